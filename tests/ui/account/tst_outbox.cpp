// Working offline: a service that is stopped and restarted at the same address.
#include "app/domain/document/document.h"
#include "app/store/journals/pendingwork.h"
#include "app/workflow/outbox/workoutbox.h"
#include "tests/support/foreignserver.h"
#include "tests/support/resultof.h"
#include "tests/support/testmain.h"
#include "tests/ui/account/teamservice.h"
#include "tests/ui/parts.h"
#include "ui/models/documenttablemodel.h"
#include "ui/pages/account/connectionbar.h"
#include "ui/pages/documents/commands/commandreports.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/documents/list/documenttable.h"
#include "ui/pages/documents/selectionactions.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/outbox/conflictdialog.h"
#include "ui/pages/outbox/outboxpage.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/toast.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>

namespace tst_outbox {

using namespace ink;
using namespace ink::ui;
using ink::test::find;
using workflow::WorkOutbox;

namespace {

constexpr int patience = 30000;

} // namespace

class TestOutbox final : public QObject
{
    Q_OBJECT

    std::unique_ptr<test::WindowFixture> m_desk;
    std::unique_ptr<test::TeamService> m_team;

    bool connectTeam()
    {
        if (!m_team->open(*m_desk)) return false;
        // WaitingFor until the account's data is cached.
        return QTest::qWaitFor(
            [this] {
                return m_desk->window->outbox().lastKnownAccount().userSetting.name ==
                       QStringLiteral("Nora Lind");
            },
            patience);
    }
    /** Adds a draft of one file to be sent; returns its entry, 0 on failure. */
    qint64 addDraft(const QString& title)
    {
        WorkOutbox& outbox = m_desk->window->outbox();
        domain::Document draft = test::emptyDraft(title);
        draft.files.clear();
        const auto entry = outbox.addDraft(draft, {{QStringLiteral("a.pdf"), test::WindowFixture::sample()}});
        if (!entry) return 0;
        outbox.release(*entry);
        return *entry;
    }
    QList<domain::DocumentSummary> documents()
    {
        const auto page = m_desk->list();
        if (!page) return {};
        return page->documents;
    }
    static domain::Document withSigner(domain::Document document, const QString& name)
    {
        document.invitations.append(
            test::invitation(name, QStringLiteral("anna@example.org"), domain::ActionType::Signer, 1));
        auto signature = test::tag(domain::TagType::Signature, QStringLiteral("Signature 1"), 1, 1, 76, 300);
        signature.id = {};
        document.tags.append(signature);
        return document;
    }

private Q_SLOTS:
    void init()
    {
        m_desk = std::make_unique<test::WindowFixture>();
        m_desk->settings().set(settings::options::language, QStringLiteral("en"));
        m_team = std::make_unique<test::TeamService>();
    }
    void cleanup()
    {
        m_desk.reset();
        m_team.reset();
    }

    void aDraftBegunWithoutAConnectionIsSentWhenItIsBack()
    {
        QVERIFY(connectTeam());
        m_desk->window->show();
        QVERIFY(m_team->stop(*m_desk));
        auto& bar = *m_desk->window->findChild<ConnectionBar*>();
        QTRY_COMPARE_WITH_TIMEOUT(m_desk->session().reach(), workflow::Session::Reach::Offline, patience);
        QTRY_VERIFY(find<Banner>(bar, "offlineBanner")->isVisible());

        auto& editor = m_desk->window->editorPage();
        m_desk->window->openFiles({test::WindowFixture::sample()});
        QTRY_VERIFY_WITH_TIMEOUT(!editor.isEmpty() && m_desk->window->outbox().count() == 1, patience);
        const qint64 entry = m_desk->window->outbox().entries().first().id;
        QTRY_VERIFY(m_desk->window->outbox().find(entry)->isHeld);
        // Edited, closed, opened again: nothing is lost.
        editor.closeDocument();
        const auto* kept = m_desk->window->outbox().find(entry);
        QCOMPARE(kept->draft.senderName, QStringLiteral("Nora Lind"));
        QCOMPARE(kept->draft.files.size(), 1);
        QVERIFY(kept->draft.pageCount() >= 3);
        QVERIFY(m_desk->window->outbox().hold(entry));
        domain::Document filled = withSigner(kept->draft, QStringLiteral("Anna Berg"));
        filled.title = QStringLiteral("Lease 14B");
        QVERIFY(m_desk->window->outbox().updateDraft(entry, filled));
        m_desk->window->outbox().release(entry);

        m_desk->window->showOutbox();
        auto& page = m_desk->window->outboxPage();
        QTRY_VERIFY(page.isVisible() && find<QPushButton>(page, "outboxEdit"));
        QTRY_COMPARE(find<QToolButton>(page, "outboxUp")->geometry().center().y(),
                     find<QPushButton>(page, "outboxEdit")->geometry().center().y());
        find<QPushButton>(page, "outboxEdit")->click();
        QTRY_VERIFY(editor.isVisible() && !editor.isEmpty());
        QTRY_COMPARE(m_desk->window->outbox().find(entry)->isHeld, true);
        editor.send();
        QTRY_VERIFY(find<QPushButton>(editor, "sendNow"));
        find<QPushButton>(editor, "sendNow")->click();
        QTRY_VERIFY_WITH_TIMEOUT(page.isVisible(), patience);
        QVERIFY(m_desk->window->outbox().find(entry)->sendsDocument);
        QTRY_VERIFY(find<QLabel>(page, "outboxWhat")->text().contains(QStringLiteral("sent to 1")));
        auto* badge = find<QToolButton>(*m_desk->window, "goOutbox");
        QVERIFY(badge->isVisible());

        QVERIFY(m_team->comeBack(*m_desk));
        QTRY_COMPARE_WITH_TIMEOUT(m_desk->window->outbox().count(), 0, patience);
        QVERIFY(!badge->isVisible());
        const auto there = documents();
        QCOMPARE(there.size(), 1);
        QCOMPARE(there.first().title, QStringLiteral("Lease 14B"));
        QCOMPARE(there.first().status, domain::SigningStatus::InProgress);
        QTRY_VERIFY(!find<Banner>(bar, "offlineBanner")->isVisible());
        // Its local file is deleted.
        QVERIFY(QDir(m_desk->path(QStringLiteral("outbox"))).isEmpty());
    }

    void orderIsKeptAndWhatIsRefusedDoesNotHoldUpTheOthers()
    {
        QVERIFY(connectTeam());
        m_desk->window->show();
        QVERIFY(m_team->stop(*m_desk));
        WorkOutbox& outbox = m_desk->window->outbox();
        const auto draft = [](const QString& title) {
            domain::Document document = test::emptyDraft(title);
            document.files.clear();
            document.senderName = QStringLiteral("Nora Lind");
            document.senderEmail = QStringLiteral("nora@example.org");
            return document;
        };
        const QList<WorkOutbox::LocalFile> files{
            {QStringLiteral("agreement.pdf"), test::WindowFixture::sample()}};
        const auto first = outbox.addDraft(draft(QStringLiteral("First")), files);
        const auto bad = outbox.addDraft(draft(QStringLiteral("Nobody signs")), files);
        const auto last = outbox.addDraft(draft(QStringLiteral("Last")), files);
        QVERIFY(first && bad && last);
        QVERIFY(outbox.setSendsDocument(*bad, true)); // it has no recipient: the service refuses it
        QVERIFY(outbox.move(*last, 0));
        QCOMPARE(outbox.entries().first().id, *last);
        QVERIFY(outbox.move(*last, 5));
        QCOMPARE(outbox.entries().last().id, *last);
        QVERIFY(outbox.move(*last, 0));
        for (const qint64 id : {*first, *bad, *last})
            outbox.release(id);
        QVERIFY(m_team->comeBack(*m_desk));
        QTRY_COMPARE_WITH_TIMEOUT(outbox.count(), 1, patience);
        QCOMPARE(outbox.entries().first().id, *bad);
        QTRY_COMPARE(outbox.entries().first().state, WorkOutbox::State::Failed);
        QVERIFY(!outbox.entries().first().error->detail.english().isEmpty());
        QCOMPARE(documents().size(), 2);
        m_desk->window->showOutbox();
        auto& page = m_desk->window->outboxPage();
        QTRY_VERIFY(find<QPushButton>(page, "outboxRetry"));
        // It can be kept as a draft instead of being sent.
        find<QPushButton>(page, "outboxKeep")->click();
        QTRY_VERIFY(find<QPushButton>(page, "outboxRetry"));
        find<QPushButton>(page, "outboxRetry")->click();
        QTRY_COMPARE_WITH_TIMEOUT(outbox.count(), 0, patience);
        QCOMPARE(documents().size(), 3);
    }

    void actsOnTheListingWaitForTheConnection()
    {
        QVERIFY(connectTeam());
        m_desk->window->show();
        const QStringList anna{QStringLiteral("Anna Berg")};
        const auto lease = m_desk->create(QStringLiteral("Lease"), anna, true);
        const auto offer = m_desk->create(QStringLiteral("Offer"), anna, false);
        const auto moved = m_desk->create(QStringLiteral("Moved"), anna, false);
        auto& page = m_desk->window->documentsPage();
        m_desk->window->showDocuments();
        page.refresh();
        QTRY_COMPARE_WITH_TIMEOUT(page.table()->model()->rowCount(), 3, patience);
        std::optional<Result<domain::Folder>> folder;
        domain::Folder clients;
        clients.name = QStringLiteral("Clients");
        m_desk->session().client()->createFolder(
            clients, this, [&folder](const Result<domain::Folder>& made) { folder = made; });
        QTRY_VERIFY_WITH_TIMEOUT(folder && *folder, patience);
        QVERIFY(m_team->stop(*m_desk));
        // One banner says so, and the status line since when.
        auto& bar = *m_desk->window->findChild<ConnectionBar*>();
        page.refresh();
        QTRY_VERIFY_WITH_TIMEOUT(page.statusLine().contains(QStringLiteral("as of")), patience);
        QTRY_VERIFY_WITH_TIMEOUT(find<Banner>(bar, "offlineBanner")->isVisible(), patience);
        QVERIFY(find<Banner>(page, "errorBanner")->isHidden());

        WorkOutbox& outbox = m_desk->window->outbox();
        m_desk->prompts.willText(QStringLiteral("cancelReason"), QStringLiteral("Wrong flat"));
        page.select(lease.id);
        page.selectionActions().cancel();
        QTRY_COMPARE(outbox.count(), 1);
        page.selectionActions().trash({offer.id});
        QCOMPARE(outbox.count(), 2);
        page.selectionActions().moveTo({moved.id}, (*folder)->id);
        QCOMPARE(outbox.count(), 3);
        // Undone before it was sent.
        QList<std::function<void()>> undos;
        connect(&page.reports(), &CommandReports::messageRequested, this,
                [&undos](const QString&, const std::function<void()>& undo) { undos.append(undo); });
        page.selectionActions().trash({moved.id});
        QCOMPARE(outbox.count(), 4);
        QCOMPARE(undos.size(), 1);
        undos.first()();
        QCOMPARE(outbox.count(), 3);
        QCOMPARE(outbox.entries().at(0).kind, WorkOutbox::Kind::Cancel);
        QCOMPARE(outbox.entries().at(1).kind, WorkOutbox::Kind::Trash);
        QCOMPARE(outbox.entries().at(2).kind, WorkOutbox::Kind::Move);
        Q_EMIT page.findChild<DocumentTableModel*>()->renameRequested(moved.id, QStringLiteral("Renamed"));
        QCOMPARE(outbox.entries().last().kind, WorkOutbox::Kind::Rename);
        m_desk->window->showOutbox();
        QTRY_COMPARE(m_desk->window->outboxPage().findChildren<QLabel*>(QStringLiteral("outboxWhat")).size(),
                     4);

        // That everything was sent is said once it is.
        const auto* toast = m_desk->window->findChild<Toast*>();
        const QString done = QStringLiteral("Everything in the outbox was sent.");
        QList<bool> isSaid;
        connect(&outbox, &WorkOutbox::arrived, this, [&] { isSaid.append(toast->text() == done); });
        QVERIFY(m_team->comeBack(*m_desk));
        QTRY_COMPARE_WITH_TIMEOUT(outbox.count(), 0, patience);
        QCOMPARE(isSaid, (QList<bool>{false, false, false, true}));
        const auto there = [this](domain::DocumentId id) {
            std::optional<Result<domain::Document>> now;
            m_desk->session().client()->retrieve(
                id, this, [&now](const Result<domain::Document>& answer) { now = answer; });
            return QTest::qWaitFor([&now] { return now.has_value(); }, patience) && *now ? **now
                                                                                         : domain::Document();
        };
        QCOMPARE(there(lease.id).status, domain::SigningStatus::Cancelled);
        QVERIFY(there(offer.id).deleted);
        QCOMPARE(there(moved.id).folderId, (*folder)->id);
        QVERIFY(!there(moved.id).deleted);
        QCOMPARE(there(moved.id).title, QStringLiteral("Renamed"));
    }

    void aTrashWhoseAnswerWasLostIsNotADeletionForGood()
    {
        test::ForeignServer server;
        QVERIFY(m_desk->start() && m_desk->connectTo(server.baseUrl(), Secret(test::ForeignServer::key())));
        const auto lease = m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, false);
        QVERIFY(!lease.id.isNull());
        using Fate = test::ForeignServer::Fate;
        int deletes = 0;
        server.setFate([&deletes](const test::ForeignServer::Seen& seen) {
            return seen.method == "DELETE" && ++deletes == 1 ? Fate::DropAfter : Fate::Answer;
        });
        WorkOutbox& outbox = m_desk->window->outbox();
        workflow::DocumentAction act;
        act.kind = workflow::DocumentAction::Kind::Trash;
        QVERIFY(outbox.addActions(act, {workflow::refOf(lease)}));
        QTRY_COMPARE_WITH_TIMEOUT(outbox.count(), 0, patience);
        QCOMPARE(deletes, 1);
    }

    void itSurvivesANewStartAndIsEmptiedWhenAsked()
    {
        QVERIFY(connectTeam());
        m_desk->window->show();
        QVERIFY(m_team->stop(*m_desk));
        m_desk->window->openFiles({test::WindowFixture::sample()});
        QTRY_COMPARE_WITH_TIMEOUT(m_desk->window->outbox().count(), 1, patience);
        m_desk->window->editorPage().closeDocument();
        // Another start on the same folder finds it.
        store::PendingWork again(m_desk->database());
        const auto kept = again.all(m_desk->session().current()->id);
        QVERIFY(kept);
        QCOMPARE(kept->size(), 1);
        QVERIFY(!QDir(m_desk->path(QStringLiteral("outbox"))).isEmpty());
        m_desk->window->showOutbox();
        auto& page = m_desk->window->outboxPage();
        m_desk->prompts.willConfirm(QStringLiteral("emptyOutbox"), true);
        find<QPushButton>(page, "outboxClear")->click();
        QTRY_COMPARE(m_desk->window->outbox().count(), 0);
        QVERIFY(QDir(m_desk->path(QStringLiteral("outbox"))).isEmpty());
        QVERIFY(again.all(m_desk->session().current()->id)->isEmpty());
    }

    void aServerWithoutKeysIsNeverAskedTwiceUnasked()
    {
        test::ForeignServer server;
        QVERIFY(m_desk->start() && m_desk->connectTo(server.baseUrl(), Secret(test::ForeignServer::key())));
        m_desk->window->show();
        using Fate = test::ForeignServer::Fate;
        bool drops = true;
        int posts = 0;
        server.setFate([&](const test::ForeignServer::Seen& seen) {
            const bool creates = seen.method == "POST" && seen.path.contains(QStringLiteral("documents"));
            if (creates) ++posts;
            return creates && drops ? Fate::DropAfter : Fate::Answer;
        });
        WorkOutbox& outbox = m_desk->window->outbox();
        const qint64 entry = addDraft(QStringLiteral("Once"));
        QVERIFY(entry > 0);
        QTRY_COMPARE_WITH_TIMEOUT(outbox.find(entry)->state, WorkOutbox::State::Failed, patience);
        QVERIFY(outbox.find(entry)->isUncertain);
        QCOMPARE(posts, 1);
        // The error is shown, and nothing is retried automatically.
        m_desk->window->showOutbox();
        auto& page = m_desk->window->outboxPage();
        QTRY_VERIFY(find<QLabel>(page, "outboxState")
                        ->text()
                        .contains(QStringLiteral("may already have received this item")));
        drops = false;
        const qint64 next = addDraft(QStringLiteral("Next")); // everything that is due is sent
        QVERIFY(next > 0);
        QTRY_VERIFY_WITH_TIMEOUT(!outbox.find(next), patience);
        QCOMPARE(posts, 2);
        QCOMPARE(outbox.find(entry)->state, WorkOutbox::State::Failed);
        find<QPushButton>(page, "outboxRetry")->click();
        QTRY_COMPARE_WITH_TIMEOUT(outbox.count(), 0, patience);
        QCOMPARE(posts, 3);
    }

    void whoeverLeavesBeforeTheAnswerIsAskedBeforeARepeat()
    {
        test::ForeignServer server;
        QVERIFY(m_desk->start() && m_desk->connectTo(server.baseUrl(), Secret(test::ForeignServer::key())));
        m_desk->window->show();
        const QString foreign = m_desk->session().current()->id;
        int posts = 0;
        server.setFate([&](const test::ForeignServer::Seen& seen) {
            posts += seen.method == "POST" && seen.path.contains(QStringLiteral("documents")) ? 1 : 0;
            return test::ForeignServer::Fate::Answer;
        });
        server.setDelay(1000);
        WorkOutbox& outbox = m_desk->window->outbox();
        const qint64 entry = addDraft(QStringLiteral("Once"));
        QVERIFY(entry > 0);
        QTRY_COMPARE_WITH_TIMEOUT(posts, 1, patience);
        // Disconnects after the server has received it but before its response, which is the same as the end
        // of the program.
        QVERIFY(m_desk->open(QStringLiteral("local")));
        server.setDelay(0);
        QVERIFY(m_desk->open(foreign));
        QTRY_VERIFY_WITH_TIMEOUT(outbox.find(entry), patience);
        QVERIFY(outbox.find(entry)->isUncertain);
        QCOMPARE(outbox.find(entry)->state, WorkOutbox::State::Failed);
        // Editing it doesn't confirm a repetition.
        QVERIFY(outbox.hold(entry));
        domain::Document other = outbox.find(entry)->draft;
        other.title = QStringLiteral("Once more");
        QVERIFY(outbox.updateDraft(entry, other));
        outbox.release(entry);
        QCOMPARE(outbox.find(entry)->state, WorkOutbox::State::Failed);
        QCOMPARE(posts, 1);
        outbox.retry(entry);
        QTRY_COMPARE_WITH_TIMEOUT(outbox.count(), 0, patience);
        QCOMPARE(posts, 2);
    }

    void whatTwoHaveChangedStandsSideBySide()
    {
        QVERIFY(connectTeam());
        m_desk->window->show();
        const auto lease = m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, false);
        m_desk->window->edit(lease.id);
        auto& editor = m_desk->window->editorPage();
        QTRY_VERIFY_WITH_TIMEOUT(!editor.isEmpty() && editor.documentId() == lease.id, patience);
        wire::DocumentPatch patch;
        patch.title = QStringLiteral("Lease of somebody else");
        const auto changed = test::resultOf<domain::Document>([&](QObject* context, const auto& done) {
            m_desk->session().client()->update(lease.id, patch, {}, context, done);
        });
        QVERIFY(changed);
        auto* title = find<QLineEdit>(editor, "documentTitle");
        title->setFocus();
        title->selectAll();
        QTest::keyClicks(title, QStringLiteral("Lease of mine"));
        QTest::keyClick(title, Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(editor.findChild<ConflictDialog*>(), patience);
        auto* dialog = editor.findChild<ConflictDialog*>();
        QCOMPARE(find<QLabel>(*dialog, "mineSays")->text(), QStringLiteral("Lease of mine"));
        QCOMPARE(find<QLabel>(*dialog, "theirsSays")->text(), QStringLiteral("Lease of somebody else"));
        QCOMPARE(documents().size(), 1);
        if (const QString folder = qEnvironmentVariable("INKSTONE_SHOTS"); !folder.isEmpty()) {
            for (const char* language : {"en", "de", "ar"}) {
                m_desk->settings().set(settings::options::language, QString::fromLatin1(language));
                m_desk->settle(*dialog);
                dialog->grab().save(folder +
                                    QStringLiteral("/conflict-%1.png").arg(QString::fromLatin1(language)));
            }
            m_desk->settings().set(settings::options::language, QStringLiteral("en"));
        }
        find<QPushButton>(*dialog, "keepBoth")->click();
        QTRY_COMPARE_WITH_TIMEOUT(documents().size(), 2, patience);
        QTRY_COMPARE(title->text(), QStringLiteral("Lease of somebody else"));
        QStringList titles;
        for (const auto& one : documents())
            titles.append(one.title);
        QVERIFY(titles.contains(QStringLiteral("Lease of mine (my version)")));
        QTRY_VERIFY(!editor.findChild<ConflictDialog*>());
    }

    void anOnlineDraftIsSentLater()
    {
        QVERIFY(connectTeam());
        m_desk->window->show();
        const auto lease = m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, false);
        m_desk->window->edit(lease.id);
        auto& editor = m_desk->window->editorPage();
        QTRY_VERIFY_WITH_TIMEOUT(!editor.isEmpty() && editor.documentId() == lease.id, patience);
        QVERIFY(m_team->stop(*m_desk));
        editor.send();
        QTRY_VERIFY(find<QPushButton>(editor, "sendNow"));
        find<QPushButton>(editor, "sendNow")->click();
        auto* later = find<QPushButton>(editor, "sendLater");
        QTRY_VERIFY_WITH_TIMEOUT(later->isVisible(), patience);
        later->click();
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->window->outboxPage().isVisible(), patience);
        QCOMPARE(m_desk->window->outbox().entries().first().kind, WorkOutbox::Kind::Send);
        QVERIFY(m_team->comeBack(*m_desk));
        QTRY_COMPARE_WITH_TIMEOUT(m_desk->window->outbox().count(), 0, patience);
        QCOMPARE(documents().first().status, domain::SigningStatus::InProgress);
    }
};

INK_TEST(TestOutbox, "tst_outbox")

} // namespace tst_outbox

#include "tst_outbox.moc"
