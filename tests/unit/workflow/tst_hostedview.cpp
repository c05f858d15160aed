#include "app/domain/document/document.h"
#include "app/domain/routing/rolerules.h"
#include "app/workflow/signing/hostedview.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>

namespace tst_hostedview {

using namespace ink;
using namespace ink::domain;
using namespace ink::workflow;

namespace {

Document hosted()
{
    Document document = test::sendableDraft();
    document.status = SigningStatus::InProgress;
    Invitation& host = document.invitations[0];
    host.actionType = ActionType::SigningHost;
    host.hostedSigners = {QStringLiteral("Kim"), QStringLiteral("Lee")};
    document.tags.clear();
    qint64 id = 1;
    for (const auto& [type, name] : {std::pair{TagType::Signature, "Signature 1"},
                                     {TagType::Signature, "Signature 2"},
                                     {TagType::SignDate, "Date 1"},
                                     {TagType::SignDate, "Date 2"},
                                     {TagType::Text, "Remark"}}) {
        Tag tag = test::tag(type, QString::fromLatin1(name), 1, 1, 72, static_cast<int>(100 * id));
        tag.id = TagId(id++);
        document.tags.append(tag);
    }
    return document;
}

QList<qint64> idsOf(const wire::SignerView& view, bool editable)
{
    QList<qint64> ids;
    for (const wire::SignerTag& entry : view.tags)
        if (entry.isEditable == editable) ids.append(entry.tag.id.value());
    return ids;
}

/** Kim's initial view. */
wire::SignerView firstView(const Document& document)
{
    wire::SignerView view;
    view.invitationIndex = 1;
    view.hostedIndex = 1;
    view.hostedCount = 2;
    view.hostedSigner = QStringLiteral("Kim");
    view.canFinish = true;
    for (const qsizetype i : {0, 2, 4})
        view.tags.append({document.tags.at(i), i != 2, 0, {}});
    return view;
}

} // namespace

class TestHostedView final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theNextPersonSeesWhatTheFirstSigned()
    {
        Document document = hosted();
        const wire::SignerView before = firstView(document);
        document.tags[0].image = test::tinyPng();
        document.tags[2].text = QStringLiteral("2026-11-26");
        document.invitations[0].finishedHostedSigners = 1;
        const wire::SignerView after = viewAfterFinishing(document, before);
        QCOMPARE(after.hostedIndex, 2);
        QCOMPARE(after.hostedSigner, QStringLiteral("Lee"));
        QVERIFY(after.canFinish);
        QCOMPARE(after.myStatus, InvitationStatus::WorkInProgress);
        QCOMPARE(idsOf(after, true), QList<qint64>{2});
        QCOMPARE(idsOf(after, false), (QList<qint64>{1, 3, 4}));
        QCOMPARE(after.tags.first().tag.image, test::tinyPng());
        // Fields that Kim left empty are not shown any more, but conditions may refer to them.
        QCOMPARE(after.inputs.size(), 1);
        QCOMPARE(after.inputs.first().name, QStringLiteral("Remark"));
    }

    void afterTheLastPersonItIsOver()
    {
        Document document = hosted();
        wire::SignerView before = firstView(document);
        document.tags[0].image = document.tags[1].image = test::tinyPng();
        document.invitations[0].finishedHostedSigners = 2;
        before.hostedIndex = 2;
        const wire::SignerView after = viewAfterFinishing(document, before);
        QCOMPARE(after.hostedIndex, 0);
        QVERIFY(!after.canFinish);
        QCOMPARE(after.myStatus, InvitationStatus::Finalized);
        QVERIFY(idsOf(after, true).isEmpty());
    }
};

INK_TEST(TestHostedView, "tst_hostedview")

} // namespace tst_hostedview

#include "tst_hostedview.moc"
