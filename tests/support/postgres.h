#pragma once

#include <QString>

#include <memory>

namespace ink::test {

/**
 * A real PostgreSQL cluster for this process: made at the first use in a folder of its own, reached over a
 * Unix socket with a generated password (SCRAM), run by an unprivileged user, stopped and removed at the
 * process's end; the server ends too when the process is killed. fsync stays on.
 */
class Postgres final
{
public:
    /** Null when PostgreSQL is not installed here (INKSTONE_POSTGRES_BIN names its programs' folder). */
    [[nodiscard]] static Postgres* shared();
    ~Postgres();

    /** The address of a new, empty database. */
    [[nodiscard]] QString newDatabase();
    /** The password that every address holds. */
    [[nodiscard]] QString password() const;
    /** Runs a statement as superuser; the first value of the first row. Asserts that it works. */
    QString ask(const QString& sql);
    /** Ends the server at once and starts it again, as after a crash. */
    [[nodiscard]] bool restart();

private:
    struct Private;
    explicit Postgres(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

} // namespace ink::test
