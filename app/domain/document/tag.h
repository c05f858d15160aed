#pragma once

#include "app/domain/document/codes.h"
#include "app/domain/document/ids.h"
#include "app/domain/document/page.h"
#include "app/domain/document/tagcondition.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <optional>

namespace ink::domain {

/** Natural: at the left, or at the right for text that reads from right to left. */
enum class TextAlign { Natural, Left, Center, Right };

/** The appearance of a tag and the values it accepts (the contract's `style` keys). */
struct TagStyle
{
    QStringList options;
    bool checked = false;
    std::optional<int> maxLength;
    QString pattern;
    std::optional<double> min;
    std::optional<double> max;
    std::optional<int> decimals;
    QString dateFormat;
    QString fontFamily;
    double fontSize = 0; ///< points; 0 = fitted to the tag's height
    QString colour;      ///< `#rrggbb`, empty = ink
    TextAlign align = TextAlign::Natural;
    bool readOnly = false;
    QString placeholder;
    std::optional<TagCondition> condition;
    QString formula;
    QJsonObject extra;
    bool multiline = false; ///< for a text: it begins at the top, and Enter begins a new line
    bool comb = false;      ///< for a text: `maxLength` boxes with one character each
    /** Of a text `email` or `phone`; of a number how it is printed (see NumberFormat); of an attachment
     * `image`; of a note `stamp`. */
    QString format;
    QString help;                 ///< shown to the signer at the field
    QString earliest;             ///< for a date: its limits (see DateLimit)
    QString latest;               ///< of a date
    QString fill;                 ///< the source that fills a text when the document is sent (see autofill.h)
    std::optional<int> minChosen; ///< of check boxes that share a `groupName`
    std::optional<int> maxChosen; ///< of check boxes that share a `groupName`
    bool operator==(const TagStyle&) const = default;
};

/** Part of a file that a tag was made of. */
struct TagOrigin
{
    enum class Source { None, Anchor, FormField };
    Source source = Source::None;
    QString formField; ///< full name of the form field that the tag stands for
    QString formValue; ///< for a button: the value of the form field when it is chosen
    bool operator==(const TagOrigin&) const = default;
};

/** The facts that this product keeps with a tag beyond the contract [ours]. */
struct TagFacts
{
    TagOrigin origin;
    QString externalId;       ///< the tag's name in the program that wrote its anchor
    int tabTurn = 0;          ///< in the order of Tab, from 1; 0 = by reading direction
    int hostedSigner = 0;     ///< 1-based number of the hosted signer that it belongs to; 0 = by order
    bool isLocked = false;    ///< the editor neither moves, resizes nor deletes it
    bool isFree = false;      ///< a signature that the recipient placed
    QString droppedCondition; ///< names that a condition referred to which a copy could not keep
    QString droppedFormula;   ///< the same of a formula
    bool operator==(const TagFacts&) const = default;
};

/** A field on a page that one recipient fills. */
struct Tag
{
    TagId id;
    QString name;
    QString groupName; ///< radio buttons with the same group exclude one another
    TagType type = TagType::Signature;
    int pageIndex = 1; ///< 1-based over all pages of all files in sequence order
    PageId pageId;
    int invitationIndex = 1; ///< 1-based into Document::invitations
    InvitationId invitationId;
    PageRect rect;
    bool isMandatory = true;
    QString text;     ///< the value: text, ISO date, or `true`/`false` for a check box
    QByteArray image; ///< PNG or JPEG bytes of a drawn, typed or picture signature
    TagFacts facts;
    TagStyle style;
    QJsonObject extra;
    bool operator==(const Tag&) const = default;
};

} // namespace ink::domain
