#include "app/domain/document/document.h"
#include "app/store/accounts/accountstore.h"
#include "app/store/database/query.h"
#include "app/store/documents/documentstore.h"
#include "app/store/documents/templatestore.h"
#include "app/store/schema/opendatabase.h"
#include "app/store/search/documentsearch.h"
#include "app/store/words/documentwords.h"
#include "app/store/words/wordblocks.h"
#include "tests/support/dialects.h"
#include "tests/support/testmain.h"

#include <QMap>
#include <QRandomGenerator>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QUuid>

#include <algorithm>
#include <iterator>
#include <utility>

namespace tst_wordblocks {

using namespace ink;
using namespace ink::domain;
using namespace ink::store;

/** Document sets as bits; searching them has the same results as checking every document. */
class TestWordBlocks final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    std::unique_ptr<Database> m_db;
    AccountId m_account;
    QRandomGenerator m_random{7};

    int below(qsizetype end) { return int(m_random.bounded(quint32(end))); }

    void change(const QSet<qint64>& ids, const QString& word, bool has)
    {
        auto transaction = Transaction::begin(*m_db);
        for (const qint64 id : ids)
            wordChanges(*transaction).set(m_account, word, DocumentId(id), has);
        QVERIFY(transaction->commit());
    }
    QSet<qint64> stored(const QString& word) const
    {
        const auto set = documentsWithPrefix(*m_db, m_account, word, 1'000);
        [&] { QVERIFY(set && *set); }();
        const QList<qint64> ids = (*set)->ids();
        return QSet<qint64>(ids.begin(), ids.end());
    }
    qint64 rows() const
    {
        auto query = runText(*m_db, QStringLiteral("SELECT count(*) FROM word_block"), {});
        return query && query->next() ? query->value(0).toLongLong() : -1;
    }

    // The model: the expected documents, checked one by one.

    QString anyWord()
    {
        static const QStringList words{QStringLiteral("lease"), QStringLiteral("leaflet"),
                                       QStringLiteral("offer"), QStringLiteral("annex"),
                                       QStringLiteral("anna"),  QStringLiteral("zoe")};
        return words.at(below(words.size()));
    }
    Document made()
    {
        Document d;
        d.accountId = m_account;
        d.guid = QUuid::createUuid().toString(QUuid::WithoutBraces);
        d.title = anyWord() + QLatin1Char(' ') + anyWord();
        d.status = anyStatus();
        d.createdTime = d.lastModifiedTime = anyTime();
        if (d.status != SigningStatus::Draft) d.sentTime = anyTime();
        Invitation i;
        i.guid = QUuid::createUuid().toString(QUuid::WithoutBraces);
        i.recipientName = anyWord();
        i.recipientEmail = QStringLiteral("%1@firm.example").arg(anyWord());
        d.invitations = {i};
        return d;
    }
    SigningStatus anyStatus()
    {
        static const QList<SigningStatus> all{SigningStatus::Draft, SigningStatus::InProgress,
                                              SigningStatus::Completed, SigningStatus::Rejected};
        return all.at(below(all.size()));
    }
    /** Several have the same time; some are eras apart. */
    Timestamp anyTime() { return Timestamp(std::chrono::milliseconds(qint64(below(400)) << 22)); }

    static bool fits(const Document& d, const DocumentQuery& query)
    {
        if (d.deleted != query.deleted.value_or(false)) return false;
        if (query.status && d.status != *query.status) return false;
        if (query.createdFrom && d.createdTime < *query.createdFrom) return false;
        const auto last = lastActionOf(d);
        if (query.lastActionFrom && (!last || *last < *query.lastActionFrom)) return false;
        if (query.lastActionTo && (!last || *last > *query.lastActionTo)) return false;
        const QString words = searchText(d);
        const QStringList wanted = queryWords(query.text);
        return std::all_of(wanted.cbegin(), wanted.cend(),
                           [&](const QString& word) { return words.contains(QLatin1Char(' ') + word); });
    }
    void compare(const QMap<qint64, Document>& model, const DocumentQuery& query) const
    {
        QList<const Document*> all;
        for (const Document& d : model)
            if (fits(d, query)) all.append(&d);
        std::sort(all.begin(), all.end(), [&](const Document* a, const Document* b) {
            const auto place = [&](const Document* d) {
                return std::pair(query.sort == SortField::Created ? d->createdTime : d->lastModifiedTime,
                                 d->id.value());
            };
            return query.ascending ? place(a) < place(b) : place(b) < place(a);
        });
        QList<qint64> expected;
        for (const Document* d : all.mid((query.pageIndex - 1) * query.pageSize, query.pageSize))
            expected.append(d->id.value());
        const auto page = DocumentSearch(*m_db).search({m_account}, query);
        QVERIFY(page);
        QList<qint64> found;
        for (const DocumentSummary& each : page->documents)
            found.append(each.id.value());
        QCOMPARE(page->total, all.size());
        QCOMPARE(found, expected);
    }
    DocumentQuery anyQuery()
    {
        static const QStringList texts{QStringLiteral("lea"),       QStringLiteral("lease"),
                                       QStringLiteral("an offer"),  QStringLiteral("anna@firm"),
                                       QStringLiteral("f zoe lea"), QStringLiteral("nowhere"),
                                       QStringLiteral("lease le"),  QStringLiteral("example")};
        DocumentQuery query;
        query.text = texts.at(below(texts.size()));
        query.deleted = below(4) == 0;
        if (below(2) == 0) query.status = anyStatus();
        if (below(4) == 0) query.createdFrom = anyTime();
        if (below(4) == 0) query.lastActionFrom = anyTime();
        if (below(4) == 0) query.lastActionTo = anyTime();
        if (below(4) == 0) query.sort = SortField::Created;
        query.ascending = below(2) == 0;
        query.pageSize = 1 + below(30);
        query.pageIndex = 1 + below(below(3) == 0 ? 30 : 3);
        return query;
    }
    Document replaced(const Document& changed)
    {
        auto transaction = Transaction::begin(*m_db);
        const auto now = DocumentStore(*m_db).replace(*transaction, changed, changed.version);
        [&] { QVERIFY(now && transaction->commit()); }();
        return *now;
    }

private Q_SLOTS:
    void initTestCase_data() { ink::test::addDialects(); }
    void init()
    {
        m_db.reset();
        m_db = *openDatabase(ink::test::newAddress(m_dir), Schema::Service);
        auto transaction = Transaction::begin(*m_db);
        const auto account =
            AccountStore(*m_db).create(*transaction, QStringLiteral("a@example.com"), QStringLiteral("A"));
        QVERIFY(account && transaction->commit());
        m_account = account->id;
    }

    void bitsAreStoredTheShorterWay()
    {
        for (const int count : {0, 1, 2, 447, 448, 449, 3000, int(idsPerBlock)}) {
            QSet<qint64> ids;
            Bits bits{};
            while (ids.size() < count) {
                const qint64 id = below(idsPerBlock);
                ids.insert(id);
                setBit(bits, positionInBlock(id), true);
            }
            const QByteArray stored = encodeBlock(bits);
            QCOMPARE(stored.size(), count < 448 ? 2 * count : 896);
            Bits again{};
            QVERIFY(addEncodedBlock(again, stored));
            QVERIFY(again == bits);
            DocumentSet set;
            QVERIFY(set.add(3, stored));
            QCOMPARE(set.count(), count);
            QVERIFY(set.hasAtMost(count) && (count == 0 || !set.hasAtMost(count - 1)));
            for (qint64 id = 0; id < idsPerBlock; ++id)
                QCOMPARE(set.contains(3 * idsPerBlock + id), ids.contains(id));
        }
        Bits bits{};
        QVERIFY(!addEncodedBlock(bits, QByteArray(3, 'x')));
        QVERIFY(!addEncodedBlock(bits, QByteArray(898, '\0')));
        QVERIFY(!addEncodedBlock(bits, QByteArray("\x00\x1c", 2))); // 7168
    }

    void setsAreCombined()
    {
        QSet<qint64> inBoth;
        QSet<qint64> inAny;
        DocumentSet a;
        DocumentSet b;
        for (int i = 0; i < 20'000; ++i) {
            const qint64 id = below(5 * idsPerBlock);
            const int where = below(3);
            if (where != 1) a.insert(id);
            if (where != 0) b.insert(id);
        }
        for (qint64 id = 0; id < 5 * idsPerBlock; ++id) {
            if (a.contains(id) && b.contains(id)) inBoth.insert(id);
            if (a.contains(id) || b.contains(id)) inAny.insert(id);
        }
        b.insert(9 * idsPerBlock); // a block that only one set has
        inAny.insert(9 * idsPerBlock);
        DocumentSet any = a;
        any.unite(b);
        a.intersect(b);
        const QList<qint64> both = a.ids();
        QVERIFY(std::is_sorted(both.cbegin(), both.cend()));
        QVERIFY(QSet<qint64>(both.cbegin(), both.cend()) == inBoth);
        QCOMPARE(any.count(), inAny.size());
    }

    void whatIsWrittenIsWhatIsThere()
    {
        QSet<qint64> there;
        const QString word = QStringLiteral("lease");
        for (int round = 0; round < 24; ++round) { // grows from a few places to bits and shrinks again
            QSet<qint64> some;
            const int many = round % 3 == 0 ? 1'000 : 30;
            const bool has = round < 12;
            const QList<qint64> old(there.cbegin(), there.cend());
            for (int i = 0; i < many; ++i)
                some.insert(has || old.isEmpty() ? below(2 * idsPerBlock) : old.at(below(old.size())));
            change(some, word, has);
            has ? there.unite(some) : there.subtract(some);
            QVERIFY(stored(word) == there);
        }
        change(there, word, false);
        QCOMPARE(rows(), 0);
        QVERIFY(stored(word).isEmpty());
        // The last change of a transaction counts.
        auto transaction = Transaction::begin(*m_db);
        for (const bool has : {true, false, true})
            wordChanges(*transaction).set(m_account, word, DocumentId(5), has);
        QVERIFY(transaction->commit());
        QVERIFY(stored(word) == QSet<qint64>{5});
        {
            auto given = Transaction::begin(*m_db); // up
            wordChanges(*given).set(m_account, word, DocumentId(6), true);
        }
        QVERIFY(stored(word) == QSet<qint64>{5});
    }

    void searchingIsLookingAtEveryDocument()
    {
        constexpr int operations = 2'000;
        DocumentStore store(*m_db);
        QMap<qint64, Document> model;
        for (int i = 0; i < operations && !QTest::currentTestFailed(); ++i) {
            const int what = i < 600 ? 0 : below(8);
            if (what < 3 || model.isEmpty()) {
                auto transaction = Transaction::begin(*m_db);
                const auto inserted = store.insert(*transaction, made());
                QVERIFY(inserted && transaction->commit());
                model.insert(inserted->id.value(), *inserted);
            } else {
                Document d = *std::next(std::as_const(model).begin(), below(model.size()));
                if (what == 3) {
                    auto transaction = Transaction::begin(*m_db);
                    QVERIFY(store.purge(*transaction, m_account, d.id) && transaction->commit());
                    model.remove(d.id.value());
                    continue;
                }
                if (what == 4) d.title = anyWord();
                if (what == 5) d.status = anyStatus();
                if (what == 6) d.deleted = !d.deleted;
                if (what == 7) d.invitations[0].recipientName = anyWord();
                if (d.sentTime && below(2) == 0) d.invitations[0].openedTime = anyTime();
                d.lastModifiedTime = anyTime();
                model.insert(d.id.value(), replaced(d));
            }
            if (i % 4 == 0) compare(model, anyQuery());
        }
        for (int i = 0; i < 300 && !QTest::currentTestFailed(); ++i)
            compare(model, anyQuery());
    }

    /** Far pages of rare words: era by era, and all matches at once. */
    void pagesAmongManyDocuments()
    {
        constexpr int documents = 12'000;
        QList<Document> all;
        for (int i = 0; i < documents; ++i) {
            Document d;
            d.accountId = m_account;
            d.guid = QUuid::createUuid().toString(QUuid::WithoutBraces);
            d.title = QStringLiteral("many %1 %2")
                          .arg(i % 40 == 0 ? QStringLiteral("some") : QString(),
                               i % 92 == 0 ? QStringLiteral("few") : QString());
            d.status = i % 80 == 0 ? SigningStatus::Draft : SigningStatus::Completed;
            d.createdTime = d.lastModifiedTime = anyTime();
            all.append(d);
        }
        auto transaction = Transaction::begin(*m_db);
        QVERIFY(TemplateStore(*m_db).insertAll(*transaction, all, {}) && transaction->commit());
        for (const QString& word : {QStringLiteral("some"), QStringLiteral("few")}) {
            QMap<qint64, Document> model;
            for (const Document& d : std::as_const(all))
                if (d.title.contains(word)) model.insert(d.id.value(), d);
            for (const bool ascending : {false, true}) {
                DocumentQuery query;
                query.text = word;
                query.ascending = ascending;
                for (query.pageIndex = 1; query.pageIndex <= 17; ++query.pageIndex)
                    compare(model, query);
                query.status = SigningStatus::Completed;
                for (query.pageIndex = 1; query.pageIndex <= 9; ++query.pageIndex)
                    compare(model, query);
            }
        }
    }
};

INK_TEST(TestWordBlocks, "tst_wordblocks")

} // namespace tst_wordblocks

#include "tst_wordblocks.moc"
