// Reasons used in app/pdf/file.
#if !defined(INK_REASONS_APP_PDF_FILE) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_PDF_FILE
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(pdfPageListBroken, "pdf_page_list_broken", QT_TRANSLATE_NOOP("ink::Reason", "The page tree of this PDF is damaged."))
INK_REASON(pdfHasNoPages, "pdf_has_no_pages", QT_TRANSLATE_NOOP("ink::Reason", "This PDF has no pages."))
INK_REASON(pdfTooCostly, "pdf_too_costly", QT_TRANSLATE_NOOP("ink::Reason", "This PDF takes too much time or memory to read. Print it to a new PDF and upload that one."))
INK_REASON(pdfBroken, "pdf_broken", QT_TRANSLATE_NOOP("ink::Reason", "This PDF is damaged and can't be repaired."))
INK_REASON(pdfOutOfObjectNumbers, "pdf_out_of_object_numbers", QT_TRANSLATE_NOOP("ink::Reason", "This PDF has reached the maximum object number, so nothing can be added."))
INK_REASON(pdfProtectedByPassword, "pdf_protected_by_password", QT_TRANSLATE_NOOP("ink::Reason", "This PDF is password-protected. Save a copy without the password and upload that one."))
INK_REASON(pdfEncryptionUnsupported, "pdf_encryption_unsupported", QT_TRANSLATE_NOOP("ink::Reason", "The encryption of this PDF isn't supported. Save a copy without protection."))
INK_REASON(pdfUnpacksTooLarge, "pdf_unpacks_too_large", QT_TRANSLATE_NOOP("ink::Reason", "The structure of this PDF is too large when unpacked."))
INK_REASON(pdfFileEmpty, "pdf_file_empty", QT_TRANSLATE_NOOP("ink::Reason", "This file is empty."))
INK_REASON(notAPdf, "not_a_pdf", QT_TRANSLATE_NOOP("ink::Reason", "This file is not a PDF."))
INK_REASON(pdfHasTooManyObjects, "pdf_has_too_many_objects", QT_TRANSLATE_NOOP("ink::Reason", "This PDF has more than %1 objects, which is too many."), qint64)
INK_REASON(pdfEncrypted, "pdf_encrypted", QT_TRANSLATE_NOOP("ink::Reason", "This PDF is encrypted, so nothing can be added to it. Save a copy without protection."))
INK_REASON(pdfTooSlowToRead, "pdf_too_slow_to_read", QT_TRANSLATE_NOOP("ink::Reason", "This PDF takes too long to read."))
INK_REASON(objectListedTwice, "object_listed_twice", QT_TRANSLATE_NOOP("ink::Reason", "an object is listed twice"))
INK_REASON(crossReferencesNonstandard, "cross_references_nonstandard", QT_TRANSLATE_NOOP("ink::Reason", "the cross-reference entries don't conform to the standard"))
INK_REASON(crossReferenceEntryWrong, "cross_reference_entry_wrong", QT_TRANSLATE_NOOP("ink::Reason", "a cross-reference entry doesn't lead to its object"))
INK_REASON(revisionEndMisplaced, "revision_end_misplaced", QT_TRANSLATE_NOOP("ink::Reason", "the startxref entry is missing or invalid"))
INK_REASON(revisionSecondTrailer, "revision_second_trailer", QT_TRANSLATE_NOOP("ink::Reason", "there is a second trailer"))
INK_REASON(objectStreamHidesObjects, "object_stream_hides_objects", QT_TRANSLATE_NOOP("ink::Reason", "an object stream contains objects that aren't listed"))
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
