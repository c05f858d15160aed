#include "app/domain/fileintake.h"

#include <QJsonArray>

namespace ink::domain {

namespace {
QString uploadedKey()
{
    return QStringLiteral("uploadedSha256");
}
QString onlyFormKey()
{
    return QStringLiteral("onlyForm");
}
QString encryptedKey()
{
    return QStringLiteral("wasEncrypted");
}
QString restrictedKey()
{
    return QStringLiteral("restricted");
}
QString signaturesKey()
{
    return QStringLiteral("carriesSignatures");
}
void setFlag(File& file, const QString& key, bool on)
{
    if (on)
        file.extra.insert(key, true);
    else
        file.extra.remove(key);
}
} // namespace

QString uploadedSha256(const File& file)
{
    return file.extra.value(uploadedKey()).toString();
}

void setUploadedSha256(File& file, const QString& sha256)
{
    if (sha256.isEmpty())
        file.extra.remove(uploadedKey());
    else
        file.extra.insert(uploadedKey(), sha256);
}

bool wasEncrypted(const File& file)
{
    return file.extra.value(encryptedKey()).toBool();
}

void setWasEncrypted(File& file, bool encrypted)
{
    setFlag(file, encryptedKey(), encrypted);
}

QStringList restrictedActions(const File& file)
{
    QStringList actions;
    const QJsonArray listed = file.extra.value(restrictedKey()).toArray();
    for (const auto& action : listed)
        actions.append(action.toString());
    return actions;
}

void setRestrictedActions(File& file, const QStringList& actions)
{
    if (actions.isEmpty())
        file.extra.remove(restrictedKey());
    else
        file.extra.insert(restrictedKey(), QJsonArray::fromStringList(actions));
}

bool carriesSignatures(const File& file)
{
    return file.extra.value(signaturesKey()).toBool();
}

void setCarriesSignatures(File& file, bool carries)
{
    setFlag(file, signaturesKey(), carries);
}

bool allowsOnlyForm(const File& file)
{
    return file.extra.value(onlyFormKey()).toBool();
}

void setAllowsOnlyForm(File& file, bool only)
{
    setFlag(file, onlyFormKey(), only);
}

} // namespace ink::domain
