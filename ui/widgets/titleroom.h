#pragma once

#include <QHash>
#include <QList>
#include <QObject>

class QHeaderView;

namespace ink::ui {

/** Keeps a table's titles readable: their column takes what the others leave, but never less than `least`.
 * Where there is no room for that, the columns of `spare` step aside, the last of them first, until there is;
 * and then the table is scrolled.
 */
class TitleRoom final : public QObject
{
public:
    TitleRoom(QHeaderView& header, int title, int least, const QList<int>& spare = {});
    void arrange();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QHeaderView& m_header;
    int m_title;
    int m_least;
    QList<int> m_spare;
    QHash<int, int> m_aside; ///< columns that stepped aside, and how wide they were
    bool m_arranging = false;
};

} // namespace ink::ui
