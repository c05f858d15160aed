#pragma once

#include "app/domain/document/codes.h"
#include "ui/commands/settagrects.h"

#include <QSize>
#include <QWidget>

#include <functional>
#include <optional>

class QAction;
class QLabel;
class QMenu;
class QToolButton;

namespace ink::settings {
class Settings;
}

namespace ink::ui {

enum class Icon;
class PageView;

/**
 * The bar above the pages of a draft: the panels, snapping and tab order; while tags are selected, also
 * align, distribute and same size; and the state of the current mode (placing a tag, setting the order). Its
 * height and the places of its buttons are always the same. Its actions are also in the context menu, and
 * their shortcuts work while the focus is in the bar's `scope`.
 */
class EditorArrangeBar final : public QWidget
{
    Q_OBJECT
public:
    /** `scope`: the widget in which the shortcuts work. */
    EditorArrangeBar(PageView& view, QWidget* scope);

    void setEditing(bool on);
    /** Restores and stores the snapping setting; displays distances in the chosen unit. */
    void setSettings(settings::Settings& settings);
    /** Adds the actions for the selection to a menu. */
    void addTo(QMenu& menu);
    /** All actions of the bar. */
    [[nodiscard]] QList<QAction*> commands() const;
    /** The width without the arranging buttons, because those that don't fit are in a menu. */
    [[nodiscard]] QSize minimumSizeHint() const override;
    /** Asks for rows and columns, then places a grid in the middle of the visible area. */
    void askGrid(domain::TagType type);
    /** Adds buttons for the panels at the left and at the right of the pages. */
    void addPanelButtons(QAction* left, QAction* right);
    /** The hint while a tag is picked on the pages. */
    void setPickHint(const QString& hint);
    void retranslate();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    using Words = std::function<QString()>;
    struct Entry
    {
        QAction* action;
        Words words;
        std::function<bool()> enabled;
    };

    QAction* add(const char* name, std::optional<Icon> sign, const QKeySequence& keys, Words words,
                 std::function<void()> act, std::function<bool()> enabled);
    void addActions();
    void layOut();
    QToolButton* makeButton(QAction* action);
    void askPages();
    void askArray();
    void askGridIn(domain::TagType type, const TagGeometry& area);
    void refresh();
    void updateVisibleGroups();

    PageView& m_view;
    QWidget* m_scope;
    bool m_editing = false;
    QList<Entry> m_entries;
    QList<QAction*> m_aligning;
    QList<QAction*> m_spacing;
    QList<QAction*> m_sizing;
    QList<QAction*> m_selecting;
    QList<QAction*> m_stacking;
    QAction* m_lock;
    QAction* m_toPages;
    QAction* m_array;
    QAction* m_snap;
    QAction* m_order;
    QAction* m_automatic;
    /** Buttons with a divider in front of them. */
    struct Group
    {
        QWidget* buttons;
        QList<QAction*> actions;
    };

    QWidget* m_tools; ///< actions that arrange several tags
    QList<Group> m_groups;
    QToolButton* m_more; ///< a menu of the groups that don't fit
    QLabel* m_hint;
    QString m_pickHint;
    QToolButton* m_automaticButton;
};

} // namespace ink::ui
