#include "app/inkstone/commands/bulkcommand.h"

#include "app/domain/account/account.h"
#include "app/domain/document/document.h"
#include "app/inkstone/commands/sendername.h"
#include "app/inkstone/commands/spending.h"
#include "app/settings/settings.h"
#include "app/store/database/database.h"
#include "app/store/journals/draftjournal.h"
#include "app/store/schema/opendatabase.h"
#include "app/tables/csvwriter.h"
#include "app/workflow/bulk/bulkreport.h"
#include "app/workflow/bulk/mappingmemory.h"
#include "app/workflow/bulk/sentrows.h"
#include "app/workflow/bulk/tablecells.h"
#include "app/workflow/bulk/workbookresults.h"
#include "app/workflow/session/session.h"

#include <QDateTime>
#include <QFileInfo>
#include <QJsonArray>

#include <algorithm>

namespace ink {

using store::BulkJournal;
using workflow::BulkRun;
using BulkVerb = BulkCommandRequest::Verb;

namespace {

constexpr int tickMs = 1000;
constexpr int exitSomeFailed = 1;
constexpr int exitUnfinished = 2;
QString stateWord(BulkJournal::RunState state)
{
    switch (state) {
    case BulkJournal::RunState::Preparing:
        break;
    case BulkJournal::RunState::Open:
        return QStringLiteral("paused");
    case BulkJournal::RunState::Stopped:
        return QStringLiteral("stopped");
    case BulkJournal::RunState::Finished:
        return QStringLiteral("finished");
    }
    return QStringLiteral("preparing");
}

QJsonObject toJson(const BulkJournal::Run& run)
{
    return {{QStringLiteral("run"), run.id},
            {QStringLiteral("title"), run.title},
            {QStringLiteral("template"), run.templateId.value()},
            {QStringLiteral("templateTitle"), run.templateTitle},
            {QStringLiteral("created"), static_cast<qint64>(run.created.time_since_epoch().count())},
            {QStringLiteral("state"), stateWord(run.state)},
            {QStringLiteral("total"), run.rows.total},
            {QStringLiteral("sent"), run.rows.sent},
            {QStringLiteral("refused"), run.rows.rejected},
            {QStringLiteral("unknown"), run.rows.unknown},
            {QStringLiteral("faulty"), run.rows.invalid},
            {QStringLiteral("leftOut"), run.rows.excluded},
            {QStringLiteral("waiting"), run.rows.pending()}};
}

int exitOf(const BulkJournal::Counts& rows)
{
    if (rows.pending() > 0) return exitUnfinished;
    return rows.rejected + rows.unknown > 0 ? exitSomeFailed : 0;
}

QString sentenceOf(const BulkJournal::Run& run)
{
    return QStringLiteral("%1  %2  “%3”  %4 of %5 sent, %6 refused, %7 unknown, %8 faulty, %9 left out, "
                          "%10 waiting  (%11)")
        .arg(run.id,
             QDateTime::fromMSecsSinceEpoch(run.created.time_since_epoch().count())
                 .toString(QStringLiteral("yyyy-MM-dd HH:mm")),
             run.title)
        .arg(run.rows.sent)
        .arg(run.rows.total)
        .arg(run.rows.rejected)
        .arg(run.rows.unknown)
        .arg(run.rows.invalid)
        .arg(run.rows.excluded)
        .arg(run.rows.pending())
        .arg(stateWord(run.state));
}

} // namespace

BulkCommand::BulkCommand(const BulkCommandRequest& request, const CommandContext& context)
    : ServiceCommand(request.server, context), m_request(request), m_context(context)
{
    connect(&m_stop, &StopSignal::stopped, this, &BulkCommand::pause);
    connect(this, &Command::finished, &m_tick, &QTimer::stop);
    m_tick.setInterval(tickMs);
    connect(&m_tick, &QTimer::timeout, this, &BulkCommand::printProgress);
}

BulkCommand::~BulkCommand() = default;

void BulkCommand::start()
{
    // A plan only reads existing data.
    if (m_request.verb != BulkVerb::Plan || QFileInfo::exists(m_context.workplace.workstationDatabase())) {
        if (const auto prepared = m_context.workplace.prepare(); !prepared)
            return finishWithError(prepared.error());
        auto database =
            store::openSqlite(m_context.workplace.workstationDatabase(), store::Schema::Workstation);
        if (!database) return finishWithError(database.error());
        m_database = std::move(*database);
    }
    switch (m_request.verb) {
    case BulkVerb::Plan:
    case BulkVerb::Run:
        if (!QFileInfo(m_request.file.path).isReadable())
            return finishWithError(
                fail(ErrorCode::Io,
                     Message::literal(QStringLiteral("Cannot read %1.").arg(m_request.file.path)))
                    .value(),
                exitUnreadable);
        if (const auto fine = checkCopy(m_request.file.path); !fine) return finishWithError(fine.error());
        return ServiceCommand::start();
    case BulkVerb::Resume:
        return resumeRun();
    case BulkVerb::Report:
        return report();
    }
}

void BulkCommand::run()
{
    if (m_reported) return writeCopy(*m_reported, m_reportedDocuments, [this] { reportRows(*m_reported); });
    if (!m_resumed.isEmpty()) {
        return announceSpending(*this, m_resumedPending, [this] {
            watch();
            m_run->open(m_resumed);
        });
    }
    client().retrieve(domain::DocumentId(m_request.templateId), this,
                      then<domain::Document>([this](const domain::Document& source) { planFile(source); }));
}

// Plan and run

void BulkCommand::planFile(const domain::Document& source)
{
    const auto recall = [this](const domain::BulkForm& form, const QStringList& header,
                               const domain::ColumnMapping& guess) -> std::optional<domain::ColumnMapping> {
        if (!m_database) return std::nullopt;
        store::DraftJournal journal(*m_database);
        return workflow::MappingMemory(journal, connection().profile()).find(form, header, guess);
    };
    auto plan = readBulkFile(m_request.file, source, recall);
    if (plan && m_request.sendsOnlyChanges) {
        const auto sent =
            workflow::SentRows::load(BulkJournal(*m_database), connection().profile(), plan->form.templateId);
        if (!sent) return finishWithError(sent.error());
        const workflow::TableCells cells(plan->file.table);
        for (const int row : workflow::unchangedRows(plan->plan, cells, *sent))
            (void)plan->plan.setExcluded(row, true);
    }
    if (!plan)
        return finishWithError(plan.error(),
                               plan.error().code == ErrorCode::Validation ? exitUsage : exitUnreadable);
    const auto& counts = plan->plan.counts();
    if (m_request.sendsOnlyChanges && plan->faults().isEmpty() && counts.total > 0 &&
        counts.excluded == counts.total) {
        if (m_request.json)
            printJson(plan->toJson());
        else
            printLine(QStringLiteral("Nothing has changed since an earlier run of these rows."));
        return Q_EMIT finished(0);
    }
    if (!m_request.workbookCopy.isEmpty() && !plan->file.isWorkbook)
        return finishWithError(
            fail(ErrorCode::Validation,
                 Message::literal(QStringLiteral("--workbook-copy needs a workbook (XLSX), not a CSV file.")))
                .value(),
            exitUsage);
    const bool faulty = !plan->faults().isEmpty() || plan->plan.counts().faulty > 0;
    if (m_request.verb == BulkVerb::Plan) {
        if (m_request.json)
            printJson(plan->toJson());
        else
            printLines(plan->toText());
        return Q_EMIT finished(faulty ? exitSomeFailed : 0);
    }
    const bool stops =
        !plan->faults().isEmpty() || plan->plan.counts().ready == 0 || (faulty && !m_request.skipsFaultyRows);
    if (stops) {
        if (m_request.json)
            printJson(plan->toJson());
        else
            printLines(plan->toText());
        printErrorLine(plan->plan.counts().ready > 0 && plan->faults().isEmpty()
                           ? QStringLiteral("Nothing was sent. With --skip-faulty the other rows are.")
                           : QStringLiteral("Nothing was sent."));
        return Q_EMIT finished(exitSomeFailed);
    }
    for (const QString& note : plan->notes())
        printErrorLine(QStringLiteral("Note: ") + note);
    requireSender(*this, m_request.senderName, source.senderName, [this, plan = *plan] {
        announceSpending(*this, plan.plan.counts().ready, [this, plan] { startRun(plan); });
    });
}

void BulkCommand::startRun(const BulkFile& plan)
{
    workflow::BulkOrder order;
    order.templateId = plan.form.templateId;
    order.templateTitle = plan.form.title;
    order.title = m_request.title.isEmpty() ? QFileInfo(m_request.file.path).fileName() : m_request.title;
    order.callback = m_request.callback;
    store::DraftJournal journal(*m_database);
    workflow::MappingMemory(journal, connection().profile())
        .remember(plan.form, plan.file.table.header(), plan.mapping);
    order.rows = workflow::rowsForOrder(plan.plan, plan.file.table);
    watch();
    m_wasOpened = true;
    m_run->start(order);
    workflow::rememberSource(journal, m_run->run().id,
                             {QFileInfo(m_request.file.path).absoluteFilePath(), m_request.file.choice.sheet,
                              m_request.file.choice.headerLine});
    if (!m_request.json)
        printLine(QStringLiteral("Run %1, %2 rows").arg(m_run->run().id).arg(order.rows.size()));
}

void BulkCommand::watch()
{
    m_run = std::make_unique<BulkRun>(workflow::BulkAccount{[this] { return connection().client(); },
                                                            [this] { return connection().profile(); }},
                                      *m_database, m_context.clock);
    connect(m_run.get(), &BulkRun::stateChanged, this, &BulkCommand::handleStateChange, Qt::QueuedConnection);
    if (!m_request.json) m_tick.start();
}

void BulkCommand::pause()
{
    if (!m_run) return Q_EMIT finished(exitUnfinished);
    if (!m_request.json) printLine(QStringLiteral("Pausing after the requests in progress…"));
    m_run->pause();
}

void BulkCommand::printProgress()
{
    if (!m_run || m_run->rowCount() == 0) return;
    const BulkRun::Progress& now = m_run->progress();
    QString line = QStringLiteral("%1 of %2 sent").arg(now.sent).arg(now.total);
    if (now.rejected > 0) line += QStringLiteral(", %1 refused").arg(now.rejected);
    if (now.unknown > 0) line += QStringLiteral(", %1 unknown").arg(now.unknown);
    if (now.invalid > 0) line += QStringLiteral(", %1 faulty").arg(now.invalid);
    if (now.rowsPerSecond > 0) line += QStringLiteral(", %1 rows/s").arg(qRound(now.rowsPerSecond));
    if (now.timeLeft && now.timeLeft->count() > 0)
        line += QStringLiteral(", %1 s left").arg(now.timeLeft->count());
    if (m_run->pauseEnd()) line += QStringLiteral(" (the server asked for a pause)");
    if (m_run->state() == BulkRun::State::Checking) line += QStringLiteral(" (looking what was made)");
    printLine(line);
}

void BulkCommand::handleStateChange()
{
    switch (m_run->state()) {
    case BulkRun::State::Idle:
        if (m_run->error()) finishWithError(*m_run->error());
        return;
    case BulkRun::State::Preparing:
    case BulkRun::State::Running:
    case BulkRun::State::Checking:
    case BulkRun::State::Pausing:
        return;
    case BulkRun::State::Paused:
    case BulkRun::State::Stopped:
    case BulkRun::State::Finished:
        break;
    }
    if (m_wasOpened) {
        if (!m_repeats) return showResult();
        m_repeats = false; // the pending rows were sent; the unknown ones are next
        return m_run->repeatUnknown();
    }
    m_wasOpened = true;
    m_repeats = m_request.repeatsUnknownRows;
    const BulkRun::Progress& now = m_run->progress();
    if (m_run->state() != BulkRun::State::Finished && now.pending() > 0) return m_run->resume();
    if (m_repeats) {
        m_repeats = false;
        return m_run->repeatUnknown();
    }
    showResult();
}

void BulkCommand::showResult()
{
    m_tick.stop();
    if (m_request.workbookCopy.isEmpty()) return printResult();
    writeCopy(m_run->run(), m_run->documents(), [this] { printResult(); });
}

void BulkCommand::printResult()
{
    const BulkRun::Progress& now = m_run->progress();
    if (m_run->error()) printErrorLine(errorText(*m_run->error()));
    BulkJournal::Run run = m_run->run();
    run.rows = now;
    if (m_request.json)
        printJson(toJson(run));
    else
        printLine(sentenceOf(run));
    if (!m_request.json && now.unknown > 0)
        printLine(
            QStringLiteral("The result of %1 rows is unknown. They are sent again only on request: inkstone "
                           "bulk resume %2 --repeat-unknown")
                .arg(now.unknown)
                .arg(run.id));
    if (!m_request.json && now.pending() > 0)
        printLine(QStringLiteral("To continue: inkstone bulk resume %1").arg(run.id));
    finishWith(now);
}

void BulkCommand::finishWith(const BulkJournal::Counts& rows)
{
    Q_EMIT finished(m_copyFailed ? exitSomeFailed : exitOf(rows));
}

// The copy of the workbook

Result<void> BulkCommand::checkCopy(const QString& workbook) const
{
    const QFileInfo copy(m_request.workbookCopy);
    if (m_request.workbookCopy.isEmpty() || !copy.exists()) return {};
    if (copy == QFileInfo(workbook))
        return fail(ErrorCode::Io,
                    Message::literal(QStringLiteral("Choose another name for the copy: the workbook itself "
                                                    "isn't changed.")));
    if (m_request.overwrites) return {};
    return fail(ErrorCode::Io,
                Message::literal(
                    QStringLiteral("%1 already exists. --force overwrites it.").arg(m_request.workbookCopy)));
}

void BulkCommand::writeCopy(const BulkJournal::Run& run, const QList<domain::DocumentId>& documents,
                            std::function<void()> next)
{
    const auto giveUp = [this, next](const Error& error) {
        m_copyFailed = true;
        printErrorLine(QStringLiteral("The copy of the workbook wasn't written. ") + errorText(error));
        next();
    };
    const store::DraftJournal journal(*m_database);
    const auto source = workflow::sourceOf(journal, run.id);
    if (!source)
        return giveUp(fail(ErrorCode::NotFound,
                           Message::literal(QStringLiteral("The rows of this run aren't from a workbook.")))
                          .value());
    if (const auto fine = checkCopy(source->path); !fine) return giveUp(fine.error());
    m_group = std::make_unique<workflow::RunGroup>(session());
    m_group->setDocuments(run.templateId, run.created, documents);
    m_group->fetchDocumentsInProgress(this, [this, run, source, giveUp,
                                             next](const Result<QList<domain::DocumentSummary>>& fetched) {
        if (!fetched) return giveUp(fetched.error());
        const auto written = workflow::writeWorkbookResults(
            BulkJournal(*m_database), run.id, *source, m_request.workbookCopy,
            workflow::documentResults(m_group->documents(), session().isLocal(), QStringLiteral("en")),
            QStringLiteral("en"));
        if (!written) return giveUp(written.error());
        if (!m_request.json)
            printLine(QStringLiteral("%1: the results of %2 rows")
                          .arg(m_request.workbookCopy)
                          .arg(written->written));
        if (written->missing > 0)
            printErrorLine(QStringLiteral("%1 rows of the run are no longer in their lines of the workbook.")
                               .arg(written->missing));
        next();
    });
}

// Resume and report

void BulkCommand::resumeRun()
{
    const BulkJournal journal(*m_database);
    const auto runs = journal.allRuns();
    if (!runs) return finishWithError(runs.error());
    const auto found = std::find_if(runs->begin(), runs->end(), [this](const BulkJournal::Run& run) {
        if (!m_request.run.isEmpty()) return run.id == m_request.run;
        return run.state == BulkJournal::RunState::Open && run.rows.pending() > 0;
    });
    if (found == runs->end())
        return finishWithError(
            fail(ErrorCode::NotFound,
                 Message::literal(m_request.run.isEmpty()
                                      ? QStringLiteral("There is no unfinished bulk run.")
                                      : QStringLiteral("There is no bulk run %1.").arg(m_request.run)))
                .value());
    m_resumed = found->id;
    m_resumedPending = found->rows.pending();
    connectToServiceOf(*found);
}

void BulkCommand::connectToServiceOf(const BulkJournal::Run& run)
{
    auto server = Connection::serverOf(run.profile, m_context.settings);
    if (!m_request.server.isEmpty()) server = m_request.server;
    if (!server)
        return finishWithError(
            fail(ErrorCode::NotFound,
                 Message::literal(QStringLiteral(
                     "The account of this run is no longer stored on this computer. Specify its --server.")))
                .value());
    connectTo(*server);
}

void BulkCommand::listRuns(const QList<BulkJournal::Run>& runs)
{
    QJsonArray all;
    bool any = false;
    for (const BulkJournal::Run& run : runs) {
        if (!m_request.server.isEmpty()) {
            const auto place = Connection::serverOf(run.profile, m_context.settings);
            if (!place || !place->matches(m_request.server, QUrl::StripTrailingSlash)) continue;
        }
        any = true;
        if (m_request.json)
            all.append(toJson(run));
        else
            printLine(sentenceOf(run));
    }
    if (m_request.json)
        printJson(all);
    else if (!any)
        printErrorLine(QStringLiteral("No bulk runs found."));
    Q_EMIT finished(0);
}

void BulkCommand::report()
{
    const BulkJournal journal(*m_database);
    if (m_request.run.isEmpty()) {
        const auto runs = journal.allRuns();
        if (!runs) return finishWithError(runs.error());
        return listRuns(*runs);
    }
    const auto run = journal.run(m_request.run);
    if (!run) return finishWithError(run.error());
    const auto write = [&](const QString& path, workflow::BulkReportRows which) -> Result<void> {
        if (path.isEmpty()) return {};
        INK_ASSIGN(rows, workflow::makeBulkReport(journal, run->id, which, QStringLiteral("en")));
        return tables::writeCsvFile(path, rows);
    };
    if (const auto written = write(m_request.failedOut, workflow::BulkReportRows::Refused); !written)
        return finishWithError(written.error());
    if (const auto written = write(m_request.out, workflow::BulkReportRows::All); !written)
        return finishWithError(written.error());
    if (m_request.workbookCopy.isEmpty()) return reportRows(*run);
    m_reported = *run;
    const auto rows = journal.rows(run->id);
    if (!rows) return finishWithError(rows.error());
    for (const BulkJournal::Row& row : *rows)
        if (!row.outcome.document.isNull()) m_reportedDocuments.append(row.outcome.document);
    connectToServiceOf(*run);
}

void BulkCommand::reportRows(const BulkJournal::Run& run)
{
    const BulkJournal journal(*m_database);
    if (m_request.json) {
        const auto rows = journal.rows(run.id);
        if (!rows) return finishWithError(rows.error());
        QJsonArray all;
        for (const BulkJournal::Row& row : *rows)
            all.append(QJsonObject{{QStringLiteral("line"), row.line},
                                   {QStringLiteral("name"), row.content.recipient.name},
                                   {QStringLiteral("email"), row.content.recipient.email},
                                   {QStringLiteral("state"),
                                    workflow::bulkRowStateName(row.outcome.state, QStringLiteral("en"))},
                                   {QStringLiteral("document"), row.outcome.document.value()},
                                   {QStringLiteral("field"), row.outcome.errorField},
                                   {QStringLiteral("message"), row.outcome.errorMessage.english()}});
        QJsonObject whole = toJson(run);
        whole.insert(QStringLiteral("rows"), all);
        printJson(whole);
    } else {
        printLine(sentenceOf(run));
        const auto rows = journal.rows(run.id);
        for (const BulkJournal::Row& row : rows.value_or(QList<BulkJournal::Row>()))
            if (row.outcome.state == BulkJournal::RowState::Rejected ||
                row.outcome.state == BulkJournal::RowState::Invalid)
                printLine(QStringLiteral("  line %1, %2: %3 %4")
                              .arg(row.line)
                              .arg(row.content.recipient.email, row.outcome.errorField,
                                   row.outcome.errorMessage.english()));
    }
    finishWith(run.rows);
}

} // namespace ink

#include "moc_bulkcommand.cpp"
