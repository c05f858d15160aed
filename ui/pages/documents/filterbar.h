#pragma once

#include "app/domain/document.h"
#include "app/workflow/documents/savedsearches.h"

#include <QWidget>

#include <functional>

class QHBoxLayout;
class QToolButton;

namespace ink::ui {

class Prompts;

/** The chips under the search field: each narrows the listing, a click takes it away; *Save search…* keeps
 * them under a name. */
class FilterBar final : public QWidget
{
    Q_OBJECT
public:
    explicit FilterBar(Prompts& prompts, QWidget* parent = nullptr);

    /** Without its text: that is the search field's. */
    [[nodiscard]] const workflow::DocumentFilter& filter() const { return m_filter; }
    void setFilter(const workflow::DocumentFilter& filter);
    void setFolders(const QList<domain::Folder>& folders);
    /** The view itself decides about the status, or the folder. */
    void setFixed(bool status, bool folder);
    /** Returns whether there is something to save. */
    void setSavable(bool savable);
    /** Opens the menu of filters, for the keyboard. */
    void openMenu();

Q_SIGNALS:
    void filterChanged(); ///< by the person
    void saveRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void rebuild();
    void change(const workflow::DocumentFilter& filter);
    void addChip(const QString& text, const char* name,
                 const std::function<void(workflow::DocumentFilter&)>& drop);
    void fillMenu();
    void askPerson();
    void askDate(bool from);
    [[nodiscard]] QString folderName(domain::FolderId id) const;

    Prompts& m_prompts;
    workflow::DocumentFilter m_filter;
    QList<domain::Folder> m_folders;
    bool m_fixedStatus = false;
    bool m_fixedFolder = false;
    QHBoxLayout* m_chips;
    QToolButton* m_add;
    QToolButton* m_save;
};

} // namespace ink::ui
