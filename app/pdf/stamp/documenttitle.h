#pragma once

#include <QString>

namespace ink::pdf {

class Revision;

// Index(isMeaningfulTitle): Seal: when the file gets the title of its document
/** Returns whether a file's title says what the file is about. Titles that programs write by themselves
 * don't: an empty text, "untitled", "Document1" or "Scan 12" in the languages of common programs, "Microsoft
 * Word - x.doc", a file name, a path or URL, and a GUID or hash. */
[[nodiscard]] bool isMeaningfulTitle(const QString& title);

/** Gives the file the title `title`, unless it has a meaningful one, in its information dictionary and in
 * `metadata` (see readMetadata()), which receives the changed text. If only one of them is meaningful or they
 * differ, both get the same one: XMP's, if it is meaningful. Viewers are asked to show the title instead of
 * the file's name, unless the file says otherwise. Only XMP has a title in PDF/A-4. Metadata that can't be
 * changed is kept, and so is the title in the dictionary then. */
void completeTitle(Revision& revision, QString& metadata, const QString& title);

} // namespace ink::pdf
