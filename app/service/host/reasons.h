// Reasons used in app/service/host.
#if !defined(INK_REASONS_APP_SERVICE_HOST) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_SERVICE_HOST
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(notFolder, "not_folder", QT_TRANSLATE_NOOP("ink::Reason", "%1 isn't a folder."), QString)
INK_REASON(folderNotMade, "folder_not_made", QT_TRANSLATE_NOOP("ink::Reason", "The folder %1 can't be created."), QString)
INK_REASON(folderHasOtherFiles, "folder_has_other_files", QT_TRANSLATE_NOOP("ink::Reason", "%1 contains other files. Choose an empty folder."), QString)
INK_REASON(folderNotPrivate, "folder_not_private", QT_TRANSLATE_NOOP("ink::Reason", "The permissions of the folder %1 can't be restricted."), QString)
INK_REASON_ENGLISH(folderOfSqliteService, "folder_of_sqlite_service", "%1 holds a service that does not use PostgreSQL. Choose another folder for this one.", QString)
INK_REASON_ENGLISH(databaseAddressNotPostgresql, "database_address_not_postgresql", "The database address must begin with postgresql://.")
INK_REASON_ENGLISH(dataFolderNeeded, "data_folder_needed", "A data folder is required.")
INK_REASON_ENGLISH(filesFolderNeedsPostgresql, "files_folder_needs_postgresql", "A separate folder for files requires PostgreSQL.")
INK_REASON(folderUnwritable, "folder_unwritable", QT_TRANSLATE_NOOP("ink::Reason", "Nothing can be written to the folder %1."), QString)
INK_REASON(unwritable, "unwritable", QT_TRANSLATE_NOOP("ink::Reason", "%1 can't be written."), QString)
INK_REASON(sealKeyMissing, "seal_key_missing", QT_TRANSLATE_NOOP("ink::Reason", "The seal key is missing, but documents were sealed with it. Sealing is stopped until the key is restored from a backup. To seal with a new key from now on, start the service once with --new-seal-key."))
INK_REASON(keyBeingMade, "key_being_made", QT_TRANSLATE_NOOP("ink::Reason", "Another process is creating the seal key in %1."), QString)
INK_REASON_ENGLISH(sealKeyCertificateNotValidNow, "seal_key_certificate_not_valid_now", "The certificate of the seal key, “%1”, is not valid now.", QString)
INK_REASON_ENGLISH(noLocalAccount, "no_local_account", "Only a service with a data folder has an account for this computer.")
INK_REASON(serviceNotReady, "service_not_ready", QT_TRANSLATE_NOOP("ink::Reason", "The service is starting or shutting down."))
INK_REASON(diskFullOrReadOnly, "disk_full_or_read_only", QT_TRANSLATE_NOOP("ink::Reason", "The disk is full or read-only."))
INK_REASON(sealKeyUnusable, "seal_key_unusable", QT_TRANSLATE_NOOP("ink::Reason", "The seal key can't be used."))
INK_REASON(sealKeyPassphraseWrong, "seal_key_passphrase_wrong", QT_TRANSLATE_NOOP("ink::Reason", "This passphrase doesn't unlock the seal key."))
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
