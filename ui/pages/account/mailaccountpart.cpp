#include "ui/pages/account/mailaccountpart.h"

#include "app/domain/text/emailaddress.h"
#include "app/settings/settings.h"
#include "ui/models/messagetext.h"
#include "ui/pages/account/settingsrows.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/inputs/formfield.h"
#include "ui/widgets/layout/wraprow.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/theme.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace ink::ui {

namespace {

using workflow::MailAccount;
using Security = MailAccount::Security;

/** The address of `Name <address>`, or the text itself. */
QString addressIn(const QString& from)
{
    const qsizetype open = from.indexOf(QLatin1Char('<'));
    const qsizetype close = from.lastIndexOf(QLatin1Char('>'));
    return (open >= 0 && close > open ? from.mid(open + 1, close - open - 1) : from).trimmed();
}

/** The default port for sending: RFC 8314 §3.3, RFC 6409 §3.1, RFC 5321 §4.5.4.2. */
int defaultSmtpPort(Security security)
{
    switch (security) {
    case Security::Tls:
        return 465;
    case Security::StartTls:
        return 587;
    case Security::None:
        break;
    }
    return 25;
}

/** The default port for reading the mailbox: RFC 8314 §3.2, RFC 3501 §2.1. */
int defaultImapPort(Security security)
{
    return security == Security::Tls ? 993 : 143;
}

bool isThisComputer(const QString& server)
{
    return server == QLatin1String("localhost") || server == QLatin1String("127.0.0.1") ||
           server == QLatin1String("::1");
}

} // namespace

MailAccountPart::MailAccountPart(settings::Settings& settings, workflow::Delivery& delivery, QWidget* parent)
    : SettingsPart(QStringLiteral("mailAccountPart"), parent), m_settings(settings), m_delivery(delivery),
      m_hint(makeParagraph()), m_mailboxHint(makeParagraph()), m_from(new QLineEdit),
      m_fromField(new FormField(QStringLiteral("mailFrom"), m_from)), m_server(new QLineEdit),
      m_serverField(new FormField(QStringLiteral("mailServer"), m_server)), m_port(new QSpinBox),
      m_portField(new FormField(QStringLiteral("mailPort"), m_port)), m_security(new QComboBox),
      m_securityField(new FormField(QStringLiteral("mailSecurity"), m_security)), m_user(new QLineEdit),
      m_userField(new FormField(QStringLiteral("mailUser"), m_user)), m_password(new QLineEdit),
      m_passwordField(new FormField(QStringLiteral("mailPassword"), m_password)), m_mailbox(new QLineEdit),
      m_mailboxField(new FormField(QStringLiteral("mailboxServer"), m_mailbox)), m_mailboxPort(new QSpinBox),
      m_mailboxPortField(new FormField(QStringLiteral("mailboxPort"), m_mailboxPort)),
      m_mailboxSecurity(new QComboBox),
      m_mailboxSecurityField(new FormField(QStringLiteral("mailboxSecurity"), m_mailboxSecurity)),
      m_save(new QPushButton), m_test(new QPushButton), m_none(new QPushButton),
      m_good(named("mailAccountWorks", new Banner(Tone::Good, this))),
      m_failed(named("mailAccountFails", new Banner(Tone::Bad, this))), m_error(new ErrorBanner(this))
{
    m_from->setPlaceholderText(QStringLiteral("Anna Weber <anna@example.com>"));
    m_server->setPlaceholderText(QStringLiteral("smtp.example.com"));
    m_server->setInputMethodHints(Qt::ImhUrlCharactersOnly);
    m_port->setRange(0, 65535);
    m_mailbox->setPlaceholderText(QStringLiteral("imap.example.com"));
    m_mailbox->setInputMethodHints(Qt::ImhUrlCharactersOnly);
    m_mailboxPort->setRange(0, 65535);
    m_password->setEchoMode(QLineEdit::Password);
    const Form form(this);
    form.setUpLabel(m_title, QT_TR_NOOP("Email account"));
    form.setUpLabel(m_hint, QT_TR_NOOP("The service on this computer sends signing links, codes and copies "
                                       "through your own email account while Inkstone is running."));
    form.setUpField(m_fromField, QT_TR_NOOP("Send as"),
                    {.hint = QT_TR_NOOP("A name and an email address, or only the address.")});
    form.setUpField(m_serverField, QT_TR_NOOP("Outgoing mail server (SMTP)"));
    form.setUpField(m_portField, QT_TR_NOOP("Port"));
    form.setUpField(m_securityField, QT_TR_NOOP("Encryption"));
    for (QComboBox* security : {m_security, m_mailboxSecurity}) {
        security->addItem(QStringLiteral("TLS"), static_cast<int>(Security::Tls));
        security->addItem(QStringLiteral("STARTTLS"), static_cast<int>(Security::StartTls));
        form.addChoices(security, {{QT_TR_NOOP("None (only for a server on this computer)"),
                                    static_cast<int>(Security::None)}});
    }
    form.setUpField(m_mailboxField, QT_TR_NOOP("Incoming mail server (IMAP), optional"));
    form.setUpLabel(m_mailboxHint,
                    QT_TR_NOOP("Inkstone checks this mailbox for bounced messages and marks their "
                               "recipients. It doesn't change anything in the mailbox."));
    form.setUpField(m_mailboxPortField, QT_TR_NOOP("Port"));
    form.setUpField(m_mailboxSecurityField, QT_TR_NOOP("Encryption"));
    form.setUpField(m_userField, QT_TR_NOOP("User name"),
                    {.hint = QT_TR_NOOP("Leave empty if the server doesn't require sign-in.")});
    form.setUpField(
        m_passwordField, QT_TR_NOOP("Password"),
        {.hint = QT_TR_NOOP(
             "Stored only in this computer's keychain. Some providers ask for an app password here.")});
    form.setUpButton(m_save, "saveMailAccount", QT_TR_NOOP("Save email account"),
                     {.isDefault = true, .clicked = [this] { save(); }});
    form.setUpButton(m_test, "testMailAccount", QT_TR_NOOP("Send a test message"),
                     {.clicked = [this] { sendTest(); }});
    form.setUpButton(m_none, "noMailAccount", QT_TR_NOOP("Stop sending email"));
    layOut();
    connect(m_from, &QLineEdit::editingFinished, this, &MailAccountPart::suggest);
    for (QLineEdit* line : {m_from, m_server, m_user, m_password, m_mailbox})
        connect(line, &QLineEdit::textChanged, this, &MailAccountPart::handleEdit);
    for (QSpinBox* port : {m_port, m_mailboxPort})
        connect(port, &QSpinBox::valueChanged, this, &MailAccountPart::handleEdit);
    for (QComboBox* security : {m_security, m_mailboxSecurity})
        connect(security, &QComboBox::currentIndexChanged, this, &MailAccountPart::handleEdit);
    connect(m_error, &ErrorBanner::retryRequested, this, &MailAccountPart::save);
    connect(m_none, &QPushButton::clicked, this, [this] {
        m_delivery.setPassword({}, this, [](const Result<void>&) {});
        clearResults();
        apply({});
    });
    form.translate([this] { refresh(); });
    fill();
}

void MailAccountPart::layOut()
{
    for (FormField* field : {m_serverField, m_mailboxField})
        field->keepLabelOnOneLine();
    m_column->addWidget(m_hint);
    m_column->addWidget(m_fromField);
    m_column->addLayout(makeFieldRow({{m_serverField, 3}, {m_securityField, 3}, {m_portField, 1}}));
    m_column->addLayout(makeFieldRow({{m_userField, 1}, {m_passwordField, 1}}));
    m_column->addLayout(
        makeFieldRow({{m_mailboxField, 3}, {m_mailboxSecurityField, 3}, {m_mailboxPortField, 1}}));
    m_column->addWidget(m_mailboxHint);
    m_column->addSpacing(space::s);
    m_column->addLayout(makeButtonRow({m_save, m_test, m_none}));
    m_column->addWidget(m_good);
    m_column->addWidget(m_failed);
    m_column->addWidget(m_error);
}

void MailAccountPart::fill()
{
    const MailAccount account = workflow::loadMailAccount(m_settings);
    m_from->setText(account.from);
    m_server->setText(account.server);
    m_port->setValue(account.port);
    m_security->setCurrentIndex(qMax(0, m_security->findData(static_cast<int>(account.security))));
    m_user->setText(account.user);
    m_mailbox->setText(account.mailboxServer);
    m_mailboxPort->setValue(account.mailboxPort);
    m_mailboxSecurity->setCurrentIndex(
        qMax(0, m_mailboxSecurity->findData(static_cast<int>(account.mailboxSecurity))));
    m_password->clear();
    refresh();
}

void MailAccountPart::refresh()
{
    const MailAccount kept = workflow::loadMailAccount(m_settings);
    const bool isLocked = m_settings.isLocked(settings::options::mailServer);
    const bool isChanged = enteredAccount() != kept || !m_password->text().isEmpty();
    m_save->setEnabled(isChanged && !isLocked);
    m_test->setEnabled(!m_isTesting && !m_server->text().trimmed().isEmpty());
    m_none->setVisible(kept.isSet());
    m_none->setEnabled(!isLocked);
    for (FormField* field : {m_fromField, m_serverField, m_portField, m_securityField, m_userField,
                             m_mailboxField, m_mailboxPortField, m_mailboxSecurityField})
        field->setEnabled(!isLocked);
    if (isLocked) m_serverField->setHint(tr("Set by your administrator."));
    m_port->setSpecialValueText(QString::number(defaultSmtpPort(enteredAccount().security)));
    m_mailboxPort->setSpecialValueText(QString::number(defaultImapPort(enteredAccount().mailboxSecurity)));
    m_password->setPlaceholderText(m_delivery.hasPassword() ? tr("Stored in the keychain") : QString());
}

void MailAccountPart::handleEdit()
{
    for (FormField* field :
         {m_fromField, m_serverField, m_securityField, m_passwordField, m_userField, m_mailboxSecurityField})
        field->setError({});
    refresh();
}

void MailAccountPart::suggest()
{
    const QString address = addressIn(m_from->text());
    if (!m_server->text().isEmpty() || !domain::isEmail(address)) return;
    const MailAccount usual = workflow::suggestMailAccount(address);
    m_server->setText(usual.server);
    m_security->setCurrentIndex(qMax(0, m_security->findData(static_cast<int>(usual.security))));
    if (m_user->text().isEmpty()) m_user->setText(usual.user);
    if (m_mailbox->text().isEmpty()) m_mailbox->setText(usual.mailboxServer);
}

MailAccount MailAccountPart::enteredAccount() const
{
    return {m_server->text().trimmed(),
            m_port->value(),
            static_cast<Security>(m_security->currentData().toInt()),
            m_user->text().trimmed(),
            m_from->text().trimmed(),
            m_mailbox->text().trimmed(),
            m_mailboxPort->value(),
            static_cast<Security>(m_mailboxSecurity->currentData().toInt())};
}

bool MailAccountPart::validate()
{
    const MailAccount account = enteredAccount();
    const bool hasAddress = domain::isEmail(addressIn(account.from));
    const bool hasPassword = !m_password->text().isEmpty() || m_delivery.hasPassword();
    const bool isOpen = !account.user.isEmpty() && account.security == Security::None;
    const bool isWithoutPassword = !account.user.isEmpty() && !hasPassword;
    m_fromField->setError(hasAddress ? QString() : tr("Enter an email address."));
    m_serverField->setError(account.isSet() ? QString() : tr("Enter the server's name."));
    m_securityField->setError(isOpen ? tr("A password is sent only over an encrypted connection.")
                                     : QString());
    m_passwordField->setError(isWithoutPassword ? tr("Enter the password for this account.") : QString());
    const bool hasMailbox = !account.mailboxServer.isEmpty();
    const bool isMailboxOpen =
        hasMailbox && account.mailboxSecurity == Security::None && !isThisComputer(account.mailboxServer);
    const bool isWithoutUser = hasMailbox && account.user.isEmpty();
    m_mailboxSecurityField->setError(
        isMailboxOpen ? tr("A password is sent only over an encrypted connection.") : QString());
    m_userField->setError(isWithoutUser ? tr("Enter the user name for the incoming mail server.")
                                        : QString());
    return hasAddress && account.isSet() && !isOpen && !isWithoutPassword && !isMailboxOpen && !isWithoutUser;
}

void MailAccountPart::save()
{
    clearResults();
    if (!validate()) return;
    const MailAccount account = enteredAccount();
    if (m_password->text().isEmpty()) return apply(account);
    m_save->setEnabled(false);
    m_delivery.setPassword(
        Secret(m_password->text().toUtf8()), this, [this, account](const Result<void>& kept) {
            apply(account);
            if (!kept)
                m_passwordField->setError(tr(
                    "The keychain isn't available, so the password is kept only until you close Inkstone."));
        });
}

void MailAccountPart::apply(const MailAccount& account)
{
    const MailAccount before = workflow::loadMailAccount(m_settings);
    const auto put = [this](const MailAccount& to) -> Result<void> {
        workflow::saveMailAccount(m_settings, to);
        auto restarted = m_delivery.restart();
        fill();
        return restarted;
    };
    if (const auto restarted = put(account); !restarted) return m_error->setError(restarted.error());
    if (!account.isSet()) return Q_EMIT messageRequested(tr("This computer no longer sends email."), {});
    Q_EMIT messageRequested(tr("Email account saved."), [put, before] { (void)put(before); });
}

void MailAccountPart::clearResults()
{
    m_good->hide();
    m_failed->hide();
    m_error->setError(std::nullopt);
}

void MailAccountPart::sendTest()
{
    clearResults();
    if (!validate()) return;
    workflow::TestMessage message;
    message.account = enteredAccount();
    if (!m_password->text().isEmpty()) message.password = Secret(m_password->text().toUtf8());
    message.recipient = addressIn(message.account.from);
    message.subject = tr("Test message from Inkstone");
    message.text = tr("Inkstone can send email through this account.");
    m_isTesting = true;
    m_test->setText(tr("Sending…"));
    refresh();
    m_delivery.sendTest(message, this, [this, to = message.recipient](const Result<void>& sent) {
        m_isTesting = false;
        m_test->setText(tr("Send a test message"));
        refresh();
        if (!sent)
            return m_failed->showText(tr("The test message wasn't sent."), messageText(sent.error().detail));
        m_good->showText(tr("The mail server accepted the message."), tr("Check the inbox of %1.").arg(to));
    });
}

} // namespace ink::ui

#include "moc_mailaccountpart.cpp"
