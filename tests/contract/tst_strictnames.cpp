#include "tests/contract/contracttest.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QMap>
#include <QTest>

#include <functional>

namespace tst_strictnames {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

/** Input that would grant or promise more than was meant is never ignored, also without a `Prefer` header:
 * names that resemble a protected one, unsupported conditions, and null for an allow list. */
class TestStrictNames final : public ContractTest
{
    Q_OBJECT

    /** A request that is accepted, with the place of one object in it. */
    struct Request
    {
        QByteArray method;
        QByteArray path;
        QJsonObject body;
        QString place; ///< such as `tags[0].style`; empty at the top
    };
    using MakeRequest = std::function<Request()>;

    /** Returns the value with a member added to the object at a place. */
    static QJsonValue with(const QJsonValue& value, const QString& place, const QString& name,
                           const QJsonValue& added)
    {
        if (value.isArray()) { // the place begins with [0]
            QJsonArray list = value.toArray();
            list.replace(0, with(list.at(0), place.section(u']', 1), name, added));
            return list;
        }
        QJsonObject object = value.toObject();
        const QString rest = place.startsWith(u'.') ? place.mid(1) : place;
        if (rest.isEmpty()) {
            object.insert(name, added);
            return object;
        }
        qsizetype end = 0;
        while (end < rest.size() && rest.at(end) != u'.' && rest.at(end) != u'[')
            ++end;
        const QString member = rest.left(end);
        object.insert(member, with(object.value(member), rest.mid(end), name, added));
        return object;
    }
    RawAnswer send(const Request& request, const QJsonObject& body)
    {
        const QByteArray bytes = ServiceFixture::bytes(body);
        return request.path.startsWith("/sign/") ? m_client.nobody(request.method, request.path, bytes)
                                                 : m_client.mine(request.method, request.path, bytes);
    }
    RawAnswer send(const Request& request, const QString& name, const QJsonValue& added)
    {
        return send(request, with(request.body, request.place, name, added).toObject());
    }
    static QString placeOf(const Request& request, const QString& name)
    {
        return request.place.isEmpty() ? name : request.place + u'.' + name;
    }
    static QJsonValue detailOf(const RawAnswer& answer, const QString& field)
    {
        for (const QJsonValue& each : json(answer).value("details"_L1).toArray())
            if (each["field"_L1] == field) return each;
        return {};
    }
    static QJsonArray filesWithBody()
    {
        return {QJsonObject{{u"name"_s, u"a.pdf"_s},
                            {u"body"_s, QString::fromLatin1(ServiceFixture::sample().toBase64())}}};
    }
    /** A new document as a draft, with one of everything that has protected members. */
    static QJsonObject wanted(int status = 51)
    {
        QJsonObject document = ServiceFixture::document(status);
        QJsonArray tags = document.value("tags"_L1).toArray();
        QJsonObject first = tags.at(0).toObject();
        first.insert(u"style"_s, QJsonObject{{u"condition"_s,
                                              QJsonObject{{u"tag"_s, u"Pets"_s}, {u"is"_s, u"filled"_s}}}});
        tags.replace(0, first);
        document.insert(u"tags"_s, tags);
        QJsonArray invitations = document.value("invitations"_L1).toArray();
        QJsonObject person = invitations.at(0).toObject();
        person.insert(u"authentications"_s,
                      QJsonArray{QJsonObject{{u"type"_s, 133}, {u"code"_s, u"correct horse battery"_s}}});
        invitations.replace(0, person);
        document.insert(u"invitations"_s, invitations);
        document.insert(u"documentSetting"_s, QJsonObject{{u"emailSubject"_s, u"Lease"_s}});
        document.insert(u"files"_s, filesWithBody());
        return document;
    }
    static Request creation(const QString& place = {}) { return {"POST", "/documents", wanted(), place}; }
    QByteArray draft()
    {
        if (m_draft.isEmpty()) m_draft = m_client.created(51);
        return ContractClient::pathOf(m_draft);
    }
    QByteArray draftTemplate()
    {
        QJsonObject form = ServiceFixture::document(51, u"Template"_s);
        form.insert(u"documentType"_s, 7);
        if (m_template.isEmpty()) m_template = m_client.created(form);
        return ContractClient::idOf(m_template);
    }
    static QJsonArray people()
    {
        return {QJsonObject{{u"recipientName"_s, u"Cleo"_s}, {u"recipientEmail"_s, u"cleo@example.com"_s}}};
    }
    static Request customFields(const QString& place)
    {
        const QJsonObject field{{u"name"_s, u"Strict"_s}, {u"type"_s, 269}, {u"check"_s, QJsonObject()}};
        return {"PUT", "/v1/user/customFields", {{u"customFields"_s, QJsonArray{field}}}, place};
    }
    Request finishing()
    {
        const QJsonObject document = m_client.created(52);
        const QByteArray path = signingPath(document);
        const QJsonObject view = json(m_client.nobody("GET", path + "/values"));
        return {"POST", path + "/finish", QJsonDocument::fromJson(ServiceFixture::filled(view)).object(), {}};
    }
    /** A request for each schema that has marked members. */
    QMap<QString, MakeRequest> requests()
    {
        const auto settings = [](const QString& name, const QJsonObject& value) {
            return [=] { return Request{"PUT", "/v1/user/userSettings", {{name, value}}, name}; };
        };
        return {
            {u"NewDocument"_s, [] { return creation(); }},
            {u"NewFile"_s, [] { return creation(u"files[0]"_s); }},
            {u"NewTag"_s, [] { return creation(u"tags[0]"_s); }},
            {u"TagStyle"_s, [] { return creation(u"tags[0].style"_s); }},
            {u"TagCondition"_s, [] { return creation(u"tags[0].style.condition"_s); }},
            {u"Authentication"_s, [] { return creation(u"invitations[0].authentications[0]"_s); }},
            {u"NewInvitation"_s, [] { return creation(u"invitations[0]"_s); }},
            {u"DocumentSettingPatch"_s, [] { return creation(u"documentSetting"_s); }},
            {u"DocumentPatch"_s,
             [this] {
                 return Request{"PUT", draft(), {{u"title"_s, u"Patched"_s}}, QString()};
             }},
            {u"DocumentPatchFile"_s,
             [this] {
                 const QByteArray path = draft();
                 const QJsonObject file{{u"id"_s, m_draft.value("files"_L1)[0]["id"_L1]}};
                 return Request{"PUT", path, {{u"files"_s, QJsonArray{file}}}, u"files[0]"_s};
             }},
            {u"ReplaceTagsRequest"_s,
             [this] {
                 return Request{"PUT", draft() + "/tags", {{u"tags"_s, QJsonArray()}}, QString()};
             }},
            {u"ReplaceInvitationsRequest"_s,
             [this] {
                 return Request{"PUT", draft() + "/invitations", {{u"invitation"_s, people()}}, QString()};
             }},
            {u"TemplateUse"_s,
             [this] {
                 return Request{"POST",
                                "/v2/templates/sign/" + draftTemplate(),
                                {{u"signingStatus"_s, 51}, {u"Invitations"_s, people()}},
                                QString()};
             }},
            {u"UserSettingPatch"_s, settings(u"userSetting"_s, {{u"companyName"_s, u"Mill"_s}})},
            {u"NotificationSettingPatch"_s, settings(u"notificationSetting"_s, {{u"onViewed"_s, true}})},
            {u"FolderPatch"_s,
             [this] {
                 const QString name = u"Strict %1"_s.arg(++m_folders);
                 return Request{
                     "POST", "/v1/folders", {{u"folder"_s, QJsonObject{{u"name"_s, name}}}}, u"folder"_s};
             }},
            {u"CustomFieldRequest"_s, [] { return customFields(u"customFields[0]"_s); }},
            {u"FieldCheck"_s, [] { return customFields(u"customFields[0].check"_s); }},
            {u"KeyRequest"_s,
             [] {
                 return Request{"POST", "/v1/user/keys", {{u"name"_s, u"Strict"_s}}, QString()};
             }},
            {u"EventSubscriptionRequest"_s,
             [] {
                 return Request{
                     "POST",
                     "/v1/user/events",
                     {{u"url"_s, u"https://example.com/hook"_s}, {u"events"_s, QJsonArray{u"completed"_s}}},
                     QString()};
             }},
            {u"FinishRequest"_s, [this] { return finishing(); }}};
    }
    QJsonObject schemas() const
    {
        return m_client.api().root().value("components"_L1)["schemas"_L1].toObject();
    }
    static bool isMarked(const QJsonValue& property) { return property["x-inkstone-protected"_L1].toBool(); }
    static bool isClosed(const QJsonValue& schema)
    {
        return schema["additionalProperties"_L1] == QJsonValue(false);
    }
    static QString snake(const QString& name)
    {
        QString made;
        for (const QChar c : name)
            made += c.isUpper() ? u'_' + QString(c.toLower()) : QString(c);
        return made == name ? name + u'_' : made;
    }
    static QStringList spellingsOf(const QString& name)
    {
        QStringList made{snake(name), name + u"Value"_s};
        if (name.size() >= 5) {
            made << QString(name).remove(name.size() - 2, 1);
            made << (name.endsWith(u's') ? name.chopped(1) : name + u's');
        }
        return made;
    }

    QJsonObject m_draft;
    QJsonObject m_template;
    int m_folders = 0;

private Q_SLOTS:
    void protectedNames_data()
    {
        QTest::addColumn<QString>("schema");
        QTest::addColumn<QString>("name");
        const QJsonObject all = schemas();
        for (auto schema = all.begin(); schema != all.end(); ++schema) {
            const QJsonObject properties = schema.value()["properties"_L1].toObject();
            for (auto property = properties.begin(); property != properties.end(); ++property)
                if (isMarked(property.value()))
                    QTest::newRow(qPrintable(schema.key() + u'.' + property.key()))
                        << schema.key() << property.key();
        }
    }
    /** Each name that the description marks, in its object. */
    void protectedNames()
    {
        QFETCH(QString, schema);
        QFETCH(QString, name);
        const auto make = requests().value(schema);
        QVERIFY2(make, "No request here has this object");
        const Request request = make();
        for (const QString& spelling : spellingsOf(name)) {
            m_client.strict = false;
            const RawAnswer refused = send(request, spelling, u"x"_s);
            m_client.strict = true;
            QVERIFY2(refused.status == 400, (spelling.toUtf8() + ' ' + refused.body).constData());
            const QJsonValue detail = detailOf(refused, placeOf(request, spelling));
            QVERIFY2(detail["reason"_L1] == "field_resembles"_L1, refused.body.constData());
            const QString right = detail["args"_L1]["1"_L1].toString();
            QVERIFY2(isMarked(schemas().value(schema)["properties"_L1][right]), refused.body.constData());
        }
        // Twice, one of which would be ignored.
        Request twice = request;
        twice.body = with(twice.body, twice.place, name.toUpper(), QJsonValue()).toObject();
        const RawAnswer refused = send(twice, name, QJsonValue());
        QVERIFY2(refused.status == 400, refused.body.constData());
        QVERIFY2(json(refused).value("details"_L1).toArray().size() > 0, refused.body.constData());
        QVERIFY2(refused.body.contains("field_has_two_spellings"), refused.body.constData());
    }

    void otherNames_data()
    {
        QTest::addColumn<QString>("schema");
        for (const QString& schema : requests().keys())
            QTest::newRow(qPrintable(schema)) << schema;
    }
    /** The same requests are accepted with a name that resembles none; objects that take no other refuse it.
     */
    void otherNames()
    {
        QFETCH(QString, schema);
        const Request request = requests().value(schema)();
        m_client.strict = false;
        const RawAnswer answer = send(request, u"keepsake"_s, u"x"_s);
        m_client.strict = true;
        QVERIFY2(isClosed(schemas().value(schema)) ? answer.status == 400 : answer.status < 300,
                 answer.body.constData());
        if (!isClosed(schemas().value(schema))) return;
        QCOMPARE(detailOf(answer, placeOf(request, u"keepsake"_s))["reason"_L1].toString(), u"is_no_field"_s);
        const RawAnswer plain = send(request, request.body);
        QVERIFY2(plain.status < 300, plain.body.constData());
    }

    void asPeopleWriteThem_data()
    {
        QTest::addColumn<QString>("schema");
        QTest::addColumn<QString>("name");
        const auto row = [](const char* schema, const char* name) {
            QTest::newRow(name) << QString::fromLatin1(schema) << QString::fromLatin1(name);
        };
        row("NewFile", "visible");
        row("NewFile", "visible_to");
        row("NewFile", "visibility");
        row("DocumentPatchFile", "visibleFor");
        row("NewInvitation", "authentication");
        row("NewInvitation", "sequense");
        row("NewInvitation", "canDelegate");
        row("DocumentSettingPatch", "expireDays");
        row("DocumentSettingPatch", "expiryDays");
        row("DocumentSettingPatch", "expiresAt");
        row("UserSettingPatch", "spendLimit");
        row("UserSettingPatch", "allowedAddress");
        row("UserSettingPatch", "frameOrigin");
        row("NewTag", "mandatory");
        row("TagStyle", "conditions");
        row("TagStyle", "minx");
        row("KeyRequest", "scope");
    }
    void asPeopleWriteThem()
    {
        QFETCH(QString, schema);
        QFETCH(QString, name);
        const Request request = requests().value(schema)();
        m_client.strict = false;
        const RawAnswer refused = send(request, name, QJsonArray());
        m_client.strict = true;
        QVERIFY2(refused.status == 400, refused.body.constData());
        QCOMPARE(detailOf(refused, placeOf(request, name))["reason"_L1].toString(), u"field_resembles"_s);
    }

    void wrongPlaces_data()
    {
        QTest::addColumn<QString>("schema");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QJsonValue>("value");
        QTest::addColumn<QString>("place");
        const auto row = [](const char* schema, const QString& name, const QJsonValue& value,
                            const QString& place) {
            QTest::newRow(qPrintable(QString::fromLatin1(schema) + u' ' + place))
                << QString::fromLatin1(schema) << name << value << place;
        };
        const QJsonObject condition{{u"tag"_s, u"Pets"_s}, {u"equals"_s, u"true"_s}};
        row("NewTag", u"condition"_s, condition, u"tags[0].condition"_s);
        row("NewTag", u"conditions"_s, QJsonArray{condition}, u"tags[0].conditions"_s);
        row("NewTag", u"styles"_s, QJsonObject{{u"condition"_s, condition}}, u"tags[0].styles.condition"_s);
        row("NewTag", u"formula"_s, u"1 + 1"_s, u"tags[0].formula"_s);
        row("NewDocument", u"visibleTo"_s, QJsonArray{1}, u"visibleTo"_s);
        row("NewDocument", u"sendAt"_s, 5, u"sendAt"_s);
        row("NewDocument", u"expireDaysAfterSent"_s, 3, u"expireDaysAfterSent"_s);
        row("NewDocument", u"documentSettings"_s, QJsonObject{{u"expireDaysAfterSent"_s, 3}},
            u"documentSettings.expireDaysAfterSent"_s);
        row("NewDocument", u"attachments"_s,
            QJsonArray{u"a"_s, QJsonObject{{u"visible_to"_s, QJsonArray{1}}}},
            u"attachments[1].visible_to"_s);
        row("NewInvitation", u"visibleTo"_s, QJsonArray{1}, u"invitations[0].visibleTo"_s);
        row("NewFile", u"fileContent"_s, u"refuse"_s, u"files[0].fileContent"_s);
        row("DocumentPatch", u"authentications"_s, QJsonArray(), u"authentications"_s);
        row("TemplateUse", u"setting"_s, QJsonObject{{u"sendAt"_s, 5}}, u"setting.sendAt"_s);
        row("UserSettingPatch", u"limits"_s, QJsonObject{{u"spendLimitCents"_s, 1}},
            u"userSetting.limits.spendLimitCents"_s);
    }
    /** A protected name in an object that would ignore it, or in a member that is ignored as a whole. */
    void wrongPlaces()
    {
        QFETCH(QString, schema);
        QFETCH(QString, name);
        QFETCH(QJsonValue, value);
        QFETCH(QString, place);
        m_client.strict = false;
        const RawAnswer refused = send(requests().value(schema)(), name, value);
        m_client.strict = true;
        QVERIFY2(refused.status == 400, refused.body.constData());
        QVERIFY2(detailOf(refused, place)["reason"_L1] == "field_is_misplaced"_L1, refused.body.constData());
    }
    /** Beside the object that is sent in a wrapper, where nothing is read. */
    void besideAWrapper()
    {
        m_client.strict = false;
        const auto refused = [&](const QByteArray& method, const QByteArray& path, const QJsonObject& body,
                                 const QString& place) {
            const RawAnswer answer = m_client.mine(method, path, ServiceFixture::bytes(body));
            return answer.status == 400 && ContractClient::names(answer, place);
        };
        const QJsonObject title{{u"title"_s, u"Beside"_s}};
        QVERIFY(refused("PUT", draft(), {{u"document"_s, title}, {u"folderId"_s, 5}}, u"folderId"_s));
        QVERIFY(refused("PUT", draft(), {{u"document"_s, title}, {u"versoin"_s, 1}}, u"versoin"_s));
        QVERIFY(refused("POST", "/documents",
                        {{u"document"_s, wanted()}, {u"documentSetting"_s, QJsonObject{{u"sendAt"_s, 5}}}},
                        u"documentSetting.sendAt"_s));
        QVERIFY(refused("POST", "/v1/documents/array",
                        {{u"documents"_s, QJsonArray{wanted()}}, {u"sendAt"_s, 5}}, u"sendAt"_s));
        QVERIFY(refused("POST", "/v1/templates/use/" + draftTemplate(),
                        {{u"Invitations"_s, people()}, {u"folderId"_s, 5}}, u"folderId"_s));
        QJsonObject person = people().at(0).toObject();
        person.insert(u"may_delegate"_s, false);
        QVERIFY(refused("POST", "/v2/templates/sign/" + draftTemplate(),
                        {{u"signingStatus"_s, 51}, {u"Invitations"_s, QJsonArray{person}}},
                        u"Invitations[0].may_delegate"_s));
        QVERIFY(refused("PUT", "/v1/user/userSettings",
                        {{u"userSetting"_s, QJsonObject{{u"companyName"_s, u"Mill"_s}}},
                         {u"frameOrigins"_s, QJsonArray()}},
                        u"frameOrigins"_s));
        // Unknown names that were stored earlier stay allowed.
        const RawAnswer taken = m_client.mine(
            "PUT", draft(),
            ServiceFixture::bytes({{u"document"_s, title}, {u"success"_s, true}, {u"note"_s, u"x"_s}}));
        QVERIFY2(taken.status == 200, taken.body.constData());
        m_client.strict = true;
    }

    void nullIsNoList()
    {
        m_client.strict = false;
        const Request file = creation(u"files[0]"_s);
        const RawAnswer refused = send(file, u"visibleTo"_s, QJsonValue());
        QVERIFY2(refused.status == 400 && ContractClient::names(refused, u"files[0].visibleTo"_s),
                 refused.body.constData());
        for (const QString& name : {u"scopes"_s, u"folderId"_s}) {
            const RawAnswer key =
                m_client.mine("POST", "/v1/user/keys",
                              ServiceFixture::bytes({{u"name"_s, u"Null"_s}, {name, QJsonValue()}}));
            QVERIFY2(key.status == 400 && ContractClient::names(key, name), key.body.constData());
        }
        m_client.strict = true;
        // Only the case of a name is free.
        const RawAnswer taken = send(creation(u"documentSetting"_s), u"EXPIREDAYSAFTERSENT"_s, 7);
        QCOMPARE(taken.status, 201);
        QCOMPARE(documentIn(taken).value("documentSetting"_L1)["expireDaysAfterSent"_L1].toInt(), 7);
    }

    void conditions_data()
    {
        QTest::addColumn<QByteArray>("condition");
        QTest::addColumn<QString>("place");
        const auto row = [](const char* condition, const char* place) {
            QTest::newRow(condition) << QByteArray(condition).replace('\'', '"')
                                     << QString::fromLatin1(place);
        };
        row("{}", "tag");
        row("{'tag':'Pets'}", "equals");
        row("{'equals':'x'}", "tag");
        row("{'tag':null,'equals':'x'}", "tag");
        row("{'tag':5,'equals':'x'}", "tag");
        row("{'tga':'Pets','equals':'x'}", "tga");
        row("{'tag':'Pets','equal':'x'}", "equal");
        row("{'tag':'Pets','equals':'x','visible':true}", "visible");
        row("{'tag':'Pets','equals':'x','EQUALS':'y'}", "equals");
        row("{'tag':'Pets','equals':'x','value':'y'}", "value");
        row("{'tag':'Pets','equals':'x','is':'differs','value':'y'}", "equals");
        row("{'tag':'Pets','is':'differs'}", "value");
        row("{'tag':'Pets','is':'unlike','value':'y'}", "is");
        row("{'tag':'Pets','is':'filled','value':'y'}", "value");
        row("{'any':[]}", "any");
        row("{'any':null}", "tag");
        row("{'any':[{'tag':'Pets','equals':'x'}],'tag':'Rooms','equals':'1'}", "tag");
        row("{'any':[{'tag':'Pets'}]}", "any[0].equals");
        row("{'any':[{'all':[]}]}", "any[0].all");
        row("{'any':[{'all':[{'tag':'Pets','equals':'x'},{'tag':'Rooms'}]}]}", "any[0].all[1].equals");
        row("{'any':[{'all':[{'tag':'Pets','equals':'x'}],'tag':'Rooms'}]}", "any[0].tag");
        row("{'any':[{'all':[{'any':[{'tag':'Pets','equals':'x'}]}]}]}", "any[0].all[0].any");
        row("{'all':[{'tag':'Pets','equals':'x'}]}", "all");
    }
    void conditions()
    {
        QFETCH(QByteArray, condition);
        QFETCH(QString, place);
        const QJsonValue value = QJsonDocument::fromJson(condition).object();
        m_client.strict = false;
        QJsonObject body = wanted();
        body = with(body, u"tags[0].style"_s, u"condition"_s, value).toObject();
        const RawAnswer made = m_client.mine("POST", "/documents", ServiceFixture::bytes(body));
        const RawAnswer set = m_client.mine("PUT", draft() + "/tags",
                                            ServiceFixture::bytes({{u"tags"_s, body.value("tags"_L1)}}));
        m_client.strict = true;
        for (const RawAnswer& refused : {made, set}) {
            QVERIFY2(refused.status == 400, refused.body.constData());
            QVERIFY2(ContractClient::names(refused, u"tags[0].style.condition."_s + place),
                     refused.body.constData());
        }
    }
    void everyFormOfConditions_data()
    {
        QTest::addColumn<QByteArray>("condition");
        for (const char* condition :
             {"{'tag':'Pets','equals':''}", "{'tag':'Pets','is':'equals','value':'true'}",
              "{'tag':'pets','is':'empty'}", "{'Tag':'Rooms','IS':'atLeast','Value':'3'}",
              "{'any':[{'tag':'Pets','equals':'true'},{'tag':'Rooms','is':'less','value':'3'}]}",
              "{'any':[{'all':[{'tag':'Pets','equals':'true'},{'tag':'Rooms','is':'filled'}]},{'tag':'Rooms',"
              "'equals':'3'}]}",
              "null"})
            QTest::newRow(condition) << QByteArray(condition).replace('\'', '"');
    }
    void everyFormOfConditions()
    {
        QFETCH(QByteArray, condition);
        const QJsonValue value = QJsonDocument::fromJson('[' + condition + ']').array().at(0);
        const QJsonObject body = with(wanted(), u"tags[0].style"_s, u"condition"_s, value).toObject();
        const RawAnswer made = m_client.mine("POST", "/documents", ServiceFixture::bytes(body));
        QVERIFY2(made.status == 201, made.body.constData());
        const QJsonObject document = documentIn(made);
        QCOMPARE(document.value("tags"_L1)[0]["style"_L1].toObject().contains("condition"_L1),
                 !value.isNull());
        // As it is answered, it may be sent back.
        const QByteArray path = ContractClient::pathOf(document);
        const RawAnswer back = m_client.mine("PUT", path + "/tags",
                                             ServiceFixture::bytes({{u"tags"_s, document.value("tags"_L1)}}));
        QVERIFY2(back.status == 200, back.body.constData());
        const RawAnswer sent = m_client.mine("PUT", path, "{\"signingStatus\":52}");
        QVERIFY2(sent.status == 200, sent.body.constData());
    }

    /** A condition on a tag that isn't there would show its tag to everybody. */
    void conditionsOnMissingTags()
    {
        const QJsonObject gone{{u"tag"_s, u"Gone"_s}, {u"equals"_s, u"x"_s}};
        const QJsonObject pets{{u"tag"_s, u"Pets"_s}, {u"equals"_s, u"true"_s}};
        const QJsonObject second{
            {u"any"_s, QJsonArray{pets, QJsonObject{{u"all"_s, QJsonArray{pets, gone}}}}}};
        const auto bodyWith = [](int status, const QJsonValue& condition) {
            return with(wanted(status), u"tags[0].style"_s, u"condition"_s, condition).toObject();
        };
        const QString place = u"tags[0].style.condition.tag"_s;
        const auto refusedAt = [](const RawAnswer& answer, const QString& field) {
            if (answer.status != 400 || !ContractClient::names(answer, field)) qWarning() << answer.body;
            return answer.status == 400 && ContractClient::names(answer, field);
        };
        const auto post = [this](const QByteArray& path, const QJsonObject& body) {
            return m_client.mine("POST", path, ServiceFixture::bytes(body));
        };
        const auto before = charges();
        QVERIFY(refusedAt(post("/documents", bodyWith(52, gone)), place));
        QVERIFY(refusedAt(post("/documents", bodyWith(52, second)),
                          u"tags[0].style.condition.any[1].all[1].tag"_s));
        // A draft may be incomplete until it is sent.
        const RawAnswer made = post("/documents", bodyWith(51, gone));
        QCOMPARE(made.status, 201);
        const QByteArray path = ContractClient::pathOf(documentIn(made));
        QVERIFY(refusedAt(m_client.mine("PUT", path, "{\"signingStatus\":52}"), place));
        QCOMPARE(now(documentIn(made)).value("signingStatus"_L1).toInt(), 51);
        // From a template: one document, and rows.
        QJsonObject form = bodyWith(51, gone);
        form.insert(u"documentType"_s, 7);
        const QByteArray id = ContractClient::idOf(documentIn(post("/documents", form)));
        const QByteArray use = "/v2/templates/sign/" + id;
        QVERIFY(refusedAt(post(use, {{u"signingStatus"_s, 52}, {u"Invitations"_s, people()}}),
                          u"template."_s + place));
        QCOMPARE(post(use, {{u"signingStatus"_s, 51}, {u"Invitations"_s, people()}}).status, 201);
        const RawAnswer rows = post("/v1/templates/use/" + id, {{u"Invitations"_s, people()}});
        QVERIFY2(json(rows).value("documents"_L1).toArray().isEmpty(), rows.body.constData());
        QVERIFY2(rows.body.contains(place.toUtf8()), rows.body.constData());
        QCOMPARE(charges(), before);
    }
};

INK_TEST(TestStrictNames, "tst_strictnames")

} // namespace tst_strictnames

#include "tst_strictnames.moc"
