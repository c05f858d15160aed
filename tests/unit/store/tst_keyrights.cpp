#include "app/domain/document/document.h"
#include "app/store/accounts/accountstore.h"
#include "app/store/accounts/keystate.h"
#include "app/store/database/query.h"
#include "app/store/documents/documentstore.h"
#include "app/store/documents/folderstore.h"
#include "app/store/schema/opendatabase.h"
#include "app/store/search/documentsearch.h"
#include "tests/support/dialects.h"
#include "tests/support/testmain.h"

#include <QTemporaryDir>
#include <QTest>
#include <QUuid>

namespace tst_keyrights {

using namespace ink;
using namespace ink::domain;
using namespace ink::store;
using namespace std::chrono_literals;

/** The rights of keys and sessions, and what lies within a folder. */
class TestKeyRights final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    std::unique_ptr<Database> m_db;
    AccountId m_account;
    const Timestamp m_now{std::chrono::milliseconds(1'000'000)};

    template <typename Write> auto writing(const Write& write)
    {
        auto transaction = Transaction::begin(*m_db);
        auto done = write(*transaction);
        [&] {
            QVERIFY2(done.has_value(), done ? "" : qPrintable(done.error().detail.english()));
            QVERIFY(transaction->commit());
        }();
        return done;
    }
    AccountStore::NewKey makeKey(const KeyRights& rights, std::optional<Timestamp> expires = {})
    {
        return std::move(*writing([&](Transaction& transaction) {
            return AccountStore(*m_db).createKey(transaction, m_account, QStringLiteral("Key"), m_now,
                                                 expires, rights);
        }));
    }
    KeyRights stored(const AccountStore::NewKey& key)
    {
        const auto state = keyState(*m_db, secretHash(key.key.reveal()), m_now);
        return state && *state ? (**state).rights : KeyRights{{}, FolderId(-1)};
    }
    FolderId addFolder(const QString& name, FolderId parent = {})
    {
        Folder folder;
        folder.name = name;
        folder.parent = parent;
        folder.accountId = m_account;
        return writing(
                   [&](Transaction& transaction) { return FolderStore(*m_db).insert(transaction, folder); })
            ->id;
    }
    DocumentId addDocument(const QString& title, FolderId folder)
    {
        Document document;
        document.guid = QUuid::createUuid().toString(QUuid::WithoutBraces);
        document.title = title;
        document.accountId = m_account;
        document.folderId = folder;
        document.createdTime = document.lastModifiedTime = m_now;
        return writing([&](Transaction& transaction) {
                   return DocumentStore(*m_db).insert(transaction, document);
               })
            ->id;
    }

private Q_SLOTS:
    void initTestCase_data() { ink::test::addDialects(); }
    void init()
    {
        auto db = openDatabase(ink::test::newAddress(m_dir), Schema::Service);
        QVERIFY2(db.has_value(), db ? "" : qPrintable(db.error().detail.english()));
        m_db = std::move(*db);
        m_account = writing([&](Transaction& transaction) {
                        return AccountStore(*m_db).create(transaction, QStringLiteral("sam@example.com"),
                                                          QStringLiteral("Sam"));
                    })->id;
    }
    void cleanup() { m_db.reset(); }

    void rightsAreKept()
    {
        const KeyRights limited{{KeyScope::Read, KeyScope::Sign}, FolderId(7)};
        const auto key = makeKey(limited);
        QCOMPARE(stored(key) == limited, true);
        QCOMPARE(key.info.rights == limited, true);
        const auto whole = makeKey({});
        QCOMPARE(stored(whole) == KeyRights(), true);
        const auto list = AccountStore(*m_db).keys(m_account);
        QCOMPARE(list->at(0).rights == limited, true);
        QCOMPARE(list->at(1).rights == KeyRights(), true);
        // A scope of a newer version grants nothing.
        QVERIFY(runText(*m_db, QStringLiteral("UPDATE api_key SET scopes = 'read audit' WHERE id = ?"),
                        {key.info.id}));
        QCOMPARE(stored(key).scopes == KeyScopes{KeyScope::Read}, true);
        QVERIFY(runText(*m_db, QStringLiteral("UPDATE api_key SET scopes = '' WHERE id = ?"), {key.info.id}));
        QVERIFY(stored(key).scopes.isEmpty());
    }

    void aSessionHasTheRightsOfItsKey()
    {
        AccountStore accounts(*m_db);
        const KeyRights limited{{KeyScope::Read}, FolderId(7)};
        const auto key = makeKey(limited, m_now + 10min);
        const auto add = [&](const QByteArray& cookie, qint64 keyId) {
            (void)writing([&](Transaction& transaction) {
                return accounts.addSession(transaction, cookie, m_account, m_now, keyId);
            });
        };
        const auto load = [&](const QByteArray& cookie, Timestamp now) {
            auto transaction = Transaction::begin(*m_db);
            auto session = accounts.loadSession(*transaction, cookie, now);
            (void)transaction->commit();
            return session;
        };
        add("of the key", key.info.id);
        add("of the password", 0);
        const auto session = load("of the key", m_now + 1min);
        QVERIFY(session.has_value());
        QCOMPARE(session->rights == limited, true);
        QCOMPARE(session->key, key.info.id);
        QVERIFY(!session->lastDeprecatedUse);
        (void)writing([&](Transaction& transaction) {
            return accounts.recordDeprecatedKeyUses(transaction, {{key.info.id, m_now + 30s}});
        });
        QCOMPARE(load("of the key", m_now + 1min)->lastDeprecatedUse == m_now + 30s, true);
        QCOMPARE(load("of the password", m_now + 1min)->rights == KeyRights(), true);
        // It ends when its key expires or is revoked.
        QVERIFY(!load("of the key", m_now + 11min));
        QVERIFY(load("of the password", m_now + 11min));
        add("another", key.info.id);
        (void)writing([&](Transaction& transaction) {
            return accounts.revokeKey(transaction, m_account, key.info.id);
        });
        QVERIFY(!load("another", m_now + 1min));
        QVERIFY(load("of the password", m_now + 12min));
    }

    void whatLiesWithinAFolder()
    {
        const FolderId a = addFolder(QStringLiteral("A"));
        const FolderId sub = addFolder(QStringLiteral("Sub"), a);
        const FolderId deep = addFolder(QStringLiteral("Deep"), sub);
        const FolderId b = addFolder(QStringLiteral("B"));
        const DocumentId inDeep = addDocument(QStringLiteral("Lease deep"), deep);
        const DocumentId inB = addDocument(QStringLiteral("Lease b"), b);
        const DocumentId atTop = addDocument(QStringLiteral("Lease top"), {});
        const FolderStore folders(*m_db);
        const DocumentStore documents(*m_db);
        const AccessScope reach{m_account, a};
        QCOMPARE(*folders.subtree(reach), (QList<FolderId>{a, sub, deep}));
        QVERIFY(folders.subtree({AccountId(424'242), a})->isEmpty());
        QVERIFY(*folders.isWithinReach(reach, deep));
        QVERIFY(!*folders.isWithinReach(reach, b));
        QVERIFY(!*folders.isWithinReach(reach, {}));
        QVERIFY(*folders.isWithinReach({m_account}, {}));
        QVERIFY(documents.load(reach, inDeep).has_value());
        for (const DocumentId outside : {inB, atTop, DocumentId(999'999)})
            QCOMPARE(documents.load(reach, outside).error().detail ==
                         documents.load(reach, DocumentId(999'999)).error().detail,
                     true);
        const DocumentSearch search(*m_db);
        for (const QString& text : {QString(), QStringLiteral("lease")}) {
            DocumentQuery query;
            query.text = text;
            for (int i = 0; i < 2; ++i) { // the second result may come from the cache
                QCOMPARE(search.search({m_account}, query)->total, 3);
                const auto found = search.search(reach, query);
                QCOMPARE(found->total, 1);
                QCOMPARE(found->documents.constFirst().id, inDeep);
            }
        }
        QCOMPARE(search.search({m_account, FolderId(999'999)}, {})->total, 0);
        // What is purged isn't told from what never was.
        auto document = *documents.load({m_account}, inB);
        document.deleted = true;
        (void)writing([&](Transaction& transaction) {
            return DocumentStore(*m_db).replace(transaction, document, document.version);
        });
        (void)writing([&](Transaction& transaction) {
            return DocumentStore(*m_db).purge(transaction, m_account, inB);
        });
        QCOMPARE(documents.load({m_account}, inB).error().code, ErrorCode::Deleted);
        QCOMPARE(documents.load(reach, inB).error().code, ErrorCode::NotFound);
    }
};

INK_TEST(TestKeyRights, "tst_keyrights")

} // namespace tst_keyrights

#include "tst_keyrights.moc"
