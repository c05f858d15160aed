#pragma once

#include "app/base/clock.h"
#include "app/store/journals/stackjournal.h"
#include "app/workflow/signing/stacksheet.h"

#include <QObject>
#include <QStringList>

#include <memory>
#include <optional>

namespace ink::settings {
class Settings;
}

namespace ink::workflow {

class Session;

/** A document that is waiting for the user, with the user's decision. */
struct StackItem
{
    store::StackJournal::Key key;
    QString title;
    QString accountLabel;
    QString sender; ///< the sender's name, otherwise the email address
    QString person; ///< the signer's name, as entered by the sender
    domain::ActionType role = domain::ActionType::Signer;
    domain::DocumentId templateId;
    std::optional<Timestamp> sent;
    std::optional<Timestamp> deadline;
    store::StackJournal::Decision decision = store::StackJournal::Decision::None;
    store::StackJournal::State state = store::StackJournal::State::Waiting;
    QByteArray seenDigest;
    QString reason;  ///< the reason for declining
    Message problem; ///< the reason why signing failed
    bool operator==(const StackItem&) const = default;
};

/** The recipients of a document whose turn it is and who have one of these addresses (in lower case). */
[[nodiscard]] QList<domain::Invitation> waitingInvitations(const domain::DocumentSummary& document,
                                                           const QStringList& addresses);

/**
 * All documents that are waiting for the signed-in user: on this computer and on every service with an
 * account here. The user reviews and decides each, then all are signed at once. Decisions are journaled,
 * so the stack resumes after a crash: no document is signed that was not reviewed in its current state,
 * and none is signed twice.
 */
class SigningStack final : public QObject
{
    Q_OBJECT
public:
    using Decision = store::StackJournal::Decision;
    using State = store::StackJournal::State;

    SigningStack(Session& session, settings::Settings& settings, store::Database& database,
                 const Clock& clock, QObject* parent = nullptr);
    ~SigningStack() override;

    // The list.
    /** The addresses whose documents are listed: those of the accounts, of the mail account and those that
     * the user added. */
    [[nodiscard]] QStringList addresses() const;
    /** The addresses that the user added. */
    [[nodiscard]] QStringList ownAddresses() const;
    void setOwnAddresses(const QStringList& addresses);
    /** Returns whether this is an email address, alone or as in `Name <address>`. */
    [[nodiscard]] static bool isAddress(const QString& text);
    /** Lists the documents of all services again, and determines the outcome of requests that were under
     * way when the program ended. */
    void refresh();
    [[nodiscard]] bool isRefreshing() const;
    /** The items in review order: the documents of one run are adjacent. Signed and declined documents stay
     * until `clearFinished`. */
    [[nodiscard]] const QList<StackItem>& items() const;
    /** Index of an item; -1 = not listed. */
    [[nodiscard]] int indexOf(const store::StackJournal::Key& key) const;
    /** An account that could not be queried, or another error of the stack, for example of the journal. */
    struct Fault
    {
        QString accountLabel;
        Error error;
    };
    [[nodiscard]] const QList<Fault>& faults() const;
    void clearFinished();
    /** The first undecided item from `from` on, wrapping around at the end; -1 = none. */
    [[nodiscard]] int nextUndecided(int from) const;
    [[nodiscard]] int count(Decision decision) const; ///< number of items with this decision, without signed
                                                      ///< and declined ones

    // Review.
    void setSignature(const AdoptedSignature& signature);
    [[nodiscard]] const AdoptedSignature& adoptedSignature() const;
    /** Fetches a document, and prefetches the next one. */
    void open(int index, QObject* context, std::function<void(Result<StackSheet>)> done);
    /** Records that all pages of the sheet were shown on the screen. */
    [[nodiscard]] Result<void> markSeen(int index, const StackSheet& sheet);
    /** Records the decision to sign. Fails with State if the sheet wasn't seen, or if it can't be signed in
     * the stack. */
    [[nodiscard]] Result<void> sign(int index, const StackSheet& sheet);
    [[nodiscard]] Result<void> skip(int index);
    [[nodiscard]] Result<void> decline(int index, const QString& reason);
    [[nodiscard]] Result<void> clearDecision(int index);
    /** Fetches the current state of a document after the user signed or declined it on its signing page. */
    void refreshItem(int index, QObject* context, std::function<void(Result<void>)> done);

    // Signing.
    /** The consent texts of the documents to be signed, without duplicates. */
    void consents(QObject* context, std::function<void(Result<QList<StackConsent>>)> done);
    /** Signs and declines the decided documents, sequentially; documents with consent texts other than the
     * agreed ones fail. Emits `changed` after each document and `finished` after the last one. */
    void perform(const QList<StackConsent>& agreed);
    [[nodiscard]] bool isPerforming() const;
    /** Stops after the document that is being signed. */
    void stop();

Q_SIGNALS:
    void changed();
    void refreshed();
    void finished();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::workflow
