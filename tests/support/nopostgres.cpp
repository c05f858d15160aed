// For platforms where tests can't start PostgreSQL: tests that need it are skipped.
#include "tests/support/postgres.h"

namespace ink::test {

struct Postgres::Private
{
};

Postgres::Postgres(std::unique_ptr<Private> data) : d(std::move(data)) {}
Postgres::~Postgres() = default;

Postgres* Postgres::shared()
{
    return nullptr;
}
QString Postgres::newDatabase()
{
    return {};
}
QString Postgres::password() const
{
    return {};
}
QString Postgres::ask(const QString&)
{
    return {};
}
bool Postgres::restart()
{
    return false;
}

} // namespace ink::test
