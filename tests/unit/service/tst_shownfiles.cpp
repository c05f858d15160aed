// Files as signers see them: without anchors, and without the fields whose values tags show.
#include "app/domain/anchors/tagimport.h"
#include "app/domain/document/document.h"
#include "app/pdf/content/anchors.h"
#include "app/pdf/intake/formimport.h"
#include "app/service/files/shownfiles.h"
#include "tests/support/builders.h"
#include "tests/support/filledform.h"
#include "tests/support/testmain.h"
#include "tests/unit/service/world.h"

#include <QFile>
#include <QTest>

namespace tst_shownfiles {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;
using service::ShownFiles;

class TestShownFiles final : public QObject
{
    Q_OBJECT

    World m_world;

    const store::BlobStore& blobs() { return m_world.stores->blobs; }
    /** A document of this one file. */
    domain::Document holding(const QByteArray& bytes)
    {
        domain::Document document = emptyDraft();
        document.files = {file(u"form.pdf"_s, 1, 5)};
        document.files.first().sha256 = blobs().put(bytes).value();
        return document;
    }
    static domain::Tag tagOf(const QString& field)
    {
        domain::Tag tag = test::tag(domain::TagType::Text, u"Tag of "_s + field, 1, 1, 10, 10);
        tag.facts.origin.source = domain::TagOrigin::Source::FormField;
        tag.facts.origin.formField = field;
        return tag;
    }
    QByteArray bytesOf(const QString& sha256)
    {
        QFile file(blobs().pathOf(sha256));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    /** Names of the fields with widgets on pages. */
    static QStringList fieldsOn(const QByteArray& bytes)
    {
        QStringList names;
        const auto import = pdf::importForm(bytes);
        if (import)
            for (const domain::ImportedTag& each : import->tags)
                names << each.tag.name;
        return names;
    }

private Q_SLOTS:
    void aFileWithNothingToTakeOutIsItself()
    {
        ShownFiles shown(blobs());
        const auto document = holding(filledForm());
        QCOMPARE(shown.shownBlob(document, document.files.first()).value(), document.files.first().sha256);
    }

    void fieldsOfTagsAreTakenOff()
    {
        ShownFiles shown(blobs());
        auto document = holding(filledForm(true));
        const QByteArray upload = bytesOf(document.files.first().sha256);
        QCOMPARE(fieldsOn(upload), (QStringList{u"name"_s, u"place"_s}));
        document.tags = {tagOf(u"name"_s)};
        const QString blob = shown.shownBlob(document, document.files.first()).value();
        QVERIFY(blob != document.files.first().sha256);
        const QByteArray bytes = bytesOf(blob);
        QVERIFY(bytes.startsWith(upload));
        // Neither is a widget any more: the tag shows one value, the page itself the other.
        QCOMPARE(fieldsOn(bytes), QStringList());
        QCOMPARE(bytes.mid(upload.size()).count(" Do Q"), 1);
        // A repetition is the same blob, other fields are another.
        QCOMPARE(shown.shownBlob(document, document.files.first()).value(), blob);
        document.tags << tagOf(u"place"_s);
        const QString both = shown.shownBlob(document, document.files.first()).value();
        QVERIFY(both != blob);
        QCOMPARE(bytesOf(both).mid(upload.size()).count(" Do Q"), 0);
    }

    void anchorsAreTakenOut()
    {
        ShownFiles shown(blobs());
        auto document = holding(makePdf(1, u"Sign \\s1\\ here"_s));
        const QByteArray upload = bytesOf(document.files.first().sha256);
        QCOMPARE(pdf::importAnchors(upload)->tags.size(), 1);
        QCOMPARE(shown.shownBlob(document, document.files.first()).value(), document.files.first().sha256);
        document.files.first().intake.hasImportedTags = true;
        const QString blob = shown.shownBlob(document, document.files.first()).value();
        QVERIFY(blob != document.files.first().sha256);
        QVERIFY(pdf::importAnchors(bytesOf(blob))->tags.isEmpty());
    }

    /** Two documents of the same file and fields, of which one had its anchors imported. */
    void anchorsOfAnotherDocumentStay()
    {
        ShownFiles shown(blobs());
        auto document = holding(filledForm());
        document.tags = {tagOf(u"name"_s)};
        auto imported = document;
        imported.files.first().intake.hasImportedTags = true;
        QVERIFY(service::shownFingerprint(document, document.files.first()) !=
                service::shownFingerprint(imported, imported.files.first()));
        const QString with = shown.shownBlob(document, document.files.first()).value();
        const QString without = shown.shownBlob(imported, imported.files.first()).value();
        QVERIFY(with != without);
        QCOMPARE(shown.shownBlob(document, document.files.first()).value(), with);
        QCOMPARE(shown.shownBlob(imported, imported.files.first()).value(), without);
    }

    void aSweptBlobIsMadeAgain()
    {
        ShownFiles shown(blobs());
        auto document = holding(filledForm());
        document.tags = {tagOf(u"name"_s)};
        const QString blob = shown.shownBlob(document, document.files.first()).value();
        QVERIFY(QFile::remove(blobs().pathOf(blob)));
        const QString again = shown.shownBlob(document, document.files.first()).value();
        QVERIFY(again != document.files.first().sha256);
        QVERIFY(blobs().contains(again));
        QCOMPARE(fieldsOn(bytesOf(again)), QStringList());
    }

    void tagsOfOtherFilesDoNotCount()
    {
        ShownFiles shown(blobs());
        auto document = holding(filledForm());
        domain::File second = file(u"second.pdf"_s, 1, 6);
        second.sequence = 2;
        second.sha256 = document.files.first().sha256;
        document.files << second;
        document.tags = {tagOf(u"name"_s)};
        document.tags.first().pageIndex = 2;
        QCOMPARE(shown.shownBlob(document, document.files.first()).value(), document.files.first().sha256);
        QVERIFY(shown.shownBlob(document, second).value() != second.sha256);
    }
};

INK_TEST(TestShownFiles, "tst_shownfiles")

} // namespace tst_shownfiles

#include "tst_shownfiles.moc"
