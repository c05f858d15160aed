#pragma once

#include "app/base/clock.h"

#include <QRectF>
#include <QString>

#include <compare>
#include <functional>
#include <map>
#include <string>
#include <string_view>

class QPDFObjectHandle;

namespace ink::pdf {

/** Number and generation of an indirect object; number 0 = none. */
struct ObjectId
{
    int number = 0;
    int generation = 0;
    [[nodiscard]] bool isNull() const { return number == 0; }
    auto operator<=>(const ObjectId&) const = default;
};

/** The id of an indirect object, null for a direct value. */
[[nodiscard]] ObjectId idOf(const QPDFObjectHandle& handle);

/** A dictionary to be written: keys with their slash, values as PDF syntax. */
using DictText = std::map<std::string, std::string>;
/** Returns a reference as PDF syntax; used to renumber objects copied from another file. */
using RefWriter = std::function<std::string(const QPDFObjectHandle&)>;

/** A reference as PDF syntax, e.g. `7 0 R`. */
[[nodiscard]] std::string refText(ObjectId id);
/** A value as PDF syntax. References are written as such and never resolved; a stream is
 * written as `null`. */
[[nodiscard]] std::string textOf(const QPDFObjectHandle& value, const RefWriter& refs = {});
/** The entries of a dictionary (or of a stream's dictionary), each as PDF syntax. Empty for anything else. */
[[nodiscard]] DictText dictOf(const QPDFObjectHandle& value, const RefWriter& refs = {});
[[nodiscard]] std::string textOf(const DictText& dict);
/** The text between `obj` and `endobj` of this object itself; a stream with its raw data. */
[[nodiscard]] std::string bodyOf(QPDFObjectHandle object, const RefWriter& refs = {});
/** An array as PDF syntax, e.g. `[a b c]`. */
template <typename Range> [[nodiscard]] std::string arrayText(const Range& values)
{
    std::string out = "[";
    for (const auto& value : values) {
        if (out.size() > 1) out += ' ';
        out += value;
    }
    return out + "]";
}
/** A complete stream object: dictionary with /Length, and the raw data. */
[[nodiscard]] std::string streamText(DictText dict, std::string_view data);
/** Compresses the data for /FlateDecode; level 1 (fast) to 9 (small). */
[[nodiscard]] std::string compressData(std::string_view data, int level = 5);

/** A name with its slash, escaped (ISO 32000-2 §7.3.5). */
[[nodiscard]] std::string nameText(std::string_view name);
/** A byte string: literal when it is plain ASCII, else hexadecimal. */
[[nodiscard]] std::string bytesText(std::string_view bytes);
/** A text string: ASCII unchanged, else UTF-16BE with a byte order mark (ISO 32000-2 §7.9.2.2). */
[[nodiscard]] std::string stringText(const QString& text);
/** A date, UTC (ISO 32000-2 §7.9.4). */
[[nodiscard]] std::string dateText(Timestamp time);
/** A number with at most five decimals. */
[[nodiscard]] std::string numberText(double value);
/** A rectangle as an array: lower-left corner, then upper-right corner. */
[[nodiscard]] std::string rectText(const QRectF& rect);

} // namespace ink::pdf
