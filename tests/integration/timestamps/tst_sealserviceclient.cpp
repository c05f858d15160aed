// Completed documents and real authorities over HTTP: available, hanging, failing, switched off and on again.
#include "app/domain/document/document.h"
#include "app/domain/history/history.h"
#include "app/domain/history/historyrecord.h"
#include "app/pdf/file/attachments.h"
#include "app/pdf/verify/verifier.h"
#include "app/service/documents/documents.h"
#include "app/service/files/downloads.h"
#include "app/service/sealing/sealraiser.h"
#include "app/service/timestamps/fetch.h"
#include "app/service/timestamps/sealserviceclient.h"
#include "app/store/schema/opendatabase.h"
#include "tests/support/authorities.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"
#include "tests/unit/service/world.h"

#include <QProcess>
#include <QTest>

namespace tst_sealserviceclient {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;
using domain::SigningStatus;
using pdf::SealLevel;
using ArtifactKind = store::DocumentStore::ArtifactKind;
using service::SealRaiser;
using service::timestamps::SealServiceClient;
using service::timestamps::SealServices;

class TestSealServiceClient final : public QObject
{
    Q_OBJECT

private:
    /** A service whose seals use the authorities. */
    struct Service
    {
        explicit Service(SealServices help) : helpers(SealServiceClient::make(std::move(help)).value())
        {
            world.clock.set(SystemClock().now());
            service::Finalizer::Options options;
            options.plan = [this] { return plan(); };
            world.finalizer = std::make_unique<service::Finalizer>(
                *world.stores, world.clock, [this] { return Result<pdf::SealKey>(key); }, options);
            raiser = std::make_unique<SealRaiser>(*world.stores, world.clock, [this] { return plan(); });
        }
        pdf::SealPlan plan() const { return wanted ? helpers->plan() : pdf::SealPlan(); }
        domain::Document finished()
        {
            auto creation = world.simple(SigningStatus::InProgress);
            creation.document.setting.postBackUrl = u"https://example.org/done"_s;
            const auto sent = world.create(creation);
            if (!world.sign(sent, 1)) return {};
            return world.finalized(sent.id);
        }
        domain::Document told(domain::DocumentId id) const
        {
            return world.service->documents().retrieve(world.actor, id).value();
        }
        QByteArray file(domain::DocumentId id, ArtifactKind kind = ArtifactKind::Signed) const
        {
            const auto artifacts = world.stores->documents.artifacts(id).value();
            for (const auto& artifact : artifacts) {
                if (artifact.kind != kind) continue;
                auto blob = world.stores->blobs.read(artifact.sha256).value();
                if (!blob.map()) return {};
                return QByteArray(blob.bytes().constData(), blob.bytes().size());
            }
            return {};
        }
        QString level(domain::DocumentId id) const { return extra(id, "sealLevel"_L1); }
        QString extra(domain::DocumentId id, QLatin1StringView name) const
        {
            return wire::toJson(told(id)).value(name).toString();
        }

        World world;
        std::unique_ptr<SealServiceClient> helpers;
        std::unique_ptr<SealRaiser> raiser;
        pdf::SealKey key = testKey();
        bool wanted = true;
    };

    SealServices help(SealLevel level, const QStringList& paths = {u"/tsa"_s}) const
    {
        SealServices help;
        for (const QString& path : paths)
            help.authorities.append(m_authorities->url(path));
        help.level = level;
        help.roots = {m_authorities->rootPem()};
        help.timeout = std::chrono::milliseconds(400);
        help.policy.allowsLoopback = true;
        help.skipTime = std::chrono::milliseconds(0);
        return help;
    }
    pdf::SealKey authoritysKey() const
    {
        return pdf::SealKey::fromPkcs12(m_authorities->p12(u"rsa"_s), Secret(Authorities::passphrase()))
            .value();
    }
    void judged(const QByteArray& bytes, int stamps) const;

    std::unique_ptr<Authorities> m_authorities;

private Q_SLOTS:
    void initTestCase()
    {
        if (!requireProgram("openssl")) return;
        m_authorities = std::make_unique<Authorities>();
        QVERIFY2(m_authorities->problem().isEmpty(), qPrintable(m_authorities->problem()));
    }
    void cleanupTestCase() { m_authorities.reset(); }

    void levels_data();
    void levels();
    void withoutAuthoritiesNothingChanges();
    void thoseThatFailAreNotWaitedFor_data();
    void thoseThatFailAreNotWaitedFor();
    void theOneBehindItHelps();
    void aPasswordIsSentToItsOwner();
    void whoDidNotAnswerIsLeftAlone();
    void addressesOfCertificatesStayOutside();
    void fetchIsBounded_data();
    void fetchIsBounded();
    void badOptionsAreTold_data();
    void badOptionsAreTold();
    void thePlugIsPulled();
    void aSharedCertificateIsRaisedOnce();
    void anotherInstanceTakesOver();
    void itIsNotTriedForEver();
    void anOperatorWhoWantsLessIsObeyed();
};

void TestSealServiceClient::judged(const QByteArray& bytes, int stamps) const
{
    const QString path = m_authorities->path(u"judged.pdf"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    file.close();
    const auto run = [](const QString& program, const QStringList& arguments) {
        QProcess process;
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(program, arguments);
        process.waitForFinished(20'000);
        return std::pair(process.exitCode(), process.readAll());
    };
    const auto [checked, qpdf] = run(u"qpdf"_s, {u"--check"_s, path});
    QVERIFY2(checked == 0, qpdf.constData());
    const auto [code, poppler] = run(u"pdfsig"_s, {u"-nocert"_s, path});
    QVERIFY2(code >= 0 && poppler.count("Signature is Valid") == 1, poppler.constData());
    QCOMPARE(poppler.count("Inkstone time-stamp"), stamps);
    pdf::VerifyOptions options;
    options.now = SystemClock().now();
    options.trustedCertificates = {m_authorities->rootPem()};
    const auto report = pdf::verifyPdf(bytes, options);
    QCOMPARE(report.integrity, pdf::Integrity::Intact);
    QCOMPARE(report.signatures.size(), 1 + stamps);
}

void TestSealServiceClient::levels_data()
{
    QTest::addColumn<SealLevel>("level");
    QTest::addColumn<int>("stamps");
    QTest::newRow("B-T") << SealLevel::T << 0;
    QTest::newRow("B-LT") << SealLevel::LT << 0;
    QTest::newRow("B-LTA") << SealLevel::LTA << 1;
}

void TestSealServiceClient::levels()
{
    QFETCH(SealLevel, level);
    QFETCH(int, stamps);
    Service service(help(level));
    service.key = authoritysKey();
    const auto done = service.finished();
    QCOMPARE(done.status, SigningStatus::Completed);
    const auto told = service.told(done.id);
    QVERIFY(told.seal);
    QCOMPARE(told.seal->level, pdf::sealLevelName(level));
    QVERIFY(told.seal->pendingLevel.isEmpty() && told.waitingFor.isEmpty());
    QVERIFY(told.histories.constLast().detail.contains(u"time-stamp by 127.0.0.1"_s));
    QCOMPARE(service.world.stores->outbox.jobsOf(done.id)->size(), 1); // the callback
    for (const auto kind : {ArtifactKind::Signed, ArtifactKind::Certificate})
        judged(service.file(done.id, kind), stamps);

    // The history in the file is consistent, and is that of the document up to the seal.
    const auto found = pdf::readAttachments(service.file(done.id), u"history.json"_s).value();
    QCOMPARE(found.size(), 1);
    const auto history = domain::verifyHistory(found.constFirst().bytes);
    QVERIFY2(history.isChainIntact, qPrintable(history.problem.english()));
    QCOMPARE(history.entries, told.histories.first(told.histories.size() - 1));
    QCOMPARE(history.files.constFirst().sha256, done.files.constFirst().sha256);
}

void TestSealServiceClient::withoutAuthoritiesNothingChanges()
{
    Service service(help(SealLevel::B, {}));
    const auto done = service.finished();
    QCOMPARE(service.level(done.id), u"B-B"_s);
    QVERIFY(service.extra(done.id, "sealAwaits"_L1).isEmpty());
    QVERIFY(!done.histories.constLast().detail.contains(u"level"_s));
    judged(service.file(done.id), 0);
}

void TestSealServiceClient::thoseThatFailAreNotWaitedFor_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("word");
    QTest::newRow("hangs") << u"/hang"_s << u"the request timed out"_s;
    QTest::newRow("500") << u"/500"_s << u"answered with status 500"_s;
    QTest::newRow("redirect") << u"/redirect"_s << u"answered with status 302"_s;
    QTest::newRow("too much") << u"/flood"_s << u"too large"_s;
    QTest::newRow("another nonce") << u"/nonce"_s << u"different request"_s;
    QTest::newRow("expired") << u"/expired"_s << u"expired"_s;
    QTest::newRow("unknown") << u"/unknown"_s << u"trusted authority"_s;
}

void TestSealServiceClient::thoseThatFailAreNotWaitedFor()
{
    QFETCH(QString, path);
    QFETCH(QString, word);
    auto how = help(SealLevel::T, {path});
    // A file doesn't wait again for a service that the previous one waited for.
    how.skipTime = std::chrono::seconds(30);
    Service service(std::move(how));
    const auto done = service.finished();
    QCOMPARE(done.status, SigningStatus::Completed);
    QCOMPARE(service.level(done.id), u"B-B"_s);
    QCOMPARE(service.extra(done.id, "sealAwaits"_L1), u"B-T"_s);
    const QString waits = service.told(done.id).waitingFor.english();
    QVERIFY2(waits.startsWith(u"Sealed at level B-B. Level B-T is pending: "_s) && waits.contains(word),
             qPrintable(waits));
    QVERIFY(done.histories.constLast().detail.contains(u"it will be raised to B-T"_s));
    judged(service.file(done.id), 0);
    const auto jobs = service.world.stores->outbox.jobsOf(done.id).value();
    QCOMPARE(jobs.size(), 2);
    QVERIFY(jobs.at(0).kind == store::JobKind::Timestamp || jobs.at(1).kind == store::JobKind::Timestamp);
}

void TestSealServiceClient::theOneBehindItHelps()
{
    Service service(help(SealLevel::T, {u"/hang"_s, u"/500"_s, u"/tsa"_s}));
    const auto done = service.finished();
    QCOMPARE(service.level(done.id), u"B-T"_s);
}

void TestSealServiceClient::aPasswordIsSentToItsOwner()
{
    auto how = help(SealLevel::T, {u"/tsa-auth"_s});
    how.authorities[0].replace(u"//"_s, u"//ink@"_s);
    how.password = Secret("stone");
    Service service(how);
    QCOMPARE(service.level(service.finished().id), u"B-T"_s);
    how.password = Secret("wood");
    Service refused(how);
    const auto done = refused.finished();
    QCOMPARE(refused.level(done.id), u"B-B"_s);
    const QString waits = refused.told(done.id).waitingFor.english();
    QVERIFY2(waits.contains(u"answered with status 401"_s) && !waits.contains(u"wood"_s) &&
                 !waits.contains(u"ink@"_s),
             qPrintable(waits));
}

void TestSealServiceClient::whoDidNotAnswerIsLeftAlone()
{
    auto how = help(SealLevel::T, {u"/500"_s});
    how.skipTime = std::chrono::seconds(30);
    Service service(std::move(how));
    const int before = m_authorities->requests();
    (void)service.finished();
    (void)service.finished();
    QCOMPARE(m_authorities->requests() - before, 1); // four files, one request
}

void TestSealServiceClient::addressesOfCertificatesStayOutside()
{
    auto how = help(SealLevel::LT);
    how.policy = {}; // as for callbacks: this machine is excluded
    Service service(std::move(how));
    service.key = authoritysKey();
    const auto done = service.finished();
    // The operator chooses the authority, but not the other addresses.
    QCOMPARE(service.level(done.id), u"B-T"_s);
    const QString waits = service.told(done.id).waitingFor.english();
    QVERIFY2(waits.contains(u"this address is not allowed"_s), qPrintable(waits));
}

void TestSealServiceClient::fetchIsBounded_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<QString>("word");
    QTest::newRow("file") << u"file:///etc/passwd"_s << u"the address is invalid"_s;
    QTest::newRow("ftp") << u"ftp://127.0.0.1/x"_s << u"the address is invalid"_s;
    QTest::newRow("ldap") << u"ldap://127.0.0.1/x"_s << u"the address is invalid"_s;
    QTest::newRow("https where http is meant") << u"https://127.0.0.1/x"_s << u"the address is invalid"_s;
    QTest::newRow("loopback") << m_authorities->url(u"/tsa"_s) << u"not allowed"_s;
    QTest::newRow("loopback by name")
        << m_authorities->url(u"/tsa"_s).replace(u"127.0.0.1"_s, u"localhost"_s) << u"not allowed"_s;
    QTest::newRow("mapped") << m_authorities->url(u"/tsa"_s).replace(u"127.0.0.1"_s, u"[::ffff:127.0.0.1]"_s)
                            << u"not allowed"_s;
    QTest::newRow("private") << u"http://10.0.0.1/x"_s << u"not allowed"_s;
    QTest::newRow("link-local") << u"http://169.254.169.254/latest"_s << u"not allowed"_s;
}

void TestSealServiceClient::fetchIsBounded()
{
    QFETCH(QString, url);
    QFETCH(QString, word);
    service::timestamps::FetchRequest request;
    request.url = url;
    request.policy = service::CallbackPolicy{};
    request.isHttpOnly = true;
    request.timeout = std::chrono::seconds(2);
    const int before = m_authorities->requests();
    const auto answer = service::timestamps::fetch(request);
    QVERIFY(!answer);
    QVERIFY2(answer.error().detail.english().contains(word), qPrintable(answer.error().detail.english()));
    QCOMPARE(m_authorities->requests(), before);
}

void TestSealServiceClient::badOptionsAreTold_data()
{
    QTest::addColumn<QString>("url");
    QTest::newRow("no address") << u"tsa.example"_s;
    QTest::newRow("another protocol") << u"ftp://tsa.example/"_s;
    QTest::newRow("a password in it") << u"https://me:secret@tsa.example/"_s;
}

void TestSealServiceClient::badOptionsAreTold()
{
    QFETCH(QString, url);
    SealServices how;
    how.authorities = {url};
    const auto made = SealServiceClient::make(how);
    QVERIFY(!made);
    QCOMPARE(made.error().code, ErrorCode::Validation);
    QVERIFY2(!made.error().detail.english().contains(u"secret"_s), qPrintable(made.error().detail.english()));
}

/** Recipients from whom the same files are hidden share a certificate, also afterwards. */
void TestSealServiceClient::aSharedCertificateIsRaisedOnce()
{
    Service service(help(SealLevel::T));
    service.key = authoritysKey();
    m_authorities->setDown(true);
    const auto done = service.finished();
    m_authorities->setDown(false);
    auto& documents = service.world.stores->documents;
    auto artifacts = documents.artifacts(done.id).value();
    auto theirs = *std::find_if(artifacts.begin(), artifacts.end(),
                                [](const auto& one) { return one.kind == ArtifactKind::Certificate; });
    const QString old = theirs.sha256;
    theirs.kind = ArtifactKind::RecipientCertificate;
    for (const qint64 recipient : {1, 2}) {
        theirs.recipient = domain::InvitationId(recipient);
        artifacts.append(theirs);
    }
    auto transaction = store::Transaction::begin(*service.world.database).value();
    QVERIFY(documents.setArtifacts(transaction, done.id, artifacts));
    QVERIFY(transaction.commit());
    service.world.clock.advance(std::chrono::minutes(1));
    const auto job = service.world.takeJob(store::JobKind::Timestamp);
    QVERIFY(job);
    QVERIFY(!service.raiser->run(*job));
    QSet<QString> certificates;
    const auto raised = documents.artifacts(done.id).value();
    for (const auto& artifact : raised)
        if (artifact.kind != ArtifactKind::Signed) certificates.insert(artifact.sha256);
    QCOMPARE(certificates.size(), 1);
    QVERIFY(!certificates.contains(old));
}

/** Switched off, a document is completed anyway with its pending level; on again, the level is raised. */
void TestSealServiceClient::thePlugIsPulled()
{
    Service service(help(SealLevel::LTA));
    service.key = authoritysKey();
    m_authorities->setDown(true);
    const auto done = service.finished();
    QCOMPARE(done.status, SigningStatus::Completed);
    QCOMPARE(service.level(done.id), u"B-B"_s);
    QCOMPARE(service.world.stores->deliveries.list(done.id)->size(), 2); // notified as usual
    const QByteArray delivered = service.file(done.id);
    const QByteArray certificate = service.file(done.id, ArtifactKind::Certificate);
    judged(delivered, 0);
    QVERIFY(!service.world.takeJob(store::JobKind::Timestamp)); // in a minute

    service.world.clock.advance(std::chrono::minutes(1));
    auto job = service.world.takeJob(store::JobKind::Timestamp);
    QVERIFY(job);
    const auto retry = service.raiser->run(*job);
    QVERIFY(retry);
    QVERIFY2(retry->reason.english().contains(u"answered with status 503"_s),
             qPrintable(retry->reason.english()));
    QVERIFY(retry->notBefore > service.world.clock.now());
    QVERIFY(service.world.stores->outbox.retryLater(job->id, retry->notBefore, retry->reason));
    QCOMPARE(service.file(done.id), delivered);

    m_authorities->setDown(false);
    service.world.clock.set(retry->notBefore);
    job = service.world.takeJob(store::JobKind::Timestamp);
    QVERIFY(job);
    QVERIFY(!service.raiser->run(*job));
    const auto raised = service.told(done.id);
    QVERIFY(raised.seal);
    QCOMPARE(raised.seal->level, u"B-LTA"_s);
    QVERIFY(raised.seal->pendingLevel.isEmpty() && raised.waitingFor.isEmpty());
    QCOMPARE(raised.histories.constLast().event, domain::HistoryEvent(domain::HistoryEvent::SealRaised));
    QVERIFY(raised.histories.constLast().detail.startsWith(u"From B-B to B-LTA, time-stamp by "_s));
    QCOMPARE(domain::firstBrokenLink(raised.histories), -1);
    QVERIFY(service.file(done.id).startsWith(delivered));
    QVERIFY(service.file(done.id, ArtifactKind::Certificate).startsWith(certificate));
    judged(service.file(done.id), 2);
    judged(service.file(done.id, ArtifactKind::Certificate), 2);
    QCOMPARE(service.world.service->downloads()
                 .download(service.world.actor, done.id, u"esign"_s, {})
                 ->blob->size(),
             service.file(done.id).size());
    QCOMPARE(service.world.stores->deliveries.list(done.id)->size(), 2); // not notified again

    // The process that raised it died before it recorded that: the job runs again.
    const auto before = service.world.reload(done.id);
    QVERIFY(!service.raiser->run(*job));
    QCOMPARE(service.world.reload(done.id), before);
    QVERIFY(!service.world.takeJob(store::JobKind::Timestamp));
}

void TestSealServiceClient::anotherInstanceTakesOver()
{
    Service service(help(SealLevel::T));
    m_authorities->setDown(true);
    const auto done = service.finished();
    m_authorities->setDown(false);
    service.world.clock.advance(std::chrono::minutes(1));
    QVERIFY(service.world.takeJob(store::JobKind::Timestamp)); // … and this worker is killed
    QVERIFY(!service.world.takeJob(store::JobKind::Timestamp));
    service.world.clock.advance(service::OutboxWorker::leaseTime + std::chrono::seconds(1));
    const auto job = service.world.takeJob(store::JobKind::Timestamp);
    QVERIFY(job);

    // Two workers at once: one of them wins, and nothing is done twice.
    const auto database =
        store::openSqlite(service.world.folder.filePath(u"inkstone.db"_s), store::Schema::Service).value();
    service::Stores others(*database,
                           store::BlobStore::open(service.world.folder.filePath(u"blobs"_s)).value());
    SealRaiser other(others, service.world.clock, [&] { return service.plan(); });
    QVERIFY(!other.run(*job));
    QVERIFY(!service.raiser->run(*job));
    const auto raised = service.world.reload(done.id);
    QCOMPARE(events(raised).count(u"seal_raised"_s), 1);
    QCOMPARE(service.level(done.id), u"B-T"_s);
    judged(service.file(done.id), 1);
}

void TestSealServiceClient::itIsNotTriedForEver()
{
    Service service(help(SealLevel::T, {u"/500"_s}));
    const auto done = service.finished();
    service.world.clock.advance(SealRaiser::maxRaiseTime + std::chrono::hours(1));
    const auto job = service.world.takeJob(store::JobKind::Timestamp);
    QVERIFY(job);
    QVERIFY(!service.raiser->run(*job));
    const auto told = service.told(done.id);
    QVERIFY(told.seal);
    QCOMPARE(told.seal->level, u"B-B"_s);
    QVERIFY(told.seal->pendingLevel.isEmpty() && told.waitingFor.isEmpty());
    QVERIFY(told.seal->reason.english().contains(u"answered with status 500"_s));
    QCOMPARE(told.histories.constLast().event, domain::HistoryEvent(domain::HistoryEvent::SealStays));
    QVERIFY(service.world.stores->outbox.jobsOf(done.id)->size() == 1);
}

void TestSealServiceClient::anOperatorWhoWantsLessIsObeyed()
{
    Service service(help(SealLevel::T, {u"/500"_s}));
    const auto done = service.finished();
    service.wanted = false;
    service.world.clock.advance(std::chrono::minutes(1));
    const auto job = service.world.takeJob(store::JobKind::Timestamp);
    QVERIFY(job);
    QVERIFY(!service.raiser->run(*job));
    QVERIFY(service.extra(done.id, "sealAwaits"_L1).isEmpty());
    QCOMPARE(service.told(done.id).histories.constLast().event,
             domain::HistoryEvent(domain::HistoryEvent::SealStays));
}

INK_TEST(TestSealServiceClient, "tst_sealserviceclient")

} // namespace tst_sealserviceclient

#include "tst_sealserviceclient.moc"
