#include "app/domain/document/customfield.h"
#include "app/workflow/session/reasons.h"
#include "app/workflow/session/serversupport.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_serversupport {

using namespace ink;
using namespace ink::workflow;

/** Tests that features are refused that a server without our extensions would ignore. */
class TestServerSupport final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void dataIsRefused()
    {
        domain::Limits limits;
        const domain::DocumentData data{{QStringLiteral("a"), QStringLiteral("1")}};
        QVERIFY(checkTakesData(limits, {}));
        const auto refused = checkTakesData(limits, data);
        QVERIFY(!refused && refused.error().code == ErrorCode::State);
        QVERIFY(refused.error().detail.is(reason::serverTakesNoData));
        limits.documentData = true;
        QVERIFY(checkTakesData(limits, data));
    }

    void customFieldsAreRefused()
    {
        domain::Limits limits;
        domain::Tag tag;
        QVERIFY(checkTakesCustomFields(limits, {tag}));
        tag.facts.customField = QStringLiteral("region");
        const auto refused = checkTakesCustomFields(limits, {tag});
        QVERIFY(!refused && refused.error().detail.is(reason::serverHasNoCustomFields));
        QVERIFY(!checkHasCustomFields(limits));
        limits.customFields = true;
        QVERIFY(checkTakesCustomFields(limits, {tag}));
        QVERIFY(checkHasCustomFields(limits));
    }
};

INK_TEST(TestServerSupport, "tst_serversupport")

} // namespace tst_serversupport

#include "tst_serversupport.moc"
