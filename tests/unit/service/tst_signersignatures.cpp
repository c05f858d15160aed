// A signature for each signer as they finish, and the seal last (signaturePerSigner).
#include "app/domain/document/document.h"
#include "app/domain/document/fileintake.h"
#include "app/domain/history/history.h"
#include "app/domain/routing/rolerules.h"
#include "app/pdf/intake/pdfinspector.h"
#include "app/pdf/verify/verifier.h"
#include "app/service/accounts/accounts.h"
#include "app/service/documents/documents.h"
#include "app/service/files/downloads.h"
#include "app/service/rules/reasons.h"
#include "app/service/sealing/signersignatures.h"
#include "app/service/signers/signerattachments.h"
#include "app/service/signers/signeroperations.h"
#include "app/store/schema/opendatabase.h"
#include "app/wire/accountcodec.h"
#include "tests/support/builders.h"
#include "tests/support/filledform.h"
#include "tests/support/programrun.h"
#include "tests/support/testmain.h"
#include "tests/unit/pdf/verifytext.h"
#include "tests/unit/service/world.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QProcess>
#include <QTest>

#include <future>
#include <thread>

namespace tst_signersignatures {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;
using domain::InvitationStatus;
using domain::SigningStatus;
using domain::TagType;

namespace {

QByteArray turnedPdf(int rotation)
{
    QByteArray bytes = makePdf(2, u"Turned"_s);
    const QByteArray add = "\n/Rotate " + QByteArray::number(rotation) + "\n";
    // The writer's file has a cross-reference table: insertions shift it, so that the service repairs it.
    for (qsizetype at = bytes.indexOf("/Type /Page\n"); at >= 0; at = bytes.indexOf("/Type /Page\n", at + 30))
        bytes.insert(at + 11, add);
    return bytes;
}

domain::Tag placed(TagType type, const QString& name, int page, int owner, domain::PageRect rect)
{
    domain::Tag made = tag(type, name, page, owner);
    made.rect = rect;
    return made;
}

/** In the order of signing. */
QList<pdf::SignatureReport> inOrder(const QByteArray& bytes)
{
    auto all = pdf::verifyPdf(bytes, {}).signatures;
    std::sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.revision < b.revision; });
    return all;
}

} // namespace

class TestSignerSignatures final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;

    /** `fields`: number of fields of these signatures, if it is more than one each. */
    void judged(const QByteArray& bytes, qsizetype signatures, qsizetype fields = 0)
    {
        const auto report = pdf::verifyPdf(bytes, {});
        QVERIFY2(report.integrity == pdf::Integrity::Intact, textOf(report).constData());
        QCOMPARE(report.signatures.size(), signatures);
        QVERIFY(inOrder(bytes).last().coversWholeFile);
        const QString qpdf = outputOf(u"qpdf"_s, {u"--check"_s, u"FILE"_s}, bytes);
        QVERIFY2(qpdf.contains(u"No syntax or stream encoding errors"_s), qPrintable(qpdf));
        const QString pdfsig = outputOf(u"pdfsig"_s, {u"-nocert"_s, u"FILE"_s}, bytes);
        QVERIFY2(pdfsig.count(u"Signature is Valid"_s) == std::max(signatures, fields), qPrintable(pdfsig));
    }

    /** Ada and Ben in parallel, two files, several types of values. */
    static service::Documents::Creation forTwo(World& world)
    {
        auto creation = world.simple(SigningStatus::InProgress);
        domain::Document& document = creation.document;
        document.setting.signaturePerSigner = true;
        document.invitations.append(invitation(u"Ben"_s, u"ben@example.org"_s));
        document.tags += {placed(TagType::Signature, u"Ben 1"_s, 1, 2, {300, 600, 120, 40}),
                          placed(TagType::Initial, u"Ben 2"_s, 1, 2, {300, 660, 60, 30}),
                          placed(TagType::MaskedText, u"Secret"_s, 2, 2, {300, 400, 120, 20}),
                          placed(TagType::Signature, u"Ben 3"_s, 3, 2, {300, 300, 120, 40}),
                          placed(TagType::Text, u"Where"_s, 3, 1, {72, 300, 120, 20})};
        creation.files.append(world.stage(u"annex.pdf"_s, makePdf(1, u"Annex"_s)));
        return creation;
    }
    static void runSignatures(World& world)
    {
        const auto job = world.takeJob(store::JobKind::Signature);
        QVERIFY(job);
        const auto retry = world.finalizer->signatures().run(*job);
        QVERIFY2(!retry, retry ? qPrintable(retry->reason.english()) : "");
        QVERIFY(world.stores->outbox.jobsOf(job->documentId)->isEmpty());
    }
    static QByteArray bytesOf(World& world, const QString& sha256)
    {
        const auto blob = world.stores->blobs.read(sha256);
        return blob ? QByteArray(blob->bytes().constData(), blob->bytes().size()) : QByteArray();
    }
    static QByteArray soFar(World& world, const domain::Document& document, qsizetype file)
    {
        const auto files = service::currentSignedFiles(*world.stores, document.id).value();
        const auto sha256 = files.value(document.files.at(file).id);
        return sha256.isEmpty() ? QByteArray() : bytesOf(world, sha256);
    }
    static QByteArray sealed(World& world, const domain::Document& document, qsizetype file)
    {
        const auto artifacts = world.stores->documents.artifacts(document.id).value();
        for (const auto& artifact : artifacts)
            if (artifact.kind == store::DocumentStore::ArtifactKind::Signed &&
                artifact.fileId == document.files.at(file).id)
                return bytesOf(world, artifact.sha256);
        return {};
    }

private Q_SLOTS:
    void eachInTheirTurn_data()
    {
        QTest::addColumn<int>("first");
        QTest::newRow("Ada first") << 1;
        QTest::newRow("Ben first") << 2;
    }
    void eachInTheirTurn()
    {
        QFETCH(int, first);
        World world;
        const auto sent = world.create(forTwo(world));
        QVERIFY(world.sign(sent, first));
        runSignatures(world);
        QByteArray before[2];
        for (int file : {0, 1}) {
            before[file] = soFar(world, sent, file);
            QVERIFY(before[file].startsWith(bytesOf(world, sent.files.at(file).sha256)));
            judged(before[file], 1);
        }
        const auto between = world.reload(sent.id);
        QCOMPARE(between.status, SigningStatus::InProgress);
        QCOMPARE(events(between).count(u"signature_added"_s), 1);
        QCOMPARE(codeOf(world.service->downloads().download(world.actor, sent.id, u"esign"_s, {})),
                 ErrorCode::State);

        world.clock.advance(std::chrono::minutes(5));
        QVERIFY(world.sign(sent, 3 - first));
        QVERIFY(!world.takeJob(store::JobKind::Signature)); // the seal includes both
        const auto done = world.finalized(sent.id);
        QCOMPARE(done.status, SigningStatus::Completed);
        QCOMPARE(domain::firstBrokenLink(done.histories), -1);
        QCOMPARE(events(done).count(u"signature_added"_s), 2);
        for (int file : {0, 1}) {
            const QByteArray bytes = sealed(world, done, file);
            QVERIFY(bytes.startsWith(before[file]));
            judged(bytes, 3);
            const auto all = inOrder(bytes);
            const QString who = first == 1 ? u"Ada <ada@example.org>"_s : u"Ben <ben@example.org>"_s;
            QVERIFY2(all.at(0).reason.startsWith(who + u" finished signing on 20"_s),
                     qPrintable(all.at(0).reason));
            QVERIFY(all.at(1).reason.contains(u"finished signing"_s));
            QVERIFY(all.at(2).reason.startsWith(u"Sealed after"_s));
        }
        const QString text = outputOf(u"pdftotext"_s, {u"FILE"_s, u"-"_s}, sealed(world, done, 0));
        QVERIFY2(text.contains(u"Zürich"_s) && text.contains(u"•••"_s), qPrintable(text));
        // Without additional pages: the certificate is a separate file.
        QCOMPARE(pdf::inspectPdf(sealed(world, done, 0))->pages.size(), 2);
        const auto both = world.service->downloads().download(world.actor, done.id, u"esignwithaudit"_s, {});
        QVERIFY(both && both->content().startsWith("PK"));
        const auto audit = world.service->downloads().download(world.actor, done.id, u"audit"_s, {});
        QVERIFY(audit);
        judged(audit->content(), 1);
        const QString certificate =
            outputOf(u"pdftotext"_s, {u"-layout"_s, u"FILE"_s, u"-"_s}, audit->content());
        QVERIFY2(certificate.contains(u"Signature added"_s), qPrintable(certificate));
    }

    /** Corrections while a document runs leave existing signatures unchanged. */
    void correctedAfterTheFirstSignature()
    {
        World world;
        const auto sent = world.create(forTwo(world));
        QVERIFY(world.sign(sent, 1));
        runSignatures(world);
        const QByteArray before[2]{soFar(world, sent, 0), soFar(world, sent, 1)};
        for (int i = 0; i < 5; ++i) {
            QList<domain::Invitation> wanted = world.reload(sent.id).invitations;
            wanted[1].recipientName = u"Eve %1"_s.arg(i);
            wanted[1].recipientEmail = u"eve%1@example.org"_s.arg(i);
            QVERIFY(
                world.service->documents().replaceInvitations(world.actor, sent.id, wanted, std::nullopt));
            wanted[0].recipientName = u"Somebody else"_s; // who has signed
            QCOMPARE(codeOf(world.service->documents().replaceInvitations(world.actor, sent.id, wanted,
                                                                          std::nullopt)),
                     ErrorCode::State);
        }
        QVERIFY(world.sign(world.reload(sent.id), 2));
        const auto done = world.finalized(sent.id);
        QCOMPARE(done.status, SigningStatus::Completed);
        QCOMPARE(domain::firstBrokenLink(done.histories), -1);
        for (int file : {0, 1}) {
            QVERIFY(sealed(world, done, file).startsWith(before[file]));
            judged(sealed(world, done, file), 3);
        }
    }

    /** Repeating a completed step has no effect; missing steps are done by the seal. */
    void crashes()
    {
        World world;
        const auto sent = world.create(forTwo(world));
        QVERIFY(world.sign(sent, 1));
        const auto job = world.takeJob(store::JobKind::Signature);
        QVERIFY(job); // the worker dies before it did anything
        QVERIFY(world.finalizer->signatures().signMissing(sent.id));
        const auto once = world.reload(sent.id); // … dies after its commit
        QVERIFY(!world.finalizer->signatures().run(*job));
        QVERIFY(!world.finalizer->signatures().run(*job));
        QCOMPARE(world.reload(sent.id), once);
        QVERIFY(world.sign(sent, 2));
        const auto done = world.finalized(sent.id);
        QCOMPARE(events(done).count(u"signature_added"_s), 2);
        judged(sealed(world, done, 0), 3);
        QVERIFY(!world.finalizer->signatures().run(*job));
        QCOMPARE(world.reload(sent.id), done);

        // The first signature was delayed until the last one had finished: in their order.
        const auto late = world.create(forTwo(world));
        world.clock.advance(std::chrono::seconds(1));
        QVERIFY(world.sign(late, 2));
        world.clock.advance(std::chrono::seconds(1));
        QVERIFY(world.sign(late, 1));
        const auto lateDone = world.finalized(late.id);
        judged(sealed(world, lateDone, 1), 3);
        QVERIFY(inOrder(sealed(world, lateDone, 1)).at(0).reason.startsWith(u"Ben"_s));
        const auto stale = world.takeJob(store::JobKind::Signature);
        QVERIFY(stale && !world.finalizer->signatures().run(*stale));
    }

    /** Two processes on the same document: nothing is signed twice. */
    void twoInstances()
    {
        World world;
        const auto database =
            store::openSqlite(world.folder.filePath(u"inkstone.db"_s), store::Schema::Service).value();
        service::Stores others(*database, store::BlobStore::open(world.folder.filePath(u"blobs"_s)).value());
        service::Finalizer other(others, world.clock, [] { return testKey(); }, {});
        for (int round = 0; round < 5; ++round) {
            const auto sent = world.create(forTwo(world));
            QVERIFY(world.sign(sent, 1));
            const auto job = world.takeJob(store::JobKind::Signature);
            QVERIFY(job);
            std::atomic_int ready = 0;
            const auto run = [&](service::Finalizer& finalizer) {
                ++ready;
                while (ready < 2)
                    std::this_thread::yield();
                return finalizer.signatures().signMissing(sent.id).has_value();
            };
            auto theirs = std::async(std::launch::async, [&] { return run(other); });
            const bool mine = run(*world.finalizer);
            const bool ok = theirs.get();
            QVERIFY(mine || ok); // the slower one may have met a locked database: it would retry
            QCOMPARE(events(world.reload(sent.id)).count(u"signature_added"_s), 1);
            QCOMPARE(world.stores->signatures.list(sent.id)->size(), 1);
            judged(soFar(world, sent, 0), 1);
            QVERIFY(!world.finalizer->signatures().run(*job));
        }
    }

    void rejected()
    {
        World world;
        const auto sent = world.create(forTwo(world));
        QVERIFY(world.sign(sent, 1));
        QVERIFY(world.service->signerOperations().reject(world.signer(sent, 2), u"no"_s));
        const auto job = world.takeJob(store::JobKind::Signature);
        QVERIFY(job && !world.finalizer->signatures().run(*job));
        QVERIFY(world.stores->outbox.jobsOf(sent.id)->isEmpty());
        const auto document = world.reload(sent.id);
        QCOMPARE(document.status, SigningStatus::Rejected);
        QCOMPARE(events(document).count(u"signature_added"_s), 0);
        QCOMPARE(codeOf(world.service->downloads().download(world.actor, sent.id, u"esign"_s, {})),
                 ErrorCode::State);
    }

    /** The sender corrects pending steps: existing signatures stay valid, and the new recipient signs. */
    void correctedBetweenTwoSignatures()
    {
        World world;
        auto creation = forTwo(world);
        creation.document.invitations.prepend(
            invitation(u"Cleo"_s, u"cleo@example.org"_s, domain::ActionType::Viewer));
        for (domain::Tag& each : creation.document.tags)
            ++each.invitationIndex;
        const auto sent = world.create(creation);
        QVERIFY(world.sign(sent, 2));
        // Before the signature is in the files: recipients must not be mixed up.
        auto people = world.reload(sent.id).invitations;
        people.removeFirst();
        people[1].recipientName = u"Benjamin"_s;
        people[1].recipientEmail = u"benjamin@example.org"_s;
        QVERIFY(world.service->documents().replaceInvitations(world.actor, sent.id, people, std::nullopt));
        runSignatures(world);
        const QByteArray first = soFar(world, sent, 0);
        judged(first, 1);
        // Content of the signed files stays in place; more may be added.
        const auto before = world.reload(sent.id);
        auto tags = before.tags;
        const auto change = [&] {
            return world.service->documents().replaceTags(world.actor, sent.id, tags, std::nullopt);
        };
        for (domain::Tag& each : tags)
            if (each.name == u"Ben 1") each.rect.left = 340;
        QVERIFY(change().error().detail.is(reason::tagInSignedFile));
        tags = before.tags;
        tags.removeIf([](const domain::Tag& each) { return each.name == u"Ben 2"; });
        QVERIFY(change().error().detail.is(reason::tagInSignedFile));
        QCOMPARE(world.reload(sent.id), before);
        tags = before.tags;
        tags.append(placed(TagType::Text, u"Position"_s, 1, 2, {300, 500, 120, 20}));
        const auto corrected = change();
        QVERIFY2(corrected, corrected ? "" : qPrintable(corrected.error().detail.english()));
        QVERIFY(world.sign(*corrected, 2));
        const auto done = world.finalized(sent.id);
        QCOMPARE(done.status, SigningStatus::Completed);
        // The later tag has a separate field, which Benjamin's signature also uses.
        judged(sealed(world, done, 0), 3, 4);
        judged(sealed(world, done, 1), 3);
        QVERIFY(sealed(world, done, 0).startsWith(first));
        QVERIFY(inOrder(sealed(world, done, 0)).at(0).reason.startsWith(u"Ada <ada@example.org>"_s));
        QVERIFY(inOrder(sealed(world, done, 0)).at(1).reason.startsWith(u"Benjamin"_s));
        QCOMPARE(domain::firstBrokenLink(done.histories), -1);
    }

    /** One signer continues without the other: the other's values are not in the files, but the seal is. */
    void rejectedButGoingOn()
    {
        World world;
        wire::SettingsPatch patch;
        patch.userSetting.emplace();
        patch.userSetting->set(&domain::UserSetting::onReject, domain::OnReject::Continue);
        QVERIFY(world.service->accounts().updateSettings(world.actor, patch));
        const auto sent = world.create(forTwo(world));
        QVERIFY(world.service->signerOperations().reject(world.signer(sent, 2), u"no"_s));
        QVERIFY(world.sign(sent, 1));
        const auto done = world.finalized(sent.id);
        QCOMPARE(done.status, SigningStatus::Completed);
        judged(sealed(world, done, 0), 2);
        judged(sealed(world, done, 1), 2);
    }

    void hostedSigners()
    {
        World world;
        auto creation = world.simple(SigningStatus::InProgress);
        domain::Document& document = creation.document;
        document.setting.signaturePerSigner = true;
        document.invitations[0].actionType = domain::ActionType::SigningHost;
        document.invitations[0].hostedSigners = {u"Kim"_s, u"Lee"_s};
        document.tags.append(placed(TagType::Signature, u"Second"_s, 1, 1, {300, 600, 120, 40}));
        const auto sent = world.create(creation);
        const auto finish = [&] {
            auto values = world.valuesFor(sent, 1);
            const auto now = world.reload(sent.id);
            const auto owners = domain::hostedOwners(now, 1);
            const int turn = domain::currentHostedSigner(now.invitations.at(0));
            values.values.removeIf([&](const wire::SignerValue& value) {
                for (qsizetype i = 0; i < now.tags.size(); ++i)
                    if (now.tags.at(i).id == value.id) return owners.at(i) != turn;
                return true;
            });
            return world.service->signerOperations().finish(world.signer(sent, 1), values).has_value();
        };
        QVERIFY(finish());
        runSignatures(world);
        judged(soFar(world, sent, 0), 1);
        world.clock.advance(std::chrono::minutes(1));
        QVERIFY(finish());
        const auto done = world.finalized(sent.id);
        judged(sealed(world, done, 0), 3);
        const auto all = inOrder(sealed(world, done, 0));
        QVERIFY2(all.at(0).reason.startsWith(u"Kim, hosted by Ada"_s), qPrintable(all.at(0).reason));
        QVERIFY(all.at(1).reason.startsWith(u"Lee, hosted by Ada"_s));
    }

    void turnedPages_data()
    {
        QTest::addColumn<int>("rotation");
        for (const int rotation : {90, 180, 270})
            QTest::addRow("%d", rotation) << rotation;
    }
    void turnedPages()
    {
        QFETCH(int, rotation);
        World world;
        auto creation = forTwo(world);
        for (domain::Tag& one : creation.document.tags)
            one.rect.top -= 250; // also fits landscape pages
        creation.files[0] = world.stage(u"turned.pdf"_s, turnedPdf(rotation));
        const auto sent = world.create(creation);
        QCOMPARE(sent.files.at(0).pages.at(0).size.width() > 600, rotation != 180);
        QVERIFY(world.sign(sent, 2));
        runSignatures(world);
        QVERIFY(world.sign(sent, 1));
        const auto done = world.finalized(sent.id);
        judged(sealed(world, done, 0), 3);
        const QString text = outputOf(u"pdftotext"_s, {u"FILE"_s, u"-"_s}, sealed(world, done, 0));
        QVERIFY2(text.contains(u"Zürich"_s), qPrintable(text));
    }

    /** The appearance is the same as without: values in fields look as on the page. */
    void looksTheSame_data()
    {
        QTest::addColumn<int>("rotation");
        for (const int rotation : {0, 90, 180, 270})
            QTest::addRow("%d", rotation) << rotation;
    }
    void looksTheSame()
    {
        QFETCH(int, rotation);
        QList<QImage> pages[2];
        for (const bool each : {false, true}) {
            World world;
            auto creation = forTwo(world);
            creation.document.setting.signaturePerSigner = each;
            for (domain::Tag& one : creation.document.tags)
                one.rect.top -= 250;
            if (rotation != 0) creation.files[0] = world.stage(u"turned.pdf"_s, turnedPdf(rotation));
            const auto sent = world.create(creation);
            QVERIFY(world.sign(sent, 1));
            QVERIFY(world.sign(sent, 2));
            const QByteArray bytes = sealed(world, world.finalized(sent.id), 0);
            for (int page = 1; page <= 2; ++page) {
                const QString picture = m_dir.filePath(u"page"_s);
                const ProgramRun run = runProgram(u"pdftoppm"_s,
                                                  {u"-r"_s, u"72"_s, u"-png"_s, u"-singlefile"_s, u"-f"_s,
                                                   QString::number(page), u"FILE"_s, picture},
                                                  bytes);
                QVERIFY2(run.exitCode == 0, run.errors);
                pages[each ? 1 : 0].append(QImage(picture + u".png"_s).convertToFormat(QImage::Format_RGB32));
            }
        }
        for (int page = 0; page < 2; ++page) {
            const QImage& without = pages[0].at(page);
            const QImage& with = pages[1].at(page);
            QVERIFY(!without.isNull());
            QCOMPARE(with.size(), without.size());
            int inked = 0;
            int differing = 0;
            for (int y = 0; y < with.height(); ++y)
                for (int x = 0; x < with.width(); ++x) {
                    const int a = qGray(with.pixel(x, y));
                    const int b = qGray(without.pixel(x, y));
                    inked += b < 200 ? 1 : 0;
                    differing += std::abs(a - b) > 40 ? 1 : 0;
                }
            QVERIFY2(inked > 100 && differing * 100 <= inked,
                     qPrintable(u"page %1: %2 of %3 differ"_s.arg(page + 1).arg(differing).arg(inked)));
        }
    }

    /**
     * A file that was already signed or certified: its signatures stay valid, as far as it permits changes.
     */
    void cameSigned_data()
    {
        QTest::addColumn<bool>("certified");
        QTest::newRow("signed") << false;
        QTest::newRow("certified") << true;
    }
    void cameSigned()
    {
        QFETCH(bool, certified);
        World world;
        auto writer = pdf::IncrementalWriter::open(certified ? filledForm() : makePdf(1, u"Old"_s));
        QVERIFY(writer);
        pdf::SignatureRequest request;
        request.certify = certified;
        request.docMdpLevel = 2;
        auto ready = std::move(*writer).finishForSigning(request);
        QVERIFY(ready);
        const auto upload = pdf::seal(std::move(*ready), testKey());
        QVERIFY(upload);

        auto creation = world.simple(SigningStatus::InProgress);
        domain::Document& document = creation.document;
        document.setting.signaturePerSigner = true;
        document.invitations.append(invitation(u"Ben"_s, u"ben@example.org"_s));
        creation.files = {world.stage(u"signed.pdf"_s, *upload)};
        if (certified) {
            // Only its form may be filled in, so both sign another file.
            document.tags = {placed(TagType::Text, u"name"_s, 1, 1, {40, 40, 120, 40}),
                             placed(TagType::Signature, u"A"_s, 2, 1, {72, 300, 120, 40}),
                             placed(TagType::Signature, u"B"_s, 2, 2, {300, 300, 120, 40})};
            creation.files.append(world.stage(u"other.pdf"_s, makePdf(1, u"Other"_s)));
        } else {
            document.tags = {placed(TagType::Signature, u"A"_s, 1, 1, {72, 300, 120, 40}),
                             placed(TagType::Text, u"T"_s, 1, 1, {72, 400, 120, 20}),
                             placed(TagType::Signature, u"B"_s, 1, 2, {300, 300, 120, 40})};
        }
        const auto sent = world.create(creation);
        QVERIFY(sent.files.at(0).intake.hasSignatures);
        QCOMPARE(sent.files.at(0).intake.allowsOnlyFormFilling, certified);
        QVERIFY(world.sign(sent, 1));
        runSignatures(world);
        QVERIFY(world.sign(sent, 2));
        const auto done = world.finalized(sent.id);
        const QByteArray bytes = sealed(world, done, 0);
        QVERIFY(bytes.startsWith(*upload));
        const auto report = pdf::verifyPdf(bytes, {});
        QVERIFY2(report.integrity == pdf::Integrity::Intact, textOf(report).constData());
        const QString pdfsig = outputOf(u"pdfsig"_s, {u"-nocert"_s, u"FILE"_s}, bytes);
        QVERIFY2(pdfsig.count(u"Signature is Valid"_s) >= 4 && !pdfsig.contains(u"Invalid"_s),
                 qPrintable(pdfsig));
        const QString text = outputOf(u"pdftotext"_s, {u"FILE"_s, u"-"_s}, bytes);
        QCOMPARE(text.count(u"Zürich"_s), 1);
    }

    /** Form fields that became tags keep their values, whoever fills them in and when. */
    void formFields()
    {
        World world;
        auto creation = world.simple();
        domain::Document& document = creation.document;
        document.setting.signaturePerSigner = true;
        document.invitations.append(invitation(u"Ben"_s, u"ben@example.org"_s));
        document.tags = {placed(TagType::Signature, u"A"_s, 1, 1, {10, 90, 60, 20}),
                         placed(TagType::Signature, u"B"_s, 1, 2, {100, 90, 60, 20})};
        creation.files = {world.stage(u"form.pdf"_s, filledForm())};
        creation.addsTagsOfPdf = true;
        const auto draft = world.create(creation);
        auto tags = draft.tags;
        for (domain::Tag& one : tags)
            if (one.name == u"name") one.invitationIndex = 2;
        QVERIFY(world.service->documents().replaceTags(world.actor, draft.id, tags, {}));
        const auto sent =
            world.service->documents().update(world.actor, draft.id, statusPatch(SigningStatus::InProgress));
        QVERIFY2(sent, sent ? "" : qPrintable(sent.error().detail.english()));
        QVERIFY(world.sign(*sent, 1));
        runSignatures(world);
        judged(soFar(world, *sent, 0), 1);
        QVERIFY(world.sign(*sent, 2));
        const auto done = world.finalized(draft.id);
        const QByteArray bytes = sealed(world, done, 0);
        judged(bytes, 3);
        const QString form = outputOf(u"qpdf"_s, {u"--json"_s, u"--json-key=acroform"_s, u"FILE"_s}, bytes);
        QCOMPARE(form.count(u"\"value\": \"u:Zürich\""_s) + form.count(u"\"value\": \"Zürich\""_s), 2);
        const QString text = outputOf(u"pdftotext"_s, {u"FILE"_s, u"-"_s}, bytes);
        QVERIFY2(text.count(u"Zürich"_s) == 1, qPrintable(text));
    }

    /** Values that depend on others' answers are not in a signer's signature, but in the seal. */
    void conditionsWait()
    {
        World world;
        auto creation = forTwo(world);
        domain::Tag hanging = placed(TagType::Text, u"Hanging"_s, 2, 1, {72, 600, 150, 20});
        hanging.style.condition = domain::TagCondition{u"Ben says"_s, u"Zürich"_s};
        creation.document.tags += {hanging, placed(TagType::Text, u"Ben says"_s, 2, 2, {300, 600, 150, 20})};
        const auto sent = world.create(creation);
        auto values = world.valuesFor(sent, 1);
        for (wire::SignerValue& value : values.values)
            for (const domain::Tag& one : sent.tags)
                if (one.id == value.id && one.name == u"Hanging") value.text = u"Hangs"_s;
        const auto first = world.service->signerOperations().finish(world.signer(sent, 1), values);
        QVERIFY2(first, first ? "" : qPrintable(first.error().detail.english()));
        runSignatures(world);
        const ProgramRun text = runProgram(u"pdftotext"_s, {u"FILE"_s, u"-"_s}, soFar(world, sent, 0));
        QVERIFY2(text.exitCode == 0, text.errors);
        QVERIFY(!text.out.contains("Hangs"));
        QVERIFY(world.sign(sent, 2));
        const auto done = world.finalized(sent.id);
        judged(sealed(world, done, 0), 3);
        QVERIFY(outputOf(u"pdftotext"_s, {u"FILE"_s, u"-"_s}, sealed(world, done, 0)).contains(u"Hangs"_s));
    }

    /** Freely placed signatures may not cover content that others sign. */
    void freeSignatures()
    {
        World world;
        auto creation = world.simple(SigningStatus::InProgress);
        domain::Document& document = creation.document;
        document.setting.signaturePerSigner = true;
        document.invitations.append(invitation(u"Ben"_s, u"ben@example.org"_s));
        document.invitations[1].canSignTags = true;
        const auto sent = world.create(creation);
        QVERIFY(world.sign(sent, 1));
        runSignatures(world);
        wire::SignerValues values;
        values.signatures = {placed(TagType::Signature, {}, 1, 2, {0, 0, 500, 400})}; // over "Lease, page 1"
        values.signatures[0].image = signaturePng();
        const auto over = world.service->signerOperations().finish(world.signer(sent, 2), values);
        QCOMPARE(codeOf(over), ErrorCode::Validation);
        values.signatures[0].rect = {300, 600, 120, 40};
        const auto beside = world.service->signerOperations().finish(world.signer(sent, 2), values);
        QVERIFY2(beside, beside ? "" : qPrintable(beside.error().detail.english()));
        const auto done = world.finalized(sent.id);
        judged(sealed(world, done, 0), 3);
    }

    void attachmentsAreInTheCertificate()
    {
        World world;
        auto creation = forTwo(world);
        creation.document.tags.append(placed(TagType::Attachment, u"Proof"_s, 1, 1, {72, 700, 150, 20}));
        const auto sent = world.create(creation);
        domain::TagId proof;
        for (const domain::Tag& one : sent.tags)
            if (one.name == u"Proof") proof = one.id;
        auto upload = world.stores->blobs.createWriter();
        QVERIFY(upload && upload->write("I am who I am", 13));
        const service::Upload file{u"proof.txt"_s, std::make_shared<store::BlobWriter>(std::move(*upload))};
        const auto attached = world.service->attachments().attach(world.signer(sent, 1), proof, file);
        QVERIFY2(attached, attached ? "" : qPrintable(attached.error().detail.english()));
        auto values = world.valuesFor(sent, 1);
        values.values.removeIf([&](const wire::SignerValue& value) { return value.id == proof; });
        QVERIFY(world.service->signerOperations().finish(world.signer(sent, 1), values));
        runSignatures(world);
        QVERIFY(world.sign(sent, 2));
        const auto done = world.finalized(sent.id);
        judged(sealed(world, done, 0), 3);
        const QString text = outputOf(u"pdftotext"_s, {u"FILE"_s, u"-"_s}, sealed(world, done, 0));
        QVERIFY2(text.contains(u"proof.txt"_s), qPrintable(text));
        const auto audit = world.service->downloads().download(world.actor, done.id, u"audit"_s, {});
        QVERIFY(audit);
        QVERIFY(outputOf(u"pdfdetach"_s, {u"-list"_s, u"FILE"_s}, audit->content()).contains(u"proof.txt"_s));
    }

    void theSettings()
    {
        World world;
        wire::SettingsPatch patch;
        patch.userSetting.emplace();
        patch.userSetting->set(&domain::UserSetting::signaturePerSigner, true);
        const auto account = world.service->accounts().updateSettings(world.actor, patch);
        QVERIFY(account && account->userSetting.signaturePerSigner);
        auto creation = world.simple();
        creation.usesDefaultSignatures = true;
        QVERIFY(world.create(creation).setting.signaturePerSigner);
        const auto own = world.create(world.simple()); // rejected
        QVERIFY(!own.setting.signaturePerSigner);
        wire::DocumentPatch wanted;
        wanted.setting.emplace().fields.set(&domain::DocumentSetting::signaturePerSigner, true);
        QVERIFY(world.service->documents().update(world.actor, own.id, wanted)->setting.signaturePerSigner);
        QVERIFY(
            world.service->documents().update(world.actor, own.id, statusPatch(SigningStatus::InProgress)));
        wanted.setting->fields.set(&domain::DocumentSetting::signaturePerSigner, false);
        QCOMPARE(codeOf(world.service->documents().update(world.actor, own.id, wanted)), ErrorCode::State);
        QVERIFY(world.reload(own.id).setting.signaturePerSigner);
    }
};

INK_TEST(TestSignerSignatures, "tst_signersignatures")

} // namespace tst_signersignatures

#include "tst_signersignatures.moc"
