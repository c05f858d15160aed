#pragma once

#include "app/store/database/database.h"

#include <QByteArray>

#include <optional>

namespace ink::store {

/** The seal's key in a PostgreSQL database, shared by all instances. */
class SealStore final
{
public:
    explicit SealStore(Database& database) : m_db(database) {}

    struct Pem
    {
        QByteArray key; ///< encrypted when the service has a passphrase
        QByteArray certificate;
    };
    /** Waits until no other instance is generating the key; then reserves that for this transaction. */
    [[nodiscard]] Result<void> lock(Transaction& transaction);
    [[nodiscard]] Result<std::optional<Pem>> load() const;
    [[nodiscard]] Result<void> save(Transaction& transaction, const Pem& pem);

private:
    Database& m_db;
};

} // namespace ink::store
