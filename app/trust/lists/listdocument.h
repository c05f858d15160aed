#pragma once

#include "app/base/result.h"
#include "app/trust/lists/trustedlist.h"

struct _xmlDoc;

namespace ink::trust {

/** The XML file of a trusted list. read() and signerAmong() work on the same tree. */
class ListDocument final
{
public:
    /** Parses a file of up to maxListBytes. Fails for anything that isn't well-formed or has a DTD. */
    [[nodiscard]] static Result<ListDocument> parse(const QByteArray& xml);
    ListDocument(ListDocument&&) noexcept;
    ListDocument& operator=(ListDocument&&) noexcept;
    ~ListDocument();

    /** Reads the list's content (ETSI TS 119 612 §5). Unknown elements are ignored, except where ignoring
     * them could make a certificate qualified. Fails with the place of the fault. */
    [[nodiscard]] Result<TrustedList> read() const;
    /** Returns the certificate (DER, one of `certificates`) with whose key the whole list is signed (XML
     * Signature, enveloped; ETSI TS 119 612 §5.7). Fails if there is no signature, if it is invalid or uses
     * an algorithm that is no longer secure, if it doesn't cover the whole list, or if it was made with a
     * different certificate. */
    [[nodiscard]] Result<QByteArray> signerAmong(const QList<QByteArray>& certificates) const;

private:
    explicit ListDocument(_xmlDoc* document) : m_document(document) {}
    _xmlDoc* m_document;
};

// Number(maxListBytes, bytes): Trusted lists: maximum size of a file
/** Bytes; the largest list in use has 7 MB. */
inline constexpr qint64 maxListBytes = 32LL * 1024 * 1024;

} // namespace ink::trust
