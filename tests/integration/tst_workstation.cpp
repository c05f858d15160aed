// The workstation's workflows with the complete service over real HTTP, which unit tests only fake.
#include "app/domain/document/document.h"
#include "app/domain/document/tagplacement.h"
#include "app/secrets/memorysecretstore.h"
#include "app/service/host/servicehost.h"
#include "app/settings/settings.h"
#include "app/store/database/database.h"
#include "app/store/journals/draftjournal.h"
#include "app/store/schema/opendatabase.h"
#include "app/workflow/documents/documentactions.h"
#include "app/workflow/documents/documentcatalog.h"
#include "app/workflow/documents/foldertree.h"
#include "app/workflow/drafts/documentsender.h"
#include "app/workflow/drafts/drafteditor.h"
#include "app/workflow/session/session.h"
#include "app/workflow/signing/inpersonsession.h"
#include "tests/support/paths.h"
#include "tests/support/resultof.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_workstation {

using namespace ink;
using namespace ink::domain;
using namespace ink::workflow;
using namespace std::chrono_literals;

namespace {

const QByteArray onePixel =
    QByteArray::fromBase64("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk"
                           "YPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==");

QString sample(const QString& name)
{
    return ink::test::sourcePath(QStringLiteral("resources/samples/")) + name;
}

/** Runs one call to its end; returns its error. */
template <typename Start> Result<void> ended(Start start)
{
    std::optional<Result<void>> result;
    start([&](Result<void> r) { result = std::move(r); });
    if (result) return fail(ErrorCode::Internal, Message::literal(QStringLiteral("called back too early")));
    if (!QTest::qWaitFor([&] { return result.has_value(); }, 20'000)) return fail(ErrorCode::Timeout);
    return *result;
}

#define INK_VERIFY(expression)                                                                               \
    do {                                                                                                     \
        const ink::Result<void> inkResult = (expression);                                                    \
        QVERIFY2(inkResult, inkResult ? "" : qPrintable(inkResult.error().detail.english()));                \
    } while (false)

} // namespace

class TestWorkstation final : public QObject
{
    Q_OBJECT

    using Told = std::function<void(Result<void>)>;

    QTemporaryDir m_dir;
    SystemClock m_clock;
    std::unique_ptr<service::ServiceHost> m_host;
    std::unique_ptr<settings::Settings> m_settings;
    secrets::MemorySecretStore m_secrets;
    std::unique_ptr<store::Database> m_database;
    std::unique_ptr<store::DraftJournal> m_journal;
    std::unique_ptr<Session> m_session;

    Result<void> open(DraftEditor& editor, DocumentId id)
    {
        return ended([&](const Told& told) { editor.open(id, this, told); });
    }
    Result<void> flush(DraftEditor& editor)
    {
        return ended([&](const Told& told) { editor.flush(this, told); });
    }
    std::unique_ptr<DraftEditor> draft(const QStringList& paths)
    {
        auto editor = std::make_unique<DraftEditor>(*m_session, *m_journal);
        editor->setSaveDelay(10ms);
        const auto made = ended([&](const Told& told) { editor->create(paths, {}, this, told); });
        if (!made) qWarning("%s", qPrintable(made.error().detail.english()));
        return made ? std::move(editor) : nullptr;
    }
    static void addSigner(DraftEditor& editor, const QString& name, const QString& email)
    {
        Document next = editor.document();
        Invitation invitation;
        invitation.recipientName = name;
        invitation.recipientEmail = email;
        next.invitations.append(invitation);
        const int index = static_cast<int>(next.invitations.size());
        for (const TagType type : {TagType::Signature, TagType::Text}) {
            Tag tag =
                makeTag(next, type, 1, QPointF(150, 100 + 90 * index + (type == TagType::Text ? 45 : 0)),
                        index, QStringLiteral("en"));
            tag.id = editor.nextLocalTagId();
            next.tags.append(tag);
        }
        editor.apply(next);
    }
    Result<Document> onService(DocumentId id)
    {
        Result<Document> found = fail(ErrorCode::Timeout);
        const auto result = ended([&](const Told& told) {
            m_session->client()->retrieve(id, this, [&found, told](Result<Document> document) {
                found = std::move(document);
                told({});
            });
        });
        if (!result) return fail(result.error());
        return found;
    }

private Q_SLOTS:
    void initTestCase()
    {
        service::ServiceHost::Options options;
        options.dataFolder = m_dir.filePath(QStringLiteral("service"));
        auto host = service::ServiceHost::start(options, m_clock);
        QVERIFY2(host, host ? "" : qPrintable(host.error().detail.english()));
        m_host = std::move(*host);
        m_settings = std::make_unique<settings::Settings>(m_dir.filePath(QStringLiteral("a.ini")), QString());
        auto database = store::openSqlite(m_dir.filePath(QStringLiteral("w.db")), store::Schema::Workstation);
        QVERIFY(database);
        m_database = std::move(*database);
        m_journal = std::make_unique<store::DraftJournal>(*m_database);
        m_session = std::make_unique<Session>(*m_settings, m_secrets, [this]() -> Result<LocalService> {
            INK_ASSIGN(key, m_host->localKey());
            return LocalService{QUrl(m_host->baseUrl()), key};
        });
        INK_VERIFY(ended([&](const Told& told) { m_session->open(QStringLiteral("local"), this, told); }));
    }

    void draftsKeepEverythingOverAKill()
    {
        auto editor = draft({sample(QStringLiteral("agreement.pdf"))});
        QVERIFY(editor);
        const DocumentId id = editor->document().id;
        QFile file(sample(QStringLiteral("agreement.pdf")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(editor->fileBytes(editor->document().files.first().id), file.readAll());
        addSigner(*editor, QStringLiteral("Ada"), QStringLiteral("ada@example.com"));
        const auto local = editor->document().tags;
        INK_VERIFY(flush(*editor));
        QCOMPARE(editor->document().tags, local);
        QVERIFY(!editor->document().invitations.first().guid.isEmpty());
        auto kept = onService(id);
        QVERIFY(kept);
        QCOMPARE(kept->tags.size(), 2);
        QVERIFY(kept->tags.first().id.value() > 0);
        const TagId theirs = kept->tags.first().id;
        // Moved, deleted, undone: the service's copy follows, and recognizes the moved tag by its id.
        Document next = editor->document();
        next.tags[0].rect.left += 30;
        next.tags.removeLast();
        editor->apply(next);
        INK_VERIFY(flush(*editor));
        next.tags.append(local.last());
        next.title = QStringLiteral("Übergabe „7“");
        editor->apply(next);
        INK_VERIFY(flush(*editor));
        kept = onService(id);
        QCOMPARE(kept->tags.size(), 2);
        QCOMPARE(kept->tags.first().id, theirs);
        QCOMPARE(kept->tags.first().rect, next.tags.first().rect);
        QCOMPARE(kept->title, next.title);
        QVERIFY(m_journal->all(QStringLiteral("local"))->isEmpty());
        // Killed right after a change.
        editor->setSaveDelay(10min);
        addSigner(*editor, QStringLiteral("Bo"), QStringLiteral("bo@example.com"));
        editor.reset();
        QCOMPARE(onService(id)->invitations.size(), 1);
        DraftEditor again(*m_session, *m_journal);
        again.setSaveDelay(10ms);
        INK_VERIFY(open(again, id));
        QCOMPARE(again.document().invitations.size(), 2);
        INK_VERIFY(flush(again));
        kept = onService(id);
        QCOMPARE(kept->invitations.size(), 2);
        QCOMPARE(kept->tags.size(), 4);
        QCOMPARE(kept->tags.at(2).invitationId, kept->invitations.at(1).id);
    }

    void twoEditorsOfOneDraft()
    {
        auto first = draft({sample(QStringLiteral("agreement.pdf"))});
        QVERIFY(first);
        DraftEditor second(*m_session, *m_journal);
        INK_VERIFY(open(second, first->document().id));
        Document theirs = second.document();
        theirs.message = QStringLiteral("theirs");
        second.apply(theirs);
        INK_VERIFY(flush(second));
        QList<DraftEditor::SaveState> states;
        connect(first.get(), &DraftEditor::saveStateChanged, this,
                [&] { states.append(first->saveState()); });
        addSigner(*first, QStringLiteral("Ada"), QStringLiteral("ada@example.com"));
        INK_VERIFY(flush(*first));
        // Each changed another part: both are kept.
        QVERIFY(!states.contains(DraftEditor::SaveState::Conflict));
        QCOMPARE(first->saveState(), DraftEditor::SaveState::Saved);
        QCOMPARE(first->document().message, theirs.message);
        const auto both = onService(first->document().id);
        QCOMPARE(both->tags.size(), 2);
        QCOMPARE(both->message, theirs.message);

        // The same part: no change is discarded without a question.
        INK_VERIFY(open(second, first->document().id));
        theirs = second.document();
        theirs.message = QStringLiteral("theirs again");
        second.apply(theirs);
        INK_VERIFY(flush(second));
        Document mine = first->document();
        mine.message = QStringLiteral("mine");
        first->apply(mine);
        QVERIFY(!flush(*first));
        QCOMPARE(first->saveState(), DraftEditor::SaveState::Conflict);
        QCOMPARE(first->document().message, mine.message);
        QCOMPARE(onService(first->document().id)->message, theirs.message);
        first->resolve(DraftEditor::Resolution::Mine);
        INK_VERIFY(flush(*first));
        QCOMPARE(onService(first->document().id)->message, mine.message);
    }

    void filesComeAndGo()
    {
        auto editor = draft({sample(QStringLiteral("agreement.pdf"))});
        QVERIFY(editor);
        addSigner(*editor, QStringLiteral("Ada"), QStringLiteral("ada@example.com"));
        INK_VERIFY(ended(
            [&](const Told& told) { editor->addFiles({sample(QStringLiteral("annex.pdf"))}, this, told); }));
        QCOMPARE(editor->document().files.size(), 2);
        QVERIFY(editor->fileBytes(editor->document().files.last().id).startsWith("%PDF"));
        const int firstOfAnnex = static_cast<int>(editor->document().files.first().pages.size()) + 1;
        Document next = editor->document();
        Tag tag = makeTag(next, TagType::Initial, firstOfAnnex, QPointF(200, 200), 1, QStringLiteral("en"));
        tag.id = editor->nextLocalTagId();
        next.tags.append(tag);
        editor->apply(next);
        INK_VERIFY(ended(
            [&](const Told& told) { editor->removeFile(editor->document().files.first().id, this, told); }));
        INK_VERIFY(flush(*editor));
        QCOMPARE(editor->document().files.size(), 1);
        QCOMPARE(editor->document().tags.size(), 1);
        QCOMPARE(editor->document().tags.first().id, tag.id);
        const auto kept = onService(editor->document().id);
        QCOMPARE(kept->tags.size(), 1);
        QCOMPARE(kept->tags.first().pageIndex, 1);
        QCOMPARE(kept->tags.first().type, TagType::Initial);
    }

    void sendsSignsAndFinishes()
    {
        auto editor = draft({sample(QStringLiteral("agreement.pdf")), sample(QStringLiteral("annex.pdf"))});
        QVERIFY(editor);
        addSigner(*editor, QStringLiteral("Ada"), QStringLiteral("ada@example.com"));
        DocumentSender send(*m_session, *editor);
        send.start();
        QTRY_VERIFY_WITH_TIMEOUT(
            send.step() == DocumentSender::Step::Sent || send.step() == DocumentSender::Step::Failed, 20'000);
        QVERIFY2(send.step() == DocumentSender::Step::Sent,
                 send.error() ? qPrintable(send.error()->detail.english()) : "");
        const DocumentId id = send.sentDocument().id;
        QVERIFY(editor->isReadOnly());

        InPersonSession signing(*m_session);
        const QString guid = send.sentDocument().invitations.first().guid;
        INK_VERIFY(ended([&](const Told& told) { signing.open(id, guid, this, told); }));
        QVERIFY(!signing.form().missing().isEmpty());
        const auto early = ended([&](const Told& told) { signing.finish(this, told); });
        QVERIFY(!early);
        QCOMPARE(early.error().code, ErrorCode::Validation);
        for (const Tag& tag : QList<Tag>(signing.form().tags())) {
            const bool drawn = isSignatureLike(tag.type);
            signing.setValue(tag.id, drawn ? QString() : QStringLiteral("Ada L."),
                             drawn ? onePixel : QByteArray());
        }
        QVERIFY(signing.form().missing().isEmpty());
        QTRY_VERIFY_WITH_TIMEOUT(onService(id)->tags.last().text == QStringLiteral("Ada L."),
                                 5000); // autosaved
        INK_VERIFY(ended([&](const Told& told) { signing.finish(this, told); }));
        QCOMPARE(signing.form().view().myStatus, InvitationStatus::Finalized);
        QTRY_VERIFY_WITH_TIMEOUT(onService(id)->status == SigningStatus::Completed, 20'000);
        const auto signedPdf =
            test::resultOf<api::ApiClient::Download>([&](QObject* context, const auto& done) {
                m_session->client()->download(id, QStringLiteral("esign"),
                                              send.sentDocument().files.first().id, context, done);
            });
        QVERIFY(signedPdf);
        QVERIFY(signedPdf->bytes.startsWith("%PDF"));
    }

    void listsAndFiles()
    {
        DocumentCatalog catalog(*m_session);
        catalog.refresh();
        QTRY_VERIFY_WITH_TIMEOUT(catalog.total() >= 4, 5000);
        QTRY_VERIFY(!catalog.isBusy());
        const auto before = catalog.rows().knownRows();
        catalog.refresh(); // answered by 304 from the client's cache
        QTRY_VERIFY(!catalog.isBusy());
        QCOMPARE(catalog.rows().knownRows(), before);
        FolderTree tree(*m_session);
        std::optional<Result<Folder>> folder;
        tree.create(QStringLiteral("Leases"), {}, this,
                    [&](Result<Folder> made) { folder = std::move(made); });
        QTRY_VERIFY(folder);
        QVERIFY2(*folder, *folder ? "" : qPrintable(folder->error().detail.english()));
        const FolderId id = (*folder)->id;
        DocumentActions acts(*m_session);
        const auto act = [&acts](DocumentAction::Kind kind, FolderId into, const QList<DocumentRef>& on) {
            QSignalSpy finished(&acts, &DocumentActions::finished);
            return acts.start({kind, {}, into}, on) && finished.wait() && acts.failures().isEmpty();
        };
        QVERIFY(act(DocumentAction::Kind::Move, id,
                    {refOf(*catalog.rows().at(0)), refOf(*catalog.rows().at(1))}));
        DocumentQuery query;
        query.folder = id;
        catalog.setQuery(query);
        QTRY_COMPARE(catalog.rows().size(), 2);
        INK_VERIFY(
            ended([&](const Told& told) { tree.rename(id, QStringLiteral("Old leases"), this, told); }));
        const DocumentRef gone = refOf(*catalog.rows().at(0));
        const DocumentId victim = gone.id;
        QVERIFY(act(DocumentAction::Kind::Trash, {}, {gone}));
        catalog.refresh();
        QTRY_COMPARE(catalog.rows().size(), 1);
        query.folder.reset();
        query.deleted = true;
        catalog.setQuery(query);
        QTRY_COMPARE(catalog.rows().size(), 1);
        QTRY_VERIFY(catalog.hasReceivedRows());
        QVERIFY(act(DocumentAction::Kind::Restore, {}, {gone}));
        catalog.refresh();
        QTRY_COMPARE(catalog.rows().size(), 0);
        INK_VERIFY(ended([&](const Told& told) { tree.remove(id, this, told); }));
        QTRY_VERIFY(tree.folders().isEmpty());
        QCOMPARE(onService(victim)->folderId, FolderId());
    }

    void aWrongKeyIsTold()
    {
        const auto tested = test::resultOf<AccountDetails>([&](QObject* context, const auto& done) {
            m_session->testConnection(QUrl(m_host->baseUrl()), Secret("wrong"), context, done);
        });
        QVERIFY(!tested);
        QCOMPARE(tested.error().code, ErrorCode::Auth);
        QVERIFY(!tested.error().requestId.isEmpty());
    }

    void aServiceThatIsGoneIsTold()
    {
        auto editor = draft({sample(QStringLiteral("agreement.pdf"))});
        QVERIFY(editor);
        m_host.reset();
        addSigner(*editor, QStringLiteral("Ada"), QStringLiteral("ada@example.com"));
        const auto flushed = flush(*editor);
        QVERIFY(!flushed);
        QCOMPARE(flushed.error().code, ErrorCode::Network);
        QCOMPARE(editor->saveState(), DraftEditor::SaveState::Failed);
        QCOMPARE(m_journal->all(QStringLiteral("local"))->size(), 1);
    }
};

INK_TEST(TestWorkstation, "tst_workstation")

} // namespace tst_workstation

#include "tst_workstation.moc"
