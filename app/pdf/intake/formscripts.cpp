#include "app/pdf/intake/formscripts.h"

#include "app/domain/text/datetext.h"

#include <QRegularExpression>

#include <array>
#include <cmath>

namespace ink::pdf {

namespace {

using domain::Tag;
using domain::TagType;

/** The arguments of the first call of one of these functions; nothing if there is none. */
std::optional<QStringList> argumentsOf(const QString& scripts, QStringView names)
{
    const QRegularExpression call(QStringLiteral("\\b(?:%1)\\s*\\(([^)]{0,500})\\)").arg(names));
    const auto match = call.match(scripts);
    if (!match.hasMatch()) return std::nullopt;
    QStringList arguments;
    QString current;
    QChar quote;
    for (const QChar c : match.capturedView(1)) {
        if (!quote.isNull()) {
            if (c == quote)
                quote = {};
            else
                current += c;
        } else if (c == QLatin1Char('"') || c == QLatin1Char('\'')) {
            quote = c;
        } else if (c == QLatin1Char(',')) {
            arguments.append(current.trimmed());
            current.clear();
        } else {
            current += c;
        }
    }
    arguments.append(current.trimmed());
    return arguments;
}

void makeDate(Tag& tag, const QString& format)
{
    const auto known = domain::toDateFormat(format);
    if (!known) {
        if (tag.style.placeholder.isEmpty()) tag.style.placeholder = format;
        return;
    }
    tag.type = TagType::Date;
    tag.style.dateFormat = *known;
}

void makeNumber(Tag& tag, const QString& decimals)
{
    tag.type = TagType::Number;
    bool ok = false;
    const int count = decimals.toInt(&ok);
    if (ok && count >= 0 && count <= 10) tag.style.decimals = count;
}

void applySpecial(Tag& tag, const QString& which)
{
    // 0 US ZIP, 1 ZIP+4, 2 telephone, 3 social security number
    static const std::array<QString, 4> patterns{
        QStringLiteral("[0-9]{5}"), QStringLiteral("[0-9]{5}-?[0-9]{4}"), QStringLiteral("[0-9+() .-]{7,20}"),
        QStringLiteral("[0-9]{3}-?[0-9]{2}-?[0-9]{4}")};
    bool ok = false;
    const int index = which.toInt(&ok);
    if (ok && index >= 0 && index < 4) tag.style.pattern = patterns[static_cast<size_t>(index)];
}

/** Converts a mask such as `99/99` (9 a digit, A a letter, O either, X anything) to a pattern. */
QString maskPattern(const QString& mask)
{
    QString pattern;
    for (const QChar c : mask) {
        switch (c.unicode()) {
        case u'9':
            pattern += QStringLiteral("[0-9]");
            break;
        case u'A':
            pattern += QStringLiteral("\\p{L}");
            break;
        case u'O':
            pattern += QStringLiteral("[\\p{L}0-9]");
            break;
        case u'X':
            pattern += QLatin1Char('.');
            break;
        default:
            pattern += QRegularExpression::escape(QString(c));
        }
    }
    return pattern;
}

std::optional<double> numberFrom(const QString& text)
{
    bool ok = false;
    const double value = text.toDouble(&ok);
    return ok && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

} // namespace

void applyScripts(Tag& tag, const QString& scripts)
{
    if (scripts.isEmpty()) return;
    if (const auto date = argumentsOf(scripts, u"AFDate_FormatEx|AFDate_KeystrokeEx")) {
        makeDate(tag, date->constFirst());
    } else if (const auto numbered = argumentsOf(scripts, u"AFDate_Format|AFDate_Keystroke")) {
        static const std::array<QString, 14> formats{QStringLiteral("m/d"),
                                                     QStringLiteral("m/d/yy"),
                                                     QStringLiteral("mm/dd/yy"),
                                                     QStringLiteral("mm/yy"),
                                                     QStringLiteral("d-mmm"),
                                                     QStringLiteral("d-mmm-yy"),
                                                     QStringLiteral("dd-mmm-yy"),
                                                     QStringLiteral("yy-mm-dd"),
                                                     QStringLiteral("mmm-yy"),
                                                     QStringLiteral("mmmm-yy"),
                                                     QStringLiteral("mmm d, yyyy"),
                                                     QStringLiteral("mmmm d, yyyy"),
                                                     QStringLiteral("m/d/yy h:MM tt"),
                                                     QStringLiteral("m/d/yy HH:MM")};
        bool ok = false;
        const int index = numbered->constFirst().toInt(&ok);
        if (ok && index >= 0 && index < 14) makeDate(tag, formats[static_cast<size_t>(index)]);
    } else if (const auto number = argumentsOf(scripts, u"AFNumber_Format|AFNumber_Keystroke")) {
        makeNumber(tag, number->constFirst());
    } else if (const auto percent = argumentsOf(scripts, u"AFPercent_Format|AFPercent_Keystroke")) {
        makeNumber(tag, percent->constFirst());
    } else if (const auto special = argumentsOf(scripts, u"AFSpecial_Format|AFSpecial_Keystroke")) {
        applySpecial(tag, special->constFirst());
    } else if (const auto mask = argumentsOf(scripts, u"AFSpecial_KeystrokeEx")) {
        const QString text = mask->constFirst();
        if (!text.isEmpty() && text.size() <= 60) tag.style.pattern = maskPattern(text);
    }
    const auto range = argumentsOf(scripts, u"AFRange_Validate");
    if (range && range->size() >= 4) {
        const bool hasLow = range->at(0) == QLatin1StringView("true");
        const bool hasHigh = range->at(2) == QLatin1StringView("true");
        const auto low = hasLow ? numberFrom(range->at(1)) : std::nullopt;
        const auto high = hasHigh ? numberFrom(range->at(3)) : std::nullopt;
        if (low && high && *low > *high) return;
        if (tag.type == TagType::Text && (low || high)) tag.type = TagType::Number;
        tag.style.min = low;
        tag.style.max = high;
    }
}

} // namespace ink::pdf
