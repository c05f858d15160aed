#include "ui/viewer/editing/tageditor.h"

#include "app/base/languages.h"
#include "app/domain/document/document.h"
#include "app/domain/document/recipientname.h"
#include "app/domain/document/tagnames.h"
#include "app/domain/document/tagplacement.h"
#include "ui/commands/addtags.h"
#include "ui/commands/removetags.h"
#include "ui/commands/setinvitations.h"
#include "ui/commands/settagorder.h"
#include "ui/commands/settagproperties.h"
#include "ui/commands/tagcopies.h"
#include "ui/models/words.h"
#include "ui/viewer/geometry/taggeometry.h"

#include <QSet>
#include <QUndoStack>

#include <algorithm>

namespace ink::ui {

TagEditor::TagEditor(const TagIndex& tags, TagSelection& selection, PageSurface& surface)
    : m_tags(tags), m_selection(selection), m_surface(surface)
{
}

void TagEditor::setDraft(DraftTarget* target, QUndoStack* stack)
{
    m_target = stack ? target : nullptr;
    m_stack = target ? stack : nullptr;
}

void TagEditor::push(QUndoCommand* command)
{
    Q_ASSERT(m_stack && command);
    m_stack->push(command);
}

QSizeF TagEditor::pageSize(int page) const
{
    return m_surface.pageLayout().pageSize(page - 1);
}

// ---- placing

void TagEditor::recordStyleChanges(const domain::Document& before, const domain::Document& after)
{
    if (isActive()) m_defaults.recordStyleChanges(before, after);
}

void TagEditor::placeTag(domain::TagType type, const PagePoint& centre)
{
    const int page = centre.page + 1;
    placeTagIn(type, {page, domain::newTagRect(m_tags.document(), type, page, centre.point)});
}

void TagEditor::placeTagIn(domain::TagType type, const TagGeometry& place)
{
    if (!isActive()) return;
    const domain::Document& document = m_tags.document();
    const int owner =
        std::clamp(m_activeInvitation, 1, std::max(1, static_cast<int>(document.invitations.size())));
    domain::Tag tag = domain::makeTag(document, type, place.pageIndex, {}, owner, windowLanguage());
    const QSize usual = domain::defaultTagSize(type);
    tag.rect = place.rect;
    // A rectangle that the user has drawn keeps its size.
    m_defaults.applyTo(tag, QSize(place.rect.width, place.rect.height) == usual);
    tag.rect = domain::clampedTo(tag.rect, pageSize(place.pageIndex));
    QList<domain::TagId> placed;
    withRecipients(1, tr("Add %1").arg(tagTypeText(type)),
                   [&](const QString& text) { placed = addTags({tag}, text); });
    Q_ASSERT(placed.size() == 1);
    Q_EMIT tagPlaced(placed.constFirst());
}

void TagEditor::drawTag(domain::TagType type, const TagGeometry& place)
{
    const QSize usual = domain::defaultTagSize(type);
    const bool several = domain::isToggle(type) &&
                         (place.rect.width >= 2 * usual.width() || place.rect.height >= 2 * usual.height());
    if (several)
        Q_EMIT gridRequested(type, place);
    else
        placeTagIn(type, place);
}

TagGeometry TagEditor::centredGeometry(QSize points) const
{
    const PagePoint middle = m_surface.middleOfView();
    const int page = middle.page + 1;
    return {page, domain::clampedTo(rectCentredOn(middle.point, points), pageSize(page))};
}

void TagEditor::placeTagInView(domain::TagType type)
{
    if (!isActive() || m_surface.pageLayout().pageCount() == 0) return;
    const domain::Document& document = m_tags.document();
    const int page = m_surface.currentPage();
    PagePoint place = m_surface.middleOfView();
    // Moves the tag down until it doesn't overlap an existing one.
    domain::PageRect probe = domain::newTagRect(document, type, page, place.point);
    for (int tries = 0; tries < 40; ++tries) {
        const QList<qsizetype> here = m_tags.tagsOnPage(page);
        const bool taken = std::any_of(here.begin(), here.end(), [&](qsizetype i) {
            return document.tags.at(i).rect.intersects(probe);
        });
        if (!taken) break;
        place.point.ry() += probe.height + 8;
        if (place.point.y() > pageSize(place.page + 1).height()) break;
        probe = domain::newTagRect(document, type, page, place.point);
    }
    placeTag(type, place);
}

void TagEditor::placeGrid(domain::TagType type, const TagGeometry& area, int rows, int columns)
{
    if (!isActive() || rows < 1 || columns < 1) return;
    const QList<domain::PageRect> cells = gridCells(area.rect, rows, columns, domain::defaultTagSize(type));
    TagCopier names(m_tags.document());
    const domain::Tag model =
        domain::makeTag(m_tags.document(), type, area.pageIndex, {}, m_activeInvitation, windowLanguage());
    const bool grouped = type == domain::TagType::Radio;
    QString group;
    QList<domain::Tag> tags;
    for (int i = 0; i < cells.size(); ++i) {
        const bool newGroup = i == 0 || (rows > 1 && columns > 1 && i % columns == 0);
        if (grouped && newGroup) group = names.reserveGroup(domain::groupNameWord(windowLanguage()));
        domain::Tag tag = model;
        tag.name = names.reserveName(model.name);
        tag.groupName = group;
        tag.rect = domain::clampedTo(cells.at(i), pageSize(area.pageIndex));
        tags.append(tag);
    }
    const int count = static_cast<int>(tags.size());
    withRecipients(
        1, grouped ? tr("Add %n radio button(s)", nullptr, count) : tr("Add %n checkbox(es)", nullptr, count),
        [&](const QString& text) { addTags(std::move(tags), text); });
}

QList<domain::TagId> TagEditor::addTags(QList<domain::Tag> tags, const QString& text)
{
    QList<domain::TagId> ids;
    Q_ASSERT(m_target);
    for (domain::Tag& tag : tags) {
        tag.id = m_target->nextTagId();
        ids.append(tag.id);
    }
    push(new AddTags(*m_target, std::move(tags), text));
    m_selection.select(ids);
    return ids;
}

void TagEditor::withRecipients(int count, const QString& text, const std::function<void(const QString&)>& add)
{
    QList<domain::Invitation> people = m_tags.document().invitations;
    if (people.size() >= count) return add(text);
    // Every tag needs an owner, so the first tag also adds a placeholder recipient.
    QList<int> origins;
    while (origins.size() < people.size())
        origins.append(static_cast<int>(origins.size()) + 1);
    while (people.size() < count) {
        domain::Invitation signer;
        domain::setPlaceholderName(signer, tr("Signer %1").arg(people.size() + 1));
        people.append(signer);
        origins.append(0);
    }
    Q_ASSERT(people.size() == count && origins.size() == people.size());
    m_stack->beginMacro(text);
    push(new SetInvitations(*m_target, people, origins, text));
    add(text);
    m_stack->endMacro();
}

// ---- changing the selected tags

void TagEditor::removeSelected()
{
    if (!isActive() || m_selection.isEmpty()) return;
    QList<domain::TagId> gone = m_selection.ids();
    gone.removeIf([this](domain::TagId id) {
        const domain::Tag* tag = m_tags.find(id);
        return !tag || tag->facts.isLocked;
    });
    if (gone.isEmpty()) return;
    m_selection.select({});
    push(new RemoveTags(*m_target, gone));
    Q_EMIT tagsRemoved(static_cast<int>(gone.size()));
}

void TagEditor::moveTags(const QHash<domain::TagId, TagGeometry>& places, const QString& text)
{
    if (isActive()) push(new SetTagRects(*m_target, places, text));
}

void TagEditor::moveSelected(QPoint points)
{
    if (!isActive() || m_selection.isEmpty()) return;
    const auto moved = shiftedGeometries(m_surface.pageLayout(), m_selection.geometries(), points);
    nudge(moved, tr("Move %n field(s)", nullptr, static_cast<int>(moved.size())));
}

void TagEditor::resizeSelected(QPoint points)
{
    if (!isActive() || m_selection.isEmpty()) return;
    QHash<domain::TagId, TagGeometry> resized = m_selection.geometries();
    for (TagGeometry& place : resized) {
        const QSizeF page = pageSize(place.pageIndex);
        domain::PageRect& rect = place.rect;
        rect.width =
            std::clamp(rect.width + points.x(), domain::minimumTagExtent,
                       std::max(domain::minimumTagExtent, static_cast<int>(page.width()) - rect.left));
        rect.height =
            std::clamp(rect.height + points.y(), domain::minimumTagExtent,
                       std::max(domain::minimumTagExtent, static_cast<int>(page.height()) - rect.top));
    }
    nudge(resized, tr("Resize %n field(s)", nullptr, static_cast<int>(resized.size())));
}

void TagEditor::nudge(const QHash<domain::TagId, TagGeometry>& places, const QString& text)
{
    if (places == m_selection.geometries()) return;
    push(new SetTagRects(*m_target, places, text, SetTagRects::Merge::WithSameTags));
    Q_EMIT tagsNudged();
}

namespace {

struct ArrangementWords
{
    Q_DECLARE_TR_FUNCTIONS(ink::ui::TagEditor)
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
        return ArrangementWords::tr("Align %n field(s)", nullptr, count);
    case Arrangement::DistributeAcross:
    case Arrangement::DistributeDown:
        return ArrangementWords::tr("Distribute %n field(s)", nullptr, count);
    case Arrangement::SameWidth:
    case Arrangement::SameHeight:
    case Arrangement::SameSize:
        return ArrangementWords::tr("Make %n field(s) the same size", nullptr, count);
    }
    return {};
}

} // namespace

bool TagEditor::canArrange(Arrangement how) const
{
    return isActive() && m_selection.size() >= minTags(how) && !m_selection.isLocked();
}

void TagEditor::arrange(Arrangement how)
{
    if (!canArrange(how)) return;
    QList<PlacedTag> tags;
    for (const domain::TagId id : m_selection.ids())
        if (const domain::Tag* tag = m_tags.find(id); tag && !tag->facts.isLocked)
            tags.append({id, {tag->pageIndex, tag->rect}});
    const auto places = arrangedGeometries(tags, how, [this](int page) { return pageSize(page); });
    if (places.isEmpty() || places == m_selection.geometries()) return;
    push(new SetTagRects(*m_target, places, arrangementText(how, static_cast<int>(places.size()))));
}

void TagEditor::restack(bool front)
{
    if (!isActive() || m_selection.isEmpty()) return;
    const QList<domain::TagId> before = SetTagOrder::orderOf(m_tags.document());
    QList<domain::TagId> order = before;
    const QSet<domain::TagId> chosen(m_selection.ids().begin(), m_selection.ids().end());
    std::stable_partition(order.begin(), order.end(),
                          [&](domain::TagId id) { return chosen.contains(id) != front; });
    if (order == before) return;
    const int count = static_cast<int>(m_selection.size());
    push(new SetTagOrder(*m_target, order,
                         front ? tr("Bring %n field(s) to the front", nullptr, count)
                               : tr("Send %n field(s) to the back", nullptr, count)));
    m_surface.repaintAll();
}

void TagEditor::bringToFront()
{
    restack(true);
}

void TagEditor::sendToBack()
{
    restack(false);
}

void TagEditor::setSelectionLocked(bool locked)
{
    if (!isActive() || m_selection.isEmpty()) return;
    const int count = static_cast<int>(m_selection.size());
    auto command = std::make_unique<SetTagProperties>(
        *m_target, m_selection.ids(), QString(), [locked](domain::Tag& tag) { tag.facts.isLocked = locked; },
        locked ? tr("Lock %n field(s)", nullptr, count) : tr("Unlock %n field(s)", nullptr, count));
    if (!command->isNoOp()) push(command.release());
    m_selection.notifyLocked();
}

} // namespace ink::ui

#include "moc_tageditor.cpp"
