#pragma once

#include "app/workflow/signing/signingstack.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTreeView;
class QVBoxLayout;

namespace ink::ui {

class ErrorBanner;
class SigningConsent;
class StackModel;

/** The end of the stack: the decisions, the consent texts, one button that signs, and the result of each
 * document. */
class StackSummary final : public QWidget
{
    Q_OBJECT
public:
    StackSummary(workflow::SigningStack& stack, StackModel& model, QWidget* parent = nullptr);

    /** Shows the consent text again: it has to be accepted each time. */
    void start();

Q_SIGNALS:
    /** Emitted to step through the documents that changed or still need a decision. */
    void continueRequested();
    void listRequested();

private:
    void layOut();
    void showConsents(const QList<workflow::StackConsent>& consents);
    void showState();
    void perform();
    void focusFirst();

    workflow::SigningStack& m_stack;
    QList<workflow::StackConsent> m_consents;
    QList<SigningConsent*> m_consentBoxes;
    bool m_areConsentsLoaded = false;

    QLabel* m_title;
    QLabel* m_about;
    QLabel* m_adopted;
    QWidget* m_consentArea;
    QVBoxLayout* m_consentColumn;
    QPushButton* m_sign;
    QPushButton* m_continue;
    QPushButton* m_list;
    QTreeView* m_table;
    ErrorBanner* m_error;
};

} // namespace ink::ui
