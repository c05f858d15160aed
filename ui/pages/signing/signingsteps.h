#pragma once

#include "app/domain/document/tag.h"
#include "ui/pages/signing/signingfieldstate.h"

#include <QHash>
#include <QWidget>

class QLabel;
class QListWidget;
class QMenu;
class QProgressBar;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace ink::ui {

class PageView;
class Prompts;
class SigningFieldEditor;

/** A recipient's fields one after the other: the pages, the list of all fields, below it the input of the
 * current field, the progress, and at the bottom Back and a big "Next". None of them moves when another field
 * is selected. In a low window, the input scrolls, the list is hidden, and rarely used buttons move into a
 * menu. Shared by in-person signing and its preview. */
class SigningSteps final : public QWidget
{
    Q_OBJECT
public:
    /** `prefix` begins the object names of the parts. */
    SigningSteps(const QString& prefix, Prompts& prompts, QWidget* parent = nullptr);

    [[nodiscard]] PageView& view() { return *m_view; }
    [[nodiscard]] SigningFieldEditor& editor() { return *m_editor; }
    [[nodiscard]] QPushButton& backButton() { return *m_back; }
    [[nodiscard]] QPushButton& nextButton() { return *m_next; }
    /** "Next required field", which emits `chosen`; enabled while another field is open. */
    [[nodiscard]] QPushButton& requiredButton() { return *m_required; }
    /** "2 of 5" and a bar, for the page's header. */
    [[nodiscard]] QWidget& progressWidget() { return *m_progress; }
    /** Adds a part above the field; it scrolls with the field. */
    void addAboveField(QWidget* part);
    /** Adds a part under the input of the current field. */
    void addBelowField(QWidget* part);
    /** Adds a part directly above Back and Next, which is always visible. */
    void addNotice(QWidget* part);
    void addToReview(QWidget* part);
    /** Adds a button for a rarely used action. */
    void addSecondaryButton(QPushButton* button);

    /** Reserves the room of a signature pad for every field and the review, so that nothing moves. */
    void setMaySign(bool maySign);
    /** `current` is the current field, -1 = none. `stepOf` maps each button of a radio group to the one that
     * represents the group. */
    void setFields(const QList<domain::Tag>& fields, int current,
                   const QHash<domain::TagId, domain::TagId>& stepOf = {});
    /** Sets the states of the fields, in their order. */
    void setStates(const QList<SigningFieldState>& states);
    void showField(int step);
    void showReview();
    void setReviewTexts(const QString& title, const QString& text);
    /** Enables moving between fields. */
    void setNavigationEnabled(bool walkable);
    /** Returns whether the last input of the current field, or of the review, has the focus. */
    [[nodiscard]] bool isAtLastInput() const;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /** The content scrolls, so pages must not reserve its full preferred height. */
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }

Q_SIGNALS:
    void chosen(int step); ///< chosen in the list or on the page

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    class FieldScrollArea;

    void layOut();
    void updateSideWidth();
    void fitParts();
    void layOutNow();
    void openMore();
    void showPart(bool review);
    void showProgress();
    [[nodiscard]] int nextOpenStep() const;
    void updateButtons();

    QList<domain::Tag> m_fields;
    QHash<domain::TagId, domain::TagId> m_stepByTag;
    QList<SigningFieldState> m_states;
    int m_step = -1; ///< the current field; -1 = the review
    bool m_isWalkable = true;
    PageView* m_view;
    QWidget* m_sideColumn = nullptr;
    FieldScrollArea* m_scroll = nullptr; ///< notes, and `m_part` below them
    QWidget* m_part = nullptr;           ///< the current field or the review
    QWidget* m_lower = nullptr;          ///< rarely used actions
    bool m_maySign = false;              ///< reserves the room for a signature pad
    SigningFieldEditor* m_editor;
    QListWidget* m_list;
    QLabel* m_reviewTitle;
    QLabel* m_reviewText;
    QPushButton* m_back;
    QPushButton* m_next;
    QPushButton* m_required;
    QMenu* m_menu;
    QToolButton* m_more; ///< rarely used actions as a menu, in a low window
    QWidget* m_progress;
    QLabel* m_progressText;
    QProgressBar* m_bar;
    QVBoxLayout* m_column = nullptr;
    QVBoxLayout* m_above = nullptr;
    QVBoxLayout* m_input = nullptr;
    QWidget* m_reviewPart;
    QVBoxLayout* m_review;
};

} // namespace ink::ui
