#include "app/service/http/gzip.h"

#include <QList>

#ifdef INKSTONE_HAS_LIBDEFLATE
#include <libdeflate.h>
#include <memory>
#else
#include <zlib.h>
#endif

namespace ink::service::http {

#ifdef INKSTONE_HAS_LIBDEFLATE
QByteArray gzip(const QByteArray& bytes, Effort effort)
{
    const int level = effort == Effort::Once ? 12 : effort == Effort::EachTime ? 9 : 5;
    const std::unique_ptr<libdeflate_compressor, decltype(&libdeflate_free_compressor)> compressor(
        libdeflate_alloc_compressor(level), &libdeflate_free_compressor);
    if (!compressor) return {};
    const auto size = static_cast<std::size_t>(bytes.size());
    QByteArray packed(static_cast<qsizetype>(libdeflate_gzip_compress_bound(compressor.get(), size)),
                      Qt::Uninitialized);
    packed.truncate(static_cast<qsizetype>(libdeflate_gzip_compress(
        compressor.get(), bytes.constData(), size, packed.data(), static_cast<std::size_t>(packed.size()))));
    return packed;
}
#else
QByteArray gzip(const QByteArray& bytes, Effort effort)
{
    z_stream stream{};
    constexpr int gzipWindow = 15 + 16; // zlib.h: 16 more for a gzip header and trailer
    constexpr int memoryLevel = 9;
    const int level = effort == Effort::EachRequest ? Z_DEFAULT_COMPRESSION : Z_BEST_COMPRESSION;
    if (deflateInit2(&stream, level, Z_DEFLATED, gzipWindow, memoryLevel, Z_DEFAULT_STRATEGY) != Z_OK)
        return {};
    QByteArray packed(static_cast<qsizetype>(deflateBound(&stream, static_cast<uLong>(bytes.size()))),
                      Qt::Uninitialized);
    QByteArray source = bytes; // zlib's input is not const
    stream.next_in = reinterpret_cast<Bytef*>(source.data());
    stream.avail_in = static_cast<uInt>(source.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    const bool isWhole = deflate(&stream, Z_FINISH) == Z_STREAM_END;
    packed.truncate(static_cast<qsizetype>(stream.total_out));
    deflateEnd(&stream);
    return isWhole ? packed : QByteArray();
}
#endif

bool acceptsGzip(const QByteArray& acceptEncoding)
{
    bool takes = false;
    for (const QByteArray& part : acceptEncoding.toLower().split(',')) {
        const auto words = part.split(';');
        const QByteArray coding = words.constFirst().trimmed();
        if (coding != "gzip" && coding != "x-gzip" && coding != "*") continue;
        bool isRefused = false;
        for (qsizetype i = 1; i < words.size(); ++i) {
            const QByteArray weight = words.at(i).trimmed();
            isRefused = isRefused || (weight.startsWith("q=") && weight.mid(2).trimmed().toDouble() <= 0);
        }
        if (coding != "*") return !isRefused;
        takes = !isRefused;
    }
    return takes;
}

} // namespace ink::service::http
