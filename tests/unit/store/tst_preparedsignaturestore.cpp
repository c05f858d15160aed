// Files that wait for signatures by keys elsewhere: one set for each signer, used once.
#include "app/store/blobs/usedblobs.h"
#include "app/store/seals/preparedsignaturestore.h"
#include "tests/support/testmain.h"
#include "tests/unit/store/onedocument.h"

#include <QSet>
#include <QTemporaryDir>
#include <QTest>

namespace tst_preparedsignaturestore {

using namespace ink;
using namespace ink::domain;
using namespace ink::store;
using namespace std::chrono_literals;
using namespace Qt::Literals::StringLiterals;

using Prepared = PreparedSignatureStore::Prepared;

class TestPreparedSignatureStore final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    test::OneDocument m_made;
    PreparedSignatureStore::Signer m_signer;

    static Prepared made(const QString& sha256, Timestamp time)
    {
        return {time,
                time + 1h,
                u"ECDSA-SHA256"_s,
                {QByteArray("\x30\x00\xff", 3), "issuer"},
                u"state"_s,
                {},
                {{FileId(4), sha256, 100, {}, 20, 60}, {FileId(5), u"b5"_s, 50, u"base"_s, 0, 0}}};
    }
    Result<void> save(const Prepared& prepared, Timestamp now)
    {
        INK_ASSIGN(transaction, Transaction::begin(*m_made.db));
        INK_TRY(PreparedSignatureStore(*m_made.db).save(transaction, m_signer, prepared, now));
        return transaction.commit();
    }
    Result<bool> complete(const QString& digest)
    {
        INK_ASSIGN(transaction, Transaction::begin(*m_made.db));
        INK_ASSIGN(isFirst, PreparedSignatureStore(*m_made.db).complete(transaction, m_signer, digest));
        INK_TRY(transaction.commit());
        return isFirst;
    }
    std::optional<Prepared> found() const
    {
        return PreparedSignatureStore(*m_made.db).find(m_signer).value();
    }
    bool isUsed(const QString& sha256) const
    {
        QSet<QString> unused{sha256};
        return excludeUsedBlobs(*m_made.db, unused) && unused.isEmpty();
    }

private Q_SLOTS:
    void initTestCase_data() { ink::test::addDialects(); }
    void init()
    {
        auto one = test::oneDocument(m_dir);
        QVERIFY2(one.has_value(), one ? "" : qPrintable(one.error().detail.english()));
        m_made = std::move(*one);
        m_signer = {m_made.document, InvitationId(7), 0};
    }

    void aNewOneReplacesIt()
    {
        QVERIFY(!found());
        QVERIFY(save(made(u"a1"_s, Timestamp(1s)), Timestamp(1s)));
        QCOMPARE(*found(), made(u"a1"_s, Timestamp(1s)));
        QVERIFY(isUsed(u"a1"_s) && isUsed(u"b5"_s));
        QVERIFY(save(made(u"a2"_s, Timestamp(2s)), Timestamp(2s)));
        QCOMPARE(*found(), made(u"a2"_s, Timestamp(2s)));
        QVERIFY(!isUsed(u"a1"_s));
    }
    void itIsUsedOnce()
    {
        QCOMPARE(*complete(u"digest"_s), false);
        QVERIFY(save(made(u"a1"_s, Timestamp(1s)), Timestamp(1s)));
        QCOMPARE(*complete(u"digest"_s), true);
        QCOMPARE(*complete(u"another"_s), false);
        QCOMPARE(found()->cmsDigest, u"digest"_s);
        QVERIFY(found()->files.isEmpty());
        QVERIFY(!isUsed(u"a1"_s));
    }
    void itExpires()
    {
        QVERIFY(save(made(u"a1"_s, Timestamp(1s)), Timestamp(1s)));
        m_signer.invitation = InvitationId(8);
        QVERIFY(save(made(u"a2"_s, Timestamp(2h)), Timestamp(2h)));
        m_signer.invitation = InvitationId(7);
        QVERIFY(!found());
        QVERIFY(!isUsed(u"a1"_s) && isUsed(u"a2"_s));
    }
    void itGoesWithItsDocument()
    {
        QVERIFY(save(made(u"a1"_s, Timestamp(1s)), Timestamp(1s)));
        auto transaction = Transaction::begin(*m_made.db);
        QVERIFY(DocumentStore(*m_made.db).purge(*transaction, m_made.account, m_made.document));
        QVERIFY(transaction->commit());
        QVERIFY(!found() && !isUsed(u"a1"_s));
    }
};

INK_TEST(TestPreparedSignatureStore, "tst_preparedsignaturestore")

} // namespace tst_preparedsignaturestore

#include "tst_preparedsignaturestore.moc"
