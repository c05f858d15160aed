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
    domain::PageRect rect; ///< sits on the line or in the box
    double confidence = 0; ///< 0 … 1; below 0.5 it is a guess
    QString name;          ///< from the label, unique among the suggestions of a file
    int recipient = 1;     ///< 1 …, in the order in which the parties sign
    QString party;         ///< the word that named the recipient ("Tenant"), else empty
    QString groupName;     ///< of radio buttons, and of two boxes that are yes and no
    QString fill;          ///< as TagStyle::fill: beside a signature the name, title or company of who signs
    bool isMultiline = false;
    QString format; ///< as TagStyle::format: `email` or `phone`; or `iban`, which is a pattern there
    bool isMandatory = true;
    bool operator==(const TagSuggestion&) const = default;
};

/**
 * Proposes tags from text and lines (English, French, German and Spanish labels). Pages are added in order;
 * nothing leaves the process. Places that an AcroForm field takes are left out.
 */
class TagSuggester final
{
public:
    TagSuggester();
    ~TagSuggester();
    void addPage(const PageContent& page);
    /** All suggestions, by page, top to bottom. A place without a label gets a name in `language` (BCP 47).
     */
    [[nodiscard]] QList<TagSuggestion> suggestions(const QString& language) const;

private:
    class Private;
    std::unique_ptr<Private> d;
};

/** All pages of a file, with the names of `suggestions`. Errors as readPages. */
[[nodiscard]] Result<QList<TagSuggestion>> suggestTags(const QByteArray& bytes, const QString& language);

} // namespace ink::pdf
