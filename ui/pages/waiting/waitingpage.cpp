#include "ui/pages/waiting/waitingpage.h"

#include "app/domain/document/document.h"
#include "app/workflow/session/reasons.h"
#include "app/workflow/session/session.h"
#include "ui/models/isolated.h"
#include "ui/models/outreachwords.h"
#include "ui/models/words.h"
#include "ui/pages/documents/correct/reminderquestion.h"
#include "ui/pages/shared/offlineerrors.h"
#include "ui/pages/shared/pagecontext.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/layout/wraprow.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/theme.h"
#include "ui/widgets/tables/tabledelegates.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace ink::ui {

namespace {

constexpr int waitingPageSize = 200;
constexpr qsizetype maxWaiting = 5000; ///< for more, the list of documents is better suited
constexpr int maxUnasked = 10;         ///< more people are reminded only after a question
constexpr int nearDays = 7;
constexpr std::chrono::milliseconds firstCheckPause{500};
constexpr std::chrono::milliseconds maxCheckPause{60'000};
constexpr int minWaitingText = 260; ///< with less room, the buttons move to a separate line

QString personAndTitle(const workflow::WaitingPerson& one)
{
    return QStringLiteral("• %1 – %2").arg(isolated(personName(one.person)), isolated(one.title));
}

} // namespace

WaitingPage::WaitingPage(const PageContext& context, QWidget* parent)
    : QWidget(parent), m_session(context.session),
      m_reminding(new ReminderQuestion(context.session, context.clock, context.prompts, this)),
      m_clock(context.clock), m_model(new WaitingModel(context.clock, this)),
      m_sorted(new QSortFilterProxyModel(this)), m_title(makeTitleLabel(this)),
      m_about(named("waitingAbout", new QuietLabel(this))), m_filterLabel(new QLabel(this)),
      m_filter(new QComboBox(this)), m_remind(named("waitingRemind", new QPushButton(this))),
      m_open(new QPushButton(this)), m_error(new ErrorBanner(this)), m_table(new QTreeView(this)),
      m_none(new EmptyState(Icon::Check, this))
{
    setObjectName(QStringLiteral("waitingPage"));
    layOut();
    connect(m_filter, &QComboBox::currentIndexChanged, this, &WaitingPage::applyFilter);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &WaitingPage::showState);
    connect(m_remind, &QPushButton::clicked, this, &WaitingPage::remindSelected);
    const auto openIndex = [this](const QModelIndex& index) {
        const QModelIndex source = m_sorted->mapToSource(index);
        if (source.isValid()) Q_EMIT documentRequested(m_model->people().at(source.row()).document);
    };
    connect(m_table, &QTreeView::activated, this, openIndex);
    connect(m_open, &QPushButton::clicked, this, [this, openIndex] { openIndex(m_table->currentIndex()); });
    connect(m_error, &ErrorBanner::retryRequested, this, &WaitingPage::refresh);
    connect(m_reminding, &ReminderQuestion::settingsRequested, this, &WaitingPage::settingsRequested);
    connect(m_reminding, &ReminderQuestion::messageRequested, this,
            [this](const QString& text) { Q_EMIT messageRequested(text, {}); });
    connect(m_reminding, &ReminderQuestion::failed, this,
            [this](const Error& error) { m_error->setError(error); });
    m_checkTimer.setSingleShot(true);
    connect(&m_checkTimer, &QTimer::timeout, this, [this] {
        if (isVisible()) refresh();
    });
    suppressOfflineErrors(*m_error, m_session);
    connect(&m_session, &workflow::Session::reachChanged, this, &WaitingPage::showState);
    connect(&m_session, &workflow::Session::currentChanged, this, [this] {
        ++m_request;
        m_all.clear();
        m_isKnown = m_isReminding = false;
        m_model->setRequestedReminders({});
        m_checkTimer.stop();
        m_error->setError(std::nullopt);
        applyFilter();
    });
    Form(this).translate([this] {
        const QStringList words{tr("Everyone"), tr("Waiting a week or longer"),
                                tr("Deadline within %n days", nullptr, nearDays),
                                tr("Undelivered email or open question")};
        const int current = std::max(0, m_filter->currentIndex());
        {
            const QSignalBlocker quiet(m_filter);
            m_filter->clear();
            m_filter->addItems(words);
            m_filter->setCurrentIndex(current);
        }
        showState();
    });
}

WaitingPage::~WaitingPage() = default;

void WaitingPage::layOut()
{
    m_title->setMinimumHeight(metric::rowHeight);
    m_about->setWordWrap(true);
    const Form form(this);
    form.setUpInput(m_table, "waitingTable",
                    {.label = m_title, .labelText = QT_TR_NOOP("Waiting for others")});
    form.setUpInput(m_filter, "waitingFilter",
                    {.label = m_filterLabel,
                     .labelText = QT_TR_NOOP("Show:"),
                     .accessibleName = QT_TR_NOOP("People to show")});
    form.setUpButton(m_open, "waitingOpen", QT_TR_NOOP("Show document"));
    m_remind->setIcon(icon(Icon::Bell));
    m_remind->setDefault(true);
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(WaitingModel::SortRole);
    m_table->setModel(m_sorted);
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setItemDelegate(new TextCellDelegate(false, m_table));
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setAllColumnsShowFocus(true);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(static_cast<int>(WaitingModel::Column::Since), Qt::DescendingOrder);
    m_table->header()->setStretchLastSection(false);
    m_table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->header()->setSectionResizeMode(static_cast<int>(WaitingModel::Column::Document),
                                            QHeaderView::Stretch);
    auto* about = new QWidget;
    about->setMinimumWidth(minWaitingText);
    auto* words = new QVBoxLayout(about);
    words->setContentsMargins(0, 0, 0, 0);
    words->addWidget(m_title);
    words->addWidget(m_about);
    auto* head = new WrapRow;
    head->setSpacing(space::s);
    head->add(about, 1, Qt::AlignTop);
    head->addStretch();
    WrapRow* ends = head->addGroup();
    ends->addStretch();
    m_filterLabel->setMinimumHeight(metric::rowHeight); // aligned with the adjacent box
    for (QWidget* part : std::initializer_list<QWidget*>{m_filterLabel, m_filter, m_open, m_remind})
        ends->add(part, 0, Qt::AlignTop);
    setTabOrder(m_filter, m_open);
    setTabOrder(m_open, m_remind);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::l, space::m, space::l, space::s);
    column->setSpacing(space::s);
    column->addLayout(head);
    column->addWidget(m_error);
    column->addWidget(m_table, 1);
    column->addWidget(m_none, 1);
}

void WaitingPage::setFilter(Filter filter)
{
    m_filter->setCurrentIndex(static_cast<int>(filter));
}

bool WaitingPage::matchesFilter(const workflow::WaitingPerson& one) const
{
    const Timestamp now = m_clock.now();
    switch (static_cast<Filter>(m_filter->currentIndex())) {
    case Filter::WeekLong:
        return one.since + std::chrono::days(nearDays) <= now;
    case Filter::DeadlineNear:
        return one.deadline && *one.deadline <= now + std::chrono::days(nearDays);
    case Filter::Problems:
        return isUnreachable(one.person) || awaitsAnswer(one.person);
    case Filter::Everybody:
        break;
    }
    return true;
}

void WaitingPage::applyFilter()
{
    QList<workflow::WaitingPerson> shown = m_all;
    shown.removeIf([this](const workflow::WaitingPerson& one) { return !matchesFilter(one); });
    m_model->setPeople(shown);
    showState();
}

void WaitingPage::showState()
{
    const QList<workflow::WaitingPerson> chosen = selectedPeople();
    showReminded();
    const bool offline = m_session.reach() == workflow::Session::Reach::Offline;
    m_remind->setEnabled(m_model->rowCount() > 0 && !m_isReminding && !offline);
    m_remind->setToolTip(offline ? tr("You can't send reminders while you're offline.") : QString());
    m_open->setEnabled(chosen.size() == 1);
    const bool any = m_model->rowCount() > 0;
    m_table->setVisible(any);
    const bool unavailable = offline && !m_isKnown;
    m_none->setVisible(!any && (m_isKnown || unavailable));
    m_none->setIcon(unavailable ? Icon::Waiting : Icon::Check);
    m_none->setText(unavailable       ? tr("This list isn't available offline.")
                    : m_all.isEmpty() ? tr("Nobody needs to act on your documents right now.")
                                      : tr("Nobody matches this filter."));
    QSet<qint64> documents;
    for (const workflow::WaitingPerson& one : std::as_const(m_all))
        documents.insert(one.document.value());
    m_about->setText(m_all.isEmpty()
                         ? QString()
                         : tr("%1 in %2", "%1: people, %2: documents")
                               .arg(tr("%n people", nullptr, workflow::peopleCount(m_all)),
                                    tr("%n documents", nullptr, static_cast<int>(documents.size()))));
}

/** Names the people whom the button reminds; the button is as wide for one person as for all, so that nothing
 * moves beside it. */
void WaitingPage::showReminded()
{
    const auto setCount = [this](int people) {
        m_remind->setText(people > 0 ? tr("Remind %n people", nullptr, people) : tr("Remind"));
        return m_remind->sizeHint().width();
    };
    m_remind->setMinimumWidth(std::max(setCount(1), setCount(workflow::peopleCount(m_model->people()))));
    setCount(workflow::peopleCount(peopleToRemind()));
}

QList<workflow::WaitingPerson> WaitingPage::peopleToRemind() const
{
    const QList<workflow::WaitingPerson> chosen = selectedPeople();
    return chosen.isEmpty() ? m_model->people() : chosen;
}

QList<workflow::WaitingPerson> WaitingPage::selectedPeople() const
{
    QList<workflow::WaitingPerson> people;
    for (const QModelIndex& index : m_table->selectionModel()->selectedRows()) {
        const QModelIndex source = m_sorted->mapToSource(index);
        if (source.isValid()) people.append(m_model->people().at(source.row()));
    }
    return people;
}

// ---- listing

void WaitingPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
}

void WaitingPage::refresh()
{
    ++m_request;
    m_fetched.clear();
    m_walk = {};
    m_error->setError(std::nullopt);
    fetch();
}

void WaitingPage::fetch()
{
    if (!m_session.client()) return;
    domain::DocumentQuery query;
    m_walk.apply(query);
    query.pageSize = waitingPageSize;
    query.status = domain::SigningStatus::InProgress;
    query.type = domain::DocumentType::Document;
    query.sort = domain::SortField::Sent;
    query.ascending = true; // the longest pending ones come first
    m_session.client()->list(query, this,
                             [this, turn = m_request](const Result<domain::DocumentPage>& answer) {
                                 if (turn != m_request) return;
                                 if (!answer) return m_error->setError(answer.error());
                                 addPage(*answer);
                             });
}

void WaitingPage::addPage(const domain::DocumentPage& answer)
{
    for (const domain::DocumentSummary& document : answer.documents) {
        if (m_walk.take(document.id.value())) m_fetched += workflow::waitingPeople(document);
    }
    const bool hasMore = m_walk.advance(answer.total, answer.nextCursor);
    if (hasMore && m_fetched.size() < maxWaiting) return fetch();
    if (!hasMore && m_walk.missed() > 0)
        m_error->setError(fail(ErrorCode::Unavailable, reasons::listIncomplete()).value());
    m_all = std::exchange(m_fetched, {});
    m_isKnown = true;
    applyFilter();
    scheduleCheck();
}

/** Schedules the next check of requested reminders, which are sent some time later; the pauses grow, because
 * an email can be delayed. */
void WaitingPage::scheduleCheck()
{
    if (!m_model->hasRequestedReminders() || m_pause > maxCheckPause) return;
    m_checkTimer.start(m_pause);
    m_pause *= 2;
}

// ---- reminders

void WaitingPage::remindSelected()
{
    const QList<workflow::WaitingPerson> people = peopleToRemind();
    if (people.isEmpty() || m_isReminding || !m_session.client()) return;
    m_session.queryOutreach(this, [this, people](const Result<domain::Outreach>& outreach) {
        if (!outreach || outreach->canSendMail != false) return askToRemind(people);
        QList<workflow::DocumentRef> documents;
        QSet<QString> invitations;
        for (const workflow::WaitingPerson& one : people) {
            invitations.insert(one.person.guid);
            workflow::DocumentRef document;
            document.id = one.document;
            if (std::none_of(documents.cbegin(), documents.cend(),
                             [&one](const auto& known) { return known.id == one.document; }))
                documents.append(document);
        }
        m_reminding->offerLinks(documents, invitations);
    });
}

void WaitingPage::askToRemind(const QList<workflow::WaitingPerson>& people)
{
    constexpr qsizetype maxNamed = 10;
    QStringList reached;
    QStringList unreached;
    for (const workflow::WaitingPerson& one : people) {
        const bool isReached = !one.person.recipientEmail.isEmpty() && !isUnreachable(one.person);
        (isReached ? reached : unreached).append(personAndTitle(one));
    }
    const auto listed = [](const QStringList& lines) {
        QStringList named = lines.mid(0, maxNamed);
        if (const auto rest = static_cast<int>(lines.size() - named.size()); rest > 0)
            named.append(tr("and %n more", nullptr, rest));
        return named.join(QLatin1Char('\n'));
    };
    QStringList parts;
    if (!reached.isEmpty())
        parts.append(tr("These people will be reminded:") + QLatin1Char('\n') + listed(reached));
    if (!unreached.isEmpty())
        parts.append(tr("These people can't be reached by email:") + QLatin1Char('\n') + listed(unreached));
    const auto send = [this, people] {
        if (m_isReminding) return;
        m_isReminding = true;
        showState();
        remind(people, {}, std::nullopt);
    };
    // The button has named them, and the list shows who they are.
    const bool isPlain = unreached.isEmpty() && reminderWarning(m_session.outreach()).isEmpty();
    if (isPlain && workflow::peopleCount(people) <= maxUnasked) return send();
    m_reminding->confirm({QStringLiteral("remindWaiting"), tr("Send reminders?"),
                          parts.join(QStringLiteral("\n\n")),
                          tr("Remind %n people", nullptr, workflow::peopleCount(people)), true},
                         send);
}

/** Reminds people sequentially; shows the first error and continues. */
void WaitingPage::remind(QList<workflow::WaitingPerson> people,
                         const QList<workflow::WaitingPerson>& reminded, std::optional<Error> fault)
{
    if (people.isEmpty() || !m_session.client()) {
        m_isReminding = false;
        QHash<QString, std::optional<Timestamp>> requested;
        for (const workflow::WaitingPerson& one : reminded)
            requested.insert(one.person.guid, one.person.lastReminderSent);
        m_model->setRequestedReminders(requested);
        m_pause = firstCheckPause;
        refresh();
        m_error->setError(fault);
        if (!reminded.isEmpty())
            Q_EMIT messageRequested(reminderSentText(m_session.outreach(), workflow::peopleCount(reminded)),
                                    {});
        return showState();
    }
    const workflow::WaitingPerson next = people.takeFirst();
    m_session.client()->remind(
        next.document, next.person.guid, this,
        [this, people, reminded, next, fault, turn = m_session.client()](const Result<void>& result) {
            if (turn != m_session.client()) return; // another account was opened
            remind(people, result ? reminded + QList{next} : reminded,
                   result || fault ? fault : std::optional(result.error()));
        });
}

} // namespace ink::ui

#include "moc_waitingpage.cpp"
