#include "ui/pages/account/callbackfields.h"

#include "app/workflow/session/serversupport.h"
#include "app/workflow/session/session.h"
#include "ui/dialogs/prompts.h"
#include "ui/pages/account/settingsrows.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/inputs/formfield.h"
#include "ui/widgets/layout/wraprow.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/theme.h"

#include <QClipboard>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QUrl>
#include <QVBoxLayout>

namespace ink::ui {

CallbackAddress::CallbackAddress(workflow::Session& session, workflow::AccountSettings& account,
                                 QWidget* parent)
    : AccountFields(QStringLiteral("callbackAddressSection"), session, account, parent),
      m_callback(new QLineEdit)
{
    m_callback->setInputMethodHints(Qt::ImhUrlCharactersOnly);
    m_callback->setPlaceholderText(QStringLiteral("https://hooks.example.org/signed"));
    addLine(
        QStringLiteral("userSetting.postBackBase"), m_callback,
        [](UserSetting& user, NotificationSetting&) -> QString& { return user.postBackBase; },
        [](const QString& text) {
            if (text.isEmpty()) return QString();
            const QUrl url(text, QUrl::StrictMode);
            const bool web =
                url.scheme() == QLatin1StringView("http") || url.scheme() == QLatin1StringView("https");
            return url.isValid() && web && !url.host().isEmpty()
                       ? QString()
                       : tr("The callback address must be a full http or https address.");
        });
    auto* body = new QWidget(this);
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(formField(m_callback));
    setBody(body);
    retranslate();
}

void CallbackAddress::retranslate()
{
    setTitle(tr("Callback"));
    setLabel(m_callback, tr("Callback address"),
             tr("The service posts each completed document to this address, with / and the document number "
                "appended."));
    showDetails();
}

// The secret

CallbackSecret::CallbackSecret(workflow::Session& session, Prompts& prompts, QWidget* parent)
    : QWidget(parent), m_session(session), m_prompts(prompts), m_field(nullptr), m_line(new QLineEdit),
      m_show(new QPushButton(this)), m_copy(new QPushButton(this)), m_change(new QPushButton(this)),
      m_error(new ErrorBanner(this))
{
    setObjectName(QStringLiteral("callbackSecretSection"));
    m_field = new FormField(QStringLiteral("callbackSecret"), m_line, this);
    m_line->setReadOnly(true);
    m_line->setEchoMode(QLineEdit::Password);
    m_line->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_show->setCheckable(true);
    const Form form(this);
    form.setUpField(m_field, QT_TR_NOOP("Callback signing secret"),
                    {.hint = QT_TR_NOOP("The receiver uses it to verify the X-Inkstone-Signature header.")});
    const auto showOrHide = [this] { return m_show->isChecked() ? tr("Hide") : tr("Show"); };
    form.setUpButton(m_show, "showSecret", showOrHide);
    form.setUpButton(m_copy, "copySecret", QT_TR_NOOP("Copy"), {.icon = Icon::Copy});
    form.setUpButton(m_change, "changeSecret", QT_TR_NOOP("Change…"), {.clicked = [this] { change(); }});
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::s);
    column->addWidget(m_error);
    column->addWidget(m_field);
    column->addLayout(makeButtonRow({m_show, m_copy, m_change}));
    connect(m_show, &QPushButton::toggled, this, [this, showOrHide](bool shown) {
        m_line->setEchoMode(shown ? QLineEdit::Normal : QLineEdit::Password);
        m_show->setText(showOrHide());
    });
    connect(m_copy, &QPushButton::clicked, this, [this] {
        if (!m_secret) return;
        QGuiApplication::clipboard()->setText(QString::fromUtf8(m_secret->reveal()));
        Q_EMIT messageRequested(tr("Secret copied."), {});
    });
    connect(m_error, &ErrorBanner::retryRequested, this, &CallbackSecret::refresh);
    connect(&m_session, &workflow::Session::currentChanged, this, [this] {
        m_secret.reset();
        m_line->clear();
        m_show->setChecked(false);
        m_error->setError(std::nullopt);
        Q_EMIT secretChanged();
    });
    hide();
}

void CallbackSecret::refresh()
{
    api::ApiClient* client = m_session.client();
    if (!client) return;
    client->callbackSecret(this, [this](const Result<Secret>& secret) { showSecret(secret); });
}

void CallbackSecret::showSecret(const Result<Secret>& secret)
{
    const bool foreign = !secret && workflow::isUnsupported(secret.error());
    setVisible(!foreign); // other services sign in another way, or not at all
    m_error->setError(secret || foreign ? std::nullopt : std::optional(secret.error()));
    if (!secret) return;
    m_secret = *secret;
    m_line->setText(QString::fromUtf8(secret->reveal()));
    Q_EMIT secretChanged();
}

void CallbackSecret::change()
{
    m_prompts.confirm(this,
                      {QStringLiteral("changeSecret"), tr("Change the secret?"),
                       tr("All callbacks, including retries, will be signed with the new secret. Update the "
                          "receivers, or they will reject the callbacks."),
                       tr("Change secret"), true},
                      [this](bool yes) {
                          api::ApiClient* client = m_session.client();
                          if (!yes || !client) return;
                          client->rotateCallbackSecret(this, [this](const Result<Secret>& fresh) {
                              showSecret(fresh);
                              if (fresh) Q_EMIT messageRequested(tr("Secret changed."), {});
                          });
                      });
}

} // namespace ink::ui

#include "moc_callbackfields.cpp"
