// The page's words. Keys are the same in every language; %1 and %2 are filled in.
const english = {
  skip: "Skip to the document", from: "from %1", page: "Page %1 of %2", pageText: "Text of page %1",
  loading: "Loading the document…", saving: "Saving…", saved: "Saved", notSaved: "Not saved — trying again",
  retry: "Try again", reload: "Reload", zoomIn: "Larger", zoomOut: "Smaller", zoomGroup: "Size of the pages",
  progress: "%1 of %2 required fields", needPlacing: "Place your signature on a page.", allDone: "All required fields are filled", nothingNeeded: "No fields to fill",
  start: "Start", next: "Next", finish: "Finish…", approve: "Approve…", decline: "Decline…", place: "Add signature",
  signature: "Signature", initials: "Initials", signHere: "Sign here", initialHere: "Initials", change: "Change",
  text: "Text", date: "Date", number: "Number", choice: "Choice", checkbox: "Checkbox", option: "Option", note: "Note",
  signDate: "Date of signing", signDateHint: "filled when you finish", choose: "Choose…", attachment: "Attachment",
  required: "required", optional: "optional", filled: "filled", byOther: "filled by someone else", computed: "computed", notComputed: "cannot be computed from these values",
  fieldName: "%1, %2, page %3",
  needValue: "Fill this field.", needSignature: "Sign here first.", needDate: "Choose a date.",
  needNumber: "Enter a number such as 12 or 12.50.", ambiguous: "This can be read as %1 or as %2. Enter one of them.",
  wrongDate: "Enter a date in the form %1.", needOption: "Choose one of the options.", unchecked: "This value can’t be checked. Ask the sender.", atLeast: "At least %1.", atMost: "At most %1.",
  decimals: "At most %1 decimal places.", tooLong: "At most %1 characters.", wrongForm: "Enter the value in the format shown.",
  signTitle: "Your signature", initialTitle: "Your initials",
  draw: "Draw", type: "Type", upload: "Picture", drawHint: "Draw with a finger, pen or mouse. With a keyboard, use “Type”.",
  drawCanvas: "Area to draw in", typeCanvas: "Preview", uploadCanvas: "Preview",
  typeLabel: "Your name", uploadLabel: "A PNG or JPEG picture of your signature", undo: "Undo", clear: "Clear",
  differenceTitle: "Values have changed", differenceText: "These values were saved elsewhere after they were shown to you. Choose which ones hold, then finish again.",
  differenceField: "Field", differenceShown: "You see", differenceStored: "Saved meanwhile", differenceEmpty: "(empty)", differenceSignature: "A signature",
  differenceChecked: "checked", differenceUnchecked: "not checked", differenceChoose: "Choose one of the two values for each field.", differenceContinue: "Continue",
  elsewhere: "Changed elsewhere.", elsewhereStored: "Saved elsewhere meanwhile: “%1”", elsewhereAdopted: "Changed elsewhere. You entered “%1”.",
  remove: "Remove", cancel: "Cancel", back: "Back", adopt: "Use it", emptyDraw: "Draw your signature first.", emptyType: "Type your name first.",
  emptyUpload: "Choose a picture first.", badPicture: "This picture cannot be read. Choose a PNG or JPEG file.",
  finishTitle: "Finish signing", approveTitle: "Approve the document",
  finishText: "You are about to sign “%1”. This can’t be undone.", approveText: "You are about to approve “%1”. This can’t be undone.",
  needConsent: "Tick the box to agree before you finish.",
  finishConfirm: "Sign and finish", approveConfirm: "Approve", working: "One moment…",
  code: "Access code (from the sender)", codeTitle: "This document is protected", codeText: "Enter the access code that the sender gave you.",
  mailCode: "Code from the e-mail", mailCodeTitle: "Show that it is you", mailCodeText: "A code of six digits is sent to the e-mail address that the sender wrote to. It is good for ten minutes.",
  sendCode: "Send me a code", codeSent: "A code is on its way. Look into your mail.", openDocument: "Open the document", needCode: "Enter the code first.",
  reason: "Reason: %1", hosted: "%1 signs now (%2 of %3). Then hand the device to the next person.", hostedLast: "%1 signs now (%2 of %3).",
  rejectTitle: "Decline to sign", rejectText: "The sender will be told. This can’t be undone.",
  rejectReason: "Why? (the sender reads this)", needReason: "Write a reason first.", rejectConfirm: "Decline the document",
  missing: "%1 fields still need you.", missingOne: "One field still needs you.",
  offline: "The service can’t be reached. Check your connection; your entries are kept on this page until they are saved.",
  serverError: "Something went wrong on the service. Try again in a moment.", changedElsewhere: "The document has changed meanwhile. Reload the page.",
  linkUnknownTitle: "This link is not valid", linkUnknown: "Check that you have the whole link, or ask the sender for a new one.",
  goneTitle: "This document was deleted", gone: "The sender has removed it. Nothing is left for you to do.",
  completedTitle: "Everyone has signed", completed: "The document “%1” is complete and sealed.",
  downloadSigned: "Download signed document", downloadCertificate: "Download certificate", downloadAll: "Download everything",
  waitingTitle: "Thank you, you’re done", waiting: "Your part of “%1” is finished. You can close this page; it waits for the others.",
  sealing: "Everyone has signed. The document is being sealed…", rejectedTitle: "The document was declined",
  rejected: "“%1” was declined and can no longer be signed.", rejectedByMe: "You declined “%1”. The sender has been told.",
  cancelledTitle: "The document was cancelled", cancelled: "The sender has cancelled “%1”. Nothing is left for you to do.",
  expiredTitle: "The time to sign has passed", expired: "“%1” can no longer be signed. Ask the sender to send it again.",
  notYetTitle: "Not your turn yet", notYet: "Others sign “%1” before you. You will be able to sign here as soon as they are done.",
  draftTitle: "Not sent yet", draft: "The sender has not sent this document yet.", checkAgain: "Check again",
  viewer: "You can read this document; nothing needs to be signed.", contact: "Sender: %1",
  placed: "Signature on page %1. Move it with the arrow keys, remove it with Delete.", removeSignature: "Signature removed",
  attachHere: "Attach a file", fileIs: "%1 (%2)", fileNow: "Attached: %1", fileNone: "Nothing is attached yet.",
  fileChoose: "Choose a file", fileReplace: "Choose another file instead", fileDrop: "Or drop a file here.", close: "Close",
  fileRules: "PDF, PNG, JPEG, plain text (TXT, CSV) and office files (Word, Excel, PowerPoint, OpenDocument, RTF). At most 10 MiB each, 25 MiB in all. The file becomes part of the signed document.",
  fileSending: "Sending %1… %2 %", fileKind: "“%1” is not of a kind that can be attached.", fileEmpty: "“%1” is empty.",
  fileLarge: "“%1” has %2; a file may have at most 10 MiB.", filesLarge: "All your files together may have at most 25 MiB.",
  fileRefusedLarge: "This is too much: at most 10 MiB each file and 25 MiB in all.", fileRefusedKind: "“%1” is not what its name says, or not of a kind that can be attached.",
  needFile: "Attach a file.",
  startTitle: "Sign your own copy", startText: "Say who you are to open “%1”. A document of your own is made for you.",
  startName: "Your name", startEmail: "Your e-mail address", startGo: "Open the document",
  startNeedName: "Write your name.", startNeedEmail: "Write your whole e-mail address.",
  startTooMany: "Many documents were started from your connection. Wait a few minutes and try again.",
  startRefused: "Nothing new can be started here at the moment. Please ask %1.",
  closedTitle: "This link is closed", closed: "“%1” can’t be started any more. Ask the sender for a new link.",
};
const french = {
  skip: "Aller au document", from: "de %1", page: "Page %1 sur %2", pageText: "Texte de la page %1",
  loading: "Chargement du document…", saving: "Enregistrement…", saved: "Enregistré", notSaved: "Non enregistré — nouvel essai",
  retry: "Réessayer", reload: "Recharger", zoomIn: "Agrandir", zoomOut: "Réduire", zoomGroup: "Taille des pages",
  progress: "%1 champs obligatoires sur %2", needPlacing: "Placez votre signature sur une page.", allDone: "Tous les champs obligatoires sont remplis", nothingNeeded: "Aucun champ à remplir",
  start: "Commencer", next: "Suivant", finish: "Terminer…", approve: "Approuver…", decline: "Refuser…", place: "Ajouter une signature",
  signature: "Signature", initials: "Paraphe", signHere: "Signer ici", initialHere: "Paraphe", change: "Modifier",
  text: "Texte", date: "Date", number: "Nombre", choice: "Choix", checkbox: "Case à cocher", option: "Option", note: "Note",
  signDate: "Date de signature", signDateHint: "remplie quand vous terminez", choose: "Choisir…", attachment: "Pièce jointe",
  required: "obligatoire", optional: "facultatif", filled: "rempli", byOther: "rempli par une autre personne", computed: "calculé", notComputed: "ne peut pas être calculé avec ces valeurs",
  fieldName: "%1, %2, page %3",
  needValue: "Remplissez ce champ.", needSignature: "Signez d’abord ici.", needDate: "Choisissez une date.",
  needNumber: "Écrivez un nombre, par exemple 12 ou 12.50.", ambiguous: "Ceci peut se lire %1 ou %2. Écrivez l’un des deux.",
  wrongDate: "Écrivez une date sous la forme %1.", needOption: "Choisissez l’une des options.", unchecked: "Cette valeur ne peut pas être vérifiée. Adressez-vous à l’expéditeur.", atLeast: "Au moins %1.", atMost: "Au plus %1.",
  decimals: "Au plus %1 décimales.", tooLong: "Au plus %1 caractères.", wrongForm: "Ce texte n’a pas la forme demandée.",
  signTitle: "Votre signature", initialTitle: "Votre paraphe",
  draw: "Dessiner", type: "Écrire", upload: "Image", drawHint: "Dessinez au doigt, au stylet ou à la souris. Au clavier, choisissez « Écrire ».",
  drawCanvas: "Zone de dessin", typeCanvas: "Aperçu", uploadCanvas: "Aperçu",
  typeLabel: "Votre nom", uploadLabel: "Une image PNG ou JPEG de votre signature", undo: "Annuler le trait", clear: "Effacer",
  differenceTitle: "Des valeurs ont changé", differenceText: "Ces valeurs ont été enregistrées ailleurs après vous avoir été affichées. Choisissez celles qui sont valables, puis terminez à nouveau.",
  differenceField: "Champ", differenceShown: "Vous voyez", differenceStored: "Enregistré entre-temps", differenceEmpty: "(vide)", differenceSignature: "Une signature",
  differenceChecked: "coché", differenceUnchecked: "non coché", differenceChoose: "Choisissez l’une des deux valeurs pour chaque champ.", differenceContinue: "Continuer",
  elsewhere: "Modifié ailleurs.", elsewhereStored: "Enregistré ailleurs entre-temps : « %1 »", elsewhereAdopted: "Modifié ailleurs. Vous aviez saisi « %1 ».",
  remove: "Retirer", cancel: "Annuler", back: "Retour", adopt: "Utiliser", emptyDraw: "Dessinez d’abord votre signature.", emptyType: "Écrivez d’abord votre nom.",
  emptyUpload: "Choisissez d’abord une image.", badPicture: "Cette image est illisible. Choisissez un fichier PNG ou JPEG.",
  finishTitle: "Terminer la signature", approveTitle: "Approuver le document",
  finishText: "Vous allez signer « %1 ». Cette action est définitive.", approveText: "Vous allez approuver « %1 ». Cette action est définitive.",
  needConsent: "Cochez la case pour accepter avant de terminer.",
  finishConfirm: "Signer et terminer", approveConfirm: "Approuver", working: "Un instant…",
  code: "Code d’accès (donné par l’expéditeur)", codeTitle: "Ce document est protégé", codeText: "Saisissez le code d’accès que l’expéditeur vous a donné.",
  mailCode: "Code reçu par e-mail", mailCodeTitle: "Confirmez votre identité", mailCodeText: "Un code à six chiffres est envoyé à l’adresse e-mail indiquée par l’expéditeur. Il est valable dix minutes.",
  sendCode: "M’envoyer un code", codeSent: "Un code est en route. Consultez votre messagerie.", openDocument: "Ouvrir le document", needCode: "Saisissez d’abord le code.",
  reason: "Motif : %1", hosted: "%1 signe maintenant (%2 sur %3). Passez ensuite l’appareil à la personne suivante.", hostedLast: "%1 signe maintenant (%2 sur %3).",
  rejectTitle: "Refuser de signer", rejectText: "L’expéditeur en sera informé. Cette action est définitive.",
  rejectReason: "Pourquoi ? (lu par l’expéditeur)", needReason: "Écrivez d’abord un motif.", rejectConfirm: "Refuser le document",
  missing: "%1 champs sont encore à compléter.", missingOne: "Un champ est encore à compléter.",
  offline: "Le service est injoignable. Vérifiez votre connexion ; vos saisies restent sur cette page jusqu’à leur enregistrement.",
  serverError: "Le service a rencontré un problème. Réessayez dans un instant.", changedElsewhere: "Le document a changé entre-temps. Rechargez la page.",
  linkUnknownTitle: "Ce lien n’est pas valide", linkUnknown: "Vérifiez que le lien est complet ou demandez-en un nouveau à l’expéditeur.",
  goneTitle: "Ce document a été supprimé", gone: "L’expéditeur l’a retiré. Vous n’avez plus rien à faire.",
  completedTitle: "Tout le monde a signé", completed: "Le document « %1 » est complet et scellé.",
  downloadSigned: "Télécharger le document signé", downloadCertificate: "Télécharger le certificat", downloadAll: "Tout télécharger",
  waitingTitle: "Merci, c’est terminé", waiting: "Votre part de « %1 » est faite. Vous pouvez fermer cette page ; le document attend les autres.",
  sealing: "Tout le monde a signé. Le document est en cours de scellement…", rejectedTitle: "Le document a été refusé",
  rejected: "« %1 » a été refusé et ne peut plus être signé.", rejectedByMe: "Vous avez refusé « %1 ». L’expéditeur en est informé.",
  cancelledTitle: "Le document a été annulé", cancelled: "L’expéditeur a annulé « %1 ». Vous n’avez plus rien à faire.",
  expiredTitle: "Le délai de signature est passé", expired: "« %1 » ne peut plus être signé. Demandez à l’expéditeur de l’envoyer à nouveau.",
  notYetTitle: "Ce n’est pas encore votre tour", notYet: "D’autres personnes signent « %1 » avant vous. Vous pourrez signer ici dès qu’elles auront terminé.",
  draftTitle: "Pas encore envoyé", draft: "L’expéditeur n’a pas encore envoyé ce document.", checkAgain: "Vérifier",
  viewer: "Vous pouvez lire ce document ; il n’y a rien à signer.", contact: "Expéditeur : %1",
  placed: "Signature à la page %1. Déplacez-la avec les flèches, retirez-la avec Suppr.", removeSignature: "Signature retirée",
  attachHere: "Joindre un fichier", fileIs: "%1 (%2)", fileNow: "Joint : %1", fileNone: "Aucun fichier n’est encore joint.",
  fileChoose: "Choisir un fichier", fileReplace: "Choisir un autre fichier à la place", fileDrop: "Ou déposez un fichier ici.", close: "Fermer",
  fileRules: "PDF, PNG, JPEG, texte brut (TXT, CSV) et fichiers bureautiques (Word, Excel, PowerPoint, OpenDocument, RTF). 10 Mio au plus par fichier, 25 Mio en tout. Le fichier fera partie du document signé.",
  fileSending: "Envoi de %1… %2 %", fileKind: "« %1 » n’est pas d’un type qui peut être joint.", fileEmpty: "« %1 » est vide.",
  fileLarge: "« %1 » fait %2 ; un fichier peut faire 10 Mio au plus.", filesLarge: "Tous vos fichiers ensemble peuvent faire 25 Mio au plus.",
  fileRefusedLarge: "C’est trop : 10 Mio au plus par fichier et 25 Mio en tout.", fileRefusedKind: "« %1 » n’est pas ce que dit son nom, ou n’est pas d’un type qui peut être joint.",
  needFile: "Joignez un fichier.",
  startTitle: "Signez votre propre exemplaire", startText: "Dites qui vous êtes pour ouvrir « %1 ». Un document à votre nom sera créé.",
  startName: "Votre nom", startEmail: "Votre adresse électronique", startGo: "Ouvrir le document",
  startNeedName: "Écrivez votre nom.", startNeedEmail: "Écrivez votre adresse électronique complète.",
  startTooMany: "Beaucoup de documents ont été commencés depuis votre connexion. Attendez quelques minutes et réessayez.",
  startRefused: "Rien de nouveau ne peut être commencé ici pour le moment. Adressez-vous à %1.",
  closedTitle: "Ce lien est fermé", closed: "« %1 » ne peut plus être commencé. Demandez un nouveau lien à l’expéditeur.",
};

let words = english;

/** Chooses the language by its BCP 47 tag; what is not French is English. */
export function setLanguage(tag) {
  const isFrench = (tag || "").toLowerCase().startsWith("fr");
  words = isFrench ? french : english;
  document.documentElement.lang = isFrench ? "fr" : "en";
}

/**
 * A title or name of somebody else's as it may stand in a sentence: it neither turns the words around it nor is read backwards itself.
 */
export function isolated(words) {
  if (!/[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff]/.test(words)) return words;
  return `\u2068${words.replace(/[\u202a-\u202e\u2066-\u2069]/g, "")}\u2069`;
}

export function text(key, ...values) {
  let result = words[key] ?? english[key] ?? key;
  values.forEach((value, index) => { result = result.replaceAll(`%${index + 1}`, () => isolated(String(value))); });
  return result;
}

/** Fills every element that names its text in data-text. */
export function translatePage() {
  for (const element of document.querySelectorAll("[data-text]")) element.textContent = text(element.dataset.text);
}
