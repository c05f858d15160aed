#pragma once

#include "app/pdf/file/pdfobjects.h"

#include <QList>
#include <QRectF>

#include <memory>

class QPDF;

namespace ink::pdf {

class ShownPages;
struct PageContent;

/** Lines and boxes to write on or in, and dots and underscores, within a rectangle of a page (both as
 * displayed). Small boxes and drawings of many lines are content. */
[[nodiscard]] QList<QRectF> writingLines(const PageContent& content, const QRectF& cover);

/**
 * The content of a signed revision's pages, to judge what later revisions draw over it. Pages are read when
 * they are asked for. For one thread.
 */
class PageCover final
{
public:
    /** `pdf` must outlive it. `shown` is the same revision as its reader sees it; may be null. */
    PageCover(QPDF& pdf, std::unique_ptr<ShownPages> shown);
    ~PageCover();
    PageCover(const PageCover&) = delete;
    PageCover& operator=(const PageCover&) = delete;

    /** Goes on with a later revision of the same file, whose page tree is the same. */
    void moveTo(QPDF& later, std::unique_ptr<ShownPages> shown);

    enum class Below {
        Nothing, ///< blank, or only lines and boxes to write on
        Picture, ///< a picture of most of the page, such as a scan: what it shows cannot be told
        Content, ///< letters or a picture
        Unknown  ///< the page cannot be read
    };
    /** The content that a rectangle of default user space would cover; by the page's picture where there is
     * one, else by its content, which knows no annotations, no shapes and not what pictures show. */
    [[nodiscard]] Below below(int page, const QRectF& userSpace);
    /** 0-based; -1 when this isn't a page. */
    [[nodiscard]] int indexOf(ObjectKey page);
    /** Pages that draw with one of these objects: as content, or as something that their resources name. */
    [[nodiscard]] QList<int> pagesUsing(const ObjectSet& objects);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::pdf
