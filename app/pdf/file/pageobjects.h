#pragma once

#include <QByteArray>
#include <QList>

namespace ink::pdf {

/**
 * The object names of a revision's pages, in order: object number and generation in one
 * number, 0 for a page without either. Revisions keep these names, so the same page is found again behind
 * others that were put before it. The revision is the first `end` bytes, which are not copied; empty when its
 * pages cannot be listed.
 */
[[nodiscard]] QList<quint64> pageObjects(const QByteArray& bytes, qint64 end);

} // namespace ink::pdf
