// Lays out the document pairs for moving tags, and records where each tag belongs.
#include "tests/unit/pdf/rebasepairs.h"

#include <QSet>

#include <algorithm>
#include <iterator>

namespace ink::test {

namespace {

using domain::TagType;

TagType typeOf(const QString& label)
{
    const QString l = label.toLower();
    if (l.contains(QStringLiteral("sign")) || l.contains(QStringLiteral("by:")) ||
        l.contains(QStringLiteral("unterschrift")))
        return TagType::Signature;
    if (l.contains(QStringLiteral("date")) || l.contains(QStringLiteral("datum"))) return TagType::Date;
    return TagType::Text;
}

class Setter final
{
public:
    Setter(const PairStyle& style, QList<PlacedTag>& tags)
        : m_style(style), m_sheet(style.sheet), m_tags(tags)
    {
        m_y = style.top;
        m_content.append(QSet<quint64>());
        head();
    }

    /** The words of each text that are on each page. */
    [[nodiscard]] const QList<QSet<quint64>>& content() const { return m_content; }

    QByteArray set(const Pieces& pieces)
    {
        for (const Piece& piece : pieces)
            set(piece);
        foot();
        return m_sheet.bytes();
    }

private:
    [[nodiscard]] double size() const { return m_style.sheet.size; }
    [[nodiscard]] double step(double points) const { return points * m_style.leading; }
    [[nodiscard]] double limit() const { return m_style.sheet.height - m_style.bottom - 20; }

    void head()
    {
        if (!m_style.runningHead.isEmpty()) m_sheet.text(m_style.left, 40, m_style.runningHead, false, 8);
    }
    void foot()
    {
        if (!m_style.initials) return;
        const double y = m_style.sheet.height - m_style.bottom + 20;
        m_sheet.text(m_style.left, y, QStringLiteral("Page %1").arg(m_page + 1), false, 8);
        const double end = m_sheet.text(m_style.left + 320, y, QStringLiteral("Initials:"));
        tag(QStringLiteral("initials%1").arg(m_page), TagType::Initial, m_sheet.blank(end + 4, end + 74, y));
    }
    void newPage()
    {
        foot();
        m_sheet.newPage();
        ++m_page;
        m_y = m_style.top;
        head();
        m_content.append(QSet<quint64>());
    }
    void room(double points)
    {
        if (m_y + points > limit()) newPage();
    }
    void tag(const QString& key, TagType type, QRectF rect)
    {
        // Some tags don't fill their space.
        const size_t kind = qHash(key, 7) % 4;
        if (kind == 0 && rect.width() > 100 && rect.height() < 20) rect.setWidth(90);
        if (type == TagType::Signature && rect.height() < 20) rect.setTop(rect.top() - 14);
        m_tags.append({key, type, m_page, rect});
    }
    void paragraph(const QString& words)
    {
        QString line;
        const QStringList all = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
        const auto put = [this](const QString& text) {
            room(size() * 1.3);
            m_sheet.text(m_style.left, m_y, text);
            m_y += size() * 1.3;
        };
        const quint64 text = qHash(words, 1);
        quint64 begun = 0;
        quint64 at = 0;
        const auto remember = [&] {
            for (; begun < at; ++begun)
                m_content.last().insert(text * 100'003 + begun);
        };
        for (const QString& word : all) {
            const QString longer = line.isEmpty() ? word : line + QLatin1Char(' ') + word;
            if (m_sheet.widthOf(longer) > m_style.width) {
                put(line);
                remember();
                line = word;
            } else {
                line = longer;
            }
            ++at;
        }
        put(line);
        remember();
    }

    void rows(const Piece& piece, double left, double right, double y, const QString& heading,
              const QString& key)
    {
        if (!heading.isEmpty()) m_sheet.text(left, y, heading, true);
        y += step(heading.isEmpty() ? 0 : 34);
        for (int i = 0; i < piece.labels.size(); ++i) {
            const double end = m_sheet.text(left, y, piece.labels[i]);
            tag(QStringLiteral("%1.%2").arg(key).arg(i), typeOf(piece.labels[i]),
                m_sheet.blank(end + 4, right, y));
            y += step(30);
        }
    }

    void set(const Piece& piece)
    {
        const double left = m_style.left;
        const double right = left + m_style.width;
        const auto n = static_cast<double>(piece.labels.size());
        switch (piece.kind) {
        case Piece::Kind::Title:
            m_sheet.text(left, m_y, piece.text, true, size() * 1.6);
            m_y += step(34);
            break;
        case Piece::Kind::Clause:
            room(60);
            m_sheet.text(left, m_y, QStringLiteral("%1. %2").arg(++m_clause).arg(piece.heading), true);
            m_y += size() * 1.6;
            paragraph(piece.text);
            m_y += step(10);
            break;
        case Piece::Kind::Text:
            paragraph(piece.text);
            m_y += step(10);
            break;
        case Piece::Kind::PageBreak:
            newPage();
            break;
        case Piece::Kind::Rows:
            m_y += step(8);
            room(step(34 + 30 * n));
            rows(piece, left, left + std::min(300.0, m_style.width), m_y + 10, piece.heading, piece.key);
            m_y += step((piece.heading.isEmpty() ? 10 : 44) + 30 * n);
            break;
        case Piece::Kind::Line: {
            m_y += step(12);
            room(step(30));
            const double wide = m_style.width / n;
            for (int i = 0; i < piece.labels.size(); ++i) {
                const double from = left + wide * i;
                const double end = m_sheet.text(from, m_y, piece.labels[i]);
                tag(QStringLiteral("%1.%2").arg(piece.key).arg(i), typeOf(piece.labels[i]),
                    m_sheet.blank(end + 4, from + wide - 20, m_y));
            }
            m_y += step(24);
            break;
        }
        case Piece::Kind::Columns: {
            m_y += step(8);
            room(step(44 + 30 * n));
            const double half = m_style.width / 2;
            rows(piece, left, left + half - 25, m_y + 10, piece.heading, piece.key + QStringLiteral(".a"));
            rows(piece, left + half, right - 15, m_y + 10, piece.heading2, piece.key + QStringLiteral(".b"));
            m_y += step(44 + 30 * n);
            break;
        }
        case Piece::Kind::Table: {
            const double high = 26 * m_style.leading;
            room(high * n + 20);
            for (int i = 0; i < piece.labels.size(); ++i) {
                const double split = left + 130;
                m_sheet.frame(QRectF(left, m_y, 130, high));
                m_sheet.frame(QRectF(split, m_y, right - split, high));
                m_sheet.text(left + 5, m_y + high * 0.65, piece.labels[i]);
                tag(QStringLiteral("%1.%2").arg(piece.key, piece.labels[i]), typeOf(piece.labels[i]),
                    QRectF(split, m_y, right - split, high));
                m_y += high;
            }
            m_y += step(24);
            break;
        }
        case Piece::Kind::Grid: {
            const double high = 24;
            room(high * (piece.count + 1) + 20);
            const double wide = m_style.width / std::max(1.0, n);
            const double from = m_y;
            for (int r = 0; r <= piece.count; ++r) {
                for (int c = 0; c < piece.labels.size(); ++c) {
                    const double x = left + wide * c;
                    if (r == 0)
                        m_sheet.text(x + 4, m_y + 16, piece.labels[c], true);
                    else
                        tag(QStringLiteral("%1.%2.%3").arg(piece.key).arg(r).arg(c), typeOf(piece.labels[c]),
                            QRectF(x, m_y, wide, high));
                }
                m_sheet.rule(left, right, m_y);
                m_y += high;
            }
            m_sheet.rule(left, right, m_y);
            for (int c = 0; c <= piece.labels.size(); ++c)
                m_sheet.plumb(left + wide * c, from, m_y);
            m_y += step(26);
            break;
        }
        case Piece::Kind::Ticks:
            room(20 * n + 10);
            for (const QString& label : piece.labels) {
                const QRectF box(left, m_y - 9, 10, 10);
                m_sheet.frame(box);
                m_sheet.text(left + 16, m_y, label);
                tag(QStringLiteral("%1.%2").arg(piece.key, label), TagType::Checkbox, box);
                m_y += step(20);
            }
            m_y += step(10);
            break;
        case Piece::Kind::Captions: {
            room(step(90));
            const double half = m_style.width / 2;
            m_y += step(50);
            for (int i = 0; i < piece.labels.size() && i < 2; ++i) {
                const double x = left + half * i;
                tag(QStringLiteral("%1.%2").arg(piece.key).arg(i), TagType::Signature,
                    m_sheet.blank(x, x + half - 40, m_y));
                m_sheet.text(x, m_y + 12, piece.labels[i], false, size() * 0.8);
            }
            m_y += step(40);
            break;
        }
        case Piece::Kind::Frames:
            room(step(60) * n);
            for (const QString& label : piece.labels) {
                m_sheet.text(left, m_y, label, false, size() * 0.9);
                const QRectF box(left, m_y + 4, 225, 28);
                m_sheet.frame(box);
                tag(QStringLiteral("%1.%2").arg(piece.key, label), typeOf(label), box);
                m_y += step(52);
            }
            break;
        case Piece::Kind::Inline: {
            room(40);
            const double x = m_sheet.text(left, m_y, piece.labels.value(0)) + 4;
            const QRectF rect = m_sheet.blankAs(SheetStyle::Blanks::Underscores, x, x + 140, m_y);
            tag(piece.key, TagType::Text, rect);
            m_sheet.text(rect.right() + 4, m_y, piece.labels.value(1));
            m_y += step(22);
            break;
        }
        case Piece::Kind::White: {
            room(40);
            const double x = m_sheet.text(left, m_y, piece.labels.value(0));
            tag(piece.key, typeOf(piece.labels.value(0)), QRectF(x + 6, m_y - 13, 110, 18));
            m_y += step(40);
            break;
        }
        }
    }

    PairStyle m_style;
    LabelledSheet m_sheet;
    QList<PlacedTag>& m_tags;
    double m_y = 0;
    int m_page = 0;
    int m_clause = 0;
    QList<QSet<quint64>> m_content;
};

const char* const subjects[] = {"The supplier",   "The customer",     "Either party",      "The licensee",
                                "The contractor", "Every subsidiary", "The chairperson",   "The insurer",
                                "A nominee",      "The depositary",   "The project owner", "The auditor"};
const char* const verbs[] = {"delivers",  "inspects",   "confirms", "reimburses", "keeps",   "discloses",
                             "maintains", "terminates", "assigns",  "archives",   "insures", "replaces"};
const char* const objects[] = {"the goods listed in the annex",
                               "all invoices of the quarter",
                               "the premises and their keys",
                               "any confidential drawing",
                               "the agreed service level",
                               "the spare parts in stock",
                               "each deposit in euros",
                               "the software and its source",
                               "personal data of employees",
                               "the minutes of the meeting",
                               "the test report",
                               "a written power of attorney"};
const char* const endings[] = {"within thirty days of receipt.",
                               "unless the other side objects in writing.",
                               "at its own expense.",
                               "before the end of the business year.",
                               "as far as the law permits.",
                               "without any further notice.",
                               "after consulting the works council.",
                               "subject to the limits of clause nine.",
                               "for a period of five years.",
                               "in the presence of a witness.",
                               "by registered letter.",
                               "on the first Monday of each month."};

} // namespace

QString contractProse(quint32 seed, int sentences)
{
    QRandomGenerator random(seed * 7919 + 13);
    QStringList all;
    const auto pick = [&random](const auto& list) {
        return QLatin1String(list[random.bounded(static_cast<int>(std::size(list)))]);
    };
    for (int i = 0; i < sentences; ++i)
        all.append(
            QStringLiteral("%1 %2 %3 %4").arg(pick(subjects), pick(verbs), pick(objects), pick(endings)));
    return all.join(QLatin1Char(' '));
}

RebasePair pairOf(const QString& name, const Pieces& before, const PairStyle& styleBefore,
                  const Pieces& after, const PairStyle& styleAfter)
{
    RebasePair pair;
    pair.name = name;
    Setter old(styleBefore, pair.old);
    pair.before = old.set(before);
    Setter now(styleAfter, pair.now);
    pair.after = now.set(after);
    // The foot of a page follows most of its content; if that was split, the right page is undefined.
    QList<PlacedTag> feet;
    const auto isFoot = [](const PlacedTag& tag) { return tag.key.startsWith(QStringLiteral("initials")); };
    std::copy_if(pair.now.begin(), pair.now.end(), std::back_inserter(feet), isFoot);
    pair.now.removeIf(isFoot);
    const QList<PlacedTag> tags = pair.old;
    for (const PlacedTag& tag : tags) {
        if (!isFoot(tag)) continue;
        const QSet<quint64>& words = old.content().at(tag.page);
        bool known = false;
        for (const PlacedTag& foot : feet) {
            const QSet<quint64>& there = now.content().at(foot.page);
            const auto both = static_cast<double>(QSet<quint64>(words).intersect(there).size());
            if (both < 0.55 * static_cast<double>(std::max(words.size(), there.size())) || both < 5) continue;
            PlacedTag placed = foot;
            placed.key = tag.key;
            pair.now.append(placed);
            known = true;
        }
        if (!known) pair.old.removeIf([&](const PlacedTag& t) { return t.key == tag.key; });
    }
    return pair;
}

} // namespace ink::test
