<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>ink::BulkReport</name>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Document</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>waiting</source>
        <comment>a row</comment>
        <translation>en attente</translation>
    </message>
    <message>
        <source>sent</source>
        <comment>a row</comment>
        <translation>envoyée</translation>
    </message>
    <message>
        <source>refused</source>
        <comment>a row</comment>
        <translation>refusée</translation>
    </message>
    <message>
        <source>faulty</source>
        <comment>a row</comment>
        <translation>erronée</translation>
    </message>
    <message>
        <source>left out</source>
        <comment>a row</comment>
        <translation>exclue</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>a row</comment>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>Signing status</source>
        <translation>État de la signature</translation>
    </message>
    <message>
        <source>Completed on</source>
        <translation>Terminé le</translation>
    </message>
    <message>
        <source>Document link</source>
        <translation>Lien vers le document</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Lien</translation>
    </message>
</context>
<context>
    <name>ink::Certificate</name>
    <message>
        <source>Sent</source>
        <translation>Envoyé</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Ouvert</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Expiré</translation>
    </message>
    <message>
        <source>Viewed</source>
        <translation>Consulté</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>Refusé</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Annulé</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Créé</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modifié</translation>
    </message>
    <message>
        <source>Invited</source>
        <translation>Sollicité</translation>
    </message>
    <message>
        <source>Values saved</source>
        <translation>Valeurs enregistrées</translation>
    </message>
    <message>
        <source>Values corrected</source>
        <translation>Valeurs corrigées</translation>
    </message>
    <message>
        <source>File attached</source>
        <translation>Fichier joint</translation>
    </message>
    <message>
        <source>Attachment removed</source>
        <translation>Pièce jointe retirée</translation>
    </message>
    <message>
        <source>Filled in</source>
        <translation>Rempli</translation>
    </message>
    <message>
        <source>Consent given</source>
        <translation>Consentement donné</translation>
    </message>
    <message>
        <source>Disclosure accepted</source>
        <translation>Informations acceptées</translation>
    </message>
    <message>
        <source>Signing in person</source>
        <translation>Signature en personne</translation>
    </message>
    <message>
        <source>Signed on paper</source>
        <translation>Signé sur papier</translation>
    </message>
    <message>
        <source>Signed</source>
        <translation>Signé</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>Approuvé</translation>
    </message>
    <message>
        <source>Reminder sent</source>
        <translation>Relancé</translation>
    </message>
    <message>
        <source>Deadline warning sent</source>
        <translation>Averti de l’échéance</translation>
    </message>
    <message>
        <source>Authenticated</source>
        <translation>Authentifié</translation>
    </message>
    <message>
        <source>Locked after too many wrong codes</source>
        <translation>Bloqué après des codes erronés</translation>
    </message>
    <message>
        <source>Damaged file repaired</source>
        <translation>Un fichier endommagé a été réparé</translation>
    </message>
    <message>
        <source>File encryption removed</source>
        <translation>Le chiffrement d’un fichier a été retiré</translation>
    </message>
    <message>
        <source>Email delayed</source>
        <translation>Un e-mail a été retardé</translation>
    </message>
    <message>
        <source>Email not delivered</source>
        <translation>Un e-mail n’a pas été remis</translation>
    </message>
    <message>
        <source>Email bounced</source>
        <translation>Un e-mail est revenu</translation>
    </message>
    <message>
        <source>SMS code delayed</source>
        <translation>Un code par SMS a été retardé</translation>
    </message>
    <message>
        <source>SMS code not delivered</source>
        <translation>Un code par SMS n’a pas été remis</translation>
    </message>
    <message>
        <source>Delegated to another person</source>
        <translation>Délégué à une autre personne</translation>
    </message>
    <message>
        <source>Deputy invited</source>
        <translation>Remplaçant invité</translation>
    </message>
    <message>
        <source>File replaced</source>
        <translation>Fichier remplacé</translation>
    </message>
    <message>
        <source>Next recipient named</source>
        <translation>Destinataire suivant désigné</translation>
    </message>
    <message>
        <source>Other group members have acted</source>
        <translation>D’autres membres du groupe ont agi</translation>
    </message>
    <message>
        <source>Sending scheduled</source>
        <translation>Envoi planifié</translation>
    </message>
    <message>
        <source>Scheduled sending cancelled</source>
        <translation>Envoi planifié annulé</translation>
    </message>
    <message>
        <source>Scheduled sending failed</source>
        <translation>Échec de l’envoi planifié</translation>
    </message>
    <message>
        <source>Question to the sender</source>
        <translation>Question à l’expéditeur</translation>
    </message>
    <message>
        <source>Question answered</source>
        <translation>Réponse à une question</translation>
    </message>
    <message>
        <source>Sealing postponed</source>
        <translation>Le scellement a dû attendre</translation>
    </message>
    <message>
        <source>Signature added</source>
        <translation>Signature ajoutée</translation>
    </message>
    <message>
        <source>Recipient changed</source>
        <translation>Destinataire modifié</translation>
    </message>
    <message>
        <source>Recipient added</source>
        <translation>Destinataire ajouté</translation>
    </message>
    <message>
        <source>Recipient removed</source>
        <translation>Destinataire retiré</translation>
    </message>
    <message>
        <source>Signing order changed</source>
        <translation>Ordre de signature modifié</translation>
    </message>
    <message>
        <source>Fields changed</source>
        <translation>Champs modifiés</translation>
    </message>
    <message>
        <source>Deadline changed</source>
        <translation>Échéance modifiée</translation>
    </message>
    <message>
        <source>Moved to the trash</source>
        <translation>Mis à la corbeille</translation>
    </message>
    <message>
        <source>Restored</source>
        <translation>Restauré</translation>
    </message>
    <message>
        <source>Completed and sealed</source>
        <translation>Terminé et scellé</translation>
    </message>
    <message>
        <source>Signed offline, submitted</source>
        <translation>Signé hors connexion, remis</translation>
    </message>
    <message>
        <source>Made available on the local network</source>
        <translation>Ouvert au réseau local</translation>
    </message>
    <message>
        <source>Access from the local network ended</source>
        <translation>Fermé au réseau local</translation>
    </message>
    <message>
        <source>Certificate of completion</source>
        <translation>Certificat de signature</translation>
    </message>
    <message>
        <source>Document number</source>
        <translation>Numéro du document</translation>
    </message>
    <message>
        <source>Sent by</source>
        <translation>Envoyé par</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Étendue</translation>
    </message>
    <message>
        <source>Certified by</source>
        <translation>Certifié par</translation>
    </message>
    <message>
        <source>Witness of %1</source>
        <translation>Témoin de %1</translation>
    </message>
    <message>
        <source>%1 of %2 in “%3”</source>
        <translation>%1 sur %2 dans «&#xa0;%3&#xa0;»</translation>
    </message>
    <message>
        <source>Not required to act</source>
        <translation>N’a pas eu à agir</translation>
    </message>
    <message>
        <source>Copy at the end</source>
        <translation>Copie à la fin</translation>
    </message>
    <message>
        <source>Recipients</source>
        <translation>Destinataires</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rôle</translation>
    </message>
    <message>
        <source>Authenticated by</source>
        <translation>Authentifié par</translation>
    </message>
    <message>
        <source>On behalf of %1</source>
        <translation>Pour le compte de %1</translation>
    </message>
    <message>
        <source>Reason: </source>
        <translation>Motif&#xa0;: </translation>
    </message>
    <message>
        <source>Consent</source>
        <translation>Consentement</translation>
    </message>
    <message>
        <source>Text shown</source>
        <translation>Texte présenté</translation>
    </message>
    <message>
        <source>Accepted by</source>
        <translation>Accepté par</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Accepté</translation>
    </message>
    <message>
        <source>Disclosure</source>
        <translation>Informations de l’expéditeur</translation>
    </message>
    <message>
        <source>Accepted together with the consent by: %1</source>
        <translation>Acceptées avec le consentement par&#xa0;: %1</translation>
    </message>
    <message>
        <source>Without signatures of its own</source>
        <translation>Sans signature propre</translation>
    </message>
    <message>
        <source>Signed by: %1</source>
        <translation>Signé par&#xa0;: %1</translation>
    </message>
    <message>
        <source>Original files</source>
        <translation>Fichiers tels qu’ils ont été déposés</translation>
    </message>
    <message>
        <source>Name and SHA-256</source>
        <translation>Nom et SHA-256</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>IP address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Head of the history chain (SHA-256)</source>
        <translation>Tête de la chaîne de l’historique (SHA-256)</translation>
    </message>
    <message>
        <source>Each entry’s hash covers the entry and the hash before it, so this one value stands for the whole history. The entries are attached to the signed file as history.json; “inkstone verify” recomputes the chain.</source>
        <translation>L’empreinte de chaque ligne couvre cette ligne et l’empreinte précédente&#xa0;: cette seule valeur répond donc de tout l’historique. Les lignes sont jointes au fichier signé sous le nom history.json&#x202f;; «&#xa0;inkstone verify&#xa0;» recalcule la chaîne.</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 sur %2</translation>
    </message>
    <message>
        <source>Signer</source>
        <translation>Signataire</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>Lecteur</translation>
    </message>
    <message>
        <source>Reviewer</source>
        <translation>Réviseur</translation>
    </message>
    <message>
        <source>Signing host</source>
        <translation>Hôte de signature</translation>
    </message>
    <message>
        <source>Open signer</source>
        <translation>Signataire libre</translation>
    </message>
    <message>
        <source>Editor</source>
        <translation>Rédacteur</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>Non envoyé</translation>
    </message>
    <message>
        <source>Not opened</source>
        <translation>Non ouvert</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Sealed after every recipient had finished</source>
        <translation>Scellé après que tous les destinataires ont terminé</translation>
    </message>
    <message>
        <source>%1 finished signing on %2</source>
        <translation>%1 a terminé de signer le %2</translation>
    </message>
    <message>
        <source>Signed on paper, recorded by %1</source>
        <translation>Signé sur papier, enregistré par %1</translation>
    </message>
    <message>
        <source>In person, hosted by %1</source>
        <translation>En personne, avec %1</translation>
    </message>
    <message>
        <source>Code by email</source>
        <translation>Code par e-mail</translation>
    </message>
    <message>
        <source>Code by SMS</source>
        <translation>Code par SMS</translation>
    </message>
    <message>
        <source>Access code</source>
        <translation>Code d’accès</translation>
    </message>
    <message>
        <source>Personal link</source>
        <translation>Lien personnel</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>octets</translation>
    </message>
    <message>
        <source>kB</source>
        <translation>ko</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>Mo</translation>
    </message>
    <message>
        <source>page</source>
        <translation>page</translation>
    </message>
    <message>
        <source>pages</source>
        <translation>pages</translation>
    </message>
    <message>
        <source>file</source>
        <translation>fichier</translation>
    </message>
    <message>
        <source>files</source>
        <translation>fichiers</translation>
    </message>
    <message>
        <source>Signed offline, time according to the device: %1</source>
        <translation>Signé hors connexion, heure selon l’appareil&#xa0;: %1</translation>
    </message>
    <message>
        <source>Signed copy sent</source>
        <translation>Copie signée envoyée</translation>
    </message>
</context>
<context>
    <name>ink::DocumentPage</name>
    <message>
        <source>Part of the link may be missing. Copy the whole link and try again.</source>
        <comment>invalidText</comment>
        <translation>Il manque peut-être une partie du lien. Copiez le lien entier et réessayez.</translation>
    </message>
    <message>
        <source>This link isn’t valid</source>
        <comment>invalidTitle</comment>
        <translation>Ce lien n’est pas valide</translation>
    </message>
    <message>
        <source>If you were asked to sign a document, use the link in your invitation instead.</source>
        <comment>signers</comment>
        <translation>Si vous devez signer un document, utilisez plutôt le lien de votre invitation.</translation>
    </message>
    <message>
        <source>If nothing happens, install Inkstone on this computer, connect it to %1, and open the link again.</source>
        <comment>hint</comment>
        <translation>Si rien ne se passe, installez Inkstone sur cet ordinateur, connectez-le à %1 et ouvrez de nouveau le lien.</translation>
    </message>
    <message>
        <source>Open in Inkstone</source>
        <comment>open</comment>
        <translation>Ouvrir dans Inkstone</translation>
    </message>
    <message>
        <source>This link leads to a document on %1. You can see it in Inkstone if your account has access to it.</source>
        <comment>text</comment>
        <translation>Ce lien mène à un document sur %1. Vous pouvez le voir dans Inkstone si votre compte y a accès.</translation>
    </message>
    <message>
        <source>Open a document in Inkstone</source>
        <comment>title</comment>
        <translation>Ouvrir un document dans Inkstone</translation>
    </message>
</context>
<context>
    <name>ink::Language</name>
    <message>
        <source>English</source>
        <translation>Français</translation>
    </message>
</context>
<context>
    <name>ink::LanguageName</name>
    <message>
        <source>English</source>
        <translation>anglais</translation>
    </message>
    <message>
        <source>French</source>
        <translation>français</translation>
    </message>
    <message>
        <source>German</source>
        <translation>allemand</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>espagnol</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>arabe</translation>
    </message>
</context>
<context>
    <name>ink::Mail</name>
    <message>
        <source>Open in Inkstone</source>
        <comment>buttons.window</comment>
        <translation>Ouvrir dans Inkstone</translation>
    </message>
    <message>
        <source>Hello {recipient},</source>
        <comment>greeting</comment>
        <translation>Bonjour {recipient},</translation>
    </message>
    <message>
        <source>{label}:</source>
        <comment>label</comment>
        <translation>{label}&#xa0;:</translation>
    </message>
    <message>
        <source>{day} {month} {year}</source>
        <comment>date</comment>
        <translation>{day} {month} {year}</translation>
    </message>
    <message>
        <source>Hello,</source>
        <comment>greetingNobody</comment>
        <translation>Bonjour,</translation>
    </message>
    <message>
        <source>Someone</source>
        <comment>somebody</comment>
        <translation>Une personne</translation>
    </message>
    <message>
        <source>Message from {sender}</source>
        <comment>messageFrom</comment>
        <translation>{sender} vous écrit</translation>
    </message>
    <message>
        <source>Personal message from {sender} to you</source>
        <comment>privateMessageFrom</comment>
        <translation>Message personnel de {sender} pour vous</translation>
    </message>
    <message>
        <source>You’re receiving this document on behalf of {absent}, who is absent.</source>
        <comment>onBehalfOf</comment>
        <translation>Vous recevez ce document pour le compte de {absent}, qui est absent(e).</translation>
    </message>
    <message>
        <source>Reason</source>
        <comment>reason</comment>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Question</source>
        <comment>question</comment>
        <translation>Question</translation>
    </message>
    <message>
        <source>Question about page {page}</source>
        <comment>questionOnPage</comment>
        <translation>Question sur la page {page}</translation>
    </message>
    <message>
        <source>Answer</source>
        <comment>answer</comment>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Your code</source>
        <comment>code</comment>
        <translation>Votre code</translation>
    </message>
    <message>
        <source>Document</source>
        <comment>labels.document</comment>
        <translation>Document</translation>
    </message>
    <message>
        <source>From</source>
        <comment>labels.from</comment>
        <translation>Expéditeur</translation>
    </message>
    <message>
        <source>Please finish by</source>
        <comment>labels.deadline</comment>
        <translation>À terminer avant le</translation>
    </message>
    <message>
        <source>Review and sign</source>
        <comment>buttons.sign</comment>
        <translation>Lire et signer</translation>
    </message>
    <message>
        <source>Review and approve</source>
        <comment>buttons.approve</comment>
        <translation>Lire et approuver</translation>
    </message>
    <message>
        <source>Open and complete</source>
        <comment>buttons.edit</comment>
        <translation>Ouvrir et compléter</translation>
    </message>
    <message>
        <source>Start signing</source>
        <comment>buttons.host</comment>
        <translation>Commencer la signature</translation>
    </message>
    <message>
        <source>Open the document</source>
        <comment>buttons.view</comment>
        <translation>Ouvrir le document</translation>
    </message>
    <message>
        <source>Download the document</source>
        <comment>buttons.download</comment>
        <translation>Télécharger le document</translation>
    </message>
    <message>
        <source>If the button doesn’t work, copy this link into your browser:</source>
        <comment>copyAddress</comment>
        <translation>Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur&#xa0;:</translation>
    </message>
    <message>
        <source>This link is personal: anyone who has it can act in your name. Please don’t forward this email.</source>
        <comment>personal</comment>
        <translation>Ce lien est strictement personnel&#xa0;: toute personne qui le possède peut agir en votre nom. Merci de ne pas transférer ce message.</translation>
    </message>
    <message>
        <source>This link is personal: anyone who has it can read the document. Please don’t forward this email.</source>
        <comment>personalRead</comment>
        <translation>Ce lien est strictement personnel&#xa0;: toute personne qui le possède peut lire le document. Merci de ne pas transférer ce message.</translation>
    </message>
    <message>
        <source>Replies to this email go to {sender}.</source>
        <comment>replies</comment>
        <translation>Les réponses à ce message sont adressées à {sender}.</translation>
    </message>
    <message>
        <source>You’re receiving this email because {sender} ({email}) sent you a document.</source>
        <comment>foot.recipient</comment>
        <translation>Vous recevez ce message car {sender} ({email}) vous a envoyé un document.</translation>
    </message>
    <message>
        <source>You’re receiving this email because you sent this document. You can change this in your account’s notification settings.</source>
        <comment>foot.sender</comment>
        <translation>Vous recevez ce message car vous avez envoyé ce document. Les réglages de notification de votre compte déterminent les messages que vous recevez.</translation>
    </message>
    <message>
        <source>You’re receiving this email because {sender} ({email}) sends you copies of these notifications.</source>
        <comment>foot.copy</comment>
        <translation>Vous recevez ce message car {sender} ({email}) vous fait envoyer une copie de ces avis.</translation>
    </message>
    <message>
        <source>Reminder: {subject}</source>
        <comment>reminderSubject</comment>
        <translation>Rappel&#xa0;: {subject}</translation>
    </message>
    <message>
        <source>{sender} asks you to sign “{title}”</source>
        <comment>letters.invitationSign.subject</comment>
        <translation>{sender} vous demande de signer «&#xa0;{title}&#xa0;»</translation>
    </message>
    <message>
        <source>Your signature is needed</source>
        <comment>letters.invitationSign.heading</comment>
        <translation>Votre signature est attendue</translation>
    </message>
    <message>
        <source>{sender} asks you to sign “{title}”. You can read and sign it in your browser, without an account.</source>
        <comment>letters.invitationSign.line1</comment>
        <translation>{sender} vous demande de signer «&#xa0;{title}&#xa0;». Vous pouvez lire et signer ce document dans votre navigateur, sans créer de compte.</translation>
    </message>
    <message>
        <source>{sender} asks you to approve “{title}”</source>
        <comment>letters.invitationApprove.subject</comment>
        <translation>{sender} vous demande d’approuver «&#xa0;{title}&#xa0;»</translation>
    </message>
    <message>
        <source>Your approval is needed</source>
        <comment>letters.invitationApprove.heading</comment>
        <translation>Votre approbation est attendue</translation>
    </message>
    <message>
        <source>{sender} asks you to read and approve “{title}”. You can do that in your browser, without an account.</source>
        <comment>letters.invitationApprove.line1</comment>
        <translation>{sender} vous demande de lire et d’approuver «&#xa0;{title}&#xa0;». Vous pouvez le faire dans votre navigateur, sans créer de compte.</translation>
    </message>
    <message>
        <source>{sender} asks you to complete “{title}”</source>
        <comment>letters.invitationEdit.subject</comment>
        <translation>{sender} vous demande de compléter «&#xa0;{title}&#xa0;»</translation>
    </message>
    <message>
        <source>Your input is needed</source>
        <comment>letters.invitationEdit.heading</comment>
        <translation>Vos informations sont attendues</translation>
    </message>
    <message>
        <source>{sender} asks you to fill in your part of “{title}”. You can do that in your browser, without an account.</source>
        <comment>letters.invitationEdit.line1</comment>
        <translation>{sender} vous demande de remplir votre partie de «&#xa0;{title}&#xa0;». Vous pouvez le faire dans votre navigateur, sans créer de compte.</translation>
    </message>
    <message>
        <source>{sender} asks you to host the in-person signing of “{title}”</source>
        <comment>letters.invitationHost.subject</comment>
        <translation>{sender} vous demande d’accueillir la signature de «&#xa0;{title}&#xa0;»</translation>
    </message>
    <message>
        <source>You’re hosting an in-person signing</source>
        <comment>letters.invitationHost.heading</comment>
        <translation>Vous accueillez une signature</translation>
    </message>
    <message>
        <source>{sender} asks you to host the in-person signing of “{title}”. Open the document on your device and let the others sign in your presence.</source>
        <comment>letters.invitationHost.line1</comment>
        <translation>{sender} vous demande d’accueillir la signature de «&#xa0;{title}&#xa0;»&#xa0;: ouvrez le document sur votre appareil et faites-le signer en votre présence.</translation>
    </message>
    <message>
        <source>{sender} has shared “{title}” with you</source>
        <comment>letters.invitationView.subject</comment>
        <translation>{sender} partage «&#xa0;{title}&#xa0;» avec vous</translation>
    </message>
    <message>
        <source>A document for you to read</source>
        <comment>letters.invitationView.heading</comment>
        <translation>Un document à lire</translation>
    </message>
    <message>
        <source>{sender} has shared “{title}” with you. You can read it in your browser. You don’t need to do anything else.</source>
        <comment>letters.invitationView.line1</comment>
        <translation>{sender} partage «&#xa0;{title}&#xa0;» avec vous. Vous pouvez le lire dans votre navigateur&#x202f;; rien d’autre ne vous est demandé.</translation>
    </message>
    <message>
        <source>Reminder: “{title}” is waiting for you</source>
        <comment>letters.reminder.subject</comment>
        <translation>Rappel&#xa0;: «&#xa0;{title}&#xa0;» vous attend</translation>
    </message>
    <message>
        <source>A document is still waiting for you</source>
        <comment>letters.reminder.heading</comment>
        <translation>Un document vous attend toujours</translation>
    </message>
    <message>
        <source>This is a reminder from {sender} about “{title}”. You haven’t completed your part yet.</source>
        <comment>letters.reminder.line1</comment>
        <translation>{sender} vous rappelle «&#xa0;{title}&#xa0;». Votre partie n’est pas encore terminée.</translation>
    </message>
    <message>
        <source>“{title}” expires on {deadline}</source>
        <comment>letters.expiryWarning.subject</comment>
        <translation>«&#xa0;{title}&#xa0;» peut être signé jusqu’au {deadline}</translation>
    </message>
    <message>
        <source>The deadline is approaching</source>
        <comment>letters.expiryWarning.heading</comment>
        <translation>L’échéance approche</translation>
    </message>
    <message>
        <source>“{title}” is still waiting for you. Finish your part before it expires on {deadline}.</source>
        <comment>letters.expiryWarning.line1</comment>
        <translation>«&#xa0;{title}&#xa0;» vous attend toujours. Après le {deadline}, ce document ne pourra plus être terminé.</translation>
    </message>
    <message>
        <source>Completed: “{title}”</source>
        <comment>letters.completedAttached.subject</comment>
        <translation>Terminé&#xa0;: «&#xa0;{title}&#xa0;»</translation>
    </message>
    <message>
        <source>Everyone has finished</source>
        <comment>letters.completedAttached.heading</comment>
        <translation>Tout le monde a terminé</translation>
    </message>
    <message>
        <source>“{title}” is complete and sealed. The finished document is attached to this email; please keep it.</source>
        <comment>letters.completedAttached.line1</comment>
        <translation>«&#xa0;{title}&#xa0;» est terminé et scellé. Le document final est joint à ce message&#x202f;; conservez-le.</translation>
    </message>
    <message>
        <source>Completed: “{title}”</source>
        <comment>letters.completedLink.subject</comment>
        <translation>Terminé&#xa0;: «&#xa0;{title}&#xa0;»</translation>
    </message>
    <message>
        <source>Everyone has finished</source>
        <comment>letters.completedLink.heading</comment>
        <translation>Tout le monde a terminé</translation>
    </message>
    <message>
        <source>“{title}” is complete and sealed. You can download the finished document and its certificate.</source>
        <comment>letters.completedLink.line1</comment>
        <translation>«&#xa0;{title}&#xa0;» est terminé et scellé. Vous pouvez télécharger le document final et son certificat.</translation>
    </message>
    <message>
        <source>Declined: “{title}”</source>
        <comment>letters.rejected.subject</comment>
        <translation>Refusé&#xa0;: «&#xa0;{title}&#xa0;»</translation>
    </message>
    <message>
        <source>The document was declined</source>
        <comment>letters.rejected.heading</comment>
        <translation>Le document a été refusé</translation>
    </message>
    <message>
        <source>One of the recipients has declined “{title}”. It can no longer be signed, and you don’t need to do anything.</source>
        <comment>letters.rejected.line1</comment>
        <translation>L’un des destinataires a refusé «&#xa0;{title}&#xa0;». Ce document ne peut plus être signé&#x202f;; vous n’avez plus rien à faire.</translation>
    </message>
    <message>
        <source>Expired: “{title}”</source>
        <comment>letters.expired.subject</comment>
        <translation>Expiré&#xa0;: «&#xa0;{title}&#xa0;»</translation>
    </message>
    <message>
        <source>The deadline has passed</source>
        <comment>letters.expired.heading</comment>
        <translation>Le délai de signature est écoulé</translation>
    </message>
    <message>
        <source>“{title}” was not finished in time and can no longer be signed. If it is still needed, please ask {sender} to send it again.</source>
        <comment>letters.expired.line1</comment>
        <translation>«&#xa0;{title}&#xa0;» n’a pas été terminé à temps et ne peut plus être signé. Si ce document est encore nécessaire, demandez à {sender} de vous l’envoyer de nouveau.</translation>
    </message>
    <message>
        <source>Cancelled: “{title}”</source>
        <comment>letters.cancelled.subject</comment>
        <translation>Annulé&#xa0;: «&#xa0;{title}&#xa0;»</translation>
    </message>
    <message>
        <source>The document was cancelled</source>
        <comment>letters.cancelled.heading</comment>
        <translation>Le document a été annulé</translation>
    </message>
    <message>
        <source>{sender} has cancelled “{title}”. It can no longer be signed, and you don’t need to do anything.</source>
        <comment>letters.cancelled.line1</comment>
        <translation>{sender} a annulé «&#xa0;{title}&#xa0;». Ce document ne peut plus être signé&#x202f;; vous n’avez plus rien à faire.</translation>
    </message>
    <message>
        <source>Your code for “{title}”</source>
        <comment>letters.code.subject</comment>
        <translation>Votre code pour «&#xa0;{title}&#xa0;»</translation>
    </message>
    <message>
        <source>Your code</source>
        <comment>letters.code.heading</comment>
        <translation>Votre code</translation>
    </message>
    <message>
        <source>Enter this code on the signing page of “{title}” to confirm your email address. It is valid for ten minutes.</source>
        <comment>letters.code.line1</comment>
        <translation>Saisissez ce code sur la page de «&#xa0;{title}&#xa0;» pour montrer que cette boîte aux lettres est la vôtre. Il n’est valable que peu de temps.</translation>
    </message>
    <message>
        <source>If you didn’t request a code, you can ignore this email. No one from {brand} will ever ask you for it.</source>
        <comment>letters.code.line2</comment>
        <translation>Si vous n’avez pas demandé de code, ignorez ce message. Personne chez {brand} ne vous le demandera jamais.</translation>
    </message>
    <message>
        <source>Your code to list your documents</source>
        <comment>letters.listCode.subject</comment>
        <translation>Votre code pour la liste de vos documents</translation>
    </message>
    <message>
        <source>Your code</source>
        <comment>letters.listCode.heading</comment>
        <translation>Votre code</translation>
    </message>
    <message>
        <source>Enter this code on the signing page of “{title}” to see which other documents are waiting for you. It is valid for ten minutes.</source>
        <comment>letters.listCode.line1</comment>
        <translation>Saisissez ce code sur la page de «&#xa0;{title}&#xa0;» pour voir quels autres documents vous attendent. Il n’est valable que peu de temps.</translation>
    </message>
    <message>
        <source>If you didn’t request a code, you can ignore this email. No one from {brand} will ever ask you for it.</source>
        <comment>letters.listCode.line2</comment>
        <translation>Si vous n’avez pas demandé de code, ignorez ce message. Personne chez {brand} ne vous le demandera jamais.</translation>
    </message>
    <message>
        <source>Answer to your question about “{title}”</source>
        <comment>letters.answered.subject</comment>
        <translation>Réponse concernant «&#xa0;{title}&#xa0;»</translation>
    </message>
    <message>
        <source>Your question was answered</source>
        <comment>letters.answered.heading</comment>
        <translation>Votre question a reçu une réponse</translation>
    </message>
    <message>
        <source>{sender} has answered your question about “{title}”.</source>
        <comment>letters.answered.line1</comment>
        <translation>{sender} a répondu à votre question sur «&#xa0;{title}&#xa0;».</translation>
    </message>
    <message>
        <source>Completed: “{title}”</source>
        <comment>letters.senderCompletedAttached.subject</comment>
        <translation>Terminé&#xa0;: «&#xa0;{title}&#xa0;»</translation>
    </message>
    <message>
        <source>Everyone has finished</source>
        <comment>letters.senderCompletedAttached.heading</comment>
        <translation>Tout le monde a terminé</translation>
    </message>
    <message>
        <source>“{title}” is complete and sealed. The finished document is attached to this email.</source>
        <comment>letters.senderCompletedAttached.line1</comment>
        <translation>«&#xa0;{title}&#xa0;» est terminé et scellé. Le document final est joint à ce message.</translation>
    </message>
    <message>
        <source>Completed: “{title}”</source>
        <comment>letters.senderCompleted.subject</comment>
        <translation>Terminé&#xa0;: «&#xa0;{title}&#xa0;»</translation>
    </message>
    <message>
        <source>Everyone has finished</source>
        <comment>letters.senderCompleted.heading</comment>
        <translation>Tout le monde a terminé</translation>
    </message>
    <message>
        <source>“{title}” is complete and sealed. The finished document and its certificate are in the sender’s account.</source>
        <comment>letters.senderCompleted.line1</comment>
        <translation>«&#xa0;{title}&#xa0;» est terminé et scellé. Le document final et son certificat se trouvent dans le compte de l’expéditeur.</translation>
    </message>
    <message>
        <source>Declined: “{title}”</source>
        <comment>letters.senderRejected.subject</comment>
        <translation>Refusé&#xa0;: «&#xa0;{title}&#xa0;»</translation>
    </message>
    <message>
        <source>The document was declined</source>
        <comment>letters.senderRejected.heading</comment>
        <translation>Le document a été refusé</translation>
    </message>
    <message>
        <source>{about} has declined “{title}”. It can no longer be signed.</source>
        <comment>letters.senderRejected.line1</comment>
        <translation>{about} a refusé «&#xa0;{title}&#xa0;». Ce document ne peut plus être signé.</translation>
    </message>
    <message>
        <source>Declined by {about}: “{title}”</source>
        <comment>letters.senderRejectedOn.subject</comment>
        <translation>Refusé par {about}&#xa0;: «&#xa0;{title}&#xa0;»</translation>
    </message>
    <message>
        <source>A recipient has declined</source>
        <comment>letters.senderRejectedOn.heading</comment>
        <translation>Un destinataire a refusé</translation>
    </message>
    <message>
        <source>{about} has declined “{title}”. The document stays open for the other recipients.</source>
        <comment>letters.senderRejectedOn.line1</comment>
        <translation>{about} a refusé «&#xa0;{title}&#xa0;». Le document reste ouvert pour les autres destinataires.</translation>
    </message>
    <message>
        <source>Expired: “{title}”</source>
        <comment>letters.senderExpired.subject</comment>
        <translation>Expiré&#xa0;: «&#xa0;{title}&#xa0;»</translation>
    </message>
    <message>
        <source>The deadline has passed</source>
        <comment>letters.senderExpired.heading</comment>
        <translation>Le délai de signature est écoulé</translation>
    </message>
    <message>
        <source>“{title}” was not finished in time by all recipients and can no longer be signed.</source>
        <comment>letters.senderExpired.line1</comment>
        <translation>«&#xa0;{title}&#xa0;» n’a pas été terminé à temps par tous les destinataires et ne peut plus être signé.</translation>
    </message>
    <message>
        <source>Cancelled: “{title}”</source>
        <comment>letters.senderCancelled.subject</comment>
        <translation>Annulé&#xa0;: «&#xa0;{title}&#xa0;»</translation>
    </message>
    <message>
        <source>The document was cancelled</source>
        <comment>letters.senderCancelled.heading</comment>
        <translation>Le document a été annulé</translation>
    </message>
    <message>
        <source>“{title}” was cancelled and can no longer be signed.</source>
        <comment>letters.senderCancelled.line1</comment>
        <translation>«&#xa0;{title}&#xa0;» a été annulé et ne peut plus être signé.</translation>
    </message>
    <message>
        <source>“{title}” expires on {deadline}</source>
        <comment>letters.senderExpiryWarning.subject</comment>
        <translation>«&#xa0;{title}&#xa0;» peut être signé jusqu’au {deadline}</translation>
    </message>
    <message>
        <source>The deadline is approaching</source>
        <comment>letters.senderExpiryWarning.heading</comment>
        <translation>L’échéance approche</translation>
    </message>
    <message>
        <source>“{title}” is not finished yet. After {deadline} it can no longer be signed.</source>
        <comment>letters.senderExpiryWarning.line1</comment>
        <translation>«&#xa0;{title}&#xa0;» n’est pas encore terminé par tous les destinataires. Après le {deadline}, ce document ne pourra plus être signé.</translation>
    </message>
    <message>
        <source>{about} has opened “{title}”</source>
        <comment>letters.senderViewed.subject</comment>
        <translation>{about} a ouvert «&#xa0;{title}&#xa0;»</translation>
    </message>
    <message>
        <source>The document was opened</source>
        <comment>letters.senderViewed.heading</comment>
        <translation>Le document a été ouvert</translation>
    </message>
    <message>
        <source>{about} has opened “{title}”.</source>
        <comment>letters.senderViewed.line1</comment>
        <translation>{about} a ouvert «&#xa0;{title}&#xa0;».</translation>
    </message>
    <message>
        <source>{about} has finished “{title}”</source>
        <comment>letters.senderSigned.subject</comment>
        <translation>{about} a terminé «&#xa0;{title}&#xa0;»</translation>
    </message>
    <message>
        <source>A recipient has finished</source>
        <comment>letters.senderSigned.heading</comment>
        <translation>Un destinataire a terminé</translation>
    </message>
    <message>
        <source>{about} has finished their part of “{title}”.</source>
        <comment>letters.senderSigned.line1</comment>
        <translation>{about} a terminé sa partie de «&#xa0;{title}&#xa0;».</translation>
    </message>
    <message>
        <source>Email about “{title}” bounced</source>
        <comment>letters.senderBounced.subject</comment>
        <translation>L’e-mail concernant «&#xa0;{title}&#xa0;» est revenu</translation>
    </message>
    <message>
        <source>An email wasn’t delivered</source>
        <comment>letters.senderBounced.heading</comment>
        <translation>Votre e-mail n’est pas arrivé</translation>
    </message>
    <message>
        <source>The email to {about} ({address}) about “{title}” was returned as undeliverable.</source>
        <comment>letters.senderBounced.line1</comment>
        <translation>L’e-mail adressé à {about} ({address}) au sujet de «&#xa0;{title}&#xa0;» est revenu&#xa0;: il n’a pas pu être remis.</translation>
    </message>
    <message>
        <source>Correct the address in the document’s list of recipients, or send {about} the signing link another way.</source>
        <comment>letters.senderBounced.line2</comment>
        <translation>Corrigez l’adresse parmi les destinataires du document, ou transmettez à {about} le lien de signature par un autre moyen.</translation>
    </message>
    <message>
        <source>“{title}” was delegated to {about}</source>
        <comment>letters.senderDelegated.subject</comment>
        <translation>«&#xa0;{title}&#xa0;» a été délégué à {about}</translation>
    </message>
    <message>
        <source>A recipient delegated the document</source>
        <comment>letters.senderDelegated.heading</comment>
        <translation>Un destinataire a délégué le document</translation>
    </message>
    <message>
        <source>A recipient has delegated their part of “{title}” to {about} ({address}).</source>
        <comment>letters.senderDelegated.line1</comment>
        <translation>Un destinataire a délégué sa partie de «&#xa0;{title}&#xa0;» à {about} ({address}).</translation>
    </message>
    <message>
        <source>The new recipient has received a signing link; the previous one no longer works. The document’s history has the details.</source>
        <comment>letters.senderDelegated.line2</comment>
        <translation>Le nouveau destinataire a reçu un lien de signature&#xa0;; l’ancien n’est plus valable. Les détails figurent dans l’historique du document.</translation>
    </message>
    <message>
        <source>Your deputy received “{title}”</source>
        <comment>letters.deputyInvited.subject</comment>
        <translation>Votre remplaçant a reçu «&#xa0;{title}&#xa0;»</translation>
    </message>
    <message>
        <source>Your deputy received a document</source>
        <comment>letters.deputyInvited.heading</comment>
        <translation>Votre remplaçant a reçu un document</translation>
    </message>
    <message>
        <source>{sender} sent you “{title}”. You are listed as absent, so {about} ({address}) received it on your behalf.</source>
        <comment>letters.deputyInvited.line1</comment>
        <translation>{sender} a envoyé «&#xa0;{title}&#xa0;» à votre attention. Vous êtes indiqué comme absent&#xa0;: {about} ({address}) l’a donc reçu pour votre compte.</translation>
    </message>
    <message>
        <source>You don’t need to do anything. If this is wrong, please tell {sender}.</source>
        <comment>letters.deputyInvited.line2</comment>
        <translation>Vous n’avez rien à faire. Si c’est une erreur, prévenez {sender}.</translation>
    </message>
    <message>
        <source>Question about “{title}” from {about}</source>
        <comment>letters.senderAsked.subject</comment>
        <translation>Question de {about} sur «&#xa0;{title}&#xa0;»</translation>
    </message>
    <message>
        <source>A recipient has a question</source>
        <comment>letters.senderAsked.heading</comment>
        <translation>Un destinataire a une question</translation>
    </message>
    <message>
        <source>{about} ({address}) has a question or a comment about “{title}”.</source>
        <comment>letters.senderAsked.line1</comment>
        <translation>{about} ({address}) a une question ou un commentaire sur «&#xa0;{title}&#xa0;».</translation>
    </message>
    <message>
        <source>Select the document in Inkstone and answer there: {about} receives your answer by email and on the signing page.</source>
        <comment>letters.senderAsked.line2</comment>
        <translation>Sélectionnez le document dans Inkstone et répondez-y&#xa0;: {about} recevra votre réponse par e-mail et sur la page de signature.</translation>
    </message>
    <message>
        <source>Too many wrong codes for “{title}”</source>
        <comment>letters.senderCodesLocked.subject</comment>
        <translation>Trop de codes erronés pour «&#xa0;{title}&#xa0;»</translation>
    </message>
    <message>
        <source>A signing link is temporarily locked</source>
        <comment>letters.senderCodesLocked.heading</comment>
        <translation>Un lien de signature est bloqué pour un moment</translation>
    </message>
    <message>
        <source>Too many wrong codes were entered for {about}’s signing link to “{title}”. The link won’t accept any codes for a few minutes.</source>
        <comment>letters.senderCodesLocked.line1</comment>
        <translation>Trop de codes erronés ont été saisis avec le lien de signature de {about} pour «&#xa0;{title}&#xa0;». Pendant quelques minutes, ce lien n’accepte plus de code.</translation>
    </message>
    <message>
        <source>If {about} has the wrong code, give them the right one. If someone else is guessing, cancel the document and send it again with a new code.</source>
        <comment>letters.senderCodesLocked.line2</comment>
        <translation>Si {about} n’a pas le bon code, communiquez-le-lui. Si quelqu’un d’autre essaie de le deviner, annulez le document et envoyez-le de nouveau avec un autre code.</translation>
    </message>
    <message>
        <source>Signed copy of “{title}”</source>
        <comment>letters.senderSignedCopy.subject</comment>
        <translation>Copie signée de «&#xa0;{title}&#xa0;»</translation>
    </message>
    <message>
        <source>A signed copy for you</source>
        <comment>letters.senderSignedCopy.heading</comment>
        <translation>Une copie signée pour vous</translation>
    </message>
    <message>
        <source>{sender} has sent you a copy of “{title}”, which is complete and sealed. The signed document is attached to this email.</source>
        <comment>letters.senderSignedCopy.line1</comment>
        <translation>{sender} vous a envoyé une copie de «&#xa0;{title}&#xa0;», qui est terminé et scellé. Le document signé est joint à cet e-mail.</translation>
    </message>
</context>
<context>
    <name>ink::Reason</name>
    <message>
        <source>This service can&apos;t hide files from recipients: everyone would see all files.</source>
        <translation>Ce service ne peut pas masquer de fichiers aux destinataires&#xa0;: tout le monde verrait tous les fichiers.</translation>
    </message>
    <message>
        <source>This service doesn&apos;t support custom fields.</source>
        <translation>Ce service ne prend pas en charge les champs personnalisés.</translation>
    </message>
    <message>
        <source>This service doesn&apos;t support document data. Remove the data, then try again.</source>
        <translation>Ce service ne prend pas en charge les données de documents. Supprimez les données, puis réessayez.</translation>
    </message>
    <message>
        <source>The custom field “%1” is in use (templates: %2, drafts: %3). Confirm that the fields based on it may change, or leave it as it is.</source>
        <translation>Le champ personnalisé «&#xa0;%1&#xa0;» est utilisé (modèles&#xa0;: %2, brouillons&#xa0;: %3). Confirmez que ses champs dans les documents peuvent changer, ou laissez-le tel quel.</translation>
    </message>
    <message>
        <source>Enter at most %1 characters, without control characters.</source>
        <translation>Saisissez %1 caractères au plus, sans caractères de contrôle.</translation>
    </message>
    <message>
        <source>Only a dropdown list has options.</source>
        <translation>Seule une liste déroulante a des options.</translation>
    </message>
    <message>
        <source>A dropdown list must have 1 to %1 different options of at most %2 characters each.</source>
        <translation>Une liste déroulante doit avoir de 1 à %1 options différentes, de %2 caractères au plus chacune.</translation>
    </message>
    <message>
        <source>The type of a custom field must be text, number, date, check box or dropdown list.</source>
        <translation>Un champ personnalisé doit être un texte, un nombre, une date, une case à cocher ou une liste déroulante.</translation>
    </message>
    <message>
        <source>An account can have at most %1 custom fields.</source>
        <translation>Un compte peut avoir %1 champs personnalisés au plus.</translation>
    </message>
    <message>
        <source>Another custom field is also named “%1”.</source>
        <translation>Un autre champ personnalisé s’appelle aussi «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The name of a custom field must begin with a letter, can contain only letters (A–Z), digits, hyphens and underscores, and can have at most %1 characters.</source>
        <translation>Le nom d’un champ personnalisé doit commencer par une lettre, ne contenir que des lettres (A–Z), des chiffres, des traits d’union et des traits de soulignement, et compter %1 caractères au plus.</translation>
    </message>
    <message>
        <source>The account has no custom field “%1”.</source>
        <translation>Le compte n’a pas de champ personnalisé «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Its event has no type or no ID.</source>
        <translation>Son événement n’a pas de type ou pas d’identifiant.</translation>
    </message>
    <message>
        <source>Choose at least one event.</source>
        <translation>Choisissez au moins un événement.</translation>
    </message>
    <message>
        <source>The event “%1” appears more than once.</source>
        <translation>L’événement «&#xa0;%1&#xa0;» apparaît plusieurs fois.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t an event. Use %2.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un événement. Utilisez %2.</translation>
    </message>
    <message>
        <source>Events up to %1 are no longer stored. Read the documents themselves, then continue after %1.</source>
        <translation>Les événements jusqu’à %1 ne sont plus conservés. Lisez les documents eux-mêmes, puis continuez après %1.</translation>
    </message>
    <message>
        <source>This event doesn&apos;t exist or is no longer stored.</source>
        <translation>Cet événement n’existe pas ou n’est plus conservé.</translation>
    </message>
    <message>
        <source>This event subscription is paused. Resume it first.</source>
        <translation>Cet abonnement aux événements est suspendu. Reprenez-le d’abord.</translation>
    </message>
    <message>
        <source>Enter the address that events are sent to.</source>
        <translation>Saisissez l’adresse à laquelle les événements sont envoyés.</translation>
    </message>
    <message>
        <source>An account can have at most %1 event subscriptions. Remove one first.</source>
        <translation>Un compte peut avoir au plus %1 abonnements aux événements. Supprimez-en un d’abord.</translation>
    </message>
    <message>
        <source>This event subscription doesn&apos;t exist.</source>
        <translation>Cet abonnement aux événements n’existe pas.</translation>
    </message>
    <message>
        <source>No remaining recipient could see “%1”. Make it visible to another recipient first.</source>
        <translation>Aucun des autres destinataires ne pourrait voir «&#xa0;%1&#xa0;». Rendez-le d’abord visible pour un autre destinataire.</translation>
    </message>
    <message>
        <source>%1 sees the field “%2”, which depends on “%3” in a file that is hidden from them.</source>
        <translation>%1 voit le champ «&#xa0;%2&#xa0;», qui dépend de «&#xa0;%3&#xa0;» dans un fichier qui lui est masqué.</translation>
    </message>
    <message>
        <source>%1 can&apos;t see any file. Show at least one to them.</source>
        <translation>%1 ne voit aucun fichier. Affichez-lui-en au moins un.</translation>
    </message>
    <message>
        <source>%1 has a field in “%2”, so the file can&apos;t be hidden from them.</source>
        <translation>%1 a un champ dans «&#xa0;%2&#xa0;»&#xa0;: le fichier ne peut pas lui être masqué.</translation>
    </message>
    <message>
        <source>“%1” is visible to recipient %2, who doesn&apos;t exist.</source>
        <translation>«&#xa0;%1&#xa0;» est visible pour le destinataire %2, qui n’existe pas.</translation>
    </message>
    <message>
        <source>The data of a document can have at most %1 bytes, names included.</source>
        <translation>Les données d’un document peuvent compter %1 octets au plus, noms compris.</translation>
    </message>
    <message>
        <source>The data of a document can have at most %1 names.</source>
        <translation>Les données d’un document peuvent avoir %1 noms au plus.</translation>
    </message>
    <message>
        <source>A value of data is a text of at most %1 bytes without control characters.</source>
        <translation>Une valeur de donnée est un texte de %1 octets au plus, sans caractères de contrôle.</translation>
    </message>
    <message>
        <source>A name of data begins with a letter and has only letters (A–Z), digits, hyphens and underscores, %1 characters at most.</source>
        <translation>Un nom de donnée commence par une lettre et ne contient que des lettres (A–Z), des chiffres, des traits d’union et des traits de soulignement, %1 caractères au plus.</translation>
    </message>
    <message>
        <source>The document of this link isn&apos;t in this account. It may have been deleted, or it belongs to another account.</source>
        <translation>Le document de ce lien ne se trouve pas dans ce compte. Il a peut-être été supprimé, ou il appartient à un autre compte.</translation>
    </message>
    <message>
        <source>This API key has an expiry date. Keys that it creates can&apos;t expire later.</source>
        <translation>Cette clé d’API a une date d’expiration. Les clés qu’elle crée ne peuvent pas expirer plus tard.</translation>
    </message>
    <message>
        <source>The server sent no list.</source>
        <translation>Le serveur n’a envoyé aucune liste.</translation>
    </message>
    <message>
        <source>This recipient has not been saved yet.</source>
        <translation>Ce destinataire n’est pas encore enregistré.</translation>
    </message>
    <message>
        <source>The address must start with https://.</source>
        <translation>L’adresse doit commencer par https://.</translation>
    </message>
    <message>
        <source>The file %1 can&apos;t be read.</source>
        <translation>Le fichier %1 ne peut pas être lu.</translation>
    </message>
    <message>
        <source>No account is open.</source>
        <translation>Aucun compte n’est ouvert.</translation>
    </message>
    <message>
        <source>No document is open.</source>
        <translation>Aucun document n’est ouvert.</translation>
    </message>
    <message>
        <source>Add a file to the document.</source>
        <translation>Un document doit contenir un fichier.</translation>
    </message>
    <message>
        <source>The document was closed.</source>
        <translation>Le document a été fermé.</translation>
    </message>
    <message>
        <source>The account of this document isn&apos;t open.</source>
        <translation>Le compte de ce document n’est pas ouvert.</translation>
    </message>
    <message>
        <source>Enter an address.</source>
        <translation>Indiquez une adresse.</translation>
    </message>
    <message>
        <source>The address must not contain a user name or password.</source>
        <translation>L’adresse ne doit contenir ni nom ni mot de passe.</translation>
    </message>
    <message>
        <source>The address must start with https://. Otherwise others could read your data.</source>
        <translation>L’adresse doit commencer par https://&#xa0;: sans cela, d’autres peuvent lire les échanges.</translation>
    </message>
    <message>
        <source>This isn&apos;t a valid address.</source>
        <translation>Ce n’est pas une adresse.</translation>
    </message>
    <message>
        <source>Enter a reason.</source>
        <translation>Indiquez un motif.</translation>
    </message>
    <message>
        <source>There is nothing to decline.</source>
        <translation>Il n’y a rien à refuser.</translation>
    </message>
    <message>
        <source>There is nothing to sign.</source>
        <translation>Il n’y a rien à signer.</translation>
    </message>
    <message>
        <source>Digital signatures for each signer can be turned on or off only before sending.</source>
        <translation>C’est avant l’envoi que se décide si chaque signataire reçoit une signature.</translation>
    </message>
    <message>
        <source>This covers content that other people sign as well. Move it to a blank area.</source>
        <translation>Ceci recouvre ce que d’autres signent aussi&#xa0;; placez-le à un endroit vide.</translation>
    </message>
    <message>
        <source>A title can have at most 255 characters.</source>
        <translation>Un titre compte 255 caractères au plus.</translation>
    </message>
    <message>
        <source>The document has no file.</source>
        <translation>Le document n’a pas de fichier.</translation>
    </message>
    <message>
        <source>Enter a title for the document.</source>
        <translation>Le document doit avoir un titre.</translation>
    </message>
    <message>
        <source>This document has no signer.</source>
        <translation>Personne n’est invité à signer.</translation>
    </message>
    <message>
        <source>Another field is also named “%1”.</source>
        <translation>Un autre champ s’appelle aussi «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The sender needs a valid email address.</source>
        <translation>L’expéditeur doit avoir une adresse e-mail valide.</translation>
    </message>
    <message>
        <source>The signing order skips a number.</source>
        <translation>L’ordre de signature saute un numéro.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid email address.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une adresse e-mail.</translation>
    </message>
    <message>
        <source>Place your signature on a page first.</source>
        <translation>Placez d’abord votre signature sur une page.</translation>
    </message>
    <message>
        <source>This PDF is too large to sign.</source>
        <translation>Ce PDF est trop volumineux pour être signé.</translation>
    </message>
    <message>
        <source>This PDF has no pages.</source>
        <translation>Ce PDF n’a aucune page.</translation>
    </message>
    <message>
        <source>The page tree of this PDF is damaged.</source>
        <translation>La liste des pages de ce PDF est défectueuse (elle tourne en rond ou n’a pas de fin).</translation>
    </message>
    <message>
        <source>This PDF has a page without a valid size.</source>
        <translation>Une page de ce PDF n’a pas de taille utilisable.</translation>
    </message>
    <message>
        <source>This PDF is damaged and can&apos;t be repaired.</source>
        <translation>Ce PDF est irrémédiablement endommagé.</translation>
    </message>
    <message>
        <source>This PDF has reached the maximum object number, so nothing can be added.</source>
        <translation>Ce PDF n’a plus de numéros d’objet pour y ajouter quoi que ce soit.</translation>
    </message>
    <message>
        <source>The encryption of this PDF isn&apos;t supported. Save a copy without protection.</source>
        <translation>Le chiffrement de ce PDF est illisible&#xa0;; enregistrez une copie sans protection.</translation>
    </message>
    <message>
        <source>This PDF is encrypted, so nothing can be added to it. Save a copy without protection.</source>
        <translation>Ce PDF est chiffré&#xa0;: rien ne peut y être ajouté&#xa0;; enregistrez une copie sans protection.</translation>
    </message>
    <message>
        <source>This PDF is password-protected. Save a copy without the password and upload that one.</source>
        <translation>Ce PDF est protégé par un mot de passe&#xa0;; enregistrez une copie sans mot de passe et utilisez-la.</translation>
    </message>
    <message>
        <source>The structure of this PDF is too large when unpacked.</source>
        <translation>La structure de ce PDF est trop volumineuse une fois décompressée.</translation>
    </message>
    <message>
        <source>This file is not a PDF.</source>
        <translation>Ce fichier n’est pas un PDF.</translation>
    </message>
    <message>
        <source>A picture can&apos;t be read.</source>
        <translation>Une image ne peut pas être lue.</translation>
    </message>
    <message>
        <source>A picture must be PNG or JPEG.</source>
        <translation>Une image n’est ni PNG ni JPEG.</translation>
    </message>
    <message>
        <source>A picture is too large or can&apos;t be read.</source>
        <translation>Une image est trop grande ou illisible.</translation>
    </message>
    <message>
        <source>A picture can be at most %1 pixels wide and high.</source>
        <translation>Une image mesure au plus %1 pixels de large et de haut.</translation>
    </message>
    <message>
        <source>A picture can be at most 4 MiB.</source>
        <translation>Une image pèse au plus 4 Mio.</translation>
    </message>
    <message>
        <source>This picture can&apos;t be read.</source>
        <translation>Cette image ne peut pas être lue.</translation>
    </message>
    <message>
        <source>The certificate isn&apos;t issued by a trusted authority: %1.</source>
        <translation>Le certificat ne mène à aucune autorité de confiance&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The certificate is not valid now, and no time-stamp proves that it was valid at the time of signing.</source>
        <translation>Le certificat n’est pas valide aujourd’hui et aucun horodatage ne prouve qu’il l’était.</translation>
    </message>
    <message>
        <source>The certificate was not valid at the signing time stated by the signer.</source>
        <translation>Le certificat n’était pas valide à la date indiquée par le signataire.</translation>
    </message>
    <message>
        <source>The certificate was not valid when the signature was time-stamped.</source>
        <translation>Le certificat n’était pas valide à l’horodatage de la signature.</translation>
    </message>
    <message>
        <source>The covered bytes are hashed with SHA-1, which is no longer secure.</source>
        <translation>L’empreinte du contenu signé utilise SHA-1, qui n’est plus sûr.</translation>
    </message>
    <message>
        <source>The digest algorithm %1 is no longer secure.</source>
        <translation>L’algorithme d’empreinte %1 n’est plus sûr.</translation>
    </message>
    <message>
        <source>The digest algorithm is unknown.</source>
        <translation>L’algorithme d’empreinte est inconnu.</translation>
    </message>
    <message>
        <source>The signature names a different certificate from the one it contains.</source>
        <translation>La signature désigne un autre certificat que celui qu’elle contient.</translation>
    </message>
    <message>
        <source>The signature has more than one signer.</source>
        <translation>La valeur de la signature a plusieurs signataires.</translation>
    </message>
    <message>
        <source>The signature has no signer.</source>
        <translation>La valeur de la signature n’a pas de signataire.</translation>
    </message>
    <message>
        <source>The signature is not a CMS signature.</source>
        <translation>La valeur de la signature n’est pas une signature CMS.</translation>
    </message>
    <message>
        <source>The signature or its certificate can&apos;t be read.</source>
        <translation>La valeur de la signature ou son certificat est illisible.</translation>
    </message>
    <message>
        <source>The signature was not created with the signer&apos;s key.</source>
        <translation>La valeur de la signature ne vient pas de la clé du signataire.</translation>
    </message>
    <message>
        <source>The signed bytes do not match the signature.</source>
        <translation>Les octets signés ne correspondent pas à la signature.</translation>
    </message>
    <message>
        <source>The signed bytes were changed. Their digest doesn&apos;t match the signed one.</source>
        <translation>Les octets signés ont été modifiés&#xa0;: leur empreinte n’est plus celle qui a été signée.</translation>
    </message>
    <message>
        <source>The signer&apos;s certificate can&apos;t be read.</source>
        <translation>Le certificat du signataire est illisible.</translation>
    </message>
    <message>
        <source>The signer&apos;s certificate is missing.</source>
        <translation>Le certificat du signataire est absent.</translation>
    </message>
    <message>
        <source>The time-stamped bytes were changed. Their digest doesn&apos;t match the stamped one.</source>
        <translation>Les octets horodatés ont été modifiés&#xa0;: leur empreinte n’est plus celle qui a été horodatée.</translation>
    </message>
    <message>
        <source>A later revision defines an entry twice. PDF readers may show either one.</source>
        <translation>Une révision ultérieure nomme deux fois une entrée&#xa0;: les lecteurs peuvent l’interpréter différemment.</translation>
    </message>
    <message>
        <source>An object stream was overwritten after signing.</source>
        <translation>Un flux d’objets a été remplacé après la signature.</translation>
    </message>
    <message>
        <source>An object was removed after signing.</source>
        <translation>Un objet a été retiré après la signature.</translation>
    </message>
    <message>
        <source>A visible signature field was added to a certified document.</source>
        <translation>Un champ de signature visible a été ajouté à un document certifié.</translation>
    </message>
    <message>
        <source>Fields were filled in or signed after this signature. The signature allows this.</source>
        <translation>Des champs ont été remplis ou signés après cette signature, qui le permet.</translation>
    </message>
    <message>
        <source>The field “%1” was changed although the signature locks it.</source>
        <translation>Le champ «&#xa0;%1&#xa0;» a été modifié alors que la signature le verrouille.</translation>
    </message>
    <message>
        <source>The signature allows no changes, but the form was filled in or signed later.</source>
        <translation>La signature n’autorise aucune modification, mais le formulaire a été rempli ou signé ensuite.</translation>
    </message>
    <message>
        <source>A form field was replaced, not just filled in, after signing.</source>
        <translation>Un champ de formulaire a été reconstruit, et non seulement rempli, après la signature.</translation>
    </message>
    <message>
        <source>A second form field named “%1” was added after signing.</source>
        <translation>Un second champ de formulaire «&#xa0;%1&#xa0;» a été ajouté après la signature.</translation>
    </message>
    <message>
        <source>A signature field that triggers an action was added after signing.</source>
        <translation>Un champ de signature déclenchant une action a été ajouté après la signature.</translation>
    </message>
    <message>
        <source>A signature or its appearance was overwritten.</source>
        <translation>Une signature ou son apparence a été remplacée.</translation>
    </message>
    <message>
        <source>An annotation on a page was changed after signing.</source>
        <translation>Une annotation de page a été modifiée après la signature.</translation>
    </message>
    <message>
        <source>An annotation was added to a page after signing.</source>
        <translation>Une annotation a été ajoutée à une page après la signature.</translation>
    </message>
    <message>
        <source>An annotation was changed after signing.</source>
        <translation>Une annotation a été modifiée après la signature.</translation>
    </message>
    <message>
        <source>An annotation was removed from a page after signing.</source>
        <translation>Une annotation a été retirée d’une page après la signature.</translation>
    </message>
    <message>
        <source>A visible, unsigned signature field was added after signing.</source>
        <translation>Un champ de signature non signé mais visible a été ajouté après la signature.</translation>
    </message>
    <message>
        <source>The appearance of a form field that was not filled in was overwritten.</source>
        <translation>L’apparence d’un champ de formulaire non rempli a été remplacée.</translation>
    </message>
    <message>
        <source>The content of a page was changed after signing.</source>
        <translation>Le contenu d’une page a été modifié après la signature.</translation>
    </message>
    <message>
        <source>The document&apos;s structure was changed after signing.</source>
        <translation>La structure du document a été modifiée après la signature.</translation>
    </message>
    <message>
        <source>The encryption was changed after signing.</source>
        <translation>Le chiffrement a été modifié après la signature.</translation>
    </message>
    <message>
        <source>The form field “%1” looks different after signing, although it was not filled in.</source>
        <translation>Le champ de formulaire «&#xa0;%1&#xa0;» a changé d’apparence après la signature sans avoir été rempli.</translation>
    </message>
    <message>
        <source>The form field “%1” was added after signing.</source>
        <translation>Le champ de formulaire «&#xa0;%1&#xa0;» a été ajouté après la signature.</translation>
    </message>
    <message>
        <source>The form field “%1” was hidden after signing.</source>
        <translation>Le champ de formulaire «&#xa0;%1&#xa0;» a été masqué après la signature.</translation>
    </message>
    <message>
        <source>The type of the form field “%1” was changed after signing.</source>
        <translation>Le champ de formulaire «&#xa0;%1&#xa0;» a changé de nature après la signature.</translation>
    </message>
    <message>
        <source>The form field “%1” was removed after signing.</source>
        <translation>Le champ de formulaire «&#xa0;%1&#xa0;» a été retiré après la signature.</translation>
    </message>
    <message>
        <source>The form was changed, not just filled in, after signing.</source>
        <translation>Le formulaire a été modifié, et non seulement rempli, après la signature.</translation>
    </message>
    <message>
        <source>The form&apos;s fields were changed after signing. Which of them can&apos;t be determined, because the fields are direct objects.</source>
        <translation>Les champs du formulaire ont été modifiés après la signature. Impossible de savoir lesquels, car les champs sont des objets directs.</translation>
    </message>
    <message>
        <source>The metadata was replaced after signing.</source>
        <translation>Les métadonnées ont été remplacées après la signature.</translation>
    </message>
    <message>
        <source>The signature field “%1” was given a value that already existed.</source>
        <translation>Le champ de signature «&#xa0;%1&#xa0;» a reçu une valeur qui n’est pas nouvelle.</translation>
    </message>
    <message>
        <source>The signed field “%1” was changed.</source>
        <translation>Le champ signé «&#xa0;%1&#xa0;» a été modifié.</translation>
    </message>
    <message>
        <source>The file contains bytes after its end that belong to no revision.</source>
        <translation>Des octets n’appartenant à aucune révision suivent la fin du fichier.</translation>
    </message>
    <message>
        <source>This signature no longer belongs to a form field.</source>
        <translation>Plus aucun champ de formulaire ne mène à cette signature.</translation>
    </message>
    <message>
        <source>The beginning of the file is not signed.</source>
        <translation>Le début du fichier n’est pas signé.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Le fichier ne peut pas être lu.</translation>
    </message>
    <message>
        <source>The file is damaged. It was repaired before reading.</source>
        <translation>Le fichier est endommagé et a été lu après réparation.</translation>
    </message>
    <message>
        <source>The file is larger than 512 MB.</source>
        <translation>Le fichier dépasse 512 Mo.</translation>
    </message>
    <message>
        <source>The file needs a password.</source>
        <translation>Le fichier exige un mot de passe.</translation>
    </message>
    <message>
        <source>The signature doesn&apos;t cover its whole revision.</source>
        <translation>La signature ne couvre pas toute sa révision.</translation>
    </message>
    <message>
        <source>The signature defines its byte range or its value twice.</source>
        <translation>La signature nomme deux fois ses plages ou sa valeur.</translation>
    </message>
    <message>
        <source>The signature value is missing or can&apos;t be read.</source>
        <translation>La valeur de la signature est absente ou illisible.</translation>
    </message>
    <message>
        <source>The signature value was changed after this workspace wrote it.</source>
        <translation>La valeur de la signature n’est pas telle que cet espace l’a écrite.</translation>
    </message>
    <message>
        <source>The parts of the byte range overlap.</source>
        <translation>Les parties signées se chevauchent.</translation>
    </message>
    <message>
        <source>The byte range extends beyond the end of the file.</source>
        <translation>La plage signée dépasse la fin du fichier.</translation>
    </message>
    <message>
        <source>The byte range doesn&apos;t consist of two parts around the signature.</source>
        <translation>La plage signée n’est pas formée de deux parties autour de la signature.</translation>
    </message>
    <message>
        <source>A folder name must have 1 to 255 characters.</source>
        <translation>Le nom d’un dossier compte de 1 à 255 caractères.</translation>
    </message>
    <message>
        <source>A name can have at most 255 characters.</source>
        <translation>Un nom compte 255 caractères au plus.</translation>
    </message>
    <message>
        <source>The deadline must be between 1 and 3650 days.</source>
        <translation>Le délai doit être de 1 à 3650 jours.</translation>
    </message>
    <message>
        <source>The reminder interval must be between 0 and 3650 days.</source>
        <translation>L’intervalle des relances va de 0 à 3650 jours.</translation>
    </message>
    <message>
        <source>The number of reminders must be between 0 and 1000.</source>
        <translation>Le nombre de relances va de 0 à 1000.</translation>
    </message>
    <message>
        <source>This document has no such recipient.</source>
        <translation>Ce destinataire n’est pas dans le document.</translation>
    </message>
    <message>
        <source>This document is in the trash. Restore it first.</source>
        <translation>Ce document est dans la corbeille&#xa0;; restaurez-le d’abord.</translation>
    </message>
    <message>
        <source>It isn&apos;t this recipient&apos;s turn.</source>
        <translation>Rien n’est attendu de ce destinataire pour l’instant.</translation>
    </message>
    <message>
        <source>This account doesn&apos;t accept requests from your IP address.</source>
        <translation>Ce compte n’accepte pas les demandes venant de votre adresse.</translation>
    </message>
    <message>
        <source>Too many failed sign-in attempts. Wait before you try again.</source>
        <translation>Trop de connexions échouées. Attendez avant de réessayer.</translation>
    </message>
    <message>
        <source>A document in the trash can&apos;t be sent.</source>
        <translation>Un document dans la corbeille ne peut pas être envoyé.</translation>
    </message>
    <message>
        <source>A template can&apos;t be sent. Create a document from it.</source>
        <translation>Un modèle ne peut pas être envoyé&#xa0;; créez-en un document.</translation>
    </message>
    <message>
        <source>Everyone has signed. The document is being sealed.</source>
        <translation>Tout le monde a signé&#xa0;: le document est en cours de scellement.</translation>
    </message>
    <message>
        <source>Enter a reason of 1 to 2000 characters.</source>
        <translation>Indiquez le motif de votre refus en 1 à 2000 caractères.</translation>
    </message>
    <message>
        <source>Agree to sign electronically before you finish.</source>
        <translation>Acceptez la signature électronique avant de finaliser.</translation>
    </message>
    <message>
        <source>The pages can&apos;t be shown at the moment.</source>
        <translation>Les pages ne peuvent pas être affichées pour l’instant.</translation>
    </message>
    <message>
        <source>The sender deleted this document.</source>
        <translation>L’expéditeur a supprimé ce document.</translation>
    </message>
    <message>
        <source>This document can&apos;t be downloaded at the moment.</source>
        <translation>Ce document ne peut pas être téléchargé pour l’instant.</translation>
    </message>
    <message>
        <source>You can place at most %1 signatures.</source>
        <translation>Vous pouvez placer %1 signatures au plus.</translation>
    </message>
    <message>
        <source>This isn&apos;t one of your fields.</source>
        <translation>Ce champ n’est pas le vôtre.</translation>
    </message>
    <message>
        <source>You can only sign where the sender placed a signature field.</source>
        <translation>Vous ne pouvez signer qu’aux endroits demandés par l’expéditeur.</translation>
    </message>
    <message>
        <source>“%1” cannot be changed.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être modifié.</translation>
    </message>
    <message>
        <source>“%1” doesn&apos;t accept a picture.</source>
        <translation>«&#xa0;%1&#xa0;» n’accepte pas d’image.</translation>
    </message>
    <message>
        <source>“%1” can have at most %2 characters.</source>
        <translation>«&#xa0;%1&#xa0;» accepte %2 caractères au plus.</translation>
    </message>
    <message>
        <source>A document can have at most %1 files.</source>
        <translation>Un document compte %1 fichiers au plus.</translation>
    </message>
    <message>
        <source>This folder doesn&apos;t exist.</source>
        <translation>Ce dossier n’existe pas.</translation>
    </message>
    <message>
        <source>This file is too large.</source>
        <translation>Ce fichier est trop volumineux.</translation>
    </message>
    <message>
        <source>Too many files.</source>
        <translation>Trop de fichiers.</translation>
    </message>
    <message>
        <source>This folder holds documents, not templates.</source>
        <translation>Ce dossier contient des documents, pas des modèles.</translation>
    </message>
    <message>
        <source>This folder holds templates, not documents.</source>
        <translation>Ce dossier contient des modèles, pas des documents.</translation>
    </message>
    <message>
        <source>“%1” is larger than %2 MiB.</source>
        <translation>«&#xa0;%1&#xa0;» dépasse %2 Mio.</translation>
    </message>
    <message>
        <source>There is already a folder named “%1” here.</source>
        <translation>Un dossier «&#xa0;%1&#xa0;» existe déjà ici.</translation>
    </message>
    <message>
        <source>A folder can&apos;t be moved into itself.</source>
        <translation>Un dossier ne peut pas être déplacé dans lui-même.</translation>
    </message>
    <message>
        <source>This name is already in use.</source>
        <translation>Ce nom est déjà pris.</translation>
    </message>
    <message>
        <source>The parent folder doesn&apos;t exist.</source>
        <translation>Le dossier parent n’existe pas.</translation>
    </message>
    <message>
        <source>A file could not be written to the disk.</source>
        <translation>Le disque a refusé d’enregistrer un fichier.</translation>
    </message>
    <message>
        <source>This data was written by a newer version of Inkstone. Update Inkstone to open it.</source>
        <translation>Ces données viennent d’une version plus récente d’Inkstone. Mettez Inkstone à jour pour les ouvrir.</translation>
    </message>
    <message>
        <source>This file is empty.</source>
        <translation>Ce fichier est vide.</translation>
    </message>
    <message>
        <source>The date format must contain day, month and year, such as yyyy-MM-dd or d MMMM yyyy.</source>
        <translation>Le format de date doit comporter le jour, le mois et l’année, par exemple yyyy-MM-dd ou d MMMM yyyy.</translation>
    </message>
    <message>
        <source>The language must be a code such as en or fr.</source>
        <translation>La langue doit être un code tel que en ou fr.</translation>
    </message>
    <message>
        <source>The callback address must be a complete http or https address.</source>
        <translation>L’adresse de callback doit être une adresse http ou https complète.</translation>
    </message>
    <message>
        <source>The host of the callback address must be a host name or a dotted IPv4 address.</source>
        <translation>L’hôte de l’adresse de callback doit être un nom d’hôte ou une adresse IPv4.</translation>
    </message>
    <message>
        <source>The callback address has no valid host name.</source>
        <translation>L’adresse de callback n’a pas de nom d’hôte utilisable.</translation>
    </message>
    <message>
        <source>The callback address must not contain a user name or a password.</source>
        <translation>L’adresse de callback ne doit contenir ni nom d’utilisateur ni mot de passe.</translation>
    </message>
    <message>
        <source>The callback address has no valid IPv6 address.</source>
        <translation>L’adresse de callback n’a pas d’adresse IPv6 utilisable.</translation>
    </message>
    <message>
        <source>The callback address has no valid port.</source>
        <translation>L’adresse de callback n’a pas de port utilisable.</translation>
    </message>
    <message>
        <source>The callback address has more than 2048 characters.</source>
        <translation>L’adresse de callback dépasse 2048 caractères.</translation>
    </message>
    <message>
        <source>The callback address must not contain spaces, backslashes or control characters.</source>
        <translation>L’adresse de callback ne doit contenir ni espace, ni barre oblique inverse, ni caractère de contrôle.</translation>
    </message>
    <message>
        <source>The callback address is in a reserved network.</source>
        <translation>L’adresse de callback mène à un endroit réservé du réseau.</translation>
    </message>
    <message>
        <source>The limit can&apos;t be negative.</source>
        <translation>Le plafond ne peut pas être négatif.</translation>
    </message>
    <message>
        <source>Enter at most 100 IP addresses or networks such as 192.0.2.0/24.</source>
        <translation>Indiquez des adresses ou des réseaux tels que 192.0.2.0/24, 100 au plus.</translation>
    </message>
    <message>
        <source>Your own address, %1, must be among the allowed ones.</source>
        <translation>Votre propre adresse, %1, doit figurer parmi les adresses autorisées.</translation>
    </message>
    <message>
        <source>Enter a number of days from 0 to 3650.</source>
        <translation>Indiquez de 0 à 3650 jours.</translation>
    </message>
    <message>
        <source>Enter a number from 0 to 1000.</source>
        <translation>Indiquez un nombre de 0 à 1000.</translation>
    </message>
    <message>
        <source>Enter at most 50 email addresses.</source>
        <translation>Indiquez des adresses e-mail, 50 au plus.</translation>
    </message>
    <message>
        <source>There is no folder of this type with this ID.</source>
        <translation>Il n’existe pas de dossier de ce type.</translation>
    </message>
    <message>
        <source>This document has no delivery with this ID.</source>
        <translation>Ce document n’a pas cet envoi.</translation>
    </message>
    <message>
        <source>This document doesn&apos;t exist.</source>
        <translation>Ce document n’existe pas.</translation>
    </message>
    <message>
        <source>This document was permanently deleted.</source>
        <translation>Ce document a été supprimé définitivement.</translation>
    </message>
    <message>
        <source>Someone else changed the document in the meantime. Reload it.</source>
        <translation>Quelqu’un d’autre a modifié le document entre-temps. Rechargez-le.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Ce fichier n’existe pas.</translation>
    </message>
    <message>
        <source>This document has no such file.</source>
        <translation>Ce document ne contient pas ce fichier.</translation>
    </message>
    <message>
        <source>The request contains no file.</source>
        <translation>La demande ne contient aucun fichier.</translation>
    </message>
    <message>
        <source>The file order must list every file of the document exactly once.</source>
        <translation>L’ordre des fichiers doit nommer une fois chaque fichier du document.</translation>
    </message>
    <message>
        <source>These files are too large for one ZIP file. Download them one by one.</source>
        <translation>Ces fichiers sont trop volumineux pour un seul ZIP&#xa0;; téléchargez-les un par un.</translation>
    </message>
    <message>
        <source>The signed files are available once everyone has signed. This document is %1.</source>
        <translation>Les fichiers signés existent quand tout le monde a signé&#xa0;; état de ce document&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This document is %1 and can&apos;t be changed.</source>
        <translation>État de ce document&#xa0;: %1&#xa0;; plus rien ne peut être modifié.</translation>
    </message>
    <message>
        <source>Only a draft can be sent; this document is %1.</source>
        <translation>Seul un brouillon peut être envoyé&#xa0;; état de ce document&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A document that is %1 can&apos;t become %2.</source>
        <translation>Un document à l’état %1 ne peut pas passer à l’état %2.</translation>
    </message>
    <message>
        <source>A sender can only send (52) or cancel (56) a document.</source>
        <translation>Un expéditeur peut seulement envoyer (52) ou annuler (56) un document.</translation>
    </message>
    <message>
        <source>A new document is a draft (51) or is sent (52).</source>
        <translation>Un nouveau document est un brouillon (51) ou est envoyé (52).</translation>
    </message>
    <message>
        <source>To move a document to the trash, delete it.</source>
        <translation>Pour mettre un document à la corbeille, supprimez-le.</translation>
    </message>
    <message>
        <source>A document needs at least one file before it can be sent.</source>
        <translation>Il faut au moins un fichier pour envoyer un document.</translation>
    </message>
    <message>
        <source>At most %1 %2 are allowed, but there are %3.</source>
        <translation>Au plus %1 %2 sont admis&#xa0;; il y en a %3.</translation>
    </message>
    <message>
        <source>The access code is empty.</source>
        <translation>Le code d’accès est vide.</translation>
    </message>
    <message>
        <source>This service isn&apos;t set up to send email, so it can&apos;t send codes. Use an access code.</source>
        <translation>Ce service n’est pas configuré pour envoyer des e-mails ni donc des codes&#xa0;: utilisez un code d’accès.</translation>
    </message>
    <message>
        <source>No code by email is required.</source>
        <translation>Aucun code par e-mail n’est demandé pour l’instant.</translation>
    </message>
    <message>
        <source>This service can&apos;t send email at the moment. Ask the sender for help.</source>
        <translation>Ce service ne peut pas envoyer d’e-mail pour l’instant&#xa0;; demandez de l’aide à l’expéditeur.</translation>
    </message>
    <message>
        <source>A code was sent less than a minute ago. Check your email.</source>
        <translation>Un code a été envoyé il y a moins d’une minute&#xa0;; consultez vos e-mails.</translation>
    </message>
    <message>
        <source>It&apos;s now %1&apos;s turn. Reload the page.</source>
        <translation>C’est maintenant le tour de %1&#xa0;: rechargez la page.</translation>
    </message>
    <message>
        <source>It isn&apos;t your turn yet. Someone else signs first.</source>
        <translation>Ce n’est pas encore votre tour&#xa0;: quelqu’un d’autre signe d’abord.</translation>
    </message>
    <message>
        <source>This invitation doesn&apos;t exist.</source>
        <translation>Cette invitation n’existe pas.</translation>
    </message>
    <message>
        <source>This template is in the trash. Restore it first.</source>
        <translation>Ce modèle est dans la corbeille&#xa0;; restaurez-le d’abord.</translation>
    </message>
    <message>
        <source>A template link can&apos;t be used for a bulk run.</source>
        <translation>Un lien de modèle sert à ceux qui ouvrent son adresse.</translation>
    </message>
    <message>
        <source>This is a document, not a template.</source>
        <translation>C’est un document, pas un modèle.</translation>
    </message>
    <message>
        <source>This link is closed.</source>
        <translation>Ce lien est fermé.</translation>
    </message>
    <message>
        <source>The template has no field named “%1”.</source>
        <translation>Le modèle n’a pas de champ nommé «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The template has no field with the ID %1.</source>
        <translation>Le modèle n’a pas de champ portant le numéro %1.</translation>
    </message>
    <message>
        <source>The template has only %1 roles.</source>
        <translation>Le modèle n’a que %1 rôles.</translation>
    </message>
    <message>
        <source>%1 appears more than once.</source>
        <translation>%1 est donné deux fois.</translation>
    </message>
    <message>
        <source>%1 must be true or false.</source>
        <translation>%1 n’accepte que true ou false.</translation>
    </message>
    <message>
        <source>This template has no signer.</source>
        <translation>Ce modèle ne demande la signature de personne.</translation>
    </message>
    <message>
        <source>Enter a name for the recipient.</source>
        <translation>Le destinataire doit avoir un nom.</translation>
    </message>
    <message>
        <source>Enter an email address for the recipient.</source>
        <translation>Le destinataire doit avoir une adresse e-mail.</translation>
    </message>
    <message>
        <source>The request contains no row.</source>
        <translation>La demande ne contient aucune ligne.</translation>
    </message>
    <message>
        <source>A bulk request can have at most %1 rows.</source>
        <translation>Un envoi en masse compte au plus %1 lignes.</translation>
    </message>
    <message>
        <source>The template is being changed. Try again in a moment.</source>
        <translation>Le modèle est en cours de modification. Réessayez dans un instant.</translation>
    </message>
    <message>
        <source>The database is busy. Try again in a moment.</source>
        <translation>La base de données est occupée. Réessayez dans un instant.</translation>
    </message>
    <message>
        <source>The connection to the database was lost. Try again.</source>
        <translation>La connexion à la base de données a été coupée. Réessayez.</translation>
    </message>
    <message>
        <source>The disk is full or read-only.</source>
        <translation>Le disque est plein ou en lecture seule.</translation>
    </message>
    <message>
        <source>The seal key can&apos;t be used.</source>
        <translation>La clé du sceau ne peut pas être utilisée.</translation>
    </message>
    <message>
        <source>Sealing was interrupted: %1</source>
        <translation>Le scellement a été interrompu&#xa0;: %1</translation>
    </message>
    <message>
        <source>The sealed file failed verification: %1</source>
        <translation>Le fichier scellé n’a pas pu être vérifié&#xa0;: %1</translation>
    </message>
    <message>
        <source>The sealed file doesn&apos;t begin with the uploaded file.</source>
        <translation>Le fichier scellé ne commence pas par le fichier reçu.</translation>
    </message>
    <message>
        <source>The document changed while it was being sealed.</source>
        <translation>Le document a changé pendant le scellement.</translation>
    </message>
    <message>
        <source>A stored file is truncated.</source>
        <translation>Un fichier enregistré est plus court qu’avant.</translation>
    </message>
    <message>
        <source>A stored file can&apos;t be read.</source>
        <translation>Un fichier enregistré ne peut pas être lu.</translation>
    </message>
    <message>
        <source>This address is not allowed (loopback, private or reserved).</source>
        <translation>Cette adresse n’est pas autorisée (locale, privée ou réservée).</translation>
    </message>
    <message>
        <source>This is not a valid http or https address.</source>
        <translation>L’adresse n’est pas une adresse http ou https utilisable.</translation>
    </message>
    <message>
        <source>The host name was not found.</source>
        <translation>Le nom d’hôte est introuvable.</translation>
    </message>
    <message>
        <source>No connection.</source>
        <translation>Pas de connexion.</translation>
    </message>
    <message>
        <source>The connection failed.</source>
        <translation>Aucune connexion n’est possible.</translation>
    </message>
    <message>
        <source>The request timed out.</source>
        <translation>Pas de réponse à temps.</translation>
    </message>
    <message>
        <source>The server&apos;s certificate was not accepted.</source>
        <translation>Le certificat du serveur n’a pas été accepté.</translation>
    </message>
    <message>
        <source>No secure connection.</source>
        <translation>Pas de connexion sécurisée.</translation>
    </message>
    <message>
        <source>The connection was lost.</source>
        <translation>La connexion a été coupée.</translation>
    </message>
    <message>
        <source>The response was not HTTP.</source>
        <translation>La réponse n’était pas du HTTP.</translation>
    </message>
    <message>
        <source>The server answered with status %1; redirects are not followed.</source>
        <translation>Le serveur a répondu %1&#xa0;; les redirections ne sont pas suivies.</translation>
    </message>
    <message>
        <source>The server answered with status %1.</source>
        <translation>Le serveur a répondu %1.</translation>
    </message>
    <message>
        <source>The service was stopped.</source>
        <translation>Le service a été arrêté.</translation>
    </message>
    <message>
        <source>The mail server answered: %1 %2</source>
        <translation>Le serveur de messagerie a répondu&#xa0;: %1 %2</translation>
    </message>
    <message>
        <source>The mail server name was not found.</source>
        <translation>Le nom du serveur de messagerie est introuvable.</translation>
    </message>
    <message>
        <source>The mail server can&apos;t be reached.</source>
        <translation>Le serveur de messagerie est injoignable.</translation>
    </message>
    <message>
        <source>The mail server did not respond in time.</source>
        <translation>Le serveur de messagerie n’a pas répondu à temps.</translation>
    </message>
    <message>
        <source>The mail server does not offer an encrypted connection (STARTTLS).</source>
        <translation>Le serveur de messagerie ne propose pas de connexion chiffrée (STARTTLS).</translation>
    </message>
    <message>
        <source>The mail server&apos;s certificate was not accepted.</source>
        <translation>Le certificat du serveur de messagerie n’a pas été accepté.</translation>
    </message>
    <message>
        <source>A secure connection to the mail server could not be established.</source>
        <translation>Pas de connexion sécurisée au serveur de messagerie.</translation>
    </message>
    <message>
        <source>The mail server did not accept the user name or the password.</source>
        <translation>Le serveur de messagerie a refusé le nom d’utilisateur ou le mot de passe.</translation>
    </message>
    <message>
        <source>The connection to the mail server was lost.</source>
        <translation>La connexion au serveur de messagerie a été coupée.</translation>
    </message>
    <message>
        <source>Too many requests. Wait before you send more.</source>
        <translation>Trop de demandes. Attendez avant d’en envoyer d’autres.</translation>
    </message>
    <message>
        <source>Too many documents were started from your IP address. Try again later.</source>
        <translation>Beaucoup de documents ont été commencés depuis votre adresse. Réessayez plus tard.</translation>
    </message>
    <message>
        <source>Enter a name for the folder.</source>
        <translation>Un dossier doit avoir un nom.</translation>
    </message>
    <message>
        <source>The type of a folder can&apos;t be changed.</source>
        <translation>Un dossier garde son type.</translation>
    </message>
    <message>
        <source>Another account was opened.</source>
        <translation>Un autre compte a été ouvert.</translation>
    </message>
    <message>
        <source>Someone else changed this draft in the meantime.</source>
        <translation>Quelqu’un d’autre a modifié ce brouillon entre-temps.</translation>
    </message>
    <message>
        <source>This draft is in the trash.</source>
        <translation>Ce brouillon est dans la corbeille.</translation>
    </message>
    <message>
        <source>The server didn&apos;t return the document.</source>
        <translation>Le serveur n’a pas envoyé le document.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>No time-stamp authority returned a time-stamp (%1).</source>
        <translation>Aucune autorité d’horodatage n’a répondu par un horodatage (%1).</translation>
    </message>
    <message>
        <source>The long-term validation data is incomplete: %1.</source>
        <translation>Les données de validation à long terme sont incomplètes&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The seal certificate “%1” has expired or isn&apos;t valid yet.</source>
        <translation>Le certificat du sceau, «&#xa0;%1&#xa0;», n’est pas valide actuellement.</translation>
    </message>
    <message>
        <source>No available font supports these characters in “%1”: %2.</source>
        <translation>«&#xa0;%1&#xa0;» contient des caractères qu’aucune police ne peut écrire&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Fields imported: %1 from form fields in the PDF, %2 from anchors</source>
        <translation>Champs créés&#xa0;: %1 d’après le formulaire des fichiers, %2 d’après leurs ancres</translation>
    </message>
    <message>
        <source>The author certified this PDF and allows no changes. Ask for a copy without the certification.</source>
        <translation>Ce PDF est certifié par son auteur de sorte que rien ne peut y être modifié&#xa0;; demandez une copie sans cette certification.</translation>
    </message>
    <message>
        <source>This PDF is certified so that only its form can be filled in, but no form field is left to fill in. Ask its author for a copy without the certification.</source>
        <translation>Ce PDF est certifié de sorte que seul son formulaire peut être rempli, et aucun de ses champs n’est encore ouvert&#xa0;; demandez à son auteur une copie sans cette certification.</translation>
    </message>
    <message>
        <source>A signature in this PDF doesn&apos;t allow further signatures. Ask for a copy without that signature.</source>
        <translation>Une signature de ce PDF le verrouille contre toute autre signature&#xa0;; demandez une copie sans cette signature.</translation>
    </message>
    <message>
        <source>Any addition to this PDF would invalidate a signature in it. Ask for a copy without signatures.</source>
        <translation>Tout ajout à ce PDF invaliderait une signature qu’il porte&#xa0;; demandez une copie sans signatures.</translation>
    </message>
    <message>
        <source>The RSA key is too short; at least 2048 bits are needed.</source>
        <translation>La clé RSA est trop courte&#xa0;; il faut au moins 2048&#xa0;bits.</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be attached. Supported types: %2.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être joint. Sont acceptés&#xa0;: %2.</translation>
    </message>
    <message>
        <source>PDF, PNG, JPEG, plain text and common office files</source>
        <translation>PDF, PNG, JPEG, texte brut et fichiers bureautiques courants</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Le fichier est vide.</translation>
    </message>
    <message>
        <source>The file is larger than %1 MiB.</source>
        <translation>Le fichier fait plus de %1&#xa0;Mio.</translation>
    </message>
    <message>
        <source>Your files are larger than %1 MiB in total.</source>
        <translation>Tous vos fichiers ensemble font plus de %1&#xa0;Mio.</translation>
    </message>
    <message>
        <source>The content of “%1” doesn&apos;t match its file extension. Open it in the program that created it and save it again.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas ce que dit son nom. Enregistrez-le à nouveau dans son programme.</translation>
    </message>
    <message>
        <source>The picture has more than %1 megapixels. Save it in a smaller size.</source>
        <translation>L’image a plus de %1 mégapixels. Enregistrez-la dans une taille plus petite.</translation>
    </message>
    <message>
        <source>This PDF takes too much time or memory to read. Print it to a new PDF and upload that one.</source>
        <translation>La lecture de ce PDF demande plus de temps ou de mémoire que ce qui est permis pour un fichier. Imprimez-le dans un nouveau PDF et envoyez celui-ci.</translation>
    </message>
    <message>
        <source>This PDF is encrypted and signed. Decrypting it would remove the signatures. Ask its author for an unencrypted copy.</source>
        <translation>Ce PDF est chiffré et contient des signatures, qu’une copie sans chiffrement perdrait. Demandez à son auteur une copie sans chiffrement.</translation>
    </message>
    <message>
        <source>“%1” doesn&apos;t accept a file.</source>
        <translation>«&#xa0;%1&#xa0;» ne prend pas de fichier.</translation>
    </message>
    <message>
        <source>The files of this document were changed too often. Ask the sender for a new document.</source>
        <translation>Les fichiers de ce document ont été changés trop souvent. Demandez-en un nouveau à l’expéditeur.</translation>
    </message>
    <message>
        <source>A file is still being uploaded.</source>
        <translation>Un fichier est encore en cours d’envoi.</translation>
    </message>
    <message>
        <source>The file %1 can&apos;t be written.</source>
        <translation>Impossible d’écrire le fichier %1.</translation>
    </message>
    <message>
        <source>The printer didn&apos;t accept the document.</source>
        <translation>L’imprimante n’a rien accepté.</translation>
    </message>
    <message>
        <source>%1 requires a value, because its recipient can&apos;t fill it in.</source>
        <translation>Il faut une valeur pour %1&#xa0;: son destinataire ne peut pas le remplir.</translation>
    </message>
    <message>
        <source>This template was created by a newer version of Inkstone. Update Inkstone to open it.</source>
        <translation>Ce modèle a été écrit par une version plus récente d’Inkstone. Mettez Inkstone à jour pour l’ouvrir.</translation>
    </message>
    <message>
        <source>This file isn&apos;t a valid archive. It may be damaged.</source>
        <translation>Ce fichier n’est pas une archive, ou il est endommagé.</translation>
    </message>
    <message>
        <source>The archive is too large when unpacked.</source>
        <translation>L’archive décompressée dépasse ce qui est permis.</translation>
    </message>
    <message>
        <source>This template can no longer be changed.</source>
        <translation>Ce modèle ne peut plus être modifié.</translation>
    </message>
    <message>
        <source>A file of this version isn&apos;t on this computer.</source>
        <translation>Un fichier de cette version n’est pas sur cet ordinateur.</translation>
    </message>
    <message>
        <source>This place doesn&apos;t exist in the document.</source>
        <translation>Ce document n’a pas d’endroit pareil.</translation>
    </message>
    <message>
        <source>The template&apos;s files haven&apos;t been loaded yet.</source>
        <translation>Les fichiers du modèle ne sont pas encore ici.</translation>
    </message>
    <message>
        <source>“%1” requires a number such as 12 or 12.50.</source>
        <translation>«&#xa0;%1&#xa0;» demande un nombre tel que 12 ou 12.50.</translation>
    </message>
    <message>
        <source>“%1” can have at most %2 decimal places.</source>
        <translation>«&#xa0;%1&#xa0;» admet au plus %2 décimales.</translation>
    </message>
    <message>
        <source>“%1” must be at least %2.</source>
        <translation>«&#xa0;%1&#xa0;» doit valoir au moins %2.</translation>
    </message>
    <message>
        <source>“%1” must be at most %2.</source>
        <translation>«&#xa0;%1&#xa0;» doit valoir au plus %2.</translation>
    </message>
    <message>
        <source>“%1” requires a date in the format %2.</source>
        <translation>«&#xa0;%1&#xa0;» demande une date écrite comme %2.</translation>
    </message>
    <message>
        <source>“%1” must be one of its options.</source>
        <translation>«&#xa0;%1&#xa0;» n’admet que l’une de ses options.</translation>
    </message>
    <message>
        <source>“%1” doesn&apos;t match the required format.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas la forme demandée.</translation>
    </message>
    <message>
        <source>The pattern of “%1” can&apos;t be checked.</source>
        <translation>«&#xa0;%1&#xa0;» a un motif qui ne peut pas être vérifié.</translation>
    </message>
    <message>
        <source>“%1” requires a value.</source>
        <translation>«&#xa0;%1&#xa0;» demande une valeur.</translation>
    </message>
    <message>
        <source>“%1” is empty. The recipient must fill it in.</source>
        <translation>«&#xa0;%1&#xa0;» est vide&#xa0;: le destinataire doit le remplir.</translation>
    </message>
    <message>
        <source>Another row is identical.</source>
        <translation>Une autre ligne dit la même chose.</translation>
    </message>
    <message>
        <source>%1 other rows are identical.</source>
        <translation>%1 autres lignes disent la même chose.</translation>
    </message>
    <message>
        <source>Another row has the same email address.</source>
        <translation>Une autre ligne a cette adresse e-mail.</translation>
    </message>
    <message>
        <source>%1 other rows have the same email address.</source>
        <translation>%1 autres lignes ont cette adresse e-mail.</translation>
    </message>
    <message>
        <source>Choose the column that holds the email addresses.</source>
        <translation>Choisissez la colonne qui contient les adresses e-mail.</translation>
    </message>
    <message>
        <source>Choose the column that holds the recipients&apos; names.</source>
        <translation>Choisissez la colonne qui contient les noms des destinataires.</translation>
    </message>
    <message>
        <source>Choose the column for “%1”. The template requires it.</source>
        <translation>Choisissez la colonne pour «&#xa0;%1&#xa0;»&#xa0;: le modèle en a besoin.</translation>
    </message>
    <message>
        <source>The quotation mark in line %1, column %2 has no closing mark.</source>
        <translation>Le guillemet ouvert à la ligne %1, colonne %2 n’est jamais fermé.</translation>
    </message>
    <message>
        <source>The cell in line %1, column %2 is longer than %3 characters. A closing quote may be missing.</source>
        <translation>La cellule de la ligne %1, colonne %2 dépasse %3 caractères. Il manque peut-être un guillemet fermant.</translation>
    </message>
    <message>
        <source>The cell in row %1, column %2 is longer than %3 characters.</source>
        <translation>La cellule de la ligne %1, colonne %2 dépasse %3 caractères.</translation>
    </message>
    <message>
        <source>Line %1 has more than %2 columns.</source>
        <translation>La ligne %1 a plus de %2 colonnes.</translation>
    </message>
    <message>
        <source>Row %1 has more than %2 columns.</source>
        <translation>La ligne %1 a plus de %2 colonnes.</translation>
    </message>
    <message>
        <source>The file has more than %1 rows.</source>
        <translation>Le fichier a plus de %1 lignes.</translation>
    </message>
    <message>
        <source>The sheet has more than %1 rows.</source>
        <translation>La feuille a plus de %1 lignes.</translation>
    </message>
    <message>
        <source>The file is larger than %1 MB.</source>
        <translation>Le fichier dépasse %1 Mo.</translation>
    </message>
    <message>
        <source>The workbook is larger than %1 MB when unpacked.</source>
        <translation>Le classeur décompressé dépasse %1 Mo.</translation>
    </message>
    <message>
        <source>The file contains no rows.</source>
        <translation>Le fichier ne contient aucune ligne.</translation>
    </message>
    <message>
        <source>This sheet contains no rows.</source>
        <translation>Cette feuille ne contient aucune ligne.</translation>
    </message>
    <message>
        <source>This file isn&apos;t a workbook.</source>
        <translation>Ce fichier n’est pas un classeur.</translation>
    </message>
    <message>
        <source>This file isn&apos;t a valid workbook. It may be damaged.</source>
        <translation>Ce fichier n’est pas un classeur, ou il est endommagé.</translation>
    </message>
    <message>
        <source>The workbook is damaged. Open it in a spreadsheet program, save it as XLSX and try again.</source>
        <translation>Le classeur est endommagé. Ouvrez-le dans un tableur, enregistrez-le en XLSX et réessayez.</translation>
    </message>
    <message>
        <source>The workbook has too many parts.</source>
        <translation>Le classeur a trop de parties.</translation>
    </message>
    <message>
        <source>The workbook has no sheet with rows.</source>
        <translation>Le classeur n’a aucune feuille avec des lignes.</translation>
    </message>
    <message>
        <source>This workbook is password-protected or in Excel 97 format. Save it as XLSX without a password.</source>
        <translation>Ce classeur est protégé par un mot de passe ou au format Excel 97. Enregistrez-le en XLSX sans mot de passe.</translation>
    </message>
    <message>
        <source>This is an OpenDocument file. Save it as XLSX or CSV.</source>
        <translation>Ceci est un fichier OpenDocument. Enregistrez-le en XLSX ou CSV.</translation>
    </message>
    <message>
        <source>This is a PDF, not a table.</source>
        <translation>Ceci est un PDF, pas un tableau.</translation>
    </message>
    <message>
        <source>The proxy could not be reached.</source>
        <translation>Le proxy est injoignable.</translation>
    </message>
    <message>
        <source>The proxy did not respond in time.</source>
        <translation>Le proxy n’a pas répondu à temps.</translation>
    </message>
    <message>
        <source>This key belongs to another account.</source>
        <translation>Cette clé appartient à un autre compte.</translation>
    </message>
    <message>
        <source>Inkstone creates a new key for the workspace each time it starts, so this key can&apos;t be renewed.</source>
        <translation>La clé de cet ordinateur est refaite à chaque démarrage.</translation>
    </message>
    <message>
        <source>The service doesn&apos;t list the key in use.</source>
        <translation>Le service ne liste pas la clé utilisée.</translation>
    </message>
    <message>
        <source>The service created a key but didn&apos;t return it.</source>
        <translation>Le service a créé une clé sans la communiquer.</translation>
    </message>
    <message>
        <source>The keychain returned a different key from the one that was stored.</source>
        <translation>Le trousseau a rendu une autre clé que celle reçue.</translation>
    </message>
    <message>
        <source>An account can have at most 100 keys. Revoke one that is no longer used.</source>
        <translation>Un compte a au plus 100 clés. Révoquez-en une qui ne sert plus.</translation>
    </message>
    <message>
        <source>The expiry date of the key must be in the future.</source>
        <translation>La fin de la clé doit être dans le futur.</translation>
    </message>
    <message>
        <source>This key doesn&apos;t exist.</source>
        <translation>Il n’y a pas de telle clé.</translation>
    </message>
    <message>
        <source>The service can&apos;t listen on this address.</source>
        <translation>Impossible d’écouter à cette adresse.</translation>
    </message>
    <message>
        <source>Another program uses this port. Choose another one.</source>
        <translation>Ce port est pris par un autre logiciel. Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>Its JSON isn&apos;t valid.</source>
        <translation>Son JSON est illisible.</translation>
    </message>
    <message>
        <source>It contains no document.</source>
        <translation>Elle ne contient aucun document.</translation>
    </message>
    <message>
        <source>Its multipart data isn&apos;t valid.</source>
        <translation>Ses parties sont illisibles.</translation>
    </message>
    <message>
        <source>The callback contains no file.</source>
        <translation>Le callback ne contient aucun fichier.</translation>
    </message>
    <message>
        <source>Enter a name and add a picture of the signature.</source>
        <translation>Une signature demande un nom et une image.</translation>
    </message>
    <message>
        <source>The signature could not be stored on this computer.</source>
        <translation>La signature n’a pas pu être gardée sur cet ordinateur.</translation>
    </message>
    <message>
        <source>The signature could not be removed.</source>
        <translation>La signature n’a pas pu être retirée.</translation>
    </message>
    <message>
        <source>The files could not be stored on this computer.</source>
        <translation>Les fichiers n’ont pas pu être gardés sur cet ordinateur.</translation>
    </message>
    <message>
        <source>This draft is already being sent.</source>
        <translation>Ce brouillon est déjà en route.</translation>
    </message>
    <message>
        <source>This is already being sent.</source>
        <translation>C’est déjà en route.</translation>
    </message>
    <message>
        <source>The files can be changed once the draft is saved on the service.</source>
        <translation>Ses fichiers pourront être modifiés quand le service aura ce brouillon.</translation>
    </message>
    <message>
        <source>This draft was changed elsewhere after the last edit here.</source>
        <translation>Ce brouillon a été modifié ailleurs après la dernière modification faite ici.</translation>
    </message>
    <message>
        <source>%1 must be one of these: %2.</source>
        <translation>%1 n’accepte que l’une de ces valeurs&#xa0;: %2.</translation>
    </message>
    <message>
        <source>This service requires different names for the radio buttons of a group when documents have a callback address.</source>
        <translation>Ce service ne choisit des boutons sans nom propre que si les documents n’ont pas d’adresse de callback. Donnez des noms différents aux boutons.</translation>
    </message>
    <message>
        <source>“%1” must be the position of one of its buttons, from 1 to %2.</source>
        <translation>«&#xa0;%1&#xa0;» n’accepte que le rang de l’un de ses boutons, de 1 à %2.</translation>
    </message>
    <message>
        <source>“%1” can be read as %2 or %3. Enter one of them.</source>
        <translation>«&#xa0;%1&#xa0;» peut se lire %2 ou %3&#xa0;: écrivez l’un des deux.</translation>
    </message>
    <message>
        <source>Values of this document changed after they were shown to you. Check the differences, then finish again.</source>
        <translation>Des valeurs de ce document ont changé après vous avoir été affichées. Vérifiez les différences, puis terminez à nouveau.</translation>
    </message>
    <message>
        <source>The stored value isn&apos;t the one that was shown.</source>
        <translation>La valeur enregistrée n’est pas celle qui a été affichée.</translation>
    </message>
    <message>
        <source>This service can&apos;t send email. Copy the signing link instead.</source>
        <translation>Ce service ne peut pas envoyer d’e-mails. Copiez plutôt le lien de signature.</translation>
    </message>
    <message>
        <source>This recipient has no email address. Copy the signing link instead.</source>
        <translation>Ce destinataire n’a pas d’adresse e-mail. Copiez plutôt le lien de signature.</translation>
    </message>
    <message>
        <source>The consent text has changed. Read it again, then agree and finish.</source>
        <translation>Le texte de consentement a changé. Relisez-le, acceptez-le, puis terminez.</translation>
    </message>
    <message>
        <source>The last reminder was sent less than ten minutes ago. Try again later.</source>
        <translation>Une relance a été demandée il y a moins de dix minutes.</translation>
    </message>
    <message>
        <source>“%1” is a placeholder. Enter the recipient&apos;s name.</source>
        <translation>«&#xa0;%1&#xa0;» est un nom provisoire. Saisissez le nom du destinataire.</translation>
    </message>
    <message>
        <source>%1 is the only radio button of the group “%2”.</source>
        <translation>%1 est le seul bouton radio du groupe «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>%1 has no text.</source>
        <translation>%1 n’a pas de texte.</translation>
    </message>
    <message>
        <source>The condition of %1 can never be met, so the field is never shown.</source>
        <translation>La condition de %1 ne peut jamais être remplie&#xa0;: il n’est jamais affiché.</translation>
    </message>
    <message>
        <source>%1 was copied without “%2”, which its condition refers to. The copy is always shown.</source>
        <translation>%1 a été copié sans «&#xa0;%2&#xa0;», auquel sa condition se référait&#xa0;: il est toujours affiché.</translation>
    </message>
    <message>
        <source>All values of the document together can have at most %1 characters.</source>
        <translation>L’ensemble des valeurs du document ne peut pas dépasser %1 caractères.</translation>
    </message>
    <message>
        <source>The pictures have more than %1 megapixels in total. Use smaller pictures.</source>
        <translation>Les images dépassent ensemble %1 mégapixels. Utilisez des images plus petites.</translation>
    </message>
    <message>
        <source>The access code is too short. Use at least %1 characters.</source>
        <translation>Le code d’accès est trop court. Utilisez au moins %1 caractères.</translation>
    </message>
    <message>
        <source>Too many wrong codes. Try again in %1 min, or ask the sender for help.</source>
        <translation>Trop de codes erronés. Réessayez dans %1 min ou demandez de l’aide à l’expéditeur.</translation>
    </message>
    <message>
        <source>Move this document to the trash first.</source>
        <translation>Mettez d’abord ce document à la corbeille.</translation>
    </message>
    <message>
        <source>The disk is full. Free some space, then try again.</source>
        <translation>Le disque est plein. Rien ne peut être enregistré tant qu’il n’y a pas de place.</translation>
    </message>
    <message>
        <source>The upload limit has been reached. Try again later.</source>
        <translation>Trop de données ont été envoyées. Réessayez plus tard.</translation>
    </message>
    <message>
        <source>Requests from other websites are not accepted.</source>
        <translation>Cette requête provient d’un autre site web.</translation>
    </message>
    <message>
        <source>The seal key is missing, but documents were sealed with it. Sealing is stopped until the key is restored from a backup. To seal with a new key from now on, start the service once with --new-seal-key.</source>
        <translation>La clé du sceau est absente, alors que des documents ont été scellés avec elle. Rien n’est scellé tant qu’elle n’est pas restaurée depuis une sauvegarde. Pour sceller désormais avec une nouvelle clé, démarrez le service une fois avec --new-seal-key.</translation>
    </message>
    <message>
        <source>The access code for %1 has fewer than %2 characters.</source>
        <translation>Le code d’accès de %1 compte moins de %2 caractères.</translation>
    </message>
    <message>
        <source>The database doesn&apos;t respond. Try again in a moment.</source>
        <translation>La base de données ne répond pas. Réessayez dans un instant.</translation>
    </message>
    <message>
        <source>“%1” must be checked.</source>
        <translation>«&#xa0;%1&#xa0;» doit être coché.</translation>
    </message>
    <message>
        <source>“%1” requires your signature.</source>
        <translation>«&#xa0;%1&#xa0;» nécessite votre signature.</translation>
    </message>
    <message>
        <source>“%1” allows only one choice.</source>
        <translation>«&#xa0;%1&#xa0;» n’accepte qu’un seul choix.</translation>
    </message>
    <message>
        <source>Make a choice for “%1”.</source>
        <translation>«&#xa0;%1&#xa0;» nécessite un choix.</translation>
    </message>
    <message>
        <source>Field %1</source>
        <translation>Champ %1</translation>
    </message>
    <message>
        <source>Field “%1”</source>
        <translation>Champ «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Recipient %1</source>
        <translation>Destinataire %1</translation>
    </message>
    <message>
        <source>This field</source>
        <translation>Ce champ</translation>
    </message>
    <message>
        <source>This form has been opened too often in the last hour. Try again later.</source>
        <translation>Ce formulaire a été ouvert trop souvent au cours de la dernière heure. Réessayez plus tard.</translation>
    </message>
    <message>
        <source>This account has reached its storage limit of %1. Delete documents permanently, or ask the operator to raise the limit.</source>
        <translation>Ce compte est plein&#xa0;: ses fichiers peuvent occuper %1. Supprimez définitivement des documents ou demandez davantage à l’exploitant.</translation>
    </message>
    <message>
        <source>This account has reached its limit of %1 documents, including templates and the trash. Delete documents permanently, or ask the operator to raise the limit.</source>
        <translation>Ce compte est plein&#xa0;: il peut contenir %1 documents, modèles et corbeille compris. Supprimez définitivement des documents ou demandez davantage à l’exploitant.</translation>
    </message>
    <message>
        <source>Other people&apos;s fields were corrected too often in this document. Finish your part, or ask the sender for a new document.</source>
        <translation>Les champs d’autres personnes ont été corrigés trop souvent dans ce document. Terminez votre partie ou demandez un nouveau document à l’expéditeur.</translation>
    </message>
    <message>
        <source>The hourly limit must be between 0 and 100000 documents.</source>
        <translation>La limite par heure doit être comprise entre 0 et 100000 documents.</translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <translation>Attend %1</translation>
    </message>
    <message>
        <source>Waiting for %1 and %2</source>
        <translation>Attend %1 et %2</translation>
    </message>
    <message>
        <source>Waiting for %1, %2 and %3</source>
        <translation>Attend %1, %2 et %3</translation>
    </message>
    <message>
        <source>Waiting for %1, %2 and %3 others</source>
        <translation>Attend %1, %2 et %3 autres</translation>
    </message>
    <message>
        <source>Waiting for %1 to open it</source>
        <translation>Attend que %1 l’ouvre</translation>
    </message>
    <message>
        <source>Waiting for %1 to sign</source>
        <translation>Attend la signature de %1</translation>
    </message>
    <message>
        <source>Waiting for %1 to read</source>
        <translation>Attend que %1 le lise</translation>
    </message>
    <message>
        <source>Waiting for %1 to approve</source>
        <translation>Attend l’approbation de %1</translation>
    </message>
    <message>
        <source>Waiting for %1 to fill in</source>
        <translation>Attend que %1 le remplisse</translation>
    </message>
    <message>
        <source>%1 (hosted by %2)</source>
        <translation>%1 (accueilli par %2)</translation>
    </message>
    <message>
        <source>%1, hosted by %2</source>
        <translation>%1, accueilli par %2</translation>
    </message>
    <message>
        <source>a recipient</source>
        <translation>un destinataire</translation>
    </message>
    <message>
        <source>its response is too large</source>
        <translation>sa réponse est trop volumineuse</translation>
    </message>
    <message>
        <source>its response is not a time-stamp</source>
        <translation>sa réponse n’est pas un horodatage</translation>
    </message>
    <message>
        <source>it rejected the request (status %1)</source>
        <translation>elle a refusé la demande (statut %1)</translation>
    </message>
    <message>
        <source>its response is not signed correctly</source>
        <translation>sa réponse n’est pas signée correctement</translation>
    </message>
    <message>
        <source>its response can&apos;t be checked</source>
        <translation>sa réponse ne peut pas être vérifiée</translation>
    </message>
    <message>
        <source>its response can&apos;t be read</source>
        <translation>sa réponse est illisible</translation>
    </message>
    <message>
        <source>its time-stamp is too large</source>
        <translation>son horodatage est trop volumineux</translation>
    </message>
    <message>
        <source>The time-stamp request could not be created: %1</source>
        <translation>La demande d’horodatage n’a pas pu être créée&#xa0;: %1</translation>
    </message>
    <message>
        <source>no authority is set</source>
        <translation>aucune autorité n’est définie</translation>
    </message>
    <message>
        <source>the response is too large</source>
        <translation>la réponse est trop volumineuse</translation>
    </message>
    <message>
        <source>the responder did not answer</source>
        <translation>le répondeur n’a pas répondu</translation>
    </message>
    <message>
        <source>the response can&apos;t be read</source>
        <translation>la réponse est illisible</translation>
    </message>
    <message>
        <source>the response is not for this request</source>
        <translation>la réponse ne correspond pas à cette demande</translation>
    </message>
    <message>
        <source>the response is not signed by the issuer or its delegate</source>
        <translation>la réponse n’est signée ni par l’émetteur ni par son délégué</translation>
    </message>
    <message>
        <source>the response is for a different certificate</source>
        <translation>la réponse concerne un autre certificat</translation>
    </message>
    <message>
        <source>the response is out of date</source>
        <translation>la réponse n’est pas à jour</translation>
    </message>
    <message>
        <source>the responder does not know the certificate</source>
        <translation>le répondeur ne connaît pas le certificat</translation>
    </message>
    <message>
        <source>the request cannot be created</source>
        <translation>la demande ne peut pas être créée</translation>
    </message>
    <message>
        <source>the certificate revocation list is too large</source>
        <translation>la liste des certificats révoqués est trop volumineuse</translation>
    </message>
    <message>
        <source>the certificate revocation list cannot be read</source>
        <translation>la liste des certificats révoqués est illisible</translation>
    </message>
    <message>
        <source>the certificate revocation list is not current</source>
        <translation>la liste des certificats révoqués n’est pas à jour</translation>
    </message>
    <message>
        <source>the certificate revocation list is not signed by the issuer</source>
        <translation>la liste des certificats révoqués n’est pas signée par l’émetteur</translation>
    </message>
    <message>
        <source>the certificate “%1” names no address for revocation checks</source>
        <translation>le certificat «&#xa0;%1&#xa0;» n’indique aucune adresse pour vérifier la révocation</translation>
    </message>
    <message>
        <source>the revocation status of “%1” is unknown: %2</source>
        <translation>l’état de révocation de «&#xa0;%1&#xa0;» est inconnu&#xa0;: %2</translation>
    </message>
    <message>
        <source>the certificate “%1” was revoked</source>
        <translation>le certificat «&#xa0;%1&#xa0;» a été révoqué</translation>
    </message>
    <message>
        <source>the certificate of “%1”, the issuer of “%2”</source>
        <translation>le certificat de «&#xa0;%1&#xa0;», émetteur de «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>The file of trusted authorities can&apos;t be read.</source>
        <translation>Le fichier des autorités de confiance est illisible.</translation>
    </message>
    <message>
        <source>Storing a sealed document was interrupted: %1</source>
        <translation>L’enregistrement d’un document scellé a été interrompu&#xa0;: %1</translation>
    </message>
    <message>
        <source>The file of trusted authorities for the mail server can&apos;t be read.</source>
        <translation>Le fichier des autorités de confiance du serveur de messagerie est illisible.</translation>
    </message>
    <message>
        <source>The time-stamped file failed verification: %1</source>
        <translation>Le fichier horodaté n’a pas pu être vérifié&#xa0;: %1</translation>
    </message>
    <message>
        <source>The time-stamped file doesn&apos;t begin with the delivered file.</source>
        <translation>Le fichier horodaté ne commence pas par le fichier livré.</translation>
    </message>
    <message>
        <source>The files changed while they were being time-stamped.</source>
        <translation>Les fichiers ont changé pendant leur horodatage.</translation>
    </message>
    <message>
        <source>An earlier signature (%1) would become invalid: %2</source>
        <translation>Une signature antérieure (%1) ne resterait pas valide&#xa0;: %2</translation>
    </message>
    <message>
        <source>The seal next to the earlier signatures failed verification.</source>
        <translation>Le sceau à côté de signatures antérieures n’a pas pu être vérifié.</translation>
    </message>
    <message>
        <source>Someone else signed in the meantime.</source>
        <translation>Quelqu’un d’autre a signé entre-temps.</translation>
    </message>
    <message>
        <source>The document was changed while it was being signed.</source>
        <translation>Le document a été modifié pendant la signature.</translation>
    </message>
    <message>
        <source>The signature of %1 failed verification: %2</source>
        <translation>La signature de %1 n’a pas pu être vérifiée&#xa0;: %2</translation>
    </message>
    <message>
        <source>Being sealed</source>
        <translation>Scellement en cours</translation>
    </message>
    <message>
        <source>Being sealed, attempt %1: %2</source>
        <translation>Scellement en cours, tentative %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Sealed at level %1. Level %2 is pending: %3</source>
        <translation>Scellé au niveau %1, en attente de %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Signing was interrupted: %1</source>
        <translation>La signature a été interrompue&#xa0;: %1</translation>
    </message>
    <message>
        <source>Time-stamping was interrupted: %1</source>
        <translation>L’horodatage a été interrompu&#xa0;: %1</translation>
    </message>
    <message>
        <source>From the template “%1” (%2)</source>
        <translation>À partir du modèle «&#xa0;%1&#xa0;» (%2)</translation>
    </message>
    <message>
        <source>Moved to the trash</source>
        <translation>Mis à la corbeille</translation>
    </message>
    <message>
        <source>“%1” was encrypted without a password and was stored decrypted. SHA-256 of the upload %2, of the stored file %3</source>
        <translation>«&#xa0;%1&#xa0;» était chiffré sans mot de passe et est conservé déchiffré&#xa0;: SHA-256 tel que déposé %2, tel que conservé %3</translation>
    </message>
    <message>
        <source>%1; permissions restricted by its author: %2</source>
        <translation>%1&#xa0;; restrictions de l’auteur&#xa0;: %2</translation>
    </message>
    <message>
        <source>“%1” was damaged and was repaired. SHA-256 of the upload %2, of the stored file %3</source>
        <translation>«&#xa0;%1&#xa0;» était endommagé et a été réparé&#xa0;: SHA-256 tel que déposé %2, tel que conservé %3</translation>
    </message>
    <message>
        <source>SHA-256 %1, %2 bytes, “%3”: %4</source>
        <translation>SHA-256 %1, %2 octets, «&#xa0;%3&#xa0;»&#xa0;: %4</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2 wrong codes, locked for %3 minutes</source>
        <translation>%1&#xa0;: %2 codes erronés, bloqué pendant %3 minutes</translation>
    </message>
    <message>
        <source>%1 to %2: %3</source>
        <translation>%1 à %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>The callback address did not accept the document for three days: %1</source>
        <translation>L’adresse de callback n’a pas accepté le document pendant trois jours&#xa0;: %1</translation>
    </message>
    <message>
        <source>Sealed by %1, certificate SHA-256 %2</source>
        <translation>Scellé par %1, certificat SHA-256 %2</translation>
    </message>
    <message>
        <source>Sealed by %1, certificate SHA-256 %2, %3</source>
        <translation>Scellé par %1, certificat SHA-256 %2, %3</translation>
    </message>
    <message>
        <source>the address is invalid</source>
        <translation>l’adresse n’est pas valide</translation>
    </message>
    <message>
        <source>the host name was not found</source>
        <translation>le nom d’hôte est introuvable</translation>
    </message>
    <message>
        <source>no connection</source>
        <translation>pas de connexion</translation>
    </message>
    <message>
        <source>the request timed out</source>
        <translation>pas de réponse à temps</translation>
    </message>
    <message>
        <source>the service is shutting down</source>
        <translation>le service s’arrête</translation>
    </message>
    <message>
        <source>the server&apos;s certificate was not accepted</source>
        <translation>le certificat du serveur n’a pas été accepté</translation>
    </message>
    <message>
        <source>the file of trusted authorities cannot be read</source>
        <translation>le fichier des autorités de confiance est illisible</translation>
    </message>
    <message>
        <source>no secure connection</source>
        <translation>pas de connexion sécurisée</translation>
    </message>
    <message>
        <source>the connection was lost</source>
        <translation>la connexion a été coupée</translation>
    </message>
    <message>
        <source>the connection failed</source>
        <translation>aucune connexion ne peut être établie</translation>
    </message>
    <message>
        <source>this address is not allowed (loopback, private or reserved)</source>
        <translation>cette adresse n’est pas autorisée (bouclage, privée ou réservée)</translation>
    </message>
    <message>
        <source>the server answered with status %1</source>
        <translation>le serveur a répondu %1</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>niveau %1</translation>
    </message>
    <message>
        <source>level %1, time-stamp by %2</source>
        <translation>niveau %1, horodatage par %2</translation>
    </message>
    <message>
        <source>%1; it will be raised to %2: %3</source>
        <translation>%1&#xa0;; passera à %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1; level %2 was not reached: %3</source>
        <translation>%1&#xa0;; pas %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1: in every file, by %2, certificate SHA-256 %3</source>
        <translation>%1&#xa0;: dans chaque fichier, par %2, certificat SHA-256 %3</translation>
    </message>
    <message>
        <source>%1: in every file, by %2, certificate SHA-256 %3, time-stamp by %4</source>
        <translation>%1&#xa0;: dans chaque fichier, par %2, certificat SHA-256 %3, horodatage par %4</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation>De %1 à %2</translation>
    </message>
    <message>
        <source>From %1 to %2, time-stamp by %3</source>
        <translation>De %1 à %2, horodatage par %3</translation>
    </message>
    <message>
        <source>At %1, the requested level</source>
        <translation>À %1, le niveau demandé</translation>
    </message>
    <message>
        <source>At %1: %2</source>
        <translation>À %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>invitation</source>
        <translation>e-mail d’invitation</translation>
    </message>
    <message>
        <source>reminder</source>
        <translation>rappel</translation>
    </message>
    <message>
        <source>deadline warning</source>
        <translation>avertissement d’échéance</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>document terminé</translation>
    </message>
    <message>
        <source>declined</source>
        <translation>refus</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>échéance dépassée</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>annulation</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>ouverture</translation>
    </message>
    <message>
        <source>signed</source>
        <translation>signature</translation>
    </message>
    <message>
        <source>one-time code</source>
        <translation>code à usage unique</translation>
    </message>
    <message>
        <source>wrong codes</source>
        <translation>codes erronés</translation>
    </message>
    <message>
        <source>Another row goes to the same people.</source>
        <translation>Une autre ligne s’adresse aux mêmes personnes.</translation>
    </message>
    <message>
        <source>%1 other rows go to the same people.</source>
        <translation>%1 autres lignes s’adressent aux mêmes personnes.</translation>
    </message>
    <message>
        <source>“%1” requires a name.</source>
        <translation>Il faut un nom pour «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” requires an email address.</source>
        <translation>Il faut une adresse e-mail pour «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Choose the column that holds the email addresses for “%1”.</source>
        <translation>Choisissez la colonne qui contient les adresses e-mail pour «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Choose the column that holds the names for “%1”.</source>
        <translation>Choisissez la colonne qui contient les noms pour «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>This service supports several people per row only for documents without a callback address.</source>
        <translation>Ce service n’accepte plusieurs personnes par ligne que si les documents n’ont pas d’adresse de callback. Envoyez cette série sans adresse de callback.</translation>
    </message>
    <message>
        <source>A row names more people than the template has open roles (%1).</source>
        <translation>Une ligne nomme plus de personnes que le modèle n’a de rôles libres&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 has fields in this document and can&apos;t be removed. Enter another person instead.</source>
        <translation>%1 a des champs dans ce document et ne peut pas être retiré. Indiquez plutôt une autre personne.</translation>
    </message>
    <message>
        <source>The field “%1” belongs to %2, who has already acted.</source>
        <translation>Le champ «&#xa0;%1&#xa0;» appartient à %2, qui a déjà agi.</translation>
    </message>
    <message>
        <source>%1: language or other settings</source>
        <translation>%1&#xa0;: langue ou autres réglages</translation>
    </message>
    <message>
        <source>%1, step %2</source>
        <translation>%1, étape %2</translation>
    </message>
    <message>
        <source>%1: from step %2 to step %3</source>
        <translation>%1&#xa0;: de l’étape %2 à l’étape %3</translation>
    </message>
    <message>
        <source>Added: %1, changed: %2, removed: %3</source>
        <translation>Ajoutés&#xa0;: %1, modifiés&#xa0;: %2, supprimés&#xa0;: %3</translation>
    </message>
    <message>
        <source>From %1 to %2 days after sending</source>
        <translation>De %1 à %2&#xa0;jours après l’envoi</translation>
    </message>
    <message>
        <source>This server can&apos;t correct a document after it was sent. Cancel it and send it again.</source>
        <translation>Ce serveur ne peut pas corriger un document déjà envoyé. Annulez-le et renvoyez-le.</translation>
    </message>
    <message>
        <source>%1 has already acted and can&apos;t be changed.</source>
        <translation>%1 a déjà agi et ne peut plus être modifié.</translation>
    </message>
    <message>
        <source>It&apos;s already %1&apos;s turn. Steps can only be changed for people who are still waiting.</source>
        <translation>C’est déjà au tour de %1. Seules les personnes qui attendent encore peuvent changer d’étape.</translation>
    </message>
    <message>
        <source>%1 can&apos;t come before step %2; earlier steps are finished.</source>
        <translation>%1 ne peut pas passer avant l’étape %2&#x202f;; les étapes précédentes sont terminées.</translation>
    </message>
    <message>
        <source>%1 has already been invited, so their role can&apos;t be changed.</source>
        <translation>%1 a déjà été invité, son rôle ne peut donc plus être modifié.</translation>
    </message>
    <message>
        <source>From %1 to %2. Values entered before were removed.</source>
        <translation>De %1 à %2. Les valeurs déjà saisies ont été supprimées.</translation>
    </message>
    <message>
        <source>%1: authentication and signing link</source>
        <translation>%1&#xa0;: authentification et lien de signature</translation>
    </message>
    <message>
        <source>No one with the address %1 still has to act on this document.</source>
        <translation>Personne ayant l’adresse %1 n’a encore à agir sur ce document.</translation>
    </message>
    <message>
        <source>%1; the signing link no longer works</source>
        <translation>%1&#x202f;; le lien de signature ne fonctionne plus</translation>
    </message>
    <message>
        <source>The files already contain a signer&apos;s digital signature, so the field “%1” can no longer be changed or removed.</source>
        <translation>Les fichiers portent déjà la signature propre d’une personne&#x202f;; le champ «&#xa0;%1&#xa0;» ne peut donc plus être modifié ni supprimé.</translation>
    </message>
    <message>
        <source>“%1” contains characters that only the font “%2” supports, but that font doesn&apos;t permit embedding: %3.</source>
        <translation>«&#xa0;%1&#xa0;» contient des caractères que seule la police «&#xa0;%2&#xa0;» possède, et cette police ne permet pas l’incorporation&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Your data couldn&apos;t be backed up to %1 before the upgrade, so nothing was changed. Free some disk space, then start Inkstone again. (%2)</source>
        <translation>Vos données n’ont pas pu être sauvegardées dans %1 avant la mise à niveau&#xa0;; rien n’a été modifié. Libérez de l’espace disque, puis redémarrez Inkstone. (%2)</translation>
    </message>
    <message>
        <source>Your administrator has set the service to %1. You can&apos;t connect to another one.</source>
        <translation>Votre administrateur a défini le service %1. Vous ne pouvez pas vous connecter à un autre.</translation>
    </message>
    <message>
        <source>Your administrator doesn&apos;t allow the service on this computer. Connect to your team&apos;s service.</source>
        <translation>Votre administrateur n’autorise pas le service sur cet ordinateur. Connectez-vous au service de votre équipe.</translation>
    </message>
    <message>
        <source>Your administrator doesn&apos;t allow API keys to be stored on this computer.</source>
        <translation>Votre administrateur n’autorise pas l’enregistrement de clés API sur cet ordinateur.</translation>
    </message>
    <message>
        <source>This invitation was changed or passed on to another person. This link is no longer valid.</source>
        <translation>Cette invitation a été modifiée ou déléguée à une autre personne&#xa0;; ce lien n’est plus valable.</translation>
    </message>
    <message>
        <source>The email address doesn&apos;t exist (%1).</source>
        <translation>L’adresse e-mail n’existe pas (%1).</translation>
    </message>
    <message>
        <source>The domain of the email address wasn&apos;t found or accepts no email (%1).</source>
        <translation>Le domaine de l’adresse e-mail est introuvable ou n’accepte pas d’e-mails (%1).</translation>
    </message>
    <message>
        <source>The mailbox is disabled (%1).</source>
        <translation>La boîte aux lettres est désactivée (%1).</translation>
    </message>
    <message>
        <source>The mailbox is full (%1).</source>
        <translation>La boîte aux lettres est pleine (%1).</translation>
    </message>
    <message>
        <source>The message is too large for the mailbox (%1).</source>
        <translation>Le message est trop volumineux pour la boîte aux lettres (%1).</translation>
    </message>
    <message>
        <source>The recipient&apos;s mail server rejected the message (%1).</source>
        <translation>Le serveur de messagerie du destinataire a rejeté le message (%1).</translation>
    </message>
    <message>
        <source>The recipient&apos;s mail server couldn&apos;t be reached in time (%1).</source>
        <translation>Le serveur de messagerie du destinataire n’a pas pu être joint à temps (%1).</translation>
    </message>
    <message>
        <source>The message was returned as undeliverable (%1).</source>
        <translation>Le message a été renvoyé comme non distribuable (%1).</translation>
    </message>
    <message>
        <source>Delivery is delayed; the mail server is still trying (%1).</source>
        <translation>La remise est retardée&#xa0;; le serveur de messagerie essaie encore (%1).</translation>
    </message>
    <message>
        <source>A delivery failure was reported for another address (%1). This address may forward its email.</source>
        <translation>Un échec de remise a été signalé pour une autre adresse (%1). Cette adresse transfère peut-être ses e-mails.</translation>
    </message>
    <message>
        <source>undelivered email</source>
        <translation>e-mail non remis</translation>
    </message>
    <message>
        <source>The mailbox can&apos;t be opened. The mail server answered: %1</source>
        <translation>Impossible d’ouvrir la boîte aux lettres. Le serveur de messagerie a répondu&#xa0;: %1</translation>
    </message>
    <message>
        <source>The mail server sent an unexpected response.</source>
        <translation>Le serveur de messagerie a donné une réponse inattendue.</translation>
    </message>
    <message>
        <source>The message was sent, but the incoming mail server can&apos;t be used: %1</source>
        <translation>Le message a été envoyé, mais le serveur de courrier entrant est inutilisable&#xa0;: %1</translation>
    </message>
    <message>
        <source>The sender doesn&apos;t allow you to delegate this document.</source>
        <translation>L’expéditeur ne vous autorise pas à déléguer ce document.</translation>
    </message>
    <message>
        <source>You have already acted on this document, so you can&apos;t delegate it.</source>
        <translation>Vous avez déjà traité ce document et ne pouvez plus le déléguer.</translation>
    </message>
    <message>
        <source>This person is already a recipient of the document.</source>
        <translation>Cette personne est déjà destinataire du document.</translation>
    </message>
    <message>
        <source>Enter the name of the person.</source>
        <translation>Saisissez le nom de la personne.</translation>
    </message>
    <message>
        <source>Enter the email address of the person.</source>
        <translation>Saisissez l’adresse e-mail de la personne.</translation>
    </message>
    <message>
        <source>From %1 to %2. Reason: %3</source>
        <translation>De %1 à %2. Motif&#xa0;: %3</translation>
    </message>
    <message>
        <source>delegated</source>
        <translation>délégué</translation>
    </message>
    <message>
        <source>Each text must have a different language. Supported languages: %1.</source>
        <translation>Chaque texte doit avoir sa propre langue, parmi&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This text can have at most %1 characters.</source>
        <translation>Ce texte compte au plus %1 caractères.</translation>
    </message>
    <message>
        <source>This text can&apos;t contain control characters.</source>
        <translation>Ce texte ne peut pas contenir de caractères de contrôle.</translation>
    </message>
    <message>
        <source>A consent text must be a single paragraph without line breaks.</source>
        <translation>Un texte de consentement forme un seul paragraphe, sans saut de ligne.</translation>
    </message>
    <message>
        <source>Return addresses must be full https addresses without a user name. At most %1 are allowed.</source>
        <translation>Les adresses de retour doivent être des adresses https complètes sans nom d’utilisateur, au plus %1.</translation>
    </message>
    <message>
        <source>This isn&apos;t one of the return addresses of the account.</source>
        <translation>Cette adresse ne fait pas partie des adresses de retour du compte.</translation>
    </message>
    <message>
        <source>Enter your question or comment.</source>
        <translation>Saisissez votre question ou commentaire.</translation>
    </message>
    <message>
        <source>Enter your answer.</source>
        <translation>Saisissez votre réponse.</translation>
    </message>
    <message>
        <source>Questions can be asked and answered only while the document is being signed.</source>
        <translation>Les questions et réponses ne sont possibles que pendant la signature du document.</translation>
    </message>
    <message>
        <source>You can ask questions once it is your turn.</source>
        <translation>Vous pourrez poser des questions lorsque ce sera votre tour.</translation>
    </message>
    <message>
        <source>You have asked %1 questions within an hour. Try again later.</source>
        <translation>Vous avez posé %1 questions en une heure. Réessayez plus tard.</translation>
    </message>
    <message>
        <source>A document can have at most %1 questions.</source>
        <translation>Un document peut avoir au plus %1 questions.</translation>
    </message>
    <message>
        <source>A question can have at most %1 answers.</source>
        <translation>Une question peut avoir au plus %1 réponses.</translation>
    </message>
    <message>
        <source>The document has no such question.</source>
        <translation>Le document n’a pas cette question.</translation>
    </message>
    <message>
        <source>This place isn&apos;t on a page of the document.</source>
        <translation>Cet endroit n’est sur aucune page du document.</translation>
    </message>
    <message>
        <source>About the document: %1</source>
        <translation>Sur le document&#xa0;: %1</translation>
    </message>
    <message>
        <source>About page %1 (%2 pt from the left, %3 pt from the top): %4</source>
        <translation>Sur la page %1 (%2 pt de la gauche, %3 pt du haut)&#xa0;: %4</translation>
    </message>
    <message>
        <source>To question %1: %2</source>
        <translation>À la question %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>question</source>
        <translation>question posée</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>réponse</translation>
    </message>
    <message>
        <source>All members of the group “%1” must be in the same step.</source>
        <translation>Tous les membres du groupe «&#xa0;%1&#xa0;» doivent être à la même étape.</translation>
    </message>
    <message>
        <source>The number of members who must act has to be the same for all members of the group “%1”.</source>
        <translation>Les membres du groupe «&#xa0;%1&#xa0;» n’indiquent pas le même nombre de personnes devant agir.</translation>
    </message>
    <message>
        <source>%1 members of the group “%2” must act, but it has only %3.</source>
        <translation>%1 membres du groupe «&#xa0;%2&#xa0;» doivent agir, mais il n’en compte que %3.</translation>
    </message>
    <message>
        <source>%1 only gets a copy and can&apos;t be a member of the group “%2”.</source>
        <translation>%1 reçoit seulement une copie et ne peut pas être membre du groupe «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>%1 is a witness, but there is no signer above them in the list.</source>
        <translation>%1 est témoin, mais aucun signataire ne figure au-dessus dans la liste.</translation>
    </message>
    <message>
        <source>%1 is a witness and has to be a signer.</source>
        <translation>%1 est témoin et doit être signataire.</translation>
    </message>
    <message>
        <source>%1 is a witness and can&apos;t be a member of a group as well.</source>
        <translation>%1 est témoin et ne peut pas aussi être membre d’un groupe.</translation>
    </message>
    <message>
        <source>%1 must be in the same step as the person whose signature they witness.</source>
        <translation>%1 doit être à la même étape que la personne dont la signature est attestée.</translation>
    </message>
    <message>
        <source>Nobody in an earlier step can name %1.</source>
        <translation>Personne, à une étape antérieure, ne peut désigner %1.</translation>
    </message>
    <message>
        <source>The document expires before it&apos;s %1&apos;s turn.</source>
        <translation>Le document expire avant le tour de %1.</translation>
    </message>
    <message>
        <source>“%1” stays empty when other members of the group “%2” act first.</source>
        <translation>«&#xa0;%1&#xa0;» reste vide si d’autres membres du groupe «&#xa0;%2&#xa0;» agissent d’abord.</translation>
    </message>
    <message>
        <source>%1 is invited on %2 (UTC)</source>
        <translation>%1 sera invité le %2 (UTC)</translation>
    </message>
    <message>
        <source>a person named by %1</source>
        <translation>une personne désignée par %1</translation>
    </message>
    <message>
        <source>Enter the name and the email address of the next recipient.</source>
        <translation>Saisissez le nom et l’adresse e-mail du destinataire suivant.</translation>
    </message>
    <message>
        <source>%1 is already a recipient of the document.</source>
        <translation>%1 est déjà destinataire du document.</translation>
    </message>
    <message>
        <source>%1 no longer has to act</source>
        <translation>%1 n’a plus à agir</translation>
    </message>
    <message>
        <source>For %1 (UTC)</source>
        <translation>Pour le %1 (UTC)</translation>
    </message>
    <message>
        <source>The scheduled time must be in the future.</source>
        <translation>L’heure d’envoi doit être dans le futur.</translation>
    </message>
    <message>
        <source>Only a draft can be scheduled.</source>
        <translation>Seul un brouillon peut être planifié.</translation>
    </message>
    <message>
        <source>Will be sent on %1 (UTC)</source>
        <translation>Sera envoyé le %1 (UTC)</translation>
    </message>
    <message>
        <source>Couldn&apos;t be sent at the scheduled time: %1</source>
        <translation>N’a pas pu être envoyé à l’heure prévue&#xa0;: %1</translation>
    </message>
    <message>
        <source>This server doesn&apos;t support groups, witnesses, recipients named by others, delays or scheduled sending.</source>
        <translation>Ce serveur ne prend pas en charge les groupes, les témoins, les destinataires désignés par d’autres, les délais ni l’envoi planifié.</translation>
    </message>
    <message>
        <source>%1 has a witness. Remove the witness first.</source>
        <translation>%1 a un témoin et ne peut pas être retiré avant lui.</translation>
    </message>
    <message>
        <source>“%1” must be an email address, such as name@example.com.</source>
        <translation>«&#xa0;%1&#xa0;» doit être une adresse e-mail, par exemple nom@example.com.</translation>
    </message>
    <message>
        <source>“%1” must be a phone number, such as +49 30 901820.</source>
        <translation>«&#xa0;%1&#xa0;» doit être un numéro de téléphone, par exemple +49 30 901820.</translation>
    </message>
    <message>
        <source>“%1” must be %2 or later.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être avant le %2.</translation>
    </message>
    <message>
        <source>“%1” must be %2 or earlier.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être après le %2.</translation>
    </message>
    <message>
        <source>Select at least %2 of the boxes in “%1”.</source>
        <translation>Sélectionnez au moins %2 des cases de «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Select at most %2 of the boxes in “%1”.</source>
        <translation>Sélectionnez au plus %2 des cases de «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>This document is already being signed, or it isn&apos;t the one that was shown to you. Refresh the list.</source>
        <translation>Ce document est déjà en cours de signature, ou ce n’est pas celui qui vous a été montré. Actualisez la liste.</translation>
    </message>
    <message>
        <source>Go through all pages of this document before you sign it.</source>
        <translation>Parcourez toutes les pages de ce document avant de le signer.</translation>
    </message>
    <message>
        <source>This document needs more than your signature. Fill it in on its signing page.</source>
        <translation>Ce document demande plus que votre signature. Remplissez-le sur sa page de signature.</translation>
    </message>
    <message>
        <source>This document requires a code. Open it on its signing page.</source>
        <translation>Ce document demande un code. Ouvrez-le sur sa page de signature.</translation>
    </message>
    <message>
        <source>This document changed after it was shown to you. Go through it again.</source>
        <translation>Ce document a changé après vous avoir été montré. Parcourez-le de nouveau.</translation>
    </message>
    <message>
        <source>You haven&apos;t agreed to the consent text of this document.</source>
        <translation>Vous n’avez pas accepté le texte de consentement de ce document.</translation>
    </message>
    <message>
        <source>%1 signed a printout. Scan: %2 pages, SHA-256 %3</source>
        <translation>%1 a signé un exemplaire imprimé. Numérisation&#xa0;: %2 pages, SHA-256 %3</translation>
    </message>
    <message>
        <source>Only the signature of a single signer can be recorded from paper.</source>
        <translation>Seule la signature d’un signataire unique peut être enregistrée depuis le papier.</translation>
    </message>
    <message>
        <source>Send the scan as one PDF file.</source>
        <translation>Envoyez la numérisation sous forme d’un seul fichier PDF.</translation>
    </message>
    <message>
        <source>Choose the column that holds the phone numbers for codes by SMS.</source>
        <translation>Choisissez la colonne qui contient les numéros de téléphone pour les codes par SMS.</translation>
    </message>
    <message>
        <source>Choose the column that holds the phone numbers for “%1”.</source>
        <translation>Choisissez la colonne qui contient les numéros de téléphone pour «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>%1 needs a phone number with a country code, such as +49 151 23456789, for the code by SMS.</source>
        <translation>%1 a besoin d’un numéro de téléphone avec indicatif de pays, par exemple +49 151 23456789, pour le code par SMS.</translation>
    </message>
    <message>
        <source>This service isn&apos;t set up to send text messages, so it can&apos;t send codes by SMS. Use an access code.</source>
        <translation>Ce service n’est pas configuré pour envoyer des SMS et ne peut donc pas envoyer de codes par SMS. Utilisez un code d’accès.</translation>
    </message>
    <message>
        <source>Enter a phone number with a country code, such as +49 151 23456789.</source>
        <translation>Saisissez un numéro de téléphone avec indicatif de pays, par exemple +49 151 23456789.</translation>
    </message>
    <message>
        <source>Too many codes were sent to this phone number today. Try again later.</source>
        <translation>Trop de codes ont été envoyés à ce numéro aujourd’hui. Réessayez plus tard.</translation>
    </message>
    <message>
        <source>The SMS gateway answered with status %1.</source>
        <translation>La passerelle SMS a répondu avec le statut %1.</translation>
    </message>
    <message>
        <source>The SMS gateway&apos;s response doesn&apos;t contain the text that shows success.</source>
        <translation>La réponse de la passerelle SMS ne contient pas le texte qui indique la réussite.</translation>
    </message>
    <message>
        <source>The method must be POST, PUT or GET.</source>
        <translation>La méthode doit être POST, PUT ou GET.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid header. Write it as Name: value.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un en-tête valide. Écrivez le nom, deux-points et la valeur.</translation>
    </message>
    <message>
        <source>The body template isn&apos;t valid JSON.</source>
        <translation>Le modèle du corps n’est pas du JSON valide.</translation>
    </message>
    <message>
        <source>The address or the body must contain {to} or {toDigits}, which stand for the phone number.</source>
        <translation>L’adresse ou le corps doit contenir {to} ou {toDigits}, qui représentent le numéro de téléphone.</translation>
    </message>
    <message>
        <source>The address or the body must contain {text}, which stands for the message.</source>
        <translation>L’adresse ou le corps doit contenir {text}, qui représente le message.</translation>
    </message>
    <message>
        <source>The secret must not be in the address. Put {secret} into a header or the body.</source>
        <translation>Le secret ne doit pas figurer dans l’adresse. Placez {secret} dans un en-tête ou dans le corps.</translation>
    </message>
    <message>
        <source>The request contains {secret}, but no secret is set.</source>
        <translation>La requête contient {secret}, mais aucun secret n’est défini.</translation>
    </message>
    <message>
        <source>The address must start with https://. Only a gateway on this computer or in a private network may use http://.</source>
        <translation>L’adresse doit commencer par https://. Seule une passerelle sur cet ordinateur ou dans un réseau privé peut utiliser http://.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid status. Use numbers such as 200 or groups such as 2xx, separated by commas.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un statut valide. Utilisez des nombres comme 200 ou des groupes comme 2xx, séparés par des virgules.</translation>
    </message>
    <message>
        <source>Code by SMS for %1 (%2): %3</source>
        <translation>Code par SMS pour %1 (%2)&#xa0;: %3</translation>
    </message>
    <message>
        <source>Unknown time zone.</source>
        <translation>Ce fuseau horaire est inconnu.</translation>
    </message>
    <message>
        <source>The recipient has no signing link yet.</source>
        <translation>Le destinataire n’a pas encore de lien de signature.</translation>
    </message>
    <message>
        <source>The signing link belongs to another server.</source>
        <translation>Le lien de signature appartient à un autre serveur.</translation>
    </message>
    <message>
        <source>The proxy requires a user name and password, or rejected the ones given.</source>
        <translation>Le proxy demande un nom et un mot de passe, ou n’accepte pas ceux-ci.</translation>
    </message>
    <message>
        <source>The recipient of “%1” would be removed. Remove or reassign that field as well.</source>
        <translation>«&#xa0;%1&#xa0;» perdrait son destinataire&#xa0;: retirez ou réattribuez aussi ce champ.</translation>
    </message>
    <message>
        <source>The signature covers a different type of content than it states.</source>
        <translation>La signature porte sur un autre type de contenu que celui annoncé.</translation>
    </message>
    <message>
        <source>The unsigned gap in the byte range is larger or smaller than the signature itself.</source>
        <translation>La partie non signée est plus ou moins étendue que la signature elle-même.</translation>
    </message>
    <message>
        <source>This signing link is unknown.</source>
        <translation>Ce lien de signature est inconnu.</translation>
    </message>
    <message>
        <source>This document was sent in the meantime.</source>
        <translation>Ce document a été envoyé entre-temps.</translation>
    </message>
    <message>
        <source>This folder no longer exists.</source>
        <translation>Ce dossier n’existe plus.</translation>
    </message>
    <message>
        <source>Assign a person to this role.</source>
        <translation>Quelqu’un doit prendre ce rôle.</translation>
    </message>
    <message>
        <source>This version is no longer stored.</source>
        <translation>Cette version n’est plus gardée.</translation>
    </message>
    <message>
        <source>This draft is no longer in the outbox.</source>
        <translation>Ce brouillon n’attend plus ici.</translation>
    </message>
    <message>
        <source>A file of this draft is no longer on this computer.</source>
        <translation>Un fichier de ce brouillon n’est plus sur cet ordinateur.</translation>
    </message>
    <message>
        <source>This is not a valid delivery ID.</source>
        <translation>Ce n’est pas l’identifiant d’un envoi.</translation>
    </message>
    <message>
        <source>The signing link is not valid.</source>
        <translation>Le lien de signature est incompréhensible.</translation>
    </message>
    <message>
        <source>The history attached to the file is not valid: %1</source>
        <translation>L’historique joint au fichier n’est pas valide&#xa0;: %1</translation>
    </message>
    <message>
        <source>“%1” cannot receive email: %2</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas recevoir d’e-mail&#xa0;: %2</translation>
    </message>
    <message>
        <source>The mail server doesn&apos;t support addresses with non-ASCII characters before the @.</source>
        <translation>Le serveur de messagerie n’accepte pas les adresses contenant de tels caractères avant le @.</translation>
    </message>
    <message>
        <source>The signature has no byte range.</source>
        <translation>La signature n’indique pas ce qu’elle signe.</translation>
    </message>
    <message>
        <source>Line %1, column %2 contains a NUL character. The file may not be text, or it may use another encoding.</source>
        <translation>La ligne %1, colonne %2 contient un caractère NUL&#xa0;: ce n’est pas du texte, ou un autre encodage.</translation>
    </message>
    <message>
        <source>%1 was copied without the fields that its formula %2 refers to. The copy isn&apos;t computed.</source>
        <translation>%1 a été copié sans les champs auxquels sa formule %2 se réfère&#xa0;: il n’est pas calculé.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be prefilled.</source>
        <translation>%1 ne peut pas être rempli à l’avance.</translation>
    </message>
    <message>
        <source>The key of this account is not stored here. Connect again.</source>
        <translation>La clé de ce compte n’est pas conservée ici&#xa0;: reconnectez-vous.</translation>
    </message>
    <message>
        <source>The keychain can&apos;t store keys at the moment. A new key would be lost when Inkstone closes.</source>
        <translation>Le trousseau ne prend pas de clé pour l’instant&#xa0;: une nouvelle serait perdue à la fermeture.</translation>
    </message>
    <message>
        <source>This file isn&apos;t an Inkstone template, or it is damaged.</source>
        <translation>Ce fichier n’est pas un modèle d’Inkstone, ou il est endommagé.</translation>
    </message>
    <message>
        <source>A file in this template was damaged or changed.</source>
        <translation>Un fichier de ce modèle n’est pas celui qui y a été mis&#xa0;: il est endommagé ou a été modifié.</translation>
    </message>
    <message>
        <source>The document may or may not have been created.</source>
        <translation>On ne sait pas si le document a été créé.</translation>
    </message>
    <message>
        <source>absence notice</source>
        <translation>avis d’absence</translation>
    </message>
    <message>
        <source>%1 on behalf of %2, who is absent until %3</source>
        <translation>%1 pour le compte de %2, absent jusqu’au %3</translation>
    </message>
    <message>
        <source>%1 is absent until %2. %3 receives the invitation on their behalf.</source>
        <translation>%1 est absent jusqu’au %2. %3 reçoit l’invitation pour son compte.</translation>
    </message>
    <message>
        <source>%1 is absent until %2, and may not delegate to a deputy.</source>
        <translation>%1 est absent jusqu’au %2 et ne peut pas déléguer à un remplaçant.</translation>
    </message>
    <message>
        <source>%1 is absent until %2. A deputy can&apos;t receive their code by SMS.</source>
        <translation>%1 est absent jusqu’au %2. Un remplaçant ne peut pas recevoir son code par SMS.</translation>
    </message>
    <message>
        <source>%1 is absent until %2. The deputy %3 is already a recipient of the document.</source>
        <translation>%1 est absent jusqu’au %2. Le remplaçant %3 est déjà destinataire du document.</translation>
    </message>
    <message>
        <source>%1 is absent until %2, and no deputy is available.</source>
        <translation>%1 est absent jusqu’au %2, et aucun remplaçant n’est disponible.</translation>
    </message>
    <message>
        <source>The list of absences has no deputy for %1 today.</source>
        <translation>La liste des absences n’indique aucun remplaçant pour %1 aujourd’hui.</translation>
    </message>
    <message>
        <source>Enter the email address of the absent person.</source>
        <translation>Saisissez l’adresse e-mail de la personne absente.</translation>
    </message>
    <message>
        <source>Enter the first and the last day of the absence.</source>
        <translation>Saisissez le premier et le dernier jour de l’absence.</translation>
    </message>
    <message>
        <source>The last day is before the first day.</source>
        <translation>Le dernier jour précède le premier.</translation>
    </message>
    <message>
        <source>This absence is already over.</source>
        <translation>Cette absence est déjà terminée.</translation>
    </message>
    <message>
        <source>Enter the name of the deputy.</source>
        <translation>Saisissez le nom du remplaçant.</translation>
    </message>
    <message>
        <source>Enter the email address of the deputy.</source>
        <translation>Saisissez l’adresse e-mail du remplaçant.</translation>
    </message>
    <message>
        <source>The deputy must be a different person.</source>
        <translation>Le remplaçant doit être une autre personne.</translation>
    </message>
    <message>
        <source>This person is already absent from %1 to %2.</source>
        <translation>Cette personne est déjà absente du %1 au %2.</translation>
    </message>
    <message>
        <source>The list can hold at most %1 absences. Remove some that are over.</source>
        <translation>La liste peut contenir au plus %1 absences. Supprimez-en qui sont terminées.</translation>
    </message>
    <message>
        <source>The list has no such absence.</source>
        <translation>La liste ne contient pas cette absence.</translation>
    </message>
    <message>
        <source>%1 signed offline. Time according to the device: %2 (UTC)</source>
        <translation>%1 a signé hors connexion. Heure selon l’appareil&#xa0;: %2 (UTC)</translation>
    </message>
    <message>
        <source>%1 can sign on a phone. Network address: %2</source>
        <translation>%1 peut signer sur un téléphone. Adresse réseau&#xa0;: %2</translation>
    </message>
    <message>
        <source>The device states that this was signed at %1 (UTC), which is in the future. Check the clock of the device.</source>
        <translation>Selon l’appareil, la signature date du %1 (UTC), donc du futur. Vérifiez l’horloge de l’appareil.</translation>
    </message>
    <message>
        <source>The device states that this was signed at %1 (UTC), before the document was opened for signing. Check the clock of the device.</source>
        <translation>Selon l’appareil, la signature date du %1 (UTC), avant l’ouverture du document pour signature. Vérifiez l’horloge de l’appareil.</translation>
    </message>
    <message>
        <source>The files of the document were changed after this was signed offline. It has to be signed again.</source>
        <translation>Les fichiers du document ont été modifiés après cette signature hors connexion. Il faut signer de nouveau.</translation>
    </message>
    <message>
        <source>Values of the document were changed after this was signed offline. It has to be signed again.</source>
        <translation>Des valeurs du document ont été modifiées après cette signature hors connexion. Il faut signer de nouveau.</translation>
    </message>
    <message>
        <source>This service doesn&apos;t accept signatures that were made offline. The document has to be signed again.</source>
        <translation>Ce service n’accepte pas les signatures faites hors connexion. Le document doit être signé de nouveau.</translation>
    </message>
    <message>
        <source>Unmatched brace. Write a column as {Name}, and a brace as {{ or }}.</source>
        <translation>Une accolade n’a pas de pendant. Écrivez une colonne sous la forme {Nom} et une accolade sous la forme {{ ou }}.</translation>
    </message>
    <message>
        <source>The file has no column “%1”.</source>
        <translation>Le fichier n’a pas de colonne «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The document title is empty for this row.</source>
        <translation>Le titre du document est vide pour cette ligne.</translation>
    </message>
    <message>
        <source>A message can have at most %1 characters.</source>
        <translation>Un message peut comporter au plus %1 caractères.</translation>
    </message>
    <message>
        <source>This service supports a title or message for each row only for documents without a callback address.</source>
        <translation>Ce service n’accepte un titre ou un message propre à chaque ligne que pour les documents sans adresse de callback.</translation>
    </message>
    <message>
        <source>This document is being corrected by %1. Try again when they have finished.</source>
        <translation>Ce document est en cours de correction par %1. Réessayez ensuite.</translation>
    </message>
    <message>
        <source>There is already an account for this address.</source>
        <translation>Un compte existe déjà pour cette adresse.</translation>
    </message>
    <message>
        <source>Sending this would exceed the account&apos;s spending limit. Raise the limit in the account settings.</source>
        <translation>Cet envoi dépasserait le plafond de dépenses du compte. Relevez le plafond dans les paramètres du compte.</translation>
    </message>
    <message>
        <source>The session has ended. Sign in again.</source>
        <translation>La session est terminée. Reconnectez-vous.</translation>
    </message>
    <message>
        <source>The certificate of “%1” was revoked.</source>
        <translation>Le certificat de «&#xa0;%1&#xa0;» a été révoqué.</translation>
    </message>
    <message>
        <source>The certificate of “%1” was revoked after the time proven by the time-stamp.</source>
        <translation>Le certificat de «&#xa0;%1&#xa0;» a été révoqué après la date attestée par l’horodatage.</translation>
    </message>
    <message>
        <source>You trust the signer&apos;s certificate by its fingerprint.</source>
        <translation>Vous faites confiance au certificat du signataire grâce à son empreinte.</translation>
    </message>
    <message>
        <source>The certificate isn&apos;t issued by a trusted authority.</source>
        <translation>Le certificat n’a pas été émis par une autorité de confiance.</translation>
    </message>
    <message>
        <source>A time-stamp in the signature doesn&apos;t belong to this signature.</source>
        <translation>Un horodatage contenu dans la signature n’appartient pas à cette signature.</translation>
    </message>
    <message>
        <source>A time-stamp was created with a certificate that isn&apos;t meant for time-stamping.</source>
        <translation>Un horodatage a été créé avec un certificat qui n’est pas destiné à l’horodatage.</translation>
    </message>
    <message>
        <source>The file couldn&apos;t be signed: %1</source>
        <translation>Le fichier n’a pas pu être signé&#xa0;: %1</translation>
    </message>
    <message>
        <source>The file wasn&apos;t prepared for a signature.</source>
        <translation>Le fichier n’a pas été préparé pour une signature.</translation>
    </message>
    <message>
        <source>The file couldn&apos;t be hashed: %1</source>
        <translation>L’empreinte du fichier n’a pas pu être calculée&#xa0;: %1</translation>
    </message>
    <message>
        <source>The signature needs %1 bytes, but only %2 are reserved.</source>
        <translation>La signature nécessite %1 octets, mais seuls %2 sont réservés.</translation>
    </message>
    <message>
        <source>The key must be RSA, P-256 or P-384.</source>
        <translation>La clé doit être de type RSA, P-256 ou P-384.</translation>
    </message>
    <message>
        <source>The key doesn&apos;t belong to the certificate.</source>
        <translation>La clé ne correspond pas au certificat.</translation>
    </message>
    <message>
        <source>The certificate can&apos;t be used for signing.</source>
        <translation>Le certificat ne peut pas être utilisé pour signer.</translation>
    </message>
    <message>
        <source>The certificate can&apos;t be encoded</source>
        <translation>Le certificat ne peut pas être encodé</translation>
    </message>
    <message>
        <source>The key couldn&apos;t be created</source>
        <translation>La clé n’a pas pu être créée</translation>
    </message>
    <message>
        <source>The certificate couldn&apos;t be created</source>
        <translation>Le certificat n’a pas pu être créé</translation>
    </message>
    <message>
        <source>The private key can&apos;t be read</source>
        <translation>La clé privée est illisible</translation>
    </message>
    <message>
        <source>The certificate can&apos;t be read</source>
        <translation>Le certificat est illisible</translation>
    </message>
    <message>
        <source>The private key can&apos;t be written</source>
        <translation>La clé privée ne peut pas être écrite</translation>
    </message>
    <message>
        <source>The file has no seal that was created with this certificate.</source>
        <translation>Le fichier n’a aucun sceau de ce certificat.</translation>
    </message>
    <message>
        <source>The key is too short: %1 bits.</source>
        <translation>La clé est trop courte&#xa0;: %1 bits.</translation>
    </message>
    <message>
        <source>DSA is no longer recommended.</source>
        <translation>DSA n’est plus recommandé.</translation>
    </message>
    <message>
        <source>The parameters of the RSA-PSS signature are weaker than its digest.</source>
        <translation>Les paramètres de la signature RSA-PSS sont plus faibles que son algorithme d’empreinte.</translation>
    </message>
    <message>
        <source>its response is for a different request</source>
        <translation>sa réponse concerne une autre demande</translation>
    </message>
    <message>
        <source>its response is for a different file</source>
        <translation>sa réponse concerne un autre fichier</translation>
    </message>
    <message>
        <source>its certificate has expired, isn&apos;t meant for time-stamping or isn&apos;t issued by a trusted authority</source>
        <translation>son certificat a expiré, n’est pas destiné à l’horodatage ou n’a pas été émis par une autorité de confiance</translation>
    </message>
    <message>
        <source>its response names a different certificate from the one that signed it</source>
        <translation>sa réponse désigne un autre certificat que celui qui l’a signée</translation>
    </message>
    <message>
        <source>the signature of its response isn&apos;t valid</source>
        <translation>la signature de sa réponse n’est pas valide</translation>
    </message>
    <message>
        <source>its response isn&apos;t valid</source>
        <translation>sa réponse n’est pas valide</translation>
    </message>
    <message>
        <source>no document was returned</source>
        <translation>aucun document n’a été renvoyé</translation>
    </message>
    <message>
        <source>The server returned an invalid signing token.</source>
        <translation>Le serveur a renvoyé un jeton de signature non valide.</translation>
    </message>
    <message>
        <source>The server didn&apos;t respond in time.</source>
        <translation>Le serveur n’a pas répondu à temps.</translation>
    </message>
    <message>
        <source>The server&apos;s response is larger than allowed.</source>
        <translation>La réponse du serveur dépasse la taille autorisée.</translation>
    </message>
    <message>
        <source>The server couldn&apos;t be reached.</source>
        <translation>Le serveur est injoignable.</translation>
    </message>
    <message>
        <source>The connection to the server was lost.</source>
        <translation>La connexion au serveur a été interrompue.</translation>
    </message>
    <message>
        <source>The server name wasn&apos;t found.</source>
        <translation>Le nom du serveur est introuvable.</translation>
    </message>
    <message>
        <source>The server redirects to another address. Redirects aren&apos;t followed.</source>
        <translation>Le serveur redirige vers une autre adresse. Les redirections ne sont pas suivies.</translation>
    </message>
    <message>
        <source>The server&apos;s response isn&apos;t valid.</source>
        <translation>La réponse du serveur n’est pas valide.</translation>
    </message>
    <message>
        <source>The request was stopped.</source>
        <translation>La demande a été interrompue.</translation>
    </message>
    <message>
        <source>The server&apos;s response isn&apos;t valid: %1</source>
        <translation>La réponse du serveur n’est pas valide&#xa0;: %1</translation>
    </message>
    <message>
        <source>There is no secret with this name.</source>
        <translation>Il n’existe aucun secret portant ce nom.</translation>
    </message>
    <message>
        <source>Access to the system&apos;s keychain was denied.</source>
        <translation>L’accès au trousseau du système a été refusé.</translation>
    </message>
    <message>
        <source>No usable keychain was found on this system.</source>
        <translation>Aucun trousseau utilisable n’a été trouvé sur ce système.</translation>
    </message>
    <message>
        <source>The system&apos;s keychain refused the request.</source>
        <translation>Le trousseau du système a refusé la demande.</translation>
    </message>
    <message>
        <source>The system&apos;s keychain isn&apos;t responding.</source>
        <translation>Le trousseau du système ne répond pas.</translation>
    </message>
    <message>
        <source>%1 has no signature field.</source>
        <translation>%1 n’a aucun champ de signature.</translation>
    </message>
    <message>
        <source>Enter a name for %1.</source>
        <translation>Saisissez un nom pour %1.</translation>
    </message>
    <message>
        <source>%1 needs an email address for the one-time code.</source>
        <translation>%1 doit avoir une adresse e-mail pour le code à usage unique.</translation>
    </message>
    <message>
        <source>%1 has no email address. Send them the signing link yourself.</source>
        <translation>%1 n’a pas d’adresse e-mail. Transmettez vous-même le lien de signature.</translation>
    </message>
    <message>
        <source>%1 is invited more than once.</source>
        <translation>%1 est invité plusieurs fois.</translation>
    </message>
    <message>
        <source>Only a draft can be changed; this document is %1.</source>
        <translation>Seul un brouillon peut être modifié&#xa0;; état de ce document&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Someone else changed this document in the meantime. Its version is now %1.</source>
        <translation>Quelqu’un d’autre a modifié ce document entre-temps. Sa version est maintenant la %1.</translation>
    </message>
    <message>
        <source>The history is too large.</source>
        <translation>L’historique est trop volumineux.</translation>
    </message>
    <message>
        <source>This isn&apos;t an Inkstone history.</source>
        <translation>Ceci n’est pas un historique d’Inkstone.</translation>
    </message>
    <message>
        <source>Version %1 of the history format isn&apos;t supported.</source>
        <translation>La version %1 du format d’historique n’est pas prise en charge.</translation>
    </message>
    <message>
        <source>The history has too many entries.</source>
        <translation>L’historique comporte trop d’entrées.</translation>
    </message>
    <message>
        <source>Entry %1 of the history can&apos;t be read.</source>
        <translation>L’entrée %1 de l’historique est illisible.</translation>
    </message>
    <message>
        <source>The history lists too many files.</source>
        <translation>L’historique cite trop de fichiers.</translation>
    </message>
    <message>
        <source>The hash of entry %1 of the history doesn&apos;t match the entries before it.</source>
        <translation>L’empreinte de l’entrée %1 de l’historique ne correspond pas aux entrées précédentes.</translation>
    </message>
    <message>
        <source>The last entry of the history doesn&apos;t match the recorded head.</source>
        <translation>La dernière entrée de l’historique ne correspond pas à la valeur finale enregistrée.</translation>
    </message>
    <message>
        <source>“%1” must be written as Name &lt;address&gt;.</source>
        <translation>«&#xa0;%1&#xa0;» doit être écrit sous la forme Nom &lt;adresse&gt;.</translation>
    </message>
    <message>
        <source>Enter the name or address of the mail server.</source>
        <translation>Saisissez le nom ou l’adresse du serveur de messagerie.</translation>
    </message>
    <message>
        <source>A password is sent to a mail server over TLS only. Choose STARTTLS or TLS.</source>
        <translation>Un mot de passe n’est envoyé à un serveur de messagerie que par TLS. Choisissez STARTTLS ou TLS.</translation>
    </message>
    <message>
        <source>A password is required for the mail server user. With inkstoned, set INKSTONE_SMTP_PASSWORD.</source>
        <translation>Un mot de passe est requis pour l’utilisateur du serveur de messagerie. Avec inkstoned, définissez INKSTONE_SMTP_PASSWORD.</translation>
    </message>
    <message>
        <source>The mailbox requires a user name and a password.</source>
        <translation>La boîte aux lettres exige un nom d’utilisateur et un mot de passe.</translation>
    </message>
    <message>
        <source>The service is starting or shutting down.</source>
        <translation>Le service est en cours de démarrage ou d’arrêt.</translation>
    </message>
    <message>
        <source>This file has more anchors than a document can hold.</source>
        <translation>Ce fichier contient plus d’ancres qu’un document ne peut en avoir.</translation>
    </message>
    <message>
        <source>This file has more form fields than a document can hold.</source>
        <translation>Ce fichier contient plus de champs de formulaire qu’un document ne peut en avoir.</translation>
    </message>
    <message>
        <source>This file has an XFA form. Only some programs can show its fields.</source>
        <translation>Ce fichier contient un formulaire XFA. Seuls certains programmes peuvent en afficher les champs.</translation>
    </message>
    <message>
        <source>The form field in the PDF allows several choices. This field allows one.</source>
        <translation>Le champ de formulaire permet plusieurs choix. Le champ créé n’en permet qu’un.</translation>
    </message>
    <message>
        <source>The default appearance of the form&apos;s fields was changed after signing: %1.</source>
        <translation>L’apparence par défaut des champs du formulaire a été modifiée après la signature&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The default fonts of the form&apos;s fields were changed after signing: /DR.</source>
        <translation>Les polices par défaut des champs du formulaire ont été modifiées après la signature&#xa0;: /DR.</translation>
    </message>
    <message>
        <source>Changes to a signed file must be signed as well.</source>
        <translation>Les modifications d’un fichier signé doivent être signées elles aussi.</translation>
    </message>
    <message>
        <source>No available font supports these characters in the name of recipient %1: %2.</source>
        <translation>Le nom du destinataire %1 contient des caractères qu’aucune police ne peut écrire&#xa0;: %2.</translation>
    </message>
    <message>
        <source>No available font supports these characters in the title: %1.</source>
        <translation>Le titre contient des caractères qu’aucune police ne peut écrire&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A page of this PDF has too much content to be searched for text.</source>
        <translation>Une page de ce PDF a trop de contenu pour qu’on puisse y rechercher du texte.</translation>
    </message>
    <message>
        <source>This PDF has no page %1.</source>
        <translation>Ce PDF n’a pas de page %1.</translation>
    </message>
    <message>
        <source>A value is on a page that this file doesn&apos;t have.</source>
        <translation>Une valeur se trouve sur une page que ce fichier n’a pas.</translation>
    </message>
    <message>
        <source>A value has a rectangle without a size.</source>
        <translation>Une valeur a un rectangle sans dimensions.</translation>
    </message>
    <message>
        <source>%1 is in a file that is certified so that only its form can be filled in.</source>
        <translation>%1 se trouve sur un fichier dont l’auteur permet seulement de remplir le formulaire.</translation>
    </message>
    <message>
        <source>%1 is in the unprintable margin of most printers.</source>
        <translation>%1 se trouve dans la marge que les imprimantes laissent vide.</translation>
    </message>
    <message>
        <source>%1 covers text of the page.</source>
        <translation>%1 couvre du texte de la page.</translation>
    </message>
    <message>
        <source>Moving the fields was cancelled.</source>
        <translation>Le déplacement des champs a été annulé.</translation>
    </message>
    <message>
        <source>There is no page %1.</source>
        <translation>Il n’y a pas de page %1.</translation>
    </message>
    <message>
        <source>The file has no signature field “%1”.</source>
        <translation>Le fichier n’a pas de champ de signature «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The signature field “%1” is already signed.</source>
        <translation>Le champ de signature «&#xa0;%1&#xa0;» est déjà signé.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid field name, or it is already in use.</source>
        <translation>Un champ ne peut pas s’appeler «&#xa0;%1&#xa0;», ou ce nom est déjà pris.</translation>
    </message>
    <message>
        <source>Any addition to this PDF would invalidate a signature in it: %1 Ask for a copy without signatures.</source>
        <translation>Tout ajout à ce PDF invaliderait une signature qu’il contient&#xa0;: %1 Demandez une copie sans signatures.</translation>
    </message>
    <message>
        <source>Nothing can be added to a page of this signed PDF.</source>
        <translation>Rien ne peut être ajouté à une page de ce PDF signé.</translation>
    </message>
    <message>
        <source>A form field can&apos;t be created for a value.</source>
        <translation>Un champ de formulaire ne peut pas être créé pour une valeur.</translation>
    </message>
    <message>
        <source>Nothing can be added to the pages of this signed PDF.</source>
        <translation>Rien ne peut être ajouté aux pages de ce PDF signé.</translation>
    </message>
    <message>
        <source>This PDF has more than %1 objects, which is too many.</source>
        <translation>Ce PDF contient plus de %1 objets, ce qui est trop.</translation>
    </message>
    <message>
        <source>This PDF takes too long to read.</source>
        <translation>La lecture de ce PDF prend trop de temps.</translation>
    </message>
    <message>
        <source>The encryption of the file isn&apos;t supported.</source>
        <translation>Le chiffrement du fichier n’est pas pris en charge.</translation>
    </message>
    <message>
        <source>The file can&apos;t be read: %1.</source>
        <translation>Le fichier ne peut pas être lu&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Nothing can be added to this page of a signed file.</source>
        <translation>Rien ne peut être ajouté à cette page d’un fichier signé.</translation>
    </message>
    <message>
        <source>This covers text of a file that is already signed. Move it to a blank area.</source>
        <translation>Cet élément recouvre du texte d’un fichier déjà signé. Déplacez-le vers une zone vide.</translation>
    </message>
    <message>
        <source>This file is certified so that only its form can be filled in. Place this on one of its form fields of the same type.</source>
        <translation>Ce fichier est certifié de sorte que seul son formulaire peut être rempli. Placez ceci sur l’un de ses champs de formulaire du même type.</translation>
    </message>
    <message>
        <source>An entry marked as a time-stamp isn&apos;t a valid time-stamp.</source>
        <translation>Une entrée présentée comme un horodatage n’en est pas un.</translation>
    </message>
    <message>
        <source>An object was redefined after signing.</source>
        <translation>Un objet a été redéfini après la signature.</translation>
    </message>
    <message>
        <source>A later revision contains a second version of an object that only some PDF readers show.</source>
        <translation>Une révision ultérieure contient une seconde version d’un objet, que seuls certains lecteurs affichent.</translation>
    </message>
    <message>
        <source>PDF readers may show this file differently. In a later revision, %1.</source>
        <translation>Les lecteurs peuvent afficher ce fichier différemment. Dans une révision ultérieure&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A later revision can&apos;t be compared with the signed one: %1.</source>
        <translation>Une révision ultérieure ne peut pas être comparée à la révision signée&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Comments were added after this signature. The signature allows this.</source>
        <translation>Des commentaires ont été ajoutés après cette signature, ce qu’elle autorise.</translation>
    </message>
    <message>
        <source>Long-term validation data was added after this signature.</source>
        <translation>Des données servant à valider les signatures ultérieurement ont été ajoutées après cette signature.</translation>
    </message>
    <message>
        <source>Parts of the file were rewritten after this signature without changing what the document shows.</source>
        <translation>Des parties du fichier ont été réécrites après cette signature sans modifier ce que le document affiche.</translation>
    </message>
    <message>
        <source>The field “%1” was filled in or signed.</source>
        <translation>Le champ «&#xa0;%1&#xa0;» a été rempli ou signé.</translation>
    </message>
    <message>
        <source>Long-term validation data was added.</source>
        <translation>Des données servant à valider les signatures ultérieurement ont été ajoutées.</translation>
    </message>
    <message>
        <source>The document&apos;s metadata was changed.</source>
        <translation>Les métadonnées du document ont été modifiées.</translation>
    </message>
    <message>
        <source>The text for screen readers was changed after signing.</source>
        <translation>Le texte destiné aux lecteurs d’écran a été modifié après la signature.</translation>
    </message>
    <message>
        <source>The document catalog was changed after signing: %1.</source>
        <translation>Le catalogue du document a été modifié après la signature&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The validation data that was added after signing is malformed.</source>
        <translation>Une entrée ajoutée après la signature est présentée comme des données de validation, mais n’en est pas.</translation>
    </message>
    <message>
        <source>The form was changed, not just filled in, after signing: %1.</source>
        <translation>Le formulaire a été modifié, et non seulement rempli, après la signature&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The signature field “%1”, added after signing, is also used for something else.</source>
        <translation>Le champ de signature «&#xa0;%1&#xa0;», ajouté après la signature, est aussi autre chose.</translation>
    </message>
    <message>
        <source>The form field “%1” was changed, not just filled in, after signing: %2.</source>
        <translation>Le champ de formulaire «&#xa0;%1&#xa0;» a été modifié, et non seulement rempli, après la signature&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The appearance of the button “%1” was replaced after signing.</source>
        <translation>L’apparence du bouton «&#xa0;%1&#xa0;» a été remplacée après la signature.</translation>
    </message>
    <message>
        <source>The form field “%1” shows something other than its value.</source>
        <translation>Le champ de formulaire «&#xa0;%1&#xa0;» affiche autre chose que sa valeur.</translation>
    </message>
    <message>
        <source>A page was changed after signing: %1.</source>
        <translation>Une page a été modifiée après la signature&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The annotations of a page were replaced after signing.</source>
        <translation>Les annotations d’une page ont été remplacées après la signature.</translation>
    </message>
    <message>
        <source>Overlapping annotations on a page were reordered after signing.</source>
        <translation>L’ordre d’annotations superposées d’une page a été modifié après la signature.</translation>
    </message>
    <message>
        <source>The signature field “%1”, added after signing, covers text or a picture on the page.</source>
        <translation>Le champ de signature «&#xa0;%1&#xa0;», ajouté après la signature, recouvre du texte ou une image de la page.</translation>
    </message>
    <message>
        <source>Long-term validation data was removed after signing. The visible content is unchanged.</source>
        <translation>Des données servant à valider les signatures ultérieurement ont été retirées après la signature. Le contenu visible est inchangé.</translation>
    </message>
    <message>
        <source>The byte range extended beyond the end of the file when it was signed.</source>
        <translation>La plage d’octets dépassait la fin du fichier au moment de la signature.</translation>
    </message>
    <message>
        <source>The signature value is encoded in an unusual way. The signed content isn&apos;t affected.</source>
        <translation>La valeur de la signature est encodée de façon inhabituelle. Le contenu signé n’est pas affecté.</translation>
    </message>
    <message>
        <source>Page %1 looks different from what was signed.</source>
        <translation>La page %1 a une apparence différente de ce qui a été signé.</translation>
    </message>
    <message>
        <source>PDF readers may show this file differently. The signed revision defines an object twice.</source>
        <translation>Les lecteurs peuvent afficher ce fichier différemment. La révision signée définit deux fois un objet.</translation>
    </message>
    <message>
        <source>The validation data in the file can&apos;t be read.</source>
        <translation>Les données de validation du fichier sont illisibles.</translation>
    </message>
    <message>
        <source>This page is out of date. Reload it, then finish again.</source>
        <translation>Cette page n’est plus à jour. Rechargez-la, puis terminez à nouveau.</translation>
    </message>
    <message>
        <source>These values are too long to be rendered together. Request fewer of them.</source>
        <translation>Ces valeurs sont trop longues pour être affichées ensemble. Demandez-en moins.</translation>
    </message>
    <message>
        <source>Only the sender&apos;s account can host in-person signing.</source>
        <translation>Seul le compte de l’expéditeur peut héberger une signature en personne.</translation>
    </message>
    <message>
        <source>Only in-person signatures can be submitted later.</source>
        <translation>Seules les signatures en personne peuvent être transmises plus tard.</translation>
    </message>
    <message>
        <source>“%1” requires a file. Attach it on the signing page.</source>
        <translation>«&#xa0;%1&#xa0;» exige un fichier. Joignez-le sur la page de signature.</translation>
    </message>
    <message>
        <source>Enter your name.</source>
        <translation>Saisissez votre nom.</translation>
    </message>
    <message>
        <source>Enter your email address.</source>
        <translation>Saisissez votre adresse e-mail.</translation>
    </message>
    <message>
        <source>The archive couldn&apos;t be written.</source>
        <translation>L’archive n’a pas pu être écrite.</translation>
    </message>
    <message>
        <source>The CSV reader couldn&apos;t be started.</source>
        <translation>Le lecteur CSV n’a pas pu être démarré.</translation>
    </message>
    <message>
        <source>There isn&apos;t enough memory for this file.</source>
        <translation>La mémoire est insuffisante pour ce fichier.</translation>
    </message>
    <message>
        <source>This sheet doesn&apos;t exist.</source>
        <translation>Cette feuille n’existe pas.</translation>
    </message>
    <message>
        <source>There is nothing to write.</source>
        <translation>Il n’y a rien à écrire.</translation>
    </message>
    <message>
        <source>The workbook couldn&apos;t be created.</source>
        <translation>Le classeur n’a pas pu être créé.</translation>
    </message>
    <message>
        <source>Multiple selection isn&apos;t imported. The field allows one choice.</source>
        <translation>La sélection multiple n’est pas importée. Le champ permet un seul choix.</translation>
    </message>
    <message>
        <source>A choice requires options, as in options=Yes,No.</source>
        <translation>Un choix exige des options, comme dans options=Yes,No.</translation>
    </message>
    <message>
        <source>Fields of the type “%1” aren&apos;t imported.</source>
        <translation>Les champs de type «&#xa0;%1&#xa0;» ne sont pas importés.</translation>
    </message>
    <message>
        <source>The type “%1” isn&apos;t supported.</source>
        <translation>Le type «&#xa0;%1&#xa0;» n’est pas pris en charge.</translation>
    </message>
    <message>
        <source>Recipients are numbered from 1 to 200.</source>
        <translation>Les destinataires sont numérotés de 1 à 200.</translation>
    </message>
    <message>
        <source>This choice has no options. It was imported as a text field.</source>
        <translation>Ce choix n’a pas d’options. Il a été importé comme champ de texte.</translation>
    </message>
    <message>
        <source>A link can&apos;t be filled in.</source>
        <translation>Un lien ne peut pas être rempli.</translation>
    </message>
    <message>
        <source>The type “%1” isn&apos;t supported. Supported types: sig, initial, text, check, date.</source>
        <translation>Le type «&#xa0;%1&#xa0;» n’est pas pris en charge. Types pris en charge&#xa0;: sig, initial, text, check, date.</translation>
    </message>
    <message>
        <source>Signers are numbered from 1 to 200.</source>
        <translation>Les signataires sont numérotés de 1 à 200.</translation>
    </message>
    <message>
        <source>The number of boxes to check in this group isn&apos;t imported.</source>
        <translation>Le nombre de cases à cocher dans ce groupe n’est pas importé.</translation>
    </message>
    <message>
        <source>It has neither a name nor a type.</source>
        <translation>Ni nom ni type ne sont indiqués.</translation>
    </message>
    <message>
        <source>An anchor requires the number of the recipient, as in \s1\.</source>
        <translation>Une ancre doit contenir le numéro du destinataire, comme dans \s1\.</translation>
    </message>
    <message>
        <source>This kind of anchor isn&apos;t supported. Supported kinds: s i d r c t mt n a.</source>
        <translation>Ce genre d’ancre n’est pas pris en charge. Genres pris en charge&#xa0;: s i d r c t mt n a.</translation>
    </message>
    <message>
        <source>A radio button requires a group and a number within the group, as in \r1_size_1\.</source>
        <translation>Un bouton radio doit indiquer son groupe et son numéro dans ce groupe, comme dans \r1_size_1\.</translation>
    </message>
    <message>
        <source>Only radio buttons can have a group. Remove the group from this anchor.</source>
        <translation>Seuls les boutons radio peuvent avoir un groupe. Supprimez le groupe de cette ancre.</translation>
    </message>
    <message>
        <source>This anchor doesn&apos;t end with a backslash.</source>
        <translation>Cette ancre ne se termine pas par une barre oblique inverse.</translation>
    </message>
    <message>
        <source>This name isn&apos;t defined in the file.</source>
        <translation>Ce nom n’est pas défini dans le fichier.</translation>
    </message>
    <message>
        <source>It belongs to %1, who doesn&apos;t fill in fields.</source>
        <translation>Le champ appartient à %1, qui ne remplit pas de champs.</translation>
    </message>
    <message>
        <source>It belongs to %1, who doesn&apos;t exist.</source>
        <translation>Le champ appartient à %1, qui n’existe pas.</translation>
    </message>
    <message>
        <source>It belongs to %1, but at most %2 recipients are allowed.</source>
        <translation>Le champ appartient à %1, mais %2 au plus sont autorisés.</translation>
    </message>
    <message>
        <source>Only text, number and date fields can be computed. %1 has a different type.</source>
        <translation>Seuls le texte, les nombres et les dates peuvent être calculés. %1 est d’un autre type.</translation>
    </message>
    <message>
        <source>All formulas together can have at most %1 characters.</source>
        <translation>Toutes les formules ensemble peuvent compter au plus %1 caractères.</translation>
    </message>
    <message>
        <source>The formula of %1 refers to “%2”, which doesn&apos;t exist.</source>
        <translation>La formule de %1 se réfère à «&#xa0;%2&#xa0;», qui n’existe pas.</translation>
    </message>
    <message>
        <source>The formula of %1 refers to “%2”, which can&apos;t be used in a formula.</source>
        <translation>La formule de %1 se réfère à «&#xa0;%2&#xa0;», qui ne peut pas être utilisé dans une formule.</translation>
    </message>
    <message>
        <source>The condition of %1 refers to “%2”, which doesn&apos;t exist. The field is always shown.</source>
        <translation>La condition de %1 se réfère à «&#xa0;%2&#xa0;», qui n’existe pas. Le champ est toujours affiché.</translation>
    </message>
    <message>
        <source>The limits of %1 allow no value: %2.</source>
        <translation>Les limites de %1 ne laissent aucune valeur possible&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 Its default value isn&apos;t valid.</source>
        <translation>%1 Sa valeur initiale n’est pas valide.</translation>
    </message>
    <message>
        <source>%1 Its formula results in “%2”.</source>
        <translation>%1 Sa formule donne «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>The formula of %1 refers to itself.</source>
        <translation>La formule de %1 se réfère à elle-même.</translation>
    </message>
    <message>
        <source>The condition of %1 refers to itself.</source>
        <translation>La condition de %1 se réfère à elle-même.</translation>
    </message>
    <message>
        <source>%1 is outside page %2.</source>
        <translation>%1 se trouve hors de la page %2.</translation>
    </message>
    <message>
        <source>%1 belongs to recipient %2, who doesn&apos;t exist.</source>
        <translation>%1 appartient au destinataire %2, qui n’existe pas.</translation>
    </message>
    <message>
        <source>%1 is on page %2, which doesn&apos;t exist.</source>
        <translation>%1 se trouve sur la page %2, qui n’existe pas.</translation>
    </message>
    <message>
        <source>%1 covers %2.</source>
        <translation>%1 recouvre %2.</translation>
    </message>
    <message>
        <source>%1 belongs to %2, who doesn&apos;t fill in fields.</source>
        <translation>%1 appartient à %2, qui ne remplit pas de champs.</translation>
    </message>
    <message>
        <source>%1 is too small to fill in.</source>
        <translation>%1 est trop petit pour être rempli.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t in a group, so it is the only choice.</source>
        <translation>%1 n’appartient à aucun groupe&#xa0;: c’est donc le seul choix.</translation>
    </message>
    <message>
        <source>%1 has no options.</source>
        <translation>%1 n’a pas d’options.</translation>
    </message>
    <message>
        <source>%1 is required, but its condition can&apos;t be met when its recipient signs.</source>
        <translation>%1 est obligatoire, mais sa condition ne peut pas être remplie lorsque son destinataire signe.</translation>
    </message>
    <message>
        <source>Page %1, “%2”: %3</source>
        <translation>Page %1, «&#xa0;%2&#xa0;»&#xa0;: %3</translation>
    </message>
    <message>
        <source>the minimum is above the maximum</source>
        <translation>le minimum est supérieur au maximum</translation>
    </message>
    <message>
        <source>the length is less than one character</source>
        <translation>la longueur est inférieure à un caractère</translation>
    </message>
    <message>
        <source>the number of decimal places must be between 0 and %1</source>
        <translation>le nombre de décimales doit être compris entre 0 et %1</translation>
    </message>
    <message>
        <source>the earliest date is after the latest</source>
        <translation>la date la plus ancienne est postérieure à la plus récente</translation>
    </message>
    <message>
        <source>“%1” is neither a date nor a number of days from today</source>
        <translation>«&#xa0;%1&#xa0;» n’est ni une date ni un nombre de jours à compter d’aujourd’hui</translation>
    </message>
    <message>
        <source>there are fewer boxes than must be selected</source>
        <translation>il y a moins de cases qu’il n’en faut cocher</translation>
    </message>
    <message>
        <source>a comb field requires a maximum length</source>
        <translation>un champ en peigne exige une longueur maximale</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid number format (write 1234.50 in the format you want)</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un modèle du nombre 1234.50</translation>
    </message>
    <message>
        <source>can have at most %1 conditions</source>
        <translation>peut avoir au plus %1 conditions</translation>
    </message>
    <message>
        <source>“%1” must be true or false.</source>
        <translation>«&#xa0;%1&#xa0;» doit valoir true ou false.</translation>
    </message>
    <message>
        <source>A link template needs exactly one recipient with the role “Open signer”. Choose the role in the editor.</source>
        <translation>Un modèle à lien doit avoir exactement un destinataire avec le rôle «&#xa0;Signataire libre&#xa0;». Choisissez le rôle dans l’éditeur.</translation>
    </message>
    <message>
        <source>Nobody is assigned to role %1 (%2). The template has %3 roles, but %4 people were specified.</source>
        <translation>Personne n’est affecté au rôle %1 (%2). Le modèle a %3 rôles et %4 personnes sont indiquées.</translation>
    </message>
    <message>
        <source>A template in the trash can&apos;t be opened.</source>
        <translation>Un modèle dans la corbeille ne peut pas être ouvert.</translation>
    </message>
    <message>
        <source>Only a draft can be opened; this template link is %1.</source>
        <translation>Seul un brouillon peut être ouvert&#xa0;; état de ce lien de modèle&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This template link doesn&apos;t exist.</source>
        <translation>Ce lien de modèle n’existe pas.</translation>
    </message>
    <message>
        <source>New documents can&apos;t be started here at the moment. Ask %1.</source>
        <translation>De nouveaux documents ne peuvent pas être commencés ici pour le moment. Adressez-vous à %1.</translation>
    </message>
    <message>
        <source>“%1” matches several fields: %2. Enter the exact name.</source>
        <translation>«&#xa0;%1&#xa0;» peut désigner plusieurs champs&#xa0;: %2. Écrivez le nom exact.</translation>
    </message>
    <message>
        <source>Several options are named “%1”. Use the ID of the one you mean.</source>
        <translation>Plusieurs options s’appellent «&#xa0;%1&#xa0;». Utilisez l’identifiant de celle que vous voulez.</translation>
    </message>
    <message>
        <source>Only one of %1 and %2 can be chosen.</source>
        <translation>Un seul de %1 et %2 peut être choisi.</translation>
    </message>
    <message>
        <source>Another window or program is working on this bulk run.</source>
        <translation>Une autre fenêtre ou un autre programme traite cet envoi en série.</translation>
    </message>
    <message>
        <source>The account of this bulk run isn&apos;t open.</source>
        <translation>Le compte de cet envoi en série n’est pas ouvert.</translation>
    </message>
    <message>
        <source>Nothing can be written to Inkstone&apos;s data folder.</source>
        <translation>Rien ne peut être écrit dans le dossier de données d’Inkstone.</translation>
    </message>
    <message>
        <source>This bulk run doesn&apos;t exist.</source>
        <translation>Cet envoi en série n’existe pas.</translation>
    </message>
    <message>
        <source>Cancelled before it was sent.</source>
        <translation>Annulé avant l’envoi.</translation>
    </message>
    <message>
        <source>Another listing was opened.</source>
        <translation>Une autre liste a été ouverte.</translation>
    </message>
    <message>
        <source>Choose a folder to export to.</source>
        <translation>Choisissez un dossier d’exportation.</translation>
    </message>
    <message>
        <source>Choose what to export.</source>
        <translation>Choisissez ce qu’il faut exporter.</translation>
    </message>
    <message>
        <source>The placeholder {%1} isn&apos;t supported. Supported placeholders: {%2}.</source>
        <translation>La variable {%1} n’est pas prise en charge. Variables prises en charge&#xa0;: {%2}.</translation>
    </message>
    <message>
        <source>The document isn&apos;t completed, so there is no signed file yet.</source>
        <translation>Le document n’est pas terminé&#xa0;: il n’y a donc pas encore de fichier signé.</translation>
    </message>
    <message>
        <source>The folder %1 can&apos;t be created.</source>
        <translation>Le dossier %1 ne peut pas être créé.</translation>
    </message>
    <message>
        <source>There are too many files with this name.</source>
        <translation>Il y a trop de fichiers portant ce nom.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2</source>
        <translation>%1 ne peut pas être lu&#xa0;: %2</translation>
    </message>
    <message>
        <source>No draft is open.</source>
        <translation>Aucun brouillon n’est ouvert.</translation>
    </message>
    <message>
        <source>The draft doesn&apos;t have this file.</source>
        <translation>Le brouillon ne contient pas ce fichier.</translation>
    </message>
    <message>
        <source>The service has the files in a different order.</source>
        <translation>Les fichiers sont dans un autre ordre sur le service.</translation>
    </message>
    <message>
        <source>The folder can&apos;t be created.</source>
        <translation>Le dossier ne peut pas être créé.</translation>
    </message>
    <message>
        <source>No response from the service. The document may or may not have been sent.</source>
        <translation>Pas de réponse du service. Le document a peut-être été envoyé.</translation>
    </message>
    <message>
        <source>This account doesn&apos;t exist.</source>
        <translation>Ce compte n’existe pas.</translation>
    </message>
    <message>
        <source>Another document was opened.</source>
        <translation>Un autre document a été ouvert.</translation>
    </message>
    <message>
        <source>This recipient isn&apos;t in the document.</source>
        <translation>Ce destinataire n’est pas dans le document.</translation>
    </message>
    <message>
        <source>This document is no longer in the trash.</source>
        <translation>Ce document n’est plus dans la corbeille.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read.</source>
        <translation>%1 ne peut pas être lu.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a folder.</source>
        <translation>%1 n’est pas un dossier.</translation>
    </message>
    <message>
        <source>%1 contains other files. Choose an empty folder.</source>
        <translation>%1 contient d’autres fichiers. Choisissez un dossier vide.</translation>
    </message>
    <message>
        <source>The permissions of the folder %1 can&apos;t be restricted.</source>
        <translation>Les droits d’accès au dossier %1 ne peuvent pas être restreints.</translation>
    </message>
    <message>
        <source>Nothing can be written to the folder %1.</source>
        <translation>Rien ne peut être écrit dans le dossier %1.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written.</source>
        <translation>%1 ne peut pas être écrit.</translation>
    </message>
    <message>
        <source>Another process is creating the seal key in %1.</source>
        <translation>Un autre processus crée la clé de %1.</translation>
    </message>
    <message>
        <source>Nothing can be written to %1. The disk may be full or read-only.</source>
        <translation>Rien ne peut être écrit dans %1. Le disque est peut-être plein ou en lecture seule.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t an IP address that the service can listen on.</source>
        <translation>%1 n’est pas une adresse IP sur laquelle le service peut écouter.</translation>
    </message>
    <message>
        <source>The service can&apos;t listen on %1 port %2: %3</source>
        <translation>Le service ne peut pas écouter sur %1, port %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>is required</source>
        <translation>est obligatoire</translation>
    </message>
    <message>
        <source>has more than %1 characters</source>
        <translation>compte plus de %1 caractères</translation>
    </message>
    <message>
        <source>must be a valid email address</source>
        <translation>n’est pas une adresse e-mail</translation>
    </message>
    <message>
        <source>A request must contain 1 to %1 documents.</source>
        <translation>Envoyez de 1 à %1 documents à la fois.</translation>
    </message>
    <message>
        <source>is not a valid page size</source>
        <translation>n’est pas une taille de page valide</translation>
    </message>
    <message>
        <source>must be between 0 and 1000 points</source>
        <translation>doit être compris entre 0 et 1000 points</translation>
    </message>
    <message>
        <source>must be a date such as 2026-03-31</source>
        <translation>doit être une date telle que 2026-03-31</translation>
    </message>
    <message>
        <source>must be an object</source>
        <translation>doit être un objet</translation>
    </message>
    <message>
        <source>The server couldn&apos;t process this request (HTTP %1).</source>
        <translation>Le serveur n’a pas pu répondre à cette demande (HTTP %1).</translation>
    </message>
    <message>
        <source>The server refused this request (HTTP %1).</source>
        <translation>Le serveur a refusé cette demande (HTTP %1).</translation>
    </message>
    <message>
        <source>An internal error occurred in the service. Try again. If the problem persists, give the operator the request ID.</source>
        <translation>Une erreur s’est produite dans le service. Réessayez. Si le problème persiste, indiquez le numéro de demande à l’exploitant.</translation>
    </message>
    <message>
        <source>must have 1 to 255 characters</source>
        <translation>doit compter de 1 à 255 caractères</translation>
    </message>
    <message>
        <source>The text is not valid JSON: %1 at byte %2.</source>
        <translation>Le texte n’est pas du JSON valide&#xa0;: %1 à l’octet %2.</translation>
    </message>
    <message>
        <source>The JSON is larger than %1 bytes.</source>
        <translation>Les données JSON dépassent %1 octets.</translation>
    </message>
    <message>
        <source>The text is not valid UTF-8.</source>
        <translation>Le texte n’est pas de l’UTF-8 valide.</translation>
    </message>
    <message>
        <source>The JSON has more than %1 values.</source>
        <translation>Les données JSON contiennent plus de %1 valeurs.</translation>
    </message>
    <message>
        <source>nested too deeply</source>
        <translation>imbrication trop profonde</translation>
    </message>
    <message>
        <source>unexpected input</source>
        <translation>entrée inattendue</translation>
    </message>
    <message>
        <source>an invalid value</source>
        <translation>valeur non valide</translation>
    </message>
    <message>
        <source>The JSON must be an object.</source>
        <translation>Les données JSON doivent être un objet.</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>est absent</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation>doit valoir true ou false</translation>
    </message>
    <message>
        <source>must be a time in milliseconds since 1970, UTC</source>
        <translation>doit être une heure en millisecondes depuis 1970 (UTC)</translation>
    </message>
    <message>
        <source>Select 1 to %1 documents.</source>
        <translation>Sélectionnez de 1 à %1 documents.</translation>
    </message>
    <message>
        <source>must be a string</source>
        <translation>doit être un texte</translation>
    </message>
    <message>
        <source>must not contain a NUL character</source>
        <translation>ne doit pas contenir de caractère NUL</translation>
    </message>
    <message>
        <source>must be a whole number</source>
        <translation>doit être un nombre entier</translation>
    </message>
    <message>
        <source>must be between %1 and %2</source>
        <translation>doit être compris entre %1 et %2</translation>
    </message>
    <message>
        <source>must be a number</source>
        <translation>doit être un nombre</translation>
    </message>
    <message>
        <source>must be an id: a positive whole number</source>
        <translation>doit être un identifiant&#xa0;: un nombre entier positif</translation>
    </message>
    <message>
        <source>must be a code: a whole number</source>
        <translation>doit être un code&#xa0;: un nombre entier</translation>
    </message>
    <message>
        <source>must be an array of strings</source>
        <translation>doit être une liste de textes</translation>
    </message>
    <message>
        <source>has more than %1 entries</source>
        <translation>compte plus de %1 entrées</translation>
    </message>
    <message>
        <source>must be a string of at most %1 characters</source>
        <translation>doit être un texte d’au plus %1 caractères</translation>
    </message>
    <message>
        <source>must be a base64 string</source>
        <translation>doit être un texte en base64</translation>
    </message>
    <message>
        <source>has more than %1 bytes</source>
        <translation>dépasse %1 octets</translation>
    </message>
    <message>
        <source>must be an array</source>
        <translation>doit être une liste</translation>
    </message>
    <message>
        <source>%1 is not a supported value</source>
        <translation>%1 n’est pas une valeur connue</translation>
    </message>
    <message>
        <source>must be a PNG or JPEG picture</source>
        <translation>doit être une image PNG ou JPEG</translation>
    </message>
    <message>
        <source>must be a string or a number</source>
        <translation>doit être un texte ou un nombre</translation>
    </message>
    <message>
        <source>must have 1 to %1 entries</source>
        <translation>doit compter de 1 à %1 entrées</translation>
    </message>
    <message>
        <source>has %1 rows</source>
        <translation>compte %1 lignes</translation>
    </message>
    <message>
        <source>The range is outside the file.</source>
        <translation>La plage se trouve hors du fichier.</translation>
    </message>
    <message>
        <source>The credentials are not valid. Check the API key, or the email address and password.</source>
        <translation>La clé API, ou l’adresse e-mail et le mot de passe, ne sont pas valides.</translation>
    </message>
    <message>
        <source>The service is busy. Try again in a moment.</source>
        <translation>Le service est occupé. Réessayez dans un instant.</translation>
    </message>
    <message>
        <source>Nothing was found at this address.</source>
        <translation>Rien n’a été trouvé à cette adresse.</translation>
    </message>
    <message>
        <source>The first request with this Idempotency-Key is still being processed. Try again in a moment.</source>
        <translation>La première demande avec cette clé Idempotency-Key est encore en cours de traitement. Réessayez dans un instant.</translation>
    </message>
    <message>
        <source>This Idempotency-Key was used for a different request.</source>
        <translation>Cette clé Idempotency-Key a été utilisée pour une autre demande.</translation>
    </message>
    <message>
        <source>The database doesn&apos;t respond.</source>
        <translation>La base de données ne répond pas.</translation>
    </message>
    <message>
        <source>This page doesn&apos;t exist.</source>
        <translation>Cette page n’existe pas.</translation>
    </message>
    <message>
        <source>The report can&apos;t be read.</source>
        <translation>Le rapport ne peut pas être lu.</translation>
    </message>
    <message>
        <source>TLS isn&apos;t available.</source>
        <translation>TLS n’est pas disponible.</translation>
    </message>
    <message>
        <source>The service is shutting down.</source>
        <translation>Le service est en cours d’arrêt.</translation>
    </message>
    <message>
        <source>The pages of this file can&apos;t be shown.</source>
        <translation>Les pages de ce fichier ne peuvent pas être affichées.</translation>
    </message>
    <message>
        <source>These pictures would be too large.</source>
        <translation>Ces images seraient trop grandes.</translation>
    </message>
    <message>
        <source>The picture of a page couldn&apos;t be written.</source>
        <translation>L’image d’une page n’a pas pu être écrite.</translation>
    </message>
    <message>
        <source>The page renderer returned an invalid response.</source>
        <translation>Le moteur de rendu des pages a donné une réponse non valide.</translation>
    </message>
    <message>
        <source>Too many pages are being rendered. Try again in a moment.</source>
        <translation>Trop de pages sont en cours de rendu. Réessayez dans un instant.</translation>
    </message>
    <message>
        <source>Too many pages of this document are being rendered. Try again in a moment.</source>
        <translation>Trop de pages de ce document sont en cours de rendu. Réessayez dans un instant.</translation>
    </message>
    <message>
        <source>This page takes too long to render.</source>
        <translation>Le rendu de cette page prend trop de temps.</translation>
    </message>
    <message>
        <source>This page is damaged or needs too much memory to render.</source>
        <translation>Cette page est endommagée ou son rendu demande trop de mémoire.</translation>
    </message>
    <message>
        <source>Pages can&apos;t be rendered at the moment.</source>
        <translation>Les pages ne peuvent pas être affichées pour le moment.</translation>
    </message>
    <message>
        <source>A temporary folder can&apos;t be created.</source>
        <translation>Un dossier temporaire ne peut pas être créé.</translation>
    </message>
    <message>
        <source>A stored file is missing: %1</source>
        <translation>Un fichier stocké est absent&#xa0;: %1</translation>
    </message>
    <message>
        <source>A stored file couldn&apos;t be restored: %1</source>
        <translation>Un fichier stocké n’a pas pu être restauré&#xa0;: %1</translation>
    </message>
    <message>
        <source>A stored file can&apos;t be read: %1</source>
        <translation>Un fichier stocké ne peut pas être lu&#xa0;: %1</translation>
    </message>
    <message>
        <source>A file couldn&apos;t be hashed.</source>
        <translation>L’empreinte d’un fichier n’a pas pu être calculée.</translation>
    </message>
    <message>
        <source>The database rejected part of this change.</source>
        <translation>La base de données a refusé une partie de cette modification.</translation>
    </message>
    <message>
        <source>The documents were changed in the meantime. Try again.</source>
        <translation>Les documents ont été modifiés entre-temps. Réessayez.</translation>
    </message>
    <message>
        <source>The target folder doesn&apos;t exist.</source>
        <translation>Le dossier de destination n’existe pas.</translation>
    </message>
    <message>
        <source>The parent folder is inside this folder.</source>
        <translation>La destination se trouve dans le dossier lui-même.</translation>
    </message>
    <message>
        <source>Another instance has taken over this request. Try again.</source>
        <translation>Une autre instance a repris cette demande. Réessayez.</translation>
    </message>
    <message>
        <source>The database contains a code that this version doesn&apos;t support: %1 is %2 where %3 is %4.</source>
        <translation>La base de données contient un code que cette version ne connaît pas&#xa0;: %1 vaut %2 là où %3 vaut %4.</translation>
    </message>
    <message>
        <source>A migration is missing from this build.</source>
        <translation>Une migration de la base de données manque dans cette version du programme.</translation>
    </message>
    <message>
        <source>This delivery doesn&apos;t exist.</source>
        <translation>Cet envoi n’existe pas.</translation>
    </message>
    <message>
        <source>A text contains the character U+0000.</source>
        <translation>Un texte contient le caractère U+0000.</translation>
    </message>
    <message>
        <source>The database didn&apos;t return an ID.</source>
        <translation>La base de données n’a renvoyé aucun numéro.</translation>
    </message>
    <message>
        <source>The database %1 can&apos;t be opened: %2</source>
        <translation>La base de données %1 ne peut pas être ouverte&#xa0;: %2</translation>
    </message>
    <message>
        <source>The database rejected the request: %1</source>
        <translation>La base de données a refusé la demande&#xa0;: %1</translation>
    </message>
    <message>
        <source>An entry like this already exists.</source>
        <translation>Une telle entrée existe déjà.</translation>
    </message>
    <message>
        <source>The version couldn&apos;t be stored.</source>
        <translation>La version n’a pas pu être enregistrée.</translation>
    </message>
    <message>
        <source>The search index is damaged.</source>
        <translation>L’index de recherche est endommagé.</translation>
    </message>
    <message>
        <source>A file couldn&apos;t be written to the disk: %1</source>
        <translation>Un fichier n’a pas pu être écrit sur le disque&#xa0;: %1</translation>
    </message>
    <message>
        <source>an email address has one @ with text before and after it.</source>
        <translation>une adresse e-mail contient un seul @, avec du texte avant et après.</translation>
    </message>
    <message>
        <source>addresses with quotation marks aren&apos;t supported.</source>
        <translation>les adresses avec des guillemets ne sont pas prises en charge.</translation>
    </message>
    <message>
        <source>the part before the @ has characters that aren&apos;t allowed.</source>
        <translation>la partie qui précède le @ contient des caractères non autorisés.</translation>
    </message>
    <message>
        <source>the part after the @ isn&apos;t a valid domain name.</source>
        <translation>la partie qui suit le @ n’est pas un nom de domaine valide.</translation>
    </message>
    <message>
        <source>it is too long.</source>
        <translation>elle est trop longue.</translation>
    </message>
    <message>
        <source>an object is listed twice</source>
        <translation>un objet est répertorié deux fois</translation>
    </message>
    <message>
        <source>the cross-reference entries don&apos;t conform to the standard</source>
        <translation>les entrées de la table de références croisées ne sont pas conformes à la norme</translation>
    </message>
    <message>
        <source>a cross-reference entry doesn&apos;t lead to its object</source>
        <translation>une entrée de la table de références croisées ne mène pas à son objet</translation>
    </message>
    <message>
        <source>the startxref entry is missing or invalid</source>
        <translation>sa fin est mal placée</translation>
    </message>
    <message>
        <source>there is a second trailer</source>
        <translation>elle a une seconde section «&#xa0;trailer&#xa0;»</translation>
    </message>
    <message>
        <source>an object stream contains objects that aren&apos;t listed</source>
        <translation>un flux d’objets contient des objets qui ne sont pas répertoriés</translation>
    </message>
    <message>
        <source>You are invited to read this document; there is nothing to sign.</source>
        <translation>Vous êtes invité à lire ce document&#xa0;; il n’y a rien à signer.</translation>
    </message>
    <message>
        <source>You declined to sign.</source>
        <translation>Vous avez refusé de signer.</translation>
    </message>
    <message>
        <source>Everyone has signed. The document is complete.</source>
        <translation>Tout le monde a signé. Le document est complet.</translation>
    </message>
    <message>
        <source>A recipient declined, so this document can no longer be signed.</source>
        <translation>Un destinataire a refusé&#xa0;; ce document est clos.</translation>
    </message>
    <message>
        <source>The deadline of this document has passed.</source>
        <translation>La date limite de ce document est passée.</translation>
    </message>
    <message>
        <source>The sender cancelled this document.</source>
        <translation>L’expéditeur a annulé ce document.</translation>
    </message>
    <message>
        <source>Others have already done this; you don&apos;t need to do anything.</source>
        <translation>D’autres personnes s’en sont déjà chargées&#xa0;; vous n’avez rien à faire.</translation>
    </message>
    <message>
        <source>recipient %1</source>
        <translation>destinataire %1</translation>
    </message>
    <message>
        <source>“%1” (recipient %2)</source>
        <translation>«&#xa0;%1&#xa0;» (destinataire %2)</translation>
    </message>
    <message>
        <source>%1 has no width.</source>
        <translation>%1 n’a pas de largeur.</translation>
    </message>
    <message>
        <source>%1 has no height.</source>
        <translation>%1 n’a pas de hauteur.</translation>
    </message>
    <message>
        <source>The folder %1 can&apos;t be created. To use another folder, set INKSTONE_DATA.</source>
        <translation>Le dossier %1 ne peut pas être créé. Pour utiliser un autre dossier, définissez INKSTONE_DATA.</translation>
    </message>
    <message>
        <source>You have finished. Thank you.</source>
        <translation>Vous avez terminé. Merci.</translation>
    </message>
    <message>
        <source>The formula of %1 isn&apos;t valid. %2</source>
        <translation>La formule de %1 n’est pas valide. %2</translation>
    </message>
    <message>
        <source>Enter a formula, such as {Net} * 1.19.</source>
        <translation>Saisissez une formule, par exemple {Net} * 1.19.</translation>
    </message>
    <message>
        <source>A formula can have at most %1 characters.</source>
        <translation>Une formule peut avoir au plus %1 caractères.</translation>
    </message>
    <message>
        <source>Too many nested parentheses (character %1).</source>
        <translation>Trop de parenthèses imbriquées (caractère %1).</translation>
    </message>
    <message>
        <source>A formula can refer to at most %1 different fields.</source>
        <translation>Une formule peut se référer à %1 champs différents au plus.</translation>
    </message>
    <message>
        <source>Unexpected text (character %1).</source>
        <translation>Texte inattendu (caractère %1).</translation>
    </message>
    <message>
        <source>A number, text or field is missing (character %1).</source>
        <translation>Il manque un nombre, un texte ou un champ (caractère %1).</translation>
    </message>
    <message>
        <source>Unknown word (character %1). Put field names in braces and texts in quotation marks. Functions: sum, min, max, round, if, and, or, not, days.</source>
        <translation>Mot inconnu (caractère %1). Mettez les noms des champs entre accolades et les textes entre guillemets. Fonctions&#xa0;: sum, min, max, round, if, and, or, not, days.</translation>
    </message>
    <message>
        <source>Unmatched parenthesis (character %1).</source>
        <translation>Parenthèse non appariée (caractère %1).</translation>
    </message>
    <message>
        <source>Unmatched brace (character %1).</source>
        <translation>Accolade non appariée (caractère %1).</translation>
    </message>
    <message>
        <source>Missing name (character %1).</source>
        <translation>Le nom manque (caractère %1).</translation>
    </message>
    <message>
        <source>Write numbers as 1.19 (character %1).</source>
        <translation>Écrivez les nombres ainsi&#xa0;: 1.19 (caractère %1).</translation>
    </message>
    <message>
        <source>Wrong number of values for this function (character %1).</source>
        <translation>Cette fonction attend un autre nombre de valeurs (caractère %1).</translation>
    </message>
    <message>
        <source>Unmatched quotation mark (character %1).</source>
        <translation>Un guillemet n’est pas fermé (caractère %1).</translation>
    </message>
    <message>
        <source>A pattern can have at most %1 characters.</source>
        <translation>Un motif peut avoir au plus %1 caractères.</translation>
    </message>
    <message>
        <source>This pattern repeats too much. Use smaller counts.</source>
        <translation>Ce motif répète trop. Utilisez des nombres plus petits.</translation>
    </message>
    <message>
        <source>“%2” (character %1) isn&apos;t supported in patterns.</source>
        <translation>«&#xa0;%2&#xa0;» (caractère %1) n’est pas pris en charge dans les motifs.</translation>
    </message>
    <message>
        <source>“%2” (character %1) isn&apos;t closed.</source>
        <translation>«&#xa0;%2&#xa0;» (caractère %1) n’est pas fermé.</translation>
    </message>
    <message>
        <source>Unmatched parenthesis “%2” (character %1).</source>
        <translation>Parenthèse «&#xa0;%2&#xa0;» sans ouverture (caractère %1).</translation>
    </message>
    <message>
        <source>“%2” (character %1) has nothing to repeat.</source>
        <translation>«&#xa0;%2&#xa0;» (caractère %1) n’a rien à répéter.</translation>
    </message>
    <message>
        <source>“%2” (character %1) isn&apos;t a valid count. Write {0,3} or {2,}.</source>
        <translation>«&#xa0;%2&#xa0;» (caractère %1) n’est pas un nombre valide. Écrivez {0,3} ou {2,}.</translation>
    </message>
    <message>
        <source>“%2” (character %1) isn&apos;t a valid range.</source>
        <translation>«&#xa0;%2&#xa0;» (caractère %1) n’est pas un intervalle valide.</translation>
    </message>
    <message>
        <source>“%2” (character %1) isn&apos;t a supported escape sequence.</source>
        <translation>«&#xa0;%2&#xa0;» (caractère %1) n’est pas une séquence d’échappement connue.</translation>
    </message>
    <message>
        <source>%1: The pattern isn&apos;t valid. %2</source>
        <translation>%1&#xa0;: le motif n’est pas valide. %2</translation>
    </message>
    <message>
        <source>The request is larger than %1 MiB.</source>
        <translation>La requête dépasse %1 Mio.</translation>
    </message>
    <message>
        <source>The file was changed after signing.</source>
        <translation>Le fichier a été modifié après la signature.</translation>
    </message>
    <message>
        <source>The file has no signature.</source>
        <translation>Le fichier ne contient aucune signature.</translation>
    </message>
    <message>
        <source>The expected signature is missing.</source>
        <translation>La signature attendue est absente.</translation>
    </message>
    <message>
        <source>This build of Inkstone can&apos;t write Excel workbooks. Export the table as CSV instead.</source>
        <translation>Cette version d’Inkstone ne peut pas créer de classeurs Excel. Exportez plutôt le tableau au format CSV.</translation>
    </message>
    <message>
        <source>Enter a name for the sender.</source>
        <translation>L’expéditeur doit avoir un nom.</translation>
    </message>
    <message>
        <source>Enter a name for the key.</source>
        <translation>Une clé demande un nom.</translation>
    </message>
    <message>
        <source>it didn&apos;t respond a moment ago</source>
        <translation>pas de réponse il y a un instant</translation>
    </message>
    <message>
        <source>%1 has to name the next recipient, but might not have to act at all.</source>
        <translation>%1 doit désigner le destinataire suivant, mais n’aura peut-être pas à agir.</translation>
    </message>
    <message>
        <source>It must name a signer, for example signer1.</source>
        <translation>Aucun signataire n’est indiqué, comme dans signer1.</translation>
    </message>
    <message>
        <source>The workspace uses the time zone of this computer, %1. Change it in the system&apos;s settings.</source>
        <translation>L’espace utilise le fuseau horaire de cet ordinateur, %1. Modifiez-le dans les paramètres du système.</translation>
    </message>
    <message>
        <source>The callback address must not contain “#”: what follows it is never sent.</source>
        <translation>L’adresse de callback ne doit pas contenir «&#xa0;#&#xa0;»&#xa0;: ce qui suit n’est jamais envoyé.</translation>
    </message>
    <message>
        <source>This key has expired. Create a new key instead.</source>
        <translation>Cette clé a expiré. Créez-en une nouvelle.</translation>
    </message>
    <message>
        <source>The keychain of this computer is locked.</source>
        <translation>Le trousseau de cet ordinateur est verrouillé.</translation>
    </message>
    <message>
        <source>This file is a dynamic XFA form. Only some programs can show it; others show a page such as “Please wait…”. Print it to a new PDF, or freeze what its pages show here.</source>
        <translation>Ce fichier est un formulaire XFA dynamique. Seuls certains programmes peuvent l’afficher&#x202f;; les autres affichent une page telle que «&#xa0;Please wait…&#xa0;». Imprimez-le dans un nouveau PDF ou figez ce que ses pages affichent ici.</translation>
    </message>
    <message>
        <source>This file has an XFA form. Programs that support XFA may show something other than its pages.</source>
        <translation>Ce fichier contient un formulaire XFA. Les programmes qui prennent en charge XFA peuvent afficher autre chose que ses pages.</translation>
    </message>
    <message>
        <source>This file is a portfolio. Only its cover page would be signed, not the files in it.</source>
        <translation>Ce fichier est un porte-documents. Seule sa page de garde serait signée, pas les fichiers qu’il contient.</translation>
    </message>
    <message>
        <source>This file has layers that are shown only under some conditions, such as when it is printed.</source>
        <translation>Ce fichier a des calques qui ne s’affichent pas toujours ni partout, par exemple des calques réservés à l’impression.</translation>
    </message>
    <message>
        <source>This file has scripts. They can change what it shows.</source>
        <translation>Ce fichier contient des scripts. Ils peuvent changer ce qu’il affiche.</translation>
    </message>
    <message>
        <source>This file has actions other than links. They can change what it shows, or open something else.</source>
        <translation>Ce fichier contient des actions autres que des liens. Elles peuvent changer ce qu’il affiche ou ouvrir autre chose.</translation>
    </message>
    <message>
        <source>This file refers to content in other files, which can change at any time.</source>
        <translation>Ce fichier renvoie à du contenu d’autres fichiers, qui peut changer à tout moment.</translation>
    </message>
    <message>
        <source>This file has alternate images, so it can look different when it is printed.</source>
        <translation>Ce fichier contient des images de remplacement&#xa0;: imprimé, il peut avoir un aspect différent.</translation>
    </message>
    <message>
        <source>This file has sound, video, 3D or other content that only some programs show.</source>
        <translation>Ce fichier contient du son, de la vidéo, de la 3D ou d’autres contenus que seuls certains programmes affichent.</translation>
    </message>
    <message>
        <source>This file has annotations or form fields that are shown only on a screen, or only on paper.</source>
        <translation>Ce fichier contient des annotations ou des champs de formulaire qui ne s’affichent qu’à l’écran ou que sur papier.</translation>
    </message>
    <message>
        <source>This file has a signature that isn&apos;t valid: the file was changed after it was signed.</source>
        <translation>Ce fichier porte une signature non valide&#xa0;: il a été modifié après la signature.</translation>
    </message>
    <message>
        <source>This file has valid signatures. Freezing it, or removing its scripts, would remove them.</source>
        <translation>Ce fichier porte des signatures valides. Le figer ou en supprimer les scripts les retirerait.</translation>
    </message>
    <message>
        <source>The layers of this file can&apos;t be merged. Print it to a new PDF and upload that one.</source>
        <translation>Les calques de ce fichier ne peuvent pas être fusionnés. Imprimez-le dans un nouveau PDF et ajoutez celui-ci.</translation>
    </message>
    <message>
        <source>This file can&apos;t be frozen: %1</source>
        <translation>Ce fichier ne peut pas être figé&#xa0;: %1</translation>
    </message>
    <message>
        <source>This portfolio contains no PDF file.</source>
        <translation>Ce porte-documents ne contient aucun fichier PDF.</translation>
    </message>
    <message>
        <source>“%1” is not a supported file treatment. Use keep, freeze, removeScripts, takeAttachments or refuse.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un traitement de fichiers. Utilisez keep, freeze, removeScripts, takeAttachments ou refuse.</translation>
    </message>
    <message>
        <source>This file was changed in the meantime. Try again.</source>
        <translation>Ce fichier a été modifié entre-temps. Réessayez.</translation>
    </message>
    <message>
        <source>“%1” was frozen: what its pages showed became their only content. SHA-256 of the upload %2, of the stored file %3</source>
        <translation>«&#xa0;%1&#xa0;» a été figé&#xa0;: ce que ses pages affichaient est devenu leur seul contenu. SHA-256 du fichier reçu %2, du fichier conservé %3</translation>
    </message>
    <message>
        <source>The scripts and actions of “%1” were removed. SHA-256 of the upload %2, of the stored file %3</source>
        <translation>Les scripts et les actions de «&#xa0;%1&#xa0;» ont été supprimés. SHA-256 du fichier reçu %2, du fichier conservé %3</translation>
    </message>
    <message>
        <source>“%1” was extracted from a portfolio. SHA-256 of the portfolio %2, of the file %3</source>
        <translation>«&#xa0;%1&#xa0;» a été extrait d’un porte-documents. SHA-256 du porte-documents %2, du fichier %3</translation>
    </message>
    <message>
        <source>PDF readers may show this file differently. In a later revision, object %1 doesn&apos;t conform to the standard: %2.</source>
        <translation>Les lecteurs peuvent afficher ce fichier différemment. Dans une révision ultérieure, l’objet %1 n’est pas écrit comme la norme l’exige&#xa0;: %2.</translation>
    </message>
    <message>
        <source>PDF readers may show this file differently. In a later revision, the trailer doesn&apos;t conform to the standard: %1.</source>
        <translation>Les lecteurs peuvent afficher ce fichier différemment. Dans une révision ultérieure, la section «&#xa0;trailer&#xa0;» n’est pas écrite comme la norme l’exige&#xa0;: %1.</translation>
    </message>
    <message>
        <source>PDF readers may show this file differently. A later revision doesn&apos;t conform to the standard: %1.</source>
        <translation>Les lecteurs peuvent afficher ce fichier différemment. Une révision ultérieure n’est pas écrite comme la norme l’exige&#xa0;: %1.</translation>
    </message>
    <message>
        <source>it contains a stray character or an unknown keyword</source>
        <translation>caractère isolé ou mot inconnu</translation>
    </message>
    <message>
        <source>a comment isn&apos;t ended by a line feed</source>
        <translation>commentaire qui ne se termine pas par un saut de ligne</translation>
    </message>
    <message>
        <source>it contains an invalid name</source>
        <translation>nom non valide</translation>
    </message>
    <message>
        <source>it contains an invalid number or one out of range</source>
        <translation>nombre non valide ou hors limites</translation>
    </message>
    <message>
        <source>it contains an invalid string</source>
        <translation>chaîne non valide</translation>
    </message>
    <message>
        <source>a dictionary contains a key twice</source>
        <translation>dictionnaire contenant deux fois la même clé</translation>
    </message>
    <message>
        <source>it contains an invalid reference</source>
        <translation>référence non valide</translation>
    </message>
    <message>
        <source>it refers to an object with a generation that doesn&apos;t exist</source>
        <translation>renvoi à un objet dont la génération n’existe pas</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>imbrication trop profonde</translation>
    </message>
    <message>
        <source>the length of its stream is wrong</source>
        <translation>longueur du flux incorrecte</translation>
    </message>
    <message>
        <source>its beginning or end is invalid</source>
        <translation>début ou fin non valide</translation>
    </message>
    <message>
        <source>it has cross-references in two forms</source>
        <translation>références croisées sous deux formes</translation>
    </message>
    <message>
        <source>its number exceeds the size stated in the trailer</source>
        <translation>numéro au-delà de la taille indiquée par la section «&#xa0;trailer&#xa0;»</translation>
    </message>
    <message>
        <source>Object %1 was added after signing, but the signed revision already refers to it. Some PDF readers show it.</source>
        <translation>Après la signature, l’objet %1 a été ajouté, auquel la révision signée renvoie déjà. Certains lecteurs l’affichent.</translation>
    </message>
    <message>
        <source>The appearance of the form field “%1” has no bounding box, so PDF readers may draw it anywhere on the page.</source>
        <translation>L’apparence du champ de formulaire «&#xa0;%1&#xa0;» n’a pas de cadre englobant&#xa0;: les lecteurs peuvent la dessiner n’importe où sur la page.</translation>
    </message>
    <message>
        <source>The signature field “%1” was moved to another page after signing.</source>
        <translation>Le champ de signature «&#xa0;%1&#xa0;» a été placé sur une autre page après la signature.</translation>
    </message>
    <message>
        <source>The signature field “%1”, added after signing, is on a page more than once or on several pages.</source>
        <translation>Le champ de signature «&#xa0;%1&#xa0;», ajouté après la signature, figure plusieurs fois sur une page ou sur plusieurs pages.</translation>
    </message>
    <message>
        <source>The signature field “%1”, added after signing, names a different page from the one that shows it.</source>
        <translation>Le champ de signature «&#xa0;%1&#xa0;», ajouté après la signature, désigne une autre page que celle qui l’affiche.</translation>
    </message>
    <message>
        <source>The field “%1” was filled in with “%2”.</source>
        <translation>Le champ «&#xa0;%1&#xa0;» a été rempli avec «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>The field “%1” was changed from “%2” to “%3”.</source>
        <translation>Le champ «&#xa0;%1&#xa0;» est passé de «&#xa0;%2&#xa0;» à «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>The field “%1” was cleared. Its value was “%2”.</source>
        <translation>Le champ «&#xa0;%1&#xa0;» a été vidé. Sa valeur était «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>The signature field “%1” was added.</source>
        <translation>Le champ de signature «&#xa0;%1&#xa0;» a été ajouté.</translation>
    </message>
    <message>
        <source>The field “%1” was signed.</source>
        <translation>Le champ «&#xa0;%1&#xa0;» a été signé.</translation>
    </message>
    <message>
        <source>The document&apos;s title was changed from “%1” to “%2”.</source>
        <translation>Le titre du document est passé de «&#xa0;%1&#xa0;» à «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>The document&apos;s author was changed from “%1” to “%2”.</source>
        <translation>L’auteur du document est passé de «&#xa0;%1&#xa0;» à «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>The document&apos;s subject was changed from “%1” to “%2”.</source>
        <translation>Le sujet du document est passé de «&#xa0;%1&#xa0;» à «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>The document&apos;s keywords were changed from “%1” to “%2”.</source>
        <translation>Les mots-clés du document sont passés de «&#xa0;%1&#xa0;» à «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Comments were added or changed.</source>
        <translation>Des commentaires ont été ajoutés ou modifiés.</translation>
    </message>
    <message>
        <source>The field “%1” was filled in with “%2” after %3 signed.</source>
        <translation>Le champ «&#xa0;%1&#xa0;» a été rempli avec «&#xa0;%2&#xa0;» après la signature de %3.</translation>
    </message>
    <message>
        <source>The field “%1” was changed from “%2” to “%3” after %4 signed.</source>
        <translation>Le champ «&#xa0;%1&#xa0;» est passé de «&#xa0;%2&#xa0;» à «&#xa0;%3&#xa0;» après la signature de %4.</translation>
    </message>
    <message>
        <source>The field “%1” was cleared after %3 signed. Its value was “%2”.</source>
        <translation>Le champ «&#xa0;%1&#xa0;» a été vidé après la signature de %3. Sa valeur était «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>%2 signed the field “%1” after %3.</source>
        <translation>%2 a signé le champ «&#xa0;%1&#xa0;» après %3.</translation>
    </message>
    <message>
        <source>The signature of %1 allows this, but %1 never saw the new value.</source>
        <translation>La signature de %1 le permet, mais %1 n’a jamais vu la nouvelle valeur.</translation>
    </message>
    <message>
        <source>%1 signed the new value.</source>
        <translation>%1 a signé la nouvelle valeur.</translation>
    </message>
    <message>
        <source>Nobody has signed the new value.</source>
        <translation>Personne n’a signé la nouvelle valeur.</translation>
    </message>
    <message>
        <source>%1 more changes are listed in the details.</source>
        <translation>Autres modifications dans les détails&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The signer&apos;s certificate isn&apos;t meant for signing documents: its key usage names other purposes only.</source>
        <translation>Le certificat du signataire n’est pas destiné à la signature de documents&#xa0;: il n’indique que d’autres usages de sa clé.</translation>
    </message>
    <message>
        <source>it was issued for other purposes</source>
        <translation>il a été émis pour d’autres usages</translation>
    </message>
    <message>
        <source>The file&apos;s revocation data about the certificate of %1 is out of date, so it doesn&apos;t say whether the certificate was still valid.</source>
        <translation>Les données de révocation du fichier sur le certificat de %1 sont périmées&#xa0;: elles ne disent pas si le certificat était encore valide.</translation>
    </message>
    <message>
        <source>The attached history isn&apos;t confirmed. It was sealed with the certificate of %1, which isn&apos;t known to be the service that recorded it.</source>
        <translation>L’historique joint n’est pas confirmé. Il a été scellé avec le certificat de %1, dont on ignore s’il est celui du service qui l’a enregistré.</translation>
    </message>
    <message>
        <source>The attached history isn&apos;t confirmed. No intact signature covers it as it was attached.</source>
        <translation>L’historique joint n’est pas confirmé. Aucune signature intacte ne le couvre tel qu’il a été joint.</translation>
    </message>
    <message>
        <source>The attached history isn&apos;t confirmed. It was recorded and sealed with the certificate of %1, which this computer doesn&apos;t trust.</source>
        <translation>L’historique joint n’est pas confirmé. Il a été enregistré et scellé avec le certificat de %1, auquel cet ordinateur ne fait pas confiance.</translation>
    </message>
    <message>
        <source>The appearance of the field “%1” was updated to show its value.</source>
        <translation>Le champ «&#xa0;%1&#xa0;» a reçu une apparence qui affiche sa valeur.</translation>
    </message>
    <message>
        <source>The document&apos;s description was changed.</source>
        <translation>La description du document a été modifiée.</translation>
    </message>
    <message>
        <source>Parts of the file were rewritten without changing what it shows.</source>
        <translation>Des parties du fichier ont été réécrites sans changer ce qu’il affiche.</translation>
    </message>
    <message>
        <source>A signature is weak, so it proves little. %1</source>
        <translation>Une signature est faible et prouve donc peu de chose. %1</translation>
    </message>
    <message>
        <source>The seal key is locked: its passphrase isn&apos;t available. Documents are sealed as soon as it is.</source>
        <translation>La clé du sceau est verrouillée&#xa0;: sa phrase secrète n’est pas disponible. Les documents seront scellés dès qu’elle le sera.</translation>
    </message>
    <message>
        <source>This passphrase doesn&apos;t unlock the seal key.</source>
        <translation>Cette phrase secrète n’ouvre pas la clé du sceau.</translation>
    </message>
    <message>
        <source>Page %1 of “%2” looks different in the sealed file from what its signers were shown, so the document isn&apos;t completed.</source>
        <translation>La page %1 de «&#xa0;%2&#xa0;» a, dans le fichier scellé, un aspect différent de ce qui a été montré aux signataires&#xa0;: le document n’est donc pas terminé.</translation>
    </message>
    <message>
        <source>Page %1 of “%2” couldn&apos;t be compared with what its signers were shown: %3</source>
        <translation>La page %1 de «&#xa0;%2&#xa0;» n’a pas pu être comparée à ce qui a été montré aux signataires&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1. These pages can&apos;t be rendered, so they weren&apos;t compared with what the signers were shown: %2</source>
        <translation>%1. Ces pages ne peuvent pas être affichées et n’ont donc pas été comparées à ce qui a été montré aux signataires&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1. Nothing is attached to “%2”, because PDF/A-%3 doesn&apos;t allow that; the certificate has the history</source>
        <translation>%1. Rien n’est joint à «&#xa0;%2&#xa0;», car PDF/A-%3 ne le permet pas&#x202f;; l’historique figure dans le certificat</translation>
    </message>
    <message>
        <source>%1 of %2 pages that a later revision may have changed could not be compared with what was signed.</source>
        <translation>%1 des %2 pages qu’une révision ultérieure a pu modifier n’ont pas pu être comparées à ce qui a été signé.</translation>
    </message>
    <message>
        <source>The pages could not be compared with what was signed.</source>
        <translation>Les pages n’ont pas pu être comparées à ce qui a été signé.</translation>
    </message>
    <message>
        <source>A later revision was not compared with the signed one, because that would take too long.</source>
        <translation>Une révision ultérieure n’a pas été comparée à la révision signée, car cela prendrait trop de temps.</translation>
    </message>
    <message>
        <source>The appearance of the form field “%1” could not be compared with its value.</source>
        <translation>L’apparence du champ de formulaire «&#xa0;%1&#xa0;» n’a pas pu être comparée à sa valeur.</translation>
    </message>
    <message>
        <source>%1 shows page %2 differently from what was signed.</source>
        <translation>%1 affiche la page %2 différemment de ce qui a été signé.</translation>
    </message>
    <message>
        <source>Page %2 looks different from what was signed when it is printed (rendered by %1).</source>
        <translation>À l’impression, la page %2 a un aspect différent de ce qui a été signé (rendu par %1).</translation>
    </message>
    <message>
        <source>%1 shows more pages than were signed.</source>
        <translation>%1 affiche plus de pages qu’il n’en a été signé.</translation>
    </message>
    <message>
        <source>%1 could not render the signed version of this file, so its view was not compared.</source>
        <translation>%1 n’a pas pu effectuer le rendu de la version signée de ce fichier&#xa0;: son affichage n’a donc pas été comparé.</translation>
    </message>
    <message>
        <source>%1 rendered the signed version of this file, but not the current one.</source>
        <translation>%1 a effectué le rendu de la version signée de ce fichier, mais pas de la version actuelle.</translation>
    </message>
    <message>
        <source>The form field “%1” now hides content of page %2 that was visible when it was signed.</source>
        <translation>Le champ de formulaire «&#xa0;%1&#xa0;» masque à présent du contenu de la page %2 qui était visible à la signature.</translation>
    </message>
    <message>
        <source>The form field “%1” now reveals content of page %2 that was hidden when it was signed.</source>
        <translation>Le champ de formulaire «&#xa0;%1&#xa0;» laisse à présent voir du contenu de la page %2 qui était masqué à la signature.</translation>
    </message>
    <message>
        <source>Something that was added to page %1 after signing hides its content (rendered by %2).</source>
        <translation>Un élément ajouté à la page %1 après la signature en masque le contenu (rendu par %2).</translation>
    </message>
    <message>
        <source>The verification was cancelled before all pages were compared.</source>
        <translation>La vérification a été annulée avant que toutes les pages soient comparées.</translation>
    </message>
    <message>
        <source>This document changed after it was shown to you. Check the differences, then finish again.</source>
        <translation>Ce document a changé après vous avoir été affiché. Vérifiez les différences, puis terminez à nouveau.</translation>
    </message>
    <message>
        <source>This field was moved or changed after it was shown.</source>
        <translation>Ce champ a été déplacé ou modifié après avoir été affiché.</translation>
    </message>
    <message>
        <source>The pages or the text around the fields were changed after they were shown.</source>
        <translation>Les pages ou les textes autour des champs ont été modifiés après avoir été affichés.</translation>
    </message>
    <message>
        <source>The sender changed this document after it was opened. Open it again, check it, then finish.</source>
        <translation>L’expéditeur a modifié ce document après son ouverture. Ouvrez-le à nouveau, vérifiez-le, puis terminez.</translation>
    </message>
    <message>
        <source>The disk quota is used up. Free some space or raise the quota, then try again.</source>
        <translation>Le quota de disque est épuisé. Libérez de l’espace ou augmentez le quota, puis réessayez.</translation>
    </message>
    <message>
        <source>The disk is read-only: nothing can be stored.</source>
        <translation>Le disque est en lecture seule&#xa0;: rien ne peut être enregistré.</translation>
    </message>
    <message>
        <source>The disk reports an input/output error.</source>
        <translation>Le disque signale une erreur d’entrée-sortie.</translation>
    </message>
    <message>
        <source>Too many files are open. Try again in a moment.</source>
        <translation>Trop de fichiers sont ouverts. Réessayez dans un instant.</translation>
    </message>
    <message>
        <source>The system doesn&apos;t permit files of this size.</source>
        <translation>Le système n’autorise pas de fichiers de cette taille.</translation>
    </message>
    <message>
        <source>The system doesn&apos;t permit writing to the data folder.</source>
        <translation>Le système n’autorise pas l’écriture dans le dossier de données.</translation>
    </message>
    <message>
        <source>The folder %1 doesn&apos;t support file locks. It may be on a network drive. Use a folder on this computer.</source>
        <translation>Le dossier %1 ne prend pas en charge le verrouillage de fichiers. Il se trouve peut-être sur un lecteur réseau. Utilisez un dossier de cet ordinateur.</translation>
    </message>
    <message>
        <source>The folder %1 doesn&apos;t support shared memory. It may be on a network drive. Use a folder on this computer.</source>
        <translation>Le dossier %1 ne prend pas en charge la mémoire partagée. Il se trouve peut-être sur un lecteur réseau. Utilisez un dossier de cet ordinateur.</translation>
    </message>
    <message>
        <source>The file %1 is damaged. Restore it from a backup.</source>
        <translation>Le fichier %1 est endommagé. Restaurez-le depuis une sauvegarde.</translation>
    </message>
    <message>
        <source>You don&apos;t have permission to read and write %1.</source>
        <translation>Vous n’avez pas l’autorisation de lire et d’écrire %1.</translation>
    </message>
    <message>
        <source>Another program is using %1. Close it, then try again.</source>
        <translation>Un autre programme utilise %1. Fermez-le, puis réessayez.</translation>
    </message>
    <message>
        <source>This file takes too much time to read. Save only the sheet that is needed to a new file and use that one.</source>
        <translation>La lecture de ce fichier prend trop de temps. Enregistrez uniquement la feuille nécessaire dans un nouveau fichier et utilisez celui-ci.</translation>
    </message>
    <message>
        <source>An element of this workbook has too many attributes. Open it in a spreadsheet program, save it as XLSX and try again.</source>
        <translation>Un élément de ce classeur a trop d’attributs. Ouvrez-le dans un tableur, enregistrez-le en XLSX et réessayez.</translation>
    </message>
    <message>
        <source>All rows of this sheet are hidden. Unhide them in a spreadsheet program, or include hidden rows.</source>
        <translation>Toutes les lignes de cette feuille sont masquées. Affichez-les dans un tableur ou incluez les lignes masquées.</translation>
    </message>
    <message>
        <source>This file is a web page or XML, not a workbook. Open it in a spreadsheet program and save it as XLSX.</source>
        <translation>Ce fichier est une page web ou du XML, pas un classeur. Ouvrez-le dans un tableur et enregistrez-le en XLSX.</translation>
    </message>
    <message>
        <source>The spreadsheet shows the error %1 in this cell.</source>
        <translation>Le tableur affiche l’erreur %1 dans cette cellule.</translation>
    </message>
    <message>
        <source>The formula in this cell has no stored result. Open the workbook in a spreadsheet program and save it.</source>
        <translation>La formule de cette cellule n’a pas de résultat enregistré. Ouvrez le classeur dans un tableur et enregistrez-le.</translation>
    </message>
    <message>
        <source>This row has more cells than the header. A value may contain the delimiter without quotation marks.</source>
        <translation>Cette ligne a plus de cellules que l’en-tête. Une valeur contient peut-être le séparateur sans être entre guillemets.</translation>
    </message>
    <message>
        <source>“%1” has no domain such as example.com after the @.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas de domaine tel que example.com après le @.</translation>
    </message>
    <message>
        <source>The sheet “%1” has no rows. Showing “%2” instead.</source>
        <translation>La feuille «&#xa0;%1&#xa0;» n’a aucune ligne. Affichage de «&#xa0;%2&#xa0;» à la place.</translation>
    </message>
    <message>
        <source>The file doesn&apos;t specify its encoding. It was read as %1. Check names with accented letters.</source>
        <translation>Le fichier n’indique pas son encodage. Il a été lu en %1&#xa0;: vérifiez les noms accentués.</translation>
    </message>
    <message>
        <source>The header was found in line %1. The lines above it are left out.</source>
        <translation>L’en-tête a été trouvé à la ligne %1. Les lignes au-dessus sont ignorées.</translation>
    </message>
    <message>
        <source>Line %1 has fewer cells than the header.</source>
        <translation>La ligne %1 a moins de cellules que l’en-tête.</translation>
    </message>
    <message>
        <source>Line %1 has more cells than the header. Check the delimiter.</source>
        <translation>La ligne %1 a plus de cellules que l’en-tête. Vérifiez le séparateur.</translation>
    </message>
    <message>
        <source>Line %1 has characters that aren&apos;t valid in this encoding. Choose another encoding.</source>
        <translation>La ligne %1 contient des caractères non valides dans cet encodage. Choisissez un autre encodage.</translation>
    </message>
    <message>
        <source>Line %1, column %2 contains a spreadsheet error instead of a value.</source>
        <translation>Ligne %1, colonne %2&#xa0;: une erreur du tableur à la place d’une valeur.</translation>
    </message>
    <message>
        <source>Line %1, column %2 has a formula without a stored result. Open the workbook in a spreadsheet program and save it.</source>
        <translation>Ligne %1, colonne %2&#xa0;: une formule sans résultat enregistré. Ouvrez le classeur dans un tableur et enregistrez-le.</translation>
    </message>
    <message>
        <source>Further places to check: %1.</source>
        <translation>Autres endroits à vérifier&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The signed file itself doesn&apos;t conform to the standard, so other programs may show it differently. Object %1: %2.</source>
        <translation>Le fichier signé lui-même n’est pas écrit comme la norme l’exige&#xa0;: d’autres programmes peuvent l’afficher différemment. Objet %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The signed file itself doesn&apos;t conform to the standard, so other programs may show it differently. Its trailer: %1.</source>
        <translation>Le fichier signé lui-même n’est pas écrit comme la norme l’exige&#xa0;: d’autres programmes peuvent l’afficher différemment. Son trailer&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The pages weren&apos;t compared in these programs, because they aren&apos;t installed: %1.</source>
        <translation>Ces programmes ne sont pas installés&#xa0;: les pages n’ont donc pas été comparées telles qu’ils les affichent&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The stored data is damaged. Restore it from a backup.</source>
        <translation>Les données enregistrées sont endommagées. Restaurez-les depuis une sauvegarde.</translation>
    </message>
    <message>
        <source>Hidden rows left out: %1.</source>
        <translation>Lignes masquées ignorées&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The date of signing has changed since this document was opened. Close the document, open it again to see today&apos;s date, and sign.</source>
        <translation>La date de signature a changé depuis l’ouverture de ce document. Fermez le document, rouvrez-le pour voir la date du jour, puis signez.</translation>
    </message>
    <message>
        <source>This picture takes too long to read. Save it again with another program.</source>
        <translation>La lecture de cette image prend trop de temps. Enregistrez-la à nouveau avec un autre logiciel.</translation>
    </message>
    <message>
        <source>A key can&apos;t give another key more rights than it has itself. Missing here: %1.</source>
        <translation>Une clé ne peut pas donner à une autre plus de droits qu’elle n’en a. Il manque ici&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This API key is limited to a folder, so it can only create keys for that folder or one of its subfolders.</source>
        <translation>Cette clé d’API est limitée à un dossier&#xa0;: elle ne peut créer des clés que pour ce dossier ou un de ses sous-dossiers.</translation>
    </message>
    <message>
        <source>This API key doesn&apos;t have the required scope: %1. Use a key that has it.</source>
        <translation>Il manque à cette clé d’API le droit requis&#xa0;: %1. Utilisez une clé qui l’a.</translation>
    </message>
    <message>
        <source>This API key is limited to a folder. Use a key for the whole account.</source>
        <translation>Cette clé d’API est limitée à un dossier. Utilisez une clé pour tout le compte.</translation>
    </message>
    <message>
        <source>This API key is limited to a folder. Choose that folder or one of its subfolders.</source>
        <translation>Cette clé d’API est limitée à un dossier. Choisissez ce dossier ou un de ses sous-dossiers.</translation>
    </message>
    <message>
        <source>Select at least one scope for the key.</source>
        <translation>Sélectionnez au moins un droit pour la clé.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a scope of API keys. Use %2.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un droit des clés d’API. Utilisez %2.</translation>
    </message>
    <message>
        <source>The scope “%1” appears more than once.</source>
        <translation>Le droit «&#xa0;%1&#xa0;» apparaît plusieurs fois.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t the address of a website. Enter https:// and the host, with the port if it isn&apos;t 443, such as https://app.example.com.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas l’adresse d’un site web. Saisissez https:// et l’hôte, avec le port s’il n’est pas 443, par exemple https://app.example.com.</translation>
    </message>
    <message>
        <source>At most %1 websites can show the signing page.</source>
        <translation>Au maximum %1 sites web peuvent afficher la page de signature.</translation>
    </message>
    <message>
        <source>Names that start with “%1” are reserved. Enter another name.</source>
        <translation>Les noms qui commencent par «&#xa0;%1&#xa0;» sont réservés. Saisissez un autre nom.</translation>
    </message>
    <message>
        <source>The list changed while it was read, and some documents are missing. Try again.</source>
        <translation>La liste a changé pendant sa lecture et il manque des documents. Réessayez.</translation>
    </message>
    <message>
        <source>There is no event with this ID yet. The ID of the last event is %1. If the service was restored from a backup, read the documents themselves, then continue after %1.</source>
        <translation>Il n’existe pas encore d’événement avec cet identifiant. Celui du dernier événement est %1. Si le service a été restauré à partir d’une sauvegarde, lisez les documents eux-mêmes, puis continuez après %1.</translation>
    </message>
    <message>
        <source>signed copy</source>
        <translation>copie signée</translation>
    </message>
    <message>
        <source>A signed copy can be sent once the document is completed.</source>
        <translation>Une copie signée peut être envoyée dès que le document est terminé.</translation>
    </message>
    <message>
        <source>Enter at least one email address.</source>
        <translation>Saisissez au moins une adresse e-mail.</translation>
    </message>
    <message>
        <source>Signed copies can be sent to at most %1 addresses at once.</source>
        <translation>Des copies signées peuvent être envoyées à %1 adresses au plus à la fois.</translation>
    </message>
    <message>
        <source>The signed files are too large for an email.</source>
        <translation>Les fichiers signés sont trop volumineux pour un e-mail.</translation>
    </message>
    <message>
        <source>The password is wrong.</source>
        <translation>Le mot de passe est incorrect.</translation>
    </message>
    <message>
        <source>Only the attachments of the file are encrypted. Its signatures can be verified with their password.</source>
        <translation>Seules les pièces jointes du fichier sont chiffrées. Leur mot de passe permet de vérifier les signatures.</translation>
    </message>
    <message>
        <source>The pages of a password-protected file aren&apos;t compared with what was signed.</source>
        <translation>Les pages d’un fichier protégé par mot de passe ne sont pas comparées à ce qui a été signé.</translation>
    </message>
    <message>
        <source>The signature was created with a different certificate from the one that was prepared.</source>
        <translation>La signature a été créée avec un autre certificat que celui pour lequel le document a été préparé.</translation>
    </message>
    <message>
        <source>The signature covers different data from the prepared document.</source>
        <translation>La signature porte sur d’autres données que le document préparé.</translation>
    </message>
    <message>
        <source>The certificate of “%1” isn&apos;t meant for signing documents, for example because it is only for encryption. Choose another certificate.</source>
        <translation>Le certificat de «&#xa0;%1&#xa0;» n’est pas destiné à signer des documents, par exemple parce qu’il sert uniquement au chiffrement. Choisissez un autre certificat.</translation>
    </message>
    <message>
        <source>The certificate of “%1” has expired. Choose another certificate.</source>
        <translation>Le certificat de «&#xa0;%1&#xa0;» a expiré. Choisissez un autre certificat.</translation>
    </message>
    <message>
        <source>The certificate of “%1” isn&apos;t valid yet. Choose another certificate.</source>
        <translation>Le certificat de «&#xa0;%1&#xa0;» n’est pas encore valide. Choisissez un autre certificat.</translation>
    </message>
    <message>
        <source>The certificate of the issuer “%1” is missing. Send it after the signer&apos;s certificate.</source>
        <translation>Le certificat de l’émetteur «&#xa0;%1&#xa0;» manque. Envoyez-le après le certificat du signataire.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a certificate authority, or may not issue this certificate.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une autorité de certification ou n’a pas le droit d’émettre ce certificat.</translation>
    </message>
    <message>
        <source>The key of the certificate can&apos;t sign with %1.</source>
        <translation>La clé du certificat ne peut pas signer avec %1.</translation>
    </message>
    <message>
        <source>A drop-down list requires options, as in dropdown(options=&quot;Yes,No&quot;).</source>
        <translation>Une liste déroulante nécessite des options, comme dans dropdown(options=&quot;Oui,Non&quot;).</translation>
    </message>
    <message>
        <source>“%1” requires options, which an anchor in square brackets can&apos;t list. Use {{Name;type=select;options=Yes,No}}.</source>
        <translation>«&#xa0;%1&#xa0;» nécessite des options, qui ne peuvent pas être indiquées entre crochets. Utilisez {{Nom;type=select;options=Oui,Non}}.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t imported. Set the formula or condition in the field&apos;s properties.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas importé. Définissez la formule ou la condition dans les propriétés du champ.</translation>
    </message>
    <message>
        <source>This build of Inkstone doesn&apos;t support trusted lists.</source>
        <translation>Cette version d’Inkstone ne prend pas en charge les listes de confiance.</translation>
    </message>
    <message>
        <source>This file isn&apos;t valid XML.</source>
        <translation>Ce fichier n’est pas un XML valide.</translation>
    </message>
    <message>
        <source>This file isn&apos;t valid XML. The error is in line %1.</source>
        <translation>Ce fichier n’est pas un XML valide. L’erreur se trouve à la ligne %1.</translation>
    </message>
    <message>
        <source>This file has a document type definition, which isn&apos;t allowed in a trusted list.</source>
        <translation>Ce fichier contient une définition de type de document, ce qui n’est pas autorisé dans une liste de confiance.</translation>
    </message>
    <message>
        <source>This file is larger than %1, the maximum for a trusted list.</source>
        <translation>Ce fichier dépasse %1, la taille maximale d’une liste de confiance.</translation>
    </message>
    <message>
        <source>This file isn&apos;t a trusted list in the format of ETSI TS 119 612.</source>
        <translation>Ce fichier n’est pas une liste de confiance au format ETSI TS 119 612.</translation>
    </message>
    <message>
        <source>“%1” in line %2 is missing or invalid.</source>
        <translation>«&#xa0;%1&#xa0;» à la ligne %2 est absent ou non valide.</translation>
    </message>
    <message>
        <source>Version %1 of the format of trusted lists isn&apos;t supported.</source>
        <translation>La version %1 du format des listes de confiance n’est pas prise en charge.</translation>
    </message>
    <message>
        <source>The list isn&apos;t signed.</source>
        <translation>La liste n’est pas signée.</translation>
    </message>
    <message>
        <source>The list&apos;s signature is invalid. The list may have been changed.</source>
        <translation>La signature de la liste n’est pas valide. La liste a peut-être été modifiée.</translation>
    </message>
    <message>
        <source>The list&apos;s signature uses an algorithm that isn&apos;t supported or is no longer secure.</source>
        <translation>La signature de la liste utilise un algorithme non pris en charge ou qui n’est plus sûr.</translation>
    </message>
    <message>
        <source>The list&apos;s signature doesn&apos;t cover the whole list.</source>
        <translation>La signature de la liste ne couvre pas toute la liste.</translation>
    </message>
    <message>
        <source>The list is signed with a certificate that isn&apos;t trusted for it.</source>
        <translation>La liste est signée avec un certificat qui n’est pas approuvé pour elle.</translation>
    </message>
    <message>
        <source>The trusted list of %1 expired on %2. Get a newer one.</source>
        <translation>La liste de confiance de %1 a expiré le %2. Procurez-vous une version plus récente.</translation>
    </message>
    <message>
        <source>A newer list of %1 is used.</source>
        <translation>Une liste plus récente de %1 est utilisée.</translation>
    </message>
    <message>
        <source>The list of %1 was closed and is no longer updated.</source>
        <translation>La liste de %1 est close et n’est plus mise à jour.</translation>
    </message>
    <message>
        <source>There is no certificate that may sign lists. Add the certificates published in the Official Journal of the European Union, or those of a national list.</source>
        <translation>Aucun certificat n’est autorisé à signer des listes. Ajoutez les certificats publiés au Journal officiel de l’Union européenne ou ceux d’une liste nationale.</translation>
    </message>
    <message>
        <source>%1 has no valid certificate.</source>
        <translation>%1 ne contient aucun certificat valide.</translation>
    </message>
    <message>
        <source>None of the trusted lists has a service that issued the certificate.</source>
        <translation>Aucune des listes de confiance ne contient de service ayant émis le certificat.</translation>
    </message>
    <message>
        <source>The service “%1” (%2) wasn&apos;t a qualified service on %3. Its status was: %4.</source>
        <translation>Le service «&#xa0;%1&#xa0;» (%2) n’était pas un service qualifié le %3. Son statut était&#xa0;: %4.</translation>
    </message>
    <message>
        <source>The service “%1” (%2) wasn&apos;t listed on %3.</source>
        <translation>Le service «&#xa0;%1&#xa0;» (%2) n’était pas répertorié le %3.</translation>
    </message>
    <message>
        <source>The certificate isn&apos;t a qualified certificate.</source>
        <translation>Le certificat n’est pas un certificat qualifié.</translation>
    </message>
    <message>
        <source>The trusted list of %1 says that certificates of this kind aren&apos;t qualified.</source>
        <translation>Selon la liste de confiance de %1, les certificats de ce type ne sont pas qualifiés.</translation>
    </message>
    <message>
        <source>The certificate is qualified for websites, not for signatures or seals.</source>
        <translation>Le certificat est qualifié pour les sites web, et non pour les signatures ou les cachets.</translation>
    </message>
    <message>
        <source>The trusted lists contradict each other about this certificate: %1.</source>
        <translation>Les listes de confiance se contredisent au sujet de ce certificat&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The entry of the service “%1” contradicts itself, so its certificates can&apos;t be judged.</source>
        <translation>L’entrée du service «&#xa0;%1&#xa0;» est contradictoire&#xa0;; ses certificats ne peuvent donc pas être évalués.</translation>
    </message>
    <message>
        <source>The entry of the service “%1” has conditions that aren&apos;t supported, so its certificates can&apos;t be judged.</source>
        <translation>L’entrée du service «&#xa0;%1&#xa0;» contient des conditions non prises en charge&#xa0;; ses certificats ne peuvent donc pas être évalués.</translation>
    </message>
    <message>
        <source>The certificate can&apos;t be read, so it can&apos;t be looked up in trusted lists.</source>
        <translation>Le certificat est illisible et ne peut donc pas être recherché dans les listes de confiance.</translation>
    </message>
    <message>
        <source>The certificate wasn&apos;t qualified when it was issued, on %1.</source>
        <translation>Le certificat n’était pas qualifié lors de son émission, le %1.</translation>
    </message>
    <message>
        <source>The key isn&apos;t in a qualified device.</source>
        <translation>La clé ne se trouve pas dans un dispositif qualifié.</translation>
    </message>
    <message>
        <source>Qualified electronic signature</source>
        <translation>Signature électronique qualifiée</translation>
    </message>
    <message>
        <source>Qualified electronic seal</source>
        <translation>Cachet électronique qualifié</translation>
    </message>
    <message>
        <source>Advanced electronic signature with a qualified certificate</source>
        <translation>Signature électronique avancée avec certificat qualifié</translation>
    </message>
    <message>
        <source>Advanced electronic seal with a qualified certificate</source>
        <translation>Cachet électronique avancé avec certificat qualifié</translation>
    </message>
    <message>
        <source>Not qualified</source>
        <translation>Non qualifié</translation>
    </message>
    <message>
        <source>Can&apos;t be determined</source>
        <translation>Indéterminé</translation>
    </message>
    <message>
        <source>The certificate wasn&apos;t valid at that time.</source>
        <translation>Le certificat n’était pas valide à ce moment-là.</translation>
    </message>
    <message>
        <source>The certificate was revoked at that time.</source>
        <translation>Le certificat était révoqué à ce moment-là.</translation>
    </message>
    <message>
        <source>The file doesn&apos;t show whether the certificate had been revoked.</source>
        <translation>Le fichier n’indique pas si le certificat avait été révoqué.</translation>
    </message>
    <message>
        <source>No time-stamp proves when it was signed, so this is the status at the time of this check.</source>
        <translation>Aucun horodatage ne prouve la date de signature&#xa0;; il s’agit donc du statut au moment de cette vérification.</translation>
    </message>
    <message>
        <source>The service “%1” (%2) isn&apos;t listed for certificates of this kind.</source>
        <translation>Le service «&#xa0;%1&#xa0;» (%2) n’est pas répertorié pour les certificats de ce type.</translation>
    </message>
</context>
<context>
    <name>ink::SignerText</name>
    <message>
        <source>I have reviewed this document, and I agree to approve it electronically.</source>
        <translation>J’ai relu ce document et j’accepte de l’approuver par voie électronique.</translation>
    </message>
    <message>
        <source>I agree to fill in this document electronically.</source>
        <translation>J’accepte de remplir ce document par voie électronique.</translation>
    </message>
    <message>
        <source>I agree to sign this document electronically, and that my electronic signature counts like one on paper.</source>
        <translation>J’accepte de signer ce document par voie électronique, et que ma signature électronique ait la même valeur que sur papier.</translation>
    </message>
    <message>
        <source>Enter the access code that the sender gave you.</source>
        <translation>Saisissez le code d’accès que l’expéditeur vous a donné.</translation>
    </message>
    <message>
        <source>Enter the code sent to you by email.</source>
        <translation>Saisissez le code qui vous est envoyé par e-mail.</translation>
    </message>
    <message>
        <source>Enter the code sent to your phone.</source>
        <translation>Saisissez le code qui est envoyé sur votre téléphone.</translation>
    </message>
    <message>
        <source>%1 is your code for the document from %2. It is valid for 10 minutes. Don&apos;t share it.</source>
        <translation>%1 est votre code pour le document de %2. Il est valable 10 minutes. Ne le communiquez à personne.</translation>
    </message>
    <message>
        <source>This code is incorrect.</source>
        <translation>Ce code n’est pas le bon.</translation>
    </message>
</context>
<context>
    <name>ink::SigningPage</name>
    <message>
        <source>Ended without being sealed</source>
        <comment>result_ended</comment>
        <translation>Terminé sans être scellé</translation>
    </message>
    <message>
        <source>Sealed</source>
        <comment>result_sealed</comment>
        <translation>Scellé</translation>
    </message>
    <message>
        <source>Everyone has signed it</source>
        <comment>result_signed</comment>
        <translation>Tout le monde l’a signé</translation>
    </message>
    <message>
        <source>Waiting for others</source>
        <comment>result_pending</comment>
        <translation>En attente d’autres personnes</translation>
    </message>
    <message>
        <source>No signatures in this file</source>
        <comment>unsigned</comment>
        <translation>Aucune signature dans ce fichier</translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <comment>signedBy</comment>
        <translation>Signé par %1</translation>
    </message>
    <message>
        <source>Files and who signed them</source>
        <comment>results</comment>
        <translation>Fichiers et leurs signataires</translation>
    </message>
    <message>
        <source>To sign, turn on JavaScript in your browser.</source>
        <comment>needsJavaScript</comment>
        <translation>Pour signer, activez JavaScript dans votre navigateur.</translation>
    </message>
    <message>
        <source>Page %1 can’t be shown here: it is too complex or damaged. Download the document and read this page in a PDF reader before you sign.</source>
        <comment>pageMissing</comment>
        <translation>La page %1 ne peut pas être affichée ici&#xa0;: elle est trop complexe ou endommagée. Téléchargez le document et lisez cette page dans un lecteur PDF avant de signer.</translation>
    </message>
    <message>
        <source>Download the document</source>
        <comment>downloadOriginal</comment>
        <translation>Télécharger le document</translation>
    </message>
    <message>
        <source>Language</source>
        <comment>language</comment>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Skip to the document</source>
        <comment>skip</comment>
        <translation>Aller au document</translation>
    </message>
    <message>
        <source>from %1</source>
        <comment>from</comment>
        <translation>de %1</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <comment>page</comment>
        <translation>Page %1 sur %2</translation>
    </message>
    <message>
        <source>Text of page %1</source>
        <comment>pageText</comment>
        <translation>Texte de la page %1</translation>
    </message>
    <message>
        <source>Loading the document…</source>
        <comment>loading</comment>
        <translation>Chargement du document…</translation>
    </message>
    <message>
        <source>Saving…</source>
        <comment>saving</comment>
        <translation>Enregistrement…</translation>
    </message>
    <message>
        <source>Saved</source>
        <comment>saved</comment>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Not saved. Retrying…</source>
        <comment>notSaved</comment>
        <translation>Non enregistré — nouvel essai…</translation>
    </message>
    <message>
        <source>Try again</source>
        <comment>retry</comment>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Reload</source>
        <comment>reload</comment>
        <translation>Recharger</translation>
    </message>
    <message>
        <source>Larger</source>
        <comment>larger</comment>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>Smaller</source>
        <comment>smaller</comment>
        <translation>Réduire</translation>
    </message>
    <message>
        <source>Zoom</source>
        <comment>zoomGroup</comment>
        <translation>Taille des pages</translation>
    </message>
    <message>
        <source>%1 of %2 required fields</source>
        <comment>progress</comment>
        <translation>%1 champs obligatoires sur %2</translation>
    </message>
    <message>
        <source>Place your signature on a page.</source>
        <comment>needPlacing</comment>
        <translation>Placez votre signature sur une page.</translation>
    </message>
    <message>
        <source>All required fields are filled in</source>
        <comment>allDone</comment>
        <translation>Tous les champs obligatoires sont remplis</translation>
    </message>
    <message>
        <source>No fields to fill in</source>
        <comment>nothingNeeded</comment>
        <translation>Aucun champ à remplir</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>start</comment>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>next</comment>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Finish…</source>
        <comment>finish</comment>
        <translation>Terminer…</translation>
    </message>
    <message>
        <source>Approve…</source>
        <comment>approve</comment>
        <translation>Approuver…</translation>
    </message>
    <message>
        <source>Decline…</source>
        <comment>decline</comment>
        <translation>Refuser…</translation>
    </message>
    <message>
        <source>Add signature</source>
        <comment>place</comment>
        <translation>Ajouter une signature</translation>
    </message>
    <message>
        <source>Signature</source>
        <comment>signature</comment>
        <translation>Signature</translation>
    </message>
    <message>
        <source>Initials</source>
        <comment>initials</comment>
        <translation>Paraphe</translation>
    </message>
    <message>
        <source>Sign here</source>
        <comment>signHere</comment>
        <translation>Signer ici</translation>
    </message>
    <message>
        <source>Initials</source>
        <comment>initialHere</comment>
        <translation>Paraphe</translation>
    </message>
    <message>
        <source>Change</source>
        <comment>change</comment>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Text</source>
        <comment>text</comment>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Date</source>
        <comment>date</comment>
        <translation>Date</translation>
    </message>
    <message>
        <source>Number</source>
        <comment>number</comment>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Choice</source>
        <comment>choice</comment>
        <translation>Choix</translation>
    </message>
    <message>
        <source>Checkbox</source>
        <comment>checkbox</comment>
        <translation>Case à cocher</translation>
    </message>
    <message>
        <source>Option</source>
        <comment>option</comment>
        <translation>Option</translation>
    </message>
    <message>
        <source>Note</source>
        <comment>note</comment>
        <translation>Note</translation>
    </message>
    <message>
        <source>Date signed</source>
        <comment>signDate</comment>
        <translation>Date de signature</translation>
    </message>
    <message>
        <source>filled in when you finish</source>
        <comment>signDateHint</comment>
        <translation>remplie quand vous terminez</translation>
    </message>
    <message>
        <source>Choose…</source>
        <comment>choose</comment>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Attachment</source>
        <comment>attachment</comment>
        <translation>Pièce jointe</translation>
    </message>
    <message>
        <source>required</source>
        <comment>required</comment>
        <translation>obligatoire</translation>
    </message>
    <message>
        <source>optional</source>
        <comment>optional</comment>
        <translation>facultatif</translation>
    </message>
    <message>
        <source>filled in</source>
        <comment>filled</comment>
        <translation>rempli</translation>
    </message>
    <message>
        <source>filled in by someone else</source>
        <comment>byOther</comment>
        <translation>rempli par une autre personne</translation>
    </message>
    <message>
        <source>computed</source>
        <comment>computed</comment>
        <translation>calculé</translation>
    </message>
    <message>
        <source>can’t be computed from these values</source>
        <comment>notComputed</comment>
        <translation>ne peut pas être calculé avec ces valeurs</translation>
    </message>
    <message>
        <source>%1, %2, page %3</source>
        <comment>fieldName</comment>
        <translation>%1, %2, page %3</translation>
    </message>
    <message>
        <source>Fill in this field.</source>
        <comment>needValue</comment>
        <translation>Remplissez ce champ.</translation>
    </message>
    <message>
        <source>Add your signature.</source>
        <comment>needSignature</comment>
        <translation>Signez d’abord ici.</translation>
    </message>
    <message>
        <source>Choose a date.</source>
        <comment>needDate</comment>
        <translation>Choisissez une date.</translation>
    </message>
    <message>
        <source>Enter a number such as 12 or 12.50.</source>
        <comment>needNumber</comment>
        <translation>Écrivez un nombre, par exemple 12 ou 12.50.</translation>
    </message>
    <message>
        <source>This could mean %1 or %2. Enter one of them.</source>
        <comment>ambiguous</comment>
        <translation>Ceci peut se lire %1 ou %2. Écrivez l’un des deux.</translation>
    </message>
    <message>
        <source>Enter a date in the format %1.</source>
        <comment>wrongDate</comment>
        <translation>Écrivez une date sous la forme %1.</translation>
    </message>
    <message>
        <source>Choose one of the options.</source>
        <comment>needOption</comment>
        <translation>Choisissez l’une des options.</translation>
    </message>
    <message>
        <source>This value can’t be checked. Ask the sender.</source>
        <comment>unchecked</comment>
        <translation>Cette valeur ne peut pas être vérifiée. Adressez-vous à l’expéditeur.</translation>
    </message>
    <message>
        <source>Enter %1 or more.</source>
        <comment>atLeast</comment>
        <translation>Au moins %1.</translation>
    </message>
    <message>
        <source>Enter %1 or less.</source>
        <comment>atMost</comment>
        <translation>Au plus %1.</translation>
    </message>
    <message>
        <source>Maximum number of decimal places: %1.</source>
        <comment>decimals</comment>
        <translation>Au plus %1 décimales.</translation>
    </message>
    <message>
        <source>Maximum number of characters: %1.</source>
        <comment>tooLong</comment>
        <translation>Au plus %1 caractères.</translation>
    </message>
    <message>
        <source>Enter the value in the format shown.</source>
        <comment>wrongForm</comment>
        <translation>Ce texte n’a pas la forme demandée.</translation>
    </message>
    <message>
        <source>Enter an email address, such as name@example.com.</source>
        <comment>wrongEmail</comment>
        <translation>Saisissez une adresse e-mail, par exemple nom@example.com.</translation>
    </message>
    <message>
        <source>Enter a phone number, such as +49 30 901820.</source>
        <comment>wrongPhone</comment>
        <translation>Saisissez un numéro de téléphone, par exemple +49 30 901820.</translation>
    </message>
    <message>
        <source>Not before %1.</source>
        <comment>notBefore</comment>
        <translation>Pas avant le %1.</translation>
    </message>
    <message>
        <source>Not after %1.</source>
        <comment>notAfter</comment>
        <translation>Pas après le %1.</translation>
    </message>
    <message>
        <source>Select at least %1 of “%2”.</source>
        <comment>selectMore</comment>
        <translation>Sélectionnez au moins %1 cases de «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Select at most %1 of “%2”.</source>
        <comment>selectFewer</comment>
        <translation>Sélectionnez au plus %1 cases de «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>This text will be printed in small type (%1 points). Shorten it to make it easier to read.</source>
        <comment>smallLetters</comment>
        <translation>Ce texte sera imprimé en petits caractères (%1 points). Raccourcissez-le pour le rendre plus lisible.</translation>
    </message>
    <message>
        <source>A PNG or JPEG picture, maximum 10 MiB. It is printed in the document.</source>
        <comment>pictureRules</comment>
        <translation>Une image PNG ou JPEG de 10 Mio au plus. Elle est imprimée dans le document.</translation>
    </message>
    <message>
        <source>Your signature</source>
        <comment>signTitle</comment>
        <translation>Votre signature</translation>
    </message>
    <message>
        <source>Your initials</source>
        <comment>initialTitle</comment>
        <translation>Votre paraphe</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>draw</comment>
        <translation>Dessiner</translation>
    </message>
    <message>
        <source>Type</source>
        <comment>type</comment>
        <translation>Écrire</translation>
    </message>
    <message>
        <source>Picture</source>
        <comment>upload</comment>
        <translation>Image</translation>
    </message>
    <message>
        <source>Draw with a finger, pen or mouse. With a keyboard, use “Type”.</source>
        <comment>drawHint</comment>
        <translation>Dessinez au doigt, au stylet ou à la souris. Au clavier, choisissez «&#xa0;Écrire&#xa0;».</translation>
    </message>
    <message>
        <source>Drawing area</source>
        <comment>drawCanvas</comment>
        <translation>Zone de dessin</translation>
    </message>
    <message>
        <source>Preview</source>
        <comment>typeCanvas</comment>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Preview</source>
        <comment>uploadCanvas</comment>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Your name</source>
        <comment>typeLabel</comment>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>Handwriting style</source>
        <comment>styles</comment>
        <translation>Style d’écriture</translation>
    </message>
    <message>
        <source>%1, style %2</source>
        <comment>styleName</comment>
        <translation>%1, écriture %2</translation>
    </message>
    <message>
        <source>The handwriting styles don’t support all letters of this name, so it appears in a plain font.</source>
        <comment>stylePlain</comment>
        <translation>Les écritures manuscrites ne comportent pas toutes les lettres de ce nom. Il est écrit dans une police ordinaire.</translation>
    </message>
    <message>
        <source>A PNG or JPEG picture of your signature</source>
        <comment>uploadLabel</comment>
        <translation>Une image PNG ou JPEG de votre signature</translation>
    </message>
    <message>
        <source>Remove background</source>
        <comment>removePaper</comment>
        <translation>Supprimer le papier</translation>
    </message>
    <message>
        <source>Rotate</source>
        <comment>rotate</comment>
        <translation>Faire pivoter</translation>
    </message>
    <message>
        <source>Drag the corners around your signature.</source>
        <comment>cropHint</comment>
        <translation>Faites glisser les coins autour de votre signature.</translation>
    </message>
    <message>
        <source>Crop area</source>
        <comment>cropArea</comment>
        <translation>Zone de recadrage</translation>
    </message>
    <message>
        <source>Move the crop area</source>
        <comment>cropMove</comment>
        <translation>Déplacer la zone de recadrage</translation>
    </message>
    <message>
        <source>Top left corner</source>
        <comment>cropTopLeft</comment>
        <translation>Coin supérieur gauche</translation>
    </message>
    <message>
        <source>Top right corner</source>
        <comment>cropTopRight</comment>
        <translation>Coin supérieur droit</translation>
    </message>
    <message>
        <source>Bottom left corner</source>
        <comment>cropBottomLeft</comment>
        <translation>Coin inférieur gauche</translation>
    </message>
    <message>
        <source>Bottom right corner</source>
        <comment>cropBottomRight</comment>
        <translation>Coin inférieur droit</translation>
    </message>
    <message>
        <source>No signature was found in the picture. Use a dark pen on white paper, or turn off “Remove background”.</source>
        <comment>noInk</comment>
        <translation>Aucune signature n’a été trouvée sur l’image. Utilisez un stylo foncé sur du papier blanc, ou désactivez «&#xa0;Supprimer le papier&#xa0;».</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>undo</comment>
        <translation>Annuler le trait</translation>
    </message>
    <message>
        <source>Clear</source>
        <comment>clear</comment>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Values have changed</source>
        <comment>differenceTitle</comment>
        <translation>Des valeurs ont changé</translation>
    </message>
    <message>
        <source>These values were changed elsewhere after they were shown to you. Choose which ones to use, then finish again.</source>
        <comment>differenceText</comment>
        <translation>Ces valeurs ont été enregistrées ailleurs après vous avoir été affichées. Choisissez celles qui sont valables, puis terminez à nouveau.</translation>
    </message>
    <message>
        <source>Field</source>
        <comment>differenceField</comment>
        <translation>Champ</translation>
    </message>
    <message>
        <source>Shown to you</source>
        <comment>differenceShown</comment>
        <translation>Vous voyez</translation>
    </message>
    <message>
        <source>Saved elsewhere</source>
        <comment>differenceStored</comment>
        <translation>Enregistré entre-temps</translation>
    </message>
    <message>
        <source>(empty)</source>
        <comment>differenceEmpty</comment>
        <translation>(vide)</translation>
    </message>
    <message>
        <source>A signature</source>
        <comment>differenceSignature</comment>
        <translation>Une signature</translation>
    </message>
    <message>
        <source>checked</source>
        <comment>differenceChecked</comment>
        <translation>coché</translation>
    </message>
    <message>
        <source>not checked</source>
        <comment>differenceUnchecked</comment>
        <translation>non coché</translation>
    </message>
    <message>
        <source>Choose one of the two values for each field.</source>
        <comment>differenceChoose</comment>
        <translation>Choisissez l’une des deux valeurs pour chaque champ.</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>differenceContinue</comment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Changed elsewhere.</source>
        <comment>elsewhere</comment>
        <translation>Modifié ailleurs.</translation>
    </message>
    <message>
        <source>Saved elsewhere: “%1”</source>
        <comment>elsewhereStored</comment>
        <translation>Enregistré ailleurs entre-temps&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Changed elsewhere. You entered “%1”.</source>
        <comment>elsewhereAdopted</comment>
        <translation>Modifié ailleurs. Vous aviez saisi «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Remove</source>
        <comment>remove</comment>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Information from the sender</source>
        <comment>disclosure</comment>
        <translation>Informations de l’expéditeur</translation>
    </message>
    <message>
        <source>Continue to %1</source>
        <comment>returnTo</comment>
        <translation>Continuer vers %1</translation>
    </message>
    <message>
        <source>You’ll be taken to %1 in a few seconds.</source>
        <comment>returnSoon</comment>
        <translation>Vous serez redirigé vers %1 dans quelques secondes.</translation>
    </message>
    <message>
        <source>Stay here</source>
        <comment>returnStay</comment>
        <translation>Rester ici</translation>
    </message>
    <message>
        <source>View document</source>
        <comment>readDocument</comment>
        <translation>Voir le document</translation>
    </message>
    <message>
        <source>Download a copy</source>
        <comment>downloadCopy</comment>
        <translation>Télécharger une copie</translation>
    </message>
    <message>
        <source>Find in the document</source>
        <comment>find</comment>
        <translation>Rechercher dans le document</translation>
    </message>
    <message>
        <source>Searching…</source>
        <comment>searching</comment>
        <translation>Recherche en cours…</translation>
    </message>
    <message>
        <source>Found on %1 of %2 pages</source>
        <comment>foundOn</comment>
        <translation>Trouvé sur %1 des %2 pages</translation>
    </message>
    <message>
        <source>Not found in this document</source>
        <comment>foundNothing</comment>
        <translation>Introuvable dans ce document</translation>
    </message>
    <message>
        <source>Phone</source>
        <comment>phone</comment>
        <translation>Téléphone</translation>
    </message>
    <message>
        <source>Scan this code with your phone and sign there. Your signature then appears here. Anyone who scans the code can open the document.</source>
        <comment>phoneText</comment>
        <translation>Scannez ce code avec votre téléphone et signez-y. Cette page attend et affiche la signature. Toute personne qui scanne le code peut ouvrir le document.</translation>
    </message>
    <message>
        <source>QR code of your signing link</source>
        <comment>phoneCode</comment>
        <translation>Code QR de votre lien de signature</translation>
    </message>
    <message>
        <source>Connected to the computer next to you</source>
        <comment>byPhone</comment>
        <translation>Connecté à l’ordinateur à côté de vous</translation>
    </message>
    <message>
        <source>Compare this certificate fingerprint with the one on the computer’s screen and with the one your browser shows. Sign only if all of them are the same.</source>
        <comment>byPhoneText</comment>
        <translation>Comparez cette empreinte du certificat avec celle affichée sur l’écran de l’ordinateur et celle que montre votre navigateur. Ne signez que si elles sont toutes identiques.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>cancel</comment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>back</comment>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Adopt signature</source>
        <comment>adopt</comment>
        <translation>Utiliser</translation>
    </message>
    <message>
        <source>Draw your signature first.</source>
        <comment>emptyDraw</comment>
        <translation>Dessinez d’abord votre signature.</translation>
    </message>
    <message>
        <source>Type your name first.</source>
        <comment>emptyType</comment>
        <translation>Écrivez d’abord votre nom.</translation>
    </message>
    <message>
        <source>Choose a picture first.</source>
        <comment>emptyUpload</comment>
        <translation>Choisissez d’abord une image.</translation>
    </message>
    <message>
        <source>This picture can’t be read. Choose a PNG or JPEG file.</source>
        <comment>badPicture</comment>
        <translation>Cette image est illisible. Choisissez un fichier PNG ou JPEG.</translation>
    </message>
    <message>
        <source>Finish signing</source>
        <comment>finishTitle</comment>
        <translation>Terminer la signature</translation>
    </message>
    <message>
        <source>Approve the document</source>
        <comment>approveTitle</comment>
        <translation>Approuver le document</translation>
    </message>
    <message>
        <source>You are about to sign “%1”. This can’t be undone.</source>
        <comment>finishText</comment>
        <translation>Vous allez signer «&#xa0;%1&#xa0;». Cette action est définitive.</translation>
    </message>
    <message>
        <source>You are about to approve “%1”. This can’t be undone.</source>
        <comment>approveText</comment>
        <translation>Vous allez approuver «&#xa0;%1&#xa0;». Cette action est définitive.</translation>
    </message>
    <message>
        <source>Agree and sign</source>
        <comment>finishConfirm</comment>
        <translation>Accepter et signer</translation>
    </message>
    <message>
        <source>Agree and approve</source>
        <comment>approveConfirm</comment>
        <translation>Accepter et approuver</translation>
    </message>
    <message>
        <source>One moment…</source>
        <comment>working</comment>
        <translation>Un instant…</translation>
    </message>
    <message>
        <source>Access code (from the sender)</source>
        <comment>code</comment>
        <translation>Code d’accès (donné par l’expéditeur)</translation>
    </message>
    <message>
        <source>This document is protected</source>
        <comment>codeTitle</comment>
        <translation>Ce document est protégé</translation>
    </message>
    <message>
        <source>Enter the access code that the sender gave you.</source>
        <comment>codeText</comment>
        <translation>Saisissez le code d’accès que l’expéditeur vous a donné.</translation>
    </message>
    <message>
        <source>Code from the email</source>
        <comment>mailCode</comment>
        <translation>Code reçu par e-mail</translation>
    </message>
    <message>
        <source>Confirm that it’s you</source>
        <comment>mailCodeTitle</comment>
        <translation>Confirmez votre identité</translation>
    </message>
    <message>
        <source>Send me a code</source>
        <comment>sendCode</comment>
        <translation>M’envoyer un code</translation>
    </message>
    <message>
        <source>Code from the text message</source>
        <comment>smsCode</comment>
        <translation>Code reçu par SMS</translation>
    </message>
    <message>
        <source>We’ll send a six-digit code to your phone %1. It is valid for ten minutes.</source>
        <comment>smsCodeText</comment>
        <translation>Un code à six chiffres est envoyé sur votre téléphone %1. Il est valable dix minutes.</translation>
    </message>
    <message>
        <source>A code was sent. Check your text messages.</source>
        <comment>smsSent</comment>
        <translation>Un code est en route. Consultez vos SMS.</translation>
    </message>
    <message>
        <source>A code was sent. Check your email.</source>
        <comment>codeSent</comment>
        <translation>Un code est en route. Consultez votre messagerie.</translation>
    </message>
    <message>
        <source>Open the document</source>
        <comment>openDocument</comment>
        <translation>Ouvrir le document</translation>
    </message>
    <message>
        <source>Enter the code.</source>
        <comment>needCode</comment>
        <translation>Saisissez d’abord le code.</translation>
    </message>
    <message>
        <source>Reason: %1</source>
        <comment>reason</comment>
        <translation>Motif&#xa0;: %1</translation>
    </message>
    <message>
        <source>It’s %1’s turn (%2 of %3). When they have finished, hand the device to the next person.</source>
        <comment>hosted</comment>
        <translation>%1 signe maintenant (%2 sur %3). Passez ensuite l’appareil à la personne suivante.</translation>
    </message>
    <message>
        <source>It’s %1’s turn (%2 of %3).</source>
        <comment>hostedLast</comment>
        <translation>%1 signe maintenant (%2 sur %3).</translation>
    </message>
    <message>
        <source>Hand the device to %1</source>
        <comment>handOverTitle</comment>
        <translation>Remettez l’appareil à %1</translation>
    </message>
    <message>
        <source>%1 has signed. %2 is next, %3 of %4.</source>
        <comment>handOverText</comment>
        <translation>%1 a signé. Au tour de %2, %3 sur %4.</translation>
    </message>
    <message>
        <source>Continue as %1</source>
        <comment>handOverGo</comment>
        <translation>Continuer en tant que %1</translation>
    </message>
    <message>
        <source>Other documents may be waiting for you. To list them, request a code by email.</source>
        <comment>othersText</comment>
        <translation>D’autres documents vous attendent peut-être. Un code envoyé à votre adresse e-mail permet de les afficher.</translation>
    </message>
    <message>
        <source>List my other documents</source>
        <comment>othersOpen</comment>
        <translation>Afficher mes autres documents</translation>
    </message>
    <message>
        <source>Show documents</source>
        <comment>othersShow</comment>
        <translation>Afficher les documents</translation>
    </message>
    <message>
        <source>No other documents are waiting for you.</source>
        <comment>othersNone</comment>
        <translation>Aucun autre document ne vous attend.</translation>
    </message>
    <message>
        <source>You have 1 more document to sign</source>
        <comment>othersOne</comment>
        <translation>Vous avez 1 autre document à signer</translation>
    </message>
    <message>
        <source>You have %1 more documents to sign</source>
        <comment>othersMany</comment>
        <translation>Vous avez %1 autres documents à signer</translation>
    </message>
    <message>
        <source>Open the next document</source>
        <comment>othersNext</comment>
        <translation>Ouvrir le document suivant</translation>
    </message>
    <message>
        <source>Delegate to another person…</source>
        <comment>delegate</comment>
        <translation>Déléguer à une autre personne…</translation>
    </message>
    <message>
        <source>Delegate to another person</source>
        <comment>delegateTitle</comment>
        <translation>Déléguer à une autre personne</translation>
    </message>
    <message>
        <source>The other person gets a signing link by email. Your link stops working, and your entries are removed.</source>
        <comment>delegateText</comment>
        <translation>L’autre personne reçoit un lien de signature par e-mail. Votre lien cesse de fonctionner et ce que vous avez saisi est supprimé.</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>delegateName</comment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Email address</source>
        <comment>delegateEmail</comment>
        <translation>Adresse e-mail</translation>
    </message>
    <message>
        <source>Reason (optional; the sender will see it)</source>
        <comment>delegateReason</comment>
        <translation>Motif (facultatif&#xa0;; l’expéditeur le verra)</translation>
    </message>
    <message>
        <source>Enter the person’s name.</source>
        <comment>delegateNeedName</comment>
        <translation>Saisissez le nom de la personne.</translation>
    </message>
    <message>
        <source>Enter a valid email address.</source>
        <comment>delegateNeedEmail</comment>
        <translation>Saisissez une adresse e-mail valable.</translation>
    </message>
    <message>
        <source>Delegate</source>
        <comment>delegateConfirm</comment>
        <translation>Déléguer</translation>
    </message>
    <message>
        <source>You delegated the document</source>
        <comment>delegatedTitle</comment>
        <translation>Vous avez délégué le document</translation>
    </message>
    <message>
        <source>“%1” was delegated to %2. Your link no longer works.</source>
        <comment>delegated</comment>
        <translation>«&#xa0;%1&#xa0;» est maintenant chez %2. Votre lien ne fonctionne plus.</translation>
    </message>
    <message>
        <source>Next recipient</source>
        <comment>nextPerson</comment>
        <translation>Destinataire suivant</translation>
    </message>
    <message>
        <source>Next recipient: %1</source>
        <comment>nextRole</comment>
        <translation>Destinataire suivant&#xa0;: %1</translation>
    </message>
    <message>
        <source>Your witness</source>
        <comment>nextWitness</comment>
        <translation>Votre témoin</translation>
    </message>
    <message>
        <source>Ask the sender…</source>
        <comment>ask</comment>
        <translation>Interroger l’expéditeur…</translation>
    </message>
    <message>
        <source>Questions to %1</source>
        <comment>askTitle</comment>
        <translation>Questions à %1</translation>
    </message>
    <message>
        <source>Your question goes to the sender. The answer appears here. Questions don’t appear on the signed pages.</source>
        <comment>askText</comment>
        <translation>Votre question est envoyée à l’expéditeur. La réponse s’affiche ici. Les questions n’apparaissent pas dans les pages signées.</translation>
    </message>
    <message>
        <source>Your question or comment</source>
        <comment>askLabel</comment>
        <translation>Votre question ou commentaire</translation>
    </message>
    <message>
        <source>Mark a place on a page</source>
        <comment>askMark</comment>
        <translation>Marquer un endroit sur une page</translation>
    </message>
    <message>
        <source>Page %1</source>
        <comment>askPage</comment>
        <translation>Page %1</translation>
    </message>
    <message>
        <source>Remove the mark</source>
        <comment>askUnmark</comment>
        <translation>Retirer la marque</translation>
    </message>
    <message>
        <source>Select the place on a page, or move the mark with the arrow keys.</source>
        <comment>askHint</comment>
        <translation>Sélectionnez l’endroit sur une page ou déplacez la marque avec les touches fléchées.</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>askDone</comment>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Send question</source>
        <comment>askSend</comment>
        <translation>Envoyer la question</translation>
    </message>
    <message>
        <source>Enter your question or comment.</source>
        <comment>askNeeded</comment>
        <translation>Saisissez votre question ou commentaire.</translation>
    </message>
    <message>
        <source>Your question was sent.</source>
        <comment>askSent</comment>
        <translation>Votre question a été envoyée.</translation>
    </message>
    <message>
        <source>Not answered yet</source>
        <comment>askOpen</comment>
        <translation>Pas encore de réponse</translation>
    </message>
    <message>
        <source>Answer from %1</source>
        <comment>askAnswer</comment>
        <translation>Réponse de %1</translation>
    </message>
    <message>
        <source>The sender has answered your question.</source>
        <comment>askAnswered</comment>
        <translation>L’expéditeur a répondu à votre question.</translation>
    </message>
    <message>
        <source>Read the answer</source>
        <comment>askRead</comment>
        <translation>Lire la réponse</translation>
    </message>
    <message>
        <source>Question %1</source>
        <comment>askPin</comment>
        <translation>Question %1</translation>
    </message>
    <message>
        <source>You’re acting on behalf of %1, who is absent.</source>
        <comment>onBehalf</comment>
        <translation>Vous agissez pour le compte de %1, qui est absent(e).</translation>
    </message>
    <message>
        <source>Personal message to you</source>
        <comment>privateMessage</comment>
        <translation>Message personnel pour vous</translation>
    </message>
    <message>
        <source>Decline to sign</source>
        <comment>rejectTitle</comment>
        <translation>Refuser de signer</translation>
    </message>
    <message>
        <source>The sender will be notified. This can’t be undone.</source>
        <comment>rejectText</comment>
        <translation>L’expéditeur en sera informé. Cette action est définitive.</translation>
    </message>
    <message>
        <source>Reason (the sender will see it)</source>
        <comment>rejectReason</comment>
        <translation>Pourquoi&#x202f;? (lu par l’expéditeur)</translation>
    </message>
    <message>
        <source>Enter a reason.</source>
        <comment>needReason</comment>
        <translation>Écrivez d’abord un motif.</translation>
    </message>
    <message>
        <source>Decline the document</source>
        <comment>rejectConfirm</comment>
        <translation>Refuser le document</translation>
    </message>
    <message>
        <source>%1 required fields are empty.</source>
        <comment>missing</comment>
        <translation>%1 champs sont encore à compléter.</translation>
    </message>
    <message>
        <source>One required field is empty.</source>
        <comment>missingOne</comment>
        <translation>Un champ est encore à compléter.</translation>
    </message>
    <message>
        <source>The service can’t be reached. Check your connection; your entries are kept on this page until they are saved.</source>
        <comment>offline</comment>
        <translation>Le service est injoignable. Vérifiez votre connexion&#x202f;; vos saisies restent sur cette page jusqu’à leur enregistrement.</translation>
    </message>
    <message>
        <source>The service had an internal error. Try again in a moment.</source>
        <comment>serverError</comment>
        <translation>Le service a rencontré un problème. Réessayez dans un instant.</translation>
    </message>
    <message>
        <source>The document was changed. Reload the page.</source>
        <comment>changedElsewhere</comment>
        <translation>Le document a changé entre-temps. Rechargez la page.</translation>
    </message>
    <message>
        <source>This link is not valid</source>
        <comment>linkUnknownTitle</comment>
        <translation>Ce lien n’est pas valide</translation>
    </message>
    <message>
        <source>Check that the link is complete, or ask the sender for a new one.</source>
        <comment>linkUnknown</comment>
        <translation>Vérifiez que le lien est complet ou demandez-en un nouveau à l’expéditeur.</translation>
    </message>
    <message>
        <source>This document was deleted</source>
        <comment>goneTitle</comment>
        <translation>Ce document a été supprimé</translation>
    </message>
    <message>
        <source>The sender has deleted it. You don’t need to do anything.</source>
        <comment>gone</comment>
        <translation>L’expéditeur l’a retiré. Vous n’avez plus rien à faire.</translation>
    </message>
    <message>
        <source>This link has been replaced</source>
        <comment>replacedTitle</comment>
        <translation>Ce lien a été remplacé</translation>
    </message>
    <message>
        <source>Everyone has signed</source>
        <comment>completedTitle</comment>
        <translation>Tout le monde a signé</translation>
    </message>
    <message>
        <source>The document “%1” is complete and sealed.</source>
        <comment>completed</comment>
        <translation>Le document «&#xa0;%1&#xa0;» est complet et scellé.</translation>
    </message>
    <message>
        <source>Download signed document</source>
        <comment>downloadSigned</comment>
        <translation>Télécharger le document signé</translation>
    </message>
    <message>
        <source>Download certificate</source>
        <comment>downloadCertificate</comment>
        <translation>Télécharger le certificat</translation>
    </message>
    <message>
        <source>Download everything</source>
        <comment>downloadAll</comment>
        <translation>Tout télécharger</translation>
    </message>
    <message>
        <source>Thank you, you’re done</source>
        <comment>waitingTitle</comment>
        <translation>Merci, c’est terminé</translation>
    </message>
    <message>
        <source>Everyone has signed. The document is being sealed…</source>
        <comment>sealing</comment>
        <translation>Tout le monde a signé. Le document est en cours de scellement…</translation>
    </message>
    <message>
        <source>The document was declined</source>
        <comment>rejectedTitle</comment>
        <translation>Le document a été refusé</translation>
    </message>
    <message>
        <source>“%1” was declined and can no longer be signed.</source>
        <comment>rejected</comment>
        <translation>«&#xa0;%1&#xa0;» a été refusé et ne peut plus être signé.</translation>
    </message>
    <message>
        <source>You declined “%1”. The sender has been notified.</source>
        <comment>rejectedByMe</comment>
        <translation>Vous avez refusé «&#xa0;%1&#xa0;». L’expéditeur en est informé.</translation>
    </message>
    <message>
        <source>The document was cancelled</source>
        <comment>cancelledTitle</comment>
        <translation>Le document a été annulé</translation>
    </message>
    <message>
        <source>The sender has cancelled “%1”. You don’t need to do anything.</source>
        <comment>cancelled</comment>
        <translation>L’expéditeur a annulé «&#xa0;%1&#xa0;». Vous n’avez plus rien à faire.</translation>
    </message>
    <message>
        <source>The deadline has passed</source>
        <comment>expiredTitle</comment>
        <translation>Le délai de signature est passé</translation>
    </message>
    <message>
        <source>“%1” can no longer be signed. Ask the sender to send it again.</source>
        <comment>expired</comment>
        <translation>«&#xa0;%1&#xa0;» ne peut plus être signé. Demandez à l’expéditeur de l’envoyer à nouveau.</translation>
    </message>
    <message>
        <source>Not your turn yet</source>
        <comment>notYetTitle</comment>
        <translation>Ce n’est pas encore votre tour</translation>
    </message>
    <message>
        <source>Others must sign “%1” first. You can sign here when they have finished.</source>
        <comment>notYet</comment>
        <translation>D’autres personnes signent «&#xa0;%1&#xa0;» avant vous. Vous pourrez signer ici dès qu’elles auront terminé.</translation>
    </message>
    <message>
        <source>Not sent yet</source>
        <comment>draftTitle</comment>
        <translation>Pas encore envoyé</translation>
    </message>
    <message>
        <source>The sender has not sent this document yet.</source>
        <comment>draft</comment>
        <translation>L’expéditeur n’a pas encore envoyé ce document.</translation>
    </message>
    <message>
        <source>Check again</source>
        <comment>checkAgain</comment>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>You can read this document. You don’t need to sign it.</source>
        <comment>viewer</comment>
        <translation>Vous pouvez lire ce document&#x202f;; il n’y a rien à signer.</translation>
    </message>
    <message>
        <source>Sender: %1</source>
        <comment>contact</comment>
        <translation>Expéditeur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Signature removed</source>
        <comment>removeSignature</comment>
        <translation>Signature retirée</translation>
    </message>
    <message>
        <source>Attach a file</source>
        <comment>attachHere</comment>
        <translation>Joindre un fichier</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>fileIs</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Attached: %1</source>
        <comment>fileNow</comment>
        <translation>Joint&#xa0;: %1</translation>
    </message>
    <message>
        <source>No file attached yet.</source>
        <comment>fileNone</comment>
        <translation>Aucun fichier n’est encore joint.</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <comment>fileChoose</comment>
        <translation>Choisir un fichier</translation>
    </message>
    <message>
        <source>Choose another file</source>
        <comment>fileReplace</comment>
        <translation>Choisir un autre fichier à la place</translation>
    </message>
    <message>
        <source>Or drop a file here.</source>
        <comment>fileDrop</comment>
        <translation>Ou déposez un fichier ici.</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>close</comment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>PDF, PNG, JPEG, plain text (TXT, CSV) and office files (Word, Excel, PowerPoint, OpenDocument, RTF). Maximum 10 MiB per file, 25 MiB in total. The file becomes part of the signed document.</source>
        <comment>fileRules</comment>
        <translation>PDF, PNG, JPEG, texte brut (TXT, CSV) et fichiers bureautiques (Word, Excel, PowerPoint, OpenDocument, RTF). 10 Mio au plus par fichier, 25 Mio en tout. Le fichier fera partie du document signé.</translation>
    </message>
    <message>
        <source>Uploading %1… %2 %</source>
        <comment>fileSending</comment>
        <translation>Envoi de %1… %2 %</translation>
    </message>
    <message>
        <source>“%1” isn’t a supported file type.</source>
        <comment>fileKind</comment>
        <translation>«&#xa0;%1&#xa0;» n’est pas d’un type qui peut être joint.</translation>
    </message>
    <message>
        <source>“%1” is empty.</source>
        <comment>fileEmpty</comment>
        <translation>«&#xa0;%1&#xa0;» est vide.</translation>
    </message>
    <message>
        <source>“%1” is %2. The maximum is 10 MiB per file.</source>
        <comment>fileLarge</comment>
        <translation>«&#xa0;%1&#xa0;» fait %2&#x202f;; un fichier peut faire 10 Mio au plus.</translation>
    </message>
    <message>
        <source>The maximum for all your files is 25 MiB.</source>
        <comment>filesLarge</comment>
        <translation>Tous vos fichiers ensemble peuvent faire 25 Mio au plus.</translation>
    </message>
    <message>
        <source>The file is too large. Maximum 10 MiB per file, 25 MiB in total.</source>
        <comment>fileRefusedLarge</comment>
        <translation>C’est trop&#xa0;: 10 Mio au plus par fichier et 25 Mio en tout.</translation>
    </message>
    <message>
        <source>“%1” isn’t a supported file type, or its content doesn’t match its name.</source>
        <comment>fileRefusedKind</comment>
        <translation>«&#xa0;%1&#xa0;» n’est pas ce que dit son nom, ou n’est pas d’un type qui peut être joint.</translation>
    </message>
    <message>
        <source>Attach a file.</source>
        <comment>needFile</comment>
        <translation>Joignez un fichier.</translation>
    </message>
    <message>
        <source>Sign your own copy</source>
        <comment>startTitle</comment>
        <translation>Signez votre propre exemplaire</translation>
    </message>
    <message>
        <source>Enter your name and email to open your own copy of “%1”.</source>
        <comment>startText</comment>
        <translation>Dites qui vous êtes pour ouvrir «&#xa0;%1&#xa0;». Un document à votre nom sera créé.</translation>
    </message>
    <message>
        <source>Your name</source>
        <comment>startName</comment>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>Your email address</source>
        <comment>startEmail</comment>
        <translation>Votre adresse électronique</translation>
    </message>
    <message>
        <source>Open the document</source>
        <comment>startGo</comment>
        <translation>Ouvrir le document</translation>
    </message>
    <message>
        <source>Enter your name.</source>
        <comment>startNeedName</comment>
        <translation>Écrivez votre nom.</translation>
    </message>
    <message>
        <source>Enter your full email address.</source>
        <comment>startNeedEmail</comment>
        <translation>Écrivez votre adresse électronique complète.</translation>
    </message>
    <message>
        <source>Too many copies were opened from your network. Wait a few minutes, then try again.</source>
        <comment>startTooMany</comment>
        <translation>Beaucoup de documents ont été commencés depuis votre connexion. Attendez quelques minutes et réessayez.</translation>
    </message>
    <message>
        <source>This form has been opened too often in the last hour. Try again later.</source>
        <comment>startLinkLimit</comment>
        <translation>Ce formulaire a été ouvert trop souvent au cours de la dernière heure. Réessayez plus tard.</translation>
    </message>
    <message>
        <source>No new documents can be started here at the moment. Contact %1.</source>
        <comment>startRefused</comment>
        <translation>Rien de nouveau ne peut être commencé ici pour le moment. Adressez-vous à %1.</translation>
    </message>
    <message>
        <source>This link is closed</source>
        <comment>closedTitle</comment>
        <translation>Ce lien est fermé</translation>
    </message>
    <message>
        <source>This link can no longer be used to open a copy of “%1”. Ask the sender for a new link.</source>
        <comment>closed</comment>
        <translation>«&#xa0;%1&#xa0;» ne peut plus être commencé. Demandez un nouveau lien à l’expéditeur.</translation>
    </message>
    <message>
        <source>All fields</source>
        <comment>overview</comment>
        <translation>Tous les champs</translation>
    </message>
    <message>
        <source>Show all fields</source>
        <comment>overviewOpen</comment>
        <translation>Afficher tous les champs</translation>
    </message>
    <message>
        <source>Finish later</source>
        <comment>finishLater</comment>
        <translation>Terminer plus tard</translation>
    </message>
    <message>
        <source>Your entries are saved</source>
        <comment>laterTitle</comment>
        <translation>Vos saisies sont enregistrées</translation>
    </message>
    <message>
        <source>You can close this page. To finish “%1”, open the same link again, on this device or another one.</source>
        <comment>later</comment>
        <translation>Vous pouvez fermer cette page. Pour terminer «&#xa0;%1&#xa0;», ouvrez à nouveau le même lien, sur cet appareil ou sur un autre.</translation>
    </message>
    <message>
        <source>Continue now</source>
        <comment>laterContinue</comment>
        <translation>Continuer maintenant</translation>
    </message>
    <message>
        <source>You’re witnessing the signature of %1.</source>
        <comment>witness</comment>
        <translation>Vous êtes témoin de la signature de %1.</translation>
    </message>
    <message>
        <source>The computer next to you can’t be reached. It may have ended access to this document. Ask the person there. Your entries stay on this page until they are saved.</source>
        <comment>computerAway</comment>
        <translation>L’ordinateur à côté de vous est injoignable. Il a peut-être fermé cette page&#xa0;: demandez à la personne qui s’en sert. Vos saisies restent sur cette page jusqu’à leur enregistrement.</translation>
    </message>
    <message>
        <source>Stored only in this browser, on this device.</source>
        <comment>savedHint</comment>
        <translation>Conservée uniquement dans ce navigateur, sur cet appareil.</translation>
    </message>
    <message>
        <source>Delete from this device</source>
        <comment>forgetSignature</comment>
        <translation>Supprimer de cet appareil</translation>
    </message>
    <message>
        <source>Save on this device for other documents</source>
        <comment>keepSignature</comment>
        <translation>Garder sur cet appareil pour d’autres documents</translation>
    </message>
    <message>
        <source>It couldn’t be saved on this device. Adopt it for this document only.</source>
        <comment>notKept</comment>
        <translation>Cet appareil ne peut pas la garder. Adoptez-la pour ce document seulement.</translation>
    </message>
    <message>
        <source>Saved</source>
        <comment>keptSignature</comment>
        <translation>Enregistrée</translation>
    </message>
    <message>
        <source>The sender provided this text in %1, not in your language.</source>
        <comment>consentForeign</comment>
        <translation>L’expéditeur a fourni ce texte en %1, et non dans votre langue.</translation>
    </message>
    <message>
        <source>Finish your part</source>
        <comment>completeTitle</comment>
        <translation>Terminer votre part</translation>
    </message>
    <message>
        <source>You are about to finish your part of “%1”. This can’t be undone.</source>
        <comment>completeText</comment>
        <translation>Vous allez terminer votre part de «&#xa0;%1&#xa0;». Cette action est définitive.</translation>
    </message>
    <message>
        <source>Agree and finish</source>
        <comment>completeConfirm</comment>
        <translation>Accepter et terminer</translation>
    </message>
    <message>
        <source>Signature on page %1. Select it to move, resize or remove it.</source>
        <comment>placed</comment>
        <translation>Signature à la page %1. Sélectionnez-la pour la déplacer, la redimensionner ou la retirer.</translation>
    </message>
    <message>
        <source>Signature on page %1</source>
        <comment>markTitle</comment>
        <translation>Signature à la page %1</translation>
    </message>
    <message>
        <source>Move to page</source>
        <comment>markPage</comment>
        <translation>Déplacer vers la page</translation>
    </message>
    <message>
        <source>Move left</source>
        <comment>moveLeft</comment>
        <translation>Vers la gauche</translation>
    </message>
    <message>
        <source>Move right</source>
        <comment>moveRight</comment>
        <translation>Vers la droite</translation>
    </message>
    <message>
        <source>Move up</source>
        <comment>moveUp</comment>
        <translation>Vers le haut</translation>
    </message>
    <message>
        <source>Move down</source>
        <comment>moveDown</comment>
        <translation>Vers le bas</translation>
    </message>
    <message>
        <source>Review and sign %1 documents</source>
        <comment>othersAll</comment>
        <translation>Parcourir et signer %1 documents</translation>
    </message>
    <message>
        <source>Review them one by one, decide on each with a single key, and sign them together at the end.</source>
        <comment>othersHint</comment>
        <translation>Lisez-les l’un après l’autre, décidez de chacun avec une touche et signez-les ensemble à la fin.</translation>
    </message>
    <message>
        <source>Documents to review</source>
        <comment>reviewTitle</comment>
        <translation>Documents à parcourir</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>reviewCount</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>End the review</source>
        <comment>reviewLeave</comment>
        <translation>Quitter le parcours</translation>
    </message>
    <message>
        <source>Mark for signing</source>
        <comment>reviewSign</comment>
        <translation>Marquer pour signature</translation>
    </message>
    <message>
        <source>Mark for approval</source>
        <comment>reviewApprove</comment>
        <translation>Marquer pour approbation</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>reviewSkip</comment>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Previous document</source>
        <comment>reviewBack</comment>
        <translation>Document précédent</translation>
    </message>
    <message>
        <source>Next document</source>
        <comment>reviewNext</comment>
        <translation>Document suivant</translation>
    </message>
    <message>
        <source>Continue reading</source>
        <comment>reviewRead</comment>
        <translation>Continuer la lecture</translation>
    </message>
    <message>
        <source>Next field</source>
        <comment>reviewNextField</comment>
        <translation>Champ suivant</translation>
    </message>
    <message>
        <source>Pages shown: %1 of %2</source>
        <comment>reviewShown</comment>
        <translation>Pages affichées&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>Fill in the required fields before you mark this document.</source>
        <comment>reviewFill</comment>
        <translation>Remplissez les champs obligatoires avant de marquer ce document.</translation>
    </message>
    <message>
        <source>This document can’t be signed together with the others. Finish it here, or skip it.</source>
        <comment>reviewSingle</comment>
        <translation>Ce document ne peut pas être signé avec les autres. Terminez-le ici ou passez-le.</translation>
    </message>
    <message>
        <source>Will be signed at the end</source>
        <comment>reviewToSign</comment>
        <translation>Sera signé à la fin</translation>
    </message>
    <message>
        <source>Will be approved at the end</source>
        <comment>reviewToApprove</comment>
        <translation>Sera approuvé à la fin</translation>
    </message>
    <message>
        <source>Skipped</source>
        <comment>reviewSkipped</comment>
        <translation>Passé</translation>
    </message>
    <message>
        <source>Not decided yet</source>
        <comment>reviewUndecided</comment>
        <translation>Pas encore décidé</translation>
    </message>
    <message>
        <source>Signed</source>
        <comment>reviewSigned</comment>
        <translation>Signé</translation>
    </message>
    <message>
        <source>Approved</source>
        <comment>reviewApproved</comment>
        <translation>Approuvé</translation>
    </message>
    <message>
        <source>Declined</source>
        <comment>reviewDeclined</comment>
        <translation>Refusé</translation>
    </message>
    <message>
        <source>No longer waiting for you</source>
        <comment>reviewEnded</comment>
        <translation>Ne vous attend plus</translation>
    </message>
    <message>
        <source>It was changed after you reviewed it, so it wasn’t signed. Review it again.</source>
        <comment>reviewChanged</comment>
        <translation>Modifié depuis votre lecture, il n’est donc pas signé. Relisez-le.</translation>
    </message>
    <message>
        <source>Not signed:</source>
        <comment>reviewFailed</comment>
        <translation>Non signé&#xa0;:</translation>
    </message>
    <message>
        <source>No response yet. Its status will be checked before it is signed again.</source>
        <comment>reviewUnconfirmed</comment>
        <translation>Pas encore de réponse. L’état est vérifié avant toute nouvelle signature.</translation>
    </message>
    <message>
        <source>Keyboard shortcuts: S (mark), K (skip), ← and →</source>
        <comment>reviewKeys</comment>
        <translation>Utiliser les touches S (marquer), K (passer), ← et →</translation>
    </message>
    <message>
        <source>Continue to signing</source>
        <comment>reviewSummary</comment>
        <translation>Passer à la signature</translation>
    </message>
    <message>
        <source>Values that differ from “%1”</source>
        <comment>reviewDiffers</comment>
        <translation>Valeurs modifiées par rapport à «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Same values as “%1”</source>
        <comment>reviewSame</comment>
        <translation>Mêmes valeurs que «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Message from the sender</source>
        <comment>reviewMessage</comment>
        <translation>Message de l’expéditeur</translation>
    </message>
    <message>
        <source>selected</source>
        <comment>reviewOn</comment>
        <translation>coché</translation>
    </message>
    <message>
        <source>not selected</source>
        <comment>reviewOff</comment>
        <translation>non coché</translation>
    </message>
    <message>
        <source>Sign the marked documents</source>
        <comment>reviewEndTitle</comment>
        <translation>Signer les documents marqués</translation>
    </message>
    <message>
        <source>No document is marked for signing.</source>
        <comment>reviewNothing</comment>
        <translation>Aucun document n’est marqué pour signature.</translation>
    </message>
    <message>
        <source>Your signature</source>
        <comment>reviewSignature</comment>
        <translation>Votre signature</translation>
    </message>
    <message>
        <source>Your initials</source>
        <comment>reviewInitials</comment>
        <translation>Vos initiales</translation>
    </message>
    <message>
        <source>Change</source>
        <comment>reviewChange</comment>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Add your signature before you sign.</source>
        <comment>reviewNeedSignature</comment>
        <translation>Ajoutez votre signature avant de signer.</translation>
    </message>
    <message>
        <source>Consent</source>
        <comment>reviewConsent</comment>
        <translation>Consentement</translation>
    </message>
    <message>
        <source>For: %1</source>
        <comment>reviewConsentFor</comment>
        <translation>Pour&#xa0;: %1</translation>
    </message>
    <message>
        <source>Sign 1 document</source>
        <comment>reviewConfirmOne</comment>
        <translation>Signer 1 document</translation>
    </message>
    <message>
        <source>Sign %1 documents</source>
        <comment>reviewConfirm</comment>
        <translation>Signer %1 documents</translation>
    </message>
    <message>
        <source>Signing document %1 of %2…</source>
        <comment>reviewProgress</comment>
        <translation>Signature du document %1 sur %2…</translation>
    </message>
    <message>
        <source>%1 of %2 documents signed</source>
        <comment>reviewDone</comment>
        <translation>Documents signés&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>The connection was lost. Try again. Documents that are already signed won’t be signed twice.</source>
        <comment>reviewOffline</comment>
        <translation>La connexion a été interrompue. Réessayez&#xa0;: les documents déjà signés ne sont pas signés deux fois.</translation>
    </message>
    <message>
        <source>Back to the documents</source>
        <comment>reviewReturn</comment>
        <translation>Retour aux documents</translation>
    </message>
    <message>
        <source>Close the review</source>
        <comment>reviewClose</comment>
        <translation>Fermer le parcours</translation>
    </message>
    <message>
        <source>If the page doesn’t load, reload it or open the link in another browser.</source>
        <comment>stuck</comment>
        <translation>La page ne se charge pas&#x202f;? Rechargez-la ou ouvrez le lien dans un autre navigateur.</translation>
    </message>
    <message>
        <source>Not saved. Correct the marked field.</source>
        <comment>notTaken</comment>
        <translation>Non enregistré. Corrigez le champ signalé.</translation>
    </message>
    <message>
        <source>Add your initials.</source>
        <comment>needInitials</comment>
        <translation>Ajoutez votre paraphe.</translation>
    </message>
    <message>
        <source>Your initials</source>
        <comment>typeInitials</comment>
        <translation>Vos initiales</translation>
    </message>
    <message>
        <source>The document has changed</source>
        <comment>differenceTitleSender</comment>
        <translation>Le document a changé</translation>
    </message>
    <message>
        <source>The document was changed after it was shown to you. Nothing is signed yet. Compare both versions. Only the current one can be signed.</source>
        <comment>differenceTextSender</comment>
        <translation>Le document a été modifié après vous avoir été affiché. Rien n’est encore signé. Comparez les deux côtés&#xa0;: seul l’état actuel peut être signé.</translation>
    </message>
    <message>
        <source>Now</source>
        <comment>differenceNow</comment>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>Document</source>
        <comment>differenceDocument</comment>
        <translation>Document</translation>
    </message>
    <message>
        <source>Not present</source>
        <comment>differenceNotThere</comment>
        <translation>Absent</translation>
    </message>
    <message>
        <source>Removed</source>
        <comment>differenceRemoved</comment>
        <translation>Retiré</translation>
    </message>
    <message>
        <source>As shown to you</source>
        <comment>differenceAsShown</comment>
        <translation>Tel qu’affiché</translation>
    </message>
    <message>
        <source>Changed by the sender</source>
        <comment>differenceBySender</comment>
        <translation>Modifié par l’expéditeur</translation>
    </message>
    <message>
        <source>The sender has changed fields in this document: %1. Review them before you finish.</source>
        <comment>corrected</comment>
        <translation>L’expéditeur a modifié ce document&#xa0;: %1. Vérifiez-le avant de terminer.</translation>
    </message>
    <message>
        <source>The sender has changed this document. Review it before you finish.</source>
        <comment>correctedAll</comment>
        <translation>L’expéditeur a modifié ce document. Vérifiez-le avant de terminer.</translation>
    </message>
    <message>
        <source>Show</source>
        <comment>correctedShow</comment>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Changed by the sender.</source>
        <comment>correctedField</comment>
        <translation>Modifié par l’expéditeur.</translation>
    </message>
    <message>
        <source>We’ll send a six-digit code to %1. It is valid for ten minutes.</source>
        <comment>mailCodeText</comment>
        <translation>Un code à six chiffres sera envoyé à %1. Il est valable dix minutes.</translation>
    </message>
    <message>
        <source>Attempts left: %1</source>
        <comment>attemptsLeft</comment>
        <translation>Essais restants&#xa0;: %1</translation>
    </message>
    <message>
        <source>The code is correct, but this browser doesn’t let the page store it. Allow cookies for this site, or open the link in another browser.</source>
        <comment>codeForgotten</comment>
        <translation>Le code est correct, mais ce navigateur ne permet pas à la page de le retenir. Autorisez les cookies pour ce site ou ouvrez le lien dans un autre navigateur.</translation>
    </message>
    <message>
        <source>Select a document to view or download it.</source>
        <comment>reviewKeep</comment>
        <translation>Choisissez un document pour l’afficher ou le télécharger.</translation>
    </message>
    <message>
        <source>One field needs your attention.</source>
        <comment>attentionOne</comment>
        <translation>Un champ demande votre attention.</translation>
    </message>
    <message>
        <source>%1 fields need your attention.</source>
        <comment>attention</comment>
        <translation>%1 champs demandent votre attention.</translation>
    </message>
    <message>
        <source>The invitation was changed or reassigned to another person. If you still need to sign, use the link in the latest email, or ask the sender for it.</source>
        <comment>replaced</comment>
        <translation>L’invitation a été modifiée ou transmise à une autre personne. Si vous devez encore signer, utilisez le lien du dernier e-mail ou demandez-le à l’expéditeur.</translation>
    </message>
    <message>
        <source>Your part of “%1” is finished. You can close this page.</source>
        <comment>waiting</comment>
        <translation>Votre part de «&#xa0;%1&#xa0;» est terminée. Vous pouvez fermer cette page.</translation>
    </message>
    <message>
        <source>More</source>
        <comment>more</comment>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Adopt initials</source>
        <comment>adoptInitials</comment>
        <translation>Utiliser</translation>
    </message>
    <message>
        <source>Draw your initials first.</source>
        <comment>emptyDrawInitials</comment>
        <translation>Dessinez d’abord votre paraphe.</translation>
    </message>
    <message>
        <source>Type your initials first.</source>
        <comment>emptyTypeInitials</comment>
        <translation>Écrivez d’abord votre paraphe.</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <comment>zoomIn</comment>
        <translation>Zoom avant</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <comment>zoomOut</comment>
        <translation>Zoom arrière</translation>
    </message>
    <message>
        <source>This link is for %1.</source>
        <comment>gateFor</comment>
        <translation>Ce lien est destiné à %1.</translation>
    </message>
    <message>
        <source>%1 asks you to fill in your fields and sign.</source>
        <comment>taskSigner</comment>
        <translation>%1 vous demande de remplir vos champs et de signer.</translation>
    </message>
    <message>
        <source>%1 asks you to read this document and approve or decline it. You don’t sign it.</source>
        <comment>taskReviewer</comment>
        <translation>%1 vous demande de lire ce document, puis de l’approuver ou de le refuser. Vous ne le signez pas.</translation>
    </message>
    <message>
        <source>%1 asks you to fill in and check this document for the others. You don’t sign it.</source>
        <comment>taskEditor</comment>
        <translation>%1 vous demande de remplir et de vérifier ce document pour les autres. Vous ne le signez pas.</translation>
    </message>
    <message>
        <source>%1 asks you to hand this device to each person named below. They sign here one after another.</source>
        <comment>taskHost</comment>
        <translation>%1 vous demande de passer cet appareil à chacune des personnes indiquées ci-dessous. Elles signent ici l’une après l’autre.</translation>
    </message>
    <message>
        <source>%1 asks you to read this document and finish.</source>
        <comment>taskNothing</comment>
        <translation>%1 vous demande de lire ce document, puis de terminer.</translation>
    </message>
    <message>
        <source>The sender</source>
        <comment>theSender</comment>
        <translation>L’expéditeur</translation>
    </message>
    <message>
        <source>Please finish by %1.</source>
        <comment>due</comment>
        <translation>À terminer avant le %1.</translation>
    </message>
</context>
<context>
    <name>ink::TagName</name>
    <message>
        <source>Signature</source>
        <translation>Signature</translation>
    </message>
    <message>
        <source>Initials</source>
        <translation>Paraphe</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Checkbox</source>
        <translation>Case</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Option</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Attachment</source>
        <translation>Pièce jointe</translation>
    </message>
    <message>
        <source>Dropdown</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Masked text</source>
        <translation>Texte masqué</translation>
    </message>
    <message>
        <source>Prefilled text</source>
        <translation>Texte prérempli</translation>
    </message>
    <message>
        <source>Prefilled number</source>
        <translation>Nombre prérempli</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Date signed</source>
        <translation>Date de signature</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>Paragraph</source>
        <translation>Paragraphe</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>E-mail</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Téléphone</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>Full name</source>
        <translation>Nom complet</translation>
    </message>
    <message>
        <source>Email address</source>
        <translation>Adresse e-mail</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Société</translation>
    </message>
    <message>
        <source>Job title</source>
        <translation>Fonction</translation>
    </message>
    <message>
        <source>Date sent</source>
        <translation>Date d’envoi</translation>
    </message>
    <message>
        <source>Document number</source>
        <translation>Numéro du document</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Page number</source>
        <translation>Numéro de page</translation>
    </message>
    <message>
        <source>Stamp</source>
        <translation>Tampon</translation>
    </message>
    <message>
        <source>COPY</source>
        <translation>COPIE</translation>
    </message>
</context>
<context>
    <name>ink::ui::AboutDialog</name>
    <message>
        <source>Inkstone %1</source>
        <translation>Inkstone %1</translation>
    </message>
    <message>
        <source>A signing workstation with its own signing service. Licensed under Apache-2.0.</source>
        <translation>Un poste de signature avec son propre service de signature. Sous licence Apache-2.0.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>ink::ui::AbsenceDialog</name>
    <message>
        <source>Add absence</source>
        <translation>Ajouter une absence</translation>
    </message>
    <message>
        <source>Edit absence</source>
        <translation>Modifier l’absence</translation>
    </message>
    <message>
        <source>Absent person</source>
        <translation>Personne absente</translation>
    </message>
    <message>
        <source>Email address</source>
        <translation>Adresse e-mail</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Premier jour</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Dernier jour</translation>
    </message>
    <message>
        <source>Name of deputy</source>
        <translation>Nom du remplaçant</translation>
    </message>
    <message>
        <source>Email address of deputy</source>
        <translation>Adresse e-mail du remplaçant</translation>
    </message>
    <message>
        <source>First and last name</source>
        <translation>Prénom et nom</translation>
    </message>
    <message>
        <source>name@example.com</source>
        <translation>nom@example.com</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>ink::ui::AbsencesSection</name>
    <message>
        <source>Absences</source>
        <translation>Absences</translation>
    </message>
    <message>
        <source>Let deputies act for recipients who can&apos;t delegate</source>
        <translation>Les remplaçants agissent aussi pour les destinataires qui ne peuvent pas déléguer</translation>
    </message>
    <message>
        <source>Add absence…</source>
        <translation>Ajouter une absence…</translation>
    </message>
    <message>
        <source>No absences yet.</source>
        <translation>Aucune absence pour l’instant.</translation>
    </message>
    <message>
        <source>This service doesn&apos;t support absences.</source>
        <translation>Ce service ne tient pas de liste d’absences.</translation>
    </message>
    <message>
        <source>When it&apos;s an absent recipient&apos;s turn, their deputy is invited instead. Codes by SMS still go only to the recipient. Before you send a document, you see who will receive it.</source>
        <translation>Quand vient le tour d’un destinataire absent, son remplaçant est invité pour son compte. Les codes par SMS restent réservés au destinataire. Vous voyez qui reçoit un document avant de l’envoyer.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>two days</comment>
        <translation>du %1 au %2</translation>
    </message>
    <message>
        <source>Deputy: %1</source>
        <translation>Remplaçant&#xa0;: %1</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>terminée</translation>
    </message>
    <message>
        <source>absent today</source>
        <translation>absent aujourd’hui</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Edit the absence of %1</source>
        <translation>Modifier l’absence de %1</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Remove the absence of %1</source>
        <translation>Supprimer l’absence de %1</translation>
    </message>
    <message>
        <source>Absence saved.</source>
        <translation>Absence enregistrée.</translation>
    </message>
    <message>
        <source>Absence removed. Documents that the deputy has already received stay with the deputy.</source>
        <translation>Absence supprimée. Ce que le remplaçant a déjà reçu lui reste.</translation>
    </message>
</context>
<context>
    <name>ink::ui::AccountFields</name>
    <message>
        <source>Saved.</source>
        <translation>Enregistré.</translation>
    </message>
    <message>
        <source>“%1” saved.</source>
        <translation>«&#xa0;%1&#xa0;» enregistré.</translation>
    </message>
</context>
<context>
    <name>ink::ui::AccountOpener</name>
    <message>
        <source>The new key is saved. You can continue.</source>
        <translation>La nouvelle clé est gardée. Vous pouvez continuer.</translation>
    </message>
    <message>
        <source>The keychain is unlocked.</source>
        <translation>Le trousseau est déverrouillé.</translation>
    </message>
    <message>
        <source>Documents can be sealed again.</source>
        <translation>Les documents peuvent de nouveau être scellés.</translation>
    </message>
    <message>
        <source>Documents can be sealed until you close Inkstone. The passphrase couldn&apos;t be saved in the keychain.</source>
        <translation>Les documents peuvent être scellés jusqu’à la fermeture d’Inkstone&#xa0;: le trousseau n’a pas pris la phrase secrète.</translation>
    </message>
    <message>
        <source>Unlock the keychain to open this.</source>
        <translation>L’ouverture se fera une fois le trousseau déverrouillé.</translation>
    </message>
</context>
<context>
    <name>ink::ui::AccountSection</name>
    <message>
        <source>Enter an amount such as %1, or leave the field empty.</source>
        <translation>Indiquez un montant tel que %1, ou laissez vide.</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) sent</source>
        <translation>
            <numerusform>%n document envoyé</numerusform>
            <numerusform>%n documents envoyés</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 spent</source>
        <translation>%1 sur %2 dépensés</translation>
    </message>
    <message>
        <source>%1 spent</source>
        <translation>%1 dépensés</translation>
    </message>
    <message>
        <source>Your account on the service</source>
        <translation>Votre compte sur le service</translation>
    </message>
    <message>
        <source>Add a digital signature for each signer before sealing</source>
        <translation>Ajouter une signature numérique par signataire avant le sceau</translation>
    </message>
    <message>
        <source>Other programs can then show who signed and when. The certificate becomes a separate file.</source>
        <translation>D’autres logiciels montrent alors qui a signé et quand. Le certificat devient un fichier séparé.</translation>
    </message>
    <message>
        <source>New documents expire after</source>
        <translation>Les nouveaux documents expirent après</translation>
    </message>
    <message>
        <source>When someone declines</source>
        <translation>Si quelqu’un refuse</translation>
    </message>
    <message>
        <source>Language of documents and emails</source>
        <translation>Langue des documents et des e-mails</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Fuseau horaire</translation>
    </message>
    <message>
        <source>Spending limit</source>
        <translation>Plafond de dépenses</translation>
    </message>
    <message>
        <source>Leave empty for no limit.</source>
        <translation>Laissez vide pour ne pas fixer de plafond.</translation>
    </message>
    <message>
        <source>The document ends</source>
        <translation>Le document s’arrête là</translation>
    </message>
    <message>
        <source>The others can continue</source>
        <translation>Les autres continuent</translation>
    </message>
    <message>
        <source>Unknown time zone.</source>
        <translation>Ce fuseau horaire est inconnu.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid IP address or network (for example, 192.0.2.0/24).</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une adresse IP ni un réseau valide (par exemple, 192.0.2.0/24).</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Shown to recipients as the sender.</source>
        <translation>Les destinataires le voient comme expéditeur.</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Société</translation>
    </message>
    <message>
        <source>Dates in documents</source>
        <translation>Dates dans les documents</translation>
    </message>
    <message>
        <source>Only accept requests from</source>
        <translation>N’accepter les requêtes que de</translation>
    </message>
    <message>
        <source>IP addresses and networks. Leave empty to allow all. The list must include your own address.</source>
        <translation>Adresses IP et réseaux. Laissez vide pour tout autoriser. La liste doit contenir votre propre adresse.</translation>
    </message>
    <message>
        <source>Spending limit used</source>
        <translation>Part du plafond de dépenses utilisée</translation>
    </message>
    <message>
        <source>Today: %1</source>
        <translation>Aujourd’hui&#xa0;: %1</translation>
    </message>
    <message>
        <source>Each document you send costs %1. Drafts and templates are free.</source>
        <translation>Chaque document envoyé coûte %1. Les brouillons et les modèles ne coûtent rien.</translation>
    </message>
    <message>
        <source>Enter a format with day, month and year, such as yyyy-MM-dd or d MMMM yyyy.</source>
        <translation>Saisissez le jour, le mois et l’année, par exemple yyyy-MM-dd ou d MMMM yyyy.</translation>
    </message>
    <message>
        <source>The time zone of this computer.</source>
        <translation>Le fuseau horaire de cet ordinateur.</translation>
    </message>
    <message>
        <source>Dates in documents use this time zone.</source>
        <translation>Les dates dans les documents sont celles de ce fuseau.</translation>
    </message>
</context>
<context>
    <name>ink::ui::ActionBar</name>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Copy list</source>
        <translation>Copier la liste</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Documents that failed</source>
        <translation>Documents en échec</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Document</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Sending reminders… %1 of %2</source>
        <translation>Envoi des relances… %1 sur %2</translation>
    </message>
    <message>
        <source>Cancelling… %1 of %2</source>
        <translation>Annulation… %1 sur %2</translation>
    </message>
    <message>
        <source>Moving… %1 of %2</source>
        <translation>Déplacement… %1 sur %2</translation>
    </message>
    <message>
        <source>Moving to the trash… %1 of %2</source>
        <translation>Mise à la corbeille… %1 sur %2</translation>
    </message>
    <message>
        <source>Restoring… %1 of %2</source>
        <translation>Restauration… %1 sur %2</translation>
    </message>
    <message>
        <source>Deleting… %1 of %2</source>
        <translation>Suppression… %1 sur %2</translation>
    </message>
    <message>
        <source>Renaming…</source>
        <translation>Renommage…</translation>
    </message>
    <message>
        <source>Correcting… %1 of %2</source>
        <translation>Correction… %1 sur %2</translation>
    </message>
</context>
<context>
    <name>ink::ui::ActionQueue</name>
    <message numerus="yes">
        <source>%n change(s) in the outbox will be sent when the connection is back.</source>
        <translation>
            <numerusform>%n modification de la boîte d’envoi sera envoyée au retour de la connexion.</numerusform>
            <numerusform>%n modifications de la boîte d’envoi seront envoyées au retour de la connexion.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::AddTags</name>
    <message numerus="yes">
        <source>Add %n field(s)</source>
        <translation>
            <numerusform>Ajouter %n champ</numerusform>
            <numerusform>Ajouter %n champs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::AnswerDialog</name>
    <message>
        <source>Answer question</source>
        <translation>Répondre à la question</translation>
    </message>
    <message>
        <source>The recipient sees your answer on the signing page and, if this service sends email, gets it by email. It&apos;s recorded in the history but doesn&apos;t appear on the signed pages.</source>
        <translation>Le destinataire reçoit votre réponse sur la page de signature et par e-mail, si ce service en envoie. L’historique la conserve&#xa0;; les pages signées ne la montrent pas.</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Votre réponse</translation>
    </message>
    <message>
        <source>Send answer</source>
        <translation>Envoyer la réponse</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>ink::ui::AssignInvitation</name>
    <message numerus="yes">
        <source>Assign %n field(s)</source>
        <translation>
            <numerusform>Attribuer %n champ</numerusform>
            <numerusform>Attribuer %n champs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::Banner</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>ink::ui::BlockList</name>
    <message>
        <source>%1, %2</source>
        <comment>name and details</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n field(s)</source>
        <translation>
            <numerusform>%1, %n champ</numerusform>
            <numerusform>%1, %n champs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: drag it onto the page, or click it and then click the page</source>
        <translation>%1&#xa0;: faites glisser sur la page, ou cliquez puis cliquez à l’endroit voulu</translation>
    </message>
</context>
<context>
    <name>ink::ui::BlockPanel</name>
    <message>
        <source>Blocks</source>
        <translation>Blocs</translation>
    </message>
    <message>
        <source>Blocks to place</source>
        <translation>Blocs à placer</translation>
    </message>
    <message>
        <source>Save the selected fields as a block</source>
        <translation>Garder les champs sélectionnés comme bloc</translation>
    </message>
    <message>
        <source>Save as block</source>
        <translation>Garder comme bloc</translation>
    </message>
    <message>
        <source>Block name</source>
        <translation>Nom du bloc</translation>
    </message>
    <message>
        <source>Signature block</source>
        <translation>Bloc de signature</translation>
    </message>
    <message numerus="yes">
        <source>Save %n field(s)</source>
        <translation>
            <numerusform>Garder %n champ</numerusform>
            <numerusform>Garder %n champs</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename block</source>
        <translation>Renommer le bloc</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Delete the block “%1”?</source>
        <translation>Supprimer le bloc «&#xa0;%1&#xa0;»&#x202f;?</translation>
    </message>
    <message>
        <source>Fields already placed with this block stay where they are.</source>
        <translation>Les champs placés avec lui restent où ils sont.</translation>
    </message>
    <message>
        <source>Delete block</source>
        <translation>Supprimer le bloc</translation>
    </message>
    <message>
        <source>Place on page</source>
        <translation>Placer sur la page</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Supprimer…</translation>
    </message>
</context>
<context>
    <name>ink::ui::BottomBar</name>
    <message>
        <source>This computer</source>
        <translation>Cet ordinateur</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Non connecté</translation>
    </message>
    <message>
        <source>Switch account</source>
        <translation>Où vous travaillez</translation>
    </message>
    <message>
        <source>Account: %1</source>
        <translation>Compte&#xa0;: %1</translation>
    </message>
    <message>
        <source>Add a service…</source>
        <translation>Ajouter un service…</translation>
    </message>
    <message numerus="yes">
        <source>Outbox: %n</source>
        <translation>
            <numerusform>Boîte d’envoi&#xa0;: %n</numerusform>
            <numerusform>Boîte d’envoi&#xa0;: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting to be sent</source>
        <translation>
            <numerusform>%n en attente d’envoi</numerusform>
            <numerusform>%n en attente d’envoi</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::BulkPage</name>
    <message numerus="yes">
        <source>Bulk run finished: %n document(s) sent</source>
        <translation>
            <numerusform>L’envoi en série est terminé&#xa0;: %n document envoyé</numerusform>
            <numerusform>L’envoi en série est terminé&#xa0;: %n documents envoyés</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove this run from the list?</source>
        <translation>Retirer cet envoi de la liste&#xa0;?</translation>
    </message>
    <message>
        <source>Its documents stay unchanged. The link between rows and documents is lost, and waiting rows are not sent.</source>
        <translation>Les documents restent inchangés. Le lien entre lignes et documents est perdu, et les lignes en attente ne sont pas envoyées.</translation>
    </message>
    <message>
        <source>Remove run</source>
        <translation>Retirer l’envoi</translation>
    </message>
    <message>
        <source>Bulk runs</source>
        <translation>Envois en série</translation>
    </message>
    <message>
        <source>File and columns</source>
        <translation>Fichier et colonnes</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Envoi</translation>
    </message>
    <message>
        <source>All runs</source>
        <translation>Tous les envois</translation>
    </message>
    <message>
        <source>New bulk run</source>
        <translation>Nouvel envoi en série</translation>
    </message>
    <message>
        <source>The bulk run is in the outbox and starts when the connection is back.</source>
        <translation>L’envoi en série est dans la boîte d’envoi et démarrera au retour de la connexion.</translation>
    </message>
</context>
<context>
    <name>ink::ui::BulkPreview</name>
    <message>
        <source>Dry run</source>
        <translation>Essai à blanc</translation>
    </message>
    <message>
        <source>Dry run: line %1</source>
        <translation>Essai à blanc&#xa0;: ligne %1</translation>
    </message>
    <message>
        <source>Preview of this row&apos;s document. Nothing is sent.</source>
        <translation>Aspect qu’aura le document de cette ligne. Rien n’est envoyé.</translation>
    </message>
    <message>
        <source>Close the dry run</source>
        <translation>Fermer l’essai à blanc</translation>
    </message>
    <message>
        <source>The row&apos;s document</source>
        <translation>Document de la ligne</translation>
    </message>
</context>
<context>
    <name>ink::ui::BulkRowsModel</name>
    <message>
        <source>Edit cell</source>
        <translation>Modifier une cellule</translation>
    </message>
    <message numerus="yes">
        <source>Exclude %n row(s)</source>
        <translation>
            <numerusform>Écarter %n ligne</numerusform>
            <numerusform>Écarter %n lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Include %n row(s)</source>
        <translation>
            <numerusform>Reprendre %n ligne</numerusform>
            <numerusform>Reprendre %n lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>This row is excluded.</source>
        <translation>Cette ligne est écartée.</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Ligne %1</translation>
    </message>
    <message>
        <source>%1, excluded</source>
        <translation>%1, écartée</translation>
    </message>
    <message>
        <source>%1, error: %2</source>
        <translation>%1, défaut&#xa0;: %2</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Only rows with a selected checkbox are sent.</source>
        <translation>Les lignes cochées sont envoyées.</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Colonne %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::BulkRunList</name>
    <message>
        <source>Not started</source>
        <translation>Pas commencé</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Inachevé</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Arrêté</translation>
    </message>
    <message>
        <source>Done, some rows refused</source>
        <translation>Terminé, avec des lignes refusées</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>%1 of %2 sent</source>
        <translation>%1 sur %2 envoyés</translation>
    </message>
    <message>
        <source>%1 refused</source>
        <translation>%1 refusés</translation>
    </message>
    <message>
        <source>%1 unknown</source>
        <translation>%1 inconnus</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Envoi</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Commencé</translation>
    </message>
    <message>
        <source>Earlier runs</source>
        <translation>Envois précédents</translation>
    </message>
    <message>
        <source>No bulk runs yet. Choose a template and drop a CSV or XLSX file with one row for each recipient.</source>
        <translation>Aucun envoi en série pour l’instant. Choisissez un modèle et déposez un fichier CSV ou XLSX avec une ligne par destinataire.</translation>
    </message>
    <message>
        <source>New bulk run</source>
        <translation>Nouvel envoi en série</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Remove from list…</source>
        <translation>Retirer de la liste…</translation>
    </message>
    <message>
        <source>%1 not sent</source>
        <translation>%1 non envoyées</translation>
    </message>
</context>
<context>
    <name>ink::ui::BulkRunModel</name>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>En cours d’envoi</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Envoyé</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Refusé</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnu</translation>
    </message>
    <message>
        <source>No response from the service. The document may or may not have been sent.</source>
        <translation>Pas de réponse du service. Le document a peut-être été envoyé.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>E-mail</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Not sent: error</source>
        <translation>Non envoyée&#xa0;: erreur</translation>
    </message>
    <message>
        <source>Excluded</source>
        <translation>Exclue</translation>
    </message>
</context>
<context>
    <name>ink::ui::BulkRunView</name>
    <message>
        <source>Save the results</source>
        <translation>Enregistrer les résultats</translation>
    </message>
    <message>
        <source>%1 (results).csv</source>
        <translation>%1 (résultats).csv</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>Fichiers CSV (*.csv)</translation>
    </message>
    <message>
        <source>Sending reminders…</source>
        <translation>Relance en cours…</translation>
    </message>
    <message>
        <source>Cancelling… %1 of %2</source>
        <translation>Annulation… %1 sur %2</translation>
    </message>
    <message>
        <source>Sending reminders… %1 of %2</source>
        <translation>Relance… %1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) could not be changed</source>
        <translation>
            <numerusform>%n document n’a pas pu être modifié</numerusform>
            <numerusform>%n documents n’ont pas pu être modifiés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) cancelled</source>
        <translation>
            <numerusform>%n document annulé</numerusform>
            <numerusform>%n documents annulés</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
    <message>
        <source>from “%1”</source>
        <translation>d’après «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Send the remaining %1</source>
        <translation>Envoyer les %1 autres</translation>
    </message>
    <message numerus="yes">
        <source>Send %n unknown row(s) again…</source>
        <translation>
            <numerusform>Renvoyer %n ligne inconnue…</numerusform>
            <numerusform>Renvoyer %n lignes inconnues…</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in progress</source>
        <translation>%1 en cours</translation>
    </message>
    <message>
        <source>%1 completed</source>
        <translation>%1 terminés</translation>
    </message>
    <message>
        <source>%1 declined</source>
        <translation>%1 refusés</translation>
    </message>
    <message>
        <source>%1 expired</source>
        <translation>%1 expirés</translation>
    </message>
    <message>
        <source>%1 cancelled</source>
        <translation>%1 annulés</translation>
    </message>
    <message>
        <source>checking…</source>
        <translation>vérification…</translation>
    </message>
    <message>
        <source>Remind %1</source>
        <translation>Relancer %1</translation>
    </message>
    <message>
        <source>Cancel %1…</source>
        <translation>Annuler %1…</translation>
    </message>
    <message>
        <source>Stop this run?</source>
        <translation>Arrêter cet envoi&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>Documents that were sent stay sent. %n row(s) are not sent; you can resume the run later.</source>
        <translation>
            <numerusform>Ce qui est parti reste envoyé. %n ligne reste à envoyer&#x202f;; l’envoi pourra être repris plus tard.</numerusform>
            <numerusform>Ce qui est parti reste envoyé. %n lignes restent à envoyer&#x202f;; l’envoi pourra être repris plus tard.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop run</source>
        <translation>Arrêter l’envoi</translation>
    </message>
    <message numerus="yes">
        <source>Send %n row(s) again?</source>
        <translation>
            <numerusform>Renvoyer %n ligne&#x202f;?</numerusform>
            <numerusform>Renvoyer %n lignes&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>These rows may already have been sent. Check the documents first: otherwise recipients may get a second document.</source>
        <translation>Ces lignes ont peut-être déjà été envoyées. Vérifiez d’abord les documents, sinon des destinataires pourraient en recevoir un second.</translation>
    </message>
    <message numerus="yes">
        <source>Send %n row(s) again</source>
        <translation>
            <numerusform>Renvoyer %n ligne</numerusform>
            <numerusform>Renvoyer %n lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cancel %n document(s)</source>
        <translation>
            <numerusform>Annuler %n document</numerusform>
            <numerusform>Annuler %n documents</numerusform>
        </translation>
    </message>
    <message>
        <source>Reason (recipients will see it)</source>
        <translation>Motif (visible par les destinataires)</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>Annulation…</translation>
    </message>
    <message>
        <source>Save rejected rows</source>
        <translation>Enregistrer les lignes refusées</translation>
    </message>
    <message>
        <source>%1 (to correct).csv</source>
        <translation>%1 (à corriger).csv</translation>
    </message>
    <message>
        <source>Stop…</source>
        <translation>Arrêter…</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Vérifier à nouveau</translation>
    </message>
    <message>
        <source>Asks the service which unknown rows were sent</source>
        <translation>Vérifie auprès du service quelles lignes inconnues sont devenues des documents</translation>
    </message>
    <message>
        <source>Save results…</source>
        <translation>Enregistrer les résultats…</translation>
    </message>
    <message>
        <source>Fix rejected rows</source>
        <translation>Corriger les lignes refusées</translation>
    </message>
    <message>
        <source>Opens the rejected rows in a new run</source>
        <translation>Ouvre les lignes refusées dans un nouvel envoi</translation>
    </message>
    <message>
        <source>Only refused and unknown rows</source>
        <translation>Lignes refusées et inconnues seulement</translation>
    </message>
    <message>
        <source>Documents of this run</source>
        <translation>Documents de cet envoi</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualiser</translation>
    </message>
    <message>
        <source>Reminds everyone who still has to act on these documents</source>
        <translation>Relance toutes les personnes qui doivent encore agir sur ces documents</translation>
    </message>
    <message>
        <source>Result of each row</source>
        <translation>Résultat de chaque ligne</translation>
    </message>
    <message>
        <source>Export %1 signed…</source>
        <translation>Exporter %1 signés…</translation>
    </message>
    <message numerus="yes">
        <source>Save %n row(s) to correct as CSV…</source>
        <translation>
            <numerusform>Enregistrer %n ligne à corriger en CSV…</numerusform>
            <numerusform>Enregistrer %n lignes à corriger en CSV…</numerusform>
        </translation>
    </message>
    <message>
        <source>Correcting… %1 of %2</source>
        <translation>Correction… %1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) corrected</source>
        <translation>
            <numerusform>%n document corrigé</numerusform>
            <numerusform>%n documents corrigés</numerusform>
        </translation>
    </message>
    <message>
        <source>Replaces a recipient or sets a new deadline in the documents in progress</source>
        <translation>Remplace un destinataire ou fixe une nouvelle échéance dans les documents en cours</translation>
    </message>
    <message>
        <source>Correct %1…</source>
        <translation>Corriger %1…</translation>
    </message>
    <message>
        <source>Correcting…</source>
        <translation>Correction…</translation>
    </message>
    <message>
        <source>%1 (results).%2</source>
        <comment>file name and its extension</comment>
        <translation>%1 (résultats).%2</translation>
    </message>
    <message>
        <source>Copy of the workbook (*.%1)</source>
        <translation>Copie du classeur (*.%1)</translation>
    </message>
    <message>
        <source>Choose another name: the workbook itself isn&apos;t changed.</source>
        <translation>Choisissez un autre nom&#xa0;: le classeur lui-même n’est pas modifié.</translation>
    </message>
    <message numerus="yes">
        <source>Saved as %1. %n row(s) of the run are no longer in their lines of the workbook.</source>
        <translation>
            <numerusform>Enregistré sous %1. %n ligne de l’envoi n’est plus à sa place dans le classeur.</numerusform>
            <numerusform>Enregistré sous %1. %n lignes de l’envoi ne sont plus à leur place dans le classeur.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::BulkRunWords</name>
    <message numerus="yes">
        <source>about %n s left</source>
        <translation>
            <numerusform>encore %n s environ</numerusform>
            <numerusform>encore %n s environ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n min left</source>
        <translation>
            <numerusform>encore %n min environ</numerusform>
            <numerusform>encore %n min environ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n h left</source>
        <translation>
            <numerusform>encore %n h environ</numerusform>
            <numerusform>encore %n h environ</numerusform>
        </translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>Préparation…</translation>
    </message>
    <message numerus="yes">
        <source>Waiting %n s at the service&apos;s request</source>
        <translation>
            <numerusform>Le service a demandé une pause de %n s</numerusform>
            <numerusform>Le service a demandé une pause de %n s</numerusform>
        </translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>En cours d’envoi</translation>
    </message>
    <message>
        <source>Checking which documents were sent…</source>
        <translation>Recherche de ce qui a été envoyé…</translation>
    </message>
    <message>
        <source>Pausing…</source>
        <translation>Mise en pause…</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Arrêté</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>%1 of %2 sent</source>
        <translation>%1 sur %2 envoyés</translation>
    </message>
    <message>
        <source>%1 refused</source>
        <translation>%1 refusés</translation>
    </message>
    <message>
        <source>%1 unknown</source>
        <translation>%1 inconnus</translation>
    </message>
    <message>
        <source>%1 not sent because of errors</source>
        <translation>%1 non envoyées à cause d’erreurs</translation>
    </message>
    <message>
        <source>%1 excluded</source>
        <translation>%1 laissées de côté</translation>
    </message>
    <message>
        <source>%1 being sent</source>
        <translation>%1 en cours d’envoi</translation>
    </message>
    <message>
        <source>%1 per second</source>
        <translation>%1 par seconde</translation>
    </message>
    <message>
        <source>%1 waiting</source>
        <translation>%1 en attente</translation>
    </message>
    <message>
        <source>%1 with a result not known yet</source>
        <translation>%1 au résultat encore inconnu</translation>
    </message>
</context>
<context>
    <name>ink::ui::BulkSetup</name>
    <message>
        <source>Choose a file with one row for each recipient</source>
        <translation>Choisir un fichier avec une ligne par destinataire</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt *.xlsx *.xlsm);;All files (*)</source>
        <translation>Tableaux (*.csv *.tsv *.txt *.xlsx *.xlsm);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>%1 ready</source>
        <translation>%1 prêtes</translation>
    </message>
    <message>
        <source>%1 with errors</source>
        <translation>%1 avec des erreurs</translation>
    </message>
    <message>
        <source>%1 excluded</source>
        <translation>%1 exclues</translation>
    </message>
    <message>
        <source>%1 with a duplicate address</source>
        <translation>%1 avec la même adresse</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n ligne</numerusform>
            <numerusform>%n lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exclude %n duplicate row(s)</source>
        <translation>
            <numerusform>Écarter %n ligne répétée</numerusform>
            <numerusform>Écarter %n lignes répétées</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the template to fill in.</source>
        <translation>Choisissez le modèle à remplir.</translation>
    </message>
    <message>
        <source>Rows with errors are not sent. Correct them here, or send the others now.</source>
        <translation>Les lignes avec erreurs ne sont pas envoyées. Corrigez-les ici, ou envoyez les autres maintenant.</translation>
    </message>
    <message>
        <source>Send %1 documents</source>
        <translation>Envoyer %1 documents</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Envoyer</translation>
    </message>
    <message>
        <source>Send 1 document</source>
        <translation>Envoyer 1 document</translation>
    </message>
    <message>
        <source>Costs %1 (%2 each)</source>
        <translation>Coûte %1 (%2 chacun)</translation>
    </message>
    <message>
        <source>%1 — exceeds the remaining spending limit (%2)</source>
        <translation>%1 — plus que ne le permet le plafond de dépenses (%2)</translation>
    </message>
    <message>
        <source>Each recipient gets their own copy of “%1”. %2</source>
        <translation>Chaque destinataire reçoit «&#xa0;%1&#xa0;» comme document à part. %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Choose a template and drop a CSV or XLSX file with one row for each recipient.</source>
        <translation>Choisissez un modèle et déposez un fichier CSV ou XLSX avec une ligne par destinataire.</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>Choisir un fichier…</translation>
    </message>
    <message>
        <source>Only rows with errors</source>
        <translation>Lignes avec erreurs seulement</translation>
    </message>
    <message>
        <source>Next error</source>
        <translation>Erreur suivante</translation>
    </message>
    <message>
        <source>F4: next error, Shift+F4: previous error</source>
        <translation>F4&#xa0;: erreur suivante, Maj+F4&#xa0;: erreur précédente</translation>
    </message>
    <message>
        <source>Dry run</source>
        <translation>Essai à blanc</translation>
    </message>
    <message>
        <source>Previews the selected row&apos;s document (Space)</source>
        <translation>Aperçu du document de la ligne sélectionnée (Espace)</translation>
    </message>
    <message>
        <source>Reading and checking the file</source>
        <translation>Lecture et contrôle du fichier</translation>
    </message>
    <message>
        <source>Rows of the file</source>
        <translation>Lignes du fichier</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) with errors will not be sent. You can correct them in the run later.</source>
        <translation>
            <numerusform>%n ligne contenant des erreurs ne sera pas envoyée. Elle reste dans l’envoi, où vous pouvez la corriger.</numerusform>
            <numerusform>%n lignes contenant des erreurs ne seront pas envoyées. Elles restent dans l’envoi, où vous pouvez les corriger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n excluded row(s) will not be sent.</source>
        <translation>
            <numerusform>%n ligne que vous avez laissée de côté ne sera pas envoyée.</numerusform>
            <numerusform>%n lignes que vous avez laissées de côté ne seront pas envoyées.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file has column names but no rows. Add a row for each recipient.</source>
        <translation>Le fichier contient des noms de colonnes, mais aucune ligne. Ajoutez une ligne par destinataire.</translation>
    </message>
    <message>
        <source>Send 1 document?</source>
        <translation>Envoyer 1 document&#x202f;?</translation>
    </message>
    <message>
        <source>Send %1 documents?</source>
        <translation>Envoyer %1 documents&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>“%1” was sent with this template before (%2): %n document(s).</source>
        <translation>
            <numerusform>«&#xa0;%1&#xa0;» a déjà été envoyé avec ce modèle (%2)&#xa0;: %n document.</numerusform>
            <numerusform>«&#xa0;%1&#xa0;» a déjà été envoyé avec ce modèle (%2)&#xa0;: %n documents.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace the rows?</source>
        <translation>Remplacer les lignes&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) that you made in these rows will be lost.</source>
        <translation>
            <numerusform>%n modification apportée à ces lignes sera perdue.</numerusform>
            <numerusform>%n modifications apportées à ces lignes seront perdues.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace rows</source>
        <translation>Remplacer les lignes</translation>
    </message>
    <message>
        <source>Title and message (changed)…</source>
        <translation>Titre et message (modifiés)…</translation>
    </message>
    <message>
        <source>Title and message…</source>
        <translation>Titre et message…</translation>
    </message>
    <message>
        <source>The first document is called “%1”.</source>
        <translation>Le premier document s’intitule «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Sets a title and a message for all documents, using columns from the file</source>
        <translation>Définit le titre et le message de tous les documents, avec des colonnes du fichier</translation>
    </message>
    <message>
        <source>Title and message (from the file)…</source>
        <translation>Titre et message (du fichier)…</translation>
    </message>
    <message>
        <source>Titles and messages come from the file</source>
        <translation>Les lignes gardent leurs titres et leurs messages</translation>
    </message>
    <message>
        <source>Titles and messages are in columns of the table. You can change them there.</source>
        <translation>Ils se trouvent dans des colonnes du tableau, où vous pouvez les modifier.</translation>
    </message>
    <message>
        <source>Rows with errors are not sent. Correct them here.</source>
        <translation>Les lignes avec erreurs ne sont pas envoyées. Corrigez-les ici.</translation>
    </message>
    <message>
        <source>%1 — then %2 of your spending limit of %3 is used</source>
        <translation>%1 — %2 de votre plafond de dépenses de %3 seront alors utilisés</translation>
    </message>
    <message numerus="yes">
        <source>Send %n unchanged row(s) again</source>
        <translation>
            <numerusform>Renvoyer %n ligne inchangée</numerusform>
            <numerusform>Renvoyer %n lignes inchangées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) haven&apos;t changed since an earlier run. They are excluded.</source>
        <translation>
            <numerusform>%n ligne n’a pas changé depuis un envoi précédent. Elle est exclue.</numerusform>
            <numerusform>%n lignes n’ont pas changé depuis un envoi précédent. Elles sont exclues.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::BulkSource</name>
    <message>
        <source>Template</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>Delimiter</source>
        <translation>Séparateur</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Encodage</translation>
    </message>
    <message>
        <source>Choose a template</source>
        <translation>Choisir un modèle</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>Choisir un fichier…</translation>
    </message>
    <message>
        <source>Choose a CSV or XLSX file</source>
        <translation>Choisir un fichier CSV ou XLSX</translation>
    </message>
    <message>
        <source>or drop a CSV or XLSX file here</source>
        <translation>ou déposez ici un fichier CSV ou XLSX</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Virgule</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Point-virgule</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulation</translation>
    </message>
    <message>
        <source>Vertical bar</source>
        <translation>Barre verticale</translation>
    </message>
    <message>
        <source>Western European</source>
        <translation>Europe occidentale</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>Europe centrale</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>Cyrillique</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Grec</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>Turc</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>Hébreu</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>Arabe</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>Balte</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>Vietnamien</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>Thaï</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japonais</translation>
    </message>
    <message>
        <source>Chinese (simplified)</source>
        <translation>Chinois (simplifié)</translation>
    </message>
    <message>
        <source>Chinese (traditional)</source>
        <translation>Chinois (traditionnel)</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Coréen</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message numerus="yes">
        <source>Include %n hidden row(s)</source>
        <translation>
            <numerusform>Inclure %n ligne masquée</numerusform>
            <numerusform>Inclure %n lignes masquées</numerusform>
        </translation>
    </message>
    <message>
        <source>Header row</source>
        <translation>En-tête à la ligne</translation>
    </message>
</context>
<context>
    <name>ink::ui::BulkTextsDialog</name>
    <message>
        <source>Title and message</source>
        <translation>Titre et message</translation>
    </message>
    <message>
        <source>Document title</source>
        <translation>Titre du document</translation>
    </message>
    <message>
        <source>Message to the recipients</source>
        <translation>Message aux destinataires</translation>
    </message>
    <message>
        <source>Leave empty to use the template&apos;s message</source>
        <translation>Vide&#xa0;: le message du modèle</translation>
    </message>
    <message>
        <source>Insert column</source>
        <translation>Insérer une colonne</translation>
    </message>
    <message>
        <source>First row</source>
        <translation>Première ligne</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Template title</source>
        <translation>Titre du modèle</translation>
    </message>
    <message>
        <source>Today&apos;s date</source>
        <translation>Date du jour</translation>
    </message>
    <message>
        <source>First recipient&apos;s name</source>
        <translation>Nom du premier destinataire</translation>
    </message>
    <message>
        <source>Row number</source>
        <translation>Numéro de la ligne</translation>
    </message>
</context>
<context>
    <name>ink::ui::CallbackAddress</name>
    <message>
        <source>The callback address must be a full http or https address.</source>
        <translation>L’adresse de callback doit être une adresse http ou https complète.</translation>
    </message>
    <message>
        <source>Callback</source>
        <translation>Callback</translation>
    </message>
    <message>
        <source>Callback address</source>
        <translation>Adresse de callback</translation>
    </message>
    <message>
        <source>The service posts each completed document to this address, with / and the document number appended.</source>
        <translation>Les documents terminés sont envoyés à cette adresse, suivie de / et de leur numéro.</translation>
    </message>
</context>
<context>
    <name>ink::ui::CallbackSecret</name>
    <message>
        <source>Secret copied.</source>
        <translation>Secret copié.</translation>
    </message>
    <message>
        <source>Callback signing secret</source>
        <translation>Secret de signature des callbacks</translation>
    </message>
    <message>
        <source>The receiver uses it to verify the X-Inkstone-Signature header.</source>
        <translation>Le récepteur s’en sert pour vérifier l’en-tête X-Inkstone-Signature.</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Masquer</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Changer…</translation>
    </message>
    <message>
        <source>Change the secret?</source>
        <translation>Changer le secret&#x202f;?</translation>
    </message>
    <message>
        <source>All callbacks, including retries, will be signed with the new secret. Update the receivers, or they will reject the callbacks.</source>
        <translation>Tous les callbacks, y compris les nouvelles tentatives, seront signés avec le nouveau secret. Mettez les récepteurs à jour, sinon ils rejetteront les callbacks.</translation>
    </message>
    <message>
        <source>Change secret</source>
        <translation>Changer le secret</translation>
    </message>
    <message>
        <source>Secret changed.</source>
        <translation>Le secret est changé.</translation>
    </message>
</context>
<context>
    <name>ink::ui::CallbackSection</name>
    <message>
        <source>Callbacks now go to the test receiver.</source>
        <translation>Les callbacks sont maintenant envoyés au récepteur d’essai.</translation>
    </message>
    <message>
        <source>The test receiver has stopped and is no longer the callback address.</source>
        <translation>Le récepteur d’essai est arrêté et n’est plus l’adresse de callback.</translation>
    </message>
</context>
<context>
    <name>ink::ui::ChartView</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>ink::ui::CommandPalette</name>
    <message>
        <source>What do you want to do?</source>
        <translation>Que voulez-vous faire&#xa0;?</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Matching commands</source>
        <translation>Commandes correspondantes</translation>
    </message>
    <message>
        <source>copy, clone</source>
        <translation>copier, cloner</translation>
    </message>
    <message>
        <source>remove, erase</source>
        <translation>effacer, retirer</translation>
    </message>
    <message>
        <source>insert at the same position</source>
        <translation>insérer à la même position</translation>
    </message>
    <message>
        <source>enlarge, larger, magnify</source>
        <translation>agrandir, plus grand, loupe</translation>
    </message>
    <message>
        <source>reduce, smaller</source>
        <translation>réduire, plus petit</translation>
    </message>
    <message>
        <source>zoom to 100%</source>
        <translation>zoom à 100 %</translation>
    </message>
    <message>
        <source>zoom to width</source>
        <translation>zoom sur la largeur</translation>
    </message>
    <message>
        <source>zoom to page</source>
        <translation>zoom sur la page</translation>
    </message>
    <message>
        <source>jump, page number</source>
        <translation>atteindre, numéro de page</translation>
    </message>
    <message>
        <source>view as recipient, test</source>
        <translation>voir comme le destinataire, essai</translation>
    </message>
    <message>
        <source>invite, request signatures</source>
        <translation>inviter, demander des signatures</translation>
    </message>
    <message>
        <source>search</source>
        <translation>rechercher</translation>
    </message>
    <message>
        <source>preferences, options</source>
        <translation>préférences, options</translation>
    </message>
    <message>
        <source>theme, night mode</source>
        <translation>thème, mode nuit</translation>
    </message>
    <message>
        <source>theme, day mode</source>
        <translation>thème, mode jour</translation>
    </message>
    <message>
        <source>keys, hotkeys, cheat sheet</source>
        <translation>touches, aide-mémoire</translation>
    </message>
    <message>
        <source>on top, above, stacking order</source>
        <translation>au-dessus, ordre d’empilement</translation>
    </message>
    <message>
        <source>below, behind, stacking order</source>
        <translation>au-dessous, derrière, ordre d’empilement</translation>
    </message>
    <message>
        <source>protect, pin, fix</source>
        <translation>protéger, épingler, fixer</translation>
    </message>
    <message>
        <source>magnet, guides, grid</source>
        <translation>aimant, repères, grille</translation>
    </message>
    <message>
        <source>sequence, Tab key</source>
        <translation>séquence, touche Tab</translation>
    </message>
    <message>
        <source>copy to all pages, repeat</source>
        <translation>copier sur toutes les pages, répéter</translation>
    </message>
    <message>
        <source>detect fields, find fields</source>
        <translation>détecter les champs, trouver les champs</translation>
    </message>
    <message>
        <source>preflight, check, errors, warnings</source>
        <translation>contrôler, erreurs, avertissements</translation>
    </message>
    <message>
        <source>signer, person</source>
        <translation>signataire, personne</translation>
    </message>
    <message>
        <source>full width, hide panels</source>
        <translation>pleine largeur, masquer les panneaux</translation>
    </message>
    <message>
        <source>turn, landscape, portrait</source>
        <translation>pivoter, paysage, portrait</translation>
    </message>
    <message>
        <source>reorder, rearrange, sort pages</source>
        <translation>réorganiser, ordre, trier les pages</translation>
    </message>
    <message>
        <source>merge, combine, append, add pages</source>
        <translation>fusionner, combiner, ajouter des pages</translation>
    </message>
    <message>
        <source>add empty page, new page</source>
        <translation>ajouter une page vide, nouvelle page</translation>
    </message>
    <message>
        <source>split, save pages as PDF, export pages</source>
        <translation>diviser, enregistrer des pages en PDF, exporter des pages</translation>
    </message>
    <message>
        <source>remove pages</source>
        <translation>supprimer des pages</translation>
    </message>
    <message>
        <source>No commands match “%1”.</source>
        <translation>Aucune commande ne correspond à «&#xa0;%1&#xa0;».</translation>
    </message>
</context>
<context>
    <name>ink::ui::ComparisonView</name>
    <message>
        <source>Revision %1 doesn&apos;t have this page.</source>
        <translation>La révision %1 n’a pas cette page.</translation>
    </message>
    <message>
        <source>Revision %1 no longer has this page.</source>
        <translation>La révision %1 n’a plus cette page.</translation>
    </message>
    <message>
        <source>This page can&apos;t be shown.</source>
        <translation>Cette page ne peut pas être affichée.</translation>
    </message>
    <message>
        <source>Revisions side by side</source>
        <translation>Révisions côte à côte</translation>
    </message>
</context>
<context>
    <name>ink::ui::ConditionTermRow</name>
    <message>
        <source>and</source>
        <translation>et</translation>
    </message>
    <message>
        <source>or</source>
        <translation>ou</translation>
    </message>
    <message>
        <source>Depends on</source>
        <translation>Affiché selon</translation>
    </message>
    <message>
        <source>Choose a field</source>
        <translation>Choisir un champ</translation>
    </message>
    <message>
        <source>Multiple</source>
        <translation>Plusieurs</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Remove this line</source>
        <translation>Supprimer cette ligne</translation>
    </message>
    <message>
        <source>Always shown</source>
        <translation>Toujours affiché</translation>
    </message>
    <message>
        <source>is</source>
        <translation>est</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>n’est pas</translation>
    </message>
    <message>
        <source>is before</source>
        <translation>est avant</translation>
    </message>
    <message>
        <source>is less than</source>
        <translation>est inférieur à</translation>
    </message>
    <message>
        <source>is on or before</source>
        <translation>n’est pas après</translation>
    </message>
    <message>
        <source>is at most</source>
        <translation>est au plus</translation>
    </message>
    <message>
        <source>is after</source>
        <translation>est après</translation>
    </message>
    <message>
        <source>is greater than</source>
        <translation>est supérieur à</translation>
    </message>
    <message>
        <source>is on or after</source>
        <translation>n’est pas avant</translation>
    </message>
    <message>
        <source>is at least</source>
        <translation>est au moins</translation>
    </message>
    <message>
        <source>contains</source>
        <translation>contient</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>est vide</translation>
    </message>
    <message>
        <source>is filled in</source>
        <translation>est rempli</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>coché</translation>
    </message>
    <message>
        <source>not selected</source>
        <translation>non coché</translation>
    </message>
    <message>
        <source>nothing selected</source>
        <translation>aucun choix</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (n’existe pas)</translation>
    </message>
    <message>
        <source>Combine with the line above</source>
        <translation>Lien avec la ligne précédente</translation>
    </message>
</context>
<context>
    <name>ink::ui::ConflictDialog</name>
    <message>
        <source>%1 “%2” on page %3 at %4, %5, %6 × %7</source>
        <translation>%1 «&#xa0;%2&#xa0;» page %3 à %4, %5, %6 × %7</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Absent</translation>
    </message>
    <message>
        <source>Recipient %1</source>
        <translation>Destinataire %1</translation>
    </message>
    <message>
        <source>Other properties differ</source>
        <translation>Avec d’autres propriétés</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
    </message>
    <message numerus="yes">
        <source>Expires after %n days</source>
        <translation>
            <numerusform>Expire après %n jour</numerusform>
            <numerusform>Expire après %n jours</numerusform>
        </translation>
    </message>
    <message>
        <source>No reminders</source>
        <translation>Aucune relance</translation>
    </message>
    <message numerus="yes">
        <source>Reminders every %n days</source>
        <translation>
            <numerusform>Relance tous les jours (%n)</numerusform>
            <numerusform>Relances tous les %n jours</numerusform>
        </translation>
    </message>
    <message>
        <source>Subject: %1</source>
        <translation>Objet&#xa0;: %1</translation>
    </message>
    <message>
        <source>Callback: %1</source>
        <translation>Callback&#xa0;: %1</translation>
    </message>
    <message>
        <source>A signature for each signer</source>
        <translation>Une signature par signataire</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Version on this computer</source>
        <translation>Version de cet ordinateur</translation>
    </message>
    <message>
        <source>A different folder</source>
        <translation>Un autre</translation>
    </message>
    <message>
        <source>Sender</source>
        <translation>Expéditeur</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Conflicting changes</source>
        <translation>Modifié de deux côtés</translation>
    </message>
    <message>
        <source>Someone else also changed this draft</source>
        <translation>Quelqu’un d’autre a aussi modifié ce brouillon</translation>
    </message>
    <message>
        <source>The differences are shown side by side. Both versions are kept until you choose.</source>
        <translation>Les différences sont côte à côte. Les deux versions sont conservées jusqu’à votre choix.</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Prendre le mien</translation>
    </message>
    <message>
        <source>The other person&apos;s changes to these parts are overwritten.</source>
        <translation>Ce que quelqu’un d’autre a enregistré dans ces parties est remplacé.</translation>
    </message>
    <message>
        <source>Keep theirs</source>
        <translation>Prendre le sien</translation>
    </message>
    <message>
        <source>Your changes are discarded.</source>
        <translation>Ce que vous avez modifié ici est abandonné.</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Garder les deux</translation>
    </message>
    <message>
        <source>Their version is kept, and yours becomes a separate draft.</source>
        <translation>Le sien reste, et le vôtre devient un brouillon à part.</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Décider plus tard</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Le mien</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>Le sien</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(vide)</translation>
    </message>
    <message>
        <source>%1 (my version)</source>
        <translation>%1 (ma version)</translation>
    </message>
    <message>
        <source>Order of recipients</source>
        <translation>Ordre des destinataires</translation>
    </message>
    <message>
        <source>Order of fields</source>
        <translation>Ordre des champs</translation>
    </message>
    <message>
        <source>A different order</source>
        <comment>order</comment>
        <translation>Un autre</translation>
    </message>
    <message>
        <source>Order of files</source>
        <translation>Ordre des fichiers</translation>
    </message>
    <message>
        <source>Email: %1</source>
        <translation>E-mail&#xa0;: %1</translation>
    </message>
    <message>
        <source>Company: %1</source>
        <translation>Société&#xa0;: %1</translation>
    </message>
    <message>
        <source>Job title: %1</source>
        <translation>Fonction&#xa0;: %1</translation>
    </message>
    <message>
        <source>Message: %1</source>
        <translation>Message&#xa0;: %1</translation>
    </message>
    <message>
        <source>For recipient %1</source>
        <translation>Pour le destinataire %1</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Obligatoire</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>Facultatif</translation>
    </message>
    <message>
        <source>Value: %1</source>
        <translation>Valeur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Options: %1</source>
        <translation>Options&#xa0;: %1</translation>
    </message>
    <message>
        <source>Date format: %1</source>
        <translation>Format de date&#xa0;: %1</translation>
    </message>
    <message>
        <source>Formula: %1</source>
        <translation>Formule&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::ConnectForm</name>
    <message>
        <source>Connect to a service</source>
        <translation>Se connecter à un service</translation>
    </message>
    <message>
        <source>Service address</source>
        <translation>Adresse de base</translation>
    </message>
    <message>
        <source>You get this address from the operator of the service.</source>
        <translation>L’exploitant du service vous donne cette adresse.</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>Clé d’API</translation>
    </message>
    <message>
        <source>Test connection</source>
        <translation>Tester la connexion</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Se connecter</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Enter the API key.</source>
        <translation>Saisissez la clé d’API.</translation>
    </message>
    <message>
        <source>The service is available.</source>
        <translation>Le service est disponible.</translation>
    </message>
    <message>
        <source>Signed in as %1.</source>
        <translation>Connecté en tant que %1.</translation>
    </message>
    <message>
        <source>Sign in again</source>
        <translation>Bon retour</translation>
    </message>
    <message>
        <source>Stored only in this computer&apos;s keychain. Without a keychain, it&apos;s kept only until you close Inkstone.</source>
        <translation>Enregistrée uniquement dans le trousseau de cet ordinateur ou, s’il n’en a pas, jusqu’à la fermeture d’Inkstone.</translation>
    </message>
    <message>
        <source>Set by your administrator.</source>
        <translation>Défini par votre administrateur.</translation>
    </message>
    <message>
        <source>The key for %1 isn&apos;t stored on this computer. Enter it again to continue.</source>
        <translation>La clé de %1 n’est pas enregistrée sur cet ordinateur. Saisissez-la à nouveau pour continuer.</translation>
    </message>
</context>
<context>
    <name>ink::ui::ConnectionBar</name>
    <message>
        <source>New API key</source>
        <translation>Nouvelle clé d’API</translation>
    </message>
    <message>
        <source>Save key</source>
        <translation>Enregistrer la clé</translation>
    </message>
    <message>
        <source>%1 can&apos;t be reached.</source>
        <translation>%1 est injoignable.</translation>
    </message>
    <message>
        <source>You can keep working. Changes are stored here and sent when the connection is back.</source>
        <translation>Vous pouvez continuer à travailler. Les modifications sont conservées ici et envoyées au retour de la connexion.</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>Essayer</translation>
    </message>
    <message>
        <source>The API key for %1 is no longer valid.</source>
        <translation>La clé d’API de %1 n’est plus valide.</translation>
    </message>
    <message>
        <source>It was revoked or has expired. Enter a new key. Your unsaved changes are kept.</source>
        <translation>Elle a été révoquée ou a expiré. Saisissez-en une nouvelle&#xa0;; votre travail en cours est conservé.</translation>
    </message>
    <message>
        <source>Enter the API key.</source>
        <translation>Saisissez la clé d’API.</translation>
    </message>
    <message>
        <source>The service on this computer can&apos;t be reached.</source>
        <translation>Le service de cet ordinateur est injoignable.</translation>
    </message>
</context>
<context>
    <name>ink::ui::ContentNotice</name>
    <message>
        <source>Extract files</source>
        <translation>Utiliser les fichiers qu’il contient</translation>
    </message>
    <message>
        <source>Remove scripts</source>
        <translation>Supprimer les scripts</translation>
    </message>
    <message>
        <source>Freeze visible content</source>
        <translation>Figer ce qui s’affiche</translation>
    </message>
    <message>
        <source>“%1” may look different to other people.</source>
        <translation>«&#xa0;%1&#xa0;» peut s’afficher différemment chez d’autres personnes.</translation>
    </message>
</context>
<context>
    <name>ink::ui::CorrectManyDialog</name>
    <message>
        <source>Correct %1 documents</source>
        <translation>Corriger %1&#xa0;documents</translation>
    </message>
    <message>
        <source>Replace a recipient</source>
        <translation>Remplacer un destinataire</translation>
    </message>
    <message>
        <source>In each document, replaces the recipient who has the current address, unless they have already acted. Their old links stop working, and new ones are issued.</source>
        <translation>Remplace la personne ayant l’adresse actuelle dans chaque document où elle n’a pas encore agi. Ses anciens liens cessent de fonctionner et de nouveaux sont créés.</translation>
    </message>
    <message>
        <source>Current address</source>
        <translation>Adresse actuelle</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Nouveau nom</translation>
    </message>
    <message>
        <source>New address</source>
        <translation>Nouvelle adresse</translation>
    </message>
    <message>
        <source>name@example.com</source>
        <translation>nom@example.com</translation>
    </message>
    <message>
        <source>First and last name</source>
        <translation>Prénom et nom</translation>
    </message>
    <message>
        <source>Set a new deadline</source>
        <translation>Fixer une nouvelle échéance</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Échéance</translation>
    </message>
    <message>
        <source>Keep existing deadlines that are later</source>
        <translation>Les documents dont l’échéance est plus tardive la gardent</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Correct 1 document</source>
        <translation>Corriger 1 document</translation>
    </message>
</context>
<context>
    <name>ink::ui::CorrectTagsDialog</name>
    <message>
        <source>Correct the fields of “%1”</source>
        <translation>Corriger les champs de «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Move, add or remove fields of recipients who haven&apos;t acted yet. Their signing links keep working, and the history records the change.</source>
        <translation>Déplacez, ajoutez ou supprimez des champs des destinataires qui n’ont pas encore agi. Leurs liens de signature restent valables et l’historique consigne la modification.</translation>
    </message>
    <message>
        <source>Save corrections</source>
        <translation>Enregistrer les corrections</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The files already contain digital signatures. You can add fields, but you can&apos;t change existing ones.</source>
        <translation>Les fichiers portent déjà leur propre signature. Vous pouvez ajouter des champs, mais pas modifier ceux qui existent.</translation>
    </message>
    <message>
        <source>%1 has already acted. Their fields are locked.</source>
        <translation>%1 a déjà agi. Ses champs sont verrouillés.</translation>
    </message>
    <message>
        <source>Discard the corrections?</source>
        <translation>Abandonner les corrections&#x202f;?</translation>
    </message>
    <message>
        <source>Nothing has been saved yet.</source>
        <translation>Rien n’a encore été enregistré.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
</context>
<context>
    <name>ink::ui::CorrectionDialog</name>
    <message>
        <source>Correct “%1”</source>
        <translation>Corriger «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Add recipient</source>
        <translation>Ajouter un destinataire</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Échéance</translation>
    </message>
    <message>
        <source>Save corrections</source>
        <translation>Enregistrer les corrections</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Discard the corrections?</source>
        <translation>Abandonner les corrections&#x202f;?</translation>
    </message>
    <message>
        <source>Nothing has been saved yet.</source>
        <translation>Rien n’a encore été enregistré.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>You can correct or replace any recipient who hasn&apos;t acted yet. A new email address gets a new signing link, and the old one stops working. The history and the certificate record every change.</source>
        <translation>Toute personne qui n’a pas encore agi peut être corrigée ou remplacée. Une nouvelle adresse reçoit un nouveau lien de signature et l’ancien cesse de fonctionner. L’historique et le certificat consignent chaque modification.</translation>
    </message>
    <message>
        <source>Replace file</source>
        <translation>Remplacer le fichier</translation>
    </message>
    <message>
        <source>Available until a recipient has acted. Everyone gets a new signing link.</source>
        <translation>Possible tant que personne n’a agi. Chacun reçoit un nouveau lien de signature.</translation>
    </message>
    <message>
        <source>Choose the newer version</source>
        <translation>Choisir la nouvelle version</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Replace “%1”?</source>
        <translation>Remplacer «&#xa0;%1&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>Everyone who was invited gets a new signing link, and their old link stops working. Fields stay where they are. The history keeps both versions&apos; checksums.</source>
        <translation>Chaque personne invitée reçoit un nouveau lien de signature et l’ancien ne fonctionne plus. Les champs restent en place. L’historique conserve les sommes de contrôle des deux versions.</translation>
    </message>
    <message>
        <source>Correct fields…</source>
        <translation>Corriger les champs…</translation>
    </message>
    <message>
        <source>Move, add or remove fields of recipients who haven&apos;t acted yet.</source>
        <translation>Déplacer, ajouter ou supprimer des champs des destinataires qui n’ont pas encore agi.</translation>
    </message>
</context>
<context>
    <name>ink::ui::CorrectionRow</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>First and last name</source>
        <translation>Prénom et nom</translation>
    </message>
    <message>
        <source>Email address</source>
        <translation>Adresse e-mail</translation>
    </message>
    <message>
        <source>name@example.com</source>
        <translation>nom@example.com</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Keep this recipient</source>
        <translation>Garder ce destinataire</translation>
    </message>
    <message>
        <source>Remove this recipient</source>
        <translation>Retirer ce destinataire</translation>
    </message>
    <message>
        <source>This isn&apos;t a valid email address.</source>
        <translation>Ce n’est pas une adresse e-mail.</translation>
    </message>
    <message>
        <source>This recipient has fields in this document and can&apos;t be removed. Enter another person instead.</source>
        <translation>A des champs dans ce document et ne peut pas être retiré. Indiquez plutôt une autre personne.</translation>
    </message>
    <message>
        <source>This recipient has already acted and can&apos;t be changed.</source>
        <translation>A déjà agi et ne peut plus être modifié.</translation>
    </message>
    <message>
        <source>This recipient will be removed, and their signing link will stop working.</source>
        <translation>Sera retiré&#x202f;; son lien de signature cessera de fonctionner.</translation>
    </message>
    <message>
        <source>The old link stops working, a new one is issued, and the values entered so far are removed.</source>
        <translation>L’ancien lien cesse de fonctionner, un nouveau est créé et les valeurs déjà saisies sont supprimées.</translation>
    </message>
    <message>
        <source>The old link stops working, and a new one is issued.</source>
        <translation>L’ancien lien cesse de fonctionner et un nouveau est créé.</translation>
    </message>
    <message>
        <source>Access code</source>
        <translation>Code d’accès</translation>
    </message>
    <message>
        <source>Phone number for the code by SMS</source>
        <translation>Numéro de téléphone pour le code par SMS</translation>
    </message>
    <message>
        <source>The access code must have at least %1 characters.</source>
        <translation>Un code d’accès comporte au moins %1 caractères.</translation>
    </message>
    <message>
        <source>Enter a phone number with a country code, such as +49 151 23456789.</source>
        <translation>Saisissez un numéro de téléphone avec indicatif de pays, par exemple +49 151 23456789.</translation>
    </message>
    <message>
        <source>This recipient can sign anywhere on the pages until you place a field for them with “Correct fields”.</source>
        <translation>Peut signer n’importe où sur les pages jusqu’à ce que vous placiez un champ pour cette personne avec «&#xa0;Corriger les champs&#xa0;».</translation>
    </message>
</context>
<context>
    <name>ink::ui::CrashReportDialog</name>
    <message>
        <source>Crash report</source>
        <translation>Rapport de plantage</translation>
    </message>
    <message>
        <source>Inkstone doesn&apos;t send this report anywhere. The report contains nothing from your documents. Include it when you contact support.</source>
        <translation>Inkstone n’envoie ce rapport nulle part. Il ne contient rien de vos documents. Joignez-le si vous contactez l’assistance.</translation>
    </message>
    <message>
        <source>Copy for support</source>
        <translation>Copier pour l’assistance</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>ink::ui::CustomFieldDialog</name>
    <message>
        <source>Enter a number.</source>
        <translation>Saisissez un nombre.</translation>
    </message>
    <message>
        <source>Enter a whole number up to %1.</source>
        <translation>Saisissez un nombre entier jusqu’à %1.</translation>
    </message>
    <message>
        <source>Help text for the signer</source>
        <translation>Texte d’aide pour le signataire</translation>
    </message>
    <message>
        <source>Default value</source>
        <translation>Valeur initiale</translation>
    </message>
    <message>
        <source>Options (one per line)</source>
        <translation>Options (une par ligne)</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>costCentre</source>
        <translation>centreDeCout</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Edit custom field</source>
        <translation>Modifier le champ personnalisé</translation>
    </message>
    <message>
        <source>Add custom field</source>
        <translation>Ajouter un champ personnalisé</translation>
    </message>
    <message>
        <source>Date format</source>
        <translation>Format de date</translation>
    </message>
    <message>
        <source>Latest day</source>
        <translation>Dernier jour permis</translation>
    </message>
    <message>
        <source>Earliest day</source>
        <translation>Premier jour permis</translation>
    </message>
    <message>
        <source>Number format (how 1234.50 looks)</source>
        <translation>Format du nombre (exemple avec 1234,50)</translation>
    </message>
    <message>
        <source>Maximum decimal places</source>
        <translation>Nombre maximal de décimales</translation>
    </message>
    <message>
        <source>Largest number</source>
        <translation>Plus grand nombre</translation>
    </message>
    <message>
        <source>Smallest number</source>
        <translation>Plus petit nombre</translation>
    </message>
    <message>
        <source>Pattern (regular expression)</source>
        <translation>Motif (expression rationnelle)</translation>
    </message>
    <message>
        <source>Maximum length</source>
        <translation>Nombre maximal de caractères</translation>
    </message>
</context>
<context>
    <name>ink::ui::CustomFieldsSection</name>
    <message>
        <source>Order of custom fields changed.</source>
        <translation>Ordre des champs personnalisés modifié.</translation>
    </message>
    <message>
        <source>Custom field “%1” removed.</source>
        <translation>Champ personnalisé «&#xa0;%1&#xa0;» supprimé.</translation>
    </message>
    <message>
        <source>Change anyway</source>
        <translation>Modifier quand même</translation>
    </message>
    <message>
        <source>Change custom fields in use?</source>
        <translation>Modifier des champs personnalisés utilisés&#xa0;?</translation>
    </message>
    <message>
        <source>Values in fields may no longer be valid. Fields based on a removed custom field keep their current settings. Documents that were sent don&apos;t change.</source>
        <translation>Des valeurs de champs peuvent ne plus être valides. Les champs qui utilisent un champ personnalisé supprimé gardent leurs réglages actuels. Les documents envoyés ne changent pas.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>custom field and what uses it</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Custom field saved.</source>
        <translation>Champ personnalisé enregistré.</translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <translation>Supprimer «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Edit “%1”</source>
        <translation>Modifier «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Move “%1” down</source>
        <translation>Descendre «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Move “%1” up</source>
        <translation>Monter «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>Valeur initiale&#xa0;: %1</translation>
    </message>
    <message>
        <source>Fields that use a custom field get their type, validation, options, default and help text from it. Changes apply to all drafts and templates, but not to documents that were sent. What recipients enter becomes data of the document, which you can search for by name and value.</source>
        <translation>Les champs des documents qui utilisent un champ personnalisé en reprennent le type, la validation, les options, la valeur initiale et l’aide. Une modification s’applique à tous les brouillons et modèles&#xa0;; les documents envoyés restent tels quels. Ce que saisissent les destinataires devient une donnée du document, que vous pouvez rechercher par nom et valeur.</translation>
    </message>
    <message>
        <source>This service doesn&apos;t support custom fields.</source>
        <translation>Ce service ne prend pas en charge les champs personnalisés.</translation>
    </message>
    <message>
        <source>No custom fields yet.</source>
        <translation>Aucun champ personnalisé pour l’instant.</translation>
    </message>
    <message>
        <source>Add custom field…</source>
        <translation>Ajouter un champ personnalisé…</translation>
    </message>
    <message>
        <source>Custom fields</source>
        <translation>Champs personnalisés</translation>
    </message>
</context>
<context>
    <name>ink::ui::DataDialog</name>
    <message>
        <source>“%1” appears more than once.</source>
        <translation>«&#xa0;%1&#xa0;» apparaît plusieurs fois.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Save data</source>
        <translation>Enregistrer les données</translation>
    </message>
    <message>
        <source>Add name</source>
        <translation>Ajouter un nom</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Data such as a case number helps you and your programs to find and sort documents. Recipients don&apos;t see it.</source>
        <translation>Des données comme un numéro de dossier vous aident, vous et vos programmes, à trouver et à trier les documents. Les destinataires ne les voient pas.</translation>
    </message>
    <message>
        <source>Edit data</source>
        <translation>Modifier les données</translation>
    </message>
    <message>
        <source>Remove name %1</source>
        <translation>Supprimer le nom %1</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Value %1</source>
        <translation>Valeur %1</translation>
    </message>
    <message>
        <source>Name %1</source>
        <translation>Nom %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::DelegateDialog</name>
    <message>
        <source>Delegate to another person</source>
        <translation>Déléguer à une autre personne</translation>
    </message>
    <message>
        <source>The other person gets a signing link by email. The current link stops working, and what was entered here is removed.</source>
        <translation>L’autre personne reçoit un lien de signature par e-mail. Le lien actuel cesse de fonctionner et ce qui a été saisi ici est supprimé.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Email address</source>
        <translation>Adresse e-mail</translation>
    </message>
    <message>
        <source>Reason (optional; the sender will see it)</source>
        <translation>Motif (facultatif&#xa0;; l’expéditeur le verra)</translation>
    </message>
    <message>
        <source>First and last name</source>
        <translation>Prénom et nom</translation>
    </message>
    <message>
        <source>name@example.com</source>
        <translation>nom@example.com</translation>
    </message>
    <message>
        <source>Delegate</source>
        <translation>Déléguer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>ink::ui::DeliveriesList</name>
    <message>
        <source>%1 · event: %2</source>
        <translation>%1 · événement&#xa0;: %2</translation>
    </message>
    <message>
        <source>Event: %1</source>
        <translation>Événement&#xa0;: %1</translation>
    </message>
    <message>
        <source>No deliveries yet. Completed documents with a callback address, and events, appear here.</source>
        <translation>Pas encore de livraison. Les documents terminés qui ont une adresse de callback et les événements apparaissent ici.</translation>
    </message>
    <message>
        <source>Deliveries</source>
        <translation>Livraisons</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>En route</translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation>Livrées</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Abandonnées</translation>
    </message>
    <message>
        <source>Deliveries to show</source>
        <translation>Livraisons affichées</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualiser</translation>
    </message>
    <message>
        <source>Show older deliveries</source>
        <translation>Afficher les plus anciennes</translation>
    </message>
    <message>
        <source>This service doesn&apos;t list all deliveries. See the details of each document.</source>
        <translation>Ce service ne les liste pas toutes&#xa0;: les détails de chaque document ont les siennes.</translation>
    </message>
    <message>
        <source>%1 · files</source>
        <translation>%1 · fichiers</translation>
    </message>
    <message>
        <source>%1 · message</source>
        <translation>%1 · message</translation>
    </message>
    <message>
        <source>Delivered %1</source>
        <translation>Livré %1</translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>%n essai</numerusform>
            <numerusform>%n essais</numerusform>
        </translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Document</translation>
    </message>
    <message>
        <source>Show document “%1”</source>
        <translation>Afficher le document %1</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Renvoyer</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>Essayer</translation>
    </message>
    <message>
        <source>Sending again.</source>
        <translation>Un nouvel envoi est en cours.</translation>
    </message>
</context>
<context>
    <name>ink::ui::DeliveryRow</name>
    <message>
        <source>Waiting for the message</source>
        <translation>Après le message</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>En route</translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Abandonné</translation>
    </message>
    <message>
        <source>Not delivered yet</source>
        <translation>Pas encore remis</translation>
    </message>
    <message numerus="yes">
        <source>%n attempts</source>
        <translation>
            <numerusform>%n essai</numerusform>
            <numerusform>%n essais</numerusform>
        </translation>
    </message>
    <message>
        <source>retry at %1</source>
        <translation>nouvel essai à %1</translation>
    </message>
    <message>
        <source>Signed files</source>
        <translation>Fichiers signés</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>Essayer</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Renvoyer</translation>
    </message>
    <message>
        <source>Retry “%1” now</source>
        <translation>Essayer «&#xa0;%1&#xa0;» maintenant</translation>
    </message>
    <message>
        <source>Send “%1” again</source>
        <translation>Renvoyer «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Waiting for the previous event</source>
        <translation>Après l’événement précédent</translation>
    </message>
</context>
<context>
    <name>ink::ui::DesktopNotifier</name>
    <message>
        <source>%1 opened the document.</source>
        <translation>%1 l’a ouvert.</translation>
    </message>
    <message>
        <source>%1 signed.</source>
        <translation>%1 a signé.</translation>
    </message>
    <message>
        <source>Everyone has signed. The document is sealed.</source>
        <translation>Tout le monde a signé. Le document est scellé.</translation>
    </message>
    <message>
        <source>%1 declined.</source>
        <translation>%1 l’a refusé.</translation>
    </message>
    <message numerus="yes">
        <source>%n completed</source>
        <translation>
            <numerusform>%n terminé</numerusform>
            <numerusform>%n terminés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n declined</source>
        <translation>
            <numerusform>%n refusé</numerusform>
            <numerusform>%n refusés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n signatures</source>
        <translation>
            <numerusform>%n signature</numerusform>
            <numerusform>%n signatures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n opened</source>
        <translation>
            <numerusform>%n ouvert</numerusform>
            <numerusform>%n ouverts</numerusform>
        </translation>
    </message>
    <message>
        <source>Updates to your documents</source>
        <translation>Nouvelles de vos documents</translation>
    </message>
    <message>
        <source>%1 asked a question.</source>
        <translation>%1 a posé une question.</translation>
    </message>
    <message numerus="yes">
        <source>%n questions</source>
        <translation>
            <numerusform>%n question</numerusform>
            <numerusform>%n questions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::DetailsActions</name>
    <message>
        <source>Data saved.</source>
        <translation>Données enregistrées.</translation>
    </message>
    <message>
        <source>Save PDF</source>
        <translation>Enregistrer le PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Sending again.</source>
        <translation>Un nouvel envoi est en cours.</translation>
    </message>
    <message>
        <source>No email app was found on this computer.</source>
        <translation>Ce système n’a pas de logiciel de messagerie à ouvrir.</translation>
    </message>
    <message>
        <source>Answer sent.</source>
        <translation>Réponse envoyée.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::DocumentCommand</name>
    <message>
        <source>Copies a link that opens the document in Inkstone. Some services don&apos;t have such links.</source>
        <translation>Copie un lien qui ouvre le document dans Inkstone. Certains services n’ont pas de tels liens.</translation>
    </message>
    <message>
        <source>Copy &amp;link</source>
        <translation>Cop&amp;ier le lien</translation>
    </message>
    <message>
        <source>Show &amp;pages</source>
        <translation>Afficher les &amp;pages</translation>
    </message>
    <message>
        <source>Continue editing</source>
        <translation>Reprendre la préparation</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Re&amp;nommer</translation>
    </message>
    <message>
        <source>Move to &amp;trash</source>
        <translation>Mettre à la &amp;corbeille</translation>
    </message>
    <message>
        <source>Delete permanently…</source>
        <translation>Supprimer définitivement…</translation>
    </message>
    <message>
        <source>Re&amp;mind</source>
        <translation>Re&amp;lancer</translation>
    </message>
    <message>
        <source>C&amp;orrect…</source>
        <translation>Corri&amp;ger…</translation>
    </message>
    <message>
        <source>Corrects names and addresses, and replaces or adds recipients, while a document is in progress</source>
        <translation>Corrige un nom ou une adresse, remplace ou ajoute des personnes pendant qu’un document est en cours</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>Saves the files of the selected documents and a CSV list of them</source>
        <translation>Enregistrer les fichiers des documents sélectionnés, avec un tableau</translation>
    </message>
    <message>
        <source>Cop&amp;y as new document</source>
        <translation>Copier comme nouveau d&amp;ocument</translation>
    </message>
    <message>
        <source>&amp;Cancel signing…</source>
        <translation>Annuler la &amp;signature…</translation>
    </message>
    <message>
        <source>Move to folder…</source>
        <translation>Déplacer vers un dossier…</translation>
    </message>
    <message>
        <source>Save as template</source>
        <translation>Enregistrer comme modèle</translation>
    </message>
    <message>
        <source>Send again…</source>
        <translation>Renvoyer…</translation>
    </message>
    <message>
        <source>Creates a new document with the same files, recipients and message</source>
        <translation>Un nouveau document avec les mêmes fichiers, destinataires et message</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Send a signed copy…</source>
        <translation>Envoyer une copie signée…</translation>
    </message>
    <message>
        <source>Emails the signed document to any address</source>
        <translation>Envoie le document signé par e-mail à n’importe quelle adresse</translation>
    </message>
</context>
<context>
    <name>ink::ui::DocumentCopyActions</name>
    <message>
        <source>Edit before sending</source>
        <translation>Modifier avant l’envoi</translation>
    </message>
    <message>
        <source>Send to 1 person now…</source>
        <translation>Envoyer à 1 personne maintenant…</translation>
    </message>
    <message>
        <source>Send to %1 people now…</source>
        <translation>Envoyer à %1 personnes maintenant…</translation>
    </message>
    <message>
        <source>Send “%1” again?</source>
        <translation>Renvoyer «&#xa0;%1&#xa0;»&#x202f;?</translation>
    </message>
    <message>
        <source>Creates a new document with the same files, recipients and message. Filled-in values are not copied.</source>
        <translation>Un nouveau document avec les mêmes fichiers, destinataires et message est créé. Rien de ce qui a été saisi n’est repris.</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (copie)</translation>
    </message>
    <message>
        <source>Draft created with the same files and recipients.</source>
        <translation>Un nouveau brouillon avec les mêmes fichiers et destinataires.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Check the text of %1, which was filled in for the original document.</source>
        <translation>Vérifiez le texte de %1&#xa0;: il a été rempli pour le document précédent.</translation>
    </message>
</context>
<context>
    <name>ink::ui::DocumentDetailsPane</name>
    <message>
        <source>Edit data…</source>
        <translation>Modifier les données…</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Données</translation>
    </message>
    <message>
        <source>%1 documents are selected.</source>
        <translation>%1 documents sont sélectionnés.</translation>
    </message>
    <message>
        <source>Select a document to see its status and recipients.</source>
        <translation>Sélectionnez un document pour voir son état et ses destinataires.</translation>
    </message>
    <message>
        <source>Recipients</source>
        <translation>Destinataires</translation>
    </message>
    <message>
        <source>No recipients yet.</source>
        <translation>Personne pour l’instant.</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>1 page</source>
        <translation>1 page</translation>
    </message>
    <message>
        <source>%1 pages</source>
        <translation>%1 pages</translation>
    </message>
    <message>
        <source>Download original</source>
        <translation>Télécharger l’original</translation>
    </message>
    <message>
        <source>Download signed PDF</source>
        <translation>Télécharger le PDF signé</translation>
    </message>
    <message>
        <source>Download signed “%1”</source>
        <translation>Télécharger «&#xa0;%1&#xa0;» signé</translation>
    </message>
    <message>
        <source>%1 (signed).pdf</source>
        <translation>%1 (signé).pdf</translation>
    </message>
    <message>
        <source>Download certificate</source>
        <translation>Télécharger l’attestation</translation>
    </message>
    <message>
        <source>%1 (certificate).pdf</source>
        <translation>%1 (attestation).pdf</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>depuis %1</translation>
    </message>
    <message>
        <source>Callbacks</source>
        <translation>Callbacks</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>The service will try again.</source>
        <translation>Une nouvelle tentative aura lieu.</translation>
    </message>
    <message>
        <source>The service will try again. Last error: %1</source>
        <translation>Une nouvelle tentative aura lieu. Dernier essai&#xa0;: %1</translation>
    </message>
    <message>
        <source>Email to you:</source>
        <translation>E-mail pour vous&#xa0;:</translation>
    </message>
    <message>
        <source>Deadline: %1 (less than a day left)</source>
        <translation>Échéance&#xa0;: %1 (moins d’un jour restant)</translation>
    </message>
    <message numerus="yes">
        <source>Deadline: %1 (%n days left)</source>
        <translation>
            <numerusform>Échéance&#xa0;: %1 (encore %n&#xa0;jour)</numerusform>
            <numerusform>Échéance&#xa0;: %1 (encore %n&#xa0;jours)</numerusform>
        </translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Questions</translation>
    </message>
    <message>
        <source>No. %1</source>
        <translation>N° %1</translation>
    </message>
    <message>
        <source>Read now…</source>
        <translation>Lire maintenant…</translation>
    </message>
    <message>
        <source>Review now…</source>
        <translation>Vérifier maintenant…</translation>
    </message>
    <message>
        <source>Sign now…</source>
        <translation>Signer maintenant…</translation>
    </message>
    <message>
        <source>The details of this document aren&apos;t available now.</source>
        <translation>Les détails de ce document ne sont pas disponibles pour le moment.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
</context>
<context>
    <name>ink::ui::DocumentExporter</name>
    <message>
        <source>An export is in progress. Wait until it is finished, or stop it.</source>
        <translation>Une exportation est en cours&#xa0;: attendez qu’elle soit finie, ou arrêtez-la.</translation>
    </message>
    <message>
        <source>Export paused. %1 of %2 documents, %3</source>
        <translation>Exportation en pause. %1 documents sur %2, %3</translation>
    </message>
    <message>
        <source>Exporting… %1 of %2 documents, %3</source>
        <translation>Exportation… %1 documents sur %2, %3</translation>
    </message>
    <message>
        <source>%1 files could not be exported.</source>
        <translation>%1 fichiers n’ont pas pu être exportés.</translation>
    </message>
    <message>
        <source>1 file exported.</source>
        <translation>1 fichier exporté.</translation>
    </message>
    <message>
        <source>%1 files exported.</source>
        <translation>%1 fichiers exportés.</translation>
    </message>
    <message>
        <source>%1 already existed.</source>
        <translation>%1 existaient déjà.</translation>
    </message>
</context>
<context>
    <name>ink::ui::DocumentTable</name>
    <message>
        <source>Data</source>
        <translation>Données</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n document</numerusform>
            <numerusform>%n documents</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (not enough space)</source>
        <translation>%1 (place insuffisante)</translation>
    </message>
</context>
<context>
    <name>ink::ui::DocumentTableModel</name>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Recipients</source>
        <translation>Destinataires</translation>
    </message>
    <message>
        <source>Modified</source>
        <translation>Modifié</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Envoyé</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Créé</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Waiting for</source>
        <translation>En attente de</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Chargement…</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Échéance</translation>
    </message>
    <message>
        <source>Last activity</source>
        <translation>Dernière activité</translation>
    </message>
</context>
<context>
    <name>ink::ui::DocumentsPage</name>
    <message>
        <source>Search titles and people</source>
        <translation>Rechercher titres et noms</translation>
    </message>
    <message>
        <source>Search documents</source>
        <translation>Rechercher des documents</translation>
    </message>
    <message>
        <source>New document</source>
        <translation>Nouveau document</translation>
    </message>
    <message>
        <source>Choose PDF files to send for signature</source>
        <translation>Choisir des fichiers PDF à faire signer</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documents</translation>
    </message>
    <message>
        <source>out of date</source>
        <translation>non actualisé</translation>
    </message>
    <message>
        <source>loading…</source>
        <translation>chargement…</translation>
    </message>
    <message>
        <source>up to date</source>
        <translation>à jour</translation>
    </message>
    <message>
        <source>No results for “%1”.</source>
        <translation>Aucun résultat pour «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Clear search</source>
        <translation>Effacer la recherche</translation>
    </message>
    <message>
        <source>Drop a PDF here, or start with a new document.</source>
        <translation>Déposez un PDF ici ou commencez par un nouveau document.</translation>
    </message>
    <message>
        <source>The trash is empty.</source>
        <translation>La corbeille est vide.</translation>
    </message>
    <message>
        <source>This folder is empty. To add documents, drag them to the folder in the sidebar.</source>
        <translation>Ce dossier est vide. Glissez-y des documents pour les y ranger.</translation>
    </message>
    <message>
        <source>No document has the status “%1”.</source>
        <translation>Aucun document n’est dans l’état «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The action failed for %1 of %2 documents.</source>
        <translation>%1 documents sur %2 ont échoué.</translation>
    </message>
    <message>
        <source>Save this search</source>
        <translation>Enregistrer cette recherche</translation>
    </message>
    <message>
        <source>Name in the sidebar</source>
        <translation>Nom dans la barre latérale</translation>
    </message>
    <message>
        <source>Save search</source>
        <translation>Enregistrer la recherche</translation>
    </message>
    <message>
        <source>The search “%1” was added to the sidebar.</source>
        <translation>La recherche «&#xa0;%1&#xa0;» a été ajoutée à la barre latérale.</translation>
    </message>
    <message>
        <source>1 document</source>
        <translation>1 document</translation>
    </message>
    <message>
        <source>%1 documents</source>
        <translation>%1 documents</translation>
    </message>
    <message>
        <source>%1 of %2 selected</source>
        <translation>%1 sur %2 sélectionnés</translation>
    </message>
    <message>
        <source>No documents match the search and filters.</source>
        <translation>Aucun document ne correspond à la recherche et aux filtres.</translation>
    </message>
    <message>
        <source>Clear search and filters</source>
        <translation>Effacer la recherche et les filtres</translation>
    </message>
    <message>
        <source>this service can&apos;t search that many documents; showing all</source>
        <translation>ce service ne peut pas chercher parmi autant de documents&#xa0;; tous sont affichés</translation>
    </message>
    <message>
        <source>Empty trash…</source>
        <translation>Vider la corbeille…</translation>
    </message>
    <message>
        <source>Try a sample document</source>
        <translation>Essayer un document d’exemple</translation>
    </message>
    <message>
        <source>%1 (changed)</source>
        <translation>%1 (modifiée)</translation>
    </message>
    <message>
        <source>as of %1</source>
        <translation>état&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::DraftFiles</name>
    <message numerus="yes">
        <source>adding %n file(s)…</source>
        <translation>
            <numerusform>ajout de %n fichier…</numerusform>
            <numerusform>ajout de %n fichiers…</numerusform>
        </translation>
    </message>
    <message>
        <source>Move a file</source>
        <translation>Déplacer un fichier</translation>
    </message>
    <message>
        <source>Its pages are removed. You can undo this while the editor is open.</source>
        <translation>Ses pages disparaissent. Tant que l’éditeur est ouvert, cela peut être annulé.</translation>
    </message>
    <message numerus="yes">
        <source>Its pages and their %n field(s) are removed. You can undo this while the editor is open.</source>
        <translation>
            <numerusform>Ses pages et %n champ qui s’y trouve disparaissent. Tant que l’éditeur est ouvert, cela peut être annulé.</numerusform>
            <numerusform>Ses pages et %n champs qui s’y trouvent disparaissent. Tant que l’éditeur est ouvert, cela peut être annulé.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove “%1”?</source>
        <translation>Retirer le fichier «&#xa0;%1&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>Remove file</source>
        <translation>Retirer le fichier</translation>
    </message>
    <message>
        <source>removing a file…</source>
        <translation>retrait d’un fichier…</translation>
    </message>
    <message>
        <source>Remove a file</source>
        <translation>Retirer un fichier</translation>
    </message>
    <message>
        <source>replacing a file…</source>
        <translation>échange d’un fichier…</translation>
    </message>
    <message>
        <source>Replace a file</source>
        <translation>Remplacer un fichier</translation>
    </message>
    <message>
        <source>restoring a file…</source>
        <translation>restauration d’un fichier…</translation>
    </message>
    <message>
        <source>extracting files from a portfolio…</source>
        <translation>extraction de fichiers d’un porte-documents…</translation>
    </message>
    <message>
        <source>removing scripts…</source>
        <translation>suppression des scripts…</translation>
    </message>
    <message>
        <source>freezing a file…</source>
        <translation>figeage d’un fichier…</translation>
    </message>
</context>
<context>
    <name>ink::ui::DraftPages</name>
    <message>
        <source>changing pages…</source>
        <translation>modification des pages…</translation>
    </message>
    <message numerus="yes">
        <source>Extract %n page(s)</source>
        <translation>
            <numerusform>Extraire %n page</numerusform>
            <numerusform>Extraire %n pages</numerusform>
        </translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) saved to “%1”.</source>
        <translation>
            <numerusform>%n page enregistrée dans «&#xa0;%1&#xa0;».</numerusform>
            <numerusform>%n pages enregistrées dans «&#xa0;%1&#xa0;».</numerusform>
        </translation>
    </message>
    <message>
        <source>changing pages… %1</source>
        <comment>a percentage</comment>
        <translation>modification des pages… %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::DropOverlay</name>
    <message>
        <source>Drop to start a new document</source>
        <translation>Déposez pour créer un document</translation>
    </message>
    <message>
        <source>A signed PDF is verified; a CSV or XLSX file starts a bulk run</source>
        <translation>Un PDF signé est plutôt vérifié, un CSV ou XLSX commence un envoi en série</translation>
    </message>
    <message>
        <source>Drop to create a template</source>
        <translation>Déposer pour créer un modèle</translation>
    </message>
    <message>
        <source>PDF files and exported templates</source>
        <translation>Fichiers PDF et modèles exportés</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorActions</name>
    <message>
        <source>Cut</source>
        <translation>Couper</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Paste in place</source>
        <translation>Coller sur place</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Tout sélectionner</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom avant</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom arrière</translation>
    </message>
    <message>
        <source>Actual size</source>
        <translation>Taille réelle</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>Ajuster à la largeur</translation>
    </message>
    <message>
        <source>Fit page</source>
        <translation>Ajuster à la page</translation>
    </message>
    <message>
        <source>Go to page…</source>
        <translation>Aller à la page…</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Raccourcis clavier</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Panneaux</translation>
    </message>
    <message>
        <source>Save as template</source>
        <translation>Enregistrer comme modèle</translation>
    </message>
    <message>
        <source>Open documents</source>
        <translation>Documents ouverts</translation>
    </message>
    <message>
        <source>Next document</source>
        <translation>Document suivant</translation>
    </message>
    <message>
        <source>Previous document</source>
        <translation>Document précédent</translation>
    </message>
    <message>
        <source>Close other documents</source>
        <translation>Fermer les autres documents</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorArrangeBar</name>
    <message>
        <source>%1 pt</source>
        <translation>%1 pt</translation>
    </message>
    <message>
        <source>%1 mm</source>
        <translation>%1 mm</translation>
    </message>
    <message>
        <source>%1 in</source>
        <translation>%1 po</translation>
    </message>
    <message>
        <source>Align left</source>
        <translation>Aligner à gauche</translation>
    </message>
    <message>
        <source>Align centres</source>
        <translation>Aligner les centres</translation>
    </message>
    <message>
        <source>Align right</source>
        <translation>Aligner à droite</translation>
    </message>
    <message>
        <source>Align top</source>
        <translation>Aligner en haut</translation>
    </message>
    <message>
        <source>Align middles</source>
        <translation>Aligner les milieux</translation>
    </message>
    <message>
        <source>Align bottom</source>
        <translation>Aligner en bas</translation>
    </message>
    <message>
        <source>Distribute horizontally</source>
        <translation>Répartir horizontalement</translation>
    </message>
    <message>
        <source>Distribute vertically</source>
        <translation>Répartir verticalement</translation>
    </message>
    <message>
        <source>Same width</source>
        <translation>Même largeur</translation>
    </message>
    <message>
        <source>Same height</source>
        <translation>Même hauteur</translation>
    </message>
    <message>
        <source>Same size</source>
        <translation>Même taille</translation>
    </message>
    <message>
        <source>Select the same type</source>
        <translation>Sélectionner le même type</translation>
    </message>
    <message>
        <source>Select the same recipient</source>
        <translation>Sélectionner le même destinataire</translation>
    </message>
    <message>
        <source>Select all on this page</source>
        <translation>Tout sélectionner sur cette page</translation>
    </message>
    <message>
        <source>Duplicate to pages…</source>
        <translation>Dupliquer sur des pages…</translation>
    </message>
    <message>
        <source>Snap to fields, text and lines</source>
        <translation>Aimanter aux champs, au texte et aux lignes</translation>
    </message>
    <message>
        <source>Tab order</source>
        <translation>Ordre de tabulation</translation>
    </message>
    <message>
        <source>Sort in reading order</source>
        <translation>Ordonner dans le sens de la lecture</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>Disposer</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Sélectionner</translation>
    </message>
    <message>
        <source>%1: click or draw as many as you need. Press Esc to finish.</source>
        <translation>%1&#xa0;: cliquez ou tracez, autant de fois que voulu. Échap termine.</translation>
    </message>
    <message>
        <source>%1: click or draw on a page. Press Esc to cancel.</source>
        <translation>%1&#xa0;: cliquez ou tracez sur une page. Échap termine.</translation>
    </message>
    <message>
        <source>Click the fields in the order you want. Press Esc to finish.</source>
        <translation>Cliquez les champs dans leur ordre. Échap termine.</translation>
    </message>
    <message>
        <source>Arrange fields</source>
        <translation>Disposer les champs</translation>
    </message>
    <message>
        <source>Bring to front</source>
        <translation>Mettre au premier plan</translation>
    </message>
    <message>
        <source>Send to back</source>
        <translation>Mettre à l’arrière-plan</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Verrouiller</translation>
    </message>
    <message>
        <source>Duplicate in rows and columns…</source>
        <translation>Dupliquer en lignes et en colonnes…</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) selected</source>
        <translation>
            <numerusform>%n champ sélectionné</numerusform>
            <numerusform>%n champs sélectionnés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorArrayDialog</name>
    <message>
        <source>Duplicate in rows and columns</source>
        <translation>Dupliquer en lignes et en colonnes</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Space between columns</source>
        <translation>Espace entre les colonnes</translation>
    </message>
    <message>
        <source>Space between rows</source>
        <translation>Espace entre les lignes</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>There is no room on the page.</source>
        <translation>Il n’y a pas de place sur la page.</translation>
    </message>
    <message numerus="yes">
        <source>%n new field(s)</source>
        <translation>
            <numerusform>%n nouveau champ</numerusform>
            <numerusform>%n nouveaux champs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorBar</name>
    <message>
        <source>Fit width</source>
        <translation>Ajuster à la largeur</translation>
    </message>
    <message>
        <source>Fit page</source>
        <translation>Ajuster à la page</translation>
    </message>
    <message>
        <source>Single page</source>
        <translation>Une page à la fois</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom arrière</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom avant</translation>
    </message>
    <message>
        <source>Zoom to %1</source>
        <comment>a percentage</comment>
        <translation>Afficher à %1</translation>
    </message>
    <message>
        <source>Zoom %1</source>
        <comment>a percentage</comment>
        <translation>Zoom %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorDuplicateDialog</name>
    <message>
        <source>Duplicate to pages</source>
        <translation>Dupliquer sur des pages</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>For example: 2-5, 8</source>
        <translation>Par exemple 2-5, 8</translation>
    </message>
    <message>
        <source>All pages</source>
        <translation>Toutes les pages</translation>
    </message>
    <message>
        <source>Odd pages</source>
        <translation>Pages impaires</translation>
    </message>
    <message>
        <source>Even pages</source>
        <translation>Pages paires</translation>
    </message>
    <message>
        <source>Pages:</source>
        <translation>Ces pages&#xa0;:</translation>
    </message>
    <message>
        <source>Enter page numbers from 1 to %1.</source>
        <translation>Le document a les pages 1 à %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n new field(s)</source>
        <translation>
            <numerusform>%n nouveau champ</numerusform>
            <numerusform>%n nouveaux champs</numerusform>
        </translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorFindings</name>
    <message>
        <source>Preflight</source>
        <translation>Contrôle</translation>
    </message>
    <message>
        <source>Ready to send</source>
        <translation>Prêt à l’envoi</translation>
    </message>
    <message numerus="yes">
        <source>%n issue(s): %1</source>
        <translation>
            <numerusform>%n point à corriger&#xa0;: %1</numerusform>
            <numerusform>%n points à corriger&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Show issues</source>
        <translation>Afficher ce qu’il reste à faire</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorFindingsModel</name>
    <message>
        <source>p. %1</source>
        <translation>p. %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorFindingsPanel</name>
    <message>
        <source>All %1</source>
        <translation>Tout&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n issue(s)</source>
        <translation>
            <numerusform>Afficher la seule constatation (%n)</numerusform>
            <numerusform>Afficher les %n constatations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show only the %n error(s)</source>
        <translation>
            <numerusform>Afficher seulement l’erreur (%n)</numerusform>
            <numerusform>Afficher seulement les %n erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show only the %n warning(s)</source>
        <translation>
            <numerusform>Afficher seulement l’avertissement (%n)</numerusform>
            <numerusform>Afficher seulement les %n avertissements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show only the %n hint(s)</source>
        <translation>
            <numerusform>Afficher seulement le conseil (%n)</numerusform>
            <numerusform>Afficher seulement les %n conseils</numerusform>
        </translation>
    </message>
    <message>
        <source>No issues</source>
        <translation>Rien à corriger</translation>
    </message>
    <message>
        <source>No issues of this type</source>
        <translation>Rien de ce genre</translation>
    </message>
    <message>
        <source>Checking pages…</source>
        <translation>Lecture des pages…</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation>Réparer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Preflight</source>
        <translation>Contrôle</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Constatations</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer l’endroit</translation>
    </message>
    <message>
        <source>Enter (F4: next issue)</source>
        <translation>Entrée (F4&#xa0;: constatation suivante)</translation>
    </message>
    <message>
        <source>Alt+Enter</source>
        <translation>Alt+Entrée</translation>
    </message>
    <message>
        <source>Close preflight</source>
        <translation>Fermer le contrôle</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorGridDialog</name>
    <message>
        <source>Place</source>
        <translation>Placer</translation>
    </message>
    <message>
        <source>Radio buttons</source>
        <translation>Boutons radio</translation>
    </message>
    <message>
        <source>Checkboxes</source>
        <translation>Cases à cocher</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message numerus="yes">
        <source>%n checkbox(es)</source>
        <translation>
            <numerusform>%n case à cocher</numerusform>
            <numerusform>%n cases à cocher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each row is a group: one of %n button(s) can be chosen.</source>
        <translation>
            <numerusform>Chaque ligne est un groupe&#xa0;: un bouton sur %n peut être choisi.</numerusform>
            <numerusform>Chaque ligne est un groupe&#xa0;: un bouton sur %n peut être choisi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One group: one of %n button(s) can be chosen.</source>
        <translation>
            <numerusform>Un seul groupe&#xa0;: un bouton sur %n peut être choisi.</numerusform>
            <numerusform>Un seul groupe&#xa0;: un bouton sur %n peut être choisi.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorHeader</name>
    <message>
        <source>Add files…</source>
        <translation>Ajouter des fichiers…</translation>
    </message>
    <message>
        <source>Replace this file with a newer version…</source>
        <translation>Remplacer ce fichier par une version plus récente…</translation>
    </message>
    <message>
        <source>Replace “%1” with a newer version…</source>
        <translation>Remplacer «&#xa0;%1&#xa0;» par une version plus récente…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close editor</source>
        <translation>Fermer l’éditeur</translation>
    </message>
    <message>
        <source>Document title</source>
        <translation>Titre du document</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Rétablir&#xa0;: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Shows the document as each recipient will see it</source>
        <translation>Voir le document comme chaque destinataire le verra</translation>
    </message>
    <message>
        <source>Use template…</source>
        <translation>Utiliser le modèle…</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Send…</source>
        <translation>Envoyer…</translation>
    </message>
    <message>
        <source>Rename document</source>
        <translation>Renommer le document</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorMenus</name>
    <message>
        <source>Select fields on a page first</source>
        <translation>Sélectionnez d’abord des champs sur une page</translation>
    </message>
    <message>
        <source>Save as block…</source>
        <translation>Garder comme bloc…</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>Ajouter des fichiers…</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Couper</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Paste in place</source>
        <translation>Coller sur place</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Tout sélectionner</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Move a file</source>
        <translation>Déplacer un fichier</translation>
    </message>
    <message>
        <source>Move this file up</source>
        <translation>Déplacer ce fichier vers le haut</translation>
    </message>
    <message>
        <source>Move this file down</source>
        <translation>Déplacer ce fichier vers le bas</translation>
    </message>
    <message>
        <source>Replace this file with a newer version…</source>
        <translation>Remplacer ce fichier par une version plus récente…</translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <translation>Retirer le fichier «&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorPage</name>
    <message numerus="yes">
        <source>Uploading %n file(s)…</source>
        <translation>
            <numerusform>Envoi de %n fichier…</numerusform>
            <numerusform>Envoi de %n fichiers…</numerusform>
        </translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Ouverture…</translation>
    </message>
    <message>
        <source>Choose PDF files</source>
        <translation>Choisir des fichiers PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
    <message>
        <source>draft, saved</source>
        <translation>brouillon enregistré</translation>
    </message>
    <message>
        <source>draft, saving…</source>
        <translation>brouillon, enregistrement…</translation>
    </message>
    <message>
        <source>draft, saved on this computer only</source>
        <translation>brouillon, sur cet ordinateur seulement</translation>
    </message>
    <message>
        <source>Editor</source>
        <translation>Éditeur</translation>
    </message>
    <message>
        <source>Drop PDF files here to create a document.</source>
        <translation>Déposez des fichiers PDF ici pour créer un document.</translation>
    </message>
    <message>
        <source>Choose files…</source>
        <translation>Choisir des fichiers…</translation>
    </message>
    <message>
        <source>saving as a draft…</source>
        <translation>enregistrement en brouillon…</translation>
    </message>
    <message>
        <source>template, read-only</source>
        <translation>modèle, ne peut plus être modifié</translation>
    </message>
    <message>
        <source>draft, stored here until the connection is back</source>
        <translation>brouillon, gardé ici jusqu’à ce que le service soit joignable</translation>
    </message>
    <message>
        <source>template, saved</source>
        <translation>modèle, enregistré</translation>
    </message>
    <message>
        <source>template, saving…</source>
        <translation>modèle, enregistrement…</translation>
    </message>
    <message>
        <source>template, saved on this computer only</source>
        <translation>modèle, gardé sur cet ordinateur seulement</translation>
    </message>
    <message>
        <source>draft, conflicting changes</source>
        <translation>brouillon, modifié de deux côtés</translation>
    </message>
    <message>
        <source>Your version is now a separate draft.</source>
        <translation>Le vôtre est maintenant un brouillon à part.</translation>
    </message>
    <message numerus="yes">
        <source>%n suggestion(s) dismissed.</source>
        <translation>
            <numerusform>%n suggestion écartée.</numerusform>
            <numerusform>%n suggestions écartées.</numerusform>
        </translation>
    </message>
    <message>
        <source>saving as a draft… %1</source>
        <comment>a percentage</comment>
        <translation>enregistrement en brouillon… %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorPalette</name>
    <message>
        <source>Fields to place</source>
        <translation>Champs à placer</translation>
    </message>
    <message>
        <source>%1: drag it onto the page, or click it, then click or draw on the page. Draw a large rectangle to place several. Double-click to keep placing.</source>
        <translation>%1&#xa0;: glissez sur la page, ou cliquez ici puis cliquez ou tracez là-bas. Un grand rectangle en place plusieurs. Double-cliquez pour en placer plus d’un.</translation>
    </message>
    <message>
        <source>%1: drag it onto the page, or click it, then click or draw on the page. Double-click to keep placing.</source>
        <translation>%1&#xa0;: glissez sur la page, ou cliquez ici puis cliquez ou tracez là-bas. Double-cliquez pour en placer plus d’un.</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorPanels</name>
    <message>
        <source>Page thumbnails</source>
        <translation>Miniatures des pages</translation>
    </message>
    <message>
        <source>Fields and recipients</source>
        <translation>Champs et destinataires</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Propriétés</translation>
    </message>
    <message>
        <source>Pages only</source>
        <translation>Pages seules</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorPlacementDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorRecipients</name>
    <message>
        <source>Choose who sees which file…</source>
        <translation>Choisir qui voit quel fichier…</translation>
    </message>
    <message>
        <source>Can&apos;t be removed: nobody else can see “%1”</source>
        <translation>Ne peut pas être retiré&#xa0;: personne d’autre ne peut voir «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Choose who sees which file</source>
        <translation>Choisir qui voit quel fichier</translation>
    </message>
    <message>
        <source>Everyone sees all files…</source>
        <translation>Fichiers visibles pour tous…</translation>
    </message>
    <message>
        <source>Some files are hidden…</source>
        <translation>Certains fichiers sont masqués…</translation>
    </message>
    <message>
        <source>Recipients</source>
        <translation>Destinataires</translation>
    </message>
    <message>
        <source>Add recipient</source>
        <translation>Ajouter un destinataire</translation>
    </message>
    <message>
        <source>Edit recipient</source>
        <translation>Modifier le destinataire</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>Move recipient</source>
        <translation>Déplacer le destinataire</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Rôles</translation>
    </message>
    <message>
        <source>Add role</source>
        <translation>Ajouter un rôle</translation>
    </message>
    <message numerus="yes">
        <source>Remove with %n field(s)</source>
        <translation>
            <numerusform>Retirer avec %n champ</numerusform>
            <numerusform>Retirer avec %n champs</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove and assign fields to</source>
        <translation>Retirer et attribuer les champs à</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorSendDialog</name>
    <message>
        <source>Send document</source>
        <translation>Envoyer le document</translation>
    </message>
    <message>
        <source>Send “%1”</source>
        <translation>Envoyer «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>After sending, you can still make corrections for recipients who haven&apos;t acted yet.</source>
        <translation>Après l’envoi, vous pouvez encore corriger ce que personne n’a signé.</translation>
    </message>
    <message>
        <source>After sending, you can&apos;t change files, recipients or fields.</source>
        <translation>Après l’envoi, les fichiers, les destinataires et les champs ne pourront plus être modifiés.</translation>
    </message>
    <message>
        <source>Message to the recipients</source>
        <translation>Message aux destinataires</translation>
    </message>
    <message>
        <source>Message to all recipients (optional)</source>
        <translation>Message à tous les destinataires (facultatif)</translation>
    </message>
    <message>
        <source>Days until the document expires</source>
        <translation>Jours avant l’expiration du document</translation>
    </message>
    <message>
        <source>Expires after</source>
        <translation>Expire après</translation>
    </message>
    <message>
        <source>Add a digital signature for each signer before sealing</source>
        <translation>Signature numérique de chaque signataire avant le sceau</translation>
    </message>
    <message>
        <source>Other programs can then show who signed and when. The certificate becomes a separate file.</source>
        <translation>D’autres logiciels montrent alors qui a signé et quand. Le certificat devient un fichier séparé.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Signing order</source>
        <translation>Ordre de signature</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Tous en même temps</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Étape %1</translation>
    </message>
    <message>
        <source>%1 · you send the link</source>
        <translation>%1 · vous remettez le lien</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Edit message</source>
        <translation>Modifier le message</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Vérification…</translation>
    </message>
    <message>
        <source>Saving the last changes…</source>
        <translation>Enregistrement des dernières modifications…</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Envoi…</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Envoyé</translation>
    </message>
    <message>
        <source>Send when connected</source>
        <translation>Envoyer au retour de la connexion</translation>
    </message>
    <message>
        <source>You&apos;re offline. The document will be sent when the connection is back.</source>
        <translation>Vous êtes hors connexion. Le document sera envoyé au retour de la connexion.</translation>
    </message>
    <message>
        <source>Email subject</source>
        <translation>Objet de l’e-mail</translation>
    </message>
    <message>
        <source>Default subject</source>
        <translation>Objet par défaut</translation>
    </message>
    <message>
        <source>Send reminders</source>
        <translation>Envoyer des rappels</translation>
    </message>
    <message>
        <source>Days between reminders</source>
        <translation>Jours entre les rappels</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>Maximum number of reminders</source>
        <translation>Nombre maximal de rappels</translation>
    </message>
    <message>
        <source>Send later</source>
        <translation>Envoyer plus tard</translation>
    </message>
    <message>
        <source>Scheduled time</source>
        <translation>Heure d’envoi</translation>
    </message>
    <message>
        <source>Cancel scheduled sending</source>
        <translation>Annuler l’envoi planifié</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Planifier</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Recipients&apos; language</source>
        <translation>Langue des destinataires</translation>
    </message>
    <message>
        <source>Language of emails and of the signing page. A recipient&apos;s own language takes precedence.</source>
        <translation>Langue des e-mails et de la page de signature. La langue propre à un destinataire est prioritaire.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>Recipients see it as the sender. It&apos;s saved for your next documents.</source>
        <translation>Les destinataires le voient comme expéditeur. Il est conservé pour vos prochains documents.</translation>
    </message>
    <message>
        <source>Email and link settings</source>
        <translation>Paramètres d’e-mail et de liens</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>expires after %1</source>
        <translation>expire après %1</translation>
    </message>
    <message>
        <source>reminders: %1</source>
        <translation>rappels&#xa0;: %1</translation>
    </message>
    <message>
        <source>Enter your name.</source>
        <translation>Saisissez votre nom.</translation>
    </message>
    <message>
        <source>Recipients</source>
        <translation>Destinataires</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorSide</name>
    <message>
        <source>Fields</source>
        <translation>Champs</translation>
    </message>
    <message>
        <source>Suggest</source>
        <translation>Suggérer</translation>
    </message>
    <message>
        <source>Suggests fields for lines, boxes and labels on the pages</source>
        <translation>Suggère des champs pour les lignes, les cases et les libellés des pages</translation>
    </message>
    <message>
        <source>Fewer types</source>
        <translation>Moins</translation>
    </message>
    <message>
        <source>All types</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Shows the six most common types</source>
        <translation>Affiche les six types les plus courants</translation>
    </message>
    <message>
        <source>Shows all types</source>
        <translation>Affiche tous les types</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorTagActions</name>
    <message>
        <source>Change the type to %1</source>
        <translation>Changer le type en %1</translation>
    </message>
    <message>
        <source>Assign to</source>
        <translation>Attribuer à</translation>
    </message>
    <message>
        <source>Change the type</source>
        <translation>Changer le type</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorTagPanel</name>
    <message>
        <source>Select a field to see its properties. Drag a field from the list onto the page to place it.</source>
        <translation>Sélectionnez un champ pour voir ses propriétés. Glissez un champ de la liste sur la page pour le placer.</translation>
    </message>
    <message>
        <source>Select a field to see its properties.</source>
        <translation>Sélectionnez un champ pour voir ses propriétés.</translation>
    </message>
    <message numerus="yes">
        <source>Move %n field(s)</source>
        <translation>
            <numerusform>Déplacer %n champ</numerusform>
            <numerusform>Déplacer %n champs</numerusform>
        </translation>
    </message>
    <message>
        <source>Change value</source>
        <translation>Modifier la valeur</translation>
    </message>
    <message>
        <source>Field properties</source>
        <translation>Propriétés du champ</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Click the field that this one depends on. Press Esc to cancel.</source>
        <translation>Cliquez sur le champ dont celui-ci dépend. Échap annule.</translation>
    </message>
    <message>
        <source>Locked fields can&apos;t be deleted. Unlock them first.</source>
        <translation>Les champs verrouillés ne peuvent pas être supprimés. Déverrouillez-les d’abord.</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) selected</source>
        <translation>
            <numerusform>%n champ sélectionné</numerusform>
            <numerusform>%n champs sélectionnés</numerusform>
        </translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a type of field and how many</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>page %1</source>
        <translation>page %1</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorWorkspace</name>
    <message>
        <source>Save as block…</source>
        <translation>Garder comme bloc…</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) deleted.</source>
        <translation>
            <numerusform>%n champ supprimé.</numerusform>
            <numerusform>%n champs supprimés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” and %n field(s) removed.</source>
        <translation>
            <numerusform>«&#xa0;%1&#xa0;» retiré, avec %n champ.</numerusform>
            <numerusform>«&#xa0;%1&#xa0;» retiré, avec %n champs.</numerusform>
        </translation>
    </message>
    <message>
        <source>Suggest fields</source>
        <translation>Suggérer des champs</translation>
    </message>
    <message>
        <source>Show issues</source>
        <translation>Afficher les problèmes</translation>
    </message>
    <message>
        <source>Add recipient</source>
        <translation>Ajouter un destinataire</translation>
    </message>
    <message numerus="yes">
        <source>“%1” removed. %n field(s) assigned to “%2”.</source>
        <translation>
            <numerusform>«&#xa0;%1&#xa0;» retiré. «&#xa0;%2&#xa0;» a maintenant son %n champ.</numerusform>
            <numerusform>«&#xa0;%1&#xa0;» retiré. «&#xa0;%2&#xa0;» a maintenant ses %n champs.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>Ajouter des fichiers…</translation>
    </message>
    <message>
        <source>Rename field</source>
        <translation>Renommer le champ</translation>
    </message>
    <message>
        <source>Place: %1</source>
        <comment>a type of tag</comment>
        <translation>Placer&#xa0;: %1</translation>
    </message>
    <message>
        <source>The clipboard has no fields and no names for fields.</source>
        <translation>Le presse-papiers ne contient ni champs ni noms de champs.</translation>
    </message>
</context>
<context>
    <name>ink::ui::ErrorBanner</name>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
</context>
<context>
    <name>ink::ui::ErrorText</name>
    <message>
        <source>The service didn&apos;t understand the request.</source>
        <translation>Le service n’a pas compris la demande.</translation>
    </message>
    <message>
        <source>Some of these entries aren&apos;t valid.</source>
        <translation>Certaines valeurs ne sont pas valides.</translation>
    </message>
    <message>
        <source>The service didn&apos;t accept the API key.</source>
        <translation>Le service a refusé la clé d’API.</translation>
    </message>
    <message>
        <source>The account&apos;s spending limit has been reached.</source>
        <translation>La limite de dépenses du compte est atteinte.</translation>
    </message>
    <message>
        <source>This account doesn&apos;t have permission to do that.</source>
        <translation>Ce compte n’y est pas autorisé.</translation>
    </message>
    <message>
        <source>This item no longer exists.</source>
        <translation>Cet élément n’existe plus.</translation>
    </message>
    <message>
        <source>The service doesn&apos;t support this.</source>
        <translation>Le service ne propose pas cette fonction.</translation>
    </message>
    <message>
        <source>Someone else changed this in the meantime.</source>
        <translation>Quelqu’un d’autre l’a modifié entre-temps.</translation>
    </message>
    <message>
        <source>The current status doesn&apos;t allow this.</source>
        <translation>L’état actuel ne le permet pas.</translation>
    </message>
    <message>
        <source>This request conflicts with an earlier one.</source>
        <translation>Cette demande est en conflit avec une précédente.</translation>
    </message>
    <message>
        <source>This name is already in use.</source>
        <translation>Ce nom est déjà utilisé.</translation>
    </message>
    <message>
        <source>This item was deleted.</source>
        <translation>Cet élément a été supprimé.</translation>
    </message>
    <message>
        <source>This is too large for the service.</source>
        <translation>C’est trop volumineux pour le service.</translation>
    </message>
    <message>
        <source>The service doesn&apos;t accept this file type.</source>
        <translation>Le service n’accepte pas ce type de fichier.</translation>
    </message>
    <message>
        <source>The requested part of the file doesn&apos;t exist.</source>
        <translation>Cette partie du fichier n’existe pas.</translation>
    </message>
    <message>
        <source>This PDF can&apos;t be used.</source>
        <translation>Ce PDF est inutilisable.</translation>
    </message>
    <message>
        <source>The service received too many requests.</source>
        <translation>Le service demande de patienter un instant.</translation>
    </message>
    <message>
        <source>The service encountered an internal error.</source>
        <translation>Le service a rencontré une erreur interne.</translation>
    </message>
    <message>
        <source>The service isn&apos;t available right now.</source>
        <translation>Le service est momentanément indisponible.</translation>
    </message>
    <message>
        <source>The service can&apos;t be reached.</source>
        <translation>Le service est injoignable.</translation>
    </message>
    <message>
        <source>The service didn&apos;t respond in time.</source>
        <translation>Le service n’a pas répondu à temps.</translation>
    </message>
    <message>
        <source>The connection isn&apos;t secure: the server&apos;s certificate was rejected.</source>
        <translation>La connexion n’est pas sûre&#xa0;: le certificat du serveur a été refusé.</translation>
    </message>
    <message>
        <source>The server sent an unexpected response.</source>
        <translation>Le serveur a envoyé une réponse inattendue.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>A file couldn&apos;t be read or written.</source>
        <translation>Un fichier n’a pas pu être lu ou écrit.</translation>
    </message>
    <message>
        <source>The system&apos;s keychain can&apos;t be used.</source>
        <translation>Le trousseau du système est inutilisable.</translation>
    </message>
    <message>
        <source>A key or certificate couldn&apos;t be used.</source>
        <translation>Une clé ou un certificat n’a pas pu être utilisé.</translation>
    </message>
    <message>
        <source>The local data couldn&apos;t be read or written.</source>
        <translation>Les données locales n’ont pas pu être lues ou écrites.</translation>
    </message>
    <message>
        <source>Check the key, or connect again with a new one.</source>
        <translation>Vérifiez la clé ou reconnectez-vous avec une nouvelle.</translation>
    </message>
    <message>
        <source>Raise the limit in the account&apos;s settings, then send again.</source>
        <translation>Relevez la limite dans les paramètres du compte, puis renvoyez.</translation>
    </message>
    <message>
        <source>Refresh to see the current version.</source>
        <translation>Actualisez pour voir la version actuelle.</translation>
    </message>
    <message>
        <source>Refresh to see the current status.</source>
        <translation>Actualisez pour voir l’état actuel.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation>Réessayez dans un instant.</translation>
    </message>
    <message>
        <source>Try again. If the problem persists, give the operator the request number.</source>
        <translation>Réessayez&#xa0;; si le problème persiste, indiquez le numéro de demande à l’exploitant.</translation>
    </message>
    <message>
        <source>Check the network connection and the address, then try again.</source>
        <translation>Vérifiez la connexion réseau et l’adresse, puis réessayez.</translation>
    </message>
    <message>
        <source>Check the address, or ask the operator of the service.</source>
        <translation>Vérifiez l’adresse ou interrogez l’exploitant du service.</translation>
    </message>
    <message>
        <source>Check that the address belongs to a signing service.</source>
        <translation>Vérifiez que l’adresse est celle d’un service de signature.</translation>
    </message>
    <message>
        <source>Check that the file exists and that there is enough free disk space.</source>
        <translation>Vérifiez que le fichier existe et que l’espace disque suffit.</translation>
    </message>
    <message>
        <source>The key is kept only until you close Inkstone.</source>
        <translation>La clé n’est conservée que jusqu’à la fermeture.</translation>
    </message>
    <message>
        <source>Request number: %1.</source>
        <translation>Demande %1.</translation>
    </message>
    <message>
        <source>Try again in %1 min.</source>
        <translation>Réessayez dans %1 min.</translation>
    </message>
    <message>
        <source>No reminder was sent.</source>
        <translation>Aucune relance n’a été envoyée.</translation>
    </message>
    <message>
        <source>The API key doesn&apos;t allow this.</source>
        <translation>La clé d’API ne le permet pas.</translation>
    </message>
</context>
<context>
    <name>ink::ui::EventReplayDialog</name>
    <message>
        <source>Resend events</source>
        <translation>Renvoyer des événements</translation>
    </message>
    <message>
        <source>The events are sent to %1 in order, with the same IDs as before, so that the receiver can recognize those it already knows.</source>
        <translation>Les événements sont envoyés à %1 dans l’ordre, avec les mêmes identifiants qu’auparavant, pour que le destinataire reconnaisse ceux qu’il connaît déjà.</translation>
    </message>
    <message>
        <source>Events since</source>
        <translation>Événements depuis</translation>
    </message>
    <message>
        <source>Resend</source>
        <translation>Renvoyer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Looking for events…</source>
        <translation>Recherche des événements…</translation>
    </message>
    <message>
        <source>All events of this subscription since then will be resent.</source>
        <translation>Tous les événements de cet abonnement depuis ce moment seront renvoyés.</translation>
    </message>
    <message>
        <source>There are no events of this subscription since then.</source>
        <translation>Cet abonnement n’a aucun événement depuis ce moment.</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n event(s) will be resent: those of documents in the folder.</source>
        <translation>
            <numerusform>%n événement au plus sera renvoyé&#xa0;: celui des documents du dossier.</numerusform>
            <numerusform>%n événements au plus seront renvoyés&#xa0;: ceux des documents du dossier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) will be resent.</source>
        <translation>
            <numerusform>%n événement sera renvoyé.</numerusform>
            <numerusform>%n événements seront renvoyés.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first is “%1” of “%2”, %3.</source>
        <translation>Le premier est «&#xa0;%1&#xa0;» de «&#xa0;%2&#xa0;», %3.</translation>
    </message>
    <message>
        <source>Includes events that were already delivered, and events from before the subscription.</source>
        <translation>Y compris les événements déjà livrés et ceux d’avant l’abonnement.</translation>
    </message>
</context>
<context>
    <name>ink::ui::EventSubscriptionDialog</name>
    <message>
        <source>All folders</source>
        <translation>Tous les dossiers</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Subscribe</source>
        <translation>S’abonner</translation>
    </message>
    <message>
        <source>Only documents in</source>
        <translation>Seulement les documents dans</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>https://example.com/events</source>
        <translation>https://example.com/events</translation>
    </message>
    <message>
        <source>An http or https address. Each event is sent as one signed POST.</source>
        <translation>Une adresse http ou https. Chaque événement est envoyé par un POST signé.</translation>
    </message>
    <message>
        <source>Send events to</source>
        <translation>Envoyer les événements à</translation>
    </message>
    <message>
        <source>Subscribe to events</source>
        <translation>S’abonner aux événements</translation>
    </message>
</context>
<context>
    <name>ink::ui::EventSubscriptionsList</name>
    <message>
        <source>Remove subscription</source>
        <translation>Supprimer l’abonnement</translation>
    </message>
    <message>
        <source>No more events will be sent to %1. Pending events are discarded.</source>
        <translation>Plus aucun événement ne sera envoyé à %1, et les événements en attente seront supprimés.</translation>
    </message>
    <message>
        <source>Remove this subscription?</source>
        <translation>Supprimer cet abonnement&#xa0;?</translation>
    </message>
    <message>
        <source>The test event is being sent. Its result is among the deliveries.</source>
        <translation>L’événement d’essai est en cours d’envoi. Son résultat figure parmi les livraisons.</translation>
    </message>
    <message>
        <source>Events are sent to this address from now on.</source>
        <translation>Les événements sont désormais envoyés à cette adresse.</translation>
    </message>
    <message>
        <source>Remove the subscription of %1</source>
        <translation>Supprimer l’abonnement de %1</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Pause events to %1</source>
        <translation>Suspendre les événements pour %1</translation>
    </message>
    <message>
        <source>Resume events to %1</source>
        <translation>Reprendre les événements pour %1</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Suspendre</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Send a test event</source>
        <translation>Envoyer un événement d’essai</translation>
    </message>
    <message>
        <source>Send a test event to %1</source>
        <translation>Envoyer un événement d’essai à %1</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Tester</translation>
    </message>
    <message>
        <source>Paused; events are queued</source>
        <translation>Suspendu&#xa0;; événements en attente</translation>
    </message>
    <message>
        <source>Paused after three days without success: %1</source>
        <translation>Suspendu après trois jours sans succès&#xa0;: %1</translation>
    </message>
    <message>
        <source>only one folder</source>
        <translation>un seul dossier</translation>
    </message>
    <message>
        <source>No event subscriptions yet.</source>
        <translation>Pas encore d’abonnement aux événements.</translation>
    </message>
    <message>
        <source>This service doesn&apos;t support events.</source>
        <translation>Ce service ne prend pas en charge les événements.</translation>
    </message>
    <message>
        <source>Send events to an address</source>
        <translation>Envoyer les événements à une adresse</translation>
    </message>
    <message>
        <source>Subscribe…</source>
        <translation>S’abonner…</translation>
    </message>
    <message>
        <source>Notifies other programs immediately when documents are sent, opened, signed, declined or completed. Events are signed and retried like callbacks.</source>
        <translation>Prévient aussitôt d’autres programmes quand un document est envoyé, ouvert, signé, refusé ou terminé. Les événements sont signés et renvoyés comme les callbacks.</translation>
    </message>
    <message>
        <source>Event subscriptions</source>
        <translation>Abonnements aux événements</translation>
    </message>
    <message>
        <source>Resend events…</source>
        <translation>Renvoyer des événements…</translation>
    </message>
    <message>
        <source>Resend past events to %1</source>
        <translation>Renvoyer des événements passés à %1</translation>
    </message>
    <message>
        <source>Resend past events</source>
        <translation>Renvoyer des événements passés</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) are being resent. Their results are among the deliveries.</source>
        <translation>
            <numerusform>%n événement est en cours de renvoi. Son résultat figure parmi les livraisons.</numerusform>
            <numerusform>%n événements sont en cours de renvoi. Leurs résultats figurent parmi les livraisons.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::Events</name>
    <message>
        <source>, </source>
        <comment>between names of events</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>All events</source>
        <translation>Tous les événements</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Corrigé</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Expiré</translation>
    </message>
    <message>
        <source>Undelivered</source>
        <translation>Non remis</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>Refusé</translation>
    </message>
    <message>
        <source>Signed</source>
        <translation>Signé</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Ouvert</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Envoyé</translation>
    </message>
</context>
<context>
    <name>ink::ui::ExportDialog</name>
    <message>
        <source>Signed PDF</source>
        <translation>PDF signé</translation>
    </message>
    <message>
        <source>Certificate only</source>
        <translation>Certificat seul</translation>
    </message>
    <message>
        <source>Signed PDF and certificate in one file</source>
        <translation>PDF signé et certificat en un fichier</translation>
    </message>
    <message>
        <source>Original as uploaded</source>
        <translation>Original tel que déposé</translation>
    </message>
    <message>
        <source>Export documents</source>
        <translation>Exporter des documents</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Insérer</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Document number</source>
        <translation>Numéro du document</translation>
    </message>
    <message>
        <source>First recipient</source>
        <translation>Premier destinataire</translation>
    </message>
    <message>
        <source>Date completed or sent</source>
        <translation>Date de fin, ou d’envoi</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Folder on this computer</source>
        <translation>Dossier sur cet ordinateur</translation>
    </message>
    <message>
        <source>File names</source>
        <translation>Noms des fichiers</translation>
    </message>
    <message>
        <source>Include</source>
        <translation>Inclure</translation>
    </message>
    <message>
        <source>Existing files are kept; exporting again adds missing ones. manifest.csv lists every file with its SHA-256.</source>
        <translation>Les fichiers existants sont conservés&#xa0;; exporter à nouveau ajoute ceux qui manquent. manifest.csv liste chaque fichier avec son SHA-256.</translation>
    </message>
    <message>
        <source>Export 1 document</source>
        <translation>Exporter 1 document</translation>
    </message>
    <message>
        <source>Export %1 documents</source>
        <translation>Exporter %1 documents</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>There is no field {%1}.</source>
        <translation>Il n’y a pas de champ {%1}.</translation>
    </message>
    <message>
        <source>Choose what to export.</source>
        <translation>Choisissez ce qu’il faut exporter.</translation>
    </message>
    <message>
        <source>None of these documents is completed, so only the originals are available.</source>
        <translation>Aucun de ces documents n’est terminé&#xa0;: il n’y a que leurs originaux.</translation>
    </message>
    <message>
        <source>For example: %1.pdf</source>
        <translation>Par exemple&#xa0;: %1.pdf</translation>
    </message>
    <message>
        <source>Export to folder</source>
        <translation>Exporter vers un dossier</translation>
    </message>
    <message>
        <source>signed</source>
        <comment>end of a file name</comment>
        <translation>signé</translation>
    </message>
    <message>
        <source>certificate</source>
        <comment>end of a file name</comment>
        <translation>certificat</translation>
    </message>
    <message>
        <source>signed with certificate</source>
        <comment>end of a file name</comment>
        <translation>signé avec certificat</translation>
    </message>
    <message>
        <source>original</source>
        <comment>end of a file name</comment>
        <translation>original</translation>
    </message>
</context>
<context>
    <name>ink::ui::FieldDialogWords</name>
    <message>
        <source>Used by %1</source>
        <translation>Utilisé par %1</translation>
    </message>
    <message>
        <source>Not used</source>
        <translation>Non utilisé</translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s)</source>
        <translation>
            <numerusform>%n brouillon</numerusform>
            <numerusform>%n brouillons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n template(s): %1</source>
        <translation>
            <numerusform>%n modèle&#xa0;: %1</numerusform>
            <numerusform>%n modèles&#xa0;: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::FieldList</name>
    <message>
        <source>Placed (%1)</source>
        <translation>Placés (%1)</translation>
    </message>
    <message>
        <source>Placed fields</source>
        <translation>Champs placés</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrer</translation>
    </message>
    <message>
        <source>Filter placed fields</source>
        <translation>Filtrer les champs placés</translation>
    </message>
    <message>
        <source>Sort placed fields</source>
        <translation>Trier les champs placés</translation>
    </message>
    <message>
        <source>Tab order</source>
        <translation>Ordre de tabulation</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type de champ</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>Destinataire</translation>
    </message>
    <message>
        <source>Rename field</source>
        <translation>Renommer le champ</translation>
    </message>
    <message>
        <source>Set the tab order</source>
        <translation>Définir l’ordre de tabulation</translation>
    </message>
</context>
<context>
    <name>ink::ui::FieldPanel</name>
    <message>
        <source>Custom fields to place</source>
        <translation>Champs personnalisés à placer</translation>
    </message>
    <message>
        <source>Custom fields</source>
        <translation>Champs personnalisés</translation>
    </message>
</context>
<context>
    <name>ink::ui::FileMatrixModel</name>
    <message>
        <source>%1 doesn&apos;t see all files</source>
        <translation>%1 ne voit pas tous les fichiers</translation>
    </message>
    <message>
        <source>%1 sees all files</source>
        <translation>%1 voit tous les fichiers</translation>
    </message>
    <message>
        <source>%1: hidden from some recipients</source>
        <translation>%1&#xa0;: masqué à certains destinataires</translation>
    </message>
    <message>
        <source>%1: everyone sees it</source>
        <translation>%1&#xa0;: visible pour tout le monde</translation>
    </message>
</context>
<context>
    <name>ink::ui::FileOpener</name>
    <message>
        <source>This link works only on the computer on which it was copied.</source>
        <translation>Ce lien ne fonctionne que sur l’ordinateur où il a été copié.</translation>
    </message>
    <message>
        <source>Use “%1” instead</source>
        <translation>Utiliser plutôt «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Switch and open document</source>
        <translation>Changer et ouvrir le document</translation>
    </message>
    <message>
        <source>The document is on %1.</source>
        <translation>Le document se trouve sur %1.</translation>
    </message>
    <message>
        <source>The document is on %1, but “%2” is open.</source>
        <translation>Le document se trouve sur %1, mais «&#xa0;%2&#xa0;» est ouvert.</translation>
    </message>
    <message>
        <source>Switch to “%1”?</source>
        <translation>Passer à «&#xa0;%1&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>This link doesn&apos;t say which service the document is on. Ask for a new link.</source>
        <translation>Ce lien n’indique pas sur quel service se trouve le document. Demandez un nouveau lien.</translation>
    </message>
    <message>
        <source>This link needs the service %1. Connect to it, then open the link again.</source>
        <translation>Ce lien nécessite le service %1. Connectez-vous-y, puis ouvrez de nouveau le lien.</translation>
    </message>
    <message>
        <source>Open PDF</source>
        <translation>Ouvrir un PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Inkstone can&apos;t open this link.</source>
        <translation>Inkstone ne peut pas ouvrir ce lien.</translation>
    </message>
    <message>
        <source>New document</source>
        <translation>Nouveau document</translation>
    </message>
</context>
<context>
    <name>ink::ui::FileReplacement</name>
    <message>
        <source>Choose the newer version</source>
        <translation>Choisir la nouvelle version</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
</context>
<context>
    <name>ink::ui::FileResultWords</name>
    <message>
        <source>Visible only to %1</source>
        <translation>Visible uniquement pour %1</translation>
    </message>
    <message>
        <source>To be signed by %1</source>
        <translation>À signer par %1</translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <translation>Signé par %1</translation>
    </message>
    <message>
        <source>Not sealed</source>
        <translation>Non scellé</translation>
    </message>
    <message>
        <source>Sealed (%1)</source>
        <translation>Scellé (%1)</translation>
    </message>
    <message>
        <source>Sealed</source>
        <translation>Scellé</translation>
    </message>
</context>
<context>
    <name>ink::ui::FileVisibilityDialog</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Who sees which file</source>
        <translation>Qui voit quel fichier</translation>
    </message>
</context>
<context>
    <name>ink::ui::FileVisibilityPanel</name>
    <message>
        <source>Space changes a cell, Shift+Space all cells of a file, Ctrl+Space all cells of a recipient.</source>
        <translation>Espace modifie une cellule, Maj+Espace toutes celles d’un fichier, Ctrl+Espace toutes celles d’un destinataire.</translation>
    </message>
    <message>
        <source>Choose who sees which file</source>
        <translation>Choisir qui voit quel fichier</translation>
    </message>
    <message>
        <source>Who sees which file</source>
        <translation>Qui voit quel fichier</translation>
    </message>
    <message>
        <source>Change who sees files</source>
        <translation>Modifier qui voit les fichiers</translation>
    </message>
</context>
<context>
    <name>ink::ui::FilterBar</name>
    <message>
        <source>Enter a name and a value such as %1.</source>
        <translation>Saisissez un nom et une valeur, par exemple %1.</translation>
    </message>
    <message>
        <source>Name and value, e.g. %1</source>
        <translation>Nom et valeur, par exemple %1</translation>
    </message>
    <message>
        <source>Filter by data</source>
        <translation>Filtrer par données</translation>
    </message>
    <message>
        <source>Data…</source>
        <translation>Données…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name and value of data</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun dossier</translation>
    </message>
    <message>
        <source>Recipient: %1</source>
        <translation>Destinataire&#xa0;: %1</translation>
    </message>
    <message>
        <source>Folder: %1</source>
        <translation>Dossier&#xa0;: %1</translation>
    </message>
    <message>
        <source>Created %1 – %2</source>
        <translation>Créé %1 – %2</translation>
    </message>
    <message>
        <source>Created since %1</source>
        <translation>Créé depuis le %1</translation>
    </message>
    <message>
        <source>Created up to %1</source>
        <translation>Créé jusqu’au %1</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>Add a filter</source>
        <translation>Ajouter un filtre</translation>
    </message>
    <message>
        <source>Save search…</source>
        <translation>Enregistrer la recherche…</translation>
    </message>
    <message>
        <source>Remove filter</source>
        <translation>Retirer ce filtre</translation>
    </message>
    <message>
        <source>Remove filter “%1”</source>
        <translation>Filtre «&#xa0;%1&#xa0;»&#xa0;: le retirer</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Recipient or email…</source>
        <translation>Destinataire ou e-mail…</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>No folder</source>
        <translation>Aucun dossier</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Créé</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>In the last 7 days</source>
        <translation>Ces 7 derniers jours</translation>
    </message>
    <message>
        <source>In the last 30 days</source>
        <translation>Ces 30 derniers jours</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Cette année</translation>
    </message>
    <message>
        <source>Since…</source>
        <translation>Depuis…</translation>
    </message>
    <message>
        <source>Up to…</source>
        <translation>Jusqu’à…</translation>
    </message>
    <message>
        <source>Filter by recipient</source>
        <translation>Filtrer par destinataire</translation>
    </message>
    <message>
        <source>Name or email address</source>
        <translation>Nom ou adresse e-mail</translation>
    </message>
    <message>
        <source>Created since</source>
        <translation>Créé depuis</translation>
    </message>
    <message>
        <source>Created up to</source>
        <translation>Créé jusqu’au</translation>
    </message>
    <message>
        <source>Date, e.g. %1</source>
        <translation>Jour, par ex. %1</translation>
    </message>
    <message>
        <source>Deadline today</source>
        <translation>Échéance aujourd’hui</translation>
    </message>
    <message numerus="yes">
        <source>Deadline in the next %n days</source>
        <translation>
            <numerusform>Échéance dans le prochain %n jour</numerusform>
            <numerusform>Échéance dans les %n prochains jours</numerusform>
        </translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Échéance</translation>
    </message>
    <message numerus="yes">
        <source>In the next %n days</source>
        <translation>
            <numerusform>Dans le prochain %n jour</numerusform>
            <numerusform>Dans les %n prochains jours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last activity more than %n days ago</source>
        <translation>
            <numerusform>Dernière activité il y a plus de %n jour</numerusform>
            <numerusform>Dernière activité il y a plus de %n jours</numerusform>
        </translation>
    </message>
    <message>
        <source>Last activity today</source>
        <translation>Dernière activité aujourd’hui</translation>
    </message>
    <message numerus="yes">
        <source>Last activity in the last %n days</source>
        <translation>
            <numerusform>Dernière activité au cours du dernier jour (%n)</numerusform>
            <numerusform>Dernière activité au cours des %n derniers jours</numerusform>
        </translation>
    </message>
    <message>
        <source>Last activity</source>
        <translation>Dernière activité</translation>
    </message>
    <message numerus="yes">
        <source>More than %n days ago</source>
        <translation>
            <numerusform>Il y a plus de %n jour</numerusform>
            <numerusform>Il y a plus de %n jours</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter a date such as %1.</source>
        <translation>Saisissez un jour, par exemple %1.</translation>
    </message>
    <message>
        <source>Contains: %1</source>
        <translation>Contient&#xa0;: %1</translation>
    </message>
    <message>
        <source>Completed %1 – %2</source>
        <translation>Terminé %1 – %2</translation>
    </message>
    <message>
        <source>Completed since %1</source>
        <translation>Terminé depuis le %1</translation>
    </message>
    <message>
        <source>Completed up to %1</source>
        <translation>Terminé jusqu’au %1</translation>
    </message>
    <message>
        <source>Completed</source>
        <comment>filter by the date of completion</comment>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Completed since</source>
        <translation>Terminé depuis</translation>
    </message>
    <message>
        <source>Completed up to</source>
        <translation>Terminé jusqu’au</translation>
    </message>
    <message>
        <source>Text in documents…</source>
        <translation>Texte des documents…</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>L’année dernière</translation>
    </message>
    <message>
        <source>Search in completed documents</source>
        <translation>Rechercher dans les documents terminés</translation>
    </message>
    <message>
        <source>Words in the pages or answers</source>
        <translation>Mots des pages ou des réponses</translation>
    </message>
</context>
<context>
    <name>ink::ui::FindBar</name>
    <message>
        <source>Find in document</source>
        <translation>Chercher dans les pages</translation>
    </message>
    <message>
        <source>Next match (Enter)</source>
        <translation>Résultat suivant (Entrée)</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Résultat suivant</translation>
    </message>
    <message>
        <source>Previous match (Shift+Enter)</source>
        <translation>Résultat précédent (Maj+Entrée)</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Résultat précédent</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Respecter les majuscules et minuscules</translation>
    </message>
    <message>
        <source>Whole words only</source>
        <translation>Mots entiers seulement</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>plus de %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Can&apos;t be searched</source>
        <translation>Recherche impossible</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Introuvable</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>page %1 sur %2</translation>
    </message>
</context>
<context>
    <name>ink::ui::FindingRepair</name>
    <message>
        <source>Move onto the page</source>
        <translation>Le ramener à l’intérieur</translation>
    </message>
    <message>
        <source>Use the default size</source>
        <translation>Lui rendre sa taille habituelle</translation>
    </message>
    <message>
        <source>Add a signature field on page %1</source>
        <translation>Ajouter un champ de signature page %1</translation>
    </message>
    <message>
        <source>Add a signature field</source>
        <translation>Ajouter un champ de signature</translation>
    </message>
    <message>
        <source>Renumber the steps</source>
        <translation>Renuméroter les étapes</translation>
    </message>
    <message>
        <source>Merge the two recipients</source>
        <translation>Fusionner les deux</translation>
    </message>
    <message>
        <source>Assign to the signer</source>
        <translation>L’attribuer à la personne qui signe</translation>
    </message>
    <message>
        <source>Assign to %1</source>
        <translation>L’attribuer à %1</translation>
    </message>
    <message>
        <source>Remove the duplicate</source>
        <translation>Supprimer le doublon</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Le supprimer</translation>
    </message>
    <message>
        <source>Rename to “%1”</source>
        <translation>Le nommer «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Always show</source>
        <translation>Toujours l’afficher</translation>
    </message>
    <message>
        <source>Make optional</source>
        <translation>Le rendre facultatif</translation>
    </message>
    <message>
        <source>Clear the value</source>
        <translation>Le laisser vide</translation>
    </message>
    <message>
        <source>Remove the condition</source>
        <translation>Laisser sans condition</translation>
    </message>
    <message>
        <source>Remove the formula</source>
        <translation>Laisser sans formule</translation>
    </message>
</context>
<context>
    <name>ink::ui::FindingText</name>
    <message>
        <source>A field</source>
        <translation>Un champ</translation>
    </message>
    <message>
        <source>The document needs a title.</source>
        <translation>Le document doit avoir un titre.</translation>
    </message>
    <message>
        <source>The title is longer than 255 characters.</source>
        <translation>Le titre dépasse 255 caractères.</translation>
    </message>
    <message>
        <source>Your account needs a name and an email address.</source>
        <translation>Votre compte doit avoir un nom et une adresse e-mail.</translation>
    </message>
    <message>
        <source>The document has no file yet.</source>
        <translation>Il n’y a pas encore de fichier.</translation>
    </message>
    <message>
        <source>Add a recipient.</source>
        <translation>Ajoutez un signataire.</translation>
    </message>
    <message>
        <source>None of the recipients is a signer.</source>
        <translation>Personne n’est invité à signer.</translation>
    </message>
    <message>
        <source>%1 needs a name.</source>
        <translation>Indiquez le nom de %1.</translation>
    </message>
    <message>
        <source>%1 needs an email address for the one-time code.</source>
        <translation>%1 doit avoir une adresse e-mail pour le code à usage unique.</translation>
    </message>
    <message>
        <source>%1 has no email address. Send them the signing link yourself.</source>
        <translation>%1 n’a pas d’adresse e-mail&#xa0;: vous remettrez le lien de signature.</translation>
    </message>
    <message>
        <source>The email address of %1 isn&apos;t valid.</source>
        <translation>L’adresse e-mail de %1 est incomplète.</translation>
    </message>
    <message>
        <source>%1 shares an email address with someone else.</source>
        <translation>%1 partage son adresse e-mail avec quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>%1 has no signature field.</source>
        <translation>%1 n’a pas de champ de signature.</translation>
    </message>
    <message>
        <source>“%1” is outside its page.</source>
        <translation>«&#xa0;%1&#xa0;» dépasse de sa page.</translation>
    </message>
    <message>
        <source>“%1” is too small to fill in.</source>
        <translation>«&#xa0;%1&#xa0;» est trop petit pour être rempli.</translation>
    </message>
    <message>
        <source>“%1” is on a page that doesn&apos;t exist.</source>
        <translation>«&#xa0;%1&#xa0;» est sur une page qui n’existe pas.</translation>
    </message>
    <message>
        <source>No recipient can fill in “%1”.</source>
        <translation>Personne ne peut remplir «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” covers another field.</source>
        <translation>«&#xa0;%1&#xa0;» recouvre un autre champ.</translation>
    </message>
    <message>
        <source>Two fields are named “%1”.</source>
        <translation>Deux champs s’appellent «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” needs a group.</source>
        <translation>«&#xa0;%1&#xa0;» est un choix unique&#xa0;: indiquez un groupe.</translation>
    </message>
    <message>
        <source>“%1” has no options.</source>
        <translation>«&#xa0;%1&#xa0;» ne propose aucun choix.</translation>
    </message>
    <message>
        <source>The pattern of “%1” isn&apos;t valid.</source>
        <translation>Le motif de «&#xa0;%1&#xa0;» est incompréhensible.</translation>
    </message>
    <message>
        <source>The signing order skips a step.</source>
        <translation>L’ordre de signature saute une étape.</translation>
    </message>
    <message>
        <source>“%1” has characters that no installed font supports: %2.</source>
        <translation>«&#xa0;%1&#xa0;» contient des caractères qu’aucune police ne peut écrire&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The name of %1 has characters that no installed font supports: %2.</source>
        <translation>Le nom de %1 contient des caractères qu’aucune police ne peut écrire&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The title has characters that no installed font supports: %1.</source>
        <translation>Le titre contient des caractères qu’aucune police ne peut écrire&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The formula of “%1” can&apos;t be computed.</source>
        <translation>La formule de «&#xa0;%1&#xa0;» ne peut pas être calculée.</translation>
    </message>
    <message>
        <source>The formula of “%1” refers to a field that doesn&apos;t exist.</source>
        <translation>La formule de «&#xa0;%1&#xa0;» nomme un champ qui n’existe pas.</translation>
    </message>
    <message>
        <source>“%1” refers to itself.</source>
        <translation>«&#xa0;%1&#xa0;» est calculé à partir de son propre résultat.</translation>
    </message>
    <message>
        <source>“%1” depends on a field that doesn&apos;t exist.</source>
        <translation>«&#xa0;%1&#xa0;» dépend d’un champ qui n’existe pas.</translation>
    </message>
    <message>
        <source>The condition of “%1” depends on itself.</source>
        <translation>«&#xa0;%1&#xa0;» ne s’affiche que s’il est déjà affiché.</translation>
    </message>
    <message>
        <source>“%1” is required but can never be shown.</source>
        <translation>«&#xa0;%1&#xa0;» est obligatoire mais ne peut jamais s’afficher.</translation>
    </message>
    <message>
        <source>The default value of “%1” isn&apos;t valid.</source>
        <translation>«&#xa0;%1&#xa0;» n’accepte pas sa valeur initiale.</translation>
    </message>
    <message>
        <source>The limits of “%1” exclude every value.</source>
        <translation>Les limites de «&#xa0;%1&#xa0;» ne laissent aucune valeur possible.</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>“%1” covers text on the page.</source>
        <translation>«&#xa0;%1&#xa0;» couvre du texte de la page.</translation>
    </message>
    <message>
        <source>“%1” is in the margin, where printers may not print.</source>
        <translation>«&#xa0;%1&#xa0;» se trouve là où les imprimantes laissent le papier blanc.</translation>
    </message>
    <message>
        <source>“%1” is in a file that only allows filling in form fields.</source>
        <translation>«&#xa0;%1&#xa0;» se trouve sur un fichier dont seul le formulaire peut être rempli.</translation>
    </message>
    <message>
        <source>The computed value of “%1” isn&apos;t valid.</source>
        <translation>Ce que donne maintenant «&#xa0;%1&#xa0;» n’est pas admis.</translation>
    </message>
    <message>
        <source>“%1” is a placeholder. Enter the recipient&apos;s name.</source>
        <translation>«&#xa0;%1&#xa0;» est un nom provisoire. Saisissez le nom du destinataire.</translation>
    </message>
    <message>
        <source>“%1” is the only radio button in its group.</source>
        <translation>«&#xa0;%1&#xa0;» est le seul bouton radio de son groupe.</translation>
    </message>
    <message>
        <source>The formula of “%1” no longer applies because the fields that it refers to weren&apos;t copied.</source>
        <translation>La formule de «&#xa0;%1&#xa0;» a été retirée&#xa0;: les champs auxquels elle se réfère n’ont pas été copiés.</translation>
    </message>
    <message>
        <source>The condition of “%1” no longer applies because the field that it refers to wasn&apos;t copied.</source>
        <translation>La condition de «&#xa0;%1&#xa0;» a été retirée&#xa0;: le champ auquel elle se réfère n’a pas été copié.</translation>
    </message>
    <message>
        <source>“%1” can never be shown.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut jamais être affiché.</translation>
    </message>
    <message>
        <source>The note “%1” has no text.</source>
        <translation>La note «&#xa0;%1&#xa0;» n’a pas de texte.</translation>
    </message>
    <message>
        <source>The access code for %1 is too short. Use at least %2 characters.</source>
        <translation>Le code d’accès de %1 est trop court. Utilisez au moins %2 caractères.</translation>
    </message>
    <message>
        <source>%1 needs a phone number with a country code for the code by SMS.</source>
        <translation>%1 a besoin d’un numéro de téléphone avec indicatif de pays pour le code par SMS.</translation>
    </message>
</context>
<context>
    <name>ink::ui::Fold</name>
    <message>
        <source>Expanded</source>
        <translation>Développé</translation>
    </message>
    <message>
        <source>Collapsed</source>
        <translation>Réduit</translation>
    </message>
</context>
<context>
    <name>ink::ui::FolderActions</name>
    <message>
        <source>“%1” can&apos;t be moved into its own subfolder “%2”.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être déplacé dans «&#xa0;%2&#xa0;», qui s’y trouve.</translation>
    </message>
    <message>
        <source>New folder</source>
        <translation>Nouveau dossier</translation>
    </message>
    <message>
        <source>Folder name</source>
        <translation>Nom du dossier</translation>
    </message>
    <message>
        <source>Create folder</source>
        <translation>Créer le dossier</translation>
    </message>
    <message>
        <source>Folder “%1” created.</source>
        <translation>Dossier «&#xa0;%1&#xa0;» créé.</translation>
    </message>
    <message>
        <source>Renamed to “%1”.</source>
        <translation>Renommé en «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Folder “%1” moved.</source>
        <translation>Dossier «&#xa0;%1&#xa0;» déplacé.</translation>
    </message>
    <message>
        <source>Delete the folder “%1”?</source>
        <translation>Supprimer le dossier «&#xa0;%1&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>Delete folder</source>
        <translation>Supprimer le dossier</translation>
    </message>
    <message>
        <source>Folder deleted.</source>
        <translation>Dossier supprimé.</translation>
    </message>
    <message>
        <source>New folder…</source>
        <translation>Nouveau dossier…</translation>
    </message>
    <message>
        <source>New subfolder…</source>
        <translation>Nouveau sous-dossier…</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Delete folder…</source>
        <translation>Supprimer le dossier…</translation>
    </message>
    <message numerus="yes">
        <source>%n template(s)</source>
        <translation>
            <numerusform>%n modèle</numerusform>
            <numerusform>%n modèles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n document</numerusform>
            <numerusform>%n documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s)</source>
        <translation>
            <numerusform>%n dossier</numerusform>
            <numerusform>%n dossiers</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete folder and move %1</source>
        <translation>Supprimer le dossier et déplacer %1</translation>
    </message>
    <message>
        <source>Folder deleted. %1 moved.</source>
        <translation>Dossier supprimé. Déplacé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 will be moved to “%2”.</source>
        <translation>Déplacement vers «&#xa0;%2&#xa0;»&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 won&apos;t be in any folder.</source>
        <translation>Ne seront plus dans aucun dossier&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Folder “%1” restored.</source>
        <translation>Dossier «&#xa0;%1&#xa0;» restauré.</translation>
    </message>
</context>
<context>
    <name>ink::ui::FolderChooser</name>
    <message>
        <source>Search folders</source>
        <translation>Rechercher un dossier</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Dossiers</translation>
    </message>
    <message>
        <source>No folders match your search.</source>
        <translation>Aucun dossier ne porte ce nom.</translation>
    </message>
    <message>
        <source>New folder…</source>
        <translation>Nouveau dossier…</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Déplacer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>No folder</source>
        <translation>Aucun dossier</translation>
    </message>
</context>
<context>
    <name>ink::ui::FolderTreeModel</name>
    <message>
        <source>All documents</source>
        <translation>Tous les documents</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>Corbeille</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Brouillons</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Dossiers</translation>
    </message>
    <message>
        <source>All templates</source>
        <translation>Tous les modèles</translation>
    </message>
    <message>
        <source>Saved searches</source>
        <translation>Recherches enregistrées</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Modèles</translation>
    </message>
</context>
<context>
    <name>ink::ui::FormulaEdit</name>
    <message>
        <source>Division by zero with the default values</source>
        <translation>Divise par zéro avec les valeurs initiales</translation>
    </message>
    <message>
        <source>The result is too large</source>
        <translation>Le résultat est trop grand</translation>
    </message>
    <message>
        <source>round takes 0 to 20 decimal places</source>
        <translation>round prend 0 à 20 décimales</translation>
    </message>
    <message>
        <source>No field has this name</source>
        <translation>Aucun champ ne porte ce nom</translation>
    </message>
    <message>
        <source>The formula refers to itself</source>
        <translation>Elle aurait besoin de son propre résultat</translation>
    </message>
    <message>
        <source>The formula depends on another formula that isn&apos;t valid</source>
        <translation>Elle dépend d’une formule illisible</translation>
    </message>
    <message>
        <source>end; start</source>
        <comment>arguments of a function: two dates</comment>
        <translation>fin&#x202f;; début</translation>
    </message>
    <message>
        <source>condition; then; otherwise</source>
        <comment>arguments of a function</comment>
        <translation>condition&#x202f;; alors&#x202f;; sinon</translation>
    </message>
    <message>
        <source>condition</source>
        <comment>argument of a function</comment>
        <translation>condition (vrai ou faux)</translation>
    </message>
    <message>
        <source>number; places</source>
        <comment>arguments of a function</comment>
        <translation>nombre&#x202f;; décimales</translation>
    </message>
    <message>
        <source>A value in the formula isn&apos;t a number</source>
        <translation>Une valeur de la formule n’est pas un nombre</translation>
    </message>
    <message>
        <source>A value in the formula isn&apos;t a date</source>
        <translation>Une valeur de la formule n’est pas une date</translation>
    </message>
    <message>
        <source>Only whole days can be added to a date</source>
        <translation>On ne peut ajouter que des jours entiers à une date</translation>
    </message>
</context>
<context>
    <name>ink::ui::GeneralSection</name>
    <message>
        <source>General</source>
        <translation>Ce poste</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Units of measurement</source>
        <translation>Unité de mesure</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claire</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Millimetres</source>
        <translation>Millimètres</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Inches</source>
        <translation>Pouces</translation>
    </message>
    <message>
        <source>Set by your administrator.</source>
        <translation>Défini par votre administrateur.</translation>
    </message>
    <message>
        <source>Check for updates automatically</source>
        <translation>Rechercher les nouvelles versions</translation>
    </message>
    <message>
        <source>Inkstone checks once a day and shows a notice. It never installs anything itself and sends nothing about you or this computer.</source>
        <translation>Une fois par jour. Inkstone affiche un avis et n’installe jamais rien de lui-même. Rien n’est envoyé sur vous ni sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Page de démarrage</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documents</translation>
    </message>
    <message>
        <source>Reopen documents at start</source>
        <translation>Rouvrir les documents au démarrage</translation>
    </message>
</context>
<context>
    <name>ink::ui::HelpActions</name>
    <message>
        <source>Inkstone &amp;Help</source>
        <translation>A&amp;ide d’Inkstone</translation>
    </message>
    <message>
        <source>&amp;Try a sample document</source>
        <translation>&amp;Essayer un document d’exemple</translation>
    </message>
    <message>
        <source>&amp;What&apos;s new</source>
        <translation>&amp;Nouveautés</translation>
    </message>
    <message>
        <source>&amp;Log…</source>
        <translation>&amp;Journal…</translation>
    </message>
    <message>
        <source>The sample template was added.</source>
        <translation>Le modèle d’exemple a été ajouté.</translation>
    </message>
</context>
<context>
    <name>ink::ui::HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
</context>
<context>
    <name>ink::ui::HelpPanel</name>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Close help</source>
        <translation>Fermer l’aide</translation>
    </message>
</context>
<context>
    <name>ink::ui::HelpView</name>
    <message>
        <source>Search help…</source>
        <translation>Rechercher dans l’aide…</translation>
    </message>
    <message>
        <source>Search help</source>
        <translation>Rechercher dans l’aide</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Rubriques</translation>
    </message>
    <message>
        <source>Help text</source>
        <translation>Texte de l’aide</translation>
    </message>
    <message>
        <source>No topics contain these words. Try different words.</source>
        <translation>Aucune rubrique ne contient ces mots. Essayez un autre mot.</translation>
    </message>
</context>
<context>
    <name>ink::ui::ImportNotice</name>
    <message numerus="yes">
        <source>Convert %n form field(s) in the PDF</source>
        <translation>
            <numerusform>Utiliser %n champ de ce fichier</numerusform>
            <numerusform>Utiliser les %n champs de ce fichier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n anchor(s) aren&apos;t valid and stay as text.</source>
        <translation>
            <numerusform>%n ancre est illisible et reste du texte.</numerusform>
            <numerusform>%n ancres sont illisibles et restent du texte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” has %n form field(s).</source>
        <translation>
            <numerusform>«&#xa0;%1&#xa0;» apporte %n champ de formulaire.</numerusform>
            <numerusform>«&#xa0;%1&#xa0;» apporte %n champs de formulaire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The files have %n form field(s).</source>
        <translation>
            <numerusform>Les fichiers apportent %n champ de formulaire.</numerusform>
            <numerusform>Les fichiers apportent %n champs de formulaire.</numerusform>
        </translation>
    </message>
    <message>
        <source>Convert them to fields that you can move and assign. The signed file shows only the converted fields.</source>
        <translation>Ils deviennent des champs que vous pouvez déplacer et attribuer à d’autres. Dans le fichier signé, on ne voit que ceux-ci.</translation>
    </message>
    <message>
        <source>“%1” on page %2: %3</source>
        <translation>«&#xa0;%1&#xa0;», page %2&#xa0;: %3</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::KeyRightsFields</name>
    <message>
        <source>The key may</source>
        <translation>La clé peut</translation>
    </message>
    <message>
        <source>Limit to a folder</source>
        <translation>Limiter à un dossier</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Read documents, folders, templates and reports, and download files.</source>
        <translation>Lire les documents, dossiers, modèles et rapports, et télécharger les fichiers.</translation>
    </message>
    <message>
        <source>Edit drafts</source>
        <translation>Modifier les brouillons</translation>
    </message>
    <message>
        <source>Create, change and delete drafts, templates and folders.</source>
        <translation>Créer, modifier et supprimer des brouillons, modèles et dossiers.</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Envoyer</translation>
    </message>
    <message>
        <source>Send documents, remind recipients, and correct or cancel documents in progress.</source>
        <translation>Envoyer des documents, relancer les destinataires, et corriger ou annuler les documents en cours.</translation>
    </message>
    <message>
        <source>Record signatures</source>
        <translation>Enregistrer des signatures</translation>
    </message>
    <message>
        <source>Record signatures made in person or on paper.</source>
        <translation>Enregistrer des signatures faites en personne ou sur papier.</translation>
    </message>
    <message>
        <source>Manage the account</source>
        <translation>Gérer le compte</translation>
    </message>
    <message>
        <source>Change settings, keys, absences and callbacks, and delete documents permanently.</source>
        <translation>Modifier les réglages, clés, absences et callbacks, et supprimer définitivement des documents.</translation>
    </message>
    <message>
        <source>Whole account</source>
        <translation>Tout le compte</translation>
    </message>
    <message>
        <source>%1 (templates)</source>
        <translation>%1 (modèles)</translation>
    </message>
    <message>
        <source>may do nothing</source>
        <translation>aucun droit</translation>
    </message>
    <message>
        <source>may: %1</source>
        <translation>droits&#xa0;: %1</translation>
    </message>
    <message>
        <source>only in %1</source>
        <translation>seulement dans %1</translation>
    </message>
    <message>
        <source>folder %1</source>
        <translation>dossier %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::KeychainBanner</name>
    <message>
        <source>The keychain of this computer is locked or unavailable.</source>
        <translation>Le trousseau de cet ordinateur est verrouillé ou indisponible.</translation>
    </message>
    <message>
        <source>It contains the API key for %1. The documents from your last session are shown.</source>
        <translation>Il contient la clé de %1. Vous voyez les documents de votre dernière session.</translation>
    </message>
    <message>
        <source>It contains the API key for %1.</source>
        <translation>Il contient la clé de %1.</translation>
    </message>
    <message>
        <source>Unlock keychain</source>
        <translation>Déverrouiller le trousseau</translation>
    </message>
    <message>
        <source>Until you unlock it, documents aren&apos;t sealed and email that needs a password isn&apos;t sent. Everything else works.</source>
        <translation>Le scellement et les e-mails qui demandent un mot de passe attendent que vous le déverrouilliez. Tout le reste fonctionne.</translation>
    </message>
    <message>
        <source>Documents can&apos;t be sealed on this computer at the moment.</source>
        <translation>Les documents ne peuvent pas être scellés sur cet ordinateur pour l’instant.</translation>
    </message>
    <message>
        <source>The keychain entry “%1” is missing. Everything else works.</source>
        <translation>L’entrée «&#xa0;%1&#xa0;» manque dans le trousseau. Tout le reste fonctionne.</translation>
    </message>
    <message>
        <source>The keychain entry “%1” doesn&apos;t open the seal key. Everything else works.</source>
        <translation>L’entrée «&#xa0;%1&#xa0;» du trousseau n’ouvre pas la clé du sceau. Tout le reste fonctionne.</translation>
    </message>
    <message>
        <source>Unlock sealing…</source>
        <translation>Débloquer le scellement…</translation>
    </message>
</context>
<context>
    <name>ink::ui::KeysSection</name>
    <message>
        <source>Key copied.</source>
        <translation>Clé copiée.</translation>
    </message>
    <message>
        <source>API keys</source>
        <translation>Clés d’API</translation>
    </message>
    <message>
        <source>Purpose of the new key</source>
        <translation>Usage de la nouvelle clé</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>Expiration</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>In 30 days</source>
        <translation>Dans 30 jours</translation>
    </message>
    <message>
        <source>In 90 days</source>
        <translation>Dans 90 jours</translation>
    </message>
    <message>
        <source>In a year</source>
        <translation>Dans un an</translation>
    </message>
    <message>
        <source>Create key</source>
        <translation>Créer une clé</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>La nouvelle clé</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>The key is shown only once. Copy it to where it is needed, such as another program&apos;s settings.</source>
        <translation>La clé n’est affichée qu’une fois. Copiez-la là où elle est nécessaire, par exemple dans les paramètres d’un autre logiciel.</translation>
    </message>
    <message>
        <source>You get API keys for this service on its website or from its operator. Enter a key under Accounts &amp; services.</source>
        <translation>Ce service gère ses clés ailleurs&#xa0;: sur ses propres pages ou par son exploitant. Une clé reçue là-bas se saisit sous Comptes et services.</translation>
    </message>
    <message>
        <source>Other programs on this computer need a key to access this workspace. Inkstone creates its own key at each start.</source>
        <translation>Les autres logiciels de cet ordinateur ont besoin d’une clé pour accéder à cet espace. Inkstone crée la sienne à chaque démarrage.</translation>
    </message>
    <message>
        <source>Create a separate key for each program and person, so that you can revoke them one by one.</source>
        <translation>Créez une clé distincte pour chaque logiciel et chaque personne, afin de pouvoir les révoquer une par une.</translation>
    </message>
    <message>
        <source>Created %1</source>
        <translation>Créée %1</translation>
    </message>
    <message>
        <source>used %1</source>
        <translation>utilisée %1</translation>
    </message>
    <message>
        <source>never used</source>
        <translation>jamais utilisée</translation>
    </message>
    <message>
        <source>expired %1</source>
        <translation>expirée %1</translation>
    </message>
    <message>
        <source>expires %1</source>
        <translation>expire %1</translation>
    </message>
    <message>
        <source>in use here</source>
        <translation>utilisée ici</translation>
    </message>
    <message>
        <source>Renew</source>
        <translation>Renouveler</translation>
    </message>
    <message>
        <source>Replaces this key with a new one in the keychain, then revokes it.</source>
        <translation>Une nouvelle clé prend la place de celle-ci dans le trousseau&#x202f;; celle-ci est ensuite révoquée.</translation>
    </message>
    <message>
        <source>Revoke…</source>
        <translation>Révoquer…</translation>
    </message>
    <message>
        <source>Revoke %1</source>
        <translation>Révoquer %1</translation>
    </message>
    <message>
        <source>Enter the purpose of the key so that you know later which one to revoke.</source>
        <translation>Décrivez son usage, pour savoir plus tard quelle clé révoquer.</translation>
    </message>
    <message>
        <source>Key “%1”</source>
        <translation>La clé «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>The new key is in use, but the old one couldn&apos;t be revoked. Revoke it here.</source>
        <translation>La nouvelle clé est utilisée. L’ancienne n’a pas pu être révoquée&#xa0;: révoquez-la ici.</translation>
    </message>
    <message>
        <source>The new key is in the keychain. The old key is revoked.</source>
        <translation>La nouvelle clé est dans le trousseau, l’ancienne est révoquée.</translation>
    </message>
    <message>
        <source>Programs that use this key lose access immediately.</source>
        <translation>Les logiciels qui utilisent cette clé perdent l’accès immédiatement.</translation>
    </message>
    <message>
        <source>Inkstone is using this key and would lose access until you restart it.</source>
        <translation>Ce poste utilise cette clé et perdrait l’accès jusqu’au prochain démarrage.</translation>
    </message>
    <message>
        <source>Inkstone is using this key. You will have to enter a new one to continue.</source>
        <translation>Ce poste utilise cette clé. Vous devrez en saisir une nouvelle pour continuer.</translation>
    </message>
    <message>
        <source>Revoke the key “%1”?</source>
        <translation>Révoquer la clé «&#xa0;%1&#xa0;»&#x202f;?</translation>
    </message>
    <message>
        <source>Revoke key</source>
        <translation>Révoquer la clé</translation>
    </message>
    <message>
        <source>Key revoked.</source>
        <translation>La clé est révoquée.</translation>
    </message>
    <message>
        <source>%1 · ends in %2</source>
        <translation>%1 · finit par %2</translation>
    </message>
    <message>
        <source>Inkstone on this computer</source>
        <translation>Inkstone sur cet ordinateur</translation>
    </message>
    <message>
        <source>Select at least one right.</source>
        <translation>Sélectionnez au moins un droit.</translation>
    </message>
    <message>
        <source>called a deprecated operation %1</source>
        <translation>opération obsolète appelée %1</translation>
    </message>
    <message>
        <source>Last used: %1</source>
        <translation>Dernière utilisation&#xa0;: %1</translation>
    </message>
    <message>
        <source>Last call of a deprecated operation: %1. The program that uses this key needs an update.</source>
        <translation>Dernier appel d’une opération obsolète&#xa0;: %1. Le programme qui utilise cette clé doit être mis à jour.</translation>
    </message>
</context>
<context>
    <name>ink::ui::KioskLockDialog</name>
    <message numerus="yes">
        <source>Enter at least %n digits.</source>
        <translation>
            <numerusform>Saisissez au moins %n chiffre.</numerusform>
            <numerusform>Saisissez au moins %n chiffres.</numerusform>
        </translation>
    </message>
    <message>
        <source>The PINs don&apos;t match.</source>
        <translation>Les codes PIN ne correspondent pas.</translation>
    </message>
    <message>
        <source>Lock the screen</source>
        <translation>Verrouiller l’écran</translation>
    </message>
    <message>
        <source>Choose a PIN before you hand over this device. The screen then shows only this document. Enter the PIN to return to your documents. The PIN isn&apos;t saved anywhere.</source>
        <translation>Choisissez un code PIN avant de remettre cet appareil. L’écran n’affiche alors que ce document et revient à vos documents avec le code PIN. Le code PIN n’est enregistré nulle part.</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>Code PIN</translation>
    </message>
    <message>
        <source>Confirm PIN</source>
        <translation>Répéter le code PIN</translation>
    </message>
    <message>
        <source>Lock screen</source>
        <translation>Verrouiller l’écran</translation>
    </message>
    <message>
        <source>Don&apos;t lock</source>
        <translation>Ne pas verrouiller</translation>
    </message>
</context>
<context>
    <name>ink::ui::KioskPinDialog</name>
    <message>
        <source>Wrong PIN.</source>
        <translation>Code PIN incorrect.</translation>
    </message>
    <message numerus="yes">
        <source>Too many wrong attempts. Try again in %n seconds.</source>
        <translation>
            <numerusform>Trop de tentatives incorrectes. Réessayez dans %n seconde.</numerusform>
            <numerusform>Trop de tentatives incorrectes. Réessayez dans %n secondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show files on this device?</source>
        <translation>Afficher les fichiers de cet appareil&#x202f;?</translation>
    </message>
    <message>
        <source>Return to Inkstone</source>
        <translation>Revenir à Inkstone</translation>
    </message>
    <message>
        <source>The screen is locked. To choose a file on this device, the sender must enter the PIN.</source>
        <translation>L’écran est verrouillé. Le code PIN de l’expéditeur est nécessaire pour choisir un fichier de cet appareil.</translation>
    </message>
    <message>
        <source>Hand the device back to the sender, who unlocks it with the PIN.</source>
        <translation>Rendez l’appareil à l’expéditeur, qui le déverrouille avec le code PIN.</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>Code PIN</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Choisir un fichier</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Déverrouiller</translation>
    </message>
    <message>
        <source>Back to the document</source>
        <translation>Revenir au document</translation>
    </message>
</context>
<context>
    <name>ink::ui::KioskScreen</name>
    <message>
        <source>Signing in person was interrupted</source>
        <translation>La signature en personne a été interrompue</translation>
    </message>
    <message>
        <source>Inkstone closed while the screen was locked for a signer. The signer&apos;s entries are saved. Hand the device back to the sender before you open the documents.</source>
        <translation>Inkstone s’est arrêté alors que l’écran était verrouillé pour un signataire. Les saisies du signataire sont enregistrées. Rendez l’appareil à l’expéditeur avant d’ouvrir les documents.</translation>
    </message>
    <message>
        <source>Open documents</source>
        <translation>Ouvrir les documents</translation>
    </message>
</context>
<context>
    <name>ink::ui::LinkDialog</name>
    <message>
        <source>Hello %1,

please sign “%2” here:
%3

Best regards
%4</source>
        <translation>Bonjour %1,

merci de signer «&#xa0;%2&#xa0;» ici&#xa0;:
%3

Cordialement
%4</translation>
    </message>
    <message>
        <source>Please sign: %1</source>
        <translation>À signer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Signing link of %1</source>
        <translation>Lien de signature de %1</translation>
    </message>
    <message>
        <source>QR code of the signing link</source>
        <translation>Code QR du lien de signature</translation>
    </message>
    <message>
        <source>Signing link</source>
        <translation>Lien de signature</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Copier le lien</translation>
    </message>
    <message>
        <source>Open in email app…</source>
        <translation>Ouvrir dans la messagerie…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Scan to sign as %1</source>
        <translation>Scanner pour signer en tant que %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::LinkReachPart</name>
    <message>
        <source>Signing links</source>
        <translation>Liens de signature</translation>
    </message>
    <message>
        <source>Signing links point to the service on this computer, so they work only while Inkstone is running here.</source>
        <translation>Les liens de signature mènent au service de cet ordinateur et ne fonctionnent donc que tant qu’Inkstone y est ouvert.</translation>
    </message>
    <message>
        <source>Only on this computer</source>
        <translation>Uniquement sur cet ordinateur</translation>
    </message>
    <message>
        <source>On the local network</source>
        <translation>Dans le réseau local</translation>
    </message>
    <message>
        <source>At a public address or over a VPN</source>
        <translation>À une adresse publique ou par un VPN</translation>
    </message>
    <message>
        <source>This computer&apos;s address on the network</source>
        <translation>Adresse de cet ordinateur sur le réseau</translation>
    </message>
    <message>
        <source>Base address of signing links</source>
        <translation>Adresse de base des liens</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>A reverse proxy on this computer forwards requests to the service</source>
        <translation>Un proxy inverse sur cet ordinateur transmet au service</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Test the address</source>
        <translation>Tester l’adresse</translation>
    </message>
    <message>
        <source>People sign here in person. Nobody else can open a link.</source>
        <translation>Les personnes signent ici, sur place. Personne d’autre ne peut ouvrir un lien.</translation>
    </message>
    <message>
        <source>Set up the proxy to forward %1 to http://127.0.0.1:%2.</source>
        <translation>Configurez le proxy pour qu’il transmette %1 à http://127.0.0.1:%2.</translation>
    </message>
    <message>
        <source>Set by your administrator.</source>
        <translation>Défini par votre administrateur.</translation>
    </message>
    <message>
        <source>Choose an address that other computers can reach.</source>
        <translation>Choisissez une adresse par laquelle d’autres joignent cet ordinateur.</translation>
    </message>
    <message>
        <source>This address works only on this computer. Enter one that other computers can reach.</source>
        <translation>Sur chaque ordinateur, cette adresse désigne l’ordinateur lui-même.</translation>
    </message>
    <message>
        <source>Enter an address such as https://sign.example.com.</source>
        <translation>Saisissez une adresse telle que https://sign.example.com.</translation>
    </message>
    <message>
        <source>Allow connections from other computers?</source>
        <translation>Ouvrir le service à d’autres ordinateurs&#xa0;?</translation>
    </message>
    <message>
        <source>Allow connections</source>
        <translation>Ouvrir le service</translation>
    </message>
    <message>
        <source>Signing links work only on this computer.</source>
        <translation>Les liens de signature ne fonctionnent que sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Signing links begin with %1.</source>
        <translation>Les liens de signature commencent par %1.</translation>
    </message>
    <message>
        <source>Port %1 is in use by another program, so the service can&apos;t be reached.</source>
        <translation>Un autre programme utilise le port %1&#xa0;: le service n’est pas joignable.</translation>
    </message>
    <message>
        <source>Choose another port, or quit that program and restart Inkstone.</source>
        <translation>Choisissez un autre port, ou quittez ce programme et redémarrez Inkstone.</translation>
    </message>
    <message>
        <source>This computer no longer has the address %1.</source>
        <translation>Cet ordinateur n’a pas l’adresse %1 en ce moment.</translation>
    </message>
    <message>
        <source>Links that begin with this address don&apos;t work. Choose one of the current addresses.</source>
        <translation>Les liens qui commencent ainsi ne s’ouvrent pas. Choisissez l’une des adresses actuelles.</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>Test en cours…</translation>
    </message>
    <message>
        <source>%1 reaches the service on this computer.</source>
        <translation>%1 mène au service de cet ordinateur.</translation>
    </message>
    <message>
        <source>The test ran on this computer, and a firewall may still block other devices. To be sure, open the address on a phone.</source>
        <translation>Le test a été fait depuis cet ordinateur. Pour en être sûr, ouvrez l’adresse sur un téléphone&#xa0;: un pare-feu peut encore la bloquer.</translation>
    </message>
    <message>
        <source>A different Inkstone service responds at %1.</source>
        <translation>Un autre service Inkstone répond à %1.</translation>
    </message>
    <message>
        <source>This computer&apos;s signing links don&apos;t work there. Check where the proxy or port forwarding sends requests.</source>
        <translation>Les liens de cet ordinateur n’y fonctionnent pas. Vérifiez où mène le proxy ou le port redirigé.</translation>
    </message>
    <message>
        <source>%1 responds, but it isn&apos;t an Inkstone service.</source>
        <translation>Autre chose répond à %1.</translation>
    </message>
    <message>
        <source>Check where the proxy or port forwarding sends requests.</source>
        <translation>Vérifiez où mène le proxy ou le port redirigé.</translation>
    </message>
    <message>
        <source>The host name in %1 couldn&apos;t be found.</source>
        <translation>Le nom dans %1 est inconnu.</translation>
    </message>
    <message>
        <source>Check the spelling, or add a DNS record for the name.</source>
        <translation>Vérifiez l’orthographe, ou ajoutez le nom là où votre domaine est géré.</translation>
    </message>
    <message>
        <source>The certificate of %1 isn&apos;t trusted.</source>
        <translation>Le certificat de %1 n’est pas accepté.</translation>
    </message>
    <message>
        <source>Browsers show a warning. Renew the certificate or use one that browsers trust.</source>
        <translation>Les navigateurs mettent en garde. Renouvelez-le ou utilisez un certificat qu’ils reconnaissent.</translation>
    </message>
    <message>
        <source>No response from %1 when tested from this computer.</source>
        <translation>Rien ne répond à %1 depuis cet ordinateur.</translation>
    </message>
    <message>
        <source>Check the proxy, the forwarded port and the firewall. Some routers don&apos;t let you open their own address from inside the network; in that case, try it on a phone with Wi-Fi turned off.</source>
        <translation>Vérifiez le proxy, le port redirigé et le pare-feu. Certains routeurs ne permettent pas d’ouvrir leur propre adresse depuis le réseau&#xa0;; essayez alors sur un téléphone sans Wi-Fi.</translation>
    </message>
    <message>
        <source>The service accepts connections from every network on port %1. Forward this port to this computer.</source>
        <translation>Le service accepte sur le port %1 les connexions de tous les réseaux. Redirigez ce port vers cet ordinateur.</translation>
    </message>
    <message>
        <source>The service on this computer accepts connections from other computers on port %1. They can open signing links and sign in with an API key.</source>
        <translation>Le service de cet ordinateur accepte sur le port %1 les connexions d’autres ordinateurs. Ils peuvent ouvrir des liens de signature et se connecter avec une clé d’API.</translation>
    </message>
    <message>
        <source>Anyone on this network who has a link can open it. The connection isn&apos;t encrypted, so use this only on a network that you trust.</source>
        <translation>Toute personne de ce réseau qui a un lien peut l’ouvrir. La connexion n’est pas chiffrée&#xa0;: utilisez ceci uniquement dans un réseau de confiance.</translation>
    </message>
</context>
<context>
    <name>ink::ui::LockNotice</name>
    <message>
        <source>Your administrator manages some of these settings. You can&apos;t change them here.</source>
        <translation>Votre administrateur gère certains de ces paramètres. Vous ne pouvez pas les modifier ici.</translation>
    </message>
</context>
<context>
    <name>ink::ui::LogViewer</name>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrer</translation>
    </message>
    <message>
        <source>Filter the log</source>
        <translation>Filtrer le journal</translation>
    </message>
    <message>
        <source>Warnings and errors only</source>
        <translation>Avertissements et erreurs uniquement</translation>
    </message>
    <message>
        <source>The log is empty.</source>
        <translation>Le journal est vide.</translation>
    </message>
    <message>
        <source>“Copy for support” leaves out quoted text, file and host names, and all addresses.</source>
        <translation>«&#xa0;Copier pour l’assistance&#xa0;» omet les textes entre guillemets, les noms de fichiers et d’hôtes et toutes les adresses.</translation>
    </message>
    <message>
        <source>Copy for support</source>
        <translation>Copier pour l’assistance</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualiser</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copié.</translation>
    </message>
</context>
<context>
    <name>ink::ui::MailAccountPart</name>
    <message>
        <source>Email account</source>
        <translation>Compte de messagerie</translation>
    </message>
    <message>
        <source>The service on this computer sends signing links, codes and copies through your own email account while Inkstone is running.</source>
        <translation>Le service de cet ordinateur envoie les liens de signature, les codes et les copies par votre propre compte de messagerie, tant qu’Inkstone est ouvert.</translation>
    </message>
    <message>
        <source>Send as</source>
        <translation>Envoyer en tant que</translation>
    </message>
    <message>
        <source>A name and an email address, or only the address.</source>
        <translation>Un nom et une adresse e-mail, ou seulement l’adresse.</translation>
    </message>
    <message>
        <source>Outgoing mail server (SMTP)</source>
        <translation>Serveur sortant (SMTP)</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>Chiffrement</translation>
    </message>
    <message>
        <source>None (only for a server on this computer)</source>
        <translation>Aucun (serveur sur cet ordinateur)</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>Nom d’utilisateur</translation>
    </message>
    <message>
        <source>Leave empty if the server doesn&apos;t require sign-in.</source>
        <translation>Laissez vide si le serveur ne demande pas d’identification.</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Mot de passe</translation>
    </message>
    <message>
        <source>Stored only in this computer&apos;s keychain. Some providers ask for an app password here.</source>
        <translation>Conservé uniquement dans le trousseau de cet ordinateur. Certains fournisseurs demandent ici un mot de passe d’application.</translation>
    </message>
    <message>
        <source>Save email account</source>
        <translation>Enregistrer le compte</translation>
    </message>
    <message>
        <source>Send a test message</source>
        <translation>Envoyer un message de test</translation>
    </message>
    <message>
        <source>Stop sending email</source>
        <translation>Ne plus envoyer d’e-mails</translation>
    </message>
    <message>
        <source>Set by your administrator.</source>
        <translation>Défini par votre administrateur.</translation>
    </message>
    <message>
        <source>Stored in the keychain</source>
        <translation>Gardé dans le trousseau</translation>
    </message>
    <message>
        <source>Enter an email address.</source>
        <translation>Saisissez une adresse e-mail.</translation>
    </message>
    <message>
        <source>Enter the server&apos;s name.</source>
        <translation>Saisissez le nom du serveur.</translation>
    </message>
    <message>
        <source>A password is sent only over an encrypted connection.</source>
        <translation>Un mot de passe n’est envoyé que par une connexion chiffrée.</translation>
    </message>
    <message>
        <source>Enter the password for this account.</source>
        <translation>Saisissez le mot de passe de ce compte.</translation>
    </message>
    <message>
        <source>The keychain isn&apos;t available, so the password is kept only until you close Inkstone.</source>
        <translation>Le trousseau n’est pas disponible&#xa0;: le mot de passe n’est connu que jusqu’à la fermeture d’Inkstone.</translation>
    </message>
    <message>
        <source>This computer no longer sends email.</source>
        <translation>Cet ordinateur n’envoie pas d’e-mails.</translation>
    </message>
    <message>
        <source>Email account saved.</source>
        <translation>Compte de messagerie enregistré.</translation>
    </message>
    <message>
        <source>Test message from Inkstone</source>
        <translation>Message de test d’Inkstone</translation>
    </message>
    <message>
        <source>Inkstone can send email through this account.</source>
        <translation>Inkstone peut envoyer des e-mails par ce compte.</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Envoi…</translation>
    </message>
    <message>
        <source>The test message wasn&apos;t sent.</source>
        <translation>Le message de test n’a pas été envoyé.</translation>
    </message>
    <message>
        <source>The mail server accepted the message.</source>
        <translation>Le serveur de messagerie a accepté le message.</translation>
    </message>
    <message>
        <source>Check the inbox of %1.</source>
        <translation>Cherchez-le dans la boîte de réception de %1.</translation>
    </message>
    <message>
        <source>Incoming mail server (IMAP), optional</source>
        <translation>Serveur de courrier entrant (IMAP), facultatif</translation>
    </message>
    <message>
        <source>Inkstone checks this mailbox for bounced messages and marks their recipients. It doesn&apos;t change anything in the mailbox.</source>
        <translation>Inkstone y recherche les messages qui n’ont pas pu être remis et signale leurs destinataires. Rien n’est modifié dans votre boîte aux lettres.</translation>
    </message>
    <message>
        <source>Enter the user name for the incoming mail server.</source>
        <translation>Le serveur de courrier entrant nécessite un nom d’utilisateur.</translation>
    </message>
</context>
<context>
    <name>ink::ui::MainWindow</name>
    <message>
        <source>%1 — Inkstone</source>
        <translation>%1 — Inkstone</translation>
    </message>
</context>
<context>
    <name>ink::ui::MappingHeader</name>
    <message>
        <source>— Not used —</source>
        <translation>— non utilisée —</translation>
    </message>
    <message>
        <source>Use column %1 as</source>
        <translation>La colonne %1 va dans</translation>
    </message>
    <message>
        <source>%1 (button 1–%2)</source>
        <translation>%1 (bouton 1–%2)</translation>
    </message>
    <message>
        <source>%1: the position of a button, 1 to %2, in tab order</source>
        <translation>%1&#xa0;: le rang d’un bouton, de 1 à %2, dans l’ordre de la touche Tab</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a kind of tag and what it takes</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>Destinataire</translation>
    </message>
    <message>
        <source>Recipient %1</source>
        <translation>Destinataire %1</translation>
    </message>
    <message>
        <source>%1: name</source>
        <translation>%1&#xa0;: nom</translation>
    </message>
    <message>
        <source>%1: name + “%2”</source>
        <translation>%1&#xa0;: nom + «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>%1: first name</source>
        <translation>%1&#xa0;: prénom</translation>
    </message>
    <message>
        <source>%1: last name</source>
        <translation>%1&#xa0;: nom de famille</translation>
    </message>
    <message>
        <source>%1: email</source>
        <translation>%1&#xa0;: e-mail</translation>
    </message>
    <message>
        <source>%1: email + “%2”</source>
        <translation>%1&#xa0;: e-mail + «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>%1: phone number</source>
        <translation>%1&#xa0;: numéro de téléphone</translation>
    </message>
    <message>
        <source>— Title or message —</source>
        <translation>— titre ou message —</translation>
    </message>
    <message>
        <source>%1: middle name</source>
        <translation>%1&#xa0;: deuxième prénom</translation>
    </message>
</context>
<context>
    <name>ink::ui::MergeRecipients</name>
    <message>
        <source>Merge recipients</source>
        <translation>Fusionner les destinataires</translation>
    </message>
</context>
<context>
    <name>ink::ui::Money</name>
    <message>
        <source>Your spending limit of %1 is used up.</source>
        <translation>Votre plafond de dépenses de %1 est épuisé.</translation>
    </message>
    <message>
        <source>You have spent %1 of your limit of %2.</source>
        <translation>Vous avez dépensé %1 de votre plafond de %2.</translation>
    </message>
    <message>
        <source>Sending costs %1, which exceeds your remaining spending limit (%2).</source>
        <translation>L’envoi coûte %1, plus que ne le permet votre plafond de dépenses (reste&#xa0;: %2).</translation>
    </message>
    <message>
        <source>Sending costs %1. Then %2 of your spending limit of %3 is used.</source>
        <translation>L’envoi coûte %1. Vous aurez alors utilisé %2 de votre plafond de dépenses de %3.</translation>
    </message>
</context>
<context>
    <name>ink::ui::MoreFields</name>
    <message>
        <source>Multiline text</source>
        <translation>Texte sur plusieurs lignes</translation>
    </message>
    <message>
        <source>Comb text</source>
        <translation>Texte en peigne</translation>
    </message>
    <message>
        <source>Email address</source>
        <translation>Adresse e-mail</translation>
    </message>
    <message>
        <source>Phone number</source>
        <translation>Numéro de téléphone</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>Recipient&apos;s name</source>
        <translation>Nom du destinataire</translation>
    </message>
    <message>
        <source>Recipient&apos;s email address</source>
        <translation>Adresse e-mail du destinataire</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Société</translation>
    </message>
    <message>
        <source>Job title</source>
        <translation>Fonction</translation>
    </message>
    <message>
        <source>Date sent</source>
        <translation>Date d’envoi</translation>
    </message>
    <message>
        <source>Document number</source>
        <translation>Numéro du document</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Page number</source>
        <translation>Numéro de page</translation>
    </message>
    <message>
        <source>Stamp</source>
        <translation>Tampon</translation>
    </message>
    <message>
        <source>More fields</source>
        <translation>Autres champs</translation>
    </message>
    <message>
        <source>Fields with a format, automatic values, pictures, page numbers and stamps</source>
        <translation>Champs avec format, valeurs automatiques, images, numéros de page et tampons</translation>
    </message>
</context>
<context>
    <name>ink::ui::MoveTagTool</name>
    <message numerus="yes">
        <source>Move %n field(s)</source>
        <translation>
            <numerusform>Déplacer %n champ</numerusform>
            <numerusform>Déplacer %n champs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::NetworkSection</name>
    <message>
        <source>The keychain isn&apos;t available, so the password is kept only until you close Inkstone.</source>
        <translation>Le trousseau n’est pas disponible&#xa0;: cela vaut jusqu’à la fermeture d’Inkstone.</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>For remote services. Connections to this computer never use the proxy.</source>
        <translation>Pour les services distants. Les connexions à cet ordinateur ne passent jamais par le proxy.</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Connexion</translation>
    </message>
    <message>
        <source>Proxy address</source>
        <translation>Adresse du proxy</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>Nom d’utilisateur</translation>
    </message>
    <message>
        <source>Leave empty if the proxy doesn&apos;t require sign-in.</source>
        <translation>Laissez vide si le proxy ne demande pas d’identification.</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Mot de passe</translation>
    </message>
    <message>
        <source>Custom certificate authority</source>
        <translation>Autorité de certification personnalisée</translation>
    </message>
    <message>
        <source>Certificate file (PEM)</source>
        <translation>Fichier de certificats (PEM)</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Trust system certificates only</source>
        <translation>N’accepter que les certificats du système</translation>
    </message>
    <message>
        <source>Test connection</source>
        <translation>Vérifier la connexion</translation>
    </message>
    <message>
        <source>Use system settings</source>
        <translation>Utiliser les réglages du système</translation>
    </message>
    <message>
        <source>No proxy</source>
        <translation>Directe</translation>
    </message>
    <message>
        <source>HTTP proxy</source>
        <translation>Proxy HTTP</translation>
    </message>
    <message>
        <source>SOCKS 5 proxy</source>
        <translation>Proxy SOCKS 5</translation>
    </message>
    <message>
        <source>Stored in the keychain</source>
        <translation>Gardé dans le trousseau</translation>
    </message>
    <message>
        <source>Stored only in this computer&apos;s keychain.</source>
        <translation>Conservée uniquement dans le trousseau de cet ordinateur.</translation>
    </message>
    <message>
        <source>This file doesn&apos;t contain a valid certificate.</source>
        <translation>Ce fichier ne contient aucun certificat valide.</translation>
    </message>
    <message>
        <source>Only certificates that the system trusts are accepted.</source>
        <translation>Seuls les certificats auxquels le système se fie sont acceptés.</translation>
    </message>
    <message numerus="yes">
        <source>%n certificate(s) trusted in addition to the system certificates.</source>
        <translation>
            <numerusform>%n certificat de confiance en plus de ceux du système.</numerusform>
            <numerusform>%n certificats de confiance en plus de ceux du système.</numerusform>
        </translation>
    </message>
    <message>
        <source>Set by your administrator.</source>
        <translation>Défini par votre administrateur.</translation>
    </message>
    <message>
        <source>Enter the address of the proxy.</source>
        <translation>Il faut une adresse pour le proxy.</translation>
    </message>
    <message>
        <source>Proxy changed.</source>
        <translation>Le proxy est changé.</translation>
    </message>
    <message>
        <source>Choose certificates to trust</source>
        <translation>Certificats de confiance</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer);;All files (*)</source>
        <translation>Certificats (*.pem *.crt *.cer);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Only the system&apos;s certificates are trusted.</source>
        <translation>Seuls les certificats du système sont de confiance.</translation>
    </message>
    <message>
        <source>The certificates are now trusted.</source>
        <translation>Les certificats sont désormais de confiance.</translation>
    </message>
    <message>
        <source>The service is available.</source>
        <translation>Le service est disponible.</translation>
    </message>
    <message>
        <source>Signed in as %1.</source>
        <translation>Connecté en tant que %1.</translation>
    </message>
</context>
<context>
    <name>ink::ui::NewTemplateButton</name>
    <message>
        <source>New template</source>
        <translation>Nouveau modèle</translation>
    </message>
    <message>
        <source>Templates can&apos;t be created offline.</source>
        <translation>Impossible de créer des modèles hors connexion.</translation>
    </message>
    <message>
        <source>From PDF files…</source>
        <translation>À partir de fichiers PDF…</translation>
    </message>
    <message>
        <source>Bulk template from PDF files…</source>
        <translation>Modèle en série à partir de fichiers PDF…</translation>
    </message>
    <message>
        <source>Link template from PDF files…</source>
        <translation>Modèle à lien à partir de fichiers PDF…</translation>
    </message>
    <message>
        <source>Import a template…</source>
        <translation>Importer un modèle…</translation>
    </message>
</context>
<context>
    <name>ink::ui::NextPeopleDialog</name>
    <message>
        <source>Name the next recipient</source>
        <translation>Désigner le destinataire suivant</translation>
    </message>
    <message>
        <source>The sender asked you to name the next recipient. They will get a signing link by email.</source>
        <translation>L’expéditeur vous demande de désigner la personne suivante. Elle recevra un lien de signature par e-mail.</translation>
    </message>
    <message>
        <source>Your witness</source>
        <translation>Votre témoin</translation>
    </message>
    <message>
        <source>Next recipient</source>
        <translation>Destinataire suivant</translation>
    </message>
    <message>
        <source>Next recipient: %1</source>
        <translation>Destinataire suivant&#xa0;: %1</translation>
    </message>
    <message>
        <source>First and last name</source>
        <translation>Prénom et nom</translation>
    </message>
    <message>
        <source>name@example.com</source>
        <translation>nom@example.com</translation>
    </message>
    <message>
        <source>%1, name</source>
        <translation>%1, nom</translation>
    </message>
    <message>
        <source>%1, email address</source>
        <translation>%1, adresse e-mail</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>ink::ui::NotificationSection</name>
    <message>
        <source>“%1” isn&apos;t a valid email address.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une adresse e-mail valide.</translation>
    </message>
    <message>
        <source>Enter at most 50 addresses.</source>
        <translation>50 adresses au plus.</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Notifications</translation>
    </message>
    <message>
        <source>Email me when a document is</source>
        <translation>M’avertir par e-mail quand un document est</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>signed</source>
        <translation>signé</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>terminé</translation>
    </message>
    <message>
        <source>declined</source>
        <translation>refusé</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>expiré</translation>
    </message>
    <message>
        <source>Remind recipients</source>
        <translation>Relancer les destinataires</translation>
    </message>
    <message>
        <source>Maximum number of reminders</source>
        <translation>Nombre maximal de rappels</translation>
    </message>
    <message>
        <source>Warn before the deadline</source>
        <translation>Avertir avant l’échéance</translation>
    </message>
    <message>
        <source>Completion email</source>
        <translation>Quand un document est terminé, envoyer</translation>
    </message>
    <message>
        <source>Copies of these emails to</source>
        <translation>Copies de ces e-mails à</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>With the signed files attached</source>
        <translation>Les fichiers signés</translation>
    </message>
    <message>
        <source>With a link to the signed files</source>
        <translation>Un lien vers ces fichiers</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Rien</translation>
    </message>
    <message numerus="yes">
        <source>%n days before</source>
        <translation>
            <numerusform>%n jour avant</numerusform>
            <numerusform>%n jours avant</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::OpeningPage</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>ink::ui::OutboxPage</name>
    <message>
        <source>Outbox</source>
        <translation>Boîte d’envoi</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>Envoyer maintenant</translation>
    </message>
    <message>
        <source>Empty…</source>
        <translation>Vider…</translation>
    </message>
    <message>
        <source>The outbox is empty. Documents that you prepare offline wait here until the connection is back.</source>
        <translation>La boîte d’envoi est vide. Les documents que vous préparez hors connexion restent ici jusqu’au retour de la connexion.</translation>
    </message>
    <message>
        <source>You&apos;re offline. These items will be sent in this order when the connection is back.</source>
        <translation>Vous êtes hors connexion. Ces éléments seront envoyés dans cet ordre au retour de la connexion.</translation>
    </message>
    <message>
        <source>Items are sent in this order.</source>
        <translation>Les éléments sont envoyés dans cet ordre.</translation>
    </message>
    <message>
        <source>New draft, not sent</source>
        <translation>Nouveau brouillon, non envoyé</translation>
    </message>
    <message>
        <source>Send draft to its recipients</source>
        <translation>Brouillon, envoyé à ses destinataires</translation>
    </message>
    <message>
        <source>Send a reminder</source>
        <translation>Une relance</translation>
    </message>
    <message>
        <source>Cancel signing: %1</source>
        <translation>Annulé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Move to the trash</source>
        <translation>Mis à la corbeille</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>En route…</translation>
    </message>
    <message>
        <source>The service may already have received this item, and sending it again could create a duplicate. Check the service first, then send the item again or remove it here.</source>
        <translation>L’élément est peut-être déjà arrivé, et le renvoyer pourrait créer un second document. Vérifiez d’abord le service, puis renvoyez-le ou retirez-le ici.</translation>
    </message>
    <message>
        <source>Open in the editor</source>
        <translation>Ouvert dans l’éditeur</translation>
    </message>
    <message>
        <source>Queued %1</source>
        <translation>Mis en file %1</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Renvoyer</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>Modifier %1</translation>
    </message>
    <message>
        <source>Keep as draft</source>
        <translation>Ne pas envoyer</translation>
    </message>
    <message>
        <source>Saves the document on the service as a draft without sending it.</source>
        <translation>L’enregistre seulement comme brouillon.</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Document</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Plus tôt</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove “%1”?</source>
        <translation>Retirer «&#xa0;%1&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>This draft exists only on this computer and will be deleted.</source>
        <translation>Ce brouillon n’existe que sur cet ordinateur et sera supprimé.</translation>
    </message>
    <message>
        <source>The change won&apos;t be made. The document itself stays as it is.</source>
        <translation>La modification ne sera pas effectuée. Le document lui-même reste inchangé.</translation>
    </message>
    <message>
        <source>Delete draft</source>
        <translation>Supprimer le brouillon</translation>
    </message>
    <message>
        <source>Empty the outbox?</source>
        <translation>Vider la boîte d’envoi&#x202f;?</translation>
    </message>
    <message>
        <source>None of these changes will be made.</source>
        <translation>Aucune de ces modifications ne sera effectuée.</translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) that exist only on this computer will be deleted.</source>
        <translation>
            <numerusform>%n brouillon que seul cet ordinateur possède disparaîtra.</numerusform>
            <numerusform>%n brouillons que seul cet ordinateur possède disparaîtront.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n items</source>
        <translation>
            <numerusform>Retirer %n élément</numerusform>
            <numerusform>Retirer %n éléments</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove from its folder</source>
        <translation>Retiré de son dossier</translation>
    </message>
    <message>
        <source>Move to another folder</source>
        <translation>Déplacé dans un autre dossier</translation>
    </message>
    <message>
        <source>Restore from the trash</source>
        <translation>Restauré depuis la corbeille</translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <translation>Supprimé définitivement</translation>
    </message>
    <message>
        <source>New draft from a template</source>
        <translation>Nouveau brouillon d’après un modèle</translation>
    </message>
    <message>
        <source>Resume bulk run</source>
        <translation>Un envoi en série continue</translation>
    </message>
    <message>
        <source>The run stays paused. You can resume it from the list of bulk runs.</source>
        <translation>L’envoi reste en pause. Vous pouvez le reprendre depuis la liste des envois en série.</translation>
    </message>
    <message>
        <source>The values entered for this template will be lost.</source>
        <translation>Les valeurs saisies pour ce modèle seront perdues.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename to “%1”</source>
        <translation>Renommé en «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>The change won&apos;t be made. The template itself stays as it is.</source>
        <translation>La modification ne sera pas effectuée. Le modèle lui-même reste inchangé.</translation>
    </message>
    <message>
        <source>Signed offline by %1 on %2</source>
        <translation>Signé hors connexion par %1, le %2</translation>
    </message>
    <message>
        <source>The service didn&apos;t accept the signature, so the document isn&apos;t signed. %1</source>
        <translation>Le service n’a pas accepté la signature&#xa0;: le document n’est pas signé. %1</translation>
    </message>
    <message>
        <source>Delete this signature?</source>
        <translation>Supprimer cette signature&#x202f;?</translation>
    </message>
    <message>
        <source>The signature of %1 on “%2” exists only on this computer. Once deleted, it can&apos;t be submitted.</source>
        <translation>Ce que %1 a signé dans «&#xa0;%2&#xa0;» n’existe que sur cet ordinateur. Une fois supprimé, cela ne pourra plus être remis.</translation>
    </message>
    <message>
        <source>Delete signature</source>
        <translation>Supprimer la signature</translation>
    </message>
    <message numerus="yes">
        <source>%n signature(s) that exist only on this computer will be deleted.</source>
        <translation>
            <numerusform>%n signature qui n’existe que sur cet ordinateur sera supprimée.</numerusform>
            <numerusform>%n signatures qui n’existent que sur cet ordinateur seront supprimées.</numerusform>
        </translation>
    </message>
    <message>
        <source>The signature arrived after the deadline, so the document isn&apos;t signed. Send the document again with a later deadline, and have it signed again.</source>
        <translation>La signature est arrivée après l’échéance, le document n’est donc pas signé. Envoyez de nouveau le document avec une échéance plus tardive et faites-le signer à nouveau.</translation>
    </message>
    <message numerus="yes">
        <source>New document, to be sent to %n people</source>
        <translation>
            <numerusform>Nouveau document, à envoyer à %n personne</numerusform>
            <numerusform>Nouveau document, à envoyer à %n personnes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>New document from a template, to be sent to %n people</source>
        <translation>
            <numerusform>Nouveau document d’après un modèle, à envoyer à %n personne</numerusform>
            <numerusform>Nouveau document d’après un modèle, à envoyer à %n personnes</numerusform>
        </translation>
    </message>
    <message>
        <source>New document without recipients</source>
        <translation>Nouveau document sans destinataire</translation>
    </message>
</context>
<context>
    <name>ink::ui::OutreachWords</name>
    <message>
        <source>This service can&apos;t send email. After sending, copy the signing links from the details and send them yourself.</source>
        <translation>Ce service ne peut pas envoyer d’e-mails. Après l’envoi, copiez les liens de signature depuis les détails et envoyez-les vous-même.</translation>
    </message>
    <message>
        <source>Recipients with an email address get their signing link by email.</source>
        <translation>Les destinataires qui ont une adresse e-mail reçoivent leur lien de signature par e-mail.</translation>
    </message>
    <message>
        <source>Ready to sign. Nobody was notified: have people sign here in person.</source>
        <translation>Prêt à signer. Personne n’a été averti&#xa0;: faites signer ici en personne.</translation>
    </message>
    <message>
        <source>Ready to sign. Nobody was notified: copy the signing links from the details and send them yourself.</source>
        <translation>Prêt à signer. Personne n’a été averti&#xa0;: copiez les liens de signature depuis les détails et envoyez-les vous-même.</translation>
    </message>
    <message>
        <source>Sent. The signing links go out by email and are in the details as well.</source>
        <translation>Envoyé. Les liens de signature partent par e-mail et figurent aussi dans les détails.</translation>
    </message>
    <message>
        <source>Sent. The signing links are in the details.</source>
        <translation>Envoyé. Les liens de signature figurent dans les détails.</translation>
    </message>
    <message numerus="yes">
        <source>Start signing with %n people</source>
        <translation>
            <numerusform>Lancer la signature avec %n personne</numerusform>
            <numerusform>Lancer la signature avec %n personnes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Send to %n people</source>
        <translation>
            <numerusform>Envoyer à %n personne</numerusform>
            <numerusform>Envoyer à %n personnes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A reminder will be sent to %n people.</source>
        <translation>
            <numerusform>Une relance sera envoyée à %n personne.</numerusform>
            <numerusform>Une relance sera envoyée à %n personnes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service was asked to remind %n people.</source>
        <translation>
            <numerusform>Il a été demandé au service de relancer %n personne.</numerusform>
            <numerusform>Il a été demandé au service de relancer %n personnes.</numerusform>
        </translation>
    </message>
    <message>
        <source>This service can&apos;t send email, so none of these emails are sent until its operator sets up a mail server.</source>
        <translation>Ce service ne peut pas envoyer d’e-mails&#xa0;: aucun de ces e-mails ne part tant que son exploitant n’a pas configuré de serveur de messagerie.</translation>
    </message>
    <message>
        <source>Requires a service that can send email.</source>
        <translation>Nécessite un service capable d’envoyer des e-mails.</translation>
    </message>
    <message>
        <source>Signing link copied. It works only on this computer.</source>
        <translation>Lien de signature copié. Il ne fonctionne que sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Signing link copied. Anyone with the link can sign.</source>
        <translation>Lien de signature copié. Toute personne disposant du lien peut signer.</translation>
    </message>
    <message>
        <source>Anyone with this link can sign. The phone must be able to reach this address.</source>
        <translation>Toute personne disposant de ce lien peut signer. Le téléphone doit pouvoir atteindre cette adresse.</translation>
    </message>
    <message>
        <source>Nobody is notified: this service can&apos;t send email, and its signing links work only on this computer. Have people sign here in person, or set up email and links in the settings.</source>
        <translation>Personne n’est prévenu&#xa0;: ce service ne peut pas envoyer d’e-mails et ses liens de signature ne fonctionnent que sur cet ordinateur. Faites signer ici, sur place, ou configurez la messagerie et les liens dans les paramètres.</translation>
    </message>
    <message>
        <source>Recipients get an email, but its signing link works only on this computer. Choose in the settings who can open links, or have people sign here in person.</source>
        <translation>Les destinataires reçoivent un e-mail, mais son lien de signature ne fonctionne que sur cet ordinateur. Choisissez dans les paramètres qui peut ouvrir les liens, ou faites signer ici, sur place.</translation>
    </message>
    <message>
        <source>The signing links work only on this computer. Have people sign here in person, or choose in the settings who can open links.</source>
        <translation>Les liens de signature ne fonctionnent que sur cet ordinateur. Faites signer ici, sur place, ou choisissez dans les paramètres qui peut ouvrir les liens.</translation>
    </message>
    <message>
        <source>This link works only on this computer; a phone or another computer can&apos;t open it. Sign here in person instead, or choose in the settings who can open links.</source>
        <translation>Ce lien ne fonctionne que sur cet ordinateur&#xa0;; un téléphone ou un autre ordinateur ne peut pas l’ouvrir. Faites plutôt signer ici, sur place, ou choisissez dans les paramètres qui peut ouvrir les liens.</translation>
    </message>
    <message>
        <source>None of these emails are sent until you set up email in the settings.</source>
        <translation>Aucun de ces e-mails n’est envoyé tant que vous n’avez pas configuré l’e-mail dans les paramètres.</translation>
    </message>
    <message>
        <source>The signing links in these emails work only on this computer. Choose in the settings who can open links, or have people sign here in person.</source>
        <translation>Les liens de signature de ces e-mails ne fonctionnent que sur cet ordinateur. Choisissez dans les paramètres qui peut ouvrir les liens, ou faites signer ici, sur place.</translation>
    </message>
</context>
<context>
    <name>ink::ui::PageActions</name>
    <message>
        <source>Rotate pages left</source>
        <translation>Pivoter les pages à gauche</translation>
    </message>
    <message>
        <source>Rotate pages right</source>
        <translation>Pivoter les pages à droite</translation>
    </message>
    <message>
        <source>Move pages up</source>
        <translation>Déplacer les pages vers le haut</translation>
    </message>
    <message>
        <source>Move pages down</source>
        <translation>Déplacer les pages vers le bas</translation>
    </message>
    <message>
        <source>Insert pages…</source>
        <translation>Insérer des pages…</translation>
    </message>
    <message>
        <source>Insert blank page</source>
        <translation>Insérer une page vierge</translation>
    </message>
    <message>
        <source>Extract pages…</source>
        <translation>Extraire des pages…</translation>
    </message>
    <message>
        <source>Delete pages</source>
        <translation>Supprimer les pages</translation>
    </message>
    <message numerus="yes">
        <source>Rotate %n page(s)</source>
        <translation>
            <numerusform>Pivoter %n page</numerusform>
            <numerusform>Pivoter %n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n page(s)</source>
        <translation>
            <numerusform>Déplacer %n page</numerusform>
            <numerusform>Déplacer %n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n field(s) on them are deleted too. You can undo this while the editor is open.</source>
        <translation>
            <numerusform>%n champ qui s’y trouve est aussi supprimé. Vous pouvez annuler tant que l’éditeur est ouvert.</numerusform>
            <numerusform>Les %n champs qui s’y trouvent sont aussi supprimés. Vous pouvez annuler tant que l’éditeur est ouvert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n page(s)</source>
        <translation>
            <numerusform>Supprimer %n page</numerusform>
            <numerusform>Supprimer %n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n page(s)?</source>
        <translation>
            <numerusform>Supprimer %n page&#x202f;?</numerusform>
            <numerusform>Supprimer %n pages&#x202f;?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) deleted.</source>
        <translation>
            <numerusform>%n page supprimée.</numerusform>
            <numerusform>%n pages supprimées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Insert a blank page</source>
        <translation>Insérer une page vierge</translation>
    </message>
    <message>
        <source>Choose a PDF file to insert pages from</source>
        <translation>Choisir un PDF dont les pages sont à insérer</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
    <message numerus="yes">
        <source>Insert %n page(s)</source>
        <translation>
            <numerusform>Insérer %n page</numerusform>
            <numerusform>Insérer %n pages</numerusform>
        </translation>
    </message>
    <message>
        <source>A document needs at least one page.</source>
        <translation>Un document doit avoir au moins une page.</translation>
    </message>
</context>
<context>
    <name>ink::ui::PageLinks</name>
    <message>
        <source>Scheduled.</source>
        <translation>Planifié.</translation>
    </message>
    <message>
        <source>The scheduled sending was cancelled.</source>
        <translation>L’envoi planifié a été annulé.</translation>
    </message>
    <message>
        <source>The document is in the outbox and will be sent when the connection is back.</source>
        <translation>Dans la boîte d’envoi&#xa0;; sera envoyé au retour de la connexion.</translation>
    </message>
    <message>
        <source>The documents in the outbox were sent.</source>
        <translation>Ce qui attendait dans la boîte d’envoi est parti.</translation>
    </message>
    <message>
        <source>Some items in the outbox couldn&apos;t be sent. Open the outbox to see why.</source>
        <translation>Certains éléments de la boîte d’envoi n’ont pas pu être envoyés. Ouvrez-la pour savoir pourquoi.</translation>
    </message>
    <message>
        <source>Everything in the outbox was sent.</source>
        <translation>Le service a ce qui attendait dans la boîte d’envoi.</translation>
    </message>
</context>
<context>
    <name>ink::ui::PageNumber</name>
    <message>
        <source>page</source>
        <comment>before the number</comment>
        <translation>page</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>Page number (of %1)</source>
        <translation>Numéro de page, sur %1</translation>
    </message>
    <message>
        <source>Go to page (Ctrl+G)</source>
        <translation>Aller à une page (Ctrl+G)</translation>
    </message>
</context>
<context>
    <name>ink::ui::PageView</name>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>%1 pt</source>
        <translation>%1&#xa0;pt</translation>
    </message>
</context>
<context>
    <name>ink::ui::PaperActions</name>
    <message>
        <source>Sent to the printer.</source>
        <translation>Envoyé à l’imprimante.</translation>
    </message>
    <message>
        <source>Choose the scan of the signed pages</source>
        <translation>Choisir la numérisation des pages signées</translation>
    </message>
    <message>
        <source>Scans (*.pdf *.png *.jpg *.jpeg)</source>
        <translation>Numérisations (*.pdf *.png *.jpg *.jpeg)</translation>
    </message>
    <message>
        <source>Paper signature recorded.</source>
        <translation>La signature sur papier a été enregistrée.</translation>
    </message>
</context>
<context>
    <name>ink::ui::PaperDialog</name>
    <message>
        <source>Sheet %1: a page of another document</source>
        <translation>Feuille %1&#xa0;: page d’un autre document</translation>
    </message>
    <message>
        <source>Sheet %1: not a page of this document</source>
        <translation>Feuille %1&#xa0;: aucune page de ce document</translation>
    </message>
    <message>
        <source>Sheet %1: page %2 of %3</source>
        <translation>Feuille %1&#xa0;: page %2 sur %3</translation>
    </message>
    <message>
        <source>%1 (no mark found, matched by its content)</source>
        <translation>%1 (aucun repère trouvé, associée selon son contenu)</translation>
    </message>
    <message>
        <source>%1 (no mark found, matched by its position)</source>
        <translation>%1 (aucun repère trouvé, associée selon sa position)</translation>
    </message>
    <message>
        <source>%1 (duplicate)</source>
        <translation>%1 (numérisée à nouveau)</translation>
    </message>
    <message>
        <source>Please wait…</source>
        <translation>Veuillez patienter…</translation>
    </message>
    <message>
        <source>Missing pages: %1. Add them before you record the signature.</source>
        <translation>Pages manquantes&#xa0;: %1. Ajoutez-les avant d’enregistrer la signature.</translation>
    </message>
    <message>
        <source>The pages come from different printouts. Check that they belong together.</source>
        <translation>Les pages proviennent de différents exemplaires imprimés. Vérifiez qu’elles vont ensemble.</translation>
    </message>
    <message>
        <source>Some sheets don&apos;t belong to this document. Choose the files again without them.</source>
        <translation>Certaines feuilles n’appartiennent pas à ce document. Choisissez de nouveau les fichiers sans elles.</translation>
    </message>
    <message>
        <source>No pages are missing.</source>
        <translation>Toutes les pages sont présentes.</translation>
    </message>
    <message>
        <source>Import signed scan</source>
        <translation>Importer la numérisation signée</translation>
    </message>
    <message>
        <source>Records that %1 signed “%2” on paper. The sealed document won&apos;t contain an electronic signature by this person; the scan is attached instead.</source>
        <translation>Enregistre que %1 a signé «&#xa0;%2&#xa0;» sur papier. Le document scellé ne contient alors aucune signature électronique de cette personne&#x202f;; la numérisation y est jointe.</translation>
    </message>
    <message>
        <source>Scanned sheets</source>
        <translation>Feuilles numérisées</translation>
    </message>
    <message>
        <source>These sheets were compared with the document</source>
        <translation>J’ai comparé ces feuilles avec le document</translation>
    </message>
    <message>
        <source>Choose files…</source>
        <translation>Choisir des fichiers…</translation>
    </message>
    <message>
        <source>Record paper signature</source>
        <translation>Enregistrer la signature sur papier</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Pages scanned more than once: %1.</source>
        <translation>Pages numérisées plusieurs fois&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>ink::ui::PaperPrint</name>
    <message>
        <source>%1 · page %2 of %3 · to be signed by %4</source>
        <translation>%1 · page %2 sur %3 · à signer par %4</translation>
    </message>
</context>
<context>
    <name>ink::ui::Percent</name>
    <message>
        <source>%1%</source>
        <comment>a percentage: the sign and the space that the language writes</comment>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>ink::ui::PermissionDialog</name>
    <message>
        <source>Permission for another program</source>
        <translation>Autorisation pour un autre programme</translation>
    </message>
    <message>
        <source>Send “%1”?</source>
        <translation>Envoyer «&#xa0;%1&#xa0;»&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>Send to %n people</source>
        <translation>
            <numerusform>Envoyer à %n personne</numerusform>
            <numerusform>Envoyer à %n personnes</numerusform>
        </translation>
    </message>
    <message>
        <source>Send reminders of “%1”?</source>
        <translation>Envoyer des rappels pour «&#xa0;%1&#xa0;»&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>Remind %n people</source>
        <translation>
            <numerusform>Relancer %n personne</numerusform>
            <numerusform>Relancer %n personnes</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel the signing of “%1”?</source>
        <translation>Annuler la signature de «&#xa0;%1&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>Cancel signing</source>
        <translation>Annuler la signature</translation>
    </message>
    <message>
        <source>Save the files of “%1” on this computer?</source>
        <translation>Enregistrer les fichiers de «&#xa0;%1&#xa0;» sur cet ordinateur&#xa0;?</translation>
    </message>
    <message>
        <source>Save files</source>
        <translation>Enregistrer les fichiers</translation>
    </message>
    <message>
        <source>A program that calls itself “%1” asks for this. Allow it only if you want exactly what is listed here.</source>
        <translation>Un programme qui se nomme «&#xa0;%1&#xa0;» le demande. Ne l’autorisez que si vous voulez exactement ce qui figure ici.</translation>
    </message>
    <message>
        <source>Don&apos;t allow</source>
        <translation>Ne pas autoriser</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Service</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Cet ordinateur</translation>
    </message>
    <message>
        <source>Document number</source>
        <translation>Numéro du document</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Copy for</source>
        <translation>Copie pour</translation>
    </message>
    <message>
        <source>Recipient, step %1</source>
        <translation>Destinataire, étape %1</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>%1
%2, SHA-256 %3</source>
        <translation>%1
%2, SHA-256 %3</translation>
    </message>
    <message>
        <source>Value “%1”</source>
        <translation>Valeur «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Spending limit</source>
        <translation>Plafond de dépenses</translation>
    </message>
    <message>
        <source>%1 of %2 are then used</source>
        <translation>%1 sur %2 seront alors utilisés</translation>
    </message>
</context>
<context>
    <name>ink::ui::PictureCropper</name>
    <message>
        <source>Crop area</source>
        <translation>Zone de recadrage</translation>
    </message>
    <message>
        <source>Move the crop area</source>
        <translation>Déplacer la zone de recadrage</translation>
    </message>
    <message>
        <source>Top left corner</source>
        <translation>Coin supérieur gauche</translation>
    </message>
    <message>
        <source>Top right corner</source>
        <translation>Coin supérieur droit</translation>
    </message>
    <message>
        <source>Bottom left corner</source>
        <translation>Coin inférieur gauche</translation>
    </message>
    <message>
        <source>Bottom right corner</source>
        <translation>Coin inférieur droit</translation>
    </message>
    <message>
        <source>Drag, or press the arrow keys.</source>
        <translation>Faites glisser ou appuyez sur les touches fléchées.</translation>
    </message>
</context>
<context>
    <name>ink::ui::PreviewPage</name>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>No recipients yet.</source>
        <translation>Personne n’a encore rien à faire.</translation>
    </message>
    <message>
        <source>Add a recipient to see the preview.</source>
        <translation>Ajoutez un destinataire, puis regardez à nouveau.</translation>
    </message>
    <message>
        <source>Back to the editor</source>
        <translation>Retour à l’éditeur</translation>
    </message>
    <message>
        <source>%1 chooses where to place the signature.</source>
        <translation>%1 place la signature là où elle doit aller.</translation>
    </message>
    <message>
        <source>%1 can&apos;t finish yet.</source>
        <translation>%1 ne pourrait pas encore terminer.</translation>
    </message>
    <message>
        <source>%1 has nothing to fill in.</source>
        <translation>%1 n’a rien à remplir.</translation>
    </message>
    <message>
        <source>%1 can finish now.</source>
        <translation>%1 peut terminer maintenant.</translation>
    </message>
    <message>
        <source>Continue as %1</source>
        <translation>Continuer comme %1</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>View as</source>
        <translation>Voir comme</translation>
    </message>
    <message>
        <source>Recipient to preview</source>
        <translation>Destinataire dont la vue est montrée</translation>
    </message>
    <message>
        <source>Pages as the recipient sees them</source>
        <translation>Pages telles que le destinataire les voit</translation>
    </message>
    <message>
        <source>Preview only: nothing is saved or sent.</source>
        <translation>Ceci est un essai&#xa0;: rien n’est enregistré, personne n’est prévenu.</translation>
    </message>
</context>
<context>
    <name>ink::ui::QrCodeView</name>
    <message>
        <source>QR code of %1</source>
        <translation>Code QR de %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::QuestionPositionDialog</name>
    <message>
        <source>Question about page %1</source>
        <translation>Question sur la page %1</translation>
    </message>
    <message>
        <source>Page with the marked position</source>
        <translation>La page avec l’endroit marqué</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>ink::ui::QuestionRow</name>
    <message>
        <source>Answer from %1</source>
        <translation>Réponse de %1</translation>
    </message>
    <message>
        <source>Answer…</source>
        <translation>Répondre…</translation>
    </message>
    <message>
        <source>Add another answer…</source>
        <translation>Répondre à nouveau…</translation>
    </message>
    <message>
        <source>Show on page %1</source>
        <translation>Afficher sur la page %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::RebaseList</name>
    <message>
        <source>All %1</source>
        <translation>Tout&#xa0;: %1</translation>
    </message>
    <message>
        <source>Show all fields</source>
        <translation>Afficher tous les champs</translation>
    </message>
    <message>
        <source>To review %1</source>
        <translation>À décider&#xa0;: %1</translation>
    </message>
    <message>
        <source>Show lost and uncertain fields</source>
        <translation>Afficher seulement ce qui est perdu ou incertain</translation>
    </message>
    <message>
        <source>Moved %1</source>
        <translation>Déplacés&#xa0;: %1</translation>
    </message>
    <message>
        <source>Show fields that moved with their text</source>
        <translation>Afficher seulement ce qui a suivi son texte</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Champs</translation>
    </message>
    <message>
        <source>Press Enter to accept a suggestion, P to place a lost field, or Delete to remove a field. Drag fields on the right to move them.</source>
        <translation>Entrée accepte une proposition, P place un champ perdu, Suppr en abandonne un. Faites glisser les champs à droite pour les déplacer.</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Placer</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Le supprimer</translation>
    </message>
    <message>
        <source>Accept all likely positions</source>
        <translation>Accepter toutes les positions probables</translation>
    </message>
    <message>
        <source>Uncertain positions are reviewed one by one.</source>
        <translation>Les positions incertaines sont vérifiées une par une.</translation>
    </message>
</context>
<context>
    <name>ink::ui::RebaseModel</name>
    <message>
        <source>Lost</source>
        <translation>Perdu</translation>
    </message>
    <message>
        <source>Uncertain</source>
        <translation>Incertain</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Déplacé</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Accepté</translation>
    </message>
    <message>
        <source>Placed manually</source>
        <translation>Placé à la main</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Abandonné</translation>
    </message>
    <message>
        <source>p. %1 → %2</source>
        <translation>p. %1 → %2</translation>
    </message>
    <message>
        <source>p. %1</source>
        <translation>p. %1</translation>
    </message>
    <message>
        <source>Likely</source>
        <translation>Probable</translation>
    </message>
</context>
<context>
    <name>ink::ui::RebaseReview</name>
    <message>
        <source>Place field</source>
        <translation>Placer le champ</translation>
    </message>
    <message>
        <source>Remove field</source>
        <translation>Abandonner le champ</translation>
    </message>
    <message>
        <source>Every field has been placed.</source>
        <translation>Chaque champ a sa place.</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) still need review.</source>
        <translation>
            <numerusform>%n champ attend encore une décision.</numerusform>
            <numerusform>%n champs attendent encore une décision.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace file</source>
        <translation>Remplacer le fichier</translation>
    </message>
    <message>
        <source>Review the lost and uncertain fields first.</source>
        <translation>Décidez d’abord de ce qui est perdu ou incertain.</translation>
    </message>
    <message>
        <source>Replace a file with a newer version</source>
        <translation>Remplacer un fichier par une version plus récente</translation>
    </message>
    <message>
        <source>Replace with “%1”</source>
        <translation>Remplacer par «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Placing the fields in the newer version…</source>
        <translation>Recherche des places des champs dans la nouvelle version…</translation>
    </message>
    <message>
        <source>Current version</source>
        <translation>Version actuelle</translation>
    </message>
    <message>
        <source>Newer version</source>
        <translation>Nouvelle version</translation>
    </message>
</context>
<context>
    <name>ink::ui::ReceiverPanel</name>
    <message>
        <source>Event %1: %2</source>
        <translation>Événement %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Test receiver</source>
        <translation>Récepteur d’essai</translation>
    </message>
    <message>
        <source>Receives callbacks on this computer and checks their signatures. Remote services can reach it only if the network and their operator allow it.</source>
        <translation>Reçoit les callbacks sur cet ordinateur et vérifie leurs signatures. Les services distants ne l’atteignent que si le réseau et leur exploitant le permettent.</translation>
    </message>
    <message>
        <source>Listen on</source>
        <translation>Adresse d’écoute</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>200: accepted</source>
        <translation>200&#xa0;: accepté</translation>
    </message>
    <message>
        <source>500: try again later</source>
        <translation>500&#xa0;: réessayer plus tard</translation>
    </message>
    <message>
        <source>Address of the test receiver</source>
        <translation>Adresse du récepteur d’essai</translation>
    </message>
    <message>
        <source>Use as callback address</source>
        <translation>Utiliser comme adresse de callback</translation>
    </message>
    <message>
        <source>Send a test document…</source>
        <translation>Envoyer un document d’essai…</translation>
    </message>
    <message>
        <source>Save file…</source>
        <translation>Enregistrer le fichier…</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Signature</translation>
    </message>
    <message>
        <source>Received callbacks</source>
        <translation>Callbacks reçus</translation>
    </message>
    <message>
        <source>Headers and body of the selected callback</source>
        <translation>En-têtes et corps du callback sélectionné</translation>
    </message>
    <message>
        <source>The receiver can&apos;t listen on this address.</source>
        <translation>Le récepteur ne peut pas écouter à cette adresse.</translation>
    </message>
    <message>
        <source>This port is in use by another program. Choose another one.</source>
        <translation>Ce port est pris par un autre logiciel. Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Démarrer</translation>
    </message>
    <message>
        <source>Not listening</source>
        <translation>N’écoute pas</translation>
    </message>
    <message>
        <source>Valid</source>
        <translation>Valide</translation>
    </message>
    <message>
        <source>Invalid</source>
        <translation>Non valide</translation>
    </message>
    <message>
        <source>Valid, but too old</source>
        <translation>Valide, mais ancienne</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Non vérifiée</translation>
    </message>
    <message>
        <source>Unexpected: %1</source>
        <translation>Inattendu&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Files: %n</source>
        <translation>
            <numerusform>Fichiers&#xa0;: %n</numerusform>
            <numerusform>Fichiers&#xa0;: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Document: %1</source>
        <translation>Document&#xa0;: %1</translation>
    </message>
    <message>
        <source>No callbacks received yet.</source>
        <translation>Aucun callback reçu pour l’instant.</translation>
    </message>
    <message>
        <source>Start the receiver to see callbacks.</source>
        <translation>Démarrez le récepteur pour voir les callbacks.</translation>
    </message>
    <message>
        <source>Save received file</source>
        <translation>Enregistrer le fichier reçu</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The file couldn&apos;t be saved.</source>
        <translation>Le fichier n’a pas pu être écrit.</translation>
    </message>
    <message>
        <source>Send a test document?</source>
        <translation>Envoyer un document d’essai&#x202f;?</translation>
    </message>
    <message>
        <source>Creates a one-page document, sends it to you and signs it here. It counts as one sent document. Its callbacks go to the test receiver.</source>
        <translation>Crée un document d’une page, vous l’envoie et le signe ici. Il compte pour un document envoyé. Ses callbacks vont au récepteur d’essai.</translation>
    </message>
    <message>
        <source>Send test document</source>
        <translation>Envoyer le document d’essai</translation>
    </message>
    <message>
        <source>Test document</source>
        <translation>Document d’essai</translation>
    </message>
    <message>
        <source>Created to test callbacks. You can delete it.</source>
        <translation>Créé pour tester les callbacks. Vous pouvez le supprimer.</translation>
    </message>
    <message>
        <source>Sending the test document…</source>
        <translation>Envoi du document d’essai…</translation>
    </message>
    <message>
        <source>Signing…</source>
        <translation>Signature en cours…</translation>
    </message>
    <message>
        <source>Signed. The service is sealing the document and will then send it.</source>
        <translation>Signé. Le service scelle le document, puis l’envoie.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
    <message>
        <source>Event: %1</source>
        <translation>Événement&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::RecipientActions</name>
    <message>
        <source>Cancel 1 document</source>
        <translation>Annuler 1 document</translation>
    </message>
    <message>
        <source>Cancel %1 documents</source>
        <translation>Annuler %1 documents</translation>
    </message>
    <message>
        <source>Cancel signing</source>
        <translation>Annuler la signature</translation>
    </message>
    <message>
        <source>Reason (recipients will see it)</source>
        <translation>Motif (visible par les destinataires)</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>%1 documents cancelled.</source>
        <translation>%1 documents annulés.</translation>
    </message>
    <message>
        <source>1 document corrected.</source>
        <translation>1&#xa0;document corrigé.</translation>
    </message>
    <message>
        <source>%1 documents corrected.</source>
        <translation>%1&#xa0;documents corrigés.</translation>
    </message>
    <message>
        <source>Corrected.</source>
        <translation>Corrigé.</translation>
    </message>
    <message>
        <source>%1 was invited in place of the absent recipient.</source>
        <translation>%1 est invité à la place du destinataire absent.</translation>
    </message>
    <message>
        <source>Reassign to %1?</source>
        <comment>a deputy</comment>
        <translation>Réattribuer à %1&#x202f;?</translation>
    </message>
    <message>
        <source>The deputy receives the invitation. The absent recipient&apos;s link stops working, and their entries are removed. The absent recipient is notified by email.</source>
        <translation>Le remplaçant reçoit l’invitation. Le lien du destinataire absent cesse de fonctionner et ses saisies sont supprimées. Il en est averti par e-mail.</translation>
    </message>
    <message>
        <source>Reassign</source>
        <translation>Réattribuer</translation>
    </message>
</context>
<context>
    <name>ink::ui::RecipientCommand</name>
    <message>
        <source>Copy signing link</source>
        <translation>Copier le lien de signature</translation>
    </message>
    <message>
        <source>Copy signing link of %1</source>
        <translation>Copier le lien de signature de %1</translation>
    </message>
    <message>
        <source>Show as QR code…</source>
        <translation>Afficher en code QR…</translation>
    </message>
    <message>
        <source>Show QR code for %1…</source>
        <translation>Afficher le code QR pour %1…</translation>
    </message>
    <message>
        <source>Send with your email app…</source>
        <translation>Envoyer avec votre logiciel de messagerie…</translation>
    </message>
    <message>
        <source>Print for signing…</source>
        <translation>Imprimer pour signature…</translation>
    </message>
    <message>
        <source>Import signed scan…</source>
        <translation>Importer la numérisation signée…</translation>
    </message>
    <message>
        <source>Remind %1</source>
        <translation>Relancer %1</translation>
    </message>
    <message>
        <source>Reassign to %1…</source>
        <comment>a deputy</comment>
        <translation>Réattribuer à %1…</translation>
    </message>
    <message>
        <source>Sign here in person…</source>
        <translation>Signer sur place…</translation>
    </message>
    <message>
        <source>Sign here in person: %1…</source>
        <translation>Signer sur place&#xa0;: %1…</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Copier le lien</translation>
    </message>
    <message>
        <source>Remind</source>
        <translation>Relancer</translation>
    </message>
    <message>
        <source>Sign here…</source>
        <translation>Signer ici…</translation>
    </message>
</context>
<context>
    <name>ink::ui::RecipientRouting</name>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Recipients with the same group name share a task. When enough of them have acted, the others don&apos;t have to.</source>
        <translation>Les destinataires d’un même groupe partagent une tâche. Quand assez d’entre eux ont agi, les autres n’ont plus à le faire.</translation>
    </message>
    <message>
        <source>Required to act</source>
        <translation>Doivent agir</translation>
    </message>
    <message>
        <source>Number of group members who must act</source>
        <translation>Nombre de membres du groupe qui doivent agir</translation>
    </message>
    <message>
        <source>Invite after the previous step</source>
        <translation>Inviter après l’étape précédente</translation>
    </message>
    <message>
        <source>Days after the previous step</source>
        <translation>Jours après l’étape précédente</translation>
    </message>
    <message>
        <source>Immediately</source>
        <translation>Immédiatement</translation>
    </message>
    <message>
        <source>Signs as a witness</source>
        <translation>Signe comme témoin</translation>
    </message>
    <message>
        <source>Witnesses the signature of the signer above and signs right after them.</source>
        <translation>Atteste la signature du signataire placé au-dessus et signe juste après lui.</translation>
    </message>
    <message>
        <source>Named by the previous signer</source>
        <translation>Désigné par le précédent</translation>
    </message>
    <message>
        <source>Leave the name and email empty. The previous signer enters them when finishing.</source>
        <translation>Laissez le nom et l’e-mail vides. La personne qui agit avant les saisit en terminant.</translation>
    </message>
    <message>
        <source>Only when completed</source>
        <translation>Seulement une fois terminé</translation>
    </message>
    <message>
        <source>The copy is sent when everyone has finished, not at this step.</source>
        <translation>La copie est envoyée quand tout le monde a terminé, pas à cette étape.</translation>
    </message>
    <message numerus="yes">
        <source>%n days later</source>
        <translation>
            <numerusform>%n jour plus tard</numerusform>
            <numerusform>%n jours plus tard</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::RecipientRow</name>
    <message>
        <source>Signs</source>
        <translation>Signe</translation>
    </message>
    <message>
        <source>Gets a copy</source>
        <translation>Reçoit une copie</translation>
    </message>
    <message>
        <source>Approves</source>
        <translation>Approuve</translation>
    </message>
    <message>
        <source>Hosts signing</source>
        <translation>Accueille la signature</translation>
    </message>
    <message>
        <source>Anyone can sign</source>
        <translation>Signature ouverte à tous</translation>
    </message>
    <message>
        <source>Fills in fields</source>
        <translation>Remplit</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>E-mail</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rôle</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Recipient&apos;s name</source>
        <translation>Nom du destinataire</translation>
    </message>
    <message>
        <source>Recipient&apos;s email address</source>
        <translation>Adresse e-mail du destinataire</translation>
    </message>
    <message>
        <source>Recipient&apos;s role</source>
        <translation>Rôle du destinataire</translation>
    </message>
    <message>
        <source>Signing step</source>
        <translation>Étape de signature</translation>
    </message>
    <message>
        <source>Recipients in the same step can act at the same time. Later steps wait until they finish.</source>
        <translation>Les destinataires d’une même étape agissent en même temps&#xa0;; l’étape suivante attend.</translation>
    </message>
    <message>
        <source>First and last name</source>
        <translation>Prénom et nom</translation>
    </message>
    <message>
        <source>name@example.com</source>
        <translation>nom@example.com</translation>
    </message>
    <message>
        <source>Edit recipient</source>
        <translation>Modifier le destinataire</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>More actions for this recipient</source>
        <translation>Plus d’actions pour ce destinataire</translation>
    </message>
    <message>
        <source>Recipient %1</source>
        <translation>Destinataire %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1, %2, step %3</source>
        <translation>%1, %2, étape %3</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Fixed email (optional)</source>
        <translation>E-mail, si toujours le même</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Ce qu’il faut faire</translation>
    </message>
    <message>
        <source>Tenant, employee, buyer…</source>
        <translation>Locataire, salarié, acheteur…</translation>
    </message>
    <message>
        <source>Role %1</source>
        <translation>Rôle %1</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>More settings</source>
        <translation>Autres réglages</translation>
    </message>
    <message>
        <source>More settings (%1)</source>
        <translation>Autres réglages (%1)</translation>
    </message>
    <message>
        <source>In-person signers (one per line)</source>
        <translation>Signataires en personne (un par ligne)</translation>
    </message>
    <message>
        <source>The host hands over the device, and these people sign one after another.</source>
        <translation>L’hôte prête l’appareil&#xa0;: ces personnes signent l’une après l’autre.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Recipient&apos;s language</source>
        <translation>Langue du destinataire</translation>
    </message>
    <message>
        <source>Language of the signing page and of the emails to this recipient</source>
        <translation>Langue de la page de signature et des e-mails à ce destinataire</translation>
    </message>
    <message>
        <source>Access code</source>
        <translation>Code d’accès</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>The recipient must enter this code. Don&apos;t send it by email.</source>
        <translation>Le destinataire doit saisir ce code. Communiquez-le vous-même, pas par e-mail.</translation>
    </message>
    <message>
        <source>Only someone who has the link, knows the access code and can read the email at this address can act as this recipient.</source>
        <translation>Seule une personne qui a le lien, connaît le code d’accès et peut lire les e-mails de cette adresse peut agir sous ce nom.</translation>
    </message>
    <message>
        <source>Anyone who has the link and knows the access code can act as this recipient.</source>
        <translation>Toute personne qui a le lien et connaît le code d’accès peut agir sous ce nom.</translation>
    </message>
    <message>
        <source>Anyone who has the link and can read the email at this address can act as this recipient.</source>
        <translation>Toute personne qui a le lien et peut lire les e-mails de cette adresse peut agir sous ce nom.</translation>
    </message>
    <message>
        <source>Anyone who has the link can act as this recipient.</source>
        <translation>Toute personne qui a le lien peut agir sous ce nom.</translation>
    </message>
    <message>
        <source>Email a one-time code</source>
        <translation>Code unique par e-mail</translation>
    </message>
    <message>
        <source>The recipient must enter a code that is sent to their email address.</source>
        <translation>Le destinataire doit saisir un code envoyé à son adresse e-mail.</translation>
    </message>
    <message>
        <source>May place signatures anywhere</source>
        <translation>Place librement les signatures</translation>
    </message>
    <message>
        <source>The recipient can also sign where there is no field.</source>
        <translation>Le destinataire peut aussi signer là où il n’y a pas de champ.</translation>
    </message>
    <message>
        <source>May delegate to another person</source>
        <translation>Peut déléguer</translation>
    </message>
    <message>
        <source>The recipient can name another person, who then gets a link of their own by email.</source>
        <translation>Le destinataire peut désigner une autre personne, qui reçoit alors son propre lien par e-mail.</translation>
    </message>
    <message>
        <source>Private message</source>
        <translation>Message privé</translation>
    </message>
    <message>
        <source>Only this recipient sees it, in the email and on the signing page.</source>
        <translation>Seul ce destinataire le voit, dans l’e-mail et sur la page de signature.</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Société</translation>
    </message>
    <message>
        <source>Job title</source>
        <translation>Fonction</translation>
    </message>
    <message>
        <source>Only someone who has the link, knows the access code, and can read both the email at this address and text messages on this phone can act as this recipient.</source>
        <translation>Seule une personne qui a le lien, connaît le code d’accès et peut lire à la fois les e-mails de cette adresse et les SMS de ce téléphone peut agir en ce nom.</translation>
    </message>
    <message>
        <source>Only someone who has the link, knows the access code and can read text messages on this phone can act as this recipient.</source>
        <translation>Seule une personne qui a le lien, connaît le code d’accès et peut lire les SMS de ce téléphone peut agir en ce nom.</translation>
    </message>
    <message>
        <source>Only someone who has the link and can read both the email at this address and text messages on this phone can act as this recipient.</source>
        <translation>Seule une personne qui a le lien et peut lire à la fois les e-mails de cette adresse et les SMS de ce téléphone peut agir en ce nom.</translation>
    </message>
    <message>
        <source>Anyone who has the link and can read text messages on this phone can act as this recipient.</source>
        <translation>Toute personne qui a le lien et peut lire les SMS de ce téléphone peut agir en ce nom.</translation>
    </message>
</context>
<context>
    <name>ink::ui::RecipientSms</name>
    <message>
        <source>Send a one-time code by SMS</source>
        <translation>Code par SMS</translation>
    </message>
    <message>
        <source>The recipient must enter a one-time code that is sent to this phone.</source>
        <translation>La page de signature s’ouvre avec un code à usage unique envoyé à ce téléphone.</translation>
    </message>
    <message>
        <source>Phone number (optional in a template)</source>
        <translation>Numéro de téléphone (peut être saisi à l’utilisation du modèle)</translation>
    </message>
    <message>
        <source>Phone number with country code</source>
        <translation>Numéro de téléphone avec indicatif de pays</translation>
    </message>
    <message>
        <source>Enter a phone number with a country code, such as +49 151 23456789.</source>
        <translation>Saisissez un numéro de téléphone avec indicatif de pays, par exemple +49 151 23456789.</translation>
    </message>
</context>
<context>
    <name>ink::ui::RecipientTimeline</name>
    <message>
        <source>Notified %1</source>
        <translation>Prévenu %1</translation>
    </message>
    <message>
        <source>Their turn started %1</source>
        <translation>Son tour est venu %1</translation>
    </message>
    <message numerus="yes">
        <source>Reminded %n times, last %1</source>
        <translation>
            <numerusform>Relancé %n fois, la dernière %1</numerusform>
            <numerusform>Relancé %n fois, la dernière %1</numerusform>
        </translation>
    </message>
    <message>
        <source>on behalf of %1</source>
        <translation>pour le compte de %1</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Absent until %1.</source>
        <translation>Absent jusqu’au %1.</translation>
    </message>
</context>
<context>
    <name>ink::ui::ReminderPreview</name>
    <message numerus="yes">
        <source>and %n more people</source>
        <translation>
            <numerusform>et %n autre personne</numerusform>
            <numerusform>et %n autres personnes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (reminded %2)</source>
        <translation>%1 (relance&#xa0;: %2)</translation>
    </message>
    <message>
        <source>%1 (sent %2)</source>
        <translation>%1 (envoi&#xa0;: %2)</translation>
    </message>
    <message>
        <source>These people will be reminded:</source>
        <translation>Ces personnes sont relancées&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>%n more selected documents aren&apos;t loaded yet.</source>
        <translation>
            <numerusform>%n autre document sélectionné n’est pas encore chargé.</numerusform>
            <numerusform>%n autres documents sélectionnés ne sont pas encore chargés.</numerusform>
        </translation>
    </message>
    <message>
        <source>These people can&apos;t be reached by email. Correct their addresses, or copy their links:</source>
        <translation>Ces personnes ne sont pas joignables par e-mail. Corrigez leurs adresses ou copiez leurs liens&#xa0;:</translation>
    </message>
</context>
<context>
    <name>ink::ui::ReminderQuestion</name>
    <message>
        <source>Everyone who still has to act on these documents gets an email.</source>
        <translation>Toutes les personnes qui doivent encore agir sur ces documents reçoivent un e-mail.</translation>
    </message>
    <message>
        <source>The service will be asked to remind everyone who still has to act on these documents.</source>
        <translation>Il est demandé au service de relancer toutes les personnes qui doivent encore agir sur ces documents.</translation>
    </message>
    <message>
        <source>Send reminders?</source>
        <translation>Envoyer des relances&#xa0;?</translation>
    </message>
    <message>
        <source>Send reminders for %1 documents</source>
        <translation>Envoyer les relances pour %1 documents</translation>
    </message>
    <message>
        <source>This service can&apos;t send email</source>
        <translation>Ce service ne peut pas envoyer d’e-mails</translation>
    </message>
    <message>
        <source>Nobody can be reminded by email, and the signing links work only on this computer. Have people sign here in person, or connect to a service with email and a public address.</source>
        <translation>Personne ne peut être relancé par e-mail, et les liens de signature ne fonctionnent que sur cet ordinateur. Faites signer ici en personne, ou connectez-vous à un service avec e-mail et adresse publique.</translation>
    </message>
    <message>
        <source>Nobody can be reminded by email. Copy the signing links and send them yourself.</source>
        <translation>Personne ne peut être relancé par e-mail. Copiez les liens de signature et envoyez-les vous-même.</translation>
    </message>
    <message>
        <source>Copy signing links</source>
        <translation>Copier les liens de signature</translation>
    </message>
    <message numerus="yes">
        <source>%n signing links copied.</source>
        <translation>
            <numerusform>%n lien de signature copié.</numerusform>
            <numerusform>%n liens de signature copiés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Send the reminder?</source>
        <translation>Envoyer la relance&#x202f;?</translation>
    </message>
    <message>
        <source>Send anyway</source>
        <translation>Envoyer quand même</translation>
    </message>
    <message>
        <source>Open settings</source>
        <translation>Ouvrir les paramètres</translation>
    </message>
</context>
<context>
    <name>ink::ui::RemoveTags</name>
    <message numerus="yes">
        <source>Delete %n field(s)</source>
        <translation>
            <numerusform>Supprimer %n champ</numerusform>
            <numerusform>Supprimer %n champs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::RepairNotice</name>
    <message>
        <source>Repaired damaged file: %1</source>
        <translation>Endommagé et maintenant réparé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Check its pages before sending.</source>
        <translation>Parcourez ses pages avant de l’envoyer.</translation>
    </message>
    <message>
        <source>Encryption removed: %1</source>
        <translation>Chiffrement retiré&#xa0;: %1</translation>
    </message>
    <message>
        <source>The author restricted the use of this file. Make sure that you are allowed to have it signed.</source>
        <translation>L’auteur a restreint l’utilisation de ce fichier. Vérifiez que vous avez le droit de le faire signer.</translation>
    </message>
    <message>
        <source>The file didn&apos;t need a password to open. The copy here isn&apos;t encrypted.</source>
        <translation>Le fichier s’est ouvert sans mot de passe. Sa copie ici n’est pas chiffrée.</translation>
    </message>
</context>
<context>
    <name>ink::ui::ReportModel</name>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Under a minute</source>
        <translation>Moins d’une minute</translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation>%1 jours</translation>
    </message>
    <message>
        <source>Masked values are hidden. To show them, choose “Show hidden values”.</source>
        <translation>Masqué. Pour le voir, choisissez «&#xa0;Afficher les valeurs masquées&#xa0;».</translation>
    </message>
    <message>
        <source>Masked values are shown.</source>
        <translation>Affiché bien que masqué.</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Document</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>Destinataire</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Envoyé</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Time to sign</source>
        <translation>Délai de signature</translation>
    </message>
</context>
<context>
    <name>ink::ui::ReportOutput</name>
    <message>
        <source>Link</source>
        <translation>Lien</translation>
    </message>
    <message>
        <source>%1 report</source>
        <translation>Rapport %1</translation>
    </message>
    <message>
        <source>Export the report</source>
        <translation>Exporter le rapport</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Document</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>Destinataire</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>E-mail</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Créé</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Envoyé</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) exported.</source>
        <translation>
            <numerusform>%n ligne exportée.</numerusform>
            <numerusform>%n lignes exportées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) · %1</source>
        <translation>
            <numerusform>%n document · %1</numerusform>
            <numerusform>%n documents · %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Charts as PDF</source>
        <translation>Graphiques en PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Charts saved.</source>
        <translation>Les graphiques sont enregistrés.</translation>
    </message>
</context>
<context>
    <name>ink::ui::ReportPage</name>
    <message>
        <source>Go to templates</source>
        <translation>Aller aux modèles</translation>
    </message>
    <message>
        <source>Use this template…</source>
        <translation>Utiliser ce modèle…</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Rapports</translation>
    </message>
    <message>
        <source>Report template</source>
        <translation>Modèle du rapport</translation>
    </message>
    <message>
        <source>Choose a template</source>
        <translation>Choisir un modèle</translation>
    </message>
    <message>
        <source>Search report</source>
        <translation>Chercher une réponse</translation>
    </message>
    <message>
        <source>Status of the documents</source>
        <translation>État des documents</translation>
    </message>
    <message>
        <source>Any status</source>
        <translation>Tout état</translation>
    </message>
    <message>
        <source>Show hidden values</source>
        <translation>Afficher les valeurs masquées</translation>
    </message>
    <message>
        <source>Shows masked values</source>
        <translation>Affiche les valeurs masquées</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Refresh report</source>
        <translation>Actualiser les réponses</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualiser</translation>
    </message>
    <message>
        <source>Field values</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>Documents by status</source>
        <translation>Documents par état</translation>
    </message>
    <message>
        <source>Time to sign</source>
        <translation>Délai de signature</translation>
    </message>
    <message>
        <source>Choose a template to see the field values from all documents created from it.</source>
        <translation>Choisissez un modèle pour voir ce qui a été rempli dans tous les documents qui en sont issus.</translation>
    </message>
    <message>
        <source>No templates yet. A report shows the field values from all documents created from a template.</source>
        <translation>Il n’y a pas encore de modèle. Un rapport montre ce qui a été rempli dans tous les documents issus d’un modèle.</translation>
    </message>
    <message>
        <source>No documents have been created from this template yet.</source>
        <translation>Aucun document n’a encore été créé avec ce modèle.</translation>
    </message>
    <message>
        <source>Loading report…</source>
        <translation>Chargement des réponses…</translation>
    </message>
    <message>
        <source>Under an hour</source>
        <translation>Moins d’une heure</translation>
    </message>
    <message>
        <source>Under a day</source>
        <translation>Moins d’un jour</translation>
    </message>
    <message>
        <source>Under 3 days</source>
        <translation>Moins de 3 jours</translation>
    </message>
    <message>
        <source>Under a week</source>
        <translation>Moins d’une semaine</translation>
    </message>
    <message>
        <source>Under a month</source>
        <translation>Moins d’un mois</translation>
    </message>
    <message>
        <source>Longer</source>
        <translation>Davantage</translation>
    </message>
    <message>
        <source>No completed documents yet.</source>
        <translation>Aucun document terminé pour l’instant.</translation>
    </message>
    <message>
        <source>%1 of %2 documents loaded</source>
        <translation>%1 documents sur %2 jusqu’ici</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n document</numerusform>
            <numerusform>%n documents</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 documents</source>
        <translation>%1 documents sur %2</translation>
    </message>
    <message>
        <source>%1: nothing entered</source>
        <translation>%1&#xa0;: rien de saisi</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Show “%1”</source>
        <translation>Afficher «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Table as CSV…</source>
        <translation>Tableau en CSV…</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>Fichiers CSV (*.csv)</translation>
    </message>
    <message>
        <source>Table as XLSX…</source>
        <translation>Tableau en XLSX…</translation>
    </message>
    <message>
        <source>Excel workbooks (*.xlsx)</source>
        <translation>Classeurs Excel (*.xlsx)</translation>
    </message>
    <message>
        <source>Charts as PDF…</source>
        <translation>Graphiques en PDF…</translation>
    </message>
    <message>
        <source>Print charts…</source>
        <translation>Imprimer les graphiques…</translation>
    </message>
    <message>
        <source>Median %1, longest %2</source>
        <translation>Médiane %1, maximum %2</translation>
    </message>
    <message>
        <source>Writing the file…</source>
        <translation>Écriture du fichier…</translation>
    </message>
</context>
<context>
    <name>ink::ui::ReportPlaceView</name>
    <message>
        <source>As shown in the signed file</source>
        <translation>Comme dans le fichier signé</translation>
    </message>
    <message>
        <source>Not completed yet: position in the signed file</source>
        <translation>Pas encore terminé&#xa0;: position dans le fichier signé</translation>
    </message>
    <message>
        <source>Position of the value</source>
        <translation>Position de la valeur</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close page</source>
        <translation>Fermer la page</translation>
    </message>
    <message>
        <source>Show the document</source>
        <translation>Afficher le document</translation>
    </message>
    <message>
        <source>Page that shows the value</source>
        <translation>Page avec la valeur</translation>
    </message>
</context>
<context>
    <name>ink::ui::ResizeTagTool</name>
    <message numerus="yes">
        <source>Resize %n field(s)</source>
        <translation>
            <numerusform>Redimensionner %n champ</numerusform>
            <numerusform>Redimensionner %n champs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::RevisionWords</name>
    <message>
        <source>unknown</source>
        <translation>une personne inconnue</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name, date and time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>time-stamped by %1</source>
        <translation>horodatée par %1</translation>
    </message>
    <message>
        <source>signed by %1</source>
        <translation>signée par %1</translation>
    </message>
    <message>
        <source>Revision %1 of %2 (current)</source>
        <translation>Révision %1 sur %2, état actuel</translation>
    </message>
    <message>
        <source>Revision %1 of %2</source>
        <translation>Révision %1 sur %2</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <comment>revision — its signers</comment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>nearly the whole page</source>
        <translation>presque toute la page</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>en haut à gauche</translation>
    </message>
    <message>
        <source>top</source>
        <translation>en haut</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>en haut à droite</translation>
    </message>
    <message>
        <source>left</source>
        <translation>à gauche</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>au milieu</translation>
    </message>
    <message>
        <source>right</source>
        <translation>à droite</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>en bas à gauche</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>en bas</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>en bas à droite</translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>Page %1</translation>
    </message>
    <message>
        <source>Page %1 (before)</source>
        <translation>Page %1 (avant)</translation>
    </message>
    <message>
        <source>No visible difference</source>
        <translation>Aucune différence visible</translation>
    </message>
    <message>
        <source>This page was added</source>
        <translation>Cette page a été ajoutée</translation>
    </message>
    <message>
        <source>This page was removed</source>
        <translation>Cette page a été retirée</translation>
    </message>
    <message>
        <source>This page was resized or rotated</source>
        <translation>Cette page a une autre taille ou a été tournée</translation>
    </message>
    <message>
        <source>This page can&apos;t be compared</source>
        <translation>Cette page ne peut pas être comparée</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation>ailleurs</translation>
    </message>
    <message numerus="yes">
        <source>%n area(s) differ: %1</source>
        <translation>
            <numerusform>%n zone diffère&#xa0;: %1</numerusform>
            <numerusform>%n zones diffèrent&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>page %1 added</source>
        <translation>page %1 ajoutée</translation>
    </message>
    <message>
        <source>page %1 removed</source>
        <translation>page %1 supprimée</translation>
    </message>
    <message>
        <source>page %1 resized or rotated</source>
        <translation>page %1 redimensionnée ou pivotée</translation>
    </message>
    <message>
        <source>page %1 can&apos;t be compared</source>
        <translation>page %1 impossible à comparer</translation>
    </message>
    <message>
        <source>page %1, %2</source>
        <comment>page, place of a difference on it</comment>
        <translation>page %1, %2</translation>
    </message>
</context>
<context>
    <name>ink::ui::RevisionsPage</name>
    <message>
        <source>%1: %2</source>
        <comment>page: what differs</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>These revisions can&apos;t be compared</source>
        <translation>Ces révisions ne peuvent pas être comparées</translation>
    </message>
    <message>
        <source>One of the revisions can&apos;t be displayed. Choose another revision.</source>
        <translation>L’une d’elles n’est pas un PDF qui peut être affiché. Choisissez-en une autre.</translation>
    </message>
    <message>
        <source>Reading both revisions…</source>
        <translation>Lecture des deux révisions…</translation>
    </message>
    <message numerus="yes">
        <source>Comparing: %1 of %n page(s)</source>
        <translation>
            <numerusform>Comparaison&#xa0;: %1 page sur %n</numerusform>
            <numerusform>Comparaison&#xa0;: %1 pages sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>No visible difference</source>
        <translation>Aucune différence visible</translation>
    </message>
    <message numerus="yes">
        <source>All %n page(s) look the same in both revisions. Invisible content, such as attachments or invisible signatures, may differ.</source>
        <translation>
            <numerusform>La page (%n) est identique à l’œil dans les deux. Ce qui ne se voit pas, comme des pièces jointes ou des signatures sans image, peut différer.</numerusform>
            <numerusform>Les %n pages sont identiques à l’œil dans les deux. Ce qui ne se voit pas, comme des pièces jointes ou des signatures sans image, peut différer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) differ</source>
        <translation>
            <numerusform>%n page diffère</numerusform>
            <numerusform>%n pages diffèrent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message>
        <source>Difference %1 of %2</source>
        <translation>Différence %1 sur %2</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>Earlier revision</source>
        <translation>Révision antérieure</translation>
    </message>
    <message>
        <source>Later revision</source>
        <translation>Révision postérieure</translation>
    </message>
    <message>
        <source>Pages that differ</source>
        <translation>Pages qui diffèrent</translation>
    </message>
    <message>
        <source>Previous difference</source>
        <translation>Différence précédente</translation>
    </message>
    <message>
        <source>Next difference</source>
        <translation>Différence suivante</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Côte à côte</translation>
    </message>
    <message>
        <source>Earlier revision only (press X to switch)</source>
        <translation>Seulement la révision antérieure&#x202f;; X passe à l’autre</translation>
    </message>
    <message>
        <source>Later revision only (press X to switch)</source>
        <translation>Seulement la révision postérieure&#x202f;; X passe à l’autre</translation>
    </message>
    <message>
        <source>Highlight differences</source>
        <translation>Marquer ce qui diffère</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Réduire</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>Adapter à la largeur</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) in total; %1 compared.</source>
        <comment>%1: number of pages</comment>
        <translation>
            <numerusform>%n différence au total&#xa0;; %1 comparées.</numerusform>
            <numerusform>%n différences au total&#xa0;; %1 comparées.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <comment>difference — what differs</comment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>%1 of %2 — %3</source>
        <comment>number of the difference, how many; what differs</comment>
        <translation>%1 sur %2 — %3</translation>
    </message>
</context>
<context>
    <name>ink::ui::RoutingPicture</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Witness</source>
        <translation>Témoin</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2, %3)</source>
        <translation>%1 (%2, %3)</translation>
    </message>
    <message>
        <source>At the end: %1.</source>
        <translation>À la fin&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Step %1: %2.</source>
        <translation>Étape %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Diagram of the signing order</source>
        <translation>Schéma de l’ordre de signature</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Étape %1</translation>
    </message>
    <message>
        <source>+%1 d · %2</source>
        <comment>days later</comment>
        <translation>+%1 j · %2</translation>
    </message>
</context>
<context>
    <name>ink::ui::RoutingWords</name>
    <message>
        <source>Recipient %1</source>
        <translation>Destinataire %1</translation>
    </message>
    <message>
        <source>%1 of %2 in “%3”</source>
        <translation>%1 sur %2 dans «&#xa0;%3&#xa0;»</translation>
    </message>
    <message>
        <source>Witness</source>
        <translation>Témoin</translation>
    </message>
    <message>
        <source>Witness of %1</source>
        <translation>Témoin de %1</translation>
    </message>
    <message>
        <source>Named by %1</source>
        <translation>Désigné par %1</translation>
    </message>
    <message>
        <source>Copy at the end</source>
        <translation>Copie à la fin</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) later</source>
        <translation>
            <numerusform>%n jour plus tard</numerusform>
            <numerusform>%n jours plus tard</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::SamePersonButton</name>
    <message>
        <source>Same person in all rows</source>
        <translation>Même personne sur toutes les lignes</translation>
    </message>
    <message>
        <source>Gives a role the same person in every document, instead of a column</source>
        <translation>Donne à un rôle la même personne dans chaque document, au lieu d’une colonne</translation>
    </message>
    <message>
        <source>%1…</source>
        <comment>role of a template</comment>
        <translation>%1…</translation>
    </message>
    <message>
        <source>%1: %2…</source>
        <comment>role and person</comment>
        <translation>%1&#xa0;: %2…</translation>
    </message>
    <message>
        <source>%1: same person in all rows</source>
        <translation>%1&#xa0;: même personne sur toutes les lignes</translation>
    </message>
    <message>
        <source>Name and email address, e.g. %1. Leave it empty to use columns.</source>
        <translation>Nom et adresse e-mail, par ex. %1. Laissez vide pour utiliser des colonnes.</translation>
    </message>
    <message>
        <source>Use in all rows</source>
        <translation>Utiliser sur toutes les lignes</translation>
    </message>
    <message>
        <source>Enter a name and an email address such as %1.</source>
        <translation>Saisissez un nom et une adresse e-mail comme %1.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SealKeyDialog</name>
    <message>
        <source>Unlock sealing</source>
        <translation>Débloquer le scellement</translation>
    </message>
    <message>
        <source>The passphrase of the seal key is missing</source>
        <translation>La phrase secrète de la clé du sceau manque</translation>
    </message>
    <message>
        <source>Keychain entry: Inkstone, %1</source>
        <translation>Entrée du trousseau&#xa0;: Inkstone, %1</translation>
    </message>
    <message>
        <source>Passphrase of the seal key</source>
        <translation>Phrase secrète de la clé du sceau</translation>
    </message>
    <message>
        <source>Check keychain again</source>
        <translation>Relire le trousseau</translation>
    </message>
    <message>
        <source>Use passphrase</source>
        <translation>Utiliser la phrase secrète</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The keychain doesn&apos;t contain this entry.</source>
        <translation>Le trousseau n’a pas cette entrée.</translation>
    </message>
    <message>
        <source>The keychain entry doesn&apos;t open the seal key</source>
        <translation>L’entrée du trousseau n’ouvre pas la clé du sceau</translation>
    </message>
    <message>
        <source>The passphrase is in the keychain of the computer or user account where documents were first sealed. Unlock or restore that keychain and check it again, or copy the passphrase from it and enter it here; it is then stored in this keychain. Documents waiting to be sealed are sealed immediately.</source>
        <translation>La phrase secrète se trouve dans le trousseau de l’ordinateur ou du compte utilisateur sur lequel des documents ont d’abord été scellés. Déverrouillez ou restaurez ce trousseau et relisez-le, ou saisissez la phrase secrète qu’il contient&#x202f;; elle est alors enregistrée dans ce trousseau-ci. Les documents en attente sont scellés aussitôt.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SealSection</name>
    <message>
        <source>Takes effect when Inkstone restarts.</source>
        <translation>Prend effet au prochain démarrage.</translation>
    </message>
    <message>
        <source>Choose certificates to trust</source>
        <translation>Certificats de confiance</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer);;All files (*)</source>
        <translation>Certificats (*.pem *.crt *.cer);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>This workspace has no certificate yet. It is created when the first document is sealed.</source>
        <translation>Cet espace n’a pas encore de certificat&#xa0;; il est créé au premier document scellé.</translation>
    </message>
    <message>
        <source>Certificate fingerprint of this workspace (SHA-256)</source>
        <translation>Empreinte du certificat de cet espace (SHA-256)</translation>
    </message>
    <message>
        <source>Time-stamps</source>
        <translation>Horodatages</translation>
    </message>
    <message>
        <source>For seals created on this computer. Changes take effect when Inkstone restarts. Remote services are configured by their operator.</source>
        <translation>Pour les sceaux créés sur cet ordinateur. Les modifications prennent effet au prochain démarrage. Les services distants sont configurés par leur exploitant.</translation>
    </message>
    <message>
        <source>Time-stamp authorities</source>
        <translation>Autorités d’horodatage</translation>
    </message>
    <message>
        <source>Seal validity</source>
        <translation>Validité des sceaux</translation>
    </message>
    <message>
        <source>Trusted time-stamp certificates (PEM)</source>
        <translation>Certificats d’horodatage de confiance (PEM)</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Trust system certificates only</source>
        <translation>N’accepter que les certificats du système</translation>
    </message>
    <message>
        <source>Separate addresses with commas; the first one that responds is used. Leave empty for seals without time-stamps.</source>
        <translation>Séparez les adresses par des virgules&#xa0;; la première qui répond est utilisée. Laissez vide pour des sceaux sans horodatage.</translation>
    </message>
    <message>
        <source>As long as the certificates are valid (T)</source>
        <translation>Tant que les certificats sont valides (T)</translation>
    </message>
    <message>
        <source>Longer, with validation data (LT)</source>
        <translation>Plus longtemps, avec des données de validation (LT)</translation>
    </message>
    <message>
        <source>Long-term archive (LTA)</source>
        <translation>Archivage à long terme (LTA)</translation>
    </message>
    <message>
        <source>Requires a time-stamp authority.</source>
        <translation>Nécessite une autorité d’horodatage.</translation>
    </message>
    <message>
        <source>System certificates only</source>
        <translation>Certificats du système uniquement</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid http or https address.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une adresse http ou https complète.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SectionButton</name>
    <message>
        <source>%1: %2</source>
        <comment>%1: name of a page, %2: number of entries</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>ink::ui::SelectionActions</name>
    <message>
        <source>Link copied. It opens the document for people whose account has access to it.</source>
        <translation>Lien copié. Il ouvre le document pour les personnes dont le compte y a accès.</translation>
    </message>
    <message>
        <source>Link copied. It works only on this computer.</source>
        <translation>Lien copié. Il ne fonctionne que sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Moved to “%1”.</source>
        <translation>Déplacé vers «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>%1 documents moved to “%2”.</source>
        <translation>%1 documents déplacés vers «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Restored from the trash.</source>
        <translation>Restauré depuis la corbeille.</translation>
    </message>
    <message>
        <source>Moved to the trash.</source>
        <translation>Mis à la corbeille.</translation>
    </message>
    <message>
        <source>%1 documents moved to the trash.</source>
        <translation>%1 documents mis à la corbeille.</translation>
    </message>
    <message>
        <source>Delete permanently?</source>
        <translation>Supprimer définitivement&#xa0;?</translation>
    </message>
    <message>
        <source>The pages and all values are deleted. The history is kept.</source>
        <translation>Les pages et toutes les valeurs sont supprimées. L’historique est conservé.</translation>
    </message>
    <message>
        <source>Delete 1 document</source>
        <translation>Supprimer 1 document</translation>
    </message>
    <message>
        <source>Delete %1 documents</source>
        <translation>Supprimer %1 documents</translation>
    </message>
    <message>
        <source>Deleted.</source>
        <translation>Supprimé.</translation>
    </message>
    <message>
        <source>%1 documents deleted.</source>
        <translation>%1 documents supprimés.</translation>
    </message>
    <message>
        <source>Cancel signing?</source>
        <translation>Annuler la signature&#xa0;?</translation>
    </message>
    <message>
        <source>People who haven&apos;t signed yet can no longer sign. This can&apos;t be undone.</source>
        <translation>Les personnes qui n’ont pas encore signé ne le pourront plus. Cette action est irréversible.</translation>
    </message>
    <message>
        <source>Cancel 1 document</source>
        <translation>Annuler 1 document</translation>
    </message>
    <message>
        <source>Cancel %1 documents</source>
        <translation>Annuler %1 documents</translation>
    </message>
    <message>
        <source>Renamed to “%1”.</source>
        <translation>Renommé en «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Checking the selected documents…</source>
        <translation>Vérification des documents sélectionnés…</translation>
    </message>
    <message>
        <source>Checking the selected documents… %1 of %2</source>
        <translation>Vérification des documents sélectionnés… %1 sur %2</translation>
    </message>
    <message>
        <source>%1 documents restored from the trash.</source>
        <translation>%1 documents restaurés depuis la corbeille.</translation>
    </message>
    <message>
        <source>Previous title restored.</source>
        <translation>L’ancien titre est rétabli.</translation>
    </message>
    <message>
        <source>Move “%1” to a folder</source>
        <translation>Déplacer «&#xa0;%1&#xa0;» dans un dossier</translation>
    </message>
    <message numerus="yes">
        <source>Move %n document(s) to a folder</source>
        <translation>
            <numerusform>Déplacer %n document dans un dossier</numerusform>
            <numerusform>Déplacer %n documents dans un dossier</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete “%1” permanently?</source>
        <translation>Supprimer définitivement «&#xa0;%1&#xa0;»&#x202f;?</translation>
    </message>
    <message>
        <source>Removed from the folder.</source>
        <translation>Sorti du dossier.</translation>
    </message>
    <message>
        <source>%1 documents removed from their folders.</source>
        <translation>%1 documents sortis de leurs dossiers.</translation>
    </message>
    <message>
        <source>Move undone.</source>
        <translation>Déplacement annulé.</translation>
    </message>
    <message>
        <source>The list has changed</source>
        <translation>La liste a changé</translation>
    </message>
    <message>
        <source>You selected %1 documents, but the list now has %2. Documents may have been added, moved or deleted in the meantime.</source>
        <translation>Vous avez sélectionné %1 documents, mais la liste en contient maintenant %2. Des documents ont pu être ajoutés, déplacés ou supprimés entre-temps.</translation>
    </message>
    <message numerus="yes">
        <source>Continue with %n document(s)</source>
        <translation>
            <numerusform>Continuer avec %n document</numerusform>
            <numerusform>Continuer avec %n documents</numerusform>
        </translation>
    </message>
    <message>
        <source>Some of the %1 documents that you selected are no longer in the list, and others have taken their places.</source>
        <translation>Certains des %1 documents sélectionnés ne sont plus dans la liste et d’autres ont pris leur place.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid email address.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une adresse e-mail valide.</translation>
    </message>
    <message>
        <source>Enter an email address.</source>
        <translation>Saisissez une adresse e-mail.</translation>
    </message>
    <message>
        <source>Enter at most %1 addresses.</source>
        <translation>Saisissez %1 adresses au plus.</translation>
    </message>
    <message>
        <source>Set up email first?</source>
        <translation>Configurer d’abord l’e-mail&#xa0;?</translation>
    </message>
    <message>
        <source>Signed copies are sent by email, and email isn&apos;t set up yet.</source>
        <translation>Les copies signées sont envoyées par e-mail, et l’e-mail n’est pas encore configuré.</translation>
    </message>
    <message>
        <source>Open settings</source>
        <translation>Ouvrir les paramètres</translation>
    </message>
    <message>
        <source>Send a signed copy of “%1”</source>
        <translation>Envoyer une copie signée de «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Email addresses, one per line</source>
        <translation>Adresses e-mail, une par ligne</translation>
    </message>
    <message>
        <source>Send copy</source>
        <translation>Envoyer la copie</translation>
    </message>
    <message>
        <source>A signed copy is on its way to %1.</source>
        <translation>Une copie signée est en route vers %1.</translation>
    </message>
    <message numerus="yes">
        <source>Signed copies are on their way to %n address(es).</source>
        <translation>
            <numerusform>Une copie signée est en route vers %n adresse.</numerusform>
            <numerusform>Des copies signées sont en route vers %n adresses.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::SelectionPane</name>
    <message>
        <source>%1 documents selected</source>
        <translation>%1 documents sont sélectionnés</translation>
    </message>
    <message>
        <source>All documents in this view are selected.</source>
        <translation>Ce sont tous les documents de cette vue.</translation>
    </message>
    <message>
        <source>This view contains %1 documents.</source>
        <translation>La vue contient %1 documents.</translation>
    </message>
    <message>
        <source>Remind pending recipients…</source>
        <translation>Relancer les destinataires en attente…</translation>
    </message>
    <message>
        <source>Select all %1 in this view</source>
        <translation>Sélectionner les %1 de cette vue</translation>
    </message>
</context>
<context>
    <name>ink::ui::ServersSection</name>
    <message>
        <source>Accounts &amp; services</source>
        <translation>Comptes et services</translation>
    </message>
    <message>
        <source>Keys are stored in this computer&apos;s keychain. Removing an account here doesn&apos;t delete its documents.</source>
        <translation>Les clés sont conservées dans le trousseau de cet ordinateur. Retirer un compte ici n’efface pas ses documents.</translation>
    </message>
    <message>
        <source>Add a service…</source>
        <translation>Ajouter un service…</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Cet ordinateur</translation>
    </message>
    <message>
        <source>Documents are stored in your own folder</source>
        <translation>Les documents sont conservés dans votre propre dossier</translation>
    </message>
    <message>
        <source>unreachable</source>
        <translation>injoignable</translation>
    </message>
    <message>
        <source>new key required</source>
        <translation>nouvelle clé requise</translation>
    </message>
    <message>
        <source>open, available</source>
        <translation>ouvert, disponible</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Ouvrir %1</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Signs in to check that the service is available and accepts the key.</source>
        <translation>Se connecte pour vérifier que le service est disponible et accepte la clé.</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>Se déconnecter</translation>
    </message>
    <message>
        <source>Rename or remove</source>
        <translation>Renommer ou retirer</translation>
    </message>
    <message>
        <source>More actions for %1</source>
        <translation>Plus d’actions pour %1</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Retirer…</translation>
    </message>
    <message>
        <source>The service is available.</source>
        <translation>Le service est disponible.</translation>
    </message>
    <message>
        <source>Signed in as %1.</source>
        <translation>Connecté en tant que %1.</translation>
    </message>
    <message>
        <source>Rename account</source>
        <translation>Renommer le compte</translation>
    </message>
    <message>
        <source>Display name</source>
        <translation>Nom affiché</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Renamed.</source>
        <translation>Renommé.</translation>
    </message>
    <message>
        <source>Remove “%1”?</source>
        <translation>Retirer «&#xa0;%1&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>Removes its key from the keychain. Documents stay on the service.</source>
        <translation>Retire sa clé du trousseau. Les documents restent sur le service.</translation>
    </message>
    <message>
        <source>Remove account</source>
        <translation>Retirer le compte</translation>
    </message>
    <message>
        <source>This computer has no usable keychain, so the key is kept only until you close Inkstone. Removing an account here doesn&apos;t delete its documents.</source>
        <translation>Cet ordinateur n’a pas de trousseau utilisable&#xa0;: la clé est conservée jusqu’à la fermeture d’Inkstone. Supprimer un compte ici n’efface pas ses documents.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SetFileOrder</name>
    <message>
        <source>Move a file</source>
        <translation>Déplacer un fichier</translation>
    </message>
</context>
<context>
    <name>ink::ui::SettingsPage</name>
    <message>
        <source>Custom fields</source>
        <translation>Champs personnalisés</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Search settings…</source>
        <translation>Rechercher…</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Chercher dans les paramètres</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Rubriques</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Général</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Notifications</translation>
    </message>
    <message>
        <source>API keys</source>
        <translation>Clés d’API</translation>
    </message>
    <message>
        <source>Accounts &amp; services</source>
        <translation>Comptes et services</translation>
    </message>
    <message>
        <source>Callback</source>
        <translation>Callback</translation>
    </message>
    <message>
        <source>Signatures</source>
        <translation>Signatures</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Sceau</translation>
    </message>
    <message>
        <source>Email and links</source>
        <translation>E-mail et liens</translation>
    </message>
    <message>
        <source>Signing page</source>
        <translation>Page de signature</translation>
    </message>
    <message>
        <source>Absences</source>
        <translation>Absences</translation>
    </message>
    <message>
        <source>No settings match “%1”.</source>
        <translation>Aucun paramètre ne correspond à «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Clear search</source>
        <translation>Effacer la recherche</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Utilisation</translation>
    </message>
    <message>
        <source>Trusted lists</source>
        <translation>Listes de confiance</translation>
    </message>
</context>
<context>
    <name>ink::ui::SheetPainter</name>
    <message>
        <source>This page can&apos;t be shown.</source>
        <translation>Cette page ne peut pas être affichée.</translation>
    </message>
</context>
<context>
    <name>ink::ui::ShortcutDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrer</translation>
    </message>
    <message>
        <source>Filter keyboard shortcuts</source>
        <translation>Filtrer les raccourcis clavier</translation>
    </message>
    <message>
        <source>%1+click</source>
        <translation>%1+clic</translation>
    </message>
    <message>
        <source>%1+drag</source>
        <translation>%1+glisser</translation>
    </message>
    <message>
        <source>%1+wheel</source>
        <translation>%1+molette</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Maj</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>On the pages</source>
        <translation>Sur les pages</translation>
    </message>
    <message>
        <source>Pan</source>
        <translation>Déplacer la vue</translation>
    </message>
    <message>
        <source>Space+drag, middle button</source>
        <translation>Espace+glisser, bouton du milieu</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Scroll sideways</source>
        <translation>Défiler horizontalement</translation>
    </message>
    <message>
        <source>Add to the selection</source>
        <translation>Ajouter à la sélection</translation>
    </message>
    <message>
        <source>Copy by dragging</source>
        <translation>Copier en faisant glisser</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Move in a straight line, keep proportions</source>
        <translation>Déplacer en ligne droite, garder les proportions</translation>
    </message>
    <message>
        <source>Move by 1 point, by 10 points</source>
        <translation>Déplacer d’un point, de dix</translation>
    </message>
    <message>
        <source>Arrow keys, Shift+arrow keys</source>
        <translation>Flèches, Maj+flèches</translation>
    </message>
    <message>
        <source>Resize by 1 point</source>
        <translation>Redimensionner d’un point</translation>
    </message>
    <message>
        <source>Ctrl+arrow keys</source>
        <translation>Ctrl+flèches</translation>
    </message>
    <message>
        <source>Next field, previous field</source>
        <translation>Champ suivant, champ précédent</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Maj+Tab</translation>
    </message>
    <message>
        <source>Assign to a recipient</source>
        <translation>Attribuer à un destinataire</translation>
    </message>
    <message>
        <source>Alt+1 to Alt+9</source>
        <translation>Alt+1 à Alt+9</translation>
    </message>
    <message>
        <source>Cancel, clear the selection</source>
        <translation>Annuler, effacer la sélection</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Go to page</source>
        <translation>Aller à la page</translation>
    </message>
    <message>
        <source>Next issue, previous issue</source>
        <translation>Problème suivant, problème précédent</translation>
    </message>
    <message>
        <source>Rename in the list of placed fields</source>
        <translation>Renommer dans la liste des champs placés</translation>
    </message>
    <message>
        <source>Move up or down in the list of placed fields</source>
        <translation>Plus tôt ou plus tard dans la liste des champs placés</translation>
    </message>
    <message>
        <source>Alt+Up, Alt+Down</source>
        <translation>Alt+Haut, Alt+Bas</translation>
    </message>
    <message>
        <source>Editor</source>
        <translation>Éditeur</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Général</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Next area, previous area</source>
        <translation>Zone suivante, zone précédente</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Use default</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Tout réinitialiser</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Raccourci</translation>
    </message>
    <message>
        <source>Select a command to change its shortcut</source>
        <translation>Sélectionnez une commande pour changer son raccourci</translation>
    </message>
    <message>
        <source>Press the new shortcut</source>
        <translation>Appuyez sur les nouvelles touches</translation>
    </message>
    <message>
        <source>This shortcut can&apos;t be changed</source>
        <translation>Ce raccourci ne peut pas être changé</translation>
    </message>
    <message>
        <source>Shortcut of “%1”</source>
        <translation>Raccourci de «&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>ink::ui::SideBar</name>
    <message>
        <source>New folder</source>
        <translation>Nouveau dossier</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documents</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Views and folders</source>
        <translation>Vues et dossiers</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Déplacer vers le haut</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Déplacer vers le bas</translation>
    </message>
    <message>
        <source>Delete search</source>
        <translation>Supprimer la recherche</translation>
    </message>
    <message>
        <source>Search “%1” deleted.</source>
        <translation>La recherche «&#xa0;%1&#xa0;» est supprimée.</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>Bulk runs</source>
        <translation>Envois en série</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Rapports</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Waiting for me</source>
        <translation>En attente de moi</translation>
    </message>
    <message>
        <source>Waiting for others</source>
        <translation>En attente des autres</translation>
    </message>
    <message>
        <source>Open documents</source>
        <translation>Documents ouverts</translation>
    </message>
</context>
<context>
    <name>ink::ui::SignaturePad</name>
    <message>
        <source>Draw</source>
        <translation>Dessiner</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Saisir</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Signature drawing area</source>
        <translation>Feuille où dessiner la signature</translation>
    </message>
    <message>
        <source>If you can&apos;t use a pointer, choose Type instead.</source>
        <translation>Sans pointeur, choisissez Saisir et écrivez le nom.</translation>
    </message>
    <message>
        <source>Sign above the line</source>
        <translation>Signez au-dessus de la ligne</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Name to sign as</source>
        <translation>Nom pour signer</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>Typed signature</source>
        <translation>La signature saisie</translation>
    </message>
    <message>
        <source>Choose a picture…</source>
        <translation>Choisir une image…</translation>
    </message>
    <message>
        <source>Handwriting style</source>
        <translation>Style d’écriture</translation>
    </message>
    <message>
        <source>The handwriting styles don&apos;t support all letters of this name, so a plain font is used.</source>
        <translation>Les écritures manuscrites ne comportent pas toutes les lettres de ce nom. Il est écrit dans une police ordinaire.</translation>
    </message>
    <message>
        <source>Style %1</source>
        <translation>Style %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Faire pivoter</translation>
    </message>
    <message>
        <source>Remove background</source>
        <translation>Supprimer le papier</translation>
    </message>
    <message>
        <source>Drag the corners around your signature.</source>
        <translation>Faites glisser les coins autour de votre signature.</translation>
    </message>
    <message>
        <source>This file can&apos;t be used. Choose a PNG, JPEG, BMP or WebP picture.</source>
        <translation>Ce fichier ne peut pas être utilisé. Choisissez une image PNG, JPEG, BMP ou WebP.</translation>
    </message>
    <message>
        <source>No signature was found in the picture. Use a dark pen on white paper, or turn off “Remove background”.</source>
        <translation>Aucune signature n’a été trouvée sur l’image. Utilisez un stylo foncé sur du papier blanc, ou désactivez «&#xa0;Supprimer le papier&#xa0;».</translation>
    </message>
</context>
<context>
    <name>ink::ui::SignaturesSection</name>
    <message>
        <source>Choose a signature picture</source>
        <translation>Image d’une signature</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.bmp *.webp)</source>
        <translation>Images (*.png *.jpg *.jpeg *.bmp *.webp)</translation>
    </message>
    <message>
        <source>Saved signatures</source>
        <translation>Signatures enregistrées</translation>
    </message>
    <message>
        <source>A saved signature is offered only to a signer with the same name who signs in person on this computer. The files are stored on this computer, and only you can read them.</source>
        <translation>Une signature enregistrée n’est proposée qu’à la personne du même nom, quand elle signe sur cet écran. Les fichiers sont conservés sur cet ordinateur et vous seul pouvez les lire.</translation>
    </message>
    <message>
        <source>Save a signature</source>
        <translation>Enregistrer une signature</translation>
    </message>
    <message>
        <source>Name of the signer</source>
        <translation>Nom du signataire</translation>
    </message>
    <message>
        <source>Save signature</source>
        <translation>Enregistrer la signature</translation>
    </message>
    <message>
        <source>Signature of %1</source>
        <translation>Signature de %1</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove the signature of %1</source>
        <translation>Retirer la signature de %1</translation>
    </message>
    <message>
        <source>Signature of %1 removed.</source>
        <translation>Signature de %1 retirée.</translation>
    </message>
    <message>
        <source>Enter the name exactly as in the list of recipients.</source>
        <translation>Saisissez le nom exactement comme dans la liste des destinataires.</translation>
    </message>
    <message>
        <source>Signature of %1 saved.</source>
        <translation>Signature de %1 enregistrée.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SignedPage</name>
    <message>
        <source>%1 (signed)</source>
        <translation>%1 (signé)</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Envoyé à l’imprimante.</translation>
    </message>
    <message>
        <source>Save signed PDF</source>
        <translation>Enregistrer le PDF signé</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Signed document</source>
        <translation>Document signé</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom arrière</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom avant</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Enregistrer le PDF…</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Pages of the signed document</source>
        <translation>Pages du document signé</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::SignerWordsSection</name>
    <message>
        <source>This text has %1 characters. The maximum is %2.</source>
        <translation>Ce texte compte %1 caractères. Le maximum est de %2.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid https address.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une adresse https complète.</translation>
    </message>
    <message>
        <source>Enter at most %1 addresses.</source>
        <translation>Au plus %1 adresses.</translation>
    </message>
    <message>
        <source>Stay on the signing page</source>
        <translation>Rester sur la page de signature</translation>
    </message>
    <message>
        <source>Signing page</source>
        <translation>Page de signature</translation>
    </message>
    <message>
        <source>Your own texts for the signing page. The consent and the information that a signer accepts are recorded in the history and on the certificate. Recipients whose language has no text see the one in the language of your account.</source>
        <translation>Vos propres textes pour la page de signature. Le consentement et les informations qu’un signataire accepte sont consignés dans l’historique et sur le certificat. Les destinataires dont la langue n’a pas de texte voient celui dans la langue de votre compte.</translation>
    </message>
    <message>
        <source>Language of these texts</source>
        <translation>Langue de ces textes</translation>
    </message>
    <message>
        <source>Signer consent</source>
        <translation>Les signataires acceptent</translation>
    </message>
    <message>
        <source>One paragraph. Leave empty to use the standard text.</source>
        <translation>Un seul paragraphe. Laissez vide pour utiliser le texte standard.</translation>
    </message>
    <message>
        <source>Information for signers</source>
        <translation>Informations pour les signataires</translation>
    </message>
    <message>
        <source>A longer text, for example about electronic records. Signers accept it along with the consent.</source>
        <translation>Un texte plus long, par exemple sur les documents électroniques. Les signataires l’acceptent avec le consentement.</translation>
    </message>
    <message>
        <source>Reviewer consent</source>
        <translation>Les relecteurs acceptent</translation>
    </message>
    <message>
        <source>Thank-you message</source>
        <translation>Message de remerciement</translation>
    </message>
    <message>
        <source>Recipients see it when they have finished.</source>
        <translation>Les destinataires le voient quand ils ont terminé.</translation>
    </message>
    <message>
        <source>Allowed return addresses</source>
        <translation>Adresses de retour autorisées</translation>
    </message>
    <message>
        <source>Full https addresses of your own pages, separated by commas.</source>
        <translation>Adresses https complètes de vos propres pages, séparées par des virgules.</translation>
    </message>
    <message>
        <source>After finishing, redirect recipients to</source>
        <translation>Une fois terminé, diriger les destinataires vers</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t the address of a website. Enter https:// and the host only, such as https://app.example.com.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas l’adresse d’un site web. Saisissez uniquement https:// et l’hôte, par exemple https://app.example.com.</translation>
    </message>
    <message>
        <source>Websites that can embed the signing page</source>
        <translation>Sites web pouvant intégrer la page de signature</translation>
    </message>
    <message>
        <source>Your own websites that show the signing page in a frame. No other website can. Leave empty for none.</source>
        <translation>Vos propres sites web qui affichent la page de signature dans un cadre. Aucun autre site ne le peut. Laissez vide s’il n’y en a pas.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningAttachment</name>
    <message>
        <source>Uploading %1</source>
        <translation>Envoi de %1</translation>
    </message>
    <message>
        <source>Uploading… %1 of %2</source>
        <translation>Envoi… %1 sur %2</translation>
    </message>
    <message>
        <source>No file attached yet.</source>
        <translation>Aucun fichier n’est encore joint.</translation>
    </message>
    <message>
        <source>Choose another file…</source>
        <translation>Choisir un autre fichier…</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Choisir un fichier…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>You can also drop a file here or onto the field on the page.</source>
        <translation>Ou déposez un fichier ici, ou sur le champ dans la page.</translation>
    </message>
    <message>
        <source>%1. Maximum %2 per file, %3 in total. The file becomes part of the signed document.</source>
        <translation>%1. %2 au plus par fichier, %3 en tout. Le fichier fera partie du document signé.</translation>
    </message>
    <message>
        <source>Attached: %1</source>
        <translation>Joint&#xa0;: %1</translation>
    </message>
    <message>
        <source>Choose the file to attach</source>
        <translation>Choisir le fichier à joindre</translation>
    </message>
    <message>
        <source>Supported files (%1)</source>
        <translation>Fichiers qui peuvent être joints (%1)</translation>
    </message>
    <message>
        <source>A PNG or JPEG picture. It is printed in the document.</source>
        <translation>Une image PNG ou JPEG. Elle est imprimée dans le document.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningCodeForm</name>
    <message>
        <source>The sender gives this code to the signer.</source>
        <translation>L’expéditeur l’a communiqué à la personne qui signe.</translation>
    </message>
    <message>
        <source>The sender gives this code to %1.</source>
        <translation>L’expéditeur l’a communiqué à %1.</translation>
    </message>
    <message>
        <source>A code is being sent to %1…</source>
        <translation>Envoi d’un code à %1…</translation>
    </message>
    <message>
        <source>A code was sent to %1. Check your email.</source>
        <translation>Un code a été envoyé à %1. Consultez cette boîte e-mail.</translation>
    </message>
    <message>
        <source>You need a code, which will be sent to %1.</source>
        <translation>Il faut un code, qui est envoyé à %1.</translation>
    </message>
    <message>
        <source>Enter the code first.</source>
        <translation>Saisissez d’abord le code.</translation>
    </message>
    <message numerus="yes">
        <source>Too many wrong codes. Try again in %n minute(s).</source>
        <translation>
            <numerusform>Trop de codes erronés. Réessayez dans %n minute.</numerusform>
            <numerusform>Trop de codes erronés. Réessayez dans %n minutes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Too many wrong codes. Try again in a few minutes.</source>
        <translation>Trop de codes erronés. Réessayez dans quelques minutes.</translation>
    </message>
    <message>
        <source>This code is incorrect or has expired.</source>
        <translation>Ce code n’est pas le bon ou est trop ancien.</translation>
    </message>
    <message>
        <source>This code is incorrect.</source>
        <translation>Ce code n’est pas le bon.</translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s) left.</source>
        <translation>
            <numerusform>Il reste %n essai.</numerusform>
            <numerusform>Il reste %n essais.</numerusform>
        </translation>
    </message>
    <message>
        <source>No attempts left. Try again in a few minutes.</source>
        <translation>Plus d’essai pour l’instant. Réessayez dans quelques minutes.</translation>
    </message>
    <message>
        <source>A code was sent less than a minute ago. Wait a moment before requesting another.</source>
        <translation>Un code a été envoyé il y a moins d’une minute. Attendez un instant, puis redemandez-en un.</translation>
    </message>
    <message>
        <source>This service can&apos;t send email at the moment, so it can&apos;t send a code. Ask the sender for help.</source>
        <translation>Ce service n’envoie pas d’e-mail pour l’instant&#xa0;; aucun code ne peut arriver. Demandez de l’aide à l’expéditeur.</translation>
    </message>
    <message>
        <source>Enter the code from the email</source>
        <translation>Saisissez le code reçu par e-mail</translation>
    </message>
    <message>
        <source>Enter the access code</source>
        <translation>Saisissez le code d’accès</translation>
    </message>
    <message>
        <source>Code from the email</source>
        <translation>Code reçu par e-mail</translation>
    </message>
    <message>
        <source>Access code</source>
        <translation>Code d’accès</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Vérification…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Send code again</source>
        <translation>Renvoyer le code</translation>
    </message>
    <message>
        <source>Send code</source>
        <translation>Envoyer le code</translation>
    </message>
    <message>
        <source>A code was sent to %1. Check your text messages.</source>
        <translation>Un code a été envoyé au %1. Consultez vos SMS.</translation>
    </message>
    <message>
        <source>This service can&apos;t send text messages at the moment, so it can&apos;t send a code. Ask the sender for help.</source>
        <translation>Ce service ne peut pas envoyer de SMS pour le moment, donc pas de code non plus. Demandez de l’aide à l’expéditeur.</translation>
    </message>
    <message>
        <source>Enter the code from the text message</source>
        <translation>Saisissez le code reçu par SMS</translation>
    </message>
    <message>
        <source>Code from the text message</source>
        <translation>Code reçu par SMS</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningConsent</name>
    <message>
        <source>Information from the sender</source>
        <translation>Informations de l’expéditeur</translation>
    </message>
    <message>
        <source>The sender provided this text in %1, not in your language.</source>
        <translation>L’expéditeur a fourni ce texte en %1, et non dans votre langue.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningDateInput</name>
    <message>
        <source>Choose a date</source>
        <translation>Choisir une date</translation>
    </message>
    <message>
        <source>For example, %1</source>
        <translation>Par exemple, %1</translation>
    </message>
    <message>
        <source>Enter a date, for example %1.</source>
        <translation>Saisissez une date, par exemple %1.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningDifference</name>
    <message>
        <source>Checked</source>
        <translation>Coché</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Non coché</translation>
    </message>
    <message>
        <source>A signature</source>
        <translation>Une signature</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(vide)</translation>
    </message>
    <message>
        <source>Shown to you</source>
        <translation>Vous voyez</translation>
    </message>
    <message>
        <source>Saved elsewhere</source>
        <translation>Enregistré entre-temps</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
    </message>
    <message>
        <source>Choose one of the two values for each field.</source>
        <translation>Choisissez l’une des deux valeurs pour chaque champ.</translation>
    </message>
    <message>
        <source>Values have changed</source>
        <translation>Des valeurs ont changé</translation>
    </message>
    <message>
        <source>These values were changed elsewhere after they were shown here. Choose which ones to use, then finish again.</source>
        <translation>Ces valeurs ont été enregistrées ailleurs après avoir été affichées ici. Choisissez celles qui sont valables, puis terminez à nouveau.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Page %1, %2 mm from the left and %3 mm from the top</source>
        <translation>Page %1, %2&#xa0;mm de la gauche et %3&#xa0;mm du haut</translation>
    </message>
    <message>
        <source>%1 × %2 mm</source>
        <translation>%1 × %2&#xa0;mm</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Obligatoire</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>Facultatif</translation>
    </message>
    <message>
        <source>Not present</source>
        <translation>Absent</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Retiré</translation>
    </message>
    <message>
        <source>As shown to you</source>
        <translation>Tel qu’affiché</translation>
    </message>
    <message>
        <source>Changed by the sender</source>
        <translation>Modifié par l’expéditeur</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>The document has changed</source>
        <translation>Le document a changé</translation>
    </message>
    <message>
        <source>These fields were changed after they were shown here. Nothing is signed yet. Continue to see the document as it is now, then finish again.</source>
        <translation>Ces champs ont été modifiés après avoir été affichés ici. Rien n’est encore signé. Continuez pour voir le document tel qu’il est maintenant, puis terminez à nouveau.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningFieldEditor</name>
    <message>
        <source>Required · page %1</source>
        <translation>Obligatoire · page %1</translation>
    </message>
    <message>
        <source>Optional · page %1</source>
        <translation>Facultatif · page %1</translation>
    </message>
    <message>
        <source>Select this box</source>
        <translation>Cocher cette case</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Sign again</source>
        <translation>Signer à nouveau</translation>
    </message>
    <message>
        <source>Use the same initials</source>
        <translation>Reprendre le même paraphe</translation>
    </message>
    <message>
        <source>Use the same signature</source>
        <translation>Reprendre la même signature</translation>
    </message>
    <message>
        <source>Choose a signature picture</source>
        <translation>Choisir une image de la signature</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.bmp *.webp)</source>
        <translation>Images (*.png *.jpg *.jpeg *.bmp *.webp)</translation>
    </message>
    <message>
        <source>Not before %1</source>
        <translation>Pas avant le %1</translation>
    </message>
    <message>
        <source>Not after %1</source>
        <translation>Pas après le %1</translation>
    </message>
    <message>
        <source>Select at least %1 of the boxes in “%2”.</source>
        <translation>Sélectionnez au moins %1 des cases de «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Select at most %1 of the boxes in “%2”.</source>
        <translation>Sélectionnez au plus %1 des cases de «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>This text will be printed in small type (%1 points). Shorten it to make it easier to read.</source>
        <translation>Ce texte sera imprimé en petits caractères (%1 points). Raccourcissez-le pour le rendre plus lisible.</translation>
    </message>
    <message>
        <source>This value was filled in before the device was handed to you. Review it, then choose Next.</source>
        <translation>Cette valeur a été saisie avant que vous ne receviez l’appareil. Vérifiez-la, puis choisissez Suivant.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningMarks</name>
    <message>
        <source>Add a signature…</source>
        <translation>Ajouter une signature…</translation>
    </message>
    <message>
        <source>Move…</source>
        <translation>Déplacer…</translation>
    </message>
    <message>
        <source>Move this signature</source>
        <translation>Déplacer cette signature</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove this signature</source>
        <translation>Retirer cette signature</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningNotes</name>
    <message>
        <source>You&apos;re acting on behalf of %1, who is absent.</source>
        <translation>Vous agissez pour le compte de %1, qui est absent(e).</translation>
    </message>
    <message>
        <source>You&apos;re witnessing the signature of %1.</source>
        <translation>Vous êtes témoin de la signature de %1.</translation>
    </message>
    <message>
        <source>Message from the sender</source>
        <translation>Message de l’expéditeur</translation>
    </message>
    <message>
        <source>Message from %1</source>
        <translation>Message de %1</translation>
    </message>
    <message>
        <source>Personal message to you</source>
        <translation>Message personnel pour vous</translation>
    </message>
    <message>
        <source>The sender has changed this document. Review it before you finish.</source>
        <translation>L’expéditeur a modifié ce document. Vérifiez-le avant de terminer.</translation>
    </message>
    <message>
        <source>The sender has changed fields in this document: %1. Review them before you finish.</source>
        <translation>L’expéditeur a modifié ce document&#xa0;: %1. Vérifiez-le avant de terminer.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningPage</name>
    <message>
        <source>All fields are filled in.</source>
        <translation>Tout est rempli.</translation>
    </message>
    <message>
        <source>Some required fields are empty.</source>
        <translation>Il manque encore quelque chose.</translation>
    </message>
    <message>
        <source>Review the pages, then finish.</source>
        <translation>Relisez les pages, puis finalisez.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Signing…</source>
        <translation>Signature en cours…</translation>
    </message>
    <message>
        <source>Reason for declining (the sender will see it)</source>
        <translation>Motif du refus (visible par l’expéditeur)</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Refuser le document</translation>
    </message>
    <message>
        <source>Leave without signing?</source>
        <translation>Quitter la signature&#xa0;?</translation>
    </message>
    <message>
        <source>Your entries are saved. Nothing has been signed yet.</source>
        <translation>Ce qui est déjà rempli est conservé. Rien n’est encore signé.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Loading pages…</source>
        <translation>Chargement des pages…</translation>
    </message>
    <message>
        <source>Pages of the document</source>
        <translation>Pages du document</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>Refusé</translation>
    </message>
    <message>
        <source>Thank you</source>
        <translation>Merci</translation>
    </message>
    <message>
        <source>%1 will be notified of your reason.</source>
        <translation>%1 en connaîtra le motif.</translation>
    </message>
    <message>
        <source>Sign in person</source>
        <translation>Signer en personne</translation>
    </message>
    <message>
        <source>Now signing: %1 (%2 of %3) · “%4”</source>
        <translation>Maintenant&#xa0;: %1, %2 sur %3 · «&#xa0;%4&#xa0;»</translation>
    </message>
    <message>
        <source>Hand the device to %1</source>
        <translation>Passez l’appareil à %1</translation>
    </message>
    <message>
        <source>%1 has signed. %2 is next, %3 of %4.</source>
        <translation>%1 a signé. Au tour de %2, %3 sur %4.</translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation>Je suis %1</translation>
    </message>
    <message numerus="yes">
        <source>All %n people have signed “%1”. Please hand the device back.</source>
        <translation>
            <numerusform>La personne (%n) a signé «&#xa0;%1&#xa0;». Veuillez rendre l’appareil.</numerusform>
            <numerusform>Les %n personnes ont signé «&#xa0;%1&#xa0;». Veuillez rendre l’appareil.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delegate to another person…</source>
        <translation>Déléguer à une autre personne…</translation>
    </message>
    <message>
        <source>Delegated</source>
        <translation>Délégué</translation>
    </message>
    <message>
        <source>%1 will receive a signing link by email. Please hand the device back.</source>
        <translation>%1 reçoit un lien de signature par e-mail. Veuillez rendre l’appareil.</translation>
    </message>
    <message>
        <source>Lock screen…</source>
        <translation>Verrouiller l’écran…</translation>
    </message>
    <message>
        <source>Return to Inkstone</source>
        <translation>Revenir à Inkstone</translation>
    </message>
    <message>
        <source>Some values haven&apos;t been confirmed.</source>
        <translation>Certaines valeurs ne sont pas confirmées.</translation>
    </message>
    <message>
        <source>These values were filled in before the device was handed to you. Select each field below that has no check mark, review its value, then choose Next.</source>
        <translation>Ces valeurs ont été saisies avant que vous ne receviez l’appareil. Sélectionnez ci-dessous chaque champ sans coche, vérifiez sa valeur, puis choisissez Suivant.</translation>
    </message>
    <message>
        <source>Sign on your phone…</source>
        <translation>Signer sur votre téléphone…</translation>
    </message>
    <message>
        <source>You&apos;re offline. The signature will be stored on this computer and submitted when the connection is back.</source>
        <translation>Vous êtes hors connexion. La signature est conservée sur cet ordinateur et sera remise au retour de la connexion.</translation>
    </message>
    <message>
        <source>Declining requires a connection.</source>
        <translation>Un refus nécessite une connexion.</translation>
    </message>
    <message>
        <source>Signed on this computer</source>
        <translation>Signé sur cet ordinateur</translation>
    </message>
    <message>
        <source>The signature in “%1” is in the outbox and will be submitted when the connection is back. Please hand the device back.</source>
        <translation>La signature dans «&#xa0;%1&#xa0;» attend dans la boîte d’envoi. Elle sera remise au retour de la connexion. Veuillez rendre l’appareil.</translation>
    </message>
    <message>
        <source>Place your signature on a page.</source>
        <translation>Placez votre signature sur une page.</translation>
    </message>
    <message>
        <source>Choose “Add a signature”, then select where it goes.</source>
        <translation>Choisissez «&#xa0;Ajouter une signature&#xa0;», puis l’endroit où elle figure.</translation>
    </message>
    <message>
        <source>The signature must be submitted before %1. After that, the service no longer accepts it.</source>
        <translation>À remettre avant le %1. Ensuite, le service ne l’accepte plus.</translation>
    </message>
    <message>
        <source>All required fields are filled in.</source>
        <translation>Tous les champs obligatoires sont remplis.</translation>
    </message>
    <message>
        <source>Required fields are marked with *. Choose “Next required field” to continue.</source>
        <translation>Les champs obligatoires sont marqués d’un *. Choisissez «&#xa0;Champ obligatoire suivant&#xa0;» pour continuer.</translation>
    </message>
    <message>
        <source>The sender will be notified of your reason.</source>
        <translation>L’expéditeur sera informé de votre motif.</translation>
    </message>
    <message>
        <source>Continue with %1</source>
        <translation>Continuer avec %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningPhone</name>
    <message>
        <source>Make this document available on the local network?</source>
        <translation>Ouvrir ce document au réseau local&#x202f;?</translation>
    </message>
    <message>
        <source>Other devices on the local network can then use this signing link to open and sign “%1” over an encrypted connection. Your other documents remain inaccessible. Access ends when the document is signed or when you go back, and after %2 minutes at the latest.</source>
        <translation>«&#xa0;%1&#xa0;» pourra être ouvert et signé depuis d’autres appareils du réseau local avec ce lien de signature, par une connexion chiffrée. Vos autres documents restent fermés. L’accès prend fin quand le document est signé, quand vous revenez en arrière et au plus tard après %2 minutes.</translation>
    </message>
    <message>
        <source>Make available</source>
        <translation>Ouvrir au réseau local</translation>
    </message>
    <message>
        <source>Sign on the phone, then continue here.</source>
        <translation>Signez sur le téléphone, puis continuez ici.</translation>
    </message>
    <message>
        <source>This computer isn&apos;t connected to a local network. Connect it to the phone&apos;s network, then try again.</source>
        <translation>Cet ordinateur n’est connecté à aucun réseau local. Connectez-le au réseau du téléphone, puis réessayez.</translation>
    </message>
    <message>
        <source>Waiting for the phone…</source>
        <translation>En attente du téléphone…</translation>
    </message>
    <message>
        <source>The phone has opened the document.</source>
        <translation>Le téléphone a ouvert le document.</translation>
    </message>
    <message>
        <source>Signed on the phone.</source>
        <translation>Signé sur le téléphone.</translation>
    </message>
    <message>
        <source>Declined on the phone.</source>
        <translation>Refusé sur le téléphone.</translation>
    </message>
    <message>
        <source>Delegated to another person on the phone.</source>
        <translation>Délégué à une autre personne sur le téléphone.</translation>
    </message>
    <message>
        <source>Access has expired. The document is no longer available on the network.</source>
        <translation>Le délai est écoulé. Le document est de nouveau fermé au réseau.</translation>
    </message>
    <message>
        <source>The document isn&apos;t available on the network.</source>
        <translation>Le document n’est pas ouvert au réseau.</translation>
    </message>
    <message>
        <source>QR code of the signing link</source>
        <translation>Code QR du lien de signature</translation>
    </message>
    <message>
        <source>Network access ends at %1 at the latest.</source>
        <translation>L’accès depuis le réseau prend fin à %1 au plus tard.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Continue on this computer</source>
        <translation>Continuer sur cet ordinateur</translation>
    </message>
    <message>
        <source>Sign on your phone</source>
        <translation>Signer sur votre téléphone</translation>
    </message>
    <message>
        <source>Signing link</source>
        <translation>Lien de signature</translation>
    </message>
    <message>
        <source>Network address</source>
        <translation>Adresse réseau</translation>
    </message>
    <message>
        <source>Certificate fingerprint (SHA-256)</source>
        <translation>Empreinte du certificat (SHA-256)</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Connect the phone to the same network and scan the code.</source>
        <translation>Connectez le téléphone au même réseau et scannez le code.</translation>
    </message>
    <message>
        <source>The phone will warn you that it doesn&apos;t trust this computer&apos;s certificate. Before you continue, compare the fingerprint shown on the phone with the one below.</source>
        <translation>Le téléphone avertit qu’il ne connaît pas le certificat de cet ordinateur. Comparez l’empreinte qu’il affiche avec celle ci-dessous avant de continuer.</translation>
    </message>
    <message>
        <source>Scan the code with the phone&apos;s camera.</source>
        <translation>Scannez le code avec l’appareil photo du téléphone.</translation>
    </message>
    <message>
        <source>This computer has left the network, so the phone can&apos;t reach the document. Connect to the phone&apos;s network, then try again.</source>
        <translation>Cet ordinateur a quitté le réseau, le document n’y est donc plus ouvert. Ouvrez-le de nouveau sur le réseau du téléphone.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningPositionDialog</name>
    <message>
        <source>Marked place</source>
        <translation>Emplacement de la question</translation>
    </message>
    <message>
        <source>Mark a place on a page</source>
        <translation>Marquer un endroit sur une page</translation>
    </message>
    <message>
        <source>Select the place on a page, or move the mark with the arrow keys.</source>
        <translation>Sélectionnez l’endroit sur une page ou déplacez la marque avec les touches fléchées.</translation>
    </message>
    <message>
        <source>Pages of the document</source>
        <translation>Pages du document</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Place the signature</source>
        <translation>Placer la signature</translation>
    </message>
    <message>
        <source>Select where the signature goes, or move the frame with the arrow keys.</source>
        <translation>Sélectionnez l’endroit de la signature ou déplacez le cadre avec les touches fléchées.</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Signature</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningProgress</name>
    <message>
        <source>Draw, type or choose your signature first.</source>
        <translation>Dessinez, saisissez ou choisissez d’abord votre signature.</translation>
    </message>
    <message>
        <source>This field is required.</source>
        <translation>Ce champ est obligatoire.</translation>
    </message>
    <message>
        <source>Attach a file.</source>
        <translation>Joignez d’abord un fichier.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningQuestionDialog</name>
    <message>
        <source>Page %1</source>
        <translation>Page %1</translation>
    </message>
    <message>
        <source>Not answered yet</source>
        <translation>Pas encore de réponse</translation>
    </message>
    <message>
        <source>Answer from %1</source>
        <translation>Réponse de %1</translation>
    </message>
    <message>
        <source>Mark a place on a page</source>
        <translation>Marquer un endroit sur une page</translation>
    </message>
    <message>
        <source>Questions to %1</source>
        <translation>Questions à %1</translation>
    </message>
    <message>
        <source>Your question goes to the sender. The answer appears here. Questions don&apos;t appear on the signed pages.</source>
        <translation>Votre question est envoyée à l’expéditeur. La réponse s’affiche ici. Les questions n’apparaissent pas dans les pages signées.</translation>
    </message>
    <message>
        <source>Your question or comment</source>
        <translation>Votre question ou commentaire</translation>
    </message>
    <message>
        <source>Remove the mark</source>
        <translation>Retirer la marque</translation>
    </message>
    <message>
        <source>Your question was sent.</source>
        <translation>Votre question a été envoyée.</translation>
    </message>
    <message>
        <source>A question can have a maximum of %1 characters.</source>
        <translation>Une question comporte au maximum %1 caractères.</translation>
    </message>
    <message>
        <source>Send question</source>
        <translation>Envoyer la question</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Answer from the sender</source>
        <translation>Réponse de l’expéditeur</translation>
    </message>
    <message>
        <source>Questions to the sender</source>
        <translation>Questions à l’expéditeur</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningQuestions</name>
    <message>
        <source>Ask the sender…</source>
        <translation>Interroger l’expéditeur…</translation>
    </message>
    <message>
        <source>The sender has answered your question.</source>
        <translation>L’expéditeur a répondu à votre question.</translation>
    </message>
    <message>
        <source>Read the answer</source>
        <translation>Lire la réponse</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningRoleWords</name>
    <message>
        <source>%1 reviews “%2”</source>
        <translation>%1 vérifie «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>%1 fills in “%2”</source>
        <translation>%1 remplit «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>%1 signs “%2”</source>
        <translation>%1 signe «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Approuver</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Finish and sign</source>
        <translation>Finaliser et signer</translation>
    </message>
    <message>
        <source>You have approved “%1”. Please hand the device back.</source>
        <translation>Vous avez approuvé «&#xa0;%1&#xa0;». Veuillez rendre l’appareil.</translation>
    </message>
    <message>
        <source>You have finished your part of “%1”. Please hand the device back.</source>
        <translation>Vous avez terminé votre part de «&#xa0;%1&#xa0;». Veuillez rendre l’appareil.</translation>
    </message>
    <message>
        <source>You have signed “%1”. Please hand the device back.</source>
        <translation>Vous avez signé «&#xa0;%1&#xa0;». Veuillez rendre l’appareil.</translation>
    </message>
    <message>
        <source>Decline the document…</source>
        <translation>Refuser le document…</translation>
    </message>
    <message>
        <source>Decline to sign…</source>
        <translation>Refuser de signer…</translation>
    </message>
    <message>
        <source>Decline the document</source>
        <translation>Refuser le document</translation>
    </message>
    <message>
        <source>Decline to sign</source>
        <translation>Refuser de signer</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningSteps</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Fields to fill in</source>
        <translation>Champs à remplir</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 · page %2</source>
        <translation>%1 · page %2</translation>
    </message>
    <message>
        <source>Completed fields</source>
        <translation>Champs remplis</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Next required field</source>
        <translation>Champ obligatoire suivant</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Obligatoire</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>Facultatif</translation>
    </message>
    <message>
        <source>Filled in</source>
        <translation>Rempli</translation>
    </message>
    <message>
        <source>Not filled in</source>
        <translation>Non rempli</translation>
    </message>
</context>
<context>
    <name>ink::ui::SmsGatewayPart</name>
    <message>
        <source>Codes by SMS</source>
        <translation>Codes par SMS</translation>
    </message>
    <message>
        <source>The service on this computer sends one-time codes to phones through an SMS gateway with an HTTP interface. Your gateway&apos;s documentation describes its requests.</source>
        <translation>Le service de cet ordinateur envoie des codes à usage unique aux téléphones par une passerelle SMS avec interface HTTP. La documentation de votre passerelle décrit ses requêtes.</translation>
    </message>
    <message>
        <source>Gateway address</source>
        <translation>Adresse de la passerelle</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>Body format</source>
        <translation>Format du corps</translation>
    </message>
    <message>
        <source>Form fields</source>
        <translation>Champs de formulaire</translation>
    </message>
    <message>
        <source>Headers, one per line</source>
        <translation>En-têtes, un par ligne</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Corps</translation>
    </message>
    <message>
        <source>{to} stands for the phone number, {toDigits} for the number without +, {text} for the message and {from} for the sender name. In headers and the body, {secret} stands for the secret and {secretBase64} for the secret in Base64.</source>
        <translation>{to} représente le numéro de téléphone, {toDigits} le numéro sans +, {text} le message et {from} le nom de l’expéditeur. Dans les en-têtes et le corps, {secret} représente le secret et {secretBase64} le secret en Base64.</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Secret</translation>
    </message>
    <message>
        <source>An API key, or user:password. Stored only in this computer&apos;s keychain.</source>
        <translation>Une clé d’API, ou utilisateur:mot de passe. Stocké uniquement dans le trousseau de cet ordinateur.</translation>
    </message>
    <message>
        <source>Sender name</source>
        <translation>Nom de l’expéditeur</translation>
    </message>
    <message>
        <source>Success status codes</source>
        <translation>Codes de statut qui signifient la réussite</translation>
    </message>
    <message>
        <source>Text that the response must contain (optional)</source>
        <translation>Texte que la réponse doit contenir (facultatif)</translation>
    </message>
    <message>
        <source>The gateway is on this computer or on a private network</source>
        <translation>La passerelle est sur cet ordinateur ou dans un réseau privé</translation>
    </message>
    <message>
        <source>Phone number for the test message</source>
        <translation>Numéro de téléphone pour le message de test</translation>
    </message>
    <message>
        <source>Save SMS gateway</source>
        <translation>Enregistrer la passerelle SMS</translation>
    </message>
    <message>
        <source>Send a test message</source>
        <translation>Envoyer un message de test</translation>
    </message>
    <message>
        <source>Stop sending codes by SMS</source>
        <translation>Ne plus envoyer de codes par SMS</translation>
    </message>
    <message>
        <source>Set by your administrator.</source>
        <translation>Défini par votre administrateur.</translation>
    </message>
    <message>
        <source>Stored in the keychain</source>
        <translation>Gardé dans le trousseau</translation>
    </message>
    <message>
        <source>These gateway settings aren&apos;t valid.</source>
        <translation>La passerelle ne peut pas être utilisée ainsi.</translation>
    </message>
    <message>
        <source>The keychain isn&apos;t available, so the secret is kept only until you quit Inkstone.</source>
        <translation>Le trousseau n’est pas disponible&#xa0;; le secret n’est connu que jusqu’à la fermeture d’Inkstone.</translation>
    </message>
    <message>
        <source>SMS gateway saved.</source>
        <translation>Passerelle SMS enregistrée.</translation>
    </message>
    <message>
        <source>Test message from Inkstone.</source>
        <translation>Message de test d’Inkstone.</translation>
    </message>
    <message>
        <source>Enter a phone number with a country code, such as +49 151 23456789.</source>
        <translation>Saisissez un numéro de téléphone avec indicatif de pays, par exemple +49 151 23456789.</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Envoi…</translation>
    </message>
    <message>
        <source>The test message wasn&apos;t sent.</source>
        <translation>Le message de test n’a pas été envoyé.</translation>
    </message>
    <message>
        <source>The SMS gateway accepted the message.</source>
        <translation>La passerelle SMS a accepté le message.</translation>
    </message>
    <message>
        <source>Check that it arrives at %1.</source>
        <translation>Cherchez-le sur le téléphone au numéro %1.</translation>
    </message>
    <message>
        <source>This computer doesn&apos;t send codes by SMS.</source>
        <translation>Cet ordinateur n’envoie pas de codes par SMS.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avancé</translation>
    </message>
    <message>
        <source>Sent through %1</source>
        <translation>Envoyés par %1</translation>
    </message>
    <message>
        <source>Not set up</source>
        <translation>Non configurés</translation>
    </message>
</context>
<context>
    <name>ink::ui::StackModel</name>
    <message>
        <source>Declined</source>
        <translation>Refusé</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>Échec&#xa0;: %1</translation>
    </message>
    <message>
        <source>Changed after you viewed it</source>
        <translation>Modifié après que vous l’avez vu</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Passé</translation>
    </message>
    <message>
        <source>To be declined: %1</source>
        <translation>À refuser&#xa0;: %1</translation>
    </message>
    <message>
        <source>Not viewed</source>
        <translation>Non consulté</translation>
    </message>
    <message>
        <source>Viewed</source>
        <translation>Consulté</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Document</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Envoyé</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Cet ordinateur</translation>
    </message>
</context>
<context>
    <name>ink::ui::StackPage</name>
    <message>
        <source>Add PDFs to sign yourself</source>
        <translation>Ajouter des PDF à signer vous-même</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Choose a picture of your signature</source>
        <translation>Choisir une image de votre signature</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.bmp *.webp)</source>
        <translation>Images (*.png *.jpg *.jpeg *.bmp *.webp)</translation>
    </message>
    <message>
        <source>Waiting for me</source>
        <translation>En attente de moi</translation>
    </message>
    <message>
        <source>My email addresses…</source>
        <translation>Mes adresses e-mail…</translation>
    </message>
    <message>
        <source>Add PDFs…</source>
        <translation>Ajouter des PDF…</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualiser</translation>
    </message>
    <message>
        <source>Clear results</source>
        <translation>Effacer les résultats</translation>
    </message>
    <message>
        <source>Adopt your signature</source>
        <translation>Adopter votre signature</translation>
    </message>
    <message>
        <source>This signature is placed in each document that you review. Nothing is signed until you confirm at the end.</source>
        <translation>Cette signature est placée dans chaque document que vous parcourez. Rien n’est signé avant votre confirmation à la fin.</translation>
    </message>
    <message>
        <source>Adopt signature</source>
        <translation>Adopter la signature</translation>
    </message>
    <message>
        <source>Use saved signature</source>
        <translation>Utiliser la signature enregistrée</translation>
    </message>
    <message>
        <source>Looking for documents…</source>
        <translation>Recherche de documents…</translation>
    </message>
    <message numerus="yes">
        <source>%n documents are waiting for you</source>
        <translation>
            <numerusform>%n document vous attend</numerusform>
            <numerusform>%n documents vous attendent</numerusform>
        </translation>
    </message>
    <message>
        <source>Add your email address to find documents that were sent to you.</source>
        <translation>Ajoutez votre adresse e-mail pour trouver les documents qui vous ont été envoyés.</translation>
    </message>
    <message>
        <source>Sent to: %1</source>
        <translation>Envoyés à&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Review %n documents</source>
        <translation>
            <numerusform>Parcourir %n document</numerusform>
            <numerusform>Parcourir %n documents</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>My email addresses</source>
        <translation>Mes adresses e-mail</translation>
    </message>
    <message>
        <source>Documents sent to these addresses are listed here. Separate addresses with commas.</source>
        <translation>Les documents envoyés à ces adresses sont listés. Séparez plusieurs adresses par des virgules.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Your email address</source>
        <translation>Votre adresse e-mail</translation>
    </message>
    <message>
        <source>The documents will be signed with this email address.</source>
        <translation>Les documents sont signés sous cette adresse.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>No documents are waiting for you.</source>
        <translation>Aucun document ne vous attend.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid email address.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une adresse e-mail valide.</translation>
    </message>
    <message>
        <source>Add my email address…</source>
        <translation>Ajouter mon adresse e-mail…</translation>
    </message>
</context>
<context>
    <name>ink::ui::StackRoleWords</name>
    <message>
        <source>Approve (%1)</source>
        <translation>Approuver (%1)</translation>
    </message>
    <message>
        <source>Finish (%1)</source>
        <translation>Terminer (%1)</translation>
    </message>
    <message>
        <source>Sign (%1)</source>
        <translation>Signer (%1)</translation>
    </message>
    <message>
        <source>Press Space for the next page. You can approve after all pages have been shown.</source>
        <translation>Appuyez sur Espace pour la page suivante. Vous pourrez approuver quand toutes les pages auront été affichées.</translation>
    </message>
    <message>
        <source>Press Space for the next page. You can finish after all pages have been shown.</source>
        <translation>Appuyez sur Espace pour la page suivante. Vous pourrez terminer quand toutes les pages auront été affichées.</translation>
    </message>
    <message>
        <source>Press Space for the next page. You can sign after all pages have been shown.</source>
        <translation>Appuyez sur Espace pour la page suivante. Vous pourrez signer quand toutes les pages auront été affichées.</translation>
    </message>
    <message>
        <source>Decline the document</source>
        <translation>Refuser le document</translation>
    </message>
    <message>
        <source>Decline to sign</source>
        <translation>Refuser de signer</translation>
    </message>
    <message>
        <source>To be approved</source>
        <translation>À approuver</translation>
    </message>
    <message>
        <source>To be finished</source>
        <translation>À terminer</translation>
    </message>
    <message>
        <source>To be signed</source>
        <translation>À signer</translation>
    </message>
    <message>
        <source>Approving…</source>
        <translation>Approbation en cours…</translation>
    </message>
    <message>
        <source>Finishing…</source>
        <translation>Finalisation en cours…</translation>
    </message>
    <message>
        <source>Signing…</source>
        <translation>Signature en cours…</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>Approuvé</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Signed</source>
        <translation>Signé</translation>
    </message>
</context>
<context>
    <name>ink::ui::StackSummary</name>
    <message>
        <source>Documents and their results</source>
        <translation>Documents et leur résultat</translation>
    </message>
    <message>
        <source>Review the remaining documents</source>
        <translation>Parcourir les documents restants</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Retour à la liste</translation>
    </message>
    <message>
        <source>Your signature</source>
        <translation>Votre signature</translation>
    </message>
    <message numerus="yes">
        <source>%n documents to decline</source>
        <translation>
            <numerusform>%n document à refuser</numerusform>
            <numerusform>%n documents à refuser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skipped</source>
        <translation>
            <numerusform>%n passé</numerusform>
            <numerusform>%n passés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n declined</source>
        <translation>
            <numerusform>%n refusé</numerusform>
            <numerusform>%n refusés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n en échec</numerusform>
            <numerusform>%n en échec</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed after you viewed them</source>
        <translation>
            <numerusform>%n modifié après que vous l’avez vu</numerusform>
            <numerusform>%n modifiés après que vous les avez vus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::StackTotalWords</name>
    <message>
        <source>Sign the documents</source>
        <translation>Signer les documents</translation>
    </message>
    <message>
        <source>Approve the documents</source>
        <translation>Approuver les documents</translation>
    </message>
    <message>
        <source>Finish the documents</source>
        <translation>Terminer les documents</translation>
    </message>
    <message>
        <source>Sign…</source>
        <translation>Signer…</translation>
    </message>
    <message>
        <source>Approve…</source>
        <translation>Approuver…</translation>
    </message>
    <message>
        <source>Finish…</source>
        <translation>Terminer…</translation>
    </message>
    <message numerus="yes">
        <source>Decline %n documents</source>
        <translation>
            <numerusform>Refuser %n document</numerusform>
            <numerusform>Refuser %n documents</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to do</source>
        <translation>Rien à faire</translation>
    </message>
    <message numerus="yes">
        <source>Sign %n documents</source>
        <translation>
            <numerusform>Signer %n document</numerusform>
            <numerusform>Signer %n documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Approve %n documents</source>
        <translation>
            <numerusform>Approuver %n document</numerusform>
            <numerusform>Approuver %n documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finish %n documents</source>
        <translation>
            <numerusform>Terminer %n document</numerusform>
            <numerusform>Terminer %n documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents to sign</source>
        <translation>
            <numerusform>%n document à signer</numerusform>
            <numerusform>%n documents à signer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents to approve</source>
        <translation>
            <numerusform>%n document à approuver</numerusform>
            <numerusform>%n documents à approuver</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents to finish</source>
        <translation>
            <numerusform>%n document à terminer</numerusform>
            <numerusform>%n documents à terminer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n signed</source>
        <translation>
            <numerusform>%n signé</numerusform>
            <numerusform>%n signés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n approved</source>
        <translation>
            <numerusform>%n approuvé</numerusform>
            <numerusform>%n approuvés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished</source>
        <translation>
            <numerusform>%n terminé</numerusform>
            <numerusform>%n terminés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::StackViewer</name>
    <message>
        <source>Back to the list</source>
        <translation>Retour à la liste</translation>
    </message>
    <message>
        <source>Pages of the document</source>
        <translation>Pages du document</translation>
    </message>
    <message>
        <source>Differences from the previous document</source>
        <translation>Différent du document précédent</translation>
    </message>
    <message>
        <source>Skip (%1)</source>
        <translation>Passer (%1)</translation>
    </message>
    <message>
        <source>Decline… (%1)</source>
        <translation>Refuser… (%1)</translation>
    </message>
    <message>
        <source>Open the signing page (%1)</source>
        <translation>Ouvrir la page de signature (%1)</translation>
    </message>
    <message>
        <source>Previous document (Backspace)</source>
        <translation>Document précédent (Retour arrière)</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(vide)</translation>
    </message>
    <message>
        <source>%1: %2 (before: %3)</source>
        <translation>%1&#xa0;: %2 (avant&#xa0;: %3)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>From: %1</source>
        <translation>De&#xa0;: %1</translation>
    </message>
    <message>
        <source>Account: %1</source>
        <translation>Compte&#xa0;: %1</translation>
    </message>
    <message>
        <source>Status: %1</source>
        <translation>État&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Shown: %1 of %n pages</source>
        <translation>
            <numerusform>Affiché&#xa0;: %1 sur %n page</numerusform>
            <numerusform>Affiché&#xa0;: %1 sur %n pages</numerusform>
        </translation>
    </message>
    <message>
        <source>Loading pages…</source>
        <translation>Chargement des pages…</translation>
    </message>
    <message>
        <source>Reason for declining (the sender will see it)</source>
        <translation>Motif du refus (l’expéditeur le verra)</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Refuser</translation>
    </message>
</context>
<context>
    <name>ink::ui::StartErrorDialog</name>
    <message>
        <source>Inkstone can&apos;t open its data</source>
        <translation>Inkstone ne peut pas ouvrir ses données</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Some of your data is damaged</source>
        <translation>Une partie de vos données est endommagée</translation>
    </message>
    <message>
        <source>Before you restore your data, quit Inkstone and make a copy of the data folder.</source>
        <translation>Quittez Inkstone avant de le restaurer, et conservez une copie du dossier de données.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Data folder: %1.</source>
        <translation>Dossier de données&#xa0;: %1.</translation>
    </message>
    <message>
        <source>To use another folder, set the environment variable %1 to its path.</source>
        <translation>Pour utiliser un autre dossier, indiquez son chemin dans la variable d’environnement %1.</translation>
    </message>
</context>
<context>
    <name>ink::ui::StartNotices</name>
    <message>
        <source>Inkstone was updated to version %1.</source>
        <translation>Inkstone a été mis à jour vers la version %1.</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>Nouveautés</translation>
    </message>
    <message>
        <source>Inkstone closed unexpectedly last time.</source>
        <translation>Inkstone s’est fermé de façon inattendue la dernière fois.</translation>
    </message>
    <message>
        <source>Your drafts are saved. The report stays on this computer.</source>
        <translation>Vos brouillons sont enregistrés. Le rapport reste sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Show report</source>
        <translation>Afficher le rapport</translation>
    </message>
    <message>
        <source>Inkstone %1 is available.</source>
        <translation>Inkstone %1 est disponible.</translation>
    </message>
    <message>
        <source>Open download page</source>
        <translation>Ouvrir la page de téléchargement</translation>
    </message>
    <message>
        <source>The bulk run “%1” isn&apos;t finished.</source>
        <translation>L’envoi en série «&#xa0;%1&#xa0;» n’est pas terminé.</translation>
    </message>
    <message>
        <source>%1 of %2 documents were sent.</source>
        <translation>Documents envoyés&#xa0;: %1 sur %2.</translation>
    </message>
    <message>
        <source>Open bulk run</source>
        <translation>Ouvrir l’envoi en série</translation>
    </message>
</context>
<context>
    <name>ink::ui::StepIndicator</name>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Étape %1 sur %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>ink::ui::SuggestionPanel</name>
    <message>
        <source>%1, %2, page %3</source>
        <translation>%1, %2, page %3</translation>
    </message>
    <message>
        <source>%1: Enter accepts, Delete dismisses</source>
        <translation>%1&#xa0;: Entrée l’accepte, Suppr l’écarte</translation>
    </message>
    <message>
        <source>Suggested (%1)</source>
        <translation>Suggérés (%1)</translation>
    </message>
    <message>
        <source>Accept all</source>
        <translation>Tout accepter</translation>
    </message>
    <message numerus="yes">
        <source>Accept all %n suggestion(s)</source>
        <translation>
            <numerusform>Accepter %n suggestion</numerusform>
            <numerusform>Accepter les %n suggestions</numerusform>
        </translation>
    </message>
    <message>
        <source>Accept page %1 (%2)</source>
        <translation>Accepter la page %1 (%2)</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Écarter</translation>
    </message>
    <message>
        <source>Dismiss all suggestions</source>
        <translation>Écarter toutes les suggestions</translation>
    </message>
    <message>
        <source>Suggested fields</source>
        <translation>Champs suggérés</translation>
    </message>
    <message>
        <source>Looking for fields…</source>
        <translation>Recherche d’endroits à remplir…</translation>
    </message>
    <message>
        <source>No more fields found.</source>
        <translation>Aucun autre endroit à remplir n’a été trouvé.</translation>
    </message>
    <message>
        <source>Suggested</source>
        <translation>Suggérés</translation>
    </message>
    <message numerus="yes">
        <source>Add %n similar field(s)</source>
        <translation>
            <numerusform>Ajouter %n champ similaire</numerusform>
            <numerusform>Ajouter %n champs similaires</numerusform>
        </translation>
    </message>
    <message>
        <source>Copies “%1” to similar places, which are shown on the pages</source>
        <translation>Copie «&#xa0;%1&#xa0;» aux endroits d’aspect identique, que les pages montrent</translation>
    </message>
    <message>
        <source>Dismiss similar fields</source>
        <translation>Ignorer les champs similaires</translation>
    </message>
</context>
<context>
    <name>ink::ui::SuggestionPlan</name>
    <message>
        <source>Signer %1</source>
        <translation>Signataire %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::TabOrderEditor</name>
    <message>
        <source>Sort in reading order</source>
        <translation>Ordonner dans le sens de la lecture</translation>
    </message>
    <message>
        <source>Set the tab order</source>
        <translation>Définir l’ordre de tabulation</translation>
    </message>
</context>
<context>
    <name>ink::ui::TagAccessible</name>
    <message>
        <source>%1 from the left, %2 from the top, %3 wide, %4 high</source>
        <translation>%1 depuis la gauche, %2 depuis le haut, largeur %3, hauteur %4</translation>
    </message>
    <message>
        <source>%1 of %2 in the tab order</source>
        <translation>%1 sur %2 dans l’ordre de tabulation</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>Déplacer vers la gauche</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>Déplacer vers la droite</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Déplacer vers le haut</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Déplacer vers le bas</translation>
    </message>
</context>
<context>
    <name>ink::ui::TagAppearanceSection</name>
    <message>
        <source>Change font</source>
        <translation>Modifier la police</translation>
    </message>
    <message>
        <source>Change font size</source>
        <translation>Modifier la taille du texte</translation>
    </message>
    <message>
        <source>Change alignment</source>
        <translation>Modifier l’alignement</translation>
    </message>
    <message>
        <source>Change colour</source>
        <translation>Modifier la couleur</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aspect</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Police</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Habituel</translation>
    </message>
    <message>
        <source>Font size (0 = fit)</source>
        <translation>Taille (0 = auto)</translation>
    </message>
    <message>
        <source>Font size in points; 0 fits the text to the field</source>
        <translation>Taille du texte en points, 0 l’ajuste au champ</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Alignement</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>À gauche</translation>
    </message>
    <message>
        <source>Centred</source>
        <translation>Centré</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>À droite</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Ink</source>
        <translation>Encre</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Gris</translation>
    </message>
    <message>
        <source>%1 pt</source>
        <translation>%1&#xa0;pt</translation>
    </message>
</context>
<context>
    <name>ink::ui::TagBasicsSection</name>
    <message>
        <source>Choose custom field</source>
        <translation>Choisir un champ personnalisé</translation>
    </message>
    <message>
        <source>Remove custom field</source>
        <translation>Retirer le champ personnalisé</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>The custom field determines the type, validation, options and help text.</source>
        <translation>Le type, la validation, les options et l’aide sont ceux du champ personnalisé.</translation>
    </message>
    <message>
        <source>Custom field</source>
        <translation>Champ personnalisé</translation>
    </message>
    <message>
        <source>Change the type</source>
        <translation>Modifier le genre</translation>
    </message>
    <message>
        <source>Make required</source>
        <translation>Rendre obligatoire</translation>
    </message>
    <message>
        <source>Make optional</source>
        <translation>Rendre facultatif</translation>
    </message>
    <message>
        <source>Change read-only</source>
        <translation>Modifier la lecture seule</translation>
    </message>
    <message>
        <source>Field type</source>
        <translation>Genre de champ</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Pour</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Obligatoire</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Lecture seule</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s)</source>
        <translation>
            <numerusform>%n champ</numerusform>
            <numerusform>%n champs</numerusform>
        </translation>
    </message>
    <message>
        <source>Multiple</source>
        <translation>Plusieurs</translation>
    </message>
    <message>
        <source>Radio group</source>
        <translation>Groupe de boutons radio</translation>
    </message>
    <message>
        <source>Type to rename the group. Choose another group from the list to move to it.</source>
        <translation>Saisissez un nom pour renommer le groupe. Choisissez un autre groupe dans la liste pour y passer.</translation>
    </message>
    <message>
        <source>Move to a new group</source>
        <translation>Déplacer dans un nouveau groupe</translation>
    </message>
    <message>
        <source>Removes this radio button from its group. The other buttons stay in it.</source>
        <translation>Retire ce bouton radio de son groupe. Les autres y restent.</translation>
    </message>
</context>
<context>
    <name>ink::ui::TagConditionSection</name>
    <message>
        <source>Shown when</source>
        <translation>Affiché quand</translation>
    </message>
    <message>
        <source>Depends on</source>
        <translation>Affiché selon</translation>
    </message>
    <message>
        <source>The field in this condition doesn&apos;t exist, so this field is always shown.</source>
        <translation>Ce champ n’existe pas&#xa0;: celui-ci est toujours affiché.</translation>
    </message>
    <message>
        <source>That field already depends on this one, so neither would ever be shown.</source>
        <translation>Ce champ attend déjà celui-ci&#xa0;: aucun des deux ne s’afficherait jamais.</translation>
    </message>
    <message>
        <source>Change condition</source>
        <translation>Modifier la condition d’affichage</translation>
    </message>
    <message>
        <source>Choose on the page</source>
        <translation>Le choisir sur la page</translation>
    </message>
    <message>
        <source>Click the field that this one depends on. Press Esc to cancel.</source>
        <translation>Cliquez sur le champ dont celui-ci dépend. Échap annule.</translation>
    </message>
    <message>
        <source>Other fields can&apos;t depend on that one.</source>
        <translation>Rien ne peut dépendre de celui-là.</translation>
    </message>
    <message>
        <source>Add condition</source>
        <translation>Ajouter une ligne</translation>
    </message>
    <message>
        <source>Add another field to the condition. “And” is evaluated before “or”.</source>
        <translation>Ajoute un autre champ à la condition. «&#xa0;Et&#xa0;» est évalué avant «&#xa0;ou&#xa0;».</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
</context>
<context>
    <name>ink::ui::TagCopyActions</name>
    <message numerus="yes">
        <source>Paste %n field(s)</source>
        <translation>
            <numerusform>Coller %n champ</numerusform>
            <numerusform>Coller %n champs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n field(s) to pages</source>
        <translation>
            <numerusform>Dupliquer sur des pages&#xa0;: %n champ</numerusform>
            <numerusform>Dupliquer sur des pages&#xa0;: %n champs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place a block of %n field(s)</source>
        <translation>
            <numerusform>Placer un bloc de %n champ</numerusform>
            <numerusform>Placer un bloc de %n champs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n field(s)</source>
        <translation>
            <numerusform>Dupliquer %n champ</numerusform>
            <numerusform>Dupliquer %n champs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::TagEditor</name>
    <message numerus="yes">
        <source>Align %n field(s)</source>
        <translation>
            <numerusform>Aligner %n champ</numerusform>
            <numerusform>Aligner %n champs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Distribute %n field(s)</source>
        <translation>
            <numerusform>Répartir %n champ</numerusform>
            <numerusform>Répartir %n champs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make %n field(s) the same size</source>
        <translation>
            <numerusform>Donner la même taille à %n champ</numerusform>
            <numerusform>Donner la même taille à %n champs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resize %n field(s)</source>
        <translation>
            <numerusform>Redimensionner %n champ</numerusform>
            <numerusform>Redimensionner %n champs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n field(s)</source>
        <translation>
            <numerusform>Déplacer %n champ</numerusform>
            <numerusform>Déplacer %n champs</numerusform>
        </translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Ajouter&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Add %n radio button(s)</source>
        <translation>
            <numerusform>Ajouter %n bouton radio</numerusform>
            <numerusform>Ajouter %n boutons radio</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n checkbox(es)</source>
        <translation>
            <numerusform>Ajouter %n case à cocher</numerusform>
            <numerusform>Ajouter %n cases à cocher</numerusform>
        </translation>
    </message>
    <message>
        <source>Signer %1</source>
        <translation>Signataire %1</translation>
    </message>
    <message numerus="yes">
        <source>Bring %n field(s) to the front</source>
        <translation>
            <numerusform>Mettre %n champ au premier plan</numerusform>
            <numerusform>Mettre %n champs au premier plan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Send %n field(s) to the back</source>
        <translation>
            <numerusform>Mettre %n champ à l’arrière-plan</numerusform>
            <numerusform>Mettre %n champs à l’arrière-plan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lock %n field(s)</source>
        <translation>
            <numerusform>Verrouiller %n champ</numerusform>
            <numerusform>Verrouiller %n champs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unlock %n field(s)</source>
        <translation>
            <numerusform>Déverrouiller %n champ</numerusform>
            <numerusform>Déverrouiller %n champs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::TagFormulaSection</name>
    <message>
        <source>Change decimal places</source>
        <translation>Modifier les décimales</translation>
    </message>
    <message>
        <source>Computed</source>
        <translation>Calculé</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formule</translation>
    </message>
    <message>
        <source>{Net} * 1.19</source>
        <translation>{Net} * 1.19</translation>
    </message>
    <message>
        <source>Decimal places</source>
        <translation>Décimales</translation>
    </message>
    <message>
        <source>As needed</source>
        <translation>Selon besoin</translation>
    </message>
    <message>
        <source>Change formula</source>
        <translation>Modifier la formule</translation>
    </message>
    <message>
        <source>= empty until its fields have values</source>
        <translation>= rien tant que ses champs sont vides</translation>
    </message>
    <message>
        <source>&lt;p&gt;Put field names in braces and text in quotation marks.&lt;/p&gt;&lt;p&gt;Numbers: &lt;code&gt;+ - * / ( ), sum, min, max, round(number; places)&lt;/code&gt;&lt;br&gt;Conditions: &lt;code&gt;if({Net} &amp;gt; 100; &quot;large&quot;; &quot;small&quot;), = &amp;lt;&amp;gt; &amp;lt; &amp;lt;= &amp;gt; &amp;gt;=, and, or, not&lt;/code&gt;&lt;br&gt;Text: &lt;code&gt;{First name} &amp;amp; &quot; &quot; &amp;amp; {Last name}&lt;/code&gt;&lt;br&gt;Dates: &lt;code&gt;{Start} + 14, days({End}; {Start})&lt;/code&gt;&lt;/p&gt;</source>
        <translation>&lt;p&gt;Mettez les noms des champs entre accolades et les textes entre guillemets.&lt;/p&gt;&lt;p&gt;Nombres&#xa0;: &lt;code&gt;+ - * / ( ), sum, min, max, round(nombre; décimales)&lt;/code&gt;&lt;br&gt;Conditions&#xa0;: &lt;code&gt;if({Net} &amp;gt; 100; &quot;grand&quot;; &quot;petit&quot;), = &amp;lt;&amp;gt; &amp;lt; &amp;lt;= &amp;gt; &amp;gt;=, and, or, not&lt;/code&gt;&lt;br&gt;Textes&#xa0;: &lt;code&gt;{Prénom} &amp;amp; &quot; &quot; &amp;amp; {Nom}&lt;/code&gt;&lt;br&gt;Dates&#xa0;: &lt;code&gt;{Début} + 14, days({Fin}; {Début})&lt;/code&gt;&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Click the fields to add them to the formula. Press Esc to finish.</source>
        <translation>Cliquez sur les champs à ajouter à la formule. Échap termine la sélection.</translation>
    </message>
    <message>
        <source>Choose on the page</source>
        <translation>Choisir sur la page</translation>
    </message>
    <message>
        <source>Click fields on the page to add them to the formula. Press Esc to finish.</source>
        <translation>Cliquez sur des champs de la page pour les ajouter à la formule. Échap termine la sélection.</translation>
    </message>
    <message>
        <source>Sum of a column</source>
        <translation>Somme d’une colonne</translation>
    </message>
    <message>
        <source>Adds the number fields above this one. If there are none, click a field of the column.</source>
        <translation>Additionne les champs numériques situés au-dessus. S’il n’y en a pas, cliquez sur un champ de la colonne.</translation>
    </message>
    <message>
        <source>Click a number field of the column. Press Esc to cancel.</source>
        <translation>Cliquez sur un champ numérique de la colonne. Échap annule.</translation>
    </message>
    <message>
        <source>That field isn&apos;t part of a column of numbers.</source>
        <translation>Ce champ ne fait pas partie d’une colonne de nombres.</translation>
    </message>
    <message>
        <source>That field can&apos;t be used in this formula.</source>
        <translation>Ce champ ne peut pas être utilisé dans cette formule.</translation>
    </message>
</context>
<context>
    <name>ink::ui::TagGeometrySection</name>
    <message>
        <source>Position and size</source>
        <translation>Position et taille</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Millimetres</source>
        <translation>Millimètres</translation>
    </message>
    <message>
        <source>Inches</source>
        <translation>Pouces</translation>
    </message>
    <message>
        <source>Distance from the left</source>
        <translation>Distance du bord gauche</translation>
    </message>
    <message>
        <source>Distance from the top</source>
        <translation>Distance du haut</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>From left</source>
        <comment>short label of a distance on the page</comment>
        <translation>Depuis la gauche</translation>
    </message>
    <message>
        <source>From top</source>
        <comment>short label of a distance on the page</comment>
        <translation>Depuis le haut</translation>
    </message>
    <message>
        <source>Locked. Unlock to move or resize.</source>
        <translation>Verrouillé. Déverrouillez pour déplacer ou redimensionner.</translation>
    </message>
    <message numerus="yes">
        <source>%n locked field(s) stay in place.</source>
        <translation>
            <numerusform>%n champ verrouillé reste en place.</numerusform>
            <numerusform>%n champs verrouillés restent en place.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Déverrouiller</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>verrouillé</translation>
    </message>
</context>
<context>
    <name>ink::ui::TagListDelegate</name>
    <message>
        <source>p. %1</source>
        <translation>p. %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::TagListModel</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Pour</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
</context>
<context>
    <name>ink::ui::TagOptionsSection</name>
    <message>
        <source>Change options</source>
        <translation>Modifier les options</translation>
    </message>
    <message>
        <source>Enter the number 1234.50 as it should be printed.</source>
        <translation>Écrivez le nombre 1234,50 tel qu’il doit être imprimé.</translation>
    </message>
    <message>
        <source>Change help text</source>
        <translation>Modifier le texte d’aide</translation>
    </message>
    <message>
        <source>Change limits</source>
        <translation>Modifier les limites</translation>
    </message>
    <message>
        <source>Enter a date, such as 2026-03-31, or a relative date: today, today+14d or today-18y.</source>
        <translation>Saisissez une date, par exemple 2026-03-31, ou today, today+14d, today-18y.</translation>
    </message>
    <message>
        <source>Change date limits</source>
        <translation>Modifier les limites de date</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Fill in automatically</source>
        <translation>Remplir automatiquement</translation>
    </message>
    <message>
        <source>Multiple lines</source>
        <translation>Plusieurs lignes</translation>
    </message>
    <message>
        <source>Comb: one box per character</source>
        <translation>Peigne&#xa0;: une case par caractère</translation>
    </message>
    <message>
        <source>Number format</source>
        <translation>Format du nombre</translation>
    </message>
    <message>
        <source>Earliest date</source>
        <translation>Date la plus ancienne</translation>
    </message>
    <message>
        <source>Latest date</source>
        <translation>Date la plus récente</translation>
    </message>
    <message>
        <source>Check box group</source>
        <translation>Groupe de cases à cocher</translation>
    </message>
    <message>
        <source>Select at least</source>
        <translation>Sélectionner au moins</translation>
    </message>
    <message>
        <source>Select at most</source>
        <translation>Sélectionner au plus</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Aucune limite</translation>
    </message>
    <message>
        <source>Print the picture in the document</source>
        <translation>Imprimer l’image dans le document</translation>
    </message>
    <message>
        <source>Note type</source>
        <translation>Type de note</translation>
    </message>
    <message>
        <source>{page}, {pages}, {title}, {number} and {date} are replaced with their values when the document is sent. Use “Duplicate to pages” to add this field to other pages.</source>
        <translation>{page}, {pages}, {title}, {number} et {date} sont remplacés à l’envoi. Utilisez «&#xa0;Dupliquer sur des pages&#xa0;» pour le placer sur d’autres pages.</translation>
    </message>
    <message>
        <source>Help text for the signer</source>
        <translation>Texte d’aide pour le signataire</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>As entered</source>
        <translation>Tel que saisi</translation>
    </message>
</context>
<context>
    <name>ink::ui::TagPanelSection</name>
    <message>
        <source>Expanded; press to collapse</source>
        <translation>Affiché&#xa0;; appuyer pour masquer</translation>
    </message>
    <message>
        <source>Collapsed; press to expand</source>
        <translation>Masqué&#xa0;; appuyer pour afficher</translation>
    </message>
    <message>
        <source>Multiple</source>
        <translation>Plusieurs</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>section and what is set in it</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
</context>
<context>
    <name>ink::ui::TagRenamer</name>
    <message>
        <source>Rename field</source>
        <translation>Renommer le champ</translation>
    </message>
    <message>
        <source>Rename group</source>
        <translation>Renommer le groupe</translation>
    </message>
    <message>
        <source>Change group</source>
        <translation>Modifier le groupe</translation>
    </message>
    <message>
        <source>Change options</source>
        <translation>Modifier les options</translation>
    </message>
</context>
<context>
    <name>ink::ui::TagRulesSection</name>
    <message>
        <source>Change text format</source>
        <translation>Modifier la forme du texte</translation>
    </message>
    <message>
        <source>Change minimum length</source>
        <translation>Modifier la longueur minimale</translation>
    </message>
    <message>
        <source>Change maximum length</source>
        <translation>Modifier la longueur maximale</translation>
    </message>
    <message>
        <source>Change limits</source>
        <translation>Modifier les limites</translation>
    </message>
    <message>
        <source>Change decimal places</source>
        <translation>Modifier les décimales</translation>
    </message>
    <message>
        <source>Change date format</source>
        <translation>Modifier le format de date</translation>
    </message>
    <message>
        <source>Text format</source>
        <translation>Forme du texte</translation>
    </message>
    <message>
        <source>Any text</source>
        <translation>N’importe quoi</translation>
    </message>
    <message>
        <source>Email address</source>
        <translation>Adresse e-mail</translation>
    </message>
    <message>
        <source>Phone number</source>
        <translation>Numéro de téléphone</translation>
    </message>
    <message>
        <source>Postal code</source>
        <translation>Code postal</translation>
    </message>
    <message>
        <source>IBAN</source>
        <translation>IBAN</translation>
    </message>
    <message>
        <source>Digits only</source>
        <translation>Chiffres seulement</translation>
    </message>
    <message>
        <source>Custom pattern</source>
        <translation>Motif personnel</translation>
    </message>
    <message>
        <source>Pattern (regular expression)</source>
        <translation>Motif (expression rationnelle)</translation>
    </message>
    <message>
        <source>Minimum length</source>
        <translation>Caractères au moins</translation>
    </message>
    <message>
        <source>Maximum length</source>
        <translation>Nombre maximal de caractères</translation>
    </message>
    <message>
        <source>Minimum value</source>
        <translation>Valeur minimale</translation>
    </message>
    <message>
        <source>Maximum value</source>
        <translation>Valeur maximale</translation>
    </message>
    <message>
        <source>Maximum decimal places</source>
        <translation>Nombre maximal de décimales</translation>
    </message>
    <message>
        <source>Date format</source>
        <translation>Format de date</translation>
    </message>
    <message>
        <source>Multiple</source>
        <translation>Plusieurs</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>maximum length %1</source>
        <translation>%1 au plus</translation>
    </message>
    <message>
        <source>✓ Valid</source>
        <translation>✓ serait accepté</translation>
    </message>
    <message>
        <source>✕ Invalid</source>
        <translation>✕ ne serait pas accepté</translation>
    </message>
    <message>
        <source>%1 The pattern isn&apos;t saved.</source>
        <translation>%1 Le motif n’est pas enregistré.</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validation</translation>
    </message>
    <message>
        <source>Test value</source>
        <translation>Tester une valeur</translation>
    </message>
    <message>
        <source>Enter a number, for example 12.5.</source>
        <translation>Saisissez un nombre, par exemple 12.5.</translation>
    </message>
</context>
<context>
    <name>ink::ui::TagSuggestions</name>
    <message numerus="yes">
        <source>Accept %n suggestion(s)</source>
        <translation>
            <numerusform>Accepter %n suggestion</numerusform>
            <numerusform>Accepter %n suggestions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n similar field(s)</source>
        <translation>
            <numerusform>Ajouter %n champ similaire</numerusform>
            <numerusform>Ajouter %n champs similaires</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::TagValueSection</name>
    <message>
        <source>Default: %1</source>
        <translation>Valeur initiale&#xa0;: %1</translation>
    </message>
    <message>
        <source>Change value in formulas</source>
        <translation>Modifier la valeur dans les formules</translation>
    </message>
    <message>
        <source>Change placeholder</source>
        <translation>Modifier l’indication</translation>
    </message>
    <message>
        <source>Change value</source>
        <translation>Modifier la valeur</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Default value</source>
        <translation>Valeur initiale</translation>
    </message>
    <message>
        <source>Note text</source>
        <translation>Texte de la note</translation>
    </message>
    <message>
        <source>Selected by default</source>
        <translation>Choisi au départ</translation>
    </message>
    <message>
        <source>Default date</source>
        <translation>Date initiale</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Placeholder</source>
        <translation>Indication</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Coché</translation>
    </message>
    <message>
        <source>This value doesn&apos;t meet the field&apos;s validation rules.</source>
        <translation>Cette valeur ne serait pas acceptée à la signature.</translation>
    </message>
    <message>
        <source>Options (one per line)</source>
        <translation>Options (une par ligne)</translation>
    </message>
    <message>
        <source>Value in formulas</source>
        <translation>Valeur dans les formules</translation>
    </message>
    <message>
        <source>Description for the signer</source>
        <translation>Description pour le signataire</translation>
    </message>
</context>
<context>
    <name>ink::ui::TagWords</name>
    <message>
        <source>Recipient %1</source>
        <translation>Destinataire %1</translation>
    </message>
    <message>
        <source>%1 for %2, page %3</source>
        <translation>%1 pour %2, page %3</translation>
    </message>
    <message>
        <source>%1, required</source>
        <translation>%1, obligatoire</translation>
    </message>
    <message>
        <source>%1, optional</source>
        <translation>%1, facultatif</translation>
    </message>
    <message>
        <source>Role %1</source>
        <translation>Rôle %1</translation>
    </message>
    <message>
        <source>%1, conditional</source>
        <translation>%1, conditionnel</translation>
    </message>
    <message>
        <source>%1, computed</source>
        <translation>%1, calculé</translation>
    </message>
    <message>
        <source>%1, locked</source>
        <translation>%1, verrouillé</translation>
    </message>
</context>
<context>
    <name>ink::ui::TemplateActions</name>
    <message>
        <source>New template</source>
        <translation>Nouveau modèle</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Moved to the trash.</source>
        <translation>Mis à la corbeille.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>“%1” was saved as a template. The document is unchanged.</source>
        <translation>«&#xa0;%1&#xa0;» a été enregistré comme modèle. Le document reste tel quel.</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>Copie de %1</translation>
    </message>
    <message>
        <source>“%1” created.</source>
        <translation>«&#xa0;%1&#xa0;» a été créé.</translation>
    </message>
    <message>
        <source>Delete permanently?</source>
        <translation>Supprimer définitivement&#xa0;?</translation>
    </message>
    <message>
        <source>Documents created from a deleted template aren&apos;t affected.</source>
        <translation>Les documents qui en sont issus restent inchangés.</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n template(s)</source>
        <translation>
            <numerusform>Supprimer %n modèle</numerusform>
            <numerusform>Supprimer %n modèles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n template(s) deleted.</source>
        <translation>
            <numerusform>%n modèle supprimé.</numerusform>
            <numerusform>%n modèles supprimés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n template(s) moved to the trash.</source>
        <translation>
            <numerusform>%n modèle mis à la corbeille.</numerusform>
            <numerusform>%n modèles mis à la corbeille.</numerusform>
        </translation>
    </message>
    <message>
        <source>Restored from the trash.</source>
        <translation>Restauré depuis la corbeille.</translation>
    </message>
    <message>
        <source>Removed from the folder.</source>
        <translation>Sorti du dossier.</translation>
    </message>
    <message>
        <source>Moved to “%1”.</source>
        <translation>Déplacé vers «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Changed to %1.</source>
        <translation>Changé en %1.</translation>
    </message>
    <message>
        <source>Previous type restored.</source>
        <translation>Changement annulé.</translation>
    </message>
    <message>
        <source>Close link?</source>
        <translation>Fermer le lien&#x202f;?</translation>
    </message>
    <message>
        <source>The link stops working and can&apos;t be reopened. A duplicate of the template gets a new link. Signed documents are kept.</source>
        <translation>Son adresse cesse de fonctionner et ne peut pas être rouverte&#xa0;; un double du modèle reçoit une nouvelle adresse. Les documents signés sont conservés.</translation>
    </message>
    <message>
        <source>Close link</source>
        <translation>Fermer le lien</translation>
    </message>
    <message>
        <source>Link closed.</source>
        <translation>Lien fermé.</translation>
    </message>
    <message>
        <source>New documents will use these defaults.</source>
        <translation>Les nouveaux documents utiliseront ces réglages.</translation>
    </message>
    <message>
        <source>Previous defaults restored.</source>
        <translation>Les réglages précédents sont rétablis.</translation>
    </message>
    <message>
        <source>Renamed to “%1”.</source>
        <translation>Renommé en «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Previous title restored.</source>
        <translation>L’ancien titre est rétabli.</translation>
    </message>
    <message>
        <source>Move “%1” to a folder</source>
        <translation>Déplacer «&#xa0;%1&#xa0;» dans un dossier</translation>
    </message>
    <message numerus="yes">
        <source>Move %n template(s) to a folder</source>
        <translation>
            <numerusform>Déplacer %n modèle dans un dossier</numerusform>
            <numerusform>Déplacer %n modèles dans un dossier</numerusform>
        </translation>
    </message>
    <message>
        <source>Publish the link?</source>
        <translation>Publier le lien&#x202f;?</translation>
    </message>
    <message>
        <source>Anyone with the link can fill in and sign their own copy. A published template can&apos;t be edited.</source>
        <translation>Toute personne disposant du lien peut remplir et signer son propre exemplaire. Un modèle publié ne peut plus être modifié.</translation>
    </message>
    <message>
        <source>Publish link</source>
        <translation>Publier le lien</translation>
    </message>
    <message>
        <source>Link published. Anyone with the link can sign.</source>
        <translation>Le lien est publié. Toute personne disposant de l’adresse peut signer.</translation>
    </message>
    <message>
        <source>Move undone.</source>
        <translation>Déplacement annulé.</translation>
    </message>
</context>
<context>
    <name>ink::ui::TemplateDefaultsDialog</name>
    <message>
        <source>Document defaults</source>
        <translation>Réglages par défaut des documents</translation>
    </message>
    <message>
        <source>Defaults for documents from “%1”</source>
        <translation>Réglages par défaut des documents issus de «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Recipients&apos; language</source>
        <translation>Langue des destinataires</translation>
    </message>
    <message>
        <source>Expires after</source>
        <translation>Expire après</translation>
    </message>
    <message>
        <source>Reminders</source>
        <translation>Relances</translation>
    </message>
    <message>
        <source>Maximum reminders</source>
        <translation>Au plus</translation>
    </message>
    <message>
        <source>Callback address</source>
        <translation>Adresse de callback</translation>
    </message>
    <message>
        <source>Notified when a document is completed. Leave empty for none.</source>
        <translation>Prévenu quand un document est terminé. Laissez vide pour ne prévenir personne.</translation>
    </message>
    <message>
        <source>Email subject</source>
        <translation>Objet de l’e-mail</translation>
    </message>
    <message>
        <source>Message to the recipients</source>
        <translation>Message aux destinataires</translation>
    </message>
    <message>
        <source>Enter a full http or https address.</source>
        <translation>Écrivez une adresse http ou https complète.</translation>
    </message>
    <message>
        <source>Documents per hour</source>
        <translation>Documents par heure</translation>
    </message>
    <message>
        <source>Maximum number that visitors can start from this link.</source>
        <translation>Nombre maximal que les visiteurs peuvent commencer depuis ce lien.</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Aucune limite</translation>
    </message>
</context>
<context>
    <name>ink::ui::TemplateDetailsPane</name>
    <message numerus="yes">
        <source>%n templates are selected.</source>
        <translation>
            <numerusform>%n modèle est sélectionné.</numerusform>
            <numerusform>%n modèles sont sélectionnés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a template to see its roles and fields.</source>
        <translation>Sélectionnez un modèle pour voir ses rôles et ses champs.</translation>
    </message>
    <message numerus="yes">
        <source>%1 · used %n time(s)</source>
        <translation>
            <numerusform>%1 · utilisé %n fois</numerusform>
            <numerusform>%1 · utilisé %n fois</numerusform>
        </translation>
    </message>
    <message>
        <source>In the trash.</source>
        <translation>Dans la corbeille.</translation>
    </message>
    <message>
        <source>Start a bulk run…</source>
        <translation>Commencer un envoi en série…</translation>
    </message>
    <message>
        <source>Use template…</source>
        <translation>Utiliser le modèle…</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Show pages</source>
        <translation>Afficher les pages</translation>
    </message>
    <message>
        <source>Show report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>More actions for this template</source>
        <translation>Plus d’actions pour ce modèle</translation>
    </message>
    <message>
        <source>Public link</source>
        <translation>Adresse publique</translation>
    </message>
    <message>
        <source>Not published. Once it is published, anyone with the link can fill in and sign their own copy, and the template can&apos;t be edited.</source>
        <translation>Non publié. Une fois le lien publié, toute personne qui l’a peut remplir et signer son propre exemplaire&#xa0;; le modèle ne peut alors plus être modifié.</translation>
    </message>
    <message>
        <source>This link is closed and no longer works.</source>
        <translation>Ce lien est fermé&#xa0;; son adresse ne fonctionne plus.</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Copier l’adresse</translation>
    </message>
    <message>
        <source>Close link…</source>
        <translation>Fermer le lien…</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Rôles</translation>
    </message>
    <message>
        <source>No roles yet. Edit the template to add them.</source>
        <translation>Aucun rôle pour l’instant. Modifiez le modèle pour en ajouter.</translation>
    </message>
    <message>
        <source>Role %1</source>
        <translation>Rôle %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Fields that you fill in</source>
        <translation>Vous remplissez</translation>
    </message>
    <message>
        <source>Document defaults</source>
        <translation>Réglages par défaut des documents</translation>
    </message>
    <message numerus="yes">
        <source>Expires after %n day(s)</source>
        <translation>
            <numerusform>Expire après %n jour</numerusform>
            <numerusform>Expire après %n jours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reminder every %n day(s)</source>
        <translation>
            <numerusform>Une relance chaque jour (%n)</numerusform>
            <numerusform>Une relance tous les %n jours</numerusform>
        </translation>
    </message>
    <message>
        <source>No reminders</source>
        <translation>Aucune relance</translation>
    </message>
    <message>
        <source>Callback to %1</source>
        <translation>Callback vers %1</translation>
    </message>
    <message>
        <source>Message: %1</source>
        <translation>Message&#xa0;: %1</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Changer…</translation>
    </message>
    <message>
        <source>Change document defaults</source>
        <translation>Changer les réglages par défaut des documents</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versions</translation>
    </message>
    <message>
        <source>%1 · current</source>
        <translation>%1 · actuelle</translation>
    </message>
    <message>
        <source>Restore the version from %1</source>
        <translation>Restaurer la version du %1</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n document(s) per hour</source>
        <translation>
            <numerusform>Jusqu’à %n document par heure</numerusform>
            <numerusform>Jusqu’à %n documents par heure</numerusform>
        </translation>
    </message>
    <message>
        <source>Any number of documents per hour</source>
        <translation>Nombre de documents par heure illimité</translation>
    </message>
    <message>
        <source>Publish link…</source>
        <translation>Publier le lien…</translation>
    </message>
    <message>
        <source>Recipients&apos; language: %1</source>
        <translation>Langue des destinataires&#xa0;: %1</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Delete permanently…</source>
        <translation>Supprimer définitivement…</translation>
    </message>
    <message>
        <source>%1 · never used</source>
        <translation>%1 · jamais utilisé</translation>
    </message>
    <message>
        <source>This template isn&apos;t available offline.</source>
        <translation>Ce modèle n’est pas disponible hors connexion.</translation>
    </message>
</context>
<context>
    <name>ink::ui::TemplateFiles</name>
    <message>
        <source>Export the template</source>
        <translation>Exporter le modèle</translation>
    </message>
    <message>
        <source>Templates (*%1)</source>
        <translation>Modèles (*%1)</translation>
    </message>
    <message>
        <source>Template exported.</source>
        <translation>Le modèle est maintenant dans un fichier.</translation>
    </message>
    <message>
        <source>“%1” was imported.</source>
        <translation>«&#xa0;%1&#xa0;» a été importé.</translation>
    </message>
    <message>
        <source>Import templates</source>
        <translation>Importer des modèles</translation>
    </message>
</context>
<context>
    <name>ink::ui::TemplatePeopleForm</name>
    <message>
        <source>Role %1</source>
        <translation>Rôle %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <translation>Nom de %1</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>E-mail</translation>
    </message>
    <message>
        <source>Email address of %1</source>
        <translation>Adresse e-mail de %1</translation>
    </message>
    <message>
        <source>Optional if you share the signing link yourself</source>
        <translation>Facultatif&#xa0;: vous transmettez le lien vous-même</translation>
    </message>
    <message>
        <source>Phone number of %1</source>
        <translation>Numéro de téléphone de %1</translation>
    </message>
    <message>
        <source>Phone number for the code by SMS</source>
        <translation>Numéro de téléphone pour le code par SMS</translation>
    </message>
</context>
<context>
    <name>ink::ui::TemplateTableModel</name>
    <message>
        <source>Template</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Bulk template</source>
        <translation>Modèle en série</translation>
    </message>
    <message>
        <source>Link template</source>
        <translation>Modèle à lien</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Document</translation>
    </message>
    <message>
        <source>Role %1</source>
        <translation>Rôle %1</translation>
    </message>
    <message>
        <source>Link, open</source>
        <translation>Lien, ouvert</translation>
    </message>
    <message>
        <source>Link, closed</source>
        <translation>Lien, fermé</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) created from this template</source>
        <translation>
            <numerusform>%n document en est issu</numerusform>
            <numerusform>%n documents en sont issus</numerusform>
        </translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Sorte</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Rôles</translation>
    </message>
    <message>
        <source>Modified</source>
        <translation>Modifié</translation>
    </message>
    <message>
        <source>Uses</source>
        <translation>Utilisé</translation>
    </message>
</context>
<context>
    <name>ink::ui::TemplateUsePage</name>
    <message>
        <source>Recipients</source>
        <translation>Destinataires</translation>
    </message>
    <message>
        <source>Fields that you fill in</source>
        <translation>Vous remplissez</translation>
    </message>
    <message numerus="yes">
        <source>%n more field(s) that you can prefill</source>
        <translation>
            <numerusform>%n autre que vous pouvez remplir d’avance</numerusform>
            <numerusform>%n autres que vous pouvez remplir d’avance</numerusform>
        </translation>
    </message>
    <message>
        <source>— Recipient chooses</source>
        <translation>— au choix du destinataire</translation>
    </message>
    <message>
        <source>Required: the recipient can&apos;t fill in this field.</source>
        <translation>Obligatoire&#xa0;: le destinataire ne peut pas remplir ce champ.</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Le document</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Message to all recipients (optional)</source>
        <translation>Message à tous les destinataires (facultatif)</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>No folder</source>
        <translation>Aucun dossier</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Expires after</source>
        <translation>Expire après</translation>
    </message>
    <message>
        <source>Back to templates</source>
        <translation>Retour aux modèles</translation>
    </message>
    <message>
        <source>Open as draft</source>
        <translation>Ouvrir comme brouillon</translation>
    </message>
    <message>
        <source>Use template</source>
        <translation>Utiliser le modèle</translation>
    </message>
    <message>
        <source>Use “%1”</source>
        <translation>Utiliser «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Envoyer</translation>
    </message>
    <message>
        <source>You can use {name}, {date}, {template} and any {field name}.</source>
        <translation>Vous pouvez utiliser {name}, {date}, {template} et tout {nom de champ}.</translation>
    </message>
    <message>
        <source>Title: “%1”</source>
        <translation>Titre&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Button %1</source>
        <translation>Bouton %1</translation>
    </message>
    <message>
        <source>Discard your entries?</source>
        <translation>Abandonner ce que vous avez saisi&#xa0;?</translation>
    </message>
    <message>
        <source>No document has been created from “%1” yet.</source>
        <translation>Aucun document n’a encore été créé à partir de «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
</context>
<context>
    <name>ink::ui::TemplateWords</name>
    <message numerus="yes">
        <source>%n file(s) visible to other roles</source>
        <translation>
            <numerusform>%n fichier visible pour d’autres rôles</numerusform>
            <numerusform>%n fichiers visibles pour d’autres rôles</numerusform>
        </translation>
    </message>
    <message>
        <source>renamed</source>
        <translation>renommé</translation>
    </message>
    <message>
        <source>message changed</source>
        <translation>autre message</translation>
    </message>
    <message>
        <source>defaults changed</source>
        <translation>autres réglages</translation>
    </message>
    <message>
        <source>type changed</source>
        <translation>type de modèle différent</translation>
    </message>
    <message numerus="yes">
        <source>%n role(s) added</source>
        <translation>
            <numerusform>%n rôle ajouté</numerusform>
            <numerusform>%n rôles ajoutés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n role(s) removed</source>
        <translation>
            <numerusform>%n rôle retiré</numerusform>
            <numerusform>%n rôles retirés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n role(s) changed</source>
        <translation>
            <numerusform>%n rôle modifié</numerusform>
            <numerusform>%n rôles modifiés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) added</source>
        <translation>
            <numerusform>%n champ ajouté</numerusform>
            <numerusform>%n champs ajoutés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) removed</source>
        <translation>
            <numerusform>%n champ retiré</numerusform>
            <numerusform>%n champs retirés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) moved</source>
        <translation>
            <numerusform>%n champ déplacé</numerusform>
            <numerusform>%n champs déplacés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) changed</source>
        <translation>
            <numerusform>%n champ modifié</numerusform>
            <numerusform>%n champs modifiés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) added</source>
        <translation>
            <numerusform>%n fichier ajouté</numerusform>
            <numerusform>%n fichiers ajoutés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) removed</source>
        <translation>
            <numerusform>%n fichier retiré</numerusform>
            <numerusform>%n fichiers retirés</numerusform>
        </translation>
    </message>
    <message>
        <source>no changes</source>
        <translation>réenregistré</translation>
    </message>
</context>
<context>
    <name>ink::ui::TemplatesPage</name>
    <message>
        <source>New template</source>
        <translation>Nouveau modèle</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Delete permanently…</source>
        <translation>Supprimer définitivement…</translation>
    </message>
    <message>
        <source>Use template…</source>
        <translation>Utiliser le modèle…</translation>
    </message>
    <message>
        <source>Start a bulk run…</source>
        <translation>Commencer un envoi en série…</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Show pages</source>
        <translation>Afficher les pages</translation>
    </message>
    <message>
        <source>Show report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Export to a file…</source>
        <translation>Exporter vers un fichier…</translation>
    </message>
    <message>
        <source>Change to</source>
        <translation>Changer en</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation>Mettre à la corbeille</translation>
    </message>
    <message>
        <source>New folder</source>
        <translation>Nouveau dossier</translation>
    </message>
    <message>
        <source>First saved version</source>
        <translation>Première version enregistrée</translation>
    </message>
    <message>
        <source>Version restored.</source>
        <translation>Version restaurée.</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>Search titles and roles</source>
        <translation>Chercher titres et rôles</translation>
    </message>
    <message>
        <source>Search templates</source>
        <translation>Chercher des modèles</translation>
    </message>
    <message>
        <source>Folders of templates</source>
        <translation>Dossiers de modèles</translation>
    </message>
    <message>
        <source>No results for “%1”.</source>
        <translation>Aucun résultat pour «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Clear search</source>
        <translation>Effacer la recherche</translation>
    </message>
    <message>
        <source>The trash is empty.</source>
        <translation>La corbeille est vide.</translation>
    </message>
    <message>
        <source>This folder is empty. Drag templates onto the folder to move them here.</source>
        <translation>Ce dossier est vide. Faites-y glisser des modèles pour les garder ici.</translation>
    </message>
    <message>
        <source>No templates yet. A template stores the fields and roles of a document that you send repeatedly.</source>
        <translation>Pas encore de modèle. Un modèle garde les champs et les rôles d’un document que vous envoyez souvent.</translation>
    </message>
    <message>
        <source>The document is in the outbox and will be sent when the connection is back.</source>
        <translation>Dans la boîte d’envoi&#xa0;; sera envoyé au retour de la connexion.</translation>
    </message>
    <message>
        <source>Move to folder…</source>
        <translation>Déplacer vers un dossier…</translation>
    </message>
    <message numerus="yes">
        <source>%n template(s)</source>
        <translation>
            <numerusform>%n modèle</numerusform>
            <numerusform>%n modèles</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a sample template</source>
        <translation>Ajouter un modèle d’exemple</translation>
    </message>
</context>
<context>
    <name>ink::ui::ThumbnailList</name>
    <message>
        <source>Page thumbnails</source>
        <translation>Aperçu des pages</translation>
    </message>
</context>
<context>
    <name>ink::ui::ThumbnailModel</name>
    <message>
        <source>Page %1</source>
        <translation>Page %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n field(s)</source>
        <translation>
            <numerusform>%1, %n champ</numerusform>
            <numerusform>%1, %n champs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, file “%2”</source>
        <translation>%1, fichier «&#xa0;%2&#xa0;»</translation>
    </message>
</context>
<context>
    <name>ink::ui::Toast</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The folder %1 couldn&apos;t be opened.</source>
        <translation>Impossible d’ouvrir le dossier %1 depuis cette application.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
</context>
<context>
    <name>ink::ui::TodayPage</name>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Nothing is waiting for you.</source>
        <translation>Rien ne vous attend.</translation>
    </message>
    <message>
        <source>New document…</source>
        <translation>Nouveau document…</translation>
    </message>
    <message>
        <source>Show documents</source>
        <translation>Afficher les documents</translation>
    </message>
    <message>
        <source>Answer sent.</source>
        <translation>Réponse envoyée.</translation>
    </message>
</context>
<context>
    <name>ink::ui::TodayTable</name>
    <message>
        <source>Document</source>
        <translation>Document</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>%1: heading, %2: number of entries</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: an action, %2: its document and person</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n autre</numerusform>
            <numerusform>%n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Show document</source>
        <translation>Afficher le document</translation>
    </message>
</context>
<context>
    <name>ink::ui::TodayWords</name>
    <message>
        <source>Waiting for less than a day</source>
        <translation>En attente depuis moins d’un jour</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %n days</source>
        <translation>
            <numerusform>En attente depuis %n jour</numerusform>
            <numerusform>En attente depuis %n jours</numerusform>
        </translation>
    </message>
    <message>
        <source>Due today</source>
        <translation>Échéance aujourd’hui</translation>
    </message>
    <message>
        <source>Due tomorrow</source>
        <translation>Échéance demain</translation>
    </message>
    <message numerus="yes">
        <source>Due in %n days</source>
        <translation>
            <numerusform>Échéance dans %n jour</numerusform>
            <numerusform>Échéance dans %n jours</numerusform>
        </translation>
    </message>
    <message>
        <source>Accounts that could not be checked</source>
        <translation>Comptes qui n’ont pas pu être consultés</translation>
    </message>
    <message>
        <source>Waiting for me</source>
        <translation>En attente de moi</translation>
    </message>
    <message>
        <source>Undelivered email</source>
        <translation>E-mails non remis</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Questions</translation>
    </message>
    <message numerus="yes">
        <source>Deadline within %n days</source>
        <translation>
            <numerusform>Échéance dans %n jour au plus</numerusform>
            <numerusform>Échéance dans %n jours au plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting for others for a week or longer</source>
        <translation>En attente des autres depuis une semaine ou plus</translation>
    </message>
    <message>
        <source>Unfinished bulk runs</source>
        <translation>Envois en série inachevés</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Brouillons</translation>
    </message>
    <message>
        <source>%1 of %2 documents sent</source>
        <translation>%1 documents envoyés sur %2</translation>
    </message>
    <message>
        <source>Changed %1</source>
        <comment>%1: a relative time, such as yesterday</comment>
        <translation>Modifié&#xa0;: %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Open account</source>
        <translation>Ouvrir le compte</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Signer</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Examiner</translation>
    </message>
    <message>
        <source>Correct address</source>
        <translation>Corriger l’adresse</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Répondre</translation>
    </message>
    <message>
        <source>Remind</source>
        <translation>Relancer</translation>
    </message>
    <message>
        <source>Resume run</source>
        <translation>Reprendre l’envoi</translation>
    </message>
    <message>
        <source>Open draft</source>
        <translation>Ouvrir le brouillon</translation>
    </message>
    <message>
        <source>Overdue</source>
        <translation>Échéance dépassée</translation>
    </message>
</context>
<context>
    <name>ink::ui::UsageSection</name>
    <message>
        <source>Usage</source>
        <translation>Utilisation</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Période</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Ce mois-ci</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>Le mois dernier</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Cette année</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>L’année dernière</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Grouper par</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mois</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>Clé d’API</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>Exporter en CSV…</translation>
    </message>
    <message>
        <source>One row for each document that was sent in the period</source>
        <translation>Une ligne pour chaque document envoyé pendant la période</translation>
    </message>
    <message>
        <source>This service doesn&apos;t list charges. What you have spent is under Account.</source>
        <translation>Ce service ne liste pas les frais. Vos dépenses figurent sous Compte.</translation>
    </message>
    <message>
        <source>Each document that you send is one charge. Drafts, templates and repeated requests are free. Deleted documents and revoked keys stay in the list.</source>
        <translation>Chaque document que vous envoyez est facturé une fois. Les brouillons, les modèles et les requêtes répétées sont gratuits. Les documents supprimés et les clés révoquées restent dans la liste.</translation>
    </message>
    <message>
        <source>No documents were sent in this period.</source>
        <translation>Aucun document n’a été envoyé pendant cette période.</translation>
    </message>
    <message>
        <source>Total: %1</source>
        <translation>Total&#xa0;: %1</translation>
    </message>
    <message>
        <source>Documents sent</source>
        <translation>Documents envoyés</translation>
    </message>
    <message numerus="yes">
        <source>%n more row(s) are in the exported file.</source>
        <translation>
            <numerusform>%n autre ligne figure dans le fichier exporté.</numerusform>
            <numerusform>%n autres lignes figurent dans le fichier exporté.</numerusform>
        </translation>
    </message>
    <message>
        <source>Without an API key</source>
        <translation>Sans clé d’API</translation>
    </message>
    <message>
        <source>%1 (…%2)</source>
        <comment>API key</comment>
        <translation>%1 (…%2)</translation>
    </message>
    <message>
        <source>Without a template</source>
        <translation>Sans modèle</translation>
    </message>
    <message>
        <source>Template %1</source>
        <translation>Modèle %1</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n document</numerusform>
            <numerusform>%n documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repeated request(s), free</source>
        <translation>
            <numerusform>%n requête répétée, gratuite</numerusform>
            <numerusform>%n requêtes répétées, gratuites</numerusform>
        </translation>
    </message>
    <message>
        <source>Charges exported.</source>
        <translation>Frais exportés.</translation>
    </message>
    <message>
        <source>Export charges</source>
        <translation>Exporter les frais</translation>
    </message>
    <message>
        <source>Charges</source>
        <comment>file name</comment>
        <translation>Frais</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Nobody is charged on this computer: the price of each document that you send counts towards your own spending limit.</source>
        <translation>Personne n’est facturé sur cet ordinateur&#xa0;: le prix de chaque document que vous envoyez compte dans votre propre plafond de dépenses.</translation>
    </message>
</context>
<context>
    <name>ink::ui::UserShortcuts</name>
    <message>
        <source>Use a shortcut with Ctrl, or a function key.</source>
        <translation>Utilisez Ctrl ou une touche de fonction.</translation>
    </message>
    <message>
        <source>“%1” is already assigned to “%2”.</source>
        <translation>«&#xa0;%1&#xa0;» est le raccourci de «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” is reserved and can&apos;t be assigned.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être changé.</translation>
    </message>
</context>
<context>
    <name>ink::ui::VerifyPage</name>
    <message>
        <source>Verify a file</source>
        <translation>Vérifier un fichier</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Verify another file…</source>
        <translation>Vérifier un autre fichier…</translation>
    </message>
    <message>
        <source>Reading “%1”…</source>
        <translation>Lecture de «&#xa0;%1&#xa0;»…</translation>
    </message>
    <message>
        <source>Drop a signed PDF here to check whether it was changed after signing</source>
        <translation>Déposez un PDF signé ici pour vérifier s’il a été modifié après la signature</translation>
    </message>
    <message>
        <source>Choose a PDF…</source>
        <translation>Choisir un PDF…</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Ce qui a changé</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Retour au verdict</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Comparing page %1 of %2…</source>
        <translation>Comparaison de la page %1 sur %2…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>ink::ui::VerifyReportView</name>
    <message>
        <source>Show what changed</source>
        <translation>Montrer ce qui a changé</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>action: what it is about</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Constats</translation>
    </message>
    <message>
        <source>Signature %1: %2</source>
        <translation>Signature %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Signature</translation>
    </message>
    <message>
        <source>Signatures</source>
        <translation>Signatures</translation>
    </message>
    <message>
        <source>Unknown signer</source>
        <translation>Signataire inconnu</translation>
    </message>
    <message>
        <source>Signing time</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>%1 (signer&apos;s clock)</source>
        <translation>%1 (selon l’horloge du signataire)</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>Couvre</translation>
    </message>
    <message>
        <source>The whole file</source>
        <translation>Le fichier entier</translation>
    </message>
    <message>
        <source>Revision %1 of %2</source>
        <translation>Révision %1 sur %2</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Certificat</translation>
    </message>
    <message>
        <source>Issued by</source>
        <translation>Délivré par</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>Algorithme</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Empreinte</translation>
    </message>
    <message>
        <source>Revisions</source>
        <translation>Révisions</translation>
    </message>
    <message>
        <source>Revision %1 (current)</source>
        <translation>Révision %1, état actuel</translation>
    </message>
    <message>
        <source>Revision %1</source>
        <translation>Révision %1</translation>
    </message>
    <message>
        <source>Not signed</source>
        <translation>Non signée</translation>
    </message>
    <message>
        <source>Changes content protected by an earlier signature.</source>
        <translation>Modifie ce qu’une signature antérieure protège.</translation>
    </message>
    <message>
        <source>Compare side by side</source>
        <translation>Comparer côte à côte</translation>
    </message>
    <message>
        <source>%1 (by %2)</source>
        <comment>time, authority</comment>
        <translation>%1 (par %2)</translation>
    </message>
    <message>
        <source>%1; this computer doesn&apos;t trust the authority</source>
        <comment>time proof</comment>
        <translation>%1&#x202f;; cet ordinateur ne fait pas confiance à l’autorité</translation>
    </message>
    <message>
        <source>Time-stamp</source>
        <translation>Horodatage</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Recipients</source>
        <translation>Destinataires</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Changes after signing</source>
        <translation>Modifications après la signature</translation>
    </message>
    <message>
        <source>As recorded and sealed by %1.</source>
        <translation>Tel qu’enregistré et scellé par %1.</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Mot de passe</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Legal status</source>
        <translation>Statut juridique</translation>
    </message>
    <message>
        <source>Trust service</source>
        <translation>Service de confiance</translation>
    </message>
</context>
<context>
    <name>ink::ui::VerifyWords</name>
    <message>
        <source>Intact</source>
        <translation>Intact</translation>
    </message>
    <message>
        <source>Changed after signing</source>
        <translation>Modifié après signature</translation>
    </message>
    <message>
        <source>Broken</source>
        <translation>Rompu</translation>
    </message>
    <message>
        <source>Not signed</source>
        <translation>Non signé</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Illisible</translation>
    </message>
    <message>
        <source>This document hasn&apos;t been changed since it was signed.</source>
        <translation>Ce document est exactement celui qui a été signé.</translation>
    </message>
    <message>
        <source>The signed content does not match the signature. Do not rely on this file.</source>
        <translation>Le contenu signé ne correspond pas à la signature. Ne vous fiez pas à ce fichier.</translation>
    </message>
    <message>
        <source>This file has no signature, so it can&apos;t be verified.</source>
        <translation>Ce fichier ne contient aucune signature&#xa0;: il n’y a rien à en dire.</translation>
    </message>
    <message>
        <source>This file can&apos;t be read as a PDF.</source>
        <translation>Ce fichier ne peut pas être lu comme un PDF.</translation>
    </message>
    <message>
        <source>Signed with the certificate of this workspace.</source>
        <translation>Signé avec le certificat de cet espace.</translation>
    </message>
    <message>
        <source>Signed with a certificate that this computer trusts.</source>
        <translation>Signé avec un certificat reconnu par cet ordinateur.</translation>
    </message>
    <message>
        <source>The certificate is self-signed. Compare its fingerprint with one you got from the signer.</source>
        <translation>Le signataire se porte garant de lui-même&#xa0;: comparez l’empreinte avec celle qu’il vous a communiquée.</translation>
    </message>
    <message>
        <source>This file has no certificate that confirms its origin.</source>
        <translation>Aucun certificat ne garantit ce fichier.</translation>
    </message>
    <message>
        <source>Form fields were filled in after this signature. The signature allows this.</source>
        <translation>Des champs de formulaire ont été remplis après cette signature, qui le permet.</translation>
    </message>
    <message>
        <source>Parts of the document were removed after signing.</source>
        <translation>Un élément du document a été retiré après sa signature.</translation>
    </message>
    <message>
        <source>The visible content was changed after signing.</source>
        <translation>Le contenu d’une page a été modifié après sa signature.</translation>
    </message>
    <message>
        <source>A field locked by the signer was changed.</source>
        <translation>Un champ verrouillé par le signataire a été modifié.</translation>
    </message>
    <message>
        <source>The signed content was changed.</source>
        <translation>Les octets signés ne sont plus ceux qui ont été signés.</translation>
    </message>
    <message>
        <source>The signature uses an algorithm that is no longer secure.</source>
        <translation>La signature utilise un algorithme aujourd’hui trop faible.</translation>
    </message>
    <message>
        <source>A signature field was placed over text or a picture after signing.</source>
        <translation>Un champ de signature a été posé sur du texte ou une image après la signature.</translation>
    </message>
    <message>
        <source>The appearance of a form field doesn&apos;t match its value.</source>
        <translation>Un champ du formulaire affiche autre chose que ce qu’il contient.</translation>
    </message>
    <message>
        <source>The file contains hidden content that only some programs show.</source>
        <translation>Quelque chose a été caché dans le fichier, que seuls certains programmes affichent.</translation>
    </message>
    <message>
        <source>An annotation was added to a page after signing.</source>
        <translation>Quelque chose a été ajouté sur une page après sa signature.</translation>
    </message>
    <message>
        <source>Comments were added after this signature. The signature allows this.</source>
        <translation>Des commentaires ont été ajoutés après cette signature, qui l’autorise.</translation>
    </message>
    <message>
        <source>Validation data was added.</source>
        <translation>Des données de validation ont été ajoutées.</translation>
    </message>
    <message>
        <source>The document&apos;s metadata was changed.</source>
        <translation>La description du document a été modifiée.</translation>
    </message>
    <message>
        <source>The signer&apos;s certificate was revoked.</source>
        <translation>Le certificat du signataire avait été révoqué.</translation>
    </message>
    <message>
        <source>The certificate was revoked after the time proven by the time-stamp.</source>
        <translation>Le certificat a été révoqué plus tard, après l’instant prouvé par un horodatage.</translation>
    </message>
    <message>
        <source>This certificate is trusted based on its fingerprint.</source>
        <translation>Vous faites confiance à ce certificat par son empreinte.</translation>
    </message>
    <message>
        <source>A time-stamp in the file doesn&apos;t belong to this signature.</source>
        <translation>Un horodatage du fichier se rapporte à autre chose.</translation>
    </message>
    <message>
        <source>A time-stamp was created with an unsuitable certificate.</source>
        <translation>Un horodatage a été fait avec un certificat qui n’est pas prévu pour cela.</translation>
    </message>
    <message>
        <source>The embedded history is complete and matches the original.</source>
        <translation>L’historique contenu dans le fichier est complet et correspond à l’original.</translation>
    </message>
    <message>
        <source>The embedded history was changed.</source>
        <translation>L’historique contenu dans le fichier a été modifié.</translation>
    </message>
    <message>
        <source>The embedded history is complete but refers to other files.</source>
        <translation>L’historique contenu dans le fichier est complet&#xa0;; il concerne d’autres fichiers que celui-ci.</translation>
    </message>
    <message>
        <source>The visible content was changed after signing. Do not rely on this file.</source>
        <translation>Le contenu visible a été modifié après la signature. Ne vous fiez pas à ce fichier.</translation>
    </message>
    <message>
        <source>Different programs may show different content for this file. Do not rely on it.</source>
        <translation>Ce fichier peut afficher un contenu différent selon le programme. Ne vous y fiez pas.</translation>
    </message>
    <message>
        <source>Validation data was removed after signing. The content is unchanged, but the signatures may be harder to validate later.</source>
        <translation>Des données de validation ont été supprimées après la signature. Le contenu est inchangé, mais les signatures pourraient être plus difficiles à valider par la suite.</translation>
    </message>
    <message>
        <source>The file was changed after signing in a way that the signature doesn&apos;t allow.</source>
        <translation>Le fichier a été modifié après la signature d’une manière que la signature n’autorise pas.</translation>
    </message>
    <message>
        <source>The content hasn&apos;t been changed since it was signed. Parts of the file were rewritten without changing the visible content.</source>
        <translation>Le contenu est exactement celui qui a été signé. Des parties du fichier ont été réécrites sans changer ce qu’il affiche.</translation>
    </message>
    <message>
        <source>The signature can&apos;t be checked because the signer&apos;s certificate is missing.</source>
        <translation>La signature ne peut pas être vérifiée, car le certificat du signataire est absent.</translation>
    </message>
    <message>
        <source>A page looks different from what was signed.</source>
        <translation>Une page a un aspect différent de ce qui a été signé.</translation>
    </message>
    <message>
        <source>PDF readers may show this file differently.</source>
        <translation>Les programmes peuvent lire ce fichier différemment.</translation>
    </message>
    <message>
        <source>A signature field that was added after signing is also used for something else.</source>
        <translation>Un champ de signature ajouté après la signature est aussi autre chose.</translation>
    </message>
    <message>
        <source>The form&apos;s default appearance was changed after signing.</source>
        <translation>L’apparence par défaut du formulaire a été modifiée après la signature.</translation>
    </message>
    <message>
        <source>Overlapping annotations were reordered after signing.</source>
        <translation>Des annotations superposées ont été réordonnées après la signature.</translation>
    </message>
    <message>
        <source>The text for screen readers was changed after signing.</source>
        <translation>Le texte destiné aux lecteurs d’écran a été modifié après la signature.</translation>
    </message>
    <message>
        <source>Validation data was removed after signing. The visible content is unchanged.</source>
        <translation>Des données de validation ont été supprimées après la signature. Ce que le document affiche est inchangé.</translation>
    </message>
    <message>
        <source>Parts of the file were rewritten after signing without changing the visible content.</source>
        <translation>Des parties du fichier ont été réécrites après la signature sans changer ce qu’il affiche.</translation>
    </message>
    <message>
        <source>The signature value is encoded in an unusual way. The content isn&apos;t affected.</source>
        <translation>La valeur de la signature est écrite de façon inhabituelle. Le contenu n’est pas concerné.</translation>
    </message>
    <message>
        <source>An entry marked as a time-stamp isn&apos;t a valid time-stamp.</source>
        <translation>Une entrée présentée comme un horodatage n’en est pas un.</translation>
    </message>
    <message>
        <source>The file is encrypted in a way that isn&apos;t supported.</source>
        <translation>Le fichier est chiffré d’une manière non prise en charge.</translation>
    </message>
    <message>
        <source>Personal link</source>
        <translation>Lien personnel</translation>
    </message>
    <message>
        <source>In person, hosted by %1</source>
        <translation>En personne, avec %1</translation>
    </message>
    <message>
        <source>On paper, recorded by %1</source>
        <translation>Sur papier, enregistré par %1</translation>
    </message>
    <message>
        <source>Code by email</source>
        <translation>Code par e-mail</translation>
    </message>
    <message>
        <source>Code by SMS</source>
        <translation>Code par SMS</translation>
    </message>
    <message>
        <source>Access code</source>
        <translation>Code d’accès</translation>
    </message>
    <message>
        <source>Not fully checked</source>
        <translation>Pas entièrement vérifié</translation>
    </message>
    <message>
        <source>The signed content is unchanged. The signatures allow the later changes.</source>
        <translation>Ce qui a été signé est inchangé. Les signatures autorisent les modifications ultérieures.</translation>
    </message>
    <message>
        <source>Intact, but a value was replaced</source>
        <translation>Intact, mais une valeur a été remplacée</translation>
    </message>
    <message>
        <source>Intact, but with a weak signature</source>
        <translation>Intact, mais signature faible</translation>
    </message>
    <message>
        <source>Some content added after signing couldn&apos;t be compared with the signed content. Check the file in another program before you rely on it.</source>
        <translation>Tout ce qui a été ajouté après la signature n’a pas pu être comparé à ce qui a été signé. Vérifiez le fichier dans un autre programme avant de vous y fier.</translation>
    </message>
    <message>
        <source>This computer doesn&apos;t trust the signer&apos;s certificate.</source>
        <translation>Cet ordinateur ne fait pas confiance au certificat du signataire.</translation>
    </message>
    <message>
        <source>Page %1: %2</source>
        <comment>where a change is, and the change</comment>
        <translation>Page %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The embedded history matches the original. Some details are withheld, because they may be about files that some recipients can&apos;t see.</source>
        <translation>L’historique contenu dans le fichier correspond à l’original. Certains détails n’y figurent pas, car ils peuvent concerner des fichiers que certains destinataires ne peuvent pas voir.</translation>
    </message>
    <message>
        <source>This file is password-protected. Enter its password to verify it.</source>
        <translation>Ce fichier est protégé par mot de passe. Saisissez le mot de passe pour le vérifier.</translation>
    </message>
    <message>
        <source>%1, on %2</source>
        <comment>legal status, time</comment>
        <translation>%1, le %2</translation>
    </message>
    <message>
        <source>%1 by %2, in list %3 of %4, issued on %5</source>
        <translation>%1 de %2, dans la liste %3 de %4, publiée le %5</translation>
    </message>
</context>
<context>
    <name>ink::ui::VisibilityWords</name>
    <message>
        <source>Only %1 sees “%2”. Make it visible to another recipient first.</source>
        <translation>Seul %1 voit «&#xa0;%2&#xa0;». Rendez-le d’abord visible pour un autre destinataire.</translation>
    </message>
    <message>
        <source>“%2” is the only file that %1 sees. Show another one first.</source>
        <translation>«&#xa0;%2&#xa0;» est le seul fichier que voit %1. Rendez-en d’abord un autre visible.</translation>
    </message>
    <message>
        <source>The field “%3” in “%2” depends on a file that is hidden from %1. Show that file first.</source>
        <translation>Le champ «&#xa0;%3&#xa0;» de «&#xa0;%2&#xa0;» dépend d’un fichier masqué à %1. Rendez d’abord ce fichier visible.</translation>
    </message>
    <message>
        <source>%1 sees the field “%3” in another file, which depends on a field in “%2”. The file can&apos;t be hidden from them.</source>
        <translation>%1 voit dans un autre fichier le champ «&#xa0;%3&#xa0;», qui dépend d’un champ de «&#xa0;%2&#xa0;». Le fichier ne peut pas lui être masqué.</translation>
    </message>
    <message>
        <source>%1 has the field “%3” in “%2”, so the file can&apos;t be hidden from them.</source>
        <translation>%1 a le champ «&#xa0;%3&#xa0;» dans «&#xa0;%2&#xa0;»&#xa0;: le fichier ne peut pas lui être masqué.</translation>
    </message>
    <message>
        <source>“%2” is hidden from %1.</source>
        <translation>«&#xa0;%2&#xa0;» est masqué à %1.</translation>
    </message>
    <message>
        <source>%1 sees “%2”.</source>
        <translation>%1 voit «&#xa0;%2&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) are hidden from some recipients.</source>
        <translation>
            <numerusform>%n autre fichier est masqué à certains destinataires.</numerusform>
            <numerusform>%n autres fichiers sont masqués à certains destinataires.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone sees all files.</source>
        <translation>Tout le monde voit tous les fichiers.</translation>
    </message>
    <message numerus="yes">
        <source>%1 do(es)n&apos;t see “%2”.</source>
        <translation>
            <numerusform>%1 ne voit pas «&#xa0;%2&#xa0;».</numerusform>
            <numerusform>%1 ne voient pas «&#xa0;%2&#xa0;».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %1 see(s) “%2”.</source>
        <translation>
            <numerusform>Seul %1 voit «&#xa0;%2&#xa0;».</numerusform>
            <numerusform>Seuls %1 voient «&#xa0;%2&#xa0;».</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody sees “%1”.</source>
        <translation>Personne ne voit «&#xa0;%1&#xa0;».</translation>
    </message>
</context>
<context>
    <name>ink::ui::WaitingModel</name>
    <message>
        <source>Less than a day</source>
        <translation>Moins d’un jour</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n jour</numerusform>
            <numerusform>%n jours</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Less than a day left</source>
        <translation>Moins d’un jour</translation>
    </message>
    <message numerus="yes">
        <source>%n days left</source>
        <translation>
            <numerusform>encore %n jour</numerusform>
            <numerusform>encore %n jours</numerusform>
        </translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>Waiting for</source>
        <translation>En attente de</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Document</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Waiting time</source>
        <translation>Depuis</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Échéance</translation>
    </message>
    <message>
        <source>Last reminder</source>
        <translation>Dernière relance</translation>
    </message>
    <message>
        <source>Requested</source>
        <translation>Demandée</translation>
    </message>
</context>
<context>
    <name>ink::ui::WaitingPage</name>
    <message>
        <source>Waiting for others</source>
        <translation>En attente des autres</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>Waiting a week or longer</source>
        <translation>Depuis une semaine ou plus</translation>
    </message>
    <message numerus="yes">
        <source>Deadline within %n days</source>
        <translation>
            <numerusform>Échéance dans %n jour au plus</numerusform>
            <numerusform>Échéance dans %n jours au plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Undelivered email or open question</source>
        <translation>E-mail non remis ou question ouverte</translation>
    </message>
    <message>
        <source>People to show</source>
        <translation>Personnes affichées</translation>
    </message>
    <message>
        <source>Show document</source>
        <translation>Afficher le document</translation>
    </message>
    <message>
        <source>Nobody needs to act on your documents right now.</source>
        <translation>Personne n’a à agir sur vos documents pour le moment.</translation>
    </message>
    <message>
        <source>Nobody matches this filter.</source>
        <translation>Personne ne correspond à ce filtre.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>%1: people, %2: documents</comment>
        <translation>%1 dans %2</translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n personne</numerusform>
            <numerusform>%n personnes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents</source>
        <translation>
            <numerusform>%n document</numerusform>
            <numerusform>%n documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>These people will be reminded:</source>
        <translation>Ces personnes sont relancées&#xa0;:</translation>
    </message>
    <message>
        <source>These people can&apos;t be reached by email:</source>
        <translation>Ces personnes ne sont pas joignables par e-mail&#xa0;:</translation>
    </message>
    <message>
        <source>Send reminders?</source>
        <translation>Envoyer des relances&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>Remind %n people</source>
        <translation>
            <numerusform>Relancer %n personne</numerusform>
            <numerusform>Relancer %n personnes</numerusform>
        </translation>
    </message>
    <message>
        <source>Show:</source>
        <translation>Afficher&#xa0;:</translation>
    </message>
    <message>
        <source>You can&apos;t send reminders while you&apos;re offline.</source>
        <translation>Impossible d’envoyer des rappels d’ici hors connexion.</translation>
    </message>
    <message>
        <source>This list isn&apos;t available offline.</source>
        <translation>Cette liste n’est pas disponible hors connexion.</translation>
    </message>
    <message>
        <source>Remind</source>
        <translation>Relancer</translation>
    </message>
</context>
<context>
    <name>ink::ui::WelcomePage</name>
    <message>
        <source>Welcome to Inkstone</source>
        <translation>Bienvenue dans Inkstone</translation>
    </message>
    <message>
        <source>Prepare documents, have them signed, and keep the proof.</source>
        <translation>Préparez vos documents, faites-les signer, gardez la preuve.</translation>
    </message>
    <message>
        <source>Work on this computer</source>
        <translation>Travailler sur cet ordinateur</translation>
    </message>
    <message>
        <source>Everything stays on this computer. No account needed.</source>
        <translation>Tout reste sur cet ordinateur. Aucun compte nécessaire.</translation>
    </message>
    <message>
        <source>Connect to a service</source>
        <translation>Se connecter à un service</translation>
    </message>
    <message>
        <source>Use your team&apos;s signing service with an API key.</source>
        <translation>Utilisez le service de signature de votre équipe avec sa clé d’API.</translation>
    </message>
    <message>
        <source>Or drop a PDF here to start on this computer</source>
        <translation>Ou déposez un PDF ici pour commencer sur cet ordinateur</translation>
    </message>
    <message>
        <source>Choose a PDF…</source>
        <translation>Choisir un PDF…</translation>
    </message>
    <message>
        <source>Your administrator doesn&apos;t allow this.</source>
        <translation>Votre administrateur ne l’autorise pas.</translation>
    </message>
    <message>
        <source>Try a sample document</source>
        <translation>Essayer un document d’exemple</translation>
    </message>
</context>
<context>
    <name>ink::ui::WidgetPrompts</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Revenir</translation>
    </message>
</context>
<context>
    <name>ink::ui::WindowActions</name>
    <message>
        <source>&amp;About Inkstone</source>
        <translation>À &amp;propos d’Inkstone</translation>
    </message>
    <message>
        <source>&amp;New document…</source>
        <translation>&amp;Nouveau document…</translation>
    </message>
    <message>
        <source>Choose PDF files to send for signature</source>
        <translation>Choisir des fichiers PDF à faire signer</translation>
    </message>
    <message>
        <source>&amp;Open PDF…</source>
        <translation>&amp;Ouvrir un PDF…</translation>
    </message>
    <message>
        <source>A signed PDF is verified; any other PDF becomes a new document</source>
        <translation>Un PDF signé est vérifié, tout autre devient un nouveau document</translation>
    </message>
    <message>
        <source>&amp;Verify a file…</source>
        <translation>&amp;Vérifier un fichier…</translation>
    </message>
    <message>
        <source>Checks whether a signed PDF was changed after signing</source>
        <translation>Voir si un PDF signé est toujours celui qui a été signé</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Paramètres</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>Rec&amp;hercher</translation>
    </message>
    <message>
        <source>&amp;Send…</source>
        <translation>&amp;Envoyer…</translation>
    </message>
    <message>
        <source>Desktop &amp;notifications</source>
        <translation>&amp;Notifications du bureau</translation>
    </message>
    <message>
        <source>Shows a notification when a document is opened, signed, completed or declined</source>
        <translation>Signaler sur le bureau quand quelque chose est ouvert, signé, terminé ou refusé</translation>
    </message>
    <message>
        <source>New fol&amp;der…</source>
        <translation>Nouveau &amp;dossier…</translation>
    </message>
    <message>
        <source>&amp;Documents</source>
        <translation>&amp;Documents</translation>
    </message>
    <message>
        <source>C&amp;lose page</source>
        <translation>&amp;Fermer la page</translation>
    </message>
    <message>
        <source>&amp;Templates</source>
        <translation>&amp;Modèles</translation>
    </message>
    <message>
        <source>&amp;Bulk runs</source>
        <translation>Envois en &amp;série</translation>
    </message>
    <message>
        <source>R&amp;eports</source>
        <translation>&amp;Rapports</translation>
    </message>
    <message>
        <source>&amp;Verify</source>
        <translation>&amp;Vérifier</translation>
    </message>
    <message>
        <source>&amp;Outbox</source>
        <translation>&amp;Boîte d’envoi</translation>
    </message>
    <message>
        <source>&amp;Waiting for others</source>
        <translation>En a&amp;ttente des autres</translation>
    </message>
    <message>
        <source>Shows who needs to act on your documents and lets you send reminders</source>
        <translation>Liste les personnes qui doivent agir sur vos documents et envoie des relances</translation>
    </message>
    <message>
        <source>Waiting for &amp;me</source>
        <translation>En attente de m&amp;oi</translation>
    </message>
    <message>
        <source>Review the documents waiting for your signature and sign them together</source>
        <translation>Parcourt les documents qui attendent votre signature et les signe ensemble</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>&amp;Actualiser</translation>
    </message>
    <message>
        <source>&amp;Commands…</source>
        <translation>&amp;Commandes…</translation>
    </message>
    <message>
        <source>Appearance: system default</source>
        <translation>Apparence&#xa0;: celle du système</translation>
    </message>
    <message>
        <source>Appearance: light</source>
        <translation>Apparence&#xa0;: claire</translation>
    </message>
    <message>
        <source>Appearance: dark</source>
        <translation>Apparence&#xa0;: sombre</translation>
    </message>
    <message>
        <source>Appearance: high contrast</source>
        <translation>Apparence&#xa0;: contraste élevé</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Arrange</source>
        <translation>A&amp;rranger</translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation>&amp;Page</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Aff&amp;ichage</translation>
    </message>
    <message>
        <source>A&amp;ppearance</source>
        <translation>A&amp;pparence</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Rétablir&#xa0;: %1</translation>
    </message>
    <message>
        <source>New template…</source>
        <translation>Nouveau modèle…</translation>
    </message>
    <message>
        <source>Settings: %1</source>
        <translation>Paramètres&#xa0;: %1</translation>
    </message>
    <message>
        <source>Toda&amp;y</source>
        <translation>Au&amp;jourd’hui</translation>
    </message>
    <message>
        <source>Shows what you need to do, in all your accounts</source>
        <translation>Affiche ce que vous avez à faire, dans tous vos comptes</translation>
    </message>
</context>
<context>
    <name>ink::ui::WindowFrame</name>
    <message>
        <source>The API key is kept only until you quit Inkstone.</source>
        <translation>La clé d’API n’est conservée que jusqu’à la fermeture.</translation>
    </message>
    <message>
        <source>No keychain is available on this system, so you will be asked for the key next time.</source>
        <translation>Ce système n’a pas de trousseau utilisable&#xa0;: la clé vous sera redemandée la prochaine fois.</translation>
    </message>
</context>
<context>
    <name>ink::ui::Words</name>
    <message>
        <source>Draft</source>
        <translation>Brouillon</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>Refusé</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Expiré</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Annulé</translation>
    </message>
    <message>
        <source>Not yet invited</source>
        <translation>Pas encore invité</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Filling in</source>
        <translation>En cours de saisie</translation>
    </message>
    <message>
        <source>Viewed</source>
        <translation>Consulté</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lu</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>Approuvé</translation>
    </message>
    <message>
        <source>Signed</source>
        <translation>Signé</translation>
    </message>
    <message>
        <source>Signer</source>
        <translation>Signataire</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>Lecteur</translation>
    </message>
    <message>
        <source>Reviewer</source>
        <translation>Approbateur</translation>
    </message>
    <message>
        <source>Signing host</source>
        <translation>Hôte de signature</translation>
    </message>
    <message>
        <source>Open signer</source>
        <translation>Signataire libre</translation>
    </message>
    <message>
        <source>Editor</source>
        <translation>Rédacteur</translation>
    </message>
    <message>
        <source>Radio button</source>
        <translation>Bouton radio</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Créé</translation>
    </message>
    <message>
        <source>Created by %1</source>
        <translation>Créé par %1</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modifié</translation>
    </message>
    <message>
        <source>Changed by %1</source>
        <translation>Modifié par %1</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Envoyé</translation>
    </message>
    <message>
        <source>Sent by %1</source>
        <translation>Envoyé par %1</translation>
    </message>
    <message>
        <source>%1 was invited</source>
        <translation>Invitation envoyée à %1</translation>
    </message>
    <message>
        <source>Opened by %1</source>
        <translation>Ouvert par %1</translation>
    </message>
    <message>
        <source>%1 saved values</source>
        <translation>%1 a enregistré des valeurs</translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <translation>Signé par %1</translation>
    </message>
    <message>
        <source>Approved by %1</source>
        <translation>Approuvé par %1</translation>
    </message>
    <message>
        <source>Declined by %1</source>
        <translation>Refusé par %1</translation>
    </message>
    <message>
        <source>Declined by %1: “%2”</source>
        <translation>Refusé par %1&#xa0;: «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>Cancelled by %1</source>
        <translation>Annulé par %1</translation>
    </message>
    <message>
        <source>%1 was reminded</source>
        <translation>Relance envoyée à %1</translation>
    </message>
    <message>
        <source>The deadline passed</source>
        <translation>Le délai est dépassé</translation>
    </message>
    <message>
        <source>Sealed</source>
        <translation>Scellé</translation>
    </message>
    <message>
        <source>Sealed and completed</source>
        <translation>Scellé et terminé</translation>
    </message>
    <message>
        <source>Moved to the trash</source>
        <translation>Mis à la corbeille</translation>
    </message>
    <message>
        <source>Restored</source>
        <translation>Restauré</translation>
    </message>
    <message>
        <source>Moved to another folder</source>
        <translation>Déplacé vers un autre dossier</translation>
    </message>
    <message>
        <source>Waiting for %1 people</source>
        <translation>Attend %1 personnes</translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <translation>Attend %1</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>à l’instant</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>hier</translation>
    </message>
    <message numerus="yes">
        <source>%n days ago</source>
        <translation>
            <numerusform>il y a %n jour</numerusform>
            <numerusform>il y a %n jours</numerusform>
        </translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>date without year</comment>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>date with year</comment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>cet ordinateur</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>Sans nom</translation>
    </message>
    <message>
        <source>%1, hosted by %2</source>
        <translation>%1, accueilli par %2</translation>
    </message>
    <message>
        <source>An email was not delivered</source>
        <translation>Un e-mail n’a pas été remis</translation>
    </message>
    <message>
        <source>An email is delayed</source>
        <translation>Un e-mail est retardé</translation>
    </message>
    <message>
        <source>Email to %1 was not delivered (%2)</source>
        <translation>L’e-mail à %1 n’a pas été remis (%2)</translation>
    </message>
    <message>
        <source>Email to %1 is delayed (%2)</source>
        <translation>L’e-mail à %1 est retardé (%2)</translation>
    </message>
    <message>
        <source>Created from “%1”</source>
        <translation>Créé à partir de «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Created by %1 from “%2”</source>
        <translation>Créé par %1 à partir de «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>A reminder was sent</source>
        <translation>Un rappel a été envoyé</translation>
    </message>
    <message>
        <source>%1 sent a reminder</source>
        <translation>%1 a envoyé un rappel</translation>
    </message>
    <message>
        <source>%1 was reminded by %2</source>
        <translation>Rappel envoyé à %1 par %2</translation>
    </message>
    <message>
        <source>Cancelled by %1: “%2”</source>
        <translation>Annulé par %1&#xa0;: «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>%1 corrected values</source>
        <translation>%1 a corrigé des valeurs</translation>
    </message>
    <message>
        <source>%1 corrected %2</source>
        <translation>%1 a corrigé %2</translation>
    </message>
    <message>
        <source>Filled in by %1</source>
        <translation>Rempli par %1</translation>
    </message>
    <message>
        <source>A deadline warning was sent</source>
        <translation>Un avertissement d’échéance a été envoyé</translation>
    </message>
    <message>
        <source>%1 was sent a deadline warning</source>
        <translation>%1 a été averti de l’échéance</translation>
    </message>
    <message>
        <source>The callback address didn&apos;t accept the document</source>
        <translation>L’adresse de callback n’a pas accepté le document</translation>
    </message>
    <message>
        <source>Sealing was delayed</source>
        <translation>Le scellement doit attendre</translation>
    </message>
    <message>
        <source>%1 (hosted by %2)</source>
        <translation>%1 (accueilli par %2)</translation>
    </message>
    <message>
        <source>Sealing is delayed</source>
        <translation>Le scellement est retardé</translation>
    </message>
    <message>
        <source>Sealing</source>
        <translation>Scellement en cours</translation>
    </message>
    <message numerus="yes">
        <source>after %n people</source>
        <translation>
            <numerusform>après %n personne</numerusform>
            <numerusform>après %n personnes</numerusform>
        </translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>après %1</translation>
    </message>
    <message>
        <source>The email could not be delivered</source>
        <translation>L’e-mail n’a pas pu être remis</translation>
    </message>
    <message>
        <source>The email is delayed</source>
        <translation>L’e-mail est retardé</translation>
    </message>
    <message>
        <source>The seal was time-stamped</source>
        <translation>Le sceau a été horodaté</translation>
    </message>
    <message>
        <source>A signature was added to every file</source>
        <translation>Une signature a été ajoutée à chaque fichier</translation>
    </message>
    <message>
        <source>The seal is unchanged</source>
        <translation>Le sceau reste tel quel</translation>
    </message>
    <message>
        <source>Sealed; time-stamp pending</source>
        <translation>Scellé&#xa0;; son horodatage viendra plus tard</translation>
    </message>
    <message>
        <source>Sealed; long-term validation data pending</source>
        <translation>Scellé&#xa0;; les preuves pour plus tard viendront encore</translation>
    </message>
    <message>
        <source>A damaged file was repaired</source>
        <translation>Un fichier endommagé a été réparé</translation>
    </message>
    <message>
        <source>The encryption of a file was removed</source>
        <translation>Le chiffrement d’un fichier a été retiré</translation>
    </message>
    <message>
        <source>%1 attached a file</source>
        <translation>%1 a joint un fichier</translation>
    </message>
    <message>
        <source>%1 removed an attached file</source>
        <translation>%1 a retiré un fichier joint</translation>
    </message>
    <message>
        <source>%1 gave consent</source>
        <translation>%1 a donné son consentement</translation>
    </message>
    <message>
        <source>%1 signed in person, hosted by %2</source>
        <translation>%1 a signé en personne, avec %2</translation>
    </message>
    <message>
        <source>A signing link was locked after too many wrong codes</source>
        <translation>Un lien de signature a été bloqué après trop de codes erronés</translation>
    </message>
    <message>
        <source>%1 corrected a recipient</source>
        <translation>%1 a corrigé un destinataire</translation>
    </message>
    <message>
        <source>%1 added a recipient</source>
        <translation>%1 a ajouté un destinataire</translation>
    </message>
    <message>
        <source>%1 removed a recipient</source>
        <translation>%1 a retiré un destinataire</translation>
    </message>
    <message>
        <source>%1 changed the signing order</source>
        <translation>%1 a modifié l’ordre de signature</translation>
    </message>
    <message>
        <source>%1 changed the fields</source>
        <translation>%1 a modifié les champs</translation>
    </message>
    <message>
        <source>%1 changed the deadline</source>
        <translation>%1 a modifié l’échéance</translation>
    </message>
    <message>
        <source>%1 accepted the sender&apos;s disclosure</source>
        <translation>%1 a accepté les informations de l’expéditeur</translation>
    </message>
    <message>
        <source>An email bounced</source>
        <translation>Un e-mail est revenu</translation>
    </message>
    <message>
        <source>Email to %1 bounced (%2)</source>
        <translation>L’e-mail à %1 est revenu (%2)</translation>
    </message>
    <message>
        <source>%1 delegated to another person</source>
        <translation>%1 a délégué à une autre personne</translation>
    </message>
    <message>
        <source>%1 asked a question</source>
        <translation>%1 a posé une question</translation>
    </message>
    <message>
        <source>A question was answered</source>
        <translation>Une question a reçu une réponse</translation>
    </message>
    <message>
        <source>%1 answered a question</source>
        <translation>%1 a répondu à une question</translation>
    </message>
    <message numerus="yes">
        <source>%n unanswered questions</source>
        <translation>
            <numerusform>%n question sans réponse</numerusform>
            <numerusform>%n questions sans réponse</numerusform>
        </translation>
    </message>
    <message>
        <source>Gets a copy at the end</source>
        <translation>Reçoit une copie à la fin</translation>
    </message>
    <message>
        <source>Not yet named</source>
        <translation>Pas encore désigné</translation>
    </message>
    <message>
        <source>Not needed: others have acted</source>
        <translation>Plus nécessaire&#xa0;: d’autres ont agi</translation>
    </message>
    <message>
        <source>%1 named the next recipient</source>
        <translation>%1 a désigné le destinataire suivant</translation>
    </message>
    <message>
        <source>%1 cancelled the scheduled sending</source>
        <translation>%1 a annulé l’envoi planifié</translation>
    </message>
    <message>
        <source>The document couldn&apos;t be sent at the scheduled time</source>
        <translation>Le document n’a pas pu être envoyé à l’heure prévue</translation>
    </message>
    <message>
        <source>%1 replaced a file</source>
        <translation>%1 a remplacé un fichier</translation>
    </message>
    <message>
        <source>%1 signed on paper, recorded by %2</source>
        <translation>%1 a signé sur papier, enregistré par %2</translation>
    </message>
    <message>
        <source>An SMS code was not delivered</source>
        <translation>Un code par SMS n’a pas été remis</translation>
    </message>
    <message>
        <source>An SMS code is delayed</source>
        <translation>Un code par SMS est retardé</translation>
    </message>
    <message>
        <source>The SMS code for %1 was not delivered</source>
        <translation>Le code par SMS pour %1 n’a pas été remis</translation>
    </message>
    <message>
        <source>The SMS code for %1 is delayed</source>
        <translation>Le code par SMS pour %1 est retardé</translation>
    </message>
    <message>
        <source>The SMS code could not be delivered</source>
        <translation>Le code par SMS n’a pas pu être remis</translation>
    </message>
    <message>
        <source>The SMS code is delayed</source>
        <translation>Le code par SMS est retardé</translation>
    </message>
    <message>
        <source>The deputy of an absent recipient was invited</source>
        <translation>Le remplaçant d’un destinataire absent a été invité</translation>
    </message>
    <message>
        <source>%1 signed offline on %2 (UTC) according to the device, hosted by %3</source>
        <translation>%1 a signé hors connexion le %2 (UTC) selon l’appareil, avec %3</translation>
    </message>
    <message>
        <source>%1 made the document available on the local network so that %2 could sign on a phone</source>
        <translation>%1 a ouvert le document au réseau local pour que %2 puisse signer sur un téléphone</translation>
    </message>
    <message>
        <source>Access from the local network ended</source>
        <translation>Le document a été fermé au réseau local</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Tomorrow</source>
        <translation>Demain</translation>
    </message>
    <message numerus="yes">
        <source>In %n days</source>
        <translation>
            <numerusform>Dans %n jour</numerusform>
            <numerusform>Dans %n jours</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has been correcting this document since %2. You can make corrections as soon as they have finished.</source>
        <translation>%1 corrige ce document depuis %2. Vous pourrez le corriger dès que ce sera terminé.</translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n personne</numerusform>
            <numerusform>%n personnes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n jour</numerusform>
            <numerusform>%n jours</numerusform>
        </translation>
    </message>
    <message>
        <source>Every day</source>
        <translation>Chaque jour</translation>
    </message>
    <message numerus="yes">
        <source>Every %n days</source>
        <translation>
            <numerusform>Tous les %n jours</numerusform>
            <numerusform>Tous les %n jours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min ago</source>
        <translation>
            <numerusform>il y a %n min</numerusform>
            <numerusform>il y a %n min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n h ago</source>
        <translation>
            <numerusform>il y a %n h</numerusform>
            <numerusform>il y a %n h</numerusform>
        </translation>
    </message>
    <message>
        <source>Other members of the group have acted</source>
        <translation>D’autres membres du groupe ont agi</translation>
    </message>
    <message>
        <source>%1 scheduled the document</source>
        <translation>%1 a planifié l’envoi</translation>
    </message>
    <message>
        <source>A signed copy was sent to %1</source>
        <translation>Une copie signée a été envoyée à %1</translation>
    </message>
    <message>
        <source>%1 sent a signed copy to %2</source>
        <translation>%1 a envoyé une copie signée à %2</translation>
    </message>
</context>
<context>
    <name>ink::workflow::Session</name>
    <message>
        <source>This computer</source>
        <translation>Cet ordinateur</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorTabBar</name>
    <message>
        <source>Open documents</source>
        <translation>Documents ouverts</translation>
    </message>
    <message>
        <source>New document</source>
        <translation>Nouveau document</translation>
    </message>
    <message>
        <source>template</source>
        <translation>modèle</translation>
    </message>
    <message>
        <source>document</source>
        <translation>document</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>%1: title of a document, %2: its state</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Close “%1”</source>
        <translation>Fermer «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close others</source>
        <translation>Fermer les autres</translation>
    </message>
</context>
<context>
    <name>ink::ui::TrustedListsSection</name>
    <message>
        <source>Valid until %1</source>
        <translation>Valable jusqu’au %1</translation>
    </message>
    <message>
        <source>%1: list %2</source>
        <comment>territory, number of the list</comment>
        <translation>%1&#xa0;: liste %2</translation>
    </message>
    <message>
        <source>Trusted lists</source>
        <translation>Listes de confiance</translation>
    </message>
    <message>
        <source>Trusted lists (ETSI TS 119 612) say which certificates are qualified. Put the lists into a folder, together with the certificates that may sign the first one. For the European lists, the Official Journal of the European Union publishes these certificates.</source>
        <translation>Les listes de confiance (ETSI TS 119 612) indiquent quels certificats sont qualifiés. Placez les listes dans un dossier, avec les certificats autorisés à signer la première. Pour les listes européennes, le Journal officiel de l’Union européenne publie ces certificats.</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recharger</translation>
    </message>
    <message>
        <source>Don&apos;t use trusted lists</source>
        <translation>Ne pas utiliser de listes de confiance</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Publisher</source>
        <translation>Éditeur</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Choose the folder with trusted lists</source>
        <translation>Choisir le dossier des listes de confiance</translation>
    </message>
    <message>
        <source>Trusted lists are no longer used.</source>
        <translation>Les listes de confiance ne sont plus utilisées.</translation>
    </message>
    <message>
        <source>Trusted lists changed.</source>
        <translation>Listes de confiance modifiées.</translation>
    </message>
    <message>
        <source>No folder</source>
        <translation>Aucun dossier</translation>
    </message>
    <message>
        <source>Set by your administrator.</source>
        <translation>Défini par votre administrateur.</translation>
    </message>
    <message>
        <source>This folder doesn&apos;t exist.</source>
        <translation>Ce dossier n’existe pas.</translation>
    </message>
    <message>
        <source>This folder has no trusted lists.</source>
        <translation>Ce dossier ne contient aucune liste de confiance.</translation>
    </message>
</context>
</TS>
