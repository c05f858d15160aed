#pragma once

#include "app/base/result.h"

#include <QLockFile>
#include <QString>
#include <QTemporaryDir>

#include <memory>

namespace ink {

/**
 * A folder for temporary files, readable by its owner only and removed at the end of this process. A lock
 * file says that it is in use, so that the next one who makes a folder there removes what killed processes
 * left.
 */
class WorkFolder final
{
public:
    /**
     * Removes the folders of dead processes and makes a new one. `prefix` is an absolute path and the
     * beginning of the name, e.g. `/var/lib/inkstone/work-`; six random characters follow. Io when it can't
     * be made.
     */
    [[nodiscard]] static Result<std::shared_ptr<WorkFolder>> make(const QString& prefix);

    [[nodiscard]] QString path() const { return m_folder.path(); }
    [[nodiscard]] QString filePath(const QString& name) const { return m_folder.filePath(name); }

private:
    explicit WorkFolder(const QString& pattern);
    static void removeDead(const QString& prefix);

    QTemporaryDir m_folder;
    QLockFile m_lock; ///< released before the folder goes
};

} // namespace ink
