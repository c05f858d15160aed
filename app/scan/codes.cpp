#include "app/scan/codes.h"

#include <QImage>

#include <ZXing/ReadBarcode.h>
#include <exception>

namespace ink::scan {

QStringList readCodes(const QImage& picture)
{
    if (picture.isNull()) return {};
    const QImage grey = picture.convertToFormat(QImage::Format_Grayscale8);
    const ZXing::ImageView view(grey.constBits(), grey.width(), grey.height(), ZXing::ImageFormat::Lum,
                                static_cast<int>(grey.bytesPerLine()));
    ZXing::DecodeHints hints;
    hints.setFormats(ZXing::BarcodeFormat::QRCode);
    hints.setTryHarder(true);
    hints.setTryRotate(true);
    QStringList texts;
    try {
        for (const auto& code : ZXing::ReadBarcodes(view, hints))
            if (code.isValid()) texts.append(QString::fromStdString(code.text()));
    } catch (const std::exception& fault) {
        qWarning("A picture could not be searched for codes: %s", fault.what());
    }
    return texts;
}

} // namespace ink::scan
