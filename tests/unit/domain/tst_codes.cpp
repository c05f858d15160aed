#include "app/domain/document/codes.h"
#include "tests/support/testmain.h"

#include <QSet>
#include <QTest>

namespace tst_codes {

using namespace ink::domain;
using namespace Qt::Literals::StringLiterals;

namespace {
/** Every number in 0…999 that is a code. */
template <typename E> QList<int> known()
{
    QList<int> codes;
    for (int code = 0; code < 1000; ++code)
        if (const auto value = tryFromCode<E>(code); value && static_cast<int>(*value) == code)
            codes.append(code);
    return codes;
}
} // namespace

class TestCodes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void numbersAreTheContracts();
    void everyTagTypeHasItsName();
    void displayNames();
    void languagesOfDocuments();
};

void TestCodes::numbersAreTheContracts()
{
    QCOMPARE(known<SigningStatus>(), (QList<int>{51, 52, 53, 54, 55, 56}));
    QCOMPARE(known<DocumentType>(), (QList<int>{5, 6, 7, 8}));
    QCOMPARE(known<ActionType>(), (QList<int>{15, 16, 17, 18, 21, 23}));
    QCOMPARE(known<InvitationStatus>(), (QList<int>{60, 61, 62, 63, 64, 65, 67, 68}));
    QCOMPARE(known<TagType>(),
             (QList<int>{250, 251, 252, 253, 254, 255, 256, 257, 258, 266, 267, 268, 269, 270}));
    QCOMPARE(known<AuthenticationType>(), (QList<int>{131, 132, 133}));
    QCOMPARE(known<LanguageCode>(), (QList<int>{550, 551, 552, 553, 554}));
    QCOMPARE(known<FolderType>(), (QList<int>{1, 2}));
    QVERIFY(!tryFromCode<TagType>(250 + (1LL << 32))); // no silent narrowing
}

void TestCodes::languagesOfDocuments()
{
    QCOMPARE(documentLanguages(false), (QList{LanguageCode::English, LanguageCode::French}));
    for (const LanguageCode language : documentLanguages(true)) {
        QCOMPARE(documentLanguage(languageTag(language) + QStringLiteral("-XX"), true), language);
        QVERIFY(tryFromCode<LanguageCode>(static_cast<qint64>(language)) == language);
    }
    QCOMPARE(documentLanguage(QStringLiteral("de_AT"), true), LanguageCode::German);
    QCOMPARE(documentLanguage(QStringLiteral("de_AT"), false), LanguageCode::English);
    QCOMPARE(documentLanguage(QStringLiteral("den"), true), LanguageCode::English); // Slavey, not German
    QCOMPARE(documentLanguage({}, true), LanguageCode::English);
}

void TestCodes::everyTagTypeHasItsName()
{
    QSet<QString> names;
    for (const TagType type : allTagTypes())
        names.insert(tagTypeName(type));
    QCOMPARE(names.size(), 14);
    QVERIFY(!names.contains(QString()));
}

void TestCodes::displayNames()
{
    QCOMPARE(signingStatusName(SigningStatus::Cancelled), u"SIGNING_CANCELED"_s);
    QCOMPARE(invitationStatusName(InvitationStatus::Cancelled), u"CANCELLED"_s);
    QVERIFY(!isFinal(SigningStatus::InProgress) && isFinal(SigningStatus::ReachDeadline));
}

INK_TEST(TestCodes, "tst_codes")

} // namespace tst_codes

#include "tst_codes.moc"
