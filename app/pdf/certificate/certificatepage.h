#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"

#include <QByteArray>

namespace ink::domain {
struct Document;
}

namespace ink::pdf {

/** Options of the certificate pages. */
struct CertificateOptions
{
    QString language = QStringLiteral("en"); ///< `en`, `fr`, `de`, `es` or `ar` (BCP 47)
    Timestamp finalizedTime{};
    QString serviceName; ///< e.g. "Inkstone 0.1.0"
};

/** Returns the recipients' language if all recipients that have one share it, otherwise the document's
 * language. */
[[nodiscard]] QString certificateLanguage(const domain::Document& document);

/** Creates the certificate of a finished document as a separate PDF (A4, one or more pages). It lists each
 * person's actions with times and IP addresses, the authentication methods, the SHA-256 of every file, and
 * the history chain with its last hash. The text is selectable and tagged. */
[[nodiscard]] Result<QByteArray> makeCertificate(const domain::Document& document,
                                                 const CertificateOptions& options);

} // namespace ink::pdf
