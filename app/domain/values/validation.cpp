#include "app/domain/values/validation.h"

#include "app/base/reasons.h"
#include "app/domain/document/contentissue.h"
#include "app/domain/document/document.h"
#include "app/domain/document/documentfields.h"
#include "app/domain/document/phonenumber.h"
#include "app/domain/document/recipientname.h"
#include "app/domain/document/tagplacement.h"
#include "app/domain/routing/filevisibility.h"
#include "app/domain/routing/rolerules.h"
#include "app/domain/routing/routing.h"
#include "app/domain/text/characters.h"
#include "app/domain/text/emailaddress.h"
#include "app/domain/text/pattern.h"
#include "app/domain/values/autofill.h"
#include "app/domain/values/reasons.h"
#include "app/domain/values/taglogic.h"
#include "app/domain/values/values.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <cmath>

namespace ink::domain {

namespace {

using FindingKind = Finding::Kind;

QString tagField(qsizetype index, QLatin1StringView field)
{
    return QStringLiteral("tags[%1].%2").arg(QString::number(index), field);
}

QString invitationField(qsizetype index, QLatin1StringView field)
{
    return QStringLiteral("invitations[%1].%2").arg(QString::number(index), field);
}

/** The name of a tag in a message, or its number if it has no name. */
Message called(const Tag& tag, qsizetype index)
{
    return tag.name.isEmpty() ? reasons::tagNumbered(index + 1) : reasons::tagNamed(tag.name);
}

/** Returns whether no number for a code by SMS has been entered yet. */
bool hasNoNumber(const Invitation& invitation)
{
    return std::all_of(invitation.authentications.begin(), invitation.authentications.end(),
                       [](const Authentication& each) {
                           return each.type != AuthenticationType::Sms || each.phone.trimmed().isEmpty();
                       });
}

class Findings final
{
public:
    void document(FindingKind kind, Severity severity, QString field, Message detail)
    {
        m_list.append({kind, severity, std::move(field), std::move(detail), -1, -1});
    }
    void tag(FindingKind kind, Severity severity, qsizetype index, QLatin1StringView field, Message detail)
    {
        m_list.append({kind, severity, tagField(index, field), std::move(detail), index, -1});
    }
    void invitation(FindingKind kind, Severity severity, qsizetype index, QLatin1StringView field,
                    Message detail)
    {
        const QString path =
            field.isEmpty() ? QStringLiteral("invitations[%1]").arg(index) : invitationField(index, field);
        m_list.append({kind, severity, path, std::move(detail), -1, index});
    }
    [[nodiscard]] QList<Finding> take() { return std::move(m_list); }

private:
    QList<Finding> m_list;
};

/** Reports a tag that has no extent on one axis or extends beyond its page, naming the member to change. */
void checkAxis(Findings& findings, const Tag& tag, qsizetype index, int start, int length, double extent,
               QLatin1StringView startField, QLatin1StringView lengthField)
{
    const Message name = called(tag, index);
    if (length <= 0) {
        findings.tag(FindingKind::TagTooSmall, Severity::Error, index, lengthField,
                     lengthField == QLatin1StringView("width") ? reasons::tagHasNoWidth(name)
                                                               : reasons::tagHasNoHeight(name));
        return;
    }
    const auto limit = static_cast<qint64>(std::ceil(extent - 1e-6));
    if (start >= 0 && qint64{start} + length <= limit) return;
    const bool startIsWrong = start < 0 || start >= limit || length <= limit;
    findings.tag(FindingKind::TagOutsidePage, Severity::Error, index, startIsWrong ? startField : lengthField,
                 reasons::tagOutsidePage(name, tag.pageIndex));
}

void checkTag(Findings& findings, const Document& document, const QList<QSizeF>& pages, qsizetype index)
{
    using namespace Qt::Literals::StringLiterals;
    const Tag& tag = document.tags.at(index);
    if (tag.invitationIndex < 1 || tag.invitationIndex > document.invitations.size()) {
        findings.tag(FindingKind::TagWithoutRecipient, Severity::Error, index, "invitationIndex"_L1,
                     reasons::tagOfMissingRecipient(called(tag, index), tag.invitationIndex));
    }
    if (const Message fault = patternFault(tag.style.pattern); !fault.isEmpty()) {
        findings.tag(FindingKind::BadPattern, Severity::Error, index, "style.pattern"_L1,
                     reasons::tagPatternInvalid(called(tag, index), fault));
    }
    if (tag.pageIndex < 1 || tag.pageIndex > pages.size()) {
        findings.tag(FindingKind::TagOnMissingPage, Severity::Error, index, "pageIndex"_L1,
                     reasons::tagOnMissingPage(called(tag, index), tag.pageIndex));
        return;
    }
    const QSizeF page = pages.at(tag.pageIndex - 1);
    checkAxis(findings, tag, index, tag.rect.left, tag.rect.width, page.width(), "left"_L1, "width"_L1);
    checkAxis(findings, tag, index, tag.rect.top, tag.rect.height, page.height(), "top"_L1, "height"_L1);
}

QList<QSizeF> pageSizes(const Document& document)
{
    QList<QSizeF> sizes;
    for (const File& file : document.files)
        for (const Page& page : file.pages)
            sizes.append(page.size);
    return sizes;
}

void checkDraftInto(Findings& findings, const Document& document)
{
    if (document.title.trimmed().isEmpty())
        findings.document(FindingKind::NoTitle, Severity::Error, QStringLiteral("title"),
                          reasons::documentNeedsTitle());
    else if (document.title.size() > maxTitleLength)
        findings.document(FindingKind::NoTitle, Severity::Error, QStringLiteral("title"),
                          reasons::titleTooLong());
    if (document.senderName.trimmed().isEmpty())
        findings.document(FindingKind::NoSender, Severity::Error, QStringLiteral("senderName"),
                          reasons::senderNeedsName());
    if (!isEmail(document.senderEmail))
        findings.document(FindingKind::NoSender, Severity::Error, QStringLiteral("senderEmail"),
                          reasons::senderNeedsEmail());
    const QList<QSizeF> pages = pageSizes(document);
    for (qsizetype i = 0; i < document.tags.size(); ++i)
        checkTag(findings, document, pages, i);
}

/** Checks that each hosted signer has something to sign. */
void checkHosted(Findings& findings, const Document& document, qsizetype host)
{
    const QStringList& hosted = document.invitations.at(host).hostedSigners;
    const QList<int> owners = hostedOwners(document, static_cast<int>(host) + 1);
    QSet<int> withSignature;
    for (qsizetype i = 0; i < owners.size(); ++i)
        if (isSignatureLike(document.tags.at(i).type)) withSignature.insert(owners.at(i));
    for (int n = 1; n <= hosted.size(); ++n)
        if (!withSignature.contains(n))
            findings.invitation(FindingKind::SignerWithoutSignature, Severity::Error, host,
                                QLatin1StringView("hostedSigners"),
                                reasons::recipientHasNothingToSign(Message::literal(hosted.at(n - 1))));
}

/** Checks that a recipient with `signingCertificate` can sign so. */
void checkSigningCertificate(Findings& findings, const Invitation& invitation, qsizetype index)
{
    using namespace Qt::Literals::StringLiterals;
    if (!invitation.signingCertificate) return;
    const Message name = recipientDisplayName(invitation, index);
    const auto refuse = [&](Severity severity, QLatin1StringView field, const Message& reason) {
        findings.invitation(FindingKind::BadSigningCertificate, severity, index, field, reason);
    };
    if (invitation.actionType != ActionType::Signer && invitation.actionType != ActionType::OpenSigner)
        return refuse(Severity::Error, "signingCertificate"_L1, reasons::onlySignersUseCertificates(name));
    const QStringList& issuers = invitation.signingCertificate->issuers;
    for (qsizetype i = 0; i < issuers.size(); ++i)
        if (issuers.at(i).trimmed().isEmpty())
            findings.invitation(FindingKind::BadSigningCertificate, Severity::Error, index,
                                "signingCertificate.issuers"_L1, reasons::certificateIssuerEmpty(name));
    if (invitation.mayDelegate && !invitation.signingCertificate->person.isEmpty())
        refuse(Severity::Warning, "mayDelegate"_L1, reasons::certificateOfPersonNotDelegated(name));
}

void checkRecipients(Findings& findings, const Document& document)
{
    using namespace Qt::Literals::StringLiterals;
    const bool isTemplate = document.type != DocumentType::Document;
    QSet<qsizetype> withSignature;
    for (const Tag& tag : document.tags)
        if (isSignatureLike(tag.type)) withSignature.insert(tag.invitationIndex - 1);

    bool someoneSigns = false;
    QSet<QString> addresses;
    QSet<int> sequences;
    for (qsizetype i = 0; i < document.invitations.size(); ++i) {
        const Invitation& invitation = document.invitations.at(i);
        const bool anybody =
            isTemplate || invitation.actionType == ActionType::OpenSigner || isUnnamed(invitation);
        if (mustAct(invitation.actionType)) sequences.insert(invitation.sequence);
        if (isSigner(invitation.actionType)) {
            someoneSigns = true;
            if (!invitation.canSignTags && !withSignature.contains(i))
                findings.invitation(FindingKind::SignerWithoutSignature, Severity::Error, i, {},
                                    reasons::recipientHasNothingToSign(recipientDisplayName(invitation, i)));
            else if (!invitation.canSignTags && invitation.actionType == ActionType::SigningHost)
                checkHosted(findings, document, i);
        }
        checkSigningCertificate(findings, invitation, i);
        if (!anybody && invitation.recipientName.trimmed().isEmpty())
            findings.invitation(FindingKind::RecipientWithoutName, Severity::Error, i, "recipientName"_L1,
                                reasons::recipientHasNoName(recipientDisplayName(invitation, i)));
        else if (!anybody && invitation.hasPlaceholderName)
            findings.invitation(FindingKind::RecipientWithoutName, Severity::Error, i, "recipientName"_L1,
                                reasons::nameIsPlaceholder(invitation.recipientName));
        for (const Authentication& asked : invitation.authentications) {
            const qsizetype length = asked.code.trimmed().toUcs4().size();
            if (asked.type == AuthenticationType::AccessCode && length > 0 && length < minAccessCodeLength)
                findings.invitation(
                    FindingKind::WeakAccessCode, Severity::Warning, i, "authentications"_L1,
                    reasons::accessCodeWeak(recipientDisplayName(invitation, i), minAccessCodeLength));
        }
        // The person who takes a role provides the number.
        if (requiresSms(invitation) && !(anybody && hasNoNumber(invitation)) &&
            smsNumber(invitation).isEmpty())
            findings.invitation(FindingKind::BadPhone, Severity::Error, i, "authentications"_L1,
                                reasons::recipientNeedsPhoneForCode(recipientDisplayName(invitation, i)));
        if (invitation.recipientEmail.isEmpty()) {
            if (anybody) continue;
            const bool needsMail =
                std::any_of(invitation.authentications.begin(), invitation.authentications.end(),
                            [](const Authentication& a) { return a.type == AuthenticationType::Email; });
            findings.invitation(FindingKind::RecipientWithoutEmail,
                                needsMail ? Severity::Error : Severity::Warning, i, "recipientEmail"_L1,
                                needsMail
                                    ? reasons::recipientNeedsEmailForCode(recipientDisplayName(invitation, i))
                                    : reasons::recipientNeedsHandover(recipientDisplayName(invitation, i)));
        } else if (!isEmail(invitation.recipientEmail)) {
            findings.invitation(FindingKind::BadEmail, Severity::Error, i, "recipientEmail"_L1,
                                reasons::notAnEmail(invitation.recipientEmail));
        } else if (const QString address = invitation.recipientEmail.toLower(); addresses.contains(address)) {
            findings.invitation(FindingKind::DuplicateEmail, Severity::Warning, i, "recipientEmail"_L1,
                                reasons::invitedTwice(invitation.recipientEmail));
        } else {
            addresses.insert(address);
        }
    }
    if (!someoneSigns)
        findings.document(FindingKind::NoSigner, Severity::Error, QStringLiteral("invitations"),
                          reasons::documentWithoutSigner());
    if (!sequences.isEmpty()) {
        const auto [low, high] = std::minmax_element(sequences.cbegin(), sequences.cend());
        if (qint64{*high} - *low + 1 != sequences.size())
            findings.document(FindingKind::SequenceGap, Severity::Hint, QStringLiteral("invitations"),
                              reasons::signingOrderHasGap());
    }
}

/** Adds one warning for each tag that overlaps a tag further down on its page (by top edge). */
void checkOverlaps(Findings& findings, const Document& document)
{
    using namespace Qt::Literals::StringLiterals;
    QHash<int, QList<qsizetype>> byPage;
    for (qsizetype i = 0; i < document.tags.size(); ++i) {
        const PageRect& r = document.tags.at(i).rect;
        const bool sane = std::max({std::abs(qint64{r.left}), std::abs(qint64{r.top}), qint64{r.width},
                                    qint64{r.height}}) <= maxCoordinate;
        if (sane && r.width > 0 && r.height > 0) byPage[document.tags.at(i).pageIndex].append(i);
    }
    QList<std::pair<qsizetype, qsizetype>> pairs;
    for (QList<qsizetype>& onPage : byPage) {
        std::stable_sort(onPage.begin(), onPage.end(), [&](qsizetype a, qsizetype b) {
            return document.tags.at(a).rect.top < document.tags.at(b).rect.top;
        });
        for (qsizetype a = 0; a < onPage.size(); ++a) {
            const PageRect& upper = document.tags.at(onPage.at(a)).rect;
            for (qsizetype b = a + 1; b < onPage.size(); ++b) {
                const PageRect& lower = document.tags.at(onPage.at(b)).rect;
                if (lower.top >= upper.bottom()) break;
                if (!upper.intersects(lower)) continue;
                pairs.append({std::max(onPage.at(a), onPage.at(b)), std::min(onPage.at(a), onPage.at(b))});
                break;
            }
        }
    }
    std::sort(pairs.begin(), pairs.end());
    for (const auto& [later, earlier] : pairs)
        findings.tag(FindingKind::TagsOverlap, Severity::Warning, later, "left"_L1,
                     reasons::tagCoversTag(called(document.tags.at(later), later),
                                           called(document.tags.at(earlier), earlier)));
}

void checkTagUse(Findings& findings, const Document& document)
{
    using namespace Qt::Literals::StringLiterals;
    QHash<QString, qsizetype> names;
    const auto groupOf = [](const Tag& tag) {
        return std::pair(tag.invitationIndex, tag.groupName.trimmed().toLower());
    };
    QHash<std::pair<int, QString>, int> groups;
    for (const Tag& tag : document.tags)
        if (tag.type == TagType::Radio) ++groups[groupOf(tag)];
    for (qsizetype i = 0; i < document.tags.size(); ++i) {
        const Tag& tag = document.tags.at(i);
        const qsizetype owner = tag.invitationIndex - 1;
        if (owner >= 0 && owner < document.invitations.size() && !isSenderField(tag) &&
            !canOwnTags(document.invitations.at(owner).actionType))
            findings.tag(FindingKind::TagWithoutRecipient, Severity::Error, i, "invitationIndex"_L1,
                         reasons::tagOwnerFillsNothing(
                             called(tag, i), recipientDisplayName(document.invitations.at(owner), owner)));
        if (tag.rect.width > 0 && tag.rect.height > 0 &&
            std::min(tag.rect.width, tag.rect.height) < minimumTagExtent)
            findings.tag(FindingKind::TagTooSmall, Severity::Warning, i,
                         tag.rect.width < tag.rect.height ? "width"_L1 : "height"_L1,
                         reasons::tagTooSmall(called(tag, i)));
        if (tag.type == TagType::Radio && tag.groupName.isEmpty())
            findings.tag(FindingKind::RadioWithoutGroup, Severity::Warning, i, "groupName"_L1,
                         reasons::radioWithoutGroup(called(tag, i)));
        else if (tag.type == TagType::Radio && groups.value(groupOf(tag)) == 1)
            findings.tag(FindingKind::RadioWithoutGroup, Severity::Warning, i, "groupName"_L1,
                         reasons::onlyRadioButtonOfGroup(called(tag, i), tag.groupName));
        if (tag.type == TagType::Note && tag.text.trimmed().isEmpty())
            findings.tag(FindingKind::BadDefault, Severity::Warning, i, "text"_L1,
                         reasons::noteHasNoText(called(tag, i)));
        if (tag.type == TagType::Dropdown && tag.style.options.isEmpty())
            findings.tag(FindingKind::DropdownWithoutOptions, Severity::Error, i, "style.options"_L1,
                         reasons::dropdownWithoutOptions(called(tag, i)));
        if (tag.name.isEmpty()) continue;
        const QString key = nameKey(tag.name);
        if (const auto first = names.constFind(key); first == names.constEnd()) {
            names.insert(key, i);
        } else if (const Tag& other = document.tags.at(*first); tag.type != TagType::Radio ||
                                                                other.type != TagType::Radio ||
                                                                !isSameText(tag.groupName, other.groupName)) {
            findings.tag(FindingKind::DuplicateTagName, Severity::Warning, i, "name"_L1,
                         reasons::duplicateTagName(tag.name));
        }
    }
}

/** Reports files whose content can change; a form without static pages shows nothing that could be signed. */
void checkContent(Findings& findings, const Document& document)
{
    for (qsizetype i = 0; i < document.files.size(); ++i) {
        const File& file = document.files.at(i);
        for (const ContentIssue issue : contentIssues(file))
            findings.document(FindingKind::ContentChanges,
                              issue == ContentIssue::DynamicForm ? Severity::Error : Severity::Warning,
                              QStringLiteral("files[%1]").arg(i),
                              reasons::namedFileContent(file.name, contentIssueMessage(issue)));
    }
}

} // namespace

QList<Finding> checkDraft(const Document& document)
{
    Findings findings;
    checkDraftInto(findings, document);
    return findings.take() + checkDraftVisibility(document) + checkTagLogic(document);
}

QList<Finding> validate(const Document& document)
{
    Findings findings;
    checkDraftInto(findings, document);
    checkContent(findings, document);
    if (document.files.isEmpty())
        findings.document(FindingKind::NoFile, Severity::Error, QStringLiteral("files"),
                          reasons::documentHasNoFile());
    checkRecipients(findings, document);
    checkTagUse(findings, document);
    checkOverlaps(findings, document);
    return findings.take() + checkVisibility(document) + checkRouting(document) + checkTagLogic(document) +
           checkTagLogicForSending(document);
}

} // namespace ink::domain
