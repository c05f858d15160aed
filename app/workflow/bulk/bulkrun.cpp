#include "app/workflow/bulk/bulkrun.h"

#include "app/domain/document/codes.h"
#include "app/domain/document/document.h"
#include "app/store/journals/reasons.h"
#include "app/workflow/bulk/bulkcalls.h"
#include "app/workflow/bulk/bulkoutcomes.h"
#include "app/workflow/bulk/bulkrows.h"
#include "app/workflow/bulk/bulkuses.h"
#include "app/workflow/bulk/bulkwork.h"
#include "app/workflow/bulk/createddocumentreader.h"
#include "app/workflow/bulk/reasons.h"
#include "app/workflow/session/serversupport.h"
#include "app/workflow/session/session.h"

#include <QLockFile>
#include <QSet>
#include <QUuid>

#include <algorithm>

namespace ink::workflow {

using namespace std::chrono_literals;
using store::BulkJournal;

namespace {

constexpr int rowsAWrite = 2'000; ///< limits the time for which other writers wait
// Index(chunkLimit): Bulk runs: rows in one call (chunk)
constexpr int chunkLimit = 200;
constexpr int chunkLimitWithoutKeys = 50;
constexpr auto leftoverAge = 24h;

BulkAccount accountOf(Session& session)
{
    return {[&session] { return session.client(); },
            [&session] { return session.current() ? session.current()->id : QString(); }};
}

CreatedDocument madeOf(const wire::ReportRow& row)
{
    CreatedDocument made;
    made.id = row.document.id;
    made.url = row.document.documentUrl;
    made.created = row.document.createdTime;
    if (!row.recipientEmail.isEmpty()) made.emails.append(row.recipientEmail);
    for (const domain::Invitation& invitation : row.document.invitations)
        made.emails.append(invitation.recipientEmail);
    for (const domain::Tag& tag : row.tags) {
        if (tag.name.isEmpty() || tag.type == domain::TagType::MaskedText) continue;
        made.values.insert(tag.name, tag.text);
    }
    made.hasValues = !made.values.isEmpty();
    made.title = row.document.title;
    return made;
}

} // namespace

struct BulkRun::Private
{
    using Journal = BulkJournal;
    /** The purpose of resuming the run. */
    enum class Aim {
        Send,  ///< send pending rows
        Check, ///< find the outcome of Unknown rows
        Repeat ///< find the outcome, then send rows that are still Unknown
    };

    Private(BulkRun* machine, BulkAccount chosen, store::Database& database, const Clock& watch)
        : q(machine), account(std::move(chosen)), clock(watch), work(database, machine),
          calls(rows, work, watch, [this] { return client(); })
    {
    }

    // Life cycle of the run
    void setState(State next);
    void begin(Aim wish);
    /** Sets the target state: Running, or the state in which the run is to stop, which prevents further
     * calls. */
    void setTarget(State next);
    void writeRows(const std::shared_ptr<const BulkOrder>& order, int from);
    void load(const std::function<void()>& then);
    void fetchAccount();
    /** Checks against the template whether this server's bulk call supports all rows. */
    void fetchTemplate(const domain::AccountDetails& details);
    void startCalls(const domain::AccountDetails& details, const BulkUses& uses);
    void release(State next);
    void failed(const Error& why);
    [[nodiscard]] api::ApiClient* client();
    [[nodiscard]] bool lock();
    /** The state of the run after its work ends. */
    [[nodiscard]] State restingState() const;
    [[nodiscard]] bool isIdle() const { return calls.isIdle() && !work.isBusy() && !searching; }
    /** Performs the next possible step. */
    void proceed();
    void finish();

    // Rows with a lost response
    void search();
    void match(const QList<wire::ReportRow>& rows);
    /** Applies the outcomes of the rows whose document was found. */
    void applyMatches(const BulkJournal::Outcomes& found);
    void afterSearch();

    BulkRun* q;
    BulkAccount account;
    const Clock& clock;
    State state = State::Idle;
    Aim aim = Aim::Send;
    State before = State::Paused; ///< the state to return to after the search
    State target = State::Running;
    std::optional<Error> error;
    Journal::Run run;
    bool searchedAtEnd = false;
    bool searchesUnknown = false; ///< the search includes Unknown rows
    QList<int> confirmed;         ///< rows that were Unknown when the user chose to repeat them
    std::unique_ptr<CreatedDocumentReader> searching;
    std::unique_ptr<QLockFile> held;
    BulkRows rows;
    BulkWork work;
    BulkCalls calls;
};

BulkRun::BulkRun(Session& session, store::Database& database, const Clock& clock, QObject* parent)
    : BulkRun(accountOf(session), database, clock, parent)
{
    connect(&session, &Session::currentChanged, this, [this] {
        // The calls of the previous account end with Cancelled, so their outcome is determined later.
        if (d->state == State::Running || d->state == State::Checking || d->state == State::Pausing) pause();
    });
}

BulkRun::BulkRun(BulkAccount account, store::Database& database, const Clock& clock, QObject* parent)
    : QObject(parent), d(new Private(this, std::move(account), database, clock))
{
    connect(&d->rows, &BulkRows::rowsChanged, this, &BulkRun::rowsChanged);
    connect(&d->rows, &BulkRows::progressChanged, this, &BulkRun::progressChanged);
    connect(&d->calls, &BulkCalls::pauseChanged, this, &BulkRun::progressChanged);
    connect(&d->calls, &BulkCalls::advanced, this, [this] { d->proceed(); });
    connect(&d->calls, &BulkCalls::failed, this, [this](const Error& why) { d->failed(why); });
}

BulkRun::~BulkRun() = default;

Result<QList<BulkJournal::Run>> BulkRun::runs(store::Database& database, const QString& profile)
{
    return BulkJournal(database).runs(profile);
}

Result<void> BulkRun::remove(store::Database& database, const QString& runId)
{
    BulkJournal journal(database);
    QLockFile lock(journal.lockPath(runId));
    lock.setStaleLockTime(0);
    if (!lock.tryLock(0)) return fail(ErrorCode::State, reasons::bulkRunInUse());
    return journal.remove(runId);
}

void BulkRun::setRetryPolicy(const api::RetryPolicy& policy)
{
    d->calls.setRetryPolicy(policy);
}

// Life cycle of the run

void BulkRun::Private::setState(State next)
{
    if (state == next) return;
    state = next;
    Q_EMIT q->stateChanged();
}

/** Releases the run: another window or process may continue it. */
void BulkRun::Private::release(State next)
{
    held.reset();
    searching.reset();
    calls.clear();
    Q_ASSERT(next != State::Running && next != State::Checking);
    Q_ASSERT(calls.isIdle());
    // Rows of calls without a response stay with their chunk until the next attempt.
    setState(next);
}

void BulkRun::Private::setTarget(State next)
{
    target = next;
    calls.setSendingAllowed(next == State::Running);
}

void BulkRun::Private::failed(const Error& why)
{
    error = why;
    setTarget(State::Paused);
    searching.reset();
    if (isIdle())
        release(restingState());
    else
        setState(State::Pausing);
}

BulkRun::State BulkRun::Private::restingState() const
{
    if (run.state == BulkJournal::RunState::Preparing) return State::Idle;
    if (aim != Aim::Send) return before;
    return target == State::Stopped ? State::Stopped : State::Paused;
}

api::ApiClient* BulkRun::Private::client()
{
    if (api::ApiClient* open = account.profile() == run.profile ? account.client() : nullptr) return open;
    failed(fail(ErrorCode::State, reasons::accountOfBulkRunNotOpen()).value());
    return nullptr;
}

bool BulkRun::Private::lock()
{
    if (held) return true;
    held = std::make_unique<QLockFile>(work.journal().lockPath(run.id));
    held->setStaleLockTime(0);
    if (held->tryLock(0)) return true;
    held.reset();
    return false;
}

void BulkRun::start(const BulkOrder& order)
{
    if (d->state != State::Idle) return;
    d->error.reset();
    BulkJournal::Run& run = d->run;
    run = {};
    run.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    run.profile = d->account.profile();
    run.templateId = order.templateId;
    run.templateTitle = order.templateTitle;
    run.title = order.title;
    run.callback = order.callback;
    run.created = d->clock.now();
    run.chunkSize = chunkLimit;
    run.rows.total = static_cast<int>(order.rows.size());
    d->aim = Private::Aim::Send;
    d->setTarget(State::Running);
    d->searchedAtEnd = false;
    d->setState(State::Preparing);
    if (!d->lock()) return d->failed(fail(ErrorCode::Io, reasons::dataFolderUnwritable()).value());
    d->work.run<void>(
        [journal = d->work.journal(), run, before = d->clock.now() - leftoverAge]() mutable -> Result<void> {
            INK_TRY(journal.removeIncompleteRuns(before));
            return journal.create(run);
        },
        [this, shared = std::make_shared<const BulkOrder>(order)](const Result<void>& made) {
            if (!made) return d->failed(made.error());
            d->writeRows(shared, 0);
        });
}

void BulkRun::Private::writeRows(const std::shared_ptr<const BulkOrder>& order, int from)
{
    Q_ASSERT(order->rows.size() == run.rows.total && from <= run.rows.total);
    const int end = std::min<int>(from + rowsAWrite, run.rows.total);
    const auto write = [journal = work.journal(), id = run.id, order, from, end, total = run.rows.total,
                        now = clock.now()]() mutable -> Result<void> {
        INK_TRY(journal.addRows(id, from, order->rows.sliced(from, end - from)));
        if (end < total) return {};
        return journal.setState(id, BulkJournal::RunState::Open, now);
    };
    work.run<void>(write, [this, order, end](const Result<void>& written) {
        if (!written) return failed(written.error());
        if (end < run.rows.total) return writeRows(order, end);
        run.state = BulkJournal::RunState::Open;
        load([this] { fetchAccount(); });
    });
}

void BulkRun::Private::load(const std::function<void()>& then)
{
    struct Loaded
    {
        BulkJournal::Run run;
        QList<BulkJournal::Row> rows;
        QList<BulkJournal::Chunk> chunks;
    };
    const auto read = [kept = work.journal(), id = run.id]() -> Result<Loaded> {
        INK_ASSIGN(whole, kept.run(id));
        INK_ASSIGN(all, kept.rows(id));
        INK_ASSIGN(open, kept.openChunks(id));
        return Loaded{.run = std::move(whole), .rows = std::move(all), .chunks = std::move(open)};
    };
    work.run<Loaded>(read, [this, then](const Result<Loaded>& loaded) {
        if (!loaded) return failed(loaded.error());
        run = loaded->run;
        rows.load(loaded->rows);
        calls.restore(run, loaded->chunks);
        Q_EMIT q->reset();
        Q_EMIT q->progressChanged();
        then();
    });
}

void BulkRun::open(const QString& runId)
{
    if (d->state != State::Idle) return;
    d->error.reset();
    d->run = {};
    d->run.id = runId;
    d->setState(State::Preparing);
    d->load([this] {
        switch (d->run.state) {
        case BulkJournal::RunState::Finished:
            return d->release(State::Finished);
        case BulkJournal::RunState::Stopped:
            return d->release(State::Stopped);
        case BulkJournal::RunState::Preparing:
            d->error = fail(ErrorCode::NotFound, reasons::noSuchBulkRun()).value();
            return d->release(State::Idle);
        case BulkJournal::RunState::Open:
            break;
        }
        d->release(State::Paused);
    });
}

void BulkRun::Private::begin(Aim wish)
{
    if (state != State::Paused && state != State::Stopped && state != State::Finished) return;
    error.reset();
    Q_ASSERT(calls.isIdle() && !searching);
    before = state;
    aim = wish;
    setTarget(State::Running);
    searchedAtEnd = false;
    if (!lock()) {
        error = fail(ErrorCode::State, reasons::bulkRunInUse()).value();
        Q_EMIT q->stateChanged();
        return;
    }
    setState(State::Preparing);
    // Another window may have continued the run in the meantime.
    load([this] { fetchAccount(); });
}

void BulkRun::Private::fetchAccount()
{
    if (target != State::Running) return release(restingState());
    api::ApiClient* open = client();
    if (!open) return;
    open->accountDetails(q, [this](const Result<domain::AccountDetails>& details) {
        if (state != State::Preparing) return;
        if (target != State::Running) return release(restingState());
        if (!details) return failed(details.error());
        const domain::Limits& limits = details->limits;
        if (aim == Aim::Send) {
            if (const auto takes = checkTakesData(limits, rows.anyData()); !takes)
                return failed(takes.error());
        }
        const bool takesAll =
            limits.groupsByName && limits.rolesByRow && (limits.textsByRow || !rows.hasTexts());
        // Without keys, a search for lost responses repeats no call.
        if (takesAll || (aim == Aim::Check && limits.idempotencyDays == 0)) return startCalls(*details, {});
        fetchTemplate(*details);
    });
}

void BulkRun::Private::fetchTemplate(const domain::AccountDetails& details)
{
    api::ApiClient* open = client();
    if (!open) return;
    open->retrieve(run.templateId, q, [this, details](const Result<domain::Document>& source) {
        if (state != State::Preparing) return;
        if (target != State::Running) return release(restingState());
        if (!source) return failed(source.error());
        startCalls(details, BulkUses(*source, details.limits, rows.hasTexts()));
    });
}

void BulkRun::Private::startCalls(const domain::AccountDetails& details, const BulkUses& uses)
{
    Q_ASSERT(state == State::Preparing && held);
    const int keyDays = details.limits.idempotencyDays;
    const int limit = keyDays > 0 ? chunkLimit : chunkLimitWithoutKeys;
    const int chunkSize = uses.isEmpty() ? std::clamp(details.limits.bulkRows, 1, limit) : 1;
    calls.begin({.keyDays = keyDays,
                 .chunkSize = chunkSize,
                 .isNamed = details.limits.usage,
                 .hasData = details.limits.documentData,
                 .uses = uses});
    searchesUnknown = aim != Aim::Send;
    confirmed = aim == Aim::Repeat ? rows.rowsInState(RowState::Unknown) : QList<int>();
    rows.startClock();
    const auto open = [kept = work.journal(), id = run.id, chunkSize, now = clock.now(),
                       sends = aim == Aim::Send]() mutable -> Result<void> {
        if (sends) INK_TRY(kept.setState(id, BulkJournal::RunState::Open, now));
        return kept.setChunkSize(id, chunkSize);
    };
    work.run<void>(open, [this, chunkSize](const Result<void>& written) {
        if (!written) return failed(written.error());
        run.chunkSize = chunkSize;
        if (aim == Aim::Send) run.state = BulkJournal::RunState::Open;
        if (target != State::Running) return release(restingState());
        setState(State::Running);
        proceed();
    });
}

void BulkRun::Private::proceed()
{
    if (state == State::Pausing || (state == State::Running && target != State::Running)) {
        if (isIdle()) release(restingState());
        return;
    }
    if (state != State::Running || calls.pauseEnd()) return;
    Q_ASSERT(held);
    calls.send(aim == Aim::Send);
    if (state != State::Running || !isIdle() || calls.hasReadyCalls()) return;
    if (!calls.unresolved().isEmpty() || (searchesUnknown && rows.progress().unknown > 0)) return search();
    if (aim != Aim::Send) return afterSearch();
    finish();
}

void BulkRun::Private::finish()
{
    Q_ASSERT(isIdle());
    if (rows.progress().unknown > 0 && !searchedAtEnd) {
        searchedAtEnd = true;
        searchesUnknown = true;
        return search();
    }
    work.run<void>(
        [kept = work.journal(), id = run.id, now = clock.now()]() mutable {
            return kept.setState(id, BulkJournal::RunState::Finished, now);
        },
        [this](const Result<void>& written) {
            if (!written) return failed(written.error());
            run.state = BulkJournal::RunState::Finished;
            run.finished = clock.now();
            release(State::Finished);
        });
}

void BulkRun::pause()
{
    switch (d->state) {
    case State::Preparing:
        d->setTarget(State::Paused);
        return;
    case State::Running:
    case State::Checking:
        d->setTarget(State::Paused);
        d->searching.reset();
        d->setState(State::Pausing);
        return d->proceed();
    default:
        return;
    }
}

void BulkRun::resume()
{
    if (d->state == State::Paused || d->state == State::Stopped) d->begin(Private::Aim::Send);
}

void BulkRun::checkUnknown()
{
    d->begin(Private::Aim::Check);
}

void BulkRun::repeatUnknown()
{
    d->begin(Private::Aim::Repeat);
}

void BulkRun::stop()
{
    if (d->state == State::Idle || d->state == State::Finished || d->state == State::Stopped) return;
    const auto written =
        d->work.journal().setState(d->run.id, BulkJournal::RunState::Stopped, d->clock.now());
    if (!written) return d->failed(written.error());
    d->run.state = BulkJournal::RunState::Stopped;
    if (d->state == State::Paused) return d->setState(State::Stopped);
    pause();
    d->setTarget(State::Stopped);
    if (d->state == State::Pausing) d->proceed();
    if (d->state == State::Paused) d->setState(State::Stopped);
}

BulkRun::State BulkRun::state() const
{
    return d->state;
}

const std::optional<Error>& BulkRun::error() const
{
    return d->error;
}

std::optional<Timestamp> BulkRun::pauseEnd() const
{
    return d->calls.pauseEnd();
}

const BulkJournal::Run& BulkRun::run() const
{
    return d->run;
}

bool BulkRun::areKeysHonoured() const
{
    return d->calls.hasKeys();
}

int BulkRun::rowCount() const
{
    return d->rows.count();
}

const BulkRun::Row& BulkRun::row(int number) const
{
    return d->rows.at(number);
}

const BulkRun::Progress& BulkRun::progress() const
{
    return d->rows.progress();
}

QList<domain::DocumentId> BulkRun::documents() const
{
    QList<domain::DocumentId> all;
    for (const Row& row : d->rows.all())
        if (!row.outcome.document.isNull()) all.append(row.outcome.document);
    return all;
}

// Rows with a lost response

void BulkRun::Private::search()
{
    api::ApiClient* open = client();
    if (!open) return;
    Q_ASSERT(!searching && calls.isIdle());
    setState(State::Checking);
    searching = std::make_unique<CreatedDocumentReader>(*open, run.templateId, run.created, q);
    searching->start([this](Result<QList<wire::ReportRow>> made) {
        Q_ASSERT(searching);
        searching.release()->deleteLater();
        if (state != State::Checking) return proceed();
        if (made) return match(*made);
        const Error why = made.error();
        setState(State::Running);
        if (effectOf(why) == CallEffect::None && why.code != ErrorCode::RateLimit) return failed(why);
        if (!calls.schedulePause(why)) return failed(why);
    });
}

void BulkRun::Private::match(const QList<wire::ReportRow>& found)
{
    QList<CreatedDocument> made;
    for (const wire::ReportRow& row : found) {
        const Timestamp created = row.document.createdTime;
        if (created != Timestamp() && created < run.created - CreatedDocumentReader::clockMargin) continue;
        made.append(madeOf(row));
        // If the list omits the template, the title is used.
        made.last().isFoundByTitle =
            row.tags.isEmpty() && row.document.templateId.isNull() && !run.templateTitle.isEmpty();
    }
    QList<int> numbers;
    for (const BulkJournal::Chunk& chunk : calls.unresolved())
        numbers += chunk.rows;
    if (searchesUnknown) numbers += rows.rowsInState(RowState::Unknown);
    QMap<int, domain::BulkRow> sought;
    for (const int number : std::as_const(numbers))
        sought.insert(number, rows.at(number).content);
    using Claimed = QList<domain::DocumentId>;
    const auto read = [kept = work.journal(), profile = run.profile, of = run.templateId] {
        return kept.createdDocuments(profile, of);
    };
    work.run<Claimed>(read, [this, sought, made](const Result<Claimed>& claimed) mutable {
        if (!claimed) return failed(claimed.error());
        if (state != State::Checking) return proceed();
        const QSet<domain::DocumentId> known(claimed->begin(), claimed->end());
        QSet<QString> titles{run.templateTitle};
        for (const domain::BulkRow& row : std::as_const(sought))
            if (!row.title.isEmpty()) titles.insert(row.title);
        made.removeIf([&](const CreatedDocument& document) {
            return known.contains(document.id) ||
                   (document.isFoundByTitle && !titles.contains(document.title));
        });
        QHash<domain::DocumentId, QString> urls;
        for (const CreatedDocument& document : std::as_const(made))
            urls.insert(document.id, document.url);
        BulkJournal::Outcomes outcomes;
        const auto matches = matchDocuments(sought, made);
        for (auto match = matches.cbegin(); match != matches.cend(); ++match)
            outcomes.insert(match.key(),
                            {.state = RowState::Sent, .document = *match, .documentUrl = urls.value(*match)});
        applyMatches(outcomes);
    });
}

void BulkRun::Private::applyMatches(const BulkJournal::Outcomes& found)
{
    const auto outcomeOf = [&found](int row) { return found.value(row, {.state = RowState::Unknown}); };
    BulkJournal::Outcomes late;
    if (searchesUnknown) {
        const QList<int> unknown = rows.rowsInState(RowState::Unknown);
        for (const int row : unknown)
            if (found.contains(row)) late.insert(row, outcomeOf(row));
    }
    const QList<BulkJournal::Chunk> chunks = calls.takeUnresolved();
    searchesUnknown = false;
    calls.resetFailures();
    setState(State::Running);
    for (const BulkJournal::Chunk& chunk : chunks) {
        BulkJournal::Outcomes outcomes;
        for (const int row : chunk.rows)
            outcomes.insert(row, outcomeOf(row));
        calls.recordOutcomes(chunk, outcomes);
    }
    work.run<void>(
        [kept = work.journal(), id = run.id, late]() mutable -> Result<void> {
            if (late.isEmpty()) return {};
            return kept.correctOutcomes(id, late);
        },
        [this, late](const Result<void>& written) {
            rows.apply(late);
            if (!written) return failed(written.error());
            proceed();
        });
}

/** Finishes, or sends the rows to repeat, once all outcomes are determined. */
void BulkRun::Private::afterSearch()
{
    if (aim == Aim::Check) {
        const Progress& progress = rows.progress();
        if (progress.pending() == 0 && run.state == BulkJournal::RunState::Open) return finish();
        return release(before);
    }
    // Only rows that the user saw as Unknown when confirming.
    Q_ASSERT(aim == Aim::Repeat);
    const QList<int> again = rows.rowsInState(RowState::Unknown, std::exchange(confirmed, {}));
    aim = Aim::Send;
    work.run<void>(
        [kept = work.journal(), id = run.id, again, now = clock.now()]() mutable -> Result<void> {
            INK_TRY(kept.requeue(id, again));
            return kept.setState(id, BulkJournal::RunState::Open, now);
        },
        [this, again](const Result<void>& written) {
            if (!written) return failed(written.error());
            run.state = BulkJournal::RunState::Open;
            run.finished.reset();
            rows.setState(again, RowState::Waiting);
            calls.rewind();
            proceed();
        });
}

} // namespace ink::workflow

#include "moc_bulkrun.cpp"
