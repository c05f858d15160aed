#pragma once

#include "app/workflow/signing/signingstack.h"

#include <QStringList>
#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;
class QStackedWidget;
class QTreeView;

namespace ink::workflow {
class Session;
class SignaturePresets;
} // namespace ink::workflow

namespace ink::ui {

class EmptyState;
class ErrorBanner;
class Prompts;
class QuietLabel;
class SignaturePad;
class StackModel;
class StackSummary;
class StackViewer;
struct OwnSigner;
struct PageContext;

/** Everything that is pending for the signed-in user: the list, one document at a time, and signing them all
 * at once. */
class StackPage final : public QWidget
{
    Q_OBJECT
public:
    explicit StackPage(const PageContext& context, QWidget* parent = nullptr);
    ~StackPage() override;

    /** Sets the signatures stored on this computer: the one with the user's name is offered. */
    void setPresets(const workflow::SignaturePresets* presets) { m_presets = presets; }
    void setHandwriting(const QString& style);
    [[nodiscard]] workflow::SigningStack& stack() { return m_stack; }
    [[nodiscard]] StackViewer& viewer() { return *m_viewer; }
    void refresh();
    /** Steps through the documents that need a decision; first a signature is adopted. */
    void begin();
    /** Lists the documents again, then shows this one if it is still waiting. */
    void review(const store::StackJournal::Key& key);
    /** Adds the user's own files: each becomes a document that only they sign, in the open account. */
    void addFiles(const QStringList& paths);
    /** Returns to the list; false if it is already shown. */
    bool leave();
    /** Continues with the stack; call it when the signing page of a document was closed. */
    void resume();

Q_SIGNALS:
    void signingPageRequested(const QString& profile, ink::domain::DocumentId document,
                              const QString& invitationGuid);
    void handwritingChosen(const QString& style);

protected:
    void showEvent(QShowEvent* event) override;

private:
    enum Pages { List, Adopt, Look, Summary };

    [[nodiscard]] QWidget* makeList();
    [[nodiscard]] QWidget* makeAdopt();
    void showState();
    void askAddresses();
    void adopt(const QByteArray& signature);
    void reviewFrom(int index);
    void showSummary();
    void addAs(const QStringList& paths, const QString& email);
    void addNext(QStringList paths, const OwnSigner& signer);
    [[nodiscard]] QString personName() const;

    Prompts& m_prompts;
    workflow::Session& m_session;
    workflow::SigningStack m_stack;
    const workflow::SignaturePresets* m_presets = nullptr;
    StackModel* m_model;
    int m_startAt = 0;
    std::optional<store::StackJournal::Key> m_toReview; ///< shown once it is listed
    store::StackJournal::Key m_away;                    ///< document whose signing page is open
    std::optional<Error> m_fileFault;                   ///< error of the last file that could not be added
    bool m_isAdding = false;

    QStackedWidget* m_pages;
    QLabel* m_title;
    QuietLabel* m_about;
    QuietLabel* m_mine;
    QPushButton* m_addresses;
    QPushButton* m_add;
    QPushButton* m_refresh;
    QPushButton* m_clear;
    QPushButton* m_summaryButton;
    QPushButton* m_begin;
    ErrorBanner* m_error;
    QTreeView* m_table;
    EmptyState* m_none;
    QLabel* m_adoptTitle;
    QLabel* m_adoptText;
    SignaturePad* m_pad;
    QPushButton* m_usePad;
    QPushButton* m_usePreset;
    StackViewer* m_viewer;
    StackSummary* m_summary;
};

} // namespace ink::ui
