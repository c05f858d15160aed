#pragma once

#include "app/store/database/database.h"
#include "tests/support/postgres.h"

#include <QTemporaryDir>
#include <QTest>
#include <QUuid>

namespace ink::test {

/** For initTestCase_data: runs every function of the class on each kind of database. */
inline void addDialects()
{
    QTest::addColumn<bool>("postgres");
    QTest::newRow("sqlite") << false;
    if (Postgres::shared()) QTest::newRow("postgresql") << true;
}

/** The address of a new database of this run's kind. */
inline QString newAddress(const QTemporaryDir& folder)
{
    QFETCH_GLOBAL(bool, postgres);
    return postgres ? Postgres::shared()->newDatabase()
                    : folder.filePath(QUuid::createUuid().toString(QUuid::WithoutBraces));
}

} // namespace ink::test
