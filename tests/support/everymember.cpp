#include "tests/support/everymember.h"

#include "app/domain/document/document.h"
#include "tests/support/builders.h"

#include <QRegularExpression>

namespace ink::test {

using namespace domain;

Document filledDocument()
{
    Document made = richDocument();
    const Timestamp time = made.createdTime + std::chrono::hours(5);
    const auto words = [](const char* text) { return Message::literal(QString::fromLatin1(text)); };
    made.setting.sendFault = words("no gateway");
    made.setting.extra.insert(QStringLiteral("more"), 1);
    made.mail = MailProgress{MailProgress::State::Failed, words("refused"), time};
    made.seal = SealProgress{QStringLiteral("B-B"), QStringLiteral("B-T"), words("no authority")};
    made.waitingFor = words("Ada");
    made.documentUrl = QStringLiteral("https://sign.example.com/documents/7");
    for (HistoryEntry& entry : made.histories) {
        entry.reason = QStringLiteral("history_sent");
        entry.args.insert(QStringLiteral("a"), 1);
    }
    File& file = made.files[0];
    file.intake = {QString(64, QLatin1Char('b')), {QStringLiteral("print")}, true, true, true, true};
    file.extra.insert(QStringLiteral("more"), 1);
    file.visibleTo = {1};
    file.parties = {{InvitationId(11), FilePart::Signs, time}};
    file.result = FileResult{FileState::Pending,
                             QStringLiteral("B-B"),
                             QString(64, QLatin1Char('c')),
                             {{InvitationId(11), QStringLiteral("Ada"), time}}};

    Invitation& person = made.invitations[0];
    const QString guid = person.guid;
    const QList<Authentication> proofs = person.authentications;
    person = made.invitations.at(1);
    person.id = InvitationId(11);
    person.guid = guid;
    person.authentications = {{AuthenticationType::AccessCode, QStringLiteral("5551234"),
                               QStringLiteral("+1"), QStringLiteral("471147")},
                              proofs.constFirst()};
    person.actionType = ActionType::Signer;
    person.status = InvitationStatus::WorkInProgress;
    person.lastReminderSent = time;
    person.openedTime = time;
    person.company = QStringLiteral("Acme");
    person.jobTitle = QStringLiteral("Buyer");
    person.role = QStringLiteral("tenant");
    person.mail = MailProgress{MailProgress::State::Failed, words("late"), time};
    person.sms = MailProgress{MailProgress::State::Failed, words("later"), time};
    person.language = QStringLiteral("fr");
    person.signingUrl = QStringLiteral("http://127.0.0.1:8080/sign/") + guid;
    person.invitedTime = time;
    person.reminderRequestedTime = time;
    person.corrections = Corrections{
        time, time, {QStringLiteral("Rent")}, QStringLiteral("192.0.2.1"), QStringLiteral("agent")};
    person.mailFault = MailFault{true, words("bounced"), time, false};
    person.privateMessage = QStringLiteral("Only for you");
    person.waitingFor = words("Ben");
    person.signingCertificate =
        SigningCertificate{CertificateLevel::Qualified, {QStringLiteral("Acme CA")}, QStringLiteral("Ada")};
    person.onBehalfOf = AbsentPerson{QStringLiteral("Cleo"), QStringLiteral("cleo@example.com")};

    Tag& tag = made.tags[0];
    const TagId id = tag.id;
    const QByteArray image = tag.image;
    tag = made.tags.at(1);
    tag.id = id;
    tag.type = TagType::Text;
    tag.pageIndex = 2;
    tag.invitationIndex = 1;
    tag.pageId = made.files.at(0).pages.at(1).id;
    tag.invitationId = person.id;
    tag.image = image;
    tag.facts = {{TagOrigin::Source::Anchor, QStringLiteral("form.rent"), QStringLiteral("Yes")},
                 QStringLiteral("ext-1"),
                 2,
                 1,
                 true,
                 true,
                 QStringLiteral("Agree"),
                 QStringLiteral("{Net}"),
                 QStringLiteral("rent"),
                 QStringLiteral("900")};
    TagStyle& style = tag.style;
    style.condition = TagCondition{QStringLiteral("Agree"), QStringLiteral("true")};
    style.condition->terms.append({QStringLiteral("Other"), QStringLiteral("1"), Comparison::Differs, true});
    style.multiline = true;
    style.comb = true;
    style.format = QStringLiteral("email");
    style.help = QStringLiteral("Enter the rent");
    style.earliest = QStringLiteral("2026-01-01");
    style.latest = QStringLiteral("2026-12-31");
    style.fill = QStringLiteral("name");
    style.minChosen = 1;
    style.maxChosen = 2;
    return made;
}

bool isOfService(const QString& path)
{
    static const QRegularExpression decided(QStringLiteral(
        "^(id|guid|accountId|status|createdTime|lastModifiedTime|sentTime|completedTime|version|deleted|"
        "files|"
        "histories|templateId|mail|seal|waitingFor|documentUrl|extra|setting\\.(sendAt|sendFault)|"
        "invitations\\[0\\]\\.(id|guid|status|lastReminderSent|reminderEmailCount|openedTime|finishedTime|"
        "rejectReason|mail|sms|signingUrl|invitedTime|reminderAskedTime|remindersAsked|warned|hostedDone|"
        "corrections|mailFault|openQuestions|waitingFor|isReleased|readyTime|onBehalfOf)|"
        "tags\\[0\\]\\.(id|pageId|invitationId|facts\\.(isFree|customFieldDefault)))($|[.?\\[])"));
    return decided.match(path).hasMatch() && path != QLatin1StringView("files[-]") &&
           path != QLatin1StringView("files[0].id") &&
           !path.startsWith(QLatin1StringView("files[0].visibleTo"));
}

} // namespace ink::test
