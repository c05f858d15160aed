#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/domain/document/document.h"
#include "app/wire/signercodec.h"

#include <QHash>
#include <QObject>

#include <optional>

namespace ink::workflow {

class Session;

/** Everything that one recipient needs to sign in person: the document as they see it, with its files. */
struct CachedSigning
{
    domain::Document document;
    QString invitation; ///< GUID
    wire::SignerView view;
    QString timeZone; ///< of the sender's account, for sign dates
    QHash<domain::FileId, QByteArray> bytes;
    wire::SignerValues enteredValues; ///< values that the service doesn't have yet
};

/** Returns the SHA-256 of each file, lower-case hex, in the order of the document. */
[[nodiscard]] QStringList fileHashes(const domain::Document& document,
                                     const QHash<domain::FileId, QByteArray>& bytes);

/** Documents of a remote service that were opened here for signing in person, cached so that they can also be
 * signed offline. The files are on this computer, readable by their owner only, for a limited time. Files of
 * a removed account are removed with it. */
class SigningCache final : public QObject
{
    Q_OBJECT
public:
    static constexpr int maxDocuments = 60;
    static constexpr qint64 maxBytes = 30LL * 1024 * 1024; ///< limit for one document
    // Number(offlineSigning_keptFor, time): In person without a connection: how long a document can be signed
    // Index(keptFor): Signing in person offline: what is stored, and for how long
    static constexpr std::chrono::days keptFor{30};

    SigningCache(Session& session, const QString& folder, const Clock& clock, QObject* parent = nullptr);
    ~SigningCache() override;

    /** Replaces the cached signing of this recipient. Fails with TooLarge for a large document, and with
     * State in the local workspace, whose service is always available. */
    [[nodiscard]] Result<void> save(const CachedSigning& signing);
    /** The cached signing; nothing if it isn't cached or was altered. */
    [[nodiscard]] std::optional<CachedSigning> find(domain::DocumentId document,
                                                    const QString& invitation) const;
    /** A cached document that at least one of its recipients can sign here. */
    [[nodiscard]] std::optional<domain::Document> findDocument(domain::DocumentId document) const;
    void remove(domain::DocumentId document, const QString& invitation);

private:
    [[nodiscard]] QString place(domain::DocumentId document) const; ///< empty = nothing is stored
    void removeStrangers();
    void prune() const;

    Session& m_session;
    QString m_folder;
    const Clock& m_clock;
};

} // namespace ink::workflow
