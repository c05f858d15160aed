#include "tests/unit/pdf/naughtystrings.h"

namespace ink::test {

namespace {

QString s(const char16_t* text)
{
    return QString::fromUtf16(text);
}

/** A letter with marks above and below each other. */
QString zalgo()
{
    QString text;
    for (const QChar letter : QStringLiteral("zalgo")) {
        text += letter;
        for (int i = 0; i < 6; ++i) {
            text += QChar(0x0300 + i);
            text += QChar(0x0323 + i);
        }
    }
    return text;
}

} // namespace

QList<NaughtyString> naughtyStrings()
{
    return {
        // Latin
        {"plain", s(u"Anna Bell")},
        {"ligatures", s(u"affluent firefly, fjord, waffle, office")},
        {"french", s(u"Élodie Œuvre, ça va ? Noël à l’Haÿ-les-Roses")},
        {"german", s(u"Größenwahn Straße ẞ Übermaß")},
        {"polish", s(u"Zażółć gęślą jaźń")},
        {"czech", s(u"Příliš žluťoučký kůň")},
        {"hungarian", s(u"Árvíztűrő tükörfúrógép")},
        {"turkish", s(u"İstanbul’da ışık, ığdır")},
        {"icelandic", s(u"Þorsteinn Æðarson")},
        {"vietnamese", s(u"Nguyễn Thị Hằng ở Huế")},
        {"yoruba decomposed", s(u"Ẹ̀kọ́ ọ̀rẹ́")},
        {"composed and not", s(u"\u00E9 e\u0301 \u00C5 A\u030A \u212B")},
        {"decomposed name", s(u"Zoe\u0308 Cre\u0300me Bru\u0302le\u0301e")},
        {"two marks", s(u"o\u0302\u0323 a\u0308\u0301 u\u0308\u030C")},
        {"marks", zalgo()},
        {"one letter, many marks", s(u"e\u0301\u0302\u0303\u0304\u0305\u0306\u0307\u0308\u030A\u030B")},
        {"ligature characters", s(u"\uFB01 \uFB02 \uFB00 \uFB03 \uFB04 \u0133 \u01C6")},
        {"full width", s(u"ＦＵＬＬ width １２３")},
        {"mathematical", s(u"\U0001D4D0\U0001D4F7\U0001D4F7\U0001D4EA \U0001D538\U0001D7D9")},
        {"phonetic", s(u"ˈfoʊ̯nɛtɪks ŋ ʃ ʒ θ")},
        {"roman numerals", s(u"Ⅷ ⅻ ½ ⅓ ⁵ ₂")},
        {"quotation marks", s(u"“double” ‘single’ «guillemets» „unten“ 'plain' \"plain\"")},
        {"dashes", s(u"a-b\u2010c\u2011d\u2012e\u2013f\u2014g\u2212h")},
        {"ellipses and bullets", s(u"… • ‣ · ‧")},
        {"currencies", s(u"€ £ ¥ ₹ ₽ ₪ ₩ ₿ ¢")},
        {"symbols", s(u"© ® ™ § ¶ † ‡ ° ± × ÷ ≠ ≤ ≥ ∞ √ ∑")},
        {"arrows", s(u"← → ↑ ↓ ⇒ ↔")},
        {"boxes", s(u"☐ ☑ ☒ ■ □ ▲ ●")},
        // Greek, Cyrillic, Georgian, Armenian and other alphabets
        {"greek", s(u"Αθήνα, ένα συμβόλαιο")},
        {"polytonic greek", s(u"ἀρχὴ ἥμισυ παντός ᾧ")},
        {"greek question mark", s(u"τι είναι\u037E a;b")},
        {"latin and greek that look alike", s(u"AΑ BΒ EΕ oο")},
        {"russian", s(u"Договор аренды, подписан")},
        {"ukrainian", s(u"Їжак ґава Є’")},
        {"serbian", s(u"Љубав Њен Џеп Ћирилица")},
        {"old cyrillic", s(u"Ѣѣ Ѳ ѵ҃")},
        {"georgian", s(u"საქართველო ხელშეკრულება")},
        {"georgian capitals", s(u"ᲡᲐᲥᲐᲠᲗᲕᲔᲚᲝ")},
        {"armenian", s(u"Հայաստան պայմանագիր և")},
        {"cherokee", s(u"ᏣᎳᎩ ᎦᏬᏂᎯᏍᏗ")},
        {"ethiopic", s(u"አማርኛ ስምምነት፡፡")},
        {"tifinagh", s(u"ⵜⴰⵎⴰⵣⵉⵖⵜ")},
        {"runes", s(u"ᚠᚢᚦᚨᚱᚲ")},
        {"ogham and coptic", s(u"Ⲁⲃⲅ Ⲱ")},
        {"canadian syllabics", s(u"ᐃᓄᒃᑎᑐᑦ")},
        {"gothic, beyond the first plane", s(u"\U00010330\U00010331\U00010332")},
        // right to left
        {"arabic", s(u"محمد بن عبد الله")},
        {"arabic with marks", s(u"مُحَمَّدٌ")},
        {"arabic lam alef", s(u"لا إله السلام الآن")},
        {"arabic and digits", s(u"عقد رقم 12345")},
        {"arabic digits", s(u"رقم ١٢٣٤٥")},
        {"persian", s(u"قرارداد می\u200Cخواهم پژگچ")},
        {"persian digits", s(u"شماره ۱۲۳۴۵")},
        {"urdu", s(u"معاہدہ کرایہ ٹڈڑ")},
        {"arabic presentation forms", s(u"\uFEFB \uFDF2"), false},
        {"hebrew", s(u"הסכם שכירות")},
        {"hebrew with points", s(u"שָׁלוֹם")},
        {"hebrew and digits", s(u"חשבון 123")},
        {"hebrew sentence", s(u"אני, החתום מטה, מסכים"), false},
        {"yiddish", s(u"ייִדיש אַלע")},
        {"syriac", s(u"ܫܠܡܐ")},
        {"nko", s(u"ߒߞߏ")},
        {"latin, then hebrew", s(u"Lease for Anna & שרה")},
        {"latin, then arabic", s(u"Signed by محمد")},
        {"latin around hebrew", s(u"The word שלום means peace"), false},
        {"digits between", s(u"abc 123 שלום 456 def"), false},
        {"hebrew, then latin", s(u"שרה Anna"), false},
        {"brackets in hebrew", s(u"שלום (עולם)")},
        // Brahmic and south-east Asian
        {"hindi", s(u"अनुबंध हिन्दी क्षत्रिय")},
        {"hindi joiners", s(u"क्\u200Dष क्\u200Cष श्री")},
        {"marathi and nepali", s(u"मराठी र्‍य ऱ्य नेपाली")},
        {"sanskrit", s(u"ॐ नमः संस्कृतम् ।")},
        {"bengali", s(u"বাংলা চুক্তিপত্র ক্ষ")},
        {"punjabi", s(u"ਪੰਜਾਬੀ ਸਮਝੌਤਾ")},
        {"gujarati", s(u"ગુજરાતી કરાર")},
        {"tamil", s(u"தமிழ் ஒப்பந்தம்")},
        {"telugu", s(u"తెలుగు ఒప్పందం")},
        {"kannada", s(u"ಕನ್ನಡ ಒಪ್ಪಂದ")},
        {"malayalam", s(u"മലയാളം കരാർ")},
        {"sinhala", s(u"සිංහල ගිවිසුම")},
        {"thai", s(u"สัญญาเช่า กรุงเทพฯ น้ำ")},
        {"lao", s(u"ສັນຍາ ລາວ")},
        {"khmer", s(u"កិច្ចសន្យា ខ្មែរ")},
        {"burmese", s(u"မြန်မာ စာချုပ်")},
        {"tibetan", s(u"བོད་ཡིག རྒྱ་")},
        {"mongolian", s(u"ᠮᠣᠩᠭᠣᠯ")},
        {"javanese", s(u"ꦗꦮ")},
        // East Asian
        {"chinese simplified", s(u"租赁合同，签字。")},
        {"chinese traditional", s(u"租賃合約「簽字」")},
        {"japanese", s(u"契約書に署名します カタカナ ﾊﾝｶｸ")},
        {"japanese decomposed", s(u"か\u3099 は\u309A が ぱ")},
        {"korean", s(u"임대차 계약서")},
        {"korean decomposed", s(u"\u1112\u1161\u11AB\u1100\u1173\u11AF")},
        {"beyond the first plane", s(u"\U00020BB7野家")},
        {"ideographic variation", s(u"葛\U000E0100城")},
        {"bopomofo", s(u"ㄅㄆㄇㄈ")},
        {"latin in chinese", s(u"合同ABC第123号")},
        // emoji
        {"emoji", s(u"Agreed 😀 👍")},
        {"emoji without words", s(u"😀😃😄")},
        {"skin tones", s(u"👍🏽 👋🏿")},
        {"families", s(u"👨‍👩‍👧‍👦 👩🏽‍🚀")},
        {"flags", s(u"🇫🇷 🇩🇪 🇯🇵")},
        {"flag of a region", s(u"🏴\U000E0067\U000E0062\U000E0073\U000E0063\U000E0074\U000E007F ok")},
        {"rainbow", s(u"🏳️‍🌈 ok")},
        {"keycaps", s(u"1️⃣ #️⃣")},
        {"hearts", s(u"❤️ ❤︎ ☺️")},
        {"emoji in hebrew", s(u"שלום 😀 עולם")},
        {"lone region letter", s(u"a 🇫 b")},
        // invisible, odd and broken
        {"zero width", s(u"a\u200Bb\u200Cc\u200Dd\u2060e\uFEFFf")},
        {"only joiners", s(u"\u200D\u200D\u200D")},
        {"soft hyphen", s(u"co\u00ADop\u00ADer\u00ADate")},
        {"grapheme joiner", s(u"a\u034Fb")},
        {"variation selectors", s(u"a\uFE00 b\uFE0F")},
        {"right-to-left override", s(u"invoice\u202Efdp.exe")},
        {"left-to-right override", s(u"\u202Dabc\u202C def")},
        {"isolates", s(u"a \u2066b\u2069 c")},
        {"marks of direction", s(u"a\u200Eb\u200Fc")},
        {"interlinear", s(u"a\uFFF9b\uFFFAc\uFFFBd")},
        {"controls", s(u"a\u0001b\u0007c\u001Bd\u007Fe\u0080f\u009Fg")},
        {"null", QString(QChar(u'a')) + QChar(0) + QChar(u'b')},
        {"tabulator", s(u"a\tb")},
        {"lines", s(u"first\nsecond\r\nthird\rfourth")},
        {"half a pair", QString(QChar(u'a')) + QChar(0xD800) + QChar(u'b')},
        {"the other half", QString(QChar(u'a')) + QChar(0xDC00)},
        {"noncharacters", QString(QChar(u'a')) + QChar(0xFFFE) + QChar(0xFFFF) + QChar(0xFDD0) + QChar(u'b')},
        {"replacement", s(u"a\uFFFDb")},
        {"private use", s(u"a\uE123\U000F0001\U00100001b")},
        {"unassigned", s(u"a\u0378b\U000E0FFFc")},
        {"two spaces", s(u"a  b   c")},
        {"spaces around", s(u"  a b  ")},
        {"no-break spaces", s(u"10\u00A0000\u202F€")},
        {"all spaces", s(u"a\u2000b\u2003c\u2009d\u200Ae\u205Ff\u3000g")},
        {"object replacement", s(u"a\uFFFCb")},
        // what attacks other layers
        {"pdf syntax", s(u") Tj ET Q endstream endobj %%EOF << /JS (x) >> \\")},
        {"html", s(u"<script>alert('x')</script>&amp;&#0;")},
        {"sql", s(u"'; DROP TABLE users;-- \"\" \\'")},
        {"format", s(u"%s %n %x {0} ${x} $(id) `id`")},
        {"path", s(u"../../etc/passwd \\\\server\\share C:\\CON")},
        {"numbers", s(u"NaN -0 1e999 0x0 1.7976931348623157E308 ١٫٥")},
        {"long word", QString(300, QLatin1Char('W'))},
        {"long text",
         QStringLiteral("The parties agree to what follows and to nothing else. ").repeated(20).trimmed()},
        {"backslash at the end", s(u"ends with \\")},
        {"parentheses", s(u"((())) ((")},
    };
}

} // namespace ink::test
