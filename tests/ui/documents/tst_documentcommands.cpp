// Menus, panes and the command palette offer the same commands on documents for the same selection.
#include "tests/support/testmain.h"
#include "tests/ui/parts.h"
#include "tests/ui/windowfixture.h"
#include "ui/models/documenttablemodel.h"
#include "ui/pages/documents/commands/documentcommands.h"
#include "ui/pages/documents/details/recipientcommands.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/documents/list/documenttable.h"
#include "ui/pages/documents/selectionactions.h"
#include "ui/shell/window/sidebar.h"

#include <QAction>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSet>

namespace tst_documentcommands {

using namespace ink;
using namespace ink::ui;
using domain::SigningStatus;
using test::find;
using Id = DocumentCommand::Id;

namespace {

constexpr int patience = 20000;

/** A button of a pane beside the listing. */
struct PaneButton
{
    Id command;
    const char* name;
    bool isForTrash; ///< only for documents in the trash
};
/** Of the pane for one document. */
constexpr PaneButton detailsButtons[] = {{Id::Open, "detailsOpen", false},
                                         {Id::Restore, "detailsRestore", true},
                                         {Id::Trash, "detailsPurge", true},
                                         {Id::SendAgain, "detailsResend", false},
                                         {Id::Correct, "detailsCorrect", false}};
/** Of the pane for several. */
constexpr PaneButton selectionButtons[] = {
    {Id::Remind, "selectionRemind", false},  {Id::Correct, "selectionCorrect", false},
    {Id::Export, "selectionExport", false},  {Id::Move, "selectionMove", false},
    {Id::Cancel, "selectionCancel", false},  {Id::Trash, "selectionTrash", false},
    {Id::Restore, "selectionRestore", true}, {Id::Trash, "selectionPurge", true}};

/** The object names of commands, in the order of the palette. */
QStringList namesOf(const QList<Id>& ids)
{
    QStringList names;
    for (const DocumentCommand& command : documentCommands())
        if (ids.contains(command.id)) names.append(QString::fromLatin1(command.name));
    return names;
}

QStringList availableFor(const DocumentSelection& selection)
{
    QStringList names;
    for (const DocumentCommand& command : documentCommands())
        if (command.isAvailable(selection)) names.append(QString::fromLatin1(command.name));
    return names;
}

} // namespace

class TestDocumentCommands final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void statusesDecide_data()
    {
        QTest::addColumn<SigningStatus>("status");
        QTest::addColumn<QList<Id>>("besides");
        QTest::newRow("draft") << SigningStatus::Draft << QList{Id::Rename};
        QTest::newRow("running") << SigningStatus::InProgress << QList{Id::Remind, Id::Correct, Id::Cancel};
        QTest::newRow("completed") << SigningStatus::Completed << QList<Id>();
        QTest::newRow("cancelled") << SigningStatus::Cancelled << QList{Id::SendAgain};
        QTest::newRow("rejected") << SigningStatus::Rejected << QList{Id::SendAgain};
        QTest::newRow("expired") << SigningStatus::ReachDeadline << QList{Id::SendAgain};
    }
    void statusesDecide()
    {
        QFETCH(SigningStatus, status);
        QFETCH(QList<Id>, besides);
        domain::DocumentSummary document;
        document.status = status;
        document.invitations = {
            test::invitation(QStringLiteral("Anna Berg"), QStringLiteral("anna@example.org"))};
        const QList always{Id::Open, Id::Trash, Id::Export, Id::Copy};
        DocumentSelection selection;
        selection.count = 1;
        selection.loadedDocuments = {&document};
        selection.hasDetails = true;
        selection.canCorrect = true;
        QCOMPARE(availableFor(selection), namesOf(always + besides + QList{Id::Move, Id::Template}));
        document.documentUrl = QStringLiteral("https://sign.example.com/documents/12");
        QCOMPARE(availableFor(selection),
                 namesOf(always + besides + QList{Id::Move, Id::Template, Id::CopyLink}));
        selection.isInTrash = document.deleted = true;
        QCOMPARE(availableFor(selection), namesOf(always + QList{Id::Restore}));
        QCOMPARE(documentCommand(Id::Trash).textFor(selection), QStringLiteral("Delete permanently…"));
    }

    /** Documents that aren't loaded may be running. */
    void someMayRun()
    {
        const domain::DocumentSummary draft;
        DocumentSelection selection;
        selection.canCorrect = true;
        QCOMPARE(availableFor(selection), QStringList());
        const QList forAny{Id::Trash, Id::Export, Id::Move};
        selection.loadedDocuments = {&draft, &draft};
        selection.count = 2;
        QCOMPARE(availableFor(selection), namesOf(forAny));
        selection.count = 3;
        QCOMPARE(availableFor(selection), namesOf(forAny + QList{Id::Remind, Id::Correct, Id::Cancel}));
        selection.canCorrect = false;
        QCOMPARE(availableFor(selection), namesOf(forAny + QList{Id::Remind, Id::Cancel}));
    }

    void commandsOnRecipients()
    {
        domain::Document document = test::emptyDraft();
        document.status = SigningStatus::InProgress;
        document.invitations = {
            test::invitation(QStringLiteral("Anna Berg"), QStringLiteral("anna@example.org"))};
        domain::Invitation& anna = document.invitations.first();
        anna.status = domain::InvitationStatus::WaitToOpen;
        domain::AbsenceList absences;
        const auto available = [&](bool takesScans) {
            const RecipientTurn turn{document, 0, absences, takesScans};
            QList<RecipientCommandId> ids;
            for (const RecipientCommand& command : recipientCommands())
                if (command.isAvailable(turn)) ids.append(command.id);
            return ids;
        };
        QCOMPARE(available(false), (QList{RecipientCommandId::ShowLink, RecipientCommandId::MailLink,
                                          RecipientCommandId::Remind, RecipientCommandId::SignHere}));
        anna.signingUrl = QStringLiteral("https://sign.example.org/1");
        QCOMPARE(available(true), (QList{RecipientCommandId::CopyLink, RecipientCommandId::ShowLink,
                                         RecipientCommandId::MailLink, RecipientCommandId::Print,
                                         RecipientCommandId::ImportScan, RecipientCommandId::Remind,
                                         RecipientCommandId::SignHere}));
        anna.actionType = domain::ActionType::Reviewer;
        QVERIFY(!available(true).contains(RecipientCommandId::Print));
        document.deleted = true;
        QCOMPARE(available(true), QList<RecipientCommandId>());
        document.deleted = false;
        anna.status = domain::InvitationStatus::Finalized;
        QCOMPARE(available(true), QList<RecipientCommandId>());
    }

    void allPlacesAgree()
    {
        m_desk = std::make_unique<test::WindowFixture>();
        m_desk->settings().set(settings::options::language, QStringLiteral("en"));
        QVERIFY(m_desk->startLocal());
        m_desk->window->show();
        const auto draft = m_desk->create(QStringLiteral("Draft"), {QStringLiteral("Anna Berg")}, false);
        const auto running = m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Ben Ito")}, true);
        list(2);
        checkPlaces("none");
        page().select(running.id);
        QTRY_VERIFY_WITH_TIMEOUT(find<QPushButton>(page(), "detailsCorrect"), patience); // all is known
        checkPlaces("running");
        page().select(draft.id);
        QTRY_VERIFY_WITH_TIMEOUT(!find<QPushButton>(page(), "detailsCorrect"), patience);
        checkPlaces("draft");
        page().table()->selectAll();
        checkPlaces("both");
        m_desk->window->showTemplates();
        for (const DocumentCommand& command : documentCommands())
            QVERIFY2(!action(command)->isEnabled(), command.name);
        m_desk->window->showDocuments();
        page().select(draft.id);
        page().selectionActions().trash();
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 1, patience);
        m_desk->window->findChild<SideBar*>()->selectView({.kind = FolderView::Kind::Trash});
        list(1);
        page().select(draft.id);
        QTRY_VERIFY_WITH_TIMEOUT(find<QPushButton>(page(), "detailsRestore"), patience);
        checkPlaces("trash");
        action(documentCommand(Id::Restore))->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 0, patience);
        m_desk.reset();
    }

private:
    [[nodiscard]] DocumentsPage& page() { return m_desk->window->documentsPage(); }
    [[nodiscard]] DocumentTableModel& model() { return *page().findChild<DocumentTableModel*>(); }
    [[nodiscard]] QAction* action(const DocumentCommand& command)
    {
        return m_desk->window->actions().action(QString::fromLatin1(command.name));
    }
    void list(int count)
    {
        page().refresh();
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), count, patience);
    }
    [[nodiscard]] QSet<QAction*> inPalette()
    {
        m_desk->window->actions().action(QStringLiteral("view.palette"))->trigger();
        QSet<QAction*> offered;
        const auto* commands = find<QListWidget>(*m_desk->window, "commandList");
        for (int i = 0; i < commands->count(); ++i)
            offered.insert(commands->item(i)->data(Qt::UserRole).value<QAction*>());
        QTest::keyClick(find<QLineEdit>(*m_desk->window, "commandInput"), Qt::Key_Escape);
        return offered;
    }
    [[nodiscard]] QStringList inMenuOfListing()
    {
        Q_EMIT page().table()->customContextMenuRequested({4, 4});
        QStringList texts;
        const auto menus = page().findChildren<QMenu*>(QStringLiteral("documentMenu"));
        for (QMenu* menu : menus) {
            for (const QAction* entry : menu->actions())
                if (!entry->isSeparator()) texts.append(entry->text());
            delete menu;
        }
        texts.sort();
        return texts;
    }
    template <std::size_t N>
    void checkPane(const PaneButton (&buttons)[N], const DocumentSelection& selection)
    {
        QStringList expected;
        for (const PaneButton& each : buttons) {
            // Only the trash has the buttons for it; the pane for several documents has no others there.
            const bool isHere =
                each.isForTrash ? selection.isInTrash : selection.count == 1 || !selection.isInTrash;
            if (isHere && documentCommand(each.command).isAvailable(selection))
                expected.append(QLatin1StringView(each.name));
        }
        const auto offered = [&] {
            QStringList names;
            for (const PaneButton& each : buttons)
                if (const auto* button = find<QPushButton>(page(), each.name); button && !button->isHidden())
                    names.append(QLatin1StringView(each.name));
            return names;
        };
        QTRY_COMPARE_WITH_TIMEOUT(offered(), expected, patience);
    }
    void checkPlaces(const char* selected)
    {
        const DocumentSelection selection = page().selectionActions().selection();
        if (selection.count == 1) checkPane(detailsButtons, selection);
        if (selection.count > 1) checkPane(selectionButtons, selection);
        if (QTest::currentTestFailed()) return;
        const QSet<QAction*> offered = inPalette();
        const auto bar = find<QMenu>(*m_desk->window, "editMenu")->actions();
        const QList inMenuBar{Id::Open,  Id::Rename, Id::Copy,    Id::CopyLink, Id::Export,
                              Id::Trash, Id::Remind, Id::Correct, Id::Cancel,   Id::SendSignedCopy};
        QStringList expected;
        for (const DocumentCommand& command : documentCommands()) {
            const QByteArray which = QByteArray(selected) + ": " + command.name;
            const bool isAvailable = command.isAvailable(selection);
            QVERIFY2(action(command), which);
            QVERIFY2(action(command)->isEnabled() == isAvailable, which);
            QVERIFY2(offered.contains(action(command)) == isAvailable, which);
            QVERIFY2(bar.contains(action(command)) == inMenuBar.contains(command.id), which);
            if (bar.contains(action(command))) QVERIFY2(action(command)->isVisible(), which);
            const bool isInMenu =
                !selection.isInTrash || command.id == Id::Restore || command.id == Id::Trash;
            if (isAvailable && isInMenu) expected.append(command.textFor(selection));
        }
        expected.sort();
        QCOMPARE(inMenuOfListing(), expected);
    }

    std::unique_ptr<test::WindowFixture> m_desk;
};

INK_TEST(TestDocumentCommands, "tst_documentcommands")

} // namespace tst_documentcommands

#include "tst_documentcommands.moc"
