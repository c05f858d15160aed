#pragma once

#include "app/workflow/signing/inpersonsession.h"
#include "ui/pages/signing/nextsigner.h"
#include "ui/pages/signing/signingprogress.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace ink::domain {
struct Document;
}

namespace ink::workflow {
class PhoneHandover;
class Session;
class SignaturePresets;
} // namespace ink::workflow

namespace ink::ui {

class ElidedLabel;
class ErrorBanner;
class PageView;
class Prompts;
class SigningCodeForm;
class SigningConsent;
class SigningDifference;
class SigningFieldEditor;
class SigningFiles;
class SigningMarks;
class SigningNotes;
class SigningNotice;
class SigningPhone;
class SigningQuestions;
class SigningSteps;
class Spinner;
class ToneLabel;

/** In-person signing by one recipient on this screen: the code if one is required, the pages, the fields one
 * at a time, and a big "Next". For a signing host, one hosted signer at a time. */
class SigningPage final : public QWidget
{
    Q_OBJECT
public:
    SigningPage(workflow::Session& session, Prompts& prompts, QWidget* parent = nullptr);
    ~SigningPage() override;

    /** The page's parts wrap or scroll in the height they get, so a low window isn't scrolled as a whole. */
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }

    /** Sets the signatures stored on this computer: each is offered to the person with the same name. */
    void setPresets(const workflow::SignaturePresets* presets) { m_presets = presets; }
    /** Lets people sign on their own phone; null = no service on this computer. */
    void setHandOver(workflow::PhoneHandover* handOver);
    /** Lets people sign offline. */
    void setOfflineDesk(const workflow::OfflineSupport& desk) { m_signing.setOfflineSupport(desk); }
    /** Sets the handwriting style for typed signatures. */
    void setHandwriting(const QString& style);
    void open(domain::DocumentId document, const QString& invitationGuid);
    /** Asks for confirmation; `closeRequested` follows when the user agrees. */
    void leave();
    /** Sets whether the screen is locked: then the page can be left only by `returnRequested`, and values
     * filled in by another person have to be confirmed. */
    void setLocked(bool locked);
    /** Applies the current input and emits `returnRequested`. */
    void askToReturn();
    /** Saves the input and closes without a question. */
    void closeNow();

Q_SIGNALS:
    void closeRequested();
    void lockRequested();
    /** Emitted from a locked screen. */
    void returnRequested();
    /** Emitted when the recipient has finished or declined. */
    void finished(ink::domain::DocumentId document);
    void handwritingChosen(const QString& style);
    /** Emitted at the end, when the user continues with another recipient of the same document. */
    void nextSignerRequested(ink::domain::DocumentId document, const QString& invitationGuid);

protected:
    bool focusNextPrevChild(bool isForward) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    enum Pages { Loading, Code, Work, HandOver, End, Difference, Phone };

    void retranslate();
    void load();
    void showCode();
    void submitCode(const QString& code);
    void showLoaded();
    void updateValues();
    /** Reports that the sender has changed these fields or the pages. */
    void showCorrection(const QList<domain::TagId>& fields, bool pages);
    /** Updates the fields by the current conditions; keeps the current field. */
    void updateFields(const domain::Document& filled);
    void goTo(int step);
    /** Applies the input; returns the reason why the current field can't be left. */
    QString commitField();
    void next();
    void finish();
    void sign(); ///< once all required input is complete
    /** Shows both values of each field that was changed elsewhere; false if there are none. */
    bool showDifference();
    void reject();
    void delegate();
    void signOnPhone();
    /** Returns whether the current invitation can be signed on a phone. */
    [[nodiscard]] bool canUsePhone() const;
    /** Adapts the page while offline. */
    void showOffline();
    void showHandOver(const QString& before);
    void showEnd(bool signedIt);
    void updateProgress();
    /** Shows the review when there is nothing left to fill in. */
    void showReview();
    [[nodiscard]] bool isAtReview() const { return m_progress.isAtReview(); }
    /** Shows that values filled in by another person have to be confirmed, on a locked screen. */
    void updateProposed();
    /** The person who holds the device. */
    [[nodiscard]] QString signerName() const;
    [[nodiscard]] QString title() const;

    workflow::Session& m_session;
    Prompts& m_prompts;
    workflow::InPersonSession m_signing;
    SigningProgress m_progress;
    const workflow::SignaturePresets* m_presets = nullptr;
    domain::DocumentId m_document;
    QString m_guid;
    bool m_rejected = false;
    bool m_isLocked = false;
    bool m_isCorrected = false;      ///< the pages are loaded again because the sender has changed them
    QString m_delegatedTo;           ///< the person to whom the recipient has delegated
    QString m_before;                ///< the hosted signer who has just finished
    QList<NextSigner> m_nextSigners; ///< offered at the end

    ElidedLabel* m_title;
    QPushButton* m_lock;
    QPushButton* m_leave;
    QStackedWidget* m_stack;
    SigningSteps* m_steps;
    PageView* m_view;
    SigningFieldEditor* m_editor;
    QPushButton* m_next;
    SigningFiles* m_files;
    SigningMarks* m_marks;
    SigningNotes* m_notes;
    SigningQuestions* m_questions;
    ToneLabel* m_offline;
    ErrorBanner* m_error;
    Spinner* m_spinner;
    SigningConsent* m_consentText;
    QCheckBox* m_consent; ///< check box for m_consentText
    QPushButton* m_reject;
    QPushButton* m_delegate;
    QPushButton* m_onPhone;
    SigningCodeForm* m_code;
    SigningNotice* m_handOver;
    SigningNotice* m_end;
    SigningDifference* m_difference;
    SigningPhone* m_phone;
    QLabel* m_loading;
    ErrorBanner* m_loadError;
};

} // namespace ink::ui
