#pragma once

#include <QByteArray>
#include <QString>

namespace ink {

/** A handwritten-looking signature for a name as a transparent PNG: what the demo's people draw. */
[[nodiscard]] QByteArray drawnSignature(const QString& name);

} // namespace ink
