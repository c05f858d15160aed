// The page on a phone that a computer next to it has opened it for: which certificate the connection has.
import { addStyle } from "./elements.js";
import { text } from "./texts.js";

addStyle(`
  .by-phone { margin: 0 auto 12px; padding: 4px 16px; }
  .by-phone summary { padding: 10px 0; }
  .by-phone [dir] { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
`);

/** Above the document, folded: the fingerprint to compare with the computer's screen. */
export async function showConnection(base) {
  const answer = await fetch(`${base}/handover`);
  if (!answer.ok) return;
  const { fingerprint } = await answer.json();
  const make = (tag, key) => {
    const element = document.createElement(tag);
    element.dataset.text = key; // follows the page's language
    element.textContent = text(key);
    return element;
  };
  const note = document.createElement("details");
  note.id = "by-phone";
  note.className = "card by-phone";
  const digits = document.createElement("p");
  digits.id = "by-phone-fingerprint";
  digits.dir = "ltr";
  digits.textContent = fingerprint.split(":").join(" ");
  note.append(make("summary", "byPhone"), make("p", "byPhoneText"), digits);
  document.getElementById("main").prepend(note);
}
