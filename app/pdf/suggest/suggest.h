#pragma once

#include "app/base/result.h"
#include "app/domain/document/codes.h"
#include "app/domain/document/page.h"
#include "app/pdf/content/pagecontent.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <functional>
#include <memory>

namespace ink::pdf {

class PageRenderer;
struct ScannedMarks;

/** A suggested tag: on a signature line, a check box, a blank after "Date:". */
struct TagSuggestion
{
    domain::TagType type = domain::TagType::Text;
    int pageIndex = 0;     ///< 0-based
    domain::PageRect rect; ///< position on the line or in the box
    double confidence = 0; ///< 0 … 1; below 0.5 it is a guess
    QString name;          ///< from the label, unique among the suggestions of a file
    int recipient = 1;     ///< 1 …, in the order in which the parties sign
    QString party;         ///< the word that named the recipient ("Tenant"), else empty
    QString groupName;     ///< for radio buttons, and for two boxes with yes and no
    QString fill;          ///< as TagStyle::fill: next to a signature, the signer's name, title or company
    bool isMultiline = false;
    QString format; ///< as TagStyle::format: `email` or `phone`; or `iban`, which becomes a pattern
    bool isMandatory = true;
    bool operator==(const TagSuggestion&) const = default;
};

/** Suggests tags from text and lines (English, French, German and Spanish labels). Pages are added in order;
 * everything runs locally. Skips areas covered by an AcroForm field. */
class TagSuggester final
{
public:
    TagSuggester();
    ~TagSuggester();
    void addPage(const PageContent& page);
    /** Adds a scanned page with what is printed in its picture; see readScan(). */
    void addPage(const PageContent& page, const ScannedMarks& marks);
    /** All suggestions, by page, top to bottom. A tag without a label gets a name in `language` (BCP 47). */
    [[nodiscard]] QList<TagSuggestion> suggestions(const QString& language) const;

private:
    void add(const PageContent& content, const ScannedMarks* marks);
    class Private;
    std::unique_ptr<Private> d;
};

/** Suggestions for all pages of a file, with names as in `suggestions`. Pictures aren't searched. Fails like
 * readPages. */
[[nodiscard]] Result<QList<TagSuggestion>> suggestTags(const QByteArray& bytes, const QString& language);

/** A search of a file that may contain scanned pages. */
struct TagSearch
{
    QString language; ///< for tags without a label
    /** Renders scanned pages, within limits; null: they aren't searched. */
    const PageRenderer* renderer = nullptr;
    /** Called before each page (0-based) with the number of pages, and while one is searched; returning false
     * cancels the search. */
    std::function<bool(int pageIndex, int pageCount)> proceed;
};

struct FoundTags
{
    QList<TagSuggestion> suggestions;
    QList<int> skippedPages; ///< 0-based: pages that couldn't be read or rendered within the limits
};

// Index(maxScannedPages): Suggestions: how many scanned pages of a file are searched
/** The limit on scanned pages that are searched in one file; the others are skipped. */
inline constexpr int maxScannedPages = 500;

/** Searches all pages of a file, and goes on after a page that can't be searched. Returns what was found so
 * far when it is cancelled. Fails if the file can't be read at all. */
[[nodiscard]] Result<FoundTags> findTags(const QByteArray& bytes, const TagSearch& search);

} // namespace ink::pdf
