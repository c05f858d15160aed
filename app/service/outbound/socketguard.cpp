#include "app/service/outbound/socketguard.h"

#include "app/service/outbound/outbound.h"

#include <curl/curl.h>

#ifdef _WIN32
#include <winsock2.h>
#else
#include <sys/socket.h>
#endif

namespace ink::service::outbound {

struct SocketGuardCallback
{
    static curl_socket_t open(void* data, curlsocktype purpose, curl_sockaddr* address)
    {
        auto* guard = static_cast<SocketGuard*>(data);
        if (purpose != CURLSOCKTYPE_IPCXN || !guard->m_isAllowed(addressBytes(address->addr))) {
            guard->m_hasRefused = true;
            return CURL_SOCKET_BAD;
        }
        return socket(address->family, address->socktype, address->protocol);
    }
};

void SocketGuard::guard(void* handle)
{
    curl_easy_setopt(handle, CURLOPT_OPENSOCKETFUNCTION, SocketGuardCallback::open);
    curl_easy_setopt(handle, CURLOPT_OPENSOCKETDATA, this);
}

} // namespace ink::service::outbound
