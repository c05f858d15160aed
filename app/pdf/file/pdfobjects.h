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

/** Small helpers over qpdf's objects for comparing revisions. */
namespace ink::pdf {

/** Object and generation number; 0 0 = none. */
using ObjectKey = std::pair<int, int>;
using ObjectSet = std::set<ObjectKey>;

/** The annotation flags Hidden and NoView (ISO 32000-2 table 167). */
inline constexpr long long hiddenFlags = 2 | 32;

[[nodiscard]] ObjectKey keyOf(const QPDFObjectHandle& object);
[[nodiscard]] QPDFObjectHandle objectAt(QPDF& pdf, ObjectKey key);

/**
 * Compares values of two revisions. A reference equals a reference to the same number without being followed;
 * one to another number equals it when the two objects have equal contents, as after a tool has renumbered
 * objects. Equal numbers may be written differently (612 and 612.0).
 */
class ValueComparison final
{
public:
    /** Returns whether two values are equal; see the class. */
    [[nodiscard]] bool sameValue(QPDFObjectHandle a, QPDFObjectHandle b);
    /** Returns whether two objects have equal contents, whatever their own numbers; streams by their raw
     * bytes. */
    [[nodiscard]] bool sameContent(QPDFObjectHandle a, QPDFObjectHandle b);
    /** Returns whether two dictionaries are equal but for some keys. */
    [[nodiscard]] bool sameDictionary(QPDFObjectHandle a, QPDFObjectHandle b,
                                      const std::set<std::string>& but);
    /** Returns whether objects with other numbers were found equal. */
    [[nodiscard]] bool foundRenumbered() const { return m_renumbered; }

private:
    bool sameValue(QPDFObjectHandle a, QPDFObjectHandle b, int depth);
    bool sameDirect(QPDFObjectHandle a, QPDFObjectHandle b, int depth);
    bool sameStream(QPDFObjectHandle a, QPDFObjectHandle b, int depth);
    bool sameEntries(QPDFObjectHandle a, QPDFObjectHandle b, const std::set<std::string>& but, int depth);

    std::map<std::pair<ObjectKey, ObjectKey>, bool> m_pairs; ///< objects with different numbers: equal?
    std::vector<std::pair<ObjectKey, ObjectKey>> m_assumed;  ///< the equal ones, in their order
    bool m_renumbered = false;
};
[[nodiscard]] bool sameEntry(const QPDFXRefEntry& a, const QPDFXRefEntry& b);

/** The leaves of the page tree that are objects of their own, as readers find them: every kid without /Kids
 * is a page, whatever its /Type. `nodes` receives the tree's inner nodes. */
[[nodiscard]] ObjectSet pageObjects(QPDF& pdf, ObjectSet& nodes);
/** Returns whether an annotation takes room on its page. */
[[nodiscard]] bool isVisible(QPDFObjectHandle widget);
/** Returns whether a viewer draws an annotation on the screen or when it prints: it has room and is not
 * hidden.
 */
[[nodiscard]] bool isShown(QPDFObjectHandle annotation);
[[nodiscard]] QString nameText(QPDFObjectHandle object);
[[nodiscard]] QString stringText(QPDFObjectHandle object);

/** A form field or one of its widgets, by object number. */
struct FieldNode
{
    QString name;       ///< full
    QString type;       ///< Tx, Btn, Ch, Sig; inherited
    ObjectKey parent{}; ///< 0 0 at the top
    bool hasKids = false;
    bool isWidgetOnly = false; ///< a kid without a name of its own
    bool isSigned = false;     ///< Sig with a value
    bool hasValue = false;     ///< its own or a parent's
    bool isDirect = false;     ///< a kid of it is not an object of its own
    std::vector<ObjectKey> kids;
};

/** All fields that the AcroForm leads to. */
struct FieldTree
{
    std::map<ObjectKey, FieldNode> nodes;
    std::map<QString, int> names; ///< how many fields bear a full name
    bool hasDirectFields =
        false; ///< a field that is not an object of its own: cannot be followed over revisions
};
[[nodiscard]] FieldTree fieldTree(QPDF& pdf);
/** The same, where only the objects for which `isSame` is false need to be read: `before` is the tree of an
 * earlier revision. Much faster for files with many fields. */
[[nodiscard]] FieldTree fieldTree(QPDF& pdf, const FieldTree& before,
                                  const std::function<bool(const ObjectKey&)>& isSame);

} // namespace ink::pdf
