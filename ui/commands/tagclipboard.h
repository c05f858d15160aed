#pragma once

#include "app/domain/document.h"
#include "ui/commands/tagcopies.h"

#include <QByteArray>

class QMimeData;

namespace ink::ui {

/** Tags on the clipboard: what they are, not whose ids they had. Pasting works in another document too. */
namespace tagclipboard {

extern const QString mimeType;
/** `source` is the document that the tags are from: pasting asks who its recipients are. */
[[nodiscard]] QMimeData* mimeData(const QList<domain::Tag>& tags, const domain::Document& source);
/** The origin of clipboard tags, as seen from this document; unmarked data is from another document.
 */
[[nodiscard]] CopyOrigin originOf(const QMimeData* data, const domain::Document& into);
/**
 * The tags of clipboard data, without ids; empty for anything that is not ours or not sound. A tag of someone
 * who takes part here too (by mail address) is that one's; the others keep their recipient's number.
 */
[[nodiscard]] QList<domain::Tag> tagsOf(const QMimeData* data, const QList<domain::Invitation>& invitations);
/** The same without a clipboard: what is kept of tags, and back (empty for what is not sound). */
[[nodiscard]] QByteArray toBytes(const QList<domain::Tag>& tags);
[[nodiscard]] QList<domain::Tag> fromBytes(const QByteArray& bytes);
/** The first page that any of them is on. */
[[nodiscard]] int firstPage(const QList<domain::Tag>& tags);

} // namespace tagclipboard

} // namespace ink::ui
