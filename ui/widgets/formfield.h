#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QVBoxLayout;

namespace ink::ui {

/** A label, an input and the input's fault in words, tied together for assistive technology. */
class FormField final : public QWidget
{
    Q_OBJECT
public:
    /** Takes `input`; its objectName is kept, or set from `name`. */
    FormField(const QString& name, QWidget* input, QWidget* parent = nullptr);

    void setLabel(const QString& label);
    void setHint(const QString& hint);   ///< one quiet line under the input
    void setError(const QString& error); ///< empty = fine
    [[nodiscard]] QString error() const;
    [[nodiscard]] QWidget* input() const { return m_input; }
    /** The input as a line edit; null when it is something else. */
    [[nodiscard]] QLineEdit* lineEdit() const;

private:
    void describe();

    QWidget* m_input;
    QLabel* m_label;
    QLabel* m_hint;
    QLabel* m_error;
};

} // namespace ink::ui
