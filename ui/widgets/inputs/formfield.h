#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QVBoxLayout;

namespace ink::ui {

/** A label, an input and the input's error message, associated for assistive technology. While there is an
 * error, the input has a red edge. */
class FormField final : public QWidget
{
    Q_OBJECT
public:
    /** Takes ownership of `input`; keeps its objectName, or sets it from `name`. */
    FormField(const QString& name, QWidget* input, QWidget* parent = nullptr);

    void setLabel(const QString& label);
    /** Keeps the label on one line, so that adjacent inputs stay aligned: the row wraps instead. */
    void keepLabelOnOneLine();
    void setHint(const QString& hint);   ///< a secondary line under the input
    void setError(const QString& error); ///< empty = valid
    [[nodiscard]] QString error() const;
    [[nodiscard]] QWidget* input() const { return m_input; }
    /** The input as a line edit; null for another type. */
    [[nodiscard]] QLineEdit* lineEdit() const;

private:
    void describe();

    QWidget* m_input;
    QLabel* m_label;
    QLabel* m_hint;
    QLabel* m_error;
};

} // namespace ink::ui
