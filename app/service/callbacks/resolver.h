#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace ink::service::callbacks {

/** 4 or 16 bytes, network order. */
using Address = std::vector<std::uint8_t>;
/** Looks a host name up and may take its time; empty = not found. Called on several threads. */
using Lookup = std::function<std::vector<Address>(const std::string& host)>;

/** The system's: getaddrinfo, every address of both families. */
[[nodiscard]] std::vector<Address> systemLookup(const std::string& host);

/**
 * Looks names up on threads of its own, which are started as needed: a name server that does not answer
 * holds up only those who ask for its names. Who asks for a name that is being looked up waits for that
 * answer.
 */
class Resolver final
{
public:
    using Done = std::function<void(std::vector<Address>)>;
    explicit Resolver(Lookup lookup, int maxThreads = 64);
    ~Resolver(); ///< stopped: sends no further answers

    /** `done` is called on another thread, once. */
    void resolve(const std::string& host, Done done);

private:
    struct Shared;
    std::shared_ptr<Shared> d;
};

} // namespace ink::service::callbacks
