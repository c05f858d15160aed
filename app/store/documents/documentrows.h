#pragma once

#include "app/base/result.h"
#include "app/domain/document/documentsetting.h"
#include "app/domain/document/documentsummary.h"
#include "app/domain/document/file.h"
#include "app/domain/document/historyentry.h"
#include "app/domain/document/invitation.h"
#include "app/domain/document/page.h"
#include "app/domain/document/tag.h"
#include "app/store/database/statements.h"

#include <QJsonObject>

namespace ink::domain {
struct Document;
}

namespace ink::store {

class Query;

// Conversion between values and rows with their JSON columns. Separate from the wire's codec, which may
// change without affecting stored rows.

[[nodiscard]] QJsonObject settingToRow(const domain::DocumentSetting& setting);
/** Parses the setting of `document`. Returns a Database error if the row contains an unknown code. */
[[nodiscard]] Result<domain::DocumentSetting> settingFromRow(const QJsonObject& row,
                                                             domain::DocumentId document);
[[nodiscard]] QJsonObject styleToRow(const domain::TagStyle& style);
[[nodiscard]] domain::TagStyle styleFromRow(const QJsonObject& row);
/** Returns all members of an invitation that have no column. */
[[nodiscard]] QJsonObject invitationDetailToRow(const domain::Invitation& invitation);
/** Parses the members that invitationDetailToRow() returns. Returns a Database error if the row contains an
 * unknown code. */
[[nodiscard]] Result<void> invitationDetailFromRow(const QJsonObject& row, domain::Invitation& invitation);
/** Page sizes are stored as `[[w,h],…]`. A page's id follows from its file's id and its index. */
[[nodiscard]] QByteArray pagesToRow(const QList<domain::Page>& pages);
[[nodiscard]] QList<domain::Page> pagesFromRow(const QByteArray& row, domain::FileId file);
[[nodiscard]] domain::PageId pageIdOf(domain::FileId file, int pageIndex);

/** Returns the data as the text of a JSON object. */
[[nodiscard]] QString dataToColumn(const domain::DocumentData& data);
[[nodiscard]] domain::DocumentData dataFromColumn(const QString& text);

/** Reads a summary from the columns `summary_columns`. Returns a Database error if the row contains an
 * unknown code. */
[[nodiscard]] Result<domain::DocumentSummary> summaryFromRow(const Query& row);
/** Reads a document, without its parts, from a row of `document_load`. Returns a Database error if the row
 * contains an unknown code. */
[[nodiscard]] Result<domain::Document> documentFromRow(const Query& row);
/** Reads a file, without its pages, from the columns `file_columns`. */
[[nodiscard]] domain::File fileFromRow(const Query& row);
/** Reads an invitation from the columns `invitation_columns`. Returns a Database error if the row contains an
 * unknown code. */
[[nodiscard]] Result<domain::Invitation> invitationFromRow(const Query& row);
/** Reads a tag from the columns `tag_columns`. Returns a Database error if the row contains an unknown
 * code. */
[[nodiscard]] Result<domain::Tag> tagFromRow(const Query& row);
/** Reads a history entry from the columns `history_columns`. */
[[nodiscard]] domain::HistoryEntry historyFromRow(const Query& row);

/** Returns the values of a row. `id` is null for a new row. `setting`, `pages` and `style` are passed as
 * text, so that the caller formats a value that many rows share only once. */
[[nodiscard]] BoundValues documentValues(const domain::Document& document, const QString& setting);
[[nodiscard]] BoundValues fileValues(domain::DocumentId document, const domain::File& file,
                                     const QVariant& id, const QString& pages);
[[nodiscard]] BoundValues invitationValues(domain::DocumentId document, int position,
                                           const domain::Invitation& invitation, const QVariant& id);
[[nodiscard]] BoundValues tagValues(const domain::Document& document, int position, const domain::Tag& tag,
                                    const QVariant& id, const QString& style);
[[nodiscard]] BoundValues dataValues(const domain::Document& document, const QString& name,
                                     const QString& value);
[[nodiscard]] BoundValues historyValues(domain::DocumentId document, const domain::HistoryEntry& entry);

/** Returns the key by which titles and folder names are sorted and names are compared. */
[[nodiscard]] QString searchKey(const QString& text);

} // namespace ink::store
