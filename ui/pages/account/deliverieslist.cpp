#include "ui/pages/account/deliverieslist.h"

#include "app/base/clock.h"
#include "app/workflow/session/session.h"
#include "ui/models/isolated.h"
#include "ui/models/messagetext.h"
#include "ui/models/words.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/layout/emptylayout.h"
#include "ui/widgets/layout/wraprow.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"
#include "ui/widgets/tables/listrow.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace ink::ui {

namespace {
constexpr int pageSize = 20;
constexpr std::chrono::seconds lookAgain{3};
} // namespace

DeliveriesList::DeliveriesList(workflow::Session& session, const Clock& clock, QWidget* parent)
    : QWidget(parent), m_session(session), m_clock(clock), m_title(sectionLabel(this)),
      m_state(new QComboBox(this)), m_refresh(new QPushButton(this)), m_none(new QuietLabel(this)),
      m_error(new ErrorBanner(this)), m_rows(new QVBoxLayout), m_more(new QPushButton(this))
{
    setObjectName(QStringLiteral("deliveriesList"));
    m_state->setObjectName(QStringLiteral("deliveriesState"));
    m_refresh->setObjectName(QStringLiteral("refreshDeliveries"));
    m_refresh->setIcon(icon(Icon::Refresh));
    m_more->setObjectName(QStringLiteral("moreDeliveries"));
    m_none->setObjectName(QStringLiteral("noDeliveries"));
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
    m_again.setSingleShot(true);
    m_again.setInterval(lookAgain);
    connect(&m_again, &QTimer::timeout, this, &DeliveriesList::refresh);
    connect(m_state, &QComboBox::activated, this, &DeliveriesList::refresh);
    connect(m_refresh, &QPushButton::clicked, this, &DeliveriesList::refresh);
    connect(m_more, &QPushButton::clicked, this, [this] { ask(m_pages + 1); });
    connect(m_error, &ErrorBanner::retry, this, &DeliveriesList::refresh);
    connect(&m_session, &workflow::Session::currentChanged, this, [this] {
        ++m_asked;
        m_again.stop();
        m_deliveries = {};
        m_elsewhere = false;
        m_error->setError(std::nullopt);
        fill();
    });
    retranslate();
    onLanguageChange(this, [this] { retranslate(); });
}

void DeliveriesList::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_again.stop();
}

void DeliveriesList::retranslate()
{
    m_title->setText(tr("Deliveries"));
    const int before = m_state->currentIndex();
    m_state->clear();
    m_state->addItem(tr("All"), QString());
    m_state->addItem(tr("In progress"), QStringLiteral("waiting"));
    m_state->addItem(tr("Delivered"), QStringLiteral("delivered"));
    m_state->addItem(tr("Failed"), QStringLiteral("failed"));
    m_state->setCurrentIndex(std::max(0, before));
    m_state->setAccessibleName(tr("Deliveries to show"));
    m_refresh->setText(tr("Refresh"));
    m_more->setText(tr("Show older deliveries"));
    fill();
}

void DeliveriesList::refresh()
{
    ask(1);
}

void DeliveriesList::ask(int page)
{
    api::ApiClient* client = m_session.client();
    if (!client) return;
    m_again.stop();
    const quint64 asked = ++m_asked;
    client->allDeliveries(m_state->currentData().toString(), page, pageSize, this,
                          [this, asked, page](const Result<wire::AccountDeliveries>& answer) {
                              if (asked == m_asked) show(page, answer);
                          });
}

void DeliveriesList::show(int page, const Result<wire::AccountDeliveries>& answer)
{
    m_elsewhere =
        !answer && (answer.error().code == ErrorCode::NotFound || answer.error().code == ErrorCode::Method);
    m_error->setError(answer || m_elsewhere ? std::nullopt : std::optional(answer.error()));
    if (answer) {
        m_pages = page;
        if (page == 1) m_deliveries.deliveries.clear();
        m_deliveries.deliveries += answer->deliveries;
        m_deliveries.more = answer->more;
    }
    fill();
    const bool underWay =
        std::any_of(m_deliveries.deliveries.cbegin(), m_deliveries.deliveries.cend(),
                    [](const auto& one) { return one.delivery.state == domain::DeliveryState::Waiting; });
    if (underWay && page == 1 && isVisible()) m_again.start();
}

void DeliveriesList::fill()
{
    emptyLayout(*m_rows);
    m_none->setVisible(m_deliveries.deliveries.isEmpty());
    m_none->setText(m_elsewhere
                        ? tr("This service doesn't list all deliveries. See the details of each document.")
                        : tr("No deliveries yet. Completed documents with a callback address appear here."));
    m_more->setVisible(m_deliveries.more);
    for (const wire::AccountDelivery& one : std::as_const(m_deliveries.deliveries))
        m_rows->addWidget(rowOf(one));
}

QWidget* DeliveriesList::rowOf(const wire::AccountDelivery& one)
{
    const wire::Delivery& delivery = one.delivery;
    const bool delivered = delivery.state == domain::DeliveryState::Delivered;
    const bool failed = delivery.state == domain::DeliveryState::Failed;
    const Message fault = delivered || delivery.tries.isEmpty() ? Message() : delivery.tries.last().error;
    auto* box = new QWidget;
    box->setObjectName(QStringLiteral("deliveryRow"));
    const Icon sign = delivered ? Icon::Check : failed ? Icon::Error : Icon::Waiting;
    const Tone tone = delivered         ? Tone::Good
                      : failed          ? Tone::Bad
                      : fault.isEmpty() ? Tone::Info
                                        : Tone::Warning;
    auto* mark = new QLabel;
    mark->setPixmap(iconPixmap(sign, toneColour(tone, tokens(palette())), 18, devicePixelRatioF()));
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    auto* title = new ElidedLabel;
    title->setFullText(delivery.kind == QLatin1StringView("files")
                           ? tr("%1 · files").arg(isolated(one.title))
                           : tr("%1 · message").arg(isolated(one.title)));
    words->addWidget(title);
    const Timestamp now = m_clock.now();
    QStringList parts;
    if (delivered && delivery.deliveredTime)
        parts.append(tr("delivered %1").arg(relativeTime(*delivery.deliveredTime, now)));
    else
        parts.append(failed ? tr("failed") : tr("in progress"));
    if (!delivery.tries.isEmpty())
        parts.append(tr("%n try(s)", nullptr, static_cast<int>(delivery.tries.size())));
    parts.append(QUrl(delivery.url).host());
    if (!fault.isEmpty()) parts.append(messageText(fault));
    auto* about = new QuietLabel(parts.join(QStringLiteral(" · ")));
    about->setObjectName(QStringLiteral("deliveryAbout"));
    about->setWordWrap(true);
    words->addWidget(about);
    QHBoxLayout* buttons = layOutListRow(*box, mark, words);
    box->layout()->setContentsMargins(0, space::s, 0, space::s);
    auto* opening = new QPushButton(tr("Document"));
    opening->setObjectName(QStringLiteral("deliveryDocument"));
    opening->setAccessibleName(tr("Show the document %1").arg(one.title));
    connect(opening, &QPushButton::clicked, this,
            [this, id = one.documentId] { Q_EMIT documentRequested(id); });
    buttons->addWidget(opening);
    auto* sending = new QPushButton(delivered ? tr("Send again") : tr("Retry now"));
    sending->setObjectName(QStringLiteral("deliverAgain"));
    connect(sending, &QPushButton::clicked, this, [this, one] { again(one); });
    buttons->addWidget(sending);
    return box;
}

void DeliveriesList::again(const wire::AccountDelivery& one)
{
    api::ApiClient* client = m_session.client();
    if (!client) return;
    client->redeliver(one.documentId, one.delivery.id, this, [this](const Result<void>& done) {
        if (!done) return m_error->setError(done.error());
        Q_EMIT said(tr("Sending again."), {});
        refresh();
    });
}

} // namespace ink::ui

#include "moc_deliverieslist.cpp"
