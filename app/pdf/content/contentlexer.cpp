#include "app/pdf/content/contentlexer.h"

#include <QtGlobal>

#include <algorithm>

namespace ink::pdf {

namespace {

using TokenKind = ContentToken::Kind;

constexpr bool isPdfRegular(char c)
{
    return !isPdfSpace(c) && !isPdfDelimiter(c);
}

constexpr int hexValue(char c)
{
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

constexpr bool startsNumber(char c)
{
    return (c >= '0' && c <= '9') || c == '+' || c == '-' || c == '.';
}

} // namespace

void ContentLexer::skipSpace()
{
    while (m_at < m_content.size()) {
        const char c = m_content[m_at];
        if (c == '%') {
            while (m_at < m_content.size() && m_content[m_at] != '\n' && m_content[m_at] != '\r')
                ++m_at;
        } else if (isPdfSpace(c)) {
            ++m_at;
        } else {
            return;
        }
    }
}

ContentToken ContentLexer::next()
{
    skipSpace();
    ContentToken token;
    token.begin = m_at;
    token.end = m_at;
    if (m_at >= m_content.size()) return token;
    const char c = m_content[m_at];
    const char following = m_at + 1 < m_content.size() ? m_content[m_at + 1] : '\0';
    if (startsNumber(c)) {
        readNumber(token);
    } else if (c == '/') {
        readName(token);
    } else if (c == '(') {
        readString(token);
    } else if (c == '<' && following != '<') {
        readHexString(token);
    } else if (c == '<' || (c == '>' && following == '>')) {
        token.kind = c == '<' ? TokenKind::DictOpen : TokenKind::DictClose;
        m_at += 2;
    } else if (c == '[' || c == ']') {
        token.kind = c == '[' ? TokenKind::ArrayOpen : TokenKind::ArrayClose;
        ++m_at;
    } else if (isPdfDelimiter(c)) { // a brace or a stray bracket
        token.kind = TokenKind::Keyword;
        token.text = m_content.substr(m_at, 1);
        ++m_at;
    } else {
        size_t end = m_at;
        while (end < m_content.size() && isPdfRegular(m_content[end]))
            ++end;
        token.kind = TokenKind::Keyword;
        token.text = m_content.substr(m_at, end - m_at);
        m_at = end;
    }
    token.end = m_at;
    Q_ASSERT(token.end > token.begin && token.end <= m_content.size());
    return token;
}

void ContentLexer::readNumber(ContentToken& token)
{
    // As lenient as viewers: reads `--5` as -5, `5-3` as 5 and `.5.6` as 0.5. A word that begins with a sign
    // but contains no number is read as 0.
    const size_t start = m_at;
    size_t at = m_at;
    bool negative = false;
    for (; at < m_content.size() && (m_content[at] == '+' || m_content[at] == '-'); ++at)
        negative = negative || m_content[at] == '-';
    double value = 0;
    double scale = 0;
    bool digits = false;
    for (; at < m_content.size(); ++at) {
        const char c = m_content[at];
        if (c >= '0' && c <= '9') {
            digits = true;
            if (scale == 0) {
                value = value * 10 + (c - '0');
            } else {
                value += (c - '0') * scale;
                scale /= 10;
            }
        } else if (c == '.' && scale == 0) {
            scale = 0.1;
        } else {
            break;
        }
    }
    size_t end = at;
    while (end < m_content.size() && isPdfRegular(m_content[end]) &&
           (startsNumber(m_content[end]) || !(digits || scale > 0)))
        ++end;
    m_at = std::max(end, start + 1);
    token.kind = TokenKind::Number;
    token.number = negative ? -value : value;
}

void ContentLexer::readName(ContentToken& token)
{
    size_t end = m_at + 1;
    bool escaped = false;
    for (; end < m_content.size() && isPdfRegular(m_content[end]); ++end)
        escaped = escaped || m_content[end] == '#';
    token.kind = TokenKind::Name;
    token.text = m_content.substr(m_at + 1, end - m_at - 1);
    m_at = end;
    if (!escaped) return;
    m_buffer.clear();
    for (size_t i = 0; i < token.text.size(); ++i) {
        const char c = token.text[i];
        if (c == '#' && i + 2 < token.text.size() && hexValue(token.text[i + 1]) >= 0 &&
            hexValue(token.text[i + 2]) >= 0) {
            m_buffer += static_cast<char>(hexValue(token.text[i + 1]) * 16 + hexValue(token.text[i + 2]));
            i += 2;
        } else {
            m_buffer += c;
        }
    }
    token.text = m_buffer;
}

void ContentLexer::readString(ContentToken& token)
{
    token.kind = TokenKind::String;
    m_buffer.clear();
    int depth = 1;
    size_t at = m_at + 1;
    for (; at < m_content.size(); ++at) {
        char c = m_content[at];
        if (c == '(') {
            ++depth;
        } else if (c == ')') {
            if (--depth == 0) break;
        } else if (c == '\r') {
            if (at + 1 < m_content.size() && m_content[at + 1] == '\n') ++at;
            c = '\n';
        } else if (c == '\\') {
            if (++at >= m_content.size()) break;
            c = m_content[at];
            if (c >= '0' && c <= '7') {
                int value = 0;
                size_t digits = 0;
                for (; digits < 3 && at + digits < m_content.size() && m_content[at + digits] >= '0' &&
                       m_content[at + digits] <= '7';
                     ++digits)
                    value = value * 8 + (m_content[at + digits] - '0');
                at += digits - 1;
                c = static_cast<char>(value);
            } else if (c == 'n') {
                c = '\n';
            } else if (c == 'r') {
                c = '\r';
            } else if (c == 't') {
                c = '\t';
            } else if (c == 'b') {
                c = '\b';
            } else if (c == 'f') {
                c = '\f';
            } else if (c == '\r' || c == '\n') {
                if (c == '\r' && at + 1 < m_content.size() && m_content[at + 1] == '\n') ++at;
                continue;
            }
        }
        m_buffer += c;
    }
    m_at = std::min(at + 1, m_content.size());
    token.text = m_buffer;
}

void ContentLexer::readHexString(ContentToken& token)
{
    token.kind = TokenKind::String;
    m_buffer.clear();
    int high = -1;
    size_t at = m_at + 1;
    for (; at < m_content.size() && m_content[at] != '>'; ++at) {
        const int value = hexValue(m_content[at]);
        if (value < 0) continue;
        if (high < 0) {
            high = value;
        } else {
            m_buffer += static_cast<char>(high * 16 + value);
            high = -1;
        }
    }
    if (high >= 0) m_buffer += static_cast<char>(high * 16);
    m_at = std::min(at + 1, m_content.size());
    token.text = m_buffer;
}

void ContentLexer::skipInlineImage()
{
    // The data may contain `EI` by chance: the bytes after it must look like content.
    if (m_at < m_content.size()) ++m_at; // the single space after ID
    for (size_t at = m_at; at + 1 < m_content.size(); ++at) {
        at = m_content.find("EI", at);
        if (at == std::string_view::npos) break;
        const bool before = at == m_at || isPdfSpace(m_content[at - 1]);
        const bool after = at + 2 >= m_content.size() || isPdfSpace(m_content[at + 2]);
        if (!before || !after) continue;
        const std::string_view rest = m_content.substr(at + 2, 16);
        const bool plain = std::all_of(rest.begin(), rest.end(), [](char c) {
            return (c >= ' ' && c <= '~') || c == '\n' || c == '\r' || c == '\t';
        });
        if (!plain) continue;
        m_at = at + 2;
        return;
    }
    m_at = m_content.size();
}

} // namespace ink::pdf
