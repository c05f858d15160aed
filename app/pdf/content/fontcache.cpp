#include "app/pdf/content/fontcache.h"

namespace ink::pdf {

std::shared_ptr<FontDecoder> FontCache::get(QPDFObjectHandle font)
{
    const ObjectId id = idOf(font);
    if (id.isNull()) return read(font);
    if (const auto known = m_fonts.find(id); known != m_fonts.end()) return known->second;
    if (m_fonts.size() > 500) m_fonts.clear();
    return m_fonts[id] = read(font);
}

std::shared_ptr<FontDecoder> FontCache::read(QPDFObjectHandle font) const
{
    auto decoder = FontDecoder::read(font);
    if (m_mappings == Mappings::All || !font.isDictionary() || !font.hasKey("/ToUnicode") ||
        decoder->isEmbedded())
        return decoder;
    QPDFObjectHandle plain = font.shallowCopy();
    plain.removeKey("/ToUnicode");
    return FontDecoder::read(plain);
}

} // namespace ink::pdf
