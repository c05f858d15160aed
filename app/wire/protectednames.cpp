#include "app/wire/protectednames.h"

#include "app/domain/account/settingfields.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <type_traits>

namespace ink::wire {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr ProtectedName newDocumentNames[] = {{"folderId"_L1}, {"fileContent"_L1}};
constexpr ProtectedName documentPatchNames[] = {{"folderId"_L1}, {"version"_L1, false}};
constexpr ProtectedName documentPartNames[] = {{"version"_L1, false}};
constexpr ProtectedName templateUseNames[] = {{"folderId"_L1}};
constexpr ProtectedName documentSettingNames[] = {{"expireDaysAfterSent"_L1},
                                                  {"maxReminders"_L1, false},
                                                  {"attachSigned"_L1},
                                                  {"signaturePerSigner"_L1},
                                                  {"sendAt"_L1},
                                                  {"linkDocumentsPerHour"_L1}};
constexpr ProtectedName fileNames[] = {{"visibleTo"_L1}};
constexpr ProtectedName tagNames[] = {{"isMandatory"_L1}, {"customField"_L1, false}};
constexpr ProtectedName tagStyleNames[] = {
    {"condition"_L1},      {"formula"_L1},         {"readOnly"_L1},      {"min"_L1, false},
    {"max"_L1, false},     {"minChosen"_L1},       {"maxChosen"_L1},     {"maxLength"_L1, false},
    {"pattern"_L1, false}, {"decimals"_L1, false}, {"format"_L1, false}, {"earliest"_L1, false},
    {"latest"_L1, false}};
constexpr ProtectedName invitationNames[] = {
    {"authentications"_L1},   {"canSignTags"_L1},        {"mayDelegate"_L1},   {"namedByPrevious"_L1},
    {"copyAtEnd"_L1},         {"startAfterDays"_L1},     {"hostedSigners"_L1}, {"actionType"_L1, false},
    {"sequence"_L1, false},   {"groupNeeded"_L1, false}, {"group"_L1, false},  {"witness"_L1, false},
    {"signingCertificate"_L1}};
/** A protected setting of an account; its name on the wire is that of its field. */
template <typename Setting, typename T>
constexpr ProtectedName setting(T Setting::*member, bool isDistinctive = true)
{
    QLatin1StringView name;
    forEachField<Setting>([&](const auto& field) {
        if constexpr (std::is_same_v<decltype(field.member), T Setting::*>)
            if (field.member == member) name = field.name;
    });
    return {name, isDistinctive};
}

using U = domain::UserSetting;
constexpr ProtectedName userSettingNames[] = {
    setting(&U::allowedAddresses),         setting(&U::spendLimitCents),   setting(&U::frameOrigins),
    setting(&U::returnAddresses),          setting(&U::deputiesByDefault), setting(&U::signaturePerSigner),
    setting(&U::defaultExpireDays, false), setting(&U::onReject, false)};
using N = domain::NotificationSetting;
constexpr ProtectedName notificationSettingNames[] = {
    setting(&N::maxReminders, false), setting(&N::copyTo, false), setting(&N::completionMail, false)};
constexpr ProtectedName folderNames[] = {{"parent"_L1, false}};
constexpr ProtectedName customFieldNames[] = {{"check"_L1, false}};
constexpr ProtectedName fieldCheckNames[] = {
    {"maxLength"_L1, false}, {"pattern"_L1, false}, {"min"_L1, false},      {"max"_L1, false},
    {"decimals"_L1, false},  {"format"_L1, false},  {"earliest"_L1, false}, {"latest"_L1, false}};
constexpr ProtectedName keyNames[] = {{"scopes"_L1}, {"folderId"_L1}, {"expires"_L1, false}};
constexpr ProtectedName eventSubscriptionNames[] = {{"folderId"_L1}};
constexpr ProtectedName finishNames[] = {
    {"inPerson"_L1, false},   {"signedAt"_L1, false},     {"shown"_L1, false}, {"consentText"_L1, false},
    {"disclosure"_L1, false}, {"hostedSigner"_L1, false}, {"cms"_L1, false}};

constexpr Protection allProtections[] = {{RequestObject::NewDocument, newDocumentNames},
                                         {RequestObject::DocumentPatch, documentPatchNames},
                                         {RequestObject::DocumentPart, documentPartNames},
                                         {RequestObject::TemplateUse, templateUseNames},
                                         {RequestObject::DocumentSetting, documentSettingNames},
                                         {RequestObject::File, fileNames},
                                         {RequestObject::Tag, tagNames},
                                         {RequestObject::TagStyle, tagStyleNames},
                                         {RequestObject::Condition, {}, true},
                                         {RequestObject::Invitation, invitationNames},
                                         {RequestObject::Authentication, {}, true},
                                         {RequestObject::SigningCertificate, {}, true},
                                         {RequestObject::UserSetting, userSettingNames},
                                         {RequestObject::NotificationSetting, notificationSettingNames},
                                         {RequestObject::Folder, folderNames},
                                         {RequestObject::CustomField, customFieldNames},
                                         {RequestObject::FieldCheck, fieldCheckNames},
                                         {RequestObject::Key, keyNames, true},
                                         {RequestObject::EventSubscription, eventSubscriptionNames, true},
                                         {RequestObject::Finish, finishNames},
                                         {RequestObject::Prepare, {}, true}};
constexpr bool hasAllInOrder()
{
    std::size_t row = 0;
    for (const Protection& each : allProtections)
        if (static_cast<std::size_t>(each.object) != row++) return false;
    return row == static_cast<std::size_t>(RequestObject::Prepare) + 1;
}
static_assert(hasAllInOrder());

/** Longer names count as resembling none, to limit the work for names that are sent to consume time. */
constexpr qsizetype maxCompared = 64;

/** A name in camel case or with separators, for comparing. */
struct Spelling
{
    explicit Spelling(QStringView name)
    {
        bool isNew = true;
        for (qsizetype i = 0; i < name.size(); ++i) {
            const QChar c = name.at(i);
            if (!c.isLetterOrNumber()) {
                isNew = true;
                continue;
            }
            if (isNew || (c.isUpper() && !name.at(i - 1).isUpper())) words.append(QString());
            words.last().append(c.toLower());
            joined.append(c.toLower());
            isNew = false;
        }
    }

    QStringList words; ///< in lower case
    QString joined;    ///< the words without anything between them
};

/** Returns the number of letters to insert, remove, replace, or swap with their neighbour. */
int distance(QStringView a, QStringView b)
{
    using Row = std::array<int, static_cast<std::size_t>(maxCompared) + 1>;
    std::array<Row, 3> rows;
    const auto at = [&rows](qsizetype i, qsizetype j) -> int& {
        return rows[static_cast<std::size_t>(i % 3)][static_cast<std::size_t>(j)];
    };
    for (qsizetype j = 0; j <= b.size(); ++j)
        at(0, j) = static_cast<int>(j);
    for (qsizetype i = 1; i <= a.size(); ++i) {
        at(i, 0) = static_cast<int>(i);
        for (qsizetype j = 1; j <= b.size(); ++j) {
            const int replaced = at(i - 1, j - 1) + (a.at(i - 1) == b.at(j - 1) ? 0 : 1);
            at(i, j) = std::min({at(i - 1, j) + 1, at(i, j - 1) + 1, replaced});
            if (i > 1 && j > 1 && a.at(i - 1) == b.at(j - 2) && a.at(i - 2) == b.at(j - 1))
                at(i, j) = std::min(at(i, j), at(i - 2, j - 2) + 1);
        }
    }
    return at(a.size(), b.size());
}

/** Returns whether two texts differ in at most one letter, or two of long ones. */
bool isMisspelt(QStringView a, QStringView b)
{
    constexpr qsizetype longText = 8;
    constexpr qsizetype shortText = 4;
    const qsizetype size = std::min(a.size(), b.size());
    const int allowed = size >= longText ? 2 : size >= shortText ? 1 : 0;
    return std::abs(a.size() - b.size()) <= allowed && distance(a, b) <= allowed;
}

/** Returns whether two words are forms of the same one, such as `visible` and `visibility`. */
bool isSameWord(QStringView a, QStringView b)
{
    constexpr qsizetype root = 5;
    constexpr qsizetype abbreviation = 3;
    const qsizetype size = std::min(a.size(), b.size());
    const qsizetype common = std::mismatch(a.begin(), a.begin() + size, b.begin()).first - a.begin();
    if (common == a.size() && common == b.size()) return true;
    return common >= root || (common == size && size >= abbreviation) || isMisspelt(a, b);
}

/** Returns whether a member begins or ends with the words of a known name, or the other way round. */
bool resembles(const Spelling& member, const Spelling& known, bool isDistinctive)
{
    constexpr qsizetype tellingWord = 5; // minimum letters of a first word that identifies a name
    constexpr qsizetype tellingPart = 6; // minimum letters of a part of a name that represents the whole name
    if (isDistinctive && known.words.first().size() >= tellingWord &&
        isSameWord(member.words.first(), known.words.first()))
        return true;
    const qsizetype count = std::min(member.words.size(), known.words.size());
    const auto isSameFrom = [&](qsizetype start) {
        return std::equal(member.words.begin(), member.words.begin() + count, known.words.begin() + start,
                          [](const QString& a, const QString& b) { return isSameWord(a, b); });
    };
    if (count == known.words.size()) return isSameFrom(0);
    return member.joined.size() >= tellingPart && (isSameFrom(0) || isSameFrom(known.words.size() - count));
}

/** Returns a name in the form in which names are compared for equality. */
QString comparable(const Spelling& name)
{
    return name.joined.endsWith(u's') ? name.joined.chopped(1) : name.joined;
}

/** Returns the spelling of a name in the table. */
const Spelling& spellingOf(const ProtectedName& name)
{
    static const auto all = [] {
        QHash<const ProtectedName*, Spelling> spellings;
        for (const Protection& protection : allProtections)
            for (const ProtectedName& each : protection.names)
                spellings.insert(&each, Spelling(QString(each.name)));
        return spellings;
    }();
    return *all.constFind(&name);
}

} // namespace

const Protection& protectionOf(RequestObject object)
{
    return allProtections[static_cast<std::size_t>(object)];
}

QLatin1StringView protectedNameLike(QStringView member, std::span<const ProtectedName> names)
{
    if (member.size() > maxCompared) return {};
    const Spelling spelling(member);
    if (spelling.words.isEmpty()) return {};
    // Nearer names first: `maxLenght` resembles `maxLength`, not `max`.
    for (const ProtectedName& each : names)
        if (spelling.joined == spellingOf(each).joined) return each.name;
    for (const ProtectedName& each : names)
        if (isMisspelt(spelling.joined, spellingOf(each).joined)) return each.name;
    for (const ProtectedName& each : names)
        if (resembles(spelling, spellingOf(each), each.isDistinctive)) return each.name;
    return {};
}

QLatin1StringView distinctiveName(QStringView member)
{
    static const auto known = [] {
        QHash<QString, QLatin1StringView> all;
        for (const Protection& protection : allProtections)
            for (const ProtectedName& each : protection.names)
                if (each.isDistinctive) all.insert(comparable(spellingOf(each)), each.name);
        return all;
    }();
    return member.size() > maxCompared ? QLatin1StringView() : known.value(comparable(Spelling(member)));
}

} // namespace ink::wire
