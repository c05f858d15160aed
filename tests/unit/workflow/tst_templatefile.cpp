#include "app/domain/document/document.h"
#include "app/tables/archive.h"
#include "app/wire/json.h"
#include "app/workflow/templates/templatefile.h"
#include "app/workflow/templates/templateversions.h"
#include "tests/support/builders.h"
#include "tests/support/oddfiles.h"
#include "tests/support/testmain.h"
#include "tests/unit/workflow/fakeservice.h"

#include <QJsonArray>
#include <QSignalSpy>
#include <QTest>

namespace tst_templatefile {

using namespace ink;
using namespace ink::domain;
using namespace ink::workflow;
using ink::test::Office;
using ink::test::Outcome;

namespace {

DocumentContent lease()
{
    DocumentContent content;
    content.document = test::templateDocument(QStringLiteral("Lease"));
    content.document.files = {test::file(QStringLiteral("lease.pdf"))};
    content.document.setting.postBackUrl = QStringLiteral("https://hooks.example.org/in");
    content.document.setting.expireDaysAfterSent = 33;
    content.document.message = QStringLiteral("Please sign.");
    content.files = {"%PDF-1.7 lease"};
    return content;
}

ErrorCode codeOf(const QByteArray& bytes)
{
    const auto read = readTemplateFile(bytes);
    return read ? ErrorCode::Internal : read.error().code;
}

/** The file with another manifest. */
QByteArray changed(const QByteArray& bytes, const std::function<void(QJsonObject&)>& change)
{
    auto parts = *tables::readArchive(bytes);
    auto manifest = *wire::parseJsonObject(parts.first().bytes);
    change(manifest);
    parts.first().bytes = wire::toBytes(manifest);
    return *tables::makeArchive(parts);
}

} // namespace

class TestTemplateFile final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /** Files of 0 to 64 bytes, the beginnings of all kinds of files. */
    void shortFilesAreRefused()
    {
        for (const test::FileStart& each : test::fileStarts())
            for (qsizetype size = 0; size <= 64; ++size) {
                const test::BytesAtEdge file(each.bytes.left(size));
                const auto read = readTemplateFile(file.bytes());
                QVERIFY2(!read, each.name);
                QVERIFY(!read.error().detail.english().isEmpty());
            }
    }

    void whatGoesOutComesIn()
    {
        const DocumentContent content = lease();
        const auto bytes = writeTemplateFile(content);
        QVERIFY(bytes);
        QCOMPARE(*writeTemplateFile(content), *bytes); // reproducible
        const auto read = readTemplateFile(*bytes);
        QVERIFY2(read, read ? "" : qPrintable(read.error().detail.english()));
        QCOMPARE(read->document.title, QStringLiteral("Lease"));
        QCOMPARE(read->document.type, DocumentType::RegularTemplate);
        QCOMPARE(read->document.message, QStringLiteral("Please sign."));
        QCOMPARE(read->document.setting.expireDaysAfterSent, 33);
        QCOMPARE(read->document.tags.size(), content.document.tags.size());
        QCOMPARE(read->document.tags.first().name, content.document.tags.first().name);
        QCOMPARE(read->document.invitations.size(), 1);
        QCOMPARE(read->document.files.first().name, QStringLiteral("lease.pdf"));
        QCOMPARE(read->files, content.files);
        // Nothing personal of the sender is included.
        QVERIFY(read->document.setting.postBackUrl.isEmpty());
        QVERIFY(read->document.senderEmail.isEmpty());
        QVERIFY(!bytes->contains("hooks.example.org"));
    }

    void damageIsTold()
    {
        const QByteArray bytes = *writeTemplateFile(lease());
        QCOMPARE(codeOf({}), ErrorCode::Malformed);
        QCOMPARE(codeOf("no archive at all"), ErrorCode::Malformed);
        QCOMPARE(codeOf(bytes.left(bytes.size() / 2)), ErrorCode::Malformed);
        QCOMPARE(codeOf(*tables::makeArchive({{QStringLiteral("other.txt"), "x"}})), ErrorCode::Malformed);
        auto parts = *tables::readArchive(bytes);
        parts[1].bytes = "%PDF-1.7 another";
        QCOMPARE(codeOf(*tables::makeArchive(parts)), ErrorCode::Malformed); // doesn't match the hash
        parts.removeLast();
        QCOMPARE(codeOf(*tables::makeArchive(parts)), ErrorCode::Malformed);
        QCOMPARE(codeOf(changed(bytes, [](QJsonObject& m) { m.insert(QStringLiteral("format"), 2); })),
                 ErrorCode::State);
        QCOMPARE(codeOf(changed(bytes, [](QJsonObject& m) { m.remove(QStringLiteral("template")); })),
                 ErrorCode::Malformed);
        QCOMPARE(
            codeOf(changed(bytes, [](QJsonObject& m) { m.insert(QStringLiteral("files"), QJsonArray()); })),
            ErrorCode::Malformed);
    }

    void bombsAndWaysOutAreRefused()
    {
        const auto bomb =
            *tables::makeArchive({{QStringLiteral("zeros"), QByteArray(64 * 1024 * 1024, '\0')}});
        QVERIFY(bomb.size() < 1024 * 1024);
        tables::ArchiveLimits small;
        small.maxUnpackedBytes = 1024 * 1024;
        const auto tooMuch = tables::readArchive(bomb, small);
        QVERIFY(!tooMuch);
        QCOMPARE(tooMuch.error().code, ErrorCode::TooLarge);
        tables::ArchiveLimits growth;
        growth.maxRatio = 100;
        QCOMPARE(tables::readArchive(bomb, growth).error().code, ErrorCode::TooLarge);
        QList<tables::ArchivePart> many;
        for (int i = 0; i < 300; ++i)
            many.append({QStringLiteral("%1").arg(i), "x"});
        QCOMPARE(tables::readArchive(*tables::makeArchive(many)).error().code, ErrorCode::TooLarge);
        for (const char* name : {"../../etc/passwd", "/etc/passwd", "a\\b"})
            QCOMPARE(
                tables::readArchive(*tables::makeArchive({{QString::fromLatin1(name), "x"}})).error().code,
                ErrorCode::Malformed);
    }

    void changesAreNamed()
    {
        const Document before = lease().document;
        Document after = before;
        QVERIFY(changesBetween(before, after).isEmpty());
        after.title = QStringLiteral("Lease 2");
        after.tags.removeFirst();
        after.tags.first().rect.left += 40;
        Tag added = test::tag(TagType::Text, QStringLiteral("Garden"));
        added.id = TagId(900);
        after.tags.append(added);
        after.invitations.append(test::invitation(QStringLiteral("Witness"), {}));
        using Kind = TemplateChange::Kind;
        QCOMPARE(changesBetween(before, after), QList<TemplateChange>({{Kind::Renamed, 1},
                                                                       {Kind::RolesAdded, 1},
                                                                       {Kind::TagsAdded, 1},
                                                                       {Kind::TagsRemoved, 1},
                                                                       {Kind::TagsMoved, 1}}));
    }

    void versionsAreKeptAndComeBack()
    {
        Office office;
        QVERIFY(office.open());
        SystemClock clock;
        Document source = lease().document;
        source.id = DocumentId(7);
        source.setting.postBackUrl.clear();
        office.service.add(source);
        const Document first = office.service.document(DocumentId(7));
        TemplateVersions versions(office.session, *office.database, *office.journal, clock);
        QSignalSpy changed(&versions, &TemplateVersions::changed);
        versions.save(first);
        QTRY_COMPARE(changed.size(), 1);
        versions.save(first); // nothing has changed
        QCOMPARE(versions.versions(DocumentId(7)).size(), 1);
        QVERIFY(versions.content(DocumentId(7)));

        Document& now = office.service.document(DocumentId(7));
        now.title = QStringLiteral("Lease 2");
        now.tags.removeLast();
        ++now.version;
        versions.save(now);
        QTRY_COMPARE(versions.versions(DocumentId(7)).size(), 2);
        const auto kept = versions.versions(DocumentId(7));
        QCOMPARE(kept.first().document.title, QStringLiteral("Lease 2"));
        QCOMPARE(kept.first().changes.size(), 2);

        Outcome<void> restored;
        versions.restore(DocumentId(7), kept.last().number, this, restored.done());
        QVERIFY(restored.wait());
        QVERIFY2(restored.result,
                 restored.result ? "" : qPrintable(restored.result.error().detail.english()));
        QCOMPARE(office.service.document(DocumentId(7)).title, QStringLiteral("Lease"));
        QCOMPARE(office.service.document(DocumentId(7)).tags.size(), first.tags.size());
        QTRY_COMPARE(versions.versions(DocumentId(7)).size(), 3);
        // And back again.
        Outcome<void> undone;
        versions.restore(DocumentId(7), kept.first().number, this, undone.done());
        QVERIFY(undone.wait() && undone.result);
        QCOMPARE(office.service.document(DocumentId(7)).title, QStringLiteral("Lease 2"));

        Outcome<void> gone;
        versions.restore(DocumentId(7), 4711, this, gone.done());
        QVERIFY(gone.wait() && !gone.result);
        QCOMPARE(gone.result.error().code, ErrorCode::NotFound);
    }
};

INK_TEST(TestTemplateFile, "tst_templatefile")

} // namespace tst_templatefile

#include "tst_templatefile.moc"
