// The deliveries of the document in the details: fetched again only if they can have changed.
#include "app/domain/document/document.h"
#include "app/wire/deliverycodec.h"
#include "app/workflow/documents/documentdetails.h"
#include "tests/support/builders.h"
#include "tests/support/events.h"
#include "tests/support/testmain.h"
#include "tests/unit/workflow/fakeservice.h"

#include <QTest>

namespace tst_documentdeliveries {

using namespace ink;
using namespace ink::domain;
using namespace ink::workflow;
using namespace Qt::Literals::StringLiterals;
using ink::test::FakeTransport;
using ink::test::Office;

namespace {

DocumentId addSent(Office& office)
{
    Document document = test::sendableDraft();
    document.status = SigningStatus::InProgress;
    return office.service.add(document);
}

QString deliveriesPath(DocumentId id)
{
    return u"/v1/documents/%1/deliveries"_s.arg(id.value());
}

qsizetype deliveryRequests(const Office& office)
{
    return office.transport->log().filter(u"/deliveries"_s).size();
}

/** Waits until all requests have their responses. */
bool settle(const Office& office)
{
    return test::waitFor([&office] {
        test::processEvents();
        return office.transport->open() == 0;
    });
}

} // namespace

class TestDocumentDeliveries final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void pollsFetchThemOnlyAfterAChangeOrWhileDelivering()
    {
        Office office;
        QVERIFY(office.open());
        const DocumentId id = addSent(office);
        wire::Delivery delivery;
        delivery.id = u"00000000-0000-4000-8000-000000000001"_s;
        delivery.kind = u"json"_s;
        delivery.url = u"https://hook.example.com/in"_s;
        delivery.state = DeliveryState::Delivered;
        office.transport->setHandler([&](const api::Request& request) -> Result<api::Response> {
            if (request.path != deliveriesPath(id)) return office.service.handle(request);
            return FakeTransport::json(wire::deliveriesToJson({delivery}));
        });
        DocumentDetails details(office.session);
        const auto poll = [&] {
            details.poll();
            return settle(office);
        };
        details.show(id);
        QTRY_COMPARE(details.deliveries().size(), 1);
        QCOMPARE(deliveryRequests(office), 1);
        QVERIFY(poll());
        QCOMPARE(deliveryRequests(office), 1);

        office.service.document(id).title = u"Renamed elsewhere"_s;
        QVERIFY(poll());
        QCOMPARE(deliveryRequests(office), 2);

        // A refresh that the user requests includes them.
        delivery.state = DeliveryState::Waiting;
        details.refresh();
        QVERIFY(settle(office));
        QCOMPARE(deliveryRequests(office), 3);
        QVERIFY(details.isDelivering());
        delivery.state = DeliveryState::Delivered;
        QVERIFY(poll());
        QCOMPARE(deliveryRequests(office), 4);
        QVERIFY(!details.isDelivering());
        QVERIFY(poll());
        QCOMPARE(deliveryRequests(office), 4);
    }

    void aServiceWithoutThemIsQueriedOnce()
    {
        Office office;
        QVERIFY(office.open());
        const DocumentId first = addSent(office);
        const DocumentId second = addSent(office);
        DocumentDetails details(office.session);
        details.show(first);
        QVERIFY(settle(office));
        QCOMPARE(deliveryRequests(office), 1);
        details.show(second);
        QVERIFY(settle(office));
        QVERIFY(details.document() && details.document()->id == second);
        QCOMPARE(deliveryRequests(office), 1);
    }

    void aDeletedDocumentDoesNotHideThoseOfOthers()
    {
        Office office;
        QVERIFY(office.open());
        const DocumentId first = addSent(office);
        const DocumentId second = addSent(office);
        bool isDeleted = false;
        office.transport->setHandler([&](const api::Request& request) -> Result<api::Response> {
            if (request.path == deliveriesPath(second))
                return FakeTransport::json(wire::deliveriesToJson({}));
            if (request.path == deliveriesPath(first)) isDeleted = true; // between two requests
            const bool isOfFirst = request.path.startsWith(u"/v1/documents/%1"_s.arg(first.value()));
            if (isDeleted && isOfFirst) return FakeTransport::json({}, 404);
            return office.service.handle(request);
        });
        DocumentDetails details(office.session);
        details.show(first);
        QVERIFY(settle(office));
        QCOMPARE(deliveryRequests(office), 1);
        details.show(second);
        QVERIFY(settle(office));
        QCOMPARE(deliveryRequests(office), 2);
    }
};

INK_TEST(TestDocumentDeliveries, "tst_documentdeliveries")

} // namespace tst_documentdeliveries

#include "tst_documentdeliveries.moc"
