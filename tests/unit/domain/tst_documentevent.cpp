// Tests which history entries are events. A new kind fails here until it is classified.
#include "app/domain/document/document.h"
#include "app/domain/history/documentevent.h"
#include "app/domain/history/evidence.h"
#include "app/domain/history/history.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_documentevent {

using namespace ink::domain;
using namespace Qt::Literals::StringLiterals;

namespace {

/** Codes of history entries by event name; codes that aren't events have the empty name. */
const QMap<QString, QStringList> decided{
    {u"sent"_s, {u"sent"_s}},
    {u"opened"_s, {u"opened"_s}},
    {u"signed"_s, {u"signed"_s, u"approved"_s, u"edited"_s, u"signed_on_paper"_s}},
    {u"declined"_s, {u"rejected"_s}},
    {u"undelivered"_s, {u"mail_failed"_s, u"mail_bounced"_s, u"sms_failed"_s}},
    {u"expired"_s, {u"expired"_s}},
    {u"corrected"_s,
     {u"recipient_changed"_s, u"recipient_added"_s, u"recipient_removed"_s, u"order_changed"_s,
      u"tags_changed"_s, u"deadline_changed"_s, u"file_replaced"_s, u"delegated"_s, u"deputy_invited"_s,
      u"named"_s}},
    {u"completed"_s, {u"finalized"_s}},
    {QString(),
     {u"created"_s,
      u"updated"_s,
      u"invited"_s,
      u"viewed"_s,
      u"saved"_s,
      u"corrected"_s,
      u"attached"_s,
      u"detached"_s,
      u"consented"_s,
      u"disclosure_accepted"_s,
      u"in_person"_s,
      u"handed_in"_s,
      u"opened_to_network"_s,
      u"closed_to_network"_s,
      u"finished"_s,
      u"authenticated"_s,
      u"codes_locked"_s,
      u"cancelled"_s,
      u"reminded"_s,
      u"warned"_s,
      u"question_asked"_s,
      u"question_answered"_s,
      u"signed_copy_sent"_s,
      u"released"_s,
      u"scheduled"_s,
      u"schedule_cancelled"_s,
      u"schedule_failed"_s,
      u"mail_delayed"_s,
      u"sms_delayed"_s,
      u"callback_failed"_s,
      u"file_repaired"_s,
      u"file_decrypted"_s,
      u"sealing_delayed"_s,
      u"signature_added"_s,
      u"sealed"_s,
      u"seal_raised"_s,
      u"seal_stays"_s,
      u"completed"_s,
      u"deleted"_s,
      u"trashed"_s,
      u"restored"_s,
      u"moved"_s}}};

HistoryEntry entryOf(const QString& code, const QString& actor)
{
    HistoryEntry entry;
    entry.event = HistoryEvent::fromCode(code);
    entry.actor = actor;
    entry.time = ink::Timestamp(std::chrono::milliseconds(7));
    return entry;
}

Document running()
{
    Document document;
    document.id = DocumentId(4);
    document.status = SigningStatus::InProgress;
    for (const QString& name : {u"Anna"_s, u"Ben"_s}) {
        Invitation invitation;
        invitation.id = InvitationId(document.invitations.size() + 10);
        invitation.recipientName = name;
        invitation.recipientEmail = name.toLower() + u"@example.com"_s;
        document.invitations.append(invitation);
    }
    return document;
}

} // namespace

class TestDocumentEvent final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyKindOfEntryIsDecided()
    {
        QMap<QString, QStringList> actual;
        for (int kind = HistoryEvent::Unknown + 1;; ++kind) {
            const HistoryEvent event(static_cast<HistoryEvent::Kind>(kind));
            if (event.code().isEmpty()) break;
            const auto type = eventOf(event.kind());
            actual[type ? eventTypeName(*type) : QString()] << event.code();
        }
        for (auto each = decided.cbegin(); each != decided.cend(); ++each) {
            QStringList wanted = each.value();
            QStringList found = actual.value(each.key());
            wanted.sort();
            found.sort();
            QCOMPARE(found, wanted);
        }
        QCOMPARE(actual.keys(), decided.keys());
    }

    void namesAreThoseOfTheContract()
    {
        QCOMPARE(eventTypeNames(subscribableEvents()),
                 (QStringList{u"sent"_s, u"opened"_s, u"signed"_s, u"declined"_s, u"undelivered"_s,
                              u"expired"_s, u"corrected"_s, u"completed"_s}));
        for (const EventType type : subscribableEvents())
            QCOMPARE(eventTypeFromName(eventTypeName(type)), std::optional(type));
        QVERIFY(!eventTypeFromName(u"viewed"_s));
        QVERIFY(!eventTypeFromName({}));
    }

    void onlyNewEntriesOfDocuments()
    {
        Document document = running();
        appendHistory(document, entryOf(u"sent"_s, u"Carla <carla@example.com>"_s));
        appendHistory(document, entryOf(u"invited"_s, u"Inkstone"_s));
        appendHistory(document, entryOf(u"opened"_s, actorOf(document.invitations.at(1))));
        const auto all = eventsOf(document, 0);
        QCOMPARE(all.size(), 2);
        QCOMPARE(all.at(0).type, EventType::Sent);
        QVERIFY(all.at(0).invitation.isNull());
        QCOMPARE(all.at(1).type, EventType::Opened);
        QCOMPARE(all.at(1).invitation, InvitationId(11));
        QCOMPARE(all.at(1).recipientName, u"Ben"_s);
        QCOMPARE(all.at(1).hash, document.histories.at(2).hash);
        QCOMPARE(eventsOf(document, 2).size(), 1);
        QCOMPARE(eventsOf(document, 3).size(), 0);
        for (const DocumentType type :
             {DocumentType::TemplateLink, DocumentType::RegularTemplate, DocumentType::BulkTemplate}) {
            document.type = type;
            QCOMPARE(eventsOf(document, 0).size(), 0);
        }
    }

    void aSenderWhoIsARecipientToo_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<ink::Message>("detail");
        QTest::addColumn<qint64>("recipient");
        const ink::Message ofBen = paperDetailOf(running().invitations.at(1), 2, QString(64, u'a'));
        QTest::newRow("sent") << u"sent"_s << ink::Message() << qint64(0);
        QTest::newRow("opened") << u"opened"_s << ink::Message() << qint64(10);
        QTest::newRow("order") << u"order_changed"_s << ink::Message() << qint64(0);
        QTest::newRow("changed") << u"recipient_changed"_s << ofBen << qint64(11);
        QTest::newRow("paper") << u"signed_on_paper"_s << ofBen << qint64(11);
    }
    /** Here, Anna is the first recipient and the sender. */
    void aSenderWhoIsARecipientToo()
    {
        QFETCH(const QString, code);
        QFETCH(const ink::Message, detail);
        QFETCH(const qint64, recipient);
        Document document = running();
        HistoryEntry entry = entryOf(code, u"Anna <anna@example.com>"_s);
        setDetail(entry, detail);
        appendHistory(document, entry);
        const auto events = eventsOf(document, 0);
        QCOMPARE(events.size(), 1);
        QCOMPARE(events.at(0).invitation, InvitationId(recipient));
    }

    void draftsAreNotCorrected()
    {
        Document document = running();
        appendHistory(document, entryOf(u"recipient_added"_s, u"Carla <carla@example.com>"_s));
        QCOMPARE(eventsOf(document, 0).size(), 1);
        document.status = SigningStatus::Draft;
        QCOMPARE(eventsOf(document, 0).size(), 0);
    }
};

INK_TEST(TestDocumentEvent, "tst_documentevent")

} // namespace tst_documentevent

#include "tst_documentevent.moc"
