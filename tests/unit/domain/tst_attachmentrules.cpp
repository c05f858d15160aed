#include "app/domain/account/account.h"
#include "app/domain/account/attachmentrules.h"
#include "tests/support/testmain.h"

#include <QTest>
#include <QtEndian>

namespace tst_attachmentrules {

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
        QTest::addColumn<QString>("fault"); // empty = accepted
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
        if (!checked) QVERIFY(!checked.error().detail.english().isEmpty());
    }

    void limitsAreTheServices()
    {
        Limits limits;
        limits.attachmentBytes = 2 * 1024 * 1024;
        const auto checked = checkAttachment(QStringLiteral("a.txt"), limits.attachmentBytes + 1, 0, limits);
        QVERIFY(!checked);
        QCOMPARE(checked.error().detail.english(), QStringLiteral("The file is larger than 2 MiB."));
    }

    void whatItBeginsWith()
    {
        QVERIFY(checkAttachmentHead(QStringLiteral("a.pdf"), "%PDF-1.7"));
        QVERIFY(checkAttachmentHead(QStringLiteral("a.txt"), "plain"));
        QVERIFY(!checkAttachmentHead(QStringLiteral("a.pdf"), "MZ"));
        QVERIFY(!checkAttachmentHead(QStringLiteral("a.txt"), QByteArray("a\0b", 3)));
        QVERIFY(!checkAttachmentHead(QStringLiteral("a.exe"), "MZ"));
    }

    void picturesThatAreTooLarge_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<bool>("fits");
        const auto png = [](quint32 width, quint32 height) {
            QByteArray bytes("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16);
            bytes.resize(24);
            qToBigEndian(width, bytes.data() + 16);
            qToBigEndian(height, bytes.data() + 20);
            return bytes + QByteArray("\x08\x02\0\0\0", 5);
        };
        const auto jpeg = [](int frame, quint16 width, quint16 height, const QByteArray& before = {}) {
            QByteArray segment("\xFF\xC0\0\x11\x08\0\0\0\0\x03\x01\x11\0\x02\x11\1\3\x11\1", 19);
            segment[1] = static_cast<char>(frame);
            qToBigEndian(height, segment.data() + 5);
            qToBigEndian(width, segment.data() + 7);
            return "\xFF\xD8" + before + segment + QByteArray("\xFF\xDA\0\2", 4);
        };
        // A profile before the frame, as cameras write it: longer than the part that is checked for the type.
        const QByteArray profile = QByteArray("\xFF\xE1\xFF\xF0", 4) + QByteArray(0xFFEE, 'x');
        QTest::newRow("png") << QStringLiteral("a.png") << png(4000, 3000) << true;
        QTest::newRow("png bomb") << QStringLiteral("a.PNG") << png(60'000, 60'000) << false;
        QTest::newRow("png strip") << QStringLiteral("a.png") << png(1, 2'000'000'000) << false;
        QTest::newRow("png overflow") << QStringLiteral("a.png") << png(0x7FFFFFFF, 0x7FFFFFFF) << false;
        QTest::newRow("png cut off") << QStringLiteral("a.png") << png(9, 9).left(20) << true;
        QTest::newRow("jpeg") << QStringLiteral("a.jpg") << jpeg(0xC0, 4000, 3000) << true;
        QTest::newRow("jpeg bomb") << QStringLiteral("a.jpeg") << jpeg(0xC2, 65'000, 65'000) << false;
        QTest::newRow("jpeg bomb behind a profile")
            << QStringLiteral("a.jpg") << jpeg(0xC1, 30'000, 30'000, profile) << false;
        QTest::newRow("jpeg with its height at the end")
            << QStringLiteral("a.jpg") << jpeg(0xC0, 65'000, 0) << false;
        QTest::newRow("text that begins so") << QStringLiteral("a.txt") << png(60'000, 60'000) << true;
    }
    void picturesThatAreTooLarge()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        const auto checked = checkAttachmentPicture(name, bytes);
        QTEST(checked.has_value(), "fits");
        if (!checked) QCOMPARE(checked.error().code, ErrorCode::TooLarge);
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

} // namespace tst_attachmentrules

#include "tst_attachmentrules.moc"
