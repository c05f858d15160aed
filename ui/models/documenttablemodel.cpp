#include "ui/models/documenttablemodel.h"

#include "ui/models/isolated.h"
#include "ui/models/words.h"

#include <QDataStream>
#include <QHash>
#include <QIODevice>
#include <QMimeData>

#include <algorithm>

namespace ink::ui {

using domain::DocumentId;
using domain::DocumentSummary;

QString documentsMimeType()
{
    return QStringLiteral("application/x-inkstone-documents");
}

QMimeData* documentsMimeData(const QList<DocumentId>& ids)
{
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    for (const DocumentId id : ids)
        out << id.value();
    auto* data = new QMimeData;
    data->setData(documentsMimeType(), bytes);
    return data;
}

QList<DocumentId> documentsOf(const QMimeData* data)
{
    QList<DocumentId> ids;
    if (!data) return ids;
    const QByteArray bytes = data->data(documentsMimeType());
    QDataStream in(bytes);
    while (!in.atEnd()) {
        qint64 id = 0;
        in >> id;
        if (in.status() != QDataStream::Ok) break;
        ids.append(DocumentId(id));
    }
    return ids;
}

DocumentTableModel::DocumentTableModel(const workflow::DocumentRows& rows, const Clock& clock,
                                       QObject* parent)
    : QAbstractTableModel(parent), m_rows(rows), m_clock(clock)
{
    using workflow::DocumentRows;
    connect(&rows, &DocumentRows::aboutToEdit, this, &DocumentTableModel::beginEdit);
    connect(&rows, &DocumentRows::edited, this, &DocumentTableModel::endEdit);
    connect(&rows, &DocumentRows::aboutToReset, this, [this] { beginResetModel(); });
    connect(&rows, &DocumentRows::wasReset, this, [this] { endResetModel(); });
}

void DocumentTableModel::beginEdit(const workflow::RowsEdit& edit)
{
    using Kind = workflow::RowsEdit::Kind;
    const auto first = static_cast<int>(edit.first);
    const auto last = static_cast<int>(edit.last);
    switch (edit.kind) {
    case Kind::Insert:
        Q_ASSERT(first >= 0 && first <= last && first <= rowCount());
        return beginInsertRows({}, first, last);
    case Kind::Remove:
        Q_ASSERT(first >= 0 && first <= last && last < rowCount());
        return beginRemoveRows({}, first, last);
    case Kind::Move:
        beginMoveRows({}, first, last, {}, static_cast<int>(edit.to));
        return;
    case Kind::Change:
        return;
    case Kind::Reorder:
        Q_EMIT layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
        return savePersistentIndexes();
    }
}

void DocumentTableModel::endEdit(const workflow::RowsEdit& edit)
{
    using Kind = workflow::RowsEdit::Kind;
    switch (edit.kind) {
    case Kind::Insert:
        return endInsertRows();
    case Kind::Remove:
        return endRemoveRows();
    case Kind::Move:
        return endMoveRows();
    case Kind::Change:
        Q_EMIT dataChanged(index(static_cast<int>(edit.first), 0),
                           index(static_cast<int>(edit.last), columnCount() - 1));
        return;
    case Kind::Reorder:
        restorePersistentIndexes();
        Q_EMIT layoutChanged({}, QAbstractItemModel::VerticalSortHint);
    }
}

void DocumentTableModel::savePersistentIndexes()
{
    Q_ASSERT(m_persistentIds.isEmpty());
    m_persistentIds.clear();
    for (const QModelIndex& index : persistentIndexList()) {
        const DocumentSummary* row = at(index);
        m_persistentIds.append(row ? row->id : DocumentId());
    }
}

void DocumentTableModel::restorePersistentIndexes()
{
    const QModelIndexList before = persistentIndexList();
    Q_ASSERT(before.size() == m_persistentIds.size());
    QHash<DocumentId, int> now;
    for (const DocumentId id : std::as_const(m_persistentIds))
        if (!id.isNull() && !now.contains(id)) now.insert(id, rowOf(id));
    QModelIndexList after;
    for (qsizetype i = 0; i < before.size(); ++i) {
        // A row that was not loaded keeps its position, because its document is unknown.
        const int row =
            m_persistentIds.at(i).isNull() ? before.at(i).row() : now.value(m_persistentIds.at(i));
        after.append(row < 0 ? QModelIndex() : index(row, before.at(i).column()));
    }
    changePersistentIndexList(before, after);
    m_persistentIds.clear();
}

void DocumentTableModel::refreshTimes(int first, int last)
{
    first = std::max(0, first);
    last = std::min(last, rowCount() - 1);
    if (first > last) return;
    Q_EMIT dataChanged(index(first, static_cast<int>(Column::Modified)),
                       index(last, static_cast<int>(Column::Completed)), {Qt::DisplayRole});
    Q_EMIT dataChanged(index(first, static_cast<int>(Column::Expires)),
                       index(last, static_cast<int>(Column::LastAction)), {Qt::DisplayRole});
}

void DocumentTableModel::setFolderNames(const QHash<domain::FolderId, QString>& names)
{
    if (m_folderNames == names) return;
    m_folderNames = names;
    if (rowCount() == 0) return;
    const auto column = static_cast<int>(Column::Folder);
    Q_EMIT dataChanged(index(0, column), index(rowCount() - 1, column), {Qt::DisplayRole});
}

void DocumentTableModel::setDataNames(const QStringList& names)
{
    for (qsizetype i = m_dataNames.size() - 1; i >= 0; --i) {
        if (names.contains(m_dataNames.at(i))) continue;
        const int column = columns + static_cast<int>(i);
        beginRemoveColumns({}, column, column);
        m_dataNames.removeAt(i);
        endRemoveColumns();
    }
    for (const QString& name : names) {
        if (m_dataNames.contains(name)) continue;
        beginInsertColumns({}, columnCount(), columnCount());
        m_dataNames.append(name);
        endInsertColumns();
    }
}

QStringList DocumentTableModel::dataNamesInUse() const
{
    QStringList names;
    for (const auto& known : m_rows.knownRowsIn(0, rowCount() - 1)) {
        const domain::DocumentData& data = m_rows.at(known.first)->data;
        for (auto name = data.keyBegin(); name != data.keyEnd(); ++name)
            if (!names.contains(*name)) names.append(*name);
    }
    names.sort(Qt::CaseInsensitive);
    return names;
}

QVariant DocumentTableModel::dataCell(const DocumentSummary& row, int column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return row.data.value(m_dataNames.at(column - columns))
            .simplified(); // a value may have several lines
    case Qt::ToolTipRole:
        return row.data.value(m_dataNames.at(column - columns));
    case IdRole:
        return row.id.value();
    default:
        return {};
    }
}

const DocumentSummary* DocumentTableModel::at(const QModelIndex& index) const
{
    return index.isValid() ? m_rows.at(index.row()) : nullptr;
}

int DocumentTableModel::rowOf(DocumentId id) const
{
    return static_cast<int>(m_rows.rowOf(id));
}

namespace {

/** The deadline of a running or an expired document. */
std::optional<Timestamp> shownExpiry(const DocumentSummary& row)
{
    const bool hasOne =
        row.status == domain::SigningStatus::InProgress || row.status == domain::SigningStatus::ReachDeadline;
    return hasOne ? domain::expiryOf(row.sentTime, row.setting) : std::nullopt;
}

bool isFoundByAddress(const domain::Invitation& person, const QString& search)
{
    return !search.isEmpty() && person.recipientEmail.contains(search, Qt::CaseInsensitive) &&
           !person.recipientName.contains(search, Qt::CaseInsensitive);
}

bool isPending(const DocumentSummary& row)
{
    return (row.status == domain::SigningStatus::InProgress || row.status == domain::SigningStatus::Draft) &&
           !row.deleted;
}

QString waitText(const DocumentSummary& row)
{
    return isPending(row) ? waitingText(row.waitingFor, row.invitations) : QString();
}

} // namespace

std::optional<domain::SortField> DocumentTableModel::sortFieldOf(Column column)
{
    switch (column) {
    case Column::Title:
        return domain::SortField::Title;
    case Column::Status:
        return domain::SortField::Status;
    case Column::Modified:
        return domain::SortField::Modified;
    case Column::Sent:
        return domain::SortField::Sent;
    case Column::Created:
        return domain::SortField::Created;
    case Column::Recipients:
    case Column::Completed:
    case Column::Folder:
    case Column::WaitingFor:
    case Column::Id:
    case Column::Expires:
    case Column::LastAction:
        break;
    }
    return std::nullopt;
}

std::optional<DocumentTableModel::Column> DocumentTableModel::columnOf(domain::SortField field)
{
    for (const Column column :
         {Column::Title, Column::Status, Column::Modified, Column::Sent, Column::Created})
        if (sortFieldOf(column) == field) return column;
    return std::nullopt;
}

QString DocumentTableModel::headerText(Column column)
{
    switch (column) {
    case Column::Title:
        return tr("Title");
    case Column::Status:
        return tr("Status");
    case Column::Recipients:
        return tr("Recipients");
    case Column::Modified:
        return tr("Modified");
    case Column::Sent:
        return tr("Sent");
    case Column::Created:
        return tr("Created");
    case Column::Completed:
        return tr("Completed");
    case Column::Folder:
        return tr("Folder");
    case Column::WaitingFor:
        return tr("Waiting for");
    case Column::Id:
        return tr("Number");
    case Column::Expires:
        return tr("Deadline");
    case Column::LastAction:
        return tr("Last activity");
    }
    return {};
}

int DocumentTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int DocumentTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns + static_cast<int>(m_dataNames.size());
}

QString DocumentTableModel::text(const DocumentSummary& row, Column column) const
{
    const auto when = [this](const std::optional<Timestamp>& time) {
        return time ? relativeTime(*time, m_clock.now()) : QString();
    };
    switch (column) {
    case Column::Title:
        return row.title;
    case Column::Status:
        return statusText(row.status);
    case Column::Recipients: {
        QStringList people;
        for (const domain::Invitation& invitation : row.invitations) {
            const QString mail = mailStatusText(invitation.mail);
            QString state = mail.isEmpty() ? invitationStatusText(invitation) : mail;
            if (const QString asks = questionCountText(invitation); !asks.isEmpty())
                state += QStringLiteral(" · ") + asks;
            people.append(QStringLiteral("%1: %2").arg(isolated(personName(invitation)), state));
        }
        return people.join(QStringLiteral(", "));
    }
    case Column::Modified:
        return when(row.lastModifiedTime);
    case Column::Sent:
        return when(row.sentTime);
    case Column::Created:
        return when(row.createdTime);
    case Column::Completed:
        return when(row.completedTime);
    case Column::Folder:
        return m_folderNames.value(row.folderId);
    case Column::WaitingFor: {
        const QString people = parseSealingState(row.waitingFor) ? QString() : peopleInTurn(row.invitations);
        return people.isEmpty() || !isPending(row) ? waitText(row) : people; // the heading says "Waiting for"
    }
    case Column::Id:
        return QString::number(row.id.value());
    case Column::Expires: {
        const auto time = shownExpiry(row);
        return time ? deadlineText(*time, m_clock.now()) : QString();
    }
    case Column::LastAction:
        return when(domain::lastActionOf(row));
    }
    return {};
}

QString DocumentTableModel::statusToolTip(const DocumentSummary& row) const
{
    QStringList lines;
    if (const QString waits = waitText(row); !waits.isEmpty()) lines.append(waits);
    for (const domain::Invitation& invitation : row.invitations) {
        if (const QString words = mailStatusText(invitation.mail); !words.isEmpty())
            lines.append(QStringLiteral("%1: %2").arg(isolated(personName(invitation)), words));
        if (const QString asks = questionCountText(invitation); !asks.isEmpty())
            lines.append(QStringLiteral("%1: %2").arg(isolated(personName(invitation)), asks));
    }
    return lines.join(QLatin1Char('\n'));
}

QString DocumentTableModel::toolTip(const DocumentSummary& row, Column column) const
{
    const auto when = [](const std::optional<Timestamp>& time) {
        return time ? exactTime(*time) : QString();
    };
    switch (column) {
    case Column::Modified:
        return exactTime(row.lastModifiedTime);
    case Column::Sent:
        return when(row.sentTime);
    case Column::Created:
        return exactTime(row.createdTime);
    case Column::Completed:
        return when(row.completedTime);
    case Column::Expires:
        return when(shownExpiry(row));
    case Column::LastAction:
        return when(domain::lastActionOf(row));
    case Column::Status:
        return statusToolTip(row);
    default:
        return text(row, column);
    }
}

QVariant DocumentTableModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) return {};
    const DocumentSummary* row = at(index);
    if (role == PlaceholderRole) return !row;
    if (row && index.column() >= columns) return dataCell(*row, index.column(), role);
    const auto column = static_cast<Column>(index.column());
    if (!row) return role == Qt::AccessibleTextRole && column == Column::Title ? tr("Loading…") : QVariant();
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
    case Qt::AccessibleTextRole:
        return text(*row, column);
    case Qt::TextAlignmentRole:
        return column == Column::Id ? QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case Qt::ToolTipRole:
        return toolTip(*row, column);
    case IdRole:
        return row->id.value();
    case StatusRole:
        return static_cast<int>(row->status);
    case RecipientsRole: {
        QList<domain::Invitation> people = row->invitations;
        if (m_search.isEmpty()) return QVariant::fromValue(people); // shared, not copied
        for (domain::Invitation& each : people)
            if (isFoundByAddress(each, m_search)) each.recipientName = each.recipientEmail;
        return QVariant::fromValue(people);
    }
    default:
        return {};
    }
}

QVariant DocumentTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) return {};
    if (section >= columns && role == Qt::DisplayRole) return m_dataNames.value(section - columns);
    const auto column = static_cast<Column>(section);
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((column == Column::Id ? Qt::AlignRight : Qt::AlignLeft) |
                                   Qt::AlignVCenter);
    return role == Qt::DisplayRole ? QVariant(headerText(column)) : QVariant();
}

Qt::ItemFlags DocumentTableModel::flags(const QModelIndex& index) const
{
    if (!index.isValid()) return Qt::NoItemFlags;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    const DocumentSummary* row = at(index);
    if (!row) return flags;
    flags |= Qt::ItemIsDragEnabled;
    const bool draft = row->status == domain::SigningStatus::Draft && !row->deleted;
    if (draft && static_cast<Column>(index.column()) == Column::Title) flags |= Qt::ItemIsEditable;
    return flags;
}

bool DocumentTableModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    const DocumentSummary* row = at(index);
    if (!row || role != Qt::EditRole || static_cast<Column>(index.column()) != Column::Title) return false;
    const QString title = value.toString().trimmed();
    if (title.isEmpty() || title == row->title) return false;
    Q_EMIT renameRequested(row->id, title);
    return true;
}

QStringList DocumentTableModel::mimeTypes() const
{
    return {documentsMimeType()};
}

QMimeData* DocumentTableModel::mimeData(const QModelIndexList& indexes) const
{
    QList<DocumentId> ids;
    for (const QModelIndex& index : indexes)
        if (const DocumentSummary* row = at(index); row && !ids.contains(row->id)) ids.append(row->id);
    if (ids.isEmpty()) return nullptr;
    return m_mimeDataFactory ? m_mimeDataFactory(ids) : documentsMimeData(ids);
}

void DocumentTableModel::sort(int column, Qt::SortOrder order)
{
    const bool ascending = order == Qt::AscendingOrder;
    if (column < 0 || column >= columnCount()) return;
    if (column >= columns)
        return void(
            Q_EMIT sortRequested(domain::SortField::Data, m_dataNames.at(column - columns), ascending));
    if (const auto field = sortFieldOf(static_cast<Column>(column)))
        Q_EMIT sortRequested(*field, {}, ascending);
}

} // namespace ink::ui

#include "moc_documenttablemodel.cpp"
