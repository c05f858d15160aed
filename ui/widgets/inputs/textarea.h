#pragma once

#include <QPlainTextEdit>

namespace ink::ui {

/** A text input with several lines, whose placeholder stands where the text begins: that of QPlainTextEdit is
 * lower by the margin of its document. */
class TextArea final : public QPlainTextEdit
{
    Q_OBJECT
public:
    explicit TextArea(QWidget* parent = nullptr);
    explicit TextArea(const QString& text, QWidget* parent = nullptr);
};

} // namespace ink::ui
