#pragma once

/** Private to SigningStack. */

#include "app/settings/settings.h"
#include "app/workflow/session/session.h"
#include "app/workflow/signing/signingstack.h"
#include "app/workflow/signing/stacklisting.h"

#include <QHash>

namespace ink::workflow {

struct SigningStack::Private
{
    Private(SigningStack* stack, Session& chosen, settings::Settings& options, store::Database& database,
            const Clock& time)
        : q(stack), session(chosen), settings(options), journal(database), clock(time),
          listing(chosen, [stack] { return stack->addresses(); })
    {
    }

    void endRefresh();
    /** Determines the outcome of rows that were sent before the program ended, sequentially. */
    void resolvePending(QList<store::StackJournal::Row> left);
    /** Rebuilds the list from the fetched documents and the journal. */
    void rebuildItems();
    void recordError(const Error& error);
    void reloadRow(StackItem& item);
    [[nodiscard]] Result<void> write(const Result<void>& written);
    void addDifferences(StackSheet& sheet, const StackItem& item);
    void fetch(int index, QObject* context, std::function<void(Result<StackSheet>)> done);
    void fetchConsents(QList<int> open, QObject* context,
                       std::function<void(Result<QList<StackConsent>>)> done, QList<StackConsent> found);
    void performNext();
    void performOne(const StackItem& item);
    void signOne(const StackItem& item, const StackSheet& sheet);
    void declineOne(const StackItem& item);
    void recordOutcome(const StackItem& item, State state, const Message& problem = {});
    void queryOutcome(const StackItem& item, const Error& why);
    void recordChange(const StackItem& item);

    SigningStack* q;
    Session& session;
    settings::Settings& settings;
    store::StackJournal journal;
    const Clock& clock;
    StackListing listing;
    QList<StackItem> items;
    QList<Fault> faults;
    AdoptedSignature adopted;
    std::shared_ptr<StackFiles> files = std::make_shared<StackFiles>();
    std::optional<StackSheet> prefetchedSheet; ///< for prefetchedKey
    store::StackJournal::Key prefetchedKey;
    /** Values of the document that was shown last, by account and template. */
    QHash<QString, QPair<store::StackJournal::Key, QHash<QString, QString>>> lastValues;
    QHash<QString, StackConsent> shownConsents; ///< by invitation, as shown
    QList<StackConsent> agreed;
    QList<store::StackJournal::Key> queue;
    bool isRefreshing = false;
    bool isPerforming = false;
    bool isStopping = false;
    quint64 turn = 0; ///< number of the latest refresh; responses for earlier ones are dropped
};

} // namespace ink::workflow
