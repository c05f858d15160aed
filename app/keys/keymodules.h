#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace ink::keys {

/** A PKCS#11 module that is installed on this computer. */
struct KeyModule
{
    QString name; ///< for people
    QString path;
    QString server; ///< the address of a p11-kit server, for its client module
    bool operator==(const KeyModule&) const = default;
};

/** Where modules are looked for. */
struct ModulePlaces
{
    QStringList configurations; ///< folders with p11-kit's *.module files; later ones override earlier ones
    QStringList libraries;      ///< folders with modules, for names without a path
};
/** The places of this system. */
[[nodiscard]] ModulePlaces systemModulePlaces();

/** The modules of p11-kit's configuration (pkcs11.conf(5)), then known ones in their usual places; each once.
 * Modules with certificates of authorities only, and those that are disabled for this program, are left out.
 */
[[nodiscard]] QList<KeyModule> installedModules(const ModulePlaces& places = systemModulePlaces());

} // namespace ink::keys
