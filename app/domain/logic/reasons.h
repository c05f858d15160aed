// Reasons used in app/domain/logic.
#if !defined(INK_REASONS_APP_DOMAIN_LOGIC) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_DOMAIN_LOGIC
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(formulaEmpty, "formula_empty", QT_TRANSLATE_NOOP("ink::Reason", "Enter a formula, such as {Net} * 1.19."))
INK_REASON(formulaTooLong, "formula_too_long", QT_TRANSLATE_NOOP("ink::Reason", "A formula can have at most %1 characters."), qint64)
INK_REASON(formulaTooDeep, "formula_too_deep", QT_TRANSLATE_NOOP("ink::Reason", "Too many nested parentheses (character %1)."), qint64)
INK_REASON(formulaNamesTooMany, "formula_names_too_many", QT_TRANSLATE_NOOP("ink::Reason", "A formula can refer to at most %1 different fields."), qint64)
INK_REASON(formulaUnexpected, "formula_unexpected", QT_TRANSLATE_NOOP("ink::Reason", "Unexpected text (character %1)."), qint64)
INK_REASON(formulaValueMissing, "formula_value_missing", QT_TRANSLATE_NOOP("ink::Reason", "A number, text or field is missing (character %1)."), qint64)
INK_REASON(formulaUnknownFunction, "formula_unknown_function", QT_TRANSLATE_NOOP("ink::Reason", "Unknown word (character %1). Put field names in braces and texts in quotation marks. Functions: sum, min, max, round, if, and, or, not, days."), qint64)
INK_REASON(formulaParenthesisUnmatched, "formula_parenthesis_unmatched", QT_TRANSLATE_NOOP("ink::Reason", "Unmatched parenthesis (character %1)."), qint64)
INK_REASON(formulaBraceUnmatched, "formula_brace_unmatched", QT_TRANSLATE_NOOP("ink::Reason", "Unmatched brace (character %1)."), qint64)
INK_REASON(formulaNameMissing, "formula_name_missing", QT_TRANSLATE_NOOP("ink::Reason", "Missing name (character %1)."), qint64)
INK_REASON(formulaNumberUnreadable, "formula_number_unreadable", QT_TRANSLATE_NOOP("ink::Reason", "Write numbers as 1.19 (character %1)."), qint64)
INK_REASON(formulaValueCountWrong, "formula_value_count_wrong", QT_TRANSLATE_NOOP("ink::Reason", "Wrong number of values for this function (character %1)."), qint64)
INK_REASON(formulaQuotationUnmatched, "formula_quotation_unmatched", QT_TRANSLATE_NOOP("ink::Reason", "Unmatched quotation mark (character %1)."), qint64)
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
