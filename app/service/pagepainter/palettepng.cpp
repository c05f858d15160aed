#include "app/service/pagepainter/palettepng.h"

#include <QtEndian>

#include <algorithm>
#include <array>
#include <memory>
#include <zlib.h>
#ifdef INKSTONE_HAS_LIBDEFLATE
#include <libdeflate.h>
#endif

namespace ink::service::pagepainter {

namespace {

void append(QByteArray& png, const char* type, const QByteArray& data)
{
    const auto number = [&png](quint32 value) {
        std::array<char, 4> bytes{};
        qToBigEndian(value, bytes.data());
        png.append(bytes.data(), bytes.size());
    };
    number(static_cast<quint32>(data.size()));
    const qsizetype begin = png.size();
    png.append(type, 4);
    png += data;
    number(static_cast<quint32>(::crc32(0, reinterpret_cast<const Bytef*>(png.constData() + begin),
                                        static_cast<uInt>(png.size() - begin))));
}

// Index(zlibStream): Page picture: how it is compressed
/** Compresses to a zlib stream (RFC 1950). libdeflate needs a third of zlib's time for the same size. */
QByteArray zlibStream(const QByteArray& raw)
{
#ifdef INKSTONE_HAS_LIBDEFLATE
    constexpr int level = 1; // level 5 takes a third longer and saves 2 %
    const std::unique_ptr<libdeflate_compressor, decltype(&libdeflate_free_compressor)> compressor(
        libdeflate_alloc_compressor(level), &libdeflate_free_compressor);
    const auto size = static_cast<std::size_t>(raw.size());
    QByteArray stream(static_cast<qsizetype>(libdeflate_zlib_compress_bound(compressor.get(), size)),
                      Qt::Uninitialized);
    stream.resize(static_cast<qsizetype>(libdeflate_zlib_compress(
        compressor.get(), raw.constData(), size, stream.data(), static_cast<std::size_t>(stream.size()))));
    return stream;
#else
    return qCompress(raw).mid(4); // without the size that Qt puts before the stream
#endif
}

int depthFor(std::size_t colours)
{
    return colours <= 2 ? 1 : colours <= 4 ? 2 : colours <= 16 ? 4 : 8;
}

} // namespace

PalettePng::PalettePng(QSize size, std::vector<QRgb> colours, quint8 blank)
    : m_size(size), m_colours(std::move(colours)), m_blank(blank), m_depth(depthFor(m_colours.size())),
      m_bytesPerLine((static_cast<qsizetype>(size.width()) * m_depth + 7) / 8)
{
    const auto blocks = (static_cast<std::size_t>(size.width()) + 7) / 8;
    m_line.assign(blocks * 8, blank);
    m_packed.resize(blocks * static_cast<std::size_t>(m_depth));
    const int levels = (1 << m_depth) - 1;
    m_raw = QByteArray((m_bytesPerLine + 1) * size.height(), static_cast<char>(blank * (255 / levels)));
    for (int y = 0; y < size.height(); ++y)
        m_raw[y * (m_bytesPerLine + 1)] = 0; // the row's filter type
}

quint8* PalettePng::beginLine()
{
    return m_line.data();
}

void PalettePng::endLine(int y, int from, int end)
{
    // Packs eight pixels at a time into as many bytes as a pixel has bits.
    const std::size_t first = static_cast<std::size_t>(from) / 8;
    const std::size_t last = (static_cast<std::size_t>(end) + 7) / 8;
    for (std::size_t i = first; i < last; ++i) {
        const quint8* const in = m_line.data() + 8 * i;
        quint8* const out = m_packed.data() + i * static_cast<std::size_t>(m_depth);
        if (m_depth == 4) {
            quint64 pixels = qFromLittleEndian<quint64>(in);
            pixels = (pixels << 4U | pixels >> 8U) & 0x00ff00ff00ff00ffU;
            pixels = (pixels | pixels >> 8U) & 0x0000ffff0000ffffU;
            qToLittleEndian(static_cast<quint32>(pixels | pixels >> 16U), out);
            continue;
        }
        quint64 packed = 0;
        for (int pixel = 0; pixel < 8; ++pixel)
            packed = packed << static_cast<unsigned>(m_depth) | in[pixel];
        for (int byte = m_depth; byte-- > 0; packed >>= 8U)
            out[byte] = static_cast<quint8>(packed);
    }
    const auto begin = static_cast<qsizetype>(first) * m_depth;
    const qsizetype bytes = std::min(static_cast<qsizetype>(last) * m_depth, m_bytesPerLine) - begin;
    std::copy_n(m_packed.data() + begin, bytes,
                reinterpret_cast<quint8*>(m_raw.data()) + y * (m_bytesPerLine + 1) + 1 + begin);
    std::fill(m_line.begin() + from, m_line.begin() + end, m_blank);
}

QByteArray PalettePng::finish()
{
    QByteArray header(13, '\0');
    qToBigEndian(static_cast<quint32>(m_size.width()), header.data());
    qToBigEndian(static_cast<quint32>(m_size.height()), header.data() + 4);
    header[8] = static_cast<char>(m_depth);
    header[9] = 3; // colour type: palette
    QByteArray entries;
    for (const QRgb colour : m_colours)
        for (const int channel : {qRed(colour), qGreen(colour), qBlue(colour)})
            entries.append(static_cast<char>(channel));
    QByteArray png("\x89PNG\r\n\x1a\n");
    append(png, "IHDR", header);
    append(png, "PLTE", entries);
    append(png, "IDAT", zlibStream(m_raw));
    append(png, "IEND", {});
    return png;
}

} // namespace ink::service::pagepainter
