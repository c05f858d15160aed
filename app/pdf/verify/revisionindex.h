#pragma once

#include "app/pdf/file/pdfobjects.h"

#include <map>
#include <stdexcept>

namespace ink::pdf {

class WorkLimit;

/** A revision takes more work to compare than allowed. */
class OutOfTime final : public std::runtime_error
{
public:
    OutOfTime() : std::runtime_error("time") {}
};

/** The part of a file that an object belongs to: the words of a finding depend on it. */
enum class FileArea { Page, Annotation, Signature, Field, Form, Structure, Catalog, Trailer };

/**
 * The objects of a signed revision that may or may not change. Every object that is reachable from the
 * trailer is either frozen, or has a role that a rule of RevisionComparison looks after (catalog, form,
 * field, page, …). A role is an exemption only from what its own rule checks: an object that is also drawn
 * with, such as a field that is a page's resource dictionary as well, is frozen in all its entries.
 */
struct RevisionIndex
{
    /** Walks the whole revision once. May throw what qpdf throws, and OutOfTime when the limit is over. */
    RevisionIndex(QPDF& pdf, const WorkLimit& limit);
    /**
     * Becomes the index of a later revision that changed only `changed` and only as the rules allow: much
     * faster than a new walk, which matters for files with many signatures.
     */
    void advance(QPDF& later, FieldTree tree, const ObjectSet& changed, const WorkLimit& limit);

    [[nodiscard]] bool isPage(ObjectKey key) const { return m_pages.count(key) != 0; }
    [[nodiscard]] const ObjectSet& pages() const { return m_pages; }
    /** Returns whether it is an inner node of the page tree. */
    [[nodiscard]] bool isPageNode(ObjectKey key) const { return m_nodes.count(key) != 0; }
    /** Returns whether pages or frozen appearances draw with it. */
    [[nodiscard]] bool isDrawn(ObjectKey key) const { return m_drawn.count(key) != 0; }

    FieldTree fields;
    std::map<ObjectKey, FileArea> frozen; ///< also objects that are named but do not exist
    std::map<ObjectKey, ObjectSet>
        annotationArrays; ///< an /Annots that is an object of its own, and its pages
    std::map<ObjectKey, ObjectSet>
        appearances; ///< appearance dictionaries and streams of unsigned fields, and whose
    std::map<ObjectKey, ObjectSet> values; ///< field values that are objects of their own, and whose

private:
    struct Walk;
    ObjectSet m_exempt; ///< the catalog, the form and its fields: rules look after them
    ObjectSet m_pages;  ///< leaves of the page tree
    ObjectSet m_nodes;  ///< its inner nodes
    ObjectSet m_drawn;  ///< objects that pages and frozen appearances draw with, whatever else they are
};

} // namespace ink::pdf
