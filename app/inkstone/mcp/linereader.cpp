#include "app/inkstone/mcp/linereader.h"

#include <QMetaObject>
#include <QMutex>
#include <QMutexLocker>
#include <QSemaphore>

#include <array>
#include <cerrno>
#include <thread>
#include <utility>

#ifdef Q_OS_WIN
#include <fcntl.h>
#include <io.h>
#else
#include <unistd.h>
#endif

namespace ink::mcp {

namespace {

constexpr int maxLinesAhead = 8;
constexpr int standardInput = 0;

using Buffer = std::array<char, 64 * 1024>;

/** Returns the number of bytes read; 0 at the end of the input, -1 after an error. */
qsizetype readSome(Buffer& buffer)
{
#ifdef Q_OS_WIN
    return ::_read(standardInput, buffer.data(), static_cast<unsigned>(buffer.size()));
#else
    for (;;) {
        const auto count = ::read(standardInput, buffer.data(), buffer.size());
        if (count >= 0 || errno != EINTR) return count;
    }
#endif
}

} // namespace

struct LineReader::Shared
{
    QMutex mutex;
    LineReader* reader = nullptr; ///< null once it is destroyed
    QSemaphore room{maxLinesAhead};

    /** Calls `emitSignal` in the reader's thread. Blocks while the reader is maxLinesAhead lines behind.
     * Returns false once the reader has been destroyed. */
    template <typename Emit> bool post(Emit emitSignal)
    {
        room.acquire();
        const QMutexLocker lock(&mutex);
        if (!reader) return false;
        QMetaObject::invokeMethod(
            reader,
            [this, emitSignal = std::move(emitSignal)] {
                room.release();
                emitSignal();
            },
            Qt::QueuedConnection);
        return true;
    }

    void readAll(qsizetype maxLineBytes)
    {
        Buffer buffer;
        QByteArray line;
        bool isTooLong = false;
        const auto endLine = [&] {
            const bool wasTooLong = std::exchange(isTooLong, false);
            const QByteArray whole = std::exchange(line, {});
            return post([this, wasTooLong, whole] {
                if (wasTooLong)
                    Q_EMIT reader->lineTooLong();
                else
                    Q_EMIT reader->lineRead(whole);
            });
        };
        for (qsizetype count = readSome(buffer); count > 0; count = readSome(buffer)) {
            const QByteArrayView read(buffer.data(), count);
            qsizetype start = 0;
            while (start < read.size()) {
                const qsizetype end = read.indexOf('\n', start);
                const QByteArrayView piece = read.sliced(start, (end < 0 ? read.size() : end) - start);
                isTooLong = isTooLong || line.size() + piece.size() > maxLineBytes;
                if (isTooLong)
                    line.clear();
                else
                    line.append(piece);
                if (end < 0) break;
                if (!endLine()) return;
                start = end + 1;
            }
        }
        if ((!line.isEmpty() || isTooLong) && !endLine()) return;
        post([this] { Q_EMIT reader->ended(); });
    }
};

LineReader::LineReader(qsizetype maxLineBytes, QObject* parent)
    : QObject(parent), m_shared(std::make_shared<Shared>()), m_maxLineBytes(maxLineBytes)
{
    m_shared->reader = this;
}

LineReader::~LineReader()
{
    const QMutexLocker lock(&m_shared->mutex);
    m_shared->reader = nullptr;
    m_shared->room.release(maxLinesAhead);
}

void LineReader::start()
{
#ifdef Q_OS_WIN
    _setmode(standardInput, _O_BINARY);
#endif
    std::thread([shared = m_shared, limit = m_maxLineBytes] { shared->readAll(limit); }).detach();
}

} // namespace ink::mcp

#include "moc_linereader.cpp"
