#include "app/domain/document/edits.h"

#include "app/domain/document/document.h"
#include "app/domain/document/facts.h"

namespace ink::domain {

void copyProgress(Invitation& into, const Invitation& from)
{
    into.status = from.status;
    into.lastReminderSent = from.lastReminderSent;
    into.reminderEmailCount = from.reminderEmailCount;
    into.openedTime = from.openedTime;
    into.finishedTime = from.finishedTime;
    into.rejectReason = from.rejectReason;
    into.mail = from.mail;
    into.sms = from.sms;
    into.signingUrl = from.signingUrl;
    into.invitedTime = from.invitedTime;
    into.reminderRequestedTime = from.reminderRequestedTime;
    into.requestedReminderCount = from.requestedReminderCount;
    into.wasWarned = from.wasWarned;
    into.finishedHostedSigners = from.finishedHostedSigners;
    into.corrections = from.corrections;
    into.mailFault = from.mailFault;
    into.openQuestions = from.openQuestions;
    into.waitingFor = from.waitingFor;
    into.isReleased = from.isReleased;
    into.readyTime = from.readyTime;
    into.onBehalfOf = from.onBehalfOf;
}

void copyServiceMembers(Invitation& into, const Invitation& from)
{
    into.id = from.id;
    into.guid = from.guid;
    copyProgress(into, from);
}

void copyServiceMembers(Tag& into, const Tag& from)
{
    into.id = from.id;
    into.pageId = from.pageId;
    into.invitationId = from.invitationId;
    into.facts.isFree = from.facts.isFree;
    into.facts.customFieldDefault = from.facts.customFieldDefault;
    copyComputationSource(into, from);
}

void copyServiceMembers(File& into, const File& from)
{
    into.name = from.name;
    into.sequence = from.sequence; // follows from the order
    into.size = from.size;
    into.sha256 = from.sha256;
    into.intake = from.intake;
    into.pages = from.pages;
    into.extra = from.extra;
    into.parties = from.parties;
    into.result = from.result;
}

void copyServiceMembers(DocumentSetting& into, const DocumentSetting& from)
{
    into.sendAt = from.sendAt; // scheduling is a separate request (DocumentSender)
    into.sendFault = from.sendFault;
}

void copyServiceMembers(Document& into, const Document& from)
{
    into.id = from.id;
    into.guid = from.guid;
    into.accountId = from.accountId;
    into.status = from.status;
    into.createdTime = from.createdTime;
    into.lastModifiedTime = from.lastModifiedTime;
    into.sentTime = from.sentTime;
    into.completedTime = from.completedTime;
    into.version = from.version;
    into.deleted = from.deleted;
    into.files = from.files;
    into.histories = from.histories;
    into.templateId = from.templateId;
    into.mail = from.mail;
    into.seal = from.seal;
    into.waitingFor = from.waitingFor;
    into.documentUrl = from.documentUrl;
    into.extra = from.extra; // written by other programs, and merged by the service
    copyServiceMembers(into.setting, from.setting);
}

bool haveSameEdits(const Document& a, const Document& b)
{
    if (!haveSameEdits(a.invitations, b.invitations) || !haveSameEdits(a.tags, b.tags)) return false;
    if (!haveSameEdits(a.files, b.files)) return false;
    Document same = a;
    copyServiceMembers(same, b);
    same.invitations = b.invitations;
    same.tags = b.tags;
    return same == b;
}

QList<FileId> fileOrder(const QList<File>& files)
{
    QList<FileId> order;
    for (const File& file : files)
        order.append(file.id);
    return order;
}

} // namespace ink::domain
