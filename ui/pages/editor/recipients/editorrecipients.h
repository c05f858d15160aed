#pragma once

#include "app/domain/account/account.h"
#include "app/domain/document/document.h"
#include "app/domain/document/invitation.h"

#include <QWidget>

class QLabel;
class QMenu;
class QPushButton;
class QToolButton;
class QUndoStack;
class QVBoxLayout;

namespace ink::workflow {
class PeopleBook;
}

namespace ink::ui {

class DraftTarget;
class RecipientRow;
class RoutingArea;

/**
 * The recipients: a row for each with colour and step; new tags go to the active one, which can be edited.
 */
class EditorRecipients final : public QWidget
{
    Q_OBJECT
public:
    explicit EditorRecipients(QWidget* parent = nullptr);

    /** Without a target the list is read-only. */
    void setTarget(DraftTarget* target, QUndoStack* stack);
    void setDocument(const domain::Document& document);
    [[nodiscard]] int activeIndex() const { return m_activeIndex; } ///< 1-based
    void setActiveIndex(int index);
    /** Opens a recipient's fields and focuses one of them: `recipientName` or `recipientEmail`. */
    void edit(int index, const QString& field);
    void addRecipient();
    /** The height of the title and of the first rows, as many as there are up to `count`, while none is open.
     */
    [[nodiscard]] int heightOfRows(int count) const;
    /** Sets the address book for autocompletion; it must outlive this widget. */
    void setPeople(const workflow::PeopleBook* people) { m_people = people; }
    [[nodiscard]] const workflow::PeopleBook* people() const { return m_people; }
    /** Sets how the service notifies people; hides options that it doesn't support. */
    void setOutreach(const domain::Outreach& outreach);
    [[nodiscard]] const domain::Outreach& outreach() const { return m_outreach; }
    /** Sets whether the service supports groups, witnesses and similar options. */
    void setHasRouting(bool isKnown);
    [[nodiscard]] bool hasRouting() const { return m_hasRouting; }
    /** Returns whether this is a template, which has roles instead of people. */
    [[nodiscard]] bool hasRoles() const { return m_document.type != domain::DocumentType::Document; }
    [[nodiscard]] bool isLink() const { return m_document.type == domain::DocumentType::TemplateLink; }

Q_SIGNALS:
    void activeIndexChanged(int index);
    void cardOpenChanged(bool isOpen);          ///< a card was opened for editing, or the last one was closed
    void removed(const QString& who, int tags); ///< a recipient and this number of tags were removed
    void visibilityRequested();                 ///< the user wants to edit the visibility of files
    /** Emitted when a recipient was removed and their tags were assigned to another one. */
    void replaced(const QString& who, const QString& heir, int tags);

private:
    friend class RecipientRow;
    void change(int index, const QString& property, const domain::Invitation& value);
    void remove(int index);
    /** Removes a recipient and gives the tags to another one. */
    void removeAndReassign(int index, int heir);
    /** Adds the actions that remove a recipient, with the tags or reassigning them to another recipient. */
    void addRemovals(QMenu& menu, int index);
    void move(int index, int by);
    void retranslate();
    void refresh(); ///< updates the rows
    void showVisibility();
    void expand(int index); ///< 0 = none

    DraftTarget* m_target = nullptr;
    QUndoStack* m_stack = nullptr;
    const workflow::PeopleBook* m_people = nullptr;
    domain::Outreach m_outreach;
    bool m_hasRouting = false;
    domain::Document m_document;
    int m_activeIndex = 1;
    int m_expanded = 0;
    bool m_isCardOpen = false; ///< last reported value
    QLabel* m_title;
    QPushButton* m_empty;
    QToolButton* m_add;
    QVBoxLayout* m_list;
    RoutingArea* m_paths;      ///< all paths, below the rows
    QPushButton* m_visibility; ///< requests the dialog for the visibility of files
    QList<RecipientRow*> m_rows;
};

} // namespace ink::ui
