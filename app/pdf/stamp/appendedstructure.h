#pragma once

/** Private to app/pdf: exposes qpdf's types. */

#include "app/pdf/content/structuretree.h"

#include <utility>
#include <vector>

class QPDF;

namespace ink::pdf {

class Importer;
class Revision;

/** The structure of another file's pages, which are appended to a file: added to its structure tree. In a
 * file without one, it becomes the tree, and the file still doesn't claim to be tagged. */
class AppendedStructure final
{
public:
    /** Prepares copying the structure elements with `importer`. All arguments must outlive this object. */
    AppendedStructure(QPDF& appended, Revision& revision, StructureTree& structure, Importer& importer);
    /** Changes the entries of a copied page so that it refers to its structure, or to none. */
    void takePage(DictText& page);
    /** Adds the elements. Call after all pages, before Importer::finish(). */
    void finish();

private:
    Revision& m_revision;
    StructureTree& m_structure;
    Importer& m_importer;
    ObjectId m_parent; ///< null if no structure is added
    NumberTree m_parents;
    std::vector<std::pair<QPDFObjectHandle, ObjectId>> m_tops; ///< elements below the root, and their copies
};

} // namespace ink::pdf
