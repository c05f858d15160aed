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

void Form::title(const FormText& text) const
{
    this->text(text, [window = m_owner](const QString& words) { window->setWindowTitle(words); });
}

void Form::label(QLabel* label, const FormText& text, const LabelOptions& options) const
{
    setName(*label, options.name);
    if (options.isWrapped) label->setWordWrap(true);
    this->text(text, [label](const QString& words) { label->setText(words); });
    this->text(options.toolTip, [label](const QString& words) { label->setToolTip(words); });
}

void Form::button(QAbstractButton* button, QAnyStringView name, const FormText& text,
                  const ButtonOptions& options) const
{
    setName(*button, name);
    if (options.icon) button->setIcon(icon(*options.icon));
    if (auto* push = qobject_cast<QPushButton*>(button)) {
        if (options.isDefault) push->setDefault(true);
        if (!options.isAutoDefault) push->setAutoDefault(false);
    }
    this->text(text, [button](const QString& words) { button->setText(words); });
    this->text(options.toolTip, [button, isName = text.isEmpty()](const QString& words) {
        button->setToolTip(words);
        if (isName) button->setAccessibleName(words);
    });
    this->text(options.accessibleName, [button](const QString& words) { button->setAccessibleName(words); });
    if (options.clicked)
        QObject::connect(button, &QAbstractButton::clicked, m_owner,
                         [clicked = options.clicked] { clicked(); });
}

void Form::input(QWidget* input, QAnyStringView name, const InputOptions& options) const
{
    setName(*input, name);
    if (QLabel* label = options.label) {
        label->setBuddy(input);
        text(options.labelText, [label, input](const QString& words) {
            label->setText(words);
            input->setAccessibleName(withoutMnemonic(words));
        });
    }
    text(options.accessibleName, [input](const QString& words) { input->setAccessibleName(words); });
    text(options.placeholder,
         [input](const QString& words) { input->setProperty("placeholderText", words); });
    text(options.toolTip, [input](const QString& words) { input->setToolTip(words); });
}

void Form::field(FormField* field, const FormText& label, const FieldOptions& options) const
{
    text(label, [field](const QString& words) { field->setLabel(words); });
    text(options.hint, [field](const QString& words) { field->setHint(words); });
    text(options.placeholder,
         [field](const QString& words) { field->input()->setProperty("placeholderText", words); });
}

void Form::choices(QComboBox* box, std::initializer_list<FormChoice> choices) const
{
    for (const FormChoice& choice : choices) {
        box->addItem({}, choice.data);
        text(choice.text,
             [box, at = box->count() - 1](const QString& words) { box->setItemText(at, words); });
    }
}

void Form::text(const FormText& text, std::function<void(const QString&)> set) const
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
