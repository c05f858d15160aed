#include "app/pdf/verify/reasons.h"
#include "app/pdf/verify/verifyproblem.h"
#include "tests/support/testmain.h"

#include <QSet>
#include <QTest>

namespace tst_verifyproblem {

using namespace ink;
using namespace ink::pdf;

class TestVerifyProblem final : public QObject
{
    Q_OBJECT

    static VerifyReport report(Integrity integrity)
    {
        VerifyReport made;
        made.integrity = integrity;
        return made;
    }

private Q_SLOTS:
    /** As a reason, so that it is said in every language. */
    void everyIntegrityHasAReasonOfItsOwn()
    {
        QSet<Reason> seen;
        for (const Integrity each : {Integrity::Intact, Integrity::Modified, Integrity::Broken,
                                     Integrity::Unsigned, Integrity::Unreadable}) {
            const Message problem = problemOf(report(each));
            QVERIFY(problem.hasReason());
            QVERIFY(!seen.contains(problem.reason()));
            seen.insert(problem.reason());
        }
    }

    void theFirstErrorSaysMore()
    {
        VerifyReport modified = report(Integrity::Modified);
        modified.findings = {
            {QStringLiteral("a"), VerifyFinding::Level::Warning, reasons::certificateUntrusted()},
            {QStringLiteral("b"), VerifyFinding::Level::Error, reasons::contentPageChanged()},
            {QStringLiteral("c"), VerifyFinding::Level::Error, reasons::formChanged()}};
        QCOMPARE(problemOf(modified), reasons::contentPageChanged());
    }
};

INK_TEST(TestVerifyProblem, "tst_verifyproblem")

} // namespace tst_verifyproblem

#include "tst_verifyproblem.moc"
