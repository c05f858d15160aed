// The dialog that shows fields side by side: as the signer sees them, and as they are now.
import { addStyle } from "./elements.js";
import { Type, isAttachment, isSignature, picture } from "./fields.js";
import { dayOf, writeDate } from "./rules.js";
import { text } from "./texts.js";

const $ = (id) => document.getElementById(id);
const toggles = [253, 254];
const points = { width: 230, height: 84 }; // the part of a page that shows where a field is

addStyle(`
  #difference-dialog { width: min(calc(100vw - 24px), 720px); }
  .differences { width: 100%; margin-top: 16px; border-collapse: collapse; }
  .differences :is(th, td) { padding: 8px; border-top: 1px solid var(--line); text-align: start; vertical-align: top; overflow-wrap: anywhere; }
  .differences th:first-child { width: 24%; } .differences thead th { border-top: 0; font-size: 0.875rem; color: var(--quiet); }
  .differences .side { display: none; font-size: 0.875rem; color: var(--quiet); }
  .differences bdi { white-space: pre-wrap; }
  .differences img { display: block; max-width: 160px; max-height: 60px; background: #ffffff; }
  .differences .place { position: relative; overflow: hidden; width: min(100%, 230px); aspect-ratio: 230 / 84; margin-top: 4px; background: #ffffff; border: 1px solid var(--line); border-radius: 3px; }
  .differences .place > * { position: absolute; max-width: none; max-height: none; }
  .differences .place > span { border: 2px solid #d55e00; background: rgb(213 94 0 / 18%); border-radius: 2px; }
  dialog .differences label { display: flex; gap: 8px; margin: 0; font-weight: 400; cursor: pointer; }
  .differences input { flex: none; width: 24px; height: 24px; margin: 0; accent-color: var(--accent); }
  @media (max-width: 560px) {
    .differences thead { display: none; } .differences :is(tr, th, td) { display: block; } .differences th:first-child { width: auto; } .differences td { border: 0; padding-top: 0; } .differences .side { display: block; }
  }
`);

/** A value as the dialog shows it: its words or its picture. */
function sideElement(tag, side) {
  const element = document.createElement("bdi");
  if (isSignature(tag)) {
    if (side.image) element.append(picture(side.image));
    else element.textContent = text(side.content ? "differenceSignature" : "differenceEmpty");
  } else if (toggles.includes(tag.type)) {
    element.textContent = text(side.text === "true" ? "differenceChecked" : "differenceUnchecked");
  } else {
    const isDay = tag.type === Type.signDate && side.text;
    element.textContent = (isDay ? writeDate(dayOf(side.text, "yyyy-MM-dd"), tag.style.dateFormat) : side.text) || text("differenceEmpty");
    if (!side.text) element.className = "quiet-text";
  }
  return element;
}

/** Shows a date format: a day that can't be read as a month. */
const exampleDay = Date.UTC(2026, 11, 31) / 864e5;

/** The aspects of a field that people can name, beside its value and its place. */
const aspectsOf = (tag) => [text(tag.isMandatory ? "required" : "optional"), tag.name ?? "", (tag.style?.options ?? []).join(", "),
  tag.style?.dateFormat ? writeDate(exampleDay, tag.style.dateFormat) : "",
  tag.style?.help ?? "", tag.style?.placeholder ?? ""];
const placeOf = (tag) => [tag.pageIndex, tag.left, tag.top, tag.width, tag.height].join();

/** Where a field is: the part of the page around it, as it is painted. */
function placeElement(tag, page, image) {
  const frame = document.createElement("div");
  frame.className = "place";
  frame.dir = "ltr";
  frame.setAttribute("aria-hidden", "true");
  const left = Math.max(0, Math.min(page.width - points.width, tag.left + tag.width / 2 - points.width / 2));
  const top = Math.max(0, Math.min(page.height - points.height, tag.top + tag.height / 2 - points.height / 2));
  const put = (element, x, y, width, height) => {
    for (const [name, value, whole] of [["left", x - left, points.width], ["top", y - top, points.height], ["width", width, points.width], ["height", height, points.height]])
      element.style[name] = `${100 * value / whole}%`;
    frame.append(element);
  };
  if (image?.src) put(Object.assign(document.createElement("img"), { src: image.src, alt: "" }), 0, 0, page.width, page.height);
  const mark = document.createElement("span");
  put(mark, tag.left, tag.top, tag.width, tag.height);
  return frame;
}

/** One side of a field that the sender has changed: what differs from the other side. */
function lookElements({ look }, which, pictureAt) {
  const tag = look[which];
  const other = look[which === "shown" ? "stored" : "shown"];
  const line = (words, className = "") => Object.assign(document.createElement("div"), { dir: "auto", className, textContent: words });
  if (!tag) return [line(text(which === "shown" ? "differenceNotThere" : "differenceRemoved"), "quiet-text")];
  const isMoved = !other || placeOf(tag) !== placeOf(other);
  const parts = isMoved ? [line(text("page", tag.pageIndex, look.pages.length)), placeElement(tag, look.pages[tag.pageIndex - 1], pictureAt(tag.pageIndex))] : [];
  const [own, others] = [aspectsOf(tag), other ? aspectsOf(other) : []];
  parts.push(...own.filter((each, index) => other && each !== others[index]).map((each) => line(each || "—")));
  return parts.length ? parts : [line(text(which === "shown" ? "differenceAsShown" : "differenceBySender"))];
}

/** One of the two sides, to be chosen where the signer may keep either value. */
function cell(row, index, which, pictureAt) {
  const column = document.createElement("td");
  column.dataset.side = which;
  const caption = document.createElement("span");
  caption.className = "side";
  caption.textContent = text(which === "shown" ? "differenceShown" : row.look || row.isDocument ? "differenceNow" : "differenceStored");
  column.append(caption);
  if (!row.isSame) {
    if (row.editable) {
      const label = document.createElement("label");
      const radio = document.createElement("input");
      radio.type = "radio";
      radio.name = `difference-${index}`;
      radio.value = which;
      label.append(radio, sideElement(row.tag, row[which]));
      column.append(label);
    } else column.append(sideElement(row.tag, row[which]));
  }
  if (row.look) column.append(...lookElements(row, which, pictureAt));
  return column;
}

/**
 * Asks which values hold. `rows`: [{ tag, name, editable, shown, stored, look, isSame }], each side { text, image, content }; `look` are both
 * sides of a field that the sender has changed, `isSame` when its value isn't another one, `isDocument` for what
 * stands around the fields. `pictureAt(page)`: the painted picture of a page.
 * Answers one of "shown" and "stored" for each row, or null when the signer goes back to the document.
 */
export function askWhichHolds(rows, pictureAt) {
  const dialog = $("difference-dialog");
  const isCorrected = rows.some((row) => row.look || row.isDocument);
  $("difference-title").textContent = text(isCorrected ? "differenceTitleSender" : "differenceTitle");
  $("difference-text").textContent = text(isCorrected ? "differenceTextSender" : "differenceText");
  dialog.querySelector("thead th:last-child").textContent = text(isCorrected ? "differenceNow" : "differenceStored");
  $("difference-rows").replaceChildren(...rows.map((row, index) => {
    const line = document.createElement("tr");
    const head = document.createElement("th");
    head.scope = "row";
    const name = document.createElement("bdi");
    name.textContent = row.name;
    head.append(name);
    line.append(head, cell(row, index, "shown", pictureAt), cell(row, index, "stored", pictureAt));
    return line;
  }));
  $("difference-error").textContent = "";
  let answer = null;
  const form = dialog.querySelector("form");
  form.onsubmit = (event) => {
    event.preventDefault();
    const chosen = rows.map((row, index) => (row.editable && !row.isSame ? form.querySelector(`input[name=difference-${index}]:checked`)?.value : "stored"));
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

/** What is painted around the fields, as far as it is words. */
const wordsOf = (view) => ["title", "message", "privateMessage", "senderName"].map((name) => view[name] ?? "");

/** The rows of a 409 to finish (reason shown_differs): `view` is what the page has painted, `fresh` what the service has now. */
export function rowsOf(differences, view, fresh, nameOf) {
  const find = (tags, id) => tags.find((each) => each.id === id);
  const rows = differences.map((each) => {
    const [mine, theirs] = [find(view.tags, each.id), find(fresh.tags, each.id)];
    const tag = mine ?? (theirs && { style: {}, ...theirs }) ?? { id: each.id, type: each.type, name: each.name, pageIndex: each.pageIndex, style: {} };
    const shown = { ...each.shown, image: isSignature(tag) ? tag.image : undefined };
    const look = each.look && (mine || theirs) ? { shown: mine, stored: theirs, pages: fresh.pages } : null;
    const isSame = Boolean(look) && each.shown.text === each.stored.text && each.shown.content === each.stored.content;
    return { tag, name: nameOf(tag), editable: each.editable && !isAttachment(tag), shown, stored: each.stored, look, isSame };
  });
  if (view.fingerprint === fresh.fingerprint) return rows;
  const [was, now] = [wordsOf(view), wordsOf(fresh)];
  const changed = was.map((each, index) => index).filter((index) => was[index] !== now[index]);
  const side = (all, otherwise) => ({ text: changed.length ? changed.map((index) => all[index]).join("\n") : text(otherwise) });
  return [{ tag: { id: 0, type: 252 }, name: text("differenceDocument"), editable: false, shown: side(was, "differenceAsShown"), stored: side(now, "differenceBySender"), look: null, isSame: false, isDocument: true, isUnseen: !changed.length }, ...rows];
}
