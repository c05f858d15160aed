#pragma once

#include "app/domain/document/page.h"
#include "app/domain/document/tag.h"

#include <QHash>
#include <QList>
#include <QSizeF>

#include <optional>

namespace ink::domain {
struct Document;
}

namespace ink::workflow {

/** A page of a rearranged file: its source, rotation and size. */
struct ArrangedPage
{
    int originalNumber = 0; ///< 1-based page number in the current document, across all files; 0 = a new page
    int insertedIndex = -1; ///< 0-based in the inserted PDF; -1 with `originalNumber` 0 = a blank page
    int rotation = 0;       ///< degrees clockwise: 0, 90, 180 or 270
    QSizeF size;            ///< points, as displayed before the rotation
    bool operator==(const ArrangedPage&) const = default;
};

/** A file of the document with its new pages; a file without pages is removed. */
struct ArrangedFile
{
    domain::FileId file;
    QList<ArrangedPage> pages;
    bool operator==(const ArrangedFile&) const = default;
};

/** A position between pages. */
struct PagePosition
{
    int file = 0; ///< 0-based index of the file
    int page = 0; ///< 0-based: before this page of the file, or after its last page
    bool operator==(const PagePosition&) const = default;
};

/**
 * A new arrangement of a draft's pages: a value that starts with the current order and adjusts the tags.
 * Functions identify pages by ArrangedPage::originalNumber.
 */
class PageArrangement final
{
public:
    explicit PageArrangement(const domain::Document& document);

    [[nodiscard]] const QList<ArrangedFile>& files() const { return m_files; }
    [[nodiscard]] int pageCount() const;
    /** The current position of a page; nothing if it was removed. */
    [[nodiscard]] std::optional<PagePosition> positionOf(int page) const;
    /** The 1-based page number of a position, across all files. */
    [[nodiscard]] int numberAt(const PagePosition& place) const;

    void remove(const QList<int>& pages);
    void rotate(const QList<int>& pages, int degrees);
    /** Moves pages as a block, keeping their order, before the page at this position. */
    void move(const QList<int>& pages, const PagePosition& to);
    /** Moves all pages one step past the previous or next page, also into the adjacent file. */
    void step(const QList<int>& pages, bool down);
    /** Inserts pages of another PDF at a position. */
    void insert(const QList<QSizeF>& sizes, const PagePosition& at);
    void insertBlank(const QSizeF& size, const PagePosition& at);

    /** Indexes of the files whose pages have changed. */
    [[nodiscard]] QList<int> changedFiles() const;
    /** The order in which to write changed files: those that receive pages from others first, so that no page
     * is ever missing. */
    [[nodiscard]] QList<int> writeOrder() const;
    /** The tags after the change: rectangles rotate with their pages, tags of removed pages are removed.
     * Page indexes refer to the arrangement without removed files. */
    [[nodiscard]] QList<domain::Tag> tagsAfter(const domain::Document& document) const;

private:
    [[nodiscard]] int firstOf(int file) const; ///< the first page of a file; 0-based across all files

    QList<ArrangedFile> m_files;
    QList<ArrangedFile> m_before;
};

/** The rectangle after a clockwise rotation of its page; `page` is the size of the page before. */
[[nodiscard]] domain::PageRect rotatedRect(const domain::PageRect& rect, const QSizeF& page, int degrees);

} // namespace ink::workflow
