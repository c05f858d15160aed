#include "app/pdf/certificatewords.h"

#include <QDateTime>
#include <QHash>
#include <QTimeZone>

namespace ink::pdf {

QString CertificateWords::role(domain::ActionType type) const
{
    switch (type) {
    case domain::ActionType::Signer:
        return pick(u"Signer", u"Signataire");
    case domain::ActionType::Viewer:
        return pick(u"Viewer", u"Lecteur");
    case domain::ActionType::Reviewer:
        return pick(u"Reviewer", u"Réviseur");
    case domain::ActionType::SigningHost:
        return pick(u"Signing host", u"Hôte de signature");
    case domain::ActionType::OpenSigner:
        return pick(u"Open signer", u"Signataire libre");
    case domain::ActionType::Editor:
        return pick(u"Editor", u"Rédacteur");
    }
    return {};
}

QString CertificateWords::status(domain::InvitationStatus status) const
{
    using domain::InvitationStatus;
    switch (status) {
    case InvitationStatus::NotSent:
        return pick(u"Not sent", u"Non envoyé");
    case InvitationStatus::WaitToOpen:
        return pick(u"Not opened", u"Non ouvert");
    case InvitationStatus::ReachDeadline:
        return pick(u"Expired", u"Expiré");
    case InvitationStatus::WorkInProgress:
        return pick(u"In progress", u"En cours");
    case InvitationStatus::Viewed:
        return pick(u"Viewed", u"Consulté");
    case InvitationStatus::Rejected:
        return pick(u"Rejected", u"Refusé");
    case InvitationStatus::Finalized:
        return pick(u"Finished", u"Terminé");
    case InvitationStatus::Cancelled:
        return pick(u"Cancelled", u"Annulé");
    }
    return {};
}

QString CertificateWords::event(const QString& event) const
{
    struct Pair
    {
        const char16_t* english;
        const char16_t* french;
    };
    static const QHash<QString, Pair> known{
        {QStringLiteral("created"), {u"Created", u"Créé"}},
        {QStringLiteral("updated"), {u"Changed", u"Modifié"}},
        {QStringLiteral("sent"), {u"Sent", u"Envoyé"}},
        {QStringLiteral("opened"), {u"Opened", u"Ouvert"}},
        {QStringLiteral("viewed"), {u"Viewed", u"Consulté"}},
        {QStringLiteral("saved"), {u"Values saved", u"Valeurs enregistrées"}},
        {QStringLiteral("signed"), {u"Signed", u"Signé"}},
        {QStringLiteral("finished"), {u"Finished", u"Terminé"}},
        {QStringLiteral("reminded"), {u"Reminded", u"Relancé"}},
        {QStringLiteral("authenticated"), {u"Authenticated", u"Authentifié"}},
        {QStringLiteral("rejected"), {u"Rejected", u"Refusé"}},
        {QStringLiteral("cancelled"), {u"Cancelled", u"Annulé"}},
        {QStringLiteral("expired"), {u"Expired", u"Expiré"}},
        {QStringLiteral("finalized"), {u"Completed and sealed", u"Terminé et scellé"}},
    };
    const auto at = known.constFind(event);
    return at == known.cend() ? event : pick(at->english, at->french);
}

QString CertificateWords::authentication(const domain::Invitation& invitation) const
{
    QStringList parts;
    for (const auto& each : invitation.authentications) {
        switch (each.type) {
        case domain::AuthenticationType::Email:
            parts << pick(u"Code by e-mail", u"Code par e-mail");
            break;
        case domain::AuthenticationType::Sms:
            parts << pick(u"Code by SMS", u"Code par SMS") +
                         (each.phone.size() > 4 ? QStringLiteral(" (…%1)").arg(each.phone.right(2))
                                                : QString());
            break;
        case domain::AuthenticationType::AccessCode:
            parts << pick(u"Access code", u"Code d’accès");
            break;
        }
    }
    return parts.isEmpty() ? pick(u"Personal link", u"Lien personnel") : parts.join(QStringLiteral(", "));
}

QString CertificateWords::size(qint64 bytes) const
{
    const auto text = [this](double value, const char16_t* english, const char16_t* french) {
        QString number = QString::number(value, 'f', value < 10 ? 1 : 0);
        if (m_french) number.replace(QLatin1Char('.'), QLatin1Char(','));
        return number + QChar(0xA0) + pick(english, french);
    };
    if (bytes < 1000) return QString::number(bytes) + QChar(0xA0) + pick(u"bytes", u"octets");
    if (bytes < 1'000'000) return text(double(bytes) / 1e3, u"kB", u"ko");
    return text(double(bytes) / 1e6, u"MB", u"Mo");
}

QString CertificateWords::pages(qsizetype count) const
{
    return QString::number(count) + QChar(0xA0) +
           (count == 1 ? pick(u"page", u"page") : pick(u"pages", u"pages"));
}

QString CertificateWords::time(std::optional<Timestamp> time)
{
    if (!time) return QStringLiteral("–");
    return QDateTime::fromMSecsSinceEpoch(time->time_since_epoch().count(), QTimeZone::utc())
        .toString(QStringLiteral("yyyy-MM-dd HH:mm:ss 'UTC'"));
}

} // namespace ink::pdf
