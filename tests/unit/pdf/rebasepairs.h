#pragma once

#include "app/domain/codes.h"
#include "tests/unit/pdf/labelledsheet.h"

#include <QByteArray>
#include <QList>
#include <QRandomGenerator>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

namespace ink::test {

/** A tag that belongs on a page, by a name that both versions of a document share. */
struct PlacedTag
{
    QString key;
    domain::TagType type = domain::TagType::Text;
    int page = 0; ///< 0-based
    QRectF rect;  ///< points as displayed
};

/** A template before and after somebody worked on it. */
struct RebasePair
{
    QString name;
    QByteArray before;
    QByteArray after;
    QList<PlacedTag> old;
    QList<PlacedTag> now; ///< what is missing here was taken out
};

/** One piece of a document that is laid out from top to bottom. */
struct Piece
{
    enum class Kind {
        Title,
        Clause, ///< numbered heading and running text
        Text,   ///< running text alone
        PageBreak,
        Rows,     ///< heading, then label and blank a row
        Columns,  ///< two blocks of rows side by side
        Table,    ///< label cell and empty cell a row
        Grid,     ///< column headings and empty rows
        Ticks,    ///< boxes with words behind
        Captions, ///< blanks with small words below, side by side
        Frames,   ///< frames with words above
        Inline,   ///< a blank inside a sentence
        White,    ///< a word and white behind it
    };
    Kind kind = Kind::Text;
    QString key; ///< begins the keys of its tags
    QString heading;
    QString heading2; ///< of the second column
    QString text;
    QStringList labels;
    int count = 0;
};

/** How one version is set. */
struct PairStyle
{
    SheetStyle sheet;
    double left = 60;
    double width = 470;
    double top = 80;
    double bottom = 60;
    double leading = 1;    ///< of rows and pieces
    bool initials = false; ///< "Initials: ____" and a page number at the foot of each page
    QString runningHead;
};

using Pieces = QList<Piece>;

/** Lays both versions out. */
[[nodiscard]] RebasePair pairOf(const QString& name, const Pieces& before, const PairStyle& styleBefore,
                                const Pieces& after, const PairStyle& styleAfter);
/** Sentences of a contract: other ones for another number. */
[[nodiscard]] QString contractProse(quint32 seed, int sentences);

/** What the planner was tuned on. */
[[nodiscard]] QList<RebasePair> rebasePairs();
/** Other templates, other edits, in combination: only counted. */
[[nodiscard]] QList<RebasePair> unseenRebasePairs();

} // namespace ink::test
