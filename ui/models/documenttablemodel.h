#pragma once

#include "app/base/clock.h"
#include "app/domain/document.h"

#include <QAbstractTableModel>
#include <QList>
#include <QMetaType>

#include <optional>

class QMimeData;

namespace ink::ui {

/** Documents under drag: their ids, for drops onto folders. */
[[nodiscard]] QString documentsMimeType();
[[nodiscard]] QMimeData* documentsMimeData(const QList<domain::DocumentId>& ids);
[[nodiscard]] QList<domain::DocumentId> documentsOf(const QMimeData* data);

/** The listing as rows. Dumb: rows come in by `apply`, wishes (more rows, another order) go out as signals.
 */
class DocumentTableModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum class Column { Title, Status, Recipients, Modified, Sent };
    static constexpr int columns = 5;
    enum Role {
        IdRole = Qt::UserRole + 1, ///< qint64
        StatusRole,                ///< int of domain::SigningStatus
        RecipientsRole,            ///< QList<domain::Invitation>
    };

    explicit DocumentTableModel(const Clock& clock, QObject* parent = nullptr);

    /** Takes the new rows over with the fewest signals: removals, moves (or one layout change), inserts,
     * changes. */
    void apply(const QList<domain::DocumentSummary>& rows);
    /** Whether the listing has more rows than these. */
    void setMore(bool more) { m_more = more; }
    /** Tells the views that relative times have moved on. */
    void refreshTimes();

    [[nodiscard]] const QList<domain::DocumentSummary>& rows() const { return m_rows; }
    [[nodiscard]] const domain::DocumentSummary* at(const QModelIndex& index) const;
    [[nodiscard]] int rowOf(domain::DocumentId id) const; ///< -1 when it is not here
    [[nodiscard]] static std::optional<domain::SortField> sortFieldOf(Column column);
    [[nodiscard]] static std::optional<Column> columnOf(domain::SortField field);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;
    [[nodiscard]] bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;
    void sort(int column, Qt::SortOrder order) override;

Q_SIGNALS:
    void moreWanted();
    void sortWanted(ink::domain::SortField field, bool ascending);
    void renameWanted(ink::domain::DocumentId id, const QString& title);

private:
    [[nodiscard]] QString text(const domain::DocumentSummary& row, Column column) const;
    void removeGone(const QList<domain::DocumentSummary>& wanted);
    void reorder(const QList<domain::DocumentSummary>& wanted);
    void insertNew(const QList<domain::DocumentSummary>& wanted);
    void takeChanges(const QList<domain::DocumentSummary>& wanted);

    const Clock& m_clock;
    QList<domain::DocumentSummary> m_rows;
    bool m_more = false;
};

} // namespace ink::ui

Q_DECLARE_METATYPE(QList<ink::domain::Invitation>)
