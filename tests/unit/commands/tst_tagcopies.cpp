#include "app/domain/rules.h"
#include "app/domain/taborder.h"
#include "app/domain/tagimport.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"
#include "ui/commands/tagcopies.h"

#include <QElapsedTimer>
#include <QtTest>

using namespace ink;
using namespace ink::ui;

namespace {

domain::Document document()
{
    domain::Document draft = test::emptyDraft();
    draft.files = {test::file(QStringLiteral("a.pdf"), 3)};
    draft.invitations = {test::invitation(QStringLiteral("Ada"), QStringLiteral("ada@example.org"))};
    return draft;
}

} // namespace

class TestTagCopies final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void namesAreFreeAndTiesFollow()
    {
        domain::Document draft = document();
        auto amount = test::tag(domain::TagType::Number, QStringLiteral("Amount"), 1, 1, 10, 10);
        auto total = test::tag(domain::TagType::Number, QStringLiteral("Total"), 1, 1, 10, 40);
        total.style.formula = QStringLiteral("{amount} * 2 + {Other}");
        auto note = test::tag(domain::TagType::Text, QStringLiteral("Why"), 1, 1, 10, 70);
        note.style.condition = domain::TagCondition{QStringLiteral("Amount"), QStringLiteral("5")};
        draft.tags = {amount, total, note};
        TagCopier copier(draft);
        const auto copies = copier.copies(draft.tags);
        QCOMPARE(copies.at(0).name, QStringLiteral("Amount 2"));
        QCOMPARE(copies.at(1).style.formula, QStringLiteral("{Amount 2} * 2 + {Other}"));
        QCOMPARE(copies.at(2).style.condition->tag, QStringLiteral("Amount 2"));
        // The next set does not share a name with the first.
        QCOMPARE(copier.copies(draft.tags).at(0).name, QStringLiteral("Amount 3"));
        // A copy of one alone still means the tag that it was tied to.
        QCOMPARE(copier.copies({note}).first().style.condition->tag, QStringLiteral("Amount"));
    }

    void wholeGroupsBecomeGroupsOfTheirOwn()
    {
        domain::Document draft = document();
        for (int i = 0; i < 3; ++i) {
            auto button =
                test::tag(domain::TagType::Radio, QStringLiteral("Button %1").arg(i + 1), 1, 1, 10, i * 20);
            button.groupName = QStringLiteral("Size");
            draft.tags.append(button);
        }
        TagCopier copier(draft);
        const auto whole = copier.copies(draft.tags);
        QCOMPARE(whole.first().groupName, QStringLiteral("Size 2"));
        QCOMPARE(whole.last().groupName, QStringLiteral("Size 2"));
        // One more button of the same question stays in it.
        QCOMPARE(copier.copies({draft.tags.first()}).first().groupName, QStringLiteral("Size"));
    }

    void whatIsTrueOfOneTagOnlyIsLeftOut()
    {
        domain::Document draft = document();
        auto tag = test::tag(domain::TagType::Text, QStringLiteral("Name"), 1, 1, 10, 10);
        tag.id = domain::TagId(9);
        tag.image = "png";
        tag.extra.insert(domain::importedFromField(), QStringLiteral("field"));
        tag.extra.insert(domain::formFieldField(), QStringLiteral("form.name"));
        tag.extra.insert(QStringLiteral("vendor"), 5);
        domain::setTabTurn(tag, 4);
        draft.tags = {tag};
        const domain::Tag copy = TagCopier(draft).copies(draft.tags).first();
        QVERIFY(copy.id.isNull());
        QVERIFY(copy.image.isEmpty());
        QVERIFY(!domain::isFromField(copy));
        QCOMPARE(domain::tabTurn(copy), 0);
        QCOMPARE(copy.extra.value(QStringLiteral("vendor")).toInt(), 5);
    }

    void thousandsAreQuick()
    {
        domain::Document draft = document();
        for (int i = 0; i < 10; ++i)
            draft.tags.append(
                test::tag(domain::TagType::Text, QStringLiteral("Text %1").arg(i + 1), 1, 1, 10, i * 20));
        TagCopier copier(draft);
        QElapsedTimer clock;
        clock.start();
        QSet<QString> names;
        for (int page = 0; page < 900; ++page)
            for (const domain::Tag& copy : copier.copies(draft.tags))
                names.insert(copy.name);
        QCOMPARE(names.size(), 9000);
        QVERIFY2(clock.elapsed() < 1500, qPrintable(QString::number(clock.elapsed())));
    }
};

INK_TEST(TestTagCopies, "tst_tagcopies")
#include "tst_tagcopies.moc"
