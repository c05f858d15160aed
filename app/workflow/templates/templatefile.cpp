#include "app/workflow/templates/templatefile.h"

#include "app/domain/document/document.h"
#include "app/tables/archive.h"
#include "app/wire/documentcodec.h"
#include "app/wire/json.h"
#include "app/workflow/session/identifiers.h"
#include "app/workflow/templates/reasons.h"
#include "app/workflow/templates/templatecatalog.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonObject>

namespace ink::workflow {

using namespace domain;

namespace {

constexpr int format = 1;
constexpr qsizetype maxFiles = 50;
const QString manifestName = QStringLiteral("template.json");

QString partName(qsizetype index)
{
    return QStringLiteral("files/%1.pdf").arg(index + 1, 2, 10, QLatin1Char('0'));
}

tl::unexpected<Error> noTemplate()
{
    return fail(ErrorCode::Malformed, reasons::notATemplateFile());
}

} // namespace

QString templateFileSuffix()
{
    return QStringLiteral(".inkstone-template");
}

Result<QByteArray> writeTemplateFile(const DocumentContent& content)
{
    if (content.files.size() != content.document.files.size())
        return fail(ErrorCode::State, reasons::templateFilesNotHere());
    Document kept = copyOf(content.document, content.document.type);
    kept.setting.postBackUrl.clear();
    kept.senderName.clear();
    kept.senderEmail.clear();
    for (Invitation& role : kept.invitations)
        role.authentications.clear();
    QJsonArray files;
    QList<tables::ArchivePart> parts{{manifestName, {}}};
    for (qsizetype i = 0; i < content.files.size(); ++i) {
        const File& file = content.document.files.at(i);
        QJsonObject entry{{QStringLiteral("name"), file.name},
                          {QStringLiteral("part"), partName(i)},
                          {QStringLiteral("sha256"), sha256Hex(content.files.at(i))},
                          {QStringLiteral("pages"), file.pages.size()}};
        QJsonArray visibleTo;
        for (const int role : file.visibleTo)
            visibleTo.append(role);
        if (!visibleTo.isEmpty()) entry.insert(QStringLiteral("visibleTo"), visibleTo);
        files.append(entry);
        parts.append({partName(i), content.files.at(i)});
    }
    parts[0].bytes = wire::toBytes(QJsonObject{{QStringLiteral("format"), format},
                                               {QStringLiteral("application"), QStringLiteral("Inkstone")},
                                               {QStringLiteral("template"), wire::toJson(kept)},
                                               {QStringLiteral("files"), files}});
    return tables::makeArchive(parts);
}

Result<DocumentContent> readTemplateFile(const QByteArray& bytes)
{
    INK_ASSIGN(parts, tables::readArchive(bytes));
    QHash<QString, QByteArray> byName;
    for (const tables::ArchivePart& part : std::as_const(parts))
        byName.insert(part.name, part.bytes);
    if (!byName.contains(manifestName)) return noTemplate();
    const auto manifest = wire::parseJsonObject(byName.value(manifestName));
    if (!manifest) return noTemplate();
    const int written = manifest->value(QLatin1StringView("format")).toInt();
    if (written > format) return fail(ErrorCode::State, reasons::templateFromNewerVersion());
    if (written < 1) return noTemplate();
    const auto read = wire::documentFromJson(manifest->value(QLatin1StringView("template")).toObject());
    if (!read || !isTemplate(read->type)) return noTemplate();

    DocumentContent content;
    content.document = copyOf(*read, read->type);
    // Settings that an imported file must not determine.
    content.document.setting.postBackUrl.clear();
    content.document.setting.extra = {};
    const QJsonArray files = manifest->value(QLatin1StringView("files")).toArray();
    if (files.isEmpty() || files.size() > maxFiles) return noTemplate();
    for (const QJsonValue& value : files) {
        const QJsonObject file = value.toObject();
        const QString part = file.value(QLatin1StringView("part")).toString();
        const QByteArray pdf = byName.value(part);
        if (!byName.contains(part) || !pdf.startsWith("%PDF")) return noTemplate();
        if (sha256Hex(pdf) != file.value(QLatin1StringView("sha256")).toString())
            return fail(ErrorCode::Malformed, reasons::templateFileChanged());
        File entry;
        entry.name = file.value(QLatin1StringView("name")).toString().left(255);
        if (entry.name.isEmpty()) entry.name = QStringLiteral("document.pdf");
        entry.sequence = static_cast<int>(content.files.size()) + 1;
        for (const QJsonValue& role : file.value(QLatin1StringView("visibleTo")).toArray())
            entry.visibleTo.append(role.toInt()); // anything else becomes 0, which is no recipient
        content.document.files.append(entry);
        content.files.append(pdf);
    }
    if (content.document.title.trimmed().isEmpty())
        content.document.title = content.document.files.first().name;
    return content;
}

} // namespace ink::workflow
