#include "app/domain/document/document.h"
#include "app/domain/document/finding.h"
#include "app/domain/document/merging.h"
#include "app/domain/document/recipientname.h"
#include "app/domain/values/validation.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>

namespace tst_recipientname {

using namespace ink;
using namespace ink::domain;
using namespace Qt::Literals::StringLiterals;

namespace {

bool isRefused(const Document& document)
{
    const QList<Finding> findings = validate(document);
    return std::any_of(findings.begin(), findings.end(), [](const Finding& finding) {
        return finding.kind == Finding::Kind::RecipientWithoutName && finding.severity == Severity::Error &&
               finding.field == u"invitations[0].recipientName"_s;
    });
}

} // namespace

class TestRecipientName final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aPlaceholderIsNotSent()
    {
        Document draft = test::sendableDraft();
        QVERIFY(toResult(validate(draft)));
        // Any text: what matters is who entered it.
        for (const QString& name : {u"Signer 1"_s, u"landlord"_s, u"Unterzeichner 1"_s, u"Anna Berg"_s}) {
            setPlaceholderName(draft.invitations.first(), name);
            QVERIFY2(isRefused(draft), qPrintable(name));
            QVERIFY(!toResult(validate(draft)));
            setRecipientName(draft.invitations.first(), name);
            QVERIFY2(!isRefused(draft), qPrintable(name));
            QVERIFY(toResult(validate(draft)));
        }
    }

    void rolesOfTemplatesMayBePlaceholders()
    {
        Document draft = test::sendableDraft();
        setPlaceholderName(draft.invitations.first(), u"Tenant"_s);
        for (const DocumentType type :
             {DocumentType::RegularTemplate, DocumentType::BulkTemplate, DocumentType::TemplateLink}) {
            draft.type = type;
            QVERIFY(!isRefused(draft));
        }
    }

    void anotherNameInAnUpdateIsTheRecipients()
    {
        Document draft = test::sendableDraft();
        setPlaceholderName(draft.invitations.first(), u"Signer 1"_s);
        QList<Invitation> wanted = draft.invitations;
        QVERIFY(mergedInvitations(draft.invitations, wanted).first().hasPlaceholderName);
        wanted.first().recipientName = u"Anna Berg"_s; // by a client that returns unknown members
        QVERIFY(!mergedInvitations(draft.invitations, wanted).first().hasPlaceholderName);
    }
};

INK_TEST(TestRecipientName, "tst_recipientname")

} // namespace tst_recipientname

#include "tst_recipientname.moc"
