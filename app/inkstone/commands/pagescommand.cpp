#include "app/inkstone/commands/pagescommand.h"

#include "app/inkstone/commandbase/commandfiles.h"
#include "app/pdf/pages/pageplan.h"

#include <QHash>
#include <QList>

#include <optional>

namespace ink {

namespace {

/** Changes to the pages of a file; ranges such as `2,5-7,end`. */
struct PagesRequest
{
    QString file;
    QString out;
    QString remove;
    QString keep;
    QStringList rotate; ///< RANGE:DEGREES
    QStringList insert; ///< PAGE:FILE
    QStringList blank;  ///< PAGE
};

std::optional<int> pageNumber(const QString& word, int count)
{
    if (word == QStringLiteral("end")) return count;
    bool isNumber = false;
    const int page = word.toInt(&isNumber);
    return isNumber ? std::optional(page) : std::nullopt;
}

/** Splits a text at its first colon. */
std::pair<QString, QString> halves(const QString& text)
{
    return {text.section(QLatin1Char(':'), 0, 0), text.section(QLatin1Char(':'), 1)};
}

int notUnderstood(const QString& what)
{
    printErrorLine(QStringLiteral("“%1” isn't a range of this file's pages.").arg(what));
    return exitUsage;
}

/** The pages of a range, 1-based, in its order; nothing if it is invalid or includes a page that doesn't
 * exist. */
std::optional<QList<int>> pagesInRange(const QString& range, int count)
{
    QList<int> pages;
    const QStringList parts = range.split(QLatin1Char(','));
    for (const QString& part : parts) {
        const QStringList ends = part.trimmed().split(QLatin1Char('-'));
        const auto first = pageNumber(ends.first().trimmed(), count);
        const auto last = pageNumber(ends.last().trimmed(), count);
        if (ends.size() > 2 || !first || !last || *first < 1 || *last < 1 || *first > count || *last > count)
            return std::nullopt;
        const int way = *first <= *last ? 1 : -1;
        for (int page = *first; page != *last + way; page += way)
            pages.append(page);
    }
    return pages;
}

int writePages(const PagesRequest& request)
{
    const auto refused = [](const Error& error) { return reportFailure(error, exitUnreadable); };
    const auto bytes = readFile(request.file);
    if (!bytes) return refused(bytes.error());
    const auto sizes = pdf::arrangeablePages(*bytes);
    if (!sizes) return refused(sizes.error());
    const auto count = static_cast<int>(sizes->size());

    QList<QByteArray> sources{*bytes};
    QList<int> order;
    QList<int> gone;
    for (int page = 1; page <= count; ++page)
        order.append(page);
    if (!request.keep.isEmpty()) {
        const auto kept = pagesInRange(request.keep, count);
        if (!kept) return notUnderstood(request.keep);
        order = *kept;
    }
    if (!request.remove.isEmpty()) {
        const auto named = pagesInRange(request.remove, count);
        if (!named) return notUnderstood(request.remove);
        gone = *named;
    }
    QHash<int, int> turns;
    for (const QString& each : request.rotate) {
        const auto [range, degrees] = halves(each);
        const auto pages = pagesInRange(range, count);
        bool isNumber = false;
        const int turn = degrees.toInt(&isNumber);
        if (!pages || !isNumber || turn % 90 != 0) return notUnderstood(each);
        for (const int page : *pages)
            turns[page] = ((turns.value(page) + turn) % 360 + 360) % 360;
    }
    QHash<int, QList<pdf::PlannedPage>> behind;
    for (const QString& each : request.insert) {
        const auto [place, path] = halves(each);
        const auto page = pageNumber(place, count);
        if (!page || *page < 0 || *page > count || path.isEmpty()) return notUnderstood(each);
        const auto other = readFile(path);
        if (!other) return refused(other.error());
        const auto others = pdf::arrangeablePages(*other);
        if (!others) return refused(others.error());
        for (int i = 0; i < others->size(); ++i)
            behind[*page].append({static_cast<int>(sources.size()), i, 0, {}});
        sources.append(*other);
    }
    for (const QString& each : request.blank) {
        const auto page = pageNumber(each, count);
        if (!page || *page < 0 || *page > count) return notUnderstood(each);
        behind[*page].append({-1, 0, 0, sizes->at(std::max(0, *page - 1))});
    }
    QList<pdf::PlannedPage> plan = behind.take(0);
    for (const int page : std::as_const(order)) {
        if (!gone.contains(page)) plan.append({0, page - 1, turns.value(page), {}});
        plan += behind.take(page);
    }
    if (!behind.isEmpty()) return notUnderstood(QString::number(behind.constBegin().key()));
    const auto made = pdf::arrangePages(sources, plan);
    if (!made) return refused(made.error());
    if (const auto written = writeFile(request.out, *made); !written) return refused(written.error());
    printLine(QStringLiteral("%1: %2 pages").arg(request.out).arg(plan.size()));
    return 0;
}

} // namespace

ParsedCommand parsePages(SubcommandLine& line)
{
    PagesRequest request;
    line.add("out", "NEW.pdf", request.out, "The file to write.");
    line.add("delete", "RANGE", request.remove, "Leaves these pages out.");
    line.add("keep", "RANGE", request.keep, "Writes only these pages, in this order.");
    line.add("rotate", "RANGE:DEGREES", request.rotate,
             "Turns pages clockwise by 90, 180, 270 or -90 degrees. Repeatable.");
    line.add("insert", "PAGE:FILE", request.insert,
             "Inserts all pages of another PDF behind a page; 0 = at the start. Repeatable.");
    line.add("blank", "PAGE", request.blank,
             "Inserts a blank page behind a page, as large as that one. Repeatable.");
    line.addArgument("file", "FILE", "A PDF.");
    line.acceptArgument(request.file, QStringLiteral("pages needs one file."));
    if (auto end = line.parse()) return *std::move(end);
    if (!line.has("out")) return line.fault(QStringLiteral("pages needs --out."));
    if (line.has("delete") && line.has("keep"))
        return line.fault(QStringLiteral("--delete and --keep can't be combined."));
    return immediateCommand([request](const CommandContext&) { return writePages(request); });
}

} // namespace ink
