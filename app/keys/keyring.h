#pragma once

#include "app/keys/keysource.h"

#include <QObject>

#include <memory>
#include <vector>

namespace ink::keys {

/** All key sources of this computer as one. */
class KeyRing final : public QObject
{
public:
    explicit KeyRing(QObject* parent = nullptr);
    ~KeyRing() override;

    /** Adds a source, e.g. a file that a person has opened. */
    void add(std::unique_ptr<KeySource> source);
    /** The source with this id; null if there is none. */
    [[nodiscard]] KeySource* find(const QString& id) const;
    /** Lists all sources at once. A source that fails has an error in its listing; the others are listed
     * still. */
    void list(QObject* context, std::function<void(QList<SourceListing>)> done);
    /** Signs with the source of the key. */
    void sign(SignatureRequest request, QObject* context, Done<QByteArray> done);
    /** Ends all calls in progress, and logs out of all tokens. */
    void cancel();

private:
    std::vector<std::unique_ptr<KeySource>> m_sources;
};

/** The identities of all sources, those that can sign first. A certificate that several modules offer appears
 * once. */
[[nodiscard]] QList<Identity> identitiesOf(const QList<SourceListing>& listings);

} // namespace ink::keys
