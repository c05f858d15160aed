#pragma once

#include "app/base/result.h"
#include "app/domain/document/document.h"
#include "app/wire/signercodec.h"

#include <QStringList>

namespace ink::service {

class ShownFiles;
struct Stores;

/**
 * The files of a document that others still sign, with the values that this recipient may see and without a
 * seal: SHA-256 of a blob for each file, in their order. Nothing refers to a blob that is made here: it goes
 * when nobody has asked for a day. A file that came with signatures stays as it is.
 */
[[nodiscard]] Result<QStringList> copiedFiles(const Stores& stores, ShownFiles& shown,
                                              const domain::Document& document, const wire::SignerView& view);

} // namespace ink::service
