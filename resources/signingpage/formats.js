// What formats, limits of dates, groups of check boxes and help add to fields. It is loaded when a document has such fields. The same
// verdicts as the service (app/domain/text/numberformat, text/datelimit, logic/boxgroup, values/tagoptions); both are held to tests/golden/formats.json.
import { isSameText, nameKey, withoutBlanks } from "./characters.js";
import { isChecked } from "./evaluation.js";
import { dayOf, judge, more, plainNumber, writeDate } from "./rules.js";
import { dayText, text } from "./texts.js";

const CHECKBOX = 253;
const DATE = 255;
const ATTACHMENT = 256;
const TEXTS = [252, 266, 267];
const NUMBERS = [268, 269];

// ---- texts

const patterns = { email: "[^@\\s]+@[^@\\s]+\\.[^@\\s]+", phone: "\\+?[0-9][0-9 ()./-]{4,24}" };

/** The pattern of a format where a tag has none of its own. */
export const patternOf = (tag) => (TEXTS.includes(tag.type) && Object.hasOwn(patterns, tag.style?.format ?? "") ? patterns[tag.style.format] : "");
/** The error for a text that doesn't match. */
export const wrongForm = (style) => ({ email: "noEmail", phone: "noPhone" })[style.format] ?? "form";

// ---- numbers

/** `{before, after, group, point, places}` of a sample of 1234.50 such as `1.234,50 €`, or null. */
export function readSample(sample) {
  const found = /^([^0-9]*)1(.?)234(?:([^0-9])([0-9]+))?([^0-9]*)$/su.exec(sample ?? "");
  if (!found) return null;
  const [, before, group, point = ".", places = "", after] = found;
  const isUsable = before.length <= 12 && after.length <= 12 && !before.includes("-") && group !== point && !/[0-9]/.test(group);
  return isUsable ? { before, after, group, point, places: places.length } : null;
}

/** A plain number as it is printed in this format; any other text stays as it is. */
export function writeNumber(format, plain) {
  if (!/^-?[0-9]+(\.[0-9]+)?$/.test(plain)) return plain;
  const [whole, given = ""] = plain.replace("-", "").split(".");
  const places = given.padEnd(format.places, "0");
  const grouped = whole.replace(/\B(?=(?:[0-9]{3})+$)/g, () => format.group);
  return `${plain.startsWith("-") ? "-" : ""}${format.before}${grouped}${places ? format.point + places : ""}${format.after}`;
}

const isBlank = (sign) => /^\s$/u.test(sign);

/** The plain number that a text says when it is written in this format, or null. */
export function readNumberIn(format, words) {
  let rest = withoutBlanks(words);
  const isNegative = /^[-\u2212]/.test(rest);
  if (isNegative) rest = withoutBlanks(rest.slice(1));
  const [before, after] = [withoutBlanks(format.before), withoutBlanks(format.after)];
  if (before && rest.startsWith(before)) rest = withoutBlanks(rest.slice(before.length));
  if (after && rest.endsWith(after)) rest = withoutBlanks(rest.slice(0, rest.length - after.length));
  const point = rest.indexOf(format.point);
  const [whole, places] = point < 0 ? [rest, ""] : [rest.slice(0, point), rest.slice(point + 1)];
  if (point >= 0 && !/^[0-9]+$/.test(places)) return null;
  let [digits, run, isGrouped] = ["", 0, false];
  for (const sign of whole) {
    if (/[0-9]/.test(sign)) {
      digits += sign;
      run += 1;
    } else if (format.group && (sign === format.group || (isBlank(sign) && isBlank(format.group))) && run > 0 && run <= 3 && (!isGrouped || run === 3)) {
      isGrouped = true;
      run = 0;
    } else return null;
  }
  if (!digits || (isGrouped && run !== 3) || digits.length + places.length > 62) return null;
  return `${isNegative ? "-" : ""}${digits}${places && `.${places}`}`;
}

/** A number as its field shows it once somebody has written it: also one that only the tag's format explains. */
export function numberIn(tag, words) {
  const plain = plainNumber(words) ?? words;
  const format = readSample(tag.style?.format);
  if (!format || !judge(tag, plain)) return plain;
  const written = readNumberIn(format, words);
  return written !== null && !judge(tag, written) ? written : plain;
}

// ---- dates

function today() {
  const now = new Date();
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 864e5;
}

/** Months later, on the last day of a month that is shorter. */
function monthsLater(day, months) {
  const date = new Date(day * 864e5);
  const first = new Date(0);
  first.setUTCFullYear(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
  const last = new Date(0);
  last.setUTCFullYear(first.getUTCFullYear(), first.getUTCMonth() + 1, 0);
  first.setUTCDate(Math.min(date.getUTCDate(), last.getUTCDate()));
  return first.getTime() / 864e5;
}

/** The day of a limit such as `2026-03-31` or `today-18y`, counted from 1970; NaN when there is none. */
export function limitDay(words, now = today()) {
  const limit = withoutBlanks(words ?? "");
  const found = /^today(?:([+-])([0-9]{1,5})([dwmy]))?$/.exec(limit);
  if (!found) return limit.length === 10 ? dayOf(limit, "yyyy-MM-dd") : NaN;
  const count = Number(found[2] ?? 0) * (found[1] === "-" ? -1 : 1);
  if (found[3] === "m" || found[3] === "y") return monthsLater(now, count * (found[3] === "y" ? 12 : 1));
  return now + count * (found[3] === "w" ? 7 : 1);
}

/** The reason why a day is refused, or null. */
export function wrongDay(tag, words, now) {
  const { earliest, latest, dateFormat } = tag.style ?? {};
  if (!earliest && !latest) return null;
  const day = dayOf(words, dateFormat);
  const [from, to] = [limitDay(earliest, now), limitDay(latest, now)];
  if (day < from) return { wrong: "tooEarly", values: [writeDate(from, dateFormat)] };
  return day > to ? { wrong: "tooLate", values: [writeDate(to, dateFormat)] } : null;
}

// ---- groups of check boxes

const isGrouped = (tag) => tag.type === CHECKBOX && Boolean(withoutBlanks(tag.groupName ?? ""));

/** `{boxes, min, max}` of the boxes that count together with this one; null when nothing limits them. */
export function groupOf(tag, tags) {
  if (!isGrouped(tag)) return null;
  const boxes = tags.filter((each) => isGrouped(each) && each.invitationIndex === tag.invitationIndex && isSameText(each.groupName, tag.groupName));
  const given = (name) => boxes.map((each) => each.style?.[name]).filter((each) => typeof each === "number");
  const [min, max] = [given("minChosen"), given("maxChosen")];
  return min.length || max.length ? { boxes, min: Math.max(0, ...min), max: Math.min(Infinity, ...max) } : null;
}

/** `needsMore` or `takesFewer` with the limit, or null. */
export function judgeGroup(group, isShown = () => true) {
  const shown = group.boxes.filter(isShown);
  const chosen = shown.filter(isChecked).length;
  if (chosen < Math.min(group.min, shown.length)) return { wrong: "needsMore", values: [group.min] };
  return chosen > group.max ? { wrong: "takesFewer", values: [group.max] } : null;
}

/** What counts once among required fields, and once among wrong ones; "" for all other fields. */
export const groupKey = (tag, tags) => (groupOf(tag, tags) ? `c${tag.invitationIndex} ${nameKey(tag.groupName)}` : "");
export const isGroupNeeded = (tag, tags) => (groupOf(tag, tags)?.min ?? 0) > 0;

export function groupFault(tag, tags) {
  const group = groupOf(tag, tags);
  const fault = group && judgeGroup(group, more.isShown);
  return fault ? text(fault.wrong === "needsMore" ? "selectMore" : "selectFewer", ...fault.values, tag.groupName) : "";
}

// ---- how fields look, and their hints

const keyboards = { email: ["email", "email"], phone: ["tel", "tel"] };
const purposes = { name: "name", email: "email", company: "organization", title: "organization-title" };
const limitsText = (tag) => {
  const at = (words) => (Number.isNaN(limitDay(words)) ? "" : dayText(limitDay(words)));
  const [from, to] = [at(tag.style.earliest), at(tag.style.latest)];
  return [from && text("notBefore", from), to && text("notAfter", to)].filter(Boolean).join(" ");
};

/** The hint at a field: the sender's help, and the limits of a date or of a group. */
export function helpOf(tag, tags) {
  const group = groupOf(tag, tags);
  const limits = group ? [group.min > 0 && text("selectMore", group.min, tag.groupName), group.max < Infinity && text("selectFewer", group.max, tag.groupName)].filter(Boolean).join(" ") : "";
  return [tag.style.help, tag.type === DATE ? limitsText(tag) : "", limits].filter(Boolean).join("\n");
}

/** Keyboard, automatic completion, boxes and limits of a control. */
export function dress(control, tag) {
  const { style } = tag;
  const [mode, purpose] = keyboards[style.format] ?? [];
  if (mode) Object.assign(control, { inputMode: mode, autocomplete: purpose });
  if (purposes[style.fill]) control.autocomplete = purposes[style.fill];
  if (style.comb && style.maxLength > 0 && TEXTS.includes(tag.type)) {
    control.classList.add("comb");
    control.style.setProperty("--boxes", String(style.maxLength));
    control.style.setProperty("--step", String(tag.width / style.maxLength));
  }
  if (control.type === "date") {
    const iso = (words) => (Number.isNaN(limitDay(words)) ? "" : writeDate(limitDay(words)));
    Object.assign(control, { min: iso(style.earliest), max: iso(style.latest) });
  }
  if (NUMBERS.includes(tag.type) && readSample(style.format) && !style.placeholder) control.placeholder = writeNumber(readSample(style.format), "0");
}

/** The help of a field on the page: seen while the field has the focus, and read with it. */
export function describe(field, tags) {
  if (!field.control) return;
  const words = helpOf(field.tag, tags);
  let help = field.element.querySelector(":scope > .help");
  if (!words) return help?.remove();
  if (!help) {
    help = document.createElement("p");
    help.className = "help";
    help.id = `help-${field.tag.id}`;
    field.element.append(help);
  }
  if (help.textContent !== words) help.textContent = words;
  const told = field.control.getAttribute("aria-describedby") ?? "";
  if (!told.includes(help.id)) field.control.setAttribute("aria-describedby", `${told} ${help.id}`.trim());
}

/** The same in the sheet of small screens. */
export function describeSheet(tag, tags) {
  let help = document.getElementById("sheet-help");
  if (!help) {
    help = document.createElement("p");
    help.id = "sheet-help";
    document.getElementById("sheet-control").before(help);
  }
  const words = helpOf(tag, tags);
  help.hidden = !words;
  if (help.textContent !== words) help.textContent = words;
}

/** Warns about text that shrank until it is hard to read, before anybody signs. */
export function tellSize(field, points) {
  const { style, type } = field.tag;
  const isSmall = TEXTS.includes(type) && field.control && points > 0 && points < Math.min(6, style.fontSize > 0 ? style.fontSize : 6);
  const there = field.element.querySelector(":scope > .small");
  if (!isSmall) {
    there?.remove();
    return tellSheetSize(field);
  }
  const message = there ?? document.createElement("p");
  message.className = "small elsewhere";
  message.setAttribute("role", "status");
  const words = text("smallLetters", Math.round(points * 10) / 10);
  if (message.textContent !== words) message.textContent = words;
  if (!there) field.element.append(message);
  tellSheetSize(field);
}

/** The same in the sheet, while the field is open in it. */
export function tellSheetSize(field) {
  if (!field.element.classList.contains("current")) return;
  const line = document.getElementById("sheet-small");
  const words = field.element.querySelector(":scope > .small")?.textContent ?? "";
  if (line.textContent !== words) line.textContent = words;
}

/** Returns whether a field takes a picture that is printed itself. */
export const takesPicture = (tag) => tag.type === ATTACHMENT && tag.style.format === "image";
