#include "ui/commands/setfileorder.h"

#include "app/domain/document/document.h"
#include "app/workflow/drafts/draftmerge.h"

#include <algorithm>

namespace ink::ui {

SetFileOrder::SetFileOrder(DraftTarget& target, QList<domain::FileId> order, const QString& text)
    : DraftCommand(target, text.isEmpty() ? tr("Move a file") : text),
      m_before(workflow::fileOrder(target.document().files)), m_after(std::move(order))
{
}

QList<domain::FileId> SetFileOrder::orderAfterMove(const domain::Document& document, domain::FileId file,
                                                   qsizetype to)
{
    QList<domain::FileId> order = workflow::fileOrder(document.files);
    const qsizetype from = order.indexOf(file);
    if (from >= 0) order.move(from, std::clamp<qsizetype>(to, 0, order.size() - 1));
    return order;
}

void SetFileOrder::redo()
{
    put(m_after);
}

void SetFileOrder::undo()
{
    put(m_before);
}

void SetFileOrder::put(const QList<domain::FileId>& order)
{
    const domain::Document& before = document();
    domain::Document changed = before;
    changed.files = workflow::filesInOrder(changed.files, order);
    Q_ASSERT(changed.files.size() == before.files.size());
    changed.tags = workflow::moveTagsToPages(before.tags, before, changed);
    apply(changed);
}

} // namespace ink::ui
