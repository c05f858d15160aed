#include "ui/widgets/qrcodeview.h"

#include <QImage>
#include <QPainter>
#include <qrencode.h>

#include <memory>

namespace ink::ui {

namespace {
constexpr int margin = 4; // modules, ISO/IEC 18004 §9.1
} // namespace

QrCodeView::QrCodeView(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("qrCode"));
}

void QrCodeView::setText(const QString& text)
{
    m_text = text;
    m_modules.clear();
    m_width = 0;
    const QByteArray bytes = text.toUtf8();
    setAccessibleName(text.isEmpty() ? QString() : tr("QR code of %1").arg(text));
    if (!bytes.isEmpty()) {
        const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(
            QRcode_encodeData(static_cast<int>(bytes.size()),
                              reinterpret_cast<const unsigned char*>(bytes.constData()), 0, QR_ECLEVEL_M),
            &QRcode_free);
        if (code) {
            m_width = code->width;
            m_modules.resize(qsizetype{m_width} * m_width);
            for (qsizetype i = 0; i < m_modules.size(); ++i)
                m_modules[i] = static_cast<char>(code->data[i] & 1);
        }
    }
    update();
}

QImage QrCodeView::image(int module) const
{
    if (m_width == 0 || module < 1) return {};
    const int side = (m_width + 2 * margin) * module;
    QImage picture(side, side, QImage::Format_RGB32);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    for (int y = 0; y < m_width; ++y)
        for (int x = 0; x < m_width; ++x)
            if (m_modules.at(qsizetype{y} * m_width + x) != 0)
                painter.fillRect((x + margin) * module, (y + margin) * module, module, module, Qt::black);
    return picture;
}

void QrCodeView::paintEvent(QPaintEvent*)
{
    if (m_width == 0) return;
    // Whole device pixels a module, so that every edge is sharp.
    const double ratio = devicePixelRatioF();
    const int side = static_cast<int>(std::min(width(), height()) * ratio);
    const int module = std::max(1, side / (m_width + 2 * margin));
    QImage picture = image(module);
    picture.setDevicePixelRatio(ratio);
    QPainter painter(this);
    const QSizeF size = picture.deviceIndependentSize();
    painter.drawImage(QPointF((width() - size.width()) / 2, (height() - size.height()) / 2), picture);
}

} // namespace ink::ui
