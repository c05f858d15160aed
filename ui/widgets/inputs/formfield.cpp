#include "ui/widgets/inputs/formfield.h"

#include "ui/widgets/inputs/shortcutwords.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/theme.h"

#include <QAccessible>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace ink::ui {

namespace {

constexpr int labelHeight = 20;

} // namespace

FormField::FormField(const QString& name, QWidget* input, QWidget* parent)
    : QWidget(parent), m_input(input), m_label(new QLabel(this)), m_hint(new QuietLabel(this)),
      m_error(new ToneLabel(Tone::Bad, this))
{
    setObjectName(name + QStringLiteral("Field"));
    if (m_input->objectName().isEmpty()) m_input->setObjectName(name);
    // A label with two scripts is taller; a minimum height keeps adjacent inputs aligned.
    m_label->setMinimumHeight(labelHeight);
    m_label->setBuddy(m_input);
    m_label->setWordWrap(true);
    m_error->setObjectName(name + QStringLiteral("Error"));
    m_error->setWordWrap(true);
    m_hint->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::xs);
    column->addWidget(m_label);
    column->addWidget(m_input);
    column->addWidget(m_hint);
    column->addWidget(m_error);
    m_hint->hide();
    m_error->hide();
}

void FormField::setLabel(const QString& label)
{
    m_label->setText(label);
    m_input->setAccessibleName(withoutMnemonic(label));
}

void FormField::keepLabelOnOneLine()
{
    m_label->setWordWrap(false);
}

void FormField::setHint(const QString& hint)
{
    m_hint->setText(hint);
    m_hint->setVisible(m_error->text().isEmpty() && !hint.isEmpty());
    describe();
}

void FormField::setError(const QString& error)
{
    if (m_error->text() == error) return;
    m_error->setText(error);
    m_error->setVisible(!error.isEmpty());
    m_hint->setVisible(error.isEmpty() && !m_hint->text().isEmpty()); // replaced by the error
    m_input->setProperty("invalid", !error.isEmpty());                // InkStyle paints its edge red
    m_input->update();
    describe();
    if (error.isEmpty()) return;
    QAccessibleEvent event(m_error, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

QString FormField::error() const
{
    return m_error->text();
}

QLineEdit* FormField::lineEdit() const
{
    return qobject_cast<QLineEdit*>(m_input);
}

void FormField::describe()
{
    m_input->setAccessibleDescription(m_error->text().isEmpty() ? m_hint->text() : m_error->text());
}

} // namespace ink::ui

#include "moc_formfield.cpp"
