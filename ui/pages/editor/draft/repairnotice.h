#pragma once

#include "app/domain/document/ids.h"
#include "ui/widgets/banner.h"

namespace ink::ui {

class OpenDraft;

/** Lists the damaged or encrypted files that were repaired, until it is closed. */
class RepairNotice final : public Banner
{
    Q_OBJECT
public:
    explicit RepairNotice(OpenDraft& draft, QWidget* parent = nullptr);
    /** Updates the notice for the open document and the language. */
    void updateText();

private:
    OpenDraft& m_draft;
    QList<domain::FileId> m_dismissed; ///< files whose notice was closed
};

} // namespace ink::ui
