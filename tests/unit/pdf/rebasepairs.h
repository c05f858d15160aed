#pragma once

#include "app/domain/document/codes.h"
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

/** A tag with its place, under a name that both versions of a document share. */
struct PlacedTag
{
    QString key;
    domain::TagType type = domain::TagType::Text;
    int page = 0; ///< 0-based
    QRectF rect;  ///< points as displayed
};

/** A template before and after an edit. */
struct RebasePair
{
    QString name;
    QByteArray before;
    QByteArray after;
    QList<PlacedTag> old;
    QList<PlacedTag> now; ///< missing ones were removed
};

/** One piece of a document that is laid out from top to bottom. */
struct Piece
{
    enum class Kind {
        Title,
        Clause, ///< numbered heading and running text
        Text,   ///< running text alone
        PageBreak,
        Rows,     ///< heading, then a label and a blank per row
        Line,     ///< labels and blanks in one row
        Columns,  ///< two blocks of rows side by side
        Table,    ///< a label cell and an empty cell per row
        Grid,     ///< column headings and empty rows
        Ticks,    ///< check boxes with labels after them
        Captions, ///< adjacent blanks with small captions below
        Frames,   ///< frames with words above
        Inline,   ///< a blank inside a sentence
        White,    ///< a label and white space after it
    };
    Kind kind = Kind::Text;
    QString key; ///< prefix of the keys of its tags
    QString heading;
    QString heading2; ///< of the second column
    QString text;
    QStringList labels;
    int count = 0;
};

/** The layout of one version. */
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
/** Sentences of a contract, different for each number. */
[[nodiscard]] QString contractProse(quint32 seed, int sentences);

/** The pairs that the planner was tuned on. */
[[nodiscard]] QList<RebasePair> rebasePairs();
/** Other templates and combined edits; only counted. */
[[nodiscard]] QList<RebasePair> unseenRebasePairs();
/** Contracts whose clauses come again and again around their fields, with one or two edits each. */
[[nodiscard]] QList<RebasePair> repeatedRebasePairs();

} // namespace ink::test
