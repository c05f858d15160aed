#include "ui/viewer/findtext.h"

#include <vector>

namespace ink::ui {

namespace {

/** A normalized text, with the index of each code unit in the original text. */
struct Folded
{
    QString text;
    std::vector<int> from;
};

QChar plain(QChar c)
{
    switch (c.unicode()) {
    case 0x2018:
    case 0x2019:
    case 0x201B:
        return QLatin1Char('\'');
    case 0x201C:
    case 0x201D:
        return QLatin1Char('"');
    case 0x2010:
    case 0x2011:
    case 0x2012:
    case 0x2013:
    case 0x2014:
        return QLatin1Char('-');
    default:
        return c;
    }
}

Folded folded(const QString& text, bool matchCase)
{
    Folded result;
    result.text.reserve(text.size());
    result.from.reserve(static_cast<size_t>(text.size()));
    const auto add = [&result](QChar c, qsizetype from) {
        result.text.append(c);
        result.from.push_back(static_cast<int>(from));
    };
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        if (c.unicode() < 0x80) {
            if (c.isSpace()) {
                if (result.text.isEmpty() || result.text.back() != QLatin1Char(' ')) add(QLatin1Char(' '), i);
            } else {
                add(matchCase ? c : c.toLower(), i);
            }
            continue;
        }
        if (c.unicode() == 0x00AD) continue; // a soft hyphen
        const qsizetype units = c.isHighSurrogate() && i + 1 < text.size() ? 2 : 1;
        QString whole = text.mid(i, units).normalized(QString::NormalizationForm_KC);
        if (!matchCase) {
            whole = whole.toCaseFolded();
            whole.replace(QChar(0x00DF), QLatin1String("ss")); // Qt folds character by character
        }
        for (const QChar unit : std::as_const(whole)) {
            const QChar here = unit.isSpace() ? QLatin1Char(' ') : plain(unit);
            if (here == QLatin1Char(' ') && !result.text.isEmpty() && result.text.back() == here) continue;
            add(here, i);
        }
        i += units - 1;
    }
    return result;
}

bool isWordPart(const QString& text, qsizetype at)
{
    return at >= 0 && at < text.size() && (text.at(at).isLetterOrNumber() || text.at(at).isSurrogate());
}

FindHit hitOf(const pdf::PageText& page, int first, int last)
{
    FindHit hit;
    bool newLine = true;
    for (int i = first; i <= last && i < page.letterRects.size(); ++i) {
        const QRectF& place = page.letterRects.at(i);
        if (page.text.at(i) == QLatin1Char('\n')) newLine = true;
        if (place.isNull()) continue;
        if (newLine)
            hit.rects.append(place);
        else
            hit.rects.last() = hit.rects.last().united(place);
        newLine = false;
    }
    return hit;
}

} // namespace

QList<FindHit> findHits(const pdf::PageText& page, const FindQuery& query)
{
    const QString wanted = folded(query.text, query.matchCase).text.trimmed();
    if (wanted.isEmpty()) return {};
    const Folded here = folded(page.text, query.matchCase);
    QList<FindHit> hits;
    for (qsizetype at = here.text.indexOf(wanted); at >= 0;) {
        const qsizetype end = at + wanted.size();
        const bool whole =
            !query.wholeWords || ((!isWordPart(here.text, at) || !isWordPart(here.text, at - 1)) &&
                                  (!isWordPart(here.text, end - 1) || !isWordPart(here.text, end)));
        if (whole) {
            FindHit hit =
                hitOf(page, here.from[static_cast<size_t>(at)], here.from[static_cast<size_t>(end - 1)]);
            if (!hit.rects.isEmpty()) hits.append(std::move(hit));
        }
        at = here.text.indexOf(wanted, whole ? end : at + 1);
    }
    return hits;
}

} // namespace ink::ui
