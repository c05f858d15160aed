#include "app/pdf/text/bundledfonts.h"

#include <QCoreApplication>
#include <QDir>
#include <QFontDatabase>
#include <QHash>
#include <QMutex>

#include <algorithm>

namespace ink::pdf {

namespace {

/** The folder of the fonts: in an installation or a build, next to the programs, or in a macOS bundle. */
QString folderOfFonts()
{
    const QDir programs(QCoreApplication::applicationDirPath());
    for (const char* place :
         {"../share/inkstone/fonts", "fonts", "../Resources/fonts", "../../share/inkstone/fonts"})
        if (const QDir folder(programs.filePath(QLatin1StringView(place))); folder.exists())
            return folder.canonicalPath() + QLatin1Char('/');
    qWarning("The fonts of Inkstone are missing; documents are written with this system's fonts.");
    return {};
}

/** The font files of a family: “InkstoneNotoSans-Bold.ttf” and the like. */
QStringList filesOf(const QString& family)
{
    static const QString folder = folderOfFonts();
    if (folder.isEmpty()) return {};
    QString name = QString(family).remove(QLatin1Char(' '));
    for (const QChar c : name)
        if (!c.isLetterOrNumber()) return {}; // documents may contain any name
    name.prepend(QLatin1StringView("Inkstone"));
    QStringList paths;
    for (const QString& file : QDir(folder).entryList({name + QStringLiteral("-*.ttf")},
                                                      QDir::Files | QDir::CaseSensitive, QDir::Name))
        paths << folder + file;
    return paths;
}

/** Loads a family and returns the name to use for its fonts; empty if there are none. */
QString load(const QString& family)
{
    QString name;
    for (const QString& path : filesOf(family))
        if (const int font = QFontDatabase::addApplicationFont(path); font >= 0)
            name = QFontDatabase::applicationFontFamilies(font).value(0);
    return name;
}

} // namespace

bool isBundled(const QString& family)
{
    return !filesOf(family).isEmpty();
}

QString bundledFontFile(const QString& family)
{
    const QStringList files = filesOf(family);
    const auto regular = std::find_if(files.begin(), files.end(), [](const QString& file) {
        return file.endsWith(QLatin1StringView("-Regular.ttf"));
    });
    return regular != files.end() ? *regular : files.value(0);
}

QStringList withBundledFonts(const QStringList& families)
{
    constexpr qsizetype maxKnown = 1'000; // other names in documents are looked up each time
    static QMutex mutex;
    static QHash<QString, QString> known;
    QStringList chosen;
    const QMutexLocker lock(&mutex);
    for (const QString& family : families) {
        const auto same = known.constFind(family);
        const QString name = same != known.cend() ? *same : load(family);
        if (same == known.cend() && (known.size() < maxKnown || !name.isEmpty())) known.insert(family, name);
        chosen << (name.isEmpty() ? family : name);
    }
    return chosen;
}

} // namespace ink::pdf
