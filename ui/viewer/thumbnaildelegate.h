#pragma once

#include <QStyledItemDelegate>

namespace ink::ui {

class PageCache;

/** Paints a page of the list: its picture, marks for its tags, the tag count and the page number; above the
 * first page of a file, the file's name. */
class ThumbnailDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
public:
    static constexpr int pictureWidth = 84; ///< px; also the limit for landscape pages
    static constexpr int fileNameHeight = 24;

    ThumbnailDelegate(PageCache& cache, QObject* parent) : QStyledItemDelegate(parent), m_cache(cache) {}

    /** The size of a page's picture in px. */
    [[nodiscard]] static QSize pictureSize(const QModelIndex& index);
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    PageCache& m_cache;
};

} // namespace ink::ui
