#include "app/service/signertexts.h"

#include <array>

namespace ink::service {

namespace {

enum class SignerLanguage { English, French, German, Spanish, Arabic };
constexpr std::array<const char*, 5> subtags{"en", "fr", "de", "es", "ar"};

SignerLanguage languageFromTag(const QString& tag)
{
    const QString primary =
        QString(tag).replace(QLatin1Char('_'), QLatin1Char('-')).section(QLatin1Char('-'), 0, 0).toLower();
    for (std::size_t i = 0; i < subtags.size(); ++i)
        if (primary == QLatin1StringView(subtags[i])) return static_cast<SignerLanguage>(i);
    return SignerLanguage::English;
}

/** One sentence in every language: the compiler refuses one that lacks a language. */
class SignerSentence final
{
public:
    constexpr SignerSentence(QStringView english, QStringView french, QStringView german, QStringView spanish,
                             QStringView arabic)
        : m_words{english, french, german, spanish, arabic}
    {
    }
    [[nodiscard]] QString in(SignerLanguage language) const
    {
        return m_words[static_cast<std::size_t>(language)].toString();
    }

private:
    std::array<QStringView, subtags.size()> m_words;
};

/** English and French are evidence in stored documents: they stay as they are. */
SignerSentence consentSentence(domain::ActionType action)
{
    switch (action) {
    case domain::ActionType::Reviewer:
        return {
            u"I have reviewed this document, and I agree to approve it electronically.",
            u"J’ai relu ce document et j’accepte de l’approuver par voie électronique.",
            u"Ich habe dieses Dokument geprüft und bin damit einverstanden, es elektronisch zu genehmigen.",
            u"He revisado este documento y acepto aprobarlo por medios electrónicos.",
            u"لقد راجعتُ هذا المستند، وأوافق على اعتماده إلكترونيًا."};
    case domain::ActionType::Editor:
        return {u"I agree to fill in this document electronically.",
                u"J’accepte de remplir ce document par voie électronique.",
                u"Ich bin damit einverstanden, dieses Dokument elektronisch auszufüllen.",
                u"Acepto completar este documento por medios electrónicos.",
                u"أوافق على ملء هذا المستند إلكترونيًا."};
    case domain::ActionType::Signer:
    case domain::ActionType::SigningHost:
    case domain::ActionType::OpenSigner:
    case domain::ActionType::Viewer:
        break;
    }
    return {u"I agree to sign this document electronically, and that my electronic signature counts like one "
            u"on paper.",
            u"J’accepte de signer ce document par voie électronique, et que ma signature électronique ait la "
            u"même valeur que sur papier.",
            u"Ich bin damit einverstanden, dieses Dokument elektronisch zu unterschreiben, und dass meine "
            u"elektronische Unterschrift wie eine Unterschrift auf Papier gilt.",
            u"Acepto firmar este documento por medios electrónicos y que mi firma electrónica tenga el mismo "
            u"valor que una firma en papel.",
            u"أوافق على توقيع هذا المستند إلكترونيًا، وعلى أن يكون لتوقيعي الإلكتروني القيمة نفسها التي "
            u"للتوقيع على الورق."};
}

SignerSentence sentenceOf(SignerText text)
{
    switch (text) {
    case SignerText::NotYourTurn:
        return {u"It is not your turn yet: somebody else signs first.",
                u"Ce n’est pas encore votre tour : quelqu’un d’autre signe d’abord.",
                u"Sie sind noch nicht an der Reihe: Zuerst unterschreibt jemand anderes.",
                u"Todavía no es su turno: antes firma otra persona.", u"لم يحن دورك بعد: يوقّع شخص آخر أولًا."};
    case SignerText::OnlyReading:
        return {u"You are invited to read this document; there is nothing to sign.",
                u"Vous êtes invité à lire ce document ; il n’y a rien à signer.",
                u"Sie sind eingeladen, dieses Dokument zu lesen; eine Unterschrift ist nicht nötig.",
                u"Se le invita a leer este documento; no hay nada que firmar.",
                u"أنت مدعو إلى قراءة هذا المستند؛ ولا يلزم توقيعه."};
    case SignerText::Done:
        return {u"You have finished. Thank you.", u"Vous avez terminé. Merci.",
                u"Sie sind fertig. Vielen Dank.", u"Ha terminado. Gracias.", u"لقد انتهيت. شكرًا لك."};
    case SignerText::YouRejected:
        return {u"You declined to sign.", u"Vous avez refusé de signer.",
                u"Sie haben die Unterschrift abgelehnt.", u"Ha rechazado firmar.", u"لقد رفضت التوقيع."};
    case SignerText::Completed:
        return {u"Everybody has signed. The document is complete.",
                u"Tout le monde a signé. Le document est complet.",
                u"Alle haben unterschrieben. Das Dokument ist vollständig.",
                u"Todas las personas han firmado. El documento está completo.",
                u"وقّع الجميع. المستند مكتمل."};
    case SignerText::Rejected:
        return {u"A recipient declined, so this document ended.",
                u"Un destinataire a refusé ; ce document est clos.",
                u"Eine der angeschriebenen Personen hat abgelehnt; der Vorgang ist beendet.",
                u"Un destinatario ha rechazado el documento; el proceso ha terminado.",
                u"رفض أحد المستلمين، فانتهى العمل بهذا المستند."};
    case SignerText::Expired:
        return {u"The deadline of this document has passed.", u"La date limite de ce document est passée.",
                u"Die Frist für dieses Dokument ist abgelaufen.", u"El plazo de este documento ha terminado.",
                u"انتهت مهلة هذا المستند."};
    case SignerText::Cancelled:
        return {u"The sender cancelled this document.", u"L’expéditeur a annulé ce document.",
                u"Der Absender hat dieses Dokument zurückgezogen.",
                u"El remitente ha cancelado este documento.", u"ألغى المرسل هذا المستند."};
    case SignerText::NeedsAccessCode:
        return {u"Enter the access code that the sender gave you.",
                u"Saisissez le code d’accès que l’expéditeur vous a donné.",
                u"Geben Sie den Zugangscode ein, den Sie vom Absender erhalten haben.",
                u"Introduzca el código de acceso que le dio el remitente.",
                u"أدخل رمز الدخول الذي أعطاك إياه المرسل."};
    case SignerText::NeedsMailCode:
        return {u"Enter the code that is sent to you by email.",
                u"Saisissez le code qui vous est envoyé par e-mail.",
                u"Geben Sie den Code ein, der Ihnen per E-Mail gesendet wird.",
                u"Introduzca el código que se le envía por correo electrónico.",
                u"أدخل الرمز الذي يُرسل إليك بالبريد الإلكتروني."};
    case SignerText::NeedsSmsCode:
        return {u"Enter the code that is sent to your phone.",
                u"Saisissez le code qui est envoyé sur votre téléphone.",
                u"Geben Sie den Code ein, der an Ihr Telefon gesendet wird.",
                u"Introduzca el código que se envía a su teléfono.", u"أدخل الرمز الذي يُرسل إلى هاتفك."};
    case SignerText::SmsCode:
        return {u"%1 is your code for the document from %2. It is valid for 10 minutes. Don't share it.",
                u"%1 est votre code pour le document de %2. Il est valable 10 minutes. Ne le communiquez à "
                u"personne.",
                u"%1 ist Ihr Code für das Dokument von %2. Er gilt 10 Minuten. Geben Sie ihn nicht weiter.",
                u"%1 es su código para el documento de %2. Es válido durante 10 minutos. No lo comparta.",
                u"%1 هو رمزك لمستند من %2. وهو صالح لمدة 10 دقائق. لا تشاركه مع أحد."};
    case SignerText::WrongCode:
        return {u"This code is incorrect.", u"Ce code n’est pas le bon.", u"Dieser Code ist nicht richtig.",
                u"Este código no es correcto.", u"هذا الرمز غير صحيح."};
    case SignerText::TooManyCodes:
        return {u"Too many wrong codes. Try again in %1 min, or ask the sender for help.",
                u"Trop de codes erronés. Réessayez dans %1 min ou demandez de l’aide à l’expéditeur.",
                u"Zu viele falsche Codes. Versuchen Sie es in %1 Min. erneut oder bitten Sie den Absender um "
                u"Hilfe.",
                u"Demasiados códigos incorrectos. Vuelva a intentarlo dentro de %1 min o pida ayuda al "
                u"remitente.",
                u"رموز خاطئة كثيرة. أعد المحاولة بعد %1 دقيقة، أو اطلب المساعدة من المرسل."};
    case SignerText::Released:
        return {u"Others have already done this; you don't need to do anything.",
                u"D’autres personnes s’en sont déjà chargées ; vous n’avez rien à faire.",
                u"Andere haben das bereits übernommen; Sie müssen nichts mehr tun.",
                u"Otras personas ya se han encargado; no tiene que hacer nada.",
                u"تولّى آخرون ذلك بالفعل؛ لا يلزمك فعل أي شيء."};
    }
    return {u"", u"", u"", u"", u""};
}

} // namespace

const QStringList& signerLanguages()
{
    static const QStringList all = [] {
        QStringList tags;
        for (const char* subtag : subtags)
            tags.append(QLatin1StringView(subtag));
        return tags;
    }();
    return all;
}

QString signerLanguage(const QString& tag)
{
    return QLatin1StringView(subtags[static_cast<std::size_t>(languageFromTag(tag))]);
}

bool isRightToLeft(const QString& tag)
{
    return languageFromTag(tag) == SignerLanguage::Arabic;
}

domain::Consent consentFor(domain::ActionType action, const QString& language)
{
    return {consentSentence(action).in(languageFromTag(language)), signerLanguage(language)};
}

domain::Consent consentFor(domain::ActionType action, const QString& language,
                           const domain::UserSetting& account)
{
    using domain::SignerWords;
    const QString wanted = signerLanguage(language);
    const QString fallback = signerLanguage(account.language);
    if (action == domain::ActionType::Reviewer) {
        const SignerWords* words =
            domain::signerWordsWith(account.signerWords, &SignerWords::reviewConsent, wanted, fallback);
        return words ? domain::Consent{words->reviewConsent, words->language} : consentFor(action, language);
    }
    if (action == domain::ActionType::Editor) return consentFor(action, language);
    const SignerWords* words = domain::signingConsentWords(account.signerWords, wanted, fallback);
    if (!words) return consentFor(action, language);
    domain::Consent consent = consentFor(action, words->language);
    if (!words->consent.isEmpty()) consent.text = words->consent;
    consent.disclosure = words->disclosure;
    return consent;
}

QString thanksFor(const QString& language, const domain::UserSetting& account)
{
    const domain::SignerWords* words =
        domain::signerWordsWith(account.signerWords, &domain::SignerWords::thanks, signerLanguage(language),
                                signerLanguage(account.language));
    return words ? words->thanks : QString();
}

QString signerText(SignerText text, const QString& language)
{
    return sentenceOf(text).in(languageFromTag(language));
}

} // namespace ink::service
