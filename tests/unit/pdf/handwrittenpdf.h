#pragma once

#include "app/pdf/seal/sealer.h"

#include <QByteArray>
#include <QMap>

namespace ink::test {

/** PDF bytes written object by object, so that tests can also write what no regular program writes. */
class HandwrittenPdf final
{
public:
    using Objects = QMap<int, QByteArray>; ///< number → content between `obj` and `endobj`

    /** A page with "Hello", a text field (object 7, value `old`) and a check box (object 8); nothing signed.
     */
    [[nodiscard]] static HandwrittenPdf form();

    /** Appends a revision with these objects and a cross-reference table. */
    void append(const Objects& objects);
    /** The next free object number. */
    [[nodiscard]] int nextObject() const { return m_next; }

    /**
     * Appends a revision that adds a signature field named `name` with a widget on page 1 and signs the whole
     * file. `extra` are further objects of the revision, `fieldExtra` and `dictExtra` further entries of the
     * field and the signature.
     */
    void sign(const pdf::SealKey& key, const QByteArray& name, const Objects& extra = {},
              const QByteArray& fieldExtra = {}, const QByteArray& dictExtra = {});
    /** As sign, but leaves the signature value as zeros. */
    [[nodiscard]] pdf::PreparedSignature prepare(const QByteArray& name, const Objects& extra = {},
                                                 const QByteArray& fieldExtra = {},
                                                 const QByteArray& dictExtra = {}, int contentsBytes = 4096);

    /** The catalog, page and AcroForm of this builder, with further entries. */
    [[nodiscard]] QByteArray catalog(const QByteArray& extra = {}) const;
    [[nodiscard]] QByteArray page(const QByteArray& extraAnnots = {}, const QByteArray& extra = {}) const;
    [[nodiscard]] QByteArray acroForm(const QByteArray& extraFields = {}) const;
    [[nodiscard]] static QByteArray textField(const QByteArray& value, int appearance,
                                              const QByteArray& extra = {});
    [[nodiscard]] static QByteArray stream(const QByteArray& content, const QByteArray& extra = {});

    [[nodiscard]] const QByteArray& bytes() const { return m_bytes; }
    void setBytes(const QByteArray& bytes) { m_bytes = bytes; }

    static constexpr int catalogObject = 1;
    static constexpr int pageObject = 3;
    static constexpr int contentObject = 4;
    static constexpr int fontObject = 5;
    static constexpr int acroFormObject = 6;
    static constexpr int textObject = 7;
    static constexpr int checkObject = 8;
    static constexpr int textAppearanceObject = 9;
    static constexpr int onAppearanceObject = 10;
    static constexpr int offAppearanceObject = 11;

private:
    QByteArray m_bytes;
    qint64 m_lastXref = 0;
    int m_next = 1;
    QByteArray m_signatureFields; ///< references to the fields signed so far, each with a leading space
};

/** Generating keys is slow: one RSA and one P-256 key for all tests. */
[[nodiscard]] const pdf::SealKey& rsaKey();
[[nodiscard]] const pdf::SealKey& ecKey();

} // namespace ink::test
