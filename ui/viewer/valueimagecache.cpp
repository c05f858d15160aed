#include "ui/viewer/valueimagecache.h"

#include "app/pdf/forms/valuelayout.h"
#include "app/pdf/stamp/valuepage.h"
#include "ui/viewer/valuerenderthread.h"

#include <QCryptographicHash>

#include <algorithm>
#include <cmath>

namespace ink::ui {

namespace {

constexpr int maxAtOnce = 40;
constexpr int maxBytes = 64 * 1024 * 1024;
constexpr int maxSide = 4096;
constexpr double maxPixels = 4e6;     ///< larger pictures are scaled
constexpr qsizetype maxSizes = 20000; ///< entries of the index of last sizes

QByteArray contentKey(const domain::Tag& tag)
{
    const domain::TagStyle& style = tag.style;
    QByteArray key = QByteArray::number(static_cast<int>(tag.type));
    for (const int number : {tag.rect.width, tag.rect.height, style.decimals.value_or(-1),
                             style.checked ? 1 : 0, static_cast<int>(style.align), style.multiline ? 1 : 0,
                             style.comb ? style.maxLength.value_or(-1) : -1})
        key += ' ' + QByteArray::number(number);
    key += ' ' + QByteArray::number(style.fontSize);
    for (const QString& text : {style.fontFamily, style.colour, style.dateFormat, style.format, tag.text})
        key += '\0' + text.toUtf8();
    return QCryptographicHash::hash(key, QCryptographicHash::Sha1);
}

QByteArray sizedKey(const QByteArray& content, QSize pixels)
{
    return content + ' ' + QByteArray::number(pixels.width()) + 'x' + QByteArray::number(pixels.height());
}

ValueRenderRequest orderOf(const domain::Tag& tag, const QByteArray& key, QSize pixels)
{
    ValueRenderRequest order;
    order.key = key;
    const double area = double(pixels.width()) * pixels.height();
    if (area > maxPixels) pixels *= std::sqrt(maxPixels / area); // the cache must hold all visible pictures
    order.pixels = pixels.boundedTo({maxSide, maxSide}).expandedTo({1, 1});
    order.item.rect = tag.rect;
    order.item.type = tag.type;
    order.item.text = tag.text;
    order.item.style = tag.style;
    return order;
}

} // namespace

std::optional<double> smallFontSize(const domain::Tag& tag)
{
    if ((tag.type != domain::TagType::Text && tag.type != domain::TagType::PrefillableText) ||
        tag.text.isEmpty() || tag.rect.width <= 0 || tag.rect.height <= 0)
        return std::nullopt;
    pdf::StampItem item;
    item.rect = tag.rect;
    item.type = tag.type;
    item.text = tag.text;
    item.style = tag.style;
    const double points = pdf::valueFontSize(item);
    const double wanted = tag.style.fontSize > 0 ? tag.style.fontSize : pdf::minReadablePoints;
    const bool isSmall = points > 0 && points < std::min(wanted, pdf::minReadablePoints);
    return isSmall ? std::optional(points) : std::nullopt;
}

ValueImageCache::ValueImageCache() : m_images(maxBytes) {}

ValueImageCache::~ValueImageCache() = default;

void ValueImageCache::store(const QByteArray& key, const QImage& image)
{
    // Failures are cached as well, so that they are not retried at each paint.
    const auto bytes = static_cast<int>(std::max<qsizetype>(1, image.sizeInBytes()));
    m_images.insert(key, new QImage(image), bytes);
    if (m_lastSize.size() >= maxSizes) m_lastSize.clear();
    m_lastSize.insert(key.left(key.lastIndexOf(' ')), key);
}

bool ValueImageCache::prepare(const QList<Request>& wanted)
{
    QList<ValueRenderRequest> orders;
    QSet<QByteArray> known;
    bool isMore = false;
    for (const Request& each : wanted) {
        const QByteArray key = sizedKey(contentKey(*each.tag), each.pixels);
        if (m_images.contains(key) || known.contains(key)) continue;
        if (orders.size() >= maxAtOnce) {
            isMore = true;
            break;
        }
        known.insert(key);
        orders.append(orderOf(*each.tag, key, each.pixels));
    }
    if (orders.isEmpty()) return false;
    for (const RenderedValue& look : renderValues(orders))
        store(look.key, look.image);
    return isMore;
}

void ValueImageCache::requestImages(const QList<Request>& wanted, const std::function<void()>& ready)
{
    QList<ValueRenderRequest> orders;
    QSet<QByteArray> keys;
    for (const Request& each : wanted) {
        const QByteArray key = sizedKey(contentKey(*each.tag), each.pixels);
        if (m_images.contains(key) || keys.contains(key)) continue;
        keys.insert(key);
        orders.append(orderOf(*each.tag, key, each.pixels));
    }
    if (orders.isEmpty() || keys == m_requested) return;
    m_requested = keys;
    m_ready = ready;
    if (!m_thread) {
        m_thread = std::make_unique<ValueRenderThread>();
        QObject::connect(m_thread.get(), &ValueRenderThread::rendered, m_thread.get(),
                         [this](const QList<RenderedValue>& looks) {
                             for (const RenderedValue& look : looks) {
                                 store(look.key, look.image);
                                 m_requested.remove(look.key);
                             }
                             if (m_ready) m_ready();
                         });
    }
    m_thread->setRequests(orders);
}

QImage ValueImageCache::image(const domain::Tag& tag, QSize pixels) const
{
    const QImage* found = m_images.object(sizedKey(contentKey(tag), pixels));
    return found ? *found : QImage();
}

bool ValueImageCache::contains(const domain::Tag& tag) const
{
    return m_images.contains(m_lastSize.value(contentKey(tag)));
}

QImage ValueImageCache::imageInAnySize(const domain::Tag& tag) const
{
    const QImage* found = m_images.object(m_lastSize.value(contentKey(tag)));
    return found ? *found : QImage();
}

} // namespace ink::ui
