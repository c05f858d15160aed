#include "app/service/outbound/outbound.h"

#include <curl/curl.h>

#include <cstring>

#ifdef _WIN32
#include <winsock2.h>
#include <ws2tcpip.h>
#else
#include <netinet/in.h>
#include <sys/socket.h>
#endif

namespace ink::service::outbound {

void EasyDelete::operator()(void* handle) const
{
    curl_easy_cleanup(handle);
}

void ListDelete::operator()(curl_slist* list) const
{
    curl_slist_free_all(list);
}

void append(List& list, const QByteArray& line)
{
    if (curl_slist* longer = curl_slist_append(list.get(), line.constData())) {
        (void)list.release();
        list.reset(longer);
    }
}

std::vector<std::uint8_t> addressBytes(const sockaddr& address)
{
    std::vector<std::uint8_t> bytes;
    if (address.sa_family == AF_INET) {
        sockaddr_in in{};
        std::memcpy(&in, &address, sizeof in);
        bytes.resize(4);
        std::memcpy(bytes.data(), &in.sin_addr, bytes.size());
    } else if (address.sa_family == AF_INET6) {
        sockaddr_in6 in{};
        std::memcpy(&in, &address, sizeof in);
        bytes.resize(16);
        std::memcpy(bytes.data(), &in.sin6_addr, bytes.size());
    }
    return bytes;
}

void setCautious(void* curl, const QString& caFile)
{
    curl_easy_setopt(curl, CURLOPT_FOLLOWLOCATION, 0L);
    curl_easy_setopt(curl, CURLOPT_PROXY, "");
    curl_easy_setopt(curl, CURLOPT_NETRC, static_cast<long>(CURL_NETRC_IGNORED));
    curl_easy_setopt(curl, CURLOPT_HTTP_VERSION, static_cast<long>(CURL_HTTP_VERSION_1_1));
    curl_easy_setopt(curl, CURLOPT_HTTP09_ALLOWED, 0L);
    curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(curl, CURLOPT_SSL_VERIFYPEER, 1L);
    curl_easy_setopt(curl, CURLOPT_SSL_VERIFYHOST, 2L);
    curl_easy_setopt(curl, CURLOPT_SSLVERSION, static_cast<long>(CURL_SSLVERSION_TLSv1_2));
    if (!caFile.isEmpty()) {
        curl_easy_setopt(curl, CURLOPT_CAINFO, caFile.toLocal8Bit().constData());
        curl_easy_setopt(curl, CURLOPT_CAPATH, nullptr);
    }
    curl_easy_setopt(curl, CURLOPT_USERAGENT, "Inkstone/" INKSTONE_VERSION);
}

} // namespace ink::service::outbound
