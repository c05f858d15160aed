#include "ui/viewer/thumbnailmodel.h"

#include "app/domain/document/document.h"
#include "ui/models/isolated.h"

namespace ink::ui {

void ThumbnailModel::setDocument(const domain::Document& document)
{
    QList<QSizeF> sizes;
    QStringList names;
    for (const domain::File& file : document.files)
        for (qsizetype i = 0; i < file.pages.size(); ++i) {
            sizes.append(file.pages.at(i).size);
            names.append(i == 0 && document.files.size() > 1 ? file.name : QString());
        }
    Q_ASSERT(sizes.size() == names.size());
    QList<QList<ThumbnailMark>> marks(sizes.size());
    for (const domain::Tag& tag : document.tags) {
        if (tag.pageIndex < 1 || tag.pageIndex > marks.size()) continue;
        const QSizeF page = sizes.at(tag.pageIndex - 1);
        if (page.isEmpty()) continue;
        marks[tag.pageIndex - 1].append(
            {QRectF(tag.rect.left / page.width(), tag.rect.top / page.height(), tag.rect.width / page.width(),
                    tag.rect.height / page.height()),
             tag.invitationIndex});
    }
    if (sizes != m_sizes || names != m_names) {
        beginResetModel();
        m_sizes = std::move(sizes);
        m_names = std::move(names);
        m_marks = std::move(marks);
        endResetModel();
        return;
    }
    Q_ASSERT(marks.size() == m_marks.size());
    marks.swap(m_marks); // `marks` now has the previous ones
    for (int i = 0; i < marks.size(); ++i) {
        if (marks.at(i) == m_marks.at(i)) continue;
        const int first = i;
        while (i + 1 < marks.size() && marks.at(i + 1) != m_marks.at(i + 1))
            ++i;
        Q_EMIT dataChanged(index(first), index(i)); // one signal, because a view updates its layout for each
    }
}

void ThumbnailModel::updatePicture(int page)
{
    if (page < m_sizes.size()) Q_EMIT dataChanged(index(page), index(page), {Qt::DecorationRole});
}

void ThumbnailModel::retranslate()
{
    if (!m_sizes.isEmpty()) Q_EMIT dataChanged(index(0), index(static_cast<int>(m_sizes.size()) - 1));
}

Qt::ItemFlags ThumbnailModel::flags(const QModelIndex& index) const
{
    if (!index.isValid()) return Qt::ItemIsDropEnabled; // between pages
    return QAbstractListModel::flags(index) | Qt::ItemIsDragEnabled | Qt::ItemIsDropEnabled;
}

int ThumbnailModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_sizes.size());
}

QVariant ThumbnailModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const auto tags = static_cast<int>(m_marks.at(index.row()).size());
    if (role == SizeRole) return m_sizes.at(index.row());
    if (role == TagCountRole) return tags;
    if (role == FileNameRole) return m_names.at(index.row());
    if (role == Qt::AccessibleTextRole || role == Qt::ToolTipRole) {
        QString page = tr("Page %1").arg(index.row() + 1);
        if (tags > 0) page = tr("%1, %n field(s)", nullptr, tags).arg(page);
        const QString& file = m_names.at(index.row());
        return file.isEmpty() ? page : tr("%1, file “%2”").arg(page, isolated(file));
    }
    return {};
}

} // namespace ink::ui

#include "moc_thumbnailmodel.cpp"
