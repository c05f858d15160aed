#pragma once

#include "app/domain/routing/filevisibility.h"

#include <QList>
#include <QString>

namespace ink::domain {

// Index(VisibilityMatrix): Files hidden from recipients: what can't be hidden or shown, and why
/** An editable table of which recipients see which files: rows are files, columns are recipients, both
 * 0-based. Rejects changes that would make a draft invalid. */
class VisibilityMatrix final
{
public:
    /** The reason why a cell can't change. */
    enum class Lock {
        None,
        OwnsField,     ///< the recipient has the field `name` in the file
        FieldDepends,  ///< the recipient sees the field `name` in another file, which depends on this one
        DependsHidden, ///< the file has the field `name`, which depends on a file hidden from the recipient
        OnlyFile,      ///< it is the only file that the recipient sees
        OnlyRecipient  ///< no other recipient sees the file
    };
    struct Cell
    {
        bool isVisible = true;
        Lock lock = Lock::None;
        QString name; ///< name of the field that causes the lock; empty = none
        bool operator==(const Cell&) const = default;
    };
    enum class Summary { None, Some, All };

    explicit VisibilityMatrix(const Document& document);

    [[nodiscard]] int fileCount() const { return static_cast<int>(m_visible.size()); }
    [[nodiscard]] int recipientCount() const { return m_recipients; }
    [[nodiscard]] bool isVisible(int file, int recipient) const;
    [[nodiscard]] Cell cell(int file, int recipient) const;
    /** Return whether none, some or all recipients see the file, and the recipient sees none, some or all
     * files. */
    [[nodiscard]] Summary ofFile(int file) const;
    [[nodiscard]] Summary ofRecipient(int recipient) const;

    /** Shows the file to the recipient or hides it. Returns false if the cell can't change. */
    bool setVisible(int file, int recipient, bool isVisible);
    /** Calls setVisible() for all cells of a row or column. Returns false if none has changed. */
    bool setFile(int file, bool isVisible);
    bool setRecipient(int recipient, bool isVisible);

    /** Returns `visibleTo` of each file: the original list if its row is unchanged, otherwise an empty list
     * if all recipients see the file. */
    [[nodiscard]] FileVisibility visibility() const;

private:
    /** A field of one file that depends on another one. */
    struct Dependency
    {
        int file = 0;
        int on = 0;
        QString name;
    };
    [[nodiscard]] int countOfFile(int file) const;
    [[nodiscard]] int countOfRecipient(int recipient) const;

    int m_recipients = 0;
    QList<FileId> m_files;
    QList<QList<int>> m_lists; ///< the original `visibleTo`
    QList<QList<bool>> m_before;
    QList<QList<bool>> m_visible;   ///< [file][recipient]
    QList<QList<QString>> m_fields; ///< the name of the recipient's first field in the file; null = none
    QList<Dependency> m_dependencies;
};

} // namespace ink::domain
