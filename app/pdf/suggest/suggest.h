#pragma once

#include "app/base/result.h"
#include "app/domain/document/codes.h"
#include "app/domain/document/page.h"
#include "app/pdf/content/pagecontent.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <memory>

namespace ink::pdf {

/** A suggested tag: on a signature line, a check box, a blank after "Date:". */
struct TagSuggestion
{
    domain::TagType type = domain::TagType::Text;
    int pageIndex = 0;     ///< 0-based
    domain::PageRect rect; ///< on the line or in the box
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
    /** All suggestions, by page, top to bottom. A tag without a label gets a name in `language` (BCP 47). */
    [[nodiscard]] QList<TagSuggestion> suggestions(const QString& language) const;

private:
    class Private;
    std::unique_ptr<Private> d;
};

/** Suggestions for all pages of a file, with names as in `suggestions`. Fails like readPages. */
[[nodiscard]] Result<QList<TagSuggestion>> suggestTags(const QByteArray& bytes, const QString& language);

} // namespace ink::pdf
