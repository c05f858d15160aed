#include "app/base/result.h"
#include "tests/support/testmain.h"

#include <QSet>
#include <QTest>

namespace tst_result {

using namespace ink;

namespace {

Result<int> half(int number)
{
    if (number % 2 != 0)
        return fail(ErrorCode::Validation, Message::literal(QStringLiteral("%1 is odd.").arg(number)));
    return number / 2;
}

Result<void> checkEven(int number)
{
    INK_TRY(half(number));
    return {};
}

Result<int> quarter(int number)
{
    INK_ASSIGN(once, half(number));
    INK_ASSIGN(twice, half(once));
    return twice;
}

} // namespace

class TestResult final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void errorsReturnAtOnce();
    void onlyPassingFailuresAreRetryable();
    void anErrorIsPassedOnWhole();
    void everyCodeHasItsOwnName();
    void faultsWithPlacesSpeakForTheError();
};

void TestResult::errorsReturnAtOnce()
{
    QCOMPARE(quarter(12).value(), 3);
    QVERIFY(checkEven(4).has_value());

    const Result<int> failed = quarter(6); // 3 is odd
    QVERIFY(!failed);
    QCOMPARE(failed.error().code, ErrorCode::Validation);
    QCOMPARE(failed.error().detail.english(), QStringLiteral("3 is odd."));
    QCOMPARE(checkEven(7).error().detail.english(), QStringLiteral("7 is odd."));
}

void TestResult::onlyPassingFailuresAreRetryable()
{
    for (const ErrorCode code :
         {ErrorCode::Network, ErrorCode::Timeout, ErrorCode::RateLimit, ErrorCode::Unavailable})
        QVERIFY(fail(code).value().retryable);
    for (const ErrorCode code :
         {ErrorCode::Validation, ErrorCode::Auth, ErrorCode::Forbidden, ErrorCode::Tls, ErrorCode::Protocol,
          ErrorCode::Io, ErrorCode::Cancelled, ErrorCode::Internal})
        QVERIFY(!fail(code).value().retryable);
}

void TestResult::anErrorIsPassedOnWhole()
{
    Error error;
    error.code = ErrorCode::Unavailable;
    error.detail = Message::literal(QStringLiteral("Maintenance."));
    error.fields = {{QStringLiteral("tags[3].left"), Message::literal(QStringLiteral("is missing"))}};
    error.requestId = QStringLiteral("r-1");
    error.retryAfterMs = 1500;
    const auto first = [&]() -> Result<int> { return fail(error); };
    const auto second = [&]() -> Result<void> {
        INK_TRY(first());
        return {};
    };
    const auto third = [&]() -> Result<QString> {
        INK_ASSIGN(number, first());
        return QString::number(number);
    };
    QCOMPARE(second().error(), error);
    QCOMPARE(third().error(), error);
}

void TestResult::everyCodeHasItsOwnName()
{
    QSet<QString> names;
    for (int code = 0; code <= static_cast<int>(ErrorCode::Database); ++code) {
        const QString name = errorCodeName(static_cast<ErrorCode>(code));
        QVERIFY2(!names.contains(name), qUtf8Printable(name));
        names.insert(name);
    }
    QVERIFY(names.contains(QStringLiteral("not_found")));
    QVERIFY(names.contains(QStringLiteral("database")));
}

void TestResult::faultsWithPlacesSpeakForTheError()
{
    const Message odd = Message::literal(QStringLiteral("odd"));
    const Message even = Message::literal(QStringLiteral("even"));
    const Error one = failField(ErrorCode::State, QStringLiteral("a"), odd).value();
    QCOMPARE(one.code, ErrorCode::State);
    QCOMPARE(one.detail, odd);
    QCOMPARE(one.fields, (QList<FieldIssue>{{QStringLiteral("a"), odd}}));
    const QList<FieldIssue> both{{QStringLiteral("b"), even}, {QStringLiteral("a"), odd}};
    const Error two = failFields(ErrorCode::Validation, both).value();
    QCOMPARE(two.detail, even);
    QCOMPARE(two.fields, both);
}

INK_TEST(TestResult, "tst_result")

} // namespace tst_result

#include "tst_result.moc"
