#pragma once

#include "app/base/result.h"
#include "app/domain/account/attachmentlimits.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace ink::domain {

struct Limits;

// The files that a signer may attach to a tag of type Attachment.

constexpr qint64 maxAttachmentPixels = 100'000'000; ///< for an image: 400 MB when decoded
constexpr qsizetype attachmentHeadBytes = 1024;     ///< bytes required by `looksLikeAttachment`

// Index(attachmentMediaType): Attachment: kinds of files
/** The media type of an accepted file by its file name extension; empty if such files are not accepted. */
[[nodiscard]] QString attachmentMediaType(const QString& fileName);
/** Returns whether a file's first bytes match its media type, for example those of a PDF. `head` contains the
 * first `attachmentHeadBytes` bytes, or the whole file if it is shorter. */
[[nodiscard]] bool looksLikeAttachment(const QString& mediaType, const QByteArray& head);
/** Checks a file's name and size before it is attached. `others` is the size of the signer's other files in
 * bytes. Errors with advice: MediaType, Validation (empty file) or TooLarge. */
[[nodiscard]] Result<void> checkAttachment(const QString& name, qint64 size, qint64 others,
                                           const Limits& limits);
/** Checks that a file's first bytes (see `looksLikeAttachment`) match its name: MediaType. */
[[nodiscard]] Result<void> checkAttachmentHead(const QString& name, const QByteArray& head);
/** Checks by its headers that a PNG or JPEG image is small enough to be opened: TooLarge. Nothing is decoded;
 * other types of files pass. */
[[nodiscard]] Result<void> checkAttachmentPicture(const QString& name, const QByteArray& bytes);
/** The extensions of accepted files: `pdf`, `png` … */
[[nodiscard]] QStringList attachmentSuffixes();
/** “PDF, PNG, JPEG, plain text and common office files”, as part of a sentence. */
[[nodiscard]] Message acceptedAttachments();

} // namespace ink::domain
