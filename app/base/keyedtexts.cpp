#include "app/base/keyedtexts.h"

#include "app/base/languages.h"

namespace ink {

KeyedTexts::KeyedTexts(const char* context, std::span<const KeyedText> table) : m_context(context)
{
    for (const KeyedText& each : table) {
        m_keys.append(QString::fromLatin1(each.key));
        m_byKey.insert(m_keys.constLast(), each);
    }
}

QString KeyedTexts::text(const QString& language, const QString& key) const
{
    const auto found = m_byKey.constFind(key);
    return found == m_byKey.cend() ? QString()
                                   : translatedIn(language, m_context, found->english, found->key);
}

} // namespace ink
