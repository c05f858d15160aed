#include "app/pdf/suggestlabels.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <array>

namespace ink::pdf {

using domain::TagType;

namespace {

struct Entry
{
    const char16_t* words;
    TagType type;
};

// Whole words in a row, without accents. The longest entry that is found decides.
constexpr Entry entries[] = {
    // signatures
    {u"signature", TagType::Signature},
    {u"signatures", TagType::Signature},
    {u"sign here", TagType::Signature},
    {u"signed", TagType::Signature},
    {u"signed by", TagType::Signature},
    {u"authorised signatory", TagType::Signature},
    {u"authorized signatory", TagType::Signature},
    {u"signataire autorise", TagType::Signature},
    {u"zeichnungsberechtigter", TagType::Signature},
    {u"signe", TagType::Signature},
    {u"lu et approuve", TagType::Signature},
    {u"unterschrift", TagType::Signature},
    {u"unterschriften", TagType::Signature},
    {u"unterschr", TagType::Signature},
    {u"unterzeichnet", TagType::Signature},
    {u"rechtsverbindliche unterschrift", TagType::Signature},
    {u"gez", TagType::Signature},
    {u"firma", TagType::Signature},
    {u"firmas", TagType::Signature},
    {u"firmado", TagType::Signature},
    {u"fdo", TagType::Signature},
    // initials
    {u"initial", TagType::Initial},
    {u"initials", TagType::Initial},
    {u"initial here", TagType::Initial},
    {u"init", TagType::Initial},
    {u"initiales", TagType::Initial},
    {u"paraphe", TagType::Initial},
    {u"paraphes", TagType::Initial},
    {u"paraphe des parties", TagType::Initial},
    {u"paraphen", TagType::Initial},
    {u"paraphe du locataire", TagType::Initial},
    {u"handzeichen", TagType::Initial},
    {u"kurzzeichen", TagType::Initial},
    {u"initialen", TagType::Initial},
    {u"iniciales", TagType::Initial},
    {u"rubrica", TagType::Initial},
    // dates
    {u"date", TagType::Date},
    {u"dated", TagType::Date},
    {u"date signed", TagType::Date},
    {u"date of signature", TagType::Date},
    {u"signature date", TagType::Date},
    {u"date of birth", TagType::Date},
    {u"dob", TagType::Date},
    {u"start date", TagType::Date},
    {u"end date", TagType::Date},
    {u"effective date", TagType::Date},
    {u"expiry date", TagType::Date},
    {u"expiration date", TagType::Date},
    {u"date de naissance", TagType::Date},
    {u"date de signature", TagType::Date},
    {u"ne le", TagType::Date},
    {u"nee le", TagType::Date},
    {u"datum", TagType::Date},
    {u"geburtsdatum", TagType::Date},
    {u"geb", TagType::Date},
    {u"geboren am", TagType::Date},
    {u"eintrittsdatum", TagType::Date},
    {u"mietbeginn", TagType::Date},
    {u"datum der unterschrift", TagType::Date},
    {u"fecha", TagType::Date},
    {u"fecha de nacimiento", TagType::Date},
    {u"fecha de firma", TagType::Date},
    {u"fecha de la firma", TagType::Date},
    // place and date in one
    {u"place and date", TagType::Text},
    {u"place date", TagType::Text},
    {u"date and place", TagType::Text},
    {u"lieu et date", TagType::Text},
    {u"date et lieu", TagType::Text},
    {u"lieu date", TagType::Text},
    {u"ort datum", TagType::Text},
    {u"ort und datum", TagType::Text},
    {u"ort u datum", TagType::Text},
    {u"datum ort", TagType::Text},
    {u"lugar y fecha", TagType::Text},
    {u"lugar fecha", TagType::Text},
    {u"fecha y lugar", TagType::Text},
    // names
    {u"name", TagType::Text},
    {u"names", TagType::Text},
    {u"full name", TagType::Text},
    {u"first name", TagType::Text},
    {u"last name", TagType::Text},
    {u"family name", TagType::Text},
    {u"given name", TagType::Text},
    {u"surname", TagType::Text},
    {u"print name", TagType::Text},
    {u"printed name", TagType::Text},
    {u"name of signatory", TagType::Text},
    {u"nom", TagType::Text},
    {u"noms", TagType::Text},
    {u"prenom", TagType::Text},
    {u"prenoms", TagType::Text},
    {u"nom et prenom", TagType::Text},
    {u"nom du signataire", TagType::Text},
    {u"denomination", TagType::Text},
    {u"raison sociale", TagType::Text},
    {u"nachname", TagType::Text},
    {u"vorname", TagType::Text},
    {u"familienname", TagType::Text},
    {u"name in druckbuchstaben", TagType::Text},
    {u"name des unterzeichners", TagType::Text},
    {u"nombre", TagType::Text},
    {u"nombres", TagType::Text},
    {u"nombre y apellidos", TagType::Text},
    {u"nombre completo", TagType::Text},
    {u"nombre del firmante", TagType::Text},
    {u"apellido", TagType::Text},
    {u"apellidos", TagType::Text},
    {u"razon social", TagType::Text},
    // title, company
    {u"title", TagType::Text},
    {u"job title", TagType::Text},
    {u"position", TagType::Text},
    {u"capacity", TagType::Text},
    {u"occupation", TagType::Text},
    {u"role", TagType::Text},
    {u"company", TagType::Text},
    {u"company name", TagType::Text},
    {u"organisation", TagType::Text},
    {u"organization", TagType::Text},
    {u"department", TagType::Text},
    {u"titre", TagType::Text},
    {u"fonction", TagType::Text},
    {u"qualite", TagType::Text},
    {u"profession", TagType::Text},
    {u"societe", TagType::Text},
    {u"entreprise", TagType::Text},
    {u"service", TagType::Text},
    {u"titel", TagType::Text},
    {u"funktion", TagType::Text},
    {u"beruf", TagType::Text},
    {u"unternehmen", TagType::Text},
    {u"abteilung", TagType::Text},
    {u"cargo", TagType::Text},
    {u"puesto", TagType::Text},
    {u"titulo", TagType::Text},
    {u"empresa", TagType::Text},
    {u"sociedad", TagType::Text},
    {u"profesion", TagType::Text},
    // ways to reach somebody
    {u"email", TagType::Text},
    {u"e mail", TagType::Text},
    {u"mail", TagType::Text},
    {u"courriel", TagType::Text},
    {u"correo", TagType::Text},
    {u"correo electronico", TagType::Text},
    {u"adresse electronique", TagType::Text},
    {u"email address", TagType::Text},
    {u"e mail address", TagType::Text},
    {u"phone", TagType::Text},
    {u"telephone", TagType::Text},
    {u"tel", TagType::Text},
    {u"mobile", TagType::Text},
    {u"fax", TagType::Text},
    {u"portable", TagType::Text},
    {u"telefon", TagType::Text},
    {u"handy", TagType::Text},
    {u"mobil", TagType::Text},
    {u"telefono", TagType::Text},
    {u"movil", TagType::Text},
    // places
    {u"address", TagType::Text},
    {u"street", TagType::Text},
    {u"city", TagType::Text},
    {u"town", TagType::Text},
    {u"country", TagType::Text},
    {u"state", TagType::Text},
    {u"county", TagType::Text},
    {u"zip", TagType::Text},
    {u"zip code", TagType::Text},
    {u"postcode", TagType::Text},
    {u"postal code", TagType::Text},
    {u"place", TagType::Text},
    {u"place of birth", TagType::Text},
    {u"place of signature", TagType::Text},
    {u"nationality", TagType::Text},
    {u"adresse", TagType::Text},
    {u"adresse postale", TagType::Text},
    {u"domicile", TagType::Text},
    {u"demeurant", TagType::Text},
    {u"demeurant a", TagType::Text},
    {u"rue", TagType::Text},
    {u"ville", TagType::Text},
    {u"pays", TagType::Text},
    {u"code postal", TagType::Text},
    {u"lieu", TagType::Text},
    {u"lieu de naissance", TagType::Text},
    {u"lieu de signature", TagType::Text},
    {u"fait a", TagType::Text},
    {u"nationalite", TagType::Text},
    {u"anschrift", TagType::Text},
    {u"strasse", TagType::Text},
    {u"strasse hausnummer", TagType::Text},
    {u"hausnummer", TagType::Text},
    {u"ort", TagType::Text},
    {u"plz", TagType::Text},
    {u"plz ort", TagType::Text},
    {u"stadt", TagType::Text},
    {u"land", TagType::Text},
    {u"wohnort", TagType::Text},
    {u"geburtsort", TagType::Text},
    {u"postleitzahl", TagType::Text},
    {u"staatsangehorigkeit", TagType::Text},
    {u"wohnhaft in", TagType::Text},
    {u"direccion", TagType::Text},
    {u"domicilio", TagType::Text},
    {u"calle", TagType::Text},
    {u"ciudad", TagType::Text},
    {u"localidad", TagType::Text},
    {u"provincia", TagType::Text},
    {u"codigo postal", TagType::Text},
    {u"pais", TagType::Text},
    {u"lugar", TagType::Text},
    {u"lugar de nacimiento", TagType::Text},
    {u"lugar de la firma", TagType::Text},
    {u"en la ciudad de", TagType::Text},
    {u"nacionalidad", TagType::Text},
    // numbers of all kinds
    {u"id number", TagType::Text},
    {u"passport", TagType::Text},
    {u"passport number", TagType::Text},
    {u"account number", TagType::Text},
    {u"iban", TagType::Text},
    {u"bic", TagType::Text},
    {u"siret", TagType::Text},
    {u"siren", TagType::Text},
    {u"steuernummer", TagType::Text},
    {u"ausweisnummer", TagType::Text},
    {u"kontonummer", TagType::Text},
    {u"dni", TagType::Text},
    {u"nif", TagType::Text},
    {u"nie", TagType::Text},
    {u"cif", TagType::Text},
    {u"amount", TagType::Text},
    {u"montant", TagType::Text},
    {u"betrag", TagType::Text},
    {u"importe", TagType::Text},
    {u"reference", TagType::Text},
    {u"remarks", TagType::Text},
    {u"comments", TagType::Text},
    {u"notes", TagType::Text},
    {u"remarques", TagType::Text},
    {u"bemerkungen", TagType::Text},
    {u"observaciones", TagType::Text},
};

// Only when nothing else stands before the line.
constexpr Entry shortEntries[] = {
    {u"by", TagType::Signature},  {u"x", TagType::Signature},   {u"par", TagType::Signature},
    {u"por", TagType::Signature}, {u"sig", TagType::Signature}, {u"le", TagType::Date},
    {u"am", TagType::Date},       {u"den", TagType::Date},      {u"its", TagType::Text},
};

// Behind running text: "made at ____ on ____", "Fait à ____, le ____".
constexpr Entry tails[] = {
    {u"date", TagType::Date},           {u"dated", TagType::Date},
    {u"dated as of", TagType::Date},    {u"fait le", TagType::Date},
    {u"datum", TagType::Date},          {u"fecha", TagType::Date},
    {u"date du", TagType::Date},        {u"a compter du", TagType::Date},
    {u"geboren am", TagType::Date},     {u"born on", TagType::Date},
    {u"ne le", TagType::Date},          {u"nee le", TagType::Date},
    {u"signature", TagType::Signature}, {u"unterschrift", TagType::Signature},
    {u"initials", TagType::Initial},
};

struct PartyEntry
{
    const char16_t* words;
    const char16_t* key;
};

constexpr PartyEntry parties[] = {
    {u"landlord", u"landlord"},
    {u"landlords", u"landlord"},
    {u"lessor", u"landlord"},
    {u"owner", u"landlord"},
    {u"bailleur", u"landlord"},
    {u"bailleresse", u"landlord"},
    {u"proprietaire", u"landlord"},
    {u"vermieter", u"landlord"},
    {u"vermieterin", u"landlord"},
    {u"vermieters", u"landlord"},
    {u"verpachter", u"landlord"},
    {u"arrendador", u"landlord"},
    {u"arrendadora", u"landlord"},
    {u"tenant", u"tenant"},
    {u"tenants", u"tenant"},
    {u"lessee", u"tenant"},
    {u"renter", u"tenant"},
    {u"locataire", u"tenant"},
    {u"locataires", u"tenant"},
    {u"preneur", u"tenant"},
    {u"mieter", u"tenant"},
    {u"mieterin", u"tenant"},
    {u"mieters", u"tenant"},
    {u"pachter", u"tenant"},
    {u"arrendatario", u"tenant"},
    {u"arrendataria", u"tenant"},
    {u"inquilino", u"tenant"},
    {u"seller", u"seller"},
    {u"vendor", u"seller"},
    {u"vendeur", u"seller"},
    {u"verkaufer", u"seller"},
    {u"verkauferin", u"seller"},
    {u"verkaufers", u"seller"},
    {u"vendedor", u"seller"},
    {u"vendedora", u"seller"},
    {u"buyer", u"buyer"},
    {u"purchaser", u"buyer"},
    {u"acheteur", u"buyer"},
    {u"acquereur", u"buyer"},
    {u"kaufer", u"buyer"},
    {u"kauferin", u"buyer"},
    {u"kaufers", u"buyer"},
    {u"comprador", u"buyer"},
    {u"compradora", u"buyer"},
    {u"employer", u"employer"},
    {u"employeur", u"employer"},
    {u"arbeitgeber", u"employer"},
    {u"arbeitgeberin", u"employer"},
    {u"arbeitgebers", u"employer"},
    {u"empleador", u"employer"},
    {u"empresario", u"employer"},
    {u"patron", u"employer"},
    {u"employee", u"employee"},
    {u"worker", u"employee"},
    {u"salarie", u"employee"},
    {u"salariee", u"employee"},
    {u"employe", u"employee"},
    {u"arbeitnehmer", u"employee"},
    {u"arbeitnehmerin", u"employee"},
    {u"arbeitnehmers", u"employee"},
    {u"empleado", u"employee"},
    {u"trabajador", u"employee"},
    {u"trabajadora", u"employee"},
    {u"mitarbeiter", u"employee"},
    {u"client", u"client"},
    {u"customer", u"client"},
    {u"auftraggeber", u"client"},
    {u"kunde", u"client"},
    {u"besteller", u"client"},
    {u"cliente", u"client"},
    {u"mandant", u"client"},
    {u"donneur d ordre", u"client"},
    {u"contractor", u"provider"},
    {u"provider", u"provider"},
    {u"service provider", u"provider"},
    {u"supplier", u"provider"},
    {u"consultant", u"provider"},
    {u"studio", u"provider"},
    {u"agency", u"provider"},
    {u"prestataire", u"provider"},
    {u"fournisseur", u"provider"},
    {u"mandataire", u"provider"},
    {u"auftragnehmer", u"provider"},
    {u"lieferant", u"provider"},
    {u"dienstleister", u"provider"},
    {u"prestador", u"provider"},
    {u"proveedor", u"provider"},
    {u"contratista", u"provider"},
    {u"lender", u"lender"},
    {u"preteur", u"lender"},
    {u"darlehensgeber", u"lender"},
    {u"prestamista", u"lender"},
    {u"borrower", u"borrower"},
    {u"emprunteur", u"borrower"},
    {u"darlehensnehmer", u"borrower"},
    {u"prestatario", u"borrower"},
    {u"licensor", u"licensor"},
    {u"licensee", u"licensee"},
    {u"concedant", u"licensor"},
    {u"licencie", u"licensee"},
    {u"lizenzgeber", u"licensor"},
    {u"lizenznehmer", u"licensee"},
    {u"licenciante", u"licensor"},
    {u"licenciatario", u"licensee"},
    {u"disclosing party", u"disclosing"},
    {u"discloser", u"disclosing"},
    {u"receiving party", u"receiving"},
    {u"recipient", u"receiving"},
    {u"partie divulgatrice", u"disclosing"},
    {u"partie receptrice", u"receiving"},
    {u"offenlegende partei", u"disclosing"},
    {u"empfangende partei", u"receiving"},
    {u"parte divulgadora", u"disclosing"},
    {u"parte receptora", u"receiving"},
    {u"party a", u"party a"},
    {u"party b", u"party b"},
    {u"party c", u"party c"},
    {u"party 1", u"party a"},
    {u"party 2", u"party b"},
    {u"first party", u"party a"},
    {u"second party", u"party b"},
    {u"partie a", u"party a"},
    {u"partie b", u"party b"},
    {u"partie 1", u"party a"},
    {u"partie 2", u"party b"},
    {u"premiere partie", u"party a"},
    {u"seconde partie", u"party b"},
    {u"deuxieme partie", u"party b"},
    {u"partei a", u"party a"},
    {u"partei b", u"party b"},
    {u"partei 1", u"party a"},
    {u"partei 2", u"party b"},
    {u"parte a", u"party a"},
    {u"parte b", u"party b"},
    {u"parte 1", u"party a"},
    {u"parte 2", u"party b"},
    {u"primera parte", u"party a"},
    {u"segunda parte", u"party b"},
    {u"witness", u"witness"},
    {u"temoin", u"witness"},
    {u"zeuge", u"witness"},
    {u"zeugin", u"witness"},
    {u"testigo", u"witness"},
    {u"witness 1", u"witness"},
    {u"witness 2", u"witness 2"},
    {u"guarantor", u"guarantor"},
    {u"garant", u"guarantor"},
    {u"caution", u"guarantor"},
    {u"burge", u"guarantor"},
    {u"avalista", u"guarantor"},
    {u"fiador", u"guarantor"},
    {u"agent", u"agent"},
    {u"makler", u"agent"},
    {u"agente", u"agent"},
    {u"company", u"company"},
    {u"manager", u"manager"},
    {u"supervisor", u"manager"},
    {u"vorgesetzter", u"manager"},
    {u"patient", u"patient"},
    {u"paciente", u"patient"},
    {u"doctor", u"doctor"},
    {u"physician", u"doctor"},
    {u"arzt", u"doctor"},
    {u"medecin", u"doctor"},
    {u"medico", u"doctor"},
    {u"parent", u"parent"},
    {u"guardian", u"parent"},
    {u"parent or guardian", u"parent"},
    {u"erziehungsberechtigter", u"parent"},
    {u"student", u"student"},
    {u"eleve", u"student"},
    {u"schuler", u"student"},
    {u"alumno", u"student"},
    {u"applicant", u"applicant"},
    {u"candidat", u"applicant"},
    {u"antragsteller", u"applicant"},
    {u"solicitante", u"applicant"},
};

using Table = QHash<QString, TagType>;

template <size_t N> Table tableOf(const Entry (&list)[N])
{
    Table table;
    for (const Entry& entry : list)
        table.insert(QString::fromUtf16(entry.words), entry.type);
    return table;
}

constexpr int longestEntry = 4; ///< words

/** The longest run of words that the table knows, leftmost first: its type, first word and length. */
struct Found
{
    std::optional<TagType> type;
    qsizetype at = 0;
    qsizetype length = 0;
};

Found findIn(const Table& table, const QStringList& words, qsizetype from = 0)
{
    Found best;
    for (qsizetype at = from; at < words.size(); ++at) {
        QString run;
        for (qsizetype length = 1; length <= longestEntry && at + length <= words.size(); ++length) {
            if (length > 1) run += QLatin1Char(' ');
            run += words.at(at + length - 1);
            if (const auto known = table.constFind(run); known != table.constEnd() && length > best.length)
                best = {known.value(), at, length};
        }
    }
    return best;
}

} // namespace

QString plainWords(const QString& text)
{
    const QString apart = text.normalized(QString::NormalizationForm_KD).toLower();
    QString plain;
    for (const QChar c : apart) {
        if (c.category() == QChar::Mark_NonSpacing) continue;
        if (c == QChar(0xDF))
            plain += QLatin1String("ss");
        else if (c.isLetterOrNumber())
            plain += c;
        else if (!plain.endsWith(QLatin1Char(' ')) && !plain.isEmpty())
            plain += QLatin1Char(' ');
    }
    return plain.trimmed();
}

LabelMeaning meaningOf(const QString& plain, Language language)
{
    static const Table table = tableOf(entries);
    static const Table brief = tableOf(shortEntries);
    if (plain.isEmpty()) return {};
    if (const auto known = brief.constFind(plain); known != brief.constEnd()) return {known.value(), true};
    const QStringList words = plain.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (words.size() > 14) return {};
    const auto germanFirm = [&](const Found& found) {
        return language == Language::German && found.length == 1 &&
               words.at(found.at) == QStringLiteral("firma");
    };
    // "Date of signature" is a date, "Name and signature" a signature, "Name of the signatory" a text.
    Found first;
    for (qsizetype at = 0; at < words.size() && !first.type; ++at) {
        for (qsizetype length = longestEntry; length >= 1 && !first.type; --length) {
            if (at + length > words.size()) continue;
            const auto known = table.constFind(words.mid(at, length).join(QLatin1Char(' ')));
            if (known != table.constEnd()) first = {known.value(), at, length};
        }
    }
    if (!first.type) return {};
    if (germanFirm(first)) first.type = TagType::Text;
    if (first.type == TagType::Text || first.type == TagType::Date) {
        const Found later = findIn(table, words, first.at + first.length);
        static const QSet<QString> joins{QStringLiteral("and"), QStringLiteral("et"), QStringLiteral("und"),
                                         QStringLiteral("y"),   QStringLiteral("or"), QStringLiteral("ou"),
                                         QStringLiteral("u"),   QStringLiteral("e")};
        if (later.type && (later.type == TagType::Signature || later.type == TagType::Initial) &&
            !germanFirm(later) &&
            (later.at == first.at + first.length || joins.contains(words.at(later.at - 1))) &&
            first.at + first.length + 2 >= later.at)
            return {later.type, false};
    }
    // A known word far inside a sentence names nothing.
    if (first.at > 5) return {};
    return {first.type, false};
}

LabelMeaning meaningOfTail(const QString& plain, Language language)
{
    static const Table table = tableOf(tails);
    Q_UNUSED(language)
    const QStringList words = plain.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (qsizetype length = std::min<qsizetype>(3, words.size()); length >= 1; --length)
        if (const auto known = table.constFind(words.mid(words.size() - length).join(QLatin1Char(' ')));
            known != table.constEnd())
            return {known.value(), false};
    return {};
}

Party partyIn(const QString& plain)
{
    static const QHash<QString, QString> table = [] {
        QHash<QString, QString> made;
        for (const PartyEntry& entry : parties)
            made.insert(QString::fromUtf16(entry.words), QString::fromUtf16(entry.key));
        return made;
    }();
    const QStringList words = plain.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (qsizetype length = 3; length >= 1; --length)
        for (qsizetype at = 0; at + length <= words.size(); ++at) {
            const QString run = words.mid(at, length).join(QLatin1Char(' '));
            if (const auto known = table.constFind(run); known != table.constEnd())
                return {known.value(), run};
        }
    return {};
}

Language languageOf(const QStringList& words)
{
    static const std::array<QSet<QString>, 4> small{
        QSet<QString>{QStringLiteral("the"), QStringLiteral("and"), QStringLiteral("of"),
                      QStringLiteral("to"), QStringLiteral("this"), QStringLiteral("by"),
                      QStringLiteral("shall"), QStringLiteral("name"), QStringLiteral("is"),
                      QStringLiteral("for")},
        QSet<QString>{QStringLiteral("le"), QStringLiteral("la"), QStringLiteral("les"), QStringLiteral("et"),
                      QStringLiteral("du"), QStringLiteral("des"), QStringLiteral("une"),
                      QStringLiteral("nom"), QStringLiteral("est"), QStringLiteral("par")},
        QSet<QString>{QStringLiteral("der"), QStringLiteral("die"), QStringLiteral("das"),
                      QStringLiteral("und"), QStringLiteral("datum"), QStringLiteral("unterschrift"),
                      QStringLiteral("zu"), QStringLiteral("den"), QStringLiteral("ist"),
                      QStringLiteral("ort")},
        QSet<QString>{QStringLiteral("el"), QStringLiteral("los"), QStringLiteral("las"), QStringLiteral("y"),
                      QStringLiteral("fecha"), QStringLiteral("del"), QStringLiteral("nombre"),
                      QStringLiteral("una"), QStringLiteral("por"), QStringLiteral("con")}};
    std::array<int, 4> counts{};
    for (const QString& word : words)
        for (size_t i = 0; i < small.size(); ++i)
            counts[i] += small[i].contains(word) ? 1 : 0;
    return static_cast<Language>(std::max_element(counts.begin(), counts.end()) - counts.begin());
}

} // namespace ink::pdf
