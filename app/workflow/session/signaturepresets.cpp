#include "app/workflow/session/signaturepresets.h"

#include "app/workflow/session/reasons.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <QUuid>

#include <algorithm>

namespace ink::workflow {

namespace {

constexpr qint64 maxBytes = 4LL * 1024 * 1024;

QString keyOf(const QString& name)
{
    return name.simplified().toCaseFolded();
}

} // namespace

SignaturePresets::SignaturePresets(const QString& folder, QObject* parent) : QObject(parent), m_folder(folder)
{
    load();
}

QString SignaturePresets::pathOf(const QString& id) const
{
    return QDir(m_folder).filePath(id + QStringLiteral(".json"));
}

void SignaturePresets::load()
{
    m_all.clear();
    for (const QString& name : QDir(m_folder).entryList({QStringLiteral("*.json")}, QDir::Files)) {
        QFile file(QDir(m_folder).filePath(name));
        if (file.size() > maxBytes || !file.open(QIODevice::ReadOnly)) continue;
        const QJsonObject object = QJsonDocument::fromJson(file.readAll()).object();
        Preset one{name.chopped(5), object.value(QStringLiteral("name")).toString(),
                   QByteArray::fromBase64(object.value(QStringLiteral("png")).toString().toLatin1())};
        if (one.name.isEmpty() || one.png.isEmpty() || QUuid::fromString(one.id).isNull()) continue;
        m_all.append(one);
    }
    std::sort(m_all.begin(), m_all.end(), [](const Preset& a, const Preset& b) {
        return QString::localeAwareCompare(a.name, b.name) < 0;
    });
}

std::optional<SignaturePresets::Preset> SignaturePresets::find(const QString& name) const
{
    const QString wanted = keyOf(name);
    for (const Preset& one : m_all)
        if (!wanted.isEmpty() && keyOf(one.name) == wanted) return one;
    return std::nullopt;
}

Result<SignaturePresets::Preset> SignaturePresets::save(const QString& name, const QByteArray& png)
{
    if (name.simplified().isEmpty() || png.isEmpty() || png.size() > maxBytes / 2)
        return fail(ErrorCode::Validation, reasons::signatureNeedsNameAndPicture());
    const QFile::Permissions owner = QFile::ReadOwner | QFile::WriteOwner;
    const auto unwritten = [] { return fail(ErrorCode::Io, reasons::signatureNotStored()); };
    if (!QDir().mkpath(m_folder)) return unwritten();
    QFile::setPermissions(m_folder, owner | QFile::ExeOwner);
    const auto before = find(name);
    const Preset one{before ? before->id : QUuid::createUuid().toString(QUuid::WithoutBraces),
                     name.simplified().left(255), png};
    QSaveFile file(pathOf(one.id));
    if (!file.open(QIODevice::WriteOnly)) return unwritten();
    file.setPermissions(owner); // set before it has any content
    const QByteArray text =
        QJsonDocument(QJsonObject{{QStringLiteral("name"), one.name},
                                  {QStringLiteral("png"), QString::fromLatin1(png.toBase64())}})
            .toJson(QJsonDocument::Compact);
    if (file.write(text) != text.size() || !file.commit()) return unwritten();
    load();
    Q_EMIT changed();
    return one;
}

Result<void> SignaturePresets::remove(const QString& id)
{
    if (QUuid::fromString(id).isNull() || (QFile::exists(pathOf(id)) && !QFile::remove(pathOf(id))))
        return fail(ErrorCode::Io, reasons::signatureNotRemoved());
    load();
    Q_EMIT changed();
    return {};
}

} // namespace ink::workflow

#include "moc_signaturepresets.cpp"
