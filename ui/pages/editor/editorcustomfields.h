#pragma once

#include "app/workflow/session/fielddefinitions.h"

#include <QObject>

namespace ink::ui {

class EditorWorkspace;

/** Offers the account's custom fields in the editor, and reloads them whenever the editor is shown. */
class EditorCustomFields final : public QObject
{
    Q_OBJECT
public:
    EditorCustomFields(workflow::Session& session, EditorWorkspace& workspace);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    workflow::FieldDefinitions m_definitions;
};

} // namespace ink::ui
