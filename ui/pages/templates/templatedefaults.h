#pragma once

#include "app/domain/document/documentsetting.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;

namespace ink::domain {
struct Document;
}

namespace ink::ui {

class CountBox;
class FormField;

/** The default settings of a template's documents, and the hourly limit of a template link. While the link
 * is open, its message is read-only. */
class TemplateDefaultsDialog final : public QDialog
{
    Q_OBJECT
public:
    /** `languages`: the server supports the languages of the interface. */
    TemplateDefaultsDialog(const domain::Document& shown, bool languages, QWidget* parent = nullptr);

    [[nodiscard]] domain::DocumentSetting setting() const;
    [[nodiscard]] QString message() const;

private:
    void layOut();
    void check();
    [[nodiscard]] FormField* field(const char* name, QWidget* input);

    const QString m_template;
    const QString m_messageBefore;
    domain::DocumentSetting m_before;
    QLabel* m_title;
    QComboBox* m_language;
    CountBox* m_expire;
    CountBox* m_remind;
    QSpinBox* m_maxReminders;
    QLineEdit* m_subject;
    QPlainTextEdit* m_message;
    QLineEdit* m_callback;
    QSpinBox* m_perHour; ///< limit per hour of a template link
    FormField* m_languageField;
    FormField* m_expireField;
    FormField* m_remindField;
    FormField* m_maxRemindersField;
    FormField* m_subjectField;
    FormField* m_messageField;
    FormField* m_callbackField;
    FormField* m_perHourField;
    QPushButton* m_accept;
    QPushButton* m_cancel;
};

} // namespace ink::ui
