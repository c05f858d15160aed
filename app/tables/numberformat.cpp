#include "app/tables/numberformat.h"

#include <QDate>
#include <QList>
#include <QTime>

#include <algorithm>
#include <cmath>
#include <optional>

namespace ink::tables {

namespace {

struct Token
{
    enum class Kind {
        Literal,
        Digit, ///< 0, # or ?
        Point,
        Comma,
        Percent,
        Slash,
        Exponent, ///< E+ or E-
        Date,     ///< a run of y, m, d, h or s, or AM/PM
        Elapsed,  ///< [h], [mm], [s]
        General,
        Text, ///< @
    };
    Kind kind{};
    QString text;
};

/** A section of a format code, such as `[<=9999999]###-####`. */
struct Section
{
    QList<Token> tokens;
    std::optional<std::pair<QString, double>> condition;

    [[nodiscard]] bool has(Token::Kind kind) const
    {
        return std::any_of(tokens.begin(), tokens.end(), [kind](const Token& t) { return t.kind == kind; });
    }
    [[nodiscard]] bool isDate() const { return has(Token::Kind::Date) || has(Token::Kind::Elapsed); }
    [[nodiscard]] bool holds(double value) const
    {
        const auto& [sign, limit] = *condition;
        if (sign == QLatin1StringView("<")) return value < limit;
        if (sign == QLatin1StringView("<=")) return value <= limit;
        if (sign == QLatin1StringView(">")) return value > limit;
        if (sign == QLatin1StringView(">=")) return value >= limit;
        if (sign == QLatin1StringView("<>")) return value != limit;
        return value == limit;
    }
};

/** Parses the text between brackets, as in `[$€-407]`, `[Red]`, `[h]` or `[>=100]`. */
void readBracket(const QString& inside, Section& section)
{
    if (inside.startsWith(QLatin1Char('$'))) {
        const QString sign = inside.mid(1).section(QLatin1Char('-'), 0, 0);
        if (!sign.isEmpty()) section.tokens.append({Token::Kind::Literal, sign});
        return;
    }
    const QString lower = inside.toLower();
    for (const QLatin1Char unit : {QLatin1Char('h'), QLatin1Char('m'), QLatin1Char('s')})
        if (!lower.isEmpty() && lower.count(unit) == lower.size()) {
            section.tokens.append({Token::Kind::Elapsed, lower});
            return;
        }
    qsizetype length = 0;
    while (length < inside.size() && QStringLiteral("<>=").contains(inside.at(length)))
        ++length;
    bool isNumber = false;
    const double limit = inside.mid(length).toDouble(&isNumber);
    if (length > 0 && isNumber) section.condition = {inside.left(length), limit};
}

QList<Section> parse(const QString& format)
{
    QList<Section> sections(1);
    for (qsizetype i = 0; i < format.size(); ++i) {
        QList<Token>& tokens = sections.last().tokens;
        const QChar c = format.at(i);
        const QChar lower = c.toLower();
        const auto literal = [&tokens](const QString& text) {
            if (!tokens.isEmpty() && tokens.constLast().kind == Token::Kind::Literal)
                tokens.last().text += text;
            else
                tokens.append({Token::Kind::Literal, text});
        };
        if (c == QLatin1Char('"')) {
            const qsizetype end = format.indexOf(QLatin1Char('"'), i + 1);
            literal(format.mid(i + 1, (end < 0 ? format.size() : end) - i - 1));
            i = end < 0 ? format.size() : end;
        } else if (c == QLatin1Char('\\') || c == QLatin1Char('!')) {
            if (++i < format.size()) literal(QString(format.at(i)));
        } else if (c == QLatin1Char('_')) {
            ++i; // as wide as the next character
            literal(QStringLiteral(" "));
        } else if (c == QLatin1Char('*')) {
            ++i; // fills the column
        } else if (c == QLatin1Char('[')) {
            const qsizetype end = format.indexOf(QLatin1Char(']'), i);
            if (end < 0) break;
            readBracket(format.mid(i + 1, end - i - 1), sections.last());
            i = end;
        } else if (c == QLatin1Char(';')) {
            if (sections.size() >= 4) break;
            sections.append(Section());
        } else if (c == QLatin1Char('0') || c == QLatin1Char('#') || c == QLatin1Char('?')) {
            tokens.append({Token::Kind::Digit, QString(c)});
        } else if (c == QLatin1Char('.')) {
            tokens.append({Token::Kind::Point, QString(c)});
        } else if (c == QLatin1Char(',')) {
            tokens.append({Token::Kind::Comma, QString(c)});
        } else if (c == QLatin1Char('%')) {
            tokens.append({Token::Kind::Percent, QString(c)});
        } else if (c == QLatin1Char('/')) {
            tokens.append({Token::Kind::Slash, QString(c)});
        } else if (c == QLatin1Char('@')) {
            tokens.append({Token::Kind::Text, QString(c)});
        } else if (lower == QLatin1Char('e') && i + 1 < format.size() &&
                   (format.at(i + 1) == QLatin1Char('+') || format.at(i + 1) == QLatin1Char('-'))) {
            tokens.append({Token::Kind::Exponent, format.mid(++i, 1)});
        } else if (format.mid(i, 7).compare(QLatin1StringView("general"), Qt::CaseInsensitive) == 0) {
            tokens.append({Token::Kind::General, {}});
            i += 6;
        } else if (format.mid(i, 5).compare(QLatin1StringView("am/pm"), Qt::CaseInsensitive) == 0) {
            tokens.append({Token::Kind::Date, QStringLiteral("am/pm")});
            i += 4;
        } else if (QStringLiteral("ymdhs").contains(lower)) {
            qsizetype end = i;
            while (end < format.size() && format.at(end).toLower() == lower)
                ++end;
            tokens.append({Token::Kind::Date, QString(end - i, lower)});
            i = end - 1;
        } else {
            literal(QString(c));
        }
    }
    return sections;
}

/** A number in decimal digits, rounded to the 15 digits that spreadsheets calculate with. */
struct Decimals
{
    QString whole; ///< without leading zeros
    QString part;

    explicit Decimals(double value)
    {
        const QString text = QString::number(std::abs(value), 'e', 14);
        const qsizetype e = text.indexOf(QLatin1Char('e'));
        QString digits = text.left(e);
        digits.remove(QLatin1Char('.'));
        const int exponent = std::clamp(text.mid(e + 1).toInt(), -320, 320);
        if (exponent < 0) {
            part = QString(-exponent - 1, QLatin1Char('0')) + digits;
        } else {
            if (exponent + 1 > digits.size()) digits = digits.leftJustified(exponent + 1, QLatin1Char('0'));
            whole = digits.left(exponent + 1);
            part = digits.mid(exponent + 1);
        }
        while (whole.startsWith(QLatin1Char('0')))
            whole.remove(0, 1);
    }
    /** Rounds half away from zero. */
    void round(qsizetype places)
    {
        const bool up = part.size() > places && part.at(places) >= QLatin1Char('5');
        part = part.left(places).leftJustified(places, QLatin1Char('0'));
        if (!up) return;
        QString all = whole + part;
        qsizetype i = all.size() - 1;
        for (; i >= 0 && all.at(i) == QLatin1Char('9'); --i)
            all[i] = QLatin1Char('0');
        if (i >= 0)
            all[i] = QChar(all.at(i).unicode() + 1);
        else
            all.prepend(QLatin1Char('1'));
        whole = all.left(all.size() - places);
        part = all.right(places);
    }
    [[nodiscard]] bool isZero() const
    {
        const auto zero = [](QChar c) { return c == QLatin1Char('0'); };
        return std::all_of(whole.begin(), whole.end(), zero) && std::all_of(part.begin(), part.end(), zero);
    }
};

/** Formats a number without a number format, as it was entered. */
QString plainText(double value)
{
    if (value == std::floor(value) && std::abs(value) < 1e15)
        return QString::number(static_cast<qint64>(value));
    return QString::number(value, 'g', 10);
}

/** Fills placeholders with digits and keeps the text between them: `000-00-0000`. */
QString placed(const QList<Token>& tokens, QString digits, const QString& group)
{
    qsizetype places = 0;
    qsizetype required = 0; // number of places from the first 0 on
    bool hasZero = false;
    for (const Token& token : tokens) {
        if (token.kind != Token::Kind::Digit) continue;
        ++places;
        hasZero = hasZero || token.text == QLatin1StringView("0");
        required += hasZero ? 1 : 0;
    }
    const qsizetype given = digits.size();
    digits = digits.rightJustified(places, QLatin1Char(' ')); // a space stands for no digit
    const qsizetype first = digits.size() - places;           // surplus digits go to the first placeholder
    QString out;
    qsizetype at = 0;
    const auto put = [&](qsizetype i, QChar place) {
        const qsizetype left = digits.size() - i; // number of digits from this one on
        QChar digit = digits.at(i);
        if (left > given) digit = left <= required || place == QLatin1Char('0') ? QLatin1Char('0') : QChar();
        if (digit.isNull()) {
            if (place == QLatin1Char('?')) out += QLatin1Char(' ');
            return;
        }
        out += digit;
        if (!group.isEmpty() && left > 1 && (left - 1) % 3 == 0) out += group;
    };
    for (const Token& token : tokens) {
        if (token.kind == Token::Kind::Digit) {
            if (at == 0)
                for (; at < first; ++at)
                    put(at, QLatin1Char('0'));
            put(at++, token.text.at(0));
        } else if (token.kind == Token::Kind::Literal) {
            out += token.text;
        } else if (token.kind == Token::Kind::Percent) {
            out += QLatin1Char('%');
        }
    }
    return out;
}

/** Formats the digits after the decimal point; `#` omits trailing zeros. */
QString placedPart(const QList<Token>& tokens, QString digits)
{
    QString places;
    for (const Token& token : tokens)
        if (token.kind == Token::Kind::Digit) places += token.text;
    for (qsizetype i = places.size() - 1; i >= 0 && digits.at(i) == QLatin1Char('0'); --i) {
        if (places.at(i) == QLatin1Char('0')) break;
        digits[i] = places.at(i) == QLatin1Char('?') ? QLatin1Char(' ') : QChar();
    }
    QString out;
    qsizetype at = 0;
    for (const Token& token : tokens) {
        if (token.kind == Token::Kind::Digit) {
            const QChar digit = digits.at(at++);
            if (!digit.isNull()) out += digit;
        } else if (token.kind == Token::Kind::Literal) {
            out += token.text;
        } else if (token.kind == Token::Kind::Percent) {
            out += QLatin1Char('%');
        }
    }
    return out;
}

qsizetype digitsIn(const QList<Token>& tokens)
{
    return std::count_if(tokens.begin(), tokens.end(),
                         [](const Token& token) { return token.kind == Token::Kind::Digit; });
}

qsizetype firstOf(const QList<Token>& tokens, Token::Kind kind)
{
    const auto found =
        std::find_if(tokens.begin(), tokens.end(), [kind](const Token& token) { return token.kind == kind; });
    return found == tokens.end() ? -1 : found - tokens.begin();
}

/** Formats a value as a fraction, by tokens such as `# ?/?` or `# ??/16`. */
QString fractionText(double value, const QList<Token>& tokens)
{
    const qsizetype slash = firstOf(tokens, Token::Kind::Slash);
    qsizetype numerator = slash - 1;
    while (numerator >= 0 && tokens.at(numerator).kind == Token::Kind::Digit)
        --numerator;
    ++numerator;
    // A fixed denominator consists of digit placeholders (only 0) and text (all other digits): `/16`.
    QString fixed;
    qsizetype places = 0;
    for (qsizetype i = slash + 1; i < tokens.size(); ++i) {
        const Token& token = tokens.at(i);
        if (token.kind != Token::Kind::Digit && token.kind != Token::Kind::Literal) break;
        fixed += token.text.trimmed();
        places += token.kind == Token::Kind::Digit ? 1 : 0;
    }
    bool isFixed = false;
    const int wanted = fixed.toInt(&isFixed);
    const bool hasWhole = digitsIn(tokens.first(numerator)) > 0;
    double whole = hasWhole ? std::floor(value) : 0;
    const double rest = value - whole;
    qint64 top = 0;
    qint64 bottom = 1;
    if (isFixed && wanted > 0) {
        bottom = wanted;
        top = std::llround(rest * wanted);
    } else {
        const qint64 limit = places >= 3 ? 999 : places == 2 ? 99 : 9;
        double best = 2;
        for (qint64 d = 1; d <= limit; ++d) {
            const auto n = std::llround(rest * static_cast<double>(d));
            const double off = std::abs(rest - static_cast<double>(n) / static_cast<double>(d));
            if (off + 1e-12 >= best) continue;
            best = off;
            top = n;
            bottom = d;
        }
    }
    if (hasWhole && top == bottom) {
        whole += 1;
        top = 0;
    }
    const QString wholeText = QString::number(static_cast<qint64>(whole));
    if (hasWhole && top == 0) return wholeText;
    const QString fraction = QStringLiteral("%1/%2").arg(top).arg(bottom);
    return hasWhole && whole > 0 ? wholeText + QLatin1Char(' ') + fraction : fraction;
}

QString exponentText(double value, const QList<Token>& tokens, const QLocale& locale)
{
    const qsizetype e = firstOf(tokens, Token::Kind::Exponent);
    const QList<Token> mantissa = tokens.first(e);
    const qsizetype point = firstOf(mantissa, Token::Kind::Point);
    const auto wholePlaces =
        std::max<int>(1, static_cast<int>(digitsIn(point < 0 ? mantissa : mantissa.first(point))));
    const qsizetype places = point < 0 ? 0 : digitsIn(mantissa.sliced(point + 1));
    int exponent = value == 0 ? 0 : static_cast<int>(std::floor(std::log10(value)));
    exponent = wholePlaces == 1
                   ? exponent
                   : static_cast<int>(std::floor(static_cast<double>(exponent) / wholePlaces)) * wholePlaces;
    Decimals digits(value / std::pow(10.0, exponent));
    digits.round(places);
    if (digits.whole.size() > wholePlaces) { // 9.99 became 10.0
        exponent += wholePlaces;
        digits = Decimals(value / std::pow(10.0, exponent));
        digits.round(places);
    }
    QString out = placed(point < 0 ? mantissa : mantissa.first(point), digits.whole, {});
    if (point >= 0) out += locale.decimalPoint() + placedPart(mantissa.sliced(point + 1), digits.part);
    const bool showsPlus = tokens.at(e).text == QLatin1StringView("+");
    out += QLatin1Char('E');
    if (exponent < 0 || showsPlus) out += exponent < 0 ? QLatin1Char('-') : QLatin1Char('+');
    const qsizetype width = digitsIn(tokens.sliced(e + 1));
    return out + QString::number(std::abs(exponent)).rightJustified(width, QLatin1Char('0'));
}

QString decimalText(double value, QList<Token> tokens, const QLocale& locale)
{
    value *= std::pow(100.0,
                      static_cast<double>(std::count_if(tokens.begin(), tokens.end(), [](const Token& token) {
                          return token.kind == Token::Kind::Percent;
                      })));
    // Commas after the last digit divide by a thousand; a comma between digits groups them.
    qsizetype lastDigit = -1;
    qsizetype firstDigit = tokens.size();
    const qsizetype endOfWhole = firstOf(tokens, Token::Kind::Point);
    for (qsizetype i = 0; i < tokens.size(); ++i) {
        if (tokens.at(i).kind != Token::Kind::Digit) continue;
        firstDigit = std::min(firstDigit, i);
        if (endOfWhole < 0 || i < endOfWhole) lastDigit = i;
    }
    bool isGrouped = false;
    for (qsizetype i = 0; i < tokens.size(); ++i) {
        if (tokens.at(i).kind != Token::Kind::Comma) continue;
        if (i > firstDigit && i < lastDigit)
            isGrouped = true;
        else if (i > lastDigit && lastDigit >= 0)
            value /= 1000;
    }
    tokens.removeIf([](const Token& token) { return token.kind == Token::Kind::Comma; });
    const qsizetype point = firstOf(tokens, Token::Kind::Point);
    const QList<Token> before = point < 0 ? tokens : tokens.first(point);
    const QList<Token> behind = point < 0 ? QList<Token>() : tokens.sliced(point + 1);
    Decimals digits(value);
    digits.round(digitsIn(behind));
    QString out = placed(before, digits.whole, isGrouped ? locale.groupSeparator() : QString());
    if (digitsIn(before) == 0 && point >= 0) out += digits.whole;
    if (point >= 0) out += locale.decimalPoint() + placedPart(behind, digits.part);
    return out;
}

QString dateTextOf(double serial, const Section& section, bool since1904, const QLocale& locale)
{
    if (!(serial >= 0) || serial > 2'958'466) return {};
    const auto days = static_cast<qint64>(std::floor(serial));
    // Rounded to whole seconds, because fractions of seconds are never shown.
    const auto seconds = std::llround((serial - static_cast<double>(days)) * 86400);
    const qint64 day = days + seconds / 86400;
    const QTime time = QTime::fromMSecsSinceStartOfDay(static_cast<int>(seconds % 86400) * 1000);
    const QDate date =
        since1904 ? QDate(1904, 1, 1).addDays(day) : QDate(1899, 12, day < 60 ? 31 : 30).addDays(day);
    const bool hasHalfDays =
        std::any_of(section.tokens.begin(), section.tokens.end(),
                    [](const Token& token) { return token.text == QLatin1StringView("am/pm"); });
    const auto two = [](qint64 n, qsizetype width) {
        return QString::number(n).rightJustified(width > 1 ? 2 : 1, QLatin1Char('0'));
    };
    QString out;
    QChar before; // the previous unit: minutes follow hours or precede seconds
    for (qsizetype i = 0; i < section.tokens.size(); ++i) {
        const Token& token = section.tokens.at(i);
        const qsizetype width = token.text.size();
        if (token.kind == Token::Kind::Elapsed) {
            const qint64 all = days * 86400 + seconds;
            const QChar unit = token.text.at(0);
            out += two(unit == QLatin1Char('h')   ? all / 3600
                       : unit == QLatin1Char('m') ? all / 60
                                                  : all,
                       width);
            before = unit;
            continue;
        }
        if (token.kind == Token::Kind::Point) { // fractions of seconds
            while (i + 1 < section.tokens.size() && section.tokens.at(i + 1).kind == Token::Kind::Digit)
                ++i;
            if (before != QLatin1Char('s')) out += QLatin1Char('.');
            continue;
        }
        if (token.kind != Token::Kind::Date) {
            if (token.kind != Token::Kind::Digit) out += token.text;
            continue;
        }
        if (token.text == QLatin1StringView("am/pm")) {
            out += time.hour() < 12 ? QStringLiteral("AM") : QStringLiteral("PM");
            continue;
        }
        const QChar unit = token.text.at(0);
        bool isMinute = unit == QLatin1Char('m') && before == QLatin1Char('h');
        if (unit == QLatin1Char('m') && !isMinute)
            for (qsizetype k = i + 1; k < section.tokens.size(); ++k)
                if (section.tokens.at(k).kind == Token::Kind::Date) {
                    isMinute = section.tokens.at(k).text.startsWith(QLatin1Char('s'));
                    break;
                }
        if (unit == QLatin1Char('y'))
            out += width > 2 ? QString::number(date.year()).rightJustified(4, QLatin1Char('0'))
                             : two(date.year() % 100, 2);
        else if (unit == QLatin1Char('d'))
            out += width <= 2   ? two(date.day(), width)
                   : width == 3 ? locale.dayName(date.dayOfWeek(), QLocale::ShortFormat)
                                : locale.dayName(date.dayOfWeek());
        else if (unit == QLatin1Char('h'))
            out += two(hasHalfDays ? (time.hour() + 11) % 12 + 1 : time.hour(), width);
        else if (unit == QLatin1Char('s'))
            out += two(time.second(), width);
        else if (isMinute)
            out += two(time.minute(), width);
        else
            out += width <= 2   ? two(date.month(), width)
                   : width == 3 ? locale.monthName(date.month(), QLocale::ShortFormat)
                   : width == 5 ? locale.monthName(date.month()).left(1)
                                : locale.monthName(date.month());
        before = unit;
    }
    return out;
}

} // namespace

struct CellNumberFormat::Sections
{
    QList<Section> all;
};

CellNumberFormat::CellNumberFormat(const QString& format)
{
    if (!format.isEmpty()) m_sections = std::make_shared<const Sections>(Sections{parse(format)});
}

QString CellNumberFormat::format(double value, bool since1904, const QLocale& locale) const
{
    if (!m_sections || !std::isfinite(value)) return {};
    const QList<Section>& sections = m_sections->all;
    const bool hasConditions = std::any_of(sections.begin(), sections.end(), [](const Section& section) {
        return section.condition.has_value();
    });
    qsizetype chosen = 0;
    bool isForNegatives = false; // the section formats the sign itself
    if (hasConditions) {
        for (chosen = 0; chosen + 1 < sections.size(); ++chosen)
            if (!sections.at(chosen).condition || sections.at(chosen).holds(value)) break;
        const auto& condition = sections.at(chosen).condition;
        if (condition && !sections.at(chosen).holds(value)) return {};
    } else if (value < 0 && sections.size() > 1) {
        chosen = 1;
        isForNegatives = true;
    } else if (value == 0 && sections.size() > 2) {
        chosen = 2;
    }
    const Section& section = sections.at(chosen);
    if (section.isDate()) return dateTextOf(value, section, since1904, locale).trimmed();
    if (section.has(Token::Kind::General)) {
        if (section.tokens.size() == 1) return {};
        QString out;
        for (const Token& token : section.tokens)
            out += token.kind == Token::Kind::General ? plainText(value) : token.text;
        return out.trimmed();
    }
    if (section.has(Token::Kind::Text)) return {}; // text formats don't change a number
    QString out;
    if (section.has(Token::Kind::Slash) && digitsIn(section.tokens) > 0)
        out = fractionText(std::abs(value), section.tokens);
    else if (section.has(Token::Kind::Exponent))
        out = exponentText(std::abs(value), section.tokens, locale);
    else
        out = decimalText(std::abs(value), section.tokens, locale);
    const bool isNegative = value < 0 && !isForNegatives && std::any_of(out.begin(), out.end(), [](QChar c) {
                                return c >= QLatin1Char('1') && c <= QLatin1Char('9');
                            });
    return (isNegative ? QStringLiteral("-") : QString()) + out.trimmed();
}

QString builtInFormat(int id, const QLocale& locale)
{
    switch (id) {
    case 1:
        return QStringLiteral("0");
    case 2:
        return QStringLiteral("0.00");
    case 3:
        return QStringLiteral("#,##0");
    case 4:
        return QStringLiteral("#,##0.00");
    case 9:
        return QStringLiteral("0%");
    case 10:
        return QStringLiteral("0.00%");
    case 11:
        return QStringLiteral("0.00E+00");
    case 12:
        return QStringLiteral("# ?/?");
    case 13:
        return QStringLiteral("# ?\?/?\?");
    case 14:
    case 22: { // the system's own order
        QString date = locale.dateFormat(QLocale::ShortFormat);
        date.replace(QLatin1Char('M'), QLatin1Char('m'));
        if (date.count(QLatin1Char('y')) == 2)
            date.replace(QLatin1StringView("yy"), QLatin1StringView("yyyy"));
        return id == 14 ? date : date + QStringLiteral(" h:mm");
    }
    case 15:
        return QStringLiteral("d-mmm-yy");
    case 16:
        return QStringLiteral("d-mmm");
    case 17:
        return QStringLiteral("mmm-yy");
    case 18:
        return QStringLiteral("h:mm AM/PM");
    case 19:
        return QStringLiteral("h:mm:ss AM/PM");
    case 20:
        return QStringLiteral("h:mm");
    case 21:
        return QStringLiteral("h:mm:ss");
    case 37:
    case 38:
        return QStringLiteral("#,##0;(#,##0)");
    case 39:
    case 40:
        return QStringLiteral("#,##0.00;(#,##0.00)");
    case 45:
        return QStringLiteral("mm:ss");
    case 46:
        return QStringLiteral("[h]:mm:ss");
    case 47:
        return QStringLiteral("mm:ss.0");
    case 48:
        return QStringLiteral("##0.0E+0");
    default:
        return {};
    }
}

} // namespace ink::tables
