#include "app/pdf/certificate/certificatewords.h"

#include "app/base/reasons.h"
#include "app/base/translatedmessage.h"
#include "app/domain/history.h"
#include "app/domain/questions.h"

#include <QDateTime>
#include <QHash>
#include <QTimeZone>

namespace ink::pdf {

CertificateWords::CertificateWords(const QString& language)
{
    static const QHash<QString, Language> known{{QStringLiteral("fr"), Language::French},
                                                {QStringLiteral("de"), Language::German},
                                                {QStringLiteral("es"), Language::Spanish},
                                                {QStringLiteral("ar"), Language::Arabic}};
    const QString primary = QString(language).replace(QLatin1Char('_'), QLatin1Char('-'));
    m_language = known.value(primary.section(QLatin1Char('-'), 0, 0).toLower(), Language::English);
}

QString CertificateWords::say(const CertificatePhrase& phrase) const
{
    switch (m_language) {
    case Language::English:
        return QString::fromUtf16(phrase.english);
    case Language::French:
        return QString::fromUtf16(phrase.french);
    case Language::German:
        return QString::fromUtf16(phrase.german);
    case Language::Spanish:
        return QString::fromUtf16(phrase.spanish);
    case Language::Arabic:
        return QString::fromUtf16(phrase.arabic);
    }
    return {};
}

QString CertificateWords::tag() const
{
    return say({u"en", u"fr", u"de", u"es", u"ar"});
}

QString CertificateWords::role(domain::ActionType type) const
{
    switch (type) {
    case domain::ActionType::Signer:
        return say({u"Signer", u"Signataire", u"Unterzeichner", u"Firmante", u"موقّع"});
    case domain::ActionType::Viewer:
        return say({u"Viewer", u"Lecteur", u"Leser", u"Lector", u"مطّلع"});
    case domain::ActionType::Reviewer:
        return say({u"Reviewer", u"Réviseur", u"Prüfer", u"Revisor", u"مراجع"});
    case domain::ActionType::SigningHost:
        return say({u"Signing host", u"Hôte de signature", u"Gastgeber der Unterzeichnung",
                    u"Anfitrión de la firma", u"مضيف التوقيع"});
    case domain::ActionType::OpenSigner:
        return say({u"Open signer", u"Signataire libre", u"Freier Unterzeichner", u"Firmante abierto",
                    u"موقّع مفتوح"});
    case domain::ActionType::Editor:
        return say({u"Editor", u"Rédacteur", u"Bearbeiter", u"Editor", u"محرّر"});
    }
    return {};
}

QString CertificateWords::status(domain::InvitationStatus status) const
{
    using domain::InvitationStatus;
    switch (status) {
    case InvitationStatus::NotSent:
        return say({u"Not sent", u"Non envoyé", u"Nicht gesendet", u"No enviado", u"لم يُرسل"});
    case InvitationStatus::WaitToOpen:
        return say({u"Not opened", u"Non ouvert", u"Nicht geöffnet", u"No abierto", u"لم يُفتح"});
    case InvitationStatus::ReachDeadline:
        return say({u"Expired", u"Expiré", u"Abgelaufen", u"Caducado", u"انتهت المهلة"});
    case InvitationStatus::WorkInProgress:
        return say({u"In progress", u"En cours", u"In Arbeit", u"En curso", u"قيد التنفيذ"});
    case InvitationStatus::Viewed:
        return say({u"Viewed", u"Consulté", u"Angesehen", u"Visto", u"تمّ الاطّلاع"});
    case InvitationStatus::Rejected:
        return say({u"Rejected", u"Refusé", u"Abgelehnt", u"Rechazado", u"مرفوض"});
    case InvitationStatus::Finalized:
        return say({u"Finished", u"Terminé", u"Abgeschlossen", u"Terminado", u"مكتمل"});
    case InvitationStatus::Cancelled:
        return say({u"Cancelled", u"Annulé", u"Abgebrochen", u"Cancelado", u"ملغى"});
    }
    return {};
}

QString CertificateWords::event(const domain::HistoryEvent& event) const
{
    using domain::HistoryEvent;
    static const QHash<int, CertificatePhrase> known{
        {HistoryEvent::Created, {u"Created", u"Créé", u"Angelegt", u"Creado", u"أُنشئ"}},
        {HistoryEvent::Updated, {u"Changed", u"Modifié", u"Geändert", u"Modificado", u"عُدّل"}},
        {HistoryEvent::Sent, {u"Sent", u"Envoyé", u"Gesendet", u"Enviado", u"أُرسل"}},
        {HistoryEvent::Invited, {u"Asked", u"Sollicité", u"Gebeten", u"Solicitado", u"طُلب منه"}},
        {HistoryEvent::Opened, {u"Opened", u"Ouvert", u"Geöffnet", u"Abierto", u"فُتح"}},
        {HistoryEvent::Viewed, {u"Viewed", u"Consulté", u"Angesehen", u"Visto", u"تمّ الاطّلاع"}},
        {HistoryEvent::Saved,
         {u"Values saved", u"Valeurs enregistrées", u"Werte gespeichert", u"Valores guardados",
          u"حُفظت القيم"}},
        {HistoryEvent::Corrected,
         {u"Values corrected", u"Valeurs corrigées", u"Werte berichtigt", u"Valores corregidos",
          u"صُحّحت القيم"}},
        {HistoryEvent::Attached,
         {u"File attached", u"Fichier joint", u"Datei angehängt", u"Archivo adjuntado", u"أُرفق ملف"}},
        {HistoryEvent::Detached,
         {u"Attachment removed", u"Pièce jointe retirée", u"Anhang entfernt", u"Adjunto retirado",
          u"أُزيل المرفق"}},
        {HistoryEvent::Edited, {u"Filled in", u"Rempli", u"Ausgefüllt", u"Rellenado", u"مُلئ"}},
        {HistoryEvent::Consented,
         {u"Consent given", u"Consentement donné", u"Einwilligung gegeben", u"Consentimiento dado",
          u"أُعطيت الموافقة"}},
        {HistoryEvent::DisclosureAccepted,
         {u"Disclosure accepted", u"Informations acceptées", u"Informationen akzeptiert",
          u"Información aceptada", u"قُبلت المعلومات"}},
        {HistoryEvent::InPerson,
         {u"Signing in person", u"Signature en personne", u"Unterzeichnung vor Ort", u"Firma en persona",
          u"توقيع حضوري"}},
        {HistoryEvent::HandedIn,
         {u"Signed offline, handed in", u"Signé hors connexion, remis",
          u"Offline unterschrieben, eingereicht", u"Firmado sin conexión, entregado",
          u"وُقّع دون اتصال ثم سُلّم"}},
        {HistoryEvent::OpenedToNetwork,
         {u"Opened to the local network", u"Ouvert au réseau local", u"Für das lokale Netzwerk geöffnet",
          u"Abierto a la red local", u"فُتح على الشبكة المحلية"}},
        {HistoryEvent::ClosedToNetwork,
         {u"Closed to the local network", u"Fermé au réseau local", u"Für das lokale Netzwerk geschlossen",
          u"Cerrado a la red local", u"أُغلق على الشبكة المحلية"}},
        {HistoryEvent::SignedOnPaper,
         {u"Signed on paper", u"Signé sur papier", u"Auf Papier unterschrieben", u"Firmado en papel",
          u"وُقّع على الورق"}},
        {HistoryEvent::Signed, {u"Signed", u"Signé", u"Unterschrieben", u"Firmado", u"وُقّع"}},
        {HistoryEvent::Approved, {u"Approved", u"Approuvé", u"Genehmigt", u"Aprobado", u"اعتُمد"}},
        {HistoryEvent::Finished, {u"Finished", u"Terminé", u"Abgeschlossen", u"Terminado", u"مكتمل"}},
        {HistoryEvent::Reminded, {u"Reminded", u"Relancé", u"Erinnert", u"Recordado", u"ذُكّر"}},
        {HistoryEvent::Warned,
         {u"Warned of the deadline", u"Averti de l’échéance", u"Vor Fristablauf gewarnt",
          u"Avisado del plazo", u"نُبّه إلى المهلة"}},
        {HistoryEvent::Authenticated,
         {u"Authenticated", u"Authentifié", u"Ausgewiesen", u"Autenticado", u"تمّ التحقّق"}},
        {HistoryEvent::CodesLocked,
         {u"Locked after wrong codes", u"Bloqué après des codes erronés", u"Nach falschen Codes gesperrt",
          u"Bloqueado tras códigos erróneos", u"قُفل بعد رموز خاطئة"}},
        {HistoryEvent::Rejected, {u"Rejected", u"Refusé", u"Abgelehnt", u"Rechazado", u"رُفض"}},
        {HistoryEvent::Cancelled, {u"Cancelled", u"Annulé", u"Abgebrochen", u"Cancelado", u"أُلغي"}},
        {HistoryEvent::Expired, {u"Expired", u"Expiré", u"Abgelaufen", u"Caducado", u"انتهت المهلة"}},
        {HistoryEvent::FileRepaired,
         {u"A damaged file was repaired", u"Un fichier endommagé a été réparé",
          u"Eine beschädigte Datei wurde repariert", u"Se reparó un archivo dañado", u"أُصلح ملف تالف"}},
        {HistoryEvent::FileDecrypted,
         {u"The encryption of a file was removed", u"Le chiffrement d’un fichier a été retiré",
          u"Die Verschlüsselung einer Datei wurde entfernt", u"Se quitó el cifrado de un archivo",
          u"أُزيل تشفير ملف"}},
        {HistoryEvent::MailDelayed,
         {u"An email was delayed", u"Un e-mail a été retardé", u"Eine E-Mail verzögerte sich",
          u"Un correo se retrasó", u"تأخّر بريد"}},
        {HistoryEvent::MailFailed,
         {u"An email was not delivered", u"Un e-mail n’a pas été remis", u"Eine E-Mail kam nicht an",
          u"Un correo no se entregó", u"لم يُسلَّم بريد"}},
        {HistoryEvent::MailBounced,
         {u"An email came back", u"Un e-mail est revenu", u"Eine E-Mail kam zurück",
          u"Un correo fue devuelto", u"عاد بريد إلكتروني"}},
        {HistoryEvent::SmsDelayed,
         {u"A code by SMS was delayed", u"Un code par SMS a été retardé", u"Ein Code per SMS verzögerte sich",
          u"Un código por SMS se retrasó", u"تأخّر رمز برسالة نصية"}},
        {HistoryEvent::SmsFailed,
         {u"A code by SMS was not delivered", u"Un code par SMS n’a pas été remis",
          u"Ein Code per SMS kam nicht an", u"Un código por SMS no se entregó", u"لم يُسلَّم رمز برسالة نصية"}},
        {HistoryEvent::Delegated,
         {u"Delegated to another person", u"Délégué à une autre personne", u"An eine andere Person delegiert",
          u"Delegado en otra persona", u"فُوّض إلى شخص آخر"}},
        {HistoryEvent::DeputyInvited,
         {u"Deputy invited", u"Remplaçant invité", u"Vertretung eingeladen", u"Suplente invitado",
          u"دُعي النائب"}},
        {HistoryEvent::FileReplaced,
         {u"File replaced", u"Fichier remplacé", u"Datei ersetzt", u"Archivo sustituido", u"استُبدل ملف"}},
        {HistoryEvent::Named,
         {u"Next recipient named", u"Destinataire suivant désigné", u"Nächste Person benannt",
          u"Siguiente destinatario indicado", u"سُمّي المستلم التالي"}},
        {HistoryEvent::Released,
         {u"Others of the group have acted", u"D’autres membres du groupe ont agi",
          u"Andere aus der Gruppe haben gehandelt", u"Otras personas del grupo han actuado",
          u"تصرّف آخرون من المجموعة"}},
        {HistoryEvent::Scheduled,
         {u"Sending scheduled", u"Envoi planifié", u"Versand geplant", u"Envío programado", u"جُدوِل الإرسال"}},
        {HistoryEvent::ScheduleCancelled,
         {u"Scheduled sending cancelled", u"Envoi planifié annulé", u"Geplanter Versand abgebrochen",
          u"Envío programado cancelado", u"أُلغي الإرسال المجدول"}},
        {HistoryEvent::ScheduleFailed,
         {u"Scheduled sending failed", u"Échec de l’envoi planifié", u"Geplanter Versand fehlgeschlagen",
          u"Falló el envío programado", u"فشل الإرسال المجدول"}},
        {HistoryEvent::QuestionAsked,
         {u"Question to the sender", u"Question à l’expéditeur", u"Frage an den Absender",
          u"Pregunta al remitente", u"سؤال إلى المرسل"}},
        {HistoryEvent::QuestionAnswered,
         {u"Question answered", u"Réponse à une question", u"Frage beantwortet", u"Pregunta respondida",
          u"أُجيب عن سؤال"}},
        {HistoryEvent::SealingDelayed,
         {u"Sealing had to wait", u"Le scellement a dû attendre", u"Das Siegeln musste warten",
          u"El sellado tuvo que esperar", u"تأخّر الختم"}},
        {HistoryEvent::SignatureAdded,
         {u"Signature added", u"Signature ajoutée", u"Signatur hinzugefügt", u"Firma añadida",
          u"أُضيف توقيع"}},
        {HistoryEvent::RecipientChanged,
         {u"Recipient changed", u"Destinataire modifié", u"Empfänger geändert", u"Destinatario modificado",
          u"غُيّر مستلم"}},
        {HistoryEvent::RecipientAdded,
         {u"Recipient added", u"Destinataire ajouté", u"Empfänger hinzugefügt", u"Destinatario añadido",
          u"أُضيف مستلم"}},
        {HistoryEvent::RecipientRemoved,
         {u"Recipient removed", u"Destinataire retiré", u"Empfänger entfernt", u"Destinatario retirado",
          u"أُزيل مستلم"}},
        {HistoryEvent::OrderChanged,
         {u"Signing order changed", u"Ordre de signature modifié", u"Reihenfolge geändert",
          u"Orden de firma modificado", u"غُيّر ترتيب التوقيع"}},
        {HistoryEvent::TagsChanged,
         {u"Fields changed", u"Champs modifiés", u"Felder geändert", u"Campos modificados", u"غُيّرت الحقول"}},
        {HistoryEvent::DeadlineChanged,
         {u"Deadline changed", u"Échéance modifiée", u"Frist geändert", u"Plazo modificado", u"غُيّرت المهلة"}},
        {HistoryEvent::Deleted,
         {u"Moved to the trash", u"Mis à la corbeille", u"In den Papierkorb verschoben",
          u"Movido a la papelera", u"نُقل إلى المهملات"}},
        {HistoryEvent::Restored, {u"Restored", u"Restauré", u"Wiederhergestellt", u"Restaurado", u"استُعيد"}},
        {HistoryEvent::Finalized,
         {u"Completed and sealed", u"Terminé et scellé", u"Abgeschlossen und gesiegelt",
          u"Terminado y sellado", u"اكتمل وخُتم"}},
    };
    const auto at = known.constFind(event.kind());
    return at == known.cend() ? event.code() : say(*at);
}

QString CertificateWords::detail(const domain::HistoryEntry& entry) const
{
    // What people wrote to one another stays between them: the page says that they did.
    if (entry.event == domain::HistoryEvent::QuestionAsked ||
        entry.event == domain::HistoryEvent::QuestionAnswered)
        return {};
    return messageIn(tag(), domain::historyDetail(entry));
}

QString CertificateWords::actor(const QString& actor, const QList<domain::Invitation>& invitations) const
{
    const auto hosted = domain::hostedActor(actor, invitations);
    if (!hosted) return actor;
    const auto mail = actor.lastIndexOf(QLatin1String(" <"));
    return messageIn(tag(), reasons::personHostedBy(hosted->name, hosted->host)) +
           (mail < 0 ? QString() : actor.sliced(mail));
}

QString CertificateWords::sealReason() const
{
    return say(
        {u"Sealed after every recipient had finished", u"Scellé après que tous les destinataires ont terminé",
         u"Gesiegelt, nachdem alle Empfänger abgeschlossen hatten",
         u"Sellado después de que todos los destinatarios terminaran", u"خُتم بعد أن أنهى جميع المستلمين"});
}

QString CertificateWords::signerReason(const QString& who, Timestamp finished) const
{
    return say({u"%1 finished signing on %2", u"%1 a terminé de signer le %2",
                u"%1 hat das Unterschreiben am %2 abgeschlossen", u"%1 terminó de firmar el %2",
                u"أنهى %1 التوقيع في %2"})
        .arg(who, time(finished));
}

QString CertificateWords::languageName(const QString& tag) const
{
    const QString primary = tag.section(QLatin1Char('-'), 0, 0).toLower();
    static const QHash<QString, CertificatePhrase> known{
        {QStringLiteral("en"), {u"English", u"anglais", u"Englisch", u"inglés", u"الإنجليزية"}},
        {QStringLiteral("fr"), {u"French", u"français", u"Französisch", u"francés", u"الفرنسية"}},
        {QStringLiteral("de"), {u"German", u"allemand", u"Deutsch", u"alemán", u"الألمانية"}},
        {QStringLiteral("es"), {u"Spanish", u"espagnol", u"Spanisch", u"español", u"الإسبانية"}},
        {QStringLiteral("ar"), {u"Arabic", u"arabe", u"Arabisch", u"árabe", u"العربية"}},
    };
    const auto at = known.constFind(primary);
    return at == known.cend() ? tag : say(*at);
}

QString CertificateWords::authentication(const domain::Identification& identification) const
{
    if (!identification.acted) return QStringLiteral("–");
    QStringList parts;
    if (!identification.paperBy.isEmpty()) {
        const auto mail = identification.paperBy.lastIndexOf(QLatin1String(" <"));
        return say({u"Signed on paper, recorded by %1", u"Signé sur papier, enregistré par %1",
                    u"Auf Papier unterschrieben, erfasst von %1", u"Firmado en papel, registrado por %1",
                    u"وُقّع على الورق وسجّله %1"})
            .arg(mail > 0 ? identification.paperBy.left(mail) : identification.paperBy);
    }
    if (!identification.host.isEmpty()) {
        const auto mail = identification.host.lastIndexOf(QLatin1String(" <"));
        parts << say({u"In person, with %1", u"En personne, avec %1", u"Persönlich, bei %1",
                      u"En persona, con %1", u"حضوريًا مع %1"})
                     .arg(mail > 0 ? identification.host.left(mail) : identification.host);
    }
    for (const auto& each : identification.codes) {
        switch (each.type) {
        case domain::AuthenticationType::Email:
            parts << say({u"Code by email", u"Code par e-mail", u"Code per E-Mail", u"Código por correo",
                          u"رمز بالبريد الإلكتروني"});
            break;
        case domain::AuthenticationType::Sms:
            parts << say({u"Code by SMS", u"Code par SMS", u"Code per SMS", u"Código por SMS",
                          u"رمز برسالة نصية"}) +
                         (each.phone.size() > 4 ? QStringLiteral(" (…%1)").arg(each.phone.right(2))
                                                : QString());
            break;
        case domain::AuthenticationType::AccessCode:
            parts << say(
                {u"Access code", u"Code d’accès", u"Zugangscode", u"Código de acceso", u"رمز الدخول"});
            break;
        }
    }
    return parts.isEmpty() ? say({u"Personal link", u"Lien personnel", u"Persönlicher Link",
                                  u"Enlace personal", u"رابط شخصي"})
                           : parts.join(QStringLiteral(", "));
}

QString CertificateWords::size(qint64 bytes) const
{
    const auto text = [this](double value, const QString& unit) {
        QString number = QString::number(value, 'f', value < 10 ? 1 : 0);
        if (m_language != Language::English && m_language != Language::Arabic)
            number.replace(QLatin1Char('.'), QLatin1Char(','));
        return number + QChar(0xA0) + unit;
    };
    if (bytes < 1000)
        return QString::number(bytes) + QChar(0xA0) + say({u"bytes", u"octets", u"Bytes", u"bytes", u"بايت"});
    if (bytes < 1'000'000) return text(double(bytes) / 1e3, say({u"kB", u"ko", u"kB", u"kB", u"ك.ب"}));
    return text(double(bytes) / 1e6, say({u"MB", u"Mo", u"MB", u"MB", u"م.ب"}));
}

QString CertificateWords::pages(qsizetype count) const
{
    return QString::number(count) + QChar(0xA0) +
           (count == 1 ? say({u"page", u"page", u"Seite", u"página", u"صفحة"})
                       : say({u"pages", u"pages", u"Seiten", u"páginas", u"صفحات"}));
}

QString CertificateWords::files(qsizetype count) const
{
    return QString::number(count) + QChar(0xA0) +
           (count == 1 ? say({u"file", u"fichier", u"Datei", u"archivo", u"ملف"})
                       : say({u"files", u"fichiers", u"Dateien", u"archivos", u"ملفات"}));
}

QString CertificateWords::deviceTime(Timestamp signedAt) const
{
    return say({u"Signed offline, time according to the device: %1",
                u"Signé hors connexion, heure selon l’appareil : %1",
                u"Offline unterschrieben, Zeit laut Gerät: %1",
                u"Firmado sin conexión, hora según el dispositivo: %1",
                u"وُقّع دون اتصال، الوقت بحسب الجهاز: %1"})
        .arg(time(signedAt));
}

QString CertificateWords::time(std::optional<Timestamp> time)
{
    if (!time) return QStringLiteral("–");
    return QDateTime::fromMSecsSinceEpoch(time->time_since_epoch().count(), QTimeZone::utc())
        .toString(QStringLiteral("yyyy-MM-dd HH:mm:ss 'UTC'"));
}

} // namespace ink::pdf
