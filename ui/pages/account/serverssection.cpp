#include "ui/pages/account/serverssection.h"

#include "app/domain/document/localsender.h"
#include "app/workflow/session/session.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/isolated.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/forms/listrow.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/layout/clearlayout.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/theme.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ink::ui {

ServersSection::ServersSection(workflow::Session& session, Prompts& prompts, QWidget* parent)
    : SettingsPart(QStringLiteral("serversSection"), parent), m_session(session), m_prompts(prompts),
      m_hint(makeParagraph()), m_good(named("serverAnswers", new Banner(Tone::Good, this))),
      m_error(new ErrorBanner(this)), m_rows(new QVBoxLayout), m_add(new QPushButton(this))
{
    const Form form(this);
    form.setUpLabel(m_title, QT_TR_NOOP("Accounts & services"));
    form.setUpButton(m_add, "addServer", QT_TR_NOOP("Add a service…"), {.icon = Icon::Add});
    m_good->setClosable(true);
    m_rows->setSpacing(0);
    m_column->addWidget(m_hint);
    m_column->addWidget(m_good);
    m_column->addWidget(m_error);
    m_column->addLayout(m_rows);
    m_column->addWidget(m_add, 0, Qt::AlignLeft);
    m_column->addStretch(1);
    connect(m_add, &QPushButton::clicked, this, &ServersSection::addRequested);
    connect(m_error, &ErrorBanner::retryRequested, this, &ServersSection::check);
    connect(&m_session, &workflow::Session::profilesChanged, this, &ServersSection::fill);
    connect(&m_session, &workflow::Session::reachChanged, this, &ServersSection::fill);
    connect(&m_session, &workflow::Session::currentChanged, this, [this] {
        m_good->hide();
        m_error->setError(std::nullopt);
        fill();
    });
    form.translate([this] { fill(); });
}

void ServersSection::fill()
{
    m_hint->setText(m_session.isKeyTemporary()
                        ? tr("This computer has no usable keychain, so the key is kept only until you close "
                             "Inkstone. Removing an account here doesn't delete its documents.")
                        : tr("Keys are stored in this computer's keychain. Removing an account here doesn't "
                             "delete its documents."));
    clearLayout(*m_rows);
    const QList<workflow::Profile> known = m_session.profiles();
    const bool hasLocal =
        std::any_of(known.cbegin(), known.cend(), [](const workflow::Profile& one) { return one.isLocal(); });
    if (!hasLocal) m_rows->addWidget(makeRow({QStringLiteral("local"), {}, {}, {}}, false));
    for (const workflow::Profile& profile : known)
        m_rows->addWidget(makeRow(profile, true));
}

QWidget* ServersSection::makeRow(const workflow::Profile& profile, bool isKnown)
{
    const auto current = m_session.current();
    const bool isOpen = current && current->id == profile.id;
    auto* sign = new QLabel;
    sign->setPixmap(iconPixmap(profile.isLocal() ? Icon::Computer : Icon::Cloud,
                               isOpen ? tokens(palette()).accent : tokens(palette()).quietInk, 20,
                               devicePixelRatioF()));
    auto* row = new ListRow("serverRow", sign);
    const QString name = profile.isLocal()         ? tr("This computer")
                         : profile.label.isEmpty() ? profile.baseUrl.host()
                                                   : profile.label;
    row->addTitle("serverName", name);
    using Reach = workflow::Session::Reach;
    QStringList parts;
    if (profile.isLocal())
        parts.append(tr("Documents are stored in your own folder"));
    else
        parts << profile.email << profile.baseUrl.toDisplayString();
    if (isOpen && m_session.reach() == Reach::Offline) parts.append(tr("unreachable"));
    if (isOpen && m_session.reach() == Reach::KeyRefused) parts.append(tr("new key required"));
    if (isOpen && m_session.reach() == Reach::Online) parts.append(tr("open, available"));
    if (isOpen && m_session.reach() == Reach::Unknown) parts.append(tr("open"));
    parts.removeAll(QString());
    row->addDetails("serverAbout", parts.join(QStringLiteral(" · ")));
    if (!isOpen) {
        row->addButton(
            "openServer", tr("Open"),
            {.accessibleName = tr("Open %1").arg(name), .clicked = [this, id = profile.id] { open(id); }});
    } else {
        row->addButton("checkServer", tr("Check"),
                       {.toolTip = tr("Signs in to check that the service is available and accepts the key."),
                        .clicked = [this] { check(); }});
        row->addButton("leaveServer", tr("Sign out"), {.clicked = [this] { m_session.signOut(); }});
    }
    if (!profile.isLocal() && isKnown) {
        auto* more = named("moreOfServer", new QToolButton);
        more->setIcon(icon(Icon::More));
        more->setAutoRaise(true);
        more->setPopupMode(QToolButton::InstantPopup);
        more->setFocusPolicy(Qt::StrongFocus);
        more->setToolTip(tr("Rename or remove"));
        more->setAccessibleName(tr("More actions for %1").arg(name));
        auto* menu = new QMenu(more);
        named("renameServer",
              menu->addAction(icon(Icon::Edit), tr("Rename…"), this, [this, profile] { rename(profile); }));
        named("removeServer",
              menu->addAction(icon(Icon::Trash), tr("Remove…"), this, [this, profile] { remove(profile); }));
        more->setMenu(menu);
        row->buttons().addWidget(more);
    }
    return row;
}

void ServersSection::open(const QString& id)
{
    m_error->setError(std::nullopt);
    m_session.open(id, this, [this](const Result<void>& opened) {
        if (!opened) m_error->setError(opened.error());
    });
}

void ServersSection::check()
{
    api::ApiClient* client = m_session.client();
    if (!client) return;
    m_good->hide();
    m_error->setError(std::nullopt);
    client->login(this, [this](const Result<domain::AccountDetails>& account) {
        if (!account) return m_error->setError(account.error());
        const QString email = domain::displaySenderEmail(account->email);
        m_good->showText(tr("The service is available."),
                         email.isEmpty() ? QString() : tr("Signed in as %1.").arg(isolated(email)));
    });
}

void ServersSection::rename(const workflow::Profile& profile)
{
    m_prompts.text(this,
                   {QStringLiteral("renameServer"), tr("Rename account"), tr("Display name"), profile.label,
                    tr("Rename"), 100, false, true},
                   [this, id = profile.id, before = profile.label](const std::optional<QString>& name) {
                       if (!name || *name == before) return;
                       m_session.rename(id, *name);
                       Q_EMIT messageRequested(tr("Renamed."),
                                               [this, id, before] { m_session.rename(id, before); });
                   });
}

void ServersSection::remove(const workflow::Profile& profile)
{
    m_prompts.confirm(this,
                      {QStringLiteral("removeAccount"), tr("Remove “%1”?").arg(profile.label),
                       tr("Removes its key from the keychain. Documents stay on the service."),
                       tr("Remove account"), true},
                      [this, id = profile.id](bool yes) {
                          if (yes) m_session.remove(id);
                      });
}

} // namespace ink::ui

#include "moc_serverssection.cpp"
