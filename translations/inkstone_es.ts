<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>ink::BulkReport</name>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Documento</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>waiting</source>
        <comment>a row</comment>
        <translation>en espera</translation>
    </message>
    <message>
        <source>sent</source>
        <comment>a row</comment>
        <translation>enviada</translation>
    </message>
    <message>
        <source>refused</source>
        <comment>a row</comment>
        <translation>rechazada</translation>
    </message>
    <message>
        <source>faulty</source>
        <comment>a row</comment>
        <translation>con errores</translation>
    </message>
    <message>
        <source>left out</source>
        <comment>a row</comment>
        <translation>excluida</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>a row</comment>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>Signing status</source>
        <translation>Estado de la firma</translation>
    </message>
    <message>
        <source>Completed on</source>
        <translation>Completado el</translation>
    </message>
    <message>
        <source>Document link</source>
        <translation>Enlace al documento</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Enlace</translation>
    </message>
</context>
<context>
    <name>ink::Certificate</name>
    <message>
        <source>Sent</source>
        <translation>Enviado</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Abierto</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminado</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Caducado</translation>
    </message>
    <message>
        <source>Viewed</source>
        <translation>Visto</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>Rechazado</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Cancelado</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Creado</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modificado</translation>
    </message>
    <message>
        <source>Invited</source>
        <translation>Solicitado</translation>
    </message>
    <message>
        <source>Values saved</source>
        <translation>Valores guardados</translation>
    </message>
    <message>
        <source>Values corrected</source>
        <translation>Valores corregidos</translation>
    </message>
    <message>
        <source>File attached</source>
        <translation>Archivo adjuntado</translation>
    </message>
    <message>
        <source>Attachment removed</source>
        <translation>Adjunto retirado</translation>
    </message>
    <message>
        <source>Filled in</source>
        <translation>Rellenado</translation>
    </message>
    <message>
        <source>Consent given</source>
        <translation>Consentimiento dado</translation>
    </message>
    <message>
        <source>Disclosure accepted</source>
        <translation>Información aceptada</translation>
    </message>
    <message>
        <source>Signing in person</source>
        <translation>Firma en persona</translation>
    </message>
    <message>
        <source>Signed on paper</source>
        <translation>Firmado en papel</translation>
    </message>
    <message>
        <source>Signed</source>
        <translation>Firmado</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>Aprobado</translation>
    </message>
    <message>
        <source>Reminder sent</source>
        <translation>Recordado</translation>
    </message>
    <message>
        <source>Deadline warning sent</source>
        <translation>Avisado del plazo</translation>
    </message>
    <message>
        <source>Authenticated</source>
        <translation>Autenticado</translation>
    </message>
    <message>
        <source>Locked after too many wrong codes</source>
        <translation>Bloqueado tras códigos erróneos</translation>
    </message>
    <message>
        <source>Damaged file repaired</source>
        <translation>Se reparó un archivo dañado</translation>
    </message>
    <message>
        <source>File encryption removed</source>
        <translation>Se quitó el cifrado de un archivo</translation>
    </message>
    <message>
        <source>Email delayed</source>
        <translation>Un correo se retrasó</translation>
    </message>
    <message>
        <source>Email not delivered</source>
        <translation>Un correo no se entregó</translation>
    </message>
    <message>
        <source>Email bounced</source>
        <translation>Un correo fue devuelto</translation>
    </message>
    <message>
        <source>SMS code delayed</source>
        <translation>Un código por SMS se retrasó</translation>
    </message>
    <message>
        <source>SMS code not delivered</source>
        <translation>Un código por SMS no se entregó</translation>
    </message>
    <message>
        <source>Delegated to another person</source>
        <translation>Delegado en otra persona</translation>
    </message>
    <message>
        <source>Deputy invited</source>
        <translation>Suplente invitado</translation>
    </message>
    <message>
        <source>File replaced</source>
        <translation>Archivo sustituido</translation>
    </message>
    <message>
        <source>Next recipient named</source>
        <translation>Siguiente destinatario indicado</translation>
    </message>
    <message>
        <source>Other group members have acted</source>
        <translation>Otras personas del grupo han actuado</translation>
    </message>
    <message>
        <source>Sending scheduled</source>
        <translation>Envío programado</translation>
    </message>
    <message>
        <source>Scheduled sending cancelled</source>
        <translation>Envío programado cancelado</translation>
    </message>
    <message>
        <source>Scheduled sending failed</source>
        <translation>Falló el envío programado</translation>
    </message>
    <message>
        <source>Question to the sender</source>
        <translation>Pregunta al remitente</translation>
    </message>
    <message>
        <source>Question answered</source>
        <translation>Pregunta respondida</translation>
    </message>
    <message>
        <source>Sealing postponed</source>
        <translation>El sellado tuvo que esperar</translation>
    </message>
    <message>
        <source>Signature added</source>
        <translation>Firma añadida</translation>
    </message>
    <message>
        <source>Recipient changed</source>
        <translation>Destinatario modificado</translation>
    </message>
    <message>
        <source>Recipient added</source>
        <translation>Destinatario añadido</translation>
    </message>
    <message>
        <source>Recipient removed</source>
        <translation>Destinatario retirado</translation>
    </message>
    <message>
        <source>Signing order changed</source>
        <translation>Orden de firma modificado</translation>
    </message>
    <message>
        <source>Fields changed</source>
        <translation>Campos modificados</translation>
    </message>
    <message>
        <source>Deadline changed</source>
        <translation>Plazo modificado</translation>
    </message>
    <message>
        <source>Moved to the trash</source>
        <translation>Movido a la papelera</translation>
    </message>
    <message>
        <source>Restored</source>
        <translation>Restaurado</translation>
    </message>
    <message>
        <source>Completed and sealed</source>
        <translation>Terminado y sellado</translation>
    </message>
    <message>
        <source>Signed offline, submitted</source>
        <translation>Firmado sin conexión, entregado</translation>
    </message>
    <message>
        <source>Made available on the local network</source>
        <translation>Abierto a la red local</translation>
    </message>
    <message>
        <source>Access from the local network ended</source>
        <translation>Cerrado a la red local</translation>
    </message>
    <message>
        <source>Certificate of completion</source>
        <translation>Certificado de finalización</translation>
    </message>
    <message>
        <source>Document number</source>
        <translation>Número del documento</translation>
    </message>
    <message>
        <source>Sent by</source>
        <translation>Enviado por</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Completado</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Extensión</translation>
    </message>
    <message>
        <source>Certified by</source>
        <translation>Certificado por</translation>
    </message>
    <message>
        <source>Witness of %1</source>
        <translation>Testigo de %1</translation>
    </message>
    <message>
        <source>%1 of %2 in “%3”</source>
        <translation>%1 de %2 en «%3»</translation>
    </message>
    <message>
        <source>Not required to act</source>
        <translation>No tuvo que actuar</translation>
    </message>
    <message>
        <source>Copy at the end</source>
        <translation>Copia al final</translation>
    </message>
    <message>
        <source>Recipients</source>
        <translation>Destinatarios</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Función</translation>
    </message>
    <message>
        <source>Authenticated by</source>
        <translation>Autenticado mediante</translation>
    </message>
    <message>
        <source>On behalf of %1</source>
        <translation>En nombre de %1</translation>
    </message>
    <message>
        <source>Reason: </source>
        <translation>Motivo: </translation>
    </message>
    <message>
        <source>Consent</source>
        <translation>Consentimiento</translation>
    </message>
    <message>
        <source>Text shown</source>
        <translation>Texto mostrado</translation>
    </message>
    <message>
        <source>Accepted by</source>
        <translation>Aceptado por</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Aceptado</translation>
    </message>
    <message>
        <source>Disclosure</source>
        <translation>Información del remitente</translation>
    </message>
    <message>
        <source>Accepted together with the consent by: %1</source>
        <translation>Aceptada junto con el consentimiento por: %1</translation>
    </message>
    <message>
        <source>Without signatures of its own</source>
        <translation>Sin firmas propias</translation>
    </message>
    <message>
        <source>Signed by: %1</source>
        <translation>Firmado por: %1</translation>
    </message>
    <message>
        <source>Original files</source>
        <translation>Archivos tal como se subieron</translation>
    </message>
    <message>
        <source>Name and SHA-256</source>
        <translation>Nombre y SHA-256</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Por</translation>
    </message>
    <message>
        <source>IP address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Head of the history chain (SHA-256)</source>
        <translation>Cabeza de la cadena del historial (SHA-256)</translation>
    </message>
    <message>
        <source>Each entry’s hash covers the entry and the hash before it, so this one value stands for the whole history. The entries are attached to the signed file as history.json; “inkstone verify” recomputes the chain.</source>
        <translation>El hash de cada línea cubre la línea y el hash anterior, de modo que este único valor responde de todo el historial. Las líneas van adjuntas al archivo sellado como history.json; «inkstone verify» vuelve a calcular la cadena.</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
    <message>
        <source>Signer</source>
        <translation>Firmante</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>Lector</translation>
    </message>
    <message>
        <source>Reviewer</source>
        <translation>Revisor</translation>
    </message>
    <message>
        <source>Signing host</source>
        <translation>Anfitrión de la firma</translation>
    </message>
    <message>
        <source>Open signer</source>
        <translation>Firmante abierto</translation>
    </message>
    <message>
        <source>Editor</source>
        <translation>Editor</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>No enviado</translation>
    </message>
    <message>
        <source>Not opened</source>
        <translation>No abierto</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>En curso</translation>
    </message>
    <message>
        <source>Sealed after every recipient had finished</source>
        <translation>Sellado después de que todos los destinatarios terminaran</translation>
    </message>
    <message>
        <source>%1 finished signing on %2</source>
        <translation>%1 terminó de firmar el %2</translation>
    </message>
    <message>
        <source>Signed on paper, recorded by %1</source>
        <translation>Firmado en papel, registrado por %1</translation>
    </message>
    <message>
        <source>In person, hosted by %1</source>
        <translation>En persona, con %1</translation>
    </message>
    <message>
        <source>Code by email</source>
        <translation>Código por correo</translation>
    </message>
    <message>
        <source>Code by SMS</source>
        <translation>Código por SMS</translation>
    </message>
    <message>
        <source>Access code</source>
        <translation>Código de acceso</translation>
    </message>
    <message>
        <source>Personal link</source>
        <translation>Enlace personal</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>bytes</translation>
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
        <translation>página</translation>
    </message>
    <message>
        <source>pages</source>
        <translation>páginas</translation>
    </message>
    <message>
        <source>file</source>
        <translation>archivo</translation>
    </message>
    <message>
        <source>files</source>
        <translation>archivos</translation>
    </message>
    <message>
        <source>Signed offline, time according to the device: %1</source>
        <translation>Firmado sin conexión, hora según el dispositivo: %1</translation>
    </message>
    <message>
        <source>Signed copy sent</source>
        <translation>Copia firmada enviada</translation>
    </message>
</context>
<context>
    <name>ink::DocumentPage</name>
    <message>
        <source>Part of the link may be missing. Copy the whole link and try again.</source>
        <comment>invalidText</comment>
        <translation>Puede que falte una parte del enlace. Copie el enlace completo e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>This link isn’t valid</source>
        <comment>invalidTitle</comment>
        <translation>Este enlace no es válido</translation>
    </message>
    <message>
        <source>If you were asked to sign a document, use the link in your invitation instead.</source>
        <comment>signers</comment>
        <translation>Si debe firmar un documento, utilice en su lugar el enlace de su invitación.</translation>
    </message>
    <message>
        <source>If nothing happens, install Inkstone on this computer, connect it to %1, and open the link again.</source>
        <comment>hint</comment>
        <translation>Si no ocurre nada, instale Inkstone en este equipo, conéctelo a %1 y vuelva a abrir el enlace.</translation>
    </message>
    <message>
        <source>Open in Inkstone</source>
        <comment>open</comment>
        <translation>Abrir en Inkstone</translation>
    </message>
    <message>
        <source>This link leads to a document on %1. You can see it in Inkstone if your account has access to it.</source>
        <comment>text</comment>
        <translation>Este enlace lleva a un documento en %1. Puede verlo en Inkstone si su cuenta tiene acceso a él.</translation>
    </message>
    <message>
        <source>Open a document in Inkstone</source>
        <comment>title</comment>
        <translation>Abrir un documento en Inkstone</translation>
    </message>
</context>
<context>
    <name>ink::Language</name>
    <message>
        <source>English</source>
        <translation>Español</translation>
    </message>
</context>
<context>
    <name>ink::LanguageName</name>
    <message>
        <source>English</source>
        <translation>inglés</translation>
    </message>
    <message>
        <source>French</source>
        <translation>francés</translation>
    </message>
    <message>
        <source>German</source>
        <translation>alemán</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>español</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>árabe</translation>
    </message>
</context>
<context>
    <name>ink::Mail</name>
    <message>
        <source>Open in Inkstone</source>
        <comment>buttons.window</comment>
        <translation>Abrir en Inkstone</translation>
    </message>
    <message>
        <source>Hello {recipient},</source>
        <comment>greeting</comment>
        <translation>Hola, {recipient}:</translation>
    </message>
    <message>
        <source>{label}:</source>
        <comment>label</comment>
        <translation>{label}:</translation>
    </message>
    <message>
        <source>{day} {month} {year}</source>
        <comment>date</comment>
        <translation>{day} de {month} de {year}</translation>
    </message>
    <message>
        <source>Hello,</source>
        <comment>greetingNobody</comment>
        <translation>Hola:</translation>
    </message>
    <message>
        <source>Someone</source>
        <comment>somebody</comment>
        <translation>Alguien</translation>
    </message>
    <message>
        <source>Message from {sender}</source>
        <comment>messageFrom</comment>
        <translation>Mensaje de {sender}</translation>
    </message>
    <message>
        <source>Personal message from {sender} to you</source>
        <comment>privateMessageFrom</comment>
        <translation>Mensaje personal de {sender} para usted</translation>
    </message>
    <message>
        <source>You’re receiving this document on behalf of {absent}, who is absent.</source>
        <comment>onBehalfOf</comment>
        <translation>Recibe este documento en nombre de {absent}, que está ausente.</translation>
    </message>
    <message>
        <source>Reason</source>
        <comment>reason</comment>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Question</source>
        <comment>question</comment>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Question about page {page}</source>
        <comment>questionOnPage</comment>
        <translation>Pregunta sobre la página {page}</translation>
    </message>
    <message>
        <source>Answer</source>
        <comment>answer</comment>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Your code</source>
        <comment>code</comment>
        <translation>Su código</translation>
    </message>
    <message>
        <source>Document</source>
        <comment>labels.document</comment>
        <translation>Documento</translation>
    </message>
    <message>
        <source>From</source>
        <comment>labels.from</comment>
        <translation>Remitente</translation>
    </message>
    <message>
        <source>Please finish by</source>
        <comment>labels.deadline</comment>
        <translation>Fecha límite</translation>
    </message>
    <message>
        <source>Review and sign</source>
        <comment>buttons.sign</comment>
        <translation>Leer y firmar</translation>
    </message>
    <message>
        <source>Review and approve</source>
        <comment>buttons.approve</comment>
        <translation>Leer y aprobar</translation>
    </message>
    <message>
        <source>Open and complete</source>
        <comment>buttons.edit</comment>
        <translation>Abrir y completar</translation>
    </message>
    <message>
        <source>Start signing</source>
        <comment>buttons.host</comment>
        <translation>Iniciar la firma</translation>
    </message>
    <message>
        <source>Open the document</source>
        <comment>buttons.view</comment>
        <translation>Abrir el documento</translation>
    </message>
    <message>
        <source>Download the document</source>
        <comment>buttons.download</comment>
        <translation>Descargar el documento</translation>
    </message>
    <message>
        <source>If the button doesn’t work, copy this link into your browser:</source>
        <comment>copyAddress</comment>
        <translation>Si el botón no funciona, copie esta dirección en su navegador:</translation>
    </message>
    <message>
        <source>This link is personal: anyone who has it can act in your name. Please don’t forward this email.</source>
        <comment>personal</comment>
        <translation>El enlace es personal: quien lo tenga puede actuar en su nombre. No reenvíe este mensaje.</translation>
    </message>
    <message>
        <source>This link is personal: anyone who has it can read the document. Please don’t forward this email.</source>
        <comment>personalRead</comment>
        <translation>El enlace es personal: quien lo tenga puede leer el documento. No reenvíe este mensaje.</translation>
    </message>
    <message>
        <source>Replies to this email go to {sender}.</source>
        <comment>replies</comment>
        <translation>Las respuestas a este mensaje se envían a {sender}.</translation>
    </message>
    <message>
        <source>You’re receiving this email because {sender} ({email}) sent you a document.</source>
        <comment>foot.recipient</comment>
        <translation>Recibe este mensaje porque {sender} ({email}) le ha enviado un documento.</translation>
    </message>
    <message>
        <source>You’re receiving this email because you sent this document. You can change this in your account’s notification settings.</source>
        <comment>foot.sender</comment>
        <translation>Recibe este mensaje porque ha enviado este documento. En los ajustes de notificaciones de su cuenta puede elegir qué mensajes recibe.</translation>
    </message>
    <message>
        <source>You’re receiving this email because {sender} ({email}) sends you copies of these notifications.</source>
        <comment>foot.copy</comment>
        <translation>Recibe este mensaje porque {sender} ({email}) ha pedido que se le envíe copia de estos avisos.</translation>
    </message>
    <message>
        <source>Reminder: {subject}</source>
        <comment>reminderSubject</comment>
        <translation>Recordatorio: {subject}</translation>
    </message>
    <message>
        <source>{sender} asks you to sign “{title}”</source>
        <comment>letters.invitationSign.subject</comment>
        <translation>{sender} le pide que firme «{title}»</translation>
    </message>
    <message>
        <source>Your signature is needed</source>
        <comment>letters.invitationSign.heading</comment>
        <translation>Se necesita su firma</translation>
    </message>
    <message>
        <source>{sender} asks you to sign “{title}”. You can read and sign it in your browser, without an account.</source>
        <comment>letters.invitationSign.line1</comment>
        <translation>{sender} le pide que firme «{title}». Puede leer y firmar el documento en su navegador, sin crear una cuenta.</translation>
    </message>
    <message>
        <source>{sender} asks you to approve “{title}”</source>
        <comment>letters.invitationApprove.subject</comment>
        <translation>{sender} le pide que apruebe «{title}»</translation>
    </message>
    <message>
        <source>Your approval is needed</source>
        <comment>letters.invitationApprove.heading</comment>
        <translation>Se necesita su aprobación</translation>
    </message>
    <message>
        <source>{sender} asks you to read and approve “{title}”. You can do that in your browser, without an account.</source>
        <comment>letters.invitationApprove.line1</comment>
        <translation>{sender} le pide que lea y apruebe «{title}». Puede hacerlo en su navegador, sin crear una cuenta.</translation>
    </message>
    <message>
        <source>{sender} asks you to complete “{title}”</source>
        <comment>letters.invitationEdit.subject</comment>
        <translation>{sender} le pide que complete «{title}»</translation>
    </message>
    <message>
        <source>Your input is needed</source>
        <comment>letters.invitationEdit.heading</comment>
        <translation>Se necesitan sus datos</translation>
    </message>
    <message>
        <source>{sender} asks you to fill in your part of “{title}”. You can do that in your browser, without an account.</source>
        <comment>letters.invitationEdit.line1</comment>
        <translation>{sender} le pide que complete su parte de «{title}». Puede hacerlo en su navegador, sin crear una cuenta.</translation>
    </message>
    <message>
        <source>{sender} asks you to host the in-person signing of “{title}”</source>
        <comment>letters.invitationHost.subject</comment>
        <translation>{sender} le pide que dirija la firma de «{title}»</translation>
    </message>
    <message>
        <source>You’re hosting an in-person signing</source>
        <comment>letters.invitationHost.heading</comment>
        <translation>Usted dirige una firma</translation>
    </message>
    <message>
        <source>{sender} asks you to host the in-person signing of “{title}”. Open the document on your device and let the others sign in your presence.</source>
        <comment>letters.invitationHost.line1</comment>
        <translation>{sender} le pide que dirija la firma de «{title}»: abra el documento en su dispositivo y haga que las demás personas firmen en su presencia.</translation>
    </message>
    <message>
        <source>{sender} has shared “{title}” with you</source>
        <comment>letters.invitationView.subject</comment>
        <translation>{sender} comparte «{title}» con usted</translation>
    </message>
    <message>
        <source>A document for you to read</source>
        <comment>letters.invitationView.heading</comment>
        <translation>Un documento para leer</translation>
    </message>
    <message>
        <source>{sender} has shared “{title}” with you. You can read it in your browser. You don’t need to do anything else.</source>
        <comment>letters.invitationView.line1</comment>
        <translation>{sender} comparte «{title}» con usted. Puede leer el documento en su navegador; no tiene que hacer nada más.</translation>
    </message>
    <message>
        <source>Reminder: “{title}” is waiting for you</source>
        <comment>letters.reminder.subject</comment>
        <translation>Recordatorio: «{title}» está pendiente</translation>
    </message>
    <message>
        <source>A document is still waiting for you</source>
        <comment>letters.reminder.heading</comment>
        <translation>Un documento sigue pendiente</translation>
    </message>
    <message>
        <source>This is a reminder from {sender} about “{title}”. You haven’t completed your part yet.</source>
        <comment>letters.reminder.line1</comment>
        <translation>{sender} le recuerda «{title}». Su parte todavía no está terminada.</translation>
    </message>
    <message>
        <source>“{title}” expires on {deadline}</source>
        <comment>letters.expiryWarning.subject</comment>
        <translation>«{title}» se puede firmar hasta el {deadline}</translation>
    </message>
    <message>
        <source>The deadline is approaching</source>
        <comment>letters.expiryWarning.heading</comment>
        <translation>Se acerca la fecha límite</translation>
    </message>
    <message>
        <source>“{title}” is still waiting for you. Finish your part before it expires on {deadline}.</source>
        <comment>letters.expiryWarning.line1</comment>
        <translation>«{title}» sigue pendiente de usted. Después del {deadline} ya no se podrá finalizar.</translation>
    </message>
    <message>
        <source>Completed: “{title}”</source>
        <comment>letters.completedAttached.subject</comment>
        <translation>Completado: «{title}»</translation>
    </message>
    <message>
        <source>Everyone has finished</source>
        <comment>letters.completedAttached.heading</comment>
        <translation>Todas las personas han terminado</translation>
    </message>
    <message>
        <source>“{title}” is complete and sealed. The finished document is attached to this email; please keep it.</source>
        <comment>letters.completedAttached.line1</comment>
        <translation>«{title}» está completo y sellado. El documento final se adjunta a este mensaje; consérvelo.</translation>
    </message>
    <message>
        <source>Completed: “{title}”</source>
        <comment>letters.completedLink.subject</comment>
        <translation>Completado: «{title}»</translation>
    </message>
    <message>
        <source>Everyone has finished</source>
        <comment>letters.completedLink.heading</comment>
        <translation>Todas las personas han terminado</translation>
    </message>
    <message>
        <source>“{title}” is complete and sealed. You can download the finished document and its certificate.</source>
        <comment>letters.completedLink.line1</comment>
        <translation>«{title}» está completo y sellado. Puede descargar el documento final y su certificado.</translation>
    </message>
    <message>
        <source>Declined: “{title}”</source>
        <comment>letters.rejected.subject</comment>
        <translation>Rechazado: «{title}»</translation>
    </message>
    <message>
        <source>The document was declined</source>
        <comment>letters.rejected.heading</comment>
        <translation>El documento se ha rechazado</translation>
    </message>
    <message>
        <source>One of the recipients has declined “{title}”. It can no longer be signed, and you don’t need to do anything.</source>
        <comment>letters.rejected.line1</comment>
        <translation>Uno de los destinatarios ha rechazado «{title}». El documento ya no se puede firmar; no tiene que hacer nada más.</translation>
    </message>
    <message>
        <source>Expired: “{title}”</source>
        <comment>letters.expired.subject</comment>
        <translation>Vencido: «{title}»</translation>
    </message>
    <message>
        <source>The deadline has passed</source>
        <comment>letters.expired.heading</comment>
        <translation>El plazo para firmar ha terminado</translation>
    </message>
    <message>
        <source>“{title}” was not finished in time and can no longer be signed. If it is still needed, please ask {sender} to send it again.</source>
        <comment>letters.expired.line1</comment>
        <translation>«{title}» no se terminó a tiempo y ya no se puede firmar. Si todavía se necesita, pida a {sender} que lo envíe de nuevo.</translation>
    </message>
    <message>
        <source>Cancelled: “{title}”</source>
        <comment>letters.cancelled.subject</comment>
        <translation>Cancelado: «{title}»</translation>
    </message>
    <message>
        <source>The document was cancelled</source>
        <comment>letters.cancelled.heading</comment>
        <translation>El documento se ha cancelado</translation>
    </message>
    <message>
        <source>{sender} has cancelled “{title}”. It can no longer be signed, and you don’t need to do anything.</source>
        <comment>letters.cancelled.line1</comment>
        <translation>{sender} ha cancelado «{title}». El documento ya no se puede firmar; no tiene que hacer nada más.</translation>
    </message>
    <message>
        <source>Your code for “{title}”</source>
        <comment>letters.code.subject</comment>
        <translation>Su código para «{title}»</translation>
    </message>
    <message>
        <source>Your code</source>
        <comment>letters.code.heading</comment>
        <translation>Su código</translation>
    </message>
    <message>
        <source>Enter this code on the signing page of “{title}” to confirm your email address. It is valid for ten minutes.</source>
        <comment>letters.code.line1</comment>
        <translation>Introduzca este código en la página de «{title}» para demostrar que este buzón es suyo. Es válido durante poco tiempo.</translation>
    </message>
    <message>
        <source>If you didn’t request a code, you can ignore this email. No one from {brand} will ever ask you for it.</source>
        <comment>letters.code.line2</comment>
        <translation>Si no ha pedido un código, puede ignorar este mensaje. Nadie de {brand} se lo pedirá nunca.</translation>
    </message>
    <message>
        <source>Your code to list your documents</source>
        <comment>letters.listCode.subject</comment>
        <translation>Su código para ver sus documentos</translation>
    </message>
    <message>
        <source>Your code</source>
        <comment>letters.listCode.heading</comment>
        <translation>Su código</translation>
    </message>
    <message>
        <source>Enter this code on the signing page of “{title}” to see which other documents are waiting for you. It is valid for ten minutes.</source>
        <comment>letters.listCode.line1</comment>
        <translation>Introduzca este código en la página de «{title}» para ver qué otros documentos le esperan. Es válido durante poco tiempo.</translation>
    </message>
    <message>
        <source>If you didn’t request a code, you can ignore this email. No one from {brand} will ever ask you for it.</source>
        <comment>letters.listCode.line2</comment>
        <translation>Si no ha pedido un código, puede ignorar este mensaje. Nadie de {brand} se lo pedirá nunca.</translation>
    </message>
    <message>
        <source>Answer to your question about “{title}”</source>
        <comment>letters.answered.subject</comment>
        <translation>Respuesta sobre «{title}»</translation>
    </message>
    <message>
        <source>Your question was answered</source>
        <comment>letters.answered.heading</comment>
        <translation>Su pregunta ha sido respondida</translation>
    </message>
    <message>
        <source>{sender} has answered your question about “{title}”.</source>
        <comment>letters.answered.line1</comment>
        <translation>{sender} ha respondido a su pregunta sobre «{title}».</translation>
    </message>
    <message>
        <source>Completed: “{title}”</source>
        <comment>letters.senderCompletedAttached.subject</comment>
        <translation>Completado: «{title}»</translation>
    </message>
    <message>
        <source>Everyone has finished</source>
        <comment>letters.senderCompletedAttached.heading</comment>
        <translation>Todas las personas han terminado</translation>
    </message>
    <message>
        <source>“{title}” is complete and sealed. The finished document is attached to this email.</source>
        <comment>letters.senderCompletedAttached.line1</comment>
        <translation>«{title}» está completo y sellado. El documento final se adjunta a este mensaje.</translation>
    </message>
    <message>
        <source>Completed: “{title}”</source>
        <comment>letters.senderCompleted.subject</comment>
        <translation>Completado: «{title}»</translation>
    </message>
    <message>
        <source>Everyone has finished</source>
        <comment>letters.senderCompleted.heading</comment>
        <translation>Todas las personas han terminado</translation>
    </message>
    <message>
        <source>“{title}” is complete and sealed. The finished document and its certificate are in the sender’s account.</source>
        <comment>letters.senderCompleted.line1</comment>
        <translation>«{title}» está completo y sellado. El documento final y su certificado están en la cuenta del remitente.</translation>
    </message>
    <message>
        <source>Declined: “{title}”</source>
        <comment>letters.senderRejected.subject</comment>
        <translation>Rechazado: «{title}»</translation>
    </message>
    <message>
        <source>The document was declined</source>
        <comment>letters.senderRejected.heading</comment>
        <translation>El documento se ha rechazado</translation>
    </message>
    <message>
        <source>{about} has declined “{title}”. It can no longer be signed.</source>
        <comment>letters.senderRejected.line1</comment>
        <translation>{about} ha rechazado «{title}». El documento ya no se puede firmar.</translation>
    </message>
    <message>
        <source>Declined by {about}: “{title}”</source>
        <comment>letters.senderRejectedOn.subject</comment>
        <translation>Rechazado por {about}: «{title}»</translation>
    </message>
    <message>
        <source>A recipient has declined</source>
        <comment>letters.senderRejectedOn.heading</comment>
        <translation>Un destinatario ha rechazado el documento</translation>
    </message>
    <message>
        <source>{about} has declined “{title}”. The document stays open for the other recipients.</source>
        <comment>letters.senderRejectedOn.line1</comment>
        <translation>{about} ha rechazado «{title}». El documento sigue abierto para los demás destinatarios.</translation>
    </message>
    <message>
        <source>Expired: “{title}”</source>
        <comment>letters.senderExpired.subject</comment>
        <translation>Vencido: «{title}»</translation>
    </message>
    <message>
        <source>The deadline has passed</source>
        <comment>letters.senderExpired.heading</comment>
        <translation>El plazo para firmar ha terminado</translation>
    </message>
    <message>
        <source>“{title}” was not finished in time by all recipients and can no longer be signed.</source>
        <comment>letters.senderExpired.line1</comment>
        <translation>No todas las personas terminaron «{title}» a tiempo y el documento ya no se puede firmar.</translation>
    </message>
    <message>
        <source>Cancelled: “{title}”</source>
        <comment>letters.senderCancelled.subject</comment>
        <translation>Cancelado: «{title}»</translation>
    </message>
    <message>
        <source>The document was cancelled</source>
        <comment>letters.senderCancelled.heading</comment>
        <translation>El documento se ha cancelado</translation>
    </message>
    <message>
        <source>“{title}” was cancelled and can no longer be signed.</source>
        <comment>letters.senderCancelled.line1</comment>
        <translation>«{title}» se ha cancelado y ya no se puede firmar.</translation>
    </message>
    <message>
        <source>“{title}” expires on {deadline}</source>
        <comment>letters.senderExpiryWarning.subject</comment>
        <translation>«{title}» se puede firmar hasta el {deadline}</translation>
    </message>
    <message>
        <source>The deadline is approaching</source>
        <comment>letters.senderExpiryWarning.heading</comment>
        <translation>Se acerca la fecha límite</translation>
    </message>
    <message>
        <source>“{title}” is not finished yet. After {deadline} it can no longer be signed.</source>
        <comment>letters.senderExpiryWarning.line1</comment>
        <translation>Todavía hay personas que no han terminado «{title}». Después del {deadline} ya no se podrá firmar.</translation>
    </message>
    <message>
        <source>{about} has opened “{title}”</source>
        <comment>letters.senderViewed.subject</comment>
        <translation>{about} ha abierto «{title}»</translation>
    </message>
    <message>
        <source>The document was opened</source>
        <comment>letters.senderViewed.heading</comment>
        <translation>El documento se ha abierto</translation>
    </message>
    <message>
        <source>{about} has opened “{title}”.</source>
        <comment>letters.senderViewed.line1</comment>
        <translation>{about} ha abierto «{title}».</translation>
    </message>
    <message>
        <source>{about} has finished “{title}”</source>
        <comment>letters.senderSigned.subject</comment>
        <translation>{about} ha terminado «{title}»</translation>
    </message>
    <message>
        <source>A recipient has finished</source>
        <comment>letters.senderSigned.heading</comment>
        <translation>Un destinatario ha terminado</translation>
    </message>
    <message>
        <source>{about} has finished their part of “{title}”.</source>
        <comment>letters.senderSigned.line1</comment>
        <translation>{about} ha terminado su parte de «{title}».</translation>
    </message>
    <message>
        <source>Email about “{title}” bounced</source>
        <comment>letters.senderBounced.subject</comment>
        <translation>El correo sobre «{title}» fue devuelto</translation>
    </message>
    <message>
        <source>An email wasn’t delivered</source>
        <comment>letters.senderBounced.heading</comment>
        <translation>Su correo no llegó</translation>
    </message>
    <message>
        <source>The email to {about} ({address}) about “{title}” was returned as undeliverable.</source>
        <comment>letters.senderBounced.line1</comment>
        <translation>El correo a {about} ({address}) sobre «{title}» fue devuelto porque no se pudo entregar.</translation>
    </message>
    <message>
        <source>Correct the address in the document’s list of recipients, or send {about} the signing link another way.</source>
        <comment>letters.senderBounced.line2</comment>
        <translation>Corrija la dirección en los destinatarios del documento o entregue a {about} el enlace de firma de otra manera.</translation>
    </message>
    <message>
        <source>“{title}” was delegated to {about}</source>
        <comment>letters.senderDelegated.subject</comment>
        <translation>«{title}» se delegó en {about}</translation>
    </message>
    <message>
        <source>A recipient delegated the document</source>
        <comment>letters.senderDelegated.heading</comment>
        <translation>Un destinatario delegó el documento</translation>
    </message>
    <message>
        <source>A recipient has delegated their part of “{title}” to {about} ({address}).</source>
        <comment>letters.senderDelegated.line1</comment>
        <translation>Un destinatario delegó su parte de «{title}» en {about} ({address}).</translation>
    </message>
    <message>
        <source>The new recipient has received a signing link; the previous one no longer works. The document’s history has the details.</source>
        <comment>letters.senderDelegated.line2</comment>
        <translation>El nuevo destinatario recibió un enlace de firma; el anterior ya no es válido. Los detalles figuran en el historial del documento.</translation>
    </message>
    <message>
        <source>Your deputy received “{title}”</source>
        <comment>letters.deputyInvited.subject</comment>
        <translation>Su suplente ha recibido «{title}»</translation>
    </message>
    <message>
        <source>Your deputy received a document</source>
        <comment>letters.deputyInvited.heading</comment>
        <translation>Su suplente ha recibido un documento</translation>
    </message>
    <message>
        <source>{sender} sent you “{title}”. You are listed as absent, so {about} ({address}) received it on your behalf.</source>
        <comment>letters.deputyInvited.line1</comment>
        <translation>{sender} ha enviado «{title}» para usted. Consta como ausente, por lo que {about} ({address}) lo ha recibido en su nombre.</translation>
    </message>
    <message>
        <source>You don’t need to do anything. If this is wrong, please tell {sender}.</source>
        <comment>letters.deputyInvited.line2</comment>
        <translation>No tiene que hacer nada. Si no es correcto, avise a {sender}.</translation>
    </message>
    <message>
        <source>Question about “{title}” from {about}</source>
        <comment>letters.senderAsked.subject</comment>
        <translation>Pregunta de {about} sobre «{title}»</translation>
    </message>
    <message>
        <source>A recipient has a question</source>
        <comment>letters.senderAsked.heading</comment>
        <translation>Un destinatario tiene una pregunta</translation>
    </message>
    <message>
        <source>{about} ({address}) has a question or a comment about “{title}”.</source>
        <comment>letters.senderAsked.line1</comment>
        <translation>{about} ({address}) tiene una pregunta o un comentario sobre «{title}».</translation>
    </message>
    <message>
        <source>Select the document in Inkstone and answer there: {about} receives your answer by email and on the signing page.</source>
        <comment>letters.senderAsked.line2</comment>
        <translation>Seleccione el documento en Inkstone y responda allí: {about} recibirá su respuesta por correo electrónico y en la página de firma.</translation>
    </message>
    <message>
        <source>Too many wrong codes for “{title}”</source>
        <comment>letters.senderCodesLocked.subject</comment>
        <translation>Demasiados códigos incorrectos para «{title}»</translation>
    </message>
    <message>
        <source>A signing link is temporarily locked</source>
        <comment>letters.senderCodesLocked.heading</comment>
        <translation>Un enlace de firma está bloqueado temporalmente</translation>
    </message>
    <message>
        <source>Too many wrong codes were entered for {about}’s signing link to “{title}”. The link won’t accept any codes for a few minutes.</source>
        <comment>letters.senderCodesLocked.line1</comment>
        <translation>Se han introducido demasiados códigos incorrectos en el enlace de firma de {about} para «{title}». Durante unos minutos, el enlace no acepta más códigos.</translation>
    </message>
    <message>
        <source>If {about} has the wrong code, give them the right one. If someone else is guessing, cancel the document and send it again with a new code.</source>
        <comment>letters.senderCodesLocked.line2</comment>
        <translation>Si {about} tiene un código incorrecto, indíquele el correcto. Si otra persona intenta adivinarlo, cancele el documento y envíelo de nuevo con otro código.</translation>
    </message>
    <message>
        <source>Signed copy of “{title}”</source>
        <comment>letters.senderSignedCopy.subject</comment>
        <translation>Copia firmada de «{title}»</translation>
    </message>
    <message>
        <source>A signed copy for you</source>
        <comment>letters.senderSignedCopy.heading</comment>
        <translation>Una copia firmada para usted</translation>
    </message>
    <message>
        <source>{sender} has sent you a copy of “{title}”, which is complete and sealed. The signed document is attached to this email.</source>
        <comment>letters.senderSignedCopy.line1</comment>
        <translation>{sender} le ha enviado una copia de «{title}», que está completado y sellado. El documento firmado va adjunto a este correo.</translation>
    </message>
</context>
<context>
    <name>ink::Reason</name>
    <message>
        <source>This service can&apos;t hide files from recipients: everyone would see all files.</source>
        <translation>Este servicio no puede ocultar archivos a los destinatarios: todos verían todos los archivos.</translation>
    </message>
    <message>
        <source>This service doesn&apos;t support custom fields.</source>
        <translation>Este servicio no admite campos personalizados.</translation>
    </message>
    <message>
        <source>This service doesn&apos;t support document data. Remove the data, then try again.</source>
        <translation>Este servicio no admite datos de documentos. Quite los datos e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The custom field “%1” is in use (templates: %2, drafts: %3). Confirm that the fields based on it may change, or leave it as it is.</source>
        <translation>El campo personalizado «%1» está en uso (plantillas: %2, borradores: %3). Confirme que sus campos en los documentos pueden cambiar, o déjelo como está.</translation>
    </message>
    <message>
        <source>Enter at most %1 characters, without control characters.</source>
        <translation>Introduzca %1 caracteres como máximo, sin caracteres de control.</translation>
    </message>
    <message>
        <source>Only a dropdown list has options.</source>
        <translation>Solo una lista desplegable tiene opciones.</translation>
    </message>
    <message>
        <source>A dropdown list must have 1 to %1 different options of at most %2 characters each.</source>
        <translation>Una lista desplegable debe tener de 1 a %1 opciones distintas de %2 caracteres como máximo cada una.</translation>
    </message>
    <message>
        <source>The type of a custom field must be text, number, date, check box or dropdown list.</source>
        <translation>Un campo personalizado debe ser un texto, un número, una fecha, una casilla o una lista desplegable.</translation>
    </message>
    <message>
        <source>An account can have at most %1 custom fields.</source>
        <translation>Una cuenta puede tener %1 campos personalizados como máximo.</translation>
    </message>
    <message>
        <source>Another custom field is also named “%1”.</source>
        <translation>Otro campo personalizado también se llama «%1».</translation>
    </message>
    <message>
        <source>The name of a custom field must begin with a letter, can contain only letters (A–Z), digits, hyphens and underscores, and can have at most %1 characters.</source>
        <translation>El nombre de un campo personalizado debe empezar por una letra, solo puede contener letras (A–Z), cifras, guiones y guiones bajos, y puede tener %1 caracteres como máximo.</translation>
    </message>
    <message>
        <source>The account has no custom field “%1”.</source>
        <translation>La cuenta no tiene ningún campo personalizado «%1».</translation>
    </message>
    <message>
        <source>Its event has no type or no ID.</source>
        <translation>Su evento no tiene tipo o no tiene identificador.</translation>
    </message>
    <message>
        <source>Choose at least one event.</source>
        <translation>Elija al menos un evento.</translation>
    </message>
    <message>
        <source>The event “%1” appears more than once.</source>
        <translation>El evento «%1» aparece más de una vez.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t an event. Use %2.</source>
        <translation>«%1» no es un evento. Use %2.</translation>
    </message>
    <message>
        <source>Events up to %1 are no longer stored. Read the documents themselves, then continue after %1.</source>
        <translation>Los eventos hasta el %1 ya no se conservan. Lea los propios documentos y continúe después del %1.</translation>
    </message>
    <message>
        <source>This event doesn&apos;t exist or is no longer stored.</source>
        <translation>Este evento no existe o ya no se conserva.</translation>
    </message>
    <message>
        <source>This event subscription is paused. Resume it first.</source>
        <translation>Esta suscripción a eventos está en pausa. Reanúdela primero.</translation>
    </message>
    <message>
        <source>Enter the address that events are sent to.</source>
        <translation>Introduzca la dirección a la que se envían los eventos.</translation>
    </message>
    <message>
        <source>An account can have at most %1 event subscriptions. Remove one first.</source>
        <translation>Una cuenta puede tener como máximo %1 suscripciones a eventos. Quite una primero.</translation>
    </message>
    <message>
        <source>This event subscription doesn&apos;t exist.</source>
        <translation>Esta suscripción a eventos no existe.</translation>
    </message>
    <message>
        <source>No remaining recipient could see “%1”. Make it visible to another recipient first.</source>
        <translation>Ninguno de los demás destinatarios podría ver «%1». Hágalo visible primero para otro destinatario.</translation>
    </message>
    <message>
        <source>%1 sees the field “%2”, which depends on “%3” in a file that is hidden from them.</source>
        <translation>%1 ve el campo «%2», que depende de «%3» en un archivo que se le oculta.</translation>
    </message>
    <message>
        <source>%1 can&apos;t see any file. Show at least one to them.</source>
        <translation>%1 no puede ver ningún archivo. Muéstrele al menos uno.</translation>
    </message>
    <message>
        <source>%1 has a field in “%2”, so the file can&apos;t be hidden from them.</source>
        <translation>%1 tiene un campo en «%2», por lo que no se le puede ocultar el archivo.</translation>
    </message>
    <message>
        <source>“%1” is visible to recipient %2, who doesn&apos;t exist.</source>
        <translation>«%1» es visible para el destinatario %2, que no existe.</translation>
    </message>
    <message>
        <source>The data of a document can have at most %1 bytes, names included.</source>
        <translation>Los datos de un documento pueden tener %1 bytes como máximo, nombres incluidos.</translation>
    </message>
    <message>
        <source>The data of a document can have at most %1 names.</source>
        <translation>Los datos de un documento pueden tener %1 nombres como máximo.</translation>
    </message>
    <message>
        <source>A value of data is a text of at most %1 bytes without control characters.</source>
        <translation>Un valor de dato es un texto de %1 bytes como máximo sin caracteres de control.</translation>
    </message>
    <message>
        <source>A name of data begins with a letter and has only letters (A–Z), digits, hyphens and underscores, %1 characters at most.</source>
        <translation>Un nombre de dato empieza por una letra y solo tiene letras (A–Z), dígitos, guiones y guiones bajos, %1 caracteres como máximo.</translation>
    </message>
    <message>
        <source>The document of this link isn&apos;t in this account. It may have been deleted, or it belongs to another account.</source>
        <translation>El documento de este enlace no está en esta cuenta. Puede que se haya eliminado o que pertenezca a otra cuenta.</translation>
    </message>
    <message>
        <source>This API key has an expiry date. Keys that it creates can&apos;t expire later.</source>
        <translation>Esta clave de API tiene fecha de caducidad. Las claves que crea no pueden caducar más tarde.</translation>
    </message>
    <message>
        <source>The server sent no list.</source>
        <translation>El servidor no envió ninguna lista.</translation>
    </message>
    <message>
        <source>This recipient has not been saved yet.</source>
        <translation>Este destinatario aún no se ha guardado.</translation>
    </message>
    <message>
        <source>The address must start with https://.</source>
        <translation>La dirección debe empezar por https://.</translation>
    </message>
    <message>
        <source>The file %1 can&apos;t be read.</source>
        <translation>No se puede leer el archivo %1.</translation>
    </message>
    <message>
        <source>No account is open.</source>
        <translation>No hay ninguna cuenta abierta.</translation>
    </message>
    <message>
        <source>No document is open.</source>
        <translation>No hay ningún documento abierto.</translation>
    </message>
    <message>
        <source>Add a file to the document.</source>
        <translation>Un documento necesita un archivo.</translation>
    </message>
    <message>
        <source>Fields imported: %1 from form fields in the PDF, %2 from anchors</source>
        <translation>%1 campos proceden de campos de formulario y %2 de anclas de los archivos</translation>
    </message>
    <message>
        <source>The document was closed.</source>
        <translation>El documento se cerró.</translation>
    </message>
    <message>
        <source>The account of this document isn&apos;t open.</source>
        <translation>La cuenta de este documento no está abierta.</translation>
    </message>
    <message>
        <source>Enter an address.</source>
        <translation>Hace falta una dirección.</translation>
    </message>
    <message>
        <source>The address must not contain a user name or password.</source>
        <translation>La dirección no debe contener nombre ni contraseña.</translation>
    </message>
    <message>
        <source>The address must start with https://. Otherwise others could read your data.</source>
        <translation>La dirección debe empezar por https://: sin ello, otros pueden leer el tráfico.</translation>
    </message>
    <message>
        <source>This isn&apos;t a valid address.</source>
        <translation>Esto no es una dirección.</translation>
    </message>
    <message>
        <source>Enter a reason.</source>
        <translation>Hace falta un motivo.</translation>
    </message>
    <message>
        <source>There is nothing to decline.</source>
        <translation>No hay nada que rechazar.</translation>
    </message>
    <message>
        <source>There is nothing to sign.</source>
        <translation>No hay nada que firmar.</translation>
    </message>
    <message>
        <source>Digital signatures for each signer can be turned on or off only before sending.</source>
        <translation>Que cada firmante reciba una firma se decide antes del envío.</translation>
    </message>
    <message>
        <source>This covers content that other people sign as well. Move it to a blank area.</source>
        <translation>Esto queda sobre algo que también firman otros; muévalo a un lugar en blanco.</translation>
    </message>
    <message>
        <source>A title can have at most 255 characters.</source>
        <translation>Un título tiene como máximo 255 caracteres.</translation>
    </message>
    <message>
        <source>The document has no file.</source>
        <translation>El documento no tiene ningún archivo.</translation>
    </message>
    <message>
        <source>Enter a title for the document.</source>
        <translation>El documento necesita un título.</translation>
    </message>
    <message>
        <source>This document has no signer.</source>
        <translation>No se pide la firma a nadie.</translation>
    </message>
    <message>
        <source>Another field is also named “%1”.</source>
        <translation>Otro campo también se llama «%1».</translation>
    </message>
    <message>
        <source>The sender needs a valid email address.</source>
        <translation>El remitente necesita una dirección de correo válida.</translation>
    </message>
    <message>
        <source>The signing order skips a number.</source>
        <translation>El orden de firma se salta un número.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid email address.</source>
        <translation>«%1» no es una dirección de correo.</translation>
    </message>
    <message>
        <source>Place your signature on a page first.</source>
        <translation>Coloque primero su firma en una página.</translation>
    </message>
    <message>
        <source>This PDF is too large to sign.</source>
        <translation>Este PDF es demasiado grande para firmarlo.</translation>
    </message>
    <message>
        <source>This PDF has no pages.</source>
        <translation>Este PDF no tiene páginas.</translation>
    </message>
    <message>
        <source>The page tree of this PDF is damaged.</source>
        <translation>La lista de páginas de este PDF está dañada (va en círculo o no tiene fin).</translation>
    </message>
    <message>
        <source>This PDF has a page without a valid size.</source>
        <translation>Este PDF tiene una página sin un tamaño utilizable.</translation>
    </message>
    <message>
        <source>This PDF is damaged and can&apos;t be repaired.</source>
        <translation>Este PDF está dañado y no se puede reparar.</translation>
    </message>
    <message>
        <source>The author certified this PDF and allows no changes. Ask for a copy without the certification.</source>
        <translation>Su autor certificó este PDF de modo que no se puede cambiar nada en él; pida una copia sin esa certificación.</translation>
    </message>
    <message>
        <source>This PDF is certified so that only its form can be filled in, but no form field is left to fill in. Ask its author for a copy without the certification.</source>
        <translation>Este PDF está certificado de modo que solo se puede rellenar su formulario, y no tiene ningún campo de formulario abierto; pida a su autor una copia sin esa certificación.</translation>
    </message>
    <message>
        <source>A signature in this PDF doesn&apos;t allow further signatures. Ask for a copy without that signature.</source>
        <translation>Una firma de este PDF lo bloquea contra más firmas; pida una copia sin esa firma.</translation>
    </message>
    <message>
        <source>Any addition to this PDF would invalidate a signature in it. Ask for a copy without signatures.</source>
        <translation>Cualquier cosa añadida a este PDF invalidaría una firma que contiene; pida una copia sin firmas.</translation>
    </message>
    <message>
        <source>This PDF has reached the maximum object number, so nothing can be added.</source>
        <translation>A este PDF no le quedan números de objeto para añadir nada.</translation>
    </message>
    <message>
        <source>The encryption of this PDF isn&apos;t supported. Save a copy without protection.</source>
        <translation>Este PDF está cifrado de un modo que no se puede leer; guarde una copia sin protección.</translation>
    </message>
    <message>
        <source>This PDF is encrypted, so nothing can be added to it. Save a copy without protection.</source>
        <translation>Este PDF está cifrado, por lo que no se le puede añadir nada; guarde una copia sin protección.</translation>
    </message>
    <message>
        <source>This PDF is password-protected. Save a copy without the password and upload that one.</source>
        <translation>Este PDF está protegido con contraseña; guarde una copia sin ella y súbala.</translation>
    </message>
    <message>
        <source>The structure of this PDF is too large when unpacked.</source>
        <translation>La estructura de este PDF ocupa, una vez descomprimida, más de lo que se puede tratar.</translation>
    </message>
    <message>
        <source>This file is empty.</source>
        <translation>Este archivo está vacío.</translation>
    </message>
    <message>
        <source>This file is not a PDF.</source>
        <translation>Este archivo no es un PDF.</translation>
    </message>
    <message>
        <source>A picture can&apos;t be read.</source>
        <translation>No se puede leer una imagen.</translation>
    </message>
    <message>
        <source>A picture must be PNG or JPEG.</source>
        <translation>Una imagen no es PNG ni JPEG.</translation>
    </message>
    <message>
        <source>A picture is too large or can&apos;t be read.</source>
        <translation>Una imagen es demasiado grande o no se puede leer.</translation>
    </message>
    <message>
        <source>A picture can be at most %1 pixels wide and high.</source>
        <translation>Una imagen puede tener como máximo %1 píxeles de ancho y de alto.</translation>
    </message>
    <message>
        <source>A picture can be at most 4 MiB.</source>
        <translation>Una imagen puede ocupar como máximo 4 MiB.</translation>
    </message>
    <message>
        <source>This picture can&apos;t be read.</source>
        <translation>Esta imagen no se puede leer.</translation>
    </message>
    <message>
        <source>The certificate isn&apos;t issued by a trusted authority: %1.</source>
        <translation>El certificado no conduce a una raíz de confianza: %1.</translation>
    </message>
    <message>
        <source>The certificate is not valid now, and no time-stamp proves that it was valid at the time of signing.</source>
        <translation>El certificado no es válido ahora y ningún sello de tiempo demuestra que lo fuera.</translation>
    </message>
    <message>
        <source>The certificate was not valid at the signing time stated by the signer.</source>
        <translation>El certificado no era válido en el momento que indica el firmante.</translation>
    </message>
    <message>
        <source>The certificate was not valid when the signature was time-stamped.</source>
        <translation>El certificado no era válido cuando se puso el sello de tiempo a la firma.</translation>
    </message>
    <message>
        <source>The covered bytes are hashed with SHA-1, which is no longer secure.</source>
        <translation>El resumen de los bytes cubiertos usa SHA-1, que ya no es seguro.</translation>
    </message>
    <message>
        <source>The digest algorithm %1 is no longer secure.</source>
        <translation>El resumen %1 ya no es seguro.</translation>
    </message>
    <message>
        <source>The digest algorithm is unknown.</source>
        <translation>El algoritmo de resumen no se conoce.</translation>
    </message>
    <message>
        <source>The RSA key is too short; at least 2048 bits are needed.</source>
        <translation>La clave RSA es demasiado corta; se necesitan al menos 2048 bits.</translation>
    </message>
    <message>
        <source>The signature names a different certificate from the one it contains.</source>
        <translation>La firma nombra un certificado distinto del que contiene.</translation>
    </message>
    <message>
        <source>The signature has more than one signer.</source>
        <translation>El valor de la firma tiene más de un firmante.</translation>
    </message>
    <message>
        <source>The signature has no signer.</source>
        <translation>El valor de la firma no tiene firmante.</translation>
    </message>
    <message>
        <source>The signature is not a CMS signature.</source>
        <translation>El valor de la firma no es una firma CMS.</translation>
    </message>
    <message>
        <source>The signature or its certificate can&apos;t be read.</source>
        <translation>No se puede leer el valor de la firma o su certificado.</translation>
    </message>
    <message>
        <source>The signature was not created with the signer&apos;s key.</source>
        <translation>El valor de la firma no se creó con la clave del firmante.</translation>
    </message>
    <message>
        <source>The signed bytes do not match the signature.</source>
        <translation>Los bytes firmados no corresponden a la firma.</translation>
    </message>
    <message>
        <source>The signed bytes were changed. Their digest doesn&apos;t match the signed one.</source>
        <translation>Los bytes firmados se cambiaron: su resumen no es el firmado.</translation>
    </message>
    <message>
        <source>The signer&apos;s certificate can&apos;t be read.</source>
        <translation>No se puede leer el certificado del firmante.</translation>
    </message>
    <message>
        <source>The signer&apos;s certificate is missing.</source>
        <translation>Falta el certificado del firmante.</translation>
    </message>
    <message>
        <source>The time-stamped bytes were changed. Their digest doesn&apos;t match the stamped one.</source>
        <translation>Los bytes con sello de tiempo se cambiaron: su resumen no es el sellado.</translation>
    </message>
    <message>
        <source>A later revision defines an entry twice. PDF readers may show either one.</source>
        <translation>Una revisión posterior nombra una entrada dos veces, de modo que los lectores pueden discrepar sobre ella.</translation>
    </message>
    <message>
        <source>An object stream was overwritten after signing.</source>
        <translation>Un flujo de objetos se sobrescribió después de firmar.</translation>
    </message>
    <message>
        <source>An object was removed after signing.</source>
        <translation>Un objeto se eliminó después de firmar.</translation>
    </message>
    <message>
        <source>A visible signature field was added to a certified document.</source>
        <translation>Se añadió un campo de firma visible a un documento certificado.</translation>
    </message>
    <message>
        <source>Fields were filled in or signed after this signature. The signature allows this.</source>
        <translation>Se rellenaron o firmaron campos después de esta firma, tal como ella permite.</translation>
    </message>
    <message>
        <source>The field “%1” was changed although the signature locks it.</source>
        <translation>El campo «%1» se cambió aunque la firma lo bloquea.</translation>
    </message>
    <message>
        <source>The signature allows no changes, but the form was filled in or signed later.</source>
        <translation>La firma no permite cambios, pero el formulario se rellenó o firmó más tarde.</translation>
    </message>
    <message>
        <source>A form field was replaced, not just filled in, after signing.</source>
        <translation>Un campo de formulario se reconstruyó, y no solo se rellenó, después de firmar.</translation>
    </message>
    <message>
        <source>A second form field named “%1” was added after signing.</source>
        <translation>Después de firmar se añadió un segundo campo de formulario llamado «%1».</translation>
    </message>
    <message>
        <source>A signature field that triggers an action was added after signing.</source>
        <translation>Después de firmar se añadió un campo de firma que ejecuta una acción.</translation>
    </message>
    <message>
        <source>A signature or its appearance was overwritten.</source>
        <translation>Una firma o su aspecto se sobrescribió.</translation>
    </message>
    <message>
        <source>An annotation on a page was changed after signing.</source>
        <translation>Una anotación de una página se cambió después de firmar.</translation>
    </message>
    <message>
        <source>An annotation was added to a page after signing.</source>
        <translation>Se añadió una anotación a una página después de firmar.</translation>
    </message>
    <message>
        <source>An annotation was changed after signing.</source>
        <translation>Una anotación se cambió después de firmar.</translation>
    </message>
    <message>
        <source>An annotation was removed from a page after signing.</source>
        <translation>Una anotación se eliminó de una página después de firmar.</translation>
    </message>
    <message>
        <source>A visible, unsigned signature field was added after signing.</source>
        <translation>Después de firmar se añadió un campo de firma sin firmar que muestra algo.</translation>
    </message>
    <message>
        <source>The appearance of a form field that was not filled in was overwritten.</source>
        <translation>Se sobrescribió el aspecto de un campo de formulario que no se había rellenado.</translation>
    </message>
    <message>
        <source>The content of a page was changed after signing.</source>
        <translation>El contenido de una página se cambió después de firmar.</translation>
    </message>
    <message>
        <source>The document&apos;s structure was changed after signing.</source>
        <translation>La estructura del documento se cambió después de firmar.</translation>
    </message>
    <message>
        <source>The encryption was changed after signing.</source>
        <translation>El cifrado se cambió después de firmar.</translation>
    </message>
    <message>
        <source>The form field “%1” looks different after signing, although it was not filled in.</source>
        <translation>El campo de formulario «%1» tiene otro aspecto después de firmar, aunque no se rellenó.</translation>
    </message>
    <message>
        <source>The form field “%1” was added after signing.</source>
        <translation>El campo de formulario «%1» se añadió después de firmar.</translation>
    </message>
    <message>
        <source>The form field “%1” was hidden after signing.</source>
        <translation>El campo de formulario «%1» se ocultó después de firmar.</translation>
    </message>
    <message>
        <source>The type of the form field “%1” was changed after signing.</source>
        <translation>El campo de formulario «%1» se convirtió en otra cosa después de firmar.</translation>
    </message>
    <message>
        <source>The form field “%1” was removed after signing.</source>
        <translation>El campo de formulario «%1» se eliminó después de firmar.</translation>
    </message>
    <message>
        <source>The form was changed, not just filled in, after signing.</source>
        <translation>El formulario se cambió, y no solo se rellenó, después de firmar.</translation>
    </message>
    <message>
        <source>The form&apos;s fields were changed after signing. Which of them can&apos;t be determined, because the fields are direct objects.</source>
        <translation>Los campos del formulario se modificaron después de firmar. No se puede determinar cuáles, porque los campos son objetos directos.</translation>
    </message>
    <message>
        <source>The metadata was replaced after signing.</source>
        <translation>Los metadatos se reemplazaron por otra cosa después de firmar.</translation>
    </message>
    <message>
        <source>The signature field “%1” was given a value that already existed.</source>
        <translation>El campo de firma «%1» recibió un valor que ya existía.</translation>
    </message>
    <message>
        <source>The signed field “%1” was changed.</source>
        <translation>El campo firmado «%1» se cambió.</translation>
    </message>
    <message>
        <source>The file contains bytes after its end that belong to no revision.</source>
        <translation>Tras el final del archivo hay bytes que no pertenecen a ninguna revisión.</translation>
    </message>
    <message>
        <source>This signature no longer belongs to a form field.</source>
        <translation>Ya ningún campo de formulario conduce a esta firma.</translation>
    </message>
    <message>
        <source>The beginning of the file is not signed.</source>
        <translation>El principio del archivo no está firmado.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>No se puede leer el archivo.</translation>
    </message>
    <message>
        <source>The file is damaged. It was repaired before reading.</source>
        <translation>El archivo está dañado y se leyó tras una reparación.</translation>
    </message>
    <message>
        <source>The file is larger than 512 MB.</source>
        <translation>El archivo ocupa más de 512 MB.</translation>
    </message>
    <message>
        <source>The file needs a password.</source>
        <translation>El archivo necesita una contraseña.</translation>
    </message>
    <message>
        <source>The signature doesn&apos;t cover its whole revision.</source>
        <translation>La firma no cubre toda su revisión.</translation>
    </message>
    <message>
        <source>The signature defines its byte range or its value twice.</source>
        <translation>La firma nombra dos veces sus rangos o su valor.</translation>
    </message>
    <message>
        <source>The signature value is missing or can&apos;t be read.</source>
        <translation>El valor de la firma falta o no es legible.</translation>
    </message>
    <message>
        <source>The signature value was changed after this workspace wrote it.</source>
        <translation>El valor de la firma no está tal como lo escribió este espacio de trabajo.</translation>
    </message>
    <message>
        <source>The parts of the byte range overlap.</source>
        <translation>Los fragmentos firmados se superponen.</translation>
    </message>
    <message>
        <source>The byte range extends beyond the end of the file.</source>
        <translation>El rango firmado va más allá del final del archivo.</translation>
    </message>
    <message>
        <source>The byte range doesn&apos;t consist of two parts around the signature.</source>
        <translation>El rango firmado no consta de dos fragmentos alrededor de la firma.</translation>
    </message>
    <message>
        <source>A folder name must have 1 to 255 characters.</source>
        <translation>El nombre de una carpeta tiene de 1 a 255 caracteres.</translation>
    </message>
    <message>
        <source>A name can have at most 255 characters.</source>
        <translation>Un nombre tiene como máximo 255 caracteres.</translation>
    </message>
    <message>
        <source>The deadline must be between 1 and 3650 days.</source>
        <translation>El plazo debe ser de 1 a 3650 días.</translation>
    </message>
    <message>
        <source>The reminder interval must be between 0 and 3650 days.</source>
        <translation>Los recordatorios se envían cada 0 a 3650 días.</translation>
    </message>
    <message>
        <source>The number of reminders must be between 0 and 1000.</source>
        <translation>Puede haber de 0 a 1000 recordatorios.</translation>
    </message>
    <message>
        <source>This document has no such recipient.</source>
        <translation>Este documento no tiene ese destinatario.</translation>
    </message>
    <message>
        <source>This document is in the trash. Restore it first.</source>
        <translation>Este documento está en la papelera; restáurelo primero.</translation>
    </message>
    <message>
        <source>It isn&apos;t this recipient&apos;s turn.</source>
        <translation>Ahora no se pide nada a este destinatario.</translation>
    </message>
    <message>
        <source>This account doesn&apos;t accept requests from your IP address.</source>
        <translation>Esta cuenta no acepta solicitudes desde su dirección.</translation>
    </message>
    <message>
        <source>Too many failed sign-in attempts. Wait before you try again.</source>
        <translation>Demasiados inicios de sesión fallidos. Espere antes de intentarlo de nuevo.</translation>
    </message>
    <message>
        <source>A document in the trash can&apos;t be sent.</source>
        <translation>Un documento de la papelera no se puede enviar.</translation>
    </message>
    <message>
        <source>A template can&apos;t be sent. Create a document from it.</source>
        <translation>Una plantilla no se puede enviar; cree un documento a partir de ella.</translation>
    </message>
    <message>
        <source>Everyone has signed. The document is being sealed.</source>
        <translation>Todos han firmado: el documento se está sellando.</translation>
    </message>
    <message>
        <source>Enter a reason of 1 to 2000 characters.</source>
        <translation>Diga en 1 a 2000 caracteres por qué rechaza.</translation>
    </message>
    <message>
        <source>Agree to sign electronically before you finish.</source>
        <translation>Acepte firmar electrónicamente antes de finalizar.</translation>
    </message>
    <message>
        <source>The pages can&apos;t be shown at the moment.</source>
        <translation>Las páginas no se pueden mostrar ahora.</translation>
    </message>
    <message>
        <source>The sender deleted this document.</source>
        <translation>El remitente eliminó este documento.</translation>
    </message>
    <message>
        <source>This document can&apos;t be downloaded at the moment.</source>
        <translation>Este documento no se puede descargar ahora.</translation>
    </message>
    <message>
        <source>You can place at most %1 signatures.</source>
        <translation>Se pueden colocar como máximo %1 firmas.</translation>
    </message>
    <message>
        <source>This isn&apos;t one of your fields.</source>
        <translation>Este no es uno de sus campos.</translation>
    </message>
    <message>
        <source>You can only sign where the sender placed a signature field.</source>
        <translation>Solo puede firmar donde el remitente lo pide.</translation>
    </message>
    <message>
        <source>“%1” cannot be changed.</source>
        <translation>«%1» no se puede cambiar.</translation>
    </message>
    <message>
        <source>“%1” doesn&apos;t accept a picture.</source>
        <translation>«%1» no admite una imagen.</translation>
    </message>
    <message>
        <source>“%1” can have at most %2 characters.</source>
        <translation>«%1» admite como máximo %2 caracteres.</translation>
    </message>
    <message>
        <source>No available font supports these characters in “%1”: %2.</source>
        <translation>«%1» tiene caracteres que ningún tipo de letra puede escribir: %2.</translation>
    </message>
    <message>
        <source>A document can have at most %1 files.</source>
        <translation>Un documento tiene como máximo %1 archivos.</translation>
    </message>
    <message>
        <source>This folder doesn&apos;t exist.</source>
        <translation>Esa carpeta no existe.</translation>
    </message>
    <message>
        <source>This file is too large.</source>
        <translation>Este archivo es demasiado grande.</translation>
    </message>
    <message>
        <source>Too many files.</source>
        <translation>Demasiados archivos.</translation>
    </message>
    <message>
        <source>This folder holds documents, not templates.</source>
        <translation>Esta carpeta contiene documentos, no plantillas.</translation>
    </message>
    <message>
        <source>This folder holds templates, not documents.</source>
        <translation>Esta carpeta contiene plantillas, no documentos.</translation>
    </message>
    <message>
        <source>“%1” is larger than %2 MiB.</source>
        <translation>«%1» ocupa más de %2 MiB.</translation>
    </message>
    <message>
        <source>There is already a folder named “%1” here.</source>
        <translation>Aquí ya hay una carpeta llamada «%1».</translation>
    </message>
    <message>
        <source>A folder can&apos;t be moved into itself.</source>
        <translation>Una carpeta no se puede mover dentro de sí misma.</translation>
    </message>
    <message>
        <source>This name is already in use.</source>
        <translation>Este nombre ya está en uso.</translation>
    </message>
    <message>
        <source>The parent folder doesn&apos;t exist.</source>
        <translation>La carpeta superior no existe.</translation>
    </message>
    <message>
        <source>A file could not be written to the disk.</source>
        <translation>El disco se negó a guardar un archivo.</translation>
    </message>
    <message>
        <source>This data was written by a newer version of Inkstone. Update Inkstone to open it.</source>
        <translation>Una versión más reciente de Inkstone escribió estos datos. Actualice Inkstone para abrirlos.</translation>
    </message>
    <message>
        <source>The date format must contain day, month and year, such as yyyy-MM-dd or d MMMM yyyy.</source>
        <translation>El formato de fecha necesita día, mes y año, como yyyy-MM-dd o d MMMM yyyy.</translation>
    </message>
    <message>
        <source>The language must be a code such as en or fr.</source>
        <translation>El idioma debe ser un código como en o fr.</translation>
    </message>
    <message>
        <source>The callback address must be a complete http or https address.</source>
        <translation>La dirección de callback debe ser una dirección http o https completa.</translation>
    </message>
    <message>
        <source>The host of the callback address must be a host name or a dotted IPv4 address.</source>
        <translation>El servidor de la dirección de callback debe ser un nombre de host o una dirección IPv4.</translation>
    </message>
    <message>
        <source>The callback address has no valid host name.</source>
        <translation>La dirección de callback no tiene un nombre de servidor utilizable.</translation>
    </message>
    <message>
        <source>The callback address must not contain a user name or a password.</source>
        <translation>La dirección de callback no debe contener nombre de usuario ni contraseña.</translation>
    </message>
    <message>
        <source>The callback address has no valid IPv6 address.</source>
        <translation>La dirección de callback no tiene una dirección IPv6 utilizable.</translation>
    </message>
    <message>
        <source>The callback address has no valid port.</source>
        <translation>La dirección de callback no tiene un puerto utilizable.</translation>
    </message>
    <message>
        <source>The callback address has more than 2048 characters.</source>
        <translation>La dirección de callback tiene más de 2048 caracteres.</translation>
    </message>
    <message>
        <source>The callback address must not contain spaces, backslashes or control characters.</source>
        <translation>La dirección de callback no debe contener espacios, barras invertidas ni caracteres de control.</translation>
    </message>
    <message>
        <source>The callback address is in a reserved network.</source>
        <translation>La dirección de callback lleva a un lugar reservado de la red.</translation>
    </message>
    <message>
        <source>The limit can&apos;t be negative.</source>
        <translation>El límite no puede ser negativo.</translation>
    </message>
    <message>
        <source>Enter at most 100 IP addresses or networks such as 192.0.2.0/24.</source>
        <translation>Introduzca como máximo 100 direcciones IP o redes, como 192.0.2.0/24.</translation>
    </message>
    <message>
        <source>Your own address, %1, must be among the allowed ones.</source>
        <translation>Su propia dirección, %1, debe figurar entre las permitidas.</translation>
    </message>
    <message>
        <source>Enter a number of days from 0 to 3650.</source>
        <translation>Debe ser de 0 a 3650 días.</translation>
    </message>
    <message>
        <source>Enter a number from 0 to 1000.</source>
        <translation>Debe ser de 0 a 1000.</translation>
    </message>
    <message>
        <source>Enter at most 50 email addresses.</source>
        <translation>Deben ser direcciones de correo, 50 como máximo.</translation>
    </message>
    <message>
        <source>There is no folder of this type with this ID.</source>
        <translation>No existe tal carpeta de este tipo.</translation>
    </message>
    <message>
        <source>This document has no delivery with this ID.</source>
        <translation>Este documento no tiene esa entrega.</translation>
    </message>
    <message>
        <source>This document doesn&apos;t exist.</source>
        <translation>Ese documento no existe.</translation>
    </message>
    <message>
        <source>This document was permanently deleted.</source>
        <translation>Este documento se eliminó definitivamente.</translation>
    </message>
    <message>
        <source>Someone else changed the document in the meantime. Reload it.</source>
        <translation>Otra persona cambió el documento entretanto. Vuelva a cargarlo.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Ese archivo no existe.</translation>
    </message>
    <message>
        <source>This document has no such file.</source>
        <translation>Este documento no tiene ese archivo.</translation>
    </message>
    <message>
        <source>The request contains no file.</source>
        <translation>La solicitud no contiene ningún archivo.</translation>
    </message>
    <message>
        <source>The file order must list every file of the document exactly once.</source>
        <translation>El orden de los archivos debe nombrar una vez cada archivo del documento.</translation>
    </message>
    <message>
        <source>These files are too large for one ZIP file. Download them one by one.</source>
        <translation>Estos archivos son demasiado grandes para un solo ZIP; descárguelos uno a uno.</translation>
    </message>
    <message>
        <source>The signed files are available once everyone has signed. This document is %1.</source>
        <translation>Los archivos firmados existen cuando todos han firmado; el estado de este documento es: %1.</translation>
    </message>
    <message>
        <source>This document is %1 and can&apos;t be changed.</source>
        <translation>El estado de este documento es %1: ya no se puede cambiar nada.</translation>
    </message>
    <message>
        <source>Only a draft can be sent; this document is %1.</source>
        <translation>Solo se puede enviar un borrador; el estado de este documento es: %1.</translation>
    </message>
    <message>
        <source>A document that is %1 can&apos;t become %2.</source>
        <translation>Un documento con el estado %1 no puede pasar a %2.</translation>
    </message>
    <message>
        <source>A sender can only send (52) or cancel (56) a document.</source>
        <translation>Un remitente solo puede enviar (52) o cancelar (56) un documento.</translation>
    </message>
    <message>
        <source>A new document is a draft (51) or is sent (52).</source>
        <translation>Un documento nuevo es un borrador (51) o se envía (52).</translation>
    </message>
    <message>
        <source>To move a document to the trash, delete it.</source>
        <translation>Para mover un documento a la papelera, use la eliminación de documentos.</translation>
    </message>
    <message>
        <source>A document needs at least one file before it can be sent.</source>
        <translation>Un documento necesita al menos un archivo antes de poder enviarse.</translation>
    </message>
    <message>
        <source>At most %1 %2 are allowed, but there are %3.</source>
        <translation>Se permiten como máximo %1 %2; hay %3.</translation>
    </message>
    <message>
        <source>The access code is empty.</source>
        <translation>El código de acceso está vacío.</translation>
    </message>
    <message>
        <source>This service isn&apos;t set up to send email, so it can&apos;t send codes. Use an access code.</source>
        <translation>Este servicio no está configurado para enviar correo, así que no puede enviar códigos: use un código de acceso.</translation>
    </message>
    <message>
        <source>No code by email is required.</source>
        <translation>Ahora no se pide ningún código por correo.</translation>
    </message>
    <message>
        <source>This service can&apos;t send email at the moment. Ask the sender for help.</source>
        <translation>Este servicio no puede enviar correo ahora; pida ayuda al remitente.</translation>
    </message>
    <message>
        <source>A code was sent less than a minute ago. Check your email.</source>
        <translation>Hace menos de un minuto que se envió un código; mire su correo.</translation>
    </message>
    <message>
        <source>It&apos;s now %1&apos;s turn. Reload the page.</source>
        <translation>Ahora es el turno de %1: vuelva a cargar la página.</translation>
    </message>
    <message>
        <source>It isn&apos;t your turn yet. Someone else signs first.</source>
        <translation>Aún no es su turno: otra persona firma primero.</translation>
    </message>
    <message>
        <source>This invitation doesn&apos;t exist.</source>
        <translation>Esa invitación no existe.</translation>
    </message>
    <message>
        <source>This template is in the trash. Restore it first.</source>
        <translation>Esta plantilla está en la papelera; restáurela primero.</translation>
    </message>
    <message>
        <source>A template link can&apos;t be used for a bulk run.</source>
        <translation>El enlace de una plantilla lo usan quienes abren su dirección.</translation>
    </message>
    <message>
        <source>This is a document, not a template.</source>
        <translation>Esto es un documento, no una plantilla.</translation>
    </message>
    <message>
        <source>This link is closed.</source>
        <translation>Este enlace está cerrado.</translation>
    </message>
    <message>
        <source>The template has no field named “%1”.</source>
        <translation>La plantilla no tiene ningún campo llamado «%1».</translation>
    </message>
    <message>
        <source>The template has no field with the ID %1.</source>
        <translation>La plantilla no tiene ningún campo con el ID %1.</translation>
    </message>
    <message>
        <source>The template has only %1 roles.</source>
        <translation>La plantilla solo tiene %1 roles.</translation>
    </message>
    <message>
        <source>%1 appears more than once.</source>
        <translation>%1 se indica dos veces.</translation>
    </message>
    <message>
        <source>%1 must be true or false.</source>
        <translation>%1 solo admite verdadero o falso.</translation>
    </message>
    <message>
        <source>This template has no signer.</source>
        <translation>No se pide a nadie que firme esta plantilla.</translation>
    </message>
    <message>
        <source>Enter a name for the recipient.</source>
        <translation>El destinatario necesita un nombre.</translation>
    </message>
    <message>
        <source>Enter an email address for the recipient.</source>
        <translation>El destinatario necesita una dirección de correo electrónico.</translation>
    </message>
    <message>
        <source>The request contains no row.</source>
        <translation>La solicitud no contiene ninguna fila.</translation>
    </message>
    <message>
        <source>A bulk request can have at most %1 rows.</source>
        <translation>Una llamada masiva admite como máximo %1 filas.</translation>
    </message>
    <message>
        <source>The template is being changed. Try again in a moment.</source>
        <translation>La plantilla se está modificando. Inténtelo de nuevo en un momento.</translation>
    </message>
    <message>
        <source>The database is busy. Try again in a moment.</source>
        <translation>La base de datos está ocupada. Inténtelo de nuevo en un momento.</translation>
    </message>
    <message>
        <source>The connection to the database was lost. Try again.</source>
        <translation>Se interrumpió la conexión con la base de datos. Inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The disk is full or read-only.</source>
        <translation>El disco está lleno o es de solo lectura.</translation>
    </message>
    <message>
        <source>The seal key can&apos;t be used.</source>
        <translation>No se puede usar la clave del sello.</translation>
    </message>
    <message>
        <source>Sealing was interrupted: %1</source>
        <translation>El sellado se interrumpió: %1</translation>
    </message>
    <message>
        <source>The sealed file failed verification: %1</source>
        <translation>El archivo sellado no superó la verificación: %1</translation>
    </message>
    <message>
        <source>The sealed file doesn&apos;t begin with the uploaded file.</source>
        <translation>El archivo sellado no empieza por el archivo subido.</translation>
    </message>
    <message>
        <source>The document changed while it was being sealed.</source>
        <translation>El documento cambió mientras se sellaba.</translation>
    </message>
    <message>
        <source>A stored file is truncated.</source>
        <translation>Un archivo guardado es más corto de lo que era.</translation>
    </message>
    <message>
        <source>A stored file can&apos;t be read.</source>
        <translation>Un archivo guardado no se puede leer.</translation>
    </message>
    <message>
        <source>This address is not allowed (loopback, private or reserved).</source>
        <translation>Esta dirección no está permitida (de bucle, privada o reservada).</translation>
    </message>
    <message>
        <source>This is not a valid http or https address.</source>
        <translation>La dirección no es una dirección http o https utilizable.</translation>
    </message>
    <message>
        <source>The host name was not found.</source>
        <translation>No se encontró el nombre del servidor.</translation>
    </message>
    <message>
        <source>No connection.</source>
        <translation>Sin conexión.</translation>
    </message>
    <message>
        <source>The connection failed.</source>
        <translation>No se puede establecer ninguna conexión.</translation>
    </message>
    <message>
        <source>The request timed out.</source>
        <translation>No hubo respuesta a tiempo.</translation>
    </message>
    <message>
        <source>The server&apos;s certificate was not accepted.</source>
        <translation>El certificado del servidor no se aceptó.</translation>
    </message>
    <message>
        <source>No secure connection.</source>
        <translation>No hay conexión segura.</translation>
    </message>
    <message>
        <source>The connection was lost.</source>
        <translation>La conexión se cortó.</translation>
    </message>
    <message>
        <source>The response was not HTTP.</source>
        <translation>La respuesta no era HTTP.</translation>
    </message>
    <message>
        <source>The server answered with status %1; redirects are not followed.</source>
        <translation>El servidor respondió %1; no se siguen redirecciones.</translation>
    </message>
    <message>
        <source>The server answered with status %1.</source>
        <translation>El servidor respondió %1.</translation>
    </message>
    <message>
        <source>The service was stopped.</source>
        <translation>El servicio se detuvo.</translation>
    </message>
    <message>
        <source>The mail server answered: %1 %2</source>
        <translation>El servidor de correo respondió: %1 %2</translation>
    </message>
    <message>
        <source>The mail server name was not found.</source>
        <translation>No se encontró el nombre del servidor de correo.</translation>
    </message>
    <message>
        <source>The mail server can&apos;t be reached.</source>
        <translation>No se puede acceder al servidor de correo.</translation>
    </message>
    <message>
        <source>The mail server did not respond in time.</source>
        <translation>El servidor de correo no respondió a tiempo.</translation>
    </message>
    <message>
        <source>The mail server does not offer an encrypted connection (STARTTLS).</source>
        <translation>El servidor de correo no ofrece una conexión cifrada (STARTTLS).</translation>
    </message>
    <message>
        <source>The mail server&apos;s certificate was not accepted.</source>
        <translation>El certificado del servidor de correo no se aceptó.</translation>
    </message>
    <message>
        <source>A secure connection to the mail server could not be established.</source>
        <translation>No hay conexión segura con el servidor de correo.</translation>
    </message>
    <message>
        <source>The mail server did not accept the user name or the password.</source>
        <translation>El servidor de correo no aceptó el nombre de usuario o la contraseña.</translation>
    </message>
    <message>
        <source>The connection to the mail server was lost.</source>
        <translation>Se cortó la conexión con el servidor de correo.</translation>
    </message>
    <message>
        <source>Too many requests. Wait before you send more.</source>
        <translation>Demasiadas solicitudes. Espere antes de enviar más.</translation>
    </message>
    <message>
        <source>Too many documents were started from your IP address. Try again later.</source>
        <translation>Se han iniciado muchos documentos desde su dirección. Inténtelo más tarde.</translation>
    </message>
    <message>
        <source>Enter a name for the folder.</source>
        <translation>Una carpeta necesita un nombre.</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be attached. Supported types: %2.</source>
        <translation>«%1» no se puede adjuntar: elija uno de estos tipos: %2.</translation>
    </message>
    <message>
        <source>PDF, PNG, JPEG, plain text and common office files</source>
        <translation>PDF, PNG, JPEG, texto sin formato y archivos de oficina habituales</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>El archivo está vacío.</translation>
    </message>
    <message>
        <source>The file is larger than %1 MiB.</source>
        <translation>El archivo ocupa más de %1 MiB.</translation>
    </message>
    <message>
        <source>Your files are larger than %1 MiB in total.</source>
        <translation>Todos sus archivos juntos ocupan más de %1 MiB.</translation>
    </message>
    <message>
        <source>The content of “%1” doesn&apos;t match its file extension. Open it in the program that created it and save it again.</source>
        <translation>«%1» no es lo que indica su nombre. Vuelva a guardarlo con su programa.</translation>
    </message>
    <message>
        <source>The picture has more than %1 megapixels. Save it in a smaller size.</source>
        <translation>La imagen tiene más de %1 megapíxeles. Guárdela en un tamaño menor.</translation>
    </message>
    <message>
        <source>This PDF takes too much time or memory to read. Print it to a new PDF and upload that one.</source>
        <translation>Leer este PDF requiere más tiempo o memoria de lo que se permite por archivo. Imprímalo en un PDF nuevo y suba ese.</translation>
    </message>
    <message>
        <source>This PDF is encrypted and signed. Decrypting it would remove the signatures. Ask its author for an unencrypted copy.</source>
        <translation>Este PDF está cifrado y tiene firmas, que una copia sin cifrado perdería. Pida a su autor una copia sin cifrado.</translation>
    </message>
    <message>
        <source>“%1” doesn&apos;t accept a file.</source>
        <translation>«%1» no admite un archivo.</translation>
    </message>
    <message>
        <source>The files of this document were changed too often. Ask the sender for a new document.</source>
        <translation>Los archivos de este documento se cambiaron con demasiada frecuencia. Pida uno nuevo al remitente.</translation>
    </message>
    <message>
        <source>A file is still being uploaded.</source>
        <translation>Un archivo aún está en camino.</translation>
    </message>
    <message>
        <source>The type of a folder can&apos;t be changed.</source>
        <translation>Una carpeta conserva su tipo.</translation>
    </message>
    <message>
        <source>Another account was opened.</source>
        <translation>Se abrió otra cuenta.</translation>
    </message>
    <message>
        <source>Someone else changed this draft in the meantime.</source>
        <translation>Otra persona ha cambiado este borrador entretanto.</translation>
    </message>
    <message>
        <source>This draft is in the trash.</source>
        <translation>Este borrador está en la papelera.</translation>
    </message>
    <message>
        <source>The server didn&apos;t return the document.</source>
        <translation>El servidor no envió el documento.</translation>
    </message>
    <message>
        <source>No time-stamp authority returned a time-stamp (%1).</source>
        <translation>Ninguna autoridad de sellado de tiempo dio un sello de tiempo (%1).</translation>
    </message>
    <message>
        <source>The long-term validation data is incomplete: %1.</source>
        <translation>No está completo lo que demostrará los certificados más adelante: %1.</translation>
    </message>
    <message>
        <source>The seal certificate “%1” has expired or isn&apos;t valid yet.</source>
        <translation>El certificado del sello, «%1», no es válido ahora.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>The file %1 can&apos;t be written.</source>
        <translation>No se puede escribir el archivo %1.</translation>
    </message>
    <message>
        <source>The printer didn&apos;t accept the document.</source>
        <translation>La impresora no ha aceptado nada.</translation>
    </message>
    <message>
        <source>%1 requires a value, because its recipient can&apos;t fill it in.</source>
        <translation>%1 necesita un valor: su destinatario no puede rellenarlo.</translation>
    </message>
    <message>
        <source>This template was created by a newer version of Inkstone. Update Inkstone to open it.</source>
        <translation>Una versión más reciente de Inkstone escribió esta plantilla. Actualice Inkstone para abrirla.</translation>
    </message>
    <message>
        <source>This file isn&apos;t a valid archive. It may be damaged.</source>
        <translation>Este archivo no es un archivo comprimido o está dañado.</translation>
    </message>
    <message>
        <source>The archive is too large when unpacked.</source>
        <translation>El archivo comprimido ocupa, una vez descomprimido, más de lo permitido.</translation>
    </message>
    <message>
        <source>This template can no longer be changed.</source>
        <translation>Esta plantilla ya no se puede cambiar.</translation>
    </message>
    <message>
        <source>A file of this version isn&apos;t on this computer.</source>
        <translation>Un archivo de esta versión no está en este equipo.</translation>
    </message>
    <message>
        <source>This place doesn&apos;t exist in the document.</source>
        <translation>Este documento no tiene ese lugar.</translation>
    </message>
    <message>
        <source>The template&apos;s files haven&apos;t been loaded yet.</source>
        <translation>Los archivos de la plantilla aún no están aquí.</translation>
    </message>
    <message>
        <source>“%1” requires a number such as 12 or 12.50.</source>
        <translation>«%1» necesita un número como 12 o 12.50.</translation>
    </message>
    <message>
        <source>“%1” can have at most %2 decimal places.</source>
        <translation>«%1» admite como máximo %2 decimales.</translation>
    </message>
    <message>
        <source>“%1” must be at least %2.</source>
        <translation>«%1» debe ser al menos %2.</translation>
    </message>
    <message>
        <source>“%1” must be at most %2.</source>
        <translation>«%1» debe ser como máximo %2.</translation>
    </message>
    <message>
        <source>“%1” requires a date in the format %2.</source>
        <translation>«%1» necesita una fecha escrita como %2.</translation>
    </message>
    <message>
        <source>“%1” must be one of its options.</source>
        <translation>«%1» solo admite una de sus opciones.</translation>
    </message>
    <message>
        <source>“%1” doesn&apos;t match the required format.</source>
        <translation>«%1» no tiene la forma que se pide.</translation>
    </message>
    <message>
        <source>The pattern of “%1” can&apos;t be checked.</source>
        <translation>«%1» tiene un patrón que no se puede comprobar.</translation>
    </message>
    <message>
        <source>“%1” requires a value.</source>
        <translation>«%1» necesita un valor.</translation>
    </message>
    <message>
        <source>“%1” is empty. The recipient must fill it in.</source>
        <translation>«%1» está vacío: tiene que rellenarlo el destinatario.</translation>
    </message>
    <message>
        <source>Another row is identical.</source>
        <translation>Otra fila dice lo mismo.</translation>
    </message>
    <message>
        <source>%1 other rows are identical.</source>
        <translation>Otras %1 filas dicen lo mismo.</translation>
    </message>
    <message>
        <source>Another row has the same email address.</source>
        <translation>Otra fila tiene esta dirección de correo.</translation>
    </message>
    <message>
        <source>%1 other rows have the same email address.</source>
        <translation>Otras %1 filas tienen esta dirección de correo.</translation>
    </message>
    <message>
        <source>Choose the column that holds the email addresses.</source>
        <translation>Elija la columna que contiene las direcciones de correo.</translation>
    </message>
    <message>
        <source>Choose the column that holds the recipients&apos; names.</source>
        <translation>Elija la columna que contiene los nombres de los destinatarios.</translation>
    </message>
    <message>
        <source>Choose the column for “%1”. The template requires it.</source>
        <translation>Elija la columna para «%1»: la plantilla la necesita.</translation>
    </message>
    <message>
        <source>The quotation mark in line %1, column %2 has no closing mark.</source>
        <translation>Las comillas que se abren en la línea %1, columna %2, no se cierran nunca.</translation>
    </message>
    <message>
        <source>The cell in line %1, column %2 is longer than %3 characters. A closing quote may be missing.</source>
        <translation>La celda de la línea %1, columna %2, tiene más de %3 caracteres. Puede que falten unas comillas de cierre.</translation>
    </message>
    <message>
        <source>The cell in row %1, column %2 is longer than %3 characters.</source>
        <translation>La celda de la fila %1, columna %2, tiene más de %3 caracteres.</translation>
    </message>
    <message>
        <source>Line %1 has more than %2 columns.</source>
        <translation>La línea %1 tiene más de %2 columnas.</translation>
    </message>
    <message>
        <source>Row %1 has more than %2 columns.</source>
        <translation>La fila %1 tiene más de %2 columnas.</translation>
    </message>
    <message>
        <source>The file has more than %1 rows.</source>
        <translation>El archivo tiene más de %1 filas.</translation>
    </message>
    <message>
        <source>The sheet has more than %1 rows.</source>
        <translation>La hoja tiene más de %1 filas.</translation>
    </message>
    <message>
        <source>The file is larger than %1 MB.</source>
        <translation>El archivo ocupa más de %1 MB.</translation>
    </message>
    <message>
        <source>The workbook is larger than %1 MB when unpacked.</source>
        <translation>El libro ocupa, una vez descomprimido, más de %1 MB.</translation>
    </message>
    <message>
        <source>The file contains no rows.</source>
        <translation>El archivo no contiene ninguna fila.</translation>
    </message>
    <message>
        <source>This sheet contains no rows.</source>
        <translation>Esta hoja no contiene ninguna fila.</translation>
    </message>
    <message>
        <source>This file isn&apos;t a workbook.</source>
        <translation>Este archivo no es un libro de cálculo.</translation>
    </message>
    <message>
        <source>This file isn&apos;t a valid workbook. It may be damaged.</source>
        <translation>Este archivo no es un libro de cálculo o está dañado.</translation>
    </message>
    <message>
        <source>The workbook is damaged. Open it in a spreadsheet program, save it as XLSX and try again.</source>
        <translation>El libro está dañado. Ábralo en un programa de hojas de cálculo, guárdelo como XLSX e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The workbook has too many parts.</source>
        <translation>El libro tiene demasiadas partes.</translation>
    </message>
    <message>
        <source>The workbook has no sheet with rows.</source>
        <translation>El libro no tiene ninguna hoja con filas.</translation>
    </message>
    <message>
        <source>This workbook is password-protected or in Excel 97 format. Save it as XLSX without a password.</source>
        <translation>Este libro está protegido con contraseña o en el formato de Excel 97. Guárdelo como XLSX sin contraseña.</translation>
    </message>
    <message>
        <source>This is an OpenDocument file. Save it as XLSX or CSV.</source>
        <translation>Este es un archivo OpenDocument. Guárdelo como XLSX o CSV.</translation>
    </message>
    <message>
        <source>This is a PDF, not a table.</source>
        <translation>Esto es un PDF, no una tabla.</translation>
    </message>
    <message>
        <source>The proxy could not be reached.</source>
        <translation>No se pudo acceder al proxy.</translation>
    </message>
    <message>
        <source>The proxy did not respond in time.</source>
        <translation>El proxy no respondió a tiempo.</translation>
    </message>
    <message>
        <source>This key belongs to another account.</source>
        <translation>Esta clave pertenece a otra cuenta.</translation>
    </message>
    <message>
        <source>Inkstone creates a new key for the workspace each time it starts, so this key can&apos;t be renewed.</source>
        <translation>La clave de este equipo se crea de nuevo en cada inicio.</translation>
    </message>
    <message>
        <source>The service doesn&apos;t list the key in use.</source>
        <translation>El servicio no enumera la clave en uso.</translation>
    </message>
    <message>
        <source>The service created a key but didn&apos;t return it.</source>
        <translation>El servicio creó una clave sin comunicarla.</translation>
    </message>
    <message>
        <source>The keychain returned a different key from the one that was stored.</source>
        <translation>El llavero devolvió una clave distinta de la que recibió.</translation>
    </message>
    <message>
        <source>An account can have at most 100 keys. Revoke one that is no longer used.</source>
        <translation>Una cuenta tiene como máximo 100 claves. Revoque una que ya no se use.</translation>
    </message>
    <message>
        <source>The expiry date of the key must be in the future.</source>
        <translation>El vencimiento de la clave debe estar en el futuro.</translation>
    </message>
    <message>
        <source>This key doesn&apos;t exist.</source>
        <translation>Esa clave no existe.</translation>
    </message>
    <message>
        <source>The service can&apos;t listen on this address.</source>
        <translation>No se puede escuchar en esta dirección.</translation>
    </message>
    <message>
        <source>Another program uses this port. Choose another one.</source>
        <translation>Otro programa ocupa este puerto. Elija otro.</translation>
    </message>
    <message>
        <source>Its JSON isn&apos;t valid.</source>
        <translation>Su JSON no se puede leer.</translation>
    </message>
    <message>
        <source>It contains no document.</source>
        <translation>No contiene ningún documento.</translation>
    </message>
    <message>
        <source>Its multipart data isn&apos;t valid.</source>
        <translation>Sus partes no se pueden leer.</translation>
    </message>
    <message>
        <source>The callback contains no file.</source>
        <translation>El callback no contiene ningún archivo.</translation>
    </message>
    <message>
        <source>Enter a name and add a picture of the signature.</source>
        <translation>Una firma necesita un nombre y una imagen.</translation>
    </message>
    <message>
        <source>The signature could not be stored on this computer.</source>
        <translation>La firma no se pudo guardar en este equipo.</translation>
    </message>
    <message>
        <source>The signature could not be removed.</source>
        <translation>La firma no se pudo quitar.</translation>
    </message>
    <message>
        <source>The files could not be stored on this computer.</source>
        <translation>Los archivos no se pudieron guardar en este equipo.</translation>
    </message>
    <message>
        <source>This draft is already being sent.</source>
        <translation>Este borrador ya está en camino.</translation>
    </message>
    <message>
        <source>This is already being sent.</source>
        <translation>Esto ya está en camino.</translation>
    </message>
    <message>
        <source>The files can be changed once the draft is saved on the service.</source>
        <translation>Sus archivos se pueden cambiar cuando el servicio tenga este borrador.</translation>
    </message>
    <message>
        <source>This draft was changed elsewhere after the last edit here.</source>
        <translation>Este borrador se modificó en otro lugar después de la última edición aquí.</translation>
    </message>
    <message>
        <source>%1 must be one of these: %2.</source>
        <translation>%1 solo admite uno de estos: %2.</translation>
    </message>
    <message>
        <source>This service requires different names for the radio buttons of a group when documents have a callback address.</source>
        <translation>Este servicio solo elige botones sin nombre propio cuando los documentos no tienen dirección de callback. Dé nombres distintos a los botones.</translation>
    </message>
    <message>
        <source>“%1” must be the position of one of its buttons, from 1 to %2.</source>
        <translation>«%1» solo admite el lugar de uno de sus botones, de 1 a %2.</translation>
    </message>
    <message>
        <source>“%1” can be read as %2 or %3. Enter one of them.</source>
        <translation>«%1» se puede leer como %2 o como %3: escriba uno de ellos.</translation>
    </message>
    <message>
        <source>Values of this document changed after they were shown to you. Check the differences, then finish again.</source>
        <translation>Algunos valores de este documento cambiaron después de mostrársele. Compruebe las diferencias y vuelva a finalizar.</translation>
    </message>
    <message>
        <source>The stored value isn&apos;t the one that was shown.</source>
        <translation>El valor guardado no es el que se mostró.</translation>
    </message>
    <message>
        <source>This service can&apos;t send email. Copy the signing link instead.</source>
        <translation>Este servicio no puede enviar correos. Copie en su lugar el enlace de firma.</translation>
    </message>
    <message>
        <source>This recipient has no email address. Copy the signing link instead.</source>
        <translation>Este destinatario no tiene dirección de correo. Copie en su lugar el enlace de firma.</translation>
    </message>
    <message>
        <source>The consent text has changed. Read it again, then agree and finish.</source>
        <translation>El texto de consentimiento ha cambiado. Léalo de nuevo, acéptelo y termine.</translation>
    </message>
    <message>
        <source>The last reminder was sent less than ten minutes ago. Try again later.</source>
        <translation>Se pidió un recordatorio hace menos de diez minutos.</translation>
    </message>
    <message>
        <source>“%1” is a placeholder. Enter the recipient&apos;s name.</source>
        <translation>«%1» es un nombre provisional. Escriba el nombre del destinatario.</translation>
    </message>
    <message>
        <source>%1 is the only radio button of the group “%2”.</source>
        <translation>%1 es el único botón de opción del grupo «%2».</translation>
    </message>
    <message>
        <source>%1 has no text.</source>
        <translation>%1 no tiene texto.</translation>
    </message>
    <message>
        <source>The condition of %1 can never be met, so the field is never shown.</source>
        <translation>La condición de %1 no se puede cumplir nunca: no se muestra nunca.</translation>
    </message>
    <message>
        <source>%1 was copied without “%2”, which its condition refers to. The copy is always shown.</source>
        <translation>%1 se copió sin «%2», al que se refería su condición: se muestra siempre.</translation>
    </message>
    <message>
        <source>All values of the document together can have at most %1 characters.</source>
        <translation>Todos los valores del documento juntos pueden tener como máximo %1 caracteres.</translation>
    </message>
    <message>
        <source>The pictures have more than %1 megapixels in total. Use smaller pictures.</source>
        <translation>Las imágenes suman más de %1 megapíxeles. Use imágenes más pequeñas.</translation>
    </message>
    <message>
        <source>The access code is too short. Use at least %1 characters.</source>
        <translation>El código de acceso es demasiado corto. Use al menos %1 caracteres.</translation>
    </message>
    <message>
        <source>Too many wrong codes. Try again in %1 min, or ask the sender for help.</source>
        <translation>Demasiados códigos erróneos. Vuelva a intentarlo en %1 min o pida ayuda al remitente.</translation>
    </message>
    <message>
        <source>Move this document to the trash first.</source>
        <translation>Mueva primero este documento a la papelera.</translation>
    </message>
    <message>
        <source>The disk is full. Free some space, then try again.</source>
        <translation>El disco está lleno. No se puede guardar nada hasta que haya espacio.</translation>
    </message>
    <message>
        <source>The upload limit has been reached. Try again later.</source>
        <translation>Se han subido demasiados datos. Vuelva a intentarlo más tarde.</translation>
    </message>
    <message>
        <source>Requests from other websites are not accepted.</source>
        <translation>Esta solicitud procede de otro sitio web.</translation>
    </message>
    <message>
        <source>The seal key is missing, but documents were sealed with it. Sealing is stopped until the key is restored from a backup. To seal with a new key from now on, start the service once with --new-seal-key.</source>
        <translation>Falta la clave del sello, aunque se sellaron documentos con ella. No se sella nada hasta que se restaure desde una copia de seguridad. Para sellar en adelante con una clave nueva, inicie el servicio una vez con --new-seal-key.</translation>
    </message>
    <message>
        <source>The access code for %1 has fewer than %2 characters.</source>
        <translation>El código de acceso de %1 tiene menos de %2 caracteres.</translation>
    </message>
    <message>
        <source>The database doesn&apos;t respond. Try again in a moment.</source>
        <translation>La base de datos no responde. Inténtelo de nuevo en breve.</translation>
    </message>
    <message>
        <source>“%1” must be checked.</source>
        <translation>Debe marcarse «%1».</translation>
    </message>
    <message>
        <source>“%1” requires your signature.</source>
        <translation>«%1» necesita su firma.</translation>
    </message>
    <message>
        <source>“%1” allows only one choice.</source>
        <translation>«%1» solo admite una opción.</translation>
    </message>
    <message>
        <source>Make a choice for “%1”.</source>
        <translation>Falta elegir una opción en «%1».</translation>
    </message>
    <message>
        <source>Field %1</source>
        <translation>Campo %1</translation>
    </message>
    <message>
        <source>Field “%1”</source>
        <translation>Campo «%1»</translation>
    </message>
    <message>
        <source>Recipient %1</source>
        <translation>Destinatario %1</translation>
    </message>
    <message>
        <source>This field</source>
        <translation>Este campo</translation>
    </message>
    <message>
        <source>This form has been opened too often in the last hour. Try again later.</source>
        <translation>Este formulario se ha abierto demasiadas veces en la última hora. Vuelva a intentarlo más tarde.</translation>
    </message>
    <message>
        <source>This account has reached its storage limit of %1. Delete documents permanently, or ask the operator to raise the limit.</source>
        <translation>Esta cuenta está llena: sus archivos pueden ocupar %1. Elimine documentos definitivamente o pida más al operador.</translation>
    </message>
    <message>
        <source>This account has reached its limit of %1 documents, including templates and the trash. Delete documents permanently, or ask the operator to raise the limit.</source>
        <translation>Esta cuenta está llena: puede contener %1 documentos, incluidas las plantillas y la papelera. Elimine documentos definitivamente o pida más al operador.</translation>
    </message>
    <message>
        <source>Other people&apos;s fields were corrected too often in this document. Finish your part, or ask the sender for a new document.</source>
        <translation>Los campos de otras personas se han corregido demasiadas veces en este documento. Termine su parte o pida un documento nuevo al remitente.</translation>
    </message>
    <message>
        <source>The hourly limit must be between 0 and 100000 documents.</source>
        <translation>El límite por hora debe estar entre 0 y 100000 documentos.</translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <translation>Espera a %1</translation>
    </message>
    <message>
        <source>Waiting for %1 and %2</source>
        <translation>Espera a %1 y %2</translation>
    </message>
    <message>
        <source>Waiting for %1, %2 and %3</source>
        <translation>Espera a %1, %2 y %3</translation>
    </message>
    <message>
        <source>Waiting for %1, %2 and %3 others</source>
        <translation>Espera a %1, %2 y otros %3</translation>
    </message>
    <message>
        <source>Waiting for %1 to open it</source>
        <translation>Espera a que %1 lo abra</translation>
    </message>
    <message>
        <source>Waiting for %1 to sign</source>
        <translation>Espera la firma de %1</translation>
    </message>
    <message>
        <source>Waiting for %1 to read</source>
        <translation>Espera a que %1 lo lea</translation>
    </message>
    <message>
        <source>Waiting for %1 to approve</source>
        <translation>Espera la aprobación de %1</translation>
    </message>
    <message>
        <source>Waiting for %1 to fill in</source>
        <translation>Espera a que %1 lo rellene</translation>
    </message>
    <message>
        <source>%1 (hosted by %2)</source>
        <translation>%1 (acogido por %2)</translation>
    </message>
    <message>
        <source>%1, hosted by %2</source>
        <translation>%1, acogido por %2</translation>
    </message>
    <message>
        <source>a recipient</source>
        <translation>un destinatario</translation>
    </message>
    <message>
        <source>its response is too large</source>
        <translation>su respuesta es demasiado grande</translation>
    </message>
    <message>
        <source>its response is not a time-stamp</source>
        <translation>su respuesta no es un sello de tiempo</translation>
    </message>
    <message>
        <source>it rejected the request (status %1)</source>
        <translation>rechazó la solicitud (estado %1)</translation>
    </message>
    <message>
        <source>its response is not signed correctly</source>
        <translation>su respuesta no está firmada correctamente</translation>
    </message>
    <message>
        <source>its response can&apos;t be checked</source>
        <translation>su respuesta no se puede comprobar</translation>
    </message>
    <message>
        <source>its response can&apos;t be read</source>
        <translation>su respuesta no se puede leer</translation>
    </message>
    <message>
        <source>its time-stamp is too large</source>
        <translation>su sello de tiempo es demasiado grande</translation>
    </message>
    <message>
        <source>The time-stamp request could not be created: %1</source>
        <translation>No se pudo crear la solicitud de sello de tiempo: %1</translation>
    </message>
    <message>
        <source>no authority is set</source>
        <translation>no hay ninguna autoridad configurada</translation>
    </message>
    <message>
        <source>the response is too large</source>
        <translation>la respuesta es demasiado grande</translation>
    </message>
    <message>
        <source>the responder did not answer</source>
        <translation>el servicio de consulta no respondió</translation>
    </message>
    <message>
        <source>the response can&apos;t be read</source>
        <translation>la respuesta no se puede leer</translation>
    </message>
    <message>
        <source>the response is not for this request</source>
        <translation>la respuesta no corresponde a esta solicitud</translation>
    </message>
    <message>
        <source>the response is not signed by the issuer or its delegate</source>
        <translation>la respuesta no está firmada por el emisor ni por su delegado</translation>
    </message>
    <message>
        <source>the response is for a different certificate</source>
        <translation>la respuesta se refiere a otro certificado</translation>
    </message>
    <message>
        <source>the response is out of date</source>
        <translation>la respuesta no está vigente</translation>
    </message>
    <message>
        <source>the responder does not know the certificate</source>
        <translation>el servicio de consulta no conoce el certificado</translation>
    </message>
    <message>
        <source>the request cannot be created</source>
        <translation>la solicitud no se puede crear</translation>
    </message>
    <message>
        <source>the certificate revocation list is too large</source>
        <translation>la lista de certificados revocados es demasiado grande</translation>
    </message>
    <message>
        <source>the certificate revocation list cannot be read</source>
        <translation>la lista de certificados revocados no se puede leer</translation>
    </message>
    <message>
        <source>the certificate revocation list is not current</source>
        <translation>la lista de certificados revocados no está vigente</translation>
    </message>
    <message>
        <source>the certificate revocation list is not signed by the issuer</source>
        <translation>la lista de certificados revocados no está firmada por el emisor</translation>
    </message>
    <message>
        <source>the certificate “%1” names no address for revocation checks</source>
        <translation>el certificado «%1» no indica ninguna dirección para comprobar la revocación</translation>
    </message>
    <message>
        <source>the revocation status of “%1” is unknown: %2</source>
        <translation>el estado de revocación de «%1» es desconocido: %2</translation>
    </message>
    <message>
        <source>the certificate “%1” was revoked</source>
        <translation>el certificado «%1» se revocó</translation>
    </message>
    <message>
        <source>the certificate of “%1”, the issuer of “%2”</source>
        <translation>el certificado de «%1», emisor de «%2»</translation>
    </message>
    <message>
        <source>The file of trusted authorities can&apos;t be read.</source>
        <translation>El archivo de autoridades de confianza no se puede leer.</translation>
    </message>
    <message>
        <source>Storing a sealed document was interrupted: %1</source>
        <translation>Se interrumpió el almacenamiento de un documento sellado: %1</translation>
    </message>
    <message>
        <source>The file of trusted authorities for the mail server can&apos;t be read.</source>
        <translation>El archivo de autoridades de confianza del servidor de correo no se puede leer.</translation>
    </message>
    <message>
        <source>The time-stamped file failed verification: %1</source>
        <translation>El archivo con sello de tiempo no superó la verificación: %1</translation>
    </message>
    <message>
        <source>The time-stamped file doesn&apos;t begin with the delivered file.</source>
        <translation>El archivo con sello de tiempo no comienza con el archivo entregado.</translation>
    </message>
    <message>
        <source>The files changed while they were being time-stamped.</source>
        <translation>Los archivos cambiaron mientras se les ponía el sello de tiempo.</translation>
    </message>
    <message>
        <source>An earlier signature (%1) would become invalid: %2</source>
        <translation>Una firma anterior (%1) dejaría de ser válida: %2</translation>
    </message>
    <message>
        <source>The seal next to the earlier signatures failed verification.</source>
        <translation>El sello junto a firmas anteriores no superó la verificación.</translation>
    </message>
    <message>
        <source>Someone else signed in the meantime.</source>
        <translation>Otra persona firmó mientras tanto.</translation>
    </message>
    <message>
        <source>The document was changed while it was being signed.</source>
        <translation>El documento se modificó mientras se firmaba.</translation>
    </message>
    <message>
        <source>The signature of %1 failed verification: %2</source>
        <translation>La firma de %1 no superó la verificación: %2</translation>
    </message>
    <message>
        <source>Being sealed</source>
        <translation>Se está sellando</translation>
    </message>
    <message>
        <source>Being sealed, attempt %1: %2</source>
        <translation>Se está sellando, intento %1: %2</translation>
    </message>
    <message>
        <source>Sealed at level %1. Level %2 is pending: %3</source>
        <translation>Sellado en el nivel %1, a la espera de %2: %3</translation>
    </message>
    <message>
        <source>Signing was interrupted: %1</source>
        <translation>La firma se interrumpió: %1</translation>
    </message>
    <message>
        <source>Time-stamping was interrupted: %1</source>
        <translation>El sellado de tiempo se interrumpió: %1</translation>
    </message>
    <message>
        <source>From the template “%1” (%2)</source>
        <translation>A partir de la plantilla «%1» (%2)</translation>
    </message>
    <message>
        <source>Moved to the trash</source>
        <translation>Movido a la papelera</translation>
    </message>
    <message>
        <source>“%1” was encrypted without a password and was stored decrypted. SHA-256 of the upload %2, of the stored file %3</source>
        <translation>«%1» estaba cifrado sin contraseña y se conserva descifrado: SHA-256 tal como se subió %2, tal como se conserva %3</translation>
    </message>
    <message>
        <source>%1; permissions restricted by its author: %2</source>
        <translation>%1; restringido por su autor: %2</translation>
    </message>
    <message>
        <source>“%1” was damaged and was repaired. SHA-256 of the upload %2, of the stored file %3</source>
        <translation>«%1» estaba dañado y se reparó: SHA-256 tal como se subió %2, tal como se conserva %3</translation>
    </message>
    <message>
        <source>SHA-256 %1, %2 bytes, “%3”: %4</source>
        <translation>SHA-256 %1, %2 bytes, «%3»: %4</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>«%1»: %2</translation>
    </message>
    <message>
        <source>%1: %2 wrong codes, locked for %3 minutes</source>
        <translation>%1: %2 códigos erróneos, bloqueado durante %3 minutos</translation>
    </message>
    <message>
        <source>%1 to %2: %3</source>
        <translation>%1 a %2: %3</translation>
    </message>
    <message>
        <source>The callback address did not accept the document for three days: %1</source>
        <translation>La dirección de callback no aceptó el documento durante tres días: %1</translation>
    </message>
    <message>
        <source>Sealed by %1, certificate SHA-256 %2</source>
        <translation>Sellado por %1, certificado SHA-256 %2</translation>
    </message>
    <message>
        <source>Sealed by %1, certificate SHA-256 %2, %3</source>
        <translation>Sellado por %1, certificado SHA-256 %2, %3</translation>
    </message>
    <message>
        <source>the address is invalid</source>
        <translation>la dirección no es válida</translation>
    </message>
    <message>
        <source>the host name was not found</source>
        <translation>no se encontró el nombre de host</translation>
    </message>
    <message>
        <source>no connection</source>
        <translation>sin conexión</translation>
    </message>
    <message>
        <source>the request timed out</source>
        <translation>sin respuesta a tiempo</translation>
    </message>
    <message>
        <source>the service is shutting down</source>
        <translation>el servicio se está deteniendo</translation>
    </message>
    <message>
        <source>the server&apos;s certificate was not accepted</source>
        <translation>el certificado del servidor no se aceptó</translation>
    </message>
    <message>
        <source>the file of trusted authorities cannot be read</source>
        <translation>el archivo de autoridades de confianza no se puede leer</translation>
    </message>
    <message>
        <source>no secure connection</source>
        <translation>sin conexión segura</translation>
    </message>
    <message>
        <source>the connection was lost</source>
        <translation>la conexión se interrumpió</translation>
    </message>
    <message>
        <source>the connection failed</source>
        <translation>no se puede establecer ninguna conexión</translation>
    </message>
    <message>
        <source>this address is not allowed (loopback, private or reserved)</source>
        <translation>esta dirección no está permitida (de bucle, privada o reservada)</translation>
    </message>
    <message>
        <source>the server answered with status %1</source>
        <translation>el servidor respondió %1</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>nivel %1</translation>
    </message>
    <message>
        <source>level %1, time-stamp by %2</source>
        <translation>nivel %1, sello de tiempo de %2</translation>
    </message>
    <message>
        <source>%1; it will be raised to %2: %3</source>
        <translation>%1; se elevará a %2: %3</translation>
    </message>
    <message>
        <source>%1; level %2 was not reached: %3</source>
        <translation>%1; no %2: %3</translation>
    </message>
    <message>
        <source>%1: in every file, by %2, certificate SHA-256 %3</source>
        <translation>%1: en cada archivo, por %2, certificado SHA-256 %3</translation>
    </message>
    <message>
        <source>%1: in every file, by %2, certificate SHA-256 %3, time-stamp by %4</source>
        <translation>%1: en cada archivo, por %2, certificado SHA-256 %3, sello de tiempo de %4</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation>De %1 a %2</translation>
    </message>
    <message>
        <source>From %1 to %2, time-stamp by %3</source>
        <translation>De %1 a %2, sello de tiempo de %3</translation>
    </message>
    <message>
        <source>At %1, the requested level</source>
        <translation>En %1, el nivel que se desea ahora</translation>
    </message>
    <message>
        <source>At %1: %2</source>
        <translation>En %1: %2</translation>
    </message>
    <message>
        <source>invitation</source>
        <translation>invitación</translation>
    </message>
    <message>
        <source>reminder</source>
        <translation>recordatorio</translation>
    </message>
    <message>
        <source>deadline warning</source>
        <translation>aviso de vencimiento</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>completado</translation>
    </message>
    <message>
        <source>declined</source>
        <translation>rechazado</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>caducado</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>cancelado</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>abierto</translation>
    </message>
    <message>
        <source>signed</source>
        <translation>firmado</translation>
    </message>
    <message>
        <source>one-time code</source>
        <translation>código de un solo uso</translation>
    </message>
    <message>
        <source>wrong codes</source>
        <translation>códigos erróneos</translation>
    </message>
    <message>
        <source>Another row goes to the same people.</source>
        <translation>Otra fila va dirigida a las mismas personas.</translation>
    </message>
    <message>
        <source>%1 other rows go to the same people.</source>
        <translation>%1 otras filas van dirigidas a las mismas personas.</translation>
    </message>
    <message>
        <source>“%1” requires a name.</source>
        <translation>«%1» necesita un nombre.</translation>
    </message>
    <message>
        <source>“%1” requires an email address.</source>
        <translation>«%1» necesita una dirección de correo.</translation>
    </message>
    <message>
        <source>Choose the column that holds the email addresses for “%1”.</source>
        <translation>Elija la columna con las direcciones de correo de «%1».</translation>
    </message>
    <message>
        <source>Choose the column that holds the names for “%1”.</source>
        <translation>Elija la columna con los nombres de «%1».</translation>
    </message>
    <message>
        <source>This service supports several people per row only for documents without a callback address.</source>
        <translation>Este servicio solo admite varias personas por fila si los documentos no tienen dirección de callback. Envíe esta serie sin ella.</translation>
    </message>
    <message>
        <source>A row names more people than the template has open roles (%1).</source>
        <translation>Una fila nombra más personas que roles libres tiene la plantilla: %1.</translation>
    </message>
    <message>
        <source>%1 has fields in this document and can&apos;t be removed. Enter another person instead.</source>
        <translation>%1 tiene campos en este documento y no se puede quitar. Indique a otra persona en su lugar.</translation>
    </message>
    <message>
        <source>The field “%1” belongs to %2, who has already acted.</source>
        <translation>El campo «%1» pertenece a %2, que ya ha actuado.</translation>
    </message>
    <message>
        <source>%1: language or other settings</source>
        <translation>%1: idioma u otros ajustes</translation>
    </message>
    <message>
        <source>%1, step %2</source>
        <translation>%1, paso %2</translation>
    </message>
    <message>
        <source>%1: from step %2 to step %3</source>
        <translation>%1: del paso %2 al paso %3</translation>
    </message>
    <message>
        <source>Added: %1, changed: %2, removed: %3</source>
        <translation>Añadidos: %1, modificados: %2, eliminados: %3</translation>
    </message>
    <message>
        <source>From %1 to %2 days after sending</source>
        <translation>De %1 a %2 días después del envío</translation>
    </message>
    <message>
        <source>This server can&apos;t correct a document after it was sent. Cancel it and send it again.</source>
        <translation>Este servidor no puede corregir un documento ya enviado. Cancélelo y envíelo de nuevo.</translation>
    </message>
    <message>
        <source>%1 has already acted and can&apos;t be changed.</source>
        <translation>%1 ya ha actuado y no se puede modificar.</translation>
    </message>
    <message>
        <source>It&apos;s already %1&apos;s turn. Steps can only be changed for people who are still waiting.</source>
        <translation>Ya es el turno de %1. Solo pueden cambiar de paso las personas que todavía esperan.</translation>
    </message>
    <message>
        <source>%1 can&apos;t come before step %2; earlier steps are finished.</source>
        <translation>%1 no puede ir antes del paso %2; los pasos anteriores han terminado.</translation>
    </message>
    <message>
        <source>%1 has already been invited, so their role can&apos;t be changed.</source>
        <translation>%1 ya ha recibido la invitación, por lo que no se puede cambiar su función.</translation>
    </message>
    <message>
        <source>From %1 to %2. Values entered before were removed.</source>
        <translation>De %1 a %2. Se eliminaron los valores introducidos antes.</translation>
    </message>
    <message>
        <source>%1: authentication and signing link</source>
        <translation>%1: autenticación y enlace de firma</translation>
    </message>
    <message>
        <source>No one with the address %1 still has to act on this document.</source>
        <translation>Nadie con la dirección %1 tiene que actuar todavía en este documento.</translation>
    </message>
    <message>
        <source>%1; the signing link no longer works</source>
        <translation>%1; el enlace de firma ya no funciona</translation>
    </message>
    <message>
        <source>The files already contain a signer&apos;s digital signature, so the field “%1” can no longer be changed or removed.</source>
        <translation>Los archivos ya llevan la firma propia de una persona, por lo que el campo «%1» ya no se puede modificar ni quitar.</translation>
    </message>
    <message>
        <source>“%1” contains characters that only the font “%2” supports, but that font doesn&apos;t permit embedding: %3.</source>
        <translation>«%1» contiene caracteres que solo tiene la fuente «%2», y esa fuente no permite la incrustación: %3.</translation>
    </message>
    <message>
        <source>Your data couldn&apos;t be backed up to %1 before the upgrade, so nothing was changed. Free some disk space, then start Inkstone again. (%2)</source>
        <translation>No se pudieron respaldar sus datos en %1 antes de la actualización, así que no se cambió nada. Libere espacio en el disco y vuelva a iniciar Inkstone. (%2)</translation>
    </message>
    <message>
        <source>Your administrator has set the service to %1. You can&apos;t connect to another one.</source>
        <translation>Su administrador ha establecido el servicio %1. No puede conectarse a otro.</translation>
    </message>
    <message>
        <source>Your administrator doesn&apos;t allow the service on this computer. Connect to your team&apos;s service.</source>
        <translation>Su administrador no permite el servicio en este equipo. Conéctese al servicio de su equipo de trabajo.</translation>
    </message>
    <message>
        <source>Your administrator doesn&apos;t allow API keys to be stored on this computer.</source>
        <translation>Su administrador no permite guardar claves de API en este equipo.</translation>
    </message>
    <message>
        <source>This invitation was changed or passed on to another person. This link is no longer valid.</source>
        <translation>Esta invitación se modificó o se delegó en otra persona y este enlace ya no es válido.</translation>
    </message>
    <message>
        <source>The email address doesn&apos;t exist (%1).</source>
        <translation>La dirección de correo no existe (%1).</translation>
    </message>
    <message>
        <source>The domain of the email address wasn&apos;t found or accepts no email (%1).</source>
        <translation>No se encontró el dominio de la dirección de correo o no acepta correo (%1).</translation>
    </message>
    <message>
        <source>The mailbox is disabled (%1).</source>
        <translation>El buzón está desactivado (%1).</translation>
    </message>
    <message>
        <source>The mailbox is full (%1).</source>
        <translation>El buzón está lleno (%1).</translation>
    </message>
    <message>
        <source>The message is too large for the mailbox (%1).</source>
        <translation>El mensaje es demasiado grande para el buzón (%1).</translation>
    </message>
    <message>
        <source>The recipient&apos;s mail server rejected the message (%1).</source>
        <translation>El servidor de correo del destinatario rechazó el mensaje (%1).</translation>
    </message>
    <message>
        <source>The recipient&apos;s mail server couldn&apos;t be reached in time (%1).</source>
        <translation>No se pudo contactar a tiempo con el servidor de correo del destinatario (%1).</translation>
    </message>
    <message>
        <source>The message was returned as undeliverable (%1).</source>
        <translation>El mensaje fue devuelto porque no se pudo entregar (%1).</translation>
    </message>
    <message>
        <source>Delivery is delayed; the mail server is still trying (%1).</source>
        <translation>La entrega se retrasa; el servidor de correo sigue intentándolo (%1).</translation>
    </message>
    <message>
        <source>A delivery failure was reported for another address (%1). This address may forward its email.</source>
        <translation>Se notificó un error de entrega para otra dirección (%1). Es posible que esta dirección reenvíe su correo.</translation>
    </message>
    <message>
        <source>undelivered email</source>
        <translation>correo no entregado</translation>
    </message>
    <message>
        <source>The mailbox can&apos;t be opened. The mail server answered: %1</source>
        <translation>No se puede abrir el buzón. El servidor de correo respondió: %1</translation>
    </message>
    <message>
        <source>The mail server sent an unexpected response.</source>
        <translation>El servidor de correo dio una respuesta inesperada.</translation>
    </message>
    <message>
        <source>The message was sent, but the incoming mail server can&apos;t be used: %1</source>
        <translation>El mensaje se envió, pero no se puede usar el servidor de correo entrante: %1</translation>
    </message>
    <message>
        <source>The sender doesn&apos;t allow you to delegate this document.</source>
        <translation>El remitente no le permite delegar este documento.</translation>
    </message>
    <message>
        <source>You have already acted on this document, so you can&apos;t delegate it.</source>
        <translation>Ya ha actuado en este documento y no puede delegarlo.</translation>
    </message>
    <message>
        <source>This person is already a recipient of the document.</source>
        <translation>Esta persona ya es destinataria del documento.</translation>
    </message>
    <message>
        <source>Enter the name of the person.</source>
        <translation>Introduzca el nombre de la persona.</translation>
    </message>
    <message>
        <source>Enter the email address of the person.</source>
        <translation>Introduzca la dirección de correo de la persona.</translation>
    </message>
    <message>
        <source>From %1 to %2. Reason: %3</source>
        <translation>De %1 a %2. Motivo: %3</translation>
    </message>
    <message>
        <source>delegated</source>
        <translation>delegado</translation>
    </message>
    <message>
        <source>Each text must have a different language. Supported languages: %1.</source>
        <translation>Cada texto necesita un idioma propio, uno de: %1.</translation>
    </message>
    <message>
        <source>This text can have at most %1 characters.</source>
        <translation>Este texto tiene como máximo %1 caracteres.</translation>
    </message>
    <message>
        <source>This text can&apos;t contain control characters.</source>
        <translation>Este texto no puede contener caracteres de control.</translation>
    </message>
    <message>
        <source>A consent text must be a single paragraph without line breaks.</source>
        <translation>Un texto de consentimiento es un solo párrafo sin saltos de línea.</translation>
    </message>
    <message>
        <source>Return addresses must be full https addresses without a user name. At most %1 are allowed.</source>
        <translation>Las direcciones de retorno deben ser direcciones https completas sin nombre de usuario, como máximo %1.</translation>
    </message>
    <message>
        <source>This isn&apos;t one of the return addresses of the account.</source>
        <translation>Esta no es una de las direcciones de retorno de la cuenta.</translation>
    </message>
    <message>
        <source>Enter your question or comment.</source>
        <translation>Introduzca su pregunta o comentario.</translation>
    </message>
    <message>
        <source>Enter your answer.</source>
        <translation>Introduzca su respuesta.</translation>
    </message>
    <message>
        <source>Questions can be asked and answered only while the document is being signed.</source>
        <translation>Solo se puede preguntar y responder mientras se firma el documento.</translation>
    </message>
    <message>
        <source>You can ask questions once it is your turn.</source>
        <translation>Podrá hacer preguntas cuando sea su turno.</translation>
    </message>
    <message>
        <source>You have asked %1 questions within an hour. Try again later.</source>
        <translation>Ha hecho %1 preguntas en una hora. Inténtelo más tarde.</translation>
    </message>
    <message>
        <source>A document can have at most %1 questions.</source>
        <translation>Un documento puede tener como máximo %1 preguntas.</translation>
    </message>
    <message>
        <source>A question can have at most %1 answers.</source>
        <translation>Una pregunta puede tener como máximo %1 respuestas.</translation>
    </message>
    <message>
        <source>The document has no such question.</source>
        <translation>El documento no tiene esa pregunta.</translation>
    </message>
    <message>
        <source>This place isn&apos;t on a page of the document.</source>
        <translation>Este lugar no está en ninguna página del documento.</translation>
    </message>
    <message>
        <source>About the document: %1</source>
        <translation>Sobre el documento: %1</translation>
    </message>
    <message>
        <source>About page %1 (%2 pt from the left, %3 pt from the top): %4</source>
        <translation>Sobre la página %1 (a %2 pt de la izquierda y %3 pt de arriba): %4</translation>
    </message>
    <message>
        <source>To question %1: %2</source>
        <translation>A la pregunta %1: %2</translation>
    </message>
    <message>
        <source>question</source>
        <translation>pregunta</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>respuesta</translation>
    </message>
    <message>
        <source>All members of the group “%1” must be in the same step.</source>
        <translation>Todos los miembros del grupo «%1» deben estar en el mismo paso.</translation>
    </message>
    <message>
        <source>The number of members who must act has to be the same for all members of the group “%1”.</source>
        <translation>Los miembros del grupo «%1» no indican el mismo número de personas que deben actuar.</translation>
    </message>
    <message>
        <source>%1 members of the group “%2” must act, but it has only %3.</source>
        <translation>%1 miembros del grupo «%2» deben actuar, pero solo tiene %3.</translation>
    </message>
    <message>
        <source>%1 only gets a copy and can&apos;t be a member of the group “%2”.</source>
        <translation>%1 solo recibe una copia y no puede ser miembro del grupo «%2».</translation>
    </message>
    <message>
        <source>%1 is a witness, but there is no signer above them in the list.</source>
        <translation>%1 es testigo, pero no hay ningún firmante por encima en la lista.</translation>
    </message>
    <message>
        <source>%1 is a witness and has to be a signer.</source>
        <translation>%1 es testigo y tiene que ser firmante.</translation>
    </message>
    <message>
        <source>%1 is a witness and can&apos;t be a member of a group as well.</source>
        <translation>%1 es testigo y no puede ser además miembro de un grupo.</translation>
    </message>
    <message>
        <source>%1 must be in the same step as the person whose signature they witness.</source>
        <translation>%1 debe estar en el mismo paso que la persona cuya firma atestigua.</translation>
    </message>
    <message>
        <source>Nobody in an earlier step can name %1.</source>
        <translation>Nadie en un paso anterior puede indicar a %1.</translation>
    </message>
    <message>
        <source>The document expires before it&apos;s %1&apos;s turn.</source>
        <translation>El documento caduca antes del turno de %1.</translation>
    </message>
    <message>
        <source>“%1” stays empty when other members of the group “%2” act first.</source>
        <translation>«%1» queda vacío si otros miembros del grupo «%2» actúan antes.</translation>
    </message>
    <message>
        <source>%1 is invited on %2 (UTC)</source>
        <translation>Se invitará a %1 el %2 (UTC)</translation>
    </message>
    <message>
        <source>a person named by %1</source>
        <translation>una persona indicada por %1</translation>
    </message>
    <message>
        <source>Enter the name and the email address of the next recipient.</source>
        <translation>Introduzca el nombre y la dirección de correo del siguiente destinatario.</translation>
    </message>
    <message>
        <source>%1 is already a recipient of the document.</source>
        <translation>%1 ya es destinatario del documento.</translation>
    </message>
    <message>
        <source>%1 no longer has to act</source>
        <translation>%1 ya no tiene que actuar</translation>
    </message>
    <message>
        <source>For %1 (UTC)</source>
        <translation>Para el %1 (UTC)</translation>
    </message>
    <message>
        <source>The scheduled time must be in the future.</source>
        <translation>La hora de envío debe ser futura.</translation>
    </message>
    <message>
        <source>Only a draft can be scheduled.</source>
        <translation>Solo se puede programar un borrador.</translation>
    </message>
    <message>
        <source>Will be sent on %1 (UTC)</source>
        <translation>Se enviará el %1 (UTC)</translation>
    </message>
    <message>
        <source>Couldn&apos;t be sent at the scheduled time: %1</source>
        <translation>No se pudo enviar a la hora programada: %1</translation>
    </message>
    <message>
        <source>This server doesn&apos;t support groups, witnesses, recipients named by others, delays or scheduled sending.</source>
        <translation>Este servidor no admite grupos, testigos, destinatarios indicados por otros, retrasos ni envíos programados.</translation>
    </message>
    <message>
        <source>%1 has a witness. Remove the witness first.</source>
        <translation>%1 tiene un testigo y no se puede quitar antes que este.</translation>
    </message>
    <message>
        <source>“%1” must be an email address, such as name@example.com.</source>
        <translation>«%1» debe ser una dirección de correo, por ejemplo nombre@example.com.</translation>
    </message>
    <message>
        <source>“%1” must be a phone number, such as +49 30 901820.</source>
        <translation>«%1» debe ser un número de teléfono, por ejemplo +49 30 901820.</translation>
    </message>
    <message>
        <source>“%1” must be %2 or later.</source>
        <translation>«%1» no puede ser anterior al %2.</translation>
    </message>
    <message>
        <source>“%1” must be %2 or earlier.</source>
        <translation>«%1» no puede ser posterior al %2.</translation>
    </message>
    <message>
        <source>Select at least %2 of the boxes in “%1”.</source>
        <translation>Seleccione al menos %2 de las casillas de «%1».</translation>
    </message>
    <message>
        <source>Select at most %2 of the boxes in “%1”.</source>
        <translation>Seleccione como máximo %2 de las casillas de «%1».</translation>
    </message>
    <message>
        <source>This document is already being signed, or it isn&apos;t the one that was shown to you. Refresh the list.</source>
        <translation>Este documento ya se está firmando o no es el que se le mostró. Actualice la lista.</translation>
    </message>
    <message>
        <source>Go through all pages of this document before you sign it.</source>
        <translation>Revise todas las páginas de este documento antes de firmarlo.</translation>
    </message>
    <message>
        <source>This document needs more than your signature. Fill it in on its signing page.</source>
        <translation>Este documento necesita algo más que su firma. Rellénelo en su página de firma.</translation>
    </message>
    <message>
        <source>This document requires a code. Open it on its signing page.</source>
        <translation>Este documento pide un código. Ábralo en su página de firma.</translation>
    </message>
    <message>
        <source>This document changed after it was shown to you. Go through it again.</source>
        <translation>Este documento cambió después de que se le mostrara. Revíselo otra vez.</translation>
    </message>
    <message>
        <source>You haven&apos;t agreed to the consent text of this document.</source>
        <translation>No ha aceptado el texto de consentimiento de este documento.</translation>
    </message>
    <message>
        <source>%1 signed a printout. Scan: %2 pages, SHA-256 %3</source>
        <translation>%1 firmó una copia impresa. Escaneo: %2 páginas, SHA-256 %3</translation>
    </message>
    <message>
        <source>Only the signature of a single signer can be recorded from paper.</source>
        <translation>Solo se puede registrar desde el papel la firma de un único firmante.</translation>
    </message>
    <message>
        <source>Send the scan as one PDF file.</source>
        <translation>Envíe el escaneo como un único archivo PDF.</translation>
    </message>
    <message>
        <source>Choose the column that holds the phone numbers for codes by SMS.</source>
        <translation>Elija la columna que contiene los números de teléfono para los códigos por SMS.</translation>
    </message>
    <message>
        <source>Choose the column that holds the phone numbers for “%1”.</source>
        <translation>Elija la columna que contiene los números de teléfono para «%1».</translation>
    </message>
    <message>
        <source>%1 needs a phone number with a country code, such as +49 151 23456789, for the code by SMS.</source>
        <translation>%1 necesita un número de teléfono con prefijo internacional, por ejemplo +49 151 23456789, para el código por SMS.</translation>
    </message>
    <message>
        <source>This service isn&apos;t set up to send text messages, so it can&apos;t send codes by SMS. Use an access code.</source>
        <translation>Este servicio no está configurado para enviar SMS, así que no puede enviar códigos por SMS. Use un código de acceso.</translation>
    </message>
    <message>
        <source>Enter a phone number with a country code, such as +49 151 23456789.</source>
        <translation>Introduzca un número de teléfono con prefijo internacional, por ejemplo +49 151 23456789.</translation>
    </message>
    <message>
        <source>Too many codes were sent to this phone number today. Try again later.</source>
        <translation>Hoy se han enviado demasiados códigos a este número. Vuelva a intentarlo más tarde.</translation>
    </message>
    <message>
        <source>The SMS gateway answered with status %1.</source>
        <translation>La pasarela de SMS respondió con el estado %1.</translation>
    </message>
    <message>
        <source>The SMS gateway&apos;s response doesn&apos;t contain the text that shows success.</source>
        <translation>La respuesta de la pasarela de SMS no contiene el texto que indica éxito.</translation>
    </message>
    <message>
        <source>The method must be POST, PUT or GET.</source>
        <translation>El método debe ser POST, PUT o GET.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid header. Write it as Name: value.</source>
        <translation>«%1» no es una cabecera válida. Escríbala como Nombre: valor.</translation>
    </message>
    <message>
        <source>The body template isn&apos;t valid JSON.</source>
        <translation>La plantilla del cuerpo no es JSON válido.</translation>
    </message>
    <message>
        <source>The address or the body must contain {to} or {toDigits}, which stand for the phone number.</source>
        <translation>La dirección o el cuerpo debe contener {to} o {toDigits}, que representan el número de teléfono.</translation>
    </message>
    <message>
        <source>The address or the body must contain {text}, which stands for the message.</source>
        <translation>La dirección o el cuerpo debe contener {text}, que representa el mensaje.</translation>
    </message>
    <message>
        <source>The secret must not be in the address. Put {secret} into a header or the body.</source>
        <translation>El secreto no debe estar en la dirección. Ponga {secret} en una cabecera o en el cuerpo.</translation>
    </message>
    <message>
        <source>The request contains {secret}, but no secret is set.</source>
        <translation>La solicitud contiene {secret}, pero no se ha definido ningún secreto.</translation>
    </message>
    <message>
        <source>The address must start with https://. Only a gateway on this computer or in a private network may use http://.</source>
        <translation>La dirección debe empezar por https://. Solo una pasarela en este equipo o en una red privada puede usar http://.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid status. Use numbers such as 200 or groups such as 2xx, separated by commas.</source>
        <translation>«%1» no es un estado válido. Use números como 200 o grupos como 2xx, separados por comas.</translation>
    </message>
    <message>
        <source>Code by SMS for %1 (%2): %3</source>
        <translation>Código por SMS para %1 (%2): %3</translation>
    </message>
    <message>
        <source>Unknown time zone.</source>
        <translation>Esta zona horaria no se conoce.</translation>
    </message>
    <message>
        <source>The recipient has no signing link yet.</source>
        <translation>El destinatario aún no tiene dirección de firma.</translation>
    </message>
    <message>
        <source>The signing link belongs to another server.</source>
        <translation>La dirección de firma pertenece a otro servidor.</translation>
    </message>
    <message>
        <source>The proxy requires a user name and password, or rejected the ones given.</source>
        <translation>El proxy pide un nombre y una contraseña, o no acepta estos.</translation>
    </message>
    <message>
        <source>The recipient of “%1” would be removed. Remove or reassign that field as well.</source>
        <translation>Desaparecería el destinatario de «%1»: elimine o reasigne también ese campo.</translation>
    </message>
    <message>
        <source>The signature covers a different type of content than it states.</source>
        <translation>La firma abarca un tipo de contenido distinto del que indica.</translation>
    </message>
    <message>
        <source>The unsigned gap in the byte range is larger or smaller than the signature itself.</source>
        <translation>Lo que no está firmado es más o menos que la propia firma.</translation>
    </message>
    <message>
        <source>This signing link is unknown.</source>
        <translation>Este enlace de firma no se conoce.</translation>
    </message>
    <message>
        <source>This document was sent in the meantime.</source>
        <translation>Este documento se envió entretanto.</translation>
    </message>
    <message>
        <source>This folder no longer exists.</source>
        <translation>Esta carpeta ya no existe.</translation>
    </message>
    <message>
        <source>Assign a person to this role.</source>
        <translation>Alguien tiene que asumir este rol.</translation>
    </message>
    <message>
        <source>This version is no longer stored.</source>
        <translation>Esta versión ya no se conserva.</translation>
    </message>
    <message>
        <source>This draft is no longer in the outbox.</source>
        <translation>Este borrador ya no espera aquí.</translation>
    </message>
    <message>
        <source>A file of this draft is no longer on this computer.</source>
        <translation>Un archivo de este borrador ya no está en este equipo.</translation>
    </message>
    <message>
        <source>This is not a valid delivery ID.</source>
        <translation>Esto no es el identificador de una entrega.</translation>
    </message>
    <message>
        <source>The signing link is not valid.</source>
        <translation>La dirección de firma no se entiende.</translation>
    </message>
    <message>
        <source>The history attached to the file is not valid: %1</source>
        <translation>El historial adjunto al archivo no es válido: %1</translation>
    </message>
    <message>
        <source>“%1” cannot receive email: %2</source>
        <translation>«%1» no puede recibir correo: %2</translation>
    </message>
    <message>
        <source>The mail server doesn&apos;t support addresses with non-ASCII characters before the @.</source>
        <translation>El servidor de correo no puede entregar a direcciones con esas letras delante de la @.</translation>
    </message>
    <message>
        <source>The signature has no byte range.</source>
        <translation>La firma no indica qué firma.</translation>
    </message>
    <message>
        <source>Line %1, column %2 contains a NUL character. The file may not be text, or it may use another encoding.</source>
        <translation>La línea %1, columna %2, contiene un carácter NUL: no es texto o está en otra codificación.</translation>
    </message>
    <message>
        <source>%1 was copied without the fields that its formula %2 refers to. The copy isn&apos;t computed.</source>
        <translation>%1 se copió sin los campos a los que se refiere su fórmula %2: no se calcula.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be prefilled.</source>
        <translation>%1 no se puede rellenar de antemano.</translation>
    </message>
    <message>
        <source>The key of this account is not stored here. Connect again.</source>
        <translation>La clave de esta cuenta no se guarda aquí: vuelva a conectarse.</translation>
    </message>
    <message>
        <source>The keychain can&apos;t store keys at the moment. A new key would be lost when Inkstone closes.</source>
        <translation>El llavero no admite claves ahora: una nueva se perdería al cerrar el programa.</translation>
    </message>
    <message>
        <source>This file isn&apos;t an Inkstone template, or it is damaged.</source>
        <translation>Este archivo no es una plantilla de Inkstone o está dañado.</translation>
    </message>
    <message>
        <source>A file in this template was damaged or changed.</source>
        <translation>Un archivo de esta plantilla no es el que se guardó: está dañado o se modificó.</translation>
    </message>
    <message>
        <source>The document may or may not have been created.</source>
        <translation>No se sabe si el documento se creó.</translation>
    </message>
    <message>
        <source>absence notice</source>
        <translation>aviso de ausencia</translation>
    </message>
    <message>
        <source>%1 on behalf of %2, who is absent until %3</source>
        <translation>%1 en nombre de %2, ausente hasta el %3</translation>
    </message>
    <message>
        <source>%1 is absent until %2. %3 receives the invitation on their behalf.</source>
        <translation>%1 está ausente hasta el %2. %3 recibe la invitación en su nombre.</translation>
    </message>
    <message>
        <source>%1 is absent until %2, and may not delegate to a deputy.</source>
        <translation>%1 está ausente hasta el %2 y no puede delegar en un suplente.</translation>
    </message>
    <message>
        <source>%1 is absent until %2. A deputy can&apos;t receive their code by SMS.</source>
        <translation>%1 está ausente hasta el %2. Un suplente no puede recibir su código por SMS.</translation>
    </message>
    <message>
        <source>%1 is absent until %2. The deputy %3 is already a recipient of the document.</source>
        <translation>%1 está ausente hasta el %2. El suplente %3 ya es destinatario del documento.</translation>
    </message>
    <message>
        <source>%1 is absent until %2, and no deputy is available.</source>
        <translation>%1 está ausente hasta el %2 y no hay ningún suplente disponible.</translation>
    </message>
    <message>
        <source>The list of absences has no deputy for %1 today.</source>
        <translation>La lista de ausencias no tiene hoy un suplente para %1.</translation>
    </message>
    <message>
        <source>Enter the email address of the absent person.</source>
        <translation>Introduzca la dirección de correo de la persona ausente.</translation>
    </message>
    <message>
        <source>Enter the first and the last day of the absence.</source>
        <translation>Introduzca el primer y el último día de la ausencia.</translation>
    </message>
    <message>
        <source>The last day is before the first day.</source>
        <translation>El último día es anterior al primero.</translation>
    </message>
    <message>
        <source>This absence is already over.</source>
        <translation>Esta ausencia ya ha terminado.</translation>
    </message>
    <message>
        <source>Enter the name of the deputy.</source>
        <translation>Introduzca el nombre del suplente.</translation>
    </message>
    <message>
        <source>Enter the email address of the deputy.</source>
        <translation>Introduzca la dirección de correo del suplente.</translation>
    </message>
    <message>
        <source>The deputy must be a different person.</source>
        <translation>El suplente debe ser otra persona.</translation>
    </message>
    <message>
        <source>This person is already absent from %1 to %2.</source>
        <translation>Esta persona ya está ausente del %1 al %2.</translation>
    </message>
    <message>
        <source>The list can hold at most %1 absences. Remove some that are over.</source>
        <translation>La lista admite como máximo %1 ausencias. Quite algunas que hayan terminado.</translation>
    </message>
    <message>
        <source>The list has no such absence.</source>
        <translation>La lista no contiene esa ausencia.</translation>
    </message>
    <message>
        <source>%1 signed offline. Time according to the device: %2 (UTC)</source>
        <translation>%1 firmó sin conexión. Hora según el dispositivo: %2 (UTC)</translation>
    </message>
    <message>
        <source>%1 can sign on a phone. Network address: %2</source>
        <translation>%1 puede firmar en un teléfono. Dirección de red: %2</translation>
    </message>
    <message>
        <source>The device states that this was signed at %1 (UTC), which is in the future. Check the clock of the device.</source>
        <translation>Según el dispositivo, esto se firmó el %1 (UTC), es decir, en el futuro. Compruebe el reloj del dispositivo.</translation>
    </message>
    <message>
        <source>The device states that this was signed at %1 (UTC), before the document was opened for signing. Check the clock of the device.</source>
        <translation>Según el dispositivo, esto se firmó el %1 (UTC), antes de que el documento se abriera para firmarlo. Compruebe el reloj del dispositivo.</translation>
    </message>
    <message>
        <source>The files of the document were changed after this was signed offline. It has to be signed again.</source>
        <translation>Los archivos del documento se modificaron después de firmarlo sin conexión. Hay que firmarlo de nuevo.</translation>
    </message>
    <message>
        <source>Values of the document were changed after this was signed offline. It has to be signed again.</source>
        <translation>Los valores del documento se modificaron después de firmarlo sin conexión. Hay que firmarlo de nuevo.</translation>
    </message>
    <message>
        <source>This service doesn&apos;t accept signatures that were made offline. The document has to be signed again.</source>
        <translation>Este servicio no acepta firmas hechas sin conexión. Hay que firmar el documento de nuevo.</translation>
    </message>
    <message>
        <source>Unmatched brace. Write a column as {Name}, and a brace as {{ or }}.</source>
        <translation>Falta la pareja de una llave. Escriba una columna como {Nombre} y una llave como {{ o }}.</translation>
    </message>
    <message>
        <source>The file has no column “%1”.</source>
        <translation>El archivo no tiene ninguna columna «%1».</translation>
    </message>
    <message>
        <source>The document title is empty for this row.</source>
        <translation>El título del documento está vacío en esta fila.</translation>
    </message>
    <message>
        <source>A message can have at most %1 characters.</source>
        <translation>Un mensaje puede tener como máximo %1 caracteres.</translation>
    </message>
    <message>
        <source>This service supports a title or message for each row only for documents without a callback address.</source>
        <translation>Este servicio solo admite un título o un mensaje por fila en documentos sin dirección de callback.</translation>
    </message>
    <message>
        <source>This document is being corrected by %1. Try again when they have finished.</source>
        <translation>%1 está corrigiendo este documento. Vuelva a intentarlo cuando termine.</translation>
    </message>
    <message>
        <source>There is already an account for this address.</source>
        <translation>Ya existe una cuenta para esta dirección.</translation>
    </message>
    <message>
        <source>Sending this would exceed the account&apos;s spending limit. Raise the limit in the account settings.</source>
        <translation>Este envío superaría el límite de gasto de la cuenta. Aumente el límite en la configuración de la cuenta.</translation>
    </message>
    <message>
        <source>The session has ended. Sign in again.</source>
        <translation>La sesión ha finalizado. Inicie sesión de nuevo.</translation>
    </message>
    <message>
        <source>The certificate of “%1” was revoked.</source>
        <translation>El certificado de «%1» se revocó.</translation>
    </message>
    <message>
        <source>The certificate of “%1” was revoked after the time proven by the time-stamp.</source>
        <translation>El certificado de «%1» se revocó después del momento que demuestra el sello de tiempo.</translation>
    </message>
    <message>
        <source>You trust the signer&apos;s certificate by its fingerprint.</source>
        <translation>Usted confía en el certificado del firmante por su huella digital.</translation>
    </message>
    <message>
        <source>The certificate isn&apos;t issued by a trusted authority.</source>
        <translation>El certificado no lo emitió una autoridad de confianza.</translation>
    </message>
    <message>
        <source>A time-stamp in the signature doesn&apos;t belong to this signature.</source>
        <translation>Un sello de tiempo de la firma no corresponde a esta firma.</translation>
    </message>
    <message>
        <source>A time-stamp was created with a certificate that isn&apos;t meant for time-stamping.</source>
        <translation>Un sello de tiempo se creó con un certificado que no está destinado a sellos de tiempo.</translation>
    </message>
    <message>
        <source>The file couldn&apos;t be signed: %1</source>
        <translation>No se pudo firmar el archivo: %1</translation>
    </message>
    <message>
        <source>The file wasn&apos;t prepared for a signature.</source>
        <translation>El archivo no se preparó para una firma.</translation>
    </message>
    <message>
        <source>The file couldn&apos;t be hashed: %1</source>
        <translation>No se pudo calcular el resumen del archivo: %1</translation>
    </message>
    <message>
        <source>The signature needs %1 bytes, but only %2 are reserved.</source>
        <translation>La firma necesita %1 bytes, pero solo hay %2 reservados.</translation>
    </message>
    <message>
        <source>The key must be RSA, P-256 or P-384.</source>
        <translation>La clave debe ser RSA, P-256 o P-384.</translation>
    </message>
    <message>
        <source>The key doesn&apos;t belong to the certificate.</source>
        <translation>La clave no corresponde al certificado.</translation>
    </message>
    <message>
        <source>The certificate can&apos;t be used for signing.</source>
        <translation>El certificado no se puede usar para firmar.</translation>
    </message>
    <message>
        <source>The certificate can&apos;t be encoded</source>
        <translation>No se puede codificar el certificado</translation>
    </message>
    <message>
        <source>The key couldn&apos;t be created</source>
        <translation>No se pudo crear la clave</translation>
    </message>
    <message>
        <source>The certificate couldn&apos;t be created</source>
        <translation>No se pudo crear el certificado</translation>
    </message>
    <message>
        <source>The private key can&apos;t be read</source>
        <translation>No se puede leer la clave privada</translation>
    </message>
    <message>
        <source>The certificate can&apos;t be read</source>
        <translation>No se puede leer el certificado</translation>
    </message>
    <message>
        <source>The private key can&apos;t be written</source>
        <translation>No se puede escribir la clave privada</translation>
    </message>
    <message>
        <source>The file has no seal that was created with this certificate.</source>
        <translation>El archivo no tiene ningún sello de este certificado.</translation>
    </message>
    <message>
        <source>The key is too short: %1 bits.</source>
        <translation>La clave es demasiado corta: %1 bits.</translation>
    </message>
    <message>
        <source>DSA is no longer recommended.</source>
        <translation>DSA ya no se recomienda.</translation>
    </message>
    <message>
        <source>The parameters of the RSA-PSS signature are weaker than its digest.</source>
        <translation>Los parámetros de la firma RSA-PSS son más débiles que su algoritmo de resumen.</translation>
    </message>
    <message>
        <source>its response is for a different request</source>
        <translation>su respuesta corresponde a otra solicitud</translation>
    </message>
    <message>
        <source>its response is for a different file</source>
        <translation>su respuesta corresponde a otro archivo</translation>
    </message>
    <message>
        <source>its certificate has expired, isn&apos;t meant for time-stamping or isn&apos;t issued by a trusted authority</source>
        <translation>su certificado ha caducado, no está destinado a sellos de tiempo o no lo emitió una autoridad de confianza</translation>
    </message>
    <message>
        <source>its response names a different certificate from the one that signed it</source>
        <translation>su respuesta nombra un certificado distinto del que la firmó</translation>
    </message>
    <message>
        <source>the signature of its response isn&apos;t valid</source>
        <translation>la firma de su respuesta no es válida</translation>
    </message>
    <message>
        <source>its response isn&apos;t valid</source>
        <translation>su respuesta no es válida</translation>
    </message>
    <message>
        <source>no document was returned</source>
        <translation>no se devolvió ningún documento</translation>
    </message>
    <message>
        <source>The server returned an invalid signing token.</source>
        <translation>El servidor devolvió un token de firma no válido.</translation>
    </message>
    <message>
        <source>The server didn&apos;t respond in time.</source>
        <translation>El servidor no respondió a tiempo.</translation>
    </message>
    <message>
        <source>The server&apos;s response is larger than allowed.</source>
        <translation>La respuesta del servidor es mayor de lo permitido.</translation>
    </message>
    <message>
        <source>The server couldn&apos;t be reached.</source>
        <translation>No se pudo acceder al servidor.</translation>
    </message>
    <message>
        <source>The connection to the server was lost.</source>
        <translation>Se perdió la conexión con el servidor.</translation>
    </message>
    <message>
        <source>The server name wasn&apos;t found.</source>
        <translation>No se encontró el nombre del servidor.</translation>
    </message>
    <message>
        <source>The server redirects to another address. Redirects aren&apos;t followed.</source>
        <translation>El servidor redirige a otra dirección. No se siguen redirecciones.</translation>
    </message>
    <message>
        <source>The server&apos;s response isn&apos;t valid.</source>
        <translation>La respuesta del servidor no es válida.</translation>
    </message>
    <message>
        <source>The request was stopped.</source>
        <translation>La solicitud se detuvo.</translation>
    </message>
    <message>
        <source>The server&apos;s response isn&apos;t valid: %1</source>
        <translation>La respuesta del servidor no es válida: %1</translation>
    </message>
    <message>
        <source>There is no secret with this name.</source>
        <translation>No hay ningún secreto con este nombre.</translation>
    </message>
    <message>
        <source>Access to the system&apos;s keychain was denied.</source>
        <translation>Se denegó el acceso al llavero del sistema.</translation>
    </message>
    <message>
        <source>No usable keychain was found on this system.</source>
        <translation>No se encontró ningún llavero utilizable en este sistema.</translation>
    </message>
    <message>
        <source>The system&apos;s keychain refused the request.</source>
        <translation>El llavero del sistema rechazó la solicitud.</translation>
    </message>
    <message>
        <source>The system&apos;s keychain isn&apos;t responding.</source>
        <translation>El llavero del sistema no responde.</translation>
    </message>
    <message>
        <source>%1 has no signature field.</source>
        <translation>%1 no tiene ningún campo de firma.</translation>
    </message>
    <message>
        <source>Enter a name for %1.</source>
        <translation>Escriba un nombre para %1.</translation>
    </message>
    <message>
        <source>%1 needs an email address for the one-time code.</source>
        <translation>%1 necesita una dirección de correo electrónico para el código de un solo uso.</translation>
    </message>
    <message>
        <source>%1 has no email address. Send them the signing link yourself.</source>
        <translation>%1 no tiene dirección de correo electrónico. Entréguele usted el enlace de firma.</translation>
    </message>
    <message>
        <source>%1 is invited more than once.</source>
        <translation>%1 recibe la invitación más de una vez.</translation>
    </message>
    <message>
        <source>Only a draft can be changed; this document is %1.</source>
        <translation>Solo se puede cambiar un borrador; el estado de este documento es: %1.</translation>
    </message>
    <message>
        <source>Someone else changed this document in the meantime. Its version is now %1.</source>
        <translation>Otra persona cambió este documento entretanto. Su versión es ahora la %1.</translation>
    </message>
    <message>
        <source>The history is too large.</source>
        <translation>El historial es demasiado grande.</translation>
    </message>
    <message>
        <source>This isn&apos;t an Inkstone history.</source>
        <translation>Esto no es un historial de Inkstone.</translation>
    </message>
    <message>
        <source>Version %1 of the history format isn&apos;t supported.</source>
        <translation>La versión %1 del formato de historial no es compatible.</translation>
    </message>
    <message>
        <source>The history has too many entries.</source>
        <translation>El historial tiene demasiadas entradas.</translation>
    </message>
    <message>
        <source>Entry %1 of the history can&apos;t be read.</source>
        <translation>No se puede leer la entrada %1 del historial.</translation>
    </message>
    <message>
        <source>The history lists too many files.</source>
        <translation>El historial enumera demasiados archivos.</translation>
    </message>
    <message>
        <source>The hash of entry %1 of the history doesn&apos;t match the entries before it.</source>
        <translation>El resumen de la entrada %1 del historial no coincide con las entradas anteriores.</translation>
    </message>
    <message>
        <source>The last entry of the history doesn&apos;t match the recorded head.</source>
        <translation>La última entrada del historial no coincide con el valor final registrado.</translation>
    </message>
    <message>
        <source>“%1” must be written as Name &lt;address&gt;.</source>
        <translation>«%1» debe escribirse como Nombre &lt;dirección&gt;.</translation>
    </message>
    <message>
        <source>Enter the name or address of the mail server.</source>
        <translation>Escriba el nombre o la dirección del servidor de correo.</translation>
    </message>
    <message>
        <source>A password is sent to a mail server over TLS only. Choose STARTTLS or TLS.</source>
        <translation>Una contraseña solo se envía a un servidor de correo mediante TLS. Elija STARTTLS o TLS.</translation>
    </message>
    <message>
        <source>A password is required for the mail server user. With inkstoned, set INKSTONE_SMTP_PASSWORD.</source>
        <translation>Se requiere una contraseña para el usuario del servidor de correo. Con inkstoned, defina INKSTONE_SMTP_PASSWORD.</translation>
    </message>
    <message>
        <source>The mailbox requires a user name and a password.</source>
        <translation>El buzón requiere un nombre de usuario y una contraseña.</translation>
    </message>
    <message>
        <source>The service is starting or shutting down.</source>
        <translation>El servicio se está iniciando o deteniendo.</translation>
    </message>
    <message>
        <source>This file has more anchors than a document can hold.</source>
        <translation>Este archivo tiene más anclas de las que admite un documento.</translation>
    </message>
    <message>
        <source>This file has more form fields than a document can hold.</source>
        <translation>Este archivo tiene más campos de formulario de los que admite un documento.</translation>
    </message>
    <message>
        <source>This file has an XFA form. Only some programs can show its fields.</source>
        <translation>Este archivo tiene un formulario XFA. Solo algunos programas pueden mostrar sus campos.</translation>
    </message>
    <message>
        <source>The form field in the PDF allows several choices. This field allows one.</source>
        <translation>El campo de formulario permite varias opciones. El campo creado solo permite una.</translation>
    </message>
    <message>
        <source>The default appearance of the form&apos;s fields was changed after signing: %1.</source>
        <translation>El aspecto predeterminado de los campos del formulario se cambió después de firmar: %1.</translation>
    </message>
    <message>
        <source>The default fonts of the form&apos;s fields were changed after signing: /DR.</source>
        <translation>Los tipos de letra predeterminados de los campos del formulario se cambiaron después de firmar: /DR.</translation>
    </message>
    <message>
        <source>Changes to a signed file must be signed as well.</source>
        <translation>Los cambios en un archivo firmado también deben firmarse.</translation>
    </message>
    <message>
        <source>No available font supports these characters in the name of recipient %1: %2.</source>
        <translation>El nombre del destinatario %1 tiene caracteres que ningún tipo de letra puede escribir: %2.</translation>
    </message>
    <message>
        <source>No available font supports these characters in the title: %1.</source>
        <translation>El título tiene caracteres que ningún tipo de letra puede escribir: %1.</translation>
    </message>
    <message>
        <source>A page of this PDF has too much content to be searched for text.</source>
        <translation>Una página de este PDF tiene demasiado contenido para buscar texto en ella.</translation>
    </message>
    <message>
        <source>This PDF has no page %1.</source>
        <translation>Este PDF no tiene la página %1.</translation>
    </message>
    <message>
        <source>A value is on a page that this file doesn&apos;t have.</source>
        <translation>Un valor está en una página que este archivo no tiene.</translation>
    </message>
    <message>
        <source>A value has a rectangle without a size.</source>
        <translation>Un valor tiene un rectángulo sin tamaño.</translation>
    </message>
    <message>
        <source>%1 is in a file that is certified so that only its form can be filled in.</source>
        <translation>%1 está en un archivo cuyo autor solo permite rellenar el formulario.</translation>
    </message>
    <message>
        <source>%1 is in the unprintable margin of most printers.</source>
        <translation>%1 está en el margen que las impresoras dejan en blanco.</translation>
    </message>
    <message>
        <source>%1 covers text of the page.</source>
        <translation>%1 cubre texto de la página.</translation>
    </message>
    <message>
        <source>Moving the fields was cancelled.</source>
        <translation>Se canceló el traslado de los campos.</translation>
    </message>
    <message>
        <source>There is no page %1.</source>
        <translation>No hay ninguna página %1.</translation>
    </message>
    <message>
        <source>The file has no signature field “%1”.</source>
        <translation>El archivo no tiene ningún campo de firma «%1».</translation>
    </message>
    <message>
        <source>The signature field “%1” is already signed.</source>
        <translation>El campo de firma «%1» ya está firmado.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid field name, or it is already in use.</source>
        <translation>Un campo no puede llamarse «%1», o el nombre ya está en uso.</translation>
    </message>
    <message>
        <source>Any addition to this PDF would invalidate a signature in it: %1 Ask for a copy without signatures.</source>
        <translation>Cualquier adición a este PDF invalidaría una firma que contiene: %1 Pida una copia sin firmas.</translation>
    </message>
    <message>
        <source>Nothing can be added to a page of this signed PDF.</source>
        <translation>No se puede añadir nada a una página de este PDF firmado.</translation>
    </message>
    <message>
        <source>A form field can&apos;t be created for a value.</source>
        <translation>No se puede crear un campo de formulario para un valor.</translation>
    </message>
    <message>
        <source>Nothing can be added to the pages of this signed PDF.</source>
        <translation>No se puede añadir nada a las páginas de este PDF firmado.</translation>
    </message>
    <message>
        <source>This PDF has more than %1 objects, which is too many.</source>
        <translation>Este PDF tiene más de %1 objetos, que son demasiados.</translation>
    </message>
    <message>
        <source>This PDF takes too long to read.</source>
        <translation>Este PDF tarda demasiado en leerse.</translation>
    </message>
    <message>
        <source>The encryption of the file isn&apos;t supported.</source>
        <translation>El cifrado del archivo no es compatible.</translation>
    </message>
    <message>
        <source>The file can&apos;t be read: %1.</source>
        <translation>No se puede leer el archivo: %1.</translation>
    </message>
    <message>
        <source>Nothing can be added to this page of a signed file.</source>
        <translation>No se puede añadir nada a esta página de un archivo firmado.</translation>
    </message>
    <message>
        <source>This covers text of a file that is already signed. Move it to a blank area.</source>
        <translation>Esto cubre texto de un archivo ya firmado. Muévalo a un lugar en blanco.</translation>
    </message>
    <message>
        <source>This file is certified so that only its form can be filled in. Place this on one of its form fields of the same type.</source>
        <translation>Este archivo está certificado de modo que solo se puede rellenar su formulario. Coloque esto sobre uno de sus campos de formulario del mismo tipo.</translation>
    </message>
    <message>
        <source>An entry marked as a time-stamp isn&apos;t a valid time-stamp.</source>
        <translation>Una entrada que dice ser un sello de tiempo no lo es.</translation>
    </message>
    <message>
        <source>An object was redefined after signing.</source>
        <translation>Un objeto se volvió a definir después de firmar.</translation>
    </message>
    <message>
        <source>A later revision contains a second version of an object that only some PDF readers show.</source>
        <translation>Una revisión posterior contiene una segunda versión de un objeto que solo muestran algunos lectores.</translation>
    </message>
    <message>
        <source>PDF readers may show this file differently. In a later revision, %1.</source>
        <translation>Los lectores pueden mostrar este archivo de forma distinta. En una revisión posterior: %1.</translation>
    </message>
    <message>
        <source>A later revision can&apos;t be compared with the signed one: %1.</source>
        <translation>No se puede comparar una revisión posterior con la firmada: %1.</translation>
    </message>
    <message>
        <source>Comments were added after this signature. The signature allows this.</source>
        <translation>Después de esta firma se añadieron comentarios, lo que la firma permite.</translation>
    </message>
    <message>
        <source>Long-term validation data was added after this signature.</source>
        <translation>Después de esta firma se añadieron datos para validar firmas más adelante.</translation>
    </message>
    <message>
        <source>Parts of the file were rewritten after this signature without changing what the document shows.</source>
        <translation>Después de esta firma se reescribieron partes del archivo sin cambiar lo que muestra el documento.</translation>
    </message>
    <message>
        <source>The field “%1” was filled in or signed.</source>
        <translation>El campo «%1» se rellenó o se firmó.</translation>
    </message>
    <message>
        <source>Long-term validation data was added.</source>
        <translation>Se añadieron datos para validar firmas más adelante.</translation>
    </message>
    <message>
        <source>The document&apos;s metadata was changed.</source>
        <translation>Se cambiaron los metadatos del documento.</translation>
    </message>
    <message>
        <source>The text for screen readers was changed after signing.</source>
        <translation>El texto para lectores de pantalla se cambió después de firmar.</translation>
    </message>
    <message>
        <source>The document catalog was changed after signing: %1.</source>
        <translation>El catálogo del documento se cambió después de firmar: %1.</translation>
    </message>
    <message>
        <source>The validation data that was added after signing is malformed.</source>
        <translation>Una entrada añadida después de firmar dice ser datos de validación, pero no lo es.</translation>
    </message>
    <message>
        <source>The form was changed, not just filled in, after signing: %1.</source>
        <translation>El formulario se cambió, y no solo se rellenó, después de firmar: %1.</translation>
    </message>
    <message>
        <source>The signature field “%1”, added after signing, is also used for something else.</source>
        <translation>El campo de firma «%1», añadido después de firmar, es también otra cosa.</translation>
    </message>
    <message>
        <source>The form field “%1” was changed, not just filled in, after signing: %2.</source>
        <translation>El campo de formulario «%1» se cambió, y no solo se rellenó, después de firmar: %2.</translation>
    </message>
    <message>
        <source>The appearance of the button “%1” was replaced after signing.</source>
        <translation>El aspecto del botón «%1» se reemplazó después de firmar.</translation>
    </message>
    <message>
        <source>The form field “%1” shows something other than its value.</source>
        <translation>El campo de formulario «%1» muestra algo distinto de su valor.</translation>
    </message>
    <message>
        <source>A page was changed after signing: %1.</source>
        <translation>Una página se cambió después de firmar: %1.</translation>
    </message>
    <message>
        <source>The annotations of a page were replaced after signing.</source>
        <translation>Las anotaciones de una página se reemplazaron después de firmar.</translation>
    </message>
    <message>
        <source>Overlapping annotations on a page were reordered after signing.</source>
        <translation>El orden de anotaciones superpuestas de una página se cambió después de firmar.</translation>
    </message>
    <message>
        <source>The signature field “%1”, added after signing, covers text or a picture on the page.</source>
        <translation>El campo de firma «%1», añadido después de firmar, cubre texto o una imagen de la página.</translation>
    </message>
    <message>
        <source>Long-term validation data was removed after signing. The visible content is unchanged.</source>
        <translation>Después de firmar se eliminaron datos para validar firmas más adelante. El contenido visible no ha cambiado.</translation>
    </message>
    <message>
        <source>The byte range extended beyond the end of the file when it was signed.</source>
        <translation>El intervalo de bytes superaba el final del archivo cuando se firmó.</translation>
    </message>
    <message>
        <source>The signature value is encoded in an unusual way. The signed content isn&apos;t affected.</source>
        <translation>El valor de la firma está codificado de forma inusual. El contenido firmado no se ve afectado.</translation>
    </message>
    <message>
        <source>Page %1 looks different from what was signed.</source>
        <translation>La página %1 tiene un aspecto distinto de lo que se firmó.</translation>
    </message>
    <message>
        <source>PDF readers may show this file differently. The signed revision defines an object twice.</source>
        <translation>Los lectores pueden mostrar este archivo de forma distinta. La revisión firmada define un objeto dos veces.</translation>
    </message>
    <message>
        <source>The validation data in the file can&apos;t be read.</source>
        <translation>No se pueden leer los datos de validación del archivo.</translation>
    </message>
    <message>
        <source>This page is out of date. Reload it, then finish again.</source>
        <translation>Esta página está desactualizada. Vuelva a cargarla y finalice de nuevo.</translation>
    </message>
    <message>
        <source>These values are too long to be rendered together. Request fewer of them.</source>
        <translation>Estos valores son demasiado largos para mostrarlos juntos. Solicite menos.</translation>
    </message>
    <message>
        <source>Only the sender&apos;s account can host in-person signing.</source>
        <translation>Solo la cuenta del remitente puede realizar una firma en persona.</translation>
    </message>
    <message>
        <source>Only in-person signatures can be submitted later.</source>
        <translation>Solo las firmas en persona se pueden enviar más tarde.</translation>
    </message>
    <message>
        <source>“%1” requires a file. Attach it on the signing page.</source>
        <translation>«%1» requiere un archivo. Adjúntelo en la página de firma.</translation>
    </message>
    <message>
        <source>Enter your name.</source>
        <translation>Escriba su nombre.</translation>
    </message>
    <message>
        <source>Enter your email address.</source>
        <translation>Escriba su dirección de correo electrónico.</translation>
    </message>
    <message>
        <source>The archive couldn&apos;t be written.</source>
        <translation>No se pudo escribir el archivo comprimido.</translation>
    </message>
    <message>
        <source>The CSV reader couldn&apos;t be started.</source>
        <translation>No se pudo iniciar el lector de CSV.</translation>
    </message>
    <message>
        <source>There isn&apos;t enough memory for this file.</source>
        <translation>No hay memoria suficiente para este archivo.</translation>
    </message>
    <message>
        <source>This sheet doesn&apos;t exist.</source>
        <translation>Esta hoja no existe.</translation>
    </message>
    <message>
        <source>There is nothing to write.</source>
        <translation>No hay nada que escribir.</translation>
    </message>
    <message>
        <source>The workbook couldn&apos;t be created.</source>
        <translation>No se pudo crear el libro.</translation>
    </message>
    <message>
        <source>Multiple selection isn&apos;t imported. The field allows one choice.</source>
        <translation>La selección múltiple no se importa. El campo permite una sola opción.</translation>
    </message>
    <message>
        <source>A choice requires options, as in options=Yes,No.</source>
        <translation>Una selección necesita opciones, como en options=Yes,No.</translation>
    </message>
    <message>
        <source>Fields of the type “%1” aren&apos;t imported.</source>
        <translation>Los campos de tipo «%1» no se importan.</translation>
    </message>
    <message>
        <source>The type “%1” isn&apos;t supported.</source>
        <translation>El tipo «%1» no es compatible.</translation>
    </message>
    <message>
        <source>Recipients are numbered from 1 to 200.</source>
        <translation>Los destinatarios se numeran del 1 al 200.</translation>
    </message>
    <message>
        <source>This choice has no options. It was imported as a text field.</source>
        <translation>Esta selección no tiene opciones. Se importó como campo de texto.</translation>
    </message>
    <message>
        <source>A link can&apos;t be filled in.</source>
        <translation>Un enlace no se puede rellenar.</translation>
    </message>
    <message>
        <source>The type “%1” isn&apos;t supported. Supported types: sig, initial, text, check, date.</source>
        <translation>El tipo «%1» no es compatible. Tipos compatibles: sig, initial, text, check, date.</translation>
    </message>
    <message>
        <source>Signers are numbered from 1 to 200.</source>
        <translation>Los firmantes se numeran del 1 al 200.</translation>
    </message>
    <message>
        <source>The number of boxes to check in this group isn&apos;t imported.</source>
        <translation>El número de casillas que se deben marcar en este grupo no se importa.</translation>
    </message>
    <message>
        <source>It has neither a name nor a type.</source>
        <translation>No tiene nombre ni tipo.</translation>
    </message>
    <message>
        <source>An anchor requires the number of the recipient, as in \s1\.</source>
        <translation>Un ancla debe contener el número del destinatario, como en \s1\.</translation>
    </message>
    <message>
        <source>This kind of anchor isn&apos;t supported. Supported kinds: s i d r c t mt n a.</source>
        <translation>Esta clase de ancla no es compatible. Clases compatibles: s i d r c t mt n a.</translation>
    </message>
    <message>
        <source>A radio button requires a group and a number within the group, as in \r1_size_1\.</source>
        <translation>Un botón de opción debe indicar su grupo y su número en él, como en \r1_size_1\.</translation>
    </message>
    <message>
        <source>Only radio buttons can have a group. Remove the group from this anchor.</source>
        <translation>Solo los botones de opción pueden tener un grupo. Quite el grupo de este ancla.</translation>
    </message>
    <message>
        <source>This anchor doesn&apos;t end with a backslash.</source>
        <translation>Este ancla no termina con una barra invertida.</translation>
    </message>
    <message>
        <source>This name isn&apos;t defined in the file.</source>
        <translation>Este nombre no está definido en el archivo.</translation>
    </message>
    <message>
        <source>It belongs to %1, who doesn&apos;t fill in fields.</source>
        <translation>Pertenece a %1, que no rellena campos.</translation>
    </message>
    <message>
        <source>It belongs to %1, who doesn&apos;t exist.</source>
        <translation>Pertenece a %1, que no existe.</translation>
    </message>
    <message>
        <source>It belongs to %1, but at most %2 recipients are allowed.</source>
        <translation>Pertenece a %1, pero se permiten como máximo %2.</translation>
    </message>
    <message>
        <source>Only text, number and date fields can be computed. %1 has a different type.</source>
        <translation>Solo se pueden calcular texto, números y fechas. %1 es otra cosa.</translation>
    </message>
    <message>
        <source>All formulas together can have at most %1 characters.</source>
        <translation>Todas las fórmulas juntas pueden tener como máximo %1 caracteres.</translation>
    </message>
    <message>
        <source>The formula of %1 refers to “%2”, which doesn&apos;t exist.</source>
        <translation>La fórmula de %1 se refiere a «%2», que no existe.</translation>
    </message>
    <message>
        <source>The formula of %1 refers to “%2”, which can&apos;t be used in a formula.</source>
        <translation>La fórmula de %1 se refiere a «%2», que no se puede usar en una fórmula.</translation>
    </message>
    <message>
        <source>The condition of %1 refers to “%2”, which doesn&apos;t exist. The field is always shown.</source>
        <translation>La condición de %1 se refiere a «%2», que no existe. El campo se muestra siempre.</translation>
    </message>
    <message>
        <source>The limits of %1 allow no value: %2.</source>
        <translation>Los límites de %1 no permiten ningún valor: %2.</translation>
    </message>
    <message>
        <source>%1 Its default value isn&apos;t valid.</source>
        <translation>%1 Su valor inicial no es válido.</translation>
    </message>
    <message>
        <source>%1 Its formula results in “%2”.</source>
        <translation>%1 Su fórmula da como resultado «%2».</translation>
    </message>
    <message>
        <source>The formula of %1 refers to itself.</source>
        <translation>La fórmula de %1 se refiere a sí misma.</translation>
    </message>
    <message>
        <source>The condition of %1 refers to itself.</source>
        <translation>La condición de %1 se refiere a sí misma.</translation>
    </message>
    <message>
        <source>%1 is outside page %2.</source>
        <translation>%1 está fuera de la página %2.</translation>
    </message>
    <message>
        <source>%1 belongs to recipient %2, who doesn&apos;t exist.</source>
        <translation>%1 pertenece al destinatario %2, que no existe.</translation>
    </message>
    <message>
        <source>%1 is on page %2, which doesn&apos;t exist.</source>
        <translation>%1 está en la página %2, que no existe.</translation>
    </message>
    <message>
        <source>%1 covers %2.</source>
        <translation>%1 cubre %2.</translation>
    </message>
    <message>
        <source>%1 belongs to %2, who doesn&apos;t fill in fields.</source>
        <translation>%1 pertenece a %2, que no rellena campos.</translation>
    </message>
    <message>
        <source>%1 is too small to fill in.</source>
        <translation>%1 es demasiado pequeño para rellenarlo.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t in a group, so it is the only choice.</source>
        <translation>%1 no está en un grupo, por lo que es la única opción.</translation>
    </message>
    <message>
        <source>%1 has no options.</source>
        <translation>%1 no tiene opciones.</translation>
    </message>
    <message>
        <source>%1 is required, but its condition can&apos;t be met when its recipient signs.</source>
        <translation>%1 es obligatorio, pero su condición no se puede cumplir cuando firma su destinatario.</translation>
    </message>
    <message>
        <source>Page %1, “%2”: %3</source>
        <translation>Página %1, «%2»: %3</translation>
    </message>
    <message>
        <source>the minimum is above the maximum</source>
        <translation>el mínimo es mayor que el máximo</translation>
    </message>
    <message>
        <source>the length is less than one character</source>
        <translation>la longitud es inferior a un carácter</translation>
    </message>
    <message>
        <source>the number of decimal places must be between 0 and %1</source>
        <translation>el número de decimales debe estar entre 0 y %1</translation>
    </message>
    <message>
        <source>the earliest date is after the latest</source>
        <translation>la fecha más temprana es posterior a la más tardía</translation>
    </message>
    <message>
        <source>“%1” is neither a date nor a number of days from today</source>
        <translation>«%1» no es una fecha ni un número de días desde hoy</translation>
    </message>
    <message>
        <source>there are fewer boxes than must be selected</source>
        <translation>hay menos casillas de las que se deben marcar</translation>
    </message>
    <message>
        <source>a comb field requires a maximum length</source>
        <translation>un campo de casillas necesita una longitud máxima</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid number format (write 1234.50 in the format you want)</source>
        <translation>«%1» no es una muestra del número 1234.50</translation>
    </message>
    <message>
        <source>can have at most %1 conditions</source>
        <translation>puede tener como máximo %1 condiciones</translation>
    </message>
    <message>
        <source>“%1” must be true or false.</source>
        <translation>«%1» debe ser true o false.</translation>
    </message>
    <message>
        <source>A link template needs exactly one recipient with the role “Open signer”. Choose the role in the editor.</source>
        <translation>Una plantilla de enlace necesita exactamente un destinatario con la función «Firmante abierto». Elija la función en el editor.</translation>
    </message>
    <message>
        <source>Nobody is assigned to role %1 (%2). The template has %3 roles, but %4 people were specified.</source>
        <translation>Nadie está asignado al rol %1 (%2). La plantilla tiene %3 roles y se indican %4 personas.</translation>
    </message>
    <message>
        <source>A template in the trash can&apos;t be opened.</source>
        <translation>Una plantilla de la papelera no se puede abrir.</translation>
    </message>
    <message>
        <source>Only a draft can be opened; this template link is %1.</source>
        <translation>Solo se puede abrir un borrador; el estado de este enlace de plantilla es: %1.</translation>
    </message>
    <message>
        <source>This template link doesn&apos;t exist.</source>
        <translation>Este enlace de plantilla no existe.</translation>
    </message>
    <message>
        <source>New documents can&apos;t be started here at the moment. Ask %1.</source>
        <translation>En este momento no se pueden iniciar documentos nuevos aquí. Pregunte a %1.</translation>
    </message>
    <message>
        <source>“%1” matches several fields: %2. Enter the exact name.</source>
        <translation>«%1» puede referirse a varios campos: %2. Escriba el nombre exacto.</translation>
    </message>
    <message>
        <source>Several options are named “%1”. Use the ID of the one you mean.</source>
        <translation>Varias opciones se llaman «%1». Use el ID de la que corresponda.</translation>
    </message>
    <message>
        <source>Only one of %1 and %2 can be chosen.</source>
        <translation>Solo se puede elegir uno de %1 y %2.</translation>
    </message>
    <message>
        <source>Another window or program is working on this bulk run.</source>
        <translation>Otra ventana u otro programa está procesando este envío masivo.</translation>
    </message>
    <message>
        <source>The account of this bulk run isn&apos;t open.</source>
        <translation>La cuenta de este envío masivo no está abierta.</translation>
    </message>
    <message>
        <source>Nothing can be written to Inkstone&apos;s data folder.</source>
        <translation>No se puede escribir en la carpeta de datos de Inkstone.</translation>
    </message>
    <message>
        <source>This bulk run doesn&apos;t exist.</source>
        <translation>Este envío masivo no existe.</translation>
    </message>
    <message>
        <source>Cancelled before it was sent.</source>
        <translation>Cancelado antes de enviarse.</translation>
    </message>
    <message>
        <source>Another listing was opened.</source>
        <translation>Se abrió otra lista.</translation>
    </message>
    <message>
        <source>Choose a folder to export to.</source>
        <translation>Elija una carpeta para la exportación.</translation>
    </message>
    <message>
        <source>Choose what to export.</source>
        <translation>Elija qué exportar.</translation>
    </message>
    <message>
        <source>The placeholder {%1} isn&apos;t supported. Supported placeholders: {%2}.</source>
        <translation>El marcador {%1} no es compatible. Marcadores compatibles: {%2}.</translation>
    </message>
    <message>
        <source>The document isn&apos;t completed, so there is no signed file yet.</source>
        <translation>El documento no está completado, por lo que aún no hay archivo firmado.</translation>
    </message>
    <message>
        <source>The folder %1 can&apos;t be created.</source>
        <translation>No se puede crear la carpeta %1.</translation>
    </message>
    <message>
        <source>There are too many files with this name.</source>
        <translation>Hay demasiados archivos con este nombre.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2</source>
        <translation>No se puede leer %1: %2</translation>
    </message>
    <message>
        <source>No draft is open.</source>
        <translation>No hay ningún borrador abierto.</translation>
    </message>
    <message>
        <source>The draft doesn&apos;t have this file.</source>
        <translation>El borrador no tiene este archivo.</translation>
    </message>
    <message>
        <source>The service has the files in a different order.</source>
        <translation>El servicio tiene los archivos en otro orden.</translation>
    </message>
    <message>
        <source>The folder can&apos;t be created.</source>
        <translation>No se puede crear la carpeta.</translation>
    </message>
    <message>
        <source>No response from the service. The document may or may not have been sent.</source>
        <translation>El servicio no respondió. Es posible que el documento se haya enviado.</translation>
    </message>
    <message>
        <source>This account doesn&apos;t exist.</source>
        <translation>Esta cuenta no existe.</translation>
    </message>
    <message>
        <source>Another document was opened.</source>
        <translation>Se abrió otro documento.</translation>
    </message>
    <message>
        <source>This recipient isn&apos;t in the document.</source>
        <translation>Este destinatario no está en el documento.</translation>
    </message>
    <message>
        <source>This document is no longer in the trash.</source>
        <translation>Este documento ya no está en la papelera.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read.</source>
        <translation>No se puede leer %1.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a folder.</source>
        <translation>%1 no es una carpeta.</translation>
    </message>
    <message>
        <source>%1 contains other files. Choose an empty folder.</source>
        <translation>%1 contiene otros archivos. Elija una carpeta vacía.</translation>
    </message>
    <message>
        <source>The permissions of the folder %1 can&apos;t be restricted.</source>
        <translation>No se pueden restringir los permisos de la carpeta %1.</translation>
    </message>
    <message>
        <source>Nothing can be written to the folder %1.</source>
        <translation>No se puede escribir en la carpeta %1.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written.</source>
        <translation>No se puede escribir %1.</translation>
    </message>
    <message>
        <source>Another process is creating the seal key in %1.</source>
        <translation>Otro proceso está creando la clave de %1.</translation>
    </message>
    <message>
        <source>Nothing can be written to %1. The disk may be full or read-only.</source>
        <translation>No se puede escribir en %1. Es posible que el disco esté lleno o sea de solo lectura.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t an IP address that the service can listen on.</source>
        <translation>%1 no es una dirección IP en la que el servicio pueda escuchar.</translation>
    </message>
    <message>
        <source>The service can&apos;t listen on %1 port %2: %3</source>
        <translation>El servicio no puede escuchar en %1, puerto %2: %3</translation>
    </message>
    <message>
        <source>is required</source>
        <translation>es obligatorio</translation>
    </message>
    <message>
        <source>has more than %1 characters</source>
        <translation>tiene más de %1 caracteres</translation>
    </message>
    <message>
        <source>must be a valid email address</source>
        <translation>no es una dirección de correo electrónico</translation>
    </message>
    <message>
        <source>A request must contain 1 to %1 documents.</source>
        <translation>Envíe de 1 a %1 documentos a la vez.</translation>
    </message>
    <message>
        <source>is not a valid page size</source>
        <translation>no es un tamaño de página válido</translation>
    </message>
    <message>
        <source>must be between 0 and 1000 points</source>
        <translation>debe estar entre 0 y 1000 puntos</translation>
    </message>
    <message>
        <source>must be a date such as 2026-03-31</source>
        <translation>debe ser una fecha como 2026-03-31</translation>
    </message>
    <message>
        <source>must be an object</source>
        <translation>debe ser un objeto</translation>
    </message>
    <message>
        <source>The server couldn&apos;t process this request (HTTP %1).</source>
        <translation>El servidor no pudo responder a esta solicitud (HTTP %1).</translation>
    </message>
    <message>
        <source>The server refused this request (HTTP %1).</source>
        <translation>El servidor rechazó esta solicitud (HTTP %1).</translation>
    </message>
    <message>
        <source>An internal error occurred in the service. Try again. If the problem persists, give the operator the request ID.</source>
        <translation>Se produjo un error en el servicio. Inténtelo de nuevo. Si el problema persiste, comunique al operador el número de la solicitud.</translation>
    </message>
    <message>
        <source>must have 1 to 255 characters</source>
        <translation>debe tener de 1 a 255 caracteres</translation>
    </message>
    <message>
        <source>The text is not valid JSON: %1 at byte %2.</source>
        <translation>El texto no es JSON válido: %1 en el byte %2.</translation>
    </message>
    <message>
        <source>The JSON is larger than %1 bytes.</source>
        <translation>Los datos JSON ocupan más de %1 bytes.</translation>
    </message>
    <message>
        <source>The text is not valid UTF-8.</source>
        <translation>El texto no es UTF-8 válido.</translation>
    </message>
    <message>
        <source>The JSON has more than %1 values.</source>
        <translation>Los datos JSON tienen más de %1 valores.</translation>
    </message>
    <message>
        <source>nested too deeply</source>
        <translation>anidamiento demasiado profundo</translation>
    </message>
    <message>
        <source>unexpected input</source>
        <translation>entrada inesperada</translation>
    </message>
    <message>
        <source>an invalid value</source>
        <translation>valor no válido</translation>
    </message>
    <message>
        <source>The JSON must be an object.</source>
        <translation>Los datos JSON deben ser un objeto.</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation>debe ser true o false</translation>
    </message>
    <message>
        <source>must be a time in milliseconds since 1970, UTC</source>
        <translation>debe ser una hora en milisegundos desde 1970 (UTC)</translation>
    </message>
    <message>
        <source>Select 1 to %1 documents.</source>
        <translation>Seleccione de 1 a %1 documentos.</translation>
    </message>
    <message>
        <source>must be a string</source>
        <translation>debe ser un texto</translation>
    </message>
    <message>
        <source>must not contain a NUL character</source>
        <translation>no debe contener ningún carácter NUL</translation>
    </message>
    <message>
        <source>must be a whole number</source>
        <translation>debe ser un número entero</translation>
    </message>
    <message>
        <source>must be between %1 and %2</source>
        <translation>debe estar entre %1 y %2</translation>
    </message>
    <message>
        <source>must be a number</source>
        <translation>debe ser un número</translation>
    </message>
    <message>
        <source>must be an id: a positive whole number</source>
        <translation>debe ser un ID: un número entero positivo</translation>
    </message>
    <message>
        <source>must be a code: a whole number</source>
        <translation>debe ser un código: un número entero</translation>
    </message>
    <message>
        <source>must be an array of strings</source>
        <translation>debe ser una lista de textos</translation>
    </message>
    <message>
        <source>has more than %1 entries</source>
        <translation>tiene más de %1 entradas</translation>
    </message>
    <message>
        <source>must be a string of at most %1 characters</source>
        <translation>debe ser un texto de %1 caracteres como máximo</translation>
    </message>
    <message>
        <source>must be a base64 string</source>
        <translation>debe ser un texto en base64</translation>
    </message>
    <message>
        <source>has more than %1 bytes</source>
        <translation>tiene más de %1 bytes</translation>
    </message>
    <message>
        <source>must be an array</source>
        <translation>debe ser una lista</translation>
    </message>
    <message>
        <source>%1 is not a supported value</source>
        <translation>%1 no es un valor conocido</translation>
    </message>
    <message>
        <source>must be a PNG or JPEG picture</source>
        <translation>debe ser una imagen PNG o JPEG</translation>
    </message>
    <message>
        <source>must be a string or a number</source>
        <translation>debe ser un texto o un número</translation>
    </message>
    <message>
        <source>must have 1 to %1 entries</source>
        <translation>debe tener de 1 a %1 entradas</translation>
    </message>
    <message>
        <source>has %1 rows</source>
        <translation>tiene %1 filas</translation>
    </message>
    <message>
        <source>The range is outside the file.</source>
        <translation>El intervalo está fuera del archivo.</translation>
    </message>
    <message>
        <source>The credentials are not valid. Check the API key, or the email address and password.</source>
        <translation>La clave de API, o la dirección de correo electrónico y la contraseña, no son válidas.</translation>
    </message>
    <message>
        <source>The service is busy. Try again in a moment.</source>
        <translation>El servicio está ocupado. Inténtelo de nuevo en un momento.</translation>
    </message>
    <message>
        <source>Nothing was found at this address.</source>
        <translation>No se encontró nada en esta dirección.</translation>
    </message>
    <message>
        <source>The first request with this Idempotency-Key is still being processed. Try again in a moment.</source>
        <translation>La primera solicitud con esta Idempotency-Key todavía se está procesando. Inténtelo de nuevo en un momento.</translation>
    </message>
    <message>
        <source>This Idempotency-Key was used for a different request.</source>
        <translation>Esta Idempotency-Key se usó para otra solicitud.</translation>
    </message>
    <message>
        <source>The database doesn&apos;t respond.</source>
        <translation>La base de datos no responde.</translation>
    </message>
    <message>
        <source>This page doesn&apos;t exist.</source>
        <translation>Esta página no existe.</translation>
    </message>
    <message>
        <source>The report can&apos;t be read.</source>
        <translation>No se puede leer el informe.</translation>
    </message>
    <message>
        <source>TLS isn&apos;t available.</source>
        <translation>TLS no está disponible.</translation>
    </message>
    <message>
        <source>The service is shutting down.</source>
        <translation>El servicio se está deteniendo.</translation>
    </message>
    <message>
        <source>The pages of this file can&apos;t be shown.</source>
        <translation>No se pueden mostrar las páginas de este archivo.</translation>
    </message>
    <message>
        <source>These pictures would be too large.</source>
        <translation>Estas imágenes serían demasiado grandes.</translation>
    </message>
    <message>
        <source>The picture of a page couldn&apos;t be written.</source>
        <translation>No se pudo escribir la imagen de una página.</translation>
    </message>
    <message>
        <source>The page renderer returned an invalid response.</source>
        <translation>El generador de páginas dio una respuesta no válida.</translation>
    </message>
    <message>
        <source>Too many pages are being rendered. Try again in a moment.</source>
        <translation>Se están generando demasiadas páginas. Inténtelo de nuevo en un momento.</translation>
    </message>
    <message>
        <source>Too many pages of this document are being rendered. Try again in a moment.</source>
        <translation>Se están generando demasiadas páginas de este documento. Inténtelo de nuevo en un momento.</translation>
    </message>
    <message>
        <source>This page takes too long to render.</source>
        <translation>Esta página tarda demasiado en generarse.</translation>
    </message>
    <message>
        <source>This page is damaged or needs too much memory to render.</source>
        <translation>Esta página está dañada o necesita demasiada memoria para generarse.</translation>
    </message>
    <message>
        <source>Pages can&apos;t be rendered at the moment.</source>
        <translation>En este momento no se pueden generar páginas.</translation>
    </message>
    <message>
        <source>A temporary folder can&apos;t be created.</source>
        <translation>No se puede crear una carpeta temporal.</translation>
    </message>
    <message>
        <source>A stored file is missing: %1</source>
        <translation>Falta un archivo almacenado: %1</translation>
    </message>
    <message>
        <source>A stored file couldn&apos;t be restored: %1</source>
        <translation>No se pudo restaurar un archivo almacenado: %1</translation>
    </message>
    <message>
        <source>A stored file can&apos;t be read: %1</source>
        <translation>No se puede leer un archivo almacenado: %1</translation>
    </message>
    <message>
        <source>A file couldn&apos;t be hashed.</source>
        <translation>No se pudo calcular el resumen de un archivo.</translation>
    </message>
    <message>
        <source>The database rejected part of this change.</source>
        <translation>La base de datos rechazó parte de este cambio.</translation>
    </message>
    <message>
        <source>The documents were changed in the meantime. Try again.</source>
        <translation>Los documentos se cambiaron entretanto. Inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The target folder doesn&apos;t exist.</source>
        <translation>La carpeta de destino no existe.</translation>
    </message>
    <message>
        <source>The parent folder is inside this folder.</source>
        <translation>El destino está dentro de la propia carpeta.</translation>
    </message>
    <message>
        <source>Another instance has taken over this request. Try again.</source>
        <translation>Otra instancia se ha hecho cargo de esta solicitud. Inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The database contains a code that this version doesn&apos;t support: %1 is %2 where %3 is %4.</source>
        <translation>La base de datos contiene un código que esta versión no conoce: %1 es %2 donde %3 es %4.</translation>
    </message>
    <message>
        <source>A migration is missing from this build.</source>
        <translation>En esta versión del programa falta una migración de la base de datos.</translation>
    </message>
    <message>
        <source>This delivery doesn&apos;t exist.</source>
        <translation>Esta entrega no existe.</translation>
    </message>
    <message>
        <source>A text contains the character U+0000.</source>
        <translation>Un texto contiene el carácter U+0000.</translation>
    </message>
    <message>
        <source>The database didn&apos;t return an ID.</source>
        <translation>La base de datos no devolvió ningún número.</translation>
    </message>
    <message>
        <source>The database %1 can&apos;t be opened: %2</source>
        <translation>No se puede abrir la base de datos %1: %2</translation>
    </message>
    <message>
        <source>The database rejected the request: %1</source>
        <translation>La base de datos rechazó la solicitud: %1</translation>
    </message>
    <message>
        <source>An entry like this already exists.</source>
        <translation>Ya existe una entrada como esta.</translation>
    </message>
    <message>
        <source>The version couldn&apos;t be stored.</source>
        <translation>No se pudo guardar la versión.</translation>
    </message>
    <message>
        <source>The search index is damaged.</source>
        <translation>El índice de búsqueda está dañado.</translation>
    </message>
    <message>
        <source>A file couldn&apos;t be written to the disk: %1</source>
        <translation>No se pudo escribir un archivo en el disco: %1</translation>
    </message>
    <message>
        <source>an email address has one @ with text before and after it.</source>
        <translation>una dirección de correo electrónico tiene una sola @ con texto antes y después.</translation>
    </message>
    <message>
        <source>addresses with quotation marks aren&apos;t supported.</source>
        <translation>no se admiten direcciones con comillas.</translation>
    </message>
    <message>
        <source>the part before the @ has characters that aren&apos;t allowed.</source>
        <translation>la parte anterior a la @ tiene caracteres no permitidos.</translation>
    </message>
    <message>
        <source>the part after the @ isn&apos;t a valid domain name.</source>
        <translation>la parte posterior a la @ no es un nombre de dominio válido.</translation>
    </message>
    <message>
        <source>it is too long.</source>
        <translation>es demasiado larga.</translation>
    </message>
    <message>
        <source>an object is listed twice</source>
        <translation>un objeto aparece dos veces</translation>
    </message>
    <message>
        <source>the cross-reference entries don&apos;t conform to the standard</source>
        <translation>las entradas de referencias cruzadas no cumplen el estándar</translation>
    </message>
    <message>
        <source>a cross-reference entry doesn&apos;t lead to its object</source>
        <translation>una entrada de referencia cruzada no conduce a su objeto</translation>
    </message>
    <message>
        <source>the startxref entry is missing or invalid</source>
        <translation>su final está en un lugar incorrecto</translation>
    </message>
    <message>
        <source>there is a second trailer</source>
        <translation>tiene un segundo tráiler</translation>
    </message>
    <message>
        <source>an object stream contains objects that aren&apos;t listed</source>
        <translation>un flujo de objetos contiene objetos que no aparecen en la lista</translation>
    </message>
    <message>
        <source>You are invited to read this document; there is nothing to sign.</source>
        <translation>Se le invita a leer este documento; no hay nada que firmar.</translation>
    </message>
    <message>
        <source>You declined to sign.</source>
        <translation>Ha rechazado firmar.</translation>
    </message>
    <message>
        <source>Everyone has signed. The document is complete.</source>
        <translation>Todas las personas han firmado. El documento está completo.</translation>
    </message>
    <message>
        <source>A recipient declined, so this document can no longer be signed.</source>
        <translation>Un destinatario ha rechazado el documento; el proceso ha terminado.</translation>
    </message>
    <message>
        <source>The deadline of this document has passed.</source>
        <translation>El plazo de este documento ha terminado.</translation>
    </message>
    <message>
        <source>The sender cancelled this document.</source>
        <translation>El remitente ha cancelado este documento.</translation>
    </message>
    <message>
        <source>Others have already done this; you don&apos;t need to do anything.</source>
        <translation>Otras personas ya se han encargado; no tiene que hacer nada.</translation>
    </message>
    <message>
        <source>recipient %1</source>
        <translation>destinatario %1</translation>
    </message>
    <message>
        <source>“%1” (recipient %2)</source>
        <translation>«%1» (destinatario %2)</translation>
    </message>
    <message>
        <source>%1 has no width.</source>
        <translation>%1 no tiene ancho.</translation>
    </message>
    <message>
        <source>%1 has no height.</source>
        <translation>%1 no tiene alto.</translation>
    </message>
    <message>
        <source>The folder %1 can&apos;t be created. To use another folder, set INKSTONE_DATA.</source>
        <translation>No se puede crear la carpeta %1. Para usar otra carpeta, defina INKSTONE_DATA.</translation>
    </message>
    <message>
        <source>You have finished. Thank you.</source>
        <translation>Ha terminado. Gracias.</translation>
    </message>
    <message>
        <source>The formula of %1 isn&apos;t valid. %2</source>
        <translation>La fórmula de %1 no es válida. %2</translation>
    </message>
    <message>
        <source>Enter a formula, such as {Net} * 1.19.</source>
        <translation>Escriba una fórmula, por ejemplo {Neto} * 1.19.</translation>
    </message>
    <message>
        <source>A formula can have at most %1 characters.</source>
        <translation>Una fórmula puede tener como máximo %1 caracteres.</translation>
    </message>
    <message>
        <source>Too many nested parentheses (character %1).</source>
        <translation>Demasiados paréntesis anidados (carácter %1).</translation>
    </message>
    <message>
        <source>A formula can refer to at most %1 different fields.</source>
        <translation>Una fórmula puede referirse como máximo a %1 campos distintos.</translation>
    </message>
    <message>
        <source>Unexpected text (character %1).</source>
        <translation>Texto inesperado (carácter %1).</translation>
    </message>
    <message>
        <source>A number, text or field is missing (character %1).</source>
        <translation>Falta un número, un texto o un campo (carácter %1).</translation>
    </message>
    <message>
        <source>Unknown word (character %1). Put field names in braces and texts in quotation marks. Functions: sum, min, max, round, if, and, or, not, days.</source>
        <translation>Palabra desconocida (carácter %1). Escriba los nombres de los campos entre llaves y los textos entre comillas. Funciones: sum, min, max, round, if, and, or, not, days.</translation>
    </message>
    <message>
        <source>Unmatched parenthesis (character %1).</source>
        <translation>Paréntesis sin pareja (carácter %1).</translation>
    </message>
    <message>
        <source>Unmatched brace (character %1).</source>
        <translation>Llave sin pareja (carácter %1).</translation>
    </message>
    <message>
        <source>Missing name (character %1).</source>
        <translation>Falta el nombre (carácter %1).</translation>
    </message>
    <message>
        <source>Write numbers as 1.19 (character %1).</source>
        <translation>Escriba los números como 1.19 (carácter %1).</translation>
    </message>
    <message>
        <source>Wrong number of values for this function (character %1).</source>
        <translation>Esta función espera otro número de valores (carácter %1).</translation>
    </message>
    <message>
        <source>Unmatched quotation mark (character %1).</source>
        <translation>Hay una comilla sin cerrar (carácter %1).</translation>
    </message>
    <message>
        <source>A pattern can have at most %1 characters.</source>
        <translation>Un patrón puede tener como máximo %1 caracteres.</translation>
    </message>
    <message>
        <source>This pattern repeats too much. Use smaller counts.</source>
        <translation>Este patrón repite demasiado. Use números más pequeños.</translation>
    </message>
    <message>
        <source>“%2” (character %1) isn&apos;t supported in patterns.</source>
        <translation>«%2» (carácter %1) no se admite en los patrones.</translation>
    </message>
    <message>
        <source>“%2” (character %1) isn&apos;t closed.</source>
        <translation>«%2» (carácter %1) no está cerrado.</translation>
    </message>
    <message>
        <source>Unmatched parenthesis “%2” (character %1).</source>
        <translation>Paréntesis «%2» sin pareja (carácter %1).</translation>
    </message>
    <message>
        <source>“%2” (character %1) has nothing to repeat.</source>
        <translation>«%2» (carácter %1) no tiene nada que repetir.</translation>
    </message>
    <message>
        <source>“%2” (character %1) isn&apos;t a valid count. Write {0,3} or {2,}.</source>
        <translation>«%2» (carácter %1) no es un número válido. Escriba {0,3} o {2,}.</translation>
    </message>
    <message>
        <source>“%2” (character %1) isn&apos;t a valid range.</source>
        <translation>«%2» (carácter %1) no es un intervalo válido.</translation>
    </message>
    <message>
        <source>“%2” (character %1) isn&apos;t a supported escape sequence.</source>
        <translation>«%2» (carácter %1) no es una secuencia de escape conocida.</translation>
    </message>
    <message>
        <source>%1: The pattern isn&apos;t valid. %2</source>
        <translation>%1: el patrón no es válido. %2</translation>
    </message>
    <message>
        <source>The request is larger than %1 MiB.</source>
        <translation>La solicitud supera los %1 MiB.</translation>
    </message>
    <message>
        <source>The file was changed after signing.</source>
        <translation>El archivo se modificó después de la firma.</translation>
    </message>
    <message>
        <source>The file has no signature.</source>
        <translation>El archivo no contiene ninguna firma.</translation>
    </message>
    <message>
        <source>The expected signature is missing.</source>
        <translation>Falta la firma esperada.</translation>
    </message>
    <message>
        <source>This build of Inkstone can&apos;t write Excel workbooks. Export the table as CSV instead.</source>
        <translation>Esta versión de Inkstone no puede crear libros de Excel. Exporte la tabla como CSV.</translation>
    </message>
    <message>
        <source>Enter a name for the sender.</source>
        <translation>El remitente necesita un nombre.</translation>
    </message>
    <message>
        <source>Enter a name for the key.</source>
        <translation>Una clave necesita un nombre.</translation>
    </message>
    <message>
        <source>it didn&apos;t respond a moment ago</source>
        <translation>sin respuesta hace un momento</translation>
    </message>
    <message>
        <source>%1 has to name the next recipient, but might not have to act at all.</source>
        <translation>%1 tiene que indicar el siguiente destinatario, pero puede que no tenga que actuar.</translation>
    </message>
    <message>
        <source>It must name a signer, for example signer1.</source>
        <translation>No nombra a ningún firmante, como en signer1.</translation>
    </message>
    <message>
        <source>The workspace uses the time zone of this computer, %1. Change it in the system&apos;s settings.</source>
        <translation>El espacio de trabajo usa la zona horaria de este equipo, %1. Cámbiela en los ajustes del sistema.</translation>
    </message>
    <message>
        <source>The callback address must not contain “#”: what follows it is never sent.</source>
        <translation>La dirección de callback no debe contener «#»: lo que sigue a ese carácter no se envía nunca.</translation>
    </message>
    <message>
        <source>This key has expired. Create a new key instead.</source>
        <translation>Esta clave ha caducado. Cree una clave nueva en su lugar.</translation>
    </message>
    <message>
        <source>The keychain of this computer is locked.</source>
        <translation>El llavero de este equipo está bloqueado.</translation>
    </message>
    <message>
        <source>This file is a dynamic XFA form. Only some programs can show it; others show a page such as “Please wait…”. Print it to a new PDF, or freeze what its pages show here.</source>
        <translation>Este archivo es un formulario XFA dinámico. Solo algunos programas pueden mostrarlo; otros muestran una página como «Please wait…». Imprímalo en un PDF nuevo o congele lo que muestran aquí sus páginas.</translation>
    </message>
    <message>
        <source>This file has an XFA form. Programs that support XFA may show something other than its pages.</source>
        <translation>Este archivo tiene un formulario XFA. Los programas que admiten XFA pueden mostrar algo distinto de sus páginas.</translation>
    </message>
    <message>
        <source>This file is a portfolio. Only its cover page would be signed, not the files in it.</source>
        <translation>Este archivo es una cartera. Solo se firmaría su portada, no los archivos que contiene.</translation>
    </message>
    <message>
        <source>This file has layers that are shown only under some conditions, such as when it is printed.</source>
        <translation>Este archivo tiene capas que no se muestran siempre ni en todas partes, por ejemplo capas solo para imprimir.</translation>
    </message>
    <message>
        <source>This file has scripts. They can change what it shows.</source>
        <translation>Este archivo tiene scripts. Pueden cambiar lo que muestra.</translation>
    </message>
    <message>
        <source>This file has actions other than links. They can change what it shows, or open something else.</source>
        <translation>Este archivo tiene acciones que no son enlaces. Pueden cambiar lo que muestra o abrir otra cosa.</translation>
    </message>
    <message>
        <source>This file refers to content in other files, which can change at any time.</source>
        <translation>Este archivo se refiere a contenido de otros archivos, que puede cambiar en cualquier momento.</translation>
    </message>
    <message>
        <source>This file has alternate images, so it can look different when it is printed.</source>
        <translation>Este archivo tiene imágenes alternativas, así que puede verse distinto al imprimirlo.</translation>
    </message>
    <message>
        <source>This file has sound, video, 3D or other content that only some programs show.</source>
        <translation>Este archivo tiene sonido, vídeo, 3D u otro contenido que solo muestran algunos programas.</translation>
    </message>
    <message>
        <source>This file has annotations or form fields that are shown only on a screen, or only on paper.</source>
        <translation>Este archivo tiene anotaciones o campos de formulario que solo se muestran en pantalla o solo en papel.</translation>
    </message>
    <message>
        <source>This file has a signature that isn&apos;t valid: the file was changed after it was signed.</source>
        <translation>Este archivo tiene una firma que no es válida: el archivo se cambió después de firmarlo.</translation>
    </message>
    <message>
        <source>This file has valid signatures. Freezing it, or removing its scripts, would remove them.</source>
        <translation>Este archivo tiene firmas válidas. Congelarlo o eliminar sus scripts las quitaría.</translation>
    </message>
    <message>
        <source>The layers of this file can&apos;t be merged. Print it to a new PDF and upload that one.</source>
        <translation>Las capas de este archivo no se pueden combinar. Imprímalo en un PDF nuevo y suba ese.</translation>
    </message>
    <message>
        <source>This file can&apos;t be frozen: %1</source>
        <translation>Este archivo no se puede congelar: %1</translation>
    </message>
    <message>
        <source>This portfolio contains no PDF file.</source>
        <translation>Esta cartera no contiene ningún archivo PDF.</translation>
    </message>
    <message>
        <source>“%1” is not a supported file treatment. Use keep, freeze, removeScripts, takeAttachments or refuse.</source>
        <translation>«%1» no es un tratamiento de archivos. Use keep, freeze, removeScripts, takeAttachments o refuse.</translation>
    </message>
    <message>
        <source>This file was changed in the meantime. Try again.</source>
        <translation>Este archivo se modificó entretanto. Inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>“%1” was frozen: what its pages showed became their only content. SHA-256 of the upload %2, of the stored file %3</source>
        <translation>«%1» se congeló: lo que mostraban sus páginas pasó a ser su único contenido. SHA-256 del archivo subido %2, del archivo conservado %3</translation>
    </message>
    <message>
        <source>The scripts and actions of “%1” were removed. SHA-256 of the upload %2, of the stored file %3</source>
        <translation>Se eliminaron los scripts y las acciones de «%1». SHA-256 del archivo subido %2, del archivo conservado %3</translation>
    </message>
    <message>
        <source>“%1” was extracted from a portfolio. SHA-256 of the portfolio %2, of the file %3</source>
        <translation>«%1» se extrajo de una cartera. SHA-256 de la cartera %2, del archivo %3</translation>
    </message>
    <message>
        <source>PDF readers may show this file differently. In a later revision, object %1 doesn&apos;t conform to the standard: %2.</source>
        <translation>Los lectores pueden mostrar este archivo de forma distinta. En una revisión posterior, el objeto %1 no está escrito como exige la norma: %2.</translation>
    </message>
    <message>
        <source>PDF readers may show this file differently. In a later revision, the trailer doesn&apos;t conform to the standard: %1.</source>
        <translation>Los lectores pueden mostrar este archivo de forma distinta. En una revisión posterior, el tráiler no está escrito como exige la norma: %1.</translation>
    </message>
    <message>
        <source>PDF readers may show this file differently. A later revision doesn&apos;t conform to the standard: %1.</source>
        <translation>Los lectores pueden mostrar este archivo de forma distinta. Una revisión posterior no está escrita como exige la norma: %1.</translation>
    </message>
    <message>
        <source>it contains a stray character or an unknown keyword</source>
        <translation>contiene un carácter suelto o una palabra desconocida</translation>
    </message>
    <message>
        <source>a comment isn&apos;t ended by a line feed</source>
        <translation>un comentario no termina con un salto de línea</translation>
    </message>
    <message>
        <source>it contains an invalid name</source>
        <translation>contiene un nombre no válido</translation>
    </message>
    <message>
        <source>it contains an invalid number or one out of range</source>
        <translation>contiene un número no válido o fuera de los límites</translation>
    </message>
    <message>
        <source>it contains an invalid string</source>
        <translation>contiene una cadena no válida</translation>
    </message>
    <message>
        <source>a dictionary contains a key twice</source>
        <translation>un diccionario contiene una clave dos veces</translation>
    </message>
    <message>
        <source>it contains an invalid reference</source>
        <translation>contiene una referencia no válida</translation>
    </message>
    <message>
        <source>it refers to an object with a generation that doesn&apos;t exist</source>
        <translation>se refiere a un objeto con una generación que no existe</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>tiene demasiados niveles de anidamiento</translation>
    </message>
    <message>
        <source>the length of its stream is wrong</source>
        <translation>la longitud de su flujo es incorrecta</translation>
    </message>
    <message>
        <source>its beginning or end is invalid</source>
        <translation>su principio o su final no es válido</translation>
    </message>
    <message>
        <source>it has cross-references in two forms</source>
        <translation>tiene referencias cruzadas en dos formatos</translation>
    </message>
    <message>
        <source>its number exceeds the size stated in the trailer</source>
        <translation>su número supera el tamaño que indica el tráiler</translation>
    </message>
    <message>
        <source>Object %1 was added after signing, but the signed revision already refers to it. Some PDF readers show it.</source>
        <translation>Después de firmar se añadió el objeto %1, al que la revisión firmada ya se refiere. Algunos lectores lo muestran.</translation>
    </message>
    <message>
        <source>The appearance of the form field “%1” has no bounding box, so PDF readers may draw it anywhere on the page.</source>
        <translation>El aspecto del campo de formulario «%1» no tiene rectángulo delimitador, así que los lectores pueden dibujarlo en cualquier lugar de la página.</translation>
    </message>
    <message>
        <source>The signature field “%1” was moved to another page after signing.</source>
        <translation>El campo de firma «%1» se llevó a otra página después de firmar.</translation>
    </message>
    <message>
        <source>The signature field “%1”, added after signing, is on a page more than once or on several pages.</source>
        <translation>El campo de firma «%1», añadido después de firmar, está más de una vez en una página o en varias páginas.</translation>
    </message>
    <message>
        <source>The signature field “%1”, added after signing, names a different page from the one that shows it.</source>
        <translation>El campo de firma «%1», añadido después de firmar, indica una página distinta de la que lo muestra.</translation>
    </message>
    <message>
        <source>The field “%1” was filled in with “%2”.</source>
        <translation>El campo «%1» se rellenó con «%2».</translation>
    </message>
    <message>
        <source>The field “%1” was changed from “%2” to “%3”.</source>
        <translation>El campo «%1» se cambió de «%2» a «%3».</translation>
    </message>
    <message>
        <source>The field “%1” was cleared. Its value was “%2”.</source>
        <translation>El campo «%1» se vació. Su valor era «%2».</translation>
    </message>
    <message>
        <source>The signature field “%1” was added.</source>
        <translation>Se añadió el campo de firma «%1».</translation>
    </message>
    <message>
        <source>The field “%1” was signed.</source>
        <translation>El campo «%1» se firmó.</translation>
    </message>
    <message>
        <source>The document&apos;s title was changed from “%1” to “%2”.</source>
        <translation>El título del documento se cambió de «%1» a «%2».</translation>
    </message>
    <message>
        <source>The document&apos;s author was changed from “%1” to “%2”.</source>
        <translation>El autor del documento se cambió de «%1» a «%2».</translation>
    </message>
    <message>
        <source>The document&apos;s subject was changed from “%1” to “%2”.</source>
        <translation>El asunto del documento se cambió de «%1» a «%2».</translation>
    </message>
    <message>
        <source>The document&apos;s keywords were changed from “%1” to “%2”.</source>
        <translation>Las palabras clave del documento se cambiaron de «%1» a «%2».</translation>
    </message>
    <message>
        <source>Comments were added or changed.</source>
        <translation>Se añadieron o modificaron comentarios.</translation>
    </message>
    <message>
        <source>The field “%1” was filled in with “%2” after %3 signed.</source>
        <translation>El campo «%1» se rellenó con «%2» después de que firmara %3.</translation>
    </message>
    <message>
        <source>The field “%1” was changed from “%2” to “%3” after %4 signed.</source>
        <translation>El campo «%1» se cambió de «%2» a «%3» después de que firmara %4.</translation>
    </message>
    <message>
        <source>The field “%1” was cleared after %3 signed. Its value was “%2”.</source>
        <translation>El campo «%1» se vació después de que firmara %3. Su valor era «%2».</translation>
    </message>
    <message>
        <source>%2 signed the field “%1” after %3.</source>
        <translation>%2 firmó el campo «%1» después de %3.</translation>
    </message>
    <message>
        <source>The signature of %1 allows this, but %1 never saw the new value.</source>
        <translation>La firma de %1 lo permite, pero %1 nunca vio el valor nuevo.</translation>
    </message>
    <message>
        <source>%1 signed the new value.</source>
        <translation>%1 firmó el valor nuevo.</translation>
    </message>
    <message>
        <source>Nobody has signed the new value.</source>
        <translation>Nadie ha firmado el valor nuevo.</translation>
    </message>
    <message>
        <source>%1 more changes are listed in the details.</source>
        <translation>En los detalles figuran %1 cambios más.</translation>
    </message>
    <message>
        <source>The signer&apos;s certificate isn&apos;t meant for signing documents: its key usage names other purposes only.</source>
        <translation>El certificado del firmante no está destinado a firmar documentos: su uso de clave indica solo otros fines.</translation>
    </message>
    <message>
        <source>it was issued for other purposes</source>
        <translation>se emitió para otros fines</translation>
    </message>
    <message>
        <source>The file&apos;s revocation data about the certificate of %1 is out of date, so it doesn&apos;t say whether the certificate was still valid.</source>
        <translation>Los datos de revocación del archivo sobre el certificado de %1 no están vigentes, así que no indican si el certificado seguía siendo válido.</translation>
    </message>
    <message>
        <source>The attached history isn&apos;t confirmed. It was sealed with the certificate of %1, which isn&apos;t known to be the service that recorded it.</source>
        <translation>El historial adjunto no está confirmado. Se selló con el certificado de %1, del que no consta que sea el servicio que lo registró.</translation>
    </message>
    <message>
        <source>The attached history isn&apos;t confirmed. No intact signature covers it as it was attached.</source>
        <translation>El historial adjunto no está confirmado. Ninguna firma íntegra lo abarca tal como se adjuntó.</translation>
    </message>
    <message>
        <source>The attached history isn&apos;t confirmed. It was recorded and sealed with the certificate of %1, which this computer doesn&apos;t trust.</source>
        <translation>El historial adjunto no está confirmado. Se registró y se selló con el certificado de %1, en el que este equipo no confía.</translation>
    </message>
    <message>
        <source>The appearance of the field “%1” was updated to show its value.</source>
        <translation>El campo «%1» recibió un aspecto que muestra su valor.</translation>
    </message>
    <message>
        <source>The document&apos;s description was changed.</source>
        <translation>Se cambió la descripción del documento.</translation>
    </message>
    <message>
        <source>Parts of the file were rewritten without changing what it shows.</source>
        <translation>Se reescribieron partes del archivo sin cambiar lo que muestra.</translation>
    </message>
    <message>
        <source>A signature is weak, so it proves little. %1</source>
        <translation>Una firma es débil, así que demuestra poco. %1</translation>
    </message>
    <message>
        <source>The seal key is locked: its passphrase isn&apos;t available. Documents are sealed as soon as it is.</source>
        <translation>La clave del sello está bloqueada: su frase de contraseña no está disponible. Los documentos se sellan en cuanto lo esté.</translation>
    </message>
    <message>
        <source>This passphrase doesn&apos;t unlock the seal key.</source>
        <translation>Esta frase de contraseña no abre la clave del sello.</translation>
    </message>
    <message>
        <source>Page %1 of “%2” looks different in the sealed file from what its signers were shown, so the document isn&apos;t completed.</source>
        <translation>La página %1 de «%2» tiene en el archivo sellado un aspecto distinto del que se mostró a sus firmantes, así que el documento no se completa.</translation>
    </message>
    <message>
        <source>Page %1 of “%2” couldn&apos;t be compared with what its signers were shown: %3</source>
        <translation>La página %1 de «%2» no se pudo comparar con lo que se mostró a sus firmantes: %3</translation>
    </message>
    <message>
        <source>%1. These pages can&apos;t be rendered, so they weren&apos;t compared with what the signers were shown: %2</source>
        <translation>%1. Estas páginas no se pueden generar, así que no se compararon con lo que se mostró a los firmantes: %2</translation>
    </message>
    <message>
        <source>%1. Nothing is attached to “%2”, because PDF/A-%3 doesn&apos;t allow that; the certificate has the history</source>
        <translation>%1. No se adjunta nada a «%2», porque PDF/A-%3 no lo permite; el certificado contiene el historial</translation>
    </message>
    <message>
        <source>%1 of %2 pages that a later revision may have changed could not be compared with what was signed.</source>
        <translation>No se pudieron comparar con lo firmado %1 de %2 páginas que una revisión posterior puede haber cambiado.</translation>
    </message>
    <message>
        <source>The pages could not be compared with what was signed.</source>
        <translation>Las páginas no se pudieron comparar con lo firmado.</translation>
    </message>
    <message>
        <source>A later revision was not compared with the signed one, because that would take too long.</source>
        <translation>Una revisión posterior no se comparó con la firmada, porque tardaría demasiado.</translation>
    </message>
    <message>
        <source>The appearance of the form field “%1” could not be compared with its value.</source>
        <translation>El aspecto del campo de formulario «%1» no se pudo comparar con su valor.</translation>
    </message>
    <message>
        <source>%1 shows page %2 differently from what was signed.</source>
        <translation>%1 muestra la página %2 de forma distinta a lo que se firmó.</translation>
    </message>
    <message>
        <source>Page %2 looks different from what was signed when it is printed (rendered by %1).</source>
        <translation>La página %2 tiene al imprimirla un aspecto distinto de lo que se firmó (generada con %1).</translation>
    </message>
    <message>
        <source>%1 shows more pages than were signed.</source>
        <translation>%1 muestra más páginas de las que se firmaron.</translation>
    </message>
    <message>
        <source>%1 could not render the signed version of this file, so its view was not compared.</source>
        <translation>%1 no pudo generar la versión firmada de este archivo, así que su vista no se comparó.</translation>
    </message>
    <message>
        <source>%1 rendered the signed version of this file, but not the current one.</source>
        <translation>%1 generó la versión firmada de este archivo, pero no la actual.</translation>
    </message>
    <message>
        <source>The form field “%1” now hides content of page %2 that was visible when it was signed.</source>
        <translation>El campo de formulario «%1» oculta ahora contenido de la página %2 que era visible al firmarla.</translation>
    </message>
    <message>
        <source>The form field “%1” now reveals content of page %2 that was hidden when it was signed.</source>
        <translation>El campo de formulario «%1» deja ver ahora contenido de la página %2 que estaba oculto al firmarla.</translation>
    </message>
    <message>
        <source>Something that was added to page %1 after signing hides its content (rendered by %2).</source>
        <translation>Algo que se añadió a la página %1 después de firmar oculta su contenido (página generada con %2).</translation>
    </message>
    <message>
        <source>The verification was cancelled before all pages were compared.</source>
        <translation>La verificación se canceló antes de comparar todas las páginas.</translation>
    </message>
    <message>
        <source>This document changed after it was shown to you. Check the differences, then finish again.</source>
        <translation>Este documento cambió después de que se le mostrara. Compruebe las diferencias y termine de nuevo.</translation>
    </message>
    <message>
        <source>This field was moved or changed after it was shown.</source>
        <translation>Este campo se movió o se modificó después de mostrarse.</translation>
    </message>
    <message>
        <source>The pages or the text around the fields were changed after they were shown.</source>
        <translation>Las páginas o los textos que rodean los campos se modificaron después de mostrarse.</translation>
    </message>
    <message>
        <source>The sender changed this document after it was opened. Open it again, check it, then finish.</source>
        <translation>El remitente modificó este documento después de que se abriera. Ábralo de nuevo, compruébelo y termine.</translation>
    </message>
    <message>
        <source>The disk quota is used up. Free some space or raise the quota, then try again.</source>
        <translation>La cuota de disco está agotada. Libere espacio o aumente la cuota e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The disk is read-only: nothing can be stored.</source>
        <translation>El disco es de solo lectura: no se puede guardar nada.</translation>
    </message>
    <message>
        <source>The disk reports an input/output error.</source>
        <translation>El disco comunica un error de entrada/salida.</translation>
    </message>
    <message>
        <source>Too many files are open. Try again in a moment.</source>
        <translation>Hay demasiados archivos abiertos. Inténtelo de nuevo en un momento.</translation>
    </message>
    <message>
        <source>The system doesn&apos;t permit files of this size.</source>
        <translation>El sistema no permite archivos de este tamaño.</translation>
    </message>
    <message>
        <source>The system doesn&apos;t permit writing to the data folder.</source>
        <translation>El sistema no permite escribir en la carpeta de datos.</translation>
    </message>
    <message>
        <source>The folder %1 doesn&apos;t support file locks. It may be on a network drive. Use a folder on this computer.</source>
        <translation>La carpeta %1 no admite bloqueos de archivos. Puede que esté en una unidad de red. Use una carpeta de este equipo.</translation>
    </message>
    <message>
        <source>The folder %1 doesn&apos;t support shared memory. It may be on a network drive. Use a folder on this computer.</source>
        <translation>La carpeta %1 no admite memoria compartida. Puede que esté en una unidad de red. Use una carpeta de este equipo.</translation>
    </message>
    <message>
        <source>The file %1 is damaged. Restore it from a backup.</source>
        <translation>El archivo %1 está dañado. Restáurelo desde una copia de seguridad.</translation>
    </message>
    <message>
        <source>You don&apos;t have permission to read and write %1.</source>
        <translation>No tiene permiso para leer y escribir %1.</translation>
    </message>
    <message>
        <source>Another program is using %1. Close it, then try again.</source>
        <translation>Otro programa está usando %1. Ciérrelo e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>This file takes too much time to read. Save only the sheet that is needed to a new file and use that one.</source>
        <translation>Este archivo tarda demasiado en leerse. Guarde solo la hoja que necesita en un archivo nuevo y use ese.</translation>
    </message>
    <message>
        <source>An element of this workbook has too many attributes. Open it in a spreadsheet program, save it as XLSX and try again.</source>
        <translation>Un elemento de este libro tiene demasiados atributos. Ábralo en un programa de hojas de cálculo, guárdelo como XLSX e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>All rows of this sheet are hidden. Unhide them in a spreadsheet program, or include hidden rows.</source>
        <translation>Todas las filas de esta hoja están ocultas. Muéstrelas en un programa de hojas de cálculo o incluya las filas ocultas.</translation>
    </message>
    <message>
        <source>This file is a web page or XML, not a workbook. Open it in a spreadsheet program and save it as XLSX.</source>
        <translation>Este archivo es una página web o XML, no un libro de cálculo. Ábralo en un programa de hojas de cálculo y guárdelo como XLSX.</translation>
    </message>
    <message>
        <source>The spreadsheet shows the error %1 in this cell.</source>
        <translation>La hoja de cálculo muestra el error %1 en esta celda.</translation>
    </message>
    <message>
        <source>The formula in this cell has no stored result. Open the workbook in a spreadsheet program and save it.</source>
        <translation>La fórmula de esta celda no tiene un resultado guardado. Abra el libro en un programa de hojas de cálculo y guárdelo.</translation>
    </message>
    <message>
        <source>This row has more cells than the header. A value may contain the delimiter without quotation marks.</source>
        <translation>Esta fila tiene más celdas que el encabezado. Puede que un valor contenga el separador sin comillas.</translation>
    </message>
    <message>
        <source>“%1” has no domain such as example.com after the @.</source>
        <translation>«%1» no tiene un dominio como example.com después de la @.</translation>
    </message>
    <message>
        <source>The sheet “%1” has no rows. Showing “%2” instead.</source>
        <translation>La hoja «%1» no tiene filas. Se muestra «%2» en su lugar.</translation>
    </message>
    <message>
        <source>The file doesn&apos;t specify its encoding. It was read as %1. Check names with accented letters.</source>
        <translation>El archivo no indica qué codificación usa. Se leyó como %1: compruebe los nombres con acentos.</translation>
    </message>
    <message>
        <source>The header was found in line %1. The lines above it are left out.</source>
        <translation>El encabezado se encontró en la línea %1. Las líneas anteriores se excluyen.</translation>
    </message>
    <message>
        <source>Line %1 has fewer cells than the header.</source>
        <translation>La línea %1 tiene menos celdas que el encabezado.</translation>
    </message>
    <message>
        <source>Line %1 has more cells than the header. Check the delimiter.</source>
        <translation>La línea %1 tiene más celdas que el encabezado. Compruebe el separador.</translation>
    </message>
    <message>
        <source>Line %1 has characters that aren&apos;t valid in this encoding. Choose another encoding.</source>
        <translation>La línea %1 tiene caracteres que no son válidos en esta codificación. Elija otra codificación.</translation>
    </message>
    <message>
        <source>Line %1, column %2 contains a spreadsheet error instead of a value.</source>
        <translation>La línea %1, columna %2, tiene un error de la hoja de cálculo en lugar de un valor.</translation>
    </message>
    <message>
        <source>Line %1, column %2 has a formula without a stored result. Open the workbook in a spreadsheet program and save it.</source>
        <translation>La línea %1, columna %2, tiene una fórmula sin resultado guardado. Abra el libro en un programa de hojas de cálculo y guárdelo.</translation>
    </message>
    <message>
        <source>Further places to check: %1.</source>
        <translation>Otros lugares que debe comprobar: %1.</translation>
    </message>
    <message>
        <source>The signed file itself doesn&apos;t conform to the standard, so other programs may show it differently. Object %1: %2.</source>
        <translation>El propio archivo firmado no está escrito como exige la norma, así que otros programas pueden mostrarlo de forma distinta. Objeto %1: %2.</translation>
    </message>
    <message>
        <source>The signed file itself doesn&apos;t conform to the standard, so other programs may show it differently. Its trailer: %1.</source>
        <translation>El propio archivo firmado no está escrito como exige la norma, así que otros programas pueden mostrarlo de forma distinta. Su tráiler: %1.</translation>
    </message>
    <message>
        <source>The pages weren&apos;t compared in these programs, because they aren&apos;t installed: %1.</source>
        <translation>Estos programas no están instalados, así que las páginas no se compararon tal como ellos las muestran: %1.</translation>
    </message>
    <message>
        <source>The stored data is damaged. Restore it from a backup.</source>
        <translation>Los datos guardados están dañados. Restáurelos desde una copia de seguridad.</translation>
    </message>
    <message>
        <source>Hidden rows left out: %1.</source>
        <translation>Filas ocultas omitidas: %1.</translation>
    </message>
    <message>
        <source>The date of signing has changed since this document was opened. Close the document, open it again to see today&apos;s date, and sign.</source>
        <translation>La fecha de la firma ha cambiado desde que se abrió este documento. Cierre el documento, vuelva a abrirlo para ver la fecha de hoy y firme.</translation>
    </message>
    <message>
        <source>This picture takes too long to read. Save it again with another program.</source>
        <translation>La lectura de esta imagen tarda demasiado. Vuelva a guardarla con otro programa.</translation>
    </message>
    <message>
        <source>A key can&apos;t give another key more rights than it has itself. Missing here: %1.</source>
        <translation>Una clave no puede dar a otra más permisos de los que tiene. Aquí falta: %1.</translation>
    </message>
    <message>
        <source>This API key is limited to a folder, so it can only create keys for that folder or one of its subfolders.</source>
        <translation>Esta clave de API está limitada a una carpeta, por lo que solo puede crear claves para esa carpeta o una de sus subcarpetas.</translation>
    </message>
    <message>
        <source>This API key doesn&apos;t have the required scope: %1. Use a key that has it.</source>
        <translation>A esta clave de API le falta el permiso necesario: %1. Use una clave que lo tenga.</translation>
    </message>
    <message>
        <source>This API key is limited to a folder. Use a key for the whole account.</source>
        <translation>Esta clave de API está limitada a una carpeta. Use una clave para toda la cuenta.</translation>
    </message>
    <message>
        <source>This API key is limited to a folder. Choose that folder or one of its subfolders.</source>
        <translation>Esta clave de API está limitada a una carpeta. Elija esa carpeta o una de sus subcarpetas.</translation>
    </message>
    <message>
        <source>Select at least one scope for the key.</source>
        <translation>Seleccione al menos un permiso para la clave.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a scope of API keys. Use %2.</source>
        <translation>«%1» no es un permiso de las claves de API. Use %2.</translation>
    </message>
    <message>
        <source>The scope “%1” appears more than once.</source>
        <translation>El permiso «%1» aparece más de una vez.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t the address of a website. Enter https:// and the host, with the port if it isn&apos;t 443, such as https://app.example.com.</source>
        <translation>«%1» no es la dirección de un sitio web. Escriba https:// y el host, con el puerto si no es el 443, por ejemplo https://app.example.com.</translation>
    </message>
    <message>
        <source>At most %1 websites can show the signing page.</source>
        <translation>Como máximo %1 sitios web pueden mostrar la página de firma.</translation>
    </message>
    <message>
        <source>Names that start with “%1” are reserved. Enter another name.</source>
        <translation>Los nombres que empiezan por «%1» están reservados. Escriba otro nombre.</translation>
    </message>
    <message>
        <source>The list changed while it was read, and some documents are missing. Try again.</source>
        <translation>La lista cambió mientras se leía y faltan documentos. Inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>There is no event with this ID yet. The ID of the last event is %1. If the service was restored from a backup, read the documents themselves, then continue after %1.</source>
        <translation>Todavía no hay ningún evento con este ID. El ID del último evento es %1. Si el servicio se ha restaurado a partir de una copia de seguridad, lea los propios documentos y continúe después del %1.</translation>
    </message>
    <message>
        <source>signed copy</source>
        <translation>copia firmada</translation>
    </message>
    <message>
        <source>A signed copy can be sent once the document is completed.</source>
        <translation>Se puede enviar una copia firmada en cuanto el documento esté completado.</translation>
    </message>
    <message>
        <source>Enter at least one email address.</source>
        <translation>Introduzca al menos una dirección de correo.</translation>
    </message>
    <message>
        <source>Signed copies can be sent to at most %1 addresses at once.</source>
        <translation>Se pueden enviar copias firmadas a un máximo de %1 direcciones a la vez.</translation>
    </message>
    <message>
        <source>The signed files are too large for an email.</source>
        <translation>Los archivos firmados son demasiado grandes para un correo.</translation>
    </message>
    <message>
        <source>The password is wrong.</source>
        <translation>La contraseña es incorrecta.</translation>
    </message>
    <message>
        <source>Only the attachments of the file are encrypted. Its signatures can be verified with their password.</source>
        <translation>Solo están cifrados los archivos adjuntos. Con su contraseña se pueden verificar las firmas.</translation>
    </message>
    <message>
        <source>The pages of a password-protected file aren&apos;t compared with what was signed.</source>
        <translation>Las páginas de un archivo protegido con contraseña no se comparan con lo que se firmó.</translation>
    </message>
    <message>
        <source>The signature was created with a different certificate from the one that was prepared.</source>
        <translation>La firma se creó con un certificado distinto de aquel para el que se preparó el documento.</translation>
    </message>
    <message>
        <source>The signature covers different data from the prepared document.</source>
        <translation>La firma abarca datos distintos de los del documento preparado.</translation>
    </message>
    <message>
        <source>The certificate of “%1” isn&apos;t meant for signing documents, for example because it is only for encryption. Choose another certificate.</source>
        <translation>El certificado de «%1» no está destinado a firmar documentos, por ejemplo porque solo sirve para cifrar. Elija otro certificado.</translation>
    </message>
    <message>
        <source>The certificate of “%1” has expired. Choose another certificate.</source>
        <translation>El certificado de «%1» ha caducado. Elija otro certificado.</translation>
    </message>
    <message>
        <source>The certificate of “%1” isn&apos;t valid yet. Choose another certificate.</source>
        <translation>El certificado de «%1» todavía no es válido. Elija otro certificado.</translation>
    </message>
    <message>
        <source>The certificate of the issuer “%1” is missing. Send it after the signer&apos;s certificate.</source>
        <translation>Falta el certificado del emisor «%1». Envíelo después del certificado del firmante.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a certificate authority, or may not issue this certificate.</source>
        <translation>«%1» no es una autoridad de certificación o no puede emitir este certificado.</translation>
    </message>
    <message>
        <source>The key of the certificate can&apos;t sign with %1.</source>
        <translation>La clave del certificado no puede firmar con %1.</translation>
    </message>
    <message>
        <source>A drop-down list requires options, as in dropdown(options=&quot;Yes,No&quot;).</source>
        <translation>Una lista desplegable requiere opciones, como en dropdown(options=&quot;Sí,No&quot;).</translation>
    </message>
    <message>
        <source>“%1” requires options, which an anchor in square brackets can&apos;t list. Use {{Name;type=select;options=Yes,No}}.</source>
        <translation>«%1» requiere opciones, que no se pueden indicar entre corchetes. Use {{Nombre;type=select;options=Sí,No}}.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t imported. Set the formula or condition in the field&apos;s properties.</source>
        <translation>«%1» no se importa. Defina la fórmula o la condición en las propiedades del campo.</translation>
    </message>
    <message>
        <source>This build of Inkstone doesn&apos;t support trusted lists.</source>
        <translation>Esta versión de Inkstone no admite listas de confianza.</translation>
    </message>
    <message>
        <source>This file isn&apos;t valid XML.</source>
        <translation>Este archivo no es un XML válido.</translation>
    </message>
    <message>
        <source>This file isn&apos;t valid XML. The error is in line %1.</source>
        <translation>Este archivo no es un XML válido. El error está en la línea %1.</translation>
    </message>
    <message>
        <source>This file has a document type definition, which isn&apos;t allowed in a trusted list.</source>
        <translation>Este archivo contiene una definición de tipo de documento, lo que no se permite en una lista de confianza.</translation>
    </message>
    <message>
        <source>This file is larger than %1, the maximum for a trusted list.</source>
        <translation>Este archivo supera %1, el tamaño máximo de una lista de confianza.</translation>
    </message>
    <message>
        <source>This file isn&apos;t a trusted list in the format of ETSI TS 119 612.</source>
        <translation>Este archivo no es una lista de confianza en el formato ETSI TS 119 612.</translation>
    </message>
    <message>
        <source>“%1” in line %2 is missing or invalid.</source>
        <translation>«%1» en la línea %2 falta o no es válido.</translation>
    </message>
    <message>
        <source>Version %1 of the format of trusted lists isn&apos;t supported.</source>
        <translation>No se admite la versión %1 del formato de las listas de confianza.</translation>
    </message>
    <message>
        <source>The list isn&apos;t signed.</source>
        <translation>La lista no está firmada.</translation>
    </message>
    <message>
        <source>The list&apos;s signature is invalid. The list may have been changed.</source>
        <translation>La firma de la lista no es válida. Es posible que se haya modificado la lista.</translation>
    </message>
    <message>
        <source>The list&apos;s signature uses an algorithm that isn&apos;t supported or is no longer secure.</source>
        <translation>La firma de la lista utiliza un algoritmo que no se admite o que ya no es seguro.</translation>
    </message>
    <message>
        <source>The list&apos;s signature doesn&apos;t cover the whole list.</source>
        <translation>La firma de la lista no abarca toda la lista.</translation>
    </message>
    <message>
        <source>The list is signed with a certificate that isn&apos;t trusted for it.</source>
        <translation>La lista está firmada con un certificado que no es de confianza para ella.</translation>
    </message>
    <message>
        <source>The trusted list of %1 expired on %2. Get a newer one.</source>
        <translation>La lista de confianza de %1 caducó el %2. Consiga una más reciente.</translation>
    </message>
    <message>
        <source>A newer list of %1 is used.</source>
        <translation>Se utiliza una lista más reciente de %1.</translation>
    </message>
    <message>
        <source>The list of %1 was closed and is no longer updated.</source>
        <translation>La lista de %1 se ha cerrado y ya no se actualiza.</translation>
    </message>
    <message>
        <source>There is no certificate that may sign lists. Add the certificates published in the Official Journal of the European Union, or those of a national list.</source>
        <translation>No hay ningún certificado que pueda firmar listas. Añada los certificados publicados en el Diario Oficial de la Unión Europea o los de una lista nacional.</translation>
    </message>
    <message>
        <source>%1 has no valid certificate.</source>
        <translation>%1 no contiene ningún certificado válido.</translation>
    </message>
    <message>
        <source>None of the trusted lists has a service that issued the certificate.</source>
        <translation>Ninguna de las listas de confianza contiene un servicio que haya emitido el certificado.</translation>
    </message>
    <message>
        <source>The service “%1” (%2) wasn&apos;t a qualified service on %3. Its status was: %4.</source>
        <translation>El servicio «%1» (%2) no era un servicio cualificado el %3. Su estado era: %4.</translation>
    </message>
    <message>
        <source>The service “%1” (%2) wasn&apos;t listed on %3.</source>
        <translation>El servicio «%1» (%2) no figuraba en la lista el %3.</translation>
    </message>
    <message>
        <source>The certificate isn&apos;t a qualified certificate.</source>
        <translation>El certificado no es un certificado cualificado.</translation>
    </message>
    <message>
        <source>The trusted list of %1 says that certificates of this kind aren&apos;t qualified.</source>
        <translation>Según la lista de confianza de %1, los certificados de este tipo no son cualificados.</translation>
    </message>
    <message>
        <source>The certificate is qualified for websites, not for signatures or seals.</source>
        <translation>El certificado es cualificado para sitios web, no para firmas ni sellos.</translation>
    </message>
    <message>
        <source>The trusted lists contradict each other about this certificate: %1.</source>
        <translation>Las listas de confianza se contradicen sobre este certificado: %1.</translation>
    </message>
    <message>
        <source>The entry of the service “%1” contradicts itself, so its certificates can&apos;t be judged.</source>
        <translation>La entrada del servicio «%1» es contradictoria, por lo que no se pueden evaluar sus certificados.</translation>
    </message>
    <message>
        <source>The entry of the service “%1” has conditions that aren&apos;t supported, so its certificates can&apos;t be judged.</source>
        <translation>La entrada del servicio «%1» contiene condiciones no admitidas, por lo que no se pueden evaluar sus certificados.</translation>
    </message>
    <message>
        <source>The certificate can&apos;t be read, so it can&apos;t be looked up in trusted lists.</source>
        <translation>El certificado no se puede leer, por lo que no se puede buscar en las listas de confianza.</translation>
    </message>
    <message>
        <source>The certificate wasn&apos;t qualified when it was issued, on %1.</source>
        <translation>El certificado no era cualificado cuando se emitió, el %1.</translation>
    </message>
    <message>
        <source>The key isn&apos;t in a qualified device.</source>
        <translation>La clave no está en un dispositivo cualificado.</translation>
    </message>
    <message>
        <source>Qualified electronic signature</source>
        <translation>Firma electrónica cualificada</translation>
    </message>
    <message>
        <source>Qualified electronic seal</source>
        <translation>Sello electrónico cualificado</translation>
    </message>
    <message>
        <source>Advanced electronic signature with a qualified certificate</source>
        <translation>Firma electrónica avanzada con certificado cualificado</translation>
    </message>
    <message>
        <source>Advanced electronic seal with a qualified certificate</source>
        <translation>Sello electrónico avanzado con certificado cualificado</translation>
    </message>
    <message>
        <source>Not qualified</source>
        <translation>No cualificado</translation>
    </message>
    <message>
        <source>Can&apos;t be determined</source>
        <translation>No se puede determinar</translation>
    </message>
    <message>
        <source>The certificate wasn&apos;t valid at that time.</source>
        <translation>El certificado no era válido en ese momento.</translation>
    </message>
    <message>
        <source>The certificate was revoked at that time.</source>
        <translation>El certificado estaba revocado en ese momento.</translation>
    </message>
    <message>
        <source>The file doesn&apos;t show whether the certificate had been revoked.</source>
        <translation>El archivo no muestra si el certificado se había revocado.</translation>
    </message>
    <message>
        <source>No time-stamp proves the time of signing, so this is the status at the time of this check.</source>
        <translation>Ningún sello de tiempo demuestra cuándo se firmó, por lo que este es el estado en el momento de esta comprobación.</translation>
    </message>
    <message>
        <source>The service “%1” (%2) isn&apos;t listed for certificates of this kind.</source>
        <translation>El servicio «%1» (%2) no figura en la lista para certificados de este tipo.</translation>
    </message>
    <message>
        <source>Only signers can sign with their own certificate. Change the task of %1, or don&apos;t require a certificate.</source>
        <translation>Solo los firmantes pueden firmar con su propio certificado. Cambie la tarea de %1 o no exija un certificado.</translation>
    </message>
    <message>
        <source>An issuer of the certificate of %1 is empty.</source>
        <translation>Un emisor del certificado de %1 está vacío.</translation>
    </message>
    <message>
        <source>%1 can&apos;t delegate, because the certificate must be theirs.</source>
        <translation>%1 no puede delegar, porque se exige su propio certificado.</translation>
    </message>
    <message>
        <source>Somebody has already signed without a certificate of their own, so nobody can be required to use one. Create a new document for it.</source>
        <translation>Alguien ya ha firmado sin un certificado propio, así que ya no se puede exigir a nadie. Cree un documento nuevo para ello.</translation>
    </message>
    <message>
        <source>%1: in every file, with the certificate of %2</source>
        <translation>%1: en cada archivo, con el certificado de %2</translation>
    </message>
    <message>
        <source>%1, issuer %2, serial number %3, SHA-256 %4</source>
        <translation>%1, emisor %2, número de serie %3, SHA-256 %4</translation>
    </message>
    <message>
        <source>%1, time-stamp by %2</source>
        <translation>%1, sello de tiempo de %2</translation>
    </message>
    <message>
        <source>This document must be signed with the certificate of “%2”, but this is the certificate of “%1”. Choose another certificate.</source>
        <translation>Este documento debe firmarse con el certificado de «%2», pero este es el certificado de «%1». Elija otro certificado.</translation>
    </message>
    <message>
        <source>This document needs a qualified certificate for electronic signatures, and the certificate of “%1” isn&apos;t one. Choose another certificate.</source>
        <translation>Este documento requiere un certificado cualificado de firma electrónica, y el certificado de «%1» no lo es. Elija otro certificado.</translation>
    </message>
    <message>
        <source>The certificate of “%1” was issued by “%2”. This document needs one issued by %3. Choose another certificate.</source>
        <translation>El certificado de «%1» fue emitido por «%2». Este documento requiere uno emitido por %3. Elija otro certificado.</translation>
    </message>
    <message>
        <source>The certificate of “%1” was issued by “%2”, which this service doesn&apos;t trust. Choose another certificate, or ask the sender to accept this issuer.</source>
        <translation>El certificado de «%1» fue emitido por «%2», en quien este servicio no confía. Elija otro certificado o pida al remitente que acepte este emisor.</translation>
    </message>
    <message>
        <source>The signature of %1 is still being added to the document. Try again in a moment.</source>
        <translation>La firma de %1 todavía se está añadiendo al documento. Inténtelo de nuevo en un momento.</translation>
    </message>
    <message>
        <source>The document has changed since it was prepared for your signature. Prepare it again, check it and sign it again.</source>
        <translation>El documento ha cambiado desde que se preparó para su firma. Prepárelo de nuevo, revíselo y fírmelo otra vez.</translation>
    </message>
    <message>
        <source>The signature for “%1” is missing.</source>
        <translation>Falta la firma de «%1».</translation>
    </message>
    <message>
        <source>You need a certificate of your own to sign this document. Open it in Inkstone on a computer with your card, token or certificate file.</source>
        <translation>Necesita un certificado propio para firmar este documento. Ábralo en Inkstone en un equipo con su tarjeta, token o archivo de certificado.</translation>
    </message>
    <message>
        <source>This document isn&apos;t set up for signatures with your own certificate. Sign it without one, or ask the sender.</source>
        <translation>Este documento no está preparado para firmas con un certificado propio. Fírmelo sin él o pregunte al remitente.</translation>
    </message>
    <message>
        <source>Nothing is prepared for your signature. Prepare the document, then sign it.</source>
        <translation>No hay nada preparado para su firma. Prepare el documento y después fírmelo.</translation>
    </message>
    <message>
        <source>The prepared document has expired. Prepare it again, check it and sign it again.</source>
        <translation>El documento preparado ha caducado. Prepárelo de nuevo, revíselo y fírmelo otra vez.</translation>
    </message>
    <message>
        <source>This recipient must sign with a certificate of their own, not on paper. Change the requirement first.</source>
        <translation>Este destinatario debe firmar con un certificado propio, no en papel. Cambie primero el requisito.</translation>
    </message>
    <message>
        <source>%1 is absent until %2 and must sign with their own certificate, so no deputy gets the document.</source>
        <translation>%1 está ausente hasta el %2 y debe firmar con su propio certificado, así que ningún sustituto recibe el documento.</translation>
    </message>
    <message>
        <source>The program inkstone-keys is missing or belongs to another version. Install Inkstone again.</source>
        <translation>El programa inkstone-keys no está o pertenece a otra versión. Vuelva a instalar Inkstone.</translation>
    </message>
    <message>
        <source>The software “%1” crashed (%2). Nothing was signed. Try again, and update the software if it happens again.</source>
        <translation>El software «%1» se ha bloqueado (%2). No se ha firmado nada. Inténtelo de nuevo y actualice el software si vuelve a ocurrir.</translation>
    </message>
    <message>
        <source>The software “%1” didn&apos;t respond (%2) and was stopped. Remove the card, insert it again, and try again.</source>
        <translation>El software «%1» no ha respondido (%2) y se ha detenido. Retire la tarjeta, insértela de nuevo e inténtelo otra vez.</translation>
    </message>
    <message>
        <source>The software “%1” returned an invalid result (%2). Nothing was signed. Update the software.</source>
        <translation>El software «%1» ha devuelto un resultado no válido (%2). No se ha firmado nada. Actualice el software.</translation>
    </message>
    <message>
        <source>The signature was not created with the key of this certificate, so it wasn&apos;t used. Choose another certificate, or contact the issuer of the card.</source>
        <translation>La firma no se ha creado con la clave de este certificado, por lo que no se ha usado. Elija otro certificado o póngase en contacto con el emisor de la tarjeta.</translation>
    </message>
    <message>
        <source>The software “%1” isn&apos;t installed.</source>
        <translation>El software «%1» no está instalado.</translation>
    </message>
    <message>
        <source>The software “%1” can&apos;t be loaded: %2</source>
        <translation>El software «%1» no se puede cargar: %2</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a PKCS#11 module.</source>
        <translation>«%1» no es un módulo PKCS#11.</translation>
    </message>
    <message>
        <source>The card was removed or replaced. Insert the card again, then try again.</source>
        <translation>La tarjeta se ha retirado o sustituido. Inserte de nuevo la tarjeta e inténtelo otra vez.</translation>
    </message>
    <message>
        <source>Enter the PIN.</source>
        <translation>Introduzca el PIN.</translation>
    </message>
    <message>
        <source>The PIN is incorrect. Check it, then try again.</source>
        <translation>El PIN es incorrecto. Compruébelo e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The PIN is incorrect. Few attempts are left before it is blocked.</source>
        <translation>El PIN es incorrecto. Quedan pocos intentos antes de que se bloquee.</translation>
    </message>
    <message>
        <source>The PIN is incorrect. One attempt is left; after another wrong PIN, it is blocked.</source>
        <translation>El PIN es incorrecto. Queda un intento; tras otro PIN incorrecto, se bloqueará.</translation>
    </message>
    <message>
        <source>The PIN is blocked. Unblock it with the PUK in the software of the card, or contact its issuer.</source>
        <translation>El PIN está bloqueado. Desbloquéelo con el PUK en el software de la tarjeta o póngase en contacto con su emisor.</translation>
    </message>
    <message>
        <source>The card doesn&apos;t accept a PIN of this length or with these characters. Check it, then try again. (%1)</source>
        <translation>La tarjeta no acepta un PIN de esta longitud o con estos caracteres. Compruébelo e inténtelo de nuevo. (%1)</translation>
    </message>
    <message>
        <source>The PIN must be changed before the card can be used. Change it in the software of the card. (%1)</source>
        <translation>El PIN debe cambiarse antes de usar la tarjeta. Cámbielo en el software de la tarjeta. (%1)</translation>
    </message>
    <message>
        <source>The card has no PIN yet. Set one in the software of the card.</source>
        <translation>La tarjeta aún no tiene PIN. Establézcalo en el software de la tarjeta.</translation>
    </message>
    <message>
        <source>The card requires the PIN again.</source>
        <translation>La tarjeta solicita de nuevo el PIN.</translation>
    </message>
    <message>
        <source>The signature was cancelled on the card reader. (%1)</source>
        <translation>La firma se ha cancelado en el lector de tarjetas. (%1)</translation>
    </message>
    <message>
        <source>Another program is using the card. Close it, then try again. (%1)</source>
        <translation>Otro programa está usando la tarjeta. Ciérrelo e inténtelo de nuevo. (%1)</translation>
    </message>
    <message>
        <source>The connection to the card was lost. Insert the card again, then try again. (%1)</source>
        <translation>Se ha perdido la conexión con la tarjeta. Inserte de nuevo la tarjeta e inténtelo otra vez. (%1)</translation>
    </message>
    <message>
        <source>The software “%1” doesn&apos;t support this card. Check that the card is inserted the right way, and install the software of its issuer.</source>
        <translation>El software «%1» no es compatible con esta tarjeta. Compruebe que la tarjeta esté insertada correctamente e instale el software de su emisor.</translation>
    </message>
    <message>
        <source>The card doesn&apos;t allow this key to sign. Choose another certificate. (%1)</source>
        <translation>La tarjeta no permite que esta clave firme. Elija otro certificado. (%1)</translation>
    </message>
    <message>
        <source>The card doesn&apos;t support this signature algorithm. Choose another certificate. (%1)</source>
        <translation>La tarjeta no es compatible con este algoritmo de firma. Elija otro certificado. (%1)</translation>
    </message>
    <message>
        <source>The card or its software has run out of memory. Close other programs that use the card, then try again. (%1)</source>
        <translation>La tarjeta o su software no tiene memoria suficiente. Cierre los demás programas que usan la tarjeta e inténtelo de nuevo. (%1)</translation>
    </message>
    <message>
        <source>The key has created as many signatures as it is allowed to. Contact the issuer of the card. (%1)</source>
        <translation>La clave ha creado todas las firmas permitidas. Póngase en contacto con el emisor de la tarjeta. (%1)</translation>
    </message>
    <message>
        <source>The self-test of the card failed. The card may be damaged: contact its issuer. (%1)</source>
        <translation>La autocomprobación de la tarjeta ha fallado. Es posible que esté dañada: póngase en contacto con su emisor. (%1)</translation>
    </message>
    <message>
        <source>The software “%1” isn&apos;t working correctly (%2). Update or reinstall it.</source>
        <translation>El software «%1» no funciona correctamente (%2). Actualícelo o vuelva a instalarlo.</translation>
    </message>
    <message>
        <source>The card or the reader reported an error (%1). Remove the card, insert it again, and try again.</source>
        <translation>La tarjeta o el lector ha notificado un error (%1). Retire la tarjeta, insértela de nuevo e inténtelo otra vez.</translation>
    </message>
    <message>
        <source>The private key of this certificate isn&apos;t on the card. Choose another certificate.</source>
        <translation>La clave privada de este certificado no está en la tarjeta. Elija otro certificado.</translation>
    </message>
    <message>
        <source>The certificate file can&apos;t be read. Check that it exists and that you may open it.</source>
        <translation>No se puede leer el archivo de certificado. Compruebe que existe y que tiene permiso para abrirlo.</translation>
    </message>
    <message>
        <source>The file is too large for a certificate file.</source>
        <translation>El archivo es demasiado grande para ser un archivo de certificado.</translation>
    </message>
    <message>
        <source>This isn&apos;t a valid certificate file (PKCS#12). Files end with .p12 or .pfx.</source>
        <translation>Este no es un archivo de certificado válido (PKCS#12). Estos archivos terminan en .p12 o .pfx.</translation>
    </message>
    <message>
        <source>The certificate file is encrypted with an outdated algorithm (%1). Export it again with AES encryption.</source>
        <translation>El archivo de certificado está cifrado con un algoritmo obsoleto (%1). Expórtelo de nuevo con cifrado AES.</translation>
    </message>
    <message>
        <source>Opening the certificate file would take too long: it uses too many iterations. Export it again.</source>
        <translation>Abrir el archivo de certificado llevaría demasiado tiempo: usa demasiadas iteraciones. Expórtelo de nuevo.</translation>
    </message>
    <message>
        <source>Enter the password of the certificate file.</source>
        <translation>Introduzca la contraseña del archivo de certificado.</translation>
    </message>
    <message>
        <source>The password of the certificate file is incorrect. Check it, then try again.</source>
        <translation>La contraseña del archivo de certificado es incorrecta. Compruébela e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The certificate file has no private key, so it can&apos;t sign. Export the certificate together with its key.</source>
        <translation>El archivo de certificado no contiene ninguna clave privada, por lo que no puede firmar. Exporte el certificado junto con su clave.</translation>
    </message>
    <message>
        <source>This key has no certificate. Ask the issuer of the card to add it.</source>
        <translation>Esta clave no tiene certificado. Pida al emisor de la tarjeta que lo añada.</translation>
    </message>
    <message>
        <source>This certificate is damaged.</source>
        <translation>Este certificado está dañado.</translation>
    </message>
    <message>
        <source>This certificate has expired. Renew it with its issuer.</source>
        <translation>Este certificado ha caducado. Renuévelo con su emisor.</translation>
    </message>
    <message>
        <source>This certificate isn&apos;t valid yet. Check the date of this computer.</source>
        <translation>Este certificado aún no es válido. Compruebe la fecha de este equipo.</translation>
    </message>
    <message>
        <source>This certificate is for encryption only, not for signing.</source>
        <translation>Este certificado sirve solo para cifrar, no para firmar.</translation>
    </message>
    <message>
        <source>The key usage of this certificate doesn&apos;t allow signing.</source>
        <translation>El uso de la clave de este certificado no permite firmar.</translation>
    </message>
    <message>
        <source>This certificate is for another purpose, such as signing in to websites, not for signing documents.</source>
        <translation>Este certificado es para otro fin, como iniciar sesión en sitios web, no para firmar documentos.</translation>
    </message>
    <message>
        <source>The private key on the card doesn&apos;t belong to this certificate. Contact the issuer of the card.</source>
        <translation>La clave privada de la tarjeta no corresponde a este certificado. Póngase en contacto con el emisor de la tarjeta.</translation>
    </message>
    <message>
        <source>The algorithm of this key isn&apos;t supported for signing documents.</source>
        <translation>El algoritmo de esta clave no es compatible para firmar documentos.</translation>
    </message>
    <message>
        <source>The smart card service (pcscd) isn&apos;t running. Install the package pcscd, or start its service, then try again.</source>
        <translation>El servicio de tarjetas inteligentes (pcscd) no está en ejecución. Instale el paquete pcscd o inicie su servicio e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>No card software was found. Install the software of the card&apos;s issuer, or OpenSC.</source>
        <translation>No se ha encontrado ningún software de tarjetas. Instale el software del emisor de la tarjeta u OpenSC.</translation>
    </message>
    <message>
        <source>No card reader was found. Connect one, or install its driver.</source>
        <translation>No se ha encontrado ningún lector de tarjetas. Conecte uno o instale su controlador.</translation>
    </message>
    <message>
        <source>No card is inserted. Insert the card, then try again.</source>
        <translation>No hay ninguna tarjeta insertada. Inserte la tarjeta e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The token in “%1” hasn&apos;t been set up. Set it up in the software of its issuer.</source>
        <translation>El token de «%1» no se ha configurado. Configúrelo en el software de su emisor.</translation>
    </message>
    <message>
        <source>“%1” has no certificate. Ask its issuer to add one.</source>
        <translation>«%1» no tiene ningún certificado. Pida a su emisor que añada uno.</translation>
    </message>
</context>
<context>
    <name>ink::SignerText</name>
    <message>
        <source>I have reviewed this document, and I agree to approve it electronically.</source>
        <translation>He revisado este documento y acepto aprobarlo por medios electrónicos.</translation>
    </message>
    <message>
        <source>I agree to fill in this document electronically.</source>
        <translation>Acepto completar este documento por medios electrónicos.</translation>
    </message>
    <message>
        <source>I agree to sign this document electronically, and that my electronic signature counts like one on paper.</source>
        <translation>Acepto firmar este documento por medios electrónicos y que mi firma electrónica tenga el mismo valor que una firma en papel.</translation>
    </message>
    <message>
        <source>Enter the access code that the sender gave you.</source>
        <translation>Introduzca el código de acceso que le dio el remitente.</translation>
    </message>
    <message>
        <source>Enter the code sent to you by email.</source>
        <translation>Introduzca el código que se le envía por correo electrónico.</translation>
    </message>
    <message>
        <source>Enter the code sent to your phone.</source>
        <translation>Introduzca el código que se envía a su teléfono.</translation>
    </message>
    <message>
        <source>%1 is your code for the document from %2. It is valid for 10 minutes. Don&apos;t share it.</source>
        <translation>%1 es su código para el documento de %2. Es válido durante 10 minutos. No lo comparta.</translation>
    </message>
    <message>
        <source>This code is incorrect.</source>
        <translation>Este código no es correcto.</translation>
    </message>
</context>
<context>
    <name>ink::SigningPage</name>
    <message>
        <source>Ended without being sealed</source>
        <comment>result_ended</comment>
        <translation>Terminado sin sellarse</translation>
    </message>
    <message>
        <source>Sealed</source>
        <comment>result_sealed</comment>
        <translation>Sellado</translation>
    </message>
    <message>
        <source>Everyone has signed it</source>
        <comment>result_signed</comment>
        <translation>Todos lo han firmado</translation>
    </message>
    <message>
        <source>Waiting for others</source>
        <comment>result_pending</comment>
        <translation>A la espera de otras personas</translation>
    </message>
    <message>
        <source>No signatures in this file</source>
        <comment>unsigned</comment>
        <translation>No hay firmas en este archivo</translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <comment>signedBy</comment>
        <translation>Firmado por %1</translation>
    </message>
    <message>
        <source>Files and who signed them</source>
        <comment>results</comment>
        <translation>Archivos y quién los firmó</translation>
    </message>
    <message>
        <source>To sign, turn on JavaScript in your browser.</source>
        <comment>needsJavaScript</comment>
        <translation>Para firmar, active JavaScript en su navegador.</translation>
    </message>
    <message>
        <source>Page %1 can’t be shown here: it is too complex or damaged. Download the document and read this page in a PDF reader before you sign.</source>
        <comment>pageMissing</comment>
        <translation>La página %1 no se puede mostrar aquí: es demasiado compleja o está dañada. Descargue el documento y lea esta página en un lector de PDF antes de firmar.</translation>
    </message>
    <message>
        <source>Download the document</source>
        <comment>downloadOriginal</comment>
        <translation>Descargar el documento</translation>
    </message>
    <message>
        <source>Language</source>
        <comment>language</comment>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Skip to the document</source>
        <comment>skip</comment>
        <translation>Ir al documento</translation>
    </message>
    <message>
        <source>from %1</source>
        <comment>from</comment>
        <translation>de %1</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <comment>page</comment>
        <translation>Página %1 de %2</translation>
    </message>
    <message>
        <source>Text of page %1</source>
        <comment>pageText</comment>
        <translation>Texto de la página %1</translation>
    </message>
    <message>
        <source>Loading the document…</source>
        <comment>loading</comment>
        <translation>Cargando el documento…</translation>
    </message>
    <message>
        <source>Saving…</source>
        <comment>saving</comment>
        <translation>Guardando…</translation>
    </message>
    <message>
        <source>Saved</source>
        <comment>saved</comment>
        <translation>Guardado</translation>
    </message>
    <message>
        <source>Not saved. Retrying…</source>
        <comment>notSaved</comment>
        <translation>No guardado: reintentando…</translation>
    </message>
    <message>
        <source>Try again</source>
        <comment>retry</comment>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Reload</source>
        <comment>reload</comment>
        <translation>Recargar</translation>
    </message>
    <message>
        <source>Larger</source>
        <comment>larger</comment>
        <translation>Ampliar</translation>
    </message>
    <message>
        <source>Smaller</source>
        <comment>smaller</comment>
        <translation>Reducir</translation>
    </message>
    <message>
        <source>Zoom</source>
        <comment>zoomGroup</comment>
        <translation>Tamaño de las páginas</translation>
    </message>
    <message>
        <source>%1 of %2 required fields</source>
        <comment>progress</comment>
        <translation>%1 de %2 campos obligatorios</translation>
    </message>
    <message>
        <source>Place your signature on a page.</source>
        <comment>needPlacing</comment>
        <translation>Coloque su firma en una página.</translation>
    </message>
    <message>
        <source>All required fields are filled in</source>
        <comment>allDone</comment>
        <translation>Todos los campos obligatorios están completos</translation>
    </message>
    <message>
        <source>No fields to fill in</source>
        <comment>nothingNeeded</comment>
        <translation>No hay campos que completar</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>start</comment>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>next</comment>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Finish…</source>
        <comment>finish</comment>
        <translation>Finalizar…</translation>
    </message>
    <message>
        <source>Approve…</source>
        <comment>approve</comment>
        <translation>Aprobar…</translation>
    </message>
    <message>
        <source>Decline…</source>
        <comment>decline</comment>
        <translation>Rechazar…</translation>
    </message>
    <message>
        <source>Add signature</source>
        <comment>place</comment>
        <translation>Añadir firma</translation>
    </message>
    <message>
        <source>Signature</source>
        <comment>signature</comment>
        <translation>Firma</translation>
    </message>
    <message>
        <source>Initials</source>
        <comment>initials</comment>
        <translation>Iniciales</translation>
    </message>
    <message>
        <source>Sign here</source>
        <comment>signHere</comment>
        <translation>Firme aquí</translation>
    </message>
    <message>
        <source>Initials</source>
        <comment>initialHere</comment>
        <translation>Iniciales</translation>
    </message>
    <message>
        <source>Change</source>
        <comment>change</comment>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Text</source>
        <comment>text</comment>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Date</source>
        <comment>date</comment>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Number</source>
        <comment>number</comment>
        <translation>Número</translation>
    </message>
    <message>
        <source>Choice</source>
        <comment>choice</comment>
        <translation>Selección</translation>
    </message>
    <message>
        <source>Checkbox</source>
        <comment>checkbox</comment>
        <translation>Casilla</translation>
    </message>
    <message>
        <source>Option</source>
        <comment>option</comment>
        <translation>Opción</translation>
    </message>
    <message>
        <source>Note</source>
        <comment>note</comment>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Date signed</source>
        <comment>signDate</comment>
        <translation>Fecha de la firma</translation>
    </message>
    <message>
        <source>filled in when you finish</source>
        <comment>signDateHint</comment>
        <translation>se completa al finalizar</translation>
    </message>
    <message>
        <source>Choose…</source>
        <comment>choose</comment>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Attachment</source>
        <comment>attachment</comment>
        <translation>Archivo adjunto</translation>
    </message>
    <message>
        <source>required</source>
        <comment>required</comment>
        <translation>obligatorio</translation>
    </message>
    <message>
        <source>optional</source>
        <comment>optional</comment>
        <translation>opcional</translation>
    </message>
    <message>
        <source>filled in</source>
        <comment>filled</comment>
        <translation>completado</translation>
    </message>
    <message>
        <source>filled in by someone else</source>
        <comment>byOther</comment>
        <translation>completado por otra persona</translation>
    </message>
    <message>
        <source>computed</source>
        <comment>computed</comment>
        <translation>calculado</translation>
    </message>
    <message>
        <source>can’t be computed from these values</source>
        <comment>notComputed</comment>
        <translation>no se puede calcular con estos valores</translation>
    </message>
    <message>
        <source>%1, %2, page %3</source>
        <comment>fieldName</comment>
        <translation>%1, %2, página %3</translation>
    </message>
    <message>
        <source>Fill in this field.</source>
        <comment>needValue</comment>
        <translation>Complete este campo.</translation>
    </message>
    <message>
        <source>Add your signature.</source>
        <comment>needSignature</comment>
        <translation>Firme aquí primero.</translation>
    </message>
    <message>
        <source>Choose a date.</source>
        <comment>needDate</comment>
        <translation>Elija una fecha.</translation>
    </message>
    <message>
        <source>Enter a number such as 12 or 12.50.</source>
        <comment>needNumber</comment>
        <translation>Escriba un número, por ejemplo 12 o 12,50.</translation>
    </message>
    <message>
        <source>This could mean %1 or %2. Enter one of them.</source>
        <comment>ambiguous</comment>
        <translation>Puede leerse como %1 o como %2. Escriba uno de los dos.</translation>
    </message>
    <message>
        <source>Choose one of the options.</source>
        <comment>needOption</comment>
        <translation>Elija una de las opciones.</translation>
    </message>
    <message>
        <source>This value can’t be checked. Ask the sender.</source>
        <comment>unchecked</comment>
        <translation>Este valor no se puede comprobar. Consulte al remitente.</translation>
    </message>
    <message>
        <source>Enter %1 or more.</source>
        <comment>atLeast</comment>
        <translation>Como mínimo, %1.</translation>
    </message>
    <message>
        <source>Enter %1 or less.</source>
        <comment>atMost</comment>
        <translation>Como máximo, %1.</translation>
    </message>
    <message>
        <source>Maximum number of decimal places: %1.</source>
        <comment>decimals</comment>
        <translation>Como máximo, %1 decimales.</translation>
    </message>
    <message>
        <source>Maximum number of characters: %1.</source>
        <comment>tooLong</comment>
        <translation>Como máximo, %1 caracteres.</translation>
    </message>
    <message>
        <source>Enter the value in the format shown.</source>
        <comment>wrongForm</comment>
        <translation>Escriba el valor con el formato indicado.</translation>
    </message>
    <message>
        <source>Enter an email address, such as name@example.com.</source>
        <comment>wrongEmail</comment>
        <translation>Escriba una dirección de correo, por ejemplo nombre@example.com.</translation>
    </message>
    <message>
        <source>Enter a phone number, such as +49 30 901820.</source>
        <comment>wrongPhone</comment>
        <translation>Escriba un número de teléfono, por ejemplo +49 30 901820.</translation>
    </message>
    <message>
        <source>Not before %1.</source>
        <comment>notBefore</comment>
        <translation>No antes del %1.</translation>
    </message>
    <message>
        <source>Not after %1.</source>
        <comment>notAfter</comment>
        <translation>No después del %1.</translation>
    </message>
    <message>
        <source>Select at least %1 of “%2”.</source>
        <comment>selectMore</comment>
        <translation>Seleccione al menos %1 de «%2».</translation>
    </message>
    <message>
        <source>Select at most %1 of “%2”.</source>
        <comment>selectFewer</comment>
        <translation>Seleccione como máximo %1 de «%2».</translation>
    </message>
    <message>
        <source>This text will be printed in small type (%1 points). Shorten it to make it easier to read.</source>
        <comment>smallLetters</comment>
        <translation>Este texto se imprimirá en letra pequeña (%1 puntos). Acórtelo para que se lea mejor.</translation>
    </message>
    <message>
        <source>A PNG or JPEG picture, maximum 10 MiB. It is printed in the document.</source>
        <comment>pictureRules</comment>
        <translation>Una imagen PNG o JPEG de 10 MiB como máximo. Se imprime en el documento.</translation>
    </message>
    <message>
        <source>Your signature</source>
        <comment>signTitle</comment>
        <translation>Su firma</translation>
    </message>
    <message>
        <source>Your initials</source>
        <comment>initialTitle</comment>
        <translation>Sus iniciales</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>draw</comment>
        <translation>Dibujar</translation>
    </message>
    <message>
        <source>Type</source>
        <comment>type</comment>
        <translation>Escribir</translation>
    </message>
    <message>
        <source>Picture</source>
        <comment>upload</comment>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Draw with a finger, pen or mouse. With a keyboard, use “Type”.</source>
        <comment>drawHint</comment>
        <translation>Dibuje con el dedo, un lápiz o el ratón. Con el teclado, use «Escribir».</translation>
    </message>
    <message>
        <source>Drawing area</source>
        <comment>drawCanvas</comment>
        <translation>Área de dibujo</translation>
    </message>
    <message>
        <source>Preview</source>
        <comment>typeCanvas</comment>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Preview</source>
        <comment>uploadCanvas</comment>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Your name</source>
        <comment>typeLabel</comment>
        <translation>Su nombre</translation>
    </message>
    <message>
        <source>Handwriting style</source>
        <comment>styles</comment>
        <translation>Estilo de escritura</translation>
    </message>
    <message>
        <source>%1, style %2</source>
        <comment>styleName</comment>
        <translation>%1, estilo %2</translation>
    </message>
    <message>
        <source>The handwriting styles don’t support all letters of this name, so it appears in a plain font.</source>
        <comment>stylePlain</comment>
        <translation>Los estilos manuscritos no incluyen todas las letras de este nombre. Se escribe con un tipo de letra normal.</translation>
    </message>
    <message>
        <source>A PNG or JPEG picture of your signature</source>
        <comment>uploadLabel</comment>
        <translation>Una imagen PNG o JPEG de su firma</translation>
    </message>
    <message>
        <source>Remove background</source>
        <comment>removePaper</comment>
        <translation>Quitar el papel</translation>
    </message>
    <message>
        <source>Rotate</source>
        <comment>rotate</comment>
        <translation>Girar</translation>
    </message>
    <message>
        <source>Drag the corners around your signature.</source>
        <comment>cropHint</comment>
        <translation>Arrastre las esquinas alrededor de su firma.</translation>
    </message>
    <message>
        <source>Crop area</source>
        <comment>cropArea</comment>
        <translation>Área de recorte</translation>
    </message>
    <message>
        <source>Move the crop area</source>
        <comment>cropMove</comment>
        <translation>Mover el área de recorte</translation>
    </message>
    <message>
        <source>Top left corner</source>
        <comment>cropTopLeft</comment>
        <translation>Esquina superior izquierda</translation>
    </message>
    <message>
        <source>Top right corner</source>
        <comment>cropTopRight</comment>
        <translation>Esquina superior derecha</translation>
    </message>
    <message>
        <source>Bottom left corner</source>
        <comment>cropBottomLeft</comment>
        <translation>Esquina inferior izquierda</translation>
    </message>
    <message>
        <source>Bottom right corner</source>
        <comment>cropBottomRight</comment>
        <translation>Esquina inferior derecha</translation>
    </message>
    <message>
        <source>No signature was found in the picture. Use a dark pen on white paper, or turn off “Remove background”.</source>
        <comment>noInk</comment>
        <translation>No se ha encontrado ninguna firma en la imagen. Use un bolígrafo oscuro sobre papel blanco o desactive «Quitar el papel».</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>undo</comment>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Clear</source>
        <comment>clear</comment>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Values have changed</source>
        <comment>differenceTitle</comment>
        <translation>Algunos valores han cambiado</translation>
    </message>
    <message>
        <source>These values were changed elsewhere after they were shown to you. Choose which ones to use, then finish again.</source>
        <comment>differenceText</comment>
        <translation>Estos valores se guardaron en otro lugar después de que se le mostraran. Elija cuáles son válidos y vuelva a finalizar.</translation>
    </message>
    <message>
        <source>Field</source>
        <comment>differenceField</comment>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Shown to you</source>
        <comment>differenceShown</comment>
        <translation>Lo que usted ve</translation>
    </message>
    <message>
        <source>Saved elsewhere</source>
        <comment>differenceStored</comment>
        <translation>Guardado entretanto</translation>
    </message>
    <message>
        <source>(empty)</source>
        <comment>differenceEmpty</comment>
        <translation>(vacío)</translation>
    </message>
    <message>
        <source>A signature</source>
        <comment>differenceSignature</comment>
        <translation>Una firma</translation>
    </message>
    <message>
        <source>checked</source>
        <comment>differenceChecked</comment>
        <translation>marcada</translation>
    </message>
    <message>
        <source>not checked</source>
        <comment>differenceUnchecked</comment>
        <translation>sin marcar</translation>
    </message>
    <message>
        <source>Choose one of the two values for each field.</source>
        <comment>differenceChoose</comment>
        <translation>Elija uno de los dos valores para cada campo.</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>differenceContinue</comment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Changed elsewhere.</source>
        <comment>elsewhere</comment>
        <translation>Modificado en otro lugar.</translation>
    </message>
    <message>
        <source>Saved elsewhere: “%1”</source>
        <comment>elsewhereStored</comment>
        <translation>Guardado entretanto en otro lugar: «%1»</translation>
    </message>
    <message>
        <source>Changed elsewhere. You entered “%1”.</source>
        <comment>elsewhereAdopted</comment>
        <translation>Modificado en otro lugar. Usted había escrito «%1».</translation>
    </message>
    <message>
        <source>Remove</source>
        <comment>remove</comment>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Information from the sender</source>
        <comment>disclosure</comment>
        <translation>Información del remitente</translation>
    </message>
    <message>
        <source>Continue to %1</source>
        <comment>returnTo</comment>
        <translation>Continuar en %1</translation>
    </message>
    <message>
        <source>You’ll be taken to %1 in a few seconds.</source>
        <comment>returnSoon</comment>
        <translation>En unos segundos irá a %1.</translation>
    </message>
    <message>
        <source>Stay here</source>
        <comment>returnStay</comment>
        <translation>Quedarse aquí</translation>
    </message>
    <message>
        <source>View document</source>
        <comment>readDocument</comment>
        <translation>Ver el documento</translation>
    </message>
    <message>
        <source>Download a copy</source>
        <comment>downloadCopy</comment>
        <translation>Descargar una copia</translation>
    </message>
    <message>
        <source>Find in the document</source>
        <comment>find</comment>
        <translation>Buscar en el documento</translation>
    </message>
    <message>
        <source>Searching…</source>
        <comment>searching</comment>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>Found on %1 of %2 pages</source>
        <comment>foundOn</comment>
        <translation>Encontrado en %1 de %2 páginas</translation>
    </message>
    <message>
        <source>Not found in this document</source>
        <comment>foundNothing</comment>
        <translation>No se ha encontrado en el documento</translation>
    </message>
    <message>
        <source>Phone</source>
        <comment>phone</comment>
        <translation>Teléfono</translation>
    </message>
    <message>
        <source>Scan this code with your phone and sign there. Your signature then appears here. Anyone who scans the code can open the document.</source>
        <comment>phoneText</comment>
        <translation>Escanee este código con su teléfono y firme allí. Esta página espera y muestra la firma. Quien escanee el código puede abrir el documento.</translation>
    </message>
    <message>
        <source>QR code of your signing link</source>
        <comment>phoneCode</comment>
        <translation>Código QR de su enlace de firma</translation>
    </message>
    <message>
        <source>Connected to the computer next to you</source>
        <comment>byPhone</comment>
        <translation>Conectado al equipo que tiene al lado</translation>
    </message>
    <message>
        <source>Compare this certificate fingerprint with the one on the computer’s screen and with the one your browser shows. Sign only if all of them are the same.</source>
        <comment>byPhoneText</comment>
        <translation>Compare esta huella del certificado con la que aparece en la pantalla del equipo y con la que muestra su navegador. Firme solo si todas son iguales.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>cancel</comment>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>back</comment>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Adopt signature</source>
        <comment>adopt</comment>
        <translation>Usar</translation>
    </message>
    <message>
        <source>Draw your signature first.</source>
        <comment>emptyDraw</comment>
        <translation>Dibuje primero su firma.</translation>
    </message>
    <message>
        <source>Type your name first.</source>
        <comment>emptyType</comment>
        <translation>Escriba primero su nombre.</translation>
    </message>
    <message>
        <source>Choose a picture first.</source>
        <comment>emptyUpload</comment>
        <translation>Elija primero una imagen.</translation>
    </message>
    <message>
        <source>This picture can’t be read. Choose a PNG or JPEG file.</source>
        <comment>badPicture</comment>
        <translation>Esta imagen no se puede leer. Elija un archivo PNG o JPEG.</translation>
    </message>
    <message>
        <source>Finish signing</source>
        <comment>finishTitle</comment>
        <translation>Finalizar la firma</translation>
    </message>
    <message>
        <source>Approve the document</source>
        <comment>approveTitle</comment>
        <translation>Aprobar el documento</translation>
    </message>
    <message>
        <source>You are about to sign “%1”. This can’t be undone.</source>
        <comment>finishText</comment>
        <translation>Está a punto de firmar «%1». Esta acción no se puede deshacer.</translation>
    </message>
    <message>
        <source>You are about to approve “%1”. This can’t be undone.</source>
        <comment>approveText</comment>
        <translation>Está a punto de aprobar «%1». Esta acción no se puede deshacer.</translation>
    </message>
    <message>
        <source>Agree and sign</source>
        <comment>finishConfirm</comment>
        <translation>Aceptar y firmar</translation>
    </message>
    <message>
        <source>Agree and approve</source>
        <comment>approveConfirm</comment>
        <translation>Aceptar y aprobar</translation>
    </message>
    <message>
        <source>One moment…</source>
        <comment>working</comment>
        <translation>Un momento…</translation>
    </message>
    <message>
        <source>Access code (from the sender)</source>
        <comment>code</comment>
        <translation>Código de acceso (del remitente)</translation>
    </message>
    <message>
        <source>This document is protected</source>
        <comment>codeTitle</comment>
        <translation>Este documento está protegido</translation>
    </message>
    <message>
        <source>Enter the access code that the sender gave you.</source>
        <comment>codeText</comment>
        <translation>Introduzca el código de acceso que le dio el remitente.</translation>
    </message>
    <message>
        <source>Code from the email</source>
        <comment>mailCode</comment>
        <translation>Código del correo electrónico</translation>
    </message>
    <message>
        <source>Confirm that it’s you</source>
        <comment>mailCodeTitle</comment>
        <translation>Confirme su identidad</translation>
    </message>
    <message>
        <source>Send me a code</source>
        <comment>sendCode</comment>
        <translation>Enviarme un código</translation>
    </message>
    <message>
        <source>Code from the text message</source>
        <comment>smsCode</comment>
        <translation>Código del SMS</translation>
    </message>
    <message>
        <source>We’ll send a six-digit code to your phone %1. It is valid for ten minutes.</source>
        <comment>smsCodeText</comment>
        <translation>Se envía un código de seis cifras a su teléfono %1. Es válido durante diez minutos.</translation>
    </message>
    <message>
        <source>A code was sent. Check your text messages.</source>
        <comment>smsSent</comment>
        <translation>El código está en camino. Consulte sus mensajes SMS.</translation>
    </message>
    <message>
        <source>A code was sent. Check your email.</source>
        <comment>codeSent</comment>
        <translation>El código está en camino. Consulte su correo.</translation>
    </message>
    <message>
        <source>Open the document</source>
        <comment>openDocument</comment>
        <translation>Abrir el documento</translation>
    </message>
    <message>
        <source>Enter the code.</source>
        <comment>needCode</comment>
        <translation>Introduzca primero el código.</translation>
    </message>
    <message>
        <source>Reason: %1</source>
        <comment>reason</comment>
        <translation>Motivo: %1</translation>
    </message>
    <message>
        <source>It’s %1’s turn (%2 of %3). When they have finished, hand the device to the next person.</source>
        <comment>hosted</comment>
        <translation>Ahora firma %1 (%2 de %3). Después, pase el dispositivo a la siguiente persona.</translation>
    </message>
    <message>
        <source>It’s %1’s turn (%2 of %3).</source>
        <comment>hostedLast</comment>
        <translation>Ahora firma %1 (%2 de %3).</translation>
    </message>
    <message>
        <source>Hand the device to %1</source>
        <comment>handOverTitle</comment>
        <translation>Entregue el dispositivo a %1</translation>
    </message>
    <message>
        <source>%1 has signed. %2 is next, %3 of %4.</source>
        <comment>handOverText</comment>
        <translation>%1 ha firmado. Ahora le toca a %2, %3 de %4.</translation>
    </message>
    <message>
        <source>Continue as %1</source>
        <comment>handOverGo</comment>
        <translation>Continuar como %1</translation>
    </message>
    <message>
        <source>Other documents may be waiting for you. To list them, request a code by email.</source>
        <comment>othersText</comment>
        <translation>Puede que le esperen otros documentos. Un código enviado a su correo electrónico los muestra.</translation>
    </message>
    <message>
        <source>List my other documents</source>
        <comment>othersOpen</comment>
        <translation>Mostrar mis otros documentos</translation>
    </message>
    <message>
        <source>Show documents</source>
        <comment>othersShow</comment>
        <translation>Mostrar los documentos</translation>
    </message>
    <message>
        <source>No other documents are waiting for you.</source>
        <comment>othersNone</comment>
        <translation>No le espera ningún otro documento.</translation>
    </message>
    <message>
        <source>You have 1 more document to sign</source>
        <comment>othersOne</comment>
        <translation>Tiene 1 documento más por firmar</translation>
    </message>
    <message>
        <source>You have %1 more documents to sign</source>
        <comment>othersMany</comment>
        <translation>Tiene %1 documentos más por firmar</translation>
    </message>
    <message>
        <source>Open the next document</source>
        <comment>othersNext</comment>
        <translation>Abrir el siguiente documento</translation>
    </message>
    <message>
        <source>Delegate to another person…</source>
        <comment>delegate</comment>
        <translation>Delegar en otra persona…</translation>
    </message>
    <message>
        <source>Delegate to another person</source>
        <comment>delegateTitle</comment>
        <translation>Delegar en otra persona</translation>
    </message>
    <message>
        <source>The other person gets a signing link by email. Your link stops working, and your entries are removed.</source>
        <comment>delegateText</comment>
        <translation>La otra persona recibe un enlace de firma por correo. Su enlace deja de funcionar y lo que haya introducido se elimina.</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>delegateName</comment>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Email address</source>
        <comment>delegateEmail</comment>
        <translation>Dirección de correo</translation>
    </message>
    <message>
        <source>Reason (optional; the sender will see it)</source>
        <comment>delegateReason</comment>
        <translation>Motivo (opcional; el remitente lo verá)</translation>
    </message>
    <message>
        <source>Enter the person’s name.</source>
        <comment>delegateNeedName</comment>
        <translation>Introduzca el nombre de la persona.</translation>
    </message>
    <message>
        <source>Enter a valid email address.</source>
        <comment>delegateNeedEmail</comment>
        <translation>Introduzca una dirección de correo válida.</translation>
    </message>
    <message>
        <source>Delegate</source>
        <comment>delegateConfirm</comment>
        <translation>Delegar</translation>
    </message>
    <message>
        <source>You delegated the document</source>
        <comment>delegatedTitle</comment>
        <translation>Ha delegado el documento</translation>
    </message>
    <message>
        <source>“%1” was delegated to %2. Your link no longer works.</source>
        <comment>delegated</comment>
        <translation>«%1» está ahora en manos de %2. Su enlace ya no funciona.</translation>
    </message>
    <message>
        <source>Next recipient</source>
        <comment>nextPerson</comment>
        <translation>Siguiente destinatario</translation>
    </message>
    <message>
        <source>Next recipient: %1</source>
        <comment>nextRole</comment>
        <translation>Siguiente destinatario: %1</translation>
    </message>
    <message>
        <source>Your witness</source>
        <comment>nextWitness</comment>
        <translation>Su testigo</translation>
    </message>
    <message>
        <source>Ask the sender…</source>
        <comment>ask</comment>
        <translation>Preguntar al remitente…</translation>
    </message>
    <message>
        <source>Questions to %1</source>
        <comment>askTitle</comment>
        <translation>Preguntas a %1</translation>
    </message>
    <message>
        <source>Your question goes to the sender. The answer appears here. Questions don’t appear on the signed pages.</source>
        <comment>askText</comment>
        <translation>Su pregunta se envía al remitente. La respuesta aparece aquí. Las preguntas no aparecen en las páginas firmadas.</translation>
    </message>
    <message>
        <source>Your question or comment</source>
        <comment>askLabel</comment>
        <translation>Su pregunta o comentario</translation>
    </message>
    <message>
        <source>Mark a place on a page</source>
        <comment>askMark</comment>
        <translation>Marcar un lugar en una página</translation>
    </message>
    <message>
        <source>Page %1</source>
        <comment>askPage</comment>
        <translation>Página %1</translation>
    </message>
    <message>
        <source>Remove the mark</source>
        <comment>askUnmark</comment>
        <translation>Quitar la marca</translation>
    </message>
    <message>
        <source>Select the place on a page, or move the mark with the arrow keys.</source>
        <comment>askHint</comment>
        <translation>Seleccione el lugar en una página o mueva la marca con las teclas de flecha.</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>askDone</comment>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Send question</source>
        <comment>askSend</comment>
        <translation>Enviar pregunta</translation>
    </message>
    <message>
        <source>Enter your question or comment.</source>
        <comment>askNeeded</comment>
        <translation>Introduzca su pregunta o comentario.</translation>
    </message>
    <message>
        <source>Your question was sent.</source>
        <comment>askSent</comment>
        <translation>Su pregunta se ha enviado.</translation>
    </message>
    <message>
        <source>Not answered yet</source>
        <comment>askOpen</comment>
        <translation>Aún sin respuesta</translation>
    </message>
    <message>
        <source>Answer from %1</source>
        <comment>askAnswer</comment>
        <translation>Respuesta de %1</translation>
    </message>
    <message>
        <source>The sender has answered your question.</source>
        <comment>askAnswered</comment>
        <translation>El remitente ha respondido a su pregunta.</translation>
    </message>
    <message>
        <source>Read the answer</source>
        <comment>askRead</comment>
        <translation>Leer la respuesta</translation>
    </message>
    <message>
        <source>Question %1</source>
        <comment>askPin</comment>
        <translation>Pregunta %1</translation>
    </message>
    <message>
        <source>You’re acting on behalf of %1, who is absent.</source>
        <comment>onBehalf</comment>
        <translation>Actúa en nombre de %1, que está ausente.</translation>
    </message>
    <message>
        <source>Personal message to you</source>
        <comment>privateMessage</comment>
        <translation>Mensaje personal para usted</translation>
    </message>
    <message>
        <source>Decline to sign</source>
        <comment>rejectTitle</comment>
        <translation>Rechazar la firma</translation>
    </message>
    <message>
        <source>The sender will be notified. This can’t be undone.</source>
        <comment>rejectText</comment>
        <translation>Se informará al remitente. Esta acción no se puede deshacer.</translation>
    </message>
    <message>
        <source>Reason (the sender will see it)</source>
        <comment>rejectReason</comment>
        <translation>¿Por qué? (lo leerá el remitente)</translation>
    </message>
    <message>
        <source>Enter a reason.</source>
        <comment>needReason</comment>
        <translation>Escriba primero un motivo.</translation>
    </message>
    <message>
        <source>Decline the document</source>
        <comment>rejectConfirm</comment>
        <translation>Rechazar el documento</translation>
    </message>
    <message>
        <source>%1 required fields are empty.</source>
        <comment>missing</comment>
        <translation>Quedan %1 campos por completar.</translation>
    </message>
    <message>
        <source>One required field is empty.</source>
        <comment>missingOne</comment>
        <translation>Queda un campo por completar.</translation>
    </message>
    <message>
        <source>The service can’t be reached. Check your connection; your entries are kept on this page until they are saved.</source>
        <comment>offline</comment>
        <translation>No se puede conectar con el servicio. Compruebe su conexión; lo que ha escrito permanece en esta página hasta que se guarde.</translation>
    </message>
    <message>
        <source>The service had an internal error. Try again in a moment.</source>
        <comment>serverError</comment>
        <translation>Se ha producido un error en el servicio. Vuelva a intentarlo en un momento.</translation>
    </message>
    <message>
        <source>The document was changed. Reload the page.</source>
        <comment>changedElsewhere</comment>
        <translation>El documento ha cambiado entretanto. Recargue la página.</translation>
    </message>
    <message>
        <source>This link is not valid</source>
        <comment>linkUnknownTitle</comment>
        <translation>Este enlace no es válido</translation>
    </message>
    <message>
        <source>Check that the link is complete, or ask the sender for a new one.</source>
        <comment>linkUnknown</comment>
        <translation>Compruebe que el enlace está completo o pida uno nuevo al remitente.</translation>
    </message>
    <message>
        <source>This document was deleted</source>
        <comment>goneTitle</comment>
        <translation>Este documento se ha eliminado</translation>
    </message>
    <message>
        <source>The sender has deleted it. You don’t need to do anything.</source>
        <comment>gone</comment>
        <translation>El remitente lo ha retirado. No tiene que hacer nada más.</translation>
    </message>
    <message>
        <source>This link has been replaced</source>
        <comment>replacedTitle</comment>
        <translation>Este enlace se ha sustituido</translation>
    </message>
    <message>
        <source>Everyone has signed</source>
        <comment>completedTitle</comment>
        <translation>Todas las personas han firmado</translation>
    </message>
    <message>
        <source>The document “%1” is complete and sealed.</source>
        <comment>completed</comment>
        <translation>El documento «%1» está completo y sellado.</translation>
    </message>
    <message>
        <source>Download signed document</source>
        <comment>downloadSigned</comment>
        <translation>Descargar el documento firmado</translation>
    </message>
    <message>
        <source>Download certificate</source>
        <comment>downloadCertificate</comment>
        <translation>Descargar el certificado</translation>
    </message>
    <message>
        <source>Download everything</source>
        <comment>downloadAll</comment>
        <translation>Descargar todo</translation>
    </message>
    <message>
        <source>Thank you, you’re done</source>
        <comment>waitingTitle</comment>
        <translation>Gracias, ha terminado</translation>
    </message>
    <message>
        <source>Everyone has signed. The document is being sealed…</source>
        <comment>sealing</comment>
        <translation>Todas las personas han firmado. Se está sellando el documento…</translation>
    </message>
    <message>
        <source>The document was declined</source>
        <comment>rejectedTitle</comment>
        <translation>El documento se ha rechazado</translation>
    </message>
    <message>
        <source>“%1” was declined and can no longer be signed.</source>
        <comment>rejected</comment>
        <translation>«%1» se ha rechazado y ya no se puede firmar.</translation>
    </message>
    <message>
        <source>You declined “%1”. The sender has been notified.</source>
        <comment>rejectedByMe</comment>
        <translation>Ha rechazado «%1». Se ha informado al remitente.</translation>
    </message>
    <message>
        <source>The document was cancelled</source>
        <comment>cancelledTitle</comment>
        <translation>El documento se ha cancelado</translation>
    </message>
    <message>
        <source>The sender has cancelled “%1”. You don’t need to do anything.</source>
        <comment>cancelled</comment>
        <translation>El remitente ha cancelado «%1». No tiene que hacer nada más.</translation>
    </message>
    <message>
        <source>The deadline has passed</source>
        <comment>expiredTitle</comment>
        <translation>El plazo para firmar ha terminado</translation>
    </message>
    <message>
        <source>“%1” can no longer be signed. Ask the sender to send it again.</source>
        <comment>expired</comment>
        <translation>«%1» ya no se puede firmar. Pida al remitente que lo envíe de nuevo.</translation>
    </message>
    <message>
        <source>Not your turn yet</source>
        <comment>notYetTitle</comment>
        <translation>Todavía no es su turno</translation>
    </message>
    <message>
        <source>Others must sign “%1” first. You can sign here when they have finished.</source>
        <comment>notYet</comment>
        <translation>Otras personas firman «%1» antes que usted. Podrá firmar aquí en cuanto hayan terminado.</translation>
    </message>
    <message>
        <source>Not sent yet</source>
        <comment>draftTitle</comment>
        <translation>Todavía no se ha enviado</translation>
    </message>
    <message>
        <source>The sender has not sent this document yet.</source>
        <comment>draft</comment>
        <translation>El remitente todavía no ha enviado este documento.</translation>
    </message>
    <message>
        <source>Check again</source>
        <comment>checkAgain</comment>
        <translation>Volver a comprobar</translation>
    </message>
    <message>
        <source>You can read this document. You don’t need to sign it.</source>
        <comment>viewer</comment>
        <translation>Puede leer este documento; no hay nada que firmar.</translation>
    </message>
    <message>
        <source>Sender: %1</source>
        <comment>contact</comment>
        <translation>Remitente: %1</translation>
    </message>
    <message>
        <source>Signature removed</source>
        <comment>removeSignature</comment>
        <translation>Firma quitada</translation>
    </message>
    <message>
        <source>Attach a file</source>
        <comment>attachHere</comment>
        <translation>Adjuntar un archivo</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>fileIs</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Attached: %1</source>
        <comment>fileNow</comment>
        <translation>Adjunto: %1</translation>
    </message>
    <message>
        <source>No file attached yet.</source>
        <comment>fileNone</comment>
        <translation>Todavía no se ha adjuntado ningún archivo.</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <comment>fileChoose</comment>
        <translation>Elegir un archivo</translation>
    </message>
    <message>
        <source>Choose another file</source>
        <comment>fileReplace</comment>
        <translation>Elegir otro archivo en su lugar</translation>
    </message>
    <message>
        <source>Or drop a file here.</source>
        <comment>fileDrop</comment>
        <translation>O suelte un archivo aquí.</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>close</comment>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>PDF, PNG, JPEG, plain text (TXT, CSV) and office files (Word, Excel, PowerPoint, OpenDocument, RTF). Maximum 10 MiB per file, 25 MiB in total. The file becomes part of the signed document.</source>
        <comment>fileRules</comment>
        <translation>PDF, PNG, JPEG, texto sin formato (TXT, CSV) y archivos de ofimática (Word, Excel, PowerPoint, OpenDocument, RTF). Como máximo, 10 MiB por archivo y 25 MiB en total. El archivo pasará a formar parte del documento firmado.</translation>
    </message>
    <message>
        <source>Uploading %1… %2 %</source>
        <comment>fileSending</comment>
        <translation>Enviando %1… %2 %</translation>
    </message>
    <message>
        <source>“%1” isn’t a supported file type.</source>
        <comment>fileKind</comment>
        <translation>«%1» no es de un tipo que se pueda adjuntar.</translation>
    </message>
    <message>
        <source>“%1” is empty.</source>
        <comment>fileEmpty</comment>
        <translation>«%1» está vacío.</translation>
    </message>
    <message>
        <source>“%1” is %2. The maximum is 10 MiB per file.</source>
        <comment>fileLarge</comment>
        <translation>«%1» ocupa %2; un archivo puede ocupar 10 MiB como máximo.</translation>
    </message>
    <message>
        <source>The maximum for all your files is 25 MiB.</source>
        <comment>filesLarge</comment>
        <translation>Todos sus archivos juntos pueden ocupar 25 MiB como máximo.</translation>
    </message>
    <message>
        <source>The file is too large. Maximum 10 MiB per file, 25 MiB in total.</source>
        <comment>fileRefusedLarge</comment>
        <translation>Es demasiado: como máximo, 10 MiB por archivo y 25 MiB en total.</translation>
    </message>
    <message>
        <source>“%1” isn’t a supported file type, or its content doesn’t match its name.</source>
        <comment>fileRefusedKind</comment>
        <translation>El contenido de «%1» no corresponde a su nombre o no es de un tipo que se pueda adjuntar.</translation>
    </message>
    <message>
        <source>Attach a file.</source>
        <comment>needFile</comment>
        <translation>Adjunte un archivo.</translation>
    </message>
    <message>
        <source>Sign your own copy</source>
        <comment>startTitle</comment>
        <translation>Firme su propio ejemplar</translation>
    </message>
    <message>
        <source>Enter your name and email to open your own copy of “%1”.</source>
        <comment>startText</comment>
        <translation>Indique quién es para abrir «%1». Se creará un documento para usted.</translation>
    </message>
    <message>
        <source>Your name</source>
        <comment>startName</comment>
        <translation>Su nombre</translation>
    </message>
    <message>
        <source>Your email address</source>
        <comment>startEmail</comment>
        <translation>Su dirección de correo electrónico</translation>
    </message>
    <message>
        <source>Open the document</source>
        <comment>startGo</comment>
        <translation>Abrir el documento</translation>
    </message>
    <message>
        <source>Enter your name.</source>
        <comment>startNeedName</comment>
        <translation>Escriba su nombre.</translation>
    </message>
    <message>
        <source>Enter your full email address.</source>
        <comment>startNeedEmail</comment>
        <translation>Escriba su dirección de correo electrónico completa.</translation>
    </message>
    <message>
        <source>Too many copies were opened from your network. Wait a few minutes, then try again.</source>
        <comment>startTooMany</comment>
        <translation>Se han iniciado muchos documentos desde su conexión. Espere unos minutos y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>This form has been opened too often in the last hour. Try again later.</source>
        <comment>startLinkLimit</comment>
        <translation>Este formulario se ha abierto demasiadas veces en la última hora. Vuelva a intentarlo más tarde.</translation>
    </message>
    <message>
        <source>No new documents can be started here at the moment. Contact %1.</source>
        <comment>startRefused</comment>
        <translation>En este momento no se puede iniciar ningún documento nuevo aquí. Diríjase a %1.</translation>
    </message>
    <message>
        <source>This link is closed</source>
        <comment>closedTitle</comment>
        <translation>Este enlace está cerrado</translation>
    </message>
    <message>
        <source>This link can no longer be used to open a copy of “%1”. Ask the sender for a new link.</source>
        <comment>closed</comment>
        <translation>«%1» ya no se puede iniciar. Pida un enlace nuevo al remitente.</translation>
    </message>
    <message>
        <source>All fields</source>
        <comment>overview</comment>
        <translation>Todos los campos</translation>
    </message>
    <message>
        <source>Show all fields</source>
        <comment>overviewOpen</comment>
        <translation>Mostrar todos los campos</translation>
    </message>
    <message>
        <source>Finish later</source>
        <comment>finishLater</comment>
        <translation>Terminar más tarde</translation>
    </message>
    <message>
        <source>Your entries are saved</source>
        <comment>laterTitle</comment>
        <translation>Sus datos están guardados</translation>
    </message>
    <message>
        <source>You can close this page. To finish “%1”, open the same link again, on this device or another one.</source>
        <comment>later</comment>
        <translation>Puede cerrar esta página. Para terminar «%1», abra de nuevo el mismo enlace en este dispositivo o en otro.</translation>
    </message>
    <message>
        <source>Continue now</source>
        <comment>laterContinue</comment>
        <translation>Continuar ahora</translation>
    </message>
    <message>
        <source>You’re witnessing the signature of %1.</source>
        <comment>witness</comment>
        <translation>Usted es testigo de la firma de %1.</translation>
    </message>
    <message>
        <source>The computer next to you can’t be reached. It may have ended access to this document. Ask the person there. Your entries stay on this page until they are saved.</source>
        <comment>computerAway</comment>
        <translation>No se puede conectar con el equipo que tiene al lado. Quizá haya cerrado esta página: pregunte a la persona que lo usa. Lo que ha escrito permanece en esta página hasta que se guarde.</translation>
    </message>
    <message>
        <source>Stored only in this browser, on this device.</source>
        <comment>savedHint</comment>
        <translation>Guardada solo en este navegador, en este dispositivo.</translation>
    </message>
    <message>
        <source>Delete from this device</source>
        <comment>forgetSignature</comment>
        <translation>Eliminar de este dispositivo</translation>
    </message>
    <message>
        <source>Save on this device for other documents</source>
        <comment>keepSignature</comment>
        <translation>Conservar en este dispositivo para otros documentos</translation>
    </message>
    <message>
        <source>It couldn’t be saved on this device. Adopt it for this document only.</source>
        <comment>notKept</comment>
        <translation>Este dispositivo no puede conservarla. Adóptela solo para este documento.</translation>
    </message>
    <message>
        <source>Saved</source>
        <comment>keptSignature</comment>
        <translation>Guardada</translation>
    </message>
    <message>
        <source>The sender provided this text in %1, not in your language.</source>
        <comment>consentForeign</comment>
        <translation>El remitente ha facilitado este texto en %1, no en su idioma.</translation>
    </message>
    <message>
        <source>Finish your part</source>
        <comment>completeTitle</comment>
        <translation>Terminar su parte</translation>
    </message>
    <message>
        <source>You are about to finish your part of “%1”. This can’t be undone.</source>
        <comment>completeText</comment>
        <translation>Está a punto de terminar su parte de «%1». Esta acción no se puede deshacer.</translation>
    </message>
    <message>
        <source>Agree and finish</source>
        <comment>completeConfirm</comment>
        <translation>Aceptar y finalizar</translation>
    </message>
    <message>
        <source>Signature on page %1. Select it to move, resize or remove it.</source>
        <comment>placed</comment>
        <translation>Firma en la página %1. Selecciónela para moverla, cambiar su tamaño o quitarla.</translation>
    </message>
    <message>
        <source>Signature on page %1</source>
        <comment>markTitle</comment>
        <translation>Firma en la página %1</translation>
    </message>
    <message>
        <source>Move to page</source>
        <comment>markPage</comment>
        <translation>Mover a la página</translation>
    </message>
    <message>
        <source>Move left</source>
        <comment>moveLeft</comment>
        <translation>Mover a la izquierda</translation>
    </message>
    <message>
        <source>Move right</source>
        <comment>moveRight</comment>
        <translation>Mover a la derecha</translation>
    </message>
    <message>
        <source>Move up</source>
        <comment>moveUp</comment>
        <translation>Mover hacia arriba</translation>
    </message>
    <message>
        <source>Move down</source>
        <comment>moveDown</comment>
        <translation>Mover hacia abajo</translation>
    </message>
    <message>
        <source>Review and sign %1 documents</source>
        <comment>othersAll</comment>
        <translation>Revisar y firmar %1 documentos</translation>
    </message>
    <message>
        <source>Review them one by one, decide on each with a single key, and sign them together at the end.</source>
        <comment>othersHint</comment>
        <translation>Léalos uno tras otro, decida cada uno con una tecla y fírmelos juntos al final.</translation>
    </message>
    <message>
        <source>Documents to review</source>
        <comment>reviewTitle</comment>
        <translation>Documentos por revisar</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>reviewCount</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>End the review</source>
        <comment>reviewLeave</comment>
        <translation>Terminar la revisión</translation>
    </message>
    <message>
        <source>Mark for signing</source>
        <comment>reviewSign</comment>
        <translation>Marcar para firmar</translation>
    </message>
    <message>
        <source>Mark for approval</source>
        <comment>reviewApprove</comment>
        <translation>Marcar para aprobar</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>reviewSkip</comment>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>Previous document</source>
        <comment>reviewBack</comment>
        <translation>Documento anterior</translation>
    </message>
    <message>
        <source>Next document</source>
        <comment>reviewNext</comment>
        <translation>Documento siguiente</translation>
    </message>
    <message>
        <source>Continue reading</source>
        <comment>reviewRead</comment>
        <translation>Seguir leyendo</translation>
    </message>
    <message>
        <source>Next field</source>
        <comment>reviewNextField</comment>
        <translation>Campo siguiente</translation>
    </message>
    <message>
        <source>Pages shown: %1 of %2</source>
        <comment>reviewShown</comment>
        <translation>Páginas mostradas: %1 de %2</translation>
    </message>
    <message>
        <source>Fill in the required fields before you mark this document.</source>
        <comment>reviewFill</comment>
        <translation>Rellene los campos obligatorios antes de marcar este documento.</translation>
    </message>
    <message>
        <source>This document can’t be signed together with the others. Finish it here, or skip it.</source>
        <comment>reviewSingle</comment>
        <translation>Este documento no se puede firmar junto con los demás. Termínelo aquí u omítalo.</translation>
    </message>
    <message>
        <source>Will be signed at the end</source>
        <comment>reviewToSign</comment>
        <translation>Se firmará al final</translation>
    </message>
    <message>
        <source>Will be approved at the end</source>
        <comment>reviewToApprove</comment>
        <translation>Se aprobará al final</translation>
    </message>
    <message>
        <source>Skipped</source>
        <comment>reviewSkipped</comment>
        <translation>Omitido</translation>
    </message>
    <message>
        <source>Not decided yet</source>
        <comment>reviewUndecided</comment>
        <translation>Aún sin decidir</translation>
    </message>
    <message>
        <source>Signed</source>
        <comment>reviewSigned</comment>
        <translation>Firmado</translation>
    </message>
    <message>
        <source>Approved</source>
        <comment>reviewApproved</comment>
        <translation>Aprobado</translation>
    </message>
    <message>
        <source>Declined</source>
        <comment>reviewDeclined</comment>
        <translation>Rechazado</translation>
    </message>
    <message>
        <source>No longer waiting for you</source>
        <comment>reviewEnded</comment>
        <translation>Ya no espera su firma</translation>
    </message>
    <message>
        <source>It was changed after you reviewed it, so it wasn’t signed. Review it again.</source>
        <comment>reviewChanged</comment>
        <translation>Ha cambiado desde que lo revisó, por lo que no se firma. Léalo de nuevo.</translation>
    </message>
    <message>
        <source>Not signed:</source>
        <comment>reviewFailed</comment>
        <translation>No firmado:</translation>
    </message>
    <message>
        <source>No response yet. Its status will be checked before it is signed again.</source>
        <comment>reviewUnconfirmed</comment>
        <translation>Aún sin respuesta. Se comprueba antes de volver a firmarlo.</translation>
    </message>
    <message>
        <source>Keyboard shortcuts: S (mark), K (skip), ← and →</source>
        <comment>reviewKeys</comment>
        <translation>Usar las teclas S (marcar), K (omitir), ← y →</translation>
    </message>
    <message>
        <source>Continue to signing</source>
        <comment>reviewSummary</comment>
        <translation>Ir a la firma</translation>
    </message>
    <message>
        <source>Values that differ from “%1”</source>
        <comment>reviewDiffers</comment>
        <translation>Valores que cambian respecto a «%1»</translation>
    </message>
    <message>
        <source>Same values as “%1”</source>
        <comment>reviewSame</comment>
        <translation>Los mismos valores que «%1»</translation>
    </message>
    <message>
        <source>Message from the sender</source>
        <comment>reviewMessage</comment>
        <translation>Mensaje del remitente</translation>
    </message>
    <message>
        <source>selected</source>
        <comment>reviewOn</comment>
        <translation>marcado</translation>
    </message>
    <message>
        <source>not selected</source>
        <comment>reviewOff</comment>
        <translation>sin marcar</translation>
    </message>
    <message>
        <source>Sign the marked documents</source>
        <comment>reviewEndTitle</comment>
        <translation>Firmar los documentos marcados</translation>
    </message>
    <message>
        <source>No document is marked for signing.</source>
        <comment>reviewNothing</comment>
        <translation>Ningún documento está marcado para firmar.</translation>
    </message>
    <message>
        <source>Your signature</source>
        <comment>reviewSignature</comment>
        <translation>Su firma</translation>
    </message>
    <message>
        <source>Your initials</source>
        <comment>reviewInitials</comment>
        <translation>Sus iniciales</translation>
    </message>
    <message>
        <source>Change</source>
        <comment>reviewChange</comment>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Add your signature before you sign.</source>
        <comment>reviewNeedSignature</comment>
        <translation>Añada su firma antes de firmar.</translation>
    </message>
    <message>
        <source>Consent</source>
        <comment>reviewConsent</comment>
        <translation>Consentimiento</translation>
    </message>
    <message>
        <source>For: %1</source>
        <comment>reviewConsentFor</comment>
        <translation>Para: %1</translation>
    </message>
    <message>
        <source>Sign 1 document</source>
        <comment>reviewConfirmOne</comment>
        <translation>Firmar 1 documento</translation>
    </message>
    <message>
        <source>Sign %1 documents</source>
        <comment>reviewConfirm</comment>
        <translation>Firmar %1 documentos</translation>
    </message>
    <message>
        <source>Signing document %1 of %2…</source>
        <comment>reviewProgress</comment>
        <translation>Firmando el documento %1 de %2…</translation>
    </message>
    <message>
        <source>%1 of %2 documents signed</source>
        <comment>reviewDone</comment>
        <translation>Documentos firmados: %1 de %2</translation>
    </message>
    <message>
        <source>The connection was lost. Try again. Documents that are already signed won’t be signed twice.</source>
        <comment>reviewOffline</comment>
        <translation>Se perdió la conexión. Inténtelo de nuevo: los documentos ya firmados no se firman dos veces.</translation>
    </message>
    <message>
        <source>Back to the documents</source>
        <comment>reviewReturn</comment>
        <translation>Volver a los documentos</translation>
    </message>
    <message>
        <source>Close the review</source>
        <comment>reviewClose</comment>
        <translation>Cerrar la revisión</translation>
    </message>
    <message>
        <source>If the page doesn’t load, reload it or open the link in another browser.</source>
        <comment>stuck</comment>
        <translation>¿La página no se carga? Recárguela o abra el enlace en otro navegador.</translation>
    </message>
    <message>
        <source>Not saved. Correct the marked field.</source>
        <comment>notTaken</comment>
        <translation>No guardado. Corrija el campo marcado.</translation>
    </message>
    <message>
        <source>Add your initials.</source>
        <comment>needInitials</comment>
        <translation>Añada sus iniciales.</translation>
    </message>
    <message>
        <source>Your initials</source>
        <comment>typeInitials</comment>
        <translation>Sus iniciales</translation>
    </message>
    <message>
        <source>The document has changed</source>
        <comment>differenceTitleSender</comment>
        <translation>El documento ha cambiado</translation>
    </message>
    <message>
        <source>The document was changed after it was shown to you. Nothing is signed yet. Compare both versions. Only the current one can be signed.</source>
        <comment>differenceTextSender</comment>
        <translation>El documento se modificó después de mostrárselo. Aún no se ha firmado nada. Compare ambas versiones: solo se puede firmar la actual.</translation>
    </message>
    <message>
        <source>Now</source>
        <comment>differenceNow</comment>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Document</source>
        <comment>differenceDocument</comment>
        <translation>Documento</translation>
    </message>
    <message>
        <source>Not present</source>
        <comment>differenceNotThere</comment>
        <translation>No estaba</translation>
    </message>
    <message>
        <source>Removed</source>
        <comment>differenceRemoved</comment>
        <translation>Eliminado</translation>
    </message>
    <message>
        <source>As shown to you</source>
        <comment>differenceAsShown</comment>
        <translation>Como se le mostró</translation>
    </message>
    <message>
        <source>Changed by the sender</source>
        <comment>differenceBySender</comment>
        <translation>Modificado por el remitente</translation>
    </message>
    <message>
        <source>The sender has changed fields in this document: %1. Review them before you finish.</source>
        <comment>corrected</comment>
        <translation>El remitente ha modificado este documento: %1. Compruébelo antes de terminar.</translation>
    </message>
    <message>
        <source>The sender has changed this document. Review it before you finish.</source>
        <comment>correctedAll</comment>
        <translation>El remitente ha modificado este documento. Compruébelo antes de terminar.</translation>
    </message>
    <message>
        <source>Show</source>
        <comment>correctedShow</comment>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Changed by the sender.</source>
        <comment>correctedField</comment>
        <translation>Modificado por el remitente.</translation>
    </message>
    <message>
        <source>We’ll send a six-digit code to %1. It is valid for ten minutes.</source>
        <comment>mailCodeText</comment>
        <translation>Se envía un código de seis cifras a %1. Es válido durante diez minutos.</translation>
    </message>
    <message>
        <source>Attempts left: %1</source>
        <comment>attemptsLeft</comment>
        <translation>Intentos restantes: %1</translation>
    </message>
    <message>
        <source>The code is correct, but this browser doesn’t let the page store it. Allow cookies for this site, or open the link in another browser.</source>
        <comment>codeForgotten</comment>
        <translation>El código es correcto, pero este navegador no permite que la página lo recuerde. Permita las cookies de este sitio o abra el enlace en otro navegador.</translation>
    </message>
    <message>
        <source>Select a document to view or download it.</source>
        <comment>reviewKeep</comment>
        <translation>Seleccione un documento para verlo o descargarlo.</translation>
    </message>
    <message>
        <source>One field needs your attention.</source>
        <comment>attentionOne</comment>
        <translation>Un campo requiere su atención.</translation>
    </message>
    <message>
        <source>%1 fields need your attention.</source>
        <comment>attention</comment>
        <translation>%1 campos requieren su atención.</translation>
    </message>
    <message>
        <source>The invitation was changed or reassigned to another person. If you still need to sign, use the link in the latest email, or ask the sender for it.</source>
        <comment>replaced</comment>
        <translation>La invitación se modificó o se delegó en otra persona. Si aún tiene que firmar, use el enlace del correo más reciente o pídaselo al remitente.</translation>
    </message>
    <message>
        <source>Your part of “%1” is finished. You can close this page.</source>
        <comment>waiting</comment>
        <translation>Su parte de «%1» está terminada. Puede cerrar esta página.</translation>
    </message>
    <message>
        <source>More</source>
        <comment>more</comment>
        <translation>Más</translation>
    </message>
    <message>
        <source>Adopt initials</source>
        <comment>adoptInitials</comment>
        <translation>Usar</translation>
    </message>
    <message>
        <source>Draw your initials first.</source>
        <comment>emptyDrawInitials</comment>
        <translation>Dibuje primero sus iniciales.</translation>
    </message>
    <message>
        <source>Type your initials first.</source>
        <comment>emptyTypeInitials</comment>
        <translation>Escriba primero sus iniciales.</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <comment>zoomIn</comment>
        <translation>Acercar</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <comment>zoomOut</comment>
        <translation>Alejar</translation>
    </message>
    <message>
        <source>This link is for %1.</source>
        <comment>gateFor</comment>
        <translation>Este enlace es para %1.</translation>
    </message>
    <message>
        <source>%1 asks you to fill in your fields and sign.</source>
        <comment>taskSigner</comment>
        <translation>%1 le pide que rellene sus campos y firme.</translation>
    </message>
    <message>
        <source>%1 asks you to read this document and approve or decline it. You don’t sign it.</source>
        <comment>taskReviewer</comment>
        <translation>%1 le pide que lea este documento y lo apruebe o lo rechace. No lo firma.</translation>
    </message>
    <message>
        <source>%1 asks you to fill in and check this document for the others. You don’t sign it.</source>
        <comment>taskEditor</comment>
        <translation>%1 le pide que rellene y revise este documento para los demás. No lo firma.</translation>
    </message>
    <message>
        <source>%1 asks you to hand this device to each person named below. They sign here one after another.</source>
        <comment>taskHost</comment>
        <translation>%1 le pide que entregue este dispositivo a cada persona indicada abajo. Firman aquí una tras otra.</translation>
    </message>
    <message>
        <source>%1 asks you to read this document and finish.</source>
        <comment>taskNothing</comment>
        <translation>%1 le pide que lea este documento y termine.</translation>
    </message>
    <message>
        <source>The sender</source>
        <comment>theSender</comment>
        <translation>El remitente</translation>
    </message>
    <message>
        <source>Please finish by %1.</source>
        <comment>due</comment>
        <translation>Termine antes del %1.</translation>
    </message>
    <message>
        <source>%1 asks you to fill in your fields and sign with your own certificate in Inkstone.</source>
        <comment>taskCertificate</comment>
        <translation>%1 le pide que rellene sus campos y firme con su propio certificado en Inkstone.</translation>
    </message>
    <message>
        <source>Sign with your own certificate (card, token or file) in Inkstone on this computer. This page continues when you have signed.</source>
        <comment>certificateNeeded</comment>
        <translation>Firme con su propio certificado (tarjeta, token o archivo) en Inkstone en este equipo. Esta página continúa cuando haya firmado.</translation>
    </message>
    <message>
        <source>The certificate must be a qualified one.</source>
        <comment>certificateQualified</comment>
        <translation>El certificado debe ser cualificado.</translation>
    </message>
    <message>
        <source>It must be issued by: %1.</source>
        <comment>certificateIssuers</comment>
        <translation>Debe estar emitido por: %1.</translation>
    </message>
    <message>
        <source>It must be the certificate of %1.</source>
        <comment>certificatePerson</comment>
        <translation>Debe ser el certificado de %1.</translation>
    </message>
    <message>
        <source>Open Inkstone</source>
        <comment>openProgram</comment>
        <translation>Abrir Inkstone</translation>
    </message>
    <message>
        <source>Enter a date, for example %1.</source>
        <comment>wrongDate</comment>
        <translation>Escriba una fecha, por ejemplo, %1.</translation>
    </message>
</context>
<context>
    <name>ink::TagName</name>
    <message>
        <source>Signature</source>
        <translation>Firma</translation>
    </message>
    <message>
        <source>Initials</source>
        <translation>Iniciales</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Checkbox</source>
        <translation>Casilla</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Opción</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Attachment</source>
        <translation>Adjunto</translation>
    </message>
    <message>
        <source>Dropdown</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Masked text</source>
        <translation>Texto enmascarado</translation>
    </message>
    <message>
        <source>Prefilled text</source>
        <translation>Texto rellenado previamente</translation>
    </message>
    <message>
        <source>Prefilled number</source>
        <translation>Número rellenado previamente</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Date signed</source>
        <translation>Fecha de firma</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Elección</translation>
    </message>
    <message>
        <source>Paragraph</source>
        <translation>Párrafo</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>Correo electrónico</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Teléfono</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>Full name</source>
        <translation>Nombre completo</translation>
    </message>
    <message>
        <source>Email address</source>
        <translation>Dirección de correo</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Empresa</translation>
    </message>
    <message>
        <source>Job title</source>
        <translation>Cargo</translation>
    </message>
    <message>
        <source>Date sent</source>
        <translation>Fecha de envío</translation>
    </message>
    <message>
        <source>Document number</source>
        <translation>Número de documento</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Page number</source>
        <translation>Número de página</translation>
    </message>
    <message>
        <source>Stamp</source>
        <translation>Sello</translation>
    </message>
    <message>
        <source>COPY</source>
        <translation>COPIA</translation>
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
        <translation>Un puesto de firma con su propio servicio de firma. Con licencia Apache-2.0.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>ink::ui::AbsenceDialog</name>
    <message>
        <source>Add absence</source>
        <translation>Añadir ausencia</translation>
    </message>
    <message>
        <source>Edit absence</source>
        <translation>Editar ausencia</translation>
    </message>
    <message>
        <source>Absent person</source>
        <translation>Persona ausente</translation>
    </message>
    <message>
        <source>Email address</source>
        <translation>Dirección de correo</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Primer día</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Último día</translation>
    </message>
    <message>
        <source>Name of deputy</source>
        <translation>Nombre del suplente</translation>
    </message>
    <message>
        <source>Email address of deputy</source>
        <translation>Dirección de correo del suplente</translation>
    </message>
    <message>
        <source>First and last name</source>
        <translation>Nombre y apellidos</translation>
    </message>
    <message>
        <source>name@example.com</source>
        <translation>name@example.com</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>ink::ui::AbsencesSection</name>
    <message>
        <source>Absences</source>
        <translation>Ausencias</translation>
    </message>
    <message>
        <source>Let deputies act for recipients who can&apos;t delegate</source>
        <translation>Los suplentes también actúan por los destinatarios que no pueden delegar</translation>
    </message>
    <message>
        <source>Add absence…</source>
        <translation>Añadir ausencia…</translation>
    </message>
    <message>
        <source>No absences yet.</source>
        <translation>Aún no hay ausencias.</translation>
    </message>
    <message>
        <source>This service doesn&apos;t support absences.</source>
        <translation>Este servicio no lleva una lista de ausencias.</translation>
    </message>
    <message>
        <source>When it&apos;s an absent recipient&apos;s turn, their deputy is invited instead. Codes by SMS still go only to the recipient. Before you send a document, you see who will receive it.</source>
        <translation>Cuando llega el turno de un destinatario ausente, se invita a su suplente en su nombre. Los códigos por SMS siguen llegando solo al destinatario. Antes de enviar un documento ve quién lo recibe.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>two days</comment>
        <translation>del %1 al %2</translation>
    </message>
    <message>
        <source>Deputy: %1</source>
        <translation>Suplente: %1</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>terminada</translation>
    </message>
    <message>
        <source>absent today</source>
        <translation>ausente hoy</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Editar…</translation>
    </message>
    <message>
        <source>Edit the absence of %1</source>
        <translation>Editar la ausencia de %1</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Remove the absence of %1</source>
        <translation>Quitar la ausencia de %1</translation>
    </message>
    <message>
        <source>Absence saved.</source>
        <translation>Ausencia guardada.</translation>
    </message>
    <message>
        <source>Absence removed. Documents that the deputy has already received stay with the deputy.</source>
        <translation>Ausencia quitada. Lo que el suplente ya ha recibido sigue en sus manos.</translation>
    </message>
</context>
<context>
    <name>ink::ui::AccountFields</name>
    <message>
        <source>Saved.</source>
        <translation>Guardado.</translation>
    </message>
    <message>
        <source>“%1” saved.</source>
        <translation>«%1» guardado.</translation>
    </message>
</context>
<context>
    <name>ink::ui::AccountOpener</name>
    <message>
        <source>The new key is saved. You can continue.</source>
        <translation>La nueva clave está guardada. Puede continuar.</translation>
    </message>
    <message>
        <source>The keychain is unlocked.</source>
        <translation>El llavero está desbloqueado.</translation>
    </message>
    <message>
        <source>Documents can be sealed again.</source>
        <translation>Los documentos se pueden sellar de nuevo.</translation>
    </message>
    <message>
        <source>Documents can be sealed until you close Inkstone. The passphrase couldn&apos;t be saved in the keychain.</source>
        <translation>Los documentos se pueden sellar hasta que cierre Inkstone: el llavero no aceptó la frase de contraseña.</translation>
    </message>
    <message>
        <source>Unlock the keychain to open this.</source>
        <translation>Se abrirá cuando se desbloquee el llavero.</translation>
    </message>
</context>
<context>
    <name>ink::ui::AccountSection</name>
    <message>
        <source>Unknown time zone.</source>
        <translation>Esta zona horaria no se conoce.</translation>
    </message>
    <message>
        <source>Enter an amount such as %1, or leave the field empty.</source>
        <translation>Escriba un importe como %1 o déjelo vacío.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid IP address or network (for example, 192.0.2.0/24).</source>
        <translation>«%1» no es una dirección ni una red como 192.0.2.0/24.</translation>
    </message>
    <message>
        <source>Your account on the service</source>
        <translation>Su cuenta en el servicio</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Shown to recipients as the sender.</source>
        <translation>Los destinatarios lo ven como remitente.</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Empresa</translation>
    </message>
    <message>
        <source>Language of documents and emails</source>
        <translation>Idioma de los documentos y correos</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zona horaria</translation>
    </message>
    <message>
        <source>Dates in documents</source>
        <translation>Fechas en los documentos</translation>
    </message>
    <message>
        <source>New documents expire after</source>
        <translation>Los documentos nuevos caducan a los</translation>
    </message>
    <message>
        <source>When someone declines</source>
        <translation>Si alguien rechaza</translation>
    </message>
    <message>
        <source>Spending limit</source>
        <translation>Límite de gasto</translation>
    </message>
    <message>
        <source>Leave empty for no limit.</source>
        <translation>Déjelo vacío para no fijar un límite.</translation>
    </message>
    <message>
        <source>Only accept requests from</source>
        <translation>Aceptar solo solicitudes de</translation>
    </message>
    <message>
        <source>IP addresses and networks. Leave empty to allow all. The list must include your own address.</source>
        <translation>Direcciones IP y redes. Déjelo vacío para permitir todas. La lista debe incluir su propia dirección.</translation>
    </message>
    <message>
        <source>Add a digital signature for each signer before sealing</source>
        <translation>Añadir una firma digital por firmante antes del sello</translation>
    </message>
    <message>
        <source>Other programs can then show who signed and when. The certificate becomes a separate file.</source>
        <translation>Otros programas muestran entonces quién firmó y cuándo. El certificado pasa a ser un archivo aparte.</translation>
    </message>
    <message>
        <source>Spending limit used</source>
        <translation>Parte utilizada del límite de gasto</translation>
    </message>
    <message>
        <source>The document ends</source>
        <translation>El documento termina ahí</translation>
    </message>
    <message>
        <source>The others can continue</source>
        <translation>Los demás continúan</translation>
    </message>
    <message>
        <source>Today: %1</source>
        <translation>Hoy: %1</translation>
    </message>
    <message>
        <source>Each document you send costs %1. Drafts and templates are free.</source>
        <translation>Cada documento enviado cuesta %1. Los borradores y las plantillas no cuestan nada.</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) sent</source>
        <translation>
            <numerusform>%n documento enviado</numerusform>
            <numerusform>%n documentos enviados</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 spent</source>
        <translation>%1 de %2 gastados</translation>
    </message>
    <message>
        <source>%1 spent</source>
        <translation>%1 gastados</translation>
    </message>
    <message>
        <source>Enter a format with day, month and year, such as yyyy-MM-dd or d MMMM yyyy.</source>
        <translation>Escriba el día, el mes y el año, por ejemplo yyyy-MM-dd o d MMMM yyyy.</translation>
    </message>
    <message>
        <source>The time zone of this computer.</source>
        <translation>La zona horaria de este equipo.</translation>
    </message>
    <message>
        <source>Dates in documents use this time zone.</source>
        <translation>Las fechas de los documentos son las de esta zona.</translation>
    </message>
</context>
<context>
    <name>ink::ui::ActionBar</name>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Copy list</source>
        <translation>Copiar la lista</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Documents that failed</source>
        <translation>Documentos con errores</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Documento</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Sending reminders… %1 of %2</source>
        <translation>Enviando recordatorios… %1 de %2</translation>
    </message>
    <message>
        <source>Cancelling… %1 of %2</source>
        <translation>Cancelando… %1 de %2</translation>
    </message>
    <message>
        <source>Moving… %1 of %2</source>
        <translation>Moviendo… %1 de %2</translation>
    </message>
    <message>
        <source>Moving to the trash… %1 of %2</source>
        <translation>Moviendo a la papelera… %1 de %2</translation>
    </message>
    <message>
        <source>Restoring… %1 of %2</source>
        <translation>Restaurando… %1 de %2</translation>
    </message>
    <message>
        <source>Deleting… %1 of %2</source>
        <translation>Eliminando… %1 de %2</translation>
    </message>
    <message>
        <source>Renaming…</source>
        <translation>Cambiando el nombre…</translation>
    </message>
    <message>
        <source>Correcting… %1 of %2</source>
        <translation>Corrigiendo… %1 de %2</translation>
    </message>
</context>
<context>
    <name>ink::ui::ActionQueue</name>
    <message numerus="yes">
        <source>%n change(s) in the outbox will be sent when the connection is back.</source>
        <translation>
            <numerusform>%n acción espera en la bandeja de salida hasta que se alcance el servicio.</numerusform>
            <numerusform>%n acciones esperan en la bandeja de salida hasta que se alcance el servicio.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::AddTags</name>
    <message numerus="yes">
        <source>Add %n field(s)</source>
        <translation>
            <numerusform>Añadir %n campo</numerusform>
            <numerusform>Añadir %n campos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::AnswerDialog</name>
    <message>
        <source>Answer question</source>
        <translation>Responder a la pregunta</translation>
    </message>
    <message>
        <source>The recipient sees your answer on the signing page and, if this service sends email, gets it by email. It&apos;s recorded in the history but doesn&apos;t appear on the signed pages.</source>
        <translation>El destinatario recibe su respuesta en la página de firma y por correo, si este servicio envía correo. El historial la conserva; las páginas firmadas no la muestran.</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Su respuesta</translation>
    </message>
    <message>
        <source>Send answer</source>
        <translation>Enviar respuesta</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>ink::ui::AssignInvitation</name>
    <message numerus="yes">
        <source>Assign %n field(s)</source>
        <translation>
            <numerusform>Asignar %n campo</numerusform>
            <numerusform>Asignar %n campos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::Banner</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
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
            <numerusform>%1, %n campo</numerusform>
            <numerusform>%1, %n campos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: drag it onto the page, or click it and then click the page</source>
        <translation>%1: arrastre hasta la página, o haga clic aquí y después allí</translation>
    </message>
</context>
<context>
    <name>ink::ui::BlockPanel</name>
    <message>
        <source>Blocks</source>
        <translation>Bloques</translation>
    </message>
    <message>
        <source>Blocks to place</source>
        <translation>Bloques para colocar</translation>
    </message>
    <message>
        <source>Save the selected fields as a block</source>
        <translation>Conservar los campos seleccionados como bloque</translation>
    </message>
    <message>
        <source>Save as block</source>
        <translation>Conservar como bloque</translation>
    </message>
    <message>
        <source>Block name</source>
        <translation>Nombre del bloque</translation>
    </message>
    <message>
        <source>Signature block</source>
        <translation>Bloque de firma</translation>
    </message>
    <message numerus="yes">
        <source>Save %n field(s)</source>
        <translation>
            <numerusform>Conservar %n campo</numerusform>
            <numerusform>Conservar %n campos</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename block</source>
        <translation>Cambiar nombre del bloque</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar nombre</translation>
    </message>
    <message>
        <source>Delete the block “%1”?</source>
        <translation>¿Eliminar el bloque «%1»?</translation>
    </message>
    <message>
        <source>Fields already placed with this block stay where they are.</source>
        <translation>Los campos que se colocaron con él se quedan donde están.</translation>
    </message>
    <message>
        <source>Delete block</source>
        <translation>Eliminar bloque</translation>
    </message>
    <message>
        <source>Place on page</source>
        <translation>Colocar en la página</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Cambiar nombre…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Eliminar…</translation>
    </message>
</context>
<context>
    <name>ink::ui::BottomBar</name>
    <message>
        <source>This computer</source>
        <translation>Este equipo</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Sin conexión</translation>
    </message>
    <message>
        <source>Switch account</source>
        <translation>Dónde trabaja</translation>
    </message>
    <message>
        <source>Account: %1</source>
        <translation>Cuenta: %1</translation>
    </message>
    <message>
        <source>Add a service…</source>
        <translation>Añadir un servicio…</translation>
    </message>
    <message numerus="yes">
        <source>Outbox: %n</source>
        <translation>
            <numerusform>Bandeja de salida: %n</numerusform>
            <numerusform>Bandeja de salida: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting to be sent</source>
        <translation>
            <numerusform>%n en espera de envío</numerusform>
            <numerusform>%n en espera de envío</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::BulkPage</name>
    <message>
        <source>Bulk runs</source>
        <translation>Envíos masivos</translation>
    </message>
    <message numerus="yes">
        <source>Bulk run finished: %n document(s) sent</source>
        <translation>
            <numerusform>El envío masivo ha terminado: %n documento enviado</numerusform>
            <numerusform>El envío masivo ha terminado: %n documentos enviados</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove this run from the list?</source>
        <translation>¿Quitar este envío de la lista?</translation>
    </message>
    <message>
        <source>Its documents stay unchanged. The link between rows and documents is lost, and waiting rows are not sent.</source>
        <translation>Los documentos no cambian. Se pierde la relación entre filas y documentos, y las filas en espera no se envían.</translation>
    </message>
    <message>
        <source>Remove run</source>
        <translation>Quitar el envío</translation>
    </message>
    <message>
        <source>File and columns</source>
        <translation>Archivo y columnas</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Envío</translation>
    </message>
    <message>
        <source>All runs</source>
        <translation>Todos los envíos</translation>
    </message>
    <message>
        <source>New bulk run</source>
        <translation>Nuevo envío masivo</translation>
    </message>
    <message>
        <source>The bulk run is in the outbox and starts when the connection is back.</source>
        <translation>El envío masivo está en la bandeja de salida y empezará cuando vuelva la conexión.</translation>
    </message>
</context>
<context>
    <name>ink::ui::BulkPreview</name>
    <message>
        <source>Dry run</source>
        <translation>Simulación</translation>
    </message>
    <message>
        <source>Dry run: line %1</source>
        <translation>Simulación: línea %1</translation>
    </message>
    <message>
        <source>Preview of this row&apos;s document. Nothing is sent.</source>
        <translation>Cómo se verá el documento de esta fila. No se envía nada.</translation>
    </message>
    <message>
        <source>Close the dry run</source>
        <translation>Cerrar la simulación</translation>
    </message>
    <message>
        <source>The row&apos;s document</source>
        <translation>El documento de la fila</translation>
    </message>
</context>
<context>
    <name>ink::ui::BulkRowsModel</name>
    <message>
        <source>Edit cell</source>
        <translation>Cambiar una celda</translation>
    </message>
    <message numerus="yes">
        <source>Exclude %n row(s)</source>
        <translation>
            <numerusform>Omitir %n fila</numerusform>
            <numerusform>Omitir %n filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Include %n row(s)</source>
        <translation>
            <numerusform>Incluir %n fila</numerusform>
            <numerusform>Incluir %n filas</numerusform>
        </translation>
    </message>
    <message>
        <source>This row is excluded.</source>
        <translation>Esta fila se omite.</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Línea %1</translation>
    </message>
    <message>
        <source>%1, excluded</source>
        <translation>%1, omitida</translation>
    </message>
    <message>
        <source>%1, error: %2</source>
        <translation>%1, error: %2</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Only rows with a selected checkbox are sent.</source>
        <translation>Se envían las filas con marca.</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Columna %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::BulkRunList</name>
    <message>
        <source>Not started</source>
        <translation>Sin iniciar</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Sin terminar</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Detenido</translation>
    </message>
    <message>
        <source>Done, some rows refused</source>
        <translation>Terminado, con filas rechazadas</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>%1 of %2 sent</source>
        <translation>%1 de %2 enviados</translation>
    </message>
    <message>
        <source>%1 refused</source>
        <translation>%1 rechazados</translation>
    </message>
    <message>
        <source>%1 unknown</source>
        <translation>%1 desconocidos</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Envío</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Plantilla</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Iniciado</translation>
    </message>
    <message>
        <source>Earlier runs</source>
        <translation>Envíos anteriores</translation>
    </message>
    <message>
        <source>No bulk runs yet. Choose a template and drop a CSV or XLSX file with one row for each recipient.</source>
        <translation>Aún no hay envíos masivos. Elija una plantilla y suelte un archivo CSV o XLSX con una fila por destinatario.</translation>
    </message>
    <message>
        <source>New bulk run</source>
        <translation>Nuevo envío masivo</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Remove from list…</source>
        <translation>Quitar de la lista…</translation>
    </message>
    <message>
        <source>%1 not sent</source>
        <translation>%1 no enviadas</translation>
    </message>
</context>
<context>
    <name>ink::ui::BulkRunModel</name>
    <message>
        <source>Waiting</source>
        <translation>En espera</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>Enviándose</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Enviado</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Rechazado</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconocido</translation>
    </message>
    <message>
        <source>No response from the service. The document may or may not have been sent.</source>
        <translation>El servicio no respondió. Es posible que el documento se haya enviado.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>Correo electrónico</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Not sent: error</source>
        <translation>No enviada: error</translation>
    </message>
    <message>
        <source>Excluded</source>
        <translation>Excluida</translation>
    </message>
</context>
<context>
    <name>ink::ui::BulkRunView</name>
    <message>
        <source>Save the results</source>
        <translation>Guardar los resultados</translation>
    </message>
    <message>
        <source>%1 (results).csv</source>
        <translation>%1 (resultados).csv</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>Archivos CSV (*.csv)</translation>
    </message>
    <message>
        <source>Sending reminders…</source>
        <translation>Enviando recordatorios…</translation>
    </message>
    <message>
        <source>Cancelling… %1 of %2</source>
        <translation>Cancelando… %1 de %2</translation>
    </message>
    <message>
        <source>Sending reminders… %1 of %2</source>
        <translation>Enviando recordatorios… %1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) could not be changed</source>
        <translation>
            <numerusform>%n documento no se pudo modificar</numerusform>
            <numerusform>%n documentos no se pudieron modificar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) cancelled</source>
        <translation>
            <numerusform>%n documento cancelado</numerusform>
            <numerusform>%n documentos cancelados</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Guardado como %1</translation>
    </message>
    <message>
        <source>from “%1”</source>
        <translation>a partir de «%1»</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Send the remaining %1</source>
        <translation>Enviar los otros %1</translation>
    </message>
    <message numerus="yes">
        <source>Send %n unknown row(s) again…</source>
        <translation>
            <numerusform>Volver a enviar %n fila desconocida…</numerusform>
            <numerusform>Volver a enviar %n filas desconocidas…</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in progress</source>
        <translation>%1 en curso</translation>
    </message>
    <message>
        <source>%1 completed</source>
        <translation>%1 completados</translation>
    </message>
    <message>
        <source>%1 declined</source>
        <translation>%1 rechazados</translation>
    </message>
    <message>
        <source>%1 expired</source>
        <translation>%1 caducados</translation>
    </message>
    <message>
        <source>%1 cancelled</source>
        <translation>%1 cancelados</translation>
    </message>
    <message>
        <source>checking…</source>
        <translation>comprobando…</translation>
    </message>
    <message>
        <source>Remind %1</source>
        <translation>Recordar a %1</translation>
    </message>
    <message>
        <source>Cancel %1…</source>
        <translation>Cancelar %1…</translation>
    </message>
    <message>
        <source>Stop this run?</source>
        <translation>¿Detener este envío?</translation>
    </message>
    <message numerus="yes">
        <source>Documents that were sent stay sent. %n row(s) are not sent; you can resume the run later.</source>
        <translation>
            <numerusform>Lo enviado sigue enviado. %n fila se queda sin enviar; el envío se puede reanudar más tarde.</numerusform>
            <numerusform>Lo enviado sigue enviado. %n filas se quedan sin enviar; el envío se puede reanudar más tarde.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop run</source>
        <translation>Detener el envío</translation>
    </message>
    <message numerus="yes">
        <source>Send %n row(s) again?</source>
        <translation>
            <numerusform>¿Volver a enviar %n fila?</numerusform>
            <numerusform>¿Volver a enviar %n filas?</numerusform>
        </translation>
    </message>
    <message>
        <source>These rows may already have been sent. Check the documents first: otherwise recipients may get a second document.</source>
        <translation>Es posible que estas filas ya se hayan enviado. Compruebe primero los documentos; si no, los destinatarios podrían recibir un segundo.</translation>
    </message>
    <message numerus="yes">
        <source>Send %n row(s) again</source>
        <translation>
            <numerusform>Volver a enviar %n fila</numerusform>
            <numerusform>Volver a enviar %n filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cancel %n document(s)</source>
        <translation>
            <numerusform>Cancelar %n documento</numerusform>
            <numerusform>Cancelar %n documentos</numerusform>
        </translation>
    </message>
    <message>
        <source>Reason (recipients will see it)</source>
        <translation>Motivo (lo verán los destinatarios)</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>Cancelando…</translation>
    </message>
    <message>
        <source>Save rejected rows</source>
        <translation>Guardar filas rechazadas</translation>
    </message>
    <message>
        <source>%1 (to correct).csv</source>
        <translation>%1 (por corregir).csv</translation>
    </message>
    <message>
        <source>Stop…</source>
        <translation>Detener…</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Comprobar de nuevo</translation>
    </message>
    <message>
        <source>Asks the service which unknown rows were sent</source>
        <translation>Comprueba con el servicio qué filas desconocidas se convirtieron en documentos</translation>
    </message>
    <message>
        <source>Save results…</source>
        <translation>Guardar resultados…</translation>
    </message>
    <message>
        <source>Fix rejected rows</source>
        <translation>Corregir filas rechazadas</translation>
    </message>
    <message>
        <source>Opens the rejected rows in a new run</source>
        <translation>Abre las filas rechazadas en un envío nuevo</translation>
    </message>
    <message>
        <source>Only refused and unknown rows</source>
        <translation>Solo filas rechazadas y desconocidas</translation>
    </message>
    <message>
        <source>Documents of this run</source>
        <translation>Documentos de este envío</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualizar</translation>
    </message>
    <message>
        <source>Reminds everyone who still has to act on these documents</source>
        <translation>Recuerda a todos los que aún deben actuar en estos documentos</translation>
    </message>
    <message>
        <source>Result of each row</source>
        <translation>Resultado de cada fila</translation>
    </message>
    <message>
        <source>Export %1 signed…</source>
        <translation>Exportar %1 firmados…</translation>
    </message>
    <message numerus="yes">
        <source>Save %n row(s) to correct as CSV…</source>
        <translation>
            <numerusform>Guardar %n fila por corregir como CSV…</numerusform>
            <numerusform>Guardar %n filas por corregir como CSV…</numerusform>
        </translation>
    </message>
    <message>
        <source>Correcting… %1 of %2</source>
        <translation>Corrigiendo… %1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) corrected</source>
        <translation>
            <numerusform>%n documento corregido</numerusform>
            <numerusform>%n documentos corregidos</numerusform>
        </translation>
    </message>
    <message>
        <source>Replaces a recipient or sets a new deadline in the documents in progress</source>
        <translation>Sustituye a un destinatario o fija un nuevo plazo en los documentos en curso</translation>
    </message>
    <message>
        <source>Correct %1…</source>
        <translation>Corregir %1…</translation>
    </message>
    <message>
        <source>Correcting…</source>
        <translation>Corrigiendo…</translation>
    </message>
    <message>
        <source>%1 (results).%2</source>
        <comment>file name and its extension</comment>
        <translation>%1 (resultados).%2</translation>
    </message>
    <message>
        <source>Copy of the workbook (*.%1)</source>
        <translation>Copia del libro (*.%1)</translation>
    </message>
    <message>
        <source>Choose another name: the workbook itself isn&apos;t changed.</source>
        <translation>Elija otro nombre: el libro en sí no se modifica.</translation>
    </message>
    <message numerus="yes">
        <source>Saved as %1. %n row(s) of the run are no longer in their lines of the workbook.</source>
        <translation>
            <numerusform>Guardado como %1. %n fila del envío ya no está en su línea del libro.</numerusform>
            <numerusform>Guardado como %1. %n filas del envío ya no están en sus líneas del libro.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::BulkRunWords</name>
    <message numerus="yes">
        <source>about %n s left</source>
        <translation>
            <numerusform>queda aprox. %n s</numerusform>
            <numerusform>quedan aprox. %n s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n min left</source>
        <translation>
            <numerusform>queda aprox. %n min</numerusform>
            <numerusform>quedan aprox. %n min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n h left</source>
        <translation>
            <numerusform>queda aprox. %n h</numerusform>
            <numerusform>quedan aprox. %n h</numerusform>
        </translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>Preparando…</translation>
    </message>
    <message numerus="yes">
        <source>Waiting %n s at the service&apos;s request</source>
        <translation>
            <numerusform>El servicio pidió una pausa de %n s</numerusform>
            <numerusform>El servicio pidió una pausa de %n s</numerusform>
        </translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>Enviándose</translation>
    </message>
    <message>
        <source>Checking which documents were sent…</source>
        <translation>Averiguando qué se envió…</translation>
    </message>
    <message>
        <source>Pausing…</source>
        <translation>Pausando…</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Detenido</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>%1 of %2 sent</source>
        <translation>%1 de %2 enviados</translation>
    </message>
    <message>
        <source>%1 refused</source>
        <translation>%1 rechazados</translation>
    </message>
    <message>
        <source>%1 unknown</source>
        <translation>%1 desconocidos</translation>
    </message>
    <message>
        <source>%1 not sent because of errors</source>
        <translation>%1 no enviadas por errores</translation>
    </message>
    <message>
        <source>%1 excluded</source>
        <translation>%1 omitidas</translation>
    </message>
    <message>
        <source>%1 being sent</source>
        <translation>%1 enviándose</translation>
    </message>
    <message>
        <source>%1 per second</source>
        <translation>%1 por segundo</translation>
    </message>
    <message>
        <source>%1 waiting</source>
        <translation>%1 en espera</translation>
    </message>
    <message>
        <source>%1 with a result not known yet</source>
        <translation>%1 con resultado aún desconocido</translation>
    </message>
</context>
<context>
    <name>ink::ui::BulkSetup</name>
    <message>
        <source>Choose a file with one row for each recipient</source>
        <translation>Elegir un archivo con una fila por destinatario</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt *.xlsx *.xlsm);;All files (*)</source>
        <translation>Tablas (*.csv *.tsv *.txt *.xlsx *.xlsm);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>%1 ready</source>
        <translation>listas: %1</translation>
    </message>
    <message>
        <source>%1 with errors</source>
        <translation>%1 con errores</translation>
    </message>
    <message>
        <source>%1 excluded</source>
        <translation>%1 excluidas</translation>
    </message>
    <message>
        <source>%1 with a duplicate address</source>
        <translation>con la misma dirección: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n fila</numerusform>
            <numerusform>%n filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exclude %n duplicate row(s)</source>
        <translation>
            <numerusform>Omitir %n fila repetida</numerusform>
            <numerusform>Omitir %n filas repetidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the template to fill in.</source>
        <translation>Elija la plantilla que se va a rellenar.</translation>
    </message>
    <message>
        <source>Rows with errors are not sent. Correct them here, or send the others now.</source>
        <translation>Las filas con errores no se envían. Corríjalas aquí o envíe las demás ahora.</translation>
    </message>
    <message>
        <source>Send %1 documents</source>
        <translation>Enviar %1 documentos</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>Send 1 document</source>
        <translation>Enviar 1 documento</translation>
    </message>
    <message>
        <source>Costs %1 (%2 each)</source>
        <translation>Cuesta %1 (%2 cada uno)</translation>
    </message>
    <message>
        <source>%1 — exceeds the remaining spending limit (%2)</source>
        <translation>%1: más de lo que deja el límite de gasto (%2)</translation>
    </message>
    <message>
        <source>Each recipient gets their own copy of “%1”. %2</source>
        <translation>Cada destinatario recibe «%1» como documento propio. %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Choose a template and drop a CSV or XLSX file with one row for each recipient.</source>
        <translation>Elija una plantilla y suelte un archivo CSV o XLSX con una fila por destinatario.</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>Elegir archivo…</translation>
    </message>
    <message>
        <source>Only rows with errors</source>
        <translation>Solo filas con errores</translation>
    </message>
    <message>
        <source>Next error</source>
        <translation>Error siguiente</translation>
    </message>
    <message>
        <source>F4: next error, Shift+F4: previous error</source>
        <translation>F4: error siguiente, Mayús+F4: error anterior</translation>
    </message>
    <message>
        <source>Dry run</source>
        <translation>Simulación</translation>
    </message>
    <message>
        <source>Previews the selected row&apos;s document (Space)</source>
        <translation>Vista previa del documento de la fila seleccionada (Espacio)</translation>
    </message>
    <message>
        <source>Reading and checking the file</source>
        <translation>Leyendo y comprobando el archivo</translation>
    </message>
    <message>
        <source>Rows of the file</source>
        <translation>Filas del archivo</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) with errors will not be sent. You can correct them in the run later.</source>
        <translation>
            <numerusform>%n fila con errores no se enviará. Queda en el envío, donde puede corregirla.</numerusform>
            <numerusform>%n filas con errores no se enviarán. Quedan en el envío, donde puede corregirlas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n excluded row(s) will not be sent.</source>
        <translation>
            <numerusform>%n fila que omitió no se enviará.</numerusform>
            <numerusform>%n filas que omitió no se enviarán.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file has column names but no rows. Add a row for each recipient.</source>
        <translation>El archivo tiene nombres de columnas, pero ninguna fila. Añada una fila por destinatario.</translation>
    </message>
    <message>
        <source>Send 1 document?</source>
        <translation>¿Enviar 1 documento?</translation>
    </message>
    <message>
        <source>Send %1 documents?</source>
        <translation>¿Enviar %1 documentos?</translation>
    </message>
    <message numerus="yes">
        <source>“%1” was sent with this template before (%2): %n document(s).</source>
        <translation>
            <numerusform>«%1» ya se envió con esta plantilla (%2): %n documento.</numerusform>
            <numerusform>«%1» ya se envió con esta plantilla (%2): %n documentos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace the rows?</source>
        <translation>¿Reemplazar las filas?</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) that you made in these rows will be lost.</source>
        <translation>
            <numerusform>Se perderá %n cambio hecho en estas filas.</numerusform>
            <numerusform>Se perderán %n cambios hechos en estas filas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace rows</source>
        <translation>Reemplazar filas</translation>
    </message>
    <message>
        <source>Title and message (changed)…</source>
        <translation>Título y mensaje (modificados)…</translation>
    </message>
    <message>
        <source>Title and message…</source>
        <translation>Título y mensaje…</translation>
    </message>
    <message>
        <source>The first document is called “%1”.</source>
        <translation>El primer documento se titula «%1».</translation>
    </message>
    <message>
        <source>Sets a title and a message for all documents, using columns from the file</source>
        <translation>Define el título y el mensaje de todos los documentos, con columnas del archivo</translation>
    </message>
    <message>
        <source>Title and message (from the file)…</source>
        <translation>Título y mensaje (del archivo)…</translation>
    </message>
    <message>
        <source>Titles and messages come from the file</source>
        <translation>Las filas conservan sus títulos y mensajes</translation>
    </message>
    <message>
        <source>Titles and messages are in columns of the table. You can change them there.</source>
        <translation>Están en columnas de la tabla, donde puede cambiarlos.</translation>
    </message>
    <message>
        <source>Rows with errors are not sent. Correct them here.</source>
        <translation>Las filas con errores no se envían. Corríjalas aquí.</translation>
    </message>
    <message>
        <source>%1 — then %2 of your spending limit of %3 is used</source>
        <translation>%1: entonces se habrán usado %2 de su límite de gasto de %3</translation>
    </message>
    <message numerus="yes">
        <source>Send %n unchanged row(s) again</source>
        <translation>
            <numerusform>Enviar de nuevo %n fila sin cambios</numerusform>
            <numerusform>Enviar de nuevo %n filas sin cambios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) haven&apos;t changed since an earlier run. They are excluded.</source>
        <translation>
            <numerusform>%n fila no ha cambiado desde un envío anterior. Está excluida.</numerusform>
            <numerusform>%n filas no han cambiado desde un envío anterior. Están excluidas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::BulkSource</name>
    <message>
        <source>Template</source>
        <translation>Plantilla</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Hoja</translation>
    </message>
    <message>
        <source>Delimiter</source>
        <translation>Separador</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Codificación</translation>
    </message>
    <message>
        <source>Choose a template</source>
        <translation>Elegir una plantilla</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>Elegir archivo…</translation>
    </message>
    <message>
        <source>Choose a CSV or XLSX file</source>
        <translation>Elegir un archivo CSV o XLSX</translation>
    </message>
    <message>
        <source>or drop a CSV or XLSX file here</source>
        <translation>o suelte aquí un archivo CSV o XLSX</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Coma</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Punto y coma</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulador</translation>
    </message>
    <message>
        <source>Vertical bar</source>
        <translation>Barra vertical</translation>
    </message>
    <message>
        <source>Western European</source>
        <translation>Europa occidental</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>Europa central</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>Cirílico</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Griego</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>Turco</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>Hebreo</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>Árabe</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>Báltico</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>Vietnamita</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>Tailandés</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japonés</translation>
    </message>
    <message>
        <source>Chinese (simplified)</source>
        <translation>Chino (simplificado)</translation>
    </message>
    <message>
        <source>Chinese (traditional)</source>
        <translation>Chino (tradicional)</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Coreano</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message numerus="yes">
        <source>Include %n hidden row(s)</source>
        <translation>
            <numerusform>Incluir %n fila oculta</numerusform>
            <numerusform>Incluir %n filas ocultas</numerusform>
        </translation>
    </message>
    <message>
        <source>Header row</source>
        <translation>Encabezado en la línea</translation>
    </message>
</context>
<context>
    <name>ink::ui::BulkTextsDialog</name>
    <message>
        <source>Title and message</source>
        <translation>Título y mensaje</translation>
    </message>
    <message>
        <source>Document title</source>
        <translation>Título del documento</translation>
    </message>
    <message>
        <source>Message to the recipients</source>
        <translation>Mensaje a los destinatarios</translation>
    </message>
    <message>
        <source>Leave empty to use the template&apos;s message</source>
        <translation>Vacío: el mensaje de la plantilla</translation>
    </message>
    <message>
        <source>Insert column</source>
        <translation>Insertar columna</translation>
    </message>
    <message>
        <source>First row</source>
        <translation>Primera fila</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Template title</source>
        <translation>Título de la plantilla</translation>
    </message>
    <message>
        <source>Today&apos;s date</source>
        <translation>Fecha de hoy</translation>
    </message>
    <message>
        <source>First recipient&apos;s name</source>
        <translation>Nombre del primer destinatario</translation>
    </message>
    <message>
        <source>Row number</source>
        <translation>Número de la fila</translation>
    </message>
</context>
<context>
    <name>ink::ui::CallbackAddress</name>
    <message>
        <source>The callback address must be a full http or https address.</source>
        <translation>La dirección de callback debe ser una dirección http o https completa.</translation>
    </message>
    <message>
        <source>Callback</source>
        <translation>Callback</translation>
    </message>
    <message>
        <source>Callback address</source>
        <translation>Dirección de callback</translation>
    </message>
    <message>
        <source>The service posts each completed document to this address, with / and the document number appended.</source>
        <translation>Los documentos completados se envían a esta dirección, seguida de / y su número.</translation>
    </message>
</context>
<context>
    <name>ink::ui::CallbackSecret</name>
    <message>
        <source>Secret copied.</source>
        <translation>Secreto copiado.</translation>
    </message>
    <message>
        <source>Callback signing secret</source>
        <translation>Secreto de firma de los callbacks</translation>
    </message>
    <message>
        <source>The receiver uses it to verify the X-Inkstone-Signature header.</source>
        <translation>El receptor lo usa para comprobar el encabezado X-Inkstone-Signature.</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ocultar</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Cambiar…</translation>
    </message>
    <message>
        <source>Change the secret?</source>
        <translation>¿Cambiar el secreto?</translation>
    </message>
    <message>
        <source>All callbacks, including retries, will be signed with the new secret. Update the receivers, or they will reject the callbacks.</source>
        <translation>Todos los callbacks, también los reintentos, se firmarán con el nuevo secreto. Actualice los receptores o los rechazarán.</translation>
    </message>
    <message>
        <source>Change secret</source>
        <translation>Cambiar secreto</translation>
    </message>
    <message>
        <source>Secret changed.</source>
        <translation>El secreto se ha cambiado.</translation>
    </message>
</context>
<context>
    <name>ink::ui::CallbackSection</name>
    <message>
        <source>Callbacks now go to the test receiver.</source>
        <translation>Los callbacks van ahora al receptor de prueba.</translation>
    </message>
    <message>
        <source>The test receiver has stopped and is no longer the callback address.</source>
        <translation>El receptor de prueba se ha detenido y ya no es la dirección de callback.</translation>
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
        <translation>¿Qué desea hacer?</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Comandos</translation>
    </message>
    <message>
        <source>Matching commands</source>
        <translation>Comandos que coinciden</translation>
    </message>
    <message>
        <source>copy, clone</source>
        <translation>copiar, clonar</translation>
    </message>
    <message>
        <source>remove, erase</source>
        <translation>quitar, borrar</translation>
    </message>
    <message>
        <source>insert at the same position</source>
        <translation>insertar en la misma posición</translation>
    </message>
    <message>
        <source>enlarge, larger, magnify</source>
        <translation>ampliar, más grande, lupa</translation>
    </message>
    <message>
        <source>reduce, smaller</source>
        <translation>reducir, más pequeño</translation>
    </message>
    <message>
        <source>zoom to 100%</source>
        <translation>zoom al 100 %</translation>
    </message>
    <message>
        <source>zoom to width</source>
        <translation>zoom al ancho</translation>
    </message>
    <message>
        <source>zoom to page</source>
        <translation>zoom a la página</translation>
    </message>
    <message>
        <source>jump, page number</source>
        <translation>saltar, número de página</translation>
    </message>
    <message>
        <source>view as recipient, test</source>
        <translation>ver como destinatario, probar</translation>
    </message>
    <message>
        <source>invite, request signatures</source>
        <translation>invitar, solicitar firmas</translation>
    </message>
    <message>
        <source>search</source>
        <translation>buscar</translation>
    </message>
    <message>
        <source>preferences, options</source>
        <translation>preferencias, opciones</translation>
    </message>
    <message>
        <source>theme, night mode</source>
        <translation>tema, modo nocturno</translation>
    </message>
    <message>
        <source>theme, day mode</source>
        <translation>tema, modo diurno</translation>
    </message>
    <message>
        <source>keys, hotkeys, cheat sheet</source>
        <translation>teclas, chuleta</translation>
    </message>
    <message>
        <source>on top, above, stacking order</source>
        <translation>encima, arriba, orden de apilado</translation>
    </message>
    <message>
        <source>below, behind, stacking order</source>
        <translation>debajo, detrás, orden de apilado</translation>
    </message>
    <message>
        <source>protect, pin, fix</source>
        <translation>proteger, fijar, anclar</translation>
    </message>
    <message>
        <source>magnet, guides, grid</source>
        <translation>imán, guías, cuadrícula</translation>
    </message>
    <message>
        <source>sequence, Tab key</source>
        <translation>secuencia, tecla Tab</translation>
    </message>
    <message>
        <source>copy to all pages, repeat</source>
        <translation>copiar a todas las páginas, repetir</translation>
    </message>
    <message>
        <source>detect fields, find fields</source>
        <translation>detectar campos, buscar campos</translation>
    </message>
    <message>
        <source>preflight, check, errors, warnings</source>
        <translation>comprobar, errores, advertencias</translation>
    </message>
    <message>
        <source>signer, person</source>
        <translation>firmante, persona</translation>
    </message>
    <message>
        <source>full width, hide panels</source>
        <translation>ancho completo, ocultar paneles</translation>
    </message>
    <message>
        <source>turn, landscape, portrait</source>
        <translation>girar, horizontal, vertical</translation>
    </message>
    <message>
        <source>reorder, rearrange, sort pages</source>
        <translation>reordenar, orden, ordenar páginas</translation>
    </message>
    <message>
        <source>merge, combine, append, add pages</source>
        <translation>combinar, unir, añadir páginas</translation>
    </message>
    <message>
        <source>add empty page, new page</source>
        <translation>añadir página vacía, página nueva</translation>
    </message>
    <message>
        <source>split, save pages as PDF, export pages</source>
        <translation>dividir, guardar páginas como PDF, exportar páginas</translation>
    </message>
    <message>
        <source>remove pages</source>
        <translation>quitar páginas</translation>
    </message>
    <message>
        <source>No commands match “%1”.</source>
        <translation>Ningún comando coincide con «%1».</translation>
    </message>
</context>
<context>
    <name>ink::ui::ComparisonView</name>
    <message>
        <source>Revision %1 doesn&apos;t have this page.</source>
        <translation>La revisión %1 no tiene esta página.</translation>
    </message>
    <message>
        <source>Revision %1 no longer has this page.</source>
        <translation>La revisión %1 ya no tiene esta página.</translation>
    </message>
    <message>
        <source>This page can&apos;t be shown.</source>
        <translation>Esta página no se puede mostrar.</translation>
    </message>
    <message>
        <source>Revisions side by side</source>
        <translation>Revisiones una junto a otra</translation>
    </message>
</context>
<context>
    <name>ink::ui::ConditionTermRow</name>
    <message>
        <source>and</source>
        <translation>y</translation>
    </message>
    <message>
        <source>or</source>
        <translation>o</translation>
    </message>
    <message>
        <source>Depends on</source>
        <translation>Se muestra según</translation>
    </message>
    <message>
        <source>Choose a field</source>
        <translation>Elija un campo</translation>
    </message>
    <message>
        <source>Multiple</source>
        <translation>Varios</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparación</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Remove this line</source>
        <translation>Quitar esta línea</translation>
    </message>
    <message>
        <source>Always shown</source>
        <translation>Siempre visible</translation>
    </message>
    <message>
        <source>is</source>
        <translation>es</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>no es</translation>
    </message>
    <message>
        <source>is before</source>
        <translation>es anterior a</translation>
    </message>
    <message>
        <source>is less than</source>
        <translation>es menor que</translation>
    </message>
    <message>
        <source>is on or before</source>
        <translation>no es posterior a</translation>
    </message>
    <message>
        <source>is at most</source>
        <translation>es como máximo</translation>
    </message>
    <message>
        <source>is after</source>
        <translation>es posterior a</translation>
    </message>
    <message>
        <source>is greater than</source>
        <translation>es mayor que</translation>
    </message>
    <message>
        <source>is on or after</source>
        <translation>no es anterior a</translation>
    </message>
    <message>
        <source>is at least</source>
        <translation>es como mínimo</translation>
    </message>
    <message>
        <source>contains</source>
        <translation>contiene</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>está vacío</translation>
    </message>
    <message>
        <source>is filled in</source>
        <translation>está relleno</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>marcado</translation>
    </message>
    <message>
        <source>not selected</source>
        <translation>no marcado</translation>
    </message>
    <message>
        <source>nothing selected</source>
        <translation>nada elegido</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (no existe)</translation>
    </message>
    <message>
        <source>Combine with the line above</source>
        <translation>Unión con la línea anterior</translation>
    </message>
</context>
<context>
    <name>ink::ui::ConflictDialog</name>
    <message>
        <source>%1 “%2” on page %3 at %4, %5, %6 × %7</source>
        <translation>%1 «%2» en la página %3, posición %4, %5; %6 × %7</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>No está</translation>
    </message>
    <message>
        <source>Recipient %1</source>
        <translation>Destinatario %1</translation>
    </message>
    <message>
        <source>Other properties differ</source>
        <translation>Con otras propiedades</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message numerus="yes">
        <source>Expires after %n days</source>
        <translation>
            <numerusform>Caduca al cabo de %n día</numerusform>
            <numerusform>Caduca al cabo de %n días</numerusform>
        </translation>
    </message>
    <message>
        <source>No reminders</source>
        <translation>Sin recordatorios</translation>
    </message>
    <message numerus="yes">
        <source>Reminders every %n days</source>
        <translation>
            <numerusform>Recordatorios cada %n día</numerusform>
            <numerusform>Recordatorios cada %n días</numerusform>
        </translation>
    </message>
    <message>
        <source>Subject: %1</source>
        <translation>Asunto: %1</translation>
    </message>
    <message>
        <source>Callback: %1</source>
        <translation>Callback: %1</translation>
    </message>
    <message>
        <source>A signature for each signer</source>
        <translation>Una firma por cada firmante</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Version on this computer</source>
        <translation>Versión de este equipo</translation>
    </message>
    <message>
        <source>A different folder</source>
        <translation>Otro</translation>
    </message>
    <message>
        <source>Sender</source>
        <translation>Remitente</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Conflicting changes</source>
        <translation>Modificado en dos lugares</translation>
    </message>
    <message>
        <source>Someone else also changed this draft</source>
        <translation>Otra persona también ha modificado este borrador</translation>
    </message>
    <message>
        <source>The differences are shown side by side. Both versions are kept until you choose.</source>
        <translation>Las diferencias se muestran lado a lado. Ambas versiones se conservan hasta que elija.</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Quedarse con la mía</translation>
    </message>
    <message>
        <source>The other person&apos;s changes to these parts are overwritten.</source>
        <translation>Se sobrescribe lo que otra persona ha guardado en estas partes.</translation>
    </message>
    <message>
        <source>Keep theirs</source>
        <translation>Quedarse con la otra</translation>
    </message>
    <message>
        <source>Your changes are discarded.</source>
        <translation>Se descarta lo que usted ha modificado aquí.</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Conservar ambas</translation>
    </message>
    <message>
        <source>Their version is kept, and yours becomes a separate draft.</source>
        <translation>La otra versión se queda y la de usted se convierte en un borrador aparte.</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Decidir más tarde</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Mi versión</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>La otra versión</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(vacío)</translation>
    </message>
    <message>
        <source>%1 (my version)</source>
        <translation>%1 (mi versión)</translation>
    </message>
    <message>
        <source>Order of recipients</source>
        <translation>Orden de los destinatarios</translation>
    </message>
    <message>
        <source>Order of fields</source>
        <translation>Orden de los campos</translation>
    </message>
    <message>
        <source>A different order</source>
        <comment>order</comment>
        <translation>Otro</translation>
    </message>
    <message>
        <source>Order of files</source>
        <translation>Orden de los archivos</translation>
    </message>
    <message>
        <source>Email: %1</source>
        <translation>Correo electrónico: %1</translation>
    </message>
    <message>
        <source>Company: %1</source>
        <translation>Empresa: %1</translation>
    </message>
    <message>
        <source>Job title: %1</source>
        <translation>Cargo: %1</translation>
    </message>
    <message>
        <source>Message: %1</source>
        <translation>Mensaje: %1</translation>
    </message>
    <message>
        <source>For recipient %1</source>
        <translation>Para el destinatario %1</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Obligatorio</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>Opcional</translation>
    </message>
    <message>
        <source>Value: %1</source>
        <translation>Valor: %1</translation>
    </message>
    <message>
        <source>Options: %1</source>
        <translation>Opciones: %1</translation>
    </message>
    <message>
        <source>Date format: %1</source>
        <translation>Formato de fecha: %1</translation>
    </message>
    <message>
        <source>Formula: %1</source>
        <translation>Fórmula: %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::ConnectForm</name>
    <message>
        <source>Connect to a service</source>
        <translation>Conectar con un servicio</translation>
    </message>
    <message>
        <source>Service address</source>
        <translation>Dirección base</translation>
    </message>
    <message>
        <source>You get this address from the operator of the service.</source>
        <translation>El operador del servicio le proporciona esta dirección.</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>Clave de API</translation>
    </message>
    <message>
        <source>Test connection</source>
        <translation>Probar conexión</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Conectar</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Enter the API key.</source>
        <translation>Introduzca la clave de API.</translation>
    </message>
    <message>
        <source>The service is available.</source>
        <translation>El servicio está disponible.</translation>
    </message>
    <message>
        <source>Signed in as %1.</source>
        <translation>Sesión iniciada como %1.</translation>
    </message>
    <message>
        <source>Sign in again</source>
        <translation>Bienvenido de nuevo</translation>
    </message>
    <message>
        <source>Stored only in this computer&apos;s keychain. Without a keychain, it&apos;s kept only until you close Inkstone.</source>
        <translation>Se guarda solo en el llavero de este equipo o, si no tiene, hasta que cierre Inkstone.</translation>
    </message>
    <message>
        <source>Set by your administrator.</source>
        <translation>Establecido por su administrador.</translation>
    </message>
    <message>
        <source>The key for %1 isn&apos;t stored on this computer. Enter it again to continue.</source>
        <translation>La clave de %1 no está guardada en este equipo. Introdúzcala de nuevo para continuar.</translation>
    </message>
</context>
<context>
    <name>ink::ui::ConnectionBar</name>
    <message>
        <source>New API key</source>
        <translation>Nueva clave de API</translation>
    </message>
    <message>
        <source>Save key</source>
        <translation>Guardar la clave</translation>
    </message>
    <message>
        <source>%1 can&apos;t be reached.</source>
        <translation>No se puede acceder a %1.</translation>
    </message>
    <message>
        <source>You can keep working. Changes are stored here and sent when the connection is back.</source>
        <translation>Puede seguir trabajando. Los cambios se guardan aquí y se envían cuando vuelva la conexión.</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>Intentar ahora</translation>
    </message>
    <message>
        <source>The API key for %1 is no longer valid.</source>
        <translation>La clave de API de %1 ya no es válida.</translation>
    </message>
    <message>
        <source>It was revoked or has expired. Enter a new key. Your unsaved changes are kept.</source>
        <translation>Se revocó o ha caducado. Introduzca una nueva; su trabajo abierto se conserva.</translation>
    </message>
    <message>
        <source>Enter the API key.</source>
        <translation>Introduzca la clave de API.</translation>
    </message>
    <message>
        <source>The service on this computer can&apos;t be reached.</source>
        <translation>No se puede acceder al servicio de este equipo.</translation>
    </message>
</context>
<context>
    <name>ink::ui::ContentNotice</name>
    <message>
        <source>Extract files</source>
        <translation>Usar los archivos que contiene</translation>
    </message>
    <message>
        <source>Remove scripts</source>
        <translation>Eliminar scripts</translation>
    </message>
    <message>
        <source>Freeze visible content</source>
        <translation>Congelar lo que se muestra</translation>
    </message>
    <message>
        <source>“%1” may look different to other people.</source>
        <translation>«%1» puede verse de otra manera en los equipos de otras personas.</translation>
    </message>
</context>
<context>
    <name>ink::ui::CorrectManyDialog</name>
    <message>
        <source>Correct %1 documents</source>
        <translation>Corregir %1 documentos</translation>
    </message>
    <message>
        <source>Replace a recipient</source>
        <translation>Sustituir a un destinatario</translation>
    </message>
    <message>
        <source>In each document, replaces the recipient who has the current address, unless they have already acted. Their old links stop working, and new ones are issued.</source>
        <translation>Sustituye a la persona con la dirección actual en cada documento en el que todavía no haya actuado. Sus enlaces anteriores dejan de funcionar y se crean otros nuevos.</translation>
    </message>
    <message>
        <source>Current address</source>
        <translation>Dirección actual</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Nombre nuevo</translation>
    </message>
    <message>
        <source>New address</source>
        <translation>Dirección nueva</translation>
    </message>
    <message>
        <source>name@example.com</source>
        <translation>nombre@example.com</translation>
    </message>
    <message>
        <source>First and last name</source>
        <translation>Nombre y apellidos</translation>
    </message>
    <message>
        <source>Set a new deadline</source>
        <translation>Establecer un nuevo plazo</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Plazo</translation>
    </message>
    <message>
        <source>Keep existing deadlines that are later</source>
        <translation>Los documentos con un plazo posterior lo conservan</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Correct 1 document</source>
        <translation>Corregir 1 documento</translation>
    </message>
</context>
<context>
    <name>ink::ui::CorrectTagsDialog</name>
    <message>
        <source>Correct the fields of “%1”</source>
        <translation>Corregir los campos de «%1»</translation>
    </message>
    <message>
        <source>Move, add or remove fields of recipients who haven&apos;t acted yet. Their signing links keep working, and the history records the change.</source>
        <translation>Mueva, añada o quite campos de los destinatarios que todavía no han actuado. Sus enlaces de firma siguen funcionando y el historial registra el cambio.</translation>
    </message>
    <message>
        <source>Save corrections</source>
        <translation>Guardar correcciones</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>The files already contain digital signatures. You can add fields, but you can&apos;t change existing ones.</source>
        <translation>Los archivos ya llevan su propia firma. Puede añadir campos, pero no modificar los existentes.</translation>
    </message>
    <message>
        <source>%1 has already acted. Their fields are locked.</source>
        <translation>%1 ya ha actuado. Sus campos están bloqueados.</translation>
    </message>
    <message>
        <source>Discard the corrections?</source>
        <translation>¿Descartar las correcciones?</translation>
    </message>
    <message>
        <source>Nothing has been saved yet.</source>
        <translation>Todavía no se ha guardado nada.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
</context>
<context>
    <name>ink::ui::CorrectionDialog</name>
    <message>
        <source>Correct “%1”</source>
        <translation>Corregir «%1»</translation>
    </message>
    <message>
        <source>Add recipient</source>
        <translation>Añadir destinatario</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Plazo</translation>
    </message>
    <message>
        <source>Save corrections</source>
        <translation>Guardar correcciones</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Discard the corrections?</source>
        <translation>¿Descartar las correcciones?</translation>
    </message>
    <message>
        <source>Nothing has been saved yet.</source>
        <translation>Todavía no se ha guardado nada.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>You can correct or replace any recipient who hasn&apos;t acted yet. A new email address gets a new signing link, and the old one stops working. The history and the certificate record every change.</source>
        <translation>Se puede corregir o sustituir a quien todavía no haya actuado. Una dirección nueva recibe un enlace de firma nuevo y el anterior deja de funcionar. El historial y el certificado registran cada cambio.</translation>
    </message>
    <message>
        <source>Replace file</source>
        <translation>Sustituir archivo</translation>
    </message>
    <message>
        <source>Available until a recipient has acted. Everyone gets a new signing link.</source>
        <translation>Posible mientras nadie haya actuado. Todos reciben un nuevo enlace de firma.</translation>
    </message>
    <message>
        <source>Choose the newer version</source>
        <translation>Elegir la nueva versión</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Archivos PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Replace “%1”?</source>
        <translation>¿Sustituir «%1»?</translation>
    </message>
    <message>
        <source>Everyone who was invited gets a new signing link, and their old link stops working. Fields stay where they are. The history keeps both versions&apos; checksums.</source>
        <translation>Todas las personas invitadas reciben un nuevo enlace de firma y el anterior deja de funcionar. Los campos siguen en su sitio. El historial guarda las sumas de comprobación de ambas versiones.</translation>
    </message>
    <message>
        <source>Correct fields…</source>
        <translation>Corregir campos…</translation>
    </message>
    <message>
        <source>Move, add or remove fields of recipients who haven&apos;t acted yet.</source>
        <translation>Mover, añadir o quitar campos de los destinatarios que todavía no han actuado.</translation>
    </message>
</context>
<context>
    <name>ink::ui::CorrectionRow</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>First and last name</source>
        <translation>Nombre y apellidos</translation>
    </message>
    <message>
        <source>Email address</source>
        <translation>Dirección de correo</translation>
    </message>
    <message>
        <source>name@example.com</source>
        <translation>nombre@example.com</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Keep this recipient</source>
        <translation>Conservar este destinatario</translation>
    </message>
    <message>
        <source>Remove this recipient</source>
        <translation>Quitar este destinatario</translation>
    </message>
    <message>
        <source>This isn&apos;t a valid email address.</source>
        <translation>Esto no es una dirección de correo.</translation>
    </message>
    <message>
        <source>This recipient has fields in this document and can&apos;t be removed. Enter another person instead.</source>
        <translation>Tiene campos en este documento y no se puede quitar. Indique a otra persona en su lugar.</translation>
    </message>
    <message>
        <source>This recipient has already acted and can&apos;t be changed.</source>
        <translation>Ya ha actuado y no se puede modificar.</translation>
    </message>
    <message>
        <source>This recipient will be removed, and their signing link will stop working.</source>
        <translation>Se quitará; su enlace de firma dejará de funcionar.</translation>
    </message>
    <message>
        <source>The old link stops working, a new one is issued, and the values entered so far are removed.</source>
        <translation>El enlace anterior deja de funcionar, se crea uno nuevo y se eliminan los valores introducidos.</translation>
    </message>
    <message>
        <source>The old link stops working, and a new one is issued.</source>
        <translation>El enlace anterior deja de funcionar y se crea uno nuevo.</translation>
    </message>
    <message>
        <source>Access code</source>
        <translation>Código de acceso</translation>
    </message>
    <message>
        <source>Phone number for the code by SMS</source>
        <translation>Número de teléfono para el código por SMS</translation>
    </message>
    <message>
        <source>The access code must have at least %1 characters.</source>
        <translation>Un código de acceso tiene al menos %1 caracteres.</translation>
    </message>
    <message>
        <source>Enter a phone number with a country code, such as +49 151 23456789.</source>
        <translation>Introduzca un número de teléfono con prefijo internacional, por ejemplo +49 151 23456789.</translation>
    </message>
    <message>
        <source>This recipient can sign anywhere on the pages until you place a field for them with “Correct fields”.</source>
        <translation>Puede firmar en cualquier lugar de las páginas hasta que le coloque un campo con «Corregir campos».</translation>
    </message>
</context>
<context>
    <name>ink::ui::CrashReportDialog</name>
    <message>
        <source>Crash report</source>
        <translation>Informe de fallo</translation>
    </message>
    <message>
        <source>Inkstone doesn&apos;t send this report anywhere. The report contains nothing from your documents. Include it when you contact support.</source>
        <translation>Inkstone no envía este informe a ninguna parte. No incluye contenido de sus documentos. Adjúntelo si pide ayuda al soporte técnico.</translation>
    </message>
    <message>
        <source>Copy for support</source>
        <translation>Copiar para soporte</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>ink::ui::CustomFieldDialog</name>
    <message>
        <source>Enter a number.</source>
        <translation>Introduzca un número.</translation>
    </message>
    <message>
        <source>Enter a whole number up to %1.</source>
        <translation>Introduzca un número entero hasta %1.</translation>
    </message>
    <message>
        <source>Help text for the signer</source>
        <translation>Texto de ayuda para el firmante</translation>
    </message>
    <message>
        <source>Default value</source>
        <translation>Valor inicial</translation>
    </message>
    <message>
        <source>Options (one per line)</source>
        <translation>Opciones (una por línea)</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>costCentre</source>
        <translation>centroDeCoste</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Edit custom field</source>
        <translation>Editar campo personalizado</translation>
    </message>
    <message>
        <source>Add custom field</source>
        <translation>Añadir campo personalizado</translation>
    </message>
    <message>
        <source>Date format</source>
        <translation>Formato de fecha</translation>
    </message>
    <message>
        <source>Latest day</source>
        <translation>Último día permitido</translation>
    </message>
    <message>
        <source>Earliest day</source>
        <translation>Primer día permitido</translation>
    </message>
    <message>
        <source>Number format (how 1234.50 looks)</source>
        <translation>Formato de número (ejemplo con 1234,50)</translation>
    </message>
    <message>
        <source>Maximum decimal places</source>
        <translation>Número máximo de decimales</translation>
    </message>
    <message>
        <source>Largest number</source>
        <translation>Número máximo</translation>
    </message>
    <message>
        <source>Smallest number</source>
        <translation>Número mínimo</translation>
    </message>
    <message>
        <source>Pattern (regular expression)</source>
        <translation>Patrón (expresión regular)</translation>
    </message>
    <message>
        <source>Maximum length</source>
        <translation>Número máximo de caracteres</translation>
    </message>
</context>
<context>
    <name>ink::ui::CustomFieldsSection</name>
    <message>
        <source>Order of custom fields changed.</source>
        <translation>Orden de los campos personalizados cambiado.</translation>
    </message>
    <message>
        <source>Custom field “%1” removed.</source>
        <translation>Campo personalizado «%1» quitado.</translation>
    </message>
    <message>
        <source>Change anyway</source>
        <translation>Cambiar de todos modos</translation>
    </message>
    <message>
        <source>Change custom fields in use?</source>
        <translation>¿Cambiar campos personalizados en uso?</translation>
    </message>
    <message>
        <source>Values in fields may no longer be valid. Fields based on a removed custom field keep their current settings. Documents that were sent don&apos;t change.</source>
        <translation>Puede que haya valores de campos que ya no sean válidos. Los campos que usan un campo personalizado quitado conservan su configuración actual. Los documentos enviados no cambian.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>custom field and what uses it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Custom field saved.</source>
        <translation>Campo personalizado guardado.</translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <translation>Quitar «%1»</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Edit “%1”</source>
        <translation>Editar «%1»</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Editar…</translation>
    </message>
    <message>
        <source>Move “%1” down</source>
        <translation>Bajar «%1»</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Move “%1” up</source>
        <translation>Subir «%1»</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>Valor inicial: %1</translation>
    </message>
    <message>
        <source>Fields that use a custom field get their type, validation, options, default and help text from it. Changes apply to all drafts and templates, but not to documents that were sent. What recipients enter becomes data of the document, which you can search for by name and value.</source>
        <translation>Los campos de los documentos que usan un campo personalizado toman de él el tipo, la validación, las opciones, el valor inicial y la ayuda. Un cambio vale para todos los borradores y plantillas; los documentos enviados quedan como están. Lo que introducen los destinatarios pasa a ser un dato del documento, que puede buscar por nombre y valor.</translation>
    </message>
    <message>
        <source>This service doesn&apos;t support custom fields.</source>
        <translation>Este servicio no admite campos personalizados.</translation>
    </message>
    <message>
        <source>No custom fields yet.</source>
        <translation>Aún no hay campos personalizados.</translation>
    </message>
    <message>
        <source>Add custom field…</source>
        <translation>Añadir campo personalizado…</translation>
    </message>
    <message>
        <source>Custom fields</source>
        <translation>Campos personalizados</translation>
    </message>
</context>
<context>
    <name>ink::ui::DataDialog</name>
    <message>
        <source>“%1” appears more than once.</source>
        <translation>«%1» aparece más de una vez.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save data</source>
        <translation>Guardar datos</translation>
    </message>
    <message>
        <source>Add name</source>
        <translation>Añadir nombre</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Data such as a case number helps you and your programs to find and sort documents. Recipients don&apos;t see it.</source>
        <translation>Los datos, como un número de expediente, les ayudan a usted y a sus programas a encontrar y ordenar documentos. Los destinatarios no los ven.</translation>
    </message>
    <message>
        <source>Edit data</source>
        <translation>Editar datos</translation>
    </message>
    <message>
        <source>Remove name %1</source>
        <translation>Quitar el nombre %1</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Value %1</source>
        <translation>Valor %1</translation>
    </message>
    <message>
        <source>Name %1</source>
        <translation>Nombre %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::DelegateDialog</name>
    <message>
        <source>Delegate to another person</source>
        <translation>Delegar en otra persona</translation>
    </message>
    <message>
        <source>The other person gets a signing link by email. The current link stops working, and what was entered here is removed.</source>
        <translation>La otra persona recibe un enlace de firma por correo. El enlace actual deja de funcionar y lo introducido aquí se elimina.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Email address</source>
        <translation>Dirección de correo</translation>
    </message>
    <message>
        <source>Reason (optional; the sender will see it)</source>
        <translation>Motivo (opcional; el remitente lo verá)</translation>
    </message>
    <message>
        <source>First and last name</source>
        <translation>Nombre y apellidos</translation>
    </message>
    <message>
        <source>name@example.com</source>
        <translation>nombre@example.com</translation>
    </message>
    <message>
        <source>Delegate</source>
        <translation>Delegar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>ink::ui::DeliveriesList</name>
    <message>
        <source>%1 · event: %2</source>
        <translation>%1 · evento: %2</translation>
    </message>
    <message>
        <source>Event: %1</source>
        <translation>Evento: %1</translation>
    </message>
    <message>
        <source>No deliveries yet. Completed documents with a callback address, and events, appear here.</source>
        <translation>Todavía no hay entregas. Los documentos terminados con una dirección de callback y los eventos aparecen aquí.</translation>
    </message>
    <message>
        <source>Deliveries</source>
        <translation>Entregas</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>En camino</translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation>Entregadas</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Abandonadas</translation>
    </message>
    <message>
        <source>Deliveries to show</source>
        <translation>Qué entregas se muestran</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualizar</translation>
    </message>
    <message>
        <source>Show older deliveries</source>
        <translation>Mostrar anteriores</translation>
    </message>
    <message>
        <source>This service doesn&apos;t list all deliveries. See the details of each document.</source>
        <translation>Este servicio no las enumera todas: los detalles de cada documento muestran las suyas.</translation>
    </message>
    <message>
        <source>%1 · files</source>
        <translation>%1 · archivos</translation>
    </message>
    <message>
        <source>%1 · message</source>
        <translation>%1 · mensaje</translation>
    </message>
    <message>
        <source>Delivered %1</source>
        <translation>Entregado %1</translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>%n intento</numerusform>
            <numerusform>%n intentos</numerusform>
        </translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Documento</translation>
    </message>
    <message>
        <source>Show document “%1”</source>
        <translation>Mostrar el documento %1</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Enviar de nuevo</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>Intentar ahora</translation>
    </message>
    <message>
        <source>Sending again.</source>
        <translation>Se vuelve a enviar.</translation>
    </message>
</context>
<context>
    <name>ink::ui::DeliveryRow</name>
    <message>
        <source>Waiting for the message</source>
        <translation>Tras el mensaje</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>En camino</translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation>Entregado</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Abandonado</translation>
    </message>
    <message>
        <source>Not delivered yet</source>
        <translation>Aún sin entregar</translation>
    </message>
    <message numerus="yes">
        <source>%n attempts</source>
        <translation>
            <numerusform>%n intento</numerusform>
            <numerusform>%n intentos</numerusform>
        </translation>
    </message>
    <message>
        <source>retry at %1</source>
        <translation>de nuevo a las %1</translation>
    </message>
    <message>
        <source>Signed files</source>
        <translation>Archivos firmados</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>Intentar ahora</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Enviar de nuevo</translation>
    </message>
    <message>
        <source>Retry “%1” now</source>
        <translation>Intentar «%1» ahora</translation>
    </message>
    <message>
        <source>Send “%1” again</source>
        <translation>Enviar «%1» de nuevo</translation>
    </message>
    <message>
        <source>Waiting for the previous event</source>
        <translation>Tras el evento anterior</translation>
    </message>
</context>
<context>
    <name>ink::ui::DesktopNotifier</name>
    <message>
        <source>%1 opened the document.</source>
        <translation>%1 lo ha abierto.</translation>
    </message>
    <message>
        <source>%1 signed.</source>
        <translation>%1 ha firmado.</translation>
    </message>
    <message>
        <source>Everyone has signed. The document is sealed.</source>
        <translation>Todos han firmado. Está sellado.</translation>
    </message>
    <message>
        <source>%1 declined.</source>
        <translation>%1 lo ha rechazado.</translation>
    </message>
    <message numerus="yes">
        <source>%n completed</source>
        <translation>
            <numerusform>%n completado</numerusform>
            <numerusform>%n completados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n declined</source>
        <translation>
            <numerusform>%n rechazado</numerusform>
            <numerusform>%n rechazados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n signatures</source>
        <translation>
            <numerusform>%n firma</numerusform>
            <numerusform>%n firmas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n opened</source>
        <translation>
            <numerusform>%n abierto</numerusform>
            <numerusform>%n abiertos</numerusform>
        </translation>
    </message>
    <message>
        <source>Updates to your documents</source>
        <translation>Novedades de sus documentos</translation>
    </message>
    <message>
        <source>%1 asked a question.</source>
        <translation>%1 ha hecho una pregunta.</translation>
    </message>
    <message numerus="yes">
        <source>%n questions</source>
        <translation>
            <numerusform>%n pregunta</numerusform>
            <numerusform>%n preguntas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::DetailsActions</name>
    <message>
        <source>Data saved.</source>
        <translation>Datos guardados.</translation>
    </message>
    <message>
        <source>Save PDF</source>
        <translation>Guardar PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Archivos PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Sending again.</source>
        <translation>Se vuelve a enviar.</translation>
    </message>
    <message>
        <source>No email app was found on this computer.</source>
        <translation>Este sistema no tiene ningún programa de correo que se pueda abrir.</translation>
    </message>
    <message>
        <source>Answer sent.</source>
        <translation>Respuesta enviada.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Guardado como %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::DocumentCommand</name>
    <message>
        <source>Copies a link that opens the document in Inkstone. Some services don&apos;t have such links.</source>
        <translation>Copia un enlace que abre el documento en Inkstone. Algunos servicios no tienen estos enlaces.</translation>
    </message>
    <message>
        <source>Copy &amp;link</source>
        <translation>Copiar en&amp;lace</translation>
    </message>
    <message>
        <source>Show &amp;pages</source>
        <translation>Mostrar las &amp;páginas</translation>
    </message>
    <message>
        <source>Continue editing</source>
        <translation>Seguir editando</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Cambiar &amp;nombre</translation>
    </message>
    <message>
        <source>Move to &amp;trash</source>
        <translation>&amp;Mover a la papelera</translation>
    </message>
    <message>
        <source>Delete permanently…</source>
        <translation>Eliminar definitivamente…</translation>
    </message>
    <message>
        <source>Re&amp;mind</source>
        <translation>Rec&amp;ordar</translation>
    </message>
    <message>
        <source>C&amp;orrect…</source>
        <translation>Correg&amp;ir…</translation>
    </message>
    <message>
        <source>Corrects names and addresses, and replaces or adds recipients, while a document is in progress</source>
        <translation>Corrige un nombre o una dirección, sustituye o añade personas mientras un documento está en curso</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>Saves the files of the selected documents and a CSV list of them</source>
        <translation>Guardar los archivos de los documentos seleccionados, con una tabla</translation>
    </message>
    <message>
        <source>Cop&amp;y as new document</source>
        <translation>Copiar como documento n&amp;uevo</translation>
    </message>
    <message>
        <source>&amp;Cancel signing…</source>
        <translation>&amp;Cancelar la firma…</translation>
    </message>
    <message>
        <source>Move to folder…</source>
        <translation>Mover a una carpeta…</translation>
    </message>
    <message>
        <source>Save as template</source>
        <translation>Guardar como plantilla</translation>
    </message>
    <message>
        <source>Send again…</source>
        <translation>Enviar de nuevo…</translation>
    </message>
    <message>
        <source>Creates a new document with the same files, recipients and message</source>
        <translation>Un documento nuevo con los mismos archivos, destinatarios y mensaje</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Send a signed copy…</source>
        <translation>Enviar una copia firmada…</translation>
    </message>
    <message>
        <source>Emails the signed document to any address</source>
        <translation>Envía el documento firmado por correo a cualquier dirección</translation>
    </message>
</context>
<context>
    <name>ink::ui::DocumentCopyActions</name>
    <message>
        <source>Edit before sending</source>
        <translation>Editar antes de enviar</translation>
    </message>
    <message>
        <source>Send to 1 person now…</source>
        <translation>Enviar a 1 persona ahora…</translation>
    </message>
    <message>
        <source>Send to %1 people now…</source>
        <translation>Enviar a %1 personas ahora…</translation>
    </message>
    <message>
        <source>Send “%1” again?</source>
        <translation>¿Enviar «%1» de nuevo?</translation>
    </message>
    <message>
        <source>Creates a new document with the same files, recipients and message. Filled-in values are not copied.</source>
        <translation>Se crea un documento nuevo con los mismos archivos, destinatarios y mensaje. No se conserva nada de lo rellenado.</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (copia)</translation>
    </message>
    <message>
        <source>Draft created with the same files and recipients.</source>
        <translation>Un borrador nuevo con los mismos archivos y destinatarios.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>Check the text of %1, which was filled in for the original document.</source>
        <translation>Compruebe el texto de %1: se rellenó para el documento anterior.</translation>
    </message>
</context>
<context>
    <name>ink::ui::DocumentDetailsPane</name>
    <message>
        <source>Edit data…</source>
        <translation>Editar datos…</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>Callbacks</source>
        <translation>Callbacks</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>%1 documents are selected.</source>
        <translation>Hay %1 documentos seleccionados.</translation>
    </message>
    <message>
        <source>Select a document to see its status and recipients.</source>
        <translation>Seleccione un documento para ver su estado y sus destinatarios.</translation>
    </message>
    <message>
        <source>The service will try again. Last error: %1</source>
        <translation>Se intenta de nuevo. La última vez: %1</translation>
    </message>
    <message>
        <source>The service will try again.</source>
        <translation>Se intenta de nuevo.</translation>
    </message>
    <message>
        <source>Recipients</source>
        <translation>Destinatarios</translation>
    </message>
    <message>
        <source>No recipients yet.</source>
        <translation>Nadie todavía.</translation>
    </message>
    <message>
        <source>Email to you:</source>
        <translation>Correo para usted:</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>1 page</source>
        <translation>1 página</translation>
    </message>
    <message>
        <source>%1 pages</source>
        <translation>%1 páginas</translation>
    </message>
    <message>
        <source>Download original</source>
        <translation>Descargar el original</translation>
    </message>
    <message>
        <source>Download signed PDF</source>
        <translation>Descargar PDF firmado</translation>
    </message>
    <message>
        <source>Download signed “%1”</source>
        <translation>Descargar «%1» firmado</translation>
    </message>
    <message>
        <source>%1 (signed).pdf</source>
        <translation>%1 (firmado).pdf</translation>
    </message>
    <message>
        <source>Download certificate</source>
        <translation>Descargar certificado</translation>
    </message>
    <message>
        <source>%1 (certificate).pdf</source>
        <translation>%1 (certificado).pdf</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>desde %1</translation>
    </message>
    <message>
        <source>Deadline: %1 (less than a day left)</source>
        <translation>Plazo: %1 (queda menos de un día)</translation>
    </message>
    <message numerus="yes">
        <source>Deadline: %1 (%n days left)</source>
        <translation>
            <numerusform>Plazo: %1 (queda %n día)</numerusform>
            <numerusform>Plazo: %1 (quedan %n días)</numerusform>
        </translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Preguntas</translation>
    </message>
    <message>
        <source>No. %1</source>
        <translation>N.º %1</translation>
    </message>
    <message>
        <source>Read now…</source>
        <translation>Leer ahora…</translation>
    </message>
    <message>
        <source>Review now…</source>
        <translation>Revisar ahora…</translation>
    </message>
    <message>
        <source>Sign now…</source>
        <translation>Firmar ahora…</translation>
    </message>
    <message>
        <source>The details of this document aren&apos;t available now.</source>
        <translation>Los detalles de este documento no están disponibles en este momento.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
</context>
<context>
    <name>ink::ui::DocumentExporter</name>
    <message>
        <source>An export is in progress. Wait until it is finished, or stop it.</source>
        <translation>Hay una exportación en curso: espere a que termine o deténgala.</translation>
    </message>
    <message>
        <source>Export paused. %1 of %2 documents, %3</source>
        <translation>Exportación en pausa. %1 de %2 documentos, %3</translation>
    </message>
    <message>
        <source>Exporting… %1 of %2 documents, %3</source>
        <translation>Exportando… %1 de %2 documentos, %3</translation>
    </message>
    <message>
        <source>%1 files could not be exported.</source>
        <translation>%1 archivos no se pudieron exportar.</translation>
    </message>
    <message>
        <source>1 file exported.</source>
        <translation>1 archivo exportado.</translation>
    </message>
    <message>
        <source>%1 files exported.</source>
        <translation>%1 archivos exportados.</translation>
    </message>
    <message>
        <source>%1 already existed.</source>
        <translation>%1 ya existían.</translation>
    </message>
</context>
<context>
    <name>ink::ui::DocumentTable</name>
    <message>
        <source>Data</source>
        <translation>Datos</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n documento</numerusform>
            <numerusform>%n documentos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (not enough space)</source>
        <translation>%1 (no hay espacio)</translation>
    </message>
</context>
<context>
    <name>ink::ui::DocumentTableModel</name>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Recipients</source>
        <translation>Destinatarios</translation>
    </message>
    <message>
        <source>Modified</source>
        <translation>Modificado</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Enviado</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Creado</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Completado</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Waiting for</source>
        <translation>Espera a</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Cargando…</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Plazo</translation>
    </message>
    <message>
        <source>Last activity</source>
        <translation>Última actividad</translation>
    </message>
</context>
<context>
    <name>ink::ui::DocumentsPage</name>
    <message>
        <source>Search titles and people</source>
        <translation>Buscar títulos y personas</translation>
    </message>
    <message>
        <source>Search documents</source>
        <translation>Buscar documentos</translation>
    </message>
    <message>
        <source>New document</source>
        <translation>Nuevo documento</translation>
    </message>
    <message>
        <source>Choose PDF files to send for signature</source>
        <translation>Elegir archivos PDF para enviar a firmar</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documentos</translation>
    </message>
    <message>
        <source>out of date</source>
        <translation>sin actualizar</translation>
    </message>
    <message>
        <source>loading…</source>
        <translation>cargando…</translation>
    </message>
    <message>
        <source>up to date</source>
        <translation>al día</translation>
    </message>
    <message>
        <source>No results for “%1”.</source>
        <translation>Sin resultados para «%1».</translation>
    </message>
    <message>
        <source>Clear search</source>
        <translation>Borrar la búsqueda</translation>
    </message>
    <message>
        <source>Drop a PDF here, or start with a new document.</source>
        <translation>Suelte un PDF aquí o empiece con un documento nuevo.</translation>
    </message>
    <message>
        <source>The trash is empty.</source>
        <translation>La papelera está vacía.</translation>
    </message>
    <message>
        <source>This folder is empty. To add documents, drag them to the folder in the sidebar.</source>
        <translation>Esta carpeta está vacía. Arrastre documentos sobre ella para guardarlos aquí.</translation>
    </message>
    <message>
        <source>No document has the status “%1”.</source>
        <translation>Ningún documento tiene el estado «%1».</translation>
    </message>
    <message>
        <source>The action failed for %1 of %2 documents.</source>
        <translation>%1 de %2 documentos fallaron.</translation>
    </message>
    <message>
        <source>Save this search</source>
        <translation>Guardar esta búsqueda</translation>
    </message>
    <message>
        <source>Name in the sidebar</source>
        <translation>Nombre en la barra lateral</translation>
    </message>
    <message>
        <source>Save search</source>
        <translation>Guardar búsqueda</translation>
    </message>
    <message>
        <source>The search “%1” was added to the sidebar.</source>
        <translation>La búsqueda «%1» se ha añadido a la barra lateral.</translation>
    </message>
    <message>
        <source>1 document</source>
        <translation>1 documento</translation>
    </message>
    <message>
        <source>%1 documents</source>
        <translation>%1 documentos</translation>
    </message>
    <message>
        <source>%1 of %2 selected</source>
        <translation>%1 de %2 seleccionados</translation>
    </message>
    <message>
        <source>No documents match the search and filters.</source>
        <translation>Ningún documento coincide con la búsqueda y los filtros.</translation>
    </message>
    <message>
        <source>Clear search and filters</source>
        <translation>Borrar búsqueda y filtros</translation>
    </message>
    <message>
        <source>this service can&apos;t search that many documents; showing all</source>
        <translation>este servicio no puede buscar en tantos documentos; se muestran todos</translation>
    </message>
    <message>
        <source>Empty trash…</source>
        <translation>Vaciar papelera…</translation>
    </message>
    <message>
        <source>Try a sample document</source>
        <translation>Probar un documento de ejemplo</translation>
    </message>
    <message>
        <source>%1 (changed)</source>
        <translation>%1 (modificada)</translation>
    </message>
    <message>
        <source>as of %1</source>
        <translation>estado: %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::DraftFiles</name>
    <message numerus="yes">
        <source>adding %n file(s)…</source>
        <translation>
            <numerusform>añadiendo %n archivo…</numerusform>
            <numerusform>añadiendo %n archivos…</numerusform>
        </translation>
    </message>
    <message>
        <source>Move a file</source>
        <translation>Mover un archivo</translation>
    </message>
    <message>
        <source>Its pages are removed. You can undo this while the editor is open.</source>
        <translation>Sus páginas desaparecen. Mientras el editor esté abierto, se puede deshacer.</translation>
    </message>
    <message numerus="yes">
        <source>Its pages and their %n field(s) are removed. You can undo this while the editor is open.</source>
        <translation>
            <numerusform>Sus páginas y %n campo situado en ellas desaparecen. Mientras el editor esté abierto, se puede deshacer.</numerusform>
            <numerusform>Sus páginas y %n campos situados en ellas desaparecen. Mientras el editor esté abierto, se puede deshacer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove “%1”?</source>
        <translation>¿Quitar el archivo «%1»?</translation>
    </message>
    <message>
        <source>Remove file</source>
        <translation>Quitar archivo</translation>
    </message>
    <message>
        <source>removing a file…</source>
        <translation>quitando un archivo…</translation>
    </message>
    <message>
        <source>Remove a file</source>
        <translation>Quitar un archivo</translation>
    </message>
    <message>
        <source>replacing a file…</source>
        <translation>cambiando un archivo…</translation>
    </message>
    <message>
        <source>Replace a file</source>
        <translation>Sustituir un archivo</translation>
    </message>
    <message>
        <source>restoring a file…</source>
        <translation>restaurando un archivo…</translation>
    </message>
    <message>
        <source>extracting files from a portfolio…</source>
        <translation>extrayendo archivos de una cartera…</translation>
    </message>
    <message>
        <source>removing scripts…</source>
        <translation>eliminando scripts…</translation>
    </message>
    <message>
        <source>freezing a file…</source>
        <translation>congelando un archivo…</translation>
    </message>
</context>
<context>
    <name>ink::ui::DraftPages</name>
    <message>
        <source>changing pages…</source>
        <translation>cambiando páginas…</translation>
    </message>
    <message numerus="yes">
        <source>Extract %n page(s)</source>
        <translation>
            <numerusform>Extraer %n página</numerusform>
            <numerusform>Extraer %n páginas</numerusform>
        </translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Archivos PDF (*.pdf)</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) saved to “%1”.</source>
        <translation>
            <numerusform>%n página guardada en «%1».</numerusform>
            <numerusform>%n páginas guardadas en «%1».</numerusform>
        </translation>
    </message>
    <message>
        <source>changing pages… %1</source>
        <comment>a percentage</comment>
        <translation>cambiando páginas… %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::DropOverlay</name>
    <message>
        <source>Drop to start a new document</source>
        <translation>Suelte para empezar un documento nuevo</translation>
    </message>
    <message>
        <source>A signed PDF is verified; a CSV or XLSX file starts a bulk run</source>
        <translation>Un PDF firmado se verifica en su lugar; un CSV o XLSX inicia un envío masivo</translation>
    </message>
    <message>
        <source>Drop to create a template</source>
        <translation>Suelte para crear una plantilla</translation>
    </message>
    <message>
        <source>PDF files and exported templates</source>
        <translation>Archivos PDF y plantillas exportadas</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorActions</name>
    <message>
        <source>Cut</source>
        <translation>Cortar</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Paste in place</source>
        <translation>Pegar en el mismo sitio</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Seleccionar todo</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Acercar</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Alejar</translation>
    </message>
    <message>
        <source>Actual size</source>
        <translation>Tamaño real</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>Ajustar al ancho</translation>
    </message>
    <message>
        <source>Fit page</source>
        <translation>Ajustar a la página</translation>
    </message>
    <message>
        <source>Go to page…</source>
        <translation>Ir a la página…</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Atajos de &amp;teclado</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Paneles</translation>
    </message>
    <message>
        <source>Save as template</source>
        <translation>Guardar como plantilla</translation>
    </message>
    <message>
        <source>Open documents</source>
        <translation>Documentos abiertos</translation>
    </message>
    <message>
        <source>Next document</source>
        <translation>Documento siguiente</translation>
    </message>
    <message>
        <source>Previous document</source>
        <translation>Documento anterior</translation>
    </message>
    <message>
        <source>Close other documents</source>
        <translation>Cerrar los demás documentos</translation>
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
        <translation>Alinear a la izquierda</translation>
    </message>
    <message>
        <source>Align centres</source>
        <translation>Alinear los centros</translation>
    </message>
    <message>
        <source>Align right</source>
        <translation>Alinear a la derecha</translation>
    </message>
    <message>
        <source>Align top</source>
        <translation>Alinear arriba</translation>
    </message>
    <message>
        <source>Align middles</source>
        <translation>Alinear los medios</translation>
    </message>
    <message>
        <source>Align bottom</source>
        <translation>Alinear abajo</translation>
    </message>
    <message>
        <source>Distribute horizontally</source>
        <translation>Distribuir horizontalmente</translation>
    </message>
    <message>
        <source>Distribute vertically</source>
        <translation>Distribuir verticalmente</translation>
    </message>
    <message>
        <source>Same width</source>
        <translation>Mismo ancho</translation>
    </message>
    <message>
        <source>Same height</source>
        <translation>Mismo alto</translation>
    </message>
    <message>
        <source>Same size</source>
        <translation>Mismo tamaño</translation>
    </message>
    <message>
        <source>Select the same type</source>
        <translation>Seleccionar los del mismo tipo</translation>
    </message>
    <message>
        <source>Select the same recipient</source>
        <translation>Seleccionar los del mismo destinatario</translation>
    </message>
    <message>
        <source>Select all on this page</source>
        <translation>Seleccionar todo en esta página</translation>
    </message>
    <message>
        <source>Duplicate to pages…</source>
        <translation>Duplicar en páginas…</translation>
    </message>
    <message>
        <source>Snap to fields, text and lines</source>
        <translation>Ajustar a campos, texto y líneas</translation>
    </message>
    <message>
        <source>Tab order</source>
        <translation>Orden de tabulación</translation>
    </message>
    <message>
        <source>Sort in reading order</source>
        <translation>Ordenar según el sentido de lectura</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>Organizar</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Seleccionar</translation>
    </message>
    <message>
        <source>%1: click or draw as many as you need. Press Esc to finish.</source>
        <translation>%1: haga clic o dibuje, una y otra vez. Esc termina.</translation>
    </message>
    <message>
        <source>%1: click or draw on a page. Press Esc to cancel.</source>
        <translation>%1: haga clic o dibuje en una página. Esc termina.</translation>
    </message>
    <message>
        <source>Click the fields in the order you want. Press Esc to finish.</source>
        <translation>Haga clic en los campos en su orden. Esc termina.</translation>
    </message>
    <message>
        <source>Arrange fields</source>
        <translation>Organizar campos</translation>
    </message>
    <message>
        <source>Bring to front</source>
        <translation>Traer al frente</translation>
    </message>
    <message>
        <source>Send to back</source>
        <translation>Enviar al fondo</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Bloquear</translation>
    </message>
    <message>
        <source>Duplicate in rows and columns…</source>
        <translation>Duplicar en filas y columnas…</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) selected</source>
        <translation>
            <numerusform>%n campo seleccionado</numerusform>
            <numerusform>%n campos seleccionados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorArrayDialog</name>
    <message>
        <source>Duplicate in rows and columns</source>
        <translation>Duplicar en filas y columnas</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Space between columns</source>
        <translation>Espacio entre columnas</translation>
    </message>
    <message>
        <source>Space between rows</source>
        <translation>Espacio entre filas</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>There is no room on the page.</source>
        <translation>No hay sitio en la página.</translation>
    </message>
    <message numerus="yes">
        <source>%n new field(s)</source>
        <translation>
            <numerusform>%n campo nuevo</numerusform>
            <numerusform>%n campos nuevos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorBar</name>
    <message>
        <source>Fit width</source>
        <translation>Ajustar al ancho</translation>
    </message>
    <message>
        <source>Fit page</source>
        <translation>Ajustar a la página</translation>
    </message>
    <message>
        <source>Single page</source>
        <translation>Una página cada vez</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Alejar</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Acercar</translation>
    </message>
    <message>
        <source>Zoom to %1</source>
        <comment>a percentage</comment>
        <translation>Mostrar al %1</translation>
    </message>
    <message>
        <source>Zoom %1</source>
        <comment>a percentage</comment>
        <translation>Zoom al %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorDuplicateDialog</name>
    <message>
        <source>Duplicate to pages</source>
        <translation>Duplicar en páginas</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>For example: 2-5, 8</source>
        <translation>Por ejemplo, 2-5, 8</translation>
    </message>
    <message>
        <source>All pages</source>
        <translation>Todas las páginas</translation>
    </message>
    <message>
        <source>Odd pages</source>
        <translation>Páginas impares</translation>
    </message>
    <message>
        <source>Even pages</source>
        <translation>Páginas pares</translation>
    </message>
    <message>
        <source>Pages:</source>
        <translation>Estas páginas:</translation>
    </message>
    <message>
        <source>Enter page numbers from 1 to %1.</source>
        <translation>El documento tiene las páginas 1 a %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n new field(s)</source>
        <translation>
            <numerusform>%n campo nuevo</numerusform>
            <numerusform>%n campos nuevos</numerusform>
        </translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorFindings</name>
    <message>
        <source>Preflight</source>
        <translation>Comprobación previa</translation>
    </message>
    <message>
        <source>Ready to send</source>
        <translation>Listo para enviar</translation>
    </message>
    <message numerus="yes">
        <source>%n issue(s): %1</source>
        <translation>
            <numerusform>%n observación: %1</numerusform>
            <numerusform>%n observaciones: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Show issues</source>
        <translation>Mostrar qué hay que hacer</translation>
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
        <translation>Todo: %1</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n issue(s)</source>
        <translation>
            <numerusform>Mostrar la única observación (%n)</numerusform>
            <numerusform>Mostrar las %n observaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show only the %n error(s)</source>
        <translation>
            <numerusform>Mostrar solo el error (%n)</numerusform>
            <numerusform>Mostrar solo los %n errores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show only the %n warning(s)</source>
        <translation>
            <numerusform>Mostrar solo la advertencia (%n)</numerusform>
            <numerusform>Mostrar solo las %n advertencias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show only the %n hint(s)</source>
        <translation>
            <numerusform>Mostrar solo el consejo (%n)</numerusform>
            <numerusform>Mostrar solo los %n consejos</numerusform>
        </translation>
    </message>
    <message>
        <source>No issues</source>
        <translation>Nada que corregir</translation>
    </message>
    <message>
        <source>No issues of this type</source>
        <translation>Nada de este tipo</translation>
    </message>
    <message>
        <source>Checking pages…</source>
        <translation>Revisando las páginas…</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation>Reparar: %1</translation>
    </message>
    <message>
        <source>Preflight</source>
        <translation>Comprobación previa</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Observaciones</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar el lugar</translation>
    </message>
    <message>
        <source>Enter (F4: next issue)</source>
        <translation>Intro (F4: siguiente observación)</translation>
    </message>
    <message>
        <source>Alt+Enter</source>
        <translation>Alt+Intro</translation>
    </message>
    <message>
        <source>Close preflight</source>
        <translation>Cerrar la comprobación previa</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorGridDialog</name>
    <message>
        <source>Radio buttons</source>
        <translation>Botones de opción</translation>
    </message>
    <message>
        <source>Checkboxes</source>
        <translation>Casillas de verificación</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message numerus="yes">
        <source>%n checkbox(es)</source>
        <translation>
            <numerusform>%n casilla de verificación</numerusform>
            <numerusform>%n casillas de verificación</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each row is a group: one of %n button(s) can be chosen.</source>
        <translation>
            <numerusform>Cada fila es un grupo: se puede elegir uno de %n botón.</numerusform>
            <numerusform>Cada fila es un grupo: se puede elegir uno de %n botones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One group: one of %n button(s) can be chosen.</source>
        <translation>
            <numerusform>Un solo grupo: se puede elegir uno de %n botón.</numerusform>
            <numerusform>Un solo grupo: se puede elegir uno de %n botones.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Colocar</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorHeader</name>
    <message>
        <source>Add files…</source>
        <translation>Añadir archivos…</translation>
    </message>
    <message>
        <source>Replace this file with a newer version…</source>
        <translation>Sustituir este archivo por una versión más reciente…</translation>
    </message>
    <message>
        <source>Replace “%1” with a newer version…</source>
        <translation>Sustituir «%1» por una versión más reciente…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close editor</source>
        <translation>Cerrar el editor</translation>
    </message>
    <message>
        <source>Document title</source>
        <translation>Título del documento</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Deshacer: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Rehacer: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Shows the document as each recipient will see it</source>
        <translation>Ver el documento como lo verá cada destinatario</translation>
    </message>
    <message>
        <source>Use template…</source>
        <translation>Usar plantilla…</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Send…</source>
        <translation>Enviar…</translation>
    </message>
    <message>
        <source>Rename document</source>
        <translation>Cambiar nombre del documento</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorMenus</name>
    <message>
        <source>Select fields on a page first</source>
        <translation>Seleccione primero campos en una página</translation>
    </message>
    <message>
        <source>Save as block…</source>
        <translation>Conservar como bloque…</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>Añadir archivos…</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Cortar</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Paste in place</source>
        <translation>Pegar en el mismo sitio</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar nombre</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Seleccionar todo</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Move a file</source>
        <translation>Mover un archivo</translation>
    </message>
    <message>
        <source>Move this file up</source>
        <translation>Subir este archivo</translation>
    </message>
    <message>
        <source>Move this file down</source>
        <translation>Bajar este archivo</translation>
    </message>
    <message>
        <source>Replace this file with a newer version…</source>
        <translation>Sustituir este archivo por una versión más reciente…</translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <translation>Quitar el archivo «%1»</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorPage</name>
    <message>
        <source>saving as a draft…</source>
        <translation>guardando como borrador…</translation>
    </message>
    <message numerus="yes">
        <source>Uploading %n file(s)…</source>
        <translation>
            <numerusform>Subiendo %n archivo…</numerusform>
            <numerusform>Subiendo %n archivos…</numerusform>
        </translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Abriendo…</translation>
    </message>
    <message>
        <source>Choose PDF files</source>
        <translation>Elegir archivos PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Archivos PDF (*.pdf)</translation>
    </message>
    <message>
        <source>template, read-only</source>
        <translation>plantilla, ya no se puede cambiar</translation>
    </message>
    <message>
        <source>template, saved</source>
        <translation>plantilla, guardada</translation>
    </message>
    <message>
        <source>draft, saved</source>
        <translation>borrador, guardado</translation>
    </message>
    <message>
        <source>template, saving…</source>
        <translation>plantilla, guardando…</translation>
    </message>
    <message>
        <source>draft, saving…</source>
        <translation>borrador, guardando…</translation>
    </message>
    <message>
        <source>template, saved on this computer only</source>
        <translation>plantilla, guardada solo en este equipo</translation>
    </message>
    <message>
        <source>draft, saved on this computer only</source>
        <translation>borrador, guardado solo en este equipo</translation>
    </message>
    <message>
        <source>Editor</source>
        <translation>Editor</translation>
    </message>
    <message>
        <source>Drop PDF files here to create a document.</source>
        <translation>Suelte archivos PDF aquí para crear un documento.</translation>
    </message>
    <message>
        <source>Choose files…</source>
        <translation>Elegir archivos…</translation>
    </message>
    <message>
        <source>draft, stored here until the connection is back</source>
        <translation>borrador, guardado aquí hasta que se pueda acceder al servicio</translation>
    </message>
    <message>
        <source>draft, conflicting changes</source>
        <translation>borrador, modificado en dos lugares</translation>
    </message>
    <message>
        <source>Your version is now a separate draft.</source>
        <translation>Su versión es ahora un borrador aparte.</translation>
    </message>
    <message numerus="yes">
        <source>%n suggestion(s) dismissed.</source>
        <translation>
            <numerusform>%n sugerencia descartada.</numerusform>
            <numerusform>%n sugerencias descartadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>saving as a draft… %1</source>
        <comment>a percentage</comment>
        <translation>guardando como borrador… %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorPalette</name>
    <message>
        <source>Fields to place</source>
        <translation>Campos para colocar</translation>
    </message>
    <message>
        <source>%1: drag it onto the page, or click it, then click or draw on the page. Draw a large rectangle to place several. Double-click to keep placing.</source>
        <translation>%1: arrastre hasta la página, o haga clic y luego haga clic o dibuje allí. Dibuje un rectángulo grande para varios. Haga doble clic para colocar más de uno.</translation>
    </message>
    <message>
        <source>%1: drag it onto the page, or click it, then click or draw on the page. Double-click to keep placing.</source>
        <translation>%1: arrastre hasta la página, o haga clic y luego haga clic o dibuje allí. Haga doble clic para colocar más de uno.</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorPanels</name>
    <message>
        <source>Page thumbnails</source>
        <translation>Miniaturas de página</translation>
    </message>
    <message>
        <source>Fields and recipients</source>
        <translation>Campos y destinatarios</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Propiedades</translation>
    </message>
    <message>
        <source>Pages only</source>
        <translation>Solo las páginas</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorPlacementDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorRecipients</name>
    <message>
        <source>Choose who sees which file…</source>
        <translation>Elegir quién ve cada archivo…</translation>
    </message>
    <message>
        <source>Can&apos;t be removed: nobody else can see “%1”</source>
        <translation>No se puede quitar: nadie más puede ver «%1»</translation>
    </message>
    <message>
        <source>Choose who sees which file</source>
        <translation>Elegir quién ve cada archivo</translation>
    </message>
    <message>
        <source>Everyone sees all files…</source>
        <translation>Todos ven todos los archivos…</translation>
    </message>
    <message>
        <source>Some files are hidden…</source>
        <translation>Algunos archivos están ocultos…</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Roles</translation>
    </message>
    <message>
        <source>Recipients</source>
        <translation>Destinatarios</translation>
    </message>
    <message>
        <source>Add role</source>
        <translation>Añadir rol</translation>
    </message>
    <message>
        <source>Add recipient</source>
        <translation>Añadir destinatario</translation>
    </message>
    <message>
        <source>Edit recipient</source>
        <translation>Editar destinatario</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Quitar a %1</translation>
    </message>
    <message>
        <source>Move recipient</source>
        <translation>Mover destinatario</translation>
    </message>
    <message numerus="yes">
        <source>Remove with %n field(s)</source>
        <translation>
            <numerusform>Quitar con %n campo</numerusform>
            <numerusform>Quitar con %n campos</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Remove and assign fields to</source>
        <translation>Quitar y asignar los campos a</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorSendDialog</name>
    <message>
        <source>Send document</source>
        <translation>Enviar documento</translation>
    </message>
    <message>
        <source>Send “%1”</source>
        <translation>Enviar «%1»</translation>
    </message>
    <message>
        <source>After sending, you can still make corrections for recipients who haven&apos;t acted yet.</source>
        <translation>Después del envío, aún puede corregir lo que nadie haya firmado.</translation>
    </message>
    <message>
        <source>After sending, you can&apos;t change files, recipients or fields.</source>
        <translation>Después del envío ya no se pueden cambiar los archivos, los destinatarios ni los campos.</translation>
    </message>
    <message>
        <source>Message to the recipients</source>
        <translation>Mensaje para los destinatarios</translation>
    </message>
    <message>
        <source>Message to all recipients (optional)</source>
        <translation>Mensaje a todos los destinatarios (opcional)</translation>
    </message>
    <message>
        <source>Days until the document expires</source>
        <translation>Días hasta que caduque el documento</translation>
    </message>
    <message>
        <source>Expires after</source>
        <translation>Caduca a los</translation>
    </message>
    <message>
        <source>Add a digital signature for each signer before sealing</source>
        <translation>Firma digital de cada firmante antes del sello</translation>
    </message>
    <message>
        <source>Other programs can then show who signed and when. The certificate becomes a separate file.</source>
        <translation>Otros programas muestran entonces quién firmó y cuándo. El certificado pasa a ser un archivo aparte.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Signing order</source>
        <translation>Orden de firma</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Todos a la vez</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Paso %1</translation>
    </message>
    <message>
        <source>%1 · you send the link</source>
        <translation>%1 · usted entrega el enlace</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Edit message</source>
        <translation>Editar mensaje</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Comprobando…</translation>
    </message>
    <message>
        <source>Saving the last changes…</source>
        <translation>Guardando los últimos cambios…</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Enviando…</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Enviado</translation>
    </message>
    <message>
        <source>Send when connected</source>
        <translation>Enviar cuando haya conexión</translation>
    </message>
    <message>
        <source>You&apos;re offline. The document will be sent when the connection is back.</source>
        <translation>No hay conexión. El documento se enviará cuando vuelva.</translation>
    </message>
    <message>
        <source>Email subject</source>
        <translation>Asunto del correo</translation>
    </message>
    <message>
        <source>Default subject</source>
        <translation>Asunto predeterminado</translation>
    </message>
    <message>
        <source>Send reminders</source>
        <translation>Enviar recordatorios</translation>
    </message>
    <message>
        <source>Days between reminders</source>
        <translation>Días entre recordatorios</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>Maximum number of reminders</source>
        <translation>Número máximo de recordatorios</translation>
    </message>
    <message>
        <source>Send later</source>
        <translation>Enviar más tarde</translation>
    </message>
    <message>
        <source>Scheduled time</source>
        <translation>Hora de envío</translation>
    </message>
    <message>
        <source>Cancel scheduled sending</source>
        <translation>Cancelar el envío programado</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Programar</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Recipients&apos; language</source>
        <translation>Idioma de los destinatarios</translation>
    </message>
    <message>
        <source>Language of emails and of the signing page. A recipient&apos;s own language takes precedence.</source>
        <translation>Idioma de los correos y de la página de firma. El idioma propio de un destinatario tiene prioridad.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Su nombre</translation>
    </message>
    <message>
        <source>Recipients see it as the sender. It&apos;s saved for your next documents.</source>
        <translation>Los destinatarios lo ven como remitente. Se conserva para sus próximos documentos.</translation>
    </message>
    <message>
        <source>Email and link settings</source>
        <translation>Ajustes de correo y enlaces</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>expires after %1</source>
        <translation>vence a los %1</translation>
    </message>
    <message>
        <source>reminders: %1</source>
        <translation>recordatorios: %1</translation>
    </message>
    <message>
        <source>Enter your name.</source>
        <translation>Escriba su nombre.</translation>
    </message>
    <message>
        <source>Recipients</source>
        <translation>Destinatarios</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorSide</name>
    <message>
        <source>Fields</source>
        <translation>Campos</translation>
    </message>
    <message>
        <source>Suggest</source>
        <translation>Sugerir</translation>
    </message>
    <message>
        <source>Suggests fields for lines, boxes and labels on the pages</source>
        <translation>Sugiere campos para las líneas, casillas y etiquetas de las páginas</translation>
    </message>
    <message>
        <source>Fewer types</source>
        <translation>Menos</translation>
    </message>
    <message>
        <source>All types</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Shows the six most common types</source>
        <translation>Muestra los seis tipos más comunes</translation>
    </message>
    <message>
        <source>Shows all types</source>
        <translation>Muestra todos los tipos</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorTabBar</name>
    <message>
        <source>Open documents</source>
        <translation>Documentos abiertos</translation>
    </message>
    <message>
        <source>New document</source>
        <translation>Nuevo documento</translation>
    </message>
    <message>
        <source>template</source>
        <translation>plantilla</translation>
    </message>
    <message>
        <source>document</source>
        <translation>documento</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>%1: title of a document, %2: its state</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Close “%1”</source>
        <translation>Cerrar «%1»</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close others</source>
        <translation>Cerrar las demás</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorTagActions</name>
    <message>
        <source>Change the type to %1</source>
        <translation>Cambiar el tipo a %1</translation>
    </message>
    <message>
        <source>Assign to</source>
        <translation>Asignar a</translation>
    </message>
    <message>
        <source>Change the type</source>
        <translation>Cambiar el tipo</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorTagPanel</name>
    <message>
        <source>Select a field to see its properties. Drag a field from the list onto the page to place it.</source>
        <translation>Seleccione un campo para ver qué es. Arrastre un campo de la lista a la página para colocarlo.</translation>
    </message>
    <message>
        <source>Select a field to see its properties.</source>
        <translation>Seleccione un campo para ver qué es.</translation>
    </message>
    <message numerus="yes">
        <source>Move %n field(s)</source>
        <translation>
            <numerusform>Mover %n campo</numerusform>
            <numerusform>Mover %n campos</numerusform>
        </translation>
    </message>
    <message>
        <source>Change value</source>
        <translation>Cambiar valor</translation>
    </message>
    <message>
        <source>Field properties</source>
        <translation>Propiedades del campo</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Click the field that this one depends on. Press Esc to cancel.</source>
        <translation>Haga clic en el campo del que depende este. Esc cancela.</translation>
    </message>
    <message>
        <source>Locked fields can&apos;t be deleted. Unlock them first.</source>
        <translation>Los campos bloqueados no se pueden eliminar. Desbloquéelos primero.</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) selected</source>
        <translation>
            <numerusform>%n campo seleccionado</numerusform>
            <numerusform>%n campos seleccionados</numerusform>
        </translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a type of field and how many</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>page %1</source>
        <translation>página %1</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n página</numerusform>
            <numerusform>%n páginas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorWorkspace</name>
    <message>
        <source>Save as block…</source>
        <translation>Conservar como bloque…</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) deleted.</source>
        <translation>
            <numerusform>%n campo eliminado.</numerusform>
            <numerusform>%n campos eliminados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” and %n field(s) removed.</source>
        <translation>
            <numerusform>«%1» quitado, con %n campo.</numerusform>
            <numerusform>«%1» quitado, con %n campos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Suggest fields</source>
        <translation>Sugerir campos</translation>
    </message>
    <message>
        <source>Show issues</source>
        <translation>Mostrar problemas</translation>
    </message>
    <message>
        <source>Add recipient</source>
        <translation>Añadir destinatario</translation>
    </message>
    <message numerus="yes">
        <source>“%1” removed. %n field(s) assigned to “%2”.</source>
        <translation>
            <numerusform>«%1» quitado. «%2» tiene ahora su %n campo.</numerusform>
            <numerusform>«%1» quitado. «%2» tiene ahora sus %n campos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>Añadir archivos…</translation>
    </message>
    <message>
        <source>Rename field</source>
        <translation>Cambiar nombre del campo</translation>
    </message>
    <message>
        <source>Place: %1</source>
        <comment>a type of tag</comment>
        <translation>Colocar: %1</translation>
    </message>
    <message>
        <source>The clipboard has no fields and no names for fields.</source>
        <translation>El portapapeles no contiene campos ni nombres de campos.</translation>
    </message>
</context>
<context>
    <name>ink::ui::ErrorBanner</name>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
</context>
<context>
    <name>ink::ui::ErrorText</name>
    <message>
        <source>The service didn&apos;t understand the request.</source>
        <translation>El servicio no entendió la solicitud.</translation>
    </message>
    <message>
        <source>Some of these entries aren&apos;t valid.</source>
        <translation>Algunos datos no son válidos.</translation>
    </message>
    <message>
        <source>The service didn&apos;t accept the API key.</source>
        <translation>El servicio no aceptó la clave de API.</translation>
    </message>
    <message>
        <source>The account&apos;s spending limit has been reached.</source>
        <translation>Se ha alcanzado el límite de gasto de la cuenta.</translation>
    </message>
    <message>
        <source>This account doesn&apos;t have permission to do that.</source>
        <translation>Esta cuenta no tiene permiso para hacerlo.</translation>
    </message>
    <message>
        <source>This item no longer exists.</source>
        <translation>Este elemento ya no existe.</translation>
    </message>
    <message>
        <source>The service doesn&apos;t support this.</source>
        <translation>El servicio no ofrece esto.</translation>
    </message>
    <message>
        <source>Someone else changed this in the meantime.</source>
        <translation>Otra persona lo ha cambiado mientras tanto.</translation>
    </message>
    <message>
        <source>The current status doesn&apos;t allow this.</source>
        <translation>El estado actual no lo permite.</translation>
    </message>
    <message>
        <source>This request conflicts with an earlier one.</source>
        <translation>Esta solicitud entra en conflicto con una anterior.</translation>
    </message>
    <message>
        <source>This name is already in use.</source>
        <translation>Este nombre ya está en uso.</translation>
    </message>
    <message>
        <source>This item was deleted.</source>
        <translation>Este elemento se eliminó.</translation>
    </message>
    <message>
        <source>This is too large for the service.</source>
        <translation>Es demasiado grande para el servicio.</translation>
    </message>
    <message>
        <source>The service doesn&apos;t accept this file type.</source>
        <translation>El servicio no admite este tipo de archivo.</translation>
    </message>
    <message>
        <source>The requested part of the file doesn&apos;t exist.</source>
        <translation>Esa parte del archivo no existe.</translation>
    </message>
    <message>
        <source>This PDF can&apos;t be used.</source>
        <translation>Este PDF no se puede usar.</translation>
    </message>
    <message>
        <source>The service received too many requests.</source>
        <translation>El servicio pide esperar un momento.</translation>
    </message>
    <message>
        <source>The service encountered an internal error.</source>
        <translation>El servicio tuvo un error interno.</translation>
    </message>
    <message>
        <source>The service isn&apos;t available right now.</source>
        <translation>El servicio no está disponible en este momento.</translation>
    </message>
    <message>
        <source>The service can&apos;t be reached.</source>
        <translation>No se puede acceder al servicio.</translation>
    </message>
    <message>
        <source>The service didn&apos;t respond in time.</source>
        <translation>El servicio no respondió a tiempo.</translation>
    </message>
    <message>
        <source>The connection isn&apos;t secure: the server&apos;s certificate was rejected.</source>
        <translation>La conexión no es segura: el certificado del servidor no se aceptó.</translation>
    </message>
    <message>
        <source>The server sent an unexpected response.</source>
        <translation>El servidor envió una respuesta inesperada.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Detenido.</translation>
    </message>
    <message>
        <source>A file couldn&apos;t be read or written.</source>
        <translation>No se pudo leer o escribir un archivo.</translation>
    </message>
    <message>
        <source>The system&apos;s keychain can&apos;t be used.</source>
        <translation>No se puede usar el llavero del sistema.</translation>
    </message>
    <message>
        <source>A key or certificate couldn&apos;t be used.</source>
        <translation>No se pudo usar una clave o un certificado.</translation>
    </message>
    <message>
        <source>The local data couldn&apos;t be read or written.</source>
        <translation>No se pudieron leer o escribir los datos locales.</translation>
    </message>
    <message>
        <source>Check the key, or connect again with a new one.</source>
        <translation>Compruebe la clave o vuelva a conectarse con una nueva.</translation>
    </message>
    <message>
        <source>Raise the limit in the account&apos;s settings, then send again.</source>
        <translation>Aumente el límite en los ajustes de la cuenta y vuelva a enviar.</translation>
    </message>
    <message>
        <source>Refresh to see the current version.</source>
        <translation>Actualice para ver cómo está ahora.</translation>
    </message>
    <message>
        <source>Refresh to see the current status.</source>
        <translation>Actualice para ver su estado actual.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Elija otro nombre.</translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation>Inténtelo de nuevo en un momento.</translation>
    </message>
    <message>
        <source>Try again. If the problem persists, give the operator the request number.</source>
        <translation>Inténtelo de nuevo; si persiste, comunique al operador el número de la solicitud.</translation>
    </message>
    <message>
        <source>Check the network connection and the address, then try again.</source>
        <translation>Compruebe la conexión de red y la dirección, y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>Check the address, or ask the operator of the service.</source>
        <translation>Compruebe la dirección o pregunte al operador del servicio.</translation>
    </message>
    <message>
        <source>Check that the address belongs to a signing service.</source>
        <translation>Compruebe que la dirección es la de un servicio de firma.</translation>
    </message>
    <message>
        <source>Check that the file exists and that there is enough free disk space.</source>
        <translation>Compruebe que el archivo existe y que hay espacio en el disco.</translation>
    </message>
    <message>
        <source>The key is kept only until you close Inkstone.</source>
        <translation>La clave se conserva solo mientras el programa está abierto.</translation>
    </message>
    <message>
        <source>Try again in %1 min.</source>
        <translation>Inténtelo de nuevo en %1 min.</translation>
    </message>
    <message>
        <source>Request number: %1.</source>
        <translation>Solicitud %1.</translation>
    </message>
    <message>
        <source>No reminder was sent.</source>
        <translation>No se envió ningún recordatorio.</translation>
    </message>
    <message>
        <source>The API key doesn&apos;t allow this.</source>
        <translation>La clave de API no lo permite.</translation>
    </message>
</context>
<context>
    <name>ink::ui::EventReplayDialog</name>
    <message>
        <source>Resend events</source>
        <translation>Reenviar eventos</translation>
    </message>
    <message>
        <source>The events are sent to %1 in order, with the same IDs as before, so that the receiver can recognize those it already knows.</source>
        <translation>Los eventos se envían a %1 en orden, con los mismos ID que antes, para que el receptor reconozca los que ya conoce.</translation>
    </message>
    <message>
        <source>Events since</source>
        <translation>Eventos desde</translation>
    </message>
    <message>
        <source>Resend</source>
        <translation>Reenviar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Looking for events…</source>
        <translation>Buscando eventos…</translation>
    </message>
    <message>
        <source>All events of this subscription since then will be resent.</source>
        <translation>Se enviarán de nuevo todos los eventos de esta suscripción desde ese momento.</translation>
    </message>
    <message>
        <source>There are no events of this subscription since then.</source>
        <translation>No hay eventos de esta suscripción desde ese momento.</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n event(s) will be resent: those of documents in the folder.</source>
        <translation>
            <numerusform>Se enviará de nuevo hasta %n evento: el de los documentos de la carpeta.</numerusform>
            <numerusform>Se enviarán de nuevo hasta %n eventos: los de los documentos de la carpeta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) will be resent.</source>
        <translation>
            <numerusform>Se enviará de nuevo %n evento.</numerusform>
            <numerusform>Se enviarán de nuevo %n eventos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first is “%1” of “%2”, %3.</source>
        <translation>El primero es «%1» de «%2», %3.</translation>
    </message>
    <message>
        <source>Includes events that were already delivered, and events from before the subscription.</source>
        <translation>Incluye los eventos ya entregados y los anteriores a la suscripción.</translation>
    </message>
</context>
<context>
    <name>ink::ui::EventSubscriptionDialog</name>
    <message>
        <source>All folders</source>
        <translation>Todas las carpetas</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Subscribe</source>
        <translation>Suscribirse</translation>
    </message>
    <message>
        <source>Only documents in</source>
        <translation>Solo documentos en</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>https://example.com/events</source>
        <translation>https://example.com/events</translation>
    </message>
    <message>
        <source>An http or https address. Each event is sent as one signed POST.</source>
        <translation>Una dirección http o https. Cada evento se envía como un POST firmado.</translation>
    </message>
    <message>
        <source>Send events to</source>
        <translation>Enviar eventos a</translation>
    </message>
    <message>
        <source>Subscribe to events</source>
        <translation>Suscribirse a eventos</translation>
    </message>
</context>
<context>
    <name>ink::ui::EventSubscriptionsList</name>
    <message>
        <source>Remove subscription</source>
        <translation>Quitar suscripción</translation>
    </message>
    <message>
        <source>No more events will be sent to %1. Pending events are discarded.</source>
        <translation>No se enviarán más eventos a %1 y se descartarán los pendientes.</translation>
    </message>
    <message>
        <source>Remove this subscription?</source>
        <translation>¿Quitar esta suscripción?</translation>
    </message>
    <message>
        <source>The test event is being sent. Its result is among the deliveries.</source>
        <translation>El evento de prueba se está enviando. Su resultado aparece entre las entregas.</translation>
    </message>
    <message>
        <source>Events are sent to this address from now on.</source>
        <translation>A partir de ahora, los eventos se envían a esta dirección.</translation>
    </message>
    <message>
        <source>Remove the subscription of %1</source>
        <translation>Quitar la suscripción de %1</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Pause events to %1</source>
        <translation>Pausar los eventos a %1</translation>
    </message>
    <message>
        <source>Resume events to %1</source>
        <translation>Reanudar los eventos a %1</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Send a test event</source>
        <translation>Enviar un evento de prueba</translation>
    </message>
    <message>
        <source>Send a test event to %1</source>
        <translation>Enviar un evento de prueba a %1</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Probar</translation>
    </message>
    <message>
        <source>Paused; events are queued</source>
        <translation>En pausa; eventos en espera</translation>
    </message>
    <message>
        <source>Paused after three days without success: %1</source>
        <translation>En pausa tras tres días sin éxito: %1</translation>
    </message>
    <message>
        <source>only one folder</source>
        <translation>solo una carpeta</translation>
    </message>
    <message>
        <source>No event subscriptions yet.</source>
        <translation>Todavía no hay suscripciones a eventos.</translation>
    </message>
    <message>
        <source>This service doesn&apos;t support events.</source>
        <translation>Este servicio no admite eventos.</translation>
    </message>
    <message>
        <source>Send events to an address</source>
        <translation>Enviar eventos a una dirección</translation>
    </message>
    <message>
        <source>Subscribe…</source>
        <translation>Suscribirse…</translation>
    </message>
    <message>
        <source>Notifies other programs immediately when documents are sent, opened, signed, declined or completed. Events are signed and retried like callbacks.</source>
        <translation>Avisa de inmediato a otros programas cuando un documento se envía, se abre, se firma, se rechaza o se completa. Los eventos se firman y se reintentan como los callbacks.</translation>
    </message>
    <message>
        <source>Event subscriptions</source>
        <translation>Suscripciones a eventos</translation>
    </message>
    <message>
        <source>Resend events…</source>
        <translation>Reenviar eventos…</translation>
    </message>
    <message>
        <source>Resend past events to %1</source>
        <translation>Enviar de nuevo eventos pasados a %1</translation>
    </message>
    <message>
        <source>Resend past events</source>
        <translation>Enviar de nuevo eventos pasados</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) are being resent. Their results are among the deliveries.</source>
        <translation>
            <numerusform>Se está enviando de nuevo %n evento. Su resultado aparece entre las entregas.</numerusform>
            <numerusform>Se están enviando de nuevo %n eventos. Sus resultados aparecen entre las entregas.</numerusform>
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
        <translation>Todos los eventos</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Prueba</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Completado</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Corregido</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Caducado</translation>
    </message>
    <message>
        <source>Undelivered</source>
        <translation>No entregado</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>Rechazado</translation>
    </message>
    <message>
        <source>Signed</source>
        <translation>Firmado</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Abierto</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Enviado</translation>
    </message>
</context>
<context>
    <name>ink::ui::ExportDialog</name>
    <message>
        <source>Signed PDF</source>
        <translation>PDF firmado</translation>
    </message>
    <message>
        <source>Certificate only</source>
        <translation>Solo el certificado</translation>
    </message>
    <message>
        <source>Signed PDF and certificate in one file</source>
        <translation>PDF firmado y certificado en un solo archivo</translation>
    </message>
    <message>
        <source>Original as uploaded</source>
        <translation>Original tal como se subió</translation>
    </message>
    <message>
        <source>Export documents</source>
        <translation>Exportar documentos</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Insertar</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Document number</source>
        <translation>Número del documento</translation>
    </message>
    <message>
        <source>First recipient</source>
        <translation>Primer destinatario</translation>
    </message>
    <message>
        <source>Date completed or sent</source>
        <translation>Fecha en que se completó o se envió</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Folder on this computer</source>
        <translation>Carpeta de este equipo</translation>
    </message>
    <message>
        <source>File names</source>
        <translation>Nombres de archivo</translation>
    </message>
    <message>
        <source>Include</source>
        <translation>Incluir</translation>
    </message>
    <message>
        <source>Existing files are kept; exporting again adds missing ones. manifest.csv lists every file with its SHA-256.</source>
        <translation>Los archivos existentes se conservan; al exportar de nuevo se añaden los que faltan. manifest.csv enumera cada archivo con su SHA-256.</translation>
    </message>
    <message>
        <source>Export 1 document</source>
        <translation>Exportar 1 documento</translation>
    </message>
    <message>
        <source>Export %1 documents</source>
        <translation>Exportar %1 documentos</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>There is no field {%1}.</source>
        <translation>No existe el campo {%1}.</translation>
    </message>
    <message>
        <source>Choose what to export.</source>
        <translation>Elija qué exportar.</translation>
    </message>
    <message>
        <source>None of these documents is completed, so only the originals are available.</source>
        <translation>Ninguno de estos documentos está completado: solo existen los originales.</translation>
    </message>
    <message>
        <source>For example: %1.pdf</source>
        <translation>Por ejemplo: %1.pdf</translation>
    </message>
    <message>
        <source>Export to folder</source>
        <translation>Exportar a una carpeta</translation>
    </message>
    <message>
        <source>signed</source>
        <comment>end of a file name</comment>
        <translation>firmado</translation>
    </message>
    <message>
        <source>certificate</source>
        <comment>end of a file name</comment>
        <translation>certificado</translation>
    </message>
    <message>
        <source>signed with certificate</source>
        <comment>end of a file name</comment>
        <translation>firmado con certificado</translation>
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
        <translation>Usado por %1</translation>
    </message>
    <message>
        <source>Not used</source>
        <translation>Sin usar</translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s)</source>
        <translation>
            <numerusform>%n borrador</numerusform>
            <numerusform>%n borradores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n template(s): %1</source>
        <translation>
            <numerusform>%n plantilla: %1</numerusform>
            <numerusform>%n plantillas: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::FieldList</name>
    <message>
        <source>Placed (%1)</source>
        <translation>Colocados (%1)</translation>
    </message>
    <message>
        <source>Placed fields</source>
        <translation>Campos colocados</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrar</translation>
    </message>
    <message>
        <source>Filter placed fields</source>
        <translation>Filtrar los campos colocados</translation>
    </message>
    <message>
        <source>Sort placed fields</source>
        <translation>Ordenar los campos colocados</translation>
    </message>
    <message>
        <source>Tab order</source>
        <translation>Orden de tabulación</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>Destinatario</translation>
    </message>
    <message>
        <source>Rename field</source>
        <translation>Cambiar el nombre del campo</translation>
    </message>
    <message>
        <source>Set the tab order</source>
        <translation>Establecer el orden de tabulación</translation>
    </message>
</context>
<context>
    <name>ink::ui::FieldPanel</name>
    <message>
        <source>Custom fields to place</source>
        <translation>Campos personalizados para colocar</translation>
    </message>
    <message>
        <source>Custom fields</source>
        <translation>Campos personalizados</translation>
    </message>
</context>
<context>
    <name>ink::ui::FileMatrixModel</name>
    <message>
        <source>%1 doesn&apos;t see all files</source>
        <translation>%1 no ve todos los archivos</translation>
    </message>
    <message>
        <source>%1 sees all files</source>
        <translation>%1 ve todos los archivos</translation>
    </message>
    <message>
        <source>%1: hidden from some recipients</source>
        <translation>%1: oculto para algunos destinatarios</translation>
    </message>
    <message>
        <source>%1: everyone sees it</source>
        <translation>%1: lo ven todos</translation>
    </message>
</context>
<context>
    <name>ink::ui::FileOpener</name>
    <message>
        <source>This link works only on the computer on which it was copied.</source>
        <translation>Este enlace solo funciona en el equipo en el que se copió.</translation>
    </message>
    <message>
        <source>Use “%1” instead</source>
        <translation>Usar «%1» en su lugar</translation>
    </message>
    <message>
        <source>Switch and open document</source>
        <translation>Cambiar y abrir el documento</translation>
    </message>
    <message>
        <source>The document is on %1.</source>
        <translation>El documento está en %1.</translation>
    </message>
    <message>
        <source>The document is on %1, but “%2” is open.</source>
        <translation>El documento está en %1, pero está abierto «%2».</translation>
    </message>
    <message>
        <source>Switch to “%1”?</source>
        <translation>¿Cambiar a «%1»?</translation>
    </message>
    <message>
        <source>This link doesn&apos;t say which service the document is on. Ask for a new link.</source>
        <translation>Este enlace no indica en qué servicio está el documento. Pida un enlace nuevo.</translation>
    </message>
    <message>
        <source>This link needs the service %1. Connect to it, then open the link again.</source>
        <translation>Este enlace necesita el servicio %1. Conéctese a él y vuelva a abrir el enlace.</translation>
    </message>
    <message>
        <source>Open PDF</source>
        <translation>Abrir PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Archivos PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Inkstone can&apos;t open this link.</source>
        <translation>Inkstone no puede abrir este enlace.</translation>
    </message>
    <message>
        <source>New document</source>
        <translation>Nuevo documento</translation>
    </message>
</context>
<context>
    <name>ink::ui::FileReplacement</name>
    <message>
        <source>Choose the newer version</source>
        <translation>Elegir la versión más reciente</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Archivos PDF (*.pdf)</translation>
    </message>
</context>
<context>
    <name>ink::ui::FileResultWords</name>
    <message>
        <source>Visible only to %1</source>
        <translation>Visible solo para %1</translation>
    </message>
    <message>
        <source>To be signed by %1</source>
        <translation>Pendiente de la firma de %1</translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <translation>Firmado por %1</translation>
    </message>
    <message>
        <source>Not sealed</source>
        <translation>Sin sellar</translation>
    </message>
    <message>
        <source>Sealed (%1)</source>
        <translation>Sellado (%1)</translation>
    </message>
    <message>
        <source>Sealed</source>
        <translation>Sellado</translation>
    </message>
</context>
<context>
    <name>ink::ui::FileVisibilityDialog</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Who sees which file</source>
        <translation>Quién ve cada archivo</translation>
    </message>
</context>
<context>
    <name>ink::ui::FileVisibilityPanel</name>
    <message>
        <source>Space changes a cell, Shift+Space all cells of a file, Ctrl+Space all cells of a recipient.</source>
        <translation>Espacio cambia una celda, Mayús+Espacio todas las de un archivo, Ctrl+Espacio todas las de un destinatario.</translation>
    </message>
    <message>
        <source>Choose who sees which file</source>
        <translation>Elegir quién ve cada archivo</translation>
    </message>
    <message>
        <source>Who sees which file</source>
        <translation>Quién ve cada archivo</translation>
    </message>
    <message>
        <source>Change who sees files</source>
        <translation>Cambiar quién ve los archivos</translation>
    </message>
</context>
<context>
    <name>ink::ui::FilterBar</name>
    <message>
        <source>Enter a name and a value such as %1.</source>
        <translation>Introduzca un nombre y un valor, por ejemplo %1.</translation>
    </message>
    <message>
        <source>Name and value, e.g. %1</source>
        <translation>Nombre y valor, por ejemplo %1</translation>
    </message>
    <message>
        <source>Filter by data</source>
        <translation>Filtrar por datos</translation>
    </message>
    <message>
        <source>Data…</source>
        <translation>Datos…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name and value of data</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna carpeta</translation>
    </message>
    <message>
        <source>Recipient: %1</source>
        <translation>Destinatario: %1</translation>
    </message>
    <message>
        <source>Folder: %1</source>
        <translation>Carpeta: %1</translation>
    </message>
    <message>
        <source>Created %1 – %2</source>
        <translation>Creado %1 – %2</translation>
    </message>
    <message>
        <source>Created since %1</source>
        <translation>Creado desde %1</translation>
    </message>
    <message>
        <source>Created up to %1</source>
        <translation>Creado hasta %1</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Add a filter</source>
        <translation>Añadir un filtro</translation>
    </message>
    <message>
        <source>Save search…</source>
        <translation>Guardar búsqueda…</translation>
    </message>
    <message>
        <source>Remove filter</source>
        <translation>Quitar este filtro</translation>
    </message>
    <message>
        <source>Remove filter “%1”</source>
        <translation>Filtro «%1»: quitarlo</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Recipient or email…</source>
        <translation>Destinatario o correo…</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>No folder</source>
        <translation>Sin carpeta</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Creado</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>In the last 7 days</source>
        <translation>En los últimos 7 días</translation>
    </message>
    <message>
        <source>In the last 30 days</source>
        <translation>En los últimos 30 días</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Este año</translation>
    </message>
    <message>
        <source>Since…</source>
        <translation>Desde…</translation>
    </message>
    <message>
        <source>Up to…</source>
        <translation>Hasta…</translation>
    </message>
    <message>
        <source>Filter by recipient</source>
        <translation>Filtrar por destinatario</translation>
    </message>
    <message>
        <source>Name or email address</source>
        <translation>Nombre o dirección de correo</translation>
    </message>
    <message>
        <source>Created since</source>
        <translation>Creado desde</translation>
    </message>
    <message>
        <source>Created up to</source>
        <translation>Creado hasta</translation>
    </message>
    <message>
        <source>Date, e.g. %1</source>
        <translation>Día, p. ej. %1</translation>
    </message>
    <message>
        <source>Deadline today</source>
        <translation>Plazo hoy</translation>
    </message>
    <message numerus="yes">
        <source>Deadline in the next %n days</source>
        <translation>
            <numerusform>Plazo en el próximo %n día</numerusform>
            <numerusform>Plazo en los próximos %n días</numerusform>
        </translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Plazo</translation>
    </message>
    <message numerus="yes">
        <source>In the next %n days</source>
        <translation>
            <numerusform>En el próximo %n día</numerusform>
            <numerusform>En los próximos %n días</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last activity more than %n days ago</source>
        <translation>
            <numerusform>Última actividad hace más de %n día</numerusform>
            <numerusform>Última actividad hace más de %n días</numerusform>
        </translation>
    </message>
    <message>
        <source>Last activity today</source>
        <translation>Última actividad hoy</translation>
    </message>
    <message numerus="yes">
        <source>Last activity in the last %n days</source>
        <translation>
            <numerusform>Última actividad en el último día (%n)</numerusform>
            <numerusform>Última actividad en los últimos %n días</numerusform>
        </translation>
    </message>
    <message>
        <source>Last activity</source>
        <translation>Última actividad</translation>
    </message>
    <message numerus="yes">
        <source>More than %n days ago</source>
        <translation>
            <numerusform>Hace más de %n día</numerusform>
            <numerusform>Hace más de %n días</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter a date such as %1.</source>
        <translation>Introduzca un día, por ejemplo %1.</translation>
    </message>
    <message>
        <source>Contains: %1</source>
        <translation>Contiene: %1</translation>
    </message>
    <message>
        <source>Completed %1 – %2</source>
        <translation>Completado %1 – %2</translation>
    </message>
    <message>
        <source>Completed since %1</source>
        <translation>Completado desde %1</translation>
    </message>
    <message>
        <source>Completed up to %1</source>
        <translation>Completado hasta %1</translation>
    </message>
    <message>
        <source>Completed</source>
        <comment>filter by the date of completion</comment>
        <translation>Completado</translation>
    </message>
    <message>
        <source>Completed since</source>
        <translation>Completado desde</translation>
    </message>
    <message>
        <source>Completed up to</source>
        <translation>Completado hasta</translation>
    </message>
    <message>
        <source>Text in documents…</source>
        <translation>Texto en documentos…</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>El año pasado</translation>
    </message>
    <message>
        <source>Search in completed documents</source>
        <translation>Buscar en documentos completados</translation>
    </message>
    <message>
        <source>Words in the pages or answers</source>
        <translation>Palabras de las páginas o respuestas</translation>
    </message>
</context>
<context>
    <name>ink::ui::FindBar</name>
    <message>
        <source>Find in document</source>
        <translation>Buscar en las páginas</translation>
    </message>
    <message>
        <source>Next match (Enter)</source>
        <translation>Siguiente resultado (Intro)</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Siguiente resultado</translation>
    </message>
    <message>
        <source>Previous match (Shift+Enter)</source>
        <translation>Resultado anterior (Mayús+Intro)</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Resultado anterior</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Distinguir mayúsculas y minúsculas</translation>
    </message>
    <message>
        <source>Whole words only</source>
        <translation>Solo palabras completas</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Cerrar (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>más de %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Can&apos;t be searched</source>
        <translation>No se puede buscar</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Sin resultados</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>página %1 de %2</translation>
    </message>
</context>
<context>
    <name>ink::ui::FindingRepair</name>
    <message>
        <source>Move onto the page</source>
        <translation>Moverlo hacia dentro</translation>
    </message>
    <message>
        <source>Use the default size</source>
        <translation>Darle su tamaño habitual</translation>
    </message>
    <message>
        <source>Add a signature field on page %1</source>
        <translation>Añadir un campo de firma en la página %1</translation>
    </message>
    <message>
        <source>Add a signature field</source>
        <translation>Añadir un campo de firma</translation>
    </message>
    <message>
        <source>Renumber the steps</source>
        <translation>Volver a numerar los pasos</translation>
    </message>
    <message>
        <source>Merge the two recipients</source>
        <translation>Combinar ambos en uno</translation>
    </message>
    <message>
        <source>Assign to the signer</source>
        <translation>Asignarlo a quien firma</translation>
    </message>
    <message>
        <source>Assign to %1</source>
        <translation>Asignarlo a %1</translation>
    </message>
    <message>
        <source>Remove the duplicate</source>
        <translation>Quitar el duplicado</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitarlo</translation>
    </message>
    <message>
        <source>Rename to “%1”</source>
        <translation>Llamarlo «%1»</translation>
    </message>
    <message>
        <source>Always show</source>
        <translation>Mostrarlo siempre</translation>
    </message>
    <message>
        <source>Make optional</source>
        <translation>Hacerlo opcional</translation>
    </message>
    <message>
        <source>Clear the value</source>
        <translation>Dejarlo vacío</translation>
    </message>
    <message>
        <source>Remove the condition</source>
        <translation>Dejar sin condición</translation>
    </message>
    <message>
        <source>Remove the formula</source>
        <translation>Dejar sin fórmula</translation>
    </message>
</context>
<context>
    <name>ink::ui::FindingText</name>
    <message>
        <source>A field</source>
        <translation>Un campo</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Advertencia</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Consejo</translation>
    </message>
    <message>
        <source>The document needs a title.</source>
        <translation>El documento necesita un título.</translation>
    </message>
    <message>
        <source>The title is longer than 255 characters.</source>
        <translation>El título tiene más de 255 caracteres.</translation>
    </message>
    <message>
        <source>Your account needs a name and an email address.</source>
        <translation>Su cuenta necesita un nombre y una dirección de correo.</translation>
    </message>
    <message>
        <source>The document has no file yet.</source>
        <translation>Aún no hay ningún archivo.</translation>
    </message>
    <message>
        <source>Add a recipient.</source>
        <translation>Añada a alguien que firme.</translation>
    </message>
    <message>
        <source>None of the recipients is a signer.</source>
        <translation>No se pide la firma a nadie.</translation>
    </message>
    <message>
        <source>%1 needs a name.</source>
        <translation>%1 necesita un nombre.</translation>
    </message>
    <message>
        <source>%1 needs an email address for the one-time code.</source>
        <translation>%1 necesita una dirección de correo para el código de un solo uso.</translation>
    </message>
    <message>
        <source>%1 has no email address. Send them the signing link yourself.</source>
        <translation>%1 no tiene dirección de correo: usted entrega el enlace de firma.</translation>
    </message>
    <message>
        <source>The email address of %1 isn&apos;t valid.</source>
        <translation>La dirección de correo de %1 no está completa.</translation>
    </message>
    <message>
        <source>%1 shares an email address with someone else.</source>
        <translation>%1 comparte una dirección de correo con otra persona.</translation>
    </message>
    <message>
        <source>%1 has no signature field.</source>
        <translation>%1 no tiene ningún campo de firma.</translation>
    </message>
    <message>
        <source>“%1” is outside its page.</source>
        <translation>«%1» queda fuera de su página.</translation>
    </message>
    <message>
        <source>“%1” is too small to fill in.</source>
        <translation>«%1» es demasiado pequeño para rellenarlo.</translation>
    </message>
    <message>
        <source>“%1” is on a page that doesn&apos;t exist.</source>
        <translation>«%1» está en una página que no existe.</translation>
    </message>
    <message>
        <source>No recipient can fill in “%1”.</source>
        <translation>Nadie puede rellenar «%1».</translation>
    </message>
    <message>
        <source>“%1” covers another field.</source>
        <translation>«%1» cubre otro campo.</translation>
    </message>
    <message>
        <source>Two fields are named “%1”.</source>
        <translation>Dos campos se llaman «%1».</translation>
    </message>
    <message>
        <source>“%1” needs a group.</source>
        <translation>«%1» es una opción entre varias: dele un grupo.</translation>
    </message>
    <message>
        <source>“%1” has no options.</source>
        <translation>«%1» no tiene nada que elegir.</translation>
    </message>
    <message>
        <source>The pattern of “%1” isn&apos;t valid.</source>
        <translation>El patrón de «%1» no se entiende.</translation>
    </message>
    <message>
        <source>The formula of “%1” can&apos;t be computed.</source>
        <translation>La fórmula de «%1» no se puede calcular.</translation>
    </message>
    <message>
        <source>The formula of “%1” refers to a field that doesn&apos;t exist.</source>
        <translation>La fórmula de «%1» nombra un campo que no existe.</translation>
    </message>
    <message>
        <source>“%1” refers to itself.</source>
        <translation>«%1» se calcula a partir de su propio resultado.</translation>
    </message>
    <message>
        <source>“%1” depends on a field that doesn&apos;t exist.</source>
        <translation>«%1» depende de un campo que no existe.</translation>
    </message>
    <message>
        <source>The condition of “%1” depends on itself.</source>
        <translation>«%1» solo se muestra cuando ya se muestra.</translation>
    </message>
    <message>
        <source>“%1” is required but can never be shown.</source>
        <translation>«%1» es obligatorio, pero nunca se puede mostrar.</translation>
    </message>
    <message>
        <source>The default value of “%1” isn&apos;t valid.</source>
        <translation>«%1» no admite el valor que tiene al principio.</translation>
    </message>
    <message>
        <source>The limits of “%1” exclude every value.</source>
        <translation>Los límites de «%1» no dejan ningún valor posible.</translation>
    </message>
    <message>
        <source>“%1” has characters that no installed font supports: %2.</source>
        <translation>«%1» tiene caracteres que ningún tipo de letra instalado admite: %2.</translation>
    </message>
    <message>
        <source>The name of %1 has characters that no installed font supports: %2.</source>
        <translation>El nombre de %1 tiene caracteres que ningún tipo de letra puede escribir: %2.</translation>
    </message>
    <message>
        <source>The title has characters that no installed font supports: %1.</source>
        <translation>El título tiene caracteres que ningún tipo de letra puede escribir: %1.</translation>
    </message>
    <message>
        <source>“%1” covers text on the page.</source>
        <translation>«%1» cubre texto de la página.</translation>
    </message>
    <message>
        <source>“%1” is in the margin, where printers may not print.</source>
        <translation>«%1» está donde las impresoras dejan el papel en blanco.</translation>
    </message>
    <message>
        <source>“%1” is in a file that only allows filling in form fields.</source>
        <translation>«%1» está en un archivo del que solo se puede rellenar el formulario.</translation>
    </message>
    <message>
        <source>The signing order skips a step.</source>
        <translation>El orden de firma se salta un paso.</translation>
    </message>
    <message>
        <source>The computed value of “%1” isn&apos;t valid.</source>
        <translation>Lo que «%1» calcula ahora no es lo que admite.</translation>
    </message>
    <message>
        <source>“%1” is a placeholder. Enter the recipient&apos;s name.</source>
        <translation>«%1» es un nombre provisional. Escriba el nombre del destinatario.</translation>
    </message>
    <message>
        <source>“%1” is the only radio button in its group.</source>
        <translation>«%1» es el único botón de opción de su grupo.</translation>
    </message>
    <message>
        <source>The formula of “%1” no longer applies because the fields that it refers to weren&apos;t copied.</source>
        <translation>Se quitó la fórmula de «%1»: los campos a los que se refiere no se copiaron.</translation>
    </message>
    <message>
        <source>The condition of “%1” no longer applies because the field that it refers to wasn&apos;t copied.</source>
        <translation>Se quitó la condición de «%1»: el campo al que se refiere no se copió.</translation>
    </message>
    <message>
        <source>“%1” can never be shown.</source>
        <translation>«%1» no se puede mostrar nunca.</translation>
    </message>
    <message>
        <source>The note “%1” has no text.</source>
        <translation>La nota «%1» no tiene texto.</translation>
    </message>
    <message>
        <source>The access code for %1 is too short. Use at least %2 characters.</source>
        <translation>El código de acceso de %1 es demasiado corto. Use al menos %2 caracteres.</translation>
    </message>
    <message>
        <source>%1 needs a phone number with a country code for the code by SMS.</source>
        <translation>%1 necesita un número de teléfono con prefijo internacional para el código por SMS.</translation>
    </message>
</context>
<context>
    <name>ink::ui::Fold</name>
    <message>
        <source>Expanded</source>
        <translation>Expandido</translation>
    </message>
    <message>
        <source>Collapsed</source>
        <translation>Contraído</translation>
    </message>
</context>
<context>
    <name>ink::ui::FolderActions</name>
    <message>
        <source>“%1” can&apos;t be moved into its own subfolder “%2”.</source>
        <translation>«%1» no se puede mover a «%2», que está dentro.</translation>
    </message>
    <message>
        <source>New folder</source>
        <translation>Nueva carpeta</translation>
    </message>
    <message>
        <source>Folder name</source>
        <translation>Nombre de la carpeta</translation>
    </message>
    <message>
        <source>Create folder</source>
        <translation>Crear carpeta</translation>
    </message>
    <message>
        <source>Folder “%1” created.</source>
        <translation>Carpeta «%1» creada.</translation>
    </message>
    <message>
        <source>Renamed to “%1”.</source>
        <translation>Nombre cambiado a «%1».</translation>
    </message>
    <message>
        <source>Folder “%1” moved.</source>
        <translation>Carpeta «%1» movida.</translation>
    </message>
    <message>
        <source>Delete the folder “%1”?</source>
        <translation>¿Eliminar la carpeta «%1»?</translation>
    </message>
    <message>
        <source>Delete folder</source>
        <translation>Eliminar carpeta</translation>
    </message>
    <message>
        <source>Folder deleted.</source>
        <translation>Carpeta eliminada.</translation>
    </message>
    <message>
        <source>New folder…</source>
        <translation>Nueva carpeta…</translation>
    </message>
    <message>
        <source>New subfolder…</source>
        <translation>Nueva carpeta dentro…</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar nombre</translation>
    </message>
    <message>
        <source>Delete folder…</source>
        <translation>Eliminar carpeta…</translation>
    </message>
    <message numerus="yes">
        <source>%n template(s)</source>
        <translation>
            <numerusform>%n plantilla</numerusform>
            <numerusform>%n plantillas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n documento</numerusform>
            <numerusform>%n documentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s)</source>
        <translation>
            <numerusform>%n carpeta</numerusform>
            <numerusform>%n carpetas</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete folder and move %1</source>
        <translation>Eliminar la carpeta y mover %1</translation>
    </message>
    <message>
        <source>Folder deleted. %1 moved.</source>
        <translation>Carpeta eliminada. Se movió: %1.</translation>
    </message>
    <message>
        <source>%1 will be moved to “%2”.</source>
        <translation>Se moverá a «%2»: %1.</translation>
    </message>
    <message>
        <source>%1 won&apos;t be in any folder.</source>
        <translation>Quedará fuera de las carpetas: %1.</translation>
    </message>
    <message>
        <source>Folder “%1” restored.</source>
        <translation>Carpeta «%1» restaurada.</translation>
    </message>
</context>
<context>
    <name>ink::ui::FolderChooser</name>
    <message>
        <source>Search folders</source>
        <translation>Buscar carpetas</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Carpetas</translation>
    </message>
    <message>
        <source>No folders match your search.</source>
        <translation>Ninguna carpeta tiene este nombre.</translation>
    </message>
    <message>
        <source>New folder…</source>
        <translation>Nueva carpeta…</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>No folder</source>
        <translation>Sin carpeta</translation>
    </message>
</context>
<context>
    <name>ink::ui::FolderTreeModel</name>
    <message>
        <source>All documents</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>All templates</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>Papelera</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Borradores</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Carpetas</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Plantillas</translation>
    </message>
    <message>
        <source>Saved searches</source>
        <translation>Búsquedas guardadas</translation>
    </message>
</context>
<context>
    <name>ink::ui::FormulaEdit</name>
    <message>
        <source>Division by zero with the default values</source>
        <translation>Divide por cero con los valores iniciales</translation>
    </message>
    <message>
        <source>The result is too large</source>
        <translation>El resultado es demasiado grande</translation>
    </message>
    <message>
        <source>round takes 0 to 20 decimal places</source>
        <translation>round admite de 0 a 20 decimales</translation>
    </message>
    <message>
        <source>No field has this name</source>
        <translation>No hay ningún campo con este nombre</translation>
    </message>
    <message>
        <source>The formula refers to itself</source>
        <translation>La fórmula hace referencia a sí misma</translation>
    </message>
    <message>
        <source>The formula depends on another formula that isn&apos;t valid</source>
        <translation>Depende de una fórmula que no se puede leer</translation>
    </message>
    <message>
        <source>end; start</source>
        <comment>arguments of a function: two dates</comment>
        <translation>fin; inicio</translation>
    </message>
    <message>
        <source>condition; then; otherwise</source>
        <comment>arguments of a function</comment>
        <translation>condición; entonces; si no</translation>
    </message>
    <message>
        <source>condition</source>
        <comment>argument of a function</comment>
        <translation>condición</translation>
    </message>
    <message>
        <source>number; places</source>
        <comment>arguments of a function</comment>
        <translation>número; decimales</translation>
    </message>
    <message>
        <source>A value in the formula isn&apos;t a number</source>
        <translation>Un valor de la fórmula no es un número</translation>
    </message>
    <message>
        <source>A value in the formula isn&apos;t a date</source>
        <translation>Un valor de la fórmula no es una fecha</translation>
    </message>
    <message>
        <source>Only whole days can be added to a date</source>
        <translation>A una fecha solo se le pueden sumar días enteros</translation>
    </message>
</context>
<context>
    <name>ink::ui::GeneralSection</name>
    <message>
        <source>General</source>
        <translation>Este puesto de trabajo</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apariencia</translation>
    </message>
    <message>
        <source>Units of measurement</source>
        <translation>Unidad de medida</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Predeterminado del sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clara</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscura</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Millimetres</source>
        <translation>Milímetros</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Inches</source>
        <translation>Pulgadas</translation>
    </message>
    <message>
        <source>Set by your administrator.</source>
        <translation>Establecido por su administrador.</translation>
    </message>
    <message>
        <source>Check for updates automatically</source>
        <translation>Buscar versiones nuevas</translation>
    </message>
    <message>
        <source>Inkstone checks once a day and shows a notice. It never installs anything itself and sends nothing about you or this computer.</source>
        <translation>Una vez al día. Inkstone muestra un aviso y nunca instala nada por sí mismo. No se envía nada sobre usted ni sobre este equipo.</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Página de inicio</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documentos</translation>
    </message>
    <message>
        <source>Reopen documents at start</source>
        <translation>Reabrir los documentos al iniciar</translation>
    </message>
</context>
<context>
    <name>ink::ui::HelpActions</name>
    <message>
        <source>Inkstone &amp;Help</source>
        <translation>A&amp;yuda de Inkstone</translation>
    </message>
    <message>
        <source>&amp;Try a sample document</source>
        <translation>&amp;Probar un documento de ejemplo</translation>
    </message>
    <message>
        <source>&amp;What&apos;s new</source>
        <translation>&amp;Novedades</translation>
    </message>
    <message>
        <source>&amp;Log…</source>
        <translation>&amp;Registro…</translation>
    </message>
    <message>
        <source>The sample template was added.</source>
        <translation>Se añadió la plantilla de ejemplo.</translation>
    </message>
</context>
<context>
    <name>ink::ui::HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
</context>
<context>
    <name>ink::ui::HelpPanel</name>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Close help</source>
        <translation>Cerrar la ayuda</translation>
    </message>
</context>
<context>
    <name>ink::ui::HelpView</name>
    <message>
        <source>Search help…</source>
        <translation>Buscar en la ayuda…</translation>
    </message>
    <message>
        <source>Search help</source>
        <translation>Buscar en la ayuda</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Temas</translation>
    </message>
    <message>
        <source>Help text</source>
        <translation>Texto de la ayuda</translation>
    </message>
    <message>
        <source>No topics contain these words. Try different words.</source>
        <translation>Ningún tema contiene estas palabras. Pruebe con otra.</translation>
    </message>
</context>
<context>
    <name>ink::ui::ImportNotice</name>
    <message numerus="yes">
        <source>Convert %n form field(s) in the PDF</source>
        <translation>
            <numerusform>Usar el %n campo de este archivo</numerusform>
            <numerusform>Usar los %n campos de este archivo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n anchor(s) aren&apos;t valid and stay as text.</source>
        <translation>
            <numerusform>%n ancla no se puede leer y se queda como texto.</numerusform>
            <numerusform>%n anclas no se pueden leer y se quedan como texto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” has %n form field(s).</source>
        <translation>
            <numerusform>«%1» trae %n campo para rellenar.</numerusform>
            <numerusform>«%1» trae %n campos para rellenar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The files have %n form field(s).</source>
        <translation>
            <numerusform>Los archivos traen %n campo para rellenar.</numerusform>
            <numerusform>Los archivos traen %n campos para rellenar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Convert them to fields that you can move and assign. The signed file shows only the converted fields.</source>
        <translation>Se convierten en campos de Inkstone que puede mover y dar a otros. En el archivo firmado solo se ven estos.</translation>
    </message>
    <message>
        <source>“%1” on page %2: %3</source>
        <translation>«%1» en la página %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct them in the file, or add the fields yourself.</source>
        <translation>Corríjalos en el archivo o añada los campos usted mismo.</translation>
    </message>
</context>
<context>
    <name>ink::ui::KeyRightsFields</name>
    <message>
        <source>The key may</source>
        <translation>La clave puede</translation>
    </message>
    <message>
        <source>Limit to a folder</source>
        <translation>Limitar a una carpeta</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>Read documents, folders, templates and reports, and download files.</source>
        <translation>Leer documentos, carpetas, plantillas e informes, y descargar archivos.</translation>
    </message>
    <message>
        <source>Edit drafts</source>
        <translation>Editar borradores</translation>
    </message>
    <message>
        <source>Create, change and delete drafts, templates and folders.</source>
        <translation>Crear, cambiar y eliminar borradores, plantillas y carpetas.</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>Send documents, remind recipients, and correct or cancel documents in progress.</source>
        <translation>Enviar documentos, recordar a los destinatarios, y corregir o cancelar documentos en curso.</translation>
    </message>
    <message>
        <source>Record signatures</source>
        <translation>Registrar firmas</translation>
    </message>
    <message>
        <source>Record signatures made in person or on paper.</source>
        <translation>Registrar firmas hechas en persona o en papel.</translation>
    </message>
    <message>
        <source>Manage the account</source>
        <translation>Administrar la cuenta</translation>
    </message>
    <message>
        <source>Change settings, keys, absences and callbacks, and delete documents permanently.</source>
        <translation>Cambiar ajustes, claves, ausencias y callbacks, y eliminar documentos definitivamente.</translation>
    </message>
    <message>
        <source>Whole account</source>
        <translation>Toda la cuenta</translation>
    </message>
    <message>
        <source>%1 (templates)</source>
        <translation>%1 (plantillas)</translation>
    </message>
    <message>
        <source>may do nothing</source>
        <translation>sin permisos</translation>
    </message>
    <message>
        <source>may: %1</source>
        <translation>permisos: %1</translation>
    </message>
    <message>
        <source>only in %1</source>
        <translation>solo en %1</translation>
    </message>
    <message>
        <source>folder %1</source>
        <translation>carpeta %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::KeychainBanner</name>
    <message>
        <source>The keychain of this computer is locked or unavailable.</source>
        <translation>El llavero de este equipo está bloqueado o no está disponible.</translation>
    </message>
    <message>
        <source>It contains the API key for %1. The documents from your last session are shown.</source>
        <translation>Contiene la clave de %1. Usted ve los documentos de su última sesión.</translation>
    </message>
    <message>
        <source>It contains the API key for %1.</source>
        <translation>Contiene la clave de %1.</translation>
    </message>
    <message>
        <source>Unlock keychain</source>
        <translation>Desbloquear el llavero</translation>
    </message>
    <message>
        <source>Until you unlock it, documents aren&apos;t sealed and email that needs a password isn&apos;t sent. Everything else works.</source>
        <translation>El sellado y el correo que necesita contraseña esperan hasta que lo desbloquee. Todo lo demás funciona.</translation>
    </message>
    <message>
        <source>Documents can&apos;t be sealed on this computer at the moment.</source>
        <translation>Ahora no se pueden sellar documentos en este equipo.</translation>
    </message>
    <message>
        <source>The keychain entry “%1” is missing. Everything else works.</source>
        <translation>Falta la entrada «%1» del llavero. Todo lo demás funciona.</translation>
    </message>
    <message>
        <source>The keychain entry “%1” doesn&apos;t open the seal key. Everything else works.</source>
        <translation>La entrada «%1» del llavero no abre la clave del sello. Todo lo demás funciona.</translation>
    </message>
    <message>
        <source>Unlock sealing…</source>
        <translation>Desbloquear el sellado…</translation>
    </message>
</context>
<context>
    <name>ink::ui::KeysSection</name>
    <message>
        <source>Key copied.</source>
        <translation>Clave copiada.</translation>
    </message>
    <message>
        <source>API keys</source>
        <translation>Claves de API</translation>
    </message>
    <message>
        <source>Purpose of the new key</source>
        <translation>Finalidad de la clave nueva</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>Caduca</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>In 30 days</source>
        <translation>En 30 días</translation>
    </message>
    <message>
        <source>In 90 days</source>
        <translation>En 90 días</translation>
    </message>
    <message>
        <source>In a year</source>
        <translation>En un año</translation>
    </message>
    <message>
        <source>Create key</source>
        <translation>Crear clave</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>La nueva clave</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>The key is shown only once. Copy it to where it is needed, such as another program&apos;s settings.</source>
        <translation>La clave solo se muestra una vez. Cópiela donde se necesite, por ejemplo, en la configuración de otro programa.</translation>
    </message>
    <message>
        <source>You get API keys for this service on its website or from its operator. Enter a key under Accounts &amp; services.</source>
        <translation>Este servicio gestiona sus claves en otro lugar: en sus propias páginas o por medio de su operador. La clave que obtenga allí se puede introducir en Cuentas y servicios.</translation>
    </message>
    <message>
        <source>Other programs on this computer need a key to access this workspace. Inkstone creates its own key at each start.</source>
        <translation>Otros programas de este equipo necesitan una clave para acceder a este espacio de trabajo. Inkstone crea la suya en cada inicio.</translation>
    </message>
    <message>
        <source>Create a separate key for each program and person, so that you can revoke them one by one.</source>
        <translation>Cree una clave distinta para cada programa y persona, para poder revocarlas una a una.</translation>
    </message>
    <message>
        <source>Created %1</source>
        <translation>Creada %1</translation>
    </message>
    <message>
        <source>used %1</source>
        <translation>usada %1</translation>
    </message>
    <message>
        <source>never used</source>
        <translation>nunca usada</translation>
    </message>
    <message>
        <source>expired %1</source>
        <translation>venció %1</translation>
    </message>
    <message>
        <source>expires %1</source>
        <translation>vence %1</translation>
    </message>
    <message>
        <source>in use here</source>
        <translation>en uso aquí</translation>
    </message>
    <message>
        <source>Renew</source>
        <translation>Renovar</translation>
    </message>
    <message>
        <source>Replaces this key with a new one in the keychain, then revokes it.</source>
        <translation>Una clave nueva ocupa el lugar de esta en el llavero; después se revoca esta.</translation>
    </message>
    <message>
        <source>Revoke…</source>
        <translation>Revocar…</translation>
    </message>
    <message>
        <source>Revoke %1</source>
        <translation>Revocar %1</translation>
    </message>
    <message>
        <source>Enter the purpose of the key so that you know later which one to revoke.</source>
        <translation>Describa su finalidad, para saber después qué clave revocar.</translation>
    </message>
    <message>
        <source>Key “%1”</source>
        <translation>La clave «%1»</translation>
    </message>
    <message>
        <source>The new key is in use, but the old one couldn&apos;t be revoked. Revoke it here.</source>
        <translation>La nueva clave está en uso. La anterior no se pudo revocar: revóquela aquí.</translation>
    </message>
    <message>
        <source>The new key is in the keychain. The old key is revoked.</source>
        <translation>La nueva clave está en el llavero; la anterior está revocada.</translation>
    </message>
    <message>
        <source>Programs that use this key lose access immediately.</source>
        <translation>Los programas que usan esta clave pierden el acceso de inmediato.</translation>
    </message>
    <message>
        <source>Inkstone is using this key and would lose access until you restart it.</source>
        <translation>Este puesto usa esta clave y perdería el acceso hasta el próximo inicio.</translation>
    </message>
    <message>
        <source>Inkstone is using this key. You will have to enter a new one to continue.</source>
        <translation>Este puesto usa esta clave. Tendrá que introducir una nueva para continuar.</translation>
    </message>
    <message>
        <source>Revoke the key “%1”?</source>
        <translation>¿Revocar la clave «%1»?</translation>
    </message>
    <message>
        <source>Revoke key</source>
        <translation>Revocar clave</translation>
    </message>
    <message>
        <source>Key revoked.</source>
        <translation>La clave está revocada.</translation>
    </message>
    <message>
        <source>%1 · ends in %2</source>
        <translation>%1 · termina en %2</translation>
    </message>
    <message>
        <source>Inkstone on this computer</source>
        <translation>Inkstone en este equipo</translation>
    </message>
    <message>
        <source>Select at least one right.</source>
        <translation>Seleccione al menos un permiso.</translation>
    </message>
    <message>
        <source>called a deprecated operation %1</source>
        <translation>llamó a una operación obsoleta %1</translation>
    </message>
    <message>
        <source>Last used: %1</source>
        <translation>Último uso: %1</translation>
    </message>
    <message>
        <source>Last call of a deprecated operation: %1. The program that uses this key needs an update.</source>
        <translation>Última llamada a una operación obsoleta: %1. El programa que usa esta clave debe actualizarse.</translation>
    </message>
</context>
<context>
    <name>ink::ui::KioskLockDialog</name>
    <message numerus="yes">
        <source>Enter at least %n digits.</source>
        <translation>
            <numerusform>Introduzca al menos %n dígito.</numerusform>
            <numerusform>Introduzca al menos %n dígitos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The PINs don&apos;t match.</source>
        <translation>Los PIN no coinciden.</translation>
    </message>
    <message>
        <source>Lock the screen</source>
        <translation>Bloquear la pantalla</translation>
    </message>
    <message>
        <source>Choose a PIN before you hand over this device. The screen then shows only this document. Enter the PIN to return to your documents. The PIN isn&apos;t saved anywhere.</source>
        <translation>Elija un PIN antes de entregar este dispositivo. La pantalla muestra entonces solo este documento y vuelve a sus documentos con el PIN. El PIN no se guarda en ningún sitio.</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Confirm PIN</source>
        <translation>Repetir el PIN</translation>
    </message>
    <message>
        <source>Lock screen</source>
        <translation>Bloquear pantalla</translation>
    </message>
    <message>
        <source>Don&apos;t lock</source>
        <translation>No bloquear</translation>
    </message>
</context>
<context>
    <name>ink::ui::KioskPinDialog</name>
    <message>
        <source>Wrong PIN.</source>
        <translation>PIN incorrecto.</translation>
    </message>
    <message numerus="yes">
        <source>Too many wrong attempts. Try again in %n seconds.</source>
        <translation>
            <numerusform>Demasiados intentos incorrectos. Vuelva a intentarlo en %n segundo.</numerusform>
            <numerusform>Demasiados intentos incorrectos. Vuelva a intentarlo en %n segundos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show files on this device?</source>
        <translation>¿Mostrar los archivos de este dispositivo?</translation>
    </message>
    <message>
        <source>Return to Inkstone</source>
        <translation>Volver a Inkstone</translation>
    </message>
    <message>
        <source>The screen is locked. To choose a file on this device, the sender must enter the PIN.</source>
        <translation>La pantalla está bloqueada. Se necesita el PIN del remitente para elegir un archivo de este dispositivo.</translation>
    </message>
    <message>
        <source>Hand the device back to the sender, who unlocks it with the PIN.</source>
        <translation>Devuelva el dispositivo al remitente, que lo desbloquea con el PIN.</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Elegir un archivo</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Desbloquear</translation>
    </message>
    <message>
        <source>Back to the document</source>
        <translation>Volver al documento</translation>
    </message>
</context>
<context>
    <name>ink::ui::KioskScreen</name>
    <message>
        <source>Signing in person was interrupted</source>
        <translation>La firma en persona se interrumpió</translation>
    </message>
    <message>
        <source>Inkstone closed while the screen was locked for a signer. The signer&apos;s entries are saved. Hand the device back to the sender before you open the documents.</source>
        <translation>Inkstone se cerró mientras la pantalla estaba bloqueada para un firmante. Lo que el firmante había introducido está guardado. Devuelva el dispositivo al remitente antes de abrir los documentos.</translation>
    </message>
    <message>
        <source>Open documents</source>
        <translation>Abrir documentos</translation>
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
        <translation>Hola, %1:

firme «%2» aquí, por favor:
%3

Saludos cordiales
%4</translation>
    </message>
    <message>
        <source>Please sign: %1</source>
        <translation>Por favor, firme: %1</translation>
    </message>
    <message>
        <source>Signing link of %1</source>
        <translation>Enlace de firma de %1</translation>
    </message>
    <message>
        <source>QR code of the signing link</source>
        <translation>Código QR del enlace de firma</translation>
    </message>
    <message>
        <source>Signing link</source>
        <translation>Enlace de firma</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Copiar enlace</translation>
    </message>
    <message>
        <source>Open in email app…</source>
        <translation>Abrir en el programa de correo…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Scan to sign as %1</source>
        <translation>Escanee para firmar como %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::LinkReachPart</name>
    <message>
        <source>Signing links</source>
        <translation>Enlaces de firma</translation>
    </message>
    <message>
        <source>Signing links point to the service on this computer, so they work only while Inkstone is running here.</source>
        <translation>Los enlaces de firma llevan al servicio de este equipo, así que solo funcionan mientras Inkstone está abierto aquí.</translation>
    </message>
    <message>
        <source>Only on this computer</source>
        <translation>Solo en este equipo</translation>
    </message>
    <message>
        <source>On the local network</source>
        <translation>En la red local</translation>
    </message>
    <message>
        <source>At a public address or over a VPN</source>
        <translation>En una dirección pública o a través de una VPN</translation>
    </message>
    <message>
        <source>This computer&apos;s address on the network</source>
        <translation>Dirección de este equipo en la red</translation>
    </message>
    <message>
        <source>Base address of signing links</source>
        <translation>Dirección base de los enlaces</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Puerto</translation>
    </message>
    <message>
        <source>A reverse proxy on this computer forwards requests to the service</source>
        <translation>Un proxy inverso de este equipo reenvía al servicio</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Test the address</source>
        <translation>Probar la dirección</translation>
    </message>
    <message>
        <source>People sign here in person. Nobody else can open a link.</source>
        <translation>Las personas firman aquí, en persona. Nadie más puede abrir un enlace.</translation>
    </message>
    <message>
        <source>Set up the proxy to forward %1 to http://127.0.0.1:%2.</source>
        <translation>Configure el proxy para que reenvíe %1 a http://127.0.0.1:%2.</translation>
    </message>
    <message>
        <source>Set by your administrator.</source>
        <translation>Establecido por su administrador.</translation>
    </message>
    <message>
        <source>Choose an address that other computers can reach.</source>
        <translation>Elija una dirección por la que otros lleguen a este equipo.</translation>
    </message>
    <message>
        <source>This address works only on this computer. Enter one that other computers can reach.</source>
        <translation>En cada equipo, esta dirección es el propio equipo.</translation>
    </message>
    <message>
        <source>Enter an address such as https://sign.example.com.</source>
        <translation>Introduzca una dirección como https://sign.example.com.</translation>
    </message>
    <message>
        <source>Allow connections from other computers?</source>
        <translation>¿Abrir el servicio a otros equipos?</translation>
    </message>
    <message>
        <source>Allow connections</source>
        <translation>Abrir el servicio</translation>
    </message>
    <message>
        <source>Signing links work only on this computer.</source>
        <translation>Los enlaces de firma solo funcionan en este equipo.</translation>
    </message>
    <message>
        <source>Signing links begin with %1.</source>
        <translation>Los enlaces de firma empiezan por %1.</translation>
    </message>
    <message>
        <source>Port %1 is in use by another program, so the service can&apos;t be reached.</source>
        <translation>Otro programa usa el puerto %1, así que no se puede acceder al servicio.</translation>
    </message>
    <message>
        <source>Choose another port, or quit that program and restart Inkstone.</source>
        <translation>Elija otro puerto, o cierre ese programa y reinicie Inkstone.</translation>
    </message>
    <message>
        <source>This computer no longer has the address %1.</source>
        <translation>Este equipo no tiene ahora la dirección %1.</translation>
    </message>
    <message>
        <source>Links that begin with this address don&apos;t work. Choose one of the current addresses.</source>
        <translation>Los enlaces que empiezan con ella no se abren. Elija una de las direcciones actuales.</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>Probando…</translation>
    </message>
    <message>
        <source>%1 reaches the service on this computer.</source>
        <translation>%1 lleva al servicio de este equipo.</translation>
    </message>
    <message>
        <source>The test ran on this computer, and a firewall may still block other devices. To be sure, open the address on a phone.</source>
        <translation>La prueba se hizo desde este equipo. Para estar seguro, abra la dirección en un teléfono: un cortafuegos aún puede bloquearla.</translation>
    </message>
    <message>
        <source>A different Inkstone service responds at %1.</source>
        <translation>En %1 responde otro servicio de Inkstone.</translation>
    </message>
    <message>
        <source>This computer&apos;s signing links don&apos;t work there. Check where the proxy or port forwarding sends requests.</source>
        <translation>Los enlaces de este equipo no funcionan allí. Compruebe adónde lleva el proxy o el puerto redirigido.</translation>
    </message>
    <message>
        <source>%1 responds, but it isn&apos;t an Inkstone service.</source>
        <translation>En %1 responde otra cosa.</translation>
    </message>
    <message>
        <source>Check where the proxy or port forwarding sends requests.</source>
        <translation>Compruebe adónde lleva el proxy o el puerto redirigido.</translation>
    </message>
    <message>
        <source>The host name in %1 couldn&apos;t be found.</source>
        <translation>El nombre de %1 no se conoce.</translation>
    </message>
    <message>
        <source>Check the spelling, or add a DNS record for the name.</source>
        <translation>Compruebe la ortografía o añada el nombre donde se gestiona su dominio.</translation>
    </message>
    <message>
        <source>The certificate of %1 isn&apos;t trusted.</source>
        <translation>El certificado de %1 no se acepta.</translation>
    </message>
    <message>
        <source>Browsers show a warning. Renew the certificate or use one that browsers trust.</source>
        <translation>Los navegadores avisan de ello. Renuévelo o use un certificado en el que confíen.</translation>
    </message>
    <message>
        <source>No response from %1 when tested from this computer.</source>
        <translation>Nada responde en %1 desde este equipo.</translation>
    </message>
    <message>
        <source>Check the proxy, the forwarded port and the firewall. Some routers don&apos;t let you open their own address from inside the network; in that case, try it on a phone with Wi-Fi turned off.</source>
        <translation>Compruebe el proxy, el puerto redirigido y el cortafuegos. Algunos routers no permiten abrir su propia dirección desde dentro de la red; pruebe entonces en un teléfono sin wifi.</translation>
    </message>
    <message>
        <source>The service accepts connections from every network on port %1. Forward this port to this computer.</source>
        <translation>El servicio acepta en el puerto %1 conexiones de cualquier red. Redirija este puerto a este equipo.</translation>
    </message>
    <message>
        <source>The service on this computer accepts connections from other computers on port %1. They can open signing links and sign in with an API key.</source>
        <translation>El servicio de este equipo acepta en el puerto %1 conexiones de otros equipos. Pueden abrir enlaces de firma e iniciar sesión con una clave de API.</translation>
    </message>
    <message>
        <source>Anyone on this network who has a link can open it. The connection isn&apos;t encrypted, so use this only on a network that you trust.</source>
        <translation>Cualquiera en esta red que tenga un enlace puede abrirlo. La conexión no está cifrada, así que úselo solo en una red de confianza.</translation>
    </message>
</context>
<context>
    <name>ink::ui::LockNotice</name>
    <message>
        <source>Your administrator manages some of these settings. You can&apos;t change them here.</source>
        <translation>Su administrador gestiona algunos de estos ajustes. No puede cambiarlos aquí.</translation>
    </message>
</context>
<context>
    <name>ink::ui::LogViewer</name>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrar</translation>
    </message>
    <message>
        <source>Filter the log</source>
        <translation>Filtrar el registro</translation>
    </message>
    <message>
        <source>Warnings and errors only</source>
        <translation>Solo advertencias y errores</translation>
    </message>
    <message>
        <source>The log is empty.</source>
        <translation>El registro está vacío.</translation>
    </message>
    <message>
        <source>“Copy for support” leaves out quoted text, file and host names, and all addresses.</source>
        <translation>«Copiar para soporte» omite los textos entre comillas, los nombres de archivos y equipos y todas las direcciones.</translation>
    </message>
    <message>
        <source>Copy for support</source>
        <translation>Copiar para soporte</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualizar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copiado.</translation>
    </message>
</context>
<context>
    <name>ink::ui::MailAccountPart</name>
    <message>
        <source>Email account</source>
        <translation>Cuenta de correo</translation>
    </message>
    <message>
        <source>The service on this computer sends signing links, codes and copies through your own email account while Inkstone is running.</source>
        <translation>El servicio de este equipo envía enlaces de firma, códigos y copias desde su propia cuenta de correo mientras Inkstone está abierto.</translation>
    </message>
    <message>
        <source>Send as</source>
        <translation>Enviar como</translation>
    </message>
    <message>
        <source>A name and an email address, or only the address.</source>
        <translation>Un nombre y una dirección de correo, o solo la dirección.</translation>
    </message>
    <message>
        <source>Outgoing mail server (SMTP)</source>
        <translation>Servidor de correo saliente (SMTP)</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Puerto</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>Cifrado</translation>
    </message>
    <message>
        <source>None (only for a server on this computer)</source>
        <translation>Ninguno (un servidor de este equipo)</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>Nombre de usuario</translation>
    </message>
    <message>
        <source>Leave empty if the server doesn&apos;t require sign-in.</source>
        <translation>Déjelo vacío si el servidor no pide inicio de sesión.</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Contraseña</translation>
    </message>
    <message>
        <source>Stored only in this computer&apos;s keychain. Some providers ask for an app password here.</source>
        <translation>Se guarda solo en el llavero de este equipo. Algunos proveedores piden aquí una contraseña de aplicación.</translation>
    </message>
    <message>
        <source>Save email account</source>
        <translation>Guardar la cuenta</translation>
    </message>
    <message>
        <source>Send a test message</source>
        <translation>Enviar un mensaje de prueba</translation>
    </message>
    <message>
        <source>Stop sending email</source>
        <translation>Dejar de enviar correo</translation>
    </message>
    <message>
        <source>Set by your administrator.</source>
        <translation>Establecido por su administrador.</translation>
    </message>
    <message>
        <source>Stored in the keychain</source>
        <translation>Guardada en el llavero</translation>
    </message>
    <message>
        <source>Enter an email address.</source>
        <translation>Introduzca una dirección de correo.</translation>
    </message>
    <message>
        <source>Enter the server&apos;s name.</source>
        <translation>Introduzca el nombre del servidor.</translation>
    </message>
    <message>
        <source>A password is sent only over an encrypted connection.</source>
        <translation>La contraseña solo se envía por una conexión cifrada.</translation>
    </message>
    <message>
        <source>Enter the password for this account.</source>
        <translation>Introduzca la contraseña de esta cuenta.</translation>
    </message>
    <message>
        <source>The keychain isn&apos;t available, so the password is kept only until you close Inkstone.</source>
        <translation>El llavero no está disponible; la contraseña solo se recuerda hasta que cierre Inkstone.</translation>
    </message>
    <message>
        <source>This computer no longer sends email.</source>
        <translation>Este equipo no envía correo.</translation>
    </message>
    <message>
        <source>Email account saved.</source>
        <translation>Cuenta de correo guardada.</translation>
    </message>
    <message>
        <source>Test message from Inkstone</source>
        <translation>Mensaje de prueba de Inkstone</translation>
    </message>
    <message>
        <source>Inkstone can send email through this account.</source>
        <translation>Inkstone puede enviar correo con esta cuenta.</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Enviando…</translation>
    </message>
    <message>
        <source>The test message wasn&apos;t sent.</source>
        <translation>El mensaje de prueba no se envió.</translation>
    </message>
    <message>
        <source>The mail server accepted the message.</source>
        <translation>El servidor de correo aceptó el mensaje.</translation>
    </message>
    <message>
        <source>Check the inbox of %1.</source>
        <translation>Búsquelo en la bandeja de entrada de %1.</translation>
    </message>
    <message>
        <source>Incoming mail server (IMAP), optional</source>
        <translation>Servidor de correo entrante (IMAP), opcional</translation>
    </message>
    <message>
        <source>Inkstone checks this mailbox for bounced messages and marks their recipients. It doesn&apos;t change anything in the mailbox.</source>
        <translation>Inkstone busca allí los mensajes que no se pudieron entregar y marca a sus destinatarios. No cambia nada en su buzón.</translation>
    </message>
    <message>
        <source>Enter the user name for the incoming mail server.</source>
        <translation>El servidor de correo entrante necesita un nombre de usuario.</translation>
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
        <translation>— sin usar —</translation>
    </message>
    <message>
        <source>Use column %1 as</source>
        <translation>La columna %1 va a</translation>
    </message>
    <message>
        <source>%1 (button 1–%2)</source>
        <translation>%1 (botón 1–%2)</translation>
    </message>
    <message>
        <source>%1: the position of a button, 1 to %2, in tab order</source>
        <translation>%1: el lugar de un botón, de 1 a %2, en el orden de tabulación</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a kind of tag and what it takes</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>Destinatario</translation>
    </message>
    <message>
        <source>Recipient %1</source>
        <translation>Destinatario %1</translation>
    </message>
    <message>
        <source>%1: name</source>
        <translation>%1: nombre</translation>
    </message>
    <message>
        <source>%1: name + “%2”</source>
        <translation>%1: nombre + «%2»</translation>
    </message>
    <message>
        <source>%1: first name</source>
        <translation>%1: nombre de pila</translation>
    </message>
    <message>
        <source>%1: last name</source>
        <translation>%1: apellidos</translation>
    </message>
    <message>
        <source>%1: email</source>
        <translation>%1: correo</translation>
    </message>
    <message>
        <source>%1: email + “%2”</source>
        <translation>%1: correo + «%2»</translation>
    </message>
    <message>
        <source>%1: phone number</source>
        <translation>%1: número de teléfono</translation>
    </message>
    <message>
        <source>— Title or message —</source>
        <translation>— título o mensaje —</translation>
    </message>
    <message>
        <source>%1: middle name</source>
        <translation>%1: segundo nombre</translation>
    </message>
</context>
<context>
    <name>ink::ui::MergeRecipients</name>
    <message>
        <source>Merge recipients</source>
        <translation>Combinar destinatarios</translation>
    </message>
</context>
<context>
    <name>ink::ui::Money</name>
    <message>
        <source>Your spending limit of %1 is used up.</source>
        <translation>Su límite de gasto de %1 está agotado.</translation>
    </message>
    <message>
        <source>You have spent %1 of your limit of %2.</source>
        <translation>Ha gastado %1 de su límite de %2.</translation>
    </message>
    <message>
        <source>Sending costs %1, which exceeds your remaining spending limit (%2).</source>
        <translation>El envío cuesta %1, más de lo que deja su límite de gasto (%2).</translation>
    </message>
    <message>
        <source>Sending costs %1. Then %2 of your spending limit of %3 is used.</source>
        <translation>El envío cuesta %1. Entonces se habrán usado %2 de su límite de gasto de %3.</translation>
    </message>
</context>
<context>
    <name>ink::ui::MoreFields</name>
    <message>
        <source>Multiline text</source>
        <translation>Texto de varias líneas</translation>
    </message>
    <message>
        <source>Comb text</source>
        <translation>Texto en casillas</translation>
    </message>
    <message>
        <source>Email address</source>
        <translation>Dirección de correo</translation>
    </message>
    <message>
        <source>Phone number</source>
        <translation>Número de teléfono</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>Recipient&apos;s name</source>
        <translation>Nombre del destinatario</translation>
    </message>
    <message>
        <source>Recipient&apos;s email address</source>
        <translation>Correo del destinatario</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Empresa</translation>
    </message>
    <message>
        <source>Job title</source>
        <translation>Cargo</translation>
    </message>
    <message>
        <source>Date sent</source>
        <translation>Fecha de envío</translation>
    </message>
    <message>
        <source>Document number</source>
        <translation>Número de documento</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Page number</source>
        <translation>Número de página</translation>
    </message>
    <message>
        <source>Stamp</source>
        <translation>Sello</translation>
    </message>
    <message>
        <source>More fields</source>
        <translation>Más campos</translation>
    </message>
    <message>
        <source>Fields with a format, automatic values, pictures, page numbers and stamps</source>
        <translation>Campos con formato, valores automáticos, imágenes, números de página y sellos</translation>
    </message>
</context>
<context>
    <name>ink::ui::MoveTagTool</name>
    <message numerus="yes">
        <source>Move %n field(s)</source>
        <translation>
            <numerusform>Mover %n campo</numerusform>
            <numerusform>Mover %n campos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::NetworkSection</name>
    <message>
        <source>The keychain isn&apos;t available, so the password is kept only until you close Inkstone.</source>
        <translation>El llavero no está disponible, así que esto vale hasta que cierre Inkstone.</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>For remote services. Connections to this computer never use the proxy.</source>
        <translation>Para servicios remotos. Las conexiones a este equipo nunca usan el proxy.</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Conexión</translation>
    </message>
    <message>
        <source>Proxy address</source>
        <translation>Dirección del proxy</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Puerto</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>Nombre de usuario</translation>
    </message>
    <message>
        <source>Leave empty if the proxy doesn&apos;t require sign-in.</source>
        <translation>Déjelo vacío si el proxy no requiere autenticación.</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Contraseña</translation>
    </message>
    <message>
        <source>Custom certificate authority</source>
        <translation>Entidad de certificación propia</translation>
    </message>
    <message>
        <source>Certificate file (PEM)</source>
        <translation>Archivo de certificados (PEM)</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Trust system certificates only</source>
        <translation>Confiar solo en los certificados del sistema</translation>
    </message>
    <message>
        <source>Test connection</source>
        <translation>Comprobar la conexión</translation>
    </message>
    <message>
        <source>Use system settings</source>
        <translation>Usar la configuración del sistema</translation>
    </message>
    <message>
        <source>No proxy</source>
        <translation>Directa</translation>
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
        <translation>Guardada en el llavero</translation>
    </message>
    <message>
        <source>Stored only in this computer&apos;s keychain.</source>
        <translation>Se guarda en el llavero de este equipo y en ningún otro lugar.</translation>
    </message>
    <message>
        <source>This file doesn&apos;t contain a valid certificate.</source>
        <translation>Este archivo no contiene ningún certificado válido.</translation>
    </message>
    <message>
        <source>Only certificates that the system trusts are accepted.</source>
        <translation>Solo se aceptan los certificados en los que confía el sistema.</translation>
    </message>
    <message numerus="yes">
        <source>%n certificate(s) trusted in addition to the system certificates.</source>
        <translation>
            <numerusform>%n certificado de confianza además de los del sistema.</numerusform>
            <numerusform>%n certificados de confianza además de los del sistema.</numerusform>
        </translation>
    </message>
    <message>
        <source>Set by your administrator.</source>
        <translation>Establecido por su administrador.</translation>
    </message>
    <message>
        <source>Enter the address of the proxy.</source>
        <translation>El proxy necesita una dirección.</translation>
    </message>
    <message>
        <source>Proxy changed.</source>
        <translation>El proxy se ha cambiado.</translation>
    </message>
    <message>
        <source>Choose certificates to trust</source>
        <translation>Certificados de confianza</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer);;All files (*)</source>
        <translation>Certificados (*.pem *.crt *.cer);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Only the system&apos;s certificates are trusted.</source>
        <translation>Solo se confía en los certificados del sistema.</translation>
    </message>
    <message>
        <source>The certificates are now trusted.</source>
        <translation>Desde ahora se confía en los certificados.</translation>
    </message>
    <message>
        <source>The service is available.</source>
        <translation>El servicio está disponible.</translation>
    </message>
    <message>
        <source>Signed in as %1.</source>
        <translation>Sesión iniciada como %1.</translation>
    </message>
</context>
<context>
    <name>ink::ui::NewTemplateButton</name>
    <message>
        <source>New template</source>
        <translation>Nueva plantilla</translation>
    </message>
    <message>
        <source>Templates can&apos;t be created offline.</source>
        <translation>No se pueden crear plantillas sin conexión.</translation>
    </message>
    <message>
        <source>From PDF files…</source>
        <translation>A partir de archivos PDF…</translation>
    </message>
    <message>
        <source>Bulk template from PDF files…</source>
        <translation>Plantilla masiva a partir de archivos PDF…</translation>
    </message>
    <message>
        <source>Link template from PDF files…</source>
        <translation>Plantilla de enlace a partir de archivos PDF…</translation>
    </message>
    <message>
        <source>Import a template…</source>
        <translation>Importar una plantilla…</translation>
    </message>
</context>
<context>
    <name>ink::ui::NextPeopleDialog</name>
    <message>
        <source>Name the next recipient</source>
        <translation>Indicar el siguiente destinatario</translation>
    </message>
    <message>
        <source>The sender asked you to name the next recipient. They will get a signing link by email.</source>
        <translation>El remitente le pide que indique quién sigue. Esa persona recibirá un enlace de firma por correo.</translation>
    </message>
    <message>
        <source>Your witness</source>
        <translation>Su testigo</translation>
    </message>
    <message>
        <source>Next recipient</source>
        <translation>Siguiente destinatario</translation>
    </message>
    <message>
        <source>Next recipient: %1</source>
        <translation>Siguiente destinatario: %1</translation>
    </message>
    <message>
        <source>First and last name</source>
        <translation>Nombre y apellidos</translation>
    </message>
    <message>
        <source>name@example.com</source>
        <translation>nombre@example.com</translation>
    </message>
    <message>
        <source>%1, name</source>
        <translation>%1, nombre</translation>
    </message>
    <message>
        <source>%1, email address</source>
        <translation>%1, dirección de correo</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>ink::ui::NotificationSection</name>
    <message>
        <source>“%1” isn&apos;t a valid email address.</source>
        <translation>«%1» no es una dirección de correo válida.</translation>
    </message>
    <message>
        <source>Enter at most 50 addresses.</source>
        <translation>Como máximo 50 direcciones.</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Notificaciones</translation>
    </message>
    <message>
        <source>Email me when a document is</source>
        <translation>Avisarme por correo cuando un documento esté</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>abierto</translation>
    </message>
    <message>
        <source>signed</source>
        <translation>firmado</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>completado</translation>
    </message>
    <message>
        <source>declined</source>
        <translation>rechazado</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>caducado</translation>
    </message>
    <message>
        <source>Remind recipients</source>
        <translation>Enviar recordatorios a los destinatarios</translation>
    </message>
    <message>
        <source>Maximum number of reminders</source>
        <translation>Número máximo de recordatorios</translation>
    </message>
    <message>
        <source>Warn before the deadline</source>
        <translation>Avisar antes del plazo</translation>
    </message>
    <message>
        <source>Completion email</source>
        <translation>Cuando se complete un documento, enviar</translation>
    </message>
    <message>
        <source>Copies of these emails to</source>
        <translation>Copias de estos correos a</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>With the signed files attached</source>
        <translation>Los archivos firmados</translation>
    </message>
    <message>
        <source>With a link to the signed files</source>
        <translation>Un enlace a ellos</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nada</translation>
    </message>
    <message numerus="yes">
        <source>%n days before</source>
        <translation>
            <numerusform>%n día antes</numerusform>
            <numerusform>%n días antes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::OpeningPage</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>ink::ui::OutboxPage</name>
    <message>
        <source>Outbox</source>
        <translation>Bandeja de salida</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>Enviar ahora</translation>
    </message>
    <message>
        <source>Empty…</source>
        <translation>Vaciar…</translation>
    </message>
    <message>
        <source>The outbox is empty. Documents that you prepare offline wait here until the connection is back.</source>
        <translation>La bandeja de salida está vacía. Los documentos que prepare sin conexión permanecen aquí hasta que vuelva la conexión.</translation>
    </message>
    <message>
        <source>You&apos;re offline. These items will be sent in this order when the connection is back.</source>
        <translation>No hay conexión. Estos elementos se enviarán en este orden cuando vuelva la conexión.</translation>
    </message>
    <message>
        <source>Items are sent in this order.</source>
        <translation>Los elementos se envían en este orden.</translation>
    </message>
    <message>
        <source>New draft, not sent</source>
        <translation>Borrador nuevo, sin enviar</translation>
    </message>
    <message>
        <source>Send draft to its recipients</source>
        <translation>Borrador, enviado a sus destinatarios</translation>
    </message>
    <message>
        <source>Send a reminder</source>
        <translation>Un recordatorio</translation>
    </message>
    <message>
        <source>Cancel signing: %1</source>
        <translation>Cancelado: %1</translation>
    </message>
    <message>
        <source>Move to the trash</source>
        <translation>Movido a la papelera</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>En camino…</translation>
    </message>
    <message>
        <source>The service may already have received this item, and sending it again could create a duplicate. Check the service first, then send the item again or remove it here.</source>
        <translation>Es posible que ya haya llegado, y enviarlo de nuevo podría crear un segundo documento. Compruebe primero el servicio y luego envíelo de nuevo o quítelo de aquí.</translation>
    </message>
    <message>
        <source>Open in the editor</source>
        <translation>Abierto en el editor</translation>
    </message>
    <message>
        <source>Queued %1</source>
        <translation>En cola %1</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Enviar de nuevo</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Intentar de nuevo</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>Editar %1</translation>
    </message>
    <message>
        <source>Keep as draft</source>
        <translation>No enviar</translation>
    </message>
    <message>
        <source>Saves the document on the service as a draft without sending it.</source>
        <translation>Solo lo guarda allí como borrador.</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Documento</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Remove “%1”?</source>
        <translation>¿Quitar «%1»?</translation>
    </message>
    <message>
        <source>This draft exists only on this computer and will be deleted.</source>
        <translation>Este borrador solo existe en este equipo y se eliminará.</translation>
    </message>
    <message>
        <source>The change won&apos;t be made. The document itself stays as it is.</source>
        <translation>El cambio no se hará. El documento queda como está.</translation>
    </message>
    <message>
        <source>Delete draft</source>
        <translation>Eliminar borrador</translation>
    </message>
    <message>
        <source>Empty the outbox?</source>
        <translation>¿Vaciar la bandeja de salida?</translation>
    </message>
    <message>
        <source>None of these changes will be made.</source>
        <translation>No se hará ninguno de estos cambios.</translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) that exist only on this computer will be deleted.</source>
        <translation>
            <numerusform>Se pierde %n borrador que solo tiene este equipo.</numerusform>
            <numerusform>Se pierden %n borradores que solo tiene este equipo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n items</source>
        <translation>
            <numerusform>Quitar %n entrada</numerusform>
            <numerusform>Quitar %n entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove from its folder</source>
        <translation>Sacado de su carpeta</translation>
    </message>
    <message>
        <source>Move to another folder</source>
        <translation>Movido a otra carpeta</translation>
    </message>
    <message>
        <source>Restore from the trash</source>
        <translation>Restaurado de la papelera</translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <translation>Eliminado definitivamente</translation>
    </message>
    <message>
        <source>New draft from a template</source>
        <translation>Borrador nuevo a partir de una plantilla</translation>
    </message>
    <message>
        <source>Resume bulk run</source>
        <translation>Un envío masivo continúa</translation>
    </message>
    <message>
        <source>The run stays paused. You can resume it from the list of bulk runs.</source>
        <translation>El envío queda en pausa. Puede reanudarlo desde la lista de envíos masivos.</translation>
    </message>
    <message>
        <source>The values entered for this template will be lost.</source>
        <translation>Se perderán los valores introducidos para esta plantilla.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename to “%1”</source>
        <translation>Cambiado de nombre a «%1»</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Plantilla</translation>
    </message>
    <message>
        <source>The change won&apos;t be made. The template itself stays as it is.</source>
        <translation>El cambio no se hará. La plantilla queda como está.</translation>
    </message>
    <message>
        <source>Signed offline by %1 on %2</source>
        <translation>Firmado sin conexión por %1, %2</translation>
    </message>
    <message>
        <source>The service didn&apos;t accept the signature, so the document isn&apos;t signed. %1</source>
        <translation>El servicio no aceptó la firma, por lo que el documento no está firmado. %1</translation>
    </message>
    <message>
        <source>Delete this signature?</source>
        <translation>¿Eliminar esta firma?</translation>
    </message>
    <message>
        <source>The signature of %1 on “%2” exists only on this computer. Once deleted, it can&apos;t be submitted.</source>
        <translation>Lo que %1 firmó en «%2» existe solo en este equipo. Si se elimina, ya no podrá entregarse.</translation>
    </message>
    <message>
        <source>Delete signature</source>
        <translation>Eliminar la firma</translation>
    </message>
    <message numerus="yes">
        <source>%n signature(s) that exist only on this computer will be deleted.</source>
        <translation>
            <numerusform>Se eliminará %n firma que existe solo en este equipo.</numerusform>
            <numerusform>Se eliminarán %n firmas que existen solo en este equipo.</numerusform>
        </translation>
    </message>
    <message>
        <source>The signature arrived after the deadline, so the document isn&apos;t signed. Send the document again with a later deadline, and have it signed again.</source>
        <translation>La firma llegó después de la fecha límite, por lo que el documento no está firmado. Envíe de nuevo el documento con una fecha límite posterior y haga que lo firmen otra vez.</translation>
    </message>
    <message numerus="yes">
        <source>New document, to be sent to %n people</source>
        <translation>
            <numerusform>Documento nuevo, para enviar a %n persona</numerusform>
            <numerusform>Documento nuevo, para enviar a %n personas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>New document from a template, to be sent to %n people</source>
        <translation>
            <numerusform>Documento nuevo a partir de una plantilla, para enviar a %n persona</numerusform>
            <numerusform>Documento nuevo a partir de una plantilla, para enviar a %n personas</numerusform>
        </translation>
    </message>
    <message>
        <source>New document without recipients</source>
        <translation>Documento nuevo sin destinatarios</translation>
    </message>
</context>
<context>
    <name>ink::ui::OutreachWords</name>
    <message>
        <source>This service can&apos;t send email. After sending, copy the signing links from the details and send them yourself.</source>
        <translation>Este servicio no puede enviar correos. Después de enviar, copie los enlaces de firma de los detalles y envíelos usted.</translation>
    </message>
    <message>
        <source>Recipients with an email address get their signing link by email.</source>
        <translation>Los destinatarios con dirección de correo reciben su enlace de firma por correo.</translation>
    </message>
    <message>
        <source>Ready to sign. Nobody was notified: have people sign here in person.</source>
        <translation>Listo para firmar. No se avisó a nadie: haga que firmen aquí en persona.</translation>
    </message>
    <message>
        <source>Ready to sign. Nobody was notified: copy the signing links from the details and send them yourself.</source>
        <translation>Listo para firmar. No se avisó a nadie: copie los enlaces de firma de los detalles y envíelos usted.</translation>
    </message>
    <message>
        <source>Sent. The signing links go out by email and are in the details as well.</source>
        <translation>Enviado. Los enlaces de firma se envían por correo y también están en los detalles.</translation>
    </message>
    <message>
        <source>Sent. The signing links are in the details.</source>
        <translation>Enviado. Los enlaces de firma están en los detalles.</translation>
    </message>
    <message numerus="yes">
        <source>Start signing with %n people</source>
        <translation>
            <numerusform>Iniciar la firma con %n persona</numerusform>
            <numerusform>Iniciar la firma con %n personas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Send to %n people</source>
        <translation>
            <numerusform>Enviar a %n persona</numerusform>
            <numerusform>Enviar a %n personas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A reminder will be sent to %n people.</source>
        <translation>
            <numerusform>Se enviará un recordatorio a %n persona.</numerusform>
            <numerusform>Se enviará un recordatorio a %n personas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service was asked to remind %n people.</source>
        <translation>
            <numerusform>Se pidió al servicio que recordara a %n persona.</numerusform>
            <numerusform>Se pidió al servicio que recordara a %n personas.</numerusform>
        </translation>
    </message>
    <message>
        <source>This service can&apos;t send email, so none of these emails are sent until its operator sets up a mail server.</source>
        <translation>Este servicio no puede enviar correos: ninguno de estos correos se envía hasta que su operador configure un servidor de correo.</translation>
    </message>
    <message>
        <source>Requires a service that can send email.</source>
        <translation>Requiere un servicio que pueda enviar correos.</translation>
    </message>
    <message>
        <source>Signing link copied. It works only on this computer.</source>
        <translation>Enlace de firma copiado. Solo funciona en este equipo.</translation>
    </message>
    <message>
        <source>Signing link copied. Anyone with the link can sign.</source>
        <translation>Enlace de firma copiado. Cualquiera que tenga el enlace puede firmar.</translation>
    </message>
    <message>
        <source>Anyone with this link can sign. The phone must be able to reach this address.</source>
        <translation>Cualquiera que tenga este enlace puede firmar. El teléfono debe poder acceder a esta dirección.</translation>
    </message>
    <message>
        <source>Nobody is notified: this service can&apos;t send email, and its signing links work only on this computer. Have people sign here in person, or set up email and links in the settings.</source>
        <translation>No se avisa a nadie: este servicio no puede enviar correo y sus enlaces de firma solo funcionan en este equipo. Haga que firmen aquí, en persona, o configure el correo y los enlaces en los ajustes.</translation>
    </message>
    <message>
        <source>Recipients get an email, but its signing link works only on this computer. Choose in the settings who can open links, or have people sign here in person.</source>
        <translation>Los destinatarios reciben un correo, pero su enlace de firma solo funciona en este equipo. Elija en los ajustes quién puede abrir los enlaces, o haga que firmen aquí, en persona.</translation>
    </message>
    <message>
        <source>The signing links work only on this computer. Have people sign here in person, or choose in the settings who can open links.</source>
        <translation>Los enlaces de firma solo funcionan en este equipo. Haga que firmen aquí, en persona, o elija en los ajustes quién puede abrir los enlaces.</translation>
    </message>
    <message>
        <source>This link works only on this computer; a phone or another computer can&apos;t open it. Sign here in person instead, or choose in the settings who can open links.</source>
        <translation>Este enlace solo funciona en este equipo; un teléfono u otro equipo no puede abrirlo. Firme aquí, en persona, o elija en los ajustes quién puede abrir los enlaces.</translation>
    </message>
    <message>
        <source>None of these emails are sent until you set up email in the settings.</source>
        <translation>No se envía ninguno de estos correos hasta que configure el correo en los ajustes.</translation>
    </message>
    <message>
        <source>The signing links in these emails work only on this computer. Choose in the settings who can open links, or have people sign here in person.</source>
        <translation>Los enlaces de firma de estos correos solo funcionan en este equipo. Elija en los ajustes quién puede abrir los enlaces, o haga que firmen aquí, en persona.</translation>
    </message>
</context>
<context>
    <name>ink::ui::PageActions</name>
    <message>
        <source>Rotate pages left</source>
        <translation>Girar páginas a la izquierda</translation>
    </message>
    <message>
        <source>Rotate pages right</source>
        <translation>Girar páginas a la derecha</translation>
    </message>
    <message>
        <source>Move pages up</source>
        <translation>Subir páginas</translation>
    </message>
    <message>
        <source>Move pages down</source>
        <translation>Bajar páginas</translation>
    </message>
    <message>
        <source>Insert pages…</source>
        <translation>Insertar páginas…</translation>
    </message>
    <message>
        <source>Insert blank page</source>
        <translation>Insertar página en blanco</translation>
    </message>
    <message>
        <source>Extract pages…</source>
        <translation>Extraer páginas…</translation>
    </message>
    <message>
        <source>Delete pages</source>
        <translation>Eliminar páginas</translation>
    </message>
    <message numerus="yes">
        <source>Rotate %n page(s)</source>
        <translation>
            <numerusform>Girar %n página</numerusform>
            <numerusform>Girar %n páginas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n page(s)</source>
        <translation>
            <numerusform>Mover %n página</numerusform>
            <numerusform>Mover %n páginas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n field(s) on them are deleted too. You can undo this while the editor is open.</source>
        <translation>
            <numerusform>También se elimina %n campo que contienen. Puede deshacerlo mientras el editor esté abierto.</numerusform>
            <numerusform>También se eliminan los %n campos que contienen. Puede deshacerlo mientras el editor esté abierto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n page(s)</source>
        <translation>
            <numerusform>Eliminar %n página</numerusform>
            <numerusform>Eliminar %n páginas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n page(s)?</source>
        <translation>
            <numerusform>¿Eliminar %n página?</numerusform>
            <numerusform>¿Eliminar %n páginas?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) deleted.</source>
        <translation>
            <numerusform>%n página eliminada.</numerusform>
            <numerusform>%n páginas eliminadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Insert a blank page</source>
        <translation>Insertar una página en blanco</translation>
    </message>
    <message>
        <source>Choose a PDF file to insert pages from</source>
        <translation>Elegir un PDF para insertar sus páginas</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Archivos PDF (*.pdf)</translation>
    </message>
    <message numerus="yes">
        <source>Insert %n page(s)</source>
        <translation>
            <numerusform>Insertar %n página</numerusform>
            <numerusform>Insertar %n páginas</numerusform>
        </translation>
    </message>
    <message>
        <source>A document needs at least one page.</source>
        <translation>Un documento necesita al menos una página.</translation>
    </message>
</context>
<context>
    <name>ink::ui::PageLinks</name>
    <message>
        <source>Scheduled.</source>
        <translation>Programado.</translation>
    </message>
    <message>
        <source>The scheduled sending was cancelled.</source>
        <translation>Se canceló el envío programado.</translation>
    </message>
    <message>
        <source>The document is in the outbox and will be sent when the connection is back.</source>
        <translation>Está en la bandeja de salida y se enviará cuando vuelva la conexión.</translation>
    </message>
    <message>
        <source>The documents in the outbox were sent.</source>
        <translation>Se envió lo que esperaba en la bandeja de salida.</translation>
    </message>
    <message>
        <source>Some items in the outbox couldn&apos;t be sent. Open the outbox to see why.</source>
        <translation>Algunos elementos de la bandeja de salida no se pudieron enviar. Ábrala para ver el motivo.</translation>
    </message>
    <message>
        <source>Everything in the outbox was sent.</source>
        <translation>El servicio tiene lo que esperaba en la bandeja de salida.</translation>
    </message>
</context>
<context>
    <name>ink::ui::PageNumber</name>
    <message>
        <source>page</source>
        <comment>before the number</comment>
        <translation>página</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>Page number (of %1)</source>
        <translation>Número de página, de %1</translation>
    </message>
    <message>
        <source>Go to page (Ctrl+G)</source>
        <translation>Ir a una página (Ctrl+G)</translation>
    </message>
</context>
<context>
    <name>ink::ui::PageView</name>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
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
        <translation>Enviado a la impresora.</translation>
    </message>
    <message>
        <source>Choose the scan of the signed pages</source>
        <translation>Elegir el escaneo de las páginas firmadas</translation>
    </message>
    <message>
        <source>Scans (*.pdf *.png *.jpg *.jpeg)</source>
        <translation>Escaneos (*.pdf *.png *.jpg *.jpeg)</translation>
    </message>
    <message>
        <source>Paper signature recorded.</source>
        <translation>Se registró la firma en papel.</translation>
    </message>
</context>
<context>
    <name>ink::ui::PaperDialog</name>
    <message>
        <source>Sheet %1: a page of another document</source>
        <translation>Hoja %1: página de otro documento</translation>
    </message>
    <message>
        <source>Sheet %1: not a page of this document</source>
        <translation>Hoja %1: ninguna página de este documento</translation>
    </message>
    <message>
        <source>Sheet %1: page %2 of %3</source>
        <translation>Hoja %1: página %2 de %3</translation>
    </message>
    <message>
        <source>%1 (no mark found, matched by its content)</source>
        <translation>%1 (sin marca, asignada por su contenido)</translation>
    </message>
    <message>
        <source>%1 (no mark found, matched by its position)</source>
        <translation>%1 (sin marca, asignada por su posición)</translation>
    </message>
    <message>
        <source>%1 (duplicate)</source>
        <translation>%1 (escaneada de nuevo)</translation>
    </message>
    <message>
        <source>Please wait…</source>
        <translation>Espere…</translation>
    </message>
    <message>
        <source>Missing pages: %1. Add them before you record the signature.</source>
        <translation>Faltan páginas: %1. Añádalas antes de registrar la firma.</translation>
    </message>
    <message>
        <source>The pages come from different printouts. Check that they belong together.</source>
        <translation>Las páginas proceden de copias impresas distintas. Compruebe que van juntas.</translation>
    </message>
    <message>
        <source>Some sheets don&apos;t belong to this document. Choose the files again without them.</source>
        <translation>Algunas hojas no pertenecen a este documento. Elija de nuevo los archivos sin ellas.</translation>
    </message>
    <message>
        <source>No pages are missing.</source>
        <translation>Están todas las páginas.</translation>
    </message>
    <message>
        <source>Import signed scan</source>
        <translation>Importar escaneo firmado</translation>
    </message>
    <message>
        <source>Records that %1 signed “%2” on paper. The sealed document won&apos;t contain an electronic signature by this person; the scan is attached instead.</source>
        <translation>Registra que %1 firmó «%2» en papel. El documento sellado no tiene entonces ninguna firma electrónica de esta persona; el escaneo se adjunta a él.</translation>
    </message>
    <message>
        <source>Scanned sheets</source>
        <translation>Hojas escaneadas</translation>
    </message>
    <message>
        <source>These sheets were compared with the document</source>
        <translation>He comparado estas hojas con el documento</translation>
    </message>
    <message>
        <source>Choose files…</source>
        <translation>Elegir archivos…</translation>
    </message>
    <message>
        <source>Record paper signature</source>
        <translation>Registrar firma en papel</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Pages scanned more than once: %1.</source>
        <translation>Páginas escaneadas más de una vez: %1.</translation>
    </message>
</context>
<context>
    <name>ink::ui::PaperPrint</name>
    <message>
        <source>%1 · page %2 of %3 · to be signed by %4</source>
        <translation>%1 · página %2 de %3 · para la firma de %4</translation>
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
        <translation>Permiso para otro programa</translation>
    </message>
    <message>
        <source>Send “%1”?</source>
        <translation>¿Enviar «%1»?</translation>
    </message>
    <message numerus="yes">
        <source>Send to %n people</source>
        <translation>
            <numerusform>Enviar a %n persona</numerusform>
            <numerusform>Enviar a %n personas</numerusform>
        </translation>
    </message>
    <message>
        <source>Send reminders of “%1”?</source>
        <translation>¿Enviar recordatorios de «%1»?</translation>
    </message>
    <message numerus="yes">
        <source>Remind %n people</source>
        <translation>
            <numerusform>Recordar a %n persona</numerusform>
            <numerusform>Recordar a %n personas</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel the signing of “%1”?</source>
        <translation>¿Cancelar la firma de «%1»?</translation>
    </message>
    <message>
        <source>Cancel signing</source>
        <translation>Cancelar la firma</translation>
    </message>
    <message>
        <source>Save the files of “%1” on this computer?</source>
        <translation>¿Guardar los archivos de «%1» en este equipo?</translation>
    </message>
    <message>
        <source>Save files</source>
        <translation>Guardar archivos</translation>
    </message>
    <message>
        <source>A program that calls itself “%1” asks for this. Allow it only if you want exactly what is listed here.</source>
        <translation>Un programa que se llama a sí mismo «%1» lo solicita. Permítalo solo si quiere exactamente lo que aparece aquí.</translation>
    </message>
    <message>
        <source>Don&apos;t allow</source>
        <translation>No permitir</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Servicio</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Este equipo</translation>
    </message>
    <message>
        <source>Document number</source>
        <translation>Número del documento</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Plantilla</translation>
    </message>
    <message>
        <source>Copy for</source>
        <translation>Copia para</translation>
    </message>
    <message>
        <source>Recipient, step %1</source>
        <translation>Destinatario, paso %1</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>%1
%2, SHA-256 %3</source>
        <translation>%1
%2, SHA-256 %3</translation>
    </message>
    <message>
        <source>Value “%1”</source>
        <translation>Valor «%1»</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Spending limit</source>
        <translation>Límite de gasto</translation>
    </message>
    <message>
        <source>%1 of %2 are then used</source>
        <translation>Entonces se habrán usado %1 de %2</translation>
    </message>
</context>
<context>
    <name>ink::ui::PictureCropper</name>
    <message>
        <source>Crop area</source>
        <translation>Área de recorte</translation>
    </message>
    <message>
        <source>Move the crop area</source>
        <translation>Mover el área de recorte</translation>
    </message>
    <message>
        <source>Top left corner</source>
        <translation>Esquina superior izquierda</translation>
    </message>
    <message>
        <source>Top right corner</source>
        <translation>Esquina superior derecha</translation>
    </message>
    <message>
        <source>Bottom left corner</source>
        <translation>Esquina inferior izquierda</translation>
    </message>
    <message>
        <source>Bottom right corner</source>
        <translation>Esquina inferior derecha</translation>
    </message>
    <message>
        <source>Drag, or press the arrow keys.</source>
        <translation>Arrastre o pulse las teclas de flecha.</translation>
    </message>
</context>
<context>
    <name>ink::ui::PreviewPage</name>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>No recipients yet.</source>
        <translation>Nadie tiene nada que hacer todavía.</translation>
    </message>
    <message>
        <source>Add a recipient to see the preview.</source>
        <translation>Añada un destinatario y vuelva a mirar.</translation>
    </message>
    <message>
        <source>Back to the editor</source>
        <translation>Volver al editor</translation>
    </message>
    <message>
        <source>%1 chooses where to place the signature.</source>
        <translation>%1 coloca la firma donde debe ir.</translation>
    </message>
    <message>
        <source>%1 can&apos;t finish yet.</source>
        <translation>%1 aún no podría finalizar.</translation>
    </message>
    <message>
        <source>%1 has nothing to fill in.</source>
        <translation>%1 no tiene nada que rellenar.</translation>
    </message>
    <message>
        <source>%1 can finish now.</source>
        <translation>%1 puede finalizar ahora.</translation>
    </message>
    <message>
        <source>Continue as %1</source>
        <translation>Continuar como %1</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>View as</source>
        <translation>Ver como</translation>
    </message>
    <message>
        <source>Recipient to preview</source>
        <translation>Destinatario cuya vista se muestra</translation>
    </message>
    <message>
        <source>Pages as the recipient sees them</source>
        <translation>Páginas tal como las ve el destinatario</translation>
    </message>
    <message>
        <source>Preview only: nothing is saved or sent.</source>
        <translation>Esto es una prueba: no se guarda nada ni se avisa a nadie.</translation>
    </message>
</context>
<context>
    <name>ink::ui::QrCodeView</name>
    <message>
        <source>QR code of %1</source>
        <translation>Código QR de %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::QuestionPositionDialog</name>
    <message>
        <source>Question about page %1</source>
        <translation>Pregunta sobre la página %1</translation>
    </message>
    <message>
        <source>Page with the marked position</source>
        <translation>La página con el lugar marcado</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>ink::ui::QuestionRow</name>
    <message>
        <source>Answer from %1</source>
        <translation>Respuesta de %1</translation>
    </message>
    <message>
        <source>Answer…</source>
        <translation>Responder…</translation>
    </message>
    <message>
        <source>Add another answer…</source>
        <translation>Responder de nuevo…</translation>
    </message>
    <message>
        <source>Show on page %1</source>
        <translation>Mostrar en la página %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::RebaseList</name>
    <message>
        <source>All %1</source>
        <translation>Todo: %1</translation>
    </message>
    <message>
        <source>Show all fields</source>
        <translation>Mostrar todos los campos</translation>
    </message>
    <message>
        <source>To review %1</source>
        <translation>Por decidir: %1</translation>
    </message>
    <message>
        <source>Show lost and uncertain fields</source>
        <translation>Mostrar solo lo perdido o dudoso</translation>
    </message>
    <message>
        <source>Moved %1</source>
        <translation>Movidos: %1</translation>
    </message>
    <message>
        <source>Show fields that moved with their text</source>
        <translation>Mostrar solo lo que se movió con su texto</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Campos</translation>
    </message>
    <message>
        <source>Press Enter to accept a suggestion, P to place a lost field, or Delete to remove a field. Drag fields on the right to move them.</source>
        <translation>Intro acepta una propuesta, P coloca un campo perdido, Supr descarta uno. Arrastre los campos de la derecha para moverlos.</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Colocar</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitarlo</translation>
    </message>
    <message>
        <source>Accept all likely positions</source>
        <translation>Aceptar todas las posiciones probables</translation>
    </message>
    <message>
        <source>Uncertain positions are reviewed one by one.</source>
        <translation>Las posiciones dudosas se revisan una a una.</translation>
    </message>
</context>
<context>
    <name>ink::ui::RebaseModel</name>
    <message>
        <source>Lost</source>
        <translation>Perdido</translation>
    </message>
    <message>
        <source>Uncertain</source>
        <translation>Dudoso</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Movido</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Aceptado</translation>
    </message>
    <message>
        <source>Placed manually</source>
        <translation>Colocado a mano</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Descartado</translation>
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
        <translation>Colocar el campo</translation>
    </message>
    <message>
        <source>Remove field</source>
        <translation>Descartar el campo</translation>
    </message>
    <message>
        <source>Every field has been placed.</source>
        <translation>Cada campo tiene su lugar.</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) still need review.</source>
        <translation>
            <numerusform>%n campo necesita aún una decisión.</numerusform>
            <numerusform>%n campos necesitan aún una decisión.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace file</source>
        <translation>Sustituir el archivo</translation>
    </message>
    <message>
        <source>Review the lost and uncertain fields first.</source>
        <translation>Decida primero sobre lo perdido o dudoso.</translation>
    </message>
    <message>
        <source>Replace a file with a newer version</source>
        <translation>Sustituir un archivo por una versión más reciente</translation>
    </message>
    <message>
        <source>Replace with “%1”</source>
        <translation>Sustituir por «%1»</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Placing the fields in the newer version…</source>
        <translation>Buscando los lugares de los campos en la versión más reciente…</translation>
    </message>
    <message>
        <source>Current version</source>
        <translation>Como está ahora</translation>
    </message>
    <message>
        <source>Newer version</source>
        <translation>Versión más reciente</translation>
    </message>
</context>
<context>
    <name>ink::ui::ReceiverPanel</name>
    <message>
        <source>Event %1: %2</source>
        <translation>Evento %1: %2</translation>
    </message>
    <message>
        <source>Test receiver</source>
        <translation>Receptor de prueba</translation>
    </message>
    <message>
        <source>Receives callbacks on this computer and checks their signatures. Remote services can reach it only if the network and their operator allow it.</source>
        <translation>Recibe los callbacks en este equipo y comprueba sus firmas. Los servicios remotos solo lo alcanzan si la red y su operador lo permiten.</translation>
    </message>
    <message>
        <source>Listen on</source>
        <translation>Dirección de escucha</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Puerto</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Cualquiera</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>200: accepted</source>
        <translation>200: recibido</translation>
    </message>
    <message>
        <source>500: try again later</source>
        <translation>500: inténtelo más tarde</translation>
    </message>
    <message>
        <source>Address of the test receiver</source>
        <translation>Dirección del receptor de prueba</translation>
    </message>
    <message>
        <source>Use as callback address</source>
        <translation>Usar como dirección de callback</translation>
    </message>
    <message>
        <source>Send a test document…</source>
        <translation>Enviar un documento de prueba…</translation>
    </message>
    <message>
        <source>Save file…</source>
        <translation>Guardar archivo…</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Firma</translation>
    </message>
    <message>
        <source>Received callbacks</source>
        <translation>Callbacks recibidos</translation>
    </message>
    <message>
        <source>Headers and body of the selected callback</source>
        <translation>Encabezados y cuerpo del callback seleccionado</translation>
    </message>
    <message>
        <source>The receiver can&apos;t listen on this address.</source>
        <translation>El receptor no puede escuchar en esta dirección.</translation>
    </message>
    <message>
        <source>This port is in use by another program. Choose another one.</source>
        <translation>Otro programa ocupa este puerto. Elija otro.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>Not listening</source>
        <translation>Sin escuchar</translation>
    </message>
    <message>
        <source>Valid</source>
        <translation>Válida</translation>
    </message>
    <message>
        <source>Invalid</source>
        <translation>No válida</translation>
    </message>
    <message>
        <source>Valid, but too old</source>
        <translation>Válida, pero antigua</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Sin comprobar</translation>
    </message>
    <message>
        <source>Unexpected: %1</source>
        <translation>Inesperado: %1</translation>
    </message>
    <message numerus="yes">
        <source>Files: %n</source>
        <translation>
            <numerusform>Archivos: %n</numerusform>
            <numerusform>Archivos: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Document: %1</source>
        <translation>Documento: %1</translation>
    </message>
    <message>
        <source>No callbacks received yet.</source>
        <translation>Aún no se ha recibido ningún callback.</translation>
    </message>
    <message>
        <source>Start the receiver to see callbacks.</source>
        <translation>Inicie el receptor para ver los callbacks.</translation>
    </message>
    <message>
        <source>Save received file</source>
        <translation>Guardar el archivo recibido</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Archivos PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The file couldn&apos;t be saved.</source>
        <translation>No se pudo escribir el archivo.</translation>
    </message>
    <message>
        <source>Send a test document?</source>
        <translation>¿Enviar un documento de prueba?</translation>
    </message>
    <message>
        <source>Creates a one-page document, sends it to you and signs it here. It counts as one sent document. Its callbacks go to the test receiver.</source>
        <translation>Crea un documento de una página, se lo envía a usted y lo firma aquí. Cuenta como un documento enviado. Sus callbacks van al receptor de prueba.</translation>
    </message>
    <message>
        <source>Send test document</source>
        <translation>Enviar documento de prueba</translation>
    </message>
    <message>
        <source>Test document</source>
        <translation>Documento de prueba</translation>
    </message>
    <message>
        <source>Created to test callbacks. You can delete it.</source>
        <translation>Creado para probar los callbacks. Puede eliminarlo.</translation>
    </message>
    <message>
        <source>Sending the test document…</source>
        <translation>Enviando el documento de prueba…</translation>
    </message>
    <message>
        <source>Signing…</source>
        <translation>Firmándolo…</translation>
    </message>
    <message>
        <source>Signed. The service is sealing the document and will then send it.</source>
        <translation>Firmado. El servicio está sellando el documento y lo enviará a continuación.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Guardado como %1</translation>
    </message>
    <message>
        <source>Event: %1</source>
        <translation>Evento: %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::RecipientActions</name>
    <message>
        <source>Cancel 1 document</source>
        <translation>Cancelar 1 documento</translation>
    </message>
    <message>
        <source>Cancel %1 documents</source>
        <translation>Cancelar %1 documentos</translation>
    </message>
    <message>
        <source>Cancel signing</source>
        <translation>Cancelar la firma</translation>
    </message>
    <message>
        <source>Reason (recipients will see it)</source>
        <translation>Motivo (lo verán los destinatarios)</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>%1 documents cancelled.</source>
        <translation>%1 documentos cancelados.</translation>
    </message>
    <message>
        <source>1 document corrected.</source>
        <translation>1 documento corregido.</translation>
    </message>
    <message>
        <source>%1 documents corrected.</source>
        <translation>%1 documentos corregidos.</translation>
    </message>
    <message>
        <source>Corrected.</source>
        <translation>Corregido.</translation>
    </message>
    <message>
        <source>%1 was invited in place of the absent recipient.</source>
        <translation>Se ha invitado a %1 en lugar del destinatario ausente.</translation>
    </message>
    <message>
        <source>Reassign to %1?</source>
        <comment>a deputy</comment>
        <translation>¿Reasignar a %1?</translation>
    </message>
    <message>
        <source>The deputy receives the invitation. The absent recipient&apos;s link stops working, and their entries are removed. The absent recipient is notified by email.</source>
        <translation>El suplente recibe la invitación. El enlace del destinatario ausente deja de funcionar y lo que introdujo se elimina. Se le avisa por correo.</translation>
    </message>
    <message>
        <source>Reassign</source>
        <translation>Reasignar</translation>
    </message>
</context>
<context>
    <name>ink::ui::RecipientCommand</name>
    <message>
        <source>Copy signing link</source>
        <translation>Copiar el enlace de firma</translation>
    </message>
    <message>
        <source>Copy signing link of %1</source>
        <translation>Copiar el enlace de firma de %1</translation>
    </message>
    <message>
        <source>Show as QR code…</source>
        <translation>Mostrar como código QR…</translation>
    </message>
    <message>
        <source>Show QR code for %1…</source>
        <translation>Mostrar el código QR para %1…</translation>
    </message>
    <message>
        <source>Send with your email app…</source>
        <translation>Enviar con su programa de correo…</translation>
    </message>
    <message>
        <source>Print for signing…</source>
        <translation>Imprimir para firmar…</translation>
    </message>
    <message>
        <source>Import signed scan…</source>
        <translation>Importar escaneo firmado…</translation>
    </message>
    <message>
        <source>Remind %1</source>
        <translation>Recordar a %1</translation>
    </message>
    <message>
        <source>Reassign to %1…</source>
        <comment>a deputy</comment>
        <translation>Reasignar a %1…</translation>
    </message>
    <message>
        <source>Sign here in person…</source>
        <translation>Firmar aquí en persona…</translation>
    </message>
    <message>
        <source>Sign here in person: %1…</source>
        <translation>Firmar aquí en persona: %1…</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Copiar enlace</translation>
    </message>
    <message>
        <source>Remind</source>
        <translation>Recordar</translation>
    </message>
    <message>
        <source>Sign here…</source>
        <translation>Firmar aquí…</translation>
    </message>
</context>
<context>
    <name>ink::ui::RecipientRouting</name>
    <message>
        <source>Group</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Recipients with the same group name share a task. When enough of them have acted, the others don&apos;t have to.</source>
        <translation>Los destinatarios con el mismo grupo comparten una tarea. Cuando han actuado los suficientes, los demás ya no tienen que hacerlo.</translation>
    </message>
    <message>
        <source>Required to act</source>
        <translation>Deben actuar</translation>
    </message>
    <message>
        <source>Number of group members who must act</source>
        <translation>Cuántos del grupo deben actuar</translation>
    </message>
    <message>
        <source>Invite after the previous step</source>
        <translation>Invitar después del paso anterior</translation>
    </message>
    <message>
        <source>Days after the previous step</source>
        <translation>Días después del paso anterior</translation>
    </message>
    <message>
        <source>Immediately</source>
        <translation>Enseguida</translation>
    </message>
    <message>
        <source>Signs as a witness</source>
        <translation>Firma como testigo</translation>
    </message>
    <message>
        <source>Witnesses the signature of the signer above and signs right after them.</source>
        <translation>Atestigua la firma del firmante de arriba y firma justo después.</translation>
    </message>
    <message>
        <source>Named by the previous signer</source>
        <translation>Lo indica el firmante anterior</translation>
    </message>
    <message>
        <source>Leave the name and email empty. The previous signer enters them when finishing.</source>
        <translation>Deje vacíos el nombre y el correo. Quien actúa antes los introduce al terminar.</translation>
    </message>
    <message>
        <source>Only when completed</source>
        <translation>Solo al completarse</translation>
    </message>
    <message>
        <source>The copy is sent when everyone has finished, not at this step.</source>
        <translation>La copia se envía cuando todos han terminado, no en este paso.</translation>
    </message>
    <message numerus="yes">
        <source>%n days later</source>
        <translation>
            <numerusform>%n día después</numerusform>
            <numerusform>%n días después</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::RecipientRow</name>
    <message>
        <source>Signs</source>
        <translation>Firma</translation>
    </message>
    <message>
        <source>Gets a copy</source>
        <translation>Recibe una copia</translation>
    </message>
    <message>
        <source>Approves</source>
        <translation>Aprueba</translation>
    </message>
    <message>
        <source>Hosts signing</source>
        <translation>Acoge la firma</translation>
    </message>
    <message>
        <source>Anyone can sign</source>
        <translation>Cualquiera puede firmar</translation>
    </message>
    <message>
        <source>Fills in fields</source>
        <translation>Rellena</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rol</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Fixed email (optional)</source>
        <translation>Correo, si es siempre el mismo</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>Correo electrónico</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Qué debe hacer</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Recipient&apos;s name</source>
        <translation>Nombre del destinatario</translation>
    </message>
    <message>
        <source>Recipient&apos;s email address</source>
        <translation>Dirección de correo del destinatario</translation>
    </message>
    <message>
        <source>Recipient&apos;s role</source>
        <translation>Rol del destinatario</translation>
    </message>
    <message>
        <source>Signing step</source>
        <translation>Paso de firma</translation>
    </message>
    <message>
        <source>Recipients in the same step can act at the same time. Later steps wait until they finish.</source>
        <translation>Los destinatarios del mismo paso actúan al mismo tiempo; un paso posterior espera.</translation>
    </message>
    <message>
        <source>Tenant, employee, buyer…</source>
        <translation>Inquilino, empleado, comprador…</translation>
    </message>
    <message>
        <source>First and last name</source>
        <translation>Nombre y apellidos</translation>
    </message>
    <message>
        <source>name@example.com</source>
        <translation>nombre@ejemplo.com</translation>
    </message>
    <message>
        <source>Edit recipient</source>
        <translation>Editar destinatario</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>More actions for this recipient</source>
        <translation>Más para este destinatario</translation>
    </message>
    <message>
        <source>Role %1</source>
        <translation>Rol %1</translation>
    </message>
    <message>
        <source>Recipient %1</source>
        <translation>Destinatario %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1, %2, step %3</source>
        <translation>%1, %2, paso %3</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Predeterminado</translation>
    </message>
    <message>
        <source>More settings</source>
        <translation>Más ajustes</translation>
    </message>
    <message>
        <source>More settings (%1)</source>
        <translation>Más ajustes (%1)</translation>
    </message>
    <message>
        <source>In-person signers (one per line)</source>
        <translation>Firmantes en persona (uno por línea)</translation>
    </message>
    <message>
        <source>The host hands over the device, and these people sign one after another.</source>
        <translation>El anfitrión presta el dispositivo: estas personas firman una tras otra.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Recipient&apos;s language</source>
        <translation>Idioma del destinatario</translation>
    </message>
    <message>
        <source>Language of the signing page and of the emails to this recipient</source>
        <translation>Idioma de la página de firma y de los correos a este destinatario</translation>
    </message>
    <message>
        <source>Access code</source>
        <translation>Código de acceso</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>The recipient must enter this code. Don&apos;t send it by email.</source>
        <translation>El destinatario debe introducir este código. Comuníqueselo usted, no por correo.</translation>
    </message>
    <message>
        <source>Only someone who has the link, knows the access code and can read the email at this address can act as this recipient.</source>
        <translation>Solo quien tenga el enlace, conozca el código de acceso y pueda leer el correo de esta dirección puede actuar en este nombre.</translation>
    </message>
    <message>
        <source>Anyone who has the link and knows the access code can act as this recipient.</source>
        <translation>Cualquiera que tenga el enlace y conozca el código de acceso puede actuar en este nombre.</translation>
    </message>
    <message>
        <source>Anyone who has the link and can read the email at this address can act as this recipient.</source>
        <translation>Cualquiera que tenga el enlace y pueda leer el correo de esta dirección puede actuar en este nombre.</translation>
    </message>
    <message>
        <source>Anyone who has the link can act as this recipient.</source>
        <translation>Cualquiera que tenga el enlace puede actuar en este nombre.</translation>
    </message>
    <message>
        <source>Email a one-time code</source>
        <translation>Código único por correo</translation>
    </message>
    <message>
        <source>The recipient must enter a code that is sent to their email address.</source>
        <translation>El destinatario debe introducir un código que se envía a su dirección de correo.</translation>
    </message>
    <message>
        <source>May place signatures anywhere</source>
        <translation>Coloca firmas libremente</translation>
    </message>
    <message>
        <source>The recipient can also sign where there is no field.</source>
        <translation>El destinatario también puede firmar donde no hay ningún campo.</translation>
    </message>
    <message>
        <source>May delegate to another person</source>
        <translation>Puede delegar</translation>
    </message>
    <message>
        <source>The recipient can name another person, who then gets a link of their own by email.</source>
        <translation>El destinatario puede nombrar a otra persona, que recibirá su propio enlace por correo.</translation>
    </message>
    <message>
        <source>Private message</source>
        <translation>Mensaje privado</translation>
    </message>
    <message>
        <source>Only this recipient sees it, in the email and on the signing page.</source>
        <translation>Solo lo ve este destinatario, en el correo y en la página de firma.</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Empresa</translation>
    </message>
    <message>
        <source>Job title</source>
        <translation>Cargo</translation>
    </message>
    <message>
        <source>Only someone who has the link, knows the access code, and can read both the email at this address and text messages on this phone can act as this recipient.</source>
        <translation>Solo quien tenga el enlace, conozca el código de acceso y pueda leer tanto el correo de esta dirección como los SMS de este teléfono puede actuar en este nombre.</translation>
    </message>
    <message>
        <source>Only someone who has the link, knows the access code and can read text messages on this phone can act as this recipient.</source>
        <translation>Solo quien tenga el enlace, conozca el código de acceso y pueda leer los SMS de este teléfono puede actuar en este nombre.</translation>
    </message>
    <message>
        <source>Only someone who has the link and can read both the email at this address and text messages on this phone can act as this recipient.</source>
        <translation>Solo quien tenga el enlace y pueda leer tanto el correo de esta dirección como los SMS de este teléfono puede actuar en este nombre.</translation>
    </message>
    <message>
        <source>Anyone who has the link and can read text messages on this phone can act as this recipient.</source>
        <translation>Cualquiera que tenga el enlace y pueda leer los SMS de este teléfono puede actuar en este nombre.</translation>
    </message>
</context>
<context>
    <name>ink::ui::RecipientSms</name>
    <message>
        <source>Send a one-time code by SMS</source>
        <translation>Código por SMS</translation>
    </message>
    <message>
        <source>The recipient must enter a one-time code that is sent to this phone.</source>
        <translation>La página de firma se abre con un código de un solo uso que se envía a este teléfono.</translation>
    </message>
    <message>
        <source>Phone number (optional in a template)</source>
        <translation>Número de teléfono (se puede introducir al usar la plantilla)</translation>
    </message>
    <message>
        <source>Phone number with country code</source>
        <translation>Número de teléfono con prefijo internacional</translation>
    </message>
    <message>
        <source>Enter a phone number with a country code, such as +49 151 23456789.</source>
        <translation>Introduzca un número de teléfono con prefijo internacional, por ejemplo +49 151 23456789.</translation>
    </message>
</context>
<context>
    <name>ink::ui::RecipientTimeline</name>
    <message>
        <source>Notified %1</source>
        <translation>Se le avisó %1</translation>
    </message>
    <message>
        <source>Their turn started %1</source>
        <translation>Le tocó el turno %1</translation>
    </message>
    <message numerus="yes">
        <source>Reminded %n times, last %1</source>
        <translation>
            <numerusform>%n recordatorio, el último %1</numerusform>
            <numerusform>%n recordatorios, el último %1</numerusform>
        </translation>
    </message>
    <message>
        <source>on behalf of %1</source>
        <translation>en nombre de %1</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>Absent until %1.</source>
        <translation>Ausente hasta el %1.</translation>
    </message>
</context>
<context>
    <name>ink::ui::ReminderPreview</name>
    <message numerus="yes">
        <source>and %n more people</source>
        <translation>
            <numerusform>y %n persona más</numerusform>
            <numerusform>y %n personas más</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (reminded %2)</source>
        <translation>%1 (recordado %2)</translation>
    </message>
    <message>
        <source>%1 (sent %2)</source>
        <translation>%1 (enviado %2)</translation>
    </message>
    <message>
        <source>These people will be reminded:</source>
        <translation>Se recordará a estas personas:</translation>
    </message>
    <message numerus="yes">
        <source>%n more selected documents aren&apos;t loaded yet.</source>
        <translation>
            <numerusform>Hay %n documento más seleccionado que aún no se ha cargado.</numerusform>
            <numerusform>Hay %n documentos más seleccionados que aún no se han cargado.</numerusform>
        </translation>
    </message>
    <message>
        <source>These people can&apos;t be reached by email. Correct their addresses, or copy their links:</source>
        <translation>El correo no llega a estas personas. Corrija sus direcciones o copie sus enlaces:</translation>
    </message>
</context>
<context>
    <name>ink::ui::ReminderQuestion</name>
    <message>
        <source>Everyone who still has to act on these documents gets an email.</source>
        <translation>Todas las personas que aún deben actuar en estos documentos reciben un correo.</translation>
    </message>
    <message>
        <source>The service will be asked to remind everyone who still has to act on these documents.</source>
        <translation>Se pide al servicio que recuerde a todas las personas que aún deben actuar en estos documentos.</translation>
    </message>
    <message>
        <source>Send reminders?</source>
        <translation>¿Enviar recordatorios?</translation>
    </message>
    <message>
        <source>Send reminders for %1 documents</source>
        <translation>Enviar recordatorios de %1 documentos</translation>
    </message>
    <message>
        <source>This service can&apos;t send email</source>
        <translation>Este servicio no puede enviar correos</translation>
    </message>
    <message>
        <source>Nobody can be reminded by email, and the signing links work only on this computer. Have people sign here in person, or connect to a service with email and a public address.</source>
        <translation>No se puede recordar a nadie por correo, y los enlaces de firma solo funcionan en este equipo. Haga que firmen aquí en persona o conéctese a un servicio con correo y dirección pública.</translation>
    </message>
    <message>
        <source>Nobody can be reminded by email. Copy the signing links and send them yourself.</source>
        <translation>No se puede recordar a nadie por correo. Copie los enlaces de firma y envíelos usted.</translation>
    </message>
    <message>
        <source>Copy signing links</source>
        <translation>Copiar enlaces de firma</translation>
    </message>
    <message numerus="yes">
        <source>%n signing links copied.</source>
        <translation>
            <numerusform>%n enlace de firma copiado.</numerusform>
            <numerusform>%n enlaces de firma copiados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Send the reminder?</source>
        <translation>¿Enviar el recordatorio?</translation>
    </message>
    <message>
        <source>Send anyway</source>
        <translation>Enviar de todos modos</translation>
    </message>
    <message>
        <source>Open settings</source>
        <translation>Abrir ajustes</translation>
    </message>
</context>
<context>
    <name>ink::ui::RemoveTags</name>
    <message numerus="yes">
        <source>Delete %n field(s)</source>
        <translation>
            <numerusform>Eliminar %n campo</numerusform>
            <numerusform>Eliminar %n campos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::RepairNotice</name>
    <message>
        <source>Repaired damaged file: %1</source>
        <translation>Dañado y ahora reparado: %1</translation>
    </message>
    <message>
        <source>Check its pages before sending.</source>
        <translation>Revise sus páginas antes de enviarlo.</translation>
    </message>
    <message>
        <source>Encryption removed: %1</source>
        <translation>Cifrado quitado: %1</translation>
    </message>
    <message>
        <source>The author restricted the use of this file. Make sure that you are allowed to have it signed.</source>
        <translation>El autor restringió lo que se puede hacer con este archivo. Asegúrese de que puede hacerlo firmar.</translation>
    </message>
    <message>
        <source>The file didn&apos;t need a password to open. The copy here isn&apos;t encrypted.</source>
        <translation>El archivo se abrió sin contraseña. Su copia aquí no está cifrada.</translation>
    </message>
</context>
<context>
    <name>ink::ui::ReportModel</name>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Under a minute</source>
        <translation>Menos de un minuto</translation>
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
        <translation>%1 días</translation>
    </message>
    <message>
        <source>Masked values are hidden. To show them, choose “Show hidden values”.</source>
        <translation>Oculto. Para verlo, elija «Mostrar valores ocultos».</translation>
    </message>
    <message>
        <source>Masked values are shown.</source>
        <translation>Se muestra aunque está enmascarado.</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Documento</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>Destinatario</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Enviado</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Completado</translation>
    </message>
    <message>
        <source>Time to sign</source>
        <translation>Tiempo hasta la firma</translation>
    </message>
</context>
<context>
    <name>ink::ui::ReportOutput</name>
    <message>
        <source>Link</source>
        <translation>Enlace</translation>
    </message>
    <message>
        <source>%1 report</source>
        <translation>Informe de %1</translation>
    </message>
    <message>
        <source>Export the report</source>
        <translation>Exportar el informe</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Documento</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>Destinatario</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>Correo electrónico</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Creado</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Enviado</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Completado</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) exported.</source>
        <translation>
            <numerusform>%n fila exportada.</numerusform>
            <numerusform>%n filas exportadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) · %1</source>
        <translation>
            <numerusform>%n documento · %1</numerusform>
            <numerusform>%n documentos · %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Charts as PDF</source>
        <translation>Gráficos como PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Archivos PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Charts saved.</source>
        <translation>Los gráficos se han guardado.</translation>
    </message>
</context>
<context>
    <name>ink::ui::ReportPage</name>
    <message>
        <source>Go to templates</source>
        <translation>Ir a las plantillas</translation>
    </message>
    <message>
        <source>Use this template…</source>
        <translation>Usar esta plantilla…</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Informes</translation>
    </message>
    <message>
        <source>Report template</source>
        <translation>Plantilla del informe</translation>
    </message>
    <message>
        <source>Choose a template</source>
        <translation>Elegir una plantilla</translation>
    </message>
    <message>
        <source>Search report</source>
        <translation>Buscar respuestas</translation>
    </message>
    <message>
        <source>Status of the documents</source>
        <translation>Estado de los documentos</translation>
    </message>
    <message>
        <source>Any status</source>
        <translation>Cualquier estado</translation>
    </message>
    <message>
        <source>Show hidden values</source>
        <translation>Mostrar valores ocultos</translation>
    </message>
    <message>
        <source>Shows masked values</source>
        <translation>Muestra los valores ocultos</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Refresh report</source>
        <translation>Actualizar las respuestas</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualizar</translation>
    </message>
    <message>
        <source>Field values</source>
        <translation>Respuestas</translation>
    </message>
    <message>
        <source>Documents by status</source>
        <translation>Documentos por estado</translation>
    </message>
    <message>
        <source>Time to sign</source>
        <translation>Tiempo hasta la firma</translation>
    </message>
    <message>
        <source>Choose a template to see the field values from all documents created from it.</source>
        <translation>Elija una plantilla para ver qué se rellenó en todos los documentos creados a partir de ella.</translation>
    </message>
    <message>
        <source>No templates yet. A report shows the field values from all documents created from a template.</source>
        <translation>Aún no hay plantillas. Un informe muestra qué se rellenó en todos los documentos creados a partir de una.</translation>
    </message>
    <message>
        <source>No documents have been created from this template yet.</source>
        <translation>Aún no se ha creado ningún documento a partir de esta plantilla.</translation>
    </message>
    <message>
        <source>Loading report…</source>
        <translation>Cargando las respuestas…</translation>
    </message>
    <message>
        <source>Under an hour</source>
        <translation>Menos de una hora</translation>
    </message>
    <message>
        <source>Under a day</source>
        <translation>Menos de un día</translation>
    </message>
    <message>
        <source>Under 3 days</source>
        <translation>Menos de 3 días</translation>
    </message>
    <message>
        <source>Under a week</source>
        <translation>Menos de una semana</translation>
    </message>
    <message>
        <source>Under a month</source>
        <translation>Menos de un mes</translation>
    </message>
    <message>
        <source>Longer</source>
        <translation>Más tiempo</translation>
    </message>
    <message>
        <source>No completed documents yet.</source>
        <translation>Aún no hay documentos completados.</translation>
    </message>
    <message>
        <source>%1 of %2 documents loaded</source>
        <translation>%1 de %2 documentos hasta ahora</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n documento</numerusform>
            <numerusform>%n documentos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 documents</source>
        <translation>%1 de %2 documentos</translation>
    </message>
    <message>
        <source>%1: nothing entered</source>
        <translation>%1: nada introducido</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Show “%1”</source>
        <translation>Mostrar «%1»</translation>
    </message>
    <message>
        <source>Table as CSV…</source>
        <translation>Tabla como CSV…</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>Archivos CSV (*.csv)</translation>
    </message>
    <message>
        <source>Table as XLSX…</source>
        <translation>Tabla como XLSX…</translation>
    </message>
    <message>
        <source>Excel workbooks (*.xlsx)</source>
        <translation>Libros de Excel (*.xlsx)</translation>
    </message>
    <message>
        <source>Charts as PDF…</source>
        <translation>Gráficos como PDF…</translation>
    </message>
    <message>
        <source>Print charts…</source>
        <translation>Imprimir gráficos…</translation>
    </message>
    <message>
        <source>Median %1, longest %2</source>
        <translation>Mediana %1, el más largo %2</translation>
    </message>
    <message>
        <source>Writing the file…</source>
        <translation>Escribiendo el archivo…</translation>
    </message>
</context>
<context>
    <name>ink::ui::ReportPlaceView</name>
    <message>
        <source>As shown in the signed file</source>
        <translation>Como en el archivo firmado</translation>
    </message>
    <message>
        <source>Not completed yet: position in the signed file</source>
        <translation>Aún sin completar: posición en el archivo firmado</translation>
    </message>
    <message>
        <source>Position of the value</source>
        <translation>Posición del valor</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close page</source>
        <translation>Cerrar la página</translation>
    </message>
    <message>
        <source>Show the document</source>
        <translation>Mostrar el documento</translation>
    </message>
    <message>
        <source>Page that shows the value</source>
        <translation>Página con el valor</translation>
    </message>
</context>
<context>
    <name>ink::ui::ResizeTagTool</name>
    <message numerus="yes">
        <source>Resize %n field(s)</source>
        <translation>
            <numerusform>Cambiar tamaño de %n campo</numerusform>
            <numerusform>Cambiar tamaño de %n campos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::RevisionWords</name>
    <message>
        <source>unknown</source>
        <translation>alguien desconocido</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name, date and time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>time-stamped by %1</source>
        <translation>con sello de tiempo de %1</translation>
    </message>
    <message>
        <source>signed by %1</source>
        <translation>firmada por %1</translation>
    </message>
    <message>
        <source>Revision %1 of %2 (current)</source>
        <translation>Revisión %1 de %2, tal como está ahora</translation>
    </message>
    <message>
        <source>Revision %1 of %2</source>
        <translation>Revisión %1 de %2</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <comment>revision — its signers</comment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>nearly the whole page</source>
        <translation>casi toda la página</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>arriba a la izquierda</translation>
    </message>
    <message>
        <source>top</source>
        <translation>arriba</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>arriba a la derecha</translation>
    </message>
    <message>
        <source>left</source>
        <translation>a la izquierda</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>en el centro</translation>
    </message>
    <message>
        <source>right</source>
        <translation>a la derecha</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>abajo a la izquierda</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>abajo</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>abajo a la derecha</translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>Página %1</translation>
    </message>
    <message>
        <source>Page %1 (before)</source>
        <translation>Página %1 (antes)</translation>
    </message>
    <message>
        <source>No visible difference</source>
        <translation>Ninguna diferencia visible</translation>
    </message>
    <message>
        <source>This page was added</source>
        <translation>Esta página se añadió</translation>
    </message>
    <message>
        <source>This page was removed</source>
        <translation>Esta página se eliminó</translation>
    </message>
    <message>
        <source>This page was resized or rotated</source>
        <translation>Esta página tiene otro tamaño o se giró</translation>
    </message>
    <message>
        <source>This page can&apos;t be compared</source>
        <translation>Esta página no se puede comparar</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation>en otro lugar</translation>
    </message>
    <message numerus="yes">
        <source>%n area(s) differ: %1</source>
        <translation>
            <numerusform>%n zona difiere: %1</numerusform>
            <numerusform>%n zonas difieren: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>page %1 added</source>
        <translation>página %1 añadida</translation>
    </message>
    <message>
        <source>page %1 removed</source>
        <translation>página %1 eliminada</translation>
    </message>
    <message>
        <source>page %1 resized or rotated</source>
        <translation>página %1 redimensionada o girada</translation>
    </message>
    <message>
        <source>page %1 can&apos;t be compared</source>
        <translation>la página %1 no se puede comparar</translation>
    </message>
    <message>
        <source>page %1, %2</source>
        <comment>page, place of a difference on it</comment>
        <translation>página %1, %2</translation>
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
        <translation>Estas revisiones no se pueden comparar</translation>
    </message>
    <message>
        <source>One of the revisions can&apos;t be displayed. Choose another revision.</source>
        <translation>Una de ellas no es un PDF que se pueda mostrar. Elija otra.</translation>
    </message>
    <message>
        <source>Reading both revisions…</source>
        <translation>Leyendo ambas revisiones…</translation>
    </message>
    <message numerus="yes">
        <source>Comparing: %1 of %n page(s)</source>
        <translation>
            <numerusform>Comparando: %1 de %n página</numerusform>
            <numerusform>Comparando: %1 de %n páginas</numerusform>
        </translation>
    </message>
    <message>
        <source>No visible difference</source>
        <translation>Ninguna diferencia visible</translation>
    </message>
    <message numerus="yes">
        <source>All %n page(s) look the same in both revisions. Invisible content, such as attachments or invisible signatures, may differ.</source>
        <translation>
            <numerusform>La página (%n) se ve igual en ambas. Lo que no se ve, como adjuntos o firmas sin imagen, puede diferir.</numerusform>
            <numerusform>Las %n páginas se ven iguales en ambas. Lo que no se ve, como adjuntos o firmas sin imagen, puede diferir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) differ</source>
        <translation>
            <numerusform>%n página difiere</numerusform>
            <numerusform>%n páginas difieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n página</numerusform>
            <numerusform>%n páginas</numerusform>
        </translation>
    </message>
    <message>
        <source>Difference %1 of %2</source>
        <translation>Diferencia %1 de %2</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Earlier revision</source>
        <translation>Revisión anterior</translation>
    </message>
    <message>
        <source>Later revision</source>
        <translation>Revisión posterior</translation>
    </message>
    <message>
        <source>Pages that differ</source>
        <translation>Páginas que difieren</translation>
    </message>
    <message>
        <source>Previous difference</source>
        <translation>Diferencia anterior</translation>
    </message>
    <message>
        <source>Next difference</source>
        <translation>Diferencia siguiente</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Una junto a otra</translation>
    </message>
    <message>
        <source>Earlier revision only (press X to switch)</source>
        <translation>Solo la revisión anterior; X cambia a la otra</translation>
    </message>
    <message>
        <source>Later revision only (press X to switch)</source>
        <translation>Solo la revisión posterior; X cambia a la otra</translation>
    </message>
    <message>
        <source>Highlight differences</source>
        <translation>Marcar lo que difiere</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Reducir</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Ampliar</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>Ajustar al ancho</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) in total; %1 compared.</source>
        <comment>%1: number of pages</comment>
        <translation>
            <numerusform>%n diferencia en total; %1 comparadas.</numerusform>
            <numerusform>%n diferencias en total; %1 comparadas.</numerusform>
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
        <translation>%1 de %2 — %3</translation>
    </message>
</context>
<context>
    <name>ink::ui::RoutingPicture</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Witness</source>
        <translation>Testigo</translation>
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
        <translation>Al final: %1.</translation>
    </message>
    <message>
        <source>Step %1: %2.</source>
        <translation>Paso %1: %2.</translation>
    </message>
    <message>
        <source>Diagram of the signing order</source>
        <translation>Diagrama del orden de firma</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Paso %1</translation>
    </message>
    <message>
        <source>+%1 d · %2</source>
        <comment>days later</comment>
        <translation>+%1 d · %2</translation>
    </message>
</context>
<context>
    <name>ink::ui::RoutingWords</name>
    <message>
        <source>Recipient %1</source>
        <translation>Destinatario %1</translation>
    </message>
    <message>
        <source>%1 of %2 in “%3”</source>
        <translation>%1 de %2 en «%3»</translation>
    </message>
    <message>
        <source>Witness</source>
        <translation>Testigo</translation>
    </message>
    <message>
        <source>Witness of %1</source>
        <translation>Testigo de %1</translation>
    </message>
    <message>
        <source>Named by %1</source>
        <translation>Lo indica %1</translation>
    </message>
    <message>
        <source>Copy at the end</source>
        <translation>Copia al final</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) later</source>
        <translation>
            <numerusform>%n día después</numerusform>
            <numerusform>%n días después</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::SamePersonButton</name>
    <message>
        <source>Same person in all rows</source>
        <translation>Misma persona en todas las filas</translation>
    </message>
    <message>
        <source>Gives a role the same person in every document, instead of a column</source>
        <translation>Da a un rol la misma persona en cada documento, en lugar de una columna</translation>
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
        <translation>%1: misma persona en todas las filas</translation>
    </message>
    <message>
        <source>Name and email address, e.g. %1. Leave it empty to use columns.</source>
        <translation>Nombre y dirección de correo, p. ej. %1. Déjelo vacío para usar columnas.</translation>
    </message>
    <message>
        <source>Use in all rows</source>
        <translation>Usar en todas las filas</translation>
    </message>
    <message>
        <source>Enter a name and an email address such as %1.</source>
        <translation>Introduzca un nombre y una dirección de correo como %1.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SealKeyDialog</name>
    <message>
        <source>Unlock sealing</source>
        <translation>Desbloquear el sellado</translation>
    </message>
    <message>
        <source>The passphrase of the seal key is missing</source>
        <translation>Falta la frase de contraseña de la clave del sello</translation>
    </message>
    <message>
        <source>Keychain entry: Inkstone, %1</source>
        <translation>Entrada del llavero: Inkstone, %1</translation>
    </message>
    <message>
        <source>Passphrase of the seal key</source>
        <translation>Frase de contraseña de la clave del sello</translation>
    </message>
    <message>
        <source>Check keychain again</source>
        <translation>Volver a leer el llavero</translation>
    </message>
    <message>
        <source>Use passphrase</source>
        <translation>Usar la frase de contraseña</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>The keychain doesn&apos;t contain this entry.</source>
        <translation>El llavero no tiene esta entrada.</translation>
    </message>
    <message>
        <source>The keychain entry doesn&apos;t open the seal key</source>
        <translation>La entrada del llavero no abre la clave del sello</translation>
    </message>
    <message>
        <source>The passphrase is in the keychain of the computer or user account where documents were first sealed. Unlock or restore that keychain and check it again, or copy the passphrase from it and enter it here; it is then stored in this keychain. Documents waiting to be sealed are sealed immediately.</source>
        <translation>La frase de contraseña está en el llavero del equipo o de la cuenta de usuario donde se sellaron los primeros documentos. Desbloquee o restaure ese llavero y vuelva a leerlo, o introduzca la frase de contraseña que contiene; entonces se guarda en este llavero. Los documentos en espera se sellan de inmediato.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SealSection</name>
    <message>
        <source>Takes effect when Inkstone restarts.</source>
        <translation>Surte efecto en el próximo inicio.</translation>
    </message>
    <message>
        <source>Choose certificates to trust</source>
        <translation>Certificados de confianza</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer);;All files (*)</source>
        <translation>Certificados (*.pem *.crt *.cer);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>This workspace has no certificate yet. It is created when the first document is sealed.</source>
        <translation>Este espacio de trabajo aún no tiene certificado; se crea cuando se sella el primer documento.</translation>
    </message>
    <message>
        <source>Certificate fingerprint of this workspace (SHA-256)</source>
        <translation>Huella digital del certificado de este espacio de trabajo (SHA-256)</translation>
    </message>
    <message>
        <source>Time-stamps</source>
        <translation>Sellos de tiempo</translation>
    </message>
    <message>
        <source>For seals created on this computer. Changes take effect when Inkstone restarts. Remote services are configured by their operator.</source>
        <translation>Para los sellos creados en este equipo. Los cambios surten efecto en el próximo inicio. Los servicios remotos los configura su operador.</translation>
    </message>
    <message>
        <source>Time-stamp authorities</source>
        <translation>Autoridades de sellado de tiempo</translation>
    </message>
    <message>
        <source>Seal validity</source>
        <translation>Validez de los sellos</translation>
    </message>
    <message>
        <source>Trusted time-stamp certificates (PEM)</source>
        <translation>Certificados de sello de tiempo de confianza (PEM)</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Trust system certificates only</source>
        <translation>Confiar solo en los certificados del sistema</translation>
    </message>
    <message>
        <source>Separate addresses with commas; the first one that responds is used. Leave empty for seals without time-stamps.</source>
        <translation>Separe las direcciones con comas; se usa la primera que responda. Déjelo vacío para sellos sin sello de tiempo.</translation>
    </message>
    <message>
        <source>As long as the certificates are valid (T)</source>
        <translation>Mientras los certificados sean válidos (T)</translation>
    </message>
    <message>
        <source>Longer, with validation data (LT)</source>
        <translation>Más tiempo, con datos de validación (LT)</translation>
    </message>
    <message>
        <source>Long-term archive (LTA)</source>
        <translation>Archivo a largo plazo (LTA)</translation>
    </message>
    <message>
        <source>Requires a time-stamp authority.</source>
        <translation>Requiere una autoridad de sellado de tiempo.</translation>
    </message>
    <message>
        <source>System certificates only</source>
        <translation>Solo los certificados del sistema</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid http or https address.</source>
        <translation>«%1» no es una dirección http o https completa.</translation>
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
        <translation>Enlace copiado. Abre el documento a las personas cuya cuenta tiene acceso a él.</translation>
    </message>
    <message>
        <source>Link copied. It works only on this computer.</source>
        <translation>Enlace copiado. Solo funciona en este equipo.</translation>
    </message>
    <message>
        <source>Moved to “%1”.</source>
        <translation>Movido a «%1».</translation>
    </message>
    <message>
        <source>%1 documents moved to “%2”.</source>
        <translation>%1 documentos movidos a «%2».</translation>
    </message>
    <message>
        <source>Restored from the trash.</source>
        <translation>Restaurado de la papelera.</translation>
    </message>
    <message>
        <source>Moved to the trash.</source>
        <translation>Movido a la papelera.</translation>
    </message>
    <message>
        <source>%1 documents moved to the trash.</source>
        <translation>%1 documentos movidos a la papelera.</translation>
    </message>
    <message>
        <source>Delete permanently?</source>
        <translation>¿Eliminar definitivamente?</translation>
    </message>
    <message>
        <source>The pages and all values are deleted. The history is kept.</source>
        <translation>Se eliminan las páginas y todos los valores. El historial se conserva.</translation>
    </message>
    <message>
        <source>Delete 1 document</source>
        <translation>Eliminar 1 documento</translation>
    </message>
    <message>
        <source>Delete %1 documents</source>
        <translation>Eliminar %1 documentos</translation>
    </message>
    <message>
        <source>Deleted.</source>
        <translation>Eliminado.</translation>
    </message>
    <message>
        <source>%1 documents deleted.</source>
        <translation>%1 documentos eliminados.</translation>
    </message>
    <message>
        <source>Cancel signing?</source>
        <translation>¿Cancelar la firma?</translation>
    </message>
    <message>
        <source>People who haven&apos;t signed yet can no longer sign. This can&apos;t be undone.</source>
        <translation>Quienes aún no han firmado ya no podrán hacerlo. Esto no se puede deshacer.</translation>
    </message>
    <message>
        <source>Cancel 1 document</source>
        <translation>Cancelar 1 documento</translation>
    </message>
    <message>
        <source>Cancel %1 documents</source>
        <translation>Cancelar %1 documentos</translation>
    </message>
    <message>
        <source>Renamed to “%1”.</source>
        <translation>Nombre cambiado a «%1».</translation>
    </message>
    <message>
        <source>Checking the selected documents…</source>
        <translation>Comprobando los documentos seleccionados…</translation>
    </message>
    <message>
        <source>Checking the selected documents… %1 of %2</source>
        <translation>Comprobando los documentos seleccionados… %1 de %2</translation>
    </message>
    <message>
        <source>%1 documents restored from the trash.</source>
        <translation>%1 documentos restaurados de la papelera.</translation>
    </message>
    <message>
        <source>Previous title restored.</source>
        <translation>Se ha restaurado el título anterior.</translation>
    </message>
    <message>
        <source>Move “%1” to a folder</source>
        <translation>Mover «%1» a una carpeta</translation>
    </message>
    <message numerus="yes">
        <source>Move %n document(s) to a folder</source>
        <translation>
            <numerusform>Mover %n documento a una carpeta</numerusform>
            <numerusform>Mover %n documentos a una carpeta</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete “%1” permanently?</source>
        <translation>¿Eliminar «%1» definitivamente?</translation>
    </message>
    <message>
        <source>Removed from the folder.</source>
        <translation>Sacado de la carpeta.</translation>
    </message>
    <message>
        <source>%1 documents removed from their folders.</source>
        <translation>%1 documentos sacados de sus carpetas.</translation>
    </message>
    <message>
        <source>Move undone.</source>
        <translation>Movimiento deshecho.</translation>
    </message>
    <message>
        <source>The list has changed</source>
        <translation>La lista ha cambiado</translation>
    </message>
    <message>
        <source>You selected %1 documents, but the list now has %2. Documents may have been added, moved or deleted in the meantime.</source>
        <translation>Ha seleccionado %1 documentos, pero la lista tiene ahora %2. Mientras tanto pueden haberse añadido, movido o eliminado documentos.</translation>
    </message>
    <message numerus="yes">
        <source>Continue with %n document(s)</source>
        <translation>
            <numerusform>Continuar con %n documento</numerusform>
            <numerusform>Continuar con %n documentos</numerusform>
        </translation>
    </message>
    <message>
        <source>Some of the %1 documents that you selected are no longer in the list, and others have taken their places.</source>
        <translation>Algunos de los %1 documentos que seleccionó ya no están en la lista y otros han ocupado su lugar.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid email address.</source>
        <translation>«%1» no es una dirección de correo válida.</translation>
    </message>
    <message>
        <source>Enter an email address.</source>
        <translation>Introduzca una dirección de correo.</translation>
    </message>
    <message>
        <source>Enter at most %1 addresses.</source>
        <translation>Introduzca %1 direcciones como máximo.</translation>
    </message>
    <message>
        <source>Set up email first?</source>
        <translation>¿Configurar primero el correo?</translation>
    </message>
    <message>
        <source>Signed copies are sent by email, and email isn&apos;t set up yet.</source>
        <translation>Las copias firmadas se envían por correo, y el correo aún no está configurado.</translation>
    </message>
    <message>
        <source>Open settings</source>
        <translation>Abrir ajustes</translation>
    </message>
    <message>
        <source>Send a signed copy of “%1”</source>
        <translation>Enviar una copia firmada de «%1»</translation>
    </message>
    <message>
        <source>Email addresses, one per line</source>
        <translation>Direcciones de correo, una por línea</translation>
    </message>
    <message>
        <source>Send copy</source>
        <translation>Enviar copia</translation>
    </message>
    <message>
        <source>A signed copy is on its way to %1.</source>
        <translation>Una copia firmada va de camino a %1.</translation>
    </message>
    <message numerus="yes">
        <source>Signed copies are on their way to %n address(es).</source>
        <translation>
            <numerusform>Una copia firmada va de camino a %n dirección.</numerusform>
            <numerusform>Copias firmadas van de camino a %n direcciones.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::SelectionPane</name>
    <message>
        <source>%1 documents selected</source>
        <translation>Hay %1 documentos seleccionados</translation>
    </message>
    <message>
        <source>All documents in this view are selected.</source>
        <translation>Son todos los documentos de esta vista.</translation>
    </message>
    <message>
        <source>This view contains %1 documents.</source>
        <translation>La vista tiene %1 documentos.</translation>
    </message>
    <message>
        <source>Remind pending recipients…</source>
        <translation>Recordar a los destinatarios pendientes…</translation>
    </message>
    <message>
        <source>Select all %1 in this view</source>
        <translation>Seleccionar los %1 de esta vista</translation>
    </message>
</context>
<context>
    <name>ink::ui::SenderName</name>
    <message>
        <source>Your name</source>
        <translation>Su nombre</translation>
    </message>
    <message>
        <source>Recipients read this name as the sender. It&apos;s saved for your next documents.</source>
        <translation>Los destinatarios leen este nombre como remitente. Se guarda para sus próximos documentos.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
</context>
<context>
    <name>ink::ui::ServersSection</name>
    <message>
        <source>Accounts &amp; services</source>
        <translation>Cuentas y servicios</translation>
    </message>
    <message>
        <source>Keys are stored in this computer&apos;s keychain. Removing an account here doesn&apos;t delete its documents.</source>
        <translation>Las claves se guardan en el llavero de este equipo. Al quitar aquí una cuenta, sus documentos no se eliminan.</translation>
    </message>
    <message>
        <source>Add a service…</source>
        <translation>Añadir un servicio…</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Este equipo</translation>
    </message>
    <message>
        <source>Documents are stored in your own folder</source>
        <translation>Los documentos se guardan en su propia carpeta</translation>
    </message>
    <message>
        <source>unreachable</source>
        <translation>no se puede acceder</translation>
    </message>
    <message>
        <source>new key required</source>
        <translation>se requiere una clave nueva</translation>
    </message>
    <message>
        <source>open, available</source>
        <translation>abierto, disponible</translation>
    </message>
    <message>
        <source>open</source>
        <translation>abierta</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Abrir %1</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Signs in to check that the service is available and accepts the key.</source>
        <translation>Inicia sesión para comprobar que el servicio está disponible y acepta la clave.</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>Cerrar sesión</translation>
    </message>
    <message>
        <source>Rename or remove</source>
        <translation>Cambiar nombre o quitar</translation>
    </message>
    <message>
        <source>More actions for %1</source>
        <translation>Más acciones para %1</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Cambiar nombre…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Quitar…</translation>
    </message>
    <message>
        <source>The service is available.</source>
        <translation>El servicio está disponible.</translation>
    </message>
    <message>
        <source>Signed in as %1.</source>
        <translation>Sesión iniciada como %1.</translation>
    </message>
    <message>
        <source>Rename account</source>
        <translation>Cambiar nombre de la cuenta</translation>
    </message>
    <message>
        <source>Display name</source>
        <translation>Nombre que se muestra</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar nombre</translation>
    </message>
    <message>
        <source>Renamed.</source>
        <translation>Nombre cambiado.</translation>
    </message>
    <message>
        <source>Remove “%1”?</source>
        <translation>¿Quitar «%1»?</translation>
    </message>
    <message>
        <source>Removes its key from the keychain. Documents stay on the service.</source>
        <translation>Quita su clave del llavero. Los documentos permanecen en el servicio.</translation>
    </message>
    <message>
        <source>Remove account</source>
        <translation>Quitar cuenta</translation>
    </message>
    <message>
        <source>This computer has no usable keychain, so the key is kept only until you close Inkstone. Removing an account here doesn&apos;t delete its documents.</source>
        <translation>Este equipo no tiene un llavero que se pueda usar, así que la clave se guarda hasta que cierre Inkstone. Quitar aquí una cuenta no elimina sus documentos.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SetFileOrder</name>
    <message>
        <source>Move a file</source>
        <translation>Mover un archivo</translation>
    </message>
</context>
<context>
    <name>ink::ui::SettingsPage</name>
    <message>
        <source>Custom fields</source>
        <translation>Campos personalizados</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Search settings…</source>
        <translation>Buscar ajustes…</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Buscar ajustes</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Secciones</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Notificaciones</translation>
    </message>
    <message>
        <source>API keys</source>
        <translation>Claves de API</translation>
    </message>
    <message>
        <source>Accounts &amp; services</source>
        <translation>Cuentas y servicios</translation>
    </message>
    <message>
        <source>Callback</source>
        <translation>Callback</translation>
    </message>
    <message>
        <source>Signatures</source>
        <translation>Firmas</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Red</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Sello</translation>
    </message>
    <message>
        <source>Email and links</source>
        <translation>Correo y enlaces</translation>
    </message>
    <message>
        <source>Signing page</source>
        <translation>Página de firma</translation>
    </message>
    <message>
        <source>Absences</source>
        <translation>Ausencias</translation>
    </message>
    <message>
        <source>No settings match “%1”.</source>
        <translation>Ningún ajuste coincide con «%1».</translation>
    </message>
    <message>
        <source>Clear search</source>
        <translation>Borrar la búsqueda</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Uso</translation>
    </message>
    <message>
        <source>Trusted lists</source>
        <translation>Listas de confianza</translation>
    </message>
</context>
<context>
    <name>ink::ui::SheetPainter</name>
    <message>
        <source>This page can&apos;t be shown.</source>
        <translation>Esta página no se puede mostrar.</translation>
    </message>
</context>
<context>
    <name>ink::ui::ShortcutDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrar</translation>
    </message>
    <message>
        <source>Filter keyboard shortcuts</source>
        <translation>Filtrar los atajos de teclado</translation>
    </message>
    <message>
        <source>%1+click</source>
        <translation>%1+clic</translation>
    </message>
    <message>
        <source>%1+drag</source>
        <translation>%1+arrastrar</translation>
    </message>
    <message>
        <source>%1+wheel</source>
        <translation>%1+rueda</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Mayús</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>On the pages</source>
        <translation>En las páginas</translation>
    </message>
    <message>
        <source>Pan</source>
        <translation>Desplazar la vista</translation>
    </message>
    <message>
        <source>Space+drag, middle button</source>
        <translation>Espacio+arrastrar, botón central</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Scroll sideways</source>
        <translation>Desplazarse en horizontal</translation>
    </message>
    <message>
        <source>Add to the selection</source>
        <translation>Añadir a la selección</translation>
    </message>
    <message>
        <source>Copy by dragging</source>
        <translation>Copiar arrastrando</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Move in a straight line, keep proportions</source>
        <translation>Mover en línea recta, mantener proporciones</translation>
    </message>
    <message>
        <source>Move by 1 point, by 10 points</source>
        <translation>Mover un punto, diez</translation>
    </message>
    <message>
        <source>Arrow keys, Shift+arrow keys</source>
        <translation>Flechas, Mayús+flechas</translation>
    </message>
    <message>
        <source>Resize by 1 point</source>
        <translation>Cambiar el tamaño un punto</translation>
    </message>
    <message>
        <source>Ctrl+arrow keys</source>
        <translation>Ctrl+flechas</translation>
    </message>
    <message>
        <source>Next field, previous field</source>
        <translation>Campo siguiente, campo anterior</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Mayús+Tab</translation>
    </message>
    <message>
        <source>Assign to a recipient</source>
        <translation>Asignar a un destinatario</translation>
    </message>
    <message>
        <source>Alt+1 to Alt+9</source>
        <translation>Alt+1 a Alt+9</translation>
    </message>
    <message>
        <source>Cancel, clear the selection</source>
        <translation>Cancelar, borrar la selección</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Go to page</source>
        <translation>Ir a la página</translation>
    </message>
    <message>
        <source>Next issue, previous issue</source>
        <translation>Problema siguiente, problema anterior</translation>
    </message>
    <message>
        <source>Rename in the list of placed fields</source>
        <translation>Cambiar nombre en la lista de campos colocados</translation>
    </message>
    <message>
        <source>Move up or down in the list of placed fields</source>
        <translation>Antes o después en la lista de campos colocados</translation>
    </message>
    <message>
        <source>Alt+Up, Alt+Down</source>
        <translation>Alt+Arriba, Alt+Abajo</translation>
    </message>
    <message>
        <source>Editor</source>
        <translation>Editor</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Next area, previous area</source>
        <translation>Área siguiente, área anterior</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Use default</source>
        <translation>Usar el predeterminado</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Restablecer todo</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Atajo</translation>
    </message>
    <message>
        <source>Select a command to change its shortcut</source>
        <translation>Seleccione una orden para cambiar su atajo</translation>
    </message>
    <message>
        <source>Press the new shortcut</source>
        <translation>Pulse las teclas nuevas</translation>
    </message>
    <message>
        <source>This shortcut can&apos;t be changed</source>
        <translation>Este atajo no se puede cambiar</translation>
    </message>
    <message>
        <source>Shortcut of “%1”</source>
        <translation>Atajo de «%1»</translation>
    </message>
</context>
<context>
    <name>ink::ui::SideBar</name>
    <message>
        <source>New folder</source>
        <translation>Nueva carpeta</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar nombre</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documentos</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Plantillas</translation>
    </message>
    <message>
        <source>Bulk runs</source>
        <translation>Envíos masivos</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Informes</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>Views and folders</source>
        <translation>Vistas y carpetas</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Delete search</source>
        <translation>Eliminar búsqueda</translation>
    </message>
    <message>
        <source>Search “%1” deleted.</source>
        <translation>La búsqueda «%1» se ha eliminado.</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Waiting for me</source>
        <translation>Pendientes de mí</translation>
    </message>
    <message>
        <source>Waiting for others</source>
        <translation>Pendiente de otros</translation>
    </message>
    <message>
        <source>Open documents</source>
        <translation>Documentos abiertos</translation>
    </message>
</context>
<context>
    <name>ink::ui::SignaturePad</name>
    <message>
        <source>Draw</source>
        <translation>Dibujar</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Escribir</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Signature drawing area</source>
        <translation>Hoja para dibujar la firma</translation>
    </message>
    <message>
        <source>If you can&apos;t use a pointer, choose Type instead.</source>
        <translation>Sin ratón ni lápiz, elija Escribir e introduzca el nombre.</translation>
    </message>
    <message>
        <source>Sign above the line</source>
        <translation>Firme sobre la línea</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Name to sign as</source>
        <translation>Nombre con el que se firma</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Su nombre</translation>
    </message>
    <message>
        <source>Typed signature</source>
        <translation>La firma escrita</translation>
    </message>
    <message>
        <source>Choose a picture…</source>
        <translation>Elegir una imagen…</translation>
    </message>
    <message>
        <source>Handwriting style</source>
        <translation>Estilo de escritura</translation>
    </message>
    <message>
        <source>The handwriting styles don&apos;t support all letters of this name, so a plain font is used.</source>
        <translation>Los estilos manuscritos no incluyen todas las letras de este nombre. Se escribe con un tipo de letra normal.</translation>
    </message>
    <message>
        <source>Style %1</source>
        <translation>Estilo %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Girar</translation>
    </message>
    <message>
        <source>Remove background</source>
        <translation>Quitar el papel</translation>
    </message>
    <message>
        <source>Drag the corners around your signature.</source>
        <translation>Arrastre las esquinas alrededor de su firma.</translation>
    </message>
    <message>
        <source>This file can&apos;t be used. Choose a PNG, JPEG, BMP or WebP picture.</source>
        <translation>Este archivo no se puede usar. Elija una imagen PNG, JPEG, BMP o WebP.</translation>
    </message>
    <message>
        <source>No signature was found in the picture. Use a dark pen on white paper, or turn off “Remove background”.</source>
        <translation>No se ha encontrado ninguna firma en la imagen. Use un bolígrafo oscuro sobre papel blanco o desactive «Quitar el papel».</translation>
    </message>
</context>
<context>
    <name>ink::ui::SignaturesSection</name>
    <message>
        <source>Choose a signature picture</source>
        <translation>Imagen de una firma</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.bmp *.webp)</source>
        <translation>Imágenes (*.png *.jpg *.jpeg *.bmp *.webp)</translation>
    </message>
    <message>
        <source>Saved signatures</source>
        <translation>Firmas guardadas</translation>
    </message>
    <message>
        <source>A saved signature is offered only to a signer with the same name who signs in person on this computer. The files are stored on this computer, and only you can read them.</source>
        <translation>Una firma guardada solo se ofrece a la persona con el mismo nombre cuando firma en esta pantalla. Los archivos se guardan en este equipo y solo usted puede leerlos.</translation>
    </message>
    <message>
        <source>Save a signature</source>
        <translation>Guardar una firma</translation>
    </message>
    <message>
        <source>Name of the signer</source>
        <translation>Nombre del firmante</translation>
    </message>
    <message>
        <source>Save signature</source>
        <translation>Guardar firma</translation>
    </message>
    <message>
        <source>Signature of %1</source>
        <translation>Firma de %1</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Remove the signature of %1</source>
        <translation>Quitar la firma de %1</translation>
    </message>
    <message>
        <source>Signature of %1 removed.</source>
        <translation>Firma de %1 quitada.</translation>
    </message>
    <message>
        <source>Enter the name exactly as in the list of recipients.</source>
        <translation>Introduzca el nombre exactamente como en la lista de destinatarios.</translation>
    </message>
    <message>
        <source>Signature of %1 saved.</source>
        <translation>Firma de %1 guardada.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SignedPage</name>
    <message>
        <source>%1 (signed)</source>
        <translation>%1 (firmado)</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Enviado a la impresora.</translation>
    </message>
    <message>
        <source>Save signed PDF</source>
        <translation>Guardar PDF firmado</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Archivos PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Signed document</source>
        <translation>Documento firmado</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Cerrar (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Alejar</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Acercar</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Guardar PDF…</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>Pages of the signed document</source>
        <translation>Páginas del documento firmado</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Guardado como %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::SignerWordsSection</name>
    <message>
        <source>This text has %1 characters. The maximum is %2.</source>
        <translation>Este texto tiene %1 caracteres. El máximo es %2.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid https address.</source>
        <translation>«%1» no es una dirección https completa.</translation>
    </message>
    <message>
        <source>Enter at most %1 addresses.</source>
        <translation>Como máximo %1 direcciones.</translation>
    </message>
    <message>
        <source>Stay on the signing page</source>
        <translation>Quedarse en la página de firma</translation>
    </message>
    <message>
        <source>Signing page</source>
        <translation>Página de firma</translation>
    </message>
    <message>
        <source>Your own texts for the signing page. The consent and the information that a signer accepts are recorded in the history and on the certificate. Recipients whose language has no text see the one in the language of your account.</source>
        <translation>Sus propios textos para la página de firma. El consentimiento y la información que acepta un firmante constan en el historial y en el certificado. Los destinatarios cuyo idioma no tiene texto ven el del idioma de su cuenta.</translation>
    </message>
    <message>
        <source>Language of these texts</source>
        <translation>Idioma de estos textos</translation>
    </message>
    <message>
        <source>Signer consent</source>
        <translation>Los firmantes aceptan</translation>
    </message>
    <message>
        <source>One paragraph. Leave empty to use the standard text.</source>
        <translation>Un párrafo. Déjelo vacío para usar el texto estándar.</translation>
    </message>
    <message>
        <source>Information for signers</source>
        <translation>Información para los firmantes</translation>
    </message>
    <message>
        <source>A longer text, for example about electronic records. Signers accept it along with the consent.</source>
        <translation>Un texto más largo, por ejemplo sobre los registros electrónicos. Los firmantes lo aceptan con el consentimiento.</translation>
    </message>
    <message>
        <source>Reviewer consent</source>
        <translation>Los revisores aceptan</translation>
    </message>
    <message>
        <source>Thank-you message</source>
        <translation>Mensaje de agradecimiento</translation>
    </message>
    <message>
        <source>Recipients see it when they have finished.</source>
        <translation>Los destinatarios lo ven cuando han terminado.</translation>
    </message>
    <message>
        <source>Allowed return addresses</source>
        <translation>Direcciones de retorno permitidas</translation>
    </message>
    <message>
        <source>Full https addresses of your own pages, separated by commas.</source>
        <translation>Direcciones https completas de sus propias páginas, separadas por comas.</translation>
    </message>
    <message>
        <source>After finishing, redirect recipients to</source>
        <translation>Al terminar, llevar a los destinatarios a</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t the address of a website. Enter https:// and the host only, such as https://app.example.com.</source>
        <translation>«%1» no es la dirección de un sitio web. Escriba solo https:// y el host, por ejemplo https://app.example.com.</translation>
    </message>
    <message>
        <source>Websites that can embed the signing page</source>
        <translation>Sitios web que pueden insertar la página de firma</translation>
    </message>
    <message>
        <source>Your own websites that show the signing page in a frame. No other website can. Leave empty for none.</source>
        <translation>Sus propios sitios web que muestran la página de firma en un marco. Ningún otro sitio puede hacerlo. Déjelo vacío si no hay ninguno.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningAttachment</name>
    <message>
        <source>Uploading %1</source>
        <translation>Enviando %1</translation>
    </message>
    <message>
        <source>Uploading… %1 of %2</source>
        <translation>Enviando… %1 de %2</translation>
    </message>
    <message>
        <source>No file attached yet.</source>
        <translation>Aún no hay nada adjunto.</translation>
    </message>
    <message>
        <source>Choose another file…</source>
        <translation>Elegir otro archivo…</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Elegir un archivo…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>You can also drop a file here or onto the field on the page.</source>
        <translation>O suelte un archivo aquí, o sobre el campo de la página.</translation>
    </message>
    <message>
        <source>%1. Maximum %2 per file, %3 in total. The file becomes part of the signed document.</source>
        <translation>%1. Como máximo %2 cada uno, %3 en total. El archivo pasa a formar parte del documento firmado.</translation>
    </message>
    <message>
        <source>Attached: %1</source>
        <translation>Adjunto: %1</translation>
    </message>
    <message>
        <source>Choose the file to attach</source>
        <translation>Elegir el archivo que se adjunta</translation>
    </message>
    <message>
        <source>Supported files (%1)</source>
        <translation>Archivos que se pueden adjuntar (%1)</translation>
    </message>
    <message>
        <source>A PNG or JPEG picture. It is printed in the document.</source>
        <translation>Una imagen PNG o JPEG. Se imprime en el documento.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningCodeForm</name>
    <message>
        <source>The sender gives this code to the signer.</source>
        <translation>El remitente se lo ha dicho a quien firma.</translation>
    </message>
    <message>
        <source>The sender gives this code to %1.</source>
        <translation>El remitente se lo ha dicho a %1.</translation>
    </message>
    <message>
        <source>A code is being sent to %1…</source>
        <translation>Se está enviando un código a %1…</translation>
    </message>
    <message>
        <source>A code was sent to %1. Check your email.</source>
        <translation>Se envió un código a %1. Mire el correo de esa dirección.</translation>
    </message>
    <message>
        <source>You need a code, which will be sent to %1.</source>
        <translation>Hace falta un código que se envía a %1.</translation>
    </message>
    <message>
        <source>Enter the code first.</source>
        <translation>Introduzca primero el código.</translation>
    </message>
    <message numerus="yes">
        <source>Too many wrong codes. Try again in %n minute(s).</source>
        <translation>
            <numerusform>Demasiados códigos erróneos. Inténtelo de nuevo en %n minuto.</numerusform>
            <numerusform>Demasiados códigos erróneos. Inténtelo de nuevo en %n minutos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Too many wrong codes. Try again in a few minutes.</source>
        <translation>Demasiados códigos erróneos. Inténtelo de nuevo en unos minutos.</translation>
    </message>
    <message>
        <source>This code is incorrect or has expired.</source>
        <translation>Este código no es correcto o es demasiado antiguo.</translation>
    </message>
    <message>
        <source>This code is incorrect.</source>
        <translation>Este código no es correcto.</translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s) left.</source>
        <translation>
            <numerusform>Queda %n intento.</numerusform>
            <numerusform>Quedan %n intentos.</numerusform>
        </translation>
    </message>
    <message>
        <source>No attempts left. Try again in a few minutes.</source>
        <translation>Por ahora no quedan intentos. Inténtelo de nuevo en unos minutos.</translation>
    </message>
    <message>
        <source>A code was sent less than a minute ago. Wait a moment before requesting another.</source>
        <translation>Hace menos de un minuto que se envió un código. Espere un momento y pídalo de nuevo.</translation>
    </message>
    <message>
        <source>This service can&apos;t send email at the moment, so it can&apos;t send a code. Ask the sender for help.</source>
        <translation>Este servicio no envía correo ahora, así que no puede llegar ningún código. Pida ayuda al remitente.</translation>
    </message>
    <message>
        <source>Enter the code from the email</source>
        <translation>Introduzca el código del correo</translation>
    </message>
    <message>
        <source>Enter the access code</source>
        <translation>Introduzca el código de acceso</translation>
    </message>
    <message>
        <source>Code from the email</source>
        <translation>Código del correo</translation>
    </message>
    <message>
        <source>Access code</source>
        <translation>Código de acceso</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Comprobando…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Send code again</source>
        <translation>Enviar el código de nuevo</translation>
    </message>
    <message>
        <source>Send code</source>
        <translation>Enviar el código</translation>
    </message>
    <message>
        <source>A code was sent to %1. Check your text messages.</source>
        <translation>Se ha enviado un código al %1. Consulte sus SMS.</translation>
    </message>
    <message>
        <source>This service can&apos;t send text messages at the moment, so it can&apos;t send a code. Ask the sender for help.</source>
        <translation>Este servicio no puede enviar SMS en este momento, así que no puede enviar un código. Pida ayuda al remitente.</translation>
    </message>
    <message>
        <source>Enter the code from the text message</source>
        <translation>Introduzca el código del SMS</translation>
    </message>
    <message>
        <source>Code from the text message</source>
        <translation>Código del SMS</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningConsent</name>
    <message>
        <source>Information from the sender</source>
        <translation>Información del remitente</translation>
    </message>
    <message>
        <source>The sender provided this text in %1, not in your language.</source>
        <translation>El remitente ha facilitado este texto en %1, no en su idioma.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningDateInput</name>
    <message>
        <source>Choose a date</source>
        <translation>Elegir una fecha</translation>
    </message>
    <message>
        <source>For example, %1</source>
        <translation>Por ejemplo, %1</translation>
    </message>
    <message>
        <source>Enter a date, for example %1.</source>
        <translation>Escriba una fecha, por ejemplo, %1.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningDifference</name>
    <message>
        <source>Checked</source>
        <translation>Marcada</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Sin marcar</translation>
    </message>
    <message>
        <source>A signature</source>
        <translation>Una firma</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(vacío)</translation>
    </message>
    <message>
        <source>Shown to you</source>
        <translation>Usted ve</translation>
    </message>
    <message>
        <source>Saved elsewhere</source>
        <translation>Guardado entretanto</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Choose one of the two values for each field.</source>
        <translation>Elija uno de los dos valores para cada campo.</translation>
    </message>
    <message>
        <source>Values have changed</source>
        <translation>Hay valores que han cambiado</translation>
    </message>
    <message>
        <source>These values were changed elsewhere after they were shown here. Choose which ones to use, then finish again.</source>
        <translation>Estos valores se guardaron en otro lugar después de mostrarse aquí. Elija cuáles son válidos y vuelva a finalizar.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Page %1, %2 mm from the left and %3 mm from the top</source>
        <translation>Página %1, a %2 mm del borde izquierdo y a %3 mm del borde superior</translation>
    </message>
    <message>
        <source>%1 × %2 mm</source>
        <translation>%1 × %2 mm</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Obligatorio</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>Opcional</translation>
    </message>
    <message>
        <source>Not present</source>
        <translation>No estaba</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Eliminado</translation>
    </message>
    <message>
        <source>As shown to you</source>
        <translation>Como se le mostró</translation>
    </message>
    <message>
        <source>Changed by the sender</source>
        <translation>Modificado por el remitente</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>The document has changed</source>
        <translation>El documento ha cambiado</translation>
    </message>
    <message>
        <source>These fields were changed after they were shown here. Nothing is signed yet. Continue to see the document as it is now, then finish again.</source>
        <translation>Estos campos se modificaron después de mostrarse aquí. Aún no se ha firmado nada. Continúe para ver el documento tal como está ahora y termine de nuevo.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningFieldEditor</name>
    <message>
        <source>Required · page %1</source>
        <translation>Obligatorio · página %1</translation>
    </message>
    <message>
        <source>Optional · page %1</source>
        <translation>Opcional · página %1</translation>
    </message>
    <message>
        <source>Select this box</source>
        <translation>Marcar esta casilla</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Sign again</source>
        <translation>Firmar de nuevo</translation>
    </message>
    <message>
        <source>Use the same initials</source>
        <translation>Usar las mismas iniciales</translation>
    </message>
    <message>
        <source>Use the same signature</source>
        <translation>Usar la misma firma</translation>
    </message>
    <message>
        <source>Choose a signature picture</source>
        <translation>Elegir una imagen de la firma</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.bmp *.webp)</source>
        <translation>Imágenes (*.png *.jpg *.jpeg *.bmp *.webp)</translation>
    </message>
    <message>
        <source>Not before %1</source>
        <translation>No antes del %1</translation>
    </message>
    <message>
        <source>Not after %1</source>
        <translation>No después del %1</translation>
    </message>
    <message>
        <source>Select at least %1 of the boxes in “%2”.</source>
        <translation>Seleccione al menos %1 de las casillas de «%2».</translation>
    </message>
    <message>
        <source>Select at most %1 of the boxes in “%2”.</source>
        <translation>Seleccione como máximo %1 de las casillas de «%2».</translation>
    </message>
    <message>
        <source>This text will be printed in small type (%1 points). Shorten it to make it easier to read.</source>
        <translation>Este texto se imprimirá en letra pequeña (%1 puntos). Acórtelo para que se lea mejor.</translation>
    </message>
    <message>
        <source>This value was filled in before the device was handed to you. Review it, then choose Next.</source>
        <translation>Este valor se rellenó antes de que usted recibiera el dispositivo. Revíselo y elija Siguiente.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningMarks</name>
    <message>
        <source>Add a signature…</source>
        <translation>Añadir una firma…</translation>
    </message>
    <message>
        <source>Move…</source>
        <translation>Mover…</translation>
    </message>
    <message>
        <source>Move this signature</source>
        <translation>Mover esta firma</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Remove this signature</source>
        <translation>Quitar esta firma</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningNotes</name>
    <message>
        <source>You&apos;re acting on behalf of %1, who is absent.</source>
        <translation>Actúa en nombre de %1, que está ausente.</translation>
    </message>
    <message>
        <source>You&apos;re witnessing the signature of %1.</source>
        <translation>Usted es testigo de la firma de %1.</translation>
    </message>
    <message>
        <source>Message from the sender</source>
        <translation>Mensaje del remitente</translation>
    </message>
    <message>
        <source>Message from %1</source>
        <translation>Mensaje de %1</translation>
    </message>
    <message>
        <source>Personal message to you</source>
        <translation>Mensaje personal para usted</translation>
    </message>
    <message>
        <source>The sender has changed this document. Review it before you finish.</source>
        <translation>El remitente ha modificado este documento. Compruébelo antes de terminar.</translation>
    </message>
    <message>
        <source>The sender has changed fields in this document: %1. Review them before you finish.</source>
        <translation>El remitente ha modificado este documento: %1. Compruébelo antes de terminar.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningPage</name>
    <message>
        <source>Sign in person</source>
        <translation>Firmar en persona</translation>
    </message>
    <message>
        <source>Now signing: %1 (%2 of %3) · “%4”</source>
        <translation>Ahora: %1, %2 de %3 · «%4»</translation>
    </message>
    <message>
        <source>Signing…</source>
        <translation>Firmando…</translation>
    </message>
    <message>
        <source>Reason for declining (the sender will see it)</source>
        <translation>Motivo del rechazo (lo verá el remitente)</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Rechazar el documento</translation>
    </message>
    <message>
        <source>Leave without signing?</source>
        <translation>¿Salir de la firma?</translation>
    </message>
    <message>
        <source>Your entries are saved. Nothing has been signed yet.</source>
        <translation>Sus datos se han guardado. Todavía no se ha firmado nada.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Loading pages…</source>
        <translation>Obteniendo las páginas…</translation>
    </message>
    <message>
        <source>Pages of the document</source>
        <translation>Páginas del documento</translation>
    </message>
    <message>
        <source>Hand the device to %1</source>
        <translation>Entregue el dispositivo a %1</translation>
    </message>
    <message>
        <source>%1 has signed. %2 is next, %3 of %4.</source>
        <translation>%1 ha firmado. Sigue %2, %3 de %4.</translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation>Soy %1</translation>
    </message>
    <message>
        <source>%1 will be notified of your reason.</source>
        <translation>Se comunicará el motivo a %1.</translation>
    </message>
    <message numerus="yes">
        <source>All %n people have signed “%1”. Please hand the device back.</source>
        <translation>
            <numerusform>La única persona (%n) ha firmado «%1». Devuelva el dispositivo.</numerusform>
            <numerusform>Las %n personas han firmado «%1». Devuelva el dispositivo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>Rechazado</translation>
    </message>
    <message>
        <source>Thank you</source>
        <translation>Gracias</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>All fields are filled in.</source>
        <translation>Todo está rellenado.</translation>
    </message>
    <message>
        <source>Some required fields are empty.</source>
        <translation>Aún falta algo.</translation>
    </message>
    <message>
        <source>Review the pages, then finish.</source>
        <translation>Revise las páginas una vez más y finalice.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Delegate to another person…</source>
        <translation>Delegar en otra persona…</translation>
    </message>
    <message>
        <source>Delegated</source>
        <translation>Delegado</translation>
    </message>
    <message>
        <source>%1 will receive a signing link by email. Please hand the device back.</source>
        <translation>%1 recibe un enlace de firma por correo. Devuelva el dispositivo.</translation>
    </message>
    <message>
        <source>Lock screen…</source>
        <translation>Bloquear pantalla…</translation>
    </message>
    <message>
        <source>Return to Inkstone</source>
        <translation>Volver a Inkstone</translation>
    </message>
    <message>
        <source>Some values haven&apos;t been confirmed.</source>
        <translation>Algunos valores no se han confirmado.</translation>
    </message>
    <message>
        <source>These values were filled in before the device was handed to you. Select each field below that has no check mark, review its value, then choose Next.</source>
        <translation>Estos valores se rellenaron antes de que usted recibiera el dispositivo. Seleccione abajo cada campo sin marca, revise su valor y elija Siguiente.</translation>
    </message>
    <message>
        <source>Sign on your phone…</source>
        <translation>Firmar en su teléfono…</translation>
    </message>
    <message>
        <source>You&apos;re offline. The signature will be stored on this computer and submitted when the connection is back.</source>
        <translation>No hay conexión. La firma se guarda en este equipo y se entregará cuando vuelva la conexión.</translation>
    </message>
    <message>
        <source>Declining requires a connection.</source>
        <translation>Para rechazar se necesita conexión.</translation>
    </message>
    <message>
        <source>Signed on this computer</source>
        <translation>Firmado en este equipo</translation>
    </message>
    <message>
        <source>The signature in “%1” is in the outbox and will be submitted when the connection is back. Please hand the device back.</source>
        <translation>La firma en «%1» espera en la bandeja de salida. Se entregará cuando vuelva la conexión. Devuelva el dispositivo.</translation>
    </message>
    <message>
        <source>Place your signature on a page.</source>
        <translation>Coloque su firma en una página.</translation>
    </message>
    <message>
        <source>Choose “Add a signature”, then select where it goes.</source>
        <translation>Elija «Añadir una firma» y seleccione dónde va.</translation>
    </message>
    <message>
        <source>The signature must be submitted before %1. After that, the service no longer accepts it.</source>
        <translation>Entréguela antes del %1. Después, el servicio ya no la acepta.</translation>
    </message>
    <message>
        <source>All required fields are filled in.</source>
        <translation>Todos los campos obligatorios están completos.</translation>
    </message>
    <message>
        <source>Required fields are marked with *. Choose “Next required field” to continue.</source>
        <translation>Los campos obligatorios están marcados con *. Elija «Siguiente campo obligatorio» para continuar.</translation>
    </message>
    <message>
        <source>The sender will be notified of your reason.</source>
        <translation>Se comunicará su motivo al remitente.</translation>
    </message>
    <message>
        <source>Continue with %1</source>
        <translation>Continuar con %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningPhone</name>
    <message>
        <source>Make this document available on the local network?</source>
        <translation>¿Abrir este documento a la red local?</translation>
    </message>
    <message>
        <source>Other devices on the local network can then use this signing link to open and sign “%1” over an encrypted connection. Your other documents remain inaccessible. Access ends when the document is signed or when you go back, and after %2 minutes at the latest.</source>
        <translation>«%1» podrá abrirse y firmarse desde otros dispositivos de la red local con este enlace de firma, mediante una conexión cifrada. Sus demás documentos permanecen cerrados. El acceso termina cuando se firma el documento, cuando usted vuelve atrás y, como máximo, después de %2 minutos.</translation>
    </message>
    <message>
        <source>Make available</source>
        <translation>Abrir a la red local</translation>
    </message>
    <message>
        <source>Sign on the phone, then continue here.</source>
        <translation>Firme en el teléfono y después continúe aquí.</translation>
    </message>
    <message>
        <source>This computer isn&apos;t connected to a local network. Connect it to the phone&apos;s network, then try again.</source>
        <translation>Este equipo no está conectado a una red local. Conéctelo a la red del teléfono y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>Waiting for the phone…</source>
        <translation>Esperando el teléfono…</translation>
    </message>
    <message>
        <source>The phone has opened the document.</source>
        <translation>El teléfono ha abierto el documento.</translation>
    </message>
    <message>
        <source>Signed on the phone.</source>
        <translation>Firmado en el teléfono.</translation>
    </message>
    <message>
        <source>Declined on the phone.</source>
        <translation>Rechazado en el teléfono.</translation>
    </message>
    <message>
        <source>Delegated to another person on the phone.</source>
        <translation>Delegado a otra persona en el teléfono.</translation>
    </message>
    <message>
        <source>Access has expired. The document is no longer available on the network.</source>
        <translation>El tiempo ha terminado. El documento vuelve a estar cerrado a la red.</translation>
    </message>
    <message>
        <source>The document isn&apos;t available on the network.</source>
        <translation>El documento no está abierto a la red.</translation>
    </message>
    <message>
        <source>QR code of the signing link</source>
        <translation>Código QR del enlace de firma</translation>
    </message>
    <message>
        <source>Network access ends at %1 at the latest.</source>
        <translation>El acceso desde la red termina a las %1 a más tardar.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Continue on this computer</source>
        <translation>Continuar en este equipo</translation>
    </message>
    <message>
        <source>Sign on your phone</source>
        <translation>Firmar en su teléfono</translation>
    </message>
    <message>
        <source>Signing link</source>
        <translation>Enlace de firma</translation>
    </message>
    <message>
        <source>Network address</source>
        <translation>Dirección de red</translation>
    </message>
    <message>
        <source>Certificate fingerprint (SHA-256)</source>
        <translation>Huella del certificado (SHA-256)</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Intentar de nuevo</translation>
    </message>
    <message>
        <source>Connect the phone to the same network and scan the code.</source>
        <translation>Conecte el teléfono a la misma red y escanee el código.</translation>
    </message>
    <message>
        <source>The phone will warn you that it doesn&apos;t trust this computer&apos;s certificate. Before you continue, compare the fingerprint shown on the phone with the one below.</source>
        <translation>El teléfono avisa de que no conoce el certificado de este equipo. Compare la huella que muestra con la de abajo antes de continuar.</translation>
    </message>
    <message>
        <source>Scan the code with the phone&apos;s camera.</source>
        <translation>Escanee el código con la cámara del teléfono.</translation>
    </message>
    <message>
        <source>This computer has left the network, so the phone can&apos;t reach the document. Connect to the phone&apos;s network, then try again.</source>
        <translation>Este equipo ha salido de la red, por lo que el documento se ha cerrado en ella. Ábralo de nuevo en la red del teléfono.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningPositionDialog</name>
    <message>
        <source>Marked place</source>
        <translation>Lugar de la pregunta</translation>
    </message>
    <message>
        <source>Mark a place on a page</source>
        <translation>Marcar un lugar en una página</translation>
    </message>
    <message>
        <source>Select the place on a page, or move the mark with the arrow keys.</source>
        <translation>Seleccione el lugar en una página o mueva la marca con las teclas de flecha.</translation>
    </message>
    <message>
        <source>Pages of the document</source>
        <translation>Páginas del documento</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Place the signature</source>
        <translation>Colocar la firma</translation>
    </message>
    <message>
        <source>Select where the signature goes, or move the frame with the arrow keys.</source>
        <translation>Seleccione dónde va la firma o mueva el marco con las teclas de flecha.</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Firma</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningProgress</name>
    <message>
        <source>Draw, type or choose your signature first.</source>
        <translation>Dibuje, escriba o elija primero su firma.</translation>
    </message>
    <message>
        <source>Attach a file.</source>
        <translation>Adjunte primero un archivo.</translation>
    </message>
    <message>
        <source>This field is required.</source>
        <translation>Este es necesario.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningQuestionDialog</name>
    <message>
        <source>Page %1</source>
        <translation>Página %1</translation>
    </message>
    <message>
        <source>Not answered yet</source>
        <translation>Aún sin respuesta</translation>
    </message>
    <message>
        <source>Answer from %1</source>
        <translation>Respuesta de %1</translation>
    </message>
    <message>
        <source>Mark a place on a page</source>
        <translation>Marcar un lugar en una página</translation>
    </message>
    <message>
        <source>Questions to %1</source>
        <translation>Preguntas a %1</translation>
    </message>
    <message>
        <source>Your question goes to the sender. The answer appears here. Questions don&apos;t appear on the signed pages.</source>
        <translation>Su pregunta se envía al remitente. La respuesta aparece aquí. Las preguntas no aparecen en las páginas firmadas.</translation>
    </message>
    <message>
        <source>Your question or comment</source>
        <translation>Su pregunta o comentario</translation>
    </message>
    <message>
        <source>Remove the mark</source>
        <translation>Quitar la marca</translation>
    </message>
    <message>
        <source>Your question was sent.</source>
        <translation>Su pregunta se ha enviado.</translation>
    </message>
    <message>
        <source>A question can have a maximum of %1 characters.</source>
        <translation>Una pregunta tiene como máximo %1 caracteres.</translation>
    </message>
    <message>
        <source>Send question</source>
        <translation>Enviar pregunta</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Answer from the sender</source>
        <translation>Respuesta del remitente</translation>
    </message>
    <message>
        <source>Questions to the sender</source>
        <translation>Preguntas al remitente</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningQuestions</name>
    <message>
        <source>Ask the sender…</source>
        <translation>Preguntar al remitente…</translation>
    </message>
    <message>
        <source>The sender has answered your question.</source>
        <translation>El remitente ha respondido a su pregunta.</translation>
    </message>
    <message>
        <source>Read the answer</source>
        <translation>Leer la respuesta</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningRoleWords</name>
    <message>
        <source>%1 reviews “%2”</source>
        <translation>%1 revisa «%2»</translation>
    </message>
    <message>
        <source>%1 fills in “%2”</source>
        <translation>%1 rellena «%2»</translation>
    </message>
    <message>
        <source>%1 signs “%2”</source>
        <translation>%1 firma «%2»</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Aprobar</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Finalizar</translation>
    </message>
    <message>
        <source>Finish and sign</source>
        <translation>Finalizar y firmar</translation>
    </message>
    <message>
        <source>You have approved “%1”. Please hand the device back.</source>
        <translation>Ha aprobado «%1». Devuelva el dispositivo.</translation>
    </message>
    <message>
        <source>You have finished your part of “%1”. Please hand the device back.</source>
        <translation>Ha terminado su parte de «%1». Devuelva el dispositivo.</translation>
    </message>
    <message>
        <source>You have signed “%1”. Please hand the device back.</source>
        <translation>Ha firmado «%1». Devuelva el dispositivo.</translation>
    </message>
    <message>
        <source>Decline the document…</source>
        <translation>Rechazar el documento…</translation>
    </message>
    <message>
        <source>Decline to sign…</source>
        <translation>Rechazar la firma…</translation>
    </message>
    <message>
        <source>Decline the document</source>
        <translation>Rechazar el documento</translation>
    </message>
    <message>
        <source>Decline to sign</source>
        <translation>Rechazar la firma</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningSteps</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Fields to fill in</source>
        <translation>Campos para rellenar</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 · page %2</source>
        <translation>%1 · página %2</translation>
    </message>
    <message>
        <source>Completed fields</source>
        <translation>Campos rellenados</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Next required field</source>
        <translation>Siguiente campo obligatorio</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Obligatorio</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>Opcional</translation>
    </message>
    <message>
        <source>Filled in</source>
        <translation>Rellenado</translation>
    </message>
    <message>
        <source>Not filled in</source>
        <translation>Sin rellenar</translation>
    </message>
</context>
<context>
    <name>ink::ui::SmsGatewayPart</name>
    <message>
        <source>Codes by SMS</source>
        <translation>Códigos por SMS</translation>
    </message>
    <message>
        <source>The service on this computer sends one-time codes to phones through an SMS gateway with an HTTP interface. Your gateway&apos;s documentation describes its requests.</source>
        <translation>El servicio de este equipo envía códigos de un solo uso a teléfonos mediante una pasarela de SMS con interfaz HTTP. La documentación de su pasarela describe sus solicitudes.</translation>
    </message>
    <message>
        <source>Gateway address</source>
        <translation>Dirección de la pasarela</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Body format</source>
        <translation>Formato del cuerpo</translation>
    </message>
    <message>
        <source>Form fields</source>
        <translation>Campos de formulario</translation>
    </message>
    <message>
        <source>Headers, one per line</source>
        <translation>Cabeceras, una por línea</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Cuerpo</translation>
    </message>
    <message>
        <source>{to} stands for the phone number, {toDigits} for the number without +, {text} for the message and {from} for the sender name. In headers and the body, {secret} stands for the secret and {secretBase64} for the secret in Base64.</source>
        <translation>{to} representa el número de teléfono, {toDigits} el número sin +, {text} el mensaje y {from} el nombre del remitente. En las cabeceras y el cuerpo, {secret} representa el secreto y {secretBase64} el secreto en Base64.</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Secreto</translation>
    </message>
    <message>
        <source>An API key, or user:password. Stored only in this computer&apos;s keychain.</source>
        <translation>Una clave de API o usuario:contraseña. Se guarda solo en el llavero de este equipo.</translation>
    </message>
    <message>
        <source>Sender name</source>
        <translation>Nombre del remitente</translation>
    </message>
    <message>
        <source>Success status codes</source>
        <translation>Códigos de estado que significan éxito</translation>
    </message>
    <message>
        <source>Text that the response must contain (optional)</source>
        <translation>Texto que debe contener la respuesta (opcional)</translation>
    </message>
    <message>
        <source>The gateway is on this computer or on a private network</source>
        <translation>La pasarela está en este equipo o en una red privada</translation>
    </message>
    <message>
        <source>Phone number for the test message</source>
        <translation>Número de teléfono para el mensaje de prueba</translation>
    </message>
    <message>
        <source>Save SMS gateway</source>
        <translation>Guardar la pasarela de SMS</translation>
    </message>
    <message>
        <source>Send a test message</source>
        <translation>Enviar un mensaje de prueba</translation>
    </message>
    <message>
        <source>Stop sending codes by SMS</source>
        <translation>Dejar de enviar códigos por SMS</translation>
    </message>
    <message>
        <source>Set by your administrator.</source>
        <translation>Establecido por su administrador.</translation>
    </message>
    <message>
        <source>Stored in the keychain</source>
        <translation>Guardada en el llavero</translation>
    </message>
    <message>
        <source>These gateway settings aren&apos;t valid.</source>
        <translation>La pasarela no se puede usar así.</translation>
    </message>
    <message>
        <source>The keychain isn&apos;t available, so the secret is kept only until you quit Inkstone.</source>
        <translation>El llavero no está disponible, así que el secreto solo se conoce hasta que cierre Inkstone.</translation>
    </message>
    <message>
        <source>SMS gateway saved.</source>
        <translation>Pasarela de SMS guardada.</translation>
    </message>
    <message>
        <source>Test message from Inkstone.</source>
        <translation>Mensaje de prueba de Inkstone.</translation>
    </message>
    <message>
        <source>Enter a phone number with a country code, such as +49 151 23456789.</source>
        <translation>Introduzca un número de teléfono con prefijo internacional, por ejemplo +49 151 23456789.</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Enviando…</translation>
    </message>
    <message>
        <source>The test message wasn&apos;t sent.</source>
        <translation>El mensaje de prueba no se envió.</translation>
    </message>
    <message>
        <source>The SMS gateway accepted the message.</source>
        <translation>La pasarela de SMS aceptó el mensaje.</translation>
    </message>
    <message>
        <source>Check that it arrives at %1.</source>
        <translation>Búsquelo en el teléfono con el número %1.</translation>
    </message>
    <message>
        <source>This computer doesn&apos;t send codes by SMS.</source>
        <translation>Este equipo no envía códigos por SMS.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avanzado</translation>
    </message>
    <message>
        <source>Sent through %1</source>
        <translation>Envío mediante %1</translation>
    </message>
    <message>
        <source>Not set up</source>
        <translation>Sin configurar</translation>
    </message>
</context>
<context>
    <name>ink::ui::StackModel</name>
    <message>
        <source>Declined</source>
        <translation>Rechazado</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>Error: %1</translation>
    </message>
    <message>
        <source>Changed after you viewed it</source>
        <translation>Cambió después de que lo viera</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Omitido</translation>
    </message>
    <message>
        <source>To be declined: %1</source>
        <translation>Por rechazar: %1</translation>
    </message>
    <message>
        <source>Not viewed</source>
        <translation>Sin ver</translation>
    </message>
    <message>
        <source>Viewed</source>
        <translation>Visto</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Documento</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Enviado</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Este equipo</translation>
    </message>
</context>
<context>
    <name>ink::ui::StackPage</name>
    <message>
        <source>Add PDFs to sign yourself</source>
        <translation>Añadir PDF para firmar usted mismo</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Archivos PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Choose a picture of your signature</source>
        <translation>Elegir una imagen de su firma</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.bmp *.webp)</source>
        <translation>Imágenes (*.png *.jpg *.jpeg *.bmp *.webp)</translation>
    </message>
    <message>
        <source>Waiting for me</source>
        <translation>Pendientes de mí</translation>
    </message>
    <message>
        <source>My email addresses…</source>
        <translation>Mis direcciones de correo…</translation>
    </message>
    <message>
        <source>Add PDFs…</source>
        <translation>Añadir PDF…</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualizar</translation>
    </message>
    <message>
        <source>Clear results</source>
        <translation>Borrar resultados</translation>
    </message>
    <message>
        <source>Adopt your signature</source>
        <translation>Adoptar su firma</translation>
    </message>
    <message>
        <source>This signature is placed in each document that you review. Nothing is signed until you confirm at the end.</source>
        <translation>Esta firma se coloca en cada documento que revise. No se firma nada hasta que lo confirme al final.</translation>
    </message>
    <message>
        <source>Adopt signature</source>
        <translation>Adoptar firma</translation>
    </message>
    <message>
        <source>Use saved signature</source>
        <translation>Usar la firma guardada</translation>
    </message>
    <message>
        <source>Looking for documents…</source>
        <translation>Buscando documentos…</translation>
    </message>
    <message numerus="yes">
        <source>%n documents are waiting for you</source>
        <translation>
            <numerusform>%n documento le espera</numerusform>
            <numerusform>%n documentos le esperan</numerusform>
        </translation>
    </message>
    <message>
        <source>Add your email address to find documents that were sent to you.</source>
        <translation>Añada su dirección de correo para encontrar los documentos que se le han enviado.</translation>
    </message>
    <message>
        <source>Sent to: %1</source>
        <translation>Enviados a: %1</translation>
    </message>
    <message numerus="yes">
        <source>Review %n documents</source>
        <translation>
            <numerusform>Revisar %n documento</numerusform>
            <numerusform>Revisar %n documentos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>My email addresses</source>
        <translation>Mis direcciones de correo</translation>
    </message>
    <message>
        <source>Documents sent to these addresses are listed here. Separate addresses with commas.</source>
        <translation>Se muestran los documentos enviados a estas direcciones. Separe varias con comas.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Your email address</source>
        <translation>Su dirección de correo</translation>
    </message>
    <message>
        <source>The documents will be signed with this email address.</source>
        <translation>Los documentos se firman con esta dirección.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>No documents are waiting for you.</source>
        <translation>Ningún documento le espera.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid email address.</source>
        <translation>«%1» no es una dirección de correo válida.</translation>
    </message>
    <message>
        <source>Add my email address…</source>
        <translation>Añadir mi dirección de correo…</translation>
    </message>
</context>
<context>
    <name>ink::ui::StackRoleWords</name>
    <message>
        <source>Approve (%1)</source>
        <translation>Aprobar (%1)</translation>
    </message>
    <message>
        <source>Finish (%1)</source>
        <translation>Finalizar (%1)</translation>
    </message>
    <message>
        <source>Sign (%1)</source>
        <translation>Firmar (%1)</translation>
    </message>
    <message>
        <source>Press Space for the next page. You can approve after all pages have been shown.</source>
        <translation>Pulse Espacio para la página siguiente. Podrá aprobar cuando se hayan mostrado todas las páginas.</translation>
    </message>
    <message>
        <source>Press Space for the next page. You can finish after all pages have been shown.</source>
        <translation>Pulse Espacio para la página siguiente. Podrá finalizar cuando se hayan mostrado todas las páginas.</translation>
    </message>
    <message>
        <source>Press Space for the next page. You can sign after all pages have been shown.</source>
        <translation>Pulse Espacio para la página siguiente. Podrá firmar cuando se hayan mostrado todas las páginas.</translation>
    </message>
    <message>
        <source>Decline the document</source>
        <translation>Rechazar el documento</translation>
    </message>
    <message>
        <source>Decline to sign</source>
        <translation>Rechazar la firma</translation>
    </message>
    <message>
        <source>To be approved</source>
        <translation>Por aprobar</translation>
    </message>
    <message>
        <source>To be finished</source>
        <translation>Por finalizar</translation>
    </message>
    <message>
        <source>To be signed</source>
        <translation>Por firmar</translation>
    </message>
    <message>
        <source>Approving…</source>
        <translation>Aprobando…</translation>
    </message>
    <message>
        <source>Finishing…</source>
        <translation>Finalizando…</translation>
    </message>
    <message>
        <source>Signing…</source>
        <translation>Firmando…</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>Aprobado</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminado</translation>
    </message>
    <message>
        <source>Signed</source>
        <translation>Firmado</translation>
    </message>
</context>
<context>
    <name>ink::ui::StackSummary</name>
    <message>
        <source>Documents and their results</source>
        <translation>Documentos y su resultado</translation>
    </message>
    <message>
        <source>Review the remaining documents</source>
        <translation>Revisar los documentos restantes</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Volver a la lista</translation>
    </message>
    <message>
        <source>Your signature</source>
        <translation>Su firma</translation>
    </message>
    <message numerus="yes">
        <source>%n documents to decline</source>
        <translation>
            <numerusform>%n documento por rechazar</numerusform>
            <numerusform>%n documentos por rechazar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skipped</source>
        <translation>
            <numerusform>%n omitido</numerusform>
            <numerusform>%n omitidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n declined</source>
        <translation>
            <numerusform>%n rechazado</numerusform>
            <numerusform>%n rechazados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n con error</numerusform>
            <numerusform>%n con error</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed after you viewed them</source>
        <translation>
            <numerusform>%n cambió después de que lo viera</numerusform>
            <numerusform>%n cambiaron después de que los viera</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::StackTotalWords</name>
    <message>
        <source>Sign the documents</source>
        <translation>Firmar los documentos</translation>
    </message>
    <message>
        <source>Approve the documents</source>
        <translation>Aprobar los documentos</translation>
    </message>
    <message>
        <source>Finish the documents</source>
        <translation>Finalizar los documentos</translation>
    </message>
    <message>
        <source>Sign…</source>
        <translation>Firmar…</translation>
    </message>
    <message>
        <source>Approve…</source>
        <translation>Aprobar…</translation>
    </message>
    <message>
        <source>Finish…</source>
        <translation>Finalizar…</translation>
    </message>
    <message numerus="yes">
        <source>Decline %n documents</source>
        <translation>
            <numerusform>Rechazar %n documento</numerusform>
            <numerusform>Rechazar %n documentos</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to do</source>
        <translation>Nada que hacer</translation>
    </message>
    <message numerus="yes">
        <source>Sign %n documents</source>
        <translation>
            <numerusform>Firmar %n documento</numerusform>
            <numerusform>Firmar %n documentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Approve %n documents</source>
        <translation>
            <numerusform>Aprobar %n documento</numerusform>
            <numerusform>Aprobar %n documentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finish %n documents</source>
        <translation>
            <numerusform>Finalizar %n documento</numerusform>
            <numerusform>Finalizar %n documentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents to sign</source>
        <translation>
            <numerusform>%n documento por firmar</numerusform>
            <numerusform>%n documentos por firmar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents to approve</source>
        <translation>
            <numerusform>%n documento por aprobar</numerusform>
            <numerusform>%n documentos por aprobar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents to finish</source>
        <translation>
            <numerusform>%n documento por finalizar</numerusform>
            <numerusform>%n documentos por finalizar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n signed</source>
        <translation>
            <numerusform>%n firmado</numerusform>
            <numerusform>%n firmados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n approved</source>
        <translation>
            <numerusform>%n aprobado</numerusform>
            <numerusform>%n aprobados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished</source>
        <translation>
            <numerusform>%n terminado</numerusform>
            <numerusform>%n terminados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::StackViewer</name>
    <message>
        <source>Back to the list</source>
        <translation>Volver a la lista</translation>
    </message>
    <message>
        <source>Pages of the document</source>
        <translation>Páginas del documento</translation>
    </message>
    <message>
        <source>Differences from the previous document</source>
        <translation>Distinto del documento anterior</translation>
    </message>
    <message>
        <source>Skip (%1)</source>
        <translation>Omitir (%1)</translation>
    </message>
    <message>
        <source>Decline… (%1)</source>
        <translation>Rechazar… (%1)</translation>
    </message>
    <message>
        <source>Open the signing page (%1)</source>
        <translation>Abrir la página de firma (%1)</translation>
    </message>
    <message>
        <source>Previous document (Backspace)</source>
        <translation>Documento anterior (Retroceso)</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(vacío)</translation>
    </message>
    <message>
        <source>%1: %2 (before: %3)</source>
        <translation>%1: %2 (antes: %3)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>From: %1</source>
        <translation>De: %1</translation>
    </message>
    <message>
        <source>Account: %1</source>
        <translation>Cuenta: %1</translation>
    </message>
    <message>
        <source>Status: %1</source>
        <translation>Estado: %1</translation>
    </message>
    <message numerus="yes">
        <source>Shown: %1 of %n pages</source>
        <translation>
            <numerusform>Mostrado: %1 de %n página</numerusform>
            <numerusform>Mostrado: %1 de %n páginas</numerusform>
        </translation>
    </message>
    <message>
        <source>Loading pages…</source>
        <translation>Cargando páginas…</translation>
    </message>
    <message>
        <source>Reason for declining (the sender will see it)</source>
        <translation>Motivo del rechazo (el remitente lo verá)</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Rechazar</translation>
    </message>
</context>
<context>
    <name>ink::ui::StartErrorDialog</name>
    <message>
        <source>Inkstone can&apos;t open its data</source>
        <translation>Inkstone no puede abrir sus datos</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir carpeta</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Some of your data is damaged</source>
        <translation>Parte de sus datos está dañada</translation>
    </message>
    <message>
        <source>Before you restore your data, quit Inkstone and make a copy of the data folder.</source>
        <translation>Salga de Inkstone antes de restaurarlo y conserve una copia de la carpeta de datos.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>Data folder: %1.</source>
        <translation>Carpeta de datos: %1.</translation>
    </message>
    <message>
        <source>To use another folder, set the environment variable %1 to its path.</source>
        <translation>Para usar otra carpeta, indique su ruta en la variable de entorno %1.</translation>
    </message>
</context>
<context>
    <name>ink::ui::StartNotices</name>
    <message>
        <source>Inkstone was updated to version %1.</source>
        <translation>Inkstone se actualizó a la versión %1.</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>Novedades</translation>
    </message>
    <message>
        <source>Inkstone closed unexpectedly last time.</source>
        <translation>Inkstone se cerró inesperadamente la última vez.</translation>
    </message>
    <message>
        <source>Your drafts are saved. The report stays on this computer.</source>
        <translation>Sus borradores están guardados. El informe permanece en este equipo.</translation>
    </message>
    <message>
        <source>Show report</source>
        <translation>Mostrar informe</translation>
    </message>
    <message>
        <source>Inkstone %1 is available.</source>
        <translation>Inkstone %1 está disponible.</translation>
    </message>
    <message>
        <source>Open download page</source>
        <translation>Abrir la página de descarga</translation>
    </message>
    <message>
        <source>The bulk run “%1” isn&apos;t finished.</source>
        <translation>El envío masivo «%1» no ha terminado.</translation>
    </message>
    <message>
        <source>%1 of %2 documents were sent.</source>
        <translation>Se enviaron %1 de %2 documentos.</translation>
    </message>
    <message>
        <source>Open bulk run</source>
        <translation>Abrir el envío masivo</translation>
    </message>
</context>
<context>
    <name>ink::ui::StepIndicator</name>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Paso %1 de %2: %3</translation>
    </message>
</context>
<context>
    <name>ink::ui::SuggestionPanel</name>
    <message>
        <source>%1, %2, page %3</source>
        <translation>%1, %2, página %3</translation>
    </message>
    <message>
        <source>%1: Enter accepts, Delete dismisses</source>
        <translation>%1: Intro lo acepta, Supr lo descarta</translation>
    </message>
    <message>
        <source>Suggested (%1)</source>
        <translation>Sugeridos (%1)</translation>
    </message>
    <message>
        <source>Accept all</source>
        <translation>Aceptar todo</translation>
    </message>
    <message numerus="yes">
        <source>Accept all %n suggestion(s)</source>
        <translation>
            <numerusform>Aceptar la sugerencia (%n)</numerusform>
            <numerusform>Aceptar las %n sugerencias</numerusform>
        </translation>
    </message>
    <message>
        <source>Accept page %1 (%2)</source>
        <translation>Aceptar página %1 (%2)</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Dismiss all suggestions</source>
        <translation>Descartar todas las sugerencias</translation>
    </message>
    <message>
        <source>Suggested fields</source>
        <translation>Campos sugeridos</translation>
    </message>
    <message>
        <source>Looking for fields…</source>
        <translation>Buscando lugares que rellenar…</translation>
    </message>
    <message>
        <source>No more fields found.</source>
        <translation>No se encontraron más lugares que rellenar.</translation>
    </message>
    <message>
        <source>Suggested</source>
        <translation>Sugeridos</translation>
    </message>
    <message numerus="yes">
        <source>Add %n similar field(s)</source>
        <translation>
            <numerusform>Añadir %n campo similar</numerusform>
            <numerusform>Añadir %n campos similares</numerusform>
        </translation>
    </message>
    <message>
        <source>Copies “%1” to similar places, which are shown on the pages</source>
        <translation>Copia «%1» en los lugares con el mismo aspecto, que se muestran en las páginas</translation>
    </message>
    <message>
        <source>Dismiss similar fields</source>
        <translation>Descartar los campos similares</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cancel the search for fields</source>
        <translation>Cancelar la búsqueda de campos</translation>
    </message>
    <message>
        <source>Looking for fields on page %1…</source>
        <translation>Buscando campos en la página %1…</translation>
    </message>
    <message>
        <source>The search was cancelled.</source>
        <translation>La búsqueda se canceló.</translation>
    </message>
    <message numerus="yes">
        <source>Page(s) %1 couldn&apos;t be searched. Add fields there yourself.</source>
        <translation>
            <numerusform>No se pudo analizar la página %1. Añada allí los campos usted mismo.</numerusform>
            <numerusform>No se pudieron analizar las páginas %1. Añada allí los campos usted mismo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::SuggestionPlan</name>
    <message>
        <source>Signer %1</source>
        <translation>Firmante %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::TabOrderEditor</name>
    <message>
        <source>Sort in reading order</source>
        <translation>Ordenar según el sentido de lectura</translation>
    </message>
    <message>
        <source>Set the tab order</source>
        <translation>Establecer el orden de tabulación</translation>
    </message>
</context>
<context>
    <name>ink::ui::TagAccessible</name>
    <message>
        <source>%1 from the left, %2 from the top, %3 wide, %4 high</source>
        <translation>%1 desde la izquierda, %2 desde arriba, %3 de ancho, %4 de alto</translation>
    </message>
    <message>
        <source>%1 of %2 in the tab order</source>
        <translation>%1 de %2 en el orden de tabulación</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>Mover a la izquierda</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>Mover a la derecha</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Bajar</translation>
    </message>
</context>
<context>
    <name>ink::ui::TagAppearanceSection</name>
    <message>
        <source>Change font</source>
        <translation>Cambiar tipo de letra</translation>
    </message>
    <message>
        <source>Change font size</source>
        <translation>Cambiar tamaño de letra</translation>
    </message>
    <message>
        <source>Change alignment</source>
        <translation>Cambiar alineación</translation>
    </message>
    <message>
        <source>Change colour</source>
        <translation>Cambiar color</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apariencia</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Tipo de letra</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Habitual</translation>
    </message>
    <message>
        <source>Font size (0 = fit)</source>
        <translation>Tamaño de letra (0 = ajustado)</translation>
    </message>
    <message>
        <source>Font size in points; 0 fits the text to the field</source>
        <translation>Tamaño de letra en puntos; 0 lo ajusta al campo</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Alineación</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>A la izquierda</translation>
    </message>
    <message>
        <source>Centred</source>
        <translation>Centrado</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>A la derecha</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Ink</source>
        <translation>Tinta</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rojo</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Gris</translation>
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
        <translation>Elegir campo personalizado</translation>
    </message>
    <message>
        <source>Remove custom field</source>
        <translation>Quitar el campo personalizado</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>The custom field determines the type, validation, options and help text.</source>
        <translation>El tipo, la validación, las opciones y la ayuda son los del campo personalizado.</translation>
    </message>
    <message>
        <source>Custom field</source>
        <translation>Campo personalizado</translation>
    </message>
    <message>
        <source>Change the type</source>
        <translation>Cambiar la clase</translation>
    </message>
    <message>
        <source>Make required</source>
        <translation>Hacer obligatorio</translation>
    </message>
    <message>
        <source>Make optional</source>
        <translation>Hacer opcional</translation>
    </message>
    <message>
        <source>Change read-only</source>
        <translation>Cambiar solo lectura</translation>
    </message>
    <message>
        <source>Field type</source>
        <translation>Clase de campo</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Obligatorio</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Solo lectura</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s)</source>
        <translation>
            <numerusform>%n campo</numerusform>
            <numerusform>%n campos</numerusform>
        </translation>
    </message>
    <message>
        <source>Multiple</source>
        <translation>Varios</translation>
    </message>
    <message>
        <source>Radio group</source>
        <translation>Grupo de opciones</translation>
    </message>
    <message>
        <source>Type to rename the group. Choose another group from the list to move to it.</source>
        <translation>Escriba para cambiar el nombre del grupo. Elija otro grupo de la lista para pasar a él.</translation>
    </message>
    <message>
        <source>Move to a new group</source>
        <translation>Mover a un grupo nuevo</translation>
    </message>
    <message>
        <source>Removes this radio button from its group. The other buttons stay in it.</source>
        <translation>Quita este botón de su grupo. Los demás siguen en él.</translation>
    </message>
</context>
<context>
    <name>ink::ui::TagConditionSection</name>
    <message>
        <source>Shown when</source>
        <translation>Se muestra cuando</translation>
    </message>
    <message>
        <source>Depends on</source>
        <translation>Se muestra según</translation>
    </message>
    <message>
        <source>The field in this condition doesn&apos;t exist, so this field is always shown.</source>
        <translation>Ese campo no existe: este se muestra siempre.</translation>
    </message>
    <message>
        <source>That field already depends on this one, so neither would ever be shown.</source>
        <translation>Ese campo ya espera a este: ninguno se mostraría nunca.</translation>
    </message>
    <message>
        <source>Change condition</source>
        <translation>Cambiar cuándo se muestra</translation>
    </message>
    <message>
        <source>Choose on the page</source>
        <translation>Elegirlo en la página</translation>
    </message>
    <message>
        <source>Click the field that this one depends on. Press Esc to cancel.</source>
        <translation>Haga clic en el campo del que depende este. Esc cancela.</translation>
    </message>
    <message>
        <source>Other fields can&apos;t depend on that one.</source>
        <translation>De ese no puede depender nada.</translation>
    </message>
    <message>
        <source>Add condition</source>
        <translation>Añadir una línea</translation>
    </message>
    <message>
        <source>Add another field to the condition. “And” is evaluated before “or”.</source>
        <translation>Añade otro campo a la condición. «Y» se evalúa antes que «o».</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
</context>
<context>
    <name>ink::ui::TagCopyActions</name>
    <message numerus="yes">
        <source>Paste %n field(s)</source>
        <translation>
            <numerusform>Pegar %n campo</numerusform>
            <numerusform>Pegar %n campos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n field(s) to pages</source>
        <translation>
            <numerusform>Duplicar en páginas: %n campo</numerusform>
            <numerusform>Duplicar en páginas: %n campos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place a block of %n field(s)</source>
        <translation>
            <numerusform>Colocar un bloque de %n campo</numerusform>
            <numerusform>Colocar un bloque de %n campos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n field(s)</source>
        <translation>
            <numerusform>Duplicar %n campo</numerusform>
            <numerusform>Duplicar %n campos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::TagEditor</name>
    <message numerus="yes">
        <source>Align %n field(s)</source>
        <translation>
            <numerusform>Alinear %n campo</numerusform>
            <numerusform>Alinear %n campos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Distribute %n field(s)</source>
        <translation>
            <numerusform>Distribuir %n campo</numerusform>
            <numerusform>Distribuir %n campos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make %n field(s) the same size</source>
        <translation>
            <numerusform>Igualar el tamaño de %n campo</numerusform>
            <numerusform>Igualar el tamaño de %n campos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resize %n field(s)</source>
        <translation>
            <numerusform>Cambiar tamaño de %n campo</numerusform>
            <numerusform>Cambiar tamaño de %n campos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n field(s)</source>
        <translation>
            <numerusform>Mover %n campo</numerusform>
            <numerusform>Mover %n campos</numerusform>
        </translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Añadir %1</translation>
    </message>
    <message>
        <source>Signer %1</source>
        <translation>Firmante %1</translation>
    </message>
    <message numerus="yes">
        <source>Add %n radio button(s)</source>
        <translation>
            <numerusform>Añadir %n botón de opción</numerusform>
            <numerusform>Añadir %n botones de opción</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n checkbox(es)</source>
        <translation>
            <numerusform>Añadir %n casilla de verificación</numerusform>
            <numerusform>Añadir %n casillas de verificación</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bring %n field(s) to the front</source>
        <translation>
            <numerusform>Traer %n campo al frente</numerusform>
            <numerusform>Traer %n campos al frente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Send %n field(s) to the back</source>
        <translation>
            <numerusform>Enviar %n campo al fondo</numerusform>
            <numerusform>Enviar %n campos al fondo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lock %n field(s)</source>
        <translation>
            <numerusform>Bloquear %n campo</numerusform>
            <numerusform>Bloquear %n campos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unlock %n field(s)</source>
        <translation>
            <numerusform>Desbloquear %n campo</numerusform>
            <numerusform>Desbloquear %n campos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::TagFormulaSection</name>
    <message>
        <source>Change decimal places</source>
        <translation>Cambiar decimales</translation>
    </message>
    <message>
        <source>Computed</source>
        <translation>Calculado</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Fórmula</translation>
    </message>
    <message>
        <source>{Net} * 1.19</source>
        <translation>{Net} * 1.19</translation>
    </message>
    <message>
        <source>Decimal places</source>
        <translation>Decimales</translation>
    </message>
    <message>
        <source>As needed</source>
        <translation>Según haga falta</translation>
    </message>
    <message>
        <source>Change formula</source>
        <translation>Cambiar fórmula</translation>
    </message>
    <message>
        <source>= empty until its fields have values</source>
        <translation>= nada, mientras sus campos estén vacíos</translation>
    </message>
    <message>
        <source>&lt;p&gt;Put field names in braces and text in quotation marks.&lt;/p&gt;&lt;p&gt;Numbers: &lt;code&gt;+ - * / ( ), sum, min, max, round(number; places)&lt;/code&gt;&lt;br&gt;Conditions: &lt;code&gt;if({Net} &amp;gt; 100; &quot;large&quot;; &quot;small&quot;), = &amp;lt;&amp;gt; &amp;lt; &amp;lt;= &amp;gt; &amp;gt;=, and, or, not&lt;/code&gt;&lt;br&gt;Text: &lt;code&gt;{First name} &amp;amp; &quot; &quot; &amp;amp; {Last name}&lt;/code&gt;&lt;br&gt;Dates: &lt;code&gt;{Start} + 14, days({End}; {Start})&lt;/code&gt;&lt;/p&gt;</source>
        <translation>&lt;p&gt;Escriba los nombres de los campos entre llaves y los textos entre comillas.&lt;/p&gt;&lt;p&gt;Números: &lt;code&gt;+ - * / ( ), sum, min, max, round(número; decimales)&lt;/code&gt;&lt;br&gt;Condiciones: &lt;code&gt;if({Neto} &amp;gt; 100; &quot;grande&quot;; &quot;pequeño&quot;), = &amp;lt;&amp;gt; &amp;lt; &amp;lt;= &amp;gt; &amp;gt;=, and, or, not&lt;/code&gt;&lt;br&gt;Textos: &lt;code&gt;{Nombre} &amp;amp; &quot; &quot; &amp;amp; {Apellidos}&lt;/code&gt;&lt;br&gt;Fechas: &lt;code&gt;{Inicio} + 14, days({Fin}; {Inicio})&lt;/code&gt;&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Click the fields to add them to the formula. Press Esc to finish.</source>
        <translation>Haga clic en los campos para añadirlos a la fórmula. Esc termina la selección.</translation>
    </message>
    <message>
        <source>Choose on the page</source>
        <translation>Elegir en la página</translation>
    </message>
    <message>
        <source>Click fields on the page to add them to the formula. Press Esc to finish.</source>
        <translation>Haga clic en campos de la página para añadirlos a la fórmula. Esc termina la selección.</translation>
    </message>
    <message>
        <source>Sum of a column</source>
        <translation>Suma de una columna</translation>
    </message>
    <message>
        <source>Adds the number fields above this one. If there are none, click a field of the column.</source>
        <translation>Suma los campos numéricos situados encima. Si no hay ninguno, haga clic en un campo de la columna.</translation>
    </message>
    <message>
        <source>Click a number field of the column. Press Esc to cancel.</source>
        <translation>Haga clic en un campo numérico de la columna. Esc cancela.</translation>
    </message>
    <message>
        <source>That field isn&apos;t part of a column of numbers.</source>
        <translation>Ese campo no forma parte de una columna de números.</translation>
    </message>
    <message>
        <source>That field can&apos;t be used in this formula.</source>
        <translation>Ese campo no se puede usar en esta fórmula.</translation>
    </message>
</context>
<context>
    <name>ink::ui::TagGeometrySection</name>
    <message>
        <source>Position and size</source>
        <translation>Posición y tamaño</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Millimetres</source>
        <translation>Milímetros</translation>
    </message>
    <message>
        <source>Inches</source>
        <translation>Pulgadas</translation>
    </message>
    <message>
        <source>Distance from the left</source>
        <translation>Distancia desde la izquierda</translation>
    </message>
    <message>
        <source>Distance from the top</source>
        <translation>Distancia desde arriba</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Ancho</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Alto</translation>
    </message>
    <message>
        <source>From left</source>
        <comment>short label of a distance on the page</comment>
        <translation>Desde izquierda</translation>
    </message>
    <message>
        <source>From top</source>
        <comment>short label of a distance on the page</comment>
        <translation>Desde arriba</translation>
    </message>
    <message>
        <source>Locked. Unlock to move or resize.</source>
        <translation>Bloqueado. Desbloquéelo para moverlo o cambiar su tamaño.</translation>
    </message>
    <message numerus="yes">
        <source>%n locked field(s) stay in place.</source>
        <translation>
            <numerusform>%n campo bloqueado permanece en su sitio.</numerusform>
            <numerusform>%n campos bloqueados permanecen en su sitio.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Desbloquear</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>bloqueado</translation>
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
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
</context>
<context>
    <name>ink::ui::TagOptionsSection</name>
    <message>
        <source>Change options</source>
        <translation>Cambiar las opciones</translation>
    </message>
    <message>
        <source>Enter the number 1234.50 as it should be printed.</source>
        <translation>Escriba el número 1234,50 tal como debe imprimirse.</translation>
    </message>
    <message>
        <source>Change help text</source>
        <translation>Cambiar el texto de ayuda</translation>
    </message>
    <message>
        <source>Change limits</source>
        <translation>Cambiar los límites</translation>
    </message>
    <message>
        <source>Enter a date, such as 2026-03-31, or a relative date: today, today+14d or today-18y.</source>
        <translation>Escriba una fecha, por ejemplo 2026-03-31, o today, today+14d, today-18y.</translation>
    </message>
    <message>
        <source>Change date limits</source>
        <translation>Cambiar los límites de fecha</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Fill in automatically</source>
        <translation>Rellenar automáticamente</translation>
    </message>
    <message>
        <source>Multiple lines</source>
        <translation>Varias líneas</translation>
    </message>
    <message>
        <source>Comb: one box per character</source>
        <translation>Casillas: una por carácter</translation>
    </message>
    <message>
        <source>Number format</source>
        <translation>Formato de número</translation>
    </message>
    <message>
        <source>Earliest date</source>
        <translation>Fecha más temprana</translation>
    </message>
    <message>
        <source>Latest date</source>
        <translation>Fecha más tardía</translation>
    </message>
    <message>
        <source>Check box group</source>
        <translation>Grupo de casillas</translation>
    </message>
    <message>
        <source>Select at least</source>
        <translation>Seleccionar al menos</translation>
    </message>
    <message>
        <source>Select at most</source>
        <translation>Seleccionar como máximo</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sin límite</translation>
    </message>
    <message>
        <source>Print the picture in the document</source>
        <translation>Imprimir la imagen en el documento</translation>
    </message>
    <message>
        <source>Note type</source>
        <translation>Tipo de nota</translation>
    </message>
    <message>
        <source>{page}, {pages}, {title}, {number} and {date} are replaced with their values when the document is sent. Use “Duplicate to pages” to add this field to other pages.</source>
        <translation>{page}, {pages}, {title}, {number} y {date} se sustituyen al enviar. Use «Duplicar en páginas» para ponerlo en otras páginas.</translation>
    </message>
    <message>
        <source>Help text for the signer</source>
        <translation>Texto de ayuda para el firmante</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>As entered</source>
        <translation>Tal como se escribe</translation>
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
        <translation>Visible; pulse para ocultar</translation>
    </message>
    <message>
        <source>Collapsed; press to expand</source>
        <translation>Oculto; pulse para mostrar</translation>
    </message>
    <message>
        <source>Multiple</source>
        <translation>Varios</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
</context>
<context>
    <name>ink::ui::TagRenamer</name>
    <message>
        <source>Rename field</source>
        <translation>Cambiar nombre del campo</translation>
    </message>
    <message>
        <source>Rename group</source>
        <translation>Cambiar el nombre del grupo</translation>
    </message>
    <message>
        <source>Change group</source>
        <translation>Cambiar el grupo</translation>
    </message>
    <message>
        <source>Change options</source>
        <translation>Cambiar las opciones</translation>
    </message>
</context>
<context>
    <name>ink::ui::TagRulesSection</name>
    <message>
        <source>Change text format</source>
        <translation>Cambiar la forma del texto</translation>
    </message>
    <message>
        <source>Change minimum length</source>
        <translation>Cambiar la longitud mínima</translation>
    </message>
    <message>
        <source>Change maximum length</source>
        <translation>Cambiar la longitud máxima</translation>
    </message>
    <message>
        <source>Change limits</source>
        <translation>Cambiar límites</translation>
    </message>
    <message>
        <source>Change decimal places</source>
        <translation>Cambiar decimales</translation>
    </message>
    <message>
        <source>Change date format</source>
        <translation>Cambiar formato de fecha</translation>
    </message>
    <message>
        <source>Text format</source>
        <translation>Forma del texto</translation>
    </message>
    <message>
        <source>Any text</source>
        <translation>Cualquier cosa</translation>
    </message>
    <message>
        <source>Email address</source>
        <translation>Dirección de correo</translation>
    </message>
    <message>
        <source>Phone number</source>
        <translation>Número de teléfono</translation>
    </message>
    <message>
        <source>Postal code</source>
        <translation>Código postal</translation>
    </message>
    <message>
        <source>IBAN</source>
        <translation>IBAN</translation>
    </message>
    <message>
        <source>Digits only</source>
        <translation>Solo cifras</translation>
    </message>
    <message>
        <source>Custom pattern</source>
        <translation>Patrón propio</translation>
    </message>
    <message>
        <source>Pattern (regular expression)</source>
        <translation>Patrón (expresión regular)</translation>
    </message>
    <message>
        <source>Minimum length</source>
        <translation>Caracteres como mínimo</translation>
    </message>
    <message>
        <source>Maximum length</source>
        <translation>Número máximo de caracteres</translation>
    </message>
    <message>
        <source>Minimum value</source>
        <translation>Valor mínimo</translation>
    </message>
    <message>
        <source>Maximum value</source>
        <translation>Valor máximo</translation>
    </message>
    <message>
        <source>Maximum decimal places</source>
        <translation>Número máximo de decimales</translation>
    </message>
    <message>
        <source>Date format</source>
        <translation>Formato de fecha</translation>
    </message>
    <message>
        <source>Multiple</source>
        <translation>Varios</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Cualquiera</translation>
    </message>
    <message>
        <source>maximum length %1</source>
        <translation>como máximo %1</translation>
    </message>
    <message>
        <source>✓ Valid</source>
        <translation>✓ se aceptaría</translation>
    </message>
    <message>
        <source>✕ Invalid</source>
        <translation>✕ no se aceptaría</translation>
    </message>
    <message>
        <source>%1 The pattern isn&apos;t saved.</source>
        <translation>%1 El patrón no se guarda.</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validación</translation>
    </message>
    <message>
        <source>Test value</source>
        <translation>Probar un valor</translation>
    </message>
    <message>
        <source>Enter a number, for example 12.5.</source>
        <translation>Escriba un número, por ejemplo 12.5.</translation>
    </message>
</context>
<context>
    <name>ink::ui::TagSuggestions</name>
    <message numerus="yes">
        <source>Accept %n suggestion(s)</source>
        <translation>
            <numerusform>Aceptar %n sugerencia</numerusform>
            <numerusform>Aceptar %n sugerencias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n similar field(s)</source>
        <translation>
            <numerusform>Añadir %n campo similar</numerusform>
            <numerusform>Añadir %n campos similares</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::TagValueSection</name>
    <message>
        <source>Default: %1</source>
        <translation>Valor inicial: %1</translation>
    </message>
    <message>
        <source>Change value in formulas</source>
        <translation>Cambiar valor en fórmulas</translation>
    </message>
    <message>
        <source>Change placeholder</source>
        <translation>Cambiar indicación</translation>
    </message>
    <message>
        <source>Change value</source>
        <translation>Cambiar valor</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Default value</source>
        <translation>Valor inicial</translation>
    </message>
    <message>
        <source>Note text</source>
        <translation>Texto de la nota</translation>
    </message>
    <message>
        <source>Selected by default</source>
        <translation>Elegido al principio</translation>
    </message>
    <message>
        <source>Default date</source>
        <translation>Fecha inicial</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Placeholder</source>
        <translation>Indicación</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Marcado</translation>
    </message>
    <message>
        <source>This value doesn&apos;t meet the field&apos;s validation rules.</source>
        <translation>Este valor no se aceptaría al firmar.</translation>
    </message>
    <message>
        <source>Options (one per line)</source>
        <translation>Opciones (una por línea)</translation>
    </message>
    <message>
        <source>Value in formulas</source>
        <translation>Valor en fórmulas</translation>
    </message>
    <message>
        <source>Description for the signer</source>
        <translation>Descripción para el firmante</translation>
    </message>
</context>
<context>
    <name>ink::ui::TagWords</name>
    <message>
        <source>Recipient %1</source>
        <translation>Destinatario %1</translation>
    </message>
    <message>
        <source>%1 for %2, page %3</source>
        <translation>%1 para %2, página %3</translation>
    </message>
    <message>
        <source>%1, required</source>
        <translation>%1, obligatorio</translation>
    </message>
    <message>
        <source>%1, optional</source>
        <translation>%1, opcional</translation>
    </message>
    <message>
        <source>Role %1</source>
        <translation>Rol %1</translation>
    </message>
    <message>
        <source>%1, conditional</source>
        <translation>%1, condicional</translation>
    </message>
    <message>
        <source>%1, computed</source>
        <translation>%1, calculado</translation>
    </message>
    <message>
        <source>%1, locked</source>
        <translation>%1, bloqueado</translation>
    </message>
</context>
<context>
    <name>ink::ui::TemplateActions</name>
    <message>
        <source>New template</source>
        <translation>Nueva plantilla</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Archivos PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Moved to the trash.</source>
        <translation>Movido a la papelera.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>“%1” was saved as a template. The document is unchanged.</source>
        <translation>«%1» se ha guardado como plantilla. El documento no cambia.</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>Copia de %1</translation>
    </message>
    <message>
        <source>“%1” created.</source>
        <translation>Se ha creado «%1».</translation>
    </message>
    <message>
        <source>Delete permanently?</source>
        <translation>¿Eliminar definitivamente?</translation>
    </message>
    <message>
        <source>Documents created from a deleted template aren&apos;t affected.</source>
        <translation>Los documentos creados a partir de ellas no cambian.</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n template(s)</source>
        <translation>
            <numerusform>Eliminar %n plantilla</numerusform>
            <numerusform>Eliminar %n plantillas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n template(s) deleted.</source>
        <translation>
            <numerusform>%n plantilla eliminada.</numerusform>
            <numerusform>%n plantillas eliminadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n template(s) moved to the trash.</source>
        <translation>
            <numerusform>%n plantilla movida a la papelera.</numerusform>
            <numerusform>%n plantillas movidas a la papelera.</numerusform>
        </translation>
    </message>
    <message>
        <source>Restored from the trash.</source>
        <translation>Restaurado de la papelera.</translation>
    </message>
    <message>
        <source>Removed from the folder.</source>
        <translation>Sacada de la carpeta.</translation>
    </message>
    <message>
        <source>Moved to “%1”.</source>
        <translation>Movido a «%1».</translation>
    </message>
    <message>
        <source>Changed to %1.</source>
        <translation>Cambiada a %1.</translation>
    </message>
    <message>
        <source>Previous type restored.</source>
        <translation>Cambio deshecho.</translation>
    </message>
    <message>
        <source>Close link?</source>
        <translation>¿Cerrar el enlace?</translation>
    </message>
    <message>
        <source>The link stops working and can&apos;t be reopened. A duplicate of the template gets a new link. Signed documents are kept.</source>
        <translation>Su dirección deja de funcionar y no se puede reabrir; un duplicado de la plantilla obtiene una dirección nueva. Los documentos firmados se conservan.</translation>
    </message>
    <message>
        <source>Close link</source>
        <translation>Cerrar el enlace</translation>
    </message>
    <message>
        <source>Link closed.</source>
        <translation>Enlace cerrado.</translation>
    </message>
    <message>
        <source>New documents will use these defaults.</source>
        <translation>Los documentos nuevos usarán estos valores predeterminados.</translation>
    </message>
    <message>
        <source>Previous defaults restored.</source>
        <translation>Se han restaurado los valores anteriores.</translation>
    </message>
    <message>
        <source>Renamed to “%1”.</source>
        <translation>Nombre cambiado a «%1».</translation>
    </message>
    <message>
        <source>Previous title restored.</source>
        <translation>Se ha restaurado el título anterior.</translation>
    </message>
    <message>
        <source>Move “%1” to a folder</source>
        <translation>Mover «%1» a una carpeta</translation>
    </message>
    <message numerus="yes">
        <source>Move %n template(s) to a folder</source>
        <translation>
            <numerusform>Mover %n plantilla a una carpeta</numerusform>
            <numerusform>Mover %n plantillas a una carpeta</numerusform>
        </translation>
    </message>
    <message>
        <source>Publish the link?</source>
        <translation>¿Publicar el enlace?</translation>
    </message>
    <message>
        <source>Anyone with the link can fill in and sign their own copy. A published template can&apos;t be edited.</source>
        <translation>Cualquiera que tenga el enlace puede rellenar y firmar su propia copia. Una plantilla publicada no se puede editar.</translation>
    </message>
    <message>
        <source>Publish link</source>
        <translation>Publicar enlace</translation>
    </message>
    <message>
        <source>Link published. Anyone with the link can sign.</source>
        <translation>El enlace está publicado. Cualquiera que tenga la dirección puede firmar.</translation>
    </message>
    <message>
        <source>Move undone.</source>
        <translation>Movimiento deshecho.</translation>
    </message>
</context>
<context>
    <name>ink::ui::TemplateDefaultsDialog</name>
    <message>
        <source>Document defaults</source>
        <translation>Valores predeterminados de los documentos</translation>
    </message>
    <message>
        <source>Defaults for documents from “%1”</source>
        <translation>Valores predeterminados de los documentos de «%1»</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Recipients&apos; language</source>
        <translation>Los destinatarios leen en</translation>
    </message>
    <message>
        <source>Expires after</source>
        <translation>Caduca a los</translation>
    </message>
    <message>
        <source>Reminders</source>
        <translation>Recordatorios</translation>
    </message>
    <message>
        <source>Maximum reminders</source>
        <translation>Como máximo</translation>
    </message>
    <message>
        <source>Callback address</source>
        <translation>Dirección de callback</translation>
    </message>
    <message>
        <source>Notified when a document is completed. Leave empty for none.</source>
        <translation>A quién se avisa cuando se completa un documento. Déjelo vacío para no avisar a nadie.</translation>
    </message>
    <message>
        <source>Email subject</source>
        <translation>Asunto del correo</translation>
    </message>
    <message>
        <source>Message to the recipients</source>
        <translation>Mensaje para los destinatarios</translation>
    </message>
    <message>
        <source>Enter a full http or https address.</source>
        <translation>Escriba una dirección http o https completa.</translation>
    </message>
    <message>
        <source>Documents per hour</source>
        <translation>Documentos por hora</translation>
    </message>
    <message>
        <source>Maximum number that visitors can start from this link.</source>
        <translation>Máximo que los visitantes pueden iniciar desde este enlace.</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sin límite</translation>
    </message>
</context>
<context>
    <name>ink::ui::TemplateDetailsPane</name>
    <message numerus="yes">
        <source>%n templates are selected.</source>
        <translation>
            <numerusform>%n plantilla seleccionada.</numerusform>
            <numerusform>%n plantillas seleccionadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a template to see its roles and fields.</source>
        <translation>Seleccione una plantilla para ver sus roles y campos.</translation>
    </message>
    <message numerus="yes">
        <source>%1 · used %n time(s)</source>
        <translation>
            <numerusform>%1 · usada %n vez</numerusform>
            <numerusform>%1 · usada %n veces</numerusform>
        </translation>
    </message>
    <message>
        <source>In the trash.</source>
        <translation>En la papelera.</translation>
    </message>
    <message>
        <source>Start a bulk run…</source>
        <translation>Iniciar un envío masivo…</translation>
    </message>
    <message>
        <source>Use template…</source>
        <translation>Usar plantilla…</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Show pages</source>
        <translation>Mostrar las páginas</translation>
    </message>
    <message>
        <source>Show report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>More actions for this template</source>
        <translation>Más acciones para esta plantilla</translation>
    </message>
    <message>
        <source>Public link</source>
        <translation>Dirección pública</translation>
    </message>
    <message>
        <source>Not published. Once it is published, anyone with the link can fill in and sign their own copy, and the template can&apos;t be edited.</source>
        <translation>Sin publicar. Una vez publicado, cualquiera que tenga el enlace podrá rellenar y firmar su propia copia; la plantilla ya no se podrá editar.</translation>
    </message>
    <message>
        <source>This link is closed and no longer works.</source>
        <translation>Este enlace está cerrado; su dirección ya no funciona.</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Copiar la dirección</translation>
    </message>
    <message>
        <source>Close link…</source>
        <translation>Cerrar el enlace…</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Roles</translation>
    </message>
    <message>
        <source>No roles yet. Edit the template to add them.</source>
        <translation>Aún no hay roles. Edite la plantilla para añadirlos.</translation>
    </message>
    <message>
        <source>Role %1</source>
        <translation>Rol %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Fields that you fill in</source>
        <translation>Usted rellena</translation>
    </message>
    <message>
        <source>Document defaults</source>
        <translation>Valores predeterminados de los documentos</translation>
    </message>
    <message numerus="yes">
        <source>Expires after %n day(s)</source>
        <translation>
            <numerusform>Caduca al cabo de %n día</numerusform>
            <numerusform>Caduca al cabo de %n días</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reminder every %n day(s)</source>
        <translation>
            <numerusform>Un recordatorio cada %n día</numerusform>
            <numerusform>Un recordatorio cada %n días</numerusform>
        </translation>
    </message>
    <message>
        <source>No reminders</source>
        <translation>Sin recordatorios</translation>
    </message>
    <message>
        <source>Callback to %1</source>
        <translation>Callback a %1</translation>
    </message>
    <message>
        <source>Message: %1</source>
        <translation>Mensaje: %1</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Cambiar…</translation>
    </message>
    <message>
        <source>Change document defaults</source>
        <translation>Cambiar los valores predeterminados de los documentos</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versiones</translation>
    </message>
    <message>
        <source>%1 · current</source>
        <translation>%1 · actual</translation>
    </message>
    <message>
        <source>Restore the version from %1</source>
        <translation>Restaurar la versión de %1</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n document(s) per hour</source>
        <translation>
            <numerusform>Hasta %n documento por hora</numerusform>
            <numerusform>Hasta %n documentos por hora</numerusform>
        </translation>
    </message>
    <message>
        <source>Any number of documents per hour</source>
        <translation>Cualquier número de documentos por hora</translation>
    </message>
    <message>
        <source>Publish link…</source>
        <translation>Publicar enlace…</translation>
    </message>
    <message>
        <source>Recipients&apos; language: %1</source>
        <translation>Idioma de los destinatarios: %1</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Delete permanently…</source>
        <translation>Eliminar definitivamente…</translation>
    </message>
    <message>
        <source>%1 · never used</source>
        <translation>%1 · nunca usada</translation>
    </message>
    <message>
        <source>This template isn&apos;t available offline.</source>
        <translation>Esta plantilla no está disponible sin conexión.</translation>
    </message>
</context>
<context>
    <name>ink::ui::TemplateFiles</name>
    <message>
        <source>Export the template</source>
        <translation>Exportar la plantilla</translation>
    </message>
    <message>
        <source>Templates (*%1)</source>
        <translation>Plantillas (*%1)</translation>
    </message>
    <message>
        <source>Template exported.</source>
        <translation>La plantilla está ahora en un solo archivo.</translation>
    </message>
    <message>
        <source>“%1” was imported.</source>
        <translation>Se ha importado «%1».</translation>
    </message>
    <message>
        <source>Import templates</source>
        <translation>Importar plantillas</translation>
    </message>
</context>
<context>
    <name>ink::ui::TemplatePeopleForm</name>
    <message>
        <source>Role %1</source>
        <translation>Rol %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <translation>Nombre de %1</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>Correo electrónico</translation>
    </message>
    <message>
        <source>Email address of %1</source>
        <translation>Dirección de correo de %1</translation>
    </message>
    <message>
        <source>Optional if you share the signing link yourself</source>
        <translation>Opcional: comparta usted mismo el enlace</translation>
    </message>
    <message>
        <source>Phone number of %1</source>
        <translation>Número de teléfono de %1</translation>
    </message>
    <message>
        <source>Phone number for the code by SMS</source>
        <translation>Número de teléfono para el código por SMS</translation>
    </message>
</context>
<context>
    <name>ink::ui::TemplateTableModel</name>
    <message>
        <source>Template</source>
        <translation>Plantilla</translation>
    </message>
    <message>
        <source>Bulk template</source>
        <translation>Plantilla masiva</translation>
    </message>
    <message>
        <source>Link template</source>
        <translation>Plantilla de enlace</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Documento</translation>
    </message>
    <message>
        <source>Role %1</source>
        <translation>Rol %1</translation>
    </message>
    <message>
        <source>Link, open</source>
        <translation>Enlace, abierto</translation>
    </message>
    <message>
        <source>Link, closed</source>
        <translation>Enlace, cerrado</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) created from this template</source>
        <translation>
            <numerusform>Se creó %n documento a partir de ella</numerusform>
            <numerusform>Se crearon %n documentos a partir de ella</numerusform>
        </translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Roles</translation>
    </message>
    <message>
        <source>Modified</source>
        <translation>Modificado</translation>
    </message>
    <message>
        <source>Uses</source>
        <translation>Usada</translation>
    </message>
</context>
<context>
    <name>ink::ui::TemplateUsePage</name>
    <message>
        <source>Recipients</source>
        <translation>Destinatarios</translation>
    </message>
    <message>
        <source>Fields that you fill in</source>
        <translation>Usted rellena</translation>
    </message>
    <message numerus="yes">
        <source>%n more field(s) that you can prefill</source>
        <translation>
            <numerusform>%n más que puede rellenar de antemano</numerusform>
            <numerusform>%n más que puede rellenar de antemano</numerusform>
        </translation>
    </message>
    <message>
        <source>— Recipient chooses</source>
        <translation>— elige el destinatario</translation>
    </message>
    <message>
        <source>Required: the recipient can&apos;t fill in this field.</source>
        <translation>Obligatorio: el destinatario no puede rellenar este campo.</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>El documento</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Message to all recipients (optional)</source>
        <translation>Mensaje a todos los destinatarios (opcional)</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>No folder</source>
        <translation>Sin carpeta</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Expires after</source>
        <translation>Caduca a los</translation>
    </message>
    <message>
        <source>Back to templates</source>
        <translation>Volver a las plantillas</translation>
    </message>
    <message>
        <source>Open as draft</source>
        <translation>Abrir como borrador</translation>
    </message>
    <message>
        <source>Use template</source>
        <translation>Usar plantilla</translation>
    </message>
    <message>
        <source>Use “%1”</source>
        <translation>Usar «%1»</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>You can use {name}, {date}, {template} and any {field name}.</source>
        <translation>Puede usar {name}, {date}, {template} y cualquier {nombre de campo}.</translation>
    </message>
    <message>
        <source>Title: “%1”</source>
        <translation>Título: «%1»</translation>
    </message>
    <message>
        <source>Button %1</source>
        <translation>Botón %1</translation>
    </message>
    <message>
        <source>Discard your entries?</source>
        <translation>¿Descartar lo que rellenó?</translation>
    </message>
    <message>
        <source>No document has been created from “%1” yet.</source>
        <translation>Aún no se ha creado ningún documento a partir de «%1».</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Email and link settings</source>
        <translation>Ajustes de correo y enlaces</translation>
    </message>
</context>
<context>
    <name>ink::ui::TemplateWords</name>
    <message numerus="yes">
        <source>%n file(s) visible to other roles</source>
        <translation>
            <numerusform>%n archivo visible para otros roles</numerusform>
            <numerusform>%n archivos visibles para otros roles</numerusform>
        </translation>
    </message>
    <message>
        <source>renamed</source>
        <translation>nombre cambiado</translation>
    </message>
    <message>
        <source>message changed</source>
        <translation>otro mensaje</translation>
    </message>
    <message>
        <source>defaults changed</source>
        <translation>otros valores iniciales</translation>
    </message>
    <message>
        <source>type changed</source>
        <translation>otra clase de plantilla</translation>
    </message>
    <message numerus="yes">
        <source>%n role(s) added</source>
        <translation>
            <numerusform>%n rol añadido</numerusform>
            <numerusform>%n roles añadidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n role(s) removed</source>
        <translation>
            <numerusform>%n rol eliminado</numerusform>
            <numerusform>%n roles eliminados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n role(s) changed</source>
        <translation>
            <numerusform>%n rol modificado</numerusform>
            <numerusform>%n roles modificados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) added</source>
        <translation>
            <numerusform>%n campo añadido</numerusform>
            <numerusform>%n campos añadidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) removed</source>
        <translation>
            <numerusform>%n campo eliminado</numerusform>
            <numerusform>%n campos eliminados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) moved</source>
        <translation>
            <numerusform>%n campo movido</numerusform>
            <numerusform>%n campos movidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) changed</source>
        <translation>
            <numerusform>%n campo modificado</numerusform>
            <numerusform>%n campos modificados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) added</source>
        <translation>
            <numerusform>%n archivo añadido</numerusform>
            <numerusform>%n archivos añadidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) removed</source>
        <translation>
            <numerusform>%n archivo eliminado</numerusform>
            <numerusform>%n archivos eliminados</numerusform>
        </translation>
    </message>
    <message>
        <source>no changes</source>
        <translation>guardada de nuevo</translation>
    </message>
</context>
<context>
    <name>ink::ui::TemplatesPage</name>
    <message>
        <source>New template</source>
        <translation>Nueva plantilla</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Delete permanently…</source>
        <translation>Eliminar definitivamente…</translation>
    </message>
    <message>
        <source>Use template…</source>
        <translation>Usar plantilla…</translation>
    </message>
    <message>
        <source>Start a bulk run…</source>
        <translation>Iniciar un envío masivo…</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Show pages</source>
        <translation>Mostrar las páginas</translation>
    </message>
    <message>
        <source>Show report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar nombre</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Change to</source>
        <translation>Cambiar a</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation>Mover a la papelera</translation>
    </message>
    <message>
        <source>New folder</source>
        <translation>Nueva carpeta</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Plantillas</translation>
    </message>
    <message>
        <source>Search titles and roles</source>
        <translation>Buscar títulos y roles</translation>
    </message>
    <message>
        <source>Search templates</source>
        <translation>Buscar plantillas</translation>
    </message>
    <message>
        <source>Folders of templates</source>
        <translation>Carpetas de plantillas</translation>
    </message>
    <message>
        <source>No results for “%1”.</source>
        <translation>Sin resultados para «%1».</translation>
    </message>
    <message>
        <source>Clear search</source>
        <translation>Borrar la búsqueda</translation>
    </message>
    <message>
        <source>The trash is empty.</source>
        <translation>La papelera está vacía.</translation>
    </message>
    <message>
        <source>This folder is empty. Drag templates onto the folder to move them here.</source>
        <translation>Esta carpeta está vacía. Arrastre plantillas sobre ella para guardarlas aquí.</translation>
    </message>
    <message>
        <source>No templates yet. A template stores the fields and roles of a document that you send repeatedly.</source>
        <translation>Aún no hay plantillas. Una plantilla conserva los campos y roles de un documento que envía una y otra vez.</translation>
    </message>
    <message>
        <source>Export to a file…</source>
        <translation>Exportar a un archivo…</translation>
    </message>
    <message>
        <source>First saved version</source>
        <translation>Primera versión guardada</translation>
    </message>
    <message>
        <source>Version restored.</source>
        <translation>Versión restaurada.</translation>
    </message>
    <message>
        <source>The document is in the outbox and will be sent when the connection is back.</source>
        <translation>Está en la bandeja de salida y se enviará cuando vuelva la conexión.</translation>
    </message>
    <message>
        <source>Move to folder…</source>
        <translation>Mover a una carpeta…</translation>
    </message>
    <message numerus="yes">
        <source>%n template(s)</source>
        <translation>
            <numerusform>%n plantilla</numerusform>
            <numerusform>%n plantillas</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a sample template</source>
        <translation>Añadir una plantilla de ejemplo</translation>
    </message>
</context>
<context>
    <name>ink::ui::ThumbnailList</name>
    <message>
        <source>Page thumbnails</source>
        <translation>Páginas de un vistazo</translation>
    </message>
</context>
<context>
    <name>ink::ui::ThumbnailModel</name>
    <message>
        <source>Page %1</source>
        <translation>Página %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n field(s)</source>
        <translation>
            <numerusform>%1, %n campo</numerusform>
            <numerusform>%1, %n campos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, file “%2”</source>
        <translation>%1, archivo «%2»</translation>
    </message>
</context>
<context>
    <name>ink::ui::Toast</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>The folder %1 couldn&apos;t be opened.</source>
        <translation>No se puede abrir la carpeta %1 desde aquí.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir carpeta</translation>
    </message>
</context>
<context>
    <name>ink::ui::TodayPage</name>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Nothing is waiting for you.</source>
        <translation>No tiene nada pendiente.</translation>
    </message>
    <message>
        <source>New document…</source>
        <translation>Nuevo documento…</translation>
    </message>
    <message>
        <source>Show documents</source>
        <translation>Mostrar documentos</translation>
    </message>
    <message>
        <source>Answer sent.</source>
        <translation>Respuesta enviada.</translation>
    </message>
</context>
<context>
    <name>ink::ui::TodayTable</name>
    <message>
        <source>Document</source>
        <translation>Documento</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
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
            <numerusform>%n más</numerusform>
            <numerusform>%n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>Show document</source>
        <translation>Mostrar documento</translation>
    </message>
</context>
<context>
    <name>ink::ui::TodayWords</name>
    <message>
        <source>Waiting for less than a day</source>
        <translation>Pendiente desde hace menos de un día</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %n days</source>
        <translation>
            <numerusform>Pendiente desde hace %n día</numerusform>
            <numerusform>Pendiente desde hace %n días</numerusform>
        </translation>
    </message>
    <message>
        <source>Due today</source>
        <translation>Vence hoy</translation>
    </message>
    <message>
        <source>Due tomorrow</source>
        <translation>Vence mañana</translation>
    </message>
    <message numerus="yes">
        <source>Due in %n days</source>
        <translation>
            <numerusform>Vence en %n día</numerusform>
            <numerusform>Vence en %n días</numerusform>
        </translation>
    </message>
    <message>
        <source>Accounts that could not be checked</source>
        <translation>Cuentas que no se pudieron consultar</translation>
    </message>
    <message>
        <source>Waiting for me</source>
        <translation>Pendientes de mí</translation>
    </message>
    <message>
        <source>Undelivered email</source>
        <translation>Correos sin entregar</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Preguntas</translation>
    </message>
    <message numerus="yes">
        <source>Deadline within %n days</source>
        <translation>
            <numerusform>Plazo en %n día como máximo</numerusform>
            <numerusform>Plazo en %n días como máximo</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting for others for a week or longer</source>
        <translation>Pendientes de otros desde hace una semana o más</translation>
    </message>
    <message>
        <source>Unfinished bulk runs</source>
        <translation>Envíos masivos sin terminar</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Borradores</translation>
    </message>
    <message>
        <source>%1 of %2 documents sent</source>
        <translation>%1 de %2 documentos enviados</translation>
    </message>
    <message>
        <source>Changed %1</source>
        <comment>%1: a relative time, such as yesterday</comment>
        <translation>Modificado: %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Open account</source>
        <translation>Abrir la cuenta</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Firmar</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisar</translation>
    </message>
    <message>
        <source>Correct address</source>
        <translation>Corregir la dirección</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Responder</translation>
    </message>
    <message>
        <source>Remind</source>
        <translation>Recordar</translation>
    </message>
    <message>
        <source>Resume run</source>
        <translation>Reanudar el envío</translation>
    </message>
    <message>
        <source>Open draft</source>
        <translation>Abrir el borrador</translation>
    </message>
    <message>
        <source>Overdue</source>
        <translation>Vencido</translation>
    </message>
</context>
<context>
    <name>ink::ui::TrustedListsSection</name>
    <message>
        <source>Valid until %1</source>
        <translation>Válida hasta %1</translation>
    </message>
    <message>
        <source>%1: list %2</source>
        <comment>territory, number of the list</comment>
        <translation>%1: lista %2</translation>
    </message>
    <message>
        <source>Trusted lists</source>
        <translation>Listas de confianza</translation>
    </message>
    <message>
        <source>Trusted lists (ETSI TS 119 612) say which certificates are qualified. Put the lists into a folder, together with the certificates that may sign the first one. For the European lists, the Official Journal of the European Union publishes these certificates.</source>
        <translation>Las listas de confianza (ETSI TS 119 612) indican qué certificados son cualificados. Coloque las listas en una carpeta junto con los certificados que pueden firmar la primera. Para las listas europeas, el Diario Oficial de la Unión Europea publica estos certificados.</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recargar</translation>
    </message>
    <message>
        <source>Don&apos;t use trusted lists</source>
        <translation>No usar listas de confianza</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>Publisher</source>
        <translation>Editor</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Choose the folder with trusted lists</source>
        <translation>Elegir la carpeta con las listas de confianza</translation>
    </message>
    <message>
        <source>Trusted lists are no longer used.</source>
        <translation>Ya no se utilizan listas de confianza.</translation>
    </message>
    <message>
        <source>Trusted lists changed.</source>
        <translation>Listas de confianza modificadas.</translation>
    </message>
    <message>
        <source>No folder</source>
        <translation>Ninguna carpeta</translation>
    </message>
    <message>
        <source>Set by your administrator.</source>
        <translation>Establecido por su administrador.</translation>
    </message>
    <message>
        <source>This folder doesn&apos;t exist.</source>
        <translation>Esta carpeta no existe.</translation>
    </message>
    <message>
        <source>This folder has no trusted lists.</source>
        <translation>Esta carpeta no contiene listas de confianza.</translation>
    </message>
</context>
<context>
    <name>ink::ui::UsageSection</name>
    <message>
        <source>Usage</source>
        <translation>Uso</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Periodo</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Este mes</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>El mes pasado</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Este año</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>El año pasado</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Agrupar por</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mes</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>Clave de API</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Plantilla</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>Exportar CSV…</translation>
    </message>
    <message>
        <source>One row for each document that was sent in the period</source>
        <translation>Una fila por cada documento enviado en el periodo</translation>
    </message>
    <message>
        <source>This service doesn&apos;t list charges. What you have spent is under Account.</source>
        <translation>Este servicio no muestra los cargos. Lo que ha gastado está en Cuenta.</translation>
    </message>
    <message>
        <source>Each document that you send is one charge. Drafts, templates and repeated requests are free. Deleted documents and revoked keys stay in the list.</source>
        <translation>Cada documento que envía es un cargo. Los borradores, las plantillas y las solicitudes repetidas son gratuitos. Los documentos eliminados y las claves revocadas siguen en la lista.</translation>
    </message>
    <message>
        <source>No documents were sent in this period.</source>
        <translation>No se envió ningún documento en este periodo.</translation>
    </message>
    <message>
        <source>Total: %1</source>
        <translation>Total: %1</translation>
    </message>
    <message>
        <source>Documents sent</source>
        <translation>Documentos enviados</translation>
    </message>
    <message numerus="yes">
        <source>%n more row(s) are in the exported file.</source>
        <translation>
            <numerusform>Hay %n fila más en el archivo exportado.</numerusform>
            <numerusform>Hay %n filas más en el archivo exportado.</numerusform>
        </translation>
    </message>
    <message>
        <source>Without an API key</source>
        <translation>Sin clave de API</translation>
    </message>
    <message>
        <source>%1 (…%2)</source>
        <comment>API key</comment>
        <translation>%1 (…%2)</translation>
    </message>
    <message>
        <source>Without a template</source>
        <translation>Sin plantilla</translation>
    </message>
    <message>
        <source>Template %1</source>
        <translation>Plantilla %1</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n documento</numerusform>
            <numerusform>%n documentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repeated request(s), free</source>
        <translation>
            <numerusform>%n solicitud repetida, gratuita</numerusform>
            <numerusform>%n solicitudes repetidas, gratuitas</numerusform>
        </translation>
    </message>
    <message>
        <source>Charges exported.</source>
        <translation>Cargos exportados.</translation>
    </message>
    <message>
        <source>Export charges</source>
        <translation>Exportar los cargos</translation>
    </message>
    <message>
        <source>Charges</source>
        <comment>file name</comment>
        <translation>Cargos</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Nobody is charged on this computer: the price of each document that you send counts towards your own spending limit.</source>
        <translation>En este equipo no se cobra a nadie: el precio de cada documento que envía cuenta para su propio límite de gasto.</translation>
    </message>
</context>
<context>
    <name>ink::ui::UserShortcuts</name>
    <message>
        <source>Use a shortcut with Ctrl, or a function key.</source>
        <translation>Use Ctrl o una tecla de función.</translation>
    </message>
    <message>
        <source>“%1” is already assigned to “%2”.</source>
        <translation>«%1» es el atajo de «%2».</translation>
    </message>
    <message>
        <source>“%1” is reserved and can&apos;t be assigned.</source>
        <translation>«%1» no se puede cambiar.</translation>
    </message>
</context>
<context>
    <name>ink::ui::VerifyPage</name>
    <message>
        <source>Verify a file</source>
        <translation>Verificar un archivo</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Archivos PDF (*.pdf)</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Qué cambió</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>Verify another file…</source>
        <translation>Verificar otro archivo…</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Volver al veredicto</translation>
    </message>
    <message>
        <source>Reading “%1”…</source>
        <translation>Leyendo «%1»…</translation>
    </message>
    <message>
        <source>Drop a signed PDF here to check whether it was changed after signing</source>
        <translation>Suelte aquí un PDF firmado para comprobar si se modificó después de firmarlo</translation>
    </message>
    <message>
        <source>Choose a PDF…</source>
        <translation>Elegir un PDF…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Comparing page %1 of %2…</source>
        <translation>Comparando la página %1 de %2…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>ink::ui::VerifyReportView</name>
    <message>
        <source>Show what changed</source>
        <translation>Mostrar qué cambió</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>action: what it is about</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Observaciones</translation>
    </message>
    <message>
        <source>Signature %1: %2</source>
        <translation>Firma %1: %2</translation>
    </message>
    <message>
        <source>%1 (by %2)</source>
        <comment>time, authority</comment>
        <translation>%1 (por %2)</translation>
    </message>
    <message>
        <source>%1; this computer doesn&apos;t trust the authority</source>
        <comment>time proof</comment>
        <translation>%1; este equipo no confía en la autoridad</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Firma</translation>
    </message>
    <message>
        <source>Signatures</source>
        <translation>Firmas</translation>
    </message>
    <message>
        <source>Unknown signer</source>
        <translation>Firmante desconocido</translation>
    </message>
    <message>
        <source>Signing time</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>%1 (signer&apos;s clock)</source>
        <translation>%1 (según el reloj del firmante)</translation>
    </message>
    <message>
        <source>Time-stamp</source>
        <translation>Sello de tiempo</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>Abarca</translation>
    </message>
    <message>
        <source>The whole file</source>
        <translation>Todo el archivo</translation>
    </message>
    <message>
        <source>Revision %1 of %2</source>
        <translation>Revisión %1 de %2</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Certificado</translation>
    </message>
    <message>
        <source>Issued by</source>
        <translation>Emitido por</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>Algoritmo</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Huella digital</translation>
    </message>
    <message>
        <source>Revisions</source>
        <translation>Revisiones</translation>
    </message>
    <message>
        <source>Revision %1 (current)</source>
        <translation>Revisión %1, tal como está ahora</translation>
    </message>
    <message>
        <source>Revision %1</source>
        <translation>Revisión %1</translation>
    </message>
    <message>
        <source>Not signed</source>
        <translation>Sin firmar</translation>
    </message>
    <message>
        <source>Changes content protected by an earlier signature.</source>
        <translation>Cambia lo que protege una firma anterior.</translation>
    </message>
    <message>
        <source>Compare side by side</source>
        <translation>Comparar una junto a otra</translation>
    </message>
    <message>
        <source>Recipients</source>
        <translation>Destinatarios</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Changes after signing</source>
        <translation>Cambios después de firmar</translation>
    </message>
    <message>
        <source>As recorded and sealed by %1.</source>
        <translation>Tal como lo registró y selló %1.</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Contraseña</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>Legal status</source>
        <translation>Estado legal</translation>
    </message>
    <message>
        <source>Trust service</source>
        <translation>Servicio de confianza</translation>
    </message>
</context>
<context>
    <name>ink::ui::VerifyWords</name>
    <message>
        <source>Intact</source>
        <translation>Íntegro</translation>
    </message>
    <message>
        <source>Changed after signing</source>
        <translation>Cambiado después de firmar</translation>
    </message>
    <message>
        <source>Broken</source>
        <translation>Roto</translation>
    </message>
    <message>
        <source>Not signed</source>
        <translation>Sin firmar</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Ilegible</translation>
    </message>
    <message>
        <source>This document hasn&apos;t been changed since it was signed.</source>
        <translation>Este documento es exactamente lo que se firmó.</translation>
    </message>
    <message>
        <source>The signed content does not match the signature. Do not rely on this file.</source>
        <translation>El contenido firmado no corresponde a la firma. No confíe en este archivo.</translation>
    </message>
    <message>
        <source>This file has no signature, so it can&apos;t be verified.</source>
        <translation>Este archivo no contiene ninguna firma, así que no se puede verificar.</translation>
    </message>
    <message>
        <source>This file can&apos;t be read as a PDF.</source>
        <translation>Este archivo no se puede leer como PDF.</translation>
    </message>
    <message>
        <source>Signed with the certificate of this workspace.</source>
        <translation>Firmado con el certificado de este espacio de trabajo.</translation>
    </message>
    <message>
        <source>Signed with a certificate that this computer trusts.</source>
        <translation>Firmado con un certificado en el que confía este equipo.</translation>
    </message>
    <message>
        <source>The certificate is self-signed. Compare its fingerprint with one you got from the signer.</source>
        <translation>El firmante responde de sí mismo: compare la huella digital con una que haya recibido de él.</translation>
    </message>
    <message>
        <source>This file has no certificate that confirms its origin.</source>
        <translation>Nadie respalda este archivo con un certificado.</translation>
    </message>
    <message>
        <source>Form fields were filled in after this signature. The signature allows this.</source>
        <translation>Se rellenaron campos de formulario después de esta firma, tal como ella permite.</translation>
    </message>
    <message>
        <source>Parts of the document were removed after signing.</source>
        <translation>Se eliminó algo del documento después de que se firmara.</translation>
    </message>
    <message>
        <source>The visible content was changed after signing.</source>
        <translation>Lo que muestra una página se cambió después de que se firmara.</translation>
    </message>
    <message>
        <source>A field locked by the signer was changed.</source>
        <translation>Se cambió un campo que el firmante había bloqueado.</translation>
    </message>
    <message>
        <source>The signed content was changed.</source>
        <translation>Los bytes firmados no son los que se firmaron.</translation>
    </message>
    <message>
        <source>The signature uses an algorithm that is no longer secure.</source>
        <translation>La firma usa un algoritmo que hoy es demasiado débil.</translation>
    </message>
    <message>
        <source>A signature field was placed over text or a picture after signing.</source>
        <translation>Un campo de firma se puso sobre texto o una imagen después de firmar.</translation>
    </message>
    <message>
        <source>The appearance of a form field doesn&apos;t match its value.</source>
        <translation>Un campo de formulario muestra algo distinto de lo que contiene.</translation>
    </message>
    <message>
        <source>The file contains hidden content that only some programs show.</source>
        <translation>Se ocultó en el archivo algo que solo muestran algunos programas.</translation>
    </message>
    <message>
        <source>An annotation was added to a page after signing.</source>
        <translation>Se colocó algo en una página después de que se firmara.</translation>
    </message>
    <message>
        <source>Comments were added after this signature. The signature allows this.</source>
        <translation>Se añadieron comentarios después de esta firma, tal como ella permite.</translation>
    </message>
    <message>
        <source>Validation data was added.</source>
        <translation>Se añadieron datos de validación.</translation>
    </message>
    <message>
        <source>The document&apos;s metadata was changed.</source>
        <translation>Se cambió la descripción del documento.</translation>
    </message>
    <message>
        <source>The signer&apos;s certificate was revoked.</source>
        <translation>El certificado del firmante había sido revocado.</translation>
    </message>
    <message>
        <source>The certificate was revoked after the time proven by the time-stamp.</source>
        <translation>El certificado se revocó más tarde, después del momento que demuestra un sello de tiempo.</translation>
    </message>
    <message>
        <source>This certificate is trusted based on its fingerprint.</source>
        <translation>Usted confía en este certificado por su huella digital.</translation>
    </message>
    <message>
        <source>A time-stamp in the file doesn&apos;t belong to this signature.</source>
        <translation>Un sello de tiempo del archivo pertenece a otra cosa.</translation>
    </message>
    <message>
        <source>A time-stamp was created with an unsuitable certificate.</source>
        <translation>Un sello de tiempo se hizo con un certificado que no está destinado a ello.</translation>
    </message>
    <message>
        <source>The embedded history is complete and matches the original.</source>
        <translation>El historial del archivo está completo y corresponde al original.</translation>
    </message>
    <message>
        <source>The embedded history was changed.</source>
        <translation>El historial del archivo se cambió.</translation>
    </message>
    <message>
        <source>The embedded history is complete but refers to other files.</source>
        <translation>El historial incluido está completo, pero se refiere a otros archivos.</translation>
    </message>
    <message>
        <source>The visible content was changed after signing. Do not rely on this file.</source>
        <translation>El contenido visible se modificó después de la firma. No confíe en este archivo.</translation>
    </message>
    <message>
        <source>Different programs may show different content for this file. Do not rely on it.</source>
        <translation>Este archivo puede mostrar contenido distinto según el programa. No confíe en él.</translation>
    </message>
    <message>
        <source>Validation data was removed after signing. The content is unchanged, but the signatures may be harder to validate later.</source>
        <translation>Se eliminaron datos de validación después de la firma. El contenido no cambió, pero puede resultar más difícil validar las firmas más adelante.</translation>
    </message>
    <message>
        <source>The file was changed after signing in a way that the signature doesn&apos;t allow.</source>
        <translation>El archivo se modificó después de la firma de una manera que la firma no permite.</translation>
    </message>
    <message>
        <source>The content hasn&apos;t been changed since it was signed. Parts of the file were rewritten without changing the visible content.</source>
        <translation>El contenido es exactamente el que se firmó. Se reescribieron partes del archivo sin cambiar lo que muestra.</translation>
    </message>
    <message>
        <source>The signature can&apos;t be checked because the signer&apos;s certificate is missing.</source>
        <translation>La firma no se puede comprobar porque falta el certificado del firmante.</translation>
    </message>
    <message>
        <source>A page looks different from what was signed.</source>
        <translation>Una página tiene un aspecto distinto del que se firmó.</translation>
    </message>
    <message>
        <source>PDF readers may show this file differently.</source>
        <translation>Los programas pueden leer este archivo de forma distinta.</translation>
    </message>
    <message>
        <source>A signature field that was added after signing is also used for something else.</source>
        <translation>Un campo de firma añadido después de la firma es también otra cosa.</translation>
    </message>
    <message>
        <source>The form&apos;s default appearance was changed after signing.</source>
        <translation>El aspecto predeterminado del formulario se modificó después de la firma.</translation>
    </message>
    <message>
        <source>Overlapping annotations were reordered after signing.</source>
        <translation>Se reordenaron anotaciones superpuestas después de la firma.</translation>
    </message>
    <message>
        <source>The text for screen readers was changed after signing.</source>
        <translation>El texto para lectores de pantalla se modificó después de la firma.</translation>
    </message>
    <message>
        <source>Validation data was removed after signing. The visible content is unchanged.</source>
        <translation>Se eliminaron datos de validación después de la firma. Lo que muestra el documento no cambió.</translation>
    </message>
    <message>
        <source>Parts of the file were rewritten after signing without changing the visible content.</source>
        <translation>Se reescribieron partes del archivo después de la firma sin cambiar lo que muestra.</translation>
    </message>
    <message>
        <source>The signature value is encoded in an unusual way. The content isn&apos;t affected.</source>
        <translation>El valor de la firma está escrito de forma inusual. El contenido no se ve afectado.</translation>
    </message>
    <message>
        <source>An entry marked as a time-stamp isn&apos;t a valid time-stamp.</source>
        <translation>Una entrada que dice ser un sello de tiempo no lo es.</translation>
    </message>
    <message>
        <source>The file is encrypted in a way that isn&apos;t supported.</source>
        <translation>El archivo está cifrado de una forma no compatible.</translation>
    </message>
    <message>
        <source>Personal link</source>
        <translation>Enlace personal</translation>
    </message>
    <message>
        <source>In person, hosted by %1</source>
        <translation>En persona, con %1</translation>
    </message>
    <message>
        <source>On paper, recorded by %1</source>
        <translation>En papel, registrado por %1</translation>
    </message>
    <message>
        <source>Code by email</source>
        <translation>Código por correo</translation>
    </message>
    <message>
        <source>Code by SMS</source>
        <translation>Código por SMS</translation>
    </message>
    <message>
        <source>Access code</source>
        <translation>Código de acceso</translation>
    </message>
    <message>
        <source>Not fully checked</source>
        <translation>No comprobado del todo</translation>
    </message>
    <message>
        <source>The signed content is unchanged. The signatures allow the later changes.</source>
        <translation>Lo firmado no ha cambiado. Las firmas permiten lo que se cambió después.</translation>
    </message>
    <message>
        <source>Intact, but a value was replaced</source>
        <translation>Íntegro, pero se sustituyó un valor</translation>
    </message>
    <message>
        <source>Intact, but with a weak signature</source>
        <translation>Íntegro, pero con una firma débil</translation>
    </message>
    <message>
        <source>Some content added after signing couldn&apos;t be compared with the signed content. Check the file in another program before you rely on it.</source>
        <translation>No todo lo que se añadió después de firmar se pudo comparar con lo firmado. Compruebe el archivo en otro programa antes de confiar en él.</translation>
    </message>
    <message>
        <source>This computer doesn&apos;t trust the signer&apos;s certificate.</source>
        <translation>Este equipo no confía en el certificado del firmante.</translation>
    </message>
    <message>
        <source>Page %1: %2</source>
        <comment>where a change is, and the change</comment>
        <translation>Página %1: %2</translation>
    </message>
    <message>
        <source>The embedded history matches the original. Some details are withheld, because they may be about files that some recipients can&apos;t see.</source>
        <translation>El historial del archivo corresponde al original. Faltan algunos detalles, porque pueden referirse a archivos que algunos destinatarios no pueden ver.</translation>
    </message>
    <message>
        <source>This file is password-protected. Enter its password to verify it.</source>
        <translation>Este archivo está protegido con contraseña. Introduzca la contraseña para verificarlo.</translation>
    </message>
    <message>
        <source>%1, on %2</source>
        <comment>legal status, time</comment>
        <translation>%1, el %2</translation>
    </message>
    <message>
        <source>%1 by %2, in list %3 of %4, issued on %5</source>
        <translation>%1 de %2, en la lista %3 de %4, publicada el %5</translation>
    </message>
</context>
<context>
    <name>ink::ui::VisibilityWords</name>
    <message>
        <source>Only %1 sees “%2”. Make it visible to another recipient first.</source>
        <translation>Solo %1 ve «%2». Hágalo visible primero para otro destinatario.</translation>
    </message>
    <message>
        <source>“%2” is the only file that %1 sees. Show another one first.</source>
        <translation>«%2» es el único archivo que ve %1. Muéstrele primero otro.</translation>
    </message>
    <message>
        <source>The field “%3” in “%2” depends on a file that is hidden from %1. Show that file first.</source>
        <translation>El campo «%3» de «%2» depende de un archivo oculto para %1. Muestre primero ese archivo.</translation>
    </message>
    <message>
        <source>%1 sees the field “%3” in another file, which depends on a field in “%2”. The file can&apos;t be hidden from them.</source>
        <translation>%1 ve en otro archivo el campo «%3», que depende de un campo de «%2». No se le puede ocultar el archivo.</translation>
    </message>
    <message>
        <source>%1 has the field “%3” in “%2”, so the file can&apos;t be hidden from them.</source>
        <translation>%1 tiene el campo «%3» en «%2», por lo que no se le puede ocultar el archivo.</translation>
    </message>
    <message>
        <source>“%2” is hidden from %1.</source>
        <translation>«%2» está oculto para %1.</translation>
    </message>
    <message>
        <source>%1 sees “%2”.</source>
        <translation>%1 ve «%2».</translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) are hidden from some recipients.</source>
        <translation>
            <numerusform>%n archivo más está oculto para algunos destinatarios.</numerusform>
            <numerusform>%n archivos más están ocultos para algunos destinatarios.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone sees all files.</source>
        <translation>Todos ven todos los archivos.</translation>
    </message>
    <message numerus="yes">
        <source>%1 do(es)n&apos;t see “%2”.</source>
        <translation>
            <numerusform>%1 no ve «%2».</numerusform>
            <numerusform>%1 no ven «%2».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %1 see(s) “%2”.</source>
        <translation>
            <numerusform>Solo %1 ve «%2».</numerusform>
            <numerusform>Solo %1 ven «%2».</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody sees “%1”.</source>
        <translation>Nadie ve «%1».</translation>
    </message>
</context>
<context>
    <name>ink::ui::WaitingModel</name>
    <message>
        <source>Less than a day</source>
        <translation>Menos de un día</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n día</numerusform>
            <numerusform>%n días</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Less than a day left</source>
        <translation>Menos de un día</translation>
    </message>
    <message numerus="yes">
        <source>%n days left</source>
        <translation>
            <numerusform>queda %n día</numerusform>
            <numerusform>quedan %n días</numerusform>
        </translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Waiting for</source>
        <translation>Espera a</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Documento</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Waiting time</source>
        <translation>Desde hace</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Plazo</translation>
    </message>
    <message>
        <source>Last reminder</source>
        <translation>Último recordatorio</translation>
    </message>
    <message>
        <source>Requested</source>
        <translation>Solicitado</translation>
    </message>
</context>
<context>
    <name>ink::ui::WaitingPage</name>
    <message>
        <source>Waiting for others</source>
        <translation>Pendiente de otros</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Waiting a week or longer</source>
        <translation>Desde hace una semana o más</translation>
    </message>
    <message numerus="yes">
        <source>Deadline within %n days</source>
        <translation>
            <numerusform>Plazo en %n día como máximo</numerusform>
            <numerusform>Plazo en %n días como máximo</numerusform>
        </translation>
    </message>
    <message>
        <source>Undelivered email or open question</source>
        <translation>Correo no entregado o pregunta abierta</translation>
    </message>
    <message>
        <source>People to show</source>
        <translation>Quién se muestra</translation>
    </message>
    <message>
        <source>Show document</source>
        <translation>Mostrar documento</translation>
    </message>
    <message>
        <source>Nobody needs to act on your documents right now.</source>
        <translation>Nadie tiene que actuar en sus documentos ahora.</translation>
    </message>
    <message>
        <source>Nobody matches this filter.</source>
        <translation>Nadie coincide con este filtro.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>%1: people, %2: documents</comment>
        <translation>%1 en %2</translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n persona</numerusform>
            <numerusform>%n personas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents</source>
        <translation>
            <numerusform>%n documento</numerusform>
            <numerusform>%n documentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>These people will be reminded:</source>
        <translation>Se recuerda a estas personas:</translation>
    </message>
    <message>
        <source>These people can&apos;t be reached by email:</source>
        <translation>El correo no llega a estas personas:</translation>
    </message>
    <message>
        <source>Send reminders?</source>
        <translation>¿Enviar recordatorios?</translation>
    </message>
    <message numerus="yes">
        <source>Remind %n people</source>
        <translation>
            <numerusform>Recordar a %n persona</numerusform>
            <numerusform>Recordar a %n personas</numerusform>
        </translation>
    </message>
    <message>
        <source>Show:</source>
        <translation>Mostrar:</translation>
    </message>
    <message>
        <source>You can&apos;t send reminders while you&apos;re offline.</source>
        <translation>Desde aquí no se pueden enviar recordatorios sin conexión.</translation>
    </message>
    <message>
        <source>This list isn&apos;t available offline.</source>
        <translation>Esta lista no está disponible sin conexión.</translation>
    </message>
    <message>
        <source>Remind</source>
        <translation>Recordar</translation>
    </message>
</context>
<context>
    <name>ink::ui::WelcomePage</name>
    <message>
        <source>Welcome to Inkstone</source>
        <translation>Le damos la bienvenida a Inkstone</translation>
    </message>
    <message>
        <source>Prepare documents, have them signed, and keep the proof.</source>
        <translation>Prepare documentos, hágalos firmar y conserve la prueba.</translation>
    </message>
    <message>
        <source>Work on this computer</source>
        <translation>Trabajar en este equipo</translation>
    </message>
    <message>
        <source>Everything stays on this computer. No account needed.</source>
        <translation>Todo queda en este equipo. No se necesita cuenta.</translation>
    </message>
    <message>
        <source>Connect to a service</source>
        <translation>Conectar con un servicio</translation>
    </message>
    <message>
        <source>Use your team&apos;s signing service with an API key.</source>
        <translation>Trabaje con el servicio de firma de su equipo y su clave de API.</translation>
    </message>
    <message>
        <source>Or drop a PDF here to start on this computer</source>
        <translation>O suelte un PDF aquí para empezar en este equipo</translation>
    </message>
    <message>
        <source>Choose a PDF…</source>
        <translation>Elegir un PDF…</translation>
    </message>
    <message>
        <source>Your administrator doesn&apos;t allow this.</source>
        <translation>Su administrador no lo permite.</translation>
    </message>
    <message>
        <source>Try a sample document</source>
        <translation>Probar un documento de ejemplo</translation>
    </message>
</context>
<context>
    <name>ink::ui::WidgetPrompts</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Volver</translation>
    </message>
</context>
<context>
    <name>ink::ui::WindowActions</name>
    <message>
        <source>&amp;About Inkstone</source>
        <translation>&amp;Acerca de Inkstone</translation>
    </message>
    <message>
        <source>&amp;New document…</source>
        <translation>&amp;Nuevo documento…</translation>
    </message>
    <message>
        <source>Choose PDF files to send for signature</source>
        <translation>Elegir archivos PDF para enviar a firmar</translation>
    </message>
    <message>
        <source>&amp;Open PDF…</source>
        <translation>&amp;Abrir PDF…</translation>
    </message>
    <message>
        <source>A signed PDF is verified; any other PDF becomes a new document</source>
        <translation>Un PDF firmado se verifica; cualquier otro se convierte en un documento nuevo</translation>
    </message>
    <message>
        <source>&amp;Verify a file…</source>
        <translation>&amp;Verificar un archivo…</translation>
    </message>
    <message>
        <source>Checks whether a signed PDF was changed after signing</source>
        <translation>Ver si un PDF firmado sigue siendo lo que se firmó</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>A&amp;justes</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Buscar</translation>
    </message>
    <message>
        <source>&amp;Send…</source>
        <translation>&amp;Enviar…</translation>
    </message>
    <message>
        <source>Desktop &amp;notifications</source>
        <translation>&amp;Notificaciones de escritorio</translation>
    </message>
    <message>
        <source>Shows a notification when a document is opened, signed, completed or declined</source>
        <translation>Avisar en el escritorio cuando algo se abre, se firma, se completa o se rechaza</translation>
    </message>
    <message>
        <source>New fol&amp;der…</source>
        <translation>Nueva &amp;carpeta…</translation>
    </message>
    <message>
        <source>&amp;Documents</source>
        <translation>&amp;Documentos</translation>
    </message>
    <message>
        <source>C&amp;lose page</source>
        <translation>Cerrar pá&amp;gina</translation>
    </message>
    <message>
        <source>&amp;Templates</source>
        <translation>&amp;Plantillas</translation>
    </message>
    <message>
        <source>&amp;Bulk runs</source>
        <translation>&amp;Envíos masivos</translation>
    </message>
    <message>
        <source>R&amp;eports</source>
        <translation>&amp;Informes</translation>
    </message>
    <message>
        <source>&amp;Verify</source>
        <translation>&amp;Verificar</translation>
    </message>
    <message>
        <source>&amp;Outbox</source>
        <translation>&amp;Bandeja de salida</translation>
    </message>
    <message>
        <source>&amp;Waiting for others</source>
        <translation>Pendien&amp;te de otros</translation>
    </message>
    <message>
        <source>Shows who needs to act on your documents and lets you send reminders</source>
        <translation>Muestra quién tiene que actuar en sus documentos y envía recordatorios</translation>
    </message>
    <message>
        <source>Waiting for &amp;me</source>
        <translation>Pendiente&amp;s de mí</translation>
    </message>
    <message>
        <source>Review the documents waiting for your signature and sign them together</source>
        <translation>Recorre los documentos que esperan su firma y los firma juntos</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>&amp;Actualizar</translation>
    </message>
    <message>
        <source>&amp;Commands…</source>
        <translation>&amp;Comandos…</translation>
    </message>
    <message>
        <source>Appearance: system default</source>
        <translation>Apariencia: según el sistema</translation>
    </message>
    <message>
        <source>Appearance: light</source>
        <translation>Apariencia: clara</translation>
    </message>
    <message>
        <source>Appearance: dark</source>
        <translation>Apariencia: oscura</translation>
    </message>
    <message>
        <source>Appearance: high contrast</source>
        <translation>Apariencia: alto contraste</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edición</translation>
    </message>
    <message>
        <source>&amp;Arrange</source>
        <translation>&amp;Organizar</translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation>&amp;Página</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>A&amp;ppearance</source>
        <translation>Apa&amp;riencia</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>Idio&amp;ma</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Deshacer: %1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Rehacer: %1</translation>
    </message>
    <message>
        <source>New template…</source>
        <translation>Nueva plantilla…</translation>
    </message>
    <message>
        <source>Settings: %1</source>
        <translation>Ajustes: %1</translation>
    </message>
    <message>
        <source>Toda&amp;y</source>
        <translation>&amp;Hoy</translation>
    </message>
    <message>
        <source>Shows what you need to do, in all your accounts</source>
        <translation>Muestra lo que tiene que hacer en todas sus cuentas</translation>
    </message>
</context>
<context>
    <name>ink::ui::WindowFrame</name>
    <message>
        <source>The API key is kept only until you quit Inkstone.</source>
        <translation>La clave de API se conserva solo mientras el programa está abierto.</translation>
    </message>
    <message>
        <source>No keychain is available on this system, so you will be asked for the key next time.</source>
        <translation>Este sistema no tiene un llavero que se pueda usar, así que la próxima vez se le pedirá la clave.</translation>
    </message>
</context>
<context>
    <name>ink::ui::Words</name>
    <message>
        <source>this computer</source>
        <translation>este equipo</translation>
    </message>
    <message>
        <source>%1, hosted by %2</source>
        <translation>%1, acogido por %2</translation>
    </message>
    <message>
        <source>An email was not delivered</source>
        <translation>Un correo no se entregó</translation>
    </message>
    <message>
        <source>An email is delayed</source>
        <translation>Un correo se retrasa</translation>
    </message>
    <message>
        <source>Email to %1 was not delivered (%2)</source>
        <translation>El correo a %1 no se entregó (%2)</translation>
    </message>
    <message>
        <source>Email to %1 is delayed (%2)</source>
        <translation>El correo a %1 se retrasa (%2)</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Creado</translation>
    </message>
    <message>
        <source>Created by %1</source>
        <translation>Creado por %1</translation>
    </message>
    <message>
        <source>Created from “%1”</source>
        <translation>Creado a partir de «%1»</translation>
    </message>
    <message>
        <source>Created by %1 from “%2”</source>
        <translation>Creado por %1 a partir de «%2»</translation>
    </message>
    <message>
        <source>A reminder was sent</source>
        <translation>Se envió un recordatorio</translation>
    </message>
    <message>
        <source>%1 sent a reminder</source>
        <translation>%1 envió un recordatorio</translation>
    </message>
    <message>
        <source>%1 was reminded</source>
        <translation>Se envió un recordatorio a %1</translation>
    </message>
    <message>
        <source>%1 was reminded by %2</source>
        <translation>%2 envió un recordatorio a %1</translation>
    </message>
    <message>
        <source>Cancelled by %1</source>
        <translation>Cancelado por %1</translation>
    </message>
    <message>
        <source>Cancelled by %1: “%2”</source>
        <translation>Cancelado por %1: «%2»</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Borrador</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>En curso</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Completado</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>Rechazado</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Caducado</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Cancelado</translation>
    </message>
    <message>
        <source>Not yet invited</source>
        <translation>Aún sin invitar</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En espera</translation>
    </message>
    <message>
        <source>Filling in</source>
        <translation>Rellenando</translation>
    </message>
    <message>
        <source>Viewed</source>
        <translation>Visto</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Leído</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>Aprobado</translation>
    </message>
    <message>
        <source>Signed</source>
        <translation>Firmado</translation>
    </message>
    <message>
        <source>Signer</source>
        <translation>Firmante</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>Lector</translation>
    </message>
    <message>
        <source>Reviewer</source>
        <translation>Revisor</translation>
    </message>
    <message>
        <source>Signing host</source>
        <translation>Anfitrión de firma</translation>
    </message>
    <message>
        <source>Open signer</source>
        <translation>Firmante abierto</translation>
    </message>
    <message>
        <source>Editor</source>
        <translation>Editor</translation>
    </message>
    <message>
        <source>Radio button</source>
        <translation>Botón de opción</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modificado</translation>
    </message>
    <message>
        <source>Changed by %1</source>
        <translation>Modificado por %1</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Enviado</translation>
    </message>
    <message>
        <source>Sent by %1</source>
        <translation>Enviado por %1</translation>
    </message>
    <message>
        <source>%1 was invited</source>
        <translation>Se envió la invitación a %1</translation>
    </message>
    <message>
        <source>Opened by %1</source>
        <translation>Abierto por %1</translation>
    </message>
    <message>
        <source>%1 saved values</source>
        <translation>%1 guardó valores</translation>
    </message>
    <message>
        <source>%1 corrected values</source>
        <translation>%1 corrigió valores</translation>
    </message>
    <message>
        <source>%1 corrected %2</source>
        <translation>%1 corrigió %2</translation>
    </message>
    <message>
        <source>Filled in by %1</source>
        <translation>Rellenado por %1</translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <translation>Firmado por %1</translation>
    </message>
    <message>
        <source>Approved by %1</source>
        <translation>Aprobado por %1</translation>
    </message>
    <message>
        <source>Declined by %1</source>
        <translation>Rechazado por %1</translation>
    </message>
    <message>
        <source>Declined by %1: “%2”</source>
        <translation>Rechazado por %1: «%2»</translation>
    </message>
    <message>
        <source>A deadline warning was sent</source>
        <translation>Se envió un aviso de vencimiento</translation>
    </message>
    <message>
        <source>%1 was sent a deadline warning</source>
        <translation>Se avisó a %1 del vencimiento</translation>
    </message>
    <message>
        <source>The deadline passed</source>
        <translation>El plazo venció</translation>
    </message>
    <message>
        <source>The callback address didn&apos;t accept the document</source>
        <translation>La dirección de callback no aceptó el documento</translation>
    </message>
    <message>
        <source>Sealing was delayed</source>
        <translation>El sellado tiene que esperar</translation>
    </message>
    <message>
        <source>A signature was added to every file</source>
        <translation>Se añadió una firma a cada archivo</translation>
    </message>
    <message>
        <source>The seal was time-stamped</source>
        <translation>Se puso un sello de tiempo al sello</translation>
    </message>
    <message>
        <source>The seal is unchanged</source>
        <translation>El sello se queda como está</translation>
    </message>
    <message>
        <source>%1 attached a file</source>
        <translation>%1 adjuntó un archivo</translation>
    </message>
    <message>
        <source>%1 removed an attached file</source>
        <translation>%1 quitó un archivo adjunto</translation>
    </message>
    <message>
        <source>A damaged file was repaired</source>
        <translation>Se reparó un archivo dañado</translation>
    </message>
    <message>
        <source>The encryption of a file was removed</source>
        <translation>Se quitó el cifrado de un archivo</translation>
    </message>
    <message>
        <source>Sealed</source>
        <translation>Sellado</translation>
    </message>
    <message>
        <source>Sealed and completed</source>
        <translation>Sellado y completado</translation>
    </message>
    <message>
        <source>Moved to the trash</source>
        <translation>Movido a la papelera</translation>
    </message>
    <message>
        <source>Restored</source>
        <translation>Restaurado</translation>
    </message>
    <message>
        <source>Moved to another folder</source>
        <translation>Movido a otra carpeta</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>Sin nombre</translation>
    </message>
    <message>
        <source>%1 (hosted by %2)</source>
        <translation>%1 (acogido por %2)</translation>
    </message>
    <message>
        <source>Waiting for %1 people</source>
        <translation>Espera a %1 personas</translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <translation>Espera a %1</translation>
    </message>
    <message>
        <source>Sealing is delayed</source>
        <translation>El sellado se retrasa</translation>
    </message>
    <message>
        <source>Sealing</source>
        <translation>Se está sellando</translation>
    </message>
    <message numerus="yes">
        <source>after %n people</source>
        <translation>
            <numerusform>después de %n persona</numerusform>
            <numerusform>después de %n personas</numerusform>
        </translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>después de %1</translation>
    </message>
    <message>
        <source>Sealed; time-stamp pending</source>
        <translation>Sellado; su sello de tiempo llegará después</translation>
    </message>
    <message>
        <source>Sealed; long-term validation data pending</source>
        <translation>Sellado; faltan los datos de validación a largo plazo</translation>
    </message>
    <message>
        <source>The email could not be delivered</source>
        <translation>El correo no se pudo entregar</translation>
    </message>
    <message>
        <source>The email is delayed</source>
        <translation>El correo se retrasa</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>ahora mismo</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>ayer</translation>
    </message>
    <message numerus="yes">
        <source>%n days ago</source>
        <translation>
            <numerusform>hace %n día</numerusform>
            <numerusform>hace %n días</numerusform>
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
        <source>%1 gave consent</source>
        <translation>%1 dio su consentimiento</translation>
    </message>
    <message>
        <source>%1 signed in person, hosted by %2</source>
        <translation>%1 firmó en persona, con %2</translation>
    </message>
    <message>
        <source>A signing link was locked after too many wrong codes</source>
        <translation>Se bloqueó un enlace de firma tras demasiados códigos erróneos</translation>
    </message>
    <message>
        <source>%1 corrected a recipient</source>
        <translation>%1 corrigió un destinatario</translation>
    </message>
    <message>
        <source>%1 added a recipient</source>
        <translation>%1 añadió un destinatario</translation>
    </message>
    <message>
        <source>%1 removed a recipient</source>
        <translation>%1 quitó un destinatario</translation>
    </message>
    <message>
        <source>%1 changed the signing order</source>
        <translation>%1 cambió el orden de firma</translation>
    </message>
    <message>
        <source>%1 changed the fields</source>
        <translation>%1 cambió los campos</translation>
    </message>
    <message>
        <source>%1 changed the deadline</source>
        <translation>%1 cambió el plazo</translation>
    </message>
    <message>
        <source>%1 accepted the sender&apos;s disclosure</source>
        <translation>%1 ha aceptado la información del remitente</translation>
    </message>
    <message>
        <source>An email bounced</source>
        <translation>Un correo fue devuelto</translation>
    </message>
    <message>
        <source>Email to %1 bounced (%2)</source>
        <translation>El correo a %1 fue devuelto (%2)</translation>
    </message>
    <message>
        <source>%1 delegated to another person</source>
        <translation>%1 delegó en otra persona</translation>
    </message>
    <message>
        <source>%1 asked a question</source>
        <translation>%1 hizo una pregunta</translation>
    </message>
    <message>
        <source>A question was answered</source>
        <translation>Se respondió una pregunta</translation>
    </message>
    <message>
        <source>%1 answered a question</source>
        <translation>%1 respondió una pregunta</translation>
    </message>
    <message numerus="yes">
        <source>%n unanswered questions</source>
        <translation>
            <numerusform>%n pregunta sin responder</numerusform>
            <numerusform>%n preguntas sin responder</numerusform>
        </translation>
    </message>
    <message>
        <source>Gets a copy at the end</source>
        <translation>Recibe una copia al final</translation>
    </message>
    <message>
        <source>Not yet named</source>
        <translation>Aún sin indicar</translation>
    </message>
    <message>
        <source>Not needed: others have acted</source>
        <translation>Ya no es necesario: otros han actuado</translation>
    </message>
    <message>
        <source>%1 named the next recipient</source>
        <translation>%1 indicó el siguiente destinatario</translation>
    </message>
    <message>
        <source>%1 cancelled the scheduled sending</source>
        <translation>%1 canceló el envío programado</translation>
    </message>
    <message>
        <source>The document couldn&apos;t be sent at the scheduled time</source>
        <translation>El documento no se pudo enviar a la hora programada</translation>
    </message>
    <message>
        <source>%1 replaced a file</source>
        <translation>%1 sustituyó un archivo</translation>
    </message>
    <message>
        <source>%1 signed on paper, recorded by %2</source>
        <translation>%1 firmó en papel, registrado por %2</translation>
    </message>
    <message>
        <source>An SMS code was not delivered</source>
        <translation>Un código por SMS no se entregó</translation>
    </message>
    <message>
        <source>An SMS code is delayed</source>
        <translation>Un código por SMS se retrasa</translation>
    </message>
    <message>
        <source>The SMS code for %1 was not delivered</source>
        <translation>El código por SMS para %1 no se entregó</translation>
    </message>
    <message>
        <source>The SMS code for %1 is delayed</source>
        <translation>El código por SMS para %1 se retrasa</translation>
    </message>
    <message>
        <source>The SMS code could not be delivered</source>
        <translation>El código por SMS no se pudo entregar</translation>
    </message>
    <message>
        <source>The SMS code is delayed</source>
        <translation>El código por SMS se retrasa</translation>
    </message>
    <message>
        <source>The deputy of an absent recipient was invited</source>
        <translation>Se invitó al suplente de un destinatario ausente</translation>
    </message>
    <message>
        <source>%1 signed offline on %2 (UTC) according to the device, hosted by %3</source>
        <translation>%1 firmó sin conexión el %2 (UTC) según el dispositivo, con %3</translation>
    </message>
    <message>
        <source>%1 made the document available on the local network so that %2 could sign on a phone</source>
        <translation>%1 abrió el documento a la red local para que %2 pueda firmar en un teléfono</translation>
    </message>
    <message>
        <source>Access from the local network ended</source>
        <translation>El documento se cerró a la red local</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Tomorrow</source>
        <translation>Mañana</translation>
    </message>
    <message numerus="yes">
        <source>In %n days</source>
        <translation>
            <numerusform>En %n día</numerusform>
            <numerusform>En %n días</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has been correcting this document since %2. You can make corrections as soon as they have finished.</source>
        <translation>%1 está corrigiendo este documento desde las %2. Podrá corregirlo en cuanto termine.</translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n persona</numerusform>
            <numerusform>%n personas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n día</numerusform>
            <numerusform>%n días</numerusform>
        </translation>
    </message>
    <message>
        <source>Every day</source>
        <translation>Cada día</translation>
    </message>
    <message numerus="yes">
        <source>Every %n days</source>
        <translation>
            <numerusform>Cada %n día</numerusform>
            <numerusform>Cada %n días</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min ago</source>
        <translation>
            <numerusform>hace %n min</numerusform>
            <numerusform>hace %n min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n h ago</source>
        <translation>
            <numerusform>hace %n h</numerusform>
            <numerusform>hace %n h</numerusform>
        </translation>
    </message>
    <message>
        <source>Other members of the group have acted</source>
        <translation>Otras personas del grupo han actuado</translation>
    </message>
    <message>
        <source>%1 scheduled the document</source>
        <translation>%1 programó el envío</translation>
    </message>
    <message>
        <source>A signed copy was sent to %1</source>
        <translation>Se envió una copia firmada a %1</translation>
    </message>
    <message>
        <source>%1 sent a signed copy to %2</source>
        <translation>%1 envió una copia firmada a %2</translation>
    </message>
</context>
<context>
    <name>ink::workflow::Session</name>
    <message>
        <source>This computer</source>
        <translation>Este equipo</translation>
    </message>
</context>
</TS>
