#include "app/pdf/text/scriptfonts.h"

#include <QChar>

#include <algorithm>

namespace ink::pdf {

namespace {

struct ScriptFamily
{
    QChar::Script script;
    const char16_t* family;
};

constexpr ScriptFamily made[] = {
    {QChar::Script_Adlam, u"Noto Sans Adlam"},
    {QChar::Script_Arabic, u"Noto Sans Arabic"},
    {QChar::Script_Armenian, u"Noto Sans Armenian"},
    {QChar::Script_Balinese, u"Noto Sans Balinese"},
    {QChar::Script_Batak, u"Noto Sans Batak"},
    {QChar::Script_Bengali, u"Noto Sans Bengali"},
    {QChar::Script_Bopomofo, u"Noto Sans CJK TC"},
    {QChar::Script_Buginese, u"Noto Sans Buginese"},
    {QChar::Script_CanadianAboriginal, u"Noto Sans Canadian Aboriginal"},
    {QChar::Script_Cham, u"Noto Sans Cham"},
    {QChar::Script_Cherokee, u"Noto Sans Cherokee"},
    {QChar::Script_Coptic, u"Noto Sans Coptic"},
    {QChar::Script_Deseret, u"Noto Sans Deseret"},
    {QChar::Script_Devanagari, u"Noto Sans Devanagari"},
    {QChar::Script_Ethiopic, u"Noto Sans Ethiopic"},
    {QChar::Script_Georgian, u"Noto Sans Georgian"},
    {QChar::Script_Glagolitic, u"Noto Sans Glagolitic"},
    {QChar::Script_Gothic, u"Noto Sans Gothic"},
    {QChar::Script_Gujarati, u"Noto Sans Gujarati"},
    {QChar::Script_Gurmukhi, u"Noto Sans Gurmukhi"},
    {QChar::Script_Hangul, u"Noto Sans CJK KR"},
    {QChar::Script_Hebrew, u"Noto Sans Hebrew"},
    {QChar::Script_Hiragana, u"Noto Sans CJK JP"},
    {QChar::Script_Javanese, u"Noto Sans Javanese"},
    {QChar::Script_Kannada, u"Noto Sans Kannada"},
    {QChar::Script_Katakana, u"Noto Sans CJK JP"},
    {QChar::Script_KayahLi, u"Noto Sans Kayah Li"},
    {QChar::Script_Khmer, u"Noto Sans Khmer"},
    {QChar::Script_Lao, u"Noto Sans Lao"},
    {QChar::Script_Lepcha, u"Noto Sans Lepcha"},
    {QChar::Script_Limbu, u"Noto Sans Limbu"},
    {QChar::Script_Lisu, u"Noto Sans Lisu"},
    {QChar::Script_Malayalam, u"Noto Sans Malayalam"},
    {QChar::Script_MeeteiMayek, u"Noto Sans Meetei Mayek"},
    {QChar::Script_Mongolian, u"Noto Sans Mongolian"},
    {QChar::Script_Myanmar, u"Noto Sans Myanmar"},
    {QChar::Script_NewTaiLue, u"Noto Sans New Tai Lue"},
    {QChar::Script_Nko, u"Noto Sans NKo"},
    {QChar::Script_Ogham, u"Noto Sans Ogham"},
    {QChar::Script_OlChiki, u"Noto Sans Ol Chiki"},
    {QChar::Script_Oriya, u"Noto Sans Oriya"},
    {QChar::Script_Osmanya, u"Noto Sans Osmanya"},
    {QChar::Script_Runic, u"Noto Sans Runic"},
    {QChar::Script_Samaritan, u"Noto Sans Samaritan"},
    {QChar::Script_Sinhala, u"Noto Sans Sinhala"},
    {QChar::Script_Sundanese, u"Noto Sans Sundanese"},
    {QChar::Script_Syriac, u"Noto Sans Syriac"},
    {QChar::Script_TaiLe, u"Noto Sans Tai Le"},
    {QChar::Script_TaiTham, u"Noto Sans Tai Tham"},
    {QChar::Script_TaiViet, u"Noto Sans Tai Viet"},
    {QChar::Script_Tamil, u"Noto Sans Tamil"},
    {QChar::Script_Telugu, u"Noto Sans Telugu"},
    {QChar::Script_Thaana, u"Noto Sans Thaana"},
    {QChar::Script_Thai, u"Noto Sans Thai"},
    {QChar::Script_Tibetan, u"Noto Serif Tibetan"},
    {QChar::Script_Tifinagh, u"Noto Sans Tifinagh"},
    {QChar::Script_Vai, u"Noto Sans Vai"},
    {QChar::Script_Yi, u"Noto Sans Yi"},
};

constexpr const char16_t* hanFamily = u"Noto Sans CJK SC";

} // namespace

// Index(familiesFor): Fonts: which font writes a character
QStringList familiesFor(const QString& text)
{
    QStringList families;
    QChar::Script last = QChar::Script_Latin;
    bool chinese = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        char32_t c = text.at(i).unicode();
        if (c < 0x530) continue; // Latin, Greek, Cyrillic
        if (text.at(i).isHighSurrogate() && i + 1 < text.size()) {
            c = QChar::surrogateToUcs4(text.at(i), text.at(i + 1));
            ++i;
        }
        const QChar::Script script = QChar::script(c);
        if (script == last) continue;
        last = script;
        chinese = chinese || script == QChar::Script_Han;
        const auto* found =
            std::find_if(std::begin(made), std::end(made),
                         [script](const ScriptFamily& each) { return each.script == script; });
        if (found == std::end(made)) continue;
        const QString family = QString::fromUtf16(found->family);
        if (!families.contains(family)) families << family;
        if (families.size() >= 12) break;
    }
    // Japanese and Korean use regional forms of the same characters.
    if (chinese) families << QString::fromUtf16(hanFamily);
    return families;
}

QStringList scriptFamilies()
{
    QStringList families;
    for (const ScriptFamily& each : made)
        families << QString::fromUtf16(each.family);
    families << QString::fromUtf16(hanFamily);
    families.removeDuplicates();
    return families;
}

} // namespace ink::pdf
