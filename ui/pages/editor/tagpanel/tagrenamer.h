#pragma once

#include "app/domain/document/tag.h"

#include <QObject>

#include <functional>

class QUndoStack;

namespace ink::domain {
struct Document;
}

namespace ink::ui {

class DraftTarget;

/** Renames selected tags, their groups and options; references by name are updated. Consecutive typing is one
 * undo step. */
class TagRenamer final : public QObject
{
    Q_OBJECT
public:
    explicit TagRenamer(QObject* parent) : QObject(parent) {}

    /** Null target: renaming is disabled. */
    void setTarget(DraftTarget* target, QUndoStack* stack);
    void setDocument(const domain::Document& document);
    void setSelection(const QList<domain::TagId>& selection);

    void rename(const QString& name);
    void renameGroup(const QString& name);
    void moveToGroup(const QString& name);
    void leaveGroup();
    void setOptions(const QStringList& before, const QStringList& now);

private:
    using RenameFunction = std::function<void(QList<domain::Tag>&)>;
    /**
     * Pushes an undo step for a name that is being typed. Each step is computed from the tags as they were
     * before the first letter, so that intermediate names have no effect. `widest` includes all tags that any
     * step may change.
     */
    void pushNames(const QString& property, const QString& text, const RenameFunction& renamed,
                   const RenameFunction& widest);
    [[nodiscard]] QList<domain::Tag> selectedTags() const;

    struct Line
    {
        QString now;
        QString before; ///< the option at the beginning of the edit; empty for a new one
    };
    /** State while a name, a group or options are being edited. */
    struct EditState
    {
        QString property;
        QList<domain::Tag> before; ///< all tags
        QList<domain::Tag> after;
        QList<domain::TagId> touched;
        QList<Line> lines; ///< of options
    };
    static QList<Line> updateLines(QList<Line> lines, const QStringList& now);

    DraftTarget* m_target = nullptr;
    QUndoStack* m_stack = nullptr;
    QList<domain::Tag> m_tags; ///< of the document
    QList<domain::TagId> m_selection;
    EditState m_editState;
    bool m_isPushing = false;
};

} // namespace ink::ui
