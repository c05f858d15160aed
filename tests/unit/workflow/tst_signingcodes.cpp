// In-person signing behind codes, and hosted signers one after the other.
#include "app/domain/document/document.h"
#include "app/domain/routing/rolerules.h"
#include "app/wire/errorcodec.h"
#include "app/workflow/signing/inpersonsession.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"
#include "tests/unit/workflow/fakeservice.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSignalSpy>
#include <QTest>

namespace tst_signingcodes {

using namespace ink;
using namespace ink::domain;
using namespace ink::workflow;
using ink::test::FakeTransport;
using ink::test::Office;
using ink::test::Outcome;
using State = InPersonSession::State;
using Kind = SignerCodes::Kind;

namespace {

/** A service that protects its only invitation like ours: first the access code, then the email code. */
struct Guarded
{
    Office office;
    DocumentId id;
    QString guid;
    QStringList left{QStringLiteral("code")}; ///< codes still required
    QStringList hosted;
    int tries = 5;
    int mails = 0;
    int mailStatus = 200;
    QList<wire::FinishRequest> finishes;
    QList<wire::SignerValues> saves;
    std::unique_ptr<InPersonSession> signing;

    bool start()
    {
        if (!office.open()) return false;
        Document document = test::sendableDraft();
        document.tags = {test::tag(TagType::Signature, QStringLiteral("first"), 1, 1, 72, 100),
                         test::tag(TagType::Signature, QStringLiteral("second"), 1, 1, 72, 300)};
        for (Tag& tag : document.tags)
            tag.isMandatory = true;
        if (!hosted.isEmpty()) {
            document.invitations[0].actionType = ActionType::SigningHost;
            document.invitations[0].hostedSigners = hosted;
        }
        id = office.service.add(document);
        office.service.document(id).status = SigningStatus::InProgress;
        guid = me().guid;
        office.transport->setHandler([this](const api::Request& request) { return handle(request); });
        signing = std::make_unique<InPersonSession>(office.session);
        return true;
    }
    Invitation& me() { return office.service.document(id).invitations[0]; }
    Result<void> open()
    {
        Outcome<void> opened;
        signing->open(id, guid, signing.get(), opened.done());
        if (!opened.wait()) return fail(ErrorCode::Timeout);
        return opened.result;
    }
    Result<void> give(const char* code)
    {
        Outcome<void> given;
        signing->submitCode(QString::fromLatin1(code), signing.get(), given.done());
        if (!given.wait()) return fail(ErrorCode::Timeout);
        return given.result;
    }
    api::Response locked(const QList<FieldIssue>& more = {}) const
    {
        QList<FieldIssue> issues{{left.first(), Message::literal(QStringLiteral("Enter it."))}};
        issues += more;
        return FakeTransport::json(
            wire::toJson(
                fail(ErrorCode::Forbidden, Message::literal(QStringLiteral("Locked.")), issues).value()),
            403);
    }
    Result<api::Response> handle(const api::Request& request)
    {
        if (!request.path.startsWith(QStringLiteral("/sign/"))) return office.service.handle(request);
        const QJsonObject body = QJsonDocument::fromJson(request.body).object();
        const bool passes = left.isEmpty() && request.signerPass.reveal() == "pass";
        if (request.path.endsWith(QStringLiteral("/unlock"))) {
            if (body.value(QStringLiteral("code")).toString() != QStringLiteral("right")) {
                if (tries-- <= 0) {
                    auto limited = FakeTransport::json({}, 429);
                    limited.headers.emplaceBack("Retry-After", "300");
                    return limited;
                }
                return locked({{QStringLiteral("attemptsLeft"), Message::literal(QString::number(tries))}});
            }
            left.removeFirst();
            return FakeTransport::json({{QStringLiteral("unlocked"), left.isEmpty()},
                                        {QStringLiteral("token"), QStringLiteral("pass")}});
        }
        if (request.path.endsWith(QStringLiteral("/code"))) {
            if (mailStatus == 200) ++mails;
            return FakeTransport::json({}, mailStatus);
        }
        if (!passes) {
            if (left.isEmpty()) left.append(QStringLiteral("code")); // the pass has expired
            return locked();
        }
        if (request.method == api::Method::Put) saves.append(*wire::signerValuesFromJson(body));
        if (request.path.endsWith(QStringLiteral("/finish"))) {
            finishes.append(*wire::finishRequestFromJson(body));
            if (++me().finishedHostedSigners >= me().hostedSigners.size())
                me().status = InvitationStatus::Finalized;
        }
        const Document& document = office.service.document(id);
        wire::SignerView view;
        view.myStatus = me().status;
        view.myAction = me().actionType;
        view.canFinish = true;
        view.hostedIndex = currentHostedSigner(me());
        view.hostedSigner = currentHostedSignerName(me());
        view.hostedCount = static_cast<int>(me().hostedSigners.size());
        const QList<bool> writable = writableTags(document, 1);
        for (qsizetype i = 0; i < document.tags.size(); ++i)
            if (hosted.isEmpty() || writable.at(i)) view.tags.append({document.tags.at(i), true});
        return FakeTransport::json(wire::toJson(view));
    }
    void sign()
    {
        const QList<Tag> tags = signing->form().tags();
        for (const Tag& tag : tags)
            signing->setValue(tag.id, {}, test::tinyPng());
    }
    Result<void> finish()
    {
        Outcome<void> finished;
        signing->finish(signing.get(), finished.done());
        if (!finished.wait()) return fail(ErrorCode::Timeout);
        return finished.result;
    }
};

} // namespace

class TestSigningCodes final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void anAccessCodeStandsBeforeIt()
    {
        Guarded desk;
        QVERIFY(desk.start());
        QCOMPARE(desk.signing->state(), State::Closed);
        const auto locked = desk.open();
        QCOMPARE(locked.error().code, ErrorCode::Forbidden);
        QCOMPARE(desk.signing->state(), State::NeedsCode);
        QCOMPARE(desk.signing->codeRequest().kind, Kind::AccessCode);
        QVERIFY(!desk.signing->isOpen());
        QVERIFY(desk.signing->form().tags().isEmpty());
        for (const auto& request : desk.office.transport->requests())
            QVERIFY2(!request.path.contains(QStringLiteral("/files/")), qPrintable(request.path));

        QCOMPARE(desk.give("guess").error().code, ErrorCode::Forbidden);
        QCOMPARE(desk.signing->codeRequest().attemptsLeft, std::optional(4));
        QCOMPARE(desk.signing->codeRequest().error->code, ErrorCode::Forbidden);
        desk.tries = 0;
        QVERIFY(!desk.give("guess"));
        QCOMPARE(desk.signing->codeRequest().error->code, ErrorCode::RateLimit);
        QCOMPARE(desk.signing->codeRequest().error->retryAfterMs, 300'000);
        QVERIFY(!desk.signing->codeRequest().attemptsLeft);
        QVERIFY(desk.give(" right "));
        QCOMPARE(desk.signing->state(), State::Open);
        QCOMPARE(desk.signing->form().tags().size(), 2);
        QCOMPARE(desk.mails, 0);
        desk.sign();
        QVERIFY(desk.finish());
        QCOMPARE(desk.signing->state(), State::Ended);
        // The next person here has to enter it again.
        QCOMPARE(desk.open().error().code, ErrorCode::Forbidden);
    }

    void thenAMailCodeThatIsSentByItself()
    {
        Guarded desk;
        desk.left = {QStringLiteral("code"), QStringLiteral("emailCode")};
        QVERIFY(desk.start());
        QVERIFY(!desk.open());
        QVERIFY(desk.give("right")); // continued, to the next code
        QCOMPARE(desk.signing->state(), State::NeedsCode);
        QCOMPARE(desk.signing->codeRequest().kind, Kind::MailCode);
        QCOMPARE(desk.signing->codeRequest().address, maskedAddress(desk.me().recipientEmail));
        QVERIFY(desk.signing->codeRequest().isSending);
        QTRY_VERIFY(desk.signing->codeRequest().wasSent);
        QCOMPARE(desk.mails, 1);
        desk.mailStatus = 429;
        desk.signing->sendCode();
        QTRY_VERIFY(desk.signing->codeRequest().sendError);
        QCOMPARE(desk.signing->codeRequest().sendError->code, ErrorCode::RateLimit);
        QVERIFY(desk.signing->codeRequest().wasSent);
        QVERIFY(!desk.give("guess"));
        QCOMPARE(desk.mails, 1); // a wrong code sends no new one
        QVERIFY(desk.give("right"));
        QCOMPARE(desk.signing->state(), State::Open);
    }

    void aServiceWithoutMailSaysSo()
    {
        Guarded desk;
        desk.left = {QStringLiteral("emailCode")};
        desk.mailStatus = 503;
        QVERIFY(desk.start());
        QVERIFY(!desk.open());
        QTRY_VERIFY(desk.signing->codeRequest().sendError);
        QCOMPARE(desk.signing->codeRequest().sendError->code, ErrorCode::Unavailable);
        QVERIFY(!desk.signing->codeRequest().wasSent);
        // A code sent less than a minute ago is still valid.
        desk.mailStatus = 429;
        QVERIFY(!desk.open());
        QTRY_VERIFY(desk.signing->codeRequest().wasSent);
        QVERIFY(!desk.signing->codeRequest().sendError);
    }

    void aPassThatRunsOutKeepsWhatWasTyped()
    {
        Guarded desk;
        QVERIFY(desk.start());
        QVERIFY(!desk.open());
        QVERIFY(desk.give("right"));
        desk.sign();
        desk.left = {QStringLiteral("code")};
        QCOMPARE(desk.finish().error().code, ErrorCode::Forbidden);
        QCOMPARE(desk.signing->state(), State::NeedsCode);
        QVERIFY(desk.signing->isOpen());
        desk.signing->setValue(desk.signing->form().tags().first().id, {}, {});
        QVERIFY(desk.give("right"));
        QCOMPARE(desk.signing->state(), State::Open);
        QVERIFY(desk.signing->form().missing().isEmpty());
        QVERIFY(desk.finish());
    }

    void whoLeavesIsAskedAgain()
    {
        Guarded desk;
        QVERIFY(desk.start());
        QVERIFY(!desk.open());
        QVERIFY(desk.give("right"));
        desk.sign();
        desk.signing->leave();
        QCOMPARE(desk.signing->state(), State::Closed);
        QTRY_COMPARE(desk.saves.size(), 1); // immediately, with the pass
        QCOMPARE(desk.saves.first().values.size(), 2);
        QCOMPARE(desk.open().error().code, ErrorCode::Forbidden);
        QCOMPARE(desk.signing->state(), State::NeedsCode);
    }

    void hostedPeopleSignOneAfterTheOther()
    {
        Guarded desk;
        desk.hosted = {QStringLiteral("Kim"), QStringLiteral("Lee")};
        QVERIFY(desk.start());
        QVERIFY(!desk.open());
        QVERIFY(desk.give("right"));
        QCOMPARE(desk.signing->form().view().hostedSigner, QStringLiteral("Kim"));
        QCOMPARE(desk.signing->form().tags().size(), 1);
        QCOMPARE(desk.signing->form().missing().size(), 1);
        QCOMPARE(desk.finish().error().code, ErrorCode::Validation);
        desk.sign();
        QVERIFY(desk.finish());
        QCOMPARE(desk.signing->state(), State::Open);
        QCOMPARE(desk.signing->form().view().hostedSigner, QStringLiteral("Lee"));
        QCOMPARE(desk.signing->form().tags().first().name, QStringLiteral("second"));
        QVERIFY(desk.signing->form().tags().first().image.isEmpty());
        QCOMPARE(desk.signing->form().document().tags.first().image, test::tinyPng());
        QCOMPARE(desk.finish().error().code, ErrorCode::Validation); // Kim's input doesn't count for Lee
        desk.sign();
        QVERIFY(desk.finish());
        QCOMPARE(desk.signing->state(), State::Ended);
        QCOMPARE(desk.finishes.size(), 2);
        QCOMPARE(desk.finishes.first().hostedSigner, 1);
        QCOMPARE(desk.finishes.last().hostedSigner, 2);
        QCOMPARE(desk.finishes.last().values.values.size(), 1);
    }

    void addressesAreMasked()
    {
        QCOMPARE(maskedAddress(QStringLiteral("anna@example.org")), QStringLiteral("a•••@example.org"));
        QCOMPARE(maskedAddress(QStringLiteral("a@b@example.org")), QStringLiteral("a•••@example.org"));
        QCOMPARE(maskedAddress(QStringLiteral("@example.org")), QStringLiteral("•••"));
        QCOMPARE(maskedAddress({}), QString());
    }
};

INK_TEST(TestSigningCodes, "tst_signingcodes")

} // namespace tst_signingcodes

#include "tst_signingcodes.moc"
