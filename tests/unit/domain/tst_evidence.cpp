#include "app/domain/account/network.h"
#include "app/domain/document/document.h"
#include "app/domain/history/evidence.h"
#include "app/domain/history/history.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_evidence {

using namespace ink;
using namespace ink::domain;
using namespace Qt::Literals::StringLiterals;

class TestDomainEvidence : public QObject
{
    Q_OBJECT

    static Invitation person(const QString& name, const QString& mail)
    {
        Invitation invitation;
        invitation.recipientName = name;
        invitation.recipientEmail = mail;
        return invitation;
    }
    static void note(Document& document, HistoryEvent event, const QString& actor, const QString& detail)
    {
        HistoryEntry entry;
        entry.event = event;
        entry.actor = actor;
        entry.detail = detail;
        appendHistory(document, entry);
    }

private Q_SLOTS:
    void aConsentIsReadBack_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("text");
        QTest::newRow("plain") << u"en"_s << u"I agree."_s;
        QTest::newRow("region") << u"pt-BR"_s << u"Concordo: sim."_s;
        QTest::newRow("looks like a tag") << u"fr"_s << u"de: je suis d’accord"_s;
        QTest::newRow("lines") << u"en"_s << u"One.\nTwo: three."_s;
    }
    void aConsentIsReadBack()
    {
        QFETCH(QString, language);
        QFETCH(QString, text);
        HistoryEntry entry;
        entry.event = domain::HistoryEvent::Consented;
        entry.detail = detailOf({text, language});
        QVERIFY(consentOf(entry));
        QCOMPARE(*consentOf(entry), (Consent{text, language}));
        entry.event = domain::HistoryEvent::Signed;
        QVERIFY(!consentOf(entry));
        entry.event = domain::HistoryEvent::Consented;
        entry.detail = text.section(u':', 1); // another program's entry without a language
        if (!entry.detail.contains(u": "_s)) QVERIFY(!consentOf(entry));
    }

    void identifiedByWhatHappened()
    {
        Document document;
        document.invitations = {person(u"Ada"_s, u"ada@example.com"_s),
                                person(u"Ben"_s, u"ben@example.com"_s),
                                person(u"Ada"_s, u"other@example.com"_s)};
        document.invitations[0].openedTime = Timestamp{std::chrono::hours{1}};
        document.invitations[0].authentications = {{AuthenticationType::AccessCode, {}, {}, {}}};
        document.invitations[2].openedTime = Timestamp{std::chrono::hours{1}};
        note(document, domain::HistoryEvent::InPerson, u"Nora <nora@example.com>"_s,
             u"Ada <ada@example.com>"_s);
        const Identification ada = identificationOf(document, document.invitations.at(0));
        QVERIFY(ada.hasActed);
        QCOMPARE(ada.host, u"Nora <nora@example.com>"_s);
        QCOMPARE(ada.codes.size(), 1);
        QVERIFY(!identificationOf(document, document.invitations.at(1)).hasActed); // never opened it
        const Identification other = identificationOf(document, document.invitations.at(2));
        QVERIFY(other.hasActed && other.host.isEmpty() && other.codes.isEmpty());
    }

    /** The device's statement belongs to the step that was received with it, and to no other. */
    void theTimeOfTheDeviceIsReadBack()
    {
        Document document;
        document.invitations = {person(u"Ada"_s, u"ada@example.com"_s),
                                person(u"Ben"_s, u"ben@example.com"_s)};
        const Timestamp signedAt{std::chrono::seconds{1'772'000'000}};
        const Timestamp received = signedAt + std::chrono::hours{30};
        const auto add = [&](HistoryEvent event, const QString& actor, const Message& detail) {
            HistoryEntry entry;
            entry.event = event;
            entry.actor = actor;
            entry.time = received;
            setDetail(entry, detail);
            appendHistory(document, entry);
        };
        add(HistoryEvent::SubmittedOffline, u"Nora <nora@example.com>"_s,
            offlineDetailOf(document.invitations.at(0), signedAt));
        add(HistoryEvent::Consented, u"Ada <ada@example.com>"_s, Message::literal(u"en: Yes."_s));
        add(HistoryEvent::Consented, u"Ben <ben@example.com>"_s, Message::literal(u"en: Yes."_s));
        document.invitations[0].finishedTime = received;
        document.invitations[1].finishedTime = received;
        QCOMPARE(deviceTimeOf(document, document.histories.at(1)), std::optional(signedAt));
        QVERIFY(!deviceTimeOf(document, document.histories.at(2)));
        QCOMPARE(deviceTimeOf(document, document.invitations.at(0)), std::optional(signedAt));
        QVERIFY(!deviceTimeOf(document, document.invitations.at(1)));
        // Another step of the same person, such as a signature after a correction.
        document.invitations[0].finishedTime = received + std::chrono::hours{1};
        QVERIFY(!deviceTimeOf(document, document.invitations.at(0)));
    }

    void hostedPeopleConsentEach()
    {
        Document document;
        document.invitations = {person(u"Host"_s, u"host@example.com"_s)};
        Invitation& host = document.invitations.front();
        host.actionType = ActionType::SigningHost;
        host.hostedSigners = {u"Mia"_s, u"Tom"_s};
        note(document, domain::HistoryEvent::Consented, actorOf(host), detailOf({u"Yes."_s, u"en"_s}));
        QCOMPARE(document.histories.constLast().actor, u"Mia, hosted by Host <host@example.com>"_s);
        host.finishedHostedSigners = 1;
        note(document, domain::HistoryEvent::Consented, actorOf(host), detailOf({u"Oui."_s, u"fr"_s}));
        note(document, domain::HistoryEvent::Consented, u"Mia <mia@example.com>"_s,
             detailOf({u"No."_s, u"en"_s}));
        QCOMPARE(consentsOf(document, host).size(), 2);
    }

    void loopbackHosts_data()
    {
        QTest::addColumn<bool>("loopback");
        for (const char* host : {"localhost", "LOCALHOST", "localhost.", "a.localhost", "127.0.0.1",
                                 "127.8.9.1", "::1", "0:0:0:0:0:0:0:1", "::ffff:127.0.0.1", "0.0.0.0", "::"})
            QTest::newRow(host) << true;
        for (const char* host : {"example.com", "localhost.example.com", "10.0.0.1", "128.0.0.1", "fe80::1",
                                 "2001:db8::1", "127.example.com", "1.127.0.0", "notlocalhost", ""})
            QTest::newRow(host[0] ? host : "nothing") << false;
    }
    void loopbackHosts()
    {
        QFETCH(bool, loopback);
        const QString host = QString::fromLatin1(QTest::currentDataTag());
        QCOMPARE(isLoopbackHost(host == u"nothing"_s ? QString() : host), loopback);
    }
};

INK_TEST(TestDomainEvidence, "tst_evidence")

} // namespace tst_evidence

#include "tst_evidence.moc"
