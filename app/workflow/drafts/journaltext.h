#pragma once

#include "app/domain/document/tag.h"

#include <QByteArray>
#include <QHash>

namespace ink::domain {
struct Document;
}

namespace ink::workflow {

/**
 * The journal's text of a draft: its edits as wire JSON, of its files only the order, no history. Built
 * at each edit; tags unchanged since the last time are not serialized again.
 */
class JournalText final
{
public:
    [[nodiscard]] QByteArray of(const domain::Document& document);

private:
    struct Written
    {
        domain::Tag tag;
        QByteArray text; ///< all but its position, without the closing bracket
    };
    void write(const domain::Tag& tag, QByteArray& text);

    QHash<domain::TagId, Written> m_tags;
};

} // namespace ink::workflow
