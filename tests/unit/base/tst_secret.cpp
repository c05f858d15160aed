#include "app/base/secret.h"
#include "tests/support/testmain.h"

#include <QSet>
#include <QTest>

#include <memory>
#include <utility>

namespace tst_secret {

using ink::Secret;

class TestSecret final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void doesNotShareItsBytes();
    void comparesContents();
    void movesAndAssigns();
    void randomOnesAreLongAndDiffer();
};

void TestSecret::doesNotShareItsBytes()
{
    QByteArray given("passphrase");
    auto secret = std::make_unique<Secret>(given);
    const Secret copy(*secret);
    // Each holder has its own bytes, so that wiping one neither spares nor clears another.
    QVERIFY(secret->reveal().constData() != given.constData());
    QVERIFY(copy.reveal().constData() != secret->reveal().constData());
    secret.reset();
    QCOMPARE(given, QByteArray("passphrase"));
    QCOMPARE(copy.reveal(), QByteArray("passphrase"));
}

void TestSecret::comparesContents()
{
    QVERIFY(Secret(QByteArray("abc")) == Secret(QByteArray("abc")));
    QVERIFY(!(Secret(QByteArray("abc")) == Secret(QByteArray("abd"))));
    QVERIFY(!(Secret(QByteArray("abc")) == Secret(QByteArray("abcd"))));
    QVERIFY(!(Secret(QByteArray("xbc")) == Secret(QByteArray("abc"))));
    QVERIFY(Secret() == Secret(QByteArray()));
}

void TestSecret::movesAndAssigns()
{
    Secret first(QByteArray("one"));
    Secret second(std::move(first));
    QCOMPARE(second.reveal(), QByteArray("one"));
    const Secret third(QByteArray("three"));
    second = third;
    QCOMPARE(second.reveal(), QByteArray("three"));
    QCOMPARE(third.reveal(), QByteArray("three"));
    second = Secret();
    QVERIFY(second.isEmpty());
}

void TestSecret::randomOnesAreLongAndDiffer()
{
    QSet<QByteArray> seen;
    for (int i = 0; i < 200; ++i) {
        const QByteArray text = Secret::random().reveal();
        QCOMPARE(text.size(), 32); // 24 bytes
        for (const char c : text)
            QVERIFY(
                QByteArray("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_").contains(c));
        seen.insert(text);
    }
    QCOMPARE(seen.size(), 200);
    QCOMPARE(Secret::random(16).reveal().size(), 22);
}

INK_TEST(TestSecret, "tst_secret")

} // namespace tst_secret

#include "tst_secret.moc"
