#include "ui/commands/tagdefaults.h"

#include "app/domain/document/document.h"
#include "app/domain/document/tagplacement.h"

namespace ink::ui {

using domain::Tag;

namespace {

QSize sizeIn(const Tag& tag)
{
    return {tag.rect.width, tag.rect.height};
}

bool looksAlike(const Tag& a, const Tag& b)
{
    return a.style.fontFamily == b.style.fontFamily && a.style.fontSize == b.style.fontSize &&
           a.style.colour == b.style.colour && a.style.align == b.style.align && sizeIn(a) == sizeIn(b);
}

} // namespace

void TagDefaults::recordStyleChanges(const domain::Document& before, const domain::Document& after)
{
    const QList<Tag>& old = before.tags;
    const QList<Tag>& now = after.tags;
    if (old.constData() == now.constData() || old.size() != now.size())
        return; // no change, or tags were added or removed
    for (qsizetype i = 0; i < now.size(); ++i) {
        const Tag& tag = now.at(i);
        if (tag.id != old.at(i).id || tag.type != old.at(i).type || looksAlike(tag, old.at(i))) continue;
        m_styles.insert(tag.type, {tag.style.fontFamily, tag.style.fontSize, tag.style.colour,
                                   tag.style.align, sizeIn(tag)});
    }
}

void TagDefaults::applyTo(Tag& tag, bool sized) const
{
    const auto look = m_styles.constFind(tag.type);
    if (look == m_styles.constEnd()) return;
    tag.style.fontFamily = look->fontFamily;
    tag.style.fontSize = look->fontSize;
    tag.style.colour = look->colour;
    tag.style.align = look->align;
    if (!sized) return;
    tag.rect.left += (tag.rect.width - look->size.width()) / 2;
    tag.rect.top += (tag.rect.height - look->size.height()) / 2;
    tag.rect.width = look->size.width();
    tag.rect.height = look->size.height();
}

QSize TagDefaults::sizeOf(domain::TagType type) const
{
    const auto look = m_styles.constFind(type);
    return look == m_styles.constEnd() ? domain::defaultTagSize(type) : look->size;
}

} // namespace ink::ui
