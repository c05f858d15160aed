#include "app/service/outbound/outbound.h"

#include "app/trust/systemroots.h"

#include <QFile>
#include <QFileInfo>

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

namespace {

/** Returns whether libcurl finds the system's certificate authorities by itself. */
bool findsAuthorities(CURL* curl)
{
    const curl_version_info_data* const info = curl_version_info(CURLVERSION_NOW);
    const QByteArrayView library(info && info->ssl_version ? info->ssl_version : "");
    // Disabled backends are in parentheses. Both of these use the system's store directly.
    if (library.startsWith("Schannel") || library.startsWith("SecureTransport")) return true;
#if LIBCURL_VERSION_NUM >= 0x075400
    char* path = nullptr;
    if (curl_easy_getinfo(curl, CURLINFO_CAINFO, &path) == CURLE_OK && path && *path)
        return QFileInfo::exists(QFile::decodeName(path));
    path = nullptr;
    if (curl_easy_getinfo(curl, CURLINFO_CAPATH, &path) == CURLE_OK && path && *path)
        return QFileInfo::exists(QFile::decodeName(path));
#else
    Q_UNUSED(curl)
#endif
    return false;
}

void trustOnly(CURL* curl, const QByteArray& pem)
{
    // Passes bytes instead of a path, because libraries differ in the encoding of file names on Windows.
    curl_blob blob{const_cast<char*>(pem.constData()), static_cast<size_t>(pem.size()), CURL_BLOB_COPY};
    curl_easy_setopt(curl, CURLOPT_CAINFO, nullptr);
    curl_easy_setopt(curl, CURLOPT_CAPATH, nullptr);
    curl_easy_setopt(curl, CURLOPT_CAINFO_BLOB, &blob);
}

} // namespace

void setCertificateAuthorities(void* curl, const QString& caFile)
{
    if (!caFile.isEmpty()) {
        QFile file(caFile);
        trustOnly(curl, file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray());
    } else if (!findsAuthorities(curl)) {
        if (const QByteArray& pem = trust::systemRootsPem(); !pem.isEmpty()) trustOnly(curl, pem);
    }
}

void setStrictOptions(void* curl, const QString& caFile)
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
    setCertificateAuthorities(curl, caFile);
    curl_easy_setopt(curl, CURLOPT_USERAGENT, "Inkstone/" INKSTONE_VERSION);
}

} // namespace ink::service::outbound
