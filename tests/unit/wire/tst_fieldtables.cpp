#include "app/domain/account/settingfields.h"
#include "app/domain/bulk/bulkrowfields.h"
#include "app/domain/document/document.h"
#include "app/domain/document/documentfields.h"
#include "app/wire/accountcodec.h"
#include "app/wire/documentcodec.h"
#include "app/wire/json.h"
#include "app/wire/patchcodec.h"
#include "tests/support/everymember.h"
#include "tests/support/paths.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTest>

namespace tst_fieldtables {

using namespace ink;
using namespace ink::domain;
using namespace Qt::Literals::StringLiterals;

namespace {

/** Reads an object; returns the paths of its problems. */
using Read = std::function<QStringList(const QJsonObject&)>;

template <typename T> QStringList problemsOf(const Result<T>& read)
{
    QStringList paths;
    if (!read)
        for (const FieldIssue& issue : read.error().fields)
            paths.append(issue.field);
    return paths;
}

template <typename T>
concept Number = std::is_same_v<T, int> || std::is_same_v<T, qint64> || std::is_same_v<T, std::optional<int>>;

/** Checks that values at a field's limits are accepted and that values beyond them are reported with its
 * path. */
template <typename Struct, typename T>
void checkLimits(const Field<Struct, T>& field, const QString& at, const Read& read)
{
    const auto problems = [&](const QJsonValue& value) { return read({{QString(field.name), value}}); };
    if constexpr (std::is_same_v<T, QString>) {
        const qint64 max = field.max > 0 ? field.max : 4096;
        QCOMPARE(problems(QString(max, u'1')), QStringList());
        QCOMPARE(problems(QString(max + 1, u'1')), QStringList{at});
    } else if constexpr (Number<T>) {
        QCOMPARE(problems(field.min), QStringList());
        QCOMPARE(problems(field.min - 1), QStringList{at});
        if (field.max == 0) return;
        QCOMPARE(problems(field.max), QStringList());
        QCOMPARE(problems(field.max + 1), QStringList{at});
    } else if constexpr (std::is_same_v<T, QStringList>) {
        const QStringList most(field.max > 0 ? field.max : 1000, u"1"_s);
        QCOMPARE(problems(QJsonArray::fromStringList(most)), QStringList());
        QCOMPARE(problems(QJsonArray::fromStringList(most + QStringList{u"1"_s})), QStringList{at});
        const qint64 maxEach = field.maxEach > 0 ? field.maxEach : 1024;
        QCOMPARE(problems(QJsonArray{QString(maxEach, u'1')}), QStringList());
        QCOMPARE(problems(QJsonArray{QString(maxEach + 1, u'1')}), QStringList{at + u"[0]"_s});
    } else if constexpr (std::is_same_v<T, QByteArray>) {
        const auto base64 = [](qint64 size) { return QString::fromLatin1(QByteArray(size, '1').toBase64()); };
        QCOMPARE(problems(base64(field.max)), QStringList());
        QCOMPARE(problems(base64(field.max + 1)), QStringList{at});
    } else if constexpr (requires(T list) { list.append(list.first()); }) {
        QJsonArray most;
        while (most.size() < field.max)
            most.append(QJsonObject());
        QCOMPARE(problems(most), QStringList());
        most.append(QJsonObject());
        QCOMPARE(problems(most), QStringList{at});
    } else if constexpr (std::is_same_v<T, double>) {
        QCOMPARE(problems(double(field.min)), QStringList());
        QCOMPARE(problems(double(field.min) - 0.5), QStringList{at});
        QCOMPARE(problems(double(field.max)), QStringList());
        QCOMPARE(problems(double(field.max) + 0.5), QStringList{at});
    } else if constexpr (std::is_enum_v<T>) { // characters of its text
        if (field.max > 0) QCOMPARE(problems(QString(field.max + 1, u'1')), QStringList{at});
    } else {
        QVERIFY2(field.max == 0 && field.maxEach == 0, field.name.data()); // a limit that nothing checks
    }
}

/** A value of another type is a problem with the field's path, also under its other name. */
template <typename Struct, typename T>
void checkField(const Field<Struct, T>& field, const QString& path, const Read& read)
{
    constexpr bool hasSeveralMembers =
        std::is_same_v<T, PageRect> || std::is_same_v<T, std::optional<AbsentPerson>>;
    if (hasSeveralMembers || field.isLenient) return;
    const QString at = path + field.name;
    const QJsonValue wrong = std::is_same_v<T, bool> ? QJsonValue(1) : QJsonValue(true);
    for (const QLatin1StringView name : {field.name, field.alias})
        if (!name.isEmpty()) QCOMPARE(read({{QString(name), wrong}}), QStringList{at});
    checkLimits(field, at, read);
}

template <typename Struct> void checkFields(const QString& path, const Read& read)
{
    forEachField<Struct>([&](const auto& field) { checkField(field, path, read); });
}

template <typename Struct> void checkAdditionalFields(const QString& path, const Read& read)
{
    forEachAdditionalField<Struct>([&](const auto& field) { checkField(field, path, read); });
}

QJsonObject within(QLatin1StringView name, const QJsonValue& value)
{
    return {{name, value}};
}

QStringList ofTag(QJsonObject tag)
{
    if (!tag.contains("type"_L1) && !tag.contains("tagType"_L1)) tag.insert("type"_L1, 252);
    return problemsOf(wire::tagsFromJson(within("tags"_L1, QJsonArray{tag})));
}

QStringList ofInvitation(const QJsonObject& invitation)
{
    return problemsOf(wire::invitationsFromJson(within("invitation"_L1, QJsonArray{invitation})));
}

/** Compares the limits in the tables with those that openapi.json describes. */
class LimitComparison final
{
public:
    /** `description` is the content of openapi.json. */
    explicit LimitComparison(const QByteArray& description)
        : m_schemas(QJsonDocument::fromJson(description)
                        .object()
                        .value("components"_L1)
                        .toObject()
                        .value("schemas"_L1)
                        .toObject())
    {
    }

    /** Compares a struct's fields, called `type` in the differences, with the first of these schemas that has
     * the property. */
    template <typename Struct> void compareFields(const QString& type, const QStringList& schemas)
    {
        forEachField<Struct>([&](const auto& field) { compare(field, type, schemas); });
    }
    template <typename Struct> void compareAdditionalFields(const QString& type, const QStringList& schemas)
    {
        forEachAdditionalField<Struct>([&](const auto& field) { compare(field, type, schemas); });
    }

    /** The limits in the tables that differ, such as `File.name 0..1024`; without a number there is no
     * maximum. */
    [[nodiscard]] const QStringList& differences() const { return m_differences; }

private:
    template <typename Struct, typename T>
    void compare(const Field<Struct, T>& field, const QString& type, const QStringList& schemas)
    {
        if (field.name.isEmpty()) return; // its own fields are compared
        const QJsonObject property = propertyOf(field.name, schemas);
        const qint64 min = Number<T> ? property.value("minimum"_L1).toInteger() : 0;
        const QString described =
            limitsText(min, maxOf(property), maxOf(property.value("items"_L1).toObject()));
        const QString limits = limitsText(field.min, field.max, field.maxEach);
        if (limits != described) m_differences.append(u"%1.%2 %3"_s.arg(type, QString(field.name), limits));
    }
    [[nodiscard]] QJsonObject propertyOf(QLatin1StringView name, const QStringList& schemas) const
    {
        for (const QString& schema : schemas) {
            const QJsonObject properties =
                m_schemas.value(schema).toObject().value("properties"_L1).toObject();
            if (!properties.contains(name)) continue;
            const QJsonObject property = properties.value(name).toObject();
            const QString reference = property.value("$ref"_L1).toString();
            return reference.isEmpty() ? property : m_schemas.value(reference.section(u'/', -1)).toObject();
        }
        return {};
    }
    static qint64 maxOf(const QJsonObject& property)
    {
        for (const QLatin1StringView name : {"maxLength"_L1, "maximum"_L1, "maxItems"_L1})
            if (property.contains(name)) return property.value(name).toInteger();
        return 0;
    }
    static QString limitsText(qint64 min, qint64 max, qint64 maxEach)
    {
        const QString text =
            u"%1..%2"_s.arg(QString::number(min), max > 0 ? QString::number(max) : QString());
        return maxEach > 0 ? text + u", each %1"_s.arg(maxEach) : text;
    }

    QJsonObject m_schemas;
    QStringList m_differences;
};

/** Limits of the reader that are not in openapi.json: the service refuses some values that are read, and the
 * description leaves out limits that no client reaches by accident. */
QStringList limitsOfTheReader()
{
    return {
        u"DocumentSetting.expireDaysAfterSent 0..36500"_s,
        u"DocumentSetting.emailBody 0..100000"_s,
        u"DocumentSetting.remindEveryDays 0..36500"_s,
        u"DocumentSetting.linkDocumentsPerHour 0..1000000"_s,
        u"UserSetting.timeZone 0..64"_s,
        u"UserSetting.defaultExpireDays 0..36500"_s,
        u"UserSetting.allowedAddresses 0..1000, each 64"_s,
        u"UserSetting.signerWords 0..20"_s,
        u"UserSetting.returnAddresses 0..1000, each 2048"_s,
        u"UserSetting.frameOrigins 0..1000, each 2048"_s,
        u"SignerWords.language 0..35"_s,
        u"SignerWords.consent 0..100000"_s,
        u"SignerWords.reviewConsent 0..100000"_s,
        u"SignerWords.disclosure 0..100000"_s,
        u"SignerWords.thanks 0..100000"_s,
        u"NotificationSetting.expiryWarningDays 0..36500"_s,
        u"NotificationSetting.remindEveryDays 0..36500"_s,
        u"NotificationSetting.copyTo 0..100, each 254"_s,
        u"Invitation.sequence 0..1000000"_s,
        u"Invitation.openQuestions 0.."_s,
        u"Invitation.hostedFinished 0..200"_s,
        u"Invitation.company 0..255"_s,
        u"Invitation.jobTitle 0..255"_s,
        u"Tag.pageIndex -2147483648.."_s,
        u"Tag.invitationIndex -2147483648.."_s,
        u"Tag.image 0..2097152"_s,
        u"PageRect.left -1000000..1000000"_s,
        u"PageRect.top -1000000..1000000"_s,
        u"PageRect.width -1000000..1000000"_s,
        u"PageRect.height -1000000..1000000"_s,
        u"TagOrigin.importedFrom 0..16"_s,
        u"TagStyle.maxLength 0..1000000"_s,
        u"TagStyle.pattern 0..1024"_s,
        u"TagStyle.dateFormat 0..64"_s,
        u"TagStyle.fontFamily 0..128"_s,
        u"TagStyle.colour 0..32"_s,
        u"TagStyle.align 0..16"_s,
        u"TagStyle.formula 0.."_s,
        u"TagStyle.minChosen 0..1000000"_s,
        u"TagStyle.maxChosen 0..1000000"_s,
        u"File.name 0..1024"_s,
        u"File.sequence 0..1000000"_s,
        u"File.sha256 0..64"_s,
        u"BulkPerson.recipientName 0..1024"_s,
        u"BulkPerson.recipientEmail 0..1024"_s,
    };
}

/** Adds the names of a field; fails for one that is there already. */
template <typename AnyField> void addNames(const AnyField& field, QSet<QLatin1StringView>& names)
{
    for (const QLatin1StringView name : {field.name, field.alias}) {
        if (name.isEmpty()) continue;
        QVERIFY2(!names.contains(name), name.data());
        names.insert(name);
    }
}

template <typename Struct> void checkUniqueNames()
{
    QSet<QLatin1StringView> names;
    forEachField<Struct>([&](const auto& field) { addNames(field, names); });
}

} // namespace

/** Tests that apply to every field in the tables. */
class TestFieldTables final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void typesAndLimitsOfSettings();
    void typesAndLimitsOfRecipients();
    void typesAndLimitsOfTags();
    void typesAndLimitsOfFiles();
    void limitsAreAsDescribed();
    void namesAreUnique();
    void aPatchOfOneSettingChangesOnlyThatOne();
};

void TestFieldTables::typesAndLimitsOfSettings()
{
    checkFields<DocumentSetting>(u"documentSetting."_s, [](const QJsonObject& setting) {
        return problemsOf(wire::patchFromJson(within("documentSetting"_L1, setting)));
    });
    checkFields<UserSetting>(u"userSetting."_s, [](const QJsonObject& setting) {
        return problemsOf(wire::settingsPatchFromJson(within("userSetting"_L1, setting)));
    });
    checkFields<SignerWords>(u"userSetting.signerWords[0]."_s, [](const QJsonObject& words) {
        const QJsonObject setting = within("signerWords"_L1, QJsonArray{words});
        return problemsOf(wire::settingsPatchFromJson(within("userSetting"_L1, setting)));
    });
    checkFields<NotificationSetting>(u"notificationSetting."_s, [](const QJsonObject& setting) {
        return problemsOf(wire::settingsPatchFromJson(within("notificationSetting"_L1, setting)));
    });
    checkFields<Limits>(u"limits."_s, [](const QJsonObject& limits) {
        return problemsOf(wire::accountFromJson(within("limits"_L1, limits)));
    });
}

void TestFieldTables::typesAndLimitsOfRecipients()
{
    checkFields<Invitation>(u"invitation[0]."_s, ofInvitation);
    checkAdditionalFields<Invitation>(u"invitation[0]."_s, ofInvitation);
    checkFields<Authentication>(
        u"invitation[0].authentications[0]."_s, [](const QJsonObject& authentication) {
            return ofInvitation(within("authentications"_L1, QJsonArray{authentication}));
        });
}

void TestFieldTables::typesAndLimitsOfTags()
{
    checkFields<Tag>(u"tags[0]."_s, ofTag);
    checkFields<PageRect>(u"tags[0]."_s, ofTag);
    checkAdditionalFields<TagOrigin>(u"tags[0]."_s, ofTag);
    checkAdditionalFields<TagFacts>(u"tags[0]."_s, ofTag);
    const auto ofStyle = [](const QJsonObject& style) { return ofTag(within("style"_L1, style)); };
    checkFields<TagStyle>(u"tags[0].style."_s, ofStyle);
    checkAdditionalFields<TagStyle>(u"tags[0].style."_s, ofStyle);
}

void TestFieldTables::typesAndLimitsOfFiles()
{
    const auto ofFile = [](const QJsonObject& file) {
        return problemsOf(wire::filesFromJson(within("files"_L1, QJsonArray{file})));
    };
    checkFields<File>(u"files[0]."_s, ofFile);
}

void TestFieldTables::limitsAreAsDescribed()
{
    QFile file(test::sourcePath(u"resources/openapi/openapi.json"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    LimitComparison comparison(file.readAll());
    comparison.compareFields<DocumentSetting>(u"DocumentSetting"_s, {u"DocumentSettingPatch"_s});
    comparison.compareFields<UserSetting>(u"UserSetting"_s, {u"UserSettingPatch"_s});
    comparison.compareFields<SignerWords>(u"SignerWords"_s, {u"SignerWords"_s});
    comparison.compareFields<NotificationSetting>(u"NotificationSetting"_s, {u"NotificationSettingPatch"_s});
    comparison.compareFields<Limits>(u"Limits"_s, {u"Limits"_s});
    comparison.compareFields<Authentication>(u"Authentication"_s, {u"Authentication"_s});
    const QStringList recipient{u"NewInvitation"_s, u"Invitation"_s};
    comparison.compareFields<Invitation>(u"Invitation"_s, recipient);
    comparison.compareAdditionalFields<Invitation>(u"Invitation"_s, recipient);
    const QStringList tag{u"NewTag"_s, u"Tag"_s};
    comparison.compareFields<Tag>(u"Tag"_s, tag);
    comparison.compareFields<PageRect>(u"PageRect"_s, tag);
    comparison.compareAdditionalFields<TagOrigin>(u"TagOrigin"_s, tag);
    comparison.compareAdditionalFields<TagFacts>(u"TagFacts"_s, tag);
    comparison.compareFields<TagStyle>(u"TagStyle"_s, {u"TagStyle"_s});
    comparison.compareAdditionalFields<TagStyle>(u"TagStyle"_s, {u"TagStyle"_s});
    comparison.compareFields<File>(u"File"_s, {u"FileHead"_s});
    comparison.compareFields<BulkPerson>(u"BulkPerson"_s, {u"BulkRow"_s});
    QCOMPARE(comparison.differences(), limitsOfTheReader());
}

void TestFieldTables::namesAreUnique()
{
    checkUniqueNames<DocumentSetting>();
    checkUniqueNames<UserSetting>();
    checkUniqueNames<NotificationSetting>();
    checkUniqueNames<Limits>();
    checkUniqueNames<Authentication>();
    checkUniqueNames<SignerWords>();
    QSet<QLatin1StringView> ofRecipient;
    forEachField<Invitation>([&](const auto& field) { addNames(field, ofRecipient); });
    forEachAdditionalField<Invitation>([&](const auto& field) { addNames(field, ofRecipient); });
    QSet<QLatin1StringView> ofTag;
    forEachField<Tag>([&](const auto& field) { addNames(field, ofTag); });
    forEachField<PageRect>([&](const auto& field) { addNames(field, ofTag); });
    forEachAdditionalField<TagOrigin>([&](const auto& field) { addNames(field, ofTag); });
    forEachAdditionalField<TagFacts>([&](const auto& field) { addNames(field, ofTag); });
    QSet<QLatin1StringView> ofStyle;
    forEachField<TagStyle>([&](const auto& field) { addNames(field, ofStyle); });
    forEachAdditionalField<TagStyle>([&](const auto& field) { addNames(field, ofStyle); });
    QSet<QLatin1StringView> ofFile;
    forEachField<File>([&](const auto& field) { addNames(field, ofFile); });
    forEachAdditionalField<File>([&](const auto& field) { addNames(field, ofFile); });
    forEachAdditionalField<FileIntake>([&](const auto& field) { addNames(field, ofFile); });
}

void TestFieldTables::aPatchOfOneSettingChangesOnlyThatOne()
{
    forEachField<DocumentSetting>([](const auto& field) {
        DocumentSetting wanted;
        test::detail::change(wanted.*field.member);
        wire::DocumentPatch patch;
        patch.setting.emplace().fields.set(field.member, wanted.*field.member);
        QCOMPARE(wire::toJson(*patch.setting).keys(), QStringList{QString(field.name)});
        const auto read = wire::patchFromJson(wire::toJson(patch));
        QVERIFY2(read, field.name.data());
        Document document;
        wire::applyFields(*read, document);
        QVERIFY2(document.setting == wanted, field.name.data());
    });
}

INK_TEST(TestFieldTables, "tst_fieldtables")

} // namespace tst_fieldtables

#include "tst_fieldtables.moc"
