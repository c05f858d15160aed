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

bool allowsOnlyForm(const File& file)
{
    return file.extra.value(onlyFormKey()).toBool();
}

void setAllowsOnlyForm(File& file, bool only)
{
    if (only)
        file.extra.insert(onlyFormKey(), true);
    else
        file.extra.remove(onlyFormKey());
}

} // namespace ink::domain
