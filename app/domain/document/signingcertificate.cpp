#include "app/domain/document/signingcertificate.h"

namespace ink::domain {

QString certificateLevelCode(CertificateLevel level)
{
    return level == CertificateLevel::Qualified ? QStringLiteral("qualified") : QStringLiteral("any");
}

std::optional<CertificateLevel> certificateLevelFromCode(const QString& code)
{
    for (const CertificateLevel level : {CertificateLevel::Any, CertificateLevel::Qualified})
        if (code == certificateLevelCode(level)) return level;
    return std::nullopt;
}

} // namespace ink::domain
