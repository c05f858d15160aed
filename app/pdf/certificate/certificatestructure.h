#pragma once

#include <QString>

#include <string>
#include <vector>

namespace ink::pdf {

class PlainPdf;

/** The structure tree of the certificate (ISO 32000-2 §14.7): elements in reading order, and the content of
 * pages that belongs to each. */
class CertificateStructure final
{
public:
    /** Creates the document's element. */
    CertificateStructure();

    /** An element; 0 is the document. */
    using Element = int;
    /** Adds an element of a standard type, e.g. `/Sect`, as the parent's last child. */
    Element add(Element parent, const char* type);
    /** Sets /ActualText of an element whose content isn't in logical order. */
    void setActualText(Element element, const QString& text);
    /** Begins content of an element on a page (1-based); each element has its content on one page. Ends with
     * `EMC`. */
    [[nodiscard]] std::string begin(Element element, int page);
    /** Returns the entry of a page's dictionary (1-based). */
    [[nodiscard]] static std::string pageEntry(int page);
    /** Writes the tree; `pages` are references, `language` is a BCP 47 tag. Returns the reference to its
     * root. */
    [[nodiscard]] std::string write(PlainPdf& file, const std::vector<std::string>& pages,
                                    const QString& language) const;

private:
    struct Node
    {
        const char* type = nullptr;
        Element parent = 0;
        int page = 0; ///< 1-based; 0 = no content of its own
        std::vector<int> contents;
        std::vector<Element> children;
        QString actualText;
    };
    std::vector<Node> m_nodes;
    std::vector<std::vector<Element>> m_owners; ///< by page and MCID
};

/** Begins content that is no part of the text, such as lines. Ends with `EMC`. */
inline constexpr const char* beginDecoration = "/Artifact BMC\n";
/** Begins content that is repeated on pages, such as headers. Ends with `EMC`. */
inline constexpr const char* beginRepetition = "/Artifact <</Type /Pagination>> BDC\n";
inline constexpr const char* endContent = "EMC\n";

} // namespace ink::pdf
