#include "ui/viewer/valuelooks.h"

#include "app/pdf/stamp/valuepage.h"

#include <QBuffer>
#include <QCryptographicHash>
#include <QPdfDocument>
#include <QSet>

namespace ink::ui {

namespace {

constexpr int maxAtOnce = 40;
constexpr int maxBytes = 64 * 1024 * 1024;
constexpr int maxSide = 4096;

QByteArray lookKey(const domain::Tag& tag, QSize pixels)
{
    const domain::TagStyle& style = tag.style;
    QByteArray key = QByteArray::number(static_cast<int>(tag.type));
    for (const int number : {tag.rect.width, tag.rect.height, pixels.width(), pixels.height(),
                             style.decimals.value_or(-1), style.checked ? 1 : 0})
        key += ' ' + QByteArray::number(number);
    key += ' ' + QByteArray::number(style.fontSize);
    for (const QString& text : {style.fontFamily, style.colour, style.align, style.dateFormat, tag.text})
        key += '\0' + text.toUtf8();
    return QCryptographicHash::hash(key, QCryptographicHash::Sha1);
}

pdf::StampItem lookItem(const domain::Tag& tag)
{
    pdf::StampItem item;
    item.rect = tag.rect;
    item.type = tag.type;
    item.text = tag.text;
    item.style = tag.style;
    return item;
}

} // namespace

ValueLooks::ValueLooks() : m_images(maxBytes) {}

bool ValueLooks::prepare(const QList<Wanted>& wanted)
{
    QList<pdf::StampItem> items;
    QList<std::pair<QByteArray, QSize>> places;
    QSet<QByteArray> known;
    bool isMore = false;
    for (const Wanted& each : wanted) {
        const QSize size = each.pixels.boundedTo({maxSide, maxSide}).expandedTo({1, 1});
        const QByteArray key = lookKey(*each.tag, each.pixels);
        if (m_images.contains(key) || known.contains(key)) continue;
        if (items.size() >= maxAtOnce) {
            isMore = true;
            break;
        }
        known.insert(key);
        items.append(lookItem(*each.tag));
        places.append({key, size});
    }
    if (items.isEmpty()) return false;
    const auto pages = pdf::valuePages(items);
    QBuffer content;
    QPdfDocument document;
    if (pages) {
        content.setData(*pages);
        if (content.open(QIODevice::ReadOnly)) document.load(&content);
    }
    for (qsizetype i = 0; i < places.size(); ++i) {
        const auto& [key, size] = places.at(i);
        // What cannot be drawn is not tried again at each paint.
        QImage image = i < document.pageCount() ? document.render(static_cast<int>(i), size) : QImage();
        const auto bytes = static_cast<int>(std::max<qsizetype>(1, image.sizeInBytes()));
        m_images.insert(key, new QImage(std::move(image)), bytes);
    }
    document.close(); // before its device goes
    return isMore;
}

QImage ValueLooks::image(const domain::Tag& tag, QSize pixels) const
{
    const QImage* found = m_images.object(lookKey(tag, pixels));
    return found ? *found : QImage();
}

} // namespace ink::ui
