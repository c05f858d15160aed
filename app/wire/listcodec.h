#pragma once

#include "app/base/result.h"
#include "app/domain/account/usage.h"
#include "app/domain/document/documentquery.h"
#include "app/domain/document/documentsummary.h"

#include <QByteArrayView>
#include <QJsonObject>
#include <QJsonValue>
#include <QList>
#include <QPair>
#include <QString>

#include <optional>

namespace ink::wire {

/** Decoded name/value pairs of a query string, in order. */
using QueryItems = QList<QPair<QString, QString>>;

/** Splits and percent-decodes a raw query string (`+` is a space); Malformed if an escape or the UTF-8 is
 * invalid. */
[[nodiscard]] Result<QueryItems> parseQueryString(QByteArrayView raw);
/** The inverse of parseQueryString(): returns a percent-encoded query string, without the leading `?`. */
[[nodiscard]] QByteArray toQueryString(const QueryItems& items);
/** Returns the last value of a name, ignoring case; nothing if absent. */
[[nodiscard]] std::optional<QString> queryValue(const QueryItems& items, QLatin1StringView name);

/** Parses the query of List (contract §5). Unknown names are ignored; a Validation error names each parameter
 * with an invalid value. */
[[nodiscard]] Result<domain::DocumentQuery> documentQueryFromItems(const QueryItems& items);
/** Returns the parameters that differ from the defaults, and always pageIndex and pageSize. */
[[nodiscard]] QueryItems toItems(const domain::DocumentQuery& query);

/** `{"documentCount":total,"documents":[summary…]}` and back. */
[[nodiscard]] QJsonObject toJson(const domain::DocumentPage& page);
[[nodiscard]] Result<domain::DocumentPage> documentPageFromJson(const QJsonObject& object);

/** A page of a longer list (`pageIndex` from 1, or `cursor`; `pageSize` 1–500). */
struct PageRequest
{
    int pageIndex = 1;
    int pageSize = 20;
    QString cursor = {};                            ///< instead of pageIndex; empty = none
    std::optional<Timestamp> modifiedFrom = {};     ///< only documents changed since then
    std::optional<domain::ListPosition> after = {}; ///< the decoded cursor; only set in the service
    bool operator==(const PageRequest&) const = default;
};
[[nodiscard]] Result<PageRequest> pageRequestFromItems(const QueryItems& items);
/** Returns the Validation error for a `cursor` that isn't a position in the requested list. */
[[nodiscard]] tl::unexpected<Error> refusedCursor();

/** Parses the query of the statement (an extension of the specification): `from`, `to`, `group`, and the page
 * of single charges. */
[[nodiscard]] Result<domain::UsageQuery> usageQueryFromItems(const QueryItems& items);
[[nodiscard]] QueryItems toItems(const domain::UsageQuery& query);

/** Parses the ids of `DELETE /documents/array`: `{"ids":[…]}`, a bare array, or `?ids=1,2`; at least one, at
 * most 1,000. */
[[nodiscard]] Result<QList<domain::DocumentId>> idsFromJson(const QJsonValue& body);
[[nodiscard]] Result<QList<domain::DocumentId>> idsFromItems(const QueryItems& items);
[[nodiscard]] QJsonObject idsToJson(const QList<domain::DocumentId>& ids);

/** One line of the response to a deletion. */
struct DeleteResult
{
    domain::DocumentId id;
    bool success = false;
    Message message; ///< the reason why it was not deleted
    bool operator==(const DeleteResult&) const = default;
};
/** `{"success":bool,"results":[…]}` and back; `success` is true if all deletions succeeded. */
[[nodiscard]] QJsonObject deleteResponse(const QList<DeleteResult>& results);
[[nodiscard]] Result<QList<DeleteResult>> deleteResultsFromJson(const QJsonObject& object);

} // namespace ink::wire
