#pragma once

// Private to app/wire.

#include <QByteArray>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QString>

#include <array>
#include <charconv>

namespace ink::wire {

/** Appends a JSON string with its quotation marks, escaped as QJsonDocument does. */
inline void appendText(QByteArray& to, const QString& text)
{
    constexpr qsizetype longest = 6; // \u0000
    const qsizetype begin = to.size();
    to.resize(begin + text.size() * longest + 2);
    char* out = to.data() + begin;
    const auto put = [&out](char32_t byte) { *out++ = static_cast<char>(byte); };
    const auto escape = [&put](char16_t c) {
        static constexpr char digits[] = "0123456789abcdef";
        put('\\');
        put('u');
        for (const int shift : {12, 8, 4, 0})
            put(static_cast<unsigned char>(digits[(c >> shift) & 15]));
    };
    const auto control = [&](char16_t c) {
        static constexpr char16_t known[] = u"\b\f\n\r\t";
        static constexpr char letters[] = "bfnrt";
        for (std::size_t i = 0; i < 5; ++i)
            if (known[i] == c) {
                put('\\');
                return put(static_cast<unsigned char>(letters[i]));
            }
        escape(c);
    };
    put('"');
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char16_t c = text.at(i).unicode();
        if (c < 0x20) {
            control(c);
        } else if (c < 0x80) {
            if (c == u'"' || c == u'\\') put('\\');
            put(c);
        } else if (c < 0x800) {
            put(0xc0U | (c >> 6U));
            put(0x80U | (c & 0x3fU));
        } else if (!QChar::isSurrogate(c)) {
            put(0xe0U | (c >> 12U));
            put(0x80U | ((c >> 6U) & 0x3fU));
            put(0x80U | (c & 0x3fU));
        } else if (QChar::isHighSurrogate(c) && i + 1 < text.size() && text.at(i + 1).isLowSurrogate()) {
            const char32_t whole = QChar::surrogateToUcs4(c, text.at(++i).unicode());
            put(0xf0U | (whole >> 18U));
            put(0x80U | ((whole >> 12U) & 0x3fU));
            put(0x80U | ((whole >> 6U) & 0x3fU));
            put(0x80U | (whole & 0x3fU));
        } else {
            escape(c); // an unpaired surrogate
        }
    }
    put('"');
    to.resize(out - to.constData());
}

/**
 * Writes the members of an object as text, without building a tree of values. For lists: building and walking
 * the tree costs four times as much as reading the rows. Accepts the same values as QJsonObject::insert, so
 * that one template writes either. Names must be unique and plain ASCII.
 */
class ObjectText final
{
public:
    explicit ObjectText(QByteArray& to) : m_to(to) { m_to += '{'; }
    ~ObjectText() { m_to += '}'; }
    ObjectText(const ObjectText&) = delete;
    ObjectText& operator=(const ObjectText&) = delete;

    /** Writes the name; the caller appends the value. */
    QByteArray& name(QLatin1StringView name)
    {
        if (!m_isFirst) m_to += ',';
        m_isFirst = false;
        m_to += '"';
        m_to.append(name.data(), name.size());
        m_to += "\":";
        return m_to;
    }
    void insert(QLatin1StringView name, bool value) { this->name(name) += value ? "true" : "false"; }
    void insert(QLatin1StringView name, int value) { insert(name, qint64(value)); }
    void insert(QLatin1StringView name, qint64 value)
    {
        std::array<char, 24> digits{};
        const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
        this->name(name).append(digits.data(), end - digits.data());
    }
    void insert(QLatin1StringView name, const QString& value) { appendText(this->name(name), value); }
    void insert(QLatin1StringView name, const QJsonObject& value)
    {
        this->name(name) += QJsonDocument(value).toJson(QJsonDocument::Compact);
    }
    void insert(QLatin1StringView name, const QJsonArray& value)
    {
        if (value.isEmpty())
            this->name(name) += "[]";
        else
            this->name(name) += QJsonDocument(value).toJson(QJsonDocument::Compact);
    }
    /** Inserts null or a whole number. */
    void insert(QLatin1StringView name, const QJsonValue& value)
    {
        if (value.isNull())
            this->name(name) += "null";
        else
            insert(name, value.toInteger());
    }

private:
    QByteArray& m_to;
    bool m_isFirst = true;
};

/** Appends an array; `write` appends each element. */
template <typename List, typename Write>
void appendArray(QByteArray& to, const List& list, const Write& write)
{
    to += '[';
    bool isFirst = true;
    for (const auto& entry : list) {
        if (!isFirst) to += ',';
        isFirst = false;
        write(entry);
    }
    to += ']';
}

} // namespace ink::wire
