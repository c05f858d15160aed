#include "app/store/words/documentwords.h"

#include "app/domain/document/document.h"
#include "app/store/database/query.h"

#include <QSet>

#include <algorithm>

namespace ink::store {

using namespace domain;

namespace {

constexpr qsizetype maxWordLength = 64;
constexpr qsizetype maxIndexedWords = 500;
constexpr qsizetype maxContentWords = 5000;
constexpr QLatin1Char contentMark('#');

/** Returns whether the script is written without spaces between words, so that a word may begin at every
 * character. */
bool isUnspaced(QChar::Script script)
{
    switch (script) {
    case QChar::Script_Han:
    case QChar::Script_Hiragana:
    case QChar::Script_Katakana:
    case QChar::Script_Thai:
    case QChar::Script_Lao:
    case QChar::Script_Khmer:
    case QChar::Script_Myanmar:
        return true;
    default:
        return false;
    }
}

/** Splits folded text into words. */
class WordCutter final
{
public:
    explicit WordCutter(qsizetype maxWords) : m_maxWords(maxWords) {}
    void take(char32_t character)
    {
        const bool unspaced = isUnspaced(QChar::script(character));
        if (!unspaced && !QChar::isLetterOrNumber(character)) {
            endWord();
            return;
        }
        if (unspaced != m_unspaced) endWord();
        m_unspaced = unspaced;
        if (unspaced && m_length == 2) {
            add(m_word);
            m_word = m_word.mid(m_word.at(0).isHighSurrogate() ? 2 : 1);
            m_length = 1;
        }
        if (m_word.size() < maxWordLength) m_word += QString::fromUcs4(&character, 1);
        ++m_length;
    }
    QStringList finish()
    {
        endWord();
        return std::move(m_words);
    }

private:
    void endWord()
    {
        add(m_word);
        if (m_unspaced && m_length == 2) add(m_word.mid(m_word.at(0).isHighSurrogate() ? 2 : 1));
        m_word.clear();
        m_length = 0;
        m_unspaced = false;
    }
    void add(const QString& word)
    {
        if (word.isEmpty() || m_words.size() == m_maxWords || m_known.contains(word)) return;
        m_known.insert(word);
        m_words.append(word);
    }

    const qsizetype m_maxWords;
    QString m_word;
    qsizetype m_length = 0; ///< length of m_word in characters
    bool m_unspaced = false;
    QStringList m_words;
    QSet<QString> m_known;
};

QString spaced(const QStringList& words)
{
    return words.isEmpty() ? QString(QLatin1String(""))
                           : QLatin1Char(' ') + words.join(QLatin1Char(' ')) + QLatin1Char(' ');
}

/** Decomposes compatibility forms (ﬁ becomes fi), and folds case by converting to upper case first (ß becomes
 * ss). */
QString folded(const QString& text)
{
    return text.normalized(QString::NormalizationForm_KD).toUpper().toCaseFolded();
}

void cut(const QString& text, WordCutter& cutter)
{
    for (const uint character : folded(text).toUcs4())
        if (!QChar::isMark(character) || isUnspaced(QChar::script(character)))
            cutter.take(static_cast<char32_t>(character));
}

QStringList marked(QStringList words)
{
    for (QString& word : words)
        word.prepend(contentMark);
    return words;
}

/** Returns an email address as one word marked with an @, without characters that are special in SQL. */
QString addressWord(const QString& address)
{
    QString word(QLatin1Char('@'));
    for (const QChar c : folded(address))
        if (c.isLetterOrNumber() || QStringLiteral("@.+-").contains(c)) word += c;
    return word.left(maxWordLength);
}

/** Returns the words of all searched texts: the title first, then alternating names and addresses. */
QStringList wordsOf(const QStringList& parts)
{
    QStringList words = searchWords(parts.join(QLatin1Char('\n')));
    for (qsizetype i = 2; i < parts.size(); i += 2)
        if (const QString word = addressWord(parts.at(i)); word.size() > 1 && !words.contains(word))
            words.append(word);
    return words;
}

QStringList indexWords(const QString& spacedWords, bool deleted, SigningStatus status, Timestamp modified)
{
    QStringList words = spacedWords.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    words << statusWord(deleted, status) << eraWord(deleted, modified, status);
    return words;
}

} // namespace

QStringList indexWords(const Query& row, const QString& text)
{
    // The code is used as stored. A document with an unknown code is not found by any status, but can still
    // be purged.
    return indexWords(text + row["content"].toString(), row["deleted"].toBool(),
                      static_cast<SigningStatus>(row["status"].toInt()), toTime(row["modified"]));
}

QStringList searchWords(const QString& text)
{
    WordCutter cutter(maxIndexedWords);
    cut(text, cutter);
    return cutter.finish();
}

QString contentText(const QStringList& texts)
{
    WordCutter cutter(maxContentWords);
    for (const QString& text : texts)
        cut(text + QLatin1Char('\n'), cutter);
    return spaced(marked(cutter.finish()));
}

QStringList contentQueryWords(const QString& text)
{
    return marked(searchWords(text));
}

bool isContentWord(const QString& word)
{
    return word.startsWith(contentMark);
}

QStringList queryWords(const QString& text)
{
    QStringList words;
    QStringList rest;
    for (const QString& part : text.simplified().split(QLatin1Char(' ')))
        if (part.contains(QLatin1Char('@')) && !searchWords(part).isEmpty())
            words.append(addressWord(part));
        else
            rest.append(part);
    return words + searchWords(rest.join(QLatin1Char(' ')));
}

QString searchText(const QString& title, const QStringList& people)
{
    return spaced(wordsOf(QStringList{title} + people));
}

QString searchText(const Document& document)
{
    QStringList people;
    for (const Invitation& i : document.invitations)
        people << i.recipientName << i.recipientEmail;
    return searchText(document.title, people);
}

QString prefixUpperBound(const QString& word)
{
    constexpr char32_t last = 0x10FFFF;
    return word + QString::fromUcs4(&last, 1);
}

QString statusWordPrefix(bool deleted)
{
    return deleted ? QStringLiteral("=1.") : QStringLiteral("=0.");
}

QString statusWord(bool deleted, SigningStatus status)
{
    return statusWordPrefix(deleted) + QString::number(static_cast<int>(status));
}

QString eraWordPrefix(bool deleted)
{
    return deleted ? QStringLiteral("~1.") : QStringLiteral("~0.");
}

QString eraWord(bool deleted, Timestamp modified, SigningStatus status)
{
    constexpr int shift = 27;
    constexpr qint64 last = 99'999'999;
    const qint64 era = std::clamp<qint64>(modified.time_since_epoch().count() >> shift, 0, last);
    return QStringLiteral("%1%2.%3")
        .arg(eraWordPrefix(deleted))
        .arg(era, 8, 10, QLatin1Char('0'))
        .arg(static_cast<int>(status));
}

QStringList indexWords(const Document& document)
{
    return indexWords(searchText(document), document.deleted, document.status, document.lastModifiedTime);
}

} // namespace ink::store
