#include "app/tables/csvreader.h"
#include "app/tables/csvwriter.h"
#include "app/workflow/documents/documentexport.h"
#include "app/workflow/documents/exportnames.h"
#include "tests/support/builders.h"
#include "tests/support/events.h"
#include "tests/support/filecontent.h"
#include "tests/support/testmain.h"
#include "tests/unit/workflow/fakeservice.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTest>

namespace tst_documentexport {

using namespace ink;
using namespace ink::domain;
using namespace ink::workflow;
using ink::test::FakeTransport;

namespace {

DocumentRef ref(int id, const QString& title, SigningStatus status = SigningStatus::Completed)
{
    DocumentRef one;
    one.id = DocumentId(id);
    one.title = title;
    one.status = status;
    one.recipient = QStringLiteral("Anna Berg");
    one.completed = Timestamp(std::chrono::milliseconds(1'760'000'000'000));
    return one;
}

} // namespace

class TestDocumentExport final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_transport = std::make_unique<FakeTransport>(QUrl(QStringLiteral("https://sign.example.com")));
        m_client = std::make_unique<api::ApiClient>(*m_transport, api::RetryPolicy::never());
        m_asked = 0;
        m_transport->setHandler([this](const api::Request& request) -> Result<api::Response> {
            ++m_asked;
            api::Response response;
            response.status = m_failing.contains(request.path) ? 500 : 200;
            response.body = "%PDF " + request.path.toUtf8() + ' ' + request.query;
            return response;
        });
        m_failing.clear();
    }

    void namesThatEverySystemTakes_data()
    {
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("name");
        QTest::newRow("plain") << QStringLiteral("Lease 14B") << QStringLiteral("Lease 14B");
        QTest::newRow("separators") << QStringLiteral("a/b\\c:d*e?f\"g<h>i|j")
                                    << QStringLiteral("a_b_c_d_e_f_g_h_i_j");
        QTest::newRow("the folder above")
            << QStringLiteral("../../etc/passwd") << QStringLiteral("_.._etc_passwd");
        QTest::newRow("dots") << QStringLiteral("..") << QStringLiteral("_");
        QTest::newRow("hidden") << QStringLiteral(".bashrc") << QStringLiteral("bashrc");
        QTest::newRow("device") << QStringLiteral("CON") << QStringLiteral("_CON");
        QTest::newRow("device with suffix") << QStringLiteral("lpt1.notes") << QStringLiteral("_lpt1.notes");
        QTest::newRow("end") << QStringLiteral("Offer. . ") << QStringLiteral("Offer");
        QTest::newRow("controls") << QStringLiteral("a\nb\tc\u202Eexe") << QStringLiteral("abcexe");
        QTest::newRow("empty") << QString() << QStringLiteral("_");
        QTest::newRow("decomposed") << QStringLiteral("U\u0308nal") << QStringLiteral("\u00DCnal");
    }
    void namesThatEverySystemTakes()
    {
        QFETCH(QString, title);
        QTEST(safeName(title), "name");
        const QString lengthy = safeName(QString(400, QChar(0x4E2D)));
        QVERIFY(lengthy.toUtf8().size() <= 200);
        QVERIFY(!lengthy.isEmpty());
    }

    void patterns()
    {
        QCOMPARE(exportPath(QStringLiteral("{folder}/{date} {title} {recipient} {status} {id}"),
                            ref(7, QStringLiteral("a/b")), QStringLiteral("Clients"), {}),
                 QStringLiteral("Clients/2025-10-09 a_b Anna Berg completed 7"));
        QCOMPARE(exportPath(QStringLiteral("{folder}/{title}"), ref(7, QStringLiteral("x")), {}, {}),
                 QStringLiteral("x"));
        DocumentRef filed = ref(7, QStringLiteral("x"));
        filed.data.insert(QStringLiteral("caseNo"), QStringLiteral("A/1"));
        QCOMPARE(exportPath(QStringLiteral("{data.caseNo}/{data.none}{title}"), filed, {}, {}),
                 QStringLiteral("A_1/x"));
        QCOMPARE(unknownPlaceholders(QStringLiteral("{data.caseNo} {data.} {data.1}")),
                 (QStringList{QStringLiteral("data."), QStringLiteral("data.1")}));
        QCOMPARE(unknownPlaceholders(QStringLiteral("{title} {name} {}")),
                 (QStringList{QStringLiteral("name"), {}}));
        DocumentExport::Options options;
        options.folder = m_folder->path();
        options.pattern = QStringLiteral("{nonsense}");
        QVERIFY(!DocumentExport::check(options));
        options.pattern = QStringLiteral("{title}");
        QVERIFY(DocumentExport::check(options));
        options.includesSignedFile = false;
        QVERIFY(!DocumentExport::check(options));
    }

    void nothingIsOverwrittenAndTheManifestTellsAll()
    {
        QFile foreign(m_folder->filePath(QStringLiteral("Lease.pdf")));
        QVERIFY(foreign.open(QIODevice::WriteOnly));
        foreign.write("somebody's own");
        foreign.close();
        DocumentExport exporting(*m_client);
        run(exporting, {ref(1, QStringLiteral("Lease")), ref(2, QStringLiteral("lease")),
                        ref(3, QStringLiteral("Order"), SigningStatus::InProgress)});
        QCOMPARE(test::contentOf(foreign.fileName()), QByteArray("somebody's own"));
        QCOMPARE(exporting.summary().files, 2);
        QCOMPARE(exporting.summary().failures.size(), 1);
        QCOMPARE(exporting.summary().failures.constFirst().first.id, DocumentId(3));
        QVERIFY(QFile::exists(m_folder->filePath(QStringLiteral("Lease (2).pdf"))));
        QVERIFY(QFile::exists(m_folder->filePath(QStringLiteral("lease (3).pdf"))) ||
                QFile::exists(m_folder->filePath(QStringLiteral("lease.pdf"))));
        const auto manifest = tables::readCsvFile(exporting.summary().manifest);
        QVERIFY(manifest);
        QCOMPARE(manifest->table.rowCount(), 2);
        QCOMPARE(manifest->table.header().constLast(), QStringLiteral("link"));
        for (int row = 0; row < 2; ++row) {
            const QByteArray bytes =
                test::contentOf(m_folder->filePath(manifest->table.cell(row, 4).toString()));
            QCOMPARE(manifest->table.cell(row, 5).toString(), QString::number(bytes.size()));
            QCOMPARE(
                manifest->table.cell(row, 6).toString(),
                QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex()));
        }
        QVERIFY(QDir(m_folder->path())
                    .entryList({QStringLiteral("*.part")}, QDir::Files | QDir::Hidden)
                    .isEmpty());
    }

    void namesAreInTheExporterLanguage()
    {
        DocumentExport::Options options;
        options.folder = m_folder->path();
        options.pattern = QStringLiteral("{title} {status}");
        options.includesCertificate = true;
        options.words.signedFile = QStringLiteral("signiert");
        options.words.certificate = QStringLiteral("Protokoll");
        options.words.status = [](SigningStatus) { return QStringLiteral("Abgeschlossen"); };
        DocumentExport exporting(*m_client);
        QSignalSpy finished(&exporting, &DocumentExport::finished);
        exporting.start(options, {ref(1, QStringLiteral("Miete"))});
        QTRY_COMPARE(finished.count(), 1);
        QVERIFY(QFile::exists(m_folder->filePath(QStringLiteral("Miete Abgeschlossen signiert.pdf"))));
        QVERIFY(QFile::exists(m_folder->filePath(QStringLiteral("Miete Abgeschlossen Protokoll.pdf"))));
    }

    void beginningAgainSkipsWhatIsThere()
    {
        QList<DocumentRef> documents;
        for (int id = 1; id <= 12; ++id)
            documents.append(ref(id, QStringLiteral("Lease %1").arg(id)));
        m_failing = {QStringLiteral("/v1/documents/5/download")};
        {
            DocumentExport exporting(*m_client);
            run(exporting, documents);
            QCOMPARE(exporting.summary().files, 11);
            QCOMPARE(exporting.summary().failures.size(), 1);
        }
        m_failing.clear();
        m_asked = 0;
        // One was edited: it no longer matches the manifest.
        QFile touched(m_folder->filePath(QStringLiteral("Lease 7.pdf")));
        QVERIFY(touched.open(QIODevice::Append));
        touched.write("x");
        touched.close();
        DocumentExport again(*m_client);
        run(again, documents);
        QCOMPARE(m_asked, 2);
        QCOMPARE(again.summary().files, 12);
        QCOMPARE(again.summary().skipped, 10);
        QVERIFY(QFile::exists(m_folder->filePath(QStringLiteral("Lease 7 (2).pdf"))));
        const auto manifest = tables::readCsvFile(again.summary().manifest);
        QVERIFY(manifest);
        QCOMPARE(manifest->table.rowCount(), 12);
        // Without a manifest, identical bytes under the same name are still recognized.
        QVERIFY(QFile::remove(again.summary().manifest));
        QVERIFY(QFile::remove(m_folder->filePath(QStringLiteral("Lease 7.pdf"))));
        DocumentExport third(*m_client);
        run(third, documents);
        QCOMPARE(third.summary().skipped, 11);
        QVERIFY(!QFile::exists(m_folder->filePath(QStringLiteral("Lease 1 (2).pdf"))));
    }

    /** An export that an earlier version began, whose manifest had no links. */
    void aFormerManifestIsContinued()
    {
        DocumentRef lease = ref(1, QStringLiteral("Lease"));
        lease.documentUrl = QStringLiteral("https://sign.example.com/documents/1");
        {
            DocumentExport exporting(*m_client);
            run(exporting, {lease});
        }
        const QString path = m_folder->filePath(DocumentExport::manifestName());
        auto table = tables::readCsvFile(path);
        QVERIFY(table);
        QCOMPARE(table->table.row(0).constLast(), lease.documentUrl);
        const auto withoutLast = [](const QStringList& cells) { return cells.mid(0, cells.size() - 1); };
        QList<QStringList> former{withoutLast(table->table.header()), withoutLast(table->table.row(0))};
        QVERIFY(tables::writeCsvFile(path, former));
        DocumentExport again(*m_client);
        run(again, {lease, ref(2, QStringLiteral("Other"))});
        QCOMPARE(again.summary().skipped, 1);
        table = tables::readCsvFile(path);
        QCOMPARE(table->table.rowCount(), 2);
        QCOMPARE(withoutLast(table->table.row(0)), former.at(1));
    }

    void pausesAndStops()
    {
        QList<DocumentRef> documents;
        for (int id = 1; id <= 40; ++id)
            documents.append(ref(id, QStringLiteral("Lease %1").arg(id)));
        DocumentExport exporting(*m_client);
        QSignalSpy finished(&exporting, &DocumentExport::finished);
        connect(&exporting, &DocumentExport::progressed, &exporting, [&exporting] {
            if (exporting.doneCount() == 5) exporting.pause();
            if (exporting.doneCount() == 20) exporting.stop();
        });
        exporting.start(options(), documents);
        QTRY_VERIFY(exporting.isPaused());
        ink::test::processEvents();
        QCOMPARE(m_transport->open(), 0); // the downloads in flight have finished
        QVERIFY(exporting.doneCount() < 12);
        QCOMPARE(finished.count(), 0);
        exporting.resume();
        QTRY_COMPARE(finished.count(), 1);
        QVERIFY(exporting.summary().wasStopped);
        QVERIFY(exporting.summary().files < 40);
        QVERIFY(QFile::exists(exporting.summary().manifest));
    }

private:
    [[nodiscard]] DocumentExport::Options options() const
    {
        DocumentExport::Options chosen;
        chosen.folder = m_folder->path();
        chosen.pattern = QStringLiteral("{title}");
        return chosen;
    }
    void run(DocumentExport& exporting, const QList<DocumentRef>& documents) const
    {
        QSignalSpy finished(&exporting, &DocumentExport::finished);
        exporting.start(options(), documents);
        QTRY_COMPARE(finished.count(), 1);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<FakeTransport> m_transport;
    std::unique_ptr<api::ApiClient> m_client;
    QStringList m_failing;
    int m_asked = 0;
};

INK_TEST(TestDocumentExport, "tst_documentexport")

} // namespace tst_documentexport

#include "tst_documentexport.moc"
