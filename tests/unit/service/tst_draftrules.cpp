#include "app/domain/document/document.h"
#include "app/service/rules/draftrules.h"
#include "app/wire/patchcodec.h"
#include "tests/support/builders.h"
#include "tests/support/everymember.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_draftrules {

using namespace ink;
using namespace ink::domain;
using namespace Qt::Literals::StringLiterals;

class TestDraftRules final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatAPatchChangesNeedsADraft()
    {
        const Document document = test::filledDocument();
        wire::DocumentPatch patch;
        // The compiler refuses a list that leaves a member out: a new one has to be decided here.
        auto& [version, title, message, senderName, senderEmail, type, folderId, deleted, signingStatus,
               reason, data, setting, invitations, tags, fileOrder, visibility, extra] = patch;
        const auto needsDraft = [&patch, &document] {
            const bool needs = service::drafts::changesDraftFields(patch, document);
            patch = wire::DocumentPatch();
            return needs;
        };
        QVERIFY(!needsDraft());

        // Sent documents can be filed, deleted and cancelled, too.
        version = document.version + 1;
        QVERIFY(!needsDraft());
        folderId = FolderId(7);
        QVERIFY(!needsDraft());
        deleted = !document.deleted;
        QVERIFY(!needsDraft());
        signingStatus = SigningStatus::Cancelled;
        reason = u"Not needed"_s;
        QVERIFY(!needsDraft());
        setting.emplace().fields.set(&DocumentSetting::expireDaysAfterSent, 3);
        QVERIFY(!needsDraft());
        data.emplace().insert(u"caseNumber"_s, u"A 1"_s);
        QVERIFY(!needsDraft());
        extra.insert(u"more"_s, 1);
        QVERIFY(!needsDraft());

        title = document.title + u"x"_s;
        QVERIFY(needsDraft());
        message = document.message + u"x"_s;
        QVERIFY(needsDraft());
        senderName = document.senderName + u"x"_s;
        QVERIFY(needsDraft());
        senderEmail = u"x"_s + document.senderEmail;
        QVERIFY(needsDraft());
        type = DocumentType::BulkTemplate;
        QVERIFY(needsDraft());
        invitations = document.invitations;
        QVERIFY(needsDraft());
        tags = document.tags;
        QVERIFY(needsDraft());
        fileOrder.emplace();
        QVERIFY(needsDraft());
        visibility.insert(document.files.constFirst().id, {1});
        QVERIFY(needsDraft());

        // Plain fields that are sent back as they are change nothing.
        title = document.title;
        message = document.message;
        senderName = document.senderName;
        senderEmail = document.senderEmail;
        type = document.type;
        QVERIFY(!needsDraft());
        title = document.title;
        message = document.message + u"x"_s;
        QVERIFY(needsDraft());
    }
};

INK_TEST(TestDraftRules, "tst_draftrules")

} // namespace tst_draftrules

#include "tst_draftrules.moc"
