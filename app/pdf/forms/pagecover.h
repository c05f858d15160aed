#pragma once

#include "app/pdf/file/pdfobjects.h"

#include <QList>
#include <QRectF>

#include <memory>

class QPDF;

namespace ink::pdf {

class ShownPages;
struct PageContent;

/** The writing lines, input boxes, dots and underscores within a rectangle of a page, in displayed points.
 * Small boxes and drawings of many lines are omitted, because they count as content. */
[[nodiscard]] QList<QRectF> writingLines(const PageContent& content, const QRectF& cover);

/** The content of a signed revision's pages, to judge the content that later revisions draw over it. Pages
 * are read on demand. Not thread-safe. */
class PageCover final
{
public:
    /** `pdf` must outlive this object. `shown` is the same revision as displayed; may be null. */
    PageCover(QPDF& pdf, std::unique_ptr<ShownPages> shown);
    ~PageCover();
    PageCover(const PageCover&) = delete;
    PageCover& operator=(const PageCover&) = delete;

    /** Continues with a later revision of the same file with the same page tree. */
    void moveTo(QPDF& later, std::unique_ptr<ShownPages> shown);

    enum class Below {
        Nothing, ///< blank, or only writing lines and input boxes
        Picture, ///< an image of most of the page, such as a scan: its content can't be determined
        Content, ///< text or an image
        Unknown  ///< the page can't be read
    };
    /** The content that a rectangle in default user space would cover: determined from the rendered page if
     * available, otherwise from the page's content, ignoring annotations, shapes and the contents of
     * images. */
    [[nodiscard]] Below below(int page, const QRectF& userSpace);
    /** The 0-based index of a page; -1 if the object isn't a page. */
    [[nodiscard]] int indexOf(ObjectKey page);
    /** Pages that draw one of these objects, as content or through their resources. */
    [[nodiscard]] QList<int> pagesUsing(const ObjectSet& objects);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::pdf
