#include "app/service/rules/amendments.h"

#include "app/base/reasons.h"
#include "app/domain/document/document.h"
#include "app/domain/document/edits.h"
#include "app/domain/document/facts.h"
#include "app/domain/document/finding.h"
#include "app/domain/document/recipientname.h"
#include "app/domain/history/evidence.h"
#include "app/domain/routing/amendment.h"
#include "app/domain/routing/filevisibility.h"
#include "app/domain/routing/routing.h"
#include "app/domain/values/autofill.h"
#include "app/domain/values/reasons.h"
#include "app/domain/values/validation.h"
#include "app/pdf/text/missingglyphs.h"
#include "app/service/core/lifecycle.h"
#include "app/service/rules/draftrules.h"
#include "app/service/rules/reasons.h"
#include "app/service/rules/signervalues.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace ink::service::amendments {

using domain::Document;
using domain::Invitation;
using domain::InvitationStatus;
using domain::Tag;

namespace {

/** Collects all faults of a request, each with its field path. */
class Faults final
{
public:
    void add(const QString& place, const Message& message) { m_issues.append({place, message}); }
    [[nodiscard]] Result<void> result() const
    {
        if (m_issues.isEmpty()) return {};
        return failFields(ErrorCode::State, m_issues);
    }

private:
    QList<FieldIssue> m_issues;
};

Result<void> needRunning(const Document& document)
{
    if (Message fault = domain::amendmentFault(document); !fault.isEmpty())
        return fail(ErrorCode::State, std::move(fault));
    return {};
}

/** Checks that the document can be sent to the changed recipients. */
Result<void> checkRecipients(const Document& document, lifecycle::CodeChannels channels)
{
    QList<domain::Finding> about;
    for (const domain::Finding& finding : domain::validate(document) + pdf::missingGlyphFindings(document))
        if (finding.field.startsWith(QLatin1StringView("invitations")) ||
            finding.kind == domain::Finding::Kind::BadVisibility)
            about.append(finding);
    INK_TRY(domain::toResult(about));
    return lifecycle::checkAuthentications(document, channels, domain::minAccessCodeLength);
}

/** Returns whether anything changed besides the fields that the history names individually: name, address,
 * authentication and step. */
bool hasOtherOptions(const Invitation& before, Invitation wanted)
{
    if (wanted.recipientName != before.recipientName) wanted.hasPlaceholderName = before.hasPlaceholderName;
    wanted.recipientName = before.recipientName;
    wanted.recipientEmail = before.recipientEmail;
    wanted.authentications = before.authentications;
    wanted.sequence = before.sequence;
    return !domain::haveSameEdits(before, wanted);
}

/** A correction of a list of recipients. */
class InvitationChange final
{
public:
    explicit InvitationChange(Document& document) : m_document(document), m_before(document) {}

    Result<Amendment> perform(QList<Invitation> wanted, lifecycle::CodeChannels channels)
    {
        QSet<qsizetype> taken;
        QHash<qsizetype, qsizetype> wantedFor; // index before to index in `wanted`
        QList<qsizetype> added;
        for (qsizetype i = 0; i < wanted.size(); ++i) {
            const qsizetype old = drafts::matchingRecipient(m_before.invitations, taken, wanted.at(i));
            if (old < 0) {
                added.append(i);
            } else {
                taken.insert(old);
                wantedFor.insert(old, i);
            }
        }
        for (qsizetype i = 0; i < m_before.invitations.size(); ++i)
            if (const auto at = wantedFor.constFind(i); at != wantedFor.cend())
                amend(i, wanted.at(*at), QStringLiteral("invitations[%1]").arg(*at));
        for (const qsizetype i : std::as_const(added))
            add(wanted.at(i), QStringLiteral("invitations[%1]").arg(i));
        for (qsizetype i = m_before.invitations.size() - 1; i >= 0; --i)
            if (!wantedFor.contains(i)) remove(i, wantedFor);
        checkCertificates();
        INK_TRY(m_faults.result());
        if (!m_amendment.isEmpty()) INK_TRY(checkRecipients(m_document, channels));
        return std::move(m_amendment);
    }

private:
    void note(domain::HistoryEvent event, const Message& detail)
    {
        m_amendment.history.append({event, detail});
    }

    void amend(qsizetype index, const Invitation& wanted, const QString& place)
    {
        Invitation& person = m_document.invitations[index];
        const Invitation before = person;
        const Message who = domain::recipientDisplayName(m_before.invitations.at(index), index);
        const bool isOther = before.recipientEmail.compare(wanted.recipientEmail, Qt::CaseInsensitive) != 0;
        const bool isRenamed =
            before.recipientName != wanted.recipientName || before.recipientEmail != wanted.recipientEmail;
        const bool hasOtherProof = before.authentications != wanted.authentications;
        const bool hasOtherTask = before.actionType != wanted.actionType || before.group != wanted.group ||
                                  before.requiredGroupMembers != wanted.requiredGroupMembers ||
                                  before.isWitness != wanted.isWitness ||
                                  before.isNamedByPrevious != wanted.isNamedByPrevious ||
                                  before.receivesCopyAtEnd != wanted.receivesCopyAtEnd ||
                                  before.startAfterDays != wanted.startAfterDays;
        const bool hasOtherStep = before.sequence != wanted.sequence;
        if (domain::haveSameEdits(before, wanted)) return;
        if (domain::hasFinished(before)) return m_faults.add(place, reasons::recipientHasActed(who));
        if (domain::isInvited(before)) {
            if (hasOtherTask)
                return m_faults.add(place + QStringLiteral(".actionType"), reasons::recipientTaskFixed(who));
            if (hasOtherStep)
                return m_faults.add(place + QStringLiteral(".sequence"), reasons::recipientInTurn(who));
        }
        if (hasOtherStep && !checkStep(wanted, who, place)) return;
        person = wanted;
        domain::copyServiceMembers(person, before);
        if (hasOtherStep) person.readyTime.reset();
        const bool isEmptied = isOther && before.status == InvitationStatus::WorkInProgress;
        if (isOther || hasOtherProof) {
            // Index(invalidatedLinks): Correction of a running document: links, values, history
            m_amendment.invalidatedLinks.append(person.guid);
            person.guid = drafts::newGuid();
            drafts::clearState(person);
            if (!isOther) person.onBehalfOf = before.onBehalfOf;
        }
        if (isEmptied) empty(static_cast<int>(index) + 1);
        domain::updateAutofill(m_document, static_cast<int>(index) + 1, before);
        if (isRenamed) {
            const Message was = domain::actorMessage(before);
            const Message is = domain::actorMessage(person);
            note(domain::HistoryEvent::RecipientChanged, isEmptied
                                                             ? reasons::historyPersonChangedEmptied(was, is)
                                                             : reasons::historyPersonChanged(was, is));
        }
        const Message now = domain::actorMessage(person);
        if (hasOtherProof) note(domain::HistoryEvent::RecipientChanged, reasons::historyProofChanged(now));
        if (hasOtherOptions(before, wanted))
            note(domain::HistoryEvent::RecipientChanged, reasons::historyOptionsChanged(now));
        if (hasOtherStep)
            note(domain::HistoryEvent::OrderChanged,
                 reasons::historyStepChanged(now, before.sequence, person.sequence));
    }

    void add(Invitation wanted, const QString& place)
    {
        const Message who =
            Message::literal(!wanted.recipientName.isEmpty() ? wanted.recipientName : wanted.recipientEmail);
        if (!checkStep(wanted, who, place)) return;
        wanted.id = {};
        wanted.guid = drafts::newGuid();
        drafts::clearState(wanted);
        m_document.invitations.append(wanted);
        const qsizetype namer =
            domain::isUnnamed(wanted)
                ? domain::namingRecipient(m_document.invitations, m_document.invitations.size() - 1)
                : -1;
        const Message added = namer < 0 ? domain::actorMessage(wanted)
                                        : reasons::recipientToBeNamed(domain::recipientDisplayName(
                                              m_document.invitations.at(namer), namer));
        note(domain::HistoryEvent::RecipientAdded, reasons::historyRecipientAdded(added, wanted.sequence));
    }

    void remove(qsizetype index, const QHash<qsizetype, qsizetype>& wantedFor)
    {
        const Invitation person = m_before.invitations.at(index);
        const Message who = domain::recipientDisplayName(m_before.invitations.at(index), index);
        const QString place = QStringLiteral("invitations");
        if (domain::hasFinished(person)) return m_faults.add(place, reasons::recipientHasActed(who));
        const int number = static_cast<int>(index) + 1;
        if (domain::ownsTags(m_before, index)) return m_faults.add(place, reasons::recipientOwnsTags(who));
        for (qsizetype i = index + 1; i < m_before.invitations.size(); ++i)
            if (m_before.invitations.at(i).isWitness && wantedFor.contains(i) &&
                domain::witnessedSigner(m_before.invitations, i) == index)
                return m_faults.add(place, reasons::recipientWitnessed(who));
        QHash<int, int> seeing;
        for (int each = 1; each <= m_document.invitations.size(); ++each)
            if (each != number) seeing.insert(each, each > number ? each - 1 : each);
        if (const auto unseen = domain::moveVisibility(m_document, seeing); !unseen.isEmpty())
            return m_faults.add(QStringLiteral("files[%1].visibleTo").arg(unseen.constFirst()),
                                reasons::fileSeenByNobody(m_document.files.at(unseen.constFirst()).name));
        m_amendment.invalidatedLinks.append(person.guid);
        m_document.invitations.removeAt(index);
        for (Tag& tag : m_document.tags)
            if (tag.invitationIndex > number) --tag.invitationIndex;
        note(domain::HistoryEvent::RecipientRemoved,
             reasons::historyRecipientRemoved(domain::actorMessage(person)));
    }

    /** A certificate signs files that contain a signature of each signer, from the first one on. */
    void checkCertificates()
    {
        const bool isLate =
            !m_before.setting.signaturePerSigner &&
            std::any_of(m_before.invitations.cbegin(), m_before.invitations.cend(),
                        [](const Invitation& one) {
                            return domain::isSigner(one.actionType) &&
                                   (domain::hasFinished(one) || one.finishedHostedSigners > 0);
                        });
        if (!isLate) return domain::useSignaturePerSigner(m_document);
        for (qsizetype i = 0; i < m_document.invitations.size(); ++i)
            if (m_document.invitations.at(i).signingCertificate)
                m_faults.add(QStringLiteral("invitations[%1].signingCertificate").arg(i),
                             reasons::tooLateForCertificate());
    }

    bool checkStep(const Invitation& wanted, const Message& who, const QString& place)
    {
        const int first = domain::stepInProgress(m_before);
        if (wanted.sequence >= first) return true;
        m_faults.add(place + QStringLiteral(".sequence"), reasons::recipientStepOver(who, first));
        return false;
    }

    /** Clears the tags of an owner, because no recipient may see or sign another person's values. */
    void empty(int owner)
    {
        m_document.tags.removeIf([owner](const Tag& tag) {
            return tag.invitationIndex == owner && signervalues::isPlacedBySigner(tag);
        });
        for (Tag& tag : m_document.tags) {
            if (tag.invitationIndex != owner || tag.style.readOnly || tag.type == domain::TagType::Note)
                continue;
            if (tag.type == domain::TagType::Attachment) m_amendment.emptiedTags.append(tag.id);
            tag.text.clear();
            tag.image.clear();
        }
    }

    Document& m_document;
    const Document m_before;
    Amendment m_amendment;
    Faults m_faults;
};

/** Returns whether a sender left a tag unchanged. Ignores values, which belong to the signer. */
bool isAsItWas(const Tag& a, Tag b)
{
    b.text = a.text;
    b.image = a.image;
    return domain::haveSameEdits(a, b);
}

} // namespace

Result<Amendment> setInvitations(Document& document, QList<Invitation> wanted,
                                 lifecycle::CodeChannels channels)
{
    INK_TRY(needRunning(document));
    return InvitationChange(document).perform(std::move(wanted), channels);
}

Result<Amendment> setTags(Document& document, QList<Tag> wanted)
{
    INK_TRY(needRunning(document));
    Faults faults;
    const auto owner = [&](const Tag& tag) {
        const qsizetype index = tag.invitationIndex - 1;
        return index >= 0 && index < document.invitations.size() ? index : -1;
    };
    const auto ownerHasFinished = [&](const Tag& tag) {
        return owner(tag) >= 0 && domain::hasFinished(document.invitations.at(owner(tag)));
    };
    const auto refuse = [&](const QString& place, const Tag& tag) {
        faults.add(place,
                   reasons::tagOwnerHasActed(tag.name, domain::recipientDisplayName(
                                                           document.invitations.at(owner(tag)), owner(tag))));
    };
    const bool isInFiles =
        document.setting.signaturePerSigner &&
        std::any_of(document.invitations.cbegin(), document.invitations.cend(), [](const Invitation& person) {
            return domain::isSigner(person.actionType) && domain::hasFinished(person);
        });
    QHash<domain::TagId, const Tag*> known;
    for (const Tag& tag : std::as_const(document.tags))
        known.insert(tag.id, &tag);
    QList<Tag> tags;
    QSet<qsizetype> touched; // indexes into `tags`
    qint64 added = 0;
    qint64 changed = 0;
    for (qsizetype i = 0; i < wanted.size(); ++i) {
        Tag& tag = wanted[i];
        const QString place = QStringLiteral("tags[%1]").arg(i);
        const Tag* const before = known.take(tag.id);
        if (before && isAsItWas(*before, tag)) {
            const bool waits = owner(*before) >= 0 && document.invitations.at(owner(*before)).status !=
                                                          InvitationStatus::WorkInProgress;
            tags.append(*before);
            if (!ownerHasFinished(*before) && waits && before->text != tag.text &&
                !domain::isSignatureLike(tag.type)) {
                tags.last().text = tag.text; // no value has been entered yet, so this corrects a default
                if (domain::sourcePattern(*before)) domain::setSourcePattern(tags.last(), tag.text);
                touched.insert(tags.size() - 1);
                ++changed;
            }
            continue;
        }
        if (before && ownerHasFinished(*before)) {
            refuse(place, *before);
            continue;
        }
        if (ownerHasFinished(tag)) {
            refuse(place, tag);
            continue;
        }
        if (before && isInFiles) {
            faults.add(place, reasons::tagInSignedFile(before->name));
            continue;
        }
        const bool keepsValue =
            before && before->type == tag.type && before->invitationIndex == tag.invitationIndex;
        const QString text = keepsValue ? before->text : tag.text;
        const QByteArray image = keepsValue ? before->image : QByteArray();
        drafts::clearTag(tag);
        tag.id = before ? before->id : domain::TagId();
        if (keepsValue) domain::copyComputationSource(tag, *before);
        if (keepsValue || !domain::isSignatureLike(tag.type)) tag.text = text;
        tag.image = image;
        touched.insert(tags.size());
        tags.append(tag);
        ++(before ? changed : added);
    }
    Amendment amendment;
    for (const Tag& gone : std::as_const(document.tags)) {
        if (!known.contains(gone.id)) continue;
        if (ownerHasFinished(gone)) {
            refuse(QStringLiteral("tags"), gone);
        } else if (isInFiles) {
            faults.add(QStringLiteral("tags"), reasons::tagInSignedFile(gone.name));
        } else if (gone.type == domain::TagType::Attachment) {
            amendment.emptiedTags.append(gone.id);
        }
    }
    INK_TRY(faults.result());
    const qint64 removed = known.size();
    if (added + changed + removed == 0) return amendment;
    document.tags = std::move(tags);
    QList<domain::Finding> about = domain::validate(document) + pdf::missingGlyphFindings(document);
    about.removeIf([&](const domain::Finding& finding) { // ignores values that signers entered
        return finding.kind == domain::Finding::Kind::BadDefault && !touched.contains(finding.tagIndex);
    });
    INK_TRY(domain::toResult(about));
    amendment.history.append(
        {domain::HistoryEvent::TagsChanged, reasons::historyTagsChanged(added, changed, removed)});
    return amendment;
}

Result<Amendment> replaceFile(Document& document, domain::FileId id, const domain::File& with)
{
    INK_TRY(needRunning(document));
    for (qsizetype i = 0; i < document.invitations.size(); ++i)
        if (domain::hasFinished(document.invitations.at(i)))
            return fail(ErrorCode::State, reasons::recipientHasActed(
                                              domain::recipientDisplayName(document.invitations.at(i), i)));
    const auto file = std::find_if(document.files.begin(), document.files.end(),
                                   [id](const domain::File& each) { return each.id == id; });
    if (file == document.files.end()) return fail(ErrorCode::NotFound, reasons::documentHasNoSuchFile());
    Amendment amendment;
    if (file->sha256 == with.sha256) return amendment;
    int first = 1;
    for (auto each = document.files.begin(); each != file; ++each)
        first += static_cast<int>(each->pages.size());
    const int last = first + static_cast<int>(file->pages.size()) - 1;
    const int more = static_cast<int>(with.pages.size() - file->pages.size());
    Faults faults;
    for (qsizetype i = 0; i < document.tags.size(); ++i) {
        Tag& tag = document.tags[i];
        if (tag.pageIndex > last)
            tag.pageIndex += more;
        else if (tag.pageIndex >= first && tag.pageIndex > last + more)
            faults.add(QStringLiteral("tags[%1].pageIndex").arg(i),
                       reasons::tagOnMissingPage(reasons::tagNamed(tag.name), tag.pageIndex));
    }
    INK_TRY(faults.result());
    const auto called = [](const domain::File& each) {
        return Message::literal(QStringLiteral("%1 (SHA-256 %2)").arg(each.name, each.sha256));
    };
    amendment.history.append(
        {domain::HistoryEvent::FileReplaced, reasons::historyPersonChanged(called(*file), called(with))});
    const int sequence = file->sequence;
    const QList<int> visibleTo = file->visibleTo;
    *file = with;
    file->id = id;
    file->sequence = sequence;
    file->visibleTo = visibleTo;
    document.tags.removeIf([](const Tag& tag) { return signervalues::isPlacedBySigner(tag); });
    for (Tag& tag : document.tags)
        if (domain::isSignatureLike(tag.type)) tag.image.clear();
    for (Invitation& person : document.invitations) {
        if (!domain::isInvited(person)) continue;
        amendment.invalidatedLinks.append(person.guid);
        person.guid = drafts::newGuid();
        auto absent = person.onBehalfOf;
        drafts::clearState(person);
        person.onBehalfOf = std::move(absent);
    }
    INK_TRY(domain::toResult(domain::validate(document)));
    return amendment;
}

} // namespace ink::service::amendments
