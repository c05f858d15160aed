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
        QByteArray key; ///< encrypted if the service has a passphrase
        QByteArray certificate;
    };
    /** Reserves the generation of the key for this transaction. Waits until no other instance is generating
     * it. */
    [[nodiscard]] Result<void> lock(Transaction& transaction);
    [[nodiscard]] Result<std::optional<Pem>> load() const;
    [[nodiscard]] Result<void> save(Transaction& transaction, const Pem& pem);

private:
    Database& m_db;
};

} // namespace ink::store
