#include "ui/pages/welcome/connectform.h"

#include "app/workflow/session/session.h"
#include "ui/models/isolated.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/errortext.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/inputs/formfield.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/theme.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace ink::ui {

ConnectForm::ConnectForm(workflow::Session& session, QWidget* parent)
    : QWidget(parent), m_session(session),
      m_address(new FormField(QStringLiteral("baseAddress"), new QLineEdit, this)),
      m_key(new FormField(QStringLiteral("apiKey"), new QLineEdit, this)), m_title(makeSectionLabel(this)),
      m_result(new Banner(Tone::Good, this)), m_error(new ErrorBanner(this)), m_spinner(new Spinner(this)),
      m_test(new QPushButton(this)), m_connect(new QPushButton(this)), m_back(new QPushButton(this))
{
    setObjectName(QStringLiteral("connectForm"));
    m_key->lineEdit()->setEchoMode(QLineEdit::Password);
    m_key->lineEdit()->setInputMethodHints(Qt::ImhHiddenText | Qt::ImhSensitiveData |
                                           Qt::ImhNoPredictiveText);
    m_address->lineEdit()->setInputMethodHints(Qt::ImhUrlCharactersOnly);
    m_address->lineEdit()->setPlaceholderText(QStringLiteral("https://sign.example.org"));
    const Form form(this);
    form.setUpField(m_address, QT_TR_NOOP("Service address"));
    form.setUpField(m_key, QT_TR_NOOP("API key"));
    form.setUpButton(m_test, "testConnection", QT_TR_NOOP("Test connection"),
                     {.clicked = [this] { test(); }});
    form.setUpButton(m_connect, "connectButton", QT_TR_NOOP("Connect"),
                     {.isDefault = true, .clicked = [this] { connectNow(); }});
    form.setUpButton(m_back, "connectBack", QT_TR_NOOP("Back"));
    m_spinner->hide();
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_back);
    buttons->addStretch();
    buttons->addWidget(m_spinner);
    buttons->addWidget(m_test);
    buttons->addWidget(m_connect);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::m);
    column->addWidget(m_title);
    column->addWidget(m_address);
    column->addWidget(m_key);
    column->addLayout(buttons);
    column->addWidget(m_result); // below, so that the buttons stay under the pointer
    column->addWidget(m_error);
    connect(m_back, &QPushButton::clicked, this, &ConnectForm::backRequested);
    connect(m_error, &ErrorBanner::retryRequested, this, &ConnectForm::connectNow);
    for (FormField* field : {m_address, m_key}) {
        connect(field->lineEdit(), &QLineEdit::textEdited, this, &ConnectForm::clearFaults);
        connect(field->lineEdit(), &QLineEdit::returnPressed, this, &ConnectForm::connectNow);
    }
    form.translate([this] { retranslate(); });
}

void ConnectForm::clear()
{
    m_address->lineEdit()->setText(m_session.serverAddress());
    m_address->lineEdit()->setReadOnly(m_session.isServerLocked());
    m_key->lineEdit()->clear();
    clearFaults();
    setBusy(false);
    m_known.clear();
    retranslate();
}

void ConnectForm::askForKey(const workflow::Profile& account)
{
    clear();
    m_known = account.email.isEmpty() ? account.label : account.email;
    m_address->lineEdit()->setText(account.baseUrl.toString());
    retranslate();
    m_key->input()->setFocus();
}

void ConnectForm::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_connect->isEnabled())
        Q_EMIT backRequested();
    else
        QWidget::keyPressEvent(event);
}

void ConnectForm::retranslate()
{
    m_title->setText(m_known.isEmpty() ? tr("Connect to a service") : tr("Sign in again"));
    m_address->setHint(m_session.isServerLocked()
                           ? tr("Set by your administrator.")
                           : tr("You get this address from the operator of the service."));
    m_key->setHint(
        m_known.isEmpty()
            ? tr("Stored only in this computer's keychain. Without a keychain, it's kept only until you "
                 "close Inkstone.")
            : tr("The key for %1 isn't stored on this computer. Enter it again to continue.").arg(m_known));
}

void ConnectForm::setBusy(bool busy)
{
    for (QWidget* widget : std::initializer_list<QWidget*>{m_test, m_connect, m_address, m_key})
        widget->setEnabled(!busy);
    m_spinner->setVisible(busy);
}

void ConnectForm::clearFaults()
{
    m_address->setError({});
    m_key->setError({});
    m_result->hide();
    m_error->setError(std::nullopt);
}

void ConnectForm::showError(const Error& error)
{
    if (const QString text = fieldErrorText(error, QStringLiteral("baseUrl")); !text.isEmpty()) {
        m_address->setError(text);
        m_address->input()->setFocus();
    } else if (error.code == ErrorCode::Auth) {
        m_key->setError(errorText(error));
        m_key->input()->setFocus();
    } else {
        m_error->setError(error);
        m_address->input()->setFocus();
    }
}

void ConnectForm::askForMissingKey()
{
    m_key->setError(tr("Enter the API key."));
    m_key->input()->setFocus();
}

void ConnectForm::test()
{
    clearFaults();
    const auto url = workflow::Session::checkBaseUrl(m_address->lineEdit()->text());
    if (!url) return showError(url.error());
    if (m_key->lineEdit()->text().isEmpty()) return askForMissingKey();
    setBusy(true);
    m_session.testConnection(*url, Secret(m_key->lineEdit()->text().toUtf8()), this,
                             [this](const Result<domain::AccountDetails>& account) {
                                 setBusy(false);
                                 if (!account) return showError(account.error());
                                 m_result->showText(tr("The service is available."),
                                                    tr("Signed in as %1.").arg(isolated(account->email)));
                                 m_connect->setFocus();
                             });
}

void ConnectForm::connectNow()
{
    clearFaults();
    const auto url = workflow::Session::checkBaseUrl(m_address->lineEdit()->text());
    if (!url) return showError(url.error());
    if (m_key->lineEdit()->text().isEmpty()) return askForMissingKey();
    setBusy(true);
    m_session.connectTo(*url, Secret(m_key->lineEdit()->text().toUtf8()), this,
                        [this](const Result<void>& result) {
                            setBusy(false);
                            if (!result) return showError(result.error());
                            clear();
                            Q_EMIT connected();
                        });
}

} // namespace ink::ui

#include "moc_connectform.cpp"
