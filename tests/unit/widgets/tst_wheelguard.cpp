#include "tests/support/testmain.h"
#include "tests/support/wheel.h"
#include "ui/widgets/inputs/wheelguard.h"

#include <QComboBox>
#include <QDateTimeEdit>
#include <QDial>
#include <QDoubleSpinBox>
#include <QFontComboBox>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSlider>
#include <QSpinBox>
#include <QTest>
#include <QVBoxLayout>

#include <functional>

namespace tst_wheelguard {

using namespace ink;
using namespace ink::ui;

namespace {

struct Control
{
    const char* name;
    std::function<QWidget*()> make;
    std::function<QVariant(const QWidget&)> value;
};

template <typename T> T* spin()
{
    auto* box = new T;
    box->setRange(0, 100);
    box->setValue(50);
    return box;
}

template <typename T> QVariant valueOf(const QWidget& widget)
{
    return static_cast<const T&>(widget).value();
}

QWidget* choice(QComboBox* box, bool isEditable)
{
    box->addItems({QStringLiteral("One"), QStringLiteral("Two"), QStringLiteral("Three")});
    box->setCurrentIndex(1);
    box->setEditable(isEditable);
    return box;
}

QVariant indexOf(const QWidget& widget)
{
    return static_cast<const QComboBox&>(widget).currentIndex();
}

QVariant timeOf(const QWidget& widget)
{
    return static_cast<const QDateTimeEdit&>(widget).dateTime();
}

QList<Control> allControls()
{
    const QDateTime time(QDate(2026, 3, 15), QTime(12, 30));
    return {
        {"combo box", [] { return choice(new QComboBox, false); }, indexOf},
        {"editable combo box", [] { return choice(new QComboBox, true); }, indexOf},
        {"font box", [] { return choice(new QFontComboBox, false); }, indexOf},
        {"spin box", [] { return spin<QSpinBox>(); }, valueOf<QSpinBox>},
        {"decimal spin box", [] { return spin<QDoubleSpinBox>(); }, valueOf<QDoubleSpinBox>},
        {"date and time", [time] { return new QDateTimeEdit(time); }, timeOf},
        {"date", [time] { return new QDateEdit(time.date()); }, timeOf},
        {"time", [time] { return new QTimeEdit(time.time()); }, timeOf},
        {"slider", [] { return spin<QSlider>(); }, valueOf<QSlider>},
        {"dial", [] { return spin<QDial>(); }, valueOf<QDial>},
    };
}

/** A control at the top of a tall scrolling page, with another input next to it. */
class Page final
{
public:
    explicit Page(QWidget* control) : control(control)
    {
        auto* content = new QWidget;
        auto* column = new QVBoxLayout(content);
        other = new QLineEdit;
        column->addWidget(other);
        column->addWidget(control);
        column->addSpacing(3000);
        area.setWidgetResizable(true);
        area.setWidget(content);
        area.resize(300, 300);
        area.show();
        area.activateWindow();
        shown = QTest::qWaitForWindowActive(&area);
        other->setFocus();
    }
    [[nodiscard]] int scrolled() const { return area.verticalScrollBar()->value(); }

    QScrollArea area;
    QLineEdit* other;
    QWidget* control;
    bool shown = false;
};

} // namespace

class TestWheelGuard final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutTheFocusItScrolls_data()
    {
        QTest::addColumn<int>("number");
        const QList<Control> controls = allControls();
        for (int i = 0; i < controls.size(); ++i)
            QTest::newRow(controls.at(i).name) << i;
    }
    void withoutTheFocusItScrolls()
    {
        QFETCH(int, number);
        const WheelGuard guard;
        const Control control = allControls().at(number);
        Page page(control.make());
        QVERIFY(page.shown);
        const QVariant before = control.value(*page.control);
        test::turnWheel(*page.control, -2);
        QCOMPARE(control.value(*page.control), before);
        QVERIFY(page.scrolled() > 0);
        test::turnWheel(*page.control, 5);
        QCOMPARE(control.value(*page.control), before);
        QCOMPARE(page.scrolled(), 0);
        QVERIFY(page.other->hasFocus()); // the wheel doesn't take the focus either
    }

    void withTheFocusItChangesTheValue_data() { withoutTheFocusItScrolls_data(); }
    void withTheFocusItChangesTheValue()
    {
        QFETCH(int, number);
        const WheelGuard guard;
        const Control control = allControls().at(number);
        Page page(control.make());
        QVERIFY(page.shown);
        const QVariant before = control.value(*page.control);
        page.control->setFocus();
        test::turnWheel(*page.control, 1);
        QVERIFY(control.value(*page.control) != before);
        QCOMPARE(page.scrolled(), 0);
    }

    void controlsMadeBeforeItAreGuarded()
    {
        Page page(spin<QSpinBox>());
        QVERIFY(page.shown);
        const WheelGuard guard;
        test::turnWheel(*page.control, -1);
        QCOMPARE(static_cast<QSpinBox*>(page.control)->value(), 50);
        QVERIFY(page.other->hasFocus());
    }

    void theFocusMayBeWithin()
    {
        const WheelGuard guard;
        auto* box = new QComboBox;
        choice(box, true);
        Page page(box);
        box->lineEdit()->setFocusProxy(nullptr);
        box->lineEdit()->setFocus();
        QVERIFY(box->lineEdit()->hasFocus());
        test::turnWheel(*box, -1);
        QCOMPARE(box->currentIndex(), 2);
    }
};

INK_TEST(TestWheelGuard, "tst_wheelguard")

} // namespace tst_wheelguard

#include "tst_wheelguard.moc"
