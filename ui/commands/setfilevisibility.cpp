#include "ui/commands/setfilevisibility.h"

#include "app/domain/document/document.h"

namespace ink::ui {

SetFileVisibility::SetFileVisibility(DraftTarget& target, domain::FileVisibility visibility,
                                     const QString& text)
    : DraftCommand(target, text), m_before(domain::visibilityOf(target.document().files)),
      m_after(std::move(visibility))
{
}

void SetFileVisibility::redo()
{
    put(m_after);
}

void SetFileVisibility::undo()
{
    put(m_before);
}

void SetFileVisibility::put(const domain::FileVisibility& visibility)
{
    domain::Document changed = document();
    domain::setVisibility(changed.files, visibility);
    applyWithVisibility(changed);
}

} // namespace ink::ui
