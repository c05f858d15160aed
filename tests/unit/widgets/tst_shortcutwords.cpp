#include "tests/support/testmain.h"
#include "ui/widgets/inputs/shortcutwords.h"

#include <QTest>

namespace tst_shortcutwords {

using namespace ink::ui;

/** Shortcuts in texts, with the key names of the system's keyboard. */
class TestShortcutWords final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void commandKeysOfMacOs_data()
    {
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("onMac");
        const auto row = [](const char* written, const char* onMac) {
            QTest::newRow(written) << QString::fromUtf8(written) << QString::fromUtf8(onMac);
        };
        row("Go to page (Ctrl+G)", "Go to page (⌘G)");
        row("Gehe zu Seite (Strg+G)", "Gehe zu Seite (⌘G)");
        row("Ctrl+Shift+F: all of it", "⌘⇧F: all of it");
        row("Ctrl+Maj+F, Ctrl+Mayús+F, Strg+Umschalt+F", "⌘⇧F, ⌘⇧F, ⌘⇧F");
        row("Alt+Enter", "⌥Enter");
        row("Alt+1 to Alt+9", "⌃1 to ⌃9");
        row("hold Ctrl to place freely", "hold ⌘ to place freely");
        row("Alternatives, Control+1", "Alternatives, Control+1");
    }
    void commandKeysOfMacOs()
    {
        QFETCH(QString, written);
        QFETCH(QString, onMac);
        QCOMPARE(withNativeShortcuts(written, true), onMac);
        QCOMPARE(withNativeShortcuts(written, false), written);
    }
};

INK_TEST(TestShortcutWords, "tst_shortcutwords")

} // namespace tst_shortcutwords

#include "tst_shortcutwords.moc"
