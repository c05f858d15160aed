#include "ui/pages/today/todaypage.h"

#include "app/domain/document/document.h"
#include "app/domain/history/questions.h"
#include "app/workflow/session/session.h"
#include "app/workflow/today/todaylist.h"
#include "ui/models/outreachwords.h"
#include "ui/models/words.h"
#include "ui/pages/documents/correct/reminderquestion.h"
#include "ui/pages/documents/details/answerdialog.h"
#include "ui/pages/shared/pagecontext.h"
#include "ui/pages/today/todaytable.h"
#include "ui/pages/today/todaywords.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>

namespace ink::ui {

using workflow::TodayItem;
using ItemKind = TodayItem::Kind;
using namespace std::chrono_literals;

TodayPage::TodayPage(const PageContext& context, workflow::TodayList& list, QWidget* parent)
    : QWidget(parent), m_session(context.session), m_list(list), m_clock(context.clock),
      m_reminding(new ReminderQuestion(context.session, context.clock, context.prompts, this)),
      m_title(makeTitleLabel(this)), m_about(named("todayAbout", new QuietLabel(this))),
      m_spinner(new Spinner(this)), m_error(new ErrorBanner(this)), m_table(new TodayTable(this)),
      m_none(new EmptyState(Icon::Check, this))
{
    setObjectName(QStringLiteral("todayPage"));
    layOut();
    m_none->setMainAction();
    m_spinner->hide();
    m_spinnerDelay.setSingleShot(true);
    m_spinnerDelay.setInterval(500ms);
    m_refreshTimer.setInterval(60s);
    connect(&m_spinnerDelay, &QTimer::timeout, this,
            [this] { m_spinner->setVisible(m_list.isRefreshing()); });
    connect(&m_refreshTimer, &QTimer::timeout, &m_list, &workflow::TodayList::refresh);
    connect(&m_list, &workflow::TodayList::changed, this, &TodayPage::showState);
    connect(&m_session, &workflow::Session::currentChanged, this,
            [this] { m_error->setError(std::nullopt); });
    connect(m_error, &ErrorBanner::retryRequested, this, [this] {
        m_error->setError(std::nullopt);
        m_list.refresh();
    });
    connect(m_table, &TodayTable::actionTriggered, this, &TodayPage::perform);
    connect(m_table, &TodayTable::documentRequested, this,
            [this](const TodayItem& item) { Q_EMIT documentRequested(item.profile, item.document); });
    connect(m_none, &EmptyState::actionTriggered, this, &TodayPage::newDocumentRequested);
    connect(m_none, &EmptyState::secondActionTriggered, this, &TodayPage::documentsRequested);
    connect(m_reminding, &ReminderQuestion::settingsRequested, this, &TodayPage::settingsRequested);
    connect(m_reminding, &ReminderQuestion::messageRequested, this,
            [this](const QString& text) { Q_EMIT messageRequested(text, {}); });
    connect(m_reminding, &ReminderQuestion::failed, this, &TodayPage::showError);
    onChange(this, {QEvent::ShowToParent}, [this] { showState(); });
    Form(this).translate([this] {
        m_table->retranslate();
        showState();
    });
}

TodayPage::~TodayPage() = default;

void TodayPage::layOut()
{
    m_title->setMinimumHeight(metric::rowHeight);
    const Form form(this);
    form.setUpInput(m_table, "todayTable", {.label = m_title, .labelText = QT_TR_NOOP("Today")});
    auto* first = new QHBoxLayout;
    first->setSpacing(space::s);
    first->addWidget(m_title);
    first->addWidget(m_spinner);
    first->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::l, space::m, space::l, space::s);
    column->setSpacing(space::s);
    column->addLayout(first);
    column->addWidget(m_about);
    column->addWidget(m_error);
    column->addWidget(m_table, 1);
    column->addWidget(m_none, 1);
}

void TodayPage::focusList()
{
    m_table->selectFirst();
    m_table->setFocus(Qt::OtherFocusReason);
}

void TodayPage::showError(const Error& error)
{
    m_error->setError(error);
}

void TodayPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_refreshTimer.start();
    if (m_session.current()) m_list.refreshIdle();
}

void TodayPage::hideEvent(QHideEvent* event)
{
    m_refreshTimer.stop();
    QWidget::hideEvent(event);
}

void TodayPage::showState()
{
    if (isHidden()) return; // called again when the page is shown
    const bool isBusy = m_list.isRefreshing();
    if (!isBusy) {
        m_spinnerDelay.stop();
        m_spinner->hide();
    } else if (!m_spinner->isVisible() && !m_spinnerDelay.isActive()) {
        m_spinnerDelay.start();
    }
    const Timestamp now = m_clock.now();
    const bool any = !m_list.items().isEmpty();
    m_about->setText(QLocale().toString(localTime(now).date(), QLocale::LongFormat));
    m_table->setItems(m_list.items(), m_list.accountCount() > 1, now);
    m_table->setVisible(any || !m_list.isComplete());
    m_none->setVisible(!any && m_list.isComplete());
    m_none->setText(tr("Nothing is waiting for you."));
    m_none->setAction(tr("New document…"));
    m_none->setSecondAction(tr("Show documents"));
}

// ---- actions

void TodayPage::perform(const TodayItem& item)
{
    m_error->setError(std::nullopt);
    switch (item.kind) {
    case ItemKind::AccountError:
        if (canRetry(item)) return m_list.refreshAccount(item.profile);
        return Q_EMIT accountRequested(item.profile);
    case ItemKind::Sign:
        return Q_EMIT signingRequested(item.profile, item.document, item.person.guid);
    case ItemKind::Undelivered:
        return Q_EMIT correctionRequested(item.profile, item.document);
    case ItemKind::Question:
        return answer(item);
    case ItemKind::Deadline:
    case ItemKind::LongWait:
        return remind(item);
    case ItemKind::BulkRun:
        return Q_EMIT runRequested(item.profile, item.run);
    case ItemKind::Draft:
        return Q_EMIT draftRequested(item.profile, item.document);
    }
}

/** Reminds a person. In an account that isn't open, only if nothing has to be asked or explained: otherwise,
 * the document is shown. */
void TodayPage::remind(const TodayItem& item)
{
    const bool isOpen = m_session.current() && m_session.current()->id == item.profile;
    if (isOpen) {
        workflow::DocumentRef document;
        document.id = item.document;
        return m_reminding->askForOne(document, item.person.guid, [this, item] { sendReminder(item); });
    }
    const domain::Outreach outreach = m_list.outreachOf(item.profile);
    if (outreach.canSendMail == false || !reminderWarning(outreach).isEmpty())
        return Q_EMIT documentRequested(item.profile, item.document);
    sendReminder(item);
}

void TodayPage::sendReminder(const TodayItem& item)
{
    api::ApiClient* client = m_list.clientOf(item.profile);
    if (!client) return Q_EMIT documentRequested(item.profile, item.document);
    m_list.hide(item);
    client->remind(item.document, item.person.guid, this, [this, item](const Result<void>& result) {
        if (!result) {
            m_list.unhide(item);
            return showError(result.error());
        }
        Q_EMIT messageRequested(reminderSentText(m_list.outreachOf(item.profile), 1), {});
        m_list.refreshAccount(item.profile);
    });
}

/** Asks for the answer to the person's first open question; shows the document if its account is locked or
 * its service doesn't return the question. */
void TodayPage::answer(const TodayItem& item)
{
    api::ApiClient* client = m_list.clientOf(item.profile);
    if (!client) return Q_EMIT documentRequested(item.profile, item.document);
    client->retrieve(item.document, this, [this, item](const Result<domain::Document>& document) {
        if (!document) return showError(document.error());
        const QList<domain::Question> questions = domain::questionsOf(document->histories);
        const auto open = std::find_if(questions.cbegin(), questions.cend(), [&](const auto& question) {
            return question.answers.isEmpty() && domain::isAskedBy(question, item.person);
        });
        if (open == questions.cend()) return Q_EMIT documentRequested(item.profile, item.document);
        askForAnswer(
            *open, item.document, [this, item] { return m_list.clientOf(item.profile); }, this, this,
            [this, item](const Result<void>& result, bool isShown) {
                if (!result && !isShown) showError(result.error());
                if (!result) return;
                m_list.hide(item);
                m_list.refreshAccount(item.profile);
                Q_EMIT messageRequested(tr("Answer sent."), {});
            });
    });
}

} // namespace ink::ui

#include "moc_todaypage.cpp"
