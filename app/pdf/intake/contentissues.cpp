#include "app/pdf/intake/contentissues.h"

#include "app/pdf/file/pagetree.h"
#include "app/pdf/file/parsebudget.h"
#include "app/pdf/forms/fieldappearance.h"

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace ink::pdf {

namespace {

using domain::ContentIssue;

constexpr int maxActions = 1000; ///< actions in a chain
constexpr int budgetEvery = 256; ///< dictionaries between two checks of the budget
constexpr char droppedMark[] = "/InkstoneDropped";

std::string nameIn(QPDFObjectHandle dict, const char* key)
{
    QPDFObjectHandle value = dict.getKey(key);
    return value.isName() ? value.getName() : std::string();
}

bool isOneOf(const std::string& name, const std::set<std::string>& names)
{
    return names.contains(name);
}

/** Returns whether a layer's intent and usage never hide it. */
bool isShownAlways(QPDFObjectHandle group)
{
    QPDFObjectHandle intent = group.getKey("/Intent");
    if (intent.isName() && intent.getName() != "/View") return false;
    if (intent.isArray())
        for (int i = 0; i < intent.getArrayNItems(); ++i)
            if (QPDFObjectHandle each = intent.getArrayItem(i); !each.isName() || each.getName() != "/View")
                return false;
    QPDFObjectHandle usage = group.getKey("/Usage");
    if (!usage.isDictionary()) return true;
    for (const auto& [key, value] : usage.getDictAsMap()) {
        if (isOneOf(key, {"/CreatorInfo", "/PageElement"})) continue;
        QPDFObjectHandle use = value;
        const char* const state = key == "/View"     ? "/ViewState"
                                  : key == "/Print"  ? "/PrintState"
                                  : key == "/Export" ? "/ExportState"
                                                     : nullptr;
        if (!state || !use.isDictionary()) return false;
        if (QPDFObjectHandle said = use.getKey(state); !said.isNull() && nameIn(use, state) != "/ON")
            return false;
    }
    return true;
}

bool hasConfiguredLayers(QPDFObjectHandle properties)
{
    if (!properties.isDictionary()) return false;
    QPDFObjectHandle usual = properties.getKey("/D");
    if (usual.isDictionary()) {
        QPDFObjectHandle off = usual.getKey("/OFF");
        if (off.isArray() && off.getArrayNItems() > 0) return true;
        if (QPDFObjectHandle base = usual.getKey("/BaseState");
            !base.isNull() && nameIn(usual, "/BaseState") != "/ON")
            return true;
    }
    QPDFObjectHandle others = properties.getKey("/Configs");
    for (int i = 0; others.isArray() && i < others.getArrayNItems(); ++i)
        if (QPDFObjectHandle each = others.getArrayItem(i); each.isDictionary() && each.hasKey("/Intent"))
            return true; // some programs use it instead of the default
    return false;
}

class ContentScan final
{
public:
    ContentScan(QPDF& qpdf, const PageTree& tree, const QSet<ContentIssue>& mended)
        : m_qpdf(qpdf), m_tree(tree), m_mended(mended)
    {
    }

    QList<ContentIssue> run()
    {
        QPDFObjectHandle root = m_qpdf.getRoot();
        lookAtCatalog(root);
        visitAll(root);
        dropAnnotations();
        QList<ContentIssue> issues;
        for (const ContentIssue each : domain::allContentIssues)
            if (m_found.contains(each)) issues.append(each);
        return issues;
    }

private:
    /** Records an issue; returns whether it is to be fixed. */
    bool found(ContentIssue issue)
    {
        m_found.insert(issue);
        return m_mended.contains(issue);
    }

    void lookAtCatalog(QPDFObjectHandle root)
    {
        QPDFObjectHandle form = root.getKey("/AcroForm");
        QPDFObjectHandle rendering = root.getKey("/NeedsRendering");
        const bool needsRendering = rendering.isBool() && rendering.getBoolValue();
        if (form.isDictionary() && form.hasKey("/XFA")) {
            QPDFObjectHandle fields = form.getKey("/Fields");
            const bool hasFields = fields.isArray() && fields.getArrayNItems() > 0;
            const auto issue =
                needsRendering || !hasFields ? ContentIssue::DynamicForm : ContentIssue::XfaForm;
            if (found(issue)) form.removeKey("/XFA");
        } else if (needsRendering) {
            found(ContentIssue::DynamicForm);
        }
        if (needsRendering && m_mended.contains(ContentIssue::DynamicForm)) root.removeKey("/NeedsRendering");
        if (root.hasKey("/Collection") && found(ContentIssue::Portfolio)) root.removeKey("/Collection");
        if (hasConfiguredLayers(root.getKey("/OCProperties"))) found(ContentIssue::Layers);
        judge(root, "/OpenAction", true);
        QPDFObjectHandle names = root.getKey("/Names");
        if (!names.isDictionary()) return;
        if (names.hasKey("/JavaScript") && found(ContentIssue::Scripts)) names.removeKey("/JavaScript");
        for (const char* key : {"/AlternatePresentations", "/Renditions"})
            if (names.hasKey(key) && found(ContentIssue::Media)) names.removeKey(key);
    }

    /** The issue of an action or of a chained one. `isAutomatic`: it runs without a click. */
    [[nodiscard]] std::optional<ContentIssue> issueOf(QPDFObjectHandle action, bool isAutomatic)
    {
        std::vector<QPDFObjectHandle> open{action};
        std::optional<ContentIssue> worst;
        for (int count = 0; !open.empty(); ++count) {
            if (count > maxActions) return ContentIssue::Actions;
            QPDFObjectHandle at = open.back();
            open.pop_back();
            if (!at.isDictionary()) continue;
            const std::string kind = nameIn(at, "/S");
            if (kind == "/JavaScript" || at.hasKey("/JS")) return ContentIssue::Scripts;
            const bool turnsPages =
                kind == "/Named" &&
                isOneOf(nameIn(at, "/N"), {"/NextPage", "/PrevPage", "/FirstPage", "/LastPage"});
            if (kind != "/GoTo" && !turnsPages && (kind != "/URI" || isAutomatic))
                worst = ContentIssue::Actions;
            QPDFObjectHandle next = at.getKey("/Next");
            if (next.isDictionary()) open.push_back(next);
            for (int i = 0; next.isArray() && i < std::min(next.getArrayNItems(), maxActions); ++i)
                open.push_back(next.getArrayItem(i));
        }
        return worst;
    }

    void judge(QPDFObjectHandle owner, const std::string& key, bool isAutomatic)
    {
        QPDFObjectHandle action = owner.getKey(key);
        if (!action.isDictionary()) return; // a destination
        // Index(issueOf): Upload: content that can change, or differs between programs
        if (const auto issue = issueOf(action, isAutomatic); issue && found(*issue)) owner.removeKey(key);
    }

    void visitAll(QPDFObjectHandle root)
    {
        std::set<ObjectId> seen;
        std::vector<QPDFObjectHandle> open{root};
        for (int count = 0; !open.empty(); ++count) {
            if (count % budgetEvery == 0) ParseBudget::check();
            QPDFObjectHandle at = open.back();
            open.pop_back();
            if (const ObjectId id = idOf(at); !id.isNull() && !seen.insert(id).second) continue;
            if (at.isArray()) {
                for (int i = 0; i < at.getArrayNItems(); ++i)
                    if (QPDFObjectHandle item = at.getArrayItem(i); mayLead(item)) open.push_back(item);
                continue;
            }
            const bool isStream = at.isStream();
            QPDFObjectHandle dict = isStream ? at.getDict() : at;
            if (!dict.isDictionary()) continue;
            visit(dict, isStream ? at : QPDFObjectHandle::newNull());
            for (auto& [key, value] : dict.getDictAsMap())
                if (key != "/StructTreeRoot" && mayLead(value)) open.push_back(value); // has no content
        }
    }

    static bool mayLead(QPDFObjectHandle value)
    {
        return value.isIndirect() || value.isArray() || value.isDictionary();
    }

    void visit(QPDFObjectHandle dict, QPDFObjectHandle stream)
    {
        if (stream.isStream()) lookAtStream(dict, stream);
        if (dict.hasKey("/Ref") && nameIn(dict, "/Subtype") == "/Form" &&
            found(ContentIssue::ExternalContent))
            dict.removeKey("/Ref");
        if (QPDFObjectHandle automatic = dict.getKey("/AA"); automatic.isDictionary())
            for (const std::string& key : automatic.getKeys())
                judge(automatic, key, true);
        for (const char* key : {"/A", "/PA"})
            if (QPDFObjectHandle action = dict.getKey(key);
                action.isDictionary() && (action.hasKey("/S") || action.hasKey("/JS")))
                judge(dict, key, false);
        if (dict.hasKey("/JS") && found(ContentIssue::Scripts)) dict.removeKey("/JS");
        const std::string type = nameIn(dict, "/Type");
        if (type == "/OCG" && !isShownAlways(dict)) found(ContentIssue::Layers);
        if (type == "/OCMD") {
            const std::string policy = nameIn(dict, "/P");
            if (dict.hasKey("/VE") || !isOneOf(policy, {"", "/AnyOn", "/AllOn"})) found(ContentIssue::Layers);
        }
        if (dict.getKey("/Rect").isArray() && dict.getKey("/Subtype").isName() && !stream.isStream())
            lookAtAnnotation(dict);
    }

    void lookAtStream(QPDFObjectHandle dict, QPDFObjectHandle stream)
    {
        if (dict.hasKey("/F") && found(ContentIssue::ExternalContent))
            for (const char* key : {"/F", "/FFilter", "/FDecodeParms"})
                dict.removeKey(key);
        if (dict.hasKey("/OPI") && found(ContentIssue::ExternalContent)) dict.removeKey("/OPI");
        if (dict.hasKey("/Alternates") && found(ContentIssue::AlternateImages)) dict.removeKey("/Alternates");
        const bool isPostScript = nameIn(dict, "/Subtype") == "/PS" || nameIn(dict, "/Subtype2") == "/PS";
        if (isPostScript && found(ContentIssue::PrintDiffers)) {
            dict.removeKey("/Subtype2");
            dict.removeKey("/Level1");
            dict.replaceKey("/Subtype", QPDFObjectHandle::newName("/Form"));
            dict.replaceKey("/BBox", QPDFObjectHandle::parse("[0 0 0 0]"));
            stream.replaceStreamData("", QPDFObjectHandle::newNull(), QPDFObjectHandle::newNull());
        }
    }

    void lookAtAnnotation(QPDFObjectHandle annotation)
    {
        static const std::set<std::string> drawn{
            "/Text",     "/Link",      "/FreeText", "/Line",        "/Square",
            "/Circle",   "/Polygon",   "/PolyLine", "/Highlight",   "/Underline",
            "/Squiggly", "/StrikeOut", "/Caret",    "/Stamp",       "/Ink",
            "/Popup",    "/Widget",    "/Redact",   "/PrinterMark", "/FileAttachment"};
        const std::string kind = nameIn(annotation, "/Subtype");
        const bool hasVisibleAppearance = !normalAppearance(annotation).isNull();
        if (!isOneOf(kind, drawn) && found(ContentIssue::Media)) {
            if (hasVisibleAppearance)
                becomePicture(annotation);
            else
                annotation.replaceKey(droppedMark, QPDFObjectHandle::newBool(true));
        }
        if (kind == "/Link" || kind == "/Popup") return;
        if (parseRect(annotation.getKey("/Rect")).isEmpty()) return;
        const int flags = annotationFlags(annotation);
        const bool isHidden = (flags & annotationflag::hidden) != 0;
        const bool onScreen = !isHidden && (flags & annotationflag::noView) == 0;
        const bool onPaper = !isHidden && (flags & annotationflag::print) != 0;
        if (onScreen == onPaper || !found(ContentIssue::PrintDiffers)) return;
        if (onScreen)
            annotation.replaceKey("/F", QPDFObjectHandle::newInteger((flags | annotationflag::print) &
                                                                     ~annotationflag::toggleNoView));
        else
            annotation.replaceKey(droppedMark, QPDFObjectHandle::newBool(true));
    }

    static void becomePicture(QPDFObjectHandle annotation)
    {
        for (const std::string& key : annotation.getKeys())
            if (!isOneOf(key, {"/Type", "/Rect", "/P", "/NM", "/M", "/F", "/AP", "/AS", "/OC"}))
                annotation.removeKey(key);
        annotation.replaceKey("/Subtype", QPDFObjectHandle::newName("/Stamp"));
    }

    void dropAnnotations()
    {
        if (m_mended.isEmpty()) return;
        for (const int leaf : m_tree.pages) {
            QPDFObjectHandle annotations = nodeObject(m_qpdf, m_tree, leaf).getKey("/Annots");
            for (int i = annotations.isArray() ? annotations.getArrayNItems() - 1 : -1; i >= 0; --i)
                if (QPDFObjectHandle each = annotations.getArrayItem(i);
                    each.isDictionary() && each.hasKey(droppedMark)) {
                    each.removeKey(droppedMark);
                    annotations.eraseItem(i);
                }
        }
    }

    QPDF& m_qpdf;
    const PageTree& m_tree;
    const QSet<ContentIssue>& m_mended;
    QSet<ContentIssue> m_found;
};

} // namespace

QList<ContentIssue> findContentIssues(QPDF& qpdf, const PageTree& tree, const QSet<ContentIssue>& mended)
{
    return ContentScan(qpdf, tree, mended).run();
}

} // namespace ink::pdf
