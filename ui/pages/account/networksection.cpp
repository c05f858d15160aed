#include "ui/pages/account/networksection.h"

#include "app/settings/settings.h"
#include "app/workflow/session/session.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/isolated.h"
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
#include <QSslCertificate>
#include <QVBoxLayout>

namespace ink::ui {

namespace options = settings::options;

NetworkSection::NetworkSection(settings::Settings& settings, workflow::Session& session, Prompts& prompts,
                               QWidget* parent)
    : SettingsPart(QStringLiteral("networkSection"), parent), m_settings(settings), m_session(session),
      m_prompts(prompts), m_hint(makeParagraph()), m_kind(new QComboBox),
      m_kindField(new FormField(QStringLiteral("proxyKind"), m_kind)), m_host(new QLineEdit),
      m_hostField(new FormField(QStringLiteral("proxyHost"), m_host)), m_port(new QSpinBox),
      m_portField(new FormField(QStringLiteral("proxyPort"), m_port)), m_user(new QLineEdit),
      m_userField(new FormField(QStringLiteral("proxyUser"), m_user)), m_password(new QLineEdit),
      m_passwordField(new FormField(QStringLiteral("proxyPassword"), m_password)), m_own(new QWidget(this)),
      m_caTitle(makeSectionLabel(this)), m_ca(new QLineEdit),
      m_caField(new FormField(QStringLiteral("extraCaFile"), m_ca)), m_chooseCa(new QPushButton),
      m_noCa(new QPushButton), m_check(new QPushButton),
      m_good(named("networkAnswers", new Banner(Tone::Good, this))), m_error(new ErrorBanner(this))
{
    m_port->setRange(1, 65535);
    m_host->setPlaceholderText(QStringLiteral("proxy.example.org"));
    m_password->setEchoMode(QLineEdit::Password);
    m_ca->setReadOnly(true);
    const Form form(this);
    form.setUpLabel(m_title, QT_TR_NOOP("Proxy"));
    form.setUpLabel(m_hint,
                    QT_TR_NOOP("For remote services. Connections to this computer never use the proxy."));
    form.setUpField(m_kindField, QT_TR_NOOP("Connection"));
    form.setUpField(m_hostField, QT_TR_NOOP("Proxy address"));
    form.setUpField(m_portField, QT_TR_NOOP("Port"));
    form.setUpField(m_userField, QT_TR_NOOP("User name"),
                    {.hint = QT_TR_NOOP("Leave empty if the proxy doesn't require sign-in.")});
    form.setUpField(m_passwordField, QT_TR_NOOP("Password"));
    form.setUpLabel(m_caTitle, QT_TR_NOOP("Custom certificate authority"));
    form.setUpField(m_caField, QT_TR_NOOP("Certificate file (PEM)"));
    form.setUpButton(m_chooseCa, "chooseCa", QT_TR_NOOP("Choose…"), {.clicked = [this] { chooseCa(); }});
    form.setUpButton(m_noCa, "noCa", QT_TR_NOOP("Trust system certificates only"));
    form.setUpButton(m_check, "checkNetwork", QT_TR_NOOP("Test connection"),
                     {.clicked = [this] { check(); }});
    layOut();
    connect(m_kind, &QComboBox::currentIndexChanged, this, [this] {
        showKind();
        save();
    });
    for (QLineEdit* line : {m_host, m_user})
        connect(line, &QLineEdit::editingFinished, this, &NetworkSection::save);
    connect(m_port, &QSpinBox::editingFinished, this, &NetworkSection::save);
    connect(m_password, &QLineEdit::editingFinished, this, [this] {
        if (!m_password->isModified()) return;
        m_password->setModified(false);
        m_session.setProxyPassword(
            Secret(m_password->text().toUtf8()), this, [this](const Result<void>& kept) {
                m_passwordField->setError(kept ? QString()
                                               : tr("The keychain isn't available, so the password is kept "
                                                    "only until you close Inkstone."));
                m_password->clear();
                fill();
            });
    });
    connect(m_noCa, &QPushButton::clicked, this, [this] { setCa({}); });
    connect(m_error, &ErrorBanner::retryRequested, this, &NetworkSection::check);
    connect(&m_settings, &settings::Settings::changed, this, [this](const QString& key) {
        if (key.startsWith(QLatin1StringView("network/"))) fill();
    });
    connect(&m_session, &workflow::Session::currentChanged, this, [this] {
        m_good->hide();
        m_error->setError(std::nullopt);
        m_check->setEnabled(m_session.client() != nullptr);
    });
    form.translate([this] { fill(); });
}

void NetworkSection::layOut()
{
    auto* own = new QVBoxLayout(m_own);
    own->setContentsMargins(0, 0, 0, 0);
    own->setSpacing(space::m);
    own->addLayout(makeFieldRow({{m_hostField, 3}, {m_portField, 1}}));
    own->addLayout(makeFieldRow({{m_userField, 1}, {m_passwordField, 1}}));
    m_kindField->setMaximumWidth(340);
    m_column->addWidget(m_hint);
    m_column->addWidget(m_kindField);
    m_column->addWidget(m_own);
    m_column->addSpacing(space::s);
    m_column->addWidget(m_caTitle);
    m_column->addWidget(m_caField);
    m_column->addLayout(makeButtonRow({m_chooseCa, m_noCa}));
    m_column->addSpacing(space::s);
    m_column->addWidget(m_check, 0, Qt::AlignLeft);
    m_column->addWidget(m_good);
    m_column->addWidget(m_error);
    m_column->addStretch(1);
}

void NetworkSection::fill()
{
    m_filling = true;
    m_kind->clear();
    m_kind->addItem(tr("Use system settings"), QStringLiteral("system"));
    m_kind->addItem(tr("No proxy"), QStringLiteral("none"));
    m_kind->addItem(tr("HTTP proxy"), QStringLiteral("http"));
    m_kind->addItem(tr("SOCKS 5 proxy"), QStringLiteral("socks"));
    m_kind->setCurrentIndex(qMax(0, m_kind->findData(m_settings.value(options::proxyKind))));
    if (!m_host->hasFocus()) m_host->setText(m_settings.value(options::proxyHost));
    if (const int port = m_settings.value(options::proxyPort); port > 0)
        m_port->setValue(port);
    else if (!m_port->hasFocus())
        m_port->setValue(8080);
    if (!m_user->hasFocus()) m_user->setText(m_settings.value(options::proxyUser));
    m_password->setPlaceholderText(m_session.hasProxyPassword() ? tr("Stored in the keychain") : QString());
    m_passwordField->setHint(tr("Stored only in this computer's keychain."));
    const QString ca = m_settings.value(options::extraCaFile);
    m_ca->setText(ca);
    m_noCa->setEnabled(!ca.isEmpty() && !m_settings.isLocked(options::extraCaFile));
    m_chooseCa->setEnabled(!m_settings.isLocked(options::extraCaFile));
    const auto certificates =
        ca.isEmpty() ? QList<QSslCertificate>() : QSslCertificate::fromPath(ca, QSsl::Pem);
    m_caField->setError(!ca.isEmpty() && certificates.isEmpty()
                            ? tr("This file doesn't contain a valid certificate.")
                            : QString());
    m_caField->setHint(ca.isEmpty() ? tr("Only certificates that the system trusts are accepted.")
                                    : tr("%n certificate(s) trusted in addition to the system certificates.",
                                         nullptr, static_cast<int>(certificates.size())));
    const bool locked = m_settings.isLocked(options::proxyKind) || m_settings.isLocked(options::proxyHost) ||
                        m_settings.isLocked(options::proxyPort) || m_settings.isLocked(options::proxyUser);
    m_kind->setEnabled(!locked);
    m_own->setEnabled(!locked);
    m_kindField->setHint(locked ? tr("Set by your administrator.") : QString());
    m_check->setEnabled(m_session.client() != nullptr);
    m_filling = false;
    showKind();
}

void NetworkSection::showKind()
{
    const QString kind = m_kind->currentData().toString();
    m_own->setVisible(kind == QLatin1StringView("http") || kind == QLatin1StringView("socks"));
}

void NetworkSection::save()
{
    if (m_filling) return;
    const QString kind = m_kind->currentData().toString();
    const QString host = m_host->text().trimmed();
    const bool own = m_own->isVisibleTo(this);
    m_hostField->setError(own && host.isEmpty() ? tr("Enter the address of the proxy.") : QString());
    if (own && host.isEmpty()) return; // saved only when complete
    const auto state = [this] {
        return std::tuple(m_settings.value(options::proxyKind), m_settings.value(options::proxyHost),
                          m_settings.value(options::proxyPort), m_settings.value(options::proxyUser));
    };
    const auto put = [this](const std::tuple<QString, QString, int, QString>& to) {
        m_settings.set(options::proxyKind, std::get<0>(to));
        m_settings.set(options::proxyHost, std::get<1>(to));
        m_settings.set(options::proxyPort, std::get<2>(to));
        m_settings.set(options::proxyUser, std::get<3>(to));
        m_session.applyNetworkSettings();
    };
    const auto before = state();
    const std::tuple<QString, QString, int, QString> now{
        kind, own ? host : std::get<1>(before), own ? m_port->value() : std::get<2>(before),
        own ? m_user->text().trimmed() : std::get<3>(before)};
    if (now == before) return;
    put(now);
    Q_EMIT messageRequested(tr("Proxy changed."), [put, before] { put(before); });
}

void NetworkSection::chooseCa()
{
    m_prompts.chooseFiles(this,
                          {QStringLiteral("chooseCa"),
                           tr("Choose certificates to trust"),
                           tr("Certificates (*.pem *.crt *.cer);;All files (*)"),
                           false,
                           {}},
                          [this](const QStringList& files) {
                              if (!files.isEmpty()) setCa(files.first());
                          });
}

void NetworkSection::setCa(const QString& path)
{
    const QString before = m_settings.value(options::extraCaFile);
    if (path == before) return;
    if (!path.isEmpty() && QSslCertificate::fromPath(path, QSsl::Pem).isEmpty()) {
        m_caField->setError(tr("This file doesn't contain a valid certificate."));
        return;
    }
    const auto put = [this](const QString& file) {
        m_settings.set(options::extraCaFile, file);
        m_session.applyNetworkSettings();
    };
    put(path);
    Q_EMIT messageRequested(path.isEmpty() ? tr("Only the system's certificates are trusted.")
                                           : tr("The certificates are now trusted."),
                            [put, before] { put(before); });
}

void NetworkSection::check()
{
    api::ApiClient* client = m_session.client();
    if (!client) return;
    m_good->hide();
    m_error->setError(std::nullopt);
    m_check->setEnabled(false);
    client->accountDetails(this, [this](const Result<domain::AccountDetails>& account) {
        m_check->setEnabled(true);
        if (!account) return m_error->setError(account.error());
        m_good->showText(tr("The service is available."),
                         tr("Signed in as %1.").arg(isolated(account->email)));
    });
}

} // namespace ink::ui

#include "moc_networksection.cpp"
