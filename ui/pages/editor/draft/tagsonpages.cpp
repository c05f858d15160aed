#include "ui/pages/editor/draft/tagsonpages.h"

#include "app/domain/document/document.h"

namespace ink::ui {

domain::Document withTags(domain::Document document, const QList<domain::Tag>& tags)
{
    document.tags.clear();
    for (domain::Tag tag : tags) {
        const auto place = document.pageAt(tag.pageIndex);
        if (!place.page) continue;
        tag.pageId = place.page->id;
        document.tags.append(tag);
    }
    return document;
}

QList<domain::Tag> tagsOfFile(const domain::Document& document, qsizetype at)
{
    int first = 0;
    for (qsizetype i = 0; i < at; ++i)
        first += static_cast<int>(document.files.at(i).pages.size());
    const int end = first + static_cast<int>(document.files.at(at).pages.size());
    QList<domain::Tag> tags;
    for (domain::Tag tag : document.tags) {
        if (tag.pageIndex <= first || tag.pageIndex > end) continue;
        tag.pageIndex -= first;
        tags.append(tag);
    }
    return tags;
}

} // namespace ink::ui
