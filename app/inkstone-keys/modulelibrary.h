#pragma once

#include "app/keys/protocol/keyprotocol.h"

#include <QString>

namespace ink::inkstonekeys {

/** A shared library, loaded until the process ends. */
class ModuleLibrary final
{
public:
    /** Loads the library at an absolute path; `fault()` tells whether it failed. */
    explicit ModuleLibrary(const QString& path);
    Q_DISABLE_COPY_MOVE(ModuleLibrary)

    [[nodiscard]] const keys::FaultReport& fault() const { return m_fault; }
    /** A function of the library; null if it has none of this name. */
    [[nodiscard]] void* find(const char* name) const;

private:
    void* m_handle = nullptr;
    keys::FaultReport m_fault;
};

} // namespace ink::inkstonekeys
