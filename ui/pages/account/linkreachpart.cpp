#include "ui/pages/account/linkreachpart.h"

#include "app/domain/account/network.h"
#include "app/settings/settings.h"
#include "ui/dialogs/prompts.h"
#include "ui/pages/account/settingsrows.h"
#include "ui/widgets/banner.h"
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
#include <QPushButton>
#include <QRadioButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QUrl>
#include <QVBoxLayout>

namespace ink::ui {

namespace {

using workflow::LinkReach;
using workflow::ReachResult;
using Kind = LinkReach::Kind;

constexpr int minPort = 1024; // lower ports require administrator rights

/** Returns the address as `https://host[:port][/path]` (or http) without a slash at the end; empty if it is
 * invalid or has parts that a signing link can't have. */
QString plainUrl(const QString& text)
{
    const QUrl url(text.trimmed(), QUrl::StrictMode);
    const bool isWeb =
        url.scheme() == QLatin1StringView("https") || url.scheme() == QLatin1StringView("http");
    if (!url.isValid() || !isWeb || url.host().isEmpty() || !url.userInfo().isEmpty() || url.hasQuery() ||
        url.hasFragment())
        return {};
    QString plain = url.toString(QUrl::FullyEncoded);
    while (plain.endsWith(QLatin1Char('/')))
        plain.chop(1);
    return plain;
}

} // namespace

LinkReachPart::LinkReachPart(settings::Settings& settings, workflow::Delivery& delivery, Prompts& prompts,
                             QWidget* parent)
    : SettingsPart(QStringLiteral("linkReachPart"), parent), m_settings(settings), m_delivery(delivery),
      m_prompts(prompts), m_hint(makeParagraph()), m_computer(new QRadioButton(this)),
      m_network(new QRadioButton(this)), m_address(new QRadioButton(this)), m_meaning(makeParagraph()),
      m_host(new QComboBox), m_hostField(new FormField(QStringLiteral("linkHost"), m_host)),
      m_url(new QLineEdit), m_urlField(new FormField(QStringLiteral("linkUrl"), m_url)), m_port(new QSpinBox),
      m_portField(new FormField(QStringLiteral("linkPort"), m_port)), m_proxy(new WrappingCheckBox(this)),
      m_apply(new QPushButton), m_test(new QPushButton),
      m_state(named("linkReachState", new Banner(Tone::Info, this))), m_error(new ErrorBanner(this))
{
    const Form form(this);
    form.setUpLabel(m_title, QT_TR_NOOP("Signing links"));
    form.setUpLabel(m_hint,
                    QT_TR_NOOP("Signing links point to the service on this computer, so they work only "
                               "while Inkstone is running here."));
    form.setUpButton(m_computer, "linksHere", QT_TR_NOOP("Only on this computer"));
    form.setUpButton(m_network, "linksInNetwork", QT_TR_NOOP("On the local network"));
    form.setUpButton(m_address, "linksByAddress", QT_TR_NOOP("At a public address or over a VPN"));
    form.setUpField(m_hostField, QT_TR_NOOP("This computer's address on the network"));
    form.setUpField(m_urlField, QT_TR_NOOP("Base address of signing links"));
    form.setUpField(m_portField, QT_TR_NOOP("Port"));
    form.setUpButton(m_proxy, "linkBehindProxy",
                     QT_TR_NOOP("A reverse proxy on this computer forwards requests to the service"));
    form.setUpButton(m_apply, "applyLinkReach", QT_TR_NOOP("Apply"), {.clicked = [this] { askAndApply(); }});
    form.setUpButton(m_test, "testLinkReach", QT_TR_NOOP("Test the address"),
                     {.clicked = [this] { testAddress(); }});
    m_host->setEditable(true);
    m_url->setPlaceholderText(QStringLiteral("https://sign.example.com"));
    m_url->setInputMethodHints(Qt::ImhUrlCharactersOnly);
    m_port->setRange(minPort, 65535);
    m_port->setGroupSeparatorShown(false);
    layOut();
    for (QRadioButton* button : {m_computer, m_network, m_address})
        connect(button, &QRadioButton::toggled, this, &LinkReachPart::refresh);
    connect(m_host, &QComboBox::editTextChanged, this, &LinkReachPart::refresh);
    connect(m_url, &QLineEdit::textChanged, this, &LinkReachPart::refresh);
    connect(m_port, &QSpinBox::valueChanged, this, &LinkReachPart::refresh);
    connect(m_proxy, &QCheckBox::toggled, this, &LinkReachPart::refresh);
    connect(&m_delivery, &workflow::Delivery::changed, this, &LinkReachPart::showState);
    form.translate([this] {
        refresh();
        showState();
    });
    fill();
}

void LinkReachPart::layOut()
{
    m_column->addWidget(m_hint);
    for (QRadioButton* button : {m_computer, m_network, m_address})
        m_column->addWidget(button);
    m_column->addWidget(m_meaning);
    m_column->addLayout(makeFieldRow({{m_hostField, 3}, {m_urlField, 3}, {m_portField, 1}}));
    m_column->addWidget(m_proxy);
    m_column->addSpacing(space::s);
    m_column->addLayout(makeButtonRow({m_apply, m_test}));
    m_column->addWidget(m_state);
    m_column->addWidget(m_error);
    m_column->addStretch(1);
}

void LinkReachPart::fill()
{
    const LinkReach reach = workflow::loadLinkReach(m_settings);
    {
        const QSignalBlocker quiet(m_host);
        m_host->clear();
        m_host->addItems(m_delivery.networkNames());
        if (!reach.host.isEmpty()) m_host->setEditText(reach.host);
    }
    m_url->setText(reach.url);
    m_port->setValue(reach.port);
    m_proxy->setChecked(reach.isBehindProxy);
    (reach.kind == Kind::Network   ? m_network
     : reach.kind == Kind::Address ? m_address
                                   : m_computer)
        ->setChecked(true);
    refresh();
}

void LinkReachPart::refresh()
{
    const LinkReach now = enteredReach();
    const LinkReach kept = workflow::loadLinkReach(m_settings);
    namespace options = settings::options;
    const bool isLocked = m_settings.isLocked(options::linkReach) || m_settings.isLocked(options::linkHost) ||
                          m_settings.isLocked(options::linkUrl) || m_settings.isLocked(options::linkPort) ||
                          m_settings.isLocked(options::linkBehindProxy);
    m_hostField->setVisible(now.kind == Kind::Network);
    m_urlField->setVisible(now.kind == Kind::Address);
    m_portField->setVisible(now.kind != Kind::Computer);
    m_proxy->setVisible(now.kind == Kind::Address);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_computer, m_network, m_address, m_hostField,
                                                           m_urlField, m_portField, m_proxy})
        widget->setEnabled(!isLocked);
    const bool isSame =
        now.kind == kept.kind && now.publicUrl() == kept.publicUrl() &&
        (now.kind == Kind::Computer || (now.port == kept.port && now.isBehindProxy == kept.isBehindProxy));
    m_apply->setEnabled(!isSame && !isLocked);
    m_test->setVisible(kept.kind != Kind::Computer);
    m_test->setEnabled(isSame);
    m_hostField->setError({});
    m_urlField->setError({});
    switch (now.kind) {
    case Kind::Computer:
        m_meaning->setText(tr("People sign here in person. Nobody else can open a link."));
        break;
    case Kind::Network:
        m_meaning->setText(tr("Anyone on this network who has a link can open it. The connection isn't "
                              "encrypted, so use this only on a network that you trust."));
        break;
    case Kind::Address:
        m_meaning->setText(m_proxy->isChecked()
                               ? tr("Set up the proxy to forward %1 to http://127.0.0.1:%2.")
                                     .arg(now.url.isEmpty() ? m_url->placeholderText() : now.url)
                                     .arg(now.port)
                               : tr("The service accepts connections from every network on port %1. Forward "
                                    "this port to this computer.")
                                     .arg(now.port));
        break;
    }
    if (isLocked) m_meaning->setText(tr("Set by your administrator."));
}

LinkReach LinkReachPart::enteredReach() const
{
    LinkReach reach = workflow::loadLinkReach(m_settings);
    reach.kind = m_network->isChecked()   ? Kind::Network
                 : m_address->isChecked() ? Kind::Address
                                          : Kind::Computer;
    reach.host = m_host->currentText().trimmed();
    reach.url = plainUrl(m_url->text());
    reach.port = m_port->value();
    reach.isBehindProxy = m_proxy->isChecked();
    return reach;
}

bool LinkReachPart::validate()
{
    const LinkReach reach = enteredReach();
    if (reach.kind == Kind::Network) {
        const QUrl url(reach.publicUrl(), QUrl::StrictMode);
        const bool isGood = !url.host().isEmpty() && !domain::isLoopbackUrl(url);
        m_hostField->setError(isGood ? QString() : tr("Choose an address that other computers can reach."));
        return isGood;
    }
    if (reach.kind == Kind::Address) {
        const bool isHere = domain::isLoopbackUrl(QUrl(reach.url));
        const bool isGood = !reach.url.isEmpty() && !isHere;
        m_urlField->setError(
            isGood ? QString()
            : isHere
                ? tr("This address works only on this computer. Enter one that other computers can reach.")
                : tr("Enter an address such as https://sign.example.com."));
        return isGood;
    }
    return true;
}

void LinkReachPart::askAndApply()
{
    m_error->setError(std::nullopt);
    if (!validate()) return;
    const LinkReach reach = enteredReach();
    const bool isOpened =
        reach.kind == Kind::Network || (reach.kind == Kind::Address && !reach.isBehindProxy);
    if (!isOpened) return apply(reach);
    m_prompts.confirm(this,
                      {QStringLiteral("openService"), tr("Allow connections from other computers?"),
                       tr("The service on this computer accepts connections from other computers on port %1. "
                          "They can open signing links and sign in with an API key.")
                           .arg(reach.port),
                       tr("Allow connections"), true},
                      [this, reach](bool yes) {
                          if (yes) apply(reach);
                      });
}

void LinkReachPart::apply(const LinkReach& reach)
{
    const LinkReach before = workflow::loadLinkReach(m_settings);
    const auto put = [this](const LinkReach& to) -> Result<void> {
        workflow::saveLinkReach(m_settings, to);
        auto restarted = m_delivery.restart();
        fill();
        showState();
        return restarted;
    };
    if (const auto restarted = put(reach); !restarted) return m_error->setError(restarted.error());
    Q_EMIT messageRequested(reach.kind == Kind::Computer
                                ? tr("Signing links work only on this computer.")
                                : tr("Signing links begin with %1.").arg(reach.publicUrl()),
                            [put, before] { (void)put(before); });
    if (reach.kind != Kind::Computer) testAddress();
}

void LinkReachPart::showState()
{
    const LinkReach reach = workflow::loadLinkReach(m_settings);
    m_state->setVisible(false);
    if (reach.kind == Kind::Computer) return;
    if (!m_delivery.ownsPort()) {
        m_state->setTone(Tone::Warning);
        m_state->showText(
            tr("Port %1 is in use by another program, so the service can't be reached.").arg(reach.port),
            tr("Choose another port, or quit that program and restart Inkstone."));
        return;
    }
    if (reach.kind == Kind::Network && !m_delivery.networkNames().contains(reach.host)) {
        m_state->setTone(Tone::Warning);
        m_state->showText(
            tr("This computer no longer has the address %1.").arg(reach.host),
            tr("Links that begin with this address don't work. Choose one of the current addresses."));
    }
}

void LinkReachPart::testAddress()
{
    m_test->setEnabled(false);
    m_test->setText(tr("Testing…"));
    m_delivery.checkLinkReach(this, [this](const Result<ReachResult>& found) {
        m_test->setText(tr("Test the address"));
        refresh();
        if (!found) return m_error->setError(found.error());
        showResult(*found);
    });
}

void LinkReachPart::showResult(const ReachResult& result)
{
    using Verdict = ReachResult::Verdict;
    const auto notify = [this](Tone tone, const QString& what, const QString& advice) {
        m_state->setTone(tone);
        m_state->showText(what, advice);
    };
    const QString& address = result.address;
    switch (result.verdict) {
    case Verdict::Ours:
        return notify(Tone::Good, tr("%1 reaches the service on this computer.").arg(address),
                      tr("The test ran on this computer, and a firewall may still block other devices. To be "
                         "sure, open the address on a phone."));
    case Verdict::Other:
        return notify(Tone::Warning, tr("A different Inkstone service responds at %1.").arg(address),
                      tr("This computer's signing links don't work there. Check where the proxy or port "
                         "forwarding sends requests."));
    case Verdict::NoService:
        return notify(Tone::Warning, tr("%1 responds, but it isn't an Inkstone service.").arg(address),
                      tr("Check where the proxy or port forwarding sends requests."));
    case Verdict::NotFound:
        return notify(Tone::Warning, tr("The host name in %1 couldn't be found.").arg(address),
                      tr("Check the spelling, or add a DNS record for the name."));
    case Verdict::NotSecure:
        return notify(Tone::Warning, tr("The certificate of %1 isn't trusted.").arg(address),
                      tr("Browsers show a warning. Renew the certificate or use one that browsers trust."));
    case Verdict::NoResponse:
        return notify(Tone::Warning, tr("No response from %1 when tested from this computer.").arg(address),
                      tr("Check the proxy, the forwarded port and the firewall. Some routers don't let you "
                         "open their own address from inside the network; in that case, try it on a phone "
                         "with Wi-Fi turned off."));
    }
}

} // namespace ink::ui

#include "moc_linkreachpart.cpp"
