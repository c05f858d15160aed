// Dense office forms: cells, combs, rows of label and value, columns for two people. Their expected tags are
// recorded while they are drawn. Two sheets need no tags.
#include "tests/unit/pdf/labelledsheet.h"

namespace ink::test {

namespace {

using domain::TagType;

QString u(const char* text)
{
    return QString::fromUtf8(text);
}

SheetStyle inStyle(const char* family, double size)
{
    SheetStyle style;
    style.family = family;
    style.size = size;
    return style;
}

/** The area between the lines of a cell. */
QRectF within(const QRectF& cell)
{
    return cell.adjusted(1.5, 1.5, -1.5, -1.5);
}

/** A cell with a small caption in the upper left; the space below is for the value. */
void captioned(LabelledSheet& s, const QRectF& cell, const QString& caption, TagType type = TagType::Text,
               int recipient = 1, double small = 6.5)
{
    s.frame(cell, 0.6);
    s.text(cell.left() + 3, cell.top() + small + 1.5, caption, false, small);
    QRectF room = within(cell);
    room.setTop(cell.top() + small + 3.5);
    s.truth(type, room, recipient);
}

/** A row of a table: a label and empty cells. */
void valueRow(LabelledSheet& s, double left, double top, double height, double labelWidth,
              const QList<double>& widths, const QString& label, const QList<TagType>& types,
              const QList<int>& recipients, bool shaded = false)
{
    const QRectF head(left, top, labelWidth, height);
    if (shaded) s.fill(head, 0.9);
    s.frame(head, 0.5);
    s.text(left + 4, top + height / 2 + s.size() * 0.35, label);
    double x = left + labelWidth;
    for (qsizetype i = 0; i < widths.size(); ++i) {
        const QRectF cell(x, top, widths.at(i), height);
        s.frame(cell, 0.5);
        s.truth(types.value(i, types.last()), within(cell), recipients.value(i, recipients.last()));
        x += widths.at(i);
    }
}

/** Adjacent boxes for single letters. */
QRectF comb(LabelledSheet& s, double left, double top, int count, double width, double height)
{
    for (int i = 0; i < count; ++i)
        s.frame(QRectF(left + i * width, top, width, height), 0.5);
    return {left, top, count * width, height};
}

/** A frame with short strokes that separate the letters. */
QRectF tickedComb(LabelledSheet& s, double left, double top, int count, double width, double height)
{
    const QRectF all(left, top, count * width, height);
    s.frame(all, 0.6);
    for (int i = 1; i < count; ++i)
        s.plumb(left + i * width, top + height * 0.6, top + height, 0.4);
    return all;
}

void yesNo(LabelledSheet& s, double x, double base, const QString& question, const QString& yes,
           const QString& no, double at)
{
    s.text(x, base, question);
    for (const QString& answer : {yes, no}) {
        const QRectF box(at, base - 8, 8.5, 8.5);
        s.frame(box, 0.6);
        s.truth(TagType::Checkbox, box);
        at = s.text(at + 12, base, answer) + 14;
    }
}

LabelledForm formOf(const char* name, const LabelledSheet& sheet)
{
    return {QString::fromLatin1(name), sheet.bytes(), sheet.truths()};
}

/** A tax return: numbered cells, combs, a signature at the foot. */
LabelledForm taxReturn()
{
    LabelledSheet s(inStyle("Helvetica", 9));
    s.text(40, 50, u("Individual Income Return 2026"), true, 14);
    s.text(40, 66, u("Department of Revenue. Print or type. See separate instructions."), false, 8);
    const double w = 515;
    captioned(s, {40, 80, 200, 30}, u("1a Your first name and middle initial"));
    captioned(s, {240, 80, 175, 30}, u("1b Last name"));
    captioned(s, {415, 80, w - 375, 30}, u("1c Date of birth"), TagType::Date);
    captioned(s, {40, 110, 330, 30}, u("2 Home address (number and street)"));
    captioned(s, {370, 110, 185, 30}, u("3 Apt. no."));
    captioned(s, {40, 140, 260, 30}, u("4 City, town or post office"));
    captioned(s, {300, 140, 80, 30}, u("5 State"));
    captioned(s, {380, 140, 175, 30}, u("6 ZIP code"));
    s.text(40, 196, u("Tax identification number"));
    s.truth(TagType::Text, comb(s, 190, 184, 9, 16, 18));
    double y = 220;
    const char* const lines[] = {
        "Wages, salaries, tips", "Taxable interest",       "Ordinary dividends", "Business income or loss",
        "Capital gain or loss",  "Pensions and annuities", "Total income"};
    for (int i = 0; i < 7; ++i) {
        s.frame({40, y, 350, 18}, 0.5);
        s.text(44, y + 12, QStringLiteral("%1  ").arg(7 + i) + u(lines[i]));
        s.frame({390, y, 25, 18}, 0.5);
        s.text(396, y + 12, QString::number(7 + i), true);
        const QRectF cell(415, y, 140, 18);
        s.frame(cell, 0.5);
        s.truth(TagType::Text, within(cell));
        y += 18;
    }
    s.paragraph(
        40, y + 20, 500,
        u("Under penalties of perjury, I declare that I have examined this return and that to the best "
          "of my knowledge it is true, correct and complete."),
        8);
    captioned(s, {40, y + 50, 300, 36}, u("Your signature"), TagType::Signature);
    captioned(s, {340, y + 50, 90, 36}, u("Date"), TagType::Date);
    captioned(s, {430, y + 50, 125, 36}, u("Your occupation"));
    return formOf("dense tax return", s);
}

/** Label and value in a table with grey labels. */
LabelledForm antrag()
{
    LabelledSheet s(inStyle("Helvetica", 9));
    s.text(50, 60, u("Antrag auf Wohngeld"), true, 15);
    s.text(50, 78, u("Bitte in Druckbuchstaben ausfüllen."));
    const char* const rows[] = {"Familienname",
                                "Vorname",
                                "Geburtsname",
                                "Geburtsdatum",
                                "Geburtsort",
                                "Staatsangehörigkeit",
                                "Straße, Hausnummer",
                                "PLZ, Wohnort",
                                "Telefon",
                                "E-Mail",
                                "Familienstand",
                                "Monatliche Miete in Euro"};
    double y = 95;
    for (const char* row : rows) {
        const bool date = QByteArray(row) == "Geburtsdatum";
        valueRow(s, 50, y, 19, 170, {325}, u(row), {date ? TagType::Date : TagType::Text}, {1}, true);
        y += 19;
    }
    y += 25;
    yesNo(s, 50, y, u("Erhalten Sie bereits Wohngeld?"), u("ja"), u("nein"), 300);
    yesNo(s, 50, y + 18, u("Leben weitere Personen im Haushalt?"), u("ja"), u("nein"), 300);
    y += 80;
    s.rule(50, 210, y);
    s.text(50, y + 10, u("Ort, Datum"), false, 7);
    s.truth(TagType::Text, {50, y - 14, 160, 15});
    s.rule(280, 495, y);
    s.text(280, y + 10, u("Unterschrift der antragstellenden Person"), false, 7);
    s.truth(TagType::Signature, {280, y - 31, 215, 32});
    return formOf("dense Antrag", s);
}

/** Applicant and co-applicant side by side. */
LabelledForm rental(bool french)
{
    const auto in = [french](const char* en, const char* fr) { return u(french ? fr : en); };
    LabelledSheet s(inStyle(french ? "Times" : "Helvetica", 9.5));
    s.text(45, 55, in("Rental Application", "Demande de prêt"), true, 16);
    const double label = 135;
    const double w = 185;
    double y = 80;
    s.frame({45, y, label, 18}, 0.5);
    s.frame({45 + label, y, w, 18}, 0.5);
    s.frame({45 + label + w, y, w, 18}, 0.5);
    s.text(50 + label, y + 12, in("Applicant", "Emprunteur"), true);
    s.text(50 + label + w, y + 12, in("Co-Applicant", "Co-emprunteur"), true);
    y += 18;
    const struct
    {
        const char* en;
        const char* fr;
        TagType type;
    } rows[] = {{"Full name", "Nom et prénom", TagType::Text},
                {"Date of birth", "Date de naissance", TagType::Date},
                {"Present address", "Adresse actuelle", TagType::Text},
                {"Employer", "Employeur", TagType::Text},
                {"Monthly income", "Revenu mensuel", TagType::Text},
                {"Phone", "Téléphone", TagType::Text},
                {"Email", "Courriel", TagType::Text},
                {"Bank", "Banque", TagType::Text}};
    for (const auto& row : rows) {
        valueRow(s, 45, y, 20, label, {w, w}, in(row.en, row.fr), {row.type, row.type}, {1, 2});
        y += 20;
    }
    y = s.paragraph(
            45, y + 22, 500,
            in("Everything stated above is true. The landlord may ask the employer and the bank about "
               "it.",
               "Les renseignements ci-dessus sont exacts. La banque peut les vérifier auprès de "
               "l'employeur.")) +
        40;
    for (int i = 0; i < 2; ++i) {
        const double x = 45 + i * 265;
        s.rule(x, x + 150, y);
        s.text(x, y + 10,
               i == 0 ? in("Signature of applicant", "Signature de l'emprunteur")
                      : in("Signature of co-applicant", "Signature du co-emprunteur"),
               false, 7.5);
        s.truth(TagType::Signature, {x, y - 31, 150, 32}, i + 1);
        s.rule(x + 165, x + 240, y);
        s.text(x + 165, y + 10, in("Date", "Date"), false, 7.5);
        s.truth(TagType::Date, {x + 165, y - 14, 75, 15}, i + 1);
    }
    return formOf(french ? "dense prêt" : "dense rental", s);
}

/** Empty rows under headings, questions with boxes. */
LabelledForm medical()
{
    LabelledSheet s(inStyle("Helvetica", 9));
    s.text(45, 55, u("Medical History"), true, 15);
    captioned(s, {45, 70, 260, 32}, u("Patient name"));
    captioned(s, {305, 70, 120, 32}, u("Date of birth"), TagType::Date);
    captioned(s, {425, 70, 125, 32}, u("Insurance number"));
    double y = 130;
    for (const char* q : {"Do you smoke?", "Do you have allergies?", "Are you pregnant?",
                          "Have you ever had surgery?", "Do you take blood thinners?"}) {
        yesNo(s, 45, y, u(q), u("Yes"), u("No"), 330);
        y += 16;
    }
    s.text(45, y + 12, u("Current medication"), true, 11);
    y += 22;
    const double widths[] = {220, 110, 90, 85};
    const char* const heads[] = {"Medication", "Dose", "Frequency", "Since (date)"};
    double x = 45;
    for (int c = 0; c < 4; ++c) {
        s.fill({x, y, widths[c], 17}, 0.88);
        s.frame({x, y, widths[c], 17}, 0.5);
        s.text(x + 3, y + 12, u(heads[c]), true);
        x += widths[c];
    }
    for (int r = 0; r < 5; ++r) {
        y += 17;
        x = 45;
        for (int c = 0; c < 4; ++c) {
            const QRectF cell(x, y, widths[c], 17);
            s.frame(cell, 0.5);
            s.truth(c == 3 ? TagType::Date : TagType::Text, within(cell));
            x += widths[c];
        }
    }
    y += 75;
    s.text(45, y, u("Signature:"));
    s.truth(TagType::Signature, s.blankAs(SheetStyle::Blanks::Stroke, 100, 330, y).adjusted(0, -16, 0, 0));
    s.text(360, y, u("Date:"));
    s.truth(TagType::Date, s.blankAs(SheetStyle::Blanks::Stroke, 390, 550, y));
    return formOf("dense medical", s);
}

/** A claim in numbered cells. */
LabelledForm schaden()
{
    LabelledSheet s(inStyle("Helvetica", 9));
    s.text(40, 48, u("Schadenanzeige Kraftfahrt"), true, 14);
    const double h = 31;
    double y = 62;
    captioned(s, {40, y, 260, h}, u("1. Versicherungsnehmer (Name, Vorname)"));
    captioned(s, {300, y, 255, h}, u("2. Versicherungsschein-Nr."));
    y += h;
    captioned(s, {40, y, 350, h}, u("3. Anschrift"));
    captioned(s, {390, y, 165, h}, u("4. Telefon tagsüber"));
    y += h;
    captioned(s, {40, y, 120, h}, u("5. Schadentag"), TagType::Text);
    captioned(s, {160, y, 80, h}, u("6. Uhrzeit"));
    captioned(s, {240, y, 315, h}, u("7. Schadenort"));
    y += h;
    captioned(s, {40, y, 170, h}, u("8. Amtliches Kennzeichen"));
    captioned(s, {210, y, 170, h}, u("9. Hersteller, Typ"));
    captioned(s, {380, y, 175, h}, u("10. Fahrer"));
    y += h;
    captioned(s, {40, y, 515, 90}, u("11. Schadenhergang (bitte ausführlich schildern)"));
    y += 90;
    captioned(s, {40, y, 300, h}, u("12. Zeugen"));
    captioned(s, {340, y, 215, h}, u("13. Aufnehmende Polizeidienststelle"));
    y += h;
    s.text(40, y + 22, u("IBAN"));
    s.truth(TagType::Text, comb(s, 75, y + 9, 22, 14.5, 17));
    y += 60;
    captioned(s, {40, y, 200, 40}, u("Ort und Datum"));
    captioned(s, {240, y, 315, 40}, u("Unterschrift des Versicherungsnehmers"), TagType::Signature);
    return formOf("dense Schaden", s);
}

/** Grey labels, an order's empty lines. */
LabelledForm bonDeCommande()
{
    LabelledSheet s(inStyle("Times", 10));
    s.text(50, 60, u("Bon de commande"), true, 16);
    double y = 80;
    for (const char* row :
         {"Client", "Adresse", "Code postal, ville", "N° SIRET", "Interlocuteur", "Courriel"}) {
        valueRow(s, 50, y, 18, 130, {365}, u(row), {TagType::Text}, {1}, true);
        y += 18;
    }
    y += 20;
    const double widths[] = {70, 235, 60, 65, 65};
    const char* const heads[] = {"Référence", "Désignation", "Quantité", "Prix unitaire", "Total"};
    double x = 50;
    for (int c = 0; c < 5; ++c) {
        s.fill({x, y, widths[c], 18}, 0.85);
        s.frame({x, y, widths[c], 18}, 0.5);
        s.text(x + 3, y + 12, u(heads[c]), true, 8.5);
        x += widths[c];
    }
    for (int r = 0; r < 4; ++r) {
        y += 18;
        x = 50;
        for (int c = 0; c < 5; ++c) {
            const QRectF cell(x, y, widths[c], 18);
            s.frame(cell, 0.5);
            s.truth(TagType::Text, within(cell));
            x += widths[c];
        }
    }
    y += 60;
    s.text(50, y, u("Fait à"));
    s.truth(TagType::Text, s.blankAs(SheetStyle::Blanks::Underscores, 80, 210, y));
    s.text(216, y, u(", le"));
    s.truth(TagType::Date, s.blankAs(SheetStyle::Blanks::Underscores, 238, 330, y));
    captioned(s, {50, y + 25, 230, 55}, u("Signature du client"), TagType::Signature, 1, 8);
    return formOf("dense bon de commande", s);
}

/** Running text with blanks, and combs. */
LabelledForm attestation()
{
    LabelledSheet s(inStyle("Helvetica", 10));
    using B = SheetStyle::Blanks;
    s.text(60, 70, u("Attestation d'hébergement"), true, 16);
    double y = 120;
    s.text(60, y, u("Je soussigné(e)"));
    s.truth(TagType::Text, s.blankAs(B::Underscores, 140, 500, y));
    y += 24;
    s.text(60, y, u("né(e) le"));
    s.truth(TagType::Date, s.blankAs(B::Underscores, 105, 230, y));
    s.text(236, y, u("à"));
    s.truth(TagType::Text, s.blankAs(B::Underscores, 247, 500, y));
    y += 24;
    s.text(60, y, u("demeurant"));
    s.truth(TagType::Text, s.blankAs(B::Underscores, 120, 500, y));
    y += 34;
    s.text(60, y, u("N° de sécurité sociale :"));
    s.truth(TagType::Text, comb(s, 180, y - 12, 13, 15, 17));
    y += 34;
    s.text(60, y, u("Code postal :"));
    s.truth(TagType::Text, tickedComb(s, 180, y - 12, 5, 16, 17));
    y += 34;
    s.text(60, y, u("Date d'entrée :"));
    s.truth(TagType::Date, comb(s, 180, y - 12, 8, 15, 17));
    y += 40;
    y = s.paragraph(
            60, y, 470,
            u("certifie sur l'honneur héberger à mon domicile la personne désignée ci-dessus, pour servir "
              "et valoir ce que de droit.")) +
        30;
    s.text(60, y, u("Fait à"));
    s.truth(TagType::Text, s.blankAs(B::Underscores, 92, 230, y));
    s.text(236, y, u("le"));
    s.truth(TagType::Date, s.blankAs(B::Underscores, 250, 350, y));
    y += 60;
    s.text(60, y, u("Signature :"));
    s.truth(TagType::Signature, s.blankAs(B::Underscores, 120, 330, y).adjusted(0, -16, 0, 0));
    return formOf("dense attestation", s);
}

/** A mandate with combs of both kinds. */
LabelledForm mandat()
{
    LabelledSheet s(inStyle("Helvetica", 9));
    s.text(50, 60, u("SEPA-Lastschriftmandat"), true, 15);
    double y = 80;
    captioned(s, {50, y, 495, 30}, u("Vorname und Name (Kontoinhaber)"));
    y += 30;
    captioned(s, {50, y, 300, 30}, u("Straße und Hausnummer"));
    captioned(s, {350, y, 195, 30}, u("Postleitzahl und Ort"));
    y += 60;
    s.text(50, y, u("IBAN:"));
    s.truth(TagType::Text, tickedComb(s, 90, y - 13, 22, 15, 18));
    y += 32;
    s.text(50, y, u("BIC:"));
    s.truth(TagType::Text, tickedComb(s, 90, y - 13, 11, 15, 18));
    y += 32;
    s.text(50, y, u("Gläubiger-Identifikationsnummer: DE98ZZZ09999999999"));
    y = s.paragraph(
            50, y + 22, 490,
            u("Ich ermächtige den Verein, Zahlungen von meinem Konto mittels Lastschrift einzuziehen. "
              "Zugleich weise ich mein Kreditinstitut an, die Lastschriften einzulösen.")) +
        20;
    captioned(s, {50, y, 160, 42}, u("Ort, Datum"));
    captioned(s, {210, y, 335, 42}, u("Unterschrift(en)"), TagType::Signature);
    return formOf("dense SEPA", s);
}

/** A consignment note: nothing but cells. */
LabelledForm customs()
{
    LabelledSheet s(inStyle("Helvetica", 8));
    s.text(40, 45, u("Customs declaration"), true, 13);
    double y = 56;
    const double h = 28;
    captioned(s, {40, y, 260, h}, u("From: sender's name"));
    captioned(s, {300, y, 255, h}, u("Sender's customs reference (if any)"));
    y += h;
    captioned(s, {40, y, 260, h}, u("Business"));
    captioned(s, {300, y, 130, h}, u("Postcode"));
    captioned(s, {430, y, 125, h}, u("City"));
    y += h;
    captioned(s, {40, y, 260, h}, u("To: addressee's name"));
    captioned(s, {300, y, 255, h}, u("Importer's reference (tax code)"));
    y += h;
    captioned(s, {40, y, 260, h}, u("Street"));
    captioned(s, {300, y, 255, h}, u("Country"));
    y += h + 10;
    const double widths[] = {200, 60, 75, 70, 110};
    const char* const heads[] = {"Detailed description of contents", "Quantity", "Net weight (kg)", "Value",
                                 "Country of origin"};
    double x = 40;
    for (int c = 0; c < 5; ++c) {
        s.frame({x, y, widths[c], 16}, 0.5);
        s.text(x + 3, y + 10.5, u(heads[c]), false, 7);
        x += widths[c];
    }
    for (int r = 0; r < 5; ++r) {
        y += r == 0 ? 16 : 15;
        x = 40;
        for (int c = 0; c < 5; ++c) {
            const QRectF cell(x, y, widths[c], 15);
            s.frame(cell, 0.5);
            s.truth(TagType::Text, within(cell));
            x += widths[c];
        }
    }
    y += 30;
    double at = 40;
    for (const char* kind : {"Gift", "Documents", "Commercial sample", "Returned goods"}) {
        const QRectF box(at, y, 9, 9);
        s.frame(box, 0.6);
        s.truth(TagType::Checkbox, box);
        at = s.text(at + 13, y + 8, u(kind)) + 20;
    }
    y += 25;
    captioned(s, {40, y, 330, 40}, u("Sender's signature"), TagType::Signature);
    captioned(s, {370, y, 185, 40}, u("Date"), TagType::Date);
    return formOf("dense customs", s);
}

/** A child's registration, signed by both parents. */
LabelledForm schule()
{
    LabelledSheet s(inStyle("Times", 10));
    s.text(50, 60, u("Anmeldung zur Grundschule"), true, 16);
    s.text(50, 90, u("Angaben zum Kind"), true, 11);
    double y = 98;
    for (const char* row : {"Name", "Vorname", "Geburtsdatum", "Geburtsort", "Religion"}) {
        valueRow(s, 50, y, 19, 130, {365}, u(row),
                 {QByteArray(row) == "Geburtsdatum" ? TagType::Date : TagType::Text}, {1});
        y += 19;
    }
    s.text(50, y + 20, u("Angaben zu den Eltern"), true, 11);
    y += 28;
    s.frame({50, y, 130, 18}, 0.5);
    s.frame({180, y, 182, 18}, 0.5);
    s.frame({362, y, 183, 18}, 0.5);
    s.text(185, y + 12, u("Mutter"), true);
    s.text(367, y + 12, u("Vater"), true);
    y += 18;
    for (const char* row : {"Name, Vorname", "Anschrift", "Telefon", "E-Mail", "Beruf"}) {
        valueRow(s, 50, y, 19, 130, {182, 183}, u(row), {TagType::Text, TagType::Text}, {1, 2});
        y += 19;
    }
    y += 60;
    s.rule(50, 250, y);
    s.text(50, y + 11, u("Unterschrift der Mutter"), false, 8);
    s.truth(TagType::Signature, {50, y - 31, 200, 32}, 1);
    s.rule(320, 545, y);
    s.text(320, y + 11, u("Unterschrift des Vaters"), false, 8);
    s.truth(TagType::Signature, {320, y - 31, 225, 32}, 2);
    return formOf("dense Schule", s);
}

/** Days with empty columns; employee and supervisor sign. */
LabelledForm timesheet()
{
    LabelledSheet s(inStyle("Helvetica", 9));
    s.text(50, 60, u("Weekly Timesheet"), true, 15);
    valueRow(s, 50, 75, 19, 100, {395}, u("Employee name"), {TagType::Text}, {1}, true);
    valueRow(s, 50, 94, 19, 100, {395}, u("Department"), {TagType::Text}, {1}, true);
    double y = 130;
    const double widths[] = {100, 95, 95, 95, 110};
    const char* const heads[] = {"Day", "Start", "End", "Break", "Hours worked"};
    double x = 50;
    for (int c = 0; c < 5; ++c) {
        s.frame({x, y, widths[c], 17}, 0.5);
        s.text(x + 3, y + 12, u(heads[c]), true);
        x += widths[c];
    }
    y += 17;
    for (const char* day : {"Monday", "Tuesday", "Wednesday", "Thursday", "Friday"}) {
        valueRow(s, 50, y, 17, 100, {95, 95, 95, 110}, u(day), {TagType::Text}, {1});
        y += 17;
    }
    y += 55;
    s.rule(50, 240, y);
    s.text(50, y + 10, u("Employee signature"), false, 7.5);
    s.truth(TagType::Signature, {50, y - 31, 190, 32}, 1);
    s.rule(300, 495, y);
    s.text(300, y + 10, u("Supervisor signature"), false, 7.5);
    s.truth(TagType::Signature, {300, y - 31, 195, 32}, 2);
    return formOf("dense timesheet", s);
}

/** Two columns of captioned cells with combs for dates. */
LabelledForm visa()
{
    LabelledSheet s(inStyle("Helvetica", 8.5));
    s.text(40, 48, u("Application for a visa"), true, 14);
    double y = 60;
    const struct
    {
        const char* left;
        const char* right;
    } rows[] = {{"1. Surname (family name)", "2. Surname at birth"},
                {"3. First name(s)", "4. Place of birth"},
                {"5. Country of birth", "6. Current nationality"},
                {"7. Number of travel document", "8. Issued by"},
                {"9. Applicant's home address", "10. Telephone number"},
                {"11. Current occupation", "12. Employer's address"},
                {"13. Purpose of the journey", "14. Number of entries"}};
    for (const auto& row : rows) {
        captioned(s, {40, y, 260, 29}, u(row.left));
        captioned(s, {300, y, 255, 29}, u(row.right));
        y += 29;
    }
    y += 24;
    s.text(40, y, u("Date of birth"));
    s.truth(TagType::Date, comb(s, 150, y - 12, 8, 14, 16));
    y += 26;
    s.text(40, y, u("Date of arrival"));
    s.truth(TagType::Date, comb(s, 150, y - 12, 8, 14, 16));
    y += 26;
    s.text(40, y, u("Sex"));
    double at = 150;
    for (const char* sex : {"Male", "Female", "Other"}) {
        const QRectF box(at, y - 8, 9, 9);
        s.frame(box, 0.6);
        s.truth(TagType::Checkbox, box);
        at = s.text(at + 13, y, u(sex)) + 20;
    }
    y += 24;
    captioned(s, {40, y, 200, 42}, u("Place and date"));
    captioned(s, {240, y, 315, 42}, u("Signature of the applicant"), TagType::Signature);
    return formOf("dense visa", s);
}

/** Filled in: a price list with gaps needs no tags. */
LabelledForm priceList()
{
    LabelledSheet s(inStyle("Helvetica", 9));
    s.text(50, 60, u("Price list 2026"), true, 15);
    const double widths[] = {180, 80, 80, 155};
    const char* const heads[] = {"Article", "Small", "Large", "Remark"};
    double y = 80;
    for (int r = 0; r < 9; ++r) {
        double x = 50;
        for (int c = 0; c < 4; ++c) {
            s.frame({x, y, widths[c], 18}, 0.5);
            if (r == 0)
                s.text(x + 3, y + 12, u(heads[c]), true);
            else if (c == 0)
                s.text(x + 3, y + 12, QStringLiteral("Article number %1").arg(r));
            else if (c < 3 && (r + c) % 4 != 0)
                s.text(x + 3, y + 12, QStringLiteral("%1.50").arg(r * 3 + c));
            else if (c == 3 && r % 3 == 0)
                s.text(x + 3, y + 12, u("on request"));
            x += widths[c];
        }
        y += 18;
    }
    return formOf("filled price list", s);
}

/** An invoice as it is sent. */
LabelledForm filledInvoice()
{
    LabelledSheet s(inStyle("Times", 10));
    s.text(50, 60, u("Invoice 2026-118"), true, 16);
    s.text(50, 90, u("Date: 12 March 2026"));
    s.text(50, 105, u("Customer: Example Ltd, 12 High Street"));
    const double widths[] = {60, 250, 80, 100};
    const char* const heads[] = {"No.", "Description", "Quantity", "Amount"};
    double y = 130;
    for (int r = 0; r < 6; ++r) {
        double x = 50;
        for (int c = 0; c < 4; ++c) {
            s.frame({x, y, widths[c], 17}, 0.5);
            const QString text = r == 0   ? u(heads[c])
                                 : r == 5 ? (c == 3   ? u("410.00")
                                             : c == 1 ? u("Total")
                                                      : QString())
                                 : c == 1 ? QStringLiteral("Service number %1").arg(r)
                                          : QString::number(r * 10 + c);
            s.text(x + 3, y + 12, text, r == 0 || r == 5);
            x += widths[c];
        }
        y += 17;
    }
    s.paragraph(50, y + 30, 480,
                u("Payable within 30 days. Thank you for your order; please mention the number."));
    return formOf("filled invoice", s);
}

} // namespace

QList<LabelledForm> denseForms()
{
    return {taxReturn(), antrag(),        rental(false), rental(true), medical(),
            schaden(),   bonDeCommande(), attestation(), mandat(),     customs(),
            schule(),    timesheet(),     visa(),        priceList(),  filledInvoice()};
}

} // namespace ink::test
