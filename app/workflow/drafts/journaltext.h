#pragma once

#include "app/domain/document/tag.h"

#include <QByteArray>
#include <QHash>

namespace ink::domain {
struct Document;
}

namespace ink::workflow {

/** A draft as text for the journal: its edits as wire JSON, with only the order of its files, and no history.
 * Created for each edit; unchanged tags are not serialized again. */
class JournalText final
{
public:
    [[nodiscard]] QByteArray serialize(const domain::Document& document);

private:
    struct Written
    {
        domain::Tag tag;
        QByteArray text; ///< everything except its position, without the closing bracket
    };
    void write(const domain::Tag& tag, QByteArray& text);

    QHash<domain::TagId, Written> m_tags;
};

} // namespace ink::workflow
