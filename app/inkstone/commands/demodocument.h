#pragma once

#include "app/domain/document/document.h"
#include "app/wire/signercodec.h"

#include <QByteArray>

namespace ink::demo {

/** The demo's draft: the bundled sample with its sender. */
[[nodiscard]] domain::Document makeDocument();
/** The values that a recipient fills in. */
[[nodiscard]] wire::SignerValues valuesFor(const wire::SignerView& view, const QByteArray& signature);

} // namespace ink::demo
