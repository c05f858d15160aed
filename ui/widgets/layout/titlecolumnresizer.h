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
    /** Shows or hides a column at the user's request. The column shown last is the last one to be hidden for
     * lack of room. */
    void setSectionShown(int section, bool shown);
    /** Adds a column that may be hidden for lack of room, as the last one to be hidden. */
    void addSpare(int section) { m_spare.prepend(section); }
    /** Removes a column from those that may be hidden for lack of room, because it is going to be removed or
     * moved. */
    void removeSpare(int section);
    /** Widens a column to at least `width`, even while it is hidden for lack of room. */
    void widenSection(int section, int width);
    /** Sets the width to which a column can shrink: only this width counts when the available room is
     * checked. 0 = its actual width counts. */
    void setElasticWidth(int section, int width);
    /** Returns the header's state; columns that are hidden for lack of room are saved as visible. */
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
    QHash<int, int> m_autoHidden; ///< columns hidden for lack of room, and their widths
    QHash<int, int> m_elastic;    ///< widths to which columns can shrink
    bool m_arranging = false;
};

} // namespace ink::ui
