#include "app/pdf/content/fontdecodertables.h"

#include <QStringView>

#include <array>
#include <cctype>
#include <string>

namespace ink::pdf {

namespace {

// The widths of 32…126 followed by those of `further`, in thousandths of an em. Accented letters are as wide
// as the base letters.
constexpr std::u16string_view further = u"¡¢£¥§«»–—•…‘’“”„†‡ßÆæØøŒœłŁıµ¶·€™°©®±×";

constexpr std::array<quint16, 133> sans{
    278,  278, 355, 556, 556,  889, 667, 191, 333,  333, 389,  584, 278, 333,  278, 278, 556, 556, 556,
    556,  556, 556, 556, 556,  556, 556, 278, 278,  584, 584,  584, 556, 1015, 667, 667, 722, 722, 667,
    611,  778, 722, 278, 500,  667, 556, 833, 722,  778, 667,  778, 722, 667,  611, 722, 667, 944, 667,
    667,  611, 278, 278, 278,  469, 556, 333, 556,  556, 500,  556, 556, 278,  556, 556, 222, 222, 500,
    222,  833, 556, 556, 556,  556, 333, 500, 278,  556, 500,  722, 500, 500,  500, 334, 260, 334, 584,
    333,  556, 556, 556, 556,  556, 556, 556, 1000, 350, 1000, 222, 222, 333,  333, 333, 556, 556, 611,
    1000, 889, 778, 611, 1000, 944, 222, 556, 278,  576, 537,  278, 556, 1000, 400, 737, 737, 549, 584};

constexpr std::array<quint16, 133> sansBold{
    278,  333, 474, 556, 556,  889, 722, 238, 333,  333, 389,  584, 278, 333,  278, 278, 556, 556, 556,
    556,  556, 556, 556, 556,  556, 556, 333, 333,  584, 584,  584, 611, 975,  722, 722, 722, 722, 667,
    611,  778, 722, 278, 556,  722, 611, 833, 722,  778, 667,  778, 722, 667,  611, 722, 667, 944, 667,
    667,  611, 333, 278, 333,  584, 556, 333, 556,  611, 556,  611, 556, 333,  611, 611, 278, 278, 556,
    278,  889, 611, 611, 611,  611, 389, 556, 333,  611, 556,  778, 556, 556,  500, 389, 280, 389, 584,
    333,  556, 556, 556, 556,  556, 556, 556, 1000, 350, 1000, 278, 278, 500,  500, 500, 556, 556, 611,
    1000, 889, 778, 611, 1000, 944, 278, 611, 278,  576, 556,  278, 556, 1000, 400, 737, 737, 549, 584};

constexpr std::array<quint16, 133> serif{
    250, 333, 408, 500, 500, 833, 778, 180, 333,  333, 500,  564, 250, 333, 250, 278, 500, 500, 500,
    500, 500, 500, 500, 500, 500, 500, 278, 278,  564, 564,  564, 444, 921, 722, 667, 667, 722, 611,
    556, 722, 722, 333, 389, 722, 611, 889, 722,  722, 556,  722, 667, 556, 611, 722, 722, 944, 722,
    722, 611, 333, 278, 333, 469, 500, 333, 444,  500, 444,  500, 444, 333, 500, 500, 278, 278, 500,
    278, 778, 500, 500, 500, 500, 333, 389, 278,  500, 500,  722, 500, 500, 444, 480, 200, 480, 541,
    333, 500, 500, 500, 500, 500, 500, 500, 1000, 350, 1000, 333, 333, 444, 444, 444, 500, 500, 500,
    889, 667, 722, 500, 889, 722, 278, 611, 278,  576, 453,  250, 500, 980, 400, 760, 760, 549, 564};

constexpr std::array<quint16, 133> serifBold{
    250,  333, 555, 500, 500,  1000, 833, 278, 333,  333, 500,  570, 250, 333,  250, 278, 500, 500,  500,
    500,  500, 500, 500, 500,  500,  500, 333, 333,  570, 570,  570, 500, 930,  722, 667, 722, 722,  667,
    611,  778, 778, 389, 500,  778,  667, 944, 722,  778, 611,  778, 722, 556,  667, 722, 722, 1000, 722,
    722,  667, 333, 278, 333,  581,  500, 333, 500,  556, 444,  556, 444, 333,  500, 556, 278, 333,  556,
    278,  833, 556, 500, 556,  556,  444, 389, 333,  556, 500,  722, 500, 500,  444, 394, 220, 394,  520,
    333,  500, 500, 500, 500,  500,  500, 500, 1000, 350, 1000, 333, 333, 500,  500, 500, 500, 500,  556,
    1000, 722, 778, 500, 1000, 722,  278, 667, 278,  576, 540,  250, 500, 1000, 400, 747, 747, 549,  570};

constexpr std::array<quint16, 133> serifItalic{
    250, 333, 420, 500, 500, 833, 778, 214, 333, 333, 500, 675, 250, 333, 250, 278, 500, 500, 500,
    500, 500, 500, 500, 500, 500, 500, 333, 333, 675, 675, 675, 500, 920, 611, 611, 667, 722, 611,
    611, 722, 722, 333, 444, 667, 556, 833, 667, 722, 611, 722, 611, 500, 556, 722, 611, 833, 611,
    556, 556, 389, 278, 389, 422, 500, 333, 500, 500, 444, 500, 444, 278, 500, 500, 278, 278, 444,
    278, 722, 500, 500, 500, 500, 389, 389, 278, 500, 444, 667, 444, 444, 389, 400, 275, 400, 541,
    389, 500, 500, 500, 500, 500, 500, 500, 889, 350, 889, 333, 333, 556, 556, 556, 500, 500, 500,
    889, 667, 722, 500, 944, 667, 278, 556, 278, 576, 523, 250, 500, 980, 400, 760, 760, 549, 675};

constexpr std::array<quint16, 133> serifBoldItalic{
    250, 389, 555, 500, 500, 833, 778, 278, 333,  333, 500,  570, 250, 333,  250, 278, 500, 500, 500,
    500, 500, 500, 500, 500, 500, 500, 333, 333,  570, 570,  570, 500, 832,  667, 667, 667, 722, 667,
    667, 722, 778, 389, 500, 667, 611, 889, 722,  722, 611,  722, 667, 556,  611, 722, 667, 889, 667,
    611, 611, 333, 278, 333, 570, 500, 333, 500,  500, 444,  500, 444, 333,  500, 556, 278, 278, 500,
    278, 778, 556, 500, 500, 500, 389, 389, 278,  556, 444,  667, 500, 444,  389, 348, 220, 348, 570,
    389, 500, 500, 500, 500, 500, 500, 500, 1000, 350, 1000, 333, 333, 500,  500, 500, 500, 500, 500,
    944, 722, 722, 500, 944, 722, 278, 611, 278,  576, 500,  250, 500, 1000, 400, 747, 747, 549, 570};

constexpr std::array<quint16, 223> symbol{
    250, 333, 713, 500, 549,  833, 778,  439, 333, 333, 500, 549, 250, 549, 250, 278, 500,  500, 500,
    500, 500, 500, 500, 500,  500, 500,  278, 278, 549, 549, 549, 444, 549, 722, 667, 722,  612, 611,
    763, 603, 722, 333, 631,  722, 686,  889, 722, 722, 768, 741, 556, 592, 611, 690, 439,  768, 645,
    795, 611, 333, 863, 333,  658, 500,  500, 631, 549, 549, 494, 439, 521, 411, 603, 329,  603, 549,
    549, 576, 521, 549, 549,  521, 549,  603, 439, 576, 713, 686, 493, 686, 494, 480, 200,  480, 549,
    0,   0,   0,   0,   0,    0,   0,    0,   0,   0,   0,   0,   0,   0,   0,   0,   0,    0,   0,
    0,   0,   0,   0,   0,    0,   0,    0,   0,   0,   0,   0,   0,   0,   750, 620, 247,  549, 167,
    713, 500, 753, 753, 753,  753, 1042, 987, 603, 987, 603, 400, 549, 411, 549, 549, 713,  494, 460,
    549, 549, 549, 549, 1000, 603, 1000, 658, 823, 686, 795, 987, 768, 768, 823, 768, 768,  713, 713,
    713, 713, 713, 713, 713,  768, 713,  790, 790, 890, 823, 549, 250, 713, 603, 603, 1042, 987, 603,
    987, 603, 494, 329, 790,  790, 786,  713, 384, 384, 384, 384, 384, 384, 494, 494, 494,  494, 0,
    329, 274, 686, 686, 686,  384, 384,  384, 384, 384, 384, 494, 494, 494};

constexpr std::array<quint16, 223> dingbats{
    278, 974, 961, 974, 980, 719, 789, 790, 791, 690, 960, 939, 549, 855, 911,  933, 911, 945, 974, 755, 846,
    762, 761, 571, 677, 763, 760, 759, 754, 494, 552, 537, 577, 692, 786, 788,  788, 790, 793, 794, 816, 823,
    789, 841, 823, 833, 816, 831, 923, 744, 723, 749, 790, 792, 695, 776, 768,  792, 759, 707, 708, 682, 701,
    826, 815, 789, 789, 707, 687, 696, 689, 786, 787, 713, 791, 785, 791, 873,  761, 762, 762, 759, 759, 892,
    892, 788, 784, 438, 138, 277, 415, 392, 392, 668, 668, 0,   390, 390, 317,  317, 276, 276, 509, 509, 410,
    410, 234, 234, 334, 334, 0,   0,   0,   0,   0,   0,   0,   0,   0,   0,    0,   0,   0,   0,   0,   0,
    0,   0,   0,   732, 544, 544, 910, 667, 760, 760, 776, 595, 694, 626, 788,  788, 788, 788, 788, 788, 788,
    788, 788, 788, 788, 788, 788, 788, 788, 788, 788, 788, 788, 788, 788, 788,  788, 788, 788, 788, 788, 788,
    788, 788, 788, 788, 788, 788, 788, 788, 788, 788, 788, 788, 894, 838, 1016, 458, 748, 924, 748, 918, 927,
    928, 928, 834, 873, 828, 924, 924, 917, 930, 931, 463, 883, 836, 836, 867,  867, 696, 696, 874, 0,   874,
    760, 946, 771, 865, 771, 888, 967, 888, 831, 873, 927, 970, 918};

using TextWidths = std::array<quint16, 95 + further.size()>;

const TextWidths& widthsOf(StandardFont font)
{
    switch (font) {
    case StandardFont::SansBold:
        return sansBold;
    case StandardFont::Serif:
        return serif;
    case StandardFont::SerifBold:
        return serifBold;
    case StandardFont::SerifItalic:
        return serifItalic;
    case StandardFont::SerifBoldItalic:
        return serifBoldItalic;
    default:
        return sans;
    }
}

/** Returns a font name in lower case, without a subset prefix and non-letters. */
std::string plainName(std::string_view name)
{
    if (name.size() > 7 && name[6] == '+') name.remove_prefix(7);
    std::string plain;
    for (const char c : name)
        if (std::isalpha(static_cast<unsigned char>(c)))
            plain += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return plain;
}

StandardFont styled(StandardFont family, bool bold, bool italic)
{
    if (family == StandardFont::Sans) return bold ? StandardFont::SansBold : StandardFont::Sans;
    if (family != StandardFont::Serif) return family;
    if (bold) return italic ? StandardFont::SerifBoldItalic : StandardFont::SerifBold;
    return italic ? StandardFont::SerifItalic : StandardFont::Serif;
}

bool saysBold(const std::string& plain)
{
    return plain.find("bold") != std::string::npos || plain.find("black") != std::string::npos;
}

bool saysItalic(const std::string& plain)
{
    return plain.find("italic") != std::string::npos || plain.find("oblique") != std::string::npos;
}

} // namespace

std::optional<StandardFont> standardFontFromName(std::string_view baseFont)
{
    const std::string plain = plainName(baseFont);
    std::string family = plain;
    for (const std::string_view word :
         {"bold", "italic", "oblique", "roman", "regular", "mt", "ps", "new", "neue"})
        if (const size_t at = family.find(word); at != std::string::npos && at > 0)
            family.erase(at, word.size());
    const bool bold = saysBold(plain);
    const bool italic = saysItalic(plain);
    if (family == "helvetica" || family == "arial") return styled(StandardFont::Sans, bold, italic);
    if (family == "times") return styled(StandardFont::Serif, bold, italic);
    if (family == "courier") return StandardFont::Mono;
    if (family == "symbol") return StandardFont::Symbol;
    if (family == "zapfdingbats" || family == "dingbats") return StandardFont::Dingbats;
    return std::nullopt;
}

StandardFont nearestStandardFont(std::string_view baseFont, bool isSerif, bool fixedPitch)
{
    const std::string plain = plainName(baseFont);
    const auto has = [&plain](const char* word) { return plain.find(word) != std::string::npos; };
    if (fixedPitch || has("mono") || has("courier") || has("consol")) return StandardFont::Mono;
    const bool isSans = has("sans") || has("arial") || has("helvetica");
    const bool likeTimes = !isSans && (isSerif || has("times") || has("serif") || has("roman") ||
                                       has("georgia") || has("garamond"));
    return styled(likeTimes ? StandardFont::Serif : StandardFont::Sans, saysBold(plain), saysItalic(plain));
}

int standardWidth(StandardFont font, char16_t character, unsigned char code)
{
    if (font == StandardFont::Mono) return 600;
    if (font == StandardFont::Symbol || font == StandardFont::Dingbats) {
        if (code < 32 || code - 32U >= symbol.size()) return 0;
        return font == StandardFont::Symbol ? symbol[code - 32U] : dingbats[code - 32U];
    }
    const TextWidths& widths = widthsOf(font);
    if (character == 0xA0) character = u' ';
    if (character == 0xAD) character = u'-';
    if (character >= 32 && character < 127) return widths[character - 32U];
    if (const size_t at = further.find(character); at != std::u16string_view::npos) return widths[95 + at];
    if (const QString apart = QString(QChar(character)).normalized(QString::NormalizationForm_D);
        !apart.isEmpty() && apart[0] != QChar(character) && apart[0] > QChar(32) && apart[0] < QChar(127))
        return widths[apart[0].unicode() - 32U];
    return font == StandardFont::Sans || font == StandardFont::SansBold ? 556 : 500;
}

std::pair<int, int> standardExtent(StandardFont font)
{
    switch (font) {
    case StandardFont::Sans:
    case StandardFont::SansBold:
        return {931, -225};
    case StandardFont::Serif:
    case StandardFont::SerifItalic:
        return {898, -218};
    case StandardFont::SerifBold:
    case StandardFont::SerifBoldItalic:
        return {935, -218};
    case StandardFont::Mono:
        return {805, -250};
    case StandardFont::Symbol:
        return {1010, -293};
    case StandardFont::Dingbats:
        return {820, -143};
    }
    return {931, -225};
}

} // namespace ink::pdf
