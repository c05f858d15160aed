#include "tests/ui/screens/entercheck.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCheckBox>
#include <QDialog>
#include <QPointer>
#include <QRadioButton>
#include <QTest>

#include <algorithm>

namespace ink::test {

namespace {

QString enteredName(const QWidget& widget)
{
    const QString own = QLatin1String(widget.metaObject()->className());
    for (const QWidget* at = &widget; at; at = at->parentWidget())
        if (!at->objectName().isEmpty() && !at->objectName().startsWith(QLatin1String("qt_")))
            return at == &widget ? at->objectName() : own + QStringLiteral(" in ") + at->objectName();
    return own;
}

bool isPressedByEnter(const QWidget& widget)
{
    return qobject_cast<const QAbstractButton*>(&widget) && !qobject_cast<const QCheckBox*>(&widget) &&
           !qobject_cast<const QRadioButton*>(&widget);
}

/** The buttons that Tab has to reach; of a group of radio buttons the checked one. */
QList<QAbstractButton*> tabStopsOf(const QDialog& dialog)
{
    QList<QAbstractButton*> stops;
    for (auto* button : dialog.findChildren<QAbstractButton*>())
        if (button->isVisible() && button->isEnabled() && button->focusPolicy() & Qt::TabFocus &&
            button->window() == &dialog && (!qobject_cast<QRadioButton*>(button) || button->isChecked()))
            stops.append(button);
    return stops;
}

} // namespace

bool activate(QDialog& dialog)
{
    dialog.activateWindow();
    return QTest::qWaitFor([&dialog] {
        const QWidget* const focus = QApplication::focusWidget();
        return QApplication::activeWindow() == &dialog && focus && dialog.isAncestorOf(focus);
    });
}

EnterWalk walkWithEnter(QDialog& dialog)
{
    EnterWalk walk;
    const QString name =
        dialog.objectName().isEmpty() ? QLatin1String(dialog.metaObject()->className()) : dialog.objectName();
    const auto fault = [&](const QString& words) { walk.faults << name + QStringLiteral(": ") + words; };
    if (!activate(dialog)) {
        fault(QStringLiteral("can't be activated"));
        return walk;
    }
    const QList<QAbstractButton*> stops = tabStopsOf(dialog);
    QStringList pressed;
    for (auto* button : dialog.findChildren<QAbstractButton*>()) {
        for (const char* signal :
             {SIGNAL(clicked(bool)), SIGNAL(pressed()), SIGNAL(released()), SIGNAL(toggled(bool))})
            QObject::disconnect(button, signal, nullptr, nullptr);
        QObject::connect(button, &QAbstractButton::clicked, &dialog,
                         [&pressed, button] { pressed << enteredName(*button); });
    }
    dialog.setAttribute(Qt::WA_DeleteOnClose, false); // it is shown again
    bool isClosed = false;
    const auto watch =
        QObject::connect(&dialog, &QDialog::finished, &dialog, [&isClosed] { isClosed = true; });
    QList<QPointer<QWidget>> seen;
    constexpr int maxStops = 300;
    for (int stop = 0; stop < maxStops; ++stop) {
        QPointer<QWidget> focus = QApplication::focusWidget();
        if (!focus || !dialog.isAncestorOf(focus)) {
            if (stop == 0) {
                QTest::keyClick(&dialog, Qt::Key_Tab);
                continue;
            }
            fault(QStringLiteral("loses the focus after ") +
                  (seen.isEmpty() || !seen.last() ? QString() : enteredName(*seen.last())));
            break;
        }
        if (seen.contains(focus)) break;
        seen << focus;
        ++walk.checked;
        const QString at = enteredName(*focus);
        const bool isButton = isPressedByEnter(*focus);
        for (const auto& [key, modifiers] :
             {std::pair(Qt::Key_Return, Qt::KeyboardModifiers()),
              std::pair(Qt::Key_Enter, Qt::KeyboardModifiers(Qt::KeypadModifier))}) {
            pressed.clear();
            QTest::keyClick(focus, key, modifiers);
            for (int popups = 0; QApplication::activePopupWidget() && popups < 5; ++popups)
                QApplication::activePopupWidget()->close();
            if (!focus) {
                fault(QStringLiteral("Enter on %1 deletes it").arg(at));
                return walk;
            }
            if (isClosed) { // by the control itself, such as a mark on a page
                walk.confirming << QStringLiteral("%1 -> closes").arg(at);
                isClosed = false;
                dialog.show();
                if (!activate(dialog)) fault(QStringLiteral("can't be activated again"));
            }
            if (isButton && focus->isEnabled() && pressed != QStringList{at})
                fault(QStringLiteral("Enter on %1 presses “%2”").arg(at, pressed.join(QLatin1Char(' '))));
            if (!isButton && !pressed.isEmpty()) {
                const QString confirms = QStringLiteral("%1 -> %2").arg(at, pressed.join(QLatin1Char(' ')));
                if (!walk.confirming.contains(confirms)) walk.confirming << confirms;
            }
            focus->setFocus(Qt::OtherFocusReason);
        }
        constexpr int maxSections = 4; // of a date, each of which is a stop
        for (int press = 0; press < maxSections && QApplication::focusWidget() == focus; ++press)
            QTest::keyClick(focus, Qt::Key_Tab);
        // A list of several lines keeps Tab for itself.
        if (QApplication::focusWidget() == focus) QTest::keyClick(focus, Qt::Key_Tab, Qt::ControlModifier);
        if (QApplication::focusWidget() == focus) {
            QWidget* next = focus->nextInFocusChain();
            while (next != focus &&
                   !(next->focusPolicy() & Qt::TabFocus && next->isVisibleTo(&dialog) && next->isEnabled() &&
                     dialog.isAncestorOf(next) && next->focusProxy() != focus))
                next = next->nextInFocusChain();
            next->setFocus(Qt::TabFocusReason);
        }
    }
    QObject::disconnect(watch);
    for (const QAbstractButton* button : stops)
        if (button->isVisible() && button->isEnabled() &&
            std::none_of(seen.cbegin(), seen.cend(), [button](const auto& each) { return each == button; }))
            fault(QStringLiteral("Tab doesn't reach %1").arg(enteredName(*button)));
    return walk;
}

} // namespace ink::test
