#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <QWidget>

#include <functional>

class QKeyEvent;
class QUndoStack;

namespace ink::ui {

// Index(UndoKeys): Undo keys in fields of the editor
/**
 * Routes the undo and redo keys to the draft while a field of the editor has the focus. Qt's fields consume
 * these keys even if they have nothing to undo. A field gets them only for text that is not in the draft yet:
 * text typed since the field got the focus and since the draft's last step.
 */
class UndoKeys final : public QObject
{
    Q_OBJECT
public:
    /** `editor`: the editor's widget, with the fields in it; becomes the parent. */
    UndoKeys(QWidget& editor, QUndoStack& stack, std::function<void()> undo, std::function<void()> redo);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void remember();
    /** Returns whether the key applies to the draft, not to the text of the focused field. */
    [[nodiscard]] bool isForDraft(const QObject* watched, const QKeyEvent* event) const;

    QWidget& m_editor;
    std::function<void()> m_undo;
    std::function<void()> m_redo;
    QPointer<QWidget> m_field; ///< the focused field at the last step
    QString m_text;            ///< the field's text at that time
};

} // namespace ink::ui
