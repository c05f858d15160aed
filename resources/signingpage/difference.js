// The dialog that shows two values of a field side by side: what the signer sees and what was saved meanwhile.
import { isAttachment, isSignature, picture } from "./fields.js";
import { text } from "./texts.js";

const $ = (id) => document.getElementById(id);
const toggles = [253, 254];

/** A value as the dialog shows it: its words or its picture. */
function sideElement(tag, side) {
  const element = document.createElement("bdi");
  if (isSignature(tag)) {
    if (side.image) element.append(picture(side.image));
    else element.textContent = text(side.content ? "differenceSignature" : "differenceEmpty");
  } else if (toggles.includes(tag.type)) {
    element.textContent = text(side.text === "true" ? "differenceChecked" : "differenceUnchecked");
  } else {
    element.textContent = side.text || text("differenceEmpty");
    if (!side.text) element.className = "quiet-text";
  }
  return element;
}

/** One of the two values, to be chosen where the signer may keep either. */
function cell(row, index, which, words) {
  const column = document.createElement("td");
  column.dataset.side = which;
  const caption = document.createElement("span");
  caption.className = "side";
  caption.textContent = words;
  column.append(caption);
  if (!row.editable) {
    column.append(sideElement(row.tag, row[which]));
    return column;
  }
  const label = document.createElement("label");
  const radio = document.createElement("input");
  radio.type = "radio";
  radio.name = `difference-${index}`;
  radio.value = which;
  label.append(radio, sideElement(row.tag, row[which]));
  column.append(label);
  return column;
}

/**
 * Asks which values hold. `rows`: [{ tag, name, editable, shown, stored }], each side { text, image, content }.
 * Answers one of "shown" and "stored" for each row, or null when the signer goes back to the document.
 */
export function askWhichHolds(rows) {
  const dialog = $("difference-dialog");
  $("difference-rows").replaceChildren(...rows.map((row, index) => {
    const line = document.createElement("tr");
    const head = document.createElement("th");
    head.scope = "row";
    const name = document.createElement("bdi");
    name.textContent = row.name;
    head.append(name);
    line.append(head, cell(row, index, "shown", text("differenceShown")), cell(row, index, "stored", text("differenceStored")));
    return line;
  }));
  $("difference-error").textContent = "";
  let answer = null;
  const form = dialog.querySelector("form");
  form.onsubmit = (event) => {
    event.preventDefault();
    const chosen = rows.map((row, index) => (row.editable ? form.querySelector(`input[name=difference-${index}]:checked`)?.value : "stored"));
    const open = chosen.indexOf(undefined);
    if (open >= 0) {
      $("difference-error").textContent = text("differenceChoose");
      return form.querySelector(`input[name=difference-${open}]`).focus();
    }
    answer = chosen;
    dialog.close();
  };
  dialog.showModal();
  (form.querySelector("input") ?? $("difference-continue")).focus();
  return new Promise((resolve) => dialog.addEventListener("close", () => resolve(answer), { once: true }));
}

/** The rows of a 409 to finish (reason shown_differs); `tags` are those on the page. */
export function rowsOf(differences, tags, nameOf) {
  return differences.map((each) => {
    const tag = tags.find((other) => other.id === each.id) ?? { id: each.id, type: each.type, name: each.name, pageIndex: each.pageIndex, style: {} };
    const shown = { ...each.shown, image: isSignature(tag) ? tag.image : undefined };
    return { tag, name: nameOf(tag), editable: each.editable && !isAttachment(tag), shown, stored: each.stored };
  });
}
