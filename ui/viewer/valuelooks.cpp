#include "ui/viewer/valuelooks.h"

#include "app/pdf/forms/valuelayout.h"
#include "app/pdf/stamp/valuepage.h"
#include "ui/viewer/lookthread.h"

#include <QCryptographicHash>

#include <algorithm>
#include <cmath>

namespace ink::ui {

namespace {

constexpr int maxAtOnce = 40;
constexpr int maxBytes = 64 * 1024 * 1024;
constexpr int maxSide = 4096;
constexpr double maxPixels = 4e6;     ///< larger ones are scaled
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

LookOrder orderOf(const domain::Tag& tag, const QByteArray& key, QSize pixels)
{
    LookOrder order;
    order.key = key;
    const double area = double(pixels.width()) * pixels.height();
    if (area > maxPixels) pixels *= std::sqrt(maxPixels / area); // the cache must hold all visible ones
    order.pixels = pixels.boundedTo({maxSide, maxSide}).expandedTo({1, 1});
    order.item.rect = tag.rect;
    order.item.type = tag.type;
    order.item.text = tag.text;
    order.item.style = tag.style;
    return order;
}

} // namespace

std::optional<double> smallPrint(const domain::Tag& tag)
{
    if ((tag.type != domain::TagType::Text && tag.type != domain::TagType::PrefillableText) ||
        tag.text.isEmpty() || tag.rect.width <= 0 || tag.rect.height <= 0)
        return std::nullopt;
    pdf::StampItem item;
    item.rect = tag.rect;
    item.type = tag.type;
    item.text = tag.text;
    item.style = tag.style;
    const double points = pdf::valuePoints(item);
    const double wanted = tag.style.fontSize > 0 ? tag.style.fontSize : pdf::minReadablePoints;
    const bool isSmall = points > 0 && points < std::min(wanted, pdf::minReadablePoints);
    return isSmall ? std::optional(points) : std::nullopt;
}

ValueLooks::ValueLooks() : m_images(maxBytes) {}

ValueLooks::~ValueLooks() = default;

void ValueLooks::keep(const QByteArray& key, const QImage& image)
{
    // Failures are cached as well, so that they are not retried at each paint.
    const auto bytes = static_cast<int>(std::max<qsizetype>(1, image.sizeInBytes()));
    m_images.insert(key, new QImage(image), bytes);
    if (m_lastSize.size() >= maxSizes) m_lastSize.clear();
    m_lastSize.insert(key.left(key.lastIndexOf(' ')), key);
}

bool ValueLooks::prepare(const QList<Wanted>& wanted)
{
    QList<LookOrder> orders;
    QSet<QByteArray> known;
    bool isMore = false;
    for (const Wanted& each : wanted) {
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
    for (const DrawnLook& look : drawLooks(orders))
        keep(look.key, look.image);
    return isMore;
}

void ValueLooks::order(const QList<Wanted>& wanted, const std::function<void()>& ready)
{
    QList<LookOrder> orders;
    QSet<QByteArray> keys;
    for (const Wanted& each : wanted) {
        const QByteArray key = sizedKey(contentKey(*each.tag), each.pixels);
        if (m_images.contains(key) || keys.contains(key)) continue;
        keys.insert(key);
        orders.append(orderOf(*each.tag, key, each.pixels));
    }
    if (orders.isEmpty() || keys == m_ordered) return;
    m_ordered = keys;
    m_ready = ready;
    if (!m_thread) {
        m_thread = std::make_unique<LookThread>();
        QObject::connect(m_thread.get(), &LookThread::drawn, m_thread.get(),
                         [this](const QList<DrawnLook>& looks) {
                             for (const DrawnLook& look : looks) {
                                 keep(look.key, look.image);
                                 m_ordered.remove(look.key);
                             }
                             if (m_ready) m_ready();
                         });
    }
    m_thread->order(orders);
}

QImage ValueLooks::image(const domain::Tag& tag, QSize pixels) const
{
    const QImage* found = m_images.object(sizedKey(contentKey(tag), pixels));
    return found ? *found : QImage();
}

bool ValueLooks::has(const domain::Tag& tag) const
{
    return m_images.contains(m_lastSize.value(contentKey(tag)));
}

QImage ValueLooks::anySize(const domain::Tag& tag) const
{
    const QImage* found = m_images.object(m_lastSize.value(contentKey(tag)));
    return found ? *found : QImage();
}

} // namespace ink::ui
