// How characters are judged: length, blanks, case. The same as app/domain/text/characters of the service, from the same tables
// (Unicode 14), because each browser has tables of its own version. Held to tests/golden/rules.json.
import { digits, folds, letters, longFolds, lowerCase, marks, numbers, upperCase } from "./unicodetables.js";

const parse36 = (word) => parseInt(word, 36);

function readTable(words) {
  let first = 0;
  return words.split(",").map((entry) => {
    const [gap, count = 1, step = 1, shift = 0] = entry.split(".").map(parse36);
    first += gap;
    return { first, last: first + (count - 1) * step, step, shift };
  });
}

/** A table that is read when it is first asked. */
function lazyTable(words) {
  let table = null;
  return (code) => {
    table ??= readTable(words);
    let [low, high] = [0, table.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (table[middle].first <= code) low = middle + 1; else high = middle;
    }
    const range = table[low - 1];
    return range && code <= range.last && (code - range.first) % range.step === 0 ? range : null;
  };
}

const tables = { letter: lazyTable(letters), upperCase: lazyTable(upperCase), lowerCase: lazyTable(lowerCase),
  mark: lazyTable(marks), number: lazyTable(numbers), digit: lazyTable(digits) };
const foldOf = lazyTable(folds);

/** `which`: letter, upperCase, lowerCase, mark, number or digit. */
export const isIn = (which, code) => Boolean(tables[which](code));

/** The characters of a text as numbers; half of a surrogate pair stays as it is. */
export const codePoints = (words) => Array.from(words, (each) => each.codePointAt(0));
/** In code points. */
export const lengthOf = (words) => { let length = 0; for (const each of words) length += each ? 1 : 0; return length; };

export function isWhiteSpace(code) {
  if (code < 0x80) return code === 32 || (code >= 9 && code <= 13);
  return code === 0x85 || code === 0xA0 || code === 0x1680 || (code >= 0x2000 && code <= 0x200A) || code === 0x2028
    || code === 0x2029 || code === 0x202F || code === 0x205F || code === 0x3000 || code === 0xFEFF;
}

/** White space, or a character that nobody sees. */
export function isBlank(code) {
  if (isWhiteSpace(code)) return true;
  return code === 0xAD || code === 0x061C || code === 0x180E || (code >= 0x200B && code <= 0x200F)
    || (code >= 0x202A && code <= 0x202E) || (code >= 0x2060 && code <= 0x2064) || (code >= 0x2066 && code <= 0x206F);
}

export function withoutBlanks(words) {
  let [start, end] = [0, words.length];
  while (start < end && isBlank(words.charCodeAt(start))) start += 1;
  while (end > start && isBlank(words.charCodeAt(end - 1))) end -= 1;
  return words.slice(start, end);
}

export const isBlankText = (words) => !withoutBlanks(words ?? "");

export function isWordCharacter(code) {
  if (code < 0x80) return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 95;
  return isIn("letter", code) || isIn("mark", code) || isIn("number", code);
}

/** The zero of the script that this decimal digit belongs to, or null. */
export function zeroOf(code) {
  if (code < 0x80) return code >= 48 && code <= 57 ? 48 : null;
  const run = tables.digit(code);
  return run ? code - ((code - run.first) % 10) : null;
}

let longs = null;     // what folds to several characters
let variants = null;  // by what they fold to

function longFoldOf(code) {
  longs ??= new Map(longFolds.split(",").map((entry) => {
    const [from, ...to] = entry.split(":").map(parse36);
    return [from, String.fromCodePoint(...to)];
  }));
  return longs.get(code);
}

function foldCode(code) {
  if (code < 0x80) return String.fromCharCode(code >= 65 && code <= 90 ? code + 32 : code);
  const several = longFoldOf(code);
  if (several) return several;
  const range = foldOf(code);
  return String.fromCodePoint(range ? code + range.shift : code);
}

/** The same text for all texts that differ in case only. */
export function folded(words) {
  if (/^[\0-\x7f]*$/.test(words)) return words.toLowerCase();
  let made = "";
  for (const code of codePoints(words.normalize("NFD"))) made += foldCode(code);
  return made.normalize("NFD");
}

/** Other characters that differ from this one in case only. */
export function caseVariants(code) {
  if (!variants) {
    variants = new Map();
    const add = (key, from) => variants.set(key, [...(variants.get(key) ?? []), from]);
    longFoldOf(0);
    for (const [from, key] of longs) add(key, from);
    for (const { first, last, step, shift } of readTable(folds))
      for (let each = first; each <= last; each += step) add(String.fromCodePoint(each + shift), each);
  }
  const key = foldCode(code);
  const plain = codePoints(key);
  return [...(variants.get(key) ?? []), ...(plain.length === 1 ? plain : [])].filter((each) => each !== code);
}

/** The key that distinguishes names of tags and groups. */
export const nameKey = (name) => folded(withoutBlanks(name ?? ""));
/** Equal without regard to case and to blanks around. */
export const isSameText = (a, b) => nameKey(a) === nameKey(b);
