#include "app/workflow/bulk/bulkrun.h"

#include "app/base/reasons.h"
#include "app/domain/codes.h"
#include "app/workflow/bulk/bulkrun_p.h"
#include "app/workflow/session/session.h"

#include <QSet>
#include <QUuid>

#include <algorithm>

namespace ink::workflow {

using namespace std::chrono_literals;
using store::BulkJournal;

namespace {

constexpr int rowsAWrite = 2'000; ///< so that others who write do not wait long
constexpr int chunkOfStrangers = 50;
constexpr auto leftoverAge = 24h;

BulkRun::RowState shown(BulkJournal::RowState state, bool underWay)
{
    switch (state) {
    case BulkJournal::RowState::Waiting:
        break;
    case BulkJournal::RowState::Sent:
        return BulkRun::RowState::Sent;
    case BulkJournal::RowState::Refused:
        return BulkRun::RowState::Refused;
    case BulkJournal::RowState::Unknown:
        return BulkRun::RowState::Unknown;
    case BulkJournal::RowState::Faulty:
        return BulkRun::RowState::Faulty;
    case BulkJournal::RowState::LeftOut:
        return BulkRun::RowState::LeftOut;
    }
    return underWay ? BulkRun::RowState::Sending : BulkRun::RowState::Waiting;
}

BulkAccount accountOf(Session& session)
{
    return {[&session] { return session.client(); },
            [&session] { return session.current() ? session.current()->id : QString(); }};
}

/** By how much a server's clock may be behind. */
constexpr auto clockMargin = 15min;

MadeDocument madeOf(const wire::ReportRow& row)
{
    MadeDocument made;
    made.id = row.document.id;
    made.created = row.document.createdTime;
    if (!row.recipientEmail.isEmpty()) made.emails.append(row.recipientEmail);
    for (const domain::Invitation& invitation : row.document.invitations)
        made.emails.append(invitation.recipientEmail);
    for (const domain::Tag& tag : row.tags) {
        if (tag.name.isEmpty() || tag.type == domain::TagType::MaskedText) continue;
        made.values.insert(tag.name, tag.text);
    }
    made.hasValues = !made.values.isEmpty();
    return made;
}

/** The journal's data for the search. */
struct SoughtInJournal
{
    QList<BulkJournal::Fields> fields;
    QList<domain::DocumentId> claimed;
};

} // namespace

BulkRun::BulkRun(Session& session, store::Database& database, const Clock& clock, QObject* parent)
    : BulkRun(accountOf(session), database, clock, parent)
{
    connect(&session, &Session::currentChanged, this, [this] {
        // The calls of the last account end with Cancelled: their results are searched for later.
        if (d->state == State::Running || d->state == State::Looking || d->state == State::Pausing) pause();
    });
}

BulkRun::BulkRun(BulkAccount account, store::Database& database, const Clock& clock, QObject* parent)
    : QObject(parent), d(new Private(this, std::move(account), database, clock))
{
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
    d->retry = policy;
}

BulkOrder::Held heldRow(const domain::BulkPlan& plan, const QStringList& header, int row)
{
    if (plan.isExcluded(row)) return {false};
    const QList<domain::BulkFinding> findings = plan.findings(row); // errors first
    if (findings.isEmpty()) return {};
    const domain::BulkFinding& first = findings.constFirst();
    return {true, first.column < 0 ? QString() : header.value(first.column), first.text};
}

// The run's life

void BulkRun::Private::go(State next)
{
    if (state == next) return;
    state = next;
    Q_EMIT q->stateChanged();
}

/** Ends being at work: others may take the run up from here. */
void BulkRun::Private::leave(State where)
{
    held.reset();
    waitsUntil.reset();
    looking.reset();
    ready.clear();
    unclear.clear();
    halves.clear();
    refusedAlone = 0;
    ++waitTurn;
    // Rows of calls whose answer did not come wait for the next time with their chunk.
    go(where);
}

void BulkRun::Private::failed(const Error& why)
{
    error = why;
    wanted = State::Paused;
    looking.reset();
    if (isIdle())
        leave(whereTo());
    else
        go(State::Pausing);
}

BulkRun::State BulkRun::Private::whereTo() const
{
    if (run.state == BulkJournal::RunState::Preparing) return State::Idle;
    if (aim != Aim::Send) return before;
    return wanted == State::Stopped ? State::Stopped : State::Paused;
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
    held = std::make_unique<QLockFile>(journal.lockPath(run.id));
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
    run.chunkSize = d->chunkLimit;
    run.total = static_cast<int>(order.rows.size());
    d->aim = Private::Aim::Send;
    d->wanted = State::Running;
    d->lookedAtEnd = false;
    d->go(State::Preparing);
    if (!d->lock()) return d->failed(fail(ErrorCode::Io, reasons::dataFolderUnwritable()).value());
    d->inBackground<void>(
        [journal = d->journal, run, before = d->clock.now() - leftoverAge]() mutable -> Result<void> {
            INK_TRY(journal.removeLeftovers(before));
            return journal.create(run);
        },
        [this, shared = std::make_shared<const BulkOrder>(order)](const Result<void>& made) {
            if (!made) return d->failed(made.error());
            d->writeRows(shared, 0);
        });
}

void BulkRun::Private::writeRows(const std::shared_ptr<const BulkOrder>& order, int from)
{
    const int end = std::min<int>(from + rowsAWrite, run.total);
    const auto write = [journal = this->journal, id = run.id, order, from, end, total = run.total,
                        now = clock.now()]() mutable -> Result<void> {
        QList<BulkJournal::NewRow> fresh;
        for (int i = from; i < end; ++i) {
            const wire::BulkRow& row = order->rows.at(i);
            BulkJournal::NewRow kept{order->lines.value(i),
                                     row.recipientName,
                                     row.recipientEmail,
                                     {row.values, row.others, row.recipientPhone}};
            if (const auto why = order->held.constFind(i); why != order->held.constEnd()) {
                kept.state = why->isFaulty ? BulkJournal::RowState::Faulty : BulkJournal::RowState::LeftOut;
                kept.errorField = why->field;
                kept.errorMessage = why->message;
            }
            fresh.append(std::move(kept));
        }
        INK_TRY(journal.addRows(id, from, fresh));
        if (end < total) return {};
        return journal.setState(id, BulkJournal::RunState::Open, now);
    };
    inBackground<void>(write, [this, order, end](const Result<void>& written) {
        if (!written) return failed(written.error());
        if (end < run.total) return writeRows(order, end);
        run.state = BulkJournal::RunState::Open;
        load([this] { askAccount(); });
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
    const auto read = [kept = journal, id = run.id]() -> Result<Loaded> {
        INK_ASSIGN(whole, kept.run(id));
        INK_ASSIGN(all, kept.rows(id));
        INK_ASSIGN(open, kept.openChunks(id));
        return Loaded{std::move(whole), std::move(all), std::move(open)};
    };
    inBackground<Loaded>(read, [this, then](const Result<Loaded>& loaded) {
        if (!loaded) return failed(loaded.error());
        run = loaded->run;
        QList<int> underWay;
        ready.clear();
        unclear.clear();
        for (const BulkJournal::Chunk& chunk : loaded->chunks) {
            underWay += chunk.rows;
            ready.push_back({chunk, {}, true});
        }
        rows.clear();
        rows.reserve(loaded->rows.size());
        progress = {};
        progress.total = static_cast<int>(loaded->rows.size());
        std::sort(underWay.begin(), underWay.end());
        for (const BulkJournal::Row& kept : loaded->rows) {
            const bool sending = std::binary_search(underWay.begin(), underWay.end(), kept.number);
            rows.append({kept.line, kept.name, kept.email, shown(kept.state, sending), kept.document,
                         kept.errorField, kept.errorMessage});
            count(rows.constLast().state, 1);
        }
        cursor = 0;
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
    d->go(State::Preparing);
    d->load([this] {
        switch (d->run.state) {
        case BulkJournal::RunState::Finished:
            return d->leave(State::Finished);
        case BulkJournal::RunState::Stopped:
            return d->leave(State::Stopped);
        case BulkJournal::RunState::Preparing:
            d->error = fail(ErrorCode::NotFound, reasons::noSuchBulkRun()).value();
            return d->leave(State::Idle);
        case BulkJournal::RunState::Open:
            break;
        }
        d->leave(State::Paused);
    });
}

void BulkRun::Private::begin(Aim wish)
{
    if (state != State::Paused && state != State::Stopped && state != State::Finished) return;
    error.reset();
    before = state;
    aim = wish;
    wanted = State::Running;
    lookedAtEnd = false;
    if (!lock()) {
        error = fail(ErrorCode::State, reasons::bulkRunInUse()).value();
        Q_EMIT q->stateChanged();
        return;
    }
    go(State::Preparing);
    // Another window may have gone on with it meanwhile.
    load([this] { askAccount(); });
}

void BulkRun::Private::askAccount()
{
    if (wanted != State::Running) return leave(whereTo());
    api::ApiClient* open = client();
    if (!open) return;
    open->accountDetails(q, [this](const Result<domain::AccountDetails>& details) {
        if (state != State::Preparing) return;
        if (wanted != State::Running) return leave(whereTo());
        if (!details) return failed(details.error());
        uses = {};
        const domain::Limits& limits = details->limits;
        if ((limits.groupsByName && limits.rolesByRow) || aim == Aim::Look) return accountTold(*details);
        askTemplate(*details);
    });
}

void BulkRun::Private::accountTold(const domain::AccountDetails& details)
{
    keyDays = details.limits.idempotencyDays;
    keyed = keyDays > 0;
    chunkSize = std::clamp(details.limits.bulkRows, 1, keyed ? chunkLimit : chunkOfStrangers);
    if (!uses.isEmpty()) chunkSize = 1;
    failures = 0;
    unknownToo = aim != Aim::Send;
    asked.clear();
    for (int i = 0; i < rows.size(); ++i)
        if (aim == Aim::Repeat && rows.at(i).state == RowState::Unknown) asked.append(i);
    std::deque<Ready> again;
    for (Ready& left : ready) {
        if (mayReplay(left.chunk))
            again.push_back(std::move(left));
        else
            unclear.append(left.chunk);
    }
    ready = std::move(again);
    resetSpeed();
    const auto open = [kept = journal, id = run.id, size = chunkSize, now = clock.now(),
                       sends = aim == Aim::Send]() mutable -> Result<void> {
        if (sends) INK_TRY(kept.setState(id, BulkJournal::RunState::Open, now));
        return kept.setChunkSize(id, size);
    };
    ++busy;
    inBackground<void>(open, [this](const Result<void>& written) {
        --busy;
        if (!written) return failed(written.error());
        run.chunkSize = chunkSize;
        if (aim == Aim::Send) run.state = BulkJournal::RunState::Open;
        if (wanted != State::Running) return leave(whereTo());
        go(State::Running);
        pump();
    });
}

void BulkRun::pause()
{
    switch (d->state) {
    case State::Preparing:
        d->wanted = State::Paused;
        return;
    case State::Running:
    case State::Looking:
        d->wanted = State::Paused;
        d->looking.reset();
        d->go(State::Pausing);
        return d->pump();
    default:
        return;
    }
}

void BulkRun::resume()
{
    if (d->state == State::Paused || d->state == State::Stopped) d->begin(Private::Aim::Send);
}

void BulkRun::lookAgain()
{
    d->begin(Private::Aim::Look);
}

void BulkRun::repeatUnknown()
{
    d->begin(Private::Aim::Repeat);
}

void BulkRun::stop()
{
    if (d->state == State::Idle || d->state == State::Finished || d->state == State::Stopped) return;
    const auto written = d->journal.setState(d->run.id, BulkJournal::RunState::Stopped, d->clock.now());
    if (!written) return d->failed(written.error());
    d->run.state = BulkJournal::RunState::Stopped;
    if (d->state == State::Paused) return d->go(State::Stopped);
    pause();
    d->wanted = State::Stopped;
    if (d->state == State::Pausing) d->pump();
    if (d->state == State::Paused) d->go(State::Stopped);
}

BulkRun::State BulkRun::state() const
{
    return d->state;
}

const std::optional<Error>& BulkRun::error() const
{
    return d->error;
}

std::optional<Timestamp> BulkRun::waitsUntil() const
{
    return d->waitsUntil;
}

const BulkJournal::Run& BulkRun::run() const
{
    return d->run;
}

bool BulkRun::keysAreHonoured() const
{
    return d->keyed;
}

int BulkRun::rowCount() const
{
    return static_cast<int>(d->rows.size());
}

const BulkRun::Row& BulkRun::row(int number) const
{
    return d->rows.at(number);
}

const BulkRun::Progress& BulkRun::progress() const
{
    return d->progress;
}

QList<domain::DocumentId> BulkRun::documents() const
{
    QList<domain::DocumentId> all;
    for (const Row& row : std::as_const(d->rows))
        if (!row.document.isNull()) all.append(row.document);
    return all;
}

// Rows whose answer was lost

void BulkRun::Private::look()
{
    api::ApiClient* open = client();
    if (!open) return;
    go(State::Looking);
    looking = std::make_unique<MadeDocuments>(*open, run.templateId, run.created - clockMargin, q);
    looking->start([this](Result<QList<wire::ReportRow>> made) {
        looking.release()->deleteLater();
        if (state != State::Looking) return pump();
        if (made) return looked(*made);
        const Error why = made.error();
        go(State::Running);
        if (fateOf(why) == Fate::NotDone && why.code != ErrorCode::RateLimit) return failed(why);
        if (!waitAfter(why)) return failed(why);
    });
}

void BulkRun::Private::looked(const QList<wire::ReportRow>& found)
{
    QList<MadeDocument> made;
    for (const wire::ReportRow& row : found) {
        const Timestamp created = row.document.createdTime;
        if (created != Timestamp() && created < run.created - clockMargin) continue;
        // A list that tells no template: the title is the next best thing.
        if (row.tags.isEmpty() && row.document.templateId.isNull() && !run.templateTitle.isEmpty() &&
            row.document.title != run.templateTitle)
            continue;
        made.append(madeOf(row));
    }
    QList<int> sought;
    for (const BulkJournal::Chunk& chunk : std::as_const(unclear))
        sought += chunk.rows;
    if (unknownToo)
        for (int i = 0; i < rows.size(); ++i)
            if (rows.at(i).state == RowState::Unknown) sought.append(i);
    ++busy;
    const auto read = [kept = journal, id = run.id, profile = run.profile, of = run.templateId,
                       sought]() -> Result<SoughtInJournal> {
        INK_ASSIGN(fields, kept.fields(id, sought));
        INK_ASSIGN(claimed, kept.claimed(profile, of));
        return SoughtInJournal{std::move(fields), std::move(claimed)};
    };
    inBackground<SoughtInJournal>(read, [this, sought, made](const Result<SoughtInJournal>& kept) mutable {
        --busy;
        if (!kept) return failed(kept.error());
        if (state != State::Looking) return pump();
        const QSet<domain::DocumentId> claimed(kept->claimed.begin(), kept->claimed.end());
        made.removeIf([&](const MadeDocument& document) { return claimed.contains(document.id); });
        QList<SoughtRow> seeking;
        for (qsizetype i = 0; i < sought.size(); ++i)
            seeking.append({sought.at(i), rows.at(sought.at(i)).email, kept->fields.at(i)});
        weigh(matched(seeking, made));
    });
}

void BulkRun::Private::weigh(const QHash<int, domain::DocumentId>& found)
{
    const auto outcomeOf = [&](int row) {
        BulkJournal::Outcome outcome;
        outcome.row = row;
        outcome.document = found.value(row);
        outcome.state =
            outcome.document.isNull() ? BulkJournal::RowState::Unknown : BulkJournal::RowState::Sent;
        return outcome;
    };
    QList<BulkJournal::Outcome> late;
    for (int i = 0; i < rows.size(); ++i)
        if (unknownToo && rows.at(i).state == RowState::Unknown && found.contains(i))
            late.append(outcomeOf(i));
    const QList<BulkJournal::Chunk> chunks = std::exchange(unclear, {});
    unknownToo = false;
    failures = 0;
    go(State::Running);
    for (const BulkJournal::Chunk& chunk : chunks) {
        QList<BulkJournal::Outcome> outcomes;
        for (const int row : chunk.rows)
            outcomes.append(outcomeOf(row));
        settle(chunk, outcomes);
    }
    ++busy;
    inBackground<void>(
        [kept = journal, id = run.id, late]() mutable -> Result<void> {
            if (late.isEmpty()) return {};
            return kept.correct(id, late);
        },
        [this, late](const Result<void>& written) {
            --busy;
            apply(late);
            if (!written) return failed(written.error());
            pump();
        });
}

/** Everything that could be found out is found out: what the run was taken up for. */
void BulkRun::Private::afterLook()
{
    if (aim == Aim::Look) {
        if (progress.waiting + progress.sending == 0 && run.state == BulkJournal::RunState::Open)
            return finish();
        return leave(before);
    }
    // Only what the person saw as Unknown when asked.
    QList<int> again;
    for (const int row : std::as_const(asked))
        if (rows.at(row).state == RowState::Unknown) again.append(row);
    asked.clear();
    aim = Aim::Send;
    ++busy;
    inBackground<void>(
        [kept = journal, id = run.id, again, now = clock.now()]() mutable -> Result<void> {
            INK_TRY(kept.requeue(id, again));
            return kept.setState(id, BulkJournal::RunState::Open, now);
        },
        [this, again](const Result<void>& written) {
            --busy;
            if (!written) return failed(written.error());
            run.state = BulkJournal::RunState::Open;
            run.finished.reset();
            mark(again, RowState::Waiting);
            cursor = 0;
            pump();
        });
}

// Rows that the bulk call of the server does not take

/** Checks with the template whether this server's bulk call takes all rows. */
void BulkRun::Private::askTemplate(const domain::AccountDetails& details)
{
    api::ApiClient* open = client();
    if (!open) return;
    open->retrieve(run.templateId, q, [this, details](const Result<domain::Document>& source) {
        if (state != State::Preparing) return;
        if (wanted != State::Running) return leave(whereTo());
        if (!source) return failed(source.error());
        uses = BulkUses(*source, details.limits);
        accountTold(details);
    });
}

void BulkRun::Private::sendAlone(Ready next, const wire::BulkRow& row)
{
    const auto use = uses.useOf(row, run.callback);
    if (!use) {
        if (next.again) return lost(Flight{std::move(next), {row}}, use.error());
        return refusedWhole(next.chunk, use.error());
    }
    const int number = next.chunk.number;
    const QString key = next.chunk.key;
    flights.insert_or_assign(number, Flight{std::move(next), {row}});
    account.client()->useTemplate(run.templateId, *use, key, q,
                                  [this, number, row](const Result<domain::Document>& made) {
                                      if (made) return answered(number, BulkUses::answerOf(*made));
                                      answered(number, fail(uses.errorOf(made.error(), row)));
                                  });
}

} // namespace ink::workflow
