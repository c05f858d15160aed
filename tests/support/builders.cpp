#include "tests/support/builders.h"

#include "app/domain/document/document.h"
#include "app/domain/document/tagplacement.h"
#include "app/domain/history/history.h"
#include "tests/support/manualclock.h"

#include <QUuid>

namespace ink::test {

using namespace domain;

namespace {
QString guidOf(const QString& text)
{
    return QUuid::createUuidV5(QUuid(), text).toString(QUuid::WithoutBraces);
}

Timestamp later(int minutes)
{
    return ManualClock::epoch + std::chrono::minutes(minutes);
}
} // namespace

QByteArray tinyPng()
{
    return QByteArray::fromBase64(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJg"
        "gg==");
}

File file(const QString& name, int pages, qint64 firstId)
{
    File made;
    made.id = FileId(firstId);
    made.name = name;
    made.size = 12'345;
    made.sha256 = QString(64, QLatin1Char('a'));
    for (int i = 1; i <= pages; ++i)
        made.pages.append({PageId(firstId * 100 + i), i, QSizeF(595, 842)});
    return made;
}

Invitation invitation(const QString& name, const QString& email, ActionType type, int sequence)
{
    Invitation made;
    made.guid = guidOf(email);
    made.recipientName = name;
    made.recipientEmail = email;
    made.actionType = type;
    made.sequence = sequence;
    return made;
}

Tag tag(TagType type, const QString& name, int pageIndex, int invitationIndex, int left, int top)
{
    Tag made;
    made.type = type;
    made.name = name;
    made.pageIndex = pageIndex;
    made.invitationIndex = invitationIndex;
    const QSize size = defaultTagSize(type);
    made.rect = {left, top, size.width(), size.height()};
    return made;
}

Document emptyDraft(const QString& title)
{
    Document made;
    made.guid = guidOf(title);
    made.title = title;
    made.senderName = QStringLiteral("Mira Sol");
    made.senderEmail = QStringLiteral("mira@example.com");
    made.createdTime = later(0);
    made.lastModifiedTime = later(1);
    return made;
}

Document sendableDraft(const QString& title)
{
    Document made = emptyDraft(title);
    made.files = {file(QStringLiteral("contract.pdf"), 2)};
    made.invitations = {invitation(QStringLiteral("Ada Brook"), QStringLiteral("ada@example.com"))};
    made.tags = {tag(TagType::Signature, QStringLiteral("Signature 1"), 2)};
    return made;
}

Document richDocument()
{
    Document made = sendableDraft(QStringLiteral("Zusammenfassung – 契約 “9”"));
    made.id = DocumentId(9'007'199'254'740'993); // 2^53 + 1: only survives as a 64-bit integer
    made.accountId = AccountId(7);
    made.status = SigningStatus::InProgress;
    made.sentTime = later(5);
    made.completedTime = later(90);
    made.folderId = FolderId(31);
    made.version = 4;
    made.templateId = DocumentId(55);
    made.message = QStringLiteral("Please sign\nby Friday.");
    made.setting = {QStringLiteral("https://hooks.example.com/in/9"),
                    LanguageCode::French,
                    30,
                    QStringLiteral("À signer"),
                    QStringLiteral("Bonjour"),
                    2,
                    5,
                    false,
                    true,
                    12,
                    {},
                    later(200),
                    {}};
    made.extra.insert(QStringLiteral("vendorMark"), QStringLiteral("kept"));

    File second = file(QStringLiteral("annex.pdf"), 1, 102);
    second.sequence = 2;
    second.extra.insert(QStringLiteral("thumb"), true);
    made.files.append(second);

    Invitation& ada = made.invitations[0];
    ada.id = InvitationId(11);
    ada.status = InvitationStatus::WorkInProgress;
    ada.authentications = {{AuthenticationType::Sms, QStringLiteral("5551234"), QStringLiteral("+1"), {}},
                           {AuthenticationType::AccessCode, {}, {}, QStringLiteral("4711")}};
    ada.lastReminderSent = later(30);
    ada.reminderEmailCount = 2;
    ada.openedTime = later(20);
    ada.language = QStringLiteral("fr");
    ada.signingUrl = QStringLiteral("http://127.0.0.1:8080/sign/") + ada.guid;
    Invitation ben =
        invitation(QStringLiteral("Ben Ito"), QStringLiteral("ben@example.com"), ActionType::SigningHost, 2);
    ben.id = InvitationId(12);
    ben.canSignTags = true;
    ben.hostedSigners = {QStringLiteral("Cleo"), QStringLiteral("Dag")};
    ben.finishedTime = later(60);
    ben.rejectReason = QStringLiteral("wrong name");
    ben.extra.insert(QStringLiteral("colourHint"), 3);
    ben.group = QStringLiteral("Board");
    ben.requiredGroupMembers = 2;
    ben.isReleased = true;
    ben.isWitness = true;
    ben.isNamedByPrevious = true;
    ben.receivesCopyAtEnd = true;
    ben.startAfterDays = 14;
    ben.readyTime = later(59);
    made.invitations.append(ben);

    Tag& signature = made.tags[0];
    signature.id = TagId(201);
    signature.pageId = PageId(10102);
    signature.invitationId = InvitationId(11);
    signature.image = tinyPng();
    Tag amount = tag(TagType::Number, QStringLiteral("Amount"), 3, 2, 100, 200);
    amount.id = TagId(202);
    amount.groupName = QStringLiteral("money");
    amount.isMandatory = false;
    amount.text = QStringLiteral("12.50");
    amount.style.options = {QStringLiteral("a"), QStringLiteral("b")};
    amount.style.checked = true;
    amount.style.maxLength = 9;
    amount.style.pattern = QStringLiteral("[0-9.]+");
    amount.style.min = 0;
    amount.style.max = 99.5;
    amount.style.decimals = 2;
    amount.style.dateFormat = QStringLiteral("dd/MM/yyyy");
    amount.style.fontFamily = QStringLiteral("Noto Sans");
    amount.style.fontSize = 10.5;
    amount.style.colour = QStringLiteral("#102030");
    amount.style.align = domain::TextAlign::Right;
    amount.style.readOnly = true;
    amount.style.placeholder = QStringLiteral("0.00");
    amount.style.condition = TagCondition{QStringLiteral("Agree"), QStringLiteral("true")};
    amount.style.formula = QStringLiteral("{Net} * 1.19");
    amount.style.extra.insert(QStringLiteral("glow"), 1.5);
    amount.extra.insert(QStringLiteral("uid"), QStringLiteral("x-1"));
    made.tags.append(amount);

    HistoryEntry created;
    created.time = later(0);
    created.event = domain::HistoryEvent::Created;
    created.actor = QStringLiteral("Mira Sol <mira@example.com>");
    created.address = QStringLiteral("192.0.2.7");
    created.userAgent = QStringLiteral("inkstone/0.1");
    created.detail = QStringLiteral("from a file");
    appendHistory(made, created);
    created.event = domain::HistoryEvent::Sent;
    created.time = later(5);
    appendHistory(made, created);
    return made;
}

Document templateDocument(const QString& title)
{
    Document made = emptyDraft(title);
    made.type = DocumentType::RegularTemplate;
    made.files = {file(QStringLiteral("offer.pdf"), 1)};
    Invitation role;
    role.guid = guidOf(title + QStringLiteral("/role"));
    role.recipientName = QStringLiteral("Candidate");
    made.invitations = {role};
    made.tags = {tag(TagType::PrefillableText, QStringLiteral("Name"), 1, 1, 72, 100),
                 tag(TagType::PrefillableNumber, QStringLiteral("Amount"), 1, 1, 72, 150),
                 tag(TagType::Signature, QStringLiteral("Signature 1"), 1, 1, 72, 600)};
    return made;
}

} // namespace ink::test
