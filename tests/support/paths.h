// Folders that tests read from. They are compiled into one file alone, so that the objects of all other tests
// are the same from every checkout and the compiler cache serves them all.
#pragma once

#include <QString>

namespace ink::test {

/** A path of the checkout, e.g. "resources/samples/agreement.pdf"; without an argument its root. */
QString sourcePath(const QString& relative = {});

/** A path of the shared corpora, e.g. "pdf"; without an argument their folder, which need not exist. */
QString corpusPath(const QString& relative = {});

/** A path from the folder of built programs, e.g. "inkstone"; without an argument the folder. */
QString programPath(const QString& relative = {});

} // namespace ink::test
