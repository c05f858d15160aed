#pragma once

#include "app/base/result.h"
#include "app/pdf/file/pageinfo.h"
#include "app/pdf/forms/stampitem.h"

#include <QByteArray>
#include <QRectF>

#include <string>
#include <vector>

namespace ink::pdf {

class Revision;

/** Creates a PDF with empty pages of these sizes and, on them, the items (StampItem::pageIndex refers to
 * these pages) as drawn by the page stamper: an overlay for images of the pages. */
[[nodiscard]] Result<QByteArray> stampOverlay(const QList<PageInfo>& infos, const QList<StampItem>& items);
/** Draws each item like the page stamper and imports it as a form in default user space. It is drawn on an
 * empty page of the same size in a separate file, one page per item. `places` are the bounding boxes of the
 * forms. Returns references to the forms. */
[[nodiscard]] Result<std::vector<std::string>>
createStampForms(Revision& revision, const QList<StampItem>& items, const std::vector<QRectF>& places);

} // namespace ink::pdf
