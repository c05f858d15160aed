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

    /** Sets the rows read from the journal. Keeps only the recipient of rows that can't be sent anymore. */
    void load(QList<Row> rows);
    [[nodiscard]] int count() const { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const Row& at(int number) const { return m_rows.at(number); }
    [[nodiscard]] const QList<Row>& all() const { return m_rows; }
    /** The contents of these rows, in the order of `numbers`. */
    [[nodiscard]] QList<domain::BulkRow> contents(const QList<int>& numbers) const;
    /** Returns whether any row that may be sent has its own title or message. */
    [[nodiscard]] bool hasTexts() const;
    /** Returns the data of the first row that has any; empty if none has. */
    [[nodiscard]] domain::DocumentData anyData() const;
    [[nodiscard]] QList<int> rowsInState(RowState state) const;
    /** The rows among `numbers` that have this state. */
    [[nodiscard]] QList<int> rowsInState(RowState state, const QList<int>& numbers) const;
    [[nodiscard]] const BulkRun::Progress& progress() const { return m_progress; }

    void setState(const QList<int>& numbers, RowState state);
    void apply(const store::BulkJournal::Outcomes& outcomes);
    /** Starts measuring the sending rate. */
    void startClock();

Q_SIGNALS:
    /** Emitted when at least one row from `first` to `last` has changed. */
    void rowsChanged(int first, int last);
    void progressChanged();

private:
    struct Sample
    {
        qint64 at = 0; ///< in ms since startClock()
        int done = 0;
    };
    [[nodiscard]] int& countOf(RowState state);
    /** Frees the content of a row that can't be sent anymore, except for the recipient, who is still
     * displayed. */
    static void clearContent(Row& row);
    void setOutcome(int number, const store::BulkJournal::Outcome& outcome);
    [[nodiscard]] bool isCounted() const; ///< returns true if the counts are consistent
    void notifyRows(QList<int> numbers);
    void measure();

    QList<Row> m_rows;
    BulkRun::Progress m_progress;
    QElapsedTimer m_time;
    std::deque<Sample> m_samples;
};

} // namespace ink::workflow
