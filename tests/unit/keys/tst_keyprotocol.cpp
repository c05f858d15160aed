// The protocol with the helper process: what is written is read again, and nothing else is accepted.
#include "app/keys/protocol/keyprotocol.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>
#include <QTest>

namespace tst_keyprotocol {

using namespace ink::keys;

Listing fullListing()
{
    KeyRecord key;
    key.id = "\x01\x02";
    key.label = QStringLiteral("Schlüssel");
    key.certificate = QByteArray(700, 'c');
    key.presence = KeyPresence::Present;
    key.type = KeyType::Ec;
    key.alwaysAuthenticate = true;
    TokenRecord token;
    token.slot = QStringLiteral("Reader 1");
    token.isPresent = true;
    token.name = {"Anna", "Maker", "Model", "0815"};
    token.needsLogin = true;
    token.hasPinPad = true;
    token.pin = PinState::FinalTry;
    token.algorithms = {{Scheme::Ecdsa, Digest::Sha384}, {Scheme::EdDsa, Digest::None}};
    token.keys = {key, KeyRecord()};
    token.fault = {Fault::Returned, Step::FindObjects, 0x32, PinState::Normal, QStringLiteral("text")};
    return {QStringLiteral("Library"), {token, TokenRecord()}};
}

QList<Order> orders()
{
    return {OpenOrder{SourceKind::Pkcs12, QStringLiteral("/home/Ä.p12")}, ListOrder(),
            SignOrder{
                {"a", "b", "c", "d"}, "id", QByteArray(500, 'x'), {Scheme::RsaPss, Digest::Sha512}, "data"}};
}
QList<Answer> answers()
{
    return {Progress{Step::PinPad}, Opened(), fullListing(), SignatureValue{QByteArray(256, 's')},
            FaultReport{Fault::PinBlocked, Step::Login, 0xA4, PinState::Blocked, QString()}};
}

class TestKeyProtocol final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingComesBack()
    {
        for (const Order& order : orders())
            QVERIFY(orderFrom(toPayload(order)) == order);
        for (const Answer& answer : answers())
            QVERIFY(answerFrom(toPayload(answer)) == answer);
    }

    void cutAndLongerPayloadsAreMalformed()
    {
        for (const Order& order : orders()) {
            const QByteArray payload = toPayload(order);
            for (qsizetype size = 0; size < payload.size(); ++size)
                QVERIFY(!orderFrom(QByteArrayView(payload).first(size)));
            QVERIFY(!orderFrom(payload + '\0'));
        }
        for (const Answer& answer : answers()) {
            const QByteArray payload = toPayload(answer);
            for (qsizetype size = 0; size < payload.size(); ++size)
                QVERIFY(!answerFrom(QByteArrayView(payload).first(size)));
            QVERIFY(!answerFrom(payload + '\0'));
        }
    }

    void changedBytes()
    {
        QRandomGenerator random(4711);
        const QByteArray payload = toPayload(Answer(fullListing()));
        for (int round = 0; round < 20'000; ++round) {
            QByteArray changed = payload;
            for (quint32 i = random.bounded(1U, 5U); i > 0; --i)
                changed[static_cast<qsizetype>(random.bounded(static_cast<quint32>(changed.size())))] =
                    static_cast<char>(random.generate());
            const auto answer = answerFrom(changed);
            if (!answer) continue;
            // What is accepted is within all limits, so it can be written and read again.
            const auto again = answerFrom(toPayload(*answer));
            QVERIFY(again && *again == *answer);
        }
    }

    void limits()
    {
        QVERIFY(orderSizes(orderHeader({maxSecretBytes, maxOrderBytes}).constData()));
        QVERIFY(!orderSizes(orderHeader({maxSecretBytes + 1, 1}).constData()));
        QVERIFY(!orderSizes(orderHeader({1, maxOrderBytes + 1}).constData()));
        QVERIFY(answerSize(answerHeader(maxAnswerBytes).constData()));
        QVERIFY(!answerSize(answerHeader(maxAnswerBytes + 1).constData()));
        QVERIFY(answerFrom(toPayload(Answer(SignatureValue{QByteArray(maxSignatureBytes, 'x')}))));
        QVERIFY(!answerFrom(toPayload(Answer(SignatureValue{QByteArray(maxSignatureBytes + 1, 'x')}))));
        Listing many;
        many.tokens.resize(maxTokens + 1);
        QVERIFY(!answerFrom(toPayload(Answer(many))));
        SignOrder sign;
        sign.algorithm = {Scheme::EdDsa, Digest::Sha256}; // EdDSA chooses its digest itself
        QVERIFY(!orderFrom(toPayload(Order(sign))));
        sign.algorithm = {Scheme::Ecdsa, Digest::None};
        QVERIFY(!orderFrom(toPayload(Order(sign))));
        sign.algorithm = {Scheme::Ecdsa, Digest::Sha256};
        sign.data = QByteArray(maxSignedBytes + 1, 'x');
        QVERIFY(!orderFrom(toPayload(Order(sign))));
    }
};

INK_TEST(TestKeyProtocol, "tst_keyprotocol")

} // namespace tst_keyprotocol

#include "tst_keyprotocol.moc"
