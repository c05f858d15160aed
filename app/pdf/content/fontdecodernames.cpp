#include "app/pdf/content/fontdecodernames.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string>

namespace ink::pdf {

namespace {

using namespace std::string_view_literals;

// 0x80…0xFF; U+0000 = unassigned.
constexpr std::u16string_view windowsHigh =
    u"€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ"
    u"\u00A0¡¢£¤¥¦§¨©ª«¬\u00AD®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ"sv;
constexpr std::u16string_view macHigh = u"ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬"
                                        u"√ƒ≈∆«»…\u00A0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰"
                                        u"ÂÊÁËÈÍÎÏÌÓÔ\0ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ"sv;
// 0xA0…0xFF
constexpr std::u16string_view standardHigh =
    u"\0¡¢£⁄¥ƒ§¤'“«‹›ﬁﬂ\0–†‡·\0¶•‚„”»…‰\0¿\0`"
    u"´ˆ˜¯˘˙¨\0˚¸\0˝˛ˇ—\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0Æ\0ª\0\0\0\0ŁØŒº\0\0\0\0\0æ"
    u"\0\0\0ı\0\0łøœß\0\0\0\0"sv;
// 0x20…0x7E, 0xA0…0xFE
constexpr std::u16string_view symbolLow =
    u" !∀#∃%&∍()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}~"sv;
constexpr std::u16string_view symbolHigh =
    u"€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊〈®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪\0〉∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭"sv;

static_assert(windowsHigh.size() == 128 && macHigh.size() == 128 && standardHigh.size() == 96);
static_assert(symbolLow.size() == 95 && symbolHigh.size() == 95);

char16_t dingbatAt(unsigned char code)
{
    switch (code) {
    case 0x20:
        return u' ';
    case 0x25:
        return u'☎';
    case 0x2A:
        return u'☛';
    case 0x2B:
        return u'☞';
    case 0x48:
        return u'★';
    case 0x6C:
        return u'●';
    case 0x6E:
        return u'■';
    case 0x73:
        return u'▲';
    case 0x74:
        return u'▼';
    case 0x75:
        return u'◆';
    case 0x77:
        return u'◗';
    case 0xA8:
        return u'♣';
    case 0xA9:
        return u'♦';
    case 0xAA:
        return u'♥';
    case 0xAB:
        return u'♠';
    case 0xD5:
        return u'→';
    case 0xD6:
        return u'↔';
    case 0xD7:
        return u'↕';
    default:
        break;
    }
    if (code >= 0x21 && code <= 0x7E) return static_cast<char16_t>(0x2701 + (code - 0x21));
    if (code >= 0xA1 && code <= 0xA7) return static_cast<char16_t>(0x2761 + (code - 0xA1));
    if (code >= 0xAC && code <= 0xB5) return static_cast<char16_t>(0x2460 + (code - 0xAC));
    if (code >= 0xB6 && code <= 0xFE && code != 0xF0) return static_cast<char16_t>(0x2776 + (code - 0xB6));
    return 0;
}

/** The n of the glyph `a<n>` at each code from 32. */
constexpr std::array<quint16, 223> dingbatNames{
    0,   1,   2,   202, 3,   4,   5,   119, 118, 117, 11,  12,  13,  14,  15,  16,  105, 17,  18,  19,  20,
    21,  22,  23,  24,  25,  26,  27,  28,  6,   7,   8,   9,   10,  29,  30,  31,  32,  33,  34,  35,  36,
    37,  38,  39,  40,  41,  42,  43,  44,  45,  46,  47,  48,  49,  50,  51,  52,  53,  54,  55,  56,  57,
    58,  59,  60,  61,  62,  63,  64,  65,  66,  67,  68,  69,  70,  71,  72,  73,  74,  203, 75,  204, 76,
    77,  78,  79,  81,  82,  83,  84,  97,  98,  99,  100, 0,   89,  90,  93,  94,  91,  92,  205, 85,  206,
    86,  87,  88,  95,  96,  0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
    0,   0,   0,   101, 102, 103, 104, 106, 107, 108, 112, 111, 110, 109, 120, 121, 122, 123, 124, 125, 126,
    127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147,
    148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 163, 164, 196, 165, 192, 166, 167,
    168, 169, 170, 171, 172, 173, 162, 174, 175, 176, 177, 178, 179, 193, 180, 199, 181, 200, 182, 0,   201,
    183, 184, 197, 185, 194, 198, 186, 195, 187, 188, 189, 190, 191};

/** The character of Zapf Dingbats' glyph `a<number>`; empty if there is none. */
QString dingbatText(int number)
{
    for (size_t i = 0; i < dingbatNames.size(); ++i)
        if (dingbatNames[i] == number) return QString(QChar(dingbatAt(static_cast<unsigned char>(i + 32))));
    return {};
}

/** Returns the character of a Wingdings code. Supports only symbols used on forms: boxes, circles, check
 * marks, hands. */
char16_t wingdingAt(unsigned char code)
{
    switch (code) {
    case 0x20:
        return u' ';
    case 0x21:
        return u'✏';
    case 0x2A:
        return u'✉';
    case 0x46:
        return u'☞';
    case 0x6C:
    case 0x9F:
        return u'●';
    case 0x6D:
        return u'❍';
    case 0x6E:
    case 0xA7:
        return u'■';
    case 0x6F:
    case 0x70:
    case 0x71:
    case 0x72:
    case 0xA8:
        return u'☐';
    case 0xA1:
    case 0xA2:
    case 0xA3:
        return u'○';
    case 0xD8:
        return u'➢';
    case 0xE0:
        return u'→';
    case 0xFB:
        return u'✗';
    case 0xFC:
        return u'✓';
    case 0xFD:
        return u'☒';
    case 0xFE:
        return u'☑';
    default:
        return 0;
    }
}

struct Named
{
    std::string_view name;
    char16_t character;
};

// Sorted by name. Accented letters, digits and Greek are derived by rule.
constexpr std::array named{
    Named{"AE", u'Æ'},
    Named{"Dcroat", u'Đ'},
    Named{"Delta", u'∆'},
    Named{"Eth", u'Ð'},
    Named{"Euro", u'€'},
    Named{"Hbar", u'Ħ'},
    Named{"Ldot", u'Ŀ'},
    Named{"Lslash", u'Ł'},
    Named{"OE", u'Œ'},
    Named{"Ohm", u'Ω'},
    Named{"Omega", u'Ω'},
    Named{"Oslash", u'Ø'},
    Named{"Thorn", u'Þ'},
    Named{"acute", u'´'},
    Named{"ae", u'æ'},
    Named{"ampersand", u'&'},
    Named{"apple", u'\uF8FF'},
    Named{"approxequal", u'≈'},
    Named{"arrowboth", u'↔'},
    Named{"arrowdown", u'↓'},
    Named{"arrowleft", u'←'},
    Named{"arrowright", u'→'},
    Named{"arrowup", u'↑'},
    Named{"asciicircum", u'^'},
    Named{"asciitilde", u'~'},
    Named{"asterisk", u'*'},
    Named{"asteriskmath", u'∗'},
    Named{"at", u'@'},
    Named{"backslash", u'\\'},
    Named{"bar", u'|'},
    Named{"braceleft", u'{'},
    Named{"braceright", u'}'},
    Named{"bracketleft", u'['},
    Named{"bracketright", u']'},
    Named{"breve", u'˘'},
    Named{"brokenbar", u'¦'},
    Named{"bullet", u'•'},
    Named{"caron", u'ˇ'},
    Named{"cedilla", u'¸'},
    Named{"cent", u'¢'},
    Named{"checkmark", u'✓'},
    Named{"circle", u'○'},
    Named{"circlemultiply", u'⊗'},
    Named{"circleplus", u'⊕'},
    Named{"circumflex", u'ˆ'},
    Named{"colon", u':'},
    Named{"comma", u','},
    Named{"congruent", u'≅'},
    Named{"copyright", u'©'},
    Named{"copyrightsans", u'©'},
    Named{"copyrightserif", u'©'},
    Named{"currency", u'¤'},
    Named{"dagger", u'†'},
    Named{"daggerdbl", u'‡'},
    Named{"dcroat", u'đ'},
    Named{"degree", u'°'},
    Named{"diamond", u'♦'},
    Named{"dieresis", u'¨'},
    Named{"divide", u'÷'},
    Named{"dollar", u'$'},
    Named{"dotaccent", u'˙'},
    Named{"dotlessi", u'ı'},
    Named{"dotlessj", u'ȷ'},
    Named{"dotmath", u'⋅'},
    Named{"element", u'∈'},
    Named{"ellipsis", u'…'},
    Named{"emdash", u'—'},
    Named{"emptyset", u'∅'},
    Named{"endash", u'–'},
    Named{"eng", u'ŋ'},
    Named{"equal", u'='},
    Named{"equivalence", u'≡'},
    Named{"eth", u'ð'},
    Named{"exclam", u'!'},
    Named{"exclamdown", u'¡'},
    Named{"existential", u'∃'},
    Named{"ff", u'\uFB00'},
    Named{"ffi", u'\uFB03'},
    Named{"ffl", u'\uFB04'},
    Named{"fi", u'\uFB01'},
    Named{"filledbox", u'■'},
    Named{"fl", u'\uFB02'},
    Named{"florin", u'ƒ'},
    Named{"fraction", u'⁄'},
    Named{"franc", u'₣'},
    Named{"germandbls", u'ß'},
    Named{"gradient", u'∇'},
    Named{"grave", u'`'},
    Named{"greater", u'>'},
    Named{"greaterequal", u'≥'},
    Named{"guillemotleft", u'«'},
    Named{"guillemotright", u'»'},
    Named{"guilsinglleft", u'‹'},
    Named{"guilsinglright", u'›'},
    Named{"hbar", u'ħ'},
    Named{"heart", u'♥'},
    Named{"hungarumlaut", u'˝'},
    Named{"hyphen", u'-'},
    Named{"hyphentwo", u'‐'},
    Named{"infinity", u'∞'},
    Named{"integral", u'∫'},
    Named{"intersection", u'∩'},
    Named{"kgreenlandic", u'ĸ'},
    Named{"ldot", u'ŀ'},
    Named{"less", u'<'},
    Named{"lessequal", u'≤'},
    Named{"logicaland", u'∧'},
    Named{"logicalnot", u'¬'},
    Named{"logicalor", u'∨'},
    Named{"longs", u'ſ'},
    Named{"lozenge", u'◊'},
    Named{"lslash", u'ł'},
    Named{"macron", u'¯'},
    Named{"middot", u'·'},
    Named{"minus", u'−'},
    Named{"minute", u'′'},
    Named{"mu", u'µ'},
    Named{"multiply", u'×'},
    Named{"napostrophe", u'ŉ'},
    Named{"nbspace", u'\u00A0'},
    Named{"nonbreakingspace", u'\u00A0'},
    Named{"notelement", u'∉'},
    Named{"notequal", u'≠'},
    Named{"numbersign", u'#'},
    Named{"numero", u'№'},
    Named{"oe", u'œ'},
    Named{"ogonek", u'˛'},
    Named{"onehalf", u'½'},
    Named{"onequarter", u'¼'},
    Named{"onesuperior", u'¹'},
    Named{"openbullet", u'◦'},
    Named{"ordfeminine", u'ª'},
    Named{"ordmasculine", u'º'},
    Named{"oslash", u'ø'},
    Named{"overscore", u'¯'},
    Named{"paragraph", u'¶'},
    Named{"parenleft", u'('},
    Named{"parenright", u')'},
    Named{"partialdiff", u'∂'},
    Named{"percent", u'%'},
    Named{"period", u'.'},
    Named{"periodcentered", u'·'},
    Named{"perpendicular", u'⊥'},
    Named{"perthousand", u'‰'},
    Named{"phi1", u'ϕ'},
    Named{"plus", u'+'},
    Named{"plusminus", u'±'},
    Named{"product", u'∏'},
    Named{"propersubset", u'⊂'},
    Named{"propersuperset", u'⊃'},
    Named{"proportional", u'∝'},
    Named{"question", u'?'},
    Named{"questiondown", u'¿'},
    Named{"quotedbl", u'"'},
    Named{"quotedblbase", u'„'},
    Named{"quotedblleft", u'“'},
    Named{"quotedblright", u'”'},
    Named{"quoteleft", u'‘'},
    Named{"quoteright", u'’'},
    Named{"quotesinglbase", u'‚'},
    Named{"quotesingle", u'\''},
    Named{"radical", u'√'},
    Named{"registered", u'®'},
    Named{"ring", u'˚'},
    Named{"second", u'″'},
    Named{"section", u'§'},
    Named{"semicolon", u';'},
    Named{"sfthyphen", u'\u00AD'},
    Named{"sigma1", u'ς'},
    Named{"similar", u'∼'},
    Named{"slash", u'/'},
    Named{"softhyphen", u'\u00AD'},
    Named{"space", u' '},
    Named{"spade", u'♠'},
    Named{"square", u'□'},
    Named{"sterling", u'£'},
    Named{"suchthat", u'∍'},
    Named{"summation", u'∑'},
    Named{"theta1", u'ϑ'},
    Named{"thorn", u'þ'},
    Named{"threequarters", u'¾'},
    Named{"threesuperior", u'³'},
    Named{"tilde", u'˜'},
    Named{"trademark", u'™'},
    Named{"twosuperior", u'²'},
    Named{"underscore", u'_'},
    Named{"union", u'∪'},
    Named{"universal", u'∀'},
    Named{"yen", u'¥'},
};
static_assert(std::is_sorted(named.begin(), named.end(),
                             [](const Named& a, const Named& b) { return a.name < b.name; }));

constexpr std::array digits{"zero"sv, "one"sv, "two"sv,   "three"sv, "four"sv,
                            "five"sv, "six"sv, "seven"sv, "eight"sv, "nine"sv};

struct Accent
{
    std::string_view name;
    char16_t combining;
};
constexpr std::array accents{
    Accent{"acute", 0x301},    Accent{"grave", 0x300},        Accent{"circumflex", 0x302},
    Accent{"dieresis", 0x308}, Accent{"tilde", 0x303},        Accent{"ring", 0x30A},
    Accent{"caron", 0x30C},    Accent{"cedilla", 0x327},      Accent{"ogonek", 0x328},
    Accent{"macron", 0x304},   Accent{"breve", 0x306},        Accent{"dotaccent", 0x307},
    Accent{"dot", 0x307},      Accent{"hungarumlaut", 0x30B}, Accent{"commaaccent", 0x327},
    Accent{"dotbelow", 0x323}, Accent{"tonos", 0x301},
};

constexpr std::array greek{"alpha"sv,   "beta"sv, "gamma"sv, "delta"sv,  "epsilon"sv, "zeta"sv, "eta"sv,
                           "theta"sv,   "iota"sv, "kappa"sv, "lambda"sv, "mu"sv,      "nu"sv,   "xi"sv,
                           "omicron"sv, "pi"sv,   "rho"sv,   ""sv,       "sigma"sv,   "tau"sv,  "upsilon"sv,
                           "phi"sv,     "chi"sv,  "psi"sv,   "omega"sv};

char16_t greekLetter(std::string_view name)
{
    if (name.size() < 2) return 0;
    const bool upper = name[0] >= 'A' && name[0] <= 'Z';
    std::string lower(name);
    if (upper) lower[0] = static_cast<char>(lower[0] + ('a' - 'A'));
    const auto at = std::find(greek.begin(), greek.end(), lower);
    if (at == greek.end()) return 0;
    return static_cast<char16_t>((upper ? 0x391 : 0x3B1) + (at - greek.begin()));
}

/** Parses `text` as a hexadecimal or decimal number; -1 if it contains anything else. */
long numberIn(std::string_view text, int base)
{
    long value = -1;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, base);
    return error == std::errc() && end == text.data() + text.size() && value >= 0 ? value : -1;
}

QString fromCodePoint(long code)
{
    if (code <= 0 || code > 0x10FFFF || (code >= 0xD800 && code < 0xE000)) return {};
    const auto c = static_cast<char32_t>(code);
    return QString::fromUcs4(&c, 1);
}

/** Returns the Cyrillic letter of a glyph named `afii<number>`, from 10017. */
QString cyrillic(long number)
{
    if (number >= 10017 && number <= 10049)
        return number == 10023 ? QStringLiteral("Ё")
                               : fromCodePoint(0x410 + number - 10017 - (number > 10023 ? 1 : 0));
    if (number >= 10065 && number <= 10097)
        return number == 10071 ? QStringLiteral("ё")
                               : fromCodePoint(0x430 + number - 10065 - (number > 10071 ? 1 : 0));
    if (number == 61352) return QStringLiteral("№");
    return {};
}

QString textOfComponent(std::string_view name, bool dingbats)
{
    if (name.empty()) return {};
    if (name.size() == 1) return QString(QChar::fromLatin1(name[0]));
    const auto at = std::lower_bound(named.begin(), named.end(), name,
                                     [](const Named& n, std::string_view wanted) { return n.name < wanted; });
    if (at != named.end() && at->name == name) return QString(QChar(at->character));
    if (const auto digit = std::find(digits.begin(), digits.end(), name); digit != digits.end())
        return QString(QChar(static_cast<char16_t>(u'0' + (digit - digits.begin()))));
    if (const char16_t letter = greekLetter(name)) return QString(QChar(letter));
    if (name.starts_with("uni") && name.size() >= 7 && name.size() % 4 == 3) {
        QString text;
        for (size_t i = 3; i < name.size(); i += 4)
            text += fromCodePoint(numberIn(name.substr(i, 4), 16));
        if (!text.isEmpty()) return text;
    }
    if (name[0] == 'u' && name.size() >= 5 && name.size() <= 7)
        if (const long code = numberIn(name.substr(1), 16); code > 0) return fromCodePoint(code);
    if (name.starts_with("afii"))
        if (QString text = cyrillic(numberIn(name.substr(4), 10)); !text.isEmpty()) return text;
    if (dingbats && name[0] == 'a')
        if (const long number = numberIn(name.substr(1), 10); number > 0 && number < 1000)
            return dingbatText(static_cast<int>(number));
    for (const Accent& accent : accents) {
        if (name.size() <= accent.name.size() || !name.ends_with(accent.name)) continue;
        const QString base = textOfComponent(name.substr(0, name.size() - accent.name.size()), false);
        if (base.size() != 1) continue;
        return (base + QChar(accent.combining)).normalized(QString::NormalizationForm_C);
    }
    for (const std::string_view suffix : {"oldstyle"sv, "small"sv, "superior"sv, "inferior"sv})
        if (name.size() > suffix.size() && name.ends_with(suffix))
            return textOfComponent(name.substr(0, name.size() - suffix.size()), false);
    return {};
}

} // namespace

char16_t characterOf(BaseEncoding encoding, unsigned char code)
{
    switch (encoding) {
    case BaseEncoding::Symbol:
        if (code >= 0x20 && code <= 0x7E) return symbolLow[code - 0x20U];
        return code >= 0xA0 && code <= 0xFE ? symbolHigh[code - 0xA0U] : u'\0';
    case BaseEncoding::Dingbats:
        return dingbatAt(code);
    case BaseEncoding::Wingdings:
        return wingdingAt(code);
    default:
        break;
    }
    if (code < 0x20 || code == 0x7F) return 0;
    if (encoding == BaseEncoding::Standard) {
        if (code == 0x27) return u'’';
        if (code == 0x60) return u'‘';
        if (code < 0x7F) return code;
        return code >= 0xA0 ? standardHigh[code - 0xA0U] : u'\0';
    }
    if (code < 0x7F) return code;
    return encoding == BaseEncoding::MacRoman ? macHigh[code - 0x80U] : windowsHigh[code - 0x80U];
}

QString glyphNameToText(std::string_view name, bool dingbats)
{
    if (name == ".notdef" || name.size() > 200) return {};
    if (const size_t dot = name.find('.'); dot != std::string_view::npos && dot > 0)
        name = name.substr(0, dot);
    QString text;
    while (true) {
        const size_t bar = name.find('_');
        text += textOfComponent(name.substr(0, bar), dingbats);
        if (bar == std::string_view::npos) return text;
        name.remove_prefix(bar + 1);
    }
}

} // namespace ink::pdf
