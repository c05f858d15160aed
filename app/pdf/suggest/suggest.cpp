#include "app/pdf/suggest/suggest.h"

#include "app/domain/document/tagnames.h"
#include "app/pdf/content/eachpage.h"
#include "app/pdf/content/pagerenderer.h"
#include "app/pdf/suggest/scannedpage.h"
#include "app/pdf/suggest/suggestfinder.h"
#include "app/pdf/suggest/suggestlabels.h"
#include "app/pdf/suggest/suggestpage.h"
#include "app/pdf/suggest/unlabelledfinder.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>

namespace ink::pdf {

using domain::TagType;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int maxRecipients = 20;
constexpr qsizetype maxSuggestions = 5'000; ///< per file

/** A short line that names a party, above the blanks for that party. */
struct Heading
{
    QRectF box;
    Party party;
    bool closes = false; ///< "hereinafter the Tenant": names the party for the blanks above it
};

struct Placed
{
    SuggestCandidate candidate;
    int page = 0;
    Party party;
    int heading = -1;  ///< index of the heading that named the party
    int row = -1;      ///< tags next to the same signature share this number
    int recipient = 0; ///< 0: not determined
    QString fill;      ///< see TagSuggestion
};

double overlap(const QRectF& a, const QRectF& b)
{
    const QRectF both = a.intersected(b);
    const double smaller = std::min(a.width() * a.height(), b.width() * b.height());
    return smaller > 0 ? both.width() * both.height() / smaller : 0;
}

bool isName(const QString& plain)
{
    const QStringList words = plain.split(QLatin1Char(' '));
    return words.contains(QStringLiteral("name")) || words.contains(QStringLiteral("nom")) ||
           words.contains(QStringLiteral("nombre"));
}

bool hasWords(const QString& plain, QLatin1StringView words)
{
    return (QLatin1Char(' ') + plain + QLatin1Char(' '))
        .contains(QLatin1Char(' ') + words + QLatin1Char(' '));
}

/** The format (TagSuggestion::format) of a text with this label. */
QString formatOf(const QString& plain)
{
    const auto has = [&plain](QLatin1StringView words) { return hasWords(plain, words); };
    static constexpr std::array mails{"email"_L1, "e mail"_L1, "mail"_L1, "courriel"_L1,
                                      "correo electronico"_L1};
    static constexpr std::array phones{"phone"_L1,    "telephone"_L1, "tel"_L1,   "mobile"_L1,
                                       "cell"_L1,     "telefon"_L1,   "handy"_L1, "mobil"_L1,
                                       "portable"_L1, "telefono"_L1,  "movil"_L1, "telefonnummer"_L1};
    if (has("iban"_L1)) return has("bic"_L1) || has("swift"_L1) ? QString() : QStringLiteral("iban");
    const bool isMail = std::any_of(mails.begin(), mails.end(), has);
    const bool isPhone = std::any_of(phones.begin(), phones.end(), has);
    if (isMail == isPhone) return {}; // "phone or email" accepts either
    return isMail ? QStringLiteral("email") : QStringLiteral("phone");
}

bool isOneOf(const QString& plain, std::initializer_list<QLatin1StringView> words)
{
    return std::find(words.begin(), words.end(), plain) != words.end();
}

/** Returns true for a date of signing, such as "Date (mm/dd/yyyy)", not for a date of birth. */
bool isDateOfSigning(const QString& plain)
{
    QStringList words = plain.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    words.removeIf([](const QString& word) {
        return word.size() <= 4 && std::all_of(word.begin(), word.end(),
                                               [](QChar c) { return QStringView(u"dmyjta").contains(c); });
    });
    return isOneOf(words.join(QLatin1Char(' ')),
                   {"date"_L1, "dated"_L1, "date signed"_L1, "signature date"_L1, "date of signature"_L1,
                    "date de signature"_L1, "le"_L1, "datum"_L1, "datum der unterschrift"_L1, "am"_L1,
                    "den"_L1, "fecha"_L1, "fecha de firma"_L1, "fecha de la firma"_L1});
}

/** The source of a text with this label next to a signature (TagStyle::fill). */
QString fillOf(const QString& plain)
{
    if (isOneOf(plain,
                {"name"_L1, "full name"_L1, "print name"_L1, "printed name"_L1, "name printed"_L1,
                 "name print"_L1, "name please print"_L1, "name type or print"_L1, "type or print name"_L1,
                 "name of signatory"_L1, "nom"_L1, "nom du signataire"_L1, "nom et prenom"_L1,
                 "name in druckbuchstaben"_L1, "name des unterzeichners"_L1, "nombre"_L1,
                 "nombre completo"_L1, "nombre y apellidos"_L1, "nombre del firmante"_L1}))
        return QStringLiteral("name");
    if (isOneOf(plain, {"title"_L1, "job title"_L1, "position"_L1, "its"_L1, "titre"_L1, "fonction"_L1,
                        "qualite"_L1, "titel"_L1, "funktion"_L1, "cargo"_L1, "puesto"_L1}))
        return QStringLiteral("title");
    if (isOneOf(plain, {"company"_L1, "company name"_L1, "organisation"_L1, "organization"_L1, "societe"_L1,
                        "entreprise"_L1, "firma"_L1, "unternehmen"_L1, "empresa"_L1, "sociedad"_L1}))
        return QStringLiteral("company");
    return {};
}

/** Returns true for a label that applies only after a certain answer, such as "If yes, describe". */
bool isConditional(const QString& plain)
{
    static constexpr std::array starts{"if "_L1, "falls "_L1, "wenn "_L1, "si "_L1, "en caso "_L1};
    return std::any_of(starts.begin(), starts.end(),
                       [&plain](QLatin1StringView start) { return plain.startsWith(start); });
}

/** Returns whether two boxes are an adjacent yes/no pair, of which exactly one must be checked. */
bool areYesAndNo(const Placed& yes, const Placed& no)
{
    const QRectF& a = yes.candidate.rect;
    const QRectF& b = no.candidate.rect;
    return yes.candidate.type == TagType::Checkbox && no.candidate.type == TagType::Checkbox &&
           yes.page == no.page && std::abs(a.center().y() - b.center().y()) < 6 && b.left() > a.right() &&
           b.left() - a.right() < 120 &&
           isOneOf(yes.candidate.plainLabel, {"yes"_L1, "oui"_L1, "ja"_L1, "si"_L1}) &&
           isOneOf(no.candidate.plainLabel, {"no"_L1, "non"_L1, "nein"_L1});
}

domain::PageRect roundedSuggestion(const QRectF& rect, QSizeF page)
{
    domain::PageRect r;
    const int pageWidth = static_cast<int>(page.width());
    const int pageHeight = static_cast<int>(page.height());
    r.width = std::clamp(static_cast<int>(std::lround(rect.width())), 1, std::max(1, pageWidth));
    r.height = std::clamp(static_cast<int>(std::lround(rect.height())), 1, std::max(1, pageHeight));
    r.left = std::clamp(static_cast<int>(std::lround(rect.left())), 0, std::max(0, pageWidth - r.width));
    r.top = std::clamp(static_cast<int>(std::lround(rect.top())), 0, std::max(0, pageHeight - r.height));
    return r;
}

std::vector<Heading> headingsOf(const SuggestPage& page)
{
    std::vector<Heading> headings;
    for (const SuggestPage::Segment& segment : page.segments) {
        const QStringList words = segment.plain.split(QLatin1Char(' '), Qt::SkipEmptyParts);
        static const QStringList closers{QStringLiteral("hereinafter"), QStringLiteral("ci apres"),
                                         QStringLiteral("nachfolgend"), QStringLiteral("im folgenden"),
                                         QStringLiteral("en adelante"), QStringLiteral("referred to as")};
        const bool closes = segment.wordCount <= 12 &&
                            std::any_of(closers.begin(), closers.end(),
                                        [&](const QString& c) { return segment.plain.startsWith(c); });
        if (!closes && (segment.wordCount > 6 || segment.text.endsWith(QLatin1Char('.')) ||
                        segment.text.contains(QStringLiteral(". "))))
            continue;
        const Party party = findParty(closes ? segment.plain : words.mid(0, 4).join(QLatin1Char(' ')));
        if (party.key.isEmpty()) continue;
        // Running text that happens to be split here has close neighbours on its line.
        const bool inText = std::any_of(page.segments.begin(), page.segments.end(), [&](const auto& other) {
            return &other != &segment && std::abs(other.baseline - segment.baseline) < 2 &&
                   other.wordCount > 4 &&
                   std::min(std::abs(other.box.left() - segment.box.right()),
                            std::abs(segment.box.left() - other.box.right())) < 8;
        });
        if (!inText) headings.push_back({segment.box, party, closes});
    }
    return headings;
}

} // namespace

class TagSuggester::Private
{
public:
    std::vector<Placed> placed;
    QHash<int, QSizeF> sizes;
    QHash<int, double> skews; ///< of pages that lie askew; their tags are placed as if they lay straight
    QStringList words;        ///< from the first pages, to detect the language

    int headings = 0; ///< number of headings so far
    int rows = 0;

    void joinRows(int page);
    void settleParties();
    void settleColumns();
    void joinTables();
    void fillBesideSignatures();
};

TagSuggester::TagSuggester() : d(new Private) {}
TagSuggester::~TagSuggester() = default;

void TagSuggester::addPage(const PageContent& page)
{
    add(page, nullptr);
}

void TagSuggester::addPage(const PageContent& page, const ScannedMarks& marks)
{
    if (marks.skew != 0) d->skews.insert(page.pageIndex, marks.skew);
    add(straightened(page, marks), &marks);
}

void TagSuggester::add(const PageContent& content, const ScannedMarks* marks)
{
    SuggestPage page(content, marks ? marks->words : std::vector<QRectF>());
    for (const SuggestPage::Segment& segment : page.segments)
        if (d->words.size() < 5000) d->words += segment.plain.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    d->sizes.insert(content.pageIndex, page.size);
    if (static_cast<qsizetype>(d->placed.size()) >= maxSuggestions) return;
    std::vector<SuggestCandidate> found = page.isUnlabelled
                                              ? UnlabelledFinder(page).find()
                                              : SuggestFinder(page, detectLanguage(d->words)).find();
    const std::vector<Heading> headings = headingsOf(page);
    std::stable_sort(found.begin(), found.end(), [](const SuggestCandidate& a, const SuggestCandidate& b) {
        return a.confidence > b.confidence;
    });
    std::vector<SuggestCandidate> kept;
    for (const SuggestCandidate& candidate : found) {
        if (candidate.rect.width() < 4 || candidate.rect.height() < 4) continue;
        const bool isTaken =
            std::any_of(page.fieldRects.begin(), page.fieldRects.end(),
                        [&](const QRectF& field) { return overlap(field, candidate.rect) > 0.2; });
        const bool isDouble = std::any_of(kept.begin(), kept.end(), [&](const SuggestCandidate& other) {
            return overlap(other.rect, candidate.rect) > 0.3;
        });
        if (!isTaken && !isDouble) kept.push_back(candidate);
    }
    for (const SuggestCandidate& candidate : kept) {
        Placed placed;
        placed.candidate = candidate;
        placed.page = content.pageIndex;
        placed.party = candidate.party.key.isEmpty() ? findParty(candidate.plainLabel) : candidate.party;
        if (placed.party.key.isEmpty()) {
            // The nearest heading above in the same column.
            const double left = candidate.labelBox.isNull()
                                    ? candidate.rect.left()
                                    : std::min(candidate.labelBox.left(), candidate.rect.left());
            double best = 280;
            for (const Heading& heading : headings) {
                const double distance = heading.closes ? heading.box.top() - candidate.rect.bottom()
                                                       : candidate.rect.bottom() - heading.box.bottom();
                if (heading.closes && distance > 110) continue;
                if (distance < 0 || distance > best) continue;
                const bool aligned = std::abs(heading.box.left() - left) < 70;
                const bool over = heading.box.center().x() > candidate.rect.left() - 10 &&
                                  heading.box.center().x() < candidate.rect.right() + 10;
                if (!aligned && !over) continue;
                best = distance;
                placed.party = heading.party;
                placed.heading = d->headings + static_cast<int>(&heading - headings.data());
            }
        }
        d->placed.push_back(placed);
    }
    d->headings += static_cast<int>(headings.size());
    d->joinRows(content.pageIndex);
}

/** Assigns fields next to the only signature of a row to its signer. */
void TagSuggester::Private::joinRows(int page)
{
    for (Placed& signature : placed) {
        if (signature.page != page || signature.candidate.type != TagType::Signature) continue;
        std::vector<Placed*> row;
        bool alone = true;
        for (Placed& p : placed) {
            if (&p == &signature || p.page != page) continue;
            if (std::abs(p.candidate.rect.bottom() - signature.candidate.rect.bottom()) > 8) continue;
            if (p.candidate.type == TagType::Signature)
                alone = false;
            else
                row.push_back(&p);
        }
        if (!alone || row.empty() || row.size() > 5) continue;
        const int number = ++rows;
        signature.row = number;
        for (const Placed* p : row)
            if (signature.party.key.isEmpty() && !p->party.key.isEmpty()) {
                signature.party = p->party;
                signature.heading = p->heading;
            }
        for (Placed* p : row) {
            p->row = number;
            if (signature.party.key.isEmpty()) continue;
            p->party = signature.party;
            p->heading = signature.heading;
        }
    }
}

void TagSuggester::Private::settleParties()
{
    // "Tenant: ____   Landlord: ____" in one row are signatures, unless the tenant signs elsewhere; a single
    // one is a name.
    QSet<QString> signing;
    for (const Placed& p : placed)
        if (p.candidate.type == TagType::Signature) signing.insert(p.party.key);
    const auto isPartyAlone = [](const Placed& p) {
        return p.candidate.isOnlyParty &&
               (p.candidate.type == TagType::Text || p.candidate.type == TagType::Signature);
    };
    std::vector<Placed*> pairs;
    for (Placed& p : placed) {
        if (!isPartyAlone(p) || p.candidate.type != TagType::Text || signing.contains(p.party.key)) continue;
        const bool hasOther = std::any_of(placed.begin(), placed.end(), [&](const Placed& other) {
            return isPartyAlone(other) && other.page == p.page && other.party.key != p.party.key &&
                   std::abs(other.candidate.rect.bottom() - p.candidate.rect.bottom()) < 8;
        });
        // Next to or below others' signatures: "Witness: ____".
        const bool isAmongSignatures = std::any_of(placed.begin(), placed.end(), [&p](const Placed& other) {
            constexpr double block = 160; // points
            const double down = p.candidate.rect.bottom() - other.candidate.rect.bottom();
            return other.page == p.page && other.candidate.type == TagType::Signature && down > -8 &&
                   down < block;
        });
        if (hasOther || isAmongSignatures) pairs.push_back(&p);
    }
    for (Placed* p : pairs) {
        p->candidate.type = TagType::Signature;
        signing.insert(p->party.key);
    }

    // A party that is named but doesn't sign fills in nothing either: "Employer's address" in an application.
    // If there are no signatures, only parties named in a label or column header are kept.
    for (Placed& p : placed) {
        const bool isNamed =
            signing.isEmpty() ? !p.candidate.party.key.isEmpty() : signing.contains(p.party.key);
        if (!domain::isSignatureLike(p.candidate.type) && !isNamed) p.party = {};
    }

    // Two signatures of one party on a page, each below its own heading, belong to two people.
    QHash<QString, int> first; // by page and party: the heading of the first signature
    QHash<int, int> further;   // by heading: the number of the person
    for (const Placed& p : placed) {
        if (p.candidate.type != TagType::Signature || p.heading < 0) continue;
        const QString key = QStringLiteral("%1 %2").arg(p.page).arg(p.party.key);
        if (!first.contains(key))
            first.insert(key, p.heading);
        else if (first.value(key) != p.heading && !further.contains(p.heading))
            further.insert(p.heading, static_cast<int>(further.size()) + 2);
    }
    for (Placed& p : placed)
        if (const int number = further.value(p.heading, 0); number > 0)
            p.party.key += QStringLiteral(" #%1").arg(number);

    // In signing order; parties that don't sign come last.
    QHash<QString, int> numbers;
    for (const bool signs : {true, false}) {
        for (const Placed& p : placed) {
            if (p.party.key.isEmpty() || (p.candidate.type == TagType::Signature) != signs) continue;
            if (!numbers.contains(p.party.key))
                numbers.insert(p.party.key, std::min(static_cast<int>(numbers.size()) + 1, maxRecipients));
        }
    }
    for (Placed& p : placed)
        if (!p.party.key.isEmpty()) p.recipient = numbers.value(p.party.key);
}

/** Assigns recipients by position if no party is named: signatures in different columns belong to different
 * people. */
void TagSuggester::Private::settleColumns()
{
    const bool anyParty =
        std::any_of(placed.begin(), placed.end(), [](const Placed& p) { return p.recipient > 0; });
    if (!anyParty) {
        // Signatures below each other belong to one person, unless each has a separate name next to it.
        int signatures = 0;
        int names = 0;
        for (const Placed& p : placed) {
            if (p.candidate.type == TagType::Signature)
                ++signatures;
            else if (p.candidate.type == TagType::Text && isName(p.candidate.plainLabel))
                ++names;
        }
        QSet<QString> labels;
        int withRow = 0;
        for (const Placed& p : placed) {
            if (p.candidate.type != TagType::Signature) continue;
            labels.insert(p.candidate.plainLabel);
            withRow += p.row >= 0 ? 1 : 0;
        }
        const bool sameRows = signatures > 1 && withRow == signatures && labels.size() == 1;
        const bool ownNames = sameRows || (signatures > 1 && names >= signatures);
        int next = 0;
        const Placed* last = nullptr;
        for (Placed& p : placed) {
            if (p.candidate.type != TagType::Signature) continue;
            const bool sameRow = last && last->page == p.page &&
                                 std::abs(last->candidate.rect.bottom() - p.candidate.rect.bottom()) < 12;
            if (sameRow || ownNames)
                ++next;
            else
                next = 1;
            p.recipient = std::min(next, maxRecipients);
            last = &p;
        }
    }
    for (Placed& p : placed) {
        if (p.recipient > 0) continue;
        // The nearby signature in the same column.
        double best = 130;
        for (const Placed& s : placed) {
            if (s.page != p.page || s.recipient == 0 || s.candidate.type != TagType::Signature) continue;
            if (p.row >= 0 && p.row == s.row) {
                p.recipient = s.recipient;
                break;
            }
            const QRectF& a = s.candidate.rect;
            const QRectF& b = p.candidate.rect;
            const double dx = std::max({0.0, a.left() - b.right(), b.left() - a.right()});
            const double dy = std::abs(a.bottom() - b.bottom());
            const double sameRow = dy < 8 ? dx * 0.4 : dx * 2;
            if (dy + sameRow < best) {
                best = dy + sameRow;
                p.recipient = s.recipient;
            }
        }
        if (p.recipient == 0) p.recipient = 1;
    }
    joinTables();
}

/** Fills in the name, title, company and date in a signature's row or below it from its signer: sets `fill`,
 * or the type SignDate. */
void TagSuggester::Private::fillBesideSignatures()
{
    constexpr double below = 90; // points that a block extends below its signature
    constexpr double over = 40;
    for (Placed& p : placed) {
        const bool isDate = p.candidate.type == TagType::Date && isDateOfSigning(p.candidate.plainLabel);
        const QString fill = p.candidate.type == TagType::Text ? fillOf(p.candidate.plainLabel) : QString();
        if (!isDate && fill.isEmpty()) continue;
        const bool isBeside = std::any_of(placed.begin(), placed.end(), [&](const Placed& s) {
            if (s.candidate.type != TagType::Signature || s.page != p.page || s.recipient != p.recipient)
                return false;
            if (p.row >= 0 && p.row == s.row) return true;
            const QRectF& a = s.candidate.rect;
            const QRectF& b = p.candidate.rect;
            const double down = b.bottom() - a.bottom();
            if (std::abs(down) < 8) return true;
            return down > -over && down < below && std::abs(a.left() - b.left()) < 60;
        });
        if (!isBeside) continue;
        if (isDate)
            p.candidate.type = TagType::SignDate;
        else
            p.fill = fill;
    }
}

/** Assigns the adjoining cells of a table to one person, unless they name a party. */
void TagSuggester::Private::joinTables()
{
    const auto isNobodys = [](const Placed& p) {
        return p.party.key.isEmpty() && p.row < 0 && !domain::isSignatureLike(p.candidate.type);
    };
    constexpr double gap = 6;
    constexpr double flush = 3;
    const auto touches = [](const Placed& before, const Placed& p) {
        const QRectF& a = before.candidate.rect;
        const QRectF& b = p.candidate.rect;
        const bool isBeside = std::abs(a.top() - b.top()) < flush &&
                              std::abs(a.bottom() - b.bottom()) < flush && b.left() > a.right() &&
                              b.left() - a.right() < gap;
        const bool isBelow = p.candidate.isAdditionalRow && std::abs(a.left() - b.left()) < flush &&
                             std::abs(a.right() - b.right()) < flush && b.top() > a.bottom() &&
                             b.top() - a.bottom() < gap;
        return isBeside || isBelow;
    };
    for (auto p = placed.begin(); p != placed.end(); ++p) {
        if (!isNobodys(*p)) continue;
        const auto before = std::find_if(placed.begin(), p, [&](const Placed& other) {
            return other.page == p->page && isNobodys(other) && touches(other, *p);
        });
        if (before != p) p->recipient = before->recipient;
    }
}

QList<TagSuggestion> TagSuggester::suggestions(const QString& language) const
{
    Private work = *d;
    std::stable_sort(work.placed.begin(), work.placed.end(), [](const Placed& a, const Placed& b) {
        if (a.page != b.page) return a.page < b.page;
        const QRectF& ra = a.candidate.rect;
        const QRectF& rb = b.candidate.rect;
        const auto rowA = std::lround(ra.bottom() / 6);
        const auto rowB = std::lround(rb.bottom() / 6);
        return rowA != rowB ? rowA < rowB : ra.left() < rb.left();
    });
    work.settleParties();
    work.settleColumns();
    work.fillBesideSignatures();

    QList<TagSuggestion> result;
    QHash<QString, int> names;
    const QString groupWord = domain::groupNameWord(language);
    int group = 0;
    QRectF lastRadio;
    int lastRadioPage = -1;
    const Placed* last = nullptr;
    for (const Placed& p : work.placed) {
        if (result.size() >= maxSuggestions) break;
        TagSuggestion s;
        s.type = p.candidate.type;
        s.pageIndex = p.page;
        const QSizeF size = work.sizes.value(p.page);
        s.rect = roundedSuggestion(asDisplayed(p.candidate.rect, size, work.skews.value(p.page)), size);
        s.confidence = p.candidate.confidence;
        s.recipient = p.recipient;
        s.party = p.party.word;
        const bool isAdditionalRow = p.candidate.isAdditionalRow && !domain::isSignatureLike(s.type);
        s.isMandatory = !isToggle(s.type) && !isConditional(p.candidate.plainLabel) && !isAdditionalRow;
        if (s.type == TagType::Text) s.format = formatOf(p.candidate.plainLabel);
        s.isMultiline = p.candidate.isMultiline;
        s.fill = p.fill;
        QString name = makeTagName(p.candidate.label, p.candidate.heading);
        if (name.isEmpty()) name = domain::tagNameWord(s.type, language);
        const int seen = ++names[name];
        s.name = seen == 1 ? name : domain::numberedName(name, seen);
        if (s.type == TagType::Radio) {
            const QRectF& rect = p.candidate.rect;
            const bool near =
                lastRadioPage == p.page && std::abs(rect.center().y() - lastRadio.center().y()) < 30;
            if (!near) ++group;
            s.groupName = domain::numberedName(groupWord, group);
            lastRadio = rect;
            lastRadioPage = p.page;
        }
        if (last && areYesAndNo(*last, p) && s.recipient == result.last().recipient) {
            s.groupName = domain::numberedName(groupWord, ++group);
            result.last().groupName = s.groupName;
        }
        last = &p;
        result.append(s);
    }
    return result;
}

Result<QList<TagSuggestion>> suggestTags(const QByteArray& bytes, const QString& language)
{
    TagSuggester suggester;
    INK_TRY(readPages(bytes, [&suggester](PageContent&& page) {
        suggester.addPage(page);
        return true;
    }));
    return suggester.suggestions(language);
}

Result<FoundTags> findTags(const QByteArray& bytes, const TagSearch& search)
{
    constexpr int maxFailures = 3; // pages in a row that exceed the renderer's limits
    TagSuggester suggester;
    FoundTags found;
    const std::unique_ptr<RenderedFile> pictures = search.renderer ? search.renderer->open(bytes) : nullptr;
    int scanned = 0;
    int failures = 0;
    INK_TRY(readEachPage(bytes, [&](int index, int count, Result<PageContent>&& page) {
        const auto isCanceled = [&search, index, count] {
            return search.proceed && !search.proceed(index, count);
        };
        if (isCanceled()) return false;
        if (!page) {
            found.skippedPages.append(index);
        } else if (!isScanned(*page)) {
            suggester.addPage(*page);
        } else if (!pictures || pictures->hasFailed() || failures >= maxFailures ||
                   scanned >= maxScannedPages) {
            suggester.addPage(*page);
            found.skippedPages.append(index);
        } else {
            ++scanned;
            const auto marks = readScan(*page, *pictures, isCanceled);
            failures = marks ? 0 : failures + 1;
            if (marks) {
                suggester.addPage(*page, *marks);
            } else {
                if (isCanceled()) return false;
                suggester.addPage(*page);
                found.skippedPages.append(index);
            }
        }
        return true;
    }));
    found.suggestions = suggester.suggestions(search.language);
    return found;
}

} // namespace ink::pdf
