#include "ui/help/helpbooks.h"

#include "ui/widgets/inputs/shortcutwords.h"

#include <QFile>
#include <QFont>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>

#include <algorithm>
#include <array>
#include <utility>

static void initHelpResources()
{
    Q_INIT_RESOURCE(help);
}

namespace ink::ui {

namespace {

constexpr std::array books{"user-guide", "pdf", "whats-new"};

QString readBook(const QString& name)
{
    QFile file(QStringLiteral(":/help/") + name);
    if (!file.open(QIODevice::ReadOnly)) return {};
    QString text = QString::fromUtf8(file.readAll());
    // Removes the names of numbers, see packaging/tools/numbers.
    static const QRegularExpression comment(QStringLiteral("<!--[^>]*-->"));
    text.remove(comment);
    // Links from the guides to other files would be dead without the source tree.
    static const QRegularExpression outside(QStringLiteral("\\[([^\\]]*)\\]\\(\\.\\./[^)]*\\)"));
    text.replace(outside, QStringLiteral("\\1"));
    // Arabic has no italics, so command names are in quotation marks.
    static const QRegularExpression italic(QStringLiteral("(?<!\\*)\\*([^*]+)\\*(?!\\*)"));
    if (name.endsWith(QLatin1StringView(".ar.md"))) text.replace(italic, QStringLiteral("«\\1»"));
    return withNativeShortcuts(text);
}

QString idOf(const QString& title)
{
    QString id;
    for (const QChar c : title.toLower()) {
        if (c.isLetterOrNumber())
            id += c;
        else if (!id.isEmpty() && !id.endsWith(QLatin1Char('-')))
            id += QLatin1Char('-');
    }
    while (id.endsWith(QLatin1Char('-')))
        id.chop(1);
    return id;
}

/** The bold words that a paragraph begins with; empty for all other text. */
QString boldTitle(const QTextBlock& block)
{
    if (block.textList() || block.begin().atEnd()) return {};
    const QTextFragment first = block.begin().fragment();
    if (first.charFormat().fontWeight() < QFont::DemiBold) return {};
    QString title = first.text().trimmed();
    if (title.endsWith(QLatin1Char('.')) || title.endsWith(QLatin1Char(':'))) title.chop(1);
    return title;
}

/** Adds space between paragraphs, which imported Markdown lacks. */
void spaceOut(QTextDocument& document)
{
    constexpr qreal paragraph = 8;
    constexpr qreal beforeHeading = 12;
    QTextCursor cursor(&document);
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format = block.blockFormat();
        format.setBottomMargin(paragraph);
        if (format.headingLevel() > 1) format.setTopMargin(beforeHeading);
        cursor.setPosition(block.position());
        cursor.setBlockFormat(format);
    }
    document.setUndoRedoEnabled(false);
}

/** The topics of one book in the order of its text, without ids. */
QList<HelpTopic> topicsOf(const QTextDocument& document, int book)
{
    QList<HelpTopic> topics;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        const int heading = block.blockFormat().headingLevel();
        const QString title = heading > 0 ? block.text().trimmed() : boldTitle(block);
        if (!title.isEmpty()) {
            const int level = heading > 0 ? std::min(heading - 1, 2) : 2;
            topics.append({{}, title, book, level, block.position(), {}});
        }
        if (!topics.isEmpty()) topics.last().text += block.text() + QLatin1Char('\n');
    }
    return topics;
}

} // namespace

HelpBooks::HelpBooks(const QString& language)
{
    initHelpResources();
    for (std::size_t book = 0; book < books.size(); ++book) {
        const QString name = QString::fromLatin1(books.at(book));
        const auto load = [&](const QString& file) {
            auto document = std::make_unique<QTextDocument>();
            document->setMarkdown(readBook(file));
            spaceOut(*document);
            return document;
        };
        auto english = load(name + QStringLiteral(".md"));
        const QList<HelpTopic> named = topicsOf(*english, static_cast<int>(book));
        const QString translated = name + QLatin1Char('.') + language + QStringLiteral(".md");
        const bool isTranslated = QFile::exists(QStringLiteral(":/help/") + translated);
        auto document = isTranslated ? load(translated) : std::move(english);
        QList<HelpTopic> topics = isTranslated ? topicsOf(*document, static_cast<int>(book)) : named;
        for (qsizetype i = 0; i < topics.size(); ++i)
            topics[i].id = i == 0 ? name : name + QLatin1Char('/') + idOf(named.value(i, topics.at(i)).title);
        m_topics += topics;
        m_texts.push_back(std::move(document));
    }
}

HelpBooks::~HelpBooks() = default;

std::optional<HelpTopic> HelpBooks::topic(const QString& id) const
{
    const auto found = std::find_if(m_topics.cbegin(), m_topics.cend(),
                                    [&id](const HelpTopic& topic) { return topic.id == id; });
    return found == m_topics.cend() ? std::nullopt : std::optional(*found);
}

QList<HelpTopic> HelpBooks::search(const QString& words) const
{
    const QStringList wanted = words.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (wanted.isEmpty()) return {};
    const auto has = [&wanted](const QString& text) {
        return std::all_of(wanted.cbegin(), wanted.cend(),
                           [&text](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
    };
    QList<HelpTopic> byTitle;
    QList<HelpTopic> byText;
    for (const HelpTopic& topic : m_topics) {
        if (has(topic.title))
            byTitle.append(topic);
        else if (has(topic.text))
            byText.append(topic);
    }
    return byTitle + byText;
}

QTextDocument& HelpBooks::text(int book) const
{
    return *m_texts.at(static_cast<std::size_t>(book));
}

QString HelpBooks::topicForLink(const QString& address)
{
    for (const char* book : books)
        if (address.section(QLatin1Char('#'), 0, 0) == QLatin1String(book) + QStringLiteral(".md"))
            return QString::fromLatin1(book);
    return {};
}

} // namespace ink::ui
