#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QList>
#include <QString>
#include <QStringList>

class QPDF;

namespace ink::pdf {

/** The fields that a signature locks (ISO 32000-2 §12.8.2.4, table 236). */
struct FieldLock
{
    enum class Action { None, All, Include, Exclude };
    Action action = Action::None;
    QStringList fields;

    /** Returns whether a field of this full name may no longer change. */
    [[nodiscard]] bool locks(const QString& field) const;
};

/** A signature dictionary in the bytes of a file. */
struct SignatureSite
{
    QString fieldName;
    QString subFilter;
    QString name;
    QString reason;
    QString location;
    QString date;                ///< /M as written
    QList<QByteArray> certEntry; ///< DER of /Cert
    FieldLock lock;              ///< FieldMDP transform
    FieldLock fieldLock;         ///< /Lock of the field
    bool certifies = false;      ///< /Perms /DocMDP leads to it: the author's signature
    int docMdpLevel = 0;         ///< 1–3 when the signature limits later changes, else 0

    QList<qint64> byteRange;   ///< as written, empty when it is missing or not integers
    qint64 contentsStart = -1; ///< offset of the `<` of this dictionary's own /Contents
    qint64 contentsEnd = -1;   ///< offset behind its `>`
    bool ambiguous = false;    ///< /ByteRange or /Contents more than once: readers may differ
    bool loose = false;        ///< found in the bytes only, no field leads to it
};

/**
 * All signatures that the file's structure leads to: signed fields of the AcroForm, signed widgets outside of
 * it, the certification of /Perms. Usage rights (UR3) are not signatures of a person and are left out. May
 * throw what qpdf throws.
 */
[[nodiscard]] QList<SignatureSite> findSignatures(QPDF& pdf, QByteArrayView bytes);
/** Signature dictionaries in the bytes that none of `known` is: what a changed byte or a later revision hid.
 */
[[nodiscard]] QList<SignatureSite> findLooseSignatures(QByteArrayView bytes,
                                                       const QList<SignatureSite>& known);

} // namespace ink::pdf
