// Reasons used in app/domain/history.
#if !defined(INK_REASONS_APP_DOMAIN_HISTORY) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_DOMAIN_HISTORY
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(personHostedBy, "person_hosted_by", QT_TRANSLATE_NOOP("ink::Reason", "%1, hosted by %2"), QString, QString)
INK_REASON(historyTooLarge, "history_too_large", QT_TRANSLATE_NOOP("ink::Reason", "The history is too large."))
INK_REASON(historyFormUnknown, "history_form_unknown", QT_TRANSLATE_NOOP("ink::Reason", "This isn't an Inkstone history."))
INK_REASON(historyVersionUnknown, "history_version_unknown", QT_TRANSLATE_NOOP("ink::Reason", "Version %1 of the history format isn't supported."), qint64)
INK_REASON(historyTooManyEntries, "history_too_many_entries", QT_TRANSLATE_NOOP("ink::Reason", "The history has too many entries."))
INK_REASON(historyEntryUnreadable, "history_entry_unreadable", QT_TRANSLATE_NOOP("ink::Reason", "Entry %1 of the history can't be read."), qint64)
INK_REASON(historyNamesTooManyFiles, "history_names_too_many_files", QT_TRANSLATE_NOOP("ink::Reason", "The history lists too many files."))
INK_REASON(historyEntryNotChained, "history_entry_not_chained", QT_TRANSLATE_NOOP("ink::Reason", "The hash of entry %1 of the history doesn't match the entries before it."), qint64)
INK_REASON(historyHeadDiffers, "history_head_differs", QT_TRANSLATE_NOOP("ink::Reason", "The last entry of the history doesn't match the recorded head."))
INK_REASON_ENGLISH(fieldDiffersFromSealed, "field_differs_from_sealed", "The %1 is not the one in the sealed file.", QString)
INK_REASON_ENGLISH(fileCountDiffers, "file_count_differs", "The number of files is %1; it was %2 when the document was sealed.", qint64, qint64)
INK_REASON_ENGLISH(fileDiffersFromSigned, "file_differs_from_signed", "File %1 is not the one that was signed (“%2”).", qint64, QString)
INK_REASON_ENGLISH(recipientCountDiffers, "recipient_count_differs", "The number of recipients is %1; it was %2 when the document was sealed.", qint64, qint64)
INK_REASON_ENGLISH(recipientDiffersFromSealed, "recipient_differs_from_sealed", "Recipient %1 is not as in the sealed file (“%2”).", qint64, QString)
INK_REASON_ENGLISH(historyEntryDiffersFromSealed, "history_entry_differs_from_sealed", "Entry %1 of the history (“%2”) is not the one in the sealed file.", qint64, QString)
INK_REASON_ENGLISH(sealedFileOfOtherDocument, "sealed_file_of_other_document", "The sealed file belongs to another document, “%1”.", QString)
INK_REASON_ENGLISH(valuesDifferFromSealed, "values_differ_from_sealed", "The fields or their values are not those that were sealed.")
INK_REASON(historyQuestion, "history_question", QT_TRANSLATE_NOOP("ink::Reason", "About the document: %1"), QString)
INK_REASON(historyQuestionAt, "history_question_at", QT_TRANSLATE_NOOP("ink::Reason", "About page %1 (%2 pt from the left, %3 pt from the top): %4"), qint64, qint64, qint64, QString)
INK_REASON(historyAnswer, "history_answer", QT_TRANSLATE_NOOP("ink::Reason", "To question %1: %2"), qint64, QString)
INK_REASON(historySignedOnPaper, "history_signed_on_paper", QT_TRANSLATE_NOOP("ink::Reason", "%1 signed a printout. Scan: %2 pages, SHA-256 %3"), Message, qint64, QString)
INK_REASON(historyHandedIn, "history_handed_in", QT_TRANSLATE_NOOP("ink::Reason", "%1 signed offline. Time according to the device: %2 (UTC)"), Message, QString)
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
