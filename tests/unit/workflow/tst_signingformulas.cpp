#include "app/domain/document/document.h"
#include "app/domain/logic/evaluation.h"
#include "app/workflow/signing/inpersonsession.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"
#include "tests/unit/workflow/fakeservice.h"

#include <QTest>

namespace tst_signingformulas {

using namespace ink;
using namespace ink::domain;
using namespace ink::workflow;
using ink::test::FakeTransport;
using ink::test::Office;
using ink::test::Outcome;
using namespace Qt::Literals::StringLiterals;

/** Formulas and conditions during in-person signing, with values that another signer has filled in
 * meanwhile. */
class TestSigningFormulas final : public QObject
{
    Q_OBJECT

    Office m_office;
    DocumentId m_id;
    Document m_there; ///< as the service has it now
    std::unique_ptr<InPersonSession> m_signing;

    [[nodiscard]] TagId tag(const char* name) const
    {
        for (const Tag& one : m_signing->form().document().tags)
            if (one.name == QLatin1StringView(name)) return one.id;
        return {};
    }
    [[nodiscard]] QString filled(const char* name) const
    {
        for (const Tag& one : m_signing->form().filled().tags)
            if (one.name == QLatin1StringView(name)) return one.text;
        return u"no such tag"_s;
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_office.open());
        Document document = test::sendableDraft();
        document.invitations.append(test::invitation(u"Ben"_s, u"ben@example.com"_s, ActionType::Signer, 2));
        document.tags.clear();
        const auto add = [&](TagType type, const QString& name, int owner) -> Tag& {
            document.tags.append(
                test::tag(type, name, 1, owner, 72, 100 + 40 * static_cast<int>(document.tags.size())));
            return document.tags.last();
        };
        add(TagType::Checkbox, u"Express"_s, 1);
        add(TagType::Number, u"Net"_s, 2);
        add(TagType::Number, u"Total"_s, 2).style.formula = u"{Net} * 1.19 + {Express} * 10"_s;
        add(TagType::Text, u"Why"_s, 2).style.condition = TagCondition{u"Express"_s, u"true"_s};
        add(TagType::Text, u"Large"_s, 2).style.condition = TagCondition{u"Net"_s, u"1000"_s};
        m_id = m_office.service.add(document);
        m_office.service.document(m_id).status = SigningStatus::InProgress;
        const QString guid = m_office.service.document(m_id).invitations.at(1).guid;
        m_there = m_office.service.document(m_id);
        m_there.tags[0].text = u"true"_s; // checked after this workstation has fetched the document
        m_office.transport->setHandler([this](const api::Request& request) -> Result<api::Response> {
            if (!request.path.startsWith(u"/sign/"_s)) return m_office.service.handle(request);
            wire::SignerView view;
            view.invitationIndex = 2;
            view.canFinish = true;
            for (const Tag& one : std::as_const(m_there.tags)) {
                if (one.invitationIndex == 2) view.tags.append({one, !isComputed(one)});
                if (one.name == u"Express"_s) view.inputs.append(one);
            }
            return FakeTransport::json(wire::toJson(view));
        });
        m_signing = std::make_unique<InPersonSession>(m_office.session);
        Outcome<void> opened;
        m_signing->open(m_id, guid, m_signing.get(), opened.done());
        QVERIFY(opened.wait() && opened.result);
    }

    void computedWhileTyping()
    {
        QCOMPARE(filled("Total"), u"10"_s);
        m_signing->setValue(tag("Net"), u"100"_s, {});
        QCOMPARE(filled("Total"), u"129"_s);
        m_signing->setValue(tag("Total"), u"1"_s, {}); // read-only
        QCOMPARE(filled("Total"), u"129"_s);
    }

    void hiddenOnesAreNotMissing()
    {
        m_signing->setValue(tag("Net"), u"100"_s, {});
        QCOMPARE(m_signing->form().missing(), QList<TagId>{tag("Why")});
        m_signing->setValue(tag("Net"), u"1000.0"_s, {});
        QCOMPARE(m_signing->form().missing(), (QList<TagId>{tag("Why"), tag("Large")}));
    }
};

INK_TEST(TestSigningFormulas, "tst_signingformulas")

} // namespace tst_signingformulas

#include "tst_signingformulas.moc"
