#include "app/service/http/server/requestparser.h"

#include <algorithm>
#include <limits>

namespace ink::service::http {

namespace Http = boost::beast::http;

namespace {

constexpr qsizetype headLimit = 32 * 1024;     // contract §10
constexpr qsizetype maxChunkLineLength = 1024; // maximum length of a chunk's line: its size and extensions
constexpr int maxFields = 256;

QByteArray toBytes(boost::beast::string_view view)
{
    return QByteArray(view.data(), static_cast<qsizetype>(view.size()));
}

bool isDigits(const QByteArray& text)
{
    return !text.isEmpty() &&
           std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/** Returns whether the text consists of the characters of a host name or address with its port, without those
 * that begin a path or user. */
bool isHost(const QByteArray& text)
{
    static const QByteArray marks(".-_~:[]%!$&'()*+;=");
    return std::all_of(text.begin(), text.end(), [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') ||
               marks.contains(c);
    });
}

} // namespace

RequestParser::RequestParser()
{
    header_limit(static_cast<std::uint32_t>(headLimit) + 1); // so that this class reports its own limit first
    body_limit(boost::none);                                 // BodyReceiver has the limits and their messages
    m_head.headers.reserve(12);
}

RequestParser::State RequestParser::setFault(const char* fault)
{
    m_fault = fault;
    return State::Fault;
}

const char* RequestParser::lineFault(QByteArrayView bytes)
{
    for (; m_scanned < bytes.size() && !m_headEnds; ++m_scanned) {
        const char c = bytes.at(m_scanned);
        if (m_previous == '\r' && c != '\n') return "A line of the head ends without a line feed.";
        if (c == '\n') {
            if (m_previous != '\r') return "A line of the head ends without a carriage return.";
            m_headEnds = m_lineLength == 0 && !m_isFirstLine;
            m_isFirstLine = false;
            m_lineLength = 0;
        } else if (c != '\r') {
            if (c == '\0') return "The head has a NUL character.";
            if (m_lineLength == 0 && !m_isFirstLine && (c == ' ' || c == '\t'))
                return "A header is folded over two lines.";
            ++m_lineLength;
        }
        m_previous = c;
        ++m_headBytes;
    }
    return nullptr;
}

RequestParser::State RequestParser::readHead(QByteArrayView bytes, qsizetype& taken)
{
    taken = 0;
    if (const char* fault = lineFault(bytes)) return setFault(fault);
    if (m_headBytes > headLimit) {
        m_fault = "The headers are larger than 32 KiB.";
        return State::TooLarge;
    }
    Code code;
    taken = static_cast<qsizetype>(
        put(boost::asio::const_buffer(bytes.data(), static_cast<std::size_t>(m_scanned)), code));
    m_scanned -= taken;
    Q_ASSERT(taken <= bytes.size() && m_scanned >= 0);
    if (code == Http::error::need_more) return State::More;
    if (code == Http::error::header_limit || code == Http::error::buffer_overflow) {
        if (!m_fault) m_fault = "The headers are larger than 32 KiB.";
        return State::TooLarge;
    }
    if (code) return setFault(m_fault ? m_fault : "The request is not valid HTTP.");
    if (!m_isHeadComplete) return State::More;
    if (const char* fault = framingFault()) return setFault(fault);
    m_head.hasBody = !is_done();
    if (const auto length = content_length()) {
        constexpr std::uint64_t maximum = std::numeric_limits<qint64>::max();
        m_head.contentLength = static_cast<qint64>(std::min<std::uint64_t>(*length, maximum));
    }
    return is_done() ? State::Done : State::Head;
}

RequestParser::State RequestParser::readBody(QByteArrayView bytes, qsizetype& taken, QByteArray& content)
{
    taken = 0;
    m_content = &content;
    eager(true);
    Code code;
    taken = static_cast<qsizetype>(
        put(boost::asio::const_buffer(bytes.data(), static_cast<std::size_t>(bytes.size())), code));
    m_content = nullptr;
    Q_ASSERT(taken <= bytes.size());
    if (code && code != Http::error::need_more)
        return setFault(m_fault ? m_fault : "The body is not framed as HTTP demands.");
    if (is_done()) return State::Done;
    // Only a chunk's line or the trailer can be pending here. Both must be limited.
    if (code && bytes.size() - taken > headLimit) return setFault("A chunk's line is too long.");
    return State::Body;
}

bool RequestParser::expectsContinue() const
{
    for (const auto& [name, value] : m_head.headers)
        if (name == "expect") return m_version >= 11 && value.toLower() == "100-continue";
    return false;
}

/** Returns the fault of a request that Beast accepts but that two servers in a row could parse differently;
 * null if there is none. */
const char* RequestParser::framingFault() const
{
    int lengths = 0;
    int codings = 0;
    int hosts = 0;
    int authorizations = 0;
    int types = 0;
    int expects = 0;
    for (const auto& [name, value] : m_head.headers) {
        if (name == "content-length") {
            ++lengths;
            if (!isDigits(value)) return "The Content-Length is not a number.";
        } else if (name == "transfer-encoding") {
            ++codings;
            if (m_version < 11 || value.toLower() != "chunked")
                return "The only Transfer-Encoding that is understood is chunked.";
        } else if (name == "host") {
            ++hosts;
            if (!isHost(value)) return "The Host header is not valid.";
        } else if (name == "authorization") {
            ++authorizations;
        } else if (name == "content-type") {
            ++types;
        } else if (name == "expect") {
            ++expects;
        }
    }
    if (codings > 0 && lengths > 0) return "The request has both Content-Length and Transfer-Encoding.";
    if (std::max({lengths, codings, hosts, authorizations, types, expects}) > 1)
        return "The request repeats a header that may be there only once.";
    if (m_version >= 11 && hosts == 0) return "The request has no Host header.";
    return nullptr;
}

void RequestParser::on_request_impl(Http::verb, View method, View target, int version, Code&)
{
    m_head.method = toBytes(method);
    m_head.target = toBytes(target);
    m_version = version;
}

void RequestParser::on_field_impl(Field, View name, View value, Code& code)
{
    if (m_isHeadComplete) { // a trailer, which is ignored
        m_trailers += static_cast<qsizetype>(name.size() + value.size());
        if (m_trailers > headLimit) code = Http::error::header_limit;
        return;
    }
    if (++m_fields > maxFields) {
        m_fault = "The request has more than 256 headers.";
        code = Http::error::header_limit;
        return;
    }
    m_head.headers.append({toBytes(name).toLower(), toBytes(value)});
}

void RequestParser::on_header_impl(Code&)
{
    m_isHeadComplete = true;
}

std::size_t RequestParser::on_body_impl(View bytes, Code&)
{
    m_content->append(bytes.data(), static_cast<qsizetype>(bytes.size()));
    return bytes.size();
}

void RequestParser::on_chunk_header_impl(std::uint64_t, View extensions, Code& code)
{
    if (static_cast<qsizetype>(extensions.size()) > maxChunkLineLength)
        code = Http::error::bad_chunk_extension;
}

std::size_t RequestParser::on_chunk_body_impl(std::uint64_t, View bytes, Code&)
{
    m_content->append(bytes.data(), static_cast<qsizetype>(bytes.size()));
    return bytes.size();
}

} // namespace ink::service::http
