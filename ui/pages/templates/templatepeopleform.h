#pragma once

#include "app/workflow/session/peoplebook.h"
#include "app/workflow/templates/templateform.h"
#include "app/workflow/templates/templatememory.h"

#include <QList>
#include <QWidget>

class QLineEdit;
class QStandardItemModel;

namespace ink::ui {

class FormField;

/** The recipients of a template's roles: name, email and phone number, with suggestions while typing. */
class TemplatePeopleForm final : public QWidget
{
    Q_OBJECT
public:
    /** Suggests people who took the role before, then those of the address book. */
    TemplatePeopleForm(const workflow::TemplateForm& form, const workflow::TemplateMemory& memory,
                       const workflow::PeopleBook& people, QWidget* parent = nullptr);

    [[nodiscard]] QList<workflow::Person> people() const;
    /** The phone number of each role; empty for roles that need none. */
    [[nodiscard]] QStringList phones() const;
    void fill(const QList<workflow::Person>& people, const QStringList& phones);
    /** The field of a path such as `people[0].email`; null when there is none. */
    [[nodiscard]] FormField* fieldOf(const QString& path) const;
    void focusFirst();

Q_SIGNALS:
    void edited();

private:
    /** The inputs of one role. */
    struct RoleInputs
    {
        FormField* name = nullptr;
        FormField* email = nullptr;
        FormField* phone = nullptr; ///< only for a role with codes by SMS
        QStandardItemModel* offered = nullptr;
    };

    void complete(QLineEdit* edit, qsizetype role, int itemRole);
    void suggestPeople(qsizetype role, const QString& typed);

    workflow::TemplateForm m_form;
    workflow::TemplateMemory m_memory;
    const workflow::PeopleBook& m_people;
    QList<RoleInputs> m_roles;
};

} // namespace ink::ui
