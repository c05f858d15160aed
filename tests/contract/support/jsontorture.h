#pragma once

#include <QByteArray>
#include <QList>

namespace ink::test {

/** The expected result of parsing: `Valid` and `Invalid` by RFC 8259, `Either` where it allows both. */
enum class Json { Valid, Invalid, Either };

struct JsonInput
{
    QByteArray name;
    Json kind = Json::Valid;
    QByteArray text;
};

/** Texts of single values: numbers, strings, literals. They are also used inside arrays and objects. */
[[nodiscard]] inline QList<JsonInput> jsonValues()
{
    QList<JsonInput> all;
    const auto add = [&all](Json kind, const char* name, const QByteArray& text) {
        all.append({name, kind, text});
    };
    const auto numbers = [&](Json kind, std::initializer_list<const char*> texts) {
        for (const char* text : texts)
            add(kind, text, text);
    };
    numbers(Json::Valid,
            {"0", "-0", "-0.0", "0e1", "0e+1", "1E22", "1e-2", "1E+2", "123.456e78", "-1", "-123", "1.5",
             "9007199254740993", "9223372036854775807", "-9223372036854775808", "0.1e-10",
             "1.0000000000000000000000000000000000000001", "4.9e-324", "1.7976931348623157e308"});
    numbers(Json::Either,
            {"9223372036854775808", "-9223372036854775809", "18446744073709551616",
             "100000000000000000000000000000000000000000", "1e309", "-1e309", "1e400", "1e-400", "-1e-400",
             "0.4e00669999999999999999999999999999999999999999999999999999999999999999999999999999",
             "123123e100000", "-123123e100000", "1e99999999999999999999", "1e-99999999999999999999"});
    numbers(Json::Invalid, {"00",   "01",   "-01",  "-012",     "012",          "+1",    "++1",       "-",
                            "--1",  "1.",   "-1.",  "-2.",      ".5",           "-.5",   ".",         "1.e1",
                            "1.e+", "0.e1", "0.3e", "0.3e+",    "0e",           "0e+",   "0E",        "1eE2",
                            "1e",   "1e+",  "1e-",  "1.5e1.5",  "1.2.3",        "1 000", "1_000",     "0x1",
                            "0x42", "0xG",  "0b1",  "0o7",      "1f",           "1d",    "1L",        "NaN",
                            "-NaN", "nan",  "Inf",  "Infinity", "-Infinity",    "+Inf",  "Infinity1", "-foo",
                            "1-2",  "1+2",  "1ea",  "1/2",      "\xef\xbc\x91", "- 1",   "1e 1",      "0 1"});
    numbers(Json::Valid, {"true", "false", "null"});
    numbers(Json::Invalid,
            {"True",    "FALSE",      "NULL",  "tru", "truee", "nul", "undefined", "none", "yes", "t",
             "fals\"e", "true false", "nulll", "*",   "&",     "a",   "\\u0061",   "@",    "#x",  "$"});

    add(Json::Valid, "empty string", R"("")");
    add(Json::Valid, "every short escape", R"("\"\\\/\b\f\n\r\t")");
    add(Json::Valid, "u escapes", R"("\u0041\u00e9\u4f60\uABCD\uabcd")");
    add(Json::Valid, "escaped NUL", R"("\u0000")");
    add(Json::Valid, "escaped NUL inside", R"("a\u0000b")");
    add(Json::Valid, "a pair", R"("\ud83d\ude00")");
    add(Json::Valid, "a pair in capitals", R"("\uD83D\uDE00")");
    add(Json::Valid, "the last pair", R"("\uDBFF\uDFFF")");
    add(Json::Valid, "noncharacters", R"("\uFFFE\uFFFF\uFDD0")");
    add(Json::Valid, "noncharacter in a pair", R"("\uDBFF\uDFFE")");
    add(Json::Valid, "escaped controls", R"("\u0001\u001f\u007f\u0080\u2028\u2029")");
    add(Json::Valid, "delete", "\"\x7f\"");
    add(Json::Valid, "UTF-8 of every length", "\"a\xc3\xa9\xe4\xbd\xa0\xf0\x9f\x98\x80\"");
    add(Json::Valid, "separators in UTF-8", "\"\xe2\x80\xa8\xe2\x80\xa9\"");
    add(Json::Valid, "last character", "\"\xf4\x8f\xbf\xbf\"");
    add(Json::Valid, "a BOM inside a string", "\"\xef\xbb\xbfx\"");
    add(Json::Valid, "direction override",
        "\"\xe2\x80\xae"
        "fdp.exe\"");
    add(Json::Valid, "a slash", R"("</script><!--")");
    add(Json::Valid, "quotes of others", R"("' or 1=1; drop table documents; --")");
    add(Json::Valid, "a format", R"("%s%n%d {0} ${x} %1 %2")");
    add(Json::Valid, "combining", "\"a" + QByteArray("\xcc\x81").repeated(2000) + '"');
    add(Json::Valid, "a long string", '"' + QByteArray(100'000, 'x') + '"');
    for (const char* lone : {R"("\ud800")", R"("\udc00")", R"("\udbff")", R"("\udfff")", R"("\ud800\ud800")",
                             R"("\udc00\ud800")", R"("\ud800x")", R"("\ud800\n")", R"("\ud83d\u0041")",
                             R"("x\udfffx")", R"("\ud800\udbff")"})
        add(Json::Either, lone, lone);
    for (const char* escape :
         {R"("\u00A")",  R"("\u")",       R"("\u1")",       R"("\uzzzz")",   R"("\U0041")", R"("\x41")",
          R"("\a")",     R"("\v")",       R"("\0")",        R"("\ ")",       R"("\'")",     R"("\e")",
          R"("\u{41}")", R"("\ud800\u")", R"("\ud800\u1")", R"("\ud800\)",   R"("\)",       R"("\")",
          R"("\\\")",    R"("\u004)",     "\"\\\n\"",       "\"\\\xc3\xa9\""})
        add(Json::Invalid, escape, escape);
    for (const char* raw : {"\"\n\"", "\"\t\"", "\"\r\"", "\"\x01\"", "\"\x1f\"", "\"\b\""})
        add(Json::Invalid, "a raw control character", raw);
    add(Json::Invalid, "a raw NUL", QByteArray("\"a\0b\"", 5));
    add(Json::Invalid, "single quotes", "'x'");
    add(Json::Invalid, "typographic quotes", "\xe2\x80\x9cx\xe2\x80\x9d");
    add(Json::Invalid, "backticks", "`x`");
    add(Json::Invalid, "no quote at the end", "\"x");
    add(Json::Invalid, "no quote at the beginning", "x\"");
    add(Json::Invalid, "two strings", "\"a\"\"b\"");
    add(Json::Invalid, "a string that is continued", "\"a\" \"b\"");
    for (const char* bytes : {"\x80",
                              "\xbf",
                              "\xff",
                              "\xfe",
                              "\xc0\x80",
                              "\xc0\xaf",
                              "\xc1\xbf",
                              "\xe0\x80\xaf",
                              "\xf0\x80\x80\xaf",
                              "\xf8\x88\x80\x80\x80",
                              "\xfc\x84\x80\x80\x80\x80",
                              "\xc3",
                              "\xc3(",
                              "\xe2\x82",
                              "\xe2(\xa1",
                              "\xf0\x9f\x98",
                              "\xf0(\x8c\xbc",
                              "\xed\xa0\x80",
                              "\xed\xbf\xbf",
                              "\xed\xa0\xbd\xed\xb8\x80",
                              "\xf4\x90\x80\x80",
                              "\xf7\xbf\xbf\xbf",
                              "\xe9",
                              "a\x80z"})
        add(Json::Invalid, "bytes that are no UTF-8", '"' + QByteArray(bytes) + '"');
    return all;
}

/** Complete texts: brackets, commas, depth, size, encodings. */
[[nodiscard]] inline QList<JsonInput> jsonStructures()
{
    QList<JsonInput> all;
    const auto add = [&all](Json kind, const char* name, const QByteArray& text) {
        all.append({name, kind, text});
    };
    const auto each = [&](Json kind, std::initializer_list<const char*> texts) {
        for (const char* text : texts)
            add(kind, text, text);
    };
    each(Json::Valid, {"[]",
                       "{}",
                       " [ ] ",
                       "\t\n\r {} \t\n\r",
                       "[[]]",
                       "[{}]",
                       "{\"a\":{}}",
                       "{\"a\":[]}",
                       "[null]",
                       "[1,2]",
                       "{\"\":0}",
                       "{\"a\":1,\"b\":2}",
                       "{\"a\":1,\"a\":2}",
                       "{\"a\":1,\"A\":2}",
                       "{\"title\":1,\"TITLE\":\"x\"}",
                       "{\"\\u0074itle\":5}",
                       "{\"title\":\"x\",\"title\":5}",
                       "{\"a\\u0000b\":1}",
                       "{\"\\u0000\":\"\\u0000\"}",
                       "{\"__proto__\":{\"x\":1}}",
                       "{\"constructor\":1}",
                       "{\"document\":{}}",
                       "{\"document\":{\"document\":{}}}",
                       "{\"documents\":[]}",
                       "{\"document\":null}",
                       "{\"ids\":[null]}",
                       "{\"tags\":[[]]}",
                       "{\"tags\":[null]}",
                       "{\"invitation\":[[[]]]}",
                       "{\"Invitations\":{}}",
                       "{\"values\":[{}]}",
                       "{\"folder\":[]}",
                       "{\"userSetting\":[]}",
                       "{\"style\":{\"condition\":{\"condition\":{}}}}"});
    each(Json::Invalid, {"",
                         " ",
                         "[",
                         "]",
                         "{",
                         "}",
                         "[}",
                         "{]",
                         "[1",
                         "[1,",
                         "[1,]",
                         "[,1]",
                         "[,]",
                         "[1,,2]",
                         "[1 2]",
                         "[1:2]",
                         "[1;2]",
                         "[]]",
                         "[[]",
                         "{}}",
                         "{{}}",
                         "{\"a\"",
                         "{\"a\":",
                         "{\"a\":1",
                         "{\"a\":1,",
                         "{\"a\":1,}",
                         "{,\"a\":1}",
                         "{\"a\" 1}",
                         "{\"a\"::1}",
                         "{\"a\":1:2}",
                         "{\"a\",1}",
                         "{a:1}",
                         "{'a':1}",
                         "{1:1}",
                         "{null:1}",
                         "{[]:1}",
                         "{\"a\":1 \"b\":2}",
                         "{\"a\":1,,\"b\":2}",
                         "{\"a\":}",
                         "{:1}",
                         "{\"a\":1}{}",
                         "{} {}",
                         "[] []",
                         "[]x",
                         "{}#",
                         "{}//",
                         "[1]//x",
                         "/**/{}",
                         "{/**/}",
                         "{\"a\":/*x*/1}",
                         "#{}",
                         "<!-- -->",
                         "<x/>",
                         "[\"a\",\n4\n,1,",
                         "[\"\\",
                         "[\"x",
                         "{\"a\":\"x",
                         "[true,fals",
                         "[nul",
                         "\\",
                         "\"",
                         ",",
                         ":",
                         "()",
                         "[\x0c]",
                         "[\x0b]",
                         "{\"a\":\xc2\xa0"
                         "1}",
                         "[\xe2\x80\x8b]",
                         "[\xe2\x81\xa0]",
                         "{\"a\":1};",
                         "a={}",
                         "callback({})",
                         ")]}',\n{}",
                         "{\"a\":1}\x1a"});
    add(Json::Invalid, "a BOM", "\xef\xbb\xbf{}");
    add(Json::Invalid, "a BOM alone", "\xef\xbb\xbf");
    add(Json::Invalid, "UTF-16 with BOM", QByteArray("\xff\xfe{\0}\0", 6));
    add(Json::Invalid, "UTF-16", QByteArray("{\0}\0", 4));
    add(Json::Invalid, "UTF-16 big endian", QByteArray("\xfe\xff\0{\0}", 6));
    add(Json::Invalid, "UTF-32", QByteArray("{\0\0\0}\0\0\0", 8));
    add(Json::Invalid, "NUL after", QByteArray("{}\0", 3));
    add(Json::Invalid, "NUL before", QByteArray("\0{}", 3));
    add(Json::Invalid, "NUL between", QByteArray("[1\0]", 4));
    add(Json::Invalid, "only NULs", QByteArray(1000, '\0'));
    add(Json::Invalid, "random bytes", QByteArray::fromHex("8f3a00ff17c2e5b1d90a0d7b7d22"));
    add(Json::Invalid, "a PDF", "%PDF-1.4\n%\xe2\xe3\xcf\xd3\n");
    add(Json::Invalid, "a gzip", QByteArray::fromHex("1f8b08000000000000ffab5682"));

    add(Json::Valid, "64 deep", QByteArray(64, '[') + QByteArray(64, ']'));
    add(Json::Invalid, "65 deep", QByteArray(65, '[') + QByteArray(65, ']'));
    add(Json::Invalid, "100,000 deep", QByteArray(100'000, '[') + QByteArray(100'000, ']'));
    add(Json::Invalid, "100,000 open", QByteArray(100'000, '['));
    add(Json::Invalid, "100,000 closed", QByteArray(100'000, ']'));
    add(Json::Invalid, "100,000 objects deep", QByteArray("{\"a\":").repeated(100'000));
    add(Json::Invalid, "100,000 mixed", QByteArray("[{\"a\":").repeated(50'000));
    add(Json::Invalid, "deep in a field", "{\"title\":" + QByteArray(70, '[') + QByteArray(70, ']') + '}');
    add(Json::Valid, "a long list", '[' + QByteArray("0,").repeated(500'000) + "0]");
    add(Json::Valid, "a long list of objects", "{\"tags\":[" + QByteArray("{},").repeated(200'000) + "{}]}");
    add(Json::Valid, "many names", [] {
        QByteArray text("{");
        for (int i = 0; i < 100'000; ++i)
            text += "\"n" + QByteArray::number(i) + "\":0,";
        return text + "\"x\":0}";
    }());
    add(Json::Valid, "one name many times", '{' + QByteArray("\"a\":0,").repeated(200'000) + "\"a\":0}");
    add(Json::Valid, "a name as long as a book", "{\"" + QByteArray(1'000'000, 'n') + "\":0}");
    add(Json::Valid, "a long title", "{\"title\":\"" + QByteArray(4'000'000, 't') + "\"}");
    add(Json::Valid, "space", QByteArray(2'000'000, ' ') + "{}");
    add(Json::Valid, "a number with many digits", "[0." + QByteArray(300'000, '1') + ']');
    add(Json::Either, "an integer with many digits", '[' + QByteArray(300'000, '9') + ']');
    return all;
}

} // namespace ink::test
