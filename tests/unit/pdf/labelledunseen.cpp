// Labelled documents that the suggestions were never tuned on: their errors are counted but not inspected.
#include "tests/unit/pdf/labelledsheet.h"

namespace ink::test {

namespace {

using domain::TagType;
using Blanks = SheetStyle::Blanks;
using Shows = SheetStyle::Shows;

int language = 0;

QString in(const char* en, const char* fr, const char* de, const char* es)
{
    const char* const all[] = {en, fr, de, es};
    return QString::fromUtf8(all[language]);
}

QString prose()
{
    return in(
        "The undersigned declares that the particulars above are true and complete. Whoever changes name or "
        "address tells "
        "so within a month. The date of receipt counts. A signature by hand is not needed where the law says "
        "so.",
        "Le soussigné déclare que les renseignements ci-dessus sont exacts et complets. Tout changement de "
        "nom ou d'adresse "
        "est signalé dans le mois. La date de réception fait foi. La signature manuscrite n'est pas requise.",
        "Der Unterzeichner erklärt, dass die obigen Angaben wahr und vollständig sind. Änderungen von Name "
        "oder Anschrift "
        "sind binnen eines Monats mitzuteilen. Es gilt das Datum des Eingangs. Eine Unterschrift von Hand "
        "ist nicht nötig.",
        "El abajo firmante declara que los datos anteriores son ciertos y completos. Todo cambio de nombre o "
        "domicilio se "
        "comunicará en un mes. Cuenta la fecha de recepción. No se necesita firma manuscrita cuando la ley "
        "lo dice.");
}

QRectF sheetRow(LabelledSheet& s, double x, double right, double base, const QString& label, double from = 0,
                bool bold = false)
{
    const double end = s.text(x, base, label, bold);
    return s.blank(std::max(end + 5, from), right, base);
}

void offer(LabelledSheet& s)
{
    s.text(70, 90, in("Quotation 2026-17", "Devis 2026-17", "Angebot 2026-17", "Presupuesto 2026-17"), true,
           16);
    double y = 130;
    for (int i = 0; i < 4; ++i) {
        s.text(70, y, QStringLiteral("%1.").arg(i + 1));
        s.text(95, y,
               in("Painting of the hall", "Peinture du hall", "Anstrich der Halle", "Pintura de la sala"));
        s.text(450, y, QStringLiteral("%1,00").arg(310 + 40 * i));
        y += 17;
    }
    s.rule(440, 500, y - 10, 0.5);
    s.text(450, y + 4, QStringLiteral("1480,00"), true);
    y = s.paragraph(70, y + 40, 440, prose()) + 20;
    double x = s.text(70, y,
                      in("Start before Easter:", "Début avant Pâques :", "Beginn vor Ostern:",
                         "Inicio antes de Pascua:")) +
               12;
    for (const QString& answer : {in("yes", "oui", "ja", "sí"), in("no", "non", "nein", "no")}) {
        const QRectF box(x, y - 8, 8.5, 8.5);
        s.frame(box, 0.6);
        s.truth(TagType::Checkbox, box);
        x = s.text(x + 13, y, answer) + 18;
    }
    y += 55;
    s.truth(TagType::Signature, sheetRow(s, 70, 320, y,
                                         in("Accepted, signature:", "Accepté, signature :",
                                            "Angenommen, Unterschrift:", "Aceptado, firma:")));
    s.truth(TagType::Date, sheetRow(s, 350, 500, y, in("Date:", "Date :", "Datum:", "Fecha:")));
}

void grayFields(LabelledSheet& s)
{
    s.text(50, 70, in("Patient record", "Fiche du patient", "Patientenbogen", "Ficha del paciente"), true,
           15);
    const QStringList left{in("Surname", "Nom", "Nachname", "Apellidos"),
                           in("Street", "Rue", "Straße", "Calle"),
                           in("Telephone", "Téléphone", "Telefon", "Teléfono")};
    const QStringList right{in("First name", "Prénom", "Vorname", "Nombre"),
                            in("City", "Ville", "Ort", "Ciudad"), in("E-mail", "E-mail", "E-Mail", "E-mail")};
    double y = 110;
    for (int i = 0; i < 3; ++i) {
        for (int c = 0; c < 2; ++c) {
            const double x = c == 0 ? 50 : 310;
            s.text(x, y, c == 0 ? left[i] : right[i]);
            const QRectF field(x + 80, y - 12, 165, 17);
            s.fill(field, 0.9);
            s.truth(TagType::Text, field);
        }
        y += 28;
    }
    s.text(50, y, in("Date of birth", "Date de naissance", "Geburtsdatum", "Fecha de nacimiento"));
    const QRectF born(160, y - 12, 90, 17);
    s.fill(born, 0.9);
    s.truth(TagType::Date, born);
    y = s.paragraph(50, y + 40, 480, prose()) + 50;
    s.truth(TagType::Signature, sheetRow(s, 50, 300, y,
                                         in("Patient's signature", "Signature du patient",
                                            "Unterschrift Patient", "Firma del paciente")));
}

void threeColumns(LabelledSheet& s)
{
    s.text(50, 80, in("Guarantee", "Cautionnement", "Bürgschaft", "Aval"), true, 17);
    const double y = s.paragraph(50, 110, 490, prose()) + 90;
    const QStringList who{in("Landlord", "Bailleur", "Vermieter", "Arrendador"),
                          in("Tenant", "Locataire", "Mieter", "Arrendatario"),
                          in("Guarantor", "Garant", "Bürge", "Avalista")};
    for (int i = 0; i < 3; ++i) {
        const double x = 50 + 170 * i;
        s.truth(TagType::Signature, s.blank(x, x + 140, y), i + 1);
        s.text(x, y + 12, who[i], false, 8);
        s.truth(TagType::Text, s.blank(x, x + 140, y + 50), i + 1);
        s.text(x, y + 62, in("Place and date", "Lieu et date", "Ort, Datum", "Lugar y fecha"), false, 8);
    }
}

void minutes(LabelledSheet& s)
{
    s.text(60, 80,
           in("Minutes of the meeting", "Compte rendu de la réunion", "Protokoll der Sitzung",
              "Acta de la reunión"),
           true, 16);
    s.text(60, 105,
           in("Date: 3 May 2026", "Date : 3 mai 2026", "Datum: 3. Mai 2026", "Fecha: 3 de mayo de 2026"));
    s.text(60, 121, in("Place: town hall", "Lieu : mairie", "Ort: Rathaus", "Lugar: ayuntamiento"));
    double y = 150;
    for (int i = 1; i <= 3; ++i) {
        const QString title =
            QStringLiteral("%1. ").arg(i) + in("Signature of the contracts", "Signature des contrats",
                                               "Unterschrift der Verträge", "Firma de los contratos");
        const double end = s.text(60, y, title, true);
        if (i == 2) s.rule(60, end, y + 2, 0.8);
        y = s.paragraph(60, y + 16, 470, prose()) + 8;
    }
    for (int i = 0; i < 5; ++i) {
        if (i % 2 == 1) s.fill(QRectF(60, y - 11, 470, 16), 0.93);
        s.text(64, y, i == 0 ? in("Name", "Nom", "Name", "Nombre") : QStringLiteral("Ada %1").arg(i), i == 0);
        s.text(260, y, i == 0 ? in("Date", "Date", "Datum", "Fecha") : QStringLiteral("0%1.05.2026").arg(i),
               i == 0);
        s.text(420, y,
               i == 0 ? in("Signature", "Signature", "Unterschrift", "Firma") : QStringLiteral("(L.S.)"),
               i == 0);
        if (i == 0) s.rule(60, 530, y + 4, 0.8);
        y += 16;
    }
    s.text(60, y + 20, QStringLiteral("------------------------------------------------------------"));
    s.rule(60, 530, 780, 0.4);
    s.text(60, 792, in("Page 1 of 3", "Page 1 sur 3", "Seite 1 von 3", "Página 1 de 3"), false, 8);
    s.text(400, 792,
           in("signed electronically", "signé électroniquement", "elektronisch signiert",
              "firmado electrónicamente"),
           false, 8);
}

void fourColumnTable(LabelledSheet& s)
{
    s.text(60, 70, in("Staff form", "Fiche du personnel", "Personalblatt", "Hoja de personal"), true, 15);
    const double xs[] = {60, 150, 300, 390, 535};
    const QStringList labels{in("Surname", "Nom", "Nachname", "Apellidos"),
                             in("First name", "Prénom", "Vorname", "Nombre"),
                             in("Position", "Fonction", "Funktion", "Puesto"),
                             in("Date of birth", "Né(e) le", "Geburtsdatum", "Fecha de nacimiento"),
                             in("Address", "Adresse", "Anschrift", "Dirección"),
                             in("Telephone", "Téléphone", "Telefon", "Teléfono")};
    double y = 100;
    for (int r = 0; r < 3; ++r) {
        s.rule(60, 535, y, 0.5);
        for (int c = 0; c < 2; ++c) {
            s.text(xs[2 * c] + 4, y + 17, labels[2 * r + c], false, 8);
            s.truth(2 * r + c == 3 ? TagType::Date : TagType::Text,
                    QRectF(xs[2 * c + 1], y, xs[2 * c + 2] - xs[2 * c + 1], 26));
        }
        y += 26;
    }
    s.rule(60, 535, y, 0.5);
    for (const double x : xs)
        s.plumb(x, 100, y, 0.5);
    y = s.paragraph(60, y + 30, 470, prose()) + 10;
    const QStringList who{in("Signature of the employer", "Signature de l'employeur",
                             "Unterschrift Arbeitgeber", "Firma del empleador"),
                          in("Signature of the employee", "Signature du salarié", "Unterschrift Arbeitnehmer",
                             "Firma del trabajador")};
    for (int c = 0; c < 2; ++c) {
        const QRectF cell(60 + 237.5 * c, y, 237.5, 50);
        s.frame(cell, 0.5);
        s.text(cell.left() + 4, y + 11, who[c], false, 8);
        s.truth(TagType::Signature, cell.adjusted(0, 13, 0, 0), c + 1);
    }
}

void deliveryNote(LabelledSheet& s)
{
    s.text(60, 80, in("Delivery note", "Bon de livraison", "Lieferschein", "Albarán"), true, 16);
    double y = 120;
    for (int i = 0; i < 3; ++i) {
        s.text(60, y, QStringLiteral("%1 ×").arg(2 + i));
        s.text(110, y, in("oak chairs", "chaises en chêne", "Eichenstühle", "sillas de roble"));
        s.rule(60, 520, y + 5, 0.3);
        y += 20;
    }
    y += 80;
    s.truth(TagType::Text, s.blank(60, 250, y));
    s.text(
        60, y + 12,
        in("Name of the recipient", "Nom du destinataire", "Name des Empfängers", "Nombre del destinatario"),
        false, 8);
    s.truth(TagType::Date, s.blank(300, 420, y));
    s.text(300, y + 12, in("Date received", "Date de réception", "Datum des Empfangs", "Fecha de recepción"),
           false, 8);
    s.truth(TagType::Signature, s.blank(60, 300, y + 80));
    s.text(60, y + 92,
           in("Signature and stamp", "Signature et cachet", "Unterschrift und Stempel", "Firma y sello"),
           false, 8);
}

void witnesses(LabelledSheet& s)
{
    s.text(60, 80, in("Last will", "Testament", "Testament", "Testamento"), true, 16);
    double x = s.text(60, 115, in("Name:", "Nom :", "Name:", "Nombre:")) + 4;
    s.truth(TagType::Text, s.blankAs(Blanks::Underscores, x, 500, 115));
    x = s.text(60, 140, in("Address:", "Adresse :", "Anschrift:", "Domicilio:")) + 4;
    s.truth(TagType::Text, s.blankAs(Blanks::Underscores, x, 500, 140));
    s.truth(TagType::Text, s.blankAs(Blanks::Underscores, x, 500, 162));
    double y = s.paragraph(60, 200, 460, prose()) + 20;
    x = s.text(60, y, in("Signed at", "Fait à", "Ort:", "Lugar:")) + 4;
    s.truth(TagType::Text, s.blankAs(Blanks::Underscores, x, x + 130, y));
    x = s.text(x + 137, y, in("on", "le", "am", "Fecha:")) + 4;
    s.truth(TagType::Date, s.blankAs(Blanks::Underscores, x, x + 100, y));
    y += 50;
    s.truth(TagType::Signature,
            sheetRow(s, 60, 330, y, in("Signature:", "Signature :", "Unterschrift:", "Firma:")));
    for (int i = 1; i <= 2; ++i) {
        y += 60;
        s.text(60, y, in("Witness", "Témoin", "Zeuge", "Testigo") + QStringLiteral(" %1").arg(i), true);
        s.truth(TagType::Text, sheetRow(s, 60, 300, y + 22, in("Name:", "Nom :", "Name:", "Nombre:"), 130),
                i + 1);
        s.truth(TagType::Signature,
                sheetRow(s, 330, 520, y + 22, in("Signature:", "Signature :", "Unterschrift:", "Firma:")),
                i + 1);
    }
}

void schoolTrip(LabelledSheet& s)
{
    s.text(80, 80, in("School trip", "Sortie scolaire", "Klassenfahrt", "Excursión escolar"), true, 16);
    double y = s.paragraph(80, 110, 430, prose()) + 20;
    s.truth(TagType::Text,
            sheetRow(s, 80, 470, y,
                     in("Name of the child:", "Nom de l'enfant :", "Name des Kindes:", "Nombre del niño:"), 0,
                     true));
    y += 26;
    s.truth(TagType::Text, sheetRow(s, 80, 470, y,
                                    in("Telephone in an emergency:", "Téléphone en cas d'urgence :",
                                       "Telefon im Notfall:", "Teléfono en caso de urgencia:"),
                                    0, true));
    y += 30;
    for (const QString& item :
         {in("may swim", "peut nager", "darf schwimmen", "puede nadar"),
          in("may not swim", "ne peut pas nager", "darf nicht schwimmen", "no puede nadar")}) {
        s.circle({84, y - 3}, 4);
        s.truth(TagType::Radio, QRectF(80, y - 7, 8, 8));
        s.text(96, y, item);
        y += 18;
    }
    s.truth(TagType::Checkbox, s.dingbat(80, y + 6, 'q', 11));
    s.text(96, y + 6, in("eats no meat", "ne mange pas de viande", "isst kein Fleisch", "no come carne"));
    y += 60;
    s.truth(TagType::Date, sheetRow(s, 80, 220, y, in("Date:", "Date :", "Datum:", "Fecha:")));
    s.truth(TagType::Signature, sheetRow(s, 240, 500, y,
                                         in("Parent's signature:", "Signature d'un parent :",
                                            "Unterschrift der Eltern:", "Firma de los padres:")));
}

} // namespace

QList<LabelledForm> unseenForms()
{
    constexpr struct
    {
        const char* name;
        void (*draw)(LabelledSheet&);
    } templates[] = {
        {"offer", offer},         {"gray fields", grayFields},       {"three columns", threeColumns},
        {"minutes", minutes},     {"four columns", fourColumnTable}, {"delivery note", deliveryNote},
        {"witnesses", witnesses}, {"school trip", schoolTrip}};
    constexpr const char* families[] = {"Times", "Helvetica", "Courier"};
    constexpr Shows shows[] = {Shows::Kerned, Shows::Whole, Shows::Letters, Shows::Words};
    constexpr Blanks blanks[] = {Blanks::FilledRule, Blanks::TinyDots, Blanks::Stroke,
                                 Blanks::Dashed,     Blanks::Dots,     Blanks::Underscores};
    QList<LabelledForm> forms;
    int n = 0;
    for (const auto& form : templates) {
        for (language = 0; language < 4; ++language, ++n) {
            SheetStyle style;
            style.family = families[(n * 2 + n / 4) % 3];
            style.size = style.family[0] == 'C' ? 8.5 : 9.5 + (n % 3);
            style.shows = shows[(n + n / 4) % 4];
            style.blanks = blanks[(n + n / 3) % 6];
            style.rotation = n % 7 == 4 ? 270 : n % 7 == 6 ? 90 : 0;
            if (n % 3 == 1) style.cropMargin = QRectF(15, 44, 0, 0);
            LabelledSheet sheet(style);
            form.draw(sheet);
            forms.append({QStringLiteral("%1 %2").arg(QLatin1String(form.name)).arg(language), sheet.bytes(),
                          sheet.truths()});
        }
    }
    return forms;
}

} // namespace ink::test
