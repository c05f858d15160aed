#include "app/domain/document/codes.h"

#include "app/base/languages.h"

#include <algorithm>
#include <array>
#include <utility>

namespace ink::domain {

namespace {
template <typename E, size_t N> std::optional<E> oneOf(const std::array<E, N>& all, qint64 code)
{
    const auto found =
        std::find_if(all.begin(), all.end(), [code](E e) { return static_cast<qint64>(e) == code; });
    return found == all.end() ? std::nullopt : std::optional<E>(*found);
}

/** All languages of documents, those of the contract first. */
constexpr std::array codesOfLanguages{LanguageCode::English, LanguageCode::French, LanguageCode::German,
                                      LanguageCode::Spanish, LanguageCode::Arabic};
constexpr qsizetype vendorLanguages = 2;

const std::array<std::pair<TagType, const char*>, 14> tagNames{{
    {TagType::Signature, "SIGNATURE"},
    {TagType::Initial, "INITIAL"},
    {TagType::Text, "TEXT"},
    {TagType::Checkbox, "CHECKBOX"},
    {TagType::Radio, "RADIO"},
    {TagType::Date, "DATE"},
    {TagType::Attachment, "ATTACHMENT"},
    {TagType::Dropdown, "DROPDOWN"},
    {TagType::Note, "NOTE"},
    {TagType::MaskedText, "MASKED_TEXT"},
    {TagType::PrefillableText, "PREFILLABLE_TEXT"},
    {TagType::PrefillableNumber, "PREFILLABLE_NUMBER"},
    {TagType::Number, "NUMBER"},
    {TagType::SignDate, "SIGN_DATE"},
}};
} // namespace

template <> std::optional<SigningStatus> tryFromCode<SigningStatus>(qint64 code)
{
    using S = SigningStatus;
    return oneOf(
        std::array{S::Draft, S::InProgress, S::Completed, S::Rejected, S::ReachDeadline, S::Cancelled}, code);
}
template <> std::optional<DocumentType> tryFromCode<DocumentType>(qint64 code)
{
    using D = DocumentType;
    return oneOf(std::array{D::Document, D::TemplateLink, D::RegularTemplate, D::BulkTemplate}, code);
}
template <> std::optional<ActionType> tryFromCode<ActionType>(qint64 code)
{
    using A = ActionType;
    return oneOf(std::array{A::Signer, A::Viewer, A::Reviewer, A::SigningHost, A::OpenSigner, A::Editor},
                 code);
}
template <> std::optional<InvitationStatus> tryFromCode<InvitationStatus>(qint64 code)
{
    using I = InvitationStatus;
    return oneOf(std::array{I::NotSent, I::WaitToOpen, I::ReachDeadline, I::WorkInProgress, I::Viewed,
                            I::Rejected, I::Finalized, I::Cancelled},
                 code);
}
template <> std::optional<TagType> tryFromCode<TagType>(qint64 code)
{
    const auto found = std::find_if(tagNames.begin(), tagNames.end(), [code](const auto& row) {
        return static_cast<qint64>(row.first) == code;
    });
    return found == tagNames.end() ? std::nullopt : std::optional<TagType>(found->first);
}
template <> std::optional<AuthenticationType> tryFromCode<AuthenticationType>(qint64 code)
{
    using A = AuthenticationType;
    return oneOf(std::array{A::Email, A::Sms, A::AccessCode}, code);
}
template <> std::optional<LanguageCode> tryFromCode<LanguageCode>(qint64 code)
{
    return oneOf(codesOfLanguages, code);
}
template <> std::optional<FolderType> tryFromCode<FolderType>(qint64 code)
{
    return oneOf(std::array{FolderType::Documents, FolderType::Templates}, code);
}

QString languageTag(LanguageCode language)
{
    switch (language) {
    case LanguageCode::English:
        break;
    case LanguageCode::French:
        return QStringLiteral("fr");
    case LanguageCode::German:
        return QStringLiteral("de");
    case LanguageCode::Spanish:
        return QStringLiteral("es");
    case LanguageCode::Arabic:
        return QStringLiteral("ar");
    }
    return QStringLiteral("en");
}

QList<LanguageCode> documentLanguages(bool all)
{
    return {codesOfLanguages.begin(),
            all ? codesOfLanguages.end() : codesOfLanguages.begin() + vendorLanguages};
}

LanguageCode documentLanguage(const QString& tag, bool all)
{
    const QString primary = primarySubtag(tag);
    for (const LanguageCode language : documentLanguages(all))
        if (languageTag(language) == primary) return language;
    return LanguageCode::English;
}

QString signingStatusName(SigningStatus status)
{
    switch (status) {
    case SigningStatus::Draft:
        return QStringLiteral("DRAFT");
    case SigningStatus::InProgress:
        return QStringLiteral("IN_PROGRESS");
    case SigningStatus::Completed:
        return QStringLiteral("COMPLETED");
    case SigningStatus::Rejected:
        return QStringLiteral("REJECTED");
    case SigningStatus::ReachDeadline:
        return QStringLiteral("REACH_DEADLINE");
    case SigningStatus::Cancelled:
        return QStringLiteral("SIGNING_CANCELED");
    }
    return {};
}

QString tagTypeName(TagType type)
{
    for (const auto& [value, name] : tagNames)
        if (value == type) return QString::fromLatin1(name);
    return {};
}

QString invitationStatusName(InvitationStatus status)
{
    switch (status) {
    case InvitationStatus::NotSent:
        return QStringLiteral("NOT_SENT");
    case InvitationStatus::WaitToOpen:
        return QStringLiteral("WAIT_TO_OPEN");
    case InvitationStatus::ReachDeadline:
        return QStringLiteral("REACH_DEADLINE");
    case InvitationStatus::WorkInProgress:
        return QStringLiteral("WORK_IN_PROGRESS");
    case InvitationStatus::Viewed:
        return QStringLiteral("VIEWED");
    case InvitationStatus::Rejected:
        return QStringLiteral("REJECTED");
    case InvitationStatus::Finalized:
        return QStringLiteral("FINALIZED");
    case InvitationStatus::Cancelled:
        return QStringLiteral("CANCELLED");
    }
    return {};
}

const QList<TagType>& allTagTypes()
{
    static const QList<TagType> all = [] {
        QList<TagType> list;
        for (const auto& row : tagNames)
            list.append(row.first);
        return list;
    }();
    return all;
}

bool isFinal(SigningStatus status)
{
    return status != SigningStatus::Draft && status != SigningStatus::InProgress;
}

bool isSignatureLike(TagType type)
{
    return type == TagType::Signature || type == TagType::Initial;
}

bool isToggle(TagType type)
{
    return type == TagType::Checkbox || type == TagType::Radio;
}

bool isNumber(TagType type)
{
    return type == TagType::Number || type == TagType::PrefillableNumber;
}

bool canTransition(SigningStatus from, SigningStatus to)
{
    if (from == SigningStatus::Draft) return to == SigningStatus::InProgress;
    return from == SigningStatus::InProgress && isFinal(to);
}

bool canTransition(InvitationStatus from, InvitationStatus to)
{
    using I = InvitationStatus;
    const bool open = from == I::WaitToOpen || from == I::Viewed || from == I::WorkInProgress;
    switch (to) {
    case I::NotSent:
        return false;
    case I::WaitToOpen:
        return from == I::NotSent;
    case I::Viewed:
        return from == I::WaitToOpen;
    case I::WorkInProgress:
        return from == I::Viewed;
    case I::Finalized:
    case I::Rejected:
        return open;
    case I::ReachDeadline:
    case I::Cancelled:
        return open || from == I::NotSent;
    }
    return false;
}

bool mustAct(ActionType type)
{
    return type != ActionType::Viewer;
}

bool isSigner(ActionType type)
{
    return type == ActionType::Signer || type == ActionType::OpenSigner || type == ActionType::SigningHost;
}

bool canOwnTags(ActionType type)
{
    return isSigner(type) || type == ActionType::Editor;
}

} // namespace ink::domain
