#include "app/inkstone/commandbase/connection.h"

#include "app/settings/settings.h"
#include "app/workflow/session/session.h"

#include <QFile>
#include <QPointer>

#include <algorithm>

namespace ink {

namespace {

const QString& local()
{
    static const QString id = QStringLiteral("local");
    return id;
}

Result<std::shared_ptr<WorkFolder>> folderIn(const Workplace& workplace)
{
    INK_TRY(workplace.prepare());
    return WorkFolder::make(workplace.dataFolder() + QStringLiteral("/work-"));
}

} // namespace

Connection::Connection(Workplace& workplace, secrets::SecretStore& secrets,
                       const settings::Settings& settings)
    : m_workplace(workplace), m_secrets(secrets), m_folder(folderIn(workplace)), m_runSecrets(secrets)
{
    if (!m_folder) return; // open() reports the error
    const QString copy = (*m_folder)->filePath(QStringLiteral("settings.ini"));
    QFile::copy(settings.path(), copy); // without a file: the defaults
    m_settings = std::make_unique<settings::Settings>(copy);
}

Connection::~Connection() = default;

api::ApiClient* Connection::client() const
{
    return m_session ? m_session->client() : nullptr;
}

std::optional<QUrl> Connection::serverOf(const QString& profile, const settings::Settings& settings)
{
    if (profile == local()) return QUrl();
    for (const QJsonValue& value : settings.value(settings::options::profiles))
        if (value[QLatin1StringView("id")].toString() == profile)
            return QUrl(value[QLatin1StringView("baseUrl")].toString());
    const QUrl address(profile.section(QLatin1Char(' '), 0, 0), QUrl::StrictMode);
    if (address.isValid() && !address.host().isEmpty()) return address;
    return std::nullopt;
}

void Connection::open(const QUrl& server, QObject* context, api::Done<void> done)
{
    if (!m_folder) {
        const Error none = m_folder.error();
        QMetaObject::invokeMethod(
            context, [done = std::move(done), none] { done(fail(none)); }, Qt::QueuedConnection);
        return;
    }
    const auto startLocal = [this]() -> Result<workflow::LocalService> {
        INK_ASSIGN(service, m_workplace.service());
        INK_ASSIGN(key, service->localKey());
        return workflow::LocalService{QUrl(service->localUrl()), key};
    };
    const QByteArray given = qgetenv("INKSTONE_API_KEY");
    const bool isLocal = server.isEmpty();
    const bool byKey = !isLocal && !given.isEmpty();
    // The key from the environment is not stored in the keychain, which is still used for the proxy's
    // password.
    secrets::SecretStore& store = byKey ? static_cast<secrets::SecretStore&>(m_runSecrets) : m_secrets;
    m_session = std::make_unique<workflow::Session>(*m_settings, store, startLocal);
    if (isLocal) {
        m_profile = local();
        m_workplace.unlock(this, [this, context = QPointer<QObject>(context), done] {
            if (context) m_session->open(local(), context, done);
        });
        return;
    }
    const QList<workflow::Profile> known = m_session->profiles();
    const auto checked = workflow::Session::checkBaseUrl(server.toString());
    const auto place = std::find_if(known.begin(), known.end(), [&](const workflow::Profile& profile) {
        return checked && profile.baseUrl == *checked && !profile.isLocal();
    });
    if (checked && !byKey && place != known.end()) {
        m_profile = place->id;
        return m_session->open(place->id, context, std::move(done));
    }
    if (checked && !byKey) {
        const Error none =
            fail(ErrorCode::Auth,
                 Message::literal(QStringLiteral("No API key found for %1. Connect to it once in the "
                                                 "workstation, or set INKSTONE_API_KEY.")
                                      .arg(checked->toDisplayString())))
                .value();
        QMetaObject::invokeMethod(
            context, [done = std::move(done), none] { done(fail(none)); }, Qt::QueuedConnection);
        return;
    }
    m_session->connectTo(
        server, Secret(given), context,
        [this, known, done = std::move(done)](const Result<void>& opened) {
            if (!opened) return done(opened);
            const workflow::Profile now = *m_session->current();
            const bool isKnown =
                std::any_of(known.begin(), known.end(),
                            [&](const workflow::Profile& profile) { return profile.id == now.id; });
            m_profile = isKnown ? now.id : now.baseUrl.toString() + QLatin1Char(' ') + now.email;
            done(opened);
        },
        api::RetryPolicy::standard());
}

} // namespace ink

#include "moc_connection.cpp"
