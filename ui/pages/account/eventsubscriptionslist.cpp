#include "ui/pages/account/eventsubscriptionslist.h"

#include "app/workflow/session/serversupport.h"
#include "app/workflow/session/session.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/eventwords.h"
#include "ui/models/isolated.h"
#include "ui/models/messagetext.h"
#include "ui/pages/account/eventreplaydialog.h"
#include "ui/pages/account/eventsubscriptiondialog.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/forms/listrow.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/layout/clearlayout.h"
#include "ui/widgets/layout/wraprow.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/theme.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace ink::ui {

using domain::EventSubscription;

EventSubscriptionsList::EventSubscriptionsList(workflow::Session& session, Prompts& prompts,
                                               const Clock& clock, QWidget* parent)
    : QWidget(parent), m_session(session), m_prompts(prompts), m_clock(clock),
      m_title(makeSectionLabel(this)), m_hint(new QuietLabel(this)), m_add(new QPushButton(this)),
      m_none(named("noEventSubscriptions", new QuietLabel(this))), m_error(new ErrorBanner(this)),
      m_rows(new QVBoxLayout)
{
    setObjectName(QStringLiteral("eventSubscriptionsList"));
    const Form form(this);
    form.setUpLabel(m_title, QT_TR_NOOP("Event subscriptions"));
    form.setUpLabel(m_hint,
                    QT_TR_NOOP("Notifies other programs immediately when documents are sent, opened, signed, "
                               "declined or completed. Events are signed and retried like callbacks."),
                    {.isWrapped = true});
    form.setUpButton(m_add, "addEventSubscription", QT_TR_NOOP("Subscribe…"),
                     {.toolTip = QT_TR_NOOP("Send events to an address"),
                      .icon = Icon::Add,
                      .clicked = [this] { add(); }});
    m_none->setWordWrap(true);
    m_rows->setSpacing(0);
    auto* head = new WrapRow;
    head->setSpacing(space::s);
    head->add(m_title);
    head->addStretch();
    head->add(m_add);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::s);
    column->addLayout(head);
    column->addWidget(m_hint);
    column->addWidget(m_error);
    column->addWidget(m_none);
    column->addLayout(m_rows);
    connect(m_error, &ErrorBanner::retryRequested, this, &EventSubscriptionsList::refresh);
    connect(&m_session, &workflow::Session::currentChanged, this, [this] {
        ++m_request;
        m_list = {};
        m_isUnsupported = false;
        m_error->setError(std::nullopt);
        fill();
    });
    form.translate([this] { fill(); });
}

void EventSubscriptionsList::refresh()
{
    api::ApiClient* client = m_session.client();
    if (!client) return;
    const quint64 asked = ++m_request;
    client->eventSubscriptions(this, [this, asked](const Result<wire::SubscriptionList>& answer) {
        if (asked != m_request) return;
        m_isUnsupported = !answer && workflow::isUnsupported(answer.error());
        m_error->setError(answer || m_isUnsupported ? std::nullopt : std::optional(answer.error()));
        if (answer) m_list = *answer;
        fill();
    });
}

void EventSubscriptionsList::fill()
{
    clearLayout(*m_rows);
    m_add->setVisible(!m_isUnsupported);
    m_none->setVisible(m_list.subscriptions.isEmpty());
    m_none->setText(m_isUnsupported ? tr("This service doesn't support events.")
                                    : tr("No event subscriptions yet."));
    for (const EventSubscription& one : std::as_const(m_list.subscriptions))
        m_rows->addWidget(makeRow(one));
}

QWidget* EventSubscriptionsList::makeRow(const EventSubscription& one)
{
    const bool isFaulty = one.isPaused && !one.pauseReason.isEmpty();
    auto* mark = new QLabel;
    mark->setPixmap(iconPixmap(isFaulty       ? Icon::Error
                               : one.isPaused ? Icon::Waiting
                                              : Icon::Check,
                               toneColour(isFaulty       ? Tone::Bad
                                          : one.isPaused ? Tone::Warning
                                                         : Tone::Good,
                                          tokens(palette())),
                               18, devicePixelRatioF()));
    auto* row = new ListRow("eventSubscriptionRow", mark);
    row->addTitle("eventSubscriptionUrl", one.url);
    QStringList parts{eventTypesText(one.types)};
    if (!one.folder.isNull()) parts.append(tr("only one folder"));
    if (isFaulty)
        parts.append(tr("Paused after three days without success: %1").arg(messageText(one.pauseReason)));
    else if (one.isPaused)
        parts.append(tr("Paused; events are queued"));
    row->addDetails("eventSubscriptionAbout", parts.join(QStringLiteral(" · ")))
        ->setTextFormat(Qt::PlainText);
    row->addButton("testEventSubscription", tr("Test"),
                   {.accessibleName = tr("Send a test event to %1").arg(one.url),
                    .toolTip = tr("Send a test event"),
                    .clicked = [this, one] { test(one); }})
        ->setEnabled(!one.isPaused);
    row->addButton("replayEvents", tr("Resend events…"),
                   {.accessibleName = tr("Resend past events to %1").arg(one.url),
                    .toolTip = tr("Resend past events"),
                    .clicked = [this, one] { replay(one); }})
        ->setEnabled(!one.isPaused);
    row->addButton(
        "pauseEventSubscription", one.isPaused ? tr("Resume") : tr("Pause"),
        {.accessibleName = (one.isPaused ? tr("Resume events to %1") : tr("Pause events to %1")).arg(one.url),
         .clicked = [this, one] { setPaused(one, !one.isPaused); }});
    row->addButton("removeEventSubscription", tr("Remove"),
                   {.accessibleName = tr("Remove the subscription of %1").arg(one.url),
                    .clicked = [this, one] { remove(one); }});
    return row;
}

void EventSubscriptionsList::add()
{
    auto* dialog = new EventSubscriptionDialog(m_session, m_suggestedAddress, this);
    connect(dialog, &EventSubscriptionDialog::added, this, [this] {
        Q_EMIT messageRequested(tr("Events are sent to this address from now on."), {});
        refresh();
    });
    dialog->open();
}

void EventSubscriptionsList::setPaused(const EventSubscription& one, bool isPaused)
{
    api::ApiClient* client = m_session.client();
    if (!client) return;
    client->pauseEventSubscription(one.id, isPaused, this,
                                   [this, isPaused](const Result<EventSubscription>& changed) {
                                       if (!changed) return m_error->setError(changed.error());
                                       refresh();
                                       if (!isPaused) Q_EMIT deliveriesChanged();
                                   });
}

void EventSubscriptionsList::test(const EventSubscription& one)
{
    api::ApiClient* client = m_session.client();
    if (!client) return;
    client->testEventSubscription(one.id, this, [this](const Result<void>& sent) {
        if (!sent) return m_error->setError(sent.error());
        Q_EMIT messageRequested(tr("The test event is being sent. Its result is among the deliveries."), {});
        Q_EMIT deliveriesChanged();
    });
}

void EventSubscriptionsList::replay(const EventSubscription& one)
{
    auto* dialog = new EventReplayDialog(m_session, one, m_clock, this);
    connect(dialog, &EventReplayDialog::replayed, this, [this](qint64 count) {
        Q_EMIT messageRequested(tr("%n event(s) are being resent. Their results are among the deliveries.",
                                   nullptr, static_cast<int>(count)),
                                {});
        Q_EMIT deliveriesChanged();
    });
    dialog->open();
}

void EventSubscriptionsList::remove(const EventSubscription& one)
{
    m_prompts.confirm(
        this,
        {QStringLiteral("removeEventSubscription"), tr("Remove this subscription?"),
         tr("No more events will be sent to %1. Pending events are discarded.").arg(isolated(one.url)),
         tr("Remove subscription"), true},
        [this, one](bool yes) {
            api::ApiClient* client = m_session.client();
            if (!yes || !client) return;
            client->removeEventSubscription(one.id, this, [this](const Result<void>& removed) {
                if (!removed) m_error->setError(removed.error());
                refresh();
                Q_EMIT deliveriesChanged();
            });
        });
}

} // namespace ink::ui

#include "moc_eventsubscriptionslist.cpp"
