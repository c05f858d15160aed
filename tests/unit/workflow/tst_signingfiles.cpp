// Files that a signer on this screen attaches to fields.
#include "app/domain/document/document.h"
#include "app/workflow/signing/inpersonsession.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"
#include "tests/unit/workflow/fakeservice.h"

#include <QFile>
#include <QSignalSpy>
#include <QTest>

namespace tst_signingfiles {

using namespace ink;
using namespace ink::domain;
using namespace ink::workflow;
using ink::test::FakeTransport;
using ink::test::Office;
using ink::test::Outcome;

namespace {

/** A sent document with a text and two file fields, and the signer's side of it. */
struct Desk
{
    Office office;
    DocumentId id;
    QString guid;
    QHash<TagId, qint64> sizes;
    std::unique_ptr<InPersonSession> signing;

    bool open()
    {
        if (!office.open()) return false;
        Document document = test::sendableDraft();
        document.tags = {test::tag(TagType::Text, QStringLiteral("name"), 1, 1, 72, 100),
                         test::tag(TagType::Attachment, QStringLiteral("proof"), 1, 1, 72, 200),
                         test::tag(TagType::Attachment, QStringLiteral("plan"), 1, 1, 72, 300)};
        document.tags[0].isMandatory = document.tags[2].isMandatory = false;
        id = office.service.add(document);
        office.service.document(id).status = SigningStatus::InProgress;
        guid = office.service.document(id).invitations.first().guid;
        office.transport->setHandler([this](const api::Request& request) { return handle(request); });
        signing = std::make_unique<InPersonSession>(office.session);
        Outcome<void> opened;
        signing->open(id, guid, signing.get(), opened.done());
        return opened.wait() && opened.result;
    }
    [[nodiscard]] api::Response view()
    {
        wire::SignerView view;
        view.title = office.service.document(id).title;
        view.canFinish = true;
        for (const Tag& tag : std::as_const(office.service.document(id).tags))
            view.tags.append({tag, true, sizes.value(tag.id)});
        return FakeTransport::json(wire::toJson(view));
    }
    Result<api::Response> handle(const api::Request& request)
    {
        if (!request.path.startsWith(QStringLiteral("/sign/"))) return office.service.handle(request);
        const TagId target(request.path.section(QLatin1Char('/'), -1).toLongLong());
        for (Tag& tag : office.service.document(id).tags) {
            if (tag.id != target) continue;
            const bool isPut = request.method == api::Method::Put;
            tag.text = isPut ? request.bodyFile.name : QString();
            sizes[target] = isPut ? QFile(request.bodyFile.path).size() : 0;
        }
        return view();
    }
    [[nodiscard]] Tag tag(const char* name) const
    {
        for (const Tag& one : signing->form().tags())
            if (one.name == QLatin1String(name)) return one;
        return {};
    }
    [[nodiscard]] QString file(const QString& name, const QByteArray& bytes) const
    {
        QFile out(office.dir.filePath(name));
        if (out.open(QIODevice::WriteOnly)) out.write(bytes);
        return out.fileName();
    }
    [[nodiscard]] int asked(api::Method method) const
    {
        const auto& all = office.transport->requests();
        return static_cast<int>(std::count_if(all.begin(), all.end(), [method](const auto& request) {
            return request.method == method && request.path.contains(QLatin1String("/attachments/"));
        }));
    }
    Result<void> attach(const char* name, const QString& path)
    {
        Outcome<void> attached;
        signing->attach(tag(name).id, path, signing.get(), attached.done());
        if (attached.calls != 0 || !attached.wait()) return fail(ErrorCode::Timeout);
        return attached.result;
    }
};

} // namespace

class TestSigningFiles final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void attachesReplacesAndTakesAway()
    {
        Desk desk;
        QVERIFY(desk.open());
        QCOMPARE(desk.signing->form().missing(), QList{desk.tag("proof").id});
        QSignalSpy sending(desk.signing.get(), &InPersonSession::uploadChanged);
        QVERIFY(desk.attach("proof", desk.file(QStringLiteral("pay slip.txt"), "3000 Euro")));
        QCOMPARE(sending.size(), 2);
        QVERIFY(!desk.signing->upload());
        QCOMPARE(desk.tag("proof").text, QStringLiteral("pay slip.txt"));
        QCOMPARE(desk.signing->form().attachedBytes(desk.tag("proof").id), 9);
        QVERIFY(desk.signing->form().missing().isEmpty());
        QVERIFY(desk.attach("proof", desk.file(QStringLiteral("b.pdf"), "%PDF-1.7")));
        QCOMPARE(desk.tag("proof").text, QStringLiteral("b.pdf"));
        Outcome<void> gone;
        desk.signing->detach(desk.tag("proof").id, this, gone.done());
        QVERIFY(gone.wait());
        QVERIFY(gone.result);
        QCOMPARE(desk.tag("proof").text, QString());
        QCOMPARE(desk.signing->form().attachedBytes(desk.tag("proof").id), 0);
        QCOMPARE(desk.asked(api::Method::Put), 2);
        QCOMPARE(desk.asked(api::Method::Delete), 1);
    }

    void refusesBeforeAnythingIsSent()
    {
        Desk desk;
        QVERIFY(desk.open());
        const auto codeOf = [&](const char* name, const QString& path) {
            const auto attached = desk.attach(name, path);
            return attached ? QString() : errorCodeName(attached.error().code);
        };
        QCOMPARE(codeOf("proof", desk.file(QStringLiteral("run.exe"), "MZ")), QStringLiteral("media_type"));
        QCOMPARE(codeOf("proof", desk.file(QStringLiteral("a.pdf"), "MZ")), QStringLiteral("media_type"));
        QCOMPARE(codeOf("proof", desk.file(QStringLiteral("a.pdf"), {})), QStringLiteral("validation"));
        QCOMPARE(codeOf("proof", desk.office.dir.filePath(QStringLiteral("none.pdf"))),
                 errorCodeName(ErrorCode::Io));
        QCOMPARE(codeOf("proof", desk.office.dir.path()), errorCodeName(ErrorCode::Io));
        QCOMPARE(codeOf("name", desk.file(QStringLiteral("a.txt"), "a")), QStringLiteral("validation"));
        const QByteArray large = "%PDF-" + QByteArray(10 * 1024 * 1024, 'x');
        QCOMPARE(codeOf("proof", desk.file(QStringLiteral("large.pdf"), large)), QStringLiteral("too_large"));
        QCOMPARE(desk.asked(api::Method::Put), 0);
    }

    void theServicesLimitsCount()
    {
        Desk desk;
        QVERIFY(desk.open());
        AccountDetails account;
        account.id = AccountId(1);
        account.limits.attachmentBytes = 4;
        account.limits.signerAttachmentBytes = 6;
        desk.sizes[desk.tag("plan").id] = 4;
        desk.office.transport->answer(QStringLiteral("/v1/user/"), wire::toJson(account));
        Outcome<void> opened;
        desk.signing->open(desk.id, desk.guid, this, opened.done());
        QVERIFY(opened.wait());
        QTRY_COMPARE(desk.signing->limits().attachmentBytes, 4);
        const auto attached = desk.attach("proof", desk.file(QStringLiteral("a.txt"), "12345"));
        QVERIFY(!attached);
        QCOMPARE(attached.error().code, ErrorCode::TooLarge);
        QCOMPARE(desk.signing->form().attachedBytes(desk.tag("plan").id), 4);
        const auto together = desk.attach("proof", desk.file(QStringLiteral("a.txt"), "123"));
        QVERIFY(!together);
        QVERIFY(together.error().detail.english().startsWith(QLatin1String("Your files are larger than")));
        QVERIFY(desk.attach("proof", desk.file(QStringLiteral("a.txt"), "12")));
    }

    void aCancelledFileIsNotThere()
    {
        Desk desk;
        QVERIFY(desk.open());
        desk.office.transport->hang(QStringLiteral("/sign/*"));
        Outcome<void> attached;
        desk.signing->attach(desk.tag("proof").id, desk.file(QStringLiteral("a.txt"), "a"), this,
                             attached.done());
        QTRY_VERIFY(desk.signing->upload());
        QCOMPARE(desk.signing->upload()->name, QStringLiteral("a.txt"));
        QCOMPARE(desk.signing->upload()->total, 1);
        // RelatedRowsWriter neither another file nor finishing is possible.
        const auto another = desk.attach("plan", desk.file(QStringLiteral("b.txt"), "b"));
        QVERIFY(!another);
        QCOMPARE(another.error().code, ErrorCode::State);
        Outcome<void> finished;
        desk.signing->finish(this, finished.done());
        QVERIFY(finished.wait());
        QCOMPARE(finished.result.error().detail.english(), QStringLiteral("A file is still being uploaded."));
        desk.signing->cancelAttach();
        QVERIFY(attached.wait());
        QCOMPARE(attached.result.error().code, ErrorCode::Cancelled);
        QVERIFY(!desk.signing->upload());
        QCOMPARE(desk.tag("proof").text, QString());
    }

    void anAnswerFromBeforeDoesNotTakeTheFileAway()
    {
        Desk desk;
        QVERIFY(desk.open());
        desk.office.transport->hang(QStringLiteral("/sign/") + desk.guid + QStringLiteral("/values"));
        desk.signing->setValue(desk.tag("name").id, QStringLiteral("Ada"), {});
        QTRY_COMPARE(desk.office.transport->open(), 1);
        desk.office.service.document(desk.id).tags[0].text = QStringLiteral("Ada");
        const api::Response before = desk.view();
        QVERIFY(desk.attach("proof", desk.file(QStringLiteral("a.txt"), "a")));
        desk.office.transport->release(before);
        QTRY_COMPARE(desk.office.transport->open(), 0);
        QCoreApplication::processEvents();
        QCOMPARE(desk.tag("proof").text, QStringLiteral("a.txt"));
        QCOMPARE(desk.signing->form().attachedBytes(desk.tag("proof").id), 1);
        QCOMPARE(desk.tag("name").text, QStringLiteral("Ada"));
    }

    void aFilesAnswerLeavesWhatIsTyped()
    {
        Desk desk;
        QVERIFY(desk.open());
        desk.signing->setValue(desk.tag("name").id, QStringLiteral("Ada"), {});
        QVERIFY(desk.attach("proof", desk.file(QStringLiteral("a.txt"), "a"))); // knows no name yet
        QCOMPARE(desk.tag("name").text, QStringLiteral("Ada"));
        desk.signing->setValue(desk.tag("proof").id, QStringLiteral("made up.txt"), {});
        QCOMPARE(desk.tag("proof").text, QStringLiteral("a.txt"));
    }
};

INK_TEST(TestSigningFiles, "tst_signingfiles")

} // namespace tst_signingfiles

#include "tst_signingfiles.moc"
