#include "app/domain/document/document.h"
#include "app/domain/history/history.h"
#include "app/store/accounts/accountstore.h"
#include "app/store/documents/documentstore.h"
#include "app/store/schema/opendatabase.h"
#include "app/store/seals/chaindigeststore.h"
#include "tests/support/dialects.h"
#include "tests/support/testmain.h"

#include <QCryptographicHash>
#include <QTemporaryDir>
#include <QTest>
#include <QUuid>

namespace tst_chaindigeststore {

using namespace ink;
using namespace ink::store;
using namespace Qt::Literals::StringLiterals;

class TestChainDigestStore final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase_data() { ink::test::addDialects(); }
    void digestsAreKeptInTheirOrder();
};

void TestChainDigestStore::digestsAreKeptInTheirOrder()
{
    const QTemporaryDir folder;
    const auto db = *openDatabase(ink::test::newAddress(folder), Schema::Service);
    ChainDigestStore digests(*db);
    QVERIFY(!*digests.latest());
    QCOMPARE(*digests.lastEntry(0, Timestamp::max()), 0);

    // Two documents of two entries each.
    QByteArray lines;
    {
        auto transaction = Transaction::begin(*db);
        const auto account = AccountStore(*db).create(*transaction, u"a@example.com"_s, u"A"_s);
        QVERIFY(account);
        for (int i = 0; i < 2; ++i) {
            domain::Document document;
            document.title = u"Lease"_s;
            document.accountId = account->id;
            document.guid = QUuid::createUuid().toString(QUuid::WithoutBraces);
            for (const qint64 time : {1'000, 2'000}) {
                domain::HistoryEntry entry;
                entry.time = Timestamp{std::chrono::milliseconds{time}};
                entry.event = domain::HistoryEvent::Created;
                entry.actor = QString::number(i);
                domain::appendHistory(document, entry);
            }
            const auto kept = DocumentStore(*db).insert(*transaction, document);
            QVERIFY2(kept, kept ? "" : qPrintable(kept.error().detail.english()));
            lines += QByteArray::number(kept->id.value()) + ' ' +
                     document.histories.constLast().hash.toLatin1() + '\n';
        }
        QVERIFY(transaction->commit());
    }
    QCOMPARE(*digests.lastEntry(0, Timestamp{std::chrono::milliseconds{999}}), 0);
    const qint64 last = *digests.lastEntry(0, Timestamp{std::chrono::milliseconds{2'000}});
    QVERIFY(last >= 4);
    const auto heads = digests.heads(0, last);
    QVERIFY(heads);
    QCOMPARE(heads->chainCount, 2);
    QCOMPARE(heads->sha256.toLatin1(), QCryptographicHash::hash(lines, QCryptographicHash::Sha256).toHex());
    QCOMPARE(digests.heads(last - 1, last)->chainCount, 1);
    QCOMPARE(digests.heads(last, last)->chainCount, 0);

    for (const qint64 number : {1, 2}) {
        auto transaction = Transaction::begin(*db);
        const ChainDigest digest{number, Timestamp{std::chrono::milliseconds{5'000 + number}}, last,
                                 u"a text\n"_s, QByteArray("\0\1\xff", 3)};
        QVERIFY(*digests.insert(*transaction, digest));
        QVERIFY(!*digests.insert(*transaction, digest)); // as if by another instance
        QVERIFY(transaction->commit());
    }
    const auto all = digests.list();
    QVERIFY(all);
    QCOMPARE(all->size(), 2);
    QCOMPARE(all->constFirst().number, 1);
    const auto newest = *digests.latest();
    QVERIFY(newest);
    QCOMPARE(newest->number, 2);
    QCOMPARE(newest->created, Timestamp{std::chrono::milliseconds{5'002}});
    QCOMPARE(newest->lastEntry, last);
    QCOMPARE(newest->content, u"a text\n"_s);
    QCOMPARE(newest->signature, QByteArray("\0\1\xff", 3));
}

INK_TEST(TestChainDigestStore, "tst_chaindigeststore")

} // namespace tst_chaindigeststore

#include "tst_chaindigeststore.moc"
