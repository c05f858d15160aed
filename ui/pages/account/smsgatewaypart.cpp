#include "ui/pages/account/smsgatewaypart.h"

#include "app/domain/document/phonenumber.h"
#include "app/settings/settings.h"
#include "ui/models/messagetext.h"
#include "ui/pages/account/settingsrows.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/forms/fold.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/inputs/formfield.h"
#include "ui/widgets/inputs/wrappingcheckbox.h"
#include "ui/widgets/layout/wraprow.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QUrl>
#include <QVBoxLayout>

namespace ink::ui {

namespace {

using workflow::SmsAccount;

constexpr int textHeight = 76;

/** An input for headers or JSON, always left-to-right, with an example as its placeholder. */
class CodeEdit final : public QPlainTextEdit
{
public:
    explicit CodeEdit(const QString& example) : m_example(example)
    {
        setLayoutDirection(Qt::LeftToRight);
        setAccessibleDescription(example);
    }

protected:
    void paintEvent(QPaintEvent* event) override
    {
        QPlainTextEdit::paintEvent(event);
        if (!document()->isEmpty()) return;
        // Qt would align a placeholder with the application's direction.
        QPainter painter(viewport());
        painter.setPen(palette().placeholderText().color());
        const int margin = qRound(document()->documentMargin());
        painter.drawText(viewport()->rect().adjusted(margin, margin, -margin, -margin),
                         Qt::AlignTop | Qt::AlignLeft | Qt::AlignAbsolute | Qt::TextWordWrap, m_example);
    }

private:
    const QString m_example;
};

QPlainTextEdit* codeEdit(const QString& example)
{
    auto* edit = new CodeEdit(example);
    edit->setTabChangesFocus(true);
    edit->setFixedHeight(textHeight);
    edit->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    return edit;
}

QStringList linesOf(const QPlainTextEdit& edit)
{
    QStringList lines;
    for (const QString& line : edit.toPlainText().split(QLatin1Char('\n')))
        if (!line.trimmed().isEmpty()) lines.append(line.trimmed());
    return lines;
}

} // namespace

SmsGatewayPart::SmsGatewayPart(settings::Settings& settings, workflow::Delivery& delivery, QWidget* parent)
    : SettingsPart(QStringLiteral("smsGatewayPart"), parent), m_settings(settings), m_delivery(delivery),
      m_content(new QWidget), m_fold(new Fold(QStringLiteral("smsGatewayFold"), m_content, this)),
      m_hint(makeParagraph()), m_url(new QLineEdit),
      m_urlField(new FormField(QStringLiteral("smsUrl"), m_url)), m_method(new QComboBox),
      m_methodField(new FormField(QStringLiteral("smsMethod"), m_method)), m_format(new QComboBox),
      m_formatField(new FormField(QStringLiteral("smsFormat"), m_format)),
      m_headers(codeEdit(QStringLiteral("Authorization: Bearer {secret}"))),
      m_headersField(new FormField(QStringLiteral("smsHeaders"), m_headers)),
      m_body(codeEdit(QStringLiteral(R"({"to": "{to}", "from": "{from}", "text": "{text}"})"))),
      m_bodyField(new FormField(QStringLiteral("smsBody"), m_body)), m_placeholders(makeParagraph()),
      m_secret(new QLineEdit), m_secretField(new FormField(QStringLiteral("smsSecret"), m_secret)),
      m_sender(new QLineEdit), m_senderField(new FormField(QStringLiteral("smsSender"), m_sender)),
      m_success(new QLineEdit), m_successField(new FormField(QStringLiteral("smsSuccess"), m_success)),
      m_successText(new QLineEdit),
      m_successTextField(new FormField(QStringLiteral("smsSuccessText"), m_successText)),
      m_local(new WrappingCheckBox), m_number(new QLineEdit),
      m_numberField(new FormField(QStringLiteral("smsTestNumber"), m_number)), m_save(new QPushButton),
      m_test(new QPushButton), m_none(new QPushButton),
      m_good(named("smsGatewayWorks", new Banner(Tone::Good, this))),
      m_failed(named("smsGatewayFails", new Banner(Tone::Bad, this))), m_error(new ErrorBanner(this))
{
    m_url->setPlaceholderText(QStringLiteral("https://sms.example.com/messages"));
    m_url->setInputMethodHints(Qt::ImhUrlCharactersOnly);
    for (const char* method : {"POST", "PUT", "GET"})
        m_method->addItem(QLatin1String(method));
    m_secret->setEchoMode(QLineEdit::Password);
    m_success->setPlaceholderText(QStringLiteral("2xx"));
    m_number->setPlaceholderText(QStringLiteral("+49 151 23456789"));
    m_number->setInputMethodHints(Qt::ImhDialableCharactersOnly);
    const Form form(this);
    form.setUpLabel(m_title, QT_TR_NOOP("Advanced"));
    form.bindText(QT_TR_NOOP("Codes by SMS"), [this](const QString& title) { m_fold->setTitle(title); });
    form.setUpLabel(
        m_hint,
        QT_TR_NOOP("The service on this computer sends one-time codes to phones through an SMS gateway with "
                   "an HTTP interface. Your gateway's documentation describes its requests."));
    form.setUpField(m_urlField, QT_TR_NOOP("Gateway address"));
    form.setUpField(m_methodField, QT_TR_NOOP("Method"));
    form.setUpField(m_formatField, QT_TR_NOOP("Body format"));
    m_format->addItem(QStringLiteral("JSON"), false);
    form.addChoices(m_format, {{QT_TR_NOOP("Form fields"), true}});
    form.setUpField(m_headersField, QT_TR_NOOP("Headers, one per line"));
    form.setUpField(m_bodyField, QT_TR_NOOP("Body"));
    form.setUpLabel(
        m_placeholders,
        QT_TR_NOOP("{to} stands for the phone number, {toDigits} for the number without +, {text} for the "
                   "message and {from} for the sender name. In headers and the body, {secret} stands for "
                   "the secret and {secretBase64} for the secret in Base64."));
    form.setUpField(
        m_secretField, QT_TR_NOOP("Secret"),
        {.hint = QT_TR_NOOP("An API key, or user:password. Stored only in this computer's keychain.")});
    form.setUpField(m_senderField, QT_TR_NOOP("Sender name"));
    form.setUpField(m_successField, QT_TR_NOOP("Success status codes"));
    form.setUpField(m_successTextField, QT_TR_NOOP("Text that the response must contain (optional)"));
    form.setUpButton(m_local, "smsLocal",
                     QT_TR_NOOP("The gateway is on this computer or on a private network"));
    form.setUpField(m_numberField, QT_TR_NOOP("Phone number for the test message"));
    form.setUpButton(m_save, "saveSmsGateway", QT_TR_NOOP("Save SMS gateway"),
                     {.clicked = [this] { save(); }});
    form.setUpButton(m_test, "testSmsGateway", QT_TR_NOOP("Send a test message"),
                     {.clicked = [this] { sendTest(); }});
    form.setUpButton(m_none, "noSmsGateway", QT_TR_NOOP("Stop sending codes by SMS"));
    layOut();
    for (QLineEdit* line : {m_url, m_secret, m_sender, m_success, m_successText, m_number})
        connect(line, &QLineEdit::textChanged, this, &SmsGatewayPart::handleEdit);
    for (QPlainTextEdit* text : {m_headers, m_body})
        connect(text, &QPlainTextEdit::textChanged, this, &SmsGatewayPart::handleEdit);
    for (QComboBox* box : {m_method, m_format})
        connect(box, &QComboBox::currentIndexChanged, this, &SmsGatewayPart::handleEdit);
    connect(m_local, &QCheckBox::toggled, this, &SmsGatewayPart::handleEdit);
    connect(m_error, &ErrorBanner::retryRequested, this, &SmsGatewayPart::save);
    connect(m_none, &QPushButton::clicked, this, [this] {
        m_delivery.setSmsSecret({}, this, [](const Result<void>&) {});
        clearResults();
        apply({});
    });
    form.translate([this] { refresh(); });
    fill();
}

void SmsGatewayPart::layOut()
{
    auto* column = new QVBoxLayout(m_content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(m_column->spacing());
    m_column->addWidget(m_fold);
    column->addWidget(m_hint);
    column->addLayout(makeFieldRow({{m_urlField, 4}, {m_methodField, 1}, {m_formatField, 1}}));
    column->addLayout(makeFieldRow({{m_headersField, 1}, {m_bodyField, 1}}));
    column->addWidget(m_placeholders);
    column->addLayout(makeFieldRow({{m_secretField, 1}, {m_senderField, 1}}));
    column->addLayout(makeFieldRow({{m_successField, 1}, {m_successTextField, 1}}));
    column->addWidget(m_local);
    column->addWidget(m_numberField);
    column->addSpacing(space::s);
    column->addLayout(makeButtonRow({m_save, m_test, m_none}));
    column->addWidget(m_good);
    column->addWidget(m_failed);
    column->addWidget(m_error);
}

void SmsGatewayPart::fill()
{
    const SmsAccount account = workflow::loadSmsAccount(m_settings);
    m_url->setText(account.url);
    m_method->setCurrentIndex(qMax(0, m_method->findText(account.method)));
    m_format->setCurrentIndex(account.isForm ? 1 : 0);
    m_headers->setPlainText(account.headers.join(QLatin1Char('\n')));
    m_body->setPlainText(account.body);
    m_sender->setText(account.sender);
    m_success->setText(account.acceptedStatuses);
    m_successText->setText(account.successText);
    m_local->setChecked(account.allowsLocal);
    m_secret->clear();
    refresh();
}

void SmsGatewayPart::refresh()
{
    const SmsAccount kept = workflow::loadSmsAccount(m_settings);
    const bool isLocked = m_settings.isLocked(settings::options::smsUrl);
    const bool isChanged = enteredAccount() != kept || !m_secret->text().isEmpty();
    m_fold->setSummary(kept.isSet() ? tr("Sent through %1").arg(QUrl(kept.url).host()) : tr("Not set up"));
    m_save->setEnabled(isChanged && !isLocked && enteredAccount().isSet());
    m_test->setEnabled(!m_isTesting && enteredAccount().isSet());
    m_none->setVisible(kept.isSet());
    m_none->setEnabled(!isLocked);
    m_urlField->setEnabled(!isLocked);
    m_urlField->setHint(isLocked ? tr("Set by your administrator.") : QString());
    const bool hasBody = m_method->currentText() != QLatin1String("GET");
    m_bodyField->setEnabled(hasBody);
    m_formatField->setEnabled(hasBody);
    m_secret->setPlaceholderText(m_delivery.hasSmsSecret() ? tr("Stored in the keychain") : QString());
}

void SmsGatewayPart::handleEdit()
{
    m_secretField->setError({});
    m_numberField->setError({});
    refresh();
}

SmsAccount SmsGatewayPart::enteredAccount() const
{
    SmsAccount account;
    account.url = m_url->text().trimmed();
    account.method = m_method->currentText();
    account.headers = linesOf(*m_headers);
    account.isForm = m_format->currentIndex() == 1;
    account.body = m_body->toPlainText().trimmed();
    account.sender = m_sender->text().trimmed();
    account.acceptedStatuses = m_success->text().trimmed();
    account.successText = m_successText->text().trimmed();
    account.allowsLocal = m_local->isChecked();
    return account;
}

void SmsGatewayPart::save()
{
    clearResults();
    const SmsAccount account = enteredAccount();
    std::optional<Secret> secret;
    if (!m_secret->text().isEmpty()) secret = Secret(m_secret->text().toUtf8());
    if (const auto good = m_delivery.checkSms(account, secret); !good)
        return m_failed->showText(tr("These gateway settings aren't valid."),
                                  messageText(good.error().detail));
    if (!secret) return apply(account);
    m_save->setEnabled(false);
    m_delivery.setSmsSecret(*secret, this, [this, account](const Result<void>& kept) {
        apply(account);
        if (!kept)
            m_secretField->setError(
                tr("The keychain isn't available, so the secret is kept only until you quit Inkstone."));
    });
}

void SmsGatewayPart::apply(const SmsAccount& account)
{
    const SmsAccount before = workflow::loadSmsAccount(m_settings);
    const auto put = [this](const SmsAccount& to) -> Result<void> {
        workflow::saveSmsAccount(m_settings, to);
        auto restarted = m_delivery.restart();
        fill();
        return restarted;
    };
    if (const auto restarted = put(account); !restarted) return m_error->setError(restarted.error());
    if (!account.isSet()) return Q_EMIT messageRequested(tr("This computer doesn't send codes by SMS."), {});
    Q_EMIT messageRequested(tr("SMS gateway saved."), [put, before] { (void)put(before); });
}

void SmsGatewayPart::clearResults()
{
    m_good->hide();
    m_failed->hide();
    m_error->setError(std::nullopt);
}

void SmsGatewayPart::sendTest()
{
    clearResults();
    workflow::TestSms message;
    message.account = enteredAccount();
    if (!m_secret->text().isEmpty()) message.secret = Secret(m_secret->text().toUtf8());
    message.number = domain::e164Number(m_number->text());
    message.text = tr("Test message from Inkstone.");
    if (message.number.isEmpty()) {
        m_numberField->setError(tr("Enter a phone number with a country code, such as +49 151 23456789."));
        return m_number->setFocus(Qt::OtherFocusReason);
    }
    m_isTesting = true;
    m_test->setText(tr("Sending…"));
    refresh();
    m_delivery.sendTestSms(message, this, [this, to = message.number](const Result<void>& sent) {
        m_isTesting = false;
        m_test->setText(tr("Send a test message"));
        refresh();
        if (!sent)
            return m_failed->showText(tr("The test message wasn't sent."), messageText(sent.error().detail));
        m_good->showText(tr("The SMS gateway accepted the message."),
                         tr("Check that it arrives at %1.").arg(to));
    });
}

} // namespace ink::ui

#include "moc_smsgatewaypart.cpp"
