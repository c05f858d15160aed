#pragma once

/** Private to app/pdf: exposes qpdf's types. */

#include "app/pdf/file/objecttext.h"

#include <QRectF>
#include <QString>
#include <qpdf/QPDFObjectHandle.hh>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace ink::pdf {

class Revision;

/** The entries of a number tree (ISO 32000-2 §7.9.7). */
using NumberTree = std::map<long long, QPDFObjectHandle>;
/** Reads a number tree; an empty one from null. Returns nothing if it is cyclic, malformed or too large. */
[[nodiscard]] std::optional<NumberTree> readNumberTree(QPDFObjectHandle root);

/** A structure element with its content: one marked-content sequence of a form XObject. */
struct TaggedContent
{
    std::string type;      ///< a standard structure type of ISO 32000-1, e.g. `/Form`
    int number = 0;        ///< the sequence's MCID
    DictText entries;      ///< further entries, such as /Alt
    ObjectId annotation{}; ///< the annotation that the content replaces; null = none
};

/** The entries of a figure in a rectangle in default user space. */
[[nodiscard]] DictText figureEntries(const QString& alternativeText, const QRectF& rect);
/** The kind of a printed form field (ISO 32000-2 §14.8.5.6). */
enum class PrintedField { Text, List, Box, Radio, Button };
/** The entries of a form field's printed value; `isOn` is about boxes and radio buttons. */
[[nodiscard]] DictText printedFieldEntries(PrintedField kind, const QString& description, bool isOn = false);
/** Begins the marked content of an element; ends with `EMC`. */
[[nodiscard]] std::string beginTagged(const std::string& type, int number);

// Index(StructureTree): Seal: how the structure of tagged files is extended
/**
 * The structure tree of a tagged file (ISO 32000-2 §14.7), for adding to it in a revision. Everything that
 * it contains stays: elements are added, and so are entries of the parent tree. A tree that is malformed or
 * too large is never extended, and nothing is added to a file with signatures.
 */
class StructureTree final
{
public:
    explicit StructureTree(Revision& revision) : m_revision(revision) {}

    /** Returns whether the file has a structure tree to which elements can be added. */
    [[nodiscard]] bool isExtendable();
    /** Returns whether the file is tagged, and so is everything that the revision added to it. */
    [[nodiscard]] bool isComplete() { return isExtendable() && !m_hasUntagged; }
    /** Records that the revision adds content without structure. */
    void recordUntagged() { m_hasUntagged = true; }

    /** Adds elements for the content of a form XObject that is drawn on a page (0-based), in this order: each
     * after the element of its annotation, otherwise after everything else on the page. `dict` is the form's.
     * Requires isExtendable(). */
    void addContent(int page, ObjectId form, DictText& dict, std::vector<TaggedContent> contents);
    /** Adds an element for a new widget on a page (0-based), after everything else on it. Returns the entry
     * of the widget's dictionary; empty if the tree isn't extendable. */
    [[nodiscard]] std::string addWidget(int page, ObjectId widget);
    /** Like the above, at the end of the document. */
    [[nodiscard]] std::string addLastWidget(int page, ObjectId widget);

    /** The parent for the structure of appended pages: the document's element or the root, which is created
     * if the file has no structure. Null if nothing can be added. */
    [[nodiscard]] ObjectId appendixParent();
    /** Returns whether an element is the tree's root. */
    [[nodiscard]] bool isRoot(ObjectId element) const { return element == m_root; }
    /** Adds a child to the end of an element. */
    void appendChild(ObjectId parent, ObjectId child);
    /** Adds an entry to the parent tree: a reference or an array of them; returns its key. */
    int addParents(const std::string& value);

private:
    enum class State { Unread, Missing, Extendable, Unsafe };
    /** A place for a new element: after a child of a parent. */
    struct Place
    {
        ObjectId parent;
        ObjectId after;
    };

    [[nodiscard]] State readState();
    void openParentTree();
    [[nodiscard]] ObjectId documentElement();
    [[nodiscard]] bool isGrouping(QPDFObjectHandle element);
    [[nodiscard]] std::vector<std::string>& kidsOf(ObjectId parent);
    [[nodiscard]] QPDFObjectHandle lastElementOn(int page);
    [[nodiscard]] std::optional<Place> placeBehind(QPDFObjectHandle element);
    [[nodiscard]] std::optional<Place> placeOn(int page);
    [[nodiscard]] std::optional<Place> placeOf(ObjectId annotation);
    /** Sets the element's parent and inserts the element into its children. */
    void insert(const std::optional<Place>& place, ObjectId element, DictText entries);
    [[nodiscard]] std::string addWidget(const std::optional<Place>& place, int page, ObjectId widget);

    Revision& m_revision;
    State m_state = State::Unread;
    bool m_hasUntagged = false;
    ObjectId m_root;
    NumberTree m_parents;
    long long m_nextKey = 0;
    ObjectId m_leaf; ///< node of the parent tree that has the new entries
    bool m_hasLimits = false;
    long long m_firstKey = 0;
    std::vector<QPDFObjectHandle> m_lastElements; ///< by page; empty until they are needed
    std::map<int, std::optional<Place>> m_places; ///< by page
    std::map<ObjectId, ObjectId> m_lastBehind;    ///< the last element added behind another one
    std::map<ObjectId, size_t> m_lastPositions;   ///< of elements that were added, by parent
    std::map<ObjectId, bool> m_openKids;          ///< parents whose children were read
};

} // namespace ink::pdf
