#pragma once

#include "ui/pages/editor/blocks/tagblocks.h"

#include <QListWidget>

namespace ink::ui {

/** Blocks in rows that can be dragged onto a page. */
class BlockList final : public QListWidget
{
    Q_OBJECT
public:
    explicit BlockList(QWidget* parent = nullptr);
    void setBlocks(const QList<TagBlock>& blocks);
    void selectBlock(const QString& name);
    [[nodiscard]] QList<domain::Tag> tagsAt(int row) const { return m_blocks.value(row).tags; }

protected:
    [[nodiscard]] QMimeData* mimeData(const QList<QListWidgetItem*>& dragged) const override;
    [[nodiscard]] QStringList mimeTypes() const override;
    void startDrag(Qt::DropActions supportedActions) override;

private:
    QList<TagBlock> m_blocks;
};

} // namespace ink::ui
