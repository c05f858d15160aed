#include "app/workflow/bulk/bulkrows.h"

#include <algorithm>

namespace ink::workflow {

using store::BulkJournal;

namespace {

constexpr qint64 speedWindowMs = 20'000;
constexpr int maxRanges = 20;

} // namespace

void BulkRows::load(QList<Row> rows)
{
    m_rows = std::move(rows);
    m_progress = {};
    m_progress.total = count();
    for (Row& row : m_rows) {
        clearContent(row);
        ++countOf(row.outcome.state);
    }
}

void BulkRows::clearContent(Row& row)
{
    switch (row.outcome.state) {
    case RowState::Waiting:
    case RowState::Sending:
    case RowState::Unknown:
        return;
    case RowState::Sent:
    case RowState::Rejected:
    case RowState::Invalid:
    case RowState::Excluded:
        break;
    }
    domain::BulkPerson recipient = std::move(row.content.recipient);
    row.content = {.recipient = std::move(recipient)};
}

QList<domain::BulkRow> BulkRows::contents(const QList<int>& numbers) const
{
    QList<domain::BulkRow> rows;
    rows.reserve(numbers.size());
    for (const int number : numbers)
        rows.append(m_rows.at(number).content);
    return rows;
}

bool BulkRows::hasTexts() const
{
    return std::any_of(m_rows.begin(), m_rows.end(), [](const Row& row) { return row.content.hasTexts(); });
}

domain::DocumentData BulkRows::anyData() const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(),
                                    [](const Row& row) { return !row.content.data.isEmpty(); });
    return found == m_rows.end() ? domain::DocumentData() : found->content.data;
}

bool BulkRows::isCounted() const
{
    const auto parts = {m_progress.waiting, m_progress.sending, m_progress.sent,    m_progress.rejected,
                        m_progress.unknown, m_progress.invalid, m_progress.excluded};
    return std::min(parts) >= 0 && m_progress.total == count() &&
           m_progress.waiting + m_progress.sending == m_progress.pending();
}

QList<int> BulkRows::rowsInState(RowState state) const
{
    QList<int> numbers;
    for (int i = 0; i < count(); ++i)
        if (m_rows.at(i).outcome.state == state) numbers.append(i);
    return numbers;
}

QList<int> BulkRows::rowsInState(RowState state, const QList<int>& numbers) const
{
    QList<int> found;
    std::copy_if(numbers.begin(), numbers.end(), std::back_inserter(found),
                 [this, state](int number) { return m_rows.at(number).outcome.state == state; });
    return found;
}

int& BulkRows::countOf(RowState state)
{
    switch (state) {
    case RowState::Waiting:
        break;
    case RowState::Sending:
        return m_progress.sending;
    case RowState::Sent:
        return m_progress.sent;
    case RowState::Rejected:
        return m_progress.rejected;
    case RowState::Unknown:
        return m_progress.unknown;
    case RowState::Invalid:
        return m_progress.invalid;
    case RowState::Excluded:
        return m_progress.excluded;
    }
    return m_progress.waiting;
}

void BulkRows::setOutcome(int number, const BulkJournal::Outcome& outcome)
{
    Row& row = m_rows[number];
    --countOf(row.outcome.state);
    row.outcome = outcome;
    clearContent(row);
    ++countOf(row.outcome.state);
}

void BulkRows::setState(const QList<int>& numbers, RowState state)
{
    if (numbers.isEmpty()) return;
    for (const int number : numbers)
        setOutcome(number, {.state = state});
    Q_ASSERT(isCounted());
    notifyRows(numbers);
    Q_EMIT progressChanged();
}

void BulkRows::apply(const BulkJournal::Outcomes& outcomes)
{
    for (auto each = outcomes.cbegin(); each != outcomes.cend(); ++each)
        setOutcome(each.key(), *each);
    Q_ASSERT(isCounted());
    notifyRows(outcomes.keys());
    measure();
    Q_EMIT progressChanged();
}

void BulkRows::notifyRows(QList<int> numbers)
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
    Q_ASSERT(numbers.constFirst() >= 0 && numbers.constLast() < count());
    if (ranges.size() > maxRanges) ranges = {{numbers.constFirst(), numbers.constLast()}};
    for (const auto& range : std::as_const(ranges))
        Q_EMIT rowsChanged(range.first, range.second);
}

void BulkRows::startClock()
{
    m_time.start();
    m_samples.clear();
    m_samples.push_back({0, m_progress.completed()});
    m_progress.rowsPerSecond = 0;
    m_progress.timeLeft.reset();
}

void BulkRows::measure()
{
    if (!m_time.isValid()) return;
    const qint64 now = m_time.elapsed();
    m_samples.push_back({now, m_progress.completed()});
    while (m_samples.size() > 2 && m_samples.front().at < now - speedWindowMs)
        m_samples.pop_front();
    Q_ASSERT(m_samples.front().at <= m_samples.back().at);
    const Sample& first = m_samples.front();
    const int done = m_progress.completed() - first.done;
    if (now <= first.at || done <= 0) return;
    m_progress.rowsPerSecond = done * 1000.0 / static_cast<double>(now - first.at);
    const double left = m_progress.pending() / m_progress.rowsPerSecond;
    m_progress.timeLeft = std::chrono::seconds(static_cast<qint64>(left + 0.5));
}

} // namespace ink::workflow

#include "moc_bulkrows.cpp"
