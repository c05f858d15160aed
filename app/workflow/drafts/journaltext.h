#pragma once

#include "app/domain/document/tag.h"

#include <QByteArray>
#include <QHash>

namespace ink::domain {
struct Document;
}

namespace ink::workflow {

/** Serializes a draft for the journal: its edits as wire JSON, with only the order of its files, and without
 * the history. Called for each edit, so unchanged tags are not serialized again. */
class JournalText final
{
public:
    [[nodiscard]] QByteArray serialize(const domain::Document& document);

private:
    struct Written
    {
        domain::Tag tag;
        QByteArray text; ///< JSON of the tag without its rectangle and the closing brace
    };
    void write(const domain::Tag& tag, QByteArray& text);

    QHash<domain::TagId, Written> m_tags;
};

} // namespace ink::workflow
