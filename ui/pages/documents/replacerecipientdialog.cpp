#include "ui/pages/documents/replacerecipientdialog.h"

#include "app/domain/text/emailaddress.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/theme.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace ink::ui {

ReplaceRecipientDialog::ReplaceRecipientDialog(qsizetype documents, QWidget* parent)
    : QDialog(parent), m_documents(documents), m_intro(new QuietLabel(this)),
      m_formerTitle(sectionLabel(this)), m_former(new QLineEdit(this)), m_nameTitle(sectionLabel(this)),
      m_name(new QLineEdit(this)), m_emailTitle(sectionLabel(this)), m_email(new QLineEdit(this)),
      m_go(new QPushButton(this)), m_cancel(new QPushButton(this))
{
    setObjectName(QStringLiteral("replaceRecipientDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowModality(Qt::WindowModal);
    setMinimumWidth(460);
    m_intro->setWordWrap(true);
    m_former->setObjectName(QStringLiteral("replaceFormer"));
    m_name->setObjectName(QStringLiteral("replaceName"));
    m_email->setObjectName(QStringLiteral("replaceEmail"));
    m_go->setObjectName(QStringLiteral("replaceGo"));
    m_go->setDefault(true);
    m_cancel->setObjectName(QStringLiteral("replaceCancel"));
    m_cancel->setAutoDefault(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::xl, space::xl, space::xl, space::l);
    column->setSpacing(space::s);
    column->addWidget(m_intro);
    for (const auto& [title, field] : {std::pair(m_formerTitle, m_former), std::pair(m_nameTitle, m_name),
                                       std::pair(m_emailTitle, m_email)}) {
        title->setBuddy(field);
        column->addSpacing(space::xs);
        column->addWidget(title);
        column->addWidget(field);
        connect(field, &QLineEdit::textChanged, this, &ReplaceRecipientDialog::check);
    }
    for (QLineEdit* address : {m_former, m_email})
        address->setInputMethodHints(Qt::ImhEmailCharactersOnly);
    column->addSpacing(space::s);
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(m_go, QDialogButtonBox::AcceptRole);
    buttons->addButton(m_cancel, QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    retranslate();
    check();
}

void ReplaceRecipientDialog::retranslate()
{
    const QString count = QLocale().toString(static_cast<qint64>(m_documents));
    setWindowTitle(tr("Correct a recipient in %1 documents").arg(count));
    m_intro->setText(tr("Replaces the person with the current address in every document where they haven't "
                        "acted yet. Their old links stop working, and new ones are issued."));
    m_formerTitle->setText(tr("Current address"));
    m_nameTitle->setText(tr("New name"));
    m_emailTitle->setText(tr("New address"));
    for (QLineEdit* address : {m_former, m_email})
        address->setPlaceholderText(tr("name@example.com"));
    m_name->setPlaceholderText(tr("First and last name"));
    m_former->setAccessibleName(m_formerTitle->text());
    m_name->setAccessibleName(m_nameTitle->text());
    m_email->setAccessibleName(m_emailTitle->text());
    m_go->setText(tr("Correct %1 documents").arg(count));
    m_cancel->setText(tr("Cancel"));
}

void ReplaceRecipientDialog::check()
{
    m_go->setEnabled(domain::isEmail(m_former->text().trimmed()) && !m_name->text().trimmed().isEmpty() &&
                     domain::isEmail(m_email->text().trimmed()));
}

workflow::DocumentAct ReplaceRecipientDialog::act() const
{
    workflow::DocumentAct act;
    act.kind = workflow::DocumentAct::Kind::Correct;
    act.formerEmail = m_former->text().trimmed();
    act.name = m_name->text().trimmed();
    act.email = m_email->text().trimmed();
    return act;
}

void ReplaceRecipientDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

} // namespace ink::ui
