// Field validation: a pattern, then a text, separated by a line end. Every pattern is parsed or rejected with
// a position, every match terminates, and a number's written form has the same value.
#include "app/domain/text/datetext.h"
#include "app/domain/text/numbertext.h"
#include "app/domain/text/pattern.h"
#include "tests/fuzz/fuzz.h"

#include <cstdint>

using namespace ink::domain;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QString all = QString::fromUtf8(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const QString pattern = all.section(QLatin1Char('\n'), 0, 0);
    const QString text = all.section(QLatin1Char('\n'), 1);
    const auto parsed = Pattern::parse(pattern);
    if (const auto* error = std::get_if<Pattern::Error>(&parsed)) {
        FUZZ_CHECK(error->position >= 0 && error->position <= lengthOf(pattern));
        FUZZ_CHECK(!describe(*error).isEmpty());
    } else {
        const auto verdict = std::get<Pattern>(parsed).match(text);
        FUZZ_CHECK(verdict == std::get<Pattern>(parsed).match(text));
    }
    if (const auto number = NumberText::parse(text)) {
        FUZZ_CHECK(isPlainNumber(number->plain));
        const auto again = NumberText::parse(number->plain);
        FUZZ_CHECK(again && again->plain == number->plain && !again->isAmbiguous());
        FUZZ_CHECK(!number->isAmbiguous() || isPlainNumber(number->alternative));
    }
    if (const auto date = DateFormat(pattern).parse(text)) FUZZ_CHECK(date->isValid());
    FUZZ_CHECK(isSameText(text, text) && withoutBlanks(withoutBlanks(text)) == withoutBlanks(text));
    return 0;
}
