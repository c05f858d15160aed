#include "app/domain/document/document.h"
#include "app/domain/document/edits.h"
#include "app/domain/document/facts.h"
#include "app/domain/document/merging.h"
#include "tests/support/everymember.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_edits {

using namespace ink;
using namespace ink::domain;

class TestEdits final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyMemberIsAnEditUnlessTheServiceDecides();
    void aMergeKeepsWhatTheServiceDecides();
    void whatATextWasComputedFromIsTheServices();
};

void TestEdits::everyMemberIsAnEditUnlessTheServiceDecides()
{
    const Document before = test::filledDocument();
    QVERIFY(haveSameEdits(before, before));
    const auto changes = test::changesOfEveryMember(before);
    QVERIFY(changes.size() > 150);
    int edits = 0;
    for (const auto& change : changes) {
        Document after = before;
        change.apply(after);
        QVERIFY2(after != before, qPrintable(change.path)); // == leaves nothing out
        const bool isEdit = !test::isOfService(change.path);
        QVERIFY2(haveSameEdits(after, before) != isEdit, qPrintable(change.path));
        QVERIFY2(haveSameEdits(before, after) != isEdit, qPrintable(change.path));
        edits += isEdit;
    }
    QVERIFY(edits > 80);
}

void TestEdits::aMergeKeepsWhatTheServiceDecides()
{
    const Document kept = test::filledDocument();
    for (const auto& change : test::changesOfEveryMember(kept)) {
        if (!change.path.startsWith(QLatin1StringView("invitations[0].")) ||
            change.path.startsWith(QLatin1StringView("invitations[0].id")) ||
            change.path.startsWith(QLatin1StringView("invitations[0].guid")))
            continue;
        Document wanted = kept;
        change.apply(wanted);
        const auto merged = mergedInvitations(kept.invitations, wanted.invitations);
        QVERIFY2((merged == kept.invitations) == test::isOfService(change.path), qPrintable(change.path));
    }
}

void TestEdits::whatATextWasComputedFromIsTheServices()
{
    Tag tag = test::filledDocument().tags.constFirst();
    const Tag before = tag;
    QVERIFY(!sourcePattern(tag));
    setSourcePattern(tag, QStringLiteral("{number}"));
    QCOMPARE(sourcePattern(tag), QStringLiteral("{number}"));
    QVERIFY(tag != before && haveSameEdits(tag, before));
    setSourcePattern(tag, QString());
    QCOMPARE(sourcePattern(tag), QString());
    setSourcePattern(tag, std::nullopt);
    QCOMPARE(tag, before);
}

INK_TEST(TestEdits, "tst_edits")

} // namespace tst_edits

#include "tst_edits.moc"
