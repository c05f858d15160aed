#include "ui/pages/signing/nextpeopledialog.h"

#include "app/domain/text/emailaddress.h"
#include "ui/models/isolated.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/theme.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ink::ui {

NextPeopleDialog::NextPeopleDialog(QList<wire::NextPerson> wanted, QWidget* parent)
    : QDialog(parent), m_wanted(std::move(wanted)), m_intro(new QuietLabel(this)),
      m_go(new QPushButton(this)), m_cancel(new QPushButton(this))
{
    setObjectName(QStringLiteral("nextPeopleDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowModality(Qt::WindowModal);
    setMinimumWidth(460);
    const Form form(this);
    form.setTitle(QT_TR_NOOP("Name the next recipient"));
    form.setUpLabel(
        m_intro,
        QT_TR_NOOP("The sender asked you to name the next recipient. They will get a signing link by email."),
        {.isWrapped = true});
    form.setUpButton(m_go, "nextPeopleGo", QT_TR_NOOP("Continue"), {.isDefault = true});
    form.setUpButton(m_cancel, "nextPeopleCancel", QT_TR_NOOP("Cancel"), {.isAutoDefault = false});
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::xl, space::xl, space::xl, space::l);
    column->setSpacing(space::s);
    column->addWidget(m_intro);
    for (qsizetype i = 0; i < m_wanted.size(); ++i) {
        const Fields fields{makeSectionLabel(this), new QLineEdit(this), new QLineEdit(this)};
        fields.name->setObjectName(QStringLiteral("nextName%1").arg(i + 1));
        fields.name->setMaxLength(255);
        fields.email->setObjectName(QStringLiteral("nextEmail%1").arg(i + 1));
        fields.email->setMaxLength(254);
        fields.email->setInputMethodHints(Qt::ImhEmailCharactersOnly);
        column->addSpacing(space::xs);
        column->addWidget(fields.title);
        column->addWidget(fields.name);
        column->addWidget(fields.email);
        fields.title->setBuddy(fields.name);
        for (QLineEdit* line : {fields.name, fields.email})
            connect(line, &QLineEdit::textChanged, this, &NextPeopleDialog::check);
        m_fields.append(fields);
    }
    column->addSpacing(space::s);
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(m_go, QDialogButtonBox::AcceptRole);
    buttons->addButton(m_cancel, QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    form.translate([this] {
        for (qsizetype i = 0; i < m_fields.size(); ++i) {
            const wire::NextPerson& person = m_wanted.at(i);
            const Fields& fields = m_fields.at(i);
            fields.title->setText(person.isWitness ? tr("Your witness")
                                  : person.name.isEmpty()
                                      ? tr("Next recipient")
                                      : tr("Next recipient: %1").arg(isolated(person.name)));
            fields.name->setPlaceholderText(tr("First and last name"));
            fields.email->setPlaceholderText(tr("name@example.com"));
            fields.name->setAccessibleName(tr("%1, name").arg(fields.title->text()));
            fields.email->setAccessibleName(tr("%1, email address").arg(fields.title->text()));
        }
    });
    check();
}

void NextPeopleDialog::check()
{
    m_go->setEnabled(std::all_of(m_fields.cbegin(), m_fields.cend(), [](const Fields& fields) {
        return !fields.name->text().trimmed().isEmpty() && domain::isEmail(fields.email->text().trimmed());
    }));
}

QList<wire::NextPerson> NextPeopleDialog::people() const
{
    QList<wire::NextPerson> people = m_wanted;
    for (qsizetype i = 0; i < people.size(); ++i) {
        people[i].name = m_fields.at(i).name->text().trimmed();
        people[i].email = m_fields.at(i).email->text().trimmed();
    }
    return people;
}

} // namespace ink::ui

#include "moc_nextpeopledialog.cpp"
