#include "app/base/keyedwords.h"

#include "app/base/languages.h"

namespace ink {

KeyedWords::KeyedWords(const char* context, std::span<const KeyedWord> table) : m_context(context)
{
    for (const KeyedWord& each : table) {
        m_keys.append(QString::fromLatin1(each.key));
        m_byKey.insert(m_keys.constLast(), each);
    }
}

QString KeyedWords::in(const QString& language, const QString& key) const
{
    const auto found = m_byKey.constFind(key);
    return found == m_byKey.cend() ? QString() : wordsIn(language, m_context, found->english, found->key);
}

} // namespace ink
