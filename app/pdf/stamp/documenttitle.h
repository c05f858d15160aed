#pragma once

#include <QString>

namespace ink::pdf {

class Revision;

// Index(isMeaningfulTitle): Seal: when the file gets the title of its document
/** Returns whether a file's title describes the file, unlike the titles that programs generate: an empty
 * text, "untitled", "Document1" or "Scan 12" in the languages of common programs, "Microsoft Word - x.doc", a
 * file name, a path or URL, and a GUID or hash. */
[[nodiscard]] bool isMeaningfulTitle(const QString& title);

/** Sets the file's title to `title`, unless the file has a meaningful one, in its information dictionary and
 * in `metadata` (see readMetadata()), which receives the changed text. If only one of the two titles is
 * meaningful or they differ, both are set to the same one: XMP's, if that is meaningful. Makes viewers show
 * the title instead of the file's name (/DisplayDocTitle), unless the file specifies otherwise. In PDF/A-4,
 * only XMP has a title. If the metadata can't be changed, it is kept, and so is the dictionary's title. */
void completeTitle(Revision& revision, QString& metadata, const QString& title);

} // namespace ink::pdf
