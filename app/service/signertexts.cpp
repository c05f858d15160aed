#include "app/service/signertexts.h"

namespace ink::service {

QString signerText(SignerText text, const QString& language)
{
    const bool french = language.startsWith(QLatin1StringView("fr"), Qt::CaseInsensitive);
    const auto pick = [french](const QString& en, const QString& fr) { return french ? fr : en; };
    switch (text) {
    case SignerText::Consent:
        return pick(
            QStringLiteral("I agree to sign this document electronically, and that my electronic signature "
                           "counts like one on paper."),
            QStringLiteral("J’accepte de signer ce document par voie électronique, et que ma signature "
                           "électronique ait la même valeur que sur papier."));
    case SignerText::NotYourTurn:
        return pick(QStringLiteral("It is not your turn yet: somebody else signs first."),
                    QStringLiteral("Ce n’est pas encore votre tour : quelqu’un d’autre signe d’abord."));
    case SignerText::OnlyReading:
        return pick(QStringLiteral("You are invited to read this document; there is nothing to sign."),
                    QStringLiteral("Vous êtes invité à lire ce document ; il n’y a rien à signer."));
    case SignerText::Done:
        return pick(QStringLiteral("You have finished. Thank you."),
                    QStringLiteral("Vous avez terminé. Merci."));
    case SignerText::YouRejected:
        return pick(QStringLiteral("You declined to sign."), QStringLiteral("Vous avez refusé de signer."));
    case SignerText::Completed:
        return pick(QStringLiteral("Everybody has signed. The document is complete."),
                    QStringLiteral("Tout le monde a signé. Le document est complet."));
    case SignerText::Rejected:
        return pick(QStringLiteral("A recipient declined, so this document ended."),
                    QStringLiteral("Un destinataire a refusé ; ce document est clos."));
    case SignerText::Expired:
        return pick(QStringLiteral("The deadline of this document has passed."),
                    QStringLiteral("La date limite de ce document est passée."));
    case SignerText::Cancelled:
        return pick(QStringLiteral("The sender cancelled this document."),
                    QStringLiteral("L’expéditeur a annulé ce document."));
    }
    return {};
}

} // namespace ink::service
