#include "ui/widgets/forms/form.h"

#include "ui/widgets/inputs/formfield.h"
#include "ui/widgets/inputs/shortcutwords.h"
#include "ui/widgets/style/onchange.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>

namespace ink::ui {

namespace {

void setName(QObject& object, QAnyStringView name)
{
    if (!name.isNull()) object.setObjectName(name);
}

} // namespace

void Form::setTitle(const FormText& text) const
{
    this->bindText(text, [window = m_owner](const QString& words) { window->setWindowTitle(words); });
}

void Form::setUpLabel(QLabel* label, const FormText& text, const LabelOptions& options) const
{
    setName(*label, options.name);
    if (options.isWrapped) label->setWordWrap(true);
    this->bindText(text, [label](const QString& words) { label->setText(words); });
    this->bindText(options.toolTip, [label](const QString& words) { label->setToolTip(words); });
}

void Form::setUpButton(QAbstractButton* button, QAnyStringView name, const FormText& text,
                       const ButtonOptions& options) const
{
    setName(*button, name);
    if (options.icon) button->setIcon(icon(*options.icon));
    if (auto* push = qobject_cast<QPushButton*>(button)) {
        if (options.isDefault) push->setDefault(true);
        if (!options.isAutoDefault) push->setAutoDefault(false);
    }
    this->bindText(text, [button](const QString& words) { button->setText(words); });
    this->bindText(options.toolTip, [button, isName = text.isEmpty()](const QString& words) {
        button->setToolTip(words);
        if (isName) button->setAccessibleName(words);
    });
    this->bindText(options.accessibleName,
                   [button](const QString& words) { button->setAccessibleName(words); });
    if (options.clicked)
        QObject::connect(button, &QAbstractButton::clicked, m_owner,
                         [clicked = options.clicked] { clicked(); });
}

void Form::setUpInput(QWidget* input, QAnyStringView name, const InputOptions& options) const
{
    setName(*input, name);
    if (QLabel* label = options.label) {
        label->setBuddy(input);
        bindText(options.labelText, [label, input](const QString& words) {
            label->setText(words);
            input->setAccessibleName(withoutMnemonic(words));
        });
    }
    bindText(options.accessibleName, [input](const QString& words) { input->setAccessibleName(words); });
    bindText(options.placeholder,
             [input](const QString& words) { input->setProperty("placeholderText", words); });
    bindText(options.toolTip, [input](const QString& words) { input->setToolTip(words); });
}

void Form::setUpField(FormField* field, const FormText& label, const FieldOptions& options) const
{
    bindText(label, [field](const QString& words) { field->setLabel(words); });
    bindText(options.hint, [field](const QString& words) { field->setHint(words); });
    bindText(options.placeholder,
             [field](const QString& words) { field->input()->setProperty("placeholderText", words); });
}

void Form::addChoices(QComboBox* box, std::initializer_list<FormChoice> choices) const
{
    for (const FormChoice& choice : choices) {
        box->addItem({}, choice.data);
        bindText(choice.text,
                 [box, at = box->count() - 1](const QString& words) { box->setItemText(at, words); });
    }
}

void Form::bindText(const FormText& text, std::function<void(const QString&)> set) const
{
    if (text.isEmpty()) return;
    translate([text, context = m_context, set = std::move(set)] { set(text.translated(context)); });
}

void Form::translate(const std::function<void()>& act) const
{
    act();
    onLanguageChange(m_owner, act);
}

} // namespace ink::ui
