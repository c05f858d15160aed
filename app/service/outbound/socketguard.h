#pragma once

#include <cstdint>
#include <functional>
#include <vector>

namespace ink::service::outbound {

/** Checks the actual address of each socket right before it connects, however the host name was resolved.
 * Must outlive the requests that it guards. */
class SocketGuard final
{
public:
    /** Receives the 4 or 16 bytes of an address; empty for other kinds. */
    using IsAllowed = std::function<bool(const std::vector<std::uint8_t>& address)>;
    explicit SocketGuard(IsAllowed isAllowed) : m_isAllowed(std::move(isAllowed)) {}
    SocketGuard(const SocketGuard&) = delete;
    SocketGuard& operator=(const SocketGuard&) = delete;

    /** Guards the sockets of `handle`, an easy handle of libcurl. */
    void guard(void* handle);
    [[nodiscard]] bool hasRefused() const { return m_hasRefused; }

private:
    friend struct SocketGuardCallback;
    IsAllowed m_isAllowed;
    bool m_hasRefused = false;
};

} // namespace ink::service::outbound
