// The documents that tag suggestions were tuned on.
#include "tests/unit/pdf/labelledsheet.h"

#include <functional>

namespace ink::test {

namespace {

using domain::TagType;
using Blanks = SheetStyle::Blanks;
using Shows = SheetStyle::Shows;

/** The words of one language, in the order en, fr, de, es. */
struct Words
{
    int language;
    [[nodiscard]] QString pick(const char* en, const char* fr, const char* de, const char* es) const
    {
        const char* const all[] = {en, fr, de, es};
        return QString::fromUtf8(all[language]);
    }
    QString signature() const { return pick("Signature:", "Signature :", "Unterschrift:", "Firma:"); }
    QString name() const { return pick("Name:", "Nom :", "Name:", "Nombre:"); }
    QString date() const { return pick("Date:", "Date :", "Datum:", "Fecha:"); }
    QString place() const { return pick("Place:", "Lieu :", "Ort:", "Lugar:"); }
    QString title() const { return pick("Title:", "Fonction :", "Funktion:", "Cargo:"); }
    QString email() const { return pick("E-mail:", "Courriel :", "E-Mail:", "Correo electrónico:"); }
    QString address() const { return pick("Address:", "Adresse :", "Anschrift:", "Dirección:"); }
    QString phone() const { return pick("Telephone:", "Téléphone :", "Telefon:", "Teléfono:"); }
    QString landlord() const { return pick("Landlord", "Le Bailleur", "Vermieter", "El Arrendador"); }
    QString tenant() const { return pick("Tenant", "Le Locataire", "Mieter", "El Arrendatario"); }
    QString seller() const { return pick("Seller", "Le Vendeur", "Verkäufer", "El Vendedor"); }
    QString buyer() const { return pick("Buyer", "L'Acheteur", "Käufer", "El Comprador"); }
    QString employer() const { return pick("Employer", "L'Employeur", "Arbeitgeber", "El Empleador"); }
    QString employee() const { return pick("Employee", "Le Salarié", "Arbeitnehmer", "El Trabajador"); }
    QString prose() const
    {
        return pick(
            "This agreement takes effect on the date on which the last party signs it. The name and the "
            "signature "
            "of each party, and the date of signature, are binding for both. Any notice shall be sent to the "
            "address of the other party by registered mail or by e-mail.",
            "Le présent contrat prend effet à la date de la dernière signature. Le nom et la signature de "
            "chaque "
            "partie ainsi que la date engagent les deux parties. Toute notification est envoyée à l'adresse "
            "de "
            "l'autre partie par lettre recommandée ou par courriel.",
            "Dieser Vertrag tritt mit dem Datum der letzten Unterschrift in Kraft. Name und Unterschrift "
            "jeder "
            "Partei sowie das Datum sind für beide verbindlich. Jede Mitteilung ist an die Anschrift der "
            "anderen "
            "Partei per Einschreiben oder E-Mail zu richten.",
            "El presente contrato entra en vigor en la fecha de la última firma. El nombre y la firma de "
            "cada "
            "parte, así como la fecha, son vinculantes para ambas. Toda notificación se enviará a la "
            "dirección de "
            "la otra parte por correo certificado o electrónico.");
    }
    QString more() const
    {
        return pick("The parties confirm that they have read every page. Changes are valid only in writing. "
                    "Should one "
                    "clause be void, the others stand.",
                    "Les parties confirment avoir lu chaque page. Toute modification doit être faite par "
                    "écrit. La nullité "
                    "d'une clause n'affecte pas les autres.",
                    "Die Parteien bestätigen, jede Seite gelesen zu haben. Änderungen bedürfen der "
                    "Schriftform. Ist eine "
                    "Klausel unwirksam, so bleiben die übrigen bestehen.",
                    "Las partes confirman haber leído cada página. Toda modificación se hará por escrito. La "
                    "nulidad de "
                    "una cláusula no afecta a las demás.");
    }
};

using Template = std::function<void(LabelledSheet&, const Words&)>;

/** Label, then a blank up to `right`. */
QRectF row(LabelledSheet& s, double x, double right, double base, const QString& label, double from = 0)
{
    const double end = s.text(x, base, label);
    return s.blank(std::max(end + 4, from), right, base);
}

void heading(LabelledSheet& s, const QString& text, double base, bool underlined = true)
{
    const double end = s.text(60, base, text, true, s.size() * 1.5);
    if (underlined) s.rule(60, end, base + 2.5, 1);
}

// 1: a lease with two columns of signature blocks
void twoColumns(LabelledSheet& s, const Words& w)
{
    heading(s, w.pick("Lease agreement", "Contrat de bail", "Mietvertrag", "Contrato de arrendamiento"), 80);
    double y = s.paragraph(60, 120, 470, w.prose());
    y = s.paragraph(60, y + 10, 470, w.more());
    s.rule(60, 535, y + 6);
    y = s.paragraph(60, y + 30, 470, w.prose());
    y += 40;
    int party = 1;
    for (const double x : {60.0, 310.0}) {
        s.text(x, y, party == 1 ? w.landlord() : w.tenant(), true);
        s.truth(TagType::Signature, row(s, x, x + 210, y + 45, w.signature()), party);
        s.truth(TagType::Text, row(s, x, x + 210, y + 75, w.name()), party);
        s.truth(TagType::Date, row(s, x, x + 210, y + 105, w.date()), party);
        ++party;
    }
}

// 2: a form of labelled lines
void plainForm(LabelledSheet& s, const Words& w)
{
    heading(s, w.pick("Registration", "Inscription", "Anmeldung", "Inscripción"), 70, false);
    s.rule(60, 535, 82, 1.2);
    double y = 120;
    for (const QString& label : {w.name(), w.address(), w.email(), w.phone()}) {
        s.truth(TagType::Text, row(s, 60, 480, y, label, 170));
        y += 30;
    }
    s.truth(TagType::Date,
            row(s, 60, 320, y,
                w.pick("Date of birth:", "Date de naissance :", "Geburtsdatum:", "Fecha de nacimiento:"),
                170));
    y = s.paragraph(60, y + 40, 470, w.prose());
    y += 30;
    s.truth(TagType::Text, row(s, 60, 260, y, w.place()));
    s.truth(TagType::Date, row(s, 300, 480, y, w.date()));
    s.truth(TagType::Signature, row(s, 60, 320, y + 50, w.signature()));
}

// 3: running text with blanks, "Fait à …, le …"
void blanksInText(LabelledSheet& s, const Words& w)
{
    heading(s, w.pick("Power of attorney", "Procuration", "Vollmacht", "Poder"), 80, false);
    double x =
        s.text(60, 130, w.pick("I, the undersigned,", "Je soussigné(e)", "Ich,", "Yo, el abajo firmante,")) +
        4;
    s.truth(TagType::Text, s.blankAs(Blanks::Dots, x, x + 180, 130));
    x = s.text(60, 155, w.pick("living at", "demeurant à", "wohnhaft in", "con domicilio en")) + 4;
    s.truth(TagType::Text, s.blankAs(Blanks::Dots, x, x + 240, 155));
    double y = s.paragraph(60, 180, 470, w.more());
    y += 30;
    x = s.text(60, y, w.pick("Done at", "Fait à", "Ort:", "En la ciudad de")) + 4;
    s.truth(TagType::Text, s.blankAs(Blanks::Dots, x, x + 120, y));
    x = s.text(x + 128, y, w.pick("Date", "le", "den", "Fecha")) + 4;
    s.truth(TagType::Date, s.blankAs(Blanks::Dots, x, x + 110, y));
    s.truth(TagType::Signature, row(s, 60, 300, y + 60, w.signature()));
}

// 4: words below the lines
void captions(LabelledSheet& s, const Words& w)
{
    heading(s, w.pick("Purchase agreement", "Contrat de vente", "Kaufvertrag", "Contrato de compraventa"),
            80);
    double y = s.paragraph(60, 115, 470, w.prose());
    y = s.paragraph(60, y + 8, 470, w.more()) + 80;
    int party = 1;
    for (const double x : {60.0, 330.0}) {
        s.truth(TagType::Signature, s.blank(x, x + 190, y), party);
        const QString who = party == 1 ? w.pick("Signature of the seller", "Signature du vendeur",
                                                "Unterschrift Verkäufer", "Firma del vendedor")
                                       : w.pick("Signature of the buyer", "Signature de l'acheteur",
                                                "Unterschrift Käufer", "Firma del comprador");
        s.text(x, y + 13, who, false, s.size() * 0.8);
        s.truth(TagType::Date, s.blank(x, x + 110, y + 55), party);
        s.text(x, y + 68, w.pick("Date", "Date", "Datum", "Fecha"), false, s.size() * 0.8);
        ++party;
    }
}

// 5: a table to fill in
void tableForm(LabelledSheet& s, const Words& w)
{
    heading(s, w.pick("Personal data", "Données personnelles", "Personalbogen", "Datos personales"), 70,
            false);
    const QStringList labels{w.name(), w.address(), w.phone(), w.email(), w.title()};
    double y = 100;
    for (const QString& label : labels) {
        s.frame(QRectF(60, y, 130, 26));
        s.frame(QRectF(190, y, 330, 26));
        s.text(65, y + 17, label);
        s.truth(TagType::Text, QRectF(190, y, 330, 26));
        y += 26;
    }
    // A table of data is not a form.
    y += 30;
    const QStringList head{w.pick("Item", "Poste", "Posten", "Concepto"),
                           w.pick("Date", "Date", "Datum", "Fecha"),
                           w.pick("Amount", "Montant", "Betrag", "Importe")};
    for (int r = 0; r < 4; ++r) {
        for (int c = 0; c < 3; ++c) {
            s.text(65 + 150 * c, y + 14 + 20 * r,
                   r == 0 ? head[c] : QStringLiteral("%1").arg((r * 7 + c * 13) * 11 % 97), r == 0);
        }
        s.rule(60, 510, y + 20 * r);
    }
    s.rule(60, 510, y + 80);
    for (int c = 0; c <= 3; ++c)
        s.plumb(60 + 150 * c, y, y + 80);
    y += 130;
    s.truth(TagType::Date, row(s, 60, 220, y, w.date()));
    s.truth(TagType::Signature, row(s, 260, 510, y, w.signature()));
}

// 6: boxes to tick
void ticks(LabelledSheet& s, const Words& w)
{
    heading(s, w.pick("Consent", "Consentement", "Einwilligung", "Consentimiento"), 70);
    double y = s.paragraph(60, 105, 470, w.more()) + 15;
    const QStringList items{w.pick("I have read the terms.", "J'ai lu les conditions.",
                                   "Ich habe die Bedingungen gelesen.", "He leído las condiciones."),
                            w.pick("I wish to receive news.", "Je souhaite recevoir les nouvelles.",
                                   "Ich möchte Neuigkeiten erhalten.", "Deseo recibir noticias."),
                            w.pick("My data may be stored.", "Mes données peuvent être conservées.",
                                   "Meine Daten dürfen gespeichert werden.", "Mis datos pueden guardarse.")};
    for (const QString& item : items) {
        const QRectF box(60, y - 9, 10, 10);
        s.frame(box);
        s.text(76, y, item);
        s.truth(TagType::Checkbox, box);
        y += 22;
    }
    for (const QString& item : items) {
        s.truth(TagType::Checkbox, s.dingbat(60, y, 'o', 11));
        s.text(76, y, item);
        y += 22;
    }
    // A list with filled bullets.
    for (const QString& item : items) {
        s.fill(QRectF(62, y - 6, 4, 4), 0);
        s.text(76, y, item);
        y += 18;
    }
    s.truth(TagType::Text, row(s, 60, 300, y + 40, w.name()));
    s.truth(TagType::Signature, row(s, 60, 300, y + 80, w.signature()));
    s.truth(TagType::Date, row(s, 330, 500, y + 80, w.date()));
}

// 7: frames with their labels above
void framesForm(LabelledSheet& s, const Words& w)
{
    heading(s, w.pick("Application", "Demande", "Antrag", "Solicitud"), 70, false);
    double y = 110;
    const QStringList labels{w.pick("First name", "Prénom", "Vorname", "Nombre"),
                             w.pick("Last name", "Nom de famille", "Nachname", "Apellidos"), w.email(),
                             w.phone()};
    for (int i = 0; i < 4; ++i) {
        const double x = i % 2 == 0 ? 60 : 305;
        s.text(x, y, labels[i], false, s.size() * 0.9);
        const QRectF box(x, y + 4, 225, 22);
        s.frame(box);
        s.truth(TagType::Text, box);
        if (i % 2 == 1) y += 50;
    }
    y = s.paragraph(60, y + 10, 470, w.prose()) + 15;
    s.text(60, y, w.pick("Signature", "Signature", "Unterschrift", "Firma del solicitante"));
    const QRectF big(60, y + 5, 240, 60);
    s.frame(big);
    s.truth(TagType::Signature, big);
    s.text(330, y, w.pick("Date", "Date", "Datum", "Fecha"));
    const QRectF small(330, y + 5, 120, 24);
    s.frame(small);
    s.truth(TagType::Date, small);
}

// 8: nothing to fill in, and initials at the foot of two pages
void report(LabelledSheet& s, const Words& w)
{
    heading(s, w.pick("Report", "Rapport", "Bericht", "Informe"), 70);
    double y = 110;
    for (int i = 1; i <= 5; ++i) {
        const double end = s.text(60, y,
                                  w.pick("Chapter on signatures", "Chapitre sur les signatures",
                                         "Kapitel über Unterschriften", "Capítulo sobre las firmas"));
        s.blankAs(Blanks::Dots, end + 4, 490, y);
        s.text(495, y, QString::number(i * 7));
        y += 18;
    }
    s.rule(60, 535, y);
    y = s.paragraph(60, y + 20, 470, w.prose());
    s.text(60, y + 14, w.pick("Date", "Date", "Datum", "Fecha"), true);
    y = s.paragraph(60, y + 30, 470, w.more());
    // A chart's legend and a footnote.
    for (int i = 0; i < 3; ++i) {
        s.fill(QRectF(60 + 100 * i, y + 10, 9, 9), 0.3 + 0.1 * i);
        s.text(74 + 100 * i, y + 18, QStringLiteral("20%1").arg(20 + i));
    }
    s.rule(60, 204, 760, 0.5);
    s.text(60, 772,
           w.pick("1 Name of the author withheld.", "1 Nom de l'auteur non communiqué.",
                  "1 Name des Verfassers bekannt.", "1 Nombre del autor reservado."),
           false, 7);
    for (int page = 0; page < 2; ++page) {
        if (page == 1) {
            s.newPage();
            s.paragraph(60, 80, 470, w.prose() + QLatin1Char(' ') + w.more());
        }
        s.truth(TagType::Initial,
                row(s, 400, 500, 800, w.pick("Initials:", "Paraphe :", "Handzeichen:", "Iniciales:")));
    }
}

// 9: blocks one below the other: By, Name, Title, Date
void stackedBlocks(LabelledSheet& s, const Words& w)
{
    heading(s,
            w.pick("Non-disclosure agreement", "Accord de confidentialité", "Geheimhaltungsvereinbarung",
                   "Acuerdo de confidencialidad"),
            75, false);
    double y = s.paragraph(60, 110, 470, w.prose()) + 30;
    for (int party = 1; party <= 2; ++party) {
        s.text(60, y,
               party == 1 ? w.pick("PARTY A", "PARTIE A", "PARTEI A", "PARTE A")
                          : w.pick("PARTY B", "PARTIE B", "PARTEI B", "PARTE B"),
               true);
        y += 40;
        s.truth(TagType::Signature, row(s, 60, 300, y, w.pick("By:", "Par :", "Unterschrift:", "Por:"), 110),
                party);
        s.truth(TagType::Text, row(s, 60, 300, y + 24, w.name(), 110), party);
        s.truth(TagType::Text, row(s, 60, 300, y + 48, w.title(), 110), party);
        s.truth(TagType::Date, row(s, 60, 300, y + 72, w.date(), 110), party);
        y += 120;
    }
}

// 10: rows that are ruled along their whole width, boxes for single letters
void ruledRows(LabelledSheet& s, const Words& w)
{
    heading(s, w.pick("Membership", "Adhésion", "Beitrittserklärung", "Afiliación"), 70);
    double y = 120;
    for (const QString& label : {w.name(), w.address(), w.email()}) {
        const double end = s.text(60, y, label);
        s.rule(60, 500, y + 3);
        s.truth(TagType::Text, QRectF(end + 4, y - 12, 496 - end, 15));
        y += 28;
    }
    s.text(60, y + 5, w.pick("Date of birth", "Date de naissance", "Geburtsdatum", "Fecha de nacimiento"));
    const QRectF first(190, y - 8, 15, 17);
    for (int i = 0; i < 8; ++i)
        s.frame(first.translated(15 * i, 0));
    s.truth(TagType::Date, QRectF(190, y - 8, 120, 17));
    y = s.paragraph(60, y + 50, 470, w.more()) + 40;
    s.truth(TagType::Text, s.blank(60, 240, y));
    s.text(60, y + 12, w.pick("Place, date", "Lieu, date", "Ort, Datum", "Lugar y fecha"), false, 8);
    s.truth(TagType::Signature, s.blank(300, 500, y));
    s.text(300, y + 12,
           w.pick("Member's signature", "Signature de l'adhérent", "Unterschrift des Mitglieds",
                  "Firma del socio"),
           false, 8);
}

// 11: captions in brackets, both parties in one row, names printed above
void bracketCaptions(LabelledSheet& s, const Words& w)
{
    heading(s, w.pick("Employment contract", "Contrat de travail", "Arbeitsvertrag", "Contrato de trabajo"),
            75, false);
    double y = s.paragraph(60, 110, 470, w.prose());
    s.text(60, y + 14, w.pick("Signatures", "Signatures", "Unterschriften", "Firmas"), true);
    y = s.paragraph(60, y + 30, 470, w.more()) + 70;
    int party = 1;
    for (const double x : {60.0, 320.0}) {
        s.truth(TagType::Signature, s.blank(x, x + 200, y), party);
        s.text(x + 30, y + 13,
               party == 1 ? QStringLiteral("(%1)").arg(w.employer())
                          : QStringLiteral("(%1)").arg(w.employee()),
               false, 9);
        s.truth(TagType::Text, s.blank(x, x + 200, y + 60), party);
        s.text(
            x + 30, y + 73,
            w.pick("(Name in print)", "(Nom et prénom)", "(Name in Druckbuchstaben)", "(Nombre y apellidos)"),
            false, 9);
        ++party;
    }
}

// 12: a list to sign
void attendance(LabelledSheet& s, const Words& w)
{
    heading(s, w.pick("Attendance list", "Feuille de présence", "Anwesenheitsliste", "Lista de asistencia"),
            70, false);
    const QStringList head{w.pick("Name", "Nom", "Name", "Nombre"), w.pick("Date", "Date", "Datum", "Fecha"),
                           w.pick("Signature", "Signature", "Unterschrift", "Firma")};
    const double xs[] = {60, 230, 330, 520};
    double y = 100;
    for (int r = 0; r <= 5; ++r) {
        for (int c = 0; c < 3; ++c) {
            if (r == 0) {
                s.text(xs[c] + 4, y + 16, head[c], true);
            } else {
                s.truth(c == 0   ? TagType::Text
                        : c == 1 ? TagType::Date
                                 : TagType::Signature,
                        QRectF(xs[c], y, xs[c + 1] - xs[c], 26), r);
            }
        }
        s.rule(60, 520, y);
        y += 26;
    }
    s.rule(60, 520, y);
    for (const double x : xs)
        s.plumb(x, 100, y);
    s.paragraph(60, y + 40, 460, w.prose());
}

// 13: an invoice: nothing to fill in
void invoice(LabelledSheet& s, const Words& w)
{
    heading(s, w.pick("Invoice", "Facture", "Rechnung", "Factura"), 70);
    s.text(60, 100, w.date() + QStringLiteral(" 12.03.2026"));
    s.text(60, 116, w.name() + QStringLiteral(" Alma Hartwig"));
    s.text(60, 132, w.address());
    s.text(60, 148, QStringLiteral("Lindenweg 4, 12345 Beispielstadt"));
    s.rule(60, 520, 165, 1);
    s.text(60, 178, w.pick("Name", "Nom", "Name", "Nombre"), true);
    s.text(300, 178, w.pick("Date", "Date", "Datum", "Fecha"), true);
    s.text(450, 178, w.pick("Amount", "Montant", "Betrag", "Importe"), true);
    s.rule(60, 520, 184, 0.5);
    double y = 200;
    for (int i = 0; i < 6; ++i) {
        s.text(60, y, QStringLiteral("Atelier %1").arg(i + 1));
        s.text(300, y, QStringLiteral("0%1.02.2026").arg(i + 1));
        s.text(450, y, QStringLiteral("%1,00").arg(120 + i * 35));
        s.rule(60, 520, y + 4, 0.3);
        y += 18;
    }
    const double end = s.text(
        60, y + 10,
        w.pick("Signature collection", "Collection Signature", "Unterschriftenmappe", "Colección Firma"),
        true);
    s.rule(60, end, y + 12.5);
    s.blankAs(Blanks::Dots, end + 10, 440, y + 10);
    s.text(450, y + 10, QStringLiteral("999,00"));
    s.frame(QRectF(60, y + 30, 460, 60));
    s.paragraph(66, y + 46, 440, w.more());
    s.rule(60, 520, 790, 0.5);
    s.text(60, 802,
           w.email() + QStringLiteral(" mail@example.org   ") + w.phone() + QStringLiteral(" 030 123"), false,
           8);
}

// 14: blanks as underscores inside sentences, two pages, initials below each
void underscoresInText(LabelledSheet& s, const Words& w)
{
    heading(
        s,
        w.pick("Sale of a vehicle", "Vente d'un véhicule", "Verkauf eines Fahrzeugs", "Venta de un vehículo"),
        75);
    double x = s.text(60, 120, w.pick("Between", "Entre", "Zwischen", "Entre")) + 3;
    s.truth(TagType::Text, s.blankAs(Blanks::Underscores, x, x + 150, 120), 1);
    x = s.text(x + 154, 120,
               w.pick("(the Seller) and", "(le Vendeur) et", "(Verkäufer) und", "(el Vendedor) y")) +
        3;
    s.truth(TagType::Text, s.blankAs(Blanks::Underscores, x, x + 150, 120), 1);
    double y = s.paragraph(60, 145, 470, w.prose());
    x = s.text(60, y + 10, w.pick("for the price of", "au prix de", "zum Preis von", "por el precio de")) + 3;
    s.truth(TagType::Text, s.blankAs(Blanks::Underscores, x, x + 80, y + 10), 1);
    s.text(x + 84, y + 10, QStringLiteral("EUR"));
    const QString initials = w.pick("Initials", "Paraphe", "Handzeichen", "Iniciales");
    double end = s.text(60, 800, initials);
    s.truth(TagType::Initial, s.blankAs(Blanks::Underscores, end + 4, end + 60, 800), 1);
    s.newPage();
    y = s.paragraph(60, 80, 470, w.more()) + 50;
    int party = 1;
    for (const double at : {60.0, 310.0}) {
        s.text(at, y, party == 1 ? w.seller() : w.buyer(), true);
        end = s.text(at, y + 50, QStringLiteral("X"));
        s.truth(TagType::Signature, s.blankAs(Blanks::Underscores, end + 3, end + 180, y + 50), party);
        s.truth(TagType::Date,
                s.blankAs(Blanks::Underscores, s.text(at, y + 80, w.date()) + 4, at + 150, y + 80), party);
        ++party;
    }
    end = s.text(60, 800, initials);
    s.truth(TagType::Initial, s.blankAs(Blanks::Underscores, end + 4, end + 60, 800), 1);
}

// 15: brackets and circles, a frame with its caption inside
void choices(LabelledSheet& s, const Words& w)
{
    heading(s,
            w.pick("Health questionnaire", "Questionnaire de santé", "Gesundheitsfragebogen",
                   "Cuestionario de salud"),
            70, false);
    double y = 110;
    for (int i = 0; i < 3; ++i) {
        s.text(60, y,
               w.pick("Do you take medicine?", "Prenez-vous des médicaments ?", "Nehmen Sie Medikamente?",
                      "¿Toma medicamentos?"));
        double x = 320;
        for (const QString& answer : {w.pick("Yes", "Oui", "Ja", "Sí"), w.pick("No", "Non", "Nein", "No")}) {
            s.circle({x, y - 3.5}, 4.5);
            s.truth(TagType::Radio, QRectF(x - 4.5, y - 8, 9, 9));
            s.text(x + 9, y, answer);
            x += 70;
        }
        y += 24;
    }
    for (int i = 0; i < 2; ++i) {
        const double end = s.text(60, y, QStringLiteral("[ ]"));
        s.truth(TagType::Checkbox, QRectF(60, y - 8, end - 60, 10));
        s.text(end + 6, y, w.pick("I agree.", "J'accepte.", "Ich stimme zu.", "Acepto."));
        y += 20;
    }
    y = s.paragraph(60, y + 20, 470, w.more()) + 10;
    s.frame(QRectF(60, y, 260, 56));
    s.text(64, y + 11,
           w.pick("Patient's signature", "Signature du patient", "Unterschrift des Patienten",
                  "Firma del paciente"),
           false, 8);
    s.truth(TagType::Signature, QRectF(60, y + 13, 260, 43));
    s.frame(QRectF(340, y, 150, 56));
    s.text(344, y + 11, w.pick("Date", "Date", "Datum", "Fecha"), false, 8);
    s.truth(TagType::Date, QRectF(340, y + 13, 150, 43));
}

// 16: words above the lines, nothing but white for some
void labelsAbove(LabelledSheet& s, const Words& w)
{
    heading(s, w.pick("Loan agreement", "Contrat de prêt", "Darlehensvertrag", "Contrato de préstamo"), 80);
    double y = s.paragraph(60, 115, 470, w.prose());
    y = s.paragraph(60, y + 10, 470, w.more()) + 30;
    int party = 1;
    for (const double x : {60.0, 320.0}) {
        s.text(x, y,
               party == 1 ? w.pick("The Lender", "Le Prêteur", "Darlehensgeber", "El Prestamista")
                          : w.pick("The Borrower", "L'Emprunteur", "Darlehensnehmer", "El Prestatario"),
               true);
        s.text(x, y + 18, w.pick("Signature", "Signature", "Unterschrift", "Firma"), false, 9);
        s.truth(TagType::Signature, s.blank(x, x + 190, y + 52), party);
        s.text(x, y + 74, w.pick("Date", "Date", "Datum", "Fecha"), false, 9);
        s.truth(TagType::Date, s.blank(x, x + 120, y + 96), party);
        ++party;
    }
    const double end = s.text(60, y + 150, w.pick("Witness:", "Témoin :", "Zeuge:", "Testigo:"));
    s.truth(TagType::Signature, s.blank(end + 4, end + 180, y + 150), 3);
}

} // namespace

QList<LabelledForm> labelledForms()
{
    const struct
    {
        const char* name;
        Template draw;
    } templates[] = {
        {"two columns", twoColumns},
        {"plain form", plainForm},
        {"blanks in text", blanksInText},
        {"captions", captions},
        {"table form", tableForm},
        {"ticks", ticks},
        {"frames", framesForm},
        {"report", report},
        {"stacked blocks", stackedBlocks},
        {"ruled rows", ruledRows},
        {"bracket captions", bracketCaptions},
        {"attendance", attendance},
        {"invoice", invoice},
        {"underscores in text", underscoresInText},
        {"choices", choices},
        {"labels above", labelsAbove},
    };
    constexpr const char* families[] = {"Helvetica", "Times", "Courier"};
    constexpr Shows shows[] = {Shows::Whole, Shows::Kerned, Shows::Words, Shows::Letters};
    constexpr Blanks blanks[] = {Blanks::Stroke,     Blanks::Underscores, Blanks::Dots,
                                 Blanks::FilledRule, Blanks::Dashed,      Blanks::TinyDots};
    constexpr double sizes[] = {10, 11, 9, 12};
    QList<LabelledForm> forms;
    int t = 0;
    for (const auto& form : templates) {
        for (int language = 0; language < 4; ++language) {
            const int n = t * 4 + language;
            SheetStyle style;
            style.family = families[(n * 5 + t) % 3];
            style.size = style.family[0] == 'C' ? 9 : sizes[(n + t) % 4];
            style.shows = shows[(n + t * 3) % 4];
            style.blanks = blanks[(n + t) % 6];
            style.rotation = n % 5 == 3 ? 90 * (1 + n % 3) : 0;
            if (n % 4 == 2) style.cropMargin = QRectF(37, 21, 0, 0);
            LabelledSheet sheet(style);
            form.draw(sheet, Words{language});
            constexpr const char* languages[] = {"en", "fr", "de", "es"};
            forms.append(
                {QString::fromLatin1(form.name) + QLatin1Char(' ') + QString::fromLatin1(languages[language]),
                 sheet.bytes(), sheet.truths()});
        }
        ++t;
    }
    return forms;
}

} // namespace ink::test
