#include "app/pdf/pageappend.h"

#include "app/pdf/contentbalance.h"
#include "app/pdf/revision.h"

#include <qpdf/Pipeline.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>

#include <string>
#include <vector>

namespace ink::pdf {

namespace {

constexpr size_t maximumContent =
    32U * 1024 * 1024; ///< what is unpacked to see whether a page's content is balanced

/** Takes what is piped into a text that is there already. */
class IntoText final : public Pipeline
{
public:
    explicit IntoText(std::string& text) : Pipeline("text", nullptr), m_text(text) {}
    void write(const unsigned char* data, size_t length) override
    {
        m_text.append(reinterpret_cast<const char*>(data), length);
    }
    void finish() override {}

private:
    std::string& m_text;
};

struct Content
{
    std::vector<std::string> streams; ///< references, in order
    std::string decoded;
    bool known = true; ///< whether `decoded` is the whole content
};

Content contentOf(const Revision& revision, QPDFObjectHandle page)
{
    Content content;
    const auto take = [&](QPDFObjectHandle stream) {
        if (!stream.isStream() || !stream.isIndirect()) return;
        content.streams.push_back(refText(idOf(stream)));
        if (!content.known) return;
        if (const std::string* changed = revision.content(idOf(stream))) {
            content.decoded += *changed + '\n';
            content.known = content.decoded.size() <= maximumContent;
            return;
        }
        try {
            IntoText text(content.decoded);
            bool filtered = false;
            stream.pipeStreamData(&text, &filtered, 0, qpdf_dl_specialized);
            content.decoded += '\n';
            content.known = filtered && content.decoded.size() <= maximumContent;
        } catch (const std::exception&) {
            content.known = false;
        }
    };
    QPDFObjectHandle contents = page.getKey("/Contents");
    if (contents.isArray()) {
        const int count = contents.getArrayNItems();
        for (int i = 0; i < count; ++i)
            take(contents.getArrayItem(i));
    } else {
        take(contents);
    }
    return content;
}

} // namespace

void PageAppender::append(int pageIndex, ObjectId form, const std::string& matrix)
{
    const PageTree& tree = m_revision.tree();
    const PageInfo& info = tree.infos.at(pageIndex);
    const int nodeIndex = tree.pages[static_cast<size_t>(pageIndex)];
    QPDFObjectHandle page = nodeObject(m_revision.source(), tree, nodeIndex);

    QPDFObjectHandle resources = resourcesOf(m_revision.source(), tree, nodeIndex);
    QPDFObjectHandle xobjects = resources.getKey("/XObject");
    DictText xobjectTexts = dictOf(xobjects);
    int number = 0;
    const auto name = [&](ObjectId id) {
        std::string result;
        do {
            result = "/Ink" + std::to_string(++number);
        } while (xobjectTexts.count(result) > 0);
        xobjectTexts[result] = refText(id);
        return result;
    };
    const std::string painted = name(form) + " Do\n";

    Content content = contentOf(m_revision, page);
    const ContentBalance balance = content.known ? balanceOf(content.decoded) : ContentBalance{};
    const ObjectId id = m_revision.page(pageIndex);
    DictText& dict = m_revision.edit(id);
    DictText resourceTexts = dictOf(resources);

    std::vector<std::string> streams;
    std::string tail;
    if (balance.underflow > 0) {
        // A stray Q would undo our q; inside a form it has nothing to undo (ISO 32000-2 §8.10.1).
        DictText whole;
        whole["/Type"] = "/XObject";
        whole["/Subtype"] = "/Form";
        whole["/BBox"] = "[" + numberText(info.cropBox.left()) + ' ' + numberText(info.cropBox.top()) + ' ' +
                         numberText(info.cropBox.right()) + ' ' + numberText(info.cropBox.bottom()) + "]";
        whole["/Resources"] = textOf(resourceTexts);
        whole["/Filter"] = "/FlateDecode";
        if (QPDFObjectHandle group = page.getKey("/Group"); group.isDictionary())
            whole["/Group"] = textOf(group);
        tail = name(m_revision.addStream(std::move(whole), deflated(content.decoded))) + " Do\n";
    } else if (!content.streams.empty()) {
        if (m_opening.isNull()) m_opening = m_revision.addStream({}, "q\n");
        streams.push_back(refText(m_opening));
        streams.insert(streams.end(), content.streams.begin(), content.streams.end());
        tail = "\n";
        if (balance.inText) tail += "ET\n";
        for (int i = 0; i < balance.marked; ++i)
            tail += "EMC\n";
        for (int i = 0; i <= balance.open; ++i)
            tail += "Q\n";
    }
    streams.push_back(refText(m_revision.addStream({}, tail + "q\n" + matrix + painted + "Q\n")));
    dict["/Type"] = "/Page";
    // Some readers find inherited values by /Parent only.
    if (const int parent = tree.nodes[static_cast<size_t>(nodeIndex)].parent;
        parent >= 0 && !page.getKey("/Parent").isDictionary())
        dict["/Parent"] = refText(m_revision.node(parent));
    dict["/Contents"] = arrayText(streams);
    resourceTexts["/XObject"] = textOf(xobjectTexts);
    dict["/Resources"] = textOf(resourceTexts);
}

} // namespace ink::pdf
