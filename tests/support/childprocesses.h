#pragma once

#include <QDir>
#include <QFile>
#include <QList>

namespace ink::test {

/** A process as listed in /proc (Linux). */
struct ChildProcess
{
    qint64 id = 0;
    qint64 memory = 0; ///< bytes; resident memory without file-backed pages
};

/** The helper processes that render pages for the process `parent`. */
inline QList<ChildProcess> pageHelpersOf(qint64 parent)
{
    QList<ChildProcess> found;
    const QStringList all = QDir(QStringLiteral("/proc")).entryList(QDir::Dirs);
    for (const QString& name : all) {
        const qint64 id = name.toLongLong();
        QFile file(QStringLiteral("/proc/%1/status").arg(id));
        if (id <= 0 || !file.open(QIODevice::ReadOnly)) continue;
        ChildProcess process{id, 0};
        bool isHelper = false;
        bool isChild = false;
        bool isDead = false;
        for (const QByteArray& line : file.readAll().split('\n')) {
            const QByteArray value = line.mid(line.indexOf(':') + 1).trimmed();
            if (line.startsWith("Name:")) isHelper = value == "inkstone-pages";
            if (line.startsWith("State:")) isDead = value.startsWith('Z') || value.startsWith('X');
            if (line.startsWith("PPid:")) isChild = value.toLongLong() == parent;
            if (line.startsWith("RssAnon:"))
                process.memory = value.split(' ').constFirst().toLongLong() * 1024;
        }
        if (isHelper && isChild && !isDead) found.append(process);
    }
    return found;
}

inline bool isProcessAlive(qint64 id)
{
    QFile file(QStringLiteral("/proc/%1/stat").arg(id));
    if (!file.open(QIODevice::ReadOnly)) return false;
    const QByteArray text = file.readAll();
    const QByteArray state = text.mid(text.lastIndexOf(')') + 2, 1);
    return state != "Z" && state != "X";
}

} // namespace ink::test
