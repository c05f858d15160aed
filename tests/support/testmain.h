#pragma once

#include <QByteArray>
#include <QObject>

#include <functional>
#include <memory>

namespace ink::test {

/** Adds the test class of one tst_*.cpp file to its executable; `file` is the file's base name. */
bool registerCase(const char* file, std::function<std::unique_ptr<QObject>()> make);

/** An additional check that runs after each test class, if set. It returns the faults, one a line. */
std::function<QByteArray()>& afterEachCase();

/** Returns true if a test may be skipped with INKSTONE_COMPLETE=1; `line` is the one that QtTest prints. */
[[nodiscard]] bool isAllowedSkip(const QByteArray& line);

} // namespace ink::test

/** Put at the end of tst_foo.cpp: INK_TEST(TestFoo, "tst_foo"). */
#define INK_TEST(Class, file)                                                                                \
    static const bool s_registered_##Class =                                                                 \
        ink::test::registerCase(file, [] { return std::unique_ptr<QObject>(std::make_unique<Class>()); });
