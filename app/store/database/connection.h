#pragma once

#include "app/base/result.h"
#include "app/store/database/columns.h"
#include "app/store/database/databaseaddress.h"
#include "app/store/database/databaseoptions.h"

#include <QHash>
#include <QMutex>
#include <QSet>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>

#include <memory>

// Private to app/store.
namespace ink::store {

/** The parameters that open a connection. */
struct ConnectionParameters
{
    DatabaseAddress address;
    Schema schema = Schema::Service;
};

/** The names of one database's connections in all threads. Outlives the Database while threads still have
 * connections. */
struct ConnectionNames
{
    QMutex mutex;
    QSet<QString> names;
    bool isClosed = false;

    void add(const QString& name);
    void remove(const QString& name);
    /** Closes all connections. */
    void close();
};

/** A prepared statement of a connection. Used by one reader at a time. */
struct PreparedStatement
{
    QSqlQuery query;
    Columns columns; ///< filled when the first row is read
    bool isBusy = false;
    quint64 lastUse = 0;
};

/** A connection with its prepared statements. One thread at a time uses it. */
class Connection final
{
public:
    Connection(std::shared_ptr<const ConnectionParameters> opening, std::weak_ptr<ConnectionNames> names);
    ~Connection();
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    [[nodiscard]] Result<void> open();
    [[nodiscard]] QSqlDatabase database() const { return QSqlDatabase::database(m_name, false); }
    /** Returns the prepared statement, or a new one while another reader uses it. If `name` is null, the
     * statement is cached by its text. */
    [[nodiscard]] tl::expected<std::shared_ptr<PreparedStatement>, QSqlError> prepare(const char* name,
                                                                                      const QString& sql);
    /** Executes statements without values and results. */
    [[nodiscard]] tl::expected<void, QSqlError> exec(const QString& sql);
    /** Sets the durability of the next transaction's commit (SQLite). */
    [[nodiscard]] tl::expected<void, QSqlError> setDurability(Durability durability);

    /** Lets another thread use the connection next. */
    void detachFromThread();
    void attachToThread();

    [[nodiscard]] bool isLost() const { return m_isLost; }
    void markLost() { m_isLost = true; }

private:
    [[nodiscard]] Error openingError(const DatabaseAddress& address, const QSqlError& error) const;
    void evictOldestText();

    const std::shared_ptr<const ConnectionParameters> m_parameters;
    const std::weak_ptr<ConnectionNames> m_names;
    const QString m_name;
    QSqlDriver* m_driver = nullptr; ///< owned by Qt's connection of this name
    QHash<QByteArray, std::shared_ptr<PreparedStatement>> m_named;
    QHash<QString, std::shared_ptr<PreparedStatement>> m_texts;
    quint64 m_uses = 0;
    bool m_isLost = false;
    Durability m_durability = Durability::Full;
};

} // namespace ink::store
