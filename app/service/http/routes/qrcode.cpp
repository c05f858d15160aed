#include "app/service/http/routes/qrcode.h"

#include <qrencode.h>

#include <memory>

namespace ink::service::http {

QByteArray qrCodeSvg(const QByteArray& text)
{
    constexpr int quiet = 4; // the quiet zone in modules, ISO/IEC 18004 §9.1
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(
        QRcode_encodeData(static_cast<int>(text.size()),
                          reinterpret_cast<const unsigned char*>(text.constData()), 0, QR_ECLEVEL_M),
        &QRcode_free);
    if (!code) return {};
    QByteArray path;
    for (int y = 0; y < code->width; ++y)
        for (int x = 0; x < code->width; ++x)
            if (code->data[y * code->width + x] & 1)
                path +=
                    'M' + QByteArray::number(x + quiet) + ' ' + QByteArray::number(y + quiet) + "h1v1h-1z";
    const QByteArray side = QByteArray::number(code->width + 2 * quiet);
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + side + ' ' + side +
           "\" shape-rendering=\"crispEdges\"><path fill=\"#fff\" d=\"M0 0h" + side + 'v' + side + "H0z\"/>" +
           "<path d=\"" + path + "\"/></svg>";
}

} // namespace ink::service::http
