#pragma once

#include "app/domain/document.h"
#include "ui/viewer/pagelayout.h"
#include "ui/viewer/tagoverlay.h"
#include "ui/viewer/tools/tool.h"

#include <QAbstractScrollArea>
#include <QBasicTimer>
#include <QSet>

#include <memory>

class QUndoStack;

namespace ink::ui {

class DraftTarget;
class PageCache;

/**
 * The pages of a document on one long sheet, with their tags. Pages are counted from 1 here, as tags count
 * them. To look: setDocument, setFileBytes. To edit: setEditing. To fill in: setFilling and tagActivated.
 */
class PageView final : public QAbstractScrollArea, public ToolHost
{
    Q_OBJECT
public:
    enum class ZoomMode { Free, FitWidth, FitPage };

    explicit PageView(QWidget* parent = nullptr);
    ~PageView() override;

    /** Shows this value; only what differs from the one before is drawn again. */
    void setDocument(const domain::Document& document);
    void setFileBytes(domain::FileId file, const QByteArray& bytes);
    [[nodiscard]] PageCache& pages() { return *m_cache; } ///< shared with the thumbnails
    [[nodiscard]] const domain::Document& document() const override { return m_document; }

    /** Tags can be placed, moved, changed; every edit is one command on the stack. Nulls: only looking. */
    void setEditing(DraftTarget* target, QUndoStack* stack);
    [[nodiscard]] bool isEditing() const { return m_target != nullptr; }
    /** Tags of this recipient (1-based) can be chosen, the others step back; values are shown. 0: off. */
    void setFilling(int invitationIndex);
    /** Tags show their values instead of what is to be filled in. */
    void setShowValues(bool show);
    /** Whose the next placed tags are (1-based). */
    void setActiveInvitation(int index) { m_activeInvitation = index; }
    [[nodiscard]] int activeInvitation() const { return m_activeInvitation; }

    // Where we are
    [[nodiscard]] int currentPage() const { return m_currentPage; }
    [[nodiscard]] int pageCount() const { return m_layout.pageCount(); }
    void goToPage(int page);
    /** Scrolls as little as needed to show the tag, and selects it. */
    void goToTag(domain::TagId tag);
    [[nodiscard]] double zoomFactor() const; ///< 1 = 96 px an inch
    void setZoomFactor(double factor);
    /** Zooms and keeps the place under this viewport point where it is. */
    void zoomAround(double factor, QPointF viewportPoint);
    [[nodiscard]] ZoomMode zoomMode() const { return m_zoomMode; }
    void setZoomMode(ZoomMode mode);
    void zoomIn();
    void zoomOut();

    // Tags
    [[nodiscard]] QList<domain::TagId> selectedTags() const override { return m_selection; }
    void selectTags(const QList<domain::TagId>& tags) override;
    void selectAll();
    void selectNext(bool forward); ///< in reading order; wraps
    /** A new tag of the active recipient around a point (0-based page). */
    void placeTag(domain::TagType type, const PagePoint& centre) override;
    /** In the middle of what is visible of the current page. */
    void placeInView(domain::TagType type);
    void removeSelected();
    void copySelected() const;
    void cutSelected();
    void paste();
    void duplicateSelected();

    // For tests, thumbnails and assistive tools
    /** Indexes into the document's tags as a person reads them. */
    [[nodiscard]] const QList<qsizetype>& tagsInReadingOrder() const { return m_order; }
    [[nodiscard]] const PageLayout& pageLayout() const override { return m_layout; }
    [[nodiscard]] QRectF tagViewportRect(domain::TagId tag) const;
    [[nodiscard]] QPointF toViewport(const PagePoint& place) const;
    [[nodiscard]] bool isPagePainted(int page) const; ///< its sharp picture has been on the screen

Q_SIGNALS:
    void currentPageChanged(int page);
    void zoomChanged(double factor);
    void selectionChanged();
    void tagActivated(ink::domain::TagId tag); ///< click while filling, double click or Enter
    void pagePainted(int page);                ///< the first time a page is drawn with its sharp picture
    void contextMenuRequested(const QPoint& globalPosition);

protected:
    bool event(QEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void timerEvent(QTimerEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    // ToolHost
    void repaintContent(const QRectF& content) override;
    void moveTags(const QHash<domain::TagId, TagPlace>& places, const QString& text) override;

    // pageview.cpp: the sheet
    [[nodiscard]] QPoint scrollOffset() const;
    [[nodiscard]] QPointF toContent(QPointF viewport) const { return viewport + scrollOffset(); }
    void relayout();
    void updateScrollBars();
    void updateZoomForMode();
    void updateCurrentPage();
    void requestPictures();
    [[nodiscard]] QSize pixelsOf(int page) const; ///< 0-based
    void paintPage(QPainter& painter, int page, const QRect& clip);
    void paintTags(QPainter& painter, int page, const QRectF& clip);
    [[nodiscard]] TagLook lookOf(const domain::Tag& tag) const;
    [[nodiscard]] TagPlace placeOf(const domain::Tag& tag) const; ///< the tool's preview, else the draft's

    // pageviewinput.cpp: pointer and keys
    [[nodiscard]] const domain::Tag* tagAt(QPointF content) const;
    [[nodiscard]] const domain::Tag* findTag(domain::TagId id) const;
    [[nodiscard]] const domain::Tag* onlySelected() const;
    void updateCursor(QPointF content);
    void endTool(bool carryOut);
    void autoScroll(QPointF viewport);
    bool handleTagKey(QKeyEvent* event);
    bool handleScrollKey(QKeyEvent* event);
    [[nodiscard]] bool isOurKey(const QKeyEvent* event) const;
    void nudge(QPoint points, bool resize);

    // pageviewedit.cpp: edits
    void push(QUndoCommand* command);
    void addTags(QList<domain::Tag> tags, const QString& text);
    [[nodiscard]] QList<domain::Tag> copiesOf(QList<domain::Tag> tags, int pageShift, QPoint offset);
    void rebuildIndex();

    domain::Document m_document;
    PageLayout m_layout;
    std::unique_ptr<PageCache> m_cache;
    TagOverlay m_overlay;
    DraftTarget* m_target = nullptr;
    QUndoStack* m_stack = nullptr;
    std::unique_ptr<Tool> m_tool;
    QHash<int, QList<qsizetype>> m_tagsOfPage; ///< by 1-based page, indexes into the document's tags
    QHash<domain::TagId, qsizetype> m_tagIndex;
    QList<qsizetype> m_order; ///< the document's tags in reading order
    QList<domain::TagId> m_selection;
    QSet<int> m_painted; ///< 1-based pages
    ZoomMode m_zoomMode = ZoomMode::FitWidth;
    int m_currentPage = 1;
    int m_activeInvitation = 1;
    int m_filling = 0;
    bool m_showValues = false;
    QBasicTimer m_autoScroll;
    QPointF m_pointer; ///< viewport
};

} // namespace ink::ui
