#pragma once

#include "app/domain/document/codes.h"

#include <QPushButton>

namespace ink::workflow {
class Session;
}

namespace ink::ui {

/** A menu with the ways to create a template. Disabled while the service can't be reached, because none of
 * them works offline. */
class NewTemplateButton final : public QPushButton
{
    Q_OBJECT
public:
    NewTemplateButton(workflow::Session& session, QWidget* parent);

Q_SIGNALS:
    void createRequested(ink::domain::DocumentType type);
    void importRequested();

private:
    void retranslate();
    void updateEnabled();
    void fillMenu();

    workflow::Session& m_session;
};

} // namespace ink::ui
