#pragma once

#include "app/domain/document/document.h"
#include "app/domain/document/documentsummary.h"
#include "app/domain/document/file.h"
#include "app/domain/document/historyentry.h"
#include "app/domain/document/invitation.h"
#include "app/domain/document/page.h"
#include "app/domain/document/tag.h"
#include "app/wire/objectreader.h"
#include "app/wire/protectednames.h"

namespace ink::wire {

struct SettingPatch;

// Readers for parts of a document, shared by the codecs in this folder. Each reads one object and adds issues
// to the reader.

[[nodiscard]] domain::Page readPage(ObjectReader& reader);
[[nodiscard]] domain::File readFile(ObjectReader& reader);
/** Reads `visibleTo` of a file: ascending numbers of recipients. An empty list makes the file visible to all
 * recipients. Returns nothing if the member is absent. */
[[nodiscard]] std::optional<QList<int>> readVisibleTo(ObjectReader& reader);
[[nodiscard]] domain::TagStyle readStyle(ObjectReader& reader);
[[nodiscard]] domain::Tag readTag(ObjectReader& reader);
[[nodiscard]] domain::SigningCertificate readSigningCertificate(ObjectReader& reader);
[[nodiscard]] domain::Invitation readInvitation(ObjectReader& reader);
[[nodiscard]] domain::HistoryEntry readHistory(ObjectReader& reader);
[[nodiscard]] SettingPatch readSetting(ObjectReader& reader);
[[nodiscard]] domain::DocumentSummary readSummary(ObjectReader& reader);
[[nodiscard]] domain::Document readDocument(ObjectReader& reader);

/** The maximum length of the reason for declining, delegating or cancelling. */
inline constexpr qsizetype maxReasonLength = 2000;

/** The names of the members with the progress of an email or an SMS. */
struct ProgressNames
{
    QLatin1StringView state;
    QLatin1StringView error;
    QLatin1StringView errorMessage;
    QLatin1StringView time;
};
inline constexpr ProgressNames mailNames{QLatin1StringView("mailState"), QLatin1StringView("mailError"),
                                         QLatin1StringView("mailErrorMessage"),
                                         QLatin1StringView("mailTime")};
inline constexpr ProgressNames smsNames{QLatin1StringView("smsState"), QLatin1StringView("smsError"),
                                        QLatin1StringView("smsErrorMessage"), QLatin1StringView("smsTime")};
/** The name of the member with the document's address. */
inline constexpr QLatin1StringView documentUrlName{"documentURL"};
/** The names of the members with the absent person whom a deputy replaces. */
inline constexpr QLatin1StringView absentNameName{"onBehalfOfName"};
inline constexpr QLatin1StringView absentEmailName{"onBehalfOfEmail"};

[[nodiscard]] QString mailStateCode(domain::MailProgress::State state);
[[nodiscard]] std::optional<domain::MailProgress::State> mailStateFromCode(const QString& code);

[[nodiscard]] domain::FileResult readResult(ObjectReader& reader);
/** Reads the tags of the field, up to the contract's limit of 10,000. */
[[nodiscard]] std::optional<QList<domain::Tag>> readTags(ObjectReader& reader, FieldNames names);
[[nodiscard]] std::optional<QList<domain::Invitation>> readInvitations(ObjectReader& reader,
                                                                       FieldNames names);

/** Assigns a value if it was sent. */
template <typename T> void assign(T& target, const std::optional<T>& value)
{
    if (value) target = *value;
}

/** Returns the object inside a wrapper such as `{"document":{…}}`, or the object itself if there is no
 * wrapper. */
[[nodiscard]] QJsonObject unwrap(const QJsonObject& object, FieldNames names);

/** Like unwrap(), but for a request: if the wrapper's value isn't an object, returns a Validation error with
 * the wrapper's name instead of treating the request as empty. The members named in `beside`, next to the
 * wrapper, replace those of the wrapped object. `kind` is the wrapped object: its protected names must not be
 * next to the wrapper, where they would be ignored. */
[[nodiscard]] Result<QJsonObject> unwrapRequest(const QJsonObject& object, RequestObject kind,
                                                FieldNames names, const QString& path = {},
                                                FieldNames beside = {});

/** Runs `read` over an object and turns its issues into a Result. */
template <typename Read>
[[nodiscard]] auto readWhole(const QJsonObject& object, const QString& path, Read read)
    -> Result<decltype(read(std::declval<ObjectReader&>()))>
{
    QList<FieldIssue> issues;
    ObjectReader reader(object, path, issues);
    auto value = read(reader);
    reader.refuseUnread();
    INK_TRY(toResult(issues));
    return value;
}

} // namespace ink::wire
