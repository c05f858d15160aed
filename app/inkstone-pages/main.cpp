// Paints pages for a signing service in a separate process with little memory, so that a document that
// crashes the painter doesn't end the service. Started by the service; see
// app/pageprocess/pageprotocol.h.
#include "app/base/console.h"
#include "app/inkstone-pages/processlimits.h"
#include "app/render/pdflibrary.h"
#include "app/service/pagepainter/pagepainter.h"

#include <QGuiApplication>

#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <mutex>
#include <thread>

#ifdef Q_OS_WIN
#include <fcntl.h>
#include <io.h>
#else
#include <cerrno>
#include <fcntl.h>
#include <unistd.h>
#endif

namespace {

using namespace ink::pageprocess;

constexpr int inputFile = 0;

#ifdef Q_OS_WIN
int readSome(char* to, qsizetype maximum)
{
    return ::_read(inputFile, to, static_cast<unsigned>(std::min<qsizetype>(maximum, 1 << 20)));
}
int writeSome(int file, const char* from, qsizetype size)
{
    return ::_write(file, from, static_cast<unsigned>(std::min<qsizetype>(size, 1 << 20)));
}
/** Returns a file descriptor for responses. Redirects standard output, to which libraries may write, to
 * standard error. */
int takeOutput()
{
    ::_setmode(0, _O_BINARY);
    ::_setmode(1, _O_BINARY);
    const int output = ::_dup(1);
    ::_setmode(output, _O_BINARY);
    ::_dup2(2, 1);
    return output;
}
#else
qsizetype readSome(char* to, qsizetype maximum)
{
    ssize_t count = 0;
    do
        count = ::read(inputFile, to, static_cast<std::size_t>(maximum));
    while (count < 0 && errno == EINTR);
    return count;
}
qsizetype writeSome(int file, const char* from, qsizetype size)
{
    ssize_t count = 0;
    do
        count = ::write(file, from, static_cast<std::size_t>(size));
    while (count < 0 && errno == EINTR);
    return count;
}
/** Returns a file descriptor for responses. Redirects standard output, to which libraries may write, to
 * standard error. */
int takeOutput()
{
    const int output = ::fcntl(1, F_DUPFD_CLOEXEC, 3);
    ::dup2(2, 1);
    return output;
}
#endif

bool readWhole(char* to, qsizetype size)
{
    while (size > 0) {
        const qsizetype count = readSome(to, size);
        if (count <= 0) return false;
        to += count;
        size -= count;
    }
    return true;
}

bool writeFrame(int output, const QByteArray& payload)
{
    const QByteArray frame = toFrame(payload);
    for (qsizetype from = 0; from < frame.size();) {
        const qsizetype count = writeSome(output, frame.constData() + from, frame.size() - from);
        if (count <= 0) return false;
        from += count;
    }
    return true;
}

/** Receives the render requests. A separate thread reads them, so that the end of the input ends the process
 * immediately, even while a page is being painted. */
class Orders final
{
public:
    void begin()
    {
        std::thread([this] {
            while (auto order = readOrder()) {
                const std::lock_guard lock(m_mutex);
                m_orders.push_back(std::move(*order));
                m_arrived.notify_one();
            }
            std::_Exit(EXIT_SUCCESS);
        }).detach();
    }
    RenderRequest next()
    {
        std::unique_lock lock(m_mutex);
        m_arrived.wait(lock, [this] { return !m_orders.empty(); });
        RenderRequest order = std::move(m_orders.front());
        m_orders.pop_front();
        return order;
    }

private:
    static std::optional<RenderRequest> readOrder()
    {
        char header[frameHeaderBytes];
        if (!readWhole(header, frameHeaderBytes)) return std::nullopt;
        const auto length = frameLength(header, maxRequestBytes);
        if (!length) return std::nullopt;
        QByteArray payload(*length, Qt::Uninitialized);
        if (!readWhole(payload.data(), payload.size())) return std::nullopt;
        return renderRequestFrom(payload);
    }
    std::mutex m_mutex;
    std::condition_variable m_arrived;
    std::deque<RenderRequest> m_orders;
};

} // namespace

int main(int argc, char** argv)
{
    const long long memory = argc == 3 ? std::atoll(argv[1]) : 0; // memory limit in bytes
    const int documents = argc == 3 ? std::atoi(argv[2]) : 0;     // maximum number of open documents
    if (memory <= 0 || documents <= 0) {
        std::fputs("inkstone-pages paints pages for inkstone and inkstoned, which start it themselves.\n",
                   stderr);
        return 2;
    }
    ink::inkstonepages::closeInheritedFiles();
    ink::inkstonepages::prepareProcess();
    const int output = takeOutput();
    ink::useHeadlessPlatform();
    const QGuiApplication application(argc, argv); // form fields are drawn with its fonts
    ink::inkstonepages::limitMemory(memory);
    ink::render::pinPdfLibrary();
    ink::service::pagepainter::PagePainter painter(documents);
    Orders orders;
    orders.begin();
    if (!writeFrame(output, pageGreeting())) return EXIT_FAILURE;
    while (true) {
        QByteArray payload = toPayload(painter.perform(orders.next()));
        if (payload.size() > maxResponseBytes)
            payload = toPayload(RenderResponse{RenderResponse::Status::TooLarge, {}});
        if (!writeFrame(output, payload)) std::_Exit(EXIT_FAILURE);
    }
}
