#include "app/domain/rules.h"

#include "app/domain/recipientname.h"
#include "app/domain/routing.h"

#include <QSet>

#include <algorithm>
#include <cmath>
#include <limits>

namespace ink::domain {

namespace {

bool isUnfinished(const Invitation& invitation)
{
    switch (invitation.status) {
    case InvitationStatus::NotSent:
    case InvitationStatus::WaitToOpen:
    case InvitationStatus::Viewed:
    case InvitationStatus::WorkInProgress:
        return true;
    case InvitationStatus::ReachDeadline:
    case InvitationStatus::Rejected:
    case InvitationStatus::Finalized:
    case InvitationStatus::Cancelled:
        return false;
    }
    return false;
}

/** The names that people see and formulas use; part of the document, so never translated. */
QString baseName(TagType type)
{
    switch (type) {
    case TagType::Signature:
        return QStringLiteral("Signature");
    case TagType::Initial:
        return QStringLiteral("Initials");
    case TagType::Text:
        return QStringLiteral("Text");
    case TagType::Checkbox:
        return QStringLiteral("Checkbox");
    case TagType::Radio:
        return QStringLiteral("Option");
    case TagType::Date:
        return QStringLiteral("Date");
    case TagType::Attachment:
        return QStringLiteral("Attachment");
    case TagType::Dropdown:
        return QStringLiteral("Dropdown");
    case TagType::Note:
        return QStringLiteral("Note");
    case TagType::MaskedText:
        return QStringLiteral("Masked text");
    case TagType::PrefillableText:
        return QStringLiteral("Prefilled text");
    case TagType::PrefillableNumber:
        return QStringLiteral("Prefilled number");
    case TagType::Number:
        return QStringLiteral("Number");
    case TagType::SignDate:
        return QStringLiteral("Sign date");
    }
    return QStringLiteral("Tag");
}

/** Returns whether a witness has to wait until the signature can be witnessed. */
bool waitsForSigner(const QList<Invitation>& people, qsizetype index)
{
    const qsizetype signer = witnessedBy(people, index);
    return signer >= 0 && isUnfinished(people.at(signer));
}

QString freshName(const QString& base, const QSet<QString>& used)
{
    for (int n = 1;; ++n) {
        const QString name = base + QLatin1Char(' ') + QString::number(n);
        if (!used.contains(name.toLower())) return name;
    }
}

/** One axis of a rectangle moved and shrunk into 0…extent. */
void clampAxis(int& start, int& length, double extent)
{
    const int room = std::max(1, static_cast<int>(std::floor(std::min(extent, 1e6))));
    length = std::clamp(length, std::min(minimumTagExtent, room), room);
    start = std::clamp(start, 0, room - length);
}

} // namespace

bool canMove(SigningStatus from, SigningStatus to)
{
    if (from == SigningStatus::Draft) return to == SigningStatus::InProgress;
    return from == SigningStatus::InProgress && isFinal(to);
}

bool canMove(InvitationStatus from, InvitationStatus to)
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

QList<qsizetype> invitationsInTurn(const Document& document)
{
    QList<qsizetype> turn;
    int lowest = std::numeric_limits<int>::max();
    for (qsizetype i = 0; i < document.invitations.size(); ++i) {
        const Invitation& invitation = document.invitations.at(i);
        if (!mustAct(invitation.actionType) || !isUnfinished(invitation)) continue;
        const int step = stepOf(document.invitations, i);
        if (step > lowest || (invitation.isWitness && waitsForSigner(document.invitations, i))) continue;
        if (step < lowest) turn.clear();
        lowest = step;
        turn.append(i);
    }
    return turn;
}

QList<qsizetype> openTurns(Document& document, Timestamp now)
{
    QList<qsizetype> opened;
    const QList<qsizetype> turn = invitationsInTurn(document);
    const int current =
        turn.isEmpty() ? std::numeric_limits<int>::max() : stepOf(document.invitations, turn.first());
    for (qsizetype i = 0; i < document.invitations.size(); ++i) {
        Invitation& invitation = document.invitations[i];
        if (invitation.status != InvitationStatus::NotSent) continue;
        const bool viewerInTurn =
            !mustAct(invitation.actionType) && !invitation.copyAtEnd && invitation.sequence <= current;
        if (!viewerInTurn && !turn.contains(i)) continue;
        if (invitation.startAfterDays > 0 && !invitation.readyTime) invitation.readyTime = now;
        if (startOf(invitation).value_or(now) > now) continue;
        invitation.status = InvitationStatus::WaitToOpen;
        opened.append(i);
    }
    return opened;
}

bool everyoneFinished(const Document& document)
{
    return everyoneFinished(document.invitations);
}

bool everyoneFinished(const QList<Invitation>& invitations)
{
    bool someone = false;
    for (const Invitation& invitation : invitations) {
        if (!mustAct(invitation.actionType)) continue;
        if (invitation.status == InvitationStatus::Finalized)
            someone = true;
        else if (invitation.status != InvitationStatus::Rejected && // left behind under `continue`
                 !invitation.isReleased)
            return false;
    }
    return someone;
}

QList<Invitation> mergedInvitations(const QList<Invitation>& kept, QList<Invitation> wanted)
{
    QList<bool> used(kept.size(), false);
    for (Invitation& invitation : wanted) {
        qsizetype match = -1;
        for (qsizetype i = 0; i < kept.size() && match < 0; ++i) {
            const Invitation& known = kept.at(i);
            const bool same = invitation.id.isNull() ? !known.guid.isEmpty() && invitation.guid == known.guid
                                                     : invitation.id == known.id;
            if (same && !used.at(i)) match = i;
        }
        const Invitation own = match < 0 ? Invitation() : kept.at(match);
        // A client that ignores the mark confirms the name by changing it.
        if (match >= 0 && own.hasPlaceholderName && invitation.recipientName != own.recipientName)
            setRecipientName(invitation, invitation.recipientName);
        if (match >= 0) used[match] = true;
        invitation.id = own.id;
        invitation.guid = own.guid;
        invitation.status = own.status;
        invitation.lastReminderSent = own.lastReminderSent;
        invitation.reminderEmailCount = own.reminderEmailCount;
        invitation.openedTime = own.openedTime;
        invitation.finishedTime = own.finishedTime;
        invitation.rejectReason = own.rejectReason;
        invitation.signingUrl = own.signingUrl;
        invitation.invitedTime = own.invitedTime;
        invitation.warned = own.warned;
        invitation.hostedDone = own.hostedDone;
        invitation.isReleased = own.isReleased;
        invitation.readyTime = own.readyTime;
        invitation.waitingFor = own.waitingFor;
    }
    return wanted;
}

QList<Tag> mergedTags(const QList<Tag>& kept, QList<Tag> wanted)
{
    QSet<TagId> known;
    for (const Tag& tag : kept)
        known.insert(tag.id);
    for (Tag& tag : wanted)
        if (!known.remove(tag.id)) tag.id = {};
    return wanted;
}

QSize defaultTagSize(TagType type)
{
    switch (type) {
    case TagType::Signature:
        return {150, 40};
    case TagType::Initial:
        return {60, 30};
    case TagType::Checkbox:
    case TagType::Radio:
        return {14, 14};
    case TagType::Date:
    case TagType::SignDate:
        return {90, 20};
    case TagType::Number:
    case TagType::PrefillableNumber:
        return {80, 20};
    case TagType::Note:
        return {160, 40};
    case TagType::Attachment:
        return {120, 20};
    case TagType::Text:
    case TagType::Dropdown:
    case TagType::MaskedText:
    case TagType::PrefillableText:
        return {140, 20};
    }
    return {140, 20};
}

PageRect clampedTo(PageRect rect, QSizeF page)
{
    clampAxis(rect.left, rect.width, page.width());
    clampAxis(rect.top, rect.height, page.height());
    return rect;
}

Tag makeTag(const Document& document, TagType type, int pageIndex, QPointF centre, int invitationIndex)
{
    QSet<QString> names;
    QSet<QString> groups;
    QString group;
    for (const Tag& tag : document.tags) {
        names.insert(tag.name.toLower());
        groups.insert(tag.groupName.toLower());
        if (tag.type == TagType::Radio && tag.invitationIndex == invitationIndex &&
            tag.pageIndex == pageIndex)
            group = tag.groupName;
    }

    Tag tag;
    tag.type = type;
    tag.name = freshName(baseName(type), names);
    tag.pageIndex = pageIndex;
    tag.invitationIndex = invitationIndex;
    tag.isMandatory = type != TagType::Checkbox && type != TagType::Note && type != TagType::Attachment;
    tag.style.readOnly = type == TagType::SignDate || type == TagType::Note;
    if (type == TagType::Date || type == TagType::SignDate)
        tag.style.dateFormat = QStringLiteral("yyyy-MM-dd");
    // A second button beside the first is another answer to the same question.
    if (type == TagType::Radio)
        tag.groupName = group.isEmpty() ? freshName(QStringLiteral("Choice"), groups) : group;
    if (invitationIndex >= 1 && invitationIndex <= document.invitations.size())
        tag.invitationId = document.invitations.at(invitationIndex - 1).id;

    const QSize size = defaultTagSize(type);
    const auto start = [](double middle, int extent) {
        return static_cast<int>(std::lround(std::clamp(middle, -1e6, 1e6) - extent / 2.0));
    };
    tag.rect = {start(centre.x(), size.width()), start(centre.y(), size.height()), size.width(),
                size.height()};
    if (const auto place = document.pageAt(pageIndex); place.page) {
        tag.pageId = place.page->id;
        tag.rect = clampedTo(tag.rect, place.page->size);
    }
    return tag;
}

} // namespace ink::domain
