#pragma once

#include "app/domain/document.h"
#include "app/wire/signercodec.h"

#include <QByteArray>
#include <QStringList>

namespace ink::demo {

/** The bundled sample files, in order. */
[[nodiscard]] QStringList sampleNames();
[[nodiscard]] QByteArray sampleBytes(const QString& name);
/** The demo's draft: three recipients in two steps and a tag of every type that can be placed. */
[[nodiscard]] domain::Document makeDocument();
/** What a recipient fills in. */
[[nodiscard]] wire::SignerValues valuesFor(const wire::SignerView& view, const QByteArray& signature);

} // namespace ink::demo
