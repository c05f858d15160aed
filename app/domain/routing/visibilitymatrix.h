#pragma once

#include "app/domain/routing/filevisibility.h"

#include <QList>
#include <QString>

namespace ink::domain {

// Index(VisibilityMatrix): Files hidden from recipients: what can't be hidden or shown, and why
/** Which recipients see which files of a document, for editing: rows are files, columns are recipients, both
 * from 0. Changes that no draft may have are refused. */
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
        OnlyRecipient  ///< nobody else sees the file
    };
    struct Cell
    {
        bool isVisible = true;
        Lock lock = Lock::None;
        QString name; ///< of the field that is the reason
        bool operator==(const Cell&) const = default;
    };
    enum class Summary { None, Some, All };

    explicit VisibilityMatrix(const Document& document);

    [[nodiscard]] int fileCount() const { return static_cast<int>(m_visible.size()); }
    [[nodiscard]] int recipientCount() const { return m_recipients; }
    [[nodiscard]] bool isVisible(int file, int recipient) const;
    [[nodiscard]] Cell cell(int file, int recipient) const;
    /** How many recipients see the file, and how many files the recipient sees. */
    [[nodiscard]] Summary ofFile(int file) const;
    [[nodiscard]] Summary ofRecipient(int recipient) const;

    /** Shows the file to the recipient or hides it. Returns false if the cell can't change. */
    bool setVisible(int file, int recipient, bool isVisible);
    /** As setVisible() for the cells of a row or column that can change. Returns false if none has. */
    bool setFile(int file, bool isVisible);
    bool setRecipient(int recipient, bool isVisible);

    /** The list of each file: the one it had if nothing has changed, empty for one that everybody sees. */
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
    QList<QList<int>> m_lists; ///< as they were
    QList<QList<bool>> m_before;
    QList<QList<bool>> m_visible;   ///< [file][recipient]
    QList<QList<QString>> m_fields; ///< the name of the recipient's first field in the file; null = none
    QList<Dependency> m_dependencies;
};

} // namespace ink::domain
