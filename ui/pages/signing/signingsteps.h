#pragma once

#include "app/domain/document/document.h"

#include <QHash>
#include <QWidget>

class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;
class QStackedWidget;
class QVBoxLayout;

namespace ink::ui {

class PageView;
class Prompts;
class SigningFieldEditor;

/** A recipient's fields one after the other: the pages, the input of the current field, Back and a big
 * "Next", the list of all fields, and the progress. Shared by in-person signing and its preview. */
class SigningSteps final : public QWidget
{
    Q_OBJECT
public:
    /** `prefix` begins the object names of the parts. */
    SigningSteps(const QString& prefix, Prompts& prompts, QWidget* parent = nullptr);

    [[nodiscard]] PageView& view() { return *m_view; }
    [[nodiscard]] SigningFieldEditor& editor() { return *m_editor; }
    [[nodiscard]] QPushButton& back() { return *m_back; }
    [[nodiscard]] QPushButton& next() { return *m_next; }
    /** "2 of 5" and a bar, for the page's header. */
    [[nodiscard]] QWidget& progress() { return *m_progress; }
    void addAbove(QWidget* part);
    void addToReview(QWidget* part);
    void addBelow(QWidget* part, Qt::Alignment alignment = {});

    /** `current` is the current field, -1 = none. `stepOf` maps each button of a radio group to the one that
     * represents the group. */
    void setFields(const QList<domain::Tag>& fields, int current,
                   const QHash<domain::TagId, domain::TagId>& stepOf = {});
    /** One for each field, in their order. */
    void setFilled(const QList<bool>& filled);
    void showField(int step);
    void showReview();
    void setReviewTexts(const QString& title, const QString& text);
    /** Enables moving between fields. */
    void setWalkable(bool walkable);

Q_SIGNALS:
    void chosen(int step); ///< in the list, or on the page

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();
    void layOut();
    void giveWidth();
    void showNames();
    void showProgress();

    QList<domain::Tag> m_fields;
    QHash<domain::TagId, domain::TagId> m_stepOf;
    QList<bool> m_filled;
    PageView* m_view;
    QStackedWidget* m_side;
    QWidget* m_sideColumn = nullptr;
    bool m_hasPad = false; ///< a signature pad takes half of the width
    SigningFieldEditor* m_editor;
    QListWidget* m_list;
    QLabel* m_reviewTitle;
    QLabel* m_reviewText;
    QPushButton* m_back;
    QPushButton* m_next;
    QWidget* m_progress;
    QLabel* m_progressText;
    QProgressBar* m_bar;
    QVBoxLayout* m_column = nullptr;
    QVBoxLayout* m_review = nullptr;
};

} // namespace ink::ui
