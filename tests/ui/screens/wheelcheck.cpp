#include "tests/ui/screens/wheelcheck.h"

#include "tests/support/wheel.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QDateTimeEdit>
#include <QDial>
#include <QDoubleSpinBox>
#include <QPointer>
#include <QSlider>
#include <QSpinBox>

namespace ink::test {

namespace {

bool isValueControl(const QWidget& widget)
{
    return qobject_cast<const QComboBox*>(&widget) || qobject_cast<const QAbstractSpinBox*>(&widget) ||
           qobject_cast<const QSlider*>(&widget) || qobject_cast<const QDial*>(&widget);
}

QString valueIn(const QWidget& widget)
{
    if (const auto* box = qobject_cast<const QComboBox*>(&widget))
        return QStringLiteral("%1 %2").arg(box->currentIndex()).arg(box->currentText());
    if (const auto* spin = qobject_cast<const QAbstractSpinBox*>(&widget)) return spin->text();
    return QString::number(static_cast<const QAbstractSlider&>(widget).value());
}

bool hasAnotherValue(const QWidget& widget)
{
    if (const auto* box = qobject_cast<const QComboBox*>(&widget)) return box->count() > 1;
    if (const auto* spin = qobject_cast<const QSpinBox*>(&widget)) return spin->minimum() < spin->maximum();
    return true;
}

QString wordsFor(const QWidget& widget)
{
    QString words = QLatin1String(widget.metaObject()->className());
    for (const QWidget* at = &widget; at; at = at->parentWidget())
        if (!at->objectName().isEmpty() && !at->objectName().startsWith(QLatin1String("qt_")))
            return words + QLatin1Char(' ') + at->objectName();
    return words;
}

QList<QPointer<QWidget>> controlsIn(const QWidget& window)
{
    QList<QPointer<QWidget>> controls;
    for (QWidget* widget : window.findChildren<QWidget*>())
        if (isValueControl(*widget) && widget->isEnabled()) controls.append(widget);
    return controls;
}

} // namespace

QStringList wheelFaultsOf(QWidget& window, int& checked)
{
    QStringList faults;
    for (const QPointer<QWidget>& control : controlsIn(window)) {
        if (!control || control->hasFocus()) continue;
        ++checked;
        const QPointer<QWidget> focus = QApplication::focusWidget();
        const QString before = valueIn(*control);
        for (const int notches : {-2, 2}) {
            turnWheel(*control, notches);
            if (!control || valueIn(*control) == before) continue;
            faults << QStringLiteral("the wheel changes %1 from “%2” to “%3”")
                          .arg(wordsFor(*control), before, valueIn(*control));
            break;
        }
        if (QApplication::focusWidget() != focus)
            faults << QStringLiteral("the wheel takes the focus to %1").arg(wordsFor(*control));
    }
    return faults;
}

QStringList deafControlsOf(QWidget& panel, int& checked)
{
    QStringList faults;
    for (const QPointer<QWidget>& control : controlsIn(panel)) {
        if (!control || !control->isVisible() || !hasAnotherValue(*control)) continue;
        ++checked;
        control->setFocus();
        const QString before = valueIn(*control);
        bool changed = false;
        for (const int notches : {-1, 1, 1}) { // the value may be near its limit
            turnWheel(*control, notches);
            changed = changed || !control || valueIn(*control) != before;
        }
        if (!changed)
            faults << QStringLiteral("%1 keeps “%2” with the focus").arg(wordsFor(*control), before);
    }
    return faults;
}

} // namespace ink::test
