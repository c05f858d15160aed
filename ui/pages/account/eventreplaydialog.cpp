#include "ui/pages/account/eventreplaydialog.h"

#include "app/base/clock.h"
#include "app/workflow/session/session.h"
#include "ui/models/eventwords.h"
#include "ui/models/isolated.h"
#include "ui/models/words.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/inputs/formfield.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/theme.h"

#include <QDateTimeEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ink::ui {

namespace {

constexpr std::chrono::milliseconds entryPause{300};
constexpr std::chrono::hours usualOutage{24};

} // namespace

EventReplayDialog::EventReplayDialog(workflow::Session& session,
                                     const domain::EventSubscription& subscription, const Clock& clock,
                                     QWidget* parent)
    : QDialog(parent), m_session(session), m_subscription(subscription), m_about(new QuietLabel(this)),
      m_since(new QDateTimeEdit), m_sinceField(new FormField(QStringLiteral("replay:since"), m_since, this)),
      m_preview(named("replayPreview", new QuietLabel(this))), m_error(new ErrorBanner(this)),
      m_send(new QPushButton(this)), m_cancel(new QPushButton(this))
{
    setObjectName(QStringLiteral("eventReplayDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowModality(Qt::WindowModal);
    setMinimumWidth(480);
    const QDateTime now = localTime(clock.now());
    m_since->setCalendarPopup(true);
    m_since->setDateTimeRange(localTime(clock.now() - domain::eventRetention), now);
    m_since->setDateTime(localTime(clock.now() - usualOutage));
    m_about->setTextFormat(Qt::PlainText);
    m_preview->setTextFormat(Qt::PlainText);
    m_preview->setWordWrap(true);
    m_pause.setSingleShot(true);
    m_pause.setInterval(entryPause);
    const Form form(this);
    form.setTitle(QT_TR_NOOP("Resend events"));
    form.setUpLabel(
        m_about,
        [this] {
            return tr("The events are sent to %1 in order, with the same IDs as before, so that the receiver "
                      "can recognize those it already knows.")
                .arg(isolated(m_subscription.url));
        },
        {.isWrapped = true});
    form.setUpField(
        m_sinceField, QT_TR_NOOP("Events since"),
        {.hint = QT_TR_NOOP(
             "Includes events that were already delivered, and events from before the subscription.")});
    form.setUpButton(m_send, "replaySend", QT_TR_NOOP("Resend"),
                     {.isDefault = true, .clicked = [this] { send(); }});
    form.setUpButton(m_cancel, "replayCancel", QT_TR_NOOP("Cancel"),
                     {.isAutoDefault = false, .clicked = [this] { reject(); }});
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_send);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::xl, space::xl, space::xl, space::l);
    column->setSpacing(space::m);
    column->addWidget(m_error);
    column->addWidget(m_about);
    column->addWidget(m_sinceField);
    column->addWidget(m_preview);
    column->addSpacing(space::s);
    column->addLayout(buttons);
    connect(&m_pause, &QTimer::timeout, this, &EventReplayDialog::preview);
    connect(m_since, &QDateTimeEdit::dateTimeChanged, this, [this] {
        ++m_request; // drops the response for the previous time
        m_page.reset();
        m_count = 0;
        m_error->setError(std::nullopt);
        showPreview();
        m_pause.start();
    });
    connect(m_error, &ErrorBanner::retryRequested, this, [this] { m_retry(); });
    form.translate([this] {
        m_since->setDisplayFormat(shortDateTimeFormat());
        showPreview();
    });
    preview();
}

void EventReplayDialog::preview()
{
    api::ApiClient* client = m_session.client();
    if (!client) return;
    m_error->setError(std::nullopt);
    wire::ChangesQuery query;
    query.since = Timestamp(std::chrono::milliseconds(m_since->dateTime().toMSecsSinceEpoch()));
    query.limit = domain::maxEventsPerPage;
    const quint64 asked = ++m_request;
    client->changes(query, this, [this, asked](const Result<domain::EventPage>& page) {
        if (asked != m_request) return;
        if (!page) return showFailure(page.error(), [this] { preview(); });
        m_page = *page;
        m_after = page->events.isEmpty() ? page->next : page->events.constFirst().number - 1;
        showPreview();
    });
}

void EventReplayDialog::showPreview()
{
    m_preview->setText(previewText());
    m_send->setEnabled(m_page && !m_page->events.isEmpty());
}

QString EventReplayDialog::previewText() const
{
    if (!m_page) return tr("Looking for events…");
    const QList<domain::DocumentEvent>& events = m_page->events;
    const auto isWanted = [this](const auto& event) { return m_subscription.types.contains(event.type); };
    const auto first = std::find_if(events.begin(), events.end(), isWanted);
    if (m_page->hasMore) return tr("All events of this subscription since then will be resent.");
    if (first == events.end()) return tr("There are no events of this subscription since then.");
    const auto count = static_cast<int>(std::count_if(first, events.end(), isWanted));
    if (!m_subscription.folder.isNull())
        return tr("Up to %n event(s) will be resent: those of documents in the folder.", nullptr, count);
    return tr("%n event(s) will be resent.", nullptr, count) + QLatin1Char(' ') +
           tr("The first is “%1” of “%2”, %3.")
               .arg(eventTypeText(first->type), isolated(first->title), dateTimeText(first->time));
}

void EventReplayDialog::send()
{
    api::ApiClient* client = m_session.client();
    if (!client) return;
    m_error->setError(std::nullopt);
    setBusy(true);
    client->replayEvents(m_subscription.id, m_after, this, [this](const Result<wire::ReplayResult>& result) {
        if (!result) {
            setBusy(false);
            return showFailure(result.error(), [this] { send(); });
        }
        m_count += result->count;
        m_after = result->next; // a retry continues here
        if (result->hasMore) return send();
        Q_EMIT replayed(m_count);
        accept();
    });
}

void EventReplayDialog::setBusy(bool isBusy)
{
    m_since->setEnabled(!isBusy);
    m_send->setEnabled(!isBusy);
}

void EventReplayDialog::showFailure(const Error& error, const std::function<void()>& retry)
{
    m_retry = retry;
    if (!m_page) m_preview->setText({});
    m_error->setError(error);
}

} // namespace ink::ui

#include "moc_eventreplaydialog.cpp"
