#include "app/pdf/text/systemfonts.h"

#include <QFont>
#include <QtEndian>

namespace ink::pdf {

bool isSystemFont(const QRawFont& font)
{
    return font.isValid() && !font.fontTable("head").isEmpty();
}

QRawFont fontOfFamily(const QString& family)
{
    QFont font;
    font.setFamilies({family});
    font.setStyleStrategy(QFont::NoFontMerging);
    font.setHintingPreference(
        QFont::PreferNoHinting); // as in text shaping, so that the font is opened only once
    font.setPixelSize(1000);
    return QRawFont::fromFont(font);
}

QString familyOf(const QRawFont& font)
{
    return isSystemFont(font) ? font.familyName() : QString();
}

bool mayEmbed(const QRawFont& font)
{
    constexpr qsizetype typeAt = 8;
    constexpr quint16 usage = 0x000E; // the most permissive of several bits applies
    constexpr quint16 restricted = 0x0002;
    constexpr quint16 noSubset = 0x0100;
    constexpr quint16 bitmapsOnly = 0x0200;
    const QByteArray table = font.fontTable("OS/2");
    if (table.size() < typeAt + 2) return true;
    const auto type = qFromBigEndian<quint16>(table.constData() + typeAt);
    return (type & usage) != restricted && (type & (noSubset | bitmapsOnly)) == 0;
}

bool isEmojiFont(const QRawFont& font)
{
    return familyOf(font).contains(QLatin1StringView("Emoji"));
}

} // namespace ink::pdf
