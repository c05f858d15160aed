// Holds one PKCS#11 module or one PKCS#12 file in a separate process, so that middleware that crashes, hangs,
// prints or shows dialogs doesn't disturb the program. Started by a key source; see
// app/keys/protocol/keyprotocol.h.
#include "app/helper/helperpipe.h"
#include "app/helper/processlimits.h"
#include "app/inkstone-keys/pkcs12file.h"
#ifdef INKSTONE_HAS_PKCS11
#include "app/inkstone-keys/pkcs11module.h"
#endif

#include <array>
#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <mutex>
#include <thread>

namespace {

using namespace ink;
using namespace ink::keys;
using namespace ink::inkstonekeys;

/** Receives orders, one at a time. A separate thread reads them, so that the end of the input ends the
 * process immediately, even while a module hangs. */
class OrderReader final
{
public:
    OrderReader(helper::HelperPipe& pipe, SecretPage& secret) : m_pipe(pipe), m_secret(secret) {}

    void begin()
    {
        std::thread([this] {
            while (readOrder()) {
            }
            std::_Exit(EXIT_SUCCESS);
        }).detach();
    }
    /** Waits for an order; its secret is in the secret page. */
    Order next()
    {
        std::unique_lock lock(m_mutex);
        m_arrived.wait(lock, [this] { return m_order.has_value(); });
        return *m_order;
    }
    /** Call before the order is answered. */
    void finish()
    {
        const std::lock_guard lock(m_mutex);
        m_secret.wipe();
        m_order.reset();
    }

private:
    bool readOrder()
    {
        std::array<char, orderHeaderBytes> header{};
        if (!m_pipe.read(header.data(), orderHeaderBytes)) return false;
        const auto sizes = orderSizes(header.data());
        // An order is sent when the previous one has been answered.
        const std::lock_guard lock(m_mutex);
        if (!sizes || m_order) return false;
        char* const secret = m_secret.reserve(sizes->secret);
        if (!secret || !m_pipe.read(secret, sizes->secret)) return false;
        QByteArray payload(sizes->payload, Qt::Uninitialized);
        if (!m_pipe.read(payload.data(), payload.size())) return false;
        m_order = orderFrom(payload);
        m_arrived.notify_one();
        return m_order.has_value();
    }

    helper::HelperPipe& m_pipe;
    SecretPage& m_secret;
    std::mutex m_mutex;
    std::condition_variable m_arrived;
    std::optional<Order> m_order;
};

/** Performs orders and sends answers. */
class Keeper final
{
public:
    Keeper(helper::HelperPipe& pipe, const SecretPage& secret) : m_pipe(pipe), m_secret(secret) {}

    [[nodiscard]] Answer perform(const Order& order)
    {
        m_lastStep = Step::None;
        if (const auto* open = std::get_if<OpenOrder>(&order)) {
            if (m_opener) std::_Exit(EXIT_FAILURE); // one source for each process
            const auto onStep = [this](Step step) { report(step); };
            if (open->kind == SourceKind::Pkcs12) m_opener = std::make_unique<Pkcs12File>(onStep);
#ifdef INKSTONE_HAS_PKCS11
            if (open->kind == SourceKind::Pkcs11) m_opener = std::make_unique<Pkcs11Module>(onStep);
#endif
            if (m_opener) return m_opener->open(*open);
            FaultReport unsupported;
            unsupported.fault = Fault::NotAModule;
            unsupported.step = Step::Load;
            return unsupported;
        }
        if (!m_opener) std::_Exit(EXIT_FAILURE);
        if (const auto* sign = std::get_if<SignOrder>(&order)) return m_opener->sign(*sign, m_secret);
        return m_opener->list(m_secret);
    }
    void send(const Answer& answer)
    {
        const QByteArray payload = toPayload(answer);
        if (payload.size() > maxAnswerBytes || !m_pipe.write(answerHeader(payload.size()) + payload))
            std::_Exit(EXIT_FAILURE);
    }

private:
    void report(Step step)
    {
        if (step == m_lastStep) return;
        m_lastStep = step;
        send(Progress{step});
    }

    helper::HelperPipe& m_pipe;
    const SecretPage& m_secret;
    std::unique_ptr<KeyOpener> m_opener;
    Step m_lastStep = Step::None;
};

} // namespace

int main(int argc, char** argv)
{
    const long long memory = argc == 2 ? std::atoll(argv[1]) : 0; // limit in bytes
    if (memory <= 0) {
        std::fputs("inkstone-keys holds keys of cards and files for inkstone, which starts it itself.\n",
                   stderr);
        return 2;
    }
    helper::closeInheritedFiles();
    helper::prepareProcess();
    helper::HelperPipe pipe;
    helper::limitMemory(memory);
    SecretPage secret;
    OrderReader orders(pipe, secret);
    orders.begin();
    const QByteArray hello = greeting();
    if (!pipe.write(answerHeader(hello.size()) + hello)) return EXIT_FAILURE;
    Keeper keeper(pipe, secret);
    while (true) {
        const Answer answer = keeper.perform(orders.next());
        orders.finish();
        keeper.send(answer);
    }
}
