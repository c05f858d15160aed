#pragma once

#include "app/domain/document/document.h"
#include "app/domain/document/finding.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/theme.h"

#include <QFrame>

#include <optional>

class QButtonGroup;
class QLabel;
class QListView;
class QPushButton;
class QStackedWidget;
class QToolButton;
class QUndoStack;

namespace ink::ui {

class DraftTarget;
class EditorFindings;
class EditorFindingsModel;

/** The icon of a severity. */
[[nodiscard]] Icon severityIcon(domain::Severity severity);
[[nodiscard]] Tone severityTone(domain::Severity severity);

/** Preflight: all findings, most severe first, with a filter. A click or Enter goes to the location of a
 * finding; if there is one obvious fix, a button applies it as an undoable step. */
class EditorFindingsPanel final : public QFrame
{
    Q_OBJECT
public:
    explicit EditorFindingsPanel(EditorFindings& source, QWidget* parent = nullptr);

    /** Sets the height to a quarter of the editor's height, within limits. */
    void fitTo(int editorHeight);
    /** Null target: findings can't be fixed. */
    void setTarget(DraftTarget* target, QUndoStack* stack);
    /** `whole`: all pages were checked. */
    void setFindings(const domain::Document& document, const QList<domain::Finding>& findings, bool whole);
    /** Focuses the list and goes to the first finding. */
    void openFirst();
    /** Goes to the next or previous finding; wraps around. */
    void navigate(bool forward);
    /** Applies the fix of the selected finding; false when there is none. */
    bool repair();

Q_SIGNALS:
    void chosen(const ink::domain::Finding& finding);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QWidget* makeHead();
    [[nodiscard]] QWidget* makeBody();
    void retranslate();
    void showCounts();
    void showCurrent();
    void goToCurrent();

    EditorFindings& m_source;
    EditorFindingsModel* m_model;
    DraftTarget* m_target = nullptr;
    QUndoStack* m_stack = nullptr;
    domain::Document m_document;
    bool m_isComplete = false;
    QLabel* m_title;
    QLabel* m_state;
    QButtonGroup* m_filter;
    QToolButton* m_close;
    QStackedWidget* m_stage;
    QListView* m_list;
    QLabel* m_nothingIcon;
    QLabel* m_nothing;
    QLabel* m_sentence;
    QPushButton* m_repair;
    QPushButton* m_show;
};

} // namespace ink::ui
