#pragma once

#include "app/domain/document/document.h"

#include <QByteArray>
#include <QHash>

namespace ink::workflow {

/**
 * The journal's text of a draft: its edits as wire JSON, of its files the order only, no history. It is
 * made at each edit; tags that are what they were the last time are not written out again.
 */
class JournalText final
{
public:
    [[nodiscard]] QByteArray of(const domain::Document& document);

private:
    struct Written
    {
        domain::Tag tag;
        QByteArray text; ///< all but its place, without its closing bracket
    };
    void write(const domain::Tag& tag, QByteArray& text);

    QHash<domain::TagId, Written> m_tags;
};

} // namespace ink::workflow
