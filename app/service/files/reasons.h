// Reasons used in app/service/files.
#if !defined(INK_REASONS_APP_SERVICE_FILES) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_SERVICE_FILES
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(accountFullStorage, "account_full_storage", QT_TRANSLATE_NOOP("ink::Reason", "This account has reached its storage limit of %1. Delete documents permanently, or ask the operator to raise the limit."), ByteCount)
INK_REASON(accountFullDocuments, "account_full_documents", QT_TRANSLATE_NOOP("ink::Reason", "This account has reached its limit of %1 documents, including templates and the trash. Delete documents permanently, or ask the operator to raise the limit."), qint64)
INK_REASON_ENGLISH(contentKindUnknown, "content_kind_unknown", "This must be esign, audit, esignwithaudit or original.")
INK_REASON(signedFilesNotYet, "signed_files_not_yet", QT_TRANSLATE_NOOP("ink::Reason", "The signed files are available once everyone has signed. This document is %1."), CodeWord)
INK_REASON(noSuchFile, "no_such_file", QT_TRANSLATE_NOOP("ink::Reason", "There is no such file."))
INK_REASON(namedFileTooLargeMib, "named_file_too_large_mib", QT_TRANSLATE_NOOP("ink::Reason", "“%1” is larger than %2 MiB."), QString, qint64)
INK_REASON(fileTooLarge, "file_too_large", QT_TRANSLATE_NOOP("ink::Reason", "This file is too large."))
INK_REASON(filesTooLargeForZip, "files_too_large_for_zip", QT_TRANSLATE_NOOP("ink::Reason", "These files are too large for one ZIP file. Download them one by one."))
INK_REASON(historyFileFrozen, "history_file_frozen", QT_TRANSLATE_NOOP("ink::Reason", "“%1” was frozen: what its pages showed became their only content. SHA-256 of the upload %2, of the stored file %3"), QString, QString, QString)
INK_REASON(historyScriptsRemoved, "history_scripts_removed", QT_TRANSLATE_NOOP("ink::Reason", "The scripts and actions of “%1” were removed. SHA-256 of the upload %2, of the stored file %3"), QString, QString, QString)
INK_REASON(historyAttachmentTaken, "history_attachment_taken", QT_TRANSLATE_NOOP("ink::Reason", "“%1” was extracted from a portfolio. SHA-256 of the portfolio %2, of the file %3"), QString, QString, QString)
INK_REASON(historyFileDecrypted, "history_file_decrypted", QT_TRANSLATE_NOOP("ink::Reason", "“%1” was encrypted without a password and was stored decrypted. SHA-256 of the upload %2, of the stored file %3"), QString, QString, QString)
INK_REASON(historyRestrictionsDropped, "history_restrictions_dropped", QT_TRANSLATE_NOOP("ink::Reason", "%1; permissions restricted by its author: %2"), Message, QString)
INK_REASON(historyFileRepaired, "history_file_repaired", QT_TRANSLATE_NOOP("ink::Reason", "“%1” was damaged and was repaired. SHA-256 of the upload %2, of the stored file %3"), QString, QString, QString)
INK_REASON(fileProblem, "file_problem", QT_TRANSLATE_NOOP("ink::Reason", "“%1”: %2"), QString, Message)
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
