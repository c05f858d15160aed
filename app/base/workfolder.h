#pragma once

#include "app/base/result.h"

#include <QLockFile>
#include <QString>
#include <QTemporaryDir>

#include <memory>

namespace ink {

/** A folder for temporary files, readable by its owner only and removed on destruction. A lock file marks it
 * as in use, so that the next folder created there removes those of killed processes. */
class WorkFolder final
{
public:
    /** Removes the folders of dead processes and creates a new one. `prefix` is an absolute path with the
     * start of the name, e.g. `/var/lib/inkstone/work-`; six random characters follow. Io if it can't be
     * created. */
    [[nodiscard]] static Result<std::shared_ptr<WorkFolder>> make(const QString& prefix);

    [[nodiscard]] QString path() const { return m_folder.path(); }
    [[nodiscard]] QString filePath(const QString& name) const { return m_folder.filePath(name); }

private:
    explicit WorkFolder(const QString& pattern);
    static void removeDead(const QString& prefix);

    QTemporaryDir m_folder;
    QLockFile m_lock; ///< released before the folder is removed
};

} // namespace ink
