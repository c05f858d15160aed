#pragma once

#include <QPlainTextEdit>

namespace ink::ui {

/** A multi-line text input whose placeholder is at the start of the text; in QPlainTextEdit, it is lower by
 * the document's margin. */
class TextArea final : public QPlainTextEdit
{
    Q_OBJECT
public:
    explicit TextArea(QWidget* parent = nullptr);
    explicit TextArea(const QString& text, QWidget* parent = nullptr);
};

} // namespace ink::ui
