#pragma once

#include "ui/commands/drafttarget.h"

#include <QCoreApplication>
#include <QHash>
#include <QList>
#include <QUndoCommand>

namespace ink::ui {

/** Qt compares these ids before it offers two commands for merging. */
enum class CommandId { SetTagRects = 1, SetTagProperties, SetInvitations, SetDocumentDetails };

/**
 * One edit of a draft. Tags are identified by id; tags that no longer exist are skipped. A command with
 * translated text must declare its context (Q_DECLARE_TR_FUNCTIONS): an inherited one is not found in the
 * translations.
 */
class DraftCommand : public QUndoCommand
{
public:
    DraftCommand(DraftTarget& target, const QString& text) : QUndoCommand(text), m_target(target) {}

protected:
    [[nodiscard]] const domain::Document& document() const { return m_target.document(); }
    /** Applies a change. A file that is hidden from a recipient becomes visible when the recipient gets a tag
     * on it, and is hidden again when that is undone. */
    void apply(const domain::Document& changed);
    /** Applies a change that sets the visibility of files itself. */
    void applyWithVisibility(const domain::Document& changed) { m_target.apply(changed); }
    /** Call when `next` is merged into this command. */
    void mergeShown(const DraftCommand& next);

private:
    /** A file that this command shows to more recipients. */
    struct ShownFile
    {
        domain::FileId id;
        QList<int> before;
        QList<int> after;
    };
    DraftTarget& m_target;
    QList<ShownFile> m_shown;
};

/** The index of each tag in a document's list. */
[[nodiscard]] QHash<domain::TagId, qsizetype> tagIndexes(const domain::Document& document);
/** Returns `base`, or `base` with the next free number if that name is in use. Names are unique regardless of
 * case. */
[[nodiscard]] QString freeTagName(const domain::Document& document, const QString& base);

} // namespace ink::ui
