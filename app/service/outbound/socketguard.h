#pragma once

#include <cstdint>
#include <functional>
#include <vector>

namespace ink::service::outbound {

/**
 * Decides about each socket of a request right before it connects, by the actual address, whatever the host
 * name resolved to before. Outlives the requests that it guards.
 */
class SocketGuard final
{
public:
    /** The 4 or 16 bytes of an address; empty for other kinds. */
    using IsAllowed = std::function<bool(const std::vector<std::uint8_t>& address)>;
    explicit SocketGuard(IsAllowed isAllowed) : m_isAllowed(std::move(isAllowed)) {}
    SocketGuard(const SocketGuard&) = delete;
    SocketGuard& operator=(const SocketGuard&) = delete;

    /** `handle` is of libcurl's easy interface. */
    void guard(void* handle);
    [[nodiscard]] bool hasRefused() const { return m_hasRefused; }

private:
    friend struct SocketGuardCallback;
    IsAllowed m_isAllowed;
    bool m_hasRefused = false;
};

} // namespace ink::service::outbound
