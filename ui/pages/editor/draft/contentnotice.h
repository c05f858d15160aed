#pragma once

#include "app/domain/document/contentissue.h"
#include "ui/widgets/banner.h"

namespace ink::ui {

class OpenDraft;

/** Names a file whose content can change or differs between programs, and offers to fix that. One file at a
 * time, until it is fixed or its notice is closed. */
class ContentNotice final : public Banner
{
    Q_OBJECT
public:
    explicit ContentNotice(OpenDraft& draft, QWidget* parent = nullptr);
    /** Updates the notice for the open document and the language. */
    void updateText();

Q_SIGNALS:
    void treatmentRequested(ink::domain::FileId file, ink::domain::ContentTreatment treatment);

private:
    OpenDraft& m_draft;
    QList<domain::FileId> m_dismissed; ///< files whose notice was closed
    domain::FileId m_file;             ///< the file that the notice names; null = hidden
    domain::ContentTreatment m_offered = domain::ContentTreatment::Keep;
};

} // namespace ink::ui
