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

    /** Returns whether a field with this fully qualified name is locked. */
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
    QString date;                 ///< /M as written
    QList<QByteArray> certEntry;  ///< DER of /Cert
    FieldLock lock;               ///< FieldMDP transform
    FieldLock fieldLock;          ///< /Lock of the field
    bool isCertification = false; ///< /Perms /DocMDP refers to it: a certification signature
    int docMdpLevel = 0;          ///< 1–3 if the signature restricts later changes, else 0

    QList<qint64> byteRange;     ///< as written, empty if it is missing or invalid
    qint64 contentsStart = -1;   ///< offset of the `<` of this dictionary's own /Contents
    qint64 contentsEnd = -1;     ///< offset after its `>`
    bool isAmbiguous = false;    ///< duplicate /ByteRange or /Contents: readers may differ
    bool isUnreferenced = false; ///< found only in the bytes: no field refers to it
};

/** All signatures reachable in the file's structure: signed fields of the AcroForm, the certification of
 * /Perms, and, only if there are none, signed widgets outside the AcroForm. Usage rights (UR3) are not a
 * person's signature and are omitted. May throw qpdf's exceptions. */
[[nodiscard]] QList<SignatureSite> findSignatures(QPDF& pdf, QByteArrayView bytes);
/** Signature dictionaries in the bytes that are not among `known`: hidden by a changed byte or a later
 * revision. */
[[nodiscard]] QList<SignatureSite> findUnreferencedSignatures(QByteArrayView bytes,
                                                              const QList<SignatureSite>& known);

} // namespace ink::pdf
