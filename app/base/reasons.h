// Index(INK_REASON): Error: the sentences that several rooms give, and their keys on the wire
// Reasons used in several rooms.
#if !defined(INK_REASONS_APP_BASE) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_BASE
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(spendLimitReached, "spend_limit_reached", QT_TRANSLATE_NOOP("ink::Reason", "Sending this would exceed the account's spending limit. Raise the limit in the account settings."))
INK_REASON(noSuchKey, "no_such_key", QT_TRANSLATE_NOOP("ink::Reason", "This key doesn't exist."))
INK_REASON(timestampAnswerInvalid, "timestamp_answer_invalid", QT_TRANSLATE_NOOP("ink::Reason", "its response isn't valid"))
INK_REASON(serviceHasNoMail, "service_has_no_mail", QT_TRANSLATE_NOOP("ink::Reason", "This service can't send email. Copy the signing link instead."))
INK_REASON(serverCertificateNotAccepted, "server_certificate_not_accepted", QT_TRANSLATE_NOOP("ink::Reason", "The server's certificate was not accepted."))
INK_REASON(fileUnreadable, "file_unreadable", QT_TRANSLATE_NOOP("ink::Reason", "The file %1 can't be read."), QString)
INK_REASON(keychainLocked, "keychain_locked", QT_TRANSLATE_NOOP("ink::Reason", "The keychain of this computer is locked."))
INK_REASON(noUsableKeychain, "no_usable_keychain", QT_TRANSLATE_NOOP("ink::Reason", "No usable keychain was found on this system."))
INK_REASON(noConnection, "no_connection", QT_TRANSLATE_NOOP("ink::Reason", "No connection."))
INK_REASON(serverAnswered, "server_answered", QT_TRANSLATE_NOOP("ink::Reason", "The server answered with status %1."), qint64)
INK_REASON(connectionFailed, "connection_failed", QT_TRANSLATE_NOOP("ink::Reason", "The connection failed."))
INK_REASON(fieldNumbered, "field_numbered", QT_TRANSLATE_NOOP("ink::Reason", "Field %1"), qint64)
INK_REASON(tagNumbered, "tag_numbered", QT_TRANSLATE_NOOP("ink::Reason", "Field %1"), qint64)
INK_REASON(tagNamed, "tag_named", QT_TRANSLATE_NOOP("ink::Reason", "Field “%1”"), QString)
INK_REASON(documentVersionChanged, "document_version_changed", QT_TRANSLATE_NOOP("ink::Reason", "Someone else changed this document in the meantime. Its version is now %1."), qint64)
INK_REASON(historyFromTemplate, "history_from_template", QT_TRANSLATE_NOOP("ink::Reason", "From the template “%1” (%2)"), QString, QString)
INK_REASON(historyMovedToTrash, "history_moved_to_trash", QT_TRANSLATE_NOOP("ink::Reason", "Moved to the trash"))
INK_REASON(historySms, "history_sms", QT_TRANSLATE_NOOP("ink::Reason", "Code by SMS for %1 (%2): %3"), QString, QString, Message)
INK_REASON(historyMail, "history_mail", QT_TRANSLATE_NOOP("ink::Reason", "%1 to %2: %3"), Message, QString, Message)
INK_REASON(historyCallbackFailed, "history_callback_failed", QT_TRANSLATE_NOOP("ink::Reason", "The callback address did not accept the document for three days: %1"), Message)
INK_REASON(historySealed, "history_sealed", QT_TRANSLATE_NOOP("ink::Reason", "Sealed by %1, certificate SHA-256 %2"), QString, QString)
INK_REASON(historySealedAt, "history_sealed_at", QT_TRANSLATE_NOOP("ink::Reason", "Sealed by %1, certificate SHA-256 %2, %3"), QString, QString, Message)
INK_REASON(pathUnreadable, "path_unreadable", QT_TRANSLATE_NOOP("ink::Reason", "%1 can't be read."), QString)
INK_REASON(folderFullOrReadOnly, "folder_full_or_read_only", QT_TRANSLATE_NOOP("ink::Reason", "Nothing can be written to %1. The disk may be full or read-only."), QString)
INK_REASON(pdfHasNoSuchPage, "pdf_has_no_such_page", QT_TRANSLATE_NOOP("ink::Reason", "This PDF has no page %1."), qint64)
INK_REASON(pdfCannotTakeAdditions, "pdf_cannot_take_additions", QT_TRANSLATE_NOOP("ink::Reason", "Any addition to this PDF would invalidate a signature in it. Ask for a copy without signatures."))
INK_REASON(notSuchPage, "not_such_page", QT_TRANSLATE_NOOP("ink::Reason", "This page doesn't exist."))
INK_REASON(sealKeyLocked, "seal_key_locked", QT_TRANSLATE_NOOP("ink::Reason", "The seal key is locked: its passphrase isn't available. Documents are sealed as soon as it is."))
INK_REASON(beingSealed, "being_sealed", QT_TRANSLATE_NOOP("ink::Reason", "Being sealed"))
INK_REASON(sealingRetried, "sealing_retried", QT_TRANSLATE_NOOP("ink::Reason", "Being sealed, attempt %1: %2"), qint64, Message)
INK_REASON(fieldTakesNoFile, "field_takes_no_file", QT_TRANSLATE_NOOP("ink::Reason", "“%1” doesn't accept a file."), QString)
INK_REASON(documentLooksDifferent, "document_looks_different", QT_TRANSLATE_NOOP("ink::Reason", "The pages or the text around the fields were changed after they were shown."))
INK_REASON(noCodesBySms, "no_codes_by_sms", QT_TRANSLATE_NOOP("ink::Reason", "This service isn't set up to send text messages, so it can't send codes by SMS. Use an access code."))
INK_REASON(phoneNumberInvalid, "phone_number_invalid", QT_TRANSLATE_NOOP("ink::Reason", "Enter a phone number with a country code, such as +49 151 23456789."))
INK_REASON(documentDeadlinePassed, "document_deadline_passed", QT_TRANSLATE_NOOP("ink::Reason", "The deadline of this document has passed."))
INK_REASON(noSuchAbsence, "no_such_absence", QT_TRANSLATE_NOOP("ink::Reason", "The list has no such absence."))
INK_REASON(noTemporaryFolder, "no_temporary_folder", QT_TRANSLATE_NOOP("ink::Reason", "A temporary folder can't be created."))
INK_REASON(diskFull, "disk_full", QT_TRANSLATE_NOOP("ink::Reason", "The disk is full. Free some space, then try again."))
INK_REASON(diskQuotaReached, "disk_quota_reached", QT_TRANSLATE_NOOP("ink::Reason", "The disk quota is used up. Free some space or raise the quota, then try again."))
INK_REASON(diskReadOnly, "disk_read_only", QT_TRANSLATE_NOOP("ink::Reason", "The disk is read-only: nothing can be stored."))
INK_REASON(diskFaulty, "disk_faulty", QT_TRANSLATE_NOOP("ink::Reason", "The disk reports an input/output error."))
INK_REASON(tooManyOpenFiles, "too_many_open_files", QT_TRANSLATE_NOOP("ink::Reason", "Too many files are open. Try again in a moment."))
INK_REASON(fileSizeLimited, "file_size_limited", QT_TRANSLATE_NOOP("ink::Reason", "The system doesn't permit files of this size."))
INK_REASON(storingForbidden, "storing_forbidden", QT_TRANSLATE_NOOP("ink::Reason", "The system doesn't permit writing to the data folder."))
INK_REASON(noSuchFolder, "no_such_folder", QT_TRANSLATE_NOOP("ink::Reason", "This folder doesn't exist."))
INK_REASON(diskRefusedFileBecause, "disk_refused_file_because", QT_TRANSLATE_NOOP("ink::Reason", "A file couldn't be written to the disk: %1"), QString)
INK_REASON(archiveTooLarge, "archive_too_large", QT_TRANSLATE_NOOP("ink::Reason", "The archive is too large when unpacked."))
INK_REASON(documentIsNotTemplate, "document_is_not_template", QT_TRANSLATE_NOOP("ink::Reason", "This is a document, not a template."))
INK_REASON(workplaceFolderNotMade, "workplace_folder_not_made", QT_TRANSLATE_NOOP("ink::Reason", "The folder %1 can't be created. To use another folder, set INKSTONE_DATA."), QString)
INK_REASON(fileUnwritable, "file_unwritable", QT_TRANSLATE_NOOP("ink::Reason", "The file %1 can't be written."), QString)
INK_REASON(documentNeedsFile, "document_needs_file", QT_TRANSLATE_NOOP("ink::Reason", "Add a file to the document."))
INK_REASON(noDocumentOpen, "no_document_open", QT_TRANSLATE_NOOP("ink::Reason", "No document is open."))
INK_REASON(noSuchAccount, "no_such_account", QT_TRANSLATE_NOOP("ink::Reason", "This account doesn't exist."))
INK_REASON(notYourField, "not_your_field", QT_TRANSLATE_NOOP("ink::Reason", "This isn't one of your fields."))
INK_REASON(thisTag, "this_tag", QT_TRANSLATE_NOOP("ink::Reason", "This field"))
INK_REASON(printerTookNothing, "printer_took_nothing", QT_TRANSLATE_NOOP("ink::Reason", "The printer didn't accept the document."))
INK_REASON(upgradeBackupFailed, "upgrade_backup_failed", QT_TRANSLATE_NOOP("ink::Reason", "Your data couldn't be backed up to %1 before the upgrade, so nothing was changed. Free some disk space, then start Inkstone again. (%2)"), QString, Message)
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
