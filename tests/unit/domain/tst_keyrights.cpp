#include "app/domain/account/keyrights.h"
#include "tests/support/testmain.h"

#include <QSet>
#include <QTest>

namespace tst_keyrights {

using namespace ink::domain;
using namespace Qt::Literals::StringLiterals;

class TestKeyRights final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void codes()
    {
        QCOMPARE(KeyScopes::all().codes(),
                 (QStringList{u"read"_s, u"draft"_s, u"send"_s, u"sign"_s, u"manage"_s}));
        for (const QString& code : KeyScopes::all().codes())
            QCOMPARE(keyScopeCode(*keyScopeFromCode(code)), code);
        for (const char* wrong : {"", "Read", "write", "read ", "all"})
            QVERIFY2(!keyScopeFromCode(QString::fromLatin1(wrong)), wrong);
    }

    void sets()
    {
        KeyScopes scopes{KeyScope::Read, KeyScope::Send};
        QVERIFY(scopes.has(KeyScope::Read) && !scopes.has(KeyScope::Draft));
        QVERIFY(scopes.hasAny({KeyScope::Draft, KeyScope::Send}));
        QVERIFY(!scopes.hasAny({KeyScope::Draft, KeyScope::Sign}));
        QVERIFY(!scopes.hasAny({}));
        QVERIFY(scopes.contains({KeyScope::Send}) && scopes.contains({}));
        QVERIFY(!scopes.contains({KeyScope::Send, KeyScope::Draft}));
        QVERIFY(KeyScopes::all().contains(scopes) && !scopes.contains(KeyScopes::all()));
        scopes.remove(KeyScope::Read);
        scopes.remove(KeyScope::Send);
        QVERIFY(scopes.isEmpty());
    }

    void onlyEqualRightsShareACache()
    {
        QVERIFY(KeyRights().cacheKey().isEmpty() && !KeyRights().isLimited());
        QSet<QString> keys;
        int count = 0;
        for (unsigned bits = 0; bits < 32; ++bits) {
            KeyRights rights;
            rights.scopes = {};
            for (const KeyScope scope :
                 {KeyScope::Read, KeyScope::Draft, KeyScope::Send, KeyScope::Sign, KeyScope::Manage})
                if ((bits >> static_cast<unsigned>(scope) & 1U) != 0) rights.scopes.insert(scope);
            for (const qint64 folder : {0, 1, 11}) {
                rights.folder = FolderId(folder);
                keys.insert(rights.cacheKey());
                ++count;
            }
        }
        QCOMPARE(keys.size(), count);
    }
};

INK_TEST(TestKeyRights, "tst_keyrights")

} // namespace tst_keyrights

#include "tst_keyrights.moc"
