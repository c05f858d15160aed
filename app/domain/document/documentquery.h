#pragma once

#include "app/base/clock.h"
#include "app/domain/document/codes.h"
#include "app/domain/document/documentdata.h"
#include "app/domain/document/ids.h"
#include "app/domain/document/listposition.h"

#include <QString>

#include <optional>

namespace ink::domain {

enum class SortField { Title, Created, Modified, Sent, Status, Data };

/** A query for a listing (contract §5, row List). */
struct DocumentQuery
{
    int pageIndex = 1; ///< 1-based
    int pageSize = 20; ///< 1–500
    QString cursor;    ///< nextCursor of the previous page, instead of pageIndex; empty = none
    /** The decoded cursor; only set in the service. */
    std::optional<ListPosition> after = {};
    QString text; ///< in title, recipient name and recipient email, ignoring case
    /** Words in the pages and answers of completed documents, ignoring case; only services with
     * Limits::contentSearch. */
    QString content = {};
    std::optional<SigningStatus> status;
    std::optional<DocumentType> type;
    std::optional<FolderId> folder; ///< nothing = all folders
    std::optional<bool> deleted;    ///< nothing = not deleted
    std::optional<Timestamp> createdFrom;
    std::optional<Timestamp> createdTo;
    std::optional<Timestamp> completedFrom; ///< only completed documents
    std::optional<Timestamp> completedTo;   ///< only completed documents
    std::optional<Timestamp> modifiedFrom;
    std::optional<Timestamp> expiresTo;      ///< only documents in progress that expire by then
    std::optional<Timestamp> lastActionFrom; ///< only sent documents; see lastActionOf()
    std::optional<Timestamp> lastActionTo;   ///< only sent documents; see lastActionOf()
    DocumentData data;                       ///< only documents with exactly these values
    SortField sort = SortField::Modified;
    QString sortedData; ///< for SortField::Data: the data name to sort by; a missing value sorts as an empty
                        ///< text
    bool ascending = false;
    bool operator==(const DocumentQuery&) const = default;
};

} // namespace ink::domain
