// Two editors and a signer on the same documents of a PostgreSQL database: no step is lost or repeated.
#include "app/domain/document/document.h"
#include "app/domain/history/history.h"
#include "app/service/documents/documents.h"
#include "app/service/signers/signeroperations.h"
#include "tests/support/builders.h"
#include "tests/support/postgres.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"
#include "tests/unit/service/world.h"

#include <QProcess>
#include <QTemporaryFile>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace tst_corrections {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;
using domain::Document;
using domain::Invitation;
using domain::InvitationStatus;
using domain::SigningStatus;
using domain::TagType;

namespace {

/** The steps of one editor on a document. */
struct Edits
{
    int accepted = 0;
    int refused = 0; ///< the signer was faster
    QString last;    ///< set by the last accepted one
    QStringList faults;
};

} // namespace

class TestCorrections final : public QObject
{
    Q_OBJECT

    /** Corrects until it has had `count` responses; reloads after a conflict. */
    static Edits edit(World& world, domain::DocumentId id, int count, bool isName)
    {
        Edits edits;
        for (int i = 0; i < count;) {
            const auto now = world.service->documents().retrieve(world.actor, id);
            if (!now) {
                edits.faults.append(now.error().detail.english());
                return edits;
            }
            QList<Invitation> wanted = now->invitations;
            const QString value =
                isName ? u"Ada %1"_s.arg(edits.accepted + 1) : u"ada%1@example.org"_s.arg(edits.accepted + 1);
            (isName ? wanted[0].recipientName : wanted[0].recipientEmail) = value;
            const auto done =
                world.service->documents().replaceInvitations(world.actor, id, wanted, now->version);
            if (done) {
                ++i;
                ++edits.accepted;
                edits.last = value;
            } else if (done.error().code == ErrorCode::State) {
                ++i;
                ++edits.refused;
            } else if (done.error().code != ErrorCode::Version) {
                edits.faults.append(done.error().detail.english());
                return edits;
            }
        }
        return edits;
    }

    /** Adds the signatures of the signers so far to the files. */
    static void runSignatures(World& world)
    {
        while (const auto job = world.takeJob(store::JobKind::Signature)) {
            const auto retry = world.finalizer->signatures().run(*job);
            QVERIFY2(!retry, retry ? qPrintable(retry->reason.english()) : "");
        }
    }
    /** Another program finds both signatures and the seal valid. */
    static void judgeSealed(World& world, domain::DocumentId id)
    {
        const Document done = world.finalized(id);
        QCOMPARE(done.status, SigningStatus::Completed);
        const auto artifacts = world.stores->documents.artifacts(id);
        QVERIFY(artifacts);
        const auto isSigned = [](const auto& artifact) {
            return artifact.kind == store::DocumentStore::ArtifactKind::Signed;
        };
        const auto artifact = std::find_if(artifacts->begin(), artifacts->end(), isSigned);
        QVERIFY(artifact != artifacts->end());
        const auto blob = world.stores->blobs.read(artifact->sha256);
        QVERIFY(blob);
        QTemporaryFile file;
        QVERIFY(file.open() && file.write(blob->bytes().constData(), blob->bytes().size()) > 0);
        file.close();
        QProcess pdfsig;
        pdfsig.start(u"pdfsig"_s, {u"-nocert"_s, file.fileName()});
        if (!require(pdfsig.waitForStarted(), "pdfsig")) return;
        QVERIFY(pdfsig.waitForFinished(30'000));
        const QByteArray said = pdfsig.readAll();
        QVERIFY2(said.count("Signature is Valid") == 3, said.constData());
    }

private Q_SLOTS:
    /** INKSTONE_RACES sets the total number of steps. */
    void twoEditorsAndASigner()
    {
        if (!require(Postgres::shared(), "PostgreSQL")) return;
        const int steps = qEnvironmentVariableIsSet("INKSTONE_RACES")
                              ? qEnvironmentVariableIntValue("INKSTONE_RACES")
                              : 1'000;
        constexpr int each = 25;       // of an editor, in one document
        constexpr int sealedEach = 15; // also verified, which takes longer than the race
        World world(Postgres::shared()->newDatabase());
        const service::StagedFile file = world.simple().files.constFirst();
        int made = 0;
        int signedAmid = 0;
        int sealed = 0;
        for (int document = 0; made < steps; ++document) {
            auto creation = world.simple(SigningStatus::InProgress);
            creation.files = {file};
            const bool isSealed = document % sealedEach == 0;
            creation.document.setting.signaturePerSigner = isSealed;
            creation.document.invitations.append(invitation(u"Bob"_s, u"bob@example.org"_s));
            creation.document.tags.append(tag(TagType::Signature, u"Bob's"_s, 1, 2, 300, 600));
            const Document sent = world.create(creation);
            Edits names;
            Edits addresses;
            std::atomic<bool> isOver = false;
            int opened = 0;
            bool hasSigned = false;
            std::vector<std::thread> threads;
            threads.emplace_back([&] { names = edit(world, sent.id, each, true); });
            threads.emplace_back([&] { addresses = edit(world, sent.id, each, false); });
            threads.emplace_back([&] {
                // Opens every link that it gets, and signs with one of them.
                const int signsAt = document % 3 == 0 ? 1'000'000 : document % 7;
                while (!isOver && !hasSigned) {
                    const auto now = world.service->documents().retrieve(world.actor, sent.id);
                    if (!now) continue;
                    opened +=
                        world.service->signerOperations().view(world.signer(*now, 1)).has_value() ? 1 : 0;
                    if (opened > signsAt) hasSigned = world.sign(*now, 1).has_value();
                }
            });
            threads[0].join();
            threads[1].join();
            isOver = true;
            threads[2].join();
            QCOMPARE(names.faults + addresses.faults, QStringList());
            made += 2 * each + opened;

            const Document after = world.reload(sent.id);
            QCOMPARE(domain::firstBrokenLink(after.histories), -1);
            const QStringList told = events(after);
            QCOMPARE(told.count(u"recipient_changed"_s), names.accepted + addresses.accepted);
            QCOMPARE(told.count(u"signed"_s), hasSigned ? 1 : 0);
            const Invitation& ada = after.invitations.at(0);
            QCOMPARE(ada.recipientName, names.last.isEmpty() ? u"Ada"_s : names.last);
            QCOMPARE(ada.recipientEmail, addresses.last.isEmpty() ? u"ada@example.org"_s : addresses.last);
            QCOMPARE(ada.status == InvitationStatus::Finalized, hasSigned);
            if (hasSigned) {
                ++signedAmid;
                QCOMPARE(told.lastIndexOf(u"recipient_changed"_s) < told.indexOf(u"signed"_s), true);
            } else {
                QCOMPARE(names.refused + addresses.refused, 0);
                QVERIFY(world.sign(after, 1));
            }
            runSignatures(world);
            QVERIFY(world.sign(world.reload(sent.id), 2));
            if (isSealed) {
                judgeSealed(world, sent.id);
                if (QTest::currentTestFailed()) return;
                ++sealed;
            } else {
                QVERIFY(world.takeJob(store::JobKind::Finalize));
            }
        }
        qInfo("%d steps, %d documents signed amid the corrections, %d sealed", made, signedAmid, sealed);
        QVERIFY(signedAmid > 0);
    }
};

INK_TEST(TestCorrections, "tst_corrections")

} // namespace tst_corrections

#include "tst_corrections.moc"
