// Names of new tags are in the language of the person who adds them, each word translated.
#include "app/base/languages.h"
#include "app/domain/anchors/tagimport.h"
#include "app/domain/bulk/rowtextcolumns.h"
#include "app/domain/document/document.h"
#include "app/domain/document/tagnames.h"
#include "app/domain/document/tagplacement.h"
#include "app/domain/values/tagpreset.h"
#include "tests/support/testmain.h"
#include "ui/shell/window/languages.h"

#include <QCoreApplication>
#include <QSet>
#include <QTest>

namespace tst_tagnames {

using namespace ink;
using namespace ink::domain;
using namespace Qt::Literals::StringLiterals;

class TestTagNames final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyTypeInEveryLanguage()
    {
        for (const QString& language : languageCodes()) {
            QSet<QString> words;
            for (const TagType type : allTagTypes())
                words.insert(tagNameWord(type, language).toLower());
            QCOMPARE(words.size(), allTagTypes().size());
            const Tag tag = makeTag({}, TagType::Signature, 1, {}, 1, language);
            QCOMPARE(tag.name, numberedName(tagNameWord(TagType::Signature, language), 1));
        }
        QCOMPARE(makeTag({}, TagType::Signature, 1, {}, 1, u"de-AT"_s).name, u"Unterschrift 1"_s);
        const Tag radio = makeTag({}, TagType::Radio, 1, {}, 1, u"fr"_s);
        QCOMPARE(radio.groupName, u"Choix 1"_s);
        QCOMPARE(makeTag({}, TagType::Date, 1, {}, 1, u"da"_s).name, u"Date 1"_s);
    }

    void theWindowLanguageIsTheOneChosen()
    {
        const QLocale before;
        ui::Languages languages(*QCoreApplication::instance());
        languages.apply(u"es"_s);
        QCOMPARE(windowLanguage(), u"es"_s);
        QLocale::setDefault(before);
    }

    void presets()
    {
        for (const TagPreset preset : allTagPresets())
            QVERIFY(!presetTag(preset, u"de"_s).name.isEmpty());
        QCOMPARE(presetTag(TagPreset::JobTitle, u"de"_s).name, u"Position"_s);
        QCOMPARE(presetTag(TagPreset::Stamp, u"de"_s).text, u"KOPIE\n{date}"_s);
        QCOMPARE(presetTag(TagPreset::Stamp, u"en"_s).text, u"COPY\n{date}"_s);
    }

    /** The results at the end of a saved bulk run are known again, whatever language they were saved in. */
    void resultsOfBulkRuns()
    {
        for (const QString& language : languageCodes()) {
            const QStringList names = resultColumnNames(language);
            QCOMPARE(names.size(), 6);
            QCOMPARE(countResultColumns(QStringList{u"Name"_s} + names), 6);
            QStringList ofBefore = names; // reports had no links
            ofBefore.removeAt(3);
            QCOMPARE(countResultColumns(QStringList{u"Name"_s} + ofBefore), 5);
            QCOMPARE(countResultColumns(QStringList{u"Name"_s} + names.last(2)), 2);
            QVERIFY(language == u"en"_s || names != resultColumnNames(u"en"_s));
        }
        QCOMPARE(countResultColumns({u"Name"_s, u"Feld"_s, u"Reason"_s}), 0);
    }

    /** Also of files: what the author of a file did not name. */
    void importedTags()
    {
        Document document;
        document.files = {File()};
        document.files.first().pages = {Page()};
        document.invitations = {Invitation()};
        TagImport import;
        import.tags = {ImportedTag()};
        import.tags.first().tag.type = TagType::Text;
        const ImportPlan plan = planImport(document, {{0, import}}, false, 1, u"ar"_s);
        QCOMPARE(plan.tags.constFirst().name, tagNameWord(TagType::Text, u"ar"_s));
        QVERIFY(plan.tags.constFirst().name != u"Text"_s);
    }
};

INK_TEST(TestTagNames, "tst_tagnames")

} // namespace tst_tagnames

#include "tst_tagnames.moc"
