#pragma once

#include "app/domain/bulk/columnmapping.h"

#include <QPushButton>

namespace ink::ui {

class Prompts;

/** A menu of the template's roles: each can have the same person in all rows, instead of columns. */
class SamePersonButton final : public QPushButton
{
    Q_OBJECT
public:
    explicit SamePersonButton(Prompts& prompts, QWidget* parent = nullptr);

    void setMapping(const domain::BulkForm& form, const domain::ColumnMapping& mapping);

Q_SIGNALS:
    void mappingChanged(const ink::domain::ColumnMapping& mapping); ///< the user has changed the mapping

private:
    void fillMenu();
    void askForPerson(int role);

    Prompts& m_prompts;
    domain::BulkForm m_form;
    domain::ColumnMapping m_mapping;
};

} // namespace ink::ui
