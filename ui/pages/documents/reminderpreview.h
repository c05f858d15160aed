#pragma once

#include "app/base/clock.h"
#include "app/domain/document.h"

#include <QList>
#include <QString>

namespace ink::ui {

/**
 * The people whom reminders for these documents reach, one line each with the document and since when it
 * waits; then how many more there are (`unknown` documents are not loaded), and who isn't reached because
 * their last email came back. Empty when nothing is known.
 */
[[nodiscard]] QString reminderPreview(const QList<const domain::DocumentSummary*>& documents,
                                      qsizetype unknown, Timestamp now);

} // namespace ink::ui
