#pragma once

#include "tests/ui/editor/editorstation.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/editor/recipients/editorrecipients.h"
#include "ui/pages/editor/workspace/editorworkspace.h"
#include "ui/viewer/geometry/taggeometry.h"
#include "ui/viewer/pageview.h"

#include <QAbstractButton>
#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QListWidget>
#include <QScrollBar>
#include <QTest>

#include <cmath>
#include <memory>

namespace ink::test {

/** Four pages, each rotated by another 90°, with a line of text and a rule. */
[[nodiscard]] inline QByteArray turnedPages()
{
    QList<QByteArray> objects{"<</Type /Catalog /Pages 2 0 R>>",
                              "<</Type /Pages /Count 4 /Kids [4 0 R 5 0 R 6 0 R 7 0 R]>>",
                              "<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>"};
    for (int i = 0; i < 4; ++i)
        objects.append("<</Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Rotate " +
                       QByteArray::number(i * 90) + " /Resources <</Font <</F1 3 0 R>>>> /Contents " +
                       QByteArray::number(8 + i) + " 0 R>>");
    // Matrices that undo the rotation, so that the displayed line reads to the right.
    const QByteArray upright[] = {"1 0 0 1 0 0", "0 1 -1 0 600 0", "-1 0 0 -1 600 800", "0 -1 1 0 0 800"};
    for (const QByteArray& matrix : upright)
        objects.append(rawStream("q " + matrix +
                                 " cm BT /F1 12 Tf 300 200 Td (Signed by the tenant) Tj ET "
                                 "1 w 100 100 m 260 100 l S Q"));
    return rawPdf(objects);
}

/** The turned pages open as a draft of two signers. */
[[nodiscard]] inline std::unique_ptr<ui::EditorPage> editorOf(EditorStation& desk)
{
    const QString path = desk.write(QStringLiteral("turned.pdf"), turnedPages());
    if (path.isEmpty()) return nullptr;
    auto page = std::make_unique<ui::EditorPage>(desk.session, *desk.journal, desk.settings, desk.prompts);
    page->resize(1360, 900);
    page->show();
    page->activateWindow();
    page->createFrom({path}, domain::FolderId());
    if (!QTest::qWaitFor([&] { return !page->documentId().isNull(); }, 20000)) return nullptr;
    for (int i = 0; i < 2; ++i)
        page->workspace().recipients().addRecipient();
    page->workspace().recipients().setActiveIndex(1);
    page->undoStack()->clear();
    if (!QTest::qWaitForWindowActive(page.get())) return nullptr;
    return page;
}

/** The editor over a real service with the rotated pages, and helpers for input. */
class GestureDesk : public QObject
{
protected:
    std::unique_ptr<EditorStation> m_desk;
    std::unique_ptr<ui::EditorPage> m_page;

    ui::PageView& view() { return m_page->workspace().view(); }
    QUndoStack& stack() { return *m_page->undoStack(); }
    const QList<domain::Tag>& tags() { return view().document().tags; }
    QListWidget* palette() { return m_page->findChild<QListWidget*>(QStringLiteral("tagPalette")); }
    QAction* action(const char* name) { return m_page->findChild<QAction*>(QLatin1String(name)); }

    /** Scrolls a place into the middle of the view. */
    void look(int page, QPointF point)
    {
        const QPointF at = view().toViewport({page - 1, point});
        QScrollBar* x = view().horizontalScrollBar();
        QScrollBar* y = view().verticalScrollBar();
        x->setValue(x->value() + static_cast<int>(at.x()) - view().viewport()->width() / 2);
        y->setValue(y->value() + static_cast<int>(at.y()) - view().viewport()->height() / 2);
    }
    QPoint at(int page, double x, double y) { return view().toViewport({page - 1, {x, y}}).toPoint(); }
    void drag(QPoint from, QPoint to, Qt::KeyboardModifiers during = {}, bool let = true)
    {
        QWidget* target = view().viewport();
        QTest::mousePress(target, Qt::LeftButton, {}, from);
        for (int step = 1; step <= 4; ++step)
            moveTo(from + (to - from) * step / 4, during);
        if (let) QTest::mouseRelease(target, Qt::LeftButton, {}, to);
    }
    void moveTo(QPoint to, Qt::KeyboardModifiers modifiers = {}, Qt::MouseButtons buttons = Qt::LeftButton)
    {
        QWidget* target = view().viewport();
        QMouseEvent move(QEvent::MouseMove, to, target->mapToGlobal(to), Qt::NoButton, buttons, modifiers);
        QCoreApplication::sendEvent(target, &move);
    }
    void chooseInPalette(domain::TagType type, bool twice)
    {
        if (palette()->item(palette()->count() - 1)->isHidden())
            m_page->findChild<QAbstractButton*>(QStringLiteral("allTypes"))->click();
        for (int row = 0; row < palette()->count(); ++row) {
            QListWidgetItem* entry = palette()->item(row);
            if (entry->data(Qt::UserRole).toInt() != static_cast<int>(type)) continue;
            palette()->scrollToItem(entry);
            const QPoint centre = palette()->visualItemRect(entry).center();
            QTest::mouseClick(palette()->viewport(), Qt::LeftButton, {}, centre);
            if (twice) QTest::mouseDClick(palette()->viewport(), Qt::LeftButton, {}, centre);
            palette()->setCurrentItem(entry);
        }
    }
    /** Adds tags without the undo stack. */
    void put(const QList<domain::PageRect>& rects, int page, domain::TagType type = domain::TagType::Text)
    {
        for (const domain::PageRect& rect : rects)
            view().editor().placeTagIn(type, {page, rect});
        stack().clear();
    }
    domain::PageRect rect(qsizetype i) { return tags().at(i).rect; }
    /** Rounding tolerance of a pixel at this zoom, in whole points. */
    int slack() { return std::max(1, static_cast<int>(std::ceil(1.5 / view().pageLayout().zoom()))); }

    /** Each zoom on each page, with each rotation. */
    static void addZooms()
    {
        QTest::addColumn<double>("zoom");
        QTest::addColumn<int>("page");
        for (const double zoom : {0.25, 1.0, 4.0})
            for (const int page : {1, 2, 3, 4})
                QTest::addRow("%d %% page %d", static_cast<int>(zoom * 100), page) << zoom << page;
    }
    void turnTo(double zoom, int page, QPointF middle)
    {
        view().setZoomFactor(zoom);
        look(page, middle);
    }

    void openDesk()
    {
        m_desk = std::make_unique<EditorStation>();
        QVERIFY(m_desk->open());
        m_page = editorOf(*m_desk);
        QVERIFY(m_page);
        QCOMPARE(view().pageCount(), 4);
        QCOMPARE(view().pageLayout().pageSize(1), QSizeF(800, 600));
    }
    void closeDesk()
    {
        m_page.reset();
        m_desk.reset();
    }
    /** An empty draft at 100 %, without an active tool. */
    void clearDesk()
    {
        view().modes().disarm();
        view().modes().setTabOrderMode(false);
        view().selection().selectAll();
        view().editor().removeSelected();
        action("snapping")->setChecked(true);
        view().modes().setSnapping(true);
        stack().clear();
        view().setZoomFactor(1);
        QGuiApplication::clipboard()->clear();
        m_page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
        view().setFocus();
    }
};

} // namespace ink::test
