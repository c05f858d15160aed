#include "app/domain/document/document.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"
#include "ui/pages/editor/recipients/recipientdot.h"
#include "ui/pages/editor/recipients/routingpicture.h"
#include "ui/widgets/style/theme.h"

#include <QTest>

namespace tst_routingpicture {

using namespace ink;
using namespace ink::ui;
using namespace Qt::Literals::StringLiterals;

namespace {

domain::Document board()
{
    domain::Document document;
    const auto add = [&document](const QString& name, int step) -> domain::Invitation& {
        document.invitations.append(test::invitation(name, name.toLower() + u"@example.org"_s));
        document.invitations.last().sequence = step;
        return document.invitations.last();
    };
    add(u"Ada"_s, 1);
    add(u"Wim"_s, 1).isWitness = true;
    for (const QString& name : {u"Ben"_s, u"Cleo"_s, u"Eve"_s}) {
        domain::Invitation& member = add(name, 2);
        member.group = u"Board"_s;
        member.requiredGroupMembers = 2;
    }
    add(u"Kim"_s, 2).actionType = domain::ActionType::Viewer;
    domain::Invitation& archive = add(u"Archive"_s, 2);
    archive.actionType = domain::ActionType::Viewer;
    archive.receivesCopyAtEnd = true;
    return document;
}

} // namespace

/** The routing picture in the send dialog. */
class TestRoutingPicture final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everybodyHasAPlace()
    {
        const domain::Document document = board();
        const QList<RoutingStep> steps = routingSteps(document.invitations);
        QCOMPARE(steps.size(), 3);
        QCOMPARE(steps.at(0).units.size(), 1);
        QCOMPARE(steps.at(0).units.at(0).witnesses, QList<qsizetype>{1});
        QCOMPARE(steps.at(1).units.size(), 1);
        QCOMPARE(steps.at(1).units.at(0).members, (QList<qsizetype>{2, 3, 4}));
        QCOMPARE(steps.at(1).units.at(0).needed, 2);
        QCOMPARE(steps.at(1).copies, QList<qsizetype>{5});
        QCOMPARE(steps.at(2).number, 0);
        QCOMPARE(steps.at(2).copies, QList<qsizetype>{6});
        QSet<qsizetype> all;
        for (const RoutingStep& step : steps) {
            for (const RoutingUnit& unit : step.units)
                for (const qsizetype person : unit.members + unit.witnesses)
                    all.insert(person);
            for (const qsizetype person : step.copies)
                all.insert(person);
        }
        QCOMPARE(all.size(), document.invitations.size());
    }

    /** With more than six recipients colours repeat, and the repeated ones are striped. */
    void sameColoursAreToldApart()
    {
        const auto dot = [](int index) { return recipientDot(index).pixmap(QSize(16, 16)).toImage(); };
        QVERIFY(dot(1) != dot(7));
        QVERIFY(dot(1) != dot(2));
        QCOMPARE(recipientColour(1), recipientColour(7));
    }

    /** Side by side where there is room, with shorter arrows at first, else below each other. */
    void fitsItsRoom()
    {
        RoutingPicture picture;
        picture.setPalette(paletteOf(lightTokens()));
        picture.setDocument(board());
        const QSize across = picture.sizeHint();
        QVERIFY(!picture.isVertical());
        picture.setAvailableWidth(across.width() - 20);
        QVERIFY(!picture.isVertical());
        QVERIFY(picture.sizeHint().width() <= across.width() - 20);
        picture.setAvailableWidth(210);
        QVERIFY(picture.isVertical());
        QCOMPARE(picture.sizeHint().width(), 210);
        QVERIFY(picture.sizeHint().height() > across.height());
        picture.resize(picture.sizeHint());
        const QImage upright = picture.grab().toImage();
        if (const QString folder = qEnvironmentVariable("INKSTONE_SHOTS"); !folder.isEmpty())
            upright.save(folder + u"/routing-upright.png"_s);

        RoutingArea area(132, nullptr);
        area.resize(210, 100);
        area.setDocument(board());
        area.show();
        QTRY_VERIFY(area.height() >= area.widget()->height()); // nothing scrolls inside
        area.resize(across.width() + 20, area.height());
        QTRY_VERIFY(area.height() <= 132);
    }

    void edgesAreSharp_data()
    {
        QTest::addColumn<double>("ratio");
        for (const double ratio : {1.0, 1.25, 1.5, 2.0})
            QTest::addRow("%.0f %%", ratio * 100) << ratio;
    }
    /** Between the window and the surface there are only pixels of the edge's own colour. */
    void edgesAreSharp()
    {
        QFETCH(double, ratio);
        domain::Document document;
        document.invitations = {test::invitation(u"Ada"_s, u"ada@example.org"_s)};
        RoutingPicture picture;
        picture.setPalette(paletteOf(lightTokens()));
        picture.setDocument(document);
        picture.resize(picture.sizeHint());
        QImage shown((QSizeF(picture.size()) * ratio).toSize(), QImage::Format_RGB32);
        shown.setDevicePixelRatio(ratio);
        shown.fill(lightTokens().window);
        picture.render(&shown, {}, {}, QWidget::RenderFlags());
        const QRgb surface = lightTokens().surface.rgb();
        const QRgb window = lightTokens().window.rgb();
        const QRgb edge = readableOn(recipientColour(1), lightTokens().surface, 3.0).rgb();
        int sharp = 0;
        for (int y = 0; y < shown.height(); ++y) {
            int x = 0;
            while (x < shown.width() && shown.pixel(x, y) == window)
                ++x;
            const int begin = x;
            while (x < shown.width() && shown.pixel(x, y) == edge)
                ++x;
            if (x - begin == qRound(2 * ratio) && x < shown.width() && shown.pixel(x, y) == surface) ++sharp;
        }
        QVERIFY2(sharp > 20 * ratio, qPrintable(QString::number(sharp)));
    }

    void saysWhatItDraws()
    {
        RoutingPicture picture;
        picture.setPalette(paletteOf(lightTokens()));
        picture.setDocument(board());
        const QString said = picture.accessibleDescription();
        for (const QString& words :
             {u"Step 1: Ada"_s, u"Witness of Ada"_s, u"2 of 3 in “Board”"_s, u"At the end: Archive"_s})
            QVERIFY2(said.contains(words), qPrintable(said));
        picture.resize(picture.sizeHint());
        const QImage ltr = picture.grab().toImage();
        if (const QString folder = qEnvironmentVariable("INKSTONE_SHOTS"); !folder.isEmpty())
            ltr.save(folder + u"/routing-picture.png"_s);
        picture.setLayoutDirection(Qt::RightToLeft);
        const QImage rtl = picture.grab().toImage();
        QVERIFY(ltr != rtl);
        QCOMPARE(ltr.size(), rtl.size());
    }
};

INK_TEST(TestRoutingPicture, "tst_routingpicture")

} // namespace tst_routingpicture

#include "tst_routingpicture.moc"
