// Tags look the same in the editor and in the sealed file: text, check marks, and dependencies.
#include "app/domain/document/facts.h"
#include "app/domain/document/page.h"
#include "app/domain/document/tag.h"
#include "app/domain/document/tagplacement.h"
#include "app/pdf/stamp/valuepage.h"
#include "tests/support/testmain.h"
#include "tests/ui/editor/gesturedesk.h"
#include "tests/ui/settled.h"

#include <QBuffer>
#include <QImage>
#include <QPdfDocument>

namespace tst_sealedlook {

using namespace ink;
using namespace ink::ui;
using domain::TagType;

namespace {

bool isRed(QRgb pixel)
{
    return qRed(pixel) > 150 && qGreen(pixel) < 90 && qBlue(pixel) < 90;
}

/** Around the red pixels of a picture. */
QRect redBox(const QImage& image)
{
    QRect box;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (isRed(image.pixel(x, y))) box |= QRect(x, y, 1, 1);
    return box;
}

/** The tag as the sealed file shows it, on white. */
QImage sealedLook(const domain::Tag& tag, QSize pixels)
{
    pdf::StampItem item;
    item.rect = tag.rect;
    item.type = tag.type;
    item.text = tag.text;
    item.style = tag.style;
    QBuffer buffer;
    const auto pages = pdf::makeValuePages({item});
    if (!pages) return {};
    buffer.setData(*pages);
    if (!buffer.open(QIODevice::ReadOnly)) return {};
    QPdfDocument document;
    document.load(&buffer);
    QImage look = document.render(0, pixels);
    look.convertTo(QImage::Format_ARGB32);
    return look;
}

} // namespace

class TestSealedLook final : public test::GestureDesk
{
    Q_OBJECT

    domain::Tag make(TagType type, const domain::PageRect& rect,
                     const std::function<void(domain::Tag&)>& edit = {})
    {
        domain::Tag tag = domain::makeTag(view().document(), type, 1, {}, 1, QStringLiteral("en"));
        tag.rect = rect;
        if (edit) edit(tag);
        return tag;
    }
    QList<domain::TagId> addAll(const QList<domain::Tag>& made)
    {
        view().copyActions().placeBlock(made);
        return view().selection().ids();
    }
    domain::TagId add(TagType type, const domain::PageRect& rect,
                      const std::function<void(domain::Tag&)>& edit = {})
    {
        return addAll({make(type, rect, edit)}).value(0);
    }
    QImage picture(domain::TagId id)
    {
        const QRect area = view().tagViewportRect(id).toRect();
        return view().viewport()->grab(area).toImage().convertToFormat(QImage::Format_ARGB32);
    }
    int darkPixels(domain::TagId id)
    {
        const QImage image = picture(id).copy(picture(id).rect().adjusted(4, 4, -4, -4));
        int dark = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                dark += qGray(image.pixel(x, y)) < 70 ? 1 : 0;
        return dark;
    }

private Q_SLOTS:
    void initTestCase() { openDesk(); }
    void init()
    {
        clearDesk();
        look(1, {250, 250});
    }
    void cleanupTestCase() { closeDesk(); }

    void aDefaultValueStandsWhereItIsStamped()
    {
        for (const char* align : {"left", "center", "right"})
            for (const double zoom : {1.0, 2.0}) {
                clearDesk();
                view().setZoomFactor(zoom);
                look(1, {250, 250});
                const auto id = add(TagType::Text, {150, 230, 200, 40}, [align](domain::Tag& tag) {
                    tag.text = QStringLiteral("Paid");
                    tag.style.fontSize = 24;
                    tag.style.colour = QStringLiteral("#d00000");
                    tag.style.align = domain::textAlignFromCode(QLatin1String(align)).value();
                });
                view().selection().select({});
                const QImage sealed = sealedLook(*view().tags().find(id), picture(id).size());
                const QRect want = redBox(sealed);
                QVERIFY(want.width() > 20);
                QRect got;
                const auto isThere = [&] {
                    got = redBox(picture(id));
                    return std::abs(got.left() - want.left()) <= 2 &&
                           std::abs(got.right() - want.right()) <= 2 &&
                           std::abs(got.top() - want.top()) <= 2 &&
                           std::abs(got.bottom() - want.bottom()) <= 2;
                };
                QTRY_VERIFY2(isThere(), qPrintable(QStringLiteral("%1 %2").arg(got.left()).arg(want.left())));
            }
    }

    void anEmptyTagShowsItsLetters()
    {
        const auto id = add(TagType::Text, {150, 230, 200, 40}, [](domain::Tag& tag) {
            tag.name = QStringLiteral("Amount");
            tag.style.fontSize = 24;
            tag.style.colour = QStringLiteral("#ff0000");
            tag.style.align = domain::TextAlign::Right;
            tag.isMandatory = false;
        });
        view().selection().select({});
        const QImage image = picture(id);
        int reddish = 0;
        QRect box;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (qRed(image.pixel(x, y)) > qGreen(image.pixel(x, y)) + 80) {
                    ++reddish;
                    box |= QRect(x, y, 1, 1);
                }
        QVERIFY(reddish > 60);
        QVERIFY(box.left() > image.width() / 3);      // at the right
        QVERIFY(box.height() > image.height() * 0.4); // 24 points of 40
    }

    void ticksAreWhatTheyAre_data()
    {
        QTest::addColumn<TagType>("type");
        QTest::newRow("box") << TagType::Checkbox;
        QTest::newRow("button") << TagType::Radio;
    }
    void ticksAreWhatTheyAre()
    {
        QFETCH(TagType, type);
        const auto off = add(type, {150, 230, 30, 30});
        const auto on = add(type, {250, 230, 30, 30}, [](domain::Tag& tag) { tag.style.checked = true; });
        view().selection().select({});
        QTRY_VERIFY(darkPixels(on) > 40);
        QCOMPARE(darkPixels(off), 0);
    }

    void linesLeadToWhatATagDependsOn()
    {
        const QList<domain::TagId> ids =
            addAll({make(TagType::Checkbox, {150, 150, 20, 20},
                         [](domain::Tag& tag) { tag.name = QStringLiteral("Married"); }),
                    make(TagType::Number, {300, 150, 80, 20},
                         [](domain::Tag& tag) { tag.name = QStringLiteral("Net"); }),
                    make(TagType::Text, {150, 300, 120, 20},
                         [](domain::Tag& tag) {
                             tag.name = QStringLiteral("Spouse");
                             tag.style.condition = {QStringLiteral("married"), QStringLiteral("true")};
                         }),
                    make(TagType::Number, {300, 300, 120, 20}, [](domain::Tag& tag) {
                        tag.name = QStringLiteral("Gross");
                        tag.style.formula = QStringLiteral("{Net} * 2");
                    })});
        QCOMPARE(ids.size(), 4);
        const domain::TagId box = ids.at(0);
        const domain::TagId number = ids.at(1);
        const domain::TagId shown = ids.at(2);
        const domain::TagId computed = ids.at(3);
        view().selection().select({});
        QVERIFY(view().links().pairs().isEmpty());
        const auto lineBetween = [&](domain::TagId a, domain::TagId b) {
            const QPointF from = view().tagViewportRect(a).center();
            const QPointF to = view().tagViewportRect(b).center();
            const QImage all = view().viewport()->grab().toImage();
            int coloured = 0;
            for (double at = 0.3; at < 0.7; at += 0.02) {
                const QPoint point = (from + (to - from) * at).toPoint();
                bool hit = false;
                for (int dx = -1; dx <= 1; ++dx) {
                    const QColor pixel = all.pixelColor(point + QPoint(dx, 0));
                    hit = hit || pixel.blue() > pixel.red() + 40;
                }
                coloured += hit ? 1 : 0;
            }
            return coloured;
        };
        QCOMPARE(lineBetween(shown, box), 0);
        QTest::mouseClick(view().viewport(), Qt::LeftButton, {},
                          view().tagViewportRect(shown).center().toPoint());
        QCOMPARE(view().links().pairs(), (QList<std::pair<domain::TagId, domain::TagId>>{{shown, box}}));
        QVERIFY(lineBetween(shown, box) > 15);
        view().selection().select({computed});
        QCOMPARE(view().links().pairs(),
                 (QList<std::pair<domain::TagId, domain::TagId>>{{computed, number}}));
        QVERIFY(lineBetween(computed, number) > 15);
        QCOMPARE(lineBetween(shown, box), 0);
        // Selected or not, conditional and computed tags are marked on the page.
        view().selection().select({});
        const auto badge = [&](domain::TagId id) {
            const QPoint corner = view().tagViewportRect(id).topRight().toPoint();
            const QImage image =
                view().viewport()->grab(QRect(corner + QPoint(-14, -7), QSize(14, 6))).toImage();
            int coloured = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    coloured += qGray(image.pixel(x, y)) < 150 ? 1 : 0;
            return coloured;
        };
        QVERIFY(badge(shown) > 20);
        QVERIFY(badge(computed) > 20);
        QVERIFY(badge(number) < 5);
        if (const QString folder = qEnvironmentVariable("INKSTONE_SHOTS"); !folder.isEmpty()) {
            add(TagType::Radio, {400, 150, 20, 20}, [](domain::Tag& tag) { tag.style.checked = true; });
            add(TagType::Checkbox, {440, 150, 20, 20}, [](domain::Tag& tag) { tag.style.checked = true; });
            add(TagType::Date, {150, 360, 120, 22}, [](domain::Tag& tag) {
                tag.text = QStringLiteral("2026-03-31");
                tag.style.dateFormat = QStringLiteral("d.M.yyyy");
            });
            add(TagType::Signature, {300, 360, 150, 40});
            add(TagType::SignDate, {150, 400, 120, 22});
            add(TagType::Dropdown, {150, 430, 120, 22},
                [](domain::Tag& tag) { tag.style.align = domain::TextAlign::Center; });
            add(TagType::Note, {300, 430, 150, 60},
                [](domain::Tag& tag) { tag.text = QStringLiteral("Please bring your passport."); });
            add(TagType::Text, {150, 460, 120, 30}, [](domain::Tag& tag) {
                tag.text = QStringLiteral("Red, 18");
                tag.style.fontSize = 18;
                tag.style.colour = QStringLiteral("#d00000");
                tag.style.align = domain::TextAlign::Right;
            });
            view().selection().select({shown, computed});
            look(1, {300, 320});
            test::settle(*m_page);
            QVERIFY(m_page->grab().save(folder + QStringLiteral("/sealedlook.png")));
        }
    }

    void aLargeTagIsDrawnAtAnyZoom()
    {
        const auto id = add(TagType::Text, {50, 150, 500, 300}, [](domain::Tag& tag) {
            tag.text = QStringLiteral("PAID");
            tag.style.fontSize = 150;
            tag.style.colour = QStringLiteral("#d00000");
        });
        view().selection().select({});
        view().setZoomFactor(8);
        look(1, {120, 300});
        const auto isSeen = [&] {
            return !redBox(view().viewport()->grab().toImage().convertToFormat(QImage::Format_ARGB32))
                        .isNull();
        };
        QTRY_VERIFY(isSeen());
        // Painted values are cached: a paint doesn't lead to another one.
        int paints = 0;
        test::settle(*m_page);
        class Counter final : public QObject
        {
        public:
            explicit Counter(int& count) : m_count(count) {}
            bool eventFilter(QObject*, QEvent* event) override
            {
                if (event->type() == QEvent::Paint) ++m_count;
                return false;
            }

        private:
            int& m_count;
        } counter(paints);
        view().viewport()->installEventFilter(&counter);
        constexpr int asked = 50;
        for (int i = 0; i < asked; ++i) {
            view().viewport()->repaint();
            test::processEvents();
        }
        QVERIFY(paints >= asked);
        QVERIFY2(paints <= asked + 2, qPrintable(QString::number(paints)));
        QVERIFY(view().tags().find(id));
    }

    void aTagBeingResizedKeepsItsValue()
    {
        const auto id = add(TagType::Text, {150, 230, 200, 40}, [](domain::Tag& tag) {
            tag.text = QStringLiteral("Paid");
            tag.style.fontSize = 24;
            tag.style.colour = QStringLiteral("#d00000");
        });
        view().selection().select({id});
        QTRY_VERIFY(!redBox(picture(id)).isNull());
        const QPoint from = view().tagViewportRect(id).bottomRight().toPoint();
        QTest::mousePress(view().viewport(), Qt::LeftButton, {}, from);
        for (int step = 1; step <= 8; ++step) {
            moveTo(from + QPoint(step * 6, step * 2));
            QVERIFY(redBox(picture(id)).width() > 20);
        }
        QTest::mouseRelease(view().viewport(), Qt::LeftButton, {}, from + QPoint(48, 16));
        QVERIFY(redBox(picture(id)).width() > 20);
    }
};

INK_TEST(TestSealedLook, "tst_sealedlook")

} // namespace tst_sealedlook

#include "tst_sealedlook.moc"
