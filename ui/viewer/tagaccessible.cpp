#include "ui/viewer/tagaccessible.h"

#include "ui/models/taglistmodel.h"
#include "ui/viewer/pageview.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPointer>

#include <memory>
#include <mutex>
#include <vector>

namespace ink::ui {

namespace {

/** One tag, by its place in reading order. */
class TagInterface final : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    TagInterface(PageView* view, int place) : m_view(view), m_place(place) {}

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
        if (what == QAccessible::Name) return tagSentence(m_view->document(), *here);
        if (what == QAccessible::Description) return here->name;
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
        state.focusable = true;
        state.selectable = true;
        state.selected = m_view->selectedTags().contains(here->id);
        state.focused = state.selected && m_view->hasFocus();
        state.offscreen =
            !m_view->viewport()->rect().intersects(m_view->tagViewportRect(here->id).toAlignedRect());
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }
    [[nodiscard]] QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString& name) override
    {
        const domain::Tag* here = tag();
        if (!here) return;
        const domain::TagId id = here->id;
        m_view->setFocus();
        m_view->goToTag(id);
        if (name == pressAction()) Q_EMIT m_view->tagActivated(id);
    }
    [[nodiscard]] QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    [[nodiscard]] const domain::Tag* tag() const
    {
        if (!m_view) return nullptr;
        const QList<qsizetype>& order = m_view->tagsInReadingOrder();
        return m_place < order.size() ? &m_view->document().tags.at(order.at(m_place)) : nullptr;
    }

    QPointer<PageView> m_view;
    int m_place;
};

class PageViewInterface final : public QAccessibleWidget
{
public:
    explicit PageViewInterface(PageView* view) : QAccessibleWidget(view, QAccessible::List), m_view(view) {}
    ~PageViewInterface() override
    {
        for (const QAccessible::Id id : m_children)
            QAccessible::deleteAccessibleInterface(id);
    }
    PageViewInterface(const PageViewInterface&) = delete;
    PageViewInterface& operator=(const PageViewInterface&) = delete;

    [[nodiscard]] int childCount() const override
    {
        return m_view ? static_cast<int>(m_view->document().tags.size()) : 0;
    }
    [[nodiscard]] QAccessibleInterface* child(int index) const override
    {
        if (index < 0 || index >= childCount()) return nullptr;
        while (static_cast<int>(m_children.size()) <= index)
            m_children.push_back(QAccessible::registerAccessibleInterface(
                new TagInterface(m_view, static_cast<int>(m_children.size()))));
        return QAccessible::accessibleInterface(m_children[static_cast<size_t>(index)]);
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override
    {
        for (size_t i = 0; i < m_children.size(); ++i)
            if (QAccessible::accessibleInterface(m_children[i]) == child) return static_cast<int>(i);
        return -1;
    }
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override
    {
        for (int i = 0; i < childCount(); ++i)
            if (QAccessibleInterface* here = child(i); here && here->rect().contains(x, y)) return here;
        return nullptr;
    }
    [[nodiscard]] QAccessibleInterface* focusChild() const override
    {
        for (int i = 0; i < childCount(); ++i)
            if (QAccessibleInterface* here = child(i); here && here->state().focused) return here;
        return nullptr;
    }

private:
    QPointer<PageView> m_view;
    mutable std::vector<QAccessible::Id> m_children; ///< by place in reading order, made when asked for
};

QAccessibleInterface* interfaceFor(const QString&, QObject* object)
{
    auto* view = qobject_cast<PageView*>(object);
    return view ? new PageViewInterface(view) : nullptr;
}

} // namespace

void installTagAccessibility()
{
    static std::once_flag once;
    std::call_once(once, [] { QAccessible::installFactory(interfaceFor); });
}

} // namespace ink::ui
