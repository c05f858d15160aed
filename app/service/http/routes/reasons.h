// Reasons used in app/service/http/routes.
#if !defined(INK_REASONS_APP_SERVICE_HTTP_ROUTES) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_SERVICE_HTTP_ROUTES
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(paperNeedsOneScan, "paper_needs_one_scan", QT_TRANSLATE_NOOP("ink::Reason", "Send the scan as one PDF file."))
INK_REASON(ownAddressNotAllowed, "own_address_not_allowed", QT_TRANSLATE_NOOP("ink::Reason", "Your own address, %1, must be among the allowed ones."), QString)
INK_REASON_ENGLISH(metricsLocalOnly, "metrics_local_only", "Metrics are available from this machine only.")
INK_REASON_ENGLISH(deliveryStateUnknown, "delivery_state_unknown", "This must be waiting, delivered or failed.")
INK_REASON_ENGLISH(documentPartMissing, "document_part_missing", "The body has no part named document.")
INK_REASON_ENGLISH(oneDocumentExpected, "one_document_expected", "Send one document here. To send several, use /v1/documents/array with JSON.")
INK_REASON_ENGLISH(jsonObjectExpected, "json_object_expected", "Send a JSON object.")
INK_REASON_ENGLISH(purgeMustBeTrueOrFalse, "purge_must_be_true_or_false", "The query parameter purge must be true or false.")
INK_REASON_ENGLISH(multipartFilesExpected, "multipart_files_expected", "Send the files as multipart/form-data, in parts named files[].")
INK_REASON_ENGLISH(fileMissingInBody, "file_missing_in_body", "The body contains no file.")
INK_REASON(folderNeedsName, "folder_needs_name", QT_TRANSLATE_NOOP("ink::Reason", "Enter a name for the folder."))
INK_REASON(folderKeepsType, "folder_keeps_type", QT_TRANSLATE_NOOP("ink::Reason", "The type of a folder can't be changed."))
INK_REASON(databaseNotAnswering, "database_not_answering", QT_TRANSLATE_NOOP("ink::Reason", "The database doesn't respond."))
INK_REASON_ENGLISH(fileNameMissing, "file_name_missing", "Name the file in the query.")
INK_REASON(reportUnreadable, "report_unreadable", QT_TRANSLATE_NOOP("ink::Reason", "The report can't be read."))
INK_REASON_ENGLISH(maskedMustBeShowOrHide, "masked_must_be_show_or_hide", "masked must be show or hide.")
INK_REASON_ENGLISH(noSuchPageLanguage, "no_such_page_language", "The signing page is not available in this language.")
INK_REASON(linkUnknown, "link_unknown", QT_TRANSLATE_NOOP("ink::Reason", "This signing link is unknown."))
INK_REASON(consentNeeded, "consent_needed", QT_TRANSLATE_NOOP("ink::Reason", "Agree to sign electronically before you finish."))
INK_REASON(pageOutdated, "page_outdated", QT_TRANSLATE_NOOP("ink::Reason", "This page is out of date. Reload it, then finish again."))
INK_REASON_ENGLISH(filesNotDescribed, "files_not_described", "With visibleTo, “files” must have one entry for each uploaded file, in the order of the parts.")
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
