// Files whose content can change: what the service says of them, and what it does when it is asked.
#include "app/domain/document/contentissue.h"
#include "app/domain/document/document.h"
#include "app/domain/document/fileintake.h"
#include "app/domain/values/validation.h"
#include "app/pdf/intake/pdfinspector.h"
#include "app/service/documents/documentfiles.h"
#include "app/service/documents/documents.h"
#include "app/service/files/downloads.h"
#include "app/wire/createcodec.h"
#include "app/wire/documentcodec.h"
#include "tests/support/builders.h"
#include "tests/support/paths.h"
#include "tests/support/testmain.h"
#include "tests/unit/pdf/rawpdf.h"
#include "tests/unit/service/world.h"

#include <QCryptographicHash>
#include <QDir>
#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

namespace tst_contenttreatment {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;
using domain::ContentIssue;
using domain::ContentTreatment;
using domain::SigningStatus;
using domain::TagType;

namespace {

QByteArray page(const QByteArray& catalog, const QList<QByteArray>& more = {})
{
    return rawPdf(
        QList<QByteArray>{"<</Type /Catalog /Pages 2 0 R " + catalog + ">>",
                          "<</Type /Pages /Kids [3 0 R] /Count 1>>",
                          "<</Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Contents 4 0 R /Resources "
                          "<</Font <</F1 5 0 R>>>>>>",
                          rawStream("BT /F1 18 Tf 20 350 Td (Please wait) Tj ET"),
                          "<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>"} +
        more);
}

QByteArray dynamicForm()
{
    return page("/NeedsRendering true /AcroForm <</Fields [] /XFA 6 0 R>>", {rawStream("<xdp/>")});
}

QByteArray scripted()
{
    return page("/OpenAction <</S /JavaScript /JS (app.alert\\(1\\))>>");
}

/** The same bytes each time: a PDF has the time when it was made. */
QByteArray annexB()
{
    static const QByteArray bytes = makePdf(2, u"Annex B"_s);
    return bytes;
}

QByteArray portfolio()
{
    return page("/Collection <<>> /Names <</EmbeddedFiles <</Names [(a.pdf) <</F (a.pdf) /EF <</F 6 0 R>>>> "
                "(b.pdf) <</F "
                "(b.pdf) /EF <</F 7 0 R>>>>]>>>>",
                {rawStream(makePdf(1, u"Annex A"_s), "/Type /EmbeddedFile"),
                 rawStream(annexB(), "/Type /EmbeddedFile")});
}

QString sha256(const QByteArray& bytes)
{
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

QByteArray bytesOf(const World& world, const domain::File& file)
{
    const auto blob = world.stores->blobs.read(file.sha256);
    return blob ? QByteArray(blob->bytes().constData(), blob->bytes().size()) : QByteArray();
}

service::Documents::Creation with(World& world, const QByteArray& bytes, SigningStatus status)
{
    auto creation = world.simple(status);
    creation.files = {world.stage(u"form.pdf"_s, bytes)};
    auto signature = tag(TagType::Signature, u"Signature"_s, 1, 1, 0, 0);
    signature.rect = {20, 300, 100, 30};
    creation.document.tags = {signature};
    return creation;
}

QString detailOf(const domain::Document& document, domain::HistoryEvent event)
{
    for (const auto& entry : document.histories)
        if (entry.event == event) return entry.detail;
    return {};
}

} // namespace

class TestContentTreatment final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /** A dynamic form can lie in a draft, named; it can't be sent until it is frozen. */
    void dynamicForm_()
    {
        World world;
        const auto refused = world.service->documents().create(
            world.actor, {with(world, dynamicForm(), SigningStatus::InProgress)});
        QCOMPARE(codeOf(refused), ErrorCode::UnreadablePdf);
        QCOMPARE(fieldsOf(refused), QStringList{u"files[0]"_s});
        QVERIFY(refused.error().detail.english().contains(u"dynamic XFA form"_s));

        const domain::Document draft = world.create(with(world, dynamicForm(), SigningStatus::Draft));
        QCOMPARE(domain::contentIssues(draft.files.constFirst()), QList{ContentIssue::DynamicForm});
        const QJsonObject entry = wire::toJson(draft).value("files"_L1)[0]["contentIssues"_L1][0].toObject();
        QCOMPARE(entry.value("code"_L1).toString(), u"dynamicForm"_s);
        QCOMPARE(entry.value("reason"_L1).toString(), u"file_has_dynamic_form"_s);
        QCOMPARE(entry.value("treatments"_L1).toArray(), QJsonArray{u"freeze"_s});
        const auto findings = domain::validate(draft);
        QVERIFY(std::any_of(findings.begin(), findings.end(), [](const domain::Finding& finding) {
            return finding.kind == domain::Finding::Kind::ContentChanges &&
                   finding.severity == domain::Severity::Error;
        }));
        const auto sent =
            world.service->documents().update(world.actor, draft.id, statusPatch(SigningStatus::InProgress));
        QCOMPARE(codeOf(sent), ErrorCode::Validation);

        const auto frozen = world.service->documentFiles().treat(
            world.actor, draft.id, draft.files.constFirst().id, ContentTreatment::Freeze);
        QVERIFY2(frozen, frozen ? "" : qPrintable(frozen.error().detail.english()));
        const domain::File& file = frozen->files.constFirst();
        QCOMPARE(file.id, draft.files.constFirst().id);
        QVERIFY(domain::contentIssues(file).isEmpty());
        QCOMPARE(file.intake.uploadedSha256, sha256(dynamicForm()));
        QVERIFY(!domain::isRepaired(file));
        QCOMPARE(frozen->tags, draft.tags);
        const QString told = detailOf(*frozen, domain::HistoryEvent::FileReplaced);
        QVERIFY2(told.contains(sha256(dynamicForm())) && told.contains(file.sha256), qPrintable(told));
        QVERIFY(!bytesOf(world, file).contains("/XFA"));
        QVERIFY(
            world.service->documents().update(world.actor, draft.id, statusPatch(SigningStatus::InProgress)));
    }

    void atCreation_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<ContentTreatment>("treatment");
        QTest::addColumn<QString>("code");
        QTest::newRow("frozen") << dynamicForm() << ContentTreatment::Freeze << u"freeze"_s;
        QTest::newRow("without scripts")
            << scripted() << ContentTreatment::RemoveScripts << u"removeScripts"_s;
        QTest::newRow("nothing to do") << makePdf(1, u"Plain"_s) << ContentTreatment::Freeze << QString();
    }
    void atCreation()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(ContentTreatment, treatment);
        QFETCH(QString, code);
        World world;
        auto creation = with(world, bytes, SigningStatus::InProgress);
        creation.content = treatment;
        const domain::Document made = world.create(creation);
        const domain::File& file = made.files.constFirst();
        QVERIFY(domain::contentIssues(file).isEmpty());
        QCOMPARE(wire::toJson(made).value("files"_L1)[0]["contentTreatment"_L1].toString(), code);
        QCOMPARE(detailOf(made, domain::HistoryEvent::FileReplaced).isEmpty(), code.isEmpty());
        QCOMPARE(file.sha256 == sha256(bytes), code.isEmpty());
        QCOMPARE(world.reload(made.id).files.constFirst(), file);
        QVERIFY(world.sign(made, 1));
        QCOMPARE(world.finalized(made.id).status, SigningStatus::Completed);
    }

    void keptAndNamed()
    {
        World world;
        const domain::Document made = world.create(with(world, scripted(), SigningStatus::InProgress));
        QCOMPARE(domain::contentIssues(made.files.constFirst()), QList{ContentIssue::Scripts});
        QCOMPARE(made.files.constFirst().sha256, sha256(scripted()));
        const auto findings = domain::validate(made);
        QVERIFY(std::all_of(findings.begin(), findings.end(),
                            [](const auto& finding) { return finding.severity != domain::Severity::Error; }));
        QCOMPARE(findings.constLast().kind, domain::Finding::Kind::ContentChanges);
    }

    void refused()
    {
        World world;
        auto creation = with(world, scripted(), SigningStatus::Draft);
        creation.content = ContentTreatment::Refuse;
        const auto made = world.service->documents().create(world.actor, {creation});
        QCOMPARE(codeOf(made), ErrorCode::UnreadablePdf);
        QCOMPARE(fieldsOf(made), QStringList{u"files[0]"_s});
    }

    /** The PDFs in a portfolio become files, at its place, and the tags of other files stay on their pages.
     */
    void portfolio_()
    {
        World world;
        const QByteArray annex = annexB();
        auto creation = with(world, portfolio(), SigningStatus::Draft);
        creation.files.append(world.stage(u"last.pdf"_s, makePdf(1, u"Last"_s)));
        creation.document.tags[0].pageIndex = 2; // on the last file
        const domain::Document draft = world.create(creation);
        QCOMPARE(domain::contentIssues(draft.files.constFirst()), QList{ContentIssue::Portfolio});
        const auto taken = world.service->documentFiles().treat(
            world.actor, draft.id, draft.files.constFirst().id, ContentTreatment::TakeAttachments);
        QVERIFY2(taken, taken ? "" : qPrintable(taken.error().detail.english()));
        QStringList names;
        for (const domain::File& file : taken->files)
            names.append(file.name);
        QCOMPARE(names, (QStringList{u"a.pdf"_s, u"b.pdf"_s, u"last.pdf"_s}));
        QCOMPARE(taken->pageCount(), 4);
        QCOMPARE(taken->tags.size(), 1);
        QCOMPARE(taken->tags.constFirst().pageIndex, 4);
        QCOMPARE(bytesOf(world, taken->files.at(1)), annex);
        QCOMPARE(events(*taken).count(domain::HistoryEvent(domain::HistoryEvent::FileReplaced).code()), 2);

        auto direct = with(world, portfolio(), SigningStatus::Draft);
        direct.content = ContentTreatment::TakeAttachments;
        QCOMPARE(world.create(direct).files.size(), 2);
        const auto added = world.service->documentFiles().add(world.actor, draft.id,
                                                              {world.stage(u"portfolio.pdf"_s, portfolio())},
                                                              ContentTreatment::TakeAttachments);
        QVERIFY(added);
        QCOMPARE(added->files.size(), 5);
    }

    void onlyDraftsAreTreated()
    {
        World world;
        const domain::Document sent = world.create(with(world, scripted(), SigningStatus::InProgress));
        const auto treated = world.service->documentFiles().treat(
            world.actor, sent.id, sent.files.constFirst().id, ContentTreatment::RemoveScripts);
        QCOMPARE(codeOf(treated), ErrorCode::State);
        const domain::Document draft = world.create(with(world, scripted(), SigningStatus::Draft));
        QCOMPARE(codeOf(world.service->documentFiles().treat(world.actor, draft.id, domain::FileId(99),
                                                             ContentTreatment::RemoveScripts)),
                 ErrorCode::NotFound);
    }

    void onTheWire()
    {
        QJsonObject request{
            {u"title"_s, u"T"_s},   {u"senderName"_s, u"S"_s}, {u"senderEmail"_s, u"s@e.org"_s},
            {u"documentType"_s, 5}, {u"signingStatus"_s, 51},  {u"fileContent"_s, u"freeze"_s}};
        const auto read = wire::createRequestFromJson(request);
        QVERIFY(read);
        QCOMPARE(read->content, ContentTreatment::Freeze);
        QCOMPARE(wire::toJson(*read).value("fileContent"_L1).toString(), u"freeze"_s);
        request.insert(u"fileContent"_s, u"flatten"_s);
        QCOMPARE(codeOf(wire::createRequestFromJson(request)), ErrorCode::Validation);
        for (const ContentTreatment each : domain::allContentTreatments)
            QCOMPARE(domain::contentTreatmentFromCode(domain::contentTreatmentCode(each)), each);
        for (const ContentIssue each : domain::allContentIssues) {
            domain::File file;
            domain::setContentIssues(file, {each});
            QCOMPARE(domain::contentIssues(file), QList{each});
            QVERIFY(!domain::treatmentsOf(each).isEmpty());
        }
    }

    /** A sealed PDF/A that forbids attachments has none, and claims no level that untagged content breaks. */
    void archives_data()
    {
        QTest::addColumn<int>("part");
        QTest::addColumn<QByteArray>("conformance");
        QTest::addColumn<bool>("attached");
        QTest::newRow("1a") << 1 << QByteArray("A") << false;
        QTest::newRow("1b") << 1 << QByteArray("B") << false;
        QTest::newRow("2u") << 2 << QByteArray("U") << false;
        QTest::newRow("3a") << 3 << QByteArray("A") << true;
        QTest::newRow("3b") << 3 << QByteArray("B") << true;
        QTest::newRow("none") << 0 << QByteArray() << true;
    }
    void archives()
    {
        QFETCH(int, part);
        QFETCH(QByteArray, conformance);
        QFETCH(bool, attached);
        const QByteArray claim = part == 0 ? QByteArray()
                                           : "<pdfaid:part>" + QByteArray::number(part) +
                                                 "</pdfaid:part><pdfaid:conformance>" + conformance +
                                                 "</pdfaid:conformance>";
        const QByteArray metadata =
            "<?xpacket begin='' id='W5M0MpCehiHzreSzNTczkc9d'?><x:xmpmeta "
            "xmlns:x='adobe:ns:meta/'><rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-"
            "ns#'><rdf:Description rdf:about='' xmlns:pdfaid='http://www.aiim.org/pdfa/ns/id/' "
            "xmlns:pdfuaid='http://www.aiim.org/pdfua/ns/id/' pdfuaid:part='1'>" +
            claim + "</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end='w'?>";
        const QByteArray file =
            page("/Metadata 6 0 R", {rawStream(metadata, "/Type /Metadata /Subtype /XML")});
        World world;
        const auto sent = world.create(with(world, file, SigningStatus::InProgress));
        QVERIFY(world.sign(sent, 1));
        const auto done = world.finalized(sent.id);
        QCOMPARE(done.status, SigningStatus::Completed);
        const auto download = world.service->downloads().download(world.actor, done.id, u"esign"_s, {});
        QVERIFY(download);
        const QByteArray added =
            QByteArray(download->content().constData(), download->content().size()).mid(file.size());
        QCOMPARE(added.contains("history.json"), attached);
        QCOMPARE(added.contains("/EmbeddedFile"), attached);
        QVERIFY(added.contains("xpacket")); // PDF/UA is no longer claimed
        QVERIFY(!added.contains("pdfuaid:part"));
        if (part != 0)
            QVERIFY(added.contains("<pdfaid:conformance>" +
                                   (conformance == "A" ? QByteArray("B") : conformance)));
        const QString told = detailOf(done, domain::HistoryEvent::Finalized);
        QCOMPARE(told.contains(u"PDF/A-%1"_s.arg(part)), !attached);
    }
};

INK_TEST(TestContentTreatment, "tst_contenttreatment")

} // namespace tst_contenttreatment

#include "tst_contenttreatment.moc"
