#include "app/domain/document/document.h"
#include "app/domain/document/facts.h"
#include "tests/support/testmain.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace tst_facts {

using namespace ink;
using namespace ink::domain;
using namespace Qt::Literals::StringLiterals;

namespace {
QJsonObject parsedMembers(const char* text)
{
    return QJsonDocument::fromJson(text).object();
}
} // namespace

/** Our own members are typed here, with unchanged JSON on the wire and in rows. */
class TestFacts final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tags()
    {
        const QJsonObject members = parsedMembers(
            R"({"droppedCondition":"Agree","droppedFormula":"{a}+1","externalId":"x","formField":"f.g",)"
            R"("formValue":"Yes","free":true,"hostedSigner":2,"importedFrom":"field","locked":true,)"
            R"("tabOrder":3,"vendor":[1,2]})");
        Tag tag;
        setAdditionalMembers(tag, members);
        QCOMPARE(tag.extra, parsedMembers(R"({"vendor":[1,2]})"));
        QCOMPARE(tag.facts.tabPosition, 3);
        QCOMPARE(tag.facts.hostedSigner, 2);
        QVERIFY(tag.facts.isLocked && tag.facts.isFree);
        QCOMPARE(tag.facts.origin.source, TagOrigin::Source::FormField);
        QCOMPARE(tag.facts.origin.formValue, u"Yes"_s);
        QCOMPARE(additionalMembers(tag), members);
    }

    /** Other services may use a name differently: the value is sent back unchanged. */
    void membersOfOtherTypesStay()
    {
        const QJsonObject members = parsedMembers(
            R"({"tabOrder":"first","hostedSigner":-2,"locked":"yes","importedFrom":"moon","formField":7})");
        Tag tag;
        tag.facts.tabPosition = 4;
        setAdditionalMembers(tag, members);
        QVERIFY(tag.facts == TagFacts());
        QCOMPARE(additionalMembers(tag), members);
    }

    void files()
    {
        const QJsonObject members =
            parsedMembers(R"({"uploadedSha256":"ab","wasEncrypted":true,"restricted":["print","copy"],)"
                          R"("carriesSignatures":true,"onlyForm":true,"tagsImported":true,"thumb":true})");
        File file;
        setAdditionalMembers(file, members);
        QCOMPARE(file.extra, parsedMembers(R"({"thumb":true})"));
        QCOMPARE(file.intake.restricted, QStringList({u"print"_s, u"copy"_s}));
        QVERIFY(file.intake.wasEncrypted && file.intake.hasSignatures && file.intake.allowsOnlyFormFilling &&
                file.intake.hasImportedTags);
        QCOMPARE(additionalMembers(file), members);
    }

    void stylesAndInvitations()
    {
        TagStyle style;
        setAdditionalMembers(style, parsedMembers(R"({"multiline":true,"glow":1.5})"));
        QVERIFY(style.multiline);
        QCOMPARE(style.extra, parsedMembers(R"({"glow":1.5})"));
        Invitation invitation;
        setAdditionalMembers(invitation, parsedMembers(R"({"role":"Tenant"})"));
        QCOMPARE(invitation.role, u"Tenant"_s);
        QVERIFY(invitation.extra.isEmpty());
        QCOMPARE(additionalMembers(invitation), parsedMembers(R"({"role":"Tenant"})"));
    }

    void everyEventHasACode()
    {
        for (int kind = HistoryEvent::Created; kind <= HistoryEvent::Moved; ++kind) {
            const HistoryEvent event(static_cast<HistoryEvent::Kind>(kind));
            QVERIFY(!event.code().isEmpty());
            QVERIFY(HistoryEvent::fromCode(event.code()) == event);
        }
        const HistoryEvent strange = HistoryEvent::fromCode(u"teleported"_s);
        QCOMPARE(strange.kind(), HistoryEvent::Unknown);
        QCOMPARE(strange.code(), u"teleported"_s);
    }
};

INK_TEST(TestFacts, "tst_facts")

} // namespace tst_facts

#include "tst_facts.moc"
