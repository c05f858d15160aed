#pragma once

#include "app/domain/document/tag.h"

#include <QHash>
#include <QSize>

namespace ink::domain {
struct Document;
}

namespace ink::ui {

/** Carries the last style over: a new tag takes font, size, colour, alignment, width and height from the
 * most recently restyled or resized tag of its type, until the program ends. */
class TagDefaults final
{
public:
    /** Records style changes between two states of a document. */
    void learn(const domain::Document& before, const domain::Document& after);
    /** Applies the style of its type to a new tag; `sized`: its size as well, around the same centre. */
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
