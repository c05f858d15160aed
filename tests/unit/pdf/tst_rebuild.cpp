// Damage that lenient readers tolerate: the stored file has the same pages, is valid, and looks in poppler
// and MuPDF like the damaged one. Encrypted files that open without a password are stored decrypted.
#include "app/pdf/file/parsebudget.h"
#include "app/pdf/intake/pdfinspector.h"
#include "app/pdf/stamp/incrementalwriter.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"
#include "tests/support/worktimer.h"
#include "tests/unit/pdf/rawpdf.h"

#include <QBuffer>
#include <QDir>
#include <QElapsedTimer>
#include <QImage>
#include <QPdfDocument>
#include <QProcess>
#include <QSemaphore>
#include <QTemporaryDir>
#include <QTest>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFWriter.hh>

#include <cstdio>
#include <functional>

namespace tst_rebuild {

using namespace ink;
using namespace ink::pdf;
using ink::test::rawPdf;
using ink::test::rawStream;
using ink::test::XRefStyle;

namespace {

constexpr int pageCount = 3;

/** A unique page: its rectangle and its media box encode its number. */
QByteArray pageContent(int number)
{
    return QByteArray::number(number * 0.25) + " 0.2 0.6 rg 20 " + QByteArray::number(30 * number) + " " +
           QByteArray::number(40 * number) + " 25 re f";
}

/** 1 catalog, 2 page tree, then each page and its content. */
QList<QByteArray> threePages()
{
    QList<QByteArray> objects{"<</Type /Catalog /Pages 2 0 R>>",
                              "<</Type /Pages /Kids [3 0 R 5 0 R 7 0 R] /Count 3 /MediaBox [0 0 200 220]>>"};
    for (int number = 1; number <= pageCount; ++number) {
        objects << "<</Type /Page /Parent 2 0 R /Resources <<>> /Contents " +
                       QByteArray::number(2 + 2 * number) + " 0 R>>";
        objects << rawStream(pageContent(number));
    }
    return objects;
}

QByteArray withObject(int number, const QByteArray& body, XRefStyle style = XRefStyle::Table)
{
    QList<QByteArray> objects = threePages();
    objects[number - 1] = body;
    return rawPdf(objects, style);
}

QByteArray writtenByQpdf(const std::function<void(QPDFWriter&)>& how)
{
    const QByteArray original = rawPdf(threePages());
    QPDF qpdf;
    qpdf.processMemoryFile("three", original.constData(), static_cast<size_t>(original.size()));
    QPDFWriter writer(qpdf);
    writer.setOutputMemory();
    how(writer);
    writer.write();
    const auto buffer = writer.getBufferSharedPointer();
    return QByteArray(reinterpret_cast<const char*>(buffer->getBuffer()),
                      static_cast<qsizetype>(buffer->getSize()));
}

QByteArray packed()
{
    return writtenByQpdf([](QPDFWriter& writer) { writer.setObjectStreamMode(qpdf_o_generate); });
}

QByteArray packedStream(const QByteArray& data, const QByteArray& entries)
{
    const QByteArray deflated = qCompress(data).mid(4); // without Qt's own length
    return "<<" + entries + " /Filter /FlateDecode /Length " + QByteArray::number(deflated.size()) +
           ">>\nstream\n" + deflated + "\nendstream";
}

/** Builds the rows of a cross-reference stream. */
struct XRefBytes
{
    QMap<int, QByteArray> rows;

    void put(int number, int type, qint64 second, int third)
    {
        QByteArray row;
        row += static_cast<char>(type);
        for (const int shift : {24, 16, 8, 0})
            row += static_cast<char>(second >> shift & 0xFF);
        for (const int shift : {16, 8, 0})
            row += static_cast<char>(third >> shift & 0xFF);
        rows.insert(number, row);
    }
    /** The file with its cross-reference stream. */
    QByteArray finish(QByteArray file)
    {
        const int self = rows.lastKey() + 1;
        put(self, 1, file.size(), 0);
        QByteArray all;
        for (int number = 0; number <= self; ++number)
            all += rows.value(number, QByteArray(8, '\0'));
        const auto start = file.size();
        file +=
            QByteArray::number(self) + " 0 obj\n" +
            packedStream(all, "/Type /XRef /W [1 4 3] /Root 1 0 R /Size " + QByteArray::number(self + 1)) +
            "\nendobj\nstartxref\n" + QByteArray::number(start) + "\n%%EOF\n";
        return file;
    }
};

QByteArray shiftedStart(QByteArray bytes, int by)
{
    const auto at = bytes.lastIndexOf("startxref\n") + 10;
    const auto end = bytes.indexOf('\n', at);
    const qint64 offset = bytes.mid(at, end - at).toLongLong() + by;
    return bytes.replace(at, end - at, QByteArray::number(offset));
}

QByteArray replaced(QByteArray bytes, const char* before, const char* after)
{
    return bytes.replace(before, after);
}

QImage rendered(const QByteArray& bytes, int page)
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    QPdfDocument document;
    document.load(&buffer);
    return document.render(page, QSize(100, 110)).convertToFormat(QImage::Format_RGB32);
}

/** Pages rendered by another reader; empty if it fails. */
QList<QImage> drawnBy(const QString& program, const QByteArray& bytes)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("file.pdf")));
    if (!file.open(QIODevice::WriteOnly)) return {};
    file.write(bytes);
    file.close();
    const QStringList arguments =
        program == QStringLiteral("pdftoppm")
            ? QStringList{QStringLiteral("-r"), QStringLiteral("36"), file.fileName(),
                          folder.filePath(QStringLiteral("page"))}
            : QStringList{QStringLiteral("draw"), QStringLiteral("-q"),
                          QStringLiteral("-r"),   QStringLiteral("36"),
                          QStringLiteral("-o"),   folder.filePath(QStringLiteral("page-%d.ppm")),
                          file.fileName()};
    QProcess process;
    process.start(program, arguments);
    process.waitForFinished();
    QList<QImage> pages;
    const QDir drawn(folder.path());
    for (const QString& name : drawn.entryList({QStringLiteral("*.ppm")}, QDir::Files, QDir::Name))
        pages.append(QImage(drawn.filePath(name)));
    return pages;
}

bool isBlank(const QImage& page)
{
    for (int y = 0; y < page.height(); ++y)
        for (int x = 0; x < page.width(); ++x)
            if (qGray(page.pixel(x, y)) < 250) return false;
    return true;
}

/** Resident memory of this process in bytes. */
qint64 residentMemory()
{
    QFile file(QStringLiteral("/proc/self/statm"));
    return file.open(QIODevice::ReadOnly) ? file.readAll().split(' ').value(1).toLongLong() * 4096 : 0;
}

/** The three pages and `count` other objects, `perStream` in each object stream; 0 = none. */
QByteArray manyObjectsFile(int count, int perStream)
{
    QByteArray body = "<<";
    for (int i = 0; i < 12; ++i)
        body += "/Key" + QByteArray::number(i) + " " + QByteArray::number(i) + " ";
    body += ">>";
    QList<QByteArray> objects = threePages();
    const int loose = static_cast<int>(objects.size());
    if (perStream == 0) return rawPdf(objects + QList<QByteArray>(count, body));
    const int streams = (count + perStream - 1) / perStream;
    XRefBytes rows;
    QByteArray file = "%PDF-1.7\n";
    const auto put = [&](int number, const QByteArray& object) {
        rows.put(number, 1, file.size(), 0);
        file += QByteArray::number(number) + " 0 obj\n" + object + "\nendobj\n";
    };
    for (int i = 0; i < loose; ++i)
        put(i + 1, objects.at(i));
    int next = loose + 1;
    for (int s = 0; s < streams; ++s) {
        const int stream = loose + count + 1 + s;
        QByteArray heads;
        QByteArray bodies;
        for (int i = 0; i < perStream && next <= loose + count; ++i, ++next) {
            heads += QByteArray::number(next) + ' ' + QByteArray::number(bodies.size()) + ' ';
            bodies += body + ' ';
            rows.put(next, 2, stream, i);
        }
        put(stream,
            packedStream(heads + bodies, "/Type /ObjStm /N " + QByteArray::number(heads.count(' ') / 2) +
                                             " /First " + QByteArray::number(heads.size())));
    }
    return rows.finish(std::move(file));
}

/** The three pages and one object in an object stream, referenced by the catalog. */
QByteArray packedObjectFile(const QByteArray& body)
{
    QList<QByteArray> objects = threePages();
    objects[0] = "<</Type /Catalog /Pages 2 0 R /Extra 9 0 R>>";
    XRefBytes rows;
    QByteArray file = "%PDF-1.7\n";
    for (int i = 0; i < objects.size(); ++i) {
        rows.put(i + 1, 1, file.size(), 0);
        file += QByteArray::number(i + 1) + " 0 obj\n" + objects.at(i) + "\nendobj\n";
    }
    rows.put(9, 2, 10, 0);
    rows.put(10, 1, file.size(), 0);
    file += "10 0 obj\n" + packedStream("9 0 " + body, "/Type /ObjStm /N 1 /First 4") + "\nendobj\n";
    return rows.finish(std::move(file));
}

QByteArray manyKeys(int count)
{
    QByteArray keys;
    for (int i = 0; i < count; ++i)
        keys += "/K" + QByteArray::number(i) + " 0";
    return keys;
}

/** The stored version of an upload. */
QByteArray keptOf(const QByteArray& upload, const AcceptedPdf& intake)
{
    return intake.rebuilt.isEmpty() ? upload + intake.repair : intake.rebuilt;
}

} // namespace

class TestRebuild final : public QObject
{
    Q_OBJECT

    static void compareToIntact(const QByteArray& kept)
    {
        static const QList<QImage> intact = [] {
            QList<QImage> pages;
            for (int page = 0; page < pageCount; ++page)
                pages.append(rendered(rawPdf(threePages()), page));
            return pages;
        }();
        for (int page = 0; page < pageCount; ++page)
            QCOMPARE(rendered(kept, page), intact.at(page));
    }

private Q_SLOTS:
    void damaged_data()
    {
        QTest::addColumn<QByteArray>("upload");
        const QByteArray table = rawPdf(threePages());
        const QByteArray stream = rawPdf(threePages(), XRefStyle::Stream);
        const struct
        {
            const char* name;
            QByteArray bytes;
        } styles[] = {{"table", table}, {"stream", stream}, {"object streams", packed()}};
        const auto row = [](const char* what, const char* style) -> QTestData& {
            return QTest::newRow(
                qPrintable(QStringLiteral("%1, %2").arg(QLatin1String(what), QLatin1String(style))));
        };
        for (const auto& [name, bytes] : styles) {
            row("startxref 3 too far", name) << shiftedStart(bytes, 3);
            row("startxref 5 too near", name) << shiftedStart(bytes, -5);
            row("startxref 0", name) << shiftedStart(bytes, -1'000'000);
            row("startxref beyond the end", name) << shiftedStart(bytes, 1'000'000);
            row("no startxref", name) << replaced(bytes, "startxref", "startxxxx");
            row("cut off before the end", name) << bytes.left(bytes.lastIndexOf("startxref"));
            row("500 bytes before the header", name) << QByteArray(499, 'x') + '\n' + bytes;
            row("3,000 bytes before the header", name) << QByteArray(2999, 'x') + '\n' + bytes;
            row("header missing", name) << bytes.mid(bytes.indexOf('\n') + 1);
            row("header misspelt", name) << replaced(bytes, "%PDF-", "%PFD-");
            row("line ends doubled in front", name) << "\r\n\r\n" + bytes;
            row("zeros behind", name) << bytes + QByteArray(5000, '\0');
        }
        QTest::newRow("trailer without a root") << replaced(table, "/Root 1 0 R", "");
        QTest::newRow("root is the page tree") << replaced(table, "/Root 1 0 R", "/Root 2 0 R");
        QTest::newRow("root is missing") << replaced(table, "/Root 1 0 R", "/Root 99 0 R");
        QTest::newRow("no trailer") << replaced(table, "trailer", "tralier");
        QTest::newRow("catalog without pages") << withObject(1, "<</Type /Catalog>>");
        QTest::newRow("catalog of another type") << withObject(1, "<</Type /Katalog /Pages 2 0 R>>");
        const QByteArray kids = "[3 0 R 5 0 R 7 0 R]";
        const auto tree = [](const QByteArray& entries) {
            return withObject(2, "<<" + entries + " /MediaBox [0 0 200 220]>>");
        };
        QTest::newRow("tree without kids") << tree("/Type /Pages /Count 3");
        QTest::newRow("kids are null") << tree("/Type /Pages /Count 3 /Kids null");
        QTest::newRow("kids are a number") << tree("/Type /Pages /Count 3 /Kids 3");
        QTest::newRow("kids are missing objects") << tree("/Type /Pages /Count 3 /Kids [90 0 R 91 0 R]");
        QTest::newRow("kids are empty") << tree("/Type /Pages /Count 3 /Kids []");
        QTest::newRow("kids twice") << tree("/Type /Pages /Count 3 /Kids " + kids + " /Kids " + kids);
        QTest::newRow("kids with nulls and numbers")
            << tree("/Type /Pages /Count 3 /Kids [null 3 0 R 5 0 R 12 (x) 7 0 R 99 0 R]");
        QTest::newRow("kids with their own tree")
            << tree("/Type /Pages /Count 3 /Kids [3 0 R 5 0 R 7 0 R 2 0 R]");
        QTest::newRow("tree without a type") << tree("/Count 3 /Kids " + kids);
        QTest::newRow("tree of another type") << tree("/Type /Page /Count 3 /Kids " + kids);
        QTest::newRow("count is wrong") << tree("/Type /Pages /Count 0 /Kids " + kids);
        QTest::newRow("count is negative") << tree("/Type /Pages /Count -1 /Kids " + kids);
        QTest::newRow("count is missing") << tree("/Type /Pages /Kids " + kids);
        QTest::newRow("page without a type")
            << withObject(5, "<</Parent 2 0 R /Resources <<>> /Contents 6 0 R>>");
        QTest::newRow("page without a parent")
            << withObject(5, "<</Type /Page /MediaBox [0 0 200 220] /Resources <<>> /Contents 6 0 R>>");
    }

    void damaged()
    {
        QFETCH(QByteArray, upload);
        const auto intake = acceptPdf(upload);
        QVERIFY2(intake, qPrintable(intake ? QString() : intake.error().detail.english()));
        QCOMPARE(intake->info.pages.size(), pageCount);
        const auto again = acceptPdf(upload);
        QCOMPARE(again->rebuilt, intake->rebuilt); // a duplicate is stored once
        const QByteArray kept = keptOf(upload, *intake);
        const auto sound = acceptPdf(kept);
        QVERIFY(sound && !sound->info.isDamaged && sound->repair.isEmpty() && sound->rebuilt.isEmpty());
        compareToIntact(kept);
        if (QTest::currentTestFailed()) return;
        auto writer = IncrementalWriter::open(kept);
        QVERIFY2(writer, qPrintable(writer ? QString() : writer.error().detail.english()));
        if (!test::requirePrograms({"pdftoppm", "mutool"})) return;
        for (const QString& program : {QStringLiteral("pdftoppm"), QStringLiteral("mutool")}) {
            const QList<QImage> before = drawnBy(program, upload);
            if (before.isEmpty()) continue; // not a lenient reader
            const QList<QImage> after = drawnBy(program, kept);
            QCOMPARE(after.size(), pageCount);
            // A reader may display fewer pages of the damaged file, but none differently. (Poppler shows a
            // tree without kids as an empty page.)
            for (const QImage& page : before)
                QVERIFY2(after.contains(page) || isBlank(page), qPrintable(program));
        }
    }

    void encrypted_data()
    {
        QTest::addColumn<QStringList>("how");
        QTest::addColumn<QStringList>("restricted");
        const auto all = QStringLiteral("print,change,copy,annotate,fill,assemble").split(u',');
        const auto words = [](const char* text) { return QString::fromLatin1(text).split(u' '); };
        QTest::newRow("RC4-40") << words("40 --") << QStringList();
        QTest::newRow("RC4-128") << words("128 --use-aes=n --") << QStringList();
        QTest::newRow("AES-128") << words("128 --use-aes=y --") << QStringList();
        QTest::newRow("AES-128, nothing allowed")
            << words("128 --use-aes=y --print=none --modify=none --extract=n --") << all;
        QTest::newRow("AES-256") << words("256 --") << QStringList();
        QTest::newRow("AES-256, open metadata") << words("256 --cleartext-metadata --") << QStringList();
        QTest::newRow("AES-256, not to be printed")
            << words("256 --print=none --") << QStringList{QStringLiteral("print")};
    }

    void encrypted()
    {
        QFETCH(QStringList, how);
        if (!test::requireProgram("qpdf")) return;
        for (const QByteArray& original : {rawPdf(threePages()), packed()}) {
            for (const bool needsPassword : {false, true}) {
                const QTemporaryDir folder;
                QFile file(folder.filePath(QStringLiteral("plain.pdf")));
                QVERIFY(file.open(QIODevice::WriteOnly));
                file.write(original);
                file.close();
                const QString target = folder.filePath(QStringLiteral("encrypted.pdf"));
                QStringList arguments{QStringLiteral("--allow-weak-crypto"), QStringLiteral("--encrypt"),
                                      needsPassword ? QStringLiteral("open") : QString(),
                                      QStringLiteral("owner")};
                arguments << how << file.fileName() << target;
                QCOMPARE(QProcess::execute(QStringLiteral("qpdf"), arguments), 0);
                QFile result(target);
                QVERIFY(result.open(QIODevice::ReadOnly));
                const QByteArray upload = result.readAll();
                const auto intake = acceptPdf(upload);
                if (needsPassword) {
                    QVERIFY(!intake);
                    QVERIFY2(intake.error().detail.english().contains(QStringLiteral("password")),
                             qPrintable(intake.error().detail.english()));
                    continue;
                }
                QVERIFY2(intake, qPrintable(intake ? QString() : intake.error().detail.english()));
                QVERIFY(intake->info.wasEncrypted && !intake->info.isDamaged);
                QTEST(restrictedActions(intake->info.permissions), "restricted");
                QVERIFY(!intake->rebuilt.isEmpty());
                QCOMPARE(acceptPdf(upload)->rebuilt, intake->rebuilt);
                const auto sound = acceptPdf(intake->rebuilt);
                QVERIFY(sound && !sound->info.wasEncrypted && sound->rebuilt.isEmpty() &&
                        sound->repair.isEmpty());
                compareToIntact(intake->rebuilt);
                // A damaged one too: the key is found without the cross-reference.
                const auto both = acceptPdf(shiftedStart(upload, 4));
                QVERIFY2(both, qPrintable(both ? QString() : both.error().detail.english()));
                QVERIFY(both->info.wasEncrypted);
                compareToIntact(both->rebuilt);
            }
        }
    }

    /** Many objects in any form: only part of them is in memory at a time, and all of it is released. */
    void manyObjects_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("perStream"); // 0 = plain
        QTest::newRow("plain") << 65'560 << 0;
        // More of these take, on a machine that does much else, nearly the processor time that a file may
        // take.
        QTest::newRow("one a stream") << 20'000 << 1;
        QTest::newRow("hundred a stream") << 65'560 << 100;
        QTest::newRow("all in one stream") << 65'560 << 65'560;
    }
    void manyObjects()
    {
        QFETCH(int, count);
        QFETCH(int, perStream);
        const QByteArray upload = manyObjectsFile(count, perStream);
        QVERIFY(acceptPdf(rawPdf(threePages()))); // fills one-time caches
        const qint64 before = residentMemory();
        QElapsedTimer timer;
        timer.start();
        const auto intake = acceptPdf(upload);
        const qint64 took = timer.elapsed();
        const qint64 kept = residentMemory() - before;
        std::printf("%s: %lld bytes, %lld ms, %lld MB stay\n", QTest::currentDataTag(),
                    static_cast<long long>(upload.size()), static_cast<long long>(took),
                    static_cast<long long>(kept / (1024 * 1024)));
        if (!test::runsHere(ParseBudget::countsMemory(), "memory is not counted in this build.")) return;
        // Objects of one stream are unpacked together, which may then exceed the limit.
        QVERIFY2(intake || perStream > 10'000,
                 qPrintable(intake ? QString() : intake.error().detail.english()));
        QVERIFY2(kept < 32LL * 1024 * 1024, qPrintable(QString::number(kept)));
    }

    /** A small file that unpacks to more objects than the memory limit allows is rejected with the reason. */
    void bombs_data()
    {
        QTest::addColumn<QByteArray>("entry");
        QTest::newRow("numbers") << QByteArray("[") + QByteArray("0 ").repeated(20'000'000) + "]";
        QTest::newRow("arrays") << QByteArray("[") + QByteArray("[]").repeated(10'000'000) + "]";
        QTest::newRow("dictionaries") << QByteArray("[") + QByteArray("<</A 0>>").repeated(4'000'000) + "]";
        QTest::newRow("names") << QByteArray("<<") + manyKeys(3'000'000) + ">>";
    }
    void bombs()
    {
        if (!test::runsHere(ParseBudget::countsMemory(), "memory is not counted in this build.")) return;
        QFETCH(QByteArray, entry);
        const QByteArray upload = packedObjectFile(entry);
        QVERIFY(upload.size() < 20'000'000);
        const qint64 before = residentMemory();
        const auto intake = acceptPdf(upload);
        QVERIFY(!intake);
        QCOMPARE(intake.error().code, ErrorCode::UnreadablePdf);
        QVERIFY2(intake.error().detail.english().contains(QStringLiteral("too much time or memory")),
                 qPrintable(intake.error().detail.english()));
        QVERIFY(residentMemory() - before < 64LL * 1024 * 1024);
    }

    void budgetsNest()
    {
        if (!test::runsHere(ParseBudget::countsMemory(), "memory is not counted in this build.")) return;
        constexpr size_t mebibyte = 1024 * 1024;
        QVERIFY(ParseBudget::tryCheck()); // without one
        {
            const ParseBudget outer(8 * mebibyte);
            {
                const ParseBudget inner(64 * mebibyte); // can't allow more
                QVERIFY_THROWS_EXCEPTION(std::bad_alloc, (void)std::vector<char>(9 * mebibyte));
                QVERIFY(!ParseBudget::tryCheck());
            }
            QVERIFY(!ParseBudget::tryCheck()); // nobody overlooks it
        }
        QVERIFY(ParseBudget::tryCheck());
        QCOMPARE(std::vector<char>(9 * mebibyte).size(), 9 * mebibyte);
        const ParseBudget late(mebibyte, std::chrono::milliseconds(0));
        QCOMPARE(ParseBudget::tryCheck().error().code, ErrorCode::UnreadablePdf);
    }

    /** CPU time only: other load on a busy computer doesn't count. */
    void timeIsProcessorTime()
    {
        using namespace std::chrono_literals;
        constexpr size_t mebibyte = 1024 * 1024;
        QSemaphore never;
        {
            const auto started = std::chrono::steady_clock::now();
            const ParseBudget budget(mebibyte, 200ms);
            QVERIFY(!never.tryAcquire(1, 300));
            QVERIFY(ParseBudget::tryCheck());
            const test::WorkTimer work;
            while (ParseBudget::tryCheck())
                QVERIFY(work.elapsed() < 5000);
            // On a machine so busy that this thread hardly ran, the limit of real time ends the budget
            // instead.
            const bool isBeforeRealLimit =
                std::chrono::steady_clock::now() < started + 200ms * ParseBudget::maxStretch;
            QVERIFY(work.elapsed() >= 150 || !isBeforeRealLimit);
        }
        const ParseBudget waiting(mebibyte, 10ms);
        QVERIFY(!never.tryAcquire(1, 11 * ParseBudget::maxStretch));
        QVERIFY(!ParseBudget::tryCheck()); // nobody waits forever
    }

    /** Other file types that contain a PDF are not PDFs. */
    void otherKinds()
    {
        const QByteArray pdf = rawPdf(threePages());
        for (const QByteArray& head : {QByteArray("PK\x03\x04"), QByteArray("\x89PNG\r\n"), QByteArray("MZ")})
            QVERIFY(!acceptPdf(head + QByteArray(2000, 'x') + '\n' + pdf));
        QVERIFY(!acceptPdf("Nothing but words."));
        QVERIFY(!acceptPdf(QByteArray(100'000, '\0')));
        QVERIFY(!acceptPdf("%PDF-1.7\n1 0 obj\n<</Type /Catalog /Pages 2 0 R>>\nendobj\n"));
    }
};

INK_TEST(TestRebuild, "tst_rebuild")

} // namespace tst_rebuild

#include "tst_rebuild.moc"
