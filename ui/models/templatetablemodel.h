#pragma once

#include "app/base/clock.h"
#include "app/domain/document/documentsummary.h"
#include "app/domain/document/invitation.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QSortFilterProxyModel>

#include <functional>
#include <optional>

namespace ink::ui {

/** A kind of template, e.g. "Bulk template". */
[[nodiscard]] QString templateTypeText(domain::DocumentType type);
/** The names of the recipients, or "Role 2" for those without a name or an address: "Tenant, Landlord". */
[[nodiscard]] QString rolesText(const QList<domain::Invitation>& invitations);

/** Templates as rows, unsorted: a proxy sorts and filters. Requests are emitted as signals. */
class TemplateTableModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum class Column { Title, Type, Roles, Modified, Uses };
    static constexpr int columns = 5;
    enum Role {
        IdRole = Qt::UserRole + 1, ///< qint64
        SortRole,
    };

    explicit TemplateTableModel(const Clock& clock, QObject* parent = nullptr);

    /** Updates the rows: removes missing ones, appends new ones, changes the others. */
    void apply(const QList<domain::DocumentSummary>& rows);
    /** Sets the use counts; only changed rows emit a signal. */
    void applyCounts(const QHash<domain::DocumentId, qint64>& counts);
    void refreshTimes();
    /** Sets the function that exports a template when it is dragged out of the window; an empty path =
     * failure. */
    void setFileExporter(std::function<QString(domain::DocumentId)> maker)
    {
        m_exportFile = std::move(maker);
    }

    [[nodiscard]] const QList<domain::DocumentSummary>& rows() const { return m_rows; }
    [[nodiscard]] const domain::DocumentSummary* at(int row) const;
    [[nodiscard]] int rowOf(domain::DocumentId id) const; ///< -1 = not in the list

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;

Q_SIGNALS:
    void renameRequested(ink::domain::DocumentId id, const QString& title);

private:
    const Clock& m_clock;
    QList<domain::DocumentSummary> m_rows;
    QHash<domain::DocumentId, qint64> m_counts;
    std::function<QString(domain::DocumentId)> m_exportFile;
};

/** Filters templates by folder, trash and a text in title or roles. */
class TemplateFilter final : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    explicit TemplateFilter(TemplateTableModel& model, QObject* parent = nullptr);

    /** Shows only the templates in this folder; nothing = all folders. */
    void setFolder(std::optional<domain::FolderId> folder);
    void setTrash(bool trash);
    void setText(const QString& text);
    [[nodiscard]] const domain::DocumentSummary* at(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOf(domain::DocumentId id) const;

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    TemplateTableModel& m_model;
    std::optional<domain::FolderId> m_folder;
    bool m_trash = false;
    QString m_text;
};

} // namespace ink::ui
