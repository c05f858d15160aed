#include "app/domain/document/document.h"
#include "app/wire/errorcodec.h"
#include "app/wire/json.h"
#include "app/workflow/templates/templateuse.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"
#include "tests/unit/workflow/fakeservice.h"

#include <QJsonArray>
#include <QSignalSpy>
#include <QTest>

namespace tst_templateuse {

using namespace ink;
using namespace ink::domain;
using namespace ink::workflow;
using ink::test::FakeTransport;
using ink::test::Office;
using ink::test::Outcome;

namespace {

/** Two roles; a prefillable rent, a read-only number, a choice of two, a list, a name that is used twice. */
Document lease()
{
    Document lease = test::templateDocument(QStringLiteral("Lease"));
    lease.id = DocumentId(7);
    lease.message = QStringLiteral("Please sign.");
    lease.invitations = {test::invitation(QStringLiteral("Tenant"), {}),
                         test::invitation(QStringLiteral("Landlord"), QStringLiteral("nora@example.org"),
                                          ActionType::Signer, 2)};
    lease.tags.clear();
    const auto add = [&lease](TagType type, const char* name, int role, int top) {
        Tag made = test::tag(type, QString::fromLatin1(name), 1, role, 72, top);
        made.id = TagId(lease.tags.size() + 1);
        lease.tags.append(made);
        return lease.tags.size() - 1;
    };
    add(TagType::Text, "City", 1, 20);
    add(TagType::PrefillableNumber, "Rent", 1, 60);
    const auto number = add(TagType::PrefillableText, "Contract", 1, 40);
    lease.tags[number].style.readOnly = true;
    for (const char* option : {"Furnished", "Empty"}) {
        const auto radio = add(TagType::Radio, option, 1, 100);
        lease.tags[radio].groupName = QStringLiteral("State");
    }
    add(TagType::Text, "City", 2, 130);
    add(TagType::Signature, "Signature", 1, 300);
    add(TagType::Signature, "Signature 2", 2, 400);
    return lease;
}

TemplateInput filled(const TemplateForm& form)
{
    TemplateInput filling = initialInput(form);
    filling.title = QStringLiteral("{template} {name} {Rent}");
    filling.people[0] = {QStringLiteral("Ben Ünal"), QStringLiteral("ben@example.org")};
    filling.values.insert(QStringLiteral("Rent"), QStringLiteral("950"));
    filling.values.insert(QStringLiteral("Contract"), QStringLiteral("A-17"));
    filling.values.insert(QStringLiteral("group:1:state"), QStringLiteral("Empty"));
    return filling;
}

const QString usePath = QStringLiteral("/v2/templates/sign/7");

QJsonObject answerOf(SigningStatus status, qint64 id = 500)
{
    Document made = test::sendableDraft(QStringLiteral("Lease Ben Ünal 950"));
    made.id = DocumentId(id);
    made.status = status;
    return wire::documentResponse(made);
}

} // namespace

class TestTemplateUse final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theFormIsMadeFromRolesAndTags()
    {
        const TemplateForm form = templateForm(lease());
        QCOMPARE(form.roles.size(), 2);
        QCOMPARE(form.roles.at(0).name, QStringLiteral("Tenant"));
        QVERIFY(form.roles.at(0).person.email.isEmpty());
        QCOMPARE(form.roles.at(1).person.email, QStringLiteral("nora@example.org"));
        QStringList labels;
        for (const auto& field : form.fields)
            labels.append(field.label);
        QCOMPARE(labels, QStringList({QStringLiteral("Contract"), QStringLiteral("Rent"),
                                      QStringLiteral("City"), QStringLiteral("State")}));
        QVERIFY(form.fields.at(0).isRequired);
        QVERIFY(!form.fields.at(1).isRequired);
        QCOMPARE(form.fields.at(2).tags.size(), 2); // one value for both
        QCOMPARE(form.fields.at(3).options,
                 QStringList({QStringLiteral("Furnished"), QStringLiteral("Empty")}));
    }

    /** Buttons without names are selected by their positions, and sent by their ids. */
    void buttonsWithoutNamesAreOneChoice()
    {
        Document source = lease();
        for (const int top : {540, 500, 520}) { // read from the top
            Tag button = test::tag(TagType::Radio, QString(), 1, 1, 72, top);
            button.groupName = QStringLiteral("Floor");
            button.id = TagId(top);
            source.tags.append(button);
        }
        source.tags.last().text = QStringLiteral("true");
        const TemplateForm form = templateForm(source);
        const TemplateField& field = form.fields.constLast();
        QCOMPARE(field.label, QStringLiteral("Floor"));
        QVERIFY(field.isByPosition);
        QCOMPARE(field.options, (QStringList{QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("3")}));
        QCOMPARE(field.defaultValue, QStringLiteral("2"));
        TemplateInput filling = filled(form);
        filling.values.insert(field.key, QStringLiteral("3"));
        const wire::TagValue told = makeTemplateRequest(form, filling, QDate(2026, 3, 1)).tags.constLast();
        QCOMPARE(told.id, TagId(540));
        QCOMPARE(told.value, QStringLiteral("true"));
    }

    /** The command line can pass anything: an invalid choice must not be dropped silently. */
    void aChoiceThatIsNoneIsTold()
    {
        const TemplateForm form = templateForm(lease());
        const TemplateField& state = form.fields.at(3);
        QCOMPARE(valueFault(state, QStringLiteral("furnished")), Message());
        QCOMPARE(valueFault(state, QStringLiteral("Half")).english(),
                 QStringLiteral("“State” must be one of these: Furnished, Empty."));
        TemplateInput filling = filled(form);
        filling.values.insert(state.key, QStringLiteral("furnished"));
        const auto use = makeTemplateRequest(form, filling, QDate(2026, 3, 1));
        QCOMPARE(use.tags.constLast().id, state.tags.at(0));
    }

    void faultsNameTheirPlace()
    {
        const TemplateForm form = templateForm(lease());
        TemplateInput filling = initialInput(form);
        filling.people[1].email = QStringLiteral("nora");
        filling.values.insert(QStringLiteral("Rent"), QStringLiteral("much"));
        filling.title = QStringLiteral(" ");
        const auto faults = findFaults(form, filling, QDate(2026, 1, 5));
        QStringList fields;
        for (const auto& fault : faults)
            fields.append(fault.field);
        QCOMPARE(fields, QStringList({QStringLiteral("title"), QStringLiteral("people[0].name"),
                                      QStringLiteral("people[1].email"), QStringLiteral("values[Contract]"),
                                      QStringLiteral("values[Rent]")}));
        filling.sendsDocument = false; // a draft may lack people and values, but not have invalid ones
        QCOMPARE(findFaults(form, filling, QDate(2026, 1, 5)).size(), 3);
    }

    void titlesFollowAPattern()
    {
        const TemplateForm form = templateForm(lease());
        const TemplateInput filling = filled(form);
        const auto title = [&](const char* pattern) {
            return expandTitle(QString::fromUtf8(pattern), form, filling, QDate(2026, 1, 5));
        };
        QCOMPARE(title("{template} – {name}"), QStringLiteral("Lease – Ben Ünal"));
        QCOMPARE(title("{date} {2} {rent} {other}"), QStringLiteral("2026-01-05 Landlord 950 {other}"));
        QCOMPARE(title("{"), QStringLiteral("{"));
    }

    void theRequestHoldsWhatDiffers()
    {
        const TemplateForm form = templateForm(lease());
        const auto use = makeTemplateRequest(form, filled(form), QDate(2026, 1, 5));
        QCOMPARE(*use.title, QStringLiteral("Lease Ben Ünal 950"));
        QCOMPARE(use.signingStatus, SigningStatus::InProgress);
        QCOMPARE(use.invitations.size(), 2);
        QCOMPARE(use.tags.size(), 3);
        QCOMPARE(use.tags.at(0).name, QStringLiteral("Contract"));
        QCOMPARE(use.tags.at(2).id, TagId(5)); // the chosen button
        QCOMPARE(use.tags.at(2).value, QStringLiteral("true"));
        QCOMPARE(formField(form, filled(form), QStringLiteral("Tags[1].Value")),
                 QStringLiteral("values[Rent]"));
        QCOMPARE(formField(form, filled(form), QStringLiteral("Invitations[1].recipientEmail")),
                 QStringLiteral("people[1].email"));
    }

    void oneStepWhenTheMessageIsTheTemplates()
    {
        Office office;
        QVERIFY(office.open());
        office.service.add(lease());
        TemplateUse use(office.session);
        Outcome<TemplateForm> loaded;
        use.load(DocumentId(7), this, loaded.done());
        QVERIFY(loaded.wait() && loaded.result);
        office.transport->answer(usePath, answerOf(SigningStatus::InProgress), 201);
        office.transport->clearLog();
        use.start(*loaded.result, filled(*loaded.result));
        QTRY_COMPARE(use.step(), TemplateUse::Step::Done);
        QCOMPARE(use.createdDocument().id, DocumentId(500));
        QCOMPARE(office.transport->log(), QStringList{QStringLiteral("POST /v2/templates/sign/7")});
    }

    void anotherMessageIsWrittenBeforeItIsSent()
    {
        Office office;
        QVERIFY(office.open());
        office.service.add(lease());
        Document draft = test::sendableDraft(QStringLiteral("Lease Ben Ünal 950"));
        draft.id = DocumentId(500);
        office.service.add(draft);
        const TemplateForm form = templateForm(lease());
        TemplateInput filling = filled(form);
        filling.message = QStringLiteral("Dear Ben");
        office.transport->answer(usePath, answerOf(SigningStatus::Draft), 201);
        office.transport->err(QStringLiteral("/v1/documents/500"), ErrorCode::Validation);
        TemplateUse use(office.session);
        use.start(form, filling);
        QTRY_COMPARE(use.step(), TemplateUse::Step::Failed);
        QVERIFY(use.isOutcomeUnknown()); // there is a draft: later attempts continue with it
        use.retry();
        QTRY_COMPARE(use.step(), TemplateUse::Step::Done);
        QCOMPARE(office.service.sends, 1);
        QCOMPARE(office.service.document(DocumentId(500)).message, QStringLiteral("Dear Ben"));
        QCOMPARE(office.transport->log().count(QStringLiteral("POST /v2/templates/sign/7")), 1);
    }

    void aRetryHasTheSameKeyAndFindsWhatWasMade()
    {
        Office office;
        QVERIFY(office.open());
        office.service.add(lease());
        const TemplateForm form = templateForm(lease());
        TemplateUse use(office.session);
        office.transport->hang(usePath);
        use.start(form, filled(form));
        QTRY_COMPARE(office.transport->open(), 1);
        const QByteArray key = office.transport->last().idempotencyKey;
        QVERIFY(!key.isEmpty());
        use.cancel();
        QCOMPARE(use.step(), TemplateUse::Step::Failed);
        QVERIFY(use.isOutcomeUnknown());

        // Nothing was created: the same request again.
        office.transport->hang(usePath);
        use.retry();
        QTRY_COMPARE(office.transport->last().path, usePath);
        QCOMPARE(office.transport->last().idempotencyKey, key);
        use.cancel();

        // A server without idempotency keys had created it: it is found, not created again.
        Document there = test::sendableDraft(QStringLiteral("Lease Ben Ünal 950"));
        there.id = DocumentId(600);
        there.status = SigningStatus::InProgress;
        there.templateId = form.id;
        there.createdTime = SystemClock().now();
        there.invitations = lease().invitations;
        there.invitations[0].recipientEmail = QStringLiteral("ben@example.org");
        office.service.add(there);
        office.transport->clearLog();
        use.retry();
        QTRY_COMPARE(use.step(), TemplateUse::Step::Done);
        QCOMPARE(use.createdDocument().id, DocumentId(600));
        QVERIFY(!office.transport->log().contains(QStringLiteral("POST /v2/templates/sign/7")));
    }

    void aLostAnswerIsFollowedUpByItself()
    {
        Office office;
        QVERIFY(office.open());
        office.service.add(lease());
        const TemplateForm form = templateForm(lease());
        Document there = test::sendableDraft(QStringLiteral("Lease Ben Ünal 950"));
        there.id = DocumentId(600);
        there.status = SigningStatus::InProgress;
        there.templateId = form.id;
        there.createdTime = SystemClock().now();
        there.invitations = lease().invitations;
        there.invitations[0].recipientEmail = QStringLiteral("ben@example.org");
        office.service.add(there); // it was created, but the response was lost
        office.transport->err(usePath, ErrorCode::Network);
        office.transport->clearLog();
        TemplateUse use(office.session);
        use.start(form, filled(form));
        QTRY_COMPARE(use.step(), TemplateUse::Step::Done);
        QCOMPARE(use.createdDocument().id, DocumentId(600));
        QCOMPARE(office.transport->log().count(QStringLiteral("POST /v2/templates/sign/7")), 1);
    }

    void aServerWithoutTheOperationGetsACopy()
    {
        Office office;
        QVERIFY(office.open());
        Document source = lease();
        source.files = {test::file()};
        office.service.add(source);
        const TemplateForm form = templateForm(source);
        TemplateInput filling = filled(form);
        filling.message = QStringLiteral("Dear Ben");
        TemplateUse use(office.session);
        use.start(form, filling); // 404 from the fake
        QTRY_COMPARE(use.step(), TemplateUse::Step::Done);
        const Document made = use.createdDocument();
        QCOMPARE(made.title, QStringLiteral("Lease Ben Ünal 950"));
        QCOMPARE(made.message, QStringLiteral("Dear Ben"));
        QCOMPARE(made.status, SigningStatus::InProgress);
        QCOMPARE(made.type, DocumentType::Document);
        QCOMPARE(made.invitations.at(0).recipientEmail, QStringLiteral("ben@example.org"));
        QCOMPARE(made.files.size(), 1);
        QCOMPARE(made.tags.at(1).text, QStringLiteral("950"));
        QCOMPARE(made.tags.at(4).text, QStringLiteral("true"));
        QCOMPARE(made.tags.at(3).text, QStringLiteral("false"));
    }

    void theServicesFaultsAreTheForms()
    {
        Office office;
        QVERIFY(office.open());
        office.service.add(lease());
        const TemplateForm form = templateForm(lease());
        const auto refused =
            fail(ErrorCode::Validation, Message::literal(QStringLiteral("no")),
                 {{QStringLiteral("Tags[0].Value"), Message::literal(QStringLiteral("This is taken."))}});
        office.transport->answer(usePath, wire::toJson(refused.value()), 400);
        TemplateUse use(office.session);
        use.start(form, filled(form));
        QTRY_COMPARE(use.step(), TemplateUse::Step::Failed);
        QCOMPARE(use.error()->fields.constFirst().field, QStringLiteral("values[Contract]"));
        QVERIFY(!use.isOutcomeUnknown());
    }
};

INK_TEST(TestTemplateUse, "tst_templateuse")

} // namespace tst_templateuse

#include "tst_templateuse.moc"
