#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace ink::service::callbacks {

/** An IP address: 4 or 16 bytes in network order. */
using Address = std::vector<std::uint8_t>;
/** Resolves a host name, possibly slowly; returns an empty list if it is not found. Called on several
 * threads. */
using Lookup = std::function<std::vector<Address>(const std::string& host)>;

/** Resolves a host name with the system's resolver (getaddrinfo) to all addresses of both families. */
[[nodiscard]] std::vector<Address> systemLookup(const std::string& host);

/**
 * Resolves names on its own threads, which are started as needed, so that an unresponsive name server delays
 * only requests for its names. Concurrent requests for the same name share one lookup.
 */
class Resolver final
{
public:
    using Callback = std::function<void(std::vector<Address>)>;
    explicit Resolver(Lookup lookup, int maxThreads = 64);
    ~Resolver(); ///< stops; no more callbacks are called

    /** Resolves a host name. Calls `done` on another thread, at most once: never after destruction, and never
     * if no thread can be started. */
    void resolve(const std::string& host, Callback done);

private:
    struct Shared;
    std::shared_ptr<Shared> d;
};

} // namespace ink::service::callbacks
