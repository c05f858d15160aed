#pragma once

#include "app/base/result.h"
#include "app/domain/document/documentsetting.h"
#include "app/domain/document/documentsummary.h"
#include "app/domain/document/historyentry.h"
#include "app/domain/document/invitation.h"
#include "app/domain/document/page.h"
#include "app/domain/document/tag.h"

#include <QJsonObject>
#include <QSqlQuery>
#include <QVariantList>

namespace ink::domain {
struct Document;
}

namespace ink::store {

// Conversion between values and rows with their JSON columns. Separate from the wire's codec, which may
// change without affecting stored rows.

[[nodiscard]] QJsonObject settingToRow(const domain::DocumentSetting& setting);
/** `document` has the setting. Database when the row holds an unknown code. */
[[nodiscard]] Result<domain::DocumentSetting> settingFromRow(const QJsonObject& row,
                                                             domain::DocumentId document);
[[nodiscard]] QJsonObject styleToRow(const domain::TagStyle& style);
[[nodiscard]] domain::TagStyle styleFromRow(const QJsonObject& row);
/** All members of an invitation without a column of their own. */
[[nodiscard]] QJsonObject invitationDetailToRow(const domain::Invitation& invitation);
/** Database when the row holds an unknown code. */
[[nodiscard]] Result<void> invitationDetailFromRow(const QJsonObject& row, domain::Invitation& invitation);
/** Page sizes as `[[w,h],…]`; a page's id follows from its file's id and its index. */
[[nodiscard]] QByteArray pagesToRow(const QList<domain::Page>& pages);
[[nodiscard]] QList<domain::Page> pagesFromRow(const QByteArray& row, domain::FileId file);
[[nodiscard]] domain::PageId pageIdOf(domain::FileId file, int pageIndex);

/** From the columns of `summary_columns`. Database when the row holds an unknown code. */
[[nodiscard]] Result<domain::DocumentSummary> summaryFromRow(const QSqlQuery& row);
/** From the columns of `invitation_list`. Database when the row holds an unknown code. */
[[nodiscard]] Result<domain::Invitation> invitationFromRow(const QSqlQuery& row, int firstColumn = 0);

/** The values of `history_insert` and of a row of `bulk_history`. */
[[nodiscard]] QVariantList historyColumns(domain::DocumentId document, const domain::HistoryEntry& entry);
/** From the columns of `history_list`. */
[[nodiscard]] domain::HistoryEntry historyFromRow(const QSqlQuery& row, int firstColumn = 0);

/** The deadline of a sent document; NULL when it has none. */
[[nodiscard]] QVariant expiresOf(const domain::Document& document);
/** The values of `document_insert` and of a row of `bulk_document`; `setting` is its text. */
[[nodiscard]] QVariantList documentColumns(const domain::Document& document, const QString& setting);
/** The key by which titles are sorted. */
[[nodiscard]] QString searchKey(const QString& text);

} // namespace ink::store
