#pragma once

/** Private to app/pdf: shows the types of qpdf. */

#include "app/pdf/content/pageappend.h"
#include "app/pdf/forms/pageannotations.h"

#include <map>
#include <string>

namespace ink::pdf {

class Revision;

/** Draws appearances of annotations as content of their pages, above what the pages show. */
class AppearanceContent final
{
public:
    /** All must outlive it. */
    AppearanceContent(Revision& revision, PageAppender& appender, FieldLook& look)
        : m_revision(revision), m_appender(appender), m_look(look)
    {
    }
    /** The appearance that programs make: a form XObject whose box is as large as the annotation's rectangle,
     * at the origin; null when nothing is to be seen. */
    [[nodiscard]] ObjectId make(const PageAnnotation& each);
    /** Draws it above those that were drawn; returns whether it shows anything. */
    bool draw(int page, const PageAnnotation& each);
    /** Once, after the last one. */
    void finish();

private:
    struct Page
    {
        std::string content;
        DictText names;
    };

    [[nodiscard]] ObjectId drawable(QPDFObjectHandle form);

    Revision& m_revision;
    PageAppender& m_appender;
    FieldLook& m_look;
    std::map<int, Page> m_pages;
    std::map<ObjectId, ObjectId> m_drawable; ///< by the appearance
};

} // namespace ink::pdf
