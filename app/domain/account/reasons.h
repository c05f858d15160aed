// Reasons used in app/domain/account.
#if !defined(INK_REASONS_APP_DOMAIN_ACCOUNT) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_DOMAIN_ACCOUNT
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(cannotBeAttached, "cannot_be_attached", QT_TRANSLATE_NOOP("ink::Reason", "“%1” can't be attached. Supported types: %2."), QString, Message)
INK_REASON(fileEmpty, "file_empty", QT_TRANSLATE_NOOP("ink::Reason", "The file is empty."))
INK_REASON(fileLargerThanMib, "file_larger_than_mib", QT_TRANSLATE_NOOP("ink::Reason", "The file is larger than %1 MiB."), QString)
INK_REASON(attachmentsTogetherTooLarge, "attachments_together_too_large", QT_TRANSLATE_NOOP("ink::Reason", "Your files are larger than %1 MiB in total."), QString)
INK_REASON(contentDoesNotFitName, "content_does_not_fit_name", QT_TRANSLATE_NOOP("ink::Reason", "The content of “%1” doesn't match its file extension. Open it in the program that created it and save it again."), QString)
INK_REASON(pictureTooManyMegapixels, "picture_too_many_megapixels", QT_TRANSLATE_NOOP("ink::Reason", "The picture has more than %1 megapixels. Save it in a smaller size."), qint64)
INK_REASON(acceptedAttachmentKinds, "accepted_attachment_kinds", QT_TRANSLATE_NOOP("ink::Reason", "PDF, PNG, JPEG, plain text and common office files"))
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
