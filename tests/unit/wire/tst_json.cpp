#include "app/wire/json.h"
#include "tests/support/testmain.h"
#include "tests/support/worktimer.h"

#include <QJsonArray>
#include <QTest>

namespace tst_json {

using namespace ink;
using namespace Qt::Literals::StringLiterals;

class TestJson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void accepts_data();
    void accepts();
    void rejects_data();
    void rejects();
    void integersKeep64Bits();
    void lastOfTwoEqualNamesCounts();
    void limits();
    void manyNamesAreNotQuadratic();
    void base64();
};

void TestJson::accepts_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("again"); // the value in an array, written compactly
    const auto row = [](const char* name, const QByteArray& text, const QByteArray& again) {
        QTest::newRow(name) << text << '[' + again + ']';
    };
    row("empty array", "[]", "[]");
    row("empty object", " {\t\r\n} ", "{}");
    row("nested", "[[{\"a\":[{}]}],[]]", "[[{\"a\":[{}]}],[]]");
    row("lonely null", "null", "null");
    row("lonely true", "true", "true");
    row("lonely string", "\"asd\"", "\"asd\"");
    row("lonely negative", " -0.1 ", "-0.1");
    row("exponent", "[1E+2,2e-1,0e0]", "[100,0.2,0]");
    row("escapes", R"(["\"\\\/\b\f\n\r\t\u0041"])", R"(["\"\\/\b\f\n\r\tA"])");
    row("surrogate pair", R"(["\uD834\udd1e"])", "[\"\xF0\x9D\x84\x9E\"]");
    row("nul escape", R"(["\u0000"])", R"(["\u0000"])");
    row("utf-8", "[\"\xE2\x82\xAC\xF0\x9D\x84\x9E\"]", "[\"\xE2\x82\xAC\xF0\x9D\x84\x9E\"]");
    row("delete character", "[\"\x7f\"]", "[\"\x7f\"]");
    row("empty key", "{\"\":0}", "{\"\":0}");
}

void TestJson::accepts()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, again);
    const auto value = wire::parseJson(text);
    QVERIFY2(value, qPrintable(value ? QString() : value.error().detail.english()));
    QCOMPARE(wire::toBytes(QJsonArray{*value}), again);
}

void TestJson::rejects_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("offset"); // -1: no offset
    QTest::newRow("nothing") << QByteArray() << 0;
    QTest::newRow("space only") << QByteArray("  ") << 2;
    QTest::newRow("trailing comma in array") << QByteArray("[1,]") << 3;
    QTest::newRow("trailing comma in object") << QByteArray(R"({"a":1,})") << 7;
    QTest::newRow("double comma") << QByteArray("[1,,2]") << 3;
    QTest::newRow("missing colon") << QByteArray(R"({"a" 1})") << 5;
    QTest::newRow("key without quotes") << QByteArray("{a:1}") << 1;
    QTest::newRow("single quotes") << QByteArray("['a']") << 1;
    QTest::newRow("comment") << QByteArray("[1/**/]") << 2;
    QTest::newRow("leading zero") << QByteArray("[012]") << 2;
    QTest::newRow("minus alone") << QByteArray("[-]") << 2;
    QTest::newRow("plus") << QByteArray("[+1]") << 1;
    QTest::newRow("point without digit") << QByteArray("[1.]") << 3;
    QTest::newRow("point first") << QByteArray("[.5]") << 1;
    QTest::newRow("exponent without digit") << QByteArray("[1e+]") << 4;
    QTest::newRow("hexadecimal") << QByteArray("[0x1]") << 2;
    QTest::newRow("NaN") << QByteArray("[NaN]") << 1;
    QTest::newRow("Infinity") << QByteArray("[-Infinity]") << 2;
    QTest::newRow("too large a number") << QByteArray("[1e999]") << -1;
    QTest::newRow("half a word") << QByteArray("[tru]") << 4;
    QTest::newRow("capital word") << QByteArray("[True]") << 1;
    QTest::newRow("raw newline in string") << QByteArray("[\"a\nb\"]") << 3;
    QTest::newRow("raw NUL") << QByteArray("[\"a\0b\"]", 7) << 3;
    QTest::newRow("NUL between values") << QByteArray("[1\0]", 4) << 2;
    QTest::newRow("bad escape") << QByteArray(R"(["\x"])") << 3;
    QTest::newRow("short unicode escape") << QByteArray(R"(["\u00A"])") << 7;
    QTest::newRow("lone high surrogate") << QByteArray(R"(["\uD800"])") << 8;
    QTest::newRow("lone low surrogate") << QByteArray(R"(["\uDC00"])") << 8;
    QTest::newRow("high and high surrogate") << QByteArray(R"(["\uD800\uD800"])") << 14;
    QTest::newRow("open string") << QByteArray("[\"a") << 3;
    QTest::newRow("open array") << QByteArray("[1") << 2;
    QTest::newRow("wrong bracket") << QByteArray("[1}") << 2;
    QTest::newRow("closed twice") << QByteArray("[1]]") << 3;
    QTest::newRow("two values") << QByteArray("1 2") << 2;
    QTest::newRow("byte order mark") << QByteArray("\xEF\xBB\xBF{}") << 0;
    QTest::newRow("overlong utf-8") << QByteArray("[\"\xC0\xAF\"]") << -1;
    QTest::newRow("utf-8 surrogate") << QByteArray("[\"\xED\xA0\x80\"]") << -1;
    QTest::newRow("cut utf-8") << QByteArray("[\"\xE0\xFF\"]") << -1;
    QTest::newRow("latin-1") << QByteArray("[\"\xE9\"]") << -1;
}

void TestJson::rejects()
{
    QFETCH(QByteArray, text);
    QFETCH(int, offset);
    const auto value = wire::parseJson(text);
    QVERIFY(!value);
    QCOMPARE(value.error().code, ErrorCode::Malformed);
    if (offset >= 0)
        QVERIFY2(value.error().detail.english().endsWith(u"at byte %1."_s.arg(offset)),
                 qPrintable(value.error().detail.english()));
}

void TestJson::integersKeep64Bits()
{
    const auto value = wire::parseJson("[9007199254740993,9223372036854775807,-9223372036854775808]");
    QVERIFY(value);
    QCOMPARE(value->toArray().at(0).toInteger(), 9'007'199'254'740'993);
    QCOMPARE(value->toArray().at(1).toInteger(), std::numeric_limits<qint64>::max());
    QCOMPARE(wire::toBytes(value->toArray()), "[9007199254740993,9223372036854775807,-9223372036854775808]");
}

void TestJson::lastOfTwoEqualNamesCounts()
{
    const auto value = wire::parseJsonObject(R"({"a":1,"b":2,"a":3})");
    QVERIFY(value);
    QCOMPARE(value->value("a"_L1).toInt(), 3);
    QCOMPARE(value->size(), 2);
    QCOMPARE(wire::parseJsonObject("[1]").error().code, ErrorCode::Malformed);
}

void TestJson::limits()
{
    QVERIFY(wire::parseJson(QByteArray(64, '[') + QByteArray(64, ']')));
    const auto deep = wire::parseJson(QByteArray(65, '[') + QByteArray(65, ']'));
    QCOMPARE(deep.error().code, ErrorCode::Malformed);
    QVERIFY(deep.error().detail.english().contains("nested too deeply"_L1));
    QVERIFY(!wire::parseJson(QByteArray(5'000'000, '['))); // without a stack overflow
    QVERIFY(wire::parseJson("[[1]]", {.maxBytes = 5, .maxNesting = 2}));
    QCOMPARE(wire::parseJson("[[12]]", {.maxBytes = 5, .maxNesting = 2}).error().code, ErrorCode::TooLarge);
    QVERIFY(wire::parseJson(R"({"a":[1,2]})", {.maxValues = 4}));
    QCOMPARE(wire::parseJson(R"({"a":[1,2,3]})", {.maxValues = 4}).error().code, ErrorCode::TooLarge);
}

void TestJson::manyNamesAreNotQuadratic()
{
    QByteArray text = "{";
    for (int i = 200'000; i > 0; --i)
        text += '"' + QByteArray::number(i) + "\":0,";
    text.back() = '}';
    test::WorkTimer timer;
    const auto value = wire::parseJsonObject(text);
    QVERIFY(value);
    QCOMPARE(value->size(), 200'000);
    QVERIFY2(timer.elapsed() < 3000, qPrintable(QString::number(timer.elapsed())));
}

void TestJson::base64()
{
    QCOMPARE(wire::bytesFromBase64(u"AP/+").value(), QByteArray("\x00\xff\xfe", 3));
    QCOMPARE(wire::bytesFromBase64(u"AP_-").value(), QByteArray("\x00\xff\xfe", 3));
    QCOMPARE(wire::bytesFromBase64(u"data:image/png;base64,aGk=").value(), "hi");
    QCOMPARE(wire::bytesFromBase64(u"aG\r\n k=").value(), "hi");
    QVERIFY(!wire::bytesFromBase64(u"data:text/plain,hi"));
    QVERIFY(!wire::bytesFromBase64(u"a*k="));
    QVERIFY(!wire::bytesFromBase64(u"é"));
}

INK_TEST(TestJson, "tst_json")

} // namespace tst_json

#include "tst_json.moc"
