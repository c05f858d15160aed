// The speed of the editor's pages, each compared with its optimum. Not part of ctest.
#include "app/domain/document/document.h"
#include "app/domain/document/tagplacement.h"
#include "tests/support/builders.h"
#include "tests/support/localdraft.h"
#include "tests/support/worktimer.h"
#include "ui/pages/editor/workspace/editorworkspace.h"
#include "ui/viewer/pagecache.h"
#include "ui/viewer/pagefinder.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/style/theme.h"

#include <QApplication>
#include <QBuffer>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QPainter>
#include <QPdfDocument>
#include <QPdfWriter>
#include <QProcess>
#include <QScrollBar>
#include <QTemporaryFile>
#include <QTest>
#include <QTimer>
#include <QUndoStack>

#include <algorithm>
#include <array>
#include <cstdio>
#include <functional>

using namespace Qt::Literals::StringLiterals;
using namespace ink;
using namespace ink::ui;

namespace {

/** Pages of text and lines, like contracts. */
QByteArray contract(int pages)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setResolution(72);
        QPainter painter(&writer);
        painter.setFont(QFont(QStringLiteral("sans"), 9));
        for (int page = 0; page < pages; ++page) {
            if (page > 0) writer.newPage();
            for (int line = 0; line < 45; ++line)
                painter.drawText(
                    20, 30 + line * 16,
                    QStringLiteral(
                        "§ %1.%2 The parties agree that this clause holds for the term of the lease.")
                        .arg(page + 1)
                        .arg(line + 1));
        }
    }
    return buffer.data();
}

domain::Document draft(int pages)
{
    domain::Document document = test::emptyDraft();
    document.id = domain::DocumentId(1);
    document.files = {test::file(QStringLiteral("contract.pdf"), pages)};
    document.invitations = {test::invitation(QStringLiteral("Ada"), QStringLiteral("ada@example.org"))};
    return document;
}

/** Runs the event loop until the page is displayed; QTest's waiting sleeps 10 ms at a time. */
void untilPainted(const PageView& view, int page)
{
    while (!view.isPagePainted(page))
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

double milliseconds(qint64 nanoseconds)
{
    return static_cast<double>(nanoseconds) / 1e6;
}

double median(QList<double> values)
{
    std::sort(values.begin(), values.end());
    return values.isEmpty() ? 0 : values.at(values.size() / 2);
}

/** The longest blocking of the event loop: the processor time between two turns. */
class Stalls final : public QObject
{
public:
    Stalls()
    {
        connect(&m_turn, &QTimer::timeout, this, [this] {
            m_turns.append(milliseconds(m_clock.nsecsElapsed()));
            m_clock.start();
        });
        m_turn.start(0); // fires whenever the loop is idle
    }
    [[nodiscard]] const QList<double>& turns() const { return m_turns; }

private:
    QTimer m_turn;
    test::ThreadTimer m_clock;
    QList<double> m_turns;
};

double percentile(QList<double> values, double share)
{
    std::sort(values.begin(), values.end());
    if (values.isEmpty()) return 0;
    return values.at(std::min(values.size() - 1, static_cast<qsizetype>(share * double(values.size()))));
}

void notify(const char* what, const QList<double>& frames, double aim)
{
    const double p99 = percentile(frames, 0.99);
    std::printf(
        "%-44s median %6.2f ms, p99 %6.2f ms, worst %6.2f ms of %lld frames (aim: p99 under %.0f ms)%s\n",
        what, median(frames), p99, percentile(frames, 1), static_cast<long long>(frames.size()), aim,
        p99 < aim ? "" : "  MISSED");
}

/** Four tags on each page of a document, with values, for two recipients. */
domain::Document tagged(test::LocalDraft& target, int pages)
{
    domain::Document document = draft(pages);
    document.invitations.append(test::invitation(QStringLiteral("Ben"), QStringLiteral("ben@example.org")));
    for (int i = 0; i < 4 * pages; ++i) {
        using T = domain::TagType;
        const T type = std::array{T::Signature, T::Text, T::Date, T::Checkbox}[static_cast<size_t>(i % 4)];
        domain::Tag tag =
            domain::makeTag(document, type, i / 4 + 1, {140.0 + i % 4 * 100, 200.0 + i % 4 * 60}, 1 + i % 2,
                            QStringLiteral("en"));
        tag.id = target.nextTagId();
        tag.name = QStringLiteral("tag%1").arg(i);
        // Everything is painted as it is stamped.
        if (type == T::Text) tag.text = QStringLiteral("Value %1").arg(i);
        if (type == T::Date) tag.text = QStringLiteral("2026-03-%1").arg(1 + i % 28, 2, 10, QLatin1Char('0'));
        if (type == T::Text)
            tag.style.condition = {QStringLiteral("tag%1").arg(i + 2), QStringLiteral("true")};
        tag.style.checked = type == T::Checkbox && i % 8 == 3;
        document.tags.append(tag);
    }
    return document;
}

/** The whole editor around a draft that is kept in memory. */
struct Editor
{
    test::LocalDraft target;
    QUndoStack stack;
    EditorWorkspace workspace;
    PageView& view;

    Editor(const QByteArray& bytes, int pages) : target(draft(pages)), view(workspace.view())
    {
        target.apply(tagged(target, pages));
        target.onChange = [this] { workspace.setDocument(target.document()); };
        workspace.resize(1440, 900);
        workspace.setTarget(&target, &stack);
        workspace.setDocument(target.document());
        workspace.setFileBytes(target.document().files.first().id, bytes);
        view.setZoomFactor(1.0);
        workspace.show();
        untilPainted(view, 1);
        QTest::qWait(300);
    }

    /** Processes an input until the last pixel is painted: a frame. In processor time of this thread, so that
     * other programs don't count. */
    template <typename Do> double frame(Do&& act)
    {
        const test::ThreadTimer clock;
        act();
        QCoreApplication::sendPostedEvents();
        return milliseconds(clock.nsecsElapsed());
    }
    void mouse(QEvent::Type type, QPoint at)
    {
        const bool moves = type == QEvent::MouseMove;
        QMouseEvent event(type, at, view.viewport()->mapToGlobal(at), moves ? Qt::NoButton : Qt::LeftButton,
                          type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton, {});
        QCoreApplication::sendEvent(view.viewport(), &event);
    }
    QList<double> drag(QPoint from, const std::function<QPoint(int)>& way, int moves, double* release)
    {
        QList<double> frames;
        frames.append(frame([&] { mouse(QEvent::MouseButtonPress, from); }));
        for (int i = 1; i <= moves; ++i)
            frames.append(frame([&] { mouse(QEvent::MouseMove, from + way(i)); }));
        *release = frame([&] { mouse(QEvent::MouseButtonRelease, from + way(moves)); });
        frames.append(*release);
        return frames;
    }
};

void edit(const QByteArray& bytes, int pages)
{
    constexpr double aim = 8;
    Editor editor(bytes, pages);
    PageView& view = editor.view;
    std::printf("%lld tags on %d pages:\n", static_cast<long long>(editor.target.document().tags.size()),
                pages);
    const auto along = [](int i) { return QPoint(i % 120, i % 200); };
    double release = 0;

    const QPoint tag = view.tagViewportRect(editor.target.document().tags.at(1).id).center().toPoint();
    QList<double> frames;
    for (int round = 0; round < 3; ++round) {
        frames += editor.drag(tag, along, 120, &release);
        frames.append(editor.frame([&] { editor.stack.undo(); }));
    }
    notify("drag one tag, let go, undo", frames, aim);

    view.selection().select({});
    const QPoint beside = view.toViewport({0, {20, 60}}).toPoint();
    frames = editor.drag(
        beside, [](int i) { return QPoint(i * 3 % 700, i * 2 % 760); }, 300, &release);
    notify("rubber band", frames, aim);

    frames.clear();
    for (int round = 0; round < 30; ++round) {
        frames.append(editor.frame([&] { view.selection().selectAll(); }));
        frames.append(editor.frame([&] { view.selection().select({}); }));
    }
    notify("select all, select none", frames, aim);

    view.selection().selectAll();
    const QPoint grip = view.tagViewportRect(editor.target.document().tags.at(1).id).center().toPoint();
    frames = editor.drag(
        grip, [](int i) { return QPoint(i % 60, i % 90); }, 200, &release);
    notify("drag all tags, let go", frames, aim);
    std::printf("  letting go of all of them %.2f ms\n", release);
    frames.clear();
    for (int round = 0; round < 30; ++round) {
        frames.append(editor.frame([&] { editor.stack.undo(); }));
        frames.append(editor.frame([&] { editor.stack.redo(); }));
    }
    notify("undo and redo a move of all tags", frames, aim);
    frames.clear();
    for (int i = 0; i < 60; ++i) {
        QKeyEvent press(QEvent::KeyPress, i % 2 ? Qt::Key_Left : Qt::Key_Right, Qt::NoModifier);
        frames.append(editor.frame([&] { QCoreApplication::sendEvent(&view, &press); }));
    }
    notify("nudge all tags by key", frames, aim);
}

/** Scrolls through all pages like a wheel, one step per frame, and reports how long the loop was busy. */
void scroll(const QByteArray& bytes, int pages)
{
    Editor editor(bytes, pages);
    QScrollBar& bar = *editor.view.verticalScrollBar();
    Stalls stalls;
    QTimer tick;
    tick.setTimerType(Qt::PreciseTimer);
    QEventLoop loop;
    QObject::connect(&tick, &QTimer::timeout, &loop, [&] {
        bar.setValue(bar.value() + 700);
        if (bar.value() >= bar.maximum()) loop.quit();
    });
    tick.start(16);
    loop.exec();
    const double worst = percentile(stalls.turns(), 1);
    std::printf(
        "scroll through %d pages: %lld turns of the event loop, median %.2f ms, p99 %.2f ms, longest %.2f "
        "ms (aim: none over 16 ms)%s\n",
        pages, static_cast<long long>(stalls.turns().size()), median(stalls.turns()),
        percentile(stalls.turns(), 0.99), worst, worst < 16 ? "" : "  MISSED");
}

/** Types a search text while the pages scroll. */
void search(const QByteArray& bytes, int pages)
{
    Editor editor(bytes, pages);
    PageFinder& finder = editor.view.finder();
    Stalls stalls;
    QElapsedTimer clock;
    clock.start();
    finder.find({QStringLiteral("lease")}, 0);
    QEventLoop loop;
    QObject::connect(&finder, &PageFinder::changed, &loop, [&] {
        if (finder.isFinished()) loop.quit();
    });
    loop.exec();
    const double first = milliseconds(clock.nsecsElapsed());
    clock.start();
    finder.find({QStringLiteral("lease."), true}, 0);
    loop.exec();
    std::printf(
        "search %d pages: %d places in %.0f ms, again with one more letter %.0f ms; longest turn of the "
        "event loop %.2f ms (aim: under 16 ms)\n",
        pages, finder.hitCount(), first, milliseconds(clock.nsecsElapsed()), percentile(stalls.turns(), 1));
}

double residentMegabytes()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly)) return 0;
    for (const QByteArray& line : status.readAll().split('\n'))
        if (line.startsWith("VmRSS:")) return line.mid(6).simplified().split(' ').first().toDouble() / 1024;
    return 0;
}

/** In a separate process: scrolls past everything, waiting for each page to be sharp. */
void memory(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return;
    const QByteArray bytes = file.readAll();
    constexpr int pages = 2000;
    Editor editor(bytes, pages);
    const double before = residentMegabytes();
    for (int page = 1; page <= pages; ++page) {
        editor.view.goToPage(page);
        untilPainted(editor.view, page);
    }
    std::printf(
        "resident memory with %d pages: %.0f MB after opening, %.0f MB after each was shown (aim: under "
        "300 MB)\n",
        pages, before, residentMegabytes());
    editor.view.setZoomFactor(8);
    QScrollBar& bar = *editor.view.verticalScrollBar();
    for (int i = 0; i < 60; ++i) {
        bar.setValue(bar.maximum() / 2 + i * 600);
        QTest::qWait(40);
    }
    std::printf("  and at 800 %%, 60 screens on: %.0f MB\n", residentMegabytes());
}

void flip(const QByteArray& bytes, int pages)
{
    PageView view;
    view.resize(1000, 1200);
    const domain::Document document = draft(pages);
    view.setDocument(document);
    view.setFileBytes(document.files.first().id, bytes);
    view.setZoomMode(PageView::ZoomMode::FitPage);
    view.show();
    untilPainted(view, 1);
    QTest::qWait(500);

    QByteArray copy = bytes;
    QBuffer device(&copy);
    device.open(QIODevice::ReadOnly);
    QPdfDocument bare;
    bare.load(&device);
    // From page to page, like reading: the next one was rendered ahead.
    QList<double> turns;
    QList<double> bareTurns;
    for (int page = 2; page <= 12; ++page) {
        QElapsedTimer clock;
        clock.start();
        view.goToPage(page);
        untilPainted(view, page);
        turns.append(milliseconds(clock.nsecsElapsed()));
        QTest::qWait(80);
        clock.start();
        const QImage image = bare.render(page - 1, view.pageLayout().pageRect(page - 1).size());
        bareTurns.append(milliseconds(clock.nsecsElapsed()));
        if (image.isNull()) std::printf("page %d could not be rendered\n", page);
    }
    std::printf("page turned to painted: median %.2f ms; bare QtPdf %.2f ms: %.2f times (aim: within 1.5)\n",
                median(turns), median(bareTurns), median(turns) / median(bareTurns));
    QList<double> flips;
    QList<double> renders;
    for (int i = 1; i <= 20; ++i) {
        const int page = i * (pages / 24) + 3; // far from what was rendered ahead
        const QSize pixels = view.pageLayout().pageRect(page - 1).size();
        QElapsedTimer clock;
        clock.start();
        view.goToPage(page);
        untilPainted(view, page);
        flips.append(milliseconds(clock.nsecsElapsed()));
        QTest::qWait(80); // rendering ahead is finished: the next page starts from idle
        clock.start();
        const QImage image = bare.render(page - 1, pixels);
        renders.append(milliseconds(clock.nsecsElapsed()));
        if (image.isNull()) std::printf("page %d could not be rendered\n", page);
    }
    std::printf("jump to a far page: median %.2f ms; bare QtPdf %.2f ms: %.2f times (aim: within 1.5)\n",
                median(flips), median(renders), median(flips) / median(renders));
}

constexpr QSize firstView(1000, 1200);

/** Milliseconds until the first page is painted. */
double firstByUs(const QByteArray& bytes, int pages)
{
    QElapsedTimer clock;
    clock.start();
    PageView view;
    view.resize(firstView);
    const domain::Document document = draft(pages);
    view.setDocument(document);
    view.setFileBytes(document.files.first().id, bytes);
    view.show();
    untilPainted(view, 1);
    return milliseconds(clock.nsecsElapsed());
}

/** Milliseconds until bare QtPdf has loaded and rendered it, at our size. */
double firstBare(const QByteArray& bytes, int pages)
{
    PageView view;
    view.resize(firstView);
    view.setDocument(draft(pages));
    view.show();
    const QSize pixels = view.pageLayout().pageRect(0).size();
    QElapsedTimer clock;
    clock.start();
    QByteArray copy = bytes;
    QBuffer device(&copy);
    device.open(QIODevice::ReadOnly);
    QPdfDocument bare;
    bare.load(&device);
    const QImage image = bare.render(0, pixels);
    const double best = milliseconds(clock.nsecsElapsed());
    if (image.isNull()) std::printf("page 1 could not be rendered\n");
    return best;
}

/** In a separate process, because memory left by an earlier run makes the next one faster; fonts and
 * libraries are warm. */
void openAlone(const QString& path, int pages, bool isBare)
{
    const auto once = isBare ? firstBare : firstByUs;
    once(contract(1), 1);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return;
    std::printf("%.3f\n", once(file.readAll(), pages));
}

void open(const QString& path, int pages)
{
    std::array<QList<double>, 2> times;
    for (int round = 0; round < 15; ++round)
        for (const bool isBare : {false, true}) {
            QProcess alone;
            alone.start(QCoreApplication::applicationFilePath(),
                        {isBare ? QStringLiteral("--bare") : QStringLiteral("--ours"), path});
            if (!alone.waitForFinished(60'000) || alone.exitCode() != 0) std::exit(1);
            times[isBare ? 1 : 0].append(alone.readAllStandardOutput().trimmed().toDouble());
        }
    const double ratio = median(times[0]) / median(times[1]);
    std::printf("first page of %d painted: median %.1f ms; bare QtPdf load and render %.1f ms: %.2f times "
                "(aim: within 1.3)%s\n",
                pages, median(times[0]), median(times[1]), ratio, ratio <= 1.3 ? "" : "  MISSED");
}

} // namespace

int main(int argc, char** argv)
{
    std::setvbuf(stdout, nullptr, _IOLBF, 0); // prints each line immediately
    QApplication app(argc, argv);
    const Theme theme(app);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 3 && arguments.at(1) == "--memory"_L1) {
        memory(arguments.at(2));
        return 0;
    }
    if (arguments.value(1) == "--edit"_L1) {
        const QByteArray middle = contract(500);
        edit(middle, 500);
        scroll(middle, 500);
        return 0;
    }
    constexpr int pages = 2000;
    if (arguments.size() == 3 && (arguments.at(1) == "--ours"_L1 || arguments.at(1) == "--bare"_L1)) {
        openAlone(arguments.at(2), pages, arguments.at(1) == "--bare"_L1);
        return 0;
    }
    const QByteArray big = contract(pages);
    QTemporaryFile file;
    if (!file.open() || file.write(big) != big.size() || !file.flush()) return 1;
    open(file.fileName(), pages);
    if (arguments.value(1) == "--first"_L1) return 0;
    flip(big, pages);
    const QByteArray middle = contract(500);
    edit(middle, 500);
    scroll(middle, 500);
    search(middle, 500);

    QProcess alone;
    alone.setProcessChannelMode(QProcess::ForwardedChannels);
    alone.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--memory"), file.fileName()});
    return alone.waitForFinished(300'000) ? alone.exitCode() : 1;
}
