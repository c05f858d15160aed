#pragma once

#include "app/domain/document/document.h"

#include <QHash>
#include <QList>
#include <QSizeF>

#include <optional>

namespace ink::workflow {

/** The source of a page of a changed file. */
struct ArrangedPage
{
    int was = 0;       ///< 1-based over all pages of the document as it is; 0 = it is new
    int inserted = -1; ///< 0-based in the PDF that is inserted; -1 with `was` 0 = a blank page
    int turn = 0;      ///< degrees clockwise: 0, 90, 180 or 270
    QSizeF size;       ///< points, as displayed before it is turned
    bool operator==(const ArrangedPage&) const = default;
};

/** A file of the document with the pages that it shall have; one without pages goes. */
struct ArrangedFile
{
    domain::FileId file;
    QList<ArrangedPage> pages;
    bool operator==(const ArrangedFile&) const = default;
};

/** A place between pages. */
struct PagePlace
{
    int file = 0; ///< 0-based in the order of files
    int page = 0; ///< 0-based: before this page of it, or behind the last
    bool operator==(const PagePlace&) const = default;
};

/**
 * The pages of a draft as a person wants them: a value that starts as the document is and knows what becomes
 * of its tags. Pages are named by their 1-based number over all files.
 */
class PageArrangement final
{
public:
    explicit PageArrangement(const domain::Document& document);

    [[nodiscard]] const QList<ArrangedFile>& files() const { return m_files; }
    [[nodiscard]] int pageCount() const;
    /** The current place of a page; nothing when it was removed. */
    [[nodiscard]] std::optional<PagePlace> placeOf(int page) const;
    /** The 1-based number over all files of a place. */
    [[nodiscard]] int numberAt(const PagePlace& place) const;

    void remove(const QList<int>& pages);
    void turn(const QList<int>& pages, int degrees);
    /** Moves pages together, in their order, to before what is at the place now. */
    void move(const QList<int>& pages, const PagePlace& to);
    /** All pages by one step past the page before or behind them, also into the next file. */
    void step(const QList<int>& pages, bool down);
    /** Puts pages of another PDF at a place. */
    void insert(const QList<QSizeF>& sizes, const PagePlace& at);
    void insertBlank(const QSizeF& size, const PagePlace& at);

    /** Those whose pages are not as they were, by their place among the files. */
    [[nodiscard]] QList<int> changedFiles() const;
    /** Changed files that pages of others come into are first: no page is ever missing in between. */
    [[nodiscard]] QList<int> orderOfWork() const;
    /** The tags after the change: rectangles rotate with their pages, tags of removed pages are removed. Page
     * indexes are those of the arrangement, without the files that go. */
    [[nodiscard]] QList<domain::Tag> tagsAfter(const domain::Document& document) const;

private:
    [[nodiscard]] int firstOf(int file) const; ///< 0-based over all files

    QList<ArrangedFile> m_files;
    QList<ArrangedFile> m_before;
};

/** A rectangle on a page that is turned clockwise; `page` is its size before. */
[[nodiscard]] domain::PageRect turnedRect(const domain::PageRect& rect, const QSizeF& page, int degrees);

} // namespace ink::workflow
