// The inputs of TemplateUsePage: made from a template's roles and tags.
#include "ui/models/messagetext.h"
#include "ui/models/words.h"
#include "ui/pages/templates/templateusepage.h"
#include "ui/widgets/formfield.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/theme.h"

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

using domain::TagType;
using workflow::Person;
using workflow::TemplateField;

namespace {

enum OfferRole { NameRole = Qt::UserRole + 1, EmailRole };

QLabel* heading(const QString& words)
{
    QLabel* label = sectionLabel(nullptr);
    label->setText(words);
    return label;
}

/** What a value looks like, where that is not plain. */
QString exampleOf(const TemplateField& field)
{
    if (!field.rule.style.placeholder.isEmpty()) return field.rule.style.placeholder;
    if (field.type == TagType::Date) return QStringLiteral("2026-12-31");
    return {};
}

} // namespace

void TemplateUsePage::addPeople(QVBoxLayout* column)
{
    column->addWidget(heading(tr("Recipients")));
    const workflow::TemplateMemory kept = memory();
    for (qsizetype i = 0; i < m_form->roles.size(); ++i) {
        const workflow::TemplateRole& role = m_form->roles.at(i);
        const QString called = role.name.isEmpty() ? tr("Role %1").arg(i + 1) : role.name;
        auto* sign = new QLabel;
        const QColor colour =
            readableOn(recipientColour(static_cast<int>(i) + 1), tokens(palette()).window, 3.0);
        sign->setPixmap(iconPixmap(Icon::Person, colour, 18, devicePixelRatioF()));
        auto* what = new QLabel(tr("%1 · %2").arg(called, actionWord(role.actionType)));
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
        email->setPlaceholderText(tr("empty: you pass on the signing link"));
        if (role.asksForSms) {
            auto* phone = new QLineEdit(role.phone);
            phone->setInputMethodHints(Qt::ImhDialableCharactersOnly);
            phone->setPlaceholderText(QStringLiteral("+49 151 23456789"));
            phone->setAccessibleName(tr("Phone number of %1").arg(called));
            inputs.phone = new FormField(QStringLiteral("rolePhone%1").arg(i + 1), phone);
            inputs.phone->setLabel(tr("Phone number for the code by SMS"));
            connect(phone, &QLineEdit::textEdited, this, [this, i] {
                m_roles.at(i).phone->setError({});
                edited();
            });
        }
        m_roles.append(inputs);
        const QList<Person> before = kept.people(m_form->id, role.name);
        const Person person = role.person.email.isEmpty() && !before.isEmpty() ? before.first() : role.person;
        name->setText(person.name);
        email->setText(person.email);
        complete(name, i, NameRole);
        complete(email, i, EmailRole);
        auto* row = new QHBoxLayout;
        row->setSpacing(space::m);
        row->setContentsMargins(0, 0, 0, space::xs);
        row->addSpacing(18 + space::s); // below the role's words
        row->addWidget(inputs.name, 1, Qt::AlignTop);
        row->addWidget(inputs.email, 1, Qt::AlignTop);
        if (inputs.phone) row->addWidget(inputs.phone, 1, Qt::AlignTop);
        column->addLayout(row);
    }
}

void TemplateUsePage::complete(QLineEdit* edit, qsizetype role, int itemRole)
{
    auto* completer = new QCompleter(m_roles.at(role).offered, edit);
    completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion); // the book has chosen already
    completer->setCompletionRole(itemRole);
    edit->setCompleter(completer);
    connect(completer, qOverload<const QModelIndex&>(&QCompleter::activated), edit,
            [this, role](const QModelIndex& chosen) {
                m_roles.at(role).name->lineEdit()->setText(chosen.data(NameRole).toString());
                m_roles.at(role).email->lineEdit()->setText(chosen.data(EmailRole).toString());
                edited();
            });
    connect(edit, &QLineEdit::textEdited, this, [this, role](const QString& typed) {
        m_roles.at(role).name->setError({});
        m_roles.at(role).email->setError({});
        offer(role, typed);
        edited();
    });
}

void TemplateUsePage::offer(qsizetype role, const QString& typed)
{
    QStandardItemModel* offered = m_roles.at(role).offered;
    offered->clear();
    const QString start = typed.trimmed();
    if (start.isEmpty()) return;
    // Who took this role before comes first.
    QList<Person> found;
    for (const Person& person : memory().people(m_form->id, m_form->roles.at(role).name))
        if (person.name.startsWith(start, Qt::CaseInsensitive) ||
            person.email.startsWith(start, Qt::CaseInsensitive))
            found.append(person);
    for (const Person& person : m_people.matching(start))
        if (std::none_of(found.cbegin(), found.cend(), [&person](const Person& there) {
                return there.email.compare(person.email, Qt::CaseInsensitive) == 0;
            }))
            found.append(person);
    for (const Person& person : std::as_const(found)) {
        auto* item = new QStandardItem(person.name.isEmpty() ? person.email
                                                             : tr("%1 · %2").arg(person.name, person.email));
        item->setData(person.name, NameRole);
        item->setData(person.email, EmailRole);
        offered->appendRow(item);
    }
}

void TemplateUsePage::addValues(QVBoxLayout* column)
{
    QList<TemplateField> first;
    QList<TemplateField> more;
    for (const TemplateField& field : m_form->fields)
        (field.isPrefillable || field.isNeeded ? first : more).append(field);
    if (!first.isEmpty()) {
        column->addSpacing(space::s);
        column->addWidget(heading(tr("You fill in")));
        for (const TemplateField& field : std::as_const(first))
            addValue(column, field);
    }
    if (more.isEmpty()) return;
    auto* toggle = new QToolButton;
    toggle->setObjectName(QStringLiteral("useMore"));
    toggle->setAutoRaise(true);
    toggle->setCheckable(true);
    toggle->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    toggle->setText(tr("%n more field(s) that you can prefill", nullptr, static_cast<int>(more.size())));
    toggle->setIcon(icon(Icon::ChevronRight));
    column->addWidget(toggle, 0, Qt::AlignLeft);
    auto* box = new QWidget;
    box->setVisible(m_moreOpen);
    auto* inside = new QVBoxLayout(box);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->setSpacing(space::m);
    for (const TemplateField& field : std::as_const(more))
        addValue(inside, field);
    column->addWidget(box);
    connect(toggle, &QToolButton::toggled, box, [this, box, toggle](bool open) {
        m_moreOpen = open;
        box->setVisible(open);
        toggle->setIcon(icon(open ? Icon::ChevronDown : Icon::ChevronRight));
    });
    toggle->setChecked(m_moreOpen);
}

void TemplateUsePage::addValue(QVBoxLayout* column, const TemplateField& field)
{
    const QString label = field.label.isEmpty() ? tagTypeWord(field.type) : field.label;
    ValueInput input;
    const QString name = QStringLiteral("useValue:%1").arg(field.key);
    if (field.type == TagType::Checkbox) {
        auto* box = new QCheckBox(label);
        box->setChecked(field.preset == QLatin1StringView("true"));
        input.widget = box;
        connect(box, &QCheckBox::toggled, this, &TemplateUsePage::edited);
    } else if (!field.options.isEmpty()) {
        auto* list = new QComboBox;
        list->addItem(tr("— recipient chooses"), QString());
        for (const QString& option : field.options)
            list->addItem(field.isByPlace ? tr("Button %1").arg(option) : option, option);
        list->setCurrentIndex(std::max(0, list->findData(field.preset)));
        input.widget = list;
        connect(list, &QComboBox::currentIndexChanged, this, &TemplateUsePage::edited);
    } else {
        auto* edit = new QLineEdit(field.preset);
        edit->setPlaceholderText(exampleOf(field));
        if (field.rule.style.maxLength) edit->setMaxLength(*field.rule.style.maxLength);
        if (field.type == TagType::MaskedText) edit->setEchoMode(QLineEdit::PasswordEchoOnEdit);
        input.widget = edit;
    }
    input.field = new FormField(name, input.widget);
    input.field->setLabel(field.type == TagType::Checkbox ? QString() : label);
    input.widget->setAccessibleName(label);
    if (field.isNeeded) input.field->setHint(tr("Required: the recipient can't fill in this field."));
    if (auto* edit = qobject_cast<QLineEdit*>(input.widget))
        connect(edit, &QLineEdit::textEdited, this, [this, field, shown = input.field](const QString& text) {
            // What is wrong is told while it is typed; that something is missing, when it is sent.
            shown->setError(text.trimmed().isEmpty() ? QString()
                                                     : messageText(workflow::valueFault(field, text)));
            edited();
        });
    m_values.insert(field.key, input);
    column->addWidget(input.field);
}

void TemplateUsePage::addDocument(QVBoxLayout* column)
{
    const workflow::TemplateMemory::Entry before = memory().entry(m_form->id);
    column->addSpacing(space::s);
    column->addWidget(heading(tr("The document")));
    auto* title = new QLineEdit(before.titlePattern.isEmpty() ? m_form->title : before.titlePattern);
    title->setMaxLength(255);
    m_titleField = new FormField(QStringLiteral("useDocumentTitle"), title);
    m_titleField->setLabel(tr("Title"));
    column->addWidget(m_titleField);
    connect(title, &QLineEdit::textChanged, this, &TemplateUsePage::edited);
    m_message = new QPlainTextEdit(m_form->message);
    m_message->setTabChangesFocus(true);
    m_message->setFixedHeight(84);
    m_message->setPlaceholderText(tr("Message to all recipients (optional)"));
    auto* message = new FormField(QStringLiteral("useMessage"), m_message);
    message->setLabel(tr("Message"));
    column->addWidget(message);
    m_folder = new QComboBox;
    m_folder->addItem(tr("No folder"), 0);
    for (const domain::Folder& folder : m_folders.folders())
        m_folder->addItem(folder.name, folder.id.value());
    m_folder->setCurrentIndex(std::max(0, m_folder->findData(before.folder.value())));
    auto* folder = new FormField(QStringLiteral("useFolder"), m_folder);
    folder->setLabel(tr("Folder"));
    m_expire = new QSpinBox;
    m_expire->setRange(1, 3650);
    m_expire->setSuffix(tr(" days"));
    m_expire->setValue(m_form->setting.expireDaysAfterSent);
    auto* expire = new FormField(QStringLiteral("useExpire"), m_expire);
    expire->setLabel(tr("Expires after"));
    auto* row = new QHBoxLayout;
    row->setSpacing(space::m);
    row->addWidget(folder, 1, Qt::AlignTop);
    row->addWidget(expire, 1, Qt::AlignTop);
    column->addLayout(row);
}

} // namespace ink::ui
