#include "app/pdf/certificate/certificatepage.h"

#include "app/base/isolated.h"
#include "app/domain/document/document.h"
#include "app/domain/document/localsender.h"
#include "app/domain/routing/routing.h"
#include "app/pdf/certificate/certificatelayout.h"
#include "app/pdf/certificate/certificatetexts.h"
#include "app/pdf/file/plainpdf.h"

#include <QHash>

namespace ink::pdf {

namespace {

const QColor inkColour(0x1B, 0x24, 0x30);
const QColor quiet(0x5B, 0x65, 0x73);
const QColor accent(0x34, 0x51, 0xC6);
const QColor line(0xDA, 0xDC, 0xD7);

QString nameAndMail(const QString& name, const QString& mail)
{
    if (name.isEmpty()) return mail;
    return mail.isEmpty() ? name : QStringLiteral("%1 <%2>").arg(name, mail);
}

/** Returns `Name <mail>` as two lines. */
CertificateCell actorCell(const QString& actor)
{
    const auto mail = actor.lastIndexOf(QLatin1String(" <"));
    if (mail <= 0 || !actor.endsWith(QLatin1Char('>'))) return {{actor, 8.5}};
    return {{actor.left(mail), 8.5}, {actor.mid(mail + 2).chopped(1), 8, QFont::Normal, quiet}};
}

void addHead(CertificateLayout& layout, const CertificateTexts& words, const domain::Document& document,
             const CertificateOptions& options)
{
    layout.addSpace(30);
    layout.addText({words.localize(QT_TRANSLATE_NOOP("ink::Certificate", "Certificate of completion")), 24,
                    QFont::DemiBold, inkColour, false, 2},
                   true);
    layout.addSpace(4);
    layout.addText({withoutDirectionControls(document.title), 13, QFont::Normal, inkColour, false, 3});
    layout.addSpace(14);

    const auto fact = [](const QString& label, const QString& value, bool mono = false) {
        return CertificateCell{{label, 7.5, QFont::DemiBold, quiet, false, 1},
                               {value, mono ? 8.0 : 9.0, QFont::Normal, inkColour, mono, 3}};
    };
    qsizetype pages = 0;
    for (const auto& file : document.files)
        pages += file.pages.size();
    const auto completed =
        document.completedTime ? document.completedTime : std::optional(options.finalizedTime);
    layout.beginTable({1, 1}, {}, CertificateLayout::TableKind::CellParagraphs);
    layout.addRow(
        {fact(words.localize(QT_TRANSLATE_NOOP("ink::Certificate", "Document number")), document.guid, true),
         fact(words.localize(QT_TRANSLATE_NOOP("ink::Certificate", "Sent by")),
              withoutDirectionControls(
                  nameAndMail(document.senderName, domain::displaySenderEmail(document.senderEmail))))},
        false);
    layout.addRow({fact(words.localize(QT_TRANSLATE_NOOP("ink::Certificate", "Sent")),
                        CertificateTexts::formatTime(document.sentTime)),
                   fact(words.localize(QT_TRANSLATE_NOOP("ink::Certificate", "Completed")),
                        CertificateTexts::formatTime(completed))},
                  false);
    layout.addRow(
        {fact(words.localize(QT_TRANSLATE_NOOP("ink::Certificate", "Contents")),
              words.formatFileCount(document.files.size()) + QStringLiteral(", ") +
                  words.formatPageCount(pages)),
         fact(words.localize(QT_TRANSLATE_NOOP("ink::Certificate", "Certified by")), options.serviceName)},
        false);
    layout.endTable();
}

/** The IP address of a recipient's last action. */
QString addressOf(const domain::Document& document, const domain::Invitation& invitation)
{
    const QString mail = QStringLiteral("<%1>").arg(invitation.recipientEmail);
    for (auto entry = document.histories.crbegin(); entry != document.histories.crend(); ++entry) {
        const bool theirs = !invitation.recipientEmail.isEmpty() && entry->actor.endsWith(mail) &&
                            entry->actor.startsWith(invitation.recipientName);
        if (theirs && !entry->address.isEmpty() && entry->event != domain::HistoryEvent::Sent)
            return entry->address;
    }
    return {};
}

/** Describes a recipient's role in the routing: witness, group member, no action required, and so on. */
QStringList routingOf(const CertificateTexts& words, const QList<domain::Invitation>& people, qsizetype index)
{
    const domain::Invitation& person = people.at(index);
    QStringList parts;
    if (const qsizetype signer = person.isWitness ? domain::witnessedSigner(people, index) : -1; signer >= 0)
        parts.append(words.localize(QT_TRANSLATE_NOOP("ink::Certificate", "Witness of %1"))
                         .arg(words.isolate(people.at(signer).recipientName)));
    if (!person.group.isEmpty())
        parts.append(words.localize(QT_TRANSLATE_NOOP("ink::Certificate", "%1 of %2 in “%3”"))
                         .arg(QString::number(person.requiredGroupMembers),
                              QString::number(domain::groupOf(people, index).size()),
                              words.isolate(person.group)));
    if (person.isReleased)
        parts.append(words.localize(QT_TRANSLATE_NOOP("ink::Certificate", "Not required to act")));
    if (person.receivesCopyAtEnd)
        parts.append(words.localize(QT_TRANSLATE_NOOP("ink::Certificate", "Copy at the end")));
    return parts;
}

void addRecipients(CertificateLayout& layout, const CertificateTexts& words, const domain::Document& document)
{
    layout.addHeading(words.localize(QT_TRANSLATE_NOOP("ink::Certificate", "Recipients")));
    layout.beginTable({3.1, 1.5, 1.45, 1.45, 1.7},
                      {words.localize(QT_TRANSLATE_NOOP("ink::Certificate", "Name")),
                       words.localize(QT_TRANSLATE_NOOP("ink::Certificate", "Role")),
                       words.localize(QT_TRANSLATE_NOOP("ink::Certificate", "Opened")),
                       words.localize(QT_TRANSLATE_NOOP("ink::Certificate", "Finished")),
                       words.localize(QT_TRANSLATE_NOOP("ink::Certificate", "Authenticated by"))});
    for (qsizetype i = 0; i < document.invitations.size(); ++i) {
        const domain::Invitation& invitation = document.invitations.at(i);
        CertificateCell role{{words.roleName(invitation.actionType), 9}};
        for (const QString& part : routingOf(words, document.invitations, i))
            role << CertificateText{part, 8, QFont::Normal, quiet};
        if (invitation.status != domain::InvitationStatus::Finalized && !invitation.isReleased &&
            !invitation.receivesCopyAtEnd)
            role << CertificateText{words.statusName(invitation.status), 8, QFont::Normal, quiet};
        CertificateCell name{{invitation.recipientName.isEmpty()
                                  ? QStringLiteral("–")
                                  : withoutDirectionControls(invitation.recipientName),
                              9, QFont::DemiBold},
                             {withoutDirectionControls(invitation.recipientEmail), 8, QFont::Normal, quiet}};
        if (const auto& absent = invitation.onBehalfOf)
            name << CertificateText{words.localize(QT_TRANSLATE_NOOP("ink::Certificate", "On behalf of %1"))
                                        .arg(words.isolate(nameAndMail(absent->name, absent->email))),
                                    8,
                                    QFont::Normal,
                                    quiet,
                                    false,
                                    3};
        if (!invitation.rejectReason.isEmpty())
            name << CertificateText{words.localize(QT_TRANSLATE_NOOP("ink::Certificate", "Reason: ")) +
                                        words.isolate(invitation.rejectReason),
                                    8,
                                    QFont::Normal,
                                    quiet,
                                    false,
                                    4};
        CertificateCell finished{{CertificateTexts::formatTime(invitation.finishedTime), 9}};
        if (const QString address = addressOf(document, invitation);
            invitation.finishedTime && !address.isEmpty())
            finished << CertificateText{address, 8, QFont::Normal, quiet};
        if (const auto signedAt = domain::deviceTimeOf(document, invitation))
            finished << CertificateText{words.deviceTime(*signedAt), 8, QFont::Normal, quiet, false, 4};
        layout.addRow({name,
                       role,
                       {{CertificateTexts::formatTime(invitation.openedTime), 9}},
                       finished,
                       {{words.authentication(domain::identificationOf(document, invitation)), 9}}});
    }
    layout.endTable();
}

/** Adds the consent texts as displayed, with the people who agreed to them and the times. */
void addConsents(CertificateLayout& layout, const CertificateTexts& words, const domain::Document& document)
{
    bool headed = false;
    for (const domain::HistoryEntry& entry : document.histories) {
        const auto consent = domain::consentOf(entry);
        if (!consent) continue;
        if (!headed) {
            layout.addHeading(words.localize(QT_TRANSLATE_NOOP("ink::Certificate", "Consent")));
            layout.beginTable({3.6, 2.4, 1.1, 1.5},
                              {words.localize(QT_TRANSLATE_NOOP("ink::Certificate", "Text shown")),
                               words.localize(QT_TRANSLATE_NOOP("ink::Certificate", "Accepted by")),
                               words.localize(QT_TRANSLATE_NOOP("ink::Certificate", "Language")),
                               words.localize(QT_TRANSLATE_NOOP("ink::Certificate", "Accepted"))});
            headed = true;
        }
        CertificateCell accepted{{CertificateTexts::formatTime(entry.time), 8.5}};
        if (const auto signedAt = domain::deviceTimeOf(document, entry))
            accepted << CertificateText{words.deviceTime(*signedAt), 8, QFont::Normal, quiet, false, 4};
        layout.addRow({{{withoutDirectionControls(consent->text), 8.5, QFont::Normal, inkColour, false, 40}},
                       actorCell(words.actor(entry.actor, document.invitations)),
                       {{words.languageName(consent->language), 8.5}},
                       accepted});
    }
    if (headed) layout.endTable();
}

/** Splits a paragraph between words into pieces that fit on a page. */
QStringList piecesOf(const QString& paragraph)
{
    constexpr qsizetype maxPiece = 900;
    QStringList pieces;
    QString rest = paragraph.trimmed();
    while (rest.size() > maxPiece) {
        qsizetype end = rest.lastIndexOf(QLatin1Char(' '), maxPiece);
        if (end <= 0) end = rest.at(maxPiece - 1).isHighSurrogate() ? maxPiece - 1 : maxPiece;
        pieces.append(rest.left(end));
        rest = rest.mid(end).trimmed();
    }
    if (!rest.isEmpty()) pieces.append(rest);
    return pieces;
}

/** Adds each disclosure once, in full, with all recipients who accepted it. */
void addDisclosures(CertificateLayout& layout, const CertificateTexts& words,
                    const domain::Document& document)
{
    QStringList texts;
    QHash<QString, QStringList> acceptedBy;
    for (const domain::HistoryEntry& entry : document.histories) {
        const auto disclosure = domain::disclosureOf(entry);
        if (!disclosure) continue;
        if (!texts.contains(disclosure->text)) texts.append(disclosure->text);
        const QString who = words.isolatedActor(entry.actor, document.invitations);
        QStringList& people = acceptedBy[disclosure->text];
        if (!people.contains(who)) people.append(who);
    }
    for (const QString& text : std::as_const(texts)) {
        layout.addHeading(words.localize(QT_TRANSLATE_NOOP("ink::Certificate", "Disclosure")));
        const QString accepted = words.localize(
            QT_TRANSLATE_NOOP("ink::Certificate", "Accepted together with the consent by: %1"));
        for (const QString& piece : piecesOf(accepted.arg(acceptedBy.value(text).join(QStringLiteral(", ")))))
            layout.addText({piece, 8, QFont::Normal, quiet, false, 30});
        layout.addSpace(4);
        for (const QString& paragraph : withoutDirectionControls(text).split(QLatin1Char('\n'))) {
            for (const QString& piece : piecesOf(paragraph))
                layout.addText({piece, 8.5, QFont::Normal, inkColour, false, 60});
            layout.addSpace(3);
        }
    }
}

/** Names the people whose signature or initials are in a file, in the order of signing. */
QString signersOf(const CertificateTexts& words, const domain::FileResult& result)
{
    QStringList names;
    for (const domain::FileSigner& signer : result.signers)
        names.append(words.isolate(withoutDirectionControls(signer.name)));
    if (names.isEmpty())
        return words.localize(QT_TRANSLATE_NOOP("ink::Certificate", "Without signatures of its own"));
    return words.localize(QT_TRANSLATE_NOOP("ink::Certificate", "Signed by: %1"))
        .arg(names.join(QStringLiteral(", ")));
}

void addFiles(CertificateLayout& layout, const CertificateTexts& words, const domain::Document& document)
{
    layout.addHeading(words.localize(QT_TRANSLATE_NOOP("ink::Certificate", "Original files")));
    layout.beginTable({5.6, 1, 1}, {words.localize(QT_TRANSLATE_NOOP("ink::Certificate", "Name and SHA-256")),
                                    words.localize(QT_TRANSLATE_NOOP("ink::Certificate", "Pages")),
                                    words.localize(QT_TRANSLATE_NOOP("ink::Certificate", "Size"))});
    for (const auto& file : document.files) {
        CertificateCell name{{withoutDirectionControls(file.name), 9, QFont::DemiBold, inkColour, false, 2},
                             {file.sha256, 7.5, QFont::Normal, quiet, true, 2}};
        if (file.result)
            name << CertificateText{signersOf(words, *file.result), 8, QFont::Normal, quiet, false, 6};
        layout.addRow(
            {name, {{words.formatPageCount(file.pages.size()), 9}}, {{words.formatSize(file.size), 9}}});
    }
    layout.endTable();
}

void addHistory(CertificateLayout& layout, const CertificateTexts& words, const domain::Document& document)
{
    if (document.histories.isEmpty()) return;
    layout.addHeading(words.localize(QT_TRANSLATE_NOOP("ink::Certificate", "History")));
    layout.beginTable({1.95, 2.5, 2.7, 1.75},
                      {words.localize(QT_TRANSLATE_NOOP("ink::Certificate", "Time")),
                       words.localize(QT_TRANSLATE_NOOP("ink::Certificate", "Event")),
                       words.localize(QT_TRANSLATE_NOOP("ink::Certificate", "By")),
                       words.localize(QT_TRANSLATE_NOOP("ink::Certificate", "IP address"))},
                      CertificateLayout::TableKind::RowParagraphs);
    for (const auto& entry : document.histories) {
        CertificateCell event{{words.event(entry.event), 8.5, QFont::DemiBold}};
        // The text of a consent is printed above, with its language.
        const QString detail = entry.event == domain::HistoryEvent::InPerson
                                   ? words.actor(entry.detail, document.invitations)
                                   : words.detail(entry);
        if (!detail.isEmpty() && !domain::consentOf(entry) && !domain::disclosureOf(entry))
            // The detail of an attached file contains its hash and needs more lines.
            event << CertificateText{detail,
                                     8,
                                     QFont::Normal,
                                     quiet,
                                     false,
                                     entry.event == domain::HistoryEvent::Attached ||
                                             entry.event == domain::HistoryEvent::SignedOnPaper
                                         ? 8
                                         : 4};
        layout.addRow({{{CertificateTexts::formatTime(entry.time), 8.5}},
                       event,
                       actorCell(words.actor(entry.actor, document.invitations)),
                       {{entry.address.isEmpty() ? QStringLiteral("–") : entry.address, 8.5}}});
    }
    layout.endTable();
    layout.addSpace(10);
    layout.addText(
        {words.localize(QT_TRANSLATE_NOOP("ink::Certificate", "Head of the history chain (SHA-256)")), 7.5,
         QFont::DemiBold, quiet});
    layout.addText({document.histories.last().hash, 8, QFont::Normal, inkColour, true, 2});
    layout.addSpace(4);
    layout.addText(
        {words.localize(QT_TRANSLATE_NOOP(
             "ink::Certificate", "Each entry’s hash covers the entry and the hash before it, so this one "
                                 "value stands for the whole history. The entries are attached to the "
                                 "signed file as history.json; “inkstone verify” recomputes the chain.")),
         8, QFont::Normal, quiet, false, 3});
}

/** Adds the header and the footer of a page. */
void addFurniture(CertificateLayout& layout, CertificateLayout::Page& page, const CertificateTexts& words,
                  const domain::Document& document, const CertificateOptions& options, int number, int count)
{
    constexpr double left = CertificateLayout::margin;
    constexpr double width = CertificateLayout::contentWidth;
    if (number == 1) {
        layout.drawRule(page, 44, accent, 2.4);
    } else {
        layout.drawFurniture(page, {left, 34, width, 14},
                             {withoutDirectionControls(document.title), 8, QFont::Normal, quiet});
        layout.drawRule(page, 52, line);
    }
    const double foot = CertificateLayout::pageHeight - 44;
    layout.drawRule(page, foot - 6, line);
    layout.drawFurniture(page, {left, foot, width * 0.75, 14},
                         {options.serviceName + QStringLiteral("  ·  ") +
                              CertificateTexts::formatTime(options.finalizedTime) + QStringLiteral("  ·  ") +
                              document.guid,
                          7.5, QFont::Normal, quiet});
    layout.drawFurniture(
        page, {left + width * 0.75, foot, width * 0.25, 14},
        {words.localize(QT_TRANSLATE_NOOP("ink::Certificate", "Page %1 of %2")).arg(number).arg(count), 7.5,
         QFont::Normal, quiet},
        Qt::AlignRight);
}

} // namespace

QString certificateLanguage(const domain::Document& document)
{
    QString shared;
    for (const domain::Invitation& invitation : document.invitations) {
        if (invitation.language.isEmpty()) continue;
        const QString theirs = CertificateTexts(invitation.language).languageTag();
        if (!shared.isEmpty() && shared != theirs) shared = QStringLiteral("-");
        if (shared.isEmpty()) shared = theirs;
    }
    if (shared.size() == 2) return shared;
    return languageTag(document.setting.language);
}

Result<QByteArray> makeCertificate(const domain::Document& document, const CertificateOptions& options)
{
    const CertificateTexts words(options.language);
    TextPainter painter;
    CertificateLayout layout(painter, words.isRightToLeft());
    addHead(layout, words, document, options);
    addRecipients(layout, words, document);
    addConsents(layout, words, document);
    addDisclosures(layout, words, document);
    addFiles(layout, words, document);
    addHistory(layout, words, document);
    const auto pages =
        layout.paint([&](CertificateLayout&, CertificateLayout::Page& page, int number, int count) {
            addFurniture(layout, page, words, document, options, number, count);
        });

    PlainPdf file;
    const std::string resources = file.add(
        textOf(painter.writeResources([&file](std::string body) { return file.add(std::move(body)); })));
    const std::string tree = file.reserve();
    std::vector<std::string> kids;
    for (const CertificateLayout::Page& page : pages) {
        const std::string content =
            file.add(streamText({{"/Filter", "/FlateDecode"}}, compressData(page.content)));
        kids.push_back(file.add(
            "<</Type /Page /Parent " + tree + " /MediaBox [0 0 " + numberText(CertificateLayout::pageWidth) +
            ' ' + numberText(CertificateLayout::pageHeight) + "] /Resources " + resources + " /Contents " +
            content + CertificateStructure::pageEntry(page.number) + ">>"));
    }
    file.set(tree,
             "<</Type /Pages /Kids " + arrayText(kids) + " /Count " + std::to_string(kids.size()) + ">>");
    const std::string structure = layout.structure().write(file, kids, words.languageTag());
    const std::string direction = words.isRightToLeft() ? " /Direction /R2L" : "";
    const std::string root =
        file.add("<</Type /Catalog /Pages " + tree + " /Lang (" + words.languageTag().toStdString() +
                 ") /MarkInfo <</Marked true>> /StructTreeRoot " + structure +
                 " /ViewerPreferences <</DisplayDocTitle true" + direction + ">>>>");
    const QString title = words.localize(QT_TRANSLATE_NOOP("ink::Certificate", "Certificate of completion")) +
                          QStringLiteral(" – ") + words.isolate(document.title);
    const std::string info = file.add(
        "<</Title " + stringText(title) + " /Creator " + stringText(options.serviceName) + " /Producer " +
        stringText(options.serviceName) + " /CreationDate " + dateText(options.finalizedTime) + ">>");
    return std::move(file).finish(root, info);
}

} // namespace ink::pdf
