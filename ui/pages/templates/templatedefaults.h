#pragma once

#include "app/domain/document.h"

#include <QDialog>

class QComboBox;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;

namespace ink::ui {

class FormField;

/** What documents of a template begin with: language, time, reminders, mail, message, callback. */
class TemplateDefaultsDialog final : public QDialog
{
    Q_OBJECT
public:
    explicit TemplateDefaultsDialog(const domain::Document& shown, QWidget* parent = nullptr);

    [[nodiscard]] domain::DocumentSetting setting() const;
    [[nodiscard]] QString message() const;

private:
    void check();

    domain::DocumentSetting m_before;
    QComboBox* m_language;
    QSpinBox* m_expire;
    QSpinBox* m_remind;
    QSpinBox* m_most;
    QLineEdit* m_subject;
    QPlainTextEdit* m_message;
    QLineEdit* m_callback;
    FormField* m_callbackField;
    QPushButton* m_accept;
};

} // namespace ink::ui
