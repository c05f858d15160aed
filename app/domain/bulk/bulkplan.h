#pragma once

#include "app/domain/bulk/bulkplanner.h"

#include <QHash>
#include <QList>

#include <functional>
#include <optional>

namespace ink::domain {

/**
 * The result of checking all rows. Correcting a row checks that row only, however many there are; rows
 * that are excluded are neither sent nor duplicates of others.
 */
class BulkPlan final
{
public:
    BulkPlan() = default;
    /** Checks all rows; nothing when `progress` (0–1) returned false. */
    [[nodiscard]] static std::optional<BulkPlan> make(const BulkForm& form, const ColumnMapping& mapping,
                                                      const CellSource& cells,
                                                      const std::function<bool(double)>& progress = {},
                                                      const RowTexts& texts = {});

    [[nodiscard]] int rowCount() const { return static_cast<int>(m_rows.size()); }
    /** Errors first. */
    [[nodiscard]] QList<BulkFinding> findings(int row) const;
    [[nodiscard]] bool hasError(int row) const { return m_rows.at(row).errors > 0; }
    [[nodiscard]] bool hasFinding(int row) const;
    [[nodiscard]] bool isExcluded(int row) const { return m_rows.at(row).excluded; }
    [[nodiscard]] bool willBeSent(int row) const { return !hasError(row) && !isExcluded(row); }
    /** The row as it is sent; values with a fault are left out. */
    [[nodiscard]] BulkRow rowToSend(const CellSource& cells, int row) const
    {
        return m_planner.rowToSend(cells, row);
    }
    /** The row as it is corrected later; values with a fault stay as they were entered. */
    [[nodiscard]] BulkRow rowToCorrect(const CellSource& cells, int row) const
    {
        return m_planner.rowToCorrect(cells, row);
    }

    /** Checks an edited row again. Returns the other rows whose findings changed by that (at most four). */
    QList<int> update(const CellSource& cells, int row);
    /** Excludes a row, or includes it again; returns the same. */
    QList<int> setExcluded(int row, bool excluded);

    struct Counts
    {
        int total = 0;
        int ready = 0;  ///< will be sent
        int faulty = 0; ///< have an error and are not excluded
        int excluded = 0;
        int duplicateEmails = 0; ///< rows with the address of another row
        int duplicateRows = 0;   ///< rows that are identical to another row
        bool operator==(const Counts&) const = default;
    };
    [[nodiscard]] const Counts& counts() const { return m_counts; }
    /** The duplicates among rows: all but the first of equal ones. */
    [[nodiscard]] QList<int> duplicates() const;

private:
    struct Row
    {
        quint64 emailKey = 0;
        quint64 rowKey = 0;
        int errors = 0;
        bool excluded = false;
    };
    /** The rows with each key; keys are hashes, and 0 is none. */
    class Buckets final
    {
    public:
        void reserve(int rows) { m_all.reserve(rows); }
        [[nodiscard]] int count(quint64 key) const { return m_all.value(key).count; }
        /** Adds a row to a key; returns the row that had it alone before, or -1. */
        int add(quint64 key, int row, int& duplicates);
        /** Removes a row from a key; returns the row that has it alone now, or -1. */
        int remove(quint64 key, int row, int& duplicates);

    private:
        struct Bucket
        {
            int count = 0;
            int sum = 0; ///< the XOR of the rows' numbers: that of the last one left
        };
        QHash<quint64, Bucket> m_all;
    };
    void removeFromCounts(int row, QList<int>& others);
    void addToCounts(int row, QList<int>& others);
    void replace(const BulkPlanner::CheckedRow& checked, int row);
    [[nodiscard]] static Row rowOf(const BulkPlanner::CheckedRow& checked);
    [[nodiscard]] int others(const Buckets& buckets, quint64 key) const;

    BulkPlanner m_planner;
    int m_emailColumn = -1;
    bool m_hasOneRole = true;
    QList<Row> m_rows;
    QHash<int, QList<BulkFinding>> m_findings; ///< of rows that have any by themselves
    Buckets m_emailKeys;
    Buckets m_rowKeys;
    Counts m_counts;
};

} // namespace ink::domain
