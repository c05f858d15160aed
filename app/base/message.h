#pragma once

#include <QJsonObject>
#include <QLocale>
#include <QString>
#include <QVariant>

#include <optional>
#include <string_view>

namespace ink {

/** Every sentence that the program says about a failure or a finding; the values are in
 * the rooms' `reasons.h`. A value is the hash of the key, so that a list needs none of the others. */
enum class Reason : quint32 { None = 0 };

/** The reason with a key (FNV-1a, 32 bits). That no two keys share a value is tested. */
[[nodiscard]] constexpr Reason reasonOf(std::string_view key)
{
    quint32 hash = 2'166'136'261U;
    for (const char c : key)
        hash = (hash ^ static_cast<unsigned char>(c)) * 16'777'619U;
    return static_cast<Reason>(hash);
}

/** A word of the wire inside a sentence, such as the status `IN_PROGRESS`; each reader names it by itself. */
struct CodeWord
{
    QString name;
    bool operator==(const CodeWord&) const = default;
};

/** A size inside a sentence; each reader writes it as its language does ("1.5 GB", "1,5 Go"). */
struct ByteCount
{
    qint64 bytes = 0;
    bool operator==(const ByteCount&) const = default;
};
/** `4 GB`, `1.5 GB` as a locale writes it: in the largest unit, with a decimal only where it is not 0. */
[[nodiscard]] QString byteCountText(ByteCount count, const QLocale& locale);

/**
 * A sentence as data: a reason with its arguments, or plain words that are not ours (a foreign server's, the
 * operating system's). The factories in the rooms' `reasons.h` make one with checked argument types. English
 * comes from `english()`, every other language from a table by the reason (`ui/models/messagetext`).
 */
class Message final
{
public:
    Message() = default;
    /** Words that are not ours, such as a person's name, a foreign server's or the operating system's: a
     * sentence of ours is a reason. */
    [[nodiscard]] static Message literal(QString words)
    {
        Message message;
        message.m_plain = std::move(words);
        return message;
    }
    /** For the factories; `args` must fit the reason. */
    Message(Reason reason, QVariantList args) : m_reason(reason), m_args(std::move(args)) {}

    [[nodiscard]] bool isEmpty() const { return !hasReason() && m_plain.isEmpty(); }
    [[nodiscard]] bool hasReason() const { return m_reason != Reason{}; }
    [[nodiscard]] Reason reason() const { return m_reason; }
    [[nodiscard]] bool is(Reason reason) const { return m_reason == reason; }
    /** QString, qint64, CodeWord, ByteCount or Message each. */
    [[nodiscard]] const QVariantList& args() const { return m_args; }
    /** The argument of the gap %`number` as a text; empty when there is none. */
    [[nodiscard]] QString text(qsizetype number) const;
    /** The text when there is no reason. */
    [[nodiscard]] const QString& plain() const { return m_plain; }

    /** For the wire, logs and the command line. */
    [[nodiscard]] QString english() const;
    /** The reason's name on the wire, e.g. `pdf_has_no_pages`; empty for plain words. */
    [[nodiscard]] QString key() const;
    /** The arguments by the numbers of their gaps: `{"1":40}`. A sentence inside is an object again. */
    [[nodiscard]] QJsonObject argsJson() const;
    /** `{"message": <in English>}`, with `reason` and `args` when there is a reason. */
    [[nodiscard]] QJsonObject toJson() const;
    /** The English text with gaps %1, %2, in UTF-8; null for plain words. */
    [[nodiscard]] const char* source() const;

    bool operator==(const Message&) const = default;

private:
    Reason m_reason{};
    QVariantList m_args;
    QString m_plain;
};

/** A message from the wire. Nothing when the key is unknown or the arguments do not fit it. */
[[nodiscard]] std::optional<Message> messageFromWire(const QString& key, const QJsonObject& args);
/** The other way of `Message::toJson`; an unknown reason leaves the English words. */
[[nodiscard]] Message messageFromJson(const QJsonObject& object);
/** For a column of text: plain words as they are, a reason as the compact form of `Message::toJson`. */
[[nodiscard]] QString toStoredText(const Message& message);
/** The other way. Rows from before there were reasons hold plain words. */
[[nodiscard]] Message messageFromStoredText(const QString& text);
/** Puts pieces into the gaps %1, %2 of a text in one pass: a piece that looks like a gap stays a piece. */
[[nodiscard]] QString withGapsFilled(const QString& text, const QStringList& pieces);

/** A reason as translators and tests see it. */
struct ReasonEntry
{
    Reason reason{};
    const char* key = nullptr;
    const char* text = nullptr;
    bool isTranslated = false; ///< false: for programmers and operators, in English only
    QVariantList examples;     ///< arguments of the right types
};
/** All reasons, in the order of the list. */
[[nodiscard]] QList<ReasonEntry> reasonEntries();

} // namespace ink
