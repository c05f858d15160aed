// Random scenarios while the mail server works, is down, is slow or rejects: the emails in the window, the
// history and the certificate match those that the server received. INKSTONE_STORIES sets the number of
// scenarios (default 25), INKSTONE_SEED repeats a run's choices.
#include "app/domain/document/document.h"
#include "app/domain/history/history.h"
#include "app/service/accounts/absences.h"
#include "app/service/core/lifecycle.h"
#include "app/service/documents/documents.h"
#include "app/service/mail/mailjobs.h"
#include "app/service/signers/signeroperations.h"
#include "app/wire/documentcodec.h"
#include "tests/support/builders.h"
#include "tests/support/requirements.h"
#include "tests/support/smtpsink.h"
#include "tests/support/testmain.h"
#include "tests/unit/service/world.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTest>

#include <numeric>
#include <random>

namespace tst_mailstories {

using namespace ink;
using namespace ink::service;
using namespace std::chrono_literals;
using namespace Qt::Literals::StringLiterals;
using domain::Document;
using domain::HistoryEvent;
using domain::Invitation;
using domain::SigningStatus;
using ink::test::SmtpSink;
using store::MailOutcome;

namespace {

/** A service that sends email to a real server, with a manual clock. */
class StoryTeller final
{
public:
    [[nodiscard]] bool start(quint32 seed)
    {
        m_random.seed(seed);
        if (!sink.start()) return false;
        mail::MailOptions options;
        options.host = u"127.0.0.1"_s;
        options.port = sink.port();
        options.security = mail::Security::None;
        options.from = {u"Mill Lane"_s, u"sign@example.com"_s};
        options.timeout = 300ms;
        m_mailer = std::make_unique<mail::Mailer>(options);
        ServiceOptions how;
        how.baseUrl = u"https://sign.example.com"_s;
        how.hasMail = true;
        world.service = std::make_unique<SigningService>(*world.stores, world.clock, how);
        Finalizer::Options sealing;
        sealing.hasMail = true;
        world.finalizer = std::make_unique<Finalizer>(
            *world.stores, world.clock, [] { return test::testKey(); }, sealing);
        m_jobs = std::make_unique<mail::MailJobs>(*world.stores, world.clock, *m_mailer,
                                                  mail::MailJobs::Options{[this](Document document) {
                                                      return world.service->present(std::move(document));
                                                  }});
        return true;
    }

    int dice(int sides) { return std::uniform_int_distribution<int>(0, sides - 1)(m_random); }

    /** Runs all email jobs that are due. */
    void work()
    {
        while (const auto job = world.takeJob(store::JobKind::Mail))
            if (const auto retry = m_jobs->run(*job))
                if (!world.stores->outbox.retryLater(job->id, retry->notBefore, retry->reason))
                    qFatal("the job could not be put back");
    }
    /** Sets the mail server's behaviour. */
    void changeWeather()
    {
        static const QList<QByteArray> weathers{"clear",
                                                "clear",
                                                "clear",
                                                "rcpt 550 5.1.1 No such user",
                                                "mail 451 4.3.0 Later",
                                                "ehlo 421 Closed",
                                                "cut data",
                                                "cut message",
                                                "message 452 4.2.2 Mailbox full",
                                                "hang data"};
        const QByteArray weather = weathers.at(dice(static_cast<int>(weathers.size())));
        keepArrived(); // clears the behaviour first
        if (weather != "clear" && !sink.notify(weather)) qFatal("the mail server does not listen");
    }
    /** Reads the received emails, and makes the server work again. */
    void keepArrived()
    {
        static const QRegularExpression id(u"^Message-ID: <([^@>]+)@"_s, QRegularExpression::MultilineOption);
        for (const QJsonObject& mail : sink.taken())
            arrived[id.match(mail.value("raw"_L1).toString()).captured(1).toLatin1()].append(
                mail.value("to"_L1)[0].toString());
    }
    void clearUp()
    {
        keepArrived();
        for (int i = 0; i < 14; ++i) { // longer than any backoff
            work();
            world.clock.advance(6h);
        }
        keepArrived();
    }

    test::World world;
    SmtpSink sink;
    QHash<QByteArray, QStringList> arrived; ///< by the email's id: the recipient addresses

private:
    std::mt19937 m_random;
    std::unique_ptr<mail::Mailer> m_mailer;
    std::unique_ptr<mail::MailJobs> m_jobs;
};

qsizetype countIn(const Document& document, const HistoryEvent& event, const QString& address)
{
    return std::count_if(
        document.histories.begin(), document.histories.end(), [&](const domain::HistoryEntry& entry) {
            return entry.event == event && entry.detail.contains(address, Qt::CaseInsensitive);
        });
}

/** The text of the certificate's pages; empty without one. */
QString certificateText(StoryTeller& teller, domain::DocumentId id)
{
    const auto artifacts = teller.world.stores->documents.artifacts(id);
    if (!artifacts) return {};
    for (const auto& artifact : *artifacts) {
        if (artifact.kind != store::DocumentStore::ArtifactKind::Certificate) continue;
        const auto blob = teller.world.stores->blobs.read(artifact.sha256);
        if (!blob) return {};
        QFile file(teller.world.folder.filePath(u"certificate.pdf"_s));
        if (!file.open(QIODevice::WriteOnly) || file.write(blob->read(0, blob->size()).value()) < 0)
            return {};
        file.close();
        QProcess text;
        text.start(u"pdftotext"_s, {u"-layout"_s, file.fileName(), u"-"_s});
        if (!text.waitForFinished(20'000)) return {};
        return QString::fromUtf8(text.readAllStandardOutput());
    }
    return {};
}

/** Advances a scenario by one step: somebody acts, or time passes. */
void act(StoryTeller& teller, domain::DocumentId id)
{
    auto& world = teller.world;
    const Document document = world.reload(id);
    if (document.status != SigningStatus::InProgress) return;
    QList<int> open;
    for (int i = 1; i <= document.invitations.size(); ++i)
        if (const auto status = document.invitations.at(i - 1).status;
            status == domain::InvitationStatus::WaitToOpen || status == domain::InvitationStatus::Viewed ||
            status == domain::InvitationStatus::WorkInProgress)
            open.append(i);
    if (open.isEmpty()) return;
    const int who = open.at(teller.dice(static_cast<int>(open.size())));
    const QString guid = document.invitations.at(who - 1).guid;
    switch (teller.dice(9)) {
    case 0:
    case 1:
        (void)world.sign(document, who);
        return;
    case 2:
    case 3:
        world.clock.advance(11min);
        (void)world.service->documents().remind(world.actor, id, guid);
        return;
    case 4:
        (void)world.service->signerOperations().view(world.signer(document, who));
        return;
    case 5:
        (void)world.service->signerOperations().delegate(
            world.signer(document, who),
            {u"Zoe"_s, u"zoe%1@example.org"_s.arg(teller.dice(1'000'000)), u"On leave"_s});
        return;
    case 6:
        (void)world.service->documents().delegateToDeputy(world.actor, id, guid);
        return;
    case 7:
        if (teller.dice(4) == 0)
            (void)world.service->signerOperations().reject(world.signer(document, who), u"Not for me"_s);
        return;
    default:
        world.clock.advance(std::chrono::minutes(1 + teller.dice(600)));
    }
}

} // namespace

class TestMailStories final : public QObject
{
    Q_OBJECT

    /** Compares everything recorded about the emails of a document with what the server received. */
    static void compare(StoryTeller& teller, domain::DocumentId id)
    {
        const auto known = teller.world.stores->mails.list(id);
        QVERIFY(known);
        const Document document = teller.world.reload(id);
        QCOMPARE(domain::firstBrokenLink(document.histories), -1);
        QHash<QString, qsizetype> reminders;
        QHash<QString, qsizetype> failures;
        for (const MailOutcome& outcome : *known) {
            const QStringList to = teller.arrived.value(outcome.messageId);
            // Recorded as sent if and only if the server has it, once, at the recorded address.
            QCOMPARE(to, outcome.isSent ? QStringList{outcome.address} : QStringList{});
            if (outcome.isSent && outcome.notice == u"reminder"_s) ++reminders[outcome.address];
            if (!outcome.isSent) ++failures[outcome.address];
        }
        const QJsonArray shown = wire::toJson(document).value("invitations"_L1).toArray();
        for (qsizetype i = 0; i < document.invitations.size(); ++i) {
            const Invitation& person = document.invitations.at(i);
            const auto own = [&](bool sent) {
                return std::any_of(known->begin(), known->end(), [&](const MailOutcome& outcome) {
                    return outcome.invitation == person.guid && outcome.isSent == sent;
                });
            };
            QCOMPARE(person.reminderEmailCount, static_cast<int>(reminders.value(person.recipientEmail)));
            const QString state = shown.at(i)["mailState"_L1].toString();
            if (state == u"sent"_s) QVERIFY(own(true));
            if (state == u"failed"_s) QVERIFY(own(false));
            if (state.isEmpty()) QVERIFY(!own(true) && !own(false));
            QVERIFY2(state != u"waiting"_s, "a mail still waits after days");
        }
        for (auto each = reminders.begin(); each != reminders.end(); ++each)
            QCOMPARE(countIn(document, HistoryEvent::Reminded, each.key()), each.value());
        for (auto each = failures.begin(); each != failures.end(); ++each) {
            const qsizetype told = countIn(document, HistoryEvent::MailFailed, each.key());
            // While a document is sealed its history doesn't change.
            QVERIFY(told == each.value() || (told < each.value() && lifecycle::isSealing(document)));
        }
        const auto told =
            std::count_if(document.histories.begin(), document.histories.end(),
                          [](const auto& entry) { return entry.event == HistoryEvent::Reminded; });
        QCOMPARE(told, std::accumulate(reminders.begin(), reminders.end(), qsizetype(0)));
    }

private Q_SLOTS:
    void whatIsSaidIsWhatArrived()
    {
        const int stories = qEnvironmentVariableIsSet("INKSTONE_STORIES")
                                ? qEnvironmentVariableIntValue("INKSTONE_STORIES")
                                : 10;
        const quint32 seed = qEnvironmentVariableIsSet("INKSTONE_SEED")
                                 ? qEnvironmentVariable("INKSTONE_SEED").toUInt()
                                 : std::random_device()();
        qInfo("INKSTONE_SEED=%u", seed);
        StoryTeller teller;
        if (!test::require(teller.start(seed), "aiosmtpd")) return;
        auto& world = teller.world;
        const QDate today = world.service->absences().list(world.actor)->today;
        QVERIFY(world.service->absences().add(world.actor, {0, u"Bob"_s, u"bob@example.org"_s, today,
                                                            today.addDays(100'000), u"Eve Stone"_s,
                                                            u"eve@example.org"_s}));
        const bool hasReader = !QStandardPaths::findExecutable(u"pdftotext"_s).isEmpty();
        int sealed = 0;
        for (int story = 0; story < stories; ++story) {
            teller.changeWeather();
            auto creation = world.simple(SigningStatus::InProgress);
            creation.document.invitations[0].mayDelegate = true;
            for (int i = teller.dice(3); i > 0; --i) {
                const QString name = i == 1 ? u"Bob"_s : u"Cara"_s;
                creation.document.invitations.append(
                    test::invitation(name, name.toLower() + u"@example.org"_s, domain::ActionType::Signer,
                                     1 + teller.dice(3)));
                creation.document.tags.append(
                    test::tag(domain::TagType::Signature, name, 1,
                              static_cast<int>(creation.document.invitations.size()), 300, 500 + 60 * i));
            }
            const Document document = world.create(std::move(creation));
            teller.work();
            for (int step = 4 + teller.dice(10); step > 0; --step) {
                if (teller.dice(3) == 0) teller.changeWeather();
                act(teller, document.id);
                teller.work();
            }
            teller.clearUp();
            compare(teller, document.id);
            if (QTest::currentTestFailed()) qFatal("INKSTONE_SEED=%u, story %d", seed, story);
            // Signed by all: the certificate matches the history that it was made from.
            const Document before = world.reload(document.id);
            const bool isSigned =
                before.status == SigningStatus::InProgress &&
                std::all_of(before.invitations.begin(), before.invitations.end(), [](const Invitation& each) {
                    return each.status == domain::InvitationStatus::Finalized;
                });
            if (!isSigned || !hasReader) continue;
            QCOMPARE(world.finalized(document.id).status, SigningStatus::Completed);
            ++sealed;
            const QString text = certificateText(teller, document.id);
            const auto inHistory = [&](const HistoryEvent& event) {
                return std::count_if(before.histories.begin(), before.histories.end(),
                                     [&](const auto& entry) { return entry.event == event; });
            };
            QCOMPARE(text.count(u"Reminder sent"_s), inHistory(HistoryEvent::Reminded));
            QCOMPARE(text.count(u"Email not delivered"_s), inHistory(HistoryEvent::MailFailed));
            QCOMPARE(text.contains(u"On behalf of Bob"_s),
                     std::any_of(before.invitations.begin(), before.invitations.end(),
                                 [](const Invitation& each) { return each.onBehalfOf.has_value(); }));
            teller.clearUp(); // the mails about its completion
        }
        qInfo("%d stories, %d sealed, %lld letters", stories, sealed,
              static_cast<long long>(teller.arrived.size()));
        if (!test::require(hasReader, "pdftotext")) return; // the rest has been checked
    }
};

INK_TEST(TestMailStories, "tst_mailstories")

} // namespace tst_mailstories

#include "tst_mailstories.moc"
