#pragma once

// Private to app/service/http.

#include "app/service/http/beast.h"
#include "app/service/http/server/exchange.h"

#include <boost/beast/http/basic_parser.hpp>

namespace ink::service::http {

/**
 * Parses one request from chunks of any size. Uses Beast's parser for the grammar, with stricter rules where
 * two servers in a row could parse a request differently. Stores only the head.
 */
class RequestParser final : private boost::beast::http::basic_parser<true>
{
public:
    RequestParser();

    enum class State { More, Head, Body, Done, TooLarge, Fault };
    /**
     * Consumes bytes of the head from the front of `bytes`. Bytes that were not consumed must be passed
     * again in the next call. Head: the head is complete, and a body follows; Done: the request is
     * complete.
     */
    [[nodiscard]] State readHead(QByteArrayView bytes, qsizetype& taken);
    /** Consumes bytes of the body and appends their content to `content`. */
    [[nodiscard]] State readBody(QByteArrayView bytes, qsizetype& taken, QByteArray& content);

    [[nodiscard]] RequestHead& head() { return m_head; }
    /** Returns one sentence that describes the syntax error; null if there is none. */
    [[nodiscard]] const char* fault() const { return m_fault; }
    /** Returns the number of bytes of the head so far. */
    [[nodiscard]] qsizetype headBytes() const { return m_headBytes; }
    [[nodiscard]] bool keepsAlive() const { return !m_fault && is_header_done() && keep_alive(); }
    [[nodiscard]] bool expectsContinue() const;

private:
    using Field = boost::beast::http::field;
    using Code = boost::beast::error_code;
    using View = boost::beast::string_view;
    [[nodiscard]] State setFault(const char* fault);
    [[nodiscard]] const char* lineFault(QByteArrayView bytes);
    [[nodiscard]] const char* framingFault() const;

    void on_request_impl(boost::beast::http::verb, View method, View target, int version, Code&) override;
    void on_response_impl(int, View, int, Code&) override {}
    void on_field_impl(Field field, View name, View value, Code& code) override;
    void on_header_impl(Code&) override;
    void on_body_init_impl(const boost::optional<std::uint64_t>&, Code&) override {}
    std::size_t on_body_impl(View bytes, Code&) override;
    void on_chunk_header_impl(std::uint64_t, View extensions, Code& code) override;
    std::size_t on_chunk_body_impl(std::uint64_t, View bytes, Code&) override;
    void on_finish_impl(Code&) override {}

    RequestHead m_head;
    QByteArray* m_content = nullptr;
    const char* m_fault = nullptr;
    qsizetype m_headBytes = 0; ///< bytes of the head so far
    qsizetype m_scanned = 0;   ///< unconsumed bytes that were scanned
    qsizetype m_lineLength = 0;
    qsizetype m_trailers = 0;
    int m_version = 11;
    int m_fields = 0;
    char m_previous = 0;
    bool m_isFirstLine = true;
    bool m_headEnds = false;
    bool m_isHeadComplete = false;
};

} // namespace ink::service::http
