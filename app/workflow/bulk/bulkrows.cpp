#include "app/workflow/bulk/bulkrows.h"

#include <algorithm>
#include <numeric>

namespace ink::workflow {

using store::BulkJournal;

namespace {

constexpr qint64 speedWindowMs = 20'000;
constexpr int maxRanges = 20;

BulkRun::RowState shown(BulkJournal::RowState state, bool isUnderWay)
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
    return isUnderWay ? BulkRun::RowState::Sending : BulkRun::RowState::Waiting;
}

} // namespace

void BulkRows::load(const QList<BulkJournal::Row>& rows, const QList<BulkJournal::Chunk>& open)
{
    QList<int> underWay;
    for (const BulkJournal::Chunk& chunk : open)
        underWay += chunk.rows;
    std::sort(underWay.begin(), underWay.end());
    m_rows.clear();
    m_rows.reserve(rows.size());
    m_progress = {};
    m_progress.total = static_cast<int>(rows.size());
    for (const BulkJournal::Row& kept : rows) {
        const bool isUnderWay = std::binary_search(underWay.begin(), underWay.end(), kept.number);
        m_rows.append({kept.line, kept.name, kept.email, shown(kept.state, isUnderWay), kept.document,
                       kept.errorField, kept.errorMessage});
        add(m_rows.constLast().state, 1);
    }
}

bool BulkRows::isCounted() const
{
    const std::initializer_list<int> parts{m_progress.waiting, m_progress.sending, m_progress.sent,
                                           m_progress.refused, m_progress.unknown, m_progress.faulty,
                                           m_progress.leftOut};
    return std::min(parts) >= 0 && std::accumulate(parts.begin(), parts.end(), 0) == count();
}

QList<int> BulkRows::inState(RowState state) const
{
    QList<int> numbers;
    for (int i = 0; i < count(); ++i)
        if (m_rows.at(i).state == state) numbers.append(i);
    return numbers;
}

QList<int> BulkRows::inState(RowState state, const QList<int>& numbers) const
{
    QList<int> found;
    std::copy_if(numbers.begin(), numbers.end(), std::back_inserter(found),
                 [this, state](int number) { return m_rows.at(number).state == state; });
    return found;
}

void BulkRows::add(RowState state, int number)
{
    switch (state) {
    case RowState::Waiting:
        m_progress.waiting += number;
        return;
    case RowState::Sending:
        m_progress.sending += number;
        return;
    case RowState::Sent:
        m_progress.sent += number;
        return;
    case RowState::Refused:
        m_progress.refused += number;
        return;
    case RowState::Unknown:
        m_progress.unknown += number;
        return;
    case RowState::Faulty:
        m_progress.faulty += number;
        return;
    case RowState::LeftOut:
        m_progress.leftOut += number;
        return;
    }
}

void BulkRows::mark(const QList<int>& numbers, RowState state)
{
    if (numbers.isEmpty()) return;
    for (const int number : numbers) {
        Row& row = m_rows[number];
        add(row.state, -1);
        row.state = state;
        add(state, 1);
    }
    Q_ASSERT(isCounted());
    tellRows(numbers);
    Q_EMIT progressChanged();
}

void BulkRows::apply(const QList<BulkJournal::Outcome>& outcomes)
{
    QList<int> numbers;
    for (const BulkJournal::Outcome& outcome : outcomes) {
        Row& row = m_rows[outcome.row];
        add(row.state, -1);
        row.state = outcome.state == BulkJournal::RowState::Sent      ? RowState::Sent
                    : outcome.state == BulkJournal::RowState::Refused ? RowState::Refused
                                                                      : RowState::Unknown;
        row.document = outcome.document;
        row.errorField = outcome.errorField;
        row.errorMessage = outcome.errorMessage;
        add(row.state, 1);
        numbers.append(outcome.row);
    }
    Q_ASSERT(isCounted());
    tellRows(numbers);
    measure();
    Q_EMIT progressChanged();
}

void BulkRows::tellRows(QList<int> numbers)
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
    m_samples.push_back({0, m_progress.done()});
    m_progress.rowsPerSecond = 0;
    m_progress.timeLeft.reset();
}

void BulkRows::measure()
{
    if (!m_time.isValid()) return;
    const qint64 now = m_time.elapsed();
    m_samples.push_back({now, m_progress.done()});
    while (m_samples.size() > 2 && m_samples.front().at < now - speedWindowMs)
        m_samples.pop_front();
    Q_ASSERT(m_samples.front().at <= m_samples.back().at);
    const Sample& first = m_samples.front();
    const int done = m_progress.done() - first.done;
    if (now <= first.at || done <= 0) return;
    m_progress.rowsPerSecond = done * 1000.0 / static_cast<double>(now - first.at);
    const double left = (m_progress.waiting + m_progress.sending) / m_progress.rowsPerSecond;
    m_progress.timeLeft = std::chrono::seconds(static_cast<qint64>(left + 0.5));
}

} // namespace ink::workflow

#include "moc_bulkrows.cpp"
