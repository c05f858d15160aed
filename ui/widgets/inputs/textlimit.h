#pragma once

class QPlainTextEdit;

namespace ink::ui {

/** Keeps a field from taking more characters: what is typed or pasted beyond the maximum is dropped at once,
 * as QLineEdit::setMaxLength does. */
void setMaxLength(QPlainTextEdit& field, int maximum);

} // namespace ink::ui
