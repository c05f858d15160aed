#pragma once

#include "app/base/clock.h"
#include "app/domain/document.h"
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
class Prompts;

/** Who a running document is with, to be corrected: names, addresses, steps, more people, and the deadline.
 * What somebody has done stays as it is and says so. */
class CorrectionDialog final : public QDialog
{
    Q_OBJECT
public:
    /** `document` as it is now. */
    CorrectionDialog(const domain::Document& document, workflow::Session& session, const Clock& clock,
                     Prompts& prompts, QWidget* parent);

    [[nodiscard]] workflow::Correction wanted() const;

Q_SIGNALS:
    void corrected();
    void tagsWanted(); ///< the dialog has closed, and the tags are to be corrected

protected:
    void reject() override;
    void changeEvent(QEvent* event) override;

private:
    void layOut();
    void retranslate();
    void showDocument();
    void check();
    void addPerson(domain::ActionType type);
    void save();
    void reload();
    /** Closes the dialog; asks first when that loses changes. */
    void leave(const std::function<void()>& then);
    void chooseFile(const domain::File& file);
    void replaceFile(const domain::File& file, const QString& path);

    domain::Document m_document;
    workflow::Session& m_session;
    const Clock& m_clock;
    Prompts& m_prompts;
    ErrorBanner* m_error;
    QLabel* m_intro;
    QVBoxLayout* m_list;
    QList<CorrectionRow*> m_rows;
    QPushButton* m_add;
    QPushButton* m_tags;    ///< closes this and goes to the tags
    QPushButton* m_replace; ///< puts another version in the place of a file
    QLabel* m_deadlineTitle;
    QDateEdit* m_deadline;
    QPushButton* m_save;
    QPushButton* m_cancel;
    bool m_saving = false;
};

} // namespace ink::ui
