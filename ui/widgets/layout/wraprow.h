#pragma once

#include <QLayout>
#include <QList>

#include <memory>
#include <vector>

namespace ink::ui {

/**
 * A row of controls that continues on the next line when there is not enough width. The items of a group stay
 * on one line as long as the width allows. After a stretch, items are aligned with the end of their line.
 * Follows the reading direction of the parent widget.
 */
class WrapRow final : public QLayout
{
public:
    explicit WrapRow(QWidget* parent = nullptr);
    ~WrapRow() override;

    /** An item with a stretch factor fills its line; it may shrink to its minimum width before the row wraps.
     */
    void add(QWidget* widget, int stretch = 0, Qt::Alignment alignment = {});
    void add(QLayout* layout, int stretch = 0);
    /** Adds a nested row with the same spacing, which wraps as a whole first. */
    WrapRow* addGroup(int stretch = 0);
    /** Pushes the following items to the end of their line. */
    void addStretch();
    /** Sets the distance between lines; by default it is the spacing of the row. */
    void setLineSpacing(int pixels);

    void addItem(QLayoutItem* item) override;
    [[nodiscard]] int count() const override;
    [[nodiscard]] QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] int minimumHeightForWidth(int width) const override { return heightForWidth(width); }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect& area) override;

private:
    struct Entry
    {
        std::unique_ptr<QLayoutItem> item; ///< null: pushes the following items to the end
        int stretch = 0;
    };
    /** An item and its width in its line. */
    struct Placed
    {
        const Entry* entry;
        int width;
    };
    struct Line
    {
        QList<Placed> items;
        qsizetype firstAtEnd = -1; ///< the first item that is aligned with the end; -1: none
        int height = 0;
    };

    [[nodiscard]] int gap() const;
    [[nodiscard]] int lineGap() const;
    /** The width that an item needs to stay on its line. */
    [[nodiscard]] static int neededWidth(const Entry& entry);
    [[nodiscard]] QList<Line> linesFor(int width) const;
    void fill(Line& line, int width) const;

    std::vector<Entry> m_entries;
    int m_lineSpacing = -1;
};

} // namespace ink::ui
