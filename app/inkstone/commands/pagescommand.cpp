#include "app/inkstone/commands/pagescommand.h"

#include "app/pdf/pages/pageplan.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace ink {

namespace {

Result<QByteArray> bytesAt(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(ErrorCode::Io,
                    Message::literal(QStringLiteral("Cannot open %1: %2").arg(path, file.errorString())));
    return file.readAll();
}

std::optional<int> pageNumber(const QString& word, int count)
{
    if (word == QStringLiteral("end")) return count;
    bool isNumber = false;
    const int page = word.toInt(&isNumber);
    return isNumber ? std::optional(page) : std::nullopt;
}

/** The parts before and behind the first colon. */
std::pair<QString, QString> halves(const QString& text)
{
    return {text.section(QLatin1Char(':'), 0, 0), text.section(QLatin1Char(':'), 1)};
}

int notUnderstood(const QString& what)
{
    complain(QStringLiteral("“%1” isn't a range of this file's pages.").arg(what));
    return exitUsage;
}

} // namespace

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

PagesCommand::PagesCommand(QString file, QString out, PagesRequest request)
    : m_file(std::move(file)), m_out(std::move(out)), m_request(std::move(request))
{
}

void PagesCommand::start()
{
    Q_EMIT finished(perform());
}

int PagesCommand::perform()
{
    const auto refused = [](const Error& error) {
        complain(sentence(error));
        return exitUnreadable;
    };
    const auto bytes = bytesAt(m_file);
    if (!bytes) return refused(bytes.error());
    const auto sizes = pdf::arrangeablePages(*bytes);
    if (!sizes) return refused(sizes.error());
    const auto count = static_cast<int>(sizes->size());

    QList<QByteArray> sources{*bytes};
    QList<int> order;
    QList<int> gone;
    for (int page = 1; page <= count; ++page)
        order.append(page);
    if (!m_request.keep.isEmpty()) {
        const auto kept = pagesInRange(m_request.keep, count);
        if (!kept) return notUnderstood(m_request.keep);
        order = *kept;
    }
    if (!m_request.remove.isEmpty()) {
        const auto named = pagesInRange(m_request.remove, count);
        if (!named) return notUnderstood(m_request.remove);
        gone = *named;
    }
    QHash<int, int> turns;
    for (const QString& each : std::as_const(m_request.rotate)) {
        const auto [range, degrees] = halves(each);
        const auto pages = pagesInRange(range, count);
        bool isNumber = false;
        const int turn = degrees.toInt(&isNumber);
        if (!pages || !isNumber || turn % 90 != 0) return notUnderstood(each);
        for (const int page : *pages)
            turns[page] = ((turns.value(page) + turn) % 360 + 360) % 360;
    }
    QHash<int, QList<pdf::PlannedPage>> behind;
    for (const QString& each : std::as_const(m_request.insert)) {
        const auto [place, path] = halves(each);
        const auto page = pageNumber(place, count);
        if (!page || *page < 0 || *page > count || path.isEmpty()) return notUnderstood(each);
        const auto other = bytesAt(path);
        if (!other) return refused(other.error());
        const auto others = pdf::arrangeablePages(*other);
        if (!others) return refused(others.error());
        for (int i = 0; i < others->size(); ++i)
            behind[*page].append({static_cast<int>(sources.size()), i, 0, {}});
        sources.append(*other);
    }
    for (const QString& each : std::as_const(m_request.blank)) {
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
    QSaveFile file(m_out);
    if (!file.open(QIODevice::WriteOnly) || file.write(*made) != made->size() || !file.commit()) {
        complain(QStringLiteral("Cannot write %1: %2").arg(m_out, file.errorString()));
        return exitUnreadable;
    }
    say(QStringLiteral("%1: %2 pages").arg(m_out).arg(plan.size()));
    return 0;
}

} // namespace ink

#include "moc_pagescommand.cpp"
