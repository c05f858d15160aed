#pragma once

#include "app/base/error.h"
#include "app/domain/document/file.h"
#include "app/domain/document/invitation.h"
#include "app/domain/document/tag.h"

#include <QHash>
#include <QList>
#include <QString>

namespace ink::domain {

struct Document;

/** A tag from a form field or from anchor text of an uploaded file; not assigned to a recipient yet. */
struct ImportedTag
{
    Tag tag;           ///< `pageIndex` is 1-based in its file; the invitation is not set
    int recipient = 0; ///< the 1-based number in the file, 0 = none
    QString role;      ///< the role named by the file, e.g. `Buyer`; empty = none
    int number = 0;    ///< in the name of a tag that the file does not name ("Text 2"); 0 = none
    QString source;    ///< as the file writes it: the anchor's text, or the field's full name
    bool operator==(const ImportedTag&) const = default;
};

/** Settings of the file that could not be imported. */
struct ImportFinding
{
    enum class Kind {
        MalformedAnchor, ///< looks like an anchor, but is not supported
        XfaForm,         ///< a form that only one vendor's programs show
        FieldWithoutPlace,
        OptionsLost,   ///< multiple choice, which tags don't support
        TooMany,       ///< more than a document may hold; the rest was left out
        PageTooLarge,  ///< a page's content could not be read
        NothingToFill, ///< a kind of field without a counterpart (payment, identity check)
    };
    Kind kind{};
    bool isError = false; ///< true: the file is invalid here; false: a note
    int pageIndex = 0;    ///< 1-based in its file, 0 = the whole file
    QString text;         ///< the anchor or the field's name
    Message detail;
    bool operator==(const ImportFinding&) const = default;
};

/** Everything imported from one file. */
struct TagImport
{
    QList<ImportedTag> tags; ///< page by page
    QList<ImportFinding> findings;
    bool operator==(const TagImport&) const = default;
};

[[nodiscard]] bool isFromAnchor(const Tag& tag);
[[nodiscard]] bool isFromField(const Tag& tag);
/** Returns whether a file is sealed, and until then shown, without its anchor text: tags were made of it, and
 * the file's author allows that. */
[[nodiscard]] bool losesAnchors(const Document& document, const File& file);

/** The places of imported tags in a document. */
struct ImportPlan
{
    QList<Tag> tags;               ///< with document-wide page and recipient; names that nobody else has
    QList<Invitation> invitations; ///< all of the document, with those that had to be added at the end
    QList<FieldIssue> issues;      ///< `files[n]`: anchors that are wrong or whose recipient is missing
};

/**
 * Plans the tags of files, `imports` by 0-based index in `document.files`. A number names the recipient of
 * that number. A role names the recipient who has it in `role`, or whose name it is; `Signer 2`, `Second
 * Party` and the like mean the number; any other role takes the next recipient that nobody has named. What
 * names nobody goes to the first who may own tags. With `mayAdd` (at most `maxInvitations` in all) missing
 * recipients are added without a name, in a template under the name of their role; else they are issues. Tags
 * that the file does not name get a name in `language` (BCP 47).
 */
[[nodiscard]] ImportPlan planImport(const Document& document, const QHash<int, TagImport>& imports,
                                    bool mayAdd, int maxInvitations, const QString& language);

} // namespace ink::domain
