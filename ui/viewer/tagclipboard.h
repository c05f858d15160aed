#pragma once

#include "app/domain/document.h"

#include <QByteArray>

class QMimeData;

namespace ink::ui {

/** Tags on the clipboard: what they are, not whose ids they had. Pasting works in another document too. */
namespace tagclipboard {

extern const QString mimeType;
[[nodiscard]] QMimeData* mimeData(const QList<domain::Tag>& tags);
/** The tags of clipboard data, without ids; empty for anything that is not ours or not sound. */
[[nodiscard]] QList<domain::Tag> tagsOf(const QMimeData* data);

} // namespace tagclipboard

} // namespace ink::ui
