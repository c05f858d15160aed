#include "ui/pages/signing/delegatedialog.h"

#include "app/domain/text/emailaddress.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/inputs/textarea.h"
#include "ui/widgets/inputs/textlimit.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/theme.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace ink::ui {

namespace {

constexpr int maxDelegateReason = 2000;

} // namespace

DelegateDialog::DelegateDialog(QWidget* parent)
    : QDialog(parent), m_intro(new QuietLabel(this)), m_nameTitle(makeSectionLabel(this)),
      m_name(new QLineEdit(this)), m_emailTitle(makeSectionLabel(this)), m_email(new QLineEdit(this)),
      m_reasonTitle(makeSectionLabel(this)), m_reason(new TextArea(this)), m_go(new QPushButton(this)),
      m_cancel(new QPushButton(this))
{
    setObjectName(QStringLiteral("delegateDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowModality(Qt::WindowModal);
    setMinimumWidth(460);
    const Form form(this);
    form.setTitle(QT_TR_NOOP("Delegate to another person"));
    form.setUpLabel(
        m_intro,
        QT_TR_NOOP("The other person gets a signing link by email. The current link stops working, and "
                   "what was entered here is removed."),
        {.isWrapped = true});
    form.setUpInput(m_name, "delegateName",
                    {.label = m_nameTitle,
                     .labelText = QT_TR_NOOP("Name"),
                     .placeholder = QT_TR_NOOP("First and last name")});
    form.setUpInput(m_email, "delegateEmail",
                    {.label = m_emailTitle,
                     .labelText = QT_TR_NOOP("Email address"),
                     .placeholder = QT_TR_NOOP("name@example.com")});
    form.setUpInput(
        m_reason, "delegateReason",
        {.label = m_reasonTitle, .labelText = QT_TR_NOOP("Reason (optional; the sender will see it)")});
    form.setUpButton(m_go, "delegateGo", QT_TR_NOOP("Delegate"), {.isDefault = true});
    form.setUpButton(m_cancel, "delegateCancel", QT_TR_NOOP("Cancel"), {.isAutoDefault = false});
    m_name->setMaxLength(255);
    m_email->setMaxLength(254);
    m_email->setInputMethodHints(Qt::ImhEmailCharactersOnly);
    m_reason->setFixedHeight(72);
    m_reason->setTabChangesFocus(true);
    setMaxLength(*m_reason, maxDelegateReason);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::xl, space::xl, space::xl, space::l);
    column->setSpacing(space::s);
    column->addWidget(m_intro);
    for (const auto& [title, field] : {std::pair<QLabel*, QWidget*>(m_nameTitle, m_name),
                                       std::pair<QLabel*, QWidget*>(m_emailTitle, m_email),
                                       std::pair<QLabel*, QWidget*>(m_reasonTitle, m_reason)}) {
        column->addSpacing(space::xs);
        column->addWidget(title);
        column->addWidget(field);
    }
    for (QLineEdit* line : {m_name, m_email})
        connect(line, &QLineEdit::textChanged, this, &DelegateDialog::check);
    column->addSpacing(space::s);
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(m_go, QDialogButtonBox::AcceptRole);
    buttons->addButton(m_cancel, QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    check();
}

void DelegateDialog::check()
{
    m_go->setEnabled(!m_name->text().trimmed().isEmpty() && domain::isEmail(m_email->text().trimmed()));
}

wire::DelegateRequest DelegateDialog::person() const
{
    return {m_name->text().trimmed(), m_email->text().trimmed(), m_reason->toPlainText().trimmed()};
}

} // namespace ink::ui

#include "moc_delegatedialog.cpp"
