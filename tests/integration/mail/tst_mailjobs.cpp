#include "app/domain/document/document.h"
#include "app/domain/document/localsender.h"
#include "app/domain/history/history.h"
#include "app/service/accounts/accounts.h"
#include "app/service/core/stagedfile.h"
#include "app/service/documents/documentfiles.h"
#include "app/service/documents/documents.h"
#include "app/service/mail/mailjobs.h"
#include "app/service/signers/signeroperations.h"
#include "app/service/turns/agenda.h"
#include "app/wire/accountcodec.h"
#include "app/wire/questioncodec.h"
#include "tests/support/builders.h"
#include "tests/support/programrun.h"
#include "tests/support/requirements.h"
#include "tests/support/smtpsink.h"
#include "tests/support/testmain.h"
#include "tests/support/worktimer.h"
#include "tests/unit/service/world.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

namespace tst_mailjobs {

using namespace ink;
using namespace ink::service;
using namespace ink::service::mail;
using namespace std::chrono_literals;
using ink::test::SmtpSink;

namespace {

/** A service that sends email to a real server, with a manual clock. */
class Post final
{
public:
    [[nodiscard]] bool start(const QStringList& sinkOptions = {}, qint64 attachmentLimit = 10'000'000)
    {
        if (!sink.start(sinkOptions)) return false;
        MailOptions options;
        options.host = QStringLiteral("127.0.0.1");
        options.port = sink.port();
        options.security = Security::None;
        options.from = {QStringLiteral("Mill Lane"), QStringLiteral("sign@example.com")};
        options.attachmentLimit = attachmentLimit;
        mailer = std::make_unique<Mailer>(options);
        ServiceOptions how;
        how.baseUrl = QStringLiteral("https://sign.example.com");
        how.hasMail = true;
        world.service = std::make_unique<SigningService>(*world.stores, world.clock, how);
        Finalizer::Options sealing;
        sealing.hasMail = true;
        world.finalizer = std::make_unique<Finalizer>(
            *world.stores, world.clock, [] { return test::testKey(); }, sealing);
        jobs = std::make_unique<MailJobs>(*world.stores, world.clock, *mailer,
                                          MailJobs::Options{[this](domain::Document document) {
                                              return world.service->present(std::move(document));
                                          }});
        return true;
    }

    /** A sent document with one signer. */
    [[nodiscard]] domain::Document sent(const std::function<void(domain::Document&)>& change = {})
    {
        auto creation = world.simple(domain::SigningStatus::InProgress);
        creation.document.title = QStringLiteral("Bail 14B – «été» 😀");
        creation.document.invitations[0].recipientName = QStringLiteral("محمد Ünïcode");
        if (change) change(creation.document);
        return world.create(std::move(creation));
    }

    /** Runs all email jobs that are due; returns how many. */
    int work()
    {
        int done = 0;
        while (const auto job = world.takeJob(store::JobKind::Mail)) {
            ++done;
            if (const auto retry = jobs->run(*job)) {
                last = *retry;
                if (!world.stores->outbox.retryLater(job->id, retry->notBefore, retry->reason))
                    qFatal("the job could not be put back");
            }
        }
        return done;
    }
    void choose(const std::function<void(domain::NotificationSetting&)>& change)
    {
        auto details = world.service->accounts().details(world.actor).value();
        change(details.notificationSetting);
        if (!world.service->accounts().updateSettings(world.actor, nullptr, &details.notificationSetting))
            qFatal("the settings were refused");
    }
    /** All received emails by their recipient address. */
    [[nodiscard]] QHash<QString, QJsonObject> mails(int count)
    {
        QHash<QString, QJsonObject> all;
        for (int i = 0; i < count; ++i) {
            const QJsonObject mail = sink.next();
            all.insert(mail.value(QLatin1StringView("to"))[0].toString(), mail);
        }
        return all;
    }
    [[nodiscard]] QString shown(domain::DocumentId id, const char* field, qsizetype invitation = 0)
    {
        return wire::toJson(world.reload(id).invitations.at(invitation))
            .value(QLatin1StringView(field))
            .toString();
    }

    test::World world;
    SmtpSink sink;
    std::unique_ptr<Mailer> mailer;
    std::unique_ptr<MailJobs> jobs;
    OutboxWorker::Retry last;
};

QString personName(const QJsonObject& mail, const char* header)
{
    return mail.value(QLatin1StringView("people"))[QLatin1StringView(header)][0][QLatin1StringView("name")]
        .toString();
}

const QString ada = QStringLiteral("ada@example.org");

/** Everything that a service sends about documents with two files. Ada may not see the second one, whose
 * name, pages and tags contain `secretWord`; Cleo may. */
class HiddenFileMails final
{
public:
    static constexpr const char* secretWord = "salaries";

    explicit HiddenFileMails(Post& post) : m_post(post) {}

    /** A sent document. */
    [[nodiscard]] domain::Document sent(const std::function<void(domain::Document&)>& change = {})
    {
        auto creation = m_post.world.simple(domain::SigningStatus::InProgress);
        domain::Document& wanted = creation.document;
        wanted.invitations[0].mayDelegate = true;
        wanted.invitations.append(test::invitation(QStringLiteral("Cleo"), cleo));
        wanted.tags.append(
            test::tag(domain::TagType::Text, QStringLiteral("Salaries in total"), 3, 2, 72, 500));
        wanted.tags.append(
            test::tag(domain::TagType::Signature, QStringLiteral("Salaries agreed"), 3, 2, 72, 600));
        creation.files.append(m_post.world.stage(QStringLiteral("salaries.pdf"),
                                                 test::makePdf(1, QStringLiteral("Salaries of the board"))));
        wanted.files = {domain::File(), domain::File()};
        wanted.files[1].visibleTo = {2};
        if (change) change(wanted);
        m_id = m_post.world.create(std::move(creation)).id;
        return now();
    }
    [[nodiscard]] domain::Document now() const { return m_post.world.reload(m_id); }

    /** Sends what is due. It must go to exactly these addresses, and name the hidden file to those only who
     * may see it. */
    void arriveAt(QStringList readers)
    {
        m_last.clear();
        m_post.work();
        QStringList arrived;
        for (qsizetype i = 0; i < readers.size(); ++i) {
            const QJsonObject mail = m_post.sink.next();
            const QString reader = mail.value(QLatin1StringView("to"))[0].toString();
            arrived.append(reader);
            m_last.insert(reader, mail);
        }
        arrived.sort();
        readers.sort();
        QCOMPARE(arrived, readers);
        QVERIFY(m_post.sink.nothing());
        for (const QString& reader : std::as_const(arrived)) {
            if (reader != ada && reader != eve) continue;
            const QByteArray whole = QJsonDocument(m_last.value(reader)).toJson();
            QVERIFY2(!whole.toLower().contains(secretWord), whole.left(4'000).constData());
            // Nor does any link of it open the document as somebody else sees it.
            const QString guid = guidOf(reader);
            const QString text =
                SmtpSink::text(m_last.value(reader)) + SmtpSink::text(m_last.value(reader), "text/html");
            QCOMPARE(text.count(QStringLiteral("/sign/")), text.count(QStringLiteral("/sign/") + guid));
            QVERIFY(!text.contains(QStringLiteral("/documents/")));
        }
    }
    /** The last email to this reader. */
    [[nodiscard]] QJsonObject mailTo(const QString& reader) const { return m_last.value(reader); }
    /** The names and hashes of the PDFs attached to it. */
    [[nodiscard]] QMap<QString, QString> attachedTo(const QString& reader) const
    {
        QMap<QString, QString> files;
        for (const QJsonValue& each : mailTo(reader).value(QLatin1StringView("parts")).toArray())
            if (each[QLatin1StringView("type")].toString() == QLatin1StringView("application/pdf"))
                files.insert(each[QLatin1StringView("fileName")].toString(),
                             each[QLatin1StringView("sha256")].toString());
        return files;
    }
    /** The text of a stored PDF. */
    [[nodiscard]] QString textOf(const QString& sha256) const
    {
        return outputOf(sha256, QStringLiteral("pdftotext"), QStringLiteral("-"));
    }
    /** The history that is attached to it. */
    [[nodiscard]] QString historyOf(const QString& sha256) const
    {
        const QString history =
            outputOf(sha256, QStringLiteral("qpdf"), QStringLiteral("--show-attachment=history.json"));
        [&] { QVERIFY2(history.contains(QStringLiteral("inkstone-history")), qPrintable(history)); }();
        return history;
    }

    const QString cleo = QStringLiteral("cleo@example.org");
    const QString pia = QStringLiteral("pia@example.org"); ///< in place of Cleo
    const QString eve = QStringLiteral("eve@example.org"); ///< in place of Ada
    const QString sender = QStringLiteral("mira@example.com");
    const QString archive = QStringLiteral("archive@example.com");

private:
    /** The output of a program for a stored PDF. */
    [[nodiscard]] QString outputOf(const QString& sha256, const QString& program, const QString& option) const
    {
        const auto blob = m_post.world.stores->blobs.read(sha256).value();
        const QByteArray pdf = blob.read(0, blob.size()).value();
        const test::ProgramRun run = test::runProgram(program, {QStringLiteral("FILE"), option}, pdf);
        [&] { QVERIFY2(run.exitCode == 0, run.errors.constData()); }();
        return QString::fromUtf8(run.out);
    }

    [[nodiscard]] QString guidOf(const QString& reader) const
    {
        const domain::Document document = now();
        for (const domain::Invitation& each : document.invitations)
            if (each.recipientEmail == reader) return each.guid;
        return QStringLiteral("nobody");
    }

    Post& m_post;
    domain::DocumentId m_id;
    QHash<QString, QJsonObject> m_last;
};

} // namespace

#define START_POST(post, ...)                                                                                \
    Post post;                                                                                               \
    if (!test::require(post.start(__VA_ARGS__), "aiosmtpd")) return

class TestMailJobs final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void invitation()
    {
        START_POST(post);
        const auto document = post.sent([](domain::Document& d) {
            d.invitations[0].language = QStringLiteral("fr-CA");
            d.setting.emailBody = QStringLiteral("Bonjour <b>Mohamed</b>,\nmerci.");
            d.senderName = QStringLiteral("Anna\r\nBcc: eve@example.com");
        });
        QCOMPARE(post.shown(document.id, "mailState"), QStringLiteral("waiting"));
        QCOMPARE(post.work(), 1);
        const QJsonObject mail = post.sink.next();
        QCOMPARE(mail.value(QLatin1StringView("defects")).toArray(), QJsonArray());
        QCOMPARE(mail.value(QLatin1StringView("to")).toArray(), QJsonArray{ada});
        QCOMPARE(mail.value(QLatin1StringView("from")).toString(), QStringLiteral("sign@example.com"));
        QCOMPARE(mail.value(QLatin1StringView("shape")).toArray(),
                 (QJsonArray{QStringLiteral("multipart/alternative"), QStringLiteral("text/plain"),
                             QStringLiteral("text/html")}));
        QCOMPARE(personName(mail, "To"), QStringLiteral("محمد Ünïcode"));
        QCOMPARE(personName(mail, "From"), QStringLiteral("Anna Bcc: eve@example.com via Mill Lane"));
        QCOMPARE(personName(mail, "Reply-To"), QStringLiteral("Anna Bcc: eve@example.com"));
        QVERIFY(!mail.value(QLatin1StringView("headers")).toObject().contains(QLatin1StringView("Bcc")));
        QCOMPARE(SmtpSink::header(mail, "Subject"),
                 QStringLiteral(
                     "Anna Bcc: eve@example.com vous demande de signer «\u00A0Bail 14B – «été» 😀\u00A0»"));
        QCOMPARE(SmtpSink::header(mail, "Content-Language"), QStringLiteral("fr"));
        QCOMPARE(SmtpSink::header(mail, "Auto-Submitted"), QStringLiteral("auto-generated"));

        const QString guid = document.invitations.at(0).guid;
        const QString link = QStringLiteral("https://sign.example.com/sign/") + guid;
        QVERIFY(SmtpSink::text(mail).contains(link));
        QVERIFY(SmtpSink::text(mail, "text/html").contains(QStringLiteral("href=\"%1\"").arg(link)));
        QVERIFY(SmtpSink::text(mail).contains(QStringLiteral("Bonjour <b>Mohamed</b>,")));
        QVERIFY(SmtpSink::text(mail, "text/html")
                    .contains(QStringLiteral("Bonjour &lt;b&gt;Mohamed&lt;/b&gt;,<br>")));
        const QString raw = mail.value(QLatin1StringView("raw")).toString();
        QVERIFY(!raw.left(raw.indexOf(QStringLiteral("\r\n\r\n"))).contains(guid)); // grants access to sign
        QVERIFY(!SmtpSink::header(mail, "Message-ID").contains(document.guid));

        QCOMPARE(post.shown(document.id, "mailState"), QStringLiteral("sent"));
        QCOMPARE(post.shown(document.id, "mailError"), QString());
        QCOMPARE(post.world.stores->outbox.jobsOf(document.id)->size(), 0);
        QCOMPARE(post.world.reload(document.id).version,
                 document.version); // an email that arrives changes nothing
    }

    /** Nobody gets an email from "This computer", nor from "Mill Lane via Mill Lane". */
    void theSendersName_data()
    {
        QTest::addColumn<QString>("account");
        QTest::addColumn<QString>("sender");
        QTest::addColumn<QString>("from");
        const QString nobody = domain::unknownSenderName;
        QTest::newRow("made before the name was known")
            << QStringLiteral("Nora Lind") << nobody << QStringLiteral("Nora Lind via Mill Lane");
        QTest::newRow("never known") << nobody << nobody << QStringLiteral("Mill Lane");
        QTest::newRow("the same name")
            << QStringLiteral("Nora Lind") << QStringLiteral("Mill Lane") << QStringLiteral("Mill Lane");
    }
    void theSendersName()
    {
        QFETCH(QString, account);
        QFETCH(QString, sender);
        QFETCH(QString, from);
        START_POST(post);
        auto details = post.world.service->accounts().details(post.world.actor).value();
        details.userSetting.name = account;
        QVERIFY(
            post.world.service->accounts().updateSettings(post.world.actor, &details.userSetting, nullptr));
        const auto document = post.sent([&](domain::Document& d) { d.senderName = sender; });
        QCOMPARE(post.work(), 1);
        const QJsonObject mail = post.sink.next();
        QCOMPARE(personName(mail, "From"), from);
        QVERIFY(!mail.value(QLatin1StringView("raw")).toString().contains(domain::unknownSenderName));
        QVERIFY(!SmtpSink::text(mail).contains(domain::unknownSenderName));
        QVERIFY(!SmtpSink::text(mail, "text/html").contains(domain::unknownSenderName));
        QCOMPARE(document.senderName == domain::unknownSenderName, account == domain::unknownSenderName);
    }

    /** The history, and so the certificate, says "reminded" when a mail server accepted the reminder, not
     * before. */
    void aReminderIsToldOnceItHasLeft_data()
    {
        QTest::addColumn<QByteArray>("answer");
        QTest::addColumn<int>("left");
        QTest::newRow("taken") << QByteArray() << 1;
        QTest::newRow("refused") << QByteArray("rcpt 550 5.1.1 No such user") << 0;
        QTest::newRow("later") << QByteArray("rcpt 451 4.3.0 Try again") << 0;
    }
    void aReminderIsToldOnceItHasLeft()
    {
        QFETCH(QByteArray, answer);
        QFETCH(int, left);
        START_POST(post);
        const auto document = post.sent();
        QCOMPARE(post.work(), 1);
        const QString conversation = SmtpSink::header(post.sink.next(), "References");
        QVERIFY(conversation.endsWith(QLatin1StringView("@example.com>")) &&
                !conversation.contains(document.guid));
        if (!answer.isEmpty()) QVERIFY(post.sink.notify(answer));
        const auto count = [&] {
            int told = 0;
            const auto now = post.world.reload(document.id);
            for (const domain::HistoryEntry& entry : now.histories)
                if (entry.event == domain::HistoryEvent::Reminded) ++told;
            return told;
        };
        const QString guid = document.invitations.at(0).guid;
        const auto asked = post.world.service->documents().remind(post.world.actor, document.id, guid);
        QVERIFY(asked);
        QVERIFY(*asked == Documents::Reminder::Queued);
        QCOMPARE(count(), 0);
        QCOMPARE(post.world.reload(document.id).invitations.at(0).reminderEmailCount, 0);
        (void)post.work();
        const auto after = post.world.reload(document.id);
        QCOMPARE(count(), left);
        QCOMPARE(after.invitations.at(0).reminderEmailCount, left);
        QCOMPARE(after.invitations.at(0).lastReminderSent.has_value(), left == 1);
        QCOMPARE(domain::firstBrokenLink(after.histories), -1);
        if (left == 0) {
            QVERIFY(post.sink.nothing());
            return;
        }
        const QJsonObject reminder = post.sink.next();
        QCOMPARE(reminder.value(QLatin1StringView("to")).toArray(), QJsonArray{ada});
        QCOMPARE(SmtpSink::header(reminder, "References"), conversation);
        const domain::HistoryEntry& told = after.histories.constLast();
        QCOMPARE(told.actor, post.world.actor.name); // the sender of the reminder
        QVERIFY(told.detail.endsWith(QStringLiteral("<%1>").arg(ada)));
        QCOMPARE(count(), left);
    }

    void languages_data()
    {
        QTest::addColumn<QString>("recipient");
        QTest::addColumn<bool>("frenchDocument");
        QTest::addColumn<QString>("expected");
        QTest::newRow("own") << QStringLiteral("fr") << false << QStringLiteral("fr");
        QTest::newRow("own, not the document's") << QStringLiteral("en") << true << QStringLiteral("en");
        QTest::newRow("the document's") << QString() << true << QStringLiteral("fr");
        QTest::newRow("Arabic") << QStringLiteral("ar") << true << QStringLiteral("ar");
        QTest::newRow("German of a region") << QStringLiteral("de-AT") << false << QStringLiteral("de");
        QTest::newRow("unknown") << QStringLiteral("it") << true << QStringLiteral("en");
    }
    void languages()
    {
        QFETCH(QString, recipient);
        QFETCH(bool, frenchDocument);
        START_POST(post);
        const auto document = post.sent([&](domain::Document& d) {
            d.invitations[0].language = recipient;
            d.setting.language =
                frenchDocument ? domain::LanguageCode::French : domain::LanguageCode::English;
        });
        QCOMPARE(post.work(), 1);
        QTEST(SmtpSink::header(post.sink.next(), "Content-Language"), "expected");
    }

    void completed()
    {
        START_POST(post);
        post.choose([](domain::NotificationSetting& choices) {
            choices.onSigned = false;
            choices.copyTo = {QStringLiteral("archive@example.com")};
        });
        const auto document = post.sent();
        QCOMPARE(post.work(), 1);
        (void)post.sink.next();
        QVERIFY(post.world.sign(document, 1));
        const auto done = post.world.finalized(document.id);
        QCOMPARE(done.status, domain::SigningStatus::Completed);
        QCOMPARE(post.work(), 3);
        const auto artifacts = post.world.stores->documents.artifacts(document.id).value();
        const auto all = post.mails(3);
        const QStringList readers = all.keys();
        QCOMPARE(QSet<QString>(readers.begin(), readers.end()),
                 (QSet<QString>{ada, done.senderEmail, QStringLiteral("archive@example.com")}));
        for (const QJsonObject& mail : all) {
            QCOMPARE(mail.value(QLatin1StringView("shape"))[0].toString(), QStringLiteral("multipart/mixed"));
            const QJsonObject file = SmtpSink::part(mail, "application/pdf");
            QCOMPARE(file.value(QLatin1StringView("sha256")).toString(), artifacts.at(0).sha256);
            QCOMPARE(file.value(QLatin1StringView("fileName")).toString(),
                     QStringLiteral("lease-signed.pdf"));
            QCOMPARE(file.value(QLatin1StringView("disposition")).toString(), QStringLiteral("attachment"));
        }
        // The attachment may be lost: the recipient has the way to another one.
        QVERIFY(SmtpSink::text(all.value(ada))
                    .contains(QStringLiteral("/sign/") + document.invitations.at(0).guid));
        // Copies and the sender's email contain no signing link.
        for (const QString& reader : {done.senderEmail, QStringLiteral("archive@example.com")})
            QVERIFY(!SmtpSink::text(all.value(reader)).contains(QStringLiteral("/sign/")));
    }

    void signedCopiesGoToAnyAddress()
    {
        START_POST(post);
        post.choose([](domain::NotificationSetting& choices) { choices.onSigned = false; });
        auto& documents = post.world.service->documents();
        const auto document = post.sent();
        QCOMPARE(post.work(), 1);
        (void)post.sink.next();
        const QStringList to{QStringLiteral("cleo@example.com"), QStringLiteral("dan@example.com"),
                             QStringLiteral("Cleo@example.com")};
        const auto codeOf = [](const auto& result) {
            return result ? std::nullopt : std::optional(result.error().code);
        };
        QCOMPARE(codeOf(documents.sendSignedCopies(post.world.actor, document.id, to)), ErrorCode::State);
        QVERIFY(post.world.sign(document, 1));
        const auto done = post.world.finalized(document.id);
        QCOMPARE(post.work(), 2);
        (void)post.mails(2);

        QCOMPARE(codeOf(documents.sendSignedCopies(post.world.actor, document.id, {})),
                 ErrorCode::Validation);
        QCOMPARE(codeOf(documents.sendSignedCopies(post.world.actor, document.id,
                                                   {to.at(0), QStringLiteral("nobody")})),
                 ErrorCode::Validation);
        QCOMPARE(post.work(), 0);
        const auto isQueued = documents.sendSignedCopies(post.world.actor, document.id, to);
        QVERIFY(isQueued && *isQueued);
        const auto copies = [&] {
            QStringList all;
            for (const auto& entry : post.world.reload(document.id).histories)
                if (entry.event == domain::HistoryEvent::SignedCopySent)
                    all.append(entry.actor + QLatin1Char(' ') + entry.detail);
            return all;
        };
        QVERIFY(copies().isEmpty()); // nothing has left yet
        QCOMPARE(post.work(), 2);    // each address once
        const auto all = post.mails(2);
        const QString signedFile = post.world.stores->documents.artifacts(document.id).value().at(0).sha256;
        for (const QString& address : to.mid(0, 2)) {
            const QJsonObject mail = all.value(address);
            QCOMPARE(SmtpSink::part(mail, "application/pdf").value(QLatin1StringView("sha256")).toString(),
                     signedFile);
            QVERIFY(!SmtpSink::text(mail).contains(QStringLiteral("/sign/")));
            QVERIFY(SmtpSink::text(mail).contains(done.senderEmail)); // who sent it
        }
        const QString by = post.world.actor.name;
        QCOMPARE(copies(), (QStringList{by + QStringLiteral(" cleo@example.com"),
                                        by + QStringLiteral(" dan@example.com")}));
    }

    /** A list of addresses isn't compared with itself. */
    void tooManySignedCopies()
    {
        START_POST(post);
        const auto document = post.sent();
        QStringList to;
        for (int i = 0; i < 100'000; ++i)
            to.append(QStringLiteral("reader%1@example.com").arg(i));
        test::WorkTimer timer;
        const auto result =
            post.world.service->documents().sendSignedCopies(post.world.actor, document.id, to);
        QVERIFY(!result && result.error().code == ErrorCode::Validation);
        QVERIFY2(timer.elapsed() < 1000, "it took too long");
        // The same address any number of times is one.
        to = QStringList(1'000, QStringLiteral("Reader@example.com"));
        const auto same = post.world.service->documents().sendSignedCopies(post.world.actor, document.id, to);
        QVERIFY(!same && same.error().code == ErrorCode::State); // it isn't completed
    }

    void signedCopiesTooLargeForAMail()
    {
        START_POST(post, {}, 1'000);
        post.choose([](domain::NotificationSetting& choices) { choices.onSigned = false; });
        const auto document = post.sent();
        QVERIFY(post.world.sign(document, 1));
        (void)post.world.finalized(document.id);
        post.work();
        QVERIFY(post.world.service->documents().sendSignedCopies(post.world.actor, document.id,
                                                                 {QStringLiteral("cleo@example.com")}));
        QCOMPARE(post.work(), 1);
        const auto last = post.world.reload(document.id).histories.constLast();
        QCOMPARE(last.event, domain::HistoryEvent::MailFailed);
        QVERIFY2(last.detail.contains(QStringLiteral("too large")), qPrintable(last.detail));
    }

    /** With a signature for each signer, the certificate isn't in the signed files. */
    void aCertificateOfItsOwnGoesAlong()
    {
        START_POST(post);
        post.choose([](domain::NotificationSetting& choices) { choices.onSigned = false; });
        const auto document = post.sent([&](domain::Document& d) { d.setting.signaturePerSigner = true; });
        QCOMPARE(post.work(), 1);
        (void)post.sink.next();
        QVERIFY(post.world.sign(document, 1));
        (void)post.world.finalized(document.id);
        QCOMPARE(post.work(), 2);
        for (const QJsonObject& mail : post.mails(2)) {
            const QByteArray told = QJsonDocument(mail).toJson();
            QVERIFY(told.contains("lease-signed.pdf") && told.contains("certificate.pdf"));
        }
    }

    void completedByChoice_data()
    {
        QTest::addColumn<QString>("choice");
        QTest::addColumn<bool>("attachSigned");
        QTest::addColumn<int>("limit");
        QTest::addColumn<QString>("outcome");
        QTest::newRow("link") << QStringLiteral("link") << true << 10'000'000 << QStringLiteral("link");
        QTest::newRow("document says no")
            << QStringLiteral("attachment") << false << 10'000'000 << QStringLiteral("link");
        QTest::newRow("too large") << QStringLiteral("attachment") << true << 1'000 << QStringLiteral("link");
        QTest::newRow("none") << QStringLiteral("none") << true << 10'000'000 << QStringLiteral("none");
    }
    void completedByChoice()
    {
        QFETCH(QString, choice);
        QFETCH(bool, attachSigned);
        QFETCH(int, limit);
        QFETCH(QString, outcome);
        START_POST(post, {}, limit);
        post.choose([&](domain::NotificationSetting& choices) {
            choices.completionMail = domain::completionMailFromCode(choice).value();
            choices.onSigned = false;
        });
        const auto document = post.sent([&](domain::Document& d) { d.setting.attachSigned = attachSigned; });
        QCOMPARE(post.work(), 1);
        (void)post.sink.next();
        QVERIFY(post.world.sign(document, 1));
        (void)post.world.finalized(document.id);
        const int expected = outcome == QStringLiteral("none") ? 1 : 2; // the sender is always notified
        QCOMPARE(post.work(), expected);
        const auto all = post.mails(expected);
        QVERIFY(all.contains(document.senderEmail));
        for (const QJsonObject& mail : all)
            QVERIFY(SmtpSink::part(mail, "application/pdf").isEmpty());
        QCOMPARE(all.contains(ada), expected == 2);
        if (all.contains(ada))
            QVERIFY(SmtpSink::text(all.value(ada))
                        .contains(QStringLiteral("/sign/") + document.invitations.at(0).guid));
    }

    void hiddenFilesAreInNoMail_data()
    {
        QTest::addColumn<QString>("choice");
        QTest::addColumn<bool>("isPerSigner");
        QTest::addColumn<int>("limit");
        QTest::newRow("attached") << QStringLiteral("attachment") << false << 10'000'000;
        QTest::newRow("with certificates") << QStringLiteral("attachment") << true << 10'000'000;
        QTest::newRow("link") << QStringLiteral("link") << false << 10'000'000;
        QTest::newRow("too large") << QStringLiteral("attachment") << false << 1'000;
    }
    /** From the invitation to the completed document, with every email in between. */
    void hiddenFilesAreInNoMail()
    {
        QFETCH(QString, choice);
        QFETCH(bool, isPerSigner);
        QFETCH(int, limit);
        if (!test::requirePrograms({"pdftotext", "qpdf"})) return;
        START_POST(post, {}, limit);
        auto& world = post.world;
        HiddenFileMails mails(post);
        post.choose([&](domain::NotificationSetting& choices) {
            choices.completionMail = domain::completionMailFromCode(choice).value();
            choices.onSigned = false;
            choices.copyTo = {mails.archive};
        });
        const auto id = mails
                            .sent([&](domain::Document& wanted) {
                                wanted.setting.signaturePerSigner = isPerSigner;
                                wanted.setting.expireDaysAfterSent = 10;
                            })
                            .id;
        mails.arriveAt({ada, mails.cleo});
        QVERIFY(world.service->documents().remind(world.actor, id, mails.now().invitations.at(0).guid));
        mails.arriveAt({ada});
        // The hidden file is corrected: everybody is invited again.
        QVERIFY(world.service->documentFiles().replace(
            world.actor, id, mails.now().files.at(1).id,
            world.stage(QStringLiteral("salaries 2.pdf"), test::makePdf(1, QStringLiteral("Salaries")))));
        QCOMPARE(mails.now().files.at(1).visibleTo, QList<int>{2});
        mails.arriveAt({ada, mails.cleo});
        // A recipient is corrected.
        auto people = mails.now().invitations;
        people[1].recipientName = QStringLiteral("Pia Stone");
        people[1].recipientEmail = mails.pia;
        QVERIFY(world.service->documents().replaceInvitations(world.actor, id, people, {}));
        mails.arriveAt({mails.pia});
        QVERIFY(world.service->signerOperations().ask(world.signer(mails.now(), 2),
                                                      {QStringLiteral("Salaries before taxes?"), 3, 10, 10}));
        mails.arriveAt({mails.sender, mails.archive});
        QVERIFY(world.service->documents().answerQuestion(world.actor, id, 1, QStringLiteral("Yes.")));
        mails.arriveAt({mails.pia});
        QVERIFY(world.service->signerOperations().ask(world.signer(mails.now(), 1),
                                                      {QStringLiteral("Which city?"), 2, 10, 10}));
        mails.arriveAt({mails.sender, mails.archive});
        QVERIFY(world.service->documents().answerQuestion(world.actor, id, 2, QStringLiteral("Any.")));
        mails.arriveAt({ada});
        QVERIFY(SmtpSink::text(mails.mailTo(ada)).contains(QStringLiteral("Which city?")));
        QVERIFY(world.service->signerOperations().delegate(
            world.signer(mails.now(), 1), {QStringLiteral("Eve"), mails.eve, QStringLiteral("On leave")}));
        mails.arriveAt({mails.sender, mails.archive, mails.eve});
        world.clock.advance(8 * 24h);
        QVERIFY(world.service->agenda().processBatch());
        mails.arriveAt({mails.pia, mails.eve}); // it expires soon
        QVERIFY(SmtpSink::header(mails.mailTo(mails.eve), "Subject").contains(QStringLiteral("xpires")));
        QVERIFY(world.sign(mails.now(), 1));
        QVERIFY(world.sign(mails.now(), 2));
        const auto done = world.finalized(id);
        QCOMPARE(done.status, domain::SigningStatus::Completed);
        mails.arriveAt({mails.sender, mails.archive, mails.pia, mails.eve});

        QMap<QString, QString> all; // what is attached to the sender's email
        QMap<QString, QString> forEve;
        QStringList withHistory; // a file that its signers have signed has none: its certificate does
        const auto artifacts = world.stores->documents.artifacts(id).value();
        for (const auto& artifact : artifacts) {
            using Kind = store::DocumentStore::ArtifactKind;
            const bool isCertificate = artifact.kind != Kind::Signed;
            if (isCertificate && !isPerSigner) continue; // the files contain it
            if (artifact.kind != Kind::RecipientCertificate) all.insert(artifact.name, artifact.sha256);
            if (isCertificate ? artifact.recipient == done.invitations.at(0).id
                              : artifact.fileId == done.files.at(0).id)
                forEve.insert(artifact.name, artifact.sha256);
            if (isCertificate || !isPerSigner) withHistory.append(artifact.sha256);
        }
        QCOMPARE(all.size(), isPerSigner ? 3 : 2);
        QCOMPARE(forEve.size(), isPerSigner ? 2 : 1);
        for (const QString& sha256 : forEve) {
            const QString text =
                mails.textOf(sha256) + (withHistory.contains(sha256) ? mails.historyOf(sha256) : QString());
            QVERIFY2(text.contains(QStringLiteral("lease"), Qt::CaseInsensitive), qPrintable(text));
            QVERIFY2(!text.contains(QLatin1StringView(HiddenFileMails::secretWord), Qt::CaseInsensitive),
                     qPrintable(text));
        }
        const bool isAttached = choice == QStringLiteral("attachment") && limit > 1'000;
        const QMap<QString, QString> nothing;
        QCOMPARE(mails.attachedTo(mails.eve), isAttached ? forEve : nothing);
        QCOMPARE(mails.attachedTo(mails.pia), isAttached ? all : nothing);
        QCOMPARE(mails.attachedTo(mails.sender), isAttached ? all : nothing);
        // The last email has the link in any case.
        QVERIFY(SmtpSink::text(mails.mailTo(mails.eve)).contains(done.invitations.at(0).guid));
    }

    void hiddenFilesAreInNoMailAboutAnEnd_data()
    {
        QTest::addColumn<QString>("end");
        for (const char* what : {"declined", "cancelled", "expired"})
            QTest::newRow(what) << QString::fromLatin1(what);
    }
    void hiddenFilesAreInNoMailAboutAnEnd()
    {
        QFETCH(QString, end);
        START_POST(post);
        auto& world = post.world;
        HiddenFileMails mails(post);
        post.choose([&](domain::NotificationSetting& choices) { choices.expiryWarningDays = 0; });
        const auto document = mails.sent();
        mails.arriveAt({ada, mails.cleo});
        if (end == QStringLiteral("declined")) {
            QVERIFY(world.service->signerOperations().reject(world.signer(document, 2),
                                                             QStringLiteral("The salaries are wrong")));
            mails.arriveAt({mails.sender, ada});
            // The sender reads the reason, which may be about a file that others can't see.
            QVERIFY(SmtpSink::text(mails.mailTo(mails.sender))
                        .contains(QLatin1StringView(HiddenFileMails::secretWord)));
        } else if (end == QStringLiteral("cancelled")) {
            QVERIFY(world.service->documents().update(world.actor, document.id,
                                                      test::statusPatch(domain::SigningStatus::Cancelled)));
            mails.arriveAt({ada, mails.cleo});
        } else {
            world.clock.advance(200 * 24h);
            QCOMPARE(world.service->agenda().expireOverdue(), 1);
            mails.arriveAt({mails.sender, ada, mails.cleo});
        }
    }

    void serverThatTakesNoLargeMails()
    {
        START_POST(post);
        post.choose(
            [](domain::NotificationSetting& choices) { choices.onSigned = choices.onCompleted = false; });
        const auto document = post.sent();
        QCOMPARE(post.work(), 1);
        (void)post.sink.next();
        QVERIFY(post.world.sign(document, 1));
        (void)post.world.finalized(document.id);
        QVERIFY(post.sink.notify("message-with-files 552 5.3.4 too big"));
        QCOMPARE(post.work(), 1);
        const QJsonObject mail = post.sink.next();
        QVERIFY(SmtpSink::part(mail, "application/pdf").isEmpty());
        QVERIFY(SmtpSink::text(mail).contains(QStringLiteral("/sign/")));
        QCOMPARE(post.shown(document.id, "mailState"), QStringLiteral("sent"));
    }

    void triedAgainUntilItArrives()
    {
        START_POST(post);
        QVERIFY(post.sink.notify("message 451 4.3.0 try later"));
        const auto document = post.sent();
        QCOMPARE(post.work(), 1);
        const auto first = post.last.notBefore - post.world.clock.now();
        QVERIFY(first >= 54s && first <= 66s);
        QCOMPARE(post.shown(document.id, "mailState"), QStringLiteral("waiting"));
        QVERIFY(post.shown(document.id, "mailError").contains(QStringLiteral("451 4.3.0 try later")));
        QCOMPARE(test::events(post.world.reload(document.id)).count(QStringLiteral("mail_delayed")), 1);
        QCOMPARE(post.work(), 0); // not due yet

        post.world.clock.advance(67s);
        QCOMPARE(post.work(), 1);
        const auto second = post.last.notBefore - post.world.clock.now();
        QVERIFY(second >= 270s && second <= 330s);
        QCOMPARE(test::events(post.world.reload(document.id)).count(QStringLiteral("mail_delayed")), 1);

        QVERIFY(post.sink.notify("clear"));
        post.world.clock.advance(6min);
        QCOMPARE(post.work(), 1);
        QVERIFY(!post.sink.next().isEmpty());
        QCOMPARE(post.shown(document.id, "mailState"), QStringLiteral("sent"));
        QCOMPARE(post.shown(document.id, "mailError"), QString());
        QCOMPARE(domain::firstBrokenLink(post.world.reload(document.id).histories), -1);
    }

    /** An email about the end that arrives late is no longer shown as delayed. */
    void completionThatArrivesLate()
    {
        START_POST(post);
        post.choose([](domain::NotificationSetting& choices) { choices.onSigned = false; });
        const auto document = post.sent();
        QCOMPARE(post.work(), 1);
        (void)post.sink.next();
        QVERIFY(post.world.sign(document, 1));
        (void)post.world.finalized(document.id);
        QVERIFY(post.sink.notify("message 451 4.3.0 try later"));
        QCOMPARE(post.work(), 2);
        const auto fault = [&] { return post.world.reload(document.id).invitations.at(0).mailFault; };
        QVERIFY(fault() && !fault()->isFinal);
        QVERIFY(post.sink.notify("clear"));
        post.world.clock.advance(2min);
        QCOMPARE(post.work(), 2);
        QVERIFY(!fault());
    }

    void refusedForGood()
    {
        START_POST(post);
        const auto document = post.sent();
        QVERIFY(post.sink.notify("rcpt 550 5.1.1 no such user <" + document.invitations.at(0).guid.toUtf8() +
                                 ">"));
        QCOMPARE(post.work(), 1);
        QCOMPARE(post.shown(document.id, "mailState"), QStringLiteral("failed"));
        QVERIFY(post.shown(document.id, "mailError").contains(QStringLiteral("550 5.1.1 no such user")));
        const auto after = post.world.reload(document.id);
        QCOMPARE(after.histories.constLast().event, domain::HistoryEvent(domain::HistoryEvent::MailFailed));
        QVERIFY(after.histories.constLast().detail.contains(ada));
        QVERIFY(!after.histories.constLast().detail.contains(document.invitations.at(0).guid));
        QCOMPARE(domain::firstBrokenLink(after.histories), -1);
        QCOMPARE(post.world.stores->outbox.jobsOf(document.id)->size(), 0);
        // It can still be signed, and sending the document back unchanged is no change.
        const auto again = post.world.service->documents().update(
            post.world.actor, document.id,
            wire::patchFromJson({{QStringLiteral("mailState"), QStringLiteral("sent")}}).value());
        QVERIFY(again);
        QCOMPARE(again->version, after.version);
        QVERIFY(post.world.sign(document, 1));
    }

    void unusableAddressIsToldAtOnce()
    {
        START_POST(post);
        const auto document = post.sent([](domain::Document& d) {
            d.invitations[0].recipientEmail = QStringLiteral("a..da@example.org");
        });
        QCOMPARE(post.work(), 1);
        QCOMPARE(post.shown(document.id, "mailState"), QStringLiteral("failed"));
        QVERIFY(post.shown(document.id, "mailError").contains(QStringLiteral("before the @")));
        QVERIFY(post.sink.nothing());
    }

    void givenUpAfterThreeDays()
    {
        START_POST(post);
        post.sink.stop(); // nobody listens any more
        const auto document = post.sent();
        const Timestamp begin = post.world.clock.now();
        int tries = 0;
        while (!post.world.stores->outbox.jobsOf(document.id)->isEmpty() && tries < 100) {
            QCOMPARE(post.work(), 1);
            ++tries;
            if (post.last.notBefore > post.world.clock.now()) post.world.clock.set(post.last.notBefore);
        }
        const auto took = post.world.clock.now() - begin;
        QVERIFY2(took > 60h && took < 80h, qPrintable(QString::number(took / 1h)));
        QVERIFY(tries >= 14 && tries <= 18);
        QCOMPARE(post.shown(document.id, "mailState"), QStringLiteral("failed"));
        QCOMPARE(test::events(post.world.reload(document.id)).count(QStringLiteral("mail_failed")), 1);
    }

    void unwantedMailsAreDropped_data()
    {
        QTest::addColumn<QString>("meanwhile");
        for (const char* what : {"signed", "cancelled", "deleted"})
            QTest::newRow(what) << QString::fromLatin1(what);
    }
    void unwantedMailsAreDropped()
    {
        QFETCH(QString, meanwhile);
        START_POST(post);
        post.choose(
            [](domain::NotificationSetting& choices) { choices.onSigned = choices.onCompleted = false; });
        QVERIFY(post.sink.notify("mail 451 4.3.0 later"));
        const auto document = post.sent();
        QCOMPARE(post.work(), 1);
        if (meanwhile == QStringLiteral("signed")) {
            QVERIFY(post.world.sign(document, 1));
        } else if (meanwhile == QStringLiteral("cancelled")) {
            QVERIFY(post.world.service->documents().update(
                post.world.actor, document.id, test::statusPatch(domain::SigningStatus::Cancelled)));
        } else {
            QVERIFY(post.world.service->documents().remove(post.world.actor, document.id));
            QVERIFY(post.world.service->documents().purge(post.world.actor, document.id));
        }
        QVERIFY(post.sink.notify("clear"));
        post.world.clock.advance(2min);
        post.work();
        const auto left = post.world.stores->outbox.jobsOf(document.id).value();
        for (const auto& job : left)
            QVERIFY(job.kind != store::JobKind::Mail);
        if (meanwhile == QStringLiteral("cancelled")) { // that is reported instead
            const QJsonObject mail = post.sink.next();
            QVERIFY(SmtpSink::header(mail, "Subject").startsWith(QStringLiteral("Cancelled:")));
        }
        QVERIFY(post.sink.nothing());
    }

    void oneTimeCode()
    {
        START_POST(post);
        const auto document = post.sent();
        QCOMPARE(post.work(), 1);
        (void)post.sink.next();
        Notice notice;
        notice.kind = NoticeKind::Code;
        notice.invitation = document.invitations.at(0).guid;
        notice.key = QStringLiteral("code:1");
        notice.code = QStringLiteral("481502");
        {
            auto transaction = store::Transaction::begin(*post.world.database).value();
            QVERIFY(queueNotice(post.world.stores->outbox, transaction, true, document.id, notice,
                                post.world.clock.now()));
            QVERIFY(transaction.commit());
        }
        QCOMPARE(post.work(), 1);
        const QJsonObject mail = post.sink.next();
        QVERIFY(SmtpSink::text(mail).contains(QStringLiteral("481502")));
        QVERIFY(!SmtpSink::header(mail, "Subject").contains(QStringLiteral("481502")));
        QVERIFY(!MailJobs::delayAfter(NoticeKind::Code, 8)); // an old code is useless
        QVERIFY(MailJobs::delayAfter(NoticeKind::Code, 4));
    }
};

INK_TEST(TestMailJobs, "tst_mailjobs")

} // namespace tst_mailjobs

#include "tst_mailjobs.moc"
