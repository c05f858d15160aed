#include "app/workflow/documents/documentamendment.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"
#include "tests/unit/workflow/fakeservice.h"

#include <QTest>

namespace tst_documentamendment {

using namespace ink;
using namespace ink::workflow;
using namespace Qt::Literals::StringLiterals;
using domain::Document;
using domain::DocumentId;
using ink::test::Outcome;

/** Corrections of a document in progress by two people at once: no deadline is overwritten unseen. */
class TestDocumentAmendment final : public QObject
{
    Q_OBJECT

    std::unique_ptr<test::Office> m_office;
    DocumentId m_id;

    Document& stored() { return m_office->service.document(m_id); }
    /** Calls `meddle` once, directly before the first request that changes the deadline is handled. */
    void beforeTheDeadlineMoves(const std::function<void()>& meddle)
    {
        const auto isDone = std::make_shared<bool>(false);
        m_office->transport->setHandler([this, meddle, isDone](const api::Request& request) {
            const bool isMove = request.method == api::Method::Put && !request.path.endsWith("s"_L1);
            if (isMove && !std::exchange(*isDone, true)) meddle();
            return m_office->service.handle(request);
        });
    }
    Result<void> amendTo(const Document& shown, int days, const QString& name = {})
    {
        Correction wanted{shown.invitations, days};
        if (!name.isEmpty()) wanted.invitations.first().recipientName = name;
        Outcome<void> outcome;
        amend(m_office->session, shown, wanted, this, outcome.done());
        if (!outcome.wait()) return fail(ErrorCode::Internal);
        return outcome.result;
    }

private Q_SLOTS:
    void init()
    {
        m_office = std::make_unique<test::Office>();
        QVERIFY(m_office->open());
        Document lease = test::emptyDraft(u"Lease"_s);
        lease.status = domain::SigningStatus::InProgress;
        lease.version = 7;
        lease.setting.expireDaysAfterSent = 30;
        lease.invitations = {test::invitation(u"Anna Berg"_s, u"anna@example.org"_s)};
        m_id = m_office->service.add(lease);
    }

    void theDeadlineMoves()
    {
        QVERIFY(amendTo(stored(), 44));
        QCOMPARE(stored().setting.expireDaysAfterSent, 44);
        QVERIFY(amendTo(stored(), 50, u"Anna Bergman"_s));
        QCOMPARE(stored().setting.expireDaysAfterSent, 50);
        QCOMPARE(stored().invitations.first().recipientName, u"Anna Bergman"_s);
    }
    void theDeadlineOfAnotherPersonIsKept_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("only the deadline") << QString();
        QTest::newRow("after the recipients") << u"Anna Bergman"_s;
    }
    void theDeadlineOfAnotherPersonIsKept()
    {
        QFETCH(QString, name);
        beforeTheDeadlineMoves([this] {
            stored().setting.expireDaysAfterSent = 60;
            ++stored().version;
        });
        const auto moved = amendTo(stored(), 44, name);
        QVERIFY(!moved);
        QCOMPARE(moved.error().code, ErrorCode::Version);
        QCOMPARE(stored().setting.expireDaysAfterSent, 60);
    }
    /** A dialog that was opened before the other change doesn't overwrite it either. */
    void theDeadlineOfAnEarlierChangeIsKept()
    {
        const Document shown = stored();
        QVERIFY(amendTo(stored(), 60));
        const auto moved = amendTo(shown, 44);
        QVERIFY(!moved);
        QCOMPARE(moved.error().code, ErrorCode::Version);
        QCOMPARE(stored().setting.expireDaysAfterSent, 60);
    }
    /** A recipient who acts in the meantime changes the version, but nothing that is corrected. */
    void aRecipientWhoActsIsNoConflict()
    {
        beforeTheDeadlineMoves([this] { ++stored().version; });
        QVERIFY(amendTo(stored(), 44));
        QCOMPARE(stored().setting.expireDaysAfterSent, 44);
    }
};

INK_TEST(TestDocumentAmendment, "tst_documentamendment")

} // namespace tst_documentamendment

#include "tst_documentamendment.moc"
