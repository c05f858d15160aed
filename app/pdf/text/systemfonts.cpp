#include "app/pdf/text/systemfonts.h"

namespace ink::pdf {

bool isSystemFont(const QRawFont& font)
{
    return font.isValid() && !font.fontTable("head").isEmpty();
}

QString familyOf(const QRawFont& font)
{
    return isSystemFont(font) ? font.familyName() : QString();
}

bool isEmojiFont(const QRawFont& font)
{
    return familyOf(font).contains(QLatin1StringView("Emoji"));
}

} // namespace ink::pdf
