#pragma once

#include "app/domain/columnmapping.h"
#include "app/domain/valuerule.h"

#include <QHash>
#include <QList>
#include <QPair>
#include <QString>

#include <functional>
#include <optional>

namespace ink::domain {

/** Something to tell about a row of a bulk run, with its place. */
struct BulkFinding
{
    enum class Code {
        NoName,
        NoEmail,
        BadEmail,
        BadValue,       ///< not what the tag takes
        NeedsValue,     ///< nobody else could fill it
        LeftToSigner,   ///< a warning: made for the sender, and empty
        DuplicateEmail, ///< a warning: others have the same address
        DuplicateRow    ///< a warning: others say exactly the same
    };
    Code code{};
    int column = -1; ///< of the file; -1 = the row
    QString text;    ///< one English sentence
    [[nodiscard]] bool isError() const
    {
        return code != Code::LeftToSigner && code != Code::DuplicateEmail && code != Code::DuplicateRow;
    }
    bool operator==(const BulkFinding&) const = default;
};

/** A row as it is to be sent. */
struct BulkEntry
{
    QString recipientName;
    QString recipientEmail;
    QList<QPair<QString, QString>> values; ///< tag name → value, without empty ones
    bool operator==(const BulkEntry&) const = default;
};

/** Judges single rows: what the template asks for and what the columns mean, made ready. */
class BulkPlanner final
{
public:
    BulkPlanner() = default;
    BulkPlanner(const BulkForm& form, const ColumnMapping& mapping);

    struct Judged
    {
        QList<BulkFinding> findings; ///< of the row alone
        quint64 emailKey = 0;        ///< equal for equal addresses; 0 = none
        quint64 rowKey = 0;          ///< equal for rows that say the same; 0 = nothing said
    };
    [[nodiscard]] Judged judge(const BulkRows& rows, int row) const;
    [[nodiscard]] BulkEntry entry(const BulkRows& rows, int row) const;

private:
    struct Value
    {
        int column = -1; ///< -1 = no column
        BulkField field;
        QList<ValueRule> rules;
    };
    struct Given
    {
        QString text; ///< as it is sent
        QString fault;
    };
    [[nodiscard]] Given given(const Value& value, QStringView cell) const;
    [[nodiscard]] QString nameOf(const BulkRows& rows, int row) const;

    int m_email = -1;
    QList<int> m_names; ///< columns that make up the name, in order
    QList<Value> m_values;
};

/**
 * What became of looking at all rows. Correcting a row looks at that row only, however many there are; rows
 * that are left out are neither sent nor somebody's duplicate.
 */
class BulkPlan final
{
public:
    BulkPlan() = default;
    /** Looks at all rows; nothing when `progress` (0–1) returned false. */
    [[nodiscard]] static std::optional<BulkPlan> make(const BulkForm& form, const ColumnMapping& mapping,
                                                      const BulkRows& rows,
                                                      const std::function<bool(double)>& progress = {});

    [[nodiscard]] int rowCount() const { return static_cast<int>(m_rows.size()); }
    /** Errors first. */
    [[nodiscard]] QList<BulkFinding> findings(int row) const;
    [[nodiscard]] bool hasError(int row) const { return m_rows.at(row).errors > 0; }
    [[nodiscard]] bool hasFinding(int row) const;
    [[nodiscard]] bool isExcluded(int row) const { return m_rows.at(row).excluded; }
    [[nodiscard]] bool willBeSent(int row) const { return !hasError(row) && !isExcluded(row); }
    [[nodiscard]] BulkEntry entry(const BulkRows& rows, int row) const { return m_planner.entry(rows, row); }

    /** A row was edited: looks at it again. Gives the other rows whose findings changed by that (at most
     * four). */
    QList<int> update(const BulkRows& rows, int row);
    /** Leaves a row out, or takes it in again; as above. */
    QList<int> setExcluded(int row, bool excluded);

    struct Counts
    {
        int total = 0;
        int ready = 0;  ///< will be sent
        int faulty = 0; ///< have an error and are not left out
        int excluded = 0;
        int duplicateEmails = 0; ///< rows whose address another one has
        int duplicateRows = 0;   ///< rows that another one repeats
        bool operator==(const Counts&) const = default;
    };
    [[nodiscard]] const Counts& counts() const { return m_counts; }
    /** Of rows that say the same all but the first. */
    [[nodiscard]] QList<int> repetitions() const;

private:
    struct Row
    {
        quint64 emailKey = 0;
        quint64 rowKey = 0;
        int errors = 0;
        bool excluded = false;
    };
    /** How many rows have a key, in one piece of memory. Keys are hashes: they are looked up as they are. */
    class Buckets final
    {
    public:
        struct Bucket
        {
            quint64 key = 0; ///< 0 = free
            int count = 0;
            int sum = 0; ///< the XOR of the rows' numbers: that of the last one left
        };
        void reserve(int rows);
        [[nodiscard]] int count(quint64 key) const;
        /** It will be looked for soon: memory far away is fetched while there is other work. */
        void announce(quint64 key) const;
        /** The key's own; good until the next call. */
        [[nodiscard]] Bucket& operator[](quint64 key);

    private:
        [[nodiscard]] qsizetype placeOf(quint64 key) const;
        QList<Bucket> m_all; ///< a power of two of them; empty = none
        qsizetype m_used = 0;
    };
    void leave(int row, QList<int>& others);
    void countIn(int row, QList<int>& others);
    void take(const BulkPlanner::Judged& judged, int row);
    [[nodiscard]] int others(const Buckets& buckets, quint64 key) const;

    BulkPlanner m_planner;
    int m_emailColumn = -1;
    QList<Row> m_rows;
    QHash<int, QList<BulkFinding>> m_findings; ///< of rows that have some of their own
    Buckets m_emails;
    Buckets m_same;
    Counts m_counts;
};

} // namespace ink::domain
