#include "ui/pages/account/absencedialog.h"

#include "app/workflow/session/absences.h"
#include "ui/models/words.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/errortext.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/inputs/enterguard.h"
#include "ui/widgets/inputs/formfield.h"
#include "ui/widgets/style/theme.h"

#include <QDateEdit>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ink::ui {

using domain::Absence;

namespace {

QLineEdit* absenceLine(const QString& text, int maxLength)
{
    auto* line = new QLineEdit(text);
    line->setMaxLength(maxLength);
    return line;
}

QDateEdit* absenceDay(QDate day)
{
    auto* edit = new QDateEdit(day);
    edit->setCalendarPopup(true);
    return edit;
}

} // namespace

AbsenceDialog::AbsenceDialog(workflow::Absences& absences, const Absence& absence, QWidget* parent)
    : QDialog(parent), m_absences(absences), m_id(absence.id), m_name(absenceLine(absence.name, 255)),
      m_email(absenceLine(absence.email, 254)), m_from(absenceDay(absence.from)),
      m_until(absenceDay(absence.until)), m_deputyName(absenceLine(absence.deputyName, 255)),
      m_deputyEmail(absenceLine(absence.deputyEmail, 254)), m_error(new ErrorBanner(this)),
      m_save(new QPushButton(this)), m_cancel(new QPushButton(this))
{
    setObjectName(QStringLiteral("absenceDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowModality(Qt::WindowModal);
    setMinimumWidth(520);
    const Form form(this);
    form.setTitle([this] { return m_id == 0 ? tr("Add absence") : tr("Edit absence"); });
    form.setUpButton(m_save, "absenceSave", QT_TR_NOOP("Save"),
                     {.isDefault = true, .clicked = [this] { save(); }});
    form.setUpButton(m_cancel, "absenceCancel", QT_TR_NOOP("Cancel"),
                     {.isAutoDefault = false, .clicked = [this] { reject(); }});
    for (QWidget* input :
         std::initializer_list<QWidget*>{m_name, m_email, m_from, m_until, m_deputyName, m_deputyEmail})
        pressOnEnter(*input, *m_save);
    for (QLineEdit* address : {m_email, m_deputyEmail})
        address->setInputMethodHints(Qt::ImhEmailCharactersOnly);
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(space::m);
    grid->setVerticalSpacing(space::s);
    const auto put = [&](const char* name, QWidget* input, const char* label,
                         const char* placeholder = nullptr) {
        const QString key = QString::fromLatin1(name);
        auto* field = new FormField(QStringLiteral("absence:") + key, input, this);
        form.setUpField(field, label, {.placeholder = placeholder});
        const auto at = static_cast<int>(m_fields.size());
        grid->addWidget(field, at / 2, at % 2, Qt::AlignTop);
        m_fields.append({key, field});
    };
    put("name", m_name, QT_TR_NOOP("Absent person"), QT_TR_NOOP("First and last name"));
    put("email", m_email, QT_TR_NOOP("Email address"), QT_TR_NOOP("name@example.com"));
    put("from", m_from, QT_TR_NOOP("First day"));
    put("until", m_until, QT_TR_NOOP("Last day"));
    put("deputyName", m_deputyName, QT_TR_NOOP("Name of deputy"), QT_TR_NOOP("First and last name"));
    put("deputyEmail", m_deputyEmail, QT_TR_NOOP("Email address of deputy"), QT_TR_NOOP("name@example.com"));
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_save);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::xl, space::xl, space::xl, space::l);
    column->setSpacing(space::m);
    column->addWidget(m_error);
    column->addLayout(grid);
    column->addSpacing(space::s);
    column->addLayout(buttons);
    connect(m_from, &QDateEdit::dateChanged, this, [this](QDate day) {
        if (m_until->date() < day) m_until->setDate(day);
    });
    connect(m_error, &ErrorBanner::retryRequested, this, &AbsenceDialog::save);
    form.translate([this] {
        for (QDateEdit* day : {m_from, m_until})
            day->setDisplayFormat(shortDateFormat());
    });
}

Absence AbsenceDialog::enteredAbsence() const
{
    return domain::trimmed({m_id, m_name->text(), m_email->text(), m_from->date(), m_until->date(),
                            m_deputyName->text(), m_deputyEmail->text()});
}

void AbsenceDialog::showIssues(const Error& error)
{
    bool isFirst = true;
    for (const auto& [name, field] : std::as_const(m_fields)) {
        const QString fault = fieldErrorText(error, name);
        field->setError(fault);
        if (!fault.isEmpty() && std::exchange(isFirst, false)) field->input()->setFocus(Qt::OtherFocusReason);
    }
    m_error->setError(isFirst ? std::optional(error) : std::nullopt);
}

void AbsenceDialog::save()
{
    const Absence wanted = enteredAbsence();
    for (const auto& [name, field] : std::as_const(m_fields))
        field->setError({});
    m_error->setError(std::nullopt);
    if (auto issues = domain::absenceIssues(wanted, m_absences.list()); !issues.isEmpty()) {
        Message sentence = issues.constFirst().message;
        return showIssues(fail(ErrorCode::Validation, std::move(sentence), std::move(issues)).value());
    }
    m_save->setEnabled(false);
    m_absences.save(wanted, this, [this](const Result<Absence>& result) {
        m_save->setEnabled(true);
        if (!result) return showIssues(result.error());
        Q_EMIT saved(*result);
        accept();
    });
}

} // namespace ink::ui

#include "moc_absencedialog.cpp"
