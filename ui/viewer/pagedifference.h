#pragma once

#include <QImage>
#include <QList>
#include <QMetaType>
#include <QRect>
#include <QRectF>
#include <QSizeF>

namespace ink::ui {

/**
 * The differences between two pictures of the same page: at most a dozen rectangles in pixels, from top to
 * bottom. Ignores shifts of an edge by half a pixel and differences in smoothing, but not a changed letter, a
 * hairline or a tint of six percent. Pictures of different sizes differ everywhere.
 */
[[nodiscard]] QList<QRect> changedAreas(const QImage& before, const QImage& after);

/** The same page in two revisions; 0-based, -1 = missing in that revision. */
struct PagePair
{
    int before = -1;
    int after = -1;
    bool operator==(const PagePair&) const = default;
};

/** Matches the pages of two revisions by their names in the file (0 = nameless). The order of both is kept.
 * Pages between two matches are paired in order; the remaining ones were added or removed. */
[[nodiscard]] QList<PagePair> pairPages(const QList<quint64>& before, const QList<quint64>& after);

/** The result of comparing one page. */
struct PageDifference
{
    enum class Kind {
        Same,
        Changed,
        Added,   ///< only in the later revision
        Removed, ///< only in the earlier one
        Resized, ///< resized or rotated
        Unreadable
    };
    Kind kind = Kind::Same;
    QList<QRectF> areas; ///< points from the top left of the page as displayed; the whole page unless Changed
    [[nodiscard]] bool isVisible() const { return kind != Kind::Same; }
    bool operator==(const PageDifference&) const = default;
};

} // namespace ink::ui

Q_DECLARE_METATYPE(ink::ui::PageDifference)
