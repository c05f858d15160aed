#pragma once

#include <QString>

#include <functional>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

class QPDF;
class QPDFObjectHandle;
class QPDFXRefEntry;

/** Functions on qpdf's objects for comparing revisions. */
namespace ink::pdf {

/** Object and generation number; 0 0 = none. */
using ObjectKey = std::pair<int, int>;
using ObjectSet = std::set<ObjectKey>;

/** The annotation flags Hidden and NoView (ISO 32000-2 table 167). */
inline constexpr long long hiddenFlags = 2 | 32;

[[nodiscard]] ObjectKey keyOf(const QPDFObjectHandle& object);
[[nodiscard]] QPDFObjectHandle objectAt(QPDF& pdf, ObjectKey key);

/** Compares values of two revisions. References to the same number are equal without being followed;
 * references to different numbers are equal if the objects have equal contents, as after renumbering by a
 * tool. Equal numbers may be written differently (612 and 612.0). */
class ValueComparison final
{
public:
    /** Returns whether two values are equal; see the class. */
    [[nodiscard]] bool areValuesEqual(QPDFObjectHandle a, QPDFObjectHandle b);
    /** Returns whether two objects have equal contents, regardless of their own numbers; streams are compared
     * by their raw bytes. */
    [[nodiscard]] bool areContentsEqual(QPDFObjectHandle a, QPDFObjectHandle b);
    /** Returns whether two dictionaries are equal except for some keys. */
    [[nodiscard]] bool areDictionariesEqual(QPDFObjectHandle a, QPDFObjectHandle b,
                                            const std::set<std::string>& but);
    /** Returns whether objects with different numbers were found equal. */
    [[nodiscard]] bool hasRenumbered() const { return m_renumbered; }

private:
    bool areValuesEqual(QPDFObjectHandle a, QPDFObjectHandle b, int depth);
    bool areDirectValuesEqual(QPDFObjectHandle a, QPDFObjectHandle b, int depth);
    bool areStreamsEqual(QPDFObjectHandle a, QPDFObjectHandle b, int depth);
    bool areEntriesEqual(QPDFObjectHandle a, QPDFObjectHandle b, const std::set<std::string>& but, int depth);

    std::map<std::pair<ObjectKey, ObjectKey>, bool> m_pairs; ///< results for objects with different numbers
    std::vector<std::pair<ObjectKey, ObjectKey>> m_assumed;  ///< pairs assumed to be equal, in order
    bool m_renumbered = false;
};
[[nodiscard]] bool areXRefEntriesEqual(const QPDFXRefEntry& a, const QPDFXRefEntry& b);

/** The leaves of the page tree that are indirect objects, as readers find them: every kid without /Kids is a
 * page, regardless of its /Type. `nodes` receives the tree's inner nodes. */
[[nodiscard]] ObjectSet pageObjects(QPDF& pdf, ObjectSet& nodes);
/** Returns whether an annotation has a non-empty rectangle. */
[[nodiscard]] bool hasVisibleRect(QPDFObjectHandle widget);
/** Returns whether viewers draw an annotation on screen or in print: it has a non-empty rectangle and is not
 * hidden. */
[[nodiscard]] bool isShown(QPDFObjectHandle annotation);
[[nodiscard]] QString nameText(QPDFObjectHandle object);
[[nodiscard]] QString stringText(QPDFObjectHandle object);

/** A form field or one of its widgets, by object number. */
struct FieldNode
{
    QString name;       ///< fully qualified
    QString type;       ///< Tx, Btn, Ch, Sig; inherited
    ObjectKey parent{}; ///< 0 0 for a root field
    bool hasKids = false;
    bool isWidgetOnly = false; ///< a kid without its own name
    bool isSigned = false;     ///< a signature field (Sig) with a value
    bool hasValue = false;     ///< its own or inherited
    bool hasDirectKid = false; ///< one of its kids is a direct object
    std::vector<ObjectKey> kids;
};

/** All fields reachable from the AcroForm. */
struct FieldTree
{
    std::map<ObjectKey, FieldNode> nodes;
    std::map<QString, int> names; ///< number of fields with each fully qualified name
    bool hasDirectFields = false; ///< a field is a direct object and can't be tracked across revisions
};
[[nodiscard]] FieldTree readFieldTree(QPDF& pdf);
/** Like the above, but reads only the objects for which `isSame` returns false: `before` is the tree of an
 * earlier revision. Much faster for files with many fields. */
[[nodiscard]] FieldTree readFieldTree(QPDF& pdf, const FieldTree& before,
                                      const std::function<bool(const ObjectKey&)>& isSame);

} // namespace ink::pdf
