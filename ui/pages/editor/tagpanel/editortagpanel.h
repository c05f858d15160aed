#pragma once

#include "app/domain/document/customfield.h"
#include "app/domain/document/document.h"
#include "app/domain/document/page.h"
#include "app/domain/document/tag.h"
#include "app/settings/settings.h"

#include <QWidget>

#include <functional>

class QLabel;
class QPushButton;
class QTimer;
class QUndoStack;

namespace ink::ui {

class DraftTarget;
class TagBasicsSection;
class TagConditionSection;
class TagFormulaSection;
class TagPanelSection;
class TagRenamer;

/** The properties of the selected tag, or the common ones of several tags. */
class EditorTagPanel final : public QWidget
{
    Q_OBJECT
public:
    explicit EditorTagPanel(QWidget* parent = nullptr);

    /** Without a target the panel is read-only. */
    void setTarget(DraftTarget* target, QUndoStack* stack);
    void setDocument(const domain::Document& document);
    /** The custom fields that a tag can refer to. */
    void setCustomFields(const domain::CustomFields& fields);
    void setSelection(const QList<domain::TagId>& selection);
    /** Opens the section with a finding's field (`tags[3].style.formula`) and focuses it. */
    void reveal(const QString& field);
    /** Uses the tag that was picked with a click: the condition depends on it, or the formula contains it.
     * Returns whether another one is to be picked. */
    bool applyPickedTag(const domain::Tag& tag);
    /** Restores and stores the unit of measurement. */
    void setSettings(settings::Settings& settings);

Q_SIGNALS:
    void removeRequested();
    void duplicateRequested();
    /** A tag is to be picked with a click on the page; the hint says what for. */
    void pickRequested(const QString& hint);
    void unlockRequested();

private:
    void retranslate();
    void refresh();
    void refreshSoon();
    void showHeading(const QList<domain::Tag>& tags);
    [[nodiscard]] QList<domain::Tag> selectedTags() const;
    /** The selected tags, and the check boxes that share a limit with them. */
    [[nodiscard]] QList<domain::TagId> boxesWithSharedLimit() const;
    void change(const QList<domain::TagId>& tags, const QString& property, const QString& text,
                const std::function<void(domain::Tag&)>& edit);
    void changePlace(const std::function<void(domain::PageRect&)>& edit);
    void assign(int invitationIndex);
    void setDefaultChoice(bool on);

    DraftTarget* m_target = nullptr;
    QUndoStack* m_stack = nullptr;
    domain::Document m_document;
    QList<domain::TagId> m_selection;
    bool m_refreshing = false;
    bool m_picksForFormula = false;
    TagRenamer* m_renaming;

    QTimer* m_later; ///< delays refreshes for many tags
    QLabel* m_heading;
    QLabel* m_common; ///< properties that several tags share
    QLabel* m_empty;
    QWidget* m_form;
    QList<TagPanelSection*> m_sections;
    TagBasicsSection* m_basics;
    TagPanelSection* m_rules;
    TagConditionSection* m_condition;
    TagFormulaSection* m_formula;
    QPushButton* m_duplicate;
    QPushButton* m_remove;
};

} // namespace ink::ui
