// Real files by others: each is rejected at upload with a reason, or it can be sent, signed, sealed and
// verified.
#include "app/domain/document/fileintake.h"
#include "app/pdf/verify/verifier.h"
#include "app/service/documents/documents.h"
#include "app/service/files/downloads.h"
#include "tests/support/builders.h"
#include "tests/support/paths.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"
#include "tests/support/worktimer.h"
#include "tests/unit/service/world.h"

#include <QDir>
#include <QTest>

namespace tst_corpus {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

class TestCorpus final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyFile();
};

void TestCorpus::everyFile()
{
    const QDir corpus(ink::test::corpusPath(QStringLiteral("pdf")));
    const QStringList files = corpus.entryList({u"*.pdf"_s}, QDir::Files, QDir::Name);
    if (!requireCorpus(!files.isEmpty())) return;
    World world;
    QStringList stuck;
    int sealed = 0;
    int refused = 0;
    qint64 slowest = 0;
    for (const QString& name : files) {
        QFile file(corpus.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        const test::WorkTimer timer;
        auto creation = world.simple(domain::SigningStatus::InProgress);
        creation.files = {world.stage(name, bytes)};
        auto signature = tag(domain::TagType::Signature, u"Signature"_s, 1, 1, 0, 0);
        signature.rect = {0, 0, 6, 6}; // fits on the smallest page
        creation.document.tags = {signature};
        const auto made = world.service->documents().create(world.actor, {creation});
        QString outcome;
        if (!made) {
            QVERIFY2(made.error().code == ErrorCode::UnreadablePdf ||
                         made.error().code == ErrorCode::Validation,
                     qPrintable(name + made.error().detail.english()));
            QVERIFY2(!made.error().detail.english().isEmpty(), qPrintable(name));
            outcome = u"refused: "_s + made.error().detail.english();
            ++refused;
        } else {
            const auto signedIt = world.sign(made->constFirst(), 1);
            QVERIFY2(signedIt, qPrintable(name));
            const auto job = world.takeJob(store::JobKind::Finalize);
            QVERIFY(job);
            if (const auto retry = world.finalizer->run(*job)) {
                outcome = u"STUCK: "_s + retry->reason.english();
                stuck.append(name + u": "_s + retry->reason.english());
            } else {
                const auto done = world.reload(made->constFirst().id);
                const auto result = world.service->downloads().download(world.actor, done.id, u"esign"_s, {});
                // A file that was rewritten or decrypted at intake begins with the stored version.
                const bool isKept = done.files.constFirst().intake.uploadedSha256.isEmpty();
                QVERIFY(result && (!isKept || result->content().startsWith(bytes)));
                outcome = u"sealed, %1 pages"_s.arg(done.pageCount());
                ++sealed;
            }
        }
        const qint64 time = timer.elapsed();
        slowest = std::max(slowest, time);
        qInfo("%6lld ms  %-55s %s", time, qPrintable(name), qPrintable(outcome));
        QVERIFY2(time < 5000, qPrintable(name));
    }
    qInfo("%d sealed, %d refused, slowest %lld ms", sealed, refused, slowest);
    QVERIFY2(stuck.isEmpty(), qPrintable(stuck.join(u'\n')));
    QVERIFY(sealed > refused);
}

INK_TEST(TestCorpus, "tst_corpus")

} // namespace tst_corpus

#include "tst_corpus.moc"
