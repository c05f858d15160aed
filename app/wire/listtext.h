#pragma once

#include "app/domain/document.h"

#include <QByteArray>

namespace ink::wire {

/** The bytes of toJson(page), whatever the order of names in it; made at a quarter of the cost. */
[[nodiscard]] QByteArray listBytes(const domain::DocumentPage& page);

} // namespace ink::wire
