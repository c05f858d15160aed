#pragma once

#include "app/domain/document/documentsummary.h"

#include <QByteArray>

namespace ink::wire {

/** The bytes of toJson(page), except for the order of names, at a quarter of the cost. */
[[nodiscard]] QByteArray listBytes(const domain::DocumentPage& page);

} // namespace ink::wire
