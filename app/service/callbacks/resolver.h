#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace ink::service::callbacks {

/** 4 or 16 bytes, network order. */
using Address = std::vector<std::uint8_t>;
/** Resolves a host name, possibly slowly; empty = not found. Called on several threads. */
using Lookup = std::function<std::vector<Address>(const std::string& host)>;

/** The system's resolver: getaddrinfo, every address of both families. */
[[nodiscard]] std::vector<Address> systemLookup(const std::string& host);

/**
 * Resolves names on its own threads, started as needed: an unresponsive name server delays only
 * requests for its names. Concurrent requests for the same name share one lookup.
 */
class Resolver final
{
public:
    using Done = std::function<void(std::vector<Address>)>;
    explicit Resolver(Lookup lookup, int maxThreads = 64);
    ~Resolver(); ///< stops; no more callbacks are called

    /** `done` is called on another thread, once. */
    void resolve(const std::string& host, Done done);

private:
    struct Shared;
    std::shared_ptr<Shared> d;
};

} // namespace ink::service::callbacks
