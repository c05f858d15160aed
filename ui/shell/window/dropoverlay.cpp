#include "ui/shell/window/dropoverlay.h"

#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/theme.h"

#include <QPainter>

namespace ink::ui {

DropOverlay::DropOverlay(QWidget* parent) : QWidget(parent)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void DropOverlay::watch(QWidget& page)
{
    page.installEventFilter(this);
}

bool DropOverlay::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::DragLeave || event->type() == QEvent::Drop) hide();
    if (event->type() != QEvent::DragEnter) return false;
    (void)watched->event(event); // decides whether the page accepts it
    if (!event->isAccepted()) return true;
    coverParent();
    m_isForTemplates = true;
    return true;
}

void DropOverlay::coverParent()
{
    m_isForTemplates = false;
    setGeometry(parentWidget()->rect());
    show();
    raise();
}

void DropOverlay::paintEvent(QPaintEvent*)
{
    const Tokens& t = tokens(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor veil = t.window;
    veil.setAlphaF(0.86F);
    painter.fillRect(rect(), veil);
    painter.setPen(QPen(t.accent, 2, Qt::DashLine));
    painter.drawRoundedRect(rect().adjusted(space::xl, space::xl, -space::xl, -space::xl), 12, 12);
    painter.drawPixmap(rect().center() - QPoint(24, 56),
                       iconPixmap(Icon::Documents, t.accent, 48, devicePixelRatioF()));
    painter.setFont(titleFont());
    painter.setPen(t.ink);
    painter.drawText(rect().adjusted(0, 40, 0, 0), Qt::AlignCenter,
                     m_isForTemplates ? tr("Drop to create a template") : tr("Drop to start a new document"));
    painter.setFont(bodyFont());
    painter.setPen(t.quietInk);
    painter.drawText(rect().adjusted(0, 100, 0, 0), Qt::AlignCenter,
                     m_isForTemplates ? tr("PDF files and exported templates")
                                      : tr("A signed PDF is verified; a CSV or XLSX file starts a bulk run"));
}

} // namespace ink::ui

#include "moc_dropoverlay.cpp"
