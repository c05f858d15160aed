#pragma once

/** Private to app/workflow: what SigningStack's files share. */

#include "app/settings/settings.h"
#include "app/workflow/session/session.h"
#include "app/workflow/signing/signingstack.h"

#include <QHash>

namespace ink::workflow {

struct SigningStack::Private
{
    /** An account whose documents are listed. */
    struct Place
    {
        QString profile;
        QString label;
        std::shared_ptr<api::ApiClient> borrowed; ///< null for the open account
        QString email;
        bool inPerson = false; ///< the service notes that somebody signs on the sender's own device
        bool isAsked = false;
    };

    Private(SigningStack* stack, Session& chosen, settings::Settings& options, store::Database& database,
            const Clock& time)
        : q(stack), session(chosen), settings(options), journal(database), clock(time)
    {
    }

    [[nodiscard]] api::ApiClient* clientOf(const QString& profile) const;
    [[nodiscard]] const Place* place(const QString& profile) const;
    /** One account after the other: who it is, then its documents for each address. */
    void askPlace(qsizetype at);
    void listPlace(qsizetype at);
    void listPage(qsizetype at, int address, int page);
    void take(const Place& place, const domain::DocumentSummary& document);
    void endRefresh();
    /** What left before the program ended: one after the other. */
    void settleLeft(QList<store::StackJournal::Row> left);
    /** The list anew from what was fetched and the journal. */
    void join();
    void note(const Error& error);
    void rereadRow(StackItem& item);
    [[nodiscard]] Result<void> write(const Result<void>& written);
    void addDifferences(StackSheet& sheet, const StackItem& item);
    void fetch(int index, QObject* context, std::function<void(Result<StackSheet>)> done);
    void fetchConsents(QList<int> open, QObject* context,
                       std::function<void(Result<QList<StackConsent>>)> done, QList<StackConsent> found);
    // signingstack_sign.cpp
    void next();
    void carryOutOne(const StackItem& item);
    void signOne(const StackItem& item, const StackSheet& sheet);
    void declineOne(const StackItem& item);
    void settle(const StackItem& item, State state, const Message& problem = {});
    void askAgain(const StackItem& item, const Error& why);
    void noteChanged(const StackItem& item);

    SigningStack* q;
    Session& session;
    settings::Settings& settings;
    store::StackJournal journal;
    const Clock& clock;
    QList<Place> places;
    QList<StackItem> fetched;
    QList<StackItem> items;
    QList<Fault> faults;
    AdoptedSignature adopted;
    std::shared_ptr<StackFiles> files = std::make_shared<StackFiles>();
    std::optional<StackSheet> ahead; ///< of aheadKey
    store::StackJournal::Key aheadKey;
    /** Values of the document that was shown last, by account and template. */
    QHash<QString, QPair<store::StackJournal::Key, QHash<QString, QString>>> runs;
    QHash<QString, StackConsent> words; ///< by invitation, as they were shown
    QList<StackConsent> agreed;
    QList<store::StackJournal::Key> queue;
    bool isRefreshing = false;
    bool isCarryingOut = false;
    bool isStopping = false;
    quint64 turn = 0; ///< of refreshing
};

} // namespace ink::workflow
