// Messages: their English text, their wire format, and parsing English sentences.
#include "app/base/error.h"
#include "app/base/reasons.h"
#include "app/domain/values/reasons.h"
#include "app/service/files/reasons.h"
#include "app/service/host/reasons.h"
#include "app/store/documents/reasons.h"
#include "app/tables/reasons.h"
#include "tests/support/testmain.h"

#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

namespace tst_reasons {

using namespace ink;
using namespace Qt::Literals::StringLiterals;

class TestReasons final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keysAreUniqueAndPlain()
    {
        static const QRegularExpression plain(u"^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$"_s);
        QSet<QString> seen;
        for (const ReasonEntry& entry : reasonEntries()) {
            const QString key = QString::fromLatin1(entry.key);
            QVERIFY2(plain.match(key).hasMatch(), entry.key);
            QVERIFY2(!seen.contains(key), entry.key);
            seen.insert(key);
        }
        QVERIFY(seen.size() > 500);
    }

    void everyArgumentHasItsGap()
    {
        static const QRegularExpression gap(u"%([1-9])"_s);
        for (const ReasonEntry& entry : reasonEntries()) {
            QSet<int> gaps;
            for (auto it = gap.globalMatch(QString::fromUtf8(entry.text)); it.hasNext();)
                gaps.insert(it.next().captured(1).toInt());
            QVERIFY2(gaps.size() == entry.examples.size(), entry.key);
            for (int i = 1; i <= entry.examples.size(); ++i)
                QVERIFY2(gaps.contains(i), entry.key);
        }
    }

    void everyReasonGoesOverTheWire()
    {
        for (const ReasonEntry& entry : reasonEntries()) {
            const Message message(entry.reason, entry.examples);
            const auto read = messageFromWire(message.key(), message.argsJson());
            QVERIFY2(read, entry.key);
            QVERIFY2(*read == message, entry.key);
        }
    }

    void sizesAreWrittenInTheLargestUnit()
    {
        const auto text = [](qint64 bytes) { return byteCountText({bytes}, QLocale::c()); };
        QCOMPARE(text(0), u"0 bytes"_s);
        QCOMPARE(text(999), u"999 bytes"_s);
        QCOMPARE(text(20'000'000), u"20 MB"_s);
        QCOMPARE(text(4'000'000'000), u"4 GB"_s);
        QCOMPARE(text(1'500'000'000), u"1.5 GB"_s);
        QCOMPARE(reasons::accountFullStorage(ByteCount{20'000'000}).argsJson().value("1"_L1).toInteger(),
                 20'000'000);
    }

    void wrongArgumentsAreRefused()
    {
        const QString key = reasons::fileTooManyRows(1).key();
        QCOMPARE(key, u"file_too_many_rows"_s);
        QVERIFY(messageFromWire(key, {{u"1"_s, 40}}));
        QVERIFY(!messageFromWire(key, {}));
        QVERIFY(!messageFromWire(key, {{u"1"_s, u"40"_s}}));
        QVERIFY(!messageFromWire(key, {{u"1"_s, 0.5}}));
        QVERIFY(!messageFromWire(key, {{u"1"_s, 1e300}}));
        QVERIFY(!messageFromWire(u"no_such_reason"_s, {}));
        const QString named = reasons::duplicateTagName(u"a"_s).key();
        QVERIFY(!messageFromWire(named, {{u"1"_s, 1}}));
        QVERIFY(!messageFromWire(named, {{u"1"_s, QString(5000, u'x')}}));
        QVERIFY(!messageFromWire(named, {{u"1"_s, QString(QChar(0))}}));
    }

    void sentencesInSentencesEnd()
    {
        QJsonObject args{{u"1"_s, QJsonObject{{u"message"_s, u"words"_s}}}};
        const QString key = reasons::noteHasNoText(Message::literal(u"x"_s)).key();
        const auto plain = messageFromWire(key, args);
        QVERIFY(plain);
        QCOMPARE(plain->english(), u"words has no text."_s);
        for (int depth = 0; depth < 10; ++depth)
            args = {{u"1"_s, QJsonObject{{u"reason"_s, key}, {u"args"_s, args}}}};
        QVERIFY(!messageFromWire(key, args));
    }

    void aPieceThatLooksLikeAGapStaysAPiece()
    {
        QCOMPARE(reasons::folderNameTaken(u"%1 %2"_s).english(),
                 u"There is already a folder named “%1 %2” here."_s);
    }

    void aMessageIsReadBackFromAColumnOfText()
    {
        const Message inside = reasons::sealingRetried(3, reasons::diskFullOrReadOnly());
        QCOMPARE(messageFromStoredText(toStoredText(inside)), inside);
        QCOMPARE(messageFromJson(inside.toJson()), inside);
        // Texts stored before there were reasons, and texts of others.
        for (const QString& words :
             {QString(), u"550 no such user"_s, u"{"_s, u"{\"message\":\"no\"}"_s, u"The disk is full."_s}) {
            const Message plain = Message::literal(words);
            QCOMPARE(messageFromStoredText(toStoredText(plain)), plain);
        }
        QCOMPARE(messageFromStoredText(u"{broken"_s), Message::literal(u"{broken"_s));
        QCOMPARE(toStoredText(Message::literal(u"late"_s)), u"late"_s);
        // An unknown reason leaves the text.
        QCOMPARE(messageFromStoredText(u"{\"message\":\"No.\",\"reason\":\"of_tomorrow\",\"args\":{}}"_s),
                 Message::literal(u"No."_s));
    }

    void plainWordsHaveNoReason()
    {
        const Message words = Message::literal(u"550 no such user"_s);
        QVERIFY(!words.hasReason());
        QVERIFY(!words.isEmpty());
        QCOMPARE(words.english(), u"550 no such user"_s);
        QVERIFY(words.key().isEmpty());
        QVERIFY(Message().isEmpty());
    }
};

INK_TEST(TestReasons, "tst_reasons")

} // namespace tst_reasons

#include "tst_reasons.moc"
