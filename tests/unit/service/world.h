#pragma once

#include "app/pdf/seal/sealer.h"
#include "app/service/core/actor.h"
#include "app/service/core/stores.h"
#include "app/service/documents/documents.h"
#include "app/service/sealing/finalizer.h"
#include "app/service/signingservice.h"
#include "app/wire/documentcodec.h"
#include "app/wire/signercodec.h"
#include "tests/support/manualclock.h"

#include <QTemporaryDir>

#include <memory>

namespace ink::test {

/** A PDF by QPdfWriter with this many A4 pages; `text` makes files differ. */
[[nodiscard]] QByteArray makePdf(int pages, const QString& text);
/** A drawn signature as PNG. */
[[nodiscard]] QByteArray signaturePng(int width = 120, int height = 40);
/** One key for all tests, because generating one takes time. */
[[nodiscard]] const pdf::SealKey& testKey();

/** The events of a document's history in order. */
[[nodiscard]] QStringList events(const domain::Document& document);
/** A patch that only sends or cancels. */
[[nodiscard]] wire::DocumentPatch statusPatch(domain::SigningStatus status);
template <typename T> [[nodiscard]] ErrorCode codeOf(const Result<T>& result)
{
    return result ? ErrorCode::Cancelled : result.error().code; // nothing in the service answers Cancelled
}
template <typename T> [[nodiscard]] QStringList fieldsOf(const Result<T>& result)
{
    QStringList fields;
    if (!result)
        for (const auto& issue : result.error().fields)
            fields.append(issue.field);
    return fields;
}

/** A service on a real database (SQLite by default) and real files in a temporary folder, one account, and a
 * manual clock. */
class World final
{
public:
    /** `address`: `postgresql://…`; empty = SQLite in the folder. */
    explicit World(const QString& address = {});

    [[nodiscard]] service::StagedFile stage(const QString& name, const QByteArray& bytes);
    /** A draft of one two-page file and one signer (Ada) with a signature, a text, a check box and a sign
     * date. */
    [[nodiscard]] service::Documents::Creation
    simple(domain::SigningStatus status = domain::SigningStatus::Draft);
    [[nodiscard]] domain::Document create(service::Documents::Creation creation);
    /** Values for all required fields of this recipient. */
    [[nodiscard]] wire::SignerValues valuesFor(const domain::Document& document, int invitationIndex) const;
    [[nodiscard]] service::SignerActor signer(const domain::Document& document, int invitationIndex) const;
    /** Finishes as this recipient. */
    [[nodiscard]] Result<wire::SignerView> sign(const domain::Document& document, int invitationIndex);
    [[nodiscard]] std::optional<store::Job> takeJob(store::JobKind kind);
    /** Sealed and completed by running the finalizer's job. */
    [[nodiscard]] domain::Document finalized(domain::DocumentId id);
    [[nodiscard]] domain::Document reload(domain::DocumentId id) const;
    [[nodiscard]] service::Actor addAccount(const QString& email);
    /** A second service on the same stores, with email. */
    [[nodiscard]] std::unique_ptr<service::SigningService> withMail() const;

    QTemporaryDir folder;
    ManualClock clock;
    std::unique_ptr<store::Database> database;
    std::unique_ptr<service::Stores> stores;
    std::unique_ptr<service::SigningService> service;
    std::unique_ptr<service::Finalizer> finalizer;
    service::Actor actor;
    int wakeCount = 0;
};

} // namespace ink::test
