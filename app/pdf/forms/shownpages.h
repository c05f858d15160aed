#pragma once

#include "app/pdf/content/pagerenderer.h"

#include <QByteArray>
#include <QList>
#include <QRectF>
#include <QSet>
#include <QSizeF>

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
    /** `bytes` may be a part of a file that ends with a revision. Fields whose full names are in `without`
     * are left out, where the renderer leaves fields to us. */
    ShownPages(const PageRenderer& renderer, const QByteArray& bytes, const QSet<QString>& without = {});
    ~ShownPages();
    ShownPages(const ShownPages&) = delete;
    ShownPages& operator=(const ShownPages&) = delete;

    /** Returns whether the renderer opens the file. */
    [[nodiscard]] bool isReadable();
    [[nodiscard]] int pageCount();
    /** Announces the pages that are asked for next. */
    void prepare(const QList<int>& pages, double scale);
    /** A page (0-based) at so many pixels a point; null when it can't be rendered. */
    [[nodiscard]] QImage page(int index, double scale);
    /** Returns whether the renderer can't open the file or was stopped. */
    [[nodiscard]] bool hasFailed();
    /** The pixels a point at which a page of this size is compared. */
    [[nodiscard]] static double scale(const QSizeF& points);
    /** A rectangle of points in pixels. */
    [[nodiscard]] static QRect pixels(const QRectF& points, double scale);
    /**
     * Returns whether something stands inside a rectangle (points as displayed) of a page of this size:
     * anything darker or lighter than the paper around it, apart from what `lines` cover, such as lines to
     * write on. Nothing when it can't be told.
     */
    [[nodiscard]] std::optional<bool> hasInk(int index, const QSizeF& size, const QRectF& rect,
                                             const QList<QRectF>& lines);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::pdf
