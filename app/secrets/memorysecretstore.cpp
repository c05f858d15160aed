#include "app/secrets/memorysecretstore.h"

#include "app/secrets/reasons.h"

#include <QMetaObject>
#include <QObject>

namespace ink::secrets {

namespace {

template <typename T> void later(QObject* context, Done<T> done, Result<T> result)
{
    QMetaObject::invokeMethod(
        context, [done = std::move(done), result = std::move(result)] { done(result); },
        Qt::QueuedConnection);
}

} // namespace

void MemorySecretStore::read(const QString& name, QObject* context, Done<Secret> done)
{
    ++m_readCount;
    if (m_failure) return later<Secret>(context, std::move(done), fail(*m_failure));
    const auto found = m_secrets.constFind(name);
    if (found == m_secrets.constEnd())
        return later<Secret>(context, std::move(done), fail(ErrorCode::NotFound, reasons::noSuchSecret()));
    later<Secret>(context, std::move(done), *found);
}

void MemorySecretStore::probe(QObject* context, std::function<void(Access)> done)
{
    const Access access = m_needsPrompt ? Access::NeedsPrompt : m_failure ? Access::None : Access::Ready;
    QMetaObject::invokeMethod(
        context, [done = std::move(done), access] { done(access); }, Qt::QueuedConnection);
}

void MemorySecretStore::write(const QString& name, const Secret& secret, QObject* context, Done<void> done)
{
    if (m_failure) return later<void>(context, std::move(done), fail(*m_failure));
    m_secrets.insert(name, secret);
    later<void>(context, std::move(done), {});
}

void MemorySecretStore::remove(const QString& name, QObject* context, Done<void> done)
{
    if (m_failure) return later<void>(context, std::move(done), fail(*m_failure));
    m_secrets.remove(name);
    later<void>(context, std::move(done), {});
}

} // namespace ink::secrets
