// Also runs the contract tests on PostgreSQL: INKSTONE_TEST_DATABASE=postgresql.
#include "tests/support/postgres.h"

#include "tests/support/servicefixture.h"

static const bool s_registered = [] {
    ink::test::ServiceFixture::newPostgresDatabase() = [] {
        auto* const postgres = ink::test::Postgres::shared();
        return postgres ? postgres->newDatabase() : QString();
    };
    return true;
}();
