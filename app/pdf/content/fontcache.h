#pragma once

// Private to app/pdf.

#include "app/pdf/content/fontdecoder.h"
#include "app/pdf/file/objecttext.h"

#include <qpdf/QPDFObjectHandle.hh>

#include <map>
#include <memory>

namespace ink::pdf {

/** Caches fonts by object while a file is read. */
class FontCache final
{
public:
    /** Determines for which fonts the text mapping (/ToUnicode) is used. */
    enum class Mappings {
        All,
        Embedded ///< embedded fonts only: viewers draw other fonts by their encoding, not by the mapping
    };
    FontCache() = default;
    explicit FontCache(Mappings mappings) : m_mappings(mappings) {}

    [[nodiscard]] std::shared_ptr<FontDecoder> get(QPDFObjectHandle font);

private:
    [[nodiscard]] std::shared_ptr<FontDecoder> read(QPDFObjectHandle font) const;

    Mappings m_mappings = Mappings::All;
    std::map<ObjectId, std::shared_ptr<FontDecoder>> m_fonts;
};

} // namespace ink::pdf
