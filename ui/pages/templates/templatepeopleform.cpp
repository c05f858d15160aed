#include "ui/pages/templates/templatepeopleform.h"

#include "ui/models/messagetext.h"
#include "ui/models/words.h"
#include "ui/widgets/inputs/formfield.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QToolButton>
#include <QVBoxLayout>

namespace ink::ui {

using workflow::Person;

namespace {

enum OfferRole { NameRole = Qt::UserRole + 1, EmailRole };

} // namespace

TemplatePeopleForm::TemplatePeopleForm(const workflow::TemplateForm& form,
                                       const workflow::TemplateMemory& memory,
                                       const workflow::PeopleBook& people, QWidget* parent)
    : QWidget(parent), m_form(form), m_memory(memory), m_people(people)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::m);
    for (qsizetype i = 0; i < m_form.roles.size(); ++i) {
        const workflow::TemplateRole& role = m_form.roles.at(i);
        const QString called = role.name.isEmpty() ? tr("Role %1").arg(i + 1) : role.name;
        auto* sign = new QLabel;
        const QColor colour = readableOn(recipientColour(static_cast<int>(i) + 1), tokens(palette()).window);
        sign->setPixmap(iconPixmap(Icon::Person, colour, 18, devicePixelRatioF()));
        auto* what = new QLabel(tr("%1 · %2").arg(called, actionText(role.actionType)));
        what->setTextFormat(Qt::PlainText);
        auto* head = new QHBoxLayout;
        head->setSpacing(space::s);
        head->addWidget(sign);
        head->addWidget(what, 1);
        column->addLayout(head);

        auto* name = new QLineEdit;
        auto* email = new QLineEdit;
        email->setInputMethodHints(Qt::ImhEmailCharactersOnly);
        RoleInputs inputs;
        inputs.offered = new QStandardItemModel(name);
        inputs.name = new FormField(QStringLiteral("roleName%1").arg(i + 1), name);
        inputs.name->setLabel(tr("Name"));
        name->setAccessibleName(tr("Name of %1").arg(called));
        inputs.email = new FormField(QStringLiteral("roleEmail%1").arg(i + 1), email);
        inputs.email->setLabel(tr("Email"));
        email->setAccessibleName(tr("Email address of %1").arg(called));
        email->setPlaceholderText(tr("Optional if you share the signing link yourself"));
        if (role.requiresSms) {
            auto* phone = new QLineEdit(role.phone);
            phone->setInputMethodHints(Qt::ImhDialableCharactersOnly);
            phone->setPlaceholderText(QStringLiteral("+49 151 23456789"));
            phone->setAccessibleName(tr("Phone number of %1").arg(called));
            inputs.phone = new FormField(QStringLiteral("rolePhone%1").arg(i + 1), phone);
            inputs.phone->setLabel(tr("Phone number for the code by SMS"));
            connect(phone, &QLineEdit::textEdited, this, [this, i] {
                m_roles.at(i).phone->setError({});
                Q_EMIT edited();
            });
        }
        m_roles.append(inputs);
        const QList<Person> before = m_memory.people(m_form.id, role.name);
        const Person person = role.person.email.isEmpty() && !before.isEmpty() ? before.first() : role.person;
        name->setText(person.name);
        email->setText(person.email);
        complete(name, i, NameRole);
        complete(email, i, EmailRole);
        auto* row = new QHBoxLayout;
        row->setSpacing(space::m);
        row->setContentsMargins(0, 0, 0, space::xs);
        row->addSpacing(18 + space::s); // aligned with the role's text
        row->addWidget(inputs.name, 1, Qt::AlignTop);
        row->addWidget(inputs.email, 1, Qt::AlignTop);
        if (inputs.phone) row->addWidget(inputs.phone, 1, Qt::AlignTop);
        column->addLayout(row);
    }
}

void TemplatePeopleForm::complete(QLineEdit* edit, qsizetype role, int itemRole)
{
    auto* completer = new QCompleter(m_roles.at(role).offered, edit);
    completer->setCompletionMode(
        QCompleter::UnfilteredPopupCompletion); // suggestPeople() has filtered already
    completer->setCompletionRole(itemRole);
    edit->setCompleter(completer);
    connect(completer, qOverload<const QModelIndex&>(&QCompleter::activated), edit,
            [this, role](const QModelIndex& chosen) {
                m_roles.at(role).name->lineEdit()->setText(chosen.data(NameRole).toString());
                m_roles.at(role).email->lineEdit()->setText(chosen.data(EmailRole).toString());
                Q_EMIT edited();
            });
    connect(edit, &QLineEdit::textEdited, this, [this, role](const QString& typed) {
        m_roles.at(role).name->setError({});
        m_roles.at(role).email->setError({});
        suggestPeople(role, typed);
        Q_EMIT edited();
    });
}

void TemplatePeopleForm::suggestPeople(qsizetype role, const QString& typed)
{
    QStandardItemModel* offered = m_roles.at(role).offered;
    offered->clear();
    const QString start = typed.trimmed();
    if (start.isEmpty()) return;
    // People who took this role before come first.
    QList<Person> found;
    for (const Person& person : m_memory.people(m_form.id, m_form.roles.at(role).name))
        if (person.name.startsWith(start, Qt::CaseInsensitive) ||
            person.email.startsWith(start, Qt::CaseInsensitive))
            found.append(person);
    for (const Person& person : m_people.findMatches(start))
        if (std::none_of(found.cbegin(), found.cend(), [&person](const Person& there) {
                return there.email.compare(person.email, Qt::CaseInsensitive) == 0;
            }))
            found.append(person);
    for (const Person& person : std::as_const(found)) {
        if (person.email.compare(start, Qt::CaseInsensitive) == 0) continue; // already complete
        auto* item = new QStandardItem(person.name.isEmpty() ? person.email
                                                             : tr("%1 · %2").arg(person.name, person.email));
        item->setData(person.name, NameRole);
        item->setData(person.email, EmailRole);
        offered->appendRow(item);
    }
}

QList<Person> TemplatePeopleForm::people() const
{
    QList<Person> all;
    for (const RoleInputs& role : m_roles)
        all.append({role.name->lineEdit()->text().trimmed(), role.email->lineEdit()->text().trimmed()});
    return all;
}

QStringList TemplatePeopleForm::phones() const
{
    QStringList all;
    for (const RoleInputs& role : m_roles)
        all.append(role.phone ? role.phone->lineEdit()->text().trimmed() : QString());
    return all;
}

void TemplatePeopleForm::fill(const QList<Person>& people, const QStringList& phones)
{
    for (qsizetype i = 0; i < m_roles.size(); ++i) {
        m_roles.at(i).name->lineEdit()->setText(people.value(i).name);
        m_roles.at(i).email->lineEdit()->setText(people.value(i).email);
        if (m_roles.at(i).phone) m_roles.at(i).phone->lineEdit()->setText(phones.value(i));
    }
}

FormField* TemplatePeopleForm::fieldOf(const QString& path) const
{
    if (!path.startsWith(QLatin1StringView("people["))) return nullptr;
    const qsizetype index = QStringView(path).mid(7, path.indexOf(QLatin1Char(']')) - 7).toInt();
    if (index >= m_roles.size()) return nullptr;
    if (path.endsWith(QLatin1StringView("phone")) && m_roles.at(index).phone) return m_roles.at(index).phone;
    return path.endsWith(QLatin1StringView("email")) ? m_roles.at(index).email : m_roles.at(index).name;
}

void TemplatePeopleForm::focusFirst()
{
    if (!m_roles.isEmpty()) m_roles.first().name->lineEdit()->setFocus(Qt::OtherFocusReason);
}

} // namespace ink::ui

#include "moc_templatepeopleform.cpp"
