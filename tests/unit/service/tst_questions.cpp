// Recipients ask the sender, who answers: recorded in the history, notified by email, and not on the sealed
// pages.
#include "app/domain/document/document.h"
#include "app/domain/history/history.h"
#include "app/domain/history/questions.h"
#include "app/service/documents/documents.h"
#include "app/service/rules/reasons.h"
#include "app/service/signers/signeroperations.h"
#include "app/store/documents/documentstore.h"
#include "app/wire/questioncodec.h"
#include "tests/support/builders.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"
#include "tests/unit/service/world.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTest>

namespace tst_questions {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;
using domain::Document;
using domain::SigningStatus;
using domain::TagType;

class TestQuestions final : public QObject
{
    Q_OBJECT

    static void mailing(World& world)
    {
        service::ServiceOptions options;
        options.baseUrl = u"https://sign.example.com"_s;
        options.hasMail = true;
        world.service = std::make_unique<service::SigningService>(*world.stores, world.clock, options);
    }
    /** Ada before Bob. */
    static Document running(World& world)
    {
        auto creation = world.simple(SigningStatus::InProgress);
        creation.document.invitations.append(
            invitation(u"Bob"_s, u"bob@example.org"_s, domain::ActionType::Signer, 2));
        creation.document.tags.append(tag(TagType::Signature, u"Bob's"_s, 1, 2, 300, 600));
        return world.create(creation);
    }
    static QStringList told(World& world)
    {
        QStringList told;
        while (const auto job = world.takeJob(store::JobKind::Mail)) {
            told.append(u"%1 %2 %3"_s.arg(job->payload.value(u"notice"_s).toString())
                            .arg(job->payload.value(u"question"_s).toInteger())
                            .arg(job->payload.value(u"answer"_s).toInteger()));
            auto transaction = store::Transaction::begin(*world.database).value();
            if (!world.stores->outbox.complete(transaction, job->id) || !transaction.commit()) break;
        }
        told.sort();
        return told;
    }

private Q_SLOTS:
    void askedAndAnswered()
    {
        World world;
        mailing(world);
        const Document sent = running(world);
        const auto ada = world.signer(sent, 1);
        (void)told(world);
        const auto asked =
            world.service->signerOperations().ask(ada, {u"  Which Tuesday is meant?\n"_s, 2, 100, 300});
        QVERIFY(asked);
        QVERIFY(asked->canAsk);
        QCOMPARE(asked->questions.size(), 1);
        QCOMPARE(asked->questions.at(0).text, u"Which Tuesday is meant?"_s);
        QCOMPARE(asked->questions.at(0).pageIndex, 2);
        QCOMPARE(asked->questions.at(0).top, 300);
        QVERIFY(asked->questions.at(0).actor.isEmpty());
        QVERIFY(told(world).contains(u"asked 1 0"_s));
        Document after = world.reload(sent.id);
        QCOMPARE(after.invitations.at(0).openQuestions, 1);
        QCOMPARE(after.histories.constLast().event, domain::HistoryEvent::QuestionAsked);
        QCOMPARE(after.histories.constLast().detail,
                 u"About page 2 (100 pt from the left, 300 pt from the top): Which Tuesday is meant?"_s);

        // The response was lost: a repetition changes nothing.
        QVERIFY(world.service->signerOperations().ask(ada, {u"Which Tuesday is meant?"_s, 2, 100, 300}));
        QCOMPARE(world.reload(sent.id).version, after.version);

        QVERIFY(world.service->documents().answerQuestion(world.actor, sent.id, 1, u"The next one."_s));
        QVERIFY(world.service->documents().answerQuestion(world.actor, sent.id, 1, u"The next one."_s));
        QCOMPARE(told(world), QStringList(u"answered 1 1"_s));
        after = world.reload(sent.id);
        QCOMPARE(after.invitations.at(0).openQuestions, 0);
        QCOMPARE(domain::firstBrokenLink(after.histories), -1);
        const auto view = world.service->signerOperations().view(ada);
        QCOMPARE(view->questions.at(0).answers.size(), 1);
        QCOMPARE(view->questions.at(0).answers.at(0).text, u"The next one."_s);
        QVERIFY(view->questions.at(0).answers.at(0).actor.isEmpty());
    }

    void othersDoNotReadIt()
    {
        World world;
        mailing(world);
        const Document sent = running(world);
        QVERIFY(
            world.service->signerOperations().ask(world.signer(sent, 1), {u"What does clause 4 mean?"_s}));
        const auto early = world.service->signerOperations().ask(world.signer(sent, 2), {u"May I sign?"_s});
        QCOMPARE(codeOf(early), ErrorCode::State);
        QVERIFY(early.error().detail.is(reason::questionsNotYet));
        QVERIFY(world.sign(sent, 1));
        const auto bobs = world.service->signerOperations().view(world.signer(sent, 2));
        QVERIFY(bobs->canAsk);
        QVERIFY(bobs->questions.isEmpty());
        const auto again =
            world.service->signerOperations().ask(world.signer(sent, 2), {u"What does clause 4 mean?"_s});
        QCOMPARE(again->questions.size(), 1);
        QCOMPARE(again->questions.at(0).number, 2);
    }

    void limitsAndPlaces()
    {
        World world;
        mailing(world);
        const Document sent = running(world);
        const auto ada = world.signer(sent, 1);
        QCOMPARE(codeOf(world.service->signerOperations().ask(ada, {u" \n"_s})), ErrorCode::Validation);
        QCOMPARE(fieldsOf(world.service->signerOperations().ask(ada, {u"Here?"_s, 9, 0, 0})),
                 QStringList(u"pageIndex"_s));
        QCOMPARE(fieldsOf(world.service->signerOperations().ask(ada, {u"Here?"_s, 1, 5000, 0})),
                 QStringList(u"left"_s));
        QCOMPARE(fieldsOf(world.service->signerOperations().ask(ada, {u"Here?"_s, 1, 0, 5000})),
                 QStringList(u"top"_s));
        for (int i = 1; i <= domain::maxQuestionsPerHour; ++i) {
            QVERIFY(world.service->signerOperations().ask(ada, {u"Question %1"_s.arg(i)}));
            world.clock.advance(std::chrono::minutes(1));
        }
        const auto refused = world.service->signerOperations().ask(ada, {u"One more"_s});
        QCOMPARE(codeOf(refused), ErrorCode::RateLimit);
        QCOMPARE(refused.error().retryAfterMs, 50 * 60 * 1000);
        world.clock.advance(std::chrono::minutes(51));
        QVERIFY(world.service->signerOperations().ask(ada, {u"One more"_s}));
        QCOMPARE(codeOf(world.service->documents().answerQuestion(world.actor, sent.id, 99, u"?"_s)),
                 ErrorCode::NotFound);
        QCOMPARE(codeOf(world.service->documents().answerQuestion(world.actor, sent.id, 1, u" "_s)),
                 ErrorCode::Validation);
        const auto stranger = world.addAccount(u"stranger@example.org"_s);
        QCOMPARE(codeOf(world.service->documents().answerQuestion(stranger, sent.id, 1, u"No."_s)),
                 ErrorCode::NotFound);
        QCOMPARE(world.reload(sent.id).invitations.at(0).openQuestions, domain::maxQuestionsPerHour + 1);
    }

    /** A person who replaces another one can neither read their questions nor answer for them. */
    void goesWithThePerson()
    {
        World world;
        mailing(world);
        const Document sent = running(world);
        QVERIFY(world.service->signerOperations().ask(world.signer(sent, 1), {u"Which annex?"_s}));
        QList<domain::Invitation> wanted = world.reload(sent.id).invitations;
        wanted[0].recipientName = u"Ada Lovelace"_s;
        QVERIFY(world.service->documents().replaceInvitations(world.actor, sent.id, wanted, std::nullopt));
        Document after = world.reload(sent.id);
        QCOMPARE(after.invitations.at(0).openQuestions, 1);
        QCOMPARE(world.service->signerOperations().view(world.signer(after, 1))->questions.size(), 1);
        wanted = after.invitations;
        wanted[0].recipientName = u"Eve"_s;
        wanted[0].recipientEmail = u"eve@example.org"_s;
        QVERIFY(world.service->documents().replaceInvitations(world.actor, sent.id, wanted, std::nullopt));
        after = world.reload(sent.id);
        QCOMPARE(after.invitations.at(0).openQuestions, 0);
        QVERIFY(world.service->signerOperations().view(world.signer(after, 1))->questions.isEmpty());
    }

    void notInTheSealedPages()
    {
        World world;
        mailing(world);
        const Document sent = world.create(world.simple(SigningStatus::InProgress));
        const auto ada = world.signer(sent, 1);
        QVERIFY(world.service->signerOperations().ask(ada, {u"Marmalade clause"_s, 1, 50, 50}));
        QVERIFY(world.service->documents().answerQuestion(world.actor, sent.id, 1, u"Tangerine answer"_s));
        QVERIFY(world.sign(sent, 1));
        // The seal covers the history, so nothing can be added from now on.
        QCOMPARE(codeOf(world.service->signerOperations().ask(ada, {u"Too late?"_s})), ErrorCode::State);
        QCOMPARE(codeOf(world.service->documents().answerQuestion(world.actor, sent.id, 1, u"Too late"_s)),
                 ErrorCode::State);
        const Document done = world.finalized(sent.id);
        QCOMPARE(done.status, SigningStatus::Completed);
        QCOMPARE(domain::firstBrokenLink(done.histories), -1);
        QCOMPARE(domain::questionsOf(done.histories).constFirst().answers.size(), 1);
        const QString program = QStandardPaths::findExecutable(u"pdftotext"_s);
        if (!require(!program.isEmpty(), "pdftotext")) return;
        const auto artifacts = world.stores->documents.artifacts(sent.id);
        QVERIFY(artifacts && !artifacts->isEmpty());
        QString all;
        for (const auto& artifact : *artifacts) {
            QProcess process;
            process.start(program, {world.stores->blobs.localFile(artifact.sha256).value(), u"-"_s});
            QVERIFY(process.waitForFinished());
            all += QString::fromUtf8(process.readAllStandardOutput());
        }
        QVERIFY(all.contains("Question to the sender"_L1));
        QVERIFY(all.contains("Question answered"_L1));
        QVERIFY(!all.contains("Marmalade"_L1));
        QVERIFY(!all.contains("Tangerine"_L1));
    }
};

INK_TEST(TestQuestions, "tst_questions")

} // namespace tst_questions

#include "tst_questions.moc"
