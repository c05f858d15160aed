// Contracts made of few clauses that come again and again: only labels and headings tell their places apart.
#include "tests/unit/pdf/rebasepairs.h"

namespace ink::test {

namespace {

using Kind = Piece::Kind;

const char* const clauses[] = {
    "The parties agree that the services are rendered at the place of business.",
    "Payment is due within thirty days of receipt of a proper invoice.",
    "This agreement may be terminated by either party with a notice of three months.",
    "Changes and additions are valid only in writing.",
    "Confidential information must not be passed on to third parties.",
    "The place of jurisdiction is the registered office of the employer.",
};

Piece clause(int number)
{
    const char* text = clauses[static_cast<size_t>(number) % std::size(clauses)];
    return {Kind::Text, {}, {}, {}, QStringLiteral("%1. %2").arg(number + 1).arg(QLatin1String(text)), {}, 0};
}

/** Clauses from a number on, in their order, again and again. */
Pieces clausesFrom(int first, int count)
{
    Pieces all;
    for (int i = 0; i < count; ++i)
        all << clause(first + i);
    return all;
}

Piece heading(const QString& text)
{
    return {Kind::Title, {}, {}, {}, text, {}, 0};
}

Piece repeatedRows(const QString& key, const QString& above, const QStringList& labels)
{
    return {Kind::Rows, key, above, {}, {}, labels, 0};
}

Piece line(const QString& key, const QStringList& labels)
{
    return {Kind::Line, key, {}, {}, {}, labels, 0};
}

struct RepeatedModel
{
    QString name;
    Pieces pieces;
};

QList<RepeatedModel> repeatedModels()
{
    const QStringList party{QStringLiteral("Signature:"), QStringLiteral("Name:"), QStringLiteral("Date:")};
    QList<RepeatedModel> all;
    { // labels that differ, without headings
        RepeatedModel m{QStringLiteral("employment"), {heading(QStringLiteral("Employment contract"))}};
        m.pieces << clausesFrom(0, 14)
                 << repeatedRows(QStringLiteral("person"), {},
                                 {QStringLiteral("Employee name:"), QStringLiteral("Personnel number:"),
                                  QStringLiteral("Date of birth:"), QStringLiteral("Start date:"),
                                  QStringLiteral("Monthly salary:"), QStringLiteral("Department:"),
                                  QStringLiteral("Remarks:")})
                 << clausesFrom(14, 14)
                 << line(QStringLiteral("employee"), {QStringLiteral("Employee:"), QStringLiteral("Date:")})
                 << line(QStringLiteral("employer"), {QStringLiteral("Employer:"), QStringLiteral("Date:")});
        all << m;
    }
    { // the same labels twice, told apart by their headings
        RepeatedModel m{QStringLiteral("lease"), {heading(QStringLiteral("Lease agreement"))}};
        m.pieces << clausesFrom(0, 10)
                 << repeatedRows(QStringLiteral("landlord"), QStringLiteral("Landlord"), party)
                 << clausesFrom(10, 5)
                 << repeatedRows(QStringLiteral("tenant"), QStringLiteral("Tenant"), party);
        all << m;
    }
    { // the same sentence above both
        RepeatedModel m{QStringLiteral("sale"), {heading(QStringLiteral("Sale of a vehicle"))}};
        const Piece signedBy{
            Kind::Text, {}, {}, {}, QStringLiteral("Signed by the party named below on this day."), {}, 0};
        m.pieces << clausesFrom(0, 8) << signedBy
                 << line(QStringLiteral("seller"), {QStringLiteral("Seller:"), QStringLiteral("Date:")})
                 << signedBy
                 << line(QStringLiteral("buyer"), {QStringLiteral("Buyer:"), QStringLiteral("Date:")})
                 << clausesFrom(8, 3);
        all << m;
    }
    { // the same clause between each heading and its labels
        RepeatedModel m{QStringLiteral("sections"), {heading(QStringLiteral("Annex"))}};
        const Piece inWriting{
            Kind::Text, {}, {}, {}, QStringLiteral("Signed changes bind both of the parties named below."),
            {},         0};
        m.pieces << clausesFrom(0, 3) << heading(QStringLiteral("Emergency contact")) << inWriting
                 << repeatedRows(QStringLiteral("contact"), {},
                                 {QStringLiteral("Street:"), QStringLiteral("Town:"), QStringLiteral("Name:"),
                                  QStringLiteral("Relationship:")})
                 << heading(QStringLiteral("Seller")) << inWriting
                 << repeatedRows(
                        QStringLiteral("seller"), {},
                        {QStringLiteral("Phone:"), QStringLiteral("Name:"), QStringLiteral("Amount:")});
        all << m;
    }
    { // nothing tells these apart but their order
        RepeatedModel m{QStringLiteral("initials"), {heading(QStringLiteral("House rules"))}};
        for (int i = 0; i < 12; ++i)
            m.pieces << clause(i)
                     << repeatedRows(QStringLiteral("ini%1").arg(i), {}, {QStringLiteral("Initials:")});
        all << m;
    }
    return all;
}

using Edit = std::function<void(Pieces&, PairStyle&)>;

bool hasFields(const Piece& piece)
{
    return !piece.labels.isEmpty();
}

/** The last two pieces with fields that have the same number of labels. */
std::pair<qsizetype, qsizetype> lastTwo(const Pieces& pieces)
{
    for (qsizetype b = pieces.size() - 1; b > 0; --b)
        for (qsizetype a = b - 1; hasFields(pieces[b]) && a > 0; --a)
            if (hasFields(pieces[a]) && pieces[a].labels.size() == pieces[b].labels.size()) return {a, b};
    return {0, 0};
}

QList<std::pair<const char*, Edit>> repeatedEdits()
{
    const Piece added{Kind::Text, {}, {}, {}, QStringLiteral("Remote work is possible on two days a week."),
                      {},         0};
    return {
        {"same", [](Pieces&, PairStyle&) {}},
        {"a clause in each round",
         [added](Pieces& p, PairStyle&) {
             for (qsizetype i = p.size() - 1; i > 0; --i)
                 if (p[i].text.contains(QStringLiteral("Payment"))) p.insert(i + 1, added);
         }},
        {"first clause removed", [](Pieces& p, PairStyle&) { p.remove(1); }},
        {"rounds begin elsewhere",
         [](Pieces& p, PairStyle&) {
             int number = 3;
             for (Piece& piece : p)
                 if (piece.kind == Kind::Text && !piece.text.startsWith(QStringLiteral("Signed")))
                     piece.text = clause(number++).text;
         }},
        {"a round more before the end",
         [](Pieces& p, PairStyle&) {
             const Pieces more = clausesFrom(40, 6);
             const qsizetype at = std::max<qsizetype>(1, p.size() - 3);
             for (qsizetype i = 0; i < more.size(); ++i)
                 p.insert(at + i, more[i]);
         }},
        {"the end on a page of its own",
         [](Pieces& p, PairStyle&) {
             p.insert(std::max<qsizetype>(1, p.size() - 2), {Kind::PageBreak, {}, {}, {}, {}, {}, 0});
         }},
        {"a row more",
         [](Pieces& p, PairStyle&) {
             for (Piece& piece : p)
                 if (piece.labels.size() > 4) piece.labels.append(QStringLiteral("Place of birth:"));
         }},
        {"last row removed",
         [](Pieces& p, PairStyle&) {
             for (Piece& piece : p)
                 if (piece.labels.size() > 2) piece.labels.removeLast();
         }},
        {"signature blocks swapped",
         [](Pieces& p, PairStyle&) {
             const auto [a, b] = lastTwo(p);
             const bool looksLikeBefore = p[a].heading == p[b].heading && p[a].labels == p[b].labels;
             if (!looksLikeBefore) p.swapItemsAt(a, b);
         }},
        {"last block removed",
         [](Pieces& p, PairStyle&) {
             if (const auto [a, b] = lastTwo(p); a > 0) p.remove(b);
         }},
        {"last block but one removed",
         [](Pieces& p, PairStyle&) {
             if (const auto [a, b] = lastTwo(p); a > 0) p.remove(a);
         }},
        {"another party in its place",
         [](Pieces& p, PairStyle&) {
             const auto [a, b] = lastTwo(p);
             if (a == 0 || p[b].heading.isEmpty()) return;
             p[b].heading = QStringLiteral("Guarantor");
             p[b].key = QStringLiteral("guarantor");
         }},
        {"another party first",
         [](Pieces& p, PairStyle&) {
             const auto [a, b] = lastTwo(p);
             if (a == 0) return;
             Piece other = p[a];
             other.key = QStringLiteral("other");
             if (other.heading.isEmpty())
                 other.labels.first() = QStringLiteral("Witness:");
             else
                 other.heading = QStringLiteral("Witness");
             p.insert(a, other);
         }},
        {"larger", [](Pieces&, PairStyle& s) { s.sheet.size = 11.5; }},
        {"margins",
         [](Pieces&, PairStyle& s) {
             s.left = 85;
             s.top = 110;
         }},
        {"other font", [](Pieces&, PairStyle& s) { s.sheet.family = "Times"; }},
        {"underscores", [](Pieces&, PairStyle& s) { s.sheet.blanks = SheetStyle::Blanks::Underscores; }},
    };
}

} // namespace

QList<RebasePair> repeatedRebasePairs()
{
    QList<RebasePair> pairs;
    const auto all = repeatedEdits();
    for (const RepeatedModel& model : repeatedModels()) {
        for (const auto& [name, edit] : all) {
            for (const auto& [name2, edit2] : all) {
                Pieces pieces = model.pieces;
                PairStyle style;
                edit(pieces, style);
                edit2(pieces, style);
                pairs.append(pairOf(
                    QStringLiteral("%1, %2 + %3").arg(model.name, QLatin1String(name), QLatin1String(name2)),
                    model.pieces, {}, pieces, style));
            }
        }
    }
    for (const RepeatedModel& model : repeatedModels()) {
        Pieces pieces = model.pieces;
        if (!pieces.last().labels.removeOne(QStringLiteral("Amount:"))) continue;
        // The row comes back in another section.
        pieces << heading(QStringLiteral("Landlord"))
               << repeatedRows(QStringLiteral("landlord"), {},
                               {QStringLiteral("Place:"), QStringLiteral("Amount:")});
        pairs.append(pairOf(QStringLiteral("%1, last row under another heading").arg(model.name),
                            model.pieces, {}, pieces, PairStyle()));
    }
    return pairs;
}

} // namespace ink::test
