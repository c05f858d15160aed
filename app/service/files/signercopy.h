#pragma once

#include "app/base/result.h"
#include "app/wire/signercodec.h"

#include <QStringList>

namespace ink::domain {
struct Document;
}

namespace ink::service {

class ShownFiles;
struct Stores;

/**
 * Creates the files of a document that others are still signing, with the values that this recipient may see
 * and without a seal. Returns the SHA-256 of a blob for each file, in order. The blobs are unreferenced and
 * removed after a day without use. A file that already had signatures stays unchanged.
 */
[[nodiscard]] Result<QStringList> createSignerCopies(const Stores& stores, ShownFiles& shown,
                                                     const domain::Document& document,
                                                     const wire::SignerView& view);

} // namespace ink::service
