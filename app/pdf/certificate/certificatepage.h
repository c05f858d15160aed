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

/** The best language for the recipients: theirs if all recipients with a language have the same one, else the
 * document's. */
[[nodiscard]] QString certificateLanguage(const domain::Document& document);

/** Creates the certificate of a finished document as a separate PDF (A4, one or more pages): who did what,
 * when and from where, how people were authenticated, the SHA-256 of every file, and the history chain with
 * its last hash. The text is selectable. */
[[nodiscard]] Result<QByteArray> makeCertificate(const domain::Document& document,
                                                 const CertificateOptions& options);

} // namespace ink::pdf
