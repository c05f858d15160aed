#include "app/pdf/certificate/certificatestructure.h"

#include "app/pdf/file/plainpdf.h"

#include <algorithm>
#include <string_view>

namespace ink::pdf {

CertificateStructure::CertificateStructure() : m_nodes{Node{"/Document", 0, 0, {}, {}, {}}} {}

CertificateStructure::Element CertificateStructure::add(Element parent, const char* type)
{
    const auto element = static_cast<Element>(m_nodes.size());
    m_nodes.push_back({type, parent, 0, {}, {}, {}});
    m_nodes[static_cast<size_t>(parent)].children.push_back(element);
    return element;
}

void CertificateStructure::setActualText(Element element, const QString& text)
{
    m_nodes[static_cast<size_t>(element)].actualText = text;
}

std::string CertificateStructure::begin(Element element, int page)
{
    m_owners.resize(std::max(m_owners.size(), static_cast<size_t>(page)));
    auto& owners = m_owners[static_cast<size_t>(page - 1)];
    Node& node = m_nodes[static_cast<size_t>(element)];
    Q_ASSERT(node.page == 0 || node.page == page);
    node.page = page;
    node.contents.push_back(static_cast<int>(owners.size()));
    owners.push_back(element);
    return std::string(node.type) + " <</MCID " + std::to_string(node.contents.back()) + ">> BDC\n";
}

std::string CertificateStructure::pageEntry(int page)
{
    return " /StructParents " + std::to_string(page - 1);
}

std::string CertificateStructure::write(PlainPdf& file, const std::vector<std::string>& pages,
                                        const QString& language) const
{
    const std::string root = file.reserve();
    std::vector<std::string> references;
    for (size_t i = 0; i < m_nodes.size(); ++i)
        references.push_back(file.reserve());
    const std::string columnHeader = file.add("<</O /Table /Scope /Column>>");
    for (size_t i = 0; i < m_nodes.size(); ++i) {
        const Node& node = m_nodes[i];
        // The entries are as short as possible: there are hundreds of elements.
        std::string body = std::string("<</S") + node.type + "/P ";
        body += i == 0 ? root : references[static_cast<size_t>(node.parent)];
        if (i == 0) body += "/Type/StructElem/Lang(" + language.toStdString() + ')';
        if (node.type == std::string_view("/TH")) body += "/A " + columnHeader;
        if (!node.actualText.isEmpty()) body += "/ActualText " + stringText(node.actualText);
        if (node.page > 0) body += "/Pg " + pages.at(static_cast<size_t>(node.page - 1));
        std::vector<std::string> kids;
        for (const int content : node.contents)
            kids.push_back(std::to_string(content));
        for (const Element child : node.children)
            kids.push_back(references[static_cast<size_t>(child)]);
        if (kids.size() == 1)
            body += "/K " + kids.front();
        else if (!kids.empty())
            body += "/K" + arrayText(kids);
        file.set(references[i], body + ">>");
    }
    std::vector<std::string> parents;
    for (size_t page = 0; page < pages.size(); ++page) {
        std::vector<std::string> owners;
        if (page < m_owners.size())
            for (const Element owner : m_owners[page])
                owners.push_back(references[static_cast<size_t>(owner)]);
        parents.push_back(std::to_string(page));
        parents.push_back(arrayText(owners));
    }
    // A separate node, so that a later addition rewrites only its small parent.
    const std::string leaf =
        file.add("<</Limits [0 " + std::to_string(pages.size() - 1) + "] /Nums " + arrayText(parents) + ">>");
    file.set(root, "<</Type /StructTreeRoot /K " + references.front() + " /ParentTree " +
                       file.add("<</Kids [" + leaf + "]>>") + " /ParentTreeNextKey " +
                       std::to_string(pages.size()) + ">>");
    return root;
}

} // namespace ink::pdf
