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

/** A document that waits for the person, and what they decided about it. */
struct StackItem
{
    store::StackJournal::Key key;
    QString title;
    QString place;  ///< label of the account
    QString sender; ///< name, else address
    QString person; ///< as the sender has named the one who signs
    domain::DocumentId templateId;
    std::optional<Timestamp> sent;
    std::optional<Timestamp> deadline;
    store::StackJournal::Decision decision = store::StackJournal::Decision::None;
    store::StackJournal::State state = store::StackJournal::State::Waiting;
    QByteArray seen;
    QString reason;  ///< of declining
    Message problem; ///< why signing failed
    bool operator==(const StackItem&) const = default;
};

/** The recipients of a document whose turn it is and who have one of these addresses (in lower case). */
[[nodiscard]] QList<domain::Invitation> waitingInvitations(const domain::DocumentSummary& document,
                                                           const QStringList& addresses);

/**
 * All documents that wait for the signed-in person: on this computer and at every service with an account
 * here. Each is looked through and decided, then all are signed at once. Decisions are in a journal, so a
 * program that ends anywhere resumes: nothing is signed that was not seen as it is, and nothing twice.
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

    // The list
    /** The people whose documents are listed: the accounts' addresses and those that the person has named. */
    [[nodiscard]] QStringList addresses() const;
    /** The addresses that the person has named. */
    [[nodiscard]] QStringList ownAddresses() const;
    void setOwnAddresses(const QStringList& addresses);
    /** Lists the documents of all services again, and settles requests that left before the program ended. */
    void refresh();
    [[nodiscard]] bool isRefreshing() const;
    /** In the order in which they are looked through: the documents of one run follow each other. Those that
     * were signed or declined stay until `clearEnded`. */
    [[nodiscard]] const QList<StackItem>& items() const;
    [[nodiscard]] int indexOf(const store::StackJournal::Key& key) const; ///< -1 = not listed
    /** An account that could not be asked. */
    struct Fault
    {
        QString place;
        Error error;
    };
    [[nodiscard]] const QList<Fault>& faults() const;
    void clearEnded();
    /** The first item from `from` on that waits for a decision, around the end; -1 = none. */
    [[nodiscard]] int nextOpen(int from) const;
    [[nodiscard]] int count(Decision decision) const; ///< of those that are still to be signed or declined

    // Looking through
    void adopt(const AdoptedSignature& signature);
    [[nodiscard]] const AdoptedSignature& adopted() const;
    /** Fetches one, and the next one ahead. */
    void open(int index, QObject* context, std::function<void(Result<StackSheet>)> done);
    /** All pages of the sheet were on the screen. */
    [[nodiscard]] Result<void> see(int index, const StackSheet& sheet);
    /** State unless the sheet was seen. */
    [[nodiscard]] Result<void> sign(int index, const StackSheet& sheet);
    [[nodiscard]] Result<void> skip(int index);
    [[nodiscard]] Result<void> decline(int index, const QString& reason);
    [[nodiscard]] Result<void> undecide(int index);
    /** The person has signed or declined it on its signing page: fetches its state. */
    void look(int index, QObject* context, std::function<void(Result<void>)> done);

    // Signing
    /** The words of the documents that are to be signed, each once. */
    void consents(QObject* context, std::function<void(Result<QList<StackConsent>>)> done);
    /** Signs and declines what was decided so, one after the other; documents with other words than the
     * agreed ones fail. `changed` follows each, `finished` the last. */
    void carryOut(const QList<StackConsent>& agreed);
    [[nodiscard]] bool isCarryingOut() const;
    /** Ends after the document that is being signed. */
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
