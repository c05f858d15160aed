#pragma once

#include <QByteArray>
#include <QList>

namespace ink::pdf {

/** The object ids of a revision's pages in order: object number and generation combined in one number, 0 for
 * a page without an id of its own. Later revisions keep these ids, so a page can be recognized after others
 * were inserted before it. The revision is the first `end` bytes, which are not copied; empty if its pages
 * can't be listed. */
[[nodiscard]] QList<quint64> pageObjectIds(const QByteArray& bytes, qint64 end);

} // namespace ink::pdf
