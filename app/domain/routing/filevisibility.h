#pragma once

#include "app/domain/document/document.h"
#include "app/domain/document/finding.h"

#include <QHash>
#include <QList>
#include <QString>

namespace ink::domain {

// The visibility of a document's files for its recipients (`File::visibleTo`). The sender sees all files.

/** The 0-based index of the file of each page, in the order of the pages across all files. */
[[nodiscard]] QList<qsizetype> fileOfPages(const Document& document);
/** True if the recipient (1-based) may see this file. */
[[nodiscard]] bool maySee(const File& file, int invitationIndex);
/** True if a file is hidden from this recipient (1-based). */
[[nodiscard]] bool hidesFiles(const Document& document, int invitationIndex);
/** True if a file is hidden from any recipient. */
[[nodiscard]] bool hidesFiles(const Document& document);
/** True if any file has a list of recipients who may see it, even if the list names all of them. */
[[nodiscard]] bool restrictsFiles(const QList<File>& files);

// Index(documentSeenBy): Files that a recipient may not see: what is left of a document for them
/** The document as a recipient (1-based) sees it: without the files hidden from them and without the tags on
 * their pages; page numbers count the remaining pages. Unchanged if nothing is hidden. */
[[nodiscard]] Document documentSeenBy(Document document, int invitationIndex);
/** The page of the document (1-based) that a recipient sees as the page `seenPage`; 0 = there is none. */
[[nodiscard]] int wholePageOf(const Document& document, int invitationIndex, int seenPage);
/** The 1-based page number that a recipient sees for the page `wholePage` of the document; 0 = the page is
 * hidden or doesn't exist. */
[[nodiscard]] int seenPageOf(const Document& document, int invitationIndex, int wholePage);

/** The files that all recipients who may see `file` may see as well, including `file` itself: its certificate
 * may name only these. */
[[nodiscard]] QList<File> filesKnownWith(const Document& document, const File& file);

/** Errors in `files[].visibleTo` that no draft may have: recipients who don't exist, who own a tag on a file
 * that is hidden from them, or who see a tag that depends on one that they can't see. */
[[nodiscard]] QList<Finding> checkDraftVisibility(const Document& document);
/** Like checkDraftVisibility(), but also reports recipients who see no file, which a draft may have. */
[[nodiscard]] QList<Finding> checkVisibility(const Document& document);

/** Updates the recipient numbers after recipients were moved, merged or removed: `moved` maps old 1-based
 * numbers to new ones. Returns the 0-based indexes of files that no remaining recipient could see; these stay
 * unchanged. */
[[nodiscard]] QList<qsizetype> moveVisibility(Document& document, const QHash<int, int>& moved);
/** Like moveVisibility(), but hides a file that no remaining recipient could see from all of them. */
void moveVisibilityOrHide(Document& document, const QHash<int, int>& moved);
/** Returns the files that only this recipient (1-based) may see. Their recipient can't be removed. */
[[nodiscard]] QList<File> filesSeenOnlyBy(const Document& document, int invitationIndex);

/** The lists in `File::visibleTo` by file: 1-based recipients; an empty list = all. */
using FileVisibility = QHash<FileId, QList<int>>;
[[nodiscard]] FileVisibility visibilityOf(const QList<File>& files);
/** Sets `visibleTo` of the files in `visibility`; other files stay unchanged. */
void setVisibility(QList<File>& files, const FileVisibility& visibility);
// Index(showToTagOwners): Files hidden from recipients: a tag there makes the file visible to its owner
/** Makes each file visible to the recipients who own a tag on it. */
void showToTagOwners(Document& document);

} // namespace ink::domain
