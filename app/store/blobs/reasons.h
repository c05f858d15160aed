// Reasons used in app/store/blobs.
#if !defined(INK_REASONS_APP_STORE_BLOBS) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_STORE_BLOBS
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(storedFileUnreadable, "stored_file_unreadable", QT_TRANSLATE_NOOP("ink::Reason", "A stored file can't be read."))
INK_REASON(cannotCreateFolder, "cannot_create_folder", QT_TRANSLATE_NOOP("ink::Reason", "The folder %1 can't be created."), QString)
INK_REASON(storedFileMissing, "stored_file_missing", QT_TRANSLATE_NOOP("ink::Reason", "A stored file is missing: %1"), QString)
INK_REASON(storedFileNotPutBack, "stored_file_not_put_back", QT_TRANSLATE_NOOP("ink::Reason", "A stored file couldn't be restored: %1"), QString)
INK_REASON(storedFileUnreadableBecause, "stored_file_unreadable_because", QT_TRANSLATE_NOOP("ink::Reason", "A stored file can't be read: %1"), QString)
INK_REASON(storedFileNotHashed, "stored_file_not_hashed", QT_TRANSLATE_NOOP("ink::Reason", "A file couldn't be hashed."))
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
