#include "app/domain/bulk/bulkplan.h"

#include "app/domain/bulk/reasons.h"

#include <QSet>

#include <algorithm>

namespace ink::domain {

namespace {

using TargetKind = ColumnTarget::Kind;
using Code = BulkFinding::Code;

constexpr int rowsPerProgress = 1000;

/** Returns `rows` without `row` and without duplicates. */
QList<int> onlyOthers(QList<int> rows, int row)
{
    rows.removeAll(row);
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    return rows;
}

} // namespace

std::optional<BulkPlan> BulkPlan::make(const BulkForm& form, const ColumnMapping& mapping,
                                       const CellSource& cells, const std::function<bool(double)>& progress,
                                       const RowTexts& texts)
{
    BulkPlan plan;
    plan.m_planner = BulkPlanner(form, mapping, texts);
    plan.m_emailColumn = mapping.columnOf(TargetKind::Email);
    plan.m_hasOneRole = form.roles.size() == 1;
    const int count = cells.rowCount();
    plan.m_rows.reserve(count);
    plan.m_emailKeys.reserve(count);
    plan.m_rowKeys.reserve(count);
    plan.m_counts.total = count;
    for (int row = 0; row < count; ++row) {
        if (row % rowsPerProgress == 0 && progress && !progress(static_cast<double>(row) / count))
            return std::nullopt;
        const BulkPlanner::CheckedRow checked = plan.m_planner.check(cells, row);
        plan.m_rows.append(rowOf(checked));
        if (!checked.findings.isEmpty()) plan.m_findings.insert(row, checked.findings);
        const Row& added = plan.m_rows.constLast();
        ++(added.errors > 0 ? plan.m_counts.faulty : plan.m_counts.ready);
        plan.m_emailKeys.add(added.emailKey, row, plan.m_counts.duplicateEmails);
        plan.m_rowKeys.add(added.rowKey, row, plan.m_counts.duplicateRows);
    }
    Q_ASSERT(plan.m_rows.size() == count && plan.m_counts.ready + plan.m_counts.faulty == count);
    if (progress && !progress(1)) return std::nullopt;
    return plan;
}

int BulkPlan::Buckets::add(quint64 key, int row, int& duplicates)
{
    if (key == 0) return -1;
    Bucket& bucket = m_all[key];
    const int alone = bucket.count == 1 ? bucket.sum : -1;
    ++bucket.count;
    bucket.sum ^= row;
    if (bucket.count > 1) duplicates += bucket.count == 2 ? 2 : 1;
    return alone;
}

int BulkPlan::Buckets::remove(quint64 key, int row, int& duplicates)
{
    if (key == 0) return -1;
    Bucket& bucket = m_all[key];
    Q_ASSERT(bucket.count > 0);
    --bucket.count;
    bucket.sum ^= row;
    if (bucket.count > 0) duplicates -= bucket.count == 1 ? 2 : 1;
    Q_ASSERT(duplicates >= 0 && (bucket.count > 0 || bucket.sum == 0));
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
    return r.errors > 0 || others(m_emailKeys, r.emailKey) > 0 || others(m_rowKeys, r.rowKey) > 0 ||
           m_findings.contains(row);
}

QList<BulkFinding> BulkPlan::findings(int row) const
{
    if (isExcluded(row)) return {};
    QList<BulkFinding> all = m_findings.value(row);
    std::stable_sort(all.begin(), all.end(),
                     [](const BulkFinding& a, const BulkFinding& b) { return a.isError() && !b.isError(); });
    const Row& r = m_rows.at(row);
    if (const int same = others(m_rowKeys, r.rowKey); same > 0) {
        all.append({Code::DuplicateRow, -1,
                    same == 1 ? reasons::anotherRowIsSame() : reasons::otherRowsAreSame(same)});
    } else if (const int alike = others(m_emailKeys, r.emailKey); alike > 0) {
        const Message one = m_hasOneRole ? reasons::anotherRowHasEmail() : reasons::anotherRowHasPeople();
        const Message several =
            m_hasOneRole ? reasons::otherRowsHaveEmail(alike) : reasons::otherRowsHavePeople(alike);
        all.append({Code::DuplicateEmail, m_emailColumn, alike == 1 ? one : several});
    }
    return all;
}

BulkPlan::Row BulkPlan::rowOf(const BulkPlanner::CheckedRow& checked)
{
    const auto errors = std::count_if(checked.findings.begin(), checked.findings.end(),
                                      [](const BulkFinding& finding) { return finding.isError(); });
    return {.emailKey = checked.emailKey, .rowKey = checked.rowKey, .errors = static_cast<int>(errors)};
}

void BulkPlan::replace(const BulkPlanner::CheckedRow& checked, int row)
{
    const bool excluded = isExcluded(row);
    m_rows[row] = rowOf(checked);
    m_rows[row].excluded = excluded;
    if (checked.findings.isEmpty())
        m_findings.remove(row);
    else
        m_findings.insert(row, checked.findings);
}

void BulkPlan::addToCounts(int row, QList<int>& others)
{
    const Row& r = m_rows.at(row);
    if (r.excluded) {
        ++m_counts.excluded;
        return;
    }
    r.errors > 0 ? ++m_counts.faulty : ++m_counts.ready;
    for (const int other : {m_emailKeys.add(r.emailKey, row, m_counts.duplicateEmails),
                            m_rowKeys.add(r.rowKey, row, m_counts.duplicateRows)})
        if (other >= 0) others.append(other);
}

void BulkPlan::removeFromCounts(int row, QList<int>& others)
{
    const Row& r = m_rows.at(row);
    if (r.excluded) {
        Q_ASSERT(m_counts.excluded > 0);
        --m_counts.excluded;
        return;
    }
    Q_ASSERT((r.errors > 0 ? m_counts.faulty : m_counts.ready) > 0);
    r.errors > 0 ? --m_counts.faulty : --m_counts.ready;
    for (const int other : {m_emailKeys.remove(r.emailKey, row, m_counts.duplicateEmails),
                            m_rowKeys.remove(r.rowKey, row, m_counts.duplicateRows)})
        if (other >= 0) others.append(other);
}

QList<int> BulkPlan::update(const CellSource& cells, int row)
{
    QList<int> others;
    removeFromCounts(row, others);
    replace(m_planner.check(cells, row), row);
    addToCounts(row, others);
    Q_ASSERT(m_counts.ready + m_counts.faulty + m_counts.excluded == m_counts.total);
    return onlyOthers(others, row);
}

QList<int> BulkPlan::setExcluded(int row, bool excluded)
{
    QList<int> others;
    if (isExcluded(row) == excluded) return others;
    removeFromCounts(row, others);
    m_rows[row].excluded = excluded;
    addToCounts(row, others);
    Q_ASSERT(m_counts.ready + m_counts.faulty + m_counts.excluded == m_counts.total);
    return onlyOthers(others, row);
}

QList<int> BulkPlan::duplicates() const
{
    QList<int> repeated;
    QSet<quint64> seen;
    for (int row = 0; row < m_rows.size(); ++row) {
        const Row& r = m_rows.at(row);
        if (r.excluded || r.rowKey == 0 || others(m_rowKeys, r.rowKey) == 0) continue;
        if (seen.contains(r.rowKey)) repeated.append(row);
        seen.insert(r.rowKey);
    }
    return repeated;
}

} // namespace ink::domain
