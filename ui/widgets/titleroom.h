#pragma once

#include <QHash>
#include <QList>
#include <QObject>

class QHeaderView;

namespace ink::ui {

/** Keeps a table's titles readable: their column gets the remaining width, but at least `least`. If there is
 * not enough room, the columns of `spare` are hidden, last one first; after that, the table scrolls. */
class TitleRoom final : public QObject
{
public:
    TitleRoom(QHeaderView& header, int title, int minimum, const QList<int>& spare = {});
    void arrange();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QHeaderView& m_header;
    int m_title;
    int m_least;
    QList<int> m_spare;
    QHash<int, int> m_aside; ///< hidden columns and their widths
    bool m_arranging = false;
};

} // namespace ink::ui
