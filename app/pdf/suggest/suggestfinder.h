#pragma once

#include "app/domain/document/codes.h"
#include "app/pdf/suggest/blankareafinder.h"
#include "app/pdf/suggest/blanklabels.h"
#include "app/pdf/suggest/suggestgrid.h"
#include "app/pdf/suggest/suggestpage.h"

#include <vector>

namespace ink::pdf {

/** Private to app/pdf/suggest: a possible tag, before its party and name are determined. */
struct SuggestCandidate
{
    domain::TagType type = domain::TagType::Text;
    QRectF rect;
    double confidence = 0;
    QString label; ///< as printed
    QString plainLabel;
    QRectF labelBox;               ///< null if there is no label
    Party party;                   ///< named directly next to the blank
    bool isOnlyParty = false;      ///< the label is only the name of a party, so the blank is for a name or a
                                   ///< signature
    QString heading;               ///< column header, if the label is that of the row
    bool isOnLine = false;         ///< above a line, not in a cell
    bool isInLabelledCell = false; ///< the blank part of a cell
    bool isMultiline = false;      ///< several writing lines below each other
    bool isAdditionalRow = false;  ///< in a column of empty cells, below the first: may remain empty
};

/** Finds all kinds of blanks on one page. */
class SuggestFinder final
{
public:
    SuggestFinder(SuggestPage& page, Language language) : m_page(page), m_labels(page, language) {}
    [[nodiscard]] std::vector<SuggestCandidate> find();
    /** All blank, bounded areas, including those that are unlikely to be tags. */
    [[nodiscard]] std::vector<SuggestCandidate> findBlankAreas();

private:
    using Segment = SuggestPage::Segment;
    using Label = BlankLabel;
    /** The label of a blank area. */
    struct PlaceLabel
    {
        Label label;
        QString heading;              ///< column header, if `label` is that of the row
        Party headingParty;           ///< named in the header
        bool isAdditionalRow = false; ///< see SuggestCandidate
    };
    void findOfficeAreas(const SuggestGrid& grid);
    void findBlanks(const SuggestGrid& grid);
    [[nodiscard]] bool isLeader(const SuggestPage::Blank& blank) const;
    [[nodiscard]] bool leadsToPlace(const SuggestGrid& grid, const SuggestPage::Blank& blank) const;
    /** A check box or radio button. */
    struct Mark
    {
        QRectF rect;
        bool isRound;
        bool isGlyph;
    };
    [[nodiscard]] std::vector<Mark> marksIn(const SuggestGrid& grid) const;
    void findCheckBoxes(const SuggestGrid& grid);
    void addComb(const QRectF& comb);
    void findBare();
    void findPartyAreas();
    void findPlaces(const SuggestGrid& grid);
    [[nodiscard]] PlaceLabel labelOfCell(const SuggestGrid& grid, const BlankArea& place);
    [[nodiscard]] bool continuesBelow(const SuggestCandidate& last, const SuggestGrid& grid,
                                      const BlankArea& place) const;
    void nameByColumns(size_t first);
    [[nodiscard]] PlaceLabel labelOfLine(const BlankArea& place);
    [[nodiscard]] bool endsLine(const QRectF& blank, double y) const;
    [[nodiscard]] SuggestCandidate* answerAbove(const QRectF& blank, double y);
    [[nodiscard]] bool continues(double left, double right, double y) const;
    /** Adds a candidate. Returns null if there are too many, or if the rectangle is in an area for office
     * use. */
    SuggestCandidate* add(domain::TagType type, QRectF rect, double confidence, const Label& label);
    /** The rectangle above a line for a tag of this type. */
    [[nodiscard]] QRectF above(domain::TagType type, double left, double right, double y,
                               double textSize) const;

    SuggestPage& m_page;
    BlankLabels m_labels;
    std::vector<SuggestCandidate> m_found;
    std::vector<QRectF> m_offices; ///< areas for office use
};

} // namespace ink::pdf
