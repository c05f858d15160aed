// Every operation of the contract's §5 by the workstation's own client with the real embedded service.
#include "app/api/apiclient.h"
#include "app/api/networktransport.h"
#include "app/api/signercalls.h"
#include "app/domain/document/document.h"
#include "app/domain/history/questions.h"
#include "app/domain/routing/reasons.h"
#include "app/pdf/crypto/signeddata.h"
#include "app/pdf/crypto/signingalgorithms.h"
#include "app/service/host/servicehost.h"
#include "tests/support/builders.h"
#include "tests/support/opensslcard.h"
#include "tests/support/paths.h"
#include "tests/support/testmain.h"

#include <QCryptographicHash>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QNetworkRequest>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace tst_allrows {

using namespace ink;
using namespace ink::api;
using namespace ink::domain;

namespace {

/** Passes requests on and records the operations. */
class NotingTransport final : public Transport
{
public:
    explicit NotingTransport(NetworkTransport::Options options) : m_out(std::move(options)) {}
    QUrl baseUrl() const override { return m_out.baseUrl(); }
    std::unique_ptr<Exchange> send(const Request& request, ResponseHandler answer,
                                   ProgressHandler progress) override
    {
        QString path = request.path;
        while (path.endsWith(QLatin1Char('/')))
            path.chop(1);
        asked.insert(QString::fromLatin1(methodName(request.method)) + QLatin1Char(' ') + path);
        return m_out.send(request, std::move(answer), std::move(progress));
    }
    QSet<QString> asked;

private:
    NetworkTransport m_out;
};

QString sample(const QString& name)
{
    return ink::test::sourcePath(QStringLiteral("resources/samples/")) + name;
}

/** Runs one call to its end. */
template <typename T, typename Start> Result<T> got(Start start)
{
    std::optional<Result<T>> result;
    start([&result](Result<T> r) { result = std::move(r); });
    if (result) return fail(ErrorCode::Internal, Message::literal(QStringLiteral("called back too early")));
    if (!QTest::qWaitFor([&result] { return result.has_value(); }, 20'000)) return fail(ErrorCode::Timeout);
    return *std::move(result);
}

template <typename T> QByteArray wordsOf(const Result<T>& result)
{
    if (result) return {};
    QString words = result.error().detail.english();
    for (const FieldIssue& issue : result.error().fields)
        words += QStringLiteral(" [%1: %2]").arg(issue.field, issue.message.english());
    return words.toUtf8();
}

} // namespace

#define INK_GOT(name, T, call)                                                                               \
    const Result<T> name = got<T>([&](Done<T> done) { (call); });                                            \
    QVERIFY2(name, wordsOf(name).constData())

class TestAllRows final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    SystemClock m_clock;
    std::unique_ptr<service::ServiceHost> m_host;
    std::unique_ptr<NotingTransport> m_transport;
    std::unique_ptr<ApiClient> m_client;
    const QList<Upload> m_agreement{
        {QStringLiteral("agreement.pdf"), sample(QStringLiteral("agreement.pdf"))}};

    /** A document of one signer with a signature and a text field. */
    static Document wanted(SigningStatus status, const QString& title)
    {
        Document document = test::emptyDraft(title);
        document.status = status;
        document.guid.clear();
        document.invitations = {test::invitation(QStringLiteral("Ada"), QStringLiteral("ada@example.com"))};
        document.tags = {test::tag(TagType::Signature, QStringLiteral("Signature 1"), 1, 1, 72, 200),
                         test::tag(TagType::Text, QStringLiteral("Place"), 1, 1, 72, 320)};
        return document;
    }
    Result<Document> create(const Document& document)
    {
        return got<Document>([&](Done<Document> done) {
            m_client->create(document, m_agreement, QUuid::createUuid().toString(QUuid::WithoutBraces), this,
                             std::move(done));
        });
    }
    Result<Document> retrieve(DocumentId id)
    {
        return got<Document>([&](Done<Document> done) { m_client->retrieve(id, this, std::move(done)); });
    }
    static wire::SignerValues valuesOf(const wire::SignerView& view)
    {
        wire::SignerValues values;
        for (const wire::SignerTag& one : view.tags) {
            const bool drawn = isSignatureLike(one.tag.type);
            values.values.append({one.tag.id, drawn ? QString() : QStringLiteral("Ellery"),
                                  drawn ? test::tinyPng() : QByteArray()});
        }
        return values;
    }

private Q_SLOTS:
    void initTestCase()
    {
        service::ServiceHost::Options options;
        options.dataFolder = m_dir.filePath(QStringLiteral("service"));
        auto host = service::ServiceHost::start(options, m_clock);
        QVERIFY2(host, wordsOf(host).constData());
        m_host = std::move(*host);
        const auto key = m_host->localKey();
        QVERIFY(key);
        NetworkTransport::Options out;
        out.baseUrl = QUrl(m_host->baseUrl());
        out.key = *key;
        m_transport = std::make_unique<NotingTransport>(out);
        m_client = std::make_unique<ApiClient>(*m_transport, RetryPolicy::never());
    }

    void account()
    {
        INK_GOT(ready, void, m_client->checkReady(this, std::move(done)));
        INK_GOT(login, AccountDetails, m_client->login(this, std::move(done)));
        INK_GOT(details, AccountDetails, m_client->accountDetails(this, std::move(done)));
        QCOMPARE(login->email, details->email);
        QCOMPARE(details->feePerDocumentCents, 50);
        wire::SettingsPatch patch;
        patch.userSetting.emplace().set(&domain::UserSetting::defaultExpireDays, 30);
        patch.notificationSetting.emplace().set(&domain::NotificationSetting::copyTo,
                                                QStringList{QStringLiteral("archive@example.com")});
        INK_GOT(changed, AccountDetails, m_client->updateSettings(patch, this, std::move(done)));
        QCOMPARE(changed->userSetting.defaultExpireDays, 30);
        QCOMPARE(changed->userSetting.timeZone, details->userSetting.timeZone);
        QCOMPARE(changed->notificationSetting.copyTo.size(), 1);
        patch = {};
        patch.userSetting.emplace().set(&domain::UserSetting::timeZone, QStringLiteral("Moon/Tycho"));
        const auto refused = got<AccountDetails>(
            [&](Done<AccountDetails> done) { m_client->updateSettings(patch, this, std::move(done)); });
        QVERIFY(!refused);
        QCOMPARE(refused.error().fields.first().field, QStringLiteral("userSetting.timeZone"));
        INK_GOT(out, void, m_client->logout(this, std::move(done)));
    }

    void keysAndCallbacks()
    {
        INK_GOT(made, wire::CreatedKey,
                m_client->createKey({QStringLiteral("Office"), m_clock.now() + std::chrono::hours(1), {}, {}},
                                    this, std::move(done)));
        QVERIFY(made->secret.reveal().endsWith(made->info.lastFour.toLatin1()));
        QVERIFY(made->info.expires);
        INK_GOT(next, wire::CreatedKey, m_client->rotateKey(made->info.id, this, std::move(done)));
        QCOMPARE(next->info.name, QStringLiteral("Office"));
        INK_GOT(revoked, void, m_client->revokeKey(made->info.id, this, std::move(done)));
        INK_GOT(keys, QList<ApiKeyInfo>, m_client->apiKeys(this, std::move(done)));
        QCOMPARE(keys->size(), 2);
        QCOMPARE(keys->last(), next->info);
        INK_GOT(usage, UsageStatement, m_client->usage({}, this, std::move(done)));
        QVERIFY(usage->charges.isEmpty());
        INK_GOT(secret, Secret, m_client->callbackSecret(this, std::move(done)));
        INK_GOT(other, Secret, m_client->rotateCallbackSecret(this, std::move(done)));
        QVERIFY(!other->isEmpty() && !(*other == *secret));
        INK_GOT(none, wire::AccountDeliveries,
                m_client->allDeliveries(QStringLiteral("waiting"), 1, 20, this, std::move(done)));
        QVERIFY(none->deliveries.isEmpty() && !none->hasMore);
    }

    void drafts()
    {
        const auto draft = create(wanted(SigningStatus::Draft, QStringLiteral("Draft")));
        QVERIFY2(draft, wordsOf(draft).constData());
        const DocumentId id = draft->id;
        DocumentQuery query;
        query.text = QStringLiteral("Draft");
        INK_GOT(page, DocumentPage, m_client->list(query, this, std::move(done)));
        QCOMPARE(page->total, 1);
        const Upload annex{QStringLiteral("annex.pdf"), sample(QStringLiteral("annex.pdf"))};
        INK_GOT(added, Document, m_client->addFiles(id, {annex}, this, std::move(done)));
        INK_GOT(files, QList<File>, m_client->files(id, this, std::move(done)));
        QCOMPARE(files->size(), 2);
        QCOMPARE(files->at(1).name, annex.name);
        INK_GOT(bytes, QByteArray, m_client->fileBytes(id, files->at(1).id, this, std::move(done)));
        QFile original(annex.path);
        QVERIFY(original.open(QIODevice::ReadOnly));
        QCOMPARE(*bytes, original.readAll());
        INK_GOT(removed, void, m_client->removeFile(id, files->at(1).id, this, std::move(done)));

        INK_GOT(before, QList<Invitation>, m_client->invitations(id, this, std::move(done)));
        QList<Invitation> people = *before;
        people.append(test::invitation(QStringLiteral("Ben"), QStringLiteral("ben@example.com")));
        people.last().sequence = 2;
        INK_GOT(after, QList<Invitation>,
                m_client->replaceInvitations(id, people, std::nullopt, this, std::move(done)));
        QCOMPARE(after->size(), 2);
        QCOMPARE(after->at(0).guid, before->at(0).guid);
        QList<Tag> tags = retrieve(id)->tags;
        tags.append(test::tag(TagType::Signature, QStringLiteral("Signature 2"), 1, 2, 300, 200));
        INK_GOT(placed, QList<Tag>, m_client->replaceTags(id, tags, this, std::move(done)));
        QCOMPARE(placed->size(), 3);

        wire::DocumentPatch patch;
        patch.signingStatus = SigningStatus::InProgress;
        INK_GOT(sent, Document, m_client->update(id, patch, QStringLiteral("send-1"), this, std::move(done)));
        QCOMPARE(sent->status, SigningStatus::InProgress);
        QCOMPARE(sent->setting.expireDaysAfterSent, draft->setting.expireDaysAfterSent);
        QCOMPARE(sent->waitingFor, reasons::waitingForOne(Message::literal(QStringLiteral("Ada"))));
        QVERIFY(!sent->invitations.at(1).waitingFor.isEmpty());
        const QString guid = sent->invitations.at(0).guid;
        const auto reminded =
            got<void>([&](Done<void> done) { m_client->remind(id, guid, this, std::move(done)); });
        QVERIFY(!reminded); // this service can't send email and reports that
        QCOMPARE(reminded.error().code, ErrorCode::NotMailed);
        const auto again =
            got<void>([&](Done<void> done) { m_client->remind(id, guid, this, std::move(done)); });
        QVERIFY(!again);
        QCOMPARE(again.error().code, ErrorCode::RateLimit);
        QVERIFY(again.error().retryAfterMs > 500'000);
        QCOMPARE(again.error().detail.english(),
                 QStringLiteral("The last reminder was sent less than ten minutes ago. Try again later."));

        INK_GOT(pdf, ApiClient::Download,
                m_client->download(id, QStringLiteral("original"), {}, this, std::move(done)));
        QVERIFY(pdf->bytes.startsWith("%PDF"));
        INK_GOT(trashed, QList<ApiClient::Removal>, m_client->remove({id}, this, std::move(done)));
        QVERIFY(trashed->first().success);
        QCOMPARE(retrieve(id)->status, SigningStatus::Cancelled);
        patch = {};
        patch.deleted = false;
        INK_GOT(back, Document, m_client->update(id, patch, {}, this, std::move(done)));
        QVERIFY(!back->deleted);
    }

    /** The signature is made outside of the service, by the openssl program. */
    void signingWithACertificate()
    {
        const ink::test::OpenSslCard card;
        QVERIFY(card.isMade());
        Document document = wanted(SigningStatus::InProgress, QStringLiteral("Signed with a certificate"));
        document.setting.signaturePerSigner = true;
        const auto sent = create(document);
        QVERIFY2(sent, wordsOf(sent).constData());
        const QString url = sent->invitations.at(0).signingUrl;
        INK_GOT(view, wire::SignerView, m_client->signer(url).view(this, std::move(done)));
        wire::PrepareRequest request;
        request.certificates = card.chain();
        request.algorithm = QStringLiteral("ECDSA-SHA256");
        request.values = valuesOf(*view);
        INK_GOT(prepared, wire::PreparedSignatures,
                m_client->signer(url).prepare(request, this, std::move(done)));
        QCOMPARE(prepared->files.size(), 1);
        const wire::PreparedFile& file = prepared->files.first();
        INK_GOT(bytes, QByteArray, m_client->signer(url).preparedFile(file.file, this, std::move(done)));
        QCOMPARE(QString::fromLatin1(QCryptographicHash::hash(*bytes, QCryptographicHash::Sha256).toHex()),
                 file.sha256);
        const auto* const algorithm = pdf::signingAlgorithm(request.algorithm);
        const auto cms = pdf::makeSignedData(*algorithm, file.signedAttributes, card.chain(),
                                             card.sign(algorithm->name, file.signedAttributes));
        QVERIFY(cms);
        wire::FinishRequest finishing;
        finishing.hasConsented = true;
        finishing.cms = {{file.file, *cms}};
        INK_GOT(finished, wire::SignerView, m_client->signer(url).finish(finishing, this, std::move(done)));
        QCOMPARE(finished->myStatus, InvitationStatus::Finalized);
        QTRY_COMPARE_WITH_TIMEOUT(retrieve(sent->id)->status, SigningStatus::Completed, 20'000);
    }

    void signingAndDeliveries()
    {
        Document document = wanted(SigningStatus::InProgress, QStringLiteral("Signed"));
        document.setting.postBackUrl = QStringLiteral("http://127.0.0.1:9/closed");
        document.invitations[0].authentications = {
            {AuthenticationType::AccessCode, {}, {}, QStringLiteral("471147")}};
        const auto sent = create(document);
        QVERIFY2(sent, wordsOf(sent).constData());
        const QString url = sent->invitations.at(0).signingUrl;
        INK_GOT(html, QByteArray, m_client->signer(url).page(this, std::move(done)));
        QVERIFY(html->contains("<html"));
        INK_GOT(open, bool, m_client->signer(url).unlock(QStringLiteral("471147"), this, std::move(done)));
        QVERIFY(*open);
        INK_GOT(picture, QByteArray, m_client->signer(url).picture(1, this, std::move(done)));
        QVERIFY(picture->startsWith("\x89PNG"));
        INK_GOT(view, wire::SignerView, m_client->signer(url).view(this, std::move(done)));
        QCOMPARE(view->tags.size(), 2);
        const wire::SignerValues values = valuesOf(*view);
        INK_GOT(saved, wire::SignerView, m_client->signer(url).saveValues(values, this, std::move(done)));
        INK_GOT(finished, wire::SignerView, m_client->signer(url).finish(values, this, std::move(done)));
        QCOMPARE(finished->myStatus, InvitationStatus::Finalized);
        QTRY_COMPARE_WITH_TIMEOUT(retrieve(sent->id)->status, SigningStatus::Completed, 20'000);
        for (const char* content : {"esign", "audit", "esignwithaudit", ""}) {
            INK_GOT(part, ApiClient::Download,
                    m_client->download(sent->id, QString::fromLatin1(content), {}, this, std::move(done)));
            QVERIFY2(part->bytes.startsWith(*content ? "%PDF" : "PK"), content);
            QVERIFY2(!part->fileName.isEmpty(), content);
        }

        // A closed port: the delivery fails with a reason, and is retried on request.
        const auto deliveries = [&] {
            return got<QList<wire::Delivery>>([&](Done<QList<wire::Delivery>> done) {
                m_client->deliveries(sent->id, this, std::move(done));
            });
        };
        QTRY_VERIFY_WITH_TIMEOUT(!deliveries()->isEmpty() && !deliveries()->first().attempts.isEmpty(),
                                 10'000);
        const wire::Delivery first = deliveries()->first();
        QCOMPARE(first.kind, QStringLiteral("json"));
        QCOMPARE(first.state, domain::DeliveryState::Waiting);
        QCOMPARE(first.attempts.first().httpStatus, 0);
        QVERIFY(!first.attempts.first().error.isEmpty());
        QVERIFY(first.nextAttempt);
        INK_GOT(told, void, m_client->redeliver(sent->id, first.id, this, std::move(done)));
        INK_GOT(fromAccount, void, m_client->redeliver(first.id, this, std::move(done)));
        QTRY_VERIFY_WITH_TIMEOUT(deliveries()->first().attempts.size() > 1, 10'000);
    }

    void answering()
    {
        const auto sent = create(wanted(SigningStatus::InProgress, QStringLiteral("Asked about")));
        QVERIFY2(sent, wordsOf(sent).constData());
        INK_GOT(lock, EditLock,
                m_client->acquireEditLock(sent->id, QStringLiteral("desk-4"), this, std::move(done)));
        QVERIFY(lock->isOwn && lock->name.endsWith(QStringLiteral(", desk-4")));
        INK_GOT(unlocked, void, m_client->releaseEditLock(sent->id, this, std::move(done)));
        // Recipients ask on the signing page only.
        QNetworkAccessManager page;
        QNetworkRequest asking(QUrl(sent->invitations.at(0).signingUrl + QStringLiteral("/questions")));
        asking.setHeader(QNetworkRequest::ContentTypeHeader, QByteArray("application/json"));
        const std::unique_ptr<QNetworkReply> asked(
            page.post(asking, QByteArray(R"({"text":"Is the deposit included?"})")));
        QTRY_VERIFY_WITH_TIMEOUT(asked->isFinished(), 10'000);
        QCOMPARE(asked->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt(), 200);
        INK_GOT(answered, void,
                m_client->answerQuestion(sent->id, 1, QStringLiteral("Yes, it is."), this, std::move(done)));
        const QList<Question> all = questionsOf(retrieve(sent->id)->histories);
        QCOMPARE(all.size(), 1);
        QCOMPARE(all.constFirst().answers.value(0).text, QStringLiteral("Yes, it is."));
    }

    void sendingCopies()
    {
        const auto sent = create(wanted(SigningStatus::InProgress, QStringLiteral("Copied")));
        QVERIFY2(sent, wordsOf(sent).constData());
        std::optional<Result<void>> answer;
        m_client->sendSignedCopies(sent->id, {QStringLiteral("archive@example.org")}, this,
                                   [&answer](const Result<void>& result) { answer = result; });
        QTRY_VERIFY_WITH_TIMEOUT(answer.has_value(), 10'000);
        QVERIFY(!*answer && answer->error().code == ErrorCode::State); // not completed
    }

    void attaching()
    {
        Document document = wanted(SigningStatus::InProgress, QStringLiteral("Attached"));
        document.tags.append(test::tag(TagType::Attachment, QStringLiteral("Proof"), 1, 1, 72, 440));
        const auto sent = create(document);
        QVERIFY2(sent, wordsOf(sent).constData());
        const QString url = sent->invitations.at(0).signingUrl;
        const TagId proof = sent->tags.last().id;
        QByteArray slip("Salary: 3 000\n");
        while (slip.size() < 600'000)
            slip += "line " + QByteArray::number(slip.size()) + '\n';
        QFile file(m_dir.filePath(QStringLiteral("pay slip.txt")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(slip) == slip.size());
        file.close();
        QList<std::pair<qint64, qint64>> progress;
        const Upload upload{QStringLiteral("Café & \"paie\".txt"), file.fileName()};
        INK_GOT(
            attached, wire::SignerView,
            m_client->signer(url).attach(proof, upload, this, std::move(done), [&](qint64 now, qint64 all) {
                progress.append({now, all});
            }));
        QVERIFY(!progress.isEmpty());
        QCOMPARE(progress.last(), (std::pair<qint64, qint64>(slip.size(), slip.size())));
        const auto tagIn = [&](const wire::SignerView& view) {
            for (const wire::SignerTag& each : view.tags)
                if (each.tag.id == proof) return each;
            return wire::SignerTag();
        };
        QCOMPARE(tagIn(*attached).fileSize, slip.size());
        QVERIFY2(tagIn(*attached).tag.text.contains(QStringLiteral("Café")),
                 qPrintable(tagIn(*attached).tag.text));
        INK_GOT(detached, wire::SignerView, m_client->signer(url).detach(proof, this, std::move(done)));
        QCOMPARE(tagIn(*detached).fileSize, 0);
        // A rejection is reported, even after everything was sent.
        const auto refused = got<wire::SignerView>([&](Done<wire::SignerView> done) {
            m_client->signer(url).attach(proof, {QStringLiteral("a.pdf"), file.fileName()}, this,
                                         std::move(done));
        });
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::MediaType);
        // Cancelled during the upload.
        std::optional<Result<wire::SignerView>> cancelled;
        const Call call = m_client->signer(url).attach(
            proof, upload, this, [&](Result<wire::SignerView> answer) { cancelled = std::move(answer); }, {});
        call.cancel();
        QTRY_VERIFY(cancelled);
        QCOMPARE((*cancelled).error().code, ErrorCode::Cancelled);
    }

    void absences()
    {
        const auto sent = create(wanted(SigningStatus::InProgress, QStringLiteral("While Ada is away")));
        QVERIFY2(sent, wordsOf(sent).constData());
        const DocumentId id = sent->id;
        const QString guid = sent->invitations.at(0).guid;
        INK_GOT(none, AbsenceList, m_client->absences(this, std::move(done)));
        QVERIFY(none->absences.isEmpty() && none->today.isValid() && none->deputiesByDefault);
        INK_GOT(added, Absence,
                m_client->saveAbsence({0, QStringLiteral("Ada"), sent->invitations.at(0).recipientEmail,
                                       none->today, none->today.addDays(1), QStringLiteral("Eve"),
                                       QStringLiteral("eve@example.org")},
                                      this, std::move(done)));
        INK_GOT(handedOver, void, m_client->delegateToDeputy(id, guid, this, std::move(done)));
        INK_GOT(people, QList<Invitation>, m_client->invitations(id, this, std::move(done)));
        QCOMPARE(people->at(0).recipientName, QStringLiteral("Eve"));
        QCOMPARE(people->at(0).onBehalfOf->email, sent->invitations.at(0).recipientEmail);
        Absence longer = *added;
        longer.until = longer.until.addDays(1);
        INK_GOT(changed, Absence, m_client->saveAbsence(longer, this, std::move(done)));
        QCOMPARE(*changed, longer);
        INK_GOT(removed, void, m_client->removeAbsence(added->id, this, std::move(done)));
    }

    void replacingAFileAndPaper()
    {
        const auto sent = create(wanted(SigningStatus::InProgress, QStringLiteral("Printed")));
        QVERIFY2(sent, wordsOf(sent).constData());
        const Upload annex{QStringLiteral("annex.pdf"), sample(QStringLiteral("annex.pdf"))};
        INK_GOT(replaced, void,
                m_client->replaceFile(sent->id, sent->files.first().id, annex, this, std::move(done)));
        const auto now = retrieve(sent->id);
        QVERIFY2(now, wordsOf(now).constData());
        QCOMPARE(now->files.size(), 1);
        QCOMPARE(now->files.first().name, annex.name);
        const QString guid = now->invitations.first().guid; // a different link
        QVERIFY(guid != sent->invitations.first().guid);
        INK_GOT(recorded, void, m_client->recordPaper(sent->id, guid, annex, this, std::move(done)));
        QTRY_COMPARE_WITH_TIMEOUT(retrieve(sent->id)->status, SigningStatus::Completed, 20'000);
    }

    void rejecting()
    {
        const auto sent = create(wanted(SigningStatus::InProgress, QStringLiteral("Rejected")));
        QVERIFY2(sent, wordsOf(sent).constData());
        INK_GOT(view, wire::SignerView,
                m_client->signer(sent->invitations.at(0).signingUrl)
                    .reject(QStringLiteral("Wrong rent"), this, std::move(done)));
        QCOMPARE(view->myStatus, InvitationStatus::Rejected);
        QCOMPARE(retrieve(sent->id)->status, SigningStatus::Rejected);
    }

    void templatesAndReports()
    {
        Document pattern = wanted(SigningStatus::Draft, QStringLiteral("Offer"));
        pattern.type = DocumentType::RegularTemplate;
        pattern.invitations[0].recipientName = QStringLiteral("Candidate");
        pattern.invitations[0].recipientEmail.clear();
        pattern.tags[1].type = TagType::PrefillableText;
        const auto made = create(pattern);
        QVERIFY2(made, wordsOf(made).constData());

        wire::TemplateUse use;
        use.title = QStringLiteral("Offer for Cy");
        use.invitations = {{QStringLiteral("Cy"), QStringLiteral("cy@example.com"), {}}};
        use.tags = {{{}, QStringLiteral("Place"), QStringLiteral("Ellery")}};
        INK_GOT(one, Document,
                m_client->useTemplate(made->id, use, QStringLiteral("use-1"), this, std::move(done)));
        QCOMPARE(one->templateId, made->id);
        QCOMPARE(one->invitations.first().recipientName, QStringLiteral("Cy"));

        wire::BulkRequest rows;
        rows.rows = {{.recipient = {QStringLiteral("Di"), QStringLiteral("di@example.com")},
                      .values = {{QStringLiteral("Place"), QStringLiteral("Port")}}},
                     {.recipient = {QStringLiteral("Ed"), QStringLiteral("not an address")}},
                     {.recipient = {QStringLiteral("Flo"), QStringLiteral("flo@example.com")}}};
        INK_GOT(answer, wire::BulkResponse,
                m_client->sendBulk(made->id, rows, QStringLiteral("bulk-1"), this, std::move(done)));
        QCOMPARE(answer->documents.size(), 2);
        QCOMPARE(answer->errors.size(), 1);
        QCOMPARE(answer->errors.first().row, 1);
        INK_GOT(repeated, wire::BulkResponse,
                m_client->sendBulk(made->id, rows, QStringLiteral("bulk-1"), this, std::move(done)));
        QCOMPARE(repeated->documents.first().id, answer->documents.first().id);

        INK_GOT(report, wire::ReportPage, m_client->report(made->id, 1, 2, this, std::move(done)));
        QCOMPARE(report->total, 3);
        QCOMPARE(report->rows.size(), 2);
        INK_GOT(csv, ApiClient::Download, m_client->reportCsv(made->id, false, this, std::move(done)));
        QVERIFY(csv->contentType.startsWith("text/csv"));
        QVERIFY(csv->fileName.endsWith(QStringLiteral(".csv")));
        QVERIFY(csv->bytes.contains("flo@example.com"));
    }

    void events()
    {
        EventSubscription wanted;
        wanted.url = QStringLiteral("https://example.com/hook");
        wanted.types = subscribableEvents();
        INK_GOT(added, EventSubscription,
                m_client->addEventSubscription(wanted, QStringLiteral("hook-1"), this, std::move(done)));
        QCOMPARE(added->types, wanted.types);
        INK_GOT(again, EventSubscription,
                m_client->addEventSubscription(wanted, QStringLiteral("hook-1"), this, std::move(done)));
        QCOMPARE(again->id, added->id); // a retry doesn't subscribe twice
        INK_GOT(tested, void, m_client->testEventSubscription(added->id, this, std::move(done)));
        INK_GOT(replayed, wire::ReplayResult, m_client->replayEvents(added->id, 0, this, std::move(done)));
        QVERIFY(replayed->count > 0);
        INK_GOT(paused, EventSubscription,
                m_client->pauseEventSubscription(added->id, true, this, std::move(done)));
        QVERIFY(paused->isPaused);
        INK_GOT(resumed, EventSubscription,
                m_client->pauseEventSubscription(added->id, false, this, std::move(done)));
        QVERIFY(!resumed->isPaused);
        INK_GOT(list, wire::SubscriptionList, m_client->eventSubscriptions(this, std::move(done)));
        QCOMPARE(list->subscriptions.size(), 1);
        INK_GOT(removed, void, m_client->removeEventSubscription(added->id, this, std::move(done)));
        INK_GOT(page, EventPage,
                m_client->changes({.after = 0, .since = {}, .limit = 5}, this, std::move(done)));
        QCOMPARE(page->events.constFirst().number, 1);
        QCOMPARE(page->events.constFirst().type, EventType::Sent);
    }

    void customFields()
    {
        CustomField field;
        field.name = QStringLiteral("region");
        INK_GOT(none, CustomFieldList, m_client->customFields(this, std::move(done)));
        INK_GOT(made, CustomFieldList,
                m_client->replaceCustomFields({{field}, {}}, none->state, this, std::move(done)));
        QCOMPARE(made->fields, CustomFields{field});
        INK_GOT(used, CustomFieldList, m_client->customFieldUses(this, std::move(done)));
        QCOMPARE(used->uses.size(), 1);
        INK_GOT(removed, CustomFieldList,
                m_client->replaceCustomFields({{}, {}}, made->state, this, std::move(done)));
        QVERIFY(removed->fields.isEmpty());
    }

    void folders()
    {
        for (const FolderType type : {FolderType::Documents, FolderType::Templates}) {
            Folder folder;
            folder.name = QStringLiteral("Leases");
            folder.type = type;
            INK_GOT(made, Folder, m_client->createFolder(folder, this, std::move(done)));
            folder = *made;
            folder.name = QStringLiteral("Old leases");
            INK_GOT(renamed, Folder, m_client->updateFolder(folder, this, std::move(done)));
            INK_GOT(all, QList<Folder>, m_client->folders(type, this, std::move(done)));
            QCOMPARE(all->size(), 1);
            QCOMPARE(all->first().name, folder.name);
            QCOMPARE(all->first().type, type);
            INK_GOT(gone, void, m_client->removeFolder(folder.id, this, std::move(done)));
        }
    }

    /** Compares the service's own description with the requests above. */
    void cleanupTestCase()
    {
        if (QTest::currentTestFailed() || !m_transport) return;
        // Aliases of other paths; and operations for browsers and operators, not for this client.
        static const QRegularExpression others(QStringLiteral(
            "^(GET /user/accountDetails|GET /documents|POST /documents|GET /UI/.*|GET /signingpage/.*|"
            "GET /sign/\\{guid\\}/pages/\\{n\\}\\.(txt|json)|GET /sign/\\{guid\\}/download|"
            "POST /sign/\\{guid\\}/(start|code|looks|delegate|questions|others|others/code|opened)|"
            "GET /sign/\\{guid\\}/others|"
            "GET /v1/documents/\\{docID\\}/questions|GET /sign/\\{guid\\}/qr\\.svg|GET /health/live|GET "
            "/metrics|GET /openapi\\.json|GET /versions)$"));
        QFile file(ink::test::sourcePath(QStringLiteral("resources/openapi/openapi.json")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonObject paths =
            QJsonDocument::fromJson(file.readAll()).object().value(QLatin1StringView("paths")).toObject();
        QVERIFY(paths.size() > 30);
        QStringList missing;
        for (auto path = paths.begin(); path != paths.end(); ++path)
            for (const QString& method : path.value().toObject().keys()) {
                const QString operation = method.toUpper() + QLatin1Char(' ') + path.key();
                if (!QStringList{QStringLiteral("get"), QStringLiteral("put"), QStringLiteral("post"),
                                 QStringLiteral("delete")}
                         .contains(method) ||
                    others.match(operation).hasMatch())
                    continue;
                QString shape = QRegularExpression::escape(operation);
                static const QRegularExpression variable(QStringLiteral("\\\\\\{[^}]*\\\\\\}"));
                shape.replace(variable, QStringLiteral("[^/]+"));
                const QRegularExpression wanted(QRegularExpression::anchoredPattern(
                    QString(shape).replace(QStringLiteral("\\ \\/v1"), QStringLiteral("\\ (?:\\/v1)?"))));
                if (std::none_of(m_transport->asked.cbegin(), m_transport->asked.cend(),
                                 [&wanted](const QString& one) { return wanted.match(one).hasMatch(); }))
                    missing.append(operation);
            }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QLatin1Char('\n'))));
    }
};

INK_TEST(TestAllRows, "tst_allrows")

} // namespace tst_allrows

#include "tst_allrows.moc"
