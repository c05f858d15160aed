#include "ui/viewer/findthread.h"

#include <QElapsedTimer>

#include <cmath>
#include <limits>
#include <memory>
#include <unordered_map>
#include <utility>
#include <vector>

namespace ink::ui {

namespace {

constexpr qint64 progressInterval = 40; ///< ms between two progress reports of a search

/** A page's text in a quarter of the memory: positions in 65,535ths of their range. */
struct PackedText
{
    struct Place
    {
        quint16 left, top, width, height;
    };
    QString text;
    std::vector<Place> places;
    QPointF origin;
    double unit = 0; ///< points

    explicit PackedText(const pdf::PageText& page) : text(page.text)
    {
        QRectF all;
        for (const QRectF& place : page.letterRects)
            if (!place.isNull()) all = all.united(place);
        origin = all.topLeft();
        unit = std::max({all.width(), all.height(), 1.0}) / std::numeric_limits<quint16>::max();
        places.reserve(static_cast<size_t>(page.letterRects.size()));
        const auto packed = [this](double points) {
            return static_cast<quint16>(
                std::clamp<long>(std::lround(points / unit), 0, std::numeric_limits<quint16>::max()));
        };
        for (const QRectF& place : page.letterRects)
            places.push_back(place.isNull()
                                 ? Place{}
                                 : Place{packed(place.left() - origin.x()), packed(place.top() - origin.y()),
                                         packed(place.width()), packed(place.height())});
    }
    [[nodiscard]] pdf::PageText unpacked() const
    {
        pdf::PageText page;
        page.text = text;
        page.letterRects.reserve(static_cast<qsizetype>(places.size()));
        for (const Place& place : places)
            page.letterRects.append(place.width == 0 && place.height == 0
                                        ? QRectF()
                                        : QRectF(origin.x() + place.left * unit,
                                                 origin.y() + place.top * unit, place.width * unit,
                                                 place.height * unit));
        return page;
    }
    [[nodiscard]] qint64 bytes() const
    {
        return text.size() * qint64(sizeof(QChar)) + static_cast<qint64>(places.size() * sizeof(Place));
    }
};

} // namespace

/** Cache of page texts, read on demand. */
class FindThread::Texts
{
public:
    /** Evicts files that were removed or have changed. */
    void follow(const QHash<domain::FileId, QByteArray>& files)
    {
        const auto isGone = [&files](domain::FileId id, const QByteArray& bytes) {
            const auto now = files.constFind(id);
            return now == files.constEnd() || now->constData() != bytes.constData();
        };
        for (auto it = m_open.begin(); it != m_open.end();)
            it = isGone(domain::FileId(it->first), it->second.bytes) ? drop(it) : std::next(it);
        for (auto it = files.begin(); it != files.end(); ++it)
            m_open[it.key().value()].bytes = it.value();
    }
    [[nodiscard]] std::optional<pdf::PageText> read(const PageKey& key)
    {
        const auto file = m_open.find(key.file.value());
        if (file == m_open.end()) return std::nullopt;
        OpenFile& open = file->second;
        if (const auto kept = open.texts.find(key.page); kept != open.texts.end())
            return kept->second.unpacked();
        if (!open.reader && !open.broken) {
            auto opened = pdf::PageTextReader::open(open.bytes);
            open.broken = !opened.has_value();
            if (opened) open.reader = std::move(*opened);
        }
        if (open.broken) return std::nullopt;
        auto text = open.reader->read(key.page);
        if (!text) return std::nullopt;
        PackedText packed(*text);
        if (m_bytes + packed.bytes() <= FindThread::cacheLimit) {
            m_bytes += packed.bytes();
            open.texts.emplace(key.page, std::move(packed));
        }
        return std::move(*text);
    }
    /** Closes the open files, but keeps the cached texts. */
    void rest()
    {
        for (auto& entry : m_open)
            entry.second.reader.reset();
    }

private:
    struct OpenFile
    {
        QByteArray bytes;
        std::unique_ptr<pdf::PageTextReader> reader;
        std::unordered_map<int, PackedText> texts;
        bool broken = false;
    };
    using Files = std::unordered_map<qint64, OpenFile>;
    Files::iterator drop(Files::iterator file)
    {
        for (const auto& text : file->second.texts)
            m_bytes -= text.second.bytes();
        return m_open.erase(file);
    }

    Files m_open;
    qint64 m_bytes = 0;
};

FindThread::FindThread(QObject* parent) : OrderThread(QStringLiteral("page-search"), parent)
{
    qRegisterMetaType<QList<ink::ui::PageHits>>();
}

FindThread::~FindThread()
{
    m_current = 0;
    finish();
}

void FindThread::setFile(domain::FileId file, const QByteArray& bytes)
{
    const auto lock = lockOrders();
    m_files.insert(file, bytes);
}

void FindThread::removeFile(domain::FileId file)
{
    const auto lock = lockOrders();
    m_files.remove(file);
}

void FindThread::search(quint64 search, const FindQuery& query, const QList<std::pair<int, PageKey>>& pages)
{
    const auto lock = lockOrders();
    m_request = Request{search, query, pages};
    m_current = search;
    wake();
}

void FindThread::cancel()
{
    const auto lock = lockOrders();
    m_request.reset();
    m_current = 0;
}

void FindThread::run()
{
    Texts texts;
    const auto take = [&] {
        if (m_request) texts.follow(m_files);
        return std::exchange(m_request, std::nullopt);
    };
    while (const auto request = waitForOrder(take))
        runSearch(*request, texts);
}

void FindThread::runSearch(const Request& request, Texts& texts)
{
    QElapsedTimer sinceReport;
    sinceReport.start();
    QList<PageHits> batch;
    int done = 0;
    int unreadable = 0;
    for (const auto& [page, key] : request.pages) {
        if (m_current != request.search) return;
        const auto text = texts.read(key);
        if (!text) ++unreadable;
        ++done;
        if (text)
            if (QList<FindHit> hits = findHits(*text, request.query); !hits.isEmpty())
                batch.append({page, std::move(hits)});
        if (sinceReport.elapsed() < progressInterval) continue;
        sinceReport.start();
        Q_EMIT found(request.search, batch, done);
        batch.clear();
    }
    texts.rest();
    if (m_current != request.search) return;
    Q_EMIT found(request.search, batch, done);
    Q_EMIT finished(request.search, unreadable);
}

} // namespace ink::ui

#include "moc_findthread.cpp"
