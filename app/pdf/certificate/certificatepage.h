#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"

#include <QByteArray>

namespace ink::domain {
struct Document;
}

namespace ink::pdf {

/** The certificate's facts about one person. */
struct CertificateOptions
{
    QString language = QStringLiteral("en"); ///< `en`, `fr`, `de`, `es` or `ar` (BCP 47)
    Timestamp finalizedTime{};
    QString serviceName; ///< e.g. "Inkstone 0.1.0"
};

/** The language of most use to the recipients: theirs when all who have one share it, else the document's. */
[[nodiscard]] QString certificateLanguage(const domain::Document& document);

/**
 * The certificate of a finished document as a PDF of its own (A4, one or more pages): who, what, when, from
 * where, how authenticated, SHA-256 of every file, and the history chain with its head. Text is selectable.
 */
[[nodiscard]] Result<QByteArray> makeCertificate(const domain::Document& document,
                                                 const CertificateOptions& options);

} // namespace ink::pdf
