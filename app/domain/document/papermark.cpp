#include "app/domain/document/papermark.h"

#include <QRandomGenerator>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <functional>

namespace ink::domain {

QString PaperMark::text() const
{
    return QStringLiteral("INK1:%1:%2:%3").arg(document.value()).arg(page).arg(printId);
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

QString PaperMark::generatePrintId()
{
    constexpr int length = 8;
    constexpr auto letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    QString print;
    for (int i = 0; i < length; ++i)
        print += QLatin1Char(letters[QRandomGenerator::system()->bounded(32)]);
    return print;
}

bool PaperMatch::isComplete() const
{
    return missingPages.isEmpty() &&
           std::none_of(scannedPages.begin(), scannedPages.end(),
                        [](const ScannedPage& each) { return each.isForeign || each.page == 0; });
}

namespace {

constexpr double minLikeness = 0.5;
constexpr double minLead = 0.1; ///< minimum lead over the similarity of the second-best page

/** Assigns sheets without a mark by their content, the most similar first; assigns each page once. */
void matchByContent(PaperMatch& match, QSet<int>& found, int pages, const QList<QList<double>>& likeness)
{
    struct Candidate
    {
        double likeness;
        qsizetype sheet;
        int page;
    };
    QList<Candidate> candidates;
    for (qsizetype i = 0; i < std::min(likeness.size(), match.scannedPages.size()); ++i) {
        const PaperMatch::ScannedPage& one = match.scannedPages.at(i);
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
        PaperMatch::ScannedPage& one = match.scannedPages[each.sheet];
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
        PaperMatch::ScannedPage one;
        if (mark && (mark->document != document || mark->page > pages)) {
            one.isForeign = true;
        } else if (mark) {
            one.page = mark->page;
            one.isRepeated = found.contains(one.page);
            if (one.isRepeated && !match.repeatedPages.contains(one.page))
                match.repeatedPages.append(one.page);
            found.insert(one.page);
            prints.insert(mark->printId);
        }
        match.scannedPages.append(one);
    }
    match.isMixed = prints.size() > 1;
    matchByContent(match, found, pages, likeness);
    // Assigns other sheets without a mark to the page after the previous one, or to the first unassigned
    // page.
    int before = 0;
    for (PaperMatch::ScannedPage& one : match.scannedPages) {
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
        if (!found.contains(page)) match.missingPages.append(page);
    std::sort(match.repeatedPages.begin(), match.repeatedPages.end());
    return match;
}

} // namespace ink::domain
