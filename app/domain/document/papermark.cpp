#include "app/domain/document/papermark.h"

#include <QRandomGenerator>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <functional>

namespace ink::domain {

QString PaperMark::text() const
{
    return QStringLiteral("INK1:%1:%2:%3").arg(document.value()).arg(page).arg(print);
}

std::optional<PaperMark> PaperMark::fromText(const QString& text)
{
    static const QRegularExpression form(
        QStringLiteral("^INK1:([0-9]{1,18}):([1-9][0-9]{0,5}):([0-9A-Z]{6,16})$"));
    const QRegularExpressionMatch match = form.match(text);
    if (!match.hasMatch()) return std::nullopt;
    return PaperMark{DocumentId(match.captured(1).toLongLong()), match.captured(2).toInt(),
                     match.captured(3)};
}

QString PaperMark::newPrint()
{
    constexpr int length = 8;
    constexpr auto letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    QString print;
    for (int i = 0; i < length; ++i)
        print += QLatin1Char(letters[QRandomGenerator::system()->bounded(32)]);
    return print;
}

bool PaperMatch::isWhole() const
{
    return missing.isEmpty() && std::none_of(scanned.begin(), scanned.end(), [](const Scanned& each) {
               return each.isForeign || each.page == 0;
           });
}

namespace {

constexpr double minLikeness = 0.5;
constexpr double minLead = 0.1; ///< over the similarity of the second-best page

/** Assigns sheets without a mark by their content, the clearest first; each page once. */
void matchByContent(PaperMatch& match, QSet<int>& found, int pages, const QList<QList<double>>& likeness)
{
    struct Candidate
    {
        double likeness;
        qsizetype sheet;
        int page;
    };
    QList<Candidate> candidates;
    for (qsizetype i = 0; i < std::min(likeness.size(), match.scanned.size()); ++i) {
        const PaperMatch::Scanned& one = match.scanned.at(i);
        QList<double> sorted = likeness.at(i);
        if (one.page != 0 || one.isForeign || sorted.isEmpty()) continue;
        std::sort(sorted.begin(), sorted.end(), std::greater<>());
        const double best = sorted.first();
        if (best < minLikeness || (sorted.size() > 1 && best - sorted.at(1) < minLead)) continue;
        const int page = static_cast<int>(likeness.at(i).indexOf(best)) + 1;
        if (page <= pages) candidates.append({best, i, page});
    }
    std::stable_sort(candidates.begin(), candidates.end(),
                     [](const Candidate& a, const Candidate& b) { return a.likeness > b.likeness; });
    for (const Candidate& each : std::as_const(candidates)) {
        if (found.contains(each.page)) continue;
        PaperMatch::Scanned& one = match.scanned[each.sheet];
        one.page = each.page;
        one.isGuess = true;
        one.isByContent = true;
        match.hasGuesses = true;
        found.insert(each.page);
    }
}

} // namespace

// Index(matchPaper): Paper: how scanned sheets find their pages
PaperMatch matchPaper(DocumentId document, int pages, const QList<std::optional<PaperMark>>& marks,
                      const QList<QList<double>>& likeness)
{
    PaperMatch match;
    QSet<int> found;
    QSet<QString> prints;
    for (const auto& mark : marks) {
        PaperMatch::Scanned one;
        if (mark && (mark->document != document || mark->page > pages)) {
            one.isForeign = true;
        } else if (mark) {
            one.page = mark->page;
            one.isRepeated = found.contains(one.page);
            if (one.isRepeated && !match.repeated.contains(one.page)) match.repeated.append(one.page);
            found.insert(one.page);
            prints.insert(mark->print);
        }
        match.scanned.append(one);
    }
    match.isMixed = prints.size() > 1;
    matchByContent(match, found, pages, likeness);
    // Other sheets without a mark follow the previous one, or take the first unassigned page.
    int before = 0;
    for (PaperMatch::Scanned& one : match.scanned) {
        if (one.page == 0 && !one.isForeign) {
            int page = before + 1;
            if (page > pages || found.contains(page))
                for (page = 1; page <= pages && found.contains(page);)
                    ++page;
            if (page > pages) continue; // more sheets than pages
            one.page = page;
            one.isGuess = true;
            match.hasGuesses = true;
            found.insert(page);
        }
        if (one.page > 0) before = one.page;
    }
    for (int page = 1; page <= pages; ++page)
        if (!found.contains(page)) match.missing.append(page);
    std::sort(match.repeated.begin(), match.repeated.end());
    return match;
}

} // namespace ink::domain
