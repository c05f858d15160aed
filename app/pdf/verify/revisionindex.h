#pragma once

#include "app/pdf/file/pdfobjects.h"

#include <map>
#include <stdexcept>

namespace ink::pdf {

class WorkLimit;

/** Thrown when comparing a revision exceeds the work limit. */
class WorkLimitExceeded final : public std::runtime_error
{
public:
    WorkLimitExceeded() : std::runtime_error("time") {}
};

/** The part of a file that an object belongs to; determines the text of a finding. */
enum class FileArea { Page, Annotation, Signature, Field, Form, Structure, Catalog, Trailer };

/** The objects of a signed revision that may or may not change. Every object reachable from the trailer is
 * either frozen, or has a role with a rule in applyRevisionRules() (catalog, form, field, page, …). A role
 * only exempts the entries that its own rule checks: an object that is also used for drawing, such as a field
 * that is also a page's resource dictionary, is frozen completely. */
struct RevisionIndex
{
    /** Traverses the whole revision once. May throw qpdf's exceptions, and WorkLimitExceeded if the limit is
     * exceeded. */
    RevisionIndex(QPDF& pdf, const WorkLimit& limit);
    /** Updates the index to a later revision that changed only `changed`, as the rules allow: much faster
     * than a new traversal, which matters for files with many signatures. */
    void advance(QPDF& later, FieldTree tree, const ObjectSet& changed, const WorkLimit& limit);

    [[nodiscard]] bool isPage(ObjectKey key) const { return m_pages.count(key) != 0; }
    [[nodiscard]] const ObjectSet& pages() const { return m_pages; }
    /** Returns whether the object is an inner node of the page tree. */
    [[nodiscard]] bool isPageNode(ObjectKey key) const { return m_nodes.count(key) != 0; }
    /** Returns whether pages or frozen appearances use the object for drawing. */
    [[nodiscard]] bool isDrawn(ObjectKey key) const { return m_drawn.count(key) != 0; }

    FieldTree fields;
    std::map<ObjectKey, FileArea> frozen;            ///< including references to missing objects
    std::map<ObjectKey, ObjectSet> annotationArrays; ///< each indirect /Annots array, with its pages
    std::map<ObjectKey, ObjectSet>
        appearances; ///< appearance dictionaries and streams of unsigned fields, with these fields
    std::map<ObjectKey, ObjectSet> values; ///< indirect field values, with their fields

private:
    struct Walk;
    ObjectSet m_exempt; ///< the catalog, the form and its fields: checked by rules
    ObjectSet m_pages;  ///< leaves of the page tree
    ObjectSet m_nodes;  ///< inner nodes of the page tree
    ObjectSet
        m_drawn; ///< objects that pages and frozen appearances draw with, regardless of their other roles
};

} // namespace ink::pdf
