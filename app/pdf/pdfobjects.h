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

/** Object and generation number; 0 0 is no object. */
using ObjectKey = std::pair<int, int>;
using ObjectSet = std::set<ObjectKey>;

/** The annotation flags Hidden and NoView (ISO 32000-2 table 167). */
inline constexpr long long hiddenFlags = 2 | 32;

[[nodiscard]] ObjectKey keyOf(const QPDFObjectHandle& object);
[[nodiscard]] QPDFObjectHandle objectAt(QPDF& pdf, ObjectKey key);

/** Equal values as written: references must name the same object, and are not followed. */
[[nodiscard]] bool sameValue(QPDFObjectHandle a, QPDFObjectHandle b, int depth = 0);
/** Equal contents of two objects, not looking at their own numbers; streams with their raw bytes. */
[[nodiscard]] bool sameContent(QPDFObjectHandle a, QPDFObjectHandle b);
/** Equal dictionaries but for some keys. */
[[nodiscard]] bool sameDictionary(QPDFObjectHandle a, QPDFObjectHandle b, const std::set<std::string>& but);
[[nodiscard]] bool sameEntry(const QPDFXRefEntry& a, const QPDFXRefEntry& b);

[[nodiscard]] bool isPageDictionary(QPDFObjectHandle object);
/** Whether an annotation takes room on its page. */
[[nodiscard]] bool isVisible(QPDFObjectHandle widget);
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
