#include "app/base/reasons.h"
#include "app/domain/account/reasons.h"
#include "app/domain/values/reasons.h"
#include "app/wire/errorcodec.h"
#include "app/wire/json.h"
#include "tests/support/testmain.h"

#include <QJsonObject>
#include <QJsonValue>
#include <QSet>
#include <QTest>

namespace tst_errorcodec {

using namespace ink;
using namespace Qt::Literals::StringLiterals;

class TestErrorCodec : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void contractTable_data();
    void contractTable();
    void errorSurvives();
    void reasonsSurvive();
    void aReasonOfSeveralSentences();
    void unknownReasonsLeaveTheWords();
    void nothingOfOursLeaks();
    void foreignBodies_data();
    void foreignBodies();
    void retryAfter();
};

void TestErrorCodec::contractTable_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("status");
    const QList<std::pair<const char*, int>> rows{
        {"malformed", 400},  {"validation", 400},  {"auth", 401},       {"spend_limit", 402},
        {"forbidden", 403},  {"not_found", 404},   {"method", 405},     {"version", 409},
        {"state", 409},      {"idempotency", 409}, {"duplicate", 409},  {"deleted", 410},
        {"too_large", 413},  {"media_type", 415},  {"range", 416},      {"unreadable_pdf", 422},
        {"rate_limit", 429}, {"internal", 500},    {"unavailable", 503}};
    for (const auto& [name, status] : rows)
        QTest::newRow(name) << QString::fromLatin1(name) << status;
}

void TestErrorCodec::contractTable()
{
    QFETCH(QString, name);
    QFETCH(int, status);
    const auto code = wire::errorCodeFromName(name);
    QVERIFY(code);
    QCOMPARE(wire::httpStatus(*code), status);
    QCOMPARE(wire::httpStatus(wire::codeForStatus(status)), status);
    const Error read =
        wire::errorFromResponse(status, QByteArray(R"({"code":")" + name.toLatin1() + R"("})"));
    QCOMPARE(read.code, *code); // also if several codes share a status
}

void TestErrorCodec::errorSurvives()
{
    Error error;
    error.code = ErrorCode::Validation;
    error.detail = Message::literal(u"A tag is outside page 2."_s);
    error.fields = {{u"tags[3].left"_s, Message::literal(u"lies outside"_s)}};
    error.requestId = u"r-1"_s;
    QCOMPARE(wire::errorFromResponse(400, wire::toBytes(wire::toJson(error))), error);
    QCOMPARE(wire::toJson(error).value("success"_L1), QJsonValue(false));
}

void TestErrorCodec::reasonsSurvive()
{
    Error error;
    error.code = ErrorCode::TooLarge;
    error.detail = reasons::attachmentsTogetherTooLarge(u"25"_s);
    error.fields = {{u"tags[0].text"_s, reasons::needsDate(reasons::fieldNumbered(1), u"yyyy"_s)}};
    const QJsonObject o = wire::toJson(error);
    QCOMPARE(o.value("message"_L1).toString(), error.detail.english());
    QCOMPARE(o.value("reason"_L1).toString(), u"attachments_together_too_large"_s);
    QCOMPARE(o.value("args"_L1).toObject(), (QJsonObject{{u"1"_s, u"25"_s}}));
    const QJsonObject field = o.value("details"_L1).toArray().first().toObject();
    QCOMPARE(field.value("message"_L1).toString(), u"“Field 1” requires a date in the format yyyy."_s);
    QCOMPARE(field.value("reason"_L1).toString(), u"needs_date"_s);
    QCOMPARE(wire::errorFromResponse(413, wire::toBytes(o)), error);

    // An older client and an older service understand each other by the text alone.
    QJsonObject old = o;
    old.remove("reason"_L1);
    old.remove("args"_L1);
    QCOMPARE(wire::errorFromResponse(413, wire::toBytes(old)).detail.english(), error.detail.english());
}

void TestErrorCodec::aReasonOfSeveralSentences()
{
    Error error;
    error.code = ErrorCode::Forbidden;
    error.detail = reasons::notYourField();
    error.reason = u"code_needed"_s;
    error.args = {{u"language"_s, u"fr"_s}};
    const QJsonObject o = wire::toJson(error);
    QCOMPARE(o.value("reason"_L1).toString(), error.reason);
    QCOMPARE(o.value("args"_L1).toObject(), error.args);
    QCOMPARE(wire::errorFromResponse(403, wire::toBytes(o)), error);
}

void TestErrorCodec::unknownReasonsLeaveTheWords()
{
    const auto read = [](const QByteArray& body) { return wire::errorFromResponse(400, body); };
    const Error newer =
        read(R"({"code":"validation","message":"Too blue.","reason":"too_blue","args":{"1":7}})");
    QCOMPARE(newer.detail, Message::literal(u"Too blue."_s));
    QCOMPARE(newer.reason, u"too_blue"_s);
    const Error misfit = read(R"({"message":"40 rows.","reason":"file_too_many_rows","args":{"1":"many"}})");
    QCOMPARE(misfit.detail, Message::literal(u"40 rows."_s));
    const Error wrongTypes = read(R"({"message":"Words.","reason":7,"args":[1]})");
    QCOMPARE(wrongTypes.detail, Message::literal(u"Words."_s));
}

void TestErrorCodec::nothingOfOursLeaks()
{
    for (const ErrorCode code :
         {ErrorCode::Internal, ErrorCode::Database, ErrorCode::Io, ErrorCode::Crypto}) {
        Error error;
        error.code = code;
        error.detail = Message::literal(u"SELECT * FROM account WHERE key = 'secret'"_s);
        error.fields = {{u"sql"_s, Message::literal(u"secret"_s)}};
        error.requestId = u"r-2"_s;
        const QJsonObject o = wire::toJson(error);
        QCOMPARE(o.value("code"_L1).toString(), u"internal"_s);
        QCOMPARE(o.value("requestId"_L1).toString(), u"r-2"_s);
        QVERIFY(!wire::toBytes(o).contains("secret"));
        QCOMPARE(wire::httpStatus(code), 500);
    }
}

void TestErrorCodec::foreignBodies_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("sentence"); // empty: a general one
    const auto row = [](const char* name, int status, const QByteArray& body, ErrorCode code,
                        const QString& sentence) {
        QTest::newRow(name) << status << body << static_cast<int>(code) << sentence;
    };
    row("message", 404, R"({"message":"no such document"})", ErrorCode::NotFound, u"no such document"_s);
    row("Message", 409, R"({"Message":"already sent"})", ErrorCode::State, u"already sent"_s);
    row("error text", 401, R"({"error":"bad key"})", ErrorCode::Auth, u"bad key"_s);
    row("error object", 400, R"({"error":{"message":"bad title","code":12}})", ErrorCode::Validation,
        u"bad title"_s);
    row("unknown code", 403, R"({"code":"E77","message":"no"})", ErrorCode::Forbidden, u"no"_s);
    row("html", 502, "<html>Bad gateway</html>", ErrorCode::Unavailable, {});
    row("nothing", 500, "", ErrorCode::Internal, {});
    row("500 that blames the request", 500, R"({"code":"validation","message":"no"})", ErrorCode::Internal,
        u"no"_s);
    row("teapot", 418, "[]", ErrorCode::Protocol, {});
    row("request timeout", 408, "", ErrorCode::Timeout, {});
    row("wrong types", 429, R"({"code":7,"message":{},"details":"x","requestId":[]})", ErrorCode::RateLimit,
        {});
}

void TestErrorCodec::foreignBodies()
{
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    QFETCH(int, code);
    QFETCH(QString, sentence);
    const Error error = wire::errorFromResponse(status, body);
    QCOMPARE(static_cast<int>(error.code), code);
    if (sentence.isEmpty())
        QVERIFY2(error.detail.english().contains(u"HTTP %1"_s.arg(status)),
                 qPrintable(error.detail.english()));
    else
        QCOMPARE(error.detail.english(), sentence);
    QCOMPARE(error.retryable, status == 408 || status == 429 || status == 502);
}

void TestErrorCodec::retryAfter()
{
    const qint64 now = 1'445'412'000'000; // Wed, 21 Oct 2015 07:20:00 GMT
    QCOMPARE(wire::retryAfterMs("120", now), 120'000);
    QCOMPARE(wire::retryAfterMs("Wed, 21 Oct 2015 07:28:00 GMT", now), 480'000);
    QCOMPARE(wire::retryAfterMs("Wed, 21 Oct 2015 07:00:00 GMT", now), 0); // already over
    QCOMPARE(wire::retryAfterMs("99999999999999", now), 86'400'000);
    QCOMPARE(wire::retryAfterMs("-5", now), 0);
    QCOMPARE(wire::retryAfterMs("soon", now), 0);
    QCOMPARE(wire::retryAfterMs("", now), 0);
}

INK_TEST(TestErrorCodec, "tst_errorcodec")

} // namespace tst_errorcodec

#include "tst_errorcodec.moc"
