#include "ui/pages/documents/correct/correctmanydialog.h"

#include "app/domain/text/emailaddress.h"
#include "app/workflow/documents/documentamendment.h"
#include "ui/models/words.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/reading.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"

#include <QCheckBox>
#include <QDateEdit>
#include <QDialogButtonBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace ink::ui {

namespace {

constexpr int usualExtension = 14; // days

} // namespace

CorrectManyDialog::CorrectManyDialog(qsizetype documents, const QDate& today, QWidget* parent)
    : QDialog(parent), m_documents(documents), m_replace(new QCheckBox(this)), m_intro(new QuietLabel(this)),
      m_formerTitle(makeSectionLabel(this)), m_former(new QLineEdit(this)),
      m_nameTitle(makeSectionLabel(this)), m_name(new QLineEdit(this)), m_emailTitle(makeSectionLabel(this)),
      m_email(new QLineEdit(this)), m_move(new QCheckBox(this)), m_deadline(new QDateEdit(this)),
      m_onlyExtends(new QCheckBox(this)), m_go(new QPushButton(this)), m_cancel(new QPushButton(this))
{
    setObjectName(QStringLiteral("correctManyDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowModality(Qt::WindowModal);
    setMinimumWidth(460);
    m_replace->setObjectName(QStringLiteral("correctReplace"));
    m_replace->setChecked(true);
    m_intro->setWordWrap(true);
    m_former->setObjectName(QStringLiteral("replaceFormer"));
    m_name->setObjectName(QStringLiteral("replaceName"));
    m_email->setObjectName(QStringLiteral("replaceEmail"));
    m_move->setObjectName(QStringLiteral("correctMove"));
    m_deadline->setObjectName(QStringLiteral("correctDeadline"));
    m_deadline->setCalendarPopup(true);
    m_deadline->setDateRange(today.addDays(1), today.addDays(workflow::maxExpireDays));
    m_deadline->setDate(today.addDays(usualExtension));
    m_onlyExtends->setObjectName(QStringLiteral("correctOnlyExtends"));
    m_onlyExtends->setChecked(true);
    m_go->setObjectName(QStringLiteral("replaceGo"));
    m_go->setDefault(true);
    m_cancel->setObjectName(QStringLiteral("replaceCancel"));
    m_cancel->setAutoDefault(false);
    layOut();
    for (QLineEdit* field : {m_former, m_name, m_email})
        connect(field, &QLineEdit::textChanged, this, &CorrectManyDialog::check);
    for (QCheckBox* box : {m_replace, m_move})
        connect(box, &QCheckBox::toggled, this, &CorrectManyDialog::check);
    retranslate();
    check();
    m_former->setFocus();
    onLanguageChange(this, [this] { retranslate(); });
}

void CorrectManyDialog::layOut()
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::xl, space::xl, space::xl, space::l);
    column->setSpacing(space::s);
    auto* person = new QVBoxLayout;
    setDirectionalMargins(*this, *person, {space::xl, 0, 0, 0}); // under the text of its check box
    person->setSpacing(space::s);
    person->addWidget(m_intro);
    for (const auto& [title, field] : {std::pair(m_formerTitle, m_former), std::pair(m_nameTitle, m_name),
                                       std::pair(m_emailTitle, m_email)}) {
        title->setBuddy(field);
        person->addSpacing(space::xs);
        person->addWidget(title);
        person->addWidget(field);
    }
    for (QLineEdit* address : {m_former, m_email})
        address->setInputMethodHints(Qt::ImhEmailCharactersOnly);
    auto* deadline = new QVBoxLayout;
    setDirectionalMargins(*this, *deadline, {space::xl, 0, 0, 0});
    deadline->setSpacing(space::s);
    auto* day = new QHBoxLayout;
    day->addWidget(m_deadline);
    day->addStretch();
    deadline->addLayout(day);
    deadline->addWidget(m_onlyExtends);
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(m_go, QDialogButtonBox::AcceptRole);
    buttons->addButton(m_cancel, QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(m_replace);
    column->addLayout(person);
    column->addSpacing(space::m);
    column->addWidget(m_move);
    column->addLayout(deadline);
    column->addSpacing(space::s);
    column->addWidget(buttons);
}

void CorrectManyDialog::retranslate()
{
    const QString count = QLocale().toString(static_cast<qint64>(m_documents));
    const QString what = m_documents == 1 ? tr("Correct 1 document") : tr("Correct %1 documents").arg(count);
    setWindowTitle(what);
    m_replace->setText(tr("Replace a recipient"));
    m_intro->setText(tr("In each document, replaces the recipient who has the current address, unless they "
                        "have already acted. Their old links stop working, and new ones are issued."));
    m_formerTitle->setText(tr("Current address"));
    m_nameTitle->setText(tr("New name"));
    m_emailTitle->setText(tr("New address"));
    for (QLineEdit* address : {m_former, m_email})
        address->setPlaceholderText(tr("name@example.com"));
    m_name->setPlaceholderText(tr("First and last name"));
    m_former->setAccessibleName(m_formerTitle->text());
    m_name->setAccessibleName(m_nameTitle->text());
    m_email->setAccessibleName(m_emailTitle->text());
    m_move->setText(tr("Set a new deadline"));
    m_deadline->setAccessibleName(tr("Deadline"));
    m_deadline->setDisplayFormat(shortDateFormat());
    m_onlyExtends->setText(tr("Keep existing deadlines that are later"));
    m_go->setText(what);
    m_cancel->setText(tr("Cancel"));
}

void CorrectManyDialog::check()
{
    const bool replaces = m_replace->isChecked();
    for (QWidget* part : std::initializer_list<QWidget*>{m_intro, m_formerTitle, m_former, m_nameTitle,
                                                         m_name, m_emailTitle, m_email})
        part->setEnabled(replaces);
    const bool moves = m_move->isChecked();
    m_deadline->setEnabled(moves);
    m_onlyExtends->setEnabled(moves);
    const bool isComplete = domain::isEmail(m_former->text().trimmed()) &&
                            !m_name->text().trimmed().isEmpty() && domain::isEmail(m_email->text().trimmed());
    m_go->setEnabled((replaces || moves) && (!replaces || isComplete));
}

workflow::DocumentAction CorrectManyDialog::action() const
{
    workflow::DocumentAction act;
    act.kind = workflow::DocumentAction::Kind::Correct;
    if (m_replace->isChecked()) {
        act.formerEmail = m_former->text().trimmed();
        act.name = m_name->text().trimmed();
        act.email = m_email->text().trimmed();
    }
    if (m_move->isChecked()) act.deadline = m_deadline->date();
    act.onlyExtends = m_onlyExtends->isChecked();
    return act;
}

} // namespace ink::ui

#include "moc_correctmanydialog.cpp"
