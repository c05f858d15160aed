#include "app/wire/accountcodec.h"
#include "app/wire/json.h"
#include "app/wire/keycodec.h"
#include "app/wire/objectreader.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

namespace tst_keycodec {

using namespace ink;
using namespace ink::domain;
using namespace Qt::Literals::StringLiterals;

class TestKeyCodec final : public QObject
{
    Q_OBJECT

    static Result<wire::KeyRequest> request(const QByteArray& json)
    {
        const wire::RequestFields fields(false);
        return wire::keyRequestFromJson(wire::parseJsonObject(json).value_or(QJsonObject()));
    }

private Q_SLOTS:
    void aRequestSurvives()
    {
        wire::KeyRequest wanted{u"Reports"_s, Timestamp(std::chrono::milliseconds(5'000)),
                                KeyScopes{KeyScope::Read, KeyScope::Manage}, FolderId(7)};
        const auto read = wire::keyRequestFromJson(wire::toJson(wanted));
        QVERIFY(read.has_value());
        QCOMPARE(*read == wanted, true);
        // As clients of before write it.
        const auto plain = request(R"({"name":"Plain","expires":null})");
        QVERIFY(plain && !plain->scopes && plain->folder.isNull());
        QVERIFY(!wire::toJson(wire::KeyRequest{u"Plain"_s, {}, {}, {}}).contains("scopes"_L1));
        // The sentence of a field isn't continued, and ends once.
        QCOMPARE(request("{}").error().detail.english(), u"name: Enter a name for the key."_s);
        QCOMPARE(request(R"({"name":1})").error().detail.english(), u"name must be a string."_s);
    }

    void noLimitIsIgnored()
    {
        for (const char* json :
             {R"({"name":"x","scopes":[]})", R"({"name":"x","scopes":{}})",
              R"({"name":"x","scopes":["all"]})", R"({"name":"x","scopes":["READ"]})",
              R"({"name":"x","scopes":["read","read"]})",
              R"({"name":"x","scopes":["read"],"Scopes":["send"]})", R"({"name":"x","rights":["read"]})",
              R"({"name":"x","folder":7})", R"({"name":"x","folderId":-1})", R"({"name":"x","folderId":[7]})",
              R"({"name":"x","scopes":null})", R"({"name":"x","folderId":null})",
              R"({"name":"x","folderId":0})"})
            QVERIFY2(!request(json), json);
    }

    void aServerWithoutScopesLeavesRightsOpen()
    {
        const auto keys = wire::keysFromJson(
            wire::parseJsonObject(
                R"({"keys":[{"id":1,"name":"Old","lastFour":"abcd","created":1},)"
                R"({"id":2,"name":"New","lastFour":"abcd","created":1,"scopes":["read","later"]}]})")
                .value_or(QJsonObject()));
        QVERIFY(keys && keys->size() == 2);
        QVERIFY(!keys->at(0).rights);
        QCOMPARE(keys->at(1).rights == (KeyRights{{KeyScope::Read}, {}}), true);
        for (const auto& rights : {std::optional<KeyRights>(), std::optional(KeyRights()),
                                   std::optional(KeyRights{{KeyScope::Sign}, FolderId(9)})}) {
            ApiKeyInfo info;
            info.id = 3;
            info.rights = rights;
            const auto again = wire::keysFromJson(wire::keysToJson({info}));
            QVERIFY(again.has_value());
            QCOMPARE(again->constFirst().rights == rights, true);
        }
    }
};

INK_TEST(TestKeyCodec, "tst_keycodec")

} // namespace tst_keycodec

#include "tst_keycodec.moc"
