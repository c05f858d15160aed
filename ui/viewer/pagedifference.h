#pragma once

#include <QImage>
#include <QList>
#include <QMetaType>
#include <QRect>
#include <QRectF>
#include <QSizeF>

namespace ink::ui {

/**
 * Where two pictures of the same page differ: at most a dozen rectangles in pixels, from the top down. What
 * moves an edge by half a pixel or smooths it differently is left out; a changed letter, a hairline or a tint
 * of six percent is not. Pictures of different sizes differ everywhere.
 */
[[nodiscard]] QList<QRect> changedAreas(const QImage& before, const QImage& after);

/** Two pages that are the same page in two revisions; 0-based, -1 = that revision does not have it. */
struct PagePair
{
    int before = -1;
    int after = -1;
    bool operator==(const PagePair&) const = default;
};

/**
 * Finds the pages of one revision in another by what they are called in the file (0 = nameless). The order of
 * both is kept; between pages that are found again, others are paired as they come, and what is left over was
 * added or removed.
 */
[[nodiscard]] QList<PagePair> pairPages(const QList<quint64>& before, const QList<quint64>& after);

/** The result of comparing one page. */
struct PageDifference
{
    enum class Kind {
        Same,
        Changed,
        Added,   ///< only the later revision has the page
        Removed, ///< only the earlier one
        Resized, ///< it has another size or was turned
        Unreadable
    };
    Kind kind = Kind::Same;
    QList<QRectF> areas; ///< points from the top left of the page as displayed; the whole page unless Changed
    [[nodiscard]] bool isVisible() const { return kind != Kind::Same; }
    bool operator==(const PageDifference&) const = default;
};

} // namespace ink::ui

Q_DECLARE_METATYPE(ink::ui::PageDifference)
