#include "app/domain/document/document.h"
#include "app/store/accounts/accountstore.h"
#include "app/store/database/query.h"
#include "app/store/documents/documentstore.h"
#include "app/store/schema/opendatabase.h"
#include "app/store/search/documentsearch.h"
#include "app/store/words/documentwords.h"
#include "app/store/words/wordblocks.h"
#include "app/store/words/wordcheck.h"
#include "tests/support/dialects.h"
#include "tests/support/testmain.h"

#include <QTemporaryDir>
#include <QTest>
#include <QUuid>
#include <QVariantList>

namespace tst_wordcheck {

using namespace ink;
using namespace ink::domain;
using namespace ink::store;

/** A damaged word index: the check lists the affected documents, and rebuilding repairs it. */
class TestWordCheck final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    std::unique_ptr<Database> m_db;
    AccountId m_account;
    AccountId m_other;

    AccountId addAccount(const QString& email)
    {
        auto transaction = Transaction::begin(*m_db);
        auto account = AccountStore(*m_db).create(*transaction, email, QStringLiteral("A"));
        [&] { QVERIFY(account && transaction->commit()); }();
        return account->id;
    }
    Document add(const QString& title, const QString& name)
    {
        Document d;
        d.accountId = m_account;
        d.guid = QUuid::createUuid().toString(QUuid::WithoutBraces);
        d.title = title;
        Invitation i;
        i.guid = QUuid::createUuid().toString(QUuid::WithoutBraces);
        i.recipientName = name;
        i.recipientEmail = QStringLiteral("%1@example.com").arg(name);
        d.invitations = {i};
        auto transaction = Transaction::begin(*m_db);
        auto inserted = DocumentStore(*m_db).insert(*transaction, d);
        [&] { QVERIFY(inserted && transaction->commit()); }();
        return *inserted;
    }
    void set(AccountId account, const QString& word, DocumentId document, bool has)
    {
        auto transaction = Transaction::begin(*m_db);
        wordChanges(*transaction).set(account, word, document, has);
        QVERIFY(transaction->commit());
    }
    void spoil(const QString& sql, const QVariantList& values = {})
    {
        auto transaction = Transaction::begin(*m_db);
        QVERIFY(runText(*m_db, sql, values));
        QVERIFY(transaction->commit());
    }
    /** One line per finding. */
    QStringList found() const
    {
        QStringList lines;
        WordCheckHandlers findings;
        findings.onMismatch = [&](const WordMismatch& fault) {
            lines.append(QStringLiteral("%1/%2%3 -%4 +%5%6")
                             .arg(fault.account.value())
                             .arg(fault.document.value())
                             .arg(fault.exists ? QString() : QStringLiteral(" nowhere"),
                                  fault.missing.join(QLatin1Char(',')),
                                  fault.superfluous.join(QLatin1Char(',')),
                                  fault.hasOutdatedText ? QStringLiteral(" text") : QString()));
        };
        findings.onDamagedBlock = [&](AccountId account, const QString& word) {
            lines.append(QStringLiteral("damaged %1 %2").arg(account.value()).arg(word));
        };
        const auto checked = checkWords(*m_db, findings);
        [&] { QVERIFY(checked); }();
        lines.sort();
        return lines;
    }
    QString named(AccountId account, DocumentId document, const QString& rest) const
    {
        return QStringLiteral("%1/%2%3").arg(account.value()).arg(document.value()).arg(rest);
    }
    qint64 hits(const QString& text) const
    {
        DocumentQuery query;
        query.text = text;
        const auto page = DocumentSearch(*m_db).search({m_account}, query);
        return page ? page->total : -1;
    }

private Q_SLOTS:
    void initTestCase_data() { ink::test::addDialects(); }
    void init()
    {
        m_db.reset();
        m_db = *openDatabase(ink::test::newAddress(m_dir), Schema::Service);
        m_account = addAccount(QStringLiteral("me@example.com"));
        m_other = addAccount(QStringLiteral("other@example.com"));
    }

    void whatIsWrittenIsWhole()
    {
        QCOMPARE(found(), QStringList()); // no findings
        Document changed = add(QStringLiteral("Lease 1"), QStringLiteral("anna"));
        const Document removed = add(QStringLiteral("Lease 2"), QStringLiteral("bea"));
        add(QStringLiteral("Offer"), QStringLiteral("zoe"));
        changed.title = QStringLiteral("Annex");
        changed.deleted = true;
        auto transaction = Transaction::begin(*m_db);
        DocumentStore store(*m_db);
        QVERIFY(store.replace(*transaction, changed, changed.version));
        QVERIFY(store.purge(*transaction, m_account, removed.id));
        QVERIFY(transaction->commit());
        QCOMPARE(found(), QStringList());
    }

    void everyFaultIsToldOfItsDocument()
    {
        const Document lease = add(QStringLiteral("Lease"), QStringLiteral("anna"));
        const Document offer = add(QStringLiteral("Offer"), QStringLiteral("zoe"));
        set(m_account, QStringLiteral("anna"), lease.id, false);
        set(m_account, QStringLiteral("example"), lease.id, false); // which the other has too
        set(m_account, QStringLiteral("lease"), offer.id, true);
        QCOMPARE(found(), (QStringList{named(m_account, lease.id, QStringLiteral(" -anna,example +")),
                                       named(m_account, offer.id, QStringLiteral(" - +lease"))}));
        set(m_account, QStringLiteral("anna"), lease.id, true);
        set(m_account, QStringLiteral("example"), lease.id, true);
        set(m_account, QStringLiteral("lease"), offer.id, false);
        QCOMPARE(found(), QStringList());

        set(m_account, statusWord(false, lease.status), lease.id, false);
        QCOMPARE(found(), QStringList(named(m_account, lease.id,
                                            QStringLiteral(" -%1 +").arg(statusWord(false, lease.status)))));
    }

    void documentsThatAreNotThereAreFound()
    {
        const Document lease = add(QStringLiteral("Lease"), QStringLiteral("anna"));
        const DocumentId far(idsPerBlock * 1'000 + 5);
        set(m_account, QStringLiteral("lease"), DocumentId(lease.id.value() + 1), true);
        set(m_account, QStringLiteral("lease"), far, true);
        set(m_other, QStringLiteral("lease"), lease.id, true);
        QStringList expected{
            named(m_account, DocumentId(lease.id.value() + 1), QStringLiteral(" nowhere - +lease")),
            named(m_account, far, QStringLiteral(" nowhere - +lease")),
            named(m_other, lease.id, QStringLiteral(" nowhere - +lease"))};
        expected.sort();
        QCOMPARE(found(), expected);
    }

    void whatCannotBeReadIsTold()
    {
        const Document lease = add(QStringLiteral("Lease"), QStringLiteral("anna"));
        spoil(QStringLiteral("UPDATE word_block SET bits = ? WHERE word = 'lease'"),
              {QByteArray("\x01\x02\x03", 3)});
        QCOMPARE(found(), QStringList(QStringLiteral("damaged %1 lease").arg(m_account.value())));
        spoil(QStringLiteral("UPDATE document SET search = ' other '"));
        QCOMPARE(found(), (QStringList{named(m_account, lease.id, QStringLiteral(" - + text")),
                                       QStringLiteral("damaged %1 lease").arg(m_account.value())}));
    }

    void madeAnewAllIsWhole()
    {
        const Document lease = add(QStringLiteral("Lease"), QStringLiteral("anna"));
        add(QStringLiteral("Offer"), QStringLiteral("zoe"));
        QCOMPARE(hits(QStringLiteral("lease anna")), 1);
        set(m_other, QStringLiteral("lease"), lease.id, true);
        spoil(QStringLiteral("UPDATE word_block SET bits = ? WHERE word = 'lease'"), {QByteArray("\x01", 1)});
        spoil(QStringLiteral("DELETE FROM word_block WHERE word = 'anna'"));
        spoil(QStringLiteral("UPDATE document SET search = ' other '"));
        QVERIFY(!found().isEmpty());
        const auto before = DocumentStore(*m_db).accountRevision(m_account);
        auto transaction = Transaction::begin(*m_db);
        const auto made = rebuildWordIndex(*transaction);
        QVERIFY(made && transaction->commit());
        QCOMPARE(*made, 2);
        QCOMPARE(found(), QStringList());
        QCOMPARE(hits(QStringLiteral("lease anna")), 1);
        QCOMPARE(hits(QStringLiteral("other")), 0);
        // Cached results of earlier searches are no longer valid.
        QVERIFY(*DocumentStore(*m_db).accountRevision(m_account) > *before);
    }
};

INK_TEST(TestWordCheck, "tst_wordcheck")

} // namespace tst_wordcheck

#include "tst_wordcheck.moc"
