#include "app/domain/history.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"

#include <QtTest>

using namespace ink;
using namespace ink::domain;
using namespace Qt::Literals::StringLiterals;

class TestHistory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anyoneCanRecompute();
    void changesBreakTheChain_data();
    void changesBreakTheChain();
};

void TestHistory::anyoneCanRecompute()
{
    HistoryEntry entry;
    entry.time = Timestamp{std::chrono::milliseconds{1'767'225'600'123}};
    entry.event = u"signed"_s;
    entry.actor = u"Zoë \"Z\" <z@x.example>"_s;
    entry.address = u"192.0.2.7"_s;
    entry.userAgent = u"a/b\\c"_s;
    entry.detail = u"line\nnext"_s;
    const QByteArray canonical = "{\"actor\":\"Zo\xc3\xab \\\"Z\\\" "
                                 "<z@x.example>\",\"address\":\"192.0.2.7\",\"detail\":\"line\\nnext\","
                                 "\"event\":\"signed\",\"time\":1767225600123,\"userAgent\":\"a/b\\\\c\"}";
    QCOMPARE(canonicalJson(entry), canonical);
    // sha256 of that text, and of "first hash + that text", computed with another tool.
    const QString first = u"3fa5f5f0e41dd1449dfa15c78ecf9ab3e59d47649f76576b24d2674a9e4e31aa"_s;
    QCOMPARE(chained(entry, {}).hash, first);
    QCOMPARE(chained(entry, first).hash,
             u"733d5ec1a46410245ae97459be0a632ca4b711163662eae7a605525277808f61"_s);
}

void TestHistory::changesBreakTheChain_data()
{
    QTest::addColumn<int>("what");
    QTest::addColumn<qsizetype>("broken");
    QTest::newRow("untouched") << 0 << qsizetype{-1};
    QTest::newRow("first detail") << 1 << qsizetype{0};
    QTest::newRow("second time") << 2 << qsizetype{1};
    QTest::newRow("first removed") << 3 << qsizetype{0};
    QTest::newRow("swapped") << 4 << qsizetype{0};
    QTest::newRow("first made anew") << 5 << qsizetype{1}; // its own hash fits, the next one tells
}

void TestHistory::changesBreakTheChain()
{
    QFETCH(int, what);
    QFETCH(qsizetype, broken);
    QList<HistoryEntry> history = test::richDocument().histories;
    QCOMPARE(history.size(), 2);
    switch (what) {
    case 1:
        history[0].detail = u"changed"_s;
        break;
    case 2:
        history[1].time += std::chrono::milliseconds(1);
        break;
    case 3:
        history.removeFirst();
        break;
    case 4:
        history.swapItemsAt(0, 1);
        break;
    case 5:
        history[0].actor = u"somebody else"_s;
        history[0] = chained(history.at(0), {});
        break;
    default:
        break;
    }
    QCOMPARE(firstBrokenLink(history), broken);
}

INK_TEST(TestHistory, "tst_history")
#include "tst_history.moc"
