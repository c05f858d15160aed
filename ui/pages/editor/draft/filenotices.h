#pragma once

#include "app/domain/document/contentissue.h"

#include <QWidget>

namespace ink::ui {

class ContentNotice;
class OpenDraft;
class RepairNotice;

/** Notices about a draft's files, above their pages: repairs, and content that can change. */
class FileNotices final : public QWidget
{
    Q_OBJECT
public:
    explicit FileNotices(OpenDraft& draft, QWidget* parent = nullptr);
    /** Updates the notices for the open document. */
    void updateText();

Q_SIGNALS:
    void treatmentRequested(ink::domain::FileId file, ink::domain::ContentTreatment treatment);

private:
    RepairNotice* m_repairs;
    ContentNotice* m_content;
};

} // namespace ink::ui
