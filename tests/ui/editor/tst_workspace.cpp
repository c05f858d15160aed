// The editor's workspace: selecting moves nothing, recipients and common types are in view, a selection of
// several tags is labelled as such; locks, repeated duplicates, arrays, pasted tables, sums.
#include "tests/support/events.h"
#include "tests/support/testmain.h"
#include "tests/ui/editor/gesturedesk.h"
#include "ui/pages/editor/tagpanel/editortagpanel.h"
#include "ui/pages/editor/tagpanel/formulaedit.h"
#include "ui/pages/editor/tagpanel/tagpanelsection.h"
#include "ui/pages/editor/workspace/editorpalette.h"
#include "ui/pages/editor/workspace/editorplacementdialogs.h"
#include "ui/shell/window/languages.h"
#include "ui/viewer/tagoverlay.h"
#include "ui/widgets/style/theme.h"

#include <QLabel>
#include <QListView>
#include <QMimeData>
#include <QPushButton>
#include <QSet>
#include <QSignalSpy>
#include <QSpinBox>
#include <QToolButton>

namespace tst_workspace {

using namespace ink;
using namespace ink::ui;
using namespace Qt::Literals::StringLiterals;
using domain::TagType;

class TestWorkspace final : public test::GestureDesk
{
    Q_OBJECT

    template <typename T = QWidget> T* part(const char* name)
    {
        return m_page->findChild<T*>(QLatin1String(name));
    }
    void resizeTo(QSize size)
    {
        m_page->resize(size);
        QTRY_COMPARE(m_page->size(), size);
        test::processEvents();
    }
    QRect placeOf(QWidget* widget) { return {widget->mapTo(m_page.get(), QPoint(0, 0)), widget->size()}; }
    void selectAll()
    {
        view().selection().selectAll();
        test::processEvents();
    }
    void setClipboard(const QString& text)
    {
        QGuiApplication::clipboard()->setText(text);
        test::processEvents();
    }
    void clickOn(const domain::Tag& tag)
    {
        QTest::mouseClick(view().viewport(), Qt::LeftButton, {},
                          view().tagViewportRect(tag.id).center().toPoint());
    }

private Q_SLOTS:
    void init()
    {
        openDesk();
        clearDesk();
    }
    void cleanup() { closeDesk(); }

    void theArrangeButtonsAreThereOnlyWithASelection()
    {
        put({{150, 150, 90, 20}, {150, 200, 90, 20}}, 1);
        view().selection().select({});
        test::processEvents();
        auto* align = part("alignLeftButton");
        QVERIFY(align && !align->isVisible());
        QHash<QWidget*, QRect> before;
        for (QWidget* stays :
             std::initializer_list<QWidget*>{&view(), part("snappingButton"), part("tabOrderButton"),
                                             part("tagPalette"), part("placedTags"), part("show-toolsButton"),
                                             part("show-propertiesButton"), part("arrangeBar")})
            before.insert(stays, placeOf(stays));
        selectAll();
        QVERIFY(align->isVisible());
        for (auto place = before.cbegin(); place != before.cend(); ++place)
            QVERIFY2(placeOf(place.key()) == place.value(), qPrintable(place.key()->objectName()));
        QVERIFY(part<QLabel>("placingHint")->text().contains(u'2'));
    }

    void eachTypeHasItsIcon()
    {
        QSet<int> icons;
        for (const TagType type : EditorPalette::types())
            icons.insert(static_cast<int>(tagIcon(type)));
        QCOMPARE(icons.size(), EditorPalette::types().size());
    }

    /** As in a window of 1200×750: three recipients, the common types, and placed tags. */
    void everythingNeededIsInSightInALowWindow()
    {
        const Theme theme(*qApp);
        m_page->workspace().recipients().addRecipient();
        m_page->workspace().recipients().setActiveIndex(1);
        put({{150, 150, 90, 20}, {150, 200, 90, 20}}, 1);
        resizeTo({1200, 700});
        for (int i = 1; i <= 3; ++i) {
            auto* row = m_page->findChild<QWidget*>(u"recipient%1"_s.arg(i));
            QVERIFY(row);
            QVERIFY2(row->visibleRegion().boundingRect() == row->rect(), qPrintable(row->objectName()));
        }
        QVERIFY(placeOf(part("recipients")).bottom() < placeOf(palette()).top());
        for (int row = 0; row < 6; ++row)
            QVERIFY(palette()->viewport()->rect().contains(palette()->visualItemRect(palette()->item(row))));
        QVERIFY(palette()->item(6)->isHidden());
        QVERIFY(part("placedTags")->isVisible());
        // The other types are one click away, and stay.
        QTest::mouseClick(part("allTypes"), Qt::LeftButton);
        QVERIFY(!palette()->item(6)->isHidden());
        QVERIFY(m_page->findChild<QWidget*>(u"recipient3"_s)->visibleRegion().boundingRect().height() > 20);
        m_page.reset();
        m_page = test::editorOf(*m_desk);
        QVERIFY(m_page);
        resizeTo({1200, 700});
        QVERIFY(!palette()->item(6)->isHidden());
    }

    void manySelectedTagsSayHowManyAndWhatTheyShare()
    {
        put({{150, 150, 90, 20}, {150, 200, 90, 20}, {150, 250, 90, 20}}, 1);
        put({{150, 300, 90, 20}}, 1, TagType::Date);
        view().selection().select({tags().at(0).id, tags().at(1).id, tags().at(2).id});
        auto* common = part<QLabel>("tagsInCommon");
        QVERIFY(common->isVisible());
        QCOMPARE(common->text(), u"Text · page 1"_s);
        const auto* panel = m_page->findChild<EditorTagPanel*>();
        const auto headings = panel->findChildren<QLabel*>(QString(), Qt::FindDirectChildrenOnly);
        QVERIFY(std::any_of(headings.begin(), headings.end(),
                            [](const QLabel* label) { return label->text().startsWith(u"3 "); }));
        selectAll();
        QCOMPARE(common->text(), u"Text: 3 · Date: 1 · page 1"_s);
        put({{150, 150, 90, 20}}, 2);
        selectAll();
        QVERIFY2(common->text().startsWith(u"Text: 4 · Date: 1 · 2 page"_s), qPrintable(common->text()));
        view().selection().select({tags().at(0).id});
        QVERIFY(!common->isVisible());
    }

    void aLockSaysWhyAndOpens()
    {
        put({{150, 150, 90, 20}}, 1);
        selectAll();
        auto* unlock = part<QToolButton>("tagUnlock");
        QVERIFY(!unlock->isVisible());
        view().editor().setSelectionLocked(true);
        QVERIFY(unlock->isVisible());
        QVERIFY(part("tagPlaceLocked")->isVisible());
        QVERIFY(!part("tagX")->isEnabled());
        QVERIFY(!part("tagRemove")->isEnabled());
        QVERIFY(!part("tagRemove")->toolTip().isEmpty());
        QTest::mouseClick(unlock, Qt::LeftButton);
        QVERIFY(!tags().first().facts.isLocked);
        QVERIFY(part("tagX")->isEnabled() && part("tagRemove")->isEnabled());
    }

    void aDuplicateRepeatsTheLastOffset()
    {
        put({{150, 150, 90, 20}}, 1);
        selectAll();
        const auto duplicate = [this] { QTest::keyClick(&view(), Qt::Key_D, Qt::ControlModifier); };
        duplicate();
        QCOMPARE(tags().size(), 2);
        // Moved below its original, then again and again at the same distance.
        view().editor().moveSelected(QPoint(150, 180) - QPoint(rect(1).left, rect(1).top));
        duplicate();
        duplicate();
        QCOMPARE(rect(2), (domain::PageRect{150, 210, 90, 20}));
        QCOMPARE(rect(3), (domain::PageRect{150, 240, 90, 20}));
        // If it doesn't fit, and for another tag, the duplicate is placed beside.
        view().editor().moveSelected({0, 10000});
        const domain::PageRect last = rect(3);
        duplicate();
        QVERIFY(rect(4).top <= last.top && rect(4) != last);
        view().selection().select({tags().at(0).id});
        duplicate();
        QVERIFY(rect(5).left != 150);
    }

    void anyTypeCanBeAnArray_data()
    {
        QTest::addColumn<int>("type");
        for (const TagType type : EditorPalette::types())
            QTest::addRow("%s", qPrintable(domain::tagTypeName(type))) << static_cast<int>(type);
    }
    void anyTypeCanBeAnArray()
    {
        QFETCH(int, type);
        put({{40, 60, 60, 20}}, 1, static_cast<TagType>(type));
        selectAll();
        const domain::PageRect first = rect(0);
        const QList<domain::Tag> suggested = view().proposals().tags();
        action("duplicateInGrid")->trigger();
        auto* dialog = m_page->findChild<EditorArrayDialog*>();
        QVERIFY(dialog);
        dialog->findChild<QSpinBox*>(u"arrayRows"_s)->setValue(4);
        dialog->findChild<QSpinBox*>(u"arrayColumns"_s)->setValue(2);
        dialog->findChild<QSpinBox*>(u"arrayGapAcross"_s)->setValue(10);
        dialog->findChild<QSpinBox*>(u"arrayGapDown"_s)->setValue(5);
        QCOMPARE(view().proposals().tags().size(), 7); // the preview
        dialog->accept();
        QCOMPARE(tags().size(), 8);
        QCOMPARE(view().proposals().tags(), suggested);
        QSet<QString> names;
        for (const domain::Tag& tag : tags()) {
            QCOMPARE(int(tag.type), type);
            names.insert(tag.name);
        }
        QCOMPARE(names.size(), 8);
        QCOMPARE(rect(7).left, first.left + first.width + 10);
        QCOMPARE(rect(7).top, first.top + 3 * (first.height + 5));
        if (static_cast<TagType>(type) == TagType::Radio)
            QCOMPARE(tags().at(7).groupName, tags().at(0).groupName);
        stack().undo();
        QCOMPARE(tags().size(), 1);
    }

    void aPastedTableBecomesFields()
    {
        look(1, {300, 400});
        setClipboard(u"Name\tAmount\tDate\nPaper\t12\t2026-12-24\n"_s);
        const QPoint pointer = at(1, 100, 300);
        moveTo(pointer, {}, Qt::NoButton);
        QTest::keyClick(&view(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(tags().size(), 3);
        QCOMPARE(tags().at(0).name, u"Name"_s);
        QCOMPARE(int(tags().at(1).type), int(TagType::Number));
        QCOMPARE(int(tags().at(2).type), int(TagType::Date));
        QVERIFY(std::abs(rect(0).left - 100) <= slack() && std::abs(rect(0).top - 300) <= slack());
        QVERIFY(rect(1).left >= rect(0).left + rect(0).width && rect(1).top == rect(0).top);
        QCOMPARE(stack().count(), 1);
        stack().undo();
        // Fifty names stay on the page and apart from one another.
        QStringList many;
        for (int i = 0; i < 50; ++i)
            many.append(u"Name %1"_s.arg(i));
        setClipboard(many.join(u'\n'));
        QTest::keyClick(&view(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(tags().size(), 50);
        for (qsizetype i = 0; i < tags().size(); ++i) {
            QVERIFY(rect(i).left >= 0 && rect(i).left + rect(i).width <= 600);
            QVERIFY(rect(i).top >= 0 && rect(i).top + rect(i).height <= 800);
            for (qsizetype j = 0; j < i; ++j)
                QVERIFY(!rect(i).intersects(rect(j)));
        }
        stack().undo();
        // Text that can't become fields is reported.
        QSignalSpy told(m_page.get(), &EditorPage::messageRequested);
        setClipboard(QString(u'x').repeated(500));
        QTest::keyClick(&view(), Qt::Key_V, Qt::ControlModifier);
        QVERIFY(tags().isEmpty());
        QCOMPARE(told.size(), 1);
    }

    void aFormulaTakesFieldsFromThePage()
    {
        put({{150, 150, 90, 20}, {150, 180, 90, 20}, {150, 210, 90, 20}}, 1, TagType::Number);
        put({{150, 300, 90, 20}}, 1, TagType::Number);
        put({{300, 150, 90, 40}}, 1, TagType::Signature);
        look(1, {250, 220});
        view().selection().select({tags().at(3).id});
        for (auto* section : m_page->findChildren<TagPanelSection*>())
            section->setOpen(true);
        test::processEvents();
        QTest::mouseClick(part("tagFormulaPick"), Qt::LeftButton);
        QVERIFY(view().modes().isPickMode());
        QVERIFY(part<QLabel>("placingHint")->text().contains(u"formula"_s));
        clickOn(tags().at(0));
        clickOn(tags().at(1));
        const QString both = u"{%1} + {%2}"_s.arg(tags().at(0).name, tags().at(1).name);
        QCOMPARE(tags().at(3).style.formula, both);
        clickOn(tags().at(4)); // a signature has no value
        QCOMPARE(tags().at(3).style.formula, both);
        QVERIFY(part("tagFormulaFault")->isVisible());
        QTest::keyClick(&view(), Qt::Key_Escape);
        QVERIFY(!view().modes().isPickMode());
        QCOMPARE(view().selection().ids(), QList{tags().at(3).id});
        // The whole column at once.
        QTest::mouseClick(part("tagFormulaSum"), Qt::LeftButton);
        QCOMPARE(tags().at(3).style.formula,
                 u"sum({%1}; {%2}; {%3})"_s.arg(tags().at(0).name, tags().at(1).name, tags().at(2).name));
        // Inside a function, the next one is another argument.
        auto* edit = m_page->findChild<FormulaEdit*>();
        edit->setFormula(u"max({%1})"_s.arg(tags().at(0).name));
        QTextCursor cursor = edit->textCursor();
        cursor.setPosition(static_cast<int>(edit->formula().size()) - 1);
        edit->setTextCursor(cursor);
        edit->insertName(tags().at(1).name);
        QCOMPARE(edit->formula(), u"max({%1}; {%2})"_s.arg(tags().at(0).name, tags().at(1).name));
    }

    void aColumnElsewhereIsPicked()
    {
        put({{150, 150, 90, 20}, {150, 180, 90, 20}, {400, 150, 90, 20}}, 1, TagType::Number);
        look(1, {250, 200});
        view().selection().select({tags().at(2).id});
        for (auto* section : m_page->findChildren<TagPanelSection*>())
            section->setOpen(true);
        test::processEvents();
        QTest::mouseClick(part("tagFormulaSum"), Qt::LeftButton); // nothing is above it
        QVERIFY(view().modes().isPickMode());
        clickOn(tags().at(1));
        QVERIFY(!view().modes().isPickMode());
        QCOMPARE(tags().at(2).style.formula, u"sum({%1}; {%2})"_s.arg(tags().at(0).name, tags().at(1).name));
    }

    void aCompactWindowLeavesThePagesTheirWidth_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "de", "fr", "es", "ar"})
            QTest::addRow("%s", language) << QString::fromLatin1(language);
    }
    /** 1366×768 at 150 %. */
    void aCompactWindowLeavesThePagesTheirWidth()
    {
        QFETCH(QString, language);
        const Theme theme(*qApp);
        Languages languages(*qApp);
        languages.apply(language);
        const auto back = qScopeGuard([&] { languages.apply(QStringLiteral("en")); });
        put({{150, 150, 90, 20}}, 1);
        resizeTo({910, 480});
        const auto hasRoom = [this] { return view().width() >= 910 * 6 / 10; };
        QVERIFY(hasRoom());
        QVERIFY(palette()->isVisible() && !part("tagKind")->isVisible());
        // Properties come instead of the palette: by a button, and by a double click.
        QTest::mouseClick(part("show-propertiesButton"), Qt::LeftButton);
        test::processEvents();
        QVERIFY(part("tagPanel")->isVisible() && !palette()->isVisible());
        QVERIFY(hasRoom());
        QTest::mouseClick(part("show-toolsButton"), Qt::LeftButton);
        QVERIFY(palette()->isVisible() && !part("tagPanel")->isVisible());
        selectAll();
        view().selection().activate(tags().first().id);
        test::processEvents();
        QVERIFY(part("tagName")->hasFocus());
        QVERIFY(hasRoom());
        // A wide window has both again.
        resizeTo({1360, 860});
        QVERIFY(part("tagPanel")->isVisible() && palette()->isVisible());
    }
};

INK_TEST(TestWorkspace, "tst_workspace")

} // namespace tst_workspace

#include "tst_workspace.moc"
