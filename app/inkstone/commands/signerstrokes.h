#pragma once

#include <QByteArray>
#include <QString>

namespace ink {

/** A signature that looks handwritten, as a transparent PNG: for the recipients of the demo. */
[[nodiscard]] QByteArray drawnSignature(const QString& name);

} // namespace ink
