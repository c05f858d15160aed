// The sheet under the pages of a small screen: one field at a time with its name, large enough for a finger, and the way to the next.
import { Type, controlFor, isAttachment, isRequired, isSameChoice, isSameGroup, isSignature, showValue, titleOf } from "./fields.js";
import { nameKey } from "./characters.js";
import { more } from "./rules.js";
import { text } from "./texts.js";

const $ = (id) => document.getElementById(id);
const small = matchMedia("(max-width: 700px), (max-height: 500px) and (pointer: coarse)");
let page = null;    // what the page does for the sheet: see setUpFieldSheet
let current = null; // the field that is open
let controls = [];  // its control, or those of its group: { tag, control }

/** Returns whether fields are filled in the sheet and the page only shows them. */
export const isCompact = () => small.matches;

/** The field that is open; null when the sheet is closed. */
export const openField = () => current;

const boxesKey = (tag) => more.formats?.groupKey(tag, page.tags()) ?? "";

/** The label of a step: a group of check boxes has its name. */
export const titleOfStep = (tag) => (boxesKey(tag) ? tag.groupName : titleOf(tag));

/** Fields in their order; of a group of radio buttons or of limited check boxes the first. */
export function steps() {
  const groups = new Set();
  return page.fields().filter(({ control, tag }) => {
    if (!control || !page.isShown(tag)) return false;
    const boxes = boxesKey(tag);
    if (!boxes && (tag.type !== Type.radio || !tag.groupName)) return true;
    const group = boxes || nameKey(tag.groupName);
    return !groups.has(group) && Boolean(groups.add(group));
  });
}

const stepOf = (field) => steps().find((each) => each === field || isSameChoice(each.tag, field.tag, page.tags()));

/**
 * `given` answers questions: fields() in tab order, isShown(tag), isWrong(field), lastLabel() of the button behind the last field; and is told of
 * events: changed(tag, value), sign(tag), moved(field), left(), finish(), modeChanged(). refresh() shows the state of all fields.
 */
export function setUpFieldSheet(given) {
  page = given;
  $("sheet-close").addEventListener("click", closeSheet);
  $("sheet-back").addEventListener("click", () => go(-1));
  $("sheet-next").addEventListener("click", () => go(1));
  $("sheet").addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    if (event.key === "Escape") return closeSheet();
    if (event.key !== "Enter" || event.target.tagName === "TEXTAREA" || event.target.tagName === "BUTTON") return;
    event.preventDefault();
    if (event.target.tagName === "INPUT") event.target.dispatchEvent(new Event("change"));
    go(1);
  });
  small.addEventListener("change", () => { closeSheet(); page.modeChanged(); });
  // A keyboard lies over the page where it does not make the page smaller (Safari): the sheet goes above it.
  const view = window.visualViewport;
  const settle = () => document.documentElement.style.setProperty("--covered", `${Math.max(0, Math.round(innerHeight - view.height * view.scale - view.offsetTop))}px`);
  view?.addEventListener("resize", settle);
  new ResizeObserver(() => document.documentElement.style.setProperty("--foot", `${$("foot").offsetHeight}px`)).observe($("foot"));
}

function choice(tag, control, label) {
  const row = document.createElement("label");
  row.className = "choice";
  const words = document.createElement("span");
  words.textContent = label;
  words.dir = "auto";
  row.append(control, words);
  controls.push({ tag, control });
  return row;
}

/** The controls of the open field. */
function build(field) {
  const { tag } = field;
  const box = $("sheet-control");
  controls = [];
  box.removeAttribute("role");
  box.removeAttribute("aria-labelledby");
  const make = (each) => controlFor(each, page.changed, page.sign, "sheet");
  if (tag.type === Type.radio && tag.groupName) {
    const group = page.fields().filter((each) => each.control && isSameGroup(each.tag, tag) && page.isShown(each.tag));
    box.setAttribute("role", "radiogroup");
    box.setAttribute("aria-labelledby", "sheet-name");
    const isNamed = new Set(group.map((each) => each.tag.name)).size === group.length && group.every((each) => each.tag.name);
    return box.replaceChildren(...group.map((each, index) => choice(each.tag, make(each.tag), isNamed ? each.tag.name : `${text("option")} ${index + 1}`)));
  }
  if (boxesKey(tag)) {
    const boxes = page.fields().filter((each) => each.control && isSameChoice(each.tag, tag, page.tags()) && page.isShown(each.tag));
    box.setAttribute("role", "group");
    box.setAttribute("aria-labelledby", "sheet-name");
    return box.replaceChildren(...boxes.map((each) => choice(each.tag, make(each.tag), titleOf(each.tag))));
  }
  const control = make(tag);
  if (tag.type === Type.checkbox || tag.type === Type.radio) return box.replaceChildren(choice(tag, control, titleOf(tag)));
  if (isSignature(tag) || isAttachment(tag)) control.classList.add("large");
  controls.push({ tag, control });
  box.replaceChildren(control);
}

/** Opens a field in the sheet and brings it into view. */
export function openSheet(field) {
  current?.element.classList.remove("current");
  current = stepOf(field) ?? field;
  build(current);
  $("sheet").hidden = false;
  $("foot").classList.add("open");
  current.element.classList.add("current");
  page.moved(current);
  const isOpened = (tag) => tag.type === Type.checkbox && tag === field.tag;
  const chosen = controls.find(({ tag, control }) => isOpened(tag) || (tag.type === Type.radio && control.checked)) ?? controls[0];
  chosen?.control.focus({ preventScroll: true });
}

/** Opens the field nearest to the touch: enlarged touch targets may overlap neighbouring fields. */
export function openTouched(field, { detail, clientX, clientY }) {
  if (!detail) return openSheet(field); // a key
  const distance = ({ element }) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return Math.hypot(Math.max(left - clientX, 0, clientX - right), Math.max(top - clientY, 0, clientY - bottom));
  };
  const under = document.elementsFromPoint(clientX, clientY);
  const touched = page.fields().filter((each) => under.includes(each.opener)).sort((a, b) => distance(a) - distance(b));
  openSheet(touched[0] ?? field);
}

export function closeSheet() {
  if (!current) return;
  const left = current;
  current = null;
  controls = [];
  $("sheet").hidden = true;
  $("foot").classList.remove("open");
  $("sheet-control").replaceChildren();
  left.element.classList.remove("current");
  left.touched = true;
  if (!left.opener?.hidden) left.opener?.focus({ preventScroll: true });
  page.left();
}

/** Shows what the open field holds now, and what is wrong with it. */
export function updateSheet() {
  if (!current) return;
  const all = steps();
  const at = all.findIndex((each) => each === current);
  if (at < 0) return closeSheet(); // it is not shown any more
  const { tag } = current;
  const isNeeded = isRequired(tag) || Boolean(more.formats?.isGroupNeeded(tag, page.tags()));
  $("sheet-name").textContent = titleOfStep(tag);
  $("sheet-name").classList.toggle("required", isNeeded);
  $("sheet-kind").textContent = `${text(isNeeded ? "required" : "optional")} · ${at + 1} / ${all.length}`;
  for (const each of controls) {
    showValue(each.control, each.tag);
    if (each.tag.type === Type.radio || each.tag.type === Type.checkbox) each.control.removeAttribute("aria-label");
    if (each.control.enterKeyHint) each.control.enterKeyHint = at + 1 < all.length ? "next" : "done";
  }
  more.formats?.describeSheet(tag, page.tags());
  more.formats?.tellSheetSize(current);
  const fault = current.fault ?? "";
  if ($("sheet-fault").textContent !== fault) $("sheet-fault").textContent = fault;
  for (const { control } of controls) {
    if (control.tagName === "BUTTON") continue;
    control.setAttribute("aria-invalid", String(Boolean(fault)));
    control.setAttribute("aria-describedby", "sheet-kind sheet-help sheet-small sheet-fault");
  }
  $("sheet-back").disabled = at === 0;
  $("sheet-next").textContent = text(at + 1 < all.length ? "next" : page.lastLabel());
}

/** Goes to the next or the previous field; after the last one the document can be finished. A wrong value is shown first. */
function go(step) {
  const all = steps();
  const at = all.findIndex((each) => each === current);
  if (step > 0 && page.isWrong(current)) {
    current.told = true;
    page.refresh();
    return controls[0]?.control.focus({ preventScroll: true });
  }
  current.touched = true;
  const next = all[at + step];
  if (next) return openSheet(next);
  if (step < 0) return;
  closeSheet();
  page.finish();
}

/** After a signature or a file was given: on to the next field. */
export function goOnInSheet(tag) {
  if (current?.tag === tag) go(1);
}
