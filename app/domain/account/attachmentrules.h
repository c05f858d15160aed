#pragma once

#include "app/base/result.h"
#include "app/domain/account/attachmentlimits.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace ink::domain {

struct Limits;

// The files that a signer may attach to a tag of type Attachment.

constexpr qint64 maxAttachmentPixels = 100'000'000; ///< for a picture: 400 MB when it is decoded
constexpr qsizetype attachmentHeadBytes = 1024;     ///< bytes that `looksLikeAttachment` needs

// Index(attachmentMediaType): Attachment: kinds of files
/** The media type of an accepted file by the end of its name; empty when such files are not accepted. */
[[nodiscard]] QString attachmentMediaType(const QString& fileName);
/**
 * Returns whether a file's first bytes match its media type, for example those of a PDF. `head` holds the
 * first `attachmentHeadBytes` or all there are.
 */
[[nodiscard]] bool looksLikeAttachment(const QString& mediaType, const QByteArray& head);
/**
 * Checks a file's name and size before it is attached. `others` is the number of bytes of the signer's other
 * files: MediaType, Validation (empty) or TooLarge with a sentence to act on.
 */
[[nodiscard]] Result<void> checkAttachment(const QString& name, qint64 size, qint64 others,
                                           const Limits& limits);
/** Checks that a file's first bytes (see `looksLikeAttachment`) match its name: MediaType. */
[[nodiscard]] Result<void> checkAttachmentHead(const QString& name, const QByteArray& head);
/**
 * Checks by its headers that a PNG or JPEG picture is small enough to be opened:
 * TooLarge. Nothing is decoded; files of other kinds pass.
 */
[[nodiscard]] Result<void> checkAttachmentPicture(const QString& name, const QByteArray& bytes);
/** The extensions of accepted files: `pdf`, `png` … */
[[nodiscard]] QStringList attachmentSuffixes();
/** “PDF, PNG, JPEG, plain text and common office files”: for sentences. */
[[nodiscard]] Message acceptedAttachments();

} // namespace ink::domain
