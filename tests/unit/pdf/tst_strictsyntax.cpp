// The strict lexer accepts what ISO 32000-2 §7.2–7.3 defines and nothing that parsers repair, each in its own
// way.
#include "app/pdf/file/strictsyntax.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_strictsyntax {

using namespace ink::pdf;
using strict::Fault;

class TestStrictSyntax final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void values_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<Fault>("fault");
        const auto row = [](const QByteArray& text, Fault fault = Fault::None) {
            QTest::newRow(text.toPercentEncoding(" /<>[](){}").constData()) << text << fault;
        };
        for (const char* sound : {"null",
                                  "true",
                                  "false",
                                  "0",
                                  "-12",
                                  "+3",
                                  "1.5",
                                  ".5",
                                  "-.002",
                                  "4.",
                                  "2147483647",
                                  "-2147483648",
                                  "0000018726",
                                  "/Name",
                                  "/A#20B",
                                  "/\xC3\xA9",
                                  "(text)",
                                  "(a(b)c)",
                                  "(\\))",
                                  "(\\101\\q\\\n)",
                                  "()",
                                  "<>",
                                  "<48 65\r\n6C>",
                                  "[]",
                                  "<</Name/>>",
                                  "[/]",
                                  "[1 2/A(b)<63>null]",
                                  "<<>>",
                                  "<</A/B/C 1>>",
                                  "<< /A << /A 1 >> /B [12 0 R 7] >>",
                                  "12 0 R",
                                  "[1 0 R 2 0 R]",
                                  "<</A%c\n1>>",
                                  "<</A%c\r\n1>>",
                                  "<<\f/A\t1\r>>"})
            row(sound);
        for (const char* stray : {")",
                                  "{",
                                  "}",
                                  ">",
                                  "<< /X ) /Pages 2 0 R >>",
                                  "<< /X { /Pages 2 0 R >>",
                                  "<< /X > /Contents 1 0 R >>",
                                  "<</A ~> >>",
                                  "<</A>>",
                                  "<</A 1",
                                  "[1",
                                  "[1>>",
                                  "<< 1 2 >>",
                                  "<</A 1 /B>>",
                                  "nul",
                                  "nulls",
                                  "True",
                                  "foo",
                                  "R",
                                  "[0 R]",
                                  "",
                                  "<</A 1]>>"})
            row(stray, Fault::Token);
        row(QByteArray("<</A\0 1>>", 9), Fault::Name);
        row(QByteArray("<</A \0 1>>", 10), Fault::Token);
        row(QByteArray("[1\0]", 4), Fault::Token);
        row(QByteArray("[1\x01]"), Fault::Token);
        for (const char* name :
             {"/", "//A", "<</ 1>>", "<</A//B 1>>", "<< /A // >>", "/A#", "/A#4", "/A#4g", "/A#00", "/A\x7f"})
            row(name, Fault::Name);
        row('/' + QByteArray(128, 'a'), Fault::Name);
        row('/' + QByteArray(127, 'a'));
        for (const char* number : {"--5", "5-3", "1e5", ".", "-", "+.", "1.2.3", "2147483648", "-2147483649",
                                   "4294967297", "0x10", "12a", "99999999999999999999.0"})
            row(number, Fault::Number);
        row(QByteArray(65, '1'), Fault::Number);
        for (const char* string : {"<4>", "<4g>", "<48", "(a", "(a\\)", "<48%c\n>", "<~87cURD]~>"})
            row(string, Fault::String);
        for (const char* twice : {"<</A 1/A 2>>", "<</A 1/B 2/#41 3>>", "[<</A 1/A 1>>]"})
            row(twice, Fault::DuplicateKey);
        for (const char* reference :
             {"12 65536 R", "0 0 R", "8388608 0 R", "4294967308 0 R", "012 0 R", "12 00 R", "12 0.0 R"})
            row(reference, Fault::Reference);
        row("<</A%c\r1>>", Fault::Comment);
        row("<</A 1%c>>", Fault::Comment);
        row(QByteArray(70, '[') + QByteArray(70, ']'), Fault::Nesting);
        row(QByteArray(60, '[') + QByteArray(60, ']'));
    }
    void values()
    {
        QFETCH(QByteArray, text);
        QFETCH(Fault, fault);
        const strict::Syntax syntax = strict::parseValue(text, 0);
        QCOMPARE(static_cast<int>(syntax.fault), static_cast<int>(fault));
        if (fault == Fault::None) QCOMPARE(syntax.end, text.size());
    }

    void references()
    {
        const strict::Syntax syntax = strict::parseValue("<</A 12 0 R/B[1 2 3 1 R]/C(9 0 R)>>", 0);
        QVERIFY(syntax.isValid());
        QCOMPARE(syntax.references.size(), 2U);
        QCOMPARE(syntax.references.at(0).number, 12);
        QCOMPARE(syntax.references.at(1).number, 3);
        QCOMPARE(syntax.references.at(1).generation, 1);
    }

    void objects_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<Fault>("fault");
        const auto row = [](const QByteArray& text, Fault fault = Fault::None) {
            QTest::newRow(text.toPercentEncoding(" /<>[](){}").constData()) << text << fault;
        };
        row("4 0 obj\n<</A 1>>\nendobj\n");
        row("4 0 obj<</A 1>>endobj");
        row(" 4  0\nobj 12 endobj\r");
        row("4 0 obj <</Length 3>>stream\nabc\nendstream\nendobj\n");
        row("4 0 obj <</Length 3>>stream\r\nabcendstream endobj");
        row("4 0 obj <</Length 3>>\nstream\nabc\r\nendstream\nendobj");
        row("4 0 obj <</Length 3>>\nstream\nabc\n\nendstream\nendobj");
        row("4 0 obj <</Length 9 0 R>>stream\nabcde\nendstream\nendobj");
        for (const char* wrong :
             {"5 0 obj 1 endobj", "4 1 obj 1 endobj", "04 0 obj 1 endobj", "4 00 obj 1 endobj",
              "4 0 object 1 endobj", "4 0 obj 1 endobjx", "4 0 obj 1 2 endobj", "4 0 obj <<>> >> endobj",
              "4 0 obj 1", "4%c\n0 obj 1 endobj"})
            row(wrong, Fault::Header);
        for (const char* wrong :
             {"4 0 obj <</Length 3>>stream\rabc\nendstream\nendobj",
              "4 0 obj <</Length 2>>stream\nabc\nendstream\nendobj",
              "4 0 obj <</Length 4>>stream\nabcendstream\nendobj",
              "4 0 obj <<>>stream\nabc\nendstream\nendobj", "4 0 obj [1]stream\nabc\nendstream\nendobj",
              "4 0 obj <</Length 8 0 R>>stream\nabc\nendstream\nendobj",
              "4 0 obj <</Length -3>>stream\nabc\nendstream\nendobj",
              "4 0 obj <</Length 3>>stream abc\nendstream\nendobj"})
            row(wrong, Fault::Stream);
    }
    void objects()
    {
        QFETCH(QByteArray, text);
        QFETCH(Fault, fault);
        const auto length = [](const strict::Reference& reference) -> qint64 {
            return reference.number == 9 ? 5 : -1;
        };
        QCOMPARE(static_cast<int>(strict::parseObject(text, 0, 4, 0, length).fault), static_cast<int>(fault));
    }

    /** Nothing reads beyond the bytes, wherever they are cut. */
    void everyPrefix()
    {
        const QByteArray whole =
            "4 0 obj <</A#20 [1 .5 (a\\(b) <48> 12 0 R null]%c\n/Length 3>>stream\r\nabc\nendstream endobj";
        for (qsizetype size = 0; size < whole.size(); ++size) {
            const QByteArray part(whole.constData(), size);
            QVERIFY(!strict::parseObject(part, 0, 4, 0, {}).isValid());
            (void)strict::parseValue(part, size / 2);
            (void)strict::skipSpaceStrict(part, size);
        }
        QVERIFY(strict::parseObject(whole, 0, 4, 0, {}).isValid());
        QVERIFY(!strict::parseObject(whole, 100'000, 4, 0, {}).isValid());
        QVERIFY(!strict::parseObject(whole, -5, 5, 0, {}).isValid());
    }
};

INK_TEST(TestStrictSyntax, "tst_strictsyntax")

} // namespace tst_strictsyntax

#include "tst_strictsyntax.moc"
