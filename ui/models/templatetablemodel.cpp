#include "ui/models/templatetablemodel.h"

#include "ui/models/documenttablemodel.h"
#include "ui/models/words.h"

#include <QMimeData>
#include <QSet>
#include <QUrl>

#include <algorithm>

namespace ink::ui {

using domain::DocumentId;
using domain::DocumentSummary;
using domain::DocumentType;

QString templateTypeText(DocumentType type)
{
    switch (type) {
    case DocumentType::RegularTemplate:
        return TemplateTableModel::tr("Template");
    case DocumentType::BulkTemplate:
        return TemplateTableModel::tr("Bulk template");
    case DocumentType::TemplateLink:
        return TemplateTableModel::tr("Link template");
    case DocumentType::Document:
        return TemplateTableModel::tr("Document");
    }
    return {};
}

QString rolesText(const QList<domain::Invitation>& invitations)
{
    QStringList names;
    for (qsizetype i = 0; i < invitations.size(); ++i) {
        const domain::Invitation& each = invitations.at(i);
        const QString own = each.recipientName.trimmed() + each.recipientEmail.trimmed();
        names.append(own.isEmpty() ? TemplateTableModel::tr("Role %1").arg(i + 1) : personName(each));
    }
    return names.join(QStringLiteral(", "));
}

TemplateTableModel::TemplateTableModel(const Clock& clock, QObject* parent)
    : QAbstractTableModel(parent), m_clock(clock)
{
}

void TemplateTableModel::apply(const QList<DocumentSummary>& given)
{
    QHash<DocumentId, DocumentSummary> wanted;
    QList<DocumentSummary> added;
    for (const DocumentSummary& row : given) {
        if (wanted.contains(row.id)) continue;
        wanted.insert(row.id, row);
        if (rowOf(row.id) < 0) added.append(row);
    }
    for (int last = rowCount() - 1; last >= 0; --last) {
        if (wanted.contains(m_rows.at(last).id)) continue;
        int first = last;
        while (first > 0 && !wanted.contains(m_rows.at(first - 1).id))
            --first;
        beginRemoveRows({}, first, last);
        m_rows.remove(first, last - first + 1);
        endRemoveRows();
        last = first;
    }
    for (int row = 0; row < rowCount(); ++row) {
        const DocumentSummary& now = wanted[m_rows.at(row).id];
        if (now == m_rows.at(row)) continue;
        m_rows[row] = now;
        Q_EMIT dataChanged(index(row, 0), index(row, columns - 1));
    }
    Q_ASSERT(m_rows.size() + added.size() == wanted.size());
    if (added.isEmpty()) return;
    beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(added.size()) - 1);
    m_rows.append(added);
    endInsertRows();
}

void TemplateTableModel::applyCounts(const QHash<DocumentId, qint64>& counts)
{
    const auto before = std::exchange(m_counts, counts);
    const int column = static_cast<int>(Column::Uses);
    for (int row = 0; row < rowCount(); ++row)
        if (before.value(m_rows.at(row).id, -1) != m_counts.value(m_rows.at(row).id, -1))
            Q_EMIT dataChanged(index(row, column), index(row, column));
}

void TemplateTableModel::refreshTimes()
{
    if (m_rows.isEmpty()) return;
    const int column = static_cast<int>(Column::Modified);
    Q_EMIT dataChanged(index(0, column), index(rowCount() - 1, column), {Qt::DisplayRole});
}

const DocumentSummary* TemplateTableModel::at(int row) const
{
    return row >= 0 && row < m_rows.size() ? &m_rows.at(row) : nullptr;
}

int TemplateTableModel::rowOf(DocumentId id) const
{
    const auto found = std::find_if(m_rows.cbegin(), m_rows.cend(),
                                    [id](const DocumentSummary& row) { return row.id == id; });
    return found == m_rows.cend() ? -1 : static_cast<int>(found - m_rows.cbegin());
}

int TemplateTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int TemplateTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns;
}

QVariant TemplateTableModel::data(const QModelIndex& index, int role) const
{
    const DocumentSummary* row = index.isValid() ? at(index.row()) : nullptr;
    if (!row) return {};
    const auto column = static_cast<Column>(index.column());
    const auto uses = m_counts.constFind(row->id);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        switch (column) {
        case Column::Title:
            return row->title;
        case Column::Type:
            if (row->type == DocumentType::TemplateLink && row->status == domain::SigningStatus::InProgress)
                return tr("Link, open");
            if (row->type == DocumentType::TemplateLink && row->status != domain::SigningStatus::Draft)
                return tr("Link, closed");
            return templateTypeText(row->type);
        case Column::Roles:
            return rolesText(row->invitations);
        case Column::Modified:
            return relativeTime(row->lastModifiedTime, m_clock.now());
        case Column::Uses:
            return uses == m_counts.cend() ? QString() : QLocale().toString(*uses);
        }
        return {};
    case Qt::ToolTipRole:
        if (column == Column::Modified) return exactTime(row->lastModifiedTime);
        if (column == Column::Uses && uses != m_counts.cend())
            return tr("%n document(s) created from this template", nullptr, static_cast<int>(*uses));
        return data(index, Qt::DisplayRole);
    case Qt::TextAlignmentRole:
        return column == Column::Uses ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                                      : QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    case IdRole:
        return row->id.value();
    case SortRole:
        if (column == Column::Modified) return qlonglong{row->lastModifiedTime.time_since_epoch().count()};
        if (column == Column::Uses) return uses == m_counts.cend() ? qlonglong{-1} : qlonglong{*uses};
        return data(index, Qt::DisplayRole);
    default:
        return {};
    }
}

QVariant TemplateTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole && section == static_cast<int>(Column::Uses))
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    switch (static_cast<Column>(section)) {
    case Column::Title:
        return tr("Title");
    case Column::Type:
        return tr("Type");
    case Column::Roles:
        return tr("Roles");
    case Column::Modified:
        return tr("Modified");
    case Column::Uses:
        return tr("Uses");
    }
    return {};
}

Qt::ItemFlags TemplateTableModel::flags(const QModelIndex& index) const
{
    const DocumentSummary* row = index.isValid() ? at(index.row()) : nullptr;
    if (!row) return Qt::NoItemFlags;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled;
    const bool renames = row->status == domain::SigningStatus::Draft && !row->deleted;
    if (index.column() == static_cast<int>(Column::Title) && renames) flags |= Qt::ItemIsEditable;
    return flags;
}

bool TemplateTableModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !flags(index).testFlag(Qt::ItemIsEditable)) return false;
    const QString title = value.toString().trimmed();
    DocumentSummary& row = m_rows[index.row()];
    if (title.isEmpty() || title.size() > 255 || title == row.title) return false;
    row.title = title;
    Q_EMIT dataChanged(index, index);
    Q_EMIT renameRequested(row.id, title);
    return true;
}

QStringList TemplateTableModel::mimeTypes() const
{
    return {documentsMimeType(), QStringLiteral("text/uri-list")};
}

QMimeData* TemplateTableModel::mimeData(const QModelIndexList& indexes) const
{
    QList<DocumentId> ids;
    for (const QModelIndex& index : indexes)
        if (const auto* row = at(index.row()); row && !ids.contains(row->id)) ids.append(row->id);
    if (ids.isEmpty()) return nullptr;
    QMimeData* data = documentsMimeData(ids);
    QList<QUrl> files;
    for (const DocumentId id : std::as_const(ids))
        if (const QString path = m_exportFile ? m_exportFile(id) : QString(); !path.isEmpty())
            files.append(QUrl::fromLocalFile(path));
    if (!files.isEmpty()) data->setUrls(files);
    return data;
}

TemplateFilter::TemplateFilter(TemplateTableModel& model, QObject* parent)
    : QSortFilterProxyModel(parent), m_model(model)
{
    setSourceModel(&model);
    setSortRole(TemplateTableModel::SortRole);
    setDynamicSortFilter(true);
}

void TemplateFilter::setFolder(std::optional<domain::FolderId> folder)
{
    if (folder == m_folder) return;
    m_folder = folder;
    invalidateFilter();
}

void TemplateFilter::setTrash(bool trash)
{
    if (trash == m_trash) return;
    m_trash = trash;
    invalidateFilter();
}

void TemplateFilter::setText(const QString& text)
{
    if (text.trimmed() == m_text) return;
    m_text = text.trimmed();
    invalidateFilter();
}

const DocumentSummary* TemplateFilter::at(const QModelIndex& index) const
{
    return index.isValid() ? m_model.at(mapToSource(index).row()) : nullptr;
}

QModelIndex TemplateFilter::indexOf(DocumentId id) const
{
    const int row = m_model.rowOf(id);
    return row < 0 ? QModelIndex() : mapFromSource(m_model.index(row, 0));
}

bool TemplateFilter::filterAcceptsRow(int row, const QModelIndex&) const
{
    const DocumentSummary* shown = m_model.at(row);
    if (!shown || shown->deleted != m_trash) return false;
    if (m_folder && shown->folderId != *m_folder) return false;
    return m_text.isEmpty() || shown->title.contains(m_text, Qt::CaseInsensitive) ||
           rolesText(shown->invitations).contains(m_text, Qt::CaseInsensitive);
}

bool TemplateFilter::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    const QVariant a = left.data(TemplateTableModel::SortRole);
    const QVariant b = right.data(TemplateTableModel::SortRole);
    if (a.typeId() == QMetaType::QString)
        return QString::localeAwareCompare(a.toString().toLower(), b.toString().toLower()) < 0;
    return a.toLongLong() < b.toLongLong();
}

} // namespace ink::ui

#include "moc_templatetablemodel.cpp"
