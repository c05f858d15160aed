#include "ui/widgets/inputs/enterguard.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCheckBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QPointer>
#include <QRadioButton>

namespace ink::ui {

namespace {

constexpr const char* pressedProperty = "inkPressedOnEnter"; ///< property of an input: the button to press

bool isEnter(const QKeyEvent& key)
{
    return (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter) &&
           !(key.modifiers() & ~Qt::KeypadModifier);
}

/** Returns whether Space toggles the button, so that Enter is left to its parent. */
bool isChoice(const QAbstractButton& button)
{
    return qobject_cast<const QCheckBox*>(&button) || qobject_cast<const QRadioButton*>(&button);
}

/** Returns whether this is a dialog of Qt itself, such as the one for files, printers or colours. */
bool isOfQt(const QDialog& dialog)
{
    const QLatin1StringView name(dialog.metaObject()->className());
    return name.startsWith(QLatin1Char('Q')) && name != QLatin1StringView("QDialog");
}

QAbstractButton* buttonPressedFrom(const QWidget* input)
{
    return input ? qobject_cast<QAbstractButton*>(input->property(pressedProperty).value<QObject*>())
                 : nullptr;
}

} // namespace

EnterGuard::EnterGuard(QObject* parent) : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

bool EnterGuard::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Show) {
        // The button box would be a tab stop that leads to the first visible button, past those that were
        // added before it.
        if (auto* box = qobject_cast<QDialogButtonBox*>(watched)) {
            box->setFocusProxy(nullptr);
            box->setFocusPolicy(Qt::NoFocus);
        }
        return false;
    }
    if (event->type() != QEvent::KeyPress || !watched->isWidgetType()) return false;
    auto& key = static_cast<QKeyEvent&>(*event);
    if (!isEnter(key)) return false;
    QAbstractButton* pressed = qobject_cast<QAbstractButton*>(watched);
    if (pressed) {
        if (!pressed->isEnabled() || isChoice(*pressed)) return false;
    } else {
        const auto* dialog = qobject_cast<const QDialog*>(watched);
        if (!dialog || isOfQt(*dialog)) return false;
        pressed = buttonPressedFrom(QApplication::focusWidget());
        if (pressed && (!pressed->isEnabled() || !pressed->isVisible())) pressed = nullptr;
    }
    key.accept();
    // A held key must not accept the dialog that its first press opened.
    if (pressed && !key.isAutoRepeat()) pressed->click();
    return true;
}

void pressOnEnter(QWidget& input, QAbstractButton& button)
{
    input.setProperty(pressedProperty, QVariant::fromValue<QObject*>(&button));
}

} // namespace ink::ui

#include "moc_enterguard.cpp"
