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
struct KeptSigning
{
    domain::Document document;
    QString invitation; ///< GUID
    wire::SignerView view;
    QString timeZone; ///< of the sender's account, for sign dates
    QHash<domain::FileId, QByteArray> bytes;
    wire::SignerValues entered; ///< values that the service doesn't have
};

/** Returns the SHA-256 of each file, lower-case hex, in the order of the document. */
[[nodiscard]] QStringList fileHashes(const domain::Document& document,
                                     const QHash<domain::FileId, QByteArray>& bytes);

/**
 * Documents of a team's service that were opened here to be signed in person, so that they can be signed
 * without a connection, too: files on this computer, private to their owner, for a limited time. Those of an
 * account that is removed go with it.
 */
class KeptSignings final : public QObject
{
    Q_OBJECT
public:
    static constexpr int maxDocuments = 60;
    static constexpr qint64 maxBytes = 30LL * 1024 * 1024; ///< of one document
    static constexpr std::chrono::days keptFor{30};

    KeptSignings(Session& session, const QString& folder, const Clock& clock, QObject* parent = nullptr);
    ~KeptSignings() override;

    /** Replaces what is kept for this recipient. TooLarge for a large document; State in the local workspace,
     * whose service is always there. */
    [[nodiscard]] Result<void> keep(const KeptSigning& signing);
    /** Nothing when it isn't kept, or not exactly as it was. */
    [[nodiscard]] std::optional<KeptSigning> find(domain::DocumentId document,
                                                  const QString& invitation) const;
    /** A document that can be signed here by at least one of its recipients. */
    [[nodiscard]] std::optional<domain::Document> findDocument(domain::DocumentId document) const;
    void remove(domain::DocumentId document, const QString& invitation);

private:
    [[nodiscard]] QString place(domain::DocumentId document) const; ///< empty = nothing is kept
    void removeStrangers();
    void prune() const;

    Session& m_session;
    QString m_folder;
    const Clock& m_clock;
};

} // namespace ink::workflow
