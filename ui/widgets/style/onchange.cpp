#include "ui/widgets/style/onchange.h"

#include <QList>
#include <QObject>
#include <QWidget>

#include <utility>
#include <vector>

namespace ink::ui {

namespace {

/** The callbacks for a widget's change events; a child of the widget. */
class ChangeFilter final : public QObject
{
public:
    explicit ChangeFilter(QWidget* widget) : QObject(widget) { widget->installEventFilter(this); }

    void add(QList<QEvent::Type> types, std::function<void()> act)
    {
        m_actions.push_back({std::move(types), std::move(act)});
    }
    static ChangeFilter& of(QWidget* widget)
    {
        for (QObject* child : widget->children())
            if (auto* filter = dynamic_cast<ChangeFilter*>(child)) return *filter;
        return *new ChangeFilter(widget);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (watched == parent())
            for (const auto& [types, act] : m_actions)
                if (types.contains(event->type())) act();
        return false;
    }

private:
    std::vector<std::pair<QList<QEvent::Type>, std::function<void()>>> m_actions;
};

} // namespace

void onChange(QWidget* widget, std::initializer_list<QEvent::Type> types, std::function<void()> act)
{
    ChangeFilter::of(widget).add(types, std::move(act));
}

void onLanguageChange(QWidget* widget, std::function<void()> act)
{
    onChange(widget, {QEvent::LanguageChange}, std::move(act));
}

} // namespace ink::ui
