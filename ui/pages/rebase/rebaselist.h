#pragma once

#include "ui/pages/rebase/rebasemodel.h"

#include <QWidget>

#include <optional>

class QButtonGroup;
class QLabel;
class QListView;
class QPushButton;

namespace ink::ui {

/**
 * The tags of a replaced file with a filter, and buttons and shortcuts for deciding about the selected one.
 */
class RebaseList final : public QWidget
{
    Q_OBJECT
public:
    explicit RebaseList(RebaseModel& model, QWidget* parent = nullptr);

    [[nodiscard]] std::optional<RebaseEntry> current() const;
    /** Selects a tag, if it is listed. */
    void choose(domain::TagId tag);
    /** Selects the next tag that needs a decision, starting with the selected one. */
    void selectNextOpen();
    /** Enables the buttons that apply to the selected tag; none unless `isReviewing`. */
    void updateButtons(bool isReviewing);
    void showCounts();
    void retranslate();

Q_SIGNALS:
    void currentChanged();
    void acceptRequested();
    void placeRequested();
    void removeRequested();
    void acceptAllRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    RebaseModel& m_model;
    QButtonGroup* m_filter;
    QListView* m_list;
    QLabel* m_hint;
    QPushButton* m_accept;
    QPushButton* m_place;
    QPushButton* m_remove;
    QPushButton* m_acceptAll;
};

} // namespace ink::ui
