// Pairs that moving tags was never tuned on: their errors are counted but not inspected.
#include "tests/unit/pdf/rebasepairs.h"

#include <algorithm>

namespace ink::test {

namespace {

using Kind = Piece::Kind;

Piece part(Kind kind, const QString& key, const QString& heading, const QString& text,
           const QStringList& labels, int count = 0)
{
    return {kind, key, heading, {}, text, labels, count};
}

QString deed(quint32 seed, int sentences)
{
    static const char* const first[] = {"Die Gesellschaft", "Der Gesellschafter", "Die Bank",    "Der Notar",
                                        "Jeder Erbe",       "Der Verwalter",      "Das Gericht", "Die Erbin"};
    static const char* const second[] = {"kann", "darf nur", "muss", "soll", "wird", "mag"};
    static const char* const third[] = {
        "den Anteil an Dritte",      "die Bilanz zum Stichtag",   "das Konto der Erbengemeinschaft",
        "den Nachweis in Urschrift", "die Frist von drei Wochen", "den Betrag in bar"};
    static const char* const fourth[] = {"übertragen.",  "vorlegen, wenn es verlangt wird.",
                                         "kündigen.",    "verlängern, sofern alle zustimmen.",
                                         "hinterlegen.", "prüfen lassen."};
    QRandomGenerator random(seed + 4711);
    QStringList all;
    const auto pick = [&random](const auto& list) {
        return QString::fromUtf8(list[random.bounded(static_cast<int>(std::size(list)))]);
    };
    for (int i = 0; i < sentences; ++i)
        all.append(QStringLiteral("%1 %2 %3 %4").arg(pick(first), pick(second), pick(third), pick(fourth)));
    return all.join(QLatin1Char(' '));
}

Piece paragraph(quint32 seed, const QString& heading, int sentences)
{
    return part(Kind::Clause, {}, heading, seed % 2 ? deed(seed, sentences) : contractProse(seed, sentences),
                {});
}

struct UnseenModel
{
    QString name;
    Pieces pieces;
    PairStyle style;
};

QList<UnseenModel> unseenModels()
{
    QList<UnseenModel> all;
    const QStringList german{QStringLiteral("Ort, Datum:"), QStringLiteral("Unterschrift:"),
                             QStringLiteral("Name in Druckschrift:")};
    { // a deed with three signers one below the other, their names as headings
        UnseenModel m{QStringLiteral("deed"), {}, {}};
        m.style.sheet.family = "Times";
        m.style.sheet.size = 11;
        m.pieces << part(Kind::Title, {}, {}, QStringLiteral("Gesellschaftsvertrag"), {});
        for (quint32 i = 0; i < 11; ++i)
            m.pieces << paragraph(2001 + i * 3, QStringLiteral("Kapitel %1").arg(QChar(u'A' + i)), 6);
        for (const char* who : {"Herr Albrecht", "Frau Brandt", "Herr Czerny"})
            m.pieces << part(Kind::Rows, QLatin1String(who), QLatin1String(who), {}, german);
        all << m;
    }
    { // an order: a table of details, a grid of items, frames, boxes
        UnseenModel m{QStringLiteral("order"), {}, {}};
        m.style.sheet.shows = SheetStyle::Shows::Words;
        m.pieces << part(Kind::Title, {}, {}, QStringLiteral("Order form"), {})
                 << part(Kind::Table, QStringLiteral("c"), {}, {},
                         {QStringLiteral("Company"), QStringLiteral("Contact"), QStringLiteral("Order date"),
                          QStringLiteral("VAT number"), QStringLiteral("Delivery address")})
                 << paragraph(2100, QStringLiteral("Terms"), 4)
                 << part(Kind::Grid, QStringLiteral("g"), {}, {},
                         {QStringLiteral("Item"), QStringLiteral("Quantity"), QStringLiteral("Price"),
                          QStringLiteral("Date")},
                         5)
                 << part(Kind::Ticks, QStringLiteral("t"), {}, {},
                         {QStringLiteral("Express delivery"), QStringLiteral("Gift wrapping"),
                          QStringLiteral("Invoice by e-mail")})
                 << part(Kind::Frames, QStringLiteral("f"), {}, {},
                         {QStringLiteral("Signature of the buyer"), QStringLiteral("Date of order")});
        all << m;
    }
    { // a long policy: initials on every page, blanks in sentences, captions at the end
        UnseenModel m{QStringLiteral("policy"), {}, {}};
        m.style.initials = true;
        m.style.runningHead = QStringLiteral("Travel policy, version 3");
        m.style.sheet.blanks = SheetStyle::Blanks::FilledRule;
        m.pieces << part(Kind::Title, {}, {}, QStringLiteral("Travel policy"), {});
        for (quint32 i = 0; i < 16; ++i) {
            m.pieces << paragraph(
                2200 + i, QStringLiteral("Rule on %1").arg(contractProse(i, 1).section(u' ', 0, 2)), 5);
            if (i % 5 == 2)
                m.pieces << part(Kind::Inline, QStringLiteral("in%1").arg(i), {}, {},
                                 {QStringLiteral("The amount of item %1 is").arg(QChar(u'p' + i % 7)),
                                  QStringLiteral("per day.")});
        }
        m.pieces << part(Kind::Captions, QStringLiteral("cap"), {}, {},
                         {QStringLiteral("Head of department"), QStringLiteral("Employee")});
        all << m;
    }
    { // a consent form in two columns with white places
        UnseenModel m{QStringLiteral("consent"), {}, {}};
        m.style.sheet.shows = SheetStyle::Shows::Letters;
        m.pieces << part(Kind::Title, {}, {}, QStringLiteral("Consent to treatment"), {})
                 << paragraph(2300, QStringLiteral("Treatment"), 5)
                 << part(Kind::White, QStringLiteral("w1"), {}, {}, {QStringLiteral("Patient number:")})
                 << part(Kind::White, QStringLiteral("w2"), {}, {}, {QStringLiteral("Ward and room:")})
                 << paragraph(2302, QStringLiteral("Risks"), 6)
                 << part(Kind::Ticks, QStringLiteral("t"), {}, {},
                         {QStringLiteral("I agree."), QStringLiteral("I do not agree.")})
                 << Piece{Kind::Columns,
                          QStringLiteral("s"),
                          QStringLiteral("Patient"),
                          QStringLiteral("Physician"),
                          {},
                          {QStringLiteral("Signature:"), QStringLiteral("Date:")},
                          0};
        all << m;
    }
    return all;
}

/** One to three random edits at once, reproducibly. */
void change(Pieces& p, PairStyle& s, QRandomGenerator& random, QStringList& what)
{
    const auto clauses = [&p] {
        QList<qsizetype> at;
        for (qsizetype i = 0; i < p.size(); ++i)
            if (p[i].kind == Kind::Clause) at << i;
        return at;
    };
    const auto anyClause = [&] {
        const QList<qsizetype> at = clauses();
        return at.isEmpty() ? qsizetype{1} : at.at(random.bounded(static_cast<int>(at.size())));
    };
    switch (random.bounded(16)) {
    case 0:
    case 1:
        what << QStringLiteral("clause");
        p.insert(anyClause(),
                 paragraph(3000 + random.bounded(500U), QStringLiteral("Inserted"), 2 + random.bounded(9)));
        break;
    case 2:
        what << QStringLiteral("page");
        p.insert(anyClause(), part(Kind::PageBreak, {}, {}, {}, {}));
        break;
    case 3:
        what << QStringLiteral("page of prose");
        p.insert(1, part(Kind::PageBreak, {}, {}, {}, {}));
        p.insert(1, paragraph(3600 + random.bounded(100U), QStringLiteral("Summary"), 12));
        break;
    case 4:
        what << QStringLiteral("font");
        s.sheet.family = random.bounded(2) ? "Courier" : "Helvetica";
        s.sheet.size = 9 + random.bounded(4) * 0.8;
        break;
    case 5:
        what << QStringLiteral("margins");
        s.left = 50 + random.bounded(50);
        s.top = 60 + random.bounded(60);
        break;
    case 6:
        what << QStringLiteral("width");
        s.width = 400 + random.bounded(75);
        break;
    case 7:
        what << QStringLiteral("leading");
        s.leading = 1 + random.bounded(5) * 0.08;
        break;
    case 8: {
        what << QStringLiteral("clause removed");
        const qsizetype at = anyClause();
        if (p.size() > 3 && p[at].kind == Kind::Clause) p.remove(at);
        break;
    }
    case 9: {
        what << QStringLiteral("part removed");
        QList<qsizetype> at;
        for (qsizetype i = 0; i < p.size(); ++i)
            if (!p[i].labels.isEmpty()) at << i;
        if (!at.isEmpty()) p.remove(at.at(random.bounded(static_cast<int>(at.size()))));
        break;
    }
    case 10: {
        what << QStringLiteral("another party");
        const qsizetype at = p.size() - random.bounded(3);
        p.insert(at, part(Kind::Rows, QStringLiteral("new"), QStringLiteral("Witness Dorn"), {},
                          {QStringLiteral("Ort, Datum:"), QStringLiteral("Unterschrift:"),
                           QStringLiteral("Signature:"), QStringLiteral("Date:")}));
        break;
    }
    case 11:
        what << QStringLiteral("labels");
        for (Piece& piece : p)
            for (QString& label : piece.labels) {
                if (label == QStringLiteral("Contact")) label = QStringLiteral("Contact person");
                if (label == QStringLiteral("Unterschrift:"))
                    label = QStringLiteral("Unterschrift, Stempel:");
                if (label == QStringLiteral("Patient number:")) label = QStringLiteral("Patient no:");
                if (label == QStringLiteral("Employee")) label = QStringLiteral("Traveller");
            }
        break;
    case 12:
        what << QStringLiteral("row");
        for (Piece& piece : p) {
            if (piece.kind == Kind::Table) piece.labels.insert(1 + random.bounded(3), QStringLiteral("Fax"));
            if (piece.kind == Kind::Grid) piece.count += random.bounded(3) - 1;
        }
        break;
    case 13:
        what << QStringLiteral("moved");
        if (const QList<qsizetype> at = clauses(); at.size() > 3) p.move(at.first(), at.at(at.size() - 2));
        break;
    case 14:
        what << QStringLiteral("paper");
        s.sheet.width = 612;
        s.sheet.height = 792;
        s.sheet.rotation = 90 * random.bounded(4);
        break;
    default:
        what << QStringLiteral("blanks");
        s.sheet.blanks = random.bounded(2) ? SheetStyle::Blanks::Underscores : SheetStyle::Blanks::TinyDots;
        s.sheet.shows = SheetStyle::Shows::Kerned;
    }
}

} // namespace

QList<RebasePair> unseenRebasePairs()
{
    QList<RebasePair> pairs;
    QRandomGenerator random(20261122);
    for (const UnseenModel& model : unseenModels()) {
        for (int n = 0; n < 40; ++n) {
            Pieces pieces = model.pieces;
            PairStyle style = model.style;
            QStringList what;
            const int edits = 1 + random.bounded(3);
            for (int i = 0; i < edits; ++i)
                change(pieces, style, random, what);
            pairs.append(pairOf(model.name + QStringLiteral(" %1: ").arg(n) + what.join(QStringLiteral(", ")),
                                model.pieces, model.style, pieces, style));
        }
    }
    return pairs;
}

} // namespace ink::test
