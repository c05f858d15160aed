// Private to app/domain.
#pragma once

/** Character tables as compact text, the same as in resources/signingpage/unicodetables.js. */
namespace ink::domain::unicode {

// Comma-separated ranges: distance from the start of the previous range, count, step; all in base 36.
extern const char* const lettersTable;
extern const char* const upperCaseTable;
extern const char* const lowerCaseTable;
extern const char* const marksTable;
extern const char* const numbersTable;
extern const char* const digitsTable;    ///< decimal digits, in runs that begin with a zero
extern const char* const foldsTable;     ///< with the distance to the folded character as a fourth number
extern const char* const longFoldsTable; ///< `character:first:second…`

} // namespace ink::domain::unicode
