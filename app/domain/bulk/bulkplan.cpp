#include "app/domain/bulk/bulkplan.h"

#include "app/base/reasons.h"

#include <QSet>

#include <algorithm>
#include <atomic>
#include <system_error>
#include <thread>
#include <utility>

namespace ink::domain {

namespace {

using TargetKind = ColumnTarget::Kind;
using Code = BulkFinding::Code;

constexpr int rowsPerProgress = 1000;

/** The other rows, each once. */
QList<int> onlyOthers(QList<int> rows, int row)
{
    rows.removeAll(row);
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    return rows;
}

} // namespace

namespace {

/** Works beside the caller; without a thread, the caller does all the work. */
class Helper final
{
public:
    explicit Helper(const std::function<void()>& work)
    {
        try {
            m_thread = std::thread(work);
        } catch (const std::system_error&) {
            work();
        }
    }
    Helper(const Helper&) = delete;
    Helper& operator=(const Helper&) = delete;
    ~Helper()
    {
        if (m_thread.joinable()) m_thread.join();
    }

private:
    std::thread m_thread;
};

} // namespace

bool BulkPlan::judgeAll(const BulkRows& rows, const std::function<bool(double)>& progress)
{
    const int count = rows.rowCount();
    const int blocks = (count + rowsPerProgress - 1) / rowsPerProgress;
    using Found = QList<std::pair<int, QList<BulkFinding>>>;
    std::atomic<int> next = 1;
    std::atomic<bool> stopped = false;
    Row* all = m_rows.data();
    const auto judge = [&](int block, Found& found) {
        const int end = std::min(count, (block + 1) * rowsPerProgress);
        for (int row = block * rowsPerProgress; row < end; ++row) {
            BulkPlanner::Judged judged = m_planner.judge(rows, row);
            all[row] = rowOf(judged);
            if (!judged.findings.isEmpty()) found.append({row, std::move(judged.findings)});
        }
    };
    const auto goesOn = [&](double part) {
        if (!stopped && progress && !progress(part)) stopped = true;
        return !stopped;
    };
    Found mine;
    Found others;
    {
        // Every other block is the helper's, and of these what it has not come to when the caller is done.
        std::optional<Helper> helper;
        if (blocks > 4)
            helper.emplace([&] {
                for (int block = next.fetch_add(2); block < blocks && !stopped; block = next.fetch_add(2))
                    judge(block, others);
            });
        for (int block = 0; block < blocks && goesOn(static_cast<double>(block) / blocks); block += 2)
            judge(block, mine);
        for (int block = next.fetch_add(2); block < blocks && goesOn(1); block = next.fetch_add(2))
            judge(block, mine);
    }
    if (stopped) return false;
    m_findings.reserve(mine.size() + others.size());
    for (Found* found : {&mine, &others})
        for (auto& [row, findings] : *found)
            m_findings.insert(row, std::move(findings));
    return true;
}

std::optional<BulkPlan> BulkPlan::make(const BulkForm& form, const ColumnMapping& mapping,
                                       const BulkRows& rows, const std::function<bool(double)>& progress,
                                       const RowTexts& texts)
{
    BulkPlan plan;
    plan.m_planner = BulkPlanner(form, mapping, texts);
    plan.m_emailColumn = mapping.columnOf(TargetKind::Email);
    plan.m_hasOneRole = form.roles.size() == 1;
    const int count = rows.rowCount();
    plan.m_rows.resize(count);
    if (!plan.judgeAll(rows, progress)) return std::nullopt;
    const Row* all = plan.m_rows.constData();
    plan.m_counts.total = count;
    for (int row = 0; row < count; ++row)
        ++(all[row].errors > 0 ? plan.m_counts.faulty : plan.m_counts.ready);
    const auto countKeys = [all, count](quint64 Row::*key, Buckets& buckets, int& duplicates) {
        constexpr int ahead = 16;
        buckets.reserve(count);
        for (int row = 0; row < count; ++row) {
            if (row + ahead < count) buckets.announce(all[row + ahead].*key);
            buckets.add(all[row].*key, row, duplicates);
        }
    };
    {
        std::optional<Helper> helper;
        const auto countRows = [&] { countKeys(&Row::rowKey, plan.m_same, plan.m_counts.duplicateRows); };
        if (count > 4 * rowsPerProgress)
            helper.emplace(countRows);
        else
            countRows();
        countKeys(&Row::emailKey, plan.m_emails, plan.m_counts.duplicateEmails);
    }
    if (progress && !progress(1)) return std::nullopt;
    return plan;
}

void BulkPlan::Buckets::reserve(int rows)
{
    qsizetype size = 16;
    while (size < qsizetype{rows} * 2)
        size *= 2;
    if (size <= m_all.size()) return;
    const QList<Bucket> before = std::exchange(m_all, QList<Bucket>(size));
    m_used = 0;
    for (const Bucket& bucket : before)
        if (bucket.count > 0) (*this)[bucket.key] = bucket;
}

qsizetype BulkPlan::Buckets::placeOf(quint64 key) const
{
    const Bucket* all = m_all.constData();
    const qsizetype mask = m_all.size() - 1;
    auto place = static_cast<qsizetype>(key & static_cast<quint64>(mask));
    while (all[place].key != 0 && all[place].key != key)
        place = (place + 1) & mask;
    return place;
}

void BulkPlan::Buckets::announce(quint64 key) const
{
#if defined(__GNUC__)
    if (!m_all.isEmpty())
        __builtin_prefetch(m_all.constData() + (key & static_cast<quint64>(m_all.size() - 1)), 1);
#else
    Q_UNUSED(key)
#endif
}

int BulkPlan::Buckets::count(quint64 key) const
{
    return m_all.isEmpty() ? 0 : m_all.at(placeOf(key)).count;
}

BulkPlan::Buckets::Bucket& BulkPlan::Buckets::operator[](quint64 key)
{
    // Buckets that have become empty stay until there is no room.
    if (m_used * 3 >= m_all.size() * 2) reserve(static_cast<int>(std::max<qsizetype>(16, m_all.size())));
    Bucket& bucket = m_all[placeOf(key)];
    if (bucket.key == 0) {
        bucket.key = key;
        ++m_used;
    }
    return bucket;
}

int BulkPlan::Buckets::add(quint64 key, int row, int& duplicates)
{
    if (key == 0) return -1;
    Bucket& bucket = (*this)[key];
    const int alone = bucket.count == 1 ? bucket.sum : -1;
    ++bucket.count;
    bucket.sum ^= row;
    if (bucket.count > 1) duplicates += bucket.count == 2 ? 2 : 1;
    return alone;
}

int BulkPlan::Buckets::remove(quint64 key, int row, int& duplicates)
{
    if (key == 0) return -1;
    Bucket& bucket = (*this)[key];
    --bucket.count;
    bucket.sum ^= row;
    if (bucket.count > 0) duplicates -= bucket.count == 1 ? 2 : 1;
    return bucket.count == 1 ? bucket.sum : -1;
}

int BulkPlan::others(const Buckets& buckets, quint64 key) const
{
    return key == 0 ? 0 : std::max(0, buckets.count(key) - 1);
}

bool BulkPlan::hasFinding(int row) const
{
    if (isExcluded(row)) return false;
    const Row& r = m_rows.at(row);
    return r.errors > 0 || others(m_emails, r.emailKey) > 0 || others(m_same, r.rowKey) > 0 ||
           m_findings.contains(row);
}

QList<BulkFinding> BulkPlan::findings(int row) const
{
    if (isExcluded(row)) return {};
    QList<BulkFinding> all = m_findings.value(row);
    std::stable_sort(all.begin(), all.end(),
                     [](const BulkFinding& a, const BulkFinding& b) { return a.isError() && !b.isError(); });
    const Row& r = m_rows.at(row);
    if (const int same = others(m_same, r.rowKey); same > 0) {
        all.append({Code::DuplicateRow, -1,
                    same == 1 ? reasons::anotherRowIsSame() : reasons::otherRowsAreSame(same)});
    } else if (const int alike = others(m_emails, r.emailKey); alike > 0) {
        const Message one = m_hasOneRole ? reasons::anotherRowHasEmail() : reasons::anotherRowHasPeople();
        const Message several =
            m_hasOneRole ? reasons::otherRowsHaveEmail(alike) : reasons::otherRowsHavePeople(alike);
        all.append({Code::DuplicateEmail, m_emailColumn, alike == 1 ? one : several});
    }
    return all;
}

BulkPlan::Row BulkPlan::rowOf(const BulkPlanner::Judged& judged)
{
    const auto errors = std::count_if(judged.findings.begin(), judged.findings.end(),
                                      [](const BulkFinding& finding) { return finding.isError(); });
    return {judged.emailKey, judged.rowKey, static_cast<int>(errors), false};
}

void BulkPlan::take(const BulkPlanner::Judged& judged, int row)
{
    const bool excluded = isExcluded(row);
    m_rows[row] = rowOf(judged);
    m_rows[row].excluded = excluded;
    if (judged.findings.isEmpty())
        m_findings.remove(row);
    else
        m_findings.insert(row, judged.findings);
}

void BulkPlan::countIn(int row, QList<int>& others)
{
    const Row& r = m_rows.at(row);
    if (r.excluded) {
        ++m_counts.excluded;
        return;
    }
    r.errors > 0 ? ++m_counts.faulty : ++m_counts.ready;
    for (const int other : {m_emails.add(r.emailKey, row, m_counts.duplicateEmails),
                            m_same.add(r.rowKey, row, m_counts.duplicateRows)})
        if (other >= 0) others.append(other);
}

void BulkPlan::leave(int row, QList<int>& others)
{
    const Row& r = m_rows.at(row);
    if (r.excluded) {
        --m_counts.excluded;
        return;
    }
    r.errors > 0 ? --m_counts.faulty : --m_counts.ready;
    for (const int other : {m_emails.remove(r.emailKey, row, m_counts.duplicateEmails),
                            m_same.remove(r.rowKey, row, m_counts.duplicateRows)})
        if (other >= 0) others.append(other);
}

QList<int> BulkPlan::update(const BulkRows& rows, int row)
{
    QList<int> others;
    leave(row, others);
    take(m_planner.judge(rows, row), row);
    countIn(row, others);
    return onlyOthers(others, row);
}

QList<int> BulkPlan::setExcluded(int row, bool excluded)
{
    QList<int> others;
    if (isExcluded(row) == excluded) return others;
    leave(row, others);
    m_rows[row].excluded = excluded;
    countIn(row, others);
    return onlyOthers(others, row);
}

QList<int> BulkPlan::repetitions() const
{
    QList<int> repeated;
    QSet<quint64> seen;
    for (int row = 0; row < m_rows.size(); ++row) {
        const Row& r = m_rows.at(row);
        if (r.excluded || r.rowKey == 0 || others(m_same, r.rowKey) == 0) continue;
        if (seen.contains(r.rowKey)) repeated.append(row);
        seen.insert(r.rowKey);
    }
    return repeated;
}

} // namespace ink::domain
