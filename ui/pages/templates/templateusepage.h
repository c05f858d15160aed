#pragma once

#include "app/workflow/documents/foldertree.h"
#include "app/workflow/session/peoplebook.h"
#include "app/workflow/templates/templatememory.h"
#include "app/workflow/templates/templateuse.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;
class QScrollArea;
class QStackedWidget;
class QStandardItemModel;
class QToolButton;
class QVBoxLayout;

namespace ink::store {
class DraftJournal;
}

namespace ink::workflow {
class OfflineCache;
class WorkOutbox;
} // namespace ink::workflow

namespace ink::ui {

class CountBox;
class Prompts;
class ErrorBanner;
class ElidedLabel;
class FormField;
class TemplatePeopleForm;
struct PageContext;

/** *Use template*: the recipients of the roles, the sender's values, title, message and folder.
 */
class TemplateUsePage final : public QWidget
{
    Q_OBJECT
public:
    explicit TemplateUsePage(const PageContext& context, QWidget* parent = nullptr);
    ~TemplateUsePage() override;

    /** Sets the outbox for filled forms and the cache of templates, both used while there is no
     * connection. */
    void setOfflineSources(workflow::WorkOutbox* outbox, const workflow::OfflineCache* shelf);
    /** Fetches the template and builds its form. */
    void open(domain::DocumentId id);
    [[nodiscard]] bool isReady() const { return m_form.has_value(); }
    /** Returns the current input. */
    [[nodiscard]] workflow::TemplateInput filling(bool send) const;
    void send();
    void openAsDraft();
    /** Closes the form; asks first when something was filled in. */
    void leave();

Q_SIGNALS:
    void closeRequested();
    void documentCreated(ink::domain::DocumentId id, bool sent);
    void queuedOffline();     ///< queued in the outbox
    void settingsRequested(); ///< the email and link settings should be shown; the form stays open

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    /** The input of one value; `widget` is a line edit, a combo box or a check box. */
    struct ValueInput
    {
        FormField* field = nullptr;
        QWidget* widget = nullptr;
    };

    void layOut();
    void retranslate();
    void rebuild();
    void addPeople(QVBoxLayout* column);
    void addValues(QVBoxLayout* column);
    void addValue(QVBoxLayout* column, const workflow::TemplateField& field);
    void addDocument(QVBoxLayout* column);
    [[nodiscard]] QString valueOf(const workflow::TemplateField& field) const;
    /** Restores the entered values in a rebuilt form. */
    void fillFrom(const workflow::TemplateInput& entered);
    void handleEdit();
    void start(bool send);
    void showStep();
    /** Shows each error at its input; the first input with an error gets the focus. */
    void showFaults(const QList<FieldIssue>& faults);
    [[nodiscard]] FormField* fieldOf(const QString& path) const;
    void remember();
    [[nodiscard]] workflow::TemplateMemory memory() const;

    workflow::Session& m_session;
    Prompts& m_prompts;
    store::DraftJournal& m_journal;
    workflow::PeopleBook m_people;
    workflow::FolderTree m_folders;
    workflow::TemplateUse m_engine;
    workflow::WorkOutbox* m_outbox = nullptr;
    domain::DocumentId m_id;
    std::optional<workflow::TemplateForm> m_form;
    workflow::TemplateInput m_initial; ///< input when the form was opened, to detect changes
    bool m_sending = false;
    bool m_moreOpen = false;
    TemplatePeopleForm* m_peopleForm = nullptr;
    QHash<QString, ValueInput> m_values;

    QToolButton* m_close;
    ElidedLabel* m_title;
    QPushButton* m_draft;
    QPushButton* m_send;
    QLabel* m_reach; ///< recipients who can't be notified, and the alternative
    QPushButton* m_settings;
    ErrorBanner* m_error;
    QProgressBar* m_progress;
    QStackedWidget* m_stack;
    QWidget* m_busy;
    QScrollArea* m_scroll;
    FormField* m_titleField = nullptr;
    QPlainTextEdit* m_message = nullptr;
    QComboBox* m_folder = nullptr;
    CountBox* m_expire = nullptr;
};

} // namespace ink::ui
