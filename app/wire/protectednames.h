#pragma once

#include <QLatin1StringView>
#include <QStringView>

#include <span>

namespace ink::wire {

/** A member of requests whose silent neglect would grant or promise something: a scope, a visibility, a
 * limit, a condition. */
struct ProtectedName
{
    QLatin1StringView name;
    /** Refused also in objects to which it doesn't belong; in its own one, its first word is enough for a
     * resemblance, as in `visibleFor`. False for words that other objects use for other things, such as
     * `group`: only its own object refuses those, and what begins or ends with all their words. */
    bool isDistinctive = true;
};

/** The objects in requests that have protected members, or none but known ones. */
enum class RequestObject {
    NewDocument,
    DocumentPatch,
    DocumentPart, ///< a list of tags or recipients with the version of its document
    TemplateUse,
    DocumentSetting,
    File,
    Tag,
    TagStyle,
    Condition, ///< and each of its parts
    Invitation,
    Authentication,
    SigningCertificate,
    UserSetting,
    NotificationSetting,
    Folder,
    CustomField,
    FieldCheck,
    Key,
    EventSubscription,
    Finish,
    Prepare
};

// Index(Protection): Requests: names that are never ignored
/** The rule for an object in requests. In the API's description, each protected member has
 * `x-inkstone-protected`, and an object that refuses unknown members `"additionalProperties": false`. */
struct Protection
{
    RequestObject object;
    std::span<const ProtectedName> names;
    bool refusesUnknown = false;
};

[[nodiscard]] const Protection& protectionOf(RequestObject object);

/** Returns the protected name that an unknown member resembles: it differs in case or underscores, in one or
 * two letters, or begins or ends with the same words. Empty if it resembles none. `names` are those of a
 * Protection. */
[[nodiscard]] QLatin1StringView protectedNameLike(QStringView member, std::span<const ProtectedName> names);
/** Returns the distinctive protected name that a member is, regardless of case, underscores and a final s.
 * Empty if it is none. */
[[nodiscard]] QLatin1StringView distinctiveName(QStringView member);

} // namespace ink::wire
