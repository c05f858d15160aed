#include "app/domain/document/document.h"
#include "app/wire/errorcodec.h"
#include "app/workflow/signing/inpersonsession.h"
#include "tests/support/builders.h"
#include "tests/support/events.h"
#include "tests/support/testmain.h"
#include "tests/unit/workflow/fakeservice.h"

#include <QJsonDocument>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

namespace tst_signinperson {

using namespace ink;
using namespace ink::domain;
using namespace ink::workflow;
using ink::test::FakeTransport;
using ink::test::Office;
using ink::test::Outcome;

namespace {

/** A sent document with one signer who has five tags, and the signer's side of it. */
struct Table
{
    Office office;
    DocumentId id;
    QString guid;
    wire::SignerValues lastValues;
    int saves = 0;
    QString refusedText; ///< no value may be this
    int finishes = 0;
    int shownVersion = 0; ///< supported by this service
    bool tellsFingerprints = false;
    std::optional<wire::ShownValues> shown; ///< of the last finish
    QList<wire::ShownDifference> differing; ///< reported by the next finish
    wire::FinishRequest lastFinish;
    bool finishedAnonymously = true;
    QList<Question> questions;
    std::unique_ptr<InPersonSession> signing;

    bool open()
    {
        if (!office.open()) return false;
        Document document = test::sendableDraft();
        document.tags.clear();
        const auto add = [&](TagType type, const char* name, int page, int left, int top) {
            Tag tag = test::tag(type, QString::fromLatin1(name), page, 1, left, top);
            tag.isMandatory = true;
            document.tags.append(tag);
        };
        add(TagType::Signature, "sig", 2, 72, 300);
        add(TagType::Text, "name", 1, 200, 100);
        add(TagType::Date, "date", 1, 72, 100);
        add(TagType::Radio, "red", 1, 72, 400);
        add(TagType::Radio, "blue", 1, 172, 400);
        document.tags[3].groupName = document.tags[4].groupName = QStringLiteral("colour");
        id = office.service.add(document);
        office.service.document(id).status = SigningStatus::InProgress;
        guid = office.service.document(id).invitations.first().guid;
        office.transport->setHandler([this](const api::Request& request) { return handle(request); });
        signing = std::make_unique<InPersonSession>(office.session);
        Outcome<void> opened;
        signing->open(id, guid, signing.get(), opened.done());
        return opened.wait() && opened.result;
    }
    Result<api::Response> handle(const api::Request& request)
    {
        if (!request.path.startsWith(QStringLiteral("/sign/"))) return office.service.handle(request);
        const bool finishing = request.path.endsWith(QStringLiteral("/finish"));
        if ((!request.isAnonymous && !finishing) || request.path.section(QLatin1Char('/'), 2, 2) != guid)
            return FakeTransport::json({}, 404);
        Document& document = office.service.document(id);
        const QJsonObject body = QJsonDocument::fromJson(request.body).object();
        if (request.method == api::Method::Put) {
            const auto values = *wire::signerValuesFromJson(body);
            for (qsizetype at = 0; at < values.values.size(); ++at)
                if (!refusedText.isEmpty() && values.values.at(at).text == refusedText)
                    return FakeTransport::json(
                        wire::toJson(failField(ErrorCode::Validation, QStringLiteral("values[%1]").arg(at),
                                               Message::literal(QStringLiteral("Wrong.")))
                                         .value()),
                        400);
            ++saves;
            lastValues = values;
        } else if (request.path.endsWith(QStringLiteral("/finish"))) {
            ++finishes;
            const auto finish = *wire::finishRequestFromJson(body);
            lastFinish = finish;
            finishedAnonymously = request.isAnonymous;
            if (finish.code == QStringLiteral("wrong")) return FakeTransport::json({}, 403);
            shown = finish.shown;
            if (!differing.isEmpty()) {
                Error error;
                error.code = ErrorCode::State;
                error.detail = Message::literal(QStringLiteral("Values changed."));
                error.reason = wire::shownDiffersReason;
                error.args = wire::toJson(std::exchange(differing, {}));
                return FakeTransport::json(wire::toJson(error), 409);
            }
            lastValues = finish.values;
            document.invitations[0].status = InvitationStatus::Finalized;
        } else if (request.path.endsWith(QStringLiteral("/questions"))) {
            const auto asked = *wire::questionRequestFromJson(body);
            Question question;
            question.number = questions.size() + 1;
            question.text = asked.text;
            question.pageIndex = asked.pageIndex;
            question.left = asked.left;
            question.top = asked.top;
            questions.append(question);
        } else if (request.path.endsWith(QStringLiteral("/reject"))) {
            document.invitations[0].status = InvitationStatus::Rejected;
        }
        for (const auto& value : lastValues.values)
            for (Tag& tag : document.tags)
                if (tag.id == value.id) tag.text = value.text, tag.image = value.image;
        wire::SignerView view;
        view.title = document.title;
        view.myStatus = document.invitations.first().status;
        view.canFinish = true;
        view.shownVersion = shownVersion;
        view.canAsk = true;
        view.questions = questions;
        view.consentText = QStringLiteral("Agreed?");
        view.consentLanguage = QStringLiteral("en");
        for (const Tag& tag : document.tags)
            view.tags.append({tag, true});
        if (tellsFingerprints) wire::setFingerprints(view);
        return FakeTransport::json(wire::toJson(view));
    }
    TagId tag(const char* name) const
    {
        for (const Tag& one : signing->form().tags())
            if (one.name == QString::fromLatin1(name)) return one.id;
        return {};
    }
    Tag& stored(const char* name)
    {
        QList<Tag>& tags = office.service.document(id).tags;
        return *std::find_if(tags.begin(), tags.end(),
                             [name](const Tag& one) { return one.name == QString::fromLatin1(name); });
    }
    void fillIn()
    {
        signing->setValue(tag("name"), QStringLiteral("100 EUR"), {});
        signing->setValue(tag("date"), QStringLiteral("2026-03-01"), {});
        signing->setValue(tag("red"), QStringLiteral("true"), {});
        signing->setValue(tag("sig"), {}, test::tinyPng());
    }
    QString text(const char* name) const
    {
        for (const Tag& one : signing->form().tags())
            if (one.name == QString::fromLatin1(name)) return one.text;
        return {};
    }
};

} // namespace

class TestSignInPerson final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void guidesThroughWhatIsMissing();
    void savesAMomentAfterTheLastValue();
    void whatIsTypedDuringASaveStays();
    void leavingSavesWhatIsNotRefused();
    void finishes();
    void tellsWhatItShows();
    void signsWhatWasOnTheScreen();
    void showsWhatTheSenderCorrects();
    void comparesWithWhatTheServiceHas();
    void checksBeforeItAsks();
    void rejectsWithAReason();
    void asksAndKeepsWhatIsTyped();
    void refusesAForeignSigningAddress();
};

void TestSignInPerson::guidesThroughWhatIsMissing()
{
    Table table;
    QVERIFY(table.open());
    QCOMPARE(table.signing->form().tags().size(), 5);
    for (const File& file : table.signing->form().document().files)
        QVERIFY(!table.signing->fileBytes(file.id).isEmpty());
    QCOMPARE(table.signing->form().missing(), (QList{table.tag("date"), table.tag("name"), table.tag("red"),
                                                     table.tag("blue"), table.tag("sig")}));
    table.signing->setValue(table.tag("blue"), QStringLiteral("true"), {});
    QCOMPARE(table.signing->form().missing(),
             (QList{table.tag("date"), table.tag("name"), table.tag("sig")}));
    table.signing->setValue(table.tag("red"), QStringLiteral("true"), {});
    QCOMPARE(table.text("blue"), QStringLiteral("false"));
    table.signing->setValue(table.tag("sig"), {}, test::tinyPng());
    QCOMPARE(table.signing->form().missing(), (QList{table.tag("date"), table.tag("name")}));
}

void TestSignInPerson::savesAMomentAfterTheLastValue()
{
    Table table;
    QVERIFY(table.open());
    for (const char* text : {"A", "Ad", "Ada"})
        table.signing->setValue(table.tag("name"), QString::fromLatin1(text), {});
    QCOMPARE(table.saves, 0);
    QTRY_COMPARE(table.saves, 1);
    QCOMPARE(table.lastValues.values.size(), 1);
    QCOMPARE(table.lastValues.values.first().text, QStringLiteral("Ada"));
    test::processEvents(); // the response may start the next save's timer
    test::expireTimers(*table.signing);
    QCOMPARE(table.saves, 1);
}

void TestSignInPerson::whatIsTypedDuringASaveStays()
{
    Table table;
    QVERIFY(table.open());
    table.office.transport->hang(QStringLiteral("/sign/") + table.guid + QStringLiteral("/values"));
    table.signing->setValue(table.tag("name"), QStringLiteral("Ada"), {});
    QTRY_COMPARE(table.office.transport->open(), 1);
    const auto slow = table.office.transport->last();
    table.signing->setValue(table.tag("name"), QStringLiteral("Ada L."), {});
    table.office.transport->release(table.handle(slow));
    test::processEvents();
    QCOMPARE(table.text("name"), QStringLiteral("Ada L."));
    QTRY_COMPARE(table.lastValues.values.first().text, QStringLiteral("Ada L."));
    // A failed save is reported; finishing would send all values.
    table.office.transport->answer(QStringLiteral("/sign/*"), {}, 500);
    table.signing->setValue(table.tag("name"), QStringLiteral("x"), {});
    QTRY_VERIFY(table.signing->saveError());
    QCOMPARE(table.text("name"), QStringLiteral("x"));
}

/** The service refuses a request as a whole: the value that it refused before must not be in it. */
void TestSignInPerson::leavingSavesWhatIsNotRefused()
{
    Table table;
    QVERIFY(table.open());
    table.refusedText = QStringLiteral("wrong");
    table.signing->setValue(table.tag("name"), QStringLiteral("wrong"), {});
    QTRY_VERIFY(table.signing->saveError());
    const TagId date = table.tag("date");
    table.signing->setValue(date, QStringLiteral("2026-03-01"), {});
    table.signing->leave();
    QTRY_COMPARE(table.saves, 1);
    QCOMPARE(table.lastValues.values.size(), 1);
    QCOMPARE(table.lastValues.values.first().id, date);
}

void TestSignInPerson::finishes()
{
    Table table;
    QVERIFY(table.open());
    table.signing->setValue(table.tag("name"), QStringLiteral("Ada"), {});
    table.signing->setValue(table.tag("date"), QStringLiteral("2026-03-01"), {});
    table.signing->setValue(table.tag("red"), QStringLiteral("true"), {});
    table.signing->setValue(table.tag("sig"), {}, test::tinyPng());
    Outcome<void> wrong;
    table.signing->finish(QStringLiteral("wrong"), this, wrong.done());
    QVERIFY(wrong.wait());
    QCOMPARE(wrong.result.error().code, ErrorCode::Forbidden);
    Outcome<void> finished;
    table.signing->finish(this, finished.done());
    QVERIFY(finished.wait());
    QVERIFY2(finished.result, finished.result ? "" : qPrintable(finished.result.error().detail.english()));
    QCOMPARE(table.signing->form().view().myStatus, InvitationStatus::Finalized);
    QCOMPARE(table.lastValues.values.size(), 5);
    QVERIFY(!table.shown);                                             // not supported by this service
    QCOMPARE(table.lastFinish.consentText, QStringLiteral("Agreed?")); // the displayed text
    QCOMPARE(table.lastFinish.consentLanguage, QStringLiteral("en"));
    // A server without support for presence isn't told about it, and gets no credentials with a signer's
    // call.
    QVERIFY(!table.lastFinish.isInPerson && table.finishedAnonymously);
    QCOMPARE(table.office.service.document(table.id).tags.first().image, test::tinyPng());
    Outcome<void> twice;
    table.signing->finish(this, twice.done());
    QVERIFY(twice.wait());
    QCOMPARE(twice.result.error().code, ErrorCode::State);
    QCOMPARE(table.finishes, 2);
}

void TestSignInPerson::tellsWhatItShows()
{
    Table table;
    table.shownVersion = 1;
    QVERIFY(table.open());
    table.signing->setValue(table.tag("name"), QStringLiteral("100 EUR"), {});
    table.signing->setValue(table.tag("date"), QStringLiteral("2026-03-01"), {});
    table.signing->setValue(table.tag("red"), QStringLiteral("true"), {});
    table.signing->setValue(table.tag("sig"), {}, test::tinyPng());
    wire::ShownDifference other;
    other.id = table.tag("name");
    other.name = QStringLiteral("name");
    other.isEditable = true;
    other.shownText = QStringLiteral("100 EUR");
    other.storedText = QStringLiteral("999 EUR");
    table.differing = {other};
    Outcome<void> refused;
    table.signing->finish(this, refused.done());
    QVERIFY(refused.wait());
    QCOMPARE(refused.result.error().code, ErrorCode::State);
    QVERIFY(table.shown);
    QCOMPARE(table.shown->values.size(), 4);
    QCOMPARE(table.shown->digest, shownDigest(table.shown->values));
    QCOMPARE(table.signing->form().differences(), QList<wire::ShownDifference>{other});
    Outcome<void> open;
    table.signing->finish(this, open.done()); // not before one of the two is selected
    QVERIFY(open.wait());
    QCOMPARE(table.finishes, 1);
    table.lastValues = {};
    for (Tag& tag : table.office.service.document(table.id).tags)
        if (tag.id == other.id) tag.text = other.storedText;
    Outcome<void> settled;
    table.signing->resolve({{table.tag("name"), false}}, this, settled.done());
    QVERIFY(settled.wait() && settled.result);
    QVERIFY(table.signing->form().differences().isEmpty());
    QCOMPARE(table.text("name"), QStringLiteral("999 EUR"));
}

/** A value that arrives with the answer of a save under way at the click is not signed. */
void TestSignInPerson::signsWhatWasOnTheScreen()
{
    Table table;
    table.shownVersion = 1;
    table.tellsFingerprints = true;
    QVERIFY(table.open());
    table.fillIn();
    QTRY_COMPARE(table.saves, 1);
    table.office.transport->hang(QStringLiteral("/sign/") + table.guid + QStringLiteral("/values"));
    table.signing->setValue(table.tag("name"), QStringLiteral("200 EUR"), {});
    QTRY_COMPARE(table.office.transport->open(), 1);
    const auto slow = table.office.transport->last();
    Outcome<void> finished;
    table.signing->finish(this, finished.done());
    table.stored("date").text = QStringLiteral("2099-12-31"); // saved elsewhere
    table.stored("date").rect.top += 50;                      // and moved by the sender
    table.office.transport->release(table.handle(slow));
    QVERIFY(finished.wait());
    QVERIFY2(finished.result, finished.result ? "" : qPrintable(finished.result.error().detail.english()));
    QVERIFY(table.shown && !table.shown->fingerprint.isEmpty());
    const TagId date = table.office.service.document(table.id).tags.at(2).id;
    const auto seen = std::find_if(table.shown->values.begin(), table.shown->values.end(),
                                   [date](const ShownValue& value) { return value.id == date; });
    QVERIFY(seen != table.shown->values.end());
    QCOMPARE(seen->text, QStringLiteral("2026-03-01"));
    QVERIFY(seen->fingerprint != wire::fingerprintOf(table.stored("date")));
}

/** The screen follows corrections, keeps what was entered, and says so. */
void TestSignInPerson::showsWhatTheSenderCorrects()
{
    Table table;
    table.shownVersion = 1;
    table.tellsFingerprints = true;
    QVERIFY(table.open());
    QSignalSpy corrected(table.signing.get(), &InPersonSession::corrected);
    table.fillIn();
    table.stored("date").rect.top += 50;
    table.stored("name").isMandatory = false;
    QTRY_COMPARE(corrected.count(), 1); // with the answer of the save
    QCOMPARE(corrected.constFirst().constFirst().value<QList<TagId>>(),
             (QList{table.tag("name"), table.tag("date")}));
    QCOMPARE(corrected.constFirst().at(1).toBool(), false);
    QCOMPARE(table.text("name"), QStringLiteral("100 EUR"));
    const auto painted = [&](const char* name) {
        for (const Tag& tag : table.signing->form().filled().tags)
            if (tag.name == QString::fromLatin1(name)) return tag;
        return Tag();
    };
    QCOMPARE(painted("date").rect, table.stored("date").rect);
    QCOMPARE(painted("date").text, QStringLiteral("2026-03-01"));
    QVERIFY(!painted("name").isMandatory);

    // Nothing changes while the person confirms something.
    table.signing->hold();
    table.stored("date").rect.top += 50;
    table.signing->setValue(table.tag("name"), QStringLiteral("200 EUR"), {});
    QTRY_COMPARE(table.saves, 2);
    test::processEvents();
    QCOMPARE(corrected.count(), 1);
    QVERIFY(painted("date").rect != table.stored("date").rect);
    table.signing->release();
    table.signing->setValue(table.tag("name"), QStringLiteral("300 EUR"), {});
    QTRY_COMPARE(corrected.count(), 2);
    QCOMPARE(painted("date").rect, table.stored("date").rect);
}

/** A refusal brings both sides; what was entered and not saved stays. */
void TestSignInPerson::comparesWithWhatTheServiceHas()
{
    Table table;
    table.shownVersion = 1;
    table.tellsFingerprints = true;
    QVERIFY(table.open());
    table.fillIn();
    QTRY_COMPARE(table.saves, 1);
    table.signing->setValue(table.tag("name"), QStringLiteral("200 EUR"), {});
    table.stored("date").rect.top += 50;
    wire::ShownDifference moved;
    moved.id = table.tag("date");
    moved.name = QStringLiteral("date");
    moved.type = TagType::Date;
    moved.shownText = moved.storedText = QStringLiteral("2026-03-01");
    moved.isAppearanceDifferent = true;
    table.differing = {moved};
    Outcome<void> refused;
    table.signing->finish(this, refused.done());
    QVERIFY(refused.wait());
    QCOMPARE(table.signing->form().differences(), QList<wire::ShownDifference>{moved});
    const auto& stored = table.signing->form().storedTags();
    QCOMPARE(stored.size(), 5);
    QCOMPARE(stored.at(2).tag.rect, table.stored("date").rect);
    Outcome<void> settled;
    table.signing->resolve({}, this, settled.done());
    QVERIFY(settled.wait() && settled.result);
    QCOMPARE(table.text("name"), QStringLiteral("200 EUR"));
    QCOMPARE(table.text("date"), QStringLiteral("2026-03-01"));
    Outcome<void> finished;
    table.signing->finish(this, finished.done());
    QVERIFY(finished.wait());
    QVERIFY2(finished.result, finished.result ? "" : qPrintable(finished.result.error().detail.english()));
    QCOMPARE(table.stored("name").text, QStringLiteral("200 EUR"));
}

void TestSignInPerson::checksBeforeItAsks()
{
    Table table;
    QVERIFY(table.open());
    Outcome<void> finished;
    table.signing->finish(this, finished.done());
    QCOMPARE(finished.calls, 0);
    QVERIFY(finished.wait());
    QCOMPARE(finished.result.error().code, ErrorCode::Validation);
    QVERIFY(!finished.result.error().fields.isEmpty());
    QCOMPARE(table.finishes, 0);
}

void TestSignInPerson::rejectsWithAReason()
{
    Table table;
    QVERIFY(table.open());
    Outcome<void> silent;
    table.signing->reject(QStringLiteral("  "), this, silent.done());
    QVERIFY(silent.wait());
    QCOMPARE(silent.result.error().code, ErrorCode::Validation);
    Outcome<void> rejected;
    table.signing->reject(QStringLiteral("The rent is wrong"), this, rejected.done());
    QVERIFY(rejected.wait());
    QVERIFY(rejected.result);
    QCOMPARE(table.signing->form().view().myStatus, InvitationStatus::Rejected);
}

void TestSignInPerson::asksAndKeepsWhatIsTyped()
{
    Table table;
    QVERIFY(table.open());
    QVERIFY(table.signing->form().view().canAsk);
    table.signing->setValue(table.tag("name"), QStringLiteral("Ann"), {});
    Outcome<void> asked;
    table.signing->ask({QStringLiteral("Which flat?"), 2, 100, 200}, this, asked.done());
    table.signing->setValue(table.tag("name"), QStringLiteral("Anna"), {}); // while the answer is on its way
    QVERIFY(asked.wait());
    QVERIFY(asked.result);
    const auto& questions = table.signing->form().view().questions;
    QCOMPARE(questions.size(), 1);
    QCOMPARE(questions.constFirst().text, QStringLiteral("Which flat?"));
    QCOMPARE(questions.constFirst().pageIndex, 2);
    QCOMPARE(questions.constFirst().top, 200);
    QCOMPARE(table.text("name"), QStringLiteral("Anna"));
    Outcome<void> rejected;
    table.signing->reject(QStringLiteral("No"), this, rejected.done());
    QVERIFY(rejected.wait() && rejected.result);
    Outcome<void> late;
    table.signing->ask({QStringLiteral("Why?"), 0, 0, 0}, this, late.done());
    QVERIFY(late.wait());
    QCOMPARE(late.result.error().code, ErrorCode::State);
    QCOMPARE(table.questions.size(), 1);
}

void TestSignInPerson::refusesAForeignSigningAddress()
{
    Table table;
    QVERIFY(table.open());
    Document document = table.office.service.document(table.id);
    document.invitations[0].signingUrl = QStringLiteral("https://evil.example.com/sign/") + table.guid;
    table.office.transport->answer(QStringLiteral("/v1/documents/%1").arg(table.id.value()),
                                   wire::documentResponse(document));
    table.office.transport->clearLog();
    InPersonSession signing(table.office.session);
    Outcome<void> opened;
    signing.open(table.id, table.guid, this, opened.done());
    QVERIFY(opened.wait());
    QCOMPARE(opened.result.error().code, ErrorCode::Validation);
    QCOMPARE(table.office.transport->requests().size(), 1);
    Outcome<void> unknown;
    signing.open(table.id, QStringLiteral("0a1b2c3d-1111-4222-8333-444455556666"), this, unknown.done());
    QVERIFY(unknown.wait());
    QCOMPARE(unknown.result.error().code, ErrorCode::NotFound);
    QVERIFY(!signing.isOpen());
}

INK_TEST(TestSignInPerson, "tst_signinperson")

} // namespace tst_signinperson

#include "tst_signinperson.moc"
