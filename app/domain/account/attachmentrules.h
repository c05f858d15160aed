#pragma once

#include "app/base/result.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace ink::domain {

struct Limits;

// The files that a signer may attach to a tag of type Attachment.

constexpr qint64 maxAttachmentBytes = 10LL * 1024 * 1024;       ///< per file
constexpr qint64 maxSignerAttachmentBytes = 25LL * 1024 * 1024; ///< of all files of one signer
constexpr qint64 maxAttachmentPixels = 100'000'000;             ///< for a picture: 400 MB when it is decoded
constexpr qsizetype attachmentHeadBytes = 1024;                 ///< bytes that `looksLikeAttachment` needs

/** The media type of an accepted file by the end of its name; empty when such files are not accepted. */
[[nodiscard]] QString attachmentMediaType(const QString& fileName);
/**
 * Returns whether a file's first bytes fit its media type: what is called a PDF begins as one. `head` are the
 * first `attachmentHeadBytes` or all there are.
 */
[[nodiscard]] bool looksLikeAttachment(const QString& mediaType, const QByteArray& head);
/**
 * Whether a file may be attached by its name and its size, where `others` are the bytes of the signer's other
 * files: MediaType, Validation (empty) or TooLarge with a sentence to act on.
 */
[[nodiscard]] Result<void> checkAttachment(const QString& name, qint64 size, qint64 others,
                                           const Limits& limits);
/** Whether what a file begins with (see `looksLikeAttachment`) fits its name: MediaType. */
[[nodiscard]] Result<void> checkAttachmentHead(const QString& name, const QByteArray& head);
/**
 * Whether the picture in a PNG or JPEG file is small enough for whoever opens it, by what its headers say:
 * TooLarge. Nothing is decoded; files of other kinds pass.
 */
[[nodiscard]] Result<void> checkAttachmentPicture(const QString& name, const QByteArray& bytes);
/** How the names of accepted files end: `pdf`, `png` … */
[[nodiscard]] QStringList attachmentSuffixes();
/** “PDF, PNG, JPEG, plain text and common office files”: for sentences. */
[[nodiscard]] Message acceptedAttachments();

} // namespace ink::domain
