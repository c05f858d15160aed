// Conditions without which a test can't run. Each function skips the current test and returns false if its
// condition isn't met; the test returns then: `if (!test::requireProgram("qpdf")) return;`. With
// INKSTONE_COMPLETE=1 only what testmain.cpp names may be skipped.
#pragma once

#include <QString>

#include <initializer_list>
#include <source_location>

namespace ink::test {

/** Requires programs that packaging/setup installs. */
[[nodiscard]] bool requirePrograms(std::initializer_list<const char*> names,
                                   std::source_location place = std::source_location::current());
/** The same for one program. */
[[nodiscard]] bool requireProgram(const char* name,
                                  std::source_location place = std::source_location::current());
/** Requires something else that packaging/setup installs or the build contains, e.g. a server that has
 * started. */
[[nodiscard]] bool require(bool isThere, const char* name,
                           std::source_location place = std::source_location::current());
/** Requires that this environment variable isn't empty. */
[[nodiscard]] bool requireVariable(const char* name,
                                   std::source_location place = std::source_location::current());
/** Requires files of the shared corpora; see corpusPath. */
[[nodiscard]] bool requireCorpus(bool isThere, std::source_location place = std::source_location::current());
/** Requires rights or devices that not every system has; `problem` completes "This system …". */
[[nodiscard]] bool requireSystem(bool isAble, const char* problem,
                                 std::source_location place = std::source_location::current());
/** Leaves a case to another test, process or platform unless it belongs here; `reason` says which or why. */
[[nodiscard]] bool belongsHere(bool doesBelong, const char* reason,
                               std::source_location place = std::source_location::current());

} // namespace ink::test
