#pragma once

#include "app/domain/document/codes.h"
#include "app/pdf/suggest/blanklabels.h"
#include "app/pdf/suggest/suggestgrid.h"
#include "app/pdf/suggest/suggestpage.h"

#include <vector>

namespace ink::pdf {

/** Private to the room: a place that may be a tag, before parties and names are settled. */
struct SuggestCandidate
{
    domain::TagType type = domain::TagType::Text;
    QRectF rect;
    double confidence = 0;
    QString label; ///< as it stands on the page
    QString plainLabel;
    QRectF labelBox;        ///< null when there is no label
    Party party;            ///< named right beside the blank
    bool onlyParty = false; ///< the label is a party's word and nothing else: a name or a signature
    bool isFurtherRow = false; ///< in a column of empty cells, below the first: may stay empty
};

/** Looks for blanks of all kinds on one page. */
class SuggestFinder final
{
public:
    SuggestFinder(SuggestPage& page, Language language) : m_page(page), m_labels(page, language) {}
    [[nodiscard]] std::vector<SuggestCandidate> find();

private:
    using Segment = SuggestPage::Segment;
    using Label = BlankLabel;
    void findBlanks();
    void findLevels();
    void findFrames();
    void findTicks();
    void findCells();
    void findGrid();
    void addComb(const QRectF& comb);
    void addCaptioned(const SuggestGrid& grid);
    void addEmptyCell(const SuggestGrid& grid, const SuggestGrid::Cell& cell);
    void findBare();
    void findPartyRooms();
    [[nodiscard]] bool continues(double left, double right, double y) const;
    void add(domain::TagType type, QRectF rect, double confidence, const Label& label);
    /** The rectangle above a line for a tag of this type. */
    [[nodiscard]] QRectF above(domain::TagType type, double left, double right, double y,
                               double textSize) const;

    SuggestPage& m_page;
    BlankLabels m_labels;
    std::vector<SuggestCandidate> m_found;
};

} // namespace ink::pdf
