// Checks translations/*.ts (complete, same placeholders) and compares them with the sources (up to date).
#include "tests/support/paths.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>

namespace tst_translations {

namespace {

struct Message
{
    QString context;
    QString source;
    QString comment;
    QString type; ///< of the translation: unfinished, vanished, obsolete; empty when it is done
    QStringList forms;
    bool isNumerus = false;

    [[nodiscard]] QString key() const
    {
        return context + QLatin1Char('|') + source + QLatin1Char('|') + comment;
    }
};

Message readMessage(QXmlStreamReader& xml, const QString& context)
{
    Message message;
    message.context = context;
    message.isNumerus = xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes");
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("source")) {
            message.source = xml.readElementText();
        } else if (xml.name() == QLatin1String("comment")) {
            message.comment = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            message.type = xml.attributes().value(QLatin1String("type")).toString();
            if (!message.isNumerus) {
                message.forms.append(xml.readElementText());
                continue;
            }
            while (xml.readNextStartElement())
                message.forms.append(xml.readElementText());
        } else {
            xml.skipCurrentElement();
        }
    }
    return message;
}

/** The messages of a .ts file; none when it can't be parsed. */
QList<Message> readTs(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {};
    QXmlStreamReader xml(&file);
    QList<Message> all;
    QString context;
    if (!xml.readNextStartElement()) return {};
    while (xml.readNextStartElement()) {
        if (xml.name() != QLatin1String("context")) {
            xml.skipCurrentElement();
            continue;
        }
        while (xml.readNextStartElement()) {
            if (xml.name() == QLatin1String("name"))
                context = xml.readElementText();
            else if (xml.name() == QLatin1String("message"))
                all.append(readMessage(xml, context));
            else
                xml.skipCurrentElement();
        }
    }
    return xml.hasError() ? QList<Message>() : all;
}

/** %1, %L2, %n … of a text, each once: a translation may repeat or reorder them. */
QStringList placeholders(const QString& text)
{
    static const QRegularExpression pattern(QStringLiteral("%L?(?:\\d{1,2}|n)"));
    QStringList found;
    for (auto it = pattern.globalMatch(text); it.hasNext();)
        found.append(it.next().captured());
    found.removeDuplicates();
    found.sort();
    return found;
}

/** A text without its formulas, which are not translated. */
QString withoutCode(const QString& text)
{
    static const QRegularExpression pattern(QStringLiteral("<code>.*?</code>"));
    return QString(text).remove(pattern);
}

qsizetype mnemonics(const QString& text)
{
    static const QRegularExpression pattern(QStringLiteral("&(?=[^&\\s])"));
    QString bare = text;
    bare.remove(QStringLiteral("&&"));
    return bare.count(pattern);
}

QString ts(const QString& language)
{
    return ink::test::sourcePath(QStringLiteral("translations/inkstone_%1.ts")).arg(language);
}

QString lupdate()
{
    const QString own = QStringLiteral(INKSTONE_LUPDATE);
    return QFile::exists(own) ? own : QStandardPaths::findExecutable(QStringLiteral("lupdate"));
}

/** The texts that lupdate finds in the sources now, without those of an older file. */
QList<Message> fromSources(const QString& tool, const QStringList& options)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("now.ts"));
    QProcess process;
    process.setWorkingDirectory(ink::test::sourcePath());
    process.start(tool, QStringList{QStringLiteral("-silent"), QStringLiteral("-I"), QStringLiteral("."),
                                    QStringLiteral("-locations"), QStringLiteral("none"),
                                    QStringLiteral("app"), QStringLiteral("ui"), QStringLiteral("-ts"), path,
                                    QStringLiteral("-target-language"), QStringLiteral("fr")} +
                            options);
    if (!process.waitForFinished(60'000) || process.exitCode() != 0) return {};
    return readTs(path);
}

} // namespace

class TestTranslations final : public QObject
{
    Q_OBJECT

    static void report(const QStringList& faults)
    {
        QVERIFY2(faults.isEmpty(), qPrintable(QLatin1Char('\n') + faults.join(QLatin1Char('\n'))));
    }

    /** Runs `fault` over every message; a text that it returns is a fault. */
    template <typename Check> static void each(const QString& language, Check&& fault)
    {
        const QList<Message> all = readTs(ts(language));
        QVERIFY(!all.isEmpty());
        QStringList faults;
        for (const Message& message : all)
            for (const QString& form : message.forms)
                if (const QString words = fault(message, form); !words.isEmpty())
                    faults << QStringLiteral("%1: “%2” → “%3”: %4")
                                  .arg(message.context, message.source, form, words);
        report(faults);
    }

    static void languages()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("Arabic") << QStringLiteral("ar");
        QTest::newRow("German") << QStringLiteral("de");
        QTest::newRow("Spanish") << QStringLiteral("es");
        QTest::newRow("French") << QStringLiteral("fr");
        QTest::newRow("English plurals") << QStringLiteral("en");
    }

    /** zero, one, two, few, many and other in Arabic; one and other elsewhere. */
    static qsizetype plurals(const QString& language) { return language == QLatin1String("ar") ? 6 : 2; }

private Q_SLOTS:
    void everyMessageIsTranslated_data() { languages(); }
    void everyMessageIsTranslated()
    {
        QFETCH(QString, language);
        const QList<Message> all = readTs(ts(language));
        QVERIFY(!all.isEmpty());
        QStringList faults;
        QSet<QString> known;
        for (const Message& message : all) {
            if (known.contains(message.key()))
                faults << QStringLiteral("%1 is there twice").arg(message.key());
            known.insert(message.key());
            const auto isEmpty = [](const QString& form) { return form.trimmed().isEmpty(); };
            const qsizetype forms = message.isNumerus ? plurals(language) : 1;
            if (!message.type.isEmpty())
                faults << QStringLiteral("%1 is %2").arg(message.key(), message.type);
            else if (message.forms.size() != forms)
                faults << QStringLiteral("%1 has %2 forms").arg(message.key()).arg(message.forms.size());
            else if (std::any_of(message.forms.begin(), message.forms.end(), isEmpty))
                faults << QStringLiteral("%1 is empty").arg(message.key());
        }
        report(faults);
    }

    void placeholdersAreKept_data() { languages(); }
    void placeholdersAreKept()
    {
        QFETCH(QString, language);
        each(language, [&language](const Message& message, const QString& form) {
            QStringList wanted = placeholders(message.source);
            QStringList kept = placeholders(form);
            // Arabic has separate words for zero, one and two.
            if (language == QLatin1String("ar") && message.isNumerus &&
                wanted.contains(QStringLiteral("%n")) && !kept.contains(QStringLiteral("%n"))) {
                if (message.forms.indexOf(form) > 2) return QStringLiteral("no number");
                wanted.removeAll(QStringLiteral("%n"));
            }
            return wanted == kept ? QString() : QStringLiteral("placeholders differ");
        });
    }

    void shapeIsKept_data() { languages(); }
    void shapeIsKept()
    {
        QFETCH(QString, language);
        each(language, [](const Message& message, const QString& form) {
            const QString& source = message.source;
            if (form.isEmpty()) return QStringLiteral("empty");
            if (source.count(QChar(0x2026)) != form.count(QChar(0x2026)) ||
                form.contains(QLatin1String("...")))
                return QStringLiteral("ellipsis differs");
            if (mnemonics(source) != mnemonics(form)) return QStringLiteral("mnemonic differs");
            if (source.count(QLatin1Char('\n')) != form.count(QLatin1Char('\n')))
                return QStringLiteral("lines differ");
            if (form.count(QStringLiteral("&&")) != source.count(QStringLiteral("&&")))
                return QStringLiteral("escaped ampersand differs");
            if (source.endsWith(QLatin1Char('.')) != form.endsWith(QLatin1Char('.')))
                return QStringLiteral("full stop differs");
            if (source.front().isSpace() != form.front().isSpace() ||
                source.back().isSpace() != form.back().isSpace())
                return QStringLiteral("outer space differs");
            return QString();
        });
    }

    /** One word for callbacks in each language. Owners already mean reminders or the addresses to return to.
     */
    void callbacksHaveOneWord_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("word");
        for (const char* language : {"de", "es", "fr"})
            QTest::newRow(language) << QString::fromLatin1(language) << QStringLiteral("callback");
        QTest::newRow("ar") << QStringLiteral("ar") << QStringLiteral("استدعا");
    }
    void callbacksHaveOneWord()
    {
        QFETCH(QString, language);
        QFETCH(QString, word);
        each(language, [&](const Message& message, const QString& form) {
            const bool wanted = message.source.contains(QLatin1String("callback"), Qt::CaseInsensitive);
            return wanted && !form.contains(word, Qt::CaseInsensitive) ? QStringLiteral("another word")
                                                                       : QString();
        });
    }

    void germanIsSetAsGerman()
    {
        each(QStringLiteral("de"), [](const Message&, const QString& form) {
            static const QRegularExpression english(QStringLiteral("“[\\p{L}\\d%]|[\\p{L}\\d%]”|\"|«|»"));
            if (withoutCode(form).contains(english))
                return QStringLiteral("quotation marks of another language");
            return QString();
        });
    }

    void spanishAndArabicHaveGuillemets_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"ar", "es"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }
    void spanishAndArabicHaveGuillemets()
    {
        QFETCH(QString, language);
        each(language, [](const Message&, const QString& form) {
            static const QRegularExpression other(QStringLiteral("[“”„]"));
            return withoutCode(form).contains(other) ? QStringLiteral("quotation marks of another language")
                                                     : QString();
        });
    }

    void frenchIsSetAsFrench()
    {
        static const QRegularExpression bareMark(QStringLiteral("[^\\x{00a0}\\x{202f}\\s:;!?»][;!?»]|"
                                                                " [:;!?»]|«[^\\x{00a0}\\x{202f}]|"
                                                                "[\\p{L}\\d»]:(?=\\s|$)"));
        each(QStringLiteral("fr"), [](const Message&, const QString& whole) {
            const QString form = withoutCode(whole);
            // ;; separates the patterns of a file dialog
            if (QString(form).remove(QStringLiteral(";;")).contains(bareMark))
                return QStringLiteral("no unbreakable space at a mark");
            if (form.contains(QLatin1Char('\''))) return QStringLiteral("typewriter apostrophe");
            if (form.contains(QChar(0x201c)) || form.contains(QLatin1Char('"')))
                return QStringLiteral("English quotation marks");
            return QString();
        });
    }

    void sourcesAndFilesAreInStep_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QStringList>("options");
        for (const char* language : {"ar", "de", "es", "fr"})
            QTest::newRow(language) << QString::fromLatin1(language) << QStringList();
        QTest::newRow("English plurals")
            << QStringLiteral("en") << QStringList{QStringLiteral("-pluralonly")};
    }
    void sourcesAndFilesAreInStep()
    {
        QFETCH(QString, language);
        QFETCH(QStringList, options);
        const QString tool = lupdate();
        if (!ink::test::require(!tool.isEmpty(), "lupdate")) return;
        const QList<Message> now = fromSources(tool, options);
        QVERIFY(!now.isEmpty());
        QSet<QString> known;
        for (const Message& message : readTs(ts(language)))
            known.insert(message.key());
        QStringList faults;
        for (const Message& message : now) {
            if (!known.contains(message.key()))
                faults << QStringLiteral("not in inkstone_%1.ts: %2").arg(language, message.key());
            // A bare class name means that the namespace was missed: such a text is never found at run time.
            if (!message.context.startsWith(QLatin1String("ink::")))
                faults << QStringLiteral("no namespace: %1").arg(message.key());
        }
        report(faults);
    }
};

INK_TEST(TestTranslations, "tst_translations")

} // namespace tst_translations

#include "tst_translations.moc"
