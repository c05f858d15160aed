#include "app/service/callbacks/resolver.h"

#include <cstring>
#include <deque>
#include <map>
#include <mutex>
#include <system_error>
#include <thread>

#ifdef _WIN32
#include <winsock2.h>
#include <ws2tcpip.h>
#else
#include <netdb.h>
#include <netinet/in.h>
#include <sys/socket.h>
#endif

namespace ink::service::callbacks {

std::vector<Address> systemLookup(const std::string& host)
{
    addrinfo hints{};
    hints.ai_family = AF_UNSPEC;
    hints.ai_socktype = SOCK_STREAM;
    addrinfo* found = nullptr;
    std::vector<Address> all;
    if (getaddrinfo(host.c_str(), nullptr, &hints, &found) != 0) return all;
    for (const addrinfo* each = found; each; each = each->ai_next) {
        if (each->ai_family == AF_INET) {
            sockaddr_in in{};
            std::memcpy(&in, each->ai_addr, sizeof in);
            Address address(4);
            std::memcpy(address.data(), &in.sin_addr, 4);
            all.push_back(std::move(address));
        } else if (each->ai_family == AF_INET6) {
            sockaddr_in6 in{};
            std::memcpy(&in, each->ai_addr, sizeof in);
            Address address(16);
            std::memcpy(address.data(), &in.sin6_addr, 16);
            all.push_back(std::move(address));
        }
    }
    freeaddrinfo(found);
    return all;
}

struct Resolver::Shared : std::enable_shared_from_this<Resolver::Shared>
{
    std::mutex mutex;
    Lookup lookup;
    int maximum = 0;
    int threads = 0;
    bool stopped = false;
    std::deque<std::string> queue;
    std::map<std::string, std::vector<Callback>>
        waiting; ///< by host name, including names with a running lookup

    /** The thread function. Runs until there is nothing to resolve. */
    void work()
    {
        std::unique_lock lock(mutex);
        while (!stopped && !queue.empty()) {
            const std::string host = std::move(queue.front());
            queue.pop_front();
            lock.unlock();
            const std::vector<Address> found = lookup(host);
            lock.lock();
            if (stopped) break;
            auto asked = waiting.extract(host);
            lock.unlock();
            for (const Callback& done : asked.mapped())
                done(found);
            lock.lock();
        }
        --threads;
    }
};

Resolver::Resolver(Lookup lookup, int maxThreads) : d(std::make_shared<Shared>())
{
    d->lookup = lookup ? std::move(lookup) : Lookup(systemLookup);
    d->maximum = maxThreads;
}

Resolver::~Resolver()
{
    const std::lock_guard lock(d->mutex);
    d->stopped = true;
    d->waiting.clear();
    d->queue.clear();
}

void Resolver::resolve(const std::string& host, Callback done)
{
    const std::lock_guard lock(d->mutex);
    auto& asked = d->waiting[host];
    asked.push_back(std::move(done));
    if (asked.size() == 1) d->queue.push_back(host);
    if (d->queue.empty() || d->threads >= d->maximum) return;
    try {
        std::thread([shared = d] { shared->work(); }).detach(); // a lookup can't be aborted
        ++d->threads;
    } catch (const std::system_error&) {
        // No more threads can be started. A running thread processes the request; if there is none, the next
        // request tries again, and this one times out.
    }
}

} // namespace ink::service::callbacks
