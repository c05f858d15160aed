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

/** One revision of a file as displayed: pages including form fields, rendered on demand. Not thread-safe. */
class ShownPages final
{
public:
    /** `bytes` may be the part of a file up to the end of a revision. Fields whose fully qualified names are
     * in `without` are omitted if the renderer doesn't render fields itself. */
    ShownPages(const PageRenderer& renderer, const QByteArray& bytes, const QSet<QString>& without = {});
    ~ShownPages();
    ShownPages(const ShownPages&) = delete;
    ShownPages& operator=(const ShownPages&) = delete;

    /** Returns whether the renderer can open the file. */
    [[nodiscard]] bool isReadable();
    [[nodiscard]] int pageCount();
    /** Announces the pages to be requested next. */
    void prepare(const QList<int>& pages, double scale);
    /** A page (0-based) at a scale in pixels per point; null if it can't be rendered. */
    [[nodiscard]] QImage renderPage(int index, double scale);
    /** Returns whether the renderer can't open the file or was aborted. */
    [[nodiscard]] bool hasFailed();
    /** The scale in pixels per point for comparing a page of this size. */
    [[nodiscard]] static double comparisonScale(const QSizeF& points);
    /** Converts a rectangle from points to pixels. */
    [[nodiscard]] static QRect toPixels(const QRectF& points, double scale);
    /** Returns whether a rectangle (points as displayed) on a page of this size contains ink: anything darker
     * or lighter than the surrounding paper, except in the areas of `lines`, such as writing lines. Nothing
     * if it can't be determined. */
    [[nodiscard]] std::optional<bool> hasInk(int index, const QSizeF& size, const QRectF& rect,
                                             const QList<QRectF>& lines);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::pdf
