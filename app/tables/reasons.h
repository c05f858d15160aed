// Reasons used in app/tables.
#if !defined(INK_REASONS_APP_TABLES) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_TABLES
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(notAnArchive, "not_an_archive", QT_TRANSLATE_NOOP("ink::Reason", "This file isn't a valid archive. It may be damaged."))
INK_REASON(archiveUnwritable, "archive_unwritable", QT_TRANSLATE_NOOP("ink::Reason", "The archive couldn't be written."))
INK_REASON(cellInLineTooLong, "cell_in_line_too_long", QT_TRANSLATE_NOOP("ink::Reason", "The cell in line %1, column %2 is longer than %3 characters. A closing quote may be missing."), qint64, qint64, qint64)
INK_REASON(lineTooManyColumns, "line_too_many_columns", QT_TRANSLATE_NOOP("ink::Reason", "Line %1 has more than %2 columns."), qint64, qint64)
INK_REASON(nulCharacterInLine, "nul_character_in_line", QT_TRANSLATE_NOOP("ink::Reason", "Line %1, column %2 contains a NUL character. The file may not be text, or it may use another encoding."), qint64, qint64)
INK_REASON(fileTooManyRows, "file_too_many_rows", QT_TRANSLATE_NOOP("ink::Reason", "The file has more than %1 rows."), qint64)
INK_REASON(fileTooLargeMb, "file_too_large_mb", QT_TRANSLATE_NOOP("ink::Reason", "The file is larger than %1 MB."), qint64)
INK_REASON(csvReaderFailed, "csv_reader_failed", QT_TRANSLATE_NOOP("ink::Reason", "The CSV reader couldn't be started."))
INK_REASON(outOfMemory, "out_of_memory", QT_TRANSLATE_NOOP("ink::Reason", "There isn't enough memory for this file."))
INK_REASON(quoteNeverClosed, "quote_never_closed", QT_TRANSLATE_NOOP("ink::Reason", "The quotation mark in line %1, column %2 has no closing mark."), qint64, qint64)
INK_REASON(fileHasNoRows, "file_has_no_rows", QT_TRANSLATE_NOOP("ink::Reason", "The file contains no rows."))
INK_REASON(pdfIsNotTable, "pdf_is_not_table", QT_TRANSLATE_NOOP("ink::Reason", "This is a PDF, not a table."))
INK_REASON(tableTooCostly, "table_too_costly", QT_TRANSLATE_NOOP("ink::Reason", "This file takes too much time to read. Save only the sheet that is needed to a new file and use that one."))
INK_REASON(workbookTooComplex, "workbook_too_complex", QT_TRANSLATE_NOOP("ink::Reason", "An element of this workbook has too many attributes. Open it in a spreadsheet program, save it as XLSX and try again."))
INK_REASON(workbookDamaged, "workbook_damaged", QT_TRANSLATE_NOOP("ink::Reason", "The workbook is damaged. Open it in a spreadsheet program, save it as XLSX and try again."))
INK_REASON(workbookTooLargeMb, "workbook_too_large_mb", QT_TRANSLATE_NOOP("ink::Reason", "The workbook is larger than %1 MB when unpacked."), qint64)
INK_REASON(sheetHasNoRows, "sheet_has_no_rows", QT_TRANSLATE_NOOP("ink::Reason", "This sheet contains no rows."))
INK_REASON(rowTooManyColumns, "row_too_many_columns", QT_TRANSLATE_NOOP("ink::Reason", "Row %1 has more than %2 columns."), qint64, qint64)
INK_REASON(cellInRowTooLong, "cell_in_row_too_long", QT_TRANSLATE_NOOP("ink::Reason", "The cell in row %1, column %2 is longer than %3 characters."), qint64, qint64, qint64)
INK_REASON(sheetTooManyRows, "sheet_too_many_rows", QT_TRANSLATE_NOOP("ink::Reason", "The sheet has more than %1 rows."), qint64)
INK_REASON(workbookProtectedOrExcel97, "workbook_protected_or_excel97", QT_TRANSLATE_NOOP("ink::Reason", "This workbook is password-protected or in Excel 97 format. Save it as XLSX without a password."))
INK_REASON(openDocumentNotSupported, "open_document_not_supported", QT_TRANSLATE_NOOP("ink::Reason", "This is an OpenDocument file. Save it as XLSX or CSV."))
INK_REASON(notAWorkbook, "not_a_workbook", QT_TRANSLATE_NOOP("ink::Reason", "This file isn't a workbook."))
INK_REASON(workbookHasNoSheet, "workbook_has_no_sheet", QT_TRANSLATE_NOOP("ink::Reason", "The workbook has no sheet with rows."))
INK_REASON(noSuchSheet, "no_such_sheet", QT_TRANSLATE_NOOP("ink::Reason", "This sheet doesn't exist."))
INK_REASON(nothingToWrite, "nothing_to_write", QT_TRANSLATE_NOOP("ink::Reason", "There is nothing to write."))
INK_REASON(workbookNotWritten, "workbook_not_written", QT_TRANSLATE_NOOP("ink::Reason", "The workbook couldn't be created."))
INK_REASON(workbooksNotSupported, "workbooks_not_supported", QT_TRANSLATE_NOOP("ink::Reason", "This build of Inkstone can't write Excel workbooks. Export the table as CSV instead."))
INK_REASON(workbookInvalid, "workbook_invalid", QT_TRANSLATE_NOOP("ink::Reason", "This file isn't a valid workbook. It may be damaged."))
INK_REASON(workbookTooManyParts, "workbook_too_many_parts", QT_TRANSLATE_NOOP("ink::Reason", "The workbook has too many parts."))
INK_REASON(sheetRowsHidden, "sheet_rows_hidden", QT_TRANSLATE_NOOP("ink::Reason", "All rows of this sheet are hidden. Unhide them in a spreadsheet program, or include hidden rows."))
INK_REASON(webPageNotTable, "web_page_not_table", QT_TRANSLATE_NOOP("ink::Reason", "This file is a web page or XML, not a workbook. Open it in a spreadsheet program and save it as XLSX."))
INK_REASON(otherSheetShown, "other_sheet_shown", QT_TRANSLATE_NOOP("ink::Reason", "The sheet “%1” has no rows. Showing “%2” instead."), QString, QString)
INK_REASON(encodingWasGuessed, "encoding_was_guessed", QT_TRANSLATE_NOOP("ink::Reason", "The file doesn't specify its encoding. It was read as %1. Check names with accented letters."), QString)
INK_REASON(headerFoundInLine, "header_found_in_line", QT_TRANSLATE_NOOP("ink::Reason", "The header was found in line %1. The lines above it are left out."), qint64)
INK_REASON(hiddenRowsLeftOut, "hidden_rows_left_out", QT_TRANSLATE_NOOP("ink::Reason", "Hidden rows left out: %1."), qint64)
INK_REASON(lineHasFewerCells, "line_has_fewer_cells", QT_TRANSLATE_NOOP("ink::Reason", "Line %1 has fewer cells than the header."), qint64)
INK_REASON(lineHasMoreCells, "line_has_more_cells", QT_TRANSLATE_NOOP("ink::Reason", "Line %1 has more cells than the header. Check the delimiter."), qint64)
INK_REASON(lineHasInvalidCharacters, "line_has_invalid_characters", QT_TRANSLATE_NOOP("ink::Reason", "Line %1 has characters that aren't valid in this encoding. Choose another encoding."), qint64)
INK_REASON(lineHasCellError, "line_has_cell_error", QT_TRANSLATE_NOOP("ink::Reason", "Line %1, column %2 contains a spreadsheet error instead of a value."), qint64, qint64)
INK_REASON(lineHasUnreadFormula, "line_has_unread_formula", QT_TRANSLATE_NOOP("ink::Reason", "Line %1, column %2 has a formula without a stored result. Open the workbook in a spreadsheet program and save it."), qint64, qint64)
INK_REASON(moreNotes, "more_notes", QT_TRANSLATE_NOOP("ink::Reason", "Further places to check: %1."), qint64)
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
