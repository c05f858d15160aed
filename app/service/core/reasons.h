// Reasons used in app/service/core.
#if !defined(INK_REASONS_APP_SERVICE_CORE) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_SERVICE_CORE
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(statusChangeNotAllowed, "status_change_not_allowed", QT_TRANSLATE_NOOP("ink::Reason", "A document that is %1 can't become %2."), CodeWord, CodeWord)
INK_REASON(accessCodeEmpty, "access_code_empty", QT_TRANSLATE_NOOP("ink::Reason", "The access code is empty."))
INK_REASON(accessCodeTooShort, "access_code_too_short", QT_TRANSLATE_NOOP("ink::Reason", "The access code is too short. Use at least %1 characters."), qint64)
INK_REASON(documentInTrashNotSent, "document_in_trash_not_sent", QT_TRANSLATE_NOOP("ink::Reason", "A document in the trash can't be sent."))
INK_REASON(templateNotSent, "template_not_sent", QT_TRANSLATE_NOOP("ink::Reason", "A template can't be sent. Create a document from it."))
INK_REASON(onlyDraftsAreSent, "only_drafts_are_sent", QT_TRANSLATE_NOOP("ink::Reason", "Only a draft can be sent; this document is %1."), CodeWord)
INK_REASON(scopeMissing, "scope_missing", QT_TRANSLATE_NOOP("ink::Reason", "This API key doesn't have the required scope: %1. Use a key that has it."), QString)
INK_REASON(keyLimitedToFolder, "key_limited_to_folder", QT_TRANSLATE_NOOP("ink::Reason", "This API key is limited to a folder. Use a key for the whole account."))
INK_REASON(folderOutsideKey, "folder_outside_key", QT_TRANSLATE_NOOP("ink::Reason", "This API key is limited to a folder. Choose that folder or one of its subfolders."))
INK_REASON(mailInvitation, "mail_invitation", QT_TRANSLATE_NOOP("ink::Reason", "invitation"))
INK_REASON(mailReminder, "mail_reminder", QT_TRANSLATE_NOOP("ink::Reason", "reminder"))
INK_REASON(mailExpiryWarning, "mail_expiry_warning", QT_TRANSLATE_NOOP("ink::Reason", "deadline warning"))
INK_REASON(mailCompleted, "mail_completed", QT_TRANSLATE_NOOP("ink::Reason", "completed"))
INK_REASON(mailRejected, "mail_rejected", QT_TRANSLATE_NOOP("ink::Reason", "declined"))
INK_REASON(mailExpired, "mail_expired", QT_TRANSLATE_NOOP("ink::Reason", "expired"))
INK_REASON(mailCancelled, "mail_cancelled", QT_TRANSLATE_NOOP("ink::Reason", "cancelled"))
INK_REASON(mailViewed, "mail_viewed", QT_TRANSLATE_NOOP("ink::Reason", "opened"))
INK_REASON(mailSigned, "mail_signed", QT_TRANSLATE_NOOP("ink::Reason", "signed"))
INK_REASON(mailCode, "mail_code", QT_TRANSLATE_NOOP("ink::Reason", "one-time code"))
INK_REASON(mailCodesLocked, "mail_codes_locked", QT_TRANSLATE_NOOP("ink::Reason", "wrong codes"))
INK_REASON(mailBounced, "mail_bounced", QT_TRANSLATE_NOOP("ink::Reason", "undelivered email"))
INK_REASON(mailDelegated, "mail_delegated", QT_TRANSLATE_NOOP("ink::Reason", "delegated"))
INK_REASON(mailDeputyInvited, "mail_deputy_invited", QT_TRANSLATE_NOOP("ink::Reason", "absence notice"))
INK_REASON(mailAsked, "mail_asked", QT_TRANSLATE_NOOP("ink::Reason", "question"))
INK_REASON(mailAnswered, "mail_answered", QT_TRANSLATE_NOOP("ink::Reason", "answer"))
INK_REASON(mailSignedCopy, "mail_signed_copy", QT_TRANSLATE_NOOP("ink::Reason", "signed copy"))
INK_REASON(noCodesByMail, "no_codes_by_mail", QT_TRANSLATE_NOOP("ink::Reason", "This service isn't set up to send email, so it can't send codes. Use an access code."))
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
