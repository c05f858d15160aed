#pragma once

#include "app/domain/document.h"
#include "ui/commands/tagdefaults.h"
#include "ui/viewer/geometry/arranging.h"
#include "ui/viewer/geometry/pagelayout.h"
#include "ui/viewer/geometry/taggeometry.h"
#include "ui/viewer/tagoverlay.h"
#include "ui/viewer/tools/tool.h"

#include <QAbstractScrollArea>
#include <QBasicTimer>
#include <QSet>

#include <functional>
#include <memory>
#include <optional>

class QUndoStack;

namespace ink::ui {

class DraftTarget;
class FindBar;
class PageCache;
class PageFinder;
class PageMarksReader;

/**
 * The pages of a document on one long sheet, with their tags. Pages are counted from 1 here, as tags count
 * them. To look: setDocument, setFileBytes. To edit: setEditing. To fill in: setFilling and tagActivated.
 */
class PageView final : public QAbstractScrollArea, public ToolHost
{
    Q_OBJECT
public:
    enum class ZoomMode { Free, FitWidth, FitPage };
    enum class PageMode { Continuous, SinglePage };

    explicit PageView(QWidget* parent = nullptr);
    ~PageView() override;

    /** Shows this value; only what differs from the one before is drawn again. */
    void setDocument(const domain::Document& document);
    void setFileBytes(domain::FileId file, const QByteArray& bytes);
    [[nodiscard]] PageFinder& finder() { return *m_finder; }
    /** The bar that searches the pages' text. */
    void openFind();
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
    void setZoomMode(ZoomMode mode);
    void zoomIn();
    void zoomOut();
    /** All pages on one sheet, or one page at a time. */
    void setPageMode(PageMode mode);
    [[nodiscard]] PageMode pageMode() const { return m_pageMode; }

    // Tags
    [[nodiscard]] QList<domain::TagId> selectedTags() const override { return m_selection; }
    void selectTags(const QList<domain::TagId>& tags) override;
    void selectAll();
    void selectNext(bool forward); ///< in reading order; wraps
    void selectSameType();         ///< all tags of the types of those that are selected
    void selectSameRecipient();    ///< … of their recipients
    void selectPage();             ///< all tags of the current page
    /** A new tag of the active recipient around a point (0-based page). */
    void placeTag(domain::TagType type, const PagePoint& centre);
    /** The same with its rectangle. */
    void placeTagIn(domain::TagType type, const TagPlace& place) override;
    /** In the middle of what is visible of the current page. */
    void placeInView(domain::TagType type);
    /** An area of this size there. */
    [[nodiscard]] TagPlace placeInMiddle(QSize points) const;
    void removeSelected();
    void copySelected() const;
    void cutSelected();
    void paste(); ///< around the pointer when it lies on a page, else as pasteInPlace
    /** At the same place of the current page; beside it when that is where it was copied from. */
    void pasteInPlace();
    void pasteAt(const PagePoint& centre);
    void duplicateSelected();
    /** The same place on each of these pages (1-based) but the tag's own. */
    void duplicateToPages(const QList<int>& pages);

    // Placing and precision
    /** A press on a page places a tag of this type or draws its rectangle; `repeated` = until disarmed. */
    void arm(domain::TagType type, bool repeated);
    void disarm();
    [[nodiscard]] std::optional<domain::TagType> armedType() const;
    [[nodiscard]] bool isArmedRepeatedly() const { return m_armed && m_armed->repeated; }
    /** Check boxes or a group of buttons, spread evenly over an area. Each row of buttons that has columns is
     * a group of its own. */
    void placeGrid(domain::TagType type, const TagPlace& area, int rows, int columns);
    /** How many selected tags there are decides what can be done; one step to undo. */
    void arrange(Arrangement how);
    /** Puts the selected tags over all others, or under them. */
    void bringToFront();
    void sendToBack();
    /** Locked tags are neither moved, resized nor deleted. */
    void setSelectionLocked(bool locked);
    [[nodiscard]] bool isSelectionLocked() const; ///< all of them
    [[nodiscard]] bool canArrange(Arrangement how) const;
    void setSnapping(bool on) { m_snapping = on; }
    [[nodiscard]] bool isSnapping() const override { return m_snapping; }
    /** How distances at guides are written, from points; points when nobody tells. */
    void setDistanceWords(std::function<QString(double)> words) { m_distanceWords = std::move(words); }

    /** The next press on a page places these tags, with their box around it. Role n is the n-th recipient; a
     * block of one role is the active recipient's. */
    void armBlock(const QList<domain::Tag>& block);
    void placeBlockInView(const QList<domain::Tag>& block);
    void placeBlock(const QList<domain::Tag>& tags) override;

    // Suggestions
    /** Tags that are proposed: drawn in dashes, taken with a click. Their ids are not the draft's. */
    void setSuggestions(const QList<domain::Tag>& suggestions);
    /** Marks one and scrolls to it; a null id marks none. */
    void showSuggestion(domain::TagId id);

    // Naming a tag
    /** The next click on a tag tells which one it is instead of selecting it; Escape ends that. */
    void setPicking(bool on);
    [[nodiscard]] bool isPicking() const { return m_picking; }

    // The order of Tab
    /** Numbers and a path are shown; clicks say which tag is first, second … */
    void setTabOrderMode(bool on);
    [[nodiscard]] bool isTabOrderMode() const { return m_tabOrderMode; }
    void setAutomaticTabOrder();            ///< by reading direction again
    void moveInTabOrder(int steps);         ///< the selected tag, earlier (negative) or later
    void putNextInOrder(domain::TagId tag); ///< what a click does while the order is shown

    /** The tags and groups that the selected tags' conditions and formulas name. */
    [[nodiscard]] const QList<std::pair<domain::TagId, domain::TagId>>& links() const { return m_links; }

    // For tests, thumbnails and assistive tools
    /** Null when there is none of this id; good until the document changes. */
    [[nodiscard]] const domain::Tag* tag(domain::TagId id) const { return findTag(id); }
    /** Moves the selected tags by points; one step to undo, as an arrow key's. */
    void moveSelected(QPoint points);
    /** A length as the person reads it, from points. */
    [[nodiscard]] QString distanceText(double points) const;
    /** Indexes into the document's tags as a person reads them. */
    [[nodiscard]] const QList<qsizetype>& tagsInReadingOrder() const { return m_order; }
    [[nodiscard]] const PageLayout& pageLayout() const override { return m_layout; }
    [[nodiscard]] QRectF tagViewportRect(domain::TagId tag) const;
    [[nodiscard]] QPointF toViewport(const PagePoint& place) const;
    /** The page and place under a point of the screen, or nothing. */
    [[nodiscard]] std::optional<PagePoint> pagePointAt(const QPoint& global) const;
    [[nodiscard]] bool isPagePainted(int page) const; ///< its sharp picture has been on the screen

Q_SIGNALS:
    void currentPageChanged(int page);
    void zoomChanged(double factor);
    void pageModeChanged();
    void selectionChanged();
    void tagActivated(ink::domain::TagId tag); ///< click while filling, double click or Enter
    void pagePainted(int page);                ///< the first time a page is drawn with its sharp picture
    void contextMenuRequested(const QPoint& globalPosition);
    void armedChanged();
    void suggestionActivated(ink::domain::TagId suggestion);
    void tagPicked(ink::domain::TagId tag);
    void tabOrderModeChanged();
    void tagsRemoved(int count);
    /** A big rectangle of check boxes or buttons was drawn: rows and columns are to be asked. */
    void gridWanted(ink::domain::TagType type, const ink::ui::TagPlace& area);

protected:
    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
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
    void keyReleaseEvent(QKeyEvent* event) override;
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
    [[nodiscard]] QList<qsizetype> tagsOnPage(int page) const override { return m_tagsOfPage.value(page); }
    void copyTags(const QHash<domain::TagId, TagPlace>& places) override;
    [[nodiscard]] const PageMarks* pageMarks(int page) override;
    void drawTag(domain::TagType type, const TagPlace& place) override;
    [[nodiscard]] QSize newTagSize(domain::TagType type) const override { return m_defaults.sizeOf(type); }

    // pageview.cpp: the sheet
    [[nodiscard]] QPoint scrollOffset() const;
    [[nodiscard]] QPointF toContent(QPointF viewport) const { return viewport + scrollOffset(); }
    void relayout();
    void updateScrollBars();
    void updateZoomForMode();
    void updateCurrentPage();
    void requestPictures();
    [[nodiscard]] QSize pixelsOf(int page) const; ///< 0-based
    /** The part of a page's pixels that lies in some rows and columns of the sheet. */
    [[nodiscard]] QRect seenPixels(int page, const QRect& content) const;
    // pageviewmode.cpp: which pages are on the sheet, and how large
    [[nodiscard]] bool isSingle() const { return m_pageMode == PageMode::SinglePage; }
    void showOnly(int page); ///< 0-based
    /** In single-page mode: on to the next page when this one ends there. True when it was turned. */
    bool turnPage(int way);
    bool turnPageByWheel(QWheelEvent* event);
    bool zoomByGesture(QEvent* event);
    void paintPage(QPainter& painter, int page, const QRect& clip);
    void paintFound(QPainter& painter, int page, const QRectF& clip);
    void revealFound();
    bool handleFindKey(QKeyEvent* event);
    void reveal(const QRectF& content);                                ///< scrolls as little as needed
    bool paintPicture(QPainter& painter, int page, const QRect& clip); ///< true: all of it is sharp
    void paintTags(QPainter& painter, const PageLayout::Range& visible, const QRectF& clip);
    [[nodiscard]] TagLook lookOf(const domain::Tag& tag, bool selected) const;
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

    // pageviewhands.cpp: panning, toggling and copying by pointer
    bool beginPan(const QMouseEvent* event); ///< middle button, or Space and the left one
    bool movePan(QPointF viewport);
    bool endPan();
    bool handlePanKey(QKeyEvent* event);
    bool scrollAcross(QWheelEvent* event); ///< Shift and the wheel
    /** A press with Shift or Ctrl on a tag: a click toggles it, a drag constrains or copies. */
    void beginToggle(domain::TagId tag, Qt::KeyboardModifiers modifiers);
    void dragToggled();
    bool endToggle();
    void restack(bool front);

    // pageviewedit.cpp: edits
    void push(QUndoCommand* command);
    void addTags(QList<domain::Tag> tags, const QString& text);
    /** Adds tags; when there is nobody to fill them yet, with the first recipient, in one step. */
    void withRecipient(const QString& text, const std::function<void(const QString&)>& add);
    /** The same for the first so many recipients. */
    void withRecipients(int count, const QString& text, const std::function<void(const QString&)>& add);
    [[nodiscard]] PagePoint middleOfView() const; ///< of what is visible of the current page
    void rebuildIndex();

    // pageviewcopies.cpp: copies
    [[nodiscard]] QList<domain::Tag> selectedValues() const;
    void addCopies(QList<domain::Tag> tags, const QString& text);
    void pasteShifted(QList<domain::Tag> tags, int pageShift, QPoint offset);
    /** Where copies with this offset lie beside what is there: not on a tag, and within the page as long as
     * there is room. `always`: also when nothing is at the offset itself. */
    [[nodiscard]] QPoint stepAside(const QList<domain::Tag>& tags, int pageShift, QPoint offset,
                                   bool always) const;

    // pageviewgestures.cpp: what the pointer does beyond selecting
    struct Armed
    {
        domain::TagType type;
        bool repeated = false;
        QList<domain::Tag> block; ///< instead of one of the type
    };
    [[nodiscard]] std::unique_ptr<Tool> armedTool();
    void leaveModes(); ///< nothing is in hand, asked or ordered any more
    [[nodiscard]] bool isHovering() const { return m_tool && m_hovering; }
    void hover(); ///< shows where a click would place the armed tag
    void pressArmed(QPointF content, Qt::KeyboardModifiers modifiers);
    /** The box that carries handles: around the selection when it lies on one page (content coordinates). */
    [[nodiscard]] std::optional<QRectF> handleBox() const;
    [[nodiscard]] std::optional<Handle> handleUnder(QPointF content, bool byFinger) const;
    void pointerLeft();
    [[nodiscard]] QHash<domain::TagId, TagPlace> selectedPlaces() const;
    void selectWhere(const std::function<bool(const domain::Tag&)>& wanted);
    void applyTabOrder(const QList<domain::TagId>& order, const QString& text);
    void paintGesture(QPainter& painter, const QRectF& area);
    /** Paints the whole frame of the group, and where it was before, when it is not where it was painted. */
    void repaintFrame(const QRectF& frame);
    void paintTabOrder(QPainter& painter, const QRectF& area);
    // pageviewlinks.cpp: what the selected tags depend on
    void followLinks();
    void paintLinks(QPainter& painter);

    // pageviewproposals.cpp: suggestions, and naming a tag
    [[nodiscard]] domain::TagId suggestionAt(QPointF content) const; ///< null when there is none
    void paintSuggestions(QPainter& painter, const PageLayout::Range& visible, const QRectF& clip);
    bool pick(const domain::Tag* tag); ///< true: the press was about naming a tag

    domain::Document m_document;
    TagDefaults m_defaults;
    PageLayout m_layout;
    std::unique_ptr<PageCache> m_cache;
    std::unique_ptr<PageFinder> m_finder;
    FindBar* m_findBar = nullptr; ///< made when it is first opened
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
    PageMode m_pageMode = PageMode::Continuous;
    int m_wheelBeyond = 0; ///< how far the wheel was turned past the page's end, in eighths of a degree
    int m_currentPage = 1;
    struct Chosen
    {
        int page = 0;
        int scrolled = 0;
        double zoom = 0;
    };
    Chosen m_chosen; ///< the page that was gone to, as long as nothing is scrolled
    int m_activeInvitation = 1;
    int m_filling = 0;
    bool m_showValues = false;
    QBasicTimer m_autoScroll;
    QPointF m_pressedAt;
    QPointF m_pointer;          ///< viewport
    bool m_pointerHere = false; ///< it is over the pages, and was used last
    Qt::KeyboardModifiers m_modifiers;
    std::unique_ptr<PageMarksReader> m_marks;
    std::optional<Armed> m_armed;
    QList<domain::Tag> m_suggestions;
    domain::TagId m_suggestion;        ///< the marked one
    domain::TagId m_pressedSuggestion; ///< taken when the press ends where it began
    /** Selected alone when the press ends without a drag: it lies under a handle, or is one of several. */
    domain::TagId m_pressedTag;
    QList<std::pair<domain::TagId, domain::TagId>> m_links; ///< from a selected tag to one that it names
    QRectF m_linksShown;          ///< around their lines as they were painted last (content coordinates)
    std::optional<QPointF> m_pan; ///< where the sheet was taken hold of, or drawn to last (viewport)
    bool m_spaceHeld = false;
    domain::TagId m_toggled; ///< pressed with Shift or Ctrl
    Qt::KeyboardModifiers m_toggledBy;
    QRectF m_frameShown; ///< the group's frame as it was painted last (content coordinates)
    bool m_picking = false;
    bool m_hovering = false; ///< the tool only shows what a press would do
    bool m_snapping = true;
    std::function<QString(double)> m_distanceWords;
    bool m_tabOrderMode = false;
    QList<domain::TagId> m_ordered; ///< clicked since the order is shown
};

} // namespace ink::ui
