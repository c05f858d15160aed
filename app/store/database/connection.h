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
struct Opening
{
    DatabaseAddress address;
    Schema schema = Schema::Service;
};

/** The names of one database's connections in all threads; outlives the Database while threads still have
 * connections. */
struct ConnectionNames
{
    QMutex mutex;
    QSet<QString> names;
    bool closed = false;

    void add(const QString& name);
    void drop(const QString& name);
    /** Closes all of them. */
    void close();
};

/** A prepared statement of a connection; used by one reader at a time. */
struct Prepared
{
    QSqlQuery query;
    Columns columns; ///< known when a row has been read
    bool busy = false;
    quint64 used = 0;
};

/** A connection with its prepared statements. One thread at a time uses it. */
class Connection final
{
public:
    Connection(std::shared_ptr<const Opening> opening, std::weak_ptr<ConnectionNames> names);
    ~Connection();
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    [[nodiscard]] Result<void> open();
    [[nodiscard]] QSqlDatabase database() const { return QSqlDatabase::database(m_name, false); }
    /** The prepared statement; a new one while another reader uses it. A null `name` caches it by its text.
     */
    [[nodiscard]] tl::expected<std::shared_ptr<Prepared>, QSqlError> prepare(const char* name,
                                                                             const QString& sql);
    /** Executes statements without values and results. */
    [[nodiscard]] tl::expected<void, QSqlError> exec(const QString& sql);
    /** Sets the durability of the next transaction's commit (SQLite). */
    [[nodiscard]] tl::expected<void, QSqlError> setDurability(Durability durability);

    /** Lets any other thread use it next. */
    void leaveThread();
    void enterThread();

    [[nodiscard]] bool isLost() const { return m_isLost; }
    void noteLost() { m_isLost = true; }

private:
    [[nodiscard]] Error openingError(const DatabaseAddress& address, const QSqlError& error) const;
    void forgetOldestText();

    const std::shared_ptr<const Opening> m_opening;
    const std::weak_ptr<ConnectionNames> m_names;
    const QString m_name;
    QSqlDriver* m_driver = nullptr; ///< owned by Qt's connection of this name
    QHash<QByteArray, std::shared_ptr<Prepared>> m_named;
    QHash<QString, std::shared_ptr<Prepared>> m_texts;
    quint64 m_uses = 0;
    bool m_isLost = false;
    Durability m_durability = Durability::Kept;
};

} // namespace ink::store
