#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QList>

#include <initializer_list>

/** Writes the few ASN.1 types of a CMS signature in DER (ITU-T X.690 §8, §10). */
namespace ink::pdf::der {

inline constexpr char sequenceTag = 0x30;
inline constexpr char setTag = 0x31;
inline constexpr char octetStringTag = 0x04;
/** Returns the tag of `[number]`, IMPLICIT or EXPLICIT, around constructed content. */
[[nodiscard]] constexpr char contextTag(int number)
{
    return static_cast<char>(0xA0 | number);
}

/** Returns the tag, the length and the concatenated pieces. */
[[nodiscard]] QByteArray encode(char tag, std::initializer_list<QByteArrayView> pieces);
[[nodiscard]] inline QByteArray sequence(std::initializer_list<QByteArrayView> pieces)
{
    return encode(sequenceTag, pieces);
}
/** The pieces joined in the order required for SET OF (X.690 §11.6), without tag and length. */
[[nodiscard]] QByteArray sortedSet(QList<QByteArray> pieces);

} // namespace ink::pdf::der
