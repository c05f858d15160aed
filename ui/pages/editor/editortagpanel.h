#pragma once

#include "app/domain/document.h"
#include "app/settings/settings.h"

#include <QWidget>

#include <functional>

class QLabel;
class QPushButton;
class QTimer;
class QUndoStack;

namespace ink::ui {

class DraftTarget;
class TagConditionSection;
class TagPanelSection;

/** What the selected tags are and may be: one tag's properties, or what several have in common. */
class EditorTagPanel final : public QWidget
{
    Q_OBJECT
public:
    explicit EditorTagPanel(QWidget* parent = nullptr);

    /** Null target: only looking. */
    void setEditing(DraftTarget* target, QUndoStack* stack);
    void setDocument(const domain::Document& document);
    void setSelection(const QList<domain::TagId>& selection);
    /** Opens the section that a finding's field (`tags[3].style.formula`) is in, with the keyboard there. */
    void reveal(const QString& field);
    /** The tag that was named with a click. */
    void takePicked(const domain::Tag& tag);
    /** As wide as it is with a tag: the pages beside it stay where they are when one is selected. */
    [[nodiscard]] QSize minimumSizeHint() const override;
    /** Measures in the unit that was chosen last, and remembers it. */
    void remember(settings::Settings& settings);

Q_SIGNALS:
    void removeRequested();
    void duplicateRequested();
    void pickRequested(); ///< a condition's tag is to be named with a click on the page

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void refresh();
    void refreshSoon();
    [[nodiscard]] QList<domain::Tag> selectedTags() const;
    /** The selected tags, and the check boxes that count together with them. */
    [[nodiscard]] QList<domain::TagId> boxesTogether() const;
    void change(const QList<domain::TagId>& tags, const QString& property, const QString& text,
                const std::function<void(domain::Tag&)>& edit);
    void changePlace(const std::function<void(domain::PageRect&)>& edit);
    void assign(int invitationIndex);
    void chooseAtFirst(bool on);
    // editortagnames.cpp
    using Renamed = std::function<void(QList<domain::Tag>&)>;
    /** Pushes one step of a renaming that is being written. Each is worked out from the tags as they were
     * before the first letter: what a name is on the way there changes nothing. `widest` touches all that any
     * step may touch. */
    void pushNames(const QString& property, const QString& text, const Renamed& renamed,
                   const Renamed& widest);
    void rename(const QString& name);
    void renameGroup(const QString& name);
    void moveToGroup(const QString& name);
    void leaveGroup();
    void writeOptions(const QStringList& before, const QStringList& now);

    DraftTarget* m_target = nullptr;
    QUndoStack* m_stack = nullptr;
    domain::Document m_document;
    QList<domain::TagId> m_selection;
    bool m_refreshing = false;
    struct Line
    {
        QString now;
        QString before; ///< the option that it was when the writing began; empty for a new one
    };
    /** While a name, a group or options are being written. */
    struct Renaming
    {
        QString property;
        QList<domain::Tag> before; ///< all tags
        QList<domain::Tag> after;
        QList<domain::TagId> touched;
        QList<Line> lines; ///< of options
    };
    Renaming m_renaming;
    bool m_pushingNames = false;

    QTimer* m_later; ///< refreshes for many tags
    QLabel* m_heading;
    QLabel* m_empty;
    QWidget* m_form;
    QList<TagPanelSection*> m_sections;
    TagConditionSection* m_condition;
    QPushButton* m_duplicate;
    QPushButton* m_remove;
};

} // namespace ink::ui
