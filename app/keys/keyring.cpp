#include "app/keys/keyring.h"

#include "app/keys/reasons.h"

#include <algorithm>

namespace ink::keys {

KeyRing::KeyRing(QObject* parent) : QObject(parent) {}

KeyRing::~KeyRing() = default;

void KeyRing::add(std::unique_ptr<KeySource> source)
{
    m_sources.push_back(std::move(source));
}

KeySource* KeyRing::find(const QString& id) const
{
    const auto source = std::find_if(m_sources.begin(), m_sources.end(),
                                     [&id](const auto& each) { return each->id() == id; });
    return source == m_sources.end() ? nullptr : source->get();
}

void KeyRing::list(QObject* context, std::function<void(QList<SourceListing>)> done)
{
    struct Collected
    {
        QList<SourceListing> listings;
        qsizetype missing = 0;
        std::function<void(QList<SourceListing>)> done;
    };
    auto collected = std::make_shared<Collected>();
    collected->missing = static_cast<qsizetype>(m_sources.size());
    collected->done = std::move(done);
    if (m_sources.empty()) {
        QMetaObject::invokeMethod(
            context, [collected] { collected->done({}); }, Qt::QueuedConnection);
        return;
    }
    for (const auto& source : m_sources) {
        SourceListing empty;
        empty.source = source->id();
        empty.name = source->name();
        const qsizetype place = collected->listings.size();
        collected->listings.append(empty);
        source->list({}, context, [collected, place](Result<SourceListing> listing) {
            if (listing)
                collected->listings[place] = std::move(*listing);
            else
                collected->listings[place].error = listing.error();
            if (--collected->missing == 0) collected->done(std::move(collected->listings));
        });
    }
}

void KeyRing::sign(SignatureRequest request, QObject* context, Done<QByteArray> done)
{
    if (KeySource* const source = find(request.place.source))
        return source->sign(std::move(request), context, std::move(done));
    QMetaObject::invokeMethod(
        context, [done = std::move(done)] { done(fail(ErrorCode::Crypto, reasons::keyTokenGone())); },
        Qt::QueuedConnection);
}

void KeyRing::cancel()
{
    for (const auto& source : m_sources)
        source->cancel();
}

QList<Identity> identitiesOf(const QList<SourceListing>& listings)
{
    QList<Identity> all;
    for (const SourceListing& listing : listings)
        for (const Identity& identity : listing.identities) {
            const auto known = std::find_if(
                all.begin(), all.end(), [&identity](const Identity& each) { return each.id == identity.id; });
            if (known == all.end())
                all.append(identity);
            else if (!known->canSign() && identity.canSign())
                *known = identity;
        }
    std::stable_partition(all.begin(), all.end(), [](const Identity& each) { return each.canSign(); });
    return all;
}

} // namespace ink::keys
