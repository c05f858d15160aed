#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>

namespace ink::test {

/** The content of a file; empty if it can't be read. */
[[nodiscard]] inline QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}
/** Replaces the content of a file. */
inline bool writeContent(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

} // namespace ink::test
