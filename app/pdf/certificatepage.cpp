#include "app/pdf/certificatepage.h"

#include "app/pdf/certificatelayout.h"
#include "app/pdf/certificatewords.h"
#include "app/pdf/plainpdf.h"

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

/** `Name <mail>` as two lines. */
CertificateCell actorCell(const QString& actor)
{
    const auto mail = actor.lastIndexOf(QLatin1String(" <"));
    if (mail <= 0 || !actor.endsWith(QLatin1Char('>'))) return {{actor, 8.5}};
    return {{actor.left(mail), 8.5}, {actor.mid(mail + 2).chopped(1), 8, QFont::Normal, quiet}};
}

void addHead(CertificateLayout& layout, const CertificateWords& words, const domain::Document& document,
             const CertificateOptions& options)
{
    layout.space(30);
    layout.text({words.pick(u"Certificate of completion", u"Certificat de signature"), 24, QFont::DemiBold,
                 inkColour, false, 2});
    layout.space(4);
    layout.text({document.title, 13, QFont::Normal, inkColour, false, 3});
    layout.space(14);

    const auto fact = [](const QString& label, const QString& value, bool mono = false) {
        return CertificateCell{{label, 7.5, QFont::DemiBold, quiet, false, 1},
                               {value, mono ? 8.0 : 9.0, QFont::Normal, inkColour, mono, 3}};
    };
    qsizetype pages = 0;
    for (const auto& file : document.files)
        pages += file.pages.size();
    const QString files = document.files.size() == 1
                              ? words.pick(u"1 file", u"1 fichier")
                              : words.pick(u"%1 files", u"%1 fichiers").arg(document.files.size());
    const auto completed =
        document.completedTime ? document.completedTime : std::optional(options.finalizedTime);
    layout.table({1, 1}, {});
    layout.row(
        {fact(words.pick(u"Document number", u"Numéro du document"), document.guid, true),
         fact(words.pick(u"Sent by", u"Envoyé par"), nameAndMail(document.senderName, document.senderEmail))},
        false);
    layout.row({fact(words.pick(u"Sent", u"Envoyé"), CertificateWords::time(document.sentTime)),
                fact(words.pick(u"Completed", u"Terminé"), CertificateWords::time(completed))},
               false);
    layout.row({fact(words.pick(u"Extent", u"Étendue"), files + QStringLiteral(", ") + words.pages(pages)),
                fact(words.pick(u"Certified by", u"Certifié par"), options.serviceName)},
               false);
    layout.endTable();
}

void addRecipients(CertificateLayout& layout, const CertificateWords& words, const domain::Document& document)
{
    layout.heading(words.pick(u"Recipients", u"Destinataires"));
    layout.table({3.1, 1.5, 1.45, 1.45, 1.7},
                 {words.pick(u"Name", u"Nom"), words.pick(u"Role", u"Rôle"), words.pick(u"Opened", u"Ouvert"),
                  words.pick(u"Finished", u"Terminé"), words.pick(u"Authenticated by", u"Authentifié par")});
    for (const auto& invitation : document.invitations) {
        CertificateCell role{{words.role(invitation.actionType), 9}};
        if (invitation.status != domain::InvitationStatus::Finalized)
            role << CertificateText{words.status(invitation.status), 8, QFont::Normal, quiet};
        CertificateCell name{
            {invitation.recipientName.isEmpty() ? QStringLiteral("–") : invitation.recipientName, 9,
             QFont::DemiBold},
            {invitation.recipientEmail, 8, QFont::Normal, quiet}};
        if (!invitation.rejectReason.isEmpty())
            name << CertificateText{words.pick(u"Reason: ", u"Motif : ") + invitation.rejectReason,
                                    8,
                                    QFont::Normal,
                                    quiet,
                                    false,
                                    4};
        layout.row({name,
                    role,
                    {{CertificateWords::time(invitation.openedTime), 9}},
                    {{CertificateWords::time(invitation.finishedTime), 9}},
                    {{words.authentication(invitation), 9}}});
    }
    layout.endTable();
}

void addFiles(CertificateLayout& layout, const CertificateWords& words, const domain::Document& document)
{
    layout.heading(words.pick(u"Files as they were uploaded", u"Fichiers tels qu’ils ont été déposés"));
    layout.table({5.6, 1, 1}, {words.pick(u"Name and SHA-256", u"Nom et SHA-256"),
                               words.pick(u"Pages", u"Pages"), words.pick(u"Size", u"Taille")});
    for (const auto& file : document.files)
        layout.row({{{file.name, 9, QFont::DemiBold, inkColour, false, 2},
                     {file.sha256, 7.5, QFont::Normal, quiet, true, 2}},
                    {{words.pages(file.pages.size()), 9}},
                    {{words.size(file.size), 9}}});
    layout.endTable();
}

void addHistory(CertificateLayout& layout, const CertificateWords& words, const domain::Document& document)
{
    if (document.histories.isEmpty()) return;
    layout.heading(words.pick(u"History", u"Historique"));
    layout.table({1.95, 2.5, 2.7, 1.75}, {words.pick(u"Time", u"Heure"), words.pick(u"Event", u"Événement"),
                                          words.pick(u"By", u"Par"), words.pick(u"Address", u"Adresse")});
    for (const auto& entry : document.histories) {
        CertificateCell event{{words.event(entry.event), 8.5, QFont::DemiBold}};
        if (!entry.detail.isEmpty())
            event << CertificateText{entry.detail, 8, QFont::Normal, quiet, false, 4};
        layout.row({{{CertificateWords::time(entry.time), 8.5}},
                    event,
                    actorCell(entry.actor),
                    {{entry.address.isEmpty() ? QStringLiteral("–") : entry.address, 8.5}}});
    }
    layout.endTable();
    layout.space(10);
    layout.text(
        {words.pick(u"Head of the history chain (SHA-256)", u"Tête de la chaîne de l’historique (SHA-256)"),
         7.5, QFont::DemiBold, quiet});
    layout.text({document.histories.last().hash, 8, QFont::Normal, inkColour, true, 2});
    layout.space(4);
    layout.text(
        {words.pick(u"Each entry’s hash covers the entry and the hash before it, so this one value stands "
                    u"for the whole history. "
                    u"The entries are attached to the signed file as history.json.",
                    u"L’empreinte de chaque ligne couvre cette ligne et l’empreinte précédente : cette seule "
                    u"valeur répond donc de "
                    u"tout l’historique. Les lignes sont jointes au fichier signé sous le nom history.json."),
         8, QFont::Normal, quiet, false, 3});
}

/** What stands on every page. */
void addFurniture(CertificateLayout& layout, CertificateLayout::Page& page, const CertificateWords& words,
                  const domain::Document& document, const CertificateOptions& options, int number, int count)
{
    constexpr double left = CertificateLayout::margin;
    constexpr double width = CertificateLayout::contentWidth;
    if (number == 1) {
        layout.rule(page, 44, accent, 2.4);
    } else {
        layout.draw(page, {left, 34, width, 14}, {document.title, 8, QFont::Normal, quiet});
        layout.rule(page, 52, line);
    }
    const double foot = CertificateLayout::pageHeight - 44;
    layout.rule(page, foot - 6, line);
    layout.draw(page, {left, foot, width * 0.75, 14},
                {options.serviceName + QStringLiteral("  ·  ") +
                     CertificateWords::time(options.finalizedTime) + QStringLiteral("  ·  ") + document.guid,
                 7.5, QFont::Normal, quiet});
    layout.draw(
        page, {left + width * 0.75, foot, width * 0.25, 14},
        {words.pick(u"Page %1 of %2", u"Page %1 sur %2").arg(number).arg(count), 7.5, QFont::Normal, quiet},
        Qt::AlignRight);
}

} // namespace

Result<QByteArray> makeCertificate(const domain::Document& document, const CertificateOptions& options)
{
    const CertificateWords words(options.language);
    TextPainter painter;
    CertificateLayout layout(painter);
    addHead(layout, words, document, options);
    addRecipients(layout, words, document);
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
        const std::string content = file.add(streamText({{"/Filter", "/FlateDecode"}}, deflated(page)));
        kids.push_back(file.add("<</Type /Page /Parent " + tree + " /MediaBox [0 0 " +
                                numberText(CertificateLayout::pageWidth) + ' ' +
                                numberText(CertificateLayout::pageHeight) + "] /Resources " + resources +
                                " /Contents " + content + ">>"));
    }
    file.set(tree,
             "<</Type /Pages /Kids " + arrayText(kids) + " /Count " + std::to_string(kids.size()) + ">>");
    const std::string language = options.language.startsWith(QLatin1String("fr")) ? "(fr)" : "(en)";
    const std::string root = file.add("<</Type /Catalog /Pages " + tree + " /Lang " + language +
                                      " /ViewerPreferences <</DisplayDocTitle true>>>>");
    const QString title = words.pick(u"Certificate of completion", u"Certificat de signature") +
                          QStringLiteral(" – ") + document.title;
    const std::string info = file.add(
        "<</Title " + stringText(title) + " /Creator " + stringText(options.serviceName) + " /Producer " +
        stringText(options.serviceName) + " /CreationDate " + dateText(options.finalizedTime) + ">>");
    return std::move(file).finish(root, info);
}

} // namespace ink::pdf
