#include "app/service/mail/emailtext.h"

#include "app/base/keyedtexts.h"

namespace ink::service::mail {

namespace {

constexpr KeyedText letterTable[] = {
    QT_TRANSLATE_NOOP3("ink::Mail", "Hello {recipient},", "greeting"),
    QT_TRANSLATE_NOOP3("ink::Mail", "{label}:", "label"),
    QT_TRANSLATE_NOOP3("ink::Mail", "{day} {month} {year}", "date"),
    QT_TRANSLATE_NOOP3("ink::Mail", "Hello,", "greetingNobody"),
    QT_TRANSLATE_NOOP3("ink::Mail", "Someone", "somebody"),
    QT_TRANSLATE_NOOP3("ink::Mail", "Message from {sender}", "messageFrom"),
    QT_TRANSLATE_NOOP3("ink::Mail", "Personal message from {sender} to you", "privateMessageFrom"),
    QT_TRANSLATE_NOOP3("ink::Mail", "You’re receiving this document on behalf of {absent}, who is absent.",
                       "onBehalfOf"),
    QT_TRANSLATE_NOOP3("ink::Mail", "Reason", "reason"),
    QT_TRANSLATE_NOOP3("ink::Mail", "Question", "question"),
    QT_TRANSLATE_NOOP3("ink::Mail", "Question about page {page}", "questionOnPage"),
    QT_TRANSLATE_NOOP3("ink::Mail", "Answer", "answer"),
    QT_TRANSLATE_NOOP3("ink::Mail", "Your code", "code"),
    QT_TRANSLATE_NOOP3("ink::Mail", "Document", "labels.document"),
    QT_TRANSLATE_NOOP3("ink::Mail", "From", "labels.from"),
    QT_TRANSLATE_NOOP3("ink::Mail", "Please finish by", "labels.deadline"),
    QT_TRANSLATE_NOOP3("ink::Mail", "Review and sign", "buttons.sign"),
    QT_TRANSLATE_NOOP3("ink::Mail", "Review and approve", "buttons.approve"),
    QT_TRANSLATE_NOOP3("ink::Mail", "Open and complete", "buttons.edit"),
    QT_TRANSLATE_NOOP3("ink::Mail", "Start signing", "buttons.host"),
    QT_TRANSLATE_NOOP3("ink::Mail", "Open the document", "buttons.view"),
    QT_TRANSLATE_NOOP3("ink::Mail", "Download the document", "buttons.download"),
    QT_TRANSLATE_NOOP3("ink::Mail", "Open in Inkstone", "buttons.window"),
    QT_TRANSLATE_NOOP3("ink::Mail",
                       "If the button doesn’t work, copy this link into your browser:", "copyAddress"),
    QT_TRANSLATE_NOOP3(
        "ink::Mail",
        "This link is personal: anyone who has it can act in your name. Please don’t forward this email.",
        "personal"),
    QT_TRANSLATE_NOOP3(
        "ink::Mail",
        "This link is personal: anyone who has it can read the document. Please don’t forward this email.",
        "personalRead"),
    QT_TRANSLATE_NOOP3("ink::Mail", "Replies to this email go to {sender}.", "replies"),
    QT_TRANSLATE_NOOP3("ink::Mail",
                       "You’re receiving this email because {sender} ({email}) sent you a document.",
                       "foot.recipient"),
    QT_TRANSLATE_NOOP3("ink::Mail",
                       "You’re receiving this email because you sent this document. You can change this in "
                       "your account’s notification settings.",
                       "foot.sender"),
    QT_TRANSLATE_NOOP3(
        "ink::Mail",
        "You’re receiving this email because {sender} ({email}) sends you copies of these notifications.",
        "foot.copy"),
    // Index(reminder): Mail: its text, such as that of a reminder
    QT_TRANSLATE_NOOP3("ink::Mail", "Reminder: {subject}", "reminderSubject"),
    QT_TRANSLATE_NOOP3("ink::Mail", "{sender} asks you to sign “{title}”", "letters.invitationSign.subject"),
    QT_TRANSLATE_NOOP3("ink::Mail", "Your signature is needed", "letters.invitationSign.heading"),
    QT_TRANSLATE_NOOP3(
        "ink::Mail",
        "{sender} asks you to sign “{title}”. You can read and sign it in your browser, without an account.",
        "letters.invitationSign.line1"),
    QT_TRANSLATE_NOOP3("ink::Mail", "{sender} asks you to approve “{title}”",
                       "letters.invitationApprove.subject"),
    QT_TRANSLATE_NOOP3("ink::Mail", "Your approval is needed", "letters.invitationApprove.heading"),
    QT_TRANSLATE_NOOP3("ink::Mail",
                       "{sender} asks you to read and approve “{title}”. You can do that in your browser, "
                       "without an account.",
                       "letters.invitationApprove.line1"),
    QT_TRANSLATE_NOOP3("ink::Mail", "{sender} asks you to complete “{title}”",
                       "letters.invitationEdit.subject"),
    QT_TRANSLATE_NOOP3("ink::Mail", "Your input is needed", "letters.invitationEdit.heading"),
    QT_TRANSLATE_NOOP3("ink::Mail",
                       "{sender} asks you to fill in your part of “{title}”. You can do that in your "
                       "browser, without an account.",
                       "letters.invitationEdit.line1"),
    QT_TRANSLATE_NOOP3("ink::Mail", "{sender} asks you to host the in-person signing of “{title}”",
                       "letters.invitationHost.subject"),
    QT_TRANSLATE_NOOP3("ink::Mail", "You’re hosting an in-person signing", "letters.invitationHost.heading"),
    QT_TRANSLATE_NOOP3("ink::Mail",
                       "{sender} asks you to host the in-person signing of “{title}”. Open the document on "
                       "your device and let the others sign in your presence.",
                       "letters.invitationHost.line1"),
    QT_TRANSLATE_NOOP3("ink::Mail", "{sender} has shared “{title}” with you",
                       "letters.invitationView.subject"),
    QT_TRANSLATE_NOOP3("ink::Mail", "A document for you to read", "letters.invitationView.heading"),
    QT_TRANSLATE_NOOP3("ink::Mail",
                       "{sender} has shared “{title}” with you. You can read it in your browser. You don’t "
                       "need to do anything else.",
                       "letters.invitationView.line1"),
    QT_TRANSLATE_NOOP3("ink::Mail", "Reminder: “{title}” is waiting for you", "letters.reminder.subject"),
    QT_TRANSLATE_NOOP3("ink::Mail", "A document is still waiting for you", "letters.reminder.heading"),
    QT_TRANSLATE_NOOP3(
        "ink::Mail", "This is a reminder from {sender} about “{title}”. You haven’t completed your part yet.",
        "letters.reminder.line1"),
    QT_TRANSLATE_NOOP3("ink::Mail", "“{title}” expires on {deadline}", "letters.expiryWarning.subject"),
    QT_TRANSLATE_NOOP3("ink::Mail", "The deadline is approaching", "letters.expiryWarning.heading"),
    QT_TRANSLATE_NOOP3(
        "ink::Mail", "“{title}” is still waiting for you. Finish your part before it expires on {deadline}.",
        "letters.expiryWarning.line1"),
    QT_TRANSLATE_NOOP3("ink::Mail", "Completed: “{title}”", "letters.completedAttached.subject"),
    QT_TRANSLATE_NOOP3("ink::Mail", "Everyone has finished", "letters.completedAttached.heading"),
    QT_TRANSLATE_NOOP3(
        "ink::Mail",
        "“{title}” is complete and sealed. The finished document is attached to this email; please keep it.",
        "letters.completedAttached.line1"),
    QT_TRANSLATE_NOOP3("ink::Mail", "Completed: “{title}”", "letters.completedLink.subject"),
    QT_TRANSLATE_NOOP3("ink::Mail", "Everyone has finished", "letters.completedLink.heading"),
    QT_TRANSLATE_NOOP3(
        "ink::Mail",
        "“{title}” is complete and sealed. You can download the finished document and its certificate.",
        "letters.completedLink.line1"),
    QT_TRANSLATE_NOOP3("ink::Mail", "Declined: “{title}”", "letters.rejected.subject"),
    QT_TRANSLATE_NOOP3("ink::Mail", "The document was declined", "letters.rejected.heading"),
    QT_TRANSLATE_NOOP3("ink::Mail",
                       "One of the recipients has declined “{title}”. It can no longer be signed, and you "
                       "don’t need to do anything.",
                       "letters.rejected.line1"),
    QT_TRANSLATE_NOOP3("ink::Mail", "Expired: “{title}”", "letters.expired.subject"),
    QT_TRANSLATE_NOOP3("ink::Mail", "The deadline has passed", "letters.expired.heading"),
    QT_TRANSLATE_NOOP3("ink::Mail",
                       "“{title}” was not finished in time and can no longer be signed. If it is still "
                       "needed, please ask {sender} to send it again.",
                       "letters.expired.line1"),
    QT_TRANSLATE_NOOP3("ink::Mail", "Cancelled: “{title}”", "letters.cancelled.subject"),
    QT_TRANSLATE_NOOP3("ink::Mail", "The document was cancelled", "letters.cancelled.heading"),
    QT_TRANSLATE_NOOP3(
        "ink::Mail",
        "{sender} has cancelled “{title}”. It can no longer be signed, and you don’t need to do anything.",
        "letters.cancelled.line1"),
    QT_TRANSLATE_NOOP3("ink::Mail", "Your code for “{title}”", "letters.code.subject"),
    QT_TRANSLATE_NOOP3("ink::Mail", "Your code", "letters.code.heading"),
    QT_TRANSLATE_NOOP3("ink::Mail",
                       "Enter this code on the signing page of “{title}” to confirm your email address. It "
                       "is valid for ten minutes.",
                       "letters.code.line1"),
    QT_TRANSLATE_NOOP3("ink::Mail",
                       "If you didn’t request a code, you can ignore this email. No one from {brand} will "
                       "ever ask you for it.",
                       "letters.code.line2"),
    QT_TRANSLATE_NOOP3("ink::Mail", "Your code to list your documents", "letters.listCode.subject"),
    QT_TRANSLATE_NOOP3("ink::Mail", "Your code", "letters.listCode.heading"),
    QT_TRANSLATE_NOOP3("ink::Mail",
                       "Enter this code on the signing page of “{title}” to see which other documents are "
                       "waiting for you. It is valid for ten minutes.",
                       "letters.listCode.line1"),
    QT_TRANSLATE_NOOP3("ink::Mail",
                       "If you didn’t request a code, you can ignore this email. No one from {brand} will "
                       "ever ask you for it.",
                       "letters.listCode.line2"),
    QT_TRANSLATE_NOOP3("ink::Mail", "Answer to your question about “{title}”", "letters.answered.subject"),
    QT_TRANSLATE_NOOP3("ink::Mail", "Your question was answered", "letters.answered.heading"),
    QT_TRANSLATE_NOOP3("ink::Mail", "{sender} has answered your question about “{title}”.",
                       "letters.answered.line1"),
    QT_TRANSLATE_NOOP3("ink::Mail", "Completed: “{title}”", "letters.senderCompletedAttached.subject"),
    QT_TRANSLATE_NOOP3("ink::Mail", "Everyone has finished", "letters.senderCompletedAttached.heading"),
    QT_TRANSLATE_NOOP3("ink::Mail",
                       "“{title}” is complete and sealed. The finished document is attached to this email.",
                       "letters.senderCompletedAttached.line1"),
    QT_TRANSLATE_NOOP3("ink::Mail", "Completed: “{title}”", "letters.senderCompleted.subject"),
    QT_TRANSLATE_NOOP3("ink::Mail", "Everyone has finished", "letters.senderCompleted.heading"),
    QT_TRANSLATE_NOOP3("ink::Mail",
                       "“{title}” is complete and sealed. The finished document and its certificate are in "
                       "the sender’s account.",
                       "letters.senderCompleted.line1"),
    QT_TRANSLATE_NOOP3("ink::Mail", "Signed copy of “{title}”", "letters.senderSignedCopy.subject"),
    QT_TRANSLATE_NOOP3("ink::Mail", "A signed copy for you", "letters.senderSignedCopy.heading"),
    QT_TRANSLATE_NOOP3("ink::Mail",
                       "{sender} has sent you a copy of “{title}”, which is complete and sealed. The signed "
                       "document is attached to this email.",
                       "letters.senderSignedCopy.line1"),
    QT_TRANSLATE_NOOP3("ink::Mail", "Declined: “{title}”", "letters.senderRejected.subject"),
    QT_TRANSLATE_NOOP3("ink::Mail", "The document was declined", "letters.senderRejected.heading"),
    QT_TRANSLATE_NOOP3("ink::Mail", "{about} has declined “{title}”. It can no longer be signed.",
                       "letters.senderRejected.line1"),
    QT_TRANSLATE_NOOP3("ink::Mail", "Declined by {about}: “{title}”", "letters.senderRejectedOn.subject"),
    QT_TRANSLATE_NOOP3("ink::Mail", "A recipient has declined", "letters.senderRejectedOn.heading"),
    QT_TRANSLATE_NOOP3("ink::Mail",
                       "{about} has declined “{title}”. The document stays open for the other recipients.",
                       "letters.senderRejectedOn.line1"),
    QT_TRANSLATE_NOOP3("ink::Mail", "Expired: “{title}”", "letters.senderExpired.subject"),
    QT_TRANSLATE_NOOP3("ink::Mail", "The deadline has passed", "letters.senderExpired.heading"),
    QT_TRANSLATE_NOOP3("ink::Mail",
                       "“{title}” was not finished in time by all recipients and can no longer be signed.",
                       "letters.senderExpired.line1"),
    QT_TRANSLATE_NOOP3("ink::Mail", "Cancelled: “{title}”", "letters.senderCancelled.subject"),
    QT_TRANSLATE_NOOP3("ink::Mail", "The document was cancelled", "letters.senderCancelled.heading"),
    QT_TRANSLATE_NOOP3("ink::Mail", "“{title}” was cancelled and can no longer be signed.",
                       "letters.senderCancelled.line1"),
    QT_TRANSLATE_NOOP3("ink::Mail", "“{title}” expires on {deadline}", "letters.senderExpiryWarning.subject"),
    QT_TRANSLATE_NOOP3("ink::Mail", "The deadline is approaching", "letters.senderExpiryWarning.heading"),
    QT_TRANSLATE_NOOP3("ink::Mail",
                       "“{title}” is not finished yet. After {deadline} it can no longer be signed.",
                       "letters.senderExpiryWarning.line1"),
    QT_TRANSLATE_NOOP3("ink::Mail", "{about} has opened “{title}”", "letters.senderViewed.subject"),
    QT_TRANSLATE_NOOP3("ink::Mail", "The document was opened", "letters.senderViewed.heading"),
    QT_TRANSLATE_NOOP3("ink::Mail", "{about} has opened “{title}”.", "letters.senderViewed.line1"),
    QT_TRANSLATE_NOOP3("ink::Mail", "{about} has finished “{title}”", "letters.senderSigned.subject"),
    QT_TRANSLATE_NOOP3("ink::Mail", "A recipient has finished", "letters.senderSigned.heading"),
    QT_TRANSLATE_NOOP3("ink::Mail", "{about} has finished their part of “{title}”.",
                       "letters.senderSigned.line1"),
    QT_TRANSLATE_NOOP3("ink::Mail", "Email about “{title}” bounced", "letters.senderBounced.subject"),
    QT_TRANSLATE_NOOP3("ink::Mail", "An email wasn’t delivered", "letters.senderBounced.heading"),
    QT_TRANSLATE_NOOP3("ink::Mail",
                       "The email to {about} ({address}) about “{title}” was returned as undeliverable.",
                       "letters.senderBounced.line1"),
    QT_TRANSLATE_NOOP3("ink::Mail",
                       "Correct the address in the document’s list of recipients, or send {about} the "
                       "signing link another way.",
                       "letters.senderBounced.line2"),
    QT_TRANSLATE_NOOP3("ink::Mail", "“{title}” was delegated to {about}", "letters.senderDelegated.subject"),
    QT_TRANSLATE_NOOP3("ink::Mail", "A recipient delegated the document", "letters.senderDelegated.heading"),
    QT_TRANSLATE_NOOP3("ink::Mail",
                       "A recipient has delegated their part of “{title}” to {about} ({address}).",
                       "letters.senderDelegated.line1"),
    QT_TRANSLATE_NOOP3("ink::Mail",
                       "The new recipient has received a signing link; the previous one no longer works. The "
                       "document’s history has the details.",
                       "letters.senderDelegated.line2"),
    QT_TRANSLATE_NOOP3("ink::Mail", "Your deputy received “{title}”", "letters.deputyInvited.subject"),
    QT_TRANSLATE_NOOP3("ink::Mail", "Your deputy received a document", "letters.deputyInvited.heading"),
    QT_TRANSLATE_NOOP3("ink::Mail",
                       "{sender} sent you “{title}”. You are listed as absent, so {about} ({address}) "
                       "received it on your behalf.",
                       "letters.deputyInvited.line1"),
    QT_TRANSLATE_NOOP3("ink::Mail", "You don’t need to do anything. If this is wrong, please tell {sender}.",
                       "letters.deputyInvited.line2"),
    QT_TRANSLATE_NOOP3("ink::Mail", "Question about “{title}” from {about}", "letters.senderAsked.subject"),
    QT_TRANSLATE_NOOP3("ink::Mail", "A recipient has a question", "letters.senderAsked.heading"),
    QT_TRANSLATE_NOOP3("ink::Mail", "{about} ({address}) has a question or a comment about “{title}”.",
                       "letters.senderAsked.line1"),
    QT_TRANSLATE_NOOP3("ink::Mail",
                       "Select the document in Inkstone and answer there: {about} receives your answer by "
                       "email and on the signing page.",
                       "letters.senderAsked.line2"),
    QT_TRANSLATE_NOOP3("ink::Mail", "Too many wrong codes for “{title}”",
                       "letters.senderCodesLocked.subject"),
    QT_TRANSLATE_NOOP3("ink::Mail", "A signing link is temporarily locked",
                       "letters.senderCodesLocked.heading"),
    QT_TRANSLATE_NOOP3("ink::Mail",
                       "Too many wrong codes were entered for {about}’s signing link to “{title}”. The link "
                       "won’t accept any codes for a few minutes.",
                       "letters.senderCodesLocked.line1"),
    QT_TRANSLATE_NOOP3("ink::Mail",
                       "If {about} has the wrong code, give them the right one. If someone else is guessing, "
                       "cancel the document and send it again with a new code.",
                       "letters.senderCodesLocked.line2"),
};

const KeyedTexts& everyWord()
{
    static const KeyedTexts all("ink::Mail", letterTable);
    return all;
}

} // namespace

QString emailText(const QString& language, const QString& key)
{
    return everyWord().text(language, key);
}

QStringList emailTextKeys()
{
    return everyWord().keys();
}

} // namespace ink::service::mail
