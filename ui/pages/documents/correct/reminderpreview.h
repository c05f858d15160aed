#pragma once

#include "app/base/clock.h"
#include "app/domain/document/documentsummary.h"

#include <QList>
#include <QString>

namespace ink::ui {

/**
 * The people who get reminders for these documents, one line each with the document and since when it has
 * been pending; then the number of others (`unknown` documents are not loaded), and the people who aren't
 * reached because their last email bounced. Empty when nothing is loaded.
 */
[[nodiscard]] QString reminderPreview(const QList<const domain::DocumentSummary*>& documents,
                                      qsizetype unknown, Timestamp now);

} // namespace ink::ui
