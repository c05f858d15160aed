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

/**
 * A PDF with empty pages of these shapes and the items on them (StampItem::pageIndex counts in it), drawn as
 * the page stamper does: what values add to pages, to be laid over their pictures.
 */
[[nodiscard]] Result<QByteArray> stampedAlone(const QList<PageInfo>& infos, const QList<StampItem>& items);
/**
 * Draws each item as the page stamper would and brings it in as a form in default user space. It is drawn
 * onto an empty page of the same shape in a file of its own, one page an item.
 */
[[nodiscard]] Result<std::vector<std::string>> stampForms(Revision& revision, const QList<StampItem>& items,
                                                          const std::vector<QRectF>& places);

} // namespace ink::pdf
