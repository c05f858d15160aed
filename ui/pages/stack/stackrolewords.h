#pragma once

#include "app/domain/document/codes.h"

#include <QCoreApplication>
#include <QList>
#include <QString>

namespace ink::workflow {
class SigningStack;
}

namespace ink::ui {

/** The texts of the stack that depend on the recipient's role: reviewers approve, editors finish their part,
 * and neither of them signs. */
class StackRoleWords final
{
    Q_DECLARE_TR_FUNCTIONS(ink::ui::StackRoleWords)
public:
    explicit StackRoleWords(domain::ActionType role) : m_role(role) {}

    /** The label of the button that decides, with its key. */
    [[nodiscard]] QString decideLabel(QChar key) const;
    /** The reason why the button isn't available yet. */
    [[nodiscard]] QString hint() const;
    [[nodiscard]] QString declineTitle() const;
    /** The states of a document in the list. */
    [[nodiscard]] QString plannedText() const;
    [[nodiscard]] QString inProgressText() const;
    [[nodiscard]] QString doneText() const;

private:
    domain::ActionType m_role;
};

/** The texts about all decided documents of the stack together. */
class StackTotalWords final
{
    Q_DECLARE_TR_FUNCTIONS(ink::ui::StackTotalWords)
public:
    explicit StackTotalWords(const workflow::SigningStack& stack);

    [[nodiscard]] QString title() const;
    /** The label of the button that opens the summary. */
    [[nodiscard]] QString openLabel() const;
    /** The label of the button that applies the decisions, with the number of documents. */
    [[nodiscard]] QString performLabel() const;
    [[nodiscard]] QString inProgressText() const;
    /** "2 documents to sign", "1 document to approve". */
    [[nodiscard]] QStringList plannedTexts() const;
    [[nodiscard]] QStringList doneTexts() const;

private:
    struct Counts
    {
        int planned = 0;
        int done = 0;
    };
    /** Returns whether `counts` covers all documents with a decision, or, if there are none, all finished
     * ones. */
    [[nodiscard]] bool areAll(const Counts& counts) const;
    Counts m_sign;
    Counts m_approve;
    Counts m_finish;
    int m_decline = 0;
};

} // namespace ink::ui
