#include "app/domain/account.h"
#include "app/domain/attachmentrules.h"
#include "tests/support/testmain.h"

#include <QtTest>

using namespace ink;
using namespace ink::domain;

class TestAttachmentRules final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void namesAndSizes_data()
    {
        constexpr qint64 mebi = 1024 * 1024;
        QTest::addColumn<QString>("name");
        QTest::addColumn<qint64>("size");
        QTest::addColumn<qint64>("others");
        QTest::addColumn<QString>("fault"); // empty = it may be attached
        const QString pdf = QStringLiteral("a.PDF");
        QTest::newRow("fits") << pdf << 10 * mebi << 15 * mebi << QString();
        QTest::newRow("too large") << pdf << 10 * mebi + 1 << qint64(0) << QStringLiteral("too_large");
        QTest::newRow("too much together") << pdf << mebi << 24 * mebi + 1 << QStringLiteral("too_large");
        QTest::newRow("empty") << pdf << qint64(0) << qint64(0) << QStringLiteral("validation");
        QTest::newRow("a program") << QStringLiteral("a.pdf.exe") << qint64(1) << qint64(0)
                                   << QStringLiteral("media_type");
        QTest::newRow("only an end") << QStringLiteral(".pdf") << qint64(1) << qint64(0)
                                     << QStringLiteral("media_type");
    }
    void namesAndSizes()
    {
        QFETCH(QString, name);
        QFETCH(qint64, size);
        QFETCH(qint64, others);
        QFETCH(QString, fault);
        const auto checked = checkAttachment(name, size, others, Limits());
        QCOMPARE(checked ? QString() : errorCodeName(checked.error().code), fault);
        if (!checked) QVERIFY(!checked.error().detail.isEmpty());
    }

    void limitsAreTheServices()
    {
        Limits limits;
        limits.attachmentBytes = 2 * 1024 * 1024;
        const auto checked = checkAttachment(QStringLiteral("a.txt"), limits.attachmentBytes + 1, 0, limits);
        QVERIFY(!checked);
        QCOMPARE(checked.error().detail, QStringLiteral("The file has more than 2 MiB."));
    }

    void whatItBeginsWith()
    {
        QVERIFY(checkAttachmentHead(QStringLiteral("a.pdf"), "%PDF-1.7"));
        QVERIFY(checkAttachmentHead(QStringLiteral("a.txt"), "plain"));
        QVERIFY(!checkAttachmentHead(QStringLiteral("a.pdf"), "MZ"));
        QVERIFY(!checkAttachmentHead(QStringLiteral("a.txt"), QByteArray("a\0b", 3)));
        QVERIFY(!checkAttachmentHead(QStringLiteral("a.exe"), "MZ"));
    }

    void everySuffixHasAMediaType()
    {
        const QStringList suffixes = attachmentSuffixes();
        QVERIFY(suffixes.size() > 10);
        for (const QString& suffix : suffixes)
            QVERIFY2(!attachmentMediaType(QStringLiteral("a.") + suffix).isEmpty(), qPrintable(suffix));
    }
};

INK_TEST(TestAttachmentRules, "tst_attachmentrules")
#include "tst_attachmentrules.moc"
