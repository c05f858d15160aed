// Searches in bytes never leave them.
#include "app/base/bytes.h"
#include "tests/support/oddfiles.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_bytes {

using namespace ink;

class TestBytes final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /** Qt 6.4 reads before bytes that are shorter than the word: here that ends the process. */
    void shorterThanTheWord()
    {
        const QByteArray word("startxref");
        for (qsizetype size = 0; size <= 12; ++size) {
            const test::BytesAtEdge file(QByteArray("%PDF-1.4\n123").left(size));
            QCOMPARE(lastIndexOf(file.bytes(), word), qsizetype(-1));
        }
        for (qsizetype size = 1; size <= word.size(); ++size) {
            const test::BytesAtEdge file(word.left(size));
            QCOMPARE(lastIndexOf(file.bytes(), word), size == word.size() ? qsizetype(0) : qsizetype(-1));
        }
    }

    void theLastOfSeveral()
    {
        const test::BytesAtEdge file("ab startxref cd startxref");
        QCOMPARE(lastIndexOf(file.bytes(), "startxref"), qsizetype(16));
        QCOMPARE(lastIndexOf(file.bytes(), "ab"), qsizetype(0));
        QCOMPARE(lastIndexOf({}, "a"), qsizetype(-1));
    }
};

INK_TEST(TestBytes, "tst_bytes")

} // namespace tst_bytes

#include "tst_bytes.moc"
