// What a field takes: numbers, dates, options, lengths, patterns. The same verdicts as the service (app/domain/values/valuerule,
// numbertext, datetext, which describe the rules); both are held to tests/golden/rules.json.
import { codePoints, lengthOf, withoutBlanks, zeroOf } from "./characters.js";

const DATE = 255;
const DROPDOWN = 257;
const NUMBERS = [268, 269];
export const MAX_LENGTH = 10000;
const MAX_NUMBER_LENGTH = 64;

// ---- numbers

const separators = { ".": "point", "\uff0e": "point", ",": "comma", "\uff0c": "comma", "\u066b": "decimal",
  "\u066c": "group", "'": "group", "\u2019": "group", " ": "group", "\u00a0": "group", "\u2007": "group", "\u2009": "group", "\u202f": "group" };
const separatorOf = (sign) => (Object.hasOwn(separators, sign) ? separators[sign] : "");

/** Returns whether these are the groups of one whole number: in thousands, or as in India. */
function areGroups(groups, kind) {
  const last = groups.at(-1);
  if (groups[0].startsWith("0") || last.length !== 3) return false;
  const middle = groups.slice(1, -1);
  return (groups[0].length <= 3 && middle.every((each) => each.length === 3))
    || (kind === "comma" && groups[0].length <= 2 && middle.length > 0 && middle.every((each) => each.length === 2));
}

/** `{plain}`, `{plain, other}` when it can be read in two ways, or null when it is no number. */
export function readNumber(words) {
  const codes = codePoints(withoutBlanks(words));
  if (!codes.length || codes.length > MAX_NUMBER_LENGTH) return null;
  const negative = [0x2D, 0x2212, 0xFF0D].includes(codes[0]);
  const parts = [""];
  const signs = [];
  let zero = null;
  for (const code of negative ? codes.slice(1) : codes) {
    const own = zeroOf(code);
    if (own !== null) {
      if (zero !== null && zero !== own) return null; // two scripts
      zero = own;
      parts[parts.length - 1] += String(code - own);
    } else if (separatorOf(String.fromCodePoint(code)) && parts.at(-1)) {
      signs.push(String.fromCodePoint(code));
      parts.push("");
    } else return null;
  }
  if (!parts.at(-1)) return null;

  const whole = (count) => (negative ? "-" : "") + parts.slice(0, count).join("");
  const decimal = () => `${whole(parts.length - 1)}.${parts.at(-1)}`;
  if (!signs.length) return { plain: whole(1), other: "" };
  const last = separatorOf(signs.at(-1));
  if (signs.length === 1) {
    if (last === "point" || last === "decimal") return { plain: decimal(), other: "" };
    const grouped = areGroups(parts, last);
    if (last === "comma") return { plain: decimal(), other: grouped ? whole(2) : "" };
    return grouped ? { plain: whole(2), other: "" } : null;
  }
  if (signs.every((each) => each === signs[0])) return last !== "decimal" && areGroups(parts, last) ? { plain: whole(parts.length), other: "" } : null;
  const fits = signs.slice(0, -1).every((each) => each === signs[0]) && signs[0] !== signs.at(-1) && last !== "group"
    && separatorOf(signs[0]) !== "decimal" && areGroups(parts.slice(0, -1), separatorOf(signs[0]));
  return fits ? { plain: decimal(), other: "" } : null;
}

/** The number that a text says, written plainly; null when it says none, or may say two. */
export function plainNumber(words) {
  const number = readNumber(words ?? "");
  return number && !number.other ? number.plain : null;
}

// ---- dates

const months = ["january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december"];
const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

function isDay(year, month, day) {
  if (year < 1 || month < 1 || month > 12 || day < 1) return false;
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return day <= [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1];
}

/** 1 = Monday. */
function weekdayOf(year, month, day) {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCDay() || 7;
}

function readAlong(form, words) {
  let [left, text] = [form, words];
  const found = { y: 0, M: 0, d: 0, weekday: 0 };
  const literal = (sign) => {
    if (!text.startsWith(sign)) return false;
    text = text.slice(sign.length);
    return true;
  };
  const number = (least, most) => {
    const digits = new RegExp(`^[0-9]{0,${most}}`).exec(text)[0];
    text = text.slice(digits.length);
    return digits.length >= least ? Number(digits) : null;
  };
  const name = (names, isShort) => {
    const index = names.findIndex((each) => {
      const wanted = isShort ? each.slice(0, 3) : each;
      return text.slice(0, wanted.length).replace(/[A-Z]/g, (c) => c.toLowerCase()) === wanted;
    });
    if (index < 0) return null;
    text = text.slice(isShort ? 3 : names[index].length);
    return index + 1;
  };
  while (left) {
    const sign = left[0];
    if (sign === "'") {
      const end = left.indexOf("'", 1);
      if (end < 0 || !literal(left.slice(1, end))) return null;
      left = left.slice(end + 1);
    } else if ("yMd".includes(sign)) {
      const { length } = /^(.)\1*/.exec(left)[0];
      left = left.slice(length);
      let value = null;
      if (sign === "y") value = length === 2 || length === 4 ? number(length, length) : null;
      else if (length <= 2) value = number(length, 2);
      else if (length <= 4) value = name(sign === "M" ? months : weekdays, length === 3);
      if (value === null) return null;
      if (sign === "y" && length === 2) value += 2000;
      found[sign === "d" && length > 2 ? "weekday" : sign] = value;
    } else if (/\p{L}/u.test(sign) || !literal(sign)) return null;
    else left = left.slice(1);
  }
  const { y, M, d, weekday } = found;
  return !text && isDay(y, M, d) && (!weekday || weekday === weekdayOf(y, M, d)) ? { year: y, month: M, day: d } : null;
}

/** `{year, month, day}` of a text in the form of its tag or in yyyy-MM-dd, or null. */
export function readDate(words, form) {
  const text = withoutBlanks(words);
  return readAlong("yyyy-MM-dd", text) ?? readAlong(form || "yyyy-MM-dd", text);
}

/** A day (counted from 1970) in a form. */
export function writeDate(day, form) {
  const date = new Date(day * 864e5);
  const [y, M, d] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  const padded = (number, length = 2) => String(number).padStart(length, "0");
  const named = (name) => name[0].toUpperCase() + name.slice(1);
  const [month, weekday] = [named(months[M]), named(weekdays[(date.getUTCDay() + 6) % 7])];
  const parts = { yyyy: padded(y, 4), yy: padded(y % 100), MMMM: month, MMM: month.slice(0, 3), MM: padded(M + 1), M: M + 1,
    dddd: weekday, ddd: weekday.slice(0, 3), dd: padded(d), d };
  return (form || "yyyy-MM-dd").replace(/'([^']*)'|y+|M+|d+/g, (part, words) => words ?? parts[part] ?? part);
}

/** The day that a text says, counted from 1970; NaN when it says none. */
export function dayOf(words, form) {
  const date = readDate(words, form);
  return date ? new Date(0).setUTCFullYear(date.year, date.month - 1, date.day) / 864e5 : NaN;
}

// ---- what one tag takes

/** What formats and limits add (formats.js), and how the page knows what is shown; null while no tag has them. */
export const more = { formats: null, pattern: null, isShown: () => true };

const isNumberTag = (tag) => NUMBERS.includes(tag.type);
const given = (value) => typeof value === "number";

function wrongNumber(words, style) {
  const number = readNumber(words);
  if (!number) return { wrong: "noNumber", values: [] };
  if (number.other) return { wrong: "ambiguous", values: [number.other, number.plain] };
  const { plain } = number;
  if (given(style.decimals) && (plain.split(".")[1] ?? "").length > style.decimals) return { wrong: "decimals", values: [style.decimals] };
  if (given(style.min) && Number(plain) < style.min) return { wrong: "tooSmall", values: [style.min] };
  if (given(style.max) && Number(plain) > style.max) return { wrong: "tooLarge", values: [style.max] };
  return null;
}

/** `{wrong, values}` when a text is refused, else null. An empty text is never wrong. */
export function judge(tag, words, today) {
  const style = tag.style ?? {};
  if (!words) return null;
  const maxLength = given(style.maxLength) ? style.maxLength : MAX_LENGTH;
  if (words.length > maxLength && lengthOf(words) > maxLength) return { wrong: "tooLong", values: [maxLength] };
  if (tag.type === DATE) return readDate(words, style.dateFormat) ? more.formats?.wrongDay(tag, words, today) ?? null : { wrong: "noDate", values: [style.dateFormat || "yyyy-MM-dd"] };
  if (isNumberTag(tag)) {
    const wrong = wrongNumber(words, style);
    if (wrong) return wrong;
  }
  if (tag.type === DROPDOWN && style.options?.length && !style.options.includes(words)) return { wrong: "noOption", values: [] };
  const source = style.pattern || more.formats?.patternOf(tag);
  if (!source || !more.pattern) return null; // without its script the service judges
  const { matchPattern, parsePattern } = more.pattern;
  const pattern = parsePattern(source);
  const verdict = pattern.fault || lengthOf(words) > MAX_LENGTH ? "tooHard" : matchPattern(pattern, words);
  return verdict === "matches" ? null : { wrong: verdict === "differs" ? more.formats?.wrongForm(style) ?? "form" : "unchecked", values: [] };
}

/**
 * The text as its field shows it once somebody has written it, before it is stored: a number that can be read in one way only
 * is written plainly, and blanks around go where the rule takes the text only without them.
 */
export function tidied(tag, words) {
  if (isNumberTag(tag)) return more.formats?.numberIn(tag, words) ?? plainNumber(words) ?? words;
  const bare = withoutBlanks(words);
  return bare.length < words.length && bare && judge(tag, words) && !judge(tag, bare) ? bare : words;
}


