#pragma once

#include "app/domain/anchors/tagimport.h"

#include <QHash>
#include <QList>
#include <QSize>
#include <QString>

#include <optional>

namespace ink::domain {

/**
 * Text in a document that represents a tag:
 * - `\s1\`, `\ot2\`, `\r1_size_1\`: the contract's §6;
 * - `{{Name;type=signature;role=Buyer}}` (DocuSeal), `{{signature, r1}}` (Documenso),
 *   `{{Sig_es_:signer1:signature}}` (Acrobat Sign);
 * - `[sig|req|signer1|Label|Id]` (Dropbox Sign), with definitions `[def:$x|check|req1|signer1]` and `[$x]`.
 */
struct Anchor
{
    enum class Kind {
        Tag,       ///< represents `tag`
        Silent,    ///< not a tag, but not text for readers either: a definition, or a field type that isn't
                   ///< imported
        Malformed, ///< intended as an anchor but malformed; left unchanged
    };
    Kind kind = Kind::Tag;
    qsizetype start = 0;           ///< offset in the line, in UTF-16 code units
    qsizetype length = 0;          ///< in UTF-16 code units
    ImportedTag tag;               ///< without page and position
    QSize size;                    ///< in points, as specified by the anchor; 0 = unspecified
    QList<ImportFinding> findings; ///< without their page number
};

/** Parses the anchors in lines of text; stores the definitions of a document. */
class AnchorReader final
{
public:
    /** Collects the definitions in a line. Call for all lines of a document before the first `read`. */
    void collectDefinitions(const QString& line);
    /** The anchors of a line, from left to right. */
    [[nodiscard]] QList<Anchor> read(const QString& line) const;
    /** Returns whether a line can contain an anchor. */
    [[nodiscard]] static bool mayContain(const QString& line);

private:
    struct Definition
    {
        QStringList parts; ///< the text after the name, split at `|`
        bool isUsed = false;
    };
    void readBackslashes(const QString& line, QList<Anchor>& found) const;
    void readBraces(const QString& line, QList<Anchor>& found) const;
    void readBrackets(const QString& line, QList<Anchor>& found) const;
    QHash<QString, Definition> m_definitions;
};

} // namespace ink::domain
