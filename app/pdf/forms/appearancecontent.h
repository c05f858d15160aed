#pragma once

/** Private to app/pdf: exposes qpdf's types. */

#include "app/pdf/content/pageappend.h"
#include "app/pdf/forms/pageannotations.h"

#include <map>
#include <string>
#include <vector>

namespace ink::pdf {

class Revision;

/** Draws appearances of annotations as content of their pages, on top of the existing content. */
class AppearanceContent final
{
public:
    /** All arguments must outlive this object. */
    AppearanceContent(Revision& revision, PageAppender& appender, FieldAppearance& look)
        : m_revision(revision), m_appender(appender), m_look(look)
    {
    }
    /** Generates the appearance of an annotation: a form XObject whose box has the size of the annotation's
     * rectangle, at the origin; null if nothing is visible. */
    [[nodiscard]] ObjectId make(const PageAnnotation& each);
    /** Draws the appearance on top of earlier ones; returns whether it shows anything. */
    bool draw(int page, const PageAnnotation& each);
    /** Call once, after the last draw(). */
    void finish();

private:
    struct Page
    {
        std::string content;
        DictText names;
        std::vector<TaggedContent> tagged;
    };

    [[nodiscard]] ObjectId makeDrawable(QPDFObjectHandle form);
    [[nodiscard]] static TaggedContent describe(const PageAnnotation& each, int number);

    Revision& m_revision;
    PageAppender& m_appender;
    FieldAppearance& m_look;
    std::map<int, Page> m_pages;
    std::map<ObjectId, ObjectId> m_drawable; ///< results of makeDrawable(), by appearance
};

} // namespace ink::pdf
