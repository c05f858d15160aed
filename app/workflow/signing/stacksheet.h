#pragma once

#include "app/api/apiclient.h"
#include "app/domain/document/document.h"
#include "app/wire/signercodec.h"

#include <QHash>
#include <QSet>

#include <functional>
#include <memory>
#include <optional>

namespace ink::workflow {

/** The signature and initials for all documents of the stack. */
struct AdoptedSignature
{
    QByteArray signature; ///< PNG
    QByteArray initials;  ///< PNG
    [[nodiscard]] bool isEmpty() const { return signature.isEmpty(); }
};

/** The consent text of signers; several documents may share one. */
struct StackConsent
{
    QString text;
    QString disclosure;     ///< the sender's longer text
    QString language;       ///< language of the text, BCP 47
    QString signerLanguage; ///< BCP 47; not compared
    bool operator==(const StackConsent& other) const
    {
        return text == other.text && disclosure == other.disclosure && language == other.language;
    }
};

/** A value that differs from the one in the previously shown document of the same run. */
struct StackDifference
{
    domain::TagId tag;
    QString name;
    QString before;
    QString now;
    bool operator==(const StackDifference&) const = default;
};

/** One document of the stack as shown on the screen, with the adopted signature in place. */
struct StackSheet
{
    domain::Document document; ///< from the service
    QHash<domain::FileId, QByteArray> bytes;
    wire::SignerView view;
    QByteArray digest;      ///< SHA-256 digest, in hexadecimal, of everything that the person sees except
                            ///< their own signature
    bool isEnded = false;   ///< this person has finished or declined, or the document has ended
    bool isLocked = false;  ///< a code is required: nothing else is known
    Message blockingReason; ///< the reason why the document can't be signed in the stack; empty = it can be
                            ///< signed
    QList<StackDifference> differences;
};

/** The files' bytes by their SHA-256: the documents of one run share them. */
using StackFiles = QHash<QString, QByteArray>;

/** Adds the adopted images to the person's own signature fields. */
[[nodiscard]] wire::SignerView withSignature(wire::SignerView view, const AdoptedSignature& adopted);
/** The document with the values of the view, including computed ones. */
[[nodiscard]] domain::Document fillFromView(const domain::Document& document, const wire::SignerView& view);
/** The reason why the signer can't finish with these values; empty = they can. */
[[nodiscard]] Message blockingReasonOf(const domain::Document& document, const wire::SignerView& view);
/** The request that signs exactly what this view shows. */
[[nodiscard]] wire::FinishRequest makeFinishRequest(const domain::Document& document,
                                                    const wire::SignerView& view);
[[nodiscard]] StackConsent consentOf(const wire::SignerView& view);

/**
 * Fetches a document, the signer's view and, unless they are in `files`, the bytes of its files. If
 * `withBytes` is false, bytes that aren't needed to compare the sheets are omitted.
 */
void loadSheet(api::ApiClient& client, domain::DocumentId document, const QString& invitation,
               const AdoptedSignature& adopted, std::shared_ptr<StackFiles> files, bool withBytes,
               QObject* context, std::function<void(Result<StackSheet>)> done);

} // namespace ink::workflow
