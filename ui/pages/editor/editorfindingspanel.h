#pragma once

#include "app/domain/document.h"
#include "app/domain/rules.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/theme.h"

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

/** The sign of a severity. */
[[nodiscard]] Icon severityIcon(domain::Severity severity);
[[nodiscard]] Tone severityTone(domain::Severity severity);

/**
 * Preflight: all findings, most severe first, with a filter. A click or Enter leads to the place; where there
 * is one obvious repair, a button does it as an undoable step.
 */
class EditorFindingsPanel final : public QFrame
{
    Q_OBJECT
public:
    explicit EditorFindingsPanel(EditorFindings& source, QWidget* parent = nullptr);

    /** Null target: findings only lead to their places. */
    void setEditing(DraftTarget* target, QUndoStack* stack);
    /** `whole`: all pages were looked at. */
    void setFindings(const domain::Document& document, const QList<domain::Finding>& findings, bool whole);
    /** Opens with the keyboard in the list and follows the first finding. */
    void openFirst();
    /** Leads to the next finding, or the one before; wraps. */
    void walk(bool forward);
    /** Carries out the repair of the chosen finding; false when there is none. */
    bool repair();

Q_SIGNALS:
    void chosen(const ink::domain::Finding& finding);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QWidget* makeHead();
    [[nodiscard]] QWidget* makeBody();
    void retranslate();
    void showCounts();
    void showCurrent();
    void follow();

    EditorFindings& m_source;
    EditorFindingsModel* m_model;
    DraftTarget* m_target = nullptr;
    QUndoStack* m_stack = nullptr;
    domain::Document m_document;
    bool m_whole = false;
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
