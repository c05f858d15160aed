// A damaged file: it is repaired once, which is reported to everybody, and both hashes are in the history.
#include "app/domain/document/document.h"
#include "app/domain/document/fileintake.h"
#include "app/pdf/intake/pdfinspector.h"
#include "app/pdf/seal/sealer.h"
#include "app/pdf/stamp/incrementalwriter.h"
#include "app/pdf/verify/verifier.h"
#include "app/service/documents/documentfiles.h"
#include "app/service/documents/documents.h"
#include "app/service/files/downloads.h"
#include "app/service/rules/signedplaces.h"
#include "app/wire/documentcodec.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"
#include "tests/unit/service/world.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace tst_intake {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

namespace {

QByteArray damaged()
{
    QByteArray bytes = makePdf(2, u"Damaged"_s);
    const auto at = bytes.lastIndexOf("startxref\n") + 10;
    return bytes.replace(at, bytes.indexOf('\n', at) - at, "17");
}

QString sha256(const QByteArray& bytes)
{
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

} // namespace

class TestIntake final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void repairedOnceAndTold()
    {
        const QByteArray upload = damaged();
        World world;
        auto creation = world.simple(domain::SigningStatus::InProgress);
        creation.files = {world.stage(u"broken.pdf"_s, upload)};
        const domain::Document made = world.create(creation);
        const domain::File& file = made.files.constFirst();
        QVERIFY(domain::isRepaired(file));
        QCOMPARE(file.intake.uploadedSha256, sha256(upload));
        QVERIFY(file.sha256 != sha256(upload));
        QCOMPARE(made.pageCount(), 2);

        const auto kept = world.stores->blobs.read(file.sha256);
        QVERIFY(kept);
        QCOMPARE(kept->size(), file.size);
        const QByteArray bytes = kept->bytes();
        QVERIFY(bytes.startsWith(upload));
        QCOMPARE(sha256(bytes), file.sha256);
        const auto info = pdf::inspectPdf(bytes);
        QVERIFY(info && !info->isDamaged);

        // The sender finds it in the response and in the history.
        const QJsonObject wired = wire::toJson(made).value("files"_L1)[0].toObject();
        QCOMPARE(wired.value("uploadedSha256"_L1).toString(), sha256(upload));
        const auto entry = std::find_if(made.histories.begin(), made.histories.end(), [](const auto& e) {
            return e.event == domain::HistoryEvent::FileRepaired;
        });
        QVERIFY(entry != made.histories.end());
        QVERIFY(entry->detail.contains(sha256(upload)) && entry->detail.contains(file.sha256));
        QCOMPARE(world.reload(made.id).files.constFirst().intake.uploadedSha256, sha256(upload));

        QVERIFY(world.sign(made, 1));
        const auto done = world.finalized(made.id);
        const auto sealed = world.service->downloads().download(world.actor, done.id, u"esign"_s, {});
        QVERIFY(sealed && sealed->content().startsWith(bytes));
    }

    /** The same upload results in the same file, which is stored once. */
    void sameUploadSameFile()
    {
        World world;
        const QByteArray upload = damaged(); // once: a new one could have another second as its creation date
        QStringList hashes;
        for (int i = 0; i < 2; ++i) {
            auto creation = world.simple();
            creation.files = {world.stage(u"broken.pdf"_s, upload)};
            hashes.append(world.create(creation).files.constFirst().sha256);
        }
        QCOMPARE(hashes.at(0), hashes.at(1));
    }

    /** A signed file sent on: its signatures stay valid, and its pages unchanged. A sealed one is final. */
    void cameSigned()
    {
        World world;
        auto first = world.simple(domain::SigningStatus::InProgress);
        const domain::Document sent = world.create(first);
        QVERIFY(world.sign(sent, 1));
        const auto once =
            world.service->downloads().download(world.actor, world.finalized(sent.id).id, u"esign"_s, {});
        QVERIFY(once);
        // A file sealed by the service is final: nobody can sign it again.
        auto locked = world.simple();
        locked.files = {world.stage(u"sealed.pdf"_s, once->content())};
        QCOMPARE(codeOf(world.service->documents().create(world.actor, {locked})), ErrorCode::UnreadablePdf);

        const auto key =
            pdf::SealKey::generate(pdf::KeyKind::P256, u"Grace Hopper"_s, {}, SystemClock().now());
        QVERIFY(key);
        auto writer = pdf::IncrementalWriter::open(makePdf(2, u"Lease"_s));
        QVERIFY(writer);
        auto prepared = std::move(*writer).finishForSigning({});
        QVERIFY(prepared);
        const auto approved = pdf::seal(std::move(*prepared), *key);
        QVERIFY(approved);
        const QByteArray upload = *approved;

        auto creation = world.simple();
        creation.files = {world.stage(u"signed.pdf"_s, upload)};
        auto signature = creation.document.tags.constFirst();
        signature.type = domain::TagType::Signature;
        signature.rect = {300, 600, 120, 30};
        auto over = signature;
        over.name = u"Over"_s;
        over.rect = {0, 0, 595, 842}; // whatever the page says
        creation.document.tags = {signature, over};
        const domain::Document draft = world.create(creation);
        QVERIFY(draft.files.constFirst().intake.hasSignatures);
        QVERIFY(!draft.files.constFirst().intake.allowsOnlyFormFilling);
        const auto refused = world.service->documents().update(
            world.actor, draft.id, statusPatch(domain::SigningStatus::InProgress));
        QCOMPARE(codeOf(refused), ErrorCode::Validation);
        QCOMPARE(fieldsOf(refused), QStringList{u"tags[1].left"_s});
        // A file's permissions are read before a transaction, and reused in it.
        const auto nothing = store::BlobStore::open(world.folder.filePath(u"nothing"_s));
        QVERIFY(nothing);
        QCOMPARE(codeOf(service::checkSignedPlaces(*nothing, draft)), ErrorCode::Validation);

        auto tags = draft.tags;
        tags.removeLast();
        QVERIFY(world.service->documents().replaceTags(world.actor, draft.id, tags, {}));
        const auto again = world.service->documents().update(world.actor, draft.id,
                                                             statusPatch(domain::SigningStatus::InProgress));
        QVERIFY2(again, again ? "" : qPrintable(again.error().detail.english()));
        QVERIFY(world.sign(*again, 1));
        const auto done = world.finalized(draft.id);
        const auto result = world.service->downloads().download(world.actor, done.id, u"esign"_s, {});
        QVERIFY(result && result->content().startsWith(upload));
        const auto report = pdf::verifyPdf(result->content(), {});
        QCOMPARE(report.signatures.size(), 2);
        QCOMPARE(report.integrity, pdf::Integrity::Intact);
        QCOMPARE(pdf::inspectPdf(result->content())->pages.size(), pdf::inspectPdf(upload)->pages.size());
        // The certificate can't be in the file, so they are downloaded together.
        const auto both = world.service->downloads().download(world.actor, done.id, u"esignwithaudit"_s, {});
        QVERIFY(both && both->content().startsWith("PK"));
    }

    /** It opens without a password, so anybody can read it; but it can't be updated as it is. */
    void decryptedAndTold()
    {
        if (!requireProgram("qpdf")) return;
        const QTemporaryDir folder;
        QFile plain(folder.filePath(u"plain.pdf"_s));
        QVERIFY(plain.open(QIODevice::WriteOnly));
        plain.write(makePdf(2, u"Encrypted"_s));
        plain.close();
        QFile encrypted(folder.filePath(u"encrypted.pdf"_s));
        QCOMPARE(
            QProcess::execute(u"qpdf"_s, {u"--encrypt"_s, QString(), u"owner"_s, u"256"_s, u"--print=none"_s,
                                          u"--"_s, plain.fileName(), encrypted.fileName()}),
            0);
        QVERIFY(encrypted.open(QIODevice::ReadOnly));
        const QByteArray upload = encrypted.readAll();

        World world;
        auto creation = world.simple(domain::SigningStatus::InProgress);
        creation.files = {world.stage(u"encrypted.pdf"_s, upload)};
        const domain::Document made = world.create(creation);
        const domain::File& file = made.files.constFirst();
        QVERIFY(file.intake.wasEncrypted && !domain::isRepaired(file));
        QCOMPARE(file.intake.restricted, QStringList{u"print"_s});
        QCOMPARE(file.intake.uploadedSha256, sha256(upload));
        const auto kept = world.stores->blobs.read(file.sha256);
        QVERIFY(kept);
        QCOMPARE(kept->size(), file.size);
        const QByteArray bytes = kept->bytes();
        const auto info = pdf::inspectPdf(bytes);
        QVERIFY(info && !info->wasEncrypted && info->pages.size() == 2);
        const QJsonObject wired = wire::toJson(made).value("files"_L1)[0].toObject();
        QVERIFY(wired.value("wasEncrypted"_L1).toBool());
        const auto entry = std::find_if(made.histories.begin(), made.histories.end(), [](const auto& e) {
            return e.event == domain::HistoryEvent::FileDecrypted;
        });
        QVERIFY(entry != made.histories.end());
        QVERIFY2(entry->detail.contains(sha256(upload)) &&
                     entry->detail.contains(u"permissions restricted by its author: print"_s),
                 qPrintable(entry->detail));
        QCOMPARE(events(made).count(u"file_repaired"_s), 0);

        QVERIFY(world.sign(made, 1));
        const auto done = world.finalized(made.id);
        const auto sealed = world.service->downloads().download(world.actor, done.id, u"esign"_s, {});
        QVERIFY(sealed && sealed->content().startsWith(bytes));
    }

    void addedLater()
    {
        World world;
        const domain::Document draft = world.create(world.simple());
        const auto changed = world.service->documentFiles().add(world.actor, draft.id,
                                                                {world.stage(u"broken.pdf"_s, damaged())});
        QVERIFY(changed);
        QVERIFY(!domain::isRepaired(changed->files.at(0)));
        QVERIFY(domain::isRepaired(changed->files.at(1)));
        QCOMPARE(events(*changed).count(u"file_repaired"_s), 1);
    }
};

INK_TEST(TestIntake, "tst_intake")

} // namespace tst_intake

#include "tst_intake.moc"
