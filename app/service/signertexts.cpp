#include "app/service/signertexts.h"

namespace ink::service {

namespace {

bool isFrench(const QString& language)
{
    return language.startsWith(QLatin1StringView("fr"), Qt::CaseInsensitive);
}

} // namespace

domain::Consent consentFor(domain::ActionType action, const QString& language)
{
    const auto in = [french = isFrench(language)](const QString& en, const QString& fr) {
        return french ? domain::Consent{fr, QStringLiteral("fr")} : domain::Consent{en, QStringLiteral("en")};
    };
    switch (action) {
    case domain::ActionType::Reviewer:
        return in(QStringLiteral("I have reviewed this document, and I agree to approve it electronically."),
                  QStringLiteral("J’ai relu ce document et j’accepte de l’approuver par voie électronique."));
    case domain::ActionType::Editor:
        return in(QStringLiteral("I agree to fill in this document electronically."),
                  QStringLiteral("J’accepte de remplir ce document par voie électronique."));
    case domain::ActionType::Signer:
    case domain::ActionType::SigningHost:
    case domain::ActionType::OpenSigner:
    case domain::ActionType::Viewer:
        break;
    }
    return in(QStringLiteral("I agree to sign this document electronically, and that my electronic signature "
                             "counts like one on paper."),
              QStringLiteral("J’accepte de signer ce document par voie électronique, et que ma signature "
                             "électronique ait la même valeur que sur papier."));
}

QString signerText(SignerText text, const QString& language)
{
    const bool french = isFrench(language);
    const auto pick = [french](const QString& en, const QString& fr) { return french ? fr : en; };
    switch (text) {
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
    case SignerText::NeedsAccessCode:
        return pick(QStringLiteral("Enter the access code that the sender gave you."),
                    QStringLiteral("Saisissez le code d’accès que l’expéditeur vous a donné."));
    case SignerText::NeedsMailCode:
        return pick(QStringLiteral("Enter the code that is sent to you by e-mail."),
                    QStringLiteral("Saisissez le code qui vous est envoyé par e-mail."));
    case SignerText::WrongCode:
        return pick(QStringLiteral("This code is not right."), QStringLiteral("Ce code n’est pas le bon."));
    case SignerText::TooManyCodes:
        return pick(QStringLiteral("Too many wrong codes; wait five minutes."),
                    QStringLiteral("Trop de codes erronés ; attendez cinq minutes."));
    }
    return {};
}

} // namespace ink::service
