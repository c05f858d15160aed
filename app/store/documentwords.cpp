#include "app/store/documentwords.h"

#include "app/store/documentrows.h"
#include "app/store/query.h"

#include <QSet>

namespace ink::store {

using namespace domain;

namespace {

constexpr qsizetype longestWord = 64;
constexpr qsizetype mostWords = 500;

/** Whether the script puts no space between words: every character may begin one. */
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

/** Cuts folded text into words. */
class WordCutter final
{
public:
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
        if (m_word.size() < longestWord) m_word += QString::fromUcs4(&character, 1);
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
        if (word.isEmpty() || m_words.size() == mostWords || m_known.contains(word)) return;
        m_known.insert(word);
        m_words.append(word);
    }

    QString m_word;
    qsizetype m_length = 0; ///< of m_word in characters
    bool m_unspaced = false;
    QStringList m_words;
    QSet<QString> m_known;
};

QString spaced(const QStringList& words)
{
    return words.isEmpty() ? QString(QLatin1String(""))
                           : QLatin1Char(' ') + words.join(QLatin1Char(' ')) + QLatin1Char(' ');
}

/** Compatibility forms apart and in one case: ﬁ is fi; by way of the upper case, so that ß is ss. */
QString folded(const QString& text)
{
    return text.normalized(QString::NormalizationForm_KD).toUpper().toCaseFolded();
}

/** An e-mail address as one word, which an @ tells from others, without what has a meaning of its own in SQL.
 */
QString addressWord(const QString& address)
{
    QString word(QLatin1Char('@'));
    for (const QChar c : folded(address))
        if (c.isLetterOrNumber() || QStringLiteral("@.+-").contains(c)) word += c;
    return word.left(longestWord);
}

/** Words of all that is searched: the first is the title, then come names and addresses by turns. */
QStringList wordsOf(const QStringList& parts)
{
    QStringList words = searchWords(parts.join(QLatin1Char('\n')));
    for (qsizetype i = 2; i < parts.size(); i += 2)
        if (const QString word = addressWord(parts.at(i)); word.size() > 1 && !words.contains(word))
            words.append(word);
    return words;
}

QSet<QString> wordSet(const QString& spacedWords)
{
    const QStringList words = spacedWords.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return QSet<QString>(words.begin(), words.end());
}

} // namespace

QStringList searchWords(const QString& text)
{
    WordCutter cutter;
    for (const uint character : folded(text).toUcs4())
        if (!QChar::isMark(character) || isUnspaced(QChar::script(character)))
            cutter.take(static_cast<char32_t>(character));
    return cutter.finish();
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

QString searchText(const Document& document)
{
    QStringList parts{document.title};
    for (const Invitation& i : document.invitations)
        parts << i.recipientName << i.recipientEmail;
    return spaced(wordsOf(parts));
}

QString beyondPrefix(const QString& word)
{
    constexpr char32_t last = 0x10FFFF;
    return word + QString::fromUcs4(&last, 1);
}

WordEntry wordEntryOf(const Document& document)
{
    return {searchText(document), document.deleted, document.status, document.lastModifiedTime};
}

Result<WordEntry> storedWordEntry(const Database& database, DocumentId id)
{
    INK_ASSIGN(row, run(database, "document_search", {id.value()}));
    if (!row.next()) return WordEntry();
    return WordEntry{row.value(0).toString(), row.value(1).toBool(),
                     tryFromCode<SigningStatus>(row.value(2).toLongLong()).value_or(SigningStatus::Draft),
                     toTime(row.value(3))};
}

Result<void> replaceWords(Transaction& transaction, AccountId account, DocumentId id, const WordEntry& before,
                          const WordEntry& after)
{
    if (before == after) return {};
    const Database& db = transaction.database();
    const auto entry = [&](const char* name, const WordEntry& what,
                           const QStringList& words) -> Result<void> {
        if (words.isEmpty()) return {};
        INK_TRY(run(db, name,
                    {account.value(), words.join(QLatin1Char(' ')), what.deleted ? 1 : 0,
                     static_cast<int>(what.status), fromTime(what.modified), id.value()}));
        return {};
    };
    const QSet<QString> old = wordSet(before.words);
    const QSet<QString> now = wordSet(after.words);
    INK_TRY(entry("word_remove", before, (old - now).values()));
    INK_TRY(entry("word_insert", after, (now - old).values()));
    const QStringList kept = (old & now).values();
    const bool moved =
        before.deleted != after.deleted || before.status != after.status || before.modified != after.modified;
    if (kept.isEmpty() || !moved) return {};
    INK_TRY(run(db, "word_move",
                {after.deleted ? 1 : 0, static_cast<int>(after.status), fromTime(after.modified),
                 account.value(), kept.join(QLatin1Char(' ')), before.deleted ? 1 : 0,
                 static_cast<int>(before.status), fromTime(before.modified), id.value()}));
    return {};
}

Result<void> rebuildWords(Transaction& transaction)
{
    const Database& db = transaction.database();
    INK_ASSIGN(all, run(db, "word_sources", {}));
    while (all.next()) {
        const DocumentId id(all.value(0).toLongLong());
        QStringList parts{all.value(2).toString()};
        INK_ASSIGN(people, run(db, "invitation_list", {id.value()}));
        while (people.next())
            parts << people.value(2).toString() << people.value(3).toString();
        INK_ASSIGN(entry, storedWordEntry(db, id));
        entry.words = spaced(wordsOf(parts));
        INK_TRY(run(db, "word_source_save", {entry.words, id.value()}));
        INK_TRY(replaceWords(transaction, AccountId(all.value(1).toLongLong()), id, {}, entry));
    }
    return {};
}

} // namespace ink::store
