// The words of the page in one language: the service has them by key (signingpagetext.cpp); %1, %2 and %3 are filled in.
// data-languages tells which languages there are, the words which way theirs runs.
import { languages, wordsAddress } from "./link.js";
import { fetchInTime } from "./timelimit.js";

let words = {};
const parts = [""]; // of the words; those of a review come with its script
let current = "";

/** The language of the page for a BCP 47 tag: by its primary subtag, else English. */
export function languageOf(tag) {
  const primary = (tag || "").toLowerCase().split(/[-_]/)[0];
  return languages.includes(primary) ? primary : "en";
}

async function fetchWords(language) {
  const answers = await Promise.all(parts.map((part) =>
    fetchInTime(wordsAddress(language, part), { credentials: "same-origin" },
      (response) => {
        if (!response.ok) throw new Error(String(response.status));
        return response.json();
      })));
  return Object.assign({}, ...answers);
}

/** Loads further words of the language, now and whenever it changes; throws when the service can't be reached. */
export async function addWords(part) {
  if (parts.includes(part)) return;
  parts.push(part);
  try {
    words = await fetchWords(current);
  } catch (error) {
    parts.pop();
    throw error;
  }
}

/** Loads the words of a language (BCP 47) and turns the page; false, and nothing changes, when the service can't be reached. */
export async function setLanguage(tag) {
  const root = document.documentElement;
  const language = languageOf(tag);
  if (language === current) return true;
  try { words = await fetchWords(language); } catch { return false; }
  current = language;
  root.lang = language;
  root.dir = words.direction;
  return true;
}

/** A language in its own words. */
export function languageName(language) {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language);
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The name of a language (BCP 47) in the page's. */
export const nameOfLanguage = (tag) => new Intl.DisplayNames([current], { type: "language" }).of(tag);

/** A day (counted from 1970) as people write it in the page's language. */
export const dayText = (day) => new Intl.DateTimeFormat(`${current}-u-nu-latn`, { dateStyle: "medium", timeZone: "UTC" }).format(day * 864e5);

/** Returns whether the page runs from right to left. */
export const isRightToLeft = () => document.documentElement.dir === "rtl";

/**
 * A title or name of somebody else's as it may stand in a sentence: it neither turns the words around it nor is read backwards itself.
 */
export function isolated(words) {
  const turns = isRightToLeft() ? /[\p{L}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u : /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff]/;
  if (!turns.test(words)) return words;
  return `\u2068${words.replace(/[\u202a-\u202e\u2066-\u2069]/g, "")}\u2069`;
}

export function text(key, ...values) {
  let result = words[key] ?? key;
  values.forEach((value, index) => { result = result.replaceAll(`%${index + 1}`, () => isolated(String(value))); });
  return result;
}

/** Fills every element that names its text in data-text. */
export function translatePage() {
  for (const element of document.querySelectorAll("[data-text]")) element.textContent = text(element.dataset.text);
}
