#pragma once

#include "app/pdf/content/pagerenderer.h"

#include <QByteArray>
#include <QList>
#include <QRectF>
#include <QSet>

#include <chrono>
#include <map>
#include <memory>
#include <optional>

namespace ink::pdf {

/**
 * One state of a file as its reader sees it: pages with the form fields on them, rendered when they are asked
 * for. For one thread.
 */
class ShownPages final
{
public:
    /** `bytes` may be a part of a file that ends with a revision. */
    ShownPages(const PageRenderer& renderer, const QByteArray& bytes);
    ~ShownPages();
    ShownPages(const ShownPages&) = delete;
    ShownPages& operator=(const ShownPages&) = delete;

    /** Returns whether the renderer opens the file. */
    [[nodiscard]] bool isReadable();
    [[nodiscard]] int pageCount();
    /** A page (0-based) at `scale()` pixels a point; null when it can't be rendered. */
    [[nodiscard]] QImage page(int index);
    [[nodiscard]] static double scale();
    /**
     * Returns whether something stands inside a rectangle (points as displayed): anything darker or lighter
     * than its background, apart from what `lines` cover, such as lines to write on. Nothing when it can't be
     * told.
     */
    [[nodiscard]] std::optional<bool> hasInk(int index, const QRectF& rect, const QList<QRectF>& lines);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

/** The result of comparing two states of a file by their pictures. */
struct ShownDifference
{
    bool compared = false;     ///< at least one page was rendered in both
    std::optional<int> page{}; ///< 0-based, the first that differs; nothing = none does
};

/**
 * Renders both states and compares them outside of `allowed` (by page, points as displayed). Pages of `first`
 * come first, the others as far as `deadline` lets them.
 */
[[nodiscard]] ShownDifference compareShown(ShownPages& before, ShownPages& after,
                                           const std::map<int, QList<QRectF>>& allowed,
                                           const QSet<int>& first,
                                           std::chrono::steady_clock::time_point deadline);

} // namespace ink::pdf
