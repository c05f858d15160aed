#include "app/domain/bulk/columnmapping.h"

#include "app/domain/bulk/reasons.h"
#include "app/domain/bulk/rowtextcolumns.h"
#include "app/domain/text/emailaddress.h"
#include "app/domain/values/valuerule.h"

#include <QSet>

#include <algorithm>
#include <array>

namespace ink::domain {

namespace {

using TargetKind = ColumnTarget::Kind;

constexpr int sampleRows = 100;
constexpr double minScore = 0.62;    ///< minimum similarity for mapping a column automatically
constexpr double minCellShare = 0.8; ///< minimum share of a column's cells that must match a kind

/** Reduces a text to lower-case letters and digits, without accents: `E-Mail Adresse` → `emailadresse`. */
QString normalised(const QString& text)
{
    QString out;
    const QString parts = text.normalized(QString::NormalizationForm_KD);
    for (const QChar c : parts) {
        if (c.category() == QChar::Mark_NonSpacing) continue;
        if (c == QChar(0x00DF)) // ß
            out.append(QStringLiteral("ss"));
        else if (c.isLetterOrNumber())
            out.append(c.toLower());
    }
    return out;
}

/** Splits a heading into words: at characters other than letters and digits, and where a lower-case letter is
 * followed by an upper-case one. */
QStringList wordsOf(const QString& text)
{
    QStringList words(QString{});
    QChar before;
    for (const QChar c : text) {
        if (!c.isLetterOrNumber() && c.category() != QChar::Mark_NonSpacing) {
            words.append(QString());
        } else {
            if (c.isUpper() && before.isLower()) words.append(QString());
            words.last().append(c);
        }
        before = c;
    }
    for (QString& word : words)
        word = normalised(word);
    words.removeAll(QString());
    return words;
}

struct KindWords
{
    TargetKind kind;
    QStringList whole; ///< normalised headings with this meaning
    QStringList word;  ///< words with this meaning in longer headings
};

const std::array<KindWords, 6>& vocabulary()
{
    const auto list = [](const char* text) { return QString::fromUtf8(text).split(QLatin1Char(' ')); };
    static const std::array<KindWords, 6> all{{
        {TargetKind::Email,
         list("email mail emailaddress mailaddress emailadresse mailadresse emailadress adressemail "
              "adresseemail courriel "
              "adressecourriel courrielelectronique adresseelectronique correo correoelectronico "
              "direcciondecorreo "
              "direcciondeemail elektronischepost epost recipientemail signeremail contactemail"),
         list("email mail courriel correo emails")},
        {TargetKind::FirstName,
         list("firstname givenname forename christianname prenom vorname rufname nombredepila primernombre "
              "fname first "
              "given recipientfirstname"),
         list("firstname forename prenom vorname")},
        {TargetKind::MiddleName,
         list("middlename middle middleinitial secondname additionalname additionalnames weiterevornamen "
              "zweitervorname zweitname deuxiemeprenom autresprenoms segundonombre"),
         list("middle")},
        {TargetKind::LastName,
         list("lastname surname familyname nomdefamille nachname familienname zuname apellido apellidos "
              "lname last family "
              "recipientlastname"),
         list("lastname surname nachname familienname apellido apellidos")},
        {TargetKind::Name,
         list(
             "name fullname recipient recipientname signer signername person contact contactname "
             "customername "
             "clientname employeename nom nomcomplet nometprenom nomprenom prenomnom destinataire signataire "
             "nomdudestinataire vollname vollstandigername namevorname vornamename vorundnachname empfanger "
             "empfangername namedesempfangers unterzeichner nombre nombrecompleto nombreyapellidos "
             "destinatario "
             "nombredeldestinatario firmante"),
         list("name fullname nom nombre recipient empfanger destinataire destinatario")},
        {TargetKind::Phone,
         list("phone phonenumber mobile mobilephone mobilenumber cell cellphone telephone sms smsnumber "
              "recipientphone telefon telefonnummer mobil mobilnummer mobiltelefon handy handynummer "
              "telephonemobile portable numerodetelephone mobiletelephone telefono telefonomovil movil "
              "celular numerodetelefono"),
         list("phone mobile cellphone telephone telefon mobil handy portable telefono movil celular sms")},
    }};
    return all;
}

/** Returns whether two or three neighbouring words of a heading are a known heading of this kind: `Employee
 * first name`, `E-mail 1 - Value`. */
bool hasPhrase(const QStringList& words, const KindWords& kind)
{
    for (qsizetype i = 0; i < words.size(); ++i)
        for (qsizetype length = 2; length <= 3 && i + length <= words.size(); ++length) {
            const QString phrase = words.mid(i, length).join(QString());
            if (phrase.size() >= 5 && kind.whole.contains(phrase)) return true;
        }
    return false;
}

/** Words in headings such as `Company name`, where the name isn't a person's. */
const QSet<QString>& nonPersonWords()
{
    static const QSet<QString> words = [] {
        const QStringList all =
            QStringLiteral(
                "company firm firma unternehmen societe entreprise empresa organization organisation "
                "organizacion street strasse rue calle city stadt ville ciudad product produkt produit "
                "producto project projekt projet proyecto file datei fichier archivo account konto "
                "compte cuenta bank user login benutzer utilisateur usuario nick nickname phonetic "
                "maiden birth geburtsname prefix suffix display angezeigter affiche mostrado title titel "
                "department abteilung school domain host server email mail")
                .split(QLatin1Char(' '));
        return QSet<QString>(all.begin(), all.end());
    }();
    return words;
}

/** Scores a heading for a kind of column, 0–1.2. */
double headingScore(const QString& heading, const QStringList& words, TargetKind kind)
{
    const auto& all = vocabulary();
    const auto found =
        std::find_if(all.begin(), all.end(), [kind](const KindWords& w) { return w.kind == kind; });
    if (found == all.end()) return 0;
    if (found->whole.contains(heading)) return 1.2; // above 1: preferred to a tag of the same name
    // An exact heading of another kind is never similar to this one: “FName” is not “Name”.
    if (std::any_of(all.begin(), all.end(), [&](const KindWords& w) { return w.whole.contains(heading); }))
        return 0;
    constexpr double byPhrase = 0.9;
    if (hasPhrase(words, *found)) return byPhrase;
    if (std::any_of(all.begin(), all.end(), [&](const KindWords& w) { return hasPhrase(words, w); }))
        return 0;
    if (kind == TargetKind::Name && std::any_of(words.begin(), words.end(), [](const QString& word) {
            return nonPersonWords().contains(word);
        }))
        return 0;
    double best = 0;
    for (const QString& word : words)
        if (found->word.contains(word)) best = 0.66;
    for (const QString& whole : found->whole)
        if (whole.size() >= 5) best = std::max(best, nameSimilarity(whole, heading) * 0.85);
    return best;
}

int editDistance(const QString& a, const QString& b)
{
    QList<int> row(b.size() + 1);
    for (int j = 0; j < row.size(); ++j)
        row[j] = j;
    for (qsizetype i = 1; i <= a.size(); ++i) {
        int diagonal = row.at(0);
        row[0] = static_cast<int>(i);
        for (qsizetype j = 1; j <= b.size(); ++j) {
            const int above = row.at(j);
            row[j] =
                std::min({above + 1, row.at(j - 1) + 1, diagonal + (a.at(i - 1) == b.at(j - 1) ? 0 : 1)});
            diagonal = above;
        }
    }
    return row.constLast();
}

/** The kinds of content in a column's first cells, as shares (0–1) of the non-empty cells. */
struct ColumnContent
{
    int filled = 0;
    double emails = 0;
    double numbers = 0;
    double dates = 0;
    double phones = 0;
    QStringList cells; ///< the non-empty ones, as displayed
};

ColumnContent contentOf(const CellSource& cells, int column)
{
    ColumnContent content;
    ValueRule number;
    ValueRule date;
    {
        Tag tag;
        tag.type = TagType::Number;
        number = ValueRule(tag);
        tag.type = TagType::Date;
        tag.style.dateFormat = QStringLiteral("dd.MM.yyyy");
        date = ValueRule(tag);
    }
    for (int row = 0; row < std::min(cells.rowCount(), sampleRows); ++row) {
        const QString cell = cells.cell(row, column).trimmed().toString();
        if (cell.isEmpty()) continue;
        ++content.filled;
        content.cells.append(cells.displayText(row, column).trimmed().toString());
        constexpr int fewDigits = 5;
        content.phones +=
            std::count_if(cell.begin(), cell.end(), [](QChar c) { return c.isDigit(); }) >= fewDigits ? 1 : 0;
        content.emails += isEmail(cell) && cell.contains(QLatin1Char('.')) ? 1 : 0;
        content.numbers += number.accepts(cell) ? 1 : 0;
        content.dates += date.accepts(cell) ? 1 : 0;
    }
    if (content.filled > 0)
        for (double* part : {&content.emails, &content.numbers, &content.dates, &content.phones})
            *part /= content.filled;
    return content;
}

/** The share of a column's cells that are valid for a field. */
double fitShare(const BulkField& field, const ColumnContent& content)
{
    if (content.filled == 0) return 1;
    int good = 0;
    for (const QString& cell : content.cells) {
        bool taken = true;
        if (field.type == TagType::Radio || field.type == TagType::Dropdown)
            taken = field.options.isEmpty() || field.options.contains(cell, Qt::CaseInsensitive);
        good += taken ? 1 : 0;
    }
    if (field.type == TagType::PrefillableNumber || field.type == TagType::Number) return content.numbers;
    if (field.type == TagType::Date) return content.dates;
    return static_cast<double>(good) / content.filled;
}

/** Returns whether a heading means the full name; `Name` alone may mean the last name. */
bool isFullNameHeading(const QString& heading)
{
    static const QSet<QString> whole = [] {
        const QStringList all =
            QStringLiteral("fullname recipientname signername contactname customername clientname "
                           "employeename nomcomplet nometprenom nomprenom prenomnom vollname "
                           "vollstandigername namevorname vornamename vorundnachname "
                           "empfangername nombrecompleto nombreyapellidos displayname")
                .split(QLatin1Char(' '));
        return QSet<QString>(all.begin(), all.end());
    }();
    return whole.contains(heading);
}

struct Candidate
{
    double score = 0;
    int column = 0;
    ColumnTarget target;
};

/** A heading, split into the role that it names and the rest: `HR email` → 1, `email`. */
struct RoleHeading
{
    int role = -1; ///< 0-based; -1 = none
    QString rest;  ///< normalised
    QStringList words;
};

/**
 * Finds the role whose name or number (`Name 2`) is in a heading. All words of the name must occur; the name
 * with the most words is preferred (`HR manager` to `HR`). Several such roles are ambiguous: none is
 * returned.
 */
RoleHeading parseRoleHeading(const BulkForm& form, const QString& header)
{
    RoleHeading heading{-1, normalised(header), wordsOf(header)};
    if (form.roles.size() < 2) return heading;
    qsizetype maximum = 0;
    QStringList named;
    for (int i = 0; i < form.roles.size(); ++i) {
        const QStringList words = wordsOf(form.roles.at(i).name);
        const bool all = !words.isEmpty() &&
                         std::all_of(words.begin(), words.end(),
                                     [&](const QString& word) { return heading.words.contains(word); });
        if (!all || words.size() < maximum) continue;
        heading.role = words.size() == maximum ? -1 : i;
        maximum = words.size();
        named = words;
    }
    const QString last = heading.words.isEmpty() ? QString() : heading.words.constLast();
    qsizetype digits = 0; // `Name 2` and `name2`
    while (digits < last.size() && last.at(last.size() - 1 - digits).isDigit())
        ++digits;
    if (heading.role < 0 && digits > 0) { // no role's name, or an ambiguous one
        const int number = last.last(digits).toInt();
        if (number < 1 || number > form.roles.size()) return heading;
        heading.role = number - 1;
        heading.words.removeLast();
        if (digits < last.size()) heading.words.append(last.chopped(digits));
    }
    if (heading.role >= 0)
        for (const QString& word : std::as_const(named))
            heading.words.removeOne(word);
    if (heading.role >= 0) heading.rest = heading.words.join(QString());
    return heading;
}

/** Scores a column for the name, address or phone number of a role, 0–1.7. A role named in the heading is
 * preferred. */
double personScore(const RoleHeading& heading, const ColumnContent& content, ColumnTarget target)
{
    constexpr double named = 0.5;
    if (heading.role >= 0 && heading.role != target.role) return 0;
    const bool isBare = heading.role >= 0 && heading.rest.isEmpty(); // the role's name alone
    double score = headingScore(heading.rest, heading.words, target.kind);
    if (isBare && target.kind == TargetKind::Name) score = 0.7;
    if (target.kind == TargetKind::Phone) {
        if (content.emails >= minCellShare || content.dates >= minCellShare) score = 0;
        if (content.filled > 0 && content.phones < 0.2) score = 0;
    } else if (target.kind == TargetKind::Email) {
        // The cells are better evidence than the heading. If no column contains addresses, a column with a
        // matching heading is used, so that its rows show the errors.
        constexpr double wrongCells = 0.63;
        const bool hasEmailHeading = score > 1;
        if (content.emails >= minCellShare)
            score = std::max(score, 0.6) + 0.05;
        else if (content.filled > 0 && content.emails < 0.2)
            score = hasEmailHeading ? wrongCells : 0;
    } else if (content.emails >= minCellShare || content.numbers >= minCellShare ||
               content.dates >= minCellShare) {
        score = 0;
    }
    if (heading.role >= 0) return score > 0 ? score + named : 0;
    return target.role == 0 ? score : score - 0.001 * target.role; // not named in the heading: in role order
}

} // namespace

int ColumnMapping::columnOf(TargetKind kind, int role) const
{
    const auto found = std::find_if(columns.begin(), columns.end(), [kind, role](const ColumnTarget& target) {
        return target.kind == kind && target.role == role;
    });
    return found == columns.end() ? -1 : static_cast<int>(found - columns.begin());
}

int ColumnMapping::columnOfField(int field) const
{
    const auto found = std::find_if(columns.begin(), columns.end(),
                                    [field](const ColumnTarget& target) { return target.field == field; });
    return field < 0 || found == columns.end() ? -1 : static_cast<int>(found - columns.begin());
}

int countKnownHeadings(const QStringList& cells)
{
    return static_cast<int>(std::count_if(cells.begin(), cells.end(), [](const QString& cell) {
        const QString heading = normalised(cell);
        const QStringList words = wordsOf(cell);
        return std::any_of(vocabulary().begin(), vocabulary().end(), [&](const KindWords& kind) {
            return kind.whole.contains(heading) || hasPhrase(words, kind);
        });
    }));
}

double nameSimilarity(const QString& a, const QString& b)
{
    const QString x = normalised(a).left(80);
    const QString y = normalised(b).left(80);
    if (x.isEmpty() || y.isEmpty()) return 0;
    if (x == y) return 1;
    const auto longer = static_cast<double>(std::max(x.size(), y.size()));
    const double edited = 1 - editDistance(x, y) / longer;
    // `Amount` in `Amount (EUR)`, `Rent` in `Monthly rent`: all words of one are in the other.
    QStringList inX = wordsOf(a);
    QStringList inY = wordsOf(b);
    if (inX.size() > inY.size()) std::swap(inX, inY);
    const bool within =
        !inX.isEmpty() && inX.join(QString()).size() >= 3 &&
        std::all_of(inX.begin(), inX.end(), [&](const QString& word) { return inY.contains(word); });
    return std::max(
        edited, within ? 0.7 + 0.2 * static_cast<double>(inX.size()) / static_cast<double>(inY.size()) : 0.0);
}

ColumnMapping guessMapping(const BulkForm& form, const QStringList& header, const CellSource& cells)
{
    ColumnMapping mapping;
    mapping.columns.resize(header.size());
    const int roles = std::max(1, static_cast<int>(form.roles.size()));
    QList<ColumnContent> contents;
    QList<Candidate> candidates;
    const qsizetype results = countResultColumns(header);
    QSet<int> taken;
    for (int column = 0; column < header.size(); ++column) {
        const ColumnContent content = contentOf(cells, column);
        contents.append(content);
        // Result columns of an earlier run are not mapped. Columns with document titles, messages and data
        // are only mapped to a tag with exactly that name.
        if (column >= header.size() - results) {
            taken.insert(column);
            continue;
        }
        if (isRowTextColumn(header.at(column)) &&
            std::none_of(form.fields.begin(), form.fields.end(), [&](const BulkField& field) {
                return normalised(field.name) == normalised(header.at(column));
            })) {
            taken.insert(column);
            continue;
        }
        const RoleHeading heading = parseRoleHeading(form, header.at(column));
        for (const TargetKind kind : {TargetKind::Email, TargetKind::FirstName, TargetKind::MiddleName,
                                      TargetKind::LastName, TargetKind::Name}) {
            for (int role = 0; role < roles; ++role) {
                const ColumnTarget target{kind, -1, role};
                candidates.append({personScore(heading, content, target), column, target});
            }
        }
        for (int role = 0; role < form.roles.size(); ++role) {
            const ColumnTarget target{TargetKind::Phone, -1, role};
            if (form.roles.at(role).requiresSms)
                candidates.append({personScore(heading, content, target), column, target});
        }
        for (int field = 0; field < form.fields.size(); ++field) {
            const BulkField& wanted = form.fields.at(field);
            double score = nameSimilarity(header.at(column), wanted.name);
            const double share = fitShare(wanted, content);
            if (share < 0.5) score *= score >= 1 ? 0.9 : 0.75;
            const bool isList = wanted.type == TagType::Dropdown || wanted.type == TagType::Radio;
            if (isList && !wanted.options.isEmpty() && content.filled > 0 && share >= minCellShare)
                score = std::max(score, 0.75);
            if (wanted.isPrefillable && score > 0) score += 0.01;
            candidates.append({score, column, {TargetKind::Value, field}});
        }
    }
    // In order of certainty; each column and each target is assigned once.
    std::stable_sort(candidates.begin(), candidates.end(),
                     [](const Candidate& a, const Candidate& b) { return a.score > b.score; });
    const auto assign = [&](int column, ColumnTarget target) {
        mapping.columns[column] = target;
        taken.insert(column);
    };
    for (const Candidate& candidate : std::as_const(candidates)) {
        if (candidate.score < minScore) break;
        ColumnTarget target = candidate.target;
        const bool isAssigned = target.kind == TargetKind::Value
                                    ? mapping.columnOfField(target.field) >= 0
                                    : mapping.columnOf(target.kind, target.role) >= 0;
        if (isAssigned || taken.contains(candidate.column)) continue;
        // A column with exactly the name of a tag is also mapped to that tag, before one with a similar name.
        if (target.kind == TargetKind::Name || target.kind == TargetKind::Email)
            for (int field = 0; field < form.fields.size(); ++field)
                if (normalised(form.fields.at(field).name) == normalised(header.at(candidate.column)) &&
                    mapping.columnOfField(field) < 0)
                    target.field = field;
        assign(candidate.column, target);
    }

    // “Name, Vorname” and “Nom, Prénom”, but “Nombre, Apellidos”: a heading with just “name” means the
    // missing part.
    for (int role = 0; role < roles; ++role) {
        const int name = mapping.columnOf(TargetKind::Name, role);
        const bool first = mapping.columnOf(TargetKind::FirstName, role) >= 0;
        const bool last = mapping.columnOf(TargetKind::LastName, role) >= 0;
        if (name < 0) continue;
        const RoleHeading heading = parseRoleHeading(form, header.at(name));
        const bool isWhole = isFullNameHeading(heading.rest);
        if (first != last && !isWhole)
            mapping.columns[name].kind = first ? TargetKind::LastName : TargetKind::FirstName;
        // First and last name are more certain than a similar heading. A full-name column is kept along with
        // them; rows where it is empty use first and last name.
        if (first && last && !isWhole && headingScore(heading.rest, heading.words, TargetKind::Name) <= 1)
            mapping.columns[name] = {};
        if (first != last && isWhole)
            for (ColumnTarget& target : mapping.columns)
                if (target.role == role &&
                    (target.kind == TargetKind::FirstName || target.kind == TargetKind::LastName))
                    target = {};
    }
    for (int role = 0; role < roles; ++role) {
        const int middle = mapping.columnOf(TargetKind::MiddleName, role);
        if (middle >= 0 && (mapping.columnOf(TargetKind::FirstName, role) < 0 ||
                            mapping.columnOf(TargetKind::LastName, role) < 0))
            mapping.columns[middle] = {}; // only used between first and last name
    }

    // A tag for the name or the email address without a separate column uses the first recipient's column.
    for (int field = 0; field < form.fields.size(); ++field) {
        const QString wanted = normalised(form.fields.at(field).name);
        for (ColumnTarget& target : mapping.columns) {
            const bool person = target.kind == TargetKind::Name || target.kind == TargetKind::Email;
            if (!person || target.role > 0 || target.field >= 0 || mapping.columnOfField(field) >= 0)
                continue;
            if (headingScore(wanted, {}, target.kind) > 1) target.field = field;
        }
    }

    // If only one column contains numbers (or dates) and only one tag requires them, the column is mapped to
    // that tag.
    for (const bool dates : {true, false}) {
        QList<int> columns;
        QList<int> fields;
        for (int column = 0; column < header.size(); ++column) {
            const ColumnContent& content = contents.at(column);
            const double part = dates ? content.dates : content.numbers;
            if (content.filled > 0 && !taken.contains(column) && part >= minCellShare) columns.append(column);
        }
        for (int field = 0; field < form.fields.size(); ++field) {
            const BulkField& wanted = form.fields.at(field);
            const bool isMatch =
                dates ? wanted.type == TagType::Date : wanted.type == TagType::PrefillableNumber;
            if (isMatch && mapping.columnOfField(field) < 0) fields.append(field);
        }
        if (columns.size() == 1 && fields.size() == 1)
            assign(columns.constFirst(), {TargetKind::Value, fields.constFirst()});
    }
    return mapping;
}

void setPersonInAllRows(ColumnMapping& mapping, int role, const BulkPerson& person)
{
    mapping.people.remove(role);
    if (person == BulkPerson()) return;
    mapping.people.insert(role, person);
    for (ColumnTarget& target : mapping.columns) {
        const bool isPersons = target.kind != TargetKind::Ignored && target.kind != TargetKind::Value;
        if (!isPersons || target.role != role) continue;
        target = target.field < 0 ? ColumnTarget() : ColumnTarget{TargetKind::Value, target.field};
    }
}

ColumnMapping adaptedMapping(const ColumnMapping& mapping, const BulkForm& from, const BulkForm& to,
                             const ColumnMapping& guess)
{
    const auto fieldIn = [](const BulkForm& form, const BulkForm& other, int field) {
        if (field < 0 || field >= other.fields.size()) return -1;
        const auto found = std::find_if(form.fields.cbegin(), form.fields.cend(), [&](const BulkField& each) {
            return each.name == other.fields.at(field).name;
        });
        return found == form.fields.cend() ? -1 : static_cast<int>(found - form.fields.cbegin());
    };
    const auto roleIn = [](const BulkForm& form, const BulkForm& other, int role) {
        if (role < 0 || role >= other.roles.size()) return -1;
        const QString& name = other.roles.at(role).name;
        if (role < form.roles.size() && form.roles.at(role).name == name) return role;
        const auto found = std::find_if(form.roles.cbegin(), form.roles.cend(), [&](const BulkRole& each) {
            return !name.isEmpty() && each.name == name;
        });
        return found == form.roles.cend() ? -1 : static_cast<int>(found - form.roles.cbegin());
    };
    ColumnMapping adapted;
    for (const ColumnTarget& before : mapping.columns) {
        ColumnTarget target = before;
        target.field = fieldIn(to, from, before.field);
        if (before.kind == TargetKind::Value) {
            if (target.field < 0) target = {};
        } else if (before.kind != TargetKind::Ignored) {
            target.role = roleIn(to, from, before.role);
            if (target.role < 0)
                target = target.field < 0 ? ColumnTarget() : ColumnTarget{TargetKind::Value, target.field};
        }
        adapted.columns.append(target);
    }
    for (auto each = mapping.people.cbegin(); each != mapping.people.cend(); ++each)
        if (const int role = roleIn(to, from, each.key()); role >= 0) adapted.people.insert(role, *each);
    for (int column = 0; column < std::min(adapted.columns.size(), guess.columns.size()); ++column) {
        const ColumnTarget& target = guess.columns.at(column);
        if (adapted.columns.at(column).kind != TargetKind::Ignored || target.kind == TargetKind::Ignored)
            continue;
        const bool isNew = target.kind == TargetKind::Value ? fieldIn(from, to, target.field) < 0
                                                            : roleIn(from, to, target.role) < 0;
        if (isNew) adapted.columns[column] = target;
    }
    return adapted;
}

QList<Message> mappingFaults(const BulkForm& form, const ColumnMapping& mapping)
{
    QList<Message> faults;
    if (!form.fault.isEmpty()) faults.append(form.fault);
    const bool isOne = form.roles.size() == 1;
    for (int role = 0; role < form.roles.size(); ++role) {
        if (mapping.people.contains(role)) continue;
        if (mapping.columnOf(TargetKind::Email, role) < 0)
            faults.append(isOne ? reasons::chooseEmailColumn()
                                : reasons::chooseEmailColumnFor(displayNameOf(form, role)));
        if (mapping.columnOf(TargetKind::Name, role) < 0 &&
            mapping.columnOf(TargetKind::FirstName, role) < 0 &&
            mapping.columnOf(TargetKind::LastName, role) < 0)
            faults.append(isOne ? reasons::chooseNameColumn()
                                : reasons::chooseNameColumnFor(displayNameOf(form, role)));
        if (form.roles.at(role).isMissingPhone && mapping.columnOf(TargetKind::Phone, role) < 0)
            faults.append(isOne ? reasons::choosePhoneColumn()
                                : reasons::choosePhoneColumnFor(displayNameOf(form, role)));
    }
    for (int field = 0; field < form.fields.size(); ++field)
        if (form.fields.at(field).isRequired && mapping.columnOfField(field) < 0)
            faults.append(reasons::chooseColumnFor(form.fields.at(field).name));
    return faults;
}

} // namespace ink::domain
