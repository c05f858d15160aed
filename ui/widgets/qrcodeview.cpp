#include "ui/widgets/qrcodeview.h"

#include <QImage>
#include <QPainter>

namespace ink::ui {

QrCodeView::QrCodeView(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("qrCode"));
}

void QrCodeView::setText(const QString& text)
{
    m_text = text;
    setAccessibleName(text.isEmpty() ? QString() : tr("QR code of %1").arg(text));
    m_code = QrCode(text);
    update();
}

void QrCodeView::paintEvent(QPaintEvent*)
{
    if (m_code.isEmpty()) return;
    // Whole device pixels per module, so that every edge is sharp.
    const double ratio = devicePixelRatioF();
    const int side = static_cast<int>(std::min(width(), height()) * ratio);
    const int module = std::max(1, side / m_code.width());
    QImage picture = m_code.image(module);
    picture.setDevicePixelRatio(ratio);
    QPainter painter(this);
    const QSizeF size = picture.deviceIndependentSize();
    painter.drawImage(QPointF((width() - size.width()) / 2, (height() - size.height()) / 2), picture);
}

} // namespace ink::ui

#include "moc_qrcodeview.cpp"
