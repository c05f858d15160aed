#include "app/service/http/server/multipartreader.h"

#include "app/service/http/headerfields.h"
#include "app/service/http/server/reasons.h"

#include <algorithm>

namespace ink::service::http {

namespace {

Result<PartHead> parseHead(const QByteArray& block)
{
    PartHead head;
    QByteArray contentId;
    bool named = false;
    qsizetype at = 0;
    while (at < block.size()) {
        qsizetype end = block.indexOf("\r\n", at);
        if (end < 0) end = block.size();
        const QByteArray line = block.mid(at, end - at);
        at = end + 2;
        const qsizetype colon = line.indexOf(':');
        if (colon <= 0 || !isToken(line.left(colon)))
            return malformedError("A part of the multipart body has a header line that is not valid.");
        const QByteArray name = line.left(colon).toLower();
        const QByteArray value = line.mid(colon + 1).trimmed();
        if (hasControlCharacter(value))
            return malformedError("A part of the multipart body has a control character in its headers.");
        if (name == "content-disposition") {
            const HeaderValue disposition = parseHeaderValue(value);
            if (const auto partName = disposition.text("name")) {
                head.name = *partName;
                named = true;
            }
            if (const auto file = disposition.text("filename")) {
                head.isFile = true;
                head.fileName = safeFileName(*file);
            }
        } else if (name == "content-type") {
            const HeaderValue type = parseHeaderValue(value);
            head.contentType = type.value.toLower();
            if (const auto file = type.text("name"); file && head.fileName.isEmpty())
                head.fileName = safeFileName(*file);
        } else if (name == "content-id") {
            contentId = value;
        } else if (name == "content-transfer-encoding") {
            const QByteArray encoding = value.toLower();
            if (encoding != "binary" && encoding != "8bit" && encoding != "7bit")
                return malformedError("A part has a transfer encoding; send its bytes as they are.");
        }
    }
    if (!named && contentId.size() > 2 && contentId.startsWith('<') && contentId.endsWith('>'))
        head.name = QString::fromUtf8(contentId.sliced(1, contentId.size() - 2));
    return head;
}

} // namespace

MultipartReader::MultipartReader(const QByteArray& boundary, PartSink& sink, Limits limits)
    : m_delimiter("\r\n--" + boundary), m_sink(sink), m_limits(limits), m_pending("\r\n")
{
}

MultipartReader::MultipartReader(const QByteArray& boundary, PartSink& sink)
    : MultipartReader(boundary, sink, Limits{})
{
}

Result<void> MultipartReader::feed(const char* data, qsizetype size)
{
    if (m_state == State::Failed) return malformedError("The multipart body was refused before.");
    if (m_state == State::Epilogue) return {};
    m_pending.append(data, size);
    while (true) {
        const Result<bool> went = step();
        if (!went) {
            m_state = State::Failed;
            m_pending.clear();
            return fail(went.error());
        }
        if (!*went) break;
    }
    Q_ASSERT(m_at >= 0 && m_at <= m_pending.size());
    m_pending.remove(0, m_at);
    m_at = 0;
    return {};
}

Result<void> MultipartReader::finish()
{
    if (m_state != State::Epilogue)
        return malformedError("The multipart body ends before its closing boundary.");
    return {};
}

Result<bool> MultipartReader::step()
{
    switch (m_state) {
    case State::Preamble:
    case State::Data:
        return readUpToDelimiter();
    case State::Delimiter:
        return readDelimiterEnd();
    case State::Head:
        return readHead();
    case State::Epilogue:
        m_at = m_pending.size();
        return false;
    case State::Failed:
        break;
    }
    return malformedError("The multipart body was refused before.");
}

Result<bool> MultipartReader::readUpToDelimiter()
{
    const qsizetype found = m_pending.indexOf(m_delimiter, m_at);
    // Without a delimiter, everything is content except a tail that may be the beginning of one.
    const qsizetype end = found >= 0 ? found : std::max(m_at, m_pending.size() - (m_delimiter.size() - 1));
    Q_ASSERT(end >= m_at && end <= m_pending.size());
    if (end > m_at) {
        if (m_state == State::Data) {
            INK_TRY(m_sink.appendToPart(m_pending.constData() + m_at, end - m_at));
        } else if ((m_preamble += end - m_at) > m_limits.preambleBytes) {
            return malformedError("The multipart body does not begin with its boundary.");
        }
        m_at = end;
    }
    if (found < 0) return false;
    if (m_state == State::Data) INK_TRY(m_sink.endPart());
    m_at = found + m_delimiter.size();
    m_state = State::Delimiter;
    return true;
}

Result<bool> MultipartReader::readDelimiterEnd()
{
    qsizetype at = m_at;
    if (m_pending.size() - at < 2) return false;
    if (m_pending.at(at) == '-' && m_pending.at(at + 1) == '-') {
        m_state = State::Epilogue;
        return true;
    }
    while (at < m_pending.size() && (m_pending.at(at) == ' ' || m_pending.at(at) == '\t'))
        ++at;
    if (at - m_at > 256) return malformedError("A boundary line of the multipart body is too long.");
    if (m_pending.size() - at < 2) return false;
    if (m_pending.at(at) != '\r' || m_pending.at(at + 1) != '\n')
        return malformedError("A boundary line of the multipart body is not valid.");
    if (++m_parts > m_limits.parts)
        return fail(ErrorCode::TooLarge, reasons::tooManyMultipartParts(m_limits.parts));
    m_at = at; // keeps the line end, so that a head without lines also ends with an empty line
    m_state = State::Head;
    return true;
}

Result<bool> MultipartReader::readHead()
{
    const qsizetype end = m_pending.indexOf("\r\n\r\n", m_at);
    // The last three bytes may belong to the end of the head. The limit must not depend on chunk boundaries.
    if ((end < 0 ? m_pending.size() - 3 : end) - m_at > m_limits.headBytes)
        return malformedError("The headers of a part are too long.");
    if (end < 0) return false;
    Q_ASSERT(end == m_at || end >= m_at + 2); // the delimiter begins with a line end
    const QByteArray block = end > m_at ? m_pending.mid(m_at + 2, end - m_at - 2) : QByteArray();
    INK_ASSIGN(head, parseHead(block));
    INK_TRY(m_sink.beginPart(head));
    m_at = end + 4;
    m_state = State::Data;
    return true;
}

} // namespace ink::service::http
