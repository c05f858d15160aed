#pragma once

#include "app/base/clock.h"
#include "app/domain/document/documentsummary.h"

#include <QList>
#include <QString>

namespace ink::ui {

/**
 * Lists the people who get reminders for these documents, one per line with the document and its waiting
 * time. The last lines are the number of others (`unknown` documents are not loaded) and the people who can't
 * be reached by email: no address, or the last email wasn't delivered. Empty when nothing is loaded.
 */
[[nodiscard]] QString reminderPreview(const QList<const domain::DocumentSummary*>& documents,
                                      qsizetype unknown, Timestamp now);

} // namespace ink::ui
