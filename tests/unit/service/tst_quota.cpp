// Quotas of accounts; a rejected upload leaves nothing.
#include "app/domain/document/document.h"
#include "app/service/accounts/accounts.h"
#include "app/service/documents/documentfiles.h"
#include "app/service/documents/documents.h"
#include "app/service/documents/templatedocuments.h"
#include "app/service/files/quota.h"
#include "app/wire/accountcodec.h"
#include "app/wire/templatecodec.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"
#include "tests/unit/service/world.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

namespace tst_quota {

using namespace ink;
using namespace ink::domain;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;
using service::Documents;
using service::ServiceOptions;
using service::SigningService;
using service::StagedFile;

class TestQuota final : public QObject
{
    Q_OBJECT

    std::unique_ptr<World> w;

    void limit(const service::AccountQuota& quota)
    {
        ServiceOptions options;
        options.baseUrl = u"http://127.0.0.1:1"_s;
        options.quota = quota;
        w->service = std::make_unique<SigningService>(*w->stores, w->clock, options);
    }
    /** Names of all stored files. */
    QStringList blobs() const
    {
        QStringList names;
        QDirIterator files(w->folder.filePath(u"blobs"_s), QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            files.next();
            names.append(files.fileName());
        }
        names.sort();
        return names;
    }
    /** Stages a file that came with a request, like the HTTP server. */
    StagedFile staged(const QByteArray& bytes) const
    {
        const auto hold = w->stores->blobs.hold(bytes).value();
        return {u"lease.pdf"_s, hold->sha256(), bytes.size(), hold};
    }
    Documents::Creation creation(const QByteArray& bytes, SigningStatus status = SigningStatus::Draft)
    {
        Documents::Creation made;
        made.document = emptyDraft();
        made.document.status = status;
        made.document.invitations = {invitation(u"Ada"_s, u"ada@example.org"_s)};
        made.document.tags = {tag(TagType::Signature, u"Signature 1"_s, 1, 1, 72, 600)};
        made.files = {staged(bytes)};
        return made;
    }
    Result<QList<Document>> create(const QByteArray& bytes, SigningStatus status = SigningStatus::Draft)
    {
        return w->service->documents().create(w->actor, {creation(bytes, status)});
    }
    template <typename T> static bool isFull(const Result<T>& result)
    {
        return !result && result.error().code == ErrorCode::TooLarge &&
               result.error().reason == u"account_full"_s &&
               result.error().detail.english().startsWith(u"This account has reached its"_s);
    }

private Q_SLOTS:
    void init() { w = std::make_unique<World>(); }

    void documentsAreLimited()
    {
        limit({0, 2});
        const auto first = create(makePdf(1, u"1"_s)).value().constFirst();
        QVERIFY(create(makePdf(1, u"2"_s)));
        const QStringList before = blobs();
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"Account 1 has reached its quota: .*"_s));
        const auto refused = create(makePdf(1, u"3"_s));
        QVERIFY2(isFull(refused), qPrintable(refused ? QString() : refused.error().detail.english()));
        QCOMPARE(blobs(), before); // nothing is left of it
        QCOMPARE(w->service->quota().fullAccounts(10)->size(), 1);

        // The trash counts; purged documents don't.
        QVERIFY(w->service->documents().remove(w->actor, first.id));
        QVERIFY(isFull(create(makePdf(1, u"3"_s))));
        QVERIFY(w->service->documents().purge(w->actor, first.id));
        QVERIFY(create(makePdf(1, u"3"_s)));
        QVERIFY(isFull(w->service->quota().checkSpace(w->actor, 1, 0)));
        const service::Actor other = w->addAccount(u"other@example.org"_s);
        QVERIFY(w->service->documents().create(other, {creation(makePdf(1, u"4"_s))}));
    }

    void bytesAreLimited()
    {
        const QByteArray small = makePdf(1, u"small"_s);
        const QByteArray more = makePdf(2, u"more"_s);
        limit({small.size() + more.size(), 0});
        const auto draft = create(small).value().constFirst();
        QVERIFY(w->service->documentFiles().add(w->actor, draft.id, {staged(more)}));
        const QStringList before = blobs();
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"Account 1 has reached its quota: .*"_s));
        QVERIFY(
            isFull(w->service->documentFiles().add(w->actor, draft.id, {staged(makePdf(1, u"third"_s))})));
        QVERIFY(isFull(create(makePdf(1, u"fourth"_s))));
        QCOMPARE(blobs(), before);
    }

    void templatesCountForTheirAccount()
    {
        auto source = w->simple();
        source.document.type = DocumentType::BulkTemplate;
        source.document.invitations[0].recipientEmail.clear();
        const auto known = w->create(source);
        limit({0, 3});
        wire::TemplateUse use;
        use.signingStatus = SigningStatus::Draft;
        QVERIFY(w->service->templates().create(w->actor, known.id, use));
        wire::BulkRequest rows;
        rows.rows = {{.recipient = {u"Ben"_s, u"ben@example.org"_s}},
                     {.recipient = {u"Eva"_s, u"eva@example.org"_s}}};
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"Account 1 has reached its quota: .*"_s));
        QVERIFY(isFull(w->service->templates().sendBulk(w->actor, known.id, rows)));
        rows.rows.removeLast();
        QVERIFY(w->service->templates().sendBulk(w->actor, known.id, rows));
        QVERIFY(isFull(w->service->templates().create(w->actor, known.id, use)));
    }

    void aVisitorOfALinkLearnsNothing()
    {
        auto source = w->simple(SigningStatus::InProgress);
        source.document.type = DocumentType::TemplateLink;
        source.document.invitations[0].actionType = ActionType::OpenSigner;
        const auto link = w->create(source);
        limit({0, 1});
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"Account 1 has reached its quota: .*"_s));
        const auto refused =
            w->service->templates().startFromLink(w->signer(link, 1), {u"Ben"_s, u"ben@example.org"_s, {}});
        QCOMPARE(codeOf(refused), ErrorCode::State);
        QVERIFY(!refused.error().detail.english().contains(u"full"_s));
        QCOMPARE(w->service->accounts().details(w->actor)->chargesCents, 0);
    }

    void sealingGoesOnBeyondTheQuota()
    {
        const auto sent = w->create(w->simple(SigningStatus::InProgress));
        limit({1, 1});
        QVERIFY(w->sign(sent, 1));
        QCOMPARE(w->finalized(sent.id).status, SigningStatus::Completed);
    }

    /** Each is rejected for a different reason; the file was new. */
    void nothingIsLeftOfWhatIsRefused()
    {
        const QStringList before = blobs();
        QCOMPARE(codeOf(create("%PDF-1.7 no pages")), ErrorCode::UnreadablePdf);
        QCOMPARE(blobs(), before);
        auto nobody = creation(makePdf(1, u"nobody"_s), SigningStatus::InProgress);
        nobody.document.invitations.clear();
        QCOMPARE(codeOf(w->service->documents().create(w->actor, {nobody})), ErrorCode::Validation);
        nobody.files.clear();
        QCOMPARE(blobs(), before);
        wire::SettingsPatch patch;
        patch.userSetting.emplace().set(&domain::UserSetting::spendLimitCents, 0);
        QVERIFY(w->service->accounts().updateSettings(w->actor, patch));
        QCOMPARE(codeOf(create(makePdf(1, u"dear"_s), SigningStatus::InProgress)), ErrorCode::SpendLimit);
        QCOMPARE(blobs(), before);
        auto folder = creation(makePdf(1, u"folder"_s));
        folder.document.folderId = FolderId(999);
        QCOMPARE(codeOf(w->service->documents().create(w->actor, {folder})), ErrorCode::Validation);
        folder.files.clear();
        QCOMPARE(blobs(), before);

        // A damaged file is stored repaired; both versions are removed.
        QByteArray damaged = makePdf(1, u"damaged"_s);
        damaged.truncate(damaged.lastIndexOf("startxref"));
        auto repaired = creation(damaged);
        repaired.document.folderId = FolderId(999);
        QCOMPARE(codeOf(w->service->documents().create(w->actor, {repaired})), ErrorCode::Validation);
        repaired.files.clear();
        QCOMPARE(blobs(), before);
        const auto kept = create(damaged);
        QVERIFY2(kept, kept ? "" : qPrintable(kept.error().detail.english()));
        // The upload itself was removed.
        QCOMPARE(blobs(), QStringList{kept->constFirst().files.at(0).sha256});
    }
};

INK_TEST(TestQuota, "tst_quota")

} // namespace tst_quota

#include "tst_quota.moc"
