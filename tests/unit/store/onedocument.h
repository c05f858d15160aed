#pragma once

#include "app/store/accounts/accountstore.h"
#include "app/store/documents/documentstore.h"
#include "app/store/schema/opendatabase.h"
#include "tests/support/dialects.h"

#include <memory>

namespace ink::test {

/** A new database of this run's kind with one document of one account. */
struct OneDocument
{
    std::unique_ptr<store::Database> db;
    domain::AccountId account;
    domain::DocumentId document;
};

inline Result<OneDocument> oneDocument(const QTemporaryDir& folder)
{
    OneDocument made;
    INK_ASSIGN(db, store::openDatabase(newAddress(folder), store::Schema::Service));
    made.db = std::move(db);
    INK_ASSIGN(transaction, store::Transaction::begin(*made.db));
    INK_ASSIGN(account, store::AccountStore(*made.db).create(transaction, QStringLiteral("a@example.com"),
                                                             QStringLiteral("A")));
    made.account = account.id;
    domain::Document document;
    document.guid = QStringLiteral("00000000-0000-4000-8000-000000000001");
    document.title = QStringLiteral("Lease");
    document.accountId = made.account;
    INK_ASSIGN(inserted, store::DocumentStore(*made.db).insert(transaction, document));
    made.document = inserted.id;
    INK_TRY(transaction.commit());
    return made;
}

} // namespace ink::test
