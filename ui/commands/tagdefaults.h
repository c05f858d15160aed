#pragma once

#include "app/domain/document/tag.h"

#include <QHash>
#include <QSize>

namespace ink::domain {
struct Document;
}

namespace ink::ui {

/** Applies the last style to new tags: font, size, colour, alignment, width and height of the most recently
 * restyled or resized tag of the same type, until the program ends. */
class TagDefaults final
{
public:
    /** Records style changes between two states of a document. */
    void recordStyleChanges(const domain::Document& before, const domain::Document& after);
    /** Applies the last style of the type to a new tag. `sized`: the last size as well, around its centre. */
    void applyTo(domain::Tag& tag, bool sized) const;
    /** The size of a new tag of this type in points. */
    [[nodiscard]] QSize sizeOf(domain::TagType type) const;

private:
    struct Style
    {
        QString fontFamily;
        double fontSize = 0;
        QString colour;
        domain::TextAlign align = domain::TextAlign::Natural;
        QSize size;
    };
    QHash<domain::TagType, Style> m_styles;
};

} // namespace ink::ui
