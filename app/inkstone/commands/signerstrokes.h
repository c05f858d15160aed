#pragma once

#include <QByteArray>
#include <QString>

namespace ink {

/** A signature that looks handwritten, as a transparent PNG: for the recipients of the demo. */
[[nodiscard]] QByteArray drawSignature(const QString& name);

} // namespace ink
