#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

#include <span>

namespace ink {

/** What QT_TRANSLATE_NOOP3(context, english, key) stands for in a table. */
struct KeyedWord
{
    const char* english;
    const char* key;
};

/** Words by their key, in any of languages(). Safe from any thread. */
class KeyedWords final
{
public:
    /** `context` and `table` must outlive this. */
    KeyedWords(const char* context, std::span<const KeyedWord> table);

    /** The words in a language (BCP 47); empty for a key that isn't there. */
    [[nodiscard]] QString in(const QString& language, const QString& key) const;
    /** Every key, in the order of the table. */
    [[nodiscard]] const QStringList& keys() const { return m_keys; }

private:
    const char* m_context;
    QHash<QString, KeyedWord> m_byKey;
    QStringList m_keys;
};

} // namespace ink
