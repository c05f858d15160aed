#pragma once

#include <QtGlobal>

namespace ink::domain {

// The maximum size of the files that signers attach.

// Number(maxAttachmentBytes, bytes): Attachment of a signer: size of a file
// Index(maxAttachmentBytes): Attachment: size
constexpr qint64 maxAttachmentBytes = 10LL * 1024 * 1024; ///< per file
// Number(maxSignerAttachmentBytes, bytes): Attachments of a signer: size of all files
constexpr qint64 maxSignerAttachmentBytes = 25LL * 1024 * 1024; ///< all files of one signer combined

} // namespace ink::domain
