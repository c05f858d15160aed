#pragma once

#include <QHash>
#include <QList>
#include <QObject>

class QHeaderView;

namespace ink::ui {

/** Keeps a table's titles readable: their column gets the remaining width, but at least `minimum`. If there
 * is not enough room, the columns of `spare` are hidden, last one first, and return when there is room again;
 * if that isn't enough, the table scrolls. A column that is hidden for lack of room still counts as shown. */
class TitleColumnResizer final : public QObject
{
public:
    TitleColumnResizer(QHeaderView& header, int title, int minimum, const QList<int>& spare = {});
    void arrange();
    /** Returns whether this object is currently changing column widths. */
    [[nodiscard]] bool isArranging() const { return m_arranging; }

    /** Returns whether the column is shown, or would be if there were room. */
    [[nodiscard]] bool isSectionShown(int section) const;
    /** Returns whether the column is hidden because there is no room for it. */
    [[nodiscard]] bool isAutoHidden(int section) const { return m_autoHidden.contains(section); }
    /** Shows or hides a column as the user wants. The last one to be shown is the last one to give way. */
    void setSectionShown(int section, bool shown);
    /** Adds a column to those that give way, as the last one to do so. */
    void addSpare(int section) { m_spare.prepend(section); }
    /** Forgets a column that is going to be removed, or whose place changes. */
    void removeSpare(int section);
    /** Widens a column to at least `width`, also one that has given way. */
    void widenSection(int section, int width);
    /** Makes a column wider than `width` only if there is room; 0 for a column with its own width. */
    void setElasticWidth(int section, int width);
    /** The header's state with the columns that have given way. */
    [[nodiscard]] QByteArray saveState();
    bool restoreState(const QByteArray& state);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showAll();
    [[nodiscard]] int widthOf(int section) const;

    QHeaderView& m_header;
    int m_title;
    int m_minWidth;
    QList<int> m_spare;
    QHash<int, int> m_autoHidden; ///< columns that have given way and their widths
    QHash<int, int> m_elastic;    ///< their minimum widths
    bool m_arranging = false;
};

} // namespace ink::ui
