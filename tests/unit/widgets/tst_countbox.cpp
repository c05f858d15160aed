#include "tests/support/testmain.h"
#include "ui/widgets/inputs/countbox.h"

#include <QLineEdit>
#include <QSignalBlocker>
#include <QSignalSpy>
#include <QTest>

#include <memory>

namespace tst_countbox {

using namespace ink::ui;

namespace {

QString everyDays(int days)
{
    return days == 1 ? QStringLiteral("every day") : QStringLiteral("every %1 days").arg(days);
}

} // namespace

class TestCountBox final : public QObject
{
    Q_OBJECT

    std::unique_ptr<CountBox> m_box;

    void type(const QString& text)
    {
        m_box->setFocus();
        m_box->selectAll();
        QTest::keyClicks(m_box.get(), text);
    }

private Q_SLOTS:
    void init()
    {
        m_box = std::make_unique<CountBox>();
        m_box->setRange(0, 365);
        m_box->setSpecialValueText(QStringLiteral("Never"));
        m_box->setTextFunction(everyDays);
        m_box->show();
        QVERIFY(QTest::qWaitForWindowActive(m_box.get()));
    }
    void cleanup() { m_box.reset(); }

    void theWordsFollowTheNumber()
    {
        QCOMPARE(m_box->text(), QStringLiteral("Never"));
        QTest::keyClick(m_box.get(), Qt::Key_Up);
        QCOMPARE(m_box->text(), QStringLiteral("every day"));
        QTest::keyClick(m_box.get(), Qt::Key_Up);
        QCOMPARE(m_box->text(), QStringLiteral("every 2 days"));
        const QSignalBlocker quiet(m_box.get());
        m_box->setValue(1);
        QCOMPARE(m_box->text(), QStringLiteral("every day"));
        m_box->setTextFunction([](int days) { return QStringLiteral("alle %1 Tage").arg(days); });
        QCOMPARE(m_box->text(), QStringLiteral("alle 1 Tage"));
    }

    void aNumberIsTyped()
    {
        const QSignalSpy changed(m_box.get(), &QSpinBox::valueChanged);
        type(QStringLiteral("12"));
        QCOMPARE(m_box->value(), 12);
        QTest::keyClick(m_box.get(), Qt::Key_Return);
        QCOMPARE(m_box->text(), QStringLiteral("every 12 days"));
        // Within the words, that of another number included
        auto* line = m_box->findChild<QLineEdit*>();
        line->setCursorPosition(8);
        QTest::keyClick(m_box.get(), Qt::Key_Backspace);
        QCOMPARE(m_box->value(), 1);
        QTest::keyClick(m_box.get(), Qt::Key_5);
        QCOMPARE(m_box->value(), 15);
        QTest::keyClick(m_box.get(), Qt::Key_Return);
        QCOMPARE(m_box->text(), QStringLiteral("every 15 days"));
        type(QStringLiteral("1"));
        QTest::keyClick(m_box.get(), Qt::Key_Return);
        QCOMPARE(m_box->text(), QStringLiteral("every day"));
        QCOMPARE(m_box->value(), 1);
        QTest::keyClick(m_box.get(), Qt::Key_Return); // words without digits are a number too
        QCOMPARE(m_box->value(), 1);
        type(QStringLiteral("0"));
        QTest::keyClick(m_box.get(), Qt::Key_Return);
        QCOMPARE(m_box->text(), QStringLiteral("Never"));
        QVERIFY(!changed.isEmpty());
    }

    void whatIsNoNumberIsRefused()
    {
        m_box->setValue(3);
        type(QStringLiteral("x"));
        QCOMPARE(m_box->value(), 3);
        type(QStringLiteral("9z"));
        QCOMPARE(m_box->value(), 9);
        type(QStringLiteral("999")); // more than the maximum
        QCOMPARE(m_box->value(), 99);
        m_box->selectAll();
        QTest::keyClick(m_box.get(), Qt::Key_Delete);
        QTest::keyClick(m_box.get(), Qt::Key_Return); // nothing is left: as before
        QCOMPARE(m_box->text(), QStringLiteral("every 99 days"));
    }

    void theWholeTextFits()
    {
        m_box->setTextFunction([](int days) { return QStringLiteral("at intervals of %1 days").arg(days); });
        m_box->setValue(365);
        m_box->resize(m_box->sizeHint());
        const auto* line = m_box->findChild<QLineEdit*>();
        QVERIFY(line->contentsRect().width() >= line->fontMetrics().horizontalAdvance(m_box->text()));
    }
};

INK_TEST(TestCountBox, "tst_countbox")

} // namespace tst_countbox

#include "tst_countbox.moc"
