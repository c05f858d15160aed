<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>ink::BulkReport</name>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>waiting</source>
        <comment>a row</comment>
        <translation>wartet</translation>
    </message>
    <message>
        <source>sent</source>
        <comment>a row</comment>
        <translation>gesendet</translation>
    </message>
    <message>
        <source>refused</source>
        <comment>a row</comment>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>faulty</source>
        <comment>a row</comment>
        <translation>fehlerhaft</translation>
    </message>
    <message>
        <source>left out</source>
        <comment>a row</comment>
        <translation>ausgelassen</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>a row</comment>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Signing status</source>
        <translation>Signaturstatus</translation>
    </message>
    <message>
        <source>Completed on</source>
        <translation>Abgeschlossen am</translation>
    </message>
    <message>
        <source>Document link</source>
        <translation>Link zum Dokument</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Link</translation>
    </message>
</context>
<context>
    <name>ink::Certificate</name>
    <message>
        <source>Sent</source>
        <translation>Gesendet</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Geöffnet</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Abgeschlossen</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Abgelaufen</translation>
    </message>
    <message>
        <source>Viewed</source>
        <translation>Angesehen</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Angelegt</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Invited</source>
        <translation>Gebeten</translation>
    </message>
    <message>
        <source>Values saved</source>
        <translation>Werte gespeichert</translation>
    </message>
    <message>
        <source>Values corrected</source>
        <translation>Werte berichtigt</translation>
    </message>
    <message>
        <source>File attached</source>
        <translation>Datei angehängt</translation>
    </message>
    <message>
        <source>Attachment removed</source>
        <translation>Anhang entfernt</translation>
    </message>
    <message>
        <source>Filled in</source>
        <translation>Ausgefüllt</translation>
    </message>
    <message>
        <source>Consent given</source>
        <translation>Einwilligung gegeben</translation>
    </message>
    <message>
        <source>Disclosure accepted</source>
        <translation>Informationen akzeptiert</translation>
    </message>
    <message>
        <source>Signing in person</source>
        <translation>Unterzeichnung vor Ort</translation>
    </message>
    <message>
        <source>Signed on paper</source>
        <translation>Auf Papier unterschrieben</translation>
    </message>
    <message>
        <source>Signed</source>
        <translation>Unterschrieben</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>Genehmigt</translation>
    </message>
    <message>
        <source>Reminder sent</source>
        <translation>Erinnert</translation>
    </message>
    <message>
        <source>Deadline warning sent</source>
        <translation>Vor Fristablauf gewarnt</translation>
    </message>
    <message>
        <source>Authenticated</source>
        <translation>Ausgewiesen</translation>
    </message>
    <message>
        <source>Locked after too many wrong codes</source>
        <translation>Nach falschen Codes gesperrt</translation>
    </message>
    <message>
        <source>Damaged file repaired</source>
        <translation>Eine beschädigte Datei wurde repariert</translation>
    </message>
    <message>
        <source>File encryption removed</source>
        <translation>Die Verschlüsselung einer Datei wurde entfernt</translation>
    </message>
    <message>
        <source>Email delayed</source>
        <translation>Eine E-Mail verzögerte sich</translation>
    </message>
    <message>
        <source>Email not delivered</source>
        <translation>Eine E-Mail kam nicht an</translation>
    </message>
    <message>
        <source>Email bounced</source>
        <translation>Eine E-Mail kam zurück</translation>
    </message>
    <message>
        <source>SMS code delayed</source>
        <translation>Ein Code per SMS verzögerte sich</translation>
    </message>
    <message>
        <source>SMS code not delivered</source>
        <translation>Ein Code per SMS kam nicht an</translation>
    </message>
    <message>
        <source>Delegated to another person</source>
        <translation>An eine andere Person delegiert</translation>
    </message>
    <message>
        <source>Deputy invited</source>
        <translation>Vertretung eingeladen</translation>
    </message>
    <message>
        <source>File replaced</source>
        <translation>Datei ersetzt</translation>
    </message>
    <message>
        <source>Next recipient named</source>
        <translation>Nächste Person benannt</translation>
    </message>
    <message>
        <source>Other group members have acted</source>
        <translation>Andere aus der Gruppe haben gehandelt</translation>
    </message>
    <message>
        <source>Sending scheduled</source>
        <translation>Versand geplant</translation>
    </message>
    <message>
        <source>Scheduled sending cancelled</source>
        <translation>Geplanter Versand abgebrochen</translation>
    </message>
    <message>
        <source>Scheduled sending failed</source>
        <translation>Geplanter Versand fehlgeschlagen</translation>
    </message>
    <message>
        <source>Question to the sender</source>
        <translation>Frage an den Absender</translation>
    </message>
    <message>
        <source>Question answered</source>
        <translation>Frage beantwortet</translation>
    </message>
    <message>
        <source>Sealing postponed</source>
        <translation>Das Siegeln musste warten</translation>
    </message>
    <message>
        <source>Signature added</source>
        <translation>Signatur hinzugefügt</translation>
    </message>
    <message>
        <source>Recipient changed</source>
        <translation>Empfänger geändert</translation>
    </message>
    <message>
        <source>Recipient added</source>
        <translation>Empfänger hinzugefügt</translation>
    </message>
    <message>
        <source>Recipient removed</source>
        <translation>Empfänger entfernt</translation>
    </message>
    <message>
        <source>Signing order changed</source>
        <translation>Reihenfolge geändert</translation>
    </message>
    <message>
        <source>Fields changed</source>
        <translation>Felder geändert</translation>
    </message>
    <message>
        <source>Deadline changed</source>
        <translation>Frist geändert</translation>
    </message>
    <message>
        <source>Moved to the trash</source>
        <translation>In den Papierkorb verschoben</translation>
    </message>
    <message>
        <source>Restored</source>
        <translation>Wiederhergestellt</translation>
    </message>
    <message>
        <source>Completed and sealed</source>
        <translation>Abgeschlossen und gesiegelt</translation>
    </message>
    <message>
        <source>Signed offline, submitted</source>
        <translation>Offline unterschrieben, eingereicht</translation>
    </message>
    <message>
        <source>Made available on the local network</source>
        <translation>Für das lokale Netzwerk geöffnet</translation>
    </message>
    <message>
        <source>Access from the local network ended</source>
        <translation>Für das lokale Netzwerk geschlossen</translation>
    </message>
    <message>
        <source>Certificate of completion</source>
        <translation>Abschlussprotokoll</translation>
    </message>
    <message>
        <source>Document number</source>
        <translation>Dokumentnummer</translation>
    </message>
    <message>
        <source>Sent by</source>
        <translation>Gesendet von</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Abgeschlossen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Umfang</translation>
    </message>
    <message>
        <source>Certified by</source>
        <translation>Bestätigt durch</translation>
    </message>
    <message>
        <source>Witness of %1</source>
        <translation>Zeuge der Unterschrift von %1</translation>
    </message>
    <message>
        <source>%1 of %2 in “%3”</source>
        <translation>%1 von %2 in „%3“</translation>
    </message>
    <message>
        <source>Not required to act</source>
        <translation>Musste nicht handeln</translation>
    </message>
    <message>
        <source>Copy at the end</source>
        <translation>Kopie am Ende</translation>
    </message>
    <message>
        <source>Recipients</source>
        <translation>Empfänger</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Authenticated by</source>
        <translation>Ausgewiesen durch</translation>
    </message>
    <message>
        <source>On behalf of %1</source>
        <translation>In Vertretung von %1</translation>
    </message>
    <message>
        <source>Reason: </source>
        <translation>Grund: </translation>
    </message>
    <message>
        <source>Consent</source>
        <translation>Einwilligung</translation>
    </message>
    <message>
        <source>Text shown</source>
        <translation>Gezeigter Text</translation>
    </message>
    <message>
        <source>Accepted by</source>
        <translation>Angenommen von</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Angenommen</translation>
    </message>
    <message>
        <source>Disclosure</source>
        <translation>Informationen des Absenders</translation>
    </message>
    <message>
        <source>Accepted together with the consent by: %1</source>
        <translation>Zusammen mit der Einwilligung angenommen von: %1</translation>
    </message>
    <message>
        <source>Without signatures of its own</source>
        <translation>Ohne eigene Unterschriften</translation>
    </message>
    <message>
        <source>Signed by: %1</source>
        <translation>Unterschrieben von: %1</translation>
    </message>
    <message>
        <source>Original files</source>
        <translation>Dateien, wie sie hochgeladen wurden</translation>
    </message>
    <message>
        <source>Name and SHA-256</source>
        <translation>Name und SHA-256</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Durch</translation>
    </message>
    <message>
        <source>IP address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Head of the history chain (SHA-256)</source>
        <translation>Kopf der Verlaufskette (SHA-256)</translation>
    </message>
    <message>
        <source>Each entry’s hash covers the entry and the hash before it, so this one value stands for the whole history. The entries are attached to the signed file as history.json; “inkstone verify” recomputes the chain.</source>
        <translation>Der Hashwert jeder Zeile deckt die Zeile und den Hashwert davor, so steht dieser eine Wert für den ganzen Verlauf. Die Zeilen sind der gesiegelten Datei als history.json beigefügt; „inkstone verify“ rechnet die Kette nach.</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>Signer</source>
        <translation>Unterzeichner</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>Leser</translation>
    </message>
    <message>
        <source>Reviewer</source>
        <translation>Prüfer</translation>
    </message>
    <message>
        <source>Signing host</source>
        <translation>Gastgeber der Unterzeichnung</translation>
    </message>
    <message>
        <source>Open signer</source>
        <translation>Freier Unterzeichner</translation>
    </message>
    <message>
        <source>Editor</source>
        <translation>Bearbeiter</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>Nicht gesendet</translation>
    </message>
    <message>
        <source>Not opened</source>
        <translation>Nicht geöffnet</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>In Arbeit</translation>
    </message>
    <message>
        <source>Sealed after every recipient had finished</source>
        <translation>Gesiegelt, nachdem alle Empfänger abgeschlossen hatten</translation>
    </message>
    <message>
        <source>%1 finished signing on %2</source>
        <translation>%1 hat das Unterschreiben am %2 abgeschlossen</translation>
    </message>
    <message>
        <source>Signed on paper, recorded by %1</source>
        <translation>Auf Papier unterschrieben, erfasst von %1</translation>
    </message>
    <message>
        <source>In person, hosted by %1</source>
        <translation>Persönlich, bei %1</translation>
    </message>
    <message>
        <source>Code by email</source>
        <translation>Code per E-Mail</translation>
    </message>
    <message>
        <source>Code by SMS</source>
        <translation>Code per SMS</translation>
    </message>
    <message>
        <source>Access code</source>
        <translation>Zugangscode</translation>
    </message>
    <message>
        <source>Personal link</source>
        <translation>Persönlicher Link</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>kB</source>
        <translation>kB</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>MB</translation>
    </message>
    <message>
        <source>page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Signed offline, time according to the device: %1</source>
        <translation>Offline unterschrieben, Zeit laut Gerät: %1</translation>
    </message>
    <message>
        <source>Signed copy sent</source>
        <translation>Signierte Kopie gesendet</translation>
    </message>
</context>
<context>
    <name>ink::DocumentPage</name>
    <message>
        <source>Part of the link may be missing. Copy the whole link and try again.</source>
        <comment>invalidText</comment>
        <translation>Möglicherweise fehlt ein Teil des Links. Kopieren Sie den ganzen Link und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>This link isn’t valid</source>
        <comment>invalidTitle</comment>
        <translation>Dieser Link ist ungültig</translation>
    </message>
    <message>
        <source>If you were asked to sign a document, use the link in your invitation instead.</source>
        <comment>signers</comment>
        <translation>Wenn Sie ein Dokument unterschreiben sollen, verwenden Sie stattdessen den Link in Ihrer Einladung.</translation>
    </message>
    <message>
        <source>If nothing happens, install Inkstone on this computer, connect it to %1, and open the link again.</source>
        <comment>hint</comment>
        <translation>Wenn nichts geschieht, installieren Sie Inkstone auf diesem Computer, verbinden Sie es mit %1 und öffnen Sie den Link noch einmal.</translation>
    </message>
    <message>
        <source>Open in Inkstone</source>
        <comment>open</comment>
        <translation>In Inkstone öffnen</translation>
    </message>
    <message>
        <source>This link leads to a document on %1. You can see it in Inkstone if your account has access to it.</source>
        <comment>text</comment>
        <translation>Dieser Link führt zu einem Dokument auf %1. Sie sehen es in Inkstone, wenn Ihr Konto darauf Zugriff hat.</translation>
    </message>
    <message>
        <source>Open a document in Inkstone</source>
        <comment>title</comment>
        <translation>Ein Dokument in Inkstone öffnen</translation>
    </message>
</context>
<context>
    <name>ink::Language</name>
    <message>
        <source>English</source>
        <translation>Deutsch</translation>
    </message>
</context>
<context>
    <name>ink::LanguageName</name>
    <message>
        <source>English</source>
        <translation>Englisch</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Französisch</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Spanisch</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>Arabisch</translation>
    </message>
</context>
<context>
    <name>ink::Mail</name>
    <message>
        <source>Open in Inkstone</source>
        <comment>buttons.window</comment>
        <translation>In Inkstone öffnen</translation>
    </message>
    <message>
        <source>Hello {recipient},</source>
        <comment>greeting</comment>
        <translation>Guten Tag {recipient},</translation>
    </message>
    <message>
        <source>{label}:</source>
        <comment>label</comment>
        <translation>{label}:</translation>
    </message>
    <message>
        <source>{day} {month} {year}</source>
        <comment>date</comment>
        <translation>{day}. {month} {year}</translation>
    </message>
    <message>
        <source>Hello,</source>
        <comment>greetingNobody</comment>
        <translation>Guten Tag,</translation>
    </message>
    <message>
        <source>Someone</source>
        <comment>somebody</comment>
        <translation>Eine Person</translation>
    </message>
    <message>
        <source>Message from {sender}</source>
        <comment>messageFrom</comment>
        <translation>Nachricht von {sender}</translation>
    </message>
    <message>
        <source>Personal message from {sender} to you</source>
        <comment>privateMessageFrom</comment>
        <translation>Persönliche Nachricht von {sender} an Sie</translation>
    </message>
    <message>
        <source>You’re receiving this document on behalf of {absent}, who is absent.</source>
        <comment>onBehalfOf</comment>
        <translation>Sie erhalten dieses Dokument in Vertretung von {absent}; diese Person ist abwesend.</translation>
    </message>
    <message>
        <source>Reason</source>
        <comment>reason</comment>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Question</source>
        <comment>question</comment>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Question about page {page}</source>
        <comment>questionOnPage</comment>
        <translation>Frage zu Seite {page}</translation>
    </message>
    <message>
        <source>Answer</source>
        <comment>answer</comment>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Your code</source>
        <comment>code</comment>
        <translation>Ihr Code</translation>
    </message>
    <message>
        <source>Document</source>
        <comment>labels.document</comment>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>From</source>
        <comment>labels.from</comment>
        <translation>Absender</translation>
    </message>
    <message>
        <source>Please finish by</source>
        <comment>labels.deadline</comment>
        <translation>Bitte abschließen bis</translation>
    </message>
    <message>
        <source>Review and sign</source>
        <comment>buttons.sign</comment>
        <translation>Lesen und unterschreiben</translation>
    </message>
    <message>
        <source>Review and approve</source>
        <comment>buttons.approve</comment>
        <translation>Lesen und genehmigen</translation>
    </message>
    <message>
        <source>Open and complete</source>
        <comment>buttons.edit</comment>
        <translation>Öffnen und ausfüllen</translation>
    </message>
    <message>
        <source>Start signing</source>
        <comment>buttons.host</comment>
        <translation>Unterzeichnung beginnen</translation>
    </message>
    <message>
        <source>Open the document</source>
        <comment>buttons.view</comment>
        <translation>Dokument öffnen</translation>
    </message>
    <message>
        <source>Download the document</source>
        <comment>buttons.download</comment>
        <translation>Dokument herunterladen</translation>
    </message>
    <message>
        <source>If the button doesn’t work, copy this link into your browser:</source>
        <comment>copyAddress</comment>
        <translation>Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:</translation>
    </message>
    <message>
        <source>This link is personal: anyone who has it can act in your name. Please don’t forward this email.</source>
        <comment>personal</comment>
        <translation>Der Link ist nur für Sie bestimmt: Wer ihn hat, kann in Ihrem Namen handeln. Bitte leiten Sie diese E-Mail nicht weiter.</translation>
    </message>
    <message>
        <source>This link is personal: anyone who has it can read the document. Please don’t forward this email.</source>
        <comment>personalRead</comment>
        <translation>Der Link ist nur für Sie bestimmt: Wer ihn hat, kann das Dokument lesen. Bitte leiten Sie diese E-Mail nicht weiter.</translation>
    </message>
    <message>
        <source>Replies to this email go to {sender}.</source>
        <comment>replies</comment>
        <translation>Antworten auf diese E-Mail gehen an {sender}.</translation>
    </message>
    <message>
        <source>You’re receiving this email because {sender} ({email}) sent you a document.</source>
        <comment>foot.recipient</comment>
        <translation>Sie erhalten diese E-Mail, weil {sender} ({email}) Ihnen ein Dokument gesendet hat.</translation>
    </message>
    <message>
        <source>You’re receiving this email because you sent this document. You can change this in your account’s notification settings.</source>
        <comment>foot.sender</comment>
        <translation>Sie erhalten diese E-Mail, weil Sie dieses Dokument gesendet haben. Welche dieser E-Mails Sie erhalten, legen Sie in den Benachrichtigungseinstellungen Ihres Kontos fest.</translation>
    </message>
    <message>
        <source>You’re receiving this email because {sender} ({email}) sends you copies of these notifications.</source>
        <comment>foot.copy</comment>
        <translation>Sie erhalten diese E-Mail, weil {sender} ({email}) Ihnen Kopien solcher Benachrichtigungen senden lässt.</translation>
    </message>
    <message>
        <source>Reminder: {subject}</source>
        <comment>reminderSubject</comment>
        <translation>Erinnerung: {subject}</translation>
    </message>
    <message>
        <source>{sender} asks you to sign “{title}”</source>
        <comment>letters.invitationSign.subject</comment>
        <translation>{sender} bittet Sie, „{title}“ zu unterschreiben</translation>
    </message>
    <message>
        <source>Your signature is needed</source>
        <comment>letters.invitationSign.heading</comment>
        <translation>Ihre Unterschrift wird benötigt</translation>
    </message>
    <message>
        <source>{sender} asks you to sign “{title}”. You can read and sign it in your browser, without an account.</source>
        <comment>letters.invitationSign.line1</comment>
        <translation>{sender} bittet Sie, „{title}“ zu unterschreiben. Sie können das Dokument in Ihrem Browser lesen und unterschreiben, ohne ein Konto anzulegen.</translation>
    </message>
    <message>
        <source>{sender} asks you to approve “{title}”</source>
        <comment>letters.invitationApprove.subject</comment>
        <translation>{sender} bittet Sie, „{title}“ zu genehmigen</translation>
    </message>
    <message>
        <source>Your approval is needed</source>
        <comment>letters.invitationApprove.heading</comment>
        <translation>Ihre Genehmigung wird benötigt</translation>
    </message>
    <message>
        <source>{sender} asks you to read and approve “{title}”. You can do that in your browser, without an account.</source>
        <comment>letters.invitationApprove.line1</comment>
        <translation>{sender} bittet Sie, „{title}“ zu lesen und zu genehmigen. Das geht in Ihrem Browser, ohne dass Sie ein Konto anlegen.</translation>
    </message>
    <message>
        <source>{sender} asks you to complete “{title}”</source>
        <comment>letters.invitationEdit.subject</comment>
        <translation>{sender} bittet Sie, „{title}“ auszufüllen</translation>
    </message>
    <message>
        <source>Your input is needed</source>
        <comment>letters.invitationEdit.heading</comment>
        <translation>Ihre Angaben werden benötigt</translation>
    </message>
    <message>
        <source>{sender} asks you to fill in your part of “{title}”. You can do that in your browser, without an account.</source>
        <comment>letters.invitationEdit.line1</comment>
        <translation>{sender} bittet Sie, Ihren Teil von „{title}“ auszufüllen. Das geht in Ihrem Browser, ohne dass Sie ein Konto anlegen.</translation>
    </message>
    <message>
        <source>{sender} asks you to host the in-person signing of “{title}”</source>
        <comment>letters.invitationHost.subject</comment>
        <translation>{sender} bittet Sie, die Unterzeichnung von „{title}“ durchzuführen</translation>
    </message>
    <message>
        <source>You’re hosting an in-person signing</source>
        <comment>letters.invitationHost.heading</comment>
        <translation>Sie führen eine Unterzeichnung durch</translation>
    </message>
    <message>
        <source>{sender} asks you to host the in-person signing of “{title}”. Open the document on your device and let the others sign in your presence.</source>
        <comment>letters.invitationHost.line1</comment>
        <translation>{sender} bittet Sie, die Unterzeichnung von „{title}“ durchzuführen: Öffnen Sie das Dokument auf Ihrem Gerät und lassen Sie die anderen in Ihrer Gegenwart unterschreiben.</translation>
    </message>
    <message>
        <source>{sender} has shared “{title}” with you</source>
        <comment>letters.invitationView.subject</comment>
        <translation>{sender} teilt „{title}“ mit Ihnen</translation>
    </message>
    <message>
        <source>A document for you to read</source>
        <comment>letters.invitationView.heading</comment>
        <translation>Ein Dokument zum Lesen</translation>
    </message>
    <message>
        <source>{sender} has shared “{title}” with you. You can read it in your browser. You don’t need to do anything else.</source>
        <comment>letters.invitationView.line1</comment>
        <translation>{sender} teilt „{title}“ mit Ihnen. Sie können das Dokument in Ihrem Browser lesen; mehr ist nicht nötig.</translation>
    </message>
    <message>
        <source>Reminder: “{title}” is waiting for you</source>
        <comment>letters.reminder.subject</comment>
        <translation>Erinnerung: „{title}“ wartet auf Sie</translation>
    </message>
    <message>
        <source>A document is still waiting for you</source>
        <comment>letters.reminder.heading</comment>
        <translation>Ein Dokument wartet noch auf Sie</translation>
    </message>
    <message>
        <source>This is a reminder from {sender} about “{title}”. You haven’t completed your part yet.</source>
        <comment>letters.reminder.line1</comment>
        <translation>{sender} erinnert Sie an „{title}“. Ihr Teil ist noch nicht abgeschlossen.</translation>
    </message>
    <message>
        <source>“{title}” expires on {deadline}</source>
        <comment>letters.expiryWarning.subject</comment>
        <translation>„{title}“ kann bis {deadline} unterschrieben werden</translation>
    </message>
    <message>
        <source>The deadline is approaching</source>
        <comment>letters.expiryWarning.heading</comment>
        <translation>Die Frist läuft bald ab</translation>
    </message>
    <message>
        <source>“{title}” is still waiting for you. Finish your part before it expires on {deadline}.</source>
        <comment>letters.expiryWarning.line1</comment>
        <translation>„{title}“ wartet noch auf Sie. Die Frist zum Abschließen endet am {deadline}.</translation>
    </message>
    <message>
        <source>Completed: “{title}”</source>
        <comment>letters.completedAttached.subject</comment>
        <translation>Abgeschlossen: „{title}“</translation>
    </message>
    <message>
        <source>Everyone has finished</source>
        <comment>letters.completedAttached.heading</comment>
        <translation>Alle haben abgeschlossen</translation>
    </message>
    <message>
        <source>“{title}” is complete and sealed. The finished document is attached to this email; please keep it.</source>
        <comment>letters.completedAttached.line1</comment>
        <translation>„{title}“ ist vollständig und versiegelt. Das fertige Dokument ist dieser E-Mail beigefügt; bitte bewahren Sie es auf.</translation>
    </message>
    <message>
        <source>Completed: “{title}”</source>
        <comment>letters.completedLink.subject</comment>
        <translation>Abgeschlossen: „{title}“</translation>
    </message>
    <message>
        <source>Everyone has finished</source>
        <comment>letters.completedLink.heading</comment>
        <translation>Alle haben abgeschlossen</translation>
    </message>
    <message>
        <source>“{title}” is complete and sealed. You can download the finished document and its certificate.</source>
        <comment>letters.completedLink.line1</comment>
        <translation>„{title}“ ist vollständig und versiegelt. Sie können das fertige Dokument und sein Zertifikat herunterladen.</translation>
    </message>
    <message>
        <source>Declined: “{title}”</source>
        <comment>letters.rejected.subject</comment>
        <translation>Abgelehnt: „{title}“</translation>
    </message>
    <message>
        <source>The document was declined</source>
        <comment>letters.rejected.heading</comment>
        <translation>Das Dokument wurde abgelehnt</translation>
    </message>
    <message>
        <source>One of the recipients has declined “{title}”. It can no longer be signed, and you don’t need to do anything.</source>
        <comment>letters.rejected.line1</comment>
        <translation>Eine der angeschriebenen Personen hat „{title}“ abgelehnt. Das Dokument kann nicht mehr unterschrieben werden; Sie müssen nichts weiter tun.</translation>
    </message>
    <message>
        <source>Expired: “{title}”</source>
        <comment>letters.expired.subject</comment>
        <translation>Abgelaufen: „{title}“</translation>
    </message>
    <message>
        <source>The deadline has passed</source>
        <comment>letters.expired.heading</comment>
        <translation>Die Frist ist abgelaufen</translation>
    </message>
    <message>
        <source>“{title}” was not finished in time and can no longer be signed. If it is still needed, please ask {sender} to send it again.</source>
        <comment>letters.expired.line1</comment>
        <translation>„{title}“ wurde nicht rechtzeitig abgeschlossen und kann nicht mehr unterschrieben werden. Falls Sie das Dokument noch benötigen, bitten Sie {sender}, es erneut zu senden.</translation>
    </message>
    <message>
        <source>Cancelled: “{title}”</source>
        <comment>letters.cancelled.subject</comment>
        <translation>Zurückgezogen: „{title}“</translation>
    </message>
    <message>
        <source>The document was cancelled</source>
        <comment>letters.cancelled.heading</comment>
        <translation>Das Dokument wurde zurückgezogen</translation>
    </message>
    <message>
        <source>{sender} has cancelled “{title}”. It can no longer be signed, and you don’t need to do anything.</source>
        <comment>letters.cancelled.line1</comment>
        <translation>{sender} hat „{title}“ zurückgezogen. Das Dokument kann nicht mehr unterschrieben werden; Sie müssen nichts weiter tun.</translation>
    </message>
    <message>
        <source>Your code for “{title}”</source>
        <comment>letters.code.subject</comment>
        <translation>Ihr Code für „{title}“</translation>
    </message>
    <message>
        <source>Your code</source>
        <comment>letters.code.heading</comment>
        <translation>Ihr Code</translation>
    </message>
    <message>
        <source>Enter this code on the signing page of “{title}” to confirm your email address. It is valid for ten minutes.</source>
        <comment>letters.code.line1</comment>
        <translation>Geben Sie diesen Code auf der Seite von „{title}“ ein, um zu zeigen, dass dieses Postfach Ihnen gehört. Er gilt nur kurze Zeit.</translation>
    </message>
    <message>
        <source>If you didn’t request a code, you can ignore this email. No one from {brand} will ever ask you for it.</source>
        <comment>letters.code.line2</comment>
        <translation>Falls Sie keinen Code angefordert haben, können Sie diese E-Mail ignorieren. Niemand von {brand} wird Sie je danach fragen.</translation>
    </message>
    <message>
        <source>Your code to list your documents</source>
        <comment>letters.listCode.subject</comment>
        <translation>Ihr Code für die Liste Ihrer Dokumente</translation>
    </message>
    <message>
        <source>Your code</source>
        <comment>letters.listCode.heading</comment>
        <translation>Ihr Code</translation>
    </message>
    <message>
        <source>Enter this code on the signing page of “{title}” to see which other documents are waiting for you. It is valid for ten minutes.</source>
        <comment>letters.listCode.line1</comment>
        <translation>Geben Sie diesen Code auf der Seite von „{title}“ ein, um zu sehen, welche weiteren Dokumente auf Sie warten. Er gilt nur kurze Zeit.</translation>
    </message>
    <message>
        <source>If you didn’t request a code, you can ignore this email. No one from {brand} will ever ask you for it.</source>
        <comment>letters.listCode.line2</comment>
        <translation>Falls Sie keinen Code angefordert haben, können Sie diese E-Mail ignorieren. Niemand von {brand} wird Sie je danach fragen.</translation>
    </message>
    <message>
        <source>Answer to your question about “{title}”</source>
        <comment>letters.answered.subject</comment>
        <translation>Antwort zu „{title}“</translation>
    </message>
    <message>
        <source>Your question was answered</source>
        <comment>letters.answered.heading</comment>
        <translation>Ihre Frage wurde beantwortet</translation>
    </message>
    <message>
        <source>{sender} has answered your question about “{title}”.</source>
        <comment>letters.answered.line1</comment>
        <translation>{sender} hat Ihre Frage zu „{title}“ beantwortet.</translation>
    </message>
    <message>
        <source>Completed: “{title}”</source>
        <comment>letters.senderCompletedAttached.subject</comment>
        <translation>Abgeschlossen: „{title}“</translation>
    </message>
    <message>
        <source>Everyone has finished</source>
        <comment>letters.senderCompletedAttached.heading</comment>
        <translation>Alle haben abgeschlossen</translation>
    </message>
    <message>
        <source>“{title}” is complete and sealed. The finished document is attached to this email.</source>
        <comment>letters.senderCompletedAttached.line1</comment>
        <translation>„{title}“ ist vollständig und versiegelt. Das fertige Dokument ist dieser E-Mail beigefügt.</translation>
    </message>
    <message>
        <source>Completed: “{title}”</source>
        <comment>letters.senderCompleted.subject</comment>
        <translation>Abgeschlossen: „{title}“</translation>
    </message>
    <message>
        <source>Everyone has finished</source>
        <comment>letters.senderCompleted.heading</comment>
        <translation>Alle haben abgeschlossen</translation>
    </message>
    <message>
        <source>“{title}” is complete and sealed. The finished document and its certificate are in the sender’s account.</source>
        <comment>letters.senderCompleted.line1</comment>
        <translation>„{title}“ ist vollständig und versiegelt. Das fertige Dokument und sein Zertifikat liegen im Konto des Absenders.</translation>
    </message>
    <message>
        <source>Declined: “{title}”</source>
        <comment>letters.senderRejected.subject</comment>
        <translation>Abgelehnt: „{title}“</translation>
    </message>
    <message>
        <source>The document was declined</source>
        <comment>letters.senderRejected.heading</comment>
        <translation>Das Dokument wurde abgelehnt</translation>
    </message>
    <message>
        <source>{about} has declined “{title}”. It can no longer be signed.</source>
        <comment>letters.senderRejected.line1</comment>
        <translation>{about} hat „{title}“ abgelehnt. Das Dokument kann nicht mehr unterschrieben werden.</translation>
    </message>
    <message>
        <source>Declined by {about}: “{title}”</source>
        <comment>letters.senderRejectedOn.subject</comment>
        <translation>Abgelehnt von {about}: „{title}“</translation>
    </message>
    <message>
        <source>A recipient has declined</source>
        <comment>letters.senderRejectedOn.heading</comment>
        <translation>Eine der angeschriebenen Personen hat abgelehnt</translation>
    </message>
    <message>
        <source>{about} has declined “{title}”. The document stays open for the other recipients.</source>
        <comment>letters.senderRejectedOn.line1</comment>
        <translation>{about} hat „{title}“ abgelehnt. Für die anderen bleibt das Dokument offen.</translation>
    </message>
    <message>
        <source>Expired: “{title}”</source>
        <comment>letters.senderExpired.subject</comment>
        <translation>Abgelaufen: „{title}“</translation>
    </message>
    <message>
        <source>The deadline has passed</source>
        <comment>letters.senderExpired.heading</comment>
        <translation>Die Frist ist abgelaufen</translation>
    </message>
    <message>
        <source>“{title}” was not finished in time by all recipients and can no longer be signed.</source>
        <comment>letters.senderExpired.line1</comment>
        <translation>„{title}“ wurde nicht von allen rechtzeitig abgeschlossen und kann nicht mehr unterschrieben werden.</translation>
    </message>
    <message>
        <source>Cancelled: “{title}”</source>
        <comment>letters.senderCancelled.subject</comment>
        <translation>Zurückgezogen: „{title}“</translation>
    </message>
    <message>
        <source>The document was cancelled</source>
        <comment>letters.senderCancelled.heading</comment>
        <translation>Das Dokument wurde zurückgezogen</translation>
    </message>
    <message>
        <source>“{title}” was cancelled and can no longer be signed.</source>
        <comment>letters.senderCancelled.line1</comment>
        <translation>„{title}“ wurde zurückgezogen und kann nicht mehr unterschrieben werden.</translation>
    </message>
    <message>
        <source>“{title}” expires on {deadline}</source>
        <comment>letters.senderExpiryWarning.subject</comment>
        <translation>„{title}“ kann bis {deadline} unterschrieben werden</translation>
    </message>
    <message>
        <source>The deadline is approaching</source>
        <comment>letters.senderExpiryWarning.heading</comment>
        <translation>Die Frist läuft bald ab</translation>
    </message>
    <message>
        <source>“{title}” is not finished yet. After {deadline} it can no longer be signed.</source>
        <comment>letters.senderExpiryWarning.line1</comment>
        <translation>„{title}“ ist noch nicht von allen abgeschlossen. Die Frist zum Unterschreiben endet am {deadline}.</translation>
    </message>
    <message>
        <source>{about} has opened “{title}”</source>
        <comment>letters.senderViewed.subject</comment>
        <translation>{about} hat „{title}“ geöffnet</translation>
    </message>
    <message>
        <source>The document was opened</source>
        <comment>letters.senderViewed.heading</comment>
        <translation>Das Dokument wurde geöffnet</translation>
    </message>
    <message>
        <source>{about} has opened “{title}”.</source>
        <comment>letters.senderViewed.line1</comment>
        <translation>{about} hat „{title}“ geöffnet.</translation>
    </message>
    <message>
        <source>{about} has finished “{title}”</source>
        <comment>letters.senderSigned.subject</comment>
        <translation>{about} hat „{title}“ abgeschlossen</translation>
    </message>
    <message>
        <source>A recipient has finished</source>
        <comment>letters.senderSigned.heading</comment>
        <translation>Eine Person hat abgeschlossen</translation>
    </message>
    <message>
        <source>{about} has finished their part of “{title}”.</source>
        <comment>letters.senderSigned.line1</comment>
        <translation>{about} hat den eigenen Teil von „{title}“ abgeschlossen.</translation>
    </message>
    <message>
        <source>Email about “{title}” bounced</source>
        <comment>letters.senderBounced.subject</comment>
        <translation>E-Mail zu „{title}“ kam zurück</translation>
    </message>
    <message>
        <source>An email wasn’t delivered</source>
        <comment>letters.senderBounced.heading</comment>
        <translation>Ihre E-Mail ist nicht angekommen</translation>
    </message>
    <message>
        <source>The email to {about} ({address}) about “{title}” was returned as undeliverable.</source>
        <comment>letters.senderBounced.line1</comment>
        <translation>Die E-Mail an {about} ({address}) zu „{title}“ kam als unzustellbar zurück.</translation>
    </message>
    <message>
        <source>Correct the address in the document’s list of recipients, or send {about} the signing link another way.</source>
        <comment>letters.senderBounced.line2</comment>
        <translation>Korrigieren Sie die Adresse bei den Empfängern des Dokuments oder geben Sie {about} den Link zum Unterschreiben auf anderem Weg.</translation>
    </message>
    <message>
        <source>“{title}” was delegated to {about}</source>
        <comment>letters.senderDelegated.subject</comment>
        <translation>„{title}“ wurde an {about} delegiert</translation>
    </message>
    <message>
        <source>A recipient delegated the document</source>
        <comment>letters.senderDelegated.heading</comment>
        <translation>Ein Empfänger hat das Dokument delegiert</translation>
    </message>
    <message>
        <source>A recipient has delegated their part of “{title}” to {about} ({address}).</source>
        <comment>letters.senderDelegated.line1</comment>
        <translation>Ein Empfänger hat seinen Teil von „{title}“ an {about} ({address}) delegiert.</translation>
    </message>
    <message>
        <source>The new recipient has received a signing link; the previous one no longer works. The document’s history has the details.</source>
        <comment>letters.senderDelegated.line2</comment>
        <translation>Die neue Person hat einen Link zum Unterschreiben erhalten; der bisherige gilt nicht mehr. Einzelheiten stehen im Verlauf des Dokuments.</translation>
    </message>
    <message>
        <source>Your deputy received “{title}”</source>
        <comment>letters.deputyInvited.subject</comment>
        <translation>Ihre Vertretung hat „{title}“ erhalten</translation>
    </message>
    <message>
        <source>Your deputy received a document</source>
        <comment>letters.deputyInvited.heading</comment>
        <translation>Ihre Vertretung hat ein Dokument erhalten</translation>
    </message>
    <message>
        <source>{sender} sent you “{title}”. You are listed as absent, so {about} ({address}) received it on your behalf.</source>
        <comment>letters.deputyInvited.line1</comment>
        <translation>{sender} hat „{title}“ für Sie gesendet. Sie sind als abwesend eingetragen, deshalb hat {about} ({address}) das Dokument in Ihrer Vertretung erhalten.</translation>
    </message>
    <message>
        <source>You don’t need to do anything. If this is wrong, please tell {sender}.</source>
        <comment>letters.deputyInvited.line2</comment>
        <translation>Sie brauchen nichts zu tun. Wenn das nicht stimmt, sagen Sie bitte {sender} Bescheid.</translation>
    </message>
    <message>
        <source>Question about “{title}” from {about}</source>
        <comment>letters.senderAsked.subject</comment>
        <translation>Frage zu „{title}“ von {about}</translation>
    </message>
    <message>
        <source>A recipient has a question</source>
        <comment>letters.senderAsked.heading</comment>
        <translation>Ein Empfänger hat eine Frage</translation>
    </message>
    <message>
        <source>{about} ({address}) has a question or a comment about “{title}”.</source>
        <comment>letters.senderAsked.line1</comment>
        <translation>{about} ({address}) hat eine Frage oder eine Anmerkung zu „{title}“.</translation>
    </message>
    <message>
        <source>Select the document in Inkstone and answer there: {about} receives your answer by email and on the signing page.</source>
        <comment>letters.senderAsked.line2</comment>
        <translation>Wählen Sie das Dokument in Inkstone aus und antworten Sie dort: {about} erhält Ihre Antwort per E-Mail und auf der Signaturseite.</translation>
    </message>
    <message>
        <source>Too many wrong codes for “{title}”</source>
        <comment>letters.senderCodesLocked.subject</comment>
        <translation>Zu viele falsche Codes für „{title}“</translation>
    </message>
    <message>
        <source>A signing link is temporarily locked</source>
        <comment>letters.senderCodesLocked.heading</comment>
        <translation>Ein Link zum Unterschreiben ist vorübergehend gesperrt</translation>
    </message>
    <message>
        <source>Too many wrong codes were entered for {about}’s signing link to “{title}”. The link won’t accept any codes for a few minutes.</source>
        <comment>letters.senderCodesLocked.line1</comment>
        <translation>Über den Link von {about} zu „{title}“ wurden zu viele falsche Codes eingegeben. Für einige Minuten nimmt der Link keine Codes mehr an.</translation>
    </message>
    <message>
        <source>If {about} has the wrong code, give them the right one. If someone else is guessing, cancel the document and send it again with a new code.</source>
        <comment>letters.senderCodesLocked.line2</comment>
        <translation>Falls {about} den falschen Code hat, teilen Sie den richtigen mit. Falls jemand anderes rät, ziehen Sie das Dokument zurück und senden Sie es mit einem neuen Code erneut.</translation>
    </message>
    <message>
        <source>Signed copy of “{title}”</source>
        <comment>letters.senderSignedCopy.subject</comment>
        <translation>Signierte Kopie von „{title}“</translation>
    </message>
    <message>
        <source>A signed copy for you</source>
        <comment>letters.senderSignedCopy.heading</comment>
        <translation>Eine signierte Kopie für Sie</translation>
    </message>
    <message>
        <source>{sender} has sent you a copy of “{title}”, which is complete and sealed. The signed document is attached to this email.</source>
        <comment>letters.senderSignedCopy.line1</comment>
        <translation>{sender} hat Ihnen eine Kopie von „{title}“ gesendet. Das Dokument ist abgeschlossen und versiegelt und hängt an dieser E-Mail.</translation>
    </message>
</context>
<context>
    <name>ink::Reason</name>
    <message>
        <source>This service can&apos;t hide files from recipients: everyone would see all files.</source>
        <translation>Dieser Dienst kann Dateien nicht vor Empfängern verbergen: Alle würden alle Dateien sehen.</translation>
    </message>
    <message>
        <source>This service doesn&apos;t support custom fields.</source>
        <translation>Dieser Dienst unterstützt keine eigenen Felder.</translation>
    </message>
    <message>
        <source>This service doesn&apos;t support document data. Remove the data, then try again.</source>
        <translation>Dieser Dienst unterstützt keine Dokumentdaten. Entfernen Sie die Daten, und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>The custom field “%1” is in use (templates: %2, drafts: %3). Confirm that the fields based on it may change, or leave it as it is.</source>
        <translation>Das eigene Feld „%1“ wird verwendet (Vorlagen: %2, Entwürfe: %3). Bestätigen Sie, dass sich die Felder in den Dokumenten ändern dürfen, oder lassen Sie es, wie es ist.</translation>
    </message>
    <message>
        <source>Enter at most %1 characters, without control characters.</source>
        <translation>Geben Sie höchstens %1 Zeichen ein, ohne Steuerzeichen.</translation>
    </message>
    <message>
        <source>Only a dropdown list has options.</source>
        <translation>Nur eine Auswahlliste hat Optionen.</translation>
    </message>
    <message>
        <source>A dropdown list must have 1 to %1 different options of at most %2 characters each.</source>
        <translation>Eine Auswahlliste muss 1 bis %1 verschiedene Optionen mit je höchstens %2 Zeichen haben.</translation>
    </message>
    <message>
        <source>The type of a custom field must be text, number, date, check box or dropdown list.</source>
        <translation>Ein eigenes Feld muss ein Text, eine Zahl, ein Datum, ein Kontrollkästchen oder eine Auswahlliste sein.</translation>
    </message>
    <message>
        <source>An account can have at most %1 custom fields.</source>
        <translation>Ein Konto kann höchstens %1 eigene Felder haben.</translation>
    </message>
    <message>
        <source>Another custom field is also named “%1”.</source>
        <translation>Ein anderes eigenes Feld heißt ebenfalls „%1“.</translation>
    </message>
    <message>
        <source>The name of a custom field must begin with a letter, can contain only letters (A–Z), digits, hyphens and underscores, and can have at most %1 characters.</source>
        <translation>Der Name eines eigenen Feldes muss mit einem Buchstaben beginnen, darf nur Buchstaben (A–Z), Ziffern, Bindestriche und Unterstriche enthalten und höchstens %1 Zeichen lang sein.</translation>
    </message>
    <message>
        <source>The account has no custom field “%1”.</source>
        <translation>Das Konto hat kein eigenes Feld „%1“.</translation>
    </message>
    <message>
        <source>Its event has no type or no ID.</source>
        <translation>Ihr Ereignis hat keinen Typ oder keine ID.</translation>
    </message>
    <message>
        <source>Choose at least one event.</source>
        <translation>Wählen Sie mindestens ein Ereignis.</translation>
    </message>
    <message>
        <source>The event “%1” appears more than once.</source>
        <translation>Das Ereignis „%1“ kommt mehrfach vor.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t an event. Use %2.</source>
        <translation>„%1“ ist kein Ereignis. Verwenden Sie %2.</translation>
    </message>
    <message>
        <source>Events up to %1 are no longer stored. Read the documents themselves, then continue after %1.</source>
        <translation>Ereignisse bis %1 sind nicht mehr gespeichert. Lesen Sie die Dokumente selbst, und machen Sie dann nach %1 weiter.</translation>
    </message>
    <message>
        <source>This event doesn&apos;t exist or is no longer stored.</source>
        <translation>Dieses Ereignis gibt es nicht, oder es ist nicht mehr gespeichert.</translation>
    </message>
    <message>
        <source>This event subscription is paused. Resume it first.</source>
        <translation>Dieses Ereignis-Abonnement ist angehalten. Setzen Sie es zuerst fort.</translation>
    </message>
    <message>
        <source>Enter the address that events are sent to.</source>
        <translation>Geben Sie die Adresse ein, an die Ereignisse gesendet werden.</translation>
    </message>
    <message>
        <source>An account can have at most %1 event subscriptions. Remove one first.</source>
        <translation>Ein Konto kann höchstens %1 Ereignis-Abonnements haben. Entfernen Sie zuerst eines.</translation>
    </message>
    <message>
        <source>This event subscription doesn&apos;t exist.</source>
        <translation>Dieses Ereignis-Abonnement gibt es nicht.</translation>
    </message>
    <message>
        <source>No remaining recipient could see “%1”. Make it visible to another recipient first.</source>
        <translation>Keiner der übrigen Empfänger könnte „%1“ sehen. Machen Sie die Datei zuerst für einen anderen Empfänger sichtbar.</translation>
    </message>
    <message>
        <source>%1 sees the field “%2”, which depends on “%3” in a file that is hidden from them.</source>
        <translation>%1 sieht das Feld „%2“, das von „%3“ in einer verborgenen Datei abhängt.</translation>
    </message>
    <message>
        <source>%1 can&apos;t see any file. Show at least one to them.</source>
        <translation>%1 kann keine Datei sehen. Machen Sie mindestens eine sichtbar.</translation>
    </message>
    <message>
        <source>%1 has a field in “%2”, so the file can&apos;t be hidden from them.</source>
        <translation>%1 hat ein Feld in „%2“, deshalb kann die Datei nicht verborgen werden.</translation>
    </message>
    <message>
        <source>“%1” is visible to recipient %2, who doesn&apos;t exist.</source>
        <translation>„%1“ ist für Empfänger %2 sichtbar, den es nicht gibt.</translation>
    </message>
    <message>
        <source>The data of a document can have at most %1 bytes, names included.</source>
        <translation>Die Daten eines Dokuments können einschließlich der Namen höchstens %1 Byte haben.</translation>
    </message>
    <message>
        <source>The data of a document can have at most %1 names.</source>
        <translation>Die Daten eines Dokuments können höchstens %1 Namen haben.</translation>
    </message>
    <message>
        <source>A value of data is a text of at most %1 bytes without control characters.</source>
        <translation>Ein Datenwert ist ein Text von höchstens %1 Byte ohne Steuerzeichen.</translation>
    </message>
    <message>
        <source>A name of data begins with a letter and has only letters (A–Z), digits, hyphens and underscores, %1 characters at most.</source>
        <translation>Ein Datenname beginnt mit einem Buchstaben und hat nur Buchstaben (A–Z), Ziffern, Binde- und Unterstriche, höchstens %1 Zeichen.</translation>
    </message>
    <message>
        <source>The document of this link isn&apos;t in this account. It may have been deleted, or it belongs to another account.</source>
        <translation>Das Dokument dieses Links ist nicht in diesem Konto. Es wurde vielleicht gelöscht oder gehört zu einem anderen Konto.</translation>
    </message>
    <message>
        <source>This API key has an expiry date. Keys that it creates can&apos;t expire later.</source>
        <translation>Dieser API-Schlüssel hat ein Ablaufdatum. Schlüssel, die er erstellt, können nicht später ablaufen.</translation>
    </message>
    <message>
        <source>The server sent no list.</source>
        <translation>Der Server hat keine Liste gesendet.</translation>
    </message>
    <message>
        <source>This recipient has not been saved yet.</source>
        <translation>Dieser Empfänger wurde noch nicht gespeichert.</translation>
    </message>
    <message>
        <source>The address must start with https://.</source>
        <translation>Die Adresse muss mit https:// beginnen.</translation>
    </message>
    <message>
        <source>The file %1 can&apos;t be read.</source>
        <translation>Die Datei %1 kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>No account is open.</source>
        <translation>Kein Konto ist geöffnet.</translation>
    </message>
    <message>
        <source>No document is open.</source>
        <translation>Kein Dokument ist geöffnet.</translation>
    </message>
    <message>
        <source>Add a file to the document.</source>
        <translation>Ein Dokument braucht eine Datei.</translation>
    </message>
    <message>
        <source>Fields imported: %1 from form fields in the PDF, %2 from anchors</source>
        <translation>%1 Felder stammen aus Formularfeldern und %2 aus Ankern der Dateien</translation>
    </message>
    <message>
        <source>The document was closed.</source>
        <translation>Das Dokument wurde geschlossen.</translation>
    </message>
    <message>
        <source>The account of this document isn&apos;t open.</source>
        <translation>Das Konto dieses Dokuments ist nicht geöffnet.</translation>
    </message>
    <message>
        <source>Enter an address.</source>
        <translation>Eine Adresse wird benötigt.</translation>
    </message>
    <message>
        <source>The address must not contain a user name or password.</source>
        <translation>Die Adresse darf weder Namen noch Passwort enthalten.</translation>
    </message>
    <message>
        <source>The address must start with https://. Otherwise others could read your data.</source>
        <translation>Die Adresse muss mit https:// beginnen: Sonst können andere mitlesen.</translation>
    </message>
    <message>
        <source>This isn&apos;t a valid address.</source>
        <translation>Das ist keine Adresse.</translation>
    </message>
    <message>
        <source>Enter a reason.</source>
        <translation>Ein Grund wird benötigt.</translation>
    </message>
    <message>
        <source>There is nothing to decline.</source>
        <translation>Es gibt nichts abzulehnen.</translation>
    </message>
    <message>
        <source>There is nothing to sign.</source>
        <translation>Es gibt nichts zu unterschreiben.</translation>
    </message>
    <message>
        <source>Digital signatures for each signer can be turned on or off only before sending.</source>
        <translation>Ob jeder Unterzeichner eine Signatur erhält, wird vor dem Senden entschieden.</translation>
    </message>
    <message>
        <source>This covers content that other people sign as well. Move it to a blank area.</source>
        <translation>Das liegt auch über dem, was andere unterschreiben; verschieben Sie es an eine freie Stelle.</translation>
    </message>
    <message>
        <source>A title can have at most 255 characters.</source>
        <translation>Ein Titel hat höchstens 255 Zeichen.</translation>
    </message>
    <message>
        <source>The document has no file.</source>
        <translation>Das Dokument hat keine Datei.</translation>
    </message>
    <message>
        <source>Enter a title for the document.</source>
        <translation>Das Dokument braucht einen Titel.</translation>
    </message>
    <message>
        <source>This document has no signer.</source>
        <translation>Niemand wird um eine Unterschrift gebeten.</translation>
    </message>
    <message>
        <source>Another field is also named “%1”.</source>
        <translation>Ein anderes Feld heißt ebenfalls „%1“.</translation>
    </message>
    <message>
        <source>The sender needs a valid email address.</source>
        <translation>Der Absender braucht eine gültige E-Mail-Adresse.</translation>
    </message>
    <message>
        <source>The signing order skips a number.</source>
        <translation>Die Reihenfolge der Unterschriften überspringt eine Nummer.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid email address.</source>
        <translation>„%1“ ist keine E-Mail-Adresse.</translation>
    </message>
    <message>
        <source>Place your signature on a page first.</source>
        <translation>Platzieren Sie zuerst Ihre Unterschrift auf einer Seite.</translation>
    </message>
    <message>
        <source>This PDF is too large to sign.</source>
        <translation>Diese PDF-Datei ist zu groß, um unterschrieben zu werden.</translation>
    </message>
    <message>
        <source>This PDF has no pages.</source>
        <translation>Diese PDF-Datei hat keine Seiten.</translation>
    </message>
    <message>
        <source>The page tree of this PDF is damaged.</source>
        <translation>Die Seitenliste dieser PDF-Datei ist beschädigt (sie läuft im Kreis oder endet nicht).</translation>
    </message>
    <message>
        <source>This PDF has a page without a valid size.</source>
        <translation>Diese PDF-Datei enthält eine Seite ohne brauchbare Größe.</translation>
    </message>
    <message>
        <source>This PDF is damaged and can&apos;t be repaired.</source>
        <translation>Diese PDF-Datei ist so beschädigt, dass sie nicht repariert werden kann.</translation>
    </message>
    <message>
        <source>The author certified this PDF and allows no changes. Ask for a copy without the certification.</source>
        <translation>Diese PDF-Datei ist von ihrem Verfasser so zertifiziert, dass nichts daran geändert werden darf; bitten Sie um eine Kopie ohne diese Zertifizierung.</translation>
    </message>
    <message>
        <source>This PDF is certified so that only its form can be filled in, but no form field is left to fill in. Ask its author for a copy without the certification.</source>
        <translation>Diese PDF-Datei ist so zertifiziert, dass nur ihr Formular ausgefüllt werden darf, und kein Formularfeld ist mehr offen; bitten Sie den Verfasser um eine Kopie ohne diese Zertifizierung.</translation>
    </message>
    <message>
        <source>A signature in this PDF doesn&apos;t allow further signatures. Ask for a copy without that signature.</source>
        <translation>Eine Signatur in dieser PDF-Datei sperrt sie gegen weitere Signaturen; bitten Sie um eine Kopie ohne diese Signatur.</translation>
    </message>
    <message>
        <source>Any addition to this PDF would invalidate a signature in it. Ask for a copy without signatures.</source>
        <translation>Jede Ergänzung dieser PDF-Datei würde eine enthaltene Signatur ungültig machen; bitten Sie um eine Kopie ohne Signaturen.</translation>
    </message>
    <message>
        <source>This PDF has reached the maximum object number, so nothing can be added.</source>
        <translation>In dieser PDF-Datei sind keine Objektnummern mehr frei, um etwas hinzuzufügen.</translation>
    </message>
    <message>
        <source>The encryption of this PDF isn&apos;t supported. Save a copy without protection.</source>
        <translation>Diese PDF-Datei ist auf eine nicht lesbare Weise verschlüsselt; speichern Sie eine Kopie ohne Schutz.</translation>
    </message>
    <message>
        <source>This PDF is encrypted, so nothing can be added to it. Save a copy without protection.</source>
        <translation>Diese PDF-Datei ist verschlüsselt, deshalb kann nichts hinzugefügt werden; speichern Sie eine Kopie ohne Schutz.</translation>
    </message>
    <message>
        <source>This PDF is password-protected. Save a copy without the password and upload that one.</source>
        <translation>Diese PDF-Datei ist durch ein Passwort geschützt; speichern Sie eine Kopie ohne Passwort und laden Sie diese hoch.</translation>
    </message>
    <message>
        <source>The structure of this PDF is too large when unpacked.</source>
        <translation>Der Inhalt dieser PDF-Datei wird beim Entpacken größer, als verarbeitet werden kann.</translation>
    </message>
    <message>
        <source>This file is empty.</source>
        <translation>Diese Datei ist leer.</translation>
    </message>
    <message>
        <source>This file is not a PDF.</source>
        <translation>Diese Datei ist keine PDF-Datei.</translation>
    </message>
    <message>
        <source>A picture can&apos;t be read.</source>
        <translation>Ein Bild kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>A picture must be PNG or JPEG.</source>
        <translation>Ein Bild ist weder PNG noch JPEG.</translation>
    </message>
    <message>
        <source>A picture is too large or can&apos;t be read.</source>
        <translation>Ein Bild ist zu groß oder kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>A picture can be at most %1 pixels wide and high.</source>
        <translation>Ein Bild darf höchstens %1 Pixel breit und hoch sein.</translation>
    </message>
    <message>
        <source>A picture can be at most 4 MiB.</source>
        <translation>Ein Bild darf höchstens 4 MiB groß sein.</translation>
    </message>
    <message>
        <source>This picture can&apos;t be read.</source>
        <translation>Dieses Bild kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The certificate isn&apos;t issued by a trusted authority: %1.</source>
        <translation>Das Zertifikat führt zu keiner vertrauenswürdigen Wurzel: %1.</translation>
    </message>
    <message>
        <source>The certificate is not valid now, and no time-stamp proves that it was valid at the time of signing.</source>
        <translation>Das Zertifikat ist jetzt nicht gültig, und kein Zeitstempel belegt, dass es gültig war.</translation>
    </message>
    <message>
        <source>The certificate was not valid at the signing time stated by the signer.</source>
        <translation>Das Zertifikat war zum Zeitpunkt, den der Unterzeichner angibt, nicht gültig.</translation>
    </message>
    <message>
        <source>The certificate was not valid when the signature was time-stamped.</source>
        <translation>Das Zertifikat war nicht gültig, als die Signatur ihren Zeitstempel erhielt.</translation>
    </message>
    <message>
        <source>The covered bytes are hashed with SHA-1, which is no longer secure.</source>
        <translation>Die erfassten Bytes sind mit SHA-1 gehasht, das nicht mehr sicher ist.</translation>
    </message>
    <message>
        <source>The digest algorithm %1 is no longer secure.</source>
        <translation>Der Hashwert %1 ist nicht mehr sicher.</translation>
    </message>
    <message>
        <source>The digest algorithm is unknown.</source>
        <translation>Das Hashverfahren ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The RSA key is too short; at least 2048 bits are needed.</source>
        <translation>Der RSA-Schlüssel ist zu kurz; mindestens 2048 Bit sind nötig.</translation>
    </message>
    <message>
        <source>The signature names a different certificate from the one it contains.</source>
        <translation>Die Signatur nennt ein anderes Zertifikat als das enthaltene.</translation>
    </message>
    <message>
        <source>The signature has more than one signer.</source>
        <translation>Der Signaturwert hat mehr als einen Unterzeichner.</translation>
    </message>
    <message>
        <source>The signature has no signer.</source>
        <translation>Der Signaturwert hat keinen Unterzeichner.</translation>
    </message>
    <message>
        <source>The signature is not a CMS signature.</source>
        <translation>Der Signaturwert ist keine CMS-Signatur.</translation>
    </message>
    <message>
        <source>The signature or its certificate can&apos;t be read.</source>
        <translation>Der Signaturwert oder sein Zertifikat kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The signature was not created with the signer&apos;s key.</source>
        <translation>Der Signaturwert wurde nicht mit dem Schlüssel des Unterzeichners erstellt.</translation>
    </message>
    <message>
        <source>The signed bytes do not match the signature.</source>
        <translation>Die signierten Bytes passen nicht zur Signatur.</translation>
    </message>
    <message>
        <source>The signed bytes were changed. Their digest doesn&apos;t match the signed one.</source>
        <translation>Die signierten Bytes wurden geändert: Ihr Hashwert ist nicht der signierte.</translation>
    </message>
    <message>
        <source>The signer&apos;s certificate can&apos;t be read.</source>
        <translation>Das Zertifikat des Unterzeichners kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The signer&apos;s certificate is missing.</source>
        <translation>Das Zertifikat des Unterzeichners fehlt.</translation>
    </message>
    <message>
        <source>The time-stamped bytes were changed. Their digest doesn&apos;t match the stamped one.</source>
        <translation>Die mit Zeitstempel versehenen Bytes wurden geändert: Ihr Hashwert ist nicht der gestempelte.</translation>
    </message>
    <message>
        <source>A later revision defines an entry twice. PDF readers may show either one.</source>
        <translation>Eine spätere Fassung nennt einen Eintrag zweimal, sodass Programme ihn verschieden lesen können.</translation>
    </message>
    <message>
        <source>An object stream was overwritten after signing.</source>
        <translation>Ein Objektstrom wurde nach der Signatur überschrieben.</translation>
    </message>
    <message>
        <source>An object was removed after signing.</source>
        <translation>Ein Objekt wurde nach der Signatur entfernt.</translation>
    </message>
    <message>
        <source>A visible signature field was added to a certified document.</source>
        <translation>Einem zertifizierten Dokument wurde ein sichtbares Signaturfeld hinzugefügt.</translation>
    </message>
    <message>
        <source>Fields were filled in or signed after this signature. The signature allows this.</source>
        <translation>Nach dieser Signatur wurden Felder ausgefüllt oder signiert, wie sie es erlaubt.</translation>
    </message>
    <message>
        <source>The field “%1” was changed although the signature locks it.</source>
        <translation>Das Feld „%1“ wurde geändert, obwohl die Signatur es sperrt.</translation>
    </message>
    <message>
        <source>The signature allows no changes, but the form was filled in or signed later.</source>
        <translation>Die Signatur erlaubt keine Änderungen, aber das Formular wurde später ausgefüllt oder signiert.</translation>
    </message>
    <message>
        <source>A form field was replaced, not just filled in, after signing.</source>
        <translation>Ein Formularfeld wurde nach der Signatur neu aufgebaut, nicht nur ausgefüllt.</translation>
    </message>
    <message>
        <source>A second form field named “%1” was added after signing.</source>
        <translation>Ein zweites Formularfeld namens „%1“ wurde nach der Signatur hinzugefügt.</translation>
    </message>
    <message>
        <source>A signature field that triggers an action was added after signing.</source>
        <translation>Ein Signaturfeld, das eine Aktion ausführt, wurde nach der Signatur hinzugefügt.</translation>
    </message>
    <message>
        <source>A signature or its appearance was overwritten.</source>
        <translation>Eine Signatur oder ihre Darstellung wurde überschrieben.</translation>
    </message>
    <message>
        <source>An annotation on a page was changed after signing.</source>
        <translation>Eine Anmerkung einer Seite wurde nach der Signatur geändert.</translation>
    </message>
    <message>
        <source>An annotation was added to a page after signing.</source>
        <translation>Einer Seite wurde nach der Signatur eine Anmerkung hinzugefügt.</translation>
    </message>
    <message>
        <source>An annotation was changed after signing.</source>
        <translation>Eine Anmerkung wurde nach der Signatur geändert.</translation>
    </message>
    <message>
        <source>An annotation was removed from a page after signing.</source>
        <translation>Eine Anmerkung wurde nach der Signatur von einer Seite entfernt.</translation>
    </message>
    <message>
        <source>A visible, unsigned signature field was added after signing.</source>
        <translation>Ein unsigniertes Signaturfeld, das etwas anzeigt, wurde nach der Signatur hinzugefügt.</translation>
    </message>
    <message>
        <source>The appearance of a form field that was not filled in was overwritten.</source>
        <translation>Die Darstellung eines nicht ausgefüllten Formularfelds wurde überschrieben.</translation>
    </message>
    <message>
        <source>The content of a page was changed after signing.</source>
        <translation>Der Inhalt einer Seite wurde nach der Signatur geändert.</translation>
    </message>
    <message>
        <source>The document&apos;s structure was changed after signing.</source>
        <translation>Der Aufbau des Dokuments wurde nach der Signatur geändert.</translation>
    </message>
    <message>
        <source>The encryption was changed after signing.</source>
        <translation>Die Verschlüsselung wurde nach der Signatur geändert.</translation>
    </message>
    <message>
        <source>The form field “%1” looks different after signing, although it was not filled in.</source>
        <translation>Das Formularfeld „%1“ sieht nach der Signatur anders aus, obwohl es nicht ausgefüllt wurde.</translation>
    </message>
    <message>
        <source>The form field “%1” was added after signing.</source>
        <translation>Das Formularfeld „%1“ wurde nach der Signatur hinzugefügt.</translation>
    </message>
    <message>
        <source>The form field “%1” was hidden after signing.</source>
        <translation>Das Formularfeld „%1“ wurde nach der Signatur verborgen.</translation>
    </message>
    <message>
        <source>The type of the form field “%1” was changed after signing.</source>
        <translation>Das Formularfeld „%1“ wurde nach der Signatur zu etwas anderem gemacht.</translation>
    </message>
    <message>
        <source>The form field “%1” was removed after signing.</source>
        <translation>Das Formularfeld „%1“ wurde nach der Signatur entfernt.</translation>
    </message>
    <message>
        <source>The form was changed, not just filled in, after signing.</source>
        <translation>Das Formular wurde nach der Signatur geändert, nicht nur ausgefüllt.</translation>
    </message>
    <message>
        <source>The form&apos;s fields were changed after signing. Which of them can&apos;t be determined, because the fields are direct objects.</source>
        <translation>Die Formularfelder wurden nach dem Unterschreiben geändert. Welche, lässt sich nicht feststellen, weil die Felder direkte Objekte sind.</translation>
    </message>
    <message>
        <source>The metadata was replaced after signing.</source>
        <translation>Die Metadaten wurden nach der Signatur durch etwas anderes ersetzt.</translation>
    </message>
    <message>
        <source>The signature field “%1” was given a value that already existed.</source>
        <translation>Das Signaturfeld „%1“ erhielt einen Wert, der nicht neu ist.</translation>
    </message>
    <message>
        <source>The signed field “%1” was changed.</source>
        <translation>Das signierte Feld „%1“ wurde geändert.</translation>
    </message>
    <message>
        <source>The file contains bytes after its end that belong to no revision.</source>
        <translation>Auf das Dateiende folgen Bytes, die zu keiner Fassung gehören.</translation>
    </message>
    <message>
        <source>This signature no longer belongs to a form field.</source>
        <translation>Kein Formularfeld führt mehr zu dieser Signatur.</translation>
    </message>
    <message>
        <source>The beginning of the file is not signed.</source>
        <translation>Der Anfang der Datei ist nicht signiert.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Die Datei kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The file is damaged. It was repaired before reading.</source>
        <translation>Die Datei ist beschädigt und wurde nach einer Reparatur gelesen.</translation>
    </message>
    <message>
        <source>The file is larger than 512 MB.</source>
        <translation>Die Datei ist größer als 512 MB.</translation>
    </message>
    <message>
        <source>The file needs a password.</source>
        <translation>Die Datei braucht ein Passwort.</translation>
    </message>
    <message>
        <source>The signature doesn&apos;t cover its whole revision.</source>
        <translation>Die Signatur erfasst nicht ihre ganze Fassung.</translation>
    </message>
    <message>
        <source>The signature defines its byte range or its value twice.</source>
        <translation>Die Signatur nennt ihre Bereiche oder ihren Wert zweimal.</translation>
    </message>
    <message>
        <source>The signature value is missing or can&apos;t be read.</source>
        <translation>Der Signaturwert fehlt oder ist nicht lesbar.</translation>
    </message>
    <message>
        <source>The signature value was changed after this workspace wrote it.</source>
        <translation>Der Signaturwert ist nicht so, wie dieser Arbeitsbereich ihn geschrieben hat.</translation>
    </message>
    <message>
        <source>The parts of the byte range overlap.</source>
        <translation>Die signierten Teile überlappen sich.</translation>
    </message>
    <message>
        <source>The byte range extends beyond the end of the file.</source>
        <translation>Der signierte Bereich reicht über das Dateiende hinaus.</translation>
    </message>
    <message>
        <source>The byte range doesn&apos;t consist of two parts around the signature.</source>
        <translation>Der signierte Bereich besteht nicht aus zwei Teilen um die Signatur.</translation>
    </message>
    <message>
        <source>A folder name must have 1 to 255 characters.</source>
        <translation>Ein Ordnername hat 1 bis 255 Zeichen.</translation>
    </message>
    <message>
        <source>A name can have at most 255 characters.</source>
        <translation>Ein Name hat höchstens 255 Zeichen.</translation>
    </message>
    <message>
        <source>The deadline must be between 1 and 3650 days.</source>
        <translation>Die Frist muss 1 bis 3650 Tage betragen.</translation>
    </message>
    <message>
        <source>The reminder interval must be between 0 and 3650 days.</source>
        <translation>Erinnerungen kommen alle 0 bis 3650 Tage.</translation>
    </message>
    <message>
        <source>The number of reminders must be between 0 and 1000.</source>
        <translation>Erlaubt sind 0 bis 1000 Erinnerungen.</translation>
    </message>
    <message>
        <source>This document has no such recipient.</source>
        <translation>Dieses Dokument hat keinen solchen Empfänger.</translation>
    </message>
    <message>
        <source>This document is in the trash. Restore it first.</source>
        <translation>Dieses Dokument liegt im Papierkorb; stellen Sie es zuerst wieder her.</translation>
    </message>
    <message>
        <source>It isn&apos;t this recipient&apos;s turn.</source>
        <translation>Dieser Empfänger ist jetzt nicht an der Reihe.</translation>
    </message>
    <message>
        <source>This account doesn&apos;t accept requests from your IP address.</source>
        <translation>Dieses Konto nimmt keine Anfragen von Ihrer Adresse an.</translation>
    </message>
    <message>
        <source>Too many failed sign-in attempts. Wait before you try again.</source>
        <translation>Zu viele fehlgeschlagene Anmeldungen. Warten Sie, bevor Sie es erneut versuchen.</translation>
    </message>
    <message>
        <source>A document in the trash can&apos;t be sent.</source>
        <translation>Ein Dokument im Papierkorb kann nicht gesendet werden.</translation>
    </message>
    <message>
        <source>A template can&apos;t be sent. Create a document from it.</source>
        <translation>Eine Vorlage kann nicht gesendet werden; erstellen Sie daraus ein Dokument.</translation>
    </message>
    <message>
        <source>Everyone has signed. The document is being sealed.</source>
        <translation>Alle haben unterschrieben: Das Dokument wird versiegelt.</translation>
    </message>
    <message>
        <source>Enter a reason of 1 to 2000 characters.</source>
        <translation>Begründen Sie in 1 bis 2000 Zeichen, warum Sie ablehnen.</translation>
    </message>
    <message>
        <source>Agree to sign electronically before you finish.</source>
        <translation>Stimmen Sie der elektronischen Unterschrift zu, bevor Sie abschließen.</translation>
    </message>
    <message>
        <source>The pages can&apos;t be shown at the moment.</source>
        <translation>Die Seiten können jetzt nicht angezeigt werden.</translation>
    </message>
    <message>
        <source>The sender deleted this document.</source>
        <translation>Der Absender hat dieses Dokument gelöscht.</translation>
    </message>
    <message>
        <source>This document can&apos;t be downloaded at the moment.</source>
        <translation>Dieses Dokument kann jetzt nicht heruntergeladen werden.</translation>
    </message>
    <message>
        <source>You can place at most %1 signatures.</source>
        <translation>Höchstens %1 Unterschriften dürfen platziert werden.</translation>
    </message>
    <message>
        <source>This isn&apos;t one of your fields.</source>
        <translation>Das ist keines Ihrer Felder.</translation>
    </message>
    <message>
        <source>You can only sign where the sender placed a signature field.</source>
        <translation>Sie dürfen nur dort unterschreiben, wo der Absender darum bittet.</translation>
    </message>
    <message>
        <source>“%1” cannot be changed.</source>
        <translation>„%1“ kann nicht geändert werden.</translation>
    </message>
    <message>
        <source>“%1” doesn&apos;t accept a picture.</source>
        <translation>„%1“ nimmt kein Bild auf.</translation>
    </message>
    <message>
        <source>“%1” can have at most %2 characters.</source>
        <translation>„%1“ nimmt höchstens %2 Zeichen auf.</translation>
    </message>
    <message>
        <source>No available font supports these characters in “%1”: %2.</source>
        <translation>„%1“ enthält Zeichen, die keine Schrift darstellen kann: %2.</translation>
    </message>
    <message>
        <source>A document can have at most %1 files.</source>
        <translation>Ein Dokument hat höchstens %1 Dateien.</translation>
    </message>
    <message>
        <source>This folder doesn&apos;t exist.</source>
        <translation>Es gibt keinen solchen Ordner.</translation>
    </message>
    <message>
        <source>This file is too large.</source>
        <translation>Diese Datei ist zu groß.</translation>
    </message>
    <message>
        <source>Too many files.</source>
        <translation>Zu viele Dateien.</translation>
    </message>
    <message>
        <source>This folder holds documents, not templates.</source>
        <translation>Dieser Ordner enthält Dokumente, keine Vorlagen.</translation>
    </message>
    <message>
        <source>This folder holds templates, not documents.</source>
        <translation>Dieser Ordner enthält Vorlagen, keine Dokumente.</translation>
    </message>
    <message>
        <source>“%1” is larger than %2 MiB.</source>
        <translation>„%1“ ist größer als %2 MiB.</translation>
    </message>
    <message>
        <source>There is already a folder named “%1” here.</source>
        <translation>Hier gibt es bereits einen Ordner namens „%1“.</translation>
    </message>
    <message>
        <source>A folder can&apos;t be moved into itself.</source>
        <translation>Ein Ordner kann nicht in sich selbst verschoben werden.</translation>
    </message>
    <message>
        <source>This name is already in use.</source>
        <translation>Dieser Name ist vergeben.</translation>
    </message>
    <message>
        <source>The parent folder doesn&apos;t exist.</source>
        <translation>Der übergeordnete Ordner existiert nicht.</translation>
    </message>
    <message>
        <source>A file could not be written to the disk.</source>
        <translation>Der Datenträger konnte eine Datei nicht speichern.</translation>
    </message>
    <message>
        <source>This data was written by a newer version of Inkstone. Update Inkstone to open it.</source>
        <translation>Diese Daten wurden von einer neueren Version von Inkstone geschrieben. Aktualisieren Sie Inkstone, um sie zu öffnen.</translation>
    </message>
    <message>
        <source>The date format must contain day, month and year, such as yyyy-MM-dd or d MMMM yyyy.</source>
        <translation>Das Datumsformat muss Tag, Monat und Jahr enthalten, etwa yyyy-MM-dd oder d MMMM yyyy.</translation>
    </message>
    <message>
        <source>The language must be a code such as en or fr.</source>
        <translation>Die Sprache muss ein Kürzel wie en oder fr sein.</translation>
    </message>
    <message>
        <source>The callback address must be a complete http or https address.</source>
        <translation>Die Callback-Adresse muss eine vollständige http- oder https-Adresse sein.</translation>
    </message>
    <message>
        <source>The host of the callback address must be a host name or a dotted IPv4 address.</source>
        <translation>Der Host der Callback-Adresse muss ein Hostname oder eine IPv4-Adresse sein.</translation>
    </message>
    <message>
        <source>The callback address has no valid host name.</source>
        <translation>Die Callback-Adresse hat keinen brauchbaren Hostnamen.</translation>
    </message>
    <message>
        <source>The callback address must not contain a user name or a password.</source>
        <translation>Die Callback-Adresse darf weder Benutzernamen noch Passwort enthalten.</translation>
    </message>
    <message>
        <source>The callback address has no valid IPv6 address.</source>
        <translation>Die Callback-Adresse hat keine brauchbare IPv6-Adresse.</translation>
    </message>
    <message>
        <source>The callback address has no valid port.</source>
        <translation>Die Callback-Adresse hat keinen brauchbaren Port.</translation>
    </message>
    <message>
        <source>The callback address has more than 2048 characters.</source>
        <translation>Die Callback-Adresse hat mehr als 2048 Zeichen.</translation>
    </message>
    <message>
        <source>The callback address must not contain spaces, backslashes or control characters.</source>
        <translation>Die Callback-Adresse darf keine Leerzeichen, umgekehrten Schrägstriche oder Steuerzeichen enthalten.</translation>
    </message>
    <message>
        <source>The callback address is in a reserved network.</source>
        <translation>Die Callback-Adresse führt in einen reservierten Bereich des Netzes.</translation>
    </message>
    <message>
        <source>The limit can&apos;t be negative.</source>
        <translation>Die Grenze darf nicht negativ sein.</translation>
    </message>
    <message>
        <source>Enter at most 100 IP addresses or networks such as 192.0.2.0/24.</source>
        <translation>Dies müssen Adressen oder Netze wie 192.0.2.0/24 sein, höchstens 100.</translation>
    </message>
    <message>
        <source>Your own address, %1, must be among the allowed ones.</source>
        <translation>Ihre eigene Adresse, %1, muss unter den erlaubten sein.</translation>
    </message>
    <message>
        <source>Enter a number of days from 0 to 3650.</source>
        <translation>Dies muss zwischen 0 und 3650 Tagen liegen.</translation>
    </message>
    <message>
        <source>Enter a number from 0 to 1000.</source>
        <translation>Dies muss zwischen 0 und 1000 liegen.</translation>
    </message>
    <message>
        <source>Enter at most 50 email addresses.</source>
        <translation>Dies müssen E-Mail-Adressen sein, höchstens 50.</translation>
    </message>
    <message>
        <source>There is no folder of this type with this ID.</source>
        <translation>Es gibt keinen Ordner dieser Art mit dieser ID.</translation>
    </message>
    <message>
        <source>This document has no delivery with this ID.</source>
        <translation>Dieses Dokument hat keine solche Zustellung.</translation>
    </message>
    <message>
        <source>This document doesn&apos;t exist.</source>
        <translation>Es gibt kein solches Dokument.</translation>
    </message>
    <message>
        <source>This document was permanently deleted.</source>
        <translation>Dieses Dokument wurde endgültig gelöscht.</translation>
    </message>
    <message>
        <source>Someone else changed the document in the meantime. Reload it.</source>
        <translation>Das Dokument wurde in der Zwischenzeit von jemand anderem geändert. Laden Sie es neu.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Es gibt keine solche Datei.</translation>
    </message>
    <message>
        <source>This document has no such file.</source>
        <translation>Dieses Dokument hat keine solche Datei.</translation>
    </message>
    <message>
        <source>The request contains no file.</source>
        <translation>Die Anfrage enthält keine Datei.</translation>
    </message>
    <message>
        <source>The file order must list every file of the document exactly once.</source>
        <translation>Die Reihenfolge der Dateien muss jede Datei des Dokuments einmal nennen.</translation>
    </message>
    <message>
        <source>These files are too large for one ZIP file. Download them one by one.</source>
        <translation>Diese Dateien sind zu groß für eine ZIP-Datei; laden Sie sie einzeln herunter.</translation>
    </message>
    <message>
        <source>The signed files are available once everyone has signed. This document is %1.</source>
        <translation>Die unterschriebenen Dateien gibt es, sobald alle unterschrieben haben; dieses Dokument ist %1.</translation>
    </message>
    <message>
        <source>This document is %1 and can&apos;t be changed.</source>
        <translation>Dieses Dokument ist %1: Es kann nichts mehr geändert werden.</translation>
    </message>
    <message>
        <source>Only a draft can be sent; this document is %1.</source>
        <translation>Nur ein Entwurf kann gesendet werden; dieses Dokument ist %1.</translation>
    </message>
    <message>
        <source>A document that is %1 can&apos;t become %2.</source>
        <translation>Ein Dokument mit dem Status %1 kann nicht den Status %2 erhalten.</translation>
    </message>
    <message>
        <source>A sender can only send (52) or cancel (56) a document.</source>
        <translation>Ein Absender kann ein Dokument nur senden (52) oder abbrechen (56).</translation>
    </message>
    <message>
        <source>A new document is a draft (51) or is sent (52).</source>
        <translation>Ein neues Dokument ist ein Entwurf (51) oder wird gesendet (52).</translation>
    </message>
    <message>
        <source>To move a document to the trash, delete it.</source>
        <translation>Verwenden Sie das Löschen von Dokumenten, um eines in den Papierkorb zu legen.</translation>
    </message>
    <message>
        <source>A document needs at least one file before it can be sent.</source>
        <translation>Ein Dokument braucht mindestens eine Datei, bevor es gesendet werden kann.</translation>
    </message>
    <message>
        <source>At most %1 %2 are allowed, but there are %3.</source>
        <translation>Höchstens %1 %2 sind erlaubt; es sind %3.</translation>
    </message>
    <message>
        <source>The access code is empty.</source>
        <translation>Der Zugangscode ist leer.</translation>
    </message>
    <message>
        <source>This service isn&apos;t set up to send email, so it can&apos;t send codes. Use an access code.</source>
        <translation>Dieser Dienst ist nicht für den E-Mail-Versand eingerichtet und kann keine Codes senden: Verwenden Sie einen Zugangscode.</translation>
    </message>
    <message>
        <source>No code by email is required.</source>
        <translation>Zurzeit wird kein Code per E-Mail verlangt.</translation>
    </message>
    <message>
        <source>This service can&apos;t send email at the moment. Ask the sender for help.</source>
        <translation>Dieser Dienst kann jetzt keine E-Mails senden; bitten Sie den Absender um Hilfe.</translation>
    </message>
    <message>
        <source>A code was sent less than a minute ago. Check your email.</source>
        <translation>Ein Code wurde vor weniger als einer Minute gesendet; sehen Sie in Ihren E-Mails nach.</translation>
    </message>
    <message>
        <source>It&apos;s now %1&apos;s turn. Reload the page.</source>
        <translation>Jetzt ist %1 an der Reihe: Laden Sie die Seite neu.</translation>
    </message>
    <message>
        <source>It isn&apos;t your turn yet. Someone else signs first.</source>
        <translation>Sie sind noch nicht an der Reihe: Zuerst unterschreibt jemand anderes.</translation>
    </message>
    <message>
        <source>This invitation doesn&apos;t exist.</source>
        <translation>Es gibt keine solche Einladung.</translation>
    </message>
    <message>
        <source>This template is in the trash. Restore it first.</source>
        <translation>Diese Vorlage liegt im Papierkorb; stellen Sie sie zuerst wieder her.</translation>
    </message>
    <message>
        <source>A template link can&apos;t be used for a bulk run.</source>
        <translation>Ein Vorlagenlink wird von denen benutzt, die seine Adresse öffnen.</translation>
    </message>
    <message>
        <source>This is a document, not a template.</source>
        <translation>Dies ist ein Dokument, keine Vorlage.</translation>
    </message>
    <message>
        <source>This link is closed.</source>
        <translation>Dieser Link ist geschlossen.</translation>
    </message>
    <message>
        <source>The template has no field named “%1”.</source>
        <translation>Die Vorlage hat kein Feld namens „%1“.</translation>
    </message>
    <message>
        <source>The template has no field with the ID %1.</source>
        <translation>Die Vorlage hat kein Feld mit der Kennung %1.</translation>
    </message>
    <message>
        <source>The template has only %1 roles.</source>
        <translation>Die Vorlage hat nur %1 Rollen.</translation>
    </message>
    <message>
        <source>%1 appears more than once.</source>
        <translation>%1 ist doppelt angegeben.</translation>
    </message>
    <message>
        <source>%1 must be true or false.</source>
        <translation>%1 nimmt nur true oder false an.</translation>
    </message>
    <message>
        <source>This template has no signer.</source>
        <translation>In dieser Vorlage wird niemand um eine Unterschrift gebeten.</translation>
    </message>
    <message>
        <source>Enter a name for the recipient.</source>
        <translation>Der Empfänger braucht einen Namen.</translation>
    </message>
    <message>
        <source>Enter an email address for the recipient.</source>
        <translation>Der Empfänger braucht eine E-Mail-Adresse.</translation>
    </message>
    <message>
        <source>The request contains no row.</source>
        <translation>Die Anfrage enthält keine Zeilen.</translation>
    </message>
    <message>
        <source>A bulk request can have at most %1 rows.</source>
        <translation>Ein Serienaufruf nimmt höchstens %1 Zeilen an.</translation>
    </message>
    <message>
        <source>The template is being changed. Try again in a moment.</source>
        <translation>Die Vorlage wird gerade geändert. Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>The database is busy. Try again in a moment.</source>
        <translation>Die Datenbank ist beschäftigt. Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>The connection to the database was lost. Try again.</source>
        <translation>Die Verbindung zur Datenbank ist abgerissen. Versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The disk is full or read-only.</source>
        <translation>Der Datenträger ist voll oder schreibgeschützt.</translation>
    </message>
    <message>
        <source>The seal key can&apos;t be used.</source>
        <translation>Der Schlüssel des Siegels kann nicht verwendet werden.</translation>
    </message>
    <message>
        <source>Sealing was interrupted: %1</source>
        <translation>Das Versiegeln wurde unterbrochen: %1</translation>
    </message>
    <message>
        <source>The sealed file failed verification: %1</source>
        <translation>Die versiegelte Datei hat die Prüfung nicht bestanden: %1</translation>
    </message>
    <message>
        <source>The sealed file doesn&apos;t begin with the uploaded file.</source>
        <translation>Die versiegelte Datei beginnt nicht mit der hochgeladenen.</translation>
    </message>
    <message>
        <source>The document changed while it was being sealed.</source>
        <translation>Das Dokument änderte sich, während es versiegelt wurde.</translation>
    </message>
    <message>
        <source>A stored file is truncated.</source>
        <translation>Eine gespeicherte Datei ist kürzer als zuvor.</translation>
    </message>
    <message>
        <source>A stored file can&apos;t be read.</source>
        <translation>Eine gespeicherte Datei kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>This address is not allowed (loopback, private or reserved).</source>
        <translation>Diese Adresse ist nicht erlaubt (Loopback, privat oder reserviert).</translation>
    </message>
    <message>
        <source>This is not a valid http or https address.</source>
        <translation>Die Adresse ist keine brauchbare http- oder https-Adresse.</translation>
    </message>
    <message>
        <source>The host name was not found.</source>
        <translation>Der Hostname wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>No connection.</source>
        <translation>Keine Verbindung.</translation>
    </message>
    <message>
        <source>The connection failed.</source>
        <translation>Es kann keine Verbindung hergestellt werden.</translation>
    </message>
    <message>
        <source>The request timed out.</source>
        <translation>Keine rechtzeitige Antwort.</translation>
    </message>
    <message>
        <source>The server&apos;s certificate was not accepted.</source>
        <translation>Das Zertifikat des Servers wurde nicht angenommen.</translation>
    </message>
    <message>
        <source>No secure connection.</source>
        <translation>Keine sichere Verbindung.</translation>
    </message>
    <message>
        <source>The connection was lost.</source>
        <translation>Die Verbindung wurde getrennt.</translation>
    </message>
    <message>
        <source>The response was not HTTP.</source>
        <translation>Die Antwort war keine HTTP-Antwort.</translation>
    </message>
    <message>
        <source>The server answered with status %1; redirects are not followed.</source>
        <translation>Der Server antwortete %1; Weiterleitungen wird nicht gefolgt.</translation>
    </message>
    <message>
        <source>The server answered with status %1.</source>
        <translation>Der Server antwortete %1.</translation>
    </message>
    <message>
        <source>The service was stopped.</source>
        <translation>Der Dienst wurde beendet.</translation>
    </message>
    <message>
        <source>The mail server answered: %1 %2</source>
        <translation>Der Mailserver antwortete: %1 %2</translation>
    </message>
    <message>
        <source>The mail server name was not found.</source>
        <translation>Der Name des Mailservers wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>The mail server can&apos;t be reached.</source>
        <translation>Der Mailserver ist nicht erreichbar.</translation>
    </message>
    <message>
        <source>The mail server did not respond in time.</source>
        <translation>Der Mailserver hat nicht rechtzeitig geantwortet.</translation>
    </message>
    <message>
        <source>The mail server does not offer an encrypted connection (STARTTLS).</source>
        <translation>Der Mailserver bietet keine verschlüsselte Verbindung (STARTTLS) an.</translation>
    </message>
    <message>
        <source>The mail server&apos;s certificate was not accepted.</source>
        <translation>Das Zertifikat des Mailservers wurde nicht angenommen.</translation>
    </message>
    <message>
        <source>A secure connection to the mail server could not be established.</source>
        <translation>Keine sichere Verbindung zum Mailserver.</translation>
    </message>
    <message>
        <source>The mail server did not accept the user name or the password.</source>
        <translation>Der Mailserver hat Benutzernamen oder Passwort nicht angenommen.</translation>
    </message>
    <message>
        <source>The connection to the mail server was lost.</source>
        <translation>Die Verbindung zum Mailserver wurde getrennt.</translation>
    </message>
    <message>
        <source>Too many requests. Wait before you send more.</source>
        <translation>Zu viele Anfragen. Warten Sie, bevor Sie weitere senden.</translation>
    </message>
    <message>
        <source>Too many documents were started from your IP address. Try again later.</source>
        <translation>Von Ihrer Adresse wurden viele Dokumente begonnen. Versuchen Sie es später erneut.</translation>
    </message>
    <message>
        <source>Enter a name for the folder.</source>
        <translation>Ein Ordner braucht einen Namen.</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be attached. Supported types: %2.</source>
        <translation>„%1“ kann nicht angehängt werden: Wählen Sie %2.</translation>
    </message>
    <message>
        <source>PDF, PNG, JPEG, plain text and common office files</source>
        <translation>PDF, PNG, JPEG, reinen Text oder gängige Office-Dateien</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>The file is larger than %1 MiB.</source>
        <translation>Die Datei hat mehr als %1 MiB.</translation>
    </message>
    <message>
        <source>Your files are larger than %1 MiB in total.</source>
        <translation>Alle Ihre Dateien zusammen haben mehr als %1 MiB.</translation>
    </message>
    <message>
        <source>The content of “%1” doesn&apos;t match its file extension. Open it in the program that created it and save it again.</source>
        <translation>„%1“ ist nicht das, was der Name sagt. Speichern Sie die Datei in ihrem Programm neu.</translation>
    </message>
    <message>
        <source>The picture has more than %1 megapixels. Save it in a smaller size.</source>
        <translation>Das Bild hat mehr als %1 Megapixel. Speichern Sie es kleiner.</translation>
    </message>
    <message>
        <source>This PDF takes too much time or memory to read. Print it to a new PDF and upload that one.</source>
        <translation>Dieses PDF braucht zum Lesen mehr Zeit oder Speicher, als eine Datei darf. Drucken Sie es in ein neues PDF, und laden Sie dieses hoch.</translation>
    </message>
    <message>
        <source>This PDF is encrypted and signed. Decrypting it would remove the signatures. Ask its author for an unencrypted copy.</source>
        <translation>Dieses PDF ist verschlüsselt und enthält Signaturen, die in einer unverschlüsselten Kopie verloren gingen. Bitten Sie um eine Fassung ohne Verschlüsselung.</translation>
    </message>
    <message>
        <source>“%1” doesn&apos;t accept a file.</source>
        <translation>„%1“ nimmt keine Datei auf.</translation>
    </message>
    <message>
        <source>The files of this document were changed too often. Ask the sender for a new document.</source>
        <translation>Die Dateien dieses Dokuments wurden zu oft geändert. Bitten Sie den Absender um ein neues.</translation>
    </message>
    <message>
        <source>A file is still being uploaded.</source>
        <translation>Eine Datei ist noch unterwegs.</translation>
    </message>
    <message>
        <source>The type of a folder can&apos;t be changed.</source>
        <translation>Ein Ordner behält seine Art.</translation>
    </message>
    <message>
        <source>Another account was opened.</source>
        <translation>Ein anderes Konto wurde geöffnet.</translation>
    </message>
    <message>
        <source>Someone else changed this draft in the meantime.</source>
        <translation>Jemand anderes hat diesen Entwurf inzwischen geändert.</translation>
    </message>
    <message>
        <source>This draft is in the trash.</source>
        <translation>Dieser Entwurf liegt im Papierkorb.</translation>
    </message>
    <message>
        <source>The server didn&apos;t return the document.</source>
        <translation>Der Server hat das Dokument nicht gesendet.</translation>
    </message>
    <message>
        <source>No time-stamp authority returned a time-stamp (%1).</source>
        <translation>Keine Zeitstempelstelle hat einen Zeitstempel erteilt (%1).</translation>
    </message>
    <message>
        <source>The long-term validation data is incomplete: %1.</source>
        <translation>Was die Zertifikate später belegt, ist nicht vollständig: %1.</translation>
    </message>
    <message>
        <source>The seal certificate “%1” has expired or isn&apos;t valid yet.</source>
        <translation>Das Zertifikat des Siegels, „%1“, ist jetzt nicht gültig.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>The file %1 can&apos;t be written.</source>
        <translation>Die Datei %1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>The printer didn&apos;t accept the document.</source>
        <translation>Der Drucker hat nichts angenommen.</translation>
    </message>
    <message>
        <source>%1 requires a value, because its recipient can&apos;t fill it in.</source>
        <translation>%1 braucht einen Wert: Sein Empfänger kann es nicht ausfüllen.</translation>
    </message>
    <message>
        <source>This template was created by a newer version of Inkstone. Update Inkstone to open it.</source>
        <translation>Diese Vorlage wurde von einer neueren Version von Inkstone geschrieben. Aktualisieren Sie Inkstone, um sie zu öffnen.</translation>
    </message>
    <message>
        <source>This file isn&apos;t a valid archive. It may be damaged.</source>
        <translation>Diese Datei ist kein Archiv, oder sie ist beschädigt.</translation>
    </message>
    <message>
        <source>The archive is too large when unpacked.</source>
        <translation>Der Inhalt des Archivs wird beim Entpacken größer als erlaubt.</translation>
    </message>
    <message>
        <source>This template can no longer be changed.</source>
        <translation>Diese Vorlage kann nicht mehr geändert werden.</translation>
    </message>
    <message>
        <source>A file of this version isn&apos;t on this computer.</source>
        <translation>Eine Datei dieser Fassung ist nicht auf diesem Computer.</translation>
    </message>
    <message>
        <source>This place doesn&apos;t exist in the document.</source>
        <translation>Dieses Dokument hat keine solche Stelle.</translation>
    </message>
    <message>
        <source>The template&apos;s files haven&apos;t been loaded yet.</source>
        <translation>Die Dateien der Vorlage sind noch nicht hier.</translation>
    </message>
    <message>
        <source>“%1” requires a number such as 12 or 12.50.</source>
        <translation>„%1“ braucht eine Zahl wie 12 oder 12,50.</translation>
    </message>
    <message>
        <source>“%1” can have at most %2 decimal places.</source>
        <translation>„%1“ nimmt höchstens %2 Nachkommastellen auf.</translation>
    </message>
    <message>
        <source>“%1” must be at least %2.</source>
        <translation>„%1“ muss mindestens %2 sein.</translation>
    </message>
    <message>
        <source>“%1” must be at most %2.</source>
        <translation>„%1“ darf höchstens %2 sein.</translation>
    </message>
    <message>
        <source>“%1” requires a date in the format %2.</source>
        <translation>„%1“ braucht ein Datum in der Form %2.</translation>
    </message>
    <message>
        <source>“%1” must be one of its options.</source>
        <translation>„%1“ nimmt nur eine der vorgegebenen Optionen an.</translation>
    </message>
    <message>
        <source>“%1” doesn&apos;t match the required format.</source>
        <translation>„%1“ hat nicht das verlangte Format.</translation>
    </message>
    <message>
        <source>The pattern of “%1” can&apos;t be checked.</source>
        <translation>„%1“ hat ein Muster, das nicht geprüft werden kann.</translation>
    </message>
    <message>
        <source>“%1” requires a value.</source>
        <translation>„%1“ braucht einen Wert.</translation>
    </message>
    <message>
        <source>“%1” is empty. The recipient must fill it in.</source>
        <translation>„%1“ ist leer: Der Empfänger muss es ausfüllen.</translation>
    </message>
    <message>
        <source>Another row is identical.</source>
        <translation>Eine andere Zeile besagt dasselbe.</translation>
    </message>
    <message>
        <source>%1 other rows are identical.</source>
        <translation>%1 andere Zeilen besagen dasselbe.</translation>
    </message>
    <message>
        <source>Another row has the same email address.</source>
        <translation>Eine andere Zeile hat diese E-Mail-Adresse.</translation>
    </message>
    <message>
        <source>%1 other rows have the same email address.</source>
        <translation>%1 andere Zeilen haben diese E-Mail-Adresse.</translation>
    </message>
    <message>
        <source>Choose the column that holds the email addresses.</source>
        <translation>Wählen Sie die Spalte mit den E-Mail-Adressen.</translation>
    </message>
    <message>
        <source>Choose the column that holds the recipients&apos; names.</source>
        <translation>Wählen Sie die Spalte mit den Namen der Empfänger.</translation>
    </message>
    <message>
        <source>Choose the column for “%1”. The template requires it.</source>
        <translation>Wählen Sie die Spalte für „%1“: Die Vorlage braucht sie.</translation>
    </message>
    <message>
        <source>The quotation mark in line %1, column %2 has no closing mark.</source>
        <translation>Das Anführungszeichen in Zeile %1, Spalte %2 wird nie geschlossen.</translation>
    </message>
    <message>
        <source>The cell in line %1, column %2 is longer than %3 characters. A closing quote may be missing.</source>
        <translation>Die Zelle in Zeile %1, Spalte %2 ist länger als %3 Zeichen. Vielleicht fehlt ein schließendes Anführungszeichen.</translation>
    </message>
    <message>
        <source>The cell in row %1, column %2 is longer than %3 characters.</source>
        <translation>Die Zelle in Zeile %1, Spalte %2 ist länger als %3 Zeichen.</translation>
    </message>
    <message>
        <source>Line %1 has more than %2 columns.</source>
        <translation>Zeile %1 hat mehr als %2 Spalten.</translation>
    </message>
    <message>
        <source>Row %1 has more than %2 columns.</source>
        <translation>Zeile %1 hat mehr als %2 Spalten.</translation>
    </message>
    <message>
        <source>The file has more than %1 rows.</source>
        <translation>Die Datei hat mehr als %1 Zeilen.</translation>
    </message>
    <message>
        <source>The sheet has more than %1 rows.</source>
        <translation>Das Blatt hat mehr als %1 Zeilen.</translation>
    </message>
    <message>
        <source>The file is larger than %1 MB.</source>
        <translation>Die Datei ist größer als %1 MB.</translation>
    </message>
    <message>
        <source>The workbook is larger than %1 MB when unpacked.</source>
        <translation>Die Arbeitsmappe wird beim Entpacken größer als %1 MB.</translation>
    </message>
    <message>
        <source>The file contains no rows.</source>
        <translation>Die Datei enthält keine Zeilen.</translation>
    </message>
    <message>
        <source>This sheet contains no rows.</source>
        <translation>Dieses Blatt enthält keine Zeilen.</translation>
    </message>
    <message>
        <source>This file isn&apos;t a workbook.</source>
        <translation>Diese Datei ist keine Arbeitsmappe.</translation>
    </message>
    <message>
        <source>This file isn&apos;t a valid workbook. It may be damaged.</source>
        <translation>Diese Datei ist keine Arbeitsmappe, oder sie ist beschädigt.</translation>
    </message>
    <message>
        <source>The workbook is damaged. Open it in a spreadsheet program, save it as XLSX and try again.</source>
        <translation>Die Arbeitsmappe ist beschädigt. Öffnen Sie sie in einem Tabellenprogramm, speichern Sie sie als XLSX und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The workbook has too many parts.</source>
        <translation>Die Arbeitsmappe hat zu viele Teile.</translation>
    </message>
    <message>
        <source>The workbook has no sheet with rows.</source>
        <translation>Die Arbeitsmappe hat kein Blatt mit Zeilen.</translation>
    </message>
    <message>
        <source>This workbook is password-protected or in Excel 97 format. Save it as XLSX without a password.</source>
        <translation>Diese Arbeitsmappe ist durch ein Passwort geschützt oder im Format von Excel 97. Speichern Sie sie als XLSX ohne Passwort.</translation>
    </message>
    <message>
        <source>This is an OpenDocument file. Save it as XLSX or CSV.</source>
        <translation>Dies ist eine OpenDocument-Datei. Speichern Sie sie als XLSX oder CSV.</translation>
    </message>
    <message>
        <source>This is a PDF, not a table.</source>
        <translation>Dies ist eine PDF-Datei, keine Tabelle.</translation>
    </message>
    <message>
        <source>The proxy could not be reached.</source>
        <translation>Der Proxy war nicht erreichbar.</translation>
    </message>
    <message>
        <source>The proxy did not respond in time.</source>
        <translation>Der Proxy hat nicht rechtzeitig geantwortet.</translation>
    </message>
    <message>
        <source>This key belongs to another account.</source>
        <translation>Dieser Schlüssel gehört zu einem anderen Konto.</translation>
    </message>
    <message>
        <source>Inkstone creates a new key for the workspace each time it starts, so this key can&apos;t be renewed.</source>
        <translation>Der Schlüssel dieses Computers wird bei jedem Start neu erstellt.</translation>
    </message>
    <message>
        <source>The service doesn&apos;t list the key in use.</source>
        <translation>Der Dienst führt den benutzten Schlüssel nicht auf.</translation>
    </message>
    <message>
        <source>The service created a key but didn&apos;t return it.</source>
        <translation>Der Dienst hat einen Schlüssel erstellt, ohne ihn mitzuteilen.</translation>
    </message>
    <message>
        <source>The keychain returned a different key from the one that was stored.</source>
        <translation>Der Schlüsselbund gab einen anderen Schlüssel zurück, als er erhielt.</translation>
    </message>
    <message>
        <source>An account can have at most 100 keys. Revoke one that is no longer used.</source>
        <translation>Ein Konto hat höchstens 100 Schlüssel. Widerrufen Sie einen, der nicht mehr benutzt wird.</translation>
    </message>
    <message>
        <source>The expiry date of the key must be in the future.</source>
        <translation>Das Ende des Schlüssels muss in der Zukunft liegen.</translation>
    </message>
    <message>
        <source>This key doesn&apos;t exist.</source>
        <translation>Es gibt keinen solchen Schlüssel.</translation>
    </message>
    <message>
        <source>The service can&apos;t listen on this address.</source>
        <translation>An dieser Adresse können keine Verbindungen angenommen werden.</translation>
    </message>
    <message>
        <source>Another program uses this port. Choose another one.</source>
        <translation>Dieser Port ist durch ein anderes Programm belegt. Wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>Its JSON isn&apos;t valid.</source>
        <translation>Ihr JSON kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>It contains no document.</source>
        <translation>Sie enthält kein Dokument.</translation>
    </message>
    <message>
        <source>Its multipart data isn&apos;t valid.</source>
        <translation>Ihre Teile können nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The callback contains no file.</source>
        <translation>Der Callback enthält keine Datei.</translation>
    </message>
    <message>
        <source>Enter a name and add a picture of the signature.</source>
        <translation>Eine Unterschrift braucht einen Namen und ein Bild.</translation>
    </message>
    <message>
        <source>The signature could not be stored on this computer.</source>
        <translation>Die Unterschrift konnte nicht auf diesem Computer verwahrt werden.</translation>
    </message>
    <message>
        <source>The signature could not be removed.</source>
        <translation>Die Unterschrift konnte nicht entfernt werden.</translation>
    </message>
    <message>
        <source>The files could not be stored on this computer.</source>
        <translation>Die Dateien konnten nicht auf diesem Computer verwahrt werden.</translation>
    </message>
    <message>
        <source>This draft is already being sent.</source>
        <translation>Dieser Entwurf ist schon unterwegs.</translation>
    </message>
    <message>
        <source>This is already being sent.</source>
        <translation>Dies ist schon unterwegs.</translation>
    </message>
    <message>
        <source>The files can be changed once the draft is saved on the service.</source>
        <translation>Seine Dateien können geändert werden, sobald der Dienst diesen Entwurf hat.</translation>
    </message>
    <message>
        <source>This draft was changed elsewhere after the last edit here.</source>
        <translation>Dieser Entwurf wurde nach der letzten Bearbeitung hier anderswo geändert.</translation>
    </message>
    <message>
        <source>%1 must be one of these: %2.</source>
        <translation>%1 nimmt nur eines von diesen an: %2.</translation>
    </message>
    <message>
        <source>This service requires different names for the radio buttons of a group when documents have a callback address.</source>
        <translation>Dieser Dienst wählt Optionsfelder ohne eigene Namen nur, wenn Dokumente keine Callback-Adresse haben. Geben Sie den Optionsfeldern verschiedene Namen.</translation>
    </message>
    <message>
        <source>“%1” must be the position of one of its buttons, from 1 to %2.</source>
        <translation>„%1“ nimmt nur den Platz eines seiner Optionsfelder an, von 1 bis %2.</translation>
    </message>
    <message>
        <source>“%1” can be read as %2 or %3. Enter one of them.</source>
        <translation>„%1“ kann als %2 oder als %3 gelesen werden: Schreiben Sie eines davon.</translation>
    </message>
    <message>
        <source>Values of this document changed after they were shown to you. Check the differences, then finish again.</source>
        <translation>Werte dieses Dokuments haben sich geändert, nachdem sie Ihnen angezeigt wurden. Prüfen Sie die Unterschiede und schließen Sie dann erneut ab.</translation>
    </message>
    <message>
        <source>The stored value isn&apos;t the one that was shown.</source>
        <translation>Der gespeicherte Wert ist nicht der angezeigte.</translation>
    </message>
    <message>
        <source>This service can&apos;t send email. Copy the signing link instead.</source>
        <translation>Dieser Dienst kann keine E-Mails senden. Kopieren Sie stattdessen den Signaturlink.</translation>
    </message>
    <message>
        <source>This recipient has no email address. Copy the signing link instead.</source>
        <translation>Dieser Empfänger hat keine E-Mail-Adresse. Kopieren Sie stattdessen den Signaturlink.</translation>
    </message>
    <message>
        <source>The consent text has changed. Read it again, then agree and finish.</source>
        <translation>Der Einwilligungstext hat sich geändert. Lesen Sie ihn noch einmal, stimmen Sie zu und schließen Sie dann ab.</translation>
    </message>
    <message>
        <source>The last reminder was sent less than ten minutes ago. Try again later.</source>
        <translation>Die letzte Erinnerung ist weniger als zehn Minuten her.</translation>
    </message>
    <message>
        <source>“%1” is a placeholder. Enter the recipient&apos;s name.</source>
        <translation>„%1“ ist ein Platzhalter. Geben Sie den Namen des Empfängers ein.</translation>
    </message>
    <message>
        <source>%1 is the only radio button of the group “%2”.</source>
        <translation>%1 ist das einzige Optionsfeld der Gruppe „%2“.</translation>
    </message>
    <message>
        <source>%1 has no text.</source>
        <translation>%1 hat keinen Text.</translation>
    </message>
    <message>
        <source>The condition of %1 can never be met, so the field is never shown.</source>
        <translation>Die Bedingung von %1 kann nie erfüllt sein: Es wird nie angezeigt.</translation>
    </message>
    <message>
        <source>%1 was copied without “%2”, which its condition refers to. The copy is always shown.</source>
        <translation>%1 wurde ohne „%2“ kopiert, worauf sich seine Bedingung bezog: Es wird immer angezeigt.</translation>
    </message>
    <message>
        <source>All values of the document together can have at most %1 characters.</source>
        <translation>Alle Werte des Dokuments dürfen zusammen höchstens %1 Zeichen haben.</translation>
    </message>
    <message>
        <source>The pictures have more than %1 megapixels in total. Use smaller pictures.</source>
        <translation>Die Bilder haben zusammen mehr als %1 Megapixel. Verwenden Sie kleinere Bilder.</translation>
    </message>
    <message>
        <source>The access code is too short. Use at least %1 characters.</source>
        <translation>Der Zugangscode ist zu kurz. Verwenden Sie mindestens %1 Zeichen.</translation>
    </message>
    <message>
        <source>Too many wrong codes. Try again in %1 min, or ask the sender for help.</source>
        <translation>Zu viele falsche Codes. Versuchen Sie es in %1 Min. erneut, oder bitten Sie den Absender um Hilfe.</translation>
    </message>
    <message>
        <source>Move this document to the trash first.</source>
        <translation>Legen Sie dieses Dokument zuerst in den Papierkorb.</translation>
    </message>
    <message>
        <source>The disk is full. Free some space, then try again.</source>
        <translation>Der Datenträger ist voll. Bis wieder Platz ist, kann nichts gespeichert werden.</translation>
    </message>
    <message>
        <source>The upload limit has been reached. Try again later.</source>
        <translation>Es wurde zu viel hochgeladen. Versuchen Sie es später erneut.</translation>
    </message>
    <message>
        <source>Requests from other websites are not accepted.</source>
        <translation>Diese Anfrage kommt von einer anderen Website.</translation>
    </message>
    <message>
        <source>The seal key is missing, but documents were sealed with it. Sealing is stopped until the key is restored from a backup. To seal with a new key from now on, start the service once with --new-seal-key.</source>
        <translation>Der Schlüssel des Siegels fehlt, obwohl Dokumente damit versiegelt wurden. Es wird nichts versiegelt, bis er aus einer Sicherung wiederhergestellt ist. Um ab jetzt mit einem neuen Schlüssel zu versiegeln, starten Sie den Dienst einmal mit --new-seal-key.</translation>
    </message>
    <message>
        <source>The access code for %1 has fewer than %2 characters.</source>
        <translation>Der Zugangscode für %1 hat weniger als %2 Zeichen.</translation>
    </message>
    <message>
        <source>The database doesn&apos;t respond. Try again in a moment.</source>
        <translation>Die Datenbank antwortet nicht. Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>“%1” must be checked.</source>
        <translation>„%1“ muss angekreuzt sein.</translation>
    </message>
    <message>
        <source>“%1” requires your signature.</source>
        <translation>„%1“ braucht Ihre Unterschrift.</translation>
    </message>
    <message>
        <source>“%1” allows only one choice.</source>
        <translation>Bei „%1“ ist nur eine Auswahl möglich.</translation>
    </message>
    <message>
        <source>Make a choice for “%1”.</source>
        <translation>Bei „%1“ fehlt eine Auswahl.</translation>
    </message>
    <message>
        <source>Field %1</source>
        <translation>Feld %1</translation>
    </message>
    <message>
        <source>Field “%1”</source>
        <translation>Feld „%1“</translation>
    </message>
    <message>
        <source>Recipient %1</source>
        <translation>Empfänger %1</translation>
    </message>
    <message>
        <source>This field</source>
        <translation>Dieses Feld</translation>
    </message>
    <message>
        <source>This form has been opened too often in the last hour. Try again later.</source>
        <translation>Dieses Formular wurde in der letzten Stunde zu oft geöffnet. Versuchen Sie es später erneut.</translation>
    </message>
    <message>
        <source>This account has reached its storage limit of %1. Delete documents permanently, or ask the operator to raise the limit.</source>
        <translation>Dieses Konto ist voll: Seine Dateien dürfen %1 belegen. Löschen Sie Dokumente endgültig, oder bitten Sie den Betreiber um mehr.</translation>
    </message>
    <message>
        <source>This account has reached its limit of %1 documents, including templates and the trash. Delete documents permanently, or ask the operator to raise the limit.</source>
        <translation>Dieses Konto ist voll: Es fasst %1 Dokumente, Vorlagen und Papierkorb eingeschlossen. Löschen Sie Dokumente endgültig, oder bitten Sie den Betreiber um mehr.</translation>
    </message>
    <message>
        <source>Other people&apos;s fields were corrected too often in this document. Finish your part, or ask the sender for a new document.</source>
        <translation>Die Felder anderer wurden in diesem Dokument zu oft berichtigt. Schließen Sie Ihren Teil ab, oder bitten Sie den Absender um ein neues Dokument.</translation>
    </message>
    <message>
        <source>The hourly limit must be between 0 and 100000 documents.</source>
        <translation>Die Grenze pro Stunde muss zwischen 0 und 100000 Dokumenten liegen.</translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <translation>Wartet auf %1</translation>
    </message>
    <message>
        <source>Waiting for %1 and %2</source>
        <translation>Wartet auf %1 und %2</translation>
    </message>
    <message>
        <source>Waiting for %1, %2 and %3</source>
        <translation>Wartet auf %1, %2 und %3</translation>
    </message>
    <message>
        <source>Waiting for %1, %2 and %3 others</source>
        <translation>Wartet auf %1, %2 und %3 weitere</translation>
    </message>
    <message>
        <source>Waiting for %1 to open it</source>
        <translation>Wartet, bis %1 es öffnet</translation>
    </message>
    <message>
        <source>Waiting for %1 to sign</source>
        <translation>Wartet auf die Unterschrift von %1</translation>
    </message>
    <message>
        <source>Waiting for %1 to read</source>
        <translation>Wartet, bis %1 es liest</translation>
    </message>
    <message>
        <source>Waiting for %1 to approve</source>
        <translation>Wartet auf die Genehmigung von %1</translation>
    </message>
    <message>
        <source>Waiting for %1 to fill in</source>
        <translation>Wartet, bis %1 es ausfüllt</translation>
    </message>
    <message>
        <source>%1 (hosted by %2)</source>
        <translation>%1 (geleitet von %2)</translation>
    </message>
    <message>
        <source>%1, hosted by %2</source>
        <translation>%1, geleitet von %2</translation>
    </message>
    <message>
        <source>a recipient</source>
        <translation>einen Empfänger</translation>
    </message>
    <message>
        <source>its response is too large</source>
        <translation>ihre Antwort ist zu groß</translation>
    </message>
    <message>
        <source>its response is not a time-stamp</source>
        <translation>ihre Antwort ist kein Zeitstempel</translation>
    </message>
    <message>
        <source>it rejected the request (status %1)</source>
        <translation>sie hat die Anfrage abgelehnt (Status %1)</translation>
    </message>
    <message>
        <source>its response is not signed correctly</source>
        <translation>ihre Antwort ist nicht richtig signiert</translation>
    </message>
    <message>
        <source>its response can&apos;t be checked</source>
        <translation>ihre Antwort kann nicht geprüft werden</translation>
    </message>
    <message>
        <source>its response can&apos;t be read</source>
        <translation>ihre Antwort kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>its time-stamp is too large</source>
        <translation>ihr Zeitstempel ist zu groß</translation>
    </message>
    <message>
        <source>The time-stamp request could not be created: %1</source>
        <translation>Die Zeitstempelanfrage konnte nicht erstellt werden: %1</translation>
    </message>
    <message>
        <source>no authority is set</source>
        <translation>keine Stelle ist eingestellt</translation>
    </message>
    <message>
        <source>the response is too large</source>
        <translation>die Antwort ist zu groß</translation>
    </message>
    <message>
        <source>the responder did not answer</source>
        <translation>der Auskunftsdienst hat nicht geantwortet</translation>
    </message>
    <message>
        <source>the response can&apos;t be read</source>
        <translation>die Antwort kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>the response is not for this request</source>
        <translation>die Antwort gehört nicht zu dieser Anfrage</translation>
    </message>
    <message>
        <source>the response is not signed by the issuer or its delegate</source>
        <translation>die Antwort ist nicht vom Aussteller oder seinem Beauftragten signiert</translation>
    </message>
    <message>
        <source>the response is for a different certificate</source>
        <translation>die Antwort betrifft ein anderes Zertifikat</translation>
    </message>
    <message>
        <source>the response is out of date</source>
        <translation>die Antwort ist nicht aktuell</translation>
    </message>
    <message>
        <source>the responder does not know the certificate</source>
        <translation>der Auskunftsdienst kennt das Zertifikat nicht</translation>
    </message>
    <message>
        <source>the request cannot be created</source>
        <translation>die Anfrage kann nicht erstellt werden</translation>
    </message>
    <message>
        <source>the certificate revocation list is too large</source>
        <translation>die Sperrliste ist zu groß</translation>
    </message>
    <message>
        <source>the certificate revocation list cannot be read</source>
        <translation>die Sperrliste kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>the certificate revocation list is not current</source>
        <translation>die Sperrliste ist nicht aktuell</translation>
    </message>
    <message>
        <source>the certificate revocation list is not signed by the issuer</source>
        <translation>die Sperrliste ist nicht vom Aussteller signiert</translation>
    </message>
    <message>
        <source>the certificate “%1” names no address for revocation checks</source>
        <translation>das Zertifikat „%1“ nennt keine Adresse für Sperrprüfungen</translation>
    </message>
    <message>
        <source>the revocation status of “%1” is unknown: %2</source>
        <translation>der Sperrstatus von „%1“ ist unbekannt: %2</translation>
    </message>
    <message>
        <source>the certificate “%1” was revoked</source>
        <translation>das Zertifikat „%1“ wurde gesperrt</translation>
    </message>
    <message>
        <source>the certificate of “%1”, the issuer of “%2”</source>
        <translation>das Zertifikat von „%1“, dem Aussteller von „%2“</translation>
    </message>
    <message>
        <source>The file of trusted authorities can&apos;t be read.</source>
        <translation>Die Datei der vertrauenswürdigen Zertifizierungsstellen kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Storing a sealed document was interrupted: %1</source>
        <translation>Das Speichern eines versiegelten Dokuments wurde unterbrochen: %1</translation>
    </message>
    <message>
        <source>The file of trusted authorities for the mail server can&apos;t be read.</source>
        <translation>Die Datei der vertrauenswürdigen Zertifizierungsstellen des Mailservers kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The time-stamped file failed verification: %1</source>
        <translation>Die Datei mit Zeitstempel hat die Prüfung nicht bestanden: %1</translation>
    </message>
    <message>
        <source>The time-stamped file doesn&apos;t begin with the delivered file.</source>
        <translation>Die Datei mit Zeitstempel beginnt nicht mit der ausgelieferten Datei.</translation>
    </message>
    <message>
        <source>The files changed while they were being time-stamped.</source>
        <translation>Die Dateien haben sich geändert, während sie mit Zeitstempeln versehen wurden.</translation>
    </message>
    <message>
        <source>An earlier signature (%1) would become invalid: %2</source>
        <translation>Eine frühere Signatur (%1) bliebe nicht gültig: %2</translation>
    </message>
    <message>
        <source>The seal next to the earlier signatures failed verification.</source>
        <translation>Das Siegel neben früheren Signaturen hat die Prüfung nicht bestanden.</translation>
    </message>
    <message>
        <source>Someone else signed in the meantime.</source>
        <translation>Inzwischen hat jemand anderes unterschrieben.</translation>
    </message>
    <message>
        <source>The document was changed while it was being signed.</source>
        <translation>Das Dokument wurde während des Unterschreibens geändert.</translation>
    </message>
    <message>
        <source>The signature of %1 failed verification: %2</source>
        <translation>Die Signatur von %1 hat die Prüfung nicht bestanden: %2</translation>
    </message>
    <message>
        <source>Being sealed</source>
        <translation>Wird versiegelt</translation>
    </message>
    <message>
        <source>Being sealed, attempt %1: %2</source>
        <translation>Wird versiegelt, Versuch %1: %2</translation>
    </message>
    <message>
        <source>Sealed at level %1. Level %2 is pending: %3</source>
        <translation>Versiegelt auf Stufe %1, wartet auf %2: %3</translation>
    </message>
    <message>
        <source>Signing was interrupted: %1</source>
        <translation>Das Unterschreiben wurde unterbrochen: %1</translation>
    </message>
    <message>
        <source>Time-stamping was interrupted: %1</source>
        <translation>Die Zeitstempelung wurde unterbrochen: %1</translation>
    </message>
    <message>
        <source>From the template “%1” (%2)</source>
        <translation>Aus der Vorlage „%1“ (%2)</translation>
    </message>
    <message>
        <source>Moved to the trash</source>
        <translation>In den Papierkorb verschoben</translation>
    </message>
    <message>
        <source>“%1” was encrypted without a password and was stored decrypted. SHA-256 of the upload %2, of the stored file %3</source>
        <translation>„%1“ war ohne Passwort verschlüsselt und wird entschlüsselt aufbewahrt: SHA-256 wie hochgeladen %2, wie aufbewahrt %3</translation>
    </message>
    <message>
        <source>%1; permissions restricted by its author: %2</source>
        <translation>%1; eingeschränkt vom Autor: %2</translation>
    </message>
    <message>
        <source>“%1” was damaged and was repaired. SHA-256 of the upload %2, of the stored file %3</source>
        <translation>„%1“ war beschädigt und wurde repariert: SHA-256 wie hochgeladen %2, wie aufbewahrt %3</translation>
    </message>
    <message>
        <source>SHA-256 %1, %2 bytes, “%3”: %4</source>
        <translation>SHA-256 %1, %2 Bytes, „%3“: %4</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>„%1“: %2</translation>
    </message>
    <message>
        <source>%1: %2 wrong codes, locked for %3 minutes</source>
        <translation>%1: %2 falsche Codes, für %3 Minuten gesperrt</translation>
    </message>
    <message>
        <source>%1 to %2: %3</source>
        <translation>%1 an %2: %3</translation>
    </message>
    <message>
        <source>The callback address did not accept the document for three days: %1</source>
        <translation>Die Callback-Adresse hat das Dokument drei Tage lang nicht angenommen: %1</translation>
    </message>
    <message>
        <source>Sealed by %1, certificate SHA-256 %2</source>
        <translation>Versiegelt von %1, Zertifikat SHA-256 %2</translation>
    </message>
    <message>
        <source>Sealed by %1, certificate SHA-256 %2, %3</source>
        <translation>Versiegelt von %1, Zertifikat SHA-256 %2, %3</translation>
    </message>
    <message>
        <source>the address is invalid</source>
        <translation>die Adresse ist ungültig</translation>
    </message>
    <message>
        <source>the host name was not found</source>
        <translation>der Hostname wurde nicht gefunden</translation>
    </message>
    <message>
        <source>no connection</source>
        <translation>keine Verbindung</translation>
    </message>
    <message>
        <source>the request timed out</source>
        <translation>keine rechtzeitige Antwort</translation>
    </message>
    <message>
        <source>the service is shutting down</source>
        <translation>der Dienst wird beendet</translation>
    </message>
    <message>
        <source>the server&apos;s certificate was not accepted</source>
        <translation>das Zertifikat des Servers wurde nicht angenommen</translation>
    </message>
    <message>
        <source>the file of trusted authorities cannot be read</source>
        <translation>die Datei der vertrauenswürdigen Zertifizierungsstellen kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>no secure connection</source>
        <translation>keine sichere Verbindung</translation>
    </message>
    <message>
        <source>the connection was lost</source>
        <translation>die Verbindung wurde unterbrochen</translation>
    </message>
    <message>
        <source>the connection failed</source>
        <translation>es kann keine Verbindung hergestellt werden</translation>
    </message>
    <message>
        <source>this address is not allowed (loopback, private or reserved)</source>
        <translation>diese Adresse ist nicht erlaubt (Loopback, privat oder reserviert)</translation>
    </message>
    <message>
        <source>the server answered with status %1</source>
        <translation>der Server hat mit %1 geantwortet</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>level %1, time-stamp by %2</source>
        <translation>Stufe %1, Zeitstempel von %2</translation>
    </message>
    <message>
        <source>%1; it will be raised to %2: %3</source>
        <translation>%1; wird auf %2 angehoben: %3</translation>
    </message>
    <message>
        <source>%1; level %2 was not reached: %3</source>
        <translation>%1; nicht %2: %3</translation>
    </message>
    <message>
        <source>%1: in every file, by %2, certificate SHA-256 %3</source>
        <translation>%1: in jeder Datei, von %2, Zertifikat SHA-256 %3</translation>
    </message>
    <message>
        <source>%1: in every file, by %2, certificate SHA-256 %3, time-stamp by %4</source>
        <translation>%1: in jeder Datei, von %2, Zertifikat SHA-256 %3, Zeitstempel von %4</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation>Von %1 auf %2</translation>
    </message>
    <message>
        <source>From %1 to %2, time-stamp by %3</source>
        <translation>Von %1 auf %2, Zeitstempel von %3</translation>
    </message>
    <message>
        <source>At %1, the requested level</source>
        <translation>Auf %1, der geforderten Stufe</translation>
    </message>
    <message>
        <source>At %1: %2</source>
        <translation>Auf %1: %2</translation>
    </message>
    <message>
        <source>invitation</source>
        <translation>Einladung</translation>
    </message>
    <message>
        <source>reminder</source>
        <translation>Erinnerung</translation>
    </message>
    <message>
        <source>deadline warning</source>
        <translation>Fristwarnung</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>abgeschlossen</translation>
    </message>
    <message>
        <source>declined</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>abgelaufen</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>geöffnet</translation>
    </message>
    <message>
        <source>signed</source>
        <translation>unterschrieben</translation>
    </message>
    <message>
        <source>one-time code</source>
        <translation>Einmalcode</translation>
    </message>
    <message>
        <source>wrong codes</source>
        <translation>falsche Codes</translation>
    </message>
    <message>
        <source>Another row goes to the same people.</source>
        <translation>Eine andere Zeile geht an dieselben Personen.</translation>
    </message>
    <message>
        <source>%1 other rows go to the same people.</source>
        <translation>%1 andere Zeilen gehen an dieselben Personen.</translation>
    </message>
    <message>
        <source>“%1” requires a name.</source>
        <translation>„%1“ braucht einen Namen.</translation>
    </message>
    <message>
        <source>“%1” requires an email address.</source>
        <translation>„%1“ braucht eine E-Mail-Adresse.</translation>
    </message>
    <message>
        <source>Choose the column that holds the email addresses for “%1”.</source>
        <translation>Wählen Sie die Spalte mit den E-Mail-Adressen für „%1“.</translation>
    </message>
    <message>
        <source>Choose the column that holds the names for “%1”.</source>
        <translation>Wählen Sie die Spalte mit den Namen für „%1“.</translation>
    </message>
    <message>
        <source>This service supports several people per row only for documents without a callback address.</source>
        <translation>Dieser Dienst nimmt mehrere Personen pro Zeile nur an, wenn Dokumente keine Callback-Adresse haben. Senden Sie diesen Lauf ohne eine.</translation>
    </message>
    <message>
        <source>A row names more people than the template has open roles (%1).</source>
        <translation>Eine Zeile nennt mehr Personen, als die Vorlage offene Rollen hat: %1.</translation>
    </message>
    <message>
        <source>%1 has fields in this document and can&apos;t be removed. Enter another person instead.</source>
        <translation>%1 hat Felder in diesem Dokument und kann nicht entfernt werden. Tragen Sie stattdessen eine andere Person ein.</translation>
    </message>
    <message>
        <source>The field “%1” belongs to %2, who has already acted.</source>
        <translation>Das Feld „%1“ gehört zu %2; diese Person hat bereits gehandelt.</translation>
    </message>
    <message>
        <source>%1: language or other settings</source>
        <translation>%1: Sprache oder andere Einstellungen</translation>
    </message>
    <message>
        <source>%1, step %2</source>
        <translation>%1, Schritt %2</translation>
    </message>
    <message>
        <source>%1: from step %2 to step %3</source>
        <translation>%1: von Schritt %2 zu Schritt %3</translation>
    </message>
    <message>
        <source>Added: %1, changed: %2, removed: %3</source>
        <translation>Hinzugefügt: %1, geändert: %2, entfernt: %3</translation>
    </message>
    <message>
        <source>From %1 to %2 days after sending</source>
        <translation>Von %1 auf %2 Tage nach dem Senden</translation>
    </message>
    <message>
        <source>This server can&apos;t correct a document after it was sent. Cancel it and send it again.</source>
        <translation>Dieser Server kann ein gesendetes Dokument nicht berichtigen. Brechen Sie es ab und senden Sie es erneut.</translation>
    </message>
    <message>
        <source>%1 has already acted and can&apos;t be changed.</source>
        <translation>%1 hat bereits gehandelt und kann nicht mehr geändert werden.</translation>
    </message>
    <message>
        <source>It&apos;s already %1&apos;s turn. Steps can only be changed for people who are still waiting.</source>
        <translation>%1 ist bereits an der Reihe. Nur bei Personen, die noch warten, kann der Schritt geändert werden.</translation>
    </message>
    <message>
        <source>%1 can&apos;t come before step %2; earlier steps are finished.</source>
        <translation>%1 kann nicht vor Schritt %2 stehen; die früheren Schritte sind abgeschlossen.</translation>
    </message>
    <message>
        <source>%1 has already been invited, so their role can&apos;t be changed.</source>
        <translation>%1 wurde bereits eingeladen, deshalb kann die Rolle nicht mehr geändert werden.</translation>
    </message>
    <message>
        <source>From %1 to %2. Values entered before were removed.</source>
        <translation>Von %1 zu %2. Bereits eingetragene Werte wurden entfernt.</translation>
    </message>
    <message>
        <source>%1: authentication and signing link</source>
        <translation>%1: Authentifizierung und Signaturlink</translation>
    </message>
    <message>
        <source>No one with the address %1 still has to act on this document.</source>
        <translation>Niemand mit der Adresse %1 muss bei diesem Dokument noch handeln.</translation>
    </message>
    <message>
        <source>%1; the signing link no longer works</source>
        <translation>%1; der Signaturlink gilt nicht mehr</translation>
    </message>
    <message>
        <source>The files already contain a signer&apos;s digital signature, so the field “%1” can no longer be changed or removed.</source>
        <translation>Die Dateien tragen bereits die eigene Signatur einer Person, deshalb kann das Feld „%1“ nicht mehr geändert oder entfernt werden.</translation>
    </message>
    <message>
        <source>“%1” contains characters that only the font “%2” supports, but that font doesn&apos;t permit embedding: %3.</source>
        <translation>„%1“ enthält Zeichen, die nur die Schriftart „%2“ hat, und diese Schriftart erlaubt keine Einbettung: %3.</translation>
    </message>
    <message>
        <source>Your data couldn&apos;t be backed up to %1 before the upgrade, so nothing was changed. Free some disk space, then start Inkstone again. (%2)</source>
        <translation>Ihre Daten konnten vor der Aktualisierung nicht nach %1 gesichert werden; es wurde nichts geändert. Geben Sie Speicherplatz frei, und starten Sie Inkstone dann erneut. (%2)</translation>
    </message>
    <message>
        <source>Your administrator has set the service to %1. You can&apos;t connect to another one.</source>
        <translation>Ihr Administrator hat den Dienst auf %1 festgelegt. Sie können sich mit keinem anderen verbinden.</translation>
    </message>
    <message>
        <source>Your administrator doesn&apos;t allow the service on this computer. Connect to your team&apos;s service.</source>
        <translation>Ihr Administrator lässt den Dienst auf diesem Computer nicht zu. Verbinden Sie sich mit dem Dienst Ihres Teams.</translation>
    </message>
    <message>
        <source>Your administrator doesn&apos;t allow API keys to be stored on this computer.</source>
        <translation>Ihr Administrator lässt nicht zu, dass API-Schlüssel auf diesem Computer gespeichert werden.</translation>
    </message>
    <message>
        <source>This invitation was changed or passed on to another person. This link is no longer valid.</source>
        <translation>Diese Einladung wurde geändert oder an eine andere Person delegiert; dieser Link gilt nicht mehr.</translation>
    </message>
    <message>
        <source>The email address doesn&apos;t exist (%1).</source>
        <translation>Die E-Mail-Adresse gibt es nicht (%1).</translation>
    </message>
    <message>
        <source>The domain of the email address wasn&apos;t found or accepts no email (%1).</source>
        <translation>Die Domain der E-Mail-Adresse wurde nicht gefunden oder nimmt keine E-Mails an (%1).</translation>
    </message>
    <message>
        <source>The mailbox is disabled (%1).</source>
        <translation>Das Postfach ist deaktiviert (%1).</translation>
    </message>
    <message>
        <source>The mailbox is full (%1).</source>
        <translation>Das Postfach ist voll (%1).</translation>
    </message>
    <message>
        <source>The message is too large for the mailbox (%1).</source>
        <translation>Die Nachricht ist zu groß für das Postfach (%1).</translation>
    </message>
    <message>
        <source>The recipient&apos;s mail server rejected the message (%1).</source>
        <translation>Der Mailserver des Empfängers hat die Nachricht abgewiesen (%1).</translation>
    </message>
    <message>
        <source>The recipient&apos;s mail server couldn&apos;t be reached in time (%1).</source>
        <translation>Der Mailserver des Empfängers war nicht rechtzeitig erreichbar (%1).</translation>
    </message>
    <message>
        <source>The message was returned as undeliverable (%1).</source>
        <translation>Die Nachricht kam als unzustellbar zurück (%1).</translation>
    </message>
    <message>
        <source>Delivery is delayed; the mail server is still trying (%1).</source>
        <translation>Die Zustellung verzögert sich; der Mailserver versucht es weiter (%1).</translation>
    </message>
    <message>
        <source>A delivery failure was reported for another address (%1). This address may forward its email.</source>
        <translation>Für eine andere Adresse wurde ein Zustellfehler gemeldet (%1). Möglicherweise leitet diese Adresse ihre E-Mails weiter.</translation>
    </message>
    <message>
        <source>undelivered email</source>
        <translation>nicht zugestellte E-Mail</translation>
    </message>
    <message>
        <source>The mailbox can&apos;t be opened. The mail server answered: %1</source>
        <translation>Das Postfach lässt sich nicht öffnen. Der Mailserver antwortete: %1</translation>
    </message>
    <message>
        <source>The mail server sent an unexpected response.</source>
        <translation>Der Mailserver gab eine unerwartete Antwort.</translation>
    </message>
    <message>
        <source>The message was sent, but the incoming mail server can&apos;t be used: %1</source>
        <translation>Die Nachricht wurde gesendet, aber der Posteingangsserver kann nicht verwendet werden: %1</translation>
    </message>
    <message>
        <source>The sender doesn&apos;t allow you to delegate this document.</source>
        <translation>Der Absender erlaubt Ihnen nicht, dieses Dokument zu delegieren.</translation>
    </message>
    <message>
        <source>You have already acted on this document, so you can&apos;t delegate it.</source>
        <translation>Sie haben dieses Dokument bereits bearbeitet und können es nicht mehr delegieren.</translation>
    </message>
    <message>
        <source>This person is already a recipient of the document.</source>
        <translation>Diese Person ist bereits Empfänger des Dokuments.</translation>
    </message>
    <message>
        <source>Enter the name of the person.</source>
        <translation>Geben Sie den Namen der Person ein.</translation>
    </message>
    <message>
        <source>Enter the email address of the person.</source>
        <translation>Geben Sie die E-Mail-Adresse der Person ein.</translation>
    </message>
    <message>
        <source>From %1 to %2. Reason: %3</source>
        <translation>Von %1 an %2. Grund: %3</translation>
    </message>
    <message>
        <source>delegated</source>
        <translation>delegiert</translation>
    </message>
    <message>
        <source>Each text must have a different language. Supported languages: %1.</source>
        <translation>Jeder Text braucht eine eigene Sprache, eine von: %1.</translation>
    </message>
    <message>
        <source>This text can have at most %1 characters.</source>
        <translation>Dieser Text hat höchstens %1 Zeichen.</translation>
    </message>
    <message>
        <source>This text can&apos;t contain control characters.</source>
        <translation>Dieser Text darf keine Steuerzeichen enthalten.</translation>
    </message>
    <message>
        <source>A consent text must be a single paragraph without line breaks.</source>
        <translation>Ein Einwilligungstext ist ein Absatz ohne Zeilenumbrüche.</translation>
    </message>
    <message>
        <source>Return addresses must be full https addresses without a user name. At most %1 are allowed.</source>
        <translation>Rücksprungadressen müssen vollständige https-Adressen ohne Benutzernamen sein, höchstens %1.</translation>
    </message>
    <message>
        <source>This isn&apos;t one of the return addresses of the account.</source>
        <translation>Das ist keine der Rücksprungadressen des Kontos.</translation>
    </message>
    <message>
        <source>Enter your question or comment.</source>
        <translation>Geben Sie Ihre Frage oder Anmerkung ein.</translation>
    </message>
    <message>
        <source>Enter your answer.</source>
        <translation>Geben Sie Ihre Antwort ein.</translation>
    </message>
    <message>
        <source>Questions can be asked and answered only while the document is being signed.</source>
        <translation>Fragen können nur gestellt und beantwortet werden, solange das Dokument unterschrieben wird.</translation>
    </message>
    <message>
        <source>You can ask questions once it is your turn.</source>
        <translation>Sie können Fragen stellen, sobald Sie an der Reihe sind.</translation>
    </message>
    <message>
        <source>You have asked %1 questions within an hour. Try again later.</source>
        <translation>Sie haben innerhalb einer Stunde %1 Fragen gestellt. Versuchen Sie es später erneut.</translation>
    </message>
    <message>
        <source>A document can have at most %1 questions.</source>
        <translation>Ein Dokument kann höchstens %1 Fragen haben.</translation>
    </message>
    <message>
        <source>A question can have at most %1 answers.</source>
        <translation>Eine Frage kann höchstens %1 Antworten haben.</translation>
    </message>
    <message>
        <source>The document has no such question.</source>
        <translation>Diese Frage gibt es in dem Dokument nicht.</translation>
    </message>
    <message>
        <source>This place isn&apos;t on a page of the document.</source>
        <translation>Diese Stelle liegt auf keiner Seite des Dokuments.</translation>
    </message>
    <message>
        <source>About the document: %1</source>
        <translation>Zum Dokument: %1</translation>
    </message>
    <message>
        <source>About page %1 (%2 pt from the left, %3 pt from the top): %4</source>
        <translation>Zu Seite %1 (%2 pt von links, %3 pt von oben): %4</translation>
    </message>
    <message>
        <source>To question %1: %2</source>
        <translation>Zu Frage %1: %2</translation>
    </message>
    <message>
        <source>question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>All members of the group “%1” must be in the same step.</source>
        <translation>Alle Mitglieder der Gruppe „%1“ müssen im selben Schritt sein.</translation>
    </message>
    <message>
        <source>The number of members who must act has to be the same for all members of the group “%1”.</source>
        <translation>Bei den Mitgliedern der Gruppe „%1“ ist unterschiedlich angegeben, wie viele handeln müssen.</translation>
    </message>
    <message>
        <source>%1 members of the group “%2” must act, but it has only %3.</source>
        <translation>%1 Mitglieder der Gruppe „%2“ müssen handeln, sie hat aber nur %3.</translation>
    </message>
    <message>
        <source>%1 only gets a copy and can&apos;t be a member of the group “%2”.</source>
        <translation>%1 erhält nur eine Kopie und kann nicht Mitglied der Gruppe „%2“ sein.</translation>
    </message>
    <message>
        <source>%1 is a witness, but there is no signer above them in the list.</source>
        <translation>%1 ist Zeuge, aber in der Liste steht darüber niemand, der unterschreibt.</translation>
    </message>
    <message>
        <source>%1 is a witness and has to be a signer.</source>
        <translation>%1 ist Zeuge und muss unterschreiben.</translation>
    </message>
    <message>
        <source>%1 is a witness and can&apos;t be a member of a group as well.</source>
        <translation>%1 ist Zeuge und kann nicht zugleich Mitglied einer Gruppe sein.</translation>
    </message>
    <message>
        <source>%1 must be in the same step as the person whose signature they witness.</source>
        <translation>%1 muss im selben Schritt sein wie die Person, deren Unterschrift bezeugt wird.</translation>
    </message>
    <message>
        <source>Nobody in an earlier step can name %1.</source>
        <translation>Niemand in einem früheren Schritt kann %1 benennen.</translation>
    </message>
    <message>
        <source>The document expires before it&apos;s %1&apos;s turn.</source>
        <translation>Das Dokument läuft ab, bevor %1 an der Reihe ist.</translation>
    </message>
    <message>
        <source>“%1” stays empty when other members of the group “%2” act first.</source>
        <translation>„%1“ bleibt leer, wenn andere Mitglieder der Gruppe „%2“ zuerst handeln.</translation>
    </message>
    <message>
        <source>%1 is invited on %2 (UTC)</source>
        <translation>%1 wird am %2 (UTC) eingeladen</translation>
    </message>
    <message>
        <source>a person named by %1</source>
        <translation>eine von %1 benannte Person</translation>
    </message>
    <message>
        <source>Enter the name and the email address of the next recipient.</source>
        <translation>Geben Sie den Namen und die E-Mail-Adresse der nächsten Person ein.</translation>
    </message>
    <message>
        <source>%1 is already a recipient of the document.</source>
        <translation>%1 gehört bereits zu den Empfängern des Dokuments.</translation>
    </message>
    <message>
        <source>%1 no longer has to act</source>
        <translation>%1 muss nicht mehr handeln</translation>
    </message>
    <message>
        <source>For %1 (UTC)</source>
        <translation>Für %1 (UTC)</translation>
    </message>
    <message>
        <source>The scheduled time must be in the future.</source>
        <translation>Der Zeitpunkt des Versands muss in der Zukunft liegen.</translation>
    </message>
    <message>
        <source>Only a draft can be scheduled.</source>
        <translation>Nur ein Entwurf kann geplant werden.</translation>
    </message>
    <message>
        <source>Will be sent on %1 (UTC)</source>
        <translation>Wird am %1 (UTC) gesendet</translation>
    </message>
    <message>
        <source>Couldn&apos;t be sent at the scheduled time: %1</source>
        <translation>Konnte zum geplanten Zeitpunkt nicht gesendet werden: %1</translation>
    </message>
    <message>
        <source>This server doesn&apos;t support groups, witnesses, recipients named by others, delays or scheduled sending.</source>
        <translation>Dieser Server unterstützt keine Gruppen, Zeugen, von anderen benannte Empfänger, Verzögerungen oder geplanten Versand.</translation>
    </message>
    <message>
        <source>%1 has a witness. Remove the witness first.</source>
        <translation>%1 hat einen Zeugen und kann nicht vor diesem entfernt werden.</translation>
    </message>
    <message>
        <source>“%1” must be an email address, such as name@example.com.</source>
        <translation>„%1“ muss eine E-Mail-Adresse sein, etwa name@example.com.</translation>
    </message>
    <message>
        <source>“%1” must be a phone number, such as +49 30 901820.</source>
        <translation>„%1“ muss eine Telefonnummer sein, etwa +49 30 901820.</translation>
    </message>
    <message>
        <source>“%1” must be %2 or later.</source>
        <translation>„%1“ darf nicht vor dem %2 liegen.</translation>
    </message>
    <message>
        <source>“%1” must be %2 or earlier.</source>
        <translation>„%1“ darf nicht nach dem %2 liegen.</translation>
    </message>
    <message>
        <source>Select at least %2 of the boxes in “%1”.</source>
        <translation>Wählen Sie mindestens %2 der Kästchen von „%1“.</translation>
    </message>
    <message>
        <source>Select at most %2 of the boxes in “%1”.</source>
        <translation>Wählen Sie höchstens %2 der Kästchen von „%1“.</translation>
    </message>
    <message>
        <source>This document is already being signed, or it isn&apos;t the one that was shown to you. Refresh the list.</source>
        <translation>Dieses Dokument wird bereits unterschrieben, oder es ist nicht das, das Ihnen gezeigt wurde. Aktualisieren Sie die Liste.</translation>
    </message>
    <message>
        <source>Go through all pages of this document before you sign it.</source>
        <translation>Sehen Sie alle Seiten dieses Dokuments an, bevor Sie es unterschreiben.</translation>
    </message>
    <message>
        <source>This document needs more than your signature. Fill it in on its signing page.</source>
        <translation>Dieses Dokument braucht mehr als Ihre Unterschrift. Füllen Sie es auf seiner Seite zum Unterschreiben aus.</translation>
    </message>
    <message>
        <source>This document requires a code. Open it on its signing page.</source>
        <translation>Dieses Dokument verlangt einen Code. Öffnen Sie es auf seiner Seite zum Unterschreiben.</translation>
    </message>
    <message>
        <source>This document changed after it was shown to you. Go through it again.</source>
        <translation>Dieses Dokument hat sich geändert, nachdem es Ihnen gezeigt wurde. Sehen Sie es noch einmal an.</translation>
    </message>
    <message>
        <source>You haven&apos;t agreed to the consent text of this document.</source>
        <translation>Sie haben dem Einwilligungstext dieses Dokuments nicht zugestimmt.</translation>
    </message>
    <message>
        <source>%1 signed a printout. Scan: %2 pages, SHA-256 %3</source>
        <translation>%1 hat einen Ausdruck unterschrieben. Scan: %2 Seiten, SHA-256 %3</translation>
    </message>
    <message>
        <source>Only the signature of a single signer can be recorded from paper.</source>
        <translation>Nur die Unterschrift eines einzelnen Unterzeichners kann vom Papier übernommen werden.</translation>
    </message>
    <message>
        <source>Send the scan as one PDF file.</source>
        <translation>Senden Sie den Scan als eine PDF-Datei.</translation>
    </message>
    <message>
        <source>Choose the column that holds the phone numbers for codes by SMS.</source>
        <translation>Wählen Sie die Spalte mit den Telefonnummern für Codes per SMS.</translation>
    </message>
    <message>
        <source>Choose the column that holds the phone numbers for “%1”.</source>
        <translation>Wählen Sie die Spalte mit den Telefonnummern für „%1“.</translation>
    </message>
    <message>
        <source>%1 needs a phone number with a country code, such as +49 151 23456789, for the code by SMS.</source>
        <translation>%1 braucht für den Code per SMS eine Telefonnummer mit Ländervorwahl, zum Beispiel +49 151 23456789.</translation>
    </message>
    <message>
        <source>This service isn&apos;t set up to send text messages, so it can&apos;t send codes by SMS. Use an access code.</source>
        <translation>Dieser Dienst ist nicht für den Versand von SMS eingerichtet und kann keine Codes per SMS senden. Verwenden Sie einen Zugangscode.</translation>
    </message>
    <message>
        <source>Enter a phone number with a country code, such as +49 151 23456789.</source>
        <translation>Geben Sie eine Telefonnummer mit Ländervorwahl ein, zum Beispiel +49 151 23456789.</translation>
    </message>
    <message>
        <source>Too many codes were sent to this phone number today. Try again later.</source>
        <translation>An diese Telefonnummer wurden heute zu viele Codes gesendet. Versuchen Sie es später erneut.</translation>
    </message>
    <message>
        <source>The SMS gateway answered with status %1.</source>
        <translation>Das SMS-Gateway antwortete mit dem Status %1.</translation>
    </message>
    <message>
        <source>The SMS gateway&apos;s response doesn&apos;t contain the text that shows success.</source>
        <translation>Die Antwort des SMS-Gateways enthält nicht den Text, der Erfolg bedeutet.</translation>
    </message>
    <message>
        <source>The method must be POST, PUT or GET.</source>
        <translation>Die Methode muss POST, PUT oder GET sein.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid header. Write it as Name: value.</source>
        <translation>„%1“ ist kein gültiger Header. Schreiben Sie ihn als Name: Wert.</translation>
    </message>
    <message>
        <source>The body template isn&apos;t valid JSON.</source>
        <translation>Die Vorlage des Inhalts ist kein gültiges JSON.</translation>
    </message>
    <message>
        <source>The address or the body must contain {to} or {toDigits}, which stand for the phone number.</source>
        <translation>Die Adresse oder der Inhalt muss {to} oder {toDigits} enthalten; sie stehen für die Telefonnummer.</translation>
    </message>
    <message>
        <source>The address or the body must contain {text}, which stands for the message.</source>
        <translation>Die Adresse oder der Inhalt muss {text} enthalten; es steht für die Nachricht.</translation>
    </message>
    <message>
        <source>The secret must not be in the address. Put {secret} into a header or the body.</source>
        <translation>Das Geheimnis darf nicht in der Adresse stehen. Setzen Sie {secret} in einen Header oder in den Inhalt.</translation>
    </message>
    <message>
        <source>The request contains {secret}, but no secret is set.</source>
        <translation>Die Anfrage enthält {secret}, aber es ist kein Geheimnis festgelegt.</translation>
    </message>
    <message>
        <source>The address must start with https://. Only a gateway on this computer or in a private network may use http://.</source>
        <translation>Die Adresse muss mit https:// beginnen. Nur ein Gateway auf diesem Computer oder in einem privaten Netz darf http:// verwenden.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid status. Use numbers such as 200 or groups such as 2xx, separated by commas.</source>
        <translation>„%1“ ist kein gültiger Status. Verwenden Sie Zahlen wie 200 oder Gruppen wie 2xx, getrennt durch Kommas.</translation>
    </message>
    <message>
        <source>Code by SMS for %1 (%2): %3</source>
        <translation>Code per SMS für %1 (%2): %3</translation>
    </message>
    <message>
        <source>Unknown time zone.</source>
        <translation>Diese Zeitzone ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The recipient has no signing link yet.</source>
        <translation>Der Empfänger hat noch keine Adresse zum Unterschreiben.</translation>
    </message>
    <message>
        <source>The signing link belongs to another server.</source>
        <translation>Die Adresse zum Unterschreiben gehört zu einem anderen Server.</translation>
    </message>
    <message>
        <source>The proxy requires a user name and password, or rejected the ones given.</source>
        <translation>Der Proxy verlangt Namen und Passwort oder nimmt diese nicht an.</translation>
    </message>
    <message>
        <source>The recipient of “%1” would be removed. Remove or reassign that field as well.</source>
        <translation>Der Empfänger von „%1“ entfiele: Entfernen Sie auch dieses Feld oder weisen Sie es neu zu.</translation>
    </message>
    <message>
        <source>The signature covers a different type of content than it states.</source>
        <translation>Die Signatur erfasst eine andere Art von Inhalt, als sie angibt.</translation>
    </message>
    <message>
        <source>The unsigned gap in the byte range is larger or smaller than the signature itself.</source>
        <translation>Nicht signiert ist mehr oder weniger als die Signatur selbst.</translation>
    </message>
    <message>
        <source>This signing link is unknown.</source>
        <translation>Dieser Link zum Unterschreiben ist nicht bekannt.</translation>
    </message>
    <message>
        <source>This document was sent in the meantime.</source>
        <translation>Dieses Dokument wurde inzwischen gesendet.</translation>
    </message>
    <message>
        <source>This folder no longer exists.</source>
        <translation>Diesen Ordner gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>Assign a person to this role.</source>
        <translation>Jemand muss diese Rolle übernehmen.</translation>
    </message>
    <message>
        <source>This version is no longer stored.</source>
        <translation>Diese Fassung wird nicht mehr aufbewahrt.</translation>
    </message>
    <message>
        <source>This draft is no longer in the outbox.</source>
        <translation>Dieser Entwurf wartet hier nicht mehr.</translation>
    </message>
    <message>
        <source>A file of this draft is no longer on this computer.</source>
        <translation>Eine Datei dieses Entwurfs ist nicht mehr auf diesem Computer.</translation>
    </message>
    <message>
        <source>This is not a valid delivery ID.</source>
        <translation>Das ist keine Kennung einer Zustellung.</translation>
    </message>
    <message>
        <source>The signing link is not valid.</source>
        <translation>Die Adresse zum Unterschreiben ist nicht verständlich.</translation>
    </message>
    <message>
        <source>The history attached to the file is not valid: %1</source>
        <translation>Der Verlauf, der der Datei beiliegt, ist nicht gültig: %1</translation>
    </message>
    <message>
        <source>“%1” cannot receive email: %2</source>
        <translation>„%1“ kann keine E-Mails empfangen: %2</translation>
    </message>
    <message>
        <source>The mail server doesn&apos;t support addresses with non-ASCII characters before the @.</source>
        <translation>Der Mailserver kann nicht an Adressen mit solchen Buchstaben vor dem @ zustellen.</translation>
    </message>
    <message>
        <source>The signature has no byte range.</source>
        <translation>Die Signatur sagt nicht, was sie signiert.</translation>
    </message>
    <message>
        <source>Line %1, column %2 contains a NUL character. The file may not be text, or it may use another encoding.</source>
        <translation>Zeile %1, Spalte %2 enthält ein NUL-Zeichen: Das ist kein Text oder eine andere Kodierung.</translation>
    </message>
    <message>
        <source>%1 was copied without the fields that its formula %2 refers to. The copy isn&apos;t computed.</source>
        <translation>%1 wurde ohne die Felder kopiert, auf die sich seine Formel %2 bezieht: Es wird nicht berechnet.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be prefilled.</source>
        <translation>%1 kann nicht vorab ausgefüllt werden.</translation>
    </message>
    <message>
        <source>The key of this account is not stored here. Connect again.</source>
        <translation>Der Schlüssel dieses Kontos wird hier nicht aufbewahrt: Verbinden Sie sich neu.</translation>
    </message>
    <message>
        <source>The keychain can&apos;t store keys at the moment. A new key would be lost when Inkstone closes.</source>
        <translation>Der Schlüsselbund nimmt zurzeit keine Schlüssel an: Ein neuer ginge beim Beenden verloren.</translation>
    </message>
    <message>
        <source>This file isn&apos;t an Inkstone template, or it is damaged.</source>
        <translation>Diese Datei ist keine Vorlage von Inkstone, oder sie ist beschädigt.</translation>
    </message>
    <message>
        <source>A file in this template was damaged or changed.</source>
        <translation>Eine Datei in dieser Vorlage ist nicht die hineingelegte: Sie ist beschädigt oder wurde geändert.</translation>
    </message>
    <message>
        <source>The document may or may not have been created.</source>
        <translation>Ob das Dokument erstellt wurde, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>absence notice</source>
        <translation>Abwesenheitshinweis</translation>
    </message>
    <message>
        <source>%1 on behalf of %2, who is absent until %3</source>
        <translation>%1 in Vertretung von %2, abwesend bis %3</translation>
    </message>
    <message>
        <source>%1 is absent until %2. %3 receives the invitation on their behalf.</source>
        <translation>%1 ist bis %2 abwesend. %3 erhält die Einladung in Vertretung.</translation>
    </message>
    <message>
        <source>%1 is absent until %2, and may not delegate to a deputy.</source>
        <translation>%1 ist bis %2 abwesend und darf nicht an eine Vertretung delegieren.</translation>
    </message>
    <message>
        <source>%1 is absent until %2. A deputy can&apos;t receive their code by SMS.</source>
        <translation>%1 ist bis %2 abwesend. Eine Vertretung kann den Code per SMS nicht erhalten.</translation>
    </message>
    <message>
        <source>%1 is absent until %2. The deputy %3 is already a recipient of the document.</source>
        <translation>%1 ist bis %2 abwesend. Die Vertretung %3 ist bereits Empfänger des Dokuments.</translation>
    </message>
    <message>
        <source>%1 is absent until %2, and no deputy is available.</source>
        <translation>%1 ist bis %2 abwesend, und keine Vertretung ist verfügbar.</translation>
    </message>
    <message>
        <source>The list of absences has no deputy for %1 today.</source>
        <translation>In der Liste der Abwesenheiten steht für %1 heute keine Vertretung.</translation>
    </message>
    <message>
        <source>Enter the email address of the absent person.</source>
        <translation>Geben Sie die E-Mail-Adresse der abwesenden Person ein.</translation>
    </message>
    <message>
        <source>Enter the first and the last day of the absence.</source>
        <translation>Geben Sie den ersten und den letzten Tag der Abwesenheit ein.</translation>
    </message>
    <message>
        <source>The last day is before the first day.</source>
        <translation>Der letzte Tag liegt vor dem ersten.</translation>
    </message>
    <message>
        <source>This absence is already over.</source>
        <translation>Diese Abwesenheit ist bereits vorbei.</translation>
    </message>
    <message>
        <source>Enter the name of the deputy.</source>
        <translation>Geben Sie den Namen der Vertretung ein.</translation>
    </message>
    <message>
        <source>Enter the email address of the deputy.</source>
        <translation>Geben Sie die E-Mail-Adresse der Vertretung ein.</translation>
    </message>
    <message>
        <source>The deputy must be a different person.</source>
        <translation>Die Vertretung muss eine andere Person sein.</translation>
    </message>
    <message>
        <source>This person is already absent from %1 to %2.</source>
        <translation>Diese Person ist bereits von %1 bis %2 abwesend.</translation>
    </message>
    <message>
        <source>The list can hold at most %1 absences. Remove some that are over.</source>
        <translation>Die Liste fasst höchstens %1 Abwesenheiten. Entfernen Sie einige, die vorbei sind.</translation>
    </message>
    <message>
        <source>The list has no such absence.</source>
        <translation>Die Liste enthält keine solche Abwesenheit.</translation>
    </message>
    <message>
        <source>%1 signed offline. Time according to the device: %2 (UTC)</source>
        <translation>%1 hat offline unterschrieben. Zeit laut Gerät: %2 (UTC)</translation>
    </message>
    <message>
        <source>%1 can sign on a phone. Network address: %2</source>
        <translation>%1 kann auf dem Handy unterschreiben. Netzwerkadresse: %2</translation>
    </message>
    <message>
        <source>The device states that this was signed at %1 (UTC), which is in the future. Check the clock of the device.</source>
        <translation>Laut Gerät wurde dies am %1 (UTC) unterschrieben, also in der Zukunft. Prüfen Sie die Uhr des Geräts.</translation>
    </message>
    <message>
        <source>The device states that this was signed at %1 (UTC), before the document was opened for signing. Check the clock of the device.</source>
        <translation>Laut Gerät wurde dies am %1 (UTC) unterschrieben, bevor das Dokument zum Unterschreiben geöffnet wurde. Prüfen Sie die Uhr des Geräts.</translation>
    </message>
    <message>
        <source>The files of the document were changed after this was signed offline. It has to be signed again.</source>
        <translation>Die Dateien des Dokuments wurden geändert, nachdem es offline unterschrieben wurde. Es muss erneut unterschrieben werden.</translation>
    </message>
    <message>
        <source>Values of the document were changed after this was signed offline. It has to be signed again.</source>
        <translation>Werte des Dokuments wurden geändert, nachdem es offline unterschrieben wurde. Es muss erneut unterschrieben werden.</translation>
    </message>
    <message>
        <source>This service doesn&apos;t accept signatures that were made offline. The document has to be signed again.</source>
        <translation>Dieser Dienst nimmt keine Unterschriften an, die offline geleistet wurden. Das Dokument muss erneut unterschrieben werden.</translation>
    </message>
    <message>
        <source>Unmatched brace. Write a column as {Name}, and a brace as {{ or }}.</source>
        <translation>Eine Klammer hat kein Gegenstück. Schreiben Sie eine Spalte als {Name} und eine Klammer als {{ oder }}.</translation>
    </message>
    <message>
        <source>The file has no column “%1”.</source>
        <translation>Die Datei hat keine Spalte „%1“.</translation>
    </message>
    <message>
        <source>The document title is empty for this row.</source>
        <translation>Der Dokumenttitel ist für diese Zeile leer.</translation>
    </message>
    <message>
        <source>A message can have at most %1 characters.</source>
        <translation>Eine Nachricht darf höchstens %1 Zeichen lang sein.</translation>
    </message>
    <message>
        <source>This service supports a title or message for each row only for documents without a callback address.</source>
        <translation>Dieser Dienst unterstützt einen eigenen Titel oder eine eigene Nachricht je Zeile nur bei Dokumenten ohne Callback-Adresse.</translation>
    </message>
    <message>
        <source>This document is being corrected by %1. Try again when they have finished.</source>
        <translation>Dieses Dokument wird gerade von %1 berichtigt. Versuchen Sie es noch einmal, sobald das abgeschlossen ist.</translation>
    </message>
    <message>
        <source>There is already an account for this address.</source>
        <translation>Für diese Adresse gibt es bereits ein Konto.</translation>
    </message>
    <message>
        <source>Sending this would exceed the account&apos;s spending limit. Raise the limit in the account settings.</source>
        <translation>Dieses Senden würde die Ausgabengrenze des Kontos überschreiten. Erhöhen Sie die Grenze in den Kontoeinstellungen.</translation>
    </message>
    <message>
        <source>The session has ended. Sign in again.</source>
        <translation>Die Sitzung ist beendet. Melden Sie sich erneut an.</translation>
    </message>
    <message>
        <source>The certificate of “%1” was revoked.</source>
        <translation>Das Zertifikat von „%1“ wurde gesperrt.</translation>
    </message>
    <message>
        <source>The certificate of “%1” was revoked after the time proven by the time-stamp.</source>
        <translation>Das Zertifikat von „%1“ wurde nach dem Zeitpunkt gesperrt, den der Zeitstempel belegt.</translation>
    </message>
    <message>
        <source>You trust the signer&apos;s certificate by its fingerprint.</source>
        <translation>Sie vertrauen dem Zertifikat des Unterzeichners anhand seines Fingerabdrucks.</translation>
    </message>
    <message>
        <source>The certificate isn&apos;t issued by a trusted authority.</source>
        <translation>Das Zertifikat wurde von keiner vertrauenswürdigen Stelle ausgestellt.</translation>
    </message>
    <message>
        <source>A time-stamp in the signature doesn&apos;t belong to this signature.</source>
        <translation>Ein Zeitstempel in der Signatur gehört nicht zu dieser Signatur.</translation>
    </message>
    <message>
        <source>A time-stamp was created with a certificate that isn&apos;t meant for time-stamping.</source>
        <translation>Ein Zeitstempel wurde mit einem Zertifikat erstellt, das nicht für Zeitstempel bestimmt ist.</translation>
    </message>
    <message>
        <source>The file couldn&apos;t be signed: %1</source>
        <translation>Die Datei konnte nicht signiert werden: %1</translation>
    </message>
    <message>
        <source>The file wasn&apos;t prepared for a signature.</source>
        <translation>Die Datei wurde nicht für eine Signatur vorbereitet.</translation>
    </message>
    <message>
        <source>The file couldn&apos;t be hashed: %1</source>
        <translation>Der Hashwert der Datei konnte nicht berechnet werden: %1</translation>
    </message>
    <message>
        <source>The signature needs %1 bytes, but only %2 are reserved.</source>
        <translation>Die Signatur benötigt %1 Bytes, reserviert sind aber nur %2.</translation>
    </message>
    <message>
        <source>The key must be RSA, P-256 or P-384.</source>
        <translation>Der Schlüssel muss RSA, P-256 oder P-384 sein.</translation>
    </message>
    <message>
        <source>The key doesn&apos;t belong to the certificate.</source>
        <translation>Der Schlüssel gehört nicht zum Zertifikat.</translation>
    </message>
    <message>
        <source>The certificate can&apos;t be used for signing.</source>
        <translation>Das Zertifikat kann nicht zum Signieren verwendet werden.</translation>
    </message>
    <message>
        <source>The certificate can&apos;t be encoded</source>
        <translation>Das Zertifikat kann nicht codiert werden</translation>
    </message>
    <message>
        <source>The key couldn&apos;t be created</source>
        <translation>Der Schlüssel konnte nicht erstellt werden</translation>
    </message>
    <message>
        <source>The certificate couldn&apos;t be created</source>
        <translation>Das Zertifikat konnte nicht erstellt werden</translation>
    </message>
    <message>
        <source>The private key can&apos;t be read</source>
        <translation>Der private Schlüssel kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>The certificate can&apos;t be read</source>
        <translation>Das Zertifikat kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>The private key can&apos;t be written</source>
        <translation>Der private Schlüssel kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>The file has no seal that was created with this certificate.</source>
        <translation>Die Datei trägt kein Siegel mit diesem Zertifikat.</translation>
    </message>
    <message>
        <source>The key is too short: %1 bits.</source>
        <translation>Der Schlüssel ist zu kurz: %1 Bit.</translation>
    </message>
    <message>
        <source>DSA is no longer recommended.</source>
        <translation>DSA wird nicht mehr empfohlen.</translation>
    </message>
    <message>
        <source>The parameters of the RSA-PSS signature are weaker than its digest.</source>
        <translation>Die Parameter der RSA-PSS-Signatur sind schwächer als ihr Hashverfahren.</translation>
    </message>
    <message>
        <source>its response is for a different request</source>
        <translation>ihre Antwort gehört zu einer anderen Anfrage</translation>
    </message>
    <message>
        <source>its response is for a different file</source>
        <translation>ihre Antwort gehört zu einer anderen Datei</translation>
    </message>
    <message>
        <source>its certificate has expired, isn&apos;t meant for time-stamping or isn&apos;t issued by a trusted authority</source>
        <translation>ihr Zertifikat ist abgelaufen, nicht für Zeitstempel bestimmt oder von keiner vertrauenswürdigen Stelle ausgestellt</translation>
    </message>
    <message>
        <source>its response names a different certificate from the one that signed it</source>
        <translation>ihre Antwort nennt ein anderes Zertifikat als das, mit dem sie signiert wurde</translation>
    </message>
    <message>
        <source>the signature of its response isn&apos;t valid</source>
        <translation>die Signatur ihrer Antwort ist ungültig</translation>
    </message>
    <message>
        <source>its response isn&apos;t valid</source>
        <translation>ihre Antwort ist ungültig</translation>
    </message>
    <message>
        <source>no document was returned</source>
        <translation>es wurde kein Dokument zurückgegeben</translation>
    </message>
    <message>
        <source>The server returned an invalid signing token.</source>
        <translation>Der Server hat ein ungültiges Token zum Unterschreiben zurückgegeben.</translation>
    </message>
    <message>
        <source>The server didn&apos;t respond in time.</source>
        <translation>Der Server hat nicht rechtzeitig geantwortet.</translation>
    </message>
    <message>
        <source>The server&apos;s response is larger than allowed.</source>
        <translation>Die Antwort des Servers ist größer als zulässig.</translation>
    </message>
    <message>
        <source>The server couldn&apos;t be reached.</source>
        <translation>Der Server ist nicht erreichbar.</translation>
    </message>
    <message>
        <source>The connection to the server was lost.</source>
        <translation>Die Verbindung zum Server wurde unterbrochen.</translation>
    </message>
    <message>
        <source>The server name wasn&apos;t found.</source>
        <translation>Der Servername wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>The server redirects to another address. Redirects aren&apos;t followed.</source>
        <translation>Der Server leitet an eine andere Adresse weiter. Weiterleitungen wird nicht gefolgt.</translation>
    </message>
    <message>
        <source>The server&apos;s response isn&apos;t valid.</source>
        <translation>Die Antwort des Servers ist ungültig.</translation>
    </message>
    <message>
        <source>The request was stopped.</source>
        <translation>Die Anfrage wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The server&apos;s response isn&apos;t valid: %1</source>
        <translation>Die Antwort des Servers ist ungültig: %1</translation>
    </message>
    <message>
        <source>There is no secret with this name.</source>
        <translation>Es gibt kein Geheimnis mit diesem Namen.</translation>
    </message>
    <message>
        <source>Access to the system&apos;s keychain was denied.</source>
        <translation>Der Zugriff auf den Schlüsselbund des Systems wurde verweigert.</translation>
    </message>
    <message>
        <source>No usable keychain was found on this system.</source>
        <translation>Auf diesem System wurde kein verwendbarer Schlüsselbund gefunden.</translation>
    </message>
    <message>
        <source>The system&apos;s keychain refused the request.</source>
        <translation>Der Schlüsselbund des Systems hat die Anfrage abgelehnt.</translation>
    </message>
    <message>
        <source>The system&apos;s keychain isn&apos;t responding.</source>
        <translation>Der Schlüsselbund des Systems antwortet nicht.</translation>
    </message>
    <message>
        <source>%1 has no signature field.</source>
        <translation>%1 hat kein Signaturfeld.</translation>
    </message>
    <message>
        <source>Enter a name for %1.</source>
        <translation>Geben Sie einen Namen für %1 ein.</translation>
    </message>
    <message>
        <source>%1 needs an email address for the one-time code.</source>
        <translation>%1 benötigt eine E-Mail-Adresse für den Einmalcode.</translation>
    </message>
    <message>
        <source>%1 has no email address. Send them the signing link yourself.</source>
        <translation>%1 hat keine E-Mail-Adresse. Geben Sie den Signaturlink selbst weiter.</translation>
    </message>
    <message>
        <source>%1 is invited more than once.</source>
        <translation>%1 wird mehrfach eingeladen.</translation>
    </message>
    <message>
        <source>Only a draft can be changed; this document is %1.</source>
        <translation>Nur ein Entwurf kann geändert werden; dieses Dokument ist %1.</translation>
    </message>
    <message>
        <source>Someone else changed this document in the meantime. Its version is now %1.</source>
        <translation>Jemand anderes hat dieses Dokument inzwischen geändert. Seine Version ist jetzt %1.</translation>
    </message>
    <message>
        <source>The history is too large.</source>
        <translation>Der Verlauf ist zu groß.</translation>
    </message>
    <message>
        <source>This isn&apos;t an Inkstone history.</source>
        <translation>Dies ist kein Inkstone-Verlauf.</translation>
    </message>
    <message>
        <source>Version %1 of the history format isn&apos;t supported.</source>
        <translation>Version %1 des Verlaufsformats wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>The history has too many entries.</source>
        <translation>Der Verlauf hat zu viele Einträge.</translation>
    </message>
    <message>
        <source>Entry %1 of the history can&apos;t be read.</source>
        <translation>Eintrag %1 des Verlaufs kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The history lists too many files.</source>
        <translation>Der Verlauf nennt zu viele Dateien.</translation>
    </message>
    <message>
        <source>The hash of entry %1 of the history doesn&apos;t match the entries before it.</source>
        <translation>Der Hashwert von Eintrag %1 des Verlaufs passt nicht zu den Einträgen davor.</translation>
    </message>
    <message>
        <source>The last entry of the history doesn&apos;t match the recorded head.</source>
        <translation>Der letzte Eintrag des Verlaufs stimmt nicht mit dem festgehaltenen Endwert überein.</translation>
    </message>
    <message>
        <source>“%1” must be written as Name &lt;address&gt;.</source>
        <translation>„%1“ muss in der Form Name &lt;Adresse&gt; geschrieben werden.</translation>
    </message>
    <message>
        <source>Enter the name or address of the mail server.</source>
        <translation>Geben Sie den Namen oder die Adresse des Mailservers ein.</translation>
    </message>
    <message>
        <source>A password is sent to a mail server over TLS only. Choose STARTTLS or TLS.</source>
        <translation>Ein Passwort wird nur über TLS an einen Mailserver gesendet. Wählen Sie STARTTLS oder TLS.</translation>
    </message>
    <message>
        <source>A password is required for the mail server user. With inkstoned, set INKSTONE_SMTP_PASSWORD.</source>
        <translation>Für den Benutzer des Mailservers ist ein Passwort erforderlich. Setzen Sie bei inkstoned INKSTONE_SMTP_PASSWORD.</translation>
    </message>
    <message>
        <source>The mailbox requires a user name and a password.</source>
        <translation>Für das Postfach sind ein Benutzername und ein Passwort erforderlich.</translation>
    </message>
    <message>
        <source>The service is starting or shutting down.</source>
        <translation>Der Dienst wird gerade gestartet oder beendet.</translation>
    </message>
    <message>
        <source>This file has more anchors than a document can hold.</source>
        <translation>Diese Datei enthält mehr Anker, als ein Dokument haben kann.</translation>
    </message>
    <message>
        <source>This file has more form fields than a document can hold.</source>
        <translation>Diese Datei enthält mehr Formularfelder, als ein Dokument haben kann.</translation>
    </message>
    <message>
        <source>This file has an XFA form. Only some programs can show its fields.</source>
        <translation>Diese Datei enthält ein XFA-Formular. Nur manche Programme können seine Felder anzeigen.</translation>
    </message>
    <message>
        <source>The form field in the PDF allows several choices. This field allows one.</source>
        <translation>Das Formularfeld lässt mehrere Auswahlen zu, das Feld hier nur eine.</translation>
    </message>
    <message>
        <source>The default appearance of the form&apos;s fields was changed after signing: %1.</source>
        <translation>Die Standarddarstellung der Formularfelder wurde nach der Signatur geändert: %1.</translation>
    </message>
    <message>
        <source>The default fonts of the form&apos;s fields were changed after signing: /DR.</source>
        <translation>Die Standardschriften der Formularfelder wurden nach der Signatur geändert: /DR.</translation>
    </message>
    <message>
        <source>Changes to a signed file must be signed as well.</source>
        <translation>Änderungen an einer signierten Datei müssen ebenfalls signiert werden.</translation>
    </message>
    <message>
        <source>No available font supports these characters in the name of recipient %1: %2.</source>
        <translation>Der Name von Empfänger %1 enthält Zeichen, die keine Schrift darstellen kann: %2.</translation>
    </message>
    <message>
        <source>No available font supports these characters in the title: %1.</source>
        <translation>Der Titel enthält Zeichen, die keine Schrift darstellen kann: %1.</translation>
    </message>
    <message>
        <source>A page of this PDF has too much content to be searched for text.</source>
        <translation>Eine Seite dieser PDF-Datei enthält zu viel, um nach Text durchsucht zu werden.</translation>
    </message>
    <message>
        <source>This PDF has no page %1.</source>
        <translation>Diese PDF-Datei hat keine Seite %1.</translation>
    </message>
    <message>
        <source>A value is on a page that this file doesn&apos;t have.</source>
        <translation>Ein Wert liegt auf einer Seite, die diese Datei nicht hat.</translation>
    </message>
    <message>
        <source>A value has a rectangle without a size.</source>
        <translation>Ein Wert hat ein Rechteck ohne Größe.</translation>
    </message>
    <message>
        <source>%1 is in a file that is certified so that only its form can be filled in.</source>
        <translation>%1 liegt auf einer Datei, in der nach dem Willen des Verfassers nur das Formular ausgefüllt werden darf.</translation>
    </message>
    <message>
        <source>%1 is in the unprintable margin of most printers.</source>
        <translation>%1 liegt im Rand, den Drucker frei lassen.</translation>
    </message>
    <message>
        <source>%1 covers text of the page.</source>
        <translation>%1 verdeckt Text der Seite.</translation>
    </message>
    <message>
        <source>Moving the fields was cancelled.</source>
        <translation>Das Verschieben der Felder wurde abgebrochen.</translation>
    </message>
    <message>
        <source>There is no page %1.</source>
        <translation>Es gibt keine Seite %1.</translation>
    </message>
    <message>
        <source>The file has no signature field “%1”.</source>
        <translation>Die Datei hat kein Signaturfeld „%1“.</translation>
    </message>
    <message>
        <source>The signature field “%1” is already signed.</source>
        <translation>Das Signaturfeld „%1“ ist bereits signiert.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid field name, or it is already in use.</source>
        <translation>Ein Feld kann nicht „%1“ heißen, oder der Name ist vergeben.</translation>
    </message>
    <message>
        <source>Any addition to this PDF would invalidate a signature in it: %1 Ask for a copy without signatures.</source>
        <translation>Jede Ergänzung dieser PDF-Datei würde eine Signatur darin ungültig machen: %1 Bitten Sie um eine Kopie ohne Signaturen.</translation>
    </message>
    <message>
        <source>Nothing can be added to a page of this signed PDF.</source>
        <translation>Einer Seite dieser signierten PDF-Datei kann nichts hinzugefügt werden.</translation>
    </message>
    <message>
        <source>A form field can&apos;t be created for a value.</source>
        <translation>Für einen Wert kann kein Formularfeld erstellt werden.</translation>
    </message>
    <message>
        <source>Nothing can be added to the pages of this signed PDF.</source>
        <translation>Den Seiten dieser signierten PDF-Datei kann nichts hinzugefügt werden.</translation>
    </message>
    <message>
        <source>This PDF has more than %1 objects, which is too many.</source>
        <translation>Diese PDF-Datei hat mehr als %1 Objekte. Das sind zu viele.</translation>
    </message>
    <message>
        <source>This PDF takes too long to read.</source>
        <translation>Diese PDF-Datei zu lesen dauert zu lange.</translation>
    </message>
    <message>
        <source>The encryption of the file isn&apos;t supported.</source>
        <translation>Die Verschlüsselung der Datei wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>The file can&apos;t be read: %1.</source>
        <translation>Die Datei kann nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>Nothing can be added to this page of a signed file.</source>
        <translation>Dieser Seite einer signierten Datei kann nichts hinzugefügt werden.</translation>
    </message>
    <message>
        <source>This covers text of a file that is already signed. Move it to a blank area.</source>
        <translation>Dies verdeckt Text einer bereits signierten Datei. Verschieben Sie es an eine freie Stelle.</translation>
    </message>
    <message>
        <source>This file is certified so that only its form can be filled in. Place this on one of its form fields of the same type.</source>
        <translation>Diese Datei ist so zertifiziert, dass nur ihr Formular ausgefüllt werden darf. Platzieren Sie dies auf einem ihrer Formularfelder desselben Typs.</translation>
    </message>
    <message>
        <source>An entry marked as a time-stamp isn&apos;t a valid time-stamp.</source>
        <translation>Ein Eintrag, der sich als Zeitstempel ausgibt, ist keiner.</translation>
    </message>
    <message>
        <source>An object was redefined after signing.</source>
        <translation>Ein Objekt wurde nach der Signatur neu definiert.</translation>
    </message>
    <message>
        <source>A later revision contains a second version of an object that only some PDF readers show.</source>
        <translation>Eine spätere Fassung enthält eine zweite Version eines Objekts, die nur manche Programme zeigen.</translation>
    </message>
    <message>
        <source>PDF readers may show this file differently. In a later revision, %1.</source>
        <translation>Programme können diese Datei verschieden anzeigen. In einer späteren Fassung: %1.</translation>
    </message>
    <message>
        <source>A later revision can&apos;t be compared with the signed one: %1.</source>
        <translation>Eine spätere Fassung kann nicht mit der signierten verglichen werden: %1.</translation>
    </message>
    <message>
        <source>Comments were added after this signature. The signature allows this.</source>
        <translation>Nach dieser Signatur wurden Kommentare hinzugefügt; sie lässt dies zu.</translation>
    </message>
    <message>
        <source>Long-term validation data was added after this signature.</source>
        <translation>Nach dieser Signatur wurden Daten zur späteren Prüfung von Signaturen hinzugefügt.</translation>
    </message>
    <message>
        <source>Parts of the file were rewritten after this signature without changing what the document shows.</source>
        <translation>Nach dieser Signatur wurden Teile der Datei neu geschrieben, ohne zu ändern, was das Dokument zeigt.</translation>
    </message>
    <message>
        <source>The field “%1” was filled in or signed.</source>
        <translation>Das Feld „%1“ wurde ausgefüllt oder signiert.</translation>
    </message>
    <message>
        <source>Long-term validation data was added.</source>
        <translation>Daten zur späteren Prüfung von Signaturen wurden hinzugefügt.</translation>
    </message>
    <message>
        <source>The document&apos;s metadata was changed.</source>
        <translation>Die Metadaten des Dokuments wurden geändert.</translation>
    </message>
    <message>
        <source>The text for screen readers was changed after signing.</source>
        <translation>Der Text für Bildschirmleseprogramme wurde nach der Signatur geändert.</translation>
    </message>
    <message>
        <source>The document catalog was changed after signing: %1.</source>
        <translation>Der Dokumentkatalog wurde nach der Signatur geändert: %1.</translation>
    </message>
    <message>
        <source>The validation data that was added after signing is malformed.</source>
        <translation>Ein nach der Signatur hinzugefügter Eintrag gibt sich als Prüfdaten aus, ist es aber nicht.</translation>
    </message>
    <message>
        <source>The form was changed, not just filled in, after signing: %1.</source>
        <translation>Das Formular wurde nach der Signatur geändert, nicht nur ausgefüllt: %1.</translation>
    </message>
    <message>
        <source>The signature field “%1”, added after signing, is also used for something else.</source>
        <translation>Das nach der Signatur hinzugefügte Signaturfeld „%1“ wird auch für etwas anderes verwendet.</translation>
    </message>
    <message>
        <source>The form field “%1” was changed, not just filled in, after signing: %2.</source>
        <translation>Das Formularfeld „%1“ wurde nach der Signatur geändert, nicht nur ausgefüllt: %2.</translation>
    </message>
    <message>
        <source>The appearance of the button “%1” was replaced after signing.</source>
        <translation>Die Darstellung der Schaltfläche „%1“ wurde nach der Signatur ersetzt.</translation>
    </message>
    <message>
        <source>The form field “%1” shows something other than its value.</source>
        <translation>Das Formularfeld „%1“ zeigt etwas anderes als seinen Wert.</translation>
    </message>
    <message>
        <source>A page was changed after signing: %1.</source>
        <translation>Eine Seite wurde nach der Signatur geändert: %1.</translation>
    </message>
    <message>
        <source>The annotations of a page were replaced after signing.</source>
        <translation>Die Anmerkungen einer Seite wurden nach der Signatur ersetzt.</translation>
    </message>
    <message>
        <source>Overlapping annotations on a page were reordered after signing.</source>
        <translation>Die Reihenfolge überlappender Anmerkungen einer Seite wurde nach der Signatur geändert.</translation>
    </message>
    <message>
        <source>The signature field “%1”, added after signing, covers text or a picture on the page.</source>
        <translation>Das nach der Signatur hinzugefügte Signaturfeld „%1“ verdeckt Text oder ein Bild der Seite.</translation>
    </message>
    <message>
        <source>Long-term validation data was removed after signing. The visible content is unchanged.</source>
        <translation>Daten zur späteren Prüfung von Signaturen wurden nach der Signatur entfernt. Der sichtbare Inhalt ist unverändert.</translation>
    </message>
    <message>
        <source>The byte range extended beyond the end of the file when it was signed.</source>
        <translation>Der Bytebereich reichte beim Signieren über das Dateiende hinaus.</translation>
    </message>
    <message>
        <source>The signature value is encoded in an unusual way. The signed content isn&apos;t affected.</source>
        <translation>Der Signaturwert ist ungewöhnlich codiert. Der signierte Inhalt ist davon nicht betroffen.</translation>
    </message>
    <message>
        <source>Page %1 looks different from what was signed.</source>
        <translation>Seite %1 sieht anders aus als das, was signiert wurde.</translation>
    </message>
    <message>
        <source>PDF readers may show this file differently. The signed revision defines an object twice.</source>
        <translation>Programme können diese Datei verschieden anzeigen. Die signierte Fassung definiert ein Objekt zweimal.</translation>
    </message>
    <message>
        <source>The validation data in the file can&apos;t be read.</source>
        <translation>Die Prüfdaten in der Datei können nicht gelesen werden.</translation>
    </message>
    <message>
        <source>This page is out of date. Reload it, then finish again.</source>
        <translation>Diese Seite ist veraltet. Laden Sie sie neu, und schließen Sie dann erneut ab.</translation>
    </message>
    <message>
        <source>These values are too long to be rendered together. Request fewer of them.</source>
        <translation>Diese Werte sind zu lang, um zusammen dargestellt zu werden. Fordern Sie weniger davon an.</translation>
    </message>
    <message>
        <source>Only the sender&apos;s account can host in-person signing.</source>
        <translation>Nur das Konto des Absenders kann eine Unterzeichnung vor Ort durchführen.</translation>
    </message>
    <message>
        <source>Only in-person signatures can be submitted later.</source>
        <translation>Nur vor Ort geleistete Unterschriften können später übermittelt werden.</translation>
    </message>
    <message>
        <source>“%1” requires a file. Attach it on the signing page.</source>
        <translation>Für „%1“ ist eine Datei erforderlich. Hängen Sie sie auf der Signaturseite an.</translation>
    </message>
    <message>
        <source>Enter your name.</source>
        <translation>Geben Sie Ihren Namen ein.</translation>
    </message>
    <message>
        <source>Enter your email address.</source>
        <translation>Geben Sie Ihre E-Mail-Adresse ein.</translation>
    </message>
    <message>
        <source>The archive couldn&apos;t be written.</source>
        <translation>Das Archiv konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>The CSV reader couldn&apos;t be started.</source>
        <translation>Der CSV-Leser konnte nicht gestartet werden.</translation>
    </message>
    <message>
        <source>There isn&apos;t enough memory for this file.</source>
        <translation>Für diese Datei reicht der Arbeitsspeicher nicht aus.</translation>
    </message>
    <message>
        <source>This sheet doesn&apos;t exist.</source>
        <translation>Dieses Tabellenblatt ist nicht vorhanden.</translation>
    </message>
    <message>
        <source>There is nothing to write.</source>
        <translation>Es gibt nichts zu schreiben.</translation>
    </message>
    <message>
        <source>The workbook couldn&apos;t be created.</source>
        <translation>Die Arbeitsmappe konnte nicht erstellt werden.</translation>
    </message>
    <message>
        <source>Multiple selection isn&apos;t imported. The field allows one choice.</source>
        <translation>Mehrfachauswahl wird nicht importiert. Das Feld lässt eine Auswahl zu.</translation>
    </message>
    <message>
        <source>A choice requires options, as in options=Yes,No.</source>
        <translation>Eine Auswahl benötigt Optionen, wie in options=Yes,No.</translation>
    </message>
    <message>
        <source>Fields of the type “%1” aren&apos;t imported.</source>
        <translation>Felder des Typs „%1“ werden nicht importiert.</translation>
    </message>
    <message>
        <source>The type “%1” isn&apos;t supported.</source>
        <translation>Der Typ „%1“ wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>Recipients are numbered from 1 to 200.</source>
        <translation>Empfänger werden von 1 bis 200 nummeriert.</translation>
    </message>
    <message>
        <source>This choice has no options. It was imported as a text field.</source>
        <translation>Diese Auswahl hat keine Optionen. Sie wurde als Textfeld importiert.</translation>
    </message>
    <message>
        <source>A link can&apos;t be filled in.</source>
        <translation>Ein Link kann nicht ausgefüllt werden.</translation>
    </message>
    <message>
        <source>The type “%1” isn&apos;t supported. Supported types: sig, initial, text, check, date.</source>
        <translation>Der Typ „%1“ wird nicht unterstützt. Unterstützte Typen: sig, initial, text, check, date.</translation>
    </message>
    <message>
        <source>Signers are numbered from 1 to 200.</source>
        <translation>Unterzeichner werden von 1 bis 200 nummeriert.</translation>
    </message>
    <message>
        <source>The number of boxes to check in this group isn&apos;t imported.</source>
        <translation>Wie viele Kästchen dieser Gruppe anzukreuzen sind, wird nicht importiert.</translation>
    </message>
    <message>
        <source>It has neither a name nor a type.</source>
        <translation>Es hat weder einen Namen noch einen Typ.</translation>
    </message>
    <message>
        <source>An anchor requires the number of the recipient, as in \s1\.</source>
        <translation>Ein Anker muss die Nummer des Empfängers enthalten, wie in \s1\.</translation>
    </message>
    <message>
        <source>This kind of anchor isn&apos;t supported. Supported kinds: s i d r c t mt n a.</source>
        <translation>Diese Art von Anker wird nicht unterstützt. Unterstützte Arten: s i d r c t mt n a.</translation>
    </message>
    <message>
        <source>A radio button requires a group and a number within the group, as in \r1_size_1\.</source>
        <translation>Ein Optionsfeld muss seine Gruppe und seine Nummer darin nennen, wie in \r1_size_1\.</translation>
    </message>
    <message>
        <source>Only radio buttons can have a group. Remove the group from this anchor.</source>
        <translation>Nur Optionsfelder können eine Gruppe haben. Entfernen Sie die Gruppe aus diesem Anker.</translation>
    </message>
    <message>
        <source>This anchor doesn&apos;t end with a backslash.</source>
        <translation>Dieser Anker endet nicht mit einem umgekehrten Schrägstrich.</translation>
    </message>
    <message>
        <source>This name isn&apos;t defined in the file.</source>
        <translation>Dieser Name ist in der Datei nicht definiert.</translation>
    </message>
    <message>
        <source>It belongs to %1, who doesn&apos;t fill in fields.</source>
        <translation>Es gehört zu %1; diese Person füllt keine Felder aus.</translation>
    </message>
    <message>
        <source>It belongs to %1, who doesn&apos;t exist.</source>
        <translation>Es gehört zu %1; diese Person gibt es nicht.</translation>
    </message>
    <message>
        <source>It belongs to %1, but at most %2 recipients are allowed.</source>
        <translation>Es gehört zu %1, zulässig sind aber höchstens %2.</translation>
    </message>
    <message>
        <source>Only text, number and date fields can be computed. %1 has a different type.</source>
        <translation>Nur Text, Zahlen und Daten können berechnet werden. %1 ist etwas anderes.</translation>
    </message>
    <message>
        <source>All formulas together can have at most %1 characters.</source>
        <translation>Alle Formeln zusammen können höchstens %1 Zeichen haben.</translation>
    </message>
    <message>
        <source>The formula of %1 refers to “%2”, which doesn&apos;t exist.</source>
        <translation>Die Formel von %1 bezieht sich auf „%2“, das es nicht gibt.</translation>
    </message>
    <message>
        <source>The formula of %1 refers to “%2”, which can&apos;t be used in a formula.</source>
        <translation>Die Formel von %1 bezieht sich auf „%2“, das in einer Formel nicht verwendet werden kann.</translation>
    </message>
    <message>
        <source>The condition of %1 refers to “%2”, which doesn&apos;t exist. The field is always shown.</source>
        <translation>Die Bedingung von %1 bezieht sich auf „%2“, das es nicht gibt. Das Feld wird immer angezeigt.</translation>
    </message>
    <message>
        <source>The limits of %1 allow no value: %2.</source>
        <translation>Die Grenzen von %1 lassen keinen Wert zu: %2.</translation>
    </message>
    <message>
        <source>%1 Its default value isn&apos;t valid.</source>
        <translation>%1 Der Anfangswert ist ungültig.</translation>
    </message>
    <message>
        <source>%1 Its formula results in “%2”.</source>
        <translation>%1 Das Ergebnis der Formel ist „%2“.</translation>
    </message>
    <message>
        <source>The formula of %1 refers to itself.</source>
        <translation>Die Formel von %1 bezieht sich auf sich selbst.</translation>
    </message>
    <message>
        <source>The condition of %1 refers to itself.</source>
        <translation>Die Bedingung von %1 bezieht sich auf sich selbst.</translation>
    </message>
    <message>
        <source>%1 is outside page %2.</source>
        <translation>%1 liegt außerhalb von Seite %2.</translation>
    </message>
    <message>
        <source>%1 belongs to recipient %2, who doesn&apos;t exist.</source>
        <translation>%1 gehört zu Empfänger %2, den es nicht gibt.</translation>
    </message>
    <message>
        <source>%1 is on page %2, which doesn&apos;t exist.</source>
        <translation>%1 liegt auf Seite %2, die es nicht gibt.</translation>
    </message>
    <message>
        <source>%1 covers %2.</source>
        <translation>%1 verdeckt %2.</translation>
    </message>
    <message>
        <source>%1 belongs to %2, who doesn&apos;t fill in fields.</source>
        <translation>%1 gehört zu %2; diese Person füllt keine Felder aus.</translation>
    </message>
    <message>
        <source>%1 is too small to fill in.</source>
        <translation>%1 ist zu klein, um ausgefüllt zu werden.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t in a group, so it is the only choice.</source>
        <translation>%1 gehört zu keiner Gruppe und ist daher die einzige Auswahl.</translation>
    </message>
    <message>
        <source>%1 has no options.</source>
        <translation>%1 hat keine Optionen.</translation>
    </message>
    <message>
        <source>%1 is required, but its condition can&apos;t be met when its recipient signs.</source>
        <translation>%1 ist ein Pflichtfeld, aber seine Bedingung kann nicht erfüllt sein, wenn sein Empfänger unterschreibt.</translation>
    </message>
    <message>
        <source>Page %1, “%2”: %3</source>
        <translation>Seite %1, „%2“: %3</translation>
    </message>
    <message>
        <source>the minimum is above the maximum</source>
        <translation>der Mindestwert liegt über dem Höchstwert</translation>
    </message>
    <message>
        <source>the length is less than one character</source>
        <translation>die Länge ist kleiner als ein Zeichen</translation>
    </message>
    <message>
        <source>the number of decimal places must be between 0 and %1</source>
        <translation>die Zahl der Nachkommastellen muss zwischen 0 und %1 liegen</translation>
    </message>
    <message>
        <source>the earliest date is after the latest</source>
        <translation>das früheste Datum liegt nach dem spätesten</translation>
    </message>
    <message>
        <source>“%1” is neither a date nor a number of days from today</source>
        <translation>„%1“ ist weder ein Datum noch eine Anzahl von Tagen ab heute</translation>
    </message>
    <message>
        <source>there are fewer boxes than must be selected</source>
        <translation>es gibt weniger Kästchen, als ausgewählt werden müssen</translation>
    </message>
    <message>
        <source>a comb field requires a maximum length</source>
        <translation>ein Feld mit Kästchen benötigt eine Höchstlänge</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid number format (write 1234.50 in the format you want)</source>
        <translation>„%1“ ist kein Muster der Zahl 1234.50</translation>
    </message>
    <message>
        <source>can have at most %1 conditions</source>
        <translation>kann höchstens %1 Bedingungen haben</translation>
    </message>
    <message>
        <source>“%1” must be true or false.</source>
        <translation>„%1“ muss true oder false sein.</translation>
    </message>
    <message>
        <source>A link template needs exactly one recipient with the role “Open signer”. Choose the role in the editor.</source>
        <translation>Eine Link-Vorlage braucht genau einen Empfänger mit der Rolle „Offener Unterzeichner“. Wählen Sie die Rolle im Editor.</translation>
    </message>
    <message>
        <source>Nobody is assigned to role %1 (%2). The template has %3 roles, but %4 people were specified.</source>
        <translation>Rolle %1 (%2) ist niemandem zugewiesen. Die Vorlage hat %3 Rollen, angegeben sind %4 Personen.</translation>
    </message>
    <message>
        <source>A template in the trash can&apos;t be opened.</source>
        <translation>Eine Vorlage im Papierkorb kann nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>Only a draft can be opened; this template link is %1.</source>
        <translation>Nur ein Entwurf kann geöffnet werden; dieser Vorlagenlink ist %1.</translation>
    </message>
    <message>
        <source>This template link doesn&apos;t exist.</source>
        <translation>Diesen Vorlagenlink gibt es nicht.</translation>
    </message>
    <message>
        <source>New documents can&apos;t be started here at the moment. Ask %1.</source>
        <translation>Hier können zurzeit keine neuen Dokumente begonnen werden. Wenden Sie sich an %1.</translation>
    </message>
    <message>
        <source>“%1” matches several fields: %2. Enter the exact name.</source>
        <translation>„%1“ kann mehrere Felder meinen: %2. Schreiben Sie den Namen genau.</translation>
    </message>
    <message>
        <source>Several options are named “%1”. Use the ID of the one you mean.</source>
        <translation>Mehrere Optionen heißen „%1“. Verwenden Sie die Kennung der gemeinten.</translation>
    </message>
    <message>
        <source>Only one of %1 and %2 can be chosen.</source>
        <translation>Von %1 und %2 kann nur eines gewählt werden.</translation>
    </message>
    <message>
        <source>Another window or program is working on this bulk run.</source>
        <translation>Ein anderes Fenster oder Programm arbeitet gerade an diesem Serienversand.</translation>
    </message>
    <message>
        <source>The account of this bulk run isn&apos;t open.</source>
        <translation>Das Konto dieses Serienversands ist nicht geöffnet.</translation>
    </message>
    <message>
        <source>Nothing can be written to Inkstone&apos;s data folder.</source>
        <translation>In den Datenordner von Inkstone kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>This bulk run doesn&apos;t exist.</source>
        <translation>Diesen Serienversand gibt es nicht.</translation>
    </message>
    <message>
        <source>Cancelled before it was sent.</source>
        <translation>Vor dem Senden abgebrochen.</translation>
    </message>
    <message>
        <source>Another listing was opened.</source>
        <translation>Eine andere Liste wurde geöffnet.</translation>
    </message>
    <message>
        <source>Choose a folder to export to.</source>
        <translation>Wählen Sie einen Ordner für den Export.</translation>
    </message>
    <message>
        <source>Choose what to export.</source>
        <translation>Wählen Sie, was exportiert werden soll.</translation>
    </message>
    <message>
        <source>The placeholder {%1} isn&apos;t supported. Supported placeholders: {%2}.</source>
        <translation>Der Platzhalter {%1} wird nicht unterstützt. Unterstützte Platzhalter: {%2}.</translation>
    </message>
    <message>
        <source>The document isn&apos;t completed, so there is no signed file yet.</source>
        <translation>Das Dokument ist nicht abgeschlossen, daher gibt es noch keine unterschriebene Datei.</translation>
    </message>
    <message>
        <source>The folder %1 can&apos;t be created.</source>
        <translation>Der Ordner %1 kann nicht erstellt werden.</translation>
    </message>
    <message>
        <source>There are too many files with this name.</source>
        <translation>Es gibt zu viele Dateien mit diesem Namen.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2</source>
        <translation>%1 kann nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>No draft is open.</source>
        <translation>Kein Entwurf ist geöffnet.</translation>
    </message>
    <message>
        <source>The draft doesn&apos;t have this file.</source>
        <translation>Der Entwurf enthält diese Datei nicht.</translation>
    </message>
    <message>
        <source>The service has the files in a different order.</source>
        <translation>Im Dienst haben die Dateien eine andere Reihenfolge.</translation>
    </message>
    <message>
        <source>The folder can&apos;t be created.</source>
        <translation>Der Ordner kann nicht erstellt werden.</translation>
    </message>
    <message>
        <source>No response from the service. The document may or may not have been sent.</source>
        <translation>Keine Antwort vom Dienst. Das Dokument wurde möglicherweise gesendet.</translation>
    </message>
    <message>
        <source>This account doesn&apos;t exist.</source>
        <translation>Dieses Konto gibt es nicht.</translation>
    </message>
    <message>
        <source>Another document was opened.</source>
        <translation>Ein anderes Dokument wurde geöffnet.</translation>
    </message>
    <message>
        <source>This recipient isn&apos;t in the document.</source>
        <translation>Dieser Empfänger ist nicht im Dokument.</translation>
    </message>
    <message>
        <source>This document is no longer in the trash.</source>
        <translation>Dieses Dokument ist nicht mehr im Papierkorb.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read.</source>
        <translation>%1 kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a folder.</source>
        <translation>%1 ist kein Ordner.</translation>
    </message>
    <message>
        <source>%1 contains other files. Choose an empty folder.</source>
        <translation>%1 enthält andere Dateien. Wählen Sie einen leeren Ordner.</translation>
    </message>
    <message>
        <source>The permissions of the folder %1 can&apos;t be restricted.</source>
        <translation>Die Zugriffsrechte des Ordners %1 können nicht eingeschränkt werden.</translation>
    </message>
    <message>
        <source>Nothing can be written to the folder %1.</source>
        <translation>In den Ordner %1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written.</source>
        <translation>%1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Another process is creating the seal key in %1.</source>
        <translation>Ein anderer Prozess erstellt gerade den Schlüssel von %1.</translation>
    </message>
    <message>
        <source>Nothing can be written to %1. The disk may be full or read-only.</source>
        <translation>In %1 kann nicht geschrieben werden. Der Datenträger ist möglicherweise voll oder schreibgeschützt.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t an IP address that the service can listen on.</source>
        <translation>%1 ist keine IP-Adresse, an der der Dienst Verbindungen annehmen kann.</translation>
    </message>
    <message>
        <source>The service can&apos;t listen on %1 port %2: %3</source>
        <translation>Der Dienst kann an %1, Port %2, keine Verbindungen annehmen: %3</translation>
    </message>
    <message>
        <source>is required</source>
        <translation>ist erforderlich</translation>
    </message>
    <message>
        <source>has more than %1 characters</source>
        <translation>hat mehr als %1 Zeichen</translation>
    </message>
    <message>
        <source>must be a valid email address</source>
        <translation>ist keine E-Mail-Adresse</translation>
    </message>
    <message>
        <source>A request must contain 1 to %1 documents.</source>
        <translation>Senden Sie 1 bis %1 Dokumente auf einmal.</translation>
    </message>
    <message>
        <source>is not a valid page size</source>
        <translation>ist keine gültige Seitengröße</translation>
    </message>
    <message>
        <source>must be between 0 and 1000 points</source>
        <translation>muss zwischen 0 und 1000 Punkt liegen</translation>
    </message>
    <message>
        <source>must be a date such as 2026-03-31</source>
        <translation>muss ein Datum wie 2026-03-31 sein</translation>
    </message>
    <message>
        <source>must be an object</source>
        <translation>muss ein Objekt sein</translation>
    </message>
    <message>
        <source>The server couldn&apos;t process this request (HTTP %1).</source>
        <translation>Der Server konnte diese Anfrage nicht beantworten (HTTP %1).</translation>
    </message>
    <message>
        <source>The server refused this request (HTTP %1).</source>
        <translation>Der Server hat diese Anfrage abgelehnt (HTTP %1).</translation>
    </message>
    <message>
        <source>An internal error occurred in the service. Try again. If the problem persists, give the operator the request ID.</source>
        <translation>Im Dienst ist ein Fehler aufgetreten. Versuchen Sie es erneut. Besteht das Problem weiter, nennen Sie dem Betreiber die Anfragenummer.</translation>
    </message>
    <message>
        <source>must have 1 to 255 characters</source>
        <translation>muss 1 bis 255 Zeichen haben</translation>
    </message>
    <message>
        <source>The text is not valid JSON: %1 at byte %2.</source>
        <translation>Der Text ist kein gültiges JSON: %1 bei Byte %2.</translation>
    </message>
    <message>
        <source>The JSON is larger than %1 bytes.</source>
        <translation>Die JSON-Daten sind größer als %1 Bytes.</translation>
    </message>
    <message>
        <source>The text is not valid UTF-8.</source>
        <translation>Der Text ist kein gültiges UTF-8.</translation>
    </message>
    <message>
        <source>The JSON has more than %1 values.</source>
        <translation>Die JSON-Daten enthalten mehr als %1 Werte.</translation>
    </message>
    <message>
        <source>nested too deeply</source>
        <translation>zu tief verschachtelt</translation>
    </message>
    <message>
        <source>unexpected input</source>
        <translation>unerwartete Eingabe</translation>
    </message>
    <message>
        <source>an invalid value</source>
        <translation>ein ungültiger Wert</translation>
    </message>
    <message>
        <source>The JSON must be an object.</source>
        <translation>Die JSON-Daten müssen ein Objekt sein.</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation>muss true oder false sein</translation>
    </message>
    <message>
        <source>must be a time in milliseconds since 1970, UTC</source>
        <translation>muss eine Zeit in Millisekunden seit 1970 (UTC) sein</translation>
    </message>
    <message>
        <source>Select 1 to %1 documents.</source>
        <translation>Wählen Sie 1 bis %1 Dokumente aus.</translation>
    </message>
    <message>
        <source>must be a string</source>
        <translation>muss ein Text sein</translation>
    </message>
    <message>
        <source>must not contain a NUL character</source>
        <translation>darf kein NUL-Zeichen enthalten</translation>
    </message>
    <message>
        <source>must be a whole number</source>
        <translation>muss eine ganze Zahl sein</translation>
    </message>
    <message>
        <source>must be between %1 and %2</source>
        <translation>muss zwischen %1 und %2 liegen</translation>
    </message>
    <message>
        <source>must be a number</source>
        <translation>muss eine Zahl sein</translation>
    </message>
    <message>
        <source>must be an id: a positive whole number</source>
        <translation>muss eine Kennung sein: eine positive ganze Zahl</translation>
    </message>
    <message>
        <source>must be a code: a whole number</source>
        <translation>muss ein Code sein: eine ganze Zahl</translation>
    </message>
    <message>
        <source>must be an array of strings</source>
        <translation>muss eine Liste von Texten sein</translation>
    </message>
    <message>
        <source>has more than %1 entries</source>
        <translation>hat mehr als %1 Einträge</translation>
    </message>
    <message>
        <source>must be a string of at most %1 characters</source>
        <translation>muss ein Text von höchstens %1 Zeichen sein</translation>
    </message>
    <message>
        <source>must be a base64 string</source>
        <translation>muss ein Base64-Text sein</translation>
    </message>
    <message>
        <source>has more than %1 bytes</source>
        <translation>hat mehr als %1 Bytes</translation>
    </message>
    <message>
        <source>must be an array</source>
        <translation>muss eine Liste sein</translation>
    </message>
    <message>
        <source>%1 is not a supported value</source>
        <translation>%1 ist kein bekannter Wert</translation>
    </message>
    <message>
        <source>must be a PNG or JPEG picture</source>
        <translation>muss ein PNG- oder JPEG-Bild sein</translation>
    </message>
    <message>
        <source>must be a string or a number</source>
        <translation>muss ein Text oder eine Zahl sein</translation>
    </message>
    <message>
        <source>must have 1 to %1 entries</source>
        <translation>muss 1 bis %1 Einträge haben</translation>
    </message>
    <message>
        <source>has %1 rows</source>
        <translation>hat %1 Zeilen</translation>
    </message>
    <message>
        <source>The range is outside the file.</source>
        <translation>Der Bereich liegt außerhalb der Datei.</translation>
    </message>
    <message>
        <source>The credentials are not valid. Check the API key, or the email address and password.</source>
        <translation>Der API-Schlüssel oder die E-Mail-Adresse und das Passwort sind ungültig.</translation>
    </message>
    <message>
        <source>The service is busy. Try again in a moment.</source>
        <translation>Der Dienst ist ausgelastet. Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>Nothing was found at this address.</source>
        <translation>Unter dieser Adresse wurde nichts gefunden.</translation>
    </message>
    <message>
        <source>The first request with this Idempotency-Key is still being processed. Try again in a moment.</source>
        <translation>Die erste Anfrage mit diesem Idempotency-Key wird noch verarbeitet. Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>This Idempotency-Key was used for a different request.</source>
        <translation>Dieser Idempotency-Key wurde für eine andere Anfrage verwendet.</translation>
    </message>
    <message>
        <source>The database doesn&apos;t respond.</source>
        <translation>Die Datenbank antwortet nicht.</translation>
    </message>
    <message>
        <source>This page doesn&apos;t exist.</source>
        <translation>Diese Seite gibt es nicht.</translation>
    </message>
    <message>
        <source>The report can&apos;t be read.</source>
        <translation>Der Bericht kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>TLS isn&apos;t available.</source>
        <translation>TLS ist nicht verfügbar.</translation>
    </message>
    <message>
        <source>The service is shutting down.</source>
        <translation>Der Dienst wird gerade beendet.</translation>
    </message>
    <message>
        <source>The pages of this file can&apos;t be shown.</source>
        <translation>Die Seiten dieser Datei können nicht angezeigt werden.</translation>
    </message>
    <message>
        <source>These pictures would be too large.</source>
        <translation>Diese Bilder wären zu groß.</translation>
    </message>
    <message>
        <source>The picture of a page couldn&apos;t be written.</source>
        <translation>Das Bild einer Seite konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>The page renderer returned an invalid response.</source>
        <translation>Die Seitendarstellung hat eine ungültige Antwort geliefert.</translation>
    </message>
    <message>
        <source>Too many pages are being rendered. Try again in a moment.</source>
        <translation>Es werden zu viele Seiten dargestellt. Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>Too many pages of this document are being rendered. Try again in a moment.</source>
        <translation>Es werden zu viele Seiten dieses Dokuments dargestellt. Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>This page takes too long to render.</source>
        <translation>Diese Seite darzustellen dauert zu lange.</translation>
    </message>
    <message>
        <source>This page is damaged or needs too much memory to render.</source>
        <translation>Diese Seite ist beschädigt oder benötigt zu viel Speicher, um dargestellt zu werden.</translation>
    </message>
    <message>
        <source>Pages can&apos;t be rendered at the moment.</source>
        <translation>Seiten können zurzeit nicht dargestellt werden.</translation>
    </message>
    <message>
        <source>A temporary folder can&apos;t be created.</source>
        <translation>Ein temporärer Ordner kann nicht erstellt werden.</translation>
    </message>
    <message>
        <source>A stored file is missing: %1</source>
        <translation>Eine gespeicherte Datei fehlt: %1</translation>
    </message>
    <message>
        <source>A stored file couldn&apos;t be restored: %1</source>
        <translation>Eine gespeicherte Datei konnte nicht wiederhergestellt werden: %1</translation>
    </message>
    <message>
        <source>A stored file can&apos;t be read: %1</source>
        <translation>Eine gespeicherte Datei kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>A file couldn&apos;t be hashed.</source>
        <translation>Der Hashwert einer Datei konnte nicht berechnet werden.</translation>
    </message>
    <message>
        <source>The database rejected part of this change.</source>
        <translation>Die Datenbank hat einen Teil dieser Änderung abgelehnt.</translation>
    </message>
    <message>
        <source>The documents were changed in the meantime. Try again.</source>
        <translation>Die Dokumente wurden inzwischen geändert. Versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The target folder doesn&apos;t exist.</source>
        <translation>Den Zielordner gibt es nicht.</translation>
    </message>
    <message>
        <source>The parent folder is inside this folder.</source>
        <translation>Das Ziel liegt im Ordner selbst.</translation>
    </message>
    <message>
        <source>Another instance has taken over this request. Try again.</source>
        <translation>Eine andere Instanz hat diese Anfrage übernommen. Versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The database contains a code that this version doesn&apos;t support: %1 is %2 where %3 is %4.</source>
        <translation>Die Datenbank enthält einen Code, den diese Version nicht kennt: %1 ist %2, wobei %3 %4 ist.</translation>
    </message>
    <message>
        <source>A migration is missing from this build.</source>
        <translation>In dieser Programmversion fehlt eine Migration der Datenbank.</translation>
    </message>
    <message>
        <source>This delivery doesn&apos;t exist.</source>
        <translation>Diese Zustellung gibt es nicht.</translation>
    </message>
    <message>
        <source>A text contains the character U+0000.</source>
        <translation>Ein Text enthält das Zeichen U+0000.</translation>
    </message>
    <message>
        <source>The database didn&apos;t return an ID.</source>
        <translation>Die Datenbank hat keine Nummer zurückgegeben.</translation>
    </message>
    <message>
        <source>The database %1 can&apos;t be opened: %2</source>
        <translation>Die Datenbank %1 kann nicht geöffnet werden: %2</translation>
    </message>
    <message>
        <source>The database rejected the request: %1</source>
        <translation>Die Datenbank hat die Anfrage abgelehnt: %1</translation>
    </message>
    <message>
        <source>An entry like this already exists.</source>
        <translation>Einen solchen Eintrag gibt es bereits.</translation>
    </message>
    <message>
        <source>The version couldn&apos;t be stored.</source>
        <translation>Die Version konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>The search index is damaged.</source>
        <translation>Der Suchindex ist beschädigt.</translation>
    </message>
    <message>
        <source>A file couldn&apos;t be written to the disk: %1</source>
        <translation>Eine Datei konnte nicht auf den Datenträger geschrieben werden: %1</translation>
    </message>
    <message>
        <source>an email address has one @ with text before and after it.</source>
        <translation>eine E-Mail-Adresse enthält genau ein @ mit Text davor und dahinter.</translation>
    </message>
    <message>
        <source>addresses with quotation marks aren&apos;t supported.</source>
        <translation>Adressen mit Anführungszeichen werden nicht unterstützt.</translation>
    </message>
    <message>
        <source>the part before the @ has characters that aren&apos;t allowed.</source>
        <translation>der Teil vor dem @ enthält unzulässige Zeichen.</translation>
    </message>
    <message>
        <source>the part after the @ isn&apos;t a valid domain name.</source>
        <translation>der Teil nach dem @ ist kein gültiger Domainname.</translation>
    </message>
    <message>
        <source>it is too long.</source>
        <translation>sie ist zu lang.</translation>
    </message>
    <message>
        <source>an object is listed twice</source>
        <translation>ein Objekt ist zweimal aufgeführt</translation>
    </message>
    <message>
        <source>the cross-reference entries don&apos;t conform to the standard</source>
        <translation>die Einträge der Querverweistabelle entsprechen nicht dem Standard</translation>
    </message>
    <message>
        <source>a cross-reference entry doesn&apos;t lead to its object</source>
        <translation>ein Eintrag der Querverweistabelle führt nicht zu seinem Objekt</translation>
    </message>
    <message>
        <source>the startxref entry is missing or invalid</source>
        <translation>ihr Ende steht an der falschen Stelle</translation>
    </message>
    <message>
        <source>there is a second trailer</source>
        <translation>sie hat einen zweiten Trailer</translation>
    </message>
    <message>
        <source>an object stream contains objects that aren&apos;t listed</source>
        <translation>ein Objektstrom enthält Objekte, die nicht aufgeführt sind</translation>
    </message>
    <message>
        <source>You are invited to read this document; there is nothing to sign.</source>
        <translation>Sie sind eingeladen, dieses Dokument zu lesen; eine Unterschrift ist nicht nötig.</translation>
    </message>
    <message>
        <source>You declined to sign.</source>
        <translation>Sie haben die Unterschrift abgelehnt.</translation>
    </message>
    <message>
        <source>Everyone has signed. The document is complete.</source>
        <translation>Alle haben unterschrieben. Das Dokument ist abgeschlossen.</translation>
    </message>
    <message>
        <source>A recipient declined, so this document can no longer be signed.</source>
        <translation>Ein Empfänger hat abgelehnt; der Vorgang ist beendet.</translation>
    </message>
    <message>
        <source>The deadline of this document has passed.</source>
        <translation>Die Frist für dieses Dokument ist abgelaufen.</translation>
    </message>
    <message>
        <source>The sender cancelled this document.</source>
        <translation>Der Absender hat dieses Dokument zurückgezogen.</translation>
    </message>
    <message>
        <source>Others have already done this; you don&apos;t need to do anything.</source>
        <translation>Andere haben das bereits übernommen; Sie müssen nichts mehr tun.</translation>
    </message>
    <message>
        <source>recipient %1</source>
        <translation>Empfänger %1</translation>
    </message>
    <message>
        <source>“%1” (recipient %2)</source>
        <translation>„%1“ (Empfänger %2)</translation>
    </message>
    <message>
        <source>%1 has no width.</source>
        <translation>%1 hat keine Breite.</translation>
    </message>
    <message>
        <source>%1 has no height.</source>
        <translation>%1 hat keine Höhe.</translation>
    </message>
    <message>
        <source>The folder %1 can&apos;t be created. To use another folder, set INKSTONE_DATA.</source>
        <translation>Der Ordner %1 kann nicht erstellt werden. Um einen anderen Ordner zu verwenden, setzen Sie INKSTONE_DATA.</translation>
    </message>
    <message>
        <source>You have finished. Thank you.</source>
        <translation>Sie sind fertig. Vielen Dank.</translation>
    </message>
    <message>
        <source>The formula of %1 isn&apos;t valid. %2</source>
        <translation>Die Formel von %1 ist ungültig. %2</translation>
    </message>
    <message>
        <source>Enter a formula, such as {Net} * 1.19.</source>
        <translation>Geben Sie eine Formel ein, etwa {Netto} * 1.19.</translation>
    </message>
    <message>
        <source>A formula can have at most %1 characters.</source>
        <translation>Eine Formel kann höchstens %1 Zeichen haben.</translation>
    </message>
    <message>
        <source>Too many nested parentheses (character %1).</source>
        <translation>Zu viele ineinander geschachtelte Klammern (Zeichen %1).</translation>
    </message>
    <message>
        <source>A formula can refer to at most %1 different fields.</source>
        <translation>Eine Formel kann sich auf höchstens %1 verschiedene Felder beziehen.</translation>
    </message>
    <message>
        <source>Unexpected text (character %1).</source>
        <translation>Unerwarteter Text (Zeichen %1).</translation>
    </message>
    <message>
        <source>A number, text or field is missing (character %1).</source>
        <translation>Eine Zahl, ein Text oder ein Feld fehlt (Zeichen %1).</translation>
    </message>
    <message>
        <source>Unknown word (character %1). Put field names in braces and texts in quotation marks. Functions: sum, min, max, round, if, and, or, not, days.</source>
        <translation>Unbekanntes Wort (Zeichen %1). Schreiben Sie Feldnamen in geschweifte Klammern und Texte in Anführungszeichen. Funktionen: sum, min, max, round, if, and, or, not, days.</translation>
    </message>
    <message>
        <source>Unmatched parenthesis (character %1).</source>
        <translation>Der Klammer fehlt das Gegenstück (Zeichen %1).</translation>
    </message>
    <message>
        <source>Unmatched brace (character %1).</source>
        <translation>Der geschweiften Klammer fehlt das Gegenstück (Zeichen %1).</translation>
    </message>
    <message>
        <source>Missing name (character %1).</source>
        <translation>Der Name fehlt (Zeichen %1).</translation>
    </message>
    <message>
        <source>Write numbers as 1.19 (character %1).</source>
        <translation>Schreiben Sie Zahlen wie 1.19 (Zeichen %1).</translation>
    </message>
    <message>
        <source>Wrong number of values for this function (character %1).</source>
        <translation>Diese Funktion erwartet eine andere Anzahl von Werten (Zeichen %1).</translation>
    </message>
    <message>
        <source>Unmatched quotation mark (character %1).</source>
        <translation>Ein Anführungszeichen ist nicht geschlossen (Zeichen %1).</translation>
    </message>
    <message>
        <source>A pattern can have at most %1 characters.</source>
        <translation>Ein Muster kann höchstens %1 Zeichen haben.</translation>
    </message>
    <message>
        <source>This pattern repeats too much. Use smaller counts.</source>
        <translation>Dieses Muster wiederholt zu viel. Verwenden Sie kleinere Anzahlen.</translation>
    </message>
    <message>
        <source>“%2” (character %1) isn&apos;t supported in patterns.</source>
        <translation>„%2“ (Zeichen %1) wird in Mustern nicht unterstützt.</translation>
    </message>
    <message>
        <source>“%2” (character %1) isn&apos;t closed.</source>
        <translation>„%2“ (Zeichen %1) wird nicht geschlossen.</translation>
    </message>
    <message>
        <source>Unmatched parenthesis “%2” (character %1).</source>
        <translation>Überzählige Klammer „%2“ (Zeichen %1).</translation>
    </message>
    <message>
        <source>“%2” (character %1) has nothing to repeat.</source>
        <translation>„%2“ (Zeichen %1) hat nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>“%2” (character %1) isn&apos;t a valid count. Write {0,3} or {2,}.</source>
        <translation>„%2“ (Zeichen %1) ist keine gültige Anzahl. Schreiben Sie {0,3} oder {2,}.</translation>
    </message>
    <message>
        <source>“%2” (character %1) isn&apos;t a valid range.</source>
        <translation>„%2“ (Zeichen %1) ist kein gültiger Bereich.</translation>
    </message>
    <message>
        <source>“%2” (character %1) isn&apos;t a supported escape sequence.</source>
        <translation>„%2“ (Zeichen %1) ist keine bekannte Escape-Folge.</translation>
    </message>
    <message>
        <source>%1: The pattern isn&apos;t valid. %2</source>
        <translation>%1: Das Muster ist ungültig. %2</translation>
    </message>
    <message>
        <source>The request is larger than %1 MiB.</source>
        <translation>Die Anfrage ist größer als %1 MiB.</translation>
    </message>
    <message>
        <source>The file was changed after signing.</source>
        <translation>Die Datei wurde nach dem Signieren geändert.</translation>
    </message>
    <message>
        <source>The file has no signature.</source>
        <translation>Die Datei enthält keine Signatur.</translation>
    </message>
    <message>
        <source>The expected signature is missing.</source>
        <translation>Die erwartete Signatur fehlt.</translation>
    </message>
    <message>
        <source>This build of Inkstone can&apos;t write Excel workbooks. Export the table as CSV instead.</source>
        <translation>Diese Version von Inkstone kann keine Excel-Arbeitsmappen schreiben. Exportieren Sie die Tabelle stattdessen als CSV.</translation>
    </message>
    <message>
        <source>Enter a name for the sender.</source>
        <translation>Der Absender braucht einen Namen.</translation>
    </message>
    <message>
        <source>Enter a name for the key.</source>
        <translation>Ein Schlüssel braucht einen Namen.</translation>
    </message>
    <message>
        <source>it didn&apos;t respond a moment ago</source>
        <translation>vor einem Moment keine Antwort</translation>
    </message>
    <message>
        <source>%1 has to name the next recipient, but might not have to act at all.</source>
        <translation>%1 muss die nächste Person benennen, muss aber vielleicht gar nicht handeln.</translation>
    </message>
    <message>
        <source>It must name a signer, for example signer1.</source>
        <translation>Es nennt keinen Unterzeichner, wie in signer1.</translation>
    </message>
    <message>
        <source>The workspace uses the time zone of this computer, %1. Change it in the system&apos;s settings.</source>
        <translation>Der Arbeitsbereich verwendet die Zeitzone dieses Computers, %1. Ändern Sie sie in den Einstellungen des Systems.</translation>
    </message>
    <message>
        <source>The callback address must not contain “#”: what follows it is never sent.</source>
        <translation>Die Callback-Adresse darf kein „#“ enthalten: Was darauf folgt, wird nie gesendet.</translation>
    </message>
    <message>
        <source>This key has expired. Create a new key instead.</source>
        <translation>Dieser Schlüssel ist abgelaufen. Erstellen Sie stattdessen einen neuen Schlüssel.</translation>
    </message>
    <message>
        <source>The keychain of this computer is locked.</source>
        <translation>Der Schlüsselbund dieses Computers ist gesperrt.</translation>
    </message>
    <message>
        <source>This file is a dynamic XFA form. Only some programs can show it; others show a page such as “Please wait…”. Print it to a new PDF, or freeze what its pages show here.</source>
        <translation>Diese Datei ist ein dynamisches XFA-Formular. Nur manche Programme können es anzeigen; andere zeigen eine Seite wie „Bitte warten…“. Drucken Sie es in eine neue PDF-Datei, oder frieren Sie ein, was seine Seiten hier zeigen.</translation>
    </message>
    <message>
        <source>This file has an XFA form. Programs that support XFA may show something other than its pages.</source>
        <translation>Diese Datei enthält ein XFA-Formular. Programme, die XFA unterstützen, zeigen möglicherweise etwas anderes als ihre Seiten.</translation>
    </message>
    <message>
        <source>This file is a portfolio. Only its cover page would be signed, not the files in it.</source>
        <translation>Diese Datei ist ein PDF-Portfolio. Unterschrieben würde nur das Deckblatt, nicht die Dateien darin.</translation>
    </message>
    <message>
        <source>This file has layers that are shown only under some conditions, such as when it is printed.</source>
        <translation>Diese Datei enthält Ebenen, die nicht immer und überall angezeigt werden, etwa solche nur für den Druck.</translation>
    </message>
    <message>
        <source>This file has scripts. They can change what it shows.</source>
        <translation>Diese Datei enthält Skripte. Sie können ändern, was die Datei zeigt.</translation>
    </message>
    <message>
        <source>This file has actions other than links. They can change what it shows, or open something else.</source>
        <translation>Diese Datei enthält andere Aktionen als Links. Sie können ändern, was die Datei zeigt, oder etwas anderes öffnen.</translation>
    </message>
    <message>
        <source>This file refers to content in other files, which can change at any time.</source>
        <translation>Diese Datei verweist auf Inhalte in anderen Dateien, die sich jederzeit ändern können.</translation>
    </message>
    <message>
        <source>This file has alternate images, so it can look different when it is printed.</source>
        <translation>Diese Datei enthält alternative Bilder und kann deshalb gedruckt anders aussehen.</translation>
    </message>
    <message>
        <source>This file has sound, video, 3D or other content that only some programs show.</source>
        <translation>Diese Datei enthält Ton, Video, 3D oder andere Inhalte, die nur manche Programme anzeigen.</translation>
    </message>
    <message>
        <source>This file has annotations or form fields that are shown only on a screen, or only on paper.</source>
        <translation>Diese Datei enthält Anmerkungen oder Formularfelder, die nur am Bildschirm oder nur auf Papier zu sehen sind.</translation>
    </message>
    <message>
        <source>This file has a signature that isn&apos;t valid: the file was changed after it was signed.</source>
        <translation>Diese Datei enthält eine ungültige Signatur: Die Datei wurde nach der Signatur geändert.</translation>
    </message>
    <message>
        <source>This file has valid signatures. Freezing it, or removing its scripts, would remove them.</source>
        <translation>Diese Datei enthält gültige Signaturen. Sie gingen verloren, wenn die Datei eingefroren wird oder ihre Skripte entfernt werden.</translation>
    </message>
    <message>
        <source>The layers of this file can&apos;t be merged. Print it to a new PDF and upload that one.</source>
        <translation>Die Ebenen dieser Datei können nicht zusammengeführt werden. Drucken Sie sie in eine neue PDF-Datei, und laden Sie diese hoch.</translation>
    </message>
    <message>
        <source>This file can&apos;t be frozen: %1</source>
        <translation>Diese Datei kann nicht eingefroren werden: %1</translation>
    </message>
    <message>
        <source>This portfolio contains no PDF file.</source>
        <translation>Dieses PDF-Portfolio enthält keine PDF-Datei.</translation>
    </message>
    <message>
        <source>“%1” is not a supported file treatment. Use keep, freeze, removeScripts, takeAttachments or refuse.</source>
        <translation>„%1“ ist keine Behandlung von Dateien. Verwenden Sie keep, freeze, removeScripts, takeAttachments oder refuse.</translation>
    </message>
    <message>
        <source>This file was changed in the meantime. Try again.</source>
        <translation>Diese Datei wurde inzwischen geändert. Versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>“%1” was frozen: what its pages showed became their only content. SHA-256 of the upload %2, of the stored file %3</source>
        <translation>„%1“ wurde eingefroren: Was die Seiten zeigten, ist jetzt ihr einziger Inhalt. SHA-256 der hochgeladenen Datei %2, der aufbewahrten Datei %3</translation>
    </message>
    <message>
        <source>The scripts and actions of “%1” were removed. SHA-256 of the upload %2, of the stored file %3</source>
        <translation>Die Skripte und Aktionen von „%1“ wurden entfernt. SHA-256 der hochgeladenen Datei %2, der aufbewahrten Datei %3</translation>
    </message>
    <message>
        <source>“%1” was extracted from a portfolio. SHA-256 of the portfolio %2, of the file %3</source>
        <translation>„%1“ wurde aus einem PDF-Portfolio entnommen. SHA-256 des Portfolios %2, der Datei %3</translation>
    </message>
    <message>
        <source>PDF readers may show this file differently. In a later revision, object %1 doesn&apos;t conform to the standard: %2.</source>
        <translation>Programme können diese Datei verschieden anzeigen. In einer späteren Fassung ist Objekt %1 nicht so geschrieben, wie der Standard es verlangt: %2.</translation>
    </message>
    <message>
        <source>PDF readers may show this file differently. In a later revision, the trailer doesn&apos;t conform to the standard: %1.</source>
        <translation>Programme können diese Datei verschieden anzeigen. In einer späteren Fassung ist der Trailer nicht so geschrieben, wie der Standard es verlangt: %1.</translation>
    </message>
    <message>
        <source>PDF readers may show this file differently. A later revision doesn&apos;t conform to the standard: %1.</source>
        <translation>Programme können diese Datei verschieden anzeigen. Eine spätere Fassung ist nicht so geschrieben, wie der Standard es verlangt: %1.</translation>
    </message>
    <message>
        <source>it contains a stray character or an unknown keyword</source>
        <translation>überzähliges Zeichen oder unbekanntes Wort</translation>
    </message>
    <message>
        <source>a comment isn&apos;t ended by a line feed</source>
        <translation>ein Kommentar endet nicht mit einem Zeilenvorschub</translation>
    </message>
    <message>
        <source>it contains an invalid name</source>
        <translation>ungültiger Name</translation>
    </message>
    <message>
        <source>it contains an invalid number or one out of range</source>
        <translation>Zahl ungültig oder außerhalb des zulässigen Bereichs</translation>
    </message>
    <message>
        <source>it contains an invalid string</source>
        <translation>ungültige Zeichenkette</translation>
    </message>
    <message>
        <source>a dictionary contains a key twice</source>
        <translation>ein Dictionary enthält einen Schlüssel zweimal</translation>
    </message>
    <message>
        <source>it contains an invalid reference</source>
        <translation>ungültiger Verweis</translation>
    </message>
    <message>
        <source>it refers to an object with a generation that doesn&apos;t exist</source>
        <translation>Verweis auf ein Objekt mit einer Generation, die es nicht gibt</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>zu tief verschachtelt</translation>
    </message>
    <message>
        <source>the length of its stream is wrong</source>
        <translation>die Länge des Datenstroms ist falsch</translation>
    </message>
    <message>
        <source>its beginning or end is invalid</source>
        <translation>Anfang oder Ende ungültig</translation>
    </message>
    <message>
        <source>it has cross-references in two forms</source>
        <translation>Querverweise in zwei Formen</translation>
    </message>
    <message>
        <source>its number exceeds the size stated in the trailer</source>
        <translation>die Nummer übersteigt die Größe, die der Trailer nennt</translation>
    </message>
    <message>
        <source>Object %1 was added after signing, but the signed revision already refers to it. Some PDF readers show it.</source>
        <translation>Nach der Signatur wurde Objekt %1 hinzugefügt, auf das schon die signierte Fassung verweist. Manche Programme zeigen es.</translation>
    </message>
    <message>
        <source>The appearance of the form field “%1” has no bounding box, so PDF readers may draw it anywhere on the page.</source>
        <translation>Die Darstellung des Formularfelds „%1“ hat keinen Begrenzungsrahmen, sodass Programme sie überall auf der Seite zeichnen können.</translation>
    </message>
    <message>
        <source>The signature field “%1” was moved to another page after signing.</source>
        <translation>Das Signaturfeld „%1“ wurde nach der Signatur auf eine andere Seite gesetzt.</translation>
    </message>
    <message>
        <source>The signature field “%1”, added after signing, is on a page more than once or on several pages.</source>
        <translation>Das nach der Signatur hinzugefügte Signaturfeld „%1“ liegt mehrmals auf einer Seite oder auf mehreren Seiten.</translation>
    </message>
    <message>
        <source>The signature field “%1”, added after signing, names a different page from the one that shows it.</source>
        <translation>Das nach der Signatur hinzugefügte Signaturfeld „%1“ nennt eine andere Seite als die, auf der es zu sehen ist.</translation>
    </message>
    <message>
        <source>The field “%1” was filled in with “%2”.</source>
        <translation>Das Feld „%1“ wurde mit „%2“ ausgefüllt.</translation>
    </message>
    <message>
        <source>The field “%1” was changed from “%2” to “%3”.</source>
        <translation>Das Feld „%1“ wurde von „%2“ in „%3“ geändert.</translation>
    </message>
    <message>
        <source>The field “%1” was cleared. Its value was “%2”.</source>
        <translation>Das Feld „%1“ wurde geleert. Sein Wert war „%2“.</translation>
    </message>
    <message>
        <source>The signature field “%1” was added.</source>
        <translation>Das Signaturfeld „%1“ wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>The field “%1” was signed.</source>
        <translation>Das Feld „%1“ wurde signiert.</translation>
    </message>
    <message>
        <source>The document&apos;s title was changed from “%1” to “%2”.</source>
        <translation>Der Titel des Dokuments wurde von „%1“ in „%2“ geändert.</translation>
    </message>
    <message>
        <source>The document&apos;s author was changed from “%1” to “%2”.</source>
        <translation>Der Autor des Dokuments wurde von „%1“ in „%2“ geändert.</translation>
    </message>
    <message>
        <source>The document&apos;s subject was changed from “%1” to “%2”.</source>
        <translation>Das Thema des Dokuments wurde von „%1“ in „%2“ geändert.</translation>
    </message>
    <message>
        <source>The document&apos;s keywords were changed from “%1” to “%2”.</source>
        <translation>Die Stichwörter des Dokuments wurden von „%1“ in „%2“ geändert.</translation>
    </message>
    <message>
        <source>Comments were added or changed.</source>
        <translation>Kommentare wurden hinzugefügt oder geändert.</translation>
    </message>
    <message>
        <source>The field “%1” was filled in with “%2” after %3 signed.</source>
        <translation>Das Feld „%1“ wurde mit „%2“ ausgefüllt, nachdem %3 signiert hatte.</translation>
    </message>
    <message>
        <source>The field “%1” was changed from “%2” to “%3” after %4 signed.</source>
        <translation>Das Feld „%1“ wurde von „%2“ in „%3“ geändert, nachdem %4 signiert hatte.</translation>
    </message>
    <message>
        <source>The field “%1” was cleared after %3 signed. Its value was “%2”.</source>
        <translation>Das Feld „%1“ wurde geleert, nachdem %3 signiert hatte. Sein Wert war „%2“.</translation>
    </message>
    <message>
        <source>%2 signed the field “%1” after %3.</source>
        <translation>%2 hat das Feld „%1“ nach %3 signiert.</translation>
    </message>
    <message>
        <source>The signature of %1 allows this, but %1 never saw the new value.</source>
        <translation>Die Signatur von %1 erlaubt dies, aber %1 hat den neuen Wert nie gesehen.</translation>
    </message>
    <message>
        <source>%1 signed the new value.</source>
        <translation>%1 hat den neuen Wert signiert.</translation>
    </message>
    <message>
        <source>Nobody has signed the new value.</source>
        <translation>Niemand hat den neuen Wert signiert.</translation>
    </message>
    <message>
        <source>%1 more changes are listed in the details.</source>
        <translation>%1 weitere Änderungen stehen in den Details.</translation>
    </message>
    <message>
        <source>The signer&apos;s certificate isn&apos;t meant for signing documents: its key usage names other purposes only.</source>
        <translation>Das Zertifikat des Unterzeichners ist nicht zum Signieren von Dokumenten bestimmt: Seine Schlüsselverwendung nennt nur andere Zwecke.</translation>
    </message>
    <message>
        <source>it was issued for other purposes</source>
        <translation>es wurde für andere Zwecke ausgestellt</translation>
    </message>
    <message>
        <source>The file&apos;s revocation data about the certificate of %1 is out of date, so it doesn&apos;t say whether the certificate was still valid.</source>
        <translation>Die Sperrdaten zum Zertifikat von %1 in der Datei sind veraltet und sagen daher nicht, ob das Zertifikat noch gültig war.</translation>
    </message>
    <message>
        <source>The attached history isn&apos;t confirmed. It was sealed with the certificate of %1, which isn&apos;t known to be the service that recorded it.</source>
        <translation>Der beigefügte Verlauf ist nicht bestätigt. Er wurde mit dem Zertifikat von %1 versiegelt; dass dies der Dienst ist, der ihn aufgezeichnet hat, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The attached history isn&apos;t confirmed. No intact signature covers it as it was attached.</source>
        <translation>Der beigefügte Verlauf ist nicht bestätigt. Keine unversehrte Signatur erfasst ihn so, wie er beigefügt wurde.</translation>
    </message>
    <message>
        <source>The attached history isn&apos;t confirmed. It was recorded and sealed with the certificate of %1, which this computer doesn&apos;t trust.</source>
        <translation>Der beigefügte Verlauf ist nicht bestätigt. Er wurde mit dem Zertifikat von %1 aufgezeichnet und versiegelt, dem dieser Computer nicht vertraut.</translation>
    </message>
    <message>
        <source>The appearance of the field “%1” was updated to show its value.</source>
        <translation>Das Feld „%1“ erhielt eine Darstellung, die seinen Wert zeigt.</translation>
    </message>
    <message>
        <source>The document&apos;s description was changed.</source>
        <translation>Die Beschreibung des Dokuments wurde geändert.</translation>
    </message>
    <message>
        <source>Parts of the file were rewritten without changing what it shows.</source>
        <translation>Teile der Datei wurden neu geschrieben, ohne zu ändern, was sie zeigt.</translation>
    </message>
    <message>
        <source>A signature is weak, so it proves little. %1</source>
        <translation>Eine Signatur ist schwach und beweist daher wenig. %1</translation>
    </message>
    <message>
        <source>The seal key is locked: its passphrase isn&apos;t available. Documents are sealed as soon as it is.</source>
        <translation>Der Schlüssel des Siegels ist gesperrt: Seine Passphrase ist nicht verfügbar. Dokumente werden versiegelt, sobald sie es ist.</translation>
    </message>
    <message>
        <source>This passphrase doesn&apos;t unlock the seal key.</source>
        <translation>Diese Passphrase öffnet den Schlüssel des Siegels nicht.</translation>
    </message>
    <message>
        <source>Page %1 of “%2” looks different in the sealed file from what its signers were shown, so the document isn&apos;t completed.</source>
        <translation>Seite %1 von „%2“ sieht in der versiegelten Datei anders aus als das, was den Unterzeichnern gezeigt wurde; das Dokument wird deshalb nicht abgeschlossen.</translation>
    </message>
    <message>
        <source>Page %1 of “%2” couldn&apos;t be compared with what its signers were shown: %3</source>
        <translation>Seite %1 von „%2“ konnte nicht mit dem verglichen werden, was den Unterzeichnern gezeigt wurde: %3</translation>
    </message>
    <message>
        <source>%1. These pages can&apos;t be rendered, so they weren&apos;t compared with what the signers were shown: %2</source>
        <translation>%1. Diese Seiten können nicht dargestellt werden und wurden daher nicht mit dem verglichen, was den Unterzeichnern gezeigt wurde: %2</translation>
    </message>
    <message>
        <source>%1. Nothing is attached to “%2”, because PDF/A-%3 doesn&apos;t allow that; the certificate has the history</source>
        <translation>%1. „%2“ ist nichts beigefügt, weil PDF/A-%3 das nicht erlaubt; der Verlauf steht im Zertifikat</translation>
    </message>
    <message>
        <source>%1 of %2 pages that a later revision may have changed could not be compared with what was signed.</source>
        <translation>%1 von %2 Seiten, die eine spätere Fassung geändert haben kann, konnten nicht mit dem verglichen werden, was signiert wurde.</translation>
    </message>
    <message>
        <source>The pages could not be compared with what was signed.</source>
        <translation>Die Seiten konnten nicht mit dem verglichen werden, was signiert wurde.</translation>
    </message>
    <message>
        <source>A later revision was not compared with the signed one, because that would take too long.</source>
        <translation>Eine spätere Fassung wurde nicht mit der signierten verglichen, weil das zu lange dauern würde.</translation>
    </message>
    <message>
        <source>The appearance of the form field “%1” could not be compared with its value.</source>
        <translation>Die Darstellung des Formularfelds „%1“ konnte nicht mit seinem Wert verglichen werden.</translation>
    </message>
    <message>
        <source>%1 shows page %2 differently from what was signed.</source>
        <translation>%1 zeigt Seite %2 anders als das, was signiert wurde.</translation>
    </message>
    <message>
        <source>Page %2 looks different from what was signed when it is printed (rendered by %1).</source>
        <translation>Seite %2 sieht gedruckt anders aus als das, was signiert wurde (dargestellt von %1).</translation>
    </message>
    <message>
        <source>%1 shows more pages than were signed.</source>
        <translation>%1 zeigt mehr Seiten, als signiert wurden.</translation>
    </message>
    <message>
        <source>%1 could not render the signed version of this file, so its view was not compared.</source>
        <translation>%1 konnte die signierte Fassung dieser Datei nicht darstellen; die Ansicht wurde deshalb nicht verglichen.</translation>
    </message>
    <message>
        <source>%1 rendered the signed version of this file, but not the current one.</source>
        <translation>%1 hat die signierte Fassung dieser Datei dargestellt, aber nicht die jetzige.</translation>
    </message>
    <message>
        <source>The form field “%1” now hides content of page %2 that was visible when it was signed.</source>
        <translation>Das Formularfeld „%1“ verdeckt jetzt Inhalt von Seite %2, der bei der Signatur sichtbar war.</translation>
    </message>
    <message>
        <source>The form field “%1” now reveals content of page %2 that was hidden when it was signed.</source>
        <translation>Das Formularfeld „%1“ zeigt jetzt Inhalt von Seite %2, der bei der Signatur verborgen war.</translation>
    </message>
    <message>
        <source>Something that was added to page %1 after signing hides its content (rendered by %2).</source>
        <translation>Etwas, das nach der Signatur auf Seite %1 hinzugefügt wurde, verdeckt ihren Inhalt (dargestellt von %2).</translation>
    </message>
    <message>
        <source>The verification was cancelled before all pages were compared.</source>
        <translation>Die Prüfung wurde abgebrochen, bevor alle Seiten verglichen waren.</translation>
    </message>
    <message>
        <source>This document changed after it was shown to you. Check the differences, then finish again.</source>
        <translation>Dieses Dokument hat sich geändert, nachdem es Ihnen angezeigt wurde. Prüfen Sie die Unterschiede und schließen Sie dann erneut ab.</translation>
    </message>
    <message>
        <source>This field was moved or changed after it was shown.</source>
        <translation>Dieses Feld wurde verschoben oder geändert, nachdem es angezeigt wurde.</translation>
    </message>
    <message>
        <source>The pages or the text around the fields were changed after they were shown.</source>
        <translation>Die Seiten oder die Texte um die Felder wurden geändert, nachdem sie angezeigt wurden.</translation>
    </message>
    <message>
        <source>The sender changed this document after it was opened. Open it again, check it, then finish.</source>
        <translation>Der Absender hat dieses Dokument geändert, nachdem es geöffnet wurde. Öffnen Sie es erneut, prüfen Sie es und schließen Sie dann ab.</translation>
    </message>
    <message>
        <source>The disk quota is used up. Free some space or raise the quota, then try again.</source>
        <translation>Das Speicherkontingent ist aufgebraucht. Geben Sie Speicherplatz frei oder erhöhen Sie das Kontingent, und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>The disk is read-only: nothing can be stored.</source>
        <translation>Der Datenträger ist schreibgeschützt: Es kann nichts gespeichert werden.</translation>
    </message>
    <message>
        <source>The disk reports an input/output error.</source>
        <translation>Der Datenträger meldet einen Ein-/Ausgabefehler.</translation>
    </message>
    <message>
        <source>Too many files are open. Try again in a moment.</source>
        <translation>Es sind zu viele Dateien geöffnet. Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>The system doesn&apos;t permit files of this size.</source>
        <translation>Das System erlaubt keine Dateien dieser Größe.</translation>
    </message>
    <message>
        <source>The system doesn&apos;t permit writing to the data folder.</source>
        <translation>Das System erlaubt es nicht, in den Datenordner zu schreiben.</translation>
    </message>
    <message>
        <source>The folder %1 doesn&apos;t support file locks. It may be on a network drive. Use a folder on this computer.</source>
        <translation>Der Ordner %1 unterstützt keine Dateisperren. Möglicherweise liegt er auf einem Netzlaufwerk. Verwenden Sie einen Ordner auf diesem Computer.</translation>
    </message>
    <message>
        <source>The folder %1 doesn&apos;t support shared memory. It may be on a network drive. Use a folder on this computer.</source>
        <translation>Der Ordner %1 unterstützt keinen gemeinsamen Speicher. Möglicherweise liegt er auf einem Netzlaufwerk. Verwenden Sie einen Ordner auf diesem Computer.</translation>
    </message>
    <message>
        <source>The file %1 is damaged. Restore it from a backup.</source>
        <translation>Die Datei %1 ist beschädigt. Stellen Sie sie aus einer Sicherung wieder her.</translation>
    </message>
    <message>
        <source>You don&apos;t have permission to read and write %1.</source>
        <translation>Sie haben keine Berechtigung, %1 zu lesen und zu schreiben.</translation>
    </message>
    <message>
        <source>Another program is using %1. Close it, then try again.</source>
        <translation>Ein anderes Programm verwendet %1. Schließen Sie es, und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>This file takes too much time to read. Save only the sheet that is needed to a new file and use that one.</source>
        <translation>Diese Datei zu lesen dauert zu lange. Speichern Sie nur das benötigte Blatt in einer neuen Datei, und verwenden Sie diese.</translation>
    </message>
    <message>
        <source>An element of this workbook has too many attributes. Open it in a spreadsheet program, save it as XLSX and try again.</source>
        <translation>Ein Element dieser Arbeitsmappe hat zu viele Attribute. Öffnen Sie sie in einem Tabellenprogramm, speichern Sie sie als XLSX und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>All rows of this sheet are hidden. Unhide them in a spreadsheet program, or include hidden rows.</source>
        <translation>Alle Zeilen dieses Blatts sind ausgeblendet. Blenden Sie sie in einem Tabellenprogramm ein, oder nehmen Sie ausgeblendete Zeilen auf.</translation>
    </message>
    <message>
        <source>This file is a web page or XML, not a workbook. Open it in a spreadsheet program and save it as XLSX.</source>
        <translation>Diese Datei ist eine Webseite oder XML, keine Arbeitsmappe. Öffnen Sie sie in einem Tabellenprogramm und speichern Sie sie als XLSX.</translation>
    </message>
    <message>
        <source>The spreadsheet shows the error %1 in this cell.</source>
        <translation>Das Tabellenprogramm zeigt in dieser Zelle den Fehler %1.</translation>
    </message>
    <message>
        <source>The formula in this cell has no stored result. Open the workbook in a spreadsheet program and save it.</source>
        <translation>Die Formel in dieser Zelle hat kein gespeichertes Ergebnis. Öffnen Sie die Arbeitsmappe in einem Tabellenprogramm und speichern Sie sie.</translation>
    </message>
    <message>
        <source>This row has more cells than the header. A value may contain the delimiter without quotation marks.</source>
        <translation>Diese Zeile hat mehr Zellen als die Kopfzeile. Vielleicht enthält ein Wert das Trennzeichen ohne Anführungszeichen.</translation>
    </message>
    <message>
        <source>“%1” has no domain such as example.com after the @.</source>
        <translation>„%1“ hat nach dem @ keine Domain wie example.com.</translation>
    </message>
    <message>
        <source>The sheet “%1” has no rows. Showing “%2” instead.</source>
        <translation>Das Blatt „%1“ hat keine Zeilen. Stattdessen wird „%2“ angezeigt.</translation>
    </message>
    <message>
        <source>The file doesn&apos;t specify its encoding. It was read as %1. Check names with accented letters.</source>
        <translation>Die Datei nennt ihre Kodierung nicht. Sie wurde als %1 gelesen: Prüfen Sie Namen mit Umlauten und Akzenten.</translation>
    </message>
    <message>
        <source>The header was found in line %1. The lines above it are left out.</source>
        <translation>Die Kopfzeile wurde in Zeile %1 gefunden. Die Zeilen darüber werden ausgelassen.</translation>
    </message>
    <message>
        <source>Line %1 has fewer cells than the header.</source>
        <translation>Zeile %1 hat weniger Zellen als die Kopfzeile.</translation>
    </message>
    <message>
        <source>Line %1 has more cells than the header. Check the delimiter.</source>
        <translation>Zeile %1 hat mehr Zellen als die Kopfzeile. Prüfen Sie das Trennzeichen.</translation>
    </message>
    <message>
        <source>Line %1 has characters that aren&apos;t valid in this encoding. Choose another encoding.</source>
        <translation>Zeile %1 enthält Zeichen, die in dieser Kodierung nicht gültig sind. Wählen Sie eine andere Kodierung.</translation>
    </message>
    <message>
        <source>Line %1, column %2 contains a spreadsheet error instead of a value.</source>
        <translation>Zeile %1, Spalte %2 enthält einen Fehler des Tabellenprogramms statt eines Werts.</translation>
    </message>
    <message>
        <source>Line %1, column %2 has a formula without a stored result. Open the workbook in a spreadsheet program and save it.</source>
        <translation>Zeile %1, Spalte %2 enthält eine Formel ohne gespeichertes Ergebnis. Öffnen Sie die Arbeitsmappe in einem Tabellenprogramm und speichern Sie sie.</translation>
    </message>
    <message>
        <source>Further places to check: %1.</source>
        <translation>Weitere zu prüfende Stellen: %1.</translation>
    </message>
    <message>
        <source>The signed file itself doesn&apos;t conform to the standard, so other programs may show it differently. Object %1: %2.</source>
        <translation>Schon die signierte Datei ist nicht so geschrieben, wie der Standard es verlangt; andere Programme können sie verschieden anzeigen. Objekt %1: %2.</translation>
    </message>
    <message>
        <source>The signed file itself doesn&apos;t conform to the standard, so other programs may show it differently. Its trailer: %1.</source>
        <translation>Schon die signierte Datei ist nicht so geschrieben, wie der Standard es verlangt; andere Programme können sie verschieden anzeigen. Ihr Trailer: %1.</translation>
    </message>
    <message>
        <source>The pages weren&apos;t compared in these programs, because they aren&apos;t installed: %1.</source>
        <translation>Diese Programme sind nicht installiert; die Seiten wurden deshalb nicht so verglichen, wie sie sie anzeigen: %1.</translation>
    </message>
    <message>
        <source>The stored data is damaged. Restore it from a backup.</source>
        <translation>Die gespeicherten Daten sind beschädigt. Stellen Sie sie aus einer Sicherung wieder her.</translation>
    </message>
    <message>
        <source>Hidden rows left out: %1.</source>
        <translation>Ausgelassene ausgeblendete Zeilen: %1.</translation>
    </message>
    <message>
        <source>The date of signing has changed since this document was opened. Close the document, open it again to see today&apos;s date, and sign.</source>
        <translation>Das Datum der Unterschrift hat sich geändert, seit dieses Dokument geöffnet wurde. Schließen Sie das Dokument, öffnen Sie es erneut, um das heutige Datum zu sehen, und unterschreiben Sie.</translation>
    </message>
    <message>
        <source>This picture takes too long to read. Save it again with another program.</source>
        <translation>Das Lesen dieses Bildes dauert zu lange. Speichern Sie es mit einem anderen Programm neu.</translation>
    </message>
    <message>
        <source>A key can&apos;t give another key more rights than it has itself. Missing here: %1.</source>
        <translation>Ein Schlüssel kann einem anderen nicht mehr Rechte geben, als er selbst hat. Hier fehlt: %1.</translation>
    </message>
    <message>
        <source>This API key is limited to a folder, so it can only create keys for that folder or one of its subfolders.</source>
        <translation>Dieser API-Schlüssel ist auf einen Ordner beschränkt und kann daher nur Schlüssel für diesen Ordner oder einen seiner Unterordner erstellen.</translation>
    </message>
    <message>
        <source>This API key doesn&apos;t have the required scope: %1. Use a key that has it.</source>
        <translation>Diesem API-Schlüssel fehlt die nötige Berechtigung: %1. Verwenden Sie einen Schlüssel, der sie hat.</translation>
    </message>
    <message>
        <source>This API key is limited to a folder. Use a key for the whole account.</source>
        <translation>Dieser API-Schlüssel ist auf einen Ordner beschränkt. Verwenden Sie einen Schlüssel für das ganze Konto.</translation>
    </message>
    <message>
        <source>This API key is limited to a folder. Choose that folder or one of its subfolders.</source>
        <translation>Dieser API-Schlüssel ist auf einen Ordner beschränkt. Wählen Sie diesen Ordner oder einen seiner Unterordner.</translation>
    </message>
    <message>
        <source>Select at least one scope for the key.</source>
        <translation>Wählen Sie mindestens eine Berechtigung für den Schlüssel.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a scope of API keys. Use %2.</source>
        <translation>„%1“ ist keine Berechtigung für API-Schlüssel. Möglich sind: %2.</translation>
    </message>
    <message>
        <source>The scope “%1” appears more than once.</source>
        <translation>Die Berechtigung „%1“ kommt mehrmals vor.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t the address of a website. Enter https:// and the host, with the port if it isn&apos;t 443, such as https://app.example.com.</source>
        <translation>„%1“ ist nicht die Adresse einer Website. Geben Sie https:// und den Host ein, mit dem Port, wenn er nicht 443 ist, zum Beispiel https://app.example.com.</translation>
    </message>
    <message>
        <source>At most %1 websites can show the signing page.</source>
        <translation>Höchstens %1 Websites können die Signaturseite anzeigen.</translation>
    </message>
    <message>
        <source>Names that start with “%1” are reserved. Enter another name.</source>
        <translation>Namen, die mit „%1“ beginnen, sind reserviert. Geben Sie einen anderen Namen ein.</translation>
    </message>
    <message>
        <source>The list changed while it was read, and some documents are missing. Try again.</source>
        <translation>Die Liste hat sich beim Lesen geändert, und einige Dokumente fehlen. Versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>There is no event with this ID yet. The ID of the last event is %1. If the service was restored from a backup, read the documents themselves, then continue after %1.</source>
        <translation>Es gibt noch kein Ereignis mit dieser ID. Die ID des letzten Ereignisses ist %1. Wenn der Dienst aus einer Sicherung wiederhergestellt wurde, lesen Sie die Dokumente selbst, und machen Sie dann nach %1 weiter.</translation>
    </message>
    <message>
        <source>signed copy</source>
        <translation>signierte Kopie</translation>
    </message>
    <message>
        <source>A signed copy can be sent once the document is completed.</source>
        <translation>Eine signierte Kopie lässt sich senden, sobald das Dokument abgeschlossen ist.</translation>
    </message>
    <message>
        <source>Enter at least one email address.</source>
        <translation>Geben Sie mindestens eine E-Mail-Adresse ein.</translation>
    </message>
    <message>
        <source>Signed copies can be sent to at most %1 addresses at once.</source>
        <translation>Signierte Kopien lassen sich an höchstens %1 Adressen auf einmal senden.</translation>
    </message>
    <message>
        <source>The signed files are too large for an email.</source>
        <translation>Die signierten Dateien sind zu groß für eine E-Mail.</translation>
    </message>
    <message>
        <source>The password is wrong.</source>
        <translation>Das Passwort ist falsch.</translation>
    </message>
    <message>
        <source>Only the attachments of the file are encrypted. Its signatures can be verified with their password.</source>
        <translation>Nur die Anhänge der Datei sind verschlüsselt. Mit deren Passwort lassen sich die Signaturen prüfen.</translation>
    </message>
    <message>
        <source>The pages of a password-protected file aren&apos;t compared with what was signed.</source>
        <translation>Die Seiten einer passwortgeschützten Datei werden nicht mit dem unterschriebenen Stand verglichen.</translation>
    </message>
    <message>
        <source>The signature was created with a different certificate from the one that was prepared.</source>
        <translation>Die Signatur wurde mit einem anderen Zertifikat erstellt als dem, für das das Dokument vorbereitet wurde.</translation>
    </message>
    <message>
        <source>The signature covers different data from the prepared document.</source>
        <translation>Die Signatur gilt für andere Daten als das vorbereitete Dokument.</translation>
    </message>
    <message>
        <source>The certificate of “%1” isn&apos;t meant for signing documents, for example because it is only for encryption. Choose another certificate.</source>
        <translation>Das Zertifikat von „%1“ ist nicht zum Signieren von Dokumenten bestimmt, zum Beispiel weil es nur der Verschlüsselung dient. Wählen Sie ein anderes Zertifikat.</translation>
    </message>
    <message>
        <source>The certificate of “%1” has expired. Choose another certificate.</source>
        <translation>Das Zertifikat von „%1“ ist abgelaufen. Wählen Sie ein anderes Zertifikat.</translation>
    </message>
    <message>
        <source>The certificate of “%1” isn&apos;t valid yet. Choose another certificate.</source>
        <translation>Das Zertifikat von „%1“ ist noch nicht gültig. Wählen Sie ein anderes Zertifikat.</translation>
    </message>
    <message>
        <source>The certificate of the issuer “%1” is missing. Send it after the signer&apos;s certificate.</source>
        <translation>Das Zertifikat des Ausstellers „%1“ fehlt. Senden Sie es nach dem Zertifikat des Unterzeichners.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a certificate authority, or may not issue this certificate.</source>
        <translation>„%1“ ist keine Zertifizierungsstelle oder darf dieses Zertifikat nicht ausstellen.</translation>
    </message>
    <message>
        <source>The key of the certificate can&apos;t sign with %1.</source>
        <translation>Der Schlüssel des Zertifikats kann nicht mit %1 signieren.</translation>
    </message>
    <message>
        <source>A drop-down list requires options, as in dropdown(options=&quot;Yes,No&quot;).</source>
        <translation>Eine Auswahlliste braucht Optionen, wie in dropdown(options=&quot;Ja,Nein&quot;).</translation>
    </message>
    <message>
        <source>“%1” requires options, which an anchor in square brackets can&apos;t list. Use {{Name;type=select;options=Yes,No}}.</source>
        <translation>„%1“ braucht Optionen, die in eckigen Klammern nicht angegeben werden können. Verwenden Sie {{Name;type=select;options=Ja,Nein}}.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t imported. Set the formula or condition in the field&apos;s properties.</source>
        <translation>„%1“ wird nicht übernommen. Legen Sie die Formel oder Bedingung in den Eigenschaften des Felds fest.</translation>
    </message>
    <message>
        <source>This build of Inkstone doesn&apos;t support trusted lists.</source>
        <translation>Diese Version von Inkstone unterstützt keine Vertrauenslisten.</translation>
    </message>
    <message>
        <source>This file isn&apos;t valid XML.</source>
        <translation>Diese Datei ist kein gültiges XML.</translation>
    </message>
    <message>
        <source>This file isn&apos;t valid XML. The error is in line %1.</source>
        <translation>Diese Datei ist kein gültiges XML. Der Fehler steht in Zeile %1.</translation>
    </message>
    <message>
        <source>This file has a document type definition, which isn&apos;t allowed in a trusted list.</source>
        <translation>Diese Datei enthält eine Dokumenttypdefinition, die in einer Vertrauensliste nicht erlaubt ist.</translation>
    </message>
    <message>
        <source>This file is larger than %1, the maximum for a trusted list.</source>
        <translation>Diese Datei ist größer als %1, die Höchstgröße einer Vertrauensliste.</translation>
    </message>
    <message>
        <source>This file isn&apos;t a trusted list in the format of ETSI TS 119 612.</source>
        <translation>Diese Datei ist keine Vertrauensliste im Format von ETSI TS 119 612.</translation>
    </message>
    <message>
        <source>“%1” in line %2 is missing or invalid.</source>
        <translation>„%1“ in Zeile %2 fehlt oder ist ungültig.</translation>
    </message>
    <message>
        <source>Version %1 of the format of trusted lists isn&apos;t supported.</source>
        <translation>Version %1 des Formats für Vertrauenslisten wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>The list isn&apos;t signed.</source>
        <translation>Die Liste ist nicht signiert.</translation>
    </message>
    <message>
        <source>The list&apos;s signature is invalid. The list may have been changed.</source>
        <translation>Die Signatur der Liste ist ungültig. Die Liste wurde möglicherweise geändert.</translation>
    </message>
    <message>
        <source>The list&apos;s signature uses an algorithm that isn&apos;t supported or is no longer secure.</source>
        <translation>Die Signatur der Liste verwendet ein Verfahren, das nicht unterstützt wird oder nicht mehr sicher ist.</translation>
    </message>
    <message>
        <source>The list&apos;s signature doesn&apos;t cover the whole list.</source>
        <translation>Die Signatur der Liste umfasst nicht die ganze Liste.</translation>
    </message>
    <message>
        <source>The list is signed with a certificate that isn&apos;t trusted for it.</source>
        <translation>Die Liste ist mit einem Zertifikat signiert, dem dafür nicht vertraut wird.</translation>
    </message>
    <message>
        <source>The trusted list of %1 expired on %2. Get a newer one.</source>
        <translation>Die Vertrauensliste von %1 ist am %2 abgelaufen. Besorgen Sie eine neuere.</translation>
    </message>
    <message>
        <source>A newer list of %1 is used.</source>
        <translation>Eine neuere Liste von %1 wird verwendet.</translation>
    </message>
    <message>
        <source>The list of %1 was closed and is no longer updated.</source>
        <translation>Die Liste von %1 wurde geschlossen und wird nicht mehr aktualisiert.</translation>
    </message>
    <message>
        <source>There is no certificate that may sign lists. Add the certificates published in the Official Journal of the European Union, or those of a national list.</source>
        <translation>Es gibt kein Zertifikat, das Listen signieren darf. Fügen Sie die im Amtsblatt der Europäischen Union veröffentlichten Zertifikate oder die einer nationalen Liste hinzu.</translation>
    </message>
    <message>
        <source>%1 has no valid certificate.</source>
        <translation>%1 enthält kein gültiges Zertifikat.</translation>
    </message>
    <message>
        <source>None of the trusted lists has a service that issued the certificate.</source>
        <translation>Keine der Vertrauenslisten enthält einen Dienst, der das Zertifikat ausgestellt hat.</translation>
    </message>
    <message>
        <source>The service “%1” (%2) wasn&apos;t a qualified service on %3. Its status was: %4.</source>
        <translation>Der Dienst „%1“ (%2) war am %3 kein qualifizierter Dienst. Sein Status war: %4.</translation>
    </message>
    <message>
        <source>The service “%1” (%2) wasn&apos;t listed on %3.</source>
        <translation>Der Dienst „%1“ (%2) war am %3 nicht gelistet.</translation>
    </message>
    <message>
        <source>The certificate isn&apos;t a qualified certificate.</source>
        <translation>Das Zertifikat ist kein qualifiziertes Zertifikat.</translation>
    </message>
    <message>
        <source>The trusted list of %1 says that certificates of this kind aren&apos;t qualified.</source>
        <translation>Laut der Vertrauensliste von %1 sind Zertifikate dieser Art nicht qualifiziert.</translation>
    </message>
    <message>
        <source>The certificate is qualified for websites, not for signatures or seals.</source>
        <translation>Das Zertifikat ist für Websites qualifiziert, nicht für Signaturen oder Siegel.</translation>
    </message>
    <message>
        <source>The trusted lists contradict each other about this certificate: %1.</source>
        <translation>Die Vertrauenslisten widersprechen sich bei diesem Zertifikat: %1.</translation>
    </message>
    <message>
        <source>The entry of the service “%1” contradicts itself, so its certificates can&apos;t be judged.</source>
        <translation>Der Eintrag des Dienstes „%1“ ist widersprüchlich, daher lassen sich seine Zertifikate nicht beurteilen.</translation>
    </message>
    <message>
        <source>The entry of the service “%1” has conditions that aren&apos;t supported, so its certificates can&apos;t be judged.</source>
        <translation>Der Eintrag des Dienstes „%1“ enthält nicht unterstützte Bedingungen, daher lassen sich seine Zertifikate nicht beurteilen.</translation>
    </message>
    <message>
        <source>The certificate can&apos;t be read, so it can&apos;t be looked up in trusted lists.</source>
        <translation>Das Zertifikat ist nicht lesbar und kann daher nicht in Vertrauenslisten gesucht werden.</translation>
    </message>
    <message>
        <source>The certificate wasn&apos;t qualified when it was issued, on %1.</source>
        <translation>Das Zertifikat war bei seiner Ausstellung am %1 nicht qualifiziert.</translation>
    </message>
    <message>
        <source>The key isn&apos;t in a qualified device.</source>
        <translation>Der Schlüssel liegt nicht in einer qualifizierten Einheit.</translation>
    </message>
    <message>
        <source>Qualified electronic signature</source>
        <translation>Qualifizierte elektronische Signatur</translation>
    </message>
    <message>
        <source>Qualified electronic seal</source>
        <translation>Qualifiziertes elektronisches Siegel</translation>
    </message>
    <message>
        <source>Advanced electronic signature with a qualified certificate</source>
        <translation>Fortgeschrittene elektronische Signatur mit qualifiziertem Zertifikat</translation>
    </message>
    <message>
        <source>Advanced electronic seal with a qualified certificate</source>
        <translation>Fortgeschrittenes elektronisches Siegel mit qualifiziertem Zertifikat</translation>
    </message>
    <message>
        <source>Not qualified</source>
        <translation>Nicht qualifiziert</translation>
    </message>
    <message>
        <source>Can&apos;t be determined</source>
        <translation>Nicht feststellbar</translation>
    </message>
    <message>
        <source>The certificate wasn&apos;t valid at that time.</source>
        <translation>Das Zertifikat war zu diesem Zeitpunkt nicht gültig.</translation>
    </message>
    <message>
        <source>The certificate was revoked at that time.</source>
        <translation>Das Zertifikat war zu diesem Zeitpunkt gesperrt.</translation>
    </message>
    <message>
        <source>The file doesn&apos;t show whether the certificate had been revoked.</source>
        <translation>Aus der Datei geht nicht hervor, ob das Zertifikat gesperrt war.</translation>
    </message>
    <message>
        <source>No time-stamp proves when it was signed, so this is the status at the time of this check.</source>
        <translation>Kein Zeitstempel belegt den Zeitpunkt der Signatur, daher ist dies der Status zum Zeitpunkt dieser Prüfung.</translation>
    </message>
    <message>
        <source>The service “%1” (%2) isn&apos;t listed for certificates of this kind.</source>
        <translation>Der Dienst „%1“ (%2) ist nicht für Zertifikate dieser Art gelistet.</translation>
    </message>
</context>
<context>
    <name>ink::SignerText</name>
    <message>
        <source>I have reviewed this document, and I agree to approve it electronically.</source>
        <translation>Ich habe dieses Dokument geprüft und bin damit einverstanden, es elektronisch zu genehmigen.</translation>
    </message>
    <message>
        <source>I agree to fill in this document electronically.</source>
        <translation>Ich bin damit einverstanden, dieses Dokument elektronisch auszufüllen.</translation>
    </message>
    <message>
        <source>I agree to sign this document electronically, and that my electronic signature counts like one on paper.</source>
        <translation>Ich bin damit einverstanden, dieses Dokument elektronisch zu unterschreiben, und dass meine elektronische Unterschrift wie eine Unterschrift auf Papier gilt.</translation>
    </message>
    <message>
        <source>Enter the access code that the sender gave you.</source>
        <translation>Geben Sie den Zugangscode ein, den Sie vom Absender erhalten haben.</translation>
    </message>
    <message>
        <source>Enter the code sent to you by email.</source>
        <translation>Geben Sie den Code ein, der Ihnen per E-Mail gesendet wird.</translation>
    </message>
    <message>
        <source>Enter the code sent to your phone.</source>
        <translation>Geben Sie den Code ein, der an Ihr Telefon gesendet wird.</translation>
    </message>
    <message>
        <source>%1 is your code for the document from %2. It is valid for 10 minutes. Don&apos;t share it.</source>
        <translation>%1 ist Ihr Code für das Dokument von %2. Er gilt 10 Minuten. Geben Sie ihn nicht weiter.</translation>
    </message>
    <message>
        <source>This code is incorrect.</source>
        <translation>Dieser Code ist nicht richtig.</translation>
    </message>
</context>
<context>
    <name>ink::SigningPage</name>
    <message>
        <source>Ended without being sealed</source>
        <comment>result_ended</comment>
        <translation>Ohne Siegel beendet</translation>
    </message>
    <message>
        <source>Sealed</source>
        <comment>result_sealed</comment>
        <translation>Versiegelt</translation>
    </message>
    <message>
        <source>Everyone has signed it</source>
        <comment>result_signed</comment>
        <translation>Alle haben unterschrieben</translation>
    </message>
    <message>
        <source>Waiting for others</source>
        <comment>result_pending</comment>
        <translation>Wartet auf andere</translation>
    </message>
    <message>
        <source>No signatures in this file</source>
        <comment>unsigned</comment>
        <translation>Keine Unterschriften in dieser Datei</translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <comment>signedBy</comment>
        <translation>Unterschrieben von %1</translation>
    </message>
    <message>
        <source>Files and who signed them</source>
        <comment>results</comment>
        <translation>Dateien und wer sie unterschrieben hat</translation>
    </message>
    <message>
        <source>To sign, turn on JavaScript in your browser.</source>
        <comment>needsJavaScript</comment>
        <translation>Aktivieren Sie zum Unterschreiben JavaScript in Ihrem Browser.</translation>
    </message>
    <message>
        <source>Page %1 can’t be shown here: it is too complex or damaged. Download the document and read this page in a PDF reader before you sign.</source>
        <comment>pageMissing</comment>
        <translation>Seite %1 kann hier nicht angezeigt werden: Sie ist zu komplex oder beschädigt. Laden Sie das Dokument herunter und lesen Sie diese Seite in einem PDF-Programm, bevor Sie unterschreiben.</translation>
    </message>
    <message>
        <source>Download the document</source>
        <comment>downloadOriginal</comment>
        <translation>Dokument herunterladen</translation>
    </message>
    <message>
        <source>Language</source>
        <comment>language</comment>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Skip to the document</source>
        <comment>skip</comment>
        <translation>Zum Dokument springen</translation>
    </message>
    <message>
        <source>from %1</source>
        <comment>from</comment>
        <translation>von %1</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <comment>page</comment>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>Text of page %1</source>
        <comment>pageText</comment>
        <translation>Text der Seite %1</translation>
    </message>
    <message>
        <source>Loading the document…</source>
        <comment>loading</comment>
        <translation>Das Dokument wird geladen…</translation>
    </message>
    <message>
        <source>Saving…</source>
        <comment>saving</comment>
        <translation>Wird gespeichert…</translation>
    </message>
    <message>
        <source>Saved</source>
        <comment>saved</comment>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Not saved. Retrying…</source>
        <comment>notSaved</comment>
        <translation>Nicht gespeichert – neuer Versuch…</translation>
    </message>
    <message>
        <source>Try again</source>
        <comment>retry</comment>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Reload</source>
        <comment>reload</comment>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Larger</source>
        <comment>larger</comment>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Smaller</source>
        <comment>smaller</comment>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Zoom</source>
        <comment>zoomGroup</comment>
        <translation>Größe der Seiten</translation>
    </message>
    <message>
        <source>%1 of %2 required fields</source>
        <comment>progress</comment>
        <translation>%1 von %2 Pflichtfeldern</translation>
    </message>
    <message>
        <source>Place your signature on a page.</source>
        <comment>needPlacing</comment>
        <translation>Setzen Sie Ihre Unterschrift auf eine Seite.</translation>
    </message>
    <message>
        <source>All required fields are filled in</source>
        <comment>allDone</comment>
        <translation>Alle Pflichtfelder sind ausgefüllt</translation>
    </message>
    <message>
        <source>No fields to fill in</source>
        <comment>nothingNeeded</comment>
        <translation>Keine Felder auszufüllen</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>start</comment>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>next</comment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Finish…</source>
        <comment>finish</comment>
        <translation>Abschließen…</translation>
    </message>
    <message>
        <source>Approve…</source>
        <comment>approve</comment>
        <translation>Genehmigen…</translation>
    </message>
    <message>
        <source>Decline…</source>
        <comment>decline</comment>
        <translation>Ablehnen…</translation>
    </message>
    <message>
        <source>Add signature</source>
        <comment>place</comment>
        <translation>Unterschrift hinzufügen</translation>
    </message>
    <message>
        <source>Signature</source>
        <comment>signature</comment>
        <translation>Unterschrift</translation>
    </message>
    <message>
        <source>Initials</source>
        <comment>initials</comment>
        <translation>Namenszeichen</translation>
    </message>
    <message>
        <source>Sign here</source>
        <comment>signHere</comment>
        <translation>Hier unterschreiben</translation>
    </message>
    <message>
        <source>Initials</source>
        <comment>initialHere</comment>
        <translation>Namenszeichen</translation>
    </message>
    <message>
        <source>Change</source>
        <comment>change</comment>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Text</source>
        <comment>text</comment>
        <translation>Text</translation>
    </message>
    <message>
        <source>Date</source>
        <comment>date</comment>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Number</source>
        <comment>number</comment>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Choice</source>
        <comment>choice</comment>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Checkbox</source>
        <comment>checkbox</comment>
        <translation>Kontrollkästchen</translation>
    </message>
    <message>
        <source>Option</source>
        <comment>option</comment>
        <translation>Option</translation>
    </message>
    <message>
        <source>Note</source>
        <comment>note</comment>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Date signed</source>
        <comment>signDate</comment>
        <translation>Datum der Unterschrift</translation>
    </message>
    <message>
        <source>filled in when you finish</source>
        <comment>signDateHint</comment>
        <translation>wird beim Abschließen ausgefüllt</translation>
    </message>
    <message>
        <source>Choose…</source>
        <comment>choose</comment>
        <translation>Auswählen…</translation>
    </message>
    <message>
        <source>Attachment</source>
        <comment>attachment</comment>
        <translation>Anlage</translation>
    </message>
    <message>
        <source>required</source>
        <comment>required</comment>
        <translation>erforderlich</translation>
    </message>
    <message>
        <source>optional</source>
        <comment>optional</comment>
        <translation>freiwillig</translation>
    </message>
    <message>
        <source>filled in</source>
        <comment>filled</comment>
        <translation>ausgefüllt</translation>
    </message>
    <message>
        <source>filled in by someone else</source>
        <comment>byOther</comment>
        <translation>von einer anderen Person ausgefüllt</translation>
    </message>
    <message>
        <source>computed</source>
        <comment>computed</comment>
        <translation>berechnet</translation>
    </message>
    <message>
        <source>can’t be computed from these values</source>
        <comment>notComputed</comment>
        <translation>lässt sich aus diesen Werten nicht berechnen</translation>
    </message>
    <message>
        <source>%1, %2, page %3</source>
        <comment>fieldName</comment>
        <translation>%1, %2, Seite %3</translation>
    </message>
    <message>
        <source>Fill in this field.</source>
        <comment>needValue</comment>
        <translation>Füllen Sie dieses Feld aus.</translation>
    </message>
    <message>
        <source>Add your signature.</source>
        <comment>needSignature</comment>
        <translation>Unterschreiben Sie zuerst hier.</translation>
    </message>
    <message>
        <source>Choose a date.</source>
        <comment>needDate</comment>
        <translation>Wählen Sie ein Datum.</translation>
    </message>
    <message>
        <source>Enter a number such as 12 or 12.50.</source>
        <comment>needNumber</comment>
        <translation>Geben Sie eine Zahl ein, zum Beispiel 12 oder 12,50.</translation>
    </message>
    <message>
        <source>This could mean %1 or %2. Enter one of them.</source>
        <comment>ambiguous</comment>
        <translation>Das kann %1 oder %2 bedeuten. Geben Sie eines von beiden ein.</translation>
    </message>
    <message>
        <source>Enter a date in the format %1.</source>
        <comment>wrongDate</comment>
        <translation>Geben Sie ein Datum in der Form %1 ein.</translation>
    </message>
    <message>
        <source>Choose one of the options.</source>
        <comment>needOption</comment>
        <translation>Wählen Sie eine der Optionen.</translation>
    </message>
    <message>
        <source>This value can’t be checked. Ask the sender.</source>
        <comment>unchecked</comment>
        <translation>Dieser Wert kann nicht geprüft werden. Wenden Sie sich an den Absender.</translation>
    </message>
    <message>
        <source>Enter %1 or more.</source>
        <comment>atLeast</comment>
        <translation>Mindestens %1.</translation>
    </message>
    <message>
        <source>Enter %1 or less.</source>
        <comment>atMost</comment>
        <translation>Höchstens %1.</translation>
    </message>
    <message>
        <source>Maximum number of decimal places: %1.</source>
        <comment>decimals</comment>
        <translation>Höchstens %1 Nachkommastellen.</translation>
    </message>
    <message>
        <source>Maximum number of characters: %1.</source>
        <comment>tooLong</comment>
        <translation>Höchstens %1 Zeichen.</translation>
    </message>
    <message>
        <source>Enter the value in the format shown.</source>
        <comment>wrongForm</comment>
        <translation>Geben Sie den Wert in der vorgegebenen Form ein.</translation>
    </message>
    <message>
        <source>Enter an email address, such as name@example.com.</source>
        <comment>wrongEmail</comment>
        <translation>Geben Sie eine E-Mail-Adresse ein, etwa name@example.com.</translation>
    </message>
    <message>
        <source>Enter a phone number, such as +49 30 901820.</source>
        <comment>wrongPhone</comment>
        <translation>Geben Sie eine Telefonnummer ein, etwa +49 30 901820.</translation>
    </message>
    <message>
        <source>Not before %1.</source>
        <comment>notBefore</comment>
        <translation>Nicht vor dem %1.</translation>
    </message>
    <message>
        <source>Not after %1.</source>
        <comment>notAfter</comment>
        <translation>Nicht nach dem %1.</translation>
    </message>
    <message>
        <source>Select at least %1 of “%2”.</source>
        <comment>selectMore</comment>
        <translation>Wählen Sie mindestens %1 von „%2“.</translation>
    </message>
    <message>
        <source>Select at most %1 of “%2”.</source>
        <comment>selectFewer</comment>
        <translation>Wählen Sie höchstens %1 von „%2“.</translation>
    </message>
    <message>
        <source>This text will be printed in small type (%1 points). Shorten it to make it easier to read.</source>
        <comment>smallLetters</comment>
        <translation>Dieser Text wird in kleiner Schrift gedruckt (%1 Punkt). Kürzen Sie ihn, damit er besser lesbar ist.</translation>
    </message>
    <message>
        <source>A PNG or JPEG picture, maximum 10 MiB. It is printed in the document.</source>
        <comment>pictureRules</comment>
        <translation>Ein PNG- oder JPEG-Bild, höchstens 10 MiB. Es wird in das Dokument gedruckt.</translation>
    </message>
    <message>
        <source>Your signature</source>
        <comment>signTitle</comment>
        <translation>Ihre Unterschrift</translation>
    </message>
    <message>
        <source>Your initials</source>
        <comment>initialTitle</comment>
        <translation>Ihr Namenszeichen</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>draw</comment>
        <translation>Zeichnen</translation>
    </message>
    <message>
        <source>Type</source>
        <comment>type</comment>
        <translation>Tippen</translation>
    </message>
    <message>
        <source>Picture</source>
        <comment>upload</comment>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Draw with a finger, pen or mouse. With a keyboard, use “Type”.</source>
        <comment>drawHint</comment>
        <translation>Zeichnen Sie mit Finger, Stift oder Maus. Mit der Tastatur wählen Sie „Tippen“.</translation>
    </message>
    <message>
        <source>Drawing area</source>
        <comment>drawCanvas</comment>
        <translation>Zeichenfläche</translation>
    </message>
    <message>
        <source>Preview</source>
        <comment>typeCanvas</comment>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Preview</source>
        <comment>uploadCanvas</comment>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Your name</source>
        <comment>typeLabel</comment>
        <translation>Ihr Name</translation>
    </message>
    <message>
        <source>Handwriting style</source>
        <comment>styles</comment>
        <translation>Handschrift</translation>
    </message>
    <message>
        <source>%1, style %2</source>
        <comment>styleName</comment>
        <translation>%1, Handschrift %2</translation>
    </message>
    <message>
        <source>The handwriting styles don’t support all letters of this name, so it appears in a plain font.</source>
        <comment>stylePlain</comment>
        <translation>Die Handschriften enthalten nicht alle Buchstaben dieses Namens. Er wird in einer einfachen Schrift geschrieben.</translation>
    </message>
    <message>
        <source>A PNG or JPEG picture of your signature</source>
        <comment>uploadLabel</comment>
        <translation>Ein Bild Ihrer Unterschrift (PNG oder JPEG)</translation>
    </message>
    <message>
        <source>Remove background</source>
        <comment>removePaper</comment>
        <translation>Papier entfernen</translation>
    </message>
    <message>
        <source>Rotate</source>
        <comment>rotate</comment>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>Drag the corners around your signature.</source>
        <comment>cropHint</comment>
        <translation>Ziehen Sie die Ecken um Ihre Unterschrift.</translation>
    </message>
    <message>
        <source>Crop area</source>
        <comment>cropArea</comment>
        <translation>Ausschnitt</translation>
    </message>
    <message>
        <source>Move the crop area</source>
        <comment>cropMove</comment>
        <translation>Ausschnitt verschieben</translation>
    </message>
    <message>
        <source>Top left corner</source>
        <comment>cropTopLeft</comment>
        <translation>Ecke oben links</translation>
    </message>
    <message>
        <source>Top right corner</source>
        <comment>cropTopRight</comment>
        <translation>Ecke oben rechts</translation>
    </message>
    <message>
        <source>Bottom left corner</source>
        <comment>cropBottomLeft</comment>
        <translation>Ecke unten links</translation>
    </message>
    <message>
        <source>Bottom right corner</source>
        <comment>cropBottomRight</comment>
        <translation>Ecke unten rechts</translation>
    </message>
    <message>
        <source>No signature was found in the picture. Use a dark pen on white paper, or turn off “Remove background”.</source>
        <comment>noInk</comment>
        <translation>Auf dem Bild wurde keine Unterschrift gefunden. Verwenden Sie einen dunklen Stift auf weißem Papier, oder schalten Sie „Papier entfernen“ aus.</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>undo</comment>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Clear</source>
        <comment>clear</comment>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Values have changed</source>
        <comment>differenceTitle</comment>
        <translation>Werte haben sich geändert</translation>
    </message>
    <message>
        <source>These values were changed elsewhere after they were shown to you. Choose which ones to use, then finish again.</source>
        <comment>differenceText</comment>
        <translation>Diese Werte wurden an anderer Stelle gespeichert, nachdem sie Ihnen angezeigt wurden. Wählen Sie, welche gelten sollen, und schließen Sie dann erneut ab.</translation>
    </message>
    <message>
        <source>Field</source>
        <comment>differenceField</comment>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Shown to you</source>
        <comment>differenceShown</comment>
        <translation>Bei Ihnen angezeigt</translation>
    </message>
    <message>
        <source>Saved elsewhere</source>
        <comment>differenceStored</comment>
        <translation>Inzwischen gespeichert</translation>
    </message>
    <message>
        <source>(empty)</source>
        <comment>differenceEmpty</comment>
        <translation>(leer)</translation>
    </message>
    <message>
        <source>A signature</source>
        <comment>differenceSignature</comment>
        <translation>Eine Unterschrift</translation>
    </message>
    <message>
        <source>checked</source>
        <comment>differenceChecked</comment>
        <translation>angekreuzt</translation>
    </message>
    <message>
        <source>not checked</source>
        <comment>differenceUnchecked</comment>
        <translation>nicht angekreuzt</translation>
    </message>
    <message>
        <source>Choose one of the two values for each field.</source>
        <comment>differenceChoose</comment>
        <translation>Wählen Sie für jedes Feld einen der beiden Werte.</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>differenceContinue</comment>
        <translation>Fortfahren</translation>
    </message>
    <message>
        <source>Changed elsewhere.</source>
        <comment>elsewhere</comment>
        <translation>An anderer Stelle geändert.</translation>
    </message>
    <message>
        <source>Saved elsewhere: “%1”</source>
        <comment>elsewhereStored</comment>
        <translation>Inzwischen an anderer Stelle gespeichert: „%1“</translation>
    </message>
    <message>
        <source>Changed elsewhere. You entered “%1”.</source>
        <comment>elsewhereAdopted</comment>
        <translation>An anderer Stelle geändert. Ihre Eingabe war „%1“.</translation>
    </message>
    <message>
        <source>Remove</source>
        <comment>remove</comment>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Information from the sender</source>
        <comment>disclosure</comment>
        <translation>Informationen des Absenders</translation>
    </message>
    <message>
        <source>Continue to %1</source>
        <comment>returnTo</comment>
        <translation>Weiter zu %1</translation>
    </message>
    <message>
        <source>You’ll be taken to %1 in a few seconds.</source>
        <comment>returnSoon</comment>
        <translation>Sie werden in wenigen Sekunden zu %1 weitergeleitet.</translation>
    </message>
    <message>
        <source>Stay here</source>
        <comment>returnStay</comment>
        <translation>Hier bleiben</translation>
    </message>
    <message>
        <source>View document</source>
        <comment>readDocument</comment>
        <translation>Dokument ansehen</translation>
    </message>
    <message>
        <source>Download a copy</source>
        <comment>downloadCopy</comment>
        <translation>Kopie herunterladen</translation>
    </message>
    <message>
        <source>Find in the document</source>
        <comment>find</comment>
        <translation>Im Dokument suchen</translation>
    </message>
    <message>
        <source>Searching…</source>
        <comment>searching</comment>
        <translation>Suche läuft…</translation>
    </message>
    <message>
        <source>Found on %1 of %2 pages</source>
        <comment>foundOn</comment>
        <translation>Auf %1 von %2 Seiten gefunden</translation>
    </message>
    <message>
        <source>Not found in this document</source>
        <comment>foundNothing</comment>
        <translation>Im Dokument nicht gefunden</translation>
    </message>
    <message>
        <source>Phone</source>
        <comment>phone</comment>
        <translation>Handy</translation>
    </message>
    <message>
        <source>Scan this code with your phone and sign there. Your signature then appears here. Anyone who scans the code can open the document.</source>
        <comment>phoneText</comment>
        <translation>Scannen Sie diesen Code mit dem Handy und unterschreiben Sie dort. Diese Seite wartet und zeigt die Unterschrift. Wer den Code scannt, kann das Dokument öffnen.</translation>
    </message>
    <message>
        <source>QR code of your signing link</source>
        <comment>phoneCode</comment>
        <translation>QR-Code Ihres Links zum Unterschreiben</translation>
    </message>
    <message>
        <source>Connected to the computer next to you</source>
        <comment>byPhone</comment>
        <translation>Verbunden mit dem Computer neben Ihnen</translation>
    </message>
    <message>
        <source>Compare this certificate fingerprint with the one on the computer’s screen and with the one your browser shows. Sign only if all of them are the same.</source>
        <comment>byPhoneText</comment>
        <translation>Vergleichen Sie diesen Fingerabdruck des Zertifikats mit dem auf dem Bildschirm des Computers und mit dem, den Ihr Browser anzeigt. Unterschreiben Sie nur, wenn alle gleich sind.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>cancel</comment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>back</comment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Adopt signature</source>
        <comment>adopt</comment>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Draw your signature first.</source>
        <comment>emptyDraw</comment>
        <translation>Zeichnen Sie zuerst Ihre Unterschrift.</translation>
    </message>
    <message>
        <source>Type your name first.</source>
        <comment>emptyType</comment>
        <translation>Geben Sie zuerst Ihren Namen ein.</translation>
    </message>
    <message>
        <source>Choose a picture first.</source>
        <comment>emptyUpload</comment>
        <translation>Wählen Sie zuerst ein Bild.</translation>
    </message>
    <message>
        <source>This picture can’t be read. Choose a PNG or JPEG file.</source>
        <comment>badPicture</comment>
        <translation>Dieses Bild kann nicht gelesen werden. Wählen Sie eine PNG- oder JPEG-Datei.</translation>
    </message>
    <message>
        <source>Finish signing</source>
        <comment>finishTitle</comment>
        <translation>Unterschrift abschließen</translation>
    </message>
    <message>
        <source>Approve the document</source>
        <comment>approveTitle</comment>
        <translation>Dokument genehmigen</translation>
    </message>
    <message>
        <source>You are about to sign “%1”. This can’t be undone.</source>
        <comment>finishText</comment>
        <translation>Sie unterschreiben jetzt „%1“. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>You are about to approve “%1”. This can’t be undone.</source>
        <comment>approveText</comment>
        <translation>Sie genehmigen jetzt „%1“. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Agree and sign</source>
        <comment>finishConfirm</comment>
        <translation>Zustimmen und unterschreiben</translation>
    </message>
    <message>
        <source>Agree and approve</source>
        <comment>approveConfirm</comment>
        <translation>Zustimmen und genehmigen</translation>
    </message>
    <message>
        <source>One moment…</source>
        <comment>working</comment>
        <translation>Einen Moment…</translation>
    </message>
    <message>
        <source>Access code (from the sender)</source>
        <comment>code</comment>
        <translation>Zugangscode (vom Absender)</translation>
    </message>
    <message>
        <source>This document is protected</source>
        <comment>codeTitle</comment>
        <translation>Dieses Dokument ist geschützt</translation>
    </message>
    <message>
        <source>Enter the access code that the sender gave you.</source>
        <comment>codeText</comment>
        <translation>Geben Sie den Zugangscode ein, den Sie vom Absender erhalten haben.</translation>
    </message>
    <message>
        <source>Code from the email</source>
        <comment>mailCode</comment>
        <translation>Code aus der E-Mail</translation>
    </message>
    <message>
        <source>Confirm that it’s you</source>
        <comment>mailCodeTitle</comment>
        <translation>Bestätigen Sie Ihre Identität</translation>
    </message>
    <message>
        <source>Send me a code</source>
        <comment>sendCode</comment>
        <translation>Code anfordern</translation>
    </message>
    <message>
        <source>Code from the text message</source>
        <comment>smsCode</comment>
        <translation>Code aus der SMS</translation>
    </message>
    <message>
        <source>We’ll send a six-digit code to your phone %1. It is valid for ten minutes.</source>
        <comment>smsCodeText</comment>
        <translation>Ein sechsstelliger Code wird an Ihr Telefon %1 gesendet. Er gilt zehn Minuten.</translation>
    </message>
    <message>
        <source>A code was sent. Check your text messages.</source>
        <comment>smsSent</comment>
        <translation>Ein Code ist unterwegs. Sehen Sie in Ihren SMS nach.</translation>
    </message>
    <message>
        <source>A code was sent. Check your email.</source>
        <comment>codeSent</comment>
        <translation>Ein Code ist unterwegs. Sehen Sie in Ihrem Postfach nach.</translation>
    </message>
    <message>
        <source>Open the document</source>
        <comment>openDocument</comment>
        <translation>Dokument öffnen</translation>
    </message>
    <message>
        <source>Enter the code.</source>
        <comment>needCode</comment>
        <translation>Geben Sie zuerst den Code ein.</translation>
    </message>
    <message>
        <source>Reason: %1</source>
        <comment>reason</comment>
        <translation>Grund: %1</translation>
    </message>
    <message>
        <source>It’s %1’s turn (%2 of %3). When they have finished, hand the device to the next person.</source>
        <comment>hosted</comment>
        <translation>%1 unterschreibt jetzt (%2 von %3). Geben Sie das Gerät danach an die nächste Person weiter.</translation>
    </message>
    <message>
        <source>It’s %1’s turn (%2 of %3).</source>
        <comment>hostedLast</comment>
        <translation>%1 unterschreibt jetzt (%2 von %3).</translation>
    </message>
    <message>
        <source>Hand the device to %1</source>
        <comment>handOverTitle</comment>
        <translation>Geben Sie das Gerät an %1 weiter</translation>
    </message>
    <message>
        <source>%1 has signed. %2 is next, %3 of %4.</source>
        <comment>handOverText</comment>
        <translation>%1 hat unterschrieben. Als Nächstes: %2, %3 von %4.</translation>
    </message>
    <message>
        <source>Continue as %1</source>
        <comment>handOverGo</comment>
        <translation>Als %1 fortfahren</translation>
    </message>
    <message>
        <source>Other documents may be waiting for you. To list them, request a code by email.</source>
        <comment>othersText</comment>
        <translation>Möglicherweise warten weitere Dokumente auf Sie. Ein Code an Ihre E-Mail-Adresse zeigt sie an.</translation>
    </message>
    <message>
        <source>List my other documents</source>
        <comment>othersOpen</comment>
        <translation>Meine weiteren Dokumente anzeigen</translation>
    </message>
    <message>
        <source>Show documents</source>
        <comment>othersShow</comment>
        <translation>Dokumente anzeigen</translation>
    </message>
    <message>
        <source>No other documents are waiting for you.</source>
        <comment>othersNone</comment>
        <translation>Es warten keine weiteren Dokumente auf Sie.</translation>
    </message>
    <message>
        <source>You have 1 more document to sign</source>
        <comment>othersOne</comment>
        <translation>Sie haben 1 weiteres Dokument zu unterschreiben</translation>
    </message>
    <message>
        <source>You have %1 more documents to sign</source>
        <comment>othersMany</comment>
        <translation>Sie haben %1 weitere Dokumente zu unterschreiben</translation>
    </message>
    <message>
        <source>Open the next document</source>
        <comment>othersNext</comment>
        <translation>Nächstes Dokument öffnen</translation>
    </message>
    <message>
        <source>Delegate to another person…</source>
        <comment>delegate</comment>
        <translation>An eine andere Person delegieren…</translation>
    </message>
    <message>
        <source>Delegate to another person</source>
        <comment>delegateTitle</comment>
        <translation>An eine andere Person delegieren</translation>
    </message>
    <message>
        <source>The other person gets a signing link by email. Your link stops working, and your entries are removed.</source>
        <comment>delegateText</comment>
        <translation>Die andere Person erhält per E-Mail einen Link zum Unterschreiben. Ihr Link gilt dann nicht mehr, und Ihre Eingaben werden entfernt.</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>delegateName</comment>
        <translation>Name der Person</translation>
    </message>
    <message>
        <source>Email address</source>
        <comment>delegateEmail</comment>
        <translation>E-Mail-Adresse</translation>
    </message>
    <message>
        <source>Reason (optional; the sender will see it)</source>
        <comment>delegateReason</comment>
        <translation>Grund (optional; der Absender sieht ihn)</translation>
    </message>
    <message>
        <source>Enter the person’s name.</source>
        <comment>delegateNeedName</comment>
        <translation>Geben Sie den Namen der Person ein.</translation>
    </message>
    <message>
        <source>Enter a valid email address.</source>
        <comment>delegateNeedEmail</comment>
        <translation>Geben Sie eine gültige E-Mail-Adresse ein.</translation>
    </message>
    <message>
        <source>Delegate</source>
        <comment>delegateConfirm</comment>
        <translation>Delegieren</translation>
    </message>
    <message>
        <source>You delegated the document</source>
        <comment>delegatedTitle</comment>
        <translation>Sie haben das Dokument delegiert</translation>
    </message>
    <message>
        <source>“%1” was delegated to %2. Your link no longer works.</source>
        <comment>delegated</comment>
        <translation>„%1“ liegt jetzt bei %2. Ihr Link gilt nicht mehr.</translation>
    </message>
    <message>
        <source>Next recipient</source>
        <comment>nextPerson</comment>
        <translation>Nächste Person</translation>
    </message>
    <message>
        <source>Next recipient: %1</source>
        <comment>nextRole</comment>
        <translation>Nächste Person: %1</translation>
    </message>
    <message>
        <source>Your witness</source>
        <comment>nextWitness</comment>
        <translation>Ihr Zeuge oder Ihre Zeugin</translation>
    </message>
    <message>
        <source>Ask the sender…</source>
        <comment>ask</comment>
        <translation>Absender fragen…</translation>
    </message>
    <message>
        <source>Questions to %1</source>
        <comment>askTitle</comment>
        <translation>Fragen an %1</translation>
    </message>
    <message>
        <source>Your question goes to the sender. The answer appears here. Questions don’t appear on the signed pages.</source>
        <comment>askText</comment>
        <translation>Ihre Frage geht an den Absender. Die Antwort erscheint hier. Fragen stehen nicht auf den unterschriebenen Seiten.</translation>
    </message>
    <message>
        <source>Your question or comment</source>
        <comment>askLabel</comment>
        <translation>Ihre Frage oder Anmerkung</translation>
    </message>
    <message>
        <source>Mark a place on a page</source>
        <comment>askMark</comment>
        <translation>Stelle auf einer Seite markieren</translation>
    </message>
    <message>
        <source>Page %1</source>
        <comment>askPage</comment>
        <translation>Seite %1</translation>
    </message>
    <message>
        <source>Remove the mark</source>
        <comment>askUnmark</comment>
        <translation>Markierung entfernen</translation>
    </message>
    <message>
        <source>Select the place on a page, or move the mark with the arrow keys.</source>
        <comment>askHint</comment>
        <translation>Wählen Sie die Stelle auf einer Seite, oder bewegen Sie die Markierung mit den Pfeiltasten.</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>askDone</comment>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Send question</source>
        <comment>askSend</comment>
        <translation>Frage senden</translation>
    </message>
    <message>
        <source>Enter your question or comment.</source>
        <comment>askNeeded</comment>
        <translation>Geben Sie Ihre Frage oder Anmerkung ein.</translation>
    </message>
    <message>
        <source>Your question was sent.</source>
        <comment>askSent</comment>
        <translation>Ihre Frage wurde gesendet.</translation>
    </message>
    <message>
        <source>Not answered yet</source>
        <comment>askOpen</comment>
        <translation>Noch nicht beantwortet</translation>
    </message>
    <message>
        <source>Answer from %1</source>
        <comment>askAnswer</comment>
        <translation>Antwort von %1</translation>
    </message>
    <message>
        <source>The sender has answered your question.</source>
        <comment>askAnswered</comment>
        <translation>Der Absender hat Ihre Frage beantwortet.</translation>
    </message>
    <message>
        <source>Read the answer</source>
        <comment>askRead</comment>
        <translation>Antwort lesen</translation>
    </message>
    <message>
        <source>Question %1</source>
        <comment>askPin</comment>
        <translation>Frage %1</translation>
    </message>
    <message>
        <source>You’re acting on behalf of %1, who is absent.</source>
        <comment>onBehalf</comment>
        <translation>Sie handeln in Vertretung von %1; diese Person ist abwesend.</translation>
    </message>
    <message>
        <source>Personal message to you</source>
        <comment>privateMessage</comment>
        <translation>Persönliche Nachricht an Sie</translation>
    </message>
    <message>
        <source>Decline to sign</source>
        <comment>rejectTitle</comment>
        <translation>Unterschrift ablehnen</translation>
    </message>
    <message>
        <source>The sender will be notified. This can’t be undone.</source>
        <comment>rejectText</comment>
        <translation>Der Absender wird benachrichtigt. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Reason (the sender will see it)</source>
        <comment>rejectReason</comment>
        <translation>Warum? (für den Absender sichtbar)</translation>
    </message>
    <message>
        <source>Enter a reason.</source>
        <comment>needReason</comment>
        <translation>Geben Sie zuerst einen Grund an.</translation>
    </message>
    <message>
        <source>Decline the document</source>
        <comment>rejectConfirm</comment>
        <translation>Dokument ablehnen</translation>
    </message>
    <message>
        <source>%1 required fields are empty.</source>
        <comment>missing</comment>
        <translation>%1 Felder müssen noch ausgefüllt werden.</translation>
    </message>
    <message>
        <source>One required field is empty.</source>
        <comment>missingOne</comment>
        <translation>Ein Feld muss noch ausgefüllt werden.</translation>
    </message>
    <message>
        <source>The service can’t be reached. Check your connection; your entries are kept on this page until they are saved.</source>
        <comment>offline</comment>
        <translation>Der Dienst ist nicht erreichbar. Prüfen Sie Ihre Verbindung; Ihre Eingaben bleiben auf dieser Seite, bis sie gespeichert sind.</translation>
    </message>
    <message>
        <source>The service had an internal error. Try again in a moment.</source>
        <comment>serverError</comment>
        <translation>Beim Dienst ist ein Fehler aufgetreten. Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>The document was changed. Reload the page.</source>
        <comment>changedElsewhere</comment>
        <translation>Das Dokument wurde inzwischen geändert. Laden Sie die Seite neu.</translation>
    </message>
    <message>
        <source>This link is not valid</source>
        <comment>linkUnknownTitle</comment>
        <translation>Dieser Link ist ungültig</translation>
    </message>
    <message>
        <source>Check that the link is complete, or ask the sender for a new one.</source>
        <comment>linkUnknown</comment>
        <translation>Prüfen Sie, ob der Link vollständig ist, oder bitten Sie den Absender um einen neuen.</translation>
    </message>
    <message>
        <source>This document was deleted</source>
        <comment>goneTitle</comment>
        <translation>Dieses Dokument wurde gelöscht</translation>
    </message>
    <message>
        <source>The sender has deleted it. You don’t need to do anything.</source>
        <comment>gone</comment>
        <translation>Der Absender hat es entfernt. Sie müssen nichts weiter tun.</translation>
    </message>
    <message>
        <source>This link has been replaced</source>
        <comment>replacedTitle</comment>
        <translation>Dieser Link wurde ersetzt</translation>
    </message>
    <message>
        <source>Everyone has signed</source>
        <comment>completedTitle</comment>
        <translation>Alle haben unterschrieben</translation>
    </message>
    <message>
        <source>The document “%1” is complete and sealed.</source>
        <comment>completed</comment>
        <translation>Das Dokument „%1“ ist abgeschlossen und versiegelt.</translation>
    </message>
    <message>
        <source>Download signed document</source>
        <comment>downloadSigned</comment>
        <translation>Unterschriebenes Dokument herunterladen</translation>
    </message>
    <message>
        <source>Download certificate</source>
        <comment>downloadCertificate</comment>
        <translation>Zertifikat herunterladen</translation>
    </message>
    <message>
        <source>Download everything</source>
        <comment>downloadAll</comment>
        <translation>Alles herunterladen</translation>
    </message>
    <message>
        <source>Thank you, you’re done</source>
        <comment>waitingTitle</comment>
        <translation>Vielen Dank, Sie sind fertig</translation>
    </message>
    <message>
        <source>Everyone has signed. The document is being sealed…</source>
        <comment>sealing</comment>
        <translation>Alle haben unterschrieben. Das Dokument wird versiegelt…</translation>
    </message>
    <message>
        <source>The document was declined</source>
        <comment>rejectedTitle</comment>
        <translation>Das Dokument wurde abgelehnt</translation>
    </message>
    <message>
        <source>“%1” was declined and can no longer be signed.</source>
        <comment>rejected</comment>
        <translation>„%1“ wurde abgelehnt und kann nicht mehr unterschrieben werden.</translation>
    </message>
    <message>
        <source>You declined “%1”. The sender has been notified.</source>
        <comment>rejectedByMe</comment>
        <translation>Sie haben „%1“ abgelehnt. Der Absender wurde benachrichtigt.</translation>
    </message>
    <message>
        <source>The document was cancelled</source>
        <comment>cancelledTitle</comment>
        <translation>Das Dokument wurde zurückgezogen</translation>
    </message>
    <message>
        <source>The sender has cancelled “%1”. You don’t need to do anything.</source>
        <comment>cancelled</comment>
        <translation>Der Absender hat „%1“ zurückgezogen. Sie müssen nichts weiter tun.</translation>
    </message>
    <message>
        <source>The deadline has passed</source>
        <comment>expiredTitle</comment>
        <translation>Die Frist ist abgelaufen</translation>
    </message>
    <message>
        <source>“%1” can no longer be signed. Ask the sender to send it again.</source>
        <comment>expired</comment>
        <translation>„%1“ kann nicht mehr unterschrieben werden. Bitten Sie den Absender, es erneut zu senden.</translation>
    </message>
    <message>
        <source>Not your turn yet</source>
        <comment>notYetTitle</comment>
        <translation>Sie sind noch nicht an der Reihe</translation>
    </message>
    <message>
        <source>Others must sign “%1” first. You can sign here when they have finished.</source>
        <comment>notYet</comment>
        <translation>Andere unterschreiben „%1“ vor Ihnen. Sobald sie fertig sind, können Sie hier unterschreiben.</translation>
    </message>
    <message>
        <source>Not sent yet</source>
        <comment>draftTitle</comment>
        <translation>Noch nicht gesendet</translation>
    </message>
    <message>
        <source>The sender has not sent this document yet.</source>
        <comment>draft</comment>
        <translation>Der Absender hat dieses Dokument noch nicht gesendet.</translation>
    </message>
    <message>
        <source>Check again</source>
        <comment>checkAgain</comment>
        <translation>Erneut prüfen</translation>
    </message>
    <message>
        <source>You can read this document. You don’t need to sign it.</source>
        <comment>viewer</comment>
        <translation>Sie können dieses Dokument lesen; eine Unterschrift ist nicht nötig.</translation>
    </message>
    <message>
        <source>Sender: %1</source>
        <comment>contact</comment>
        <translation>Absender: %1</translation>
    </message>
    <message>
        <source>Signature removed</source>
        <comment>removeSignature</comment>
        <translation>Unterschrift entfernt</translation>
    </message>
    <message>
        <source>Attach a file</source>
        <comment>attachHere</comment>
        <translation>Datei anhängen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>fileIs</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Attached: %1</source>
        <comment>fileNow</comment>
        <translation>Angehängt: %1</translation>
    </message>
    <message>
        <source>No file attached yet.</source>
        <comment>fileNone</comment>
        <translation>Noch keine Datei angehängt.</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <comment>fileChoose</comment>
        <translation>Datei auswählen</translation>
    </message>
    <message>
        <source>Choose another file</source>
        <comment>fileReplace</comment>
        <translation>Stattdessen eine andere Datei auswählen</translation>
    </message>
    <message>
        <source>Or drop a file here.</source>
        <comment>fileDrop</comment>
        <translation>Oder legen Sie eine Datei hier ab.</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>close</comment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>PDF, PNG, JPEG, plain text (TXT, CSV) and office files (Word, Excel, PowerPoint, OpenDocument, RTF). Maximum 10 MiB per file, 25 MiB in total. The file becomes part of the signed document.</source>
        <comment>fileRules</comment>
        <translation>PDF, PNG, JPEG, reiner Text (TXT, CSV) und Office-Dateien (Word, Excel, PowerPoint, OpenDocument, RTF). Höchstens 10 MiB je Datei, insgesamt 25 MiB. Die Datei wird Teil des unterschriebenen Dokuments.</translation>
    </message>
    <message>
        <source>Uploading %1… %2 %</source>
        <comment>fileSending</comment>
        <translation>%1 wird gesendet… %2 %</translation>
    </message>
    <message>
        <source>“%1” isn’t a supported file type.</source>
        <comment>fileKind</comment>
        <translation>Dateien dieser Art können nicht angehängt werden: „%1“.</translation>
    </message>
    <message>
        <source>“%1” is empty.</source>
        <comment>fileEmpty</comment>
        <translation>„%1“ ist leer.</translation>
    </message>
    <message>
        <source>“%1” is %2. The maximum is 10 MiB per file.</source>
        <comment>fileLarge</comment>
        <translation>„%1“ hat %2; eine Datei darf höchstens 10 MiB haben.</translation>
    </message>
    <message>
        <source>The maximum for all your files is 25 MiB.</source>
        <comment>filesLarge</comment>
        <translation>Alle Ihre Dateien zusammen dürfen höchstens 25 MiB haben.</translation>
    </message>
    <message>
        <source>The file is too large. Maximum 10 MiB per file, 25 MiB in total.</source>
        <comment>fileRefusedLarge</comment>
        <translation>Das ist zu viel: höchstens 10 MiB je Datei und insgesamt 25 MiB.</translation>
    </message>
    <message>
        <source>“%1” isn’t a supported file type, or its content doesn’t match its name.</source>
        <comment>fileRefusedKind</comment>
        <translation>Der Inhalt von „%1“ passt nicht zum Dateinamen, oder Dateien dieser Art können nicht angehängt werden.</translation>
    </message>
    <message>
        <source>Attach a file.</source>
        <comment>needFile</comment>
        <translation>Hängen Sie eine Datei an.</translation>
    </message>
    <message>
        <source>Sign your own copy</source>
        <comment>startTitle</comment>
        <translation>Unterschreiben Sie Ihr eigenes Exemplar</translation>
    </message>
    <message>
        <source>Enter your name and email to open your own copy of “%1”.</source>
        <comment>startText</comment>
        <translation>Geben Sie Ihren Namen und Ihre E-Mail-Adresse ein, um Ihr eigenes Exemplar von „%1“ zu öffnen.</translation>
    </message>
    <message>
        <source>Your name</source>
        <comment>startName</comment>
        <translation>Ihr Name</translation>
    </message>
    <message>
        <source>Your email address</source>
        <comment>startEmail</comment>
        <translation>Ihre E-Mail-Adresse</translation>
    </message>
    <message>
        <source>Open the document</source>
        <comment>startGo</comment>
        <translation>Dokument öffnen</translation>
    </message>
    <message>
        <source>Enter your name.</source>
        <comment>startNeedName</comment>
        <translation>Geben Sie Ihren Namen ein.</translation>
    </message>
    <message>
        <source>Enter your full email address.</source>
        <comment>startNeedEmail</comment>
        <translation>Geben Sie Ihre vollständige E-Mail-Adresse ein.</translation>
    </message>
    <message>
        <source>Too many copies were opened from your network. Wait a few minutes, then try again.</source>
        <comment>startTooMany</comment>
        <translation>Über Ihre Verbindung wurden viele Dokumente begonnen. Warten Sie einige Minuten und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>This form has been opened too often in the last hour. Try again later.</source>
        <comment>startLinkLimit</comment>
        <translation>Dieses Formular wurde in der letzten Stunde zu oft geöffnet. Versuchen Sie es später erneut.</translation>
    </message>
    <message>
        <source>No new documents can be started here at the moment. Contact %1.</source>
        <comment>startRefused</comment>
        <translation>Hier kann zurzeit kein neues Dokument begonnen werden. Bitte wenden Sie sich an %1.</translation>
    </message>
    <message>
        <source>This link is closed</source>
        <comment>closedTitle</comment>
        <translation>Dieser Link ist geschlossen</translation>
    </message>
    <message>
        <source>This link can no longer be used to open a copy of “%1”. Ask the sender for a new link.</source>
        <comment>closed</comment>
        <translation>„%1“ kann nicht mehr begonnen werden. Bitten Sie den Absender um einen neuen Link.</translation>
    </message>
    <message>
        <source>All fields</source>
        <comment>overview</comment>
        <translation>Alle Felder</translation>
    </message>
    <message>
        <source>Show all fields</source>
        <comment>overviewOpen</comment>
        <translation>Alle Felder anzeigen</translation>
    </message>
    <message>
        <source>Finish later</source>
        <comment>finishLater</comment>
        <translation>Später fertigstellen</translation>
    </message>
    <message>
        <source>Your entries are saved</source>
        <comment>laterTitle</comment>
        <translation>Ihre Eingaben sind gespeichert</translation>
    </message>
    <message>
        <source>You can close this page. To finish “%1”, open the same link again, on this device or another one.</source>
        <comment>later</comment>
        <translation>Sie können diese Seite schließen. Um „%1“ fertigzustellen, öffnen Sie denselben Link noch einmal, auf diesem Gerät oder einem anderen.</translation>
    </message>
    <message>
        <source>Continue now</source>
        <comment>laterContinue</comment>
        <translation>Jetzt fortfahren</translation>
    </message>
    <message>
        <source>You’re witnessing the signature of %1.</source>
        <comment>witness</comment>
        <translation>Sie bezeugen die Unterschrift von %1.</translation>
    </message>
    <message>
        <source>The computer next to you can’t be reached. It may have ended access to this document. Ask the person there. Your entries stay on this page until they are saved.</source>
        <comment>computerAway</comment>
        <translation>Der Computer neben Ihnen ist nicht erreichbar. Vielleicht hat er diese Seite geschlossen: Fragen Sie die Person dort. Ihre Eingaben bleiben auf dieser Seite, bis sie gespeichert sind.</translation>
    </message>
    <message>
        <source>Stored only in this browser, on this device.</source>
        <comment>savedHint</comment>
        <translation>Nur in diesem Browser auf diesem Gerät aufbewahrt.</translation>
    </message>
    <message>
        <source>Delete from this device</source>
        <comment>forgetSignature</comment>
        <translation>Von diesem Gerät löschen</translation>
    </message>
    <message>
        <source>Save on this device for other documents</source>
        <comment>keepSignature</comment>
        <translation>Auf diesem Gerät für andere Dokumente aufbewahren</translation>
    </message>
    <message>
        <source>It couldn’t be saved on this device. Adopt it for this document only.</source>
        <comment>notKept</comment>
        <translation>Dieses Gerät kann sie nicht aufbewahren. Übernehmen Sie sie nur für dieses Dokument.</translation>
    </message>
    <message>
        <source>Saved</source>
        <comment>keptSignature</comment>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>The sender provided this text in %1, not in your language.</source>
        <comment>consentForeign</comment>
        <translation>Der Absender hat diesen Text auf %1 bereitgestellt, nicht in Ihrer Sprache.</translation>
    </message>
    <message>
        <source>Finish your part</source>
        <comment>completeTitle</comment>
        <translation>Ihren Teil abschließen</translation>
    </message>
    <message>
        <source>You are about to finish your part of “%1”. This can’t be undone.</source>
        <comment>completeText</comment>
        <translation>Sie schließen jetzt Ihren Teil von „%1“ ab. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Agree and finish</source>
        <comment>completeConfirm</comment>
        <translation>Zustimmen und abschließen</translation>
    </message>
    <message>
        <source>Signature on page %1. Select it to move, resize or remove it.</source>
        <comment>placed</comment>
        <translation>Unterschrift auf Seite %1. Wählen Sie sie aus, um sie zu verschieben, ihre Größe zu ändern oder sie zu entfernen.</translation>
    </message>
    <message>
        <source>Signature on page %1</source>
        <comment>markTitle</comment>
        <translation>Unterschrift auf Seite %1</translation>
    </message>
    <message>
        <source>Move to page</source>
        <comment>markPage</comment>
        <translation>Auf Seite verschieben</translation>
    </message>
    <message>
        <source>Move left</source>
        <comment>moveLeft</comment>
        <translation>Nach links</translation>
    </message>
    <message>
        <source>Move right</source>
        <comment>moveRight</comment>
        <translation>Nach rechts</translation>
    </message>
    <message>
        <source>Move up</source>
        <comment>moveUp</comment>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <comment>moveDown</comment>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Review and sign %1 documents</source>
        <comment>othersAll</comment>
        <translation>%1 Dokumente prüfen und unterschreiben</translation>
    </message>
    <message>
        <source>Review them one by one, decide on each with a single key, and sign them together at the end.</source>
        <comment>othersHint</comment>
        <translation>Lesen Sie ein Dokument nach dem anderen, entscheiden Sie jeweils mit einer Taste, und unterschreiben Sie am Ende alle zusammen.</translation>
    </message>
    <message>
        <source>Documents to review</source>
        <comment>reviewTitle</comment>
        <translation>Dokumente zum Prüfen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>reviewCount</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>End the review</source>
        <comment>reviewLeave</comment>
        <translation>Prüfung beenden</translation>
    </message>
    <message>
        <source>Mark for signing</source>
        <comment>reviewSign</comment>
        <translation>Zum Unterschreiben vormerken</translation>
    </message>
    <message>
        <source>Mark for approval</source>
        <comment>reviewApprove</comment>
        <translation>Zum Freigeben vormerken</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>reviewSkip</comment>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Previous document</source>
        <comment>reviewBack</comment>
        <translation>Vorheriges Dokument</translation>
    </message>
    <message>
        <source>Next document</source>
        <comment>reviewNext</comment>
        <translation>Nächstes Dokument</translation>
    </message>
    <message>
        <source>Continue reading</source>
        <comment>reviewRead</comment>
        <translation>Weiterlesen</translation>
    </message>
    <message>
        <source>Next field</source>
        <comment>reviewNextField</comment>
        <translation>Nächstes Feld</translation>
    </message>
    <message>
        <source>Pages shown: %1 of %2</source>
        <comment>reviewShown</comment>
        <translation>Seiten gezeigt: %1 von %2</translation>
    </message>
    <message>
        <source>Fill in the required fields before you mark this document.</source>
        <comment>reviewFill</comment>
        <translation>Füllen Sie die Pflichtfelder aus, bevor Sie dieses Dokument vormerken.</translation>
    </message>
    <message>
        <source>This document can’t be signed together with the others. Finish it here, or skip it.</source>
        <comment>reviewSingle</comment>
        <translation>Dieses Dokument lässt sich nicht zusammen mit den anderen unterschreiben. Schließen Sie es hier ab, oder überspringen Sie es.</translation>
    </message>
    <message>
        <source>Will be signed at the end</source>
        <comment>reviewToSign</comment>
        <translation>Wird am Ende unterschrieben</translation>
    </message>
    <message>
        <source>Will be approved at the end</source>
        <comment>reviewToApprove</comment>
        <translation>Wird am Ende freigegeben</translation>
    </message>
    <message>
        <source>Skipped</source>
        <comment>reviewSkipped</comment>
        <translation>Übersprungen</translation>
    </message>
    <message>
        <source>Not decided yet</source>
        <comment>reviewUndecided</comment>
        <translation>Noch nicht entschieden</translation>
    </message>
    <message>
        <source>Signed</source>
        <comment>reviewSigned</comment>
        <translation>Unterschrieben</translation>
    </message>
    <message>
        <source>Approved</source>
        <comment>reviewApproved</comment>
        <translation>Freigegeben</translation>
    </message>
    <message>
        <source>Declined</source>
        <comment>reviewDeclined</comment>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>No longer waiting for you</source>
        <comment>reviewEnded</comment>
        <translation>Wartet nicht mehr auf Sie</translation>
    </message>
    <message>
        <source>It was changed after you reviewed it, so it wasn’t signed. Review it again.</source>
        <comment>reviewChanged</comment>
        <translation>Seit Ihrer Prüfung geändert und daher nicht unterschrieben. Lesen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Not signed:</source>
        <comment>reviewFailed</comment>
        <translation>Nicht unterschrieben:</translation>
    </message>
    <message>
        <source>No response yet. Its status will be checked before it is signed again.</source>
        <comment>reviewUnconfirmed</comment>
        <translation>Noch keine Antwort. Vor einem neuen Versuch wird geprüft, ob es schon unterschrieben ist.</translation>
    </message>
    <message>
        <source>Keyboard shortcuts: S (mark), K (skip), ← and →</source>
        <comment>reviewKeys</comment>
        <translation>Tasten S (vormerken), K (überspringen), ← und → verwenden</translation>
    </message>
    <message>
        <source>Continue to signing</source>
        <comment>reviewSummary</comment>
        <translation>Zum Unterschreiben</translation>
    </message>
    <message>
        <source>Values that differ from “%1”</source>
        <comment>reviewDiffers</comment>
        <translation>Geänderte Werte gegenüber „%1“</translation>
    </message>
    <message>
        <source>Same values as “%1”</source>
        <comment>reviewSame</comment>
        <translation>Gleiche Werte wie „%1“</translation>
    </message>
    <message>
        <source>Message from the sender</source>
        <comment>reviewMessage</comment>
        <translation>Nachricht des Absenders</translation>
    </message>
    <message>
        <source>selected</source>
        <comment>reviewOn</comment>
        <translation>an</translation>
    </message>
    <message>
        <source>not selected</source>
        <comment>reviewOff</comment>
        <translation>aus</translation>
    </message>
    <message>
        <source>Sign the marked documents</source>
        <comment>reviewEndTitle</comment>
        <translation>Vorgemerkte Dokumente unterschreiben</translation>
    </message>
    <message>
        <source>No document is marked for signing.</source>
        <comment>reviewNothing</comment>
        <translation>Kein Dokument ist zum Unterschreiben vorgemerkt.</translation>
    </message>
    <message>
        <source>Your signature</source>
        <comment>reviewSignature</comment>
        <translation>Ihre Unterschrift</translation>
    </message>
    <message>
        <source>Your initials</source>
        <comment>reviewInitials</comment>
        <translation>Ihre Initialen</translation>
    </message>
    <message>
        <source>Change</source>
        <comment>reviewChange</comment>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Add your signature before you sign.</source>
        <comment>reviewNeedSignature</comment>
        <translation>Fügen Sie Ihre Unterschrift hinzu, bevor Sie unterschreiben.</translation>
    </message>
    <message>
        <source>Consent</source>
        <comment>reviewConsent</comment>
        <translation>Einwilligung</translation>
    </message>
    <message>
        <source>For: %1</source>
        <comment>reviewConsentFor</comment>
        <translation>Für: %1</translation>
    </message>
    <message>
        <source>Sign 1 document</source>
        <comment>reviewConfirmOne</comment>
        <translation>1 Dokument unterschreiben</translation>
    </message>
    <message>
        <source>Sign %1 documents</source>
        <comment>reviewConfirm</comment>
        <translation>%1 Dokumente unterschreiben</translation>
    </message>
    <message>
        <source>Signing document %1 of %2…</source>
        <comment>reviewProgress</comment>
        <translation>Dokument %1 von %2 wird unterschrieben…</translation>
    </message>
    <message>
        <source>%1 of %2 documents signed</source>
        <comment>reviewDone</comment>
        <translation>%1 von %2 Dokumenten unterschrieben</translation>
    </message>
    <message>
        <source>The connection was lost. Try again. Documents that are already signed won’t be signed twice.</source>
        <comment>reviewOffline</comment>
        <translation>Die Verbindung ist abgebrochen. Versuchen Sie es noch einmal: Bereits unterschriebene Dokumente werden nicht doppelt unterschrieben.</translation>
    </message>
    <message>
        <source>Back to the documents</source>
        <comment>reviewReturn</comment>
        <translation>Zurück zu den Dokumenten</translation>
    </message>
    <message>
        <source>Close the review</source>
        <comment>reviewClose</comment>
        <translation>Prüfung schließen</translation>
    </message>
    <message>
        <source>If the page doesn’t load, reload it or open the link in another browser.</source>
        <comment>stuck</comment>
        <translation>Die Seite lädt nicht? Laden Sie sie neu, oder öffnen Sie den Link in einem anderen Browser.</translation>
    </message>
    <message>
        <source>Not saved. Correct the marked field.</source>
        <comment>notTaken</comment>
        <translation>Nicht gespeichert. Korrigieren Sie das markierte Feld.</translation>
    </message>
    <message>
        <source>Add your initials.</source>
        <comment>needInitials</comment>
        <translation>Fügen Sie Ihr Namenszeichen hinzu.</translation>
    </message>
    <message>
        <source>Your initials</source>
        <comment>typeInitials</comment>
        <translation>Ihr Namenszeichen</translation>
    </message>
    <message>
        <source>The document has changed</source>
        <comment>differenceTitleSender</comment>
        <translation>Das Dokument hat sich geändert</translation>
    </message>
    <message>
        <source>The document was changed after it was shown to you. Nothing is signed yet. Compare both versions. Only the current one can be signed.</source>
        <comment>differenceTextSender</comment>
        <translation>Das Dokument wurde geändert, nachdem es Ihnen angezeigt wurde. Noch ist nichts unterschrieben. Vergleichen Sie beide Seiten: Nur der jetzige Stand kann unterschrieben werden.</translation>
    </message>
    <message>
        <source>Now</source>
        <comment>differenceNow</comment>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Document</source>
        <comment>differenceDocument</comment>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Not present</source>
        <comment>differenceNotThere</comment>
        <translation>Nicht vorhanden</translation>
    </message>
    <message>
        <source>Removed</source>
        <comment>differenceRemoved</comment>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>As shown to you</source>
        <comment>differenceAsShown</comment>
        <translation>Wie Ihnen angezeigt</translation>
    </message>
    <message>
        <source>Changed by the sender</source>
        <comment>differenceBySender</comment>
        <translation>Vom Absender geändert</translation>
    </message>
    <message>
        <source>The sender has changed fields in this document: %1. Review them before you finish.</source>
        <comment>corrected</comment>
        <translation>Der Absender hat dieses Dokument geändert: %1. Prüfen Sie es, bevor Sie abschließen.</translation>
    </message>
    <message>
        <source>The sender has changed this document. Review it before you finish.</source>
        <comment>correctedAll</comment>
        <translation>Der Absender hat dieses Dokument geändert. Prüfen Sie es, bevor Sie abschließen.</translation>
    </message>
    <message>
        <source>Show</source>
        <comment>correctedShow</comment>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Changed by the sender.</source>
        <comment>correctedField</comment>
        <translation>Vom Absender geändert.</translation>
    </message>
    <message>
        <source>We’ll send a six-digit code to %1. It is valid for ten minutes.</source>
        <comment>mailCodeText</comment>
        <translation>Ein sechsstelliger Code wird an %1 gesendet. Er gilt zehn Minuten.</translation>
    </message>
    <message>
        <source>Attempts left: %1</source>
        <comment>attemptsLeft</comment>
        <translation>Verbleibende Versuche: %1</translation>
    </message>
    <message>
        <source>The code is correct, but this browser doesn’t let the page store it. Allow cookies for this site, or open the link in another browser.</source>
        <comment>codeForgotten</comment>
        <translation>Der Code stimmt, aber die Seite kann ihn sich in diesem Browser nicht merken. Erlauben Sie Cookies für diese Website, oder öffnen Sie den Link in einem anderen Browser.</translation>
    </message>
    <message>
        <source>Select a document to view or download it.</source>
        <comment>reviewKeep</comment>
        <translation>Wählen Sie ein Dokument, um es anzusehen oder herunterzuladen.</translation>
    </message>
    <message>
        <source>One field needs your attention.</source>
        <comment>attentionOne</comment>
        <translation>Ein Feld müssen Sie noch prüfen.</translation>
    </message>
    <message>
        <source>%1 fields need your attention.</source>
        <comment>attention</comment>
        <translation>%1 Felder müssen Sie noch prüfen.</translation>
    </message>
    <message>
        <source>The invitation was changed or reassigned to another person. If you still need to sign, use the link in the latest email, or ask the sender for it.</source>
        <comment>replaced</comment>
        <translation>Die Einladung wurde geändert oder an eine andere Person delegiert. Falls Sie noch unterschreiben müssen, verwenden Sie den Link in der neuesten E-Mail, oder bitten Sie den Absender darum.</translation>
    </message>
    <message>
        <source>Your part of “%1” is finished. You can close this page.</source>
        <comment>waiting</comment>
        <translation>Ihr Teil von „%1“ ist abgeschlossen. Sie können diese Seite schließen.</translation>
    </message>
    <message>
        <source>More</source>
        <comment>more</comment>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Adopt initials</source>
        <comment>adoptInitials</comment>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Draw your initials first.</source>
        <comment>emptyDrawInitials</comment>
        <translation>Zeichnen Sie zuerst Ihr Namenszeichen.</translation>
    </message>
    <message>
        <source>Type your initials first.</source>
        <comment>emptyTypeInitials</comment>
        <translation>Geben Sie zuerst Ihr Namenszeichen ein.</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <comment>zoomIn</comment>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <comment>zoomOut</comment>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>This link is for %1.</source>
        <comment>gateFor</comment>
        <translation>Dieser Link ist für %1.</translation>
    </message>
    <message>
        <source>%1 asks you to fill in your fields and sign.</source>
        <comment>taskSigner</comment>
        <translation>%1 bittet Sie, Ihre Felder auszufüllen und zu unterschreiben.</translation>
    </message>
    <message>
        <source>%1 asks you to read this document and approve or decline it. You don’t sign it.</source>
        <comment>taskReviewer</comment>
        <translation>%1 bittet Sie, dieses Dokument zu lesen und zu genehmigen oder abzulehnen. Sie unterschreiben es nicht.</translation>
    </message>
    <message>
        <source>%1 asks you to fill in and check this document for the others. You don’t sign it.</source>
        <comment>taskEditor</comment>
        <translation>%1 bittet Sie, dieses Dokument für die anderen auszufüllen und zu prüfen. Sie unterschreiben es nicht.</translation>
    </message>
    <message>
        <source>%1 asks you to hand this device to each person named below. They sign here one after another.</source>
        <comment>taskHost</comment>
        <translation>%1 bittet Sie, dieses Gerät den unten genannten Personen zu geben. Sie unterschreiben hier nacheinander.</translation>
    </message>
    <message>
        <source>%1 asks you to read this document and finish.</source>
        <comment>taskNothing</comment>
        <translation>%1 bittet Sie, dieses Dokument zu lesen und abzuschließen.</translation>
    </message>
    <message>
        <source>The sender</source>
        <comment>theSender</comment>
        <translation>Der Absender</translation>
    </message>
    <message>
        <source>Please finish by %1.</source>
        <comment>due</comment>
        <translation>Bitte schließen Sie bis %1 ab.</translation>
    </message>
</context>
<context>
    <name>ink::TagName</name>
    <message>
        <source>Signature</source>
        <translation>Unterschrift</translation>
    </message>
    <message>
        <source>Initials</source>
        <translation>Paraphe</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Checkbox</source>
        <translation>Ankreuzfeld</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Option</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Attachment</source>
        <translation>Anhang</translation>
    </message>
    <message>
        <source>Dropdown</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Masked text</source>
        <translation>Verdeckter Text</translation>
    </message>
    <message>
        <source>Prefilled text</source>
        <translation>Vorbelegter Text</translation>
    </message>
    <message>
        <source>Prefilled number</source>
        <translation>Vorbelegte Zahl</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Date signed</source>
        <translation>Datum der Unterschrift</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Paragraph</source>
        <translation>Absatz</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>E-Mail</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Telefon</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>Full name</source>
        <translation>Vollständiger Name</translation>
    </message>
    <message>
        <source>Email address</source>
        <translation>E-Mail-Adresse</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Firma</translation>
    </message>
    <message>
        <source>Job title</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Date sent</source>
        <translation>Sendedatum</translation>
    </message>
    <message>
        <source>Document number</source>
        <translation>Dokumentnummer</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Page number</source>
        <translation>Seitenzahl</translation>
    </message>
    <message>
        <source>Stamp</source>
        <translation>Stempel</translation>
    </message>
    <message>
        <source>COPY</source>
        <translation>KOPIE</translation>
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
        <translation>Ein Arbeitsplatz für Unterschriften mit eigenem Signaturdienst. Lizenziert unter Apache-2.0.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ink::ui::AbsenceDialog</name>
    <message>
        <source>Add absence</source>
        <translation>Abwesenheit hinzufügen</translation>
    </message>
    <message>
        <source>Edit absence</source>
        <translation>Abwesenheit bearbeiten</translation>
    </message>
    <message>
        <source>Absent person</source>
        <translation>Abwesende Person</translation>
    </message>
    <message>
        <source>Email address</source>
        <translation>E-Mail-Adresse</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Erster Tag</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Letzter Tag</translation>
    </message>
    <message>
        <source>Name of deputy</source>
        <translation>Name der Vertretung</translation>
    </message>
    <message>
        <source>Email address of deputy</source>
        <translation>E-Mail-Adresse der Vertretung</translation>
    </message>
    <message>
        <source>First and last name</source>
        <translation>Vor- und Nachname</translation>
    </message>
    <message>
        <source>name@example.com</source>
        <translation>name@example.com</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>ink::ui::AbsencesSection</name>
    <message>
        <source>Absences</source>
        <translation>Abwesenheiten</translation>
    </message>
    <message>
        <source>Let deputies act for recipients who can&apos;t delegate</source>
        <translation>Vertretungen handeln auch für Empfänger, die nicht delegieren dürfen</translation>
    </message>
    <message>
        <source>Add absence…</source>
        <translation>Abwesenheit hinzufügen…</translation>
    </message>
    <message>
        <source>No absences yet.</source>
        <translation>Noch keine Abwesenheiten.</translation>
    </message>
    <message>
        <source>This service doesn&apos;t support absences.</source>
        <translation>Dieser Dienst führt keine Liste von Abwesenheiten.</translation>
    </message>
    <message>
        <source>When it&apos;s an absent recipient&apos;s turn, their deputy is invited instead. Codes by SMS still go only to the recipient. Before you send a document, you see who will receive it.</source>
        <translation>Ist ein abwesender Empfänger an der Reihe, wird seine Vertretung eingeladen. Codes per SMS erhält weiterhin nur der Empfänger selbst. Vor dem Senden sehen Sie, wer ein Dokument erhält.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>two days</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Deputy: %1</source>
        <translation>Vertretung: %1</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>vorbei</translation>
    </message>
    <message>
        <source>absent today</source>
        <translation>heute abwesend</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten…</translation>
    </message>
    <message>
        <source>Edit the absence of %1</source>
        <translation>Abwesenheit von %1 bearbeiten</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the absence of %1</source>
        <translation>Abwesenheit von %1 entfernen</translation>
    </message>
    <message>
        <source>Absence saved.</source>
        <translation>Abwesenheit gespeichert.</translation>
    </message>
    <message>
        <source>Absence removed. Documents that the deputy has already received stay with the deputy.</source>
        <translation>Abwesenheit entfernt. Was die Vertretung bereits erhalten hat, bleibt bei ihr.</translation>
    </message>
</context>
<context>
    <name>ink::ui::AccountFields</name>
    <message>
        <source>Saved.</source>
        <translation>Gespeichert.</translation>
    </message>
    <message>
        <source>“%1” saved.</source>
        <translation>„%1“ gespeichert.</translation>
    </message>
</context>
<context>
    <name>ink::ui::AccountOpener</name>
    <message>
        <source>The new key is saved. You can continue.</source>
        <translation>Der neue Schlüssel ist verwahrt. Sie können weiterarbeiten.</translation>
    </message>
    <message>
        <source>The keychain is unlocked.</source>
        <translation>Der Schlüsselbund ist entsperrt.</translation>
    </message>
    <message>
        <source>Documents can be sealed again.</source>
        <translation>Dokumente können wieder versiegelt werden.</translation>
    </message>
    <message>
        <source>Documents can be sealed until you close Inkstone. The passphrase couldn&apos;t be saved in the keychain.</source>
        <translation>Dokumente können versiegelt werden, bis Sie Inkstone schließen: Der Schlüsselbund hat die Passphrase nicht angenommen.</translation>
    </message>
    <message>
        <source>Unlock the keychain to open this.</source>
        <translation>Das wird geöffnet, sobald der Schlüsselbund entsperrt ist.</translation>
    </message>
</context>
<context>
    <name>ink::ui::AccountSection</name>
    <message>
        <source>Unknown time zone.</source>
        <translation>Diese Zeitzone ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Enter an amount such as %1, or leave the field empty.</source>
        <translation>Geben Sie einen Betrag wie %1 ein oder lassen Sie das Feld leer.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid IP address or network (for example, 192.0.2.0/24).</source>
        <translation>„%1“ ist weder eine Adresse noch ein Netz wie 192.0.2.0/24.</translation>
    </message>
    <message>
        <source>Your account on the service</source>
        <translation>Ihr Konto beim Dienst</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Shown to recipients as the sender.</source>
        <translation>Empfänger sehen ihn als Absender.</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Firma</translation>
    </message>
    <message>
        <source>Language of documents and emails</source>
        <translation>Sprache der Dokumente und E-Mails</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zeitzone</translation>
    </message>
    <message>
        <source>Dates in documents</source>
        <translation>Datumsangaben in Dokumenten</translation>
    </message>
    <message>
        <source>New documents expire after</source>
        <translation>Neue Dokumente laufen ab nach</translation>
    </message>
    <message>
        <source>When someone declines</source>
        <translation>Wenn jemand ablehnt</translation>
    </message>
    <message>
        <source>Spending limit</source>
        <translation>Ausgabengrenze</translation>
    </message>
    <message>
        <source>Leave empty for no limit.</source>
        <translation>Leer lassen, wenn es keine Grenze gibt.</translation>
    </message>
    <message>
        <source>Only accept requests from</source>
        <translation>Anfragen nur annehmen von</translation>
    </message>
    <message>
        <source>IP addresses and networks. Leave empty to allow all. The list must include your own address.</source>
        <translation>IP-Adressen und Netze. Leer lassen, um alle zuzulassen. Ihre eigene Adresse muss in der Liste stehen.</translation>
    </message>
    <message>
        <source>Add a digital signature for each signer before sealing</source>
        <translation>Vor dem Siegeln eine digitale Signatur je Unterzeichner hinzufügen</translation>
    </message>
    <message>
        <source>Other programs can then show who signed and when. The certificate becomes a separate file.</source>
        <translation>Andere Programme zeigen dann, wer wann unterschrieben hat. Das Zertifikat wird eine eigene Datei.</translation>
    </message>
    <message>
        <source>Spending limit used</source>
        <translation>Verbrauchter Anteil der Ausgabengrenze</translation>
    </message>
    <message>
        <source>The document ends</source>
        <translation>Das Dokument endet</translation>
    </message>
    <message>
        <source>The others can continue</source>
        <translation>Die anderen machen weiter</translation>
    </message>
    <message>
        <source>Today: %1</source>
        <translation>Heute: %1</translation>
    </message>
    <message>
        <source>Each document you send costs %1. Drafts and templates are free.</source>
        <translation>Jedes gesendete Dokument kostet %1. Entwürfe und Vorlagen kosten nichts.</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) sent</source>
        <translation>
            <numerusform>%n Dokument gesendet</numerusform>
            <numerusform>%n Dokumente gesendet</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 spent</source>
        <translation>%1 von %2 ausgegeben</translation>
    </message>
    <message>
        <source>%1 spent</source>
        <translation>%1 ausgegeben</translation>
    </message>
    <message>
        <source>Enter a format with day, month and year, such as yyyy-MM-dd or d MMMM yyyy.</source>
        <translation>Geben Sie Tag, Monat und Jahr an, etwa yyyy-MM-dd oder d MMMM yyyy.</translation>
    </message>
    <message>
        <source>The time zone of this computer.</source>
        <translation>Die Zeitzone dieses Computers.</translation>
    </message>
    <message>
        <source>Dates in documents use this time zone.</source>
        <translation>Datumsangaben in Dokumenten richten sich nach dieser Zeitzone.</translation>
    </message>
</context>
<context>
    <name>ink::ui::ActionBar</name>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Copy list</source>
        <translation>Liste kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Documents that failed</source>
        <translation>Fehlgeschlagene Dokumente</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Sending reminders… %1 of %2</source>
        <translation>Erinnerungen werden gesendet… %1 von %2</translation>
    </message>
    <message>
        <source>Cancelling… %1 of %2</source>
        <translation>Wird abgebrochen… %1 von %2</translation>
    </message>
    <message>
        <source>Moving… %1 of %2</source>
        <translation>Wird verschoben… %1 von %2</translation>
    </message>
    <message>
        <source>Moving to the trash… %1 of %2</source>
        <translation>Wird in den Papierkorb verschoben… %1 von %2</translation>
    </message>
    <message>
        <source>Restoring… %1 of %2</source>
        <translation>Wird wiederhergestellt… %1 von %2</translation>
    </message>
    <message>
        <source>Deleting… %1 of %2</source>
        <translation>Wird gelöscht… %1 von %2</translation>
    </message>
    <message>
        <source>Renaming…</source>
        <translation>Wird umbenannt…</translation>
    </message>
    <message>
        <source>Correcting… %1 of %2</source>
        <translation>Wird berichtigt… %1 von %2</translation>
    </message>
</context>
<context>
    <name>ink::ui::ActionQueue</name>
    <message numerus="yes">
        <source>%n change(s) in the outbox will be sent when the connection is back.</source>
        <translation>
            <numerusform>%n Vorgang wartet im Postausgang, bis der Dienst erreichbar ist.</numerusform>
            <numerusform>%n Vorgänge warten im Postausgang, bis der Dienst erreichbar ist.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::AddTags</name>
    <message numerus="yes">
        <source>Add %n field(s)</source>
        <translation>
            <numerusform>%n Feld hinzufügen</numerusform>
            <numerusform>%n Felder hinzufügen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::AnswerDialog</name>
    <message>
        <source>Answer question</source>
        <translation>Frage beantworten</translation>
    </message>
    <message>
        <source>The recipient sees your answer on the signing page and, if this service sends email, gets it by email. It&apos;s recorded in the history but doesn&apos;t appear on the signed pages.</source>
        <translation>Der Empfänger erhält Ihre Antwort auf der Signaturseite und per E-Mail, sofern dieser Dienst E-Mails sendet. Der Verlauf bewahrt sie auf; auf den unterschriebenen Seiten steht sie nicht.</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Ihre Antwort</translation>
    </message>
    <message>
        <source>Send answer</source>
        <translation>Antwort senden</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>ink::ui::AssignInvitation</name>
    <message numerus="yes">
        <source>Assign %n field(s)</source>
        <translation>
            <numerusform>%n Feld zuweisen</numerusform>
            <numerusform>%n Felder zuweisen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::Banner</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
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
            <numerusform>%1, %n Feld</numerusform>
            <numerusform>%1, %n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: drag it onto the page, or click it and then click the page</source>
        <translation>%1: auf die Seite ziehen oder anklicken und dann dorthin klicken</translation>
    </message>
</context>
<context>
    <name>ink::ui::BlockPanel</name>
    <message>
        <source>Blocks</source>
        <translation>Bausteine</translation>
    </message>
    <message>
        <source>Blocks to place</source>
        <translation>Bausteine zum Platzieren</translation>
    </message>
    <message>
        <source>Save the selected fields as a block</source>
        <translation>Die ausgewählten Felder als Baustein behalten</translation>
    </message>
    <message>
        <source>Save as block</source>
        <translation>Als Baustein behalten</translation>
    </message>
    <message>
        <source>Block name</source>
        <translation>Name des Bausteins</translation>
    </message>
    <message>
        <source>Signature block</source>
        <translation>Unterschriftenblock</translation>
    </message>
    <message numerus="yes">
        <source>Save %n field(s)</source>
        <translation>
            <numerusform>%n Feld behalten</numerusform>
            <numerusform>%n Felder behalten</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename block</source>
        <translation>Baustein umbenennen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Delete the block “%1”?</source>
        <translation>Baustein „%1“ löschen?</translation>
    </message>
    <message>
        <source>Fields already placed with this block stay where they are.</source>
        <translation>Damit platzierte Felder bleiben, wo sie sind.</translation>
    </message>
    <message>
        <source>Delete block</source>
        <translation>Baustein löschen</translation>
    </message>
    <message>
        <source>Place on page</source>
        <translation>Auf der Seite platzieren</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen…</translation>
    </message>
</context>
<context>
    <name>ink::ui::BottomBar</name>
    <message>
        <source>This computer</source>
        <translation>Dieser Computer</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Nicht verbunden</translation>
    </message>
    <message>
        <source>Switch account</source>
        <translation>Wo Sie arbeiten</translation>
    </message>
    <message>
        <source>Account: %1</source>
        <translation>Konto: %1</translation>
    </message>
    <message>
        <source>Add a service…</source>
        <translation>Dienst hinzufügen…</translation>
    </message>
    <message numerus="yes">
        <source>Outbox: %n</source>
        <translation>
            <numerusform>Postausgang: %n</numerusform>
            <numerusform>Postausgang: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting to be sent</source>
        <translation>
            <numerusform>%n wartet auf das Senden</numerusform>
            <numerusform>%n warten auf das Senden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::BulkPage</name>
    <message>
        <source>Bulk runs</source>
        <translation>Serienversand</translation>
    </message>
    <message numerus="yes">
        <source>Bulk run finished: %n document(s) sent</source>
        <translation>
            <numerusform>Der Serienversand ist fertig: %n Dokument gesendet</numerusform>
            <numerusform>Der Serienversand ist fertig: %n Dokumente gesendet</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove this run from the list?</source>
        <translation>Diesen Versand aus der Liste entfernen?</translation>
    </message>
    <message>
        <source>Its documents stay unchanged. The link between rows and documents is lost, and waiting rows are not sent.</source>
        <translation>Die Dokumente bleiben unverändert. Die Zuordnung von Zeilen zu Dokumenten geht verloren, und wartende Zeilen werden nicht gesendet.</translation>
    </message>
    <message>
        <source>Remove run</source>
        <translation>Versand entfernen</translation>
    </message>
    <message>
        <source>File and columns</source>
        <translation>Datei und Spalten</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Versand</translation>
    </message>
    <message>
        <source>All runs</source>
        <translation>Alle Serienversände</translation>
    </message>
    <message>
        <source>New bulk run</source>
        <translation>Neuer Serienversand</translation>
    </message>
    <message>
        <source>The bulk run is in the outbox and starts when the connection is back.</source>
        <translation>Der Serienversand ist im Postausgang und beginnt, sobald die Verbindung wieder da ist.</translation>
    </message>
</context>
<context>
    <name>ink::ui::BulkPreview</name>
    <message>
        <source>Dry run</source>
        <translation>Probelauf</translation>
    </message>
    <message>
        <source>Dry run: line %1</source>
        <translation>Probelauf: Zeile %1</translation>
    </message>
    <message>
        <source>Preview of this row&apos;s document. Nothing is sent.</source>
        <translation>So wird das Dokument dieser Zeile aussehen. Nichts wird gesendet.</translation>
    </message>
    <message>
        <source>Close the dry run</source>
        <translation>Probelauf schließen</translation>
    </message>
    <message>
        <source>The row&apos;s document</source>
        <translation>Das Dokument der Zeile</translation>
    </message>
</context>
<context>
    <name>ink::ui::BulkRowsModel</name>
    <message>
        <source>Edit cell</source>
        <translation>Zelle ändern</translation>
    </message>
    <message numerus="yes">
        <source>Exclude %n row(s)</source>
        <translation>
            <numerusform>%n Zeile auslassen</numerusform>
            <numerusform>%n Zeilen auslassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Include %n row(s)</source>
        <translation>
            <numerusform>%n Zeile aufnehmen</numerusform>
            <numerusform>%n Zeilen aufnehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>This row is excluded.</source>
        <translation>Diese Zeile wird ausgelassen.</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>%1, excluded</source>
        <translation>%1, ausgelassen</translation>
    </message>
    <message>
        <source>%1, error: %2</source>
        <translation>%1, Fehler: %2</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Only rows with a selected checkbox are sent.</source>
        <translation>Zeilen mit Häkchen werden gesendet.</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Spalte %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::BulkRunList</name>
    <message>
        <source>Not started</source>
        <translation>Nicht begonnen</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Unfertig</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Done, some rows refused</source>
        <translation>Fertig, mit abgewiesenen Zeilen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>%1 of %2 sent</source>
        <translation>%1 von %2 gesendet</translation>
    </message>
    <message>
        <source>%1 refused</source>
        <translation>%1 abgewiesen</translation>
    </message>
    <message>
        <source>%1 unknown</source>
        <translation>%1 unbekannt</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Versand</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Earlier runs</source>
        <translation>Frühere Läufe</translation>
    </message>
    <message>
        <source>No bulk runs yet. Choose a template and drop a CSV or XLSX file with one row for each recipient.</source>
        <translation>Noch kein Serienversand. Wählen Sie eine Vorlage und ziehen Sie eine CSV- oder XLSX-Datei mit einer Zeile je Empfänger hierher.</translation>
    </message>
    <message>
        <source>New bulk run</source>
        <translation>Neuer Serienversand</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Remove from list…</source>
        <translation>Aus der Liste entfernen…</translation>
    </message>
    <message>
        <source>%1 not sent</source>
        <translation>%1 nicht gesendet</translation>
    </message>
</context>
<context>
    <name>ink::ui::BulkRunModel</name>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>Wird gesendet</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Gesendet</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgewiesen</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>No response from the service. The document may or may not have been sent.</source>
        <translation>Keine Antwort vom Dienst. Das Dokument wurde möglicherweise gesendet.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>E-Mail</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Not sent: error</source>
        <translation>Nicht gesendet: Fehler</translation>
    </message>
    <message>
        <source>Excluded</source>
        <translation>Ausgeschlossen</translation>
    </message>
</context>
<context>
    <name>ink::ui::BulkRunView</name>
    <message>
        <source>Save the results</source>
        <translation>Ergebnisse speichern</translation>
    </message>
    <message>
        <source>%1 (results).csv</source>
        <translation>%1 (Ergebnisse).csv</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV-Dateien (*.csv)</translation>
    </message>
    <message>
        <source>Sending reminders…</source>
        <translation>Wird erinnert…</translation>
    </message>
    <message>
        <source>Cancelling… %1 of %2</source>
        <translation>Wird abgebrochen… %1 von %2</translation>
    </message>
    <message>
        <source>Sending reminders… %1 of %2</source>
        <translation>Wird erinnert… %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) could not be changed</source>
        <translation>
            <numerusform>%n Dokument konnte nicht geändert werden</numerusform>
            <numerusform>%n Dokumente konnten nicht geändert werden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) cancelled</source>
        <translation>
            <numerusform>%n Dokument abgebrochen</numerusform>
            <numerusform>%n Dokumente abgebrochen</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>from “%1”</source>
        <translation>aus „%1“</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Send the remaining %1</source>
        <translation>Die übrigen %1 senden</translation>
    </message>
    <message numerus="yes">
        <source>Send %n unknown row(s) again…</source>
        <translation>
            <numerusform>%n unbekannte Zeile erneut senden…</numerusform>
            <numerusform>%n unbekannte Zeilen erneut senden…</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in progress</source>
        <translation>%1 in Bearbeitung</translation>
    </message>
    <message>
        <source>%1 completed</source>
        <translation>%1 abgeschlossen</translation>
    </message>
    <message>
        <source>%1 declined</source>
        <translation>%1 abgelehnt</translation>
    </message>
    <message>
        <source>%1 expired</source>
        <translation>%1 abgelaufen</translation>
    </message>
    <message>
        <source>%1 cancelled</source>
        <translation>%1 abgebrochen</translation>
    </message>
    <message>
        <source>checking…</source>
        <translation>wird geprüft…</translation>
    </message>
    <message>
        <source>Remind %1</source>
        <translation>%1 erinnern</translation>
    </message>
    <message>
        <source>Cancel %1…</source>
        <translation>%1 abbrechen…</translation>
    </message>
    <message>
        <source>Stop this run?</source>
        <translation>Diesen Lauf beenden?</translation>
    </message>
    <message numerus="yes">
        <source>Documents that were sent stay sent. %n row(s) are not sent; you can resume the run later.</source>
        <translation>
            <numerusform>Gesendetes bleibt gesendet. %n Zeile bleibt ungesendet; der Lauf kann später wieder aufgenommen werden.</numerusform>
            <numerusform>Gesendetes bleibt gesendet. %n Zeilen bleiben ungesendet; der Lauf kann später wieder aufgenommen werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop run</source>
        <translation>Lauf beenden</translation>
    </message>
    <message numerus="yes">
        <source>Send %n row(s) again?</source>
        <translation>
            <numerusform>%n Zeile erneut senden?</numerusform>
            <numerusform>%n Zeilen erneut senden?</numerusform>
        </translation>
    </message>
    <message>
        <source>These rows may already have been sent. Check the documents first: otherwise recipients may get a second document.</source>
        <translation>Diese Zeilen wurden möglicherweise schon gesendet. Prüfen Sie zuerst die Dokumente, sonst erhalten Empfänger womöglich ein zweites.</translation>
    </message>
    <message numerus="yes">
        <source>Send %n row(s) again</source>
        <translation>
            <numerusform>%n Zeile erneut senden</numerusform>
            <numerusform>%n Zeilen erneut senden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cancel %n document(s)</source>
        <translation>
            <numerusform>%n Dokument abbrechen</numerusform>
            <numerusform>%n Dokumente abbrechen</numerusform>
        </translation>
    </message>
    <message>
        <source>Reason (recipients will see it)</source>
        <translation>Grund (für die Empfänger sichtbar)</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>Wird abgebrochen…</translation>
    </message>
    <message>
        <source>Save rejected rows</source>
        <translation>Abgewiesene Zeilen speichern</translation>
    </message>
    <message>
        <source>%1 (to correct).csv</source>
        <translation>%1 (zu korrigieren).csv</translation>
    </message>
    <message>
        <source>Stop…</source>
        <translation>Beenden…</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Erneut prüfen</translation>
    </message>
    <message>
        <source>Asks the service which unknown rows were sent</source>
        <translation>Prüft beim Dienst, welche unbekannten Zeilen zu Dokumenten wurden</translation>
    </message>
    <message>
        <source>Save results…</source>
        <translation>Ergebnisse speichern…</translation>
    </message>
    <message>
        <source>Fix rejected rows</source>
        <translation>Abgewiesene Zeilen korrigieren</translation>
    </message>
    <message>
        <source>Opens the rejected rows in a new run</source>
        <translation>Öffnet die abgewiesenen Zeilen in einem neuen Versand</translation>
    </message>
    <message>
        <source>Only refused and unknown rows</source>
        <translation>Nur abgewiesene und unbekannte Zeilen</translation>
    </message>
    <message>
        <source>Documents of this run</source>
        <translation>Dokumente dieses Versands</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Aktualisieren</translation>
    </message>
    <message>
        <source>Reminds everyone who still has to act on these documents</source>
        <translation>Erinnert alle, die an diesen Dokumenten noch etwas zu tun haben</translation>
    </message>
    <message>
        <source>Result of each row</source>
        <translation>Ergebnis jeder Zeile</translation>
    </message>
    <message>
        <source>Export %1 signed…</source>
        <translation>%1 unterschriebene exportieren…</translation>
    </message>
    <message numerus="yes">
        <source>Save %n row(s) to correct as CSV…</source>
        <translation>
            <numerusform>%n Zeile zum Korrigieren als CSV speichern…</numerusform>
            <numerusform>%n Zeilen zum Korrigieren als CSV speichern…</numerusform>
        </translation>
    </message>
    <message>
        <source>Correcting… %1 of %2</source>
        <translation>Wird berichtigt… %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) corrected</source>
        <translation>
            <numerusform>%n Dokument berichtigt</numerusform>
            <numerusform>%n Dokumente berichtigt</numerusform>
        </translation>
    </message>
    <message>
        <source>Replaces a recipient or sets a new deadline in the documents in progress</source>
        <translation>Ersetzt einen Empfänger oder setzt eine neue Frist in den laufenden Dokumenten</translation>
    </message>
    <message>
        <source>Correct %1…</source>
        <translation>%1 berichtigen…</translation>
    </message>
    <message>
        <source>Correcting…</source>
        <translation>Wird berichtigt…</translation>
    </message>
    <message>
        <source>%1 (results).%2</source>
        <comment>file name and its extension</comment>
        <translation>%1 (Ergebnisse).%2</translation>
    </message>
    <message>
        <source>Copy of the workbook (*.%1)</source>
        <translation>Kopie der Arbeitsmappe (*.%1)</translation>
    </message>
    <message>
        <source>Choose another name: the workbook itself isn&apos;t changed.</source>
        <translation>Wählen Sie einen anderen Namen: Die Arbeitsmappe selbst wird nicht verändert.</translation>
    </message>
    <message numerus="yes">
        <source>Saved as %1. %n row(s) of the run are no longer in their lines of the workbook.</source>
        <translation>
            <numerusform>Gespeichert als %1. %n Zeile des Laufs steht nicht mehr an ihrer Stelle in der Arbeitsmappe.</numerusform>
            <numerusform>Gespeichert als %1. %n Zeilen des Laufs stehen nicht mehr an ihrer Stelle in der Arbeitsmappe.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::BulkRunWords</name>
    <message numerus="yes">
        <source>about %n s left</source>
        <translation>
            <numerusform>noch etwa %n s</numerusform>
            <numerusform>noch etwa %n s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n min left</source>
        <translation>
            <numerusform>noch etwa %n min</numerusform>
            <numerusform>noch etwa %n min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n h left</source>
        <translation>
            <numerusform>noch etwa %n h</numerusform>
            <numerusform>noch etwa %n h</numerusform>
        </translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>Wird vorbereitet…</translation>
    </message>
    <message numerus="yes">
        <source>Waiting %n s at the service&apos;s request</source>
        <translation>
            <numerusform>Der Dienst bat um eine Pause von %n s</numerusform>
            <numerusform>Der Dienst bat um eine Pause von %n s</numerusform>
        </translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>Wird gesendet</translation>
    </message>
    <message>
        <source>Checking which documents were sent…</source>
        <translation>Es wird ermittelt, was gesendet wurde…</translation>
    </message>
    <message>
        <source>Pausing…</source>
        <translation>Wird angehalten…</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>%1 of %2 sent</source>
        <translation>%1 von %2 gesendet</translation>
    </message>
    <message>
        <source>%1 refused</source>
        <translation>%1 abgewiesen</translation>
    </message>
    <message>
        <source>%1 unknown</source>
        <translation>%1 unbekannt</translation>
    </message>
    <message>
        <source>%1 not sent because of errors</source>
        <translation>%1 wegen Fehlern nicht gesendet</translation>
    </message>
    <message>
        <source>%1 excluded</source>
        <translation>%1 ausgelassen</translation>
    </message>
    <message>
        <source>%1 being sent</source>
        <translation>%1 werden gesendet</translation>
    </message>
    <message>
        <source>%1 per second</source>
        <translation>%1 je Sekunde</translation>
    </message>
    <message>
        <source>%1 waiting</source>
        <translation>%1 wartend</translation>
    </message>
    <message>
        <source>%1 with a result not known yet</source>
        <translation>%1 mit noch unbekanntem Ergebnis</translation>
    </message>
</context>
<context>
    <name>ink::ui::BulkSetup</name>
    <message>
        <source>Choose a file with one row for each recipient</source>
        <translation>Datei mit einer Zeile je Empfänger auswählen</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt *.xlsx *.xlsm);;All files (*)</source>
        <translation>Tabellen (*.csv *.tsv *.txt *.xlsx *.xlsm);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 ready</source>
        <translation>%1 bereit</translation>
    </message>
    <message>
        <source>%1 with errors</source>
        <translation>%1 mit Fehlern</translation>
    </message>
    <message>
        <source>%1 excluded</source>
        <translation>%1 ausgeschlossen</translation>
    </message>
    <message>
        <source>%1 with a duplicate address</source>
        <translation>%1 mit derselben Adresse</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exclude %n duplicate row(s)</source>
        <translation>
            <numerusform>%n wiederholte Zeile auslassen</numerusform>
            <numerusform>%n wiederholte Zeilen auslassen</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the template to fill in.</source>
        <translation>Wählen Sie die Vorlage aus, die ausgefüllt werden soll.</translation>
    </message>
    <message>
        <source>Rows with errors are not sent. Correct them here, or send the others now.</source>
        <translation>Zeilen mit Fehlern werden nicht gesendet. Korrigieren Sie sie hier oder senden Sie jetzt die übrigen.</translation>
    </message>
    <message>
        <source>Send %1 documents</source>
        <translation>%1 Dokumente senden</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Send 1 document</source>
        <translation>1 Dokument senden</translation>
    </message>
    <message>
        <source>Costs %1 (%2 each)</source>
        <translation>Kostet %1 (je %2)</translation>
    </message>
    <message>
        <source>%1 — exceeds the remaining spending limit (%2)</source>
        <translation>%1 — mehr, als die Ausgabengrenze übrig lässt (%2)</translation>
    </message>
    <message>
        <source>Each recipient gets their own copy of “%1”. %2</source>
        <translation>Jeder Empfänger erhält „%1“ als eigenes Dokument. %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Choose a template and drop a CSV or XLSX file with one row for each recipient.</source>
        <translation>Wählen Sie eine Vorlage und ziehen Sie eine CSV- oder XLSX-Datei mit einer Zeile je Empfänger hierher.</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>Datei auswählen…</translation>
    </message>
    <message>
        <source>Only rows with errors</source>
        <translation>Nur Zeilen mit Fehlern</translation>
    </message>
    <message>
        <source>Next error</source>
        <translation>Nächster Fehler</translation>
    </message>
    <message>
        <source>F4: next error, Shift+F4: previous error</source>
        <translation>F4: nächster Fehler, Umschalt+F4: vorheriger Fehler</translation>
    </message>
    <message>
        <source>Dry run</source>
        <translation>Probelauf</translation>
    </message>
    <message>
        <source>Previews the selected row&apos;s document (Space)</source>
        <translation>Vorschau des Dokuments der ausgewählten Zeile (Leertaste)</translation>
    </message>
    <message>
        <source>Reading and checking the file</source>
        <translation>Die Datei wird gelesen und geprüft</translation>
    </message>
    <message>
        <source>Rows of the file</source>
        <translation>Zeilen der Datei</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) with errors will not be sent. You can correct them in the run later.</source>
        <translation>
            <numerusform>%n Zeile mit Fehlern wird nicht gesendet. Sie bleibt im Lauf; dort lässt sie sich korrigieren.</numerusform>
            <numerusform>%n Zeilen mit Fehlern werden nicht gesendet. Sie bleiben im Lauf; dort lassen sie sich korrigieren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n excluded row(s) will not be sent.</source>
        <translation>
            <numerusform>%n Zeile, die Sie ausgelassen haben, wird nicht gesendet.</numerusform>
            <numerusform>%n Zeilen, die Sie ausgelassen haben, werden nicht gesendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file has column names but no rows. Add a row for each recipient.</source>
        <translation>Die Datei hat Spaltennamen, aber keine Zeilen. Fügen Sie für jeden Empfänger eine Zeile hinzu.</translation>
    </message>
    <message>
        <source>Send 1 document?</source>
        <translation>1 Dokument senden?</translation>
    </message>
    <message>
        <source>Send %1 documents?</source>
        <translation>%1 Dokumente senden?</translation>
    </message>
    <message numerus="yes">
        <source>“%1” was sent with this template before (%2): %n document(s).</source>
        <translation>
            <numerusform>„%1“ wurde mit dieser Vorlage schon gesendet (%2): %n Dokument.</numerusform>
            <numerusform>„%1“ wurde mit dieser Vorlage schon gesendet (%2): %n Dokumente.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace the rows?</source>
        <translation>Zeilen ersetzen?</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) that you made in these rows will be lost.</source>
        <translation>
            <numerusform>%n Änderung, die Sie in diesen Zeilen vorgenommen haben, geht verloren.</numerusform>
            <numerusform>%n Änderungen, die Sie in diesen Zeilen vorgenommen haben, gehen verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace rows</source>
        <translation>Zeilen ersetzen</translation>
    </message>
    <message>
        <source>Title and message (changed)…</source>
        <translation>Titel und Nachricht (geändert)…</translation>
    </message>
    <message>
        <source>Title and message…</source>
        <translation>Titel und Nachricht…</translation>
    </message>
    <message>
        <source>The first document is called “%1”.</source>
        <translation>Das erste Dokument heißt „%1“.</translation>
    </message>
    <message>
        <source>Sets a title and a message for all documents, using columns from the file</source>
        <translation>Legt Titel und Nachricht aller Dokumente fest, auch mit Spalten der Datei</translation>
    </message>
    <message>
        <source>Title and message (from the file)…</source>
        <translation>Titel und Nachricht (aus der Datei)…</translation>
    </message>
    <message>
        <source>Titles and messages come from the file</source>
        <translation>Die Zeilen behalten ihre Titel und Nachrichten</translation>
    </message>
    <message>
        <source>Titles and messages are in columns of the table. You can change them there.</source>
        <translation>Sie stehen in Spalten der Tabelle und lassen sich dort ändern.</translation>
    </message>
    <message>
        <source>Rows with errors are not sent. Correct them here.</source>
        <translation>Zeilen mit Fehlern werden nicht gesendet. Korrigieren Sie sie hier.</translation>
    </message>
    <message>
        <source>%1 — then %2 of your spending limit of %3 is used</source>
        <translation>%1 — danach sind %2 Ihrer Ausgabengrenze von %3 verbraucht</translation>
    </message>
    <message numerus="yes">
        <source>Send %n unchanged row(s) again</source>
        <translation>
            <numerusform>%n unveränderte Zeile erneut senden</numerusform>
            <numerusform>%n unveränderte Zeilen erneut senden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) haven&apos;t changed since an earlier run. They are excluded.</source>
        <translation>
            <numerusform>%n Zeile ist seit einem früheren Versand unverändert. Sie ist ausgeschlossen.</numerusform>
            <numerusform>%n Zeilen sind seit einem früheren Versand unverändert. Sie sind ausgeschlossen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::BulkSource</name>
    <message>
        <source>Template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>Delimiter</source>
        <translation>Trennzeichen</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Kodierung</translation>
    </message>
    <message>
        <source>Choose a template</source>
        <translation>Vorlage auswählen</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>Datei auswählen…</translation>
    </message>
    <message>
        <source>Choose a CSV or XLSX file</source>
        <translation>CSV- oder XLSX-Datei auswählen</translation>
    </message>
    <message>
        <source>or drop a CSV or XLSX file here</source>
        <translation>oder CSV- oder XLSX-Datei hierher ziehen</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Komma</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Semikolon</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>Vertical bar</source>
        <translation>Senkrechter Strich</translation>
    </message>
    <message>
        <source>Western European</source>
        <translation>Westeuropäisch</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>Mitteleuropäisch</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>Kyrillisch</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Griechisch</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>Türkisch</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>Hebräisch</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>Arabisch</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>Baltisch</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>Vietnamesisch</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>Thailändisch</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japanisch</translation>
    </message>
    <message>
        <source>Chinese (simplified)</source>
        <translation>Chinesisch (vereinfacht)</translation>
    </message>
    <message>
        <source>Chinese (traditional)</source>
        <translation>Chinesisch (traditionell)</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Koreanisch</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message numerus="yes">
        <source>Include %n hidden row(s)</source>
        <translation>
            <numerusform>%n ausgeblendete Zeile aufnehmen</numerusform>
            <numerusform>%n ausgeblendete Zeilen aufnehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>Header row</source>
        <translation>Kopfzeile in Zeile</translation>
    </message>
</context>
<context>
    <name>ink::ui::BulkTextsDialog</name>
    <message>
        <source>Title and message</source>
        <translation>Titel und Nachricht</translation>
    </message>
    <message>
        <source>Document title</source>
        <translation>Dokumenttitel</translation>
    </message>
    <message>
        <source>Message to the recipients</source>
        <translation>Nachricht an die Empfänger</translation>
    </message>
    <message>
        <source>Leave empty to use the template&apos;s message</source>
        <translation>Leer: Nachricht der Vorlage</translation>
    </message>
    <message>
        <source>Insert column</source>
        <translation>Spalte einfügen</translation>
    </message>
    <message>
        <source>First row</source>
        <translation>Erste Zeile</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Template title</source>
        <translation>Titel der Vorlage</translation>
    </message>
    <message>
        <source>Today&apos;s date</source>
        <translation>Heutiges Datum</translation>
    </message>
    <message>
        <source>First recipient&apos;s name</source>
        <translation>Name des ersten Empfängers</translation>
    </message>
    <message>
        <source>Row number</source>
        <translation>Nummer der Zeile</translation>
    </message>
</context>
<context>
    <name>ink::ui::CallbackAddress</name>
    <message>
        <source>The callback address must be a full http or https address.</source>
        <translation>Die Callback-Adresse muss eine vollständige http- oder https-Adresse sein.</translation>
    </message>
    <message>
        <source>Callback</source>
        <translation>Callback</translation>
    </message>
    <message>
        <source>Callback address</source>
        <translation>Callback-Adresse</translation>
    </message>
    <message>
        <source>The service posts each completed document to this address, with / and the document number appended.</source>
        <translation>Abgeschlossene Dokumente werden an diese Adresse gesendet, gefolgt von / und ihrer Nummer.</translation>
    </message>
</context>
<context>
    <name>ink::ui::CallbackSecret</name>
    <message>
        <source>Secret copied.</source>
        <translation>Geheimnis kopiert.</translation>
    </message>
    <message>
        <source>Callback signing secret</source>
        <translation>Signaturgeheimnis für Callbacks</translation>
    </message>
    <message>
        <source>The receiver uses it to verify the X-Inkstone-Signature header.</source>
        <translation>Der Empfänger prüft damit den Header X-Inkstone-Signature.</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Verbergen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>Change the secret?</source>
        <translation>Geheimnis ändern?</translation>
    </message>
    <message>
        <source>All callbacks, including retries, will be signed with the new secret. Update the receivers, or they will reject the callbacks.</source>
        <translation>Alle Callbacks, auch wiederholte, werden mit dem neuen Geheimnis signiert. Aktualisieren Sie die Empfänger, sonst weisen sie Callbacks ab.</translation>
    </message>
    <message>
        <source>Change secret</source>
        <translation>Geheimnis ändern</translation>
    </message>
    <message>
        <source>Secret changed.</source>
        <translation>Das Geheimnis ist geändert.</translation>
    </message>
</context>
<context>
    <name>ink::ui::CallbackSection</name>
    <message>
        <source>Callbacks now go to the test receiver.</source>
        <translation>Callbacks gehen jetzt an den Testempfänger.</translation>
    </message>
    <message>
        <source>The test receiver has stopped and is no longer the callback address.</source>
        <translation>Der Testempfänger ist angehalten und nicht mehr die Callback-Adresse.</translation>
    </message>
</context>
<context>
    <name>ink::ui::ChartView</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ink::ui::CommandPalette</name>
    <message>
        <source>What do you want to do?</source>
        <translation>Was möchten Sie tun?</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Matching commands</source>
        <translation>Passende Befehle</translation>
    </message>
    <message>
        <source>copy, clone</source>
        <translation>kopieren, klonen, verdoppeln</translation>
    </message>
    <message>
        <source>remove, erase</source>
        <translation>entfernen</translation>
    </message>
    <message>
        <source>insert at the same position</source>
        <translation>an derselben Stelle einfügen</translation>
    </message>
    <message>
        <source>enlarge, larger, magnify</source>
        <translation>vergrößern, größer, Lupe</translation>
    </message>
    <message>
        <source>reduce, smaller</source>
        <translation>verkleinern, kleiner</translation>
    </message>
    <message>
        <source>zoom to 100%</source>
        <translation>Zoom auf 100 %</translation>
    </message>
    <message>
        <source>zoom to width</source>
        <translation>Zoom auf Breite</translation>
    </message>
    <message>
        <source>zoom to page</source>
        <translation>Zoom auf Seite</translation>
    </message>
    <message>
        <source>jump, page number</source>
        <translation>springen, Seitenzahl</translation>
    </message>
    <message>
        <source>view as recipient, test</source>
        <translation>als Empfänger ansehen, testen</translation>
    </message>
    <message>
        <source>invite, request signatures</source>
        <translation>einladen, Unterschriften anfordern</translation>
    </message>
    <message>
        <source>search</source>
        <translation>suchen</translation>
    </message>
    <message>
        <source>preferences, options</source>
        <translation>Voreinstellungen, Optionen</translation>
    </message>
    <message>
        <source>theme, night mode</source>
        <translation>Thema, Nachtmodus</translation>
    </message>
    <message>
        <source>theme, day mode</source>
        <translation>Thema, Tagmodus</translation>
    </message>
    <message>
        <source>keys, hotkeys, cheat sheet</source>
        <translation>Tasten, Kürzel, Übersicht</translation>
    </message>
    <message>
        <source>on top, above, stacking order</source>
        <translation>oben, darüber, Stapelfolge</translation>
    </message>
    <message>
        <source>below, behind, stacking order</source>
        <translation>unten, dahinter, Stapelfolge</translation>
    </message>
    <message>
        <source>protect, pin, fix</source>
        <translation>schützen, fixieren, anheften</translation>
    </message>
    <message>
        <source>magnet, guides, grid</source>
        <translation>Magnet, Hilfslinien, Raster</translation>
    </message>
    <message>
        <source>sequence, Tab key</source>
        <translation>Abfolge, Tabulatortaste</translation>
    </message>
    <message>
        <source>copy to all pages, repeat</source>
        <translation>auf alle Seiten kopieren, wiederholen</translation>
    </message>
    <message>
        <source>detect fields, find fields</source>
        <translation>Felder erkennen, Felder finden</translation>
    </message>
    <message>
        <source>preflight, check, errors, warnings</source>
        <translation>prüfen, Fehler, Warnungen</translation>
    </message>
    <message>
        <source>signer, person</source>
        <translation>Unterzeichner, Person</translation>
    </message>
    <message>
        <source>full width, hide panels</source>
        <translation>volle Breite, Bereiche ausblenden</translation>
    </message>
    <message>
        <source>turn, landscape, portrait</source>
        <translation>wenden, Querformat, Hochformat</translation>
    </message>
    <message>
        <source>reorder, rearrange, sort pages</source>
        <translation>umordnen, Reihenfolge, Seiten sortieren</translation>
    </message>
    <message>
        <source>merge, combine, append, add pages</source>
        <translation>zusammenführen, anhängen, Seiten hinzufügen</translation>
    </message>
    <message>
        <source>add empty page, new page</source>
        <translation>leere Seite hinzufügen, neue Seite</translation>
    </message>
    <message>
        <source>split, save pages as PDF, export pages</source>
        <translation>aufteilen, Seiten als PDF speichern, Seiten exportieren</translation>
    </message>
    <message>
        <source>remove pages</source>
        <translation>Seiten entfernen</translation>
    </message>
    <message>
        <source>No commands match “%1”.</source>
        <translation>Kein Befehl entspricht „%1“.</translation>
    </message>
</context>
<context>
    <name>ink::ui::ComparisonView</name>
    <message>
        <source>Revision %1 doesn&apos;t have this page.</source>
        <translation>Fassung %1 hat diese Seite nicht.</translation>
    </message>
    <message>
        <source>Revision %1 no longer has this page.</source>
        <translation>Fassung %1 hat diese Seite nicht mehr.</translation>
    </message>
    <message>
        <source>This page can&apos;t be shown.</source>
        <translation>Diese Seite kann nicht angezeigt werden.</translation>
    </message>
    <message>
        <source>Revisions side by side</source>
        <translation>Fassungen nebeneinander</translation>
    </message>
</context>
<context>
    <name>ink::ui::ConditionTermRow</name>
    <message>
        <source>and</source>
        <translation>und</translation>
    </message>
    <message>
        <source>or</source>
        <translation>oder</translation>
    </message>
    <message>
        <source>Depends on</source>
        <translation>Angezeigt abhängig von</translation>
    </message>
    <message>
        <source>Choose a field</source>
        <translation>Feld wählen</translation>
    </message>
    <message>
        <source>Multiple</source>
        <translation>Mehrere</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Remove this line</source>
        <translation>Diese Zeile entfernen</translation>
    </message>
    <message>
        <source>Always shown</source>
        <translation>Immer angezeigt</translation>
    </message>
    <message>
        <source>is</source>
        <translation>ist</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>ist nicht</translation>
    </message>
    <message>
        <source>is before</source>
        <translation>liegt vor</translation>
    </message>
    <message>
        <source>is less than</source>
        <translation>ist kleiner als</translation>
    </message>
    <message>
        <source>is on or before</source>
        <translation>liegt nicht nach</translation>
    </message>
    <message>
        <source>is at most</source>
        <translation>ist höchstens</translation>
    </message>
    <message>
        <source>is after</source>
        <translation>liegt nach</translation>
    </message>
    <message>
        <source>is greater than</source>
        <translation>ist größer als</translation>
    </message>
    <message>
        <source>is on or after</source>
        <translation>liegt nicht vor</translation>
    </message>
    <message>
        <source>is at least</source>
        <translation>ist mindestens</translation>
    </message>
    <message>
        <source>contains</source>
        <translation>enthält</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>ist leer</translation>
    </message>
    <message>
        <source>is filled in</source>
        <translation>ist ausgefüllt</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>angekreuzt</translation>
    </message>
    <message>
        <source>not selected</source>
        <translation>nicht angekreuzt</translation>
    </message>
    <message>
        <source>nothing selected</source>
        <translation>nichts gewählt</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (gibt es nicht)</translation>
    </message>
    <message>
        <source>Combine with the line above</source>
        <translation>Verbindung mit der Zeile darüber</translation>
    </message>
</context>
<context>
    <name>ink::ui::ConflictDialog</name>
    <message>
        <source>%1 “%2” on page %3 at %4, %5, %6 × %7</source>
        <translation>%1 „%2“ auf Seite %3 bei %4, %5, %6 × %7</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Nicht vorhanden</translation>
    </message>
    <message>
        <source>Recipient %1</source>
        <translation>Empfänger %1</translation>
    </message>
    <message>
        <source>Other properties differ</source>
        <translation>Mit anderen Eigenschaften</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message numerus="yes">
        <source>Expires after %n days</source>
        <translation>
            <numerusform>Läuft nach %n Tag ab</numerusform>
            <numerusform>Läuft nach %n Tagen ab</numerusform>
        </translation>
    </message>
    <message>
        <source>No reminders</source>
        <translation>Keine Erinnerungen</translation>
    </message>
    <message numerus="yes">
        <source>Reminders every %n days</source>
        <translation>
            <numerusform>Erinnerung jeden Tag (%n)</numerusform>
            <numerusform>Erinnerung alle %n Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>Subject: %1</source>
        <translation>Betreff: %1</translation>
    </message>
    <message>
        <source>Callback: %1</source>
        <translation>Callback: %1</translation>
    </message>
    <message>
        <source>A signature for each signer</source>
        <translation>Eine Signatur je Unterzeichner</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Version on this computer</source>
        <translation>Version auf diesem Computer</translation>
    </message>
    <message>
        <source>A different folder</source>
        <translation>Ein anderes</translation>
    </message>
    <message>
        <source>Sender</source>
        <translation>Absender</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Conflicting changes</source>
        <translation>Widersprüchliche Änderungen</translation>
    </message>
    <message>
        <source>Someone else also changed this draft</source>
        <translation>Auch jemand anderes hat diesen Entwurf geändert</translation>
    </message>
    <message>
        <source>The differences are shown side by side. Both versions are kept until you choose.</source>
        <translation>Die Unterschiede stehen nebeneinander. Beide Versionen bleiben erhalten, bis Sie wählen.</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Meine Version behalten</translation>
    </message>
    <message>
        <source>The other person&apos;s changes to these parts are overwritten.</source>
        <translation>Was jemand anderes in diesen Teilen gespeichert hat, wird überschrieben.</translation>
    </message>
    <message>
        <source>Keep theirs</source>
        <translation>Andere Version behalten</translation>
    </message>
    <message>
        <source>Your changes are discarded.</source>
        <translation>Was Sie hier geändert haben, wird verworfen.</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Beide behalten</translation>
    </message>
    <message>
        <source>Their version is kept, and yours becomes a separate draft.</source>
        <translation>Die andere Version bleibt, und Ihre wird ein eigener Entwurf.</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Später entscheiden</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Meine Version</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>Andere Version</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiteres</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(leer)</translation>
    </message>
    <message>
        <source>%1 (my version)</source>
        <translation>%1 (meine Fassung)</translation>
    </message>
    <message>
        <source>Order of recipients</source>
        <translation>Reihenfolge der Empfänger</translation>
    </message>
    <message>
        <source>Order of fields</source>
        <translation>Reihenfolge der Felder</translation>
    </message>
    <message>
        <source>A different order</source>
        <comment>order</comment>
        <translation>Eine andere</translation>
    </message>
    <message>
        <source>Order of files</source>
        <translation>Reihenfolge der Dateien</translation>
    </message>
    <message>
        <source>Email: %1</source>
        <translation>E-Mail: %1</translation>
    </message>
    <message>
        <source>Company: %1</source>
        <translation>Firma: %1</translation>
    </message>
    <message>
        <source>Job title: %1</source>
        <translation>Position: %1</translation>
    </message>
    <message>
        <source>Message: %1</source>
        <translation>Nachricht: %1</translation>
    </message>
    <message>
        <source>For recipient %1</source>
        <translation>Für Empfänger %1</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Pflichtfeld</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>Optional</translation>
    </message>
    <message>
        <source>Value: %1</source>
        <translation>Wert: %1</translation>
    </message>
    <message>
        <source>Options: %1</source>
        <translation>Optionen: %1</translation>
    </message>
    <message>
        <source>Date format: %1</source>
        <translation>Datumsformat: %1</translation>
    </message>
    <message>
        <source>Formula: %1</source>
        <translation>Formel: %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::ConnectForm</name>
    <message>
        <source>Connect to a service</source>
        <translation>Mit einem Dienst verbinden</translation>
    </message>
    <message>
        <source>Service address</source>
        <translation>Basisadresse</translation>
    </message>
    <message>
        <source>You get this address from the operator of the service.</source>
        <translation>Diese Adresse erhalten Sie vom Betreiber des Dienstes.</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API-Schlüssel</translation>
    </message>
    <message>
        <source>Test connection</source>
        <translation>Verbindung testen</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Enter the API key.</source>
        <translation>Geben Sie den API-Schlüssel ein.</translation>
    </message>
    <message>
        <source>The service is available.</source>
        <translation>Der Dienst ist verfügbar.</translation>
    </message>
    <message>
        <source>Signed in as %1.</source>
        <translation>Angemeldet als %1.</translation>
    </message>
    <message>
        <source>Sign in again</source>
        <translation>Willkommen zurück</translation>
    </message>
    <message>
        <source>Stored only in this computer&apos;s keychain. Without a keychain, it&apos;s kept only until you close Inkstone.</source>
        <translation>Wird nur im Schlüsselbund dieses Computers gespeichert; ohne Schlüsselbund nur bis zum Schließen von Inkstone.</translation>
    </message>
    <message>
        <source>Set by your administrator.</source>
        <translation>Von Ihrem Administrator festgelegt.</translation>
    </message>
    <message>
        <source>The key for %1 isn&apos;t stored on this computer. Enter it again to continue.</source>
        <translation>Der Schlüssel von %1 ist auf diesem Computer nicht gespeichert. Geben Sie ihn erneut ein, um fortzufahren.</translation>
    </message>
</context>
<context>
    <name>ink::ui::ConnectionBar</name>
    <message>
        <source>New API key</source>
        <translation>Neuer API-Schlüssel</translation>
    </message>
    <message>
        <source>Save key</source>
        <translation>Schlüssel speichern</translation>
    </message>
    <message>
        <source>%1 can&apos;t be reached.</source>
        <translation>%1 ist nicht erreichbar.</translation>
    </message>
    <message>
        <source>You can keep working. Changes are stored here and sent when the connection is back.</source>
        <translation>Sie können weiterarbeiten. Änderungen werden hier gespeichert und gesendet, sobald die Verbindung wieder da ist.</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>Jetzt versuchen</translation>
    </message>
    <message>
        <source>The API key for %1 is no longer valid.</source>
        <translation>Der API-Schlüssel für %1 ist nicht mehr gültig.</translation>
    </message>
    <message>
        <source>It was revoked or has expired. Enter a new key. Your unsaved changes are kept.</source>
        <translation>Er wurde widerrufen oder ist abgelaufen. Geben Sie einen neuen ein; Ihre offene Arbeit bleibt erhalten.</translation>
    </message>
    <message>
        <source>Enter the API key.</source>
        <translation>Geben Sie den API-Schlüssel ein.</translation>
    </message>
    <message>
        <source>The service on this computer can&apos;t be reached.</source>
        <translation>Der Dienst auf diesem Computer ist nicht erreichbar.</translation>
    </message>
</context>
<context>
    <name>ink::ui::ContentNotice</name>
    <message>
        <source>Extract files</source>
        <translation>Enthaltene Dateien verwenden</translation>
    </message>
    <message>
        <source>Remove scripts</source>
        <translation>Skripte entfernen</translation>
    </message>
    <message>
        <source>Freeze visible content</source>
        <translation>Angezeigtes einfrieren</translation>
    </message>
    <message>
        <source>“%1” may look different to other people.</source>
        <translation>„%1“ kann bei anderen Personen anders aussehen.</translation>
    </message>
</context>
<context>
    <name>ink::ui::CorrectManyDialog</name>
    <message>
        <source>Correct %1 documents</source>
        <translation>%1 Dokumente berichtigen</translation>
    </message>
    <message>
        <source>Replace a recipient</source>
        <translation>Einen Empfänger ersetzen</translation>
    </message>
    <message>
        <source>In each document, replaces the recipient who has the current address, unless they have already acted. Their old links stop working, and new ones are issued.</source>
        <translation>Ersetzt die Person mit der bisherigen Adresse in jedem Dokument, bei dem sie noch nicht gehandelt hat. Ihre alten Links gelten nicht mehr, und neue werden erstellt.</translation>
    </message>
    <message>
        <source>Current address</source>
        <translation>Bisherige Adresse</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Neuer Name</translation>
    </message>
    <message>
        <source>New address</source>
        <translation>Neue Adresse</translation>
    </message>
    <message>
        <source>name@example.com</source>
        <translation>name@example.com</translation>
    </message>
    <message>
        <source>First and last name</source>
        <translation>Vor- und Nachname</translation>
    </message>
    <message>
        <source>Set a new deadline</source>
        <translation>Neue Frist setzen</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Frist</translation>
    </message>
    <message>
        <source>Keep existing deadlines that are later</source>
        <translation>Dokumente mit einer späteren Frist behalten sie</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Correct 1 document</source>
        <translation>1 Dokument berichtigen</translation>
    </message>
</context>
<context>
    <name>ink::ui::CorrectTagsDialog</name>
    <message>
        <source>Correct the fields of “%1”</source>
        <translation>Felder von „%1“ berichtigen</translation>
    </message>
    <message>
        <source>Move, add or remove fields of recipients who haven&apos;t acted yet. Their signing links keep working, and the history records the change.</source>
        <translation>Verschieben, ergänzen oder entfernen Sie Felder von Empfängern, die noch nicht gehandelt haben. Ihre Signaturlinks gelten weiter, und der Verlauf hält die Änderung fest.</translation>
    </message>
    <message>
        <source>Save corrections</source>
        <translation>Berichtigungen speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>The files already contain digital signatures. You can add fields, but you can&apos;t change existing ones.</source>
        <translation>Die Dateien tragen schon eine eigene Signatur. Sie können Felder ergänzen, die vorhandenen aber nicht mehr ändern.</translation>
    </message>
    <message>
        <source>%1 has already acted. Their fields are locked.</source>
        <translation>%1 hat bereits gehandelt. Die Felder dieser Person sind gesperrt.</translation>
    </message>
    <message>
        <source>Discard the corrections?</source>
        <translation>Berichtigungen verwerfen?</translation>
    </message>
    <message>
        <source>Nothing has been saved yet.</source>
        <translation>Noch wurde nichts gespeichert.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
</context>
<context>
    <name>ink::ui::CorrectionDialog</name>
    <message>
        <source>Correct “%1”</source>
        <translation>„%1“ berichtigen</translation>
    </message>
    <message>
        <source>Add recipient</source>
        <translation>Empfänger hinzufügen</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Frist</translation>
    </message>
    <message>
        <source>Save corrections</source>
        <translation>Berichtigungen speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Discard the corrections?</source>
        <translation>Berichtigungen verwerfen?</translation>
    </message>
    <message>
        <source>Nothing has been saved yet.</source>
        <translation>Noch wurde nichts gespeichert.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>You can correct or replace any recipient who hasn&apos;t acted yet. A new email address gets a new signing link, and the old one stops working. The history and the certificate record every change.</source>
        <translation>Wer noch nicht gehandelt hat, kann berichtigt oder ersetzt werden. Eine neue Adresse erhält einen neuen Signaturlink, der alte gilt dann nicht mehr. Verlauf und Zertifikat halten jede Änderung fest.</translation>
    </message>
    <message>
        <source>Replace file</source>
        <translation>Datei ersetzen</translation>
    </message>
    <message>
        <source>Available until a recipient has acted. Everyone gets a new signing link.</source>
        <translation>Möglich, solange niemand gehandelt hat. Alle erhalten einen neuen Signaturlink.</translation>
    </message>
    <message>
        <source>Choose the newer version</source>
        <translation>Neue Fassung wählen</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>Replace “%1”?</source>
        <translation>„%1“ ersetzen?</translation>
    </message>
    <message>
        <source>Everyone who was invited gets a new signing link, and their old link stops working. Fields stay where they are. The history keeps both versions&apos; checksums.</source>
        <translation>Alle Eingeladenen erhalten einen neuen Signaturlink; der alte gilt nicht mehr. Felder bleiben an ihrem Platz. Der Verlauf enthält die Prüfsummen beider Fassungen.</translation>
    </message>
    <message>
        <source>Correct fields…</source>
        <translation>Felder berichtigen…</translation>
    </message>
    <message>
        <source>Move, add or remove fields of recipients who haven&apos;t acted yet.</source>
        <translation>Felder von Empfängern, die noch nicht gehandelt haben, verschieben, ergänzen oder entfernen.</translation>
    </message>
</context>
<context>
    <name>ink::ui::CorrectionRow</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>First and last name</source>
        <translation>Vor- und Nachname</translation>
    </message>
    <message>
        <source>Email address</source>
        <translation>E-Mail-Adresse</translation>
    </message>
    <message>
        <source>name@example.com</source>
        <translation>name@example.com</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Keep this recipient</source>
        <translation>Diesen Empfänger behalten</translation>
    </message>
    <message>
        <source>Remove this recipient</source>
        <translation>Diesen Empfänger entfernen</translation>
    </message>
    <message>
        <source>This isn&apos;t a valid email address.</source>
        <translation>Das ist keine E-Mail-Adresse.</translation>
    </message>
    <message>
        <source>This recipient has fields in this document and can&apos;t be removed. Enter another person instead.</source>
        <translation>Hat Felder in diesem Dokument und kann nicht entfernt werden. Tragen Sie stattdessen eine andere Person ein.</translation>
    </message>
    <message>
        <source>This recipient has already acted and can&apos;t be changed.</source>
        <translation>Hat bereits gehandelt und kann nicht mehr geändert werden.</translation>
    </message>
    <message>
        <source>This recipient will be removed, and their signing link will stop working.</source>
        <translation>Wird entfernt; der Signaturlink gilt dann nicht mehr.</translation>
    </message>
    <message>
        <source>The old link stops working, a new one is issued, and the values entered so far are removed.</source>
        <translation>Der alte Link gilt nicht mehr, ein neuer wird erstellt, und die bisher eingetragenen Werte werden entfernt.</translation>
    </message>
    <message>
        <source>The old link stops working, and a new one is issued.</source>
        <translation>Der alte Link gilt nicht mehr, und ein neuer wird erstellt.</translation>
    </message>
    <message>
        <source>Access code</source>
        <translation>Zugangscode</translation>
    </message>
    <message>
        <source>Phone number for the code by SMS</source>
        <translation>Telefonnummer für den Code per SMS</translation>
    </message>
    <message>
        <source>The access code must have at least %1 characters.</source>
        <translation>Ein Zugangscode hat mindestens %1 Zeichen.</translation>
    </message>
    <message>
        <source>Enter a phone number with a country code, such as +49 151 23456789.</source>
        <translation>Geben Sie eine Telefonnummer mit Ländervorwahl ein, zum Beispiel +49 151 23456789.</translation>
    </message>
    <message>
        <source>This recipient can sign anywhere on the pages until you place a field for them with “Correct fields”.</source>
        <translation>Kann überall auf den Seiten unterschreiben, bis Sie mit „Felder berichtigen“ ein Feld dafür platzieren.</translation>
    </message>
</context>
<context>
    <name>ink::ui::CrashReportDialog</name>
    <message>
        <source>Crash report</source>
        <translation>Absturzbericht</translation>
    </message>
    <message>
        <source>Inkstone doesn&apos;t send this report anywhere. The report contains nothing from your documents. Include it when you contact support.</source>
        <translation>Inkstone sendet diesen Bericht nirgendwohin. Er enthält keine Inhalte Ihrer Dokumente. Fügen Sie ihn bei, wenn Sie den Support fragen.</translation>
    </message>
    <message>
        <source>Copy for support</source>
        <translation>Für den Support kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ink::ui::CustomFieldDialog</name>
    <message>
        <source>Enter a number.</source>
        <translation>Geben Sie eine Zahl ein.</translation>
    </message>
    <message>
        <source>Enter a whole number up to %1.</source>
        <translation>Geben Sie eine ganze Zahl bis %1 ein.</translation>
    </message>
    <message>
        <source>Help text for the signer</source>
        <translation>Hilfe beim Unterzeichnen</translation>
    </message>
    <message>
        <source>Default value</source>
        <translation>Anfangswert</translation>
    </message>
    <message>
        <source>Options (one per line)</source>
        <translation>Optionen (eine je Zeile)</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>costCentre</source>
        <translation>Kostenstelle</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Edit custom field</source>
        <translation>Eigenes Feld bearbeiten</translation>
    </message>
    <message>
        <source>Add custom field</source>
        <translation>Eigenes Feld hinzufügen</translation>
    </message>
    <message>
        <source>Date format</source>
        <translation>Datumsformat</translation>
    </message>
    <message>
        <source>Latest day</source>
        <translation>Spätester Tag</translation>
    </message>
    <message>
        <source>Earliest day</source>
        <translation>Frühester Tag</translation>
    </message>
    <message>
        <source>Number format (how 1234.50 looks)</source>
        <translation>Zahlenformat (so sieht 1234,50 aus)</translation>
    </message>
    <message>
        <source>Maximum decimal places</source>
        <translation>Nachkommastellen höchstens</translation>
    </message>
    <message>
        <source>Largest number</source>
        <translation>Größte Zahl</translation>
    </message>
    <message>
        <source>Smallest number</source>
        <translation>Kleinste Zahl</translation>
    </message>
    <message>
        <source>Pattern (regular expression)</source>
        <translation>Muster (regulärer Ausdruck)</translation>
    </message>
    <message>
        <source>Maximum length</source>
        <translation>Zeichen höchstens</translation>
    </message>
</context>
<context>
    <name>ink::ui::CustomFieldsSection</name>
    <message>
        <source>Order of custom fields changed.</source>
        <translation>Reihenfolge der eigenen Felder geändert.</translation>
    </message>
    <message>
        <source>Custom field “%1” removed.</source>
        <translation>Eigenes Feld „%1“ entfernt.</translation>
    </message>
    <message>
        <source>Change anyway</source>
        <translation>Trotzdem ändern</translation>
    </message>
    <message>
        <source>Change custom fields in use?</source>
        <translation>Verwendete eigene Felder ändern?</translation>
    </message>
    <message>
        <source>Values in fields may no longer be valid. Fields based on a removed custom field keep their current settings. Documents that were sent don&apos;t change.</source>
        <translation>Werte in Feldern sind womöglich nicht mehr gültig. Felder, die ein entferntes eigenes Feld verwenden, behalten ihre jetzigen Einstellungen. Gesendete Dokumente ändern sich nicht.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>custom field and what uses it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Custom field saved.</source>
        <translation>Eigenes Feld gespeichert.</translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <translation>„%1“ entfernen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Edit “%1”</source>
        <translation>„%1“ bearbeiten</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten…</translation>
    </message>
    <message>
        <source>Move “%1” down</source>
        <translation>„%1“ nach unten</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Move “%1” up</source>
        <translation>„%1“ nach oben</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>Anfangswert: %1</translation>
    </message>
    <message>
        <source>Fields that use a custom field get their type, validation, options, default and help text from it. Changes apply to all drafts and templates, but not to documents that were sent. What recipients enter becomes data of the document, which you can search for by name and value.</source>
        <translation>Felder in Dokumenten, die ein eigenes Feld verwenden, übernehmen von ihm Typ, Prüfung, Optionen, Anfangswert und Hilfe. Eine Änderung gilt für alle Entwürfe und Vorlagen; gesendete Dokumente bleiben, wie sie sind. Was Empfänger eingeben, wird zu Daten des Dokuments, die Sie nach Name und Wert suchen können.</translation>
    </message>
    <message>
        <source>This service doesn&apos;t support custom fields.</source>
        <translation>Dieser Dienst unterstützt keine eigenen Felder.</translation>
    </message>
    <message>
        <source>No custom fields yet.</source>
        <translation>Noch keine eigenen Felder.</translation>
    </message>
    <message>
        <source>Add custom field…</source>
        <translation>Eigenes Feld hinzufügen…</translation>
    </message>
    <message>
        <source>Custom fields</source>
        <translation>Eigene Felder</translation>
    </message>
</context>
<context>
    <name>ink::ui::DataDialog</name>
    <message>
        <source>“%1” appears more than once.</source>
        <translation>„%1“ kommt mehrmals vor.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save data</source>
        <translation>Daten speichern</translation>
    </message>
    <message>
        <source>Add name</source>
        <translation>Name hinzufügen</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Data such as a case number helps you and your programs to find and sort documents. Recipients don&apos;t see it.</source>
        <translation>Daten wie ein Aktenzeichen helfen Ihnen und Ihren Programmen, Dokumente zu finden und zu sortieren. Empfänger sehen sie nicht.</translation>
    </message>
    <message>
        <source>Edit data</source>
        <translation>Daten bearbeiten</translation>
    </message>
    <message>
        <source>Remove name %1</source>
        <translation>Name %1 entfernen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Value %1</source>
        <translation>Wert %1</translation>
    </message>
    <message>
        <source>Name %1</source>
        <translation>Name %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::DelegateDialog</name>
    <message>
        <source>Delegate to another person</source>
        <translation>An eine andere Person delegieren</translation>
    </message>
    <message>
        <source>The other person gets a signing link by email. The current link stops working, and what was entered here is removed.</source>
        <translation>Die andere Person erhält per E-Mail einen Link zum Unterschreiben. Der bisherige Link gilt nicht mehr, und die Eingaben hier werden entfernt.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Email address</source>
        <translation>E-Mail-Adresse</translation>
    </message>
    <message>
        <source>Reason (optional; the sender will see it)</source>
        <translation>Grund (optional; der Absender sieht ihn)</translation>
    </message>
    <message>
        <source>First and last name</source>
        <translation>Vor- und Nachname</translation>
    </message>
    <message>
        <source>name@example.com</source>
        <translation>name@example.com</translation>
    </message>
    <message>
        <source>Delegate</source>
        <translation>Delegieren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>ink::ui::DeliveriesList</name>
    <message>
        <source>%1 · event: %2</source>
        <translation>%1 · Ereignis: %2</translation>
    </message>
    <message>
        <source>Event: %1</source>
        <translation>Ereignis: %1</translation>
    </message>
    <message>
        <source>No deliveries yet. Completed documents with a callback address, and events, appear here.</source>
        <translation>Noch keine Zustellungen. Abgeschlossene Dokumente mit einer Callback-Adresse und Ereignisse erscheinen hier.</translation>
    </message>
    <message>
        <source>Deliveries</source>
        <translation>Zustellungen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Unterwegs</translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation>Zugestellt</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>Deliveries to show</source>
        <translation>Welche Zustellungen angezeigt werden</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Aktualisieren</translation>
    </message>
    <message>
        <source>Show older deliveries</source>
        <translation>Ältere anzeigen</translation>
    </message>
    <message>
        <source>This service doesn&apos;t list all deliveries. See the details of each document.</source>
        <translation>Dieser Dienst listet nicht alle auf: Die Details jedes Dokuments enthalten seine eigenen.</translation>
    </message>
    <message>
        <source>%1 · files</source>
        <translation>%1 · Dateien</translation>
    </message>
    <message>
        <source>%1 · message</source>
        <translation>%1 · Nachricht</translation>
    </message>
    <message>
        <source>Delivered %1</source>
        <translation>Zugestellt %1</translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>%n Versuch</numerusform>
            <numerusform>%n Versuche</numerusform>
        </translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Show document “%1”</source>
        <translation>Dokument %1 anzeigen</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Erneut senden</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>Jetzt versuchen</translation>
    </message>
    <message>
        <source>Sending again.</source>
        <translation>Wird erneut gesendet.</translation>
    </message>
</context>
<context>
    <name>ink::ui::DeliveryRow</name>
    <message>
        <source>Waiting for the message</source>
        <translation>Nach der Nachricht</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Unterwegs</translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation>Zugestellt</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>Not delivered yet</source>
        <translation>Noch nicht zugestellt</translation>
    </message>
    <message numerus="yes">
        <source>%n attempts</source>
        <translation>
            <numerusform>%n Versuch</numerusform>
            <numerusform>%n Versuche</numerusform>
        </translation>
    </message>
    <message>
        <source>retry at %1</source>
        <translation>erneut um %1</translation>
    </message>
    <message>
        <source>Signed files</source>
        <translation>Unterschriebene Dateien</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>Jetzt versuchen</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Erneut senden</translation>
    </message>
    <message>
        <source>Retry “%1” now</source>
        <translation>„%1“ jetzt versuchen</translation>
    </message>
    <message>
        <source>Send “%1” again</source>
        <translation>„%1“ erneut senden</translation>
    </message>
    <message>
        <source>Waiting for the previous event</source>
        <translation>Nach dem vorigen Ereignis</translation>
    </message>
</context>
<context>
    <name>ink::ui::DesktopNotifier</name>
    <message>
        <source>%1 opened the document.</source>
        <translation>%1 hat es geöffnet.</translation>
    </message>
    <message>
        <source>%1 signed.</source>
        <translation>%1 hat unterschrieben.</translation>
    </message>
    <message>
        <source>Everyone has signed. The document is sealed.</source>
        <translation>Alle haben unterschrieben. Es ist versiegelt.</translation>
    </message>
    <message>
        <source>%1 declined.</source>
        <translation>%1 hat es abgelehnt.</translation>
    </message>
    <message numerus="yes">
        <source>%n completed</source>
        <translation>
            <numerusform>%n abgeschlossen</numerusform>
            <numerusform>%n abgeschlossen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n declined</source>
        <translation>
            <numerusform>%n abgelehnt</numerusform>
            <numerusform>%n abgelehnt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n signatures</source>
        <translation>
            <numerusform>%n Unterschrift</numerusform>
            <numerusform>%n Unterschriften</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n opened</source>
        <translation>
            <numerusform>%n geöffnet</numerusform>
            <numerusform>%n geöffnet</numerusform>
        </translation>
    </message>
    <message>
        <source>Updates to your documents</source>
        <translation>Neues von Ihren Dokumenten</translation>
    </message>
    <message>
        <source>%1 asked a question.</source>
        <translation>%1 hat eine Frage gestellt.</translation>
    </message>
    <message numerus="yes">
        <source>%n questions</source>
        <translation>
            <numerusform>%n Frage</numerusform>
            <numerusform>%n Fragen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::DetailsActions</name>
    <message>
        <source>Data saved.</source>
        <translation>Daten gespeichert.</translation>
    </message>
    <message>
        <source>Save PDF</source>
        <translation>PDF speichern</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>Sending again.</source>
        <translation>Wird erneut gesendet.</translation>
    </message>
    <message>
        <source>No email app was found on this computer.</source>
        <translation>Dieses System hat kein E-Mail-Programm, das geöffnet werden kann.</translation>
    </message>
    <message>
        <source>Answer sent.</source>
        <translation>Antwort gesendet.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::DocumentCommand</name>
    <message>
        <source>Copies a link that opens the document in Inkstone. Some services don&apos;t have such links.</source>
        <translation>Kopiert einen Link, der das Dokument in Inkstone öffnet. Manche Dienste haben keine solchen Links.</translation>
    </message>
    <message>
        <source>Copy &amp;link</source>
        <translation>&amp;Link kopieren</translation>
    </message>
    <message>
        <source>Show &amp;pages</source>
        <translation>Seiten an&amp;zeigen</translation>
    </message>
    <message>
        <source>Continue editing</source>
        <translation>Weiter bearbeiten</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>Move to &amp;trash</source>
        <translation>In den &amp;Papierkorb</translation>
    </message>
    <message>
        <source>Delete permanently…</source>
        <translation>Endgültig löschen…</translation>
    </message>
    <message>
        <source>Re&amp;mind</source>
        <translation>Er&amp;innern</translation>
    </message>
    <message>
        <source>C&amp;orrect…</source>
        <translation>&amp;Berichtigen…</translation>
    </message>
    <message>
        <source>Corrects names and addresses, and replaces or adds recipients, while a document is in progress</source>
        <translation>Berichtigt Namen oder Adressen, ersetzt Personen oder fügt sie hinzu, solange ein Dokument läuft</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source>Saves the files of the selected documents and a CSV list of them</source>
        <translation>Die Dateien der ausgewählten Dokumente samt einer Tabelle speichern</translation>
    </message>
    <message>
        <source>Cop&amp;y as new document</source>
        <translation>Als neues Dokument &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Cancel signing…</source>
        <translation>Signaturvorgang &amp;abbrechen…</translation>
    </message>
    <message>
        <source>Move to folder…</source>
        <translation>In Ordner verschieben…</translation>
    </message>
    <message>
        <source>Save as template</source>
        <translation>Als Vorlage speichern</translation>
    </message>
    <message>
        <source>Send again…</source>
        <translation>Erneut senden…</translation>
    </message>
    <message>
        <source>Creates a new document with the same files, recipients and message</source>
        <translation>Ein neues Dokument mit denselben Dateien, Empfängern und derselben Nachricht</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Send a signed copy…</source>
        <translation>Signierte Kopie senden…</translation>
    </message>
    <message>
        <source>Emails the signed document to any address</source>
        <translation>Sendet das signierte Dokument per E-Mail an beliebige Adressen</translation>
    </message>
</context>
<context>
    <name>ink::ui::DocumentCopyActions</name>
    <message>
        <source>Edit before sending</source>
        <translation>Vor dem Senden bearbeiten</translation>
    </message>
    <message>
        <source>Send to 1 person now…</source>
        <translation>Jetzt an 1 Person senden…</translation>
    </message>
    <message>
        <source>Send to %1 people now…</source>
        <translation>Jetzt an %1 Personen senden…</translation>
    </message>
    <message>
        <source>Send “%1” again?</source>
        <translation>„%1“ erneut senden?</translation>
    </message>
    <message>
        <source>Creates a new document with the same files, recipients and message. Filled-in values are not copied.</source>
        <translation>Ein neues Dokument mit denselben Dateien, Empfängern und derselben Nachricht wird angelegt. Eingetragenes wird nicht übernommen.</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (Kopie)</translation>
    </message>
    <message>
        <source>Draft created with the same files and recipients.</source>
        <translation>Ein neuer Entwurf mit denselben Dateien und Empfängern.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>Check the text of %1, which was filled in for the original document.</source>
        <translation>Prüfen Sie den Text von %1: Er wurde für das frühere Dokument ausgefüllt.</translation>
    </message>
</context>
<context>
    <name>ink::ui::DocumentDetailsPane</name>
    <message>
        <source>Edit data…</source>
        <translation>Daten bearbeiten…</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Callbacks</source>
        <translation>Callbacks</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>%1 documents are selected.</source>
        <translation>%1 Dokumente sind ausgewählt.</translation>
    </message>
    <message>
        <source>Select a document to see its status and recipients.</source>
        <translation>Wählen Sie ein Dokument aus, um Status und Empfänger zu sehen.</translation>
    </message>
    <message>
        <source>The service will try again. Last error: %1</source>
        <translation>Wird erneut versucht. Letztes Mal: %1</translation>
    </message>
    <message>
        <source>The service will try again.</source>
        <translation>Wird erneut versucht.</translation>
    </message>
    <message>
        <source>Recipients</source>
        <translation>Empfänger</translation>
    </message>
    <message>
        <source>No recipients yet.</source>
        <translation>Noch niemand.</translation>
    </message>
    <message>
        <source>Email to you:</source>
        <translation>E-Mail an Sie:</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>1 page</source>
        <translation>1 Seite</translation>
    </message>
    <message>
        <source>%1 pages</source>
        <translation>%1 Seiten</translation>
    </message>
    <message>
        <source>Download original</source>
        <translation>Original herunterladen</translation>
    </message>
    <message>
        <source>Download signed PDF</source>
        <translation>Unterschriebenes PDF herunterladen</translation>
    </message>
    <message>
        <source>Download signed “%1”</source>
        <translation>„%1“ unterschrieben herunterladen</translation>
    </message>
    <message>
        <source>%1 (signed).pdf</source>
        <translation>%1 (unterschrieben).pdf</translation>
    </message>
    <message>
        <source>Download certificate</source>
        <translation>Zertifikat herunterladen</translation>
    </message>
    <message>
        <source>%1 (certificate).pdf</source>
        <translation>%1 (Zertifikat).pdf</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>Deadline: %1 (less than a day left)</source>
        <translation>Frist: %1 (weniger als ein Tag)</translation>
    </message>
    <message numerus="yes">
        <source>Deadline: %1 (%n days left)</source>
        <translation>
            <numerusform>Frist: %1 (noch %n Tag)</numerusform>
            <numerusform>Frist: %1 (noch %n Tage)</numerusform>
        </translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>No. %1</source>
        <translation>Nr. %1</translation>
    </message>
    <message>
        <source>Read now…</source>
        <translation>Jetzt lesen…</translation>
    </message>
    <message>
        <source>Review now…</source>
        <translation>Jetzt prüfen…</translation>
    </message>
    <message>
        <source>Sign now…</source>
        <translation>Jetzt unterschreiben…</translation>
    </message>
    <message>
        <source>The details of this document aren&apos;t available now.</source>
        <translation>Die Einzelheiten dieses Dokuments sind gerade nicht verfügbar.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
</context>
<context>
    <name>ink::ui::DocumentExporter</name>
    <message>
        <source>An export is in progress. Wait until it is finished, or stop it.</source>
        <translation>Ein Export läuft: Warten Sie, bis er fertig ist, oder beenden Sie ihn.</translation>
    </message>
    <message>
        <source>Export paused. %1 of %2 documents, %3</source>
        <translation>Export angehalten. %1 von %2 Dokumenten, %3</translation>
    </message>
    <message>
        <source>Exporting… %1 of %2 documents, %3</source>
        <translation>Wird exportiert… %1 von %2 Dokumenten, %3</translation>
    </message>
    <message>
        <source>%1 files could not be exported.</source>
        <translation>%1 Dateien konnten nicht exportiert werden.</translation>
    </message>
    <message>
        <source>1 file exported.</source>
        <translation>1 Datei exportiert.</translation>
    </message>
    <message>
        <source>%1 files exported.</source>
        <translation>%1 Dateien exportiert.</translation>
    </message>
    <message>
        <source>%1 already existed.</source>
        <translation>%1 waren schon vorhanden.</translation>
    </message>
</context>
<context>
    <name>ink::ui::DocumentTable</name>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n Dokument</numerusform>
            <numerusform>%n Dokumente</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (not enough space)</source>
        <translation>%1 (kein Platz)</translation>
    </message>
</context>
<context>
    <name>ink::ui::DocumentTableModel</name>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Recipients</source>
        <translation>Empfänger</translation>
    </message>
    <message>
        <source>Modified</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Gesendet</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Abgeschlossen</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Waiting for</source>
        <translation>Wartet auf</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Wird geladen…</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Frist</translation>
    </message>
    <message>
        <source>Last activity</source>
        <translation>Letzte Aktivität</translation>
    </message>
</context>
<context>
    <name>ink::ui::DocumentsPage</name>
    <message>
        <source>Search titles and people</source>
        <translation>Titel und Personen suchen</translation>
    </message>
    <message>
        <source>Search documents</source>
        <translation>Dokumente suchen</translation>
    </message>
    <message>
        <source>New document</source>
        <translation>Neues Dokument</translation>
    </message>
    <message>
        <source>Choose PDF files to send for signature</source>
        <translation>PDF-Dateien zum Unterschreiben auswählen</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>out of date</source>
        <translation>nicht aktuell</translation>
    </message>
    <message>
        <source>loading…</source>
        <translation>wird geladen…</translation>
    </message>
    <message>
        <source>up to date</source>
        <translation>aktuell</translation>
    </message>
    <message>
        <source>No results for “%1”.</source>
        <translation>Keine Ergebnisse für „%1“.</translation>
    </message>
    <message>
        <source>Clear search</source>
        <translation>Suche löschen</translation>
    </message>
    <message>
        <source>Drop a PDF here, or start with a new document.</source>
        <translation>Ziehen Sie eine PDF-Datei hierher oder beginnen Sie mit einem neuen Dokument.</translation>
    </message>
    <message>
        <source>The trash is empty.</source>
        <translation>Der Papierkorb ist leer.</translation>
    </message>
    <message>
        <source>This folder is empty. To add documents, drag them to the folder in the sidebar.</source>
        <translation>Dieser Ordner ist leer. Ziehen Sie Dokumente darauf, um sie hier abzulegen.</translation>
    </message>
    <message>
        <source>No document has the status “%1”.</source>
        <translation>Kein Dokument hat den Status „%1“.</translation>
    </message>
    <message>
        <source>Save this search</source>
        <translation>Diese Suche speichern</translation>
    </message>
    <message>
        <source>Name in the sidebar</source>
        <translation>Name in der Seitenleiste</translation>
    </message>
    <message>
        <source>Save search</source>
        <translation>Suche speichern</translation>
    </message>
    <message>
        <source>The search “%1” was added to the sidebar.</source>
        <translation>Die Suche „%1“ wurde zur Seitenleiste hinzugefügt.</translation>
    </message>
    <message>
        <source>1 document</source>
        <translation>1 Dokument</translation>
    </message>
    <message>
        <source>%1 documents</source>
        <translation>%1 Dokumente</translation>
    </message>
    <message>
        <source>%1 of %2 selected</source>
        <translation>%1 von %2 ausgewählt</translation>
    </message>
    <message>
        <source>No documents match the search and filters.</source>
        <translation>Keine Dokumente entsprechen der Suche und den Filtern.</translation>
    </message>
    <message>
        <source>Clear search and filters</source>
        <translation>Suche und Filter löschen</translation>
    </message>
    <message>
        <source>The action failed for %1 of %2 documents.</source>
        <translation>%1 von %2 Dokumenten sind fehlgeschlagen.</translation>
    </message>
    <message>
        <source>this service can&apos;t search that many documents; showing all</source>
        <translation>dieser Dienst kann so viele Dokumente nicht durchsuchen; alle werden angezeigt</translation>
    </message>
    <message>
        <source>Empty trash…</source>
        <translation>Papierkorb leeren…</translation>
    </message>
    <message>
        <source>Try a sample document</source>
        <translation>Beispieldokument ausprobieren</translation>
    </message>
    <message>
        <source>%1 (changed)</source>
        <translation>%1 (geändert)</translation>
    </message>
    <message>
        <source>as of %1</source>
        <translation>Stand: %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::DraftFiles</name>
    <message numerus="yes">
        <source>adding %n file(s)…</source>
        <translation>
            <numerusform>%n Datei wird hinzugefügt…</numerusform>
            <numerusform>%n Dateien werden hinzugefügt…</numerusform>
        </translation>
    </message>
    <message>
        <source>Move a file</source>
        <translation>Datei verschieben</translation>
    </message>
    <message>
        <source>Its pages are removed. You can undo this while the editor is open.</source>
        <translation>Ihre Seiten entfallen. Solange der Editor geöffnet ist, kann das rückgängig gemacht werden.</translation>
    </message>
    <message numerus="yes">
        <source>Its pages and their %n field(s) are removed. You can undo this while the editor is open.</source>
        <translation>
            <numerusform>Ihre Seiten und %n Feld darauf entfallen. Solange der Editor geöffnet ist, kann das rückgängig gemacht werden.</numerusform>
            <numerusform>Ihre Seiten und %n Felder darauf entfallen. Solange der Editor geöffnet ist, kann das rückgängig gemacht werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove “%1”?</source>
        <translation>Datei „%1“ entfernen?</translation>
    </message>
    <message>
        <source>Remove file</source>
        <translation>Datei entfernen</translation>
    </message>
    <message>
        <source>removing a file…</source>
        <translation>Datei wird entfernt…</translation>
    </message>
    <message>
        <source>Remove a file</source>
        <translation>Datei entfernen</translation>
    </message>
    <message>
        <source>replacing a file…</source>
        <translation>Datei wird ausgetauscht…</translation>
    </message>
    <message>
        <source>Replace a file</source>
        <translation>Datei ersetzen</translation>
    </message>
    <message>
        <source>restoring a file…</source>
        <translation>Datei wird wiederhergestellt…</translation>
    </message>
    <message>
        <source>extracting files from a portfolio…</source>
        <translation>Dateien werden aus einem PDF-Portfolio entnommen…</translation>
    </message>
    <message>
        <source>removing scripts…</source>
        <translation>Skripte werden entfernt…</translation>
    </message>
    <message>
        <source>freezing a file…</source>
        <translation>Datei wird eingefroren…</translation>
    </message>
</context>
<context>
    <name>ink::ui::DraftPages</name>
    <message>
        <source>changing pages…</source>
        <translation>Seiten werden geändert…</translation>
    </message>
    <message numerus="yes">
        <source>Extract %n page(s)</source>
        <translation>
            <numerusform>%n Seite extrahieren</numerusform>
            <numerusform>%n Seiten extrahieren</numerusform>
        </translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) saved to “%1”.</source>
        <translation>
            <numerusform>%n Seite in „%1“ gespeichert.</numerusform>
            <numerusform>%n Seiten in „%1“ gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>changing pages… %1</source>
        <comment>a percentage</comment>
        <translation>Seiten werden geändert… %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::DropOverlay</name>
    <message>
        <source>Drop to start a new document</source>
        <translation>Loslassen, um ein neues Dokument zu beginnen</translation>
    </message>
    <message>
        <source>A signed PDF is verified; a CSV or XLSX file starts a bulk run</source>
        <translation>Eine unterschriebene PDF-Datei wird stattdessen geprüft, eine CSV- oder XLSX-Datei beginnt einen Serienversand</translation>
    </message>
    <message>
        <source>Drop to create a template</source>
        <translation>Ablegen, um eine Vorlage zu erstellen</translation>
    </message>
    <message>
        <source>PDF files and exported templates</source>
        <translation>PDF-Dateien und exportierte Vorlagen</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorActions</name>
    <message>
        <source>Cut</source>
        <translation>Ausschneiden</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Paste in place</source>
        <translation>An gleicher Stelle einfügen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alles auswählen</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Actual size</source>
        <translation>Originalgröße</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>Breite einpassen</translation>
    </message>
    <message>
        <source>Fit page</source>
        <translation>Seite einpassen</translation>
    </message>
    <message>
        <source>Go to page…</source>
        <translation>Gehe zu Seite…</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>Save as template</source>
        <translation>Als Vorlage speichern</translation>
    </message>
    <message>
        <source>Open documents</source>
        <translation>Geöffnete Dokumente</translation>
    </message>
    <message>
        <source>Next document</source>
        <translation>Nächstes Dokument</translation>
    </message>
    <message>
        <source>Previous document</source>
        <translation>Vorheriges Dokument</translation>
    </message>
    <message>
        <source>Close other documents</source>
        <translation>Andere Dokumente schließen</translation>
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
        <translation>%1 in</translation>
    </message>
    <message>
        <source>Align left</source>
        <translation>Links ausrichten</translation>
    </message>
    <message>
        <source>Align centres</source>
        <translation>Waagerecht zentrieren</translation>
    </message>
    <message>
        <source>Align right</source>
        <translation>Rechts ausrichten</translation>
    </message>
    <message>
        <source>Align top</source>
        <translation>Oben ausrichten</translation>
    </message>
    <message>
        <source>Align middles</source>
        <translation>Senkrecht zentrieren</translation>
    </message>
    <message>
        <source>Align bottom</source>
        <translation>Unten ausrichten</translation>
    </message>
    <message>
        <source>Distribute horizontally</source>
        <translation>Waagerecht verteilen</translation>
    </message>
    <message>
        <source>Distribute vertically</source>
        <translation>Senkrecht verteilen</translation>
    </message>
    <message>
        <source>Same width</source>
        <translation>Gleiche Breite</translation>
    </message>
    <message>
        <source>Same height</source>
        <translation>Gleiche Höhe</translation>
    </message>
    <message>
        <source>Same size</source>
        <translation>Gleiche Größe</translation>
    </message>
    <message>
        <source>Select the same type</source>
        <translation>Gleiche Art auswählen</translation>
    </message>
    <message>
        <source>Select the same recipient</source>
        <translation>Gleichen Empfänger auswählen</translation>
    </message>
    <message>
        <source>Select all on this page</source>
        <translation>Alle auf dieser Seite auswählen</translation>
    </message>
    <message>
        <source>Duplicate to pages…</source>
        <translation>Auf Seiten duplizieren…</translation>
    </message>
    <message>
        <source>Snap to fields, text and lines</source>
        <translation>An Feldern, Text und Linien einrasten</translation>
    </message>
    <message>
        <source>Tab order</source>
        <translation>Tab-Reihenfolge</translation>
    </message>
    <message>
        <source>Sort in reading order</source>
        <translation>Nach Leserichtung ordnen</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>Anordnen</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>%1: click or draw as many as you need. Press Esc to finish.</source>
        <translation>%1: klicken oder zeichnen, immer wieder. Esc beendet.</translation>
    </message>
    <message>
        <source>%1: click or draw on a page. Press Esc to cancel.</source>
        <translation>%1: auf eine Seite klicken oder zeichnen. Esc beendet.</translation>
    </message>
    <message>
        <source>Click the fields in the order you want. Press Esc to finish.</source>
        <translation>Felder der Reihe nach anklicken. Esc beendet.</translation>
    </message>
    <message>
        <source>Arrange fields</source>
        <translation>Felder anordnen</translation>
    </message>
    <message>
        <source>Bring to front</source>
        <translation>In den Vordergrund</translation>
    </message>
    <message>
        <source>Send to back</source>
        <translation>In den Hintergrund</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Sperren</translation>
    </message>
    <message>
        <source>Duplicate in rows and columns…</source>
        <translation>In Zeilen und Spalten duplizieren…</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) selected</source>
        <translation>
            <numerusform>%n Feld ausgewählt</numerusform>
            <numerusform>%n Felder ausgewählt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorArrayDialog</name>
    <message>
        <source>Duplicate in rows and columns</source>
        <translation>In Zeilen und Spalten duplizieren</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Space between columns</source>
        <translation>Abstand der Spalten</translation>
    </message>
    <message>
        <source>Space between rows</source>
        <translation>Abstand der Zeilen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>There is no room on the page.</source>
        <translation>Auf der Seite ist kein Platz.</translation>
    </message>
    <message numerus="yes">
        <source>%n new field(s)</source>
        <translation>
            <numerusform>%n neues Feld</numerusform>
            <numerusform>%n neue Felder</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorBar</name>
    <message>
        <source>Fit width</source>
        <translation>An Breite anpassen</translation>
    </message>
    <message>
        <source>Fit page</source>
        <translation>An Seite anpassen</translation>
    </message>
    <message>
        <source>Single page</source>
        <translation>Seite für Seite</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom to %1</source>
        <comment>a percentage</comment>
        <translation>Mit %1 anzeigen</translation>
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
        <translation>Auf Seiten duplizieren</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>For example: 2-5, 8</source>
        <translation>Zum Beispiel 2-5, 8</translation>
    </message>
    <message>
        <source>All pages</source>
        <translation>Alle Seiten</translation>
    </message>
    <message>
        <source>Odd pages</source>
        <translation>Ungerade Seiten</translation>
    </message>
    <message>
        <source>Even pages</source>
        <translation>Gerade Seiten</translation>
    </message>
    <message>
        <source>Pages:</source>
        <translation>Diese Seiten:</translation>
    </message>
    <message>
        <source>Enter page numbers from 1 to %1.</source>
        <translation>Das Dokument hat die Seiten 1 bis %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n new field(s)</source>
        <translation>
            <numerusform>%n neues Feld</numerusform>
            <numerusform>%n neue Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorFindings</name>
    <message>
        <source>Preflight</source>
        <translation>Vorabprüfung</translation>
    </message>
    <message>
        <source>Ready to send</source>
        <translation>Bereit zum Senden</translation>
    </message>
    <message numerus="yes">
        <source>%n issue(s): %1</source>
        <translation>
            <numerusform>%n Befund: %1</numerusform>
            <numerusform>%n Befunde: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Show issues</source>
        <translation>Befunde anzeigen</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorFindingsModel</name>
    <message>
        <source>p. %1</source>
        <translation>S. %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorFindingsPanel</name>
    <message>
        <source>All %1</source>
        <translation>Alle %1</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n issue(s)</source>
        <translation>
            <numerusform>Den einen Befund anzeigen (%n)</numerusform>
            <numerusform>Alle %n Befunde anzeigen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show only the %n error(s)</source>
        <translation>
            <numerusform>Nur den %n Fehler anzeigen</numerusform>
            <numerusform>Nur die %n Fehler anzeigen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show only the %n warning(s)</source>
        <translation>
            <numerusform>Nur die %n Warnung anzeigen</numerusform>
            <numerusform>Nur die %n Warnungen anzeigen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show only the %n hint(s)</source>
        <translation>
            <numerusform>Nur den %n Hinweis anzeigen</numerusform>
            <numerusform>Nur die %n Hinweise anzeigen</numerusform>
        </translation>
    </message>
    <message>
        <source>No issues</source>
        <translation>Nichts zu korrigieren</translation>
    </message>
    <message>
        <source>No issues of this type</source>
        <translation>Nichts dieser Art</translation>
    </message>
    <message>
        <source>Checking pages…</source>
        <translation>Die Seiten werden durchgesehen…</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation>Beheben: %1</translation>
    </message>
    <message>
        <source>Preflight</source>
        <translation>Vorabprüfung</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Stelle anzeigen</translation>
    </message>
    <message>
        <source>Enter (F4: next issue)</source>
        <translation>Eingabetaste (F4: nächster Befund)</translation>
    </message>
    <message>
        <source>Alt+Enter</source>
        <translation>Alt+Enter</translation>
    </message>
    <message>
        <source>Close preflight</source>
        <translation>Vorabprüfung schließen</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorGridDialog</name>
    <message>
        <source>Radio buttons</source>
        <translation>Optionsfelder</translation>
    </message>
    <message>
        <source>Checkboxes</source>
        <translation>Ankreuzfelder</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message numerus="yes">
        <source>%n checkbox(es)</source>
        <translation>
            <numerusform>%n Ankreuzfeld</numerusform>
            <numerusform>%n Ankreuzfelder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each row is a group: one of %n button(s) can be chosen.</source>
        <translation>
            <numerusform>Jede Zeile ist eine Gruppe: %n Optionsfeld, eines wählbar.</numerusform>
            <numerusform>Jede Zeile ist eine Gruppe: eines von %n Optionsfeldern ist wählbar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One group: one of %n button(s) can be chosen.</source>
        <translation>
            <numerusform>Eine Gruppe: %n Optionsfeld, eines wählbar.</numerusform>
            <numerusform>Eine Gruppe: eines von %n Optionsfeldern ist wählbar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platzieren</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorHeader</name>
    <message>
        <source>Add files…</source>
        <translation>Dateien hinzufügen…</translation>
    </message>
    <message>
        <source>Replace this file with a newer version…</source>
        <translation>Diese Datei durch eine neuere Fassung ersetzen…</translation>
    </message>
    <message>
        <source>Replace “%1” with a newer version…</source>
        <translation>„%1“ durch eine neuere Fassung ersetzen…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close editor</source>
        <translation>Editor schließen</translation>
    </message>
    <message>
        <source>Document title</source>
        <translation>Titel des Dokuments</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Wiederholen: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Shows the document as each recipient will see it</source>
        <translation>Das Dokument sehen, wie es jeder Empfänger sehen wird</translation>
    </message>
    <message>
        <source>Use template…</source>
        <translation>Vorlage verwenden…</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Send…</source>
        <translation>Senden…</translation>
    </message>
    <message>
        <source>Rename document</source>
        <translation>Dokument umbenennen</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorMenus</name>
    <message>
        <source>Select fields on a page first</source>
        <translation>Wählen Sie zuerst Felder auf einer Seite aus</translation>
    </message>
    <message>
        <source>Save as block…</source>
        <translation>Als Baustein behalten…</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>Dateien hinzufügen…</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Ausschneiden</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Paste in place</source>
        <translation>An gleicher Stelle einfügen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alles auswählen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Move a file</source>
        <translation>Datei verschieben</translation>
    </message>
    <message>
        <source>Move this file up</source>
        <translation>Diese Datei nach oben verschieben</translation>
    </message>
    <message>
        <source>Move this file down</source>
        <translation>Diese Datei nach unten verschieben</translation>
    </message>
    <message>
        <source>Replace this file with a newer version…</source>
        <translation>Diese Datei durch eine neuere Fassung ersetzen…</translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <translation>Datei „%1“ entfernen</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorPage</name>
    <message>
        <source>saving as a draft…</source>
        <translation>wird als Entwurf gespeichert…</translation>
    </message>
    <message numerus="yes">
        <source>Uploading %n file(s)…</source>
        <translation>
            <numerusform>%n Datei wird hochgeladen…</numerusform>
            <numerusform>%n Dateien werden hochgeladen…</numerusform>
        </translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Wird geöffnet…</translation>
    </message>
    <message>
        <source>Choose PDF files</source>
        <translation>PDF-Dateien auswählen</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>template, read-only</source>
        <translation>Vorlage, schreibgeschützt</translation>
    </message>
    <message>
        <source>template, saved</source>
        <translation>Vorlage, gespeichert</translation>
    </message>
    <message>
        <source>draft, saved</source>
        <translation>Entwurf, gespeichert</translation>
    </message>
    <message>
        <source>template, saving…</source>
        <translation>Vorlage, wird gespeichert…</translation>
    </message>
    <message>
        <source>draft, saving…</source>
        <translation>Entwurf, wird gespeichert…</translation>
    </message>
    <message>
        <source>template, saved on this computer only</source>
        <translation>Vorlage, nur auf diesem Computer gespeichert</translation>
    </message>
    <message>
        <source>draft, saved on this computer only</source>
        <translation>Entwurf, nur auf diesem Computer gespeichert</translation>
    </message>
    <message>
        <source>Editor</source>
        <translation>Editor</translation>
    </message>
    <message>
        <source>Drop PDF files here to create a document.</source>
        <translation>Ziehen Sie PDF-Dateien hierher, um ein Dokument zu erstellen.</translation>
    </message>
    <message>
        <source>Choose files…</source>
        <translation>Dateien auswählen…</translation>
    </message>
    <message>
        <source>draft, stored here until the connection is back</source>
        <translation>Entwurf, bleibt hier, bis der Dienst erreichbar ist</translation>
    </message>
    <message>
        <source>draft, conflicting changes</source>
        <translation>Entwurf, auf zwei Seiten geändert</translation>
    </message>
    <message>
        <source>Your version is now a separate draft.</source>
        <translation>Ihres ist jetzt ein eigener Entwurf.</translation>
    </message>
    <message numerus="yes">
        <source>%n suggestion(s) dismissed.</source>
        <translation>
            <numerusform>%n Vorschlag verworfen.</numerusform>
            <numerusform>%n Vorschläge verworfen.</numerusform>
        </translation>
    </message>
    <message>
        <source>saving as a draft… %1</source>
        <comment>a percentage</comment>
        <translation>wird als Entwurf gespeichert… %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorPalette</name>
    <message>
        <source>Fields to place</source>
        <translation>Felder zum Platzieren</translation>
    </message>
    <message>
        <source>%1: drag it onto the page, or click it, then click or draw on the page. Draw a large rectangle to place several. Double-click to keep placing.</source>
        <translation>%1: auf die Seite ziehen oder anklicken und dort klicken oder zeichnen. Ein großes Rechteck ergibt mehrere. Doppelklick, um mehr als eines zu platzieren.</translation>
    </message>
    <message>
        <source>%1: drag it onto the page, or click it, then click or draw on the page. Double-click to keep placing.</source>
        <translation>%1: auf die Seite ziehen oder anklicken und dort klicken oder zeichnen. Doppelklick, um mehr als eines zu platzieren.</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorPanels</name>
    <message>
        <source>Page thumbnails</source>
        <translation>Seitenvorschau</translation>
    </message>
    <message>
        <source>Fields and recipients</source>
        <translation>Felder und Empfänger</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Pages only</source>
        <translation>Nur die Seiten</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorPlacementDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorRecipients</name>
    <message>
        <source>Choose who sees which file…</source>
        <translation>Auswählen, wer welche Datei sieht…</translation>
    </message>
    <message>
        <source>Can&apos;t be removed: nobody else can see “%1”</source>
        <translation>Kann nicht entfernt werden: Sonst kann niemand „%1“ sehen</translation>
    </message>
    <message>
        <source>Choose who sees which file</source>
        <translation>Auswählen, wer welche Datei sieht</translation>
    </message>
    <message>
        <source>Everyone sees all files…</source>
        <translation>Alle sehen alle Dateien…</translation>
    </message>
    <message>
        <source>Some files are hidden…</source>
        <translation>Manche Dateien sind verborgen…</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Rollen</translation>
    </message>
    <message>
        <source>Recipients</source>
        <translation>Empfänger</translation>
    </message>
    <message>
        <source>Add role</source>
        <translation>Rolle hinzufügen</translation>
    </message>
    <message>
        <source>Add recipient</source>
        <translation>Empfänger hinzufügen</translation>
    </message>
    <message>
        <source>Edit recipient</source>
        <translation>Empfänger bearbeiten</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Move recipient</source>
        <translation>Empfänger verschieben</translation>
    </message>
    <message numerus="yes">
        <source>Remove with %n field(s)</source>
        <translation>
            <numerusform>Mit %n Feld entfernen</numerusform>
            <numerusform>Mit %n Feldern entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove and assign fields to</source>
        <translation>Entfernen und Felder zuweisen an</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorSendDialog</name>
    <message>
        <source>Send document</source>
        <translation>Dokument senden</translation>
    </message>
    <message>
        <source>Send “%1”</source>
        <translation>„%1“ senden</translation>
    </message>
    <message>
        <source>After sending, you can still make corrections for recipients who haven&apos;t acted yet.</source>
        <translation>Nach dem Senden können Sie noch korrigieren, was noch niemand unterschrieben hat.</translation>
    </message>
    <message>
        <source>After sending, you can&apos;t change files, recipients or fields.</source>
        <translation>Nach dem Senden können Dateien, Empfänger und Felder nicht mehr geändert werden.</translation>
    </message>
    <message>
        <source>Message to the recipients</source>
        <translation>Nachricht an die Empfänger</translation>
    </message>
    <message>
        <source>Message to all recipients (optional)</source>
        <translation>Nachricht an alle Empfänger (optional)</translation>
    </message>
    <message>
        <source>Days until the document expires</source>
        <translation>Tage, bis das Dokument abläuft</translation>
    </message>
    <message>
        <source>Expires after</source>
        <translation>Läuft ab nach</translation>
    </message>
    <message>
        <source>Add a digital signature for each signer before sealing</source>
        <translation>Digitale Signatur je Unterzeichner vor dem Siegeln</translation>
    </message>
    <message>
        <source>Other programs can then show who signed and when. The certificate becomes a separate file.</source>
        <translation>Andere Programme zeigen dann, wer wann unterschrieben hat. Das Zertifikat wird eine eigene Datei.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Signing order</source>
        <translation>Signierreihenfolge</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Alle gleichzeitig</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>%1 · you send the link</source>
        <translation>%1 · Sie übergeben den Link</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Edit message</source>
        <translation>Nachricht bearbeiten</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Wird geprüft…</translation>
    </message>
    <message>
        <source>Saving the last changes…</source>
        <translation>Letzte Änderungen werden gespeichert…</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Wird gesendet…</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Gesendet</translation>
    </message>
    <message>
        <source>Send when connected</source>
        <translation>Senden, sobald verbunden</translation>
    </message>
    <message>
        <source>You&apos;re offline. The document will be sent when the connection is back.</source>
        <translation>Sie sind offline. Das Dokument wird gesendet, sobald die Verbindung wieder da ist.</translation>
    </message>
    <message>
        <source>Email subject</source>
        <translation>Betreff der E-Mail</translation>
    </message>
    <message>
        <source>Default subject</source>
        <translation>Standardbetreff</translation>
    </message>
    <message>
        <source>Send reminders</source>
        <translation>Erinnern</translation>
    </message>
    <message>
        <source>Days between reminders</source>
        <translation>Tage zwischen Erinnerungen</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>Maximum number of reminders</source>
        <translation>Höchstzahl der Erinnerungen</translation>
    </message>
    <message>
        <source>Send later</source>
        <translation>Zu einem späteren Zeitpunkt senden</translation>
    </message>
    <message>
        <source>Scheduled time</source>
        <translation>Zeitpunkt des Versands</translation>
    </message>
    <message>
        <source>Cancel scheduled sending</source>
        <translation>Geplanten Versand abbrechen</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Planen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Recipients&apos; language</source>
        <translation>Sprache der Empfänger</translation>
    </message>
    <message>
        <source>Language of emails and of the signing page. A recipient&apos;s own language takes precedence.</source>
        <translation>Sprache der E-Mails und der Signaturseite. Die eigene Sprache eines Empfängers hat Vorrang.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ihr Name</translation>
    </message>
    <message>
        <source>Recipients see it as the sender. It&apos;s saved for your next documents.</source>
        <translation>Empfänger sehen ihn als Absender. Er wird für Ihre nächsten Dokumente behalten.</translation>
    </message>
    <message>
        <source>Email and link settings</source>
        <translation>Einstellungen für E-Mail und Links</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>expires after %1</source>
        <translation>läuft nach %1 ab</translation>
    </message>
    <message>
        <source>reminders: %1</source>
        <translation>Erinnerungen: %1</translation>
    </message>
    <message>
        <source>Enter your name.</source>
        <translation>Geben Sie Ihren Namen ein.</translation>
    </message>
    <message>
        <source>Recipients</source>
        <translation>Empfänger</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorSide</name>
    <message>
        <source>Fields</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Suggest</source>
        <translation>Vorschlagen</translation>
    </message>
    <message>
        <source>Suggests fields for lines, boxes and labels on the pages</source>
        <translation>Schlägt Felder für Linien, Kästchen und Beschriftungen auf den Seiten vor</translation>
    </message>
    <message>
        <source>Fewer types</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>All types</source>
        <translation>Alle Arten</translation>
    </message>
    <message>
        <source>Shows the six most common types</source>
        <translation>Zeigt die sechs häufigsten Arten</translation>
    </message>
    <message>
        <source>Shows all types</source>
        <translation>Zeigt alle Arten</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorTagActions</name>
    <message>
        <source>Change the type to %1</source>
        <translation>Art in %1 ändern</translation>
    </message>
    <message>
        <source>Assign to</source>
        <translation>Zuweisen an</translation>
    </message>
    <message>
        <source>Change the type</source>
        <translation>Art ändern</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorTagPanel</name>
    <message>
        <source>Select a field to see its properties. Drag a field from the list onto the page to place it.</source>
        <translation>Wählen Sie ein Feld aus, um seine Eigenschaften zu sehen. Ziehen Sie ein Feld aus der Liste auf die Seite, um es zu platzieren.</translation>
    </message>
    <message>
        <source>Select a field to see its properties.</source>
        <translation>Wählen Sie ein Feld aus, um seine Eigenschaften zu sehen.</translation>
    </message>
    <message numerus="yes">
        <source>Move %n field(s)</source>
        <translation>
            <numerusform>%n Feld verschieben</numerusform>
            <numerusform>%n Felder verschieben</numerusform>
        </translation>
    </message>
    <message>
        <source>Change value</source>
        <translation>Wert ändern</translation>
    </message>
    <message>
        <source>Field properties</source>
        <translation>Eigenschaften des Feldes</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Click the field that this one depends on. Press Esc to cancel.</source>
        <translation>Klicken Sie auf das Feld, von dem dieses abhängt. Esc bricht ab.</translation>
    </message>
    <message>
        <source>Locked fields can&apos;t be deleted. Unlock them first.</source>
        <translation>Gesperrte Felder können nicht gelöscht werden. Entsperren Sie sie zuerst.</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) selected</source>
        <translation>
            <numerusform>%n Feld ausgewählt</numerusform>
            <numerusform>%n Felder ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a type of field and how many</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>page %1</source>
        <translation>Seite %1</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n Seite</numerusform>
            <numerusform>%n Seiten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorWorkspace</name>
    <message>
        <source>Save as block…</source>
        <translation>Als Baustein behalten…</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) deleted.</source>
        <translation>
            <numerusform>%n Feld gelöscht.</numerusform>
            <numerusform>%n Felder gelöscht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” and %n field(s) removed.</source>
        <translation>
            <numerusform>„%1“ entfernt, mit %n Feld.</numerusform>
            <numerusform>„%1“ entfernt, mit %n Feldern.</numerusform>
        </translation>
    </message>
    <message>
        <source>Suggest fields</source>
        <translation>Felder vorschlagen</translation>
    </message>
    <message>
        <source>Show issues</source>
        <translation>Befunde anzeigen</translation>
    </message>
    <message>
        <source>Add recipient</source>
        <translation>Empfänger hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>“%1” removed. %n field(s) assigned to “%2”.</source>
        <translation>
            <numerusform>„%1“ entfernt. „%2“ hat jetzt das %n Feld.</numerusform>
            <numerusform>„%1“ entfernt. „%2“ hat jetzt die %n Felder.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>Dateien hinzufügen…</translation>
    </message>
    <message>
        <source>Rename field</source>
        <translation>Feld umbenennen</translation>
    </message>
    <message>
        <source>Place: %1</source>
        <comment>a type of tag</comment>
        <translation>Platzieren: %1</translation>
    </message>
    <message>
        <source>The clipboard has no fields and no names for fields.</source>
        <translation>Die Zwischenablage enthält keine Felder und keine Namen für Felder.</translation>
    </message>
</context>
<context>
    <name>ink::ui::ErrorBanner</name>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
</context>
<context>
    <name>ink::ui::ErrorText</name>
    <message>
        <source>The service didn&apos;t understand the request.</source>
        <translation>Der Dienst hat die Anfrage nicht verstanden.</translation>
    </message>
    <message>
        <source>Some of these entries aren&apos;t valid.</source>
        <translation>Einige Angaben sind nicht gültig.</translation>
    </message>
    <message>
        <source>The service didn&apos;t accept the API key.</source>
        <translation>Der Dienst hat den API-Schlüssel nicht angenommen.</translation>
    </message>
    <message>
        <source>The account&apos;s spending limit has been reached.</source>
        <translation>Die Ausgabengrenze des Kontos ist erreicht.</translation>
    </message>
    <message>
        <source>This account doesn&apos;t have permission to do that.</source>
        <translation>Dieses Konto darf das nicht.</translation>
    </message>
    <message>
        <source>This item no longer exists.</source>
        <translation>Dieser Eintrag existiert nicht mehr.</translation>
    </message>
    <message>
        <source>The service doesn&apos;t support this.</source>
        <translation>Der Dienst bietet dies nicht an.</translation>
    </message>
    <message>
        <source>Someone else changed this in the meantime.</source>
        <translation>Jemand anderes hat dies in der Zwischenzeit geändert.</translation>
    </message>
    <message>
        <source>The current status doesn&apos;t allow this.</source>
        <translation>Der aktuelle Status lässt dies nicht zu.</translation>
    </message>
    <message>
        <source>This request conflicts with an earlier one.</source>
        <translation>Diese Anfrage widerspricht einer früheren.</translation>
    </message>
    <message>
        <source>This name is already in use.</source>
        <translation>Dieser Name wird bereits verwendet.</translation>
    </message>
    <message>
        <source>This item was deleted.</source>
        <translation>Dieser Eintrag wurde gelöscht.</translation>
    </message>
    <message>
        <source>This is too large for the service.</source>
        <translation>Dies ist zu groß für den Dienst.</translation>
    </message>
    <message>
        <source>The service doesn&apos;t accept this file type.</source>
        <translation>Der Dienst nimmt diese Art von Datei nicht an.</translation>
    </message>
    <message>
        <source>The requested part of the file doesn&apos;t exist.</source>
        <translation>Dieser Teil der Datei existiert nicht.</translation>
    </message>
    <message>
        <source>This PDF can&apos;t be used.</source>
        <translation>Diese PDF-Datei kann nicht verwendet werden.</translation>
    </message>
    <message>
        <source>The service received too many requests.</source>
        <translation>Der Dienst bittet um einen Moment Geduld.</translation>
    </message>
    <message>
        <source>The service encountered an internal error.</source>
        <translation>Im Dienst ist ein interner Fehler aufgetreten.</translation>
    </message>
    <message>
        <source>The service isn&apos;t available right now.</source>
        <translation>Der Dienst ist im Moment nicht verfügbar.</translation>
    </message>
    <message>
        <source>The service can&apos;t be reached.</source>
        <translation>Der Dienst ist nicht erreichbar.</translation>
    </message>
    <message>
        <source>The service didn&apos;t respond in time.</source>
        <translation>Der Dienst hat nicht rechtzeitig geantwortet.</translation>
    </message>
    <message>
        <source>The connection isn&apos;t secure: the server&apos;s certificate was rejected.</source>
        <translation>Die Verbindung ist nicht sicher: Das Zertifikat des Servers wurde nicht angenommen.</translation>
    </message>
    <message>
        <source>The server sent an unexpected response.</source>
        <translation>Der Server hat eine unerwartete Antwort gesendet.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>A file couldn&apos;t be read or written.</source>
        <translation>Eine Datei konnte nicht gelesen oder geschrieben werden.</translation>
    </message>
    <message>
        <source>The system&apos;s keychain can&apos;t be used.</source>
        <translation>Der Schlüsselbund des Systems kann nicht verwendet werden.</translation>
    </message>
    <message>
        <source>A key or certificate couldn&apos;t be used.</source>
        <translation>Ein Schlüssel oder Zertifikat konnte nicht verwendet werden.</translation>
    </message>
    <message>
        <source>The local data couldn&apos;t be read or written.</source>
        <translation>Die lokalen Daten konnten nicht gelesen oder geschrieben werden.</translation>
    </message>
    <message>
        <source>Check the key, or connect again with a new one.</source>
        <translation>Prüfen Sie den Schlüssel oder verbinden Sie sich mit einem neuen.</translation>
    </message>
    <message>
        <source>Raise the limit in the account&apos;s settings, then send again.</source>
        <translation>Erhöhen Sie die Grenze in den Einstellungen des Kontos und senden Sie dann erneut.</translation>
    </message>
    <message>
        <source>Refresh to see the current version.</source>
        <translation>Aktualisieren Sie, um den aktuellen Stand zu sehen.</translation>
    </message>
    <message>
        <source>Refresh to see the current status.</source>
        <translation>Aktualisieren Sie, um den aktuellen Status zu sehen.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation>Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>Try again. If the problem persists, give the operator the request number.</source>
        <translation>Versuchen Sie es erneut; bleibt es so, nennen Sie dem Betreiber die Anfragenummer.</translation>
    </message>
    <message>
        <source>Check the network connection and the address, then try again.</source>
        <translation>Prüfen Sie die Netzverbindung und die Adresse und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Check the address, or ask the operator of the service.</source>
        <translation>Prüfen Sie die Adresse oder fragen Sie den Betreiber des Dienstes.</translation>
    </message>
    <message>
        <source>Check that the address belongs to a signing service.</source>
        <translation>Prüfen Sie, ob die Adresse zu einem Signaturdienst gehört.</translation>
    </message>
    <message>
        <source>Check that the file exists and that there is enough free disk space.</source>
        <translation>Prüfen Sie, ob die Datei existiert und auf dem Datenträger Platz ist.</translation>
    </message>
    <message>
        <source>The key is kept only until you close Inkstone.</source>
        <translation>Der Schlüssel wird nur bis zum Beenden des Programms behalten.</translation>
    </message>
    <message>
        <source>Try again in %1 min.</source>
        <translation>Versuchen Sie es in %1 Min. erneut.</translation>
    </message>
    <message>
        <source>Request number: %1.</source>
        <translation>Anfrage %1.</translation>
    </message>
    <message>
        <source>No reminder was sent.</source>
        <translation>Es wurde keine Erinnerung gesendet.</translation>
    </message>
    <message>
        <source>The API key doesn&apos;t allow this.</source>
        <translation>Der API-Schlüssel erlaubt das nicht.</translation>
    </message>
</context>
<context>
    <name>ink::ui::EventReplayDialog</name>
    <message>
        <source>Resend events</source>
        <translation>Ereignisse erneut senden</translation>
    </message>
    <message>
        <source>The events are sent to %1 in order, with the same IDs as before, so that the receiver can recognize those it already knows.</source>
        <translation>Die Ereignisse werden der Reihe nach an %1 gesendet, mit denselben IDs wie zuvor, damit der Empfänger bereits bekannte erkennt.</translation>
    </message>
    <message>
        <source>Events since</source>
        <translation>Ereignisse seit</translation>
    </message>
    <message>
        <source>Resend</source>
        <translation>Erneut senden</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Looking for events…</source>
        <translation>Ereignisse werden gesucht…</translation>
    </message>
    <message>
        <source>All events of this subscription since then will be resent.</source>
        <translation>Alle Ereignisse dieses Abonnements seit diesem Zeitpunkt werden erneut gesendet.</translation>
    </message>
    <message>
        <source>There are no events of this subscription since then.</source>
        <translation>Seit diesem Zeitpunkt gibt es keine Ereignisse dieses Abonnements.</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n event(s) will be resent: those of documents in the folder.</source>
        <translation>
            <numerusform>Bis zu %n Ereignis wird erneut gesendet: das von Dokumenten im Ordner.</numerusform>
            <numerusform>Bis zu %n Ereignisse werden erneut gesendet: die von Dokumenten im Ordner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) will be resent.</source>
        <translation>
            <numerusform>%n Ereignis wird erneut gesendet.</numerusform>
            <numerusform>%n Ereignisse werden erneut gesendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first is “%1” of “%2”, %3.</source>
        <translation>Das erste ist „%1“ von „%2“, %3.</translation>
    </message>
    <message>
        <source>Includes events that were already delivered, and events from before the subscription.</source>
        <translation>Auch bereits zugestellte Ereignisse und solche aus der Zeit vor dem Abonnement.</translation>
    </message>
</context>
<context>
    <name>ink::ui::EventSubscriptionDialog</name>
    <message>
        <source>All folders</source>
        <translation>Alle Ordner</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Subscribe</source>
        <translation>Abonnieren</translation>
    </message>
    <message>
        <source>Only documents in</source>
        <translation>Nur Dokumente in</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>https://example.com/events</source>
        <translation>https://example.com/events</translation>
    </message>
    <message>
        <source>An http or https address. Each event is sent as one signed POST.</source>
        <translation>Eine http- oder https-Adresse. Jedes Ereignis wird als ein signierter POST gesendet.</translation>
    </message>
    <message>
        <source>Send events to</source>
        <translation>Ereignisse senden an</translation>
    </message>
    <message>
        <source>Subscribe to events</source>
        <translation>Ereignisse abonnieren</translation>
    </message>
</context>
<context>
    <name>ink::ui::EventSubscriptionsList</name>
    <message>
        <source>Remove subscription</source>
        <translation>Abonnement entfernen</translation>
    </message>
    <message>
        <source>No more events will be sent to %1. Pending events are discarded.</source>
        <translation>An %1 werden keine Ereignisse mehr gesendet, und wartende Ereignisse werden verworfen.</translation>
    </message>
    <message>
        <source>Remove this subscription?</source>
        <translation>Dieses Abonnement entfernen?</translation>
    </message>
    <message>
        <source>The test event is being sent. Its result is among the deliveries.</source>
        <translation>Das Testereignis wird gesendet. Sein Ergebnis steht unter den Zustellungen.</translation>
    </message>
    <message>
        <source>Events are sent to this address from now on.</source>
        <translation>Ereignisse werden von jetzt an an diese Adresse gesendet.</translation>
    </message>
    <message>
        <source>Remove the subscription of %1</source>
        <translation>Das Abonnement von %1 entfernen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Pause events to %1</source>
        <translation>Ereignisse an %1 anhalten</translation>
    </message>
    <message>
        <source>Resume events to %1</source>
        <translation>Ereignisse an %1 fortsetzen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Send a test event</source>
        <translation>Ein Testereignis senden</translation>
    </message>
    <message>
        <source>Send a test event to %1</source>
        <translation>Ein Testereignis an %1 senden</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testen</translation>
    </message>
    <message>
        <source>Paused; events are queued</source>
        <translation>Angehalten; Ereignisse warten</translation>
    </message>
    <message>
        <source>Paused after three days without success: %1</source>
        <translation>Nach drei Tagen ohne Erfolg angehalten: %1</translation>
    </message>
    <message>
        <source>only one folder</source>
        <translation>nur ein Ordner</translation>
    </message>
    <message>
        <source>No event subscriptions yet.</source>
        <translation>Noch keine Ereignis-Abonnements.</translation>
    </message>
    <message>
        <source>This service doesn&apos;t support events.</source>
        <translation>Dieser Dienst unterstützt keine Ereignisse.</translation>
    </message>
    <message>
        <source>Send events to an address</source>
        <translation>Ereignisse an eine Adresse senden</translation>
    </message>
    <message>
        <source>Subscribe…</source>
        <translation>Abonnieren…</translation>
    </message>
    <message>
        <source>Notifies other programs immediately when documents are sent, opened, signed, declined or completed. Events are signed and retried like callbacks.</source>
        <translation>Meldet anderen Programmen sofort, wenn Dokumente gesendet, geöffnet, unterschrieben, abgelehnt oder abgeschlossen werden. Ereignisse werden wie Callbacks signiert und wiederholt.</translation>
    </message>
    <message>
        <source>Event subscriptions</source>
        <translation>Ereignis-Abonnements</translation>
    </message>
    <message>
        <source>Resend events…</source>
        <translation>Ereignisse erneut senden…</translation>
    </message>
    <message>
        <source>Resend past events to %1</source>
        <translation>Frühere Ereignisse erneut an %1 senden</translation>
    </message>
    <message>
        <source>Resend past events</source>
        <translation>Frühere Ereignisse erneut senden</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) are being resent. Their results are among the deliveries.</source>
        <translation>
            <numerusform>%n Ereignis wird erneut gesendet. Das Ergebnis steht unter den Zustellungen.</numerusform>
            <numerusform>%n Ereignisse werden erneut gesendet. Die Ergebnisse stehen unter den Zustellungen.</numerusform>
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
        <translation>Alle Ereignisse</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Abgeschlossen</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Berichtigt</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Abgelaufen</translation>
    </message>
    <message>
        <source>Undelivered</source>
        <translation>Nicht zugestellt</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Signed</source>
        <translation>Unterschrieben</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Geöffnet</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Gesendet</translation>
    </message>
</context>
<context>
    <name>ink::ui::ExportDialog</name>
    <message>
        <source>Signed PDF</source>
        <translation>Unterschriebenes PDF</translation>
    </message>
    <message>
        <source>Certificate only</source>
        <translation>Nur das Zertifikat</translation>
    </message>
    <message>
        <source>Signed PDF and certificate in one file</source>
        <translation>Unterschriebenes PDF und Zertifikat in einer Datei</translation>
    </message>
    <message>
        <source>Original as uploaded</source>
        <translation>Original wie hochgeladen</translation>
    </message>
    <message>
        <source>Export documents</source>
        <translation>Dokumente exportieren</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Auswählen…</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Document number</source>
        <translation>Nummer des Dokuments</translation>
    </message>
    <message>
        <source>First recipient</source>
        <translation>Erster Empfänger</translation>
    </message>
    <message>
        <source>Date completed or sent</source>
        <translation>Datum des Abschlusses oder Versands</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Folder on this computer</source>
        <translation>Ordner auf diesem Computer</translation>
    </message>
    <message>
        <source>File names</source>
        <translation>Dateinamen</translation>
    </message>
    <message>
        <source>Include</source>
        <translation>Enthält</translation>
    </message>
    <message>
        <source>Existing files are kept; exporting again adds missing ones. manifest.csv lists every file with its SHA-256.</source>
        <translation>Vorhandene Dateien bleiben; ein erneuter Export ergänzt fehlende. manifest.csv nennt jede Datei mit ihrem SHA-256.</translation>
    </message>
    <message>
        <source>Export 1 document</source>
        <translation>1 Dokument exportieren</translation>
    </message>
    <message>
        <source>Export %1 documents</source>
        <translation>%1 Dokumente exportieren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>There is no field {%1}.</source>
        <translation>Es gibt kein Feld {%1}.</translation>
    </message>
    <message>
        <source>Choose what to export.</source>
        <translation>Wählen Sie, was exportiert wird.</translation>
    </message>
    <message>
        <source>None of these documents is completed, so only the originals are available.</source>
        <translation>Keines dieser Dokumente ist abgeschlossen: Es gibt nur ihre Originale.</translation>
    </message>
    <message>
        <source>For example: %1.pdf</source>
        <translation>Zum Beispiel: %1.pdf</translation>
    </message>
    <message>
        <source>Export to folder</source>
        <translation>In Ordner exportieren</translation>
    </message>
    <message>
        <source>signed</source>
        <comment>end of a file name</comment>
        <translation>unterschrieben</translation>
    </message>
    <message>
        <source>certificate</source>
        <comment>end of a file name</comment>
        <translation>Zertifikat</translation>
    </message>
    <message>
        <source>signed with certificate</source>
        <comment>end of a file name</comment>
        <translation>unterschrieben mit Zertifikat</translation>
    </message>
    <message>
        <source>original</source>
        <comment>end of a file name</comment>
        <translation>Original</translation>
    </message>
</context>
<context>
    <name>ink::ui::FieldDialogWords</name>
    <message>
        <source>Used by %1</source>
        <translation>Verwendung: %1</translation>
    </message>
    <message>
        <source>Not used</source>
        <translation>Nicht verwendet</translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s)</source>
        <translation>
            <numerusform>%n Entwurf</numerusform>
            <numerusform>%n Entwürfe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n template(s): %1</source>
        <translation>
            <numerusform>%n Vorlage: %1</numerusform>
            <numerusform>%n Vorlagen: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::FieldList</name>
    <message>
        <source>Placed (%1)</source>
        <translation>Platziert (%1)</translation>
    </message>
    <message>
        <source>Placed fields</source>
        <translation>Platzierte Felder</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter placed fields</source>
        <translation>Platzierte Felder filtern</translation>
    </message>
    <message>
        <source>Sort placed fields</source>
        <translation>Platzierte Felder sortieren</translation>
    </message>
    <message>
        <source>Tab order</source>
        <translation>Tab-Reihenfolge</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>Empfänger</translation>
    </message>
    <message>
        <source>Rename field</source>
        <translation>Feld umbenennen</translation>
    </message>
    <message>
        <source>Set the tab order</source>
        <translation>Tab-Reihenfolge festlegen</translation>
    </message>
</context>
<context>
    <name>ink::ui::FieldPanel</name>
    <message>
        <source>Custom fields to place</source>
        <translation>Eigene Felder zum Platzieren</translation>
    </message>
    <message>
        <source>Custom fields</source>
        <translation>Eigene Felder</translation>
    </message>
</context>
<context>
    <name>ink::ui::FileMatrixModel</name>
    <message>
        <source>%1 doesn&apos;t see all files</source>
        <translation>%1 sieht nicht alle Dateien</translation>
    </message>
    <message>
        <source>%1 sees all files</source>
        <translation>%1 sieht alle Dateien</translation>
    </message>
    <message>
        <source>%1: hidden from some recipients</source>
        <translation>%1: vor manchen Empfängern verborgen</translation>
    </message>
    <message>
        <source>%1: everyone sees it</source>
        <translation>%1: Alle sehen sie</translation>
    </message>
</context>
<context>
    <name>ink::ui::FileOpener</name>
    <message>
        <source>This link works only on the computer on which it was copied.</source>
        <translation>Dieser Link funktioniert nur auf dem Computer, auf dem er kopiert wurde.</translation>
    </message>
    <message>
        <source>Use “%1” instead</source>
        <translation>Stattdessen „%1“ verwenden</translation>
    </message>
    <message>
        <source>Switch and open document</source>
        <translation>Wechseln und Dokument öffnen</translation>
    </message>
    <message>
        <source>The document is on %1.</source>
        <translation>Das Dokument liegt auf %1.</translation>
    </message>
    <message>
        <source>The document is on %1, but “%2” is open.</source>
        <translation>Das Dokument liegt auf %1, aber „%2“ ist geöffnet.</translation>
    </message>
    <message>
        <source>Switch to “%1”?</source>
        <translation>Zu „%1“ wechseln?</translation>
    </message>
    <message>
        <source>This link doesn&apos;t say which service the document is on. Ask for a new link.</source>
        <translation>Dieser Link nennt den Dienst nicht, auf dem das Dokument liegt. Bitten Sie um einen neuen Link.</translation>
    </message>
    <message>
        <source>This link needs the service %1. Connect to it, then open the link again.</source>
        <translation>Dieser Link braucht den Dienst %1. Verbinden Sie sich mit ihm und öffnen Sie den Link dann noch einmal.</translation>
    </message>
    <message>
        <source>Open PDF</source>
        <translation>PDF öffnen</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>Inkstone can&apos;t open this link.</source>
        <translation>Inkstone kann diesen Link nicht öffnen.</translation>
    </message>
    <message>
        <source>New document</source>
        <translation>Neues Dokument</translation>
    </message>
</context>
<context>
    <name>ink::ui::FileReplacement</name>
    <message>
        <source>Choose the newer version</source>
        <translation>Neuere Fassung auswählen</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
</context>
<context>
    <name>ink::ui::FileResultWords</name>
    <message>
        <source>Visible only to %1</source>
        <translation>Nur sichtbar für %1</translation>
    </message>
    <message>
        <source>To be signed by %1</source>
        <translation>Zu unterschreiben von %1</translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <translation>Unterschrieben von %1</translation>
    </message>
    <message>
        <source>Not sealed</source>
        <translation>Nicht versiegelt</translation>
    </message>
    <message>
        <source>Sealed (%1)</source>
        <translation>Versiegelt (%1)</translation>
    </message>
    <message>
        <source>Sealed</source>
        <translation>Versiegelt</translation>
    </message>
</context>
<context>
    <name>ink::ui::FileVisibilityDialog</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Who sees which file</source>
        <translation>Wer welche Datei sieht</translation>
    </message>
</context>
<context>
    <name>ink::ui::FileVisibilityPanel</name>
    <message>
        <source>Space changes a cell, Shift+Space all cells of a file, Ctrl+Space all cells of a recipient.</source>
        <translation>Die Leertaste ändert eine Zelle, Umschalt+Leertaste alle Zellen einer Datei, Strg+Leertaste alle Zellen eines Empfängers.</translation>
    </message>
    <message>
        <source>Choose who sees which file</source>
        <translation>Auswählen, wer welche Datei sieht</translation>
    </message>
    <message>
        <source>Who sees which file</source>
        <translation>Wer welche Datei sieht</translation>
    </message>
    <message>
        <source>Change who sees files</source>
        <translation>Sichtbarkeit von Dateien ändern</translation>
    </message>
</context>
<context>
    <name>ink::ui::FilterBar</name>
    <message>
        <source>Enter a name and a value such as %1.</source>
        <translation>Geben Sie einen Namen und einen Wert ein, etwa %1.</translation>
    </message>
    <message>
        <source>Name and value, e.g. %1</source>
        <translation>Name und Wert, z. B. %1</translation>
    </message>
    <message>
        <source>Filter by data</source>
        <translation>Nach Daten filtern</translation>
    </message>
    <message>
        <source>Data…</source>
        <translation>Daten…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name and value of data</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Kein Ordner</translation>
    </message>
    <message>
        <source>Recipient: %1</source>
        <translation>Empfänger: %1</translation>
    </message>
    <message>
        <source>Folder: %1</source>
        <translation>Ordner: %1</translation>
    </message>
    <message>
        <source>Created %1 – %2</source>
        <translation>Erstellt %1 – %2</translation>
    </message>
    <message>
        <source>Created since %1</source>
        <translation>Erstellt seit %1</translation>
    </message>
    <message>
        <source>Created up to %1</source>
        <translation>Erstellt bis %1</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Add a filter</source>
        <translation>Filter hinzufügen</translation>
    </message>
    <message>
        <source>Save search…</source>
        <translation>Suche speichern…</translation>
    </message>
    <message>
        <source>Remove filter</source>
        <translation>Diesen Filter entfernen</translation>
    </message>
    <message>
        <source>Remove filter “%1”</source>
        <translation>Filter „%1“: entfernen</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Recipient or email…</source>
        <translation>Empfänger oder E-Mail…</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>No folder</source>
        <translation>Kein Ordner</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>In the last 7 days</source>
        <translation>In den letzten 7 Tagen</translation>
    </message>
    <message>
        <source>In the last 30 days</source>
        <translation>In den letzten 30 Tagen</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Dieses Jahr</translation>
    </message>
    <message>
        <source>Since…</source>
        <translation>Seit…</translation>
    </message>
    <message>
        <source>Up to…</source>
        <translation>Bis…</translation>
    </message>
    <message>
        <source>Filter by recipient</source>
        <translation>Nach Empfänger filtern</translation>
    </message>
    <message>
        <source>Name or email address</source>
        <translation>Name oder E-Mail-Adresse</translation>
    </message>
    <message>
        <source>Created since</source>
        <translation>Erstellt seit</translation>
    </message>
    <message>
        <source>Created up to</source>
        <translation>Erstellt bis</translation>
    </message>
    <message>
        <source>Date, e.g. %1</source>
        <translation>Tag, z. B. %1</translation>
    </message>
    <message>
        <source>Deadline today</source>
        <translation>Frist heute</translation>
    </message>
    <message numerus="yes">
        <source>Deadline in the next %n days</source>
        <translation>
            <numerusform>Frist am nächsten %n Tag</numerusform>
            <numerusform>Frist in den nächsten %n Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Frist</translation>
    </message>
    <message numerus="yes">
        <source>In the next %n days</source>
        <translation>
            <numerusform>Am nächsten %n Tag</numerusform>
            <numerusform>In den nächsten %n Tagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last activity more than %n days ago</source>
        <translation>
            <numerusform>Letzte Aktivität vor mehr als %n Tag</numerusform>
            <numerusform>Letzte Aktivität vor mehr als %n Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>Last activity today</source>
        <translation>Letzte Aktivität heute</translation>
    </message>
    <message numerus="yes">
        <source>Last activity in the last %n days</source>
        <translation>
            <numerusform>Letzte Aktivität in den letzten %n Tagen</numerusform>
            <numerusform>Letzte Aktivität in den letzten %n Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>Last activity</source>
        <translation>Letzte Aktivität</translation>
    </message>
    <message numerus="yes">
        <source>More than %n days ago</source>
        <translation>
            <numerusform>Vor mehr als %n Tag</numerusform>
            <numerusform>Vor mehr als %n Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter a date such as %1.</source>
        <translation>Geben Sie einen Tag wie %1 ein.</translation>
    </message>
    <message>
        <source>Contains: %1</source>
        <translation>Enthält: %1</translation>
    </message>
    <message>
        <source>Completed %1 – %2</source>
        <translation>Abgeschlossen %1 – %2</translation>
    </message>
    <message>
        <source>Completed since %1</source>
        <translation>Abgeschlossen seit %1</translation>
    </message>
    <message>
        <source>Completed up to %1</source>
        <translation>Abgeschlossen bis %1</translation>
    </message>
    <message>
        <source>Completed</source>
        <comment>filter by the date of completion</comment>
        <translation>Abgeschlossen</translation>
    </message>
    <message>
        <source>Completed since</source>
        <translation>Abgeschlossen seit</translation>
    </message>
    <message>
        <source>Completed up to</source>
        <translation>Abgeschlossen bis</translation>
    </message>
    <message>
        <source>Text in documents…</source>
        <translation>Text in Dokumenten…</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Letztes Jahr</translation>
    </message>
    <message>
        <source>Search in completed documents</source>
        <translation>In abgeschlossenen Dokumenten suchen</translation>
    </message>
    <message>
        <source>Words in the pages or answers</source>
        <translation>Wörter in den Seiten oder Antworten</translation>
    </message>
</context>
<context>
    <name>ink::ui::FindBar</name>
    <message>
        <source>Find in document</source>
        <translation>In den Seiten suchen</translation>
    </message>
    <message>
        <source>Next match (Enter)</source>
        <translation>Nächste Stelle (Enter)</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächste Stelle</translation>
    </message>
    <message>
        <source>Previous match (Shift+Enter)</source>
        <translation>Vorherige Stelle (Umschalt+Enter)</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Vorherige Stelle</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Groß- und Kleinschreibung beachten</translation>
    </message>
    <message>
        <source>Whole words only</source>
        <translation>Nur ganze Wörter</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>mehr als %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Can&apos;t be searched</source>
        <translation>Nicht durchsuchbar</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
</context>
<context>
    <name>ink::ui::FindingRepair</name>
    <message>
        <source>Move onto the page</source>
        <translation>Ins Innere verschieben</translation>
    </message>
    <message>
        <source>Use the default size</source>
        <translation>Auf die übliche Größe bringen</translation>
    </message>
    <message>
        <source>Add a signature field on page %1</source>
        <translation>Unterschriftsfeld auf Seite %1 hinzufügen</translation>
    </message>
    <message>
        <source>Add a signature field</source>
        <translation>Unterschriftsfeld hinzufügen</translation>
    </message>
    <message>
        <source>Renumber the steps</source>
        <translation>Schritte neu nummerieren</translation>
    </message>
    <message>
        <source>Merge the two recipients</source>
        <translation>Beide zu einem zusammenführen</translation>
    </message>
    <message>
        <source>Assign to the signer</source>
        <translation>Dem zuweisen, der unterschreibt</translation>
    </message>
    <message>
        <source>Assign to %1</source>
        <translation>%1 zuweisen</translation>
    </message>
    <message>
        <source>Remove the duplicate</source>
        <translation>Doppeltes entfernen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Rename to “%1”</source>
        <translation>„%1“ nennen</translation>
    </message>
    <message>
        <source>Always show</source>
        <translation>Immer anzeigen</translation>
    </message>
    <message>
        <source>Make optional</source>
        <translation>Optional machen</translation>
    </message>
    <message>
        <source>Clear the value</source>
        <translation>Leer lassen</translation>
    </message>
    <message>
        <source>Remove the condition</source>
        <translation>Ohne Bedingung lassen</translation>
    </message>
    <message>
        <source>Remove the formula</source>
        <translation>Ohne Formel lassen</translation>
    </message>
</context>
<context>
    <name>ink::ui::FindingText</name>
    <message>
        <source>A field</source>
        <translation>Ein Feld</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>The document needs a title.</source>
        <translation>Das Dokument braucht einen Titel.</translation>
    </message>
    <message>
        <source>The title is longer than 255 characters.</source>
        <translation>Der Titel ist länger als 255 Zeichen.</translation>
    </message>
    <message>
        <source>Your account needs a name and an email address.</source>
        <translation>Ihr Konto braucht einen Namen und eine E-Mail-Adresse.</translation>
    </message>
    <message>
        <source>The document has no file yet.</source>
        <translation>Es gibt noch keine Datei.</translation>
    </message>
    <message>
        <source>Add a recipient.</source>
        <translation>Fügen Sie jemanden hinzu, der unterschreibt.</translation>
    </message>
    <message>
        <source>None of the recipients is a signer.</source>
        <translation>Niemand wird um eine Unterschrift gebeten.</translation>
    </message>
    <message>
        <source>%1 needs a name.</source>
        <translation>%1 braucht einen Namen.</translation>
    </message>
    <message>
        <source>%1 needs an email address for the one-time code.</source>
        <translation>%1 braucht eine E-Mail-Adresse für den Einmalcode.</translation>
    </message>
    <message>
        <source>%1 has no email address. Send them the signing link yourself.</source>
        <translation>%1 hat keine E-Mail-Adresse: Sie übergeben den Link zum Unterschreiben.</translation>
    </message>
    <message>
        <source>The email address of %1 isn&apos;t valid.</source>
        <translation>Die E-Mail-Adresse von %1 ist nicht vollständig.</translation>
    </message>
    <message>
        <source>%1 shares an email address with someone else.</source>
        <translation>%1 teilt eine E-Mail-Adresse mit jemand anderem.</translation>
    </message>
    <message>
        <source>%1 has no signature field.</source>
        <translation>%1 hat kein Unterschriftsfeld.</translation>
    </message>
    <message>
        <source>“%1” is outside its page.</source>
        <translation>„%1“ liegt außerhalb seiner Seite.</translation>
    </message>
    <message>
        <source>“%1” is too small to fill in.</source>
        <translation>„%1“ ist zu klein zum Ausfüllen.</translation>
    </message>
    <message>
        <source>“%1” is on a page that doesn&apos;t exist.</source>
        <translation>„%1“ liegt auf einer Seite, die es nicht gibt.</translation>
    </message>
    <message>
        <source>No recipient can fill in “%1”.</source>
        <translation>„%1“ hat niemanden, der es ausfüllen kann.</translation>
    </message>
    <message>
        <source>“%1” covers another field.</source>
        <translation>„%1“ verdeckt ein anderes Feld.</translation>
    </message>
    <message>
        <source>Two fields are named “%1”.</source>
        <translation>Zwei Felder heißen „%1“.</translation>
    </message>
    <message>
        <source>“%1” needs a group.</source>
        <translation>„%1“ ist eine von mehreren Optionen: Geben Sie ihm eine Gruppe.</translation>
    </message>
    <message>
        <source>“%1” has no options.</source>
        <translation>„%1“ hat nichts zur Auswahl.</translation>
    </message>
    <message>
        <source>The pattern of “%1” isn&apos;t valid.</source>
        <translation>Das Muster von „%1“ ist nicht verständlich.</translation>
    </message>
    <message>
        <source>The formula of “%1” can&apos;t be computed.</source>
        <translation>Die Formel von „%1“ kann nicht berechnet werden.</translation>
    </message>
    <message>
        <source>The formula of “%1” refers to a field that doesn&apos;t exist.</source>
        <translation>Die Formel von „%1“ nennt ein Feld, das es nicht gibt.</translation>
    </message>
    <message>
        <source>“%1” refers to itself.</source>
        <translation>„%1“ wird aus dem eigenen Ergebnis berechnet.</translation>
    </message>
    <message>
        <source>“%1” depends on a field that doesn&apos;t exist.</source>
        <translation>„%1“ hängt von einem Feld ab, das es nicht gibt.</translation>
    </message>
    <message>
        <source>The condition of “%1” depends on itself.</source>
        <translation>„%1“ wird nur angezeigt, wenn es schon angezeigt wird.</translation>
    </message>
    <message>
        <source>“%1” is required but can never be shown.</source>
        <translation>„%1“ ist Pflicht, kann aber nie angezeigt werden.</translation>
    </message>
    <message>
        <source>The default value of “%1” isn&apos;t valid.</source>
        <translation>„%1“ nimmt seinen Anfangswert nicht an.</translation>
    </message>
    <message>
        <source>The limits of “%1” exclude every value.</source>
        <translation>Die Grenzen von „%1“ lassen keinen Wert mehr zu.</translation>
    </message>
    <message>
        <source>“%1” has characters that no installed font supports: %2.</source>
        <translation>„%1“ enthält Zeichen, die keine Schrift darstellen kann: %2.</translation>
    </message>
    <message>
        <source>The name of %1 has characters that no installed font supports: %2.</source>
        <translation>Der Name von %1 enthält Zeichen, die keine Schrift darstellen kann: %2.</translation>
    </message>
    <message>
        <source>The title has characters that no installed font supports: %1.</source>
        <translation>Der Titel enthält Zeichen, die keine Schrift darstellen kann: %1.</translation>
    </message>
    <message>
        <source>“%1” covers text on the page.</source>
        <translation>„%1“ verdeckt Text der Seite.</translation>
    </message>
    <message>
        <source>“%1” is in the margin, where printers may not print.</source>
        <translation>„%1“ liegt dort, wo Drucker das Papier weiß lassen.</translation>
    </message>
    <message>
        <source>“%1” is in a file that only allows filling in form fields.</source>
        <translation>„%1“ liegt auf einer Datei, in der nur das Formular ausgefüllt werden darf.</translation>
    </message>
    <message>
        <source>The signing order skips a step.</source>
        <translation>Die Reihenfolge der Unterschriften überspringt einen Schritt.</translation>
    </message>
    <message>
        <source>The computed value of “%1” isn&apos;t valid.</source>
        <translation>Was „%1“ jetzt ergibt, nimmt es nicht an.</translation>
    </message>
    <message>
        <source>“%1” is a placeholder. Enter the recipient&apos;s name.</source>
        <translation>„%1“ ist ein Platzhalter. Geben Sie den Namen des Empfängers ein.</translation>
    </message>
    <message>
        <source>“%1” is the only radio button in its group.</source>
        <translation>„%1“ ist das einzige Optionsfeld seiner Gruppe.</translation>
    </message>
    <message>
        <source>The formula of “%1” no longer applies because the fields that it refers to weren&apos;t copied.</source>
        <translation>Die Formel von „%1“ wurde entfernt: Die Felder, auf die sie sich bezieht, wurden nicht mitkopiert.</translation>
    </message>
    <message>
        <source>The condition of “%1” no longer applies because the field that it refers to wasn&apos;t copied.</source>
        <translation>Die Bedingung von „%1“ wurde entfernt: Das Feld, auf das sie sich bezieht, wurde nicht mitkopiert.</translation>
    </message>
    <message>
        <source>“%1” can never be shown.</source>
        <translation>„%1“ kann nie angezeigt werden.</translation>
    </message>
    <message>
        <source>The note “%1” has no text.</source>
        <translation>Die Notiz „%1“ hat keinen Text.</translation>
    </message>
    <message>
        <source>The access code for %1 is too short. Use at least %2 characters.</source>
        <translation>Der Zugangscode für %1 ist zu kurz. Verwenden Sie mindestens %2 Zeichen.</translation>
    </message>
    <message>
        <source>%1 needs a phone number with a country code for the code by SMS.</source>
        <translation>%1 braucht für den Code per SMS eine Telefonnummer mit Ländervorwahl.</translation>
    </message>
</context>
<context>
    <name>ink::ui::Fold</name>
    <message>
        <source>Expanded</source>
        <translation>Aufgeklappt</translation>
    </message>
    <message>
        <source>Collapsed</source>
        <translation>Zugeklappt</translation>
    </message>
</context>
<context>
    <name>ink::ui::FolderActions</name>
    <message>
        <source>“%1” can&apos;t be moved into its own subfolder “%2”.</source>
        <translation>„%1“ kann nicht nach „%2“ verschoben werden, das darin liegt.</translation>
    </message>
    <message>
        <source>New folder</source>
        <translation>Neuer Ordner</translation>
    </message>
    <message>
        <source>Folder name</source>
        <translation>Name des Ordners</translation>
    </message>
    <message>
        <source>Create folder</source>
        <translation>Ordner erstellen</translation>
    </message>
    <message>
        <source>Folder “%1” created.</source>
        <translation>Ordner „%1“ erstellt.</translation>
    </message>
    <message>
        <source>Renamed to “%1”.</source>
        <translation>In „%1“ umbenannt.</translation>
    </message>
    <message>
        <source>Folder “%1” moved.</source>
        <translation>Ordner „%1“ verschoben.</translation>
    </message>
    <message>
        <source>Delete the folder “%1”?</source>
        <translation>Ordner „%1“ löschen?</translation>
    </message>
    <message>
        <source>Delete folder</source>
        <translation>Ordner löschen</translation>
    </message>
    <message>
        <source>Folder deleted.</source>
        <translation>Ordner gelöscht.</translation>
    </message>
    <message>
        <source>New folder…</source>
        <translation>Neuer Ordner…</translation>
    </message>
    <message>
        <source>New subfolder…</source>
        <translation>Neuer Ordner darin…</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Delete folder…</source>
        <translation>Ordner löschen…</translation>
    </message>
    <message numerus="yes">
        <source>%n template(s)</source>
        <translation>
            <numerusform>%n Vorlage</numerusform>
            <numerusform>%n Vorlagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n Dokument</numerusform>
            <numerusform>%n Dokumente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s)</source>
        <translation>
            <numerusform>%n Ordner</numerusform>
            <numerusform>%n Ordner</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete folder and move %1</source>
        <translation>Ordner löschen und %1 verschieben</translation>
    </message>
    <message>
        <source>Folder deleted. %1 moved.</source>
        <translation>Ordner gelöscht. %1 verschoben.</translation>
    </message>
    <message>
        <source>%1 will be moved to “%2”.</source>
        <translation>Wird nach „%2“ verschoben: %1.</translation>
    </message>
    <message>
        <source>%1 won&apos;t be in any folder.</source>
        <translation>Danach in keinem Ordner: %1.</translation>
    </message>
    <message>
        <source>Folder “%1” restored.</source>
        <translation>Ordner „%1“ wiederhergestellt.</translation>
    </message>
</context>
<context>
    <name>ink::ui::FolderChooser</name>
    <message>
        <source>Search folders</source>
        <translation>Ordner suchen</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>No folders match your search.</source>
        <translation>Kein Ordner hat diesen Namen.</translation>
    </message>
    <message>
        <source>New folder…</source>
        <translation>Neuer Ordner…</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>No folder</source>
        <translation>Kein Ordner</translation>
    </message>
</context>
<context>
    <name>ink::ui::FolderTreeModel</name>
    <message>
        <source>All documents</source>
        <translation>Alle Dokumente</translation>
    </message>
    <message>
        <source>All templates</source>
        <translation>Alle Vorlagen</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>Papierkorb</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Entwürfe</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>Saved searches</source>
        <translation>Gespeicherte Suchen</translation>
    </message>
</context>
<context>
    <name>ink::ui::FormulaEdit</name>
    <message>
        <source>Division by zero with the default values</source>
        <translation>Teilt mit den Anfangswerten durch null</translation>
    </message>
    <message>
        <source>The result is too large</source>
        <translation>Das Ergebnis ist zu groß</translation>
    </message>
    <message>
        <source>round takes 0 to 20 decimal places</source>
        <translation>round nimmt 0 bis 20 Stellen</translation>
    </message>
    <message>
        <source>No field has this name</source>
        <translation>Es gibt kein Feld dieses Namens</translation>
    </message>
    <message>
        <source>The formula refers to itself</source>
        <translation>Es bräuchte das eigene Ergebnis</translation>
    </message>
    <message>
        <source>The formula depends on another formula that isn&apos;t valid</source>
        <translation>Es hängt von einer Formel ab, die nicht gelesen werden kann</translation>
    </message>
    <message>
        <source>end; start</source>
        <comment>arguments of a function: two dates</comment>
        <translation>Ende; Beginn</translation>
    </message>
    <message>
        <source>condition; then; otherwise</source>
        <comment>arguments of a function</comment>
        <translation>Bedingung; dann; sonst</translation>
    </message>
    <message>
        <source>condition</source>
        <comment>argument of a function</comment>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>number; places</source>
        <comment>arguments of a function</comment>
        <translation>Zahl; Nachkommastellen</translation>
    </message>
    <message>
        <source>A value in the formula isn&apos;t a number</source>
        <translation>Ein Wert in der Formel ist keine Zahl</translation>
    </message>
    <message>
        <source>A value in the formula isn&apos;t a date</source>
        <translation>Ein Wert in der Formel ist kein Datum</translation>
    </message>
    <message>
        <source>Only whole days can be added to a date</source>
        <translation>Zu einem Datum können nur ganze Tage addiert werden</translation>
    </message>
</context>
<context>
    <name>ink::ui::GeneralSection</name>
    <message>
        <source>General</source>
        <translation>Dieser Arbeitsplatz</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Units of measurement</source>
        <translation>Maßeinheit</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Systemstandard</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Millimetres</source>
        <translation>Millimeter</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>Inches</source>
        <translation>Zoll</translation>
    </message>
    <message>
        <source>Set by your administrator.</source>
        <translation>Von Ihrem Administrator festgelegt.</translation>
    </message>
    <message>
        <source>Check for updates automatically</source>
        <translation>Nach neuen Versionen suchen</translation>
    </message>
    <message>
        <source>Inkstone checks once a day and shows a notice. It never installs anything itself and sends nothing about you or this computer.</source>
        <translation>Einmal am Tag. Inkstone zeigt einen Hinweis und installiert nie etwas selbst. Über Sie und diesen Computer wird nichts gesendet.</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Reopen documents at start</source>
        <translation>Dokumente beim Start wieder öffnen</translation>
    </message>
</context>
<context>
    <name>ink::ui::HelpActions</name>
    <message>
        <source>Inkstone &amp;Help</source>
        <translation>Inkstone-&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Try a sample document</source>
        <translation>Beispieldokument a&amp;usprobieren</translation>
    </message>
    <message>
        <source>&amp;What&apos;s new</source>
        <translation>&amp;Neuerungen</translation>
    </message>
    <message>
        <source>&amp;Log…</source>
        <translation>&amp;Protokoll…</translation>
    </message>
    <message>
        <source>The sample template was added.</source>
        <translation>Die Beispielvorlage wurde hinzugefügt.</translation>
    </message>
</context>
<context>
    <name>ink::ui::HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
</context>
<context>
    <name>ink::ui::HelpPanel</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Close help</source>
        <translation>Hilfe schließen</translation>
    </message>
</context>
<context>
    <name>ink::ui::HelpView</name>
    <message>
        <source>Search help…</source>
        <translation>Hilfe durchsuchen…</translation>
    </message>
    <message>
        <source>Search help</source>
        <translation>Hilfe durchsuchen</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Themen</translation>
    </message>
    <message>
        <source>Help text</source>
        <translation>Hilfetext</translation>
    </message>
    <message>
        <source>No topics contain these words. Try different words.</source>
        <translation>Kein Thema enthält diese Wörter. Versuchen Sie ein anderes Wort.</translation>
    </message>
</context>
<context>
    <name>ink::ui::ImportNotice</name>
    <message numerus="yes">
        <source>Convert %n form field(s) in the PDF</source>
        <translation>
            <numerusform>Das %n Feld dieser Datei verwenden</numerusform>
            <numerusform>Die %n Felder dieser Datei verwenden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n anchor(s) aren&apos;t valid and stay as text.</source>
        <translation>
            <numerusform>%n Anker kann nicht gelesen werden und bleibt als Text stehen.</numerusform>
            <numerusform>%n Anker können nicht gelesen werden und bleiben als Text stehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” has %n form field(s).</source>
        <translation>
            <numerusform>„%1“ bringt %n Feld zum Ausfüllen mit.</numerusform>
            <numerusform>„%1“ bringt %n Felder zum Ausfüllen mit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The files have %n form field(s).</source>
        <translation>
            <numerusform>Die Dateien bringen %n Feld zum Ausfüllen mit.</numerusform>
            <numerusform>Die Dateien bringen %n Felder zum Ausfüllen mit.</numerusform>
        </translation>
    </message>
    <message>
        <source>Convert them to fields that you can move and assign. The signed file shows only the converted fields.</source>
        <translation>Sie werden zu Feldern, die Sie verschieben und anderen geben können. In der unterschriebenen Datei sind nur diese zu sehen.</translation>
    </message>
    <message>
        <source>“%1” on page %2: %3</source>
        <translation>„%1“ auf Seite %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::KeyRightsFields</name>
    <message>
        <source>The key may</source>
        <translation>Der Schlüssel darf</translation>
    </message>
    <message>
        <source>Limit to a folder</source>
        <translation>Auf einen Ordner beschränken</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Read documents, folders, templates and reports, and download files.</source>
        <translation>Dokumente, Ordner, Vorlagen und Berichte lesen und Dateien herunterladen.</translation>
    </message>
    <message>
        <source>Edit drafts</source>
        <translation>Entwürfe bearbeiten</translation>
    </message>
    <message>
        <source>Create, change and delete drafts, templates and folders.</source>
        <translation>Entwürfe, Vorlagen und Ordner erstellen, ändern und löschen.</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Send documents, remind recipients, and correct or cancel documents in progress.</source>
        <translation>Dokumente senden, Empfänger erinnern und laufende Dokumente korrigieren oder abbrechen.</translation>
    </message>
    <message>
        <source>Record signatures</source>
        <translation>Unterschriften erfassen</translation>
    </message>
    <message>
        <source>Record signatures made in person or on paper.</source>
        <translation>Unterschriften erfassen, die vor Ort oder auf Papier geleistet wurden.</translation>
    </message>
    <message>
        <source>Manage the account</source>
        <translation>Das Konto verwalten</translation>
    </message>
    <message>
        <source>Change settings, keys, absences and callbacks, and delete documents permanently.</source>
        <translation>Einstellungen, Schlüssel, Abwesenheiten und Callbacks ändern und Dokumente endgültig löschen.</translation>
    </message>
    <message>
        <source>Whole account</source>
        <translation>Ganzes Konto</translation>
    </message>
    <message>
        <source>%1 (templates)</source>
        <translation>%1 (Vorlagen)</translation>
    </message>
    <message>
        <source>may do nothing</source>
        <translation>darf nichts</translation>
    </message>
    <message>
        <source>may: %1</source>
        <translation>darf: %1</translation>
    </message>
    <message>
        <source>only in %1</source>
        <translation>nur in %1</translation>
    </message>
    <message>
        <source>folder %1</source>
        <translation>Ordner %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::KeychainBanner</name>
    <message>
        <source>The keychain of this computer is locked or unavailable.</source>
        <translation>Der Schlüsselbund dieses Computers ist gesperrt oder nicht verfügbar.</translation>
    </message>
    <message>
        <source>It contains the API key for %1. The documents from your last session are shown.</source>
        <translation>Er enthält den Schlüssel von %1. Sie sehen die Dokumente Ihrer letzten Sitzung.</translation>
    </message>
    <message>
        <source>It contains the API key for %1.</source>
        <translation>Er enthält den Schlüssel von %1.</translation>
    </message>
    <message>
        <source>Unlock keychain</source>
        <translation>Schlüsselbund entsperren</translation>
    </message>
    <message>
        <source>Until you unlock it, documents aren&apos;t sealed and email that needs a password isn&apos;t sent. Everything else works.</source>
        <translation>Das Versiegeln und E-Mails, die ein Passwort brauchen, warten, bis Sie ihn entsperren. Alles andere funktioniert.</translation>
    </message>
    <message>
        <source>Documents can&apos;t be sealed on this computer at the moment.</source>
        <translation>Auf diesem Computer können Dokumente zurzeit nicht versiegelt werden.</translation>
    </message>
    <message>
        <source>The keychain entry “%1” is missing. Everything else works.</source>
        <translation>Der Eintrag „%1“ im Schlüsselbund fehlt. Alles andere funktioniert.</translation>
    </message>
    <message>
        <source>The keychain entry “%1” doesn&apos;t open the seal key. Everything else works.</source>
        <translation>Der Eintrag „%1“ im Schlüsselbund öffnet den Schlüssel des Siegels nicht. Alles andere funktioniert.</translation>
    </message>
    <message>
        <source>Unlock sealing…</source>
        <translation>Versiegeln entsperren…</translation>
    </message>
</context>
<context>
    <name>ink::ui::KeysSection</name>
    <message>
        <source>Key copied.</source>
        <translation>Schlüssel kopiert.</translation>
    </message>
    <message>
        <source>API keys</source>
        <translation>API-Schlüssel</translation>
    </message>
    <message>
        <source>Purpose of the new key</source>
        <translation>Zweck des neuen Schlüssels</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>Läuft ab</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>In 30 days</source>
        <translation>In 30 Tagen</translation>
    </message>
    <message>
        <source>In 90 days</source>
        <translation>In 90 Tagen</translation>
    </message>
    <message>
        <source>In a year</source>
        <translation>In einem Jahr</translation>
    </message>
    <message>
        <source>Create key</source>
        <translation>Schlüssel erstellen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Der neue Schlüssel</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>The key is shown only once. Copy it to where it is needed, such as another program&apos;s settings.</source>
        <translation>Der Schlüssel wird nur einmal angezeigt. Kopieren Sie ihn dorthin, wo er gebraucht wird, etwa in die Einstellungen eines anderen Programms.</translation>
    </message>
    <message>
        <source>You get API keys for this service on its website or from its operator. Enter a key under Accounts &amp; services.</source>
        <translation>Dieser Dienst verwaltet seine Schlüssel anderswo: auf eigenen Seiten oder durch seinen Betreiber. Einen dort erhaltenen Schlüssel können Sie unter „Konten und Dienste“ eingeben.</translation>
    </message>
    <message>
        <source>Other programs on this computer need a key to access this workspace. Inkstone creates its own key at each start.</source>
        <translation>Andere Programme auf diesem Computer brauchen einen Schlüssel für diesen Arbeitsbereich. Inkstone erstellt bei jedem Start einen eigenen.</translation>
    </message>
    <message>
        <source>Create a separate key for each program and person, so that you can revoke them one by one.</source>
        <translation>Erstellen Sie für jedes Programm und jede Person einen eigenen Schlüssel, damit Sie sie einzeln widerrufen können.</translation>
    </message>
    <message>
        <source>Created %1</source>
        <translation>Erstellt %1</translation>
    </message>
    <message>
        <source>used %1</source>
        <translation>benutzt %1</translation>
    </message>
    <message>
        <source>never used</source>
        <translation>nie benutzt</translation>
    </message>
    <message>
        <source>expired %1</source>
        <translation>abgelaufen %1</translation>
    </message>
    <message>
        <source>expires %1</source>
        <translation>gültig bis %1</translation>
    </message>
    <message>
        <source>in use here</source>
        <translation>hier in Gebrauch</translation>
    </message>
    <message>
        <source>Renew</source>
        <translation>Erneuern</translation>
    </message>
    <message>
        <source>Replaces this key with a new one in the keychain, then revokes it.</source>
        <translation>Ein neuer Schlüssel tritt im Schlüsselbund an seine Stelle; dann wird dieser widerrufen.</translation>
    </message>
    <message>
        <source>Revoke…</source>
        <translation>Widerrufen…</translation>
    </message>
    <message>
        <source>Revoke %1</source>
        <translation>%1 widerrufen</translation>
    </message>
    <message>
        <source>Enter the purpose of the key so that you know later which one to revoke.</source>
        <translation>Beschreiben Sie den Zweck, damit Sie später wissen, welchen Schlüssel Sie widerrufen.</translation>
    </message>
    <message>
        <source>Key “%1”</source>
        <translation>Der Schlüssel „%1“</translation>
    </message>
    <message>
        <source>The new key is in use, but the old one couldn&apos;t be revoked. Revoke it here.</source>
        <translation>Der neue Schlüssel ist in Gebrauch. Der alte konnte nicht widerrufen werden: Widerrufen Sie ihn hier.</translation>
    </message>
    <message>
        <source>The new key is in the keychain. The old key is revoked.</source>
        <translation>Der neue Schlüssel liegt im Schlüsselbund, der alte ist widerrufen.</translation>
    </message>
    <message>
        <source>Programs that use this key lose access immediately.</source>
        <translation>Programme, die diesen Schlüssel verwenden, verlieren sofort den Zugriff.</translation>
    </message>
    <message>
        <source>Inkstone is using this key and would lose access until you restart it.</source>
        <translation>Dieser Arbeitsplatz verwendet den Schlüssel und verlöre bis zum nächsten Start den Zugriff.</translation>
    </message>
    <message>
        <source>Inkstone is using this key. You will have to enter a new one to continue.</source>
        <translation>Dieser Arbeitsplatz verwendet den Schlüssel. Um fortzufahren, müssen Sie einen neuen eingeben.</translation>
    </message>
    <message>
        <source>Revoke the key “%1”?</source>
        <translation>Schlüssel „%1“ widerrufen?</translation>
    </message>
    <message>
        <source>Revoke key</source>
        <translation>Schlüssel widerrufen</translation>
    </message>
    <message>
        <source>Key revoked.</source>
        <translation>Der Schlüssel ist widerrufen.</translation>
    </message>
    <message>
        <source>%1 · ends in %2</source>
        <translation>%1 · endet auf %2</translation>
    </message>
    <message>
        <source>Inkstone on this computer</source>
        <translation>Inkstone auf diesem Computer</translation>
    </message>
    <message>
        <source>Select at least one right.</source>
        <translation>Wählen Sie mindestens ein Recht.</translation>
    </message>
    <message>
        <source>called a deprecated operation %1</source>
        <translation>veraltete Operation aufgerufen %1</translation>
    </message>
    <message>
        <source>Last used: %1</source>
        <translation>Zuletzt benutzt: %1</translation>
    </message>
    <message>
        <source>Last call of a deprecated operation: %1. The program that uses this key needs an update.</source>
        <translation>Letzter Aufruf einer veralteten Operation: %1. Das Programm, das diesen Schlüssel benutzt, braucht eine Aktualisierung.</translation>
    </message>
</context>
<context>
    <name>ink::ui::KioskLockDialog</name>
    <message numerus="yes">
        <source>Enter at least %n digits.</source>
        <translation>
            <numerusform>Geben Sie mindestens %n Ziffer ein.</numerusform>
            <numerusform>Geben Sie mindestens %n Ziffern ein.</numerusform>
        </translation>
    </message>
    <message>
        <source>The PINs don&apos;t match.</source>
        <translation>Die PINs stimmen nicht überein.</translation>
    </message>
    <message>
        <source>Lock the screen</source>
        <translation>Bildschirm sperren</translation>
    </message>
    <message>
        <source>Choose a PIN before you hand over this device. The screen then shows only this document. Enter the PIN to return to your documents. The PIN isn&apos;t saved anywhere.</source>
        <translation>Wählen Sie eine PIN, bevor Sie dieses Gerät übergeben. Der Bildschirm zeigt dann nur dieses Dokument und kehrt mit der PIN zu Ihren Dokumenten zurück. Die PIN wird nirgends gespeichert.</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Confirm PIN</source>
        <translation>PIN wiederholen</translation>
    </message>
    <message>
        <source>Lock screen</source>
        <translation>Bildschirm sperren</translation>
    </message>
    <message>
        <source>Don&apos;t lock</source>
        <translation>Nicht sperren</translation>
    </message>
</context>
<context>
    <name>ink::ui::KioskPinDialog</name>
    <message>
        <source>Wrong PIN.</source>
        <translation>Falsche PIN.</translation>
    </message>
    <message numerus="yes">
        <source>Too many wrong attempts. Try again in %n seconds.</source>
        <translation>
            <numerusform>Zu viele Fehlversuche. Versuchen Sie es in %n Sekunde erneut.</numerusform>
            <numerusform>Zu viele Fehlversuche. Versuchen Sie es in %n Sekunden erneut.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show files on this device?</source>
        <translation>Dateien dieses Geräts anzeigen?</translation>
    </message>
    <message>
        <source>Return to Inkstone</source>
        <translation>Zurück zu Inkstone</translation>
    </message>
    <message>
        <source>The screen is locked. To choose a file on this device, the sender must enter the PIN.</source>
        <translation>Der Bildschirm ist gesperrt. Um eine Datei dieses Geräts auszuwählen, ist die PIN des Absenders nötig.</translation>
    </message>
    <message>
        <source>Hand the device back to the sender, who unlocks it with the PIN.</source>
        <translation>Geben Sie das Gerät dem Absender zurück, der es mit der PIN entsperrt.</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Datei auswählen</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Entsperren</translation>
    </message>
    <message>
        <source>Back to the document</source>
        <translation>Zurück zum Dokument</translation>
    </message>
</context>
<context>
    <name>ink::ui::KioskScreen</name>
    <message>
        <source>Signing in person was interrupted</source>
        <translation>Die Unterzeichnung vor Ort wurde unterbrochen</translation>
    </message>
    <message>
        <source>Inkstone closed while the screen was locked for a signer. The signer&apos;s entries are saved. Hand the device back to the sender before you open the documents.</source>
        <translation>Inkstone wurde beendet, während der Bildschirm für einen Unterzeichner gesperrt war. Die Eingaben sind gespeichert. Geben Sie das Gerät dem Absender zurück, bevor Sie die Dokumente öffnen.</translation>
    </message>
    <message>
        <source>Open documents</source>
        <translation>Dokumente öffnen</translation>
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
        <translation>Guten Tag, %1,

bitte unterschreiben Sie „%2“ hier:
%3

Mit freundlichen Grüßen
%4</translation>
    </message>
    <message>
        <source>Please sign: %1</source>
        <translation>Bitte unterschreiben: %1</translation>
    </message>
    <message>
        <source>Signing link of %1</source>
        <translation>Link zum Unterschreiben für %1</translation>
    </message>
    <message>
        <source>QR code of the signing link</source>
        <translation>QR-Code des Links zum Unterschreiben</translation>
    </message>
    <message>
        <source>Signing link</source>
        <translation>Link zum Unterschreiben</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Link kopieren</translation>
    </message>
    <message>
        <source>Open in email app…</source>
        <translation>Im E-Mail-Programm öffnen…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Scan to sign as %1</source>
        <translation>Scannen, um als %1 zu unterschreiben</translation>
    </message>
</context>
<context>
    <name>ink::ui::LinkReachPart</name>
    <message>
        <source>Signing links</source>
        <translation>Links zum Unterschreiben</translation>
    </message>
    <message>
        <source>Signing links point to the service on this computer, so they work only while Inkstone is running here.</source>
        <translation>Links zum Unterschreiben führen zum Dienst auf diesem Computer und funktionieren daher nur, solange Inkstone hier läuft.</translation>
    </message>
    <message>
        <source>Only on this computer</source>
        <translation>Nur auf diesem Computer</translation>
    </message>
    <message>
        <source>On the local network</source>
        <translation>Im lokalen Netzwerk</translation>
    </message>
    <message>
        <source>At a public address or over a VPN</source>
        <translation>Unter einer öffentlichen Adresse oder über ein VPN</translation>
    </message>
    <message>
        <source>This computer&apos;s address on the network</source>
        <translation>Adresse dieses Computers im Netzwerk</translation>
    </message>
    <message>
        <source>Base address of signing links</source>
        <translation>Basisadresse der Links</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>A reverse proxy on this computer forwards requests to the service</source>
        <translation>Ein Reverse-Proxy auf diesem Computer leitet an den Dienst weiter</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Test the address</source>
        <translation>Adresse testen</translation>
    </message>
    <message>
        <source>People sign here in person. Nobody else can open a link.</source>
        <translation>Unterschrieben wird hier vor Ort. Niemand sonst kann einen Link öffnen.</translation>
    </message>
    <message>
        <source>Set up the proxy to forward %1 to http://127.0.0.1:%2.</source>
        <translation>Richten Sie den Proxy so ein, dass er %1 an http://127.0.0.1:%2 weiterleitet.</translation>
    </message>
    <message>
        <source>Set by your administrator.</source>
        <translation>Von Ihrem Administrator festgelegt.</translation>
    </message>
    <message>
        <source>Choose an address that other computers can reach.</source>
        <translation>Wählen Sie eine Adresse, unter der andere diesen Computer erreichen.</translation>
    </message>
    <message>
        <source>This address works only on this computer. Enter one that other computers can reach.</source>
        <translation>Auf jedem Computer steht diese Adresse für den Computer selbst.</translation>
    </message>
    <message>
        <source>Enter an address such as https://sign.example.com.</source>
        <translation>Geben Sie eine Adresse wie https://sign.example.com ein.</translation>
    </message>
    <message>
        <source>Allow connections from other computers?</source>
        <translation>Dienst für andere Computer öffnen?</translation>
    </message>
    <message>
        <source>Allow connections</source>
        <translation>Dienst öffnen</translation>
    </message>
    <message>
        <source>Signing links work only on this computer.</source>
        <translation>Links zum Unterschreiben funktionieren nur auf diesem Computer.</translation>
    </message>
    <message>
        <source>Signing links begin with %1.</source>
        <translation>Links zum Unterschreiben beginnen mit %1.</translation>
    </message>
    <message>
        <source>Port %1 is in use by another program, so the service can&apos;t be reached.</source>
        <translation>Ein anderes Programm belegt Port %1, deshalb ist der Dienst nicht erreichbar.</translation>
    </message>
    <message>
        <source>Choose another port, or quit that program and restart Inkstone.</source>
        <translation>Wählen Sie einen anderen Port, oder beenden Sie das Programm und starten Sie Inkstone neu.</translation>
    </message>
    <message>
        <source>This computer no longer has the address %1.</source>
        <translation>Dieser Computer hat die Adresse %1 zurzeit nicht.</translation>
    </message>
    <message>
        <source>Links that begin with this address don&apos;t work. Choose one of the current addresses.</source>
        <translation>Links, die damit beginnen, lassen sich nicht öffnen. Wählen Sie eine der aktuellen Adressen.</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>Test läuft…</translation>
    </message>
    <message>
        <source>%1 reaches the service on this computer.</source>
        <translation>%1 führt zum Dienst dieses Computers.</translation>
    </message>
    <message>
        <source>The test ran on this computer, and a firewall may still block other devices. To be sure, open the address on a phone.</source>
        <translation>Getestet wurde von diesem Computer aus. Öffnen Sie die Adresse zur Sicherheit auf einem Smartphone: Eine Firewall könnte sie noch sperren.</translation>
    </message>
    <message>
        <source>A different Inkstone service responds at %1.</source>
        <translation>Unter %1 antwortet ein anderer Inkstone-Dienst.</translation>
    </message>
    <message>
        <source>This computer&apos;s signing links don&apos;t work there. Check where the proxy or port forwarding sends requests.</source>
        <translation>Links dieses Computers funktionieren dort nicht. Prüfen Sie, wohin der Proxy oder der weitergeleitete Port führt.</translation>
    </message>
    <message>
        <source>%1 responds, but it isn&apos;t an Inkstone service.</source>
        <translation>Unter %1 antwortet etwas anderes.</translation>
    </message>
    <message>
        <source>Check where the proxy or port forwarding sends requests.</source>
        <translation>Prüfen Sie, wohin der Proxy oder der weitergeleitete Port führt.</translation>
    </message>
    <message>
        <source>The host name in %1 couldn&apos;t be found.</source>
        <translation>Der Name in %1 ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Check the spelling, or add a DNS record for the name.</source>
        <translation>Prüfen Sie die Schreibweise, oder legen Sie den Namen dort an, wo Ihre Domain verwaltet wird.</translation>
    </message>
    <message>
        <source>The certificate of %1 isn&apos;t trusted.</source>
        <translation>Das Zertifikat von %1 wird nicht akzeptiert.</translation>
    </message>
    <message>
        <source>Browsers show a warning. Renew the certificate or use one that browsers trust.</source>
        <translation>Browser warnen davor. Erneuern Sie es, oder verwenden Sie ein Zertifikat, dem sie vertrauen.</translation>
    </message>
    <message>
        <source>No response from %1 when tested from this computer.</source>
        <translation>Unter %1 antwortet von diesem Computer aus nichts.</translation>
    </message>
    <message>
        <source>Check the proxy, the forwarded port and the firewall. Some routers don&apos;t let you open their own address from inside the network; in that case, try it on a phone with Wi-Fi turned off.</source>
        <translation>Prüfen Sie Proxy, weitergeleiteten Port und Firewall. Bei manchen Routern lässt sich die eigene Adresse nicht von innen öffnen; versuchen Sie es dann auf einem Smartphone ohne WLAN.</translation>
    </message>
    <message>
        <source>The service accepts connections from every network on port %1. Forward this port to this computer.</source>
        <translation>Der Dienst nimmt auf Port %1 Verbindungen aus allen Netzwerken an. Leiten Sie diesen Port an diesen Computer weiter.</translation>
    </message>
    <message>
        <source>The service on this computer accepts connections from other computers on port %1. They can open signing links and sign in with an API key.</source>
        <translation>Der Dienst auf diesem Computer nimmt auf Port %1 Verbindungen anderer Computer an. Sie können Links zum Unterschreiben öffnen und sich mit einem API-Schlüssel anmelden.</translation>
    </message>
    <message>
        <source>Anyone on this network who has a link can open it. The connection isn&apos;t encrypted, so use this only on a network that you trust.</source>
        <translation>Wer in diesem Netzwerk einen Link hat, kann ihn öffnen. Die Verbindung ist nicht verschlüsselt; nutzen Sie dies daher nur in einem Netzwerk, dem Sie vertrauen.</translation>
    </message>
</context>
<context>
    <name>ink::ui::LockNotice</name>
    <message>
        <source>Your administrator manages some of these settings. You can&apos;t change them here.</source>
        <translation>Ihr Administrator verwaltet einige dieser Einstellungen. Sie können sie hier nicht ändern.</translation>
    </message>
</context>
<context>
    <name>ink::ui::LogViewer</name>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter the log</source>
        <translation>Protokoll filtern</translation>
    </message>
    <message>
        <source>Warnings and errors only</source>
        <translation>Nur Warnungen und Fehler</translation>
    </message>
    <message>
        <source>The log is empty.</source>
        <translation>Das Protokoll ist leer.</translation>
    </message>
    <message>
        <source>“Copy for support” leaves out quoted text, file and host names, and all addresses.</source>
        <translation>„Für den Support kopieren“ lässt zitierten Text, Namen von Dateien und Rechnern und alle Adressen weg.</translation>
    </message>
    <message>
        <source>Copy for support</source>
        <translation>Für den Support kopieren</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Aktualisieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
</context>
<context>
    <name>ink::ui::MailAccountPart</name>
    <message>
        <source>Email account</source>
        <translation>E-Mail-Konto</translation>
    </message>
    <message>
        <source>The service on this computer sends signing links, codes and copies through your own email account while Inkstone is running.</source>
        <translation>Der Dienst auf diesem Computer sendet Links zum Unterschreiben, Codes und Kopien über Ihr eigenes E-Mail-Konto, solange Inkstone läuft.</translation>
    </message>
    <message>
        <source>Send as</source>
        <translation>Senden als</translation>
    </message>
    <message>
        <source>A name and an email address, or only the address.</source>
        <translation>Name und E-Mail-Adresse oder nur die Adresse.</translation>
    </message>
    <message>
        <source>Outgoing mail server (SMTP)</source>
        <translation>Postausgangsserver (SMTP)</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>Verschlüsselung</translation>
    </message>
    <message>
        <source>None (only for a server on this computer)</source>
        <translation>Keine (Server auf diesem Computer)</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>Benutzername</translation>
    </message>
    <message>
        <source>Leave empty if the server doesn&apos;t require sign-in.</source>
        <translation>Leer lassen, wenn der Server keine Anmeldung verlangt.</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>Stored only in this computer&apos;s keychain. Some providers ask for an app password here.</source>
        <translation>Nur im Schlüsselbund dieses Computers gespeichert. Manche Anbieter verlangen hier ein App-Passwort.</translation>
    </message>
    <message>
        <source>Save email account</source>
        <translation>E-Mail-Konto speichern</translation>
    </message>
    <message>
        <source>Send a test message</source>
        <translation>Testnachricht senden</translation>
    </message>
    <message>
        <source>Stop sending email</source>
        <translation>Keine E-Mails mehr senden</translation>
    </message>
    <message>
        <source>Set by your administrator.</source>
        <translation>Von Ihrem Administrator festgelegt.</translation>
    </message>
    <message>
        <source>Stored in the keychain</source>
        <translation>Im Schlüsselbund verwahrt</translation>
    </message>
    <message>
        <source>Enter an email address.</source>
        <translation>Geben Sie eine E-Mail-Adresse ein.</translation>
    </message>
    <message>
        <source>Enter the server&apos;s name.</source>
        <translation>Geben Sie den Namen des Servers ein.</translation>
    </message>
    <message>
        <source>A password is sent only over an encrypted connection.</source>
        <translation>Ein Passwort wird nur über eine verschlüsselte Verbindung gesendet.</translation>
    </message>
    <message>
        <source>Enter the password for this account.</source>
        <translation>Geben Sie das Passwort dieses Kontos ein.</translation>
    </message>
    <message>
        <source>The keychain isn&apos;t available, so the password is kept only until you close Inkstone.</source>
        <translation>Der Schlüsselbund ist nicht verfügbar; das Passwort gilt daher nur, bis Sie Inkstone schließen.</translation>
    </message>
    <message>
        <source>This computer no longer sends email.</source>
        <translation>Dieser Computer sendet keine E-Mails.</translation>
    </message>
    <message>
        <source>Email account saved.</source>
        <translation>E-Mail-Konto gespeichert.</translation>
    </message>
    <message>
        <source>Test message from Inkstone</source>
        <translation>Testnachricht von Inkstone</translation>
    </message>
    <message>
        <source>Inkstone can send email through this account.</source>
        <translation>Inkstone kann über dieses Konto E-Mails senden.</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Wird gesendet…</translation>
    </message>
    <message>
        <source>The test message wasn&apos;t sent.</source>
        <translation>Die Testnachricht wurde nicht gesendet.</translation>
    </message>
    <message>
        <source>The mail server accepted the message.</source>
        <translation>Der Mailserver hat die Nachricht angenommen.</translation>
    </message>
    <message>
        <source>Check the inbox of %1.</source>
        <translation>Sehen Sie im Posteingang von %1 nach.</translation>
    </message>
    <message>
        <source>Incoming mail server (IMAP), optional</source>
        <translation>Posteingangsserver (IMAP), optional</translation>
    </message>
    <message>
        <source>Inkstone checks this mailbox for bounced messages and marks their recipients. It doesn&apos;t change anything in the mailbox.</source>
        <translation>Inkstone sucht dort nach Nachrichten, die nicht zugestellt werden konnten, und markiert deren Empfänger. In Ihrem Postfach wird nichts geändert.</translation>
    </message>
    <message>
        <source>Enter the user name for the incoming mail server.</source>
        <translation>Der Posteingangsserver braucht einen Benutzernamen.</translation>
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
        <translation>— nicht verwendet —</translation>
    </message>
    <message>
        <source>Use column %1 as</source>
        <translation>Spalte %1 kommt in</translation>
    </message>
    <message>
        <source>%1 (button 1–%2)</source>
        <translation>%1 (Nr. 1–%2)</translation>
    </message>
    <message>
        <source>%1: the position of a button, 1 to %2, in tab order</source>
        <translation>%1: der Platz eines Optionsfelds, von 1 bis %2, in der Tabulatorreihenfolge</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a kind of tag and what it takes</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>Empfänger</translation>
    </message>
    <message>
        <source>Recipient %1</source>
        <translation>Empfänger %1</translation>
    </message>
    <message>
        <source>%1: name</source>
        <translation>%1: Name</translation>
    </message>
    <message>
        <source>%1: name + “%2”</source>
        <translation>%1: Name + „%2“</translation>
    </message>
    <message>
        <source>%1: first name</source>
        <translation>%1: Vorname</translation>
    </message>
    <message>
        <source>%1: last name</source>
        <translation>%1: Nachname</translation>
    </message>
    <message>
        <source>%1: email</source>
        <translation>%1: E-Mail</translation>
    </message>
    <message>
        <source>%1: email + “%2”</source>
        <translation>%1: E-Mail + „%2“</translation>
    </message>
    <message>
        <source>%1: phone number</source>
        <translation>%1: Telefonnummer</translation>
    </message>
    <message>
        <source>— Title or message —</source>
        <translation>— Titel oder Nachricht —</translation>
    </message>
    <message>
        <source>%1: middle name</source>
        <translation>%1: zweiter Vorname</translation>
    </message>
</context>
<context>
    <name>ink::ui::MergeRecipients</name>
    <message>
        <source>Merge recipients</source>
        <translation>Empfänger zusammenführen</translation>
    </message>
</context>
<context>
    <name>ink::ui::Money</name>
    <message>
        <source>Your spending limit of %1 is used up.</source>
        <translation>Ihre Ausgabengrenze von %1 ist aufgebraucht.</translation>
    </message>
    <message>
        <source>You have spent %1 of your limit of %2.</source>
        <translation>Sie haben %1 Ihrer Grenze von %2 ausgegeben.</translation>
    </message>
    <message>
        <source>Sending costs %1, which exceeds your remaining spending limit (%2).</source>
        <translation>Das Senden kostet %1 und damit mehr, als Ihre Ausgabengrenze übrig lässt (%2).</translation>
    </message>
    <message>
        <source>Sending costs %1. Then %2 of your spending limit of %3 is used.</source>
        <translation>Das Senden kostet %1. Danach sind %2 Ihrer Ausgabengrenze von %3 verbraucht.</translation>
    </message>
</context>
<context>
    <name>ink::ui::MoreFields</name>
    <message>
        <source>Multiline text</source>
        <translation>Mehrzeiliger Text</translation>
    </message>
    <message>
        <source>Comb text</source>
        <translation>Text in Kästchen</translation>
    </message>
    <message>
        <source>Email address</source>
        <translation>E-Mail-Adresse</translation>
    </message>
    <message>
        <source>Phone number</source>
        <translation>Telefonnummer</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>Recipient&apos;s name</source>
        <translation>Name des Empfängers</translation>
    </message>
    <message>
        <source>Recipient&apos;s email address</source>
        <translation>E-Mail-Adresse des Empfängers</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Firma</translation>
    </message>
    <message>
        <source>Job title</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Date sent</source>
        <translation>Sendedatum</translation>
    </message>
    <message>
        <source>Document number</source>
        <translation>Dokumentnummer</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Page number</source>
        <translation>Seitenzahl</translation>
    </message>
    <message>
        <source>Stamp</source>
        <translation>Stempel</translation>
    </message>
    <message>
        <source>More fields</source>
        <translation>Weitere Felder</translation>
    </message>
    <message>
        <source>Fields with a format, automatic values, pictures, page numbers and stamps</source>
        <translation>Felder mit Format, automatische Werte, Bilder, Seitenzahlen und Stempel</translation>
    </message>
</context>
<context>
    <name>ink::ui::MoveTagTool</name>
    <message numerus="yes">
        <source>Move %n field(s)</source>
        <translation>
            <numerusform>%n Feld verschieben</numerusform>
            <numerusform>%n Felder verschieben</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::NetworkSection</name>
    <message>
        <source>The keychain isn&apos;t available, so the password is kept only until you close Inkstone.</source>
        <translation>Der Schlüsselbund ist nicht verfügbar. Dies gilt deshalb, bis Sie Inkstone schließen.</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>For remote services. Connections to this computer never use the proxy.</source>
        <translation>Für entfernte Dienste. Verbindungen zu diesem Computer gehen nie über den Proxy.</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>Proxy address</source>
        <translation>Adresse des Proxys</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>Benutzername</translation>
    </message>
    <message>
        <source>Leave empty if the proxy doesn&apos;t require sign-in.</source>
        <translation>Leer lassen, wenn der Proxy keine Anmeldung verlangt.</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>Custom certificate authority</source>
        <translation>Eigene Zertifizierungsstelle</translation>
    </message>
    <message>
        <source>Certificate file (PEM)</source>
        <translation>Zertifikatsdatei (PEM)</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Auswählen…</translation>
    </message>
    <message>
        <source>Trust system certificates only</source>
        <translation>Nur Systemzertifikaten vertrauen</translation>
    </message>
    <message>
        <source>Test connection</source>
        <translation>Verbindung prüfen</translation>
    </message>
    <message>
        <source>Use system settings</source>
        <translation>Systemeinstellungen verwenden</translation>
    </message>
    <message>
        <source>No proxy</source>
        <translation>Direkt</translation>
    </message>
    <message>
        <source>HTTP proxy</source>
        <translation>HTTP-Proxy</translation>
    </message>
    <message>
        <source>SOCKS 5 proxy</source>
        <translation>SOCKS-5-Proxy</translation>
    </message>
    <message>
        <source>Stored in the keychain</source>
        <translation>Im Schlüsselbund verwahrt</translation>
    </message>
    <message>
        <source>Stored only in this computer&apos;s keychain.</source>
        <translation>Wird im Schlüsselbund dieses Computers aufbewahrt, nirgends sonst.</translation>
    </message>
    <message>
        <source>This file doesn&apos;t contain a valid certificate.</source>
        <translation>Diese Datei enthält kein gültiges Zertifikat.</translation>
    </message>
    <message>
        <source>Only certificates that the system trusts are accepted.</source>
        <translation>Nur Zertifikate, denen das System vertraut, werden angenommen.</translation>
    </message>
    <message numerus="yes">
        <source>%n certificate(s) trusted in addition to the system certificates.</source>
        <translation>
            <numerusform>%n Zertifikat ist zusätzlich zu denen des Systems vertrauenswürdig.</numerusform>
            <numerusform>%n Zertifikate sind zusätzlich zu denen des Systems vertrauenswürdig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Set by your administrator.</source>
        <translation>Von Ihrem Administrator festgelegt.</translation>
    </message>
    <message>
        <source>Enter the address of the proxy.</source>
        <translation>Der Proxy braucht eine Adresse.</translation>
    </message>
    <message>
        <source>Proxy changed.</source>
        <translation>Der Proxy ist geändert.</translation>
    </message>
    <message>
        <source>Choose certificates to trust</source>
        <translation>Vertrauenswürdige Zertifikate</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer);;All files (*)</source>
        <translation>Zertifikate (*.pem *.crt *.cer);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Only the system&apos;s certificates are trusted.</source>
        <translation>Nur den Zertifikaten des Systems wird vertraut.</translation>
    </message>
    <message>
        <source>The certificates are now trusted.</source>
        <translation>Den Zertifikaten wird von jetzt an vertraut.</translation>
    </message>
    <message>
        <source>The service is available.</source>
        <translation>Der Dienst ist verfügbar.</translation>
    </message>
    <message>
        <source>Signed in as %1.</source>
        <translation>Angemeldet als %1.</translation>
    </message>
</context>
<context>
    <name>ink::ui::NewTemplateButton</name>
    <message>
        <source>New template</source>
        <translation>Neue Vorlage</translation>
    </message>
    <message>
        <source>Templates can&apos;t be created offline.</source>
        <translation>Offline lassen sich keine Vorlagen anlegen.</translation>
    </message>
    <message>
        <source>From PDF files…</source>
        <translation>Aus PDF-Dateien…</translation>
    </message>
    <message>
        <source>Bulk template from PDF files…</source>
        <translation>Serienvorlage aus PDF-Dateien…</translation>
    </message>
    <message>
        <source>Link template from PDF files…</source>
        <translation>Linkvorlage aus PDF-Dateien…</translation>
    </message>
    <message>
        <source>Import a template…</source>
        <translation>Vorlage importieren…</translation>
    </message>
</context>
<context>
    <name>ink::ui::NextPeopleDialog</name>
    <message>
        <source>Name the next recipient</source>
        <translation>Nächste Person benennen</translation>
    </message>
    <message>
        <source>The sender asked you to name the next recipient. They will get a signing link by email.</source>
        <translation>Der Absender bittet Sie anzugeben, wer als Nächstes an der Reihe ist. Diese Person erhält einen Signaturlink per E-Mail.</translation>
    </message>
    <message>
        <source>Your witness</source>
        <translation>Ihr Zeuge oder Ihre Zeugin</translation>
    </message>
    <message>
        <source>Next recipient</source>
        <translation>Nächste Person</translation>
    </message>
    <message>
        <source>Next recipient: %1</source>
        <translation>Nächste Person: %1</translation>
    </message>
    <message>
        <source>First and last name</source>
        <translation>Vor- und Nachname</translation>
    </message>
    <message>
        <source>name@example.com</source>
        <translation>name@example.com</translation>
    </message>
    <message>
        <source>%1, name</source>
        <translation>%1, Name</translation>
    </message>
    <message>
        <source>%1, email address</source>
        <translation>%1, E-Mail-Adresse</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>ink::ui::NotificationSection</name>
    <message>
        <source>“%1” isn&apos;t a valid email address.</source>
        <translation>„%1“ ist keine gültige E-Mail-Adresse.</translation>
    </message>
    <message>
        <source>Enter at most 50 addresses.</source>
        <translation>Höchstens 50 Adressen.</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Benachrichtigungen</translation>
    </message>
    <message>
        <source>Email me when a document is</source>
        <translation>Per E-Mail benachrichtigen, wenn ein Dokument</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>geöffnet wird</translation>
    </message>
    <message>
        <source>signed</source>
        <translation>unterschrieben wird</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>abgeschlossen wird</translation>
    </message>
    <message>
        <source>declined</source>
        <translation>abgelehnt wird</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>abläuft</translation>
    </message>
    <message>
        <source>Remind recipients</source>
        <translation>Empfänger erinnern</translation>
    </message>
    <message>
        <source>Maximum number of reminders</source>
        <translation>Höchstzahl der Erinnerungen</translation>
    </message>
    <message>
        <source>Warn before the deadline</source>
        <translation>Vor der Frist warnen</translation>
    </message>
    <message>
        <source>Completion email</source>
        <translation>Bei Abschluss eines Dokuments senden</translation>
    </message>
    <message>
        <source>Copies of these emails to</source>
        <translation>Kopien dieser E-Mails an</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>With the signed files attached</source>
        <translation>Die unterschriebenen Dateien</translation>
    </message>
    <message>
        <source>With a link to the signed files</source>
        <translation>Einen Link dazu</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nichts</translation>
    </message>
    <message numerus="yes">
        <source>%n days before</source>
        <translation>
            <numerusform>%n Tag vorher</numerusform>
            <numerusform>%n Tage vorher</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::OpeningPage</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>ink::ui::OutboxPage</name>
    <message>
        <source>Outbox</source>
        <translation>Postausgang</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>Jetzt senden</translation>
    </message>
    <message>
        <source>Empty…</source>
        <translation>Leeren…</translation>
    </message>
    <message>
        <source>The outbox is empty. Documents that you prepare offline wait here until the connection is back.</source>
        <translation>Der Postausgang ist leer. Dokumente, die Sie offline vorbereiten, bleiben hier, bis die Verbindung wieder da ist.</translation>
    </message>
    <message>
        <source>You&apos;re offline. These items will be sent in this order when the connection is back.</source>
        <translation>Sie sind offline. Diese Einträge werden in dieser Reihenfolge gesendet, sobald die Verbindung wieder da ist.</translation>
    </message>
    <message>
        <source>Items are sent in this order.</source>
        <translation>Einträge werden in dieser Reihenfolge gesendet.</translation>
    </message>
    <message>
        <source>New draft, not sent</source>
        <translation>Neuer Entwurf, nicht gesendet</translation>
    </message>
    <message>
        <source>Send draft to its recipients</source>
        <translation>Entwurf, an seine Empfänger gesendet</translation>
    </message>
    <message>
        <source>Send a reminder</source>
        <translation>Eine Erinnerung</translation>
    </message>
    <message>
        <source>Cancel signing: %1</source>
        <translation>Abgebrochen: %1</translation>
    </message>
    <message>
        <source>Move to the trash</source>
        <translation>In den Papierkorb gelegt</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Unterwegs…</translation>
    </message>
    <message>
        <source>The service may already have received this item, and sending it again could create a duplicate. Check the service first, then send the item again or remove it here.</source>
        <translation>Der Eintrag ist möglicherweise schon angekommen; erneutes Senden könnte ein zweites Dokument erzeugen. Prüfen Sie zuerst den Dienst, senden Sie dann erneut oder entfernen Sie den Eintrag hier.</translation>
    </message>
    <message>
        <source>Open in the editor</source>
        <translation>Im Editor geöffnet</translation>
    </message>
    <message>
        <source>Queued %1</source>
        <translation>Eingereiht %1</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Erneut senden</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>%1 bearbeiten</translation>
    </message>
    <message>
        <source>Keep as draft</source>
        <translation>Nicht senden</translation>
    </message>
    <message>
        <source>Saves the document on the service as a draft without sending it.</source>
        <translation>Speichert es dort nur als Entwurf.</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Früher</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove “%1”?</source>
        <translation>„%1“ entfernen?</translation>
    </message>
    <message>
        <source>This draft exists only on this computer and will be deleted.</source>
        <translation>Dieser Entwurf existiert nur auf diesem Computer und wird gelöscht.</translation>
    </message>
    <message>
        <source>The change won&apos;t be made. The document itself stays as it is.</source>
        <translation>Die Änderung wird nicht ausgeführt. Das Dokument selbst bleibt unverändert.</translation>
    </message>
    <message>
        <source>Delete draft</source>
        <translation>Entwurf löschen</translation>
    </message>
    <message>
        <source>Empty the outbox?</source>
        <translation>Postausgang leeren?</translation>
    </message>
    <message>
        <source>None of these changes will be made.</source>
        <translation>Keine dieser Änderungen wird ausgeführt.</translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) that exist only on this computer will be deleted.</source>
        <translation>
            <numerusform>%n Entwurf, den nur dieser Computer hat, ist dann weg.</numerusform>
            <numerusform>%n Entwürfe, die nur dieser Computer hat, sind dann weg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n items</source>
        <translation>
            <numerusform>%n Eintrag entfernen</numerusform>
            <numerusform>%n Einträge entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove from its folder</source>
        <translation>Aus seinem Ordner genommen</translation>
    </message>
    <message>
        <source>Move to another folder</source>
        <translation>In einen anderen Ordner verschoben</translation>
    </message>
    <message>
        <source>Restore from the trash</source>
        <translation>Aus dem Papierkorb zurückgeholt</translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <translation>Endgültig gelöscht</translation>
    </message>
    <message>
        <source>New draft from a template</source>
        <translation>Neuer Entwurf aus einer Vorlage</translation>
    </message>
    <message>
        <source>Resume bulk run</source>
        <translation>Ein Serienversand geht weiter</translation>
    </message>
    <message>
        <source>The run stays paused. You can resume it from the list of bulk runs.</source>
        <translation>Der Versand bleibt angehalten. Sie können ihn in der Liste fortsetzen.</translation>
    </message>
    <message>
        <source>The values entered for this template will be lost.</source>
        <translation>Die für diese Vorlage eingegebenen Werte gehen verloren.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename to “%1”</source>
        <translation>Umbenannt in „%1“</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>The change won&apos;t be made. The template itself stays as it is.</source>
        <translation>Die Änderung wird nicht ausgeführt. Die Vorlage selbst bleibt unverändert.</translation>
    </message>
    <message>
        <source>Signed offline by %1 on %2</source>
        <translation>Offline unterschrieben von %1, %2</translation>
    </message>
    <message>
        <source>The service didn&apos;t accept the signature, so the document isn&apos;t signed. %1</source>
        <translation>Der Dienst hat die Unterschrift nicht angenommen, das Dokument ist also nicht unterschrieben. %1</translation>
    </message>
    <message>
        <source>Delete this signature?</source>
        <translation>Diese Unterschrift löschen?</translation>
    </message>
    <message>
        <source>The signature of %1 on “%2” exists only on this computer. Once deleted, it can&apos;t be submitted.</source>
        <translation>Was %1 in „%2“ unterschrieben hat, gibt es nur auf diesem Computer. Nach dem Löschen kann es nicht mehr eingereicht werden.</translation>
    </message>
    <message>
        <source>Delete signature</source>
        <translation>Unterschrift löschen</translation>
    </message>
    <message numerus="yes">
        <source>%n signature(s) that exist only on this computer will be deleted.</source>
        <translation>
            <numerusform>%n Unterschrift, die nur dieser Computer hat, wird gelöscht.</numerusform>
            <numerusform>%n Unterschriften, die nur dieser Computer hat, werden gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>The signature arrived after the deadline, so the document isn&apos;t signed. Send the document again with a later deadline, and have it signed again.</source>
        <translation>Die Unterschrift kam nach Ablauf der Frist an, daher ist das Dokument nicht unterschrieben. Senden Sie das Dokument mit einer späteren Frist noch einmal, und lassen Sie es erneut unterschreiben.</translation>
    </message>
    <message numerus="yes">
        <source>New document, to be sent to %n people</source>
        <translation>
            <numerusform>Neues Dokument, geht an %n Person</numerusform>
            <numerusform>Neues Dokument, geht an %n Personen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>New document from a template, to be sent to %n people</source>
        <translation>
            <numerusform>Neues Dokument aus einer Vorlage, geht an %n Person</numerusform>
            <numerusform>Neues Dokument aus einer Vorlage, geht an %n Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>New document without recipients</source>
        <translation>Neues Dokument ohne Empfänger</translation>
    </message>
</context>
<context>
    <name>ink::ui::OutreachWords</name>
    <message>
        <source>This service can&apos;t send email. After sending, copy the signing links from the details and send them yourself.</source>
        <translation>Dieser Dienst kann keine E-Mails senden. Kopieren Sie nach dem Senden die Signaturlinks aus den Details und senden Sie sie selbst.</translation>
    </message>
    <message>
        <source>Recipients with an email address get their signing link by email.</source>
        <translation>Empfänger mit E-Mail-Adresse erhalten ihren Signaturlink per E-Mail.</translation>
    </message>
    <message>
        <source>Ready to sign. Nobody was notified: have people sign here in person.</source>
        <translation>Bereit zum Unterschreiben. Niemand wurde benachrichtigt: Lassen Sie hier vor Ort unterschreiben.</translation>
    </message>
    <message>
        <source>Ready to sign. Nobody was notified: copy the signing links from the details and send them yourself.</source>
        <translation>Bereit zum Unterschreiben. Niemand wurde benachrichtigt: Kopieren Sie die Signaturlinks aus den Details und senden Sie sie selbst.</translation>
    </message>
    <message>
        <source>Sent. The signing links go out by email and are in the details as well.</source>
        <translation>Gesendet. Die Signaturlinks gehen per E-Mail hinaus und stehen auch in den Details.</translation>
    </message>
    <message>
        <source>Sent. The signing links are in the details.</source>
        <translation>Gesendet. Die Signaturlinks stehen in den Details.</translation>
    </message>
    <message numerus="yes">
        <source>Start signing with %n people</source>
        <translation>
            <numerusform>Unterzeichnung mit %n Person beginnen</numerusform>
            <numerusform>Unterzeichnung mit %n Personen beginnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Send to %n people</source>
        <translation>
            <numerusform>An %n Person senden</numerusform>
            <numerusform>An %n Personen senden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A reminder will be sent to %n people.</source>
        <translation>
            <numerusform>Eine Erinnerung wird an %n Person gesendet.</numerusform>
            <numerusform>Eine Erinnerung wird an %n Personen gesendet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service was asked to remind %n people.</source>
        <translation>
            <numerusform>Der Dienst wurde gebeten, %n Person zu erinnern.</numerusform>
            <numerusform>Der Dienst wurde gebeten, %n Personen zu erinnern.</numerusform>
        </translation>
    </message>
    <message>
        <source>This service can&apos;t send email, so none of these emails are sent until its operator sets up a mail server.</source>
        <translation>Dieser Dienst kann keine E-Mails senden. Keine dieser E-Mails geht hinaus, bis sein Betreiber einen Mailserver einrichtet.</translation>
    </message>
    <message>
        <source>Requires a service that can send email.</source>
        <translation>Erfordert einen Dienst, der E-Mails senden kann.</translation>
    </message>
    <message>
        <source>Signing link copied. It works only on this computer.</source>
        <translation>Signaturlink kopiert. Er funktioniert nur auf diesem Computer.</translation>
    </message>
    <message>
        <source>Signing link copied. Anyone with the link can sign.</source>
        <translation>Signaturlink kopiert. Wer den Link hat, kann unterschreiben.</translation>
    </message>
    <message>
        <source>Anyone with this link can sign. The phone must be able to reach this address.</source>
        <translation>Wer diesen Link hat, kann unterschreiben. Das Telefon muss diese Adresse erreichen können.</translation>
    </message>
    <message>
        <source>Nobody is notified: this service can&apos;t send email, and its signing links work only on this computer. Have people sign here in person, or set up email and links in the settings.</source>
        <translation>Niemand wird benachrichtigt: Dieser Dienst kann keine E-Mails senden, und seine Links zum Unterschreiben funktionieren nur auf diesem Computer. Lassen Sie hier vor Ort unterschreiben, oder richten Sie E-Mail und Links in den Einstellungen ein.</translation>
    </message>
    <message>
        <source>Recipients get an email, but its signing link works only on this computer. Choose in the settings who can open links, or have people sign here in person.</source>
        <translation>Die Empfänger erhalten eine E-Mail, deren Link zum Unterschreiben aber nur auf diesem Computer funktioniert. Legen Sie in den Einstellungen fest, wer Links öffnen kann, oder lassen Sie hier vor Ort unterschreiben.</translation>
    </message>
    <message>
        <source>The signing links work only on this computer. Have people sign here in person, or choose in the settings who can open links.</source>
        <translation>Die Links zum Unterschreiben funktionieren nur auf diesem Computer. Lassen Sie hier vor Ort unterschreiben, oder legen Sie in den Einstellungen fest, wer Links öffnen kann.</translation>
    </message>
    <message>
        <source>This link works only on this computer; a phone or another computer can&apos;t open it. Sign here in person instead, or choose in the settings who can open links.</source>
        <translation>Dieser Link funktioniert nur auf diesem Computer; ein Smartphone oder ein anderer Computer kann ihn nicht öffnen. Lassen Sie stattdessen hier vor Ort unterschreiben, oder legen Sie in den Einstellungen fest, wer Links öffnen kann.</translation>
    </message>
    <message>
        <source>None of these emails are sent until you set up email in the settings.</source>
        <translation>Diese E-Mails gehen erst hinaus, wenn Sie in den Einstellungen E-Mail eingerichtet haben.</translation>
    </message>
    <message>
        <source>The signing links in these emails work only on this computer. Choose in the settings who can open links, or have people sign here in person.</source>
        <translation>Die Signaturlinks in diesen E-Mails funktionieren nur auf diesem Computer. Legen Sie in den Einstellungen fest, wer Links öffnen kann, oder lassen Sie hier vor Ort unterschreiben.</translation>
    </message>
</context>
<context>
    <name>ink::ui::PageActions</name>
    <message>
        <source>Rotate pages left</source>
        <translation>Seiten nach links drehen</translation>
    </message>
    <message>
        <source>Rotate pages right</source>
        <translation>Seiten nach rechts drehen</translation>
    </message>
    <message>
        <source>Move pages up</source>
        <translation>Seiten nach oben verschieben</translation>
    </message>
    <message>
        <source>Move pages down</source>
        <translation>Seiten nach unten verschieben</translation>
    </message>
    <message>
        <source>Insert pages…</source>
        <translation>Seiten einfügen…</translation>
    </message>
    <message>
        <source>Insert blank page</source>
        <translation>Leere Seite einfügen</translation>
    </message>
    <message>
        <source>Extract pages…</source>
        <translation>Seiten extrahieren…</translation>
    </message>
    <message>
        <source>Delete pages</source>
        <translation>Seiten löschen</translation>
    </message>
    <message numerus="yes">
        <source>Rotate %n page(s)</source>
        <translation>
            <numerusform>%n Seite drehen</numerusform>
            <numerusform>%n Seiten drehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n page(s)</source>
        <translation>
            <numerusform>%n Seite verschieben</numerusform>
            <numerusform>%n Seiten verschieben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n field(s) on them are deleted too. You can undo this while the editor is open.</source>
        <translation>
            <numerusform>Auch %n Feld darauf wird gelöscht. Sie können dies rückgängig machen, solange der Editor offen ist.</numerusform>
            <numerusform>Auch die %n Felder darauf werden gelöscht. Sie können dies rückgängig machen, solange der Editor offen ist.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n page(s)</source>
        <translation>
            <numerusform>%n Seite löschen</numerusform>
            <numerusform>%n Seiten löschen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n page(s)?</source>
        <translation>
            <numerusform>%n Seite löschen?</numerusform>
            <numerusform>%n Seiten löschen?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) deleted.</source>
        <translation>
            <numerusform>%n Seite gelöscht.</numerusform>
            <numerusform>%n Seiten gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Insert a blank page</source>
        <translation>Leere Seite einfügen</translation>
    </message>
    <message>
        <source>Choose a PDF file to insert pages from</source>
        <translation>PDF-Datei auswählen, deren Seiten eingefügt werden</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message numerus="yes">
        <source>Insert %n page(s)</source>
        <translation>
            <numerusform>%n Seite einfügen</numerusform>
            <numerusform>%n Seiten einfügen</numerusform>
        </translation>
    </message>
    <message>
        <source>A document needs at least one page.</source>
        <translation>Ein Dokument braucht mindestens eine Seite.</translation>
    </message>
</context>
<context>
    <name>ink::ui::PageLinks</name>
    <message>
        <source>Scheduled.</source>
        <translation>Geplant.</translation>
    </message>
    <message>
        <source>The scheduled sending was cancelled.</source>
        <translation>Der geplante Versand wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The document is in the outbox and will be sent when the connection is back.</source>
        <translation>Im Postausgang; wird gesendet, sobald die Verbindung wieder da ist.</translation>
    </message>
    <message>
        <source>The documents in the outbox were sent.</source>
        <translation>Gesendet, was im Postausgang wartete.</translation>
    </message>
    <message>
        <source>Some items in the outbox couldn&apos;t be sent. Open the outbox to see why.</source>
        <translation>Einige Einträge im Postausgang konnten nicht gesendet werden. Öffnen Sie den Postausgang, um den Grund zu sehen.</translation>
    </message>
    <message>
        <source>Everything in the outbox was sent.</source>
        <translation>Der Dienst hat, was im Postausgang wartete.</translation>
    </message>
</context>
<context>
    <name>ink::ui::PageNumber</name>
    <message>
        <source>page</source>
        <comment>before the number</comment>
        <translation>Seite</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>Page number (of %1)</source>
        <translation>Seitenzahl, von %1</translation>
    </message>
    <message>
        <source>Go to page (Ctrl+G)</source>
        <translation>Zu einer Seite gehen (Strg+G)</translation>
    </message>
</context>
<context>
    <name>ink::ui::PageView</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>%1 pt</source>
        <translation>%1 pt</translation>
    </message>
</context>
<context>
    <name>ink::ui::PaperActions</name>
    <message>
        <source>Sent to the printer.</source>
        <translation>An den Drucker gesendet.</translation>
    </message>
    <message>
        <source>Choose the scan of the signed pages</source>
        <translation>Scan der unterschriebenen Seiten auswählen</translation>
    </message>
    <message>
        <source>Scans (*.pdf *.png *.jpg *.jpeg)</source>
        <translation>Scans (*.pdf *.png *.jpg *.jpeg)</translation>
    </message>
    <message>
        <source>Paper signature recorded.</source>
        <translation>Die Unterschrift auf Papier wurde erfasst.</translation>
    </message>
</context>
<context>
    <name>ink::ui::PaperDialog</name>
    <message>
        <source>Sheet %1: a page of another document</source>
        <translation>Blatt %1: Seite eines anderen Dokuments</translation>
    </message>
    <message>
        <source>Sheet %1: not a page of this document</source>
        <translation>Blatt %1: keine Seite dieses Dokuments</translation>
    </message>
    <message>
        <source>Sheet %1: page %2 of %3</source>
        <translation>Blatt %1: Seite %2 von %3</translation>
    </message>
    <message>
        <source>%1 (no mark found, matched by its content)</source>
        <translation>%1 (keine Marke gefunden, nach dem Inhalt zugeordnet)</translation>
    </message>
    <message>
        <source>%1 (no mark found, matched by its position)</source>
        <translation>%1 (keine Marke gefunden, nach der Position zugeordnet)</translation>
    </message>
    <message>
        <source>%1 (duplicate)</source>
        <translation>%1 (erneut gescannt)</translation>
    </message>
    <message>
        <source>Please wait…</source>
        <translation>Bitte warten…</translation>
    </message>
    <message>
        <source>Missing pages: %1. Add them before you record the signature.</source>
        <translation>Fehlende Seiten: %1. Fügen Sie sie hinzu, bevor Sie die Unterschrift erfassen.</translation>
    </message>
    <message>
        <source>The pages come from different printouts. Check that they belong together.</source>
        <translation>Die Seiten stammen aus verschiedenen Ausdrucken. Prüfen Sie, ob sie zusammengehören.</translation>
    </message>
    <message>
        <source>Some sheets don&apos;t belong to this document. Choose the files again without them.</source>
        <translation>Einige Blätter gehören nicht zu diesem Dokument. Wählen Sie die Dateien ohne diese erneut aus.</translation>
    </message>
    <message>
        <source>No pages are missing.</source>
        <translation>Alle Seiten sind vorhanden.</translation>
    </message>
    <message>
        <source>Import signed scan</source>
        <translation>Unterschriebenen Scan importieren</translation>
    </message>
    <message>
        <source>Records that %1 signed “%2” on paper. The sealed document won&apos;t contain an electronic signature by this person; the scan is attached instead.</source>
        <translation>Erfasst, dass %1 „%2“ auf Papier unterschrieben hat. Das versiegelte Dokument enthält dann keine elektronische Unterschrift dieser Person; der Scan wird ihm beigefügt.</translation>
    </message>
    <message>
        <source>Scanned sheets</source>
        <translation>Gescannte Blätter</translation>
    </message>
    <message>
        <source>These sheets were compared with the document</source>
        <translation>Ich habe diese Blätter mit dem Dokument verglichen</translation>
    </message>
    <message>
        <source>Choose files…</source>
        <translation>Dateien auswählen…</translation>
    </message>
    <message>
        <source>Record paper signature</source>
        <translation>Unterschrift auf Papier erfassen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Pages scanned more than once: %1.</source>
        <translation>Mehrfach gescannte Seiten: %1.</translation>
    </message>
</context>
<context>
    <name>ink::ui::PaperPrint</name>
    <message>
        <source>%1 · page %2 of %3 · to be signed by %4</source>
        <translation>%1 · Seite %2 von %3 · zu unterschreiben von %4</translation>
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
        <translation>Erlaubnis für ein anderes Programm</translation>
    </message>
    <message>
        <source>Send “%1”?</source>
        <translation>„%1“ senden?</translation>
    </message>
    <message numerus="yes">
        <source>Send to %n people</source>
        <translation>
            <numerusform>An %n Person senden</numerusform>
            <numerusform>An %n Personen senden</numerusform>
        </translation>
    </message>
    <message>
        <source>Send reminders of “%1”?</source>
        <translation>Erinnerungen an „%1“ senden?</translation>
    </message>
    <message numerus="yes">
        <source>Remind %n people</source>
        <translation>
            <numerusform>%n Person erinnern</numerusform>
            <numerusform>%n Personen erinnern</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel the signing of “%1”?</source>
        <translation>Signaturvorgang von „%1“ abbrechen?</translation>
    </message>
    <message>
        <source>Cancel signing</source>
        <translation>Signaturvorgang abbrechen</translation>
    </message>
    <message>
        <source>Save the files of “%1” on this computer?</source>
        <translation>Dateien von „%1“ auf diesem Computer speichern?</translation>
    </message>
    <message>
        <source>Save files</source>
        <translation>Dateien speichern</translation>
    </message>
    <message>
        <source>A program that calls itself “%1” asks for this. Allow it only if you want exactly what is listed here.</source>
        <translation>Ein Programm, das sich „%1“ nennt, bittet darum. Erlauben Sie es nur, wenn Sie genau das wollen, was hier steht.</translation>
    </message>
    <message>
        <source>Don&apos;t allow</source>
        <translation>Nicht erlauben</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Dienst</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Dieser Computer</translation>
    </message>
    <message>
        <source>Document number</source>
        <translation>Dokumentnummer</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Copy for</source>
        <translation>Kopie für</translation>
    </message>
    <message>
        <source>Recipient, step %1</source>
        <translation>Empfänger, Schritt %1</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>%1
%2, SHA-256 %3</source>
        <translation>%1
%2, SHA-256 %3</translation>
    </message>
    <message>
        <source>Value “%1”</source>
        <translation>Wert „%1“</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Spending limit</source>
        <translation>Ausgabengrenze</translation>
    </message>
    <message>
        <source>%1 of %2 are then used</source>
        <translation>Danach sind %1 von %2 verbraucht</translation>
    </message>
</context>
<context>
    <name>ink::ui::PictureCropper</name>
    <message>
        <source>Crop area</source>
        <translation>Ausschnitt</translation>
    </message>
    <message>
        <source>Move the crop area</source>
        <translation>Ausschnitt verschieben</translation>
    </message>
    <message>
        <source>Top left corner</source>
        <translation>Ecke oben links</translation>
    </message>
    <message>
        <source>Top right corner</source>
        <translation>Ecke oben rechts</translation>
    </message>
    <message>
        <source>Bottom left corner</source>
        <translation>Ecke unten links</translation>
    </message>
    <message>
        <source>Bottom right corner</source>
        <translation>Ecke unten rechts</translation>
    </message>
    <message>
        <source>Drag, or press the arrow keys.</source>
        <translation>Ziehen Sie, oder drücken Sie die Pfeiltasten.</translation>
    </message>
</context>
<context>
    <name>ink::ui::PreviewPage</name>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>No recipients yet.</source>
        <translation>Noch hat niemand etwas zu tun.</translation>
    </message>
    <message>
        <source>Add a recipient to see the preview.</source>
        <translation>Fügen Sie einen Empfänger hinzu und sehen Sie dann wieder nach.</translation>
    </message>
    <message>
        <source>Back to the editor</source>
        <translation>Zurück zum Editor</translation>
    </message>
    <message>
        <source>%1 chooses where to place the signature.</source>
        <translation>%1 platziert die Unterschrift an der gewünschten Stelle.</translation>
    </message>
    <message>
        <source>%1 can&apos;t finish yet.</source>
        <translation>%1 könnte noch nicht abschließen.</translation>
    </message>
    <message>
        <source>%1 has nothing to fill in.</source>
        <translation>%1 hat nichts auszufüllen.</translation>
    </message>
    <message>
        <source>%1 can finish now.</source>
        <translation>%1 kann jetzt abschließen.</translation>
    </message>
    <message>
        <source>Continue as %1</source>
        <translation>Weiter als %1</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>View as</source>
        <translation>Ansehen als</translation>
    </message>
    <message>
        <source>Recipient to preview</source>
        <translation>Empfänger, dessen Ansicht gezeigt wird</translation>
    </message>
    <message>
        <source>Pages as the recipient sees them</source>
        <translation>Seiten, wie der Empfänger sie sieht</translation>
    </message>
    <message>
        <source>Preview only: nothing is saved or sent.</source>
        <translation>Dies ist eine Probe: Nichts wird gespeichert, niemand wird benachrichtigt.</translation>
    </message>
</context>
<context>
    <name>ink::ui::QrCodeView</name>
    <message>
        <source>QR code of %1</source>
        <translation>QR-Code von %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::QuestionPositionDialog</name>
    <message>
        <source>Question about page %1</source>
        <translation>Frage zu Seite %1</translation>
    </message>
    <message>
        <source>Page with the marked position</source>
        <translation>Die Seite mit der markierten Stelle</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ink::ui::QuestionRow</name>
    <message>
        <source>Answer from %1</source>
        <translation>Antwort von %1</translation>
    </message>
    <message>
        <source>Answer…</source>
        <translation>Antworten…</translation>
    </message>
    <message>
        <source>Add another answer…</source>
        <translation>Erneut antworten…</translation>
    </message>
    <message>
        <source>Show on page %1</source>
        <translation>Auf Seite %1 anzeigen</translation>
    </message>
</context>
<context>
    <name>ink::ui::RebaseList</name>
    <message>
        <source>All %1</source>
        <translation>Alle %1</translation>
    </message>
    <message>
        <source>Show all fields</source>
        <translation>Alle Felder anzeigen</translation>
    </message>
    <message>
        <source>To review %1</source>
        <translation>Zu entscheiden %1</translation>
    </message>
    <message>
        <source>Show lost and uncertain fields</source>
        <translation>Nur Verlorenes oder Unsicheres anzeigen</translation>
    </message>
    <message>
        <source>Moved %1</source>
        <translation>Verschoben %1</translation>
    </message>
    <message>
        <source>Show fields that moved with their text</source>
        <translation>Nur anzeigen, was mit seinem Text gewandert ist</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Press Enter to accept a suggestion, P to place a lost field, or Delete to remove a field. Drag fields on the right to move them.</source>
        <translation>Enter nimmt einen Vorschlag an, P platziert ein verlorenes Feld, Entf verwirft eines. Ziehen Sie Felder rechts, um sie zu verschieben.</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platzieren</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Accept all likely positions</source>
        <translation>Alle wahrscheinlichen annehmen</translation>
    </message>
    <message>
        <source>Uncertain positions are reviewed one by one.</source>
        <translation>Unsichere Positionen werden einzeln geprüft.</translation>
    </message>
</context>
<context>
    <name>ink::ui::RebaseModel</name>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Uncertain</source>
        <translation>Unsicher</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Verschoben</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Angenommen</translation>
    </message>
    <message>
        <source>Placed manually</source>
        <translation>Von Hand platziert</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Verworfen</translation>
    </message>
    <message>
        <source>p. %1 → %2</source>
        <translation>S. %1 → %2</translation>
    </message>
    <message>
        <source>p. %1</source>
        <translation>S. %1</translation>
    </message>
    <message>
        <source>Likely</source>
        <translation>Wahrscheinlich</translation>
    </message>
</context>
<context>
    <name>ink::ui::RebaseReview</name>
    <message>
        <source>Place field</source>
        <translation>Feld platzieren</translation>
    </message>
    <message>
        <source>Remove field</source>
        <translation>Feld verwerfen</translation>
    </message>
    <message>
        <source>Every field has been placed.</source>
        <translation>Jedes Feld hat seinen Platz.</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) still need review.</source>
        <translation>
            <numerusform>%n Feld braucht noch eine Entscheidung.</numerusform>
            <numerusform>%n Felder brauchen noch eine Entscheidung.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace file</source>
        <translation>Datei ersetzen</translation>
    </message>
    <message>
        <source>Review the lost and uncertain fields first.</source>
        <translation>Entscheiden Sie zuerst über Verlorenes und Unsicheres.</translation>
    </message>
    <message>
        <source>Replace a file with a newer version</source>
        <translation>Datei durch eine neuere Fassung ersetzen</translation>
    </message>
    <message>
        <source>Replace with “%1”</source>
        <translation>Durch „%1“ ersetzen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Placing the fields in the newer version…</source>
        <translation>Die Stellen der Felder in der neueren Fassung werden gesucht…</translation>
    </message>
    <message>
        <source>Current version</source>
        <translation>Wie es jetzt ist</translation>
    </message>
    <message>
        <source>Newer version</source>
        <translation>Neuere Fassung</translation>
    </message>
</context>
<context>
    <name>ink::ui::ReceiverPanel</name>
    <message>
        <source>Event %1: %2</source>
        <translation>Ereignis %1: %2</translation>
    </message>
    <message>
        <source>Test receiver</source>
        <translation>Testempfänger</translation>
    </message>
    <message>
        <source>Receives callbacks on this computer and checks their signatures. Remote services can reach it only if the network and their operator allow it.</source>
        <translation>Empfängt Callbacks auf diesem Computer und prüft ihre Signaturen. Entfernte Dienste erreichen ihn nur, wenn das Netz und ihr Betreiber es zulassen.</translation>
    </message>
    <message>
        <source>Listen on</source>
        <translation>Lokale Adresse</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>200: accepted</source>
        <translation>200: angenommen</translation>
    </message>
    <message>
        <source>500: try again later</source>
        <translation>500: später erneut</translation>
    </message>
    <message>
        <source>Address of the test receiver</source>
        <translation>Adresse des Testempfängers</translation>
    </message>
    <message>
        <source>Use as callback address</source>
        <translation>Als Callback-Adresse verwenden</translation>
    </message>
    <message>
        <source>Send a test document…</source>
        <translation>Testdokument senden…</translation>
    </message>
    <message>
        <source>Save file…</source>
        <translation>Datei speichern…</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Signatur</translation>
    </message>
    <message>
        <source>Received callbacks</source>
        <translation>Empfangene Callbacks</translation>
    </message>
    <message>
        <source>Headers and body of the selected callback</source>
        <translation>Kopfzeilen und Inhalt des ausgewählten Callbacks</translation>
    </message>
    <message>
        <source>The receiver can&apos;t listen on this address.</source>
        <translation>Der Empfänger kann an dieser Adresse keine Verbindungen annehmen.</translation>
    </message>
    <message>
        <source>This port is in use by another program. Choose another one.</source>
        <translation>Dieser Port ist durch ein anderes Programm belegt. Wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Not listening</source>
        <translation>Nicht gestartet</translation>
    </message>
    <message>
        <source>Valid</source>
        <translation>Gültig</translation>
    </message>
    <message>
        <source>Invalid</source>
        <translation>Ungültig</translation>
    </message>
    <message>
        <source>Valid, but too old</source>
        <translation>Gültig, aber alt</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Nicht geprüft</translation>
    </message>
    <message>
        <source>Unexpected: %1</source>
        <translation>Unerwartet: %1</translation>
    </message>
    <message numerus="yes">
        <source>Files: %n</source>
        <translation>
            <numerusform>Dateien: %n</numerusform>
            <numerusform>Dateien: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Document: %1</source>
        <translation>Dokument: %1</translation>
    </message>
    <message>
        <source>No callbacks received yet.</source>
        <translation>Noch keine Callbacks empfangen.</translation>
    </message>
    <message>
        <source>Start the receiver to see callbacks.</source>
        <translation>Starten Sie den Empfänger, um Callbacks zu sehen.</translation>
    </message>
    <message>
        <source>Save received file</source>
        <translation>Empfangene Datei speichern</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>The file couldn&apos;t be saved.</source>
        <translation>Die Datei konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Send a test document?</source>
        <translation>Ein Testdokument senden?</translation>
    </message>
    <message>
        <source>Creates a one-page document, sends it to you and signs it here. It counts as one sent document. Its callbacks go to the test receiver.</source>
        <translation>Erstellt ein einseitiges Dokument, sendet es an Sie und unterschreibt es hier. Es zählt als ein gesendetes Dokument. Seine Callbacks gehen an den Testempfänger.</translation>
    </message>
    <message>
        <source>Send test document</source>
        <translation>Testdokument senden</translation>
    </message>
    <message>
        <source>Test document</source>
        <translation>Testdokument</translation>
    </message>
    <message>
        <source>Created to test callbacks. You can delete it.</source>
        <translation>Zum Testen von Callbacks erstellt. Kann gelöscht werden.</translation>
    </message>
    <message>
        <source>Sending the test document…</source>
        <translation>Das Testdokument wird gesendet…</translation>
    </message>
    <message>
        <source>Signing…</source>
        <translation>Es wird unterschrieben…</translation>
    </message>
    <message>
        <source>Signed. The service is sealing the document and will then send it.</source>
        <translation>Unterschrieben. Der Dienst versiegelt das Dokument und sendet es dann.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>Event: %1</source>
        <translation>Ereignis: %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::RecipientActions</name>
    <message>
        <source>Cancel 1 document</source>
        <translation>1 Dokument abbrechen</translation>
    </message>
    <message>
        <source>Cancel %1 documents</source>
        <translation>%1 Dokumente abbrechen</translation>
    </message>
    <message>
        <source>Cancel signing</source>
        <translation>Signaturvorgang abbrechen</translation>
    </message>
    <message>
        <source>Reason (recipients will see it)</source>
        <translation>Grund (für die Empfänger sichtbar)</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>%1 documents cancelled.</source>
        <translation>%1 Dokumente abgebrochen.</translation>
    </message>
    <message>
        <source>1 document corrected.</source>
        <translation>1 Dokument berichtigt.</translation>
    </message>
    <message>
        <source>%1 documents corrected.</source>
        <translation>%1 Dokumente berichtigt.</translation>
    </message>
    <message>
        <source>Corrected.</source>
        <translation>Berichtigt.</translation>
    </message>
    <message>
        <source>%1 was invited in place of the absent recipient.</source>
        <translation>%1 ist anstelle des abwesenden Empfängers eingeladen.</translation>
    </message>
    <message>
        <source>Reassign to %1?</source>
        <comment>a deputy</comment>
        <translation>An %1 übertragen?</translation>
    </message>
    <message>
        <source>The deputy receives the invitation. The absent recipient&apos;s link stops working, and their entries are removed. The absent recipient is notified by email.</source>
        <translation>Die Vertretung erhält die Einladung. Der Link des abwesenden Empfängers gilt nicht mehr, und dessen Eingaben werden entfernt. Die abwesende Person wird per E-Mail benachrichtigt.</translation>
    </message>
    <message>
        <source>Reassign</source>
        <translation>Übertragen</translation>
    </message>
</context>
<context>
    <name>ink::ui::RecipientCommand</name>
    <message>
        <source>Copy signing link</source>
        <translation>Link zum Unterschreiben kopieren</translation>
    </message>
    <message>
        <source>Copy signing link of %1</source>
        <translation>Link zum Unterschreiben von %1 kopieren</translation>
    </message>
    <message>
        <source>Show as QR code…</source>
        <translation>Als QR-Code anzeigen…</translation>
    </message>
    <message>
        <source>Show QR code for %1…</source>
        <translation>QR-Code für %1 anzeigen…</translation>
    </message>
    <message>
        <source>Send with your email app…</source>
        <translation>Mit Ihrem E-Mail-Programm senden…</translation>
    </message>
    <message>
        <source>Print for signing…</source>
        <translation>Zum Unterschreiben drucken…</translation>
    </message>
    <message>
        <source>Import signed scan…</source>
        <translation>Unterschriebenen Scan importieren…</translation>
    </message>
    <message>
        <source>Remind %1</source>
        <translation>%1 erinnern</translation>
    </message>
    <message>
        <source>Reassign to %1…</source>
        <comment>a deputy</comment>
        <translation>An %1 übertragen…</translation>
    </message>
    <message>
        <source>Sign here in person…</source>
        <translation>Hier persönlich unterschreiben…</translation>
    </message>
    <message>
        <source>Sign here in person: %1…</source>
        <translation>Hier persönlich unterschreiben: %1…</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Link kopieren</translation>
    </message>
    <message>
        <source>Remind</source>
        <translation>Erinnern</translation>
    </message>
    <message>
        <source>Sign here…</source>
        <translation>Hier unterschreiben…</translation>
    </message>
</context>
<context>
    <name>ink::ui::RecipientRouting</name>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Recipients with the same group name share a task. When enough of them have acted, the others don&apos;t have to.</source>
        <translation>Empfänger mit demselben Gruppennamen teilen sich eine Aufgabe. Haben genug von ihnen gehandelt, müssen die übrigen nicht mehr.</translation>
    </message>
    <message>
        <source>Required to act</source>
        <translation>Müssen handeln</translation>
    </message>
    <message>
        <source>Number of group members who must act</source>
        <translation>Wie viele aus der Gruppe handeln müssen</translation>
    </message>
    <message>
        <source>Invite after the previous step</source>
        <translation>Nach dem vorigen Schritt einladen</translation>
    </message>
    <message>
        <source>Days after the previous step</source>
        <translation>Tage nach dem vorigen Schritt</translation>
    </message>
    <message>
        <source>Immediately</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Signs as a witness</source>
        <translation>Unterschreibt als Zeuge</translation>
    </message>
    <message>
        <source>Witnesses the signature of the signer above and signs right after them.</source>
        <translation>Bezeugt die Unterschrift der Person darüber und unterschreibt direkt nach ihr.</translation>
    </message>
    <message>
        <source>Named by the previous signer</source>
        <translation>Durch vorige Person benannt</translation>
    </message>
    <message>
        <source>Leave the name and email empty. The previous signer enters them when finishing.</source>
        <translation>Lassen Sie Name und E-Mail leer. Wer zuvor handelt, gibt beides beim Abschließen ein.</translation>
    </message>
    <message>
        <source>Only when completed</source>
        <translation>Erst nach Abschluss</translation>
    </message>
    <message>
        <source>The copy is sent when everyone has finished, not at this step.</source>
        <translation>Die Kopie wird gesendet, wenn alle fertig sind, nicht bei diesem Schritt.</translation>
    </message>
    <message numerus="yes">
        <source>%n days later</source>
        <translation>
            <numerusform>%n Tag später</numerusform>
            <numerusform>%n Tage später</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::RecipientRow</name>
    <message>
        <source>Signs</source>
        <translation>Unterschreibt</translation>
    </message>
    <message>
        <source>Gets a copy</source>
        <translation>Erhält eine Kopie</translation>
    </message>
    <message>
        <source>Approves</source>
        <translation>Genehmigt</translation>
    </message>
    <message>
        <source>Hosts signing</source>
        <translation>Leitet die Unterschrift</translation>
    </message>
    <message>
        <source>Anyone can sign</source>
        <translation>Jeder darf unterschreiben</translation>
    </message>
    <message>
        <source>Fills in fields</source>
        <translation>Füllt aus</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Fixed email (optional)</source>
        <translation>E-Mail, falls immer dieselbe</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>E-Mail</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Recipient&apos;s name</source>
        <translation>Name des Empfängers</translation>
    </message>
    <message>
        <source>Recipient&apos;s email address</source>
        <translation>E-Mail-Adresse des Empfängers</translation>
    </message>
    <message>
        <source>Recipient&apos;s role</source>
        <translation>Rolle des Empfängers</translation>
    </message>
    <message>
        <source>Signing step</source>
        <translation>Schritt der Unterschrift</translation>
    </message>
    <message>
        <source>Recipients in the same step can act at the same time. Later steps wait until they finish.</source>
        <translation>Empfänger desselben Schritts handeln gleichzeitig; ein späterer Schritt wartet.</translation>
    </message>
    <message>
        <source>Tenant, employee, buyer…</source>
        <translation>Mieter, Angestellte, Käufer…</translation>
    </message>
    <message>
        <source>First and last name</source>
        <translation>Vor- und Nachname</translation>
    </message>
    <message>
        <source>name@example.com</source>
        <translation>name@example.com</translation>
    </message>
    <message>
        <source>Edit recipient</source>
        <translation>Empfänger bearbeiten</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More actions for this recipient</source>
        <translation>Mehr zu diesem Empfänger</translation>
    </message>
    <message>
        <source>Role %1</source>
        <translation>Rolle %1</translation>
    </message>
    <message>
        <source>Recipient %1</source>
        <translation>Empfänger %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1, %2, step %3</source>
        <translation>%1, %2, Schritt %3</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>More settings</source>
        <translation>Weitere Einstellungen</translation>
    </message>
    <message>
        <source>More settings (%1)</source>
        <translation>Weitere Einstellungen (%1)</translation>
    </message>
    <message>
        <source>In-person signers (one per line)</source>
        <translation>Unterzeichner vor Ort (einer je Zeile)</translation>
    </message>
    <message>
        <source>The host hands over the device, and these people sign one after another.</source>
        <translation>Der Gastgeber reicht das Gerät weiter: Diese Personen unterschreiben nacheinander.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Recipient&apos;s language</source>
        <translation>Sprache des Empfängers</translation>
    </message>
    <message>
        <source>Language of the signing page and of the emails to this recipient</source>
        <translation>Sprache der Signaturseite und der E-Mails an diesen Empfänger</translation>
    </message>
    <message>
        <source>Access code</source>
        <translation>Zugangscode</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>The recipient must enter this code. Don&apos;t send it by email.</source>
        <translation>Der Empfänger muss diesen Code eingeben. Teilen Sie ihn selbst mit, nicht per E-Mail.</translation>
    </message>
    <message>
        <source>Only someone who has the link, knows the access code and can read the email at this address can act as this recipient.</source>
        <translation>Nur wer den Link hat, den Zugangscode kennt und die E-Mails an diese Adresse lesen kann, kann in diesem Namen handeln.</translation>
    </message>
    <message>
        <source>Anyone who has the link and knows the access code can act as this recipient.</source>
        <translation>Wer den Link hat und den Zugangscode kennt, kann in diesem Namen handeln.</translation>
    </message>
    <message>
        <source>Anyone who has the link and can read the email at this address can act as this recipient.</source>
        <translation>Wer den Link hat und die E-Mails an diese Adresse lesen kann, kann in diesem Namen handeln.</translation>
    </message>
    <message>
        <source>Anyone who has the link can act as this recipient.</source>
        <translation>Wer den Link hat, kann in diesem Namen handeln.</translation>
    </message>
    <message>
        <source>Email a one-time code</source>
        <translation>Einmalcode per E-Mail senden</translation>
    </message>
    <message>
        <source>The recipient must enter a code that is sent to their email address.</source>
        <translation>Der Empfänger muss einen Code eingeben, der an seine E-Mail-Adresse gesendet wird.</translation>
    </message>
    <message>
        <source>May place signatures anywhere</source>
        <translation>Platziert Unterschriften frei</translation>
    </message>
    <message>
        <source>The recipient can also sign where there is no field.</source>
        <translation>Der Empfänger kann auch dort unterschreiben, wo kein Feld ist.</translation>
    </message>
    <message>
        <source>May delegate to another person</source>
        <translation>Darf delegieren</translation>
    </message>
    <message>
        <source>The recipient can name another person, who then gets a link of their own by email.</source>
        <translation>Der Empfänger kann eine andere Person benennen, die dann per E-Mail einen eigenen Link erhält.</translation>
    </message>
    <message>
        <source>Private message</source>
        <translation>Private Nachricht</translation>
    </message>
    <message>
        <source>Only this recipient sees it, in the email and on the signing page.</source>
        <translation>Nur dieser Empfänger sieht sie, in der E-Mail und auf der Seite zum Unterschreiben.</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Firma</translation>
    </message>
    <message>
        <source>Job title</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Only someone who has the link, knows the access code, and can read both the email at this address and text messages on this phone can act as this recipient.</source>
        <translation>Nur wer den Link hat, den Zugangscode kennt und sowohl die E-Mails an diese Adresse als auch die SMS auf diesem Telefon lesen kann, kann in diesem Namen handeln.</translation>
    </message>
    <message>
        <source>Only someone who has the link, knows the access code and can read text messages on this phone can act as this recipient.</source>
        <translation>Nur wer den Link hat, den Zugangscode kennt und die SMS auf diesem Telefon lesen kann, kann in diesem Namen handeln.</translation>
    </message>
    <message>
        <source>Only someone who has the link and can read both the email at this address and text messages on this phone can act as this recipient.</source>
        <translation>Nur wer den Link hat und sowohl die E-Mails an diese Adresse als auch die SMS auf diesem Telefon lesen kann, kann in diesem Namen handeln.</translation>
    </message>
    <message>
        <source>Anyone who has the link and can read text messages on this phone can act as this recipient.</source>
        <translation>Wer den Link hat und die SMS auf diesem Telefon lesen kann, kann in diesem Namen handeln.</translation>
    </message>
</context>
<context>
    <name>ink::ui::RecipientSms</name>
    <message>
        <source>Send a one-time code by SMS</source>
        <translation>Code per SMS</translation>
    </message>
    <message>
        <source>The recipient must enter a one-time code that is sent to this phone.</source>
        <translation>Die Unterschriftsseite öffnet sich mit einem Einmalcode, der an dieses Telefon gesendet wird.</translation>
    </message>
    <message>
        <source>Phone number (optional in a template)</source>
        <translation>Telefonnummer (kann beim Verwenden der Vorlage eingegeben werden)</translation>
    </message>
    <message>
        <source>Phone number with country code</source>
        <translation>Telefonnummer mit Ländervorwahl</translation>
    </message>
    <message>
        <source>Enter a phone number with a country code, such as +49 151 23456789.</source>
        <translation>Geben Sie eine Telefonnummer mit Ländervorwahl ein, zum Beispiel +49 151 23456789.</translation>
    </message>
</context>
<context>
    <name>ink::ui::RecipientTimeline</name>
    <message>
        <source>Notified %1</source>
        <translation>Benachrichtigt %1</translation>
    </message>
    <message>
        <source>Their turn started %1</source>
        <translation>Kam %1 an die Reihe</translation>
    </message>
    <message numerus="yes">
        <source>Reminded %n times, last %1</source>
        <translation>
            <numerusform>%n-mal erinnert, zuletzt %1</numerusform>
            <numerusform>%n-mal erinnert, zuletzt %1</numerusform>
        </translation>
    </message>
    <message>
        <source>on behalf of %1</source>
        <translation>in Vertretung von %1</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>Absent until %1.</source>
        <translation>Abwesend bis %1.</translation>
    </message>
</context>
<context>
    <name>ink::ui::ReminderPreview</name>
    <message numerus="yes">
        <source>and %n more people</source>
        <translation>
            <numerusform>und %n weitere Person</numerusform>
            <numerusform>und %n weitere Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (reminded %2)</source>
        <translation>%1 (erinnert %2)</translation>
    </message>
    <message>
        <source>%1 (sent %2)</source>
        <translation>%1 (%2 gesendet)</translation>
    </message>
    <message>
        <source>These people will be reminded:</source>
        <translation>Diese Personen werden erinnert:</translation>
    </message>
    <message numerus="yes">
        <source>%n more selected documents aren&apos;t loaded yet.</source>
        <translation>
            <numerusform>%n weiteres Dokument ist ausgewählt, das noch nicht geladen ist.</numerusform>
            <numerusform>%n weitere Dokumente sind ausgewählt, die noch nicht geladen sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>These people can&apos;t be reached by email. Correct their addresses, or copy their links:</source>
        <translation>Diese Personen sind per E-Mail nicht erreichbar. Korrigieren Sie die Adressen oder kopieren Sie die Links:</translation>
    </message>
</context>
<context>
    <name>ink::ui::ReminderQuestion</name>
    <message>
        <source>Everyone who still has to act on these documents gets an email.</source>
        <translation>Alle, die an diesen Dokumenten noch etwas zu tun haben, erhalten eine E-Mail.</translation>
    </message>
    <message>
        <source>The service will be asked to remind everyone who still has to act on these documents.</source>
        <translation>Der Dienst wird gebeten, alle zu erinnern, die an diesen Dokumenten noch etwas zu tun haben.</translation>
    </message>
    <message>
        <source>Send reminders?</source>
        <translation>Erinnerungen senden?</translation>
    </message>
    <message>
        <source>Send reminders for %1 documents</source>
        <translation>Für %1 Dokumente erinnern</translation>
    </message>
    <message>
        <source>This service can&apos;t send email</source>
        <translation>Dieser Dienst kann keine E-Mails senden</translation>
    </message>
    <message>
        <source>Nobody can be reminded by email, and the signing links work only on this computer. Have people sign here in person, or connect to a service with email and a public address.</source>
        <translation>Niemand kann per E-Mail erinnert werden, und die Signaturlinks funktionieren nur auf diesem Computer. Lassen Sie hier vor Ort unterschreiben, oder verbinden Sie sich mit einem Dienst mit E-Mail und öffentlicher Adresse.</translation>
    </message>
    <message>
        <source>Nobody can be reminded by email. Copy the signing links and send them yourself.</source>
        <translation>Niemand kann per E-Mail erinnert werden. Kopieren Sie die Signaturlinks und senden Sie sie selbst.</translation>
    </message>
    <message>
        <source>Copy signing links</source>
        <translation>Signaturlinks kopieren</translation>
    </message>
    <message numerus="yes">
        <source>%n signing links copied.</source>
        <translation>
            <numerusform>%n Signaturlink kopiert.</numerusform>
            <numerusform>%n Signaturlinks kopiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Send the reminder?</source>
        <translation>Erinnerung senden?</translation>
    </message>
    <message>
        <source>Send anyway</source>
        <translation>Trotzdem senden</translation>
    </message>
    <message>
        <source>Open settings</source>
        <translation>Einstellungen öffnen</translation>
    </message>
</context>
<context>
    <name>ink::ui::RemoveTags</name>
    <message numerus="yes">
        <source>Delete %n field(s)</source>
        <translation>
            <numerusform>%n Feld löschen</numerusform>
            <numerusform>%n Felder löschen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::RepairNotice</name>
    <message>
        <source>Repaired damaged file: %1</source>
        <translation>Beschädigt und jetzt repariert: %1</translation>
    </message>
    <message>
        <source>Check its pages before sending.</source>
        <translation>Sehen Sie die Seiten durch, bevor Sie senden.</translation>
    </message>
    <message>
        <source>Encryption removed: %1</source>
        <translation>Verschlüsselung entfernt: %1</translation>
    </message>
    <message>
        <source>The author restricted the use of this file. Make sure that you are allowed to have it signed.</source>
        <translation>Die Person, die diese Datei erstellt hat, hat die Nutzung eingeschränkt. Vergewissern Sie sich, dass Sie sie unterschreiben lassen dürfen.</translation>
    </message>
    <message>
        <source>The file didn&apos;t need a password to open. The copy here isn&apos;t encrypted.</source>
        <translation>Die Datei ließ sich ohne Kennwort öffnen. Ihre Kopie hier ist nicht verschlüsselt.</translation>
    </message>
</context>
<context>
    <name>ink::ui::ReportModel</name>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Under a minute</source>
        <translation>Unter einer Minute</translation>
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
        <translation>%1 Tage</translation>
    </message>
    <message>
        <source>Masked values are hidden. To show them, choose “Show hidden values”.</source>
        <translation>Verborgen. Über „Verborgene Werte anzeigen“ einblenden.</translation>
    </message>
    <message>
        <source>Masked values are shown.</source>
        <translation>Angezeigt, obwohl verdeckt.</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>Empfänger</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Gesendet</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Abgeschlossen</translation>
    </message>
    <message>
        <source>Time to sign</source>
        <translation>Zeit bis zur Unterschrift</translation>
    </message>
</context>
<context>
    <name>ink::ui::ReportOutput</name>
    <message>
        <source>Link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>%1 report</source>
        <translation>Auswertung %1</translation>
    </message>
    <message>
        <source>Export the report</source>
        <translation>Auswertung exportieren</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>Empfänger</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>E-Mail</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Gesendet</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Abgeschlossen</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Auswertung</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) exported.</source>
        <translation>
            <numerusform>%n Zeile exportiert.</numerusform>
            <numerusform>%n Zeilen exportiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) · %1</source>
        <translation>
            <numerusform>%n Dokument · %1</numerusform>
            <numerusform>%n Dokumente · %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Charts as PDF</source>
        <translation>Diagramme als PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>Charts saved.</source>
        <translation>Die Diagramme sind gespeichert.</translation>
    </message>
</context>
<context>
    <name>ink::ui::ReportPage</name>
    <message>
        <source>Go to templates</source>
        <translation>Zu den Vorlagen</translation>
    </message>
    <message>
        <source>Use this template…</source>
        <translation>Diese Vorlage verwenden…</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Auswertungen</translation>
    </message>
    <message>
        <source>Report template</source>
        <translation>Vorlage der Auswertung</translation>
    </message>
    <message>
        <source>Choose a template</source>
        <translation>Vorlage auswählen</translation>
    </message>
    <message>
        <source>Search report</source>
        <translation>Antworten durchsuchen</translation>
    </message>
    <message>
        <source>Status of the documents</source>
        <translation>Status der Dokumente</translation>
    </message>
    <message>
        <source>Any status</source>
        <translation>Jeder Status</translation>
    </message>
    <message>
        <source>Show hidden values</source>
        <translation>Verborgene Werte anzeigen</translation>
    </message>
    <message>
        <source>Shows masked values</source>
        <translation>Zeigt verdeckte Werte</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Refresh report</source>
        <translation>Antworten aktualisieren</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Aktualisieren</translation>
    </message>
    <message>
        <source>Field values</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Documents by status</source>
        <translation>Dokumente nach Status</translation>
    </message>
    <message>
        <source>Time to sign</source>
        <translation>Zeit bis zur Unterschrift</translation>
    </message>
    <message>
        <source>Choose a template to see the field values from all documents created from it.</source>
        <translation>Wählen Sie eine Vorlage, um zu sehen, was in allen daraus erstellten Dokumenten ausgefüllt wurde.</translation>
    </message>
    <message>
        <source>No templates yet. A report shows the field values from all documents created from a template.</source>
        <translation>Es gibt noch keine Vorlagen. Eine Auswertung zeigt, was in allen aus einer Vorlage erstellten Dokumenten ausgefüllt wurde.</translation>
    </message>
    <message>
        <source>No documents have been created from this template yet.</source>
        <translation>Aus dieser Vorlage wurde noch kein Dokument erstellt.</translation>
    </message>
    <message>
        <source>Loading report…</source>
        <translation>Antworten werden geladen…</translation>
    </message>
    <message>
        <source>Under an hour</source>
        <translation>Unter einer Stunde</translation>
    </message>
    <message>
        <source>Under a day</source>
        <translation>Unter einem Tag</translation>
    </message>
    <message>
        <source>Under 3 days</source>
        <translation>Unter 3 Tagen</translation>
    </message>
    <message>
        <source>Under a week</source>
        <translation>Unter einer Woche</translation>
    </message>
    <message>
        <source>Under a month</source>
        <translation>Unter einem Monat</translation>
    </message>
    <message>
        <source>Longer</source>
        <translation>Länger</translation>
    </message>
    <message>
        <source>No completed documents yet.</source>
        <translation>Noch keine abgeschlossenen Dokumente.</translation>
    </message>
    <message>
        <source>%1 of %2 documents loaded</source>
        <translation>Bisher %1 von %2 Dokumenten</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n Dokument</numerusform>
            <numerusform>%n Dokumente</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 documents</source>
        <translation>%1 von %2 Dokumenten</translation>
    </message>
    <message>
        <source>%1: nothing entered</source>
        <translation>%1: nichts eingegeben</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Show “%1”</source>
        <translation>„%1“ anzeigen</translation>
    </message>
    <message>
        <source>Table as CSV…</source>
        <translation>Tabelle als CSV…</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV-Dateien (*.csv)</translation>
    </message>
    <message>
        <source>Table as XLSX…</source>
        <translation>Tabelle als XLSX…</translation>
    </message>
    <message>
        <source>Excel workbooks (*.xlsx)</source>
        <translation>Excel-Arbeitsmappen (*.xlsx)</translation>
    </message>
    <message>
        <source>Charts as PDF…</source>
        <translation>Diagramme als PDF…</translation>
    </message>
    <message>
        <source>Print charts…</source>
        <translation>Diagramme drucken…</translation>
    </message>
    <message>
        <source>Median %1, longest %2</source>
        <translation>Median %1, längste %2</translation>
    </message>
    <message>
        <source>Writing the file…</source>
        <translation>Die Datei wird geschrieben…</translation>
    </message>
</context>
<context>
    <name>ink::ui::ReportPlaceView</name>
    <message>
        <source>As shown in the signed file</source>
        <translation>Wie in der unterschriebenen Datei</translation>
    </message>
    <message>
        <source>Not completed yet: position in the signed file</source>
        <translation>Noch nicht abgeschlossen; so wird der Wert in der unterschriebenen Datei stehen</translation>
    </message>
    <message>
        <source>Position of the value</source>
        <translation>Position des Werts</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close page</source>
        <translation>Seite schließen</translation>
    </message>
    <message>
        <source>Show the document</source>
        <translation>Dokument anzeigen</translation>
    </message>
    <message>
        <source>Page that shows the value</source>
        <translation>Seite mit dem Wert</translation>
    </message>
</context>
<context>
    <name>ink::ui::ResizeTagTool</name>
    <message numerus="yes">
        <source>Resize %n field(s)</source>
        <translation>
            <numerusform>Größe von %n Feld ändern</numerusform>
            <numerusform>Größe von %n Feldern ändern</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::RevisionWords</name>
    <message>
        <source>unknown</source>
        <translation>jemand Unbekanntes</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name, date and time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>time-stamped by %1</source>
        <translation>mit Zeitstempel von %1</translation>
    </message>
    <message>
        <source>signed by %1</source>
        <translation>signiert von %1</translation>
    </message>
    <message>
        <source>Revision %1 of %2 (current)</source>
        <translation>Fassung %1 von %2 (aktuell)</translation>
    </message>
    <message>
        <source>Revision %1 of %2</source>
        <translation>Fassung %1 von %2</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <comment>revision — its signers</comment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>nearly the whole page</source>
        <translation>fast die ganze Seite</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>oben links</translation>
    </message>
    <message>
        <source>top</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>oben rechts</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>unten links</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>unten</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>unten rechts</translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>Seite %1</translation>
    </message>
    <message>
        <source>Page %1 (before)</source>
        <translation>Seite %1 (vorher)</translation>
    </message>
    <message>
        <source>No visible difference</source>
        <translation>Kein sichtbarer Unterschied</translation>
    </message>
    <message>
        <source>This page was added</source>
        <translation>Diese Seite wurde hinzugefügt</translation>
    </message>
    <message>
        <source>This page was removed</source>
        <translation>Diese Seite wurde entfernt</translation>
    </message>
    <message>
        <source>This page was resized or rotated</source>
        <translation>Diese Seite hat eine andere Größe oder wurde gedreht</translation>
    </message>
    <message>
        <source>This page can&apos;t be compared</source>
        <translation>Diese Seite kann nicht verglichen werden</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation>anderswo</translation>
    </message>
    <message numerus="yes">
        <source>%n area(s) differ: %1</source>
        <translation>
            <numerusform>%n Bereich unterscheidet sich: %1</numerusform>
            <numerusform>%n Bereiche unterscheiden sich: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>page %1 added</source>
        <translation>Seite %1 hinzugefügt</translation>
    </message>
    <message>
        <source>page %1 removed</source>
        <translation>Seite %1 entfernt</translation>
    </message>
    <message>
        <source>page %1 resized or rotated</source>
        <translation>Seite %1 in Größe oder Drehung geändert</translation>
    </message>
    <message>
        <source>page %1 can&apos;t be compared</source>
        <translation>Seite %1 nicht vergleichbar</translation>
    </message>
    <message>
        <source>page %1, %2</source>
        <comment>page, place of a difference on it</comment>
        <translation>Seite %1, %2</translation>
    </message>
</context>
<context>
    <name>ink::ui::RevisionsPage</name>
    <message>
        <source>%1: %2</source>
        <comment>page: what differs</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>These revisions can&apos;t be compared</source>
        <translation>Diese Fassungen können nicht verglichen werden</translation>
    </message>
    <message>
        <source>One of the revisions can&apos;t be displayed. Choose another revision.</source>
        <translation>Eine davon ist keine anzeigbare PDF-Datei. Wählen Sie eine andere.</translation>
    </message>
    <message>
        <source>Reading both revisions…</source>
        <translation>Beide Fassungen werden gelesen…</translation>
    </message>
    <message numerus="yes">
        <source>Comparing: %1 of %n page(s)</source>
        <translation>
            <numerusform>Vergleich: %1 von %n Seite</numerusform>
            <numerusform>Vergleich: %1 von %n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>No visible difference</source>
        <translation>Kein sichtbarer Unterschied</translation>
    </message>
    <message numerus="yes">
        <source>All %n page(s) look the same in both revisions. Invisible content, such as attachments or invisible signatures, may differ.</source>
        <translation>
            <numerusform>Die %n Seite sieht in beiden gleich aus. Unsichtbares wie Anhänge oder Signaturen ohne Bild kann sich unterscheiden.</numerusform>
            <numerusform>Alle %n Seiten sehen in beiden gleich aus. Unsichtbares wie Anhänge oder Signaturen ohne Bild kann sich unterscheiden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) differ</source>
        <translation>
            <numerusform>%n Seite unterscheidet sich</numerusform>
            <numerusform>%n Seiten unterscheiden sich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n Seite</numerusform>
            <numerusform>%n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Difference %1 of %2</source>
        <translation>Unterschied %1 von %2</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Earlier revision</source>
        <translation>Frühere Fassung</translation>
    </message>
    <message>
        <source>Later revision</source>
        <translation>Spätere Fassung</translation>
    </message>
    <message>
        <source>Pages that differ</source>
        <translation>Abweichende Seiten</translation>
    </message>
    <message>
        <source>Previous difference</source>
        <translation>Vorheriger Unterschied</translation>
    </message>
    <message>
        <source>Next difference</source>
        <translation>Nächster Unterschied</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>Earlier revision only (press X to switch)</source>
        <translation>Nur die frühere Fassung; X wechselt zur anderen</translation>
    </message>
    <message>
        <source>Later revision only (press X to switch)</source>
        <translation>Nur die spätere Fassung; X wechselt zur anderen</translation>
    </message>
    <message>
        <source>Highlight differences</source>
        <translation>Unterschiede markieren</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>An Breite anpassen</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) in total; %1 compared.</source>
        <comment>%1: number of pages</comment>
        <translation>
            <numerusform>Insgesamt %n Stelle; %1 verglichen.</numerusform>
            <numerusform>Insgesamt %n Stellen; %1 verglichen.</numerusform>
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
        <translation>%1 von %2 — %3</translation>
    </message>
</context>
<context>
    <name>ink::ui::RoutingPicture</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Witness</source>
        <translation>Zeuge</translation>
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
        <translation>Am Ende: %1.</translation>
    </message>
    <message>
        <source>Step %1: %2.</source>
        <translation>Schritt %1: %2.</translation>
    </message>
    <message>
        <source>Diagram of the signing order</source>
        <translation>Diagramm der Reihenfolge</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>+%1 d · %2</source>
        <comment>days later</comment>
        <translation>+%1 T · %2</translation>
    </message>
</context>
<context>
    <name>ink::ui::RoutingWords</name>
    <message>
        <source>Recipient %1</source>
        <translation>Empfänger %1</translation>
    </message>
    <message>
        <source>%1 of %2 in “%3”</source>
        <translation>%1 von %2 in „%3“</translation>
    </message>
    <message>
        <source>Witness</source>
        <translation>Zeuge</translation>
    </message>
    <message>
        <source>Witness of %1</source>
        <translation>Zeuge der Unterschrift von %1</translation>
    </message>
    <message>
        <source>Named by %1</source>
        <translation>Wird von %1 benannt</translation>
    </message>
    <message>
        <source>Copy at the end</source>
        <translation>Kopie am Ende</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) later</source>
        <translation>
            <numerusform>%n Tag später</numerusform>
            <numerusform>%n Tage später</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::SamePersonButton</name>
    <message>
        <source>Same person in all rows</source>
        <translation>Gleiche Person in allen Zeilen</translation>
    </message>
    <message>
        <source>Gives a role the same person in every document, instead of a column</source>
        <translation>Gibt einer Rolle in jedem Dokument dieselbe Person statt einer Spalte</translation>
    </message>
    <message>
        <source>%1…</source>
        <comment>role of a template</comment>
        <translation>%1…</translation>
    </message>
    <message>
        <source>%1: %2…</source>
        <comment>role and person</comment>
        <translation>%1: %2…</translation>
    </message>
    <message>
        <source>%1: same person in all rows</source>
        <translation>%1: gleiche Person in allen Zeilen</translation>
    </message>
    <message>
        <source>Name and email address, e.g. %1. Leave it empty to use columns.</source>
        <translation>Name und E-Mail-Adresse, z. B. %1. Leer lassen, um Spalten zu verwenden.</translation>
    </message>
    <message>
        <source>Use in all rows</source>
        <translation>In allen Zeilen verwenden</translation>
    </message>
    <message>
        <source>Enter a name and an email address such as %1.</source>
        <translation>Geben Sie einen Namen und eine E-Mail-Adresse wie %1 ein.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SealKeyDialog</name>
    <message>
        <source>Unlock sealing</source>
        <translation>Versiegeln entsperren</translation>
    </message>
    <message>
        <source>The passphrase of the seal key is missing</source>
        <translation>Die Passphrase für den Schlüssel des Siegels fehlt</translation>
    </message>
    <message>
        <source>Keychain entry: Inkstone, %1</source>
        <translation>Eintrag im Schlüsselbund: Inkstone, %1</translation>
    </message>
    <message>
        <source>Passphrase of the seal key</source>
        <translation>Passphrase für den Schlüssel des Siegels</translation>
    </message>
    <message>
        <source>Check keychain again</source>
        <translation>Schlüsselbund erneut lesen</translation>
    </message>
    <message>
        <source>Use passphrase</source>
        <translation>Passphrase verwenden</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>The keychain doesn&apos;t contain this entry.</source>
        <translation>Der Schlüsselbund enthält diesen Eintrag nicht.</translation>
    </message>
    <message>
        <source>The keychain entry doesn&apos;t open the seal key</source>
        <translation>Der Eintrag im Schlüsselbund öffnet den Schlüssel des Siegels nicht</translation>
    </message>
    <message>
        <source>The passphrase is in the keychain of the computer or user account where documents were first sealed. Unlock or restore that keychain and check it again, or copy the passphrase from it and enter it here; it is then stored in this keychain. Documents waiting to be sealed are sealed immediately.</source>
        <translation>Die Passphrase liegt im Schlüsselbund des Computers oder Benutzerkontos, auf dem zuerst Dokumente versiegelt wurden. Entsperren Sie diesen Schlüsselbund oder stellen Sie ihn wieder her und lesen Sie ihn erneut, oder geben Sie die Passphrase daraus ein; sie wird dann in diesem Schlüsselbund gespeichert. Wartende Dokumente werden sofort versiegelt.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SealSection</name>
    <message>
        <source>Takes effect when Inkstone restarts.</source>
        <translation>Gilt ab dem nächsten Start.</translation>
    </message>
    <message>
        <source>Choose certificates to trust</source>
        <translation>Vertrauenswürdige Zertifikate</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer);;All files (*)</source>
        <translation>Zertifikate (*.pem *.crt *.cer);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>This workspace has no certificate yet. It is created when the first document is sealed.</source>
        <translation>Dieser Arbeitsbereich hat noch kein Zertifikat; es entsteht, wenn das erste Dokument versiegelt wird.</translation>
    </message>
    <message>
        <source>Certificate fingerprint of this workspace (SHA-256)</source>
        <translation>Fingerabdruck des Zertifikats dieses Arbeitsbereichs (SHA-256)</translation>
    </message>
    <message>
        <source>Time-stamps</source>
        <translation>Zeitstempel</translation>
    </message>
    <message>
        <source>For seals created on this computer. Changes take effect when Inkstone restarts. Remote services are configured by their operator.</source>
        <translation>Für Siegel, die auf diesem Computer entstehen. Änderungen gelten ab dem nächsten Start. Entfernte Dienste richtet ihr Betreiber ein.</translation>
    </message>
    <message>
        <source>Time-stamp authorities</source>
        <translation>Zeitstempelstellen</translation>
    </message>
    <message>
        <source>Seal validity</source>
        <translation>Gültigkeit der Siegel</translation>
    </message>
    <message>
        <source>Trusted time-stamp certificates (PEM)</source>
        <translation>Vertrauenswürdige Zeitstempelzertifikate (PEM)</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Auswählen…</translation>
    </message>
    <message>
        <source>Trust system certificates only</source>
        <translation>Nur Systemzertifikaten vertrauen</translation>
    </message>
    <message>
        <source>Separate addresses with commas; the first one that responds is used. Leave empty for seals without time-stamps.</source>
        <translation>Adressen durch Kommas trennen; die erste, die antwortet, wird verwendet. Leer lassen für Siegel ohne Zeitstempel.</translation>
    </message>
    <message>
        <source>As long as the certificates are valid (T)</source>
        <translation>Solange die Zertifikate gültig sind (T)</translation>
    </message>
    <message>
        <source>Longer, with validation data (LT)</source>
        <translation>Länger, mit Validierungsdaten (LT)</translation>
    </message>
    <message>
        <source>Long-term archive (LTA)</source>
        <translation>Langzeitarchiv (LTA)</translation>
    </message>
    <message>
        <source>Requires a time-stamp authority.</source>
        <translation>Erfordert eine Zeitstempelstelle.</translation>
    </message>
    <message>
        <source>System certificates only</source>
        <translation>Nur Systemzertifikate</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid http or https address.</source>
        <translation>„%1“ ist keine vollständige http- oder https-Adresse.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SectionButton</name>
    <message>
        <source>%1: %2</source>
        <comment>%1: name of a page, %2: number of entries</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ink::ui::SelectionActions</name>
    <message>
        <source>Link copied. It opens the document for people whose account has access to it.</source>
        <translation>Link kopiert. Er öffnet das Dokument für Personen, deren Konto darauf Zugriff hat.</translation>
    </message>
    <message>
        <source>Link copied. It works only on this computer.</source>
        <translation>Link kopiert. Er funktioniert nur auf diesem Computer.</translation>
    </message>
    <message>
        <source>Moved to “%1”.</source>
        <translation>Nach „%1“ verschoben.</translation>
    </message>
    <message>
        <source>%1 documents moved to “%2”.</source>
        <translation>%1 Dokumente nach „%2“ verschoben.</translation>
    </message>
    <message>
        <source>Restored from the trash.</source>
        <translation>Aus dem Papierkorb wiederhergestellt.</translation>
    </message>
    <message>
        <source>Moved to the trash.</source>
        <translation>In den Papierkorb verschoben.</translation>
    </message>
    <message>
        <source>%1 documents moved to the trash.</source>
        <translation>%1 Dokumente in den Papierkorb verschoben.</translation>
    </message>
    <message>
        <source>Delete permanently?</source>
        <translation>Endgültig löschen?</translation>
    </message>
    <message>
        <source>The pages and all values are deleted. The history is kept.</source>
        <translation>Die Seiten und alle Eingaben werden gelöscht. Der Verlauf bleibt erhalten.</translation>
    </message>
    <message>
        <source>Delete 1 document</source>
        <translation>1 Dokument löschen</translation>
    </message>
    <message>
        <source>Delete %1 documents</source>
        <translation>%1 Dokumente löschen</translation>
    </message>
    <message>
        <source>Deleted.</source>
        <translation>Gelöscht.</translation>
    </message>
    <message>
        <source>%1 documents deleted.</source>
        <translation>%1 Dokumente gelöscht.</translation>
    </message>
    <message>
        <source>Cancel signing?</source>
        <translation>Signaturvorgang abbrechen?</translation>
    </message>
    <message>
        <source>People who haven&apos;t signed yet can no longer sign. This can&apos;t be undone.</source>
        <translation>Wer noch nicht unterschrieben hat, kann es dann nicht mehr. Dies kann nicht rückgängig gemacht werden.</translation>
    </message>
    <message>
        <source>Cancel 1 document</source>
        <translation>1 Dokument abbrechen</translation>
    </message>
    <message>
        <source>Cancel %1 documents</source>
        <translation>%1 Dokumente abbrechen</translation>
    </message>
    <message>
        <source>Renamed to “%1”.</source>
        <translation>In „%1“ umbenannt.</translation>
    </message>
    <message>
        <source>Checking the selected documents…</source>
        <translation>Ausgewählte Dokumente werden geprüft…</translation>
    </message>
    <message>
        <source>Checking the selected documents… %1 of %2</source>
        <translation>Ausgewählte Dokumente werden geprüft… %1 von %2</translation>
    </message>
    <message>
        <source>%1 documents restored from the trash.</source>
        <translation>%1 Dokumente aus dem Papierkorb wiederhergestellt.</translation>
    </message>
    <message>
        <source>Previous title restored.</source>
        <translation>Der alte Titel ist wiederhergestellt.</translation>
    </message>
    <message>
        <source>Move “%1” to a folder</source>
        <translation>„%1“ in einen Ordner verschieben</translation>
    </message>
    <message numerus="yes">
        <source>Move %n document(s) to a folder</source>
        <translation>
            <numerusform>%n Dokument in einen Ordner verschieben</numerusform>
            <numerusform>%n Dokumente in einen Ordner verschieben</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete “%1” permanently?</source>
        <translation>„%1“ endgültig löschen?</translation>
    </message>
    <message>
        <source>Removed from the folder.</source>
        <translation>Aus dem Ordner genommen.</translation>
    </message>
    <message>
        <source>%1 documents removed from their folders.</source>
        <translation>%1 Dokumente aus ihren Ordnern genommen.</translation>
    </message>
    <message>
        <source>Move undone.</source>
        <translation>Verschieben rückgängig gemacht.</translation>
    </message>
    <message>
        <source>The list has changed</source>
        <translation>Die Liste hat sich geändert</translation>
    </message>
    <message>
        <source>You selected %1 documents, but the list now has %2. Documents may have been added, moved or deleted in the meantime.</source>
        <translation>Sie haben %1 Dokumente ausgewählt, die Liste hat jetzt aber %2. Inzwischen können Dokumente hinzugekommen, verschoben oder gelöscht worden sein.</translation>
    </message>
    <message numerus="yes">
        <source>Continue with %n document(s)</source>
        <translation>
            <numerusform>Mit %n Dokument fortfahren</numerusform>
            <numerusform>Mit %n Dokumenten fortfahren</numerusform>
        </translation>
    </message>
    <message>
        <source>Some of the %1 documents that you selected are no longer in the list, and others have taken their places.</source>
        <translation>Einige der %1 ausgewählten Dokumente sind nicht mehr in der Liste, und andere sind an ihre Stelle getreten.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid email address.</source>
        <translation>„%1“ ist keine gültige E-Mail-Adresse.</translation>
    </message>
    <message>
        <source>Enter an email address.</source>
        <translation>Geben Sie eine E-Mail-Adresse ein.</translation>
    </message>
    <message>
        <source>Enter at most %1 addresses.</source>
        <translation>Geben Sie höchstens %1 Adressen ein.</translation>
    </message>
    <message>
        <source>Set up email first?</source>
        <translation>Zuerst E-Mail einrichten?</translation>
    </message>
    <message>
        <source>Signed copies are sent by email, and email isn&apos;t set up yet.</source>
        <translation>Signierte Kopien werden per E-Mail gesendet, und E-Mail ist noch nicht eingerichtet.</translation>
    </message>
    <message>
        <source>Open settings</source>
        <translation>Einstellungen öffnen</translation>
    </message>
    <message>
        <source>Send a signed copy of “%1”</source>
        <translation>Signierte Kopie von „%1“ senden</translation>
    </message>
    <message>
        <source>Email addresses, one per line</source>
        <translation>E-Mail-Adressen, eine pro Zeile</translation>
    </message>
    <message>
        <source>Send copy</source>
        <translation>Kopie senden</translation>
    </message>
    <message>
        <source>A signed copy is on its way to %1.</source>
        <translation>Eine signierte Kopie ist unterwegs an %1.</translation>
    </message>
    <message numerus="yes">
        <source>Signed copies are on their way to %n address(es).</source>
        <translation>
            <numerusform>Eine signierte Kopie ist unterwegs an %n Adresse.</numerusform>
            <numerusform>Signierte Kopien sind unterwegs an %n Adressen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::SelectionPane</name>
    <message>
        <source>%1 documents selected</source>
        <translation>%1 Dokumente sind ausgewählt</translation>
    </message>
    <message>
        <source>All documents in this view are selected.</source>
        <translation>Das sind alle Dokumente dieser Ansicht.</translation>
    </message>
    <message>
        <source>This view contains %1 documents.</source>
        <translation>Die Ansicht hat %1 Dokumente.</translation>
    </message>
    <message>
        <source>Remind pending recipients…</source>
        <translation>Ausstehende Empfänger erinnern…</translation>
    </message>
    <message>
        <source>Select all %1 in this view</source>
        <translation>Alle %1 dieser Ansicht auswählen</translation>
    </message>
</context>
<context>
    <name>ink::ui::ServersSection</name>
    <message>
        <source>Accounts &amp; services</source>
        <translation>Konten und Dienste</translation>
    </message>
    <message>
        <source>Keys are stored in this computer&apos;s keychain. Removing an account here doesn&apos;t delete its documents.</source>
        <translation>Schlüssel werden im Schlüsselbund dieses Computers gespeichert. Wenn Sie hier ein Konto entfernen, bleiben seine Dokumente erhalten.</translation>
    </message>
    <message>
        <source>Add a service…</source>
        <translation>Dienst hinzufügen…</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Dieser Computer</translation>
    </message>
    <message>
        <source>Documents are stored in your own folder</source>
        <translation>Dokumente werden in Ihrem eigenen Ordner gespeichert</translation>
    </message>
    <message>
        <source>unreachable</source>
        <translation>nicht erreichbar</translation>
    </message>
    <message>
        <source>new key required</source>
        <translation>neuer Schlüssel erforderlich</translation>
    </message>
    <message>
        <source>open, available</source>
        <translation>geöffnet, verfügbar</translation>
    </message>
    <message>
        <source>open</source>
        <translation>geöffnet</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Signs in to check that the service is available and accepts the key.</source>
        <translation>Meldet sich an, um zu prüfen, ob der Dienst verfügbar ist und den Schlüssel annimmt.</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>Abmelden</translation>
    </message>
    <message>
        <source>Rename or remove</source>
        <translation>Umbenennen oder entfernen</translation>
    </message>
    <message>
        <source>More actions for %1</source>
        <translation>Weitere Aktionen für %1</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Entfernen…</translation>
    </message>
    <message>
        <source>The service is available.</source>
        <translation>Der Dienst ist verfügbar.</translation>
    </message>
    <message>
        <source>Signed in as %1.</source>
        <translation>Angemeldet als %1.</translation>
    </message>
    <message>
        <source>Rename account</source>
        <translation>Konto umbenennen</translation>
    </message>
    <message>
        <source>Display name</source>
        <translation>Angezeigter Name</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Renamed.</source>
        <translation>Umbenannt.</translation>
    </message>
    <message>
        <source>Remove “%1”?</source>
        <translation>„%1“ entfernen?</translation>
    </message>
    <message>
        <source>Removes its key from the keychain. Documents stay on the service.</source>
        <translation>Entfernt den Schlüssel aus dem Schlüsselbund. Die Dokumente bleiben beim Dienst.</translation>
    </message>
    <message>
        <source>Remove account</source>
        <translation>Konto entfernen</translation>
    </message>
    <message>
        <source>This computer has no usable keychain, so the key is kept only until you close Inkstone. Removing an account here doesn&apos;t delete its documents.</source>
        <translation>Dieser Computer hat keinen nutzbaren Schlüsselbund, deshalb wird der Schlüssel nur bis zum Beenden von Inkstone aufbewahrt. Ein hier entferntes Konto behält seine Dokumente.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SetFileOrder</name>
    <message>
        <source>Move a file</source>
        <translation>Datei verschieben</translation>
    </message>
</context>
<context>
    <name>ink::ui::SettingsPage</name>
    <message>
        <source>Custom fields</source>
        <translation>Eigene Felder</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Search settings…</source>
        <translation>Suchen…</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Einstellungen suchen</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Benachrichtigungen</translation>
    </message>
    <message>
        <source>API keys</source>
        <translation>API-Schlüssel</translation>
    </message>
    <message>
        <source>Accounts &amp; services</source>
        <translation>Konten und Dienste</translation>
    </message>
    <message>
        <source>Callback</source>
        <translation>Callback</translation>
    </message>
    <message>
        <source>Signatures</source>
        <translation>Unterschriften</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netzwerk</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Siegel</translation>
    </message>
    <message>
        <source>Email and links</source>
        <translation>E-Mail und Links</translation>
    </message>
    <message>
        <source>Signing page</source>
        <translation>Signaturseite</translation>
    </message>
    <message>
        <source>Absences</source>
        <translation>Abwesenheiten</translation>
    </message>
    <message>
        <source>No settings match “%1”.</source>
        <translation>Keine Einstellung entspricht „%1“.</translation>
    </message>
    <message>
        <source>Clear search</source>
        <translation>Suche löschen</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Nutzung</translation>
    </message>
    <message>
        <source>Trusted lists</source>
        <translation>Vertrauenslisten</translation>
    </message>
</context>
<context>
    <name>ink::ui::SheetPainter</name>
    <message>
        <source>This page can&apos;t be shown.</source>
        <translation>Diese Seite kann nicht angezeigt werden.</translation>
    </message>
</context>
<context>
    <name>ink::ui::ShortcutDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter keyboard shortcuts</source>
        <translation>Tastenkürzel filtern</translation>
    </message>
    <message>
        <source>%1+click</source>
        <translation>%1+Klick</translation>
    </message>
    <message>
        <source>%1+drag</source>
        <translation>%1+Ziehen</translation>
    </message>
    <message>
        <source>%1+wheel</source>
        <translation>%1+Mausrad</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>On the pages</source>
        <translation>Auf den Seiten</translation>
    </message>
    <message>
        <source>Pan</source>
        <translation>Verschieben der Ansicht</translation>
    </message>
    <message>
        <source>Space+drag, middle button</source>
        <translation>Leertaste+Ziehen, mittlere Maustaste</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Scroll sideways</source>
        <translation>Seitwärts rollen</translation>
    </message>
    <message>
        <source>Add to the selection</source>
        <translation>Zur Auswahl hinzufügen</translation>
    </message>
    <message>
        <source>Copy by dragging</source>
        <translation>Durch Ziehen kopieren</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Move in a straight line, keep proportions</source>
        <translation>Gerade bewegen, Seitenverhältnis behalten</translation>
    </message>
    <message>
        <source>Move by 1 point, by 10 points</source>
        <translation>Um einen Punkt bewegen, um zehn</translation>
    </message>
    <message>
        <source>Arrow keys, Shift+arrow keys</source>
        <translation>Pfeiltasten, Umschalt+Pfeiltasten</translation>
    </message>
    <message>
        <source>Resize by 1 point</source>
        <translation>Größe um einen Punkt ändern</translation>
    </message>
    <message>
        <source>Ctrl+arrow keys</source>
        <translation>Strg+Pfeiltasten</translation>
    </message>
    <message>
        <source>Next field, previous field</source>
        <translation>Nächstes Feld, voriges Feld</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Umschalt+Tab</translation>
    </message>
    <message>
        <source>Assign to a recipient</source>
        <translation>Einem Empfänger zuweisen</translation>
    </message>
    <message>
        <source>Alt+1 to Alt+9</source>
        <translation>Alt+1 bis Alt+9</translation>
    </message>
    <message>
        <source>Cancel, clear the selection</source>
        <translation>Abbrechen, Auswahl aufheben</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Go to page</source>
        <translation>Gehe zu Seite</translation>
    </message>
    <message>
        <source>Next issue, previous issue</source>
        <translation>Nächster Befund, voriger Befund</translation>
    </message>
    <message>
        <source>Rename in the list of placed fields</source>
        <translation>In der Liste der platzierten Felder umbenennen</translation>
    </message>
    <message>
        <source>Move up or down in the list of placed fields</source>
        <translation>In der Liste der platzierten Felder nach vorn oder hinten</translation>
    </message>
    <message>
        <source>Alt+Up, Alt+Down</source>
        <translation>Alt+Auf, Alt+Ab</translation>
    </message>
    <message>
        <source>Editor</source>
        <translation>Editor</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Next area, previous area</source>
        <translation>Nächster Bereich, voriger Bereich</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Use default</source>
        <translation>Standard verwenden</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Select a command to change its shortcut</source>
        <translation>Befehl wählen, um sein Kürzel zu ändern</translation>
    </message>
    <message>
        <source>Press the new shortcut</source>
        <translation>Neue Tasten drücken</translation>
    </message>
    <message>
        <source>This shortcut can&apos;t be changed</source>
        <translation>Dieses Kürzel lässt sich nicht ändern</translation>
    </message>
    <message>
        <source>Shortcut of “%1”</source>
        <translation>Tastenkürzel von „%1“</translation>
    </message>
</context>
<context>
    <name>ink::ui::SideBar</name>
    <message>
        <source>New folder</source>
        <translation>Neuer Ordner</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>Bulk runs</source>
        <translation>Serienversand</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Auswertungen</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Views and folders</source>
        <translation>Ansichten und Ordner</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Delete search</source>
        <translation>Suche löschen</translation>
    </message>
    <message>
        <source>Search “%1” deleted.</source>
        <translation>Die Suche „%1“ ist gelöscht.</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Waiting for me</source>
        <translation>Wartet auf mich</translation>
    </message>
    <message>
        <source>Waiting for others</source>
        <translation>Warten auf andere</translation>
    </message>
    <message>
        <source>Open documents</source>
        <translation>Geöffnete Dokumente</translation>
    </message>
</context>
<context>
    <name>ink::ui::SignaturePad</name>
    <message>
        <source>Draw</source>
        <translation>Zeichnen</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tippen</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Signature drawing area</source>
        <translation>Fläche zum Zeichnen der Unterschrift</translation>
    </message>
    <message>
        <source>If you can&apos;t use a pointer, choose Type instead.</source>
        <translation>Ohne Zeigegerät wählen Sie „Tippen“ und schreiben stattdessen den Namen.</translation>
    </message>
    <message>
        <source>Sign above the line</source>
        <translation>Über der Linie unterschreiben</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Name to sign as</source>
        <translation>Name, mit dem unterschrieben wird</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ihr Name</translation>
    </message>
    <message>
        <source>Typed signature</source>
        <translation>Die getippte Unterschrift</translation>
    </message>
    <message>
        <source>Choose a picture…</source>
        <translation>Bild auswählen…</translation>
    </message>
    <message>
        <source>Handwriting style</source>
        <translation>Handschrift</translation>
    </message>
    <message>
        <source>The handwriting styles don&apos;t support all letters of this name, so a plain font is used.</source>
        <translation>Die Handschriften enthalten nicht alle Buchstaben dieses Namens. Er wird in einer einfachen Schrift geschrieben.</translation>
    </message>
    <message>
        <source>Style %1</source>
        <translation>Handschrift %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>Remove background</source>
        <translation>Papier entfernen</translation>
    </message>
    <message>
        <source>Drag the corners around your signature.</source>
        <translation>Ziehen Sie die Ecken um Ihre Unterschrift.</translation>
    </message>
    <message>
        <source>This file can&apos;t be used. Choose a PNG, JPEG, BMP or WebP picture.</source>
        <translation>Diese Datei kann nicht verwendet werden. Wählen Sie ein Bild im Format PNG, JPEG, BMP oder WebP.</translation>
    </message>
    <message>
        <source>No signature was found in the picture. Use a dark pen on white paper, or turn off “Remove background”.</source>
        <translation>Auf dem Bild wurde keine Unterschrift gefunden. Verwenden Sie einen dunklen Stift auf weißem Papier, oder schalten Sie „Papier entfernen“ aus.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SignaturesSection</name>
    <message>
        <source>Choose a signature picture</source>
        <translation>Bild einer Unterschrift</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.bmp *.webp)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.bmp *.webp)</translation>
    </message>
    <message>
        <source>Saved signatures</source>
        <translation>Gespeicherte Unterschriften</translation>
    </message>
    <message>
        <source>A saved signature is offered only to a signer with the same name who signs in person on this computer. The files are stored on this computer, and only you can read them.</source>
        <translation>Eine gespeicherte Unterschrift wird nur der Person mit demselben Namen angeboten, wenn sie an diesem Bildschirm unterschreibt. Die Dateien liegen auf diesem Computer und sind nur für Sie lesbar.</translation>
    </message>
    <message>
        <source>Save a signature</source>
        <translation>Unterschrift speichern</translation>
    </message>
    <message>
        <source>Name of the signer</source>
        <translation>Name des Unterzeichners</translation>
    </message>
    <message>
        <source>Save signature</source>
        <translation>Unterschrift speichern</translation>
    </message>
    <message>
        <source>Signature of %1</source>
        <translation>Unterschrift von %1</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the signature of %1</source>
        <translation>Die Unterschrift von %1 entfernen</translation>
    </message>
    <message>
        <source>Signature of %1 removed.</source>
        <translation>Unterschrift von %1 entfernt.</translation>
    </message>
    <message>
        <source>Enter the name exactly as in the list of recipients.</source>
        <translation>Geben Sie den Namen genau so ein, wie er in der Empfängerliste steht.</translation>
    </message>
    <message>
        <source>Signature of %1 saved.</source>
        <translation>Unterschrift von %1 gespeichert.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SignedPage</name>
    <message>
        <source>%1 (signed)</source>
        <translation>%1 (unterschrieben)</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>An den Drucker gesendet.</translation>
    </message>
    <message>
        <source>Save signed PDF</source>
        <translation>Unterschriebene PDF-Datei speichern</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>Signed document</source>
        <translation>Unterschriebenes Dokument</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>PDF speichern…</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Pages of the signed document</source>
        <translation>Seiten des unterschriebenen Dokuments</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::SignerWordsSection</name>
    <message>
        <source>This text has %1 characters. The maximum is %2.</source>
        <translation>Dieser Text hat %1 Zeichen. Höchstens %2 sind möglich.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid https address.</source>
        <translation>„%1“ ist keine vollständige https-Adresse.</translation>
    </message>
    <message>
        <source>Enter at most %1 addresses.</source>
        <translation>Höchstens %1 Adressen.</translation>
    </message>
    <message>
        <source>Stay on the signing page</source>
        <translation>Auf der Signaturseite bleiben</translation>
    </message>
    <message>
        <source>Signing page</source>
        <translation>Signaturseite</translation>
    </message>
    <message>
        <source>Your own texts for the signing page. The consent and the information that a signer accepts are recorded in the history and on the certificate. Recipients whose language has no text see the one in the language of your account.</source>
        <translation>Ihre eigenen Texte für die Signaturseite. Die Einwilligung und die Informationen, die jemand akzeptiert, werden im Verlauf und im Abschlussprotokoll festgehalten. Wer in der eigenen Sprache keinen Text hat, sieht den in der Sprache Ihres Kontos.</translation>
    </message>
    <message>
        <source>Language of these texts</source>
        <translation>Sprache dieser Texte</translation>
    </message>
    <message>
        <source>Signer consent</source>
        <translation>Unterzeichnende stimmen zu</translation>
    </message>
    <message>
        <source>One paragraph. Leave empty to use the standard text.</source>
        <translation>Ein Absatz. Leer lassen, um den Standardtext zu verwenden.</translation>
    </message>
    <message>
        <source>Information for signers</source>
        <translation>Informationen für Unterzeichnende</translation>
    </message>
    <message>
        <source>A longer text, for example about electronic records. Signers accept it along with the consent.</source>
        <translation>Ein längerer Text, zum Beispiel über elektronische Unterlagen. Er wird zusammen mit der Einwilligung akzeptiert.</translation>
    </message>
    <message>
        <source>Reviewer consent</source>
        <translation>Prüfende stimmen zu</translation>
    </message>
    <message>
        <source>Thank-you message</source>
        <translation>Dankestext</translation>
    </message>
    <message>
        <source>Recipients see it when they have finished.</source>
        <translation>Wird angezeigt, wenn jemand fertig ist.</translation>
    </message>
    <message>
        <source>Allowed return addresses</source>
        <translation>Erlaubte Rücksprungadressen</translation>
    </message>
    <message>
        <source>Full https addresses of your own pages, separated by commas.</source>
        <translation>Vollständige https-Adressen Ihrer eigenen Seiten, durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>After finishing, redirect recipients to</source>
        <translation>Nach dem Abschluss weiterleiten zu</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t the address of a website. Enter https:// and the host only, such as https://app.example.com.</source>
        <translation>„%1“ ist nicht die Adresse einer Website. Geben Sie nur https:// und den Host ein, zum Beispiel https://app.example.com.</translation>
    </message>
    <message>
        <source>Websites that can embed the signing page</source>
        <translation>Websites, die die Signaturseite einbetten können</translation>
    </message>
    <message>
        <source>Your own websites that show the signing page in a frame. No other website can. Leave empty for none.</source>
        <translation>Ihre eigenen Websites, die die Signaturseite in einem Rahmen anzeigen. Keine andere Website kann das. Leer lassen, wenn keine.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningAttachment</name>
    <message>
        <source>Uploading %1</source>
        <translation>%1 wird gesendet</translation>
    </message>
    <message>
        <source>Uploading… %1 of %2</source>
        <translation>Wird gesendet… %1 von %2</translation>
    </message>
    <message>
        <source>No file attached yet.</source>
        <translation>Noch ist nichts angehängt.</translation>
    </message>
    <message>
        <source>Choose another file…</source>
        <translation>Andere Datei auswählen…</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Datei auswählen…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>You can also drop a file here or onto the field on the page.</source>
        <translation>Oder ziehen Sie eine Datei hierher oder auf das Feld auf der Seite.</translation>
    </message>
    <message>
        <source>%1. Maximum %2 per file, %3 in total. The file becomes part of the signed document.</source>
        <translation>%1. Je höchstens %2, insgesamt %3. Die Datei wird Teil des unterschriebenen Dokuments.</translation>
    </message>
    <message>
        <source>Attached: %1</source>
        <translation>Angehängt: %1</translation>
    </message>
    <message>
        <source>Choose the file to attach</source>
        <translation>Datei zum Anhängen auswählen</translation>
    </message>
    <message>
        <source>Supported files (%1)</source>
        <translation>Dateien, die angehängt werden können (%1)</translation>
    </message>
    <message>
        <source>A PNG or JPEG picture. It is printed in the document.</source>
        <translation>Ein PNG- oder JPEG-Bild. Es wird in das Dokument gedruckt.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningCodeForm</name>
    <message>
        <source>The sender gives this code to the signer.</source>
        <translation>Der Absender hat ihn der Person mitgeteilt, die unterschreibt.</translation>
    </message>
    <message>
        <source>The sender gives this code to %1.</source>
        <translation>Der Absender hat ihn %1 mitgeteilt.</translation>
    </message>
    <message>
        <source>A code is being sent to %1…</source>
        <translation>Ein Code wird an %1 gesendet…</translation>
    </message>
    <message>
        <source>A code was sent to %1. Check your email.</source>
        <translation>Ein Code ging an %1. Sehen Sie dort in den E-Mails nach.</translation>
    </message>
    <message>
        <source>You need a code, which will be sent to %1.</source>
        <translation>Ein Code wird benötigt, der an %1 gesendet wird.</translation>
    </message>
    <message>
        <source>Enter the code first.</source>
        <translation>Geben Sie zuerst den Code ein.</translation>
    </message>
    <message numerus="yes">
        <source>Too many wrong codes. Try again in %n minute(s).</source>
        <translation>
            <numerusform>Zu viele falsche Codes. Versuchen Sie es in %n Minute erneut.</numerusform>
            <numerusform>Zu viele falsche Codes. Versuchen Sie es in %n Minuten erneut.</numerusform>
        </translation>
    </message>
    <message>
        <source>Too many wrong codes. Try again in a few minutes.</source>
        <translation>Zu viele falsche Codes. Versuchen Sie es in einigen Minuten erneut.</translation>
    </message>
    <message>
        <source>This code is incorrect or has expired.</source>
        <translation>Dieser Code ist nicht richtig oder zu alt.</translation>
    </message>
    <message>
        <source>This code is incorrect.</source>
        <translation>Dieser Code ist nicht richtig.</translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s) left.</source>
        <translation>
            <numerusform>Noch %n Versuch.</numerusform>
            <numerusform>Noch %n Versuche.</numerusform>
        </translation>
    </message>
    <message>
        <source>No attempts left. Try again in a few minutes.</source>
        <translation>Zurzeit bleibt kein Versuch. Versuchen Sie es in einigen Minuten erneut.</translation>
    </message>
    <message>
        <source>A code was sent less than a minute ago. Wait a moment before requesting another.</source>
        <translation>Ein Code wurde vor weniger als einer Minute gesendet. Warten Sie einen Moment und fordern Sie ihn dann erneut an.</translation>
    </message>
    <message>
        <source>This service can&apos;t send email at the moment, so it can&apos;t send a code. Ask the sender for help.</source>
        <translation>Dieser Dienst sendet zurzeit keine E-Mails, daher kann kein Code kommen. Bitten Sie den Absender um Hilfe.</translation>
    </message>
    <message>
        <source>Enter the code from the email</source>
        <translation>Geben Sie den Code aus der E-Mail ein</translation>
    </message>
    <message>
        <source>Enter the access code</source>
        <translation>Geben Sie den Zugangscode ein</translation>
    </message>
    <message>
        <source>Code from the email</source>
        <translation>Code aus der E-Mail</translation>
    </message>
    <message>
        <source>Access code</source>
        <translation>Zugangscode</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Wird geprüft…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Send code again</source>
        <translation>Code erneut senden</translation>
    </message>
    <message>
        <source>Send code</source>
        <translation>Code senden</translation>
    </message>
    <message>
        <source>A code was sent to %1. Check your text messages.</source>
        <translation>Ein Code wurde an %1 gesendet. Sehen Sie in Ihren SMS nach.</translation>
    </message>
    <message>
        <source>This service can&apos;t send text messages at the moment, so it can&apos;t send a code. Ask the sender for help.</source>
        <translation>Dieser Dienst kann zurzeit keine SMS senden und daher auch keinen Code. Bitten Sie den Absender um Hilfe.</translation>
    </message>
    <message>
        <source>Enter the code from the text message</source>
        <translation>Geben Sie den Code aus der SMS ein</translation>
    </message>
    <message>
        <source>Code from the text message</source>
        <translation>Code aus der SMS</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningConsent</name>
    <message>
        <source>Information from the sender</source>
        <translation>Informationen des Absenders</translation>
    </message>
    <message>
        <source>The sender provided this text in %1, not in your language.</source>
        <translation>Der Absender hat diesen Text auf %1 bereitgestellt, nicht in Ihrer Sprache.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningDateInput</name>
    <message>
        <source>Choose a date</source>
        <translation>Datum wählen</translation>
    </message>
    <message>
        <source>For example, %1</source>
        <translation>Zum Beispiel %1</translation>
    </message>
    <message>
        <source>Enter a date, for example %1.</source>
        <translation>Geben Sie ein Datum ein, zum Beispiel %1.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningDifference</name>
    <message>
        <source>Checked</source>
        <translation>Angekreuzt</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Nicht angekreuzt</translation>
    </message>
    <message>
        <source>A signature</source>
        <translation>Eine Unterschrift</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(leer)</translation>
    </message>
    <message>
        <source>Shown to you</source>
        <translation>Sie sehen</translation>
    </message>
    <message>
        <source>Saved elsewhere</source>
        <translation>Inzwischen gespeichert</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Choose one of the two values for each field.</source>
        <translation>Wählen Sie für jedes Feld einen der beiden Werte.</translation>
    </message>
    <message>
        <source>Values have changed</source>
        <translation>Werte haben sich geändert</translation>
    </message>
    <message>
        <source>These values were changed elsewhere after they were shown here. Choose which ones to use, then finish again.</source>
        <translation>Diese Werte wurden an anderer Stelle gespeichert, nachdem sie hier angezeigt wurden. Wählen Sie, welche gelten, und schließen Sie dann erneut ab.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Page %1, %2 mm from the left and %3 mm from the top</source>
        <translation>Seite %1, %2 mm von links und %3 mm von oben</translation>
    </message>
    <message>
        <source>%1 × %2 mm</source>
        <translation>%1 × %2 mm</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Pflichtfeld</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>Optional</translation>
    </message>
    <message>
        <source>Not present</source>
        <translation>Nicht vorhanden</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>As shown to you</source>
        <translation>Wie Ihnen angezeigt</translation>
    </message>
    <message>
        <source>Changed by the sender</source>
        <translation>Vom Absender geändert</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>The document has changed</source>
        <translation>Das Dokument hat sich geändert</translation>
    </message>
    <message>
        <source>These fields were changed after they were shown here. Nothing is signed yet. Continue to see the document as it is now, then finish again.</source>
        <translation>Diese Felder wurden geändert, nachdem sie hier angezeigt wurden. Noch ist nichts unterschrieben. Fahren Sie fort, um das Dokument in seinem jetzigen Stand zu sehen, und schließen Sie dann erneut ab.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningFieldEditor</name>
    <message>
        <source>Required · page %1</source>
        <translation>Erforderlich · Seite %1</translation>
    </message>
    <message>
        <source>Optional · page %1</source>
        <translation>Optional · Seite %1</translation>
    </message>
    <message>
        <source>Select this box</source>
        <translation>Dieses Kästchen ankreuzen</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Auswählen…</translation>
    </message>
    <message>
        <source>Sign again</source>
        <translation>Neu unterschreiben</translation>
    </message>
    <message>
        <source>Use the same initials</source>
        <translation>Dieselbe Paraphe verwenden</translation>
    </message>
    <message>
        <source>Use the same signature</source>
        <translation>Dieselbe Unterschrift verwenden</translation>
    </message>
    <message>
        <source>Choose a signature picture</source>
        <translation>Bild der Unterschrift auswählen</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.bmp *.webp)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.bmp *.webp)</translation>
    </message>
    <message>
        <source>Not before %1</source>
        <translation>Nicht vor dem %1</translation>
    </message>
    <message>
        <source>Not after %1</source>
        <translation>Nicht nach dem %1</translation>
    </message>
    <message>
        <source>Select at least %1 of the boxes in “%2”.</source>
        <translation>Wählen Sie mindestens %1 der Kästchen von „%2“.</translation>
    </message>
    <message>
        <source>Select at most %1 of the boxes in “%2”.</source>
        <translation>Wählen Sie höchstens %1 der Kästchen von „%2“.</translation>
    </message>
    <message>
        <source>This text will be printed in small type (%1 points). Shorten it to make it easier to read.</source>
        <translation>Dieser Text wird in kleiner Schrift gedruckt (%1 Punkt). Kürzen Sie ihn, damit er besser lesbar ist.</translation>
    </message>
    <message>
        <source>This value was filled in before the device was handed to you. Review it, then choose Next.</source>
        <translation>Dieser Wert wurde ausgefüllt, bevor Sie das Gerät erhielten. Prüfen Sie ihn und wählen Sie dann „Weiter“.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningMarks</name>
    <message>
        <source>Add a signature…</source>
        <translation>Unterschrift hinzufügen…</translation>
    </message>
    <message>
        <source>Move…</source>
        <translation>Verschieben…</translation>
    </message>
    <message>
        <source>Move this signature</source>
        <translation>Diese Unterschrift verschieben</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove this signature</source>
        <translation>Diese Unterschrift entfernen</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningNotes</name>
    <message>
        <source>You&apos;re acting on behalf of %1, who is absent.</source>
        <translation>Sie handeln in Vertretung von %1; diese Person ist abwesend.</translation>
    </message>
    <message>
        <source>You&apos;re witnessing the signature of %1.</source>
        <translation>Sie bezeugen die Unterschrift von %1.</translation>
    </message>
    <message>
        <source>Message from the sender</source>
        <translation>Nachricht des Absenders</translation>
    </message>
    <message>
        <source>Message from %1</source>
        <translation>Nachricht von %1</translation>
    </message>
    <message>
        <source>Personal message to you</source>
        <translation>Persönliche Nachricht an Sie</translation>
    </message>
    <message>
        <source>The sender has changed this document. Review it before you finish.</source>
        <translation>Der Absender hat dieses Dokument geändert. Prüfen Sie es, bevor Sie abschließen.</translation>
    </message>
    <message>
        <source>The sender has changed fields in this document: %1. Review them before you finish.</source>
        <translation>Der Absender hat dieses Dokument geändert: %1. Prüfen Sie es, bevor Sie abschließen.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningPage</name>
    <message>
        <source>Sign in person</source>
        <translation>Persönlich unterschreiben</translation>
    </message>
    <message>
        <source>Now signing: %1 (%2 of %3) · “%4”</source>
        <translation>Jetzt: %1, %2 von %3 · „%4“</translation>
    </message>
    <message>
        <source>Signing…</source>
        <translation>Wird unterschrieben…</translation>
    </message>
    <message>
        <source>Reason for declining (the sender will see it)</source>
        <translation>Grund der Ablehnung (für den Absender sichtbar)</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Dokument ablehnen</translation>
    </message>
    <message>
        <source>Leave without signing?</source>
        <translation>Unterschreiben verlassen?</translation>
    </message>
    <message>
        <source>Your entries are saved. Nothing has been signed yet.</source>
        <translation>Bisherige Eingaben bleiben erhalten. Noch ist nichts unterschrieben.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Loading pages…</source>
        <translation>Die Seiten werden geholt…</translation>
    </message>
    <message>
        <source>Pages of the document</source>
        <translation>Seiten des Dokuments</translation>
    </message>
    <message>
        <source>Hand the device to %1</source>
        <translation>Geben Sie das Gerät an %1</translation>
    </message>
    <message>
        <source>%1 has signed. %2 is next, %3 of %4.</source>
        <translation>%1 hat unterschrieben. %2 ist an der Reihe, %3 von %4.</translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation>Ich bin %1</translation>
    </message>
    <message>
        <source>%1 will be notified of your reason.</source>
        <translation>%1 erfährt den Grund.</translation>
    </message>
    <message numerus="yes">
        <source>All %n people have signed “%1”. Please hand the device back.</source>
        <translation>
            <numerusform>%n Person hat „%1“ unterschrieben. Bitte geben Sie das Gerät zurück.</numerusform>
            <numerusform>Alle %n Personen haben „%1“ unterschrieben. Bitte geben Sie das Gerät zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Thank you</source>
        <translation>Vielen Dank</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>All fields are filled in.</source>
        <translation>Alles ist ausgefüllt.</translation>
    </message>
    <message>
        <source>Some required fields are empty.</source>
        <translation>Etwas fehlt noch.</translation>
    </message>
    <message>
        <source>Review the pages, then finish.</source>
        <translation>Sehen Sie sich die Seiten noch einmal an und schließen Sie dann ab.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Delegate to another person…</source>
        <translation>An eine andere Person delegieren…</translation>
    </message>
    <message>
        <source>Delegated</source>
        <translation>Delegiert</translation>
    </message>
    <message>
        <source>%1 will receive a signing link by email. Please hand the device back.</source>
        <translation>%1 erhält per E-Mail einen Link zum Unterschreiben. Bitte geben Sie das Gerät zurück.</translation>
    </message>
    <message>
        <source>Lock screen…</source>
        <translation>Bildschirm sperren…</translation>
    </message>
    <message>
        <source>Return to Inkstone</source>
        <translation>Zurück zu Inkstone</translation>
    </message>
    <message>
        <source>Some values haven&apos;t been confirmed.</source>
        <translation>Einige Werte sind noch nicht bestätigt.</translation>
    </message>
    <message>
        <source>These values were filled in before the device was handed to you. Select each field below that has no check mark, review its value, then choose Next.</source>
        <translation>Diese Werte wurden ausgefüllt, bevor Sie das Gerät erhielten. Wählen Sie unten jedes Feld ohne Häkchen, prüfen Sie den Wert und wählen Sie dann „Weiter“.</translation>
    </message>
    <message>
        <source>Sign on your phone…</source>
        <translation>Auf dem Handy unterschreiben…</translation>
    </message>
    <message>
        <source>You&apos;re offline. The signature will be stored on this computer and submitted when the connection is back.</source>
        <translation>Sie sind offline. Die Unterschrift bleibt auf diesem Computer und wird eingereicht, sobald die Verbindung wieder da ist.</translation>
    </message>
    <message>
        <source>Declining requires a connection.</source>
        <translation>Zum Ablehnen ist eine Verbindung nötig.</translation>
    </message>
    <message>
        <source>Signed on this computer</source>
        <translation>Auf diesem Computer unterschrieben</translation>
    </message>
    <message>
        <source>The signature in “%1” is in the outbox and will be submitted when the connection is back. Please hand the device back.</source>
        <translation>Die Unterschrift in „%1“ wartet im Postausgang. Sie wird eingereicht, sobald die Verbindung wieder da ist. Bitte geben Sie das Gerät zurück.</translation>
    </message>
    <message>
        <source>Place your signature on a page.</source>
        <translation>Platzieren Sie Ihre Unterschrift auf einer Seite.</translation>
    </message>
    <message>
        <source>Choose “Add a signature”, then select where it goes.</source>
        <translation>Wählen Sie „Unterschrift hinzufügen“ und dann, wo sie stehen soll.</translation>
    </message>
    <message>
        <source>The signature must be submitted before %1. After that, the service no longer accepts it.</source>
        <translation>Reichen Sie sie vor %1 ein. Danach nimmt der Dienst sie nicht mehr an.</translation>
    </message>
    <message>
        <source>All required fields are filled in.</source>
        <translation>Alle Pflichtfelder sind ausgefüllt.</translation>
    </message>
    <message>
        <source>Required fields are marked with *. Choose “Next required field” to continue.</source>
        <translation>Pflichtfelder sind mit * gekennzeichnet. Wählen Sie „Nächstes Pflichtfeld“, um fortzufahren.</translation>
    </message>
    <message>
        <source>The sender will be notified of your reason.</source>
        <translation>Der Absender erfährt Ihre Begründung.</translation>
    </message>
    <message>
        <source>Continue with %1</source>
        <translation>Weiter mit %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningPhone</name>
    <message>
        <source>Make this document available on the local network?</source>
        <translation>Dieses Dokument für das lokale Netzwerk öffnen?</translation>
    </message>
    <message>
        <source>Other devices on the local network can then use this signing link to open and sign “%1” over an encrypted connection. Your other documents remain inaccessible. Access ends when the document is signed or when you go back, and after %2 minutes at the latest.</source>
        <translation>„%1“ kann dann von anderen Geräten im lokalen Netzwerk mit diesem Link geöffnet und unterschrieben werden, über eine verschlüsselte Verbindung. Ihre anderen Dokumente bleiben geschlossen. Der Zugriff endet, wenn das Dokument unterschrieben ist, wenn Sie zurückgehen und spätestens nach %2 Minuten.</translation>
    </message>
    <message>
        <source>Make available</source>
        <translation>Für lokales Netzwerk öffnen</translation>
    </message>
    <message>
        <source>Sign on the phone, then continue here.</source>
        <translation>Unterschreiben Sie auf dem Handy, dann machen Sie hier weiter.</translation>
    </message>
    <message>
        <source>This computer isn&apos;t connected to a local network. Connect it to the phone&apos;s network, then try again.</source>
        <translation>Dieser Computer ist mit keinem lokalen Netzwerk verbunden. Verbinden Sie ihn mit dem Netzwerk des Handys und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Waiting for the phone…</source>
        <translation>Warten auf das Handy…</translation>
    </message>
    <message>
        <source>The phone has opened the document.</source>
        <translation>Das Handy hat das Dokument geöffnet.</translation>
    </message>
    <message>
        <source>Signed on the phone.</source>
        <translation>Auf dem Handy unterschrieben.</translation>
    </message>
    <message>
        <source>Declined on the phone.</source>
        <translation>Auf dem Handy abgelehnt.</translation>
    </message>
    <message>
        <source>Delegated to another person on the phone.</source>
        <translation>Auf dem Handy an eine andere Person delegiert.</translation>
    </message>
    <message>
        <source>Access has expired. The document is no longer available on the network.</source>
        <translation>Die Zeit ist abgelaufen. Das Dokument ist für das Netzwerk wieder geschlossen.</translation>
    </message>
    <message>
        <source>The document isn&apos;t available on the network.</source>
        <translation>Das Dokument ist nicht für das Netzwerk geöffnet.</translation>
    </message>
    <message>
        <source>QR code of the signing link</source>
        <translation>QR-Code des Links zum Unterschreiben</translation>
    </message>
    <message>
        <source>Network access ends at %1 at the latest.</source>
        <translation>Der Zugriff aus dem Netzwerk endet spätestens um %1.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Continue on this computer</source>
        <translation>Auf diesem Computer fortfahren</translation>
    </message>
    <message>
        <source>Sign on your phone</source>
        <translation>Auf dem Handy unterschreiben</translation>
    </message>
    <message>
        <source>Signing link</source>
        <translation>Link zum Unterschreiben</translation>
    </message>
    <message>
        <source>Network address</source>
        <translation>Netzwerkadresse</translation>
    </message>
    <message>
        <source>Certificate fingerprint (SHA-256)</source>
        <translation>Fingerabdruck des Zertifikats (SHA-256)</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Connect the phone to the same network and scan the code.</source>
        <translation>Verbinden Sie das Handy mit demselben Netzwerk und scannen Sie den Code.</translation>
    </message>
    <message>
        <source>The phone will warn you that it doesn&apos;t trust this computer&apos;s certificate. Before you continue, compare the fingerprint shown on the phone with the one below.</source>
        <translation>Das Handy warnt, dass es das Zertifikat dieses Computers nicht kennt. Vergleichen Sie den angezeigten Fingerabdruck mit dem unten stehenden, bevor Sie fortfahren.</translation>
    </message>
    <message>
        <source>Scan the code with the phone&apos;s camera.</source>
        <translation>Scannen Sie den Code mit der Kamera des Handys.</translation>
    </message>
    <message>
        <source>This computer has left the network, so the phone can&apos;t reach the document. Connect to the phone&apos;s network, then try again.</source>
        <translation>Dieser Computer hat das Netzwerk verlassen, deshalb ist das Dokument dafür wieder geschlossen. Öffnen Sie es im Netzwerk des Telefons noch einmal.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningPositionDialog</name>
    <message>
        <source>Marked place</source>
        <translation>Stelle der Frage</translation>
    </message>
    <message>
        <source>Mark a place on a page</source>
        <translation>Stelle auf einer Seite markieren</translation>
    </message>
    <message>
        <source>Select the place on a page, or move the mark with the arrow keys.</source>
        <translation>Wählen Sie die Stelle auf einer Seite, oder bewegen Sie die Markierung mit den Pfeiltasten.</translation>
    </message>
    <message>
        <source>Pages of the document</source>
        <translation>Seiten des Dokuments</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Place the signature</source>
        <translation>Unterschrift platzieren</translation>
    </message>
    <message>
        <source>Select where the signature goes, or move the frame with the arrow keys.</source>
        <translation>Wählen Sie, wo die Unterschrift stehen soll, oder bewegen Sie den Rahmen mit den Pfeiltasten.</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Unterschrift</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningProgress</name>
    <message>
        <source>Draw, type or choose your signature first.</source>
        <translation>Zeichnen, tippen oder wählen Sie zuerst Ihre Unterschrift.</translation>
    </message>
    <message>
        <source>Attach a file.</source>
        <translation>Hängen Sie zuerst eine Datei an.</translation>
    </message>
    <message>
        <source>This field is required.</source>
        <translation>Dies ist erforderlich.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningQuestionDialog</name>
    <message>
        <source>Page %1</source>
        <translation>Seite %1</translation>
    </message>
    <message>
        <source>Not answered yet</source>
        <translation>Noch nicht beantwortet</translation>
    </message>
    <message>
        <source>Answer from %1</source>
        <translation>Antwort von %1</translation>
    </message>
    <message>
        <source>Mark a place on a page</source>
        <translation>Stelle auf einer Seite markieren</translation>
    </message>
    <message>
        <source>Questions to %1</source>
        <translation>Fragen an %1</translation>
    </message>
    <message>
        <source>Your question goes to the sender. The answer appears here. Questions don&apos;t appear on the signed pages.</source>
        <translation>Ihre Frage geht an den Absender. Die Antwort erscheint hier. Fragen stehen nicht auf den unterschriebenen Seiten.</translation>
    </message>
    <message>
        <source>Your question or comment</source>
        <translation>Ihre Frage oder Anmerkung</translation>
    </message>
    <message>
        <source>Remove the mark</source>
        <translation>Markierung entfernen</translation>
    </message>
    <message>
        <source>Your question was sent.</source>
        <translation>Ihre Frage wurde gesendet.</translation>
    </message>
    <message>
        <source>A question can have a maximum of %1 characters.</source>
        <translation>Eine Frage hat höchstens %1 Zeichen.</translation>
    </message>
    <message>
        <source>Send question</source>
        <translation>Frage senden</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Answer from the sender</source>
        <translation>Antwort des Absenders</translation>
    </message>
    <message>
        <source>Questions to the sender</source>
        <translation>Fragen an den Absender</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningQuestions</name>
    <message>
        <source>Ask the sender…</source>
        <translation>Absender fragen…</translation>
    </message>
    <message>
        <source>The sender has answered your question.</source>
        <translation>Der Absender hat Ihre Frage beantwortet.</translation>
    </message>
    <message>
        <source>Read the answer</source>
        <translation>Antwort lesen</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningRoleWords</name>
    <message>
        <source>%1 reviews “%2”</source>
        <translation>%1 prüft „%2“</translation>
    </message>
    <message>
        <source>%1 fills in “%2”</source>
        <translation>%1 füllt „%2“ aus</translation>
    </message>
    <message>
        <source>%1 signs “%2”</source>
        <translation>%1 unterschreibt „%2“</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Genehmigen</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Abschließen</translation>
    </message>
    <message>
        <source>Finish and sign</source>
        <translation>Jetzt unterschreiben</translation>
    </message>
    <message>
        <source>You have approved “%1”. Please hand the device back.</source>
        <translation>Sie haben „%1“ genehmigt. Bitte geben Sie das Gerät zurück.</translation>
    </message>
    <message>
        <source>You have finished your part of “%1”. Please hand the device back.</source>
        <translation>Sie haben Ihren Teil von „%1“ abgeschlossen. Bitte geben Sie das Gerät zurück.</translation>
    </message>
    <message>
        <source>You have signed “%1”. Please hand the device back.</source>
        <translation>Sie haben „%1“ unterschrieben. Bitte geben Sie das Gerät zurück.</translation>
    </message>
    <message>
        <source>Decline the document…</source>
        <translation>Dokument ablehnen…</translation>
    </message>
    <message>
        <source>Decline to sign…</source>
        <translation>Unterschrift ablehnen…</translation>
    </message>
    <message>
        <source>Decline the document</source>
        <translation>Dokument ablehnen</translation>
    </message>
    <message>
        <source>Decline to sign</source>
        <translation>Unterschrift ablehnen</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningSteps</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Fields to fill in</source>
        <translation>Auszufüllende Felder</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 · page %2</source>
        <translation>%1 · Seite %2</translation>
    </message>
    <message>
        <source>Completed fields</source>
        <translation>Ausgefüllte Felder</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Next required field</source>
        <translation>Nächstes Pflichtfeld</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Pflichtfeld</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>Optional</translation>
    </message>
    <message>
        <source>Filled in</source>
        <translation>Ausgefüllt</translation>
    </message>
    <message>
        <source>Not filled in</source>
        <translation>Nicht ausgefüllt</translation>
    </message>
</context>
<context>
    <name>ink::ui::SmsGatewayPart</name>
    <message>
        <source>Codes by SMS</source>
        <translation>Codes per SMS</translation>
    </message>
    <message>
        <source>The service on this computer sends one-time codes to phones through an SMS gateway with an HTTP interface. Your gateway&apos;s documentation describes its requests.</source>
        <translation>Der Dienst auf diesem Computer sendet Einmalcodes über ein SMS-Gateway mit HTTP-Schnittstelle an Telefone. Die Dokumentation Ihres Gateways beschreibt dessen Anfragen.</translation>
    </message>
    <message>
        <source>Gateway address</source>
        <translation>Adresse des Gateways</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Body format</source>
        <translation>Format des Inhalts</translation>
    </message>
    <message>
        <source>Form fields</source>
        <translation>Formularfelder</translation>
    </message>
    <message>
        <source>Headers, one per line</source>
        <translation>Header, einer je Zeile</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>{to} stands for the phone number, {toDigits} for the number without +, {text} for the message and {from} for the sender name. In headers and the body, {secret} stands for the secret and {secretBase64} for the secret in Base64.</source>
        <translation>{to} steht für die Telefonnummer, {toDigits} für die Nummer ohne +, {text} für die Nachricht und {from} für den Absendernamen. In Headern und im Inhalt steht {secret} für das Geheimnis und {secretBase64} für das Geheimnis in Base64.</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Geheimnis</translation>
    </message>
    <message>
        <source>An API key, or user:password. Stored only in this computer&apos;s keychain.</source>
        <translation>Ein API-Schlüssel oder Benutzer:Passwort. Nur im Schlüsselbund dieses Computers gespeichert.</translation>
    </message>
    <message>
        <source>Sender name</source>
        <translation>Absendername</translation>
    </message>
    <message>
        <source>Success status codes</source>
        <translation>Statuscodes, die Erfolg bedeuten</translation>
    </message>
    <message>
        <source>Text that the response must contain (optional)</source>
        <translation>Text, den die Antwort enthalten muss (optional)</translation>
    </message>
    <message>
        <source>The gateway is on this computer or on a private network</source>
        <translation>Das Gateway ist auf diesem Computer oder in einem privaten Netz</translation>
    </message>
    <message>
        <source>Phone number for the test message</source>
        <translation>Telefonnummer für die Testnachricht</translation>
    </message>
    <message>
        <source>Save SMS gateway</source>
        <translation>SMS-Gateway speichern</translation>
    </message>
    <message>
        <source>Send a test message</source>
        <translation>Testnachricht senden</translation>
    </message>
    <message>
        <source>Stop sending codes by SMS</source>
        <translation>Keine Codes per SMS mehr senden</translation>
    </message>
    <message>
        <source>Set by your administrator.</source>
        <translation>Von Ihrem Administrator festgelegt.</translation>
    </message>
    <message>
        <source>Stored in the keychain</source>
        <translation>Im Schlüsselbund verwahrt</translation>
    </message>
    <message>
        <source>These gateway settings aren&apos;t valid.</source>
        <translation>So kann das Gateway nicht verwendet werden.</translation>
    </message>
    <message>
        <source>The keychain isn&apos;t available, so the secret is kept only until you quit Inkstone.</source>
        <translation>Der Schlüsselbund ist nicht verfügbar; das Geheimnis ist nur bekannt, bis Sie Inkstone schließen.</translation>
    </message>
    <message>
        <source>SMS gateway saved.</source>
        <translation>SMS-Gateway gespeichert.</translation>
    </message>
    <message>
        <source>Test message from Inkstone.</source>
        <translation>Testnachricht von Inkstone.</translation>
    </message>
    <message>
        <source>Enter a phone number with a country code, such as +49 151 23456789.</source>
        <translation>Geben Sie eine Telefonnummer mit Ländervorwahl ein, zum Beispiel +49 151 23456789.</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Wird gesendet…</translation>
    </message>
    <message>
        <source>The test message wasn&apos;t sent.</source>
        <translation>Die Testnachricht wurde nicht gesendet.</translation>
    </message>
    <message>
        <source>The SMS gateway accepted the message.</source>
        <translation>Das SMS-Gateway hat die Nachricht angenommen.</translation>
    </message>
    <message>
        <source>Check that it arrives at %1.</source>
        <translation>Sehen Sie auf dem Telefon mit der Nummer %1 nach.</translation>
    </message>
    <message>
        <source>This computer doesn&apos;t send codes by SMS.</source>
        <translation>Dieser Computer sendet keine Codes per SMS.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Erweitert</translation>
    </message>
    <message>
        <source>Sent through %1</source>
        <translation>Versand über %1</translation>
    </message>
    <message>
        <source>Not set up</source>
        <translation>Nicht eingerichtet</translation>
    </message>
</context>
<context>
    <name>ink::ui::StackModel</name>
    <message>
        <source>Declined</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>Fehlgeschlagen: %1</translation>
    </message>
    <message>
        <source>Changed after you viewed it</source>
        <translation>Geändert, nachdem Sie es gesehen haben</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Übersprungen</translation>
    </message>
    <message>
        <source>To be declined: %1</source>
        <translation>Abzulehnen: %1</translation>
    </message>
    <message>
        <source>Not viewed</source>
        <translation>Nicht angesehen</translation>
    </message>
    <message>
        <source>Viewed</source>
        <translation>Angesehen</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Gesendet</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Dieser Computer</translation>
    </message>
</context>
<context>
    <name>ink::ui::StackPage</name>
    <message>
        <source>Add PDFs to sign yourself</source>
        <translation>PDFs zum Selbstunterschreiben hinzufügen</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>Choose a picture of your signature</source>
        <translation>Bild Ihrer Unterschrift auswählen</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.bmp *.webp)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.bmp *.webp)</translation>
    </message>
    <message>
        <source>Waiting for me</source>
        <translation>Wartet auf mich</translation>
    </message>
    <message>
        <source>My email addresses…</source>
        <translation>Meine E-Mail-Adressen…</translation>
    </message>
    <message>
        <source>Add PDFs…</source>
        <translation>PDFs hinzufügen…</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Aktualisieren</translation>
    </message>
    <message>
        <source>Clear results</source>
        <translation>Ergebnisse entfernen</translation>
    </message>
    <message>
        <source>Adopt your signature</source>
        <translation>Ihre Unterschrift festlegen</translation>
    </message>
    <message>
        <source>This signature is placed in each document that you review. Nothing is signed until you confirm at the end.</source>
        <translation>Diese Unterschrift erscheint in jedem Dokument, das Sie durchgehen. Unterschrieben wird erst, wenn Sie am Ende zustimmen.</translation>
    </message>
    <message>
        <source>Adopt signature</source>
        <translation>Unterschrift festlegen</translation>
    </message>
    <message>
        <source>Use saved signature</source>
        <translation>Gespeicherte Unterschrift verwenden</translation>
    </message>
    <message>
        <source>Looking for documents…</source>
        <translation>Dokumente werden gesucht…</translation>
    </message>
    <message numerus="yes">
        <source>%n documents are waiting for you</source>
        <translation>
            <numerusform>%n Dokument wartet auf Sie</numerusform>
            <numerusform>%n Dokumente warten auf Sie</numerusform>
        </translation>
    </message>
    <message>
        <source>Add your email address to find documents that were sent to you.</source>
        <translation>Fügen Sie Ihre E-Mail-Adresse hinzu, um Dokumente zu finden, die Ihnen gesendet wurden.</translation>
    </message>
    <message>
        <source>Sent to: %1</source>
        <translation>Gesendet an: %1</translation>
    </message>
    <message numerus="yes">
        <source>Review %n documents</source>
        <translation>
            <numerusform>%n Dokument durchgehen</numerusform>
            <numerusform>%n Dokumente durchgehen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>My email addresses</source>
        <translation>Meine E-Mail-Adressen</translation>
    </message>
    <message>
        <source>Documents sent to these addresses are listed here. Separate addresses with commas.</source>
        <translation>Dokumente, die an diese Adressen gesendet wurden, werden gezeigt. Trennen Sie mehrere mit Kommas.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Your email address</source>
        <translation>Ihre E-Mail-Adresse</translation>
    </message>
    <message>
        <source>The documents will be signed with this email address.</source>
        <translation>Die Dokumente werden unter dieser Adresse unterschrieben.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>No documents are waiting for you.</source>
        <translation>Kein Dokument wartet auf Sie.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid email address.</source>
        <translation>„%1“ ist keine gültige E-Mail-Adresse.</translation>
    </message>
    <message>
        <source>Add my email address…</source>
        <translation>Meine E-Mail-Adresse hinzufügen…</translation>
    </message>
</context>
<context>
    <name>ink::ui::StackRoleWords</name>
    <message>
        <source>Approve (%1)</source>
        <translation>Genehmigen (%1)</translation>
    </message>
    <message>
        <source>Finish (%1)</source>
        <translation>Abschließen (%1)</translation>
    </message>
    <message>
        <source>Sign (%1)</source>
        <translation>Unterschreiben (%1)</translation>
    </message>
    <message>
        <source>Press Space for the next page. You can approve after all pages have been shown.</source>
        <translation>Drücken Sie die Leertaste für die nächste Seite. Genehmigen können Sie, wenn alle Seiten gezeigt wurden.</translation>
    </message>
    <message>
        <source>Press Space for the next page. You can finish after all pages have been shown.</source>
        <translation>Drücken Sie die Leertaste für die nächste Seite. Abschließen können Sie, wenn alle Seiten gezeigt wurden.</translation>
    </message>
    <message>
        <source>Press Space for the next page. You can sign after all pages have been shown.</source>
        <translation>Drücken Sie die Leertaste für die nächste Seite. Unterschreiben können Sie, wenn alle Seiten gezeigt wurden.</translation>
    </message>
    <message>
        <source>Decline the document</source>
        <translation>Dokument ablehnen</translation>
    </message>
    <message>
        <source>Decline to sign</source>
        <translation>Unterschrift ablehnen</translation>
    </message>
    <message>
        <source>To be approved</source>
        <translation>Zu genehmigen</translation>
    </message>
    <message>
        <source>To be finished</source>
        <translation>Abzuschließen</translation>
    </message>
    <message>
        <source>To be signed</source>
        <translation>Zu unterschreiben</translation>
    </message>
    <message>
        <source>Approving…</source>
        <translation>Wird genehmigt…</translation>
    </message>
    <message>
        <source>Finishing…</source>
        <translation>Wird abgeschlossen…</translation>
    </message>
    <message>
        <source>Signing…</source>
        <translation>Wird unterschrieben…</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>Genehmigt</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Abgeschlossen</translation>
    </message>
    <message>
        <source>Signed</source>
        <translation>Unterschrieben</translation>
    </message>
</context>
<context>
    <name>ink::ui::StackSummary</name>
    <message>
        <source>Documents and their results</source>
        <translation>Dokumente und ihr Ergebnis</translation>
    </message>
    <message>
        <source>Review the remaining documents</source>
        <translation>Übrige Dokumente durchgehen</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Zurück zur Liste</translation>
    </message>
    <message>
        <source>Your signature</source>
        <translation>Ihre Unterschrift</translation>
    </message>
    <message numerus="yes">
        <source>%n documents to decline</source>
        <translation>
            <numerusform>%n Dokument abzulehnen</numerusform>
            <numerusform>%n Dokumente abzulehnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skipped</source>
        <translation>
            <numerusform>%n übersprungen</numerusform>
            <numerusform>%n übersprungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n declined</source>
        <translation>
            <numerusform>%n abgelehnt</numerusform>
            <numerusform>%n abgelehnt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n fehlgeschlagen</numerusform>
            <numerusform>%n fehlgeschlagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed after you viewed them</source>
        <translation>
            <numerusform>%n geändert, nachdem Sie es gesehen haben</numerusform>
            <numerusform>%n geändert, nachdem Sie sie gesehen haben</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::StackTotalWords</name>
    <message>
        <source>Sign the documents</source>
        <translation>Dokumente unterschreiben</translation>
    </message>
    <message>
        <source>Approve the documents</source>
        <translation>Dokumente genehmigen</translation>
    </message>
    <message>
        <source>Finish the documents</source>
        <translation>Dokumente abschließen</translation>
    </message>
    <message>
        <source>Sign…</source>
        <translation>Unterschreiben…</translation>
    </message>
    <message>
        <source>Approve…</source>
        <translation>Genehmigen…</translation>
    </message>
    <message>
        <source>Finish…</source>
        <translation>Abschließen…</translation>
    </message>
    <message numerus="yes">
        <source>Decline %n documents</source>
        <translation>
            <numerusform>%n Dokument ablehnen</numerusform>
            <numerusform>%n Dokumente ablehnen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to do</source>
        <translation>Nichts zu tun</translation>
    </message>
    <message numerus="yes">
        <source>Sign %n documents</source>
        <translation>
            <numerusform>%n Dokument unterschreiben</numerusform>
            <numerusform>%n Dokumente unterschreiben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Approve %n documents</source>
        <translation>
            <numerusform>%n Dokument genehmigen</numerusform>
            <numerusform>%n Dokumente genehmigen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finish %n documents</source>
        <translation>
            <numerusform>%n Dokument abschließen</numerusform>
            <numerusform>%n Dokumente abschließen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents to sign</source>
        <translation>
            <numerusform>%n Dokument zu unterschreiben</numerusform>
            <numerusform>%n Dokumente zu unterschreiben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents to approve</source>
        <translation>
            <numerusform>%n Dokument zu genehmigen</numerusform>
            <numerusform>%n Dokumente zu genehmigen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents to finish</source>
        <translation>
            <numerusform>%n Dokument abzuschließen</numerusform>
            <numerusform>%n Dokumente abzuschließen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n signed</source>
        <translation>
            <numerusform>%n unterschrieben</numerusform>
            <numerusform>%n unterschrieben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n approved</source>
        <translation>
            <numerusform>%n genehmigt</numerusform>
            <numerusform>%n genehmigt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished</source>
        <translation>
            <numerusform>%n abgeschlossen</numerusform>
            <numerusform>%n abgeschlossen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::StackViewer</name>
    <message>
        <source>Back to the list</source>
        <translation>Zurück zur Liste</translation>
    </message>
    <message>
        <source>Pages of the document</source>
        <translation>Seiten des Dokuments</translation>
    </message>
    <message>
        <source>Differences from the previous document</source>
        <translation>Anders als im vorigen Dokument</translation>
    </message>
    <message>
        <source>Skip (%1)</source>
        <translation>Überspringen (%1)</translation>
    </message>
    <message>
        <source>Decline… (%1)</source>
        <translation>Ablehnen… (%1)</translation>
    </message>
    <message>
        <source>Open the signing page (%1)</source>
        <translation>Seite zum Unterschreiben öffnen (%1)</translation>
    </message>
    <message>
        <source>Previous document (Backspace)</source>
        <translation>Voriges Dokument (Rücktaste)</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(leer)</translation>
    </message>
    <message>
        <source>%1: %2 (before: %3)</source>
        <translation>%1: %2 (vorher: %3)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>From: %1</source>
        <translation>Von: %1</translation>
    </message>
    <message>
        <source>Account: %1</source>
        <translation>Konto: %1</translation>
    </message>
    <message>
        <source>Status: %1</source>
        <translation>Status: %1</translation>
    </message>
    <message numerus="yes">
        <source>Shown: %1 of %n pages</source>
        <translation>
            <numerusform>Gezeigt: %1 von %n Seite</numerusform>
            <numerusform>Gezeigt: %1 von %n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Loading pages…</source>
        <translation>Seiten werden geladen…</translation>
    </message>
    <message>
        <source>Reason for declining (the sender will see it)</source>
        <translation>Grund der Ablehnung (der Absender sieht ihn)</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Ablehnen</translation>
    </message>
</context>
<context>
    <name>ink::ui::StartErrorDialog</name>
    <message>
        <source>Inkstone can&apos;t open its data</source>
        <translation>Inkstone kann seine Daten nicht öffnen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Some of your data is damaged</source>
        <translation>Ein Teil Ihrer Daten ist beschädigt</translation>
    </message>
    <message>
        <source>Before you restore your data, quit Inkstone and make a copy of the data folder.</source>
        <translation>Beenden Sie Inkstone, bevor Sie sie wiederherstellen, und behalten Sie eine Kopie des Datenordners.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Data folder: %1.</source>
        <translation>Datenordner: %1.</translation>
    </message>
    <message>
        <source>To use another folder, set the environment variable %1 to its path.</source>
        <translation>Um einen anderen Ordner zu verwenden, setzen Sie die Umgebungsvariable %1 auf seinen Pfad.</translation>
    </message>
</context>
<context>
    <name>ink::ui::StartNotices</name>
    <message>
        <source>Inkstone was updated to version %1.</source>
        <translation>Inkstone wurde auf Version %1 aktualisiert.</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>Neuerungen</translation>
    </message>
    <message>
        <source>Inkstone closed unexpectedly last time.</source>
        <translation>Inkstone wurde beim letzten Mal unerwartet beendet.</translation>
    </message>
    <message>
        <source>Your drafts are saved. The report stays on this computer.</source>
        <translation>Ihre Entwürfe sind gespeichert. Der Bericht bleibt auf diesem Computer.</translation>
    </message>
    <message>
        <source>Show report</source>
        <translation>Bericht anzeigen</translation>
    </message>
    <message>
        <source>Inkstone %1 is available.</source>
        <translation>Inkstone %1 ist verfügbar.</translation>
    </message>
    <message>
        <source>Open download page</source>
        <translation>Download-Seite öffnen</translation>
    </message>
    <message>
        <source>The bulk run “%1” isn&apos;t finished.</source>
        <translation>Der Serienversand „%1“ ist nicht abgeschlossen.</translation>
    </message>
    <message>
        <source>%1 of %2 documents were sent.</source>
        <translation>%1 von %2 Dokumenten wurden gesendet.</translation>
    </message>
    <message>
        <source>Open bulk run</source>
        <translation>Serienversand öffnen</translation>
    </message>
</context>
<context>
    <name>ink::ui::StepIndicator</name>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Schritt %1 von %2: %3</translation>
    </message>
</context>
<context>
    <name>ink::ui::SuggestionPanel</name>
    <message>
        <source>%1, %2, page %3</source>
        <translation>%1, %2, Seite %3</translation>
    </message>
    <message>
        <source>%1: Enter accepts, Delete dismisses</source>
        <translation>%1: Enter nimmt ihn an, Entf verwirft ihn</translation>
    </message>
    <message>
        <source>Suggested (%1)</source>
        <translation>Vorschläge (%1)</translation>
    </message>
    <message>
        <source>Accept all</source>
        <translation>Alle annehmen</translation>
    </message>
    <message numerus="yes">
        <source>Accept all %n suggestion(s)</source>
        <translation>
            <numerusform>%n Vorschlag annehmen</numerusform>
            <numerusform>Alle %n Vorschläge annehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>Accept page %1 (%2)</source>
        <translation>Seite %1 annehmen (%2)</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Dismiss all suggestions</source>
        <translation>Alle Vorschläge verwerfen</translation>
    </message>
    <message>
        <source>Suggested fields</source>
        <translation>Vorgeschlagene Felder</translation>
    </message>
    <message>
        <source>Looking for fields…</source>
        <translation>Stellen zum Ausfüllen werden gesucht…</translation>
    </message>
    <message>
        <source>No more fields found.</source>
        <translation>Keine weitere Stelle zum Ausfüllen gefunden.</translation>
    </message>
    <message>
        <source>Suggested</source>
        <translation>Vorschläge</translation>
    </message>
    <message numerus="yes">
        <source>Add %n similar field(s)</source>
        <translation>
            <numerusform>%n ähnliches Feld hinzufügen</numerusform>
            <numerusform>%n ähnliche Felder hinzufügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Copies “%1” to similar places, which are shown on the pages</source>
        <translation>Kopiert „%1“ an gleich aussehende Stellen; die Seiten zeigen sie</translation>
    </message>
    <message>
        <source>Dismiss similar fields</source>
        <translation>Ähnliche Felder verwerfen</translation>
    </message>
</context>
<context>
    <name>ink::ui::SuggestionPlan</name>
    <message>
        <source>Signer %1</source>
        <translation>Unterzeichner %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::TabOrderEditor</name>
    <message>
        <source>Sort in reading order</source>
        <translation>Nach Leserichtung ordnen</translation>
    </message>
    <message>
        <source>Set the tab order</source>
        <translation>Tab-Reihenfolge festlegen</translation>
    </message>
</context>
<context>
    <name>ink::ui::TagAccessible</name>
    <message>
        <source>%1 from the left, %2 from the top, %3 wide, %4 high</source>
        <translation>%1 von links, %2 von oben, %3 breit, %4 hoch</translation>
    </message>
    <message>
        <source>%1 of %2 in the tab order</source>
        <translation>%1 von %2 in der Tab-Reihenfolge</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>Nach links</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>Nach rechts</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
</context>
<context>
    <name>ink::ui::TagAppearanceSection</name>
    <message>
        <source>Change font</source>
        <translation>Schrift ändern</translation>
    </message>
    <message>
        <source>Change font size</source>
        <translation>Schriftgröße ändern</translation>
    </message>
    <message>
        <source>Change alignment</source>
        <translation>Ausrichtung ändern</translation>
    </message>
    <message>
        <source>Change colour</source>
        <translation>Farbe ändern</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Schrift</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Üblich</translation>
    </message>
    <message>
        <source>Font size (0 = fit)</source>
        <translation>Schriftgröße (0 = eingepasst)</translation>
    </message>
    <message>
        <source>Font size in points; 0 fits the text to the field</source>
        <translation>Schriftgröße in Punkt, 0 passt sie dem Feld an</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Centred</source>
        <translation>Zentriert</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Ink</source>
        <translation>Tinte</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>%1 pt</source>
        <translation>%1 pt</translation>
    </message>
</context>
<context>
    <name>ink::ui::TagBasicsSection</name>
    <message>
        <source>Choose custom field</source>
        <translation>Eigenes Feld wählen</translation>
    </message>
    <message>
        <source>Remove custom field</source>
        <translation>Eigenes Feld entfernen</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keines</translation>
    </message>
    <message>
        <source>The custom field determines the type, validation, options and help text.</source>
        <translation>Typ, Prüfung, Optionen und Hilfe sind die des eigenen Feldes.</translation>
    </message>
    <message>
        <source>Custom field</source>
        <translation>Eigenes Feld</translation>
    </message>
    <message>
        <source>Change the type</source>
        <translation>Art ändern</translation>
    </message>
    <message>
        <source>Make required</source>
        <translation>Zur Pflicht machen</translation>
    </message>
    <message>
        <source>Make optional</source>
        <translation>Optional machen</translation>
    </message>
    <message>
        <source>Change read-only</source>
        <translation>Schreibschutz ändern</translation>
    </message>
    <message>
        <source>Field type</source>
        <translation>Art des Feldes</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Pflichtfeld</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Schreibgeschützt</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s)</source>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>Multiple</source>
        <translation>Mehrere</translation>
    </message>
    <message>
        <source>Radio group</source>
        <translation>Optionsgruppe</translation>
    </message>
    <message>
        <source>Type to rename the group. Choose another group from the list to move to it.</source>
        <translation>Tippen benennt die Gruppe um. Eine andere Gruppe aus der Liste nimmt das Optionsfeld auf.</translation>
    </message>
    <message>
        <source>Move to a new group</source>
        <translation>In eine neue Gruppe verschieben</translation>
    </message>
    <message>
        <source>Removes this radio button from its group. The other buttons stay in it.</source>
        <translation>Nimmt dieses Optionsfeld aus seiner Gruppe. Die anderen bleiben darin.</translation>
    </message>
</context>
<context>
    <name>ink::ui::TagConditionSection</name>
    <message>
        <source>Shown when</source>
        <translation>Angezeigt, wenn</translation>
    </message>
    <message>
        <source>Depends on</source>
        <translation>Angezeigt abhängig von</translation>
    </message>
    <message>
        <source>The field in this condition doesn&apos;t exist, so this field is always shown.</source>
        <translation>Es gibt kein solches Feld: Dieses wird immer angezeigt.</translation>
    </message>
    <message>
        <source>That field already depends on this one, so neither would ever be shown.</source>
        <translation>Jenes Feld wartet schon auf dieses: Keines würde je angezeigt.</translation>
    </message>
    <message>
        <source>Change condition</source>
        <translation>Ändern, wann es angezeigt wird</translation>
    </message>
    <message>
        <source>Choose on the page</source>
        <translation>Auf der Seite auswählen</translation>
    </message>
    <message>
        <source>Click the field that this one depends on. Press Esc to cancel.</source>
        <translation>Klicken Sie das Feld an, von dem dieses abhängt. Mit Esc brechen Sie ab.</translation>
    </message>
    <message>
        <source>Other fields can&apos;t depend on that one.</source>
        <translation>Von jenem kann nichts abhängen.</translation>
    </message>
    <message>
        <source>Add condition</source>
        <translation>Zeile hinzufügen</translation>
    </message>
    <message>
        <source>Add another field to the condition. “And” is evaluated before “or”.</source>
        <translation>Fügt der Bedingung ein weiteres Feld hinzu. „Und“ gilt vor „oder“.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
</context>
<context>
    <name>ink::ui::TagCopyActions</name>
    <message numerus="yes">
        <source>Paste %n field(s)</source>
        <translation>
            <numerusform>%n Feld einfügen</numerusform>
            <numerusform>%n Felder einfügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n field(s) to pages</source>
        <translation>
            <numerusform>Auf Seiten duplizieren: %n Feld</numerusform>
            <numerusform>Auf Seiten duplizieren: %n Felder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place a block of %n field(s)</source>
        <translation>
            <numerusform>Baustein mit %n Feld platzieren</numerusform>
            <numerusform>Baustein mit %n Feldern platzieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n field(s)</source>
        <translation>
            <numerusform>%n Feld duplizieren</numerusform>
            <numerusform>%n Felder duplizieren</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::TagEditor</name>
    <message numerus="yes">
        <source>Align %n field(s)</source>
        <translation>
            <numerusform>%n Feld ausrichten</numerusform>
            <numerusform>%n Felder ausrichten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Distribute %n field(s)</source>
        <translation>
            <numerusform>%n Feld verteilen</numerusform>
            <numerusform>%n Felder verteilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make %n field(s) the same size</source>
        <translation>
            <numerusform>%n Feld gleich groß machen</numerusform>
            <numerusform>%n Felder gleich groß machen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resize %n field(s)</source>
        <translation>
            <numerusform>Größe von %n Feld ändern</numerusform>
            <numerusform>Größe von %n Feldern ändern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n field(s)</source>
        <translation>
            <numerusform>%n Feld verschieben</numerusform>
            <numerusform>%n Felder verschieben</numerusform>
        </translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Signer %1</source>
        <translation>Unterzeichner %1</translation>
    </message>
    <message numerus="yes">
        <source>Add %n radio button(s)</source>
        <translation>
            <numerusform>%n Optionsfeld hinzufügen</numerusform>
            <numerusform>%n Optionsfelder hinzufügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n checkbox(es)</source>
        <translation>
            <numerusform>%n Ankreuzfeld hinzufügen</numerusform>
            <numerusform>%n Ankreuzfelder hinzufügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bring %n field(s) to the front</source>
        <translation>
            <numerusform>%n Feld in den Vordergrund</numerusform>
            <numerusform>%n Felder in den Vordergrund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Send %n field(s) to the back</source>
        <translation>
            <numerusform>%n Feld in den Hintergrund</numerusform>
            <numerusform>%n Felder in den Hintergrund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lock %n field(s)</source>
        <translation>
            <numerusform>%n Feld sperren</numerusform>
            <numerusform>%n Felder sperren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unlock %n field(s)</source>
        <translation>
            <numerusform>%n Feld entsperren</numerusform>
            <numerusform>%n Felder entsperren</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::TagFormulaSection</name>
    <message>
        <source>Change decimal places</source>
        <translation>Nachkommastellen ändern</translation>
    </message>
    <message>
        <source>Computed</source>
        <translation>Berechnet</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formel</translation>
    </message>
    <message>
        <source>{Net} * 1.19</source>
        <translation>{Netto} * 1.19</translation>
    </message>
    <message>
        <source>Decimal places</source>
        <translation>Nachkommastellen</translation>
    </message>
    <message>
        <source>As needed</source>
        <translation>Nach Bedarf</translation>
    </message>
    <message>
        <source>Change formula</source>
        <translation>Formel ändern</translation>
    </message>
    <message>
        <source>= empty until its fields have values</source>
        <translation>= nichts, solange die Felder darin leer sind</translation>
    </message>
    <message>
        <source>&lt;p&gt;Put field names in braces and text in quotation marks.&lt;/p&gt;&lt;p&gt;Numbers: &lt;code&gt;+ - * / ( ), sum, min, max, round(number; places)&lt;/code&gt;&lt;br&gt;Conditions: &lt;code&gt;if({Net} &amp;gt; 100; &quot;large&quot;; &quot;small&quot;), = &amp;lt;&amp;gt; &amp;lt; &amp;lt;= &amp;gt; &amp;gt;=, and, or, not&lt;/code&gt;&lt;br&gt;Text: &lt;code&gt;{First name} &amp;amp; &quot; &quot; &amp;amp; {Last name}&lt;/code&gt;&lt;br&gt;Dates: &lt;code&gt;{Start} + 14, days({End}; {Start})&lt;/code&gt;&lt;/p&gt;</source>
        <translation>&lt;p&gt;Schreiben Sie Feldnamen in geschweifte Klammern und Texte in Anführungszeichen.&lt;/p&gt;&lt;p&gt;Zahlen: &lt;code&gt;+ - * / ( ), sum, min, max, round(Zahl; Nachkommastellen)&lt;/code&gt;&lt;br&gt;Bedingungen: &lt;code&gt;if({Netto} &amp;gt; 100; &quot;groß&quot;; &quot;klein&quot;), = &amp;lt;&amp;gt; &amp;lt; &amp;lt;= &amp;gt; &amp;gt;=, and, or, not&lt;/code&gt;&lt;br&gt;Texte: &lt;code&gt;{Vorname} &amp;amp; &quot; &quot; &amp;amp; {Nachname}&lt;/code&gt;&lt;br&gt;Daten: &lt;code&gt;{Beginn} + 14, days({Ende}; {Beginn})&lt;/code&gt;&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Click the fields to add them to the formula. Press Esc to finish.</source>
        <translation>Klicken Sie auf die Felder, um sie in die Formel aufzunehmen. Esc beendet die Auswahl.</translation>
    </message>
    <message>
        <source>Choose on the page</source>
        <translation>Auf der Seite auswählen</translation>
    </message>
    <message>
        <source>Click fields on the page to add them to the formula. Press Esc to finish.</source>
        <translation>Klicken Sie auf der Seite auf Felder, um sie in die Formel aufzunehmen. Esc beendet die Auswahl.</translation>
    </message>
    <message>
        <source>Sum of a column</source>
        <translation>Summe einer Spalte</translation>
    </message>
    <message>
        <source>Adds the number fields above this one. If there are none, click a field of the column.</source>
        <translation>Addiert die Zahlenfelder über diesem Feld. Wenn dort keine sind, klicken Sie auf ein Feld der Spalte.</translation>
    </message>
    <message>
        <source>Click a number field of the column. Press Esc to cancel.</source>
        <translation>Klicken Sie auf ein Zahlenfeld der Spalte. Esc bricht ab.</translation>
    </message>
    <message>
        <source>That field isn&apos;t part of a column of numbers.</source>
        <translation>Dieses Feld gehört zu keiner Spalte von Zahlen.</translation>
    </message>
    <message>
        <source>That field can&apos;t be used in this formula.</source>
        <translation>Dieses Feld kann in dieser Formel nicht verwendet werden.</translation>
    </message>
</context>
<context>
    <name>ink::ui::TagGeometrySection</name>
    <message>
        <source>Position and size</source>
        <translation>Position und Größe</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>Millimetres</source>
        <translation>Millimeter</translation>
    </message>
    <message>
        <source>Inches</source>
        <translation>Zoll</translation>
    </message>
    <message>
        <source>Distance from the left</source>
        <translation>Abstand von links</translation>
    </message>
    <message>
        <source>Distance from the top</source>
        <translation>Abstand von oben</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>From left</source>
        <comment>short label of a distance on the page</comment>
        <translation>Von links</translation>
    </message>
    <message>
        <source>From top</source>
        <comment>short label of a distance on the page</comment>
        <translation>Von oben</translation>
    </message>
    <message>
        <source>Locked. Unlock to move or resize.</source>
        <translation>Gesperrt. Zum Verschieben oder Ändern der Größe entsperren.</translation>
    </message>
    <message numerus="yes">
        <source>%n locked field(s) stay in place.</source>
        <translation>
            <numerusform>%n gesperrtes Feld bleibt an seinem Platz.</numerusform>
            <numerusform>%n gesperrte Felder bleiben an ihrem Platz.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Entsperren</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>gesperrt</translation>
    </message>
</context>
<context>
    <name>ink::ui::TagListDelegate</name>
    <message>
        <source>p. %1</source>
        <translation>S. %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::TagListModel</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tippen</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
</context>
<context>
    <name>ink::ui::TagOptionsSection</name>
    <message>
        <source>Change options</source>
        <translation>Optionen ändern</translation>
    </message>
    <message>
        <source>Enter the number 1234.50 as it should be printed.</source>
        <translation>Schreiben Sie die Zahl 1234,50 so, wie sie gedruckt werden soll.</translation>
    </message>
    <message>
        <source>Change help text</source>
        <translation>Hilfetext ändern</translation>
    </message>
    <message>
        <source>Change limits</source>
        <translation>Grenzen ändern</translation>
    </message>
    <message>
        <source>Enter a date, such as 2026-03-31, or a relative date: today, today+14d or today-18y.</source>
        <translation>Geben Sie ein Datum ein, etwa 2026-03-31, oder today, today+14d, today-18y.</translation>
    </message>
    <message>
        <source>Change date limits</source>
        <translation>Datumsgrenzen ändern</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Fill in automatically</source>
        <translation>Automatisch ausfüllen</translation>
    </message>
    <message>
        <source>Multiple lines</source>
        <translation>Mehrere Zeilen</translation>
    </message>
    <message>
        <source>Comb: one box per character</source>
        <translation>Kästchen: eines je Zeichen</translation>
    </message>
    <message>
        <source>Number format</source>
        <translation>Zahlenformat</translation>
    </message>
    <message>
        <source>Earliest date</source>
        <translation>Frühestes Datum</translation>
    </message>
    <message>
        <source>Latest date</source>
        <translation>Spätestes Datum</translation>
    </message>
    <message>
        <source>Check box group</source>
        <translation>Gruppe von Ankreuzfeldern</translation>
    </message>
    <message>
        <source>Select at least</source>
        <translation>Mindestens auszuwählen</translation>
    </message>
    <message>
        <source>Select at most</source>
        <translation>Höchstens auszuwählen</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Keine Grenze</translation>
    </message>
    <message>
        <source>Print the picture in the document</source>
        <translation>Bild in das Dokument drucken</translation>
    </message>
    <message>
        <source>Note type</source>
        <translation>Art der Notiz</translation>
    </message>
    <message>
        <source>{page}, {pages}, {title}, {number} and {date} are replaced with their values when the document is sent. Use “Duplicate to pages” to add this field to other pages.</source>
        <translation>{page}, {pages}, {title}, {number} und {date} werden beim Senden ersetzt. Mit „Auf Seiten duplizieren“ kommt das Feld auf andere Seiten.</translation>
    </message>
    <message>
        <source>Help text for the signer</source>
        <translation>Hilfe beim Unterzeichnen</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>As entered</source>
        <translation>Wie eingegeben</translation>
    </message>
</context>
<context>
    <name>ink::ui::TagPanelSection</name>
    <message>
        <source>%1: %2</source>
        <comment>section and what is set in it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Expanded; press to collapse</source>
        <translation>Angezeigt; drücken zum Verbergen</translation>
    </message>
    <message>
        <source>Collapsed; press to expand</source>
        <translation>Verborgen; drücken zum Anzeigen</translation>
    </message>
    <message>
        <source>Multiple</source>
        <translation>Mehrere</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
</context>
<context>
    <name>ink::ui::TagRenamer</name>
    <message>
        <source>Rename field</source>
        <translation>Feld umbenennen</translation>
    </message>
    <message>
        <source>Rename group</source>
        <translation>Gruppe umbenennen</translation>
    </message>
    <message>
        <source>Change group</source>
        <translation>Gruppe ändern</translation>
    </message>
    <message>
        <source>Change options</source>
        <translation>Optionen ändern</translation>
    </message>
</context>
<context>
    <name>ink::ui::TagRulesSection</name>
    <message>
        <source>Change text format</source>
        <translation>Form des Textes ändern</translation>
    </message>
    <message>
        <source>Change minimum length</source>
        <translation>Mindestlänge ändern</translation>
    </message>
    <message>
        <source>Change maximum length</source>
        <translation>Höchstlänge ändern</translation>
    </message>
    <message>
        <source>Change limits</source>
        <translation>Grenzen ändern</translation>
    </message>
    <message>
        <source>Change decimal places</source>
        <translation>Nachkommastellen ändern</translation>
    </message>
    <message>
        <source>Change date format</source>
        <translation>Datumsformat ändern</translation>
    </message>
    <message>
        <source>Text format</source>
        <translation>Form des Textes</translation>
    </message>
    <message>
        <source>Any text</source>
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>Email address</source>
        <translation>E-Mail-Adresse</translation>
    </message>
    <message>
        <source>Phone number</source>
        <translation>Telefonnummer</translation>
    </message>
    <message>
        <source>Postal code</source>
        <translation>Postleitzahl</translation>
    </message>
    <message>
        <source>IBAN</source>
        <translation>IBAN</translation>
    </message>
    <message>
        <source>Digits only</source>
        <translation>Nur Ziffern</translation>
    </message>
    <message>
        <source>Custom pattern</source>
        <translation>Eigenes Muster</translation>
    </message>
    <message>
        <source>Pattern (regular expression)</source>
        <translation>Muster (regulärer Ausdruck)</translation>
    </message>
    <message>
        <source>Minimum length</source>
        <translation>Mindestens Zeichen</translation>
    </message>
    <message>
        <source>Maximum length</source>
        <translation>Zeichen höchstens</translation>
    </message>
    <message>
        <source>Minimum value</source>
        <translation>Kleinster Wert</translation>
    </message>
    <message>
        <source>Maximum value</source>
        <translation>Größter Wert</translation>
    </message>
    <message>
        <source>Maximum decimal places</source>
        <translation>Nachkommastellen höchstens</translation>
    </message>
    <message>
        <source>Date format</source>
        <translation>Datumsformat</translation>
    </message>
    <message>
        <source>Multiple</source>
        <translation>Mehrere</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>maximum length %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>✓ Valid</source>
        <translation>✓ würde angenommen</translation>
    </message>
    <message>
        <source>✕ Invalid</source>
        <translation>✕ würde nicht angenommen</translation>
    </message>
    <message>
        <source>%1 The pattern isn&apos;t saved.</source>
        <translation>%1 Das Muster wird nicht gespeichert.</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Test value</source>
        <translation>Wert ausprobieren</translation>
    </message>
    <message>
        <source>Enter a number, for example 12.5.</source>
        <translation>Geben Sie eine Zahl ein, zum Beispiel 12.5.</translation>
    </message>
</context>
<context>
    <name>ink::ui::TagSuggestions</name>
    <message numerus="yes">
        <source>Accept %n suggestion(s)</source>
        <translation>
            <numerusform>%n Vorschlag annehmen</numerusform>
            <numerusform>%n Vorschläge annehmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n similar field(s)</source>
        <translation>
            <numerusform>%n ähnliches Feld hinzufügen</numerusform>
            <numerusform>%n ähnliche Felder hinzufügen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::TagValueSection</name>
    <message>
        <source>Default: %1</source>
        <translation>Anfangswert: %1</translation>
    </message>
    <message>
        <source>Change value in formulas</source>
        <translation>Wert in Formeln ändern</translation>
    </message>
    <message>
        <source>Change placeholder</source>
        <translation>Platzhalter ändern</translation>
    </message>
    <message>
        <source>Change value</source>
        <translation>Wert ändern</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Default value</source>
        <translation>Anfangswert</translation>
    </message>
    <message>
        <source>Note text</source>
        <translation>Text der Notiz</translation>
    </message>
    <message>
        <source>Selected by default</source>
        <translation>Anfangs gewählt</translation>
    </message>
    <message>
        <source>Default date</source>
        <translation>Anfängliches Datum</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Placeholder</source>
        <translation>Platzhalter</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Angekreuzt</translation>
    </message>
    <message>
        <source>This value doesn&apos;t meet the field&apos;s validation rules.</source>
        <translation>Dieser Wert würde beim Unterschreiben nicht angenommen.</translation>
    </message>
    <message>
        <source>Options (one per line)</source>
        <translation>Optionen (eine je Zeile)</translation>
    </message>
    <message>
        <source>Value in formulas</source>
        <translation>Wert in Formeln</translation>
    </message>
    <message>
        <source>Description for the signer</source>
        <translation>Beschreibung</translation>
    </message>
</context>
<context>
    <name>ink::ui::TagWords</name>
    <message>
        <source>Recipient %1</source>
        <translation>Empfänger %1</translation>
    </message>
    <message>
        <source>%1 for %2, page %3</source>
        <translation>%1 für %2, Seite %3</translation>
    </message>
    <message>
        <source>%1, required</source>
        <translation>%1, Pflicht</translation>
    </message>
    <message>
        <source>%1, optional</source>
        <translation>%1, optional</translation>
    </message>
    <message>
        <source>Role %1</source>
        <translation>Rolle %1</translation>
    </message>
    <message>
        <source>%1, conditional</source>
        <translation>%1, bedingt</translation>
    </message>
    <message>
        <source>%1, computed</source>
        <translation>%1, berechnet</translation>
    </message>
    <message>
        <source>%1, locked</source>
        <translation>%1, gesperrt</translation>
    </message>
</context>
<context>
    <name>ink::ui::TemplateActions</name>
    <message>
        <source>New template</source>
        <translation>Neue Vorlage</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>Moved to the trash.</source>
        <translation>In den Papierkorb verschoben.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>“%1” was saved as a template. The document is unchanged.</source>
        <translation>„%1“ wurde als Vorlage gespeichert. Das Dokument bleibt unverändert.</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>Kopie von %1</translation>
    </message>
    <message>
        <source>“%1” created.</source>
        <translation>„%1“ wurde erstellt.</translation>
    </message>
    <message>
        <source>Delete permanently?</source>
        <translation>Endgültig löschen?</translation>
    </message>
    <message>
        <source>Documents created from a deleted template aren&apos;t affected.</source>
        <translation>Daraus erstellte Dokumente bleiben unverändert.</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n template(s)</source>
        <translation>
            <numerusform>%n Vorlage löschen</numerusform>
            <numerusform>%n Vorlagen löschen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n template(s) deleted.</source>
        <translation>
            <numerusform>%n Vorlage gelöscht.</numerusform>
            <numerusform>%n Vorlagen gelöscht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n template(s) moved to the trash.</source>
        <translation>
            <numerusform>%n Vorlage in den Papierkorb verschoben.</numerusform>
            <numerusform>%n Vorlagen in den Papierkorb verschoben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Restored from the trash.</source>
        <translation>Aus dem Papierkorb wiederhergestellt.</translation>
    </message>
    <message>
        <source>Removed from the folder.</source>
        <translation>Aus dem Ordner genommen.</translation>
    </message>
    <message>
        <source>Moved to “%1”.</source>
        <translation>Nach „%1“ verschoben.</translation>
    </message>
    <message>
        <source>Changed to %1.</source>
        <translation>In %1 geändert.</translation>
    </message>
    <message>
        <source>Previous type restored.</source>
        <translation>Änderung rückgängig gemacht.</translation>
    </message>
    <message>
        <source>Close link?</source>
        <translation>Link schließen?</translation>
    </message>
    <message>
        <source>The link stops working and can&apos;t be reopened. A duplicate of the template gets a new link. Signed documents are kept.</source>
        <translation>Die Adresse funktioniert dann nicht mehr und kann nicht wieder geöffnet werden; ein Duplikat der Vorlage erhält eine neue. Unterschriebene Dokumente bleiben erhalten.</translation>
    </message>
    <message>
        <source>Close link</source>
        <translation>Link schließen</translation>
    </message>
    <message>
        <source>Link closed.</source>
        <translation>Link geschlossen.</translation>
    </message>
    <message>
        <source>New documents will use these defaults.</source>
        <translation>Neue Dokumente verwenden diese Vorgaben.</translation>
    </message>
    <message>
        <source>Previous defaults restored.</source>
        <translation>Die vorherigen Vorgaben sind wiederhergestellt.</translation>
    </message>
    <message>
        <source>Renamed to “%1”.</source>
        <translation>In „%1“ umbenannt.</translation>
    </message>
    <message>
        <source>Previous title restored.</source>
        <translation>Der alte Titel ist wiederhergestellt.</translation>
    </message>
    <message>
        <source>Move “%1” to a folder</source>
        <translation>„%1“ in einen Ordner verschieben</translation>
    </message>
    <message numerus="yes">
        <source>Move %n template(s) to a folder</source>
        <translation>
            <numerusform>%n Vorlage in einen Ordner verschieben</numerusform>
            <numerusform>%n Vorlagen in einen Ordner verschieben</numerusform>
        </translation>
    </message>
    <message>
        <source>Publish the link?</source>
        <translation>Link veröffentlichen?</translation>
    </message>
    <message>
        <source>Anyone with the link can fill in and sign their own copy. A published template can&apos;t be edited.</source>
        <translation>Jeder mit dem Link kann ein eigenes Exemplar ausfüllen und unterschreiben. Eine veröffentlichte Vorlage kann nicht mehr bearbeitet werden.</translation>
    </message>
    <message>
        <source>Publish link</source>
        <translation>Link veröffentlichen</translation>
    </message>
    <message>
        <source>Link published. Anyone with the link can sign.</source>
        <translation>Der Link ist veröffentlicht. Jeder mit der Adresse kann unterschreiben.</translation>
    </message>
    <message>
        <source>Move undone.</source>
        <translation>Verschieben rückgängig gemacht.</translation>
    </message>
</context>
<context>
    <name>ink::ui::TemplateDefaultsDialog</name>
    <message>
        <source>Document defaults</source>
        <translation>Vorgaben für Dokumente</translation>
    </message>
    <message>
        <source>Defaults for documents from “%1”</source>
        <translation>Vorgaben für Dokumente aus „%1“</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Recipients&apos; language</source>
        <translation>Empfänger lesen</translation>
    </message>
    <message>
        <source>Expires after</source>
        <translation>Läuft ab nach</translation>
    </message>
    <message>
        <source>Reminders</source>
        <translation>Erinnerungen</translation>
    </message>
    <message>
        <source>Maximum reminders</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>Callback address</source>
        <translation>Callback-Adresse</translation>
    </message>
    <message>
        <source>Notified when a document is completed. Leave empty for none.</source>
        <translation>Wird benachrichtigt, wenn ein Dokument abgeschlossen ist. Leer: niemand.</translation>
    </message>
    <message>
        <source>Email subject</source>
        <translation>Betreff der E-Mail</translation>
    </message>
    <message>
        <source>Message to the recipients</source>
        <translation>Nachricht an die Empfänger</translation>
    </message>
    <message>
        <source>Enter a full http or https address.</source>
        <translation>Geben Sie eine vollständige http- oder https-Adresse ein.</translation>
    </message>
    <message>
        <source>Documents per hour</source>
        <translation>Dokumente pro Stunde</translation>
    </message>
    <message>
        <source>Maximum number that visitors can start from this link.</source>
        <translation>So viele können Besucher über diesen Link höchstens beginnen.</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Unbegrenzt</translation>
    </message>
</context>
<context>
    <name>ink::ui::TemplateDetailsPane</name>
    <message numerus="yes">
        <source>%n templates are selected.</source>
        <translation>
            <numerusform>%n Vorlage ist ausgewählt.</numerusform>
            <numerusform>%n Vorlagen sind ausgewählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a template to see its roles and fields.</source>
        <translation>Wählen Sie eine Vorlage aus, um Rollen und Felder zu sehen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 · used %n time(s)</source>
        <translation>
            <numerusform>%1 · %n-mal verwendet</numerusform>
            <numerusform>%1 · %n-mal verwendet</numerusform>
        </translation>
    </message>
    <message>
        <source>In the trash.</source>
        <translation>Im Papierkorb.</translation>
    </message>
    <message>
        <source>Start a bulk run…</source>
        <translation>Serienversand beginnen…</translation>
    </message>
    <message>
        <source>Use template…</source>
        <translation>Vorlage verwenden…</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Show pages</source>
        <translation>Seiten anzeigen</translation>
    </message>
    <message>
        <source>Show report</source>
        <translation>Auswertung</translation>
    </message>
    <message>
        <source>More actions for this template</source>
        <translation>Weitere Aktionen für diese Vorlage</translation>
    </message>
    <message>
        <source>Public link</source>
        <translation>Öffentliche Adresse</translation>
    </message>
    <message>
        <source>Not published. Once it is published, anyone with the link can fill in and sign their own copy, and the template can&apos;t be edited.</source>
        <translation>Nicht veröffentlicht. Nach dem Veröffentlichen kann jeder mit dem Link ein eigenes Exemplar ausfüllen und unterschreiben; die Vorlage lässt sich dann nicht mehr bearbeiten.</translation>
    </message>
    <message>
        <source>This link is closed and no longer works.</source>
        <translation>Dieser Link ist geschlossen; seine Adresse funktioniert nicht mehr.</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Adresse kopieren</translation>
    </message>
    <message>
        <source>Close link…</source>
        <translation>Link schließen…</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Rollen</translation>
    </message>
    <message>
        <source>No roles yet. Edit the template to add them.</source>
        <translation>Noch keine Rollen. Bearbeiten Sie die Vorlage, um welche hinzuzufügen.</translation>
    </message>
    <message>
        <source>Role %1</source>
        <translation>Rolle %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Fields that you fill in</source>
        <translation>Sie füllen aus</translation>
    </message>
    <message>
        <source>Document defaults</source>
        <translation>Vorgaben für Dokumente</translation>
    </message>
    <message numerus="yes">
        <source>Expires after %n day(s)</source>
        <translation>
            <numerusform>Läuft nach %n Tag ab</numerusform>
            <numerusform>Läuft nach %n Tagen ab</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reminder every %n day(s)</source>
        <translation>
            <numerusform>Jeden Tag eine Erinnerung (%n)</numerusform>
            <numerusform>Alle %n Tage eine Erinnerung</numerusform>
        </translation>
    </message>
    <message>
        <source>No reminders</source>
        <translation>Keine Erinnerungen</translation>
    </message>
    <message>
        <source>Callback to %1</source>
        <translation>Callback an %1</translation>
    </message>
    <message>
        <source>Message: %1</source>
        <translation>Nachricht: %1</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>Change document defaults</source>
        <translation>Vorgaben für Dokumente ändern</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Fassungen</translation>
    </message>
    <message>
        <source>%1 · current</source>
        <translation>%1 · aktuell</translation>
    </message>
    <message>
        <source>Restore the version from %1</source>
        <translation>Fassung vom %1 wiederherstellen</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n document(s) per hour</source>
        <translation>
            <numerusform>Bis zu %n Dokument pro Stunde</numerusform>
            <numerusform>Bis zu %n Dokumente pro Stunde</numerusform>
        </translation>
    </message>
    <message>
        <source>Any number of documents per hour</source>
        <translation>Beliebig viele Dokumente pro Stunde</translation>
    </message>
    <message>
        <source>Publish link…</source>
        <translation>Link veröffentlichen…</translation>
    </message>
    <message>
        <source>Recipients&apos; language: %1</source>
        <translation>Sprache der Empfänger: %1</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Delete permanently…</source>
        <translation>Endgültig löschen…</translation>
    </message>
    <message>
        <source>%1 · never used</source>
        <translation>%1 · noch nie verwendet</translation>
    </message>
    <message>
        <source>This template isn&apos;t available offline.</source>
        <translation>Diese Vorlage ist offline nicht verfügbar.</translation>
    </message>
</context>
<context>
    <name>ink::ui::TemplateFiles</name>
    <message>
        <source>Export the template</source>
        <translation>Vorlage exportieren</translation>
    </message>
    <message>
        <source>Templates (*%1)</source>
        <translation>Vorlagen (*%1)</translation>
    </message>
    <message>
        <source>Template exported.</source>
        <translation>Die Vorlage liegt jetzt in einer Datei.</translation>
    </message>
    <message>
        <source>“%1” was imported.</source>
        <translation>„%1“ wurde importiert.</translation>
    </message>
    <message>
        <source>Import templates</source>
        <translation>Vorlagen importieren</translation>
    </message>
</context>
<context>
    <name>ink::ui::TemplatePeopleForm</name>
    <message>
        <source>Role %1</source>
        <translation>Rolle %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <translation>Name von %1</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>E-Mail</translation>
    </message>
    <message>
        <source>Email address of %1</source>
        <translation>E-Mail-Adresse von %1</translation>
    </message>
    <message>
        <source>Optional if you share the signing link yourself</source>
        <translation>Optional: Sie geben den Link selbst weiter</translation>
    </message>
    <message>
        <source>Phone number of %1</source>
        <translation>Telefonnummer von %1</translation>
    </message>
    <message>
        <source>Phone number for the code by SMS</source>
        <translation>Telefonnummer für den Code per SMS</translation>
    </message>
</context>
<context>
    <name>ink::ui::TemplateTableModel</name>
    <message>
        <source>Template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Bulk template</source>
        <translation>Serienvorlage</translation>
    </message>
    <message>
        <source>Link template</source>
        <translation>Linkvorlage</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Role %1</source>
        <translation>Rolle %1</translation>
    </message>
    <message>
        <source>Link, open</source>
        <translation>Link, offen</translation>
    </message>
    <message>
        <source>Link, closed</source>
        <translation>Link, geschlossen</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) created from this template</source>
        <translation>
            <numerusform>%n Dokument wurde daraus erstellt</numerusform>
            <numerusform>%n Dokumente wurden daraus erstellt</numerusform>
        </translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Rollen</translation>
    </message>
    <message>
        <source>Modified</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Uses</source>
        <translation>Verwendet</translation>
    </message>
</context>
<context>
    <name>ink::ui::TemplateUsePage</name>
    <message>
        <source>Recipients</source>
        <translation>Empfänger</translation>
    </message>
    <message>
        <source>Fields that you fill in</source>
        <translation>Sie füllen aus</translation>
    </message>
    <message numerus="yes">
        <source>%n more field(s) that you can prefill</source>
        <translation>
            <numerusform>%n weiteres, das Sie vorab ausfüllen können</numerusform>
            <numerusform>%n weitere, die Sie vorab ausfüllen können</numerusform>
        </translation>
    </message>
    <message>
        <source>— Recipient chooses</source>
        <translation>— wählt der Empfänger</translation>
    </message>
    <message>
        <source>Required: the recipient can&apos;t fill in this field.</source>
        <translation>Erforderlich: Der Empfänger kann dieses Feld nicht ausfüllen.</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Das Dokument</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Message to all recipients (optional)</source>
        <translation>Nachricht an alle Empfänger (optional)</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>No folder</source>
        <translation>Kein Ordner</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Expires after</source>
        <translation>Läuft ab nach</translation>
    </message>
    <message>
        <source>Back to templates</source>
        <translation>Zurück zu den Vorlagen</translation>
    </message>
    <message>
        <source>Open as draft</source>
        <translation>Als Entwurf öffnen</translation>
    </message>
    <message>
        <source>Use template</source>
        <translation>Vorlage verwenden</translation>
    </message>
    <message>
        <source>Use “%1”</source>
        <translation>„%1“ verwenden</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>You can use {name}, {date}, {template} and any {field name}.</source>
        <translation>Möglich sind {name}, {date}, {template} und jeder {Feldname}.</translation>
    </message>
    <message>
        <source>Title: “%1”</source>
        <translation>Titel: „%1“</translation>
    </message>
    <message>
        <source>Button %1</source>
        <translation>Optionsfeld %1</translation>
    </message>
    <message>
        <source>Discard your entries?</source>
        <translation>Eingaben verwerfen?</translation>
    </message>
    <message>
        <source>No document has been created from “%1” yet.</source>
        <translation>Aus „%1“ wurde noch kein Dokument erstellt.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
</context>
<context>
    <name>ink::ui::TemplateWords</name>
    <message numerus="yes">
        <source>%n file(s) visible to other roles</source>
        <translation>
            <numerusform>%n Datei für andere Rollen sichtbar als bisher</numerusform>
            <numerusform>%n Dateien für andere Rollen sichtbar als bisher</numerusform>
        </translation>
    </message>
    <message>
        <source>renamed</source>
        <translation>umbenannt</translation>
    </message>
    <message>
        <source>message changed</source>
        <translation>andere Nachricht</translation>
    </message>
    <message>
        <source>defaults changed</source>
        <translation>andere Vorgaben</translation>
    </message>
    <message>
        <source>type changed</source>
        <translation>andere Art von Vorlage</translation>
    </message>
    <message numerus="yes">
        <source>%n role(s) added</source>
        <translation>
            <numerusform>%n Rolle hinzugefügt</numerusform>
            <numerusform>%n Rollen hinzugefügt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n role(s) removed</source>
        <translation>
            <numerusform>%n Rolle entfernt</numerusform>
            <numerusform>%n Rollen entfernt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n role(s) changed</source>
        <translation>
            <numerusform>%n Rolle geändert</numerusform>
            <numerusform>%n Rollen geändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) added</source>
        <translation>
            <numerusform>%n Feld hinzugefügt</numerusform>
            <numerusform>%n Felder hinzugefügt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) removed</source>
        <translation>
            <numerusform>%n Feld entfernt</numerusform>
            <numerusform>%n Felder entfernt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) moved</source>
        <translation>
            <numerusform>%n Feld verschoben</numerusform>
            <numerusform>%n Felder verschoben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) changed</source>
        <translation>
            <numerusform>%n Feld geändert</numerusform>
            <numerusform>%n Felder geändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) added</source>
        <translation>
            <numerusform>%n Datei hinzugefügt</numerusform>
            <numerusform>%n Dateien hinzugefügt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) removed</source>
        <translation>
            <numerusform>%n Datei entfernt</numerusform>
            <numerusform>%n Dateien entfernt</numerusform>
        </translation>
    </message>
    <message>
        <source>no changes</source>
        <translation>erneut gespeichert</translation>
    </message>
</context>
<context>
    <name>ink::ui::TemplatesPage</name>
    <message>
        <source>New template</source>
        <translation>Neue Vorlage</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Delete permanently…</source>
        <translation>Endgültig löschen…</translation>
    </message>
    <message>
        <source>Use template…</source>
        <translation>Vorlage verwenden…</translation>
    </message>
    <message>
        <source>Start a bulk run…</source>
        <translation>Serienversand beginnen…</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Show pages</source>
        <translation>Seiten anzeigen</translation>
    </message>
    <message>
        <source>Show report</source>
        <translation>Auswertung</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Change to</source>
        <translation>Ändern in</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation>In den Papierkorb</translation>
    </message>
    <message>
        <source>New folder</source>
        <translation>Neuer Ordner</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>Search titles and roles</source>
        <translation>Titel und Rollen suchen</translation>
    </message>
    <message>
        <source>Search templates</source>
        <translation>Vorlagen suchen</translation>
    </message>
    <message>
        <source>Folders of templates</source>
        <translation>Ordner der Vorlagen</translation>
    </message>
    <message>
        <source>No results for “%1”.</source>
        <translation>Keine Ergebnisse für „%1“.</translation>
    </message>
    <message>
        <source>Clear search</source>
        <translation>Suche löschen</translation>
    </message>
    <message>
        <source>The trash is empty.</source>
        <translation>Der Papierkorb ist leer.</translation>
    </message>
    <message>
        <source>This folder is empty. Drag templates onto the folder to move them here.</source>
        <translation>Dieser Ordner ist leer. Ziehen Sie Vorlagen darauf, um sie hier abzulegen.</translation>
    </message>
    <message>
        <source>No templates yet. A template stores the fields and roles of a document that you send repeatedly.</source>
        <translation>Noch keine Vorlagen. Eine Vorlage behält die Felder und Rollen eines Dokuments, das Sie immer wieder senden.</translation>
    </message>
    <message>
        <source>Export to a file…</source>
        <translation>In eine Datei exportieren…</translation>
    </message>
    <message>
        <source>First saved version</source>
        <translation>Erste gespeicherte Fassung</translation>
    </message>
    <message>
        <source>Version restored.</source>
        <translation>Fassung wiederhergestellt.</translation>
    </message>
    <message>
        <source>The document is in the outbox and will be sent when the connection is back.</source>
        <translation>Im Postausgang; wird gesendet, sobald die Verbindung wieder da ist.</translation>
    </message>
    <message>
        <source>Move to folder…</source>
        <translation>In Ordner verschieben…</translation>
    </message>
    <message numerus="yes">
        <source>%n template(s)</source>
        <translation>
            <numerusform>%n Vorlage</numerusform>
            <numerusform>%n Vorlagen</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a sample template</source>
        <translation>Beispielvorlage hinzufügen</translation>
    </message>
</context>
<context>
    <name>ink::ui::ThumbnailList</name>
    <message>
        <source>Page thumbnails</source>
        <translation>Seiten im Überblick</translation>
    </message>
</context>
<context>
    <name>ink::ui::ThumbnailModel</name>
    <message>
        <source>Page %1</source>
        <translation>Seite %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n field(s)</source>
        <translation>
            <numerusform>%1, %n Feld</numerusform>
            <numerusform>%1, %n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, file “%2”</source>
        <translation>%1, Datei „%2“</translation>
    </message>
</context>
<context>
    <name>ink::ui::Toast</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>The folder %1 couldn&apos;t be opened.</source>
        <translation>Der Ordner %1 kann von hier aus nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
</context>
<context>
    <name>ink::ui::TodayPage</name>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Nothing is waiting for you.</source>
        <translation>Nichts wartet auf Sie.</translation>
    </message>
    <message>
        <source>New document…</source>
        <translation>Neues Dokument…</translation>
    </message>
    <message>
        <source>Show documents</source>
        <translation>Dokumente anzeigen</translation>
    </message>
    <message>
        <source>Answer sent.</source>
        <translation>Antwort gesendet.</translation>
    </message>
</context>
<context>
    <name>ink::ui::TodayTable</name>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>%1: heading, %2: number of entries</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: an action, %2: its document and person</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weiterer Eintrag</numerusform>
            <numerusform>%n weitere Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle anzeigen</translation>
    </message>
    <message>
        <source>Show document</source>
        <translation>Dokument anzeigen</translation>
    </message>
</context>
<context>
    <name>ink::ui::TodayWords</name>
    <message>
        <source>Waiting for less than a day</source>
        <translation>Wartet seit weniger als einem Tag</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %n days</source>
        <translation>
            <numerusform>Wartet seit %n Tag</numerusform>
            <numerusform>Wartet seit %n Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>Due today</source>
        <translation>Heute fällig</translation>
    </message>
    <message>
        <source>Due tomorrow</source>
        <translation>Morgen fällig</translation>
    </message>
    <message numerus="yes">
        <source>Due in %n days</source>
        <translation>
            <numerusform>In %n Tag fällig</numerusform>
            <numerusform>In %n Tagen fällig</numerusform>
        </translation>
    </message>
    <message>
        <source>Accounts that could not be checked</source>
        <translation>Konten, die nicht geprüft werden konnten</translation>
    </message>
    <message>
        <source>Waiting for me</source>
        <translation>Wartet auf mich</translation>
    </message>
    <message>
        <source>Undelivered email</source>
        <translation>Nicht zugestellte E-Mails</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message numerus="yes">
        <source>Deadline within %n days</source>
        <translation>
            <numerusform>Frist in höchstens %n Tag</numerusform>
            <numerusform>Frist in höchstens %n Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting for others for a week or longer</source>
        <translation>Seit einer Woche oder länger bei anderen</translation>
    </message>
    <message>
        <source>Unfinished bulk runs</source>
        <translation>Unfertiger Serienversand</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Entwürfe</translation>
    </message>
    <message>
        <source>%1 of %2 documents sent</source>
        <translation>%1 von %2 Dokumenten gesendet</translation>
    </message>
    <message>
        <source>Changed %1</source>
        <comment>%1: a relative time, such as yesterday</comment>
        <translation>Geändert: %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Open account</source>
        <translation>Konto öffnen</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Unterschreiben</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Correct address</source>
        <translation>Adresse berichtigen</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Remind</source>
        <translation>Erinnern</translation>
    </message>
    <message>
        <source>Resume run</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Open draft</source>
        <translation>Entwurf öffnen</translation>
    </message>
    <message>
        <source>Overdue</source>
        <translation>Überfällig</translation>
    </message>
</context>
<context>
    <name>ink::ui::UsageSection</name>
    <message>
        <source>Usage</source>
        <translation>Nutzung</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Dieser Monat</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>Letzter Monat</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Dieses Jahr</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Letztes Jahr</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Gruppieren nach</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API-Schlüssel</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>CSV exportieren…</translation>
    </message>
    <message>
        <source>One row for each document that was sent in the period</source>
        <translation>Eine Zeile für jedes Dokument, das in dem Zeitraum gesendet wurde</translation>
    </message>
    <message>
        <source>This service doesn&apos;t list charges. What you have spent is under Account.</source>
        <translation>Dieser Dienst listet die Kosten nicht auf. Was Sie ausgegeben haben, steht unter Konto.</translation>
    </message>
    <message>
        <source>Each document that you send is one charge. Drafts, templates and repeated requests are free. Deleted documents and revoked keys stay in the list.</source>
        <translation>Jedes Dokument, das Sie senden, ist ein Posten. Entwürfe, Vorlagen und wiederholte Anfragen sind kostenlos. Gelöschte Dokumente und widerrufene Schlüssel bleiben in der Liste.</translation>
    </message>
    <message>
        <source>No documents were sent in this period.</source>
        <translation>In diesem Zeitraum wurden keine Dokumente gesendet.</translation>
    </message>
    <message>
        <source>Total: %1</source>
        <translation>Summe: %1</translation>
    </message>
    <message>
        <source>Documents sent</source>
        <translation>Gesendete Dokumente</translation>
    </message>
    <message numerus="yes">
        <source>%n more row(s) are in the exported file.</source>
        <translation>
            <numerusform>%n weitere Zeile steht in der exportierten Datei.</numerusform>
            <numerusform>%n weitere Zeilen stehen in der exportierten Datei.</numerusform>
        </translation>
    </message>
    <message>
        <source>Without an API key</source>
        <translation>Ohne API-Schlüssel</translation>
    </message>
    <message>
        <source>%1 (…%2)</source>
        <comment>API key</comment>
        <translation>%1 (…%2)</translation>
    </message>
    <message>
        <source>Without a template</source>
        <translation>Ohne Vorlage</translation>
    </message>
    <message>
        <source>Template %1</source>
        <translation>Vorlage %1</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n Dokument</numerusform>
            <numerusform>%n Dokumente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repeated request(s), free</source>
        <translation>
            <numerusform>%n wiederholte Anfrage, kostenlos</numerusform>
            <numerusform>%n wiederholte Anfragen, kostenlos</numerusform>
        </translation>
    </message>
    <message>
        <source>Charges exported.</source>
        <translation>Posten exportiert.</translation>
    </message>
    <message>
        <source>Export charges</source>
        <translation>Posten exportieren</translation>
    </message>
    <message>
        <source>Charges</source>
        <comment>file name</comment>
        <translation>Posten</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Nobody is charged on this computer: the price of each document that you send counts towards your own spending limit.</source>
        <translation>Auf diesem Computer wird niemandem etwas berechnet: Der Preis jedes Dokuments, das Sie senden, zählt zu Ihrer eigenen Ausgabengrenze.</translation>
    </message>
</context>
<context>
    <name>ink::ui::UserShortcuts</name>
    <message>
        <source>Use a shortcut with Ctrl, or a function key.</source>
        <translation>Verwenden Sie Strg oder eine Funktionstaste.</translation>
    </message>
    <message>
        <source>“%1” is already assigned to “%2”.</source>
        <translation>„%1“ ist das Tastenkürzel von „%2“.</translation>
    </message>
    <message>
        <source>“%1” is reserved and can&apos;t be assigned.</source>
        <translation>„%1“ lässt sich nicht ändern.</translation>
    </message>
</context>
<context>
    <name>ink::ui::VerifyPage</name>
    <message>
        <source>Verify a file</source>
        <translation>Datei prüfen</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Was sich geändert hat</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Verify another file…</source>
        <translation>Andere Datei prüfen…</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Zurück zum Ergebnis</translation>
    </message>
    <message>
        <source>Reading “%1”…</source>
        <translation>„%1“ wird gelesen…</translation>
    </message>
    <message>
        <source>Drop a signed PDF here to check whether it was changed after signing</source>
        <translation>Ziehen Sie eine unterschriebene PDF-Datei hierher, um zu prüfen, ob sie seit der Unterschrift unverändert ist</translation>
    </message>
    <message>
        <source>Choose a PDF…</source>
        <translation>PDF auswählen…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Comparing page %1 of %2…</source>
        <translation>Seite %1 von %2 wird verglichen…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>ink::ui::VerifyReportView</name>
    <message>
        <source>Show what changed</source>
        <translation>Änderungen anzeigen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>action: what it is about</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Signature %1: %2</source>
        <translation>Signatur %1: %2</translation>
    </message>
    <message>
        <source>%1 (by %2)</source>
        <comment>time, authority</comment>
        <translation>%1 (von %2)</translation>
    </message>
    <message>
        <source>%1; this computer doesn&apos;t trust the authority</source>
        <comment>time proof</comment>
        <translation>%1; dieser Computer vertraut der Stelle nicht</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Signatur</translation>
    </message>
    <message>
        <source>Signatures</source>
        <translation>Signaturen</translation>
    </message>
    <message>
        <source>Unknown signer</source>
        <translation>Unbekannter Unterzeichner</translation>
    </message>
    <message>
        <source>Signing time</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>%1 (signer&apos;s clock)</source>
        <translation>%1 (nach der Uhr des Unterzeichners)</translation>
    </message>
    <message>
        <source>Time-stamp</source>
        <translation>Zeitstempel</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>Erfasst</translation>
    </message>
    <message>
        <source>The whole file</source>
        <translation>Die ganze Datei</translation>
    </message>
    <message>
        <source>Revision %1 of %2</source>
        <translation>Fassung %1 von %2</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Zertifikat</translation>
    </message>
    <message>
        <source>Issued by</source>
        <translation>Ausgestellt von</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Platzieren</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Fingerabdruck</translation>
    </message>
    <message>
        <source>Revisions</source>
        <translation>Fassungen</translation>
    </message>
    <message>
        <source>Revision %1 (current)</source>
        <translation>Fassung %1 (aktuell)</translation>
    </message>
    <message>
        <source>Revision %1</source>
        <translation>Fassung %1</translation>
    </message>
    <message>
        <source>Not signed</source>
        <translation>Nicht signiert</translation>
    </message>
    <message>
        <source>Changes content protected by an earlier signature.</source>
        <translation>Ändert, was eine frühere Signatur schützt.</translation>
    </message>
    <message>
        <source>Compare side by side</source>
        <translation>Nebeneinander vergleichen</translation>
    </message>
    <message>
        <source>Recipients</source>
        <translation>Empfänger</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>Changes after signing</source>
        <translation>Änderungen nach der Signatur</translation>
    </message>
    <message>
        <source>As recorded and sealed by %1.</source>
        <translation>Wie von %1 aufgezeichnet und versiegelt.</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Legal status</source>
        <translation>Rechtlicher Status</translation>
    </message>
    <message>
        <source>Trust service</source>
        <translation>Vertrauensdienst</translation>
    </message>
</context>
<context>
    <name>ink::ui::VerifyWords</name>
    <message>
        <source>Intact</source>
        <translation>Unverändert</translation>
    </message>
    <message>
        <source>Changed after signing</source>
        <translation>Nach der Signatur geändert</translation>
    </message>
    <message>
        <source>Broken</source>
        <translation>Ungültig</translation>
    </message>
    <message>
        <source>Not signed</source>
        <translation>Nicht signiert</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Nicht lesbar</translation>
    </message>
    <message>
        <source>This document hasn&apos;t been changed since it was signed.</source>
        <translation>Dieses Dokument ist genau das, was unterschrieben wurde.</translation>
    </message>
    <message>
        <source>The signed content does not match the signature. Do not rely on this file.</source>
        <translation>Der signierte Inhalt passt nicht zur Signatur. Verlassen Sie sich nicht auf diese Datei.</translation>
    </message>
    <message>
        <source>This file has no signature, so it can&apos;t be verified.</source>
        <translation>Diese Datei enthält keine Signatur, daher lässt sich nichts über sie sagen.</translation>
    </message>
    <message>
        <source>This file can&apos;t be read as a PDF.</source>
        <translation>Diese Datei kann nicht als PDF gelesen werden.</translation>
    </message>
    <message>
        <source>Signed with the certificate of this workspace.</source>
        <translation>Signiert mit dem Zertifikat dieses Arbeitsbereichs.</translation>
    </message>
    <message>
        <source>Signed with a certificate that this computer trusts.</source>
        <translation>Signiert mit einem Zertifikat, dem dieser Computer vertraut.</translation>
    </message>
    <message>
        <source>The certificate is self-signed. Compare its fingerprint with one you got from the signer.</source>
        <translation>Der Unterzeichner bürgt für sich selbst: Vergleichen Sie den Fingerabdruck mit dem, den Sie von ihm erhalten haben.</translation>
    </message>
    <message>
        <source>This file has no certificate that confirms its origin.</source>
        <translation>Niemand steht mit einem Zertifikat hinter dieser Datei.</translation>
    </message>
    <message>
        <source>Form fields were filled in after this signature. The signature allows this.</source>
        <translation>Nach dieser Signatur wurden Formularfelder ausgefüllt, was sie erlaubt.</translation>
    </message>
    <message>
        <source>Parts of the document were removed after signing.</source>
        <translation>Nach der Unterschrift wurde etwas aus dem Dokument entfernt.</translation>
    </message>
    <message>
        <source>The visible content was changed after signing.</source>
        <translation>Der sichtbare Inhalt wurde nach dem Signieren geändert.</translation>
    </message>
    <message>
        <source>A field locked by the signer was changed.</source>
        <translation>Ein Feld, das der Unterzeichner gesperrt hatte, wurde geändert.</translation>
    </message>
    <message>
        <source>The signed content was changed.</source>
        <translation>Die signierten Bytes sind nicht die, die signiert wurden.</translation>
    </message>
    <message>
        <source>The signature uses an algorithm that is no longer secure.</source>
        <translation>Die Signatur verwendet ein Verfahren, das heute zu schwach ist.</translation>
    </message>
    <message>
        <source>A signature field was placed over text or a picture after signing.</source>
        <translation>Ein Signaturfeld wurde nach der Unterschrift über Text oder ein Bild gelegt.</translation>
    </message>
    <message>
        <source>The appearance of a form field doesn&apos;t match its value.</source>
        <translation>Ein Formularfeld zeigt etwas anderes, als es enthält.</translation>
    </message>
    <message>
        <source>The file contains hidden content that only some programs show.</source>
        <translation>In der Datei wurde etwas verborgen, das nur manche Programme zeigen.</translation>
    </message>
    <message>
        <source>An annotation was added to a page after signing.</source>
        <translation>Nach der Unterschrift wurde etwas auf einer Seite platziert.</translation>
    </message>
    <message>
        <source>Comments were added after this signature. The signature allows this.</source>
        <translation>Nach dieser Signatur wurden Kommentare hinzugefügt, was sie erlaubt.</translation>
    </message>
    <message>
        <source>Validation data was added.</source>
        <translation>Validierungsdaten wurden hinzugefügt.</translation>
    </message>
    <message>
        <source>The document&apos;s metadata was changed.</source>
        <translation>Die Beschreibung des Dokuments wurde geändert.</translation>
    </message>
    <message>
        <source>The signer&apos;s certificate was revoked.</source>
        <translation>Das Zertifikat des Unterzeichners war widerrufen.</translation>
    </message>
    <message>
        <source>The certificate was revoked after the time proven by the time-stamp.</source>
        <translation>Das Zertifikat wurde später widerrufen, nach der durch einen Zeitstempel belegten Zeit.</translation>
    </message>
    <message>
        <source>This certificate is trusted based on its fingerprint.</source>
        <translation>Sie vertrauen diesem Zertifikat anhand seines Fingerabdrucks.</translation>
    </message>
    <message>
        <source>A time-stamp in the file doesn&apos;t belong to this signature.</source>
        <translation>Ein Zeitstempel in der Datei gehört zu etwas anderem.</translation>
    </message>
    <message>
        <source>A time-stamp was created with an unsuitable certificate.</source>
        <translation>Ein Zeitstempel wurde mit einem Zertifikat erstellt, das dafür nicht vorgesehen ist.</translation>
    </message>
    <message>
        <source>The embedded history is complete and matches the original.</source>
        <translation>Der Verlauf in der Datei ist vollständig und passt zum Original.</translation>
    </message>
    <message>
        <source>The embedded history was changed.</source>
        <translation>Der Verlauf in der Datei wurde geändert.</translation>
    </message>
    <message>
        <source>The embedded history is complete but refers to other files.</source>
        <translation>Der Verlauf in der Datei ist vollständig; er erzählt von anderen Dateien als dieser.</translation>
    </message>
    <message>
        <source>The visible content was changed after signing. Do not rely on this file.</source>
        <translation>Der sichtbare Inhalt wurde nach dem Unterschreiben geändert. Verlassen Sie sich nicht auf diese Datei.</translation>
    </message>
    <message>
        <source>Different programs may show different content for this file. Do not rely on it.</source>
        <translation>Verschiedene Programme zeigen für diese Datei möglicherweise unterschiedliche Inhalte. Verlassen Sie sich nicht darauf.</translation>
    </message>
    <message>
        <source>Validation data was removed after signing. The content is unchanged, but the signatures may be harder to validate later.</source>
        <translation>Validierungsdaten wurden nach dem Unterschreiben entfernt. Der Inhalt ist unverändert, aber die Unterschriften lassen sich später möglicherweise schwerer prüfen.</translation>
    </message>
    <message>
        <source>The file was changed after signing in a way that the signature doesn&apos;t allow.</source>
        <translation>Die Datei wurde nach dem Unterschreiben auf eine Weise geändert, die die Unterschrift nicht zulässt.</translation>
    </message>
    <message>
        <source>The content hasn&apos;t been changed since it was signed. Parts of the file were rewritten without changing the visible content.</source>
        <translation>Der Inhalt ist genau das, was unterschrieben wurde. Teile der Datei wurden neu geschrieben, ohne zu ändern, was sie zeigt.</translation>
    </message>
    <message>
        <source>The signature can&apos;t be checked because the signer&apos;s certificate is missing.</source>
        <translation>Die Unterschrift kann nicht geprüft werden, weil das Zertifikat der unterzeichnenden Person fehlt.</translation>
    </message>
    <message>
        <source>A page looks different from what was signed.</source>
        <translation>Eine Seite sieht anders aus als das, was unterschrieben wurde.</translation>
    </message>
    <message>
        <source>PDF readers may show this file differently.</source>
        <translation>Programme lesen diese Datei möglicherweise unterschiedlich.</translation>
    </message>
    <message>
        <source>A signature field that was added after signing is also used for something else.</source>
        <translation>Ein nach dem Unterschreiben hinzugefügtes Unterschriftsfeld ist zugleich etwas anderes.</translation>
    </message>
    <message>
        <source>The form&apos;s default appearance was changed after signing.</source>
        <translation>Die Standarddarstellung des Formulars wurde nach dem Unterschreiben geändert.</translation>
    </message>
    <message>
        <source>Overlapping annotations were reordered after signing.</source>
        <translation>Überlappende Anmerkungen wurden nach dem Unterschreiben umgeordnet.</translation>
    </message>
    <message>
        <source>The text for screen readers was changed after signing.</source>
        <translation>Der Text für Bildschirmleseprogramme wurde nach dem Unterschreiben geändert.</translation>
    </message>
    <message>
        <source>Validation data was removed after signing. The visible content is unchanged.</source>
        <translation>Validierungsdaten wurden nach dem Unterschreiben entfernt. Was das Dokument zeigt, ist unverändert.</translation>
    </message>
    <message>
        <source>Parts of the file were rewritten after signing without changing the visible content.</source>
        <translation>Teile der Datei wurden nach dem Unterschreiben neu geschrieben, ohne zu ändern, was sie zeigt.</translation>
    </message>
    <message>
        <source>The signature value is encoded in an unusual way. The content isn&apos;t affected.</source>
        <translation>Der Signaturwert ist ungewöhnlich geschrieben. Der Inhalt ist nicht betroffen.</translation>
    </message>
    <message>
        <source>An entry marked as a time-stamp isn&apos;t a valid time-stamp.</source>
        <translation>Ein Eintrag, der ein Zeitstempel sein soll, ist keiner.</translation>
    </message>
    <message>
        <source>The file is encrypted in a way that isn&apos;t supported.</source>
        <translation>Die Datei ist auf eine nicht unterstützte Weise verschlüsselt.</translation>
    </message>
    <message>
        <source>Personal link</source>
        <translation>Persönlicher Link</translation>
    </message>
    <message>
        <source>In person, hosted by %1</source>
        <translation>Persönlich, bei %1</translation>
    </message>
    <message>
        <source>On paper, recorded by %1</source>
        <translation>Auf Papier, erfasst von %1</translation>
    </message>
    <message>
        <source>Code by email</source>
        <translation>Code per E-Mail</translation>
    </message>
    <message>
        <source>Code by SMS</source>
        <translation>Code per SMS</translation>
    </message>
    <message>
        <source>Access code</source>
        <translation>Zugangscode</translation>
    </message>
    <message>
        <source>Not fully checked</source>
        <translation>Nicht vollständig geprüft</translation>
    </message>
    <message>
        <source>The signed content is unchanged. The signatures allow the later changes.</source>
        <translation>Was signiert wurde, ist unverändert. Die Signaturen erlauben, was später geändert wurde.</translation>
    </message>
    <message>
        <source>Intact, but a value was replaced</source>
        <translation>Unversehrt, aber ein Wert wurde ersetzt</translation>
    </message>
    <message>
        <source>Intact, but with a weak signature</source>
        <translation>Unversehrt, aber schwach signiert</translation>
    </message>
    <message>
        <source>Some content added after signing couldn&apos;t be compared with the signed content. Check the file in another program before you rely on it.</source>
        <translation>Nicht alles, was nach der Signatur hinzugefügt wurde, konnte mit dem verglichen werden, was signiert wurde. Prüfen Sie die Datei in einem anderen Programm, bevor Sie sich darauf verlassen.</translation>
    </message>
    <message>
        <source>This computer doesn&apos;t trust the signer&apos;s certificate.</source>
        <translation>Dieser Computer vertraut dem Zertifikat des Unterzeichners nicht.</translation>
    </message>
    <message>
        <source>Page %1: %2</source>
        <comment>where a change is, and the change</comment>
        <translation>Seite %1: %2</translation>
    </message>
    <message>
        <source>The embedded history matches the original. Some details are withheld, because they may be about files that some recipients can&apos;t see.</source>
        <translation>Der Verlauf in der Datei passt zum Original. Einige Angaben fehlen darin, weil sie Dateien betreffen können, die manche Empfänger nicht sehen können.</translation>
    </message>
    <message>
        <source>This file is password-protected. Enter its password to verify it.</source>
        <translation>Diese Datei ist passwortgeschützt. Geben Sie das Passwort ein, um sie zu prüfen.</translation>
    </message>
    <message>
        <source>%1, on %2</source>
        <comment>legal status, time</comment>
        <translation>%1, am %2</translation>
    </message>
    <message>
        <source>%1 by %2, in list %3 of %4, issued on %5</source>
        <translation>%1 von %2, in Liste %3 von %4, herausgegeben am %5</translation>
    </message>
</context>
<context>
    <name>ink::ui::VisibilityWords</name>
    <message>
        <source>Only %1 sees “%2”. Make it visible to another recipient first.</source>
        <translation>Nur %1 sieht „%2“. Machen Sie die Datei zuerst für einen anderen Empfänger sichtbar.</translation>
    </message>
    <message>
        <source>“%2” is the only file that %1 sees. Show another one first.</source>
        <translation>„%2“ ist die einzige Datei, die %1 sieht. Machen Sie zuerst eine andere sichtbar.</translation>
    </message>
    <message>
        <source>The field “%3” in “%2” depends on a file that is hidden from %1. Show that file first.</source>
        <translation>Das Feld „%3“ in „%2“ hängt von einer Datei ab, die vor %1 verborgen ist. Machen Sie zuerst diese Datei sichtbar.</translation>
    </message>
    <message>
        <source>%1 sees the field “%3” in another file, which depends on a field in “%2”. The file can&apos;t be hidden from them.</source>
        <translation>%1 sieht in einer anderen Datei das Feld „%3“, das von einem Feld in „%2“ abhängt. Deshalb kann die Datei nicht verborgen werden.</translation>
    </message>
    <message>
        <source>%1 has the field “%3” in “%2”, so the file can&apos;t be hidden from them.</source>
        <translation>%1 hat in „%2“ das Feld „%3“, deshalb kann die Datei nicht verborgen werden.</translation>
    </message>
    <message>
        <source>“%2” is hidden from %1.</source>
        <translation>„%2“ ist vor %1 verborgen.</translation>
    </message>
    <message>
        <source>%1 sees “%2”.</source>
        <translation>%1 sieht „%2“.</translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) are hidden from some recipients.</source>
        <translation>
            <numerusform>%n weitere Datei ist vor manchen Empfängern verborgen.</numerusform>
            <numerusform>%n weitere Dateien sind vor manchen Empfängern verborgen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone sees all files.</source>
        <translation>Alle sehen alle Dateien.</translation>
    </message>
    <message numerus="yes">
        <source>%1 do(es)n&apos;t see “%2”.</source>
        <translation>
            <numerusform>%1 sieht „%2“ nicht.</numerusform>
            <numerusform>%1 sehen „%2“ nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %1 see(s) “%2”.</source>
        <translation>
            <numerusform>Nur %1 sieht „%2“.</numerusform>
            <numerusform>Nur %1 sehen „%2“.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody sees “%1”.</source>
        <translation>Niemand sieht „%1“.</translation>
    </message>
</context>
<context>
    <name>ink::ui::WaitingModel</name>
    <message>
        <source>Less than a day</source>
        <translation>Weniger als ein Tag</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n Tag</numerusform>
            <numerusform>%n Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Less than a day left</source>
        <translation>Weniger als ein Tag</translation>
    </message>
    <message numerus="yes">
        <source>%n days left</source>
        <translation>
            <numerusform>noch %n Tag</numerusform>
            <numerusform>noch %n Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Waiting for</source>
        <translation>Wartet auf</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Waiting time</source>
        <translation>Seit</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Frist</translation>
    </message>
    <message>
        <source>Last reminder</source>
        <translation>Letzte Erinnerung</translation>
    </message>
    <message>
        <source>Requested</source>
        <translation>Angefordert</translation>
    </message>
</context>
<context>
    <name>ink::ui::WaitingPage</name>
    <message>
        <source>Waiting for others</source>
        <translation>Warten auf andere</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Waiting a week or longer</source>
        <translation>Seit einer Woche oder länger</translation>
    </message>
    <message numerus="yes">
        <source>Deadline within %n days</source>
        <translation>
            <numerusform>Frist in höchstens %n Tag</numerusform>
            <numerusform>Frist in höchstens %n Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>Undelivered email or open question</source>
        <translation>Unzustellbare E-Mail oder offene Frage</translation>
    </message>
    <message>
        <source>People to show</source>
        <translation>Wer angezeigt wird</translation>
    </message>
    <message>
        <source>Show document</source>
        <translation>Dokument anzeigen</translation>
    </message>
    <message>
        <source>Nobody needs to act on your documents right now.</source>
        <translation>Derzeit muss niemand bei Ihren Dokumenten handeln.</translation>
    </message>
    <message>
        <source>Nobody matches this filter.</source>
        <translation>Auf niemanden trifft dieser Filter zu.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>%1: people, %2: documents</comment>
        <translation>%1 in %2</translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n Person</numerusform>
            <numerusform>%n Personen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents</source>
        <translation>
            <numerusform>%n Dokument</numerusform>
            <numerusform>%n Dokumenten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>These people will be reminded:</source>
        <translation>Diese Personen werden erinnert:</translation>
    </message>
    <message>
        <source>These people can&apos;t be reached by email:</source>
        <translation>Diese Personen erreicht keine E-Mail:</translation>
    </message>
    <message>
        <source>Send reminders?</source>
        <translation>Erinnerungen senden?</translation>
    </message>
    <message numerus="yes">
        <source>Remind %n people</source>
        <translation>
            <numerusform>%n Person erinnern</numerusform>
            <numerusform>%n Personen erinnern</numerusform>
        </translation>
    </message>
    <message>
        <source>Show:</source>
        <translation>Anzeigen:</translation>
    </message>
    <message>
        <source>You can&apos;t send reminders while you&apos;re offline.</source>
        <translation>Erinnerungen lassen sich hier offline nicht senden.</translation>
    </message>
    <message>
        <source>This list isn&apos;t available offline.</source>
        <translation>Diese Liste ist offline nicht verfügbar.</translation>
    </message>
    <message>
        <source>Remind</source>
        <translation>Erinnern</translation>
    </message>
</context>
<context>
    <name>ink::ui::WelcomePage</name>
    <message>
        <source>Welcome to Inkstone</source>
        <translation>Willkommen bei Inkstone</translation>
    </message>
    <message>
        <source>Prepare documents, have them signed, and keep the proof.</source>
        <translation>Bereiten Sie Dokumente vor, lassen Sie sie unterschreiben und bewahren Sie den Nachweis auf.</translation>
    </message>
    <message>
        <source>Work on this computer</source>
        <translation>Auf diesem Computer arbeiten</translation>
    </message>
    <message>
        <source>Everything stays on this computer. No account needed.</source>
        <translation>Alles bleibt auf diesem Computer. Kein Konto nötig.</translation>
    </message>
    <message>
        <source>Connect to a service</source>
        <translation>Mit einem Dienst verbinden</translation>
    </message>
    <message>
        <source>Use your team&apos;s signing service with an API key.</source>
        <translation>Arbeiten Sie mit dem Signaturdienst Ihres Teams und seinem API-Schlüssel.</translation>
    </message>
    <message>
        <source>Or drop a PDF here to start on this computer</source>
        <translation>Oder ziehen Sie eine PDF-Datei hierher, um auf diesem Computer zu beginnen</translation>
    </message>
    <message>
        <source>Choose a PDF…</source>
        <translation>PDF auswählen…</translation>
    </message>
    <message>
        <source>Your administrator doesn&apos;t allow this.</source>
        <translation>Ihr Administrator lässt dies nicht zu.</translation>
    </message>
    <message>
        <source>Try a sample document</source>
        <translation>Beispieldokument ausprobieren</translation>
    </message>
</context>
<context>
    <name>ink::ui::WidgetPrompts</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>ink::ui::WindowActions</name>
    <message>
        <source>&amp;About Inkstone</source>
        <translation>&amp;Über Inkstone</translation>
    </message>
    <message>
        <source>&amp;New document…</source>
        <translation>&amp;Neues Dokument…</translation>
    </message>
    <message>
        <source>Choose PDF files to send for signature</source>
        <translation>PDF-Dateien zum Unterschreiben auswählen</translation>
    </message>
    <message>
        <source>&amp;Open PDF…</source>
        <translation>PDF ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>A signed PDF is verified; any other PDF becomes a new document</source>
        <translation>Eine unterschriebene PDF-Datei wird geprüft, jede andere wird ein neues Dokument</translation>
    </message>
    <message>
        <source>&amp;Verify a file…</source>
        <translation>&amp;Datei prüfen…</translation>
    </message>
    <message>
        <source>Checks whether a signed PDF was changed after signing</source>
        <translation>Prüfen, ob eine unterschriebene PDF-Datei noch die unterschriebene ist</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>&amp;Send…</source>
        <translation>S&amp;enden…</translation>
    </message>
    <message>
        <source>Desktop &amp;notifications</source>
        <translation>Desktop-Mi&amp;tteilungen</translation>
    </message>
    <message>
        <source>Shows a notification when a document is opened, signed, completed or declined</source>
        <translation>Auf dem Desktop melden, wenn etwas geöffnet, unterschrieben, abgeschlossen oder abgelehnt wird</translation>
    </message>
    <message>
        <source>New fol&amp;der…</source>
        <translation>Neuer &amp;Ordner…</translation>
    </message>
    <message>
        <source>&amp;Documents</source>
        <translation>&amp;Dokumente</translation>
    </message>
    <message>
        <source>C&amp;lose page</source>
        <translation>Seite schl&amp;ießen</translation>
    </message>
    <message>
        <source>&amp;Templates</source>
        <translation>&amp;Vorlagen</translation>
    </message>
    <message>
        <source>&amp;Bulk runs</source>
        <translation>&amp;Serienversand</translation>
    </message>
    <message>
        <source>R&amp;eports</source>
        <translation>Aus&amp;wertungen</translation>
    </message>
    <message>
        <source>&amp;Verify</source>
        <translation>&amp;Prüfen</translation>
    </message>
    <message>
        <source>&amp;Outbox</source>
        <translation>P&amp;ostausgang</translation>
    </message>
    <message>
        <source>&amp;Waiting for others</source>
        <translation>Wa&amp;rten auf andere</translation>
    </message>
    <message>
        <source>Shows who needs to act on your documents and lets you send reminders</source>
        <translation>Zeigt, wer bei Ihren Dokumenten handeln muss, und sendet Erinnerungen</translation>
    </message>
    <message>
        <source>Waiting for &amp;me</source>
        <translation>Wartet auf &amp;mich</translation>
    </message>
    <message>
        <source>Review the documents waiting for your signature and sign them together</source>
        <translation>Geht die Dokumente durch, die auf Ihre Unterschrift warten, und unterschreibt sie gemeinsam</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>&amp;Aktualisieren</translation>
    </message>
    <message>
        <source>&amp;Commands…</source>
        <translation>&amp;Befehle…</translation>
    </message>
    <message>
        <source>Appearance: system default</source>
        <translation>Darstellung: wie das System</translation>
    </message>
    <message>
        <source>Appearance: light</source>
        <translation>Darstellung: hell</translation>
    </message>
    <message>
        <source>Appearance: dark</source>
        <translation>Darstellung: dunkel</translation>
    </message>
    <message>
        <source>Appearance: high contrast</source>
        <translation>Darstellung: hoher Kontrast</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Arrange</source>
        <translation>A&amp;nordnen</translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation>&amp;Seite</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>A&amp;ppearance</source>
        <translation>Darste&amp;llung</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>Spra&amp;che</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
    <message>
        <source>New template…</source>
        <translation>Neue Vorlage…</translation>
    </message>
    <message>
        <source>Settings: %1</source>
        <translation>Einstellungen: %1</translation>
    </message>
    <message>
        <source>Toda&amp;y</source>
        <translation>&amp;Heute</translation>
    </message>
    <message>
        <source>Shows what you need to do, in all your accounts</source>
        <translation>Zeigt in allen Ihren Konten, was Sie zu tun haben</translation>
    </message>
</context>
<context>
    <name>ink::ui::WindowFrame</name>
    <message>
        <source>The API key is kept only until you quit Inkstone.</source>
        <translation>Der API-Schlüssel wird nur bis zum Beenden des Programms behalten.</translation>
    </message>
    <message>
        <source>No keychain is available on this system, so you will be asked for the key next time.</source>
        <translation>Dieses System hat keinen nutzbaren Schlüsselbund, daher werden Sie beim nächsten Mal nach dem Schlüssel gefragt.</translation>
    </message>
</context>
<context>
    <name>ink::ui::Words</name>
    <message>
        <source>this computer</source>
        <translation>diesem Computer</translation>
    </message>
    <message>
        <source>%1, hosted by %2</source>
        <translation>%1, geleitet von %2</translation>
    </message>
    <message>
        <source>An email was not delivered</source>
        <translation>Eine E-Mail wurde nicht zugestellt</translation>
    </message>
    <message>
        <source>An email is delayed</source>
        <translation>Eine E-Mail verzögert sich</translation>
    </message>
    <message>
        <source>Email to %1 was not delivered (%2)</source>
        <translation>E-Mail an %1 wurde nicht zugestellt (%2)</translation>
    </message>
    <message>
        <source>Email to %1 is delayed (%2)</source>
        <translation>E-Mail an %1 verzögert sich (%2)</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>Created by %1</source>
        <translation>Erstellt von %1</translation>
    </message>
    <message>
        <source>Created from “%1”</source>
        <translation>Erstellt aus „%1“</translation>
    </message>
    <message>
        <source>Created by %1 from “%2”</source>
        <translation>Erstellt von %1 aus „%2“</translation>
    </message>
    <message>
        <source>A reminder was sent</source>
        <translation>Eine Erinnerung wurde gesendet</translation>
    </message>
    <message>
        <source>%1 sent a reminder</source>
        <translation>Eine Erinnerung wurde von %1 gesendet</translation>
    </message>
    <message>
        <source>%1 was reminded</source>
        <translation>%1 wurde erinnert</translation>
    </message>
    <message>
        <source>%1 was reminded by %2</source>
        <translation>%1 wurde von %2 erinnert</translation>
    </message>
    <message>
        <source>Cancelled by %1</source>
        <translation>Abgebrochen von %1</translation>
    </message>
    <message>
        <source>Cancelled by %1: “%2”</source>
        <translation>Abgebrochen von %1: „%2“</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>In Bearbeitung</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Abgeschlossen</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Abgelaufen</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>Not yet invited</source>
        <translation>Noch nicht eingeladen</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Filling in</source>
        <translation>Füllt aus</translation>
    </message>
    <message>
        <source>Viewed</source>
        <translation>Angesehen</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Gelesen</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>Genehmigt</translation>
    </message>
    <message>
        <source>Signed</source>
        <translation>Unterschrieben</translation>
    </message>
    <message>
        <source>Signer</source>
        <translation>Unterzeichner</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>Leser</translation>
    </message>
    <message>
        <source>Reviewer</source>
        <translation>Prüfer</translation>
    </message>
    <message>
        <source>Signing host</source>
        <translation>Leiter der Unterschrift</translation>
    </message>
    <message>
        <source>Open signer</source>
        <translation>Offener Unterzeichner</translation>
    </message>
    <message>
        <source>Editor</source>
        <translation>Editor</translation>
    </message>
    <message>
        <source>Radio button</source>
        <translation>Optionsfeld</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Changed by %1</source>
        <translation>Geändert von %1</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Gesendet</translation>
    </message>
    <message>
        <source>Sent by %1</source>
        <translation>Gesendet von %1</translation>
    </message>
    <message>
        <source>%1 was invited</source>
        <translation>%1 wurde gefragt</translation>
    </message>
    <message>
        <source>Opened by %1</source>
        <translation>Geöffnet von %1</translation>
    </message>
    <message>
        <source>%1 saved values</source>
        <translation>%1 hat Werte gespeichert</translation>
    </message>
    <message>
        <source>%1 corrected values</source>
        <translation>%1 hat Werte berichtigt</translation>
    </message>
    <message>
        <source>%1 corrected %2</source>
        <translation>%1 hat %2 berichtigt</translation>
    </message>
    <message>
        <source>Filled in by %1</source>
        <translation>Ausgefüllt von %1</translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <translation>Unterschrieben von %1</translation>
    </message>
    <message>
        <source>Approved by %1</source>
        <translation>Genehmigt von %1</translation>
    </message>
    <message>
        <source>Declined by %1</source>
        <translation>Abgelehnt von %1</translation>
    </message>
    <message>
        <source>Declined by %1: “%2”</source>
        <translation>Abgelehnt von %1: „%2“</translation>
    </message>
    <message>
        <source>A deadline warning was sent</source>
        <translation>Eine Fristwarnung wurde gesendet</translation>
    </message>
    <message>
        <source>%1 was sent a deadline warning</source>
        <translation>%1 wurde vor der Frist gewarnt</translation>
    </message>
    <message>
        <source>The deadline passed</source>
        <translation>Die Frist ist abgelaufen</translation>
    </message>
    <message>
        <source>The callback address didn&apos;t accept the document</source>
        <translation>Die Callback-Adresse hat das Dokument nicht angenommen</translation>
    </message>
    <message>
        <source>Sealing was delayed</source>
        <translation>Das Versiegeln muss warten</translation>
    </message>
    <message>
        <source>A signature was added to every file</source>
        <translation>Jeder Datei wurde eine Signatur hinzugefügt</translation>
    </message>
    <message>
        <source>The seal was time-stamped</source>
        <translation>Das Siegel erhielt einen Zeitstempel</translation>
    </message>
    <message>
        <source>The seal is unchanged</source>
        <translation>Das Siegel bleibt, wie es ist</translation>
    </message>
    <message>
        <source>%1 attached a file</source>
        <translation>%1 hat eine Datei angehängt</translation>
    </message>
    <message>
        <source>%1 removed an attached file</source>
        <translation>%1 hat eine angehängte Datei entfernt</translation>
    </message>
    <message>
        <source>A damaged file was repaired</source>
        <translation>Eine beschädigte Datei wurde repariert</translation>
    </message>
    <message>
        <source>The encryption of a file was removed</source>
        <translation>Die Verschlüsselung einer Datei wurde entfernt</translation>
    </message>
    <message>
        <source>Sealed</source>
        <translation>Versiegelt</translation>
    </message>
    <message>
        <source>Sealed and completed</source>
        <translation>Versiegelt und abgeschlossen</translation>
    </message>
    <message>
        <source>Moved to the trash</source>
        <translation>In den Papierkorb verschoben</translation>
    </message>
    <message>
        <source>Restored</source>
        <translation>Wiederhergestellt</translation>
    </message>
    <message>
        <source>Moved to another folder</source>
        <translation>In einen anderen Ordner verschoben</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>%1 (hosted by %2)</source>
        <translation>%1 (geleitet von %2)</translation>
    </message>
    <message>
        <source>Waiting for %1 people</source>
        <translation>Wartet auf %1 Personen</translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <translation>Wartet auf %1</translation>
    </message>
    <message>
        <source>Sealing is delayed</source>
        <translation>Das Versiegeln verzögert sich</translation>
    </message>
    <message>
        <source>Sealing</source>
        <translation>Wird versiegelt</translation>
    </message>
    <message numerus="yes">
        <source>after %n people</source>
        <translation>
            <numerusform>nach %n Person</numerusform>
            <numerusform>nach %n Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>nach %1</translation>
    </message>
    <message>
        <source>Sealed; time-stamp pending</source>
        <translation>Versiegelt; der Zeitstempel kommt später</translation>
    </message>
    <message>
        <source>Sealed; long-term validation data pending</source>
        <translation>Versiegelt; der Nachweis für spätere Jahre folgt noch</translation>
    </message>
    <message>
        <source>The email could not be delivered</source>
        <translation>Die E-Mail konnte nicht zugestellt werden</translation>
    </message>
    <message>
        <source>The email is delayed</source>
        <translation>Die E-Mail verzögert sich</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>gerade eben</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gestern</translation>
    </message>
    <message numerus="yes">
        <source>%n days ago</source>
        <translation>
            <numerusform>vor %n Tag</numerusform>
            <numerusform>vor %n Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>date without year</comment>
        <translation>d. MMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>date with year</comment>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>%1 gave consent</source>
        <translation>%1 hat eingewilligt</translation>
    </message>
    <message>
        <source>%1 signed in person, hosted by %2</source>
        <translation>%1 hat vor Ort unterschrieben, bei %2</translation>
    </message>
    <message>
        <source>A signing link was locked after too many wrong codes</source>
        <translation>Ein Signaturlink wurde nach zu vielen falschen Codes gesperrt</translation>
    </message>
    <message>
        <source>%1 corrected a recipient</source>
        <translation>%1 hat einen Empfänger berichtigt</translation>
    </message>
    <message>
        <source>%1 added a recipient</source>
        <translation>%1 hat einen Empfänger hinzugefügt</translation>
    </message>
    <message>
        <source>%1 removed a recipient</source>
        <translation>%1 hat einen Empfänger entfernt</translation>
    </message>
    <message>
        <source>%1 changed the signing order</source>
        <translation>%1 hat die Reihenfolge geändert</translation>
    </message>
    <message>
        <source>%1 changed the fields</source>
        <translation>%1 hat die Felder geändert</translation>
    </message>
    <message>
        <source>%1 changed the deadline</source>
        <translation>%1 hat die Frist geändert</translation>
    </message>
    <message>
        <source>%1 accepted the sender&apos;s disclosure</source>
        <translation>%1 hat die Informationen des Absenders akzeptiert</translation>
    </message>
    <message>
        <source>An email bounced</source>
        <translation>Eine E-Mail kam zurück</translation>
    </message>
    <message>
        <source>Email to %1 bounced (%2)</source>
        <translation>E-Mail an %1 kam zurück (%2)</translation>
    </message>
    <message>
        <source>%1 delegated to another person</source>
        <translation>%1 hat an eine andere Person delegiert</translation>
    </message>
    <message>
        <source>%1 asked a question</source>
        <translation>%1 hat eine Frage gestellt</translation>
    </message>
    <message>
        <source>A question was answered</source>
        <translation>Eine Frage wurde beantwortet</translation>
    </message>
    <message>
        <source>%1 answered a question</source>
        <translation>%1 hat eine Frage beantwortet</translation>
    </message>
    <message numerus="yes">
        <source>%n unanswered questions</source>
        <translation>
            <numerusform>%n unbeantwortete Frage</numerusform>
            <numerusform>%n unbeantwortete Fragen</numerusform>
        </translation>
    </message>
    <message>
        <source>Gets a copy at the end</source>
        <translation>Erhält am Ende eine Kopie</translation>
    </message>
    <message>
        <source>Not yet named</source>
        <translation>Noch nicht benannt</translation>
    </message>
    <message>
        <source>Not needed: others have acted</source>
        <translation>Nicht mehr nötig: andere haben gehandelt</translation>
    </message>
    <message>
        <source>%1 named the next recipient</source>
        <translation>%1 hat die nächste Person benannt</translation>
    </message>
    <message>
        <source>%1 cancelled the scheduled sending</source>
        <translation>%1 hat den geplanten Versand abgebrochen</translation>
    </message>
    <message>
        <source>The document couldn&apos;t be sent at the scheduled time</source>
        <translation>Das Dokument konnte zum geplanten Zeitpunkt nicht gesendet werden</translation>
    </message>
    <message>
        <source>%1 replaced a file</source>
        <translation>%1 hat eine Datei ersetzt</translation>
    </message>
    <message>
        <source>%1 signed on paper, recorded by %2</source>
        <translation>%1 hat auf Papier unterschrieben, erfasst von %2</translation>
    </message>
    <message>
        <source>An SMS code was not delivered</source>
        <translation>Ein Code per SMS wurde nicht zugestellt</translation>
    </message>
    <message>
        <source>An SMS code is delayed</source>
        <translation>Ein Code per SMS verzögert sich</translation>
    </message>
    <message>
        <source>The SMS code for %1 was not delivered</source>
        <translation>Der Code per SMS für %1 wurde nicht zugestellt</translation>
    </message>
    <message>
        <source>The SMS code for %1 is delayed</source>
        <translation>Der Code per SMS für %1 verzögert sich</translation>
    </message>
    <message>
        <source>The SMS code could not be delivered</source>
        <translation>Der Code per SMS konnte nicht zugestellt werden</translation>
    </message>
    <message>
        <source>The SMS code is delayed</source>
        <translation>Der Code per SMS verzögert sich</translation>
    </message>
    <message>
        <source>The deputy of an absent recipient was invited</source>
        <translation>Die Vertretung eines abwesenden Empfängers wurde eingeladen</translation>
    </message>
    <message>
        <source>%1 signed offline on %2 (UTC) according to the device, hosted by %3</source>
        <translation>%1 hat laut Gerät am %2 (UTC) offline unterschrieben, bei %3</translation>
    </message>
    <message>
        <source>%1 made the document available on the local network so that %2 could sign on a phone</source>
        <translation>%1 hat das Dokument für das lokale Netzwerk geöffnet, damit %2 auf dem Handy unterschreiben kann</translation>
    </message>
    <message>
        <source>Access from the local network ended</source>
        <translation>Das Dokument wurde für das lokale Netzwerk wieder geschlossen</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Tomorrow</source>
        <translation>Morgen</translation>
    </message>
    <message numerus="yes">
        <source>In %n days</source>
        <translation>
            <numerusform>In %n Tag</numerusform>
            <numerusform>In %n Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has been correcting this document since %2. You can make corrections as soon as they have finished.</source>
        <translation>%1 berichtigt dieses Dokument seit %2 Uhr. Sobald das abgeschlossen ist, können Sie selbst berichtigen.</translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n Person</numerusform>
            <numerusform>%n Personen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n Tag</numerusform>
            <numerusform>%n Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>Every day</source>
        <translation>Jeden Tag</translation>
    </message>
    <message numerus="yes">
        <source>Every %n days</source>
        <translation>
            <numerusform>Alle %n Tage</numerusform>
            <numerusform>Alle %n Tage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min ago</source>
        <translation>
            <numerusform>vor %n Minute</numerusform>
            <numerusform>vor %n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n h ago</source>
        <translation>
            <numerusform>vor %n Stunde</numerusform>
            <numerusform>vor %n Stunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Other members of the group have acted</source>
        <translation>Andere aus der Gruppe haben gehandelt</translation>
    </message>
    <message>
        <source>%1 scheduled the document</source>
        <translation>%1 hat den Versand geplant</translation>
    </message>
    <message>
        <source>A signed copy was sent to %1</source>
        <translation>Eine signierte Kopie wurde an %1 gesendet</translation>
    </message>
    <message>
        <source>%1 sent a signed copy to %2</source>
        <translation>%1 hat eine signierte Kopie an %2 gesendet</translation>
    </message>
</context>
<context>
    <name>ink::workflow::Session</name>
    <message>
        <source>This computer</source>
        <translation>Dieser Computer</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorTabBar</name>
    <message>
        <source>Open documents</source>
        <translation>Geöffnete Dokumente</translation>
    </message>
    <message>
        <source>New document</source>
        <translation>Neues Dokument</translation>
    </message>
    <message>
        <source>template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>%1: title of a document, %2: its state</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Close “%1”</source>
        <translation>„%1“ schließen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close others</source>
        <translation>Andere schließen</translation>
    </message>
</context>
<context>
    <name>ink::ui::TrustedListsSection</name>
    <message>
        <source>Valid until %1</source>
        <translation>Gültig bis %1</translation>
    </message>
    <message>
        <source>%1: list %2</source>
        <comment>territory, number of the list</comment>
        <translation>%1: Liste %2</translation>
    </message>
    <message>
        <source>Trusted lists</source>
        <translation>Vertrauenslisten</translation>
    </message>
    <message>
        <source>Trusted lists (ETSI TS 119 612) say which certificates are qualified. Put the lists into a folder, together with the certificates that may sign the first one. For the European lists, the Official Journal of the European Union publishes these certificates.</source>
        <translation>Vertrauenslisten (ETSI TS 119 612) legen fest, welche Zertifikate qualifiziert sind. Legen Sie die Listen zusammen mit den Zertifikaten, die die erste signieren dürfen, in einen Ordner. Für die europäischen Listen veröffentlicht das Amtsblatt der Europäischen Union diese Zertifikate.</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Auswählen…</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Don&apos;t use trusted lists</source>
        <translation>Keine Vertrauenslisten verwenden</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Publisher</source>
        <translation>Herausgeber</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Choose the folder with trusted lists</source>
        <translation>Ordner mit Vertrauenslisten auswählen</translation>
    </message>
    <message>
        <source>Trusted lists are no longer used.</source>
        <translation>Vertrauenslisten werden nicht mehr verwendet.</translation>
    </message>
    <message>
        <source>Trusted lists changed.</source>
        <translation>Vertrauenslisten geändert.</translation>
    </message>
    <message>
        <source>No folder</source>
        <translation>Kein Ordner</translation>
    </message>
    <message>
        <source>Set by your administrator.</source>
        <translation>Von Ihrem Administrator festgelegt.</translation>
    </message>
    <message>
        <source>This folder doesn&apos;t exist.</source>
        <translation>Dieser Ordner ist nicht vorhanden.</translation>
    </message>
    <message>
        <source>This folder has no trusted lists.</source>
        <translation>Dieser Ordner enthält keine Vertrauenslisten.</translation>
    </message>
</context>
</TS>
