#pragma once

#include <string>
#include <string_view>

namespace ink::pdf {

/** A token of a content stream or of a CMap. */
struct ContentToken
{
    enum class Kind {
        End,
        Number,
        Name,   ///< text: without its slash, unescaped
        String, ///< text: unescaped
        ArrayOpen,
        ArrayClose,
        DictOpen,
        DictClose,
        Keyword ///< an operator, `true`, `false`, `null`
    };
    Kind kind = Kind::End;
    size_t begin = 0; ///< offset in the stream
    size_t end = 0;   ///< offset after its last byte
    double number = 0;
    std::string_view text; ///< valid until the next token is read
};

/** Splits a content stream into tokens (ISO 32000-2 §7.2, §7.8.2). Malformed syntax yields the tokens that
 * most viewers see, never an error. */
class ContentLexer final
{
public:
    /** `content` must outlive the lexer and its tokens. */
    explicit ContentLexer(std::string_view content, size_t at = 0) : m_content(content), m_at(at) {}

    [[nodiscard]] ContentToken next();
    /** Call after `ID`: skips to the position after the `EI` of an inline image. */
    void skipInlineImage();
    [[nodiscard]] size_t position() const { return m_at; }

private:
    void skipSpace();
    void readNumber(ContentToken& token);
    void readName(ContentToken& token);
    void readString(ContentToken& token);
    void readHexString(ContentToken& token);
    std::string_view m_content;
    size_t m_at;
    std::string m_buffer;
};

[[nodiscard]] constexpr bool isPdfSpace(char c)
{
    return c == ' ' || c == '\n' || c == '\r' || c == '\t' || c == '\f' || c == '\0';
}
[[nodiscard]] constexpr bool isPdfDelimiter(char c)
{
    return c == '(' || c == ')' || c == '<' || c == '>' || c == '[' || c == ']' || c == '{' || c == '}' ||
           c == '/' || c == '%';
}

} // namespace ink::pdf
