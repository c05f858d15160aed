#pragma once

/** Private to app/pdf: exposes qpdf's types. */

#include "app/pdf/content/structuretree.h"

#include <utility>
#include <vector>

class QPDF;

namespace ink::pdf {

class Importer;
class Revision;

/** Adds the structure of pages appended from another file to the file's structure tree. In a file without a
 * tree, that structure becomes the tree, but the file still isn't marked as tagged. */
class AppendedStructure final
{
public:
    /** Prepares copying the structure elements with `importer`. All arguments must outlive this object. */
    AppendedStructure(QPDF& appended, Revision& revision, StructureTree& structure, Importer& importer);
    /** Changes the entries of a copied page so that it refers to its structure elements, or to none. */
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
