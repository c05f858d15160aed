#pragma once

#include "app/domain/document.h"
#include "app/workflow/signing/signinperson.h"
#include "ui/pages/signing/signingprogress.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace ink::workflow {
class PhoneHandOver;
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
class SigningNotes;
class SigningNotice;
class SigningPhone;
class SigningSteps;
class Spinner;
class ToneLabel;

/**
 * One recipient signing on this screen: the code where one is asked for, the page, their fields one after the
 * other, one big "Next". Of a signing host one hosted person after the other.
 */
class SigningPage final : public QWidget
{
    Q_OBJECT
public:
    SigningPage(workflow::Session& session, Prompts& prompts, QWidget* parent = nullptr);
    ~SigningPage() override;

    /** Signatures kept on this computer: each is offered to the person whose name it carries. */
    void setPresets(const workflow::SignaturePresets* presets) { m_presets = presets; }
    /** Lets people sign on their own phone; null = there is no service on this computer. */
    void setHandOver(workflow::PhoneHandOver* handOver);
    /** Lets people sign without a connection. */
    void setOfflineDesk(const workflow::OfflineDesk& desk) { m_signing.setOfflineDesk(desk); }
    /** The style that signatures are typed in. */
    void setHandwriting(const QString& style);
    void open(domain::DocumentId document, const QString& invitationGuid);
    /** Asks for confirmation; `closeRequested` follows when the user agrees. */
    void leave();
    /** The screen is locked: the page leads back only by `returnRequested`, and values that somebody else
     * filled in have to be confirmed. */
    void setLocked(bool locked);
    /** The signer hands the device back: `returnRequested` follows. */
    void askToReturn();
    /** Saves what was entered and closes without a question. */
    void closeNow();

Q_SIGNALS:
    void closeRequested();
    void lockRequested();
    /** From a locked screen. */
    void returnRequested();
    /** The recipient has finished or rejected. */
    void finished(ink::domain::DocumentId document);
    void handwritingChosen(const QString& style);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    enum Pages { Loading, Code, Work, HandOver, End, Difference, Phone };

    void retranslate();
    void load();
    void showCode();
    void giveCode(const QString& code);
    void showLoaded();
    void takeValues();
    /** My fields as far as conditions show them; the one that is being filled in stays the same. */
    void takeFields(const domain::Document& filled);
    void goTo(int step);
    void next();
    void finish();
    void sign(); ///< when everything is known that finishing needs
    /** Both values of each field that was saved elsewhere meanwhile; false when there are none. */
    bool showDifference();
    void reject();
    void delegate();
    void signOnPhone();
    /** The invitation on the screen can be signed on a phone. */
    [[nodiscard]] bool canUsePhone() const;
    /** What differs while there is no connection. */
    void showOffline();
    void showHandOver(const QString& before);
    void showEnd(bool signedIt);
    void updateProgress();
    /** The content beside the pages when there is nothing left to fill in. */
    void showReview();
    [[nodiscard]] bool atReview() const { return m_progress.isAtReview(); }
    /** On a locked screen the values that somebody else filled in have to be confirmed. */
    void noteProposed();
    /** The person who holds the device. */
    [[nodiscard]] QString signerName() const;
    [[nodiscard]] QString title() const;

    workflow::Session& m_session;
    Prompts& m_prompts;
    workflow::SignInPerson m_signing;
    SigningProgress m_progress;
    const workflow::SignaturePresets* m_presets = nullptr;
    domain::DocumentId m_document;
    QString m_guid;
    bool m_rejected = false;
    bool m_isLocked = false;
    QString m_delegatedTo; ///< whom the recipient has named in their place
    QString m_before;      ///< the hosted person who has just finished

    ElidedLabel* m_title;
    QPushButton* m_lock;
    QPushButton* m_leave;
    QStackedWidget* m_stack;
    SigningSteps* m_steps;
    PageView* m_view;
    SigningFieldEditor* m_editor;
    QPushButton* m_next;
    SigningFiles* m_files;
    SigningNotes* m_notes;
    ToneLabel* m_offline;
    ErrorBanner* m_error;
    Spinner* m_spinner;
    SigningConsent* m_consentText;
    QCheckBox* m_consent; ///< the box of m_consentText
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
