#include "tests/support/testmain.h"
#include "ui/widgets/forms/fold.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/reading.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/sheet.h"
#include "ui/widgets/style/theme.h"
#include "ui/widgets/tables/tabledelegates.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QCompleter>
#include <QDateEdit>
#include <QFile>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QSlider>
#include <QSpinBox>
#include <QStyle>
#include <QStyleOptionSlider>
#include <QTableWidget>
#include <QTest>
#include <QTextEdit>
#include <QToolButton>
#include <QTreeView>
#include <QTreeWidget>

#include <cstdlib>

namespace tst_theme {

using namespace ink;
using namespace ink::ui;

class TestTheme final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theClearButtonNeedsNoIconTheme()
    {
        // Qt's own lookup searches the whole icon theme, several times before the first window is shown.
        const Theme theme(*qApp);
        const QIcon shown = QApplication::style()->standardIcon(QStyle::SP_LineEditClearButton);
        QCOMPARE(shown.pixmap(16, 16).toImage(), icon(Icon::Close).pixmap(16, 16).toImage());
    }
    /** The arrow of a fold begins where the texts below it begin. */
    void theArrowOfAFoldIsAtTheEdge_data()
    {
        QTest::addColumn<Qt::LayoutDirection>("direction");
        QTest::newRow("left to right") << Qt::LeftToRight;
        QTest::newRow("right to left") << Qt::RightToLeft;
    }
    void theArrowOfAFoldIsAtTheEdge()
    {
        QFETCH(Qt::LayoutDirection, direction);
        const Theme theme(*qApp);
        Fold fold(QStringLiteral("fold"), new QWidget);
        fold.setLayoutDirection(direction);
        fold.setTitle(QStringLiteral("Options"));
        fold.setOpen(true);
        auto& header = *fold.findChild<QToolButton*>(QStringLiteral("fold"));
        fold.resize(300, fold.sizeHint().height());
        const QImage picture = fold.grab(header.geometry()).toImage();
        const QColor back = picture.pixelColor(picture.width() / 2, 0);
        int edge = 0; // columns without ink
        const auto isBlank = [&](int column) {
            const int x = direction == Qt::LeftToRight ? column : picture.width() - 1 - column;
            for (int y = 0; y < picture.height(); ++y)
                if (picture.pixelColor(x, y) != back) return false;
            return true;
        };
        while (edge < picture.width() && isBlank(edge))
            ++edge;
        QVERIFY2(edge <= 3, qPrintable(QString::number(edge)));
    }
    /** A label has room for all of its letters, also for those of fallback fonts. */
    void anElidedLabelCutsNoLetters_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("Latin") << QStringLiteral("Lease Ágq");
        QTest::newRow("Arabic") << QStringLiteral("عقد إيجار مع ع");
        QTest::newRow("Thai") << QStringLiteral("สัญญาเช่าปู่ญี่");
        QTest::newRow("Devanagari") << QStringLiteral("किराया अनुबंध");
    }
    void anElidedLabelCutsNoLetters()
    {
        QFETCH(QString, text);
        const Theme theme(*qApp);
        ElidedLabel label;
        label.setFont(titleFont());
        label.setFullText(text);
        const QSize needed = label.sizeHint();
        const auto ink = [&label](QSize size) {
            label.resize(size);
            QImage picture(size, QImage::Format_Grayscale8);
            picture.fill(Qt::white);
            label.render(&picture, {}, {}, {});
            qint64 sum = 0;
            for (int y = 0; y < size.height(); ++y)
                for (int x = 0; x < size.width(); ++x)
                    sum += 255 - qGray(picture.pixel(x, y));
            return sum;
        };
        QVERIFY(ink(needed) > 0);
        const qint64 whole = ink(needed + QSize(0, 40));
        QVERIFY2(whole - ink(needed) <= whole / 1000, qPrintable(QString::number(whole - ink(needed))));
        ElidedLabel latin;
        latin.setFont(titleFont());
        latin.setFullText(QStringLiteral("Lease 14B"));
        QCOMPARE(latin.sizeHint().height(), latin.fontMetrics().height());
    }
    void aScrollBarFollowsThePointerInBothDirections_data()
    {
        QTest::addColumn<Qt::LayoutDirection>("direction");
        QTest::newRow("left to right") << Qt::LeftToRight;
        QTest::newRow("right to left") << Qt::RightToLeft;
    }
    void aScrollBarFollowsThePointerInBothDirections()
    {
        QFETCH(const Qt::LayoutDirection, direction);
        const Theme theme(*qApp);
        QWidget window;
        window.resize(400, 60);
        QScrollBar bar(Qt::Horizontal, &window);
        bar.setLayoutDirection(direction);
        bar.setRange(0, 900);
        bar.setPageStep(100);
        bar.setGeometry(0, 20, 400, 14);
        window.show();
        const auto handle = [&bar] {
            QStyleOptionSlider option;
            option.initFrom(&bar);
            option.orientation = Qt::Horizontal;
            option.minimum = bar.minimum();
            option.maximum = bar.maximum();
            option.pageStep = bar.pageStep();
            option.sliderPosition = bar.sliderPosition();
            return bar.style()->subControlRect(QStyle::CC_ScrollBar, &option, QStyle::SC_ScrollBarSlider,
                                               &bar);
        };
        const bool fromRight = direction == Qt::RightToLeft;
        QCOMPARE(fromRight ? handle().right() : handle().left(), fromRight ? bar.width() - 1 : 0);
        const QPoint from = handle().center();
        const int step = fromRight ? -120 : 120;
        QTest::mousePress(&bar, Qt::LeftButton, {}, from);
        QTest::mouseMove(&bar, from + QPoint(step, 0));
        QVERIFY(bar.value() > 200);
        QVERIFY(std::abs(handle().center().x() - (from.x() + step)) <= 2);
        QTest::mouseRelease(&bar, Qt::LeftButton, {}, from + QPoint(step, 0));
        bar.setValue(bar.maximum());
        QCOMPARE(fromRight ? handle().left() : handle().right(), fromRight ? 0 : bar.width() - 1);
    }
    void everyTextPairCanBeRead_data()
    {
        QTest::addColumn<const Tokens*>("t");
        QTest::newRow("light") << &lightTokens();
        QTest::newRow("dark") << &darkTokens();
        QTest::newRow("contrast, light") << &highContrastTokens(false);
        QTest::newRow("contrast, dark") << &highContrastTokens(true);
    }
    void everyTextPairCanBeRead()
    {
        QFETCH(const Tokens*, t);
        const auto check = [](const QColor& text, const QColor& back, const char* what) {
            const double ratio = contrastRatio(text, back);
            QVERIFY2(ratio >= 4.5, qPrintable(QStringLiteral("%1: %2").arg(QLatin1String(what)).arg(ratio)));
        };
        for (const QColor& back : {t->window, t->surface, t->hover, t->selection, t->canvas}) {
            check(t->ink, back, "ink");
            check(t->quietInk, back, "quiet ink");
        }
        check(t->onAccent, t->accent, "on accent");
        check(t->accent, t->surface, "link on surface");
        check(t->accent, t->window, "link on window");
        const QPalette palette = paletteOf(*t);
        check(palette.color(QPalette::ToolTipText), palette.color(QPalette::ToolTipBase), "tool tip");
        check(palette.color(QPalette::HighlightedText), palette.color(QPalette::Highlight), "selected text");
        check(palette.color(QPalette::PlaceholderText), palette.color(QPalette::Base), "placeholder");
        using S = domain::SigningStatus;
        QCOMPARE(statusColour(S::InProgress, lightTokens()), QColor(0x2B, 0x6C, 0xB0));
        for (const S status :
             {S::Draft, S::InProgress, S::Completed, S::Rejected, S::ReachDeadline, S::Cancelled})
            for (const QColor& back : {t->window, t->surface})
                check(statusColour(status, *t), back, "status icon");
        for (const S status :
             {S::Draft, S::InProgress, S::Completed, S::Rejected, S::ReachDeadline, S::Cancelled})
            for (const QColor& back : {t->window, t->surface, t->hover, t->selection}) {
                check(readableOn(statusColour(status, *t), back), back, "status word");
                // Signs: WCAG 1.4.11
                QVERIFY(contrastRatio(readableOn(statusColour(status, *t), back, 3.0), back) >= 3.0);
            }
    }

    /** Text in an input keeps its distance from the edge, in both directions. */
    void wordsKeepOffTheEdge()
    {
        Theme theme(*qobject_cast<QApplication*>(QCoreApplication::instance()));
        QLineEdit line;
        line.resize(200, 32);
        QSpinBox spin;
        spin.resize(100, 32);
        QCOMPARE(spin.sizeHint().height(), line.sizeHint().height());
        for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
            spin.setLayoutDirection(direction);
            QStyleOptionSpinBox option;
            option.initFrom(&spin);
            option.frame = true;
            option.buttonSymbols = QAbstractSpinBox::UpDownArrows;
            option.subControls = QStyle::SC_All;
            const QRect words =
                spin.style()->subControlRect(QStyle::CC_SpinBox, &option, QStyle::SC_SpinBoxEditField, &spin);
            QVERIFY(direction == Qt::LeftToRight ? words.left() >= 6 : words.right() <= spin.width() - 6);
        }
        line.setText(QStringLiteral("words"));
        line.setCursorPosition(0);
        line.setFocus();
        QVERIFY(line.inputMethodQuery(Qt::ImCursorRectangle).toRect().center().x() >= 6);
    }

    /** Inputs of all kinds look alike: the same height, edge and distance to the text. */
    void inputsLookAlike_data()
    {
        QTest::addColumn<ThemeMode>("mode");
        QTest::addColumn<Qt::LayoutDirection>("direction");
        for (const auto& [name, mode] : {std::pair{"light", ThemeMode::Light},
                                         {"dark", ThemeMode::Dark},
                                         {"contrast", ThemeMode::HighContrast}})
            for (const auto direction : {Qt::LeftToRight, Qt::RightToLeft})
                QTest::addRow("%s %d", name, direction) << mode << direction;
    }
    void inputsLookAlike()
    {
        QFETCH(const ThemeMode, mode);
        QFETCH(const Qt::LayoutDirection, direction);
        Theme look(*qApp);
        look.setMode(mode);
        const auto back = qScopeGuard([&look] { look.setMode(ThemeMode::Light); });
        const QString text = QStringLiteral("H");
        QLineEdit line(text);
        QComboBox choice;
        choice.addItem(text);
        QComboBox editable;
        editable.setEditable(true);
        editable.addItem(text);
        QSpinBox spin;
        spin.setPrefix(text);
        QDateEdit date;
        date.setDisplayFormat(QStringLiteral("'H' d"));
        struct Look
        {
            int height;
            QRgb edge;
            int gap; // between the edge and the text
        };
        const auto lookOf = [&](QWidget& input) {
            input.setLayoutDirection(direction);
            input.resize(160, input.sizeHint().height());
            const QImage image = input.grab().toImage();
            const int middle = image.height() / 2;
            const QRgb fill = image.pixel(5, 5);
            const bool fromRight = direction == Qt::RightToLeft;
            int gap = 5;
            const auto isInk = [&](int x) {
                for (int y = middle - 5; y < middle + 5; ++y)
                    if (qGray(image.pixel(x, y)) != qGray(fill)) return true;
                return false;
            };
            while (gap < image.width() / 2 && !isInk(fromRight ? image.width() - 1 - gap : gap))
                ++gap;
            return Look{image.height(), image.pixel(image.width() / 2, 0), gap};
        };
        const Look plain = lookOf(line);
        QStringList faults;
        for (QWidget* input : std::initializer_list<QWidget*>{&choice, &editable, &spin, &date}) {
            const Look other = lookOf(*input);
            const bool isSame = other.height == plain.height && other.edge == plain.edge &&
                                (direction == Qt::RightToLeft || other.gap == plain.gap);
            if (!isSame)
                faults << QStringLiteral("%1: height %2, edge %3, gap %4")
                              .arg(QLatin1String(input->metaObject()->className()))
                              .arg(other.height)
                              .arg(QColor(other.edge).name())
                              .arg(other.gap);
        }
        QVERIFY2(faults.isEmpty(), qPrintable(QStringLiteral("%1; a line has height %2, edge %3, gap %4")
                                                  .arg(faults.join(QStringLiteral(", ")))
                                                  .arg(plain.height)
                                                  .arg(QColor(plain.edge).name())
                                                  .arg(plain.gap)));
    }

    /** Asymmetric margins are mirrored with the layout direction. */
    void marginsTurnRound()
    {
        QWidget page;
        auto* row = new QHBoxLayout(&page);
        setDirectionalMargins(page, *row, {24, 1, 8, 2});
        QCOMPARE(row->contentsMargins(), QMargins(24, 1, 8, 2));
        page.setLayoutDirection(Qt::RightToLeft);
        QCOMPARE(row->contentsMargins(), QMargins(8, 1, 24, 2));
        page.setLayoutDirection(Qt::LeftToRight);
        QCOMPARE(row->contentsMargins(), QMargins(24, 1, 8, 2));
    }

    /** Numbers begin where words do, whatever their letters. */
    void numbersBeginWhereLinesDo()
    {
        const Theme theme(*qobject_cast<QApplication*>(QCoreApplication::instance()));
        QSpinBox latin;
        latin.setPrefix(QStringLiteral("X  "));
        QSpinBox arabic;
        arabic.setPrefix(QStringLiteral("ع  "));
        // The words in the picture of a box, between its edge and its buttons.
        const auto middleOfWords = [](QSpinBox& box) {
            box.resize(300, 32);
            box.ensurePolished();
            auto* line = box.findChild<QLineEdit*>();
            const QImage image = line->grab().toImage();
            const QRgb paper = image.pixel(image.width() / 2, 2);
            QList<int> inked;
            for (int x = 2; x < image.width() - 2; ++x)
                for (int y = 4; y < image.height() - 4; ++y)
                    if (image.pixel(x, y) != paper) {
                        inked.append(x);
                        break;
                    }
            return inked.isEmpty() ? -1.0 : double(inked.first() + inked.last()) / 2 / image.width();
        };
        for (QSpinBox* box : {&latin, &arabic}) {
            QVERIFY(middleOfWords(*box) < 0.4);
            box->setLayoutDirection(Qt::RightToLeft);
            QVERIFY(middleOfWords(*box) > 0.6);
            box->setLayoutDirection(Qt::LeftToRight);
            QVERIFY(middleOfWords(*box) < 0.4);
        }
    }

    void anExampleIsNoEntryInHighContrast()
    {
        Theme look(*qApp);
        QWidget window;
        const QLineEdit line(&window);
        const QTextEdit lines(&window);
        const QPlainTextEdit plain(&window);
        const QComboBox choice(&window);
        const QuietLabel quiet(&window);
        const auto inputs = std::initializer_list<const QWidget*>{&line, &lines, &plain, &choice};
        window.show(); // hidden windows don't get theme changes
        for (const ThemeMode mode : {ThemeMode::HighContrast, ThemeMode::Dark, ThemeMode::HighContrast}) {
            look.setMode(mode);
            const Tokens& t = tokens(qApp->palette());
            for (const QWidget* input : inputs) {
                const QColor example = input->palette().color(QPalette::PlaceholderText);
                QVERIFY(example != t.ink);
                QVERIFY(contrastRatio(example, t.surface) >= (t.isHighContrast ? 7 : 4.5));
                QCOMPARE(example == t.quietInk, !t.isHighContrast);
            }
            QTRY_COMPARE(quiet.palette().color(quiet.foregroundRole()), t.quietInk);
        }
        look.setMode(ThemeMode::Light);
    }

    void whatIsSelectedHasAnEdgeInHighContrast_data()
    {
        QTest::addColumn<ThemeMode>("theme");
        QTest::newRow("light") << ThemeMode::Light;
        QTest::newRow("contrast") << ThemeMode::HighContrast;
    }
    void whatIsSelectedHasAnEdgeInHighContrast()
    {
        QFETCH(ThemeMode, theme);
        Theme look(*qApp);
        look.setMode(theme);
        QToolButton button;
        button.setAutoRaise(true);
        button.setCheckable(true);
        button.setChecked(true);
        button.setAttribute(Qt::WA_UnderMouse, false);
        button.resize(80, 32);
        const QImage image = button.grab().toImage();
        const Tokens& t = tokens(button.palette());
        const QColor edge = image.pixelColor(image.width() / 2, 0);
        QCOMPARE(edge == t.accent, theme == ThemeMode::HighContrast);
        QListWidget list;
        list.setFrameShape(QFrame::NoFrame);
        list.addItem(QStringLiteral("One"));
        list.setCurrentRow(0);
        list.resize(120, 60);
        const QRect row = list.visualItemRect(list.item(0));
        const QImage shown = list.viewport()->grab().toImage();
        QCOMPARE(shown.pixelColor(row.center().x(), row.top()) == t.accent, theme == ThemeMode::HighContrast);
        look.setMode(ThemeMode::Light);
    }

    /** The lines of a right-to-left text begin at its edge, also those that were broken at a space. */
    void wrappedLinesBeginAtTheEdge()
    {
        const Theme look(*qApp);
        QLabel label(QString(12, QChar(0x0644)).replace(6, 1, u' '));
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        const auto back = qScopeGuard([] { QGuiApplication::setLayoutDirection(Qt::LeftToRight); });
        label.setWordWrap(true);
        label.resize(label.fontMetrics().horizontalAdvance(QString(9, QChar(0x0644))), 80);
        const QImage shown = label.grab().toImage();
        const QRgb paper = shown.pixel(0, 0);
        QList<int> ends; // the right end of each line
        int end = -1;
        for (int y = 0; y < shown.height(); ++y) {
            int last = -1;
            for (int x = 0; x < shown.width(); ++x)
                if (shown.pixel(x, y) != paper) last = x;
            if (last < 0 && end >= 0) ends.append(std::exchange(end, -1));
            end = std::max(end, last);
        }
        QCOMPARE(ends.size(), 2);
        QCOMPARE(ends.at(0), ends.at(1));
    }

    /** In high contrast, groove and handle stand out. */
    void aSliderHasAnEdge_data() { whatIsSelectedHasAnEdgeInHighContrast_data(); }
    void aSliderHasAnEdge()
    {
        QFETCH(ThemeMode, theme);
        Theme look(*qApp);
        look.setMode(theme);
        const auto back = qScopeGuard([&look] { look.setMode(ThemeMode::Light); });
        QSlider slider(Qt::Horizontal);
        slider.setRange(0, 100);
        slider.setValue(50);
        slider.resize(120, 24);
        for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
            slider.setLayoutDirection(direction);
            const QImage shown = slider.grab().toImage();
            const Tokens& t = tokens(slider.palette());
            const bool mirrored = direction == Qt::RightToLeft;
            const auto on = [&](int x, const QColor& colour) {
                for (int y = 0; y < shown.height(); ++y)
                    if (shown.pixelColor(mirrored ? shown.width() - 1 - x : x, y) == colour) return true;
                return false;
            };
            QVERIFY(on(20, t.accent));
            QVERIFY(!on(100, t.accent));
            QCOMPARE(on(100, t.ink), t.isHighContrast);
            QVERIFY(on(60, t.surface)); // the handle
            QVERIFY(on(60, t.accent));  // its edge
        }
    }

    /** An arrow that does nothing now looks so in every theme. */
    void anArrowWithoutAStepIsPaler_data() { whatIsSelectedHasAnEdgeInHighContrast_data(); }
    void anArrowWithoutAStepIsPaler()
    {
        QFETCH(ThemeMode, theme);
        Theme look(*qApp);
        look.setMode(theme);
        const auto back = qScopeGuard([&look] { look.setMode(ThemeMode::Light); });
        const auto strength = [](const QImage& shown, const QRect& place) {
            double most = 1;
            for (int y = place.top(); y <= place.bottom(); ++y)
                for (int x = place.left(); x <= place.right(); ++x)
                    most = std::max(most,
                                    contrastRatio(shown.pixelColor(x, y), shown.pixelColor(place.center())));
            return most;
        };
        QSpinBox box;
        box.setRange(0, 10);
        box.resize(120, 32);
        const QImage atZero = box.grab().toImage(); // no step down
        box.setValue(5);
        const QImage between = box.grab().toImage();
        const QRect down(box.width() - 15, 17, 12, 9);
        QVERIFY(strength(atZero, down) < strength(between, down) * 0.8);
        QComboBox choice;
        choice.addItem(QStringLiteral("A"));
        choice.resize(120, 32);
        const QImage usable = choice.grab().toImage();
        choice.setEnabled(false);
        const QImage off = choice.grab().toImage();
        const QRect chevron(choice.width() - 20, 10, 15, 12);
        QVERIFY(strength(off, chevron) < strength(usable, chevron) * 0.8);
    }

    /** One frame around a selected row with all its cells, not one around each. */
    void aSelectedRowHasOneFrameInHighContrast_data() { whatIsSelectedHasAnEdgeInHighContrast_data(); }
    void aSelectedRowHasOneFrameInHighContrast()
    {
        QFETCH(ThemeMode, theme);
        Theme look(*qApp);
        look.setMode(theme);
        const auto back = qScopeGuard([&look] { look.setMode(ThemeMode::Light); });
        const bool framed = theme == ThemeMode::HighContrast;
        QTableWidget table(5, 3);
        TextCellDelegate words(false);
        table.setItemDelegateForColumn(2, &words);
        table.setShowGrid(false);
        table.setSelectionBehavior(QAbstractItemView::SelectRows);
        table.hideColumn(1);
        table.resize(400, 260);
        table.setRangeSelected({1, 0, 2, 2}, true);
        for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
            table.setLayoutDirection(direction);
            const QImage shown = table.viewport()->grab().toImage();
            const QColor accent = tokens(table.palette()).accent;
            const auto isEdge = [&](const QPoint& at) { return shown.pixelColor(at) == accent; };
            const auto cell = [&table](int row, int column) {
                return table.visualRect(table.model()->index(row, column));
            };
            const bool mirrored = direction == Qt::RightToLeft;
            const auto start = [mirrored](const QRect& rect) {
                return QPoint(mirrored ? rect.right() : rect.left(), rect.center().y());
            };
            const auto end = [mirrored](const QRect& rect) {
                return QPoint(mirrored ? rect.left() : rect.right(), rect.center().y());
            };
            for (const int column : {0, 2}) {
                const auto at = [&](int row, int y) { return QPoint(cell(row, column).center().x(), y); };
                QCOMPARE(isEdge(at(1, cell(1, column).top())), framed);
                QCOMPARE(isEdge(at(1, cell(1, column).bottom())), framed);
                QVERIFY(!isEdge(at(2, cell(2, column).top())));
                QCOMPARE(isEdge(at(2, cell(2, column).bottom())), framed);
                QVERIFY(!isEdge(at(3, cell(3, column).top())));
            }
            QCOMPARE(isEdge(start(cell(1, 0))), framed);
            QVERIFY(!isEdge(end(cell(1, 0))));
            QVERIFY(!isEdge(start(cell(1, 2))));
            QCOMPARE(isEdge(end(cell(1, 2))), framed);
        }
        QTreeWidget tree;
        tree.setHeaderHidden(true);
        tree.resize(300, 200);
        auto* parent = new QTreeWidgetItem(&tree, {QStringLiteral("Clients")});
        auto* child = new QTreeWidgetItem(parent, {QStringLiteral("Contoso")});
        parent->setExpanded(true);
        tree.setCurrentItem(child);
        const QImage shown = tree.viewport()->grab().toImage();
        const int middle = tree.visualItemRect(child).center().y();
        const QColor accent = tokens(tree.palette()).accent;
        QCOMPARE(shown.pixelColor(0, middle) == accent, framed);
        QCOMPARE(shown.pixelColor(shown.width() - 1, middle) == accent, framed);
    }

    /** Thicker edges of a theme reduce the content area. */
    void framesFollowTheTheme()
    {
        Theme theme(*qobject_cast<QApplication*>(QCoreApplication::instance()));
        theme.setMode(ThemeMode::Light);
        const auto back = qScopeGuard([&theme] { theme.setMode(ThemeMode::Light); });
        QScrollArea view;
        view.resize(300, 200);
        view.show();
        QTRY_COMPARE(view.viewport()->x(), 1);
        theme.setMode(ThemeMode::HighContrast);
        QTRY_COMPARE(view.viewport()->x(), 2);
    }

    /** A list's content leaves the frame's round corners whole. */
    void aListsCornersAreWhole_data() { whatIsSelectedHasAnEdgeInHighContrast_data(); }
    void aListsCornersAreWhole()
    {
        QFETCH(ThemeMode, theme);
        Theme look(*qApp);
        look.setMode(theme);
        const auto back = qScopeGuard([&look] { look.setMode(ThemeMode::Light); });
        QTableWidget table(2, 2);
        table.resize(200, 120);
        const QImage shown = table.grab().toImage();
        const Tokens& t = tokens(table.palette());
        // On the diagonal through a corner, the frame is as dark as along the sides.
        double darkest = 1;
        for (int i = 0; i < 8; ++i) {
            const QColor at = shown.pixelColor(i, shown.height() - 1 - i);
            darkest = std::min<double>(darkest, at.lightnessF());
        }
        QVERIFY(darkest < (t.line.lightnessF() + t.surface.lightnessF()) / 2);
    }

    /** Arrows to the left and to the right point there in both directions of reading; back and forward change
     * sides. */
    void arrowsPointWhereTheyLead()
    {
        const Theme look(*qApp);
        const auto back = qScopeGuard([] { QGuiApplication::setLayoutDirection(Qt::LeftToRight); });
        // The tip of a chevron is in the middle of its height, its ends above and below.
        const auto pointsLeft = [](QStyle::StandardPixmap which) {
            const QImage image = QApplication::style()->standardIcon(which).pixmap(40, 40).toImage();
            const auto inkAt = [&image](int y) {
                int sum = 0;
                int count = 0;
                for (int x = 0; x < image.width(); ++x)
                    if (image.pixelColor(x, y).alpha() > 100) sum += x, ++count;
                return count > 0 ? double(sum) / count : -1.0;
            };
            int top = 0;
            while (top < image.height() / 2 && inkAt(top) < 0)
                ++top;
            return inkAt(image.height() / 2) < inkAt(top + 1);
        };
        for (const auto direction : {Qt::LeftToRight, Qt::RightToLeft}) {
            QGuiApplication::setLayoutDirection(direction);
            const bool mirrored = direction == Qt::RightToLeft;
            QVERIFY(pointsLeft(QStyle::SP_ArrowLeft));
            QVERIFY(!pointsLeft(QStyle::SP_ArrowRight));
            QCOMPARE(pointsLeft(QStyle::SP_ArrowBack), !mirrored);
            QCOMPARE(pointsLeft(QStyle::SP_FileDialogBack), !mirrored);
            QCOMPARE(pointsLeft(QStyle::SP_ArrowForward), mirrored);
        }
    }

    /** The icon of a filled button has the colour of its words, also after the theme has changed. */
    void iconsOfFilledButtonsHaveTheColourOfTheWords()
    {
        Theme look(*qApp);
        const auto back = qScopeGuard([&look] { look.setMode(ThemeMode::Light); });
        QPushButton button;
        button.setIcon(icon(Icon::Check));
        button.setDefault(true);
        button.resize(60, 32);
        for (const ThemeMode mode : {ThemeMode::Light, ThemeMode::Dark, ThemeMode::HighContrast}) {
            look.setMode(mode);
            const QImage image = button.grab().toImage();
            const Tokens& t = tokens(button.palette());
            double strongest = 1;
            for (int y = 6; y < image.height() - 6; ++y)
                for (int x = 6; x < image.width() - 6; ++x)
                    strongest = std::max(strongest, contrastRatio(image.pixelColor(x, y), t.accent));
            QVERIFY(strongest > contrastRatio(t.onAccent, t.accent) * 0.85);
        }
    }

    /** An editable list of choices that is off has one colour up to its edge. */
    void anInputThatIsOffHasOneColour()
    {
        Theme look(*qApp);
        const auto back = qScopeGuard([&look] { look.setMode(ThemeMode::Light); });
        for (const ThemeMode mode : {ThemeMode::Light, ThemeMode::Dark}) {
            look.setMode(mode);
            QComboBox choice;
            choice.setEditable(true);
            choice.setEnabled(false);
            choice.resize(200, 32);
            const QImage image = choice.grab().toImage();
            for (int x = 4; x < 160; ++x)
                QCOMPARE(image.pixelColor(x, 16), tokens(choice.palette()).window);
        }
    }

    /** Thin lines are equally thick at every scale, wherever they begin. */
    void rulesAreEquallyThick()
    {
        for (const double scale : {1.0, 1.25, 1.5, 1.75, 2.0})
            for (int at = 0; at < 8; ++at) {
                QImage image(QSize(40, 40) * scale, QImage::Format_RGB32);
                image.setDevicePixelRatio(scale);
                image.fill(Qt::white);
                QPainter painter(&image);
                paintRule(painter, {0, at, 20, 1}, Qt::black);
                paintRule(painter, {at + 24, 0, 1, 40}, Qt::black);
                painter.end();
                int down = 0;
                int across = 0;
                for (int i = 0; i < image.height(); ++i) {
                    down += image.pixelColor(2, i) == QColor(Qt::black);
                    across += image.pixelColor(i, image.height() - 2) == QColor(Qt::black);
                    QVERIFY(qGray(image.pixel(2, i)) % 255 == 0); // not blurred
                }
                QCOMPARE(down, qRound(scale));
                QCOMPARE(across, qRound(scale));
            }
    }

    /** The lines between the entries of a menu can be seen as well in the dark theme as in the light one. */
    void linesOfMenusAreThoseOfTheTheme()
    {
        Theme look(*qApp);
        const auto back = qScopeGuard([&look] { look.setMode(ThemeMode::Light); });
        for (const ThemeMode mode : {ThemeMode::Light, ThemeMode::Dark, ThemeMode::HighContrast}) {
            look.setMode(mode);
            QMenu menu;
            menu.addAction(QStringLiteral("One"));
            QAction* line = menu.addSeparator();
            menu.addAction(QStringLiteral("Two"));
            menu.resize(menu.sizeHint());
            const QRect row = menu.actionGeometry(line);
            QCOMPARE(menu.grab().toImage().pixelColor(row.center()), tokens(menu.palette()).line);
        }
    }

    /** Inputs and scroll bars can be seen in every theme: WCAG 1.4.11 asks for 3:1. */
    void controlsStandOut_data()
    {
        QTest::addColumn<ThemeMode>("mode");
        QTest::newRow("light") << ThemeMode::Light;
        QTest::newRow("dark") << ThemeMode::Dark;
        QTest::newRow("contrast") << ThemeMode::HighContrast;
    }
    void controlsStandOut()
    {
        QFETCH(const ThemeMode, mode);
        Theme look(*qApp);
        look.setMode(mode);
        const auto back = qScopeGuard([&look] { look.setMode(ThemeMode::Light); });
        const Tokens& t = tokens(QApplication::palette());
        QLineEdit line;
        QComboBox choice;
        QComboBox editable;
        editable.setEditable(true);
        QSpinBox spin;
        QPlainTextEdit text;
        for (QWidget* input : std::initializer_list<QWidget*>{&line, &choice, &editable, &spin, &text}) {
            input->resize(160, 40);
            const QColor edge = input->grab().toImage().pixelColor(80, 0);
            for (const QColor& beside : {t.window, t.surface})
                QVERIFY2(contrastRatio(edge, beside) >= 3,
                         qPrintable(QStringLiteral("%1: %2").arg(
                             QLatin1String(input->metaObject()->className()), edge.name())));
        }
        QWidget window;
        QScrollBar bar(Qt::Vertical, &window);
        bar.setRange(0, 100);
        bar.setPageStep(100);
        bar.setGeometry(0, 0, 12, 200);
        window.resize(100, 200);
        const QColor handle = window.grab().toImage().pixelColor(6, 40);
        QVERIFY2(contrastRatio(handle, t.window) >= 3 && contrastRatio(handle, t.surface) >= 3,
                 qPrintable(handle.name()));
    }

    void tokensAreFoundBehindTheirPalette()
    {
        for (const Tokens* t :
             {&lightTokens(), &darkTokens(), &highContrastTokens(false), &highContrastTokens(true)})
            QCOMPARE(tokens(paletteOf(*t)), *t);
        QPalette foreign(QColor(40, 40, 44));
        QVERIFY(tokens(foreign).isDark);
    }

    void contrastIsWcags()
    {
        QCOMPARE(qRound(contrastRatio(Qt::black, Qt::white) * 10), 210);
        QCOMPARE(qRound(contrastRatio(QColor(0x77, 0x77, 0x77), Qt::white) * 100), 448);
    }

    void themeSwitchesAtRunTime()
    {
        Theme theme(*qobject_cast<QApplication*>(QCoreApplication::instance()));
        theme.setMode(ThemeMode::Dark);
        QCOMPARE(QApplication::palette().color(QPalette::Window), darkTokens().window);
        theme.setMode(ThemeMode::Light);
        QCOMPARE(QApplication::palette().color(QPalette::Base), lightTokens().surface);
    }

    /** A menu over a table of the same background is distinguishable by its edge. */
    void menusAndListsThatPopUpHaveAnEdge_data()
    {
        QTest::addColumn<int>("mode");
        QTest::newRow("light") << static_cast<int>(ThemeMode::Light);
        QTest::newRow("dark") << static_cast<int>(ThemeMode::Dark);
        QTest::newRow("contrast") << static_cast<int>(ThemeMode::HighContrast);
    }
    void menusAndListsThatPopUpHaveAnEdge()
    {
        QFETCH(int, mode);
        Theme theme(*qobject_cast<QApplication*>(QCoreApplication::instance()));
        theme.setMode(static_cast<ThemeMode>(mode));
        QMenu menu;
        menu.addAction(QStringLiteral("Rename"));
        QComboBox box;
        box.addItems({QStringLiteral("One"), QStringLiteral("Two")});
        box.show();
        box.showPopup();
        QWidget* list = box.view()->window();
        QVERIFY(list != box.window());
        QLineEdit line;
        QCompleter completer(QStringList{QStringLiteral("One"), QStringLiteral("Two")});
        completer.setCompletionMode(QCompleter::UnfilteredPopupCompletion);
        line.setCompleter(&completer);
        line.show();
        completer.complete();
        for (QWidget* popup :
             std::initializer_list<QWidget*>{&menu, list, static_cast<QWidget*>(completer.popup())}) {
            const QImage image = popup->grab().toImage();
            const QColor ground = tokens(popup->palette()).surface;
            for (const QPoint at : {QPoint(image.width() / 2, 0), QPoint(0, image.height() / 2),
                                    QPoint(image.width() - 1, image.height() / 2),
                                    QPoint(image.width() / 2, image.height() - 1)})
                QVERIFY2(contrastRatio(image.pixelColor(at), ground) >= 2,
                         qPrintable(QStringLiteral("%1 at %2,%3")
                                        .arg(QLatin1String(popup->metaObject()->className()))
                                        .arg(at.x())
                                        .arg(at.y())));
        }
        box.hidePopup();
        theme.setMode(ThemeMode::Light);
    }

    /** The focus ring of an item is around its icon, too. */
    void theFocusRingIsAroundTheWholeItem()
    {
        const Theme theme(*qApp);
        QStyleOptionViewItem item;
        item.rect = QRect(10, 20, 200, 36);
        item.features = QStyleOptionViewItem::HasDecoration | QStyleOptionViewItem::HasDisplay;
        item.icon = icon(Icon::Settings);
        item.decorationSize = QSize(18, 18);
        item.text = QStringLiteral("General");
        QCOMPARE(QApplication::style()->subElementRect(QStyle::SE_ItemViewItemFocusRect, &item),
                 QRect(11, 21, 198, 34));
    }

    /** A button of an icon alone, such as ⋯, has no arrow over it. */
    void anIconWithAMenuStaysAsItIs()
    {
        const Theme theme(*qApp);
        QMenu menu;
        menu.addAction(QStringLiteral("Rename"));
        const auto picture = [&menu](bool offers) {
            QToolButton button;
            button.setIcon(icon(Icon::More));
            button.setPopupMode(QToolButton::InstantPopup);
            button.setFixedSize(32, 32);
            if (offers) button.setMenu(&menu);
            return button.grab().toImage();
        };
        QCOMPARE(picture(true), picture(false));
    }

    void toneLabelsFollowTheThemeWhereverTheyWereMade()
    {
        Theme theme(*qobject_cast<QApplication*>(QCoreApplication::instance()));
        theme.setMode(ThemeMode::Light);
        auto* editor = new QWidget;
        auto* label = new ToneLabel(Tone::Bad, editor);
        QWidget window;
        editor->setParent(&window);
        const auto colour = [label] { return label->palette().color(QPalette::WindowText); };
        QCOMPARE(colour().name(), readableOn(QColor(0xC5, 0x30, 0x30), lightTokens().window).name());
        theme.setMode(ThemeMode::Dark);
        window.show();
        (void)window.grab();
        QCOMPARE(colour(), statusColour(domain::SigningStatus::Rejected, darkTokens()));
        theme.setMode(ThemeMode::Light);
        (void)window.grab();
        QVERIFY(colour().red() > 150 && colour().green() < 90);
    }

    void everyIconDrawsInItsColour()
    {
        for (const Icon which : allIcons()) {
            const QImage image = iconPixmap(which, QColor(200, 0, 0), 20, 2.0).toImage();
            QCOMPARE(image.size(), QSize(40, 40));
            int drawn = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x) {
                    const QColor c = image.pixelColor(x, y);
                    if (c.alpha() < 200) continue;
                    ++drawn;
                    QVERIFY2(c.red() > 150 && c.green() < 60 && c.blue() < 60, qPrintable(iconName(which)));
                }
            QVERIFY2(drawn > 8, qPrintable(iconName(which)));
        }
        QVERIFY(!applicationIcon().pixmap(64, 64).isNull());
    }

    void iconsFollowThePaletteAndTheScreen()
    {
        const QIcon sign = icon(Icon::Trash);
        QApplication::setPalette(paletteOf(darkTokens()));
        const QImage pale = sign.pixmap(QSize(20, 20), 2.0).toImage();
        QApplication::setPalette(paletteOf(lightTokens()));
        const QImage dark = sign.pixmap(QSize(20, 20), 2.0).toImage();
        QCOMPARE(pale.size(), QSize(40, 40));
        QVERIFY(pale != dark);
        QCOMPARE(QSize(sign.pixmap(20, 20).size() / sign.pixmap(20, 20).devicePixelRatio()), QSize(20, 20));
    }
};

INK_TEST(TestTheme, "tst_theme")

} // namespace tst_theme

#include "tst_theme.moc"
