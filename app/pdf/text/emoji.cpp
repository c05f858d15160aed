#include "app/pdf/text/emoji.h"

#include "app/pdf/file/objecttext.h"
#include "app/pdf/text/fontcoverage.h"
#include "app/pdf/text/sharedcache.h"
#include "app/pdf/text/systemfonts.h"

#include <QFont>
#include <QGlyphRun>
#include <QImage>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>
#include <cmath>
#include <optional>

namespace ink::pdf {

namespace {

constexpr qsizetype keptPictures = 4 * 1024 * 1024; ///< bytes
/** UTF-16 units: families and regional flags have fewer than 30. */
constexpr qsizetype maxSequenceLength = 64;
constexpr int pixelSize = 109; ///< the size of bitmap fonts: about 700 dpi at 14 points

struct Range
{
    char32_t first;
    char32_t last;
};

/** Emoji_Presentation=Yes (Unicode 15, emoji-data.txt). */
constexpr Range pictured[] = {
    {0x231A, 0x231B},   {0x23E9, 0x23EC},   {0x23F0, 0x23F0},   {0x23F3, 0x23F3},   {0x25FD, 0x25FE},
    {0x2614, 0x2615},   {0x2648, 0x2653},   {0x267F, 0x267F},   {0x2693, 0x2693},   {0x26A1, 0x26A1},
    {0x26AA, 0x26AB},   {0x26BD, 0x26BE},   {0x26C4, 0x26C5},   {0x26CE, 0x26CE},   {0x26D4, 0x26D4},
    {0x26EA, 0x26EA},   {0x26F2, 0x26F3},   {0x26F5, 0x26F5},   {0x26FA, 0x26FA},   {0x26FD, 0x26FD},
    {0x2705, 0x2705},   {0x270A, 0x270B},   {0x2728, 0x2728},   {0x274C, 0x274C},   {0x274E, 0x274E},
    {0x2753, 0x2755},   {0x2757, 0x2757},   {0x2795, 0x2797},   {0x27B0, 0x27B0},   {0x27BF, 0x27BF},
    {0x2B1B, 0x2B1C},   {0x2B50, 0x2B50},   {0x2B55, 0x2B55},   {0x1F004, 0x1F004}, {0x1F0CF, 0x1F0CF},
    {0x1F18E, 0x1F18E}, {0x1F191, 0x1F19A}, {0x1F1E6, 0x1F1FF}, {0x1F201, 0x1F201}, {0x1F21A, 0x1F21A},
    {0x1F22F, 0x1F22F}, {0x1F232, 0x1F236}, {0x1F238, 0x1F23A}, {0x1F250, 0x1F251}, {0x1F300, 0x1F320},
    {0x1F32D, 0x1F335}, {0x1F337, 0x1F37C}, {0x1F37E, 0x1F393}, {0x1F3A0, 0x1F3CA}, {0x1F3CF, 0x1F3D3},
    {0x1F3E0, 0x1F3F0}, {0x1F3F4, 0x1F3F4}, {0x1F3F8, 0x1F43E}, {0x1F440, 0x1F440}, {0x1F442, 0x1F4FC},
    {0x1F4FF, 0x1F53D}, {0x1F54B, 0x1F54E}, {0x1F550, 0x1F567}, {0x1F57A, 0x1F57A}, {0x1F595, 0x1F596},
    {0x1F5A4, 0x1F5A4}, {0x1F5FB, 0x1F64F}, {0x1F680, 0x1F6C5}, {0x1F6CC, 0x1F6CC}, {0x1F6D0, 0x1F6D2},
    {0x1F6D5, 0x1F6D7}, {0x1F6DC, 0x1F6DF}, {0x1F6EB, 0x1F6EC}, {0x1F6F4, 0x1F6FC}, {0x1F7E0, 0x1F7EB},
    {0x1F7F0, 0x1F7F0}, {0x1F90C, 0x1F93A}, {0x1F93C, 0x1F945}, {0x1F947, 0x1F9FF}, {0x1FA70, 0x1FA7C},
    {0x1FA80, 0x1FA88}, {0x1FA90, 0x1FABD}, {0x1FABF, 0x1FAC5}, {0x1FACE, 0x1FADB}, {0x1FAE0, 0x1FAE8},
    {0x1FAF0, 0x1FAF8}};

bool isPictured(char32_t c)
{
    const auto* at = std::upper_bound(std::begin(pictured), std::end(pictured), c,
                                      [](char32_t value, const Range& range) { return value < range.first; });
    return at != std::begin(pictured) && c <= (at - 1)->last;
}

QFont emojiFont()
{
    QFont font;
    font.setFamilies(emojiFamilies());
    font.setPixelSize(pixelSize);
    return font;
}

/** Removes the empty border; null if nothing is drawn. */
QImage trimmed(const QImage& image)
{
    QRect ink;
    for (int y = 0; y < image.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        for (int x = 0; x < image.width(); ++x)
            if (qAlpha(line[x]) != 0) ink |= QRect(x, y, 1, 1);
    }
    return ink.isEmpty() ? QImage() : image.copy(ink);
}

QImage drawn(QString cluster)
{
    cluster.remove(QChar(0xFE0F)); // otherwise Qt uses another font, and splits the sequence
    QTextLayout layout(cluster, emojiFont());
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(1e6);
    layout.endLayout();
    const QList<QGlyphRun> runs = layout.glyphRuns();
    if (runs.isEmpty()) return {};
    for (const QGlyphRun& run : runs)
        if (!isEmojiFont(run.rawFont()) || run.glyphIndexes().contains(0)) return {};
    const int width = static_cast<int>(std::ceil(std::min(line.naturalTextWidth(), 8.0 * pixelSize))) + 40;
    QImage image(width, 2 * pixelSize, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    {
        QPainter painter(&image);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        layout.draw(&painter, QPointF(20, 0.3 * pixelSize));
    }
    return trimmed(image.convertToFormat(QImage::Format_ARGB32));
}

std::optional<EmojiPicture> renderEmoji(const QString& cluster)
{
    if (!isDrawable(cluster)) return std::nullopt; // otherwise Qt would search all fonts
    const QImage image = drawn(cluster);
    if (image.isNull()) return std::nullopt;
    std::string pixels;
    std::string mask;
    for (int y = 0; y < image.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        for (int x = 0; x < image.width(); ++x) {
            const QRgb pixel = qAlpha(line[x]) == 0 ? 0xFFFFFFU : line[x];
            pixels += static_cast<char>(qRed(pixel));
            pixels += static_cast<char>(qGreen(pixel));
            pixels += static_cast<char>(qBlue(pixel));
            mask += static_cast<char>(qAlpha(line[x]));
        }
    }
    EmojiPicture picture;
    picture.size = image.size();
    picture.pixels = compressData(pixels, 6);
    picture.mask = compressData(mask, 6);
    return picture;
}

DictText emojiImageDict(QSize size, const char* colours)
{
    return {{"/Type", "/XObject"},
            {"/Subtype", "/Image"},
            {"/Width", std::to_string(size.width())},
            {"/Height", std::to_string(size.height())},
            {"/ColorSpace", colours},
            {"/BitsPerComponent", "8"},
            {"/Interpolate", "true"},
            {"/Filter", "/FlateDecode"}};
}

} // namespace

bool mayContainEmoji(QStringView text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) {
        const char16_t unit = c.unicode();
        return unit == 0x20E3 || unit == 0xFE0F || (unit >= 0x231A && unit <= 0x2B55) ||
               (unit >= 0xD83C && unit <= 0xD83E);
    });
}

bool isEmoji(QStringView cluster)
{
    if (cluster.isEmpty() || cluster.size() > maxSequenceLength) return false;
    const char32_t first = cluster.size() > 1 && cluster.at(0).isHighSurrogate()
                               ? QChar::surrogateToUcs4(cluster.at(0), cluster.at(1))
                               : cluster.at(0).unicode();
    const qsizetype next = first > 0xFFFF ? 2 : 1;
    const char16_t follows = next < cluster.size() ? cluster.at(next).unicode() : u'\0';
    if (follows == 0xFE0E) return false; // requested in text style
    const bool keycap = first == u'#' || first == u'*' || (first >= u'0' && first <= u'9');
    if (keycap) return cluster.size() <= 3 && cluster.back() == QChar(0x20E3);
    if (first >= 0x1F1E6 && first <= 0x1F1FF) return cluster.size() <= 4; // a flag, or a letter of one
    if (follows == 0xFE0F) return first >= 0xA9;
    return isPictured(first) || (first >= 0x261D && cluster.contains(QChar(0x200D))) ||
           (first >= 0x261D && follows == 0xD83C); // an emoji with a skin tone
}

QStringList emojiFamilies()
{
    return {QStringLiteral("Noto Color Emoji"), QStringLiteral("Apple Color Emoji"),
            QStringLiteral("Segoe UI Emoji")};
}

bool isDrawable(QStringView emoji)
{
    bool hasAny = false;
    for (const char32_t c : emoji.toUcs4()) {
        const bool isMark = c == 0x200D || c == 0xFE0F || c == 0xFE0E || (c >= 0xE0020 && c <= 0xE007F);
        if (isMark) continue;
        if (!isInEmojiFont(c)) return false;
        hasAny = true;
    }
    return hasAny;
}

std::string EmojiPicture::write(const ObjectWriter& add) const
{
    DictText dict = emojiImageDict(size, "/DeviceRGB");
    dict["/SMask"] = add(streamText(emojiImageDict(size, "/DeviceGray"), mask));
    return add(streamText(dict, pixels));
}

std::shared_ptr<const EmojiPicture> emojiPicture(const QString& cluster)
{
    static SharedCache<QString, std::optional<EmojiPicture>> pictures(keptPictures);
    auto kept = pictures.get(cluster);
    if (!kept) {
        auto fresh = renderEmoji(cluster);
        const size_t bytes = fresh ? fresh->pixels.size() + fresh->mask.size() : 0;
        kept = pictures.put(cluster, std::move(fresh), static_cast<qsizetype>(bytes));
    }
    const EmojiPicture* picture = kept->has_value() ? &**kept : nullptr;
    return {kept, picture};
}

} // namespace ink::pdf
