#pragma once

#include "app/domain/anchors/tagimport.h"

#include <QHash>
#include <QList>
#include <QSize>
#include <QString>

#include <optional>

namespace ink::domain {

/**
 * Text in a document that stands for a tag:
 * - `\s1\`, `\ot2\`, `\r1_size_1\`: the contract's §6;
 * - `{{Name;type=signature;role=Buyer}}` (DocuSeal), `{{signature, r1}}` (Documenso),
 *   `{{Sig_es_:signer1:signature}}` (Acrobat Sign);
 * - `[sig|req|signer1|Label|Id]` (Dropbox Sign), with definitions `[def:$x|check|req1|signer1]` and `[$x]`.
 */
struct Anchor
{
    enum class Kind {
        Tag,       ///< `tag` is what it stands for
        Silent,    ///< not a tag of its own, and not text for readers (a definition)
        Malformed, ///< intended as an anchor but malformed; stays as it is
    };
    Kind kind = Kind::Tag;
    qsizetype start = 0;           ///< in the line
    qsizetype length = 0;          ///< in the line
    ImportedTag tag;               ///< without page and rectangle
    QSize size;                    ///< points, from the anchor; 0 = not given
    QList<ImportFinding> findings; ///< without their page
};

/** Reads anchors out of lines of text; remembers the definitions of a document. */
class AnchorReader final
{
public:
    /** Collects the definitions in a line. Call for all lines of a document before the first `read`. */
    void learn(const QString& line);
    /** The anchors of a line, from left to right. */
    [[nodiscard]] QList<Anchor> read(const QString& line) const;
    /** Returns whether a line can hold an anchor at all. */
    [[nodiscard]] static bool mayHold(const QString& line);

private:
    struct Definition
    {
        QStringList parts; ///< the text behind the name
        bool isUsed = false;
    };
    void readBackslashes(const QString& line, QList<Anchor>& found) const;
    void readBraces(const QString& line, QList<Anchor>& found) const;
    void readBrackets(const QString& line, QList<Anchor>& found) const;
    QHash<QString, Definition> m_definitions;
};

} // namespace ink::domain
