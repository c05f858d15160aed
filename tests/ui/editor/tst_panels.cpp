// The panels next to the pages: enough width for the pages, shown and hidden, restored, and nothing moves the
// pages.
#include "tests/support/events.h"
#include "tests/support/testmain.h"
#include "tests/ui/editor/gesturedesk.h"
#include "ui/pages/editor/tagpanel/editortagpanel.h"
#include "ui/pages/editor/tagpanel/tagpanelsection.h"
#include "ui/pages/editor/workspace/editorpalette.h"
#include "ui/shell/window/languages.h"
#include "ui/widgets/style/theme.h"

#include <QAction>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QToolButton>

namespace tst_panels {

using namespace ink;
using namespace ink::ui;
using namespace Qt::Literals::StringLiterals;

class TestPanels final : public test::GestureDesk
{
    Q_OBJECT

    QWidget* part(const char* name) { return m_page->findChild<QWidget*>(QLatin1String(name)); }
    void resizeTo(QSize size)
    {
        m_page->resize(size);
        QTRY_COMPARE(m_page->size(), size);
        test::processEvents();
    }
    QRect placeOf(QWidget* widget) { return {widget->mapTo(m_page.get(), QPoint(0, 0)), widget->size()}; }
    void trigger(const char* name)
    {
        auto* toggle = m_page->findChild<QAction*>(QLatin1String(name));
        QVERIFY(toggle);
        toggle->trigger();
    }

private Q_SLOTS:
    void init()
    {
        openDesk();
        clearDesk();
    }
    void cleanup() { closeDesk(); }

    void thePagesHaveTheirShare()
    {
        resizeTo({1280, 800});
        QVERIFY2(view().width() >= 1280 * 6 / 10, qPrintable(QString::number(view().width())));
        QVERIFY(!part("thumbnails")->isVisible());
        // It stays when a tag is selected.
        const int width = view().width();
        put({{150, 150, 90, 20}}, 1);
        view().selection().selectAll();
        test::processEvents();
        QCOMPARE(view().width(), width);
        resizeTo({1500, 900});
        QVERIFY(part("thumbnails")->isVisible());
    }

    void shownHiddenAndRemembered()
    {
        resizeTo({1360, 860});
        const int before = view().width();
        trigger("show-properties");
        QVERIFY(!part("tagKind")->isVisible());
        QVERIFY(view().width() > before);
        trigger("show-thumbnails");
        QVERIFY(!part("thumbnails")->isVisible());
        auto* panels = m_page->findChild<QSplitter*>(QStringLiteral("editorPanels"));
        QWidget* tools = panels->widget(1);
        // The line next to the palette can be dragged.
        QSplitterHandle* handle = panels->handle(2);
        const QPoint from = handle->rect().center();
        QTest::mousePress(handle, Qt::LeftButton, {}, from);
        QMouseEvent move(QEvent::MouseMove, from + QPoint(60, 0), handle->mapToGlobal(from + QPoint(60, 0)),
                         Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(handle, &move);
        QTest::mouseRelease(handle, Qt::LeftButton, {}, from + QPoint(60, 0));
        const int wide = tools->width();
        QVERIFY(wide > 280);
        m_page.reset();
        m_page = test::editorOf(*m_desk);
        QVERIFY(m_page);
        panels = m_page->findChild<QSplitter*>(QStringLiteral("editorPanels"));
        QVERIFY(!part("thumbnails")->isVisible());
        QVERIFY(!part("tagKind")->isVisible());
        QCOMPARE(panels->widget(1)->width(), wide);
        // All of them at once, by key.
        view().setFocus();
        QTest::keyClick(&view(), Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(!part("tagPalette")->isVisible());
        QVERIFY(view().width() >= m_page->width() - 10);
        QTest::keyClick(&view(), Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(part("tagPalette")->isVisible());
        QVERIFY(part("thumbnails")->isVisible());
    }

    void aKeyGoesFromAreaToArea()
    {
        resizeTo({1360, 860});
        put({{150, 150, 90, 20}}, 1);
        view().selection().selectAll();
        view().setFocus();
        QTest::keyClick(&view(), Qt::Key_F6);
        auto* panel = m_page->findChild<EditorTagPanel*>();
        QVERIFY(panel->isAncestorOf(QApplication::focusWidget()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6, Qt::ShiftModifier);
        QVERIFY(view().hasFocus());
        QTest::keyClick(&view(), Qt::Key_F6, Qt::ShiftModifier);
        QVERIFY(part("placedTags")->hasFocus());
        QTest::keyClick(part("placedTags"), Qt::Key_F6, Qt::ShiftModifier);
        QVERIFY(palette()->hasFocus());
        QTest::keyClick(palette(), Qt::Key_F6);
        QTest::keyClick(part("placedTags"), Qt::Key_F6);
        QVERIFY(view().hasFocus());
    }

    void panelsAreWideEnough_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "de", "fr", "es", "ar"})
            QTest::addRow("%s", language) << QString::fromLatin1(language);
    }
    /** Otherwise their content moves sideways when one of its fields gets the focus. */
    void panelsAreWideEnough()
    {
        QFETCH(QString, language);
        resizeTo({1280, 800});
        Languages languages(*qApp);
        languages.apply(language);
        const auto back = qScopeGuard([&] { languages.apply(QStringLiteral("en")); });
        m_page->workspace().recipients().edit(1, QStringLiteral("authentications"));
        for (const auto type : {domain::TagType::Text, domain::TagType::Number, domain::TagType::Dropdown}) {
            put({{150, 150, 90, 20}}, 1, type);
            view().selection().select({tags().last().id});
            for (auto* section : m_page->findChildren<TagPanelSection*>())
                section->setOpen(true);
            test::processEvents();
            for (const QScrollArea* area : m_page->findChildren<QScrollArea*>()) {
                if (!area->isVisible() || !area->widget()) continue;
                QString wide;
                for (const auto* part : area->widget()->findChildren<QWidget*>())
                    if (part->isVisible() && part->minimumSizeHint().width() > area->viewport()->width() - 32)
                        wide += part->objectName() + QLatin1Char(' ');
                QVERIFY2(area->horizontalScrollBar()->maximum() == 0, qPrintable(wide));
            }
        }
    }

    void thePagesStayWhereTheyAre_data() { panelsAreWideEnough_data(); }
    /** The pages stay in place whatever a card or a tag shows. */
    void thePagesStayWhereTheyAre()
    {
        QFETCH(QString, language);
        resizeTo({1500, 900});
        Languages languages(*qApp);
        languages.apply(language);
        const auto back = qScopeGuard([&] { languages.apply(QStringLiteral("en")); });
        test::processEvents();
        const QRect before = placeOf(&view());
        EditorRecipients& people = m_page->workspace().recipients();
        people.edit(1, QStringLiteral("recipientName"));
        test::processEvents();
        QCOMPARE(placeOf(&view()), before);
        people.edit(1, QStringLiteral("authentications"));
        test::processEvents();
        QCOMPARE(placeOf(&view()), before);
        for (const domain::TagType type : EditorPalette::types()) {
            put({{150, 150, 90, 20}}, 1, type);
            view().selection().select({tags().last().id});
            for (auto* section : m_page->findChildren<TagPanelSection*>())
                section->setOpen(true);
            test::processEvents();
            QVERIFY2(placeOf(&view()) == before, qPrintable(domain::tagTypeName(type)));
        }
    }

    void anOpenCardMovesNoPage_data() { panelsAreWideEnough_data(); }
    /** In the look of the program, whose inputs and scroll bars have other sizes. */
    void anOpenCardMovesNoPage()
    {
        QFETCH(QString, language);
        const Theme theme(*qApp);
        resizeTo({1280, 800});
        Languages languages(*qApp);
        languages.apply(language);
        const auto back = qScopeGuard([&] { languages.apply(QStringLiteral("en")); });
        EditorRecipients& people = m_page->workspace().recipients();
        people.setHasRouting(true);
        test::processEvents();
        const QRect before = placeOf(&view());
        people.edit(1, QStringLiteral("recipientName"));
        test::processEvents();
        QCOMPARE(placeOf(&view()), before);
        people.edit(1, QStringLiteral("authentications")); // with more settings
        test::processEvents();
        QCOMPARE(placeOf(&view()), before);
    }

    void theFirstTagMovesNoPage_data() { panelsAreWideEnough_data(); }
    /** The panel reserves the width of its form; a field with little to set needs less of it. */
    void theFirstTagMovesNoPage()
    {
        QFETCH(QString, language);
        resizeTo({1280, 800});
        Languages languages(*qApp);
        languages.apply(language);
        const auto back = qScopeGuard([&] { languages.apply(QStringLiteral("en")); });
        test::processEvents();
        const QRect before = placeOf(&view());
        put({{150, 150, 90, 20}}, 1, domain::TagType::Signature);
        for (const bool isSelected : {true, false, true}) {
            if (isSelected)
                view().selection().select({tags().last().id});
            else
                view().selection().select({});
            test::processEvents();
            QCOMPARE(placeOf(&view()), before);
        }
    }

    void aLongTitleShowsItsStart()
    {
        resizeTo({900, 700});
        auto* title = m_page->findChild<QLineEdit*>(QStringLiteral("documentTitle"));
        title->setFocus();
        title->selectAll();
        QTest::keyClicks(title, QStringLiteral("Framework agreement about the delivery of paper in 2026"));
        QVERIFY(title->cursorPosition() > 0);
        view().setFocus();
        QCOMPARE(title->cursorPosition(), 0);
        // It elides instead of being cut off, and its tool tip tells the whole.
        (void)title->grab();
        QCOMPARE(title->toolTip(), title->text());
        const QImage shown = title->grab().toImage();
        title->setText(title->text() + QStringLiteral("!"));
        (void)title->grab();
        QVERIFY(shown != title->grab().toImage()); // its end is visible
    }

    void anIconWithAMenuHasNoArrow()
    {
        const Theme theme(*qApp);
        put({{150, 150, 90, 20}}, 1);
        auto* sort = m_page->findChild<QToolButton*>(QStringLiteral("sortFields"));
        QMenu* menu = sort->menu();
        const QImage with = sort->grab().toImage();
        sort->setMenu(nullptr);
        QCOMPARE(sort->grab().toImage(), with);
        sort->setMenu(menu);
    }

    /** The parts of the left panel that are visible, from top to bottom. */
    QList<QWidget*> partsOfTheSide()
    {
        QList<QWidget*> parts;
        for (const char* name : {"recipientArea", "tagPalette", "allTypes", "lowerParts"})
            if (QWidget* each = part(name); each->isVisible()) parts.append(each);
        return parts;
    }

    void thePartsOfTheSideNeverOverlap()
    {
        put({{150, 150, 90, 20}, {150, 200, 90, 20}}, 1);
        for (int i = 0; i < 8; ++i) // so many have a filter
            put({{150, 240 + 30 * i, 90, 20}}, 1);
        auto* lower = m_page->findChild<QSplitter*>(u"lowerParts"_s);
        EditorRecipients& people = m_page->workspace().recipients();
        QAction* issues = action("issuesCommand");
        for (const bool isCardOpen : {false, true}) {
            if (isCardOpen) people.edit(1, QStringLiteral("recipientName"));
            for (const bool areIssuesOpen : {false, true}) {
                if (areIssuesOpen) issues->trigger();
                QCOMPARE(part("findingsPanel")->isVisible(), areIssuesOpen);
                for (int height = 480; height <= 900;
                     height += 30) { // 480: 1366×768 at 150 %, without the menu
                    resizeTo({1280, height});
                    const QByteArray what = QByteArray::number(height) + (isCardOpen ? " card" : "") +
                                            (areIssuesOpen ? " issues" : "");
                    const QList<QWidget*> parts = partsOfTheSide();
                    for (qsizetype i = 1; i < parts.size(); ++i)
                        QVERIFY2(placeOf(parts.at(i)).top() > placeOf(parts.at(i - 1)).bottom(),
                                 what + parts.at(i)->objectName().toUtf8());
                    const QWidget* side = part("recipientArea")->parentWidget();
                    QVERIFY2(placeOf(parts.last()).bottom() <
                                 side->mapTo(m_page.get(), QPoint(0, side->height())).y(),
                             what);
                    QVERIFY2(part("recipientArea")->height() >= 64, what);
                    QVERIFY2(palette()->height() >= EditorPalette::heightForRows(1), what);
                    if (lower->isVisible())
                        QVERIFY2(lower->height() >= lower->minimumSizeHint().height(), what);
                    if (isCardOpen && !areIssuesOpen) QVERIFY2(part("recipientArea")->height() >= 150, what);
                }
                QVERIFY(part("fieldList")->isVisible() != isCardOpen);
                QVERIFY(part("moreFields")->isVisible()); // there is room again
                if (areIssuesOpen) part("findingsPanel")->hide();
            }
        }
    }

    void aSelectionMovesNothingAtTheSide()
    {
        resizeTo({1280, 800});
        Languages languages(*qApp);
        languages.apply(QStringLiteral("de")); // because of its long words
        const auto back = qScopeGuard([&] { languages.apply(QStringLiteral("en")); });
        put({{150, 150, 90, 20}, {150, 200, 90, 20}}, 1);
        test::processEvents();
        QList<QRect> before;
        for (QWidget* each : partsOfTheSide())
            before.append(placeOf(each));
        for (const QList<domain::TagId>& selected :
             {QList<domain::TagId>(), QList{tags().first().id}, QList{tags().first().id, tags().last().id}}) {
            view().selection().select(selected);
            test::processEvents();
            const QList<QWidget*> parts = partsOfTheSide();
            QCOMPARE(parts.size(), before.size());
            for (qsizetype i = 0; i < parts.size(); ++i)
                QCOMPARE(placeOf(parts.at(i)), before.at(i));
        }
    }

    void tenRecipientsLeaveRoomForThePaletteAndTheList()
    {
        resizeTo({1280, 800});
        EditorRecipients& people = m_page->workspace().recipients();
        while (view().document().invitations.size() < 10)
            people.addRecipient();
        put({{150, 150, 90, 20}, {150, 200, 90, 20}}, 1);
        test::processEvents();
        auto* list = m_page->findChild<QListView*>(QStringLiteral("placedTags"));
        QVERIFY(!list->isVisible()); // an open card needs the space
        people.setActiveIndex(1);    // closes it
        test::processEvents();
        QVERIFY(list->isVisible());
        QVERIFY(palette()->height() >= EditorPalette::heightForRows(3)); // the common types
        QVERIFY(placeOf(list).bottom() < 800);
        QVERIFY(list->visualRect(list->model()->index(1, 0)).bottom() <= list->viewport()->height());
        people.edit(10, QStringLiteral("recipientName"));
        auto* row = people.findChild<QWidget*>(QStringLiteral("recipient10"));
        auto* name = row->findChild<QLineEdit*>(QStringLiteral("recipientName"));
        QTRY_VERIFY(!name->visibleRegion().isEmpty());
    }
};

INK_TEST(TestPanels, "tst_panels")

} // namespace tst_panels

#include "tst_panels.moc"
