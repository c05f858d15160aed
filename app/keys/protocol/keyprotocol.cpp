#include "app/keys/protocol/keyprotocol.h"

#include <QtEndian>

#include <array>
#include <type_traits>

namespace ink::keys {

namespace {

/** Appends values to bytes. */
class Writer final
{
public:
    explicit Writer(QByteArray& bytes) : m_bytes(bytes) {}

    template <typename T> void number(T value)
    {
        std::array<char, sizeof(T)> raw{};
        qToLittleEndian(value, raw.data());
        m_bytes.append(raw.data(), static_cast<qsizetype>(raw.size()));
    }
    void flag(bool value) { number<quint8>(value ? 1 : 0); }
    template <typename Enum> void code(Enum value) { number(static_cast<quint8>(value)); }
    void bytes(const QByteArray& value)
    {
        number(static_cast<quint32>(value.size()));
        m_bytes.append(value);
    }
    void text(const QString& value) { bytes(value.toUtf8()); }

private:
    QByteArray& m_bytes;
};

/** Reads values of bytes that somebody else wrote. After the first fault, all values are empty. */
class Reader final
{
public:
    explicit Reader(QByteArrayView bytes) : m_rest(bytes) {}

    template <typename T> T number()
    {
        if (!m_isValid || m_rest.size() < static_cast<qsizetype>(sizeof(T))) return fault<T>();
        const T value = qFromLittleEndian<T>(m_rest.data());
        m_rest = m_rest.sliced(sizeof(T));
        return value;
    }
    bool flag()
    {
        const auto value = number<quint8>();
        if (value > 1) m_isValid = false;
        return value == 1;
    }
    template <typename Enum> Enum code(Enum first, Enum last)
    {
        const auto value = number<quint8>();
        if (value < static_cast<quint8>(first) || value > static_cast<quint8>(last)) {
            m_isValid = false;
            return first;
        }
        return static_cast<Enum>(value);
    }
    QByteArray bytes(qsizetype maximum)
    {
        const auto size = static_cast<qsizetype>(number<quint32>());
        if (!m_isValid || size > maximum || size > m_rest.size()) return fault<QByteArray>();
        const QByteArray value = m_rest.first(size).toByteArray();
        m_rest = m_rest.sliced(size);
        return value;
    }
    QString text(qsizetype maximum) { return QString::fromUtf8(bytes(maximum)); }
    /** Reads the number of items, each of which takes at least one byte. */
    qsizetype count(qsizetype maximum)
    {
        const auto value = static_cast<qsizetype>(number<quint32>());
        if (!m_isValid || value > maximum || value > m_rest.size()) return fault<qsizetype>();
        return value;
    }
    [[nodiscard]] bool isValid() const { return m_isValid; }
    [[nodiscard]] bool isReadWhole() const { return m_isValid && m_rest.isEmpty(); }

private:
    template <typename T> T fault()
    {
        m_isValid = false;
        return T{};
    }
    QByteArrayView m_rest;
    bool m_isValid = true;
};

// The kinds of orders and answers on the wire: their places in the variants.
template <typename Variant> quint8 kindOf(const Variant& value)
{
    return static_cast<quint8>(value.index());
}

void write(Writer& to, const SigningAlgorithm& algorithm)
{
    to.code(algorithm.scheme);
    to.code(algorithm.digest);
}
SigningAlgorithm readAlgorithm(Reader& from)
{
    SigningAlgorithm algorithm;
    algorithm.scheme = from.code(Scheme::RsaPkcs1, lastScheme);
    algorithm.digest = from.code(Digest::None, lastDigest);
    return algorithm;
}

void write(Writer& to, const TokenName& name)
{
    for (const QByteArray& part : {name.label, name.manufacturer, name.model, name.serial})
        to.bytes(part);
}
TokenName readTokenName(Reader& from)
{
    TokenName name;
    for (QByteArray* part : {&name.label, &name.manufacturer, &name.model, &name.serial})
        *part = from.bytes(maxTextBytes);
    return name;
}

void write(Writer& to, const FaultReport& report)
{
    to.code(report.fault);
    to.code(report.step);
    to.number(report.code);
    to.code(report.pin);
    to.text(report.text);
}
FaultReport readFault(Reader& from)
{
    FaultReport report;
    report.fault = from.code(Fault::None, lastFault);
    report.step = from.code(Step::None, lastStep);
    report.code = from.number<quint32>();
    report.pin = from.code(PinState::Normal, PinState::Blocked);
    report.text = from.text(maxTextBytes);
    return report;
}

void write(Writer& to, const KeyRecord& key)
{
    to.bytes(key.id);
    to.text(key.label);
    to.bytes(key.certificate);
    to.code(key.presence);
    to.code(key.type);
    to.flag(key.maySign);
    to.flag(key.alwaysAuthenticate);
}
KeyRecord readKey(Reader& from)
{
    KeyRecord key;
    key.id = from.bytes(maxIdBytes);
    key.label = from.text(maxTextBytes);
    key.certificate = from.bytes(maxCertificateBytes);
    key.presence = from.code(KeyPresence::Unknown, KeyPresence::Different);
    key.type = from.code(KeyType::Other, KeyType::Edwards);
    key.maySign = from.flag();
    key.alwaysAuthenticate = from.flag();
    return key;
}

void write(Writer& to, const TokenRecord& token)
{
    to.text(token.slot);
    to.flag(token.isPresent);
    write(to, token.name);
    to.flag(token.isInitialized);
    to.flag(token.needsLogin);
    to.flag(token.hasPin);
    to.flag(token.hasPinPad);
    to.code(token.pin);
    to.number(static_cast<quint32>(token.algorithms.size()));
    for (const SigningAlgorithm& algorithm : token.algorithms)
        write(to, algorithm);
    to.number(static_cast<quint32>(token.keys.size()));
    for (const KeyRecord& key : token.keys)
        write(to, key);
    write(to, token.fault);
}
TokenRecord readToken(Reader& from)
{
    constexpr qsizetype maxAlgorithms = 64;
    TokenRecord token;
    token.slot = from.text(maxTextBytes);
    token.isPresent = from.flag();
    token.name = readTokenName(from);
    token.isInitialized = from.flag();
    token.needsLogin = from.flag();
    token.hasPin = from.flag();
    token.hasPinPad = from.flag();
    token.pin = from.code(PinState::Normal, PinState::Blocked);
    for (qsizetype left = from.count(maxAlgorithms); left > 0 && from.isValid(); --left)
        token.algorithms.append(readAlgorithm(from));
    for (qsizetype left = from.count(maxObjects); left > 0 && from.isValid(); --left)
        token.keys.append(readKey(from));
    token.fault = readFault(from);
    return token;
}

} // namespace

const char* stepName(Step step)
{
    switch (step) {
    case Step::None:
        return "start";
    case Step::Load:
        return "load";
    case Step::Initialize:
        return "C_Initialize";
    case Step::GetSlotList:
        return "C_GetSlotList";
    case Step::GetSlotInfo:
        return "C_GetSlotInfo";
    case Step::GetTokenInfo:
        return "C_GetTokenInfo";
    case Step::GetMechanisms:
        return "C_GetMechanismList";
    case Step::OpenSession:
        return "C_OpenSession";
    case Step::Login:
    case Step::PinPad:
    case Step::ContextLogin:
        return "C_Login";
    case Step::FindObjects:
        return "C_FindObjects";
    case Step::GetAttributes:
        return "C_GetAttributeValue";
    case Step::SignInit:
        return "C_SignInit";
    case Step::Sign:
        return "C_Sign";
    case Step::ReadFile:
        return "read";
    case Step::OpenFile:
        return "decrypt";
    }
    return "";
}

QByteArray greeting()
{
    return QByteArrayLiteral("inkstone-keys " INKSTONE_VERSION);
}

QByteArray orderHeader(OrderSizes sizes)
{
    QByteArray header;
    Writer to(header);
    to.number(static_cast<quint32>(sizes.secret));
    to.number(static_cast<quint32>(sizes.payload));
    return header;
}

std::optional<OrderSizes> orderSizes(const char* header)
{
    Reader from(QByteArrayView(header, orderHeaderBytes));
    OrderSizes sizes;
    sizes.secret = from.number<quint32>();
    sizes.payload = from.number<quint32>();
    if (sizes.secret > maxSecretBytes || sizes.payload > maxOrderBytes) return std::nullopt;
    return sizes;
}

QByteArray answerHeader(qsizetype payload)
{
    QByteArray header;
    Writer(header).number(static_cast<quint32>(payload));
    return header;
}

std::optional<qsizetype> answerSize(const char* header)
{
    const auto size =
        static_cast<qsizetype>(Reader(QByteArrayView(header, answerHeaderBytes)).number<quint32>());
    if (size > maxAnswerBytes) return std::nullopt;
    return size;
}

QByteArray toPayload(const Order& order)
{
    QByteArray bytes;
    Writer to(bytes);
    to.number(kindOf(order));
    if (const auto* open = std::get_if<OpenOrder>(&order)) {
        to.code(open->kind);
        to.text(open->path);
    } else if (const auto* sign = std::get_if<SignOrder>(&order)) {
        write(to, sign->token);
        to.bytes(sign->keyId);
        to.bytes(sign->certificate);
        write(to, sign->algorithm);
        to.bytes(sign->data);
    }
    return bytes;
}

QByteArray toPayload(const Answer& answer)
{
    QByteArray bytes;
    Writer to(bytes);
    to.number(kindOf(answer));
    if (const auto* progress = std::get_if<Progress>(&answer)) {
        to.code(progress->step);
    } else if (const auto* listing = std::get_if<Listing>(&answer)) {
        to.text(listing->library);
        to.number(static_cast<quint32>(listing->tokens.size()));
        for (const TokenRecord& token : listing->tokens)
            write(to, token);
    } else if (const auto* signature = std::get_if<SignatureValue>(&answer)) {
        to.bytes(signature->value);
    } else if (const auto* fault = std::get_if<FaultReport>(&answer)) {
        write(to, *fault);
    }
    return bytes;
}

std::optional<Order> orderFrom(QByteArrayView payload)
{
    Reader from(payload);
    const auto kind = from.number<quint8>();
    Order order;
    if (kind == kindOf(Order(OpenOrder()))) {
        OpenOrder open;
        open.kind = from.code(SourceKind::Pkcs11, SourceKind::Pkcs12);
        open.path = from.text(maxPathBytes);
        order = open;
    } else if (kind == kindOf(Order(ListOrder()))) {
        order = ListOrder();
    } else if (kind == kindOf(Order(SignOrder()))) {
        SignOrder sign;
        sign.token = readTokenName(from);
        sign.keyId = from.bytes(maxIdBytes);
        sign.certificate = from.bytes(maxCertificateBytes);
        sign.algorithm = readAlgorithm(from);
        sign.data = from.bytes(maxSignedBytes);
        if (!keys::isValid(sign.algorithm)) return std::nullopt;
        order = sign;
    } else {
        return std::nullopt;
    }
    if (!from.isReadWhole()) return std::nullopt;
    return order;
}

std::optional<Answer> answerFrom(QByteArrayView payload)
{
    Reader from(payload);
    const auto kind = from.number<quint8>();
    Answer answer;
    if (kind == kindOf(Answer(Progress()))) {
        answer = Progress{from.code(Step::None, lastStep)};
    } else if (kind == kindOf(Answer(Opened()))) {
        answer = Opened();
    } else if (kind == kindOf(Answer(Listing()))) {
        Listing listing;
        listing.library = from.text(maxTextBytes);
        for (qsizetype left = from.count(maxTokens); left > 0 && from.isValid(); --left)
            listing.tokens.append(readToken(from));
        answer = listing;
    } else if (kind == kindOf(Answer(SignatureValue()))) {
        answer = SignatureValue{from.bytes(maxSignatureBytes)};
    } else if (kind == kindOf(Answer(FaultReport()))) {
        answer = readFault(from);
    } else {
        return std::nullopt;
    }
    if (!from.isReadWhole()) return std::nullopt;
    return answer;
}

} // namespace ink::keys
