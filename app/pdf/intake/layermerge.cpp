#include "app/pdf/intake/layermerge.h"

#include "app/pdf/content/contentlexer.h"
#include "app/pdf/content/hiddenlayers.h"
#include "app/pdf/file/pagetree.h"
#include "app/pdf/file/parsebudget.h"
#include "app/pdf/intake/reasons.h"

#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace ink::pdf {

namespace {

constexpr int maxDepth = 30;

std::string dataOf(QPDFObjectHandle stream)
{
    const auto data = stream.getStreamData(qpdf_dl_generalized);
    return {reinterpret_cast<const char*>(data->getBuffer()), data->getSize()};
}

bool isLayer(QPDFObjectHandle value)
{
    if (!value.isDictionary()) return false;
    QPDFObjectHandle type = value.getKey("/Type");
    return type.isName() && (type.getName() == "/OCG" || type.getName() == "/OCMD");
}

/** Removes the layers from a content stream. */
class LayerFilter final
{
public:
    LayerFilter(const HiddenLayers& hidden, std::string_view content, QPDFObjectHandle properties)
        : m_hidden(hidden), m_content(content), m_properties(properties), m_lexer(content)
    {
    }

    /** Returns the filtered content; nothing if the position of visible text depends on hidden text. */
    std::optional<std::string> run()
    {
        while (true) {
            const ContentToken token = m_lexer.next();
            if (token.kind == ContentToken::Kind::End) break;
            if (token.kind == ContentToken::Kind::Name) m_names.emplace_back(token.text);
            if (token.kind != ContentToken::Kind::Keyword || token.text == "true" || token.text == "false" ||
                token.text == "null")
                continue;
            const std::string word(token.text);
            size_t end = token.end;
            if (word == "BI") {
                ContentToken inner = m_lexer.next();
                while (inner.kind != ContentToken::Kind::End &&
                       !(inner.kind == ContentToken::Kind::Keyword && inner.text == "ID"))
                    inner = m_lexer.next();
                m_lexer.skipInlineImage();
                end = m_lexer.position();
            }
            if (!perform(word, token.begin, end)) return std::nullopt;
            m_start = end;
            m_names.clear();
        }
        if (m_hiddenMarks == 0) m_out += m_content.substr(m_start);
        return std::move(m_out);
    }

private:
    enum class Mark { Plain, Shown, Hidden };

    bool perform(const std::string& word, size_t begin, size_t end)
    {
        if (word == "BMC" || word == "BDC") {
            Mark mark = Mark::Plain;
            if (word == "BDC" && m_names.size() == 2 && m_names.front() == "OC" &&
                m_properties.isDictionary())
                mark =
                    m_hidden.isHidden(m_properties.getKey('/' + m_names.back())) ? Mark::Hidden : Mark::Shown;
            m_marks.push_back(mark);
            if (mark == Mark::Hidden) ++m_hiddenMarks;
            if (mark == Mark::Plain) keep(end);
            return true;
        }
        if (word == "EMC") {
            const Mark mark = m_marks.empty() ? Mark::Plain : m_marks.back();
            if (!m_marks.empty()) m_marks.pop_back();
            if (mark == Mark::Hidden) --m_hiddenMarks;
            if (mark == Mark::Plain) keep(end);
            return true;
        }
        if (word == "Td" || word == "TD" || word == "Tm" || word == "T*" || word == "BT" || word == "ET")
            m_isMoved = false;
        const bool showsText = word == "Tj" || word == "TJ";
        if (m_hiddenMarks == 0) {
            if (showsText && m_isMoved) return false;
            if (word == "'" || word == "\"") m_isMoved = false;
            keep(end);
            return true;
        }
        static const std::set<std::string> paths{"S", "s", "f", "F", "f*", "B", "B*", "b", "b*"};
        if (showsText) {
            m_isMoved = true;
        } else if (word == "'") {
            m_out += " T* ";
            m_isMoved = true;
        } else if (word == "\"") {
            const std::string operands(m_content.substr(m_start, begin - m_start));
            ContentLexer numbers(operands);
            const ContentToken first = numbers.next();
            const std::string space = operands.substr(first.begin, first.end - first.begin);
            const ContentToken second = numbers.next();
            m_out +=
                ' ' + space + " Tw " + operands.substr(second.begin, second.end - second.begin) + " Tc T* ";
            m_isMoved = true;
        } else if (paths.contains(word)) {
            m_out += " n ";
        } else if (word != "Do" && word != "sh" && word != "BI") {
            keep(end);
        }
        return true;
    }

    void keep(size_t end) { m_out += m_content.substr(m_start, end - m_start); }

    const HiddenLayers& m_hidden;
    std::string_view m_content;
    QPDFObjectHandle m_properties;
    ContentLexer m_lexer;
    std::string m_out;
    size_t m_start = 0; ///< offset of the current operator's operands
    std::vector<std::string> m_names;
    std::vector<Mark> m_marks;
    int m_hiddenMarks = 0;
    bool m_isMoved = false; ///< hidden text was removed since the last positioning operator
};

class LayerMerger final
{
public:
    LayerMerger(QPDF& qpdf, const PageTree& tree) : m_qpdf(qpdf), m_tree(tree), m_hidden(qpdf) {}

    Result<void> run()
    {
        for (const int leaf : m_tree.pages) {
            ParseBudget::check();
            QPDFObjectHandle page = nodeObject(m_qpdf, m_tree, leaf);
            QPDFObjectHandle resources = resourcesOf(m_qpdf, m_tree, leaf);
            mergePage(page, resources);
            mergeAnnotations(page, resources);
            mergeResources(resources, 0);
        }
        for (QPDFObjectHandle properties : m_properties)
            for (const std::string& key : properties.getKeys())
                if (isLayer(properties.getKey(key))) properties.removeKey(key);
        m_qpdf.getRoot().removeKey("/OCProperties");
        if (m_failed) return fail(ErrorCode::UnreadablePdf, reasons::layersNotMergeable());
        return {};
    }

private:
    std::optional<std::string> merged(const std::string& content, QPDFObjectHandle resources)
    {
        QPDFObjectHandle properties =
            resources.isDictionary() ? resources.getKey("/Properties") : QPDFObjectHandle::newNull();
        if (properties.isDictionary()) m_properties.push_back(properties);
        if (content.find("/OC") == std::string::npos) return std::nullopt;
        auto result = LayerFilter(m_hidden, content, properties).run();
        if (!result) m_failed = true;
        return result;
    }

    void mergePage(QPDFObjectHandle page, QPDFObjectHandle resources)
    {
        QPDFObjectHandle contents = page.getKey("/Contents");
        std::string content;
        if (contents.isStream()) content = dataOf(contents);
        for (int i = 0; contents.isArray() && i < contents.getArrayNItems(); ++i)
            if (QPDFObjectHandle part = contents.getArrayItem(i); part.isStream())
                content += dataOf(part) + '\n';
        if (const auto result = merged(content, resources))
            page.replaceKey("/Contents", QPDFObjectHandle::newStream(&m_qpdf, *result));
    }

    void mergeAnnotations(QPDFObjectHandle page, QPDFObjectHandle resources)
    {
        QPDFObjectHandle annotations = page.getKey("/Annots");
        for (int i = annotations.isArray() ? annotations.getArrayNItems() - 1 : -1; i >= 0; --i) {
            QPDFObjectHandle each = annotations.getArrayItem(i);
            if (!each.isDictionary()) continue;
            if (m_hidden.isHidden(each.getKey("/OC"))) {
                annotations.eraseItem(i);
                continue;
            }
            each.removeKey("/OC");
            QPDFObjectHandle looks = each.getKey("/AP");
            for (const char* key : {"/N", "/R", "/D"}) {
                QPDFObjectHandle look =
                    looks.isDictionary() ? looks.getKey(key) : QPDFObjectHandle::newNull();
                if (look.isStream())
                    mergeForm(look, resources, 0);
                else if (look.isDictionary())
                    for (const std::string& state : look.getKeys())
                        mergeForm(look.getKey(state), resources, 0);
            }
        }
    }

    void mergeResources(QPDFObjectHandle resources, int depth)
    {
        if (!resources.isDictionary() || depth > maxDepth) return;
        const auto each = [&](const char* kind, const auto& act) {
            QPDFObjectHandle named = resources.getKey(kind);
            if (!named.isDictionary()) return;
            for (const std::string& key : named.getKeys())
                act(named.getKey(key));
        };
        each("/XObject", [&](QPDFObjectHandle object) { mergeForm(object, resources, depth); });
        each("/Pattern", [&](QPDFObjectHandle object) { mergeForm(object, resources, depth); });
        each("/ExtGState", [&](QPDFObjectHandle state) {
            QPDFObjectHandle mask = state.isDictionary() ? state.getKey("/SMask") : state;
            if (mask.isDictionary()) mergeForm(mask.getKey("/G"), resources, depth);
        });
        each("/Font", [&](QPDFObjectHandle font) {
            if (!font.isDictionary() || !font.getKey("/CharProcs").isDictionary()) return;
            QPDFObjectHandle own = font.getKey("/Resources");
            QPDFObjectHandle letters = font.getKey("/CharProcs");
            for (const std::string& key : letters.getKeys())
                mergeStream(letters.getKey(key), own.isDictionary() ? own : resources);
            if (own.isDictionary() && m_seen.insert(idOf(font)).second) mergeResources(own, depth + 1);
        });
    }

    void mergeForm(QPDFObjectHandle object, QPDFObjectHandle outer, int depth)
    {
        if (!object.isStream() || !m_seen.insert(idOf(object)).second) return;
        QPDFObjectHandle dict = object.getDict();
        if (m_hidden.isHidden(dict.getKey("/OC"))) {
            for (const std::string& key : dict.getKeys())
                if (key != "/Length") dict.removeKey(key);
            dict.replaceKey("/Type", QPDFObjectHandle::newName("/XObject"));
            dict.replaceKey("/Subtype", QPDFObjectHandle::newName("/Form"));
            dict.replaceKey("/BBox", QPDFObjectHandle::parse("[0 0 0 0]"));
            object.replaceStreamData("", QPDFObjectHandle::newNull(), QPDFObjectHandle::newNull());
            return;
        }
        dict.removeKey("/OC");
        QPDFObjectHandle kind = dict.getKey("/Subtype");
        if (kind.isName() && kind.getName() == "/Image") {
            for (const char* mask : {"/SMask", "/Mask"})
                mergeForm(dict.getKey(mask), outer, depth + 1);
            return;
        }
        QPDFObjectHandle own = dict.getKey("/Resources");
        mergeStream(object, own.isDictionary() ? own : outer);
        mergeResources(own, depth + 1);
    }

    void mergeStream(QPDFObjectHandle stream, QPDFObjectHandle resources)
    {
        if (!stream.isStream()) return;
        if (const auto result = merged(dataOf(stream), resources))
            stream.replaceStreamData(*result, QPDFObjectHandle::newNull(), QPDFObjectHandle::newNull());
    }

    QPDF& m_qpdf;
    const PageTree& m_tree;
    HiddenLayers m_hidden;
    std::set<ObjectId> m_seen;
    std::vector<QPDFObjectHandle> m_properties;
    bool m_failed = false;
};

} // namespace

Result<void> mergeLayers(QPDF& qpdf, const PageTree& tree)
{
    return LayerMerger(qpdf, tree).run();
}

} // namespace ink::pdf
