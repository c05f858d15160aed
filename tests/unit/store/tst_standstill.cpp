#include "app/domain/document/document.h"
#include "app/store/accounts/accountstore.h"
#include "app/store/accounts/chargestore.h"
#include "app/store/database/database.h"
#include "app/store/database/query.h"
#include "app/store/documents/documentstore.h"
#include "app/store/schema/opendatabase.h"
#include "app/store/search/documentsearch.h"
#include "tests/support/postgres.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <atomic>
#include <semaphore>
#include <thread>

namespace tst_standstill {

using namespace ink;
using namespace ink::store;

/** A writer that stalls in the middle of a transaction, like a stopped process. */
class TestStandstill final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void othersGoOnAndItComesBack()
    {
        auto* const postgres = ink::test::Postgres::shared();
        if (!test::require(postgres, "PostgreSQL")) return;
        const auto db = openDatabase(postgres->newDatabase(), Schema::Service).value();
        AccountStore accounts(*db);
        auto transaction = Transaction::begin(*db).value();
        const auto account = accounts.create(transaction, QStringLiteral("a@example.com"), {}).value().id;
        QVERIFY(transaction.commit());
        ChargeStore charges(*db);
        std::atomic<qint64> document = 0;
        const auto charge = [&](const auto& between) {
            return runWithRetries(*db, [&]() -> Result<void> {
                INK_ASSIGN(open, Transaction::begin(*db));
                INK_TRY(charges.charge(open, account, {}, {{domain::DocumentId(++document), {}}},
                                       50)); // locks the account
                between();
                INK_TRY(open.touchAccount(account.value()));
                return open.commit();
            });
        };
        std::binary_semaphore entered(0);
        std::binary_semaphore goOn(0);
        int tries = 0;
        Result<void> came = fail(ErrorCode::Internal);
        std::thread still([&] {
            came = charge([&] {
                if (++tries > 1) return;
                entered.release();
                goOn.acquire();
            });
        });
        entered.acquire();
        const auto other = charge([] {}); // while it is still stalled
        const auto more = charge([] {});
        goOn.release();
        still.join();
        QVERIFY2(other, other ? "" : qPrintable(other.error().detail.english()));
        QVERIFY(more);
        QVERIFY2(came, came ? "" : qPrintable(came.error().detail.english()));
        QCOMPARE(tries, 2); // nothing of the first was kept
        QCOMPARE(accounts.load(account)->chargesCents, 150);
    }

    /** Changes of documents, and new ones up to their files, lock their account only at commit. */
    void anAccountIsLockedByTheCommit()
    {
        auto* const postgres = ink::test::Postgres::shared();
        if (!test::require(postgres, "PostgreSQL")) return;
        const auto db = openDatabase(postgres->newDatabase(), Schema::Service).value();
        DocumentStore documents(*db);
        auto transaction = Transaction::begin(*db).value();
        const auto account =
            AccountStore(*db).create(transaction, QStringLiteral("a@example.com"), {}).value().id;
        const auto draft = [&](int number) {
            domain::Document made;
            made.guid = QStringLiteral("00000000-0000-4000-8000-%1").arg(number, 12, 10, QLatin1Char('0'));
            made.title = QStringLiteral("Lease");
            made.accountId = account;
            return made;
        };
        const auto first = documents.insert(transaction, draft(1)).value();
        const auto second = documents.insert(transaction, draft(2)).value();
        QVERIFY(transaction.commit());
        const qint64 revision = documents.accountRevision(account).value();
        const auto retitle = [&](Transaction& open, domain::DocumentId id) -> Result<void> {
            INK_ASSIGN(document, documents.loadAny(id));
            const qint64 version = document.version;
            document.title = QStringLiteral("Lease of a flat");
            INK_TRY(documents.replace(open, std::move(document), version));
            return {};
        };

        std::binary_semaphore entered(0);
        std::binary_semaphore goOn(0);
        Result<void> came = fail(ErrorCode::Internal);
        std::thread still([&] {
            came = [&]() -> Result<void> {
                INK_ASSIGN(open, Transaction::begin(*db, Durability::Full, TransactionTimeouts::Long));
                const auto changed = retitle(open, first.id);
                const auto added = documents.insert(open, draft(3), [&](domain::Document&) -> Result<void> {
                    entered.release();
                    goOn.acquire();
                    return {};
                });
                INK_TRY(changed);
                INK_TRY(added);
                return open.commit();
            }();
        });
        entered.acquire();
        const auto other = [&]() -> Result<void> {
            INK_ASSIGN(open, Transaction::begin(*db, Durability::Full, TransactionTimeouts::Short));
            INK_TRY(retitle(open, second.id));
            INK_TRY(documents.insert(open, draft(4)));
            return open.commit();
        }();
        goOn.release();
        still.join();
        QVERIFY2(other, other ? "" : qPrintable(other.error().detail.english()));
        QVERIFY2(came, came ? "" : qPrintable(came.error().detail.english()));
        const auto number = [&](const char* sql) {
            auto query = runText(*db, QLatin1StringView(sql), {});
            return query && query->next() ? query->value(0).toLongLong() : -1;
        };
        QCOMPARE(number("SELECT sum(documents) FROM document_count"), 4);
        QCOMPARE(documents.accountRevision(account).value(), revision + 2); // once per transaction
        domain::DocumentQuery found;
        found.text = QStringLiteral("flat");
        QCOMPARE(DocumentSearch(*db).search({account}, found)->total, 2);
    }

    void whatTakesLongGetsItsTime()
    {
        auto* const postgres = ink::test::Postgres::shared();
        if (!test::require(postgres, "PostgreSQL")) return;
        const auto db = openDatabase(postgres->newDatabase(), Schema::Service).value();
        const auto setting = [&] {
            auto query = runText(
                *db, QStringLiteral("SELECT current_setting('idle_in_transaction_session_timeout')"), {});
            return query && query->next() ? query->value(0).toString() : QString();
        };
        QStringList all;
        const auto tried = runWithRetries(*db, [&]() -> Result<void> {
            INK_ASSIGN(open, Transaction::begin(*db));
            all.append(setting());
            if (all.size() == 1) // the server ends it, as if its writer took too long
                postgres->ask(QStringLiteral("SELECT pg_sleep(1.5)"));
            INK_TRY(runText(*db, QStringLiteral("SELECT 1"), {}));
            return open.commit();
        });
        QVERIFY2(tried, tried ? "" : qPrintable(tried.error().detail.english()));
        QCOMPARE(all, QStringList({QStringLiteral("700ms"), QStringLiteral("10s")}));
        {
            auto open = Transaction::begin(*db, Durability::Full, TransactionTimeouts::Long);
            QCOMPARE(setting(), QStringLiteral("10min"));
        }
        auto open = Transaction::begin(*db);
        QCOMPARE(setting(), QStringLiteral("10s"));
    }
};

INK_TEST(TestStandstill, "tst_standstill")

} // namespace tst_standstill

#include "tst_standstill.moc"
