#include "ui/pages/account/deliverieslist.h"

#include "app/base/clock.h"
#include "app/workflow/session/serversupport.h"
#include "app/workflow/session/session.h"
#include "ui/models/eventwords.h"
#include "ui/models/isolated.h"
#include "ui/models/messagetext.h"
#include "ui/models/words.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/forms/listrow.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/layout/clearlayout.h"
#include "ui/widgets/layout/wraprow.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/theme.h"

#include <QComboBox>
#include <QPushButton>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace ink::ui {

namespace {
constexpr int pageSize = 20;
constexpr std::chrono::seconds pollInterval{3};
} // namespace

DeliveriesList::DeliveriesList(workflow::Session& session, const Clock& clock, QWidget* parent)
    : QWidget(parent), m_session(session), m_clock(clock), m_title(makeSectionLabel(this)),
      m_state(new QComboBox(this)), m_refresh(new QPushButton(this)),
      m_none(named("noDeliveries", new QuietLabel(this))), m_error(new ErrorBanner(this)),
      m_rows(new QVBoxLayout), m_more(new QPushButton(this))
{
    setObjectName(QStringLiteral("deliveriesList"));
    const Form form(this);
    form.setUpLabel(m_title, QT_TR_NOOP("Deliveries"));
    form.setUpInput(m_state, "deliveriesState", {.accessibleName = QT_TR_NOOP("Deliveries to show")});
    m_title->setBuddy(m_state); // screen readers use the heading as the label of the box
    form.setUpButton(m_refresh, "refreshDeliveries", QT_TR_NOOP("Refresh"),
                     {.icon = Icon::Refresh, .clicked = [this] { refresh(); }});
    form.setUpButton(m_more, "moreDeliveries", QT_TR_NOOP("Show older deliveries"));
    form.addChoices(m_state, {{QT_TR_NOOP("All"), QString()},
                              {QT_TR_NOOP("In progress"), QStringLiteral("waiting")},
                              {QT_TR_NOOP("Delivered"), QStringLiteral("delivered")},
                              {QT_TR_NOOP("Failed"), QStringLiteral("failed")}});
    m_none->setWordWrap(true);
    m_more->hide();
    m_rows->setSpacing(0);
    auto* head = new WrapRow;
    head->setSpacing(space::s);
    head->add(m_title);
    head->addStretch();
    head->add(m_state);
    head->add(m_refresh);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::s);
    column->addLayout(head);
    column->addWidget(m_error);
    column->addWidget(m_none);
    column->addLayout(m_rows);
    column->addWidget(m_more, 0, Qt::AlignLeft);
    m_pollTimer.setSingleShot(true);
    m_pollTimer.setInterval(pollInterval);
    connect(&m_pollTimer, &QTimer::timeout, this, &DeliveriesList::refresh);
    connect(m_state, &QComboBox::activated, this, &DeliveriesList::refresh);
    connect(m_more, &QPushButton::clicked, this, [this] { fetch(m_pages + 1); });
    connect(m_error, &ErrorBanner::retryRequested, this, &DeliveriesList::refresh);
    connect(&m_session, &workflow::Session::currentChanged, this, [this] {
        ++m_request;
        m_pollTimer.stop();
        m_deliveries = {};
        m_isUnsupported = false;
        m_error->setError(std::nullopt);
        fill();
    });
    form.translate([this] { fill(); });
}

void DeliveriesList::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_pollTimer.stop();
}

void DeliveriesList::refresh()
{
    fetch(1);
}

void DeliveriesList::fetch(int page)
{
    api::ApiClient* client = m_session.client();
    if (!client) return;
    m_pollTimer.stop();
    const quint64 asked = ++m_request;
    client->allDeliveries(
        m_state->currentData().toString(), page, pageSize, this,
        [this, asked, page](const Result<wire::AccountDeliveries>& answer) {
            if (asked == m_request) showPage(page, answer);
        },
        page == 1 ? QString() : m_deliveries.nextCursor);
}

void DeliveriesList::showPage(int page, const Result<wire::AccountDeliveries>& answer)
{
    m_isUnsupported = !answer && workflow::isUnsupported(answer.error());
    m_error->setError(answer || m_isUnsupported ? std::nullopt : std::optional(answer.error()));
    if (answer) {
        m_pages = page;
        if (page == 1) m_deliveries.deliveries.clear();
        for (const wire::AccountDelivery& one : answer->deliveries) {
            const auto isSame = [&one](const auto& other) { return other.delivery.id == one.delivery.id; };
            if (std::none_of(m_deliveries.deliveries.cbegin(), m_deliveries.deliveries.cend(), isSame))
                m_deliveries.deliveries.append(one);
        }
        m_deliveries.hasMore = answer->hasMore;
        m_deliveries.nextCursor = answer->nextCursor;
    }
    fill();
    const bool underWay =
        std::any_of(m_deliveries.deliveries.cbegin(), m_deliveries.deliveries.cend(),
                    [](const auto& one) { return one.delivery.state == domain::DeliveryState::Waiting; });
    if (underWay && page == 1 && isVisible()) m_pollTimer.start();
}

void DeliveriesList::fill()
{
    clearLayout(*m_rows);
    m_none->setVisible(m_deliveries.deliveries.isEmpty());
    m_none->setText(
        m_isUnsupported
            ? tr("This service doesn't list all deliveries. See the details of each document.")
            : tr("No deliveries yet. Completed documents with a callback address, and events, appear here."));
    m_more->setVisible(m_deliveries.hasMore);
    for (const wire::AccountDelivery& one : std::as_const(m_deliveries.deliveries))
        m_rows->addWidget(makeRow(one));
}

QString DeliveriesList::titleOf(const wire::AccountDelivery& one)
{
    const QString title = isolated(one.title);
    if (one.delivery.kind == QLatin1StringView("files")) return tr("%1 · files").arg(title);
    if (one.delivery.kind != QLatin1StringView("event")) return tr("%1 · message").arg(title);
    const QString event = eventTypeText(one.delivery.eventType);
    return one.documentId.isNull() ? tr("Event: %1").arg(event) : tr("%1 · event: %2").arg(title, event);
}

QWidget* DeliveriesList::makeRow(const wire::AccountDelivery& one)
{
    const wire::Delivery& delivery = one.delivery;
    const bool delivered = delivery.state == domain::DeliveryState::Delivered;
    const bool failed = delivery.state == domain::DeliveryState::Failed;
    const Message fault =
        delivered || delivery.attempts.isEmpty() ? Message() : delivery.attempts.last().error;
    const Icon sign = delivered ? Icon::Check : failed ? Icon::Error : Icon::Waiting;
    const Tone tone = delivered         ? Tone::Good
                      : failed          ? Tone::Bad
                      : fault.isEmpty() ? Tone::Info
                                        : Tone::Warning;
    auto* mark = new QLabel;
    mark->setPixmap(iconPixmap(sign, toneColour(tone, tokens(palette())), 18, devicePixelRatioF()));
    auto* row = new ListRow("deliveryRow", mark);
    row->addTitle({}, titleOf(one));
    const Timestamp now = m_clock.now();
    QStringList parts;
    if (delivered && delivery.deliveredTime)
        parts.append(tr("Delivered %1").arg(relativeTime(*delivery.deliveredTime, now)));
    else
        parts.append(failed ? tr("Failed") : tr("In progress"));
    if (!delivery.attempts.isEmpty())
        parts.append(tr("%n attempt(s)", nullptr, static_cast<int>(delivery.attempts.size())));
    parts.append(QUrl(delivery.url).host());
    if (!fault.isEmpty()) parts.append(messageText(fault));
    row->addDetails("deliveryAbout", parts.join(QStringLiteral(" · ")));
    if (!one.documentId.isNull()) // a test event has none
        row->addButton("deliveryDocument", tr("Document"),
                       {.accessibleName = tr("Show document “%1”").arg(one.title),
                        .clicked = [this, id = one.documentId] { Q_EMIT documentRequested(id); }});
    row->addButton("deliverAgain", delivered ? tr("Send again") : tr("Retry now"),
                   {.clicked = [this, one] { redeliver(one); }});
    return row;
}

void DeliveriesList::redeliver(const wire::AccountDelivery& one)
{
    api::ApiClient* client = m_session.client();
    if (!client) return;
    const auto end = [this](const Result<void>& done) {
        if (!done) return m_error->setError(done.error());
        Q_EMIT messageRequested(tr("Sending again."), {});
        refresh();
    };
    if (one.delivery.subscription != 0) // an event, possibly of a test or of a deleted document
        client->redeliver(one.delivery.id, this, end);
    else
        client->redeliver(one.documentId, one.delivery.id, this, end);
}

} // namespace ink::ui

#include "moc_deliverieslist.cpp"
