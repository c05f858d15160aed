#include "app/domain/account/settingfields.h"
#include "app/domain/document/document.h"
#include "app/domain/document/documentfields.h"
#include "app/wire/accountcodec.h"
#include "app/wire/documentcodec.h"
#include "app/wire/json.h"
#include "app/wire/patchcodec.h"
#include "tests/support/everymember.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
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

/** The limits of a field: what is just within them is read, and what is beyond them is a problem with its
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

/** Adds the names of a field; fails for one that is there already. */
template <typename AnyField> void addNames(const AnyField& field, QSet<QLatin1StringView>& names)
{
    for (const QLatin1StringView name : {field.name, field.alias}) {
        if (name.isEmpty()) continue;
        QVERIFY2(!names.contains(name), name.data());
        names.insert(name);
    }
}

} // namespace

/** What follows from the tables of fields, for each of their fields. */
class TestFieldTables final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void typesAndLimitsOfSettings();
    void typesAndLimitsOfRecipients();
    void typesAndLimitsOfTags();
    void typesAndLimitsOfFiles();
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

void TestFieldTables::namesAreUnique()
{
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
