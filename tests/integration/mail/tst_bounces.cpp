#include "app/domain/document/document.h"
#include "app/domain/history/history.h"
#include "app/service/core/schedule.h"
#include "app/service/documents/documents.h"
#include "app/service/jobs/eventsubscriptions.h"
#include "app/service/mail/bouncereader.h"
#include "app/service/mail/mailjobs.h"
#include "app/service/mail/reasons.h"
#include "tests/support/bounceshapes.h"
#include "tests/support/hookreceiver.h"
#include "tests/support/imapserver.h"
#include "tests/support/requirements.h"
#include "tests/support/servicefixture.h"
#include "tests/support/smtpsink.h"
#include "tests/support/testmain.h"
#include "tests/unit/service/world.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace tst_bounces {

using namespace ink;
using namespace ink::service;
using namespace ink::service::mail;
using ink::test::BounceShape;
using ink::test::BounceShapes;
using ink::test::HookReceiver;
using ink::test::ImapServer;
using ink::test::ServiceFixture;
using ink::test::SmtpSink;

namespace {

/** A service with a mail server for sending and another one for bounces. */
class ReturnPost final
{
public:
    [[nodiscard]] bool start(bool withTls = false)
    {
        if (!sink.start() || !imap.start(withTls)) return false;
        MailOptions options;
        options.host = QStringLiteral("127.0.0.1");
        options.port = sink.port();
        options.security = Security::None;
        options.from = {QStringLiteral("Mill Lane"), QStringLiteral("sign@example.com")};
        mailer = std::make_unique<Mailer>(options);
        ServiceOptions how;
        how.baseUrl = QStringLiteral("https://sign.example.com");
        how.hasMail = true;
        world.service = std::make_unique<SigningService>(*world.stores, world.clock, how);
        jobs = std::make_unique<MailJobs>(*world.stores, world.clock, *mailer,
                                          MailJobs::Options{[this](domain::Document document) {
                                              return world.service->present(std::move(document));
                                          }});
        world.clock.set(SystemClock().now()); // the mail server uses the real time
        return true;
    }
    [[nodiscard]] MailboxOptions mailbox(bool withTls = false) const
    {
        MailboxOptions options;
        options.host = QStringLiteral("127.0.0.1");
        options.port = imap.port();
        options.security = withTls ? Security::Tls : Security::None;
        options.user = ImapServer::user();
        options.password = Secret(ImapServer::password());
        if (withTls) options.caFile = imap.certificate();
        return options;
    }
    [[nodiscard]] std::unique_ptr<BounceReader> reader() const
    {
        return std::make_unique<BounceReader>(*world.stores, world.clock, mailbox(), nullptr);
    }
    /** A sent document with two current recipients. */
    [[nodiscard]] domain::Document sent(const QString& first)
    {
        auto creation = world.simple(domain::SigningStatus::InProgress);
        creation.document.invitations[0].recipientName = QStringLiteral("Ben");
        creation.document.invitations[0].recipientEmail = first;
        domain::Invitation second = creation.document.invitations[0];
        second.recipientName = QStringLiteral("Cara");
        second.recipientEmail = QStringLiteral("cara@example.org");
        second.canSignTags = true;
        creation.document.invitations.append(second);
        const domain::Document document = world.create(std::move(creation));
        work();
        return document;
    }
    int work()
    {
        int done = 0;
        while (const auto job = world.takeJob(store::JobKind::Mail)) {
            ++done;
            if (jobs->run(*job)) qFatal("the mail server refused");
        }
        return done;
    }
    [[nodiscard]] QByteArray letterTo(domain::DocumentId id, const QString& address) const
    {
        const auto all = world.stores->mails.list(id).value();
        for (const auto& mail : all)
            if (mail.address == address) return mail.messageId;
        return {};
    }
    [[nodiscard]] BounceShapes shapesOf(const domain::Document& document) const
    {
        const QString address = document.invitations.at(0).recipientEmail;
        return {letterTo(document.id, address), address.toUtf8(), "sign@example.com"};
    }
    [[nodiscard]] QString state(domain::DocumentId id, qsizetype invitation)
    {
        return wire::toJson(world.reload(id).invitations.at(invitation))
            .value(QLatin1StringView("mailState"))
            .toString();
    }
    /** The recipients (0-based) who get the next automatic reminder. */
    [[nodiscard]] QList<qsizetype> remindedNext(domain::DocumentId id)
    {
        domain::Document document = world.reload(id);
        document.setting.remindEveryDays = 1;
        document.setting.maxReminders = 3;
        return schedule::dueNoticesAt(document, {}, world.clock.now() + std::chrono::days(2)).reminders;
    }
    [[nodiscard]] QStringList events(domain::DocumentId id)
    {
        QStringList all;
        const auto histories = world.reload(id).histories;
        for (const auto& entry : histories)
            all.append(entry.event.code());
        return all;
    }

    test::World world;
    SmtpSink sink;
    ImapServer imap;
    std::unique_ptr<Mailer> mailer;
    std::unique_ptr<MailJobs> jobs;
};

} // namespace

class TestBounces final : public QObject
{
    Q_OBJECT

    static void subscribeToUndelivered(const ServiceFixture& service, const HookReceiver& receiver)
    {
        const QJsonArray events{QStringLiteral("undelivered")};
        QCOMPARE(service
                     .mine("POST", "/v1/user/events",
                           ServiceFixture::bytes(
                               {{QStringLiteral("url"), receiver.url()}, {QStringLiteral("events"), events}}))
                     .status,
                 201);
    }
    /** A sent document with one recipient. */
    static QJsonObject created(const ServiceFixture& service)
    {
        QJsonObject wanted = ServiceFixture::document(52, QStringLiteral("Lease"));
        const QJsonArray tags = wanted.value(QLatin1StringView("tags")).toArray();
        wanted.insert(QStringLiteral("tags"), QJsonArray{tags.at(0), tags.at(4)});
        return ServiceFixture::json(service.create(wanted, "/documents"))
            .value(QLatin1StringView("document"))
            .toObject();
    }
    /** The sender of events wakes by itself only every 30 seconds. */
    static void expectUndelivered(const HookReceiver& receiver, const QJsonObject& document)
    {
        QTRY_COMPARE_WITH_TIMEOUT(receiver.requests.size(), 1, 15'000);
        const QJsonObject event = QJsonDocument::fromJson(receiver.requests.constFirst().body)
                                      .object()
                                      .value(QLatin1StringView("event"))
                                      .toObject();
        QCOMPARE(event.value(QLatin1StringView("type")).toString(), QStringLiteral("undelivered"));
        QCOMPARE(event.value(QLatin1StringView("document"))[QLatin1StringView("id")],
                 document.value(QLatin1StringView("id")));
        QCOMPARE(event.value(QLatin1StringView("invitation"))[QLatin1StringView("id")],
                 document.value(QLatin1StringView("invitations"))[0][QLatin1StringView("id")]);
    }

private Q_SLOTS:
    /** Each kind of report arrives for a separate document; exactly its recipient is marked. */
    void marksExactlyWhomItIsAbout()
    {
        ReturnPost post;
        if (!test::require(post.start(), "dovecot or aiosmtpd")) return;
        const auto names = BounceShapes("x", "ben@example.net", "sign@example.com").all();
        QList<std::pair<domain::DocumentId, BounceShape>> stories;
        for (qsizetype i = 0; i < names.size(); ++i) {
            const domain::Document document = post.sent(QStringLiteral("ben%1@example.net").arg(i));
            const auto shapes = post.shapesOf(document).all();
            stories.append({document.id, shapes.at(i)});
        }
        for (const auto& [id, shape] : std::as_const(stories))
            QVERIFY2(post.imap.deliver(shape.message), shape.name.constData());

        const auto reader = post.reader();
        const auto noted = reader->pollOnce();
        QVERIFY2(noted, noted ? "" : qPrintable(noted.error().detail.english()));
        int expected = 0;
        for (const auto& [id, shape] : std::as_const(stories)) {
            using Says = BounceShape::Says;
            const char* state = shape.says == Says::Failed    ? "failed"
                                : shape.says == Says::Delayed ? "delayed"
                                                              : "sent";
            QVERIFY2(post.state(id, 0) == QLatin1StringView(state),
                     qPrintable(QString::fromLatin1(shape.name) + QLatin1Char(' ') + post.state(id, 0)));
            QVERIFY2(post.state(id, 1) == QLatin1StringView("sent"), shape.name.constData());
            const domain::Document document = post.world.reload(id);
            QVERIFY2(!document.invitations.at(1).mailFault, shape.name.constData());
            QCOMPARE(document.invitations.at(0).mailFault.has_value(), shape.says != Says::Nothing);
            const QStringList events = post.events(id);
            QCOMPARE(events.count(QStringLiteral("mail_bounced")), shape.says == Says::Failed ? 1 : 0);
            QCOMPARE(events.count(QStringLiteral("mail_delayed")), shape.says == Says::Delayed ? 1 : 0);
            QVERIFY(domain::firstBrokenLink(document.histories) < 0);
            expected += shape.says == Says::Nothing ? 0 : 1;
        }
        QCOMPARE(*noted, expected);
        QVERIFY(expected >= 40);
        QVERIFY(!post.imap.isTouched());

        // Nothing is read twice, even by the next process; a duplicate has no effect.
        QVERIFY(post.imap.deliver(stories.constFirst().second.message));
        const auto again = post.reader()->pollOnce();
        QVERIFY(again);
        QCOMPARE(*again, 0);
        QCOMPARE(post.events(stories.constFirst().first).count(QStringLiteral("mail_bounced")), 1);
    }

    /** The sender gets an email, the list shows it, and no reminder is sent to such an address. */
    void senderIsTold()
    {
        ReturnPost post;
        if (!test::require(post.start(), "dovecot or aiosmtpd")) return;
        const domain::Document document = post.sent(QStringLiteral("ben@example.net"));
        QVERIFY(post.imap.deliver(post.shapesOf(document).failed()));
        QCOMPARE(post.reader()->pollOnce().value_or(-1), 1);
        domain::DocumentQuery query;
        const auto page = post.world.service->documents().list(post.world.actor, query).value();
        const auto mail = page.documents.at(0).invitations.at(0).mail;
        QVERIFY(mail && mail->state == domain::MailProgress::State::Failed);
        QVERIFY(mail->error.english().contains(QStringLiteral("5.1.1")));
        QVERIFY(!page.documents.at(0).invitations.at(1).mail);
        const auto history = post.world.reload(document.id).histories.constLast();
        QVERIFY(history.detail.contains(QStringLiteral("Ben <ben@example.net>")));
        QCOMPARE(post.remindedNext(document.id), QList<qsizetype>{1});

        for (int i = 0; i < 2; ++i) // the invitations
            QVERIFY(!post.sink.next().isEmpty());
        QCOMPARE(post.work(), 1);
        const QJsonObject letter = post.sink.next();
        QCOMPARE(letter.value(QLatin1StringView("to"))[0].toString(), document.senderEmail);
        const QString text = letter.value(QLatin1StringView("raw")).toString();
        QVERIFY(text.contains(QStringLiteral("ben@example.net")));

        // A report about that email itself has no further effect.
        const QByteArray own = post.letterTo(document.id, document.senderEmail);
        QVERIFY(!own.isEmpty());
        QVERIFY(
            post.imap.deliver(BounceShapes(own, document.senderEmail.toUtf8(), "sign@example.com").failed()));
        QCOMPARE(post.reader()->pollOnce().value_or(-1), 1);
        QCOMPARE(post.work(), 0);
    }

    /** The mail server refuses the address at once: the list shows it. The cause may be
     * that server, so reminders go on; the next email that leaves clears the failure. */
    void refusedMailIsInTheList()
    {
        ReturnPost post;
        if (!test::require(post.start(), "dovecot or aiosmtpd")) return;
        const auto listed = [&post] {
            const auto page = post.world.service->documents().list(post.world.actor, {}).value();
            return page.documents.at(0).invitations.at(0).mail;
        };
        QVERIFY(post.sink.notify("rcpt 550 5.1.1 No such user"));
        const domain::Document document = post.sent(QStringLiteral("ben@example.net"));
        auto mail = listed();
        QVERIFY(mail && mail->state == domain::MailProgress::State::Failed);
        QVERIFY2(mail->error.english().contains(QStringLiteral("5.1.1")), qPrintable(mail->error.english()));
        QCOMPARE(post.remindedNext(document.id), (QList<qsizetype>{0, 1}));

        QVERIFY(post.sink.notify("clear"));
        post.world.clock.advance(std::chrono::hours(1));
        const QString guid = document.invitations.at(0).guid;
        QVERIFY(post.world.service->documents().remind(post.world.actor, document.id, guid));
        QCOMPARE(post.work(), 1);
        QVERIFY(!listed());
        QVERIFY(!post.world.reload(document.id).invitations.at(0).mailFault);
    }

    /** A returned email is an event about exactly its recipient, once; a delayed one is none. */
    void returnedMailIsAnEvent()
    {
        ReturnPost post;
        if (!test::require(post.start(), "dovecot or aiosmtpd")) return;
        const domain::Document document = post.sent(QStringLiteral("ben@example.net"));
        const auto events = [&] {
            return post.world.service->events().changes(post.world.actor, 0, 10).value().events;
        };
        QCOMPARE(events().size(), 1); // sent
        const auto reader = post.reader();
        const auto shapes = post.shapesOf(document);
        const auto all = shapes.all();
        const auto delayed = std::find_if(all.begin(), all.end(), [](const BounceShape& shape) {
            return shape.says == BounceShape::Says::Delayed;
        });
        QVERIFY(delayed != all.end());
        QVERIFY(post.imap.deliver(delayed->message));
        QCOMPARE(reader->pollOnce().value_or(-1), 1);
        QCOMPARE(events().size(), 1);
        for (int i = 0; i < 2; ++i) { // the second report changes nothing
            QVERIFY(post.imap.deliver(shapes.failed()));
            QCOMPARE(reader->pollOnce().value_or(-1), i == 0 ? 1 : 0);
        }
        QCOMPARE(events().size(), 2);
        const domain::DocumentEvent event = events().constLast();
        QCOMPARE(event.type, domain::EventType::Undelivered);
        QCOMPARE(event.number, 2);
        QCOMPARE(event.document, document.id);
        QCOMPARE(event.status, domain::SigningStatus::InProgress);
        QCOMPARE(event.invitation, document.invitations.at(0).id);
        QCOMPARE(event.recipientName, QStringLiteral("Ben"));
        QCOMPARE(event.recipientEmail, QStringLiteral("ben@example.net"));
        QVERIFY(event.detail.english().contains(QStringLiteral("5.1.1")));
        QCOMPARE(event.hash, post.world.reload(document.id).histories.constLast().hash);
    }

    void forgedReportsCountForNobody()
    {
        ReturnPost post;
        if (!test::require(post.start(), "dovecot or aiosmtpd")) return;
        const domain::Document document = post.sent(QStringLiteral("ben@example.net"));
        const QByteArray letter = post.letterTo(document.id, QStringLiteral("ben@example.net"));
        // The right address, but an unknown email.
        QVERIFY(post.imap.deliver(
            BounceShapes(QByteArray(40, 'a'), "ben@example.net", "sign@example.com").failed()));
        QVERIFY(post.imap.deliver(
            BounceShapes(QByteArray(40, 'b'), "cara@example.org", "sign@example.com").failed()));
        const auto reader = post.reader();
        for (int i = 0; i < 4; ++i)
            QCOMPARE(reader->pollOnce().value_or(-1), 0);
        QCOMPARE(post.state(document.id, 0), QStringLiteral("sent"));
        QCOMPARE(post.state(document.id, 1), QStringLiteral("sent"));
        // A report with Ben's email but Cara's address marks nobody as unreached.
        QVERIFY(post.imap.deliver(BounceShapes(letter, "cara@example.org", "sign@example.com").failed()));
        QCOMPARE(reader->pollOnce().value_or(-1), 1);
        QCOMPARE(post.state(document.id, 0), QStringLiteral("delayed"));
        QCOMPARE(post.state(document.id, 1), QStringLiteral("sent"));
        QCOMPARE(post.events(document.id).count(QStringLiteral("mail_bounced")), 0);
    }

    /** The report arrived before the sending of the email was recorded. */
    void reportComesFirst()
    {
        ReturnPost post;
        if (!test::require(post.start(), "dovecot or aiosmtpd")) return;
        const domain::Document document = post.sent(QStringLiteral("ben@example.net"));
        const auto written = post.world.stores->mails.list(document.id).value();
        store::MailOutcome mine;
        for (const auto& mail : written)
            if (mail.address == QLatin1StringView("ben@example.net")) mine = mail;
        const QByteArray letter = std::exchange(mine.messageId, QByteArray());
        const auto note = [&] {
            auto transaction = store::Transaction::begin(post.world.stores->database).value();
            return post.world.stores->mails.record(transaction, mine) && transaction.commit();
        };
        QVERIFY(note());
        QVERIFY(post.imap.deliver(BounceShapes(letter, "ben@example.net", "sign@example.com").failed()));
        const auto reader = post.reader();
        QCOMPARE(reader->pollOnce().value_or(-1), 0);
        mine.messageId = letter;
        QVERIFY(note());
        QCOMPARE(reader->pollOnce().value_or(-1), 1);
        QCOMPARE(post.state(document.id, 0), QStringLiteral("failed"));
    }

    /** A corrected address gets a new link; a report about the old email marks nobody. */
    void correctedAddressStaysClean()
    {
        ReturnPost post;
        if (!test::require(post.start(), "dovecot or aiosmtpd")) return;
        const domain::Document document = post.sent(QStringLiteral("bem@example.net"));
        const auto shapes = post.shapesOf(document);
        auto people = post.world.reload(document.id).invitations;
        people[0].recipientEmail = QStringLiteral("ben@example.net");
        QVERIFY(post.world.service->documents().replaceInvitations(post.world.actor, document.id, people,
                                                                   std::nullopt));
        QCOMPARE(post.work(), 1);
        QVERIFY(post.imap.deliver(shapes.failed()));
        QCOMPARE(post.reader()->pollOnce().value_or(-1), 1); // the history has it
        QCOMPARE(post.state(document.id, 0), QStringLiteral("sent"));
        QVERIFY(!post.world.reload(document.id).invitations.at(0).mailFault);
    }

    void speaksTls()
    {
        ReturnPost post;
        if (!test::require(post.start(true), "dovecot or aiosmtpd")) return;
        std::atomic_bool stop = false;
        QVERIFY(ImapMailbox::open(post.mailbox(true), stop));
        MailboxOptions strange = post.mailbox(true);
        strange.caFile.clear();
        const auto refused = ImapMailbox::open(strange, stop);
        QVERIFY(!refused);
        QCOMPARE(refused.error().detail, reasons::mailServerCertificateNotAccepted());
        MailboxOptions wrong = post.mailbox(true);
        wrong.password = Secret("guessed");
        const auto denied = ImapMailbox::open(wrong, stop);
        QVERIFY(!denied);
        QCOMPARE(denied.error().detail, reasons::mailServerLoginRefused());
        MailboxOptions missing = post.mailbox(true);
        missing.folder = QStringLiteral("No such folder");
        const auto none = ImapMailbox::open(missing, stop);
        QVERIFY(!none);
        QCOMPARE(none.error().code, ErrorCode::State);
    }

    void optionsAreChecked()
    {
        const auto options =
            mailboxOptionsFrom(QStringLiteral("imaps://ben%40example.com@mail.example.com:1993/Bounces"), {});
        QVERIFY(options);
        QCOMPARE(options->user, QStringLiteral("ben@example.com"));
        QCOMPARE(options->port, 1993);
        QCOMPARE(options->folder, QStringLiteral("Bounces"));
        QVERIFY(options->security == Security::Tls);
        QVERIFY(!checkMailboxOptions(*options)); // no password
        QVERIFY(!mailboxOptionsFrom(QStringLiteral("imap://ben:secret@mail.example.com"), {}));
        QVERIFY(!mailboxOptionsFrom(QStringLiteral("pop3://ben@mail.example.com"), {}));
        auto open = mailboxOptionsFrom(QStringLiteral("imap://ben@mail.example.com"), QStringLiteral("none"));
        QVERIFY(open);
        open->password = Secret("x");
        QVERIFY(!checkMailboxOptions(*open));
    }

    /** The complete service reads automatically and includes it in its responses. */
    void serviceReadsByItself()
    {
        ReturnPost post; // for its servers
        if (!test::require(post.start(), "dovecot or aiosmtpd")) return;
        ServiceFixture service;
        QVERIFY(service.start([&](ServiceHost::Options& options) {
            options.mail = post.mailer->options();
            options.mailbox = post.mailbox();
            options.mailbox->interval = std::chrono::milliseconds(100);
        }));
        HookReceiver receiver;
        subscribeToUndelivered(service, receiver);
        const QJsonObject document = created(service);
        const QJsonObject mail = post.sink.next();
        QVERIFY(!mail.isEmpty());
        const QByteArray raw = mail.value(QLatin1StringView("raw")).toString().toLatin1();
        const qsizetype at = raw.indexOf("Message-ID: <") + 13;
        const QByteArray to = mail.value(QLatin1StringView("to"))[0].toString().toUtf8();
        QVERIFY(post.imap.deliver(BounceShapes(raw.mid(at, 40), to, "sign@example.com").failed()));
        const QByteArray path =
            "/v1/documents/" + QByteArray::number(document.value(QLatin1StringView("id")).toInteger());
        const auto state = [&] {
            return ServiceFixture::json(service.mine("GET", path))
                .value(QLatin1StringView(
                    "document"))[QLatin1StringView("invitations")][0][QLatin1StringView("mailState")]
                .toString();
        };
        QTRY_COMPARE_WITH_TIMEOUT(state(), QStringLiteral("failed"), 20'000);
        const QString told = post.sink.next().value(QLatin1StringView("raw")).toString(); // to the sender
        QVERIFY(told.contains(QString::fromUtf8(to)));
        expectUndelivered(receiver, document);
    }

    /** The mail server refuses the address at once: the event is sent without waiting for the next poll. */
    void refusedMailIsSentAsAnEvent()
    {
        ReturnPost post; // for its servers
        if (!test::require(post.start(), "dovecot or aiosmtpd")) return;
        QVERIFY(post.sink.notify("rcpt 550 5.1.1 No such user"));
        ServiceFixture service;
        QVERIFY(service.start([&](ServiceHost::Options& options) { options.mail = post.mailer->options(); }));
        HookReceiver receiver;
        subscribeToUndelivered(service, receiver);
        const QJsonObject document = created(service);
        expectUndelivered(receiver, document);
    }
};

INK_TEST(TestBounces, "tst_bounces")

} // namespace tst_bounces

#include "tst_bounces.moc"
