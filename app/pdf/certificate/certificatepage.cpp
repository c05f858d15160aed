#include "app/pdf/certificate/certificatepage.h"

#include "app/domain/routing.h"
#include "app/pdf/certificate/certificatelayout.h"
#include "app/pdf/certificate/certificatewords.h"
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
    layout.text({words.say({u"Certificate of completion", u"Certificat de signature", u"Abschlussprotokoll",
                            u"Certificado de finalización", u"شهادة إتمام التوقيع"}),
                 24, QFont::DemiBold, inkColour, false, 2});
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
    const auto completed =
        document.completedTime ? document.completedTime : std::optional(options.finalizedTime);
    layout.table({1, 1}, {});
    layout.row({fact(words.say({u"Document number", u"Numéro du document", u"Dokumentnummer",
                                u"Número del documento", u"رقم المستند"}),
                     document.guid, true),
                fact(words.say({u"Sent by", u"Envoyé par", u"Gesendet von", u"Enviado por", u"المرسِل"}),
                     nameAndMail(document.senderName, document.senderEmail))},
               false);
    layout.row({fact(words.say({u"Sent", u"Envoyé", u"Gesendet", u"Enviado", u"أُرسل"}),
                     CertificateWords::time(document.sentTime)),
                fact(words.say({u"Completed", u"Terminé", u"Abgeschlossen", u"Terminado", u"اكتمل"}),
                     CertificateWords::time(completed))},
               false);
    layout.row({fact(words.say({u"Extent", u"Étendue", u"Umfang", u"Extensión", u"الحجم"}),
                     words.files(document.files.size()) + QStringLiteral(", ") + words.pages(pages)),
                fact(words.say({u"Certified by", u"Certifié par", u"Bestätigt durch", u"Certificado por",
                                u"صدّقت عليه"}),
                     options.serviceName)},
               false);
    layout.endTable();
}

/** From where somebody finished: the address of their last act. */
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

/** What a recipient's part depended on. */
QStringList routingOf(const CertificateWords& words, const QList<domain::Invitation>& people, qsizetype index)
{
    const domain::Invitation& person = people.at(index);
    QStringList parts;
    if (const qsizetype signer = person.isWitness ? domain::witnessedBy(people, index) : -1; signer >= 0)
        parts.append(words
                         .say({u"Witness of %1", u"Témoin de %1", u"Zeuge der Unterschrift von %1",
                               u"Testigo de %1", u"شاهد على توقيع %1"})
                         .arg(people.at(signer).recipientName));
    if (!person.group.isEmpty())
        parts.append(words
                         .say({u"%1 of %2 in “%3”", u"%1 sur %2 dans « %3 »", u"%1 von %2 in „%3“",
                               u"%1 de %2 en «%3»", u"%1 من %2 في «%3»"})
                         .arg(QString::number(person.groupNeeded),
                              QString::number(domain::groupOf(people, index).size()), person.group));
    if (person.isReleased)
        parts.append(words.say({u"Didn’t have to act", u"N’a pas eu à agir", u"Musste nicht handeln",
                                u"No tuvo que actuar", u"لم يلزمه التصرف"}));
    if (person.copyAtEnd)
        parts.append(words.say({u"Copy at the end", u"Copie à la fin", u"Kopie am Ende", u"Copia al final",
                                u"نسخة في النهاية"}));
    return parts;
}

void addRecipients(CertificateLayout& layout, const CertificateWords& words, const domain::Document& document)
{
    layout.heading(
        words.say({u"Recipients", u"Destinataires", u"Empfänger", u"Destinatarios", u"المستلمون"}));
    layout.table({3.1, 1.5, 1.45, 1.45, 1.7},
                 {words.say({u"Name", u"Nom", u"Name", u"Nombre", u"الاسم"}),
                  words.say({u"Role", u"Rôle", u"Rolle", u"Función", u"الدور"}),
                  words.say({u"Opened", u"Ouvert", u"Geöffnet", u"Abierto", u"فُتح"}),
                  words.say({u"Finished", u"Terminé", u"Abgeschlossen", u"Terminado", u"أُنجز"}),
                  words.say({u"Authenticated by", u"Authentifié par", u"Ausgewiesen durch",
                             u"Autenticado mediante", u"طريقة التحقّق"})});
    for (qsizetype i = 0; i < document.invitations.size(); ++i) {
        const domain::Invitation& invitation = document.invitations.at(i);
        CertificateCell role{{words.role(invitation.actionType), 9}};
        for (const QString& part : routingOf(words, document.invitations, i))
            role << CertificateText{part, 8, QFont::Normal, quiet};
        if (invitation.status != domain::InvitationStatus::Finalized && !invitation.isReleased &&
            !invitation.copyAtEnd)
            role << CertificateText{words.status(invitation.status), 8, QFont::Normal, quiet};
        CertificateCell name{
            {invitation.recipientName.isEmpty() ? QStringLiteral("–") : invitation.recipientName, 9,
             QFont::DemiBold},
            {invitation.recipientEmail, 8, QFont::Normal, quiet}};
        if (const auto& absent = invitation.onBehalfOf)
            name << CertificateText{
                words
                    .say({u"On behalf of %1", u"Pour le compte de %1", u"In Vertretung von %1",
                          u"En nombre de %1", u"نيابةً عن %1"})
                    .arg(absent->name.isEmpty() ? absent->email
                                                : QStringLiteral("%1 <%2>").arg(absent->name, absent->email)),
                8,
                QFont::Normal,
                quiet,
                false,
                3};
        if (!invitation.rejectReason.isEmpty())
            name << CertificateText{
                words.say({u"Reason: ", u"Motif : ", u"Grund: ", u"Motivo: ", u"السبب: "}) +
                    invitation.rejectReason,
                8,
                QFont::Normal,
                quiet,
                false,
                4};
        CertificateCell finished{{CertificateWords::time(invitation.finishedTime), 9}};
        if (const QString address = addressOf(document, invitation);
            invitation.finishedTime && !address.isEmpty())
            finished << CertificateText{address, 8, QFont::Normal, quiet};
        if (const auto signedAt = domain::deviceTimeOf(document, invitation))
            finished << CertificateText{words.deviceTime(*signedAt), 8, QFont::Normal, quiet, false, 4};
        layout.row({name,
                    role,
                    {{CertificateWords::time(invitation.openedTime), 9}},
                    finished,
                    {{words.authentication(domain::identificationOf(document, invitation)), 9}}});
    }
    layout.endTable();
}

/** The words that everybody agreed to, as they were shown, with who and when. */
void addConsents(CertificateLayout& layout, const CertificateWords& words, const domain::Document& document)
{
    bool headed = false;
    for (const domain::HistoryEntry& entry : document.histories) {
        const auto consent = domain::consentOf(entry);
        if (!consent) continue;
        if (!headed) {
            layout.heading(
                words.say({u"Consent", u"Consentement", u"Einwilligung", u"Consentimiento", u"الموافقة"}));
            layout.table(
                {3.6, 2.4, 1.1, 1.5},
                {words.say({u"Text shown", u"Texte présenté", u"Gezeigter Text", u"Texto mostrado",
                            u"النص المعروض"}),
                 words.say({u"Accepted by", u"Accepté par", u"Angenommen von", u"Aceptado por", u"قبله"}),
                 words.say({u"Language", u"Langue", u"Sprache", u"Idioma", u"اللغة"}),
                 words.say({u"Accepted", u"Accepté", u"Angenommen", u"Aceptado", u"وقت القبول"})});
            headed = true;
        }
        CertificateCell accepted{{CertificateWords::time(entry.time), 8.5}};
        if (const auto signedAt = domain::deviceTimeOf(document, entry))
            accepted << CertificateText{words.deviceTime(*signedAt), 8, QFont::Normal, quiet, false, 4};
        layout.row({{{consent->text, 8.5, QFont::Normal, inkColour, false, 40}},
                    actorCell(words.actor(entry.actor, document.invitations)),
                    {{words.languageName(consent->language), 8.5}},
                    accepted});
    }
    if (headed) layout.endTable();
}

/** Pieces of a paragraph that fit on a page, split between words. */
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

/** Each disclosure once, in full, with everybody who accepted it. */
void addDisclosures(CertificateLayout& layout, const CertificateWords& words,
                    const domain::Document& document)
{
    QStringList texts;
    QHash<QString, QStringList> acceptedBy;
    for (const domain::HistoryEntry& entry : document.histories) {
        const auto disclosure = domain::disclosureOf(entry);
        if (!disclosure) continue;
        if (!texts.contains(disclosure->text)) texts.append(disclosure->text);
        const QString who = words.actor(entry.actor, document.invitations);
        QStringList& people = acceptedBy[disclosure->text];
        if (!people.contains(who)) people.append(who);
    }
    for (const QString& text : std::as_const(texts)) {
        layout.heading(
            words.say({u"Disclosure", u"Informations de l’expéditeur", u"Informationen des Absenders",
                       u"Información del remitente", u"معلومات المرسل"}));
        const QString accepted = words.say(
            {u"Accepted together with the consent by: %1", u"Acceptées avec le consentement par : %1",
             u"Zusammen mit der Einwilligung angenommen von: %1",
             u"Aceptada junto con el consentimiento por: %1", u"قبلها مع الموافقة: %1"});
        for (const QString& piece : piecesOf(accepted.arg(acceptedBy.value(text).join(QStringLiteral(", ")))))
            layout.text({piece, 8, QFont::Normal, quiet, false, 30});
        layout.space(4);
        for (const QString& paragraph : text.split(QLatin1Char('\n'))) {
            for (const QString& piece : piecesOf(paragraph))
                layout.text({piece, 8.5, QFont::Normal, inkColour, false, 60});
            layout.space(3);
        }
    }
}

void addFiles(CertificateLayout& layout, const CertificateWords& words, const domain::Document& document)
{
    layout.heading(words.say({u"Files as they were uploaded", u"Fichiers tels qu’ils ont été déposés",
                              u"Dateien, wie sie hochgeladen wurden", u"Archivos tal como se subieron",
                              u"الملفات كما رُفعت"}));
    layout.table({5.6, 1, 1}, {words.say({u"Name and SHA-256", u"Nom et SHA-256", u"Name und SHA-256",
                                          u"Nombre y SHA-256", u"الاسم و SHA-256"}),
                               words.say({u"Pages", u"Pages", u"Seiten", u"Páginas", u"الصفحات"}),
                               words.say({u"Size", u"Taille", u"Größe", u"Tamaño", u"الحجم"})});
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
    layout.heading(words.say({u"History", u"Historique", u"Verlauf", u"Historial", u"السجلّ"}));
    layout.table({1.95, 2.5, 2.7, 1.75},
                 {words.say({u"Time", u"Heure", u"Zeit", u"Hora", u"الوقت"}),
                  words.say({u"Event", u"Événement", u"Ereignis", u"Evento", u"الحدث"}),
                  words.say({u"By", u"Par", u"Durch", u"Por", u"بواسطة"}),
                  words.say({u"Address", u"Adresse", u"Adresse", u"Dirección", u"العنوان"})});
    for (const auto& entry : document.histories) {
        CertificateCell event{{words.event(entry.event), 8.5, QFont::DemiBold}};
        // The text of a consent stands above, with its language.
        const QString detail = entry.event == domain::HistoryEvent::InPerson
                                   ? words.actor(entry.detail, document.invitations)
                                   : words.detail(entry);
        if (!detail.isEmpty() && !domain::consentOf(entry) && !domain::disclosureOf(entry))
            // An attached file is told with its hash.
            event << CertificateText{detail,
                                     8,
                                     QFont::Normal,
                                     quiet,
                                     false,
                                     entry.event == domain::HistoryEvent::Attached ||
                                             entry.event == domain::HistoryEvent::SignedOnPaper
                                         ? 8
                                         : 4};
        layout.row({{{CertificateWords::time(entry.time), 8.5}},
                    event,
                    actorCell(words.actor(entry.actor, document.invitations)),
                    {{entry.address.isEmpty() ? QStringLiteral("–") : entry.address, 8.5}}});
    }
    layout.endTable();
    layout.space(10);
    layout.text(
        {words.say({u"Head of the history chain (SHA-256)", u"Tête de la chaîne de l’historique (SHA-256)",
                    u"Kopf der Verlaufskette (SHA-256)", u"Cabeza de la cadena del historial (SHA-256)",
                    u"رأس سلسلة السجلّ (SHA-256)"}),
         7.5, QFont::DemiBold, quiet});
    layout.text({document.histories.last().hash, 8, QFont::Normal, inkColour, true, 2});
    layout.space(4);
    layout.text(
        {words.say({u"Each entry’s hash covers the entry and the hash before it, so this one value stands "
                    u"for the whole history. The entries are attached to the signed file as history.json; "
                    u"“inkstone verify” recomputes the chain.",
                    u"L’empreinte de chaque ligne couvre cette ligne et l’empreinte précédente : cette seule "
                    u"valeur répond donc de tout l’historique. Les lignes sont jointes au fichier signé sous "
                    u"le nom history.json ; « inkstone verify » recalcule la chaîne.",
                    u"Der Hashwert jeder Zeile deckt die Zeile und den Hashwert davor, so steht dieser eine "
                    u"Wert für den ganzen Verlauf. Die Zeilen sind der gesiegelten Datei als history.json "
                    u"beigefügt; „inkstone verify“ rechnet die Kette nach.",
                    u"El hash de cada línea cubre la línea y el hash anterior, de modo que este único valor "
                    u"responde de todo el historial. Las líneas van adjuntas al archivo sellado como "
                    u"history.json; «inkstone verify» vuelve a calcular la cadena.",
                    u"بصمة كل سطر تشمل السطر والبصمة التي قبله، فهذه القيمة وحدها تمثّل السجلّ كله. والأسطر "
                    u"مرفقة بالملف المختوم باسم history.json، ويعيد الأمر «inkstone verify» حساب السلسلة."}),
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
    layout.draw(page, {left + width * 0.75, foot, width * 0.25, 14},
                {words
                     .say({u"Page %1 of %2", u"Page %1 sur %2", u"Seite %1 von %2", u"Página %1 de %2",
                           u"صفحة %1 من %2"})
                     .arg(number)
                     .arg(count),
                 7.5, QFont::Normal, quiet},
                Qt::AlignRight);
}

} // namespace

QString certificateLanguage(const domain::Document& document)
{
    QString shared;
    for (const domain::Invitation& invitation : document.invitations) {
        if (invitation.language.isEmpty()) continue;
        const QString theirs = CertificateWords(invitation.language).tag();
        if (!shared.isEmpty() && shared != theirs) shared = QStringLiteral("-");
        if (shared.isEmpty()) shared = theirs;
    }
    if (shared.size() == 2) return shared;
    return languageTag(document.setting.language);
}

Result<QByteArray> makeCertificate(const domain::Document& document, const CertificateOptions& options)
{
    const CertificateWords words(options.language);
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
        const std::string content = file.add(streamText({{"/Filter", "/FlateDecode"}}, deflated(page)));
        kids.push_back(file.add("<</Type /Page /Parent " + tree + " /MediaBox [0 0 " +
                                numberText(CertificateLayout::pageWidth) + ' ' +
                                numberText(CertificateLayout::pageHeight) + "] /Resources " + resources +
                                " /Contents " + content + ">>"));
    }
    file.set(tree,
             "<</Type /Pages /Kids " + arrayText(kids) + " /Count " + std::to_string(kids.size()) + ">>");
    const std::string direction = words.isRightToLeft() ? " /Direction /R2L" : "";
    const std::string root =
        file.add("<</Type /Catalog /Pages " + tree + " /Lang (" + words.tag().toStdString() +
                 ") /ViewerPreferences <</DisplayDocTitle true" + direction + ">>>>");
    const QString title =
        words.say({u"Certificate of completion", u"Certificat de signature", u"Abschlussprotokoll",
                   u"Certificado de finalización", u"شهادة إتمام التوقيع"}) +
        QStringLiteral(" – ") + document.title;
    const std::string info = file.add(
        "<</Title " + stringText(title) + " /Creator " + stringText(options.serviceName) + " /Producer " +
        stringText(options.serviceName) + " /CreationDate " + dateText(options.finalizedTime) + ">>");
    return std::move(file).finish(root, info);
}

} // namespace ink::pdf
