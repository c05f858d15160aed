#pragma once

#include "app/domain/document.h"

#include <QListView>

#include <memory>

namespace ink::ui {

class PageCache;
class ThumbnailModel;

/** Small pictures of the pages with how many tags each has; choosing one goes there. Pages are counted
 * from 1. */
class ThumbnailList final : public QListView
{
    Q_OBJECT
public:
    /** Pictures come from the page view's cache, after what the view itself waits for. */
    explicit ThumbnailList(PageCache& cache, QWidget* parent = nullptr);
    ~ThumbnailList() override;

    void setDocument(const domain::Document& document);
    void setCurrentPage(int page);
    /** Files can be moved, and others dropped between them. */
    void setEditing(bool editing);

Q_SIGNALS:
    void pageChosen(int page);
    /** A file was dragged, or moved with Alt and an arrow, to an index among the others. */
    void fileMoveWanted(ink::domain::FileId file, int to);
    /** PDFs were dropped before the file of this index. */
    void filesDropped(const QStringList& paths, int at);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void keyPressEvent(QKeyEvent* event) override;
    void startDrag(Qt::DropActions supportedActions) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    /** Before which file (0-based) something would come that is let go there. */
    [[nodiscard]] int fileGapAt(const QPoint& position) const;
    void showGap(int gap);
    void requestPictures();

    PageCache& m_cache;
    std::unique_ptr<ThumbnailModel> m_model;
    bool m_following = false; ///< the view moved, not the person
    bool m_editing = false;
    QList<std::pair<domain::FileId, int>> m_files; ///< and how many pages each has
    int m_gap = -1;                                ///< shown while something is dragged
};

} // namespace ink::ui
