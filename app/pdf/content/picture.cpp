#include "app/pdf/content/picture.h"

#include "app/base/workbudget.h"
#include "app/pdf/content/picturesource.h"
#include "app/pdf/content/reasons.h"
#include "app/pdf/file/revision.h"

#include <QBuffer>
#include <QImage>
#include <QImageReader>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace ink::pdf {

namespace {

constexpr qint64 maximumPixels = 50'000'000; ///< larger images are refused
constexpr int maximumSide = 2000;            ///< larger images are scaled down

Result<QImage> decode(const QByteArray& bytes)
{
    const WorkBudget budget(maxPictureDecodeTime);
    PictureSource source(bytes);
    const QByteArray format = bytes.startsWith("\x89PNG")    ? "png"
                              : bytes.startsWith("\xFF\xD8") ? "jpeg"
                                                             : "";
    if (format.isEmpty()) return fail(ErrorCode::Validation, reasons::pictureNeitherPngNorJpeg());
    QImageReader reader(&source, format);
    const QSize size = reader.size();
    if (!size.isValid() || qint64(size.width()) * size.height() > maximumPixels)
        return fail(ErrorCode::Validation, reasons::pictureTooLargeOrUnreadable());
    if (size.width() > maximumSide || size.height() > maximumSide)
        reader.setScaledSize(
            size.scaled(maximumSide, maximumSide, Qt::KeepAspectRatio).expandedTo(QSize(1, 1)));
    reader.setAutoTransform(true);
    QImage image = reader.read();
    if (WorkBudget::isUsedUp()) return fail(ErrorCode::TooLarge, reasons::pictureTooCostly());
    if (image.isNull()) return fail(ErrorCode::Validation, reasons::pictureUnreadable());
    return image;
}

/** Returns a JPEG's number of components if it can be embedded unchanged; 0 if it must be decoded here. */
int plainJpegComponents(const QByteArray& bytes)
{
    const auto at = [&bytes](qsizetype i) { return static_cast<unsigned char>(bytes[i]); };
    for (qsizetype i = 2; i + 9 < bytes.size();) {
        if (at(i) != 0xFF) return 0;
        const int marker = at(i + 1);
        const int length = at(i + 2) << 8 | at(i + 3);
        if (marker == 0xE1 || marker == 0xEE)
            return 0; // Exif data may rotate the image, and Adobe's marker may change its colours
        if (marker == 0xC0) {
            const int components = at(i + 9);
            return at(i + 4) == 8 && (components == 1 || components == 3) ? components : 0;
        }
        if (marker == 0xDA || (marker > 0xC0 && marker < 0xD0 && marker != 0xC4) || length < 2) return 0;
        i += 2 + length;
    }
    return 0;
}

/** The colour shared by all visible pixels; nothing if they differ. */
std::optional<QRgb> onlyColour(const QImage& image)
{
    const int width = image.width();
    const int height = image.height();
    QRgb colour = 0;
    for (int y = 0; y < height && qAlpha(colour) < 255; ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        for (int x = 0; x < width; ++x)
            if (qAlpha(line[x]) > qAlpha(colour)) colour = line[x];
    }
    for (int y = 0; y < height; ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        for (int x = 0; x < width; ++x) {
            const QRgb pixel = line[x];
            const int alpha = qAlpha(pixel);
            if (alpha == 0 || pixel == colour) continue;
            const int far =
                std::max({std::abs(qRed(pixel) - qRed(colour)), std::abs(qGreen(pixel) - qGreen(colour)),
                          std::abs(qBlue(pixel) - qBlue(colour))});
            if (far * alpha > 2 * 255) return std::nullopt;
        }
    }
    return colour;
}

DictText imageDict(QSize size, const std::string& colourSpace, int bits)
{
    return {{"/Type", "/XObject"},
            {"/Subtype", "/Image"},
            {"/Width", std::to_string(size.width())},
            {"/Height", std::to_string(size.height())},
            {"/ColorSpace", colourSpace},
            {"/BitsPerComponent", std::to_string(bits)}};
}

/** An image in a PDF: one stream, and a second one for transparency if it has any. */
struct Packed
{
    QSize size;
    DictText dict;
    std::string data;
    std::optional<DictText> maskDict;
    std::string mask;
};

std::string deflate(DictText& dict, std::string_view data)
{
    dict["/Filter"] = "/FlateDecode";
    return compressData(data, data.size() > 16'384 ? 1 : 5); // speed matters more: a mask is mostly zeros
}

std::string maskOf(const QImage& image)
{
    const auto width = static_cast<size_t>(image.width());
    std::string mask(width * static_cast<size_t>(image.height()), '\0');
    for (int y = 0; y < image.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        char* const out = mask.data() + static_cast<size_t>(y) * width;
        for (size_t x = 0; x < width; ++x)
            out[x] = static_cast<char>(qAlpha(line[x]));
    }
    return mask;
}

std::string coloursOf(const QImage& image)
{
    std::string pixels;
    pixels.reserve(static_cast<size_t>(image.width()) * static_cast<size_t>(image.height()) * 3);
    for (int y = 0; y < image.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        for (int x = 0; x < image.width(); ++x) {
            const QRgb pixel = qAlpha(line[x]) == 0 ? 0xFFFFFFU : line[x];
            pixels += static_cast<char>(qRed(pixel));
            pixels += static_cast<char>(qGreen(pixel));
            pixels += static_cast<char>(qBlue(pixel));
        }
    }
    return pixels;
}

Result<Packed> packed(const QByteArray& bytes)
{
    INK_ASSIGN(decoded, decode(bytes));
    if (bytes.startsWith("\xFF\xD8") && bytes.size() < 2'000'000) {
        QBuffer buffer;
        buffer.setData(bytes);
        const QSize size = QImageReader(&buffer, "jpeg").size();
        if (const int components = plainJpegComponents(bytes); components > 0 && size == decoded.size()) {
            DictText dict = imageDict(size, components == 1 ? "/DeviceGray" : "/DeviceRGB", 8);
            dict["/Filter"] = "/DCTDecode";
            return Packed{size, std::move(dict), bytes.toStdString(), std::nullopt, {}};
        }
    }
    const bool transparent = decoded.hasAlphaChannel();
    const QImage image = decoded.convertToFormat(QImage::Format_ARGB32);
    Packed picture;
    picture.size = image.size();
    if (transparent) {
        picture.maskDict = imageDict(image.size(), "/DeviceGray", 8);
        picture.mask = deflate(*picture.maskDict, maskOf(image));
    }
    if (const auto colour = transparent ? onlyColour(image) : std::nullopt) {
        char palette[24];
        std::snprintf(palette, sizeof palette, "<%02X%02X%02X>", qRed(*colour), qGreen(*colour),
                      qBlue(*colour));
        picture.dict = imageDict(image.size(), std::string("[/Indexed /DeviceRGB 0 ") + palette + "]", 1);
        const auto bytesOfRow = (static_cast<size_t>(image.width()) + 7) / 8;
        picture.data =
            deflate(picture.dict, std::string(bytesOfRow * static_cast<size_t>(image.height()), '\0'));
    } else {
        picture.dict = imageDict(image.size(), "/DeviceRGB", 8);
        picture.data = deflate(picture.dict, coloursOf(image));
    }
    return picture;
}

/** A cache of recently encoded images: a signature is often on many pages and in many documents. */
class PackedPictures final
{
public:
    Result<std::shared_ptr<const Packed>> of(const QByteArray& bytes)
    {
        {
            const std::lock_guard lock(m_mutex);
            const auto known = std::find_if(m_kept.begin(), m_kept.end(),
                                            [&](const Kept& kept) { return kept.bytes == bytes; });
            if (known != m_kept.end()) {
                std::rotate(m_kept.begin(), known, known + 1);
                return m_kept.front().packed;
            }
        }
        INK_ASSIGN(made, packed(bytes));
        auto shared = std::make_shared<const Packed>(std::move(made));
        constexpr size_t maximum = 32;
        constexpr size_t largest = 256 * 1024;
        if (static_cast<size_t>(bytes.size()) + shared->data.size() + shared->mask.size() <= largest) {
            const std::lock_guard lock(m_mutex);
            m_kept.insert(m_kept.begin(), {bytes, shared});
            if (m_kept.size() > maximum) m_kept.pop_back();
        }
        return shared;
    }

private:
    struct Kept
    {
        QByteArray bytes;
        std::shared_ptr<const Packed> packed;
    };
    std::mutex m_mutex;
    std::vector<Kept> m_kept; ///< most recently used first
};

} // namespace

Result<Picture> addPicture(Revision& revision, const QByteArray& bytes)
{
    static PackedPictures pictures;
    INK_ASSIGN(picture, pictures.of(bytes));
    DictText dict = picture->dict;
    if (picture->maskDict) dict["/SMask"] = refText(revision.addStream(*picture->maskDict, picture->mask));
    return Picture{revision.addStream(std::move(dict), picture->data), picture->size};
}

} // namespace ink::pdf
