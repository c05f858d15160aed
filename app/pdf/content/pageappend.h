#pragma once

#include "app/pdf/file/objecttext.h"

#include <string>

namespace ink::pdf {

class Revision;

/** Puts form XObjects above what pages show; a page's own content is closed in `q … Q` before them. */
class PageAppender final
{
public:
    explicit PageAppender(Revision& revision) : m_revision(revision) {}

    /** Once a page (0-based). `matrix` is the operator `cm` with its numbers, empty for default user space.
     */
    void append(int pageIndex, ObjectId form, const std::string& matrix);

private:
    Revision& m_revision;
    ObjectId m_opening;
};

} // namespace ink::pdf
