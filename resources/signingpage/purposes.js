// Which fields browsers may fill in, judged by their names. Loaded after the first page has been shown.
import { Type } from "./fields.js";

// Index(purposes): Signing page: what browsers complete in a field
/** Autocomplete, input mode, and the last words of names that have them; ^ begins a whole name. */
const purposes = [
  ["", "text", "ip address", "mac address", "web address", "internet address", "ip adresse", "webadresse", "user name", "file name", "event name"],
  ["email", "email", "e mail", "email", "email address", "e mail address", "e mail adresse", "mailadresse", "courriel", "adresse e mail", "adresse électronique", "correo", "correo electrónico", "البريد الإلكتروني"],
  ["tel", "tel", "phone", "phone number", "telephone", "telephone number", "mobile", "mobile number", "telefon", "telefonnummer", "handy", "handynummer", "mobilnummer",
    "téléphone", "numéro de téléphone", "portable", "teléfono", "número de teléfono", "móvil", "الهاتف", "رقم الهاتف", "الجوال", "رقم الجوال"],
  ["postal-code", "text", "postcode", "post code", "zip", "zip code", "zipcode", "postal code", "plz", "postleitzahl", "code postal", "código postal", "الرمز البريدي"],
  ["given-name", "text", "first name", "firstname", "given name", "vorname", "prénom", "nombre de pila", "الاسم الأول"],
  ["family-name", "text", "last name", "lastname", "surname", "family name", "nachname", "familienname", "nom de famille", "apellido", "apellidos", "اسم العائلة"],
  ["street-address", "text", "street", "address", "straße", "strasse", "straße und hausnummer", "anschrift", "adresse", "^adresse postale", "dirección", "calle", "^العنوان"],
  ["address-level2", "text", "city", "town", "ort", "wohnort", "stadt", "ville", "ciudad", "المدينة"],
  ["country-name", "text", "country", "land", "pays", "país", "البلد"],
  ["organization", "text", "company", "company name", "organization", "organisation", "firma", "firmenname", "unternehmen", "^société", "^entreprise", "nom de la société", "nom de l entreprise",
    "^empresa", "nombre de la empresa", "^الشركة", "اسم الشركة"],
  ["name", "text", "name", "full name", "^nom", "nom complet", "^nombre", "nombre completo", "^الاسم", "الاسم الكامل"],
].flatMap(([purpose, mode, ...phrases]) => phrases.map((phrase) => ({ purpose, mode, isWhole: phrase[0] === "^", words: ` ${phrase.replace("^", "")}` })))
  .sort((a, b) => b.words.length - a.words.length);
const prepositions = / (of|for|to|in|von|der|des|für|de|du|la|le|les|l|d|del|los|las|en)$/; // what stands before them is what the name is about

/** A name in small letters, without signs and what is in brackets or counts at its end; each word behind a space. */
const wordsOf = (name) => ` ${(name.normalize("NFC").toLowerCase().replace(/\s*[([][^)\]]*[)\]]\W*$/u, "").match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(" ")}`.replace(/( \d+)+$/, "");

function purposeOf(name) {
  const words = wordsOf(name);
  return purposes.find((each) => (each.isWhole ? words === each.words : words.endsWith(each.words) && !prepositions.test(words.slice(0, -each.words.length))));
}

/** Sets autocomplete and input mode of a text field, unless its sender has said what it holds. */
export function setPurpose(control, tag) {
  if (!["INPUT", "TEXTAREA"].includes(control.tagName) || ![Type.text, Type.prefillText].includes(tag.type) || tag.style.format || tag.style.fill) return;
  const { purpose, mode } = purposeOf(tag.name) ?? {};
  if (!purpose) return;
  control.autocomplete = control.tagName === "INPUT" && purpose === "street-address" ? "address-line1" : purpose;
  if (mode !== "text") control.inputMode = mode;
}
