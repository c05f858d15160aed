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
 * bytes. Returns MediaType, Validation (empty file) or TooLarge on failure. */
[[nodiscard]] Result<void> checkAttachment(const QString& name, qint64 size, qint64 others,
                                           const Limits& limits);
/** Returns MediaType if a file's first bytes (see `looksLikeAttachment`) don't match its name. */
[[nodiscard]] Result<void> checkAttachmentHead(const QString& name, const QByteArray& head);
/** Returns TooLarge if a PNG or JPEG image has too many pixels according to its headers. Nothing is decoded;
 * other types of files are always accepted. */
[[nodiscard]] Result<void> checkAttachmentPicture(const QString& name, const QByteArray& bytes);
/** The extensions of accepted files: `pdf`, `png` … */
[[nodiscard]] QStringList attachmentSuffixes();
/** “PDF, PNG, JPEG, plain text and common office files”, as part of a sentence. */
[[nodiscard]] Message acceptedAttachments();

} // namespace ink::domain
