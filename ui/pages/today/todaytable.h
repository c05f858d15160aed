#pragma once

#include "app/base/clock.h"
#include "app/workflow/today/todayitem.h"

#include <QList>
#include <QTreeView>

#include <optional>

class QStandardItemModel;

namespace ink::ui {

/**
 * The items of the Today page under their headings. Each row has its action as a button at the end; Enter
 * triggers the action of the current row, and the arrow keys or J and K select the next and the previous row.
 * A long section is cut off and can be expanded.
 */
class TodayTable final : public QTreeView
{
    Q_OBJECT
public:
    explicit TodayTable(QWidget* parent = nullptr);

    /** Shows these items, sorted by kind. Accounts are shown if there are several. */
    void setItems(const QList<workflow::TodayItem>& items, bool showsAccounts, Timestamp now);
    /** Updates texts after a change of language. */
    void retranslate();
    [[nodiscard]] std::optional<workflow::TodayItem> currentItem() const;
    void triggerCurrent();
    /** Selects the most urgent item, unless the user has selected a row. */
    void selectFirst();

Q_SIGNALS:
    void actionTriggered(const ink::workflow::TodayItem& item);
    void documentRequested(const ink::workflow::TodayItem& item);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;

private:
    enum Column { Title, Person, Fact, Account, Action, ColumnCount };

    void fill(const std::optional<workflow::TodayItem>& current);
    void updateFacts();
    void addHeading(const QString& text, qsizetype count);
    void addRow(int number);
    void addRest(workflow::TodayItem::Kind kind, qsizetype hidden);
    void addButton(int row, const char* name, const QString& text, const QString& accessibleName);
    void trigger(const QModelIndex& index);
    void selectNear(int row);
    void showMenu(const QPoint& at);
    [[nodiscard]] std::optional<workflow::TodayItem> itemAt(const QModelIndex& index) const;

    QStandardItemModel* m_rows;
    QList<workflow::TodayItem> m_items;
    QList<workflow::TodayItem::Kind> m_expanded; ///< sections that are shown in full
    bool m_showsAccounts = false;
    bool m_isRowChosen = false; ///< the user has selected a row
    Timestamp m_now{};
};

} // namespace ink::ui
