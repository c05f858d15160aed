#pragma once

#include "app/base/message.h"
#include "app/base/result.h"

#include <QList>
#include <QString>

namespace ink::domain {

enum class Severity { Error, Warning, Hint };

/** A finding of preflight, with its place. */
struct Finding
{
    /** The fault; the window owns the words. `detail` is the sentence for the wire and the command line. */
    enum class Kind {
        NoTitle,
        NoSender,
        NoFile,
        NoSigner,
        RecipientWithoutName,
        RecipientWithoutEmail,
        BadEmail,
        DuplicateEmail,
        BadPhone,       ///< no valid number for a code by SMS
        NoSmsGateway,   ///< a code by SMS that the service can't send (from the window)
        WeakAccessCode, ///< has fewer than minAccessCodeLength characters: it can be guessed
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
        FormulaCycle, ///< a computed tag needs its own result, also over others and their conditions
        ConditionOnMissingTag,
        ConditionCycle,       ///< a tag is shown only when it is shown itself, also over others
        UnreachableMandatory, ///< a mandatory tag whose condition can never hold when its recipient signs
        BadDefault,           ///< the default of a tag is not a valid value
        BadLimits,            ///< the minimum exceeds the maximum, or a length or precision is out of range
        MissingGlyph, ///< a value, a name or the title has a character that no font can write (from app/pdf)
        TagOverText,  ///< it would hide words of the page (from app/pdf)
        TagInMargin,  ///< in the margin that printers don't print (from app/pdf)
        FileForbidsChanges, ///< it stands on a file that lets only its form be filled in (from app/pdf)
        BadGroup,           ///< the members of a group differ in their step or in how many must act
        BadWitness,         ///< there is nobody whose signature they could witness
        NobodyNames,        ///< nobody is certain to name this recipient
        StartsTooLate,      ///< the document expires before this recipient's turn comes
        StaysEmpty,         ///< a required tag of somebody who may not have to act
        ContentChanges,     ///< a file's content can change, or differ between programs (see ContentIssue)
    };
    Kind kind{};
    Severity severity = Severity::Error;
    QString field; ///< wire path, e.g. `tags[3].left`
    Message detail;
    qsizetype tagIndex = -1; ///< 0-based, -1 = none
    qsizetype invitationIndex = -1;
    bool operator==(const Finding&) const = default;
};

/** The errors among findings as one Validation error, or success. */
[[nodiscard]] Result<void> asResult(const QList<Finding>& findings);

/** The 0-based tag index in a path such as `tags[3].left`, or -1. */
[[nodiscard]] qsizetype tagIndexOf(const QString& field);

} // namespace ink::domain
