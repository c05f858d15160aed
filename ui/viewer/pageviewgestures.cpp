// What the pointer does beyond selecting: placing what was chosen from the palette, snapping, arranging.
#include "app/domain/rules.h"
#include "app/domain/taborder.h"
#include "ui/commands/addtags.h"
#include "ui/commands/settagproperties.h"
#include "ui/commands/settagrects.h"
#include "ui/commands/tagcopies.h"
#include "ui/models/words.h"
#include "ui/viewer/guidepainter.h"
#include "ui/viewer/pagemarks.h"
#include "ui/viewer/pageview.h"
#include "ui/viewer/tagaccessible.h"
#include "ui/viewer/tools/drawtagtool.h"
#include "ui/viewer/tools/placeblocktool.h"
#include "ui/viewer/tools/placetagtool.h"
#include "ui/widgets/theme.h"

#include <QPainter>
#include <QUndoStack>

#include <algorithm>

namespace ink::ui {

namespace {

struct GestureWords
{
    Q_DECLARE_TR_FUNCTIONS(ink::ui::PageView)
};

QString arrangementText(Arrangement how, int count)
{
    switch (how) {
    case Arrangement::AlignLeft:
    case Arrangement::AlignCentre:
    case Arrangement::AlignRight:
    case Arrangement::AlignTop:
    case Arrangement::AlignMiddle:
    case Arrangement::AlignBottom:
        return GestureWords::tr("Align %n tag(s)", nullptr, count);
    case Arrangement::DistributeAcross:
    case Arrangement::DistributeDown:
        return GestureWords::tr("Distribute %n tag(s)", nullptr, count);
    case Arrangement::SameWidth:
    case Arrangement::SameHeight:
    case Arrangement::SameSize:
        return GestureWords::tr("Make %n tag(s) the same size", nullptr, count);
    }
    return {};
}

} // namespace

// ---- placing

void PageView::arm(domain::TagType type, bool repeated)
{
    if (!isEditing()) return;
    if (isHovering()) endTool(false);
    setTabOrderMode(false);
    setPicking(false);
    m_armed = Armed{type, repeated, {}};
    viewport()->setCursor(Qt::CrossCursor);
    Q_EMIT armedChanged();
}

void PageView::disarm()
{
    if (!m_armed) return;
    if (isHovering()) endTool(false);
    m_armed.reset();
    viewport()->setCursor(Qt::ArrowCursor);
    Q_EMIT armedChanged();
}

void PageView::leaveModes()
{
    disarm();
    setTabOrderMode(false);
    setPicking(false);
    m_pressedSuggestion = {};
    m_pressedTag = {};
}

std::optional<domain::TagType> PageView::armedType() const
{
    return m_armed && m_armed->block.isEmpty() ? std::optional(m_armed->type) : std::nullopt;
}

std::unique_ptr<Tool> PageView::armedTool()
{
    if (m_armed->block.isEmpty())
        return std::make_unique<PlaceTagTool>(*this, m_armed->type, m_activeInvitation);
    return std::make_unique<PlaceBlockTool>(*this, m_armed->block, m_activeInvitation);
}

void PageView::hover()
{
    if (!m_tool) {
        m_tool = armedTool();
        m_hovering = true;
    }
    m_tool->move(toContent(m_pointer), m_modifiers);
    if (viewport()->cursor().shape() != Qt::CrossCursor) viewport()->setCursor(Qt::CrossCursor);
}

void PageView::pressArmed(QPointF content, Qt::KeyboardModifiers modifiers)
{
    if (isHovering()) endTool(false);
    const auto place = m_layout.hitTest(content);
    if (!place) {
        disarm();
        return;
    }
    m_hovering = false;
    if (!m_armed->block.isEmpty()) {
        m_tool = armedTool();
        m_tool->move(content, modifiers);
        return;
    }
    m_tool = std::make_unique<DrawTagTool>(*this, m_armed->type, m_activeInvitation, *place, modifiers);
}

void PageView::drawTag(domain::TagType type, const TagPlace& place)
{
    const QSize usual = domain::defaultTagSize(type);
    const bool several = domain::isToggle(type) &&
                         (place.rect.width >= 2 * usual.width() || place.rect.height >= 2 * usual.height());
    if (several)
        Q_EMIT gridWanted(type, place);
    else
        placeTagIn(type, place);
}

void PageView::placeGrid(domain::TagType type, const TagPlace& area, int rows, int columns)
{
    if (!isEditing() || rows < 1 || columns < 1) return;
    const QList<domain::PageRect> cells = gridOf(area.rect, rows, columns, domain::defaultTagSize(type));
    TagCopier names(m_document);
    const domain::Tag model = domain::makeTag(m_document, type, area.pageIndex, {}, m_activeInvitation);
    const bool grouped = type == domain::TagType::Radio;
    QString group;
    QList<domain::Tag> tags;
    for (int i = 0; i < cells.size(); ++i) {
        const bool newGroup = i == 0 || (rows > 1 && columns > 1 && i % columns == 0);
        if (grouped && newGroup) group = names.freeGroup(tr("Choice"));
        domain::Tag tag = model;
        tag.name = names.freeName(model.name);
        tag.groupName = group;
        tag.rect = domain::clampedTo(cells.at(i), m_layout.pageSize(area.pageIndex - 1));
        tags.append(tag);
    }
    const int count = static_cast<int>(tags.size());
    withRecipient(grouped ? tr("Add %n radio button(s)", nullptr, count)
                          : tr("Add %n check box(es)", nullptr, count),
                  [&](const QString& text) { addTags(std::move(tags), text); });
}

void PageView::pointerLeft()
{
    m_pointerHere = false;
    if (isHovering()) endTool(false);
}

// ---- handles

std::optional<QRectF> PageView::handleBox() const
{
    if (!isEditing() || m_selection.isEmpty() || m_tabOrderMode || m_armed) return std::nullopt;
    QList<domain::PageRect> rects;
    int page = 0;
    for (const domain::TagId id : m_selection) {
        const domain::Tag* tag = findTag(id);
        if (!tag) continue;
        if (tag->facts.isLocked) return std::nullopt;
        const TagPlace place = placeOf(*tag);
        if (page != 0 && place.pageIndex != page) return std::nullopt;
        page = place.pageIndex;
        rects.append(place.rect);
    }
    if (rects.isEmpty()) return std::nullopt;
    return contentRect(m_layout, {page, around(rects)});
}

std::optional<Handle> PageView::handleUnder(QPointF content, bool byFinger) const
{
    const auto box = handleBox();
    if (!box) return std::nullopt;
    return handleAt(*box, content, byFinger ? handleTouchExtent : handleHitExtent);
}

// ---- selecting

void PageView::selectWhere(const std::function<bool(const domain::Tag&)>& wanted)
{
    QList<domain::TagId> chosen;
    for (const qsizetype i : std::as_const(m_order))
        if (wanted(m_document.tags.at(i))) chosen.append(m_document.tags.at(i).id);
    selectTags(chosen);
}

void PageView::selectSameType()
{
    QSet<int> types;
    for (const domain::Tag& tag : selectedValues())
        types.insert(static_cast<int>(tag.type));
    selectWhere([&types](const domain::Tag& tag) { return types.contains(static_cast<int>(tag.type)); });
}

void PageView::selectSameRecipient()
{
    QSet<int> owners;
    for (const domain::Tag& tag : selectedValues())
        owners.insert(tag.invitationIndex);
    selectWhere([&owners](const domain::Tag& tag) { return owners.contains(tag.invitationIndex); });
}

void PageView::selectPage()
{
    selectWhere([this](const domain::Tag& tag) { return tag.pageIndex == m_currentPage; });
}

// ---- arranging

QHash<domain::TagId, TagPlace> PageView::selectedPlaces() const
{
    QHash<domain::TagId, TagPlace> places;
    for (const domain::TagId id : m_selection)
        if (const domain::Tag* tag = findTag(id); tag && !tag->facts.isLocked)
            places.insert(id, {tag->pageIndex, tag->rect});
    return places;
}

bool PageView::canArrange(Arrangement how) const
{
    return isEditing() && m_selection.size() >= leastTags(how) && !isSelectionLocked();
}

void PageView::arrange(Arrangement how)
{
    if (!canArrange(how)) return;
    QList<PlacedTag> tags;
    for (const domain::TagId id : std::as_const(m_selection))
        if (const domain::Tag* tag = findTag(id); tag && !tag->facts.isLocked)
            tags.append({id, {tag->pageIndex, tag->rect}});
    const auto places = arranged(tags, how, [this](int page) { return m_layout.pageSize(page - 1); });
    if (places.isEmpty() || places == selectedPlaces()) return;
    push(new SetTagRects(*m_target, places, arrangementText(how, static_cast<int>(places.size()))));
}

const PageMarks* PageView::pageMarks(int page)
{
    return m_marks->marks(page - 1);
}

// ---- the order of Tab

void PageView::setTabOrderMode(bool on)
{
    if (on == m_tabOrderMode || (on && !isEditing())) return;
    if (on) disarm();
    m_tabOrderMode = on;
    m_ordered.clear();
    viewport()->update();
    tellTurns(*this);
    Q_EMIT tabOrderModeChanged();
}

void PageView::applyTabOrder(const QList<domain::TagId>& order, const QString& text)
{
    QHash<domain::TagId, int> turns;
    for (const domain::TagId id : order)
        turns.insert(id, static_cast<int>(turns.size()) + 1);
    auto command = std::make_unique<SetTagProperties>(
        *m_target, order, QString(), [&turns](domain::Tag& tag) { tag.facts.tabTurn = turns.value(tag.id); },
        text);
    if (!command->isNoChange()) push(command.release());
}

void PageView::setAutomaticTabOrder()
{
    if (!isEditing()) return;
    QList<domain::TagId> all;
    for (const domain::Tag& tag : std::as_const(m_document.tags))
        all.append(tag.id);
    m_ordered.clear();
    auto command = std::make_unique<SetTagProperties>(
        *m_target, all, QString(), [](domain::Tag& tag) { tag.facts.tabTurn = 0; },
        tr("Order by reading direction"));
    if (!command->isNoChange()) push(command.release());
}

void PageView::putNextInOrder(domain::TagId id)
{
    const domain::Tag* tag = findTag(id);
    if (!isEditing() || !tag) return;
    QList<domain::TagId> order;
    for (const qsizetype i : std::as_const(m_order))
        order.append(m_document.tags.at(i).id);
    // The first click says which one comes first on its page, each further one what comes behind.
    m_ordered.removeOne(id);
    const domain::TagId before = m_ordered.isEmpty() ? domain::TagId() : m_ordered.last();
    const auto isRival = [&](domain::TagId other) {
        const domain::Tag* there = findTag(other);
        return there && there->pageIndex == tag->pageIndex && there->invitationIndex == tag->invitationIndex;
    };
    const auto first = std::find_if(order.begin(), order.end(), isRival);
    const qsizetype from = order.indexOf(id);
    qsizetype to = before.isNull() ? first - order.begin() : order.indexOf(before) + 1;
    if (from < to) --to;
    order.move(from, to);
    m_ordered.append(id);
    selectTags({id});
    applyTabOrder(order, tr("Set the order of tags"));
}

void PageView::moveInTabOrder(int steps)
{
    const domain::Tag* tag = onlySelected();
    if (!isEditing() || !tag || steps == 0) return;
    QList<domain::TagId> order;
    QList<qsizetype> own; // places of the same recipient's tags
    qsizetype at = 0;
    for (const qsizetype i : std::as_const(m_order)) {
        const domain::Tag& other = m_document.tags.at(i);
        if (other.id == tag->id) at = own.size();
        if (other.invitationIndex == tag->invitationIndex) own.append(order.size());
        order.append(other.id);
    }
    const qsizetype to = std::clamp<qsizetype>(at + steps, 0, own.size() - 1);
    if (to == at) return;
    order.move(own.at(at), own.at(to));
    m_ordered.clear();
    applyTabOrder(order, tr("Set the order of tags"));
}

// ---- painting

void PageView::paintGesture(QPainter& painter, const QRectF& area)
{
    const Tokens& look = tokens(palette());
    paintLinks(painter);
    const auto box = m_selection.size() > 1 ? handleBox() : std::nullopt;
    if (box) paintGroupFrame(painter, *box, look);
    repaintFrame(box.value_or(QRectF()));
    if (m_tabOrderMode) paintTabOrder(painter, area);
    if (m_tool) paintGuides(painter, m_layout, m_tool->guidePage(), m_tool->guides(), look, m_distanceWords);
}

void PageView::repaintFrame(const QRectF& frame)
{
    // Only the parts of the sheet around changed tags are painted: the frame reaches far beyond these.
    if (frame == m_frameShown) return;
    for (const QRectF& edges : {std::exchange(m_frameShown, frame), frame}) {
        if (edges.isNull()) continue;
        const QRectF line = handleFrame(edges);
        repaintContent({line.left(), line.top(), line.width(), 1});
        repaintContent({line.left(), line.bottom(), line.width(), 1});
        repaintContent({line.left(), line.top(), 1, line.height()});
        repaintContent({line.right(), line.top(), 1, line.height()});
    }
}

void PageView::paintTabOrder(QPainter& painter, const QRectF& area)
{
    struct Stop
    {
        QPointF at;
        int turn = 0;
    };
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const auto stopOf = [this](const domain::Tag& tag) {
        return contentRect(m_layout, placeOf(tag)).topLeft();
    };
    QHash<int, Stop> last; // by recipient
    const auto colourOf = [](int recipient) { return readableOn(recipientColour(recipient), Qt::white); };
    for (const qsizetype i : std::as_const(m_order)) {
        const domain::Tag& tag = m_document.tags.at(i);
        Stop& stop = last[tag.invitationIndex];
        const QPointF to = stopOf(tag);
        const QRectF path = QRectF(stop.at, to).normalized().adjusted(-1, -1, 1, 1);
        if (stop.turn > 0 && path.intersects(area)) {
            painter.setPen(QPen(colourOf(tag.invitationIndex), 1.5));
            painter.drawLine(stop.at, to);
        }
        stop = {to, stop.turn + 1};
    }
    last.clear();
    for (const qsizetype i : std::as_const(m_order)) {
        const domain::Tag& tag = m_document.tags.at(i);
        const int turn = ++last[tag.invitationIndex].turn;
        const QPointF at = stopOf(tag);
        if (area.adjusted(-24, -24, 24, 24).contains(at))
            paintTurn(painter, at, turn, m_ordered.contains(tag.id), colourOf(tag.invitationIndex));
    }
    painter.restore();
}

} // namespace ink::ui
