#pragma once

#include "app/domain/document/ids.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QPushButton;
class QToolButton;

namespace ink::ui {

class TagSuggestions;

/** "Add 7 similar fields" after a tag was placed, and "Suggested (4)": suggested tags, in the palette's
 * column. Enter accepts the current one, Delete dismisses it; buttons accept those of the page or all. */
class SuggestionPanel final : public QWidget
{
    Q_OBJECT
public:
    explicit SuggestionPanel(TagSuggestions& suggestions, QWidget* parent = nullptr);
    /** Sets the current page (1-based) for the "this page" button. */
    void setPage(int page);

Q_SIGNALS:
    void currentChanged(ink::domain::TagId suggestion); ///< by key or click in the list

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();
    void showButtons();
    [[nodiscard]] QString noteText() const;
    [[nodiscard]] domain::TagId current() const;

    TagSuggestions& m_suggestions;
    QPushButton* m_similar;
    QToolButton* m_notSimilar;
    QLabel* m_title;
    QLabel* m_note;
    QToolButton* m_cancel;
    QListWidget* m_list;
    QPushButton* m_all;
    QToolButton* m_page;
    QToolButton* m_dismiss;
    int m_shownPage = 1;
};

} // namespace ink::ui
