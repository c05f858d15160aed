#pragma once

#include "app/pdf/file/objecttext.h"

#include <map>
#include <string>
#include <vector>

namespace ink::pdf {

class Revision;

/** Puts form XObjects above what pages show; a page's own content is closed in `q … Q` before them. */
class PageAppender final
{
public:
    explicit PageAppender(Revision& revision) : m_revision(revision) {}

    /** Onto a page (0-based), above what was put there earlier. `matrix` is the operator `cm` with its
     * numbers, empty for default user space. */
    void append(int pageIndex, ObjectId form, const std::string& matrix);

private:
    /** A page whose own content is closed. */
    struct Page
    {
        DictText resources;
        DictText forms;                   ///< /XObject in them
        std::vector<std::string> streams; ///< references
        std::string tail;                 ///< what closes them, not yet written
        int number = 0;                   ///< of the name that was given last
    };

    [[nodiscard]] Page opened(int pageIndex);
    [[nodiscard]] static std::string name(Page& page, ObjectId form);

    Revision& m_revision;
    ObjectId m_opening;
    std::map<int, Page> m_pages;
};

} // namespace ink::pdf
