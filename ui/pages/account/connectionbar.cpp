#include "ui/pages/account/connectionbar.h"

#include "app/workflow/session/session.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/errortext.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/inputs/formfield.h"
#include "ui/widgets/style/theme.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace ink::ui {

ConnectionBar::ConnectionBar(workflow::Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_offline(named("offlineBanner", new Banner(Tone::Info, this))),
      m_rejected(new QWidget(this)),
      m_reason(named("keyRefusedBanner", new Banner(Tone::Warning, m_rejected))),
      m_key(new FormField(QStringLiteral("newKey"), new QLineEdit, m_rejected)),
      m_submit(new QPushButton(m_rejected))
{
    setObjectName(QStringLiteral("connectionBar"));
    const Form form(this);
    form.setUpField(m_key, QT_TR_NOOP("New API key"));
    form.setUpButton(m_submit, "useNewKey", QT_TR_NOOP("Save key"), {.clicked = [this] { submitKey(); }});
    m_key->lineEdit()->setEchoMode(QLineEdit::Password);
    m_key->lineEdit()->setInputMethodHints(Qt::ImhHiddenText | Qt::ImhSensitiveData |
                                           Qt::ImhNoPredictiveText);
    m_key->setMaximumWidth(420);
    auto* row = new QHBoxLayout;
    row->setSpacing(space::m);
    row->addWidget(m_key, 1, Qt::AlignTop);
    row->addWidget(m_submit, 0, Qt::AlignBottom);
    row->addStretch(1);
    auto* refused = new QVBoxLayout(m_rejected);
    refused->setContentsMargins(0, 0, 0, space::s);
    refused->setSpacing(space::s);
    refused->addWidget(m_reason);
    refused->addLayout(row);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_offline);
    column->addWidget(m_rejected);
    connect(m_offline, &Banner::actionTriggered, this, [this] { m_session.probe(); });
    connect(m_key->lineEdit(), &QLineEdit::returnPressed, this, &ConnectionBar::submitKey);
    connect(m_key->lineEdit(), &QLineEdit::textEdited, this, [this] { m_key->setError({}); });
    connect(&m_session, &workflow::Session::reachChanged, this, &ConnectionBar::updateState);
    connect(&m_session, &workflow::Session::currentChanged, this, &ConnectionBar::updateState);
    form.translate([this] { updateState(); });
}

void ConnectionBar::updateState()
{
    using Reach = workflow::Session::Reach;
    const auto current = m_session.current();
    const bool remote = m_session.isRemote();
    const Reach reach = m_session.reach();
    if (current && reach == Reach::Offline) {
        m_offline->showText(
            remote ? tr("%1 can't be reached.").arg(current->baseUrl.host())
                   : tr("The service on this computer can't be reached."),
            tr("You can keep working. Changes are stored here and sent when the connection is back."));
        m_offline->setAction(tr("Retry now"));
    } else {
        m_offline->hide();
    }
    const bool refused = remote && reach == Reach::KeyRefused;
    if (refused)
        m_reason->showText(
            tr("The API key for %1 is no longer valid.").arg(current->label),
            tr("It was revoked or has expired. Enter a new key. Your unsaved changes are kept."));
    else
        m_key->lineEdit()->clear();
    m_rejected->setVisible(refused);
}

void ConnectionBar::submitKey()
{
    const auto current = m_session.current();
    const QString text = m_key->lineEdit()->text().trimmed();
    if (!current || !m_submit->isEnabled()) return;
    if (text.isEmpty()) return m_key->setError(tr("Enter the API key."));
    m_key->setError({});
    m_submit->setEnabled(false);
    m_session.replaceKey(current->id, Secret(text.toUtf8()), this, [this](const Result<void>& taken) {
        m_submit->setEnabled(true);
        if (taken) {
            m_key->lineEdit()->clear();
            Q_EMIT keyAccepted();
            return;
        }
        const QString fault = fieldErrorText(taken.error(), QStringLiteral("apiKey"));
        m_key->setError(fault.isEmpty() ? errorText(taken.error()) : fault);
        m_key->input()->setFocus();
    });
}

} // namespace ink::ui

#include "moc_connectionbar.cpp"
