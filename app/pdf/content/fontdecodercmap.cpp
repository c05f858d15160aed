#include "app/pdf/content/fontdecodercmap.h"

#include "app/pdf/content/contentlexer.h"

#include <algorithm>

namespace ink::pdf {

namespace {

constexpr size_t maxEntries = 100'000; ///< maximum ranges of one CMap; more than any legitimate font has
constexpr size_t maxText = 128;        ///< UTF-16 units per code

std::uint32_t codeOf(std::string_view bytes)
{
    std::uint32_t code = 0;
    for (const char c : bytes.substr(0, 4))
        code = code << 8 | static_cast<unsigned char>(c);
    return code;
}

QString utf16(std::string_view bytes)
{
    QString text;
    if (bytes.size() == 1) return QString(QChar::fromLatin1(bytes[0]));
    for (size_t i = 0; i + 1 < bytes.size() && i / 2 < maxText; i += 2)
        text += QChar(static_cast<char16_t>(static_cast<unsigned char>(bytes[i]) << 8 |
                                            static_cast<unsigned char>(bytes[i + 1])));
    return text;
}

/** The last range that contains `code`; ranges are sorted by `low`, and later definitions come last. */
template <typename Range> const Range* find(const std::vector<Range>& ranges, std::uint32_t code)
{
    auto at = std::upper_bound(ranges.begin(), ranges.end(), code,
                               [](std::uint32_t c, const Range& r) { return c < r.low; });
    // Ranges rarely overlap: a few steps back are enough.
    for (int steps = 0; at != ranges.begin() && steps < 16; ++steps) {
        --at;
        if (at->high >= code) return &*at;
    }
    return nullptr;
}

bool isTwoBytePredefined(std::string_view name)
{
    for (const std::string_view part :
         {"Identity", "UCS2", "UTF16", "-GB-", "GBT-H", "GBT-V", "CNS1", "KSC-H", "KSC-V"})
        if (name.find(part) != std::string_view::npos) return true;
    return name == "H" || name == "V" || name == "GB-H" || name == "GB-V" || name == "Add-H" ||
           name == "Add-V" || name == "Ext-H" || name == "Ext-V" || name == "78-H" || name == "78-V";
}

} // namespace

CMap CMap::predefined(std::string_view name)
{
    CMap map;
    map.m_vertical = name.ends_with("-V") || name == "V";
    if (name.starts_with("Identity")) {
        map.m_identity = true;
        map.m_spaces.push_back({2, 0, 0xFFFF});
    } else if (isTwoBytePredefined(name)) {
        map.m_unicode =
            name.find("UCS2") != std::string_view::npos || name.find("UTF16") != std::string_view::npos;
        map.m_spaces.push_back({2, 0, 0xFFFF});
    } else if (name.find("RKSJ") != std::string_view::npos) {
        map.m_spaces = {{1, 0x00, 0x80}, {1, 0xA0, 0xDF}, {2, 0x8140, 0x9FFC}, {2, 0xE040, 0xFCFC}};
    } else if (name.find("UTF8") != std::string_view::npos || name.find("UTF32") != std::string_view::npos) {
        map.m_spaces.push_back({name.find("UTF32") != std::string_view::npos ? 4 : 1, 0, 0xFFFFFFFF});
    } else { // EUC, Big Five and GBK encodings
        map.m_spaces = {{1, 0x00, 0x80}, {2, 0x8140, 0xFEFE}};
    }
    return map;
}

void CMap::setBase(const CMap& base)
{
    if (m_spaces.empty()) m_spaces = base.m_spaces;
    m_cids.insert(m_cids.begin(), base.m_cids.begin(), base.m_cids.end());
    m_texts.insert(m_texts.begin(), base.m_texts.begin(), base.m_texts.end());
    m_identity = m_identity || base.m_identity;
    sort();
}

void CMap::sort()
{
    std::stable_sort(m_cids.begin(), m_cids.end(),
                     [](const CidRange& a, const CidRange& b) { return a.low < b.low; });
    std::stable_sort(m_texts.begin(), m_texts.end(),
                     [](const TextRange& a, const TextRange& b) { return a.low < b.low; });
}

void CMap::parse(std::string_view text)
{
    using Kind = ContentToken::Kind;
    ContentLexer lexer(text);
    enum class Section { None, Spaces, CidChars, CidRanges, BfChars, BfRanges } section = Section::None;
    std::vector<std::string> strings; // strings of the section's current entry
    std::vector<std::string> list;    // strings of a bfrange's array
    bool inList = false;
    double lastNumber = 0;
    std::string lastName;
    const auto room = [this] { return m_spaces.size() + m_cids.size() + m_texts.size() < maxEntries; };
    for (ContentToken token = lexer.next(); token.kind != Kind::End && room(); token = lexer.next()) {
        switch (token.kind) {
        case Kind::Keyword: {
            const std::string_view word = token.text;
            if (word == "begincodespacerange")
                section = Section::Spaces;
            else if (word == "begincidchar")
                section = Section::CidChars;
            else if (word == "begincidrange")
                section = Section::CidRanges;
            else if (word == "beginbfchar")
                section = Section::BfChars;
            else if (word == "beginbfrange")
                section = Section::BfRanges;
            else if (word.starts_with("end"))
                section = Section::None;
            else if (word == "usecmap")
                m_base = lastName;
            else if (word == "def" && lastName == "WMode")
                m_vertical = lastNumber != 0;
            strings.clear();
            inList = false;
            break;
        }
        case Kind::Name:
            lastName = token.text;
            // A glyph name instead of text is legal but never used: the entry is dropped.
            if (section == Section::BfChars) strings.clear();
            break;
        case Kind::Number:
            lastNumber = token.number;
            if (section == Section::CidChars && strings.size() == 1) {
                const std::uint32_t code = codeOf(strings[0]);
                m_cids.push_back(
                    {code, code, static_cast<std::uint32_t>(std::clamp(token.number, 0.0, 65535.0))});
                strings.clear();
            } else if (section == Section::CidRanges && strings.size() == 2) {
                m_cids.push_back({codeOf(strings[0]), codeOf(strings[1]),
                                  static_cast<std::uint32_t>(std::clamp(token.number, 0.0, 65535.0))});
                strings.clear();
            }
            break;
        case Kind::ArrayOpen:
            inList = section == Section::BfRanges && strings.size() == 2;
            list.clear();
            break;
        case Kind::ArrayClose:
            if (inList) {
                const std::uint32_t low = codeOf(strings[0]);
                for (size_t i = 0; i < list.size() && room(); ++i) {
                    const std::uint32_t code = low + static_cast<std::uint32_t>(i);
                    m_texts.push_back({code, code, utf16(list[i])});
                }
                strings.clear();
                inList = false;
            }
            break;
        case Kind::String:
            if (inList) {
                if (list.size() < maxEntries) list.emplace_back(token.text);
                break;
            }
            strings.emplace_back(token.text);
            if (section == Section::Spaces && strings.size() == 2) {
                const int bytes = std::clamp(static_cast<int>(strings[0].size()), 1, 4);
                m_spaces.push_back({bytes, codeOf(strings[0]), codeOf(strings[1])});
                strings.clear();
            } else if (section == Section::BfChars && strings.size() == 2) {
                const std::uint32_t code = codeOf(strings[0]);
                m_texts.push_back({code, code, utf16(strings[1])});
                strings.clear();
            } else if (section == Section::BfRanges && strings.size() == 3) {
                const std::uint32_t low = codeOf(strings[0]);
                const std::uint32_t high = codeOf(strings[1]);
                if (high >= low) m_texts.push_back({low, high, utf16(strings[2])});
                strings.clear();
            } else if (section == Section::None || strings.size() > 3) {
                strings.clear();
            }
            break;
        default:
            break;
        }
    }
    sort();
}

CMap::Code CMap::codeAt(std::string_view string, size_t at) const
{
    const size_t left = string.size() - at;
    std::uint32_t code = 0;
    int shortest = 4;
    for (int bytes = 1; bytes <= 4 && static_cast<size_t>(bytes) <= left; ++bytes) {
        code = code << 8 | static_cast<unsigned char>(string[at + static_cast<size_t>(bytes) - 1]);
        for (const CodeSpace& space : m_spaces) {
            if (space.bytes != bytes) continue;
            // Each byte must be inside its own range.
            bool inside = true;
            for (int shift = 0; shift < bytes * 8 && inside; shift += 8) {
                const std::uint32_t byte = code >> shift & 0xFF;
                inside = byte >= (space.low >> shift & 0xFF) && byte <= (space.high >> shift & 0xFF);
            }
            if (inside) return {code, bytes};
        }
    }
    for (const CodeSpace& space : m_spaces)
        shortest = std::min(shortest, space.bytes);
    if (m_spaces.empty()) shortest = 1;
    const int bytes = std::min(shortest, static_cast<int>(std::min<size_t>(left, 4)));
    return {codeOf(string.substr(at, static_cast<size_t>(bytes))), std::max(1, bytes)};
}

QString CMap::textOf(std::uint32_t code) const
{
    const TextRange* range = find(m_texts, code);
    if (!range || range->text.isEmpty()) return {};
    if (code == range->low) return range->text;
    QString text = range->text;
    const std::uint32_t step = code - range->low;
    if (text.size() >= 2 && text.at(text.size() - 2).isHighSurrogate() && text.back().isLowSurrogate()) {
        char32_t last = QChar::surrogateToUcs4(text.at(text.size() - 2), text.back()) + step;
        if (last > 0x10FFFF) return {};
        text.chop(2);
        return text + QString::fromUcs4(&last, 1);
    }
    text.back() = QChar(static_cast<char16_t>(text.back().unicode() + step));
    return text;
}

std::uint32_t CMap::cidOf(std::uint32_t code) const
{
    if (const CidRange* range = find(m_cids, code)) return range->cid + (code - range->low);
    return m_identity ? code : 0;
}

} // namespace ink::pdf
