#pragma once

#include "ui/models/foldertreemodel.h"

#include <QWidget>

#include <array>
#include <functional>
#include <optional>

class QToolButton;
class QTreeView;

namespace ink::workflow {
class FolderTree;
class SavedSearches;
class StatusCounts;
} // namespace ink::workflow

namespace ink::ui {

class FolderActions;
class Prompts;
class SectionButton;

/** The bar at the left edge: pages at the top, then status views and folders. In a narrow window, the bar
 * shrinks to its icons next to pages without folders. */
class SideBar final : public QWidget
{
    Q_OBJECT
public:
    SideBar(workflow::FolderTree& folders, workflow::StatusCounts& counts, Prompts& prompts,
            QWidget* parent = nullptr);

    enum class Section {
        Today,
        WaitingForMe,
        WaitingForOthers,
        Documents,
        Templates,
        Bulk,
        Reports,
        Verify,
        Editor ///< hidden while its count is 0
    };
    static constexpr std::size_t sectionCount = 9;
    /** Shows a number next to the section; 0 and nothing (unknown) are not shown. */
    void setCount(Section place, std::optional<int> count);
    /** Highlights the current page; nothing = none of them. */
    void setSection(std::optional<Section> place);
    void selectView(const FolderView& view);
    [[nodiscard]] FolderView currentView() const;
    [[nodiscard]] QString titleOf(const FolderView& view) const { return m_model->titleOf(view); }
    /** In a narrow window, the bar is compact next to every page but the documents. */
    void setNarrowWindow(bool isNarrow);
    [[nodiscard]] bool isCompact() const { return m_isCompact; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QTreeView* tree() const { return m_tree; }
    [[nodiscard]] FolderActions& folderActions() { return *m_acts; }
    /** Shows the saved searches of the open account, which can be renamed, reordered and deleted. */
    void setSearches(workflow::SavedSearches& searches);

Q_SIGNALS:
    void viewChosen(const ink::ui::FolderView& view, const QString& title);
    void sectionChosen(ink::ui::SideBar::Section place);
    void documentsDropped(const QList<ink::domain::DocumentId>& ids, const ink::ui::FolderView& onto);
    void messageRequested(const QString& text, const std::function<void()>& undo);
    void aboutToBeCompact();
    void compactBegan();
    void compactEnded();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();
    [[nodiscard]] SectionButton& section(Section place) const
    {
        return *m_sections[static_cast<std::size_t>(place)];
    }
    void fitTexts();
    void arrange();
    [[nodiscard]] int compactWidth() const;
    void preserveView(const std::function<void()>& change);
    void showMenu(const QPoint& at);
    void showSearchMenu(const QModelIndex& index, const QPoint& at);

    workflow::FolderTree& m_folders;
    workflow::SavedSearches* m_searches = nullptr;
    FolderTreeModel* m_model;
    std::array<SectionButton*, sectionCount> m_sections; ///< by Section
    QTreeView* m_tree;
    FolderActions* m_acts;
    QToolButton* m_add;
    std::optional<Section> m_section = Section::Documents;
    bool m_preservesView = false;
    bool m_isNarrowWindow = false;
    bool m_isCompact = false;
};

} // namespace ink::ui
