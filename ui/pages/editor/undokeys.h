#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <QWidget>

class QKeyEvent;

namespace ink::ui {

class EditorPage;

/**
 * Leads the keys of undo and redo to the draft while a field of the editor has the focus. Qt's fields take
 * them even where they have nothing to undo. A field keeps them only for text that the draft does not have:
 * what was typed since the field got the focus and since the draft's last step.
 */
class UndoKeys final : public QObject
{
    Q_OBJECT
public:
    explicit UndoKeys(EditorPage& page);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void remember();
    /** The field with the focus, when the key is for the draft. */
    [[nodiscard]] bool isForDraft(const QObject* watched, const QKeyEvent* event) const;

    EditorPage& m_page;
    QPointer<QWidget> m_field; ///< that had the focus at the last step
    QString m_text;            ///< what it said then
};

} // namespace ink::ui
