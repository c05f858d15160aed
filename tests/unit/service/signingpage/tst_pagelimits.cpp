// Hostile documents: whatever they do to the renderer, it costs a helper process for a bounded time.
#include "app/pageprocess/painterprocess.h"
#include "app/service/pagepainter/pagepainter.h"
#include "app/service/signingpage/pagepictures.h"
#include "tests/support/childprocesses.h"
#include "tests/support/heavypdfs.h"
#include "tests/support/testmain.h"

#include <QCoreApplication>
#include <QFile>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <future>
#include <thread>
#include <vector>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#endif

namespace tst_pagelimits {

using namespace ink;
using namespace Qt::Literals::StringLiterals;
using namespace std::chrono_literals;
using pageprocess::RenderRequest;
using service::signingpage::PagePictures;

namespace {

/** Long enough for an ordinary page on a busy machine, short enough for a test. */
PagePictures::Options impatient()
{
    PagePictures::Options options;
    options.timeLimit = 3s;
    options.quickLimit = 3s;
    options.memoryPerHelper = 400LL * 1024 * 1024;
    return options;
}

} // namespace

class TestPageLimits final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void ordinaryPicturesAreTheSame();
    void heavyPagesAreRefused_data();
    void heavyPagesAreRefused();
    void anEndedHelperIsReplaced();
    void helpersGiveWayToTheService();
    void slowDocumentsLeaveOthersAlone();
    void fewCallersWait();
    void fewDocumentsDoNotTakeAllPlaces();
    void stopEndsEverything();
    void aHelperThatIsMissingIsTold();
    void aHelperEndsWithItsInput();
    void aHelperKnowsNoPasswords();

private:
    QString write(const QString& name, const QByteArray& bytes)
    {
        QFile file(m_folder.filePath(name));
        if (file.open(QIODevice::WriteOnly)) file.write(bytes);
        return file.fileName();
    }
    /** Occupies a helper until the limit. */
    std::future<Result<QByteArray>> begin(PagePictures& pictures, const QString& path, int width = 500)
    {
        return std::async(std::launch::async,
                          [&pictures, path, width] { return pictures.png(path, 1, width); });
    }
    QTemporaryDir m_folder;
};

void TestPageLimits::ordinaryPicturesAreTheSame()
{
    const QString path = write(u"plain.pdf"_s, test::plainPages(3, "Lease"));
    service::pagepainter::PagePainter inThisProcess(1);
    PagePictures pictures;
    for (const int page : {1, 3}) {
        RenderRequest order;
        order.path = path;
        order.page = page;
        order.width = 700;
        const auto png = pictures.png(path, page, 700);
        QVERIFY2(png, png ? "" : qPrintable(png.error().detail.english()));
        QCOMPARE(*png, inThisProcess.perform(order).parts.value(0));
        order.kind = RenderRequest::Kind::Text;
        QCOMPARE(pictures.text(path, page).value_or(QString()).toUtf8(),
                 inThisProcess.perform(order).parts.value(0));
    }
    RenderRequest order;
    order.kind = RenderRequest::Kind::Pieces;
    order.pdf = test::plainPages(2, "Ada");
    order.scale = 0.5;
    const auto pieces = pictures.pngPages(order.pdf, 0.5);
    QVERIFY(pieces && pieces->size() == 2);
    QCOMPARE(*pieces, inThisProcess.perform(order).parts);
    const auto tooLarge = pictures.pngPages(order.pdf, 100);
    QVERIFY(!tooLarge && tooLarge.error().code == ErrorCode::TooLarge);
}

void TestPageLimits::heavyPagesAreRefused_data()
{
    QTest::addColumn<QByteArray>("pdf");
    QTest::newRow("20,000 shadings") << test::manyShadings();
    QTest::newRow("a form that calls itself twice") << test::formThatCallsItself();
    QTest::newRow("forms 100^5") << test::nestedForms(5);
    QTest::newRow("100 MB of q") << test::manySaves();
}

void TestPageLimits::heavyPagesAreRefused()
{
    QFETCH(QByteArray, pdf);
    QVERIFY(pdf.size() < 200'000);
    const QString path = write(u"heavy.pdf"_s, pdf);
    const QString plain = write(u"plain.pdf"_s, test::plainPages(1, "Lease"));
    const PagePictures::Options options = impatient();
    PagePictures pictures(options);
    auto picture = begin(pictures, path);
#ifdef Q_OS_LINUX
    qint64 maximum = 0;
    while (picture.wait_for(5ms) != std::future_status::ready)
        for (const test::ChildProcess& helper : test::pageHelpersOf(QCoreApplication::applicationPid()))
            maximum = std::max(maximum, helper.memory);
    QVERIFY2(maximum < options.memoryPerHelper + 100LL * 1024 * 1024, qPrintable(QString::number(maximum)));
#endif
    const auto refused = picture.get();
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::UnreadablePdf);
    QVERIFY2(refused.error().reason == u"page_too_slow"_s || refused.error().reason == u"page_too_large"_s,
             qPrintable(refused.error().reason));
    // Later requests fail immediately for every width, without a helper.
    const auto helpers = [] { return test::pageHelpersOf(QCoreApplication::applicationPid()).size(); };
    const qsizetype before = helpers();
    QCOMPARE(pictures.png(path, 1, 900).error(), refused.error());
    QCOMPARE(helpers(), before);
    const auto other = pictures.png(plain, 1, 500);
    QVERIFY2(other, other ? "" : qPrintable(other.error().detail.english()));
}

void TestPageLimits::anEndedHelperIsReplaced()
{
#ifndef Q_OS_LINUX
    QSKIP("Elsewhere: finds the helper in /proc.");
#else
    const QString path = write(u"plain.pdf"_s, test::plainPages(4, "Lease"));
    PagePictures pictures;
    QVERIFY(pictures.png(path, 1, 300));
    const auto first = test::pageHelpersOf(QCoreApplication::applicationPid());
    QCOMPARE(first.size(), 1); // no more than necessary
    QCOMPARE(::kill(static_cast<pid_t>(first.constFirst().id), SIGKILL), 0);
    const auto again = pictures.png(path, 2, 300);
    QVERIFY2(again, again ? "" : qPrintable(again.error().detail.english()));
    const auto second = test::pageHelpersOf(QCoreApplication::applicationPid());
    QVERIFY(second.size() == 1 && second.constFirst().id != first.constFirst().id);
#endif
}

void TestPageLimits::helpersGiveWayToTheService()
{
#ifndef Q_OS_LINUX
    QSKIP("Elsewhere: finds the helper in /proc.");
#else
    PagePictures pictures;
    QVERIFY(pictures.png(write(u"plain.pdf"_s, test::plainPages(1, "Lease")), 1, 300));
    const auto helpers = test::pageHelpersOf(QCoreApplication::applicationPid());
    QCOMPARE(helpers.size(), 1);
    constexpr int nicest = 19;
    QCOMPARE(::getpriority(PRIO_PROCESS, static_cast<id_t>(helpers.constFirst().id)),
             std::min(nicest, ::getpriority(PRIO_PROCESS, 0) + 5));
#endif
}

void TestPageLimits::slowDocumentsLeaveOthersAlone()
{
    PagePictures::Options options = impatient();
    options.timeLimit = 10min; // slow pages would block their helper permanently
    options.quickLimit = 1500ms;
    options.waitLimit = 10min;
    PagePictures pictures(options);
    std::vector<std::future<Result<QByteArray>>> slow;
    for (int i = 0; i < 3; ++i) {
        const QString path = write(u"slow%1.pdf"_s.arg(i), test::manyShadings(2'000'000 + i));
        for (int j = 0; j < 3; ++j)
            slow.push_back(begin(pictures, path, 500 + j));
    }
    for (int i = 0; i < 8; ++i) {
        const QString path = write(u"plain%1.pdf"_s.arg(i), test::plainPages(1, "Lease"));
        // A busy machine may exceed the quick helper's limit: then the document counts as slow.
        const auto png = pictures.png(path, 1, 300);
        QVERIFY2(png, png ? "" : qPrintable(png.error().detail.english()));
    }
    QVERIFY(std::all_of(slow.begin(), slow.end(),
                        [](auto& each) { return each.wait_for(0s) != std::future_status::ready; }));
    pictures.stop();
    for (auto& each : slow)
        QCOMPARE(each.get().error().code, ErrorCode::Unavailable);
}

void TestPageLimits::fewCallersWait()
{
    PagePictures::Options options = impatient();
    options.timeLimit = 10min;
    options.quickLimit = 10min;
    options.waitLimit = 10min;
    options.maxWaiting = 5;
    options.maxWaitingPerDocument = 3;
    PagePictures pictures(options);
    const QString slow = write(u"slow.pdf"_s, test::manyShadings(2'000'000));
    const QString other = write(u"other.pdf"_s, test::manyShadings(2'000'001));
    // Of many, all but the permitted number are rejected.
    std::atomic_int limited = 0;
    std::atomic_int full = 0;
    std::atomic_int stopped = 0;
    std::vector<std::thread> threads;
    const auto ask = [&](const QString& path, int count) {
        for (int i = 0; i < count; ++i)
            threads.emplace_back([&, path, i] {
                const Error error = pictures.png(path, 1, 100 + i).error();
                if (error.code == ErrorCode::RateLimit && error.retryAfterMs > 0) ++limited;
                if (error.code == ErrorCode::Unavailable) ++(error.retryAfterMs > 0 ? full : stopped);
            });
    };
    ask(slow, 8);
    QTRY_COMPARE_WITH_TIMEOUT(limited.load(), 5, 30'000);
    ask(other, 3);
    QTRY_COMPARE_WITH_TIMEOUT(full.load(), 1, 30'000);
    pictures.stop();
    for (std::thread& thread : threads)
        thread.join();
    QCOMPARE(limited.load(), 5);
    QCOMPARE(full.load(), 1);
    QCOMPARE(stopped.load(), 5);
}

void TestPageLimits::fewDocumentsDoNotTakeAllPlaces()
{
    PagePictures::Options options = impatient();
    options.timeLimit = 10min;
    options.quickLimit = 1500ms;
    options.waitLimit = 10min;
    options.maxWaiting = 8;
    options.maxWaitingPerDocument = 4;
    PagePictures pictures(options);
    std::atomic_int limited = 0;
    std::vector<std::thread> threads;
    const auto ask = [&](const QString& path, int count) {
        for (int i = 0; i < count; ++i)
            threads.emplace_back([&, path, i] {
                limited += pictures.png(path, 1, 100 + i).error().code == ErrorCode::RateLimit ? 1 : 0;
            });
    };
    ask(write(u"slow.pdf"_s, test::manyShadings(2'000'000)), 8);
    QTRY_COMPARE_WITH_TIMEOUT(limited.load(), 4, 30'000);
    ask(write(u"other.pdf"_s, test::manyShadings(2'000'001)), 4);
    QTRY_VERIFY_WITH_TIMEOUT(limited.load() >= 6, 30'000);
    const auto png = pictures.png(write(u"plain.pdf"_s, test::plainPages(1, "Lease")), 1, 300);
    pictures.stop();
    for (std::thread& thread : threads)
        thread.join();
    QVERIFY2(png, png ? "" : qPrintable(png.error().detail.english()));
}

void TestPageLimits::stopEndsEverything()
{
    PagePictures::Options options = impatient();
    options.timeLimit = 10min;
    options.quickLimit = 10min;
    PagePictures pictures(options);
    const QString slow = write(u"slow.pdf"_s, test::manyShadings(2'000'000));
    auto running = begin(pictures, slow, 500);
    auto queued = begin(pictures, slow, 600);
    [[maybe_unused]] const auto helpers = [] {
        return test::pageHelpersOf(QCoreApplication::applicationPid());
    };
#ifdef Q_OS_LINUX
    QTRY_VERIFY_WITH_TIMEOUT(!helpers().isEmpty(), 30'000);
#endif
    pictures.stop();
    QCOMPARE(running.get().error().code, ErrorCode::Unavailable);
    QCOMPARE(queued.get().error().code, ErrorCode::Unavailable);
#ifdef Q_OS_LINUX
    QVERIFY(helpers().isEmpty());
#endif
    QCOMPARE(pictures.png(slow, 1, 100).error().code, ErrorCode::Unavailable);
}

void TestPageLimits::aHelperThatIsMissingIsTold()
{
    const QString path = write(u"plain.pdf"_s, test::plainPages(1, "Lease"));
    for (const QString& helper : {u"/nowhere/inkstone-pages"_s, u"/bin/cat"_s}) {
        PagePictures::Options options;
        options.helper = helper;
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"could not be started"_s));
        PagePictures pictures(options);
        QCOMPARE(pictures.png(path, 1, 300).error().code, ErrorCode::Unavailable);
    }
}

void TestPageLimits::aHelperEndsWithItsInput()
{
    const QString slow = write(u"slow.pdf"_s, test::manyShadings(2'000'000));
    RenderRequest order;
    order.path = slow;
    order.width = 500;
    QProcess helper;
    helper.start(pageprocess::PainterProcess::defaultProgram(),
                 {QString::number(400LL * 1024 * 1024), u"1"_s});
    QVERIFY(helper.waitForReadyRead(30'000)); // its greeting
    helper.write(pageprocess::toFrame(toPayload(order)));
    QVERIFY(helper.waitForBytesWritten());
    helper.closeWriteChannel(); // while it paints
    QVERIFY(helper.waitForFinished(30'000));
    QCOMPARE(helper.exitStatus(), QProcess::NormalExit);
}

void TestPageLimits::aHelperKnowsNoPasswords()
{
#ifndef Q_OS_UNIX
    QSKIP("Elsewhere: a script stands in for the helper.");
#else
    qputenv("INKSTONE_SMTP_PASSWORD", "secret");
    qputenv("USUAL_SETTING", "kept");
    const QString found = m_folder.filePath(u"environment"_s);
    PagePictures::Options options;
    options.helper = write(u"helper"_s, "#!/bin/sh\nenv > '" + found.toUtf8() + "'\n");
    QVERIFY(QFile::setPermissions(options.helper, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"could not be started"_s));
    PagePictures pictures(options);
    QCOMPARE(pictures.png(u"any.pdf"_s, 1, 300).error().code, ErrorCode::Unavailable);
    qunsetenv("INKSTONE_SMTP_PASSWORD");
    QFile file(found);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray environment = file.readAll();
    QVERIFY(environment.contains("USUAL_SETTING=kept"));
    QVERIFY(!environment.contains("secret"));
#endif
}

INK_TEST(TestPageLimits, "tst_pagelimits")

} // namespace tst_pagelimits

#include "tst_pagelimits.moc"
