#include "app/tables/csvreader.h"
#include "app/tables/textencoding.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_textencoding {

using namespace ink;
using namespace ink::tables;
using namespace Qt::Literals::StringLiterals;

/** Text that isn't Unicode, as spreadsheet programs of many languages write it. */
class TestTextEncoding final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void guesses_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("text");
        QTest::addColumn<Encoding>("encoding");
        const auto row = [](const char* name, const char* bytes, const QString& text, Encoding encoding) {
            QTest::newRow(name) << QByteArray::fromHex(bytes) << text << encoding;
        };
        // clang-format off
        row("cp1250 0", "4e616d653b456d61696c3b5a49500d0aa3756b61737a20aff3b3e63b6c756b61737a406578616d706c652e636f6d3b30302d3935300d0a", u"Name;Email;ZIP\r\nŁukasz Żółć;lukasz@example.com;00-950\r\n"_s, Encoding::Windows1250);
        row("cp1250 1", "4a6de96e6f3b456d61696c0a4a69f8ed2044766ff8e16b3b6a697269406578616d706c652e636f6d0a8e616e65746120c865726de16b6f76e13b7a406578616d706c652e636f6d0a", u"Jméno;Email\nJiří Dvořák;jiri@example.com\nŽaneta Čermáková;z@example.com\n"_s, Encoding::Windows1250);
        row("cp1250 2", "4ee9760a47e1626f7220537afb63730ad57273692054fc6e64650a", u"Név\nGábor Szűcs\nŐrsi Tünde\n"_s, Encoding::Windows1250);
        row("cp1250 3", "496d650a8e69676120c865680a426f9a746a616e208a759a7465729a69e80a", u"Ime\nŽiga Čeh\nBoštjan Šušteršič\n"_s, Encoding::Windows1250);
        row("cp1250 4", "4e415a5749534b4f0aafd3a3c620a3554b41535a0a", u"NAZWISKO\nŻÓŁĆ ŁUKASZ\n"_s, Encoding::Windows1250);
        row("cp1252 5", "4e616d650a4afc7267656e2047726fdf6dfc6c6c65720a", u"Name\nJürgen Großmüller\n"_s, Encoding::Windows1252);
        row("cp1252 6", "4e414d450a4ddc4c4c4552204adc5247454e0a", u"NAME\nMÜLLER JÜRGEN\n"_s, Encoding::Windows1252);
        row("cp1252 7", "4e6f6d3b5072e96e6f6d0a4c6566e87672653b52656ee90a", u"Nom;Prénom\nLefèvre;René\n"_s, Encoding::Windows1252);
        row("cp1252 8", "4e61766e0a426af8726e20c567e572640a", u"Navn\nBjørn Ågård\n"_s, Encoding::Windows1252);
        row("cp1252 9", "4e6f6d650a4a6fe36f20436f6e636569e7e36f0a", u"Nome\nJoão Conceição\n"_s, Encoding::Windows1252);
        row("cp1252 10", "4e6f6d6272650acdf169676f205065f1610a", u"Nombre\nÍñigo Peña\n"_s, Encoding::Windows1252);
        row("cp1252 11", "4e61666e0adef372f0757220c67369720a", u"Nafn\nÞórður Æsir\n"_s, Encoding::Windows1252);
        row("cp1252 12", "50726963650a313220800a", u"Price\n12 €\n"_s, Encoding::Windows1252);
        row("cp1252 13", "4e616d650a4f92427269656e2096204475626c696e0a", u"Name\nO’Brien – Dublin\n"_s, Encoding::Windows1252);
        row("mac_roman 14", "4e6f6d3b50728e6e6f6d0a4c65668f7672653b52656e8e0a4d9f6c6c65723b4a9f7267656e0a", u"Nom;Prénom\nLefèvre;René\nMüller;Jürgen\n"_s, Encoding::Macintosh);
        row("cp850 15", "4e616d650a4d816c6c65722c204a817267656e0a47726fe10a", u"Name\nMüller, Jürgen\nGroß\n"_s, Encoding::Ibm850);
        row("cp852 16", "4e616d650a9d756b61737a20bda288860a", u"Name\nŁukasz Żółć\n"_s, Encoding::Ibm852);
        row("cp1251 17", "c8ecff3bcfeef7f2e00ac8e2e0ed20cfe5f2f0eee23b69406578616d706c652e636f6d0a", u"Имя;Почта\nИван Петров;i@example.com\n"_s, Encoding::Windows1251);
        row("koi8-r 18", "e9cdd13bf0cfded4c10ae9d7c1ce20f0c5d4d2cfd73b69406578616d706c652e636f6d0a", u"Имя;Почта\nИван Петров;i@example.com\n"_s, Encoding::Koi8U);
        row("cp866 19", "88acef3b8faee7e2a00a88a2a0ad208fa5e2e0aea23b69406578616d706c652e636f6d0a", u"Имя;Почта\nИван Петров;i@example.com\n"_s, Encoding::Ibm866);
        row("mac_cyrillic 20", "88ecdf3b8feef7f2e00a88e2e0ed208fe5f2f0eee23b69406578616d706c652e636f6d0a", u"Имя;Почта\nИван Петров;i@example.com\n"_s, Encoding::MacCyrillic);
        row("cp1253 21", "bcedefece10ac3e9fef1e3eff220d0e1f0e1e4fcf0eff5ebeff20a", u"Όνομα\nΓιώργος Παπαδόπουλος\n"_s, Encoding::Windows1253);
        row("cp1254 22", "416420536f7961640a4179fe652059fd6c64fd7a0add736d61696c20c761f06c61720a", u"Ad Soyad\nAyşe Yıldız\nİsmail Çağlar\n"_s, Encoding::Windows1254);
        row("cp1255 23", "f9ed0ae3e5e320ebe4ef0a", u"שם\nדוד כהן\n"_s, Encoding::Windows1255);
        row("cp1256 24", "c7e1c7d3e30ae3cde3cf20c3cde3cf0a", u"الاسم\nمحمد أحمد\n"_s, Encoding::Windows1256);
        row("cp1257 25", "5661726461730a4a6f6e617320de756b6175736b61730a52fb746120d0696d6b69656eeb0a", u"Vardas\nJonas Žukauskas\nRūta Šimkienė\n"_s, Encoding::Windows1257);
        row("cp874 26", "aad7e8cd0acac1aad2c220e3a8b4d50a", u"ชื่อ\nสมชาย ใจดี\n"_s, Encoding::Windows874);
        row("cp932 27", "8e8196bc3b8381815b838b0a8e52936391be98593b79406578616d706c652e636f6d0a8db293a189d48e713b73406578616d706c652e636f6d0a", u"氏名;メール\n山田太郎;y@example.com\n佐藤花子;s@example.com\n"_s, Encoding::ShiftJis);
        row("cp932 28", "4e616d653b456d61696c0a97e996d888ea98593b79406578616d706c652e636f6d0a", u"Name;Email\n鈴木一郎;y@example.com\n"_s, Encoding::ShiftJis);
        row("gbk 29", "d0d5c3fb3bd3cacfe40ad5c5ceb03b7a406578616d706c652e636f6d0ac0eec4c83b6c406578616d706c652e636f6d0a", u"姓名;邮箱\n张伟;z@example.com\n李娜;l@example.com\n"_s, Encoding::Gb18030);
        row("gbk 30", "4e616d653b456d61696c0acdf5d0a1c3f73b7a406578616d706c652e636f6d0a", u"Name;Email\n王小明;z@example.com\n"_s, Encoding::Gb18030);
        row("big5 31", "a96da6573bb971b66c0ab3afa46aa4e53b7a406578616d706c652e636f6d0aaa4cb6aeb4403b6c406578616d706c652e636f6d0a", u"姓名;電郵\n陳大文;z@example.com\n林雅婷;l@example.com\n"_s, Encoding::Big5);
        row("cp949 32", "c0ccb8a73bc0ccb8dec0cf0ab1e8c3b6bcf63b6b406578616d706c652e636f6d0ab9dabfb5c8f13b70406578616d706c652e636f6d0a", u"이름;이메일\n김철수;k@example.com\n박영희;p@example.com\n"_s, Encoding::EucKr);
        row("cp949 33", "4e616d653b456d61696c0ac3d6b9cebcf63b6b406578616d706c652e636f6d0a", u"Name;Email\n최민수;k@example.com\n"_s, Encoding::EucKr);
        // clang-format on
    }
    void guesses()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, text);
        QFETCH(Encoding, encoding);
        const Encoding guessed = guessLegacyEncoding(bytes, QLocale::c());
        QCOMPARE(encodingName(guessed), encodingName(encoding));
        QCOMPARE(decodeText(bytes, guessed), std::optional(text));
    }

    /** Of encodings that fit equally the reader's own is taken. */
    void localeDecides()
    {
        const QByteArray bytes("Name\nM\xFCller\n");
        QCOMPARE(guessLegacyEncoding(bytes, QLocale::c()), Encoding::Windows1252);
        QCOMPARE(guessLegacyEncoding(bytes, QLocale(QLocale::Polish)), Encoding::Windows1250);
    }

    /** Of a line without an end only the beginning is judged, and no character of it is cut. */
    void oneLongLine()
    {
        QByteArray bytes;
        for (int i = 0; i < 40'000; ++i)
            bytes += QByteArray::fromHex("8e52936391be9859") + (i % 3 == 0 ? "," : ""); // 山田太郎
        QCOMPARE(guessLegacyEncoding(bytes, QLocale::c()), Encoding::ShiftJis);
        QCOMPARE(guessLegacyEncoding("a" + bytes, QLocale::c()), Encoding::ShiftJis);
    }

    void everyEncodingHasNameAndConverter()
    {
        for (const Encoding encoding : allEncodings()) {
            const QString name = encodingName(encoding);
            QCOMPARE(encodingFromName(name), std::optional(encoding));
            QCOMPARE(encodingFromName(name.toUpper().remove(u'-')), std::optional(encoding));
            const bool isWide = encoding == Encoding::Utf16Le || encoding == Encoding::Utf16Be;
            if (!isWide) QVERIFY2(decodeText("abc", encoding) == u"abc"_s, qPrintable(name));
        }
        QCOMPARE(encodingFromName(u"cp1250"_s), std::optional(Encoding::Windows1250));
        QCOMPARE(encodingFromName(u"gbk"_s), std::optional(Encoding::Gb18030));
        QVERIFY(!encodingFromName(u"klingon"_s));
    }

    /** A character of two bytes is never cut where a piece of a large file ends. */
    void largeFilesAreCutBetweenLines()
    {
        const QByteArray line = QByteArray::fromHex("8e52936391be9859") + ",x\n"; // 山田太郎
        QByteArray bytes("Name,Code\n");
        constexpr int count = 60'000;
        for (int i = 0; i < count; ++i)
            bytes += line;
        const auto read = readCsv(bytes);
        QVERIFY(read);
        QCOMPARE(read->dialect.encoding, Encoding::ShiftJis);
        QVERIFY(read->dialect.isGuessed);
        QCOMPARE(read->table.rowCount(), count);
        QCOMPARE(read->table.noteCount(), 0);
        for (int i = 0; i < count; ++i)
            QVERIFY(read->table.cell(i, 0) == u"山田太郎");
    }
};

INK_TEST(TestTextEncoding, "tst_textencoding")

} // namespace tst_textencoding

#include "tst_textencoding.moc"
