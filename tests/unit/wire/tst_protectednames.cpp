#include "app/wire/documentreader.h"
#include "app/wire/objectreader.h"
#include "app/wire/patchcodec.h"
#include "app/wire/protectednames.h"
#include "tests/support/paths.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTest>

namespace tst_protectednames {

using namespace ink;
using namespace ink::wire;
using namespace Qt::Literals::StringLiterals;

/** The objects, with the names of their schemas in the API's description, separated by spaces. */
constexpr struct
{
    RequestObject object;
    QLatin1StringView schemas;
} objects[] = {{RequestObject::NewDocument, "NewDocument"_L1},
               {RequestObject::DocumentPatch, "DocumentPatch"_L1},
               {RequestObject::DocumentPart, "ReplaceTagsRequest ReplaceInvitationsRequest"_L1},
               {RequestObject::TemplateUse, "TemplateUse"_L1},
               {RequestObject::DocumentSetting, "DocumentSettingPatch"_L1},
               {RequestObject::File, "NewFile DocumentPatchFile"_L1},
               {RequestObject::Tag, "NewTag"_L1},
               {RequestObject::TagStyle, "TagStyle"_L1},
               {RequestObject::Condition, "TagCondition TagConditionAny ConditionTerm"_L1},
               {RequestObject::Invitation, "NewInvitation"_L1},
               {RequestObject::Authentication, "Authentication"_L1},
               {RequestObject::SigningCertificate, "SigningCertificate"_L1},
               {RequestObject::UserSetting, "UserSettingPatch"_L1},
               {RequestObject::NotificationSetting, "NotificationSettingPatch"_L1},
               {RequestObject::Folder, "FolderPatch"_L1},
               {RequestObject::CustomField, "CustomFieldRequest"_L1},
               {RequestObject::FieldCheck, "FieldCheck"_L1},
               {RequestObject::Key, "KeyRequest"_L1},
               {RequestObject::EventSubscription, "EventSubscriptionRequest"_L1},
               {RequestObject::Finish, "FinishRequest"_L1},
               {RequestObject::Prepare, "PrepareRequest"_L1}};

/** Names in requests that are never ignored: the table, and the API's description. */
class TestProtectedNames final : public QObject
{
    Q_OBJECT

    QJsonObject m_description;

    QJsonObject schemas() const
    {
        return m_description.value("components"_L1).toObject().value("schemas"_L1).toObject();
    }
    /** Adds the names of the schemas to which a part of the description refers, directly or through others.
     */
    void addReferences(const QJsonValue& part, QSet<QString>& names) const
    {
        for (const QJsonValue& each : part.toArray())
            addReferences(each, names);
        const QJsonObject object = part.toObject();
        for (auto it = object.begin(); it != object.end(); ++it)
            addReferences(it.value(), names);
        const QString name = object.value("$ref"_L1).toString().section(u'/', -1);
        if (!schemas().contains(name) || names.contains(name)) return;
        names.insert(name);
        addReferences(schemas().value(name), names);
    }
    QSet<QString> schemasOfRequests() const
    {
        QSet<QString> names;
        for (const QJsonValue& path : m_description.value("paths"_L1).toObject())
            for (const QJsonValue& operation : path.toObject())
                addReferences(operation["requestBody"_L1], names);
        return names;
    }
    /** Counts the marks in a part of the description. */
    static int marksIn(const QJsonValue& part)
    {
        int count = 0;
        for (const QJsonValue& each : part.toArray())
            count += marksIn(each);
        const QJsonObject object = part.toObject();
        for (auto it = object.begin(); it != object.end(); ++it)
            count += it.key() == "x-inkstone-protected"_L1 ? 1 : marksIn(it.value());
        return count;
    }
    static QLatin1StringView like(RequestObject object, const QString& member)
    {
        return protectedNameLike(member, protectionOf(object).names);
    }

private Q_SLOTS:
    void initTestCase()
    {
        QFile file(test::sourcePath(u"resources/openapi/openapi.json"_s));
        QVERIFY(file.open(QIODevice::ReadOnly));
        m_description = QJsonDocument::fromJson(file.readAll()).object();
        QVERIFY(schemas().size() > 50);
    }

    /** Every marked name has a row in the table, and the other way round. */
    void theDescriptionMarksTheTable()
    {
        const QSet<QString> used = schemasOfRequests();
        QSet<QString> known;
        int marks = 0;
        std::size_t row = 0;
        for (const auto& [object, schemaNames] : objects) {
            QCOMPARE(static_cast<std::size_t>(object), row++); // all of them
            const Protection& protection = protectionOf(object);
            QVERIFY(protection.object == object);
            for (const QString& name : QString(schemaNames).split(u' ')) {
                QVERIFY2(used.contains(name), qPrintable(name + u" isn't in a request"_s));
                known.insert(name);
                const QJsonObject schema = schemas().value(name).toObject();
                QStringList marked;
                const QJsonObject properties = schema.value("properties"_L1).toObject();
                for (auto it = properties.begin(); it != properties.end(); ++it)
                    if (it.value()["x-inkstone-protected"_L1].toBool()) marked.append(it.key());
                QStringList names;
                for (const ProtectedName& each : protection.names)
                    names.append(QString(each.name));
                marked.sort();
                names.sort();
                QVERIFY2(marked == names,
                         qPrintable(name + u": "_s + marked.join(u' ') + u" and "_s + names.join(u' ')));
                QCOMPARE(schema.value("additionalProperties"_L1) == QJsonValue(false),
                         protection.refusesUnknown);
                marks += static_cast<int>(marked.size());
            }
        }
        QCOMPARE(static_cast<std::size_t>(RequestObject::Prepare) + 1, row);
        QCOMPARE(marksIn(m_description), marks); // none elsewhere
        for (const QString& name : used)
            if (schemas().value(name)["additionalProperties"_L1] == QJsonValue(false))
                QVERIFY2(known.contains(name), qPrintable(name));
    }

    void everyNameIsRecognised()
    {
        for (const auto& [object, schemaNames] : objects) {
            const Protection& protection = protectionOf(object);
            for (const ProtectedName& each : protection.names) {
                const QString name(each.name);
                QStringList members{name, name.toUpper(), name + u'_', u'_' + name, name + u"Value"_s};
                QString snake;
                for (const QChar c : name)
                    snake += c.isUpper() ? u'_' + QString(c.toLower()) : QString(c);
                members << snake << snake.toUpper() << QString(snake).replace(u'_', u'-');
                if (name.size() >= 4) {
                    members << (name.endsWith(u's') ? name.chopped(1) : name + u's');
                    for (qsizetype i = 1; i < name.size(); ++i) {
                        members << QString(name).replace(i, 1, u"q"_s) << QString(name).insert(i, u'q');
                        QString swapped = name;
                        std::swap(swapped[i - 1], swapped[i]);
                        members << swapped;
                        if (name.size() > 4) members << QString(name).remove(i, 1);
                    }
                }
                for (const QString& member : std::as_const(members))
                    QVERIFY2(!protectedNameLike(member, protection.names).isEmpty(), qPrintable(member));
                QCOMPARE(protectedNameLike(snake, protection.names), each.name);
            }
        }
    }

    void asPeopleWriteThem_data()
    {
        QTest::addColumn<int>("object");
        QTest::addColumn<QString>("member");
        QTest::addColumn<QString>("name");
        const auto row = [](RequestObject object, const char* member, const char* name) {
            QTest::newRow(member) << static_cast<int>(object) << QString::fromLatin1(member)
                                  << QString::fromLatin1(name);
        };
        row(RequestObject::File, "visible", "visibleTo");
        row(RequestObject::File, "visible_to", "visibleTo");
        row(RequestObject::File, "visibility", "visibleTo");
        row(RequestObject::File, "visibleFor", "visibleTo");
        row(RequestObject::Invitation, "authentication", "authentications");
        row(RequestObject::Invitation, "sequense", "sequence");
        row(RequestObject::Invitation, "canDelegate", "mayDelegate");
        row(RequestObject::Invitation, "delegate", "mayDelegate");
        row(RequestObject::Invitation, "groupName", "group");
        row(RequestObject::DocumentSetting, "expireDays", "expireDaysAfterSent");
        row(RequestObject::DocumentSetting, "expiryDays", "expireDaysAfterSent");
        row(RequestObject::DocumentSetting, "expiration", "expireDaysAfterSent");
        row(RequestObject::DocumentSetting, "expiresAt", "expireDaysAfterSent");
        row(RequestObject::DocumentSetting, "reminders", "maxReminders");
        row(RequestObject::UserSetting, "spendLimit", "spendLimitCents");
        row(RequestObject::UserSetting, "allowedAddress", "allowedAddresses");
        row(RequestObject::UserSetting, "allowedIps", "allowedAddresses");
        row(RequestObject::UserSetting, "frameOrigin", "frameOrigins");
        row(RequestObject::UserSetting, "defaultExpiryDays", "defaultExpireDays");
        row(RequestObject::Tag, "mandatory", "isMandatory");
        row(RequestObject::TagStyle, "conditions", "condition");
        row(RequestObject::TagStyle, "maximum", "max");
        row(RequestObject::TagStyle, "minValue", "min");
        row(RequestObject::TagStyle, "maxLenght", "maxLength");
        row(RequestObject::Key, "scope", "scopes");
        row(RequestObject::Key, "expiry", "expires");
        row(RequestObject::Key, "folder", "folderId");
    }
    void asPeopleWriteThem()
    {
        QFETCH(int, object);
        QFETCH(QString, member);
        QFETCH(QString, name);
        QCOMPARE(QString(like(static_cast<RequestObject>(object), member)), name);
    }

    /** Other people's members stay what they were: kept, or ignored. */
    void otherNamesAreNotRecognised()
    {
        const struct
        {
            RequestObject object;
            const char* members;
        } all[] = {
            {RequestObject::NewDocument, "reference costCentre department titel remindEvery externalKey"},
            {RequestObject::DocumentPatch, "reference titel documentNumber schemaUrl"},
            {RequestObject::DocumentSetting, "postbackUri note branding emailFooter locale"},
            {RequestObject::File, "note hash pageCount title id sequence uploadedSha256 restricted"},
            {RequestObject::Tag, "widthx note colour externalKey rotation tooltip locked free id"},
            {RequestObject::TagStyle, "fonty bold underline border opacity lineHeight"},
            {RequestObject::Invitation, "recipientMail jobTitel salutation phone note externalId"},
            {RequestObject::UserSetting, "compnayName theme logo phone nickname"},
            {RequestObject::Folder, "color icon description"},
            {RequestObject::Finish, "comment place device"}};
        for (const auto& each : all)
            for (const QString& member : QString::fromLatin1(each.members).split(u' '))
                QVERIFY2(like(each.object, member).isEmpty(),
                         qPrintable(member + u' ' + QString(like(each.object, member))));
        for (const char* member : {"", "_", "--", "é", "title", "version", "group", "code", "max", "from"})
            QVERIFY2(distinctiveName(QString::fromUtf8(member)).isEmpty(), member);
        QVERIFY(like(RequestObject::File, QString(100'000, u'v')).isEmpty());
    }

    void namesOfOtherObjects()
    {
        QCOMPARE(distinctiveName(u"condition"), "condition"_L1);
        QCOMPARE(distinctiveName(u"Conditions"), "condition"_L1);
        QCOMPARE(distinctiveName(u"visible_to"), "visibleTo"_L1);
        QCOMPARE(distinctiveName(u"frame-origin"), "frameOrigins"_L1);
    }

    /** The same readers are lenient with responses, which other services may have written. */
    void responsesAreReadAsEver()
    {
        const QJsonObject half{{u"tga"_s, u"x"_s}};
        const QJsonObject tag{{u"type"_s, 252},
                              {u"conditions"_s, half},
                              {u"style"_s, QJsonObject{{u"condition"_s, half}, {u"visible"_s, true}}}};
        const QJsonObject tags{{u"tags"_s, QJsonArray{tag}}};
        const auto lenient = tagsFromJson(tags);
        QVERIFY(lenient && lenient->constFirst().extra.contains("conditions"_L1));
        QVERIFY(lenient->constFirst().style.condition);
        const RequestFields fields(false);
        const auto refused = tagsFromJson(tags);
        QVERIFY(!refused);
        QStringList places;
        for (const FieldIssue& issue : refused.error().fields)
            places.append(issue.field);
        QCOMPARE(places.join(u' '), u"tags[0].style.condition.tag tags[0].style.condition.equals "
                                    "tags[0].style.condition.tga tags[0].conditions"_s);
        // Only while the request is read.
        {
            const RequestFields strict(true);
            QVERIFY(RequestFields::isActive());
        }
        QVERIFY(!tagsFromJson(tags));
    }

    /** Credentials that an operation doesn't read are at the top of a body; deeper, their name can only be
     * meant for a recipient's `authentications`. */
    void credentialsAreIgnoredAtTheTop()
    {
        const QJsonObject credentials{{u"authentication"_s, QJsonObject{{u"apiKey"_s, u"x"_s}}}};
        QJsonObject patch = credentials;
        patch.insert(u"document"_s, QJsonObject{{u"title"_s, u"x"_s}});
        {
            const RequestFields fields(false);
            QVERIFY(patchFromJson(patch));
            const auto refused = patchFromJson({{u"note"_s, credentials}});
            QVERIFY(!refused);
            QCOMPARE(refused.error().fields.constFirst().field, u"note.authentication"_s);
        }
        const RequestFields strict(true);
        const auto refused = patchFromJson(patch);
        QVERIFY(!refused);
        QCOMPARE(refused.error().fields.constFirst().field, u"authentication"_s);
    }

    /** Protected names are also found deep inside an unknown object. */
    void deepUnknownMembersAreSearched()
    {
        QJsonObject inner{{u"sendAt"_s, 5}};
        for (int depth = 0; depth < 50; ++depth)
            inner = {{QString(200, u'x'), inner}};
        const RequestFields fields(false);
        const auto refused = patchFromJson({{u"note"_s, inner}});
        QVERIFY(!refused);
        QVERIFY(refused.error().fields.constFirst().field.endsWith(u".sendAt"_s));
        QVERIFY(patchFromJson({{u"note"_s, QJsonObject{{u"sent"_s, 5}}}}));
    }
};

INK_TEST(TestProtectedNames, "tst_protectednames")

} // namespace tst_protectednames

#include "tst_protectednames.moc"
