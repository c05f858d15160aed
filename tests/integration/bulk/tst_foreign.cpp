// The workstation's workflows with a foreign server of the contract.
#include "app/domain/document/document.h"
#include "app/secrets/memorysecretstore.h"
#include "app/settings/settings.h"
#include "app/store/database/database.h"
#include "app/store/journals/draftjournal.h"
#include "app/store/schema/opendatabase.h"
#include "app/workflow/bulk/bulkrun.h"
#include "app/workflow/bulk/rungroup.h"
#include "app/workflow/documents/documentcatalog.h"
#include "app/workflow/documents/foldertree.h"
#include "app/workflow/drafts/documentsender.h"
#include "app/workflow/drafts/drafteditor.h"
#include "app/workflow/session/session.h"
#include "tests/support/foreignserver.h"
#include "tests/support/paths.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_foreign {

using namespace ink;
using namespace ink::domain;
using namespace ink::workflow;
using namespace Qt::Literals::StringLiterals;
using ink::test::ForeignServer;
using Fate = ForeignServer::Fate;

namespace {

bool waitFor(const std::function<bool()>& condition)
{
    return QTest::qWaitFor(condition, 15'000);
}

QString samplePath()
{
    return ink::test::sourcePath(QStringLiteral("resources/samples/agreement.pdf"));
}

QByteArray sample()
{
    QFile file(samplePath());
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/** A workstation that is connected to the server. */
class Desk final
{
public:
    Desk()
        : settings(dir.filePath(u"settings.ini"_s), QString()),
          database(std::move(*store::openSqlite(dir.filePath(u"w.db"_s), store::Schema::Workstation))),
          journal(*database), session(settings, secrets, LocalServiceStarter())
    {
        server.setDelay(3);
        std::optional<Result<void>> opened;
        session.connectTo(server.baseUrl(), Secret(ForeignServer::key()), &session,
                          [&](const Result<void>& result) { opened = result; });
        isOpen = waitFor([&] { return opened.has_value(); }) && opened->has_value();
    }
    ForeignServer server;
    QTemporaryDir dir;
    settings::Settings settings;
    secrets::MemorySecretStore secrets;
    std::unique_ptr<store::Database> database;
    store::DraftJournal journal;
    Session session;
    SystemClock clock;
    bool isOpen = false;
};

BulkOrder order(qint64 templateId, int people)
{
    BulkOrder made;
    made.templateId = DocumentId(templateId);
    made.templateTitle = u"Offer letter"_s;
    made.title = u"people.csv"_s;
    for (int i = 0; i < people; ++i)
        made.rows.append({.content = {.recipient = {u"Person %1"_s.arg(i), u"p%1@example.com"_s.arg(i)},
                                      .values = {{u"Name"_s, u"Person %1"_s.arg(i)},
                                                 {u"Salary"_s, QString::number(30'000 + i)}}}});
    return made;
}

} // namespace

class TestForeign final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void connects()
    {
        Desk desk;
        QVERIFY(desk.isOpen);
        QCOMPARE(desk.session.current()->email, ForeignServer::email());
        std::optional<Result<void>> refused;
        desk.session.connectTo(desk.server.baseUrl(), Secret("wrong"), this,
                               [&](const Result<void>& result) { refused = result; });
        QVERIFY(waitFor([&] { return refused.has_value(); }));
        QCOMPARE(refused->error().code, ErrorCode::Auth);
    }

    void listsDocuments()
    {
        Desk desk;
        for (int i = 0; i < 250; ++i)
            desk.server.add({{u"title"_s, u"Lease %1"_s.arg(i)}}, {});
        DocumentCatalog catalog(desk.session);
        catalog.setQuery({});
        catalog.refresh();
        catalog.setVisibleRows(0, 40);
        QVERIFY(waitFor([&] { return (catalog.hasReceivedRows() || catalog.error()) && !catalog.isBusy(); }));
        QVERIFY2(!catalog.error(), catalog.error() ? qPrintable(catalog.error()->detail.english()) : "");
        QCOMPARE(catalog.total(), 250);
    }

    void draftsAndSends()
    {
        Desk desk;
        std::optional<Result<Document>> made;
        Document draft;
        draft.title = u"Lease"_s;
        draft.senderName = u"Anna"_s;
        draft.senderEmail = ForeignServer::email();
        Invitation ben;
        ben.recipientName = u"Ben"_s;
        ben.recipientEmail = u"ben@example.com"_s;
        draft.invitations = {ben};
        desk.session.client()->create(draft, {{u"lease.pdf"_s, samplePath()}}, u"k1"_s, this,
                                      [&](Result<Document> result) { made = std::move(result); });
        QVERIFY(waitFor([&] { return made.has_value(); }));
        QVERIFY2(made->has_value(), made->has_value() ? "" : qPrintable(made->error().detail.english()));
        QVERIFY((*made)->id.value() > 70'000'000'000);
        QCOMPARE((*made)->files.size(), 1);

        DraftEditor editor(desk.session, desk.journal);
        std::optional<Result<void>> opened;
        editor.open((*made)->id, this, [&](const Result<void>& result) { opened = result; });
        QVERIFY(waitFor([&] { return opened.has_value(); }));
        QVERIFY(opened->has_value());
        Document edited = editor.document();
        QCOMPARE(edited.invitations.size(), 1);
        Tag tag;
        tag.type = TagType::Signature;
        tag.name = u"Signature"_s;
        tag.pageIndex = 1;
        tag.invitationIndex = 1;
        tag.rect = {72, 600, 180, 48};
        edited.tags.append(tag);
        edited.title = u"Lease 12"_s;
        editor.apply(edited);
        DocumentSender send(desk.session, editor);
        send.start();
        QVERIFY(waitFor([&] {
            return send.step() == DocumentSender::Step::Sent || send.step() == DocumentSender::Step::Failed;
        }));
        QVERIFY2(send.step() == DocumentSender::Step::Sent,
                 send.error() ? qPrintable(send.error()->detail.english()) : "");
        const QJsonObject there = desk.server.document((*made)->id.value());
        QCOMPARE(there.value(u"signingStatus"_s).toInt(), 52);
        QCOMPARE(there.value(u"title"_s).toString(), u"Lease 12"_s);
        QCOMPARE(there.value(u"tags"_s).toArray().size(), 1);
        // A retry sends nothing twice.
        QCOMPARE(desk.server.documents().size(), 1);
    }

    void foldersHaveNamesAndParents()
    {
        Desk desk;
        FolderTree tree(desk.session);
        std::optional<Result<Folder>> made;
        tree.create(u"Leases"_s, {}, this, [&](Result<Folder> result) { made = std::move(result); });
        QVERIFY(waitFor([&] { return made.has_value(); }));
        QVERIFY2(made->has_value(), made->has_value() ? "" : qPrintable(made->error().detail.english()));
        tree.refresh();
        QVERIFY(waitFor([&] { return tree.folders().size() == 1; }));
        QCOMPARE(tree.folders().constFirst().name, u"Leases"_s);
        QCOMPARE(tree.folders().constFirst().id, (*made)->id);
    }

    void bulkRunsAsAGroup()
    {
        Desk desk;
        const qint64 templateId = desk.server.addTemplate(sample());
        int writes = 0;
        desk.server.setFate([&writes](const ForeignServer::Seen& seen) {
            if (!seen.isWrite()) return Fate::Answer;
            switch (++writes % 4) {
            case 1:
                return Fate::DropAfter;
            case 3:
                return Fate::ErrorAfter;
            default:
                return Fate::Answer;
            }
        });
        BulkRun run(desk.session, *desk.database, desk.clock);
        run.start(order(templateId, 220));
        QVERIFY(waitFor([&] { return run.state() == BulkRun::State::Finished; }));
        QVERIFY(!run.areKeysHonoured());
        QCOMPARE(run.progress().sent, 220);
        const auto children = desk.server.childrenOf(templateId);
        QCOMPARE(children.size(), 220);
        // Each row is matched with the document that has its values.
        for (int i = 0; i < 220; ++i) {
            const QJsonObject document = desk.server.document(run.row(i).outcome.document.value());
            QCOMPARE(document.value(u"invitations"_s).toArray().at(0)[u"recipientEmail"].toString(),
                     u"p%1@example.com"_s.arg(i));
        }

        desk.server.setFate({});
        desk.server.complete(run.row(3).outcome.document.value());
        RunGroup group(desk.session);
        group.setDocuments(DocumentId(templateId), run.run().created, run.documents());
        group.refresh();
        QVERIFY(waitFor([&] { return !group.isRefreshing(); }));
        QVERIFY(!group.error());
        QCOMPARE(group.counts().total, 220);
        QCOMPARE(group.counts().completed, 1);
        QCOMPARE(group.counts().inProgress, 219);
        QCOMPARE(group.counts().missing, 0);
        QSignalSpy reminded(&group.actions(), &DocumentActions::finished);
        group.remindAll();
        QVERIFY(waitFor([&] { return reminded.count() == 1; }));
        QCOMPARE(group.actions().failures().size(), 0);
        QCOMPARE(desk.server.document(run.row(7).outcome.document.value())
                     .value(u"invitations"_s)
                     .toArray()
                     .at(0)[u"reminderEmailCount"]
                     .toInt(),
                 1);
        QVERIFY(waitFor([&] { return !group.isRefreshing(); }));
        QSignalSpy cancelled(&group.actions(), &DocumentActions::finished);
        group.cancelAll(u"The offer has changed."_s);
        QVERIFY(waitFor([&] { return cancelled.count() == 1; }));
        QVERIFY(waitFor([&] { return !group.isRefreshing(); }));
        QCOMPARE(group.counts().cancelled, 219);
        QCOMPARE(group.counts().completed, 1);
    }

    void aBadRowIsToldInItsOwnWords()
    {
        Desk desk;
        const qint64 templateId = desk.server.addTemplate(sample());
        BulkOrder bad = order(templateId, 10);
        bad.rows[4].content.recipient.email = u"nobody"_s;
        BulkRun run(desk.session, *desk.database, desk.clock);
        run.start(bad);
        QVERIFY(waitFor([&] { return run.state() == BulkRun::State::Finished; }));
        QCOMPARE(run.progress().sent, 9);
        QCOMPARE(run.row(4).outcome.state, BulkRun::RowState::Rejected);
        QCOMPARE(run.row(4).outcome.errorMessage.english(), u"Bad e-mail"_s);
        QCOMPARE(run.row(4).outcome.errorField, u"recipientEmail"_s);
    }

    /** It supports a button's name or number only: two questions with the same answers, yes and no. */
    void buttonsWithoutNamesOfTheirOwnAreChosenByNumber()
    {
        Desk desk;
        QJsonObject source = desk.server.document(desk.server.addTemplate(sample()));
        QJsonArray tags = source.value(u"tags"_s).toArray();
        for (const QString& group : {u"Pets"_s, u"Parking"_s}) {
            for (const QString& name : {u"yes"_s, u"no"_s}) {
                QJsonObject button = tags.at(0).toObject();
                button.remove(u"id"_s);
                button.insert(u"type"_s, 254);
                button.insert(u"name"_s, name);
                button.insert(u"groupName"_s, group);
                button.insert(u"top"_s, 400 + 20 * static_cast<int>(tags.size()));
                tags.append(button);
            }
        }
        source.insert(u"tags"_s, tags);
        source.remove(u"id"_s);
        const qint64 templateId = desk.server.add(source, {});
        BulkOrder wanted = order(templateId, 3);
        wanted.rows[0].content.values.append({{u"Pets"_s, u"no"_s}, {u"Parking"_s, u"yes"_s}});
        wanted.rows[1].content.values.append({u"Parking"_s, u"no"_s});
        BulkRun run(desk.session, *desk.database, desk.clock);
        run.start(wanted);
        QVERIFY(waitFor([&] { return run.state() == BulkRun::State::Finished; }));
        QCOMPARE(run.progress().sent, 3);
        QCOMPARE(desk.server.childrenOf(templateId).size(), 3);
        QStringList told;
        for (int row = 0; row < 3; ++row) {
            QString chosen;
            const QJsonObject made = desk.server.document(run.row(row).outcome.document.value());
            for (const QJsonValue& tag : made.value(u"tags"_s).toArray()) {
                if (tag[u"type"].toInt() == 254 && tag[u"text"].toString() == u"true"_s)
                    chosen += u' ' + tag[u"groupName"].toString() + u'=' + tag[u"name"].toString();
                if (tag[u"name"].toString() == u"Salary"_s) chosen += u' ' + tag[u"text"].toString();
            }
            told.append(chosen);
        }
        QCOMPARE(told, (QStringList{u" 30000 Pets=no Parking=yes"_s, u" 30001 Parking=no"_s, u" 30002"_s}));
    }

    /** It supports one recipient per row: a row for two roles becomes a use of the template. */
    void aRowForTwoRolesIsSentOnce()
    {
        Desk desk;
        QJsonObject source = desk.server.document(desk.server.addTemplate(sample()));
        QJsonArray roles = source.value(u"invitations"_s).toArray();
        QVERIFY(!roles.isEmpty());
        QJsonObject second = roles.at(0).toObject();
        second.remove(u"id"_s);
        second.insert(u"recipientName"_s, u"HR"_s);
        second.insert(u"recipientEmail"_s, QString());
        roles.append(second);
        source.insert(u"invitations"_s, roles);
        source.remove(u"id"_s);
        const qint64 templateId = desk.server.add(source, {});
        BulkOrder wanted = order(templateId, 3);
        for (BulkRun::Row& row : wanted.rows)
            row.content.others = {{u"Hanna"_s, u"hr-"_s + row.content.recipient.email}};
        int posts = 0;
        desk.server.setFate([&posts](const ForeignServer::Seen& seen) { // the second response is lost
            return seen.isWrite() && ++posts == 2 ? Fate::DropAfter : Fate::Answer;
        });
        BulkRun run(desk.session, *desk.database, desk.clock);
        run.start(wanted);
        QVERIFY(waitFor([&] { return run.state() == BulkRun::State::Finished; }));
        QCOMPARE(run.progress().sent, 3);
        QCOMPARE(desk.server.childrenOf(templateId).size(), 3);
        for (int row = 0; row < 3; ++row) {
            const QJsonArray people =
                desk.server.document(run.row(row).outcome.document.value()).value(u"invitations"_s).toArray();
            QCOMPARE(people.at(0)[u"recipientEmail"].toString(), u"p%1@example.com"_s.arg(row));
            QCOMPARE(people.at(1)[u"recipientEmail"].toString(), u"hr-p%1@example.com"_s.arg(row));
        }
    }

    void aRowWithATitleOfItsOwnIsSentOnce()
    {
        Desk desk;
        const qint64 templateId = desk.server.addTemplate(sample());
        BulkOrder wanted = order(templateId, 4);
        for (int i = 0; i < 3; ++i) { // the last row has the template's texts
            BulkRow& row = wanted.rows[i].content;
            row.title = u"Contract %1"_s.arg(i);
            row.message = u"Dear %1"_s.arg(row.recipient.name);
        }
        int posts = 0;
        desk.server.setFate([&posts](const ForeignServer::Seen& seen) { // the second response is lost
            return seen.isWrite() && ++posts == 2 ? Fate::DropAfter : Fate::Answer;
        });
        BulkRun run(desk.session, *desk.database, desk.clock);
        run.start(wanted);
        QVERIFY(waitFor([&] { return run.state() == BulkRun::State::Finished; }));
        QCOMPARE(run.progress().sent, 4);
        QCOMPARE(desk.server.childrenOf(templateId).size(), 4);
        for (int row = 0; row < 4; ++row) {
            const QJsonObject made = desk.server.document(run.row(row).outcome.document.value());
            QCOMPARE(made.value(u"title"_s).toString() == u"Contract %1"_s.arg(row), row < 3);
            QCOMPARE(made.value(u"invitations"_s).toArray().at(0)[u"recipientEmail"].toString(),
                     u"p%1@example.com"_s.arg(row));
        }
    }

    void whatWasLostBeforeIsNeverRepeatedUnasked()
    {
        Desk desk;
        const qint64 templateId = desk.server.addTemplate(sample());
        int posts = 0;
        desk.server.setFate([&posts](const ForeignServer::Seen& seen) {
            return seen.isWrite() && ++posts == 1 ? Fate::DropBefore : Fate::Answer;
        });
        BulkRun run(desk.session, *desk.database, desk.clock);
        run.start(order(templateId, 60));
        QVERIFY(waitFor([&] { return run.state() == BulkRun::State::Finished; }));
        QCOMPARE(run.progress().unknown, 50);
        QCOMPARE(desk.server.childrenOf(templateId).size(), 10);
        QCOMPARE(posts, 2); // the network layer didn't repeat it either
        run.repeatUnknown();
        QVERIFY(
            waitFor([&] { return run.state() == BulkRun::State::Finished && run.progress().unknown == 0; }));
        QCOMPARE(desk.server.childrenOf(templateId).size(), 60);
    }
};

INK_TEST(TestForeign, "tst_foreign")

} // namespace tst_foreign

#include "tst_foreign.moc"
