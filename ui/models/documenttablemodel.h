#pragma once

#include "app/base/clock.h"
#include "app/domain/document/documentquery.h"
#include "app/domain/document/documentsummary.h"
#include "app/domain/document/folder.h"
#include "app/domain/document/invitation.h"
#include "app/workflow/documents/documentrows.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QList>
#include <QMetaType>
#include <QStringList>

#include <functional>
#include <optional>

class QMimeData;

namespace ink::ui {

/** MIME type of dragged documents: their ids, for dropping onto folders. */
[[nodiscard]] QString documentsMimeType();
[[nodiscard]] QMimeData* documentsMimeData(const QList<domain::DocumentId>& ids);
[[nodiscard]] QList<domain::DocumentId> documentsOf(const QMimeData* data);

/** Presents DocumentRows, including rows that are not loaded yet. Doesn't change the rows: requests of the
 * user (another order, another title) are emitted as signals. */
class DocumentTableModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum class Column {
        Title,
        Status,
        Recipients,
        Modified,
        Sent,
        Created,
        Completed,
        Folder,
        WaitingFor,
        Id,
        Expires,
        LastAction
    };
    static constexpr int columns = 12; ///< number of fixed columns; the columns for document data follow them
    enum Role {
        IdRole = Qt::UserRole + 1, ///< qint64; 0 while the row is not loaded
        StatusRole,                ///< int of domain::SigningStatus
        RecipientsRole,            ///< QList<domain::Invitation>
        PlaceholderRole,           ///< bool: the row is not loaded yet
    };

    DocumentTableModel(const workflow::DocumentRows& rows, const Clock& clock, QObject* parent = nullptr);

    /** Updates the relative times of the visible rows. */
    void refreshTimes(int first, int last);
    void setFolderNames(const QHash<domain::FolderId, QString>& names);
    /** Shows exactly these names of document data as columns after the fixed ones; new columns are
     * appended. */
    void setDataNames(const QStringList& names);
    [[nodiscard]] const QStringList& dataNames() const { return m_dataNames; }
    /** Returns the names of the data in the documents loaded so far, sorted. */
    [[nodiscard]] QStringList dataNamesInUse() const;
    /** Sets the search text; recipients found by their address are shown with the address. */
    void setSearch(const QString& text) { m_search = text; }

    /** Sets a factory for drag data; the default is the documents' ids. */
    void setMimeDataFactory(std::function<QMimeData*(const QList<domain::DocumentId>&)> maker)
    {
        m_mimeDataFactory = std::move(maker);
    }

    [[nodiscard]] const workflow::DocumentRows& rows() const { return m_rows; }
    /** Null while the row is not loaded. */
    [[nodiscard]] const domain::DocumentSummary* at(const QModelIndex& index) const;
    [[nodiscard]] int rowOf(domain::DocumentId id) const; ///< -1 = not in the listing
    [[nodiscard]] static std::optional<domain::SortField> sortFieldOf(Column column);
    [[nodiscard]] static std::optional<Column> columnOf(domain::SortField field);
    /** The header text of a column. */
    [[nodiscard]] static QString headerText(Column column);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;
    void sort(int column, Qt::SortOrder order) override;

Q_SIGNALS:
    /** Emitted when the user sorts by a column; `data` is the data's name for SortField::Data. */
    void sortRequested(ink::domain::SortField field, const QString& data, bool ascending);
    void renameRequested(ink::domain::DocumentId id, const QString& title);

private:
    void beginEdit(const workflow::RowsEdit& edit);
    void endEdit(const workflow::RowsEdit& edit);
    void savePersistentIndexes();
    void restorePersistentIndexes();
    /** The cell of a document data column. */
    [[nodiscard]] QVariant dataCell(const domain::DocumentSummary& row, int column, int role) const;
    [[nodiscard]] QString text(const domain::DocumentSummary& row, Column column) const;
    [[nodiscard]] QString toolTip(const domain::DocumentSummary& row, Column column) const;
    /** The pending recipients, and each recipient's email problems and open questions. */
    [[nodiscard]] QString statusToolTip(const domain::DocumentSummary& row) const;

    const workflow::DocumentRows& m_rows;
    const Clock& m_clock;
    QString m_search;
    QStringList m_dataNames;
    QHash<domain::FolderId, QString> m_folderNames;
    std::function<QMimeData*(const QList<domain::DocumentId>&)> m_mimeDataFactory;
    QList<domain::DocumentId> m_persistentIds; ///< of the persistent indexes during a rearrangement
};

} // namespace ink::ui

Q_DECLARE_METATYPE(QList<ink::domain::Invitation>)
