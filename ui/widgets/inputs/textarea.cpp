#include "ui/widgets/inputs/textarea.h"

#include "ui/widgets/style/theme.h"

namespace ink::ui {

TextArea::TextArea(QWidget* parent) : QPlainTextEdit(parent)
{
    document()->setUndoRedoEnabled(false); // the margin is not an edit
    document()->setDocumentMargin(0);
    document()->setUndoRedoEnabled(true);
    document()->setModified(false);
    setViewportMargins(space::xs, space::xs, space::xs, space::xs);
}

TextArea::TextArea(const QString& text, QWidget* parent) : TextArea(parent)
{
    setPlainText(text);
}

} // namespace ink::ui

#include "moc_textarea.cpp"
