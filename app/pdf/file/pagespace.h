#pragma once

#include "app/pdf/file/pageinfo.h"

#include <QRectF>

namespace ink::pdf {

/** A rectangle of default user space in the points of the page as displayed, origin top left. */
[[nodiscard]] QRectF displayedRect(const PageInfo& page, const QRectF& userSpace);

} // namespace ink::pdf
