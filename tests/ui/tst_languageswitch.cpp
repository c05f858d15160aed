// The language changes under an open window: nothing that has a translation stays in English.
#include "tests/support/testmain.h"
#include "tests/ui/windowfixture.h"
#include "ui/pages/editorpage.h"
#include "ui/widgets/languagenames.h"

#include <QAbstractButton>
#include <QAction>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QSet>
#include <QXmlStreamReader>

using namespace ink;

namespace {

/** Texts that are others in `language`. */
QSet<QString> englishOnly(const QString& language)
{
    QSet<QString> all;
    QFile file(QStringLiteral(INKSTONE_SOURCE_DIR "/translations/inkstone_%1.ts").arg(language));
    if (!file.open(QIODevice::ReadOnly)) return all;
    QXmlStreamReader xml(&file);
    QString source;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        if (xml.name() == QLatin1String("source"))
            source = xml.readElementText().remove(QLatin1Char('&'));
        else if (xml.name() == QLatin1String("translation") &&
                 xml.readElementText(QXmlStreamReader::IncludeChildElements).remove(QLatin1Char('&')) !=
                     source)
            all.insert(source);
    }
    return all;
}

void note(QStringList& texts, const QObject* object, const QString& what, const QString& text)
{
    if (!text.isEmpty())
        texts << QString(text).remove(QLatin1Char('&')) + QLatin1Char('\n') + what + QLatin1Char(' ') +
                     QLatin1String(object->metaObject()->className()) + QLatin1Char(' ') +
                     object->objectName();
}

/** What the window says: texts, tool tips, names for assistive technology. */
QStringList textsOf(const QWidget& window)
{
    QStringList texts;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        note(texts, widget, QStringLiteral("tool tip"), widget->toolTip());
        note(texts, widget, QStringLiteral("name"), widget->accessibleName());
        if (const auto* label = qobject_cast<const QLabel*>(widget))
            note(texts, widget, QStringLiteral("text"), label->text());
        else if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            note(texts, widget, QStringLiteral("text"), button->text());
        else if (const auto* line = qobject_cast<const QLineEdit*>(widget))
            note(texts, widget, QStringLiteral("placeholder"), line->placeholderText());
    }
    for (const QAction* action : window.findChildren<QAction*>())
        note(texts, action, QStringLiteral("text"), action->text());
    return texts;
}

/** Entries of one menu, or of the menu bar, that share their letter. */
QStringList sharedMnemonics(const QList<QAction*>& entries)
{
    QHash<QChar, QString> taken;
    QStringList shared;
    for (const QAction* entry : entries) {
        QString text = entry->text();
        text.remove(QStringLiteral("&&"));
        const qsizetype at = text.indexOf(QLatin1Char('&'));
        if (at < 0 || at + 1 >= text.size()) continue;
        const QChar letter = text.at(at + 1).toCaseFolded();
        if (taken.contains(letter)) shared << taken.value(letter) + QStringLiteral(" / ") + entry->text();
        taken.insert(letter, entry->text());
    }
    return shared;
}

} // namespace

class TestLanguageSwitch final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyEntryHasItsLetter_data()
    {
        QTest::addColumn<QString>("language");
        for (const ui::LanguageName& language : ui::languageNames)
            QTest::newRow(language.code) << QString::fromLatin1(language.code);
    }
    void everyEntryHasItsLetter()
    {
        QFETCH(QString, language);
        test::WindowFixture desk;
        QVERIFY(desk.start());
        desk.settings().set(settings::options::language, language);
        const auto isTold = [&desk, &language] {
            return (desk.window->menuBar()->actions().constFirst()->text() == QLatin1String("&File")) ==
                   (language == QLatin1String("en"));
        };
        QTRY_VERIFY(isTold());
        QStringList shared = sharedMnemonics(desk.window->menuBar()->actions());
        for (const QMenu* menu : desk.window->menuBar()->findChildren<QMenu*>())
            shared += sharedMnemonics(menu->actions());
        QVERIFY2(shared.isEmpty(), qPrintable(shared.join(QStringLiteral(", "))));
    }

    void nothingStaysEnglish_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"fr", "de", "es", "ar"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }
    void nothingStaysEnglish()
    {
        QFETCH(QString, language);
        test::WindowFixture desk;
        QVERIFY(desk.start());
        desk.settings().set(settings::options::language, QStringLiteral("en"));
        desk.window->start();
        desk.window->show();
        QTest::mouseClick(desk.window->findChild<QWidget*>(QStringLiteral("chooseLocal")), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(desk.session().client(), 20000);
        desk.window->showSettings();
        desk.window->openFiles({test::WindowFixture::sample()});
        QTRY_VERIFY_WITH_TIMEOUT(!desk.window->editorPage().documentId().isNull(), 20000);
        auto* palette = desk.window->editorPage().findChild<QListWidget*>(QStringLiteral("tagPalette"));
        QVERIFY(palette);
        Q_EMIT palette->itemActivated(palette->item(2));

        QSet<QString> english = englishOnly(language);
        english.remove(QStringLiteral("Signer 1")); // by now the name of a recipient
        QVERIFY(english.size() > 300);
        const auto left = [&] {
            QStringList found;
            for (const QString& text : textsOf(*desk.window))
                if (english.contains(text.section(QLatin1Char('\n'), 0, 0))) found << text;
            return found;
        };
        QVERIFY(left().size() > 100);
        desk.settings().set(settings::options::language, language);
        QCOMPARE(desk.window->layoutDirection(),
                 language == QLatin1String("ar") ? Qt::RightToLeft : Qt::LeftToRight);
        QTRY_VERIFY2(left().isEmpty(), qPrintable(QLatin1Char('\n') + left().join(QLatin1String("\n\n"))));
        desk.settings().set(settings::options::language, QStringLiteral("en"));
        QTRY_VERIFY(left().size() > 100);
        QCOMPARE(desk.window->layoutDirection(), Qt::LeftToRight);
    }
};

INK_TEST(TestLanguageSwitch, "tst_languageswitch")
#include "tst_languageswitch.moc"
