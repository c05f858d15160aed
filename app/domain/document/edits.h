#pragma once

#include "app/domain/document/documentsetting.h"
#include "app/domain/document/file.h"
#include "app/domain/document/invitation.h"
#include "app/domain/document/tag.h"

#include <algorithm>

namespace ink::domain {

struct Document;

// The members of a document that the service determines, listed only here. Code that compares two states,
// merges or copies them excludes exactly these members, so a new member counts as an edit until it is added
// here.

/** Copies a recipient's progress: state, times, counts, the link. */
void copyProgress(Invitation& into, const Invitation& from);

/** Copies the members that the service determines. For a document these exclude its recipients and tags, and
 * include its files: only their order and who may see them are edits. For a file
 * these exclude `id` and `visibleTo`. */
void copyServiceMembers(Invitation& into, const Invitation& from);
void copyServiceMembers(Tag& into, const Tag& from);
void copyServiceMembers(File& into, const File& from);
void copyServiceMembers(DocumentSetting& into, const DocumentSetting& from);
void copyServiceMembers(Document& into, const Document& from);

// Index(haveSameEdits): What counts as an edit; the members that only the service decides
/** True if everything that people can edit is equal. */
template <typename T> [[nodiscard]] bool haveSameEdits(const T& a, const T& b)
{
    T same = a;
    copyServiceMembers(same, b);
    return same == b;
}
template <typename T> [[nodiscard]] bool haveSameEdits(const QList<T>& a, const QList<T>& b)
{
    if (a.constData() == b.constData() && a.size() == b.size()) return true;
    return std::equal(a.cbegin(), a.cend(), b.cbegin(), b.cend(),
                      [](const T& x, const T& y) { return haveSameEdits(x, y); });
}
[[nodiscard]] bool haveSameEdits(const Document& a, const Document& b);

/** The ids of the files, in order. */
[[nodiscard]] QList<FileId> fileOrder(const QList<File>& files);

} // namespace ink::domain
