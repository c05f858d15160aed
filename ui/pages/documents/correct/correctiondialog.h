#pragma once

#include "app/base/clock.h"
#include "app/domain/document/document.h"
#include "app/domain/document/file.h"
#include "app/workflow/documents/correctionlock.h"
#include "app/workflow/documents/documentamendment.h"

#include <QDialog>

#include <functional>

class QDateEdit;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace ink::workflow {
class Session;
}

namespace ink::ui {

class CorrectionRow;
class ErrorBanner;
class InfoBanner;
class Prompts;

/** Corrects a running document: names, addresses, steps, more recipients, and the deadline. Recipients who
 * have finished are read-only, with a note that says so. */
class CorrectionDialog final : public QDialog
{
    Q_OBJECT
public:
    /** `document` must be the current version. */
    CorrectionDialog(const domain::Document& document, workflow::Session& session, const Clock& clock,
                     Prompts& prompts, QWidget* parent);

    [[nodiscard]] workflow::Correction correction() const;

Q_SIGNALS:
    void corrected();
    void tagCorrectionRequested(); ///< emitted after closing, to correct the tags

protected:
    void reject() override;

private:
    void layOut();
    void retranslate();
    void showDocument();
    void check();
    void addPerson(domain::ActionType type);
    void save();
    void updateColleague();
    void reload();
    /** Closes the dialog and calls `then`; asks first if there are unsaved changes. */
    void confirmClose(const std::function<void()>& then);
    /** Calls `then` at once, or if there are unsaved corrections, after the user agrees to discard them. */
    void confirmDiscard(const std::function<void()>& then);
    void chooseFile(const domain::File& file);
    void replaceFile(const domain::File& file, const QString& path);

    domain::Document m_document;
    workflow::Session& m_session;
    const Clock& m_clock;
    Prompts& m_prompts;
    workflow::CorrectionLock m_lock;
    ErrorBanner* m_error;
    InfoBanner* m_colleague; ///< names another person who is correcting the document
    QLabel* m_intro;
    QVBoxLayout* m_list;
    QWidget* m_body; ///< everything that can be corrected
    QList<CorrectionRow*> m_rows;
    QPushButton* m_add;
    QPushButton* m_tags;    ///< closes the dialog and opens the tags
    QPushButton* m_replace; ///< replaces a file with another version
    QLabel* m_deadlineTitle;
    QDateEdit* m_deadline;
    QPushButton* m_save;
    QPushButton* m_cancel;
    bool m_saving = false;
};

} // namespace ink::ui
