#pragma once

#include <QByteArray>
#include <QString>

namespace ink::domain {

// What a signer may attach to a tag of type Attachment.

constexpr qint64 maxAttachmentBytes = 10LL * 1024 * 1024;       ///< of one file
constexpr qint64 maxSignerAttachmentBytes = 25LL * 1024 * 1024; ///< of all files of one signer
constexpr qsizetype attachmentHeadBytes = 1024;                 ///< what `looksLikeAttachment` wants to see

/** The media type of an accepted file by the end of its name; empty when such files are not accepted. */
[[nodiscard]] QString attachmentMediaType(const QString& fileName);
/**
 * Whether a file's first bytes fit its media type: what is called a PDF begins as one. `head` are the first
 * `attachmentHeadBytes` or all there are.
 */
[[nodiscard]] bool looksLikeAttachment(const QString& mediaType, const QByteArray& head);
/** “PDF, PNG, JPEG, plain text and common office files”: for sentences. */
[[nodiscard]] QString acceptedAttachments();

} // namespace ink::domain
