#pragma once

#include "app/domain/document.h"

#include <QHash>
#include <QSize>

namespace ink::ui {

/**
 * The last style carries over: a new tag takes font, size, colour, alignment, width and height from the tag
 * of its type whose look or size was changed last, as long as the program runs.
 */
class TagDefaults final
{
public:
    /** Remembers what was changed between two states of a document. */
    void learn(const domain::Document& before, const domain::Document& after);
    /** Gives a new tag the look of its type; `sized`: its size as well, around the same centre. */
    void applyTo(domain::Tag& tag, bool sized) const;
    /** The size of a new tag of this type in points. */
    [[nodiscard]] QSize sizeOf(domain::TagType type) const;

private:
    struct Look
    {
        QString fontFamily;
        double fontSize = 0;
        QString colour;
        domain::TextAlign align = domain::TextAlign::Natural;
        QSize size;
    };
    QHash<domain::TagType, Look> m_looks;
};

} // namespace ink::ui
