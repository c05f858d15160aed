#include "app/domain/document/document.h"
#include "app/workflow/outbox/outboxcall.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"
#include "tests/unit/workflow/fakeservice.h"

#include <QCoreApplication>
#include <QTest>

namespace tst_outboxcall {

using namespace ink;
using namespace ink::domain;
using namespace ink::workflow;
using ink::test::Office;

class TestOutboxCall final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /** A call is cancelled when another account is opened. Its next step must not reach that account. */
    void aCancelledUseOfATemplateMakesNoDocument_data()
    {
        QTest::addColumn<bool>("isCancelled");
        QTest::newRow("carried out") << false;
        QTest::newRow("cancelled") << true;
    }
    void aCancelledUseOfATemplateMakesNoDocument()
    {
        QFETCH(bool, isCancelled);
        Office office;
        QVERIFY(office.open());
        Document source = test::templateDocument(QStringLiteral("Lease"));
        source.invitations = {test::invitation(QStringLiteral("Tenant"), {})};
        const DocumentId id = office.service.add(source);
        const TemplateForm form = templateForm(office.service.document(id));
        WorkOutbox::Entry entry;
        entry.id = 1;
        entry.kind = WorkOutbox::Kind::Use;
        entry.document = id;
        entry.input = initialInput(form);
        entry.input.people[0] = {QStringLiteral("Ben Ito"), QStringLiteral("ben@example.org")};
        entry.input.values.insert(QStringLiteral("Name"), QStringLiteral("Ben Ito"));
        entry.input.values.insert(QStringLiteral("Amount"), QStringLiteral("950"));
        entry.idempotencyKey = QStringLiteral("one");

        OutboxCall* begun = nullptr;
        bool hasStarted = false;
        // The record is written right before the document is requested.
        const auto record = [&](qint64, Timestamp) -> Result<void> {
            QMetaObject::invokeMethod(
                begun,
                [&] {
                    hasStarted = true;
                    office.transport->clearLog();
                    if (isCancelled) begun->cancel();
                },
                Qt::QueuedConnection);
            return {};
        };
        const SystemClock clock;
        OutboxCall call(office.session, *office.journal, {[](qint64) { return Result<void>(); }, record},
                        clock);
        begun = &call;
        call.start(entry, office.session.current()->id, true);
        QVERIFY(test::waitFor([&] { return hasStarted; }));
        QCoreApplication::processEvents(); // the request was queued behind the record
        const QStringList log = office.transport->log();
        if (isCancelled)
            QCOMPARE(log, QStringList());
        else
            QCOMPARE(log.value(0), QStringLiteral("POST /v2/templates/sign/%1").arg(id.value()));
    }
};

INK_TEST(TestOutboxCall, "tst_outboxcall")

} // namespace tst_outboxcall

#include "tst_outboxcall.moc"
