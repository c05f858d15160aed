#include "app/domain/document/document.h"
#include "app/domain/document/tagplacement.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"
#include "ui/commands/tagdefaults.h"

#include <QTest>

namespace tst_tagdefaults {

using namespace ink;
using namespace ink::ui;
using domain::TagType;

/** The last style of a type carries over to its next tag. */
class TestTagDefaults final : public QObject
{
    Q_OBJECT

    static domain::Document document()
    {
        domain::Document made = test::emptyDraft();
        made.tags = {test::tag(TagType::Text, QStringLiteral("A")),
                     test::tag(TagType::Text, QStringLiteral("B")),
                     test::tag(TagType::Date, QStringLiteral("C"))};
        for (qsizetype i = 0; i < made.tags.size(); ++i)
            made.tags[i].id = domain::TagId(i + 1);
        return made;
    }

private Q_SLOTS:
    void whatWasChangedLastCounts()
    {
        TagDefaults defaults;
        domain::Document before = document();
        domain::Document after = before;
        after.tags[0].style.colour = QStringLiteral("#1a3fb0");
        after.tags[0].style.fontSize = 9;
        defaults.recordStyleChanges(before, after);
        before = after;
        after.tags[1].style.align = domain::TextAlign::Right;
        after.tags[1].rect.width = 200;
        after.tags[1].rect.height = 30;
        defaults.recordStyleChanges(before, after);

        domain::Tag fresh = test::tag(TagType::Text, QStringLiteral("D"));
        fresh.rect = {100, 100, 140, 20};
        defaults.applyTo(fresh, true);
        QCOMPARE(fresh.style.align, domain::TextAlign::Right);
        QCOMPARE(fresh.style.colour, QString()); // the whole look of the last one, not of several
        QCOMPARE(fresh.rect, (domain::PageRect{70, 95, 200, 30}));
        domain::Tag drawn = test::tag(TagType::Text, QStringLiteral("E"));
        drawn.rect = {1, 2, 33, 44};
        defaults.applyTo(drawn, false);
        QCOMPARE(drawn.rect, (domain::PageRect{1, 2, 33, 44}));
        QCOMPARE(drawn.style.align, domain::TextAlign::Right);
        QCOMPARE(defaults.sizeOf(TagType::Text), QSize(200, 30));
        QCOMPARE(defaults.sizeOf(TagType::Date), domain::defaultTagSize(TagType::Date)); // another type
    }

    void otherChangesAreNoLook()
    {
        TagDefaults defaults;
        const domain::Document before = document();
        domain::Document after = before;
        after.tags[0].rect.left += 50;
        after.tags[0].text = QStringLiteral("moved");
        defaults.recordStyleChanges(before, after);
        after = before;
        after.tags.removeFirst(); // the tags after it have not changed
        after.tags[0].rect.width = 300;
        defaults.recordStyleChanges(before, after);
        QCOMPARE(defaults.sizeOf(TagType::Text), domain::defaultTagSize(TagType::Text));
    }
};

INK_TEST(TestTagDefaults, "tst_tagdefaults")

} // namespace tst_tagdefaults

#include "tst_tagdefaults.moc"
