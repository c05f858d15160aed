#include "app/service/signingpage/pagepictures.h"

#include "app/pdf/shownform.h"

#include <QBuffer>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QPdfDocument>
#include <QPdfSelection>

#include <algorithm>
#include <cmath>
#include <condition_variable>
#include <deque>
#include <future>
#include <list>
#include <mutex>
#include <thread>
#include <unordered_map>

namespace ink::service::signingpage {

namespace {

constexpr double maximumPixels = 16e6;

/** What a caller asks of the thread. */
struct Order
{
    QString path;
    int pageIndex = 1;
    int width = 0; ///< 0 = text
    std::promise<Result<QByteArray>> answer;
    QByteArray pdf; ///< not a file: all of its pages, see `pieces`
    double scale = 1;
    QList<QByteArray>* pieces = nullptr; ///< the asker's, who waits
};

/** Documents by path, the least recently used go first. Only touched by the thread that made it. */
class OpenDocuments final
{
public:
    explicit OpenDocuments(int most) : m_most(std::max(1, most)) {}

    Result<QPdfDocument*> get(const QString& path)
    {
        const auto found =
            std::find_if(m_entries.begin(), m_entries.end(), [&](const Entry& e) { return e.path == path; });
        if (found != m_entries.end()) {
            m_entries.splice(m_entries.begin(), m_entries, found);
            return &m_entries.front().content->document;
        }
        Entry entry{path, std::make_unique<Content>()};
        if (!entry.content->load(path))
            return fail(ErrorCode::UnreadablePdf, QStringLiteral("The pages of this file cannot be shown."));
        m_entries.push_front(std::move(entry));
        while (static_cast<int>(m_entries.size()) > m_most)
            m_entries.pop_back();
        return &m_entries.front().content->document;
    }

private:
    struct Content
    {
        QBuffer shown; ///< of a file whose form fields show something, which Qt's renderer leaves out
        QPdfDocument document;

        ~Content() { document.close(); } // before its device goes
        bool load(const QString& path)
        {
            QFile file(path);
            uchar* mapped =
                file.open(QIODevice::ReadOnly) && file.size() > 0 ? file.map(0, file.size()) : nullptr;
            const auto bytes = mapped ? QByteArray::fromRawData(reinterpret_cast<const char*>(mapped),
                                                                static_cast<qsizetype>(file.size()))
                                      : QByteArray();
            if (const QByteArray with = pdf::shownWithForm(bytes); with.constData() != bytes.constData()) {
                shown.setData(with);
                shown.open(QIODevice::ReadOnly);
                document.load(&shown);
                if (document.status() == QPdfDocument::Status::Ready && document.pageCount() > 0) return true;
            }
            return document.load(path) == QPdfDocument::Error::None && document.pageCount() > 0;
        }
    };
    struct Entry
    {
        QString path;
        std::unique_ptr<Content> content;
    };
    int m_most;
    std::list<Entry> m_entries;
};

/** Finished pictures by what was asked, up to a sum of bytes. */
class Pictures final
{
public:
    explicit Pictures(qint64 most) : m_most(most) {}

    std::optional<QByteArray> get(const QString& key)
    {
        const auto found =
            std::find_if(m_entries.begin(), m_entries.end(), [&](const Entry& e) { return e.first == key; });
        if (found == m_entries.end()) return std::nullopt;
        m_entries.splice(m_entries.begin(), m_entries, found);
        return m_entries.front().second;
    }
    void put(const QString& key, const QByteArray& bytes)
    {
        m_entries.emplace_front(key, bytes);
        m_sum += bytes.size();
        while (m_sum > m_most && !m_entries.empty()) {
            m_sum -= m_entries.back().second.size();
            m_entries.pop_back();
        }
    }

private:
    using Entry = std::pair<QString, QByteArray>;
    qint64 m_most;
    qint64 m_sum = 0;
    std::list<Entry> m_entries;
};

QSize pictureSize(QSizeF points, int width)
{
    if (points.width() < 1 || points.height() < 1) return {width, width};
    double across = width;
    double down = across * points.height() / points.width();
    if (across * down > maximumPixels) {
        const double shrink = std::sqrt(maximumPixels / (across * down));
        across *= shrink;
        down *= shrink;
    }
    return {std::max(1, static_cast<int>(std::lround(across))),
            std::max(1, static_cast<int>(std::lround(down)))};
}

Result<QByteArray> painted(QPdfDocument& document, int page, int width)
{
    // With annotations, as in the editor. What form fields show is part of the page's content by now.
    QPdfDocumentRenderOptions options;
    options.setRenderFlags(QPdfDocumentRenderOptions::RenderFlag::Annotations);
    const QImage rendered = document.render(page, pictureSize(document.pagePointSize(page), width), options);
    if (rendered.isNull())
        return fail(ErrorCode::UnreadablePdf, QStringLiteral("This page cannot be painted."));
    QImage paper(rendered.size(), QImage::Format_RGB32); // pages are transparent where nothing is painted
    paper.fill(Qt::white);
    {
        QPainter painter(&paper);
        painter.drawImage(0, 0, rendered);
    }
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (!buffer.open(QIODevice::WriteOnly) || !paper.save(&buffer, "PNG", 60))
        return fail(ErrorCode::Internal, QStringLiteral("The picture of a page could not be written."));
    return bytes;
}

/** Every page of a small PDF as a picture on nothing. */
Result<QByteArray> paintedPieces(const QByteArray& pdf, double scale, QList<QByteArray>& pieces)
{
    QBuffer content;
    content.setData(pdf);
    QPdfDocument document;
    if (content.open(QIODevice::ReadOnly)) document.load(&content);
    double room = maximumPixels;
    for (int page = 0; page < document.pageCount(); ++page) {
        const QSizeF points = document.pagePointSize(page);
        const QSize size(std::max(1, static_cast<int>(std::lround(points.width() * scale))),
                         std::max(1, static_cast<int>(std::lround(points.height() * scale))));
        room -= 1.0 * size.width() * size.height();
        if (room < 0) return fail(ErrorCode::TooLarge, QStringLiteral("These pictures would be too large."));
        const QImage image = document.render(page, size).convertToFormat(QImage::Format_ARGB32);
        QBuffer png;
        if (image.isNull() || !png.open(QIODevice::WriteOnly) || !image.save(&png, "PNG", 60))
            return fail(ErrorCode::Internal, QStringLiteral("The picture of a value could not be written."));
        pieces.append(png.data());
    }
    document.close();
    return QByteArray();
}

} // namespace

struct PagePictures::Private
{
    explicit Private(Options given) : options(given) {}

    Result<QByteArray> ask(const QString& path, int pageIndex, int width)
    {
        Order order;
        order.path = path;
        order.pageIndex = pageIndex;
        order.width = width;
        return ask(std::move(order));
    }

    Result<QByteArray> ask(Order order)
    {
        std::future<Result<QByteArray>> answer;
        {
            const std::lock_guard lock(mutex);
            if (stopping) return fail(ErrorCode::Unavailable, QStringLiteral("The service is stopping."));
            answer = order.answer.get_future();
            orders.push_back(std::move(order));
        }
        wake.notify_one();
        return answer.get();
    }

    Result<QByteArray> carryOut(const Order& order)
    {
        if (order.pieces) return paintedPieces(order.pdf, order.scale, *order.pieces);
        const QString key = QStringLiteral("%1/%2/%3").arg(order.width).arg(order.pageIndex).arg(order.path);
        if (order.width > 0) {
            if (auto kept = pictures->get(key)) return *kept;
        }
        INK_ASSIGN(document, documents->get(order.path));
        if (order.pageIndex < 1 || order.pageIndex > document->pageCount())
            return fail(ErrorCode::NotFound, QStringLiteral("There is no such page."));
        if (order.width == 0) return document->getAllText(order.pageIndex - 1).text().toUtf8();
        INK_ASSIGN(bytes, painted(*document, order.pageIndex - 1, order.width));
        pictures->put(key, bytes);
        return bytes;
    }

    void run()
    {
        documents = std::make_unique<OpenDocuments>(options.openDocuments);
        pictures = std::make_unique<Pictures>(options.pictureBytes);
        std::unique_lock lock(mutex);
        while (true) {
            wake.wait(lock, [this] { return stopping || !orders.empty(); });
            if (stopping) break;
            Order order = std::move(orders.front());
            orders.pop_front();
            lock.unlock();
            Result<QByteArray> answer = carryOut(order);
            order.answer.set_value(std::move(answer));
            lock.lock();
        }
        for (Order& order : orders)
            order.answer.set_value(fail(ErrorCode::Unavailable, QStringLiteral("The service is stopping.")));
        orders.clear();
        lock.unlock();
        documents.reset();
    }

    const Options options;
    std::mutex mutex;
    std::condition_variable wake;
    bool stopping = false;
    std::deque<Order> orders;
    std::unique_ptr<OpenDocuments> documents;
    std::unique_ptr<Pictures> pictures;
    std::thread thread;
};

PagePictures::PagePictures() : PagePictures(Options{}) {}

PagePictures::PagePictures(Options options) : d(std::make_unique<Private>(options))
{
    d->thread = std::thread([this] { d->run(); });
}

PagePictures::~PagePictures()
{
    {
        const std::lock_guard lock(d->mutex);
        d->stopping = true;
    }
    d->wake.notify_all();
    d->thread.join();
}

Result<QByteArray> PagePictures::png(const QString& path, int pageIndex, int width)
{
    return d->ask(path, pageIndex, std::clamp(width, minimumWidth, maximumWidth));
}

Result<QList<QByteArray>> PagePictures::pieces(const QByteArray& pdf, double scale)
{
    QList<QByteArray> pieces;
    Order order;
    order.pdf = pdf;
    order.scale = scale;
    order.pieces = &pieces;
    INK_TRY(d->ask(std::move(order)));
    return pieces;
}

Result<QString> PagePictures::text(const QString& path, int pageIndex)
{
    INK_ASSIGN(bytes, d->ask(path, pageIndex, 0));
    return QString::fromUtf8(bytes);
}

} // namespace ink::service::signingpage
