#include "app/pdf/file/streamlimits.h"

#include <qpdf/Pipeline.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFStreamFilter.hh>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <memory>
#include <mutex>
#include <new>
#include <stdexcept>
#include <vector>
#include <zlib.h>

namespace ink::pdf {

namespace {

constexpr size_t maxPerStream = 256U * 1024 * 1024;
thread_local bool bounded = false; ///< true while a StreamBudget exists
thread_local size_t remaining = 0;

/** Forwards bytes up to a limit. */
class Limiter final : public Pipeline
{
public:
    explicit Limiter(Pipeline* following) : Pipeline("limiter", following) {}
    void write(const unsigned char* data, size_t length) override
    {
        m_seen += length;
        if (m_seen > maxPerStream || (bounded && length > remaining)) throw StreamTooLarge();
        if (bounded) remaining -= length;
        getNext()->write(data, length);
    }
    void finish() override { getNext()->finish(); }

private:
    size_t m_seen = 0;
};

/** Decompresses zlib data. The checksum is not verified: viewers don't either, and it takes longer than
 * decompressing. Truncated data is decoded as far as possible. */
class Inflate final : public Pipeline
{
public:
    explicit Inflate(Pipeline* following) : Pipeline("inflate", following)
    {
        if (inflateInit(&m_stream) != Z_OK) throw std::bad_alloc();
        inflateValidate(&m_stream, 0);
    }
    ~Inflate() override { inflateEnd(&m_stream); }
    Inflate(const Inflate&) = delete;
    Inflate& operator=(const Inflate&) = delete;

    void write(const unsigned char* data, size_t length) override
    {
        while (length > 0 && !m_ended) {
            const size_t part = std::min<size_t>(length, 1U << 30);
            m_stream.next_in = const_cast<unsigned char*>(data); // zlib only reads it
            m_stream.avail_in = static_cast<uInt>(part);
            unpack();
            data += part;
            length -= part;
        }
    }
    void finish() override { getNext()->finish(); }

private:
    void unpack()
    {
        do {
            m_stream.next_out = m_out.data();
            m_stream.avail_out = static_cast<uInt>(m_out.size());
            const int state = inflate(&m_stream, Z_SYNC_FLUSH);
            if (const size_t size = m_out.size() - m_stream.avail_out; size > 0)
                getNext()->write(m_out.data(), size);
            m_ended = state == Z_STREAM_END;
            if (state == Z_BUF_ERROR) return; // more input is required
            if (state != Z_OK && !m_ended) throw std::runtime_error("damaged compressed data");
        } while (!m_ended && (m_stream.avail_in > 0 || m_stream.avail_out == 0));
    }

    z_stream m_stream{};
    bool m_ended = false;
    std::array<unsigned char, 16 * 1024> m_out; ///< fits in the level-1 cache
};

struct Predictor
{
    int kind = 1; ///< 1 none, 2 TIFF, 10–15 PNG (ISO 32000-2 table 10)
    size_t colours = 1;
    size_t bits = 8;
    size_t columns = 1;
};

/** Reverses the predictors of /FlateDecode (ISO 32000-2 §7.4.4.4). */
class Unpredict final : public Pipeline
{
public:
    Unpredict(Pipeline* following, const Predictor& predictor)
        : Pipeline("unpredict", following), m_png(predictor.kind >= 10),
          m_pixel(std::max<size_t>(1, predictor.colours * predictor.bits / 8)), m_tiffBits(predictor.bits),
          m_colours(predictor.colours)
    {
        const size_t bytes = (predictor.columns * predictor.colours * predictor.bits + 7) / 8;
        m_row.reserve(bytes + 1);
        m_previous.assign(bytes, 0);
        m_rowSize = bytes + (m_png ? 1 : 0);
    }
    void write(const unsigned char* data, size_t length) override
    {
        while (length > 0) {
            const size_t part = std::min(length, m_rowSize - m_row.size());
            m_row.insert(m_row.end(), data, data + part);
            data += part;
            length -= part;
            if (m_row.size() == m_rowSize) flushRow();
        }
    }
    void finish() override
    {
        if (!m_row.empty()) flushRow();
        getNext()->finish();
    }

private:
    void flushRow()
    {
        const size_t start = m_png ? 1 : 0;
        const int filter = m_png ? m_row[0] : 0;
        unsigned char* row = m_row.data() + start;
        const size_t count = m_row.size() - start;
        for (size_t i = 0; m_png && filter != 0 && i < count; ++i) {
            const int left = i >= m_pixel ? row[i - m_pixel] : 0;
            const int up = m_previous[i];
            const int corner = i >= m_pixel ? m_previous[i - m_pixel] : 0;
            row[i] = static_cast<unsigned char>(row[i] + predicted(filter, left, up, corner));
        }
        if (!m_png && m_tiffBits == 8)
            for (size_t i = m_colours; i < count; ++i)
                row[i] = static_cast<unsigned char>(row[i] + row[i - m_colours]);
        std::copy(row, row + count, m_previous.begin());
        getNext()->write(row, count);
        m_row.clear();
    }
    static int predicted(int filter, int left, int up, int corner)
    {
        switch (filter) {
        case 1:
            return left;
        case 2:
            return up;
        case 3:
            return (left + up) / 2;
        case 4: {
            const int p = left + up - corner;
            const int a = std::abs(p - left);
            const int b = std::abs(p - up);
            const int c = std::abs(p - corner);
            return a <= b && a <= c ? left : b <= c ? up : corner;
        }
        default:
            return 0;
        }
    }

    bool m_png;
    size_t m_pixel;
    size_t m_tiffBits;
    size_t m_colours;
    size_t m_rowSize = 0;
    std::vector<unsigned char> m_row;
    std::vector<unsigned char> m_previous;
};

/** Like qpdf's /FlateDecode, with a limit between zlib and the predictor. */
class BoundedFlate final : public QPDFStreamFilter
{
public:
    bool setDecodeParms(QPDFObjectHandle parms) override
    {
        if (parms.isNull()) return true;
        if (!parms.isDictionary()) return false;
        const auto number = [&parms](const char* key, long long fallback, long long maximum) {
            QPDFObjectHandle value = parms.getKey(key);
            if (value.isNull()) return fallback;
            if (!value.isInteger()) return -1LL;
            const long long n = value.getIntValue();
            return n >= 1 && n <= maximum ? n : -1LL;
        };
        const auto kind = number("/Predictor", 1, 15);
        const auto colours = number("/Colors", 1, 64);
        const auto bits = number("/BitsPerComponent", 8, 16);
        const auto columns = number("/Columns", 1, 1'000'000);
        if (kind < 0 || colours < 0 || bits < 0 || columns < 0) return false;
        if (kind == 2 && bits != 8) return false;
        m_predictor = {static_cast<int>(kind), static_cast<size_t>(colours), static_cast<size_t>(bits),
                       static_cast<size_t>(columns)};
        return true;
    }
    Pipeline* getDecodePipeline(Pipeline* next) override
    {
        if (m_predictor.kind != 1) {
            m_unpredict = std::make_unique<Unpredict>(next, m_predictor);
            next = m_unpredict.get();
        }
        m_limiter = std::make_unique<Limiter>(next);
        m_inflate = std::make_unique<Inflate>(m_limiter.get());
        return m_inflate.get();
    }

private:
    Predictor m_predictor;
    std::unique_ptr<Unpredict> m_unpredict;
    std::unique_ptr<Limiter> m_limiter;
    std::unique_ptr<Inflate> m_inflate;
};

/** Refuses LZW: no writer uses it in structural streams, and its output can't be limited. */
class NoLzw final : public QPDFStreamFilter
{
public:
    bool setDecodeParms(QPDFObjectHandle) override { return false; }
    Pipeline* getDecodePipeline(Pipeline*) override { return nullptr; }
};

} // namespace

void limitStreams()
{
    static std::once_flag once;
    std::call_once(once, [] {
        QPDF::registerStreamFilter("/FlateDecode", [] { return std::make_shared<BoundedFlate>(); });
        QPDF::registerStreamFilter("/LZWDecode", [] { return std::make_shared<NoLzw>(); });
    });
}

size_t StreamBudget::forCrossReference(size_t fileSize)
{
    return std::min<size_t>(24'000'000, 2'000'000 + 4 * fileSize);
}

StreamBudget::StreamBudget(size_t bytes) : m_previousLeft(remaining), m_previouslyBounded(bounded)
{
    bounded = true;
    remaining = bytes;
}

StreamBudget::~StreamBudget()
{
    bounded = m_previouslyBounded;
    remaining = m_previousLeft;
}

} // namespace ink::pdf
