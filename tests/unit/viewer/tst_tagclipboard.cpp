#include "app/domain/document/document.h"
#include "app/domain/document/edits.h"
#include "tests/support/builders.h"
#include "tests/support/everymember.h"
#include "tests/support/testmain.h"
#include "ui/commands/tagclipboard.h"

#include <QMimeData>
#include <QTest>

#include <memory>

namespace tst_tagclipboard {

using namespace ink;
using namespace ink::ui;

class TestTagClipboard final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everythingOfATagComesBack()
    {
        domain::Tag tag = test::tag(domain::TagType::Number, QStringLiteral("Amount"), 3, 2, 40, 50);
        tag.groupName = QStringLiteral("g");
        tag.isMandatory = false;
        tag.text = QStringLiteral("12.5");
        tag.style.options = {QStringLiteral("a"), QStringLiteral("b")};
        tag.style.maxLength = 12;
        tag.style.pattern = QStringLiteral("\\d+");
        tag.style.min = -1.5;
        tag.style.max = 99;
        tag.style.decimals = 2;
        tag.style.fontSize = 9.5;
        tag.style.condition = domain::TagCondition{QStringLiteral("Other"), QStringLiteral("yes")};
        tag.style.formula = QStringLiteral("{Other} * 2");
        tag.style.extra.insert(QStringLiteral("later"), 1);
        const std::unique_ptr<QMimeData> data(tagclipboard::mimeData({tag}, domain::Document()));
        const QList<domain::Tag> back = tagclipboard::tagsOf(data.get(), {});
        QCOMPARE(back.size(), 1);
        tag.id = {};
        tag.pageId = {};
        tag.invitationId = {};
        tag.extra = {};
        QCOMPARE(back.first(), tag);
    }

    void everyEditOfATagComesBack()
    {
        domain::Document source = test::filledDocument();
        source.tags[0].image.clear(); // a value that only a signer gives
        int copied = 0;
        for (const auto& change : test::changesOfEveryMember(source)) {
            if (!change.path.startsWith(QLatin1StringView("tags[0].")) || test::isOfService(change.path) ||
                change.path == QLatin1StringView("tags[0].image"))
                continue;
            domain::Document changed = source;
            change.apply(changed);
            const std::unique_ptr<QMimeData> data(tagclipboard::mimeData({changed.tags.first()}, changed));
            const QList<domain::Tag> back = tagclipboard::tagsOf(data.get(), {});
            QCOMPARE(back.size(), 1);
            QVERIFY2(domain::haveSameEdits(back.first(), changed.tags.first()), qPrintable(change.path));
            ++copied;
        }
        QVERIFY(copied > 50);
    }

    void peopleAreFoundAgainByAddress()
    {
        const auto ada = test::invitation(QStringLiteral("Ada"), QStringLiteral("ada@example.org"));
        const auto ben = test::invitation(QStringLiteral("Ben"), QStringLiteral("ben@example.org"));
        const auto ben2 = test::invitation(QStringLiteral("Benjamin"), QStringLiteral("Ben@Example.org"));
        domain::Document source;
        source.invitations = {ada, ben};
        const std::unique_ptr<QMimeData> data(
            tagclipboard::mimeData({test::tag(domain::TagType::Text, QStringLiteral("t"), 1, 2)}, source));
        QCOMPARE(tagclipboard::tagsOf(data.get(), {ben2, ada}).first().invitationIndex, 1);
        QCOMPARE(tagclipboard::tagsOf(data.get(), {ada}).first().invitationIndex, 2);
    }

    void whatIsNotOursIsNothing()
    {
        QMimeData data;
        QVERIFY(tagclipboard::tagsOf(nullptr, {}).isEmpty());
        for (const char* junk : {"", "[]", "{}", "[1,null]", "[{\"type\":7}]", "not json"}) {
            data.setData(tagclipboard::mimeType, junk);
            QVERIFY2(tagclipboard::tagsOf(&data, {}).isEmpty(), junk);
        }
        data.setData(tagclipboard::mimeType,
                     R"([{"type":252,"left":-5,"width":1e300,"min":"x","fontSize":1e9}])");
        const domain::Tag tag = tagclipboard::tagsOf(&data, {}).first();
        QCOMPARE(tag.rect.left, 0);
        QCOMPARE(tag.rect.width, 20000);
        QVERIFY(!tag.style.min);
        QCOMPARE(tag.style.fontSize, 200.0);
        QCOMPARE(tagclipboard::firstPage({}), 1);
    }
};

INK_TEST(TestTagClipboard, "tst_tagclipboard")

} // namespace tst_tagclipboard

#include "tst_tagclipboard.moc"
