// Reasons used in app/store/schema.
#if !defined(INK_REASONS_APP_STORE_SCHEMA) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_STORE_SCHEMA
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(diskRefusedFile, "disk_refused_file", QT_TRANSLATE_NOOP("ink::Reason", "A file could not be written to the disk."))
INK_REASON(migrationMissingBuild, "migration_missing_build", QT_TRANSLATE_NOOP("ink::Reason", "A migration is missing from this build."))
INK_REASON_ENGLISH(databaseNotUtf8, "database_not_utf8", "The database must use the encoding UTF8. Create it again with that encoding.")
INK_REASON(dataFromNewerVersion, "data_from_newer_version", QT_TRANSLATE_NOOP("ink::Reason", "This data was written by a newer version of Inkstone. Update Inkstone to open it."))
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
