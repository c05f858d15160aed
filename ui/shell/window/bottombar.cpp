#include "ui/shell/window/bottombar.h"

#include "app/workflow/session/session.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/reading.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/sheet.h"
#include "ui/widgets/style/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>
#include <QToolButton>

namespace ink::ui {

BottomBar::BottomBar(workflow::Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_account(new QToolButton(this)), m_menu(new QMenu(this)),
      m_waiting(new QToolButton(this)), m_status(new QuietLabel(this))
{
    setObjectName(QStringLiteral("bottomBar"));
    m_account->setObjectName(QStringLiteral("accountSwitcher"));
    m_account->setAutoRaise(true);
    m_account->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_account->setPopupMode(QToolButton::InstantPopup);
    m_account->setMenu(m_menu);
    m_account->setIconSize({18, 18});
    m_account->setFocusPolicy(Qt::StrongFocus);
    m_account->setMinimumHeight(28);
    m_status->setObjectName(QStringLiteral("statusLine"));
    m_waiting->setObjectName(QStringLiteral("goOutbox"));
    m_waiting->setAutoRaise(true);
    m_waiting->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_waiting->setIcon(icon(Icon::Inbox));
    m_waiting->setIconSize({18, 18});
    m_waiting->setFocusPolicy(Qt::StrongFocus);
    m_waiting->setMinimumHeight(28);
    m_waiting->hide();
    connect(m_waiting, &QToolButton::clicked, this, &BottomBar::outboxRequested);
    auto* row = new QHBoxLayout(this);
    setDirectionalMargins(*this, *row, {space::s, space::xs, space::l, space::xs});
    row->addWidget(m_account);
    row->addWidget(m_waiting);
    row->addStretch();
    row->addWidget(m_status);
    connect(&session, &workflow::Session::profilesChanged, this, &BottomBar::fill);
    connect(&session, &workflow::Session::currentChanged, this, &BottomBar::fill);
    fill();
    onLanguageChange(this, [this] {
        fill();
        setOutboxCount(m_count);
    });
}

void BottomBar::setStatus(const QString& text)
{
    m_status->setText(text);
}

void BottomBar::setOutboxCount(int count)
{
    m_count = count;
    m_waiting->setText(tr("Outbox: %n", nullptr, count));
    m_waiting->setToolTip(tr("%n waiting to be sent", nullptr, count));
    m_waiting->setAccessibleName(m_waiting->toolTip());
    m_waiting->setVisible(count > 0);
}

void BottomBar::paintEvent(QPaintEvent*)
{
    const Tokens& t = tokens(palette());
    QPainter painter(this);
    paintRule(painter, {0, 0, width(), t.lineWidth}, t.line);
}

void BottomBar::fill()
{
    const auto current = m_session.current();
    const auto nameOf = [](const workflow::Profile& p) {
        return p.isLocal() ? tr("This computer") : (p.label.isEmpty() ? p.baseUrl.host() : p.label);
    };
    m_account->setIcon(icon(m_session.isRemote() ? Icon::Cloud : Icon::Computer));
    m_account->setText(current ? nameOf(*current) : tr("Not connected"));
    m_account->setToolTip(m_session.isRemote() ? QStringLiteral("%1\n%2").arg(
                                                     current->email, current->baseUrl.toDisplayString())
                                               : tr("Switch account"));
    m_account->setAccessibleName(tr("Account: %1").arg(m_account->text()));
    m_menu->clear();
    bool local = false;
    const auto add = [this, &current](const QString& id, const QString& name, Icon sign) {
        QAction* action =
            m_menu->addAction(icon(sign), QString(name).replace(QLatin1Char('&'), QStringLiteral("&&")));
        action->setCheckable(true);
        action->setChecked(current && current->id == id);
        connect(action, &QAction::triggered, this, [this, id] { Q_EMIT profileChosen(id); });
    };
    for (const workflow::Profile& profile : m_session.profiles()) {
        local = local || profile.isLocal();
        add(profile.id, nameOf(profile), profile.isLocal() ? Icon::Computer : Icon::Cloud);
    }
    if (!local) add(QStringLiteral("local"), tr("This computer"), Icon::Computer);
    m_menu->addSeparator();
    connect(m_menu->addAction(icon(Icon::Add), tr("Add a service…")), &QAction::triggered, this,
            &BottomBar::addServiceRequested);
}

} // namespace ink::ui

#include "moc_bottombar.cpp"
