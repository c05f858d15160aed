#include "tests/contract/contracttest.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

namespace tst_rows_types {

using namespace ink;
using namespace ink::test;

/** Every field of every JSON body in /openapi.json, with every wrong type and just outside of its limits:
 * 400 with the field's name, and nothing is changed. */
class TestRowsTypes final : public ContractTest
{
    Q_OBJECT

    /** An invalid value as JSON text, so that numbers are sent exactly as written. */
    struct Wrong
    {
        QString field; ///< the field's name in the response, e.g. tags[0].left
        QStringList steps;
        QByteArray value;
    };

    QJsonObject m_draft;
    QJsonObject m_sent;
    QJsonObject m_folder;
    QJsonObject m_absence;
    QJsonObject m_template;
    QHash<QString, QList<Wrong>> m_wrongs; ///< by operationId

    [[nodiscard]] QJsonObject resolved(QJsonObject schema) const
    {
        const QString ref = schema.value(QLatin1String("$ref")).toString();
        return ref.isEmpty() ? schema : JsonSchema(m_client.api().root()).resolved(ref);
    }
    /** The schema of a bare or wrapped object: the one with its own fields. */
    [[nodiscard]] QJsonObject objectSchema(const QJsonObject& schema) const
    {
        const QJsonObject plain = resolved(schema);
        const QJsonArray options = plain.value(QLatin1String("anyOf")).toArray();
        if (options.isEmpty()) return plain;
        for (const QJsonValue& each : options) // the last of them that refers to an object by name
            if (each.toObject().contains(QLatin1String("$ref"))) return resolved(each.toObject());
        return resolved(options.at(0).toObject());
    }
    static QByteArrayList wrongValues(const QJsonObject& schema)
    {
        const QJsonValue given = schema.value(QLatin1String("type"));
        const QString type = given.isArray() ? given.toArray().at(0).toString() : given.toString();
        const bool isScalar = given.isArray() && given.toArray().contains(QLatin1String("boolean"));
        const bool isId = given.isArray() && given.toArray().contains(QLatin1String("string"));
        QByteArrayList values;
        if (isScalar) {
            return {"[]", "{}"};
        } else if (isId) {
            values = {"\"x\"",
                      "-1",
                      "1.5",
                      "true",
                      "[]",
                      "{}",
                      "\"-5\"",
                      "\"1.5\"",
                      "\"\"",
                      "\"1e3\"",
                      "\"0x10\"",
                      "9223372036854775808",
                      "\"9223372036854775808\"",
                      "1e300"};
        } else if (schema.contains(QLatin1String("enum")) && type == QLatin1String("integer")) {
            values = {"\"x\"", "1.5", "99999", "true", "[]", "-1", "9223372036854775808", "{}"};
        } else if (schema.contains(QLatin1String("oneOf"))) {
            values = {"\"x\"", "true", "99", "[]"};
        } else if (type == QLatin1String("integer")) {
            values = {"\"x\"", "1.5", "true", "[]", "{}", "1e300", "9223372036854775808"};
        } else if (type == QLatin1String("number")) {
            values = {"\"x\"", "true", "[]", "{}"};
        } else if (type == QLatin1String("boolean")) {
            values = {"\"true\"", "1", "[]", "{}"};
        } else if (type == QLatin1String("string")) {
            values = {"5", "true", "[]", "{}", "\"a\\u0000b\""};
            if (schema.contains(QLatin1String("contentEncoding")))
                values << "\"!!\""
                       << "\"YQ\\n=?\"";
            if (schema.contains(QLatin1String("enum"))) values << "\"else\"";
            if (schema.value(QLatin1String("format")).toString() == QLatin1String("email"))
                values << "\"nobody\""
                       << "\"a b@c\"";
            if (const int maximum = schema.value(QLatin1String("maxLength")).toInt(); maximum > 0)
                values << '"' + QByteArray(maximum + 1, 'a') + '"';
            if (schema.value(QLatin1String("minLength")).toInt() > 0) values << "\"\"";
        } else if (type == QLatin1String("array")) {
            values = {"{}", "\"x\"", "5", "true"};
        } else if (type == QLatin1String("object")) {
            values = {"[]", "\"x\"", "5", "true"};
        }
        if ((type == QLatin1String("integer") || type == QLatin1String("number")) && !isId &&
            !schema.contains(QLatin1String("enum"))) {
            if (schema.contains(QLatin1String("minimum")))
                values << QByteArray::number(schema.value(QLatin1String("minimum")).toInteger() - 1);
            if (schema.contains(QLatin1String("maximum")))
                values << QByteArray::number(schema.value(QLatin1String("maximum")).toInteger() + 1);
        }
        return values;
    }
    void collect(const QJsonObject& schema, const QStringList& steps, const QString& path,
                 QList<Wrong>& wrongs) const
    {
        const QJsonObject properties = schema.value(QLatin1String("properties")).toObject();
        for (auto it = properties.begin(); it != properties.end(); ++it) {
            const QJsonObject property = resolved(it.value().toObject());
            const QStringList here = steps + QStringList{it.key()};
            const QString name = path.isEmpty() ? it.key() : path + QLatin1Char('.') + it.key();
            for (const QByteArray& value : wrongValues(property))
                wrongs.append({name, here, value});
            if (property.contains(QLatin1String("items"))) {
                const QJsonObject items = resolved(property.value(QLatin1String("items")).toObject());
                const QString first = name + QStringLiteral("[0]");
                for (const QByteArray& value : wrongValues(items))
                    wrongs.append({first, here + QStringList{QStringLiteral("[]")}, value});
                collect(items, here + QStringList{QStringLiteral("[]")}, first, wrongs);
            } else {
                collect(property, here, name, wrongs);
            }
        }
    }
    /** `{"tags":[{"left":"x"}]}` from tags, [], left. */
    static QByteArray nested(const QStringList& steps, const QByteArray& value)
    {
        QByteArray text = value;
        for (qsizetype i = steps.size() - 1; i >= 0; --i) {
            const QByteArray name = steps.at(i).toUtf8();
            if (i == 2 && steps.first() == QLatin1String("tags")) {
                // The other fields of a tag are valid, so that the wrong one is reported.
                QJsonObject tag = ServiceFixture::document(51).value(QLatin1String("tags"))[0].toObject();
                tag.remove(steps.at(i));
                text = "{\"" + name + "\":" + text + ',' + ServiceFixture::bytes(tag).mid(1);
            } else {
                text = name == "[]" ? '[' + text + ']' : "{\"" + name + "\":" + text + '}';
            }
        }
        return text;
    }
    [[nodiscard]] QByteArray pathOf(const ApiOperation& operation) const
    {
        QString path = operation.path;
        const QByteArray guid = ServiceFixture::signingPath(m_sent).mid(6);
        const bool isTemplate = operation.path.contains(QLatin1String("/templates/"));
        const QJsonObject& document = isTemplate ? m_template : m_draft;
        path.replace(QLatin1String("{docID}"), QString::fromLatin1(ContractClient::idOf(document)));
        path.replace(QLatin1String("{templateID}"), QString::fromLatin1(ContractClient::idOf(document)));
        path.replace(QLatin1String("{folderId}"), QString::fromLatin1(ContractClient::idOf(m_folder)));
        path.replace(QLatin1String("{absenceID}"), QString::fromLatin1(ContractClient::idOf(m_absence)));
        path.replace(QLatin1String("{guid}"), QString::fromLatin1(guid));
        return path.toUtf8();
    }
    /** The body with one invalid field, and all other required fields. */
    static QByteArray bodyOf(const QString& id, const Wrong& wrong)
    {
        const QByteArray one = nested(wrong.steps, wrong.value);
        QJsonObject base;
        if (id.startsWith(QLatin1String("createDocument"))) base = ServiceFixture::document(51);
        if (id.startsWith(QLatin1String("createDocument")) && wrong.steps.first() == QLatin1String("tags"))
            base.insert(QStringLiteral("files"), // a tag needs a page
                        QJsonArray{QJsonObject{{QStringLiteral("body"),
                                                QString::fromLatin1(ServiceFixture::sample().toBase64())}}});
        if (id == QLatin1String("createFolder")) base.insert(QStringLiteral("name"), QStringLiteral("New"));
        if (id == QLatin1String("startFromLink"))
            base = {{QStringLiteral("name"), QStringLiteral("A")},
                    {QStringLiteral("email"), QStringLiteral("a@b.example")}};
        if (id == QLatin1String("finish")) base.insert(QStringLiteral("consent"), true);
        if (id == QLatin1String("replaceTags") && wrong.steps.first() != QLatin1String("tags"))
            base.insert(QStringLiteral("tags"), QJsonArray());
        if (id == QLatin1String("replaceInvitations") && wrong.steps.first() != QLatin1String("invitation"))
            base.insert(QStringLiteral("invitation"), QJsonArray());
        base.remove(wrong.steps.first());
        if (base.isEmpty()) return one;
        const QByteArray rest = ServiceFixture::bytes(base);
        return one.chopped(1) + ',' + rest.mid(1);
    }
    static bool names(const RawAnswer& answer, const QString& field)
    {
        for (const QJsonValue& each : json(answer).value(QLatin1String("details")).toArray()) {
            const QString told = each[QLatin1String("field")].toString();
            if (told == field || told.endsWith(QLatin1Char('.') + field)) return true;
            if (field.endsWith(QLatin1String("[0]")) && told == field.chopped(3)) return true;
        }
        return false;
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_client.start());
        m_draft = m_client.created(51);
        m_sent = m_client.created(52);
        QJsonObject form = ServiceFixture::document(51);
        form.insert(QStringLiteral("documentType"), 7);
        m_template = m_client.created(form);
        m_folder = ContractClient::object(
            m_client.mine("POST", "/folders", R"({"folder":{"name":"Clients"}})"), "data");
        m_absence = ContractClient::object(
            m_client.mine("POST", "/v1/user/absences",
                          R"({"email":"ada@example.org","from":"2026-01-01","until":"2099-12-31",)"
                          R"("deputyName":"Eve","deputyEmail":"eve@example.org"})"),
            "absence");
        QVERIFY(!m_draft.isEmpty() && !m_sent.isEmpty() && !m_folder.isEmpty() && !m_absence.isEmpty());
    }
    void wrongTypesNameTheirField_data()
    {
        QTest::addColumn<QString>("id");
        for (const ApiOperation& operation : m_client.api().operations()) {
            const QJsonObject body = operation.object.value(QLatin1String("requestBody")).toObject();
            const QJsonObject content = body.value(QLatin1String("content")).toObject();
            const QJsonObject json = content.value(QLatin1String("application/json")).toObject();
            if (json.isEmpty()) continue;
            QList<Wrong> wrongs;
            collect(objectSchema(json.value(QLatin1String("schema")).toObject()), {}, {}, wrongs);
            const QByteArray text = QJsonDocument(json).toJson(QJsonDocument::Compact);
            for (const char* wrapper : {"document", "folder"})
                if (text.contains(QByteArray("\"required\":[\"") + wrapper + "\"]"))
                    for (const char* value : {"5", "\"x\"", "[]", "true", "[{}]"})
                        wrongs.append({QLatin1String(wrapper), {QLatin1String(wrapper)}, value});
            if (operation.id() == QLatin1String("bulk")) // its rows are reported individually, with 200
                wrongs.removeIf(
                    [](const Wrong& wrong) { return wrong.field.contains(QLatin1String("[0]")); });
            m_wrongs.insert(operation.id(), wrongs);
            QTest::newRow(qPrintable(operation.id())) << operation.id();
        }
    }
    void wrongTypesNameTheirField()
    {
        QFETCH(const QString, id);
        const auto& all = m_client.api().operations();
        const auto operation =
            std::find_if(all.begin(), all.end(), [&](const ApiOperation& each) { return each.id() == id; });
        const QByteArray path = pathOf(*operation);
        const QByteArray draft = ContractClient::pathOf(m_draft);
        const QByteArray before = m_client.mine("GET", draft).body;
        const QByteArray folders = m_client.mine("GET", "/folders").body;
        const QByteArray list = m_client.mine("GET", "/documents").body;
        const QList<Wrong> wrongs = m_wrongs.value(id);
        QVERIFY(!wrongs.isEmpty());
        QStringList faults;
        for (const Wrong& wrong : wrongs) {
            const QByteArray body = bodyOf(id, wrong);
            const RawAnswer answer = m_client.mine(operation->method, path, body);
            const QString shown = QString::fromUtf8(body.left(120));
            if (answer.status != 400)
                faults << QStringLiteral("%1 for %2").arg(answer.status).arg(shown);
            else if (!names(answer, wrong.field))
                faults << QStringLiteral("%1 is not named for %2: %3")
                              .arg(wrong.field, shown, QString::fromUtf8(answer.body.left(300)));
        }
        qInfo("%lld wrong bodies", static_cast<long long>(wrongs.size()));
        QVERIFY2(faults.isEmpty(), qPrintable(QLatin1Char('\n') + faults.join(QLatin1Char('\n'))));
        QCOMPARE(m_client.mine("GET", draft).body, before);
        QCOMPARE(m_client.mine("GET", "/folders").body, folders);
        QCOMPARE(m_client.mine("GET", "/documents").body, list);
    }
};

INK_TEST(TestRowsTypes, "tst_rows_types")

} // namespace tst_rows_types

#include "tst_rows_types.moc"
