#pragma once

#include "app/domain/document/folder.h"
#include "app/workflow/documents/savedsearches.h"

#include <QWidget>

#include <functional>

class QMenu;
class QToolButton;

namespace ink::ui {

class Prompts;
class WrapRow;

/** The filter chips under the search field: each narrows the listing, a click removes it. *Save search…*
 * stores them under a name. */
class FilterBar final : public QWidget
{
    Q_OBJECT
public:
    explicit FilterBar(Prompts& prompts, QWidget* parent = nullptr);

    /** The filter without its text, which is in the search field. */
    [[nodiscard]] const workflow::DocumentFilter& filter() const { return m_filter; }
    void setFilter(const workflow::DocumentFilter& filter);
    void setFolders(const QList<domain::Folder>& folders);
    /** Hides the filters for status or folder that the view has set itself. */
    void setFixed(bool status, bool folder);
    /** Offers filters for deadlines, which only documents in progress have. */
    void setHasDeadlines(bool has) { m_hasDeadlines = has; }
    /** Offers filters for the last activity, which drafts don't have. */
    void setHasActivity(bool has) { m_hasActivity = has; }
    /** Offers filters for the time of completion and the content, which only completed documents have. */
    void setHasCompletion(bool has) { m_hasCompletion = has; }
    /** Offers the filter for the content of completed documents; for services that support it. */
    void setHasContent(bool has) { m_hasContent = has; }
    /** Offers filters for document data; for services that support it. */
    void setHasData(bool has) { m_hasData = has; }
    /** Shows or hides *Save search…*. */
    void setSavable(bool savable);
    /** Opens the filter menu by keyboard. */
    void openMenu();

Q_SIGNALS:
    void filterChanged(); ///< emitted when the user changes the filter
    void saveRequested();

private:
    void rebuild();
    void change(const workflow::DocumentFilter& filter);
    using Edit = std::function<void(workflow::DocumentFilter&)>;
    /** Returns a function that applies the edit to the filter at the time of the call. */
    [[nodiscard]] std::function<void()> makeEdit(Edit edit);
    void addChip(const QString& text, const char* name, const Edit& drop);
    void fillMenu();
    void askForPerson();
    using DayMember = std::optional<QDate> workflow::DocumentFilter::*;
    void askForDate(DayMember member, const QString& title);
    void askForContent();
    /** Adds a menu of periods between the days of these two members. */
    void addPeriodMenu(QMenu* menu, DayMember from, DayMember to, const QString& since, const QString& upTo);
    void askForData();
    [[nodiscard]] QString folderName(domain::FolderId id) const;
    [[nodiscard]] static QString deadlineText(int days);
    [[nodiscard]] static QString activityText(const workflow::DocumentFilter& filter);
    void addActivityMenu(QMenu* menu);

    Prompts& m_prompts;
    workflow::DocumentFilter m_filter;
    QList<domain::Folder> m_folders;
    bool m_fixedStatus = false;
    bool m_fixedFolder = false;
    bool m_hasDeadlines = true;
    bool m_hasActivity = true;
    bool m_hasData = false;
    bool m_hasCompletion = true;
    bool m_hasContent = false;
    WrapRow* m_row;
    QList<QToolButton*> m_chips;
    QToolButton* m_add;
    QToolButton* m_save;
};

} // namespace ink::ui
