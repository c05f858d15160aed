#include "ui/viewer/pageview.h"

#include "app/domain/document/document.h"
#include "ui/viewer/modes/guidepainter.h"
#include "ui/viewer/tagaccessible.h"
#include "ui/widgets/style/theme.h"

#include <QContextMenuEvent>
#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

namespace ink::ui {

PageView::PageView(QWidget* parent)
    : PageCanvas(parent), m_selection(m_tags), m_editing(m_tags, m_selection, *this),
      m_copying(m_tags, m_selection, m_editing, *this), m_tabOrder(m_tags, m_selection, m_editing),
      m_proposals(*this), m_modes(*this, m_tags, m_selection, m_editing, m_copying, m_tabOrder, m_proposals),
      m_painter(*this, m_tags, m_selection, m_editing, m_proposals, m_modes),
      m_links(*this, m_tags, m_selection, m_editing, m_modes)
{
    installTagAccessibility();
    setObjectName(QStringLiteral("pageView"));
    setAccessibleName(tr("Pages"));
    setProperty("ownName", accessibleName());
    setAcceptDrops(true);
    viewport()->setAcceptDrops(true);
    viewport()->setMouseTracking(true);
    connect(&m_selection, &TagSelection::changed, this, [this] { m_links.update(); });
    connect(&m_selection, &TagSelection::replaced, this, &PageView::handleSelectionChange);
    connect(&m_editing, &TagEditor::tagsNudged, this, &PageView::revealNudged);
    connect(&m_modes, &EditorModes::tabOrderModeChanged, this, [this] {
        repaintAll();
        announceTabOrder(*this);
    });
}

PageView::~PageView() = default;

// ---- the document

void PageView::setDocument(const domain::Document& document)
{
    const bool isOther = document.id != m_tags.document().id;
    m_modes.prepareForDocumentChange(isOther, hasSamePageSizes(document));
    announceRemovedTags(*this, document);
    const TagIndex before = m_tags;
    m_tags.setDocument(document);
    if (!isOther) m_editing.recordStyleChanges(before.document(), document);
    const bool isRepainted = setPages(document);
    // The path of the tab order runs across all pages.
    if (m_modes.isTabOrderMode() || before.document().invitations != document.invitations)
        repaintAll();
    else if (!isRepainted)
        repaintDifferences(before);
    m_selection.prune();
    m_links.update();
    updatePosition();
    announceTagChanges(*this, before.document());
}

void PageView::repaintDifferences(const TagIndex& before)
{
    const int top = scrollOffset().y();
    const int room = TagOverlay::outset;
    const auto visible = pageLayout().visiblePages(top - room, top + viewport()->height() + room);
    const auto repaint = [&](const domain::Tag& tag) { // skips tags outside the view; there may be thousands
        if (visible.contains(tag.pageIndex - 1))
            repaintContent(contentRect(pageLayout(), {tag.pageIndex, tag.rect}));
    };
    const QList<domain::Tag>& now = document().tags;
    const QList<domain::Tag>& old = before.document().tags;
    for (qsizetype i = 0; i < now.size(); ++i) {
        const domain::Tag& tag = now.at(i);
        const bool isInPlace = i < old.size() && old.at(i).id == tag.id;
        const domain::Tag* was = isInPlace ? &old.at(i) : before.find(tag.id);
        if (was && *was == tag) continue;
        repaint(tag);
        if (was) repaint(*was);
    }
    for (const domain::Tag& tag : old)
        if (!m_tags.contains(tag.id)) repaint(tag);
}

void PageView::setDraft(DraftTarget* target, QUndoStack* stack)
{
    m_modes.cancelGesture();
    m_editing.setDraft(target, stack);
    m_modes.handleDraftChange();
    repaintAll();
}

void PageView::setFillingRecipient(int invitationIndex)
{
    m_selection.setRecipient(invitationIndex);
    repaintAll();
}

void PageView::setShowValues(bool show)
{
    m_painter.setShowValues(show);
    repaintAll();
}

// ---- the selection

void PageView::repaintTags(const QList<domain::TagId>& tags)
{
    for (const domain::TagId id : tags)
        if (const domain::Tag* tag = m_tags.find(id))
            repaintContent(contentRect(pageLayout(), m_modes.displayedGeometry(*tag)));
}

void PageView::handleSelectionChange(const QList<domain::TagId>& before)
{
    repaintTags(before);
    repaintTags(m_selection.ids());
    announceTagSelection(*this, before);
}

void PageView::goToTag(domain::TagId id)
{
    const domain::Tag* tag = m_tags.find(id);
    if (!tag) return;
    const TagGeometry place{tag->pageIndex, tag->rect};
    m_selection.select({id});
    reveal(place.pageIndex, contentRect(pageLayout(), place).adjusted(-24, -24, 24, 24));
}

void PageView::selectNext(bool forward)
{
    if (const domain::TagId next = m_selection.nextTag(forward); !next.isNull())
        goToTag(next);
    else
        m_selection.select({}); // past the end: the keyboard may leave the view
}

void PageView::revealNudged()
{
    // Scrolls with tags that are moved by key.
    const auto box = m_modes.handleBox();
    if (box && box->width() + 48 < viewport()->width() && box->height() + 48 < viewport()->height())
        scrollTo(box->adjusted(-24, -24, 24, 24));
}

QRectF PageView::tagViewportRect(domain::TagId id) const
{
    const domain::Tag* tag = m_tags.find(id);
    if (!tag) return {};
    return contentRect(pageLayout(), m_modes.displayedGeometry(*tag)).translated(-scrollOffset());
}

QString PageView::distanceText(double points) const
{
    return m_distanceFormatter ? m_distanceFormatter(points) : tr("%1 pt").arg(QLocale().toString(points));
}

// ---- painting

void PageView::paintOverlay(QPainter& painter, const PageLayout::Range& visible, const QRectF& area)
{
    const Tokens& look = tokens(palette());
    m_painter.paint(painter, visible, area);
    m_painter.paintRubberBand(painter, look);
    m_links.paint(painter, look.accent);
    m_painter.paintSelectionFrame(painter, look);
    m_modes.mode().paint(painter, area, look);
    if (const Tool* tool = m_modes.tool())
        paintGuides(painter, pageLayout(), tool->guidePage(), tool->guides(), look, m_distanceFormatter);
}

void PageView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && accessibleName() == property("ownName").toString()) {
        setAccessibleName(tr("Pages"));
        setProperty("ownName", accessibleName());
    }
    PageCanvas::changeEvent(event);
}

// ---- the pointer

bool PageView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave) m_modes.handlePointerLeave();
    return PageCanvas::viewportEvent(event);
}

void PageView::mousePressEvent(QMouseEvent* event)
{
    m_modes.mousePress(*event);
}

void PageView::mouseMoveEvent(QMouseEvent* event)
{
    m_modes.mouseMove(*event);
}

void PageView::mouseReleaseEvent(QMouseEvent* event)
{
    m_modes.mouseRelease(*event);
}

void PageView::mouseDoubleClickEvent(QMouseEvent* event)
{
    m_modes.mouseDoubleClick(*event);
}

void PageView::contextMenuEvent(QContextMenuEvent* event)
{
    m_modes.contextMenu(*event);
    QPoint at = event->globalPos();
    if (event->reason() == QContextMenuEvent::Keyboard && !m_selection.isEmpty()) {
        const QRect seen = tagViewportRect(m_selection.ids().last()).toAlignedRect() & viewport()->rect();
        if (!seen.isEmpty()) at = viewport()->mapToGlobal(seen.center());
    }
    Q_EMIT contextMenuRequested(at);
}

void PageView::dragEnterEvent(QDragEnterEvent* event)
{
    m_modes.dragEnter(*event);
}

void PageView::dragMoveEvent(QDragMoveEvent* event)
{
    m_modes.dragMove(*event);
}

void PageView::dragLeaveEvent(QDragLeaveEvent*)
{
    m_modes.cancelGesture();
}

void PageView::dropEvent(QDropEvent* event)
{
    m_modes.drop(*event);
}

// ---- the keyboard

bool PageView::event(QEvent* event)
{
    // The pages take precedence over window-wide shortcuts for the same keys while they have the focus.
    if (event->type() == QEvent::ShortcutOverride &&
        m_modes.overridesShortcut(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return PageCanvas::event(event);
}

bool PageView::focusNextPrevChild(bool next)
{
    // Tab cycles through the tags; after the last one the focus leaves the view.
    const QList<domain::TagId> before = m_selection.ids();
    if (m_editing.isActive() || m_selection.recipient() > 0) {
        selectNext(next);
        if (m_selection.ids() != before && !m_selection.isEmpty()) return true;
    }
    return PageCanvas::focusNextPrevChild(next);
}

void PageView::keyPressEvent(QKeyEvent* event)
{
    if (m_modes.keyPress(*event) || handleKey(event) || m_modes.consumesKey(*event)) return event->accept();
    QAbstractScrollArea::keyPressEvent(event);
}

void PageView::keyReleaseEvent(QKeyEvent* event)
{
    if (m_modes.keyRelease(*event)) return event->accept();
    PageCanvas::keyReleaseEvent(event);
}

void PageView::focusInEvent(QFocusEvent* event)
{
    PageCanvas::focusInEvent(event);
    repaintTags(m_selection.ids());
    if (m_selection.singleTag()) // after Qt has announced that the pages have the focus
        QMetaObject::invokeMethod(
            this, [this] { announceFocus(*this); }, Qt::QueuedConnection);
}

void PageView::focusOutEvent(QFocusEvent* event)
{
    PageCanvas::focusOutEvent(event);
    m_modes.handleFocusLoss(event->reason());
    repaintTags(m_selection.ids());
}

} // namespace ink::ui

#include "moc_pageview.cpp"
