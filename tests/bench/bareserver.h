#pragma once

#include "app/service/http/beast.h"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>

#include <chrono>
#include <memory>
#include <string>
#include <thread>
#include <utility>

namespace ink::bench {

/** One connection of a BareServer. */
class BareSession final : public std::enable_shared_from_this<BareSession>
{
public:
    BareSession(boost::asio::ip::tcp::socket socket, const std::string& body)
        : m_stream(std::move(socket)), m_body(body)
    {
    }
    void read()
    {
        m_request = {};
        m_stream.expires_after(std::chrono::seconds(60));
        boost::beast::http::async_read(
            m_stream, m_buffer, m_request,
            [self = shared_from_this()](boost::beast::error_code error, std::size_t) {
                if (!error) self->write();
            });
    }

private:
    void write()
    {
        m_response = {};
        m_response.version(m_request.version());
        m_response.result(boost::beast::http::status::ok);
        m_response.set(boost::beast::http::field::content_type, "application/json; charset=utf-8");
        m_response.keep_alive(m_request.keep_alive());
        m_response.body() = m_body;
        m_response.prepare_payload();
        boost::beast::http::async_write(
            m_stream, m_response, [self = shared_from_this()](boost::beast::error_code error, std::size_t) {
                if (!error) self->read();
            });
    }
    boost::beast::tcp_stream m_stream;
    boost::beast::flat_buffer m_buffer;
    const std::string& m_body;
    boost::beast::http::request<boost::beast::http::empty_body> m_request;
    boost::beast::http::response<boost::beast::http::string_body> m_response;
};

/** A minimal HTTP server for comparison: every request gets the same bytes, by one thread. */
class BareServer final
{
public:
    explicit BareServer(std::string body)
        : m_body(std::move(body)), m_acceptor(m_io, {boost::asio::ip::tcp::v4(), 0})
    {
        accept();
        m_thread = std::thread([this] { m_io.run(); });
    }
    ~BareServer()
    {
        m_io.stop();
        m_thread.join();
    }
    BareServer(const BareServer&) = delete;
    BareServer& operator=(const BareServer&) = delete;
    [[nodiscard]] unsigned short port() const { return m_acceptor.local_endpoint().port(); }

private:
    void accept()
    {
        m_acceptor.async_accept([this](boost::system::error_code error, boost::asio::ip::tcp::socket socket) {
            if (error) return;
            socket.set_option(boost::asio::ip::tcp::no_delay(true));
            std::make_shared<BareSession>(std::move(socket), m_body)->read();
            accept();
        });
    }
    const std::string m_body;
    boost::asio::io_context m_io{1};
    boost::asio::ip::tcp::acceptor m_acceptor;
    std::thread m_thread;
};

} // namespace ink::bench
