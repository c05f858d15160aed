#pragma once

#include <QJsonObject>
#include <QLocale>
#include <QString>
#include <QVariant>

#include <optional>
#include <string_view>

namespace ink {

/** Identifies every message about a failure or a finding; the values are in the rooms' `reasons.h`. A value
 * is the hash of the key, so that the lists are independent of each other. */
enum class Reason : quint32 { None = 0 };

/** The reason with a key (FNV-1a, 32 bits). A test ensures that values are unique. */
[[nodiscard]] constexpr Reason reasonOf(std::string_view key)
{
    quint32 hash = 2'166'136'261U;
    for (const char c : key)
        hash = (hash ^ static_cast<unsigned char>(c)) * 16'777'619U;
    return static_cast<Reason>(hash);
}

/** A wire code within a message, such as the status `IN_PROGRESS`; each reader translates it. */
struct CodeWord
{
    QString name;
    bool operator==(const CodeWord&) const = default;
};

/** A size within a message; each reader formats it for its language ("1.5 GB", "1,5 Go"). */
struct ByteCount
{
    qint64 bytes = 0;
    bool operator==(const ByteCount&) const = default;
};
/** Formats a size for a locale, such as `4 GB` or `1.5 GB`: in the largest unit, with a decimal only if it
 * isn't 0. */
[[nodiscard]] QString byteCountText(ByteCount count, const QLocale& locale);

/** A message as data: a reason with its arguments, or foreign plain text (from another server or the
 * operating system). Created by the factories in the rooms' `reasons.h` with checked argument types. English
 * comes from `english()`, all other languages from a table by reason (`ui/models/messagetext`). */
class Message final
{
public:
    Message() = default;
    /** Wraps foreign text, such as a person's name or text from another server or the operating system; the
     * program's own messages are reasons. */
    [[nodiscard]] static Message literal(QString words)
    {
        Message message;
        message.m_plain = std::move(words);
        return message;
    }
    /** For the factories; `args` must match the reason. */
    Message(Reason reason, QVariantList args) : m_reason(reason), m_args(std::move(args)) {}

    [[nodiscard]] bool isEmpty() const { return !hasReason() && m_plain.isEmpty(); }
    [[nodiscard]] bool hasReason() const { return m_reason != Reason{}; }
    [[nodiscard]] Reason reason() const { return m_reason; }
    [[nodiscard]] bool is(Reason reason) const { return m_reason == reason; }
    /** The arguments; each is a QString, qint64, CodeWord, ByteCount or Message. */
    [[nodiscard]] const QVariantList& args() const { return m_args; }
    /** The argument for placeholder %`number` (from 1) as English text; empty if there is none. */
    [[nodiscard]] QString argumentText(qsizetype number) const;
    /** The text if there is no reason. */
    [[nodiscard]] const QString& plainText() const { return m_plain; }

    /** The message in English, for the wire, logs and the command line. */
    [[nodiscard]] QString english() const;
    /** The reason's name on the wire, e.g. `pdf_has_no_pages`; empty for plain text. */
    [[nodiscard]] QString key() const;
    /** The arguments by placeholder number: `{"1":40}`. A nested message is an object. */
    [[nodiscard]] QJsonObject argsJson() const;
    /** `{"message": <in English>}`, with `reason` and `args` if there is a reason. */
    [[nodiscard]] QJsonObject toJson() const;
    /** The English text with placeholders %1, %2, in UTF-8; null for plain text. */
    [[nodiscard]] const char* source() const;

    bool operator==(const Message&) const = default;

private:
    Reason m_reason{};
    QVariantList m_args;
    QString m_plain;
};

/** A message from the wire. Nothing if the key is unknown or the arguments don't match it. */
[[nodiscard]] std::optional<Message> messageFromWire(const QString& key, const QJsonObject& args);
/** The reverse of `Message::toJson`; with an unknown reason the English text remains. */
[[nodiscard]] Message messageFromJson(const QJsonObject& object);
/** Returns the content for a text column: plain text unchanged unless it begins with `{`, otherwise
 * `Message::toJson` as compact JSON. */
[[nodiscard]] QString toStoredText(const Message& message);
/** The reverse of toStoredText(). Rows from before reasons were introduced contain plain text. */
[[nodiscard]] Message messageFromStoredText(const QString& text);
/** Replaces the placeholders %1, %2 of a text in one pass: placeholders within the inserted pieces stay
 * unchanged. */
[[nodiscard]] QString fillPlaceholders(const QString& text, const QStringList& pieces);

/** A reason for translators and tests. */
struct ReasonEntry
{
    Reason reason{};
    const char* key = nullptr;
    const char* text = nullptr;
    bool isTranslated = false; ///< false: for developers and operators, in English only
    QVariantList examples;     ///< arguments of the correct types
};
/** All reasons, in the order of the list. */
[[nodiscard]] QList<ReasonEntry> reasonEntries();

} // namespace ink
