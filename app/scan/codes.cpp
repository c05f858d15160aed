#include "app/scan/codes.h"

#include <QImage>

#ifdef INKSTONE_ZXING
#include <ZXing/ReadBarcode.h>
#include <exception>
#endif

namespace ink::scan {

#ifdef INKSTONE_ZXING

namespace {

#if __has_include(<ZXing/ReaderOptions.h>)
using Options = ZXing::ReaderOptions; // since 2.2
#else
using Options = ZXing::DecodeHints;
#endif

} // namespace

QStringList readCodes(const QImage& picture)
{
    if (picture.isNull()) return {};
    const QImage grey = picture.convertToFormat(QImage::Format_Grayscale8);
    const ZXing::ImageView view(grey.constBits(), grey.width(), grey.height(), ZXing::ImageFormat::Lum,
                                static_cast<int>(grey.bytesPerLine()));
    Options options;
    options.setFormats(ZXing::BarcodeFormat::QRCode);
    options.setTryHarder(true);
    options.setTryRotate(true);
    QStringList texts;
    try {
        for (const auto& code : ZXing::ReadBarcodes(view, options))
            if (code.isValid()) texts.append(QString::fromStdString(code.text()));
    } catch (const std::exception& fault) {
        qWarning("A picture could not be searched for codes: %s", fault.what());
    }
    return texts;
}

#else

QStringList readCodes(const QImage&)
{
    return {};
}

#endif

} // namespace ink::scan
