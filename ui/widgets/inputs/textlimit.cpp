#include "ui/widgets/inputs/textlimit.h"

#include <QPlainTextEdit>

#include <algorithm>

namespace ink::ui {

void setMaxLength(QPlainTextEdit& field, int maximum)
{
    QObject::connect(&field, &QPlainTextEdit::textChanged, &field, [&field, maximum] {
        const int surplus = static_cast<int>(field.toPlainText().size()) - maximum;
        if (surplus <= 0) return;
        QTextCursor typed = field.textCursor();
        if (typed.position() < surplus) typed.movePosition(QTextCursor::End); // the text was set by code
        typed.setPosition(typed.position() - surplus, QTextCursor::KeepAnchor);
        typed.removeSelectedText(); // emits textChanged() again
    });
}

} // namespace ink::ui
