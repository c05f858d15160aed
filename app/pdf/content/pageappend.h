#pragma once

/** Private to app/pdf: exposes qpdf's types. */

#include "app/pdf/content/structuretree.h"
#include "app/pdf/file/objecttext.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace ink::pdf {

class Revision;

/** Draws form XObjects on top of pages; a page's own content is first enclosed in `q … Q`. */
class PageAppender final
{
public:
    explicit PageAppender(Revision& revision) : m_revision(revision), m_structure(revision) {}

    /** The file's structure tree, which has the content of all forms. */
    [[nodiscard]] StructureTree& structure() { return m_structure; }
    /** Adds a form XObject (the entries /BBox and /Resources of its dictionary, and its content) to a page
     * (0-based), on top of those added earlier. `matrix` is a complete `cm` operator, empty for default user
     * space. In a file whose structure tree is extendable, all content is either that of one of `tagged`, in
     * reading order, or an artifact. */
    void append(int pageIndex, DictText form, std::string_view content, const std::string& matrix,
                std::vector<TaggedContent> tagged = {});

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
    StructureTree m_structure;
    ObjectId m_opening;
    std::map<int, Page> m_pages;
};

} // namespace ink::pdf
