#pragma once

#include "app/domain/document/tag.h"

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

/** A recipient's fields one after the other: the pages, the input of the current field, Back and a big
 * "Next", the list of all fields, and the progress. In a low window, the input scrolls, the list is hidden,
 * and the buttons below it move into a menu: Back and Next are always visible. Shared by in-person signing
 * and its preview. */
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

    /** Reserves the width of a signature pad for every field and the review, so that the pages never move. */
    void setMaySign(bool maySign);
    /** `current` is the current field, -1 = none. `stepOf` maps each button of a radio group to the one that
     * represents the group. */
    void setFields(const QList<domain::Tag>& fields, int current,
                   const QHash<domain::TagId, domain::TagId>& stepOf = {});
    /** Sets which fields are filled in, one for each field in their order. */
    void setFilled(const QList<bool>& filled);
    void showField(int step);
    void showReview();
    void setReviewTexts(const QString& title, const QString& text);
    /** Enables moving between fields. */
    void setNavigationEnabled(bool walkable);
    [[nodiscard]] QSize minimumSizeHint() const override;
    /** The content scrolls, so pages must not reserve its full preferred height. */
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }

Q_SIGNALS:
    void chosen(int step); ///< in the list, or on the page

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    class FittingScrollArea;

    void layOut();
    void updateSideWidth();
    void updateMinimumHeight();
    void layOutNow();
    void openMore();
    void showPart(bool review);
    void showNames();
    void showProgress();

    QList<domain::Tag> m_fields;
    QHash<domain::TagId, domain::TagId> m_stepByTag;
    QList<bool> m_filled;
    PageView* m_view;
    QWidget* m_sideColumn = nullptr;
    FittingScrollArea* m_upper = nullptr; ///< everything above Back and Next
    QWidget* m_lower = nullptr;           ///< rarely used actions
    bool m_maySign = false;               ///< reserves the width for a signature pad
    SigningFieldEditor* m_editor;
    QListWidget* m_list;
    QLabel* m_reviewTitle;
    QLabel* m_reviewText;
    QPushButton* m_back;
    QPushButton* m_next;
    QMenu* m_menu;
    QToolButton* m_more; ///< rarely used actions as a menu, in a low window
    QWidget* m_progress;
    QLabel* m_progressText;
    QProgressBar* m_bar;
    QVBoxLayout* m_column = nullptr;
    QVBoxLayout* m_above = nullptr;
    QList<QWidget*> m_notices;
    QWidget* m_reviewPart;
    QVBoxLayout* m_review;
};

} // namespace ink::ui
