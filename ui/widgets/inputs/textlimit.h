#pragma once

class QPlainTextEdit;

namespace ink::ui {

/** Limits the length of a field: characters typed or pasted beyond the maximum are dropped immediately, as by
 * QLineEdit::setMaxLength. */
void setMaxLength(QPlainTextEdit& field, int maximum);

} // namespace ink::ui
