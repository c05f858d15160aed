#include "app/secrets/overlaysecretstore.h"

#include "app/secrets/reasons.h"

#include <QMetaObject>
#include <QObject>

#include <utility>

namespace ink::secrets {

void OverlaySecretStore::probe(QObject* context, std::function<void(Access)> done)
{
    m_base.probe(context, std::move(done));
}

void OverlaySecretStore::read(const QString& name, QObject* context, Done<Secret> done)
{
    const auto change = m_changes.constFind(name);
    if (change == m_changes.constEnd()) return m_base.read(name, context, std::move(done));
    QMetaObject::invokeMethod(
        context,
        [done = std::move(done), secret = *change] {
            if (secret) return done(*secret);
            done(fail(ErrorCode::NotFound, reasons::noSuchSecret()));
        },
        Qt::QueuedConnection);
}

void OverlaySecretStore::write(const QString& name, const Secret& secret, QObject* context, Done<void> done)
{
    m_changes.insert(name, secret);
    QMetaObject::invokeMethod(
        context, [done = std::move(done)] { done({}); }, Qt::QueuedConnection);
}

void OverlaySecretStore::remove(const QString& name, QObject* context, Done<void> done)
{
    m_changes.insert(name, std::nullopt);
    QMetaObject::invokeMethod(
        context, [done = std::move(done)] { done({}); }, Qt::QueuedConnection);
}

} // namespace ink::secrets
