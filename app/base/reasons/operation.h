// Operating a service: folders, backups, settings of the command line.
#if !defined(INK_REASONS_OPERATION) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_OPERATION
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON_ENGLISH(cannotMade, "cannot_made", "%1 cannot be created.", QString)
INK_REASON_ENGLISH(backupFolderExists, "backup_folder_exists", "%1 already exists. Name a folder that the backup can create.", QString)
INK_REASON_ENGLISH(notBackup, "not_backup", "%1 is not a backup.", QString)
INK_REASON_ENGLISH(documentsRemovedTooFast, "documents_removed_too_fast", "Documents are being removed faster than they can be copied. Try again.")
INK_REASON_ENGLISH(cannotBeDone, "cannot_be_done", "%1 cannot be %2.", QString, QString)
INK_REASON_ENGLISH(unreadableBackup, "unreadable_backup", "%1 cannot be read. It may not be a backup.", QString)
INK_REASON_ENGLISH(backupFileDamaged, "backup_file_damaged", "%1 is damaged or missing in this backup. Nothing was restored.", QString)
INK_REASON_ENGLISH(backupManifestDamaged, "backup_manifest_damaged", "The manifest of this backup is damaged.")
INK_REASON_ENGLISH(notABackupFolder, "not_a_backup_folder", "This folder is not an Inkstone backup.")
INK_REASON_ENGLISH(backupFromNewerVersion, "backup_from_newer_version", "This backup was made by a newer version of Inkstone. Update Inkstone.")
INK_REASON_ENGLISH(manifestBackupDamaged, "manifest_backup_damaged", "The manifest of this backup is damaged.")
INK_REASON_ENGLISH(restoredRowCountDiffers, "restored_row_count_differs", "The table %1 should have %2 rows, but has %3. Empty the database and try again.", QString, qint64, qint64)
INK_REASON_ENGLISH(backupFileChanged, "backup_file_changed", "A file of the backup changed while it was being read.")
INK_REASON_ENGLISH(restoreFolderNotEmpty, "restore_folder_not_empty", "%1 is not empty. A restore needs an empty folder.", QString)
INK_REASON_ENGLISH(restoreDatabaseNotEmpty, "restore_database_not_empty", "This database is already in use. A restore needs an empty one.")
INK_REASON(pathUnreadable, "path_unreadable", QT_TRANSLATE_NOOP("ink::Reason", "%1 can't be read."), QString)
INK_REASON_ENGLISH(cannotPutInto, "cannot_put_into", "%1 cannot be written to %2.", QString, QString)
INK_REASON_ENGLISH(pathNotRemoved, "path_not_removed", "%1 cannot be removed. Remove it by hand.", QString)
INK_REASON_ENGLISH(tableRefersToItself, "table_refers_to_itself", "The table %1 contains a circular reference. Run inkstoned check.", QString)
INK_REASON_ENGLISH(tablesReferToEachOther, "tables_refer_to_each_other", "The tables contain a circular reference.")
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
INK_REASON(keyBeingMade, "key_being_made", QT_TRANSLATE_NOOP("ink::Reason", "Another process is creating the key of %1."), QString)
INK_REASON(folderFullOrReadOnly, "folder_full_or_read_only", QT_TRANSLATE_NOOP("ink::Reason", "Nothing can be written to %1. The disk may be full or read-only."), QString)
INK_REASON_ENGLISH(sealKeyCertificateNotValidNow, "seal_key_certificate_not_valid_now", "The certificate of the seal key, “%1”, is not valid now.", QString)
INK_REASON_ENGLISH(noLocalAccount, "no_local_account", "Only a service with a data folder has an account for this computer.")
INK_REASON(ownAddressNotAllowed, "own_address_not_allowed", QT_TRANSLATE_NOOP("ink::Reason", "Your own address, %1, must be among the allowed ones."), QString)
INK_REASON_ENGLISH(metricsLocalOnly, "metrics_local_only", "Metrics are available from this machine only.")
INK_REASON(listenAddressInvalid, "listen_address_invalid", QT_TRANSLATE_NOOP("ink::Reason", "%1 isn't an IP address that the service can listen on."), QString)
INK_REASON(cannotListenPort, "cannot_listen_port", QT_TRANSLATE_NOOP("ink::Reason", "The service can't listen on %1 port %2: %3"), QString, qint64, QString)
INK_REASON_ENGLISH(certificateFileInvalid, "certificate_file_invalid", "%1 does not contain a readable certificate (PEM).", QString)
INK_REASON_ENGLISH(keyFileInvalid, "key_file_invalid", "%1 does not contain a readable private key (PEM, without a passphrase) that belongs to the certificate.", QString)
INK_REASON_ENGLISH(namedKeyDoesNotFitCertificate, "named_key_does_not_fit_certificate", "The key %1 does not belong to the certificate %2.", QString, QString)
INK_REASON_ENGLISH(logUnwritable, "log_unwritable", "The log %1 cannot be written.", QString)
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
