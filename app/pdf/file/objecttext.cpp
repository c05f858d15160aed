#include "app/pdf/file/objecttext.h"

#include <QByteArray>
#include <qpdf/Buffer.hh>
#include <qpdf/QPDFObjectHandle.hh>

#include <cmath>
#include <cstdio>

namespace ink::pdf {

namespace {

void append(std::string& out, QPDFObjectHandle value, const RefWriter& refs);

void appendDict(std::string& out, QPDFObjectHandle& dict, const RefWriter& refs)
{
    out += "<<";
    for (const auto& [key, item] : dict.getDictAsMap()) {
        out += nameText(key);
        out += ' ';
        append(out, item, refs);
        out += '\n';
    }
    out += ">>";
}

void append(std::string& out, QPDFObjectHandle value, const RefWriter& refs)
{
    if (value.isIndirect()) {
        out += refs ? refs(value) : refText(idOf(value));
        return;
    }
    switch (value.getTypeCode()) {
    case ::ot_dictionary:
        appendDict(out, value, refs);
        return;
    case ::ot_array: {
        out += '[';
        const int count = value.getArrayNItems();
        for (int i = 0; i < count; ++i) {
            if (i > 0) out += ' ';
            append(out, value.getArrayItem(i), refs);
        }
        out += ']';
        return;
    }
    case ::ot_boolean:
    case ::ot_integer:
    case ::ot_real:
    case ::ot_string:
    case ::ot_name:
        out += value.unparse();
        return;
    default:
        out += "null";
        return;
    }
}

constexpr char hexDigits[] = "0123456789ABCDEF";

void appendHexByte(std::string& out, unsigned char byte)
{
    out += hexDigits[byte >> 4];
    out += hexDigits[byte & 15];
}

} // namespace

ObjectId idOf(const QPDFObjectHandle& handle)
{
    const auto og = handle.getObjGen();
    return {og.getObj(), og.getGen()};
}

std::string refText(ObjectId id)
{
    return std::to_string(id.number) + ' ' + std::to_string(id.generation) + " R";
}

std::string textOf(const QPDFObjectHandle& value, const RefWriter& refs)
{
    std::string out;
    append(out, value, refs);
    return out;
}

DictText dictOf(const QPDFObjectHandle& value, const RefWriter& refs)
{
    DictText result;
    QPDFObjectHandle dict = value;
    if (dict.isStream()) dict = dict.getDict();
    if (!dict.isDictionary()) return result;
    for (const auto& [key, item] : dict.getDictAsMap())
        result.emplace(key, textOf(item, refs));
    return result;
}

std::string textOf(const DictText& dict)
{
    std::string out = "<<";
    for (const auto& [key, value] : dict) {
        out += nameText(key);
        out += ' ';
        out += value;
        out += '\n';
    }
    out += ">>";
    return out;
}

std::string bodyOf(QPDFObjectHandle object, const RefWriter& refs)
{
    if (!object.isStream()) {
        // Written as a value, not as a reference to itself.
        if (object.isDictionary()) return textOf(dictOf(object, refs));
        if (object.isArray()) {
            std::vector<std::string> items;
            const int count = object.getArrayNItems();
            for (int i = 0; i < count; ++i)
                items.push_back(textOf(object.getArrayItem(i), refs));
            return arrayText(items);
        }
        return object.unparseResolved();
    }
    DictText dict = dictOf(object, refs);
    const auto data = object.getRawStreamData();
    return streamText(std::move(dict), {reinterpret_cast<const char*>(data->getBuffer()), data->getSize()});
}

std::string streamText(DictText dict, std::string_view data)
{
    dict["/Length"] = std::to_string(data.size());
    std::string out = textOf(dict);
    out.reserve(out.size() + data.size() + 24);
    out += "\nstream\n";
    out += data;
    out += "\nendstream";
    return out;
}

std::string compressData(std::string_view data, int level)
{
    // qCompress prepends four bytes with the length to the zlib stream.
    const QByteArray packed =
        qCompress(reinterpret_cast<const uchar*>(data.data()), static_cast<qsizetype>(data.size()), level);
    return {packed.constData() + 4, static_cast<size_t>(packed.size() - 4)};
}

std::string nameText(std::string_view name)
{
    std::string out = "/";
    if (!name.empty() && name.front() == '/') name.remove_prefix(1);
    for (const char c : name) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte <= 32 || byte >= 127 || std::string_view("#()<>[]{}/%").find(c) != std::string_view::npos) {
            out += '#';
            appendHexByte(out, byte);
        } else {
            out += c;
        }
    }
    return out;
}

std::string bytesText(std::string_view bytes)
{
    bool plain = true;
    for (const char c : bytes)
        plain = plain && c >= 32 && c < 127;
    std::string out;
    if (plain) {
        out = "(";
        for (const char c : bytes) {
            if (c == '(' || c == ')' || c == '\\') out += '\\';
            out += c;
        }
        return out + ")";
    }
    out = "<";
    for (const char c : bytes)
        appendHexByte(out, static_cast<unsigned char>(c));
    return out + ">";
}

std::string stringText(const QString& text)
{
    bool ascii = true;
    for (const QChar c : text)
        ascii = ascii && c.unicode() >= 32 && c.unicode() < 127;
    if (ascii) return bytesText(text.toStdString());
    std::string bytes = "\xFE\xFF";
    for (const QChar c : text) {
        bytes += static_cast<char>(c.unicode() >> 8);
        bytes += static_cast<char>(c.unicode() & 0xFF);
    }
    return bytesText(bytes);
}

std::string dateText(Timestamp time)
{
    using namespace std::chrono;
    const auto day = floor<days>(time);
    const year_month_day date(day);
    const hh_mm_ss clock(floor<seconds>(time - day));
    char text[40];
    std::snprintf(text, sizeof text, "(D:%04d%02u%02u%02d%02d%02dZ)", static_cast<int>(date.year()),
                  static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                  static_cast<int>(clock.hours().count()), static_cast<int>(clock.minutes().count()),
                  static_cast<int>(clock.seconds().count()));
    return text;
}

std::string numberText(double value)
{
    if (!std::isfinite(value)) return "0";
    const auto scaled = std::llround(std::clamp(value, -1e9, 1e9) * 100000.0);
    if (scaled % 100000 == 0) return std::to_string(scaled / 100000);
    char digits[40];
    std::snprintf(digits, sizeof digits, "%s%lld.%05lld", scaled < 0 ? "-" : "", std::llabs(scaled) / 100000,
                  std::llabs(scaled) % 100000);
    std::string out = digits;
    while (out.back() == '0')
        out.pop_back();
    return out;
}

std::string rectText(const QRectF& rect)
{
    return "[" + numberText(rect.left()) + ' ' + numberText(rect.top()) + ' ' + numberText(rect.right()) +
           ' ' + numberText(rect.bottom()) + "]";
}

} // namespace ink::pdf
