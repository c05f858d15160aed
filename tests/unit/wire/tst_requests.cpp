#include "app/wire/accountcodec.h"
#include "app/wire/createcodec.h"
#include "app/wire/documentcodec.h"
#include "app/wire/foldercodec.h"
#include "app/wire/json.h"
#include "app/wire/listcodec.h"
#include "app/wire/objectreader.h"
#include "app/wire/signercodec.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

namespace tst_requests {

using namespace ink;

/** Requests that were once misparsed, as found by raw HTTP tests and the fuzz targets. */
class TestRequests final : public QObject
{
    Q_OBJECT

    static QJsonObject object(const char* text)
    {
        const auto parsed = wire::parseJsonObject(QByteArray(text).replace('\'', '"'));
        return parsed ? *parsed : QJsonObject{{QStringLiteral("broken"), true}};
    }
    template <typename T> static bool names(const Result<T>& result, const char* field)
    {
        return !result && result.error().code == ErrorCode::Validation &&
               std::any_of(result.error().fields.begin(), result.error().fields.end(),
                           [&](const FieldIssue& issue) { return issue.field == QLatin1String(field); });
    }

private Q_SLOTS:
    void idsAreDigits()
    {
        using wire::idFromText;
        QCOMPARE(idFromText(u"0"), std::optional<qint64>(0));
        QCOMPARE(idFromText(u"9223372036854775807"), std::optional<qint64>(Q_INT64_C(9223372036854775807)));
        for (const char* wrong : {"", " 5", "5 ", "+5", "-5", "05", "5.0", "1e3", "0x5",
                                  "9223372036854775808", "99999999999999999999", "\xd9\xa5", "x"})
            QVERIFY2(!idFromText(QString::fromUtf8(wrong)), wrong);
        QVERIFY(!wire::idsFromJson(QJsonArray{QStringLiteral("+5")}));
        QVERIFY(!wire::idsFromItems({{QStringLiteral("ids"), QStringLiteral("1,+5")}}));
        QVERIFY(wire::idsFromItems({{QStringLiteral("ids"), QStringLiteral("1, 5")}}).has_value());
    }

    void aWrappedObjectOfAnotherType()
    {
        for (const char* value : {"5", "'x'", "[]", "true"}) {
            const QByteArray document = QByteArray("{'document':") + value + '}';
            QVERIFY(names(wire::patchFromJson(object(document)), "document"));
            QVERIFY(names(wire::createRequestFromJson(object(document)), "document"));
            const QByteArray folder = QByteArray("{'Folder':") + value + '}';
            QVERIFY(names(wire::folderPatchFromJson(object(folder)), "folder"));
        }
        QVERIFY(wire::patchFromJson(object("{'document':null,'title':'x'}")).has_value());
        const auto list = wire::createRequestsFromJson(QJsonArray{5, object("{'document':5}")});
        QVERIFY(names(list, "[0]") && names(list, "[1].document"));
    }

    void nullIsAbsent()
    {
        const char* whole = "{'title':'t','senderName':'s','senderEmail':'s@example.com','documentType':%1,"
                            "'signingStatus':%2,'files':[{'body':%3}]}";
        const auto made = [&](const char* type, const char* status, const char* body) {
            const QString text = QString::fromLatin1(whole).arg(QLatin1String(type), QLatin1String(status),
                                                                QLatin1String(body));
            return wire::createRequestFromJson(object(text.toLatin1().constData()));
        };
        QVERIFY(made("5", "51", "''").has_value());
        QVERIFY(names(made("null", "51", "''"), "documentType"));
        QVERIFY(names(made("5", "null", "''"), "signingStatus"));
        QVERIFY(names(made("5", "51", "null"), "files[0].body"));
        QVERIFY(names(wire::settingsPatchFromJson(object("{'userSetting':null}")), "userSetting"));
        QVERIFY(
            names(wire::signerValuesFromJson(object("{'values':[{'id':null,'text':'x'}]}")), "values[0].id"));
    }

    void emptyNamesMatchNoField()
    {
        const QJsonObject values[] = {object("{'':'x'}"), object("{'':['x']}"),
                                      object("{'':{'x':1}}")}; // a text, a list, an object
        for (const QJsonObject& value : values) {
            QList<FieldIssue> issues;
            wire::ObjectReader reader(value, {}, issues);
            const QLatin1StringView name("name");
            const QLatin1StringView noAlias;
            QVERIFY(!reader.has({name, noAlias}));
            QVERIFY(!reader.hasValue({name, noAlias}));
            QVERIFY(!reader.hasList({name, noAlias}));
            QVERIFY(!reader.hasObject({name, noAlias}));
            QVERIFY(reader.take({name, noAlias}).isUndefined());
            QCOMPARE(reader.extra(), value);
            QVERIFY(issues.isEmpty());
        }
    }

    void whatWasNotToldIsNotWritten()
    {
        const char* text = "{'title':'t','senderName':'s','senderEmail':'s@example.com','documentType':5,"
                           "'signingStatus':51,'documentSetting':{'emailSubject':'x'}}";
        const auto read = wire::createRequestFromJson(object(text));
        QVERIFY(read && !read->hasExpiry && !read->hasLanguage && !read->hasReminders);
        const auto again = wire::createRequestFromJson(wire::toJson(*read));
        QVERIFY(again.has_value());
        QCOMPARE(*again, *read);
    }
};

INK_TEST(TestRequests, "tst_requests")

} // namespace tst_requests

#include "tst_requests.moc"
