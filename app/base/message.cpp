#include "app/base/message.h"

#include "app/base/reasonmacros.h"

#include <QHash>
#include <QJsonDocument>
#include <QtGlobal>

#include <array>
#include <cmath>
#include <span>

namespace ink {

namespace {

enum class Kind : quint8 { None, Text, Number, Code, Bytes, Sentence };

template <typename T> constexpr Kind kindOf = Kind::None;
template <> constexpr Kind kindOf<QString> = Kind::Text;
template <> constexpr Kind kindOf<qint64> = Kind::Number;
template <> constexpr Kind kindOf<CodeWord> = Kind::Code;
template <> constexpr Kind kindOf<ByteCount> = Kind::Bytes;
template <> constexpr Kind kindOf<Message> = Kind::Sentence;

constexpr std::size_t maxArguments = 4;
/** The maximum nesting depth of messages from the wire. */
constexpr int maxDepth = 8;
constexpr qsizetype maxTextArgument = 4096;

struct Row
{
    const char* key;
    const char* text;
    bool isTranslated;
    std::array<Kind, maxArguments> kinds;

    [[nodiscard]] qsizetype count() const
    {
        qsizetype n = 0;
        while (n < static_cast<qsizetype>(maxArguments) &&
               kinds.at(static_cast<std::size_t>(n)) != Kind::None)
            ++n;
        return n;
    }
};

template <typename... A> constexpr std::array<Kind, maxArguments> kindsOf()
{
    std::array<Kind, maxArguments> kinds{};
    [[maybe_unused]] std::size_t i = 0;
    ((kinds[i++] = kindOf<A>), ...); // NOLINT(cppcoreguidelines-pro-bounds-constant-array-index)
    return kinds;
}

// Not a std::array: clang deduces its size with a fold expression, whose length is limited.
constexpr Row rowList[]{
// NOLINT(cppcoreguidelines-avoid-c-arrays)
#define INK_REASON(name, wireKey, sentence, ...) Row{wireKey, sentence, true, kindsOf<__VA_ARGS__>()},
#define INK_REASON_ENGLISH(name, wireKey, sentence, ...)                                                     \
    Row{wireKey, sentence, false, kindsOf<__VA_ARGS__>()},
#include "app/base/reasonlist.h"
};
constexpr std::span rows(rowList);

const Row* rowOf(Reason reason)
{
    static const QHash<Reason, const Row*> byReason = [] {
        QHash<Reason, const Row*> all;
        for (const Row& row : rows)
            all.insert(reasonOf(row.key), &row);
        return all;
    }();
    return byReason.value(reason);
}

template <typename T> const T* held(const QVariant& value)
{
    return value.metaType() == QMetaType::fromType<T>() ? static_cast<const T*>(value.constData()) : nullptr;
}

QString englishOf(const QVariant& arg)
{
    if (const auto* sentence = held<Message>(arg)) return sentence->english();
    if (const auto* code = held<CodeWord>(arg)) return code->name;
    if (const auto* size = held<ByteCount>(arg)) return byteCountText(*size, QLocale::c());
    return arg.toString();
}

std::optional<QVariant> argumentFrom(Kind kind, const QJsonValue& value, int depth);
std::optional<Message> messageFromObject(const QJsonObject& object, int depth);

std::optional<Message> messageFrom(const QString& key, const QJsonObject& args, int depth)
{
    const QByteArray wireKey = key.toUtf8();
    const Reason reason = reasonOf({wireKey.constData(), static_cast<std::size_t>(wireKey.size())});
    const Row* const found = rowOf(reason);
    if (!found || wireKey != found->key) return std::nullopt;
    const Row& row = *found;
    QVariantList read;
    for (qsizetype i = 0; i < row.count(); ++i) {
        auto arg = argumentFrom(row.kinds.at(static_cast<std::size_t>(i)), args.value(QString::number(i + 1)),
                                depth);
        if (!arg) return std::nullopt;
        read.append(*std::move(arg));
    }
    return Message(reason, std::move(read));
}

std::optional<QVariant> argumentFrom(Kind kind, const QJsonValue& value, int depth)
{
    switch (kind) {
    case Kind::Bytes:
    case Kind::Number: {
        constexpr double exact = 9007199254740992.0; // 2^53
        const double number = value.toDouble(exact * 2);
        if (!value.isDouble() || std::abs(number) > exact || std::floor(number) != number)
            return std::nullopt;
        const auto exactly = static_cast<qint64>(number);
        return kind == Kind::Number ? QVariant::fromValue(exactly) : QVariant::fromValue(ByteCount{exactly});
    }
    case Kind::Text:
    case Kind::Code: {
        const QString text = value.toString();
        if (!value.isString() || text.size() > maxTextArgument || text.contains(QChar(0)))
            return std::nullopt;
        return kind == Kind::Text ? QVariant(text) : QVariant::fromValue(CodeWord{text});
    }
    case Kind::Sentence: {
        if (!value.isObject() || depth >= maxDepth) return std::nullopt;
        if (auto inner = messageFromObject(value.toObject(), depth + 1))
            return QVariant::fromValue(*std::move(inner));
        return std::nullopt;
    }
    case Kind::None:
        break;
    }
    return std::nullopt;
}

/** Returns a message with only the text if the reason is unknown or the arguments don't match it; nothing if
 * the text is missing or invalid, too. */
std::optional<Message> messageFromObject(const QJsonObject& object, int depth)
{
    if (auto message = messageFrom(object.value(QLatin1StringView("reason")).toString(),
                                   object.value(QLatin1StringView("args")).toObject(), depth))
        return message;
    const auto words = argumentFrom(Kind::Text, object.value(QLatin1StringView("message")), depth);
    if (!words) return std::nullopt;
    return Message::literal(words->toString());
}

template <typename... A> Message made(Reason reason, const A&... args)
{
    return {reason, QVariantList{QVariant::fromValue(args)...}};
}

QVariant exampleOf(Kind kind)
{
    switch (kind) {
    case Kind::Number:
        return QVariant::fromValue(qint64{40});
    case Kind::Code:
        return QVariant::fromValue(CodeWord{QStringLiteral("IN_PROGRESS")});
    case Kind::Bytes:
        return QVariant::fromValue(ByteCount{1'500'000'000});
    case Kind::Sentence:
        return QVariant::fromValue(Message::literal(QStringLiteral("a thing of “others”")));
    case Kind::Text:
    case Kind::None:
        break;
    }
    return QStringLiteral("“a %1 b”");
}

} // namespace

QString byteCountText(ByteCount count, const QLocale& locale)
{
    qint64 unit = 1;
    while (count.bytes / unit >= 1000)
        unit *= 1000;
    const bool isWhole = unit == 1 || count.bytes / (unit / 10) % 10 == 0;
    return locale.formattedDataSize(count.bytes, isWhole ? 0 : 1, QLocale::DataSizeSIFormat);
}

QString Message::english() const
{
    const Row* row = rowOf(m_reason);
    if (!row) return m_plain;
    QStringList pieces;
    for (const QVariant& arg : m_args)
        pieces.append(englishOf(arg));
    return fillPlaceholders(QString::fromUtf8(row->text), pieces);
}

QString Message::argumentText(qsizetype number) const
{
    return number >= 1 && number <= m_args.size() ? englishOf(m_args.at(number - 1)) : QString();
}

QString Message::key() const
{
    const Row* row = rowOf(m_reason);
    return row ? QString::fromLatin1(row->key) : QString();
}

const char* Message::source() const
{
    const Row* row = rowOf(m_reason);
    return row ? row->text : nullptr;
}

QJsonObject Message::argsJson() const
{
    QJsonObject all;
    for (qsizetype i = 0; i < m_args.size(); ++i) {
        const QVariant& arg = m_args.at(i);
        QJsonValue value;
        if (const auto* sentence = held<Message>(arg)) {
            value = sentence->toJson();
        } else if (arg.metaType() == QMetaType::fromType<qint64>()) {
            value = arg.toLongLong();
        } else if (const auto* size = held<ByteCount>(arg)) {
            value = size->bytes;
        } else {
            value = englishOf(arg);
        }
        all.insert(QString::number(i + 1), value);
    }
    return all;
}

QJsonObject Message::toJson() const
{
    QJsonObject object{{QStringLiteral("message"), english()}};
    if (!hasReason()) return object;
    object.insert(QStringLiteral("reason"), key());
    object.insert(QStringLiteral("args"), argsJson());
    return object;
}

std::optional<Message> messageFromWire(const QString& key, const QJsonObject& args)
{
    return messageFrom(key, args, 0);
}

Message messageFromJson(const QJsonObject& object)
{
    return messageFromObject(object, 0).value_or(
        Message::literal(object.value(QLatin1StringView("message")).toString()));
}

QString toStoredText(const Message& message)
{
    // Text that begins like the compact form would be parsed as such.
    if (!message.hasReason() && !message.plainText().startsWith(QLatin1Char('{'))) return message.plainText();
    return QString::fromUtf8(QJsonDocument(message.toJson()).toJson(QJsonDocument::Compact));
}

Message messageFromStoredText(const QString& text)
{
    if (!text.startsWith(QLatin1Char('{'))) return Message::literal(text);
    const QJsonObject object = QJsonDocument::fromJson(text.toUtf8()).object();
    const bool isMessage = object.value(QLatin1StringView("message")).isString();
    return isMessage ? messageFromJson(object) : Message::literal(text);
}

QString fillPlaceholders(const QString& text, const QStringList& pieces)
{
    QString out;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool isGap = text.at(i) == QLatin1Char('%') && i + 1 < text.size() &&
                           text.at(i + 1) >= QLatin1Char('1') && text.at(i + 1) <= QLatin1Char('9');
        if (isGap)
            out += pieces.value(text.at(++i).digitValue() - 1);
        else
            out += text.at(i);
    }
    return out;
}

QList<ReasonEntry> reasonEntries()
{
    QList<ReasonEntry> all;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Row& row = rows[i];
        QVariantList examples;
        for (qsizetype n = 0; n < row.count(); ++n)
            examples.append(exampleOf(row.kinds.at(static_cast<std::size_t>(n))));
        all.append({reasonOf(row.key), row.key, row.text, row.isTranslated, examples});
    }
    return all;
}

namespace reasons {

#define INK_ARGUMENTS0()
#define INK_ARGUMENTS1(A) , a
#define INK_ARGUMENTS2(A, B) , a, b
#define INK_ARGUMENTS3(A, B, C) , a, b, c
#define INK_ARGUMENTS4(A, B, C, D) , a, b, c, d
#define INK_ARGUMENTS(...)                                                                                   \
    INK_JOIN(INK_ARGUMENTS, INK_COUNTED(__VA_ARGS__ __VA_OPT__(, ) 4, 3, 2, 1, 0))(__VA_ARGS__)
#define INK_REASON(name, wireKey, sentence, ...)                                                             \
    Message name(INK_PARAMETERS(__VA_ARGS__))                                                                \
    {                                                                                                        \
        return made(reasonOf(wireKey) INK_ARGUMENTS(__VA_ARGS__));                                           \
    }
#include "app/base/reasonlist.h"

} // namespace reasons

} // namespace ink
