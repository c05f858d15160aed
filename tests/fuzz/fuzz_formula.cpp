// Formulas: every text is parsed or rejected with a position, and the results of parsed formulas can be
// parsed again.
#include "app/domain/logic/formula.h"
#include "tests/fuzz/fuzz.h"

#include <cstdint>

using namespace ink::domain;

namespace {

/** By the first character of a name: empty, a date, a text, an integer, a fraction, a negative and a very
 * long number. */
Formula::Value valueOf(const QString& name)
{
    static const QStringList numbers{QStringLiteral("0"),
                                     QStringLiteral("7"),
                                     QStringLiteral("0.1"),
                                     QStringLiteral("-12.50"),
                                     QStringLiteral("99999999999999999999999999999999.99"),
                                     QStringLiteral("0.000000000000000000000001")};
    const auto index = name.at(0).unicode() % (numbers.size() + 3);
    if (index == numbers.size()) return {};
    if (index == numbers.size() + 1) return Formula::Date{QDate(2026, 3, 1), QStringLiteral("d MMMM yyyy")};
    if (index == numbers.size() + 2) return name;
    return Formula::Number{*Decimal::fromText(numbers.at(index)), numbers.at(index)};
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QString text = QString::fromUtf8(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const auto parsed = Formula::parse(text);
    if (const auto* error = std::get_if<Formula::Error>(&parsed)) {
        FUZZ_CHECK(error->position >= 0 && error->length >= 0 &&
                   error->position + error->length <= text.size());
        FUZZ_CHECK(!describe(*error).isEmpty());
        return 0;
    }
    const Formula& formula = std::get<Formula>(parsed);
    FUZZ_CHECK(text.size() <= Formula::maxLength && formula.names().size() <= Formula::maxNames);
    const Formula::Value value = formula.evaluate(valueOf);
    if (const auto* words = std::get_if<QString>(&value)) FUZZ_CHECK(words->size() <= Formula::maxTextLength);
    if (const auto* found = std::get_if<Formula::Number>(&value)) {
        const Decimal* number = &found->value;
        for (const auto& places : {std::optional<int>(), std::optional(0), std::optional(20)}) {
            const auto again = Decimal::fromText(number->toText(places));
            FUZZ_CHECK(again.has_value());
            FUZZ_CHECK(again->toText(places) == number->toText(places));
        }
        FUZZ_CHECK((*number - *number).isZero());
        FUZZ_CHECK(number->negated().negated().compare(*number) == 0);
    }
    // Renaming a tag changes nothing else.
    for (const QString& name : formula.names()) {
        const QString fresh = name.at(0) + QStringLiteral("fresh");
        const auto renamed = Formula::parse(Formula::replaceNames(text, name, fresh));
        const auto* other = std::get_if<Formula>(&renamed);
        FUZZ_CHECK(other || text.size() + 500 > Formula::maxLength);
        if (other) FUZZ_CHECK(other->names().contains(fresh) && !other->names().contains(name));
        break;
    }
    return 0;
}
