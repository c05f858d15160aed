#include "ui/widgets/qrcode.h"

#include <QPainter>
#include <qrencode.h>

#include <memory>

namespace ink::ui {

namespace {
constexpr int margin = 4; // modules, ISO/IEC 18004 §9.1
} // namespace

QrCode::QrCode(const QString& text)
{
    const QByteArray bytes = text.toUtf8();
    if (bytes.isEmpty()) return;
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(
        QRcode_encodeData(static_cast<int>(bytes.size()),
                          reinterpret_cast<const unsigned char*>(bytes.constData()), 0, QR_ECLEVEL_M),
        &QRcode_free);
    if (!code) return;
    m_width = code->width;
    m_modules.resize(qsizetype{m_width} * m_width);
    for (qsizetype i = 0; i < m_modules.size(); ++i)
        m_modules[i] = static_cast<char>(code->data[i] & 1);
}

int QrCode::width() const
{
    return m_width == 0 ? 0 : m_width + 2 * margin;
}

QImage QrCode::image(int module) const
{
    if (m_width == 0 || module < 1) return {};
    Q_ASSERT(m_modules.size() == qsizetype{m_width} * m_width);
    const int side = width() * module;
    QImage picture(side, side, QImage::Format_RGB32);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    for (int y = 0; y < m_width; ++y)
        for (int x = 0; x < m_width; ++x)
            if (m_modules.at(qsizetype{y} * m_width + x) != 0)
                painter.fillRect((x + margin) * module, (y + margin) * module, module, module, Qt::black);
    return picture;
}

} // namespace ink::ui
