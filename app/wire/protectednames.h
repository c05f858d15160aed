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
    /** Also refused in objects to which it doesn't belong; in its own object, its first word is enough for a
     * resemblance, as in `visibleFor`. False for words with another meaning in other objects, such as
     * `group`: only their own object refuses these, and names that begin or end with all their words. */
    bool isDistinctive = true;
};

/** The objects in requests that have protected members, or only known members. */
enum class RequestObject {
    NewDocument,
    DocumentPatch,
    DocumentPart, ///< a list of tags or recipients with the version of its document
    TemplateUse,
    DocumentSetting,
    File,
    Tag,
    TagStyle,
    Condition, ///< a condition and each of its parts
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
