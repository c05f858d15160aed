#pragma once

#include "app/pdf/file/objecttext.h"

#include <map>
#include <string>
#include <vector>

namespace ink::pdf {

class Revision;

/** Draws form XObjects on top of pages; a page's own content is first enclosed in `q … Q`. */
class PageAppender final
{
public:
    explicit PageAppender(Revision& revision) : m_revision(revision) {}

    /** Adds a form to a page (0-based), on top of those added earlier. `matrix` is a complete `cm` operator,
     * empty for default user space. */
    void append(int pageIndex, ObjectId form, const std::string& matrix);

private:
    /** A page whose own content has been enclosed. */
    struct Page
    {
        DictText resources;
        DictText forms;                   ///< /XObject of the resources
        std::vector<std::string> streams; ///< references
        std::string tail;                 ///< operators that end the page's own content, not written yet
        int number = 0;                   ///< number in the last resource name used
    };

    [[nodiscard]] Page openPage(int pageIndex);
    [[nodiscard]] static std::string resourceName(Page& page, ObjectId form);

    Revision& m_revision;
    ObjectId m_opening;
    std::map<int, Page> m_pages;
};

} // namespace ink::pdf
