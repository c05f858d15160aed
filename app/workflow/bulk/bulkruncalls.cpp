// The calls of a bulk run: what leaves, what comes back, and what is done when nothing does.
#include "app/workflow/bulk/bulkrun_p.h"

#include <algorithm>

namespace ink::workflow {

using namespace std::chrono_literals;
using store::BulkJournal;

namespace {

constexpr qint64 speedWindowMs = 20'000;
constexpr int maxRanges = 20;
/** Clocks differ, and a key's days count from the server's first sight of it. */
constexpr auto keyMargin = 12h;
constexpr auto maxRequestedPause = 1h;

} // namespace

bool BulkRun::Private::isIdle() const
{
    return flights.empty() && busy == 0 && !looking;
}

void BulkRun::Private::pump()
{
    if (state == State::Pausing || (state == State::Running && wanted != State::Running)) {
        if (isIdle()) leave(whereTo());
        return;
    }
    if (state != State::Running || waitsUntil) return;
    sendReady();
    while (aim == Aim::Send && ready.empty() && unclear.isEmpty() && hasRoom() && openNext()) {
    }
    if (state != State::Running || !isIdle() || !ready.empty()) return;
    if (!unclear.isEmpty() || (unknownToo && progress.unknown > 0)) return look();
    if (aim != Aim::Send) return afterLook();
    finish();
}

bool BulkRun::Private::hasRoom() const
{
    return static_cast<int>(flights.size()) + opening < (keyed ? maxInFlight : 1);
}

bool BulkRun::Private::mayReplay(const BulkJournal::Chunk& chunk) const
{
    const Timestamp now = clock.now();
    return keyed && chunk.keyed && now >= chunk.opened &&
           now - chunk.opened < std::chrono::days(keyDays) - keyMargin;
}

bool BulkRun::Private::openNext()
{
    QList<int> next;
    while (next.isEmpty() && !halves.empty()) {
        for (const int number : std::as_const(halves.front()))
            if (rows.at(number).state == RowState::Waiting) next.append(number);
        halves.pop_front();
    }
    const bool isHalf = !next.isEmpty();
    while (!isHalf && cursor < rows.size() && next.size() < chunkSize) {
        if (rows.at(cursor).state == RowState::Waiting) next.append(cursor);
        ++cursor;
    }
    if (next.isEmpty()) return false;
    mark(next, RowState::Sending);
    ++busy;
    ++opening;
    const auto open = [kept = journal, id = run.id, next, keys = keyed,
                       now = clock.now()]() mutable -> Result<Ready> {
        INK_ASSIGN(fields, kept.fields(id, next));
        INK_ASSIGN(chunk, kept.openChunk(id, next, keys, now));
        Ready made;
        made.chunk = std::move(chunk);
        made.fields = std::move(fields);
        return made;
    };
    inBackground<Ready>(open, [this, next](Result<Ready> made) {
        --busy;
        --opening;
        if (!made) {
            mark(next, RowState::Waiting);
            cursor = std::min(cursor, next.constFirst());
            return failed(made.error());
        }
        if (wanted != State::Running) return release(made->chunk); // it has not left
        send(std::move(*made));
    });
    return true;
}

/** Chunks of an earlier time, or whose answer was lost, with their keys. */
void BulkRun::Private::sendReady()
{
    while (!ready.empty() && hasRoom()) {
        Ready next = std::move(ready.front());
        ready.pop_front();
        if (!mayReplay(next.chunk)) {
            unclear.append(next.chunk);
            continue;
        }
        if (!next.fields.isEmpty()) {
            send(std::move(next));
            continue;
        }
        ++busy;
        ++opening;
        const auto read = [kept = journal, id = run.id, chunk = next.chunk]() -> Result<Ready> {
            INK_ASSIGN(fields, kept.fields(id, chunk.rows));
            return Ready{chunk, std::move(fields), true};
        };
        inBackground<Ready>(read, [this](Result<Ready> kept) {
            --busy;
            --opening;
            if (!kept) return failed(kept.error());
            if (wanted != State::Running) return pump(); // it stays open, as it was
            send(std::move(*kept));
        });
    }
}

void BulkRun::Private::send(Ready next)
{
    api::ApiClient* open = client();
    if (!open) return;
    wire::BulkRequest request;
    request.callback = run.callback;
    for (qsizetype i = 0; i < next.chunk.rows.size(); ++i) {
        const Row& row = rows.at(next.chunk.rows.at(i));
        const BulkJournal::Fields& fields = next.fields.at(i);
        request.rows.append({row.name, row.email, fields.values, fields.others, fields.phone});
    }
    const int number = next.chunk.number;
    const QString key = next.chunk.key;
    if (request.rows.size() == 1 && uses.concerns(request.rows.constFirst()))
        return sendAlone(std::move(next), request.rows.constFirst());
    flights.insert_or_assign(number, Flight{std::move(next), request.rows});
    open->bulk(run.templateId, request, key, q,
               [this, number](const Result<wire::BulkAnswer>& answer) { answered(number, answer); });
}

void BulkRun::Private::answered(int number, const Result<wire::BulkAnswer>& answer)
{
    const auto found = flights.find(number);
    if (found == flights.end()) return;
    const Flight flight = std::move(found->second);
    flights.erase(found);
    if (answer) {
        failures = 0;
        refusedAlone = 0;
        settle(flight.sent.chunk, outcomesOf(flight.sent.chunk.rows, flight.rows, *answer));
        return pump();
    }
    if (fateOf(answer.error()) == Fate::NotDone && !flight.sent.again)
        refusedWhole(flight.sent.chunk, answer.error());
    else
        lost(flight, answer.error());
}

void BulkRun::Private::refusedWhole(const BulkJournal::Chunk& chunk, const Error& why)
{
    const auto blamed = blamedRows(chunk.rows, why);
    if (!blamed.isEmpty()) {
        failures = 0;
        settle(chunk, blamed);
        return release(chunk);
    }
    if (why.code == ErrorCode::Validation) return narrow(chunk, why);
    release(chunk);
    if (why.code == ErrorCode::TooLarge && chunk.rows.size() > 1) { // long values: fewer rows at once
        chunkSize = std::min(chunkSize, static_cast<int>(chunk.rows.size()) / 2);
        return;
    }
    if (why.code != ErrorCode::RateLimit || !waitAfter(why)) failed(why);
}

void BulkRun::Private::narrow(const BulkJournal::Chunk& chunk, const Error& why)
{
    // A server that refuses one row after the other has something against all of them.
    constexpr int maxAlone = 3;
    failures = 0;
    const qsizetype count = chunk.rows.size();
    if (count > 1) {
        return release(chunk,
                       [this, first = chunk.rows.first(count / 2), second = chunk.rows.sliced(count / 2)] {
                           halves.push_front(second);
                           halves.push_front(first);
                       });
    }
    if (++refusedAlone > maxAlone) {
        release(chunk);
        return failed(why);
    }
    BulkJournal::Outcome outcome;
    outcome.row = chunk.rows.constFirst();
    outcome.state = BulkJournal::RowState::Refused;
    outcome.errorField = why.fields.isEmpty() ? QString() : why.fields.constFirst().field;
    outcome.errorMessage = why.fields.isEmpty() ? why.detail : why.fields.constFirst().message;
    settle(chunk, {outcome});
}

void BulkRun::Private::lost(const Flight& flight, const Error& why)
{
    if (mayReplay(flight.sent.chunk)) {
        ready.push_front(flight.sent);
        ready.front().again = true;
    } else {
        unclear.append(flight.sent.chunk);
    }
    // A replay that is refused, except for a while, is refused the next time, too.
    const bool forGood = fateOf(why) == Fate::NotDone && why.code != ErrorCode::RateLimit;
    if (wanted == State::Running && (forGood || !waitAfter(why))) return failed(why);
    pump();
}

bool BulkRun::Private::waitAfter(const Error& why)
{
    // Calls that were under way together fail together: that is one failure.
    if (!waitsUntil) ++failures;
    api::RetryPolicy policy = retry;
    policy.maxRetryAfter = maxRequestedPause;
    constexpr int patience = 4; // a server that says so is only busy
    if (why.code == ErrorCode::RateLimit) policy.maxTries *= patience;
    Error passing = why;
    passing.code = ErrorCode::Unavailable;
    const auto pause = policy.pauseAfter(failures, passing);
    if (!pause) return false;
    const Timestamp until = clock.now() + *pause;
    if (waitsUntil && *waitsUntil >= until) return true;
    waitsUntil = until;
    Q_EMIT q->progressChanged();
    policy.wait(*pause, q, [this, now = ++waitTurn] {
        if (now != waitTurn) return;
        waitsUntil.reset();
        Q_EMIT q->progressChanged();
        pump();
    });
    return true;
}

void BulkRun::Private::settle(const BulkJournal::Chunk& chunk, const QList<BulkJournal::Outcome>& outcomes)
{
    ++busy;
    inBackground<void>([kept = journal, id = run.id, number = chunk.number,
                        outcomes]() mutable { return kept.settle(id, number, outcomes); },
                       [this, outcomes](const Result<void>& written) {
                           --busy;
                           apply(outcomes);
                           if (!written) return failed(written.error());
                           pump();
                       });
}

void BulkRun::Private::release(const BulkJournal::Chunk& chunk, const std::function<void()>& then)
{
    ++busy;
    inBackground<void>(
        [kept = journal, id = run.id, number = chunk.number]() mutable { return kept.release(id, number); },
        [this, numbers = chunk.rows, then](const Result<void>& written) {
            --busy;
            QList<int> free;
            for (const int number : numbers)
                if (rows.at(number).state == RowState::Sending) free.append(number);
            mark(free, RowState::Waiting);
            if (!free.isEmpty()) cursor = std::min(cursor, free.constFirst());
            if (!written) return failed(written.error());
            if (then) then();
            pump();
        });
}

void BulkRun::Private::finish()
{
    if (progress.unknown > 0 && !lookedAtEnd) {
        lookedAtEnd = true;
        unknownToo = true;
        return look();
    }
    ++busy;
    inBackground<void>(
        [kept = journal, id = run.id, now = clock.now()]() mutable {
            return kept.setState(id, BulkJournal::RunState::Finished, now);
        },
        [this](const Result<void>& written) {
            --busy;
            if (!written) return failed(written.error());
            run.state = BulkJournal::RunState::Finished;
            run.finished = clock.now();
            leave(State::Finished);
        });
}

// What is shown

void BulkRun::Private::count(RowState of, int by)
{
    switch (of) {
    case RowState::Waiting:
        progress.waiting += by;
        return;
    case RowState::Sending:
        progress.sending += by;
        return;
    case RowState::Sent:
        progress.sent += by;
        return;
    case RowState::Refused:
        progress.refused += by;
        return;
    case RowState::Unknown:
        progress.unknown += by;
        return;
    case RowState::Faulty:
        progress.faulty += by;
        return;
    case RowState::LeftOut:
        progress.leftOut += by;
        return;
    }
}

void BulkRun::Private::mark(const QList<int>& numbers, RowState next)
{
    if (numbers.isEmpty()) return;
    for (const int number : numbers) {
        Row& row = rows[number];
        count(row.state, -1);
        row.state = next;
        count(next, 1);
    }
    tellRows(numbers);
    Q_EMIT q->progressChanged();
}

void BulkRun::Private::apply(const QList<BulkJournal::Outcome>& outcomes)
{
    QList<int> numbers;
    for (const BulkJournal::Outcome& outcome : outcomes) {
        Row& row = rows[outcome.row];
        count(row.state, -1);
        row.state = outcome.state == BulkJournal::RowState::Sent      ? RowState::Sent
                    : outcome.state == BulkJournal::RowState::Refused ? RowState::Refused
                                                                      : RowState::Unknown;
        row.document = outcome.document;
        row.errorField = outcome.errorField;
        row.errorMessage = outcome.errorMessage;
        count(row.state, 1);
        numbers.append(outcome.row);
    }
    tellRows(numbers);
    tellProgress();
}

void BulkRun::Private::tellRows(QList<int> numbers)
{
    if (numbers.isEmpty()) return;
    std::sort(numbers.begin(), numbers.end());
    QList<std::pair<int, int>> ranges;
    for (const int number : std::as_const(numbers)) {
        if (!ranges.isEmpty() && ranges.constLast().second + 1 >= number)
            ranges.last().second = number;
        else
            ranges.append({number, number});
    }
    if (ranges.size() > maxRanges) ranges = {{numbers.constFirst(), numbers.constLast()}};
    for (const auto& range : std::as_const(ranges))
        Q_EMIT q->rowsChanged(range.first, range.second);
}

void BulkRun::Private::resetSpeed()
{
    time.start();
    samples.clear();
    samples.push_back({0, progress.done()});
    progress.rowsPerSecond = 0;
    progress.timeLeft.reset();
}

void BulkRun::Private::tellProgress()
{
    if (time.isValid()) {
        const qint64 now = time.elapsed();
        samples.push_back({now, progress.done()});
        while (samples.size() > 2 && samples.front().at < now - speedWindowMs)
            samples.pop_front();
        const Sample& first = samples.front();
        const int done = progress.done() - first.done;
        if (now > first.at && done > 0) {
            progress.rowsPerSecond = done * 1000.0 / static_cast<double>(now - first.at);
            const double left = (progress.waiting + progress.sending) / progress.rowsPerSecond;
            progress.timeLeft = std::chrono::seconds(static_cast<qint64>(left + 0.5));
        }
    }
    Q_EMIT q->progressChanged();
}

} // namespace ink::workflow
