#include "app/domain/document/document.h"
#include "app/domain/document/finding.h"
#include "app/domain/document/merging.h"
#include "app/domain/document/tagplacement.h"
#include "app/domain/logic/evaluation.h"
#include "app/domain/routing/signingorder.h"
#include "app/domain/text/emailaddress.h"
#include "app/domain/values/validation.h"
#include "app/domain/values/values.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"
#include "tests/support/worktimer.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <limits>

namespace tst_rules {

using namespace ink;
using namespace ink::domain;
using namespace Qt::Literals::StringLiterals;
using Kind = Finding::Kind;

namespace {

QStringList errorsOf(const QList<Finding>& findings)
{
    QStringList fields;
    for (const Finding& finding : findings)
        if (finding.severity == Severity::Error) fields.append(finding.field);
    return fields;
}

bool contains(const QList<Finding>& findings, Kind kind, Severity severity, const QString& field)
{
    return std::any_of(findings.begin(), findings.end(), [&](const Finding& f) {
        return f.kind == kind && f.severity == severity && f.field == field && !f.detail.english().isEmpty();
    });
}

/** Ada's document with one required tag of this type and value. */
Document withValue(TagType type, const QString& text)
{
    Document document = test::sendableDraft();
    document.tags = {test::tag(type, u"Field"_s)};
    document.tags[0].text = text;
    return document;
}

} // namespace

class TestRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void documentMoves();
    void invitationMoves();
    void turnsGoGroupByGroup();
    void rejectionCanBeLeftBehind();
    void sendableHasNoFindings();
    void whatSendingNeeds();
    void tagPlaces_data();
    void tagPlaces();
    void hugeNumbersDoNotOverflow();
    void warnings();
    void manyTagsAreChecked();
    void emails_data();
    void emails();
    void madeTagsFit();
    void values_data();
    void values();
    void radioGroups();
    void conditionsHide();
    void onlyOwnTagsCount();
    void freeSignature();
    void hostilePatternEnds();
    void writersCannotForgeInvitations();
};

void TestRules::documentMoves()
{
    const QList<SigningStatus> all{SigningStatus::Draft,         SigningStatus::InProgress,
                                   SigningStatus::Completed,     SigningStatus::Rejected,
                                   SigningStatus::ReachDeadline, SigningStatus::Cancelled};
    QStringList legal;
    for (const SigningStatus from : all)
        for (const SigningStatus to : all)
            if (canTransition(from, to))
                legal.append(u"%1>%2"_s.arg(static_cast<int>(from)).arg(static_cast<int>(to)));
    QCOMPARE(legal, (QStringList{u"51>52"_s, u"52>53"_s, u"52>54"_s, u"52>55"_s, u"52>56"_s}));
}

void TestRules::invitationMoves()
{
    using I = InvitationStatus;
    QVERIFY(canTransition(I::NotSent, I::WaitToOpen) && canTransition(I::WaitToOpen, I::Viewed) &&
            canTransition(I::Viewed, I::WorkInProgress));
    for (const I open : {I::WaitToOpen, I::Viewed, I::WorkInProgress})
        for (const I end : {I::Finalized, I::Rejected, I::ReachDeadline, I::Cancelled})
            QVERIFY(canTransition(open, end));
    for (const I end : {I::Finalized, I::Rejected, I::ReachDeadline, I::Cancelled})
        for (const I to :
             {I::NotSent, I::WaitToOpen, I::Viewed, I::WorkInProgress, I::Finalized, I::Cancelled})
            QVERIFY(!canTransition(end, to));
    QVERIFY(!canTransition(I::NotSent, I::Finalized) && !canTransition(I::NotSent, I::Viewed) &&
            !canTransition(I::Viewed, I::WaitToOpen));
    QVERIFY(canTransition(I::NotSent, I::Cancelled));
}

void TestRules::turnsGoGroupByGroup()
{
    Document d = test::sendableDraft();
    d.invitations = {test::invitation(u"C"_s, u"c@x.example"_s, ActionType::Signer, 7),
                     test::invitation(u"A"_s, u"a@x.example"_s, ActionType::Signer, 2),
                     test::invitation(u"V"_s, u"v@x.example"_s, ActionType::Viewer, 1),
                     test::invitation(u"B"_s, u"b@x.example"_s, ActionType::Reviewer, 2)};
    QCOMPARE(openTurns(d, Timestamp{}), (QList<qsizetype>{1, 2, 3})); // the group 2, and the viewer at once
    QCOMPARE(d.invitations.at(0).status, InvitationStatus::NotSent);
    QVERIFY(openTurns(d, Timestamp{}).isEmpty()); // a second call invites nobody again

    d.invitations[1].status = InvitationStatus::Finalized;
    QCOMPARE(invitationsInTurn(d), QList<qsizetype>{3}); // the reviewer still blocks group 7
    QVERIFY(openTurns(d, Timestamp{}).isEmpty());
    d.invitations[3].status = InvitationStatus::Finalized;
    QCOMPARE(openTurns(d, Timestamp{}), QList<qsizetype>{0});
    QVERIFY(!haveAllFinished(d));
    d.invitations[0].status = InvitationStatus::Finalized;
    QVERIFY(haveAllFinished(d)); // the viewer never opened it, which isn't required
    QVERIFY(invitationsInTurn(d).isEmpty());
    QVERIFY(!haveAllFinished(test::emptyDraft())); // no recipients: not finished
}

void TestRules::rejectionCanBeLeftBehind()
{
    Document d = test::sendableDraft();
    d.invitations.append(test::invitation(u"Ben"_s, u"ben@x.example"_s, ActionType::Signer, 2));
    d.invitations[0].status = InvitationStatus::Rejected;
    QCOMPARE(openTurns(d, Timestamp{}), QList<qsizetype>{1});
    d.invitations[1].status = InvitationStatus::Rejected;
    QVERIFY(!haveAllFinished(d)); // all rejected: not finished
    d.invitations[1].status = InvitationStatus::Finalized;
    QVERIFY(haveAllFinished(d));
}

void TestRules::sendableHasNoFindings()
{
    QVERIFY(validate(test::sendableDraft()).isEmpty());
    QVERIFY(validate(test::templateDocument()).isEmpty());
    QVERIFY(checkDraft(test::emptyDraft()).isEmpty());
    QVERIFY(toResult({}));
}

void TestRules::whatSendingNeeds()
{
    QCOMPARE(errorsOf(validate(Document{})),
             (QStringList{u"title"_s, u"senderName"_s, u"senderEmail"_s, u"files"_s, u"invitations"_s}));
    Document d = test::sendableDraft();
    d.title = QString(256, u'x');
    d.invitations.append(test::invitation(QString(), u"not an address"_s));
    d.invitations.append(test::invitation(u"Cy"_s, QString(), ActionType::Signer));
    d.invitations[2].canSignTags = true;
    d.invitations[2].authentications = {{AuthenticationType::Email, {}, {}, {}}};
    const auto findings = validate(d);
    QCOMPARE(errorsOf(findings),
             (QStringList{u"title"_s, u"invitations[1]"_s, u"invitations[1].recipientName"_s,
                          u"invitations[1].recipientEmail"_s, u"invitations[2].recipientEmail"_s}));
    const auto result = toResult(findings);
    QCOMPARE(result.error().code, ErrorCode::Validation);
    QCOMPARE(result.error().fields.size(), 5);

    // Without an email address a recipient can still get the link directly.
    d.invitations[2].authentications.clear();
    QVERIFY(contains(validate(d), Kind::RecipientWithoutEmail, Severity::Warning,
                     u"invitations[2].recipientEmail"_s));
}

void TestRules::tagPlaces_data()
{
    QTest::addColumn<PageRect>("rect");
    QTest::addColumn<int>("page");
    QTest::addColumn<int>("invitation");
    QTest::addColumn<QStringList>("errors");
    const auto row = [](const char* name, PageRect rect, int page, int invitation,
                        const QStringList& errors) {
        QTest::newRow(name) << rect << page << invitation << errors;
    };
    row("whole page", {0, 0, 595, 842}, 1, 1, {});
    row("right edge", {495, 742, 100, 100}, 2, 1, {});
    row("one beyond the right edge", {496, 10, 100, 20}, 1, 1, {u"tags[0].left"_s});
    row("above", {10, -1, 100, 20}, 1, 1, {u"tags[0].top"_s});
    row("wider than the page", {0, 10, 596, 20}, 1, 1, {u"tags[0].width"_s});
    row("off both ways", {900, 900, 10, 10}, 1, 1, {u"tags[0].left"_s, u"tags[0].top"_s});
    row("no width", {10, 10, 0, 20}, 1, 1, {u"tags[0].width"_s});
    row("negative height", {10, 10, 20, -5}, 1, 1, {u"tags[0].height"_s});
    row("page 0", {10, 10, 20, 20}, 0, 1, {u"tags[0].pageIndex"_s});
    row("page 3 of 2", {10, 10, 20, 20}, 3, 1, {u"tags[0].pageIndex"_s});
    row("invitation 2 of 1", {10, 10, 20, 20}, 1, 2, {u"tags[0].invitationIndex"_s});
    row("invitation 0", {10, 10, 20, 20}, 1, 0, {u"tags[0].invitationIndex"_s});
}

void TestRules::tagPlaces()
{
    QFETCH(PageRect, rect);
    QFETCH(int, page);
    QFETCH(int, invitation);
    QFETCH(QStringList, errors);
    Document d = test::sendableDraft();
    d.tags[0].rect = rect;
    d.tags[0].pageIndex = page;
    d.tags[0].invitationIndex = invitation;
    const auto findings = checkDraft(d);
    QCOMPARE(errorsOf(findings), errors);
    for (const Finding& finding : findings)
        QCOMPARE(finding.tagIndex, 0);
}

void TestRules::hugeNumbersDoNotOverflow()
{
    Document d = test::sendableDraft();
    const int maximum = std::numeric_limits<int>::max();
    d.tags[0].rect = {maximum, maximum, maximum, maximum};
    d.tags[0].pageIndex = maximum;
    d.tags.append(d.tags[0]);
    d.invitations[0].sequence = maximum;
    d.invitations.append(
        test::invitation(u"Z"_s, u"z@x.example"_s, ActionType::Reviewer, std::numeric_limits<int>::min()));
    QVERIFY(!validate(d).isEmpty());
    d.tags[0].pageIndex = 1;
    QCOMPARE(errorsOf(checkDraft(d)),
             (QStringList{u"tags[0].left"_s, u"tags[0].top"_s, u"tags[1].pageIndex"_s}));
    const PageRect clamped = clampedTo({maximum, -maximum, maximum, 0}, QSizeF(595.4, 842));
    QCOMPARE(clamped, (PageRect{0, 0, 595, minimumTagExtent}));
}

void TestRules::warnings()
{
    Document d = test::sendableDraft();
    d.invitations.append(test::invitation(u"Rita"_s, u"ADA@example.com"_s, ActionType::Reviewer, 3));
    d.tags.append(test::tag(TagType::Text, u"signature 1"_s, 2, 1, 100, 80)); // 1: same name, overlaps 0
    d.tags.append(test::tag(TagType::Radio, u"A"_s, 1, 1, 10, 10));           // 2
    d.tags.append(test::tag(TagType::Dropdown, u"Pick"_s, 1, 1, 10, 100));    // 3
    d.tags.append(test::tag(TagType::Text, u"Review"_s, 1, 2, 10, 200));      // 4
    d.tags[4].style.pattern = u"(unclosed"_s;
    d.invitations[1].authentications = {{AuthenticationType::AccessCode, {}, {}, u" 47113 "_s}};
    const auto f = validate(d);
    QVERIFY(contains(f, Kind::WeakAccessCode, Severity::Warning, u"invitations[1].authentications"_s));
    QVERIFY(contains(f, Kind::DuplicateEmail, Severity::Warning, u"invitations[1].recipientEmail"_s));
    QVERIFY(contains(f, Kind::SequenceGap, Severity::Hint, u"invitations"_s));
    QVERIFY(contains(f, Kind::DuplicateTagName, Severity::Warning, u"tags[1].name"_s));
    QVERIFY(contains(f, Kind::TagsOverlap, Severity::Warning, u"tags[1].left"_s));
    QVERIFY(contains(f, Kind::RadioWithoutGroup, Severity::Warning, u"tags[2].groupName"_s));
    QVERIFY(contains(f, Kind::DropdownWithoutOptions, Severity::Error, u"tags[3].style.options"_s));
    QVERIFY(contains(f, Kind::TagWithoutRecipient, Severity::Error, u"tags[4].invitationIndex"_s));
    QVERIFY(contains(f, Kind::BadPattern, Severity::Error, u"tags[4].style.pattern"_s));
    QCOMPARE(f.size(), 9);
    QCOMPARE(tagIndexOf(u"tags[4].style.pattern"_s), 4);
    QCOMPARE(tagIndexOf(u"invitations[4]"_s), -1);
}

void TestRules::manyTagsAreChecked()
{
    Document d = test::sendableDraft();
    for (int i = 0; i < 10'000; ++i)
        d.tags.append(test::tag(TagType::Checkbox, u"c%1"_s.arg(i), 1, 1, (i % 100) * 5, (i / 100) * 8));
    test::WorkTimer timer;
    QVERIFY(validate(d).size() > 5000); // they all touch
    QVERIFY2(timer.elapsed() < 2000, qPrintable(QString::number(timer.elapsed())));
}

void TestRules::emails_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<bool>("good");
    for (const char* good : {"a@b", "ada.brook+x@sub.example.com", "o'neil@example.com", "zoë@exämple.de"})
        QTest::newRow(good) << QString::fromUtf8(good) << true;
    for (const char* bad : {"", "@", "a@", "@b", "a@b@c", "a b@c", "a@b\r\nBcc: x@y", "<a@b>", "a@b,c",
                            "a@.b", "a@b..c", "a@b."})
        QTest::newRow(bad) << QString::fromUtf8(bad) << false;
    QTest::newRow("254") << QString(250, u'a') + u"@b.c"_s << true;
    QTest::newRow("255") << QString(251, u'a') + u"@b.c"_s << false;
}

void TestRules::emails()
{
    QFETCH(QString, address);
    QFETCH(bool, good);
    QCOMPARE(isEmail(address), good);
}

void TestRules::madeTagsFit()
{
    Document d = test::sendableDraft();
    d.invitations[0].id = InvitationId(5);
    for (const TagType type : allTagTypes()) {
        for (const QPointF corner :
             {QPointF(0, 0), QPointF(595, 842), QPointF(-1e12, 1e12), QPointF(300, 400)})
            d.tags.append(makeTag(d, type, 2, corner, 1, QStringLiteral("en")));
    }
    QVERIFY(checkDraft(d).isEmpty());
    QSet<QString> names;
    for (const Tag& tag : d.tags)
        names.insert(tag.name.toLower());
    QCOMPARE(names.size(), d.tags.size());

    const Tag centred = makeTag(d, TagType::Signature, 1, QPointF(300, 400), 1, QStringLiteral("en"));
    QCOMPARE(centred.rect, (PageRect{225, 380, 150, 40}));
    QCOMPARE(centred.invitationId, InvitationId(5));
    QCOMPARE(centred.pageId, d.files[0].pages[0].id);
    d.tags = {makeTag(d, TagType::Radio, 1, QPointF(50, 50), 1, QStringLiteral("en"))};
    QCOMPARE(makeTag(d, TagType::Radio, 1, QPointF(50, 80), 1, QStringLiteral("en")).groupName,
             d.tags[0].groupName);
    QVERIFY(makeTag(d, TagType::Radio, 2, QPointF(50, 80), 1, QStringLiteral("en")).groupName !=
            d.tags[0].groupName);
}

void TestRules::values_data()
{
    QTest::addColumn<Document>("document");
    QTest::addColumn<QStringList>("fields");
    const QStringList fine;
    const QStringList text{u"tags[0].text"_s};
    const auto row = [](const char* name, Document document, const QStringList& fields,
                        const std::function<void(Tag&)>& change = {}) {
        if (change) change(document.tags[0]);
        QTest::newRow(name) << document << fields;
    };
    row("mandatory text missing", withValue(TagType::Text, u"  "_s), text);
    row("optional text missing", withValue(TagType::Text, {}), fine, [](Tag& t) { t.isMandatory = false; });
    row("read-only text missing", withValue(TagType::Text, {}), fine,
        [](Tag& t) { t.style.readOnly = true; });
    row("computed text missing", withValue(TagType::Text, {}), fine,
        [](Tag& t) { t.style.formula = u"{a}+1"_s; });
    row("sign date fills itself", withValue(TagType::SignDate, {}), fine);
    row("note", withValue(TagType::Note, {}), fine);
    row("nine of nine", withValue(TagType::Text, u"123456789"_s), fine,
        [](Tag& t) { t.style.maxLength = 9; });
    row("ten of nine", withValue(TagType::Text, u"1234567890"_s), text,
        [](Tag& t) { t.style.maxLength = 9; });
    row("pattern", withValue(TagType::Text, u"DE12"_s), fine,
        [](Tag& t) { t.style.pattern = u"[A-Z]{2}\\d\\d"_s; });
    row("pattern in part", withValue(TagType::Text, u"xDE12"_s), text,
        [](Tag& t) { t.style.pattern = u"[A-Z]{2}\\d\\d"_s; });
    row("pattern and line end", withValue(TagType::Text, u"a\n"_s), text,
        [](Tag& t) { t.style.pattern = u"a"_s; });
    row("pattern of two ways", withValue(TagType::Text, u"ab"_s), text,
        [](Tag& t) { t.style.pattern = u"a|b"_s; });
    row("unusable pattern", withValue(TagType::Text, u"a"_s), text, [](Tag& t) { t.style.pattern = u"("_s; });
    row("too long a pattern", withValue(TagType::Text, u"a"_s), text,
        [](Tag& t) { t.style.pattern = QString(513, u'a'); });
    row("date", withValue(TagType::Date, u"2028-02-29"_s), fine);
    row("no such date", withValue(TagType::Date, u"2027-02-29"_s), text);
    row("date in its format", withValue(TagType::Date, u"29/02/2028"_s), fine,
        [](Tag& t) { t.style.dateFormat = u"dd/MM/yyyy"_s; });
    row("date in another format", withValue(TagType::Date, u"02/29/2028"_s), text,
        [](Tag& t) { t.style.dateFormat = u"dd/MM/yyyy"_s; });
    row("number", withValue(TagType::Number, u"-12.50"_s), fine, [](Tag& t) {
        t.style.decimals = 2;
        t.style.min = -12.5;
    });
    row("comma", withValue(TagType::Number, u"12,5"_s), fine);
    row("comma that may separate thousands", withValue(TagType::Number, u"12,500"_s), text);
    row("exponent", withValue(TagType::Number, u"1e5"_s), text);
    row("infinity", withValue(TagType::Number, u"inf"_s), text);
    row("three decimals", withValue(TagType::Number, u"1.234"_s), text, [](Tag& t) { t.style.decimals = 2; });
    row("below", withValue(TagType::Number, u"0.99"_s), text, [](Tag& t) { t.style.min = 1; });
    row("above", withValue(TagType::PrefillableNumber, u"10.01"_s), text, [](Tag& t) { t.style.max = 10; });
    row("option", withValue(TagType::Dropdown, u"b"_s), fine, [](Tag& t) {
        t.style.options = {u"a"_s, u"b"_s};
    });
    row("no option", withValue(TagType::Dropdown, u"B"_s), text, [](Tag& t) {
        t.style.options = {u"a"_s, u"b"_s};
    });
    row("checked", withValue(TagType::Checkbox, u"true"_s), fine);
    row("unchecked", withValue(TagType::Checkbox, u"false"_s), text);
    row("checked beforehand", withValue(TagType::Checkbox, {}), fine, [](Tag& t) { t.style.checked = true; });
    row("unchecked again", withValue(TagType::Checkbox, u"false"_s), text,
        [](Tag& t) { t.style.checked = true; });
    row("signature", withValue(TagType::Signature, {}), fine, [](Tag& t) { t.image = test::tinyPng(); });
    row("signature without picture", withValue(TagType::Signature, u"Ada"_s), {u"tags[0].image"_s});
    row("initials missing", withValue(TagType::Initial, {}), {u"tags[0].image"_s});
}

void TestRules::values()
{
    QFETCH(Document, document);
    QFETCH(QStringList, fields);
    QStringList found;
    for (const FieldIssue& issue : checkValues(document, 1))
        found.append(issue.field);
    QCOMPARE(found, fields);
}

void TestRules::radioGroups()
{
    Document d = test::sendableDraft();
    d.tags = {test::tag(TagType::Radio, u"A"_s), test::tag(TagType::Radio, u"B"_s),
              test::tag(TagType::Radio, u"C"_s)};
    for (Tag& tag : d.tags) {
        tag.groupName = u"size"_s;
        tag.isMandatory = false;
    }
    QVERIFY(checkValues(d, 1).isEmpty());
    d.tags[2].isMandatory = true; // any of them makes the question required
    QCOMPARE(checkValues(d, 1).value(0).field, u"tags[0].text"_s);
    d.tags[1].text = u"true"_s;
    QVERIFY(checkValues(d, 1).isEmpty());
    d.tags[0].text = u"true"_s;
    QCOMPARE(checkValues(d, 1).size(), 1); // two answers to one question
}

void TestRules::conditionsHide()
{
    Document d = test::sendableDraft();
    d.tags = {test::tag(TagType::Checkbox, u"Car"_s), test::tag(TagType::Text, u"Plate"_s),
              test::tag(TagType::Text, u"Seal"_s)};
    d.tags[0].isMandatory = false;
    d.tags[1].style.condition = TagCondition{u"car"_s, u"true"_s};
    d.tags[2].style.condition = TagCondition{u"Plate"_s, u"HH 1"_s};
    QVERIFY(checkValues(d, 1).isEmpty());
    QVERIFY(!Evaluation(d).isShown(1));
    d.tags[1].text = u"HH 1"_s;
    QVERIFY(!Evaluation(d).isShown(2)); // hidden with the tag that it depends on
    d.tags[0].text = u"true"_s;
    QVERIFY(Evaluation(d).isShown(1) && Evaluation(d).isShown(2));
    QCOMPARE(checkValues(d, 1).size(), 1);

    d.tags[0].style.condition = TagCondition{u"Plate"_s, u"HH 1"_s};
    QVERIFY(!Evaluation(d).isShown(1)); // a cycle terminates
}

void TestRules::onlyOwnTagsCount()
{
    Document d = test::sendableDraft();
    d.invitations.append(test::invitation(u"Ben"_s, u"ben@x.example"_s));
    d.tags.append(test::tag(TagType::Text, u"Ben's"_s, 1, 2));
    QCOMPARE(checkValues(d, 1).size(), 1);
    QCOMPARE(checkValues(d, 2).value(0).field, u"tags[1].text"_s);
    QVERIFY(checkValues(d, 0).isEmpty() && checkValues(d, 99).isEmpty());
}

void TestRules::freeSignature()
{
    Document d = test::sendableDraft();
    d.tags.clear();
    d.invitations[0].canSignTags = true;
    QVERIFY(validate(d).isEmpty());
    QCOMPARE(checkValues(d, 1).value(0).field, u"signatures"_s);
    Tag placed = test::tag(TagType::Signature, u"S"_s);
    placed.image = test::tinyPng();
    d.tags = {placed};
    QVERIFY(checkValues(d, 1).isEmpty());
}

void TestRules::hostilePatternEnds()
{
    Document d = withValue(TagType::Text, QString(5000, u'a') + u'!');
    d.tags[0].style.pattern = u"(a+)+b|(a|aa)+c|(.*)*\\1d"_s;
    test::WorkTimer timer;
    QCOMPARE(checkValues(d, 1).size(), 1);
    QVERIFY2(timer.elapsed() < 1000, qPrintable(QString::number(timer.elapsed())));
}

void TestRules::writersCannotForgeInvitations()
{
    const Document rich = test::richDocument();
    QList<Invitation> wanted{rich.invitations.at(1), rich.invitations.at(0), rich.invitations.at(0)};
    wanted[0].status = InvitationStatus::Finalized;
    wanted[0].rejectReason.clear();
    wanted[0].recipientName = u"Benjamin Ito"_s;
    wanted[1].id = {}; // identified by its GUID
    const auto merged = mergedInvitations(rich.invitations, wanted);
    QCOMPARE(merged.at(0).status, rich.invitations.at(1).status);
    QCOMPARE(merged.at(0).rejectReason, rich.invitations.at(1).rejectReason);
    QCOMPARE(merged.at(0).recipientName, u"Benjamin Ito"_s);
    QCOMPARE(merged.at(1), rich.invitations.at(0));
    QVERIFY(merged.at(2).id.isNull() && merged.at(2).guid.isEmpty()); // the second copy is a new recipient
    QCOMPARE(merged.at(2).status, InvitationStatus::NotSent);

    QList<Tag> tags = rich.tags + rich.tags;
    tags[1].id = TagId(999);
    const auto mergedTagList = mergedTags(rich.tags, tags);
    QCOMPARE(mergedTagList.at(0).id, TagId(201));
    QVERIFY(mergedTagList.at(1).id.isNull() && mergedTagList.at(2).id.isNull());
    QCOMPARE(mergedTagList.at(3).id, TagId(202));
}

INK_TEST(TestRules, "tst_rules")

} // namespace tst_rules

#include "tst_rules.moc"
