// Checks the code against the room table of app/README.md: which room may include which, words that are
// banned, the length of files.
#include "tests/support/paths.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>

namespace tst_house {

namespace {

constexpr int hardLineLimit = 700;
/** Lists of one entry a line, included several times, hence without a guard. */
bool isEntryList(const QString& path)
{
    return path.startsWith(QStringLiteral("app/base/reasondeclare")) ||
           path.endsWith(QStringLiteral("/reasons.h"));
}

/** BackgroundWorker work is runInBackground() (app/base/backgroundtask.h). Threads of their own, with the
 * reason: they serve a stream of orders with what they hold open in between, or wait for a socket, a database
 * or a process. */
const QHash<QString, QString> threadOwners{
    {QStringLiteral("app/base/backgroundtask"), QStringLiteral("the one way to write a background task")},
    {QStringLiteral("app/base/orderthread"), QStringLiteral("orders; keeps something open between them")},
    {QStringLiteral("app/workflow/session/backgroundworker"),
     QStringLiteral("in order, on the own database")},
    {QStringLiteral("app/pdf/text/fontthreads"), QStringLiteral("fonts live as long as their thread")},
    {QStringLiteral("app/store/database/presence"), QStringLiteral("a connection that holds a lock")},
    {QStringLiteral("app/service/callbacks/callbacksender"), QStringLiteral("takes jobs from the store")},
    {QStringLiteral("app/service/callbacks/resolver"), QStringLiteral("a lookup can't be aborted")},
    {QStringLiteral("app/service/callbacks/transfers"), QStringLiteral("waits for sockets")},
    {QStringLiteral("app/service/core/outboxworker"), QStringLiteral("takes jobs from the store")},
    {QStringLiteral("app/service/host/sealkeysource"), QStringLiteral("reads the key ahead")},
    {QStringLiteral("app/service/host/servicehost"), QStringLiteral("stops in parallel")},
    {QStringLiteral("app/service/http/server/lane"), QStringLiteral("waits for sockets")},
    {QStringLiteral("app/service/mail/bouncereader"), QStringLiteral("waits for the mailbox")},
    {QStringLiteral("app/service/signingpage/pagepictures"), QStringLiteral("owns helper processes")},
    {QStringLiteral("app/inkstone/fontwarmup"), QStringLiteral("before there is an application")},
    {QStringLiteral("app/inkstone/mcp/linereader"), QStringLiteral("a read of the input can't be ended")},
    {QStringLiteral("app/inkstone-pages/main"), QStringLiteral("reads orders while a page is painted")},
    {QStringLiteral("app/inkstone-keys/main"), QStringLiteral("reads orders while a module hangs")},
    {QStringLiteral("app/helper/processlimits"), QStringLiteral("ends the process")},
    {QStringLiteral("app/inkstoned/servecommand"), QStringLiteral("ends the process")},
    {QStringLiteral("ui/viewer/pagepicture"), QStringLiteral("two halves of one answer")},
    {QStringLiteral("ui/pages/editor/draft/filepreview"), QStringLiteral("before there is a window")},
};

/** Code that reads all pages of a list must use PageWalk (app/domain/document/pagewalk.h), because page
 * numbers repeat and skip rows. These files are exempt, with the reason. */
const QHash<QString, QString> singlePageReaders{
    {QStringLiteral("app/workflow/documents/documentdetails.cpp"), QStringLiteral("counts")},
    {QStringLiteral("app/inkstone/mcp/readingtools.cpp"), QStringLiteral("a page for each call of a tool")},
    {QStringLiteral("app/workflow/documents/documentwatch.cpp"), QStringLiteral("the latest changes")},
    {QStringLiteral("app/workflow/session/usagestatement.cpp"), QStringLiteral("groups, in one answer")},
    {QStringLiteral("app/workflow/shelf/offlinecache.cpp"), QStringLiteral("as many as it keeps")},
    {QStringLiteral("app/workflow/templates/templateuse.cpp"),
     QStringLiteral("one document, among the latest of its title")},
    {QStringLiteral("ui/pages/account/deliverieslist.cpp"), QStringLiteral("more on request, by the cursor")},
};

struct Room
{
    QStringList mayInclude;
    QStringList thirdParty;
    bool everything = false;
};

struct SourceFile
{
    QString path; ///< relative, e.g. app/pdf/seal/sealer.cpp
    QString room;
    QStringList lines;
    [[nodiscard]] bool isHeader() const { return path.endsWith(QStringLiteral(".h")); }
    /** Its first lines, in which a header says that it is private. */
    [[nodiscard]] QString beginning() const { return lines.mid(0, 12).join(QLatin1Char(' ')); }
    /** Headers of our rooms that it includes, relative as `path`. */
    [[nodiscard]] QStringList includedHeaders() const
    {
        static const QRegularExpression include(
            QStringLiteral("^\\s*#\\s*include\\s+\"((?:app|ui)/[^\"]+)\""));
        return matches(include);
    }
    /** Headers that belong neither to C++ nor to Qt nor to the systems. */
    [[nodiscard]] QStringList thirdPartyHeaders() const
    {
        static const QRegularExpression include(
            QStringLiteral("^\\s*#\\s*include\\s+<([^>]*/[^>]*|[^>]*\\.(?:h|hh|hpp))>"));
        static const QRegularExpression system(QStringLiteral(
            "^(?:(?:sys|arpa|netinet|linux|mach)/.*|(?:dlfcn|emmintrin|execinfo|fcntl|io|malloc|"
            "netdb|pwd|sddl|shellapi|shobjidl|termios|time|unistd|windows|winsock2|ws2tcpip|"
            "xlocale)\\.h)$"));
        QStringList found = matches(include);
        found.removeIf([](const QString& header) { return system.match(header).hasMatch(); });
        return found;
    }

private:
    [[nodiscard]] QStringList matches(const QRegularExpression& pattern) const
    {
        QStringList found;
        for (const QString& line : lines)
            if (const auto match = pattern.match(line); match.hasMatch()) found << match.captured(1);
        return found;
    }
};

/** The folder whose rooms may include a header that says "Private to …"; empty for one that does not. */
QString privateFolder(const SourceFile& header)
{
    static const QRegularExpression mark(QStringLiteral("Private to ((?:app|ui)(?:/[a-z-]+)+)?"));
    const auto found = mark.match(header.beginning());
    if (!header.isHeader() || !found.hasMatch()) return {};
    return found.captured(1).isEmpty() ? header.room : found.captured(1);
}

bool liesIn(const QString& path, const QString& folder)
{
    return path.startsWith(folder + QLatin1Char('/'));
}

QHash<QString, Room> readTable()
{
    QHash<QString, Room> rooms;
    QFile file(ink::test::sourcePath(QStringLiteral("tests/arch/rooms.txt")));
    if (!file.open(QIODevice::ReadOnly)) return rooms;
    for (const QString& raw : QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'))) {
        const QString line = raw.trimmed();
        if (line.isEmpty() || line.startsWith(QLatin1Char('#'))) continue;
        const auto colon = line.indexOf(QLatin1Char(':'));
        const QStringList halves = line.mid(colon + 1).split(QLatin1Char('|'));
        Room room;
        room.mayInclude = halves.value(0).split(QLatin1Char(' '), Qt::SkipEmptyParts);
        room.thirdParty = halves.value(1).split(QLatin1Char(' '), Qt::SkipEmptyParts);
        room.everything = room.mayInclude.removeAll(QStringLiteral("*")) > 0;
        rooms.insert(line.left(colon), room);
    }
    return rooms;
}

QString roomOf(const QString& path, const QHash<QString, Room>& rooms)
{
    QString folder = path.left(path.lastIndexOf(QLatin1Char('/')));
    while (!folder.isEmpty() && !rooms.contains(folder)) {
        const auto slash = folder.lastIndexOf(QLatin1Char('/'));
        folder = slash < 0 ? QString() : folder.left(slash);
    }
    return folder;
}

QList<SourceFile> readSources(const QHash<QString, Room>& rooms)
{
    QList<SourceFile> all;
    const QString root = ink::test::sourcePath() + QLatin1Char('/');
    for (const char* top : {"app", "ui"}) {
        QDirIterator it(root + QLatin1String(top), {QStringLiteral("*.cpp"), QStringLiteral("*.h")},
                        QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            SourceFile source;
            source.path = it.next().mid(root.size());
            QFile file(root + source.path);
            if (!file.open(QIODevice::ReadOnly)) continue;
            source.lines = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'));
            source.room = roomOf(source.path, rooms);
            all.append(source);
        }
    }
    return all;
}

} // namespace

class TestHouse final : public QObject
{
    Q_OBJECT

    QHash<QString, Room> m_rooms = readTable();
    QList<SourceFile> m_sources = readSources(m_rooms);

    void report(const QStringList& faults)
    {
        QVERIFY2(faults.isEmpty(), qPrintable(QLatin1Char('\n') + faults.join(QLatin1Char('\n'))));
    }

private Q_SLOTS:
    void everyFileHasARoom()
    {
        QVERIFY(m_sources.size() > 50);
        QStringList faults;
        for (const SourceFile& s : m_sources)
            if (s.room.isEmpty()) faults << s.path;
        report(faults);
    }

    void everyRoomHasARowInTheReadme()
    {
        QFile readme(ink::test::sourcePath(QStringLiteral("app/README.md")));
        QVERIFY(readme.open(QIODevice::ReadOnly));
        QSet<QString> rows;
        static const QRegularExpression row(QStringLiteral("^\\|((?: `(?:app|ui)/[a-z/-]+`,?)+) \\|"));
        while (!readme.atEnd()) {
            const auto found = row.match(QString::fromUtf8(readme.readLine()));
            if (!found.hasMatch()) continue;
            for (QString room : found.captured(1).split(QLatin1Char(',')))
                rows.insert(room.remove(QLatin1Char('`')).trimmed());
        }
        QStringList faults;
        for (auto room = m_rooms.cbegin(); room != m_rooms.cend(); ++room)
            if (!rows.contains(room.key()))
                faults << room.key() + QStringLiteral(" has no row in app/README.md");
        for (const QString& each : std::as_const(rows))
            if (!m_rooms.contains(each))
                faults << each + QStringLiteral(" has no row in tests/arch/rooms.txt");
        report(faults);
    }

    void arrowsOnlyPointDown()
    {
        QStringList faults;
        for (const SourceFile& s : m_sources) {
            const Room room = m_rooms.value(s.room);
            if (room.everything) continue;
            for (const QString& header : s.includedHeaders()) {
                const QString target = roomOf(header, m_rooms);
                if (target == s.room || target == QStringLiteral("app/base") ||
                    room.mayInclude.contains(target))
                    continue;
                faults << QStringLiteral("%1 includes %2").arg(s.path, header);
            }
        }
        report(faults);
    }

    void theTableHasNoCycle()
    {
        QStringList faults;
        QSet<QString> left;
        for (auto room = m_rooms.cbegin(); room != m_rooms.cend(); ++room) {
            left.insert(room.key());
            for (const QString& each : room->mayInclude)
                if (!m_rooms.contains(each))
                    faults << QStringLiteral("%1 may include %2, which is no room").arg(room.key(), each);
        }
        // Rooms that include none of those left, or that none of those left includes, are on no cycle.
        const auto isOnNoCycle = [&](const QString& room) {
            const QStringList below = m_rooms.value(room).mayInclude;
            return std::none_of(below.begin(), below.end(),
                                [&](const QString& each) { return left.contains(each); }) ||
                   std::none_of(left.begin(), left.end(), [&](const QString& each) {
                       return m_rooms.value(each).mayInclude.contains(room);
                   });
        };
        for (bool changed = true; changed;) {
            changed = false;
            for (const QString& each : left.values())
                if (isOnNoCycle(each)) changed = left.remove(each) || changed;
        }
        for (const QString& each : std::as_const(left))
            faults << each + QStringLiteral(" is on a cycle of the table");
        faults.sort();
        report(faults);
    }

    void everyPermissionIsUsed()
    {
        QHash<QString, QSet<QString>> usedRooms;
        QHash<QString, QStringList> usedHeaders;
        for (const SourceFile& s : m_sources) {
            for (const QString& header : s.includedHeaders())
                usedRooms[s.room].insert(roomOf(header, m_rooms));
            usedHeaders[s.room] += s.thirdPartyHeaders();
        }
        QStringList faults;
        for (auto room = m_rooms.cbegin(); room != m_rooms.cend(); ++room) {
            for (const QString& each : room->mayInclude)
                if (!usedRooms.value(room.key()).contains(each))
                    faults << QStringLiteral("%1 does not include %2").arg(room.key(), each);
            const QStringList headers = usedHeaders.value(room.key());
            for (const QString& prefix : room->thirdParty)
                if (std::none_of(headers.begin(), headers.end(),
                                 [&](const QString& header) { return header.startsWith(prefix); }))
                    faults << QStringLiteral("%1 does not include <%2…>").arg(room.key(), prefix);
        }
        faults.sort();
        report(faults);
    }

    void thirdPartyHeadersStayInTheirRoomsAndOutOfHeaders()
    {
        QStringList faults;
        for (const SourceFile& s : m_sources) {
            const QStringList allowed = m_rooms.value(s.room).thirdParty;
            // app/base shows tl::expected to everybody.
            const bool isPrivate = !privateFolder(s).isEmpty() || s.room == QStringLiteral("app/base");
            for (const QString& header : s.thirdPartyHeaders()) {
                const bool known = std::any_of(allowed.begin(), allowed.end(), [&](const QString& prefix) {
                    return header.startsWith(prefix);
                });
                if (!known || (s.isHeader() && !isPrivate))
                    faults << QStringLiteral("%1 includes <%2>").arg(s.path, header);
            }
        }
        report(faults);
    }

    /** Boost.Asio is compiled once. A file that doesn't know has a second copy of its functions, which
     * linkers for Windows refuse. */
    void boostIsConfiguredAlike()
    {
        const QString configuration = QStringLiteral("app/service/http/beast.h");
        QStringList faults;
        int users = 0;
        for (const SourceFile& s : m_sources) {
            const QStringList headers = s.thirdPartyHeaders();
            const bool usesIt = std::any_of(headers.begin(), headers.end(), [](const QString& each) {
                return each.startsWith(QStringLiteral("boost/asio")) ||
                       each.startsWith(QStringLiteral("boost/beast"));
            });
            if (!usesIt) continue;
            ++users;
            if (!s.includedHeaders().contains(configuration))
                faults << QStringLiteral("%1 doesn't include %2").arg(s.path, configuration);
        }
        QVERIFY(users > 5);
        report(faults);
    }

    /** "Private to app/pdf" means every room under app/pdf; "Private to the room" the header's own. */
    void privateHeadersStayInTheirFolder()
    {
        QHash<QString, QString> folders;
        for (const SourceFile& s : m_sources)
            if (const QString folder = privateFolder(s); !folder.isEmpty()) folders.insert(s.path, folder);
        QVERIFY(folders.size() > 20);
        QStringList faults;
        for (auto each = folders.cbegin(); each != folders.cend(); ++each)
            if (!liesIn(each.key(), each.value()))
                faults << QStringLiteral("%1 is not in %2, to which it says it is private")
                              .arg(each.key(), each.value());
        for (const SourceFile& s : m_sources)
            for (const QString& header : s.includedHeaders())
                if (const QString folder = folders.value(header);
                    !folder.isEmpty() && !liesIn(s.path, folder))
                    faults << QStringLiteral("%1 includes %2, which is private to %3")
                                  .arg(s.path, header, folder);
        report(faults);
    }

    void bannedWords()
    {
        struct Ban
        {
            QRegularExpression pattern;
            QString except; ///< path prefix where it is allowed
        };
        const QList<Ban> bans{
            {QRegularExpression(QStringLiteral("\\bQEventLoop\\b|\\bprocessEvents\\s*\\(")), {}},
            {QRegularExpression(QStringLiteral("(?<![A-Za-z:])sender\\(\\)")), {}},
            {QRegularExpression(QStringLiteral("(?:\\.|->)exec\\(\\)")), QStringLiteral("app/inkstone")},
            {QRegularExpression(QStringLiteral("\\bq(?:Wait|Sleep)\\b|\\bmsleep\\b")), {}},
            {QRegularExpression(QStringLiteral("\\bTODO\\b|\\bFIXME\\b|\\bXXX\\b")), {}},
            {QRegularExpression(QStringLiteral("\\benvelope\\b"), QRegularExpression::CaseInsensitiveOption),
             {}},
            // Crashes for Qt's font of boxes: see app/pdf/text/systemfonts.h.
            {QRegularExpression(QStringLiteral("\\bfamilyName\\s*\\(\\)")),
             QStringLiteral("app/pdf/text/systemfonts")},
            // GCC for Windows frees them before their destructors run: see app/base/perthread.h.
            {QRegularExpression(QStringLiteral("\\bthread_local\\s+(?:std::|Q[A-Z])")), {}},
            // File names and arguments in an encoding that does not know all characters on Windows.
            {QRegularExpression(QStringLiteral("\\b(?:to|from)Local8Bit\\b")),
             QStringLiteral("app/base/console")},
            // Finds nothing on Windows and macOS: see app/trust.
            {QRegularExpression(QStringLiteral("\\bX509_STORE_set_default_paths\\b|\\bCURLOPT_CAINFO, [^n]")),
             QStringLiteral("app/pdf/crypto/systemstore")},
            // Reads before bytes that are shorter than the text: see app/base/bytes.h. Texts and single
            // characters aren't meant.
            {QRegularExpression(
                 QStringLiteral("\\.lastIndexOf\\((?!\\s*(?:u?'|u\"|QLatin1|QChar|QStringLiteral))")),
             QStringLiteral("app/base/bytes.h")},
            // Deprecated since Qt 6.8.
            {QRegularExpression(QStringLiteral("\\bQt::UTC\\b|\\bsetTimeSpec\\b")), {}},
            {QRegularExpression(QStringLiteral("\\bqApp\\s*->|static\\s+\\w+&\\s+instance\\(\\)")), {}},
        };
        // `query.exec()` is SQL, not an event loop.
        const QRegularExpression sql(QStringLiteral("\\bquery\\.exec\\(\\)|\\bpragma\\.exec\\(\\)"));
        QStringList faults;
        for (const SourceFile& s : m_sources) {
            for (qsizetype n = 0; n < s.lines.size(); ++n) {
                QString code = s.lines.at(n);
                code.remove(sql);
                for (const Ban& ban : bans) {
                    if (!ban.except.isEmpty() && s.path.startsWith(ban.except)) continue;
                    if (const auto match = ban.pattern.match(code); match.hasMatch())
                        faults << QStringLiteral("%1:%2 %3").arg(s.path).arg(n + 1).arg(match.captured(0));
                }
            }
        }
        report(faults);
    }

    /** A sentence of ours is a reason: words as they are would reach people in English only. Operators read
     * English. */
    void sentencesAreReasons()
    {
        static const QRegularExpression sentence(
            QStringLiteral("\\bliteral\\(\\s*(?:\\w+\\(\\s*)?u?\"[^\"]*[a-z]{2,} [a-z]{2,}[^\"]*\""));
        QVERIFY(sentence.match(QStringLiteral("Message::literal(QStringLiteral(\"The disk is full.\"))"))
                    .hasMatch());
        QStringList faults;
        for (const SourceFile& s : m_sources) {
            if (!s.path.startsWith(QStringLiteral("app/")) ||
                s.room.startsWith(QStringLiteral("app/inkstone")) ||
                s.room == QStringLiteral("app/service/admin") ||
                s.path == QStringLiteral("app/base/message.cpp")) // examples
                continue;
            const auto match = sentence.match(s.lines.join(QLatin1Char(' ')));
            if (match.hasMatch()) faults << s.path + QStringLiteral(": ") + match.captured(0);
        }
        report(faults);
    }

    /** People read "field"; "tag" is a word of the API and the code. */
    void peopleReadFieldForTag()
    {
        static const QRegularExpression word(QStringLiteral("\\btags?\\b"),
                                             QRegularExpression::CaseInsensitiveOption);
        static const QRegularExpression code(QStringLiteral("`[^`]*`"));
        QStringList faults;
        for (const QString& file : {QStringLiteral("translations/inkstone_de.ts"),
                                    QStringLiteral("docs/user-guide.md"), QStringLiteral("README.md")}) {
            QFile read(ink::test::sourcePath(file));
            QVERIFY2(read.open(QIODevice::ReadOnly), qPrintable(file));
            const bool isTranslation = file.endsWith(QLatin1StringView(".ts"));
            QStringList lines = QString::fromUtf8(read.readAll()).split(QLatin1Char('\n'));
            if (isTranslation) lines = lines.filter(QStringLiteral("<source>"));
            QVERIFY2(lines.size() > 20, qPrintable(file));
            for (QString& line : lines)
                if (line.remove(code).contains(word)) faults << file + QStringLiteral(": ") + line.trimmed();
        }
        report(faults);
    }

    /** A reason that nothing gives is a sentence that five languages carry for nobody. One that a single room
     * gives lies there, so that a new sentence doesn't compile other rooms again. */
    void everyReasonIsUsedAndLiesInItsRoom()
    {
        static const QRegularExpression declared(QStringLiteral("^INK_REASON(?:_ENGLISH)?\\((\\w+),"));
        static const QRegularExpression used(QStringLiteral("\\breasons?::(\\w+)"));
        static const QRegularExpression comment(QStringLiteral("^\\s*(?://|/?\\*)"));
        QHash<QString, QString> owners;
        QHash<QString, QSet<QString>> users;
        for (const SourceFile& s : m_sources)
            for (const QString& line : s.lines) {
                if (const auto match = declared.match(line); match.hasMatch())
                    owners.insert(match.captured(1), s.room);
                if (comment.match(line).hasMatch()) continue;
                for (auto each = used.globalMatch(line); each.hasNext();)
                    users[each.next().captured(1)].insert(s.room);
            }
        QVERIFY2(owners.size() > 500, qPrintable(QString::number(owners.size())));
        QStringList faults;
        for (auto each = owners.cbegin(); each != owners.cend(); ++each) {
            const QSet<QString> rooms = users.value(each.key());
            if (rooms.isEmpty())
                faults << QStringLiteral("%1: nothing gives %2").arg(each.value(), each.key());
            else if (rooms.size() == 1 && !rooms.contains(each.value()))
                faults << QStringLiteral("%1 is given in %2 only, but lies in %3")
                              .arg(each.key(), *rooms.begin(), each.value());
        }
        faults.sort();
        report(faults);
    }

    /** Facts that were once written in two places, which then differed. */
    void factsStandOnce_data()
    {
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QString>("place");
        QTest::newRow("the fee of a document") << QStringLiteral("[fF]ee\\w*Cents\\b\\s*=\\s*\\d")
                                               << QStringLiteral("app/domain/account/account.h");
        QTest::newRow("what is kept of a key")
            << QStringLiteral("Hash::hash\\((?:secret|key|cookie|\\w+\\.reveal\\(\\))[^;]*Sha256")
            << QStringLiteral("app/store/accounts/accountstore.cpp");
        QTest::newRow("the number in a callback address")
            << QStringLiteral("^QString callbackAddress\\(|\\b(?:postBackBase|callbackBase)\\s*\\+")
            << QStringLiteral("app/domain/document/callbackbase.cpp");
        QTest::newRow("the fields of an account's settings")
            << QStringLiteral("\"(?:expiryWarningDays|completionMail)\"_L1")
            << QStringLiteral("app/domain/account/settingfields.h");
    }
    void factsStandOnce()
    {
        QFETCH(QString, pattern);
        QFETCH(QString, place);
        const QRegularExpression fact(pattern);
        QStringList places;
        for (const SourceFile& s : m_sources)
            for (const QString& line : s.lines)
                if (fact.match(line).hasMatch() && !places.contains(s.path)) places << s.path;
        QCOMPARE(places, QStringList{place});
    }

    /** One way to write a background task: a new thread needs a reason. */
    void threadsHaveAReason()
    {
        static const QRegularExpression thread(
            QStringLiteral("\\bpublic Q(?:Thread|Runnable)\\b|\\bQThreadPool\\b|\\bQThread::create\\b|"
                           "\\bQtConcurrent\\b|\\bstd::j?thread\\b(?!::)|\\bstd::async\\b"));
        QSet<QString> used;
        QStringList faults;
        for (const SourceFile& s : m_sources) {
            const QString unit = s.path.left(s.path.lastIndexOf(QLatin1Char('.')));
            for (const QString& line : s.lines) {
                const auto match = thread.match(line);
                if (!match.hasMatch() || line.trimmed().startsWith(QLatin1String("#include"))) continue;
                if (threadOwners.contains(unit))
                    used.insert(unit);
                else
                    faults << s.path + QStringLiteral(": ") + match.captured(0);
            }
        }
        for (auto each = threadOwners.cbegin(); each != threadOwners.cend(); ++each)
            if (!used.contains(each.key()))
                faults
                    << QStringLiteral("%1 is listed (%2), but has no thread").arg(each.key(), each.value());
        faults.sort();
        report(faults);
    }

    void listsAreReadByAWalk()
    {
        static const QRegularExpression request(QStringLiteral(
            "\\b(?:client|out|service)(?:\\(\\))?(?:->|\\.)(?:list|report|usage|allDeliveries)\\("));
        QSet<QString> used;
        QStringList faults;
        int walks = 0;
        for (const SourceFile& s : m_sources) {
            if (!s.path.startsWith(QLatin1String("app/workflow/")) &&
                !s.path.startsWith(QLatin1String("app/inkstone/")) &&
                !s.path.startsWith(QLatin1String("ui/")))
                continue;
            const QString text = s.lines.join(QLatin1Char('\n'));
            if (!text.contains(request)) continue;
            if (singlePageReaders.contains(s.path))
                used.insert(s.path);
            else if (text.contains(QLatin1String("walk.")) || text.contains(QLatin1String("alk.apply(")))
                ++walks;
            else
                faults << s.path + QStringLiteral(" reads a list without a PageWalk");
        }
        for (auto each = singlePageReaders.cbegin(); each != singlePageReaders.cend(); ++each)
            if (!used.contains(each.key()))
                faults
                    << QStringLiteral("%1 is listed (%2), but reads no list").arg(each.key(), each.value());
        if (walks < 8) faults << QStringLiteral("only %1 walks were found").arg(walks);
        faults.sort();
        report(faults);
    }

    void filesStayShort()
    {
        QStringList faults;
        for (const SourceFile& s : m_sources)
            if (s.lines.size() > hardLineLimit)
                faults << QStringLiteral("%1 has %2 lines, %3 is the limit")
                              .arg(s.path)
                              .arg(s.lines.size())
                              .arg(hardLineLimit);
        report(faults);
    }

    /** A source is a whole idea and says in its header what it is for. Programs begin in a main.cpp. */
    void sourcesHaveAHeaderOfTheirOwn()
    {
        QSet<QString> headers;
        for (const SourceFile& s : m_sources)
            if (s.isHeader()) headers.insert(s.path);
        QStringList faults;
        for (const SourceFile& s : m_sources)
            if (!s.isHeader() && !s.path.endsWith(QStringLiteral("/main.cpp")) &&
                !headers.contains(s.path.chopped(4) + QStringLiteral(".h")))
                faults << s.path + QStringLiteral(" has no header of its own");
        faults.sort();
        report(faults);
    }

    /** Otherwise the headers of a room are compiled a second time, only for what moc made of them. */
    void sourcesIncludeWhatMocMadeOfTheirHeader()
    {
        static const QRegularExpression object(QStringLiteral("^ *Q_(?:OBJECT|GADGET|NAMESPACE)\\b"));
        QSet<QString> needed;
        for (const SourceFile& s : m_sources)
            if (s.isHeader() && s.lines.indexOf(object) >= 0) needed.insert(s.path.chopped(2));
        QStringList faults;
        for (const SourceFile& s : m_sources) {
            if (s.isHeader() || !needed.contains(s.path.chopped(4))) continue;
            const QString last =
                QStringLiteral("#include \"moc_%1\"").arg(s.path.section(QLatin1Char('/'), -1));
            if (!s.lines.contains(last)) faults << QStringLiteral("%1 lacks %2").arg(s.path, last);
        }
        report(faults);
    }

    void headersBeginWithPragmaOnce()
    {
        QStringList faults;
        for (const SourceFile& s : m_sources) {
            if (!s.isHeader() || isEntryList(s.path)) continue;
            if (!s.lines.mid(0, 6).contains(QStringLiteral("#pragma once"))) faults << s.path;
            for (const QString& line : s.lines)
                if (line.startsWith(QStringLiteral("using namespace")))
                    faults << s.path + QStringLiteral(": using namespace in a header");
        }
        report(faults);
    }

    void noPathOfAMachineNorHostOfARegistry()
    {
        static const QRegularExpression bad(
            QStringLiteral("/home/[a-z]|/work/|registry\\.npmjs|deb\\.debian\\.org"));
        QStringList faults;
        for (const SourceFile& s : m_sources)
            for (const QString& line : s.lines)
                if (bad.match(line).hasMatch()) faults << s.path + QStringLiteral(": ") + line.trimmed();
        report(faults);
    }
};

INK_TEST(TestHouse, "tst_house")

} // namespace tst_house

#include "tst_house.moc"
