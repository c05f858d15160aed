#pragma once

#include <QString>

#include <memory>

namespace ink::test {

/**
 * A real PostgreSQL cluster for this process: created on first use in a temporary folder, connected over a
 * Unix socket with a generated password (SCRAM), run by an unprivileged user, stopped and removed when the
 * process ends; the server also ends if the process is killed. fsync stays on.
 */
class Postgres final
{
public:
    /** Null when PostgreSQL is not installed here (INKSTONE_POSTGRES_BIN names its programs' folder). */
    [[nodiscard]] static Postgres* shared();
    ~Postgres();

    /** The address of a new, empty database. */
    [[nodiscard]] QString newDatabase();
    /** The password in every address. */
    [[nodiscard]] QString password() const;
    /** Runs a statement as superuser; returns the first value of the first row. Asserts success. */
    QString ask(const QString& sql);
    /** Kills the server and starts it again, as after a crash. */
    [[nodiscard]] bool restart();

private:
    struct Private;
    explicit Postgres(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

} // namespace ink::test
