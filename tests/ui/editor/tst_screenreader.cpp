// The running program, controlled over AT-SPI like by a screen reader: see screenreader.py and
// recipientreader.py.
#include "tests/support/testmain.h"
#include "tests/ui/readersession.h"

#include <QTest>

namespace tst_screenreader {

using namespace Qt::Literals::StringLiterals;

namespace {

/** No email or SMS is actually sent: the service only has to be configured for them. */
constexpr QByteArrayView senders = "[delivery]\n"
                                   "mailServer=127.0.0.1\n"
                                   "mailPort=2525\n"
                                   "mailSecurity=none\n"
                                   "mailFrom=nora@example.org\n"
                                   "smsUrl=http://127.0.0.1:2526/\n"
                                   "smsBody=\"{\\\"to\\\":\\\"{to}\\\",\\\"text\\\":\\\"{text}\\\"}\"\n"
                                   "smsLocal=true\n";

} // namespace

class TestScreenReader final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        if (!ink::test::requireReaders()) return;
    }

    void everyTagIsPlacedWalkedAndChangedByKeyAndHeardOf()
    {
        // Shows all panels: the initial window is too narrow for the thumbnails.
        ink::test::runReader(u"editor/screenreader.py"_s, "[editor]\nhiddenPanels=chosen\n");
    }

    void aRecipientsCardIsFilledInByKeysAlone()
    {
        ink::test::runReader(u"editor/recipientreader.py"_s,
                             "[editor]\nhiddenPanels=chosen\n" + senders.toByteArray());
    }
};

INK_TEST(TestScreenReader, "tst_screenreader")

} // namespace tst_screenreader

#include "tst_screenreader.moc"
