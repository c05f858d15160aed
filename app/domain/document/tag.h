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

/** Natural: left-aligned, or right-aligned for right-to-left text. */
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
    QString colour;      ///< `#rrggbb`, empty = the default ink colour
    TextAlign align = TextAlign::Natural;
    bool readOnly = false;
    QString placeholder;
    std::optional<TagCondition> condition;
    QString formula;
    QJsonObject extra;
    bool multiline = false; ///< for text: begins at the top, and Enter begins a new line
    bool comb = false;      ///< for text: `maxLength` boxes with one character each
    /** For text `email` or `phone`; for a number its print format (see NumberFormat); for an attachment
     * `image`; for a note `page` or `stamp`. */
    QString format;
    QString help;     ///< shown to the signer at the field
    QString earliest; ///< for a date: its limits (see DateLimit)
    QString latest;   ///< for a date
    QString fill;     ///< the source of a text that is filled in when the document is sent (see autofill.h)
    std::optional<int> minChosen; ///< minimum number of checked boxes with the same `groupName`
    std::optional<int> maxChosen; ///< maximum number of checked boxes with the same `groupName`
    bool operator==(const TagStyle&) const = default;
};

/** The part of a file that a tag was imported from. */
struct TagOrigin
{
    enum class Source { None, Anchor, FormField };
    Source source = Source::None;
    QString formField; ///< fully qualified name of the imported form field
    QString formValue; ///< for a button: the form field's value when it is on
    bool operator==(const TagOrigin&) const = default;
};

/** Data about a tag beyond the contract. */
struct TagFacts
{
    TagOrigin origin;
    QString externalId;       ///< the tag's name in the program that wrote its anchor
    int tabPosition = 0;      ///< explicit position in the tab order, from 1; 0 = reading order
    int hostedSigner = 0;     ///< 1-based number of the hosted signer who owns the tag; 0 = see
                              ///< hostedOwners()
    bool isLocked = false;    ///< the editor can't move, resize or delete it
    bool isFree = false;      ///< a signature that the recipient placed
    QString droppedCondition; ///< the names in a condition that a copy could not keep
    QString droppedFormula;   ///< the formula that a copy could not keep
    QString customField;      ///< name of the custom field that the tag refers to; empty = none
    /** The custom field's default, for a tag without a text; only until its document is sent. */
    QString customFieldDefault;
    bool operator==(const TagFacts&) const = default;
};

/** A field on a page to be filled in by one recipient. */
struct Tag
{
    TagId id;
    QString name;
    QString groupName; ///< radio buttons with the same group are mutually exclusive
    TagType type = TagType::Signature;
    int pageIndex = 1; ///< 1-based, across the pages of all files in sequence order
    PageId pageId;
    int invitationIndex = 1; ///< 1-based index into Document::invitations
    InvitationId invitationId;
    PageRect rect;
    bool isMandatory = true;
    QString text;     ///< the value: text, ISO date, or `true`/`false` for a check box
    QByteArray image; ///< PNG or JPEG bytes of a drawn, typed or uploaded signature
    TagFacts facts;
    TagStyle style;
    QJsonObject extra;
    bool operator==(const Tag&) const = default;
};

} // namespace ink::domain
