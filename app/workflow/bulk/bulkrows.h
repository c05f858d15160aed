#pragma once

#include "app/workflow/bulk/bulkrun.h"

#include <QElapsedTimer>

#include <deque>

namespace ink::workflow {

// Private to app/workflow/bulk.

/** The rows of a bulk run, their number by state, and the sending rate. */
class BulkRows final : public QObject
{
    Q_OBJECT
public:
    using Row = BulkRun::Row;
    using RowState = BulkRun::RowState;

    /** Loads the rows of the journal. Of rows that can't be sent any more, only the recipient is kept. */
    void load(QList<Row> rows);
    [[nodiscard]] int count() const { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const Row& at(int number) const { return m_rows.at(number); }
    [[nodiscard]] const QList<Row>& all() const { return m_rows; }
    /** The contents of these rows, in their order. */
    [[nodiscard]] QList<domain::BulkRow> contents(const QList<int>& numbers) const;
    /** Returns whether some rows that may be sent have a title or a message of their own. */
    [[nodiscard]] bool hasTexts() const;
    [[nodiscard]] QList<int> inState(RowState state) const;
    /** Those of `numbers` that have this state. */
    [[nodiscard]] QList<int> inState(RowState state, const QList<int>& numbers) const;
    [[nodiscard]] const BulkRun::Progress& progress() const { return m_progress; }

    void mark(const QList<int>& numbers, RowState state);
    void apply(const store::BulkJournal::Outcomes& outcomes);
    /** Starts measuring the sending rate. */
    void startClock();

Q_SIGNALS:
    /** At least one row from `first` to `last` changed. */
    void rowsChanged(int first, int last);
    void progressChanged();

private:
    struct Sample
    {
        qint64 at = 0; ///< ms
        int done = 0;
    };
    [[nodiscard]] int& countOf(RowState state);
    /** Frees the content of a row that can't be sent any more, apart from the recipient, who is shown. */
    static void dropContent(Row& row);
    void setOutcome(int number, const store::BulkJournal::Outcome& outcome);
    [[nodiscard]] bool isCounted() const; ///< the counts are consistent
    void notifyRows(QList<int> numbers);
    void measure();

    QList<Row> m_rows;
    BulkRun::Progress m_progress;
    QElapsedTimer m_time;
    std::deque<Sample> m_samples;
};

} // namespace ink::workflow
