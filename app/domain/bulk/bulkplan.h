#pragma once

#include "app/domain/bulk/bulkplanner.h"

#include <QHash>
#include <QList>

#include <functional>
#include <optional>

namespace ink::domain {

/**
 * The result of checking all rows. After a correction only the changed row is checked again, regardless of
 * the number of rows. Excluded rows are not sent and do not count as duplicates.
 */
class BulkPlan final
{
public:
    BulkPlan() = default;
    /** Checks all rows. Returns nothing if `progress` (0–1) returned false. */
    [[nodiscard]] static std::optional<BulkPlan> make(const BulkForm& form, const ColumnMapping& mapping,
                                                      const CellSource& cells,
                                                      const std::function<bool(double)>& progress = {},
                                                      const RowTexts& texts = {});

    [[nodiscard]] int rowCount() const { return static_cast<int>(m_rows.size()); }
    /** The findings about a row, errors first. */
    [[nodiscard]] QList<BulkFinding> findings(int row) const;
    [[nodiscard]] bool hasError(int row) const { return m_rows.at(row).errors > 0; }
    [[nodiscard]] bool hasFinding(int row) const;
    [[nodiscard]] bool isExcluded(int row) const { return m_rows.at(row).excluded; }
    [[nodiscard]] bool willBeSent(int row) const { return !hasError(row) && !isExcluded(row); }
    /** The row as sent, without invalid values. */
    [[nodiscard]] BulkRow rowToSend(const CellSource& cells, int row) const
    {
        return m_planner.rowToSend(cells, row);
    }
    /** The row for a later correction; invalid values stay as entered. */
    [[nodiscard]] BulkRow rowToCorrect(const CellSource& cells, int row) const
    {
        return m_planner.rowToCorrect(cells, row);
    }

    /** Checks an edited row again. Returns the other rows whose findings changed as a result (at most
     * four). */
    QList<int> update(const CellSource& cells, int row);
    /** Excludes a row or includes it again. Returns the other rows whose findings changed as a result. */
    QList<int> setExcluded(int row, bool excluded);

    struct Counts
    {
        int total = 0;
        int ready = 0;  ///< rows that will be sent
        int faulty = 0; ///< rows with an error that are not excluded
        int excluded = 0;
        int duplicateEmails = 0; ///< rows with the email address of another row
        int duplicateRows = 0;   ///< rows that are identical to another row
        bool operator==(const Counts&) const = default;
    };
    [[nodiscard]] const Counts& counts() const { return m_counts; }
    /** The duplicate rows: of identical rows, all but the first. */
    [[nodiscard]] QList<int> duplicates() const;

private:
    struct Row
    {
        quint64 emailKey = 0;
        quint64 rowKey = 0;
        int errors = 0;
        bool excluded = false;
    };
    /** Counts the rows with each key. Keys are hashes; 0 means no key. */
    class Buckets final
    {
    public:
        void reserve(int rows) { m_all.reserve(rows); }
        [[nodiscard]] int count(quint64 key) const { return m_all.value(key).count; }
        /** Adds a row to a key; returns the row that was the only one with this key before, or -1. */
        int add(quint64 key, int row, int& duplicates);
        /** Removes a row from a key; returns the row that is now the only one with this key, or -1. */
        int remove(quint64 key, int row, int& duplicates);

    private:
        struct Bucket
        {
            int count = 0;
            int sum = 0; ///< the XOR of the row numbers; for a single row, its number
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
    QHash<int, QList<BulkFinding>> m_findings; ///< by row, without duplicates among rows
    Buckets m_emailKeys;
    Buckets m_rowKeys;
    Counts m_counts;
};

} // namespace ink::domain
