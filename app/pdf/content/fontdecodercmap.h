#pragma once

#include <QString>

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace ink::pdf {

/** A CMap: splits strings into codes and maps codes to CIDs and text (ISO 32000-2 §9.7.5, §9.10.3). */
class CMap final
{
public:
    /** A code decoded from a string. */
    struct Code
    {
        std::uint32_t value = 0;
        int byteCount = 1;
    };

    CMap() = default;
    /** Returns a predefined CMap: for most names, only with its codespace. An unknown name gets the codespace
     * of EUC and similar encodings. */
    [[nodiscard]] static CMap predefined(std::string_view name);
    /** Adds the definitions of a CMap file. Malformed or oversized files are parsed as far as possible. */
    void parse(std::string_view text);

    [[nodiscard]] Code codeAt(std::string_view string, size_t at) const;
    /** The text of a code; empty if it has none. */
    [[nodiscard]] QString textOf(std::uint32_t code) const;
    /** The CID of a code; 0 if it has none. */
    [[nodiscard]] std::uint32_t cidOf(std::uint32_t code) const;
    [[nodiscard]] bool hasText() const { return !m_texts.empty(); }
    [[nodiscard]] bool hasCodeSpaces() const { return !m_spaces.empty(); }
    [[nodiscard]] bool isVertical() const { return m_vertical; }
    void setVertical(bool vertical) { m_vertical = vertical; }
    /** Returns whether the codes are UTF-16. */
    [[nodiscard]] bool isUnicode() const { return m_unicode; }
    /** Returns whether the CMap maps codes to CIDs; for most predefined CMaps, only the codespace is
     * known. */
    [[nodiscard]] bool hasCids() const { return m_identity || !m_cids.empty(); }
    /** The name of the CMap on which this one is based (usecmap). */
    [[nodiscard]] std::string_view baseName() const { return m_base; }
    void setBase(const CMap& base);

private:
    struct CodeSpace
    {
        int bytes;
        std::uint32_t low;
        std::uint32_t high;
    };
    struct CidRange
    {
        std::uint32_t low;
        std::uint32_t high;
        std::uint32_t cid;
    };
    struct TextRange
    {
        std::uint32_t low;
        std::uint32_t high;
        QString text; ///< text of `low`; for higher codes, its last character is incremented
    };
    void sort();
    std::vector<CodeSpace> m_spaces;
    std::vector<CidRange> m_cids;
    std::vector<TextRange> m_texts;
    std::string m_base;
    bool m_identity = false;
    bool m_vertical = false;
    bool m_unicode = false;
};

} // namespace ink::pdf
