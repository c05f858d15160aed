// Conditions without which a test can't run. Each function skips the current test and returns false if its
// condition isn't met; the test returns then: `if (!test::requireProgram("qpdf")) return;`. With
// INKSTONE_COMPLETE=1 only what testmain.cpp names may be skipped.
#pragma once

#include <QString>

#include <initializer_list>

namespace ink::test {

/** The place of a call, for the message of a skipped test. libc++ 14 has no std::source_location. */
struct CallPlace
{
    [[nodiscard]] static constexpr CallPlace current(const char* file = __builtin_FILE(),
                                                     int line = __builtin_LINE())
    {
        return {file, line};
    }

    const char* file;
    int line;
};

/** Requires programs that packaging/setup installs. */
[[nodiscard]] bool requirePrograms(std::initializer_list<const char*> names,
                                   CallPlace place = CallPlace::current());
/** The same for one program. */
[[nodiscard]] bool requireProgram(const char* name, CallPlace place = CallPlace::current());
/** Requires something else that packaging/setup installs or the build contains, e.g. a server that has
 * started. */
[[nodiscard]] bool require(bool isAvailable, const char* name, CallPlace place = CallPlace::current());
/** Requires that this environment variable isn't empty. */
[[nodiscard]] bool requireVariable(const char* name, CallPlace place = CallPlace::current());
/** Requires files of the shared corpora; see corpusPath. */
[[nodiscard]] bool requireCorpus(bool isAvailable, CallPlace place = CallPlace::current());
/** Requires rights or devices that not every system has; `problem` completes "This system …". */
[[nodiscard]] bool requireSystem(bool isSupported, const char* problem,
                                 CallPlace place = CallPlace::current());
/** Skips a case that another test, process or platform covers; `reason` says which. */
[[nodiscard]] bool runsHere(bool isHere, const char* reason, CallPlace place = CallPlace::current());

} // namespace ink::test
