#pragma once

#include <QDir>
#include <QList>
#include <QTest>
#include <QWidget>

namespace ink::test {

/** A part of a widget by its object name, shown or not; null if there is none. */
template <typename T> [[nodiscard]] T* find(const QWidget& where, const char* name)
{
    return where.findChild<T*>(QString::fromLatin1(name));
}
template <typename T> [[nodiscard]] T* find(const QWidget& where, const QString& name)
{
    return where.findChild<T*>(name);
}
/** The first of such parts that is shown. */
template <typename T> [[nodiscard]] T* shownPart(const QWidget& where, const char* name)
{
    for (T* each : where.findChildren<T*>(QString::fromLatin1(name)))
        if (each->isVisible()) return each;
    return nullptr;
}
/** Saves a picture into the folder INKSTONE_SHOTS; nothing without it. */
inline void keepPicture(QWidget& shown, const QString& name)
{
    const QString folder = qEnvironmentVariable("INKSTONE_SHOTS");
    if (!folder.isEmpty()) QVERIFY(shown.grab().save(QDir(folder).filePath(name)));
}

} // namespace ink::test
