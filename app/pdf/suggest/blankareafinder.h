#pragma once

#include "app/pdf/suggest/suggestgrid.h"
#include "app/pdf/suggest/suggestpage.h"

#include <vector>

namespace ink::pdf {

/** Private to app/pdf/suggest: a blank area bounded by lines, boxes or a tinted background. */
struct BlankArea
{
    enum class Kind {
        Cell,         ///< enclosed on four sides and empty
        LabelledCell, ///< the blank part of a cell with its label
        Line,         ///< above a line
    };
    Kind kind = Kind::Cell;
    QRectF rect;                             ///< for a line, only its left, right and bottom are used
    SuggestPage::Segment* text = nullptr;    ///< the label in the same cell, or on the same part of the line
    SuggestPage::Segment* caption = nullptr; ///< the first caption below a line
    const SuggestGrid::Cell* cell = nullptr;
    enum class LabelRequirement {
        Nothing,
        Label,   ///< a field only together with words that request a value
        Question ///< a field only together with words that end with a colon
    };
    LabelRequirement labelRequirement = LabelRequirement::Nothing;
};

/** Private to app/pdf/suggest: finds blank areas by geometry alone, regardless of the meaning of words. */
class BlankAreaFinder final
{
public:
    BlankAreaFinder(SuggestPage& page, const SuggestGrid& grid) : m_page(page), m_grid(grid) {}
    /** Finds the blank areas that are likely to be fields. */
    [[nodiscard]] std::vector<BlankArea> find();
    /** Finds all blank areas. */
    [[nodiscard]] std::vector<BlankArea> findAll();

private:
    using Segment = SuggestPage::Segment;
    using Cell = SuggestGrid::Cell;
    void addCell(const Cell& cell);
    void addLabelledCell(const Cell& cell);
    bool addQuestions(const Cell& cell);
    void addWhiteSpace(const Cell& cell);
    void addLine(const SuggestPage::HorizontalLine& level);
    void addParts(const SuggestPage::HorizontalLine& level, double left, double right, Segment* before,
                  bool whole);
    [[nodiscard]] bool isData(const Cell& cell) const;
    [[nodiscard]] bool isFiller(const Cell& cell) const;
    [[nodiscard]] bool isHeading(const Cell& cell) const;
    [[nodiscard]] bool isAnswer(const Cell& cell) const;
    [[nodiscard]] bool isList(const Cell& cell) const;
    [[nodiscard]] bool isTitle(const Cell& cell) const;
    [[nodiscard]] bool hasLinesToFill(const Cell& cell) const;
    [[nodiscard]] bool isTopEdge(const SuggestPage::HorizontalLine& level) const;
    [[nodiscard]] bool isDoubled(const SuggestPage::HorizontalLine& level) const;
    [[nodiscard]] bool isBandEdge(const SuggestPage::HorizontalLine& level) const;
    [[nodiscard]] bool isUnderText(const SuggestPage::HorizontalLine& level) const;
    [[nodiscard]] bool isBetweenWalls(const SuggestPage::HorizontalLine& level) const;
    [[nodiscard]] bool isStacked(double left, double right, double y) const;
    [[nodiscard]] Segment* textOnLine(double left, double right, double y) const;

    SuggestPage& m_page;
    const SuggestGrid& m_grid;
    bool m_all = false; ///< includes areas that are unlikely to be fields
    std::vector<BlankArea> m_places;
};

/** Private to app/pdf/suggest: the short texts in a row directly below a line, from left to right. */
[[nodiscard]] std::vector<SuggestPage::Segment*> captionsBelow(SuggestPage& page, double left, double right,
                                                               double y);
/** Private to app/pdf/suggest: if several captions share the line above them ("City   State   ZIP"), the left
 * ends of its parts; otherwise only `left`. `captions` are sorted by position. */
[[nodiscard]] std::vector<double> partsOfLine(double left, double right,
                                              const std::vector<SuggestPage::Segment*>& captions);

} // namespace ink::pdf
