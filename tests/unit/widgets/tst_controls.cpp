// The painting of single controls: margins, baselines, focus, what is disabled, and both directions.
#include "tests/support/testmain.h"
#include "ui/widgets/detailspane.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/inputs/choicecard.h"
#include "ui/widgets/inputs/formfield.h"
#include "ui/widgets/inputs/signaturepad.h"
#include "ui/widgets/inputs/textarea.h"
#include "ui/widgets/layout/firstlines.h"
#include "ui/widgets/style/theme.h"
#include "ui/widgets/style/tokens.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCalendarWidget>
#include <QComboBox>
#include <QCompleter>
#include <QFrame>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QScopeGuard>
#include <QSpinBox>
#include <QTableWidget>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace tst_controls {

using namespace ink;
using namespace ink::ui;

namespace {

QImage shownBy(QWidget& widget)
{
    return widget.grab().toImage().convertToFormat(QImage::Format_RGB32);
}

/** The widths of the empty margins beside what differs from the background, which is that of the middle of
 * the left edge. */
QPair<int, int> marginsOf(const QImage& image)
{
    const QRgb paper = image.pixel(2, image.height() / 2);
    int first = image.width();
    int last = -1;
    for (int y = 4; y < image.height() - 4; ++y)
        for (int x = 2; x < image.width() - 2; ++x)
            if (image.pixel(x, y) != paper) {
                first = std::min(first, x);
                last = std::max(last, x);
            }
    return {first, image.width() - 1 - last};
}

/** Width of the edge at the left, in the middle of the height: from the first pixel to the surface. */
int edgeOf(const QImage& image)
{
    const QRgb surface = highContrastTokens(false).surface.rgb();
    int width = 0;
    while (width < image.width() && image.pixel(width, image.height() / 2) != surface)
        ++width;
    return width;
}

} // namespace

class TestControls final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void cleanup() { QGuiApplication::setLayoutDirection(Qt::LeftToRight); }

    /** The edge of an input is red while its content is invalid, with and without the focus. */
    void theEdgeOfAnInvalidInputIsRed_data()
    {
        QTest::addColumn<int>("kind");
        QTest::newRow("line") << 0;
        QTest::newRow("text") << 1;
        QTest::newRow("list") << 2;
        QTest::newRow("number") << 3;
    }
    void theEdgeOfAnInvalidInputIsRed()
    {
        QFETCH(int, kind);
        const Theme theme(*qApp);
        QWidget* input = nullptr;
        if (kind == 0) input = new QLineEdit;
        if (kind == 1) input = new TextArea;
        if (kind == 2) input = new QComboBox;
        if (kind == 3) input = new QSpinBox;
        FormField field(QStringLiteral("input"), input);
        field.setLabel(QStringLiteral("Name"));
        field.resize(240, 120);
        field.show();
        QVERIFY(QTest::qWaitForWindowExposed(&field));
        const auto isRed = [input] {
            const QImage image = shownBy(*input);
            const QColor edge = image.pixelColor(image.width() / 2, 0);
            return edge.red() > edge.green() + 60 && edge.red() > edge.blue() + 60;
        };
        QVERIFY(!isRed());
        field.setError(QStringLiteral("Somebody has to take this role."));
        QVERIFY(isRed());
        field.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&field));
        input->setFocus();
        QVERIFY(isRed());
        field.setError({});
        QVERIFY(!isRed());
    }

    /** The rows of an open combo box and of completions are as high as those of menus, without an outline. */
    void popupsHaveTheRowsOfMenus()
    {
        const Theme theme(*qApp);
        QComboBox box;
        box.addItems({QStringLiteral("English"), QStringLiteral("Deutsch"), QString::fromUtf8("العربية")});
        box.show();
        QVERIFY(QTest::qWaitForWindowExposed(&box));
        box.activateWindow();
        box.setFocus(Qt::TabFocusReason);
        QTest::keyClick(&box, Qt::Key_Down, Qt::AltModifier);
        QTRY_VERIFY(box.view()->isVisible());
        for (int row = 0; row < box.count(); ++row)
            QVERIFY(box.view()->visualRect(box.model()->index(row, 0)).height() >= 28);
        const QRect current = box.view()->visualRect(box.view()->currentIndex());
        const QImage image = shownBy(*box.view()->viewport());
        const Tokens& look = tokens(box.palette());
        int outlined = 0;
        for (int x = 0; x < image.width(); ++x)
            if (image.pixel(x, current.top() + 1) == look.accent.rgb()) ++outlined;
        QVERIFY2(outlined < image.width() / 2, qPrintable(QString::number(outlined)));
        box.hidePopup();

        QLineEdit line;
        auto* completer =
            new QCompleter({QStringLiteral("anna@example.org"), QStringLiteral("andy@example.org")}, &line);
        line.setCompleter(completer);
        line.show();
        QVERIFY(QTest::qWaitForWindowExposed(&line));
        QTest::keyClicks(&line, QStringLiteral("an"));
        QTRY_VERIFY(completer->popup()->isVisible());
        QVERIFY(completer->popup()->visualRect(completer->popup()->model()->index(0, 0)).height() >= 28);
    }

    /** A calendar has the colours of the theme: no red weekends, no green arrows, no bar in the accent
     * colour, also after the theme has changed. */
    void aCalendarHasTheColoursOfTheTheme()
    {
        Theme theme(*qApp);
        QCalendarWidget calendar;
        calendar.resize(320, 280);
        calendar.show();
        QVERIFY(QTest::qWaitForWindowExposed(&calendar));
        for (const bool isDark : {false, true}) {
            theme.setMode(isDark ? ThemeMode::Dark : ThemeMode::Light);
            QCoreApplication::processEvents();
            const Tokens& look = tokens(calendar.palette());
            const QImage image = shownBy(calendar);
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x) {
                    const QColor c = image.pixelColor(x, y);
                    QVERIFY2(c.red() < c.blue() + 90 && c.green() < c.blue() + 60,
                             qPrintable(QStringLiteral("%1,%2 %3").arg(x).arg(y).arg(c.name())));
                }
            auto* bar = calendar.findChild<QWidget*>(QStringLiteral("qt_calendar_navigationbar"));
            QVERIFY(bar);
            QCOMPARE(image.pixel(bar->geometry().topLeft() + QPoint(bar->width() / 4, 3)),
                     look.surface.rgb());
        }
    }

    /** A placeholder stands where the text begins. */
    void aPlaceholderStandsWhereTheTextBegins()
    {
        const Theme theme(*qApp);
        for (const auto direction : {Qt::LeftToRight, Qt::RightToLeft}) {
            TextArea text;
            text.setLayoutDirection(direction);
            text.resize(240, 84);
            text.setCursorWidth(0);
            text.ensurePolished();
            const QString words =
                direction == Qt::LeftToRight ? QStringLiteral("Hello") : QString::fromUtf8("\u0645\u0631");
            const auto inkOf = [&text] {
                const QImage image = shownBy(text);
                const QRgb paper = image.pixel(image.width() / 2, image.height() - 12);
                QRect ink;
                for (int y = 4; y < image.height() - 4; ++y)
                    for (int x = 4; x < image.width() - 4; ++x)
                        if (image.pixel(x, y) != paper) ink |= QRect(x, y, 1, 1);
                return ink;
            };
            text.setPlaceholderText(words);
            const QRect hint = inkOf();
            text.setPlainText(words);
            QVERIFY(!text.document()->isModified() && !text.document()->isUndoAvailable());
            const QRect typed = inkOf();
            QVERIFY(hint.width() > 5 && typed.width() > 5);
            const QString places =
                QStringLiteral("%1,%2 and %3,%4").arg(hint.x()).arg(hint.y()).arg(typed.x()).arg(typed.y());
            QVERIFY2(std::abs(hint.top() - typed.top()) <= 1, qPrintable(places));
            QVERIFY2(std::abs(hint.left() - typed.left()) <= 1, qPrintable(places));
        }
    }

    /** Letters of different sizes stand for scripts whose fonts have different heights. */
    void firstLinesShareABaseline()
    {
        const Theme theme(*qApp);
        QLabel quiet(QStringLiteral("When"));
        quiet.setFont(quietFont());
        QLabel large(QStringLiteral("Saturday"));
        large.setFont(titleFont());
        alignFirstLines({&quiet, &large});
        QCOMPARE(large.contentsMargins().top(), 0);
        const int below = large.fontMetrics().ascent() - quiet.fontMetrics().ascent();
        QVERIFY(below > 3);
        QVERIFY(std::abs(quiet.contentsMargins().top() - below) <= 1);
    }

    void waysToSignHaveEqualMargins_data()
    {
        QTest::addColumn<Qt::LayoutDirection>("direction");
        QTest::newRow("left to right") << Qt::LeftToRight;
        QTest::newRow("right to left") << Qt::RightToLeft;
    }
    void waysToSignHaveEqualMargins()
    {
        QFETCH(const Qt::LayoutDirection, direction);
        const Theme theme(*qApp);
        QGuiApplication::setLayoutDirection(direction);
        SignaturePad pad;
        pad.resize(420, 320);
        pad.show();
        for (const char* name : {"signatureDraw", "signatureType", "signaturePicture"}) {
            auto* button = pad.findChild<QToolButton*>(QLatin1StringView(name));
            QVERIFY(button);
            const auto [left, right] = marginsOf(shownBy(*button));
            QVERIFY2(std::abs(left - right) <= 3,
                     qPrintable(
                         QStringLiteral("%1: %2 and %3").arg(QLatin1StringView(name)).arg(left).arg(right)));
        }
    }

    void aHeadersLineReachesTheFrame_data()
    {
        QTest::addColumn<bool>("tree");
        QTest::addColumn<ThemeMode>("mode");
        QTest::newRow("table") << false << ThemeMode::Light;
        QTest::newRow("tree") << true << ThemeMode::Light;
        QTest::newRow("table in high contrast") << false << ThemeMode::HighContrast;
    }
    void aHeadersLineReachesTheFrame()
    {
        QFETCH(const bool, tree);
        QFETCH(const ThemeMode, mode);
        Theme look(*qApp);
        look.setMode(mode);
        const auto back = qScopeGuard([&look] { look.setMode(ThemeMode::Light); });
        QTableWidget table(1, 2);
        QTreeWidget branches;
        branches.setHeaderLabels({QStringLiteral("Title"), QStringLiteral("Reason")});
        QAbstractItemView& view = tree ? static_cast<QAbstractItemView&>(branches) : table;
        const QHeaderView* names = tree ? branches.header() : table.horizontalHeader();
        view.resize(400, 160);
        view.show();
        const QImage shown = shownBy(view);
        const Tokens& t = tokens(view.palette());
        for (int x = 1; x < shown.width() - 1; ++x)
            QCOMPARE(QColor(shown.pixel(x, names->geometry().bottom())), t.line);
    }

    /** In high contrast, all edges are thick and dark: the colour alone would hardly be noticed. */
    void whatHasTheFocusHasAThickerEdge()
    {
        Theme look(*qApp);
        look.setMode(ThemeMode::HighContrast);
        const auto back = qScopeGuard([&look] { look.setMode(ThemeMode::Light); });
        QWidget window;
        window.resize(500, 400);
        QLineEdit first(&window);
        first.setGeometry(10, 10, 200, 32);
        QLineEdit second(&window);
        second.setGeometry(10, 60, 200, 32);
        ChoiceCard card(Icon::Cloud, &window);
        card.setGeometry(10, 110, 260, 160);
        window.show();
        window.activateWindow();
        first.setFocus();
        QTRY_VERIFY(first.hasFocus());
        QCOMPARE(edgeOf(shownBy(first)), 2 * edgeOf(shownBy(second)));
        const int without = edgeOf(shownBy(card));
        card.setFocus();
        QCOMPARE(edgeOf(shownBy(card)), 2 * without);
    }

    void arrowsOfWhatIsDisabledAreDimmed_data()
    {
        QTest::addColumn<ThemeMode>("mode");
        QTest::newRow("light") << ThemeMode::Light;
        QTest::newRow("dark") << ThemeMode::Dark;
        QTest::newRow("contrast") << ThemeMode::HighContrast;
    }
    void arrowsOfWhatIsDisabledAreDimmed()
    {
        QFETCH(const ThemeMode, mode);
        Theme look(*qApp);
        look.setMode(mode);
        const auto back = qScopeGuard([&look] { look.setMode(ThemeMode::Light); });
        const auto strongest = [](QWidget& widget, const QRect& area) {
            const QImage shown = shownBy(widget);
            double most = 1;
            for (int y = area.top(); y <= area.bottom(); ++y)
                for (int x = area.left(); x <= area.right(); ++x)
                    most = std::max(most,
                                    contrastRatio(shown.pixelColor(x, y), tokens(widget.palette()).surface));
            return most;
        };
        QComboBox box;
        box.resize(160, 32);
        const QRect arrow(134, 8, 20, 16);
        const double enabled = strongest(box, arrow);
        box.setEnabled(false);
        QVERIFY(strongest(box, arrow) < enabled * 0.8);
        QSpinBox number; // at its minimum: it can't go down
        number.setRange(0, 9);
        number.resize(100, 32);
        QVERIFY(strongest(number, {84, 18, 12, 8}) < strongest(number, {84, 6, 12, 8}) * 0.8);
    }

    /** Rules between sections are as thick as the edges of controls. */
    void rulesAreThickInHighContrast()
    {
        struct Pane : DetailsPane
        {
            Pane() : DetailsPane(Icon::Info) {}
            using DetailsPane::addSection;
            void rebuild() override {}
        };
        Theme look(*qApp);
        look.setMode(ThemeMode::HighContrast);
        const auto back = qScopeGuard([&look] { look.setMode(ThemeMode::Light); });
        QWidget content;
        auto* column = new QVBoxLayout(&content);
        Pane::addSection(column, QStringLiteral("History"));
        content.resize(200, 80);
        content.show();
        QFrame* rule = nullptr;
        for (QFrame* frame : content.findChildren<QFrame*>())
            if (frame->frameShape() == QFrame::HLine) rule = frame;
        QVERIFY(rule);
        const QImage shown = shownBy(*rule);
        const Tokens& t = tokens(rule->palette());
        int thick = 0;
        for (int y = 0; y < shown.height(); ++y)
            thick += QColor(shown.pixel(50, y)) == t.line ? 1 : 0;
        QCOMPARE(thick, t.lineWidth);
    }

    /** The icon of an empty page is mirrored when the language changes to one that is read from the right. */
    void anEmptyPagesIconTurnsRound()
    {
        const Theme theme(*qApp);
        EmptyState page(Icon::Bulk);
        const auto shownIn = [](const EmptyState& on) { return on.findChild<QLabel*>()->pixmap().toImage(); };
        const QImage before = shownIn(page);
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        QVERIFY(shownIn(page) != before);
        QCOMPARE(shownIn(page), shownIn(EmptyState(Icon::Bulk)));
    }

    /** The lines of a right-to-left sentence begin at the same place. */
    void aChoicesSentenceBeginsAtTheEdge()
    {
        const Theme theme(*qApp);
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        ChoiceCard card(Icon::Cloud);
        // Broken after a word of the other direction: Qt leaves the space at the beginning of the line.
        const QString words =
            QString(12, QChar(0x0644)) + QStringLiteral(" API ") + QString(30, QChar(0x0644));
        card.setTexts(QString(), words);
        card.resize(QFontMetrics(bodyFont()).horizontalAdvance(words) * 3 / 4 + 2 * space::xl, 160);
        const QImage image = shownBy(card);
        QList<int> ends;
        int end = -1;
        for (int y = 84; y < image.height() - 4; ++y) {
            int last = -1;
            for (int x = 4; x < image.width() - 4; ++x)
                if (qGray(image.pixel(x, y)) < 160) last = x;
            if (last < 0 && end >= 0) ends.append(std::exchange(end, -1));
            end = std::max(end, last);
        }
        QCOMPARE(ends.size(), 2);
        QVERIFY(std::abs(ends.at(0) - ends.at(1)) <= 1);
    }
};

INK_TEST(TestControls, "tst_controls")

} // namespace tst_controls

#include "tst_controls.moc"
