#include "ui/viewer/tagaccessible.h"

#include "app/domain/document/document.h"
#include "app/domain/document/taborder.h"
#include "ui/models/isolated.h"
#include "ui/models/taglistmodel.h"
#include "ui/viewer/pageview.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QCoreApplication>
#include <QPointer>
#include <QSet>

#include <mutex>

namespace ink::ui {

namespace {

constexpr qsizetype maxAnnounced = 48; ///< maximum number of changes announced one by one

struct AccessibleTagWords
{
    Q_DECLARE_TR_FUNCTIONS(ink::ui::TagAccessible)
};

/** Describes the position and size of a tag; with its tab position in tab-order mode. */
QString placeSentence(const PageView& view, const domain::Tag& tag)
{
    const auto words = [&view](int points) { return view.distanceText(points); };
    const QString place =
        AccessibleTagWords::tr("%1 from the left, %2 from the top, %3 wide, %4 high")
            .arg(words(tag.rect.left), words(tag.rect.top), words(tag.rect.width), words(tag.rect.height));
    if (!view.modes().isTabOrderMode()) return place;
    int turn = 0;
    int turns = 0;
    for (const qsizetype i : view.tags().readingOrder()) {
        const domain::Tag& other = view.document().tags.at(i);
        if (other.invitationIndex != tag.invitationIndex) continue;
        ++turns;
        if (other.id == tag.id) turn = turns;
    }
    return AccessibleTagWords::tr("%1 of %2 in the tab order").arg(turn).arg(turns) + QStringLiteral(", ") +
           place;
}

/** One tag, identified by its id, so that it stays the same object when moved. */
class TagInterface final : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    TagInterface(PageView* view, domain::TagId id) : m_view(view), m_id(id) {}

    [[nodiscard]] bool isValid() const override { return tag() != nullptr; }
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* parent() const override
    {
        return m_view ? QAccessible::queryAccessibleInterface(m_view) : nullptr;
    }
    [[nodiscard]] QAccessibleInterface* child(int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    [[nodiscard]] QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    [[nodiscard]] QString text(QAccessible::Text what) const override
    {
        const domain::Tag* here = tag();
        if (!here) return {};
        if (what == QAccessible::Name) return tagDescription(m_view->document(), *here);
        if (what == QAccessible::Description)
            return here->name.isEmpty()
                       ? placeSentence(*m_view, *here)
                       : QStringLiteral("%1, %2").arg(isolated(here->name), placeSentence(*m_view, *here));
        if (what == QAccessible::Value)
            return here->type == domain::TagType::MaskedText ? QString() : here->text;
        return {};
    }
    void setText(QAccessible::Text, const QString&) override {}
    [[nodiscard]] QRect rect() const override
    {
        const domain::Tag* here = tag();
        if (!here) return {};
        const QRect local = m_view->tagViewportRect(here->id).toAlignedRect();
        return {m_view->viewport()->mapToGlobal(local.topLeft()), local.size()};
    }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::ListItem; }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        const domain::Tag* here = tag();
        if (!here) {
            state.invalid = true;
            return state;
        }
        const QList<domain::TagId> selected = m_view->selection().ids();
        state.focusable = true;
        state.selectable = true;
        state.movable = m_view->editor().isActive();
        state.sizeable = m_view->editor().isActive();
        state.selected = selected.contains(here->id);
        state.focused = selected.size() == 1 && state.selected && m_view->hasFocus();
        state.offscreen =
            !m_view->viewport()->rect().intersects(m_view->tagViewportRect(here->id).toAlignedRect());
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }

    [[nodiscard]] QStringList actionNames() const override
    {
        QStringList names{pressAction(), setFocusAction(), showMenuAction()};
        if (m_view && m_view->editor().isActive())
            names += {QStringLiteral("MoveLeft"), QStringLiteral("MoveRight"), QStringLiteral("MoveUp"),
                      QStringLiteral("MoveDown")};
        return names;
    }
    [[nodiscard]] QString localizedActionName(const QString& name) const override
    {
        if (name == QLatin1String("MoveLeft")) return AccessibleTagWords::tr("Move left");
        if (name == QLatin1String("MoveRight")) return AccessibleTagWords::tr("Move right");
        if (name == QLatin1String("MoveUp")) return AccessibleTagWords::tr("Move up");
        if (name == QLatin1String("MoveDown")) return AccessibleTagWords::tr("Move down");
        return QAccessibleActionInterface::localizedActionName(name);
    }
    void doAction(const QString& name) override
    {
        const domain::Tag* here = tag();
        if (!here) return;
        constexpr int step = 10; ///< points
        const domain::TagId id = here->id;
        m_view->setFocus();
        m_view->goToTag(id);
        if (name == pressAction()) m_view->selection().activate(id);
        if (name == showMenuAction()) Q_EMIT m_view->contextMenuRequested(rect().center());
        if (name == QLatin1String("MoveLeft")) m_view->editor().moveSelected({-step, 0});
        if (name == QLatin1String("MoveRight")) m_view->editor().moveSelected({step, 0});
        if (name == QLatin1String("MoveUp")) m_view->editor().moveSelected({0, -step});
        if (name == QLatin1String("MoveDown")) m_view->editor().moveSelected({0, step});
    }
    [[nodiscard]] QStringList keyBindingsForAction(const QString&) const override { return {}; }

    [[nodiscard]] domain::TagId id() const { return m_id; }

private:
    [[nodiscard]] const domain::Tag* tag() const { return m_view ? m_view->tags().find(m_id) : nullptr; }

    QPointer<PageView> m_view;
    domain::TagId m_id;
};

class PageViewInterface final : public QAccessibleWidget
{
public:
    explicit PageViewInterface(PageView* view) : QAccessibleWidget(view, QAccessible::List), m_view(view) {}
    ~PageViewInterface() override
    {
        for (const QAccessible::Id id : std::as_const(m_known))
            QAccessible::deleteAccessibleInterface(id);
    }
    PageViewInterface(const PageViewInterface&) = delete;
    PageViewInterface& operator=(const PageViewInterface&) = delete;

    /** Created on first use; null for an unknown tag. */
    [[nodiscard]] QAccessibleInterface* interfaceOf(domain::TagId tag) const
    {
        if (!m_view || !m_view->tags().find(tag)) return nullptr;
        auto known = m_known.constFind(tag);
        if (known == m_known.constEnd())
            known =
                m_known.insert(tag, QAccessible::registerAccessibleInterface(new TagInterface(m_view, tag)));
        return QAccessible::accessibleInterface(*known);
    }
    [[nodiscard]] bool isKnown(domain::TagId tag) const { return m_known.contains(tag); }
    void forget(domain::TagId tag)
    {
        if (const auto id = m_known.constFind(tag); id != m_known.constEnd()) {
            QAccessible::deleteAccessibleInterface(*id);
            m_known.erase(id);
        }
    }

    /** The tags in reading order, then the other children of the pages (the search bar). */
    [[nodiscard]] int childCount() const override
    {
        return m_view ? tagCount() + static_cast<int>(bars().size()) : 0;
    }
    [[nodiscard]] QAccessibleInterface* child(int index) const override
    {
        if (index < 0 || index >= childCount()) return nullptr;
        if (index < tagCount()) {
            const qsizetype at = m_view->tags().readingOrder().at(index);
            return interfaceOf(m_view->document().tags.at(at).id);
        }
        return QAccessible::queryAccessibleInterface(bars().at(index - tagCount()));
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override
    {
        if (!m_view || !child) return -1;
        if (const auto* tag = dynamic_cast<const TagInterface*>(child)) {
            const QList<qsizetype>& order = m_view->tags().readingOrder();
            for (int i = 0; i < order.size(); ++i)
                if (m_view->document().tags.at(order.at(i)).id == tag->id()) return i;
            return -1;
        }
        const QList<QWidget*> others = bars();
        for (int i = 0; i < others.size(); ++i)
            if (others.at(i) == child->object()) return tagCount() + i;
        return -1;
    }
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override
    {
        if (!m_view) return nullptr;
        for (QWidget* bar : bars())
            if (QRect(bar->mapToGlobal(QPoint(0, 0)), bar->size()).contains(x, y))
                return QAccessible::queryAccessibleInterface(bar);
        const QPoint local = m_view->viewport()->mapFromGlobal(QPoint(x, y));
        for (const domain::Tag& tag : m_view->document().tags)
            if (m_view->tagViewportRect(tag.id).contains(local)) return interfaceOf(tag.id);
        return nullptr;
    }
    [[nodiscard]] QAccessibleInterface* focusChild() const override
    {
        if (!m_view) return nullptr;
        for (QWidget* bar : bars())
            if (QWidget* inside = bar->focusWidget(); inside && inside->hasFocus())
                return QAccessible::queryAccessibleInterface(inside);
        const QList<domain::TagId> selected = m_view->selection().ids();
        return selected.size() == 1 && m_view->hasFocus() ? interfaceOf(selected.first()) : nullptr;
    }

private:
    [[nodiscard]] int tagCount() const { return static_cast<int>(m_view->tags().readingOrder().size()); }
    [[nodiscard]] QList<QWidget*> bars() const
    {
        QList<QWidget*> found =
            m_view->findChildren<QWidget*>(QStringLiteral("findBar"), Qt::FindDirectChildrenOnly);
        found.removeIf([](const QWidget* bar) { return !bar->isVisible(); });
        return found;
    }

    QPointer<PageView> m_view;
    mutable QHash<domain::TagId, QAccessible::Id> m_known;
};

QAccessibleInterface* interfaceFor(const QString&, QObject* object)
{
    auto* view = qobject_cast<PageView*>(object);
    return view ? new PageViewInterface(view) : nullptr;
}

PageViewInterface* interfaceFor(PageView& view)
{
    if (!QAccessible::isActive()) return nullptr;
    return dynamic_cast<PageViewInterface*>(QAccessible::queryAccessibleInterface(&view));
}

void notify(QAccessibleInterface* tag, QAccessible::Event what)
{
    if (!tag) return;
    QAccessibleEvent event(tag, what);
    QAccessible::updateAccessibility(&event);
}

} // namespace

void installTagAccessibility()
{
    static std::once_flag once;
    std::call_once(once, [] { QAccessible::installFactory(interfaceFor); });
}

void announceRemovedTags(PageView& view, const domain::Document& next)
{
    PageViewInterface* pages = interfaceFor(view);
    if (!pages) return;
    QSet<domain::TagId> stay;
    for (const domain::Tag& tag : next.tags)
        stay.insert(tag.id);
    for (const domain::Tag& tag : view.document().tags) {
        if (stay.contains(tag.id) || !pages->isKnown(tag.id)) continue;
        notify(pages->interfaceOf(tag.id), QAccessible::ObjectDestroyed);
        pages->forget(tag.id);
    }
}

void announceTagChanges(PageView& view, const domain::Document& before)
{
    PageViewInterface* pages = interfaceFor(view);
    if (!pages) return;
    QHash<domain::TagId, const domain::Tag*> old;
    for (const domain::Tag& tag : before.tags)
        old.insert(tag.id, &tag);
    const bool sameNames = before.invitations == view.document().invitations;
    QList<const domain::Tag*> different;
    for (const domain::Tag& tag : view.document().tags) {
        const domain::Tag* was = old.value(tag.id);
        if (!was || *was != tag || !sameNames) different.append(&tag);
    }
    const QList<domain::TagId> selected = view.selection().ids();
    for (const domain::Tag* tag : std::as_const(different)) {
        if (different.size() > maxAnnounced && !(selected.size() == 1 && selected.first() == tag->id))
            continue;
        const domain::Tag* was = old.value(tag->id);
        if (!was) {
            notify(pages->interfaceOf(tag->id), QAccessible::ObjectCreated);
            continue;
        }
        if (!pages->isKnown(tag->id)) continue; // no assistive tool has asked for it
        QAccessibleInterface* here = pages->interfaceOf(tag->id);
        if (tagDescription(before, *was) != tagDescription(view.document(), *tag))
            notify(here, QAccessible::NameChanged);
        if (was->text != tag->text) notify(here, QAccessible::ValueChanged);
        const bool otherTurn =
            view.modes().isTabOrderMode() && was->facts.tabPosition != tag->facts.tabPosition;
        const bool otherPlace = was->rect != tag->rect || was->pageIndex != tag->pageIndex;
        if (otherPlace) notify(here, QAccessible::LocationChanged);
        // Screen readers announce the position as text.
        if (otherPlace || otherTurn || was->name != tag->name) notify(here, QAccessible::DescriptionChanged);
    }
}

void announceTabOrder(PageView& view)
{
    PageViewInterface* pages = interfaceFor(view);
    const QList<domain::TagId> selected = view.selection().ids();
    if (pages && selected.size() == 1)
        notify(pages->interfaceOf(selected.first()), QAccessible::DescriptionChanged);
}

void announceFocus(PageView& view)
{
    PageViewInterface* pages = interfaceFor(view);
    if (!pages || !view.hasFocus()) return;
    const QList<domain::TagId> selected = view.selection().ids();
    notify(selected.size() == 1 ? pages->interfaceOf(selected.first()) : pages, QAccessible::Focus);
}

void announceTagSelection(PageView& view, const QList<domain::TagId>& before)
{
    PageViewInterface* pages = interfaceFor(view);
    if (!pages) return;
    const QList<domain::TagId> now = view.selection().ids();
    if (before.size() + now.size() > maxAnnounced) {
        notify(pages, QAccessible::SelectionWithin);
        return;
    }
    for (const domain::TagId id : before)
        if (!now.contains(id) && pages->isKnown(id))
            notify(pages->interfaceOf(id), QAccessible::SelectionRemove);
    if (now.size() > 1)
        notify(pages, QAccessible::SelectionWithin);
    else if (now.size() == 1)
        notify(pages->interfaceOf(now.first()), QAccessible::SelectionAdd);
    if (now.size() == 1)
        announceFocus(view);
    else if (before.size() == 1) // queued: the focus may be leaving the pages
        QMetaObject::invokeMethod(
            &view, [&view] { announceFocus(view); }, Qt::QueuedConnection);
}

} // namespace ink::ui
