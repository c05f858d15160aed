#include "ui/pages/signing/signingcodeform.h"

#include "ui/models/isolated.h"
#include "ui/widgets/errortext.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/inputs/formfield.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"

#include <QEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace ink::ui {

using workflow::SignerCodes;

namespace {
constexpr int formWidth = 400;
constexpr int maxCodeLength = 64;
} // namespace

SigningCodeForm::SigningCodeForm(QWidget* parent)
    : QWidget(parent), m_title(makeTitleLabel(this)), m_text(named("signingCodeText", new QLabel(this))),
      m_sendFault(named("sendCodeFault", new ToneLabel(Tone::Bad, this))),
      m_code(new FormField(QStringLiteral("signingCode"), new QLineEdit, this)),
      m_continue(named("giveCode", new QPushButton(this))),
      m_again(named("sendCodeAgain", new QPushButton(this)))
{
    setObjectName(QStringLiteral("signingCodeForm"));
    setFixedWidth(formWidth);
    for (QLabel* label : std::initializer_list<QLabel*>{m_title, m_text, m_sendFault}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    QLineEdit* input = m_code->lineEdit();
    input->setMaxLength(maxCodeLength);
    input->setMinimumHeight(40);
    input->setTextMargins(space::s, 0, space::s, 0);
    QFont font = bodyFont();
    font.setPixelSize(16);
    input->setFont(font);
    m_continue->setDefault(true);
    m_continue->setMinimumHeight(48);
    QFont big = sectionFont();
    big.setPixelSize(16);
    m_continue->setFont(big);
    m_again->setFlat(true);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::s);
    column->addWidget(m_title);
    column->addWidget(m_text);
    column->addWidget(m_sendFault);
    column->addSpacing(space::s);
    column->addWidget(m_code);
    column->addSpacing(space::s);
    column->addWidget(m_continue);
    column->addWidget(m_again, 0, Qt::AlignLeft);

    connect(m_continue, &QPushButton::clicked, this, &SigningCodeForm::submit);
    connect(input, &QLineEdit::returnPressed, this, &SigningCodeForm::submit);
    connect(m_again, &QPushButton::clicked, this, &SigningCodeForm::sendRequested);
    connect(input, &QLineEdit::textEdited, this, [this] {
        m_isEmpty = false;
        m_request.error.reset(); // it belonged to the previous code
        retranslate();
    });
    retranslate();
    onLanguageChange(this, [this] { retranslate(); });
}

void SigningCodeForm::start(const QString& recipient)
{
    m_recipient = recipient;
    m_request = {};
    m_isEmpty = false;
    m_code->lineEdit()->clear();
    retranslate();
    m_code->lineEdit()->setFocus(Qt::OtherFocusReason);
}

void SigningCodeForm::setRequest(const SignerCodes::CodeRequest& asked)
{
    const bool another = asked.kind != m_request.kind;
    const bool refused = asked.error && m_request.isChecking && !asked.isChecking;
    m_request = asked;
    if (another) {
        m_isEmpty = false;
        m_code->lineEdit()->clear();
    }
    retranslate();
    if (!refused && !another) return;
    m_code->lineEdit()->selectAll();
    m_code->lineEdit()->setFocus(Qt::OtherFocusReason);
}

void SigningCodeForm::submit()
{
    if (m_request.isChecking) return;
    const QString code = m_code->lineEdit()->text().trimmed();
    m_isEmpty = code.isEmpty();
    if (!m_isEmpty) return Q_EMIT codeEntered(code);
    retranslate();
    m_code->lineEdit()->setFocus(Qt::OtherFocusReason);
}

QString SigningCodeForm::explanation() const
{
    if (m_request.kind == SignerCodes::Kind::AccessCode)
        return m_recipient.isEmpty() ? tr("The sender gives this code to the signer.")
                                     : tr("The sender gives this code to %1.").arg(m_recipient);
    if (m_request.isSending) return tr("A code is being sent to %1…").arg(isolated(m_request.address));
    if (m_request.wasSent && m_request.kind == SignerCodes::Kind::SmsCode)
        return tr("A code was sent to %1. Check your text messages.").arg(isolated(m_request.address));
    if (m_request.wasSent)
        return tr("A code was sent to %1. Check your email.").arg(isolated(m_request.address));
    return tr("You need a code, which will be sent to %1.").arg(isolated(m_request.address));
}

QString SigningCodeForm::fault() const
{
    if (m_isEmpty) return tr("Enter the code first.");
    if (!m_request.error) return {};
    switch (m_request.error->code) {
    case ErrorCode::Forbidden:
    case ErrorCode::Validation:
        break;
    case ErrorCode::RateLimit: {
        const int minutes = (m_request.error->retryAfterMs + 59'999) / 60'000;
        return minutes > 0 ? tr("Too many wrong codes. Try again in %n minute(s).", nullptr, minutes)
                           : tr("Too many wrong codes. Try again in a few minutes.");
    }
    default:
        return errorText(*m_request.error);
    }
    const QString wrong = m_request.kind != SignerCodes::Kind::AccessCode
                              ? tr("This code is incorrect or has expired.")
                              : tr("This code is incorrect.");
    if (!m_request.attemptsLeft) return wrong;
    const int left = *m_request.attemptsLeft;
    return wrong + QLatin1Char(' ') +
           (left > 0 ? tr("%n attempt(s) left.", nullptr, left)
                     : tr("No attempts left. Try again in a few minutes."));
}

QString SigningCodeForm::sendFault() const
{
    if (!m_request.sendError || m_request.isSending) return {};
    switch (m_request.sendError->code) {
    case ErrorCode::RateLimit:
        return tr("A code was sent less than a minute ago. Wait a moment before requesting another.");
    case ErrorCode::Unavailable:
        if (m_request.kind == SignerCodes::Kind::SmsCode)
            return tr("This service can't send text messages at the moment, so it can't send a code. Ask the "
                      "sender for help.");
        return tr(
            "This service can't send email at the moment, so it can't send a code. Ask the sender for help.");
    default:
        return errorText(*m_request.sendError);
    }
}

void SigningCodeForm::retranslate()
{
    const bool mail = m_request.kind == SignerCodes::Kind::MailCode;
    const bool sms = m_request.kind == SignerCodes::Kind::SmsCode;
    m_title->setText(mail  ? tr("Enter the code from the email")
                     : sms ? tr("Enter the code from the text message")
                           : tr("Enter the access code"));
    m_text->setText(explanation());
    m_sendFault->setText(sendFault());
    m_sendFault->setVisible(!m_sendFault->text().isEmpty());
    m_code->setLabel(mail  ? tr("Code from the email")
                     : sms ? tr("Code from the text message")
                           : tr("Access code"));
    m_code->setError(fault());
    m_code->lineEdit()->setReadOnly(m_request.isChecking);
    m_continue->setText(m_request.isChecking ? tr("Checking…") : tr("Continue"));
    m_continue->setEnabled(!m_request.isChecking);
    m_again->setText(m_request.wasSent ? tr("Send code again") : tr("Send code"));
    m_again->setVisible(mail || sms);
    m_again->setEnabled(!m_request.isSending);
}

} // namespace ink::ui

#include "moc_signingcodeform.cpp"
