#include "ui/pages/bulk/bulkpage.h"

#include "app/workflow/outbox/workoutbox.h"
#include "app/workflow/session/session.h"
#include "app/workflow/session/unreachable.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/messagetext.h"
#include "ui/pages/bulk/bulkrunlist.h"
#include "ui/pages/bulk/bulkrunview.h"
#include "ui/pages/bulk/bulksetup.h"
#include "ui/pages/bulk/stepindicator.h"
#include "ui/pages/shared/pagecontext.h"
#include "ui/widgets/layout/currentstack.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ink::ui {

using workflow::BulkRun;

BulkPage::BulkPage(const PageContext& context, QWidget* parent)
    : QWidget(parent), m_session(context.session), m_database(context.database), m_journal(context.journal),
      m_prompts(context.prompts), m_clock(context.clock), m_title(makeTitleLabel(this)),
      m_steps(new StepIndicator(this)), m_back(new QPushButton(this)), m_new(new QPushButton(this)),
      m_stack(new CurrentStack), m_list(new BulkRunList(context.clock)), m_setup(new BulkSetup(context)),
      m_runView(new BulkRunView(context))
{
    setObjectName(QStringLiteral("bulkPage"));
    m_back->setObjectName(QStringLiteral("bulkBack"));
    m_back->setFlat(true);
    m_new->setObjectName(QStringLiteral("newBulkRun"));
    m_new->setIcon(icon(Icon::Add));
    m_new->setDefault(true);
    for (QWidget* part : std::initializer_list<QWidget*>{m_list, m_setup, m_runView})
        m_stack->addWidget(part);
    auto* head = new QHBoxLayout;
    head->setSpacing(space::m);
    head->addWidget(m_title);
    head->addStretch(1);
    head->addWidget(m_steps);
    head->addStretch(1);
    head->addWidget(m_back);
    head->addWidget(m_new);
    head->addStrut(m_new->sizeHint().height()); // keeps the title's position without buttons
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::l, space::m, space::l, space::m);
    column->setSpacing(space::m);
    column->addLayout(head);
    column->addWidget(m_stack, 1);

    connect(m_back, &QPushButton::clicked, this, &BulkPage::showList);
    connect(m_new, &QPushButton::clicked, this, [this] {
        m_setup->confirmDiscard([this] {
            m_setup->clear();
            showSetup();
        });
    });
    connect(m_list, &BulkRunList::newRequested, this, &BulkPage::showSetup);
    connect(m_list, &BulkRunList::runChosen, this, &BulkPage::openRun);
    connect(m_list, &BulkRunList::removeRequested, this, &BulkPage::removeRun);
    connect(m_setup, &BulkSetup::stepChanged, this, &BulkPage::updateHead);
    connect(m_setup, &BulkSetup::sendRequested, this, &BulkPage::start);
    const QUndoStack* steps = m_setup->rows().undoStack();
    connect(steps, &QUndoStack::canUndoChanged, this, &BulkPage::undoStateChanged);
    connect(steps, &QUndoStack::canRedoChanged, this, &BulkPage::undoStateChanged);
    connect(m_stack, &QStackedWidget::currentChanged, this, &BulkPage::undoStateChanged);
    connect(m_runView, &BulkRunView::documentRequested, this, &BulkPage::documentRequested);
    connect(m_runView, &BulkRunView::exportRequested, this, &BulkPage::exportRequested);
    connect(m_runView, &BulkRunView::messageRequested, this, &BulkPage::messageRequested);
    connect(m_runView, &BulkRunView::settingsRequested, this, &BulkPage::settingsRequested);
    connect(m_runView, &BulkRunView::saved, this, &BulkPage::saved);
    connect(m_runView, &BulkRunView::correctionRequested, this,
            [this](domain::DocumentId templateId, const tables::Table& rows, const QString& title) {
                showSetup();
                m_setup->confirmDiscard([this, templateId, rows, title] {
                    m_setup->clear();
                    m_setup->setTemplate(templateId);
                    m_setup->openRows(rows, title);
                });
            });
    connect(&m_session, &workflow::Session::currentChanged, this, &BulkPage::handleProfileChange);
    retranslate();
    updateHead();
    onLanguageChange(this, [this] { retranslate(); });
}

BulkPage::~BulkPage()
{
    m_runView->setRun(nullptr);
    // Both still emit signals while they are destroyed.
    disconnect(m_setup->rows().undoStack(), nullptr, this, nullptr);
    disconnect(m_stack, nullptr, this, nullptr);
}

BulkRun* BulkPage::newRun()
{
    auto* run = new BulkRun(m_session, m_database, m_clock, this);
    connect(run, &BulkRun::stateChanged, this, [this, run] {
        if (run->state() == BulkRun::State::Finished && m_runView->run() == run && !isVisible())
            Q_EMIT messageRequested(
                tr("Bulk run finished: %n document(s) sent", nullptr, run->progress().sent), {});
        const bool cut =
            run->state() == BulkRun::State::Paused && run->error() && workflow::isUnreachable(*run->error());
        if (cut && m_outbox && m_outbox->addBulkRun(run->run().id, run->run().title))
            Q_EMIT messageRequested(
                tr("The bulk run is in the outbox and starts when the connection is back."), {});
        updateHead();
        Q_EMIT runsChanged();
    });
    connect(run, &BulkRun::progressChanged, this, &BulkPage::documentsCreated);
    m_runs.append(run);
    return run;
}

void BulkPage::start(const workflow::BulkOrder& given)
{
    workflow::BulkOrder order = given;
    order.title = distinctTitle(given.title);
    BulkRun* run = newRun();
    m_runView->setRun(run);
    m_stack->setCurrentWidget(m_runView);
    m_runView->setFocus(); // otherwise the focus leaves the page with the hidden button
    m_setup->clear();      // its rows are in the journal now
    run->start(order);
    if (!order.source.path.isEmpty()) workflow::rememberSource(m_journal, run->run().id, order.source);
    updateHead();
}

/** The title, with a number when another run in the list has it. */
QString BulkPage::distinctTitle(const QString& title) const
{
    const auto profile = m_session.current();
    const auto runs =
        profile ? BulkRun::runs(m_database, profile->id) : Result<QList<store::BulkJournal::Run>>();
    if (!runs) return title;
    const auto isTaken = [&runs](const QString& name) {
        return std::any_of(runs->cbegin(), runs->cend(),
                           [&name](const auto& run) { return run.title == name; });
    };
    QString name = title;
    for (int number = 2; isTaken(name); ++number)
        name = QStringLiteral("%1 (%2)").arg(title).arg(number);
    return name;
}

void BulkPage::setOfflineSources(workflow::WorkOutbox* outbox, const workflow::OfflineCache* shelf)
{
    m_outbox = outbox;
    m_setup->setShelf(shelf);
    if (outbox) connect(outbox, &workflow::WorkOutbox::runDue, this, &BulkPage::continueRun);
}

BulkRun* BulkPage::findOrCreateRun(const QString& id)
{
    const auto known =
        std::find_if(m_runs.begin(), m_runs.end(), [&id](const BulkRun* run) { return run->run().id == id; });
    return known == m_runs.end() ? newRun() : *known;
}

void BulkPage::continueRun(const QString& id)
{
    BulkRun* run = findOrCreateRun(id);
    if (run->state() == BulkRun::State::Paused) return run->resume();
    if (run->state() != BulkRun::State::Idle) return; // already running, or stopped by the user
    run->open(id);
    connect(
        run, &BulkRun::stateChanged, this,
        [run] {
            if (run->state() == BulkRun::State::Paused) run->resume();
        },
        Qt::SingleShotConnection);
}

void BulkPage::openRun(const QString& id)
{
    BulkRun* run = findOrCreateRun(id);
    m_runView->setRun(run);
    m_stack->setCurrentWidget(m_runView);
    if (run->state() == BulkRun::State::Idle) run->open(id);
    updateHead();
}

void BulkPage::resumeRun(const QString& id)
{
    m_runView->setRun(findOrCreateRun(id));
    m_stack->setCurrentWidget(m_runView);
    continueRun(id);
    updateHead();
}

bool BulkPage::isInProgress(const QString& id) const
{
    using State = BulkRun::State;
    const auto known = std::find_if(m_runs.cbegin(), m_runs.cend(),
                                    [&id](const BulkRun* run) { return run->run().id == id; });
    if (known == m_runs.cend()) return false;
    const State state = (*known)->state();
    return state == State::Preparing || state == State::Running || state == State::Checking ||
           state == State::Pausing;
}

void BulkPage::removeRun(const QString& id)
{
    m_prompts.confirm(
        this,
        {.id = QStringLiteral("forgetRun"),
         .title = tr("Remove this run from the list?"),
         .text = tr("Its documents stay unchanged. The link between rows and documents is lost, and "
                    "waiting rows are not sent."),
         .acceptText = tr("Remove run"),
         .isDestructive = true},
        [this, id](bool yes) {
            if (!yes) return;
            const auto known = std::find_if(m_runs.begin(), m_runs.end(),
                                            [&id](const BulkRun* run) { return run->run().id == id; });
            if (known != m_runs.end()) {
                BulkRun* run = *known;
                m_runs.erase(known);
                if (m_runView->run() == run) m_runView->setRun(nullptr);
                delete run;
            }
            if (const auto removed = BulkRun::remove(m_database, id); !removed)
                Q_EMIT messageRequested(messageText(removed.error().detail), {});
            Q_EMIT runsChanged();
            showList();
        });
}

void BulkPage::showList()
{
    const auto profile = m_session.current();
    if (profile) m_list->setRuns(BulkRun::runs(m_database, profile->id));
    m_stack->setCurrentWidget(m_list);
    updateHead();
}

void BulkPage::showSetup()
{
    m_stack->setCurrentWidget(m_setup);
    m_setup->refresh();
    updateHead();
}

void BulkPage::begin(domain::DocumentId templateId)
{
    showSetup();
    m_setup->confirmDiscard([this, templateId] {
        m_setup->clear();
        m_setup->setTemplate(templateId);
    });
}

void BulkPage::openTable(const QString& path)
{
    showSetup();
    m_setup->openTable(path);
}

bool BulkPage::canUndo() const
{
    return m_stack->currentWidget() == m_setup && m_setup->rows().undoStack()->canUndo();
}

bool BulkPage::canRedo() const
{
    return m_stack->currentWidget() == m_setup && m_setup->rows().undoStack()->canRedo();
}

bool BulkPage::undo()
{
    if (!canUndo()) return false;
    m_setup->rows().undoStack()->undo();
    return true;
}

bool BulkPage::redo()
{
    if (!canRedo()) return false;
    m_setup->rows().undoStack()->redo();
    return true;
}

void BulkPage::handleProfileChange()
{
    // Rows in flight are checked when their run is opened again.
    m_runView->setRun(nullptr);
    qDeleteAll(m_runs);
    m_runs.clear();
    showList();
    const auto profile = m_session.current();
    if (!profile) return;
    const auto runs = BulkRun::runs(m_database, profile->id);
    if (!runs) return; // the list shows the error
    for (const store::BulkJournal::Run& run : *runs)
        if (run.state == store::BulkJournal::RunState::Open && run.rows.pending() > 0 &&
            !(m_outbox && m_outbox->hasBulkRun(run.id)))
            return void(Q_EMIT unfinishedRunFound(run.id, run.title, run.rows.sent, run.rows.total));
}

void BulkPage::updateHead()
{
    const QWidget* shown = m_stack->currentWidget();
    m_steps->setVisible(shown != m_list);
    m_steps->setCurrent(shown == m_runView ? 2 : m_setup->step());
    m_back->setVisible(shown != m_list);
    // An empty list has its own button for this.
    m_new->setVisible(shown != m_setup && (shown != m_list || m_list->count() > 0));
}

void BulkPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_stack->currentWidget() == m_list) showList();
    if (m_stack->currentWidget() == m_setup) m_setup->refresh();
}

void BulkPage::retranslate()
{
    m_title->setText(tr("Bulk runs"));
    m_steps->setSteps({tr("File and columns"), tr("Rows"), tr("Run")});
    m_back->setText(tr("All runs"));
    m_new->setText(tr("New bulk run"));
}

} // namespace ink::ui

#include "moc_bulkpage.cpp"
