#include "app/base/reasons.h"
#include "app/domain/document/document.h"
#include "app/domain/history/history.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_history {

using namespace ink;
using namespace ink::domain;
using namespace Qt::Literals::StringLiterals;

class TestHistory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anyoneCanRecompute();
    void aReasonIsPartOfTheChain();
    void anUnknownReasonIsKeptAsItCame();
    void changesBreakTheChain_data();
    void changesBreakTheChain();
};

void TestHistory::anyoneCanRecompute()
{
    HistoryEntry entry;
    entry.time = Timestamp{std::chrono::milliseconds{1'767'225'600'123}};
    entry.event = domain::HistoryEvent::Signed;
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

void TestHistory::aReasonIsPartOfTheChain()
{
    HistoryEntry entry;
    entry.time = Timestamp{std::chrono::milliseconds{1'767'225'600'123}};
    entry.event = domain::HistoryEvent::Created;
    entry.actor = u"Ada"_s;
    setDetail(entry, reasons::historyFromTemplate(u"NDA"_s, u"12"_s));
    QCOMPARE(entry.detail, u"From the template “NDA” (12)"_s);
    QCOMPARE(historyDetail(entry), reasons::historyFromTemplate(u"NDA"_s, u"12"_s));
    const QString canonical = u"{\"actor\":\"Ada\",\"address\":\"\",\"args\":{\"1\":\"NDA\",\"2\":\"12\"},"
                              "\"detail\":\"From the template “NDA” (12)\",\"event\":\"created\",\"reason\":"
                              "\"history_from_template\",\"time\":1767225600123,\"userAgent\":\"\"}"_s;
    QCOMPARE(QString::fromUtf8(canonicalJson(entry)), canonical);

    Document document;
    appendHistory(document, entry);
    QCOMPARE(firstBrokenLink(document.histories), -1);
    auto changed = document.histories;
    changed[0].args.insert("1"_L1, u"NDB"_s);
    QCOMPARE(firstBrokenLink(changed), 0);
    changed = document.histories;
    changed[0].reason.clear(); // and its translations with it
    QCOMPARE(firstBrokenLink(changed), 0);

    // Literal text removes an earlier reason: the format of entries from before there were reasons.
    setDetail(entry, Message::literal(u"Wrong flat"_s));
    QVERIFY(entry.reason.isEmpty() && entry.args.isEmpty());
    QVERIFY(!canonicalJson(entry).contains("reason"));
    QCOMPARE(historyDetail(entry), Message::literal(u"Wrong flat"_s));
}

void TestHistory::anUnknownReasonIsKeptAsItCame()
{
    HistoryEntry entry;
    entry.event = domain::HistoryEvent::Sealed;
    entry.detail = u"Sealed tomorrow."_s;
    entry.reason = u"reason_of_a_later_version"_s;
    entry.args = {{u"9"_s, true}};
    Document document;
    appendHistory(document, entry);
    QCOMPARE(firstBrokenLink(document.histories), -1);
    QCOMPARE(historyDetail(document.histories.constFirst()), Message::literal(u"Sealed tomorrow."_s));
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
    QTest::newRow("first made anew") << 5 << qsizetype{1}; // its own hash matches, the next one reveals it
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

} // namespace tst_history

#include "tst_history.moc"
