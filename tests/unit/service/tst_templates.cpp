#include "app/domain/document/document.h"
#include "app/domain/document/finding.h"
#include "app/domain/document/recipientname.h"
#include "app/domain/document/tagvalue.h"
#include "app/domain/history/history.h"
#include "app/domain/values/validation.h"
#include "app/service/accounts/accounts.h"
#include "app/service/documents/documents.h"
#include "app/service/documents/templatedocuments.h"
#include "app/service/documents/templatereport.h"
#include "app/service/rules/reasons.h"
#include "app/service/rules/templates.h"
#include "app/service/signers/signeroperations.h"
#include "app/service/turns/agenda.h"
#include "app/wire/accountcodec.h"
#include "app/wire/listcodec.h"
#include "app/wire/templatecodec.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"
#include "tests/unit/service/world.h"

#include <QTest>

#include <memory>

namespace tst_templates {

using namespace ink;
using namespace ink::test;
using domain::ActionType;
using domain::DocumentType;
using domain::SigningStatus;
using domain::TagType;
using service::Documents;
namespace templates = service::templates;

/** Templates: rules for roles and values, bulk calls, links, reports. */
class TestTemplates final : public QObject
{
    Q_OBJECT

    std::unique_ptr<World> w;

    /** A tenant without an address signs; a landlord with one approves. */
    Documents::Creation lease(DocumentType type = DocumentType::RegularTemplate)
    {
        Documents::Creation creation = w->simple();
        creation.document.title = QStringLiteral("Lease");
        creation.document.type = type;
        creation.document.message = QStringLiteral("Please sign");
        const bool link = type == DocumentType::TemplateLink;
        creation.document.invitations = {
            invitation(QStringLiteral("Tenant"), {}, link ? ActionType::OpenSigner : ActionType::Signer),
            invitation(QStringLiteral("Lena"), QStringLiteral("lena@example.org"), ActionType::Reviewer, 2)};
        creation.document.tags.append(tag(TagType::Number, QStringLiteral("Rent"), 1, 1, 72, 200));
        creation.document.tags.last().style.min = 1;
        creation.document.tags.append(tag(TagType::Dropdown, QStringLiteral("Floor"), 1, 1, 72, 240));
        creation.document.tags.last().style.options = {QStringLiteral("1"), QStringLiteral("2")};
        creation.document.tags.append(tag(TagType::MaskedText, QStringLiteral("IBAN"), 1, 1, 72, 280));
        return creation;
    }
    static domain::BulkPerson person(const char* name, const char* email)
    {
        return {QString::fromUtf8(name), QString::fromUtf8(email)};
    }
    static domain::BulkRow row(const char* name, const char* email,
                               const domain::BulkRow::Values& values = {})
    {
        return {.recipient = person(name, email), .values = values};
    }
    static QPair<QString, QString> cell(const char* name, const char* value)
    {
        return {QString::fromUtf8(name), QString::fromUtf8(value)};
    }
    static QString valueOf(const domain::Document& document, const char* name)
    {
        for (const auto& tag : document.tags)
            if (tag.name == QLatin1String(name)) return tag.text;
        return QStringLiteral("(none)");
    }
    void limit(qint64 cents)
    {
        const auto details = w->service->accounts().details(w->actor).value();
        domain::UserSetting setting = details.userSetting;
        setting.spendLimitCents = cents;
        QVERIFY(w->service->accounts().updateSettings(w->actor, &setting, nullptr));
    }
    [[nodiscard]] qint64 charges() const
    {
        return w->service->accounts().details(w->actor).value().chargesCents;
    }
    [[nodiscard]] qint64 documents() const
    {
        return w->service->documents().list(w->actor, {}).value().total;
    }

    static templates::TagIndex::Match at(qsizetype place) { return {{place}, {}, {}}; }

private Q_SLOTS:
    void init() { w = std::make_unique<World>(); }

    void aNameMeansOneTagOrIsTold()
    {
        domain::Document document;
        document.tags = {
            tag(TagType::Text, QStringLiteral("City")),  tag(TagType::Text, QStringLiteral("CITY")),
            tag(TagType::Text, QStringLiteral("Name")),  tag(TagType::Text, QStringLiteral("Name")),
            tag(TagType::Radio, QStringLiteral("Pick")), tag(TagType::Radio, QStringLiteral("Pick"))};
        document.tags[0].id = domain::TagId(7);
        const templates::TagIndex index(document);
        QCOMPARE(index.findByName(QStringLiteral("City")).tagIndexes, QList<qsizetype>{0});
        QVERIFY(index.findByName(QStringLiteral("city")).tagIndexes.isEmpty()); // City or CITY
        QVERIFY(index.findByName(QStringLiteral("city")).reason.english().contains(QStringLiteral("CITY")));
        QCOMPARE(index.findByName(QStringLiteral(" name ")).tagIndexes, (QList<qsizetype>{2, 3}));
        QVERIFY(!index.findByName(QStringLiteral("Pick")).reason.isEmpty());
        QVERIFY(!index.findByName(QStringLiteral("Street")).reason.isEmpty());
        QCOMPARE(index.findById(domain::TagId(7)).tagIndexes, QList<qsizetype>{0});
        QVERIFY(!index.findById(domain::TagId(8)).reason.isEmpty());
    }

    void valuesObeyTheirTags_data()
    {
        QTest::addColumn<int>("type");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("written"); // null = refused
        const auto line = [](const char* what, TagType type, const char* value, const char* written) {
            QTest::newRow(what) << static_cast<int>(type) << QString::fromUtf8(value)
                                << (written ? QString::fromUtf8(written) : QString());
        };
        line("text", TagType::Text, "Zürich", "Zürich");
        line("prefilled", TagType::PrefillableText, "a", "a");
        line("masked", TagType::MaskedText, "DE02", "DE02");
        line("number", TagType::Number, "12.5", "12.5");
        line("no number", TagType::Number, "twelve", nullptr);
        line("date", TagType::Date, "2026-02-28", "2026-02-28");
        line("no date", TagType::Date, "2026-02-30", nullptr);
        line("ticked", TagType::Checkbox, "Yes", "true");
        line("not selected", TagType::Checkbox, "0", "false");
        line("half ticked", TagType::Checkbox, "perhaps", nullptr);
        line("signature", TagType::Signature, "Ada", nullptr);
        line("sign date", TagType::SignDate, "2026-02-03", nullptr);
        line("attachment", TagType::Attachment, "a.pdf", nullptr);
    }
    void valuesObeyTheirTags()
    {
        QFETCH(int, type);
        QFETCH(QString, value);
        QFETCH(QString, written);
        QList<domain::Tag> tags{tag(static_cast<TagType>(type), QStringLiteral("T"))};
        const Message fault = templates::TagFiller(tags).set(at(0), value);
        QCOMPARE(fault.isEmpty(), !written.isNull());
        QCOMPARE(tags.constFirst().text, written);
    }

    void oneValueATagAndOneChoiceAGroup()
    {
        QList<domain::Tag> tags{tag(TagType::Text, QStringLiteral("T")),
                                tag(TagType::Radio, QStringLiteral("A")),
                                tag(TagType::Radio, QStringLiteral("B"))};
        tags[1].groupName = tags[2].groupName = QStringLiteral("g");
        tags[1].text = QStringLiteral("true"); // the template's choice
        templates::TagFiller filling(tags);
        QVERIFY(filling.set(at(0), QStringLiteral("x")).isEmpty());
        QVERIFY(!filling.set(at(0), QStringLiteral("y")).isEmpty());
        QVERIFY(filling.set(at(2), QStringLiteral("true")).isEmpty());
        QCOMPARE(tags.at(1).text, QStringLiteral("false"));
        QVERIFY(filling.set(at(1), QStringLiteral("yes")).is(reason::onlyOneChoice));
    }

    void aGroupsNameChoosesAButton_data()
    {
        QTest::addColumn<QStringList>("names"); // of buttons, then of another tag
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("texts"); // of the buttons; empty = refused
        const auto add = [](const char* what, const QStringList& names, const char* value,
                            const char* texts) {
            QTest::newRow(what) << names << QString::fromUtf8(value) << QString::fromUtf8(texts);
        };
        add("by name", {QStringLiteral("red"), QStringLiteral("blue"), {}}, "Blue", "false|true");
        add("no such name", {QStringLiteral("red"), QStringLiteral("blue"), {}}, "green", "");
        add("not by place", {QStringLiteral("red"), QStringLiteral("blue"), {}}, "2", "");
        add("by place", {{}, {}, {}}, "2", "false|true");
        add("no such place", {{}, {}, {}}, "3", "");
        add("all called like the group", {QStringLiteral("Size"), QStringLiteral("Size"), {}}, "2",
            "false|true");
        add("one called like the group", {QStringLiteral("Size"), QStringLiteral("blue"), {}}, "blue",
            "false|true");
        add("that one as a box", {QStringLiteral("Size"), QStringLiteral("blue"), {}}, "yes", "true|false");
        add("another tag is called so", {{}, {}, QStringLiteral("SIZE")}, "2", "|");
        add("nothing", {{}, {}, {}}, " ", "|");
    }
    void aGroupsNameChoosesAButton()
    {
        QFETCH(QStringList, names);
        QFETCH(QString, value);
        QFETCH(QString, texts);
        domain::Document document;
        document.tags = {tag(TagType::Radio, names.at(0)), tag(TagType::Radio, names.at(1)),
                         tag(TagType::Text, names.at(2))};
        document.tags[0].groupName = document.tags[1].groupName = QStringLiteral("Size");
        document.tags[1].rect.top += 40;
        const templates::TagIndex index(document);
        const auto found = index.findByName(QStringLiteral("size"));
        QVERIFY(found.reason.isEmpty());
        const QString fault = templates::TagFiller(document.tags).set(found, value).english();
        QCOMPARE(fault.isEmpty(), !texts.isEmpty());
        if (texts.isEmpty()) {
            QVERIFY2(fault.contains(QStringLiteral("must be ")), qPrintable(fault));
            return;
        }
        QCOMPARE(document.tags.at(0).text + QLatin1Char('|') + document.tags.at(1).text, texts);
    }

    void aDocumentIsMadeFromATemplate()
    {
        const auto source = w->create(lease());
        wire::TemplateUse use;
        use.invitations = {person("Ben Ünal", "ben@example.org")};
        use.tags = {{{}, QStringLiteral("rent"), QStringLiteral("900")},
                    {source.tags.at(1).id, {}, QStringLiteral("Bern")}};
        const auto made = w->service->templates().create(w->actor, source.id, use);
        QVERIFY2(made, qPrintable(made ? QString() : made.error().detail.english()));
        QCOMPARE(made->type, DocumentType::Document);
        QCOMPARE(made->status, SigningStatus::InProgress);
        QCOMPARE(made->templateId, source.id);
        QCOMPARE(made->title, source.title);
        QCOMPARE(made->message, source.message);
        QCOMPARE(made->files.constFirst().sha256, source.files.constFirst().sha256);
        QVERIFY(made->files.constFirst().id != source.files.constFirst().id);
        QCOMPARE(made->invitations.at(0).recipientEmail, QStringLiteral("ben@example.org"));
        QCOMPARE(made->invitations.at(1).recipientEmail, QStringLiteral("lena@example.org"));
        QVERIFY(made->invitations.at(0).guid != source.invitations.at(0).guid);
        QCOMPARE(made->invitations.at(0).status, domain::InvitationStatus::WaitToOpen);
        QCOMPARE(valueOf(*made, "Rent"), QStringLiteral("900"));
        QCOMPARE(valueOf(*made, "City"), QStringLiteral("Bern"));
        QCOMPARE(events(*made), (QStringList{QStringLiteral("created"), QStringLiteral("sent")}));
        QCOMPARE(domain::firstBrokenLink(made->histories), qsizetype{-1});
        QCOMPARE(charges(), 50);
        QCOMPARE(w->reload(source.id), source); // using it doesn't change it
    }

    void whatIsWrongWithAUseIsTold()
    {
        const auto source = w->create(lease());
        wire::TemplateUse use;
        use.invitations = {person("Ben", "ben@"), person("Lena", "lena@example.org"),
                           person("Third", "t@example.org")};
        use.tags = {{{}, QStringLiteral("City"), QStringLiteral("Bern")},
                    {{}, QStringLiteral("Street"), QStringLiteral("x")},
                    {{}, QStringLiteral("Rent"), QStringLiteral("0")},
                    {{}, QStringLiteral("city"), QStringLiteral("Basel")},
                    {domain::TagId(99), {}, QStringLiteral("x")},
                    {{}, QStringLiteral("Floor"), QStringLiteral("3")}};
        const auto refused = w->service->templates().create(w->actor, source.id, use);
        QCOMPARE(codeOf(refused), ErrorCode::Validation);
        QCOMPARE(fieldsOf(refused),
                 (QStringList{QStringLiteral("Invitations[0].recipientEmail"),
                              QStringLiteral("Invitations[2]"), QStringLiteral("Tags[1].Name"),
                              QStringLiteral("Tags[2].Value"), QStringLiteral("Tags[3].Value"),
                              QStringLiteral("Tags[4].ID"), QStringLiteral("Tags[5].Value")}));
        wire::TemplateUse few; // the tenant's role stays vacant
        QCOMPARE(fieldsOf(w->service->templates().create(w->actor, source.id, few)),
                 QStringList{QStringLiteral("Invitations")});
        few.signingStatus = SigningStatus::Draft;
        QVERIFY(w->service->templates().create(w->actor, source.id, few));
        QCOMPARE(charges(), 0);
        QCOMPARE(documents(), 2); // the template and the draft
    }

    void onlyWholeTemplatesAreUsed()
    {
        wire::TemplateUse use;
        use.invitations = {person("Ben", "ben@example.org")};
        const wire::BulkRequest rows{{}, {}, {row("Ben", "ben@example.org")}, {}};
        const auto both = [&](const service::Actor& who, domain::DocumentId id) {
            const ErrorCode one = codeOf(w->service->templates().create(who, id, use));
            const ErrorCode many = codeOf(w->service->templates().sendBulk(who, id, rows));
            return one == many ? one : ErrorCode::Internal;
        };
        QCOMPARE(both(w->actor, w->create(w->simple()).id), ErrorCode::State); // a document
        QCOMPARE(both(w->actor, w->create(lease(DocumentType::TemplateLink)).id), ErrorCode::State);
        QCOMPARE(both(w->actor, domain::DocumentId(4711)), ErrorCode::NotFound);
        const auto source = w->create(lease());
        QCOMPARE(both(w->addAccount(QStringLiteral("o@example.org")), source.id), ErrorCode::NotFound);
        QVERIFY(w->service->documents().remove(w->actor, source.id));
        QCOMPARE(both(w->actor, source.id), ErrorCode::State);
        QVERIFY(w->service->documents().purge(w->actor, source.id));
        QCOMPARE(both(w->actor, source.id), ErrorCode::Deleted);
        auto broken = lease();
        broken.document.tags.removeFirst(); // its signature
        const auto refused = w->service->templates().sendBulk(w->actor, w->create(broken).id, rows);
        QCOMPARE(codeOf(refused), ErrorCode::Validation);
        QCOMPARE(fieldsOf(refused), QStringList{QStringLiteral("template.invitations[0]")});
    }

    void aRowNamesAPersonForEachVacantRole()
    {
        auto vacant = lease();
        vacant.document.invitations[1].recipientEmail.clear();
        const auto source = w->create(vacant);
        wire::BulkRequest request;
        request.rows = {row("Ben", "ben@example.org"), row("Cem", "cem@example.org"),
                        row("Dee", "dee@example.org"), row("Eva", "eva@example.org")};
        request.rows[1].others = {{QStringLiteral("Lena"), QStringLiteral("lena@example.org")}};
        request.rows[2].others = {{QStringLiteral("Lena"), QStringLiteral("lena")}};
        request.rows[3].others = {{QStringLiteral("Lena"), QStringLiteral("lena@example.org")},
                                  {QStringLiteral("Max"), QStringLiteral("max@example.org")}};
        const auto answer = w->service->templates().sendBulk(w->actor, source.id, request);
        QVERIFY2(answer, answer ? "" : qPrintable(answer.error().detail.english()));
        QCOMPARE(answer->documentRows, QList<int>{1});
        QStringList faults;
        for (const wire::BulkRowError& error : answer->errors)
            faults.append(QStringLiteral("%1 %2").arg(error.row).arg(error.field));
        QCOMPARE(faults, (QStringList{QStringLiteral("0 otherRecipients[0].recipientName"),
                                      QStringLiteral("0 otherRecipients[0].recipientEmail"),
                                      QStringLiteral("2 otherRecipients[0].recipientEmail"),
                                      QStringLiteral("3 otherRecipients[1]")}));
        const auto made = w->service->documents().retrieve(w->actor, answer->documents.constFirst().id);
        QVERIFY(made);
        QCOMPARE(made->invitations.at(0).recipientEmail, QStringLiteral("cem@example.org"));
        QCOMPARE(made->invitations.at(1).recipientEmail, QStringLiteral("lena@example.org"));
        QCOMPARE(made->invitations.at(1).recipientName, QStringLiteral("Lena"));
    }

    void templatesAreNeverSent()
    {
        for (const auto type : {DocumentType::RegularTemplate, DocumentType::BulkTemplate}) {
            auto creation = lease(type);
            const auto source = w->create(creation);
            QCOMPARE(codeOf(w->service->documents().update(w->actor, source.id,
                                                           statusPatch(SigningStatus::InProgress))),
                     ErrorCode::State);
            creation.document.status = SigningStatus::InProgress;
            QCOMPARE(codeOf(w->service->documents().create(w->actor, {creation})), ErrorCode::State);
        }
        QCOMPARE(charges(), 0);
    }

    void goodRowsAreSentAndBadOnesTold()
    {
        for (const auto type : {DocumentType::RegularTemplate, DocumentType::BulkTemplate}) {
            const auto source = w->create(lease(type));
            const qint64 before = documents();
            wire::BulkRequest request;
            request.callback = QStringLiteral("https://hooks.example.com/in/");
            request.rows = {row("Ben", "ben@example.org", {cell("Rent", "900"), cell("city", "Bern")}),
                            row("Cem", "", {}),
                            row("Dee", "dee@", {cell("Floor", "9")}),
                            row("Eva", "eva@example.org", {cell("Street", "x")}),
                            row("Fay", "fay@example.org", {cell("City", "x"), cell("city", "y")}),
                            row("", "gus@example.org"),
                            row("Hal", "hal@example.org", {cell("Rent", "")})};
            request.faults = {{6, QStringLiteral("Rent"),
                               Message::literal(QStringLiteral("must be a string or a number"))}};
            request.rows.append(row("Ida", "ida@example.org"));
            const auto answer = w->service->templates().sendBulk(w->actor, source.id, request);
            QVERIFY2(answer, qPrintable(answer ? QString() : answer.error().detail.english()));
            QCOMPARE(answer->documentRows, (QList<int>{0, 7}));
            QStringList told;
            for (const auto& error : answer->errors)
                told.append(QStringLiteral("%1 %2").arg(error.row).arg(error.field));
            QCOMPARE(told, (QStringList{QStringLiteral("1 recipientEmail"),
                                        QStringLiteral("2 recipientEmail"), QStringLiteral("2 Floor"),
                                        QStringLiteral("3 Street"), QStringLiteral("4 city"),
                                        QStringLiteral("5 recipientName"), QStringLiteral("6 Rent")}));
            QCOMPARE(documents(), before + 2);

            const auto first = w->reload(answer->documents.at(0).id); // like any other document
            QCOMPARE(first.status, SigningStatus::InProgress);
            QCOMPARE(first.setting.postBackUrl,
                     QStringLiteral("https://hooks.example.com/in/%1").arg(first.id.value()));
            QCOMPARE(first.templateId, source.id);
            QCOMPARE(valueOf(first, "Rent"), QStringLiteral("900"));
            QCOMPARE(valueOf(first, "City"), QStringLiteral("Bern"));
            QCOMPARE(first.tags.size(), source.tags.size());
            QCOMPARE(first.tags.at(4).style, source.tags.at(4).style);
            QCOMPARE(first.files.constFirst().sha256, source.files.constFirst().sha256);
            QCOMPARE(first.files.constFirst().pages.size(), source.files.constFirst().pages.size());
            QCOMPARE(first.invitations.at(0).recipientName, QStringLiteral("Ben"));
            QCOMPARE(first.invitations.at(1).recipientName, QStringLiteral("Lena"));
            QCOMPARE(domain::firstBrokenLink(first.histories), qsizetype{-1});
            QCOMPARE(events(first), (QStringList{QStringLiteral("created"), QStringLiteral("sent")}));
            // The response has the same members as a listing.
            domain::DocumentSummary listed;
            const auto all = w->service->documents().list(w->actor, {}).value();
            for (const auto& summary : all.documents)
                if (summary.id == first.id) listed = summary;
            QCOMPARE(answer->documents.at(0), listed);
            QVERIFY(
                answer->documents.at(0).invitations.at(0).signingUrl.endsWith(first.invitations.at(0).guid));
        }
        QCOMPARE(charges(), 4 * 50);
    }

    void aBulkDocumentIsSignedLikeAnyOther()
    {
        const auto source = w->create(lease(DocumentType::BulkTemplate));
        const auto answer = w->service->templates().sendBulk(
            w->actor, source.id,
            {{}, {}, {row("Ben", "ben@example.org", {cell("Rent", "900"), cell("Floor", "2")})}, {}});
        QVERIFY(answer);
        auto document = w->reload(answer->documents.at(0).id);
        wire::SignerValues values = w->valuesFor(document, 1);
        for (auto& value : values.values)
            for (const auto& tag : document.tags)
                if (tag.id == value.id && (tag.type == TagType::Number || tag.type == TagType::Dropdown))
                    value.text = tag.text;
        const auto view = w->service->signerOperations().finish(w->signer(document, 1), values);
        QVERIFY2(view, qPrintable(view ? QString() : view.error().detail.english()));
        const auto approved = w->service->signerOperations().finish(w->signer(document, 2), {});
        QVERIFY2(approved, qPrintable(approved ? QString() : approved.error().detail.english()));
        QCOMPARE(w->finalized(document.id).status, SigningStatus::Completed);
    }

    void theSpendLimitEndsABulkCallInItsMiddle()
    {
        const auto source = w->create(lease());
        limit(120); // for two documents, but not three
        wire::BulkRequest request;
        for (int i = 0; i < 4; ++i)
            request.rows.append(row("Ben", qPrintable(QStringLiteral("b%1@example.org").arg(i))));
        request.rows[1].recipient.email = QStringLiteral("nobody");
        const auto answer = w->service->templates().sendBulk(w->actor, source.id, request);
        QVERIFY(answer);
        QCOMPARE(answer->documentRows, (QList<int>{0, 2}));
        QCOMPARE(answer->errors.size(), 2);
        QCOMPARE(answer->errors.at(1).row, 3);
        QVERIFY(answer->errors.at(1).message.english().contains(QStringLiteral("spending limit")));
        QCOMPARE(charges(), 100);
        QCOMPARE(codeOf(w->service->templates().sendBulk(w->actor, source.id, request)),
                 ErrorCode::SpendLimit);
        QCOMPARE(charges(), 100);
    }

    void whatCannotBeKeptIsNotDone()
    {
        const auto source = w->create(lease());
        const qint64 before = documents();
        const auto refused = w->service->templates().sendBulk(
            w->actor, source.id, {{}, {}, {row("Ben", "ben@example.org")}, {}},
            [](store::Transaction&, const wire::BulkResponse& answer) -> Result<void> {
                return answer.documents.size() == 1 ? fail(ErrorCode::Database) : Result<void>();
            });
        QCOMPARE(codeOf(refused), ErrorCode::Database);
        QCOMPARE(documents(), before);
        QCOMPARE(charges(), 0);
    }

    void aLinkIsOpenedUsedAndClosed()
    {
        const auto source = w->create(lease(DocumentType::TemplateLink));
        const service::SignerActor visitor = w->signer(source, 1);
        const wire::LinkStart ben{QStringLiteral(" Ben  Ünal "), QStringLiteral("ben@example.org"),
                                  QStringLiteral("fr")};
        QCOMPARE(codeOf(w->service->templates().startFromLink(visitor, ben)),
                 ErrorCode::NotFound); // not open yet
        const auto open =
            w->service->documents().update(w->actor, source.id, statusPatch(SigningStatus::InProgress));
        QVERIFY2(open, qPrintable(open ? QString() : open.error().detail.english()));
        QCOMPARE(open->status, SigningStatus::InProgress);
        QCOMPARE(charges(), 0);
        const auto view = w->service->signerOperations().view(visitor);
        QVERIFY(view);
        QVERIFY(view->isTemplateLink && !view->canFinish && view->tags.isEmpty() && view->pages.isEmpty());
        QCOMPARE(codeOf(w->service->signerOperations().view(w->signer(source, 2))), ErrorCode::NotFound);
        QVERIFY(!w->service->signerOperations().finish(visitor, {}));
        QVERIFY(!w->service->signerOperations().reject(visitor, QStringLiteral("no")));

        const auto first = w->service->templates().startFromLink(visitor, ben);
        const auto second = w->service->templates().startFromLink(visitor, ben);
        QVERIFY(first && second);
        QVERIFY(*first != *second); // an email address gives no access to somebody's document
        QCOMPARE(charges(), 100);
        const auto page = w->service->templateReport().page(w->actor, source.id, {}, false).value();
        QCOMPARE(page.total, 2);
        const auto made = w->reload(page.rows.at(1).document.id);
        QVERIFY(first->endsWith(made.invitations.at(0).guid));
        QCOMPARE(made.type, DocumentType::Document);
        QCOMPARE(made.status, SigningStatus::InProgress);
        QCOMPARE(made.invitations.at(0).recipientName, QStringLiteral("Ben Ünal"));
        QCOMPARE(made.invitations.at(0).actionType, ActionType::Signer);
        QCOMPARE(made.invitations.at(0).language, QStringLiteral("fr"));
        QCOMPARE(made.invitations.at(1).recipientEmail, QStringLiteral("lena@example.org"));
        QVERIFY(w->service->signerOperations().view(w->signer(made, 1)).value().canFinish);

        limit(100);
        const auto refused = w->service->templates().startFromLink(visitor, ben);
        QCOMPARE(codeOf(refused), ErrorCode::State);
        QVERIFY(!refused.error().detail.english().contains(QStringLiteral("limit")));
        QVERIFY(w->service->documents().update(w->actor, source.id, statusPatch(SigningStatus::Cancelled)));
        QCOMPARE(codeOf(w->service->templates().startFromLink(visitor, ben)), ErrorCode::State);
        QVERIFY(w->service->signerOperations().view(visitor).value().isTemplateLink);
        w->clock.advance(std::chrono::days(1000));
        QCOMPARE(w->service->agenda().expireOverdue().value(), 2); // the two documents, never the link
    }

    void aLinkNeedsOneOpenSignerAndKnownOthers()
    {
        const auto opened = [&](Documents::Creation creation) {
            const auto source = w->create(std::move(creation));
            return w->service->documents().update(w->actor, source.id,
                                                  statusPatch(SigningStatus::InProgress));
        };
        auto none = lease(DocumentType::TemplateLink);
        none.document.invitations[0].actionType = ActionType::Signer;
        QCOMPARE(fieldsOf(opened(none)), QStringList{QStringLiteral("invitations")});
        auto nameless = lease(DocumentType::TemplateLink);
        nameless.document.invitations[1].recipientName.clear();
        QCOMPARE(fieldsOf(opened(nameless)), QStringList{QStringLiteral("invitations[1].recipientName")});
        auto open = lease(DocumentType::TemplateLink);
        open.document.status = SigningStatus::InProgress; // immediately
        QVERIFY(w->service->documents().create(w->actor, {open}));
    }

    void fewDocumentsFromOneAddress()
    {
        auto creation = lease(DocumentType::TemplateLink);
        creation.document.status = SigningStatus::InProgress;
        const auto source = w->create(creation);
        const wire::LinkStart ben{QStringLiteral("Ben"), QStringLiteral("ben@example.org"), {}};
        service::SignerActor visitor = w->signer(source, 1);
        for (int i = 0; i < 10; ++i)
            QVERIFY(w->service->templates().startFromLink(visitor, ben));
        const auto refused = w->service->templates().startFromLink(visitor, ben);
        QCOMPARE(codeOf(refused), ErrorCode::RateLimit);
        QVERIFY(refused.error().retryAfterMs > 0);
        visitor.address = QStringLiteral("198.51.100.8");
        QVERIFY(w->service->templates().startFromLink(visitor, ben));
        visitor.address = w->signer(source, 1).address;
        w->clock.advance(std::chrono::minutes(5));
        QVERIFY(w->service->templates().startFromLink(visitor, ben));
    }

    void asManyDocumentsFromALinkAsItsOwnerAllows()
    {
        auto creation = lease(DocumentType::TemplateLink);
        creation.document.status = SigningStatus::InProgress;
        creation.document.setting.linkDocumentsPerHour = 3;
        const auto source = w->create(creation);
        const auto other = w->create(creation);
        const wire::LinkStart ben{QStringLiteral("Ben"), QStringLiteral("ben@example.org"), {}};
        int address = 0;
        const auto start = [&](const domain::Document& link) {
            service::SignerActor visitor = w->signer(link, 1);
            visitor.address = QStringLiteral("198.51.100.%1").arg(++address); // one address each
            return w->service->templates().startFromLink(visitor, ben);
        };
        const auto allow = [&](int perHour) {
            wire::DocumentPatch patch;
            patch.setting.emplace().fields.set(&domain::DocumentSetting::linkDocumentsPerHour, perHour);
            return w->service->documents().update(w->actor, source.id, patch);
        };
        for (int i = 0; i < 3; ++i)
            QVERIFY(start(source));
        const qint64 before = documents();
        const auto refused = start(source);
        QCOMPARE(codeOf(refused), ErrorCode::RateLimit);
        QCOMPARE(refused.error().reason, QStringLiteral("link_limit"));
        QCOMPARE(refused.error().detail.english(),
                 QStringLiteral("This form has been opened too often in the last hour. Try again later."));
        QVERIFY(refused.error().retryAfterMs > 0 && refused.error().retryAfterMs <= 3'600'000);
        QCOMPARE(documents(), before);
        QCOMPARE(charges(), 150);
        QVERIFY(start(other)); // each link for itself

        QVERIFY(allow(4)); // while it is open
        QVERIFY(start(source));
        QCOMPARE(codeOf(start(source)), ErrorCode::RateLimit);
        w->clock.advance(std::chrono::hours(1));
        QVERIFY(start(source));
        QVERIFY(allow(0)); // no limit
        for (int i = 0; i < 65; ++i)
            QVERIFY(start(source));
        QCOMPARE(fieldsOf(allow(-1)), QStringList{QStringLiteral("documentSetting.linkDocumentsPerHour")});
        QCOMPARE(fieldsOf(allow(100'001)),
                 QStringList{QStringLiteral("documentSetting.linkDocumentsPerHour")});
        QCOMPARE(domain::DocumentSetting().linkDocumentsPerHour, 60);
    }

    void cellsOfCsvAreQuotedAndHarmless()
    {
        using service::report::csvCell;
        QCOMPARE(csvCell(QStringLiteral("plain")), QByteArray("plain"));
        QCOMPARE(csvCell(QStringLiteral("a,b \"c\"\nd")), QByteArray("\"a,b \"\"c\"\"\nd\""));
        QCOMPARE(csvCell(QStringLiteral("=1+1")), QByteArray("'=1+1"));
        QCOMPARE(csvCell(QStringLiteral("@SUM(A1)")), QByteArray("'@SUM(A1)"));
        QCOMPARE(csvCell(QStringLiteral("+49 30 1234")), QByteArray("'+49 30 1234"));
        QCOMPARE(csvCell(QStringLiteral("-cmd")), QByteArray("'-cmd"));
        QCOMPARE(csvCell(QStringLiteral("-12.50")), QByteArray("-12.50"));
        QCOMPARE(csvCell(QStringLiteral("\t=1")), QByteArray("\"'\t=1\""));
        QCOMPARE(csvCell({}), QByteArray());
    }

    void aReportTellsWhatWasEntered()
    {
        const auto source = w->create(lease());
        wire::BulkRequest request;
        for (int i = 0; i < 5; ++i)
            request.rows.append(row(qPrintable(QStringLiteral("R%1").arg(i)),
                                    qPrintable(QStringLiteral("r%1@example.org").arg(i)),
                                    {cell("City", "=HYPERLINK(1)"), cell("IBAN", "DE02120300000000202051")}));
        QVERIFY(w->service->templates().sendBulk(w->actor, source.id, request));
        const auto page = w->service->templateReport().page(w->actor, source.id, {2, 2}, false).value();
        QCOMPARE(page.total, 5);
        QCOMPARE(page.rows.size(), 2);
        QCOMPARE(page.rows.at(0).recipientName, QStringLiteral("R2")); // newest first
        QCOMPARE(page.rows.at(0).tags.at(6).text, service::report::mask());
        const auto shown = w->service->templateReport().page(w->actor, source.id, {1, 1}, true).value();
        QCOMPARE(shown.rows.at(0).tags.at(6).text, QStringLiteral("DE02120300000000202051"));
        const auto csv = [&](bool masked) {
            QByteArray text;
            const auto done = w->service->templateReport().writeCsv(
                w->actor, source.id, std::nullopt, masked, [&](const QByteArray& piece) -> Result<void> {
                    text += piece;
                    return {};
                });
            return done ? text : QByteArray();
        };
        const QList<QByteArray> lines = csv(false).split('\n');
        QCOMPARE(lines.size(), 7); // header, five, and nothing after the last line's end
        QCOMPARE(lines.at(0), QByteArray("id,GUID,title,signingStatus,recipientName,recipientEmail,"
                                         "createdTime,documentSentTime,completedTime,documentURL,"
                                         "Signature 1,City,Agreed,Signed on,Rent,Floor,IBAN\r"));
        QVERIFY(lines.at(1).contains(",R4,r4@example.org,"));
        QVERIFY(lines.at(1).contains(",'=HYPERLINK(1),false,"));
        QVERIFY(lines.at(1).endsWith(",•••\r"));
        QVERIFY(csv(true).contains("DE02120300000000202051"));
    }

    /** Built line by line from the whole documents: the expected CSV bytes. */
    [[nodiscard]] QByteArray csvOf(domain::DocumentId source, const QStringList& names, bool showMasked,
                                   wire::PageRequest page = {1, 100}, bool only = false) const
    {
        QByteArray csv;
        for (;; ++page.pageIndex) {
            const auto told = w->service->templateReport().page(w->actor, source, page, showMasked).value();
            for (const wire::ReportRow& each : told.rows) {
                const domain::DocumentSummary& d = each.document;
                const auto time = [](std::optional<Timestamp> at) {
                    return at ? QDateTime::fromMSecsSinceEpoch(at->time_since_epoch().count())
                                    .toUTC()
                                    .toString(Qt::ISODateWithMs)
                              : QString();
                };
                QStringList cells{QString::number(d.id.value()),
                                  d.guid,
                                  d.title,
                                  domain::signingStatusName(d.status),
                                  each.recipientName,
                                  each.recipientEmail,
                                  time(d.createdTime),
                                  time(d.sentTime),
                                  time(d.completedTime),
                                  d.documentUrl};
                for (const QString& name : names) {
                    QString text;
                    for (const domain::Tag& tag : each.tags) {
                        if (tag.name != name || !(text.isEmpty() || text == QLatin1String("false"))) continue;
                        const bool box = tag.type == TagType::Checkbox || tag.type == TagType::Radio;
                        text = !box ? tag.text : QVariant(domain::isChecked(tag)).toString();
                    }
                    cells.append(text);
                }
                QByteArrayList line;
                for (const QString& cell : std::as_const(cells))
                    line.append(service::report::csvCell(cell));
                csv += line.join(',') + "\r\n";
            }
            if (only || told.rows.size() < page.pageSize) return csv;
        }
    }

    /** The template's role name isn't a person's name: nobody signs with it. */
    void aRolesNameIsAPlaceholderUntilSomebodyTakesIt()
    {
        const auto source = w->create(lease());
        wire::TemplateUse use;
        use.signingStatus = domain::SigningStatus::Draft;
        const auto open = w->service->templates().create(w->actor, source.id, use);
        QVERIFY2(open, qPrintable(open ? QString() : open.error().detail.english()));
        QCOMPARE(open->invitations.at(0).recipientName, QStringLiteral("Tenant"));
        QVERIFY(open->invitations.at(0).hasPlaceholderName);
        QVERIFY(!open->invitations.at(1).hasPlaceholderName); // a person with an address
        const auto stored = w->service->documents().retrieve(w->actor, open->id);
        QVERIFY(stored && stored->invitations.at(0).hasPlaceholderName);
        QVERIFY(!domain::toResult(domain::validate(*open)));

        use.invitations = {person("Ben Ünal", "ben@example.org")};
        const auto taken = w->service->templates().create(w->actor, source.id, use);
        QVERIFY(taken);
        QVERIFY(!taken->invitations.at(0).hasPlaceholderName);
    }

    void theCsvSaysWhatTheReportSays()
    {
        auto creation = lease();
        const auto source = w->create(creation);
        const auto other = w->create(creation);
        QList<domain::Document> documents;
        for (int i = 0; i < 1'100; ++i) { // more than one batch
            domain::Document made = templates::draftFrom(i % 5 == 4 ? other : source);
            made.accountId = w->actor.account;
            made.guid = QUuid::createUuid().toString(QUuid::WithoutBraces);
            made.createdTime = Timestamp(std::chrono::milliseconds(i));
            if (i % 2 == 0) made.sentTime = Timestamp(std::chrono::milliseconds(1'760'000'000'000 + i));
            made.title = i % 3 == 0 ? QStringLiteral("=\"%1\", ü").arg(i) : QStringLiteral("Lease");
            made.invitations = {invitation(QStringLiteral("V"), QStringLiteral("v@example.org"),
                                           i % 7 == 0 ? ActionType::Signer : ActionType::Viewer),
                                invitation(QStringLiteral("S"), QStringLiteral("s@example.org"),
                                           i % 11 == 0 ? ActionType::Viewer : ActionType::Signer)};
            if (i % 13 == 0) made.invitations.clear();
            for (domain::Invitation& each : made.invitations)
                each.guid = QUuid::createUuid().toString(QUuid::WithoutBraces);
            made.tags[1].text = i % 2 == 0 ? QString() : QStringLiteral("a\r\nb;%1").arg(i);
            made.tags[2].text = i % 2 == 0 ? QStringLiteral("TRUE") : QString();
            made.tags[2].style.checked = i % 3 == 0;
            made.tags.last().text = i % 2 == 0 ? QStringLiteral("DE02") : QString();
            if (i % 3 == 0) made.tags[0].image = tinyPng();
            if (i % 17 == 0) made.tags.append(tag(TagType::Radio, QStringLiteral("Zone")));
            if (i % 19 == 0) made.tags.append(tag(TagType::Text, QStringLiteral("City")));
            if (i % 19 == 0) made.tags.last().text = QStringLiteral("second");
            if (i % 23 == 0) made.tags.append(tag(TagType::Text, QString()));
            if (i % 29 == 0) made.tags.clear();
            documents.append(made);
        }
        {
            auto transaction = store::Transaction::begin(*w->database).value();
            const auto stored = w->stores->templates.insertAll(transaction, documents, {});
            QVERIFY2(stored, stored ? "" : qPrintable(stored.error().detail.english()));
            QVERIFY(transaction.commit());
        }
        for (const int gone : {0, 701})
            QVERIFY(w->service->documents().remove(w->actor, documents.at(gone).id));
        QStringList names;
        for (const domain::Tag& tag : source.tags)
            names.append(tag.name);
        names.append(QStringLiteral("Zone"));
        for (const bool showMasked : {false, true}) {
            QByteArray csv;
            QVERIFY(w->service->templateReport().writeCsv(w->actor, source.id, std::nullopt, showMasked,
                                                          [&](const QByteArray& piece) -> Result<void> {
                                                              csv += piece;
                                                              return {};
                                                          }));
            const qsizetype header = csv.indexOf("\r\n") + 2;
            QVERIFY(csv.left(header).endsWith(",IBAN,Zone\r\n"));
            QVERIFY(csv.contains(",signed,"));
            QCOMPARE(csv.mid(header), csvOf(source.id, names, showMasked));
        }
        QByteArray page;
        QVERIFY(w->service->templateReport().writeCsv(w->actor, source.id, wire::PageRequest{2, 3}, true,
                                                      [&](const QByteArray& piece) -> Result<void> {
                                                          page += piece;
                                                          return {};
                                                      }));
        QCOMPARE(page.mid(page.indexOf("\r\n") + 2), csvOf(source.id, names, true, {2, 3}, true));
    }
};

INK_TEST(TestTemplates, "tst_templates")

} // namespace tst_templates

#include "tst_templates.moc"
