#include "ui/widgets/layout/shownchildren.h"

#include <QAbstractScrollArea>
#include <QAccessible>
#include <QAccessibleWidget>
#include <QSplitter>
#include <QStackedWidget>

namespace ink::ui {

namespace {

class ShownChildren final : public QAccessibleWidget
{
public:
    using QAccessibleWidget::QAccessibleWidget;

    [[nodiscard]] int childCount() const override { return static_cast<int>(shown().size()); }
    [[nodiscard]] QAccessibleInterface* child(int index) const override { return shown().value(index); }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override
    {
        return static_cast<int>(shown().indexOf(child));
    }

private:
    [[nodiscard]] QList<QAccessibleInterface*> shown() const
    {
        QList<QAccessibleInterface*> children;
        for (int i = 0; i < QAccessibleWidget::childCount(); ++i) {
            QAccessibleInterface* child = QAccessibleWidget::child(i);
            const auto* part = child ? qobject_cast<const QWidget*>(child->object()) : nullptr;
            if (part && !part->isHidden()) children.append(child);
        }
        return children;
    }
};

QAccessibleInterface* interfaceOf(const QString& name, QObject* object)
{
    if (name == QLatin1StringView("QStackedWidget") && qobject_cast<QStackedWidget*>(object))
        return new ShownChildren(static_cast<QWidget*>(object), QAccessible::LayeredPane);
    if (name == QLatin1StringView("QSplitter") && qobject_cast<QSplitter*>(object))
        return new ShownChildren(static_cast<QWidget*>(object), QAccessible::Splitter);
    // Qt's implementation accepts any index: a screen reader that queries a scroll bar that was just removed
    // would crash the program.
    if ((name == QLatin1StringView("QScrollArea") || name == QLatin1StringView("QAbstractScrollArea")) &&
        qobject_cast<QAbstractScrollArea*>(object))
        return new ShownChildren(static_cast<QWidget*>(object), QAccessible::Client);
    return nullptr;
}

} // namespace

void exposeVisibleChildrenOnly()
{
    static const bool isInstalled = (QAccessible::installFactory(interfaceOf), true);
    Q_UNUSED(isInstalled)
}

} // namespace ink::ui
