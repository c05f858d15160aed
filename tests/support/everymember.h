#pragma once

#include "app/domain/account/account.h"
#include "app/domain/document/document.h"

#include <QStringList>

#include <functional>
#include <optional>
#include <tuple>
#include <type_traits>

/**
 * Changes of every single member of a struct, also within its parts, for tests that expect each to be noticed
 * or kept. A list of members below is whole: the compiler refuses a structured binding that leaves one out.
 */
namespace ink::test {

#define INK_MEMBERS(Type, ...)                                                                               \
    inline auto membersOf(Type& subject)                                                                     \
    {                                                                                                        \
        auto& [__VA_ARGS__] = subject;                                                                       \
        return std::tie(__VA_ARGS__);                                                                        \
    }                                                                                                        \
    inline QStringList memberNames(const Type*)                                                              \
    {                                                                                                        \
        return QString::fromLatin1(#__VA_ARGS__).split(QStringLiteral(", "));                                \
    }

INK_MEMBERS(domain::PageRect, left, top, width, height)
INK_MEMBERS(domain::Page, id, pageIndex, size)
INK_MEMBERS(domain::FileIntake, uploadedSha256, restricted, wasEncrypted, carriesSignatures, onlyForm,
            tagsImported)
INK_MEMBERS(domain::FileParty, invitationId, part, finishedTime)
INK_MEMBERS(domain::FileSigner, invitationId, name, time)
INK_MEMBERS(domain::FileResult, state, level, sha256, signers)
INK_MEMBERS(domain::File, id, name, sequence, size, sha256, intake, pages, extra, visibleTo, parties, result)
INK_MEMBERS(domain::ConditionTerm, tag, value, comparison, isAlternative)
INK_MEMBERS(domain::TagCondition, terms)
INK_MEMBERS(domain::TagStyle, options, checked, maxLength, pattern, min, max, decimals, dateFormat,
            fontFamily, fontSize, colour, align, readOnly, placeholder, condition, formula, extra, multiline,
            comb, format, help, earliest, latest, fill, minChosen, maxChosen)
INK_MEMBERS(domain::TagOrigin, source, formField, formValue)
INK_MEMBERS(domain::TagFacts, origin, externalId, tabTurn, hostedSigner, isLocked, isFree, droppedCondition,
            droppedFormula, customField, customFieldDefault)
INK_MEMBERS(domain::Tag, id, name, groupName, type, pageIndex, pageId, invitationIndex, invitationId, rect,
            isMandatory, text, image, facts, style, extra)
INK_MEMBERS(domain::Authentication, type, phone, phoneCountryCode, code)
INK_MEMBERS(domain::Corrections, noted, last, fields, address, userAgent)
INK_MEMBERS(domain::MailFault, isFinal, reason, time, wasAccepted)
INK_MEMBERS(domain::MailProgress, state, error, time)
INK_MEMBERS(domain::SealProgress, level, pendingLevel, reason)
INK_MEMBERS(domain::AbsentPerson, name, email)
INK_MEMBERS(domain::SigningCertificate, level, issuers, person)
INK_MEMBERS(domain::Invitation, id, guid, recipientName, hasPlaceholderName, recipientEmail, actionType,
            sequence, status, canSignTags, authentications, lastReminderSent, reminderEmailCount, openedTime,
            finishedTime, rejectReason, hostedSigners, company, jobTitle, role, mail, sms, language,
            signingUrl, invitedTime, reminderAskedTime, remindersAsked, warned, hostedDone, corrections,
            mailFault, privateMessage, mayDelegate, openQuestions, waitingFor, extra, group, groupNeeded,
            isReleased, isWitness, isNamedByPrevious, copyAtEnd, startAfterDays, readyTime, onBehalfOf,
            signingCertificate)
INK_MEMBERS(domain::HistoryEntry, time, event, actor, address, userAgent, detail, hash, reason, args)
INK_MEMBERS(domain::DocumentSetting, postBackUrl, language, expireDaysAfterSent, emailSubject, emailBody,
            remindEveryDays, maxReminders, attachSigned, signaturePerSigner, linkDocumentsPerHour, extra,
            sendAt, sendFault)
INK_MEMBERS(domain::Document, id, guid, title, senderName, senderEmail, accountId, type, status, createdTime,
            lastModifiedTime, sentTime, completedTime, folderId, version, deleted, setting, files,
            invitations, tags, histories, templateId, mail, seal, message, data, waitingFor, documentUrl,
            extra)
INK_MEMBERS(domain::SignerWords, language, consent, reviewConsent, disclosure, thanks)
INK_MEMBERS(domain::UserSetting, name, companyName, language, timeZone, dateFormat, defaultExpireDays,
            onReject, postBackBase, allowedAddresses, spendLimitCents, signaturePerSigner, signerWords,
            returnAddresses, returnAddress, deputiesByDefault, frameOrigins)
INK_MEMBERS(domain::NotificationSetting, onViewed, onSigned, onCompleted, onRejected, onExpired,
            expiryWarningDays, remindEveryDays, maxReminders, copyTo, completionMail)
INK_MEMBERS(domain::Limits, requestBytes, fileBytes, files, pages, tags, invitations, bulkRows, jsonBytes,
            jsonNesting, attachmentBytes, signerAttachmentBytes, idempotencyDays, groupsByName, rolesByRow,
            textsByRow, documentData, customFields, amendRunning, paperScans, routing, absences, usage,
            editLocks, languages, fileVisibility, contentSearch, signedCopies, accountBytes, accountDocuments)

#undef INK_MEMBERS

template <typename T>
concept HasMembers = requires(T& value)
{
    membersOf(value);
};

/** A change of one member; `path` is its place, such as `tags[0].style.help`. */
template <typename Root> struct MemberChange
{
    QString path;
    std::function<void(Root&)> apply;
};

namespace detail {

// Another value of the same type, usable wherever the first one is.
inline void change(bool& value)
{
    value = !value;
}
inline void change(int& value)
{
    ++value;
}
inline void change(qint64& value)
{
    ++value;
}
inline void change(double& value)
{
    value += 0.5;
}
inline void change(QString& value)
{
    const QChar last = value.endsWith(QLatin1Char('a')) ? QLatin1Char('b') : QLatin1Char('a');
    value = value.chopped(value.isEmpty() ? 0 : 1) + last;
}
inline void change(QStringList& value)
{
    value.append(QStringLiteral("changed"));
}
inline void change(QByteArray& value)
{
    value.append('x');
}
inline void change(QJsonObject& value)
{
    value.insert(QStringLiteral("changed"), true);
}
inline void change(domain::DocumentData& value)
{
    value.insert(QStringLiteral("changed"), QStringLiteral("yes"));
}
inline void change(QSizeF& value)
{
    value.rwidth() += 1;
}
inline void change(Timestamp& value)
{
    value += std::chrono::hours(1);
}
inline void change(Message& value)
{
    value = Message::literal(value.english() + QStringLiteral("changed"));
}
inline void change(domain::HistoryEvent& value)
{
    value =
        value == domain::HistoryEvent::Created ? domain::HistoryEvent::Sent : domain::HistoryEvent::Created;
}
template <typename Tag> void change(StrongId<Tag>& value)
{
    value = StrongId<Tag>(value.value() + 1);
}
/** The other one of two values. */
template <typename E> void swapBetween(E& value, E one, E other)
{
    value = value == one ? other : one;
}
inline void change(domain::TextAlign& v)
{
    swapBetween(v, domain::TextAlign::Left, domain::TextAlign::Right);
}
inline void change(domain::TagType& v)
{
    swapBetween(v, domain::TagType::Text, domain::TagType::MaskedText);
}
inline void change(domain::Comparison& v)
{
    swapBetween(v, domain::Comparison::Equals, domain::Comparison::Differs);
}
inline void change(domain::TagOrigin::Source& v)
{
    swapBetween(v, domain::TagOrigin::Source::Anchor, domain::TagOrigin::Source::FormField);
}
inline void change(domain::AuthenticationType& v)
{
    swapBetween(v, domain::AuthenticationType::Email, domain::AuthenticationType::AccessCode);
}
inline void change(domain::MailProgress::State& v)
{
    swapBetween(v, domain::MailProgress::State::Sent, domain::MailProgress::State::Failed);
}
inline void change(domain::CertificateLevel& v)
{
    swapBetween(v, domain::CertificateLevel::Any, domain::CertificateLevel::Qualified);
}
inline void change(domain::ActionType& v)
{
    swapBetween(v, domain::ActionType::Signer, domain::ActionType::Reviewer);
}
inline void change(domain::InvitationStatus& v)
{
    swapBetween(v, domain::InvitationStatus::Viewed, domain::InvitationStatus::WorkInProgress);
}
inline void change(domain::LanguageCode& v)
{
    swapBetween(v, domain::LanguageCode::English, domain::LanguageCode::French);
}
inline void change(domain::DocumentType& v)
{
    swapBetween(v, domain::DocumentType::Document, domain::DocumentType::RegularTemplate);
}
inline void change(domain::SigningStatus& v)
{
    swapBetween(v, domain::SigningStatus::Draft, domain::SigningStatus::InProgress);
}
inline void change(domain::FilePart& v)
{
    swapBetween(v, domain::FilePart::Signs, domain::FilePart::Fills);
}
inline void change(domain::FileState& v)
{
    swapBetween(v, domain::FileState::Pending, domain::FileState::Signed);
}
inline void change(domain::OnReject& v)
{
    swapBetween(v, domain::OnReject::Stop, domain::OnReject::Continue);
}
inline void change(domain::CompletionMail& v)
{
    swapBetween(v, domain::CompletionMail::Link, domain::CompletionMail::None);
}

template <typename T> struct IsOptional : std::false_type
{
};
template <typename T> struct IsOptional<std::optional<T>> : std::true_type
{
};
template <typename T> struct IsList : std::false_type
{
};
template <typename T> struct IsList<QList<T>> : std::bool_constant<!std::is_same_v<T, QString>>
{
};

template <typename Root, typename T> using Place = std::function<T&(Root&)>;

template <typename Root, typename T>
void collect(QList<MemberChange<Root>>& all, const QString& path, const Place<Root, T>& place, T& sample);

template <typename Root, typename T, std::size_t... Is>
void collectMembers(QList<MemberChange<Root>>& all, const QString& path, const Place<Root, T>& place,
                    T& sample, std::index_sequence<Is...>)
{
    const QStringList names = memberNames(static_cast<const T*>(nullptr));
    const auto one = [&]<std::size_t I>(std::integral_constant<std::size_t, I>) {
        using Member = std::remove_reference_t<decltype(std::get<I>(membersOf(sample)))>;
        const Place<Root, Member> inner = [place](Root& root) -> Member& {
            return std::get<I>(membersOf(place(root)));
        };
        collect<Root, Member>(all, (path.isEmpty() ? QString() : path + QLatin1Char('.')) + names.at(int(I)),
                              inner, std::get<I>(membersOf(sample)));
    };
    (one(std::integral_constant<std::size_t, Is>{}), ...);
}

template <typename Root, typename T>
void collect(QList<MemberChange<Root>>& all, const QString& path, const Place<Root, T>& place, T& sample)
{
    if constexpr (IsOptional<T>::value) {
        using Inner = typename T::value_type;
        if (!sample) {
            all.append({path, [place](Root& root) {
                            Inner fresh{};
                            if constexpr (std::is_same_v<Inner, domain::TagCondition>)
                                fresh.terms.append(domain::ConditionTerm{}); // it is never without one
                            else if constexpr (!HasMembers<Inner>)
                                change(fresh);
                            place(root) = fresh;
                        }});
            return;
        }
        all.append({path + QStringLiteral("?"), [place](Root& root) { place(root).reset(); }});
        collect<Root, Inner>(
            all, path, [place](Root& root) -> Inner& { return *place(root); }, *sample);
    } else if constexpr (IsList<T>::value) {
        using Inner = typename T::value_type;
        if (sample.isEmpty())
            return void(all.append(
                {path + QStringLiteral("[+]"), [place](Root& root) { place(root).append(Inner{}); }}));
        all.append({path + QStringLiteral("[-]"), [place](Root& root) { place(root).removeLast(); }});
        // The first term of a condition never begins an alternative of its own.
        const qsizetype at = std::is_same_v<Inner, domain::ConditionTerm> ? sample.size() - 1 : 0;
        collect<Root, Inner>(
            all, path + QStringLiteral("[%1]").arg(at),
            [place, at](Root& root) -> Inner& { return place(root)[at]; }, sample[at]);
    } else if constexpr (HasMembers<T>) {
        constexpr auto count = std::tuple_size_v<decltype(membersOf(sample))>;
        collectMembers<Root, T>(all, path, place, sample, std::make_index_sequence<count>{});
    } else {
        all.append({path, [place](Root& root) { change(place(root)); }});
    }
}

} // namespace detail

/** A change of each member of `sample`; of lists those of the first entry, and a list without its last. */
template <typename Root> [[nodiscard]] QList<MemberChange<Root>> changesOfEveryMember(Root sample)
{
    QList<MemberChange<Root>> all;
    detail::collect<Root, Root>(
        all, {}, [](Root& root) -> Root& { return root; }, sample);
    return all;
}

/** A document with a value in every member, so that each can be changed and read back. */
[[nodiscard]] domain::Document filledDocument();
/** True if the service decides the member at this path of a document. Tests list these members themselves. */
[[nodiscard]] bool isOfService(const QString& path);

} // namespace ink::test
