#include "app/workflow/bulk/bulkcalls.h"

#include "app/domain/document/document.h"

#include <algorithm>

namespace ink::workflow {

using namespace std::chrono_literals;
using store::BulkJournal;
using RowState = BulkRun::RowState;

namespace {

/** The safety margin before a key expires, because the clocks of client and server may differ. */
constexpr auto keyMargin = 12h;
constexpr auto maxRequestedPause = 1h;

} // namespace

BulkCalls::BulkCalls(BulkRows& rows, BulkWork& work, const Clock& clock, ClientProvider client)
    : m_rows(rows), m_work(work), m_clock(clock), m_client(std::move(client))
{
    m_retry.maxAttempts = 8;
}

void BulkCalls::restore(const BulkJournal::Run& run, const QList<BulkJournal::Chunk>& open)
{
    m_run = run;
    m_ready.clear();
    m_unresolved.clear();
    for (const BulkJournal::Chunk& chunk : open)
        m_ready.push_back({.chunk = chunk, .isRepeat = true});
    rewind();
}

void BulkCalls::begin(const Limits& terms)
{
    Q_ASSERT(terms.chunkSize >= 1 && m_flights.empty());
    m_limits = terms;
    m_failures = 0;
    std::deque<Call> again;
    for (Call& left : m_ready) {
        if (mayReplay(left.chunk))
            again.push_back(std::move(left));
        else
            m_unresolved.append(left.chunk);
    }
    m_ready = std::move(again);
}

void BulkCalls::clear()
{
    m_waitsUntil.reset();
    m_ready.clear();
    m_unresolved.clear();
    m_halves.clear();
    m_refusedAlone = 0;
    ++m_waitTurn;
}

void BulkCalls::send(bool fresh)
{
    sendReady();
    while (fresh && m_ready.empty() && m_unresolved.isEmpty() && hasRoom() && openNext()) {
    }
}

bool BulkCalls::hasRoom() const
{
    return m_isAllowed && static_cast<int>(m_flights.size()) + m_opening < (hasKeys() ? maxInFlight : 1);
}

bool BulkCalls::mayReplay(const BulkJournal::Chunk& chunk) const
{
    const Timestamp now = m_clock.now();
    return hasKeys() && chunk.isKeyHonored && now >= chunk.opened &&
           now - chunk.opened < std::chrono::days(m_limits.keyDays) - keyMargin;
}

QList<int> BulkCalls::nextRows()
{
    while (!m_halves.empty()) {
        const QList<int> half = m_rows.rowsInState(RowState::Waiting, m_halves.front());
        m_halves.pop_front();
        if (!half.isEmpty()) return half;
    }
    QList<int> next;
    while (m_cursor < m_rows.count() && next.size() < m_limits.chunkSize) {
        if (m_rows.at(m_cursor).outcome.state == RowState::Waiting) next.append(m_cursor);
        ++m_cursor;
    }
    return next;
}

bool BulkCalls::openNext()
{
    const QList<int> next = nextRows();
    if (next.isEmpty()) return false;
    Q_ASSERT(m_rows.rowsInState(RowState::Waiting, next).size() == next.size());
    m_rows.setState(next, RowState::Sending);
    ++m_opening;
    const auto open = [kept = m_work.journal(), id = m_run.id, next, keys = hasKeys(),
                       now = m_clock.now()]() mutable { return kept.openChunk(id, next, keys, now); };
    m_work.run<BulkJournal::Chunk>(open, [this, next](const Result<BulkJournal::Chunk>& chunk) {
        Q_ASSERT(m_opening > 0);
        --m_opening;
        if (!chunk) {
            m_rows.setState(next, RowState::Waiting);
            m_cursor = std::min(m_cursor, next.constFirst());
            return void(Q_EMIT failed(chunk.error()));
        }
        if (!m_isAllowed) return release(*chunk); // not sent yet
        sendChunk({.chunk = *chunk});
    });
    return true;
}

void BulkCalls::sendReady()
{
    while (!m_ready.empty() && hasRoom()) {
        const Call next = std::move(m_ready.front());
        m_ready.pop_front();
        if (mayReplay(next.chunk))
            sendChunk(next);
        else
            m_unresolved.append(next.chunk);
    }
}

void BulkCalls::sendChunk(const Call& call)
{
    api::ApiClient* open = m_client();
    if (!open) return;
    wire::BulkRequest request;
    request.callback = m_run.callback;
    if (m_limits.isNamed) request.run = m_run.id;
    request.rows = m_rows.contents(call.chunk.rows);
    for (domain::BulkRow& row : request.rows)
        if (!m_limits.hasData) row.data.clear();
    if (request.rows.size() == 1 && m_limits.uses.isRequiredFor(request.rows.constFirst()))
        return sendAlone(call, request.rows.constFirst());
    const int number = call.chunk.number;
    Q_ASSERT(!m_flights.contains(number));
    m_flights.insert_or_assign(number, call);
    open->sendBulk(
        m_run.templateId, request, call.chunk.key, this,
        [this, number](const Result<wire::BulkResponse>& answer) { handleResponse(number, answer); });
}

void BulkCalls::sendAlone(const Call& call, const domain::BulkRow& row)
{
    auto use = m_limits.uses.makeUse(row, m_run.callback);
    if (!use) {
        if (call.isRepeat) return handleLostResponse(call, use.error());
        return handleRefusal(call.chunk, use.error());
    }
    if (m_limits.isNamed) use->run = m_run.id;
    api::ApiClient* open = m_client();
    if (!open) return;
    const int number = call.chunk.number;
    Q_ASSERT(!m_flights.contains(number));
    m_flights.insert_or_assign(number, call);
    open->useTemplate(m_run.templateId, *use, call.chunk.key, this,
                      [this, number, row](const Result<domain::Document>& made) {
                          if (made) return handleResponse(number, BulkUses::toBulkResponse(*made));
                          handleResponse(number, fail(m_limits.uses.mapError(made.error(), row)));
                      });
}

void BulkCalls::handleResponse(int number, const Result<wire::BulkResponse>& answer)
{
    const auto found = m_flights.find(number);
    if (found == m_flights.end()) return;
    const Call call = std::move(found->second);
    m_flights.erase(found);
    const QList<int>& rows = call.chunk.rows;
    if (answer) {
        m_failures = 0;
        m_refusedAlone = 0;
        recordOutcomes(call.chunk, outcomesOf(rows, m_rows.contents(rows), *answer));
        return void(Q_EMIT advanced());
    }
    if (effectOf(answer.error()) == CallEffect::None && !call.isRepeat)
        handleRefusal(call.chunk, answer.error());
    else
        handleLostResponse(call, answer.error());
}

void BulkCalls::handleRefusal(const BulkJournal::Chunk& chunk, const Error& why)
{
    const auto refused = refusedRows(chunk.rows, why);
    if (!refused.isEmpty()) {
        m_failures = 0;
        recordOutcomes(chunk, refused);
        return release(chunk);
    }
    if (why.code == ErrorCode::Validation) return bisect(chunk, why);
    release(chunk);
    if (why.code == ErrorCode::TooLarge && chunk.rows.size() > 1) { // long values: send fewer rows at once
        m_limits.chunkSize = std::min(m_limits.chunkSize, static_cast<int>(chunk.rows.size()) / 2);
        Q_ASSERT(m_limits.chunkSize >= 1);
        return;
    }
    if (why.code != ErrorCode::RateLimit || !schedulePause(why)) Q_EMIT failed(why);
}

void BulkCalls::bisect(const BulkJournal::Chunk& chunk, const Error& why)
{
    // If a server refuses more single rows than this in succession, it probably refuses all rows.
    constexpr int maxAlone = 3;
    m_failures = 0;
    const qsizetype count = chunk.rows.size();
    if (count > 1) {
        return release(chunk,
                       [this, first = chunk.rows.first(count / 2), second = chunk.rows.sliced(count / 2)] {
                           m_halves.push_front(second);
                           m_halves.push_front(first);
                       });
    }
    if (++m_refusedAlone > maxAlone) {
        release(chunk);
        return void(Q_EMIT failed(why));
    }
    const FieldIssue issue = why.fields.value(0, {{}, why.detail});
    recordOutcomes(
        chunk, {{chunk.rows.constFirst(),
                 {.state = RowState::Rejected, .errorField = issue.field, .errorMessage = issue.message}}});
}

void BulkCalls::handleLostResponse(const Call& call, const Error& why)
{
    // The first request for these rows had a different body: it was created by another version of this
    // program or for another version of the service. Repeating the call fails each time; a search finds the
    // documents of the first call.
    const bool isOtherBody = call.isRepeat && why.code == ErrorCode::Idempotency &&
                             why.detail.key() == QLatin1StringView("idempotency_key_of_other_request");
    if (mayReplay(call.chunk) && !isOtherBody)
        m_ready.push_front({.chunk = call.chunk, .isRepeat = true});
    else
        m_unresolved.append(call.chunk);
    if (isOtherBody) return void(Q_EMIT advanced());
    // A retry that is refused with a permanent error would be refused again.
    const bool forGood = effectOf(why) == CallEffect::None && why.code != ErrorCode::RateLimit;
    if (m_isAllowed && (forGood || !schedulePause(why))) return void(Q_EMIT failed(why));
    Q_EMIT advanced();
}

bool BulkCalls::schedulePause(const Error& why)
{
    // Concurrent calls that fail together count as one failure.
    if (!m_waitsUntil) ++m_failures;
    api::RetryPolicy policy = m_retry;
    policy.maxRetryAfter = maxRequestedPause;
    constexpr int patience = 4; // a server that returns RateLimit is only busy
    if (why.code == ErrorCode::RateLimit) policy.maxAttempts *= patience;
    Error passing = why;
    passing.code = ErrorCode::Unavailable;
    const auto pause = policy.delayAfter(m_failures, passing);
    if (!pause) return false;
    const Timestamp until = m_clock.now() + *pause;
    if (m_waitsUntil && *m_waitsUntil >= until) return true;
    m_waitsUntil = until;
    Q_EMIT pauseChanged();
    policy.wait(*pause, this, [this, now = ++m_waitTurn] {
        if (now != m_waitTurn) return;
        m_waitsUntil.reset();
        Q_EMIT pauseChanged();
        Q_EMIT advanced();
    });
    return true;
}

void BulkCalls::recordOutcomes(const BulkJournal::Chunk& chunk, const BulkJournal::Outcomes& outcomes)
{
    m_work.run<void>([kept = m_work.journal(), id = m_run.id, number = chunk.number,
                      outcomes]() mutable { return kept.recordOutcomes(id, number, outcomes); },
                     [this, outcomes](const Result<void>& written) {
                         m_rows.apply(outcomes);
                         if (!written) return void(Q_EMIT failed(written.error()));
                         Q_EMIT advanced();
                     });
}

void BulkCalls::release(const BulkJournal::Chunk& chunk, const std::function<void()>& then)
{
    m_work.run<void>([kept = m_work.journal(), id = m_run.id,
                      number = chunk.number]() mutable { return kept.releaseChunk(id, number); },
                     [this, numbers = chunk.rows, then](const Result<void>& written) {
                         const QList<int> free = m_rows.rowsInState(RowState::Sending, numbers);
                         m_rows.setState(free, RowState::Waiting);
                         if (!free.isEmpty()) m_cursor = std::min(m_cursor, free.constFirst());
                         if (!written) return void(Q_EMIT failed(written.error()));
                         if (then) then();
                         Q_EMIT advanced();
                     });
}

} // namespace ink::workflow

#include "moc_bulkcalls.cpp"
