#pragma once

#include "app/domain/document/invitation.h"
#include "app/domain/document/tag.h"
#include "ui/commands/tagcopies.h"

#include <QByteArray>

class QMimeData;

namespace ink::domain {
struct Document;
}

namespace ink::ui {

/** Tags on the clipboard, without ids. They can be pasted into other documents too. */
namespace tagclipboard {

extern const QString mimeType;
/** `source` is the tags' document; its recipients are used when pasting. */
[[nodiscard]] QMimeData* mimeData(const QList<domain::Tag>& tags, const domain::Document& source);
/** The origin of clipboard tags relative to this document; unmarked data is from another document. */
[[nodiscard]] CopyOrigin originOf(const QMimeData* data, const domain::Document& into);
/**
 * The tags of clipboard data, without ids; empty for foreign or invalid data. A tag is assigned to the
 * recipient with the same email address as its recipient; if there is none, it keeps the recipient's number.
 */
[[nodiscard]] QList<domain::Tag> tagsOf(const QMimeData* data, const QList<domain::Invitation>& invitations);
/** Serializes tags for storing them outside of the clipboard; invalid bytes yield no tags. */
[[nodiscard]] QByteArray toBytes(const QList<domain::Tag>& tags);
[[nodiscard]] QList<domain::Tag> fromBytes(const QByteArray& bytes);
/** Returns the first page with one of the tags, 1-based; 1 if there are no tags. */
[[nodiscard]] int firstPage(const QList<domain::Tag>& tags);

} // namespace tagclipboard

} // namespace ink::ui
