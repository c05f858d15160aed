#pragma once

#include "app/base/error.h"
#include "app/domain/document/customfield.h"

#include <QDialog>
#include <QList>

#include <utility>

class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace ink::ui {

class ErrorBanner;
class FormField;
class QuietLabel;

/** The documents that use a custom field, as a sentence. */
[[nodiscard]] QString fieldUseText(const domain::FieldUse& use);

/** Adds or changes one custom field; errors are shown at their inputs. Stays open until the service has saved
 * it. */
class CustomFieldDialog final : public QDialog
{
    Q_OBJECT
public:
    /** Edits the field at the 0-based index `at`; -1 = adds a new one. */
    CustomFieldDialog(const domain::CustomFields& fields, qsizetype at, const domain::FieldUse& use,
                      QWidget* parent);

    /** The field could not be saved; `place` is its place among the fields that were sent. */
    void showError(const Error& error, qsizetype place);

Q_SIGNALS:
    void saveRequested(const ink::domain::CustomField& field);

private:
    [[nodiscard]] domain::TagType type() const;
    /** The field as entered. Appends an issue for each invalid number. */
    [[nodiscard]] domain::CustomField entered(QList<FieldIssue>& issues) const;
    void fill(const domain::CustomField& field);
    void showType();
    void save();

    const domain::CustomFields m_before;
    const qsizetype m_at;
    QComboBox* m_type;
    QLineEdit* m_name;
    QLineEdit* m_default;
    QPlainTextEdit* m_options;
    QPlainTextEdit* m_help;
    QList<std::pair<QString, FormField*>> m_fields; ///< by their names in the API
    QuietLabel* m_use;
    ErrorBanner* m_error;
    QPushButton* m_save;
    QPushButton* m_cancel;
};

} // namespace ink::ui
