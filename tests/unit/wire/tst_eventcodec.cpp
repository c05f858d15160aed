#include "app/wire/eventcodec.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_eventcodec {

using namespace ink;
using namespace ink::domain;
using namespace Qt::Literals::StringLiterals;

namespace {

DocumentEvent filledEvent()
{
    DocumentEvent event;
    event.number = 318;
    event.type = EventType::Signed;
    event.time = Timestamp(std::chrono::milliseconds(1500));
    event.document = DocumentId(12);
    event.guid = u"0b0e9a4e-0f6a-4f9f-9d62-2ba2d1b7c4f1"_s;
    event.title = u"Lease"_s;
    event.status = SigningStatus::InProgress;
    event.folder = FolderId(7);
    event.templateId = DocumentId(3);
    event.data = {{u"caseNo"_s, u"A 17"_s}};
    event.actor = u"Ben <ben@example.com>"_s;
    event.detail = Message::literal(u"On paper"_s);
    event.hash = QString(64, u'a');
    event.invitation = InvitationId(31);
    event.recipientName = u"Ben"_s;
    event.recipientEmail = u"ben@example.com"_s;
    event.documentUrl = u"https://example.com/documents/12"_s;
    return event;
}

} // namespace

class TestEventCodec final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyMemberIsReadAsItWasWritten()
    {
        const DocumentEvent test = testEvent(Timestamp(std::chrono::milliseconds(7)), u"Ada"_s);
        const EventPage page{{filledEvent(), test}, 319, true};
        const auto read = wire::eventPageFromJson(wire::toJson(page));
        QVERIFY(read.has_value());
        QVERIFY(*read == page);
        QCOMPARE(wire::eventToBody(test).value("event"_L1)["document"_L1], QJsonValue());
        QCOMPARE(wire::eventToBody(test).value("event"_L1)["id"_L1], QJsonValue(0));

        EventSubscription subscription;
        subscription.id = 4;
        subscription.url = u"https://example.com/"_s;
        subscription.types = {EventType::Sent, EventType::Completed};
        subscription.folder = FolderId(7);
        subscription.created = Timestamp(std::chrono::milliseconds(5));
        subscription.isPaused = true;
        subscription.pauseReason = Message::literal(u"Refused"_s);
        const auto one = wire::subscriptionFromResponse(wire::subscriptionResponse(subscription));
        QVERIFY(one.has_value());
        QVERIFY(*one == subscription);
        const wire::SubscriptionList list{{subscription}, 318};
        QVERIFY(*wire::subscriptionListFromJson(wire::toJson(list)) == list);
        const wire::ReplayResult result{5, 318, true};
        QVERIFY(*wire::replayResultFromJson(wire::toJson(result)) == result);
        const auto wanted = wire::subscriptionFromBody(wire::subscriptionBody(subscription));
        QVERIFY(wanted.has_value());
        QCOMPARE(wanted->types, subscription.types);
        QCOMPARE(wanted->folder, subscription.folder);
    }

    void eventsOfNewerServicesAreLeftOut()
    {
        QJsonObject page = wire::toJson(EventPage{{filledEvent()}, 318, false});
        QJsonArray events = page.value("events"_L1).toArray();
        QJsonObject other = events.at(0).toObject();
        other.insert("type"_L1, u"archived"_s);
        events.append(other);
        page.insert("events"_L1, events);
        const auto read = wire::eventPageFromJson(page);
        QVERIFY(read.has_value());
        QCOMPARE(read->events.size(), 1);
        QVERIFY(!wire::eventPageFromJson({}));
    }

    void queries()
    {
        QVERIFY(*wire::changesQueryFromItems({}) == wire::ChangesQuery());
        const auto query = wire::changesQueryFromItems({{u"after"_s, u"0"_s}, {u"limit"_s, u"1000"_s}});
        QVERIFY(query && query->after == 0 && query->limit == 1000);
        for (const QString& text : {u""_s, u"-1"_s, u"1.0"_s, u"01"_s, u"9223372036854775808"_s, u"a"_s})
            QVERIFY(!wire::changesQueryFromItems({{u"after"_s, text}}));
        for (const QString& text : {u""_s, u"0"_s, u"1001"_s})
            QVERIFY(!wire::changesQueryFromItems({{u"limit"_s, text}}));
        const Timestamp since(std::chrono::milliseconds(1'796'428'800'000));
        for (const QString& text : {u"1796428800000"_s, u"2026-12-05 00:00:00"_s})
            QCOMPARE(wire::changesQueryFromItems({{u"since"_s, text}})->since, since);
        QVERIFY(!wire::changesQueryFromItems({{u"since"_s, u"today"_s}}));
        const auto both = wire::changesQueryFromItems({{u"after"_s, u"1"_s}, {u"since"_s, u"5"_s}});
        QVERIFY(!both);
        QCOMPARE(both.error().fields.at(0).field, u"since"_s);
        QVERIFY(!wire::replayQueryFromItems({}));
        QCOMPARE(*wire::replayQueryFromItems({{u"after"_s, u"9"_s}}), 9);
    }
};

INK_TEST(TestEventCodec, "tst_eventcodec")

} // namespace tst_eventcodec

#include "tst_eventcodec.moc"
