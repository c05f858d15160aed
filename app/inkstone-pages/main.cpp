// Paints pages for a signing service in a separate process with little memory, so that a document that
// crashes the painter doesn't end the service. Started by the service; see
// app/pageprocess/pageprotocol.h.
#include "app/base/console.h"
#include "app/base/freedmemory.h"
#include "app/helper/helperpipe.h"
#include "app/helper/processlimits.h"
#include "app/render/pdflibrary.h"
#include "app/service/pagepainter/pagepainter.h"

#include <QGuiApplication>

#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <mutex>
#include <thread>

namespace {

using namespace ink::pageprocess;

/** Receives the render requests. A separate thread reads them, so that the end of the input ends the process
 * immediately, even while a page is being painted. */
class Orders final
{
public:
    explicit Orders(ink::helper::HelperPipe& pipe) : m_pipe(pipe) {}
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
    std::optional<RenderRequest> readOrder()
    {
        char header[frameHeaderBytes];
        if (!m_pipe.read(header, frameHeaderBytes)) return std::nullopt;
        const auto length = frameLength(header, maxRequestBytes);
        if (!length) return std::nullopt;
        QByteArray payload(*length, Qt::Uninitialized);
        if (!m_pipe.read(payload.data(), payload.size())) return std::nullopt;
        return renderRequestFrom(payload);
    }
    ink::helper::HelperPipe& m_pipe;
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
    ink::helper::closeInheritedFiles();
    ink::helper::prepareProcess();
    ink::helper::lowerPriority();
    ink::retainFreedMemory();
    ink::helper::HelperPipe pipe;
    ink::useHeadlessPlatform();
    const QGuiApplication application(argc, argv); // form fields are drawn with its fonts
    ink::helper::limitMemory(memory);
    ink::render::pinPdfLibrary();
    ink::service::pagepainter::PagePainter painter(documents);
    Orders orders(pipe);
    orders.begin();
    if (!pipe.write(toFrame(pageGreeting()))) return EXIT_FAILURE;
    while (true) {
        QByteArray payload = toPayload(painter.perform(orders.next()));
        if (payload.size() > maxResponseBytes)
            payload = toPayload(RenderResponse{RenderResponse::Status::TooLarge, {}});
        if (!pipe.write(toFrame(payload))) std::_Exit(EXIT_FAILURE);
    }
}
