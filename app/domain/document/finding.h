#pragma once

#include "app/base/message.h"
#include "app/base/result.h"

#include <QList>
#include <QString>

namespace ink::domain {

enum class Severity { Error, Warning, Hint };

/** A finding of preflight, with its location. */
struct Finding
{
    /** The kind of fault. The desktop app has its own texts; `detail` is for the wire and the command
     * line. */
    enum class Kind {
        NoTitle,
        NoSender,
        NoFile,
        NoSigner,
        RecipientWithoutName,
        RecipientWithoutEmail,
        BadEmail,
        DuplicateEmail,
        BadPhone,       ///< there is no valid number for a code by SMS
        NoSmsGateway,   ///< a code by SMS is required that the service can't send (set by the desktop app)
        WeakAccessCode, ///< shorter than minAccessCodeLength: it can be guessed
        SignerWithoutSignature,
        TagOutsidePage,
        TagTooSmall,
        TagOnMissingPage,
        TagWithoutRecipient,
        TagsOverlap,
        DuplicateTagName,
        RadioWithoutGroup,
        DropdownWithoutOptions,
        SequenceGap,
        BadPattern, ///< a tag's `style.pattern` isn't a usable regular expression
        BadFormula, ///< a tag's `style.formula` is invalid, or refers to something that isn't a number
        FormulaOnMissingTag,
        FormulaCycle, ///< a computed tag depends on its own result, possibly through others and their
                      ///< conditions
        ConditionOnMissingTag,
        ConditionCycle,       ///< the visibility of a tag depends on itself, possibly through others
        UnreachableMandatory, ///< a required tag whose condition can never be met when its recipient signs
        BadDefault,           ///< the default of a tag is not a valid value
        BadLimits,            ///< the minimum exceeds the maximum, or a length or precision is out of range
        MissingGlyph, ///< a value, a name or the title contains a character that no font has (from app/pdf)
        TagOverText,  ///< the tag covers text on the page (from app/pdf)
        TagInMargin,  ///< the tag is in the margin that printers can't print (from app/pdf)
        FileForbidsChanges,    ///< the tag is on a file that only allows filling in its form (from app/pdf)
        BadGroup,              ///< the members of a group have different steps or required numbers
        BadWitness,            ///< there is no signature to witness
        RecipientNotNamed,     ///< the recipient might never be named by another one
        StartsTooLate,         ///< the document expires before this recipient's turn comes
        MayRemainEmpty,        ///< a required tag of a recipient who may not have to act
        BadVisibility,         ///< a file is hidden from a recipient who needs it
        BadSigningCertificate, ///< this recipient can't sign with a certificate of their own
        ContentChanges,        ///< a file's content can change, or differ between programs (see ContentIssue)
    };
    Kind kind{};
    Severity severity = Severity::Error;
    QString field; ///< wire path, e.g. `tags[3].left`
    Message detail;
    qsizetype tagIndex = -1; ///< 0-based, -1 = none
    qsizetype invitationIndex = -1;
    bool operator==(const Finding&) const = default;
};

/** The errors among the findings as one Validation error, or success. */
[[nodiscard]] Result<void> toResult(const QList<Finding>& findings);

/** The 0-based tag index in a path such as `tags[3].left`, or -1. */
[[nodiscard]] qsizetype tagIndexOf(const QString& field);

} // namespace ink::domain
