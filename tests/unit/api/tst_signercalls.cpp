// The signer's side of an invitation: its addresses, its codes and the pass that they yield.
#include "app/api/apiclient.h"
#include "app/api/signercalls.h"
#include "app/api/signerpath.h"
#include "tests/support/faketransport.h"
#include "tests/support/testmain.h"
#include "tests/unit/api/callresult.h"

#include <QTest>

namespace tst_signercalls {

using namespace ink;
using namespace ink::api;
using namespace ink::domain;
using ink::test::bodyOf;
using ink::test::FakeTransport;
using ink::test::Got;

namespace {

const QString guid = QStringLiteral("0a1b2c3d-1111-4222-8333-444455556666");

} // namespace

class TestSignerCalls final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyCallHasItsMethodAndPath();
    void theSignersSideNeedsNoAccount();
    void aCodeBecomesAPassForItsInvitationOnly();
    void aPassThatIsNoneIsRefused();
    void refusesForeignSigningAddresses();
};

void TestSignerCalls::everyCallHasItsMethodAndPath()
{
    FakeTransport transport;
    transport.setHandler([](const Request&) { return FakeTransport::json({}); });
    ApiClient client(transport, RetryPolicy::never());
    const auto nobody = [](const auto&) {};
    const auto signer = [&client] {
        return client.signer(QStringLiteral("http://127.0.0.1:1/sign/") + guid);
    };
    signer().view(this, nobody);
    signer().viewIfChanged({}, this, nobody);
    signer().saveValues({}, this, nobody);
    signer().finish(wire::SignerValues{}, this, nobody);
    signer().reject(QStringLiteral("no"), this, nobody);
    signer().delegate({}, this, nobody);
    signer().askQuestion({}, this, nobody);
    signer().page(this, nobody);
    signer().picture(3, this, nobody);
    signer().unlock(QStringLiteral("4711"), this, nobody);
    signer().requestCode(this, nobody);
    signer().attach(TagId(8), {QStringLiteral("a b&.pdf"), QStringLiteral("/a")}, this, nobody);
    signer().detach(TagId(8), this, nobody);
    QStringList calls;
    for (const QString& call : transport.log())
        calls.append(QString(call).replace(QStringLiteral("/sign/") + guid, QStringLiteral("…")));
    const QStringList expected{QStringLiteral("GET …/values"),          QStringLiteral("GET …/values"),
                               QStringLiteral("PUT …/values"),          QStringLiteral("POST …/finish"),
                               QStringLiteral("POST …/reject"),         QStringLiteral("POST …/delegate"),
                               QStringLiteral("POST …/questions"),      QStringLiteral("GET …"),
                               QStringLiteral("GET …/pages/3.png"),     QStringLiteral("POST …/unlock"),
                               QStringLiteral("POST …/code"),           QStringLiteral("PUT …/attachments/8"),
                               QStringLiteral("DELETE …/attachments/8")};
    QCOMPARE(calls, expected);
    const Request attaching = transport.requests().at(transport.requests().size() - 2);
    QCOMPARE(attaching.query, QByteArray("name=a%20b%26.pdf"));
    QCOMPARE(attaching.bodyFile.path, QStringLiteral("/a"));
    QVERIFY(attaching.kind == Request::Kind::Transfer);
    for (const Request& request : transport.requests())
        QVERIFY(request.isAnonymous);
}

void TestSignerCalls::theSignersSideNeedsNoAccount()
{
    FakeTransport transport(QUrl(QStringLiteral("http://127.0.0.1:1")));
    wire::SignerView view;
    view.title = QStringLiteral("Lease");
    transport.answer(QStringLiteral("/sign/") + guid + QStringLiteral("/finish"), wire::toJson(view));
    ApiClient client(transport, RetryPolicy::never());
    Got<wire::SignerView> got;
    client.signer(QStringLiteral("http://localhost:1/sign/") + guid)
        .finish(wire::SignerValues{}, this, got.done());
    QVERIFY(got.wait());
    QVERIFY(got.result);
    QCOMPARE(got.result->title, QStringLiteral("Lease"));
    QVERIFY(transport.last().isAnonymous);
    QVERIFY(bodyOf(transport.last()).value(QStringLiteral("consent")).toBool());
}

void TestSignerCalls::aCodeBecomesAPassForItsInvitationOnly()
{
    FakeTransport transport;
    const QString url = QStringLiteral("http://127.0.0.1:1/sign/");
    const QString other = QStringLiteral("ffffffff-1111-4222-8333-444455556666");
    transport.answer(QStringLiteral("/sign/") + guid + QStringLiteral("/unlock"),
                     {{QStringLiteral("success"), true},
                      {QStringLiteral("unlocked"), false},
                      {QStringLiteral("token"), QStringLiteral("s3cret_pass-1")}});
    transport.setHandler([](const Request&) { return FakeTransport::json({}); });
    ApiClient client(transport, RetryPolicy::never());
    const auto nobody = [](const auto&) {};
    Got<bool> got;
    client.signer(url + guid).unlock(QStringLiteral("4711"), this, got.done());
    QVERIFY(transport.last().signerPass.isEmpty() && transport.last().isAnonymous);
    QCOMPARE(bodyOf(transport.last()), (QJsonObject{{QStringLiteral("code"), QStringLiteral("4711")},
                                                    {QStringLiteral("token"), true}}));
    QVERIFY(got.wait());
    QVERIFY(got.result);
    QCOMPARE(*got.result, false); // one more code
    client.signer(url + guid.toUpper()).view(this, nobody);
    QCOMPARE(transport.last().signerPass.reveal(), QByteArray("s3cret_pass-1"));
    client.signer(url + guid).requestCode(this, nobody);
    QVERIFY(!transport.last().signerPass.isEmpty());
    client.signer(url + other).view(this, nobody);
    QVERIFY(transport.last().signerPass.isEmpty());
    client.retrieve(DocumentId(7), this, nobody);
    QVERIFY(transport.last().signerPass.isEmpty());
    // Already unlocked: no new pass is issued, the existing one stays.
    Got<bool> again;
    client.signer(url + guid).unlock(QStringLiteral("4711"), this, again.done());
    QVERIFY(again.wait());
    QCOMPARE(*again.result, true);
    client.signer(url + guid).finish(wire::SignerValues{}, this, nobody);
    QVERIFY(!transport.last().signerPass.isEmpty());
    client.signer(url + guid).dropPass();
    client.signer(url + guid).finish(wire::SignerValues{}, this, nobody);
    QVERIFY(transport.last().signerPass.isEmpty());
}

void TestSignerCalls::aPassThatIsNoneIsRefused()
{
    FakeTransport transport;
    transport.answer(QStringLiteral("/sign/*"),
                     {{QStringLiteral("token"), QStringLiteral("a\r\nHost: evil.example.com")}});
    transport.setHandler([](const Request&) { return FakeTransport::json({}); });
    ApiClient client(transport, RetryPolicy::never());
    const QString url = QStringLiteral("http://127.0.0.1:1/sign/") + guid;
    Got<bool> got;
    client.signer(url).unlock(QStringLiteral("4711"), this, got.done());
    QVERIFY(got.wait());
    QCOMPARE(got.result.error().code, ErrorCode::Protocol);
    QVERIFY(!got.result.error().detail.english().contains(QStringLiteral("evil")));
    client.signer(url).view(this, [](const auto&) {});
    QVERIFY(transport.last().signerPass.isEmpty());
}

void TestSignerCalls::refusesForeignSigningAddresses()
{
    const QUrl base(QStringLiteral("https://sign.example.com/api"));
    QCOMPARE(signerPath(base, QStringLiteral("https://sign.example.com/api/sign/") + guid).value(),
             QStringLiteral("/sign/") + guid);
    QCOMPARE(signerPath(base, QStringLiteral("/UI/documentDesigner2.html?iid=") + guid.toUpper()).value(),
             QStringLiteral("/sign/") + guid);
    for (const QString& bad :
         {QStringLiteral("https://evil.example.com/sign/") + guid,
          QStringLiteral("http://sign.example.com/sign/") + guid,
          QStringLiteral("https://sign.example.com:444/sign/") + guid, QStringLiteral("//evil/sign/") + guid,
          QStringLiteral("https://sign.example.com/sign/../v1/user"), QStringLiteral("javascript:alert(1)"),
          QString()})
        QVERIFY2(!signerPath(base, bad), qPrintable(bad));
    FakeTransport transport(base);
    ApiClient client(transport, RetryPolicy::never());
    Got<wire::SignerView> got;
    client.signer(QStringLiteral("https://evil.example.com/sign/") + guid).view(this, got.done());
    QCOMPARE(got.calls, 0);
    QVERIFY(got.wait());
    QCOMPARE(got.result.error().code, ErrorCode::Validation);
    QVERIFY(transport.requests().isEmpty());
}

INK_TEST(TestSignerCalls, "tst_signercalls")

} // namespace tst_signercalls

#include "tst_signercalls.moc"
