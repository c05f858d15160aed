// Slips of the hand in a draft must have no effect, or a reported one that can be undone.
#include "app/domain/document/finding.h"
#include "app/domain/document/recipientname.h"
#include "app/domain/values/validation.h"
#include "app/settings/settings.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"
#include "tests/ui/editor/gesturedesk.h"
#include "ui/pages/editor/findings/editorfindings.h"
#include "ui/pages/editor/tagpanel/tagpanelsection.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QListView>
#include <QPaintEvent>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTranslator>

namespace tst_handslips {

using namespace ink;
using namespace ink::ui;
using domain::TagType;
using namespace Qt::Literals::StringLiterals;

namespace {

/** Records which part of a widget was painted. */
class PaintSpy final : public QObject
{
public:
    explicit PaintSpy(QWidget* widget) { widget->installEventFilter(this); }
    QRegion painted;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Paint) painted += static_cast<QPaintEvent*>(event)->region();
        return QObject::eventFilter(watched, event);
    }
};

} // namespace

class TestHandSlips final : public test::GestureDesk
{
    Q_OBJECT

    template <typename T> T* part(const char* name)
    {
        T* found = m_page->findChild<T*>(QLatin1String(name));
        if (!found) qFatal("no %s", name);
        return found;
    }
    QTranslator m_plurals; ///< English ones
    QPoint middleOf(qsizetype i) { return view().tagViewportRect(tags().at(i).id).center().toPoint(); }
    /** The number of findings of this kind. */
    int told(domain::Finding::Kind kind)
    {
        int count = 0;
        for (const domain::Finding& finding : domain::validate(view().document()))
            count += finding.kind == kind ? 1 : 0;
        return count;
    }
    void openSections()
    {
        for (auto* section : m_page->findChildren<TagPanelSection*>())
            section->setOpen(true);
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_plurals.load(QStringLiteral(":/i18n/inkstone_en.qm")));
        QVERIFY(QCoreApplication::installTranslator(&m_plurals));
        openDesk();
    }
    void init()
    {
        clearDesk();
        while (view().document().invitations.size() > 2 && stack().canUndo())
            stack().undo();
        m_page->workspace().recipients().setActiveIndex(1);
        look(1, {250, 250});
    }
    void cleanupTestCase() { closeDesk(); }

    void aClickOnOneOfSeveralChoosesIt()
    {
        put({{150, 150, 90, 20}, {150, 200, 90, 20}, {260, 250, 90, 20}}, 1);
        look(1, {250, 200});
        view().selection().selectAll();
        QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, middleOf(1));
        QCOMPARE(view().selection().ids(), QList{tags().at(1).id});
        QTest::keyClick(&view(), Qt::Key_Delete);
        QCOMPARE(tags().size(), 2);
        // Also one under a handle of the frame around them.
        stack().undo();
        view().selection().selectAll();
        const QRectF corner = view().tagViewportRect(tags().at(0).id);
        QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, corner.topLeft().toPoint() + QPoint(2, 2));
        QCOMPARE(view().selection().ids(), QList{tags().at(0).id});
    }

    void aDragMovesAllOfThem()
    {
        put({{150, 150, 90, 20}, {150, 200, 90, 20}}, 1);
        look(1, {250, 200});
        view().selection().selectAll();
        const QPoint from = middleOf(1);
        drag(from, from + QPoint(60, 40), Qt::ControlModifier);
        QCOMPARE(view().selection().size(), 2);
        QVERIFY(rect(0).left > 180);
        QVERIFY(rect(1).left > 180);
        QCOMPARE(stack().count(), 1);
    }

    void severalDeletedTagsAreTold()
    {
        QSignalSpy said(m_page.get(), &EditorPage::messageRequested);
        QSignalSpy lapsed(m_page.get(), &EditorPage::undoExpired);
        put({{150, 150, 90, 20}, {150, 200, 90, 20}, {260, 250, 90, 20}}, 1);
        view().selection().select({tags().first().id});
        view().editor().removeSelected();
        QCOMPARE(said.count(), 0); // a single one is not reported
        view().selection().selectAll();
        view().editor().removeSelected();
        QCOMPARE(said.count(), 1);
        QCOMPARE(said.first().at(0).toString(), u"2 fields deleted."_s);
        said.first().at(1).value<std::function<void()>>()();
        QCOMPARE(tags().size(), 2);
        // The next step ends the offer.
        view().selection().selectAll();
        view().editor().removeSelected();
        QCOMPARE(said.count(), 2);
        lapsed.clear();
        view().editor().placeTag(TagType::Text, {0, {100, 100}});
        QCOMPARE(lapsed.count(), 1);
        said.at(1).at(1).value<std::function<void()>>()();
        QCOMPARE(tags().size(), 1);
    }

    void aRemovedRecipientsTagsAreTold()
    {
        QSignalSpy said(m_page.get(), &EditorPage::messageRequested);
        m_page->workspace().recipients().setActiveIndex(2);
        put({{150, 150, 90, 20}, {150, 200, 90, 20}}, 1);
        QWidget* row = part<QWidget>("recipient2");
        row->setFocus();
        QTest::keyClick(row, Qt::Key_Delete);
        QCOMPARE(view().document().invitations.size(), 1);
        QVERIFY(tags().isEmpty());
        QCOMPARE(said.count(), 1);
        QVERIFY2(said.first().at(0).toString().contains(u"2 fields"_s),
                 qPrintable(said.first().at(0).toString()));
        said.first().at(1).value<std::function<void()>>()();
        QCOMPARE(view().document().invitations.size(), 2);
        QCOMPARE(tags().size(), 2);
        QCOMPARE(tags().first().invitationIndex, 2);
    }

    void aRemovedRecipientsTagsGoToAnother()
    {
        QSignalSpy said(m_page.get(), &EditorPage::messageRequested);
        m_page->workspace().recipients().setActiveIndex(2);
        put({{150, 150, 90, 20}, {150, 200, 90, 20}}, 1);
        auto* more = part<QWidget>("recipient2")->findChild<QWidget*>(u"recipientMore"_s);
        QTest::mouseClick(more, Qt::LeftButton);
        QWidget* menu = QApplication::activePopupWidget();
        QVERIFY(menu);
        QTest::keyClick(menu, Qt::Key_Up); // the last entry
        QTest::keyClick(menu, Qt::Key_Right);
        QTRY_VERIFY(QApplication::activePopupWidget() != menu);
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
        QCOMPARE(view().document().invitations.size(), 1);
        QCOMPARE(tags().size(), 2);
        QCOMPARE(tags().first().invitationIndex, 1);
        QCOMPARE(tags().first().invitationId, view().document().invitations.first().id);
        QCOMPARE(said.count(), 1);
        QVERIFY2(said.first().at(0).toString().contains(u"2 fields"_s),
                 qPrintable(said.first().at(0).toString()));
        said.first().at(1).value<std::function<void()>>()();
        QCOMPARE(view().document().invitations.size(), 2);
        QCOMPARE(tags().first().invitationIndex, 2);
    }

    void undoWorksInANumberField()
    {
        put({{150, 150, 90, 20}}, 1);
        view().selection().selectAll();
        openSections();
        auto* units = part<QComboBox>("tagUnits");
        units->setCurrentIndex(units->findData(static_cast<int>(settings::Units::Points)));
        Q_EMIT units->activated(units->currentIndex());
        auto* left = part<QAbstractSpinBox>("tagX");
        left->setFocus();
        QTest::keyClick(left, Qt::Key_Up);
        QTest::keyClick(left, Qt::Key_Up);
        QCOMPARE(rect(0).left, 152);
        QTest::keyClick(left, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(rect(0).left, 150);
        QVERIFY(left->hasFocus());
        QVERIFY(left->text().contains(u"150"_s));
        QTest::keyClick(left, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(rect(0).left, 152);
        // Undo first applies to the text being typed; text that is in the draft is undone there.
        stack().clear();
        left->selectAll();
        QTest::keyClicks(left, u"99"_s);
        QCOMPARE(rect(0).left, 152);
        QTest::keyClick(left, Qt::Key_Return);
        QCOMPARE(rect(0).left, 99);
        QTest::keyClick(left, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(rect(0).left, 152);
    }

    void textOfAFieldsOwnIsTakenBackThere()
    {
        put({{150, 150, 90, 20}}, 1, TagType::Number);
        view().selection().selectAll();
        openSections();
        auto* example = part<QLineEdit>("tagExample");
        view().editor().moveSelected({5, 0});
        example->setFocus();
        QTest::keyClicks(example, u"12"_s);
        QTest::keyClick(example, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(rect(0).left, 155); // the draft is unchanged
        QVERIFY(example->text() != u"12"_s);
        while (!example->text().isEmpty())
            QTest::keyClick(example, Qt::Key_Z, Qt::ControlModifier);
        QTest::keyClick(example, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(rect(0).left, 150);
    }

    void aNameIsTakenBackInTheDraft()
    {
        put({{150, 150, 90, 20}}, 1);
        view().selection().selectAll();
        const QString before = tags().first().name;
        auto* name = part<QLineEdit>("tagName");
        name->setFocus();
        name->selectAll();
        QTest::keyClicks(name, u"Rent"_s);
        QCOMPARE(tags().first().name, u"Rent"_s);
        QTest::keyClick(name, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(tags().first().name, before);
        QCOMPARE(name->text(), before);
    }

    void theWholeFrameIsPainted()
    {
        put({{120, 120, 40, 20}, {420, 320, 40, 20}}, 1);
        view().setZoomFactor(1);
        look(1, {290, 230});
        QTRY_VERIFY(view().isPagePainted(1));
        QWidget* pages = view().viewport();
        const auto edges = [&] {
            const QRect box = view()
                                  .tagViewportRect(tags().at(0).id)
                                  .united(view().tagViewportRect(tags().at(1).id))
                                  .toRect();
            return QList<QPoint>{{box.center().x(), box.top()},
                                 {box.center().x(), box.bottom()},
                                 {box.left(), box.center().y()},
                                 {box.right(), box.center().y()}};
        };
        const auto covers = [](const QRegion& region, const QList<QPoint>& points) {
            return std::all_of(points.begin(), points.end(),
                               [&](const QPoint& point) { return region.contains(point); });
        };
        (void)pages->grab();
        QCoreApplication::processEvents();
        const PaintSpy spy(pages);
        view().selection().selectAll();
        const QList<QPoint> before = edges();
        QTRY_VERIFY(covers(spy.painted, before));
        PaintSpy moved(pages);
        view().editor().moveSelected({30, 30});
        QTRY_VERIFY(covers(moved.painted, before));
        QTRY_VERIFY(covers(moved.painted, edges()));
        PaintSpy left(pages);
        const QList<QPoint> now = edges();
        view().selection().select({tags().first().id});
        QTRY_VERIFY(covers(left.painted, now));
    }

    void theListFollowsATagThatMoves()
    {
        put({{150, 150, 90, 20}, {150, 200, 90, 20}}, 1);
        auto* list = part<QListView>("placedTags");
        view().selection().select({tags().first().id});
        QCOMPARE(list->currentIndex().row(), 0);
        QTest::keyClick(&view(), Qt::Key_Down, Qt::ShiftModifier);
        for (int i = 0; i < 9; ++i)
            QTest::keyClick(&view(), Qt::Key_Down, Qt::ShiftModifier);
        QVERIFY(rect(0).top > rect(1).top);
        QCOMPARE(list->currentIndex().row(), 1);
        QCOMPARE(list->selectionModel()->selectedIndexes().size(), 1);
        QCOMPARE(list->selectionModel()->selectedIndexes().first().row(), 1);
    }

    void theListChoosesAndDeletesSeveral()
    {
        put({{150, 150, 90, 20}, {150, 200, 90, 20}, {150, 250, 90, 20}}, 1);
        auto* list = part<QListView>("placedTags");
        const auto click = [list](int row, Qt::KeyboardModifiers modifiers) {
            QTest::mouseClick(list->viewport(), Qt::LeftButton, modifiers,
                              list->visualRect(list->model()->index(row, 0)).center());
        };
        click(0, {});
        QCOMPARE(view().selection().ids(), QList{tags().at(0).id});
        click(2, Qt::ControlModifier);
        QCOMPARE(view().selection().ids(), (QList{tags().at(0).id, tags().at(2).id}));
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Delete);
        QCOMPARE(tags().size(), 1);
        stack().undo();
        QCOMPARE(tags().size(), 3);
        // It also shows the selection of the pages.
        view().selection().select({tags().at(1).id, tags().at(2).id});
        QCOMPARE(list->selectionModel()->selectedIndexes().size(), 2);
    }

    void recipientsAreSetUp()
    {
        auto& recipients = m_page->workspace().recipients();
        recipients.edit(1, u"recipientName"_s);
        part<QAbstractButton>("recipientSettings")->click();
        auto* code = part<QLineEdit>("recipientCode");
        QVERIFY(code->isVisible());
        QTest::keyClicks(code, u" 4711 "_s);
        const auto person = [this] { return view().document().invitations.first(); };
        QCOMPARE(person().authentications.size(), 1);
        QCOMPARE(person().authentications.first().type, domain::AuthenticationType::AccessCode);
        QCOMPARE(person().authentications.first().code, u"4711"_s);
        // A short code is a finding, which leads to the field.
        QCOMPARE(told(domain::Finding::Kind::WeakAccessCode), 1);
        part<QAbstractButton>("recipientSettings")->click();
        QVERIFY(!code->isVisible());
        recipients.edit(1, u"authentications"_s);
        QVERIFY(code->hasFocus());
        code->clear();
        QTest::keyClick(code, Qt::Key_Space);
        QVERIFY(person().authentications.isEmpty());
        auto* proof = part<QLabel>("recipientProof");
        QCOMPARE(proof->text(), u"Anyone who has the link can act as this recipient."_s);
        part<QCheckBox>("recipientMailCode")->click();
        QCOMPARE(person().authentications.size(), 1);
        QCOMPARE(person().authentications.first().type, domain::AuthenticationType::Email);
        QVERIFY(proof->text().contains(u"can read the email"_s));
        part<QCheckBox>("recipientMailCode")->click();
        QVERIFY(person().authentications.isEmpty());
        // A service without email can't send codes.
        domain::Outreach noMail;
        noMail.canSendMail = false;
        recipients.setOutreach(noMail);
        QVERIFY(!part<QCheckBox>("recipientMailCode")->isVisible());
        part<QCheckBox>("recipientFree")->click();
        QVERIFY(person().canSignTags);
        part<QCheckBox>("recipientFree")->click();
        auto* language = part<QComboBox>("recipientLanguage");
        language->setCurrentIndex(language->findData(u"fr"_s));
        Q_EMIT language->activated(language->currentIndex());
        QCOMPARE(person().language, u"fr"_s);
        auto* hosted = part<QPlainTextEdit>("recipientHosted");
        QVERIFY(!hosted->isVisible());
        auto* action = part<QComboBox>("recipientAction");
        action->setCurrentIndex(action->findData(static_cast<int>(domain::ActionType::SigningHost)));
        Q_EMIT action->activated(action->currentIndex());
        QVERIFY(hosted->isVisible());
        hosted->setFocus();
        QTest::keyClicks(hosted, u"Anna"_s);
        QTest::keyClick(hosted, Qt::Key_Return);
        QTest::keyClicks(hosted, u"Ben"_s);
        QCOMPARE(person().hostedSigners, (QStringList{u"Anna"_s, u"Ben"_s}));
        while (stack().canUndo())
            stack().undo();
        QVERIFY(person().hostedSigners.isEmpty());
        QVERIFY(hosted->toPlainText().isEmpty());
    }

    void copiesInTheCornerLieApart()
    {
        const QSizeF page = view().pageLayout().pageSize(0);
        put({{int(page.width()) - 90, int(page.height()) - 20, 90, 20}}, 1);
        view().selection().selectAll();
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(&view(), Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(tags().size(), 4);
        for (qsizetype a = 0; a < tags().size(); ++a)
            for (qsizetype b = 0; b < a; ++b)
                QVERIFY(rect(a) != rect(b));
    }

    void copiesAskTheirOwnGroup()
    {
        view().editor().placeGrid(TagType::Radio, {1, {100, 100, 60, 20}}, 1, 2);
        put({{100, 150, 90, 20}}, 1);
        auto* target = part<QComboBox>("tagCondition");
        view().selection().select({tags().at(2).id});
        openSections();
        target->setCurrentIndex(target->findData(tags().first().groupName));
        Q_EMIT target->activated(target->currentIndex());
        auto* value = part<QComboBox>("tagConditionValue");
        value->setCurrentIndex(1);
        Q_EMIT value->activated(1);
        QCOMPARE(tags().at(2).style.condition->terms.at(0).value, tags().at(1).name);
        view().setFocus();
        const auto check = [this](qsizetype first) {
            const auto& condition = tags().at(first + 2).style.condition;
            QVERIFY(condition);
            QCOMPARE(condition->terms.at(0).tag, tags().at(first).groupName);
            QCOMPARE(condition->terms.at(0).value, tags().at(first + 1).name);
            QVERIFY(tags().at(first).groupName != tags().at(0).groupName);
        };
        view().selection().selectAll();
        view().copyActions().duplicateToPages({2, 3});
        check(3);
        check(6);
        view().selection().select({tags().at(0).id, tags().at(1).id, tags().at(2).id});
        QTest::keyClick(&view(), Qt::Key_C, Qt::ControlModifier);
        QTest::keyClick(&view(), Qt::Key_V, Qt::ControlModifier);
        check(9);
        view().selection().select({tags().at(0).id, tags().at(1).id, tags().at(2).id});
        QTest::keyClick(&view(), Qt::Key_D, Qt::ControlModifier);
        check(12);
        QCOMPARE(told(domain::Finding::Kind::ConditionOnMissingTag), 0);
    }

    void aGroupIsRenamedForAllItsButtons()
    {
        view().editor().placeGrid(TagType::Radio, {1, {100, 100, 90, 20}}, 1, 3);
        put({{100, 150, 90, 20}}, 1);
        view().selection().select({tags().at(3).id});
        openSections();
        auto* target = part<QComboBox>("tagCondition");
        target->setCurrentIndex(target->findData(tags().first().groupName));
        Q_EMIT target->activated(target->currentIndex());
        stack().clear();
        view().selection().select({tags().first().id});
        auto* group = part<QComboBox>("tagGroup");
        group->lineEdit()->setFocus();
        group->lineEdit()->selectAll();
        QTest::keyClicks(group->lineEdit(), u"Pets"_s);
        for (int i = 0; i < 3; ++i)
            QCOMPARE(tags().at(i).groupName, u"Pets"_s);
        QCOMPARE(tags().at(3).style.condition->terms.at(0).tag, u"Pets"_s);
        QCOMPARE(stack().count(), 1);
        // One button is removed from the group, with its references.
        auto* leave = part<QAbstractButton>("tagGroupLeave");
        QVERIFY(leave->isVisibleTo(m_page.get()));
        leave->click();
        QVERIFY(tags().at(0).groupName != u"Pets"_s);
        QCOMPARE(tags().at(1).groupName, u"Pets"_s);
        QCOMPARE(tags().at(3).style.condition->terms.at(0).tag, tags().at(0).groupName);
        QCOMPARE(told(domain::Finding::Kind::RadioWithoutGroup), 1);
        QVERIFY(!leave->isVisibleTo(m_page.get()));
        // A button's name.
        auto* name = part<QLineEdit>("tagName");
        name->setFocus();
        name->selectAll();
        QTest::keyClicks(name, u"Cat"_s);
        QCOMPARE(tags().at(3).style.condition->terms.at(0).value, u"Cat"_s);
    }

    void anOptionIsRenamedInConditionsAndAsDefault()
    {
        put({{100, 100, 90, 20}}, 1, TagType::Dropdown);
        put({{100, 150, 90, 20}}, 1);
        view().selection().select({tags().first().id});
        openSections();
        auto* options = part<QPlainTextEdit>("tagOptions");
        options->setFocus();
        QTest::keyClicks(options, u"Red"_s);
        QTest::keyClick(options, Qt::Key_Return);
        QTest::keyClicks(options, u"Green"_s);
        auto* choice = part<QComboBox>("tagChoice");
        choice->setCurrentIndex(choice->findData(u"Green"_s));
        Q_EMIT choice->activated(choice->currentIndex());
        view().selection().select({tags().at(1).id});
        auto* target = part<QComboBox>("tagCondition");
        target->setCurrentIndex(target->findData(tags().first().name));
        Q_EMIT target->activated(target->currentIndex());
        auto* value = part<QComboBox>("tagConditionValue");
        value->setCurrentIndex(value->findData(u"Green"_s));
        Q_EMIT value->activated(value->currentIndex());
        view().selection().select({tags().first().id});
        options->setFocus();
        // Typing passes through another option's name and through an empty name.
        options->moveCursor(QTextCursor::End);
        for (int i = 0; i < 5; ++i)
            QTest::keyClick(options, Qt::Key_Backspace);
        QTest::keyClicks(options, u"Reddish"_s);
        QCOMPARE(tags().first().style.options, (QStringList{u"Red"_s, u"Reddish"_s}));
        QCOMPARE(tags().first().text, u"Reddish"_s);
        QCOMPARE(tags().at(1).style.condition->terms.at(0).value, u"Reddish"_s);
        // A new line is a new option.
        QTest::keyClick(options, Qt::Key_Return);
        QTest::keyClicks(options, u"Blue"_s);
        QCOMPARE(tags().at(1).style.condition->terms.at(0).value, u"Reddish"_s);
    }

    void whatIsPastedIntoAnEmptyDraftBringsRecipients()
    {
        put({{150, 150, 90, 20}}, 1);
        view().selection().selectAll();
        view().copyActions().copySelected();
        while (!view().document().invitations.isEmpty()) {
            QWidget* row = part<QWidget>("recipient1");
            row->setFocus();
            QTest::keyClick(row, Qt::Key_Delete);
        }
        view().setFocus();
        QTest::keyClick(&view(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(tags().size(), 1);
        QCOMPARE(view().document().invitations.size(), 1);
        QVERIFY(view().document().invitations.first().hasPlaceholderName);
        QCOMPARE(told(domain::Finding::Kind::RecipientWithoutName), 1);
        // The user enters the name.
        part<QWidget>("recipient1")->setFocus();
        QTest::keyClick(part<QWidget>("recipient1"), Qt::Key_Return);
        auto* name = part<QLineEdit>("recipientName");
        name->selectAll();
        QTest::keyClicks(name, u"Anna Berg"_s);
        QCOMPARE(view().document().invitations.first().recipientName, u"Anna Berg"_s);
        QVERIFY(!view().document().invitations.first().hasPlaceholderName);
        QCOMPARE(told(domain::Finding::Kind::RecipientWithoutName), 0);
        stack().clear();
        m_page->workspace().recipients().addRecipient();
    }
};

INK_TEST(TestHandSlips, "tst_handslips")

} // namespace tst_handslips

#include "tst_handslips.moc"
