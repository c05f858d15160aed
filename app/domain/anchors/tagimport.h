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
    int recipient = 0; ///< the recipient's 1-based number in the file, 0 = none
    QString role;      ///< the role named by the file, e.g. `Buyer`; empty = none
    int number = 0;    ///< number in the name of a tag that the file does not name ("Text 2"); 0 = none
    QString source;    ///< as written in the file: the anchor's text, or the field's fully qualified name
    bool operator==(const ImportedTag&) const = default;
};

/** A finding about the import of a file: something in it is invalid, unsupported or was omitted. */
struct ImportFinding
{
    enum class Kind {
        MalformedAnchor, ///< similar to an anchor, but malformed or unsupported
        XfaForm,         ///< a form that only one vendor's programs support
        FieldWithoutPosition,
        OptionsLost,   ///< multiple choice, which tags don't support
        TooMany,       ///< more than a document may contain; the rest was omitted
        PageTooLarge,  ///< a page's content could not be read
        NothingToFill, ///< a kind of field without an equivalent (payment, identity check)
    };
    Kind kind{};
    bool isError = false; ///< true: an error in the file; false: a note
    int pageIndex = 0;    ///< 1-based in its file, 0 = the whole file
    QString text;         ///< the anchor or the field's name
    Message detail;
    bool operator==(const ImportFinding&) const = default;
};

/** Everything imported from one file. */
struct TagImport
{
    QList<ImportedTag> tags; ///< in page order
    QList<ImportFinding> findings;
    bool operator==(const TagImport&) const = default;
};

[[nodiscard]] bool isFromAnchor(const Tag& tag);
[[nodiscard]] bool isFromField(const Tag& tag);
/** Returns whether the anchors of a file became tags and its author allows changes. If so, the anchors are
 * hidden, and removed when the file is sealed. */
[[nodiscard]] bool removesAnchors(const Document& document, const File& file);

/** The assignment of imported tags to a document's pages and recipients. */
struct ImportPlan
{
    QList<Tag> tags;               ///< with the document's page and recipient numbers; names are unique
    QList<Invitation> invitations; ///< all recipients of the document, including those added at the end
    QList<FieldIssue> issues;      ///< `files[n]`: invalid anchors, or anchors with a missing recipient
};

/** Plans the tags of files, `imports` by 0-based index in `document.files`. A number refers to the recipient
 * with that number. A role refers to the recipient with this `role` or name; `Signer 2`, `Second Party` and
 * the like refer to a number; any other role takes the next unassigned recipient. Tags without either go to
 * the first recipient who may own tags. With `mayAdd` (at most `maxInvitations` in total), missing recipients
 * are added without a name, in a template with the name of their role; otherwise they are issues. Tags that
 * the file does not name get a name in `language` (BCP 47). */
[[nodiscard]] ImportPlan planImport(const Document& document, const QHash<int, TagImport>& imports,
                                    bool mayAdd, int maxInvitations, const QString& language);

} // namespace ink::domain
