#include "app/domain/fileintake.h"

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
