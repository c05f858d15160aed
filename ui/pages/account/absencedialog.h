#pragma once

#include "app/domain/routing/absence.h"

#include <QDialog>

class QDateEdit;
class QLabel;
class QLineEdit;
class QPushButton;

namespace ink::workflow {
class Absences;
}

namespace ink::ui {

class ErrorBanner;
class FormField;

/** Adds or changes one absence; errors are shown at their fields. */
class AbsenceDialog final : public QDialog
{
    Q_OBJECT
public:
    /** An `absence` without an id is a new one. */
    AbsenceDialog(workflow::Absences& absences, const domain::Absence& absence, QWidget* parent);

Q_SIGNALS:
    void saved(const ink::domain::Absence& absence);

private:
    [[nodiscard]] domain::Absence enteredAbsence() const;
    /** Shows the errors, and focuses the first field with one. */
    void showIssues(const Error& error);
    void save();

    workflow::Absences& m_absences;
    const qint64 m_id;
    QLineEdit* m_name;
    QLineEdit* m_email;
    QDateEdit* m_from;
    QDateEdit* m_until;
    QLineEdit* m_deputyName;
    QLineEdit* m_deputyEmail;
    QList<std::pair<QString, FormField*>> m_fields; ///< by their names on the wire
    ErrorBanner* m_error;
    QPushButton* m_save;
    QPushButton* m_cancel;
};

} // namespace ink::ui
