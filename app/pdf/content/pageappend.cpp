#include "app/pdf/content/pageappend.h"

#include "app/pdf/content/contentbalance.h"
#include "app/pdf/file/revision.h"

#include <qpdf/Pipeline.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>

#include <string>
#include <utility>
#include <vector>

namespace ink::pdf {

namespace {

constexpr size_t maximumContent =
    32U * 1024 * 1024; ///< maximum decoded bytes when checking whether a page's content is balanced

constexpr size_t usualContent = 96U * 1024; ///< reserved in advance to avoid reallocations

/** A pipeline that appends its data to an existing string. */
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

struct PageContents
{
    std::vector<std::string> streams; ///< references, in order
    std::string decoded;
    bool known = true; ///< true if `decoded` is the complete content
};

PageContents readPageContents(const Revision& revision, QPDFObjectHandle contents)
{
    PageContents content;
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
            if (content.decoded.capacity() < usualContent) content.decoded.reserve(usualContent);
            IntoText text(content.decoded);
            bool filtered = false;
            stream.pipeStreamData(&text, &filtered, 0, qpdf_dl_specialized);
            content.decoded += '\n';
            content.known = filtered && content.decoded.size() <= maximumContent;
        } catch (const std::exception&) {
            content.known = false;
        }
    };
    if (contents.isArray()) {
        const int count = contents.getArrayNItems();
        for (int i = 0; i < count; ++i)
            take(contents.getArrayItem(i));
    } else {
        take(contents);
    }
    return content;
}

/** Returns the entries of a page's resources: read without the parser if the page has its own and they are
 * plainly written, otherwise parsed, including inherited ones. */
DictText resourceTextsOf(const Revision& revision, int node)
{
    if (const ObjectId id = idOf(revision.nodeEntry(node, "/Resources")); !id.isNull())
        if (const auto plain = revision.file().plainDict(id)) return plain->toDictText();
    return dictOf(resourcesOf(revision.source(), revision.tree(), node));
}

/** The entries of a value that is a dictionary or refers to one; empty for any other value. */
DictText textsIn(const Revision& revision, const DictText& texts, const char* key)
{
    const auto at = texts.find(key);
    if (at == texts.end()) return {};
    const QByteArrayView text(at->second.data(), static_cast<qsizetype>(at->second.size()));
    if (const auto id = parsePlainReference(text)) return revision.file().dictText(*id);
    if (const auto plain = PlainDict::parse(text)) return plain->toDictText();
    return dictOf(QPDFObjectHandle::parse(&revision.source(), "[" + at->second + "]").getArrayItem(0));
}

} // namespace

PageAppender::Page PageAppender::openPage(int pageIndex)
{
    const PageTree& tree = m_revision.tree();
    const PageInfo& info = tree.infos.at(pageIndex);
    const int nodeIndex = tree.pages[static_cast<size_t>(pageIndex)];
    Page page;
    page.resources = resourceTextsOf(m_revision, nodeIndex);
    page.forms = textsIn(m_revision, page.resources, "/XObject");
    const PageContents content = readPageContents(m_revision, m_revision.nodeEntry(nodeIndex, "/Contents"));
    const ContentBalance balance = content.known ? countContentBalance(content.decoded) : ContentBalance{};
    if (balance.extraRestores > 0) {
        // A stray Q would undo our q; inside a form it has no effect (ISO 32000-2 §8.10.1). The page's
        // structure elements don't find their content there.
        m_structure.recordUntagged();
        DictText whole;
        whole["/Type"] = "/XObject";
        whole["/Subtype"] = "/Form";
        whole["/BBox"] = rectText(info.cropBox);
        whole["/Resources"] = textOf(page.resources);
        whole["/Filter"] = "/FlateDecode";
        if (QPDFObjectHandle group = m_revision.nodeEntry(nodeIndex, "/Group"); group.isDictionary())
            whole["/Group"] = textOf(group);
        page.tail =
            resourceName(page, m_revision.addStream(std::move(whole), compressData(content.decoded))) +
            " Do\n";
    } else if (!content.streams.empty()) {
        if (m_opening.isNull()) m_opening = m_revision.addStream({}, "q\n");
        page.streams.push_back(refText(m_opening));
        page.streams.insert(page.streams.end(), content.streams.begin(), content.streams.end());
        page.tail = "\n";
        if (balance.isInText) page.tail += "ET\n";
        for (int i = 0; i < balance.openMarkedContents; ++i)
            page.tail += "EMC\n";
        for (int i = 0; i <= balance.openStates; ++i)
            page.tail += "Q\n";
    }
    // Some readers find inherited values only through /Parent.
    if (const int parent = tree.nodes[static_cast<size_t>(nodeIndex)].parent; parent >= 0) {
        QPDFObjectHandle said = m_revision.nodeEntry(nodeIndex, "/Parent");
        const ObjectId known = tree.nodes[static_cast<size_t>(parent)]
                                   .id; // must be a dictionary, because this node was reached through it
        if ((known.isNull() || idOf(said) != known) && !said.isDictionary())
            m_revision.edit(m_revision.page(pageIndex))["/Parent"] = refText(m_revision.node(parent));
    }
    return page;
}

std::string PageAppender::resourceName(Page& page, ObjectId form)
{
    std::string result;
    do {
        result = "/Ink" + std::to_string(++page.number);
    } while (page.forms.count(result) > 0);
    page.forms[result] = refText(form);
    return result;
}

void PageAppender::append(int pageIndex, DictText form, std::string_view content, const std::string& matrix,
                          std::vector<TaggedContent> tagged)
{
    const ObjectId id = m_revision.reserve();
    form["/Type"] = "/XObject";
    form["/Subtype"] = "/Form";
    if (!tagged.empty()) m_structure.addContent(pageIndex, id, form, std::move(tagged));
    constexpr size_t minCompressed = 400;
    if (content.size() < minCompressed) {
        m_revision.set(id, streamText(std::move(form), content));
    } else {
        form["/Filter"] = "/FlateDecode";
        m_revision.set(id, streamText(std::move(form), compressData(content)));
    }
    auto known = m_pages.find(pageIndex);
    if (known == m_pages.end()) known = m_pages.emplace(pageIndex, openPage(pageIndex)).first;
    Page& page = known->second;
    const std::string painted = "q\n" + matrix + resourceName(page, id) + " Do\nQ\n";
    page.streams.push_back(refText(m_revision.addStream({}, std::exchange(page.tail, {}) + painted)));
    DictText& dict = m_revision.edit(m_revision.page(pageIndex));
    dict["/Type"] = "/Page";
    dict["/Contents"] = arrayText(page.streams);
    page.resources["/XObject"] = textOf(page.forms);
    dict["/Resources"] = textOf(page.resources);
}

} // namespace ink::pdf
