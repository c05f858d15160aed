// Tags of a document as form controls on a page, and what is wrong with their values.
import { acceptDrops, fileText } from "./files.js";
import { isBlankText, isSameText, nameKey } from "./characters.js";
import { isChecked } from "./evaluation.js";
import { MAX_LENGTH, dayOf, judge, more, readDate, tidied, writeDate } from "./rules.js";
import { dayText, text } from "./texts.js";

export const Type = { signature: 250, initial: 251, text: 252, checkbox: 253, radio: 254, date: 255, attachment: 256, dropdown: 257,
  note: 258, masked: 266, prefillText: 267, prefillNumber: 268, number: 269, signDate: 270 };
const names = { 250: "signature", 251: "initials", 252: "text", 253: "checkbox", 254: "option", 255: "date", 256: "attachment", 257: "choice",
  258: "note", 266: "text", 267: "text", 268: "number", 269: "number", 270: "signDate" };

export const isAttachment = (tag) => tag.type === Type.attachment;
export const isSignature = (tag) => tag.type === Type.signature || tag.type === Type.initial;
const isNumber = (tag) => tag.type === Type.number || tag.type === Type.prefillNumber;
const isToggle = (tag) => tag.type === Type.checkbox || tag.type === Type.radio;
const fixed = (tag) => tag.type === Type.signDate || tag.type === Type.note || tag.type === Type.attachment || tag.style.formula;
const computed = (tag) => tag.type === Type.signDate || tag.type === Type.note || tag.style.readOnly || tag.style.formula;

/** Returns whether the signer fills this tag with a control of the page. */
// The service says what may be changed: an editor also what is read-only for its owner.
export const isControl = (tag) => tag.editable && (!computed(tag) || (tag.style.readOnly && !fixed(tag)));

export const nameOf = (tag) => labelOf(tag);

/** Names that nobody has given: `text_3`, `Field12`, `form1.name`. */
const isMachineMade = (name) => /^[a-z]*[_.[\]][\w.[\]-]*$|^[a-z]+[ -]?\d+$/i.test(name);
const kindOf = (tag) => text(names[tag.type] ?? "text");

/** The name that people know, else the hint in the field, else the name that a program has given. */
const ownName = (tag, name) => (name && !isMachineMade(name) ? name : tag.style.placeholder || name);

/** Returns whether both are radio buttons of one group. */
export const isSameGroup = (a, b) => a.type === Type.radio && b.type === Type.radio && Boolean(a.groupName) && isSameText(a.groupName, b.groupName);

/** Returns whether both are answered together: radio buttons of one group, or boxes that a group limits. */
export function isSameChoice(a, b, tags) {
  const key = more.formats?.groupKey(a, tags);
  return isSameGroup(a, b) || Boolean(key && key === more.formats.groupKey(b, tags));
}

/** The label of a field; a radio button has that of its group. */
export function titleOf(tag) {
  return ownName(tag, tag.type === Type.radio && tag.groupName ? tag.groupName : tag.name) || kindOf(tag);
}

function labelOf(tag) {
  const alone = ownName(tag, tag.name);
  // A button is nothing without the question that it answers.
  const own = tag.type === Type.radio && tag.groupName && alone ? `${tag.groupName}: ${alone}` : alone;
  const kind = kindOf(tag);
  return own && own.toLowerCase() !== kind.toLowerCase() ? `${own} (${kind})` : kind;
}

export function describe(tag) {
  return text("fieldName", labelOf(tag), text(isRequired(tag) ? "required" : "optional"), tag.pageIndex);
}

function place(element, tag, page) {
  element.style.left = `${100 * tag.left / page.width}%`;
  element.style.top = `${100 * tag.top / page.height}%`;
  element.style.width = `${100 * tag.width / page.width}%`;
  element.style.height = `${100 * tag.height / page.height}%`;
  const size = tag.style.fontSize > 0 ? tag.style.fontSize : Math.min(13, Math.max(6, tag.height * 0.62));
  element.style.setProperty("--size", String(size));
  if (tag.style.align) element.style.setProperty("--align", tag.style.align);
}

/** The address of a PNG or JPEG picture as the service carries it. */
export const pictureAddress = (base64) => `data:image/${base64.startsWith("/9j/") ? "jpeg" : "png"};base64,${base64}`;

export function picture(base64) {
  const image = document.createElement("img");
  image.src = pictureAddress(base64);
  image.alt = "";
  return image;
}

let signDate = "";

/** The day that sign dates get when the signer finishes, as the view says it. */
export function setSignDate(day) {
  signDate = day ?? "";
}

/** Fields that others filled in, or that are filled in automatically. */
function valueElement(tag) {
  const element = document.createElement("div");
  const isComputed = Boolean(tag.style.formula);
  element.className = tag.editable || isComputed ? "value" : "value other";
  element.setAttribute("role", "img");
  let shown = tag.text;
  if (isToggle(tag)) shown = isChecked(tag) ? (tag.type === Type.radio ? "●" : "✓") : "";
  if (tag.type === Type.masked && shown) shown = "•••";
  if (tag.type === Type.signDate && !shown) {
    const day = dayOf(signDate, "yyyy-MM-dd");
    shown = Number.isNaN(day) || tag.isOthers ? text("signDateHint") : writeDate(day, tag.style.dateFormat);
    element.classList.add("hint");
    element.title = text("signDateHint");
  }
  if (isComputed) {
    element.classList.add("computed");
    element.title = text(tag.problem ? "notComputed" : "computed");
    if (tag.problem && tag.problem !== "missing") shown = "—";
  }
  if (tag.image) element.append(picture(tag.image));
  else element.textContent = shown;
  element.setAttribute("aria-label", `${labelOf(tag)}: ${tag.image ? text("filled") : shown || "—"}${isComputed ? `, ${element.title}` : tag.isOthers && tag.type !== Type.note ? `, ${text("byOther")}` : ""}`);
  return element;
}

function help(control, tag) {
  control.autocomplete = "off";
  if (isNumber(tag)) control.inputMode = "decimal";
  more.setPurpose?.(control, tag);
}

/** Truncates a paste that exceeds the limit of any field, so that megabytes don't block the browser. */
function keepShort(event, control) {
  const words = [...(event.data ?? event.dataTransfer?.getData("text/plain") ?? "").slice(0, 2 * MAX_LENGTH + 2)]; // by code points
  if (words.length <= MAX_LENGTH) return;
  event.preventDefault();
  control.setRangeText(words.slice(0, MAX_LENGTH + 1).join(""), control.selectionStart, control.selectionEnd, "end");
  control.dispatchEvent(new Event("input"));
}

/** A control for a tag; the page's has the id `tag-<id>`, that of the sheet another prefix. */
export function controlFor(tag, onChange, onSign, prefix = "tag") {
  let control;
  if (isSignature(tag)) {
    control = document.createElement("button");
    control.type = "button";
    control.style.setProperty("--width", tag.width);
    control.style.setProperty("--height", tag.height);
    control.addEventListener("click", () => onSign(tag));
  } else if (isAttachment(tag)) {
    control = document.createElement("button");
    control.type = "button";
    control.classList.add("file");
    control.setAttribute("aria-haspopup", "dialog");
    control.addEventListener("click", () => onSign(tag));
    acceptDrops(control, (file) => onSign(tag, file));
  } else if (isToggle(tag)) {
    control = document.createElement("input");
    control.type = tag.type === Type.radio ? "radio" : "checkbox";
    if (tag.type === Type.radio) control.name = `${prefix}-group-${tag.groupName ? nameKey(tag.groupName) : tag.id}`;
    control.addEventListener("change", () => onChange(tag, control.checked ? "true" : "false"));
  } else if (tag.type === Type.dropdown) {
    control = document.createElement("select");
    control.add(new Option(text("choose"), ""));
    for (const option of tag.style.options ?? []) control.add(new Option(option, option));
    control.addEventListener("change", () => onChange(tag, control.value));
  } else {
    const long = tag.type === Type.text && !tag.style.comb && (tag.style.multiline || tag.height > 34);
    control = document.createElement(long ? "textarea" : "input");
    if (!long) control.type = tag.type === Type.date ? "date" : "text";
    if (tag.type === Type.masked) control.classList.add("masked");
    help(control, tag);
    control.enterKeyHint = "next";
    if (tag.style.placeholder) control.placeholder = tag.style.placeholder;
    if (tag.type !== Type.date) control.addEventListener("beforeinput", (event) => keepShort(event, control));
    control.addEventListener("input", () => onChange(tag, control.value));
    // Shows the value as it will be stored: "19,99" becomes "19.99".
    control.addEventListener("change", () => {
      const tidy = tidied(tag, control.value);
      if (tidy === control.value) return;
      control.value = tidy;
      onChange(tag, tidy);
    });
  }
  more.formats?.dress(control, tag);
  control.id = `${prefix}-${tag.id}`;
  control.dataset.tag = String(tag.id);
  return control;
}

/** Shows the tag's present value in a control of it: also in one with the focus, whose value is already there while somebody writes. */
export function showValue(control, tag) {
  if (isSignature(tag)) {
    const words = text(tag.type === Type.initial ? "initialHere" : "signHere");
    const widthOf = ({ length }) => 0.66 * length; // in heights of the letters
    const isNarrow = tag.width < 7 * widthOf(words) + 6;
    const shown = isNarrow ? "✎" : words;
    control.replaceChildren(tag.image ? picture(tag.image) : shown);
    control.style.setProperty("--words", widthOf(shown));
    control.setAttribute("aria-label", `${tag.image ? "" : `${words}: `}${describe(tag)}${tag.image ? `, ${text("filled")}` : ""}`);
  } else if (isAttachment(tag)) {
    control.textContent = tag.text ? fileText(tag) : text("attachHere");
    control.title = tag.text ? fileText(tag) : "";
    control.setAttribute("aria-label", tag.text ? `${fileText(tag)}: ${describe(tag)}` : `${text("attachHere")}: ${describe(tag)}`);
  } else {
    if (isToggle(tag)) control.checked = isChecked(tag);
    else if (control.value !== shownValue(tag).replace(/\r\n?/g, "\n")) control.value = shownValue(tag);
    control.setAttribute("aria-label", describe(tag));
    if (isRequired(tag) && tag.type !== Type.radio) control.setAttribute("aria-required", "true");
  }
}

/** The button for a field on a small screen: it opens the field's sheet. */
function openerFor(tag, onOpen) {
  const opener = document.createElement("button");
  opener.type = "button";
  opener.className = "opener";
  opener.hidden = true;
  opener.addEventListener("click", onOpen);
  return opener;
}

/** A field's value in words, for what opens it. */
function spoken(tag) {
  if (isSignature(tag)) return tag.image ? text("filled") : "";
  if (isToggle(tag)) return isChecked(tag) ? text("differenceChecked") : "";
  if (isAttachment(tag)) return tag.text ? fileText(tag) : "";
  if (tag.type === Type.masked && tag.text) return text("filled");
  const day = tag.type === Type.date ? dayOf(tag.text, tag.style.dateFormat) : NaN;
  return Number.isNaN(day) ? tag.text : dayText(day);
}

/** The text of a value in its control: a date in the format of its tag. */
function shownValue(tag) {
  const date = tag.type === Type.date && tag.text ? readDate(tag.text, tag.style.dateFormat) : null;
  if (!date) return tag.text;
  return [String(date.year).padStart(4, "0"), String(date.month).padStart(2, "0"), String(date.day).padStart(2, "0")].join("-");
}

/** A tag on its page; `update()` shows the tag's present value. `onOpen` opens its sheet, with the click that asks for it. */
export function makeField(tag, page, onChange, onSign, onOpen) {
  const element = document.createElement("div");
  element.className = "field";
  element.dataset.tag = String(tag.id);
  place(element, tag, page);
  const field = { tag, element, control: null, touched: false, told: false };
  if (isControl(tag)) {
    field.control = controlFor(tag, onChange, onSign);
    field.opener = openerFor(tag, (event) => onOpen(field, event));
    element.append(field.control, field.opener);
    element.classList.toggle("required", isRequired(tag));
  }
  field.update = () => {
    if (!field.control) {
      const value = valueElement(tag);
      if (element.firstChild?.isEqualNode(value)) return; // what is computed is announced when it changes
      element.querySelector(":scope > .value")?.remove();
      element.prepend(value);
      return;
    }
    showValue(field.control, tag);
    field.opener.setAttribute("aria-label", [describe(tag), spoken(tag)].filter(Boolean).join(": "));
    element.classList.toggle("filled", hasValue(tag));
  };
  field.showFault = (fault) => {
    element.querySelector(".fault")?.remove();
    element.classList.toggle("wrong", Boolean(fault));
    field.control?.removeAttribute("aria-describedby");
    const isButton = isSignature(tag) || isAttachment(tag);
    if (!isButton) field.control?.setAttribute("aria-invalid", String(Boolean(fault)));
    if (!fault) return;
    const message = document.createElement("p");
    message.className = "fault";
    message.id = `fault-${tag.id}`;
    message.textContent = fault;
    element.append(message);
    field.control?.setAttribute("aria-describedby", message.id);
  };
  /** On a small screen the control only shows the value; it is filled in the sheet. */
  field.setCompact = (isCompact) => {
    if (!field.control) return;
    field.control.inert = isCompact;
    field.opener.hidden = !isCompact;
  };
  field.showElsewhere = (words) => {
    const there = element.querySelector(":scope > .elsewhere:not(.small)");
    if ((there?.textContent ?? "") === words) return;
    there?.remove();
    element.classList.toggle("changed", Boolean(words));
    if (!words) return;
    const message = document.createElement("p");
    message.className = "elsewhere";
    message.setAttribute("role", "status");
    message.textContent = words;
    element.append(message);
  };
  field.update();
  return field;
}

export function hasValue(tag) {
  if (isSignature(tag)) return Boolean(tag.image);
  if (isToggle(tag)) return isChecked(tag);
  return !isBlankText(tag.text);
}

/** Returns whether the signer has to fill this tag: not what an editor may correct for somebody else. */
export const isRequired = (tag) => Boolean(tag.isMandatory && !tag.isOthers);

const sentences = { tooLong: "tooLong", noDate: "wrongDate", noNumber: "needNumber", ambiguous: "ambiguous", decimals: "decimals",
  tooSmall: "atLeast", tooLarge: "atMost", noOption: "needOption", unchecked: "unchecked", form: "wrongForm",
  noEmail: "wrongEmail", noPhone: "wrongPhone", tooEarly: "notBefore", tooLate: "notAfter" };

/** The values in the sentence about a fault. Dates, and the example of one, are written as in the page's language. */
function shownValues(tag, { wrong, values }) {
  if (wrong === "noDate") return [dayText(Date.UTC(new Date().getFullYear(), 11, 31) / 864e5)];
  return tag.type === Type.date ? values.map((each) => (typeof each === "string" ? dayText(dayOf(each, tag.style.dateFormat)) : each)) : values;
}

/** A sentence about what is wrong with a value, or "" when it may stand. An empty one is only wrong when it is needed. */
export function faultOf(tag, tags) {
  if (tag.type === Type.radio && tag.groupName) {
    const group = tags.filter((each) => isSameGroup(each, tag) && each.editable);
    return group.some(isRequired) && !group.some(isChecked) ? text("needValue") : "";
  }
  const group = more.formats?.groupFault(tag, tags);
  if (group) return group;
  if (!hasValue(tag)) {
    if (!isRequired(tag)) return "";
    return text(tag.type === Type.initial ? "needInitials" : isSignature(tag) ? "needSignature" : isAttachment(tag) ? "needFile" : tag.type === Type.date ? "needDate" : "needValue");
  }
  if (isAttachment(tag) || isToggle(tag) || isSignature(tag)) return "";
  const fault = judge(tag, tag.text);
  return fault ? text(sentences[fault.wrong], ...shownValues(tag, fault)) : "";
}
