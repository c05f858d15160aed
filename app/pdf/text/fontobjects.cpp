#include "app/pdf/text/fontobjects.h"

#include "app/pdf/file/objecttext.h"

#include <QCryptographicHash>

#include <cmath>
#include <unordered_map>

namespace ink::pdf {

namespace {

std::string hex4(quint32 value)
{
    static constexpr char digits[] = "0123456789ABCDEF";
    return {digits[(value >> 12) & 15], digits[(value >> 8) & 15], digits[(value >> 4) & 15],
            digits[value & 15]};
}

std::string toUnicodeMap(const std::vector<CodedGlyph>& glyphs)
{
    std::string out =
        "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n/CIDSystemInfo <</Registry "
        "(Adobe) /Ordering (UCS) /Supplement 0>> def\n/CMapName /Adobe-Identity-UCS def\n/CMapType 2 "
        "def\n1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n";
    std::string block;
    int count = 0;
    const auto flush = [&] {
        if (count > 0) out += std::to_string(count) + " beginbfchar\n" + block + "endbfchar\n";
        block.clear();
        count = 0;
    };
    for (const CodedGlyph& each : glyphs) {
        if (each.text.isEmpty()) continue;
        block += '<' + hex4(each.code) + "> <";
        for (const QChar unit : each.text)
            block += hex4(unit.unicode());
        block += ">\n";
        if (++count == 100) flush();
    }
    flush();
    return out + "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n";
}

std::string tagOf(const std::vector<CodedGlyph>& glyphs)
{
    QCryptographicHash hash(QCryptographicHash::Sha1);
    for (const CodedGlyph& each : glyphs) {
        hash.addData(QByteArrayView(reinterpret_cast<const char*>(&each.code), sizeof each.code));
        hash.addData(
            QByteArrayView(reinterpret_cast<const char*>(each.text.utf16()), (each.text.size() + 1) * 2));
    }
    const QByteArray sum = hash.result();
    std::string tag;
    for (int i = 0; i < 6; ++i)
        tag += static_cast<char>('A' + static_cast<unsigned char>(sum.at(i)) % 26);
    return tag;
}

} // namespace

qsizetype sizeInMemory(const FontSubset& subset)
{
    return static_cast<qsizetype>(sizeof subset + subset.program.capacity() + subset.widths.capacity() +
                                  subset.glyphNumbers.capacity() + subset.toUnicode.capacity());
}

FontSubset makeSubset(const std::vector<CodedGlyph>& glyphs, const FontTraits& traits,
                      const std::optional<FontProgram>& program)
{
    FontSubset made;
    made.tag = tagOf(glyphs);
    std::vector<const OutlineGlyph*> outlines;
    std::unordered_map<const OutlineGlyph*, size_t> places;
    std::string numbers((glyphs.back().code + 1) * 2, '\0');
    quint32 next = UINT32_MAX;
    for (const CodedGlyph& each : glyphs) {
        const auto [place, isNew] = places.try_emplace(each.glyph, outlines.size());
        if (isNew) {
            outlines.push_back(each.glyph);
            if (!each.glyph->data.isEmpty()) made.box |= each.glyph->box;
        }
        const size_t number = program ? program->numbers.at(each.number) : place->second;
        numbers[each.code * 2] = static_cast<char>(number >> 8);
        numbers[each.code * 2 + 1] = static_cast<char>(number & 0xFF);
        // Consecutive codes share an array.
        if (each.code != next)
            made.widths += (next == UINT32_MAX ? "" : "]") + std::to_string(each.code) + '[';
        if (each.code == next) made.widths += ' ';
        made.widths += std::to_string(std::lround(each.glyph->advance * 1000.0 / outlineUnits));
        next = each.code + 1;
    }
    made.widths += ']';
    const QByteArray written = program ? program->bytes
                                       : trueTypeProgram(outlines, {traits.ascent * outlineUnits / 1000,
                                                                    traits.descent * outlineUnits / 1000});
    const std::string_view bytes(written.constData(), static_cast<size_t>(written.size()));
    DictText dict;
    dict["/Filter"] = "/FlateDecode";
    made.glyphNumbers = streamText(dict, compressData(numbers, 9));
    made.toUnicode = streamText(dict, compressData(toUnicodeMap(glyphs), 9));
    dict["/Length1"] = std::to_string(bytes.size());
    made.program = streamText(dict, compressData(bytes, 9));
    return made;
}

std::string addFont(const ObjectWriter& add, const FontSubset& subset, const FontTraits& traits)
{
    const auto unit = [](int value) { return std::to_string(value * 1000 / outlineUnits); };
    const double stem = 50 + std::pow(traits.weight / 65.0, 2);
    const std::string name = nameText(subset.tag + '+' + traits.name);
    const std::string file = add(subset.program);
    const std::string descriptor =
        add("<</Type /FontDescriptor /FontName " + name + " /Flags " +
            std::to_string(4 | (traits.fixedPitch ? 1 : 0) | (traits.italic ? 64 : 0)) + " /FontBBox [" +
            unit(subset.box.left()) + ' ' + unit(subset.box.top()) + ' ' + unit(subset.box.right()) + ' ' +
            unit(subset.box.bottom()) + "] /ItalicAngle " + (traits.italic ? "-12" : "0") + " /Ascent " +
            std::to_string(traits.ascent) + " /Descent " + std::to_string(-traits.descent) + " /CapHeight " +
            std::to_string(traits.capHeight) + " /StemV " + std::to_string(std::lround(stem)) +
            " /FontFile2 " + file + ">>");
    const std::string numbers = add(subset.glyphNumbers);
    const std::string unicode = add(subset.toUnicode);
    const std::string inner =
        add("<</Type /Font /Subtype /CIDFontType2 /BaseFont " + name +
            " /CIDSystemInfo <</Registry (Adobe) /Ordering (Identity) /Supplement 0>> /FontDescriptor " +
            descriptor + " /DW 0 /W [" + subset.widths + "] /CIDToGIDMap " + numbers + ">>");
    return add("<</Type /Font /Subtype /Type0 /BaseFont " + name +
               " /Encoding /Identity-H /DescendantFonts [" + inner + "] /ToUnicode " + unicode + ">>");
}

} // namespace ink::pdf
