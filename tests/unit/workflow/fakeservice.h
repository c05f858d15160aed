#pragma once

#include "app/api/apiclient.h"
#include "app/secrets/memorysecretstore.h"
#include "app/settings/settings.h"
#include "app/store/database/database.h"
#include "app/store/journals/draftjournal.h"
#include "app/workflow/session/session.h"
#include "tests/support/faketransport.h"

#include <QHash>
#include <QTemporaryDir>

#include <memory>

namespace ink::test {

/**
 * One account's documents behind a FakeTransport, with the contract's rules that workflows depend on:
 * versions, ids for new tags and recipients, idempotency keys, states. The transport's script takes
 * precedence.
 */
class FakeService final
{
public:
    FakeService();

    /** Handles requests that are not in the script. */
    [[nodiscard]] Result<api::Response> handle(const api::Request& request);
    domain::DocumentId add(domain::Document document);
    [[nodiscard]] domain::Document& document(domain::DocumentId id) { return m_documents[id]; }

    bool takesTagsInPatches = true; ///< false: like servers that accept them only in a separate call
    bool hidesFiles = true;         ///< false: like servers that ignore who may see a file
    int sends = 0;                  ///< number of actual transitions to 52
    int writes = 0;                 ///< number of writes with changes
    int limitedPageSize = 500;

private:
    Result<api::Response> update(domain::Document& document, const api::Request& request);
    Result<api::Response> list(const api::Request& request) const;
    void giveIds(domain::Document& document);

    QMap<domain::DocumentId, domain::Document> m_documents;
    QHash<QByteArray, api::Response> m_first; ///< by idempotency key
    qint64 m_lastId = 1000;
};

/** A session connected to a FakeService, with its own journal. */
class Office final
{
public:
    Office();
    ~Office();
    /** Opens the account `server`; false when that failed. */
    bool open();

    QTemporaryDir dir;
    settings::Settings settings;
    secrets::MemorySecretStore secrets;
    FakeService service;
    FakeTransport* transport = nullptr; ///< of the open account
    std::unique_ptr<store::Database> database;
    std::unique_ptr<store::DraftJournal> journal;
    std::unique_ptr<store::DocumentCache> cache;
    workflow::Session session;
};

/** The outcome of one call. */
template <typename T> struct Outcome
{
    int calls = 0;
    Result<T> result;
    std::function<void(Result<T>)> done()
    {
        return [this](Result<T> r) {
            ++calls;
            result = std::move(r);
        };
    }
    bool wait();
};

bool waitFor(const std::function<bool()>& condition);
template <typename T> bool Outcome<T>::wait()
{
    return waitFor([this] { return calls > 0; });
}

} // namespace ink::test
