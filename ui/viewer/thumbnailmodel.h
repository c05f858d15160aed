#pragma once

#include <QAbstractListModel>
#include <QRectF>

namespace ink::domain {
struct Document;
}

namespace ink::ui {

/** A tag in a thumbnail. */
struct ThumbnailMark
{
    QRectF rect; ///< as fractions of the page, 0 … 1
    int recipient = 1;
    bool operator==(const ThumbnailMark&) const = default;
};

/**
 * The pages of a document, one per row, with their tags and, for the first page of a file, the file's name.
 */
class ThumbnailModel final : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role { SizeRole = Qt::UserRole, TagCountRole, FileNameRole };
    using QAbstractListModel::QAbstractListModel;

    void setDocument(const domain::Document& document);
    void updatePicture(int page);
    void retranslate();
    [[nodiscard]] const QList<ThumbnailMark>& marksOf(int row) const { return m_marks.at(row); }

    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    /** FileNameRole is empty except for the first page of each file, and always if there is only one file. */
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    QList<QSizeF> m_sizes;
    QStringList m_names;
    QList<QList<ThumbnailMark>> m_marks;
};

} // namespace ink::ui
