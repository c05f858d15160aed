#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

#include <span>

namespace ink {

/** A table entry created by QT_TRANSLATE_NOOP3(context, english, key). */
struct KeyedText
{
    const char* english;
    const char* key;
};

/** Texts by key, in any of languages(). Thread-safe. */
class KeyedTexts final
{
public:
    /** `context` and `table` must outlive this object. */
    KeyedTexts(const char* context, std::span<const KeyedText> table);

    /** The text in a language (BCP 47); empty for an unknown key. */
    [[nodiscard]] QString text(const QString& language, const QString& key) const;
    /** All keys, in the order of the table. */
    [[nodiscard]] const QStringList& keys() const { return m_keys; }

private:
    const char* m_context;
    QHash<QString, KeyedText> m_byKey;
    QStringList m_keys;
};

} // namespace ink
