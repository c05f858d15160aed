#include "ui/pages/bulk/bulkrunview.h"

#include "app/base/backgroundtask.h"
#include "app/base/languages.h"
#include "app/store/journals/draftjournal.h"
#include "app/tables/csvwriter.h"
#include "app/workflow/bulk/bulkreport.h"
#include "app/workflow/documents/documentamendment.h"
#include "app/workflow/documents/documentlinks.h"
#include "app/workflow/session/session.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/isolated.h"
#include "ui/models/messagetext.h"
#include "ui/models/outreachwords.h"
#include "ui/models/words.h"
#include "ui/pages/bulk/bulkrunwords.h"
#include "ui/pages/bulk/rowresultdelegate.h"
#include "ui/pages/documents/correct/correctmanydialog.h"
#include "ui/pages/documents/correct/reminderquestion.h"
#include "ui/pages/documents/list/actionbar.h"
#include "ui/pages/shared/pagecontext.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/layout/wraprow.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"
#include "ui/widgets/tables/tabledelegates.h"

#include <QCheckBox>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace ink::ui {

using workflow::BulkRun;
using BulkRunState = BulkRun::State;
using RunColumn = BulkRunModel::Column;

namespace {

QPushButton* iconButton(const char* name, Icon sign)
{
    auto* made = new QPushButton;
    made->setObjectName(QLatin1StringView(name));
    made->setIcon(icon(sign));
    return made;
}

} // namespace

BulkRunView::BulkRunView(const PageContext& context, QWidget* parent)
    : QWidget(parent), m_session(context.session), m_prompts(context.prompts), m_database(context.database),
      m_journal(context.journal), m_clock(context.clock), m_group(context.session),
      m_reminding(new ReminderQuestion(context.session, context.clock, context.prompts, this)),
      m_model(new BulkRunModel(this)), m_filter(new BulkRunFilter(this)), m_title(new QLabel),
      m_template(new QuietLabel), m_state(new QLabel), m_counts(new QuietLabel), m_bar(new QProgressBar),
      m_pause(iconButton("pauseBulkRun", Icon::Pause)), m_stop(iconButton("stopBulkRun", Icon::Close)),
      m_check(iconButton("checkUnknown", Icon::Search)), m_repeat(iconButton("repeatUnknown", Icon::Send)),
      m_correct(iconButton("correctRefusedRows", Icon::Edit)),
      m_save(iconButton("saveRefusedRows", Icon::Download)),
      m_saveAll(iconButton("saveAllRows", Icon::Download)), m_problemsOnly(new QCheckBox),
      m_error(new ErrorBanner), m_actionBar(new ActionBar), m_groupTitle(makeSectionLabel(nullptr)),
      m_groupCounts(new QLabel), m_remind(iconButton("remindRun", Icon::Bell)),
      m_correctAll(iconButton("correctRun", Icon::Edit)),
      m_cancelAll(iconButton("cancelRun", Icon::Cancelled)),
      m_export(iconButton("exportRun", Icon::Download)), m_refresh(iconButton("refreshRun", Icon::Refresh)),
      m_table(new QTreeView)
{
    using namespace std::chrono_literals;
    setObjectName(QStringLiteral("bulkRunView"));
    m_filter->setSourceModel(m_model);
    m_tick.setInterval(1s);
    layOut();
    connectParts();
    retranslate();
    updateView();
    onLanguageChange(this, [this] {
        retranslate();
        updateView();
    });
}

BulkRunView::~BulkRunView()
{
    m_saving.waitForFinished();
    m_correcting.waitForFinished();
}

void BulkRunView::layOut()
{
    m_title->setFont(sectionFont());
    m_title->setObjectName(QStringLiteral("bulkRunTitle"));
    m_state->setObjectName(QStringLiteral("bulkRunState"));
    m_counts->setObjectName(QStringLiteral("bulkRunCounts"));
    m_groupCounts->setObjectName(QStringLiteral("bulkGroupCounts"));
    m_bar->setObjectName(QStringLiteral("bulkRunProgress"));
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(8);
    m_problemsOnly->setObjectName(QStringLiteral("bulkProblemsOnly"));

    m_table->setObjectName(QStringLiteral("bulkResults"));
    m_table->setModel(m_filter);
    setFocusProxy(m_table);
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setAllColumnsShowFocus(true);
    m_table->setMouseTracking(true);
    m_table->setItemDelegate(new TextCellDelegate(true, m_table));
    m_table->setItemDelegateForColumn(static_cast<int>(RunColumn::Name),
                                      new TextCellDelegate(false, m_table));
    m_table->setItemDelegateForColumn(static_cast<int>(RunColumn::State), new RowResultDelegate(m_table));
    QHeaderView* header = m_table->header();
    header->setSectionsMovable(false);
    header->setStretchLastSection(true);
    header->resizeSection(static_cast<int>(RunColumn::Line), 80);
    header->resizeSection(static_cast<int>(RunColumn::Name), 220);
    header->resizeSection(static_cast<int>(RunColumn::Email), 260);
    header->resizeSection(static_cast<int>(RunColumn::State), 130);

    auto* titles = new QHBoxLayout;
    titles->setSpacing(space::s);
    titles->addWidget(m_title);
    titles->addWidget(m_template, 1);
    const auto row = [](std::initializer_list<QWidget*> starts, std::initializer_list<QPushButton*> ends) {
        auto* made = new WrapRow;
        made->setSpacing(space::s);
        made->setLineSpacing(space::xs);
        for (QWidget* one : starts)
            made->add(one);
        made->addStretch();
        WrapRow* group = made->addGroup();
        group->addStretch();
        for (QPushButton* one : ends)
            group->add(one);
        return made;
    };
    auto* states = row({m_state, m_counts}, {m_check, m_repeat, m_pause, m_stop});
    auto* group =
        row({m_groupTitle, m_groupCounts}, {m_refresh, m_export, m_remind, m_correctAll, m_cancelAll});
    auto* tools = row({m_problemsOnly}, {m_correct, m_save, m_saveAll});
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::s);
    column->addLayout(titles);
    column->addWidget(m_bar);
    column->addLayout(states);
    column->addWidget(m_error);
    column->addLayout(group);
    column->addWidget(m_table, 1);
    column->addWidget(m_actionBar); // below, so that the rows stay under the pointer
    column->addLayout(tools);
}

void BulkRunView::connectParts()
{
    connect(m_pause, &QPushButton::clicked, this, [this] {
        if (!m_run) return;
        const BulkRunState state = m_run->state();
        if (state == BulkRunState::Running || state == BulkRunState::Checking ||
            state == BulkRunState::Preparing)
            m_run->pause();
        else
            m_run->resume();
    });
    connect(m_stop, &QPushButton::clicked, this, &BulkRunView::stopRun);
    connect(m_check, &QPushButton::clicked, this, [this] {
        if (m_run) m_run->checkUnknown();
    });
    connect(m_repeat, &QPushButton::clicked, this, &BulkRunView::repeatUnknown);
    connect(m_correct, &QPushButton::clicked, this, &BulkRunView::correct);
    connect(m_save, &QPushButton::clicked, this, &BulkRunView::saveRejected);
    connect(m_saveAll, &QPushButton::clicked, this, &BulkRunView::saveResults);
    connect(m_problemsOnly, &QCheckBox::toggled, m_filter, &BulkRunFilter::setProblemsOnly);
    connect(m_error, &ErrorBanner::retryRequested, this, [this] {
        if (m_run) m_run->resume();
    });
    connect(m_refresh, &QPushButton::clicked, &m_group, &workflow::RunGroup::refresh);
    connect(m_remind, &QPushButton::clicked, this, &BulkRunView::remindAll);
    connect(m_reminding, &ReminderQuestion::settingsRequested, this, &BulkRunView::settingsRequested);
    connect(m_reminding, &ReminderQuestion::messageRequested, this,
            [this](const QString& text) { Q_EMIT messageRequested(text, {}); });
    connect(m_reminding, &ReminderQuestion::failed, this,
            [this](const Error& error) { m_error->setError(error); });
    connect(m_export, &QPushButton::clicked, this, [this] {
        QList<workflow::DocumentRef> completed;
        for (const workflow::DocumentRef& one : m_group.documents())
            if (one.status == domain::SigningStatus::Completed) completed.append(one);
        Q_EMIT exportRequested(completed);
    });
    connect(m_correctAll, &QPushButton::clicked, this, &BulkRunView::correctAll);
    connect(m_cancelAll, &QPushButton::clicked, this, &BulkRunView::cancelAll);
    connect(&m_group, &workflow::RunGroup::changed, this, &BulkRunView::updateGroup);
    connect(&m_group, &workflow::RunGroup::refreshingChanged, this, &BulkRunView::updateGroup);
    workflow::DocumentActions& acts = m_group.actions();
    connect(&acts, &workflow::DocumentActions::progressed, this, [this] {
        const auto& under = m_group.actions();
        const QLocale locale;
        using Kind = workflow::DocumentAction::Kind;
        const QString words = under.action().kind == Kind::Cancel    ? tr("Cancelling… %1 of %2")
                              : under.action().kind == Kind::Correct ? tr("Correcting… %1 of %2")
                                                                     : tr("Sending reminders… %1 of %2");
        m_actionBar->setProgress(under.doneCount(), under.totalCount(),
                                 words.arg(locale.toString(qlonglong(under.doneCount())),
                                           locale.toString(qlonglong(under.totalCount()))));
    });
    connect(&acts, &workflow::DocumentActions::finished, this, [this] {
        const auto& under = m_group.actions();
        const auto failed = under.failures();
        const auto good = static_cast<int>(under.succeededDocuments().size());
        using Kind = workflow::DocumentAction::Kind;
        const Kind kind = under.action().kind;
        m_actionBar->end(tr("%n document(s) could not be changed", nullptr, static_cast<int>(failed.size())),
                         failed);
        if (good > 0)
            Q_EMIT messageRequested(kind == Kind::Cancel ? tr("%n document(s) cancelled", nullptr, good)
                                    : kind == Kind::Correct
                                        ? tr("%n document(s) corrected", nullptr, good)
                                        : reminderSentText(m_session.outreach(), under.remindedCount()),
                                    {});
        updateGroup();
    });
    connect(m_actionBar, &ActionBar::stopRequested, this, [this] { m_group.actions().stop(); });
    connect(m_table, &QTreeView::activated, this, [this](const QModelIndex& index) {
        const qint64 id = index.data(BulkRunModel::DocumentRole).toLongLong();
        if (id > 0) Q_EMIT documentRequested(domain::DocumentId(id));
    });
    connect(&m_tick, &QTimer::timeout, this, &BulkRunView::updateView);
}

void BulkRunView::setRun(BulkRun* run)
{
    if (m_run == run) return;
    if (m_run) disconnect(m_run, nullptr, this, nullptr);
    m_run = run;
    m_problemsOnly->setChecked(false);
    m_model->setRun(run);
    m_actionBar->hide();
    if (run) {
        connect(run, &BulkRun::stateChanged, this, [this] {
            updateView();
            updateGroupDocuments();
        });
        connect(run, &BulkRun::progressChanged, this, &BulkRunView::updateView);
        connect(run, &BulkRun::reset, this, [this] {
            updateView();
            updateGroupDocuments();
        });
        connect(run, &QObject::destroyed, this, &BulkRunView::updateView);
    }
    m_group.setDocuments({}, {}, {});
    updateGroupDocuments();
    updateView();
}

void BulkRunView::updateGroupDocuments()
{
    if (!m_run) return;
    const BulkRunState state = m_run->state();
    if (state != BulkRunState::Finished && state != BulkRunState::Paused && state != BulkRunState::Stopped)
        return;
    m_group.setDocuments(m_run->run().templateId, m_run->run().created, m_run->documents());
    if (m_run->progress().sent > 0) m_group.refresh();
    fetchCorrectionSupport();
}

void BulkRunView::retranslate()
{
    m_stop->setText(tr("Stop…"));
    m_check->setText(tr("Check again"));
    m_check->setToolTip(tr("Asks the service which unknown rows were sent"));
    m_saveAll->setText(tr("Save results…"));
    m_correct->setText(tr("Fix rejected rows"));
    m_correct->setToolTip(tr("Opens the rejected rows in a new run"));
    m_problemsOnly->setText(tr("Only refused and unknown rows"));
    m_groupTitle->setText(tr("Documents of this run"));
    m_refresh->setText(tr("Refresh"));
    m_remind->setToolTip(tr("Reminds everyone who still has to act on these documents"));
    m_correctAll->setToolTip(tr("Replaces a recipient or sets a new deadline in the documents in progress"));
    m_table->setAccessibleName(tr("Result of each row"));
}

void BulkRunView::updateView()
{
    const bool busy =
        m_run && (m_run->state() == BulkRunState::Running || m_run->state() == BulkRunState::Checking);
    if (busy != m_tick.isActive()) busy ? m_tick.start() : m_tick.stop();
    m_title->setText(m_run ? m_run->run().title : QString());
    m_template->setText(m_run ? tr("from “%1”").arg(isolated(m_run->run().templateTitle)) : QString());
    m_state->setText(m_run ? bulkStateText(*m_run, m_clock.now()) : QString());
    m_counts->setText(m_run ? bulkCountsText(*m_run) : QString());
    const BulkRun::Progress progress = m_run ? m_run->progress() : BulkRun::Progress();
    m_bar->setRange(0, std::max(1, progress.total));
    m_bar->setValue(progress.completed());
    m_bar->setAccessibleName(m_counts->text());
    m_error->setError(m_run ? m_run->error() : std::nullopt);
    updateButtons();
    updateGroup();
}

void BulkRunView::updateButtons()
{
    const BulkRunState state = m_run ? m_run->state() : BulkRunState::Idle;
    const BulkRun::Progress progress = m_run ? m_run->progress() : BulkRun::Progress();
    const bool going =
        state == BulkRunState::Running || state == BulkRunState::Checking || state == BulkRunState::Preparing;
    const bool resting = state == BulkRunState::Paused || state == BulkRunState::Stopped;
    const bool quiet = resting || state == BulkRunState::Finished;
    m_pause->setVisible(going || state == BulkRunState::Pausing || (resting && progress.waiting > 0));
    m_pause->setEnabled(going || resting);
    m_pause->setText(going || state == BulkRunState::Pausing
                         ? tr("Pause")
                         : tr("Send the remaining %1").arg(QLocale().toString(progress.waiting)));
    m_pause->setIcon(icon(going || state == BulkRunState::Pausing ? Icon::Pause : Icon::Send));
    m_stop->setVisible(going || state == BulkRunState::Pausing || state == BulkRunState::Paused);
    m_stop->setEnabled(state != BulkRunState::Stopped);
    m_check->setVisible(quiet && progress.unknown > 0);
    m_repeat->setVisible(quiet && progress.unknown > 0);
    m_repeat->setText(tr("Send %n unknown row(s) again…", nullptr, progress.unknown));
    m_correct->setVisible(quiet && progress.correctableCount() > 0);
    m_save->setVisible(progress.correctableCount() > 0);
    m_save->setText(tr("Save %n row(s) to correct as CSV…", nullptr, progress.correctableCount()));
    m_saveAll->setVisible(quiet && progress.total > 0);
    m_problemsOnly->setVisible(progress.correctableCount() + progress.unknown > 0);
}

void BulkRunView::updateGroup()
{
    const workflow::RunGroup::Counts& counts = m_group.counts();
    const bool shown = m_run && counts.total > 0;
    m_groupTitle->setVisible(shown);
    m_groupCounts->setVisible(shown);
    m_refresh->setVisible(shown);
    const QLocale locale;
    QStringList parts;
    const auto add = [&](int number, const QString& words) {
        if (number > 0) parts.append(words.arg(locale.toString(number)));
    };
    add(counts.inProgress, tr("%1 in progress"));
    add(counts.completed, tr("%1 completed"));
    add(counts.rejected, tr("%1 declined"));
    add(counts.expired, tr("%1 expired"));
    add(counts.cancelled, tr("%1 cancelled"));
    if (parts.isEmpty() && m_group.isRefreshing()) parts.append(tr("checking…"));
    m_groupCounts->setText(parts.join(QStringLiteral(" · ")));
    const int waiting = counts.inProgress;
    const bool acting = m_group.actions().isRunning();
    m_refresh->setEnabled(!m_group.isRefreshing());
    m_export->setVisible(shown && counts.completed > 0);
    m_export->setText(tr("Export %1 signed…").arg(locale.toString(counts.completed)));
    m_remind->setVisible(shown && waiting > 0);
    m_remind->setEnabled(!acting);
    m_remind->setText(tr("Remind %1").arg(locale.toString(waiting)));
    m_correctAll->setVisible(shown && waiting > 0 && m_canCorrect);
    m_correctAll->setEnabled(!acting);
    m_correctAll->setText(tr("Correct %1…").arg(locale.toString(waiting)));
    m_cancelAll->setVisible(shown && waiting > 0);
    m_cancelAll->setEnabled(!acting);
    m_cancelAll->setText(tr("Cancel %1…").arg(locale.toString(waiting)));
}

void BulkRunView::stopRun()
{
    if (!m_run) return;
    const int waiting = m_run->progress().waiting;
    m_prompts.confirm(
        this,
        {.id = QStringLiteral("stopBulk"),
         .title = tr("Stop this run?"),
         .text =
             tr("Documents that were sent stay sent. %n row(s) are not sent; you can resume the run later.",
                nullptr, waiting),
         .acceptText = tr("Stop run"),
         .isDestructive = true},
        [this](bool yes) {
            if (yes && m_run) m_run->stop();
        });
}

void BulkRunView::repeatUnknown()
{
    if (!m_run) return;
    const int unknown = m_run->progress().unknown;
    m_prompts.confirm(
        this,
        {.id = QStringLiteral("repeatUnknown"),
         .title = tr("Send %n row(s) again?", nullptr, unknown),
         .text = tr("These rows may already have been sent. Check the documents first: otherwise "
                    "recipients may get a second document."),
         .acceptText = tr("Send %n row(s) again", nullptr, unknown),
         .isDestructive = true},
        [this](bool yes) {
            if (yes && m_run) m_run->repeatUnknown();
        });
}

void BulkRunView::remindAll()
{
    m_remind->setEnabled(false);
    m_group.fetchDocumentsInProgress(
        this, [this, run = m_run](const Result<QList<domain::DocumentSummary>>& waiting) {
            updateGroup();
            if (!m_run || m_run != run) return;
            if (!waiting) return m_error->setError(waiting.error());
            const auto documents = m_group.documentsInProgress();
            if (documents.isEmpty()) return;
            const auto pointers = [known = *waiting] {
                QList<const domain::DocumentSummary*> found;
                for (const domain::DocumentSummary& one : known)
                    found.append(&one);
                return found;
            };
            m_reminding->ask(documents, pointers, [this] {
                m_actionBar->begin(tr("Sending reminders…"));
                m_group.remindAll();
            });
        });
}

void BulkRunView::fetchCorrectionSupport()
{
    m_session.queryLimits(this, [this](const Result<domain::Limits>& limits) {
        m_canCorrect = limits && limits->amendRunning;
        updateGroup();
    });
}

void BulkRunView::correctAll()
{
    auto* dialog = new CorrectManyDialog(m_group.documentsInProgress().size(),
                                         workflow::calendarDay(m_clock.now()), window());
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_actionBar->begin(tr("Correcting…"));
        m_group.correctAll(dialog->action());
    });
    dialog->open();
}

void BulkRunView::cancelAll()
{
    const auto waiting = static_cast<int>(m_group.documentsInProgress().size());
    Prompts::Text question;
    question.id = QStringLiteral("cancelRun");
    question.title = tr("Cancel %n document(s)", nullptr, waiting);
    question.label = tr("Reason (recipients will see it)");
    question.acceptText = tr("Cancel %n document(s)", nullptr, waiting);
    question.isMultiLine = true;
    m_prompts.text(this, question, [this](const std::optional<QString>& reason) {
        if (!reason) return;
        m_actionBar->begin(tr("Cancelling…"));
        m_group.cancelAll(*reason);
    });
}

void BulkRunView::saveRejected()
{
    if (!m_run) return;
    const QString name = QFileInfo(m_run->run().title).completeBaseName();
    m_prompts.saveFile(this,
                       {QStringLiteral("saveRefused"), tr("Save rejected rows"),
                        tr("%1 (to correct).csv").arg(name), tr("CSV files (*.csv)")},
                       [this](const std::optional<QString>& path) {
                           if (path) saveTo(*path, false);
                       });
}

void BulkRunView::saveResults()
{
    if (!m_run) return;
    const QString name = QFileInfo(m_run->run().title).completeBaseName();
    const auto source = workflow::sourceOf(m_journal, m_run->run().id);
    const QFileInfo file(source ? source->path : QString());
    const QString suffix = file.suffix().toLower();
    const bool isWorkbook =
        file.exists() && (suffix == QLatin1StringView("xlsx") || suffix == QLatin1StringView("xlsm"));
    const QString csv = tr("CSV files (*.csv)");
    Prompts::Save question{QStringLiteral("saveRun"), tr("Save the results"),
                           tr("%1 (results).csv").arg(name), csv};
    if (isWorkbook) {
        question.name = tr("%1 (results).%2", "file name and its extension").arg(name, suffix);
        question.filter = tr("Copy of the workbook (*.%1)").arg(suffix) + QStringLiteral(";;") + csv;
    }
    m_prompts.saveFile(this, question, [this, source, isWorkbook](const std::optional<QString>& path) {
        if (!path) return;
        if (isWorkbook && !path->endsWith(QLatin1StringView(".csv"), Qt::CaseInsensitive))
            saveWorkbook(*path, *source);
        else
            saveTo(*path, true);
    });
}

void BulkRunView::saveWorkbook(const QString& path, const workflow::BulkSourceFile& source)
{
    if (!m_run || m_saving.isRunning()) return;
    if (QFileInfo(path) == QFileInfo(source.path))
        return m_error->setError(
            fail(ErrorCode::Io,
                 Message::literal(tr("Choose another name: the workbook itself isn't changed.")))
                .value());
    const QString language = windowLanguage();
    m_saving = runInBackground(
        this,
        [path, source, run = m_run->run().id, language, &database = m_database,
         documents = workflow::documentResults(m_group.documents(), m_session.isLocal(), language)] {
            return workflow::writeWorkbookResults(store::BulkJournal(database), run, source, path, documents,
                                                  language);
        },
        [this, path](const Result<workflow::WorkbookResults>& result) {
            if (!result) return m_error->setError(result.error());
            const QString name = isolated(QFileInfo(path).fileName());
            Q_EMIT saved(result->missing == 0
                             ? tr("Saved as %1").arg(name)
                             : tr("Saved as %1. %n row(s) of the run are no longer in their lines of the "
                                  "workbook.",
                                  nullptr, result->missing)
                                   .arg(name),
                         path);
        });
}

void BulkRunView::saveTo(const QString& path, bool everything)
{
    if (!m_run || m_saving.isRunning()) return;
    m_saving = runInBackground(
        this,
        [path, run = m_run->run().id, everything, language = windowLanguage(),
         &database = m_database]() -> Result<void> {
            using workflow::BulkReportRows;
            INK_ASSIGN(rows, workflow::makeBulkReport(
                                 store::BulkJournal(database), run,
                                 everything ? BulkReportRows::All : BulkReportRows::Refused, language));
            return tables::writeCsvFile(path, rows, {',', true, true});
        },
        [this, path](const Result<void>& result) {
            if (!result) return m_error->setError(result.error());
            Q_EMIT saved(tr("Saved as %1").arg(isolated(QFileInfo(path).fileName())), path);
        });
}

void BulkRunView::correct()
{
    if (!m_run || m_correcting.isRunning()) return;
    m_correcting = runInBackground(
        this,
        [run = m_run->run().id, language = windowLanguage(), &database = m_database] {
            return workflow::correctionTable(store::BulkJournal(database), run, language);
        },
        [this](const Result<tables::Table>& table) {
            if (!m_run) return;
            if (!table) return m_error->setError(table.error());
            if (table->rowCount() > 0)
                Q_EMIT correctionRequested(m_run->run().templateId, *table, m_run->run().title);
        });
}

} // namespace ink::ui

#include "moc_bulkrunview.cpp"
