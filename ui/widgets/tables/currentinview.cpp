#include "ui/widgets/tables/currentinview.h"

#include <QAbstractItemView>
#include <QResizeEvent>

namespace ink::ui {

namespace {

class CurrentKeeper final : public QObject
{
public:
    explicit CurrentKeeper(QAbstractItemView& list) : QObject(&list), m_list(list)
    {
        list.viewport()->installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Resize) follow(static_cast<QResizeEvent*>(event)->oldSize());
        return QObject::eventFilter(watched, event);
    }

private:
    void follow(QSize before)
    {
        const bool wasSeen = !before.isValid() || // shown for the first time
                             QRect(QPoint(), before).intersects(m_list.visualRect(m_list.currentIndex()));
        if (!wasSeen) return;
        // Queued, so that the list has its new size and the scroll bar its new range.
        QMetaObject::invokeMethod(
            this, [this] { m_list.scrollTo(m_list.currentIndex()); }, Qt::QueuedConnection);
    }

    QAbstractItemView& m_list;
};

} // namespace

void keepCurrentInView(QAbstractItemView& list)
{
    new CurrentKeeper(list);
}

} // namespace ink::ui
