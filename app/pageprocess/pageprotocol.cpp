#include "app/pageprocess/pageprotocol.h"

#include <QDataStream>
#include <QIODevice>
#include <QtEndian>

#include <cmath>

namespace ink::pageprocess {

namespace {

constexpr auto streamVersion = QDataStream::Qt_6_4;

bool isReadWhole(const QDataStream& stream)
{
    return stream.status() == QDataStream::Ok && stream.atEnd();
}

} // namespace

QByteArray pageGreeting()
{
    return QByteArrayLiteral("inkstone-pages " INKSTONE_VERSION);
}

QByteArray toFrame(const QByteArray& payload)
{
    QByteArray frame(frameHeaderBytes, Qt::Uninitialized);
    qToLittleEndian(static_cast<quint32>(payload.size()), frame.data());
    return frame + payload;
}

std::optional<qsizetype> frameLength(const char* header, qint64 maximum)
{
    const qint64 length = qFromLittleEndian<quint32>(header);
    if (length > maximum) return std::nullopt;
    return static_cast<qsizetype>(length);
}

QByteArray toPayload(const RenderRequest& order)
{
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream.setVersion(streamVersion);
    stream << static_cast<quint8>(order.kind) << order.page << order.width << order.acceptsJpeg << order.scale
           << order.path.toUtf8() << order.pdf << order.otherPath.toUtf8() << order.excludedAreas
           << order.generatesAppearances;
    return bytes;
}

QByteArray toPayload(const RenderResponse& answer)
{
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream.setVersion(streamVersion);
    stream << static_cast<quint8>(answer.status) << static_cast<quint32>(answer.parts.size());
    for (const QByteArray& part : answer.parts)
        stream << part;
    return bytes;
}

std::optional<RenderRequest> renderRequestFrom(const QByteArray& payload)
{
    QDataStream stream(payload);
    stream.setVersion(streamVersion);
    quint8 kind = 0;
    QByteArray path;
    QByteArray other;
    RenderRequest order;
    stream >> kind >> order.page >> order.width >> order.acceptsJpeg >> order.scale >> path >> order.pdf >>
        other >> order.excludedAreas >> order.generatesAppearances;
    if (!isReadWhole(stream) || kind < 1 || kind > 5 || !std::isfinite(order.scale)) return std::nullopt;
    order.kind = static_cast<RenderRequest::Kind>(kind);
    order.path = QString::fromUtf8(path);
    order.otherPath = QString::fromUtf8(other);
    return order;
}

std::optional<RenderResponse> renderResponseFrom(const QByteArray& payload)
{
    QDataStream stream(payload);
    stream.setVersion(streamVersion);
    quint8 status = 0;
    quint32 count = 0;
    stream >> status >> count;
    constexpr quint32 bytesOfCount = 4; // each part begins with its length
    if (stream.status() != QDataStream::Ok || status > static_cast<quint8>(RenderResponse::Status::Failed) ||
        count > static_cast<quint32>(payload.size()) / bytesOfCount)
        return std::nullopt;
    RenderResponse answer;
    answer.status = static_cast<RenderResponse::Status>(status);
    for (quint32 i = 0; i < count; ++i) {
        QByteArray part;
        stream >> part;
        if (stream.status() != QDataStream::Ok) return std::nullopt;
        answer.parts.append(part);
    }
    if (!isReadWhole(stream)) return std::nullopt;
    return answer;
}

bool isPngOfPage(const QByteArray& bytes)
{
    static constexpr char begin[] = "\x89PNG\r\n\x1a\n\0\0\0\rIHDR";
    constexpr qsizetype beginBytes = sizeof begin - 1;
    constexpr qsizetype sizeBytes = 8;
    if (bytes.size() < beginBytes + sizeBytes ||
        !bytes.startsWith(QByteArray::fromRawData(begin, beginBytes)))
        return false;
    const double across = qFromBigEndian<quint32>(bytes.constData() + beginBytes);
    const double down = qFromBigEndian<quint32>(bytes.constData() + beginBytes + sizeBytes / 2);
    // Both dimensions are rounded to whole pixels.
    return across > 0 && down > 0 && across * down <= maxPicturePixels * 1.01;
}

bool isJpeg(const QByteArray& bytes)
{
    return bytes.startsWith("\xff\xd8\xff\xe0") && bytes.mid(6, 5) == QByteArray("JFIF", 5);
}

} // namespace ink::pageprocess
