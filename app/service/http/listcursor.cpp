#include "app/service/http/listcursor.h"

#include "app/domain/document/documentdata.h"
#include "app/service/http/apiversions.h"
#include "app/wire/listcodec.h"

#include <QCborArray>
#include <QCborValue>
#include <QCryptographicHash>

#include <algorithm>

namespace ink::service::http {

namespace {

constexpr qsizetype checkBytes = 16;
/** Increment it when the encoding changes, so that older cursors are rejected instead of misread. */
constexpr int cursorFormat = 1;

bool isOfPage(const QString& name)
{
    return name.compare(QLatin1StringView("pageIndex"), Qt::CaseInsensitive) == 0 ||
           name.compare(QLatin1StringView("pageSize"), Qt::CaseInsensitive) == 0 ||
           name.compare(QLatin1StringView("cursor"), Qt::CaseInsensitive) == 0;
}

/** The path without its version. */
QString unversionedPath(const QString& path)
{
    const QString first = path.section(QLatin1Char('/'), 1, 1);
    return isVersionSegment(first) ? path.mid(first.size() + 1) : path;
}

/** Identifies the requested list by everything that it depends on, except the page. */
QByteArray listIdentity(const Request& request)
{
    wire::QueryItems items;
    for (const auto& [name, value] : request.query)
        if (!isOfPage(name) && !value.isEmpty())
            items.append({domain::dataNameAfterPrefix(name) ? name : name.toLower(), value});
    std::sort(items.begin(), items.end());
    Q_ASSERT(request.actor);
    return QByteArray::number(request.actor->account.value()) + '/' +
           QByteArray::number(request.actor->rights.folder.value()) + unversionedPath(request.path).toUtf8() +
           '?' + wire::toQueryString(items);
}

/** Returns a checksum. It needs no secret, because a forged cursor only opens a page of the caller's own
 * list. */
QByteArray checkOf(const Request& request, const QByteArray& position)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(listIdentity(request));
    hash.addData(QByteArrayLiteral("\n"));
    hash.addData(position);
    return hash.result().left(checkBytes);
}

constexpr auto base64Options = QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals;

} // namespace

QString cursorOf(const Request& request, const std::optional<domain::ListPosition>& position)
{
    if (!position) return {};
    QCborArray parts{cursorFormat, position->id, position->moment};
    for (const QString& key : position->keys)
        parts.append(key);
    const QByteArray bytes = QCborValue(parts).toCbor();
    return QString::fromLatin1((checkOf(request, bytes) + bytes).toBase64(base64Options));
}

Result<domain::ListPosition> positionFrom(const Request& request, const QString& cursor)
{
    const auto decoded = QByteArray::fromBase64Encoding(
        cursor.toLatin1(), base64Options | QByteArray::AbortOnBase64DecodingErrors);
    if (!decoded || decoded.decoded.size() <= checkBytes) return wire::refusedCursor();
    const QByteArray bytes = decoded.decoded.mid(checkBytes);
    if (decoded.decoded.left(checkBytes) != checkOf(request, bytes)) return wire::refusedCursor();
    const QCborArray parts = QCborValue::fromCbor(bytes).toArray();
    if (parts.size() < 3 || parts.at(0).toInteger() != cursorFormat) return wire::refusedCursor();
    domain::ListPosition position;
    position.id = parts.at(1).toInteger();
    position.moment = parts.at(2).toInteger();
    for (qsizetype i = 3; i < parts.size(); ++i)
        position.keys.append(parts.at(i).toString());
    return position;
}

void addNextLink(Response& response, const Request& request, const QString& cursor)
{
    if (cursor.isEmpty()) return;
    wire::QueryItems items;
    for (const auto& item : request.query)
        if (item.first.compare(QLatin1StringView("pageIndex"), Qt::CaseInsensitive) != 0 &&
            item.first.compare(QLatin1StringView("cursor"), Qt::CaseInsensitive) != 0)
            items.append(item);
    items.append({QStringLiteral("cursor"), cursor});
    response.headers.append(
        {"Link", '<' + encodePath(request.path) + '?' + wire::toQueryString(items) + ">; rel=\"next\""});
}

} // namespace ink::service::http
