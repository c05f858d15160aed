// The people whom this signer names when finishing: fields in the dialog that finishes.
import { addStyle } from "./elements.js";
import { text } from "./texts.js";

const $ = (id) => document.getElementById(id);
let wanted = [];
let shownIn = ""; // the language of the labels

addStyle(`
  #next-people fieldset { min-width: 0; margin: 12px 0 0; padding: 0 16px 16px; border: 1px solid var(--line); border-radius: 6px; }
  #next-people legend { padding: 0 4px; font-weight: 600; }
`);

function field(id, type, label) {
  const caption = document.createElement("label");
  caption.htmlFor = id;
  caption.textContent = label;
  const input = document.createElement("input");
  Object.assign(input, { id, type, required: true, autocomplete: "off", maxLength: type === "email" ? 254 : 255, dir: type === "email" ? "ltr" : "auto" });
  input.setAttribute("aria-describedby", "finish-error");
  input.addEventListener("input", () => { input.removeAttribute("aria-invalid"); $("finish-error").textContent = ""; });
  return [caption, input];
}

/** Puts a name and an address for each of these people before the consent; what was entered stays. */
export function showNextPeople(people) {
  const { lang } = document.documentElement;
  const isSame = JSON.stringify(people) === JSON.stringify(wanted);
  if (isSame && lang === shownIn) return;
  const entered = isSame ? [...document.querySelectorAll("#next-people input")].map((input) => input.value) : [];
  wanted = people;
  shownIn = lang;
  $("next-people")?.remove();
  if (!people.length) return;
  const box = document.createElement("div");
  box.id = "next-people";
  people.forEach((person, index) => {
    const set = document.createElement("fieldset");
    const legend = document.createElement("legend");
    legend.textContent = person.witness ? text("nextWitness") : person.recipientName ? text("nextRole", person.recipientName) : text("nextPerson");
    set.append(legend, ...field(`next-name-${index}`, "text", text("delegateName")), ...field(`next-email-${index}`, "email", text("delegateEmail")));
    box.append(set);
  });
  $("finish-text").after(box);
  $("finish-dialog").querySelector("form").noValidate = true; // errors appear in the page's language
  box.querySelectorAll("input").forEach((input, index) => { input.value = entered[index] ?? ""; });
}

/** The people as they were entered; null when something is missing, which then has the focus. */
export function namedPeople() {
  const people = [];
  for (const [index, person] of wanted.entries()) {
    const name = $(`next-name-${index}`);
    const email = $(`next-email-${index}`);
    const bad = !name.value.trim() ? name : !email.value.trim() || !email.validity.valid ? email : null;
    if (bad) {
      bad.setAttribute("aria-invalid", "true");
      $("finish-error").textContent = text(bad === name ? "delegateNeedName" : "delegateNeedEmail");
      bad.focus();
      return null;
    }
    people.push({ invitationIndex: person.invitationIndex, recipientName: name.value.trim(), recipientEmail: email.value.trim() });
  }
  return people;
}
