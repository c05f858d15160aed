#include "ui/viewer/pagemarks.h"

#include "app/domain/document/document.h"
#include "app/pdf/content/pagecontent.h"
#include "app/pdf/content/pagerenderer.h"
#include "app/pdf/suggest/scannedpage.h"
#include "app/render/limitedrenderer.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace ink::ui {

namespace {

constexpr qsizetype maximum = 4000; ///< maximum marks of each kind per page
constexpr double shortest = 8;      ///< points: shorter lines are usually parts of letters and drawings
constexpr double smallest = 5;      ///< points; smaller boxes are ignored for the same reason
constexpr qsizetype maxWaiting = 8;

bool isUpright(double angle)
{
    return angle < 1 || angle > 359;
}

} // namespace

PageMarks extractMarks(const pdf::PageContent& content)
{
    PageMarks marks;
    for (const auto& line : content.lines) {
        if (line.count <= 0 || marks.baselines.size() >= maximum || !isUpright(line.angle)) continue;
        const auto& first = content.words.at(static_cast<size_t>(line.first));
        const auto& last = content.words.at(static_cast<size_t>(line.first + line.count - 1));
        if (!first.isVisible) continue;
        marks.baselines.append({first.from, QPointF(last.to.x(), first.from.y())});
        marks.textBounds |= line.box;
    }
    for (const auto& rule : content.rules)
        if ((rule.isHorizontal() || rule.isVertical()) && rule.length() >= shortest &&
            marks.rules.size() < maximum)
            marks.rules.append({rule.from, rule.to});
    const QSizeF page = content.page.size;
    for (const auto& box : content.boxes) {
        const bool frame = box.rect.width() > 0.95 * page.width() && box.rect.height() > 0.95 * page.height();
        if (frame || box.rect.width() < smallest || box.rect.height() < smallest ||
            marks.boxes.size() >= maximum)
            continue;
        marks.boxes.append(box.rect);
    }
    return marks;
}

PageMarksReader::PageMarksReader(QObject* parent) : OrderThread(QStringLiteral("page-reading"), parent) {}

PageMarksReader::~PageMarksReader()
{
    m_isStopping = true;
    finish();
}

void PageMarksReader::setDocument(const domain::Document& document)
{
    QList<PageKey> pages = pageKeys(document);
    if (pages == m_pages) return;
    m_pages = std::move(pages);
    const auto isGone = [files = fileIds(document)](domain::FileId file) { return !files.contains(file); };
    m_order.removeIf([&](const PageKey& key) { return isGone(key.file); });
    m_cache.removeIf([&](const auto& entry) { return isGone(entry.key().file); });
    const auto lock = lockOrders();
    m_files.removeIf([&](const auto& entry) { return isGone(entry.key()); });
}

void PageMarksReader::setFileBytes(domain::FileId file, const QByteArray& bytes)
{
    const auto isOfFile = [file](const PageKey& key) { return key.file == file; };
    m_order.removeIf(isOfFile);
    m_cache.removeIf([&](const auto& entry) { return isOfFile(entry.key()); });
    const auto lock = lockOrders();
    m_files.insert(file, bytes);
}

const PageMarks* PageMarksReader::marks(int page)
{
    if (page < 0 || page >= m_pages.size()) return nullptr;
    const PageKey key = m_pages.at(page);
    if (const auto kept = m_cache.constFind(key); kept != m_cache.constEnd()) return &*kept;
    const auto lock = lockOrders();
    if (!m_files.contains(key.file) || (!m_wanted.isEmpty() && m_wanted.last() == key)) return nullptr;
    m_wanted.removeOne(key);
    m_wanted.append(key);
    if (m_wanted.size() > maxWaiting) m_wanted.removeFirst();
    wake();
    return nullptr;
}

void PageMarksReader::run()
{
    const auto take = [this]() -> std::optional<std::pair<PageKey, QByteArray>> {
        if (m_wanted.isEmpty()) return std::nullopt;
        const PageKey key = m_wanted.last(); // removed only when stored, so that it isn't requested twice
        return std::pair(key, m_files.value(key.file));
    };
    while (const auto order = waitForOrder(take)) {
        const PageKey key = order->first;
        const QByteArray bytes = order->second;
        PageMarks marks; // an unreadable page has none
        if (auto content = pdf::readPageContent(bytes, key.page)) {
            if (pdf::isScanned(*content)) addPrinted(*content, bytes);
            marks = extractMarks(*content);
        }
        {
            const auto lock = lockOrders();
            m_wanted.removeOne(key);
            if (m_files.value(key.file).constData() != bytes.constData()) continue; // the file has changed
        }
        QMetaObject::invokeMethod(
            this, [this, key, marks] { store(key, marks); }, Qt::QueuedConnection);
    }
}

/** Adds the lines and boxes in the picture of a scanned page. */
void PageMarksReader::addPrinted(pdf::PageContent& page, const QByteArray& bytes) const
{
    const auto file = render::LimitedRenderer(m_isStopping).open(bytes);
    if (const auto marks = pdf::readScan(page, *file, [this] { return m_isStopping.load(); }))
        pdf::addScannedMarks(page, *marks);
}

void PageMarksReader::store(const PageKey& key, const PageMarks& marks)
{
    const qsizetype page = m_pages.indexOf(key);
    if (page < 0) return;
    m_order.removeOne(key);
    m_order.append(key);
    m_cache.insert(key, marks);
    while (m_order.size() > maxCachedPages)
        m_cache.remove(m_order.takeFirst());
    Q_EMIT ready(static_cast<int>(page));
}

} // namespace ink::ui

#include "moc_pagemarks.cpp"
