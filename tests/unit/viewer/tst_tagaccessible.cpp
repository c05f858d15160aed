// Tags in assistive tools, and the announcements of changes.
#include "app/domain/document/document.h"
#include "app/domain/document/tagplacement.h"
#include "tests/support/builders.h"
#include "tests/support/localdraft.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"
#include "ui/commands/assigninvitation.h"
#include "ui/viewer/pageview.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

namespace tst_tagaccessible {

using namespace ink;
using namespace ink::ui;

namespace {

struct Told
{
    QAccessible::Event what;
    QAccessibleInterface* about;
};
QList<Told> told; // an update handler is a plain function

void listen(QAccessibleEvent* event)
{
    told.append({event->type(), event->accessibleInterface()});
}

bool wasTold(QAccessible::Event what, const QAccessibleInterface* about)
{
    return std::any_of(told.begin(), told.end(),
                       [&](const Told& one) { return one.what == what && one.about == about; });
}

struct Desk
{
    test::LocalDraft target;
    QUndoStack stack;
    PageView view;

    Desk() : target(draft())
    {
        target.onChange = [this] { view.setDocument(target.document()); };
        view.resize(800, 900);
        view.setDraft(&target, &stack);
        view.setDocument(target.document());
        view.setZoomFactor(72.0 / 96.0);
        view.show();
        view.activateWindow();
        view.setFocus();
        told.clear();
    }
    static domain::Document draft()
    {
        domain::Document document = test::emptyDraft();
        document.id = domain::DocumentId(7);
        document.files = {test::file(QStringLiteral("a.pdf"), 3)};
        document.invitations = {test::invitation(QStringLiteral("Anna"), QStringLiteral("anna@example.org")),
                                test::invitation(QStringLiteral("Ben"), QStringLiteral("ben@example.org"))};
        qint64 id = 20;
        for (const auto& [type, page] : {std::pair{domain::TagType::Date, 1},
                                         {domain::TagType::Signature, 3},
                                         {domain::TagType::Signature, 1}}) {
            domain::Tag tag = domain::makeTag(document, type, page, {300, 100.0 * double(id - 18)}, 1,
                                              QStringLiteral("en"));
            tag.id = domain::TagId(id++);
            document.tags.append(tag);
        }
        return document;
    }
    [[nodiscard]] QAccessibleInterface* pages() { return QAccessible::queryAccessibleInterface(&view); }
    [[nodiscard]] QAccessibleInterface* tag(int place) { return pages()->child(place); }
};

} // namespace

class TestTagAccessible final : public QObject
{
    Q_OBJECT
    static bool requireListener()
    {
        return test::runsHere(QAccessible::isActive(),
                              "nobody listens on this platform; see ui.editor.screenreader.");
    }

private Q_SLOTS:
    void initTestCase()
    {
        QAccessible::setActive(true);
        QAccessible::installUpdateHandler(listen);
    }
    void cleanupTestCase()
    {
        QAccessible::installUpdateHandler(nullptr);
        QAccessible::setActive(false);
    }

    void eachTagHasItsSentenceAndPlace()
    {
        Desk desk;
        QCOMPARE(desk.pages()->childCount(), 3);
        QCOMPARE(desk.tag(0)->text(QAccessible::Name), QStringLiteral("Date for Anna, page 1, required"));
        QCOMPARE(desk.tag(2)->text(QAccessible::Name),
                 QStringLiteral("Signature for Anna, page 3, required"));
        QCOMPARE(desk.tag(0)->role(), QAccessible::ListItem);
        QVERIFY(desk.tag(0)->text(QAccessible::Description).contains(QLatin1String("from the left")));
        QCOMPARE(desk.pages()->indexOfChild(desk.tag(1)), 1);
        QCOMPARE(desk.tag(1)->parent(), desk.pages());
        QVERIFY(desk.tag(2)->state().offscreen);
        QVERIFY(!desk.tag(0)->state().offscreen);
        QVERIFY(desk.tag(0)->state().movable);
        const QPoint middle = desk.tag(0)->rect().center();
        QCOMPARE(desk.pages()->childAt(middle.x(), middle.y()), desk.tag(0));
    }

    void theTurnIsSaidWhileTheOrderIsShown()
    {
        Desk desk;
        const auto said = [&desk](int place) { return desk.tag(place)->text(QAccessible::Description); };
        const QString place = said(0).section(QStringLiteral(", "), 1);
        QVERIFY(place.endsWith(QLatin1String(" high")));
        desk.view.modes().setTabOrderMode(true);
        QCOMPARE(said(0), QStringLiteral("Date 1, 1 of 3 in the tab order, ") + place);
        desk.stack.push(new AssignInvitation(desk.target, {domain::TagId(21)}, 2));
        QVERIFY(said(1).contains(QStringLiteral(", 2 of 2 in"))); // each recipient's are counted
        QVERIFY(said(2).contains(QStringLiteral(", 1 of 1 in")));
        desk.view.selection().select({domain::TagId(20)});
        desk.view.tabOrder().moveSelected(1);
        QCOMPARE(said(1), QStringLiteral("Date 1, 2 of 2 in the tab order, ") + place);
        desk.view.modes().setTabOrderMode(false);
        QCOMPARE(said(1), QStringLiteral("Date 1, ") + place);
    }

    void movingIsToldAndTheObjectStaysTheSame()
    {
        if (!requireListener()) return;
        Desk desk;
        QAccessibleInterface* date = desk.tag(0);
        desk.view.selection().select({domain::TagId(20)});
        QVERIFY(wasTold(QAccessible::Focus, date) || !desk.view.hasFocus());
        QVERIFY(wasTold(QAccessible::SelectionAdd, date));
        const QRect before = date->rect();
        const QString place = date->text(QAccessible::Description);
        told.clear();
        QTest::keyClick(&desk.view, Qt::Key_Right, Qt::ShiftModifier);
        QVERIFY(wasTold(QAccessible::LocationChanged, date));
        QVERIFY(wasTold(QAccessible::DescriptionChanged, date));
        QVERIFY(!wasTold(QAccessible::NameChanged, date));
        QVERIFY(date->text(QAccessible::Description) != place);
        QCOMPARE(date->rect(), before.translated(10, 0));
        // Below the other tag it is read after it, and is still the same object.
        for (int i = 0; i < 25; ++i)
            QTest::keyClick(&desk.view, Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(desk.tag(1), date);
        QVERIFY(date->state().selected);
    }

    void anotherRecipientIsTold()
    {
        if (!requireListener()) return;
        Desk desk;
        QAccessibleInterface* date = desk.tag(0);
        told.clear();
        desk.stack.push(new AssignInvitation(desk.target, {domain::TagId(20)}, 2));
        QVERIFY(wasTold(QAccessible::NameChanged, date));
        QCOMPARE(date->text(QAccessible::Name), QStringLiteral("Date for Ben, page 1, required"));
        QVERIFY(!wasTold(QAccessible::NameChanged, desk.tag(1)));
    }

    void comingAndGoingIsTold()
    {
        if (!requireListener()) return;
        Desk desk;
        QAccessibleInterface* date = desk.tag(0);
        const QAccessible::Id id = QAccessible::uniqueId(date);
        desk.view.editor().placeTagInView(domain::TagType::Checkbox);
        QCOMPARE(desk.pages()->childCount(), 4);
        QVERIFY(std::any_of(told.begin(), told.end(),
                            [](const Told& one) { return one.what == QAccessible::ObjectCreated; }));
        told.clear();
        desk.view.selection().select({domain::TagId(20)});
        desk.view.editor().removeSelected();
        QVERIFY(wasTold(QAccessible::ObjectDestroyed, date));
        QVERIFY(!QAccessible::accessibleInterface(id));
        QCOMPARE(desk.pages()->childCount(), 3);
        desk.stack.undo();
        QCOMPARE(desk.tag(0)->text(QAccessible::Name), QStringLiteral("Date for Anna, page 1, required"));
    }

    void actionsDoWhatKeysDo()
    {
        Desk desk;
        QAccessibleInterface* far = desk.tag(2);
        QAccessibleActionInterface* actions = far->actionInterface();
        QVERIFY(actions);
        QSignalSpy activated(&desk.view.selection(), &TagSelection::activated);
        actions->doAction(QAccessibleActionInterface::setFocusAction());
        QCOMPARE(desk.view.selection().ids(), QList{domain::TagId(21)});
        QVERIFY(!far->state().offscreen);
        actions->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(activated.count(), 1);
        const domain::PageRect before = desk.view.tags().find(domain::TagId(21))->rect;
        QVERIFY(actions->actionNames().contains(QLatin1String("MoveDown")));
        QVERIFY(!actions->localizedActionName(QStringLiteral("MoveDown")).isEmpty());
        actions->doAction(QStringLiteral("MoveDown"));
        QCOMPARE(desk.view.tags().find(domain::TagId(21))->rect.top, before.top + 10);
        desk.stack.undo();
        QCOMPARE(desk.view.tags().find(domain::TagId(21))->rect, before);
        desk.view.setDraft(nullptr, nullptr);
        QVERIFY(!actions->actionNames().contains(QLatin1String("MoveDown")));
    }

    void thousandsAreNotToldOneByOne()
    {
        if (!requireListener()) return;
        Desk desk;
        domain::Document many = desk.target.document();
        for (int i = 0; i < 2000; ++i) {
            domain::Tag tag = many.tags.first();
            tag.id = domain::TagId(100 + i);
            many.tags.append(tag);
        }
        desk.target.apply(many);
        for (int i = 0; i < desk.pages()->childCount(); ++i)
            QVERIFY(desk.tag(i)->isValid());
        desk.view.selection().selectAll();
        told.clear();
        desk.view.editor().moveSelected({0, 5});
        QVERIFY2(told.size() < 50, qPrintable(QString::number(told.size())));
        desk.view.selection().select({});
        QVERIFY2(told.size() < 50, qPrintable(QString::number(told.size())));
    }

    void theFindBarIsFoundOnThePages()
    {
        Desk desk;
        desk.view.openFindBar();
        QCOMPARE(desk.pages()->childCount(), 4);
        QVERIFY(!desk.tag(3)->text(QAccessible::Name).isEmpty());
        QCOMPARE(desk.pages()->indexOfChild(desk.tag(3)), 3);
    }
};

INK_TEST(TestTagAccessible, "tst_tagaccessible")

} // namespace tst_tagaccessible

#include "tst_tagaccessible.moc"
