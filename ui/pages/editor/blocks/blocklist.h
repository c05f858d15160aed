#pragma once

#include "ui/pages/editor/blocks/tagblocks.h"

#include <QListWidget>

namespace ink::ui {

class PageView;

/** Blocks in rows: drag one onto a page, click it and then the page, or place it in the view with Enter. */
class BlockList final : public QListWidget
{
    Q_OBJECT
public:
    /** Shows up to `maxRows` rows without scrolling. */
    BlockList(PageView& view, int maxRows, QWidget* parent = nullptr);
    void setBlocks(const QList<TagBlock>& blocks);
    void selectBlock(const QString& name);
    [[nodiscard]] QList<domain::Tag> tagsAt(int row) const { return m_blocks.value(row).tags; }
    /** The next click on a page places the current block. */
    void arm();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    [[nodiscard]] QMimeData* mimeData(const QList<QListWidgetItem*>& dragged) const override;
    [[nodiscard]] QStringList mimeTypes() const override;
    void startDrag(Qt::DropActions supportedActions) override;

private:
    PageView& m_view;
    int m_maxRows;
    QList<TagBlock> m_blocks;
};

} // namespace ink::ui
