#include "ui/pages/account/absencedialog.h"

#include "app/workflow/session/absences.h"
#include "ui/models/words.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/errortext.h"
#include "ui/widgets/inputs/enterguard.h"
#include "ui/widgets/inputs/formfield.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"

#include <QDateEdit>
#include <QEvent>
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
    m_save->setObjectName(QStringLiteral("absenceSave"));
    m_save->setDefault(true);
    m_cancel->setObjectName(QStringLiteral("absenceCancel"));
    m_cancel->setAutoDefault(false);
    for (QWidget* input :
         std::initializer_list<QWidget*>{m_name, m_email, m_from, m_until, m_deputyName, m_deputyEmail})
        pressOnEnter(*input, *m_save);
    for (QLineEdit* address : {m_email, m_deputyEmail})
        address->setInputMethodHints(Qt::ImhEmailCharactersOnly);
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(space::m);
    grid->setVerticalSpacing(space::s);
    const auto put = [&](const char* name, QWidget* input, int row, int column) {
        const QString key = QString::fromLatin1(name);
        input->setObjectName(QStringLiteral("absence:") + key);
        auto* field = new FormField(input->objectName(), input, this);
        m_fields.append({key, field});
        grid->addWidget(field, row, column, Qt::AlignTop);
    };
    put("name", m_name, 0, 0);
    put("email", m_email, 0, 1);
    put("from", m_from, 1, 0);
    put("until", m_until, 1, 1);
    put("deputyName", m_deputyName, 2, 0);
    put("deputyEmail", m_deputyEmail, 2, 1);
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
    connect(m_save, &QPushButton::clicked, this, &AbsenceDialog::save);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_error, &ErrorBanner::retry, this, &AbsenceDialog::save);
    retranslate();
    onLanguageChange(this, [this] { retranslate(); });
}

void AbsenceDialog::retranslate()
{
    setWindowTitle(m_id == 0 ? tr("Add absence") : tr("Edit absence"));
    const QStringList labels{tr("Absent person"), tr("Email address"),  tr("First day"),
                             tr("Last day"),      tr("Name of deputy"), tr("Email address of deputy")};
    for (qsizetype i = 0; i < m_fields.size(); ++i)
        m_fields.at(i).second->setLabel(labels.at(i));
    m_name->setPlaceholderText(tr("First and last name"));
    m_deputyName->setPlaceholderText(tr("First and last name"));
    m_email->setPlaceholderText(tr("name@example.com"));
    m_deputyEmail->setPlaceholderText(tr("name@example.com"));
    for (QDateEdit* day : {m_from, m_until})
        day->setDisplayFormat(shortDateFormat());
    m_save->setText(tr("Save"));
    m_cancel->setText(tr("Cancel"));
}

Absence AbsenceDialog::entered() const
{
    return domain::trimmed({m_id, m_name->text(), m_email->text(), m_from->date(), m_until->date(),
                            m_deputyName->text(), m_deputyEmail->text()});
}

void AbsenceDialog::showIssues(const Error& error)
{
    bool isFirst = true;
    for (const auto& [name, field] : std::as_const(m_fields)) {
        const QString fault = fieldText(error, name);
        field->setError(fault);
        if (!fault.isEmpty() && std::exchange(isFirst, false)) field->input()->setFocus(Qt::OtherFocusReason);
    }
    m_error->setError(isFirst ? std::optional(error) : std::nullopt);
}

void AbsenceDialog::save()
{
    const Absence wanted = entered();
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
