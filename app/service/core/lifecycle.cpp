#include "app/service/core/lifecycle.h"

#include "app/base/reasons.h"
#include "app/domain/document/customfield.h"
#include "app/domain/document/document.h"
#include "app/domain/document/finding.h"
#include "app/domain/document/phonenumber.h"
#include "app/domain/logic/evaluation.h"
#include "app/domain/routing/reasons.h"
#include "app/domain/routing/signingorder.h"
#include "app/domain/values/validation.h"
#include "app/pdf/text/missingglyphs.h"
#include "app/service/core/reasons.h"

namespace ink::service::lifecycle {

using domain::Document;
using domain::InvitationStatus;
using domain::SigningStatus;

namespace {

Result<void> move(Document& document, SigningStatus to, InvitationStatus rest)
{
    Q_ASSERT(domain::isFinal(to) && to != SigningStatus::Completed);
    Q_ASSERT(rest == InvitationStatus::Cancelled || rest == InvitationStatus::ReachDeadline);
    if (!domain::canTransition(document.status, to))
        return fail(ErrorCode::State,
                    reasons::statusChangeNotAllowed(CodeWord{domain::signingStatusName(document.status)},
                                                    CodeWord{domain::signingStatusName(to)}));
    document.status = to;
    for (domain::Invitation& invitation : document.invitations)
        if (domain::canTransition(invitation.status, rest)) invitation.status = rest;
    return {};
}

Result<void> notSealing(const Document& document)
{
    if (!isSealing(document)) return {};
    return fail(ErrorCode::State, reasons::documentBeingSealed());
}

} // namespace

// Rejects codes that can't be verified, because an unverified recipient must not look like a verified one.
Result<void> checkAuthentications(const Document& document, CodeChannels channels, int minAccessCode)
{
    QList<FieldIssue> issues;
    for (qsizetype i = 0; i < document.invitations.size(); ++i) {
        const auto& asked = document.invitations.at(i).authentications;
        for (qsizetype k = 0; k < asked.size(); ++k) {
            const QString place = QStringLiteral("invitations[%1].authentications[%2]").arg(i).arg(k);
            const auto fault = [&](const QString& field, const Message& message) {
                issues.append({place + field, message});
            };
            switch (asked.at(k).type) {
            case domain::AuthenticationType::Sms:
                if (!channels.hasSms)
                    fault(QStringLiteral(".type"), reasons::noCodesBySms());
                else if (domain::smsNumber(asked.at(k)).isEmpty())
                    fault(QStringLiteral(".phone"), reasons::phoneNumberInvalid());
                break;
            case domain::AuthenticationType::Email:
                if (!channels.hasMail) fault(QStringLiteral(".type"), reasons::noCodesByMail());
                break;
            case domain::AuthenticationType::AccessCode:
                if (const auto length = asked.at(k).code.trimmed().toUcs4().size(); length == 0)
                    fault(QStringLiteral(".code"), reasons::accessCodeEmpty());
                else if (length < minAccessCode)
                    fault(QStringLiteral(".code"), reasons::accessCodeTooShort(minAccessCode));
                break;
            }
        }
    }
    if (issues.isEmpty()) return {};
    return failFields(ErrorCode::Validation, std::move(issues));
}

bool isSealing(const Document& document)
{
    return document.status == SigningStatus::InProgress && domain::haveAllFinished(document);
}

// Index(deadlineOf): Deadline: when a document expires
std::optional<Timestamp> deadlineOf(const Document& document)
{
    if (document.status != SigningStatus::InProgress) return std::nullopt;
    return domain::expiryOf(document.sentTime, document.setting);
}

Result<void> send(Document& document, Timestamp now, CodeChannels channels, int minAccessCode)
{
    if (document.deleted) return fail(ErrorCode::State, reasons::documentInTrashNotSent());
    if (document.type != domain::DocumentType::Document)
        return fail(ErrorCode::State, reasons::templateNotSent());
    if (!domain::canTransition(document.status, SigningStatus::InProgress))
        return fail(ErrorCode::State,
                    reasons::onlyDraftsAreSent(CodeWord{domain::signingStatusName(document.status)}));
    domain::fillCustomFieldDefaults(document.tags);
    INK_TRY(domain::toResult(domain::validate(document)));
    INK_TRY(domain::toResult(pdf::missingGlyphFindings(document)));
    INK_TRY(checkAuthentications(document, channels, minAccessCode));
    domain::computeValues(document); // overrides values that the sender wrote into computed tags
    domain::useSignaturePerSigner(document);
    document.status = SigningStatus::InProgress;
    document.sentTime = now;
    document.setting.sendAt.reset();
    document.setting.sendFault = {};
    domain::openTurns(document, now);
    return {};
}

void applyDateFormat(Document& document, const QString& dateFormat)
{
    for (domain::Tag& tag : document.tags)
        if (tag.style.dateFormat.isEmpty() &&
            (tag.type == domain::TagType::Date || tag.type == domain::TagType::SignDate))
            tag.style.dateFormat = dateFormat;
}

QString cancelReason(const Document& document)
{
    if (document.status != SigningStatus::Cancelled) return {};
    for (auto entry = document.histories.crbegin(); entry != document.histories.crend(); ++entry)
        if (entry->event == domain::HistoryEvent::Cancelled) return entry->detail;
    return {};
}

Result<void> cancel(Document& document)
{
    INK_TRY(notSealing(document));
    return move(document, SigningStatus::Cancelled, InvitationStatus::Cancelled);
}

Result<void> expire(Document& document)
{
    INK_TRY(notSealing(document));
    return move(document, SigningStatus::ReachDeadline, InvitationStatus::ReachDeadline);
}

Result<void> reject(Document& document)
{
    // Possible even if all others have finished, because the recipient who declines has not finished.
    return move(document, SigningStatus::Rejected, InvitationStatus::Cancelled);
}

} // namespace ink::service::lifecycle
