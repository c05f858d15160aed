#include "tests/contract/contracttest.h"
#include "tests/support/hookreceiver.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

namespace tst_customfields {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

/** An account's custom fields: definitions that tags refer to by name. */
class TestCustomFields final : public ContractTest
{
    Q_OBJECT

    static constexpr const char* path = "/v1/user/customFields";

    static QByteArray bytes(const QJsonObject& object) { return ServiceFixture::bytes(object); }
    static QJsonObject field(const QString& name, int type = 252, const QJsonObject& more = {})
    {
        QJsonObject object{{"name"_L1, name}, {"type"_L1, type}};
        for (auto each = more.begin(); each != more.end(); ++each)
            object.insert(each.key(), each.value());
        return object;
    }
    static QJsonObject dropdown(const QString& name, const QStringList& options, const QString& text = {})
    {
        QJsonObject more{{"options"_L1, QJsonArray::fromStringList(options)}};
        if (!text.isEmpty()) more.insert("default"_L1, text);
        return field(name, 257, more);
    }
    RawAnswer set(const QJsonArray& fields, const QStringList& confirm = {}, const QByteArray& headers = {})
    {
        QJsonObject body{{"customFields"_L1, fields}};
        if (!confirm.isEmpty()) body.insert("confirm"_L1, QJsonArray::fromStringList(confirm));
        return m_client.mine("PUT", path, bytes(body), headers);
    }
    RawAnswer setLeniently(const QJsonArray& fields)
    {
        m_client.strict = false; // some requests are meant to be refused
        const RawAnswer answer = set(fields);
        m_client.strict = true;
        return answer;
    }
    QJsonArray fields() { return json(m_client.mine("GET", path)).value("customFields"_L1).toArray(); }
    QJsonObject usageOf(const QString& name)
    {
        const RawAnswer answer = m_client.mine("GET", QByteArray(path) + "/usage");
        for (const QJsonValue& each : json(answer).value("customFields"_L1).toArray())
            if (each["name"_L1] == name) return each.toObject();
        return {};
    }
    /** A tag that refers to a field; its other members are left to the field. */
    static QJsonObject tag(const QString& customField, const QString& name, int y = 120,
                           const QJsonObject& more = {})
    {
        QJsonObject object = ServiceFixture::tag(252, name, {90, y, 160, 22}, 1, false, more);
        object.remove("type"_L1);
        object.insert("customField"_L1, customField);
        return object;
    }
    static QJsonObject documentWith(const QJsonArray& tags, int status = 51,
                                    const QString& title = u"Lease"_s)
    {
        QJsonObject document = ServiceFixture::document(status, title);
        QJsonArray all = tags;
        all.append(document.value("tags"_L1)[4]); // the signature
        document.insert("tags"_L1, all);
        return document;
    }
    static QJsonObject templateWith(const QJsonArray& tags, const QString& title = u"Template"_s)
    {
        return asTemplate(documentWith(tags, 51, title));
    }
    QJsonObject use(const QJsonObject& source, int status = 52)
    {
        const QJsonObject body{
            {"signingStatus"_L1, status},
            {"Invitations"_L1, QJsonArray{QJsonObject{{"recipientName"_L1, u"Ben"_s},
                                                      {"recipientEmail"_L1, u"ben@example.com"_s}}}}};
        const RawAnswer answer =
            m_client.mine("POST", "/v2/templates/sign/" + ContractClient::idOf(source), bytes(body));
        if (answer.status >= 300) qWarning("%s", answer.body.constData());
        return documentIn(answer);
    }
    static QJsonObject firstTag(const QJsonObject& document)
    {
        return document.value("tags"_L1)[0].toObject();
    }
    RawAnswer finish(const QJsonObject& document, const QHash<QString, QString>& texts)
    {
        const QByteArray signing = signingPath(document);
        const QJsonObject view = json(m_client.nobody("GET", signing + "/values"));
        QJsonArray values = ServiceFixture::valuesFor(view);
        for (qsizetype i = 0; i < values.size(); ++i) {
            QJsonObject value = values.at(i).toObject();
            for (const QJsonValue& each : view.value("tags"_L1).toArray())
                if (each["id"_L1] == value.value("id"_L1) && texts.contains(each["name"_L1].toString()))
                    value.insert("text"_L1, texts.value(each["name"_L1].toString()));
            values[i] = value;
        }
        return m_client.nobody("POST", signing + "/finish",
                               bytes({{"values"_L1, values}, {"consent"_L1, true}}));
    }
    QStringList titles(const QByteArray& query)
    {
        const RawAnswer answer = m_client.mine("GET", "/v2/documents/search2?" + query);
        QStringList found;
        for (const QJsonValue& each : json(answer).value("documents"_L1).toArray())
            found.append(each["title"_L1].toString());
        return found;
    }

private Q_SLOTS:
    void init()
    {
        // The fields of the test before; its documents keep what they took.
        QStringList all;
        for (const QJsonValue& each : fields())
            all.append(each["name"_L1].toString());
        QCOMPARE(set({}, all).status, 200);
    }

    void aListIsKept()
    {
        const QJsonObject check{{"maxLength"_L1, 12}, {"pattern"_L1, u"[A-Z]+"_s}};
        const QJsonArray wanted{
            field(u"costCentre"_s, 252,
                  {{"check"_L1, check}, {"default"_L1, u"ABC"_s}, {"help"_L1, u"See the intranet."_s}}),
            dropdown(u"region"_s, {u"EMEA"_s, u"APAC"_s}, u"EMEA"_s),
            field(u"amount"_s, 269,
                  {{"check"_L1, QJsonObject{{"min"_L1, 0}, {"max"_L1, 99.5}, {"decimals"_L1, 2}}}}),
            field(u"start"_s, 255, {{"check"_L1, QJsonObject{{"earliest"_L1, u"today"_s}}}}),
            field(u"agreed"_s, 253, {{"default"_L1, u"true"_s}})};
        const RawAnswer answer = set(wanted);
        QCOMPARE(answer.status, 200);
        QCOMPARE(json(answer).value("changes"_L1).toArray().size(), 0);
        const QJsonArray kept = fields();
        QCOMPARE(kept.size(), wanted.size());
        for (qsizetype i = 0; i < wanted.size(); ++i) {
            QJsonObject expected = wanted.at(i).toObject();
            if (!expected.contains("check"_L1)) expected.insert("check"_L1, QJsonObject());
            QCOMPARE(kept.at(i).toObject(), expected);
        }
        // A response can be sent back, in another order and with the members about its use.
        QJsonArray turned;
        for (const QJsonValue& each : kept)
            turned.prepend(each);
        QCOMPARE(set(turned).status, 200);
        QCOMPARE(fields(), turned);
        const RawAnswer usage = m_client.mine("GET", QByteArray(path) + "/usage");
        QCOMPARE(setLeniently(json(usage).value("customFields"_L1).toArray()).status, 200);
        QCOMPARE(fields(), turned);
        QCOMPARE(json(m_client.mine("GET", "/user")).value("limits"_L1)["customFields"_L1], QJsonValue(true));
        // Of this account only.
        QCOMPARE(json(m_client.other("GET", path)).value("customFields"_L1).toArray().size(), 0);
    }

    void badDefinitionsAreRefused_data()
    {
        QTest::addColumn<QJsonObject>("wanted");
        QTest::addColumn<QString>("place");
        const auto row = [](const char* name, const QJsonObject& wanted, const QString& place) {
            QTest::newRow(name) << wanted << u"customFields[1]."_s + place;
        };
        row("no name", field(u""_s), u"name"_s);
        row("umlaut", field(u"Größe"_s), u"name"_s);
        row("digit first", field(u"1a"_s), u"name"_s);
        row("too long", field(QString(65, u'n')), u"name"_s);
        row("taken", field(u"first"_s), u"name"_s);
        row("signature", field(u"a"_s, 250), u"type"_s);
        row("unknown type", field(u"a"_s, 99), u"type"_s);
        row("radio", field(u"a"_s, 254), u"type"_s);
        row("no type", QJsonObject{{"name"_L1, u"a"_s}}, u"type"_s);
        row("no options", field(u"a"_s, 257), u"options"_s);
        row("same options", dropdown(u"a"_s, {u"x"_s, u"x"_s}), u"options"_s);
        row("blank option", dropdown(u"a"_s, {u"x"_s, u" "_s}), u"options"_s);
        row("options of a text", field(u"a"_s, 252, {{"options"_L1, QJsonArray{u"x"_s}}}), u"options"_s);
        row("pattern", field(u"a"_s, 252, {{"check"_L1, QJsonObject{{"pattern"_L1, u"("_s}}}}),
            u"check.pattern"_s);
        row("limits", field(u"a"_s, 269, {{"check"_L1, QJsonObject{{"min"_L1, 2}, {"max"_L1, 1}}}}),
            u"check.min"_s);
        row("day", field(u"a"_s, 255, {{"check"_L1, QJsonObject{{"earliest"_L1, u"soon"_s}}}}),
            u"check.earliest"_s);
        row("default of a number", field(u"a"_s, 269, {{"default"_L1, u"many"_s}}), u"default"_s);
        row("default of a list", dropdown(u"a"_s, {u"x"_s}, u"y"_s), u"default"_s);
        row("long default", field(u"a"_s, 252, {{"default"_L1, QString(4001, u'x')}}), u"default"_s);
        row("control character", field(u"a"_s, 252, {{"help"_L1, QString(QChar(7))}}), u"help"_s);
        row("text as a check", field(u"a"_s, 252, {{"check"_L1, u"x"_s}}), u"check"_s);
    }
    void badDefinitionsAreRefused()
    {
        QFETCH(QJsonObject, wanted);
        QFETCH(QString, place);
        QCOMPARE(set({field(u"kept"_s)}).status, 200);
        const RawAnswer refused = setLeniently({field(u"first"_s), wanted});
        QCOMPARE(refused.status, 400);
        QVERIFY2(ContractClient::names(refused, place), refused.body.constData());
        QCOMPARE(fields().size(), 1);
    }

    void limits()
    {
        QJsonArray many;
        for (int i = 0; i < 200; ++i)
            many.append(field(u"f%1"_s.arg(i)));
        QCOMPARE(set(many).status, 200);
        many.append(field(u"more"_s));
        const RawAnswer refused = setLeniently(many);
        QCOMPARE(refused.status, 400);
        QVERIFY(ContractClient::names(refused, u"customFields"_s));
        QCOMPARE(m_client.mine("PUT", path, "{}").status, 400);
    }

    void ifMatchHoldsWhatWasRead()
    {
        QCOMPARE(set({field(u"a"_s)}).status, 200);
        const RawAnswer read = m_client.mine("GET", path);
        const QByteArray etag = read.header("etag");
        QVERIFY(!etag.isEmpty());
        QCOMPARE(m_client.mine("GET", path, {}, "If-None-Match: " + etag + "\r\n").status, 304);
        QCOMPARE(set({field(u"a"_s), field(u"b"_s)}, {}, "If-Match: " + etag + "\r\n").status, 200);
        QCOMPARE(set({field(u"c"_s)}, {}, "If-Match: " + etag + "\r\n").status, 412);
        QCOMPARE(fields().size(), 2);
    }

    void aTagTakesItsField()
    {
        QCOMPARE(
            set({dropdown(u"region"_s, {u"EMEA"_s, u"APAC"_s}, u"EMEA"_s),
                 field(u"amount"_s, 269, {{"check"_L1, QJsonObject{{"min"_L1, 5}}}, {"help"_L1, u"Euro"_s}})})
                .status,
            200);
        // The definition takes precedence over the request.
        const QJsonObject own{{"style"_L1, QJsonObject{{"min"_L1, 1}, {"fontSize"_L1, 9}}}};
        const QJsonObject made = m_client.created(
            documentWith({tag(u"region"_s, u"Region"_s), tag(u"amount"_s, u"Sum"_s, 160, own)}));
        const auto check = [](const QJsonObject& document) {
            const QJsonObject region = firstTag(document);
            QCOMPARE(region.value("type"_L1), QJsonValue(257));
            QCOMPARE(region.value("customField"_L1), QJsonValue(u"region"_s));
            QCOMPARE(region.value("text"_L1), QJsonValue(u""_s));
            QCOMPARE(region.value("customFieldDefault"_L1), QJsonValue(u"EMEA"_s));
            QCOMPARE(region.value("style"_L1)["options"_L1], QJsonValue(QJsonArray{u"EMEA"_s, u"APAC"_s}));
            const QJsonObject sum = document.value("tags"_L1)[1].toObject();
            QCOMPARE(sum.value("type"_L1), QJsonValue(269));
            QCOMPARE(sum.value("style"_L1)["min"_L1], QJsonValue(5));
            QCOMPARE(sum.value("style"_L1)["help"_L1], QJsonValue(u"Euro"_s));
            QCOMPARE(sum.value("style"_L1)["fontSize"_L1], QJsonValue(9)); // not the field's
        };
        check(made);
        check(now(made));
        // An unknown field is refused at its place, whichever way it comes.
        m_client.strict = false;
        QJsonObject wanted = documentWith({tag(u"region"_s, u"A"_s), tag(u"Region"_s, u"B"_s, 160)});
        wanted.remove("invitations"_L1);
        for (const RawAnswer& refused :
             {m_client.mine("POST", "/documents", bytes(wanted)),
              m_client.mine(
                  "PUT", ContractClient::pathOf(made) + "/tags",
                  bytes({{"tags"_L1, QJsonArray{tag(u"region"_s, u"A"_s), tag(u"none"_s, u"B"_s, 160)}}})),
              m_client.mine("PUT", ContractClient::pathOf(made),
                            bytes({{"document"_L1,
                                    QJsonObject{{"tags"_L1, QJsonArray{tag(u"region"_s, u"A"_s),
                                                                       tag(u"none"_s, u"B"_s, 160)}}}}}))}) {
            QCOMPARE(refused.status, 400);
            QVERIFY2(ContractClient::names(refused, u"tags[1].customField"_s), refused.body.constData());
        }
        m_client.strict = true;
        check(now(made));
        // Another account's fields don't count.
        QJsonObject theirs = documentWith({tag(u"region"_s, u"A"_s)});
        QCOMPARE(m_client.other("POST", "/documents", bytes(theirs)).status, 400);
    }

    void draftsFollowAndSentDocumentsStay()
    {
        QCOMPARE(set({dropdown(u"area"_s, {u"EMEA"_s, u"APAC"_s}, u"EMEA"_s)}).status, 200);
        const QJsonObject draft = m_client.created(documentWith({tag(u"area"_s, u"Region"_s)}));
        const QJsonObject source =
            m_client.created(templateWith({tag(u"area"_s, u"Region"_s)}, u"Follows"_s));
        const QJsonObject sent = m_client.created(documentWith({tag(u"area"_s, u"Region"_s)}, 52));
        QCOMPARE(firstTag(sent).value("text"_L1), QJsonValue(u"EMEA"_s)); // the default, when it is sent
        QVERIFY(firstTag(sent).value("customFieldDefault"_L1).isUndefined());
        QCOMPARE(usageOf(u"area"_s).value("templateCount"_L1), QJsonValue(1));
        QCOMPARE(usageOf(u"area"_s).value("draftCount"_L1), QJsonValue(1));
        const QByteArray etag = m_client.mine("GET", ContractClient::pathOf(source)).header("etag");

        // More options keep all values valid; the response names the template.
        const RawAnswer changed = set({dropdown(u"area"_s, {u"EMEA"_s, u"APAC"_s, u"LATAM"_s}, u"LATAM"_s)});
        QCOMPARE(changed.status, 200);
        const QJsonValue change = json(changed).value("changes"_L1)[0];
        QCOMPARE(change["name"_L1], QJsonValue(u"area"_s));
        QCOMPARE(change["change"_L1], QJsonValue(u"changed"_s));
        QCOMPARE(change["templates"_L1][0]["title"_L1], QJsonValue(u"Follows"_s));
        QCOMPARE(change["draftCount"_L1], QJsonValue(1));
        for (const QJsonObject& follower : {draft, source})
            QCOMPARE(firstTag(now(follower)).value("style"_L1)["options"_L1].toArray().size(), 3);
        QVERIFY(m_client.mine("GET", ContractClient::pathOf(source)).header("etag") != etag);
        QCOMPARE(now(sent), documentIn(m_client.mine("GET", ContractClient::pathOf(sent))));
        QCOMPARE(firstTag(now(sent)).value("style"_L1)["options"_L1].toArray().size(), 2);
        QCOMPARE(firstTag(now(sent)).value("text"_L1), QJsonValue(u"EMEA"_s));
        // A document sent from now on has the new default, and no longer follows the definition.
        const QJsonObject used = use(source);
        QCOMPARE(firstTag(used).value("text"_L1), QJsonValue(u"LATAM"_s));
        QCOMPARE(m_client
                     .mine("PUT", ContractClient::pathOf(draft),
                           bytes({{"document"_L1, QJsonObject{{"signingStatus"_L1, 52}}}}))
                     .status,
                 200);
        QCOMPARE(firstTag(now(draft)).value("text"_L1), QJsonValue(u"LATAM"_s));
        QCOMPARE(usageOf(u"area"_s).value("draftCount"_L1), QJsonValue(0));
        const RawAnswer bulk = m_client.mine(
            "POST", "/v1/templates/use/" + ContractClient::idOf(source) + '/',
            bytes({{"Invitations"_L1, QJsonArray{QJsonObject{{"recipientName"_L1, u"R0"_s},
                                                             {"recipientEmail"_L1, u"r0@example.com"_s}},
                                                 QJsonObject{{"recipientName"_L1, u"R1"_s},
                                                             {"recipientEmail"_L1, u"r1@example.com"_s},
                                                             {"Region"_L1, u"APAC"_s}}}}}));
        QCOMPARE(bulk.status, 200);
        const QJsonArray rows = json(bulk).value("documents"_L1).toArray();
        QCOMPARE(rows.size(), 2);
        QCOMPARE(firstTag(now(rows.at(0).toObject())).value("text"_L1), QJsonValue(u"LATAM"_s));
        QCOMPARE(firstTag(now(rows.at(1).toObject())).value("text"_L1), QJsonValue(u"APAC"_s));
        QCOMPARE(set({dropdown(u"area"_s, {u"X"_s})}, {u"area"_s}).status, 200);
        for (const QJsonObject& document : {sent, draft, used, rows.at(0).toObject()})
            QVERIFY(firstTag(now(document)).value("style"_L1)["options"_L1].toArray().size() >= 2);
    }

    void oneInUseIsNotLostUnasked()
    {
        QCOMPARE(set({field(u"costCentre"_s, 252, {{"default"_L1, u"C1"_s}}), field(u"free"_s)}).status, 200);
        const QJsonObject source =
            m_client.created(templateWith({tag(u"costCentre"_s, u"Centre"_s, 120, {{"text"_L1, u"C 42"_s}}),
                                           tag(u"costCentre"_s, u"Other"_s, 160)},
                                          u"In use"_s));
        const auto refused = [this](const QJsonArray& wanted) {
            const RawAnswer answer = set(wanted);
            QCOMPARE(answer.status, 409);
            QCOMPARE(json(answer).value("reason"_L1), QJsonValue(u"custom_field_in_use"_s));
            QVERIFY(ContractClient::names(answer, u"confirm"_s));
        };
        const QJsonArray before = fields();
        refused({field(u"free"_s)});                              // removed
        refused({field(u"costCentre"_s, 269), field(u"free"_s)}); // another type
        refused({field(u"costCentre"_s, 252, {{"check"_L1, QJsonObject{{"maxLength"_L1, 3}}}})}); // too short
        QCOMPARE(fields(), before);
        QCOMPARE(set({field(u"costCentre"_s, 252,
                            {{"check"_L1, QJsonObject{{"maxLength"_L1, 9}}}, {"default"_L1, u"C1"_s}})})
                     .status,
                 200);
        // An unused field is removed without confirmation; a confirmed one too, and its tags keep their
        // values.
        const RawAnswer removed = set({field(u"free"_s)}, {u"costCentre"_s});
        QCOMPARE(removed.status, 200);
        QCOMPARE(json(removed).value("changes"_L1)[0]["change"_L1], QJsonValue(u"removed"_s));
        QCOMPARE(json(removed).value("changes"_L1)[0]["templates"_L1][0]["title"_L1],
                 QJsonValue(u"In use"_s));
        const QJsonObject own = now(source);
        QVERIFY(firstTag(own).value("customField"_L1).isUndefined());
        QCOMPARE(firstTag(own).value("text"_L1), QJsonValue(u"C 42"_s));
        QCOMPARE(firstTag(own).value("style"_L1)["maxLength"_L1], QJsonValue(9));
        QCOMPARE(own.value("tags"_L1)[1]["text"_L1], QJsonValue(u"C1"_s)); // its default
        QCOMPARE(firstTag(use(source)).value("text"_L1), QJsonValue(u"C 42"_s));
        // A new field of the same name counts as a change for templates that haven't been edited since.
        refused({field(u"costCentre"_s)});
        QJsonArray moved = own.value("tags"_L1).toArray();
        QJsonObject first = moved.at(0).toObject();
        first.insert("left"_L1, 91);
        moved[0] = first;
        QCOMPARE(m_client.mine("PUT", ContractClient::pathOf(source) + "/tags", bytes({{"tags"_L1, moved}}))
                     .status,
                 200);
        QCOMPARE(set({field(u"costCentre"_s, 253)}).status, 200); // edited: its own tags don't follow
        QCOMPARE(firstTag(now(source)).value("type"_L1), QJsonValue(252));
    }

    void whatSignersEnterIsData()
    {
        HookReceiver receiver;
        QCOMPARE(set({field(u"centre"_s), field(u"pin"_s, 266), field(u"kept"_s)}).status, 200);
        QJsonObject wanted = templateWith(
            {tag(u"centre"_s, u"Centre"_s), tag(u"pin"_s, u"Pin"_s, 160), tag(u"kept"_s, u"Kept"_s, 200)},
            u"Entered"_s);
        wanted.insert("data"_L1, QJsonObject{{u"kept"_s, u"of the sender"_s}});
        wanted.insert("documentSetting"_L1, QJsonObject{{"postBackURL"_L1, receiver.url()}});
        const QJsonObject source = m_client.created(wanted);
        const QJsonObject document = use(source);
        QCOMPARE(titles("data.centre=C+77"), QStringList());
        const RawAnswer finished = finish(
            document, {{u"Centre"_s, u"C 77"_s}, {u"Pin"_s, u"1234"_s}, {u"Kept"_s, u"of the signer"_s}});
        QVERIFY2(finished.status == 200, finished.body.constData());
        QCOMPARE(titles("data.centre=C+77"), QStringList{u"Entered"_s});
        const QJsonObject expected{{u"centre"_s, u"C 77"_s}, {u"kept"_s, u"of the sender"_s}};
        QCOMPARE(now(document).value("data"_L1),
                 QJsonValue(expected)); // no masked text, and nothing replaced
        const QByteArray report = "/v1/documents/" + ContractClient::idOf(source) + "/childrentags";
        const QJsonValue row = json(m_client.mine("GET", report)).value("documents"_L1)[0];
        QCOMPARE(row["tags"_L1][0]["customField"_L1], QJsonValue(u"centre"_s));
        QCOMPARE(row["tags"_L1][0]["textValue"_L1], QJsonValue(u"C 77"_s));
        QCOMPARE(row["data"_L1], QJsonValue(expected));
        QTRY_COMPARE_WITH_TIMEOUT(receiver.requests.size(), 2, 30'000);
        const QJsonValue posted =
            QJsonDocument::fromJson(receiver.requests.at(0).body).object().value("document"_L1);
        QCOMPARE(posted["data"_L1], QJsonValue(expected));
        QCOMPARE(posted["tags"_L1][0]["customField"_L1], QJsonValue(u"centre"_s));
    }

    void aRunningDocumentKeepsItsFields()
    {
        QCOMPARE(
            set({dropdown(u"zone"_s, {u"EMEA"_s}), field(u"late"_s, 252, {{"default"_L1, u"L"_s}})}).status,
            200);
        const QJsonObject sent = m_client.created(documentWith({tag(u"zone"_s, u"Region"_s)}, 52));
        QCOMPARE(
            set({dropdown(u"zone"_s, {u"APAC"_s}), field(u"late"_s, 252, {{"default"_L1, u"L"_s}})}).status,
            200);
        QJsonArray tags = now(sent).value("tags"_L1).toArray();
        tags.append(tag(u"late"_s, u"Late"_s, 400));
        const RawAnswer answer =
            m_client.mine("PUT", ContractClient::pathOf(sent) + "/tags", bytes({{"tags"_L1, tags}}));
        QVERIFY2(answer.status == 200, answer.body.constData());
        const QJsonObject after = now(sent);
        QCOMPARE(firstTag(after).value("style"_L1)["options"_L1], QJsonValue(QJsonArray{u"EMEA"_s}));
        QCOMPARE(after.value("tags"_L1)[2]["text"_L1], QJsonValue(u"L"_s));
        QVERIFY(after.value("tags"_L1)[2]["customFieldDefault"_L1].isUndefined());
    }

    void scopes()
    {
        const auto key = [this](const QJsonArray& scopes, qint64 folder) {
            QJsonObject wanted{{"name"_L1, u"Fields"_s}, {"scopes"_L1, scopes}};
            if (folder > 0) wanted.insert("folderId"_L1, folder);
            const RawAnswer answer = m_client.mine("POST", "/v1/user/keys", bytes(wanted));
            return basicAuth(ContractClient::object(answer, "key").value("secret"_L1).toString().toUtf8());
        };
        const RawAnswer made =
            m_client.mine("POST", "/v1/folders",
                          bytes({{"folder"_L1, QJsonObject{{"name"_L1, u"F"_s}, {"folderType"_L1, 1}}}}));
        const qint64 folder = json(made).value("data"_L1)["id"_L1].toInteger();
        const QByteArray usage = QByteArray(path) + "/usage";
        const QByteArray body = bytes({{"customFields"_L1, QJsonArray()}});
        const QByteArray reader = key({u"read"_s}, 0);
        QCOMPARE(m_client.as(reader, "GET", path).status, 200);
        QCOMPARE(m_client.as(reader, "GET", usage).status, 200);
        QCOMPARE(m_client.as(reader, "PUT", path, body).status, 403);
        const QByteArray inFolder = key({u"read"_s, u"manage"_s}, folder);
        QCOMPARE(m_client.as(inFolder, "GET", path).status, 200);
        QCOMPARE(m_client.as(inFolder, "GET", usage).status, 403); // titles of other folders
        QCOMPARE(m_client.as(inFolder, "PUT", path, body).status, 403);
        const QByteArray drafter = key({u"draft"_s}, 0);
        QCOMPARE(m_client.as(drafter, "GET", path).status, 403);
        QCOMPARE(m_client.nobody("GET", path).status, 401);
    }
};

INK_TEST(TestCustomFields, "tst_customfields")

} // namespace tst_customfields

#include "tst_customfields.moc"
