// The pairs of documents that moving tags was tuned on.
#include "tests/unit/pdf/rebasepairs.h"

namespace ink::test {

namespace {

using Kind = Piece::Kind;
using Shows = SheetStyle::Shows;
using Blanks = SheetStyle::Blanks;

Piece title(const QString& text)
{
    return {Kind::Title, {}, {}, {}, text, {}, 0};
}
Piece clause(const QString& heading, quint32 seed, int sentences = 4)
{
    return {Kind::Clause, {}, heading, {}, contractProse(seed, sentences), {}, 0};
}
Piece prose(quint32 seed, int sentences = 3)
{
    return {Kind::Text, {}, {}, {}, contractProse(seed, sentences), {}, 0};
}
Piece rows(const QString& key, const QString& heading, const QStringList& labels)
{
    return {Kind::Rows, key, heading, {}, {}, labels, 0};
}
const QStringList party{QStringLiteral("Signature:"), QStringLiteral("Name:"), QStringLiteral("Date:")};

struct Model
{
    QString name;
    Pieces pieces;
    PairStyle style;
};

Model lease()
{
    Model m{QStringLiteral("lease"), {}, {}};
    m.pieces << title(QStringLiteral("Lease agreement")) << clause(QStringLiteral("Premises"), 1)
             << clause(QStringLiteral("Term"), 2) << clause(QStringLiteral("Rent"), 3)
             << clause(QStringLiteral("Deposit"), 4) << Piece{Kind::Columns,
                                                              QStringLiteral("sig"),
                                                              QStringLiteral("Landlord"),
                                                              QStringLiteral("Tenant"),
                                                              {},
                                                              party,
                                                              0};
    return m;
}

Model service()
{
    Model m{QStringLiteral("service"), {}, {}};
    m.style.initials = true;
    m.style.runningHead = QStringLiteral("Framework agreement 2026");
    m.pieces << title(QStringLiteral("Service agreement"));
    for (quint32 i = 0; i < 14; ++i)
        m.pieces << clause(QStringLiteral("Clause on topic %1").arg(QChar(u'A' + i)), 20 + i, 5);
    m.pieces << rows(QStringLiteral("one"), QStringLiteral("For the supplier"), party)
             << rows(QStringLiteral("two"), QStringLiteral("For the customer"), party);
    return m;
}

Model form()
{
    Model m{QStringLiteral("form"), {}, {}};
    m.style.sheet.family = "Times";
    m.style.sheet.blanks = Blanks::Underscores;
    m.pieces << title(QStringLiteral("Registration form"))
             << rows(QStringLiteral("person"), QStringLiteral("Person"),
                     {QStringLiteral("Surname:"), QStringLiteral("First name:"), QStringLiteral("Street:"),
                      QStringLiteral("Town:"), QStringLiteral("Telephone:")})
             << prose(60)
             << Piece{Kind::Ticks,
                      QStringLiteral("consent"),
                      {},
                      {},
                      {},
                      {QStringLiteral("I have read the terms."), QStringLiteral("I wish to receive news."),
                       QStringLiteral("My data may be stored.")},
                      0}
             << rows(QStringLiteral("end"), {},
                     {QStringLiteral("Place:"), QStringLiteral("Date:"), QStringLiteral("Signature:")});
    return m;
}

Model table()
{
    Model m{QStringLiteral("table"), {}, {}};
    m.pieces << title(QStringLiteral("Personal data"))
             << Piece{Kind::Table,
                      QStringLiteral("data"),
                      {},
                      {},
                      {},
                      {QStringLiteral("Name"), QStringLiteral("Address"), QStringLiteral("Phone"),
                       QStringLiteral("Bank account")},
                      0}
             << prose(70, 5)
             << Piece{Kind::Grid,
                      QStringLiteral("people"),
                      {},
                      {},
                      {},
                      {QStringLiteral("Participant"), QStringLiteral("Date"), QStringLiteral("Signature")},
                      4}
             << prose(71, 2);
    return m;
}

Model sale()
{
    Model m{QStringLiteral("sale"), {}, {}};
    m.style.sheet.shows = Shows::Kerned;
    m.pieces << title(QStringLiteral("Purchase agreement")) << clause(QStringLiteral("Object"), 80)
             << Piece{Kind::Inline,
                      QStringLiteral("price"),
                      {},
                      {},
                      {},
                      {QStringLiteral("The price amounts to"), QStringLiteral("euros including tax.")},
                      0}
             << clause(QStringLiteral("Handover"), 81)
             << Piece{Kind::Inline,
                      QStringLiteral("day"),
                      {},
                      {},
                      {},
                      {QStringLiteral("It is handed over on"), QStringLiteral("at the seller's place.")},
                      0}
             << clause(QStringLiteral("Warranty"), 82)
             << Piece{Kind::Captions,
                      QStringLiteral("hands"),
                      {},
                      {},
                      {},
                      {QStringLiteral("Place, date, signature of the seller"),
                       QStringLiteral("Place, date, signature of the buyer")},
                      0};
    return m;
}

Model frames()
{
    Model m{QStringLiteral("frames"), {}, {}};
    m.style.sheet.shows = Shows::Words;
    m.pieces
        << title(QStringLiteral("Application"))
        << Piece{Kind::Frames,
                 QStringLiteral("who"),
                 {},
                 {},
                 {},
                 {QStringLiteral("First name"), QStringLiteral("Last name"), QStringLiteral("E-mail")},
                 0}
        << prose(90, 4)
        << Piece{Kind::White, QStringLiteral("free"), {}, {}, {}, {QStringLiteral("Customer number:")}, 0}
        << Piece{Kind::White, QStringLiteral("free2"), {}, {}, {}, {QStringLiteral("Signed on (date):")}, 0}
        << Piece{Kind::Frames, QStringLiteral("end"), {}, {}, {}, {QStringLiteral("Signature")}, 0};
    return m;
}

/** Each clause has a separate place for initials under the same label. */
Model clauses()
{
    Model m{QStringLiteral("clauses"), {}, {}};
    m.pieces << title(QStringLiteral("General terms"));
    for (quint32 i = 0; i < 9; ++i)
        m.pieces << clause(QStringLiteral("Section %1").arg(QChar(u'K' + i)), 100 + i, 4)
                 << rows(QStringLiteral("ini%1").arg(i), {}, {QStringLiteral("Read and signed:")});
    return m;
}

using Edit = std::function<void(Pieces&, PairStyle&)>;
struct NamedEdit
{
    const char* name;
    Edit edit;
};

qsizetype lastClause(const Pieces& p)
{
    for (qsizetype i = p.size() - 1; i > 0; --i)
        if (p[i].kind == Kind::Clause || p[i].kind == Kind::Text) return i;
    return 1;
}

QList<NamedEdit> edits()
{
    QList<NamedEdit> all;
    const auto add = [&all](const char* name, Edit edit) { all.append({name, std::move(edit)}); };
    add("same", [](Pieces&, PairStyle&) {});
    add("clause first",
        [](Pieces& p, PairStyle&) { p.insert(1, clause(QStringLiteral("Definitions"), 500)); });
    add("clause last",
        [](Pieces& p, PairStyle&) { p.insert(lastClause(p), clause(QStringLiteral("Venue"), 501, 6)); });
    add("three clauses", [](Pieces& p, PairStyle&) {
        p.insert(lastClause(p), clause(QStringLiteral("Liability"), 502, 8));
        p.insert(2, clause(QStringLiteral("Confidentiality"), 503, 8));
        p.insert(2, clause(QStringLiteral("Insurance"), 504, 8));
    });
    add("page first", [](Pieces& p, PairStyle&) {
        p.insert(0, {Kind::PageBreak, {}, {}, {}, {}, {}, 0});
        p.insert(0, prose(510, 12));
        p.insert(0, title(QStringLiteral("Cover letter")));
    });
    add("page before the end", [](Pieces& p, PairStyle&) {
        const qsizetype at = lastClause(p) + 1;
        p.insert(at, {Kind::PageBreak, {}, {}, {}, {}, {}, 0});
        p.insert(at, prose(511, 10));
        p.insert(at, {Kind::PageBreak, {}, {}, {}, {}, {}, 0});
    });
    add("other font", [](Pieces&, PairStyle& s) { s.sheet.family = "Times"; });
    add("larger", [](Pieces&, PairStyle& s) { s.sheet.size = 11.5; });
    add("smaller mono", [](Pieces&, PairStyle& s) {
        s.sheet.family = "Courier";
        s.sheet.size = 8.5;
    });
    add("margins", [](Pieces&, PairStyle& s) {
        s.left = 85;
        s.top = 110;
    });
    add("narrow", [](Pieces&, PairStyle& s) { s.width = 400; });
    add("leading", [](Pieces&, PairStyle& s) { s.leading = 1.25; });
    add("clause removed", [](Pieces& p, PairStyle&) { p.remove(1); });
    add("words changed", [](Pieces& p, PairStyle&) {
        for (Piece& piece : p) {
            for (QString& label : piece.labels)
                if (label == QStringLiteral("Signature:")) label = QStringLiteral("Signed by:");
            if (piece.heading == QStringLiteral("Tenant")) piece.heading = QStringLiteral("Lessee");
            piece.text.replace(QStringLiteral("thirty days"), QStringLiteral("forty days"));
        }
    });
    add("row added", [](Pieces& p, PairStyle&) {
        for (Piece& piece : p)
            if (piece.kind == Kind::Columns) {
                piece.labels.append(QStringLiteral("Place:")); // keys count from the top
            } else if (piece.kind == Kind::Table) {
                piece.labels.insert(2, QStringLiteral("Country"));
            }
    });
    add("grid row added", [](Pieces& p, PairStyle&) {
        for (Piece& piece : p)
            if (piece.kind == Kind::Grid) ++piece.count;
    });
    add("party before", [](Pieces& p, PairStyle&) {
        p.insert(lastClause(p) + 1, rows(QStringLiteral("new"), QStringLiteral("Guarantor"), party));
    });
    add("party behind", [](Pieces& p, PairStyle&) {
        p.append(rows(QStringLiteral("new"), QStringLiteral("Guarantor"), party));
    });
    add("party replaced", [](Pieces& p, PairStyle&) {
        // The same labels in a block of another name are different.
        for (qsizetype i = p.size() - 1; i >= 0; --i) {
            if (p[i].kind != Kind::Rows && p[i].kind != Kind::Columns) continue;
            p[i].key = QStringLiteral("other");
            p[i].heading = QStringLiteral("Guarantor");
            p[i].heading2 = QStringLiteral("Witness");
            break;
        }
    });
    add("row replaced", [](Pieces& p, PairStyle&) {
        for (Piece& piece : p)
            if (piece.kind == Kind::Table || piece.kind == Kind::Ticks || piece.kind == Kind::Frames)
                piece.labels[piece.labels.size() / 2] = QStringLiteral("Something else");
    });
    add("grid row removed", [](Pieces& p, PairStyle&) {
        for (Piece& piece : p)
            if (piece.kind == Kind::Grid) --piece.count;
    });
    add("last part removed", [](Pieces& p, PairStyle&) { p.removeLast(); });
    add("one but last removed", [](Pieces& p, PairStyle&) { p.remove(p.size() - 2); });
    add("swapped", [](Pieces& p, PairStyle&) { p.swapItemsAt(1, 2); });
    add("blanks", [](Pieces&, PairStyle& s) {
        s.sheet.blanks = s.sheet.blanks == Blanks::Stroke ? Blanks::Underscores : Blanks::Stroke;
    });
    add("dashes", [](Pieces&, PairStyle& s) { s.sheet.blanks = Blanks::Dashed; });
    add("other writer", [](Pieces&, PairStyle& s) {
        s.sheet.shows = Shows::Letters;
        s.sheet.blanks = Blanks::FilledRule;
    });
    add("letter size", [](Pieces&, PairStyle& s) {
        s.sheet.width = 612;
        s.sheet.height = 792;
    });
    add("turned", [](Pieces&, PairStyle& s) { s.sheet.rotation = 90; });
    add("crop box", [](Pieces&, PairStyle& s) { s.sheet.cropMargin = QRectF(20, 30, 0, 0); });
    add("font, clause, margins", [](Pieces& p, PairStyle& s) {
        s.sheet.family = "Times";
        s.sheet.size = 11;
        s.left = 72;
        s.width = 440;
        p.insert(2, clause(QStringLiteral("Language"), 520, 6));
    });
    add("all new text", [](Pieces& p, PairStyle&) {
        quint32 seed = 900;
        for (Piece& piece : p)
            if (piece.kind == Kind::Clause || piece.kind == Kind::Text) {
                piece.text = contractProse(++seed, 4);
                piece.heading = QStringLiteral("Chapter %1").arg(seed);
            }
    });
    return all;
}

} // namespace

QList<RebasePair> rebasePairs()
{
    QList<RebasePair> pairs;
    for (const Model& model : {lease(), service(), form(), table(), sale(), frames(), clauses()}) {
        for (const NamedEdit& edit : edits()) {
            Pieces pieces = model.pieces;
            PairStyle style = model.style;
            edit.edit(pieces, style);
            pairs.append(pairOf(model.name + QStringLiteral(", ") + QLatin1String(edit.name), model.pieces,
                                model.style, pieces, style));
        }
        // Two random edits at once, reproducibly.
        const QList<NamedEdit> all = edits();
        for (const quint32 draw : {0U, 3U, 4U, 5U}) {
            QRandomGenerator random(qChecksum(model.name.toUtf8()) + draw);
            for (int n = 0; n < 40; ++n) {
                const NamedEdit& one = all.at(random.bounded(static_cast<int>(all.size())));
                const NamedEdit& two = all.at(random.bounded(static_cast<int>(all.size())));
                Pieces pieces = model.pieces;
                PairStyle style = model.style;
                one.edit(pieces, style);
                if (pieces.size() < 4) continue;
                two.edit(pieces, style);
                pairs.append(pairOf(QStringLiteral("%1, %2 + %3")
                                        .arg(model.name, QLatin1String(one.name), QLatin1String(two.name)),
                                    model.pieces, model.style, pieces, style));
            }
        }
    }
    return pairs;
}

} // namespace ink::test
