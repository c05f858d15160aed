#include "app/pdf/file/plainobjects.h"

#include <charconv>

namespace ink::pdf {

namespace {

bool isAsciiDigit(char c)
{
    return c >= '0' && c <= '9';
}

/** The text between the brackets of an array; nothing for any other value. */
std::optional<QByteArrayView> insideArray(QByteArrayView text)
{
    if (text.size() < 2 || text.front() != '[' || text.back() != ']') return std::nullopt;
    return text.sliced(1, text.size() - 2);
}

/** Reads words separated by white space. */
class Words final
{
public:
    explicit Words(QByteArrayView text) : m_text(text) { skip(); }
    [[nodiscard]] bool atEnd() const { return m_at >= m_text.size(); }
    QByteArrayView next()
    {
        const qsizetype start = m_at;
        while (m_at < m_text.size() && !raw::isSpace(m_text[m_at]))
            ++m_at;
        const QByteArrayView word = m_text.sliced(start, m_at - start);
        skip();
        return word;
    }

private:
    void skip()
    {
        while (m_at < m_text.size() && raw::isSpace(m_text[m_at]))
            ++m_at;
    }
    QByteArrayView m_text;
    qsizetype m_at = 0;
};

std::optional<int> plainInteger(QByteArrayView word)
{
    int value = 0;
    const auto [end, error] = std::from_chars(word.begin(), word.end(), value);
    if (word.isEmpty() || !isAsciiDigit(word.front()) || error != std::errc() || end != word.end())
        return std::nullopt;
    return value;
}

std::optional<ObjectId> referenceIn(Words& words)
{
    const auto number = plainInteger(words.next());
    const auto generation = plainInteger(words.next());
    if (!number || !generation || *number == 0 || words.next() != QByteArrayView("R")) return std::nullopt;
    return ObjectId{*number, *generation};
}

} // namespace

std::optional<PlainDict> PlainDict::parseAt(QByteArrayView bytes, qint64 at, ObjectId id)
{
    const auto start = raw::objectValue(bytes, at, id.number, id.generation);
    auto entries = start ? raw::parseDictionary(bytes, *start) : std::nullopt;
    if (!entries) return std::nullopt;
    const qint64 close = raw::skipSpace(bytes, entries->isEmpty() ? *start + 2 : entries->last().end);
    const qint64 end = raw::skipSpace(bytes, close + 2);
    static constexpr QByteArrayView word = "endobj";
    if (end + word.size() > bytes.size() || bytes.sliced(end, word.size()) != word) return std::nullopt;
    PlainDict dict;
    dict.m_bytes = bytes;
    dict.m_entries = std::move(*entries);
    return dict.isPlain() ? std::optional(std::move(dict)) : std::nullopt;
}

std::optional<PlainDict> PlainDict::parse(QByteArrayView text)
{
    auto entries = raw::parseDictionary(text, 0);
    if (!entries) return std::nullopt;
    if (raw::skipSpace(text, entries->isEmpty() ? 2 : entries->last().end) != text.size() - 2)
        return std::nullopt;
    PlainDict dict;
    dict.m_bytes = text;
    dict.m_entries = std::move(*entries);
    return dict.isPlain() ? std::optional(std::move(dict)) : std::nullopt;
}

bool PlainDict::isPlain() const
{
    for (qsizetype i = 0; i < m_entries.size(); ++i) {
        const QByteArrayView key = m_entries.at(i).key;
        if (key.contains('#')) return false;
        for (qsizetype k = 0; k < i; ++k)
            if (m_entries.at(k).key == key) return false;
    }
    return true;
}

DictText PlainDict::toDictText() const
{
    DictText texts;
    for (const raw::Entry& entry : m_entries)
        texts.emplace(
            std::string(entry.key.data(), static_cast<size_t>(entry.key.size())),
            std::string(m_bytes.data() + entry.start, static_cast<size_t>(entry.end - entry.start)));
    return texts;
}

QByteArrayView PlainDict::value(QByteArrayView key) const
{
    for (const raw::Entry& entry : m_entries)
        if (entry.key == key) return m_bytes.sliced(entry.start, entry.end - entry.start);
    return {};
}

std::optional<double> parsePlainNumber(QByteArrayView text)
{
    bool digits = false;
    int points = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char c = text[i];
        digits = digits || isAsciiDigit(c);
        points += c == '.' ? 1 : 0;
        if (!isAsciiDigit(c) && c != '.' && !(c == '-' && i == 0)) return std::nullopt;
    }
    if (!digits || points > 1 || text.size() > 15) return std::nullopt;
    bool isNumber = false;
    const double value = text.toDouble(&isNumber); // not from_chars: libc++ before 20 doesn't support double
    return isNumber ? std::optional(value) : std::nullopt;
}

std::optional<std::vector<double>> parsePlainNumbers(QByteArrayView text)
{
    const auto inside = insideArray(text);
    if (!inside) return std::nullopt;
    std::vector<double> numbers;
    for (Words words(*inside); !words.atEnd();) {
        const auto number = parsePlainNumber(words.next());
        if (!number) return std::nullopt;
        numbers.push_back(*number);
    }
    return numbers;
}

std::optional<ObjectId> parsePlainReference(QByteArrayView text)
{
    Words words(text);
    const auto id = referenceIn(words);
    return id && words.atEnd() ? id : std::nullopt;
}

std::optional<std::vector<ObjectId>> parsePlainReferences(QByteArrayView text)
{
    const auto inside = insideArray(text);
    if (!inside) return std::nullopt;
    std::vector<ObjectId> ids;
    for (Words words(*inside); !words.atEnd();) {
        const auto id = referenceIn(words);
        if (!id) return std::nullopt;
        ids.push_back(*id);
    }
    return ids;
}

} // namespace ink::pdf
