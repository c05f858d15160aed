#pragma once

#include "app/domain/document/ids.h"

#include <QListView>

#include <memory>
#include <optional>

namespace ink::domain {
struct Document;
}

namespace ink::ui {

class PageCache;
class ThumbnailModel;

/** Thumbnails of the pages with their tags, under the names of their files; selecting one goes to that page.
 * Several can be selected and moved. Pages are 1-based. */
class ThumbnailList final : public QListView
{
    Q_OBJECT
public:
    /** Pictures come from the page view's cache, with lower priority than the view's own. */
    explicit ThumbnailList(PageCache& cache, QWidget* parent = nullptr);
    ~ThumbnailList() override;

    void setDocument(const domain::Document& document);
    /** Sets the displayed page; a multiple selection is kept. */
    void setCurrentPage(int page);
    /** Enables moving pages and files, and dropping files between them. */
    void setEditing(bool editing);
    [[nodiscard]] QList<int> selectedPages() const; ///< in order
    void selectPages(const QList<int>& pages);
    /** Returns the height of the file name above a row's page; 0 for rows without one. */
    [[nodiscard]] int fileNameHeight(int row) const;

Q_SIGNALS:
    void pageChosen(int page);
    /** Emitted when the user moves a file to an index (0-based), by dragging its name or with Alt, Shift and
     * an arrow key. */
    void fileMoveRequested(ink::domain::FileId file, int to);
    /** Emitted when pages (1-based) are dropped before the page of this index in a file, both 0-based. */
    void pagesDropped(const QList<int>& pages, int file, int page);
    void pageMoveRequested(bool down); ///< Alt with an arrow key
    void pageRotationRequested(int degrees);
    void pageDeletionRequested();
    /** Emitted when PDFs are dropped before the file of this index (0-based). */
    void filesDropped(const QStringList& paths, int at);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void showEvent(QShowEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void startDrag(Qt::DropActions supportedActions) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    /** A position between pages, 0-based. */
    struct Gap
    {
        int file = 0;
        int page = 0;
        bool operator==(const Gap&) const = default;
    };
    /** The index (0-based) of the file before which a drop at this position would insert. */
    [[nodiscard]] int fileGapAt(const QPoint& position) const;
    [[nodiscard]] std::optional<Gap> pageGapAt(const QPoint& position) const;
    [[nodiscard]] int firstRow(int file) const;
    [[nodiscard]] QPixmap dragPicture(qsizetype pages) const;
    void showGap(int fileGap, std::optional<Gap> pageGap);
    void showGapFor(QDropEvent* event);
    void scrollAtEdge(const QPoint& position);
    void paintGap(QPainter& painter, int y, bool isStrong) const;
    void requestPictures();

    PageCache& m_cache;
    std::unique_ptr<ThumbnailModel> m_model;
    bool m_following = false; ///< the change comes from the view, not from the user
    bool m_editing = false;
    QList<std::pair<domain::FileId, int>> m_files; ///< files and their page counts
    int m_gap = -1;                                ///< gap between files shown while a file is dragged; -1 =
                                                   ///< none
    std::optional<Gap> m_pageGap;                  ///< shown while pages are dragged
    QPoint m_pressed;
};

} // namespace ink::ui
