#include "app/tables/textencoding.h"

#include <QHash>
#include <QSet>

#ifdef Q_OS_WIN
#include <windows.h>
#else
#include <unicode/ucnv.h>
#endif

#include <algorithm>
#include <array>
#include <memory>

namespace ink::tables {

namespace {

/** An encoding with the languages that are written in it. */
struct EncodingRow
{
    Encoding encoding;
    const char* name;      ///< for people
    const char* converter; ///< name of the ICU converter
    unsigned codePage;     ///< number of the Windows code page
    const char* languages; ///< ISO 639-1, separated by spaces; empty = never guessed
};

constexpr std::array<EncodingRow, 26> rows{{
    {Encoding::Utf8, "UTF-8", "UTF-8", 65001, ""},
    {Encoding::Utf16Le, "UTF-16LE", "UTF-16LE", 1200, ""},
    {Encoding::Utf16Be, "UTF-16BE", "UTF-16BE", 1201, ""},
    {Encoding::Windows1252, "Windows-1252", "ibm-5348_P100-1997", 1252,
     "en de fr es pt it da sv fi nb is nl ca"},
    {Encoding::Windows1250, "Windows-1250", "ibm-5346_P100-1998", 1250, "pl cs sk hu ro sl hr de"},
    {Encoding::Windows1251, "Windows-1251", "ibm-5347_P100-1998", 1251, "ru uk bg sr"},
    {Encoding::Windows1253, "Windows-1253", "ibm-5349_P100-1998", 1253, "el"},
    {Encoding::Windows1254, "Windows-1254", "ibm-5350_P100-1998", 1254, "tr"},
    {Encoding::Windows1255, "Windows-1255", "ibm-9447_P100-2002", 1255, "he"},
    {Encoding::Windows1256, "Windows-1256", "ibm-9448_X100-2005", 1256, "ar fa"},
    {Encoding::Windows1257, "Windows-1257", "ibm-9449_P100-2002", 1257, "lt lv et"},
    {Encoding::Windows1258, "Windows-1258", "ibm-5354_P100-1998", 1258, "vi"},
    {Encoding::Windows874, "Windows-874", "ibm-874_P100-1995", 874, "th"},
    {Encoding::ShiftJis, "Shift_JIS", "ibm-943_P15A-2003", 932, "ja"},
    {Encoding::Gb18030, "GB18030", "gb18030", 54936, "zh"},
    {Encoding::Big5, "Big5", "windows-950-2000", 950, "zh"},
    {Encoding::EucKr, "EUC-KR", "windows-949-2000", 949, "ko"},
    {Encoding::Koi8U, "KOI8-U", "ibm-1168_P100-2002", 21866, "ru uk"},
    {Encoding::Macintosh, "Macintosh", "macos-0_2-10.2", 10000, "de fr es pt it da sv nb is nl ca"},
    {Encoding::MacCentralEurope, "Mac Central European", "macos-29-10.2", 10029, "pl cs sk hu"},
    {Encoding::MacCyrillic, "Mac Cyrillic", "macos-7_3-10.2", 10007, "ru uk"},
    {Encoding::MacGreek, "Mac Greek", "macos-6_2-10.4", 10006, "el"},
    {Encoding::MacTurkish, "Mac Turkish", "macos-35-10.2", 10081, "tr"},
    {Encoding::Ibm850, "IBM850", "ibm-850_P100-1995", 850, "de fr es pt it da sv nb is nl"},
    {Encoding::Ibm852, "IBM852", "ibm-852_P100-1995", 852, "pl cs sk hu ro sl hr"},
    {Encoding::Ibm866, "IBM866", "ibm-866_P100-1995", 866, "ru"},
}};

const EncodingRow& rowOf(Encoding encoding)
{
    return *std::find_if(rows.begin(), rows.end(),
                         [encoding](const EncodingRow& row) { return row.encoding == encoding; });
}

/** The non-ASCII letters of a language in lower case; for a language with its own script, any letter of
 * it. */
const QHash<QString, QString>& alphabets()
{
    static const QHash<QString, QString> all{
        {QStringLiteral("en"), QStringLiteral(u"éèêïö")},
        {QStringLiteral("de"), QStringLiteral(u"äöüßé")},
        {QStringLiteral("fr"), QStringLiteral(u"àâæçéèêëîïôœùûüÿ")},
        {QStringLiteral("es"), QStringLiteral(u"áéíñóúü")},
        {QStringLiteral("pt"), QStringLiteral(u"ãáàâçéêíõóôúü")},
        {QStringLiteral("it"), QStringLiteral(u"àèéìíòóù")},
        {QStringLiteral("da"), QStringLiteral(u"æøåéö")},
        {QStringLiteral("nb"), QStringLiteral(u"æøåéòôó")},
        {QStringLiteral("sv"), QStringLiteral(u"åäöéü")},
        {QStringLiteral("fi"), QStringLiteral(u"åäöšž")},
        {QStringLiteral("is"), QStringLiteral(u"áðéíóúýþæö")},
        {QStringLiteral("nl"), QStringLiteral(u"ëïéèöüáó")},
        {QStringLiteral("ca"), QStringLiteral(u"àçèéíïòóúü")},
        {QStringLiteral("pl"), QStringLiteral(u"ąćęłńóśźż")},
        {QStringLiteral("cs"), QStringLiteral(u"áčďéěíňóřšťúůýž")},
        {QStringLiteral("sk"), QStringLiteral(u"áäčďéíĺľňóôŕšťúýž")},
        {QStringLiteral("hu"), QStringLiteral(u"áéíóöőúüű")},
        {QStringLiteral("ro"), QStringLiteral(u"ăâîșțşţ")},
        {QStringLiteral("sl"), QStringLiteral(u"čšž")},
        {QStringLiteral("hr"), QStringLiteral(u"čćđšž")},
        {QStringLiteral("tr"), QStringLiteral(u"çğışöüâîi\u0307")},
        {QStringLiteral("lt"), QStringLiteral(u"ąčęėįšųūž")},
        {QStringLiteral("lv"), QStringLiteral(u"āčēģīķļņšūž")},
        {QStringLiteral("et"), QStringLiteral(u"äõöüšž")},
        {QStringLiteral("vi"), QStringLiteral(u"àáâãèéêìíòóôõùúýăđĩũơưư\u0300\u0301\u0303\u0309\u0323")},
        {QStringLiteral("ru"), QStringLiteral(u"абвгдеёжзийклмнопрстуфхцчшщъыьэюя")},
        {QStringLiteral("uk"), QStringLiteral(u"абвгґдеєжзиіїйклмнопрстуфхцчшщьюя")},
        {QStringLiteral("bg"), QStringLiteral(u"абвгдежзийклмнопрстуфхцчшщъьюя")},
        {QStringLiteral("sr"), QStringLiteral(u"абвгдђежзијклљмнњопрстћуфхцчџш")},
    };
    return all;
}

bool belongs(QChar letter, const QString& language)
{
    static const QHash<QString, QChar::Script> scripts{
        {QStringLiteral("el"), QChar::Script_Greek},  {QStringLiteral("he"), QChar::Script_Hebrew},
        {QStringLiteral("ar"), QChar::Script_Arabic}, {QStringLiteral("fa"), QChar::Script_Arabic},
        {QStringLiteral("th"), QChar::Script_Thai},
    };
    const auto script = scripts.constFind(language);
    if (script != scripts.constEnd()) return letter.script() == *script;
    const QString lower = QString(letter).toLower();
    const QString alphabet = alphabets().value(language);
    return std::all_of(lower.begin(), lower.end(), [&alphabet](QChar c) { return alphabet.contains(c); });
}

/** The maximum number of bytes of lines that are examined. */
constexpr qsizetype maxExamined = 16 * 1024;

bool isMultiByte(Encoding encoding)
{
    return encoding == Encoding::ShiftJis || encoding == Encoding::Gb18030 || encoding == Encoding::Big5 ||
           encoding == Encoding::EucKr;
}

/** Scores a two-byte character, 0–1: the standards group frequent characters in a separate range. */
double commonness(uchar lead, QChar c, Encoding encoding)
{
    // Family names, given names and headings; they decide between encodings that share their codes.
    static const QString hanzi = QStringLiteral(
        u"王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾的一是在不了有和人这中大为上个国我"
        u"以要他姓名电子邮件地址话公司部门编号明伟芳娜敏静丽强磊军洋勇艳杰娟涛超秀霞平刚桂英华建文志"
        u"陳黃張吳劉楊許鄭謝洪邱廖賴葉蘇電郵門號嘉美家淑惠雅怡");
    static const QString hangul =
        QStringLiteral(u"이김박최정강조윤장임한오서신권황안송류전홍고문손배백허남심노하곽성차주우구민진지엄원"
                       u"천방공현수영철미은준호경희"
                       u"숙자순기동상재인선연아시도대로명메일름소번화회사다는의에을가나부계약월급");
    switch (encoding) {
    case Encoding::ShiftJis:
        if (c.script() == QChar::Script_Hiragana) return 1;
        if (c.unicode() >= 0xFF61 && c.unicode() <= 0xFF9F) return 0.2; // half width
        if (c.script() == QChar::Script_Katakana) return 1;
        return lead >= 0x88 && lead <= 0x97 ? 0.9 : lead >= 0x81 && lead <= 0x84 ? 0.7 : 0.3;
    case Encoding::Gb18030:
        if (hanzi.contains(c)) return 1;
        return lead >= 0xB0 && lead <= 0xD7 ? 0.75 : lead >= 0xA1 && lead <= 0xA3 ? 0.6 : 0.3;
    case Encoding::Big5:
        if (hanzi.contains(c)) return 1;
        return lead >= 0xA4 && lead <= 0xC6 ? 0.75 : lead >= 0xA1 && lead <= 0xA3 ? 0.6 : 0.3;
    default:
        if (hangul.contains(c)) return 1;
        return c.script() == QChar::Script_Hangul && lead >= 0xB0 && lead <= 0xC8 ? 0.75
               : lead >= 0xA1 && lead <= 0xA3                                     ? 0.6
                                                                                  : 0.2;
    }
}

/** The mean commonness of the multi-byte characters; 0 = none. */
double fitOfPairs(QByteArrayView bytes, Encoding encoding)
{
    double sum = 0;
    int count = 0;
    for (qsizetype i = 0; i < bytes.size();) {
        const auto lead = static_cast<uchar>(bytes.at(i));
        if (lead < 0x80) {
            ++i;
            continue;
        }
        const bool isSingle = encoding == Encoding::ShiftJis && lead >= 0xA1 && lead <= 0xDF;
        qsizetype size = isSingle ? 1 : 2;
        if (encoding == Encoding::Gb18030 && i + 1 < bytes.size() && bytes.at(i + 1) >= '0' &&
            bytes.at(i + 1) <= '9')
            size = 4;
        if (i + size > bytes.size()) break;
        const auto text = decodeText(bytes.sliced(i, size), encoding);
        const QChar c = text && !text->isEmpty() ? text->at(0) : QChar(QChar::ReplacementCharacter);
        const auto isLatin = [&bytes](qsizetype at) {
            return at >= 0 && at < bytes.size() && QChar::isLetter(static_cast<uchar>(bytes.at(at))) &&
                   static_cast<uchar>(bytes.at(at)) < 0x80;
        };
        sum += size == 4 ? 0.2 : commonness(lead, c, encoding);
        if (isLatin(i - 1) || isLatin(i + size)) sum -= 0.5; // scripts aren't mixed within a word
        ++count;
        i += size;
    }
    return count == 0 ? 0 : sum / count;
}

/** Returns whether text in any language may contain this sign, such as quotation marks, dashes and
 * currencies. */
bool isUsualSign(QChar c)
{
    static const QString signs = QStringLiteral(u"€£¥§°©®™•…·ªº²³½¼¾«»„“”‘’‚–—\u00A0\u00AD¿¡×±");
    return signs.contains(c);
}

bool isVowel(QChar letter)
{
    static const QString vowels = QStringLiteral(u"аеёиоуыэюяєіїαεηιουωάέήίόύώϊϋΐΰ");
    return vowels.contains(letter.toLower());
}

/** Scores text as decoded from a single-byte encoding. */
class LetterJudge final
{
public:
    explicit LetterJudge(const QStringList& languages) : m_languages(languages), m_own(languages.size()) {}

    /** The score: at most 1; below 0 = hardly text. */
    [[nodiscard]] double fit(const QString& text)
    {
        for (qsizetype i = 0; i < text.size(); ++i)
            add(text, i);
        endWord();
        if (m_count == 0) return 0;
        return (*std::max_element(m_own.constBegin(), m_own.constEnd()) - m_faults) / m_count;
    }

private:
    void add(const QString& text, qsizetype i)
    {
        const QChar c = text.at(i);
        const QChar before = i > 0 ? text.at(i - 1) : QChar();
        const QChar after = i + 1 < text.size() ? text.at(i + 1) : QChar();
        const bool isLetter = c.isLetter() || c.isMark();
        if (!isLetter) endWord();
        if (isLetter) {
            ++m_length;
            m_hasVowel = m_hasVowel || isVowel(c);
            m_needsVowel =
                m_needsVowel || c.script() == QChar::Script_Cyrillic || c.script() == QChar::Script_Greek;
            m_needsAccent = c.script() == QChar::Script_Greek && (m_length == 1 || m_needsAccent);
            if (c.isUpper() && m_length > 1) m_needsAccent = false; // capitals have none
            m_hasAccent = m_hasAccent || QString(c).normalized(QString::NormalizationForm_D).size() > 1;
        }
        if (c.unicode() < 0x80) return;
        ++m_count;
        if (isLetter)
            letter(text, i, before, after);
        else if (c.category() == QChar::Other_Control || c.category() == QChar::Other_PrivateUse ||
                 c.category() == QChar::Other_NotAssigned || c == QChar(QChar::ReplacementCharacter))
            m_faults += 2;
        else
            sign(c, before, after);
    }

    void letter(const QString& text, qsizetype i, QChar before, QChar after)
    {
        const QChar c = text.at(i);
        for (qsizetype k = 0; k < m_languages.size(); ++k)
            m_own[k] += belongs(c, m_languages.at(k)) ? 1 : 0;
        const bool isAfterCapitals = before.isUpper() && i > 1 && text.at(i - 2).isUpper();
        // A capital letter begins a word or belongs to a word in capitals, and a word doesn't mix scripts.
        if (c.isUpper() && (before.isLower() || (before.isLetter() && after.isLower()))) m_faults += 1;
        if (c.isLower() && (isAfterCapitals || after.isUpper())) m_faults += 1;
        if (!c.isMark() && before.isLetter() && before.script() != c.script()) m_faults += 1;
        if (!before.isLetter() && !after.isLetter()) m_faults += 0.3; // a word of one letter
    }

    void sign(QChar c, QChar before, QChar after)
    {
        const bool isWithin = before.isLetter() && after.isLetter();
        const bool isApostrophe = c == QChar(0x2019) || c == QChar(0xB4) || c == QChar(0xAD);
        const bool isQuote = c.category() == QChar::Punctuation_InitialQuote ||
                             c.category() == QChar::Punctuation_FinalQuote ||
                             c.category() == QChar::Punctuation_Open || c == QChar(0xA0);
        const bool touches = before.isLetter() || after.isLetter();
        if (isUsualSign(c) && (!touches || isApostrophe || (isQuote && !isWithin) || c == QChar(0xA0)))
            for (int& own : m_own)
                ++own;
        else
            m_faults += touches ? 1 : 0.5;
    }

    void endWord()
    {
        if (m_needsVowel && !m_hasVowel && m_length > 2) m_faults += 1;
        if (m_needsAccent && !m_hasAccent && m_length > 2) m_faults += 1;
        m_length = 0;
        m_hasVowel = m_needsVowel = m_hasAccent = m_needsAccent = false;
    }

    const QStringList& m_languages;
    QList<int> m_own; ///< number of characters that belong to each language
    int m_count = 0;
    double m_faults = 0;
    int m_length = 0; ///< length of the current word
    bool m_hasVowel = false;
    bool m_needsVowel = false;
    bool m_hasAccent = false;
    bool m_needsAccent = false; ///< a Greek word
};

} // namespace

const QList<Encoding>& allEncodings()
{
    static const QList<Encoding> all = [] {
        QList<Encoding> list;
        for (const EncodingRow& row : rows)
            list.append(row.encoding);
        return list;
    }();
    return all;
}

QString encodingName(Encoding encoding)
{
    return QString::fromLatin1(rowOf(encoding).name);
}

std::optional<Encoding> encodingFromName(const QString& name)
{
    const auto plain = [](QString text) {
        text = text.toLower();
        text.removeIf([](QChar c) { return !c.isLetterOrNumber(); });
        return text;
    };
    static const QHash<QString, Encoding> others{
        {QStringLiteral("cp932"), Encoding::ShiftJis},     {QStringLiteral("sjis"), Encoding::ShiftJis},
        {QStringLiteral("gbk"), Encoding::Gb18030},        {QStringLiteral("gb2312"), Encoding::Gb18030},
        {QStringLiteral("cp949"), Encoding::EucKr},        {QStringLiteral("koi8r"), Encoding::Koi8U},
        {QStringLiteral("macroman"), Encoding::Macintosh}, {QStringLiteral("mac"), Encoding::Macintosh},
        {QStringLiteral("cp850"), Encoding::Ibm850},       {QStringLiteral("cp852"), Encoding::Ibm852},
        {QStringLiteral("cp866"), Encoding::Ibm866},       {QStringLiteral("latin1"), Encoding::Windows1252},
    };
    const QString wanted = plain(name);
    for (const EncodingRow& row : rows)
        if (plain(QString::fromLatin1(row.name)) == wanted) return row.encoding;
    if (wanted.startsWith(QLatin1StringView("cp125")))
        return encodingFromName(QStringLiteral("windows") + wanted.sliced(2));
    const auto found = others.constFind(wanted);
    return found == others.constEnd() ? std::nullopt : std::optional(*found);
}

namespace {

/** Composes letters and tone marks, which are separate characters in the Vietnamese encoding. */
QString composed(const QString& text, Encoding encoding)
{
    return encoding == Encoding::Windows1258 ? text.normalized(QString::NormalizationForm_C) : text;
}

} // namespace

#ifdef Q_OS_WIN

std::optional<QString> decodeText(QByteArrayView bytes, Encoding encoding, bool isStrict)
{
    const UINT page = rowOf(encoding).codePage;
    const auto size = static_cast<int>(bytes.size());
    if (size == 0) return QString();
    const DWORD flags = isStrict ? MB_ERR_INVALID_CHARS : 0;
    const int length = MultiByteToWideChar(page, flags, bytes.data(), size, nullptr, 0);
    if (length <= 0) return std::nullopt;
    QString text(length, Qt::Uninitialized);
    MultiByteToWideChar(page, flags, bytes.data(), size, reinterpret_cast<wchar_t*>(text.data()), length);
    return composed(text, encoding);
}

#else

std::optional<QString> decodeText(QByteArrayView bytes, Encoding encoding, bool isStrict)
{
    using Converter = std::unique_ptr<UConverter, void (*)(UConverter*)>;
    UErrorCode error = U_ZERO_ERROR;
    const Converter converter(ucnv_open(rowOf(encoding).converter, &error), ucnv_close);
    if (U_FAILURE(error)) return std::nullopt;
    if (isStrict) {
        ucnv_setToUCallBack(converter.get(), UCNV_TO_U_CALLBACK_STOP, nullptr, nullptr, nullptr, &error);
        if (U_FAILURE(error)) return std::nullopt;
    }
    QString text(bytes.size() + 1, Qt::Uninitialized); // no encoding here has fewer bytes than UTF-16 units
    const auto size = static_cast<int32_t>(bytes.size());
    const int32_t length = ucnv_toUChars(converter.get(), reinterpret_cast<UChar*>(text.data()),
                                         static_cast<int32_t>(text.size()), bytes.data(), size, &error);
    if (U_FAILURE(error)) return std::nullopt;
    text.truncate(length);
    return composed(text, encoding);
}

#endif

namespace {

/** The beginning of a line, at most `size` bytes. Ends before a byte that is never part of a longer
 * character. */
QByteArrayView beginningOf(QByteArrayView line, qsizetype size)
{
    if (line.size() <= size) return line;
    constexpr uchar firstOfPairs = 0x30; // the smallest second byte, of GB 18030
    qsizetype end = size;
    while (end > 0 && static_cast<uchar>(line.at(end)) >= firstOfPairs)
        --end;
    return line.first(end > 0 ? end : size);
}

} // namespace

Encoding guessLegacyEncoding(QByteArrayView sample, const QLocale& locale)
{
    // Only lines with non-ASCII bytes, and only the beginnings of long lines.
    QByteArray odd;
    for (qsizetype begin = 0; begin < sample.size();) {
        qsizetype end = begin;
        bool isOdd = false;
        while (end < sample.size() && sample.at(end) != '\n' && sample.at(end) != '\r') {
            isOdd = isOdd || static_cast<uchar>(sample.at(end)) >= 0x80;
            ++end;
        }
        const QByteArrayView line = sample.sliced(begin, end - begin);
        if (isOdd) odd.append(beginningOf(line, maxExamined)).append('\n');
        if (odd.size() >= maxExamined) break;
        begin = end + 1;
    }
    const QString language = locale.name().section(QLatin1Char('_'), 0, 0);
    Encoding best = Encoding::Windows1252;
    double bestScore = -1e9;
    double rank = 0;
    for (const EncodingRow& row : rows) {
        if (*row.languages == 0) continue;
        rank += 0.002; // among equals, the first is preferred
        const auto text = decodeText(odd, row.encoding, true);
        if (!text) continue;
        const QStringList languages = QString::fromLatin1(row.languages).split(QLatin1Char(' '));
        // Two-byte characters are seldom valid by accident, and files of old systems are rare.
        double score = isMultiByte(row.encoding) ? fitOfPairs(odd, row.encoding) + 0.1
                                                 : LetterJudge(languages).fit(*text);
        if (row.encoding >= Encoding::Macintosh) score -= 0.05;
        score -= rank;
        if (languages.contains(language)) score += 0.03;
        if (score > bestScore) {
            bestScore = score;
            best = row.encoding;
        }
    }
    return best;
}

} // namespace ink::tables
