#pragma once

#include "app/base/clock.h"
#include "app/workflow/reports/reporttable.h"

#include <QAbstractTableModel>
#include <QSet>

#include <optional>

namespace ink::ui {

/** A duration in words: "3 h", "2.5 days". */
[[nodiscard]] QString durationText(std::chrono::milliseconds span);

/** A report's lines as rows: the document's own columns, then one for each tag. Filters and sorts 100,000
 * lines itself. Lines that arrive during loading are appended, and sorted once loading is complete. */
class ReportModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    using Field = workflow::ReportTable::Field;
    static constexpr int fixedColumns = 6; ///< number of columns before those of tags, in the order of Field
    enum Role {
        IdRole = Qt::UserRole + 1, ///< qint64
        StatusRole,                ///< int of domain::SigningStatus
        MaskedRole,                ///< bool: a masked value that has not been revealed
    };

    /** `table` must outlive this object. */
    explicit ReportModel(const workflow::ReportTable& table, QObject* parent = nullptr);

    /** Resets the model for another template or other columns. */
    void reset();
    /** Call when lines from `first` on have been loaded; appends those that the filter accepts. */
    void appendLines(qsizetype first);
    /** Call when values of existing lines have changed. */
    void refreshValues();
    /** Call when loading is complete; sorts the lines. */
    void finishLoading();

    void setFilter(const workflow::ReportTable::Filter& filter);
    [[nodiscard]] const workflow::ReportTable::Filter& filter() const { return m_filter; }
    /** Reveals or masks a column. */
    void setRevealed(qsizetype column, bool shown);
    [[nodiscard]] bool isMasked(qsizetype column) const;
    [[nodiscard]] QSet<qsizetype> maskedColumns() const;
    /** The indexes of the displayed lines in the order of the rows. */
    [[nodiscard]] const QList<qsizetype>& order() const { return m_order; }
    /** The value column of a model column; nothing for the document's own columns. */
    [[nodiscard]] static std::optional<qsizetype> valueColumn(int column);
    [[nodiscard]] Qt::Alignment alignmentOf(int column) const;
    [[nodiscard]] const workflow::ReportLine* line(const QModelIndex& index) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

private:
    void rearrange();
    [[nodiscard]] QString text(const workflow::ReportLine& line, int column) const;

    const workflow::ReportTable& m_table;
    workflow::ReportTable::Filter m_filter;
    workflow::ReportTable::Sort m_sort;
    QSet<qsizetype> m_revealed;
    QList<qsizetype> m_order;
    int m_columns = fixedColumns;
};

} // namespace ink::ui
