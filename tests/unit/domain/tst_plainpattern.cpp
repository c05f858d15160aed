#include "app/domain/text/pattern.h"
#include "app/domain/text/plainpattern.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>
#include <QTest>

namespace tst_plainpattern {

using namespace ink;
using namespace ink::domain;
using namespace Qt::Literals::StringLiterals;

/** Descriptions of common patterns in plain words and with an example. */
class TestPlainPattern final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void usualOnesArePlain_data()
    {
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<bool>("plain");
        const auto add = [](const char* pattern, bool plain) {
            QTest::newRow(pattern) << QString::fromUtf8(pattern) << plain;
        };
        add("[0-9]{5}", true);
        add("\\d{5}", true);
        add("[A-Z]{2}[0-9]+", true);
        add("\\d{3}-\\d{2,4}", true);
        add("[A-Z]{2}\\d{2} ?[0-9 ]{11,30}", false); // a space may belong to either part
        add("[A-Za-z0-9._-]+@[a-z]+\\.[a-z]{2,}", true);
        add("\\+?[0-9]{6,15}", true);
        add("[+]?[0-9]*", true);
        add("a?b?c", true);
        add("a*a", false);
        add("a?b?a", false);
        add("[^0-9]{2}", false);
        add("(ab)+", false);
        add("ab|cd", false);
        add(".{3}", false);
        add("\\w+", false);
        add("a+?", false);
        add("a++", false);
        add("[[:alpha:]]", false);
        add("[a-\\d]", false);
        add("[z-a]", false);
        add("[ab", false);
        add("a{2", false);
        add("a{0}", false);
        add("^a$", false);
        add("ä", false);
    }
    void usualOnesArePlain()
    {
        QFETCH(const QString, pattern);
        QFETCH(const bool, plain);
        QCOMPARE(PlainPattern::from(pattern).has_value(), plain);
    }

    void otherLettersAreLeftToTheExpression()
    {
        const auto digits = PlainPattern::from(u"\\d+");
        QVERIFY(digits);
        QCOMPARE(digits->matches(u"12"), std::optional(true));
        QCOMPARE(digits->matches(u"1x"), std::optional(false));
        QCOMPARE(digits->matches(u"1\u0663"), std::nullopt); // a digit of another script
    }

    void verdictsAreTheExpressions()
    {
        const QStringList parts{u"a"_s,      u"b"_s,      u"[ab]"_s,   u"[a-c0-2]"_s, u"\\d"_s,
                                u"-"_s,      u"[0-9-]"_s, u"\\."_s,    u"[-.]"_s,     u" "_s,
                                u"[\\da]"_s, u"[.+]"_s,   u"[c\\-]"_s, u"\\+"_s};
        const QStringList times{QString(), QString(), u"{2}"_s, u"{1,2}"_s, u"{0,1}"_s,
                                u"{2,}"_s, u"+"_s,    u"*"_s,   u"?"_s};
        const QStringList letters{u"a"_s, u"b"_s, u"c"_s, u"0"_s, u"1"_s, u"9"_s,
                                  u"-"_s, u"."_s, u" "_s, u"+"_s, u"\n"_s};
        QRandomGenerator random(5);
        const auto some = [&random](const QStringList& from) { return from.at(random.bounded(from.size())); };
        int plain = 0;
        int matched = 0;
        for (int round = 0; round < 3'000; ++round) {
            QString pattern;
            for (int left = random.bounded(1, 5); left > 0; --left)
                pattern += some(parts) + some(times);
            const auto made = PlainPattern::from(pattern);
            if (!made) continue;
            ++plain;
            const auto expression = Pattern::parse(pattern);
            QVERIFY2(std::holds_alternative<Pattern>(expression), qPrintable(pattern));
            for (int i = 0; i < 60; ++i) {
                QString text;
                for (int left = random.bounded(0, 7); left > 0; --left)
                    text += some(letters);
                const bool wanted = std::get<Pattern>(expression).match(text) == Pattern::Verdict::Matches;
                matched += wanted ? 1 : 0;
                QVERIFY2(made->matches(text) == std::optional(wanted),
                         qPrintable(pattern + u" on "_s + text));
            }
        }
        QVERIFY(plain > 500);
        QVERIFY(matched > 500);
    }
};

INK_TEST(TestPlainPattern, "tst_plainpattern")

} // namespace tst_plainpattern

#include "tst_plainpattern.moc"
