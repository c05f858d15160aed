#include "app/base/reasons.h"
#include "app/domain/document/document.h"
#include "app/domain/history/history.h"
#include "app/service/core/reasons.h"
#include "app/store/accounts/accountstore.h"
#include "app/store/accounts/chargestore.h"
#include "app/store/accounts/keystate.h"
#include "app/store/database/query.h"
#include "app/store/database/session.h"
#include "app/store/documents/documentstore.h"
#include "app/store/documents/folderstore.h"
#include "app/store/schema/opendatabase.h"
#include "app/store/search/documentsearch.h"
#include "tests/support/dialects.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"

#include <QCryptographicHash>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>
#include <QUuid>

#include <thread>

namespace tst_documentstore {

using namespace ink;
using namespace ink::domain;
using namespace ink::store;

namespace {
Timestamp at(qint64 ms)
{
    return Timestamp(std::chrono::milliseconds(ms));
}
QString newGuid()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}
} // namespace

class TestDocumentStore final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    QString m_address;
    std::unique_ptr<Database> m_db;
    AccountId m_account;

    AccountId addAccount(const QString& email)
    {
        auto transaction = Transaction::begin(*m_db);
        auto account = AccountStore(*m_db).create(*transaction, email, QStringLiteral("A"));
        [&] { QVERIFY(account && transaction->commit()); }();
        return account->id;
    }
    Document sample(const QString& title) const
    {
        Document d;
        d.guid = newGuid();
        d.title = title;
        d.senderName = QStringLiteral("Sam");
        d.senderEmail = QStringLiteral("sam@example.com");
        d.accountId = m_account;
        d.createdTime = d.lastModifiedTime = at(1000);
        File file;
        file.name = QStringLiteral("a.pdf");
        file.size = 12;
        file.sha256 = QString(64, QLatin1Char('a'));
        file.pages = {{{}, 1, QSizeF(595, 842)}, {{}, 2, QSizeF(842, 595.5)}};
        d.files = {file};
        Invitation anna;
        anna.guid = newGuid();
        anna.recipientName = QStringLiteral("Änna Groß");
        anna.recipientEmail = QStringLiteral("anna@example.com");
        anna.authentications = {{AuthenticationType::AccessCode, {}, {}, QStringLiteral("77")}};
        anna.openedTime = at(5);
        d.invitations = {anna};
        Tag tag;
        tag.name = QStringLiteral("sig");
        tag.pageIndex = 2;
        tag.rect = {1, 2, 30, 40};
        tag.image = QByteArray("\x89PNG\0x", 6);
        tag.style.options = {QStringLiteral("x"), QStringLiteral("y")};
        tag.style.min = 0.5;
        tag.style.condition = TagCondition{QStringLiteral("q"), QStringLiteral("1")};
        d.tags = {tag};
        d.setting.postBackUrl = QStringLiteral("http://127.0.0.1:1/x");
        appendHistory(d, {at(1000), HistoryEvent::Created, QStringLiteral("Sam"), {}, {}, {}, {}});
        return d;
    }
    Document insert(Document d)
    {
        auto transaction = Transaction::begin(*m_db);
        auto stored = DocumentStore(*m_db).insert(*transaction, std::move(d));
        [&] {
            QVERIFY2(stored.has_value(), stored ? "" : qPrintable(stored.error().detail.english()));
            QVERIFY(transaction->commit());
        }();
        return *stored;
    }

private Q_SLOTS:
    void initTestCase_data() { ink::test::addDialects(); }
    void init()
    {
        m_address = ink::test::newAddress(m_dir);
        auto db = openDatabase(m_address, Schema::Service);
        QVERIFY2(db.has_value(), db ? "" : qPrintable(db.error().detail.english()));
        m_db = std::move(*db);
        m_account = addAccount(QStringLiteral("sam@example.com"));
    }
    void cleanup() { m_db.reset(); }

    void roundTrip()
    {
        DocumentStore store(*m_db);
        const Document stored = insert(sample(QStringLiteral("Lease")));
        QVERIFY(!stored.id.isNull());
        QCOMPARE(stored.tags.at(0).invitationId, stored.invitations.at(0).id);
        QCOMPARE(stored.tags.at(0).pageId, stored.files.at(0).pages.at(1).id);
        const auto loaded = store.load({m_account}, stored.id);
        QVERIFY(loaded.has_value());
        QCOMPARE(*loaded == stored, true);
        QCOMPARE(store.loadByInvitation(stored.invitations.at(0).guid)->id, stored.id);
    }

    void aHistoryKeepsItsReasons()
    {
        DocumentStore store(*m_db);
        Document document = sample(QStringLiteral("Lease"));
        HistoryEntry entry;
        entry.time = at(2000);
        entry.event = domain::HistoryEvent::MailFailed;
        setDetail(entry, reasons::historyMail(reasons::mailCode(), QStringLiteral("Ben"),
                                              Message::literal(QStringLiteral("550 “no”"))));
        appendHistory(document, entry);
        entry.reason = QStringLiteral("of_a_later_version"); // kept because of its hash
        entry.args = {{QStringLiteral("9"), true}};
        appendHistory(document, entry);
        const Document stored = insert(document);
        const auto loaded = store.load({m_account}, stored.id);
        QCOMPARE(loaded->histories, document.histories);
        QCOMPARE(firstBrokenLink(loaded->histories), -1);
        QVERIFY(historyDetail(loaded->histories.at(1)).is(reason::historyMail));
        QVERIFY(!historyDetail(loaded->histories.at(2)).hasReason());
    }

    /** As in a database from before there were reasons. */
    void anOldHistoryIsShownAndHolds()
    {
        const Document stored = insert(sample(QStringLiteral("Lease")));
        HistoryEntry old;
        old.time = at(2000);
        old.event = domain::HistoryEvent::Cancelled;
        old.actor = QStringLiteral("Sam");
        old.detail = QStringLiteral("Moved to the trash");
        old = chained(old, stored.histories.constLast().hash);
        QVERIFY(runText(*m_db,
                        QStringLiteral("INSERT INTO history(document_id, time, event, actor, address, "
                                       "user_agent, detail, hash) VALUES (?, 2000, 'cancelled', 'Sam', '', "
                                       "'', 'Moved to the trash', ?)"),
                        {stored.id.value(), old.hash}));
        const auto loaded = DocumentStore(*m_db).load({m_account}, stored.id);
        QCOMPARE(loaded->histories.size(), 2);
        QCOMPARE(loaded->histories.at(1), old);
        QCOMPARE(firstBrokenLink(loaded->histories), -1);
        QCOMPARE(historyDetail(loaded->histories.at(1)),
                 Message::literal(QStringLiteral("Moved to the trash")));
    }

    void replaceKeepsIdsAndChecksTheVersion()
    {
        DocumentStore store(*m_db);
        Document d = insert(sample(QStringLiteral("Lease")));
        const TagId kept = d.tags.at(0).id;
        Tag second = d.tags.at(0);
        second.id = TagId(kept.value() + 1000); // not ours: gets a new id
        d.tags.append(second);
        d.title = QStringLiteral("Lease 2");
        auto transaction = Transaction::begin(*m_db);
        const auto replaced = store.replace(*transaction, d, 1);
        QVERIFY(replaced.has_value());
        QVERIFY(transaction->commit());
        QCOMPARE(replaced->version, 2);
        QCOMPARE(replaced->tags.at(0).id, kept);
        QVERIFY(replaced->tags.at(1).id != second.id);
        QCOMPARE(*store.load({m_account}, d.id) == *replaced, true);

        auto stale = Transaction::begin(*m_db);
        const auto refused = store.replace(*stale, d, 1);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Version);
    }

    void anotherAccountSeesNothing()
    {
        DocumentStore store(*m_db);
        const Document d = insert(sample(QStringLiteral("Lease")));
        const AccountId other = addAccount(QStringLiteral("other@example.com"));
        QCOMPARE(store.load({other}, d.id).error().code, ErrorCode::NotFound);
        QCOMPARE(DocumentSearch(*m_db).search({other}, {})->total, 0);
    }

    void searchFiltersSortsAndPages()
    {
        for (int i = 0; i < 25; ++i) {
            Document d = sample(QStringLiteral("Doc %1").arg(i, 2, 10, QLatin1Char('0')));
            d.lastModifiedTime = at(1000 + i);
            if (i == 7) d.title = QStringLiteral("100% _special_");
            insert(d);
        }
        DocumentQuery q;
        q.sort = SortField::Title;
        q.ascending = true;
        q.pageSize = 10;
        q.pageIndex = 3;
        auto page = DocumentSearch(*m_db).search({m_account}, q);
        QVERIFY(page.has_value());
        QCOMPARE(page->total, 25);
        QCOMPARE(page->documents.size(), 5);
        QCOMPARE(page->documents.last().title, QStringLiteral("Doc 24"));
        QCOMPARE(page->documents.last().invitations.size(), 1);
        const auto whole = DocumentStore(*m_db).load({m_account}, page->documents.last().id);
        QVERIFY(page->documents.last() == summaryOf(*whole));
        QCOMPARE(page->documents.last().files.size(), 1);
        q.pageIndex = 1;
        q.text = QStringLiteral("100% _SPEC");
        QCOMPARE(DocumentSearch(*m_db).search({m_account}, q)->total, 1);
        q.text = QStringLiteral("ÄNN");
        QCOMPARE(DocumentSearch(*m_db).search({m_account}, q)->total, 25);
        q.text = QStringLiteral("a%b");
        QCOMPARE(DocumentSearch(*m_db).search({m_account}, q)->total, 0);
    }

    void documentsAreFoundByTheirLastAction()
    {
        const auto found = [this](std::optional<Timestamp> from, std::optional<Timestamp> to) {
            DocumentQuery q;
            q.lastActionFrom = from;
            q.lastActionTo = to;
            q.sort = SortField::Title;
            q.ascending = true;
            const auto page = DocumentSearch(*m_db).search({m_account}, q);
            QStringList titles;
            if (!page || page->total != page->documents.size()) return titles;
            for (const DocumentSummary& one : page->documents)
                titles.append(one.title);
            return titles;
        };
        (void)insert(sample(QStringLiteral("Draft")));
        Document lease = sample(QStringLiteral("Lease"));
        lease.status = SigningStatus::InProgress;
        lease.sentTime = at(2000);
        lease = insert(lease);
        Document offer = sample(QStringLiteral("Offer"));
        offer.status = SigningStatus::Completed;
        offer.sentTime = at(3000);
        offer.completedTime = at(6000);
        (void)insert(offer);
        const QStringList both{QStringLiteral("Lease"), QStringLiteral("Offer")};
        QCOMPARE(found(at(0), {}), both); // drafts have no recipients yet
        QCOMPARE(found({}, at(9000)), both);
        QCOMPARE(found(at(2001), {}), both.mid(1));
        QCOMPARE(found({}, at(5999)), both.mid(0, 1));
        QCOMPARE(found(at(2000), at(2000)), both.mid(0, 1));
        // Each event of a recipient counts.
        const auto act = [&](std::optional<Timestamp> Invitation::*event, qint64 time) {
            lease.invitations[0].*event = at(time);
            auto transaction = Transaction::begin(*m_db);
            const auto now = DocumentStore(*m_db).replace(*transaction, lease, lease.version);
            [&] { QVERIFY(now && transaction->commit()); }();
            lease = *now;
        };
        act(&Invitation::openedTime, 7000);
        QCOMPARE(found({}, at(6999)), both.mid(1));
        act(&Invitation::lastReminderSent, 8000);
        QCOMPARE(found(at(8000), {}), both.mid(0, 1));
        act(&Invitation::finishedTime, 9000);
        QCOMPARE(found(at(9000), {}), both.mid(0, 1));
        QCOMPARE(found({}, at(8999)), both.mid(1));
    }

    void olderDocumentsGetTheirLastAction()
    {
        Document lease = sample(QStringLiteral("Lease"));
        lease.status = SigningStatus::InProgress;
        lease.sentTime = at(1'764'000'000'000);
        lease.invitations[0].openedTime = at(1'764'000'111'111);
        Invitation ben = lease.invitations.constFirst();
        ben.guid = newGuid();
        ben.openedTime.reset();
        ben.lastReminderSent = at(1'764'000'222'222);
        lease.invitations.append(ben);
        (void)insert(lease);
        Document order = sample(QStringLiteral("Order"));
        order.status = SigningStatus::InProgress;
        order.sentTime = at(1'764'000'000'000);
        order.invitations.clear();
        order.tags.clear();
        (void)insert(order);
        (void)insert(sample(QStringLiteral("Draft")));
        const auto total = [this](Timestamp from) {
            DocumentQuery q;
            q.lastActionFrom = from;
            const auto page = DocumentSearch(*m_db).search({m_account}, q);
            return page ? page->total : -1;
        };
        // As the schema before had it.
        const QStringList placing =
            m_db->isPostgreSql() ? QStringList{QStringLiteral("DROP FUNCTION place_account() CASCADE"),
                                               QStringLiteral("DROP FUNCTION place_document() CASCADE"),
                                               QStringLiteral("DROP FUNCTION displace_document() CASCADE")}
                                 : QStringList{QStringLiteral("DROP TRIGGER account_placed"),
                                               QStringLiteral("DROP TRIGGER document_placed"),
                                               QStringLiteral("DROP TRIGGER document_displaced")};
        for (const QString& statement : placing)
            QVERIFY(m_db->session().exec(statement));
        QVERIFY(m_db->session().exec(QStringLiteral("DROP TABLE document_place")));
        QVERIFY(m_db->session().exec(QStringLiteral("DROP TABLE charge")));
        QVERIFY(m_db->session().exec(QStringLiteral("ALTER TABLE document DROP COLUMN last_action")));
        QVERIFY(m_db->session().exec(QStringLiteral("ALTER TABLE idempotency DROP COLUMN location")));
        QVERIFY(m_db->session().exec(QStringLiteral("ALTER TABLE session DROP COLUMN key_id")));
        QVERIFY(m_db->session().exec(QStringLiteral("DROP TABLE document_data")));
        QVERIFY(m_db->session().exec(QStringLiteral("ALTER TABLE document DROP COLUMN data")));
        for (const char* statement :
             {"DROP TABLE prepared_file", "DROP TABLE prepared_signature", "DROP TABLE custom_field",
              "DROP TABLE document_run", "DROP INDEX tag_custom_field",
              "ALTER TABLE tag DROP COLUMN custom_field", "DROP TABLE event", "DROP TABLE event_subscription",
              "DROP INDEX delivery_event", "DROP INDEX delivery_open",
              "ALTER TABLE delivery DROP COLUMN subscription_id",
              "ALTER TABLE delivery DROP COLUMN event_number", "ALTER TABLE delivery DROP COLUMN event_type",
              "ALTER TABLE account DROP COLUMN event_number", "DROP INDEX document_unread_content",
              "ALTER TABLE document DROP COLUMN content"})
            QVERIFY(m_db->session().exec(QLatin1StringView(statement)));
        for (const char* column : {"scopes", "folder_id", "last_deprecated_use"})
            QVERIFY(m_db->session().exec(
                QStringLiteral("ALTER TABLE api_key DROP COLUMN %1").arg(QLatin1StringView(column))));
        QVERIFY(m_db->session().exec(m_db->isPostgreSql()
                                         ? QStringLiteral("UPDATE schema_version SET version = 29")
                                         : QStringLiteral("PRAGMA user_version = 29")));
        m_db.reset();
        auto opened = openDatabase(m_address, Schema::Service);
        QVERIFY2(opened.has_value(), opened ? "" : qPrintable(opened.error().detail.english()));
        m_db = std::move(*opened);
        QCOMPARE(total(at(0)), 2);
        QCOMPARE(total(at(1'764'000'000'001)), 1);
        QCOMPARE(total(at(1'764'000'222'222)), 1);
        QCOMPARE(total(at(1'764'000'222'223)), 0);
    }

    void artifactsHaveAnOrder()
    {
        using Kind = DocumentStore::ArtifactKind;
        DocumentStore store(*m_db);
        // One recipient has the ID of another document's file.
        const qint64 known = insert(sample(QStringLiteral("Other"))).files.at(0).id.value();
        const DocumentId id = insert(sample(QStringLiteral("Lease"))).id;
        QList<DocumentStore::Artifact> artifacts;
        for (const qint64 recipient : {known + 2, known, known + 1})
            artifacts.append({.kind = Kind::RecipientCertificate,
                              .fileId = {},
                              .name = QStringLiteral("certificate.pdf"),
                              .sha256 = QString(64, QLatin1Char('b')),
                              .size = 1,
                              .recipient = InvitationId(recipient)});
        auto transaction = Transaction::begin(*m_db);
        QVERIFY(store.setArtifacts(*transaction, id, artifacts));
        QVERIFY(transaction->commit());
        QList<qint64> recipients;
        const auto stored = store.artifacts(id);
        QVERIFY(stored);
        for (const auto& artifact : *stored)
            recipients.append(artifact.recipient.value());
        QCOMPARE(recipients, (QList<qint64>{known, known + 1, known + 2}));
    }

    void purgeLeavesATombstone()
    {
        DocumentStore store(*m_db);
        const Document d = insert(sample(QStringLiteral("Lease")));
        auto transaction = Transaction::begin(*m_db);
        QVERIFY(store.purge(*transaction, m_account, d.id));
        QVERIFY(transaction->commit());
        QCOMPARE(store.load({m_account}, d.id).error().code, ErrorCode::Deleted);
    }

    void aTransactionThatIsNotCommittedLeavesNothing()
    {
        DocumentStore store(*m_db);
        {
            auto transaction = Transaction::begin(*m_db);
            QVERIFY(store.insert(*transaction, sample(QStringLiteral("gone"))));
        }
        QCOMPARE(DocumentSearch(*m_db).search({m_account}, {})->total, 0);
    }

    void foldersNestAndLoseNothing()
    {
        FolderStore folders(*m_db);
        DocumentStore store(*m_db);
        auto transaction = Transaction::begin(*m_db);
        Folder top;
        top.name = QStringLiteral("Clients");
        top.accountId = m_account;
        const Folder clients = *folders.insert(*transaction, top);
        Folder inner = top;
        inner.parent = clients.id;
        const Folder same = *folders.insert(*transaction, inner);
        QCOMPARE(folders.insert(*transaction, inner).error().code, ErrorCode::Duplicate);
        top.name = QStringLiteral("CLIENTS");
        QCOMPARE(folders.insert(*transaction, top).error().code, ErrorCode::Duplicate);
        Folder loop = clients;
        loop.parent = same.id;
        QCOMPARE(folders.update(*transaction, loop).error().code, ErrorCode::Validation);
        Document d = sample(QStringLiteral("in"));
        d.folderId = clients.id;
        const auto stored = store.insert(*transaction, d);
        QVERIFY(stored.has_value());
        QVERIFY(folders.remove(*transaction, m_account, clients.id));
        QVERIFY(transaction->commit());
        const auto left = folders.list(m_account, FolderType::Documents);
        QCOMPARE(left->size(), 1);
        QCOMPARE(left->at(0).name, QStringLiteral("Clients"));
        QVERIFY(left->at(0).parent.isNull());
        QVERIFY(store.load({m_account}, stored->id)->folderId.isNull());
    }

    void chargesAreExactFromManyThreads()
    {
        AccountStore accounts(*m_db);
        {
            auto transaction = Transaction::begin(*m_db);
            auto account = *accounts.load(m_account);
            account.userSetting.spendLimitCents = 1000;
            QVERIFY(accounts.saveSettings(*transaction, account));
            QVERIFY(transaction->commit());
        }
        std::atomic<int> accepted = 0;
        std::atomic<qint64> documents = 1000;
        std::vector<std::thread> threads;
        for (int t = 0; t < 4; ++t)
            threads.emplace_back([&] {
                for (int i = 0; i < 10; ++i) {
                    auto transaction = Transaction::begin(*m_db);
                    if (transaction &&
                        ChargeStore(*m_db).charge(*transaction, m_account, {},
                                                  {{DocumentId(++documents), {}}}, 50) &&
                        transaction->commit())
                        ++accepted;
                }
            });
        for (auto& thread : threads)
            thread.join();
        QCOMPARE(accepted.load(), 20);
        QCOMPARE(accounts.load(m_account)->chargesCents, 1000);
        const auto total = ChargeStore(*m_db).total({m_account}, {});
        QVERIFY(total.has_value());
        QCOMPARE(total->sum.cents, 1000);
        QCOMPARE(total->charges, 20);
    }

    void aKeyIsFoundByItsHashOnlyAndEnds()
    {
        AccountStore accounts(*m_db);
        auto transaction = Transaction::begin(*m_db);
        const auto key = accounts.addKey(*transaction, m_account, QStringLiteral("k"), at(0), at(1000));
        QVERIFY(key.has_value());
        QVERIFY(transaction->commit());
        const auto stateOf = [&](const QByteArray& secret, Timestamp now) {
            return *keyState(*m_db, QCryptographicHash::hash(secret, QCryptographicHash::Sha256), now);
        };
        QCOMPARE(stateOf(key->reveal(), at(999))->account, m_account);
        QVERIFY(!stateOf(key->reveal(), at(1000)));
        QVERIFY(!stateOf("wrong", at(1)));
        QCOMPARE(accounts.keys(m_account)->at(0).lastFour, QString::fromLatin1(key->reveal().right(4)));
    }

    void theAccountIsLockedAfterTheDocumentIsWritten()
    {
        if (!test::runsHere(!m_db->isPostgreSql(), "the order is the same; SQLite's triggers tell it."))
            return;
        DocumentStore documents(*m_db);
        auto adding = Transaction::begin(*m_db);
        auto document = documents.insert(*adding, sample(QStringLiteral("Order")));
        QVERIFY(document && adding->commit());
        QVERIFY(runText(*m_db, QStringLiteral("CREATE TABLE told(what TEXT)"), {}));
        for (const char* table : {"history", "invitation", "account", "document"})
            for (const char* event : {"INSERT", "UPDATE"})
                QVERIFY(runText(*m_db,
                                QStringLiteral("CREATE TRIGGER told_%1_%2 AFTER %2 ON %1 BEGIN INSERT INTO "
                                               "told(what) VALUES ('%1'); END")
                                    .arg(QLatin1StringView(table), QLatin1StringView(event)),
                                {}));
        document->title = QStringLiteral("Order again");
        document->invitations[0].recipientName = QStringLiteral("Somebody else");
        appendHistory(*document, {});
        auto changing = Transaction::begin(*m_db);
        QVERIFY(documents.replace(*changing, *document, document->version));
        QVERIFY(changing->commit());
        QStringList order;
        auto told = runText(*m_db, QStringLiteral("SELECT what FROM told ORDER BY rowid"), {});
        while (told->next())
            if (order.isEmpty() || order.constLast() != told->value(0).toString())
                order.append(told->value(0).toString());
        QCOMPARE(order, QStringList({QStringLiteral("invitation"), QStringLiteral("history"),
                                     QStringLiteral("document"), QStringLiteral("account")}));
    }

    void aListingReadsWhatHasAnotherVersion()
    {
        DocumentStore documents(*m_db);
        const Document first = insert(sample(QStringLiteral("First")));
        const Document second = insert(sample(QStringLiteral("Second")));
        const DocumentSearch found(*m_db);
        const auto titles = [&] {
            QStringList all;
            const auto page = found.search({m_account}, {});
            for (const DocumentSummary& each : page->documents)
                all.append(each.title + QLatin1Char('/') + each.invitations.at(0).recipientName);
            all.sort();
            return all;
        };
        QCOMPARE(titles(),
                 QStringList({QStringLiteral("First/Änna Groß"), QStringLiteral("Second/Änna Groß")}));
        const auto change = [&](Document document, const QString& title, bool commits) {
            auto transaction = Transaction::begin(*m_db);
            const qint64 version = document.version;
            document.title = title;
            document.invitations[0].recipientName = title;
            QVERIFY(documents.replace(*transaction, document, version));
            // A transaction sees its own changes.
            QVERIFY(titles().contains(title + QLatin1Char('/') + title));
            if (commits) QVERIFY(transaction->commit());
        };
        change(first, QStringLiteral("Never"), false);
        change(first, QStringLiteral("Changed"), true); // the very same version
        QCOMPARE(titles(),
                 QStringList({QStringLiteral("Changed/Changed"), QStringLiteral("Second/Änna Groß")}));
        if (m_db->isPostgreSql()) return; // all rows of a page come with one statement
        QVERIFY(runText(*m_db, QStringLiteral("UPDATE document SET title = 'Hidden' WHERE id = ?"),
                        {second.id.value()}));
        QVERIFY(titles().contains(QStringLiteral("Second/Änna Groß"))); // cached
        QVERIFY(runText(*m_db, QStringLiteral("UPDATE document SET version = version + 1 WHERE id = ?"),
                        {second.id.value()}));
        QVERIFY(titles().contains(QStringLiteral("Hidden/Änna Groß")));
    }

    void theLastUseOfAKeyIsTheLatest()
    {
        AccountStore accounts(*m_db);
        auto transaction = Transaction::begin(*m_db);
        const auto made = accounts.createKey(*transaction, m_account, QStringLiteral("k"), at(0), {});
        QVERIFY(made && transaction->commit());
        const auto state = [&] {
            return keyState(*m_db, QCryptographicHash::hash(made->key.reveal(), QCryptographicHash::Sha256),
                            at(1))
                .value()
                .value();
        };
        QVERIFY(!state().lastUsed);
        for (const qint64 time : {500, 400}) { // another instance's clock may be slow
            auto noting = Transaction::begin(*m_db);
            QVERIFY(accounts.recordKeyUses(*noting, {{made->info.id, at(time)}, {987'654, at(time)}}));
            QVERIFY(noting->commit());
            QCOMPARE(state().lastUsed, at(500));
        }
        QVERIFY(!state().lastDeprecatedUse);
        for (const qint64 time : {300, 200}) {
            auto noting = Transaction::begin(*m_db);
            QVERIFY(accounts.recordDeprecatedKeyUses(*noting, {{made->info.id, at(time)}}));
            QVERIFY(noting->commit());
            QCOMPARE(state().lastDeprecatedUse, at(300));
            QCOMPARE(state().lastUsed, at(500));
        }
        QCOMPARE(accounts.keys(m_account)->constLast().lastDeprecatedUse, at(300));
    }

    void aNewerDatabaseIsRefused()
    {
        QVERIFY(QSqlQuery(m_db->connection())
                    .exec(m_db->isPostgreSql() ? QStringLiteral("UPDATE schema_version SET version = 99")
                                               : QStringLiteral("PRAGMA user_version = 99")));
        m_db.reset();
        const auto refused = openDatabase(m_address, Schema::Service);
        QVERIFY(!refused);
        QVERIFY(refused.error().detail.english().contains(QStringLiteral("newer")));
    }
};

INK_TEST(TestDocumentStore, "tst_documentstore")

} // namespace tst_documentstore

#include "tst_documentstore.moc"
