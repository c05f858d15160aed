#include "app/pdf/file/rebuild.h"

#include "app/pdf/file/bytesource.h"
#include "app/pdf/file/objectscan.h"
#include "app/pdf/file/pagetree.h"
#include "app/pdf/file/parsebudget.h"
#include "app/pdf/file/reasons.h"
#include "app/pdf/file/rewritefile.h"
#include "app/pdf/file/sourcefile.h"
#include "app/pdf/file/streamlimits.h"

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFExc.hh>
#include <qpdf/QPDFObjectHandle.hh>

#include <algorithm>
#include <memory>
#include <set>
#include <vector>

namespace ink::pdf {

namespace {

constexpr size_t maximumPages = 50'000;
constexpr size_t maximumTreeNodes = 200'000;
constexpr int maximumTreeDepth = 100;
constexpr const char* inheritedKeys[] = {"/Resources", "/MediaBox", "/CropBox", "/Rotate"};

/** The attributes that a page inherits from its ancestors (ISO 32000-2 §7.7.3.4). */
using InheritedEntries = std::vector<std::pair<std::string, QPDFObjectHandle>>;

struct FoundPage
{
    QPDFObjectHandle page;
    InheritedEntries inherited;
};

std::string typeOf(QPDFObjectHandle dict)
{
    QPDFObjectHandle type = dict.getKey("/Type");
    return type.isName() ? type.getName() : std::string();
}

bool looksLikePage(QPDFObjectHandle dict)
{
    if (!dict.isDictionary()) return false;
    const std::string type = typeOf(dict);
    if (type == "/Page") return true;
    // Readers treat a leaf with the keys of a page as a page, regardless of its type.
    return type != "/Pages" && type != "/Catalog" && !dict.hasKey("/Kids") &&
           (dict.hasKey("/Contents") || dict.hasKey("/MediaBox"));
}

InheritedEntries withEntriesOf(InheritedEntries inherited, QPDFObjectHandle node)
{
    for (const char* key : inheritedKeys) {
        if (!node.hasKey(key)) continue;
        std::erase_if(inherited, [key](const auto& entry) { return entry.first == key; });
        inherited.emplace_back(key, node.getKey(key));
    }
    return inherited;
}

/** Walks a page tree as readers do: skips anything that isn't a node, and cycles. */
class LenientWalk
{
public:
    std::vector<FoundPage> pages;
    bool isTooLarge = false; ///< a limit for pages, nodes or depth was reached

    void visit(QPDFObjectHandle node, const InheritedEntries& above, int depth)
    {
        ParseBudget::check();
        if (!node.isDictionary() || isTooLarge) return;
        isTooLarge = depth > maximumTreeDepth || ++m_nodes > maximumTreeNodes || pages.size() >= maximumPages;
        if (isTooLarge) return;
        QPDFObjectHandle kids = node.getKey("/Kids");
        if (typeOf(node) == "/Page" || (!kids.isArray() && !kids.isDictionary())) {
            if (looksLikePage(node)) pages.push_back({node, above});
            return;
        }
        const ObjectId id = idOf(node);
        if (!id.isNull() && !m_open.insert(id).second) return;
        const InheritedEntries inherited = withEntriesOf(above, node);
        if (kids.isDictionary()) {
            visit(kids, inherited, depth + 1);
        } else {
            const int count = kids.getArrayNItems();
            for (int i = 0; i < count && !isTooLarge; ++i)
                visit(kids.getArrayItem(i), inherited, depth + 1);
        }
        m_open.erase(id);
    }

private:
    std::set<ObjectId> m_open;
    size_t m_nodes = 0;
};

/** The attributes that a page without a tree inherits from its /Parent chain. */
InheritedEntries inheritedByParents(QPDFObjectHandle page)
{
    std::vector<QPDFObjectHandle> above;
    std::set<ObjectId> seen;
    for (QPDFObjectHandle node = page.getKey("/Parent"); node.isDictionary() && above.size() < 50;
         node = node.getKey("/Parent")) {
        if (const ObjectId id = idOf(node); id.isNull() || !seen.insert(id).second) break;
        above.push_back(node);
    }
    InheritedEntries inherited;
    for (auto node = above.rbegin(); node != above.rend(); ++node)
        inherited = withEntriesOf(std::move(inherited), *node);
    return inherited;
}

/** Every page object in file order. */
std::vector<FoundPage> loosePages(QPDF& qpdf, const std::vector<ObjectId>& order)
{
    std::vector<FoundPage> pages;
    std::set<ObjectId> taken;
    for (const ObjectId id : order) {
        ParseBudget::check();
        if (pages.size() >= maximumPages) break;
        QPDFObjectHandle object = qpdf.getObjectByID(id.number, id.generation);
        if (object.isDictionary() && typeOf(object) == "/Page" && taken.insert(id).second)
            pages.push_back({object, inheritedByParents(object)});
    }
    return pages;
}

/** The document's catalog: the trailer's, else any that is found, else a new one. */
QPDFObjectHandle catalogOf(QPDF& qpdf, const std::vector<ObjectId>& order)
{
    QPDFObjectHandle root = qpdf.getTrailer().getKey("/Root");
    if (root.isDictionary() && root.hasKey("/Pages")) return root;
    for (auto id = order.rbegin(); id != order.rend(); ++id) {
        ParseBudget::check();
        QPDFObjectHandle object = qpdf.getObjectByID(id->number, id->generation);
        if (object.isDictionary() && typeOf(object) == "/Catalog" && object.hasKey("/Pages")) return object;
    }
    QPDFObjectHandle made = root.isDictionary() ? root : QPDFObjectHandle::newDictionary();
    for (const ObjectId id : order) {
        QPDFObjectHandle object = qpdf.getObjectByID(id.number, id.generation);
        if (!object.isDictionary() || typeOf(object) != "/Pages" || object.hasKey("/Parent")) continue;
        made.replaceKey("/Pages", object);
        break;
    }
    return made;
}

bool hasSoundTree(QPDF& qpdf, size_t pages)
{
    const auto tree = readPageTree(qpdf);
    return tree && tree->pages.size() == pages;
}

/** Replaces the file's own tree by one with a single level. */
void replaceTree(QPDF& qpdf, QPDFObjectHandle root, const std::vector<FoundPage>& pages)
{
    QPDFObjectHandle tree = qpdf.makeIndirectObject(QPDFObjectHandle::newDictionary());
    QPDFObjectHandle kids = QPDFObjectHandle::newArray();
    std::set<ObjectId> used;
    for (const FoundPage& found : pages) {
        QPDFObjectHandle page = found.page;
        if (!page.isIndirect() || !used.insert(idOf(page)).second)
            page = qpdf.makeIndirectObject(page.shallowCopy()); // one object occurs twice in the tree
        for (const auto& [key, value] : found.inherited)
            if (!page.hasKey(key)) page.replaceKey(key, value);
        page.replaceKey("/Type", QPDFObjectHandle::newName("/Page"));
        page.replaceKey("/Parent", tree);
        page.removeKey("/Kids");
        kids.appendItem(page);
    }
    tree.replaceKey("/Type", QPDFObjectHandle::newName("/Pages"));
    tree.replaceKey("/Count", QPDFObjectHandle::newInteger(kids.getArrayNItems()));
    tree.replaceKey("/Kids", kids);
    root.replaceKey("/Pages", tree);
}

struct OpenedFile
{
    std::unique_ptr<QPDF> qpdf;
    std::vector<ObjectId> order; ///< the objects in file order
};

OpenedFile openedWith(const QByteArray& head, const QByteArray& tail)
{
    OpenedFile file;
    const StreamBudget few(StreamBudget::forCrossReference(static_cast<size_t>(head.size() + tail.size())));
    file.qpdf = std::make_unique<QPDF>();
    file.qpdf->setSuppressWarnings(true);
    file.qpdf->processInputSource(byteSource(head, tail, false));
    return file;
}

bool wasReconstructed(const QPDF& qpdf)
{
    const auto warnings = const_cast<QPDF&>(qpdf).getWarnings();
    return std::any_of(warnings.begin(), warnings.end(), [](const QPDFExc& warning) {
        return std::string_view(warning.what()).find("econstruct") != std::string_view::npos;
    });
}

/** Opens a file with its own cross-reference table; returns nothing if the table has to be reconstructed. */
std::optional<OpenedFile> openedAsItIs(const QByteArray& bytes)
{
    try {
        OpenedFile file = openedWith(bytes, {});
        if (wasReconstructed(*file.qpdf)) return std::nullopt;
        for (const auto& [id, entry] : file.qpdf->getXRefTable())
            if (entry.getType() != 0) file.order.push_back({id.getObj(), id.getGen()});
        return file;
    } catch (const QPDFExc& e) {
        if (e.getErrorCode() == qpdf_e_password) throw;
        return std::nullopt;
    }
}

/** Finds objects by scanning the file, ignoring its cross-reference table. */
std::optional<OpenedFile> openedByScan(const QByteArray& bytes)
{
    const ObjectScan scan(bytes);
    if (scan.isEmpty()) return std::nullopt;
    // Object streams may be encrypted, so the parser decodes them; then their objects are listed, too.
    std::vector<PackedObjects> packed;
    {
        const OpenedFile loose = openedWith(scan.bytes(), scan.crossReference({}));
        for (const ObjectId id : scan.objectStreams()) {
            ParseBudget::check();
            packed.push_back({id, packedObjectNumbers(loose.qpdf->getObjectByID(id.number, id.generation))});
        }
    }
    OpenedFile file = openedWith(scan.bytes(), scan.crossReference(packed));
    file.order = scan.objectOrder(packed);
    return file;
}

Result<RebuiltPdf> withPages(OpenedFile file)
{
    QPDF& qpdf = *file.qpdf;
    RebuiltPdf result;
    int revision = 0;
    int permissions = -1;
    result.wasEncrypted = qpdf.isEncrypted(revision, permissions);
    if (result.wasEncrypted) result.permissions = permissions;

    QPDFObjectHandle root = catalogOf(qpdf, file.order);
    if (!root.isIndirect()) root = qpdf.makeIndirectObject(root);
    root.replaceKey("/Type", QPDFObjectHandle::newName("/Catalog"));
    qpdf.getTrailer().replaceKey("/Root", root);
    LenientWalk walk;
    walk.visit(root.getKey("/Pages"), {}, 0);
    if (walk.isTooLarge) return fail(ErrorCode::UnreadablePdf, reasons::pdfPageListBroken());
    std::vector<FoundPage> pages = std::move(walk.pages);
    if (pages.empty()) pages = loosePages(qpdf, file.order);
    if (pages.empty()) return fail(ErrorCode::UnreadablePdf, reasons::pdfHasNoPages());
    if (!hasSoundTree(qpdf, pages.size())) replaceTree(qpdf, root, pages);
    result.bytes = rewriteFile(qpdf);
    INK_TRY(ParseBudget::tryCheck());
    return result;
}

} // namespace

Result<RebuiltPdf> rebuildPdf(const QByteArray& bytes)
{
    limitStreams();
    const StreamBudget budget;
    std::optional<Error> first;
    for (const auto& open : {openedAsItIs, openedByScan}) {
        try {
            auto file = open(bytes);
            if (!file) continue;
            auto result = withPages(std::move(*file));
            if (result) return result;
            if (!first) first = result.error();
        } catch (const std::exception& e) {
            if (!first) first = unreadableError(e);
            const auto* exc = dynamic_cast<const QPDFExc*>(&e);
            if (exc && exc->getErrorCode() == qpdf_e_password) break;
            if (dynamic_cast<const BudgetExceeded*>(&e) || dynamic_cast<const StreamTooLarge*>(&e)) break;
        }
    }
    if (first) return fail(*first);
    return fail(ErrorCode::UnreadablePdf, reasons::pdfBroken());
}

} // namespace ink::pdf
