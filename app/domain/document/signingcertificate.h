#pragma once

#include "app/base/fields.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace ink::domain {

/** The assurance that a signer's certificate must give. */
enum class CertificateLevel {
    Any,      ///< any certificate for signing documents
    Qualified ///< a qualified one for electronic signatures (Regulation (EU) 910/2014, annex I)
};
/** The wire name of a level: `any` or `qualified`. */
[[nodiscard]] QString certificateLevelCode(CertificateLevel level);
[[nodiscard]] std::optional<CertificateLevel> certificateLevelFromCode(const QString& code);

/** The certificate of their own with which a recipient must sign, not part of the contract. */
struct SigningCertificate
{
    CertificateLevel level = CertificateLevel::Any;
    /** One of these must have issued it, directly or through others: names of authorities (common name or
     * organisation), or SHA-256 of their certificates (DER) in hex. Empty = any authority. */
    QStringList issuers;
    QString person; ///< must be its holder: serial number, name or email in the certificate; empty = anybody
    bool operator==(const SigningCertificate&) const = default;
};

inline constexpr int maxCertificateIssuers = 20;
inline constexpr int maxCertificateName = 255; ///< characters of an issuer or a person

/** `level` is written as its wire name. */
[[nodiscard]] constexpr auto fieldsOf(const SigningCertificate*)
{
    using namespace Qt::Literals::StringLiterals;
    using C = SigningCertificate;
    return std::tuple(Field{"level"_L1, &C::level},
                      Field{"issuers"_L1, &C::issuers, maxCertificateIssuers, maxCertificateName},
                      Field{"person"_L1, &C::person, maxCertificateName});
}

} // namespace ink::domain
