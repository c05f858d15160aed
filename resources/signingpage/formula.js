// Formulas, loaded by pages that have one. The service computes by the same rules (its app/domain/logic/formula), and both are held
// to the same examples: tests/golden/formulas.json.

import { isBlankText, isSameText, isWhiteSpace, nameKey as key, withoutBlanks } from "./characters.js";
import { Evaluation, MASKED, NUMBERS, PRECISION, absolute, compare, decimal, decimalIn, isChecked, isRank, isText, isToggle, magnitudeOf,
  minus, numberFrom, numberOrder, plus, shortened } from "./evaluation.js";
import { dayOf, writeDate } from "./rules.js";

export { Evaluation, numberFrom };

const DATE = 255;
const MAX_LENGTH = 1000;
const MAX_DEPTH = 32;
const MAX_NAMES = 100;
const MAX_PLACES = 10; // after the point when nobody says how many
const MAX_TEXT = 4000;
const [FIRST_DAY, LAST_DAY] = [-719162, 2932896]; // of the years 1 to 9999, from 1970

const zero = decimal(0n, 0);

const times = (a, b) => decimal(a.c * b.c, a.e + b.e);

function divided(a, b) {
  const more = PRECISION + 2 + magnitudeOf(absolute(b.c));
  const top = absolute(a.c) * 10n ** BigInt(more);
  const bottom = absolute(b.c);
  // A rest leaves a digit behind the others, so that nothing is taken for an exact half that is none.
  const quotient = (top / bottom) * 10n + (top % bottom === 0n ? 0n : 1n);
  return decimal((a.c < 0n) !== (b.c < 0n) ? -quotient : quotient, a.e - b.e - more - 1);
}

const rounded = (a, places) => (a.e >= -places ? a : decimal(shortened(a.c, -places - a.e), -places));

/** Formats without an exponent: with exactly this number of places, else with at most ten and no trailing zeros. */
export function textOf(number, places = null) {
  const { c, e } = rounded(number, places ?? MAX_PLACES);
  let after = Math.max(0, -e);
  let digits = absolute(c).toString() + "0".repeat(Math.max(0, e));
  if (places !== null && after < places) { digits += "0".repeat(places - after); after = places; }
  digits = digits.padStart(after + 1, "0");
  const whole = digits.slice(0, digits.length - after);
  return (c < 0n ? "-" : "") + whole + (after ? `.${digits.slice(digits.length - after)}` : "");
}

// ---- reading a formula

const isLetter = (c) => /[a-zA-Z]/.test(c) || c > "\x7f";
const isDigit = (c) => c >= "0" && c <= "9";

class Fault extends Error {
  constructor(kind, at, length) {
    super(kind);
    Object.assign(this, { kind, at, length });
  }
}

const COMPARISONS = ["<>", "<=", ">=", "=", "<", ">"];
/** The number of arguments of each function. */
const FUNCTIONS = { __proto__: null, sum: [1, MAX_LENGTH], min: [1, MAX_LENGTH], max: [1, MAX_LENGTH], round: [1, 2], if: [2, 3],
  and: [1, MAX_LENGTH], or: [1, MAX_LENGTH], not: [1, 1], days: [2, 2] };

class Parser {
  constructor(words) {
    this.words = words;
    this.at = 0;
    this.functions = 0;
    this.names = [];
    this.asks = false; // has a condition or a comparison
  }

  run() {
    if (this.words.length > MAX_LENGTH) this.fail("tooLong", MAX_LENGTH, this.words.length - MAX_LENGTH);
    this.skip();
    if (this.atEnd()) this.fail("empty", this.at, 0);
    const tree = this.comparison(0);
    if (!this.atEnd()) this.failHere(this.words[this.at] === ")" ? "unclosed" : "unexpected");
    return { tree, names: this.names, asks: this.asks };
  }

  atEnd() { return this.at >= this.words.length; }
  skip() { while (!this.atEnd() && isWhiteSpace(this.words.charCodeAt(this.at))) this.at += 1; }
  fail(kind, at, length) { throw new Fault(kind, at, length); }
  failHere(kind) { this.fail(kind, this.at, this.atEnd() ? 0 : Math.max(1, this.word().length)); }

  word() {
    let end = this.at;
    while (end < this.words.length && isLetter(this.words[end])) end += 1;
    return this.words.slice(this.at, end);
  }

  take(wanted) {
    if (!this.words.startsWith(wanted, this.at)) return false;
    this.at += wanted.length;
    this.skip();
    return true;
  }

  comparison(depth) {
    const left = this.join(depth);
    const operation = COMPARISONS.find((each) => this.take(each));
    if (!operation) return left;
    this.asks = true;
    return { operation, parts: [left, this.join(depth)] };
  }

  chain(signs, next) {
    let left = next();
    for (;;) {
      const operation = signs.find((each) => this.take(each));
      if (!operation) return left;
      left = { operation, parts: [left, next()] };
    }
  }

  join(depth) { return this.chain(["&"], () => this.sum(depth)); }
  sum(depth) { return this.chain(["+", "-"], () => this.product(depth)); }
  product(depth) { return this.chain(["*", "/"], () => this.factor(depth)); }

  factor(depth) {
    if (depth >= MAX_DEPTH) this.failHere("tooDeep");
    if (this.atEnd()) this.failHere("valueExpected");
    const start = this.at;
    const c = this.words[this.at];
    if (this.take("-")) return { operation: "negate", parts: [this.factor(depth + 1)] };
    if (this.take("(")) {
      const inner = this.comparison(depth + 1);
      this.close(start);
      return inner;
    }
    if (c === "{") return this.name();
    if (c === '"') return this.quoted();
    if (isDigit(c)) return this.number();
    if (isLetter(c)) return this.call(depth);
    return this.failHere("+*/),;&=<>".includes(c) ? "valueExpected" : "unexpected");
  }

  close(start) {
    if (this.take(")")) return;
    if (this.atEnd()) this.fail("unclosed", start, 1);
    this.failHere("unexpected");
  }

  name() {
    const end = this.words.indexOf("}", this.at);
    const again = this.words.indexOf("{", this.at + 1);
    if (end < 0 || (again >= 0 && again < end)) this.fail("unclosedName", this.at, 1);
    const called = withoutBlanks(this.words.slice(this.at + 1, end));
    if (!called) this.fail("emptyName", this.at, end + 1 - this.at);
    let index = this.names.findIndex((each) => key(each) === key(called));
    if (index < 0) index = this.names.push(called) - 1;
    if (this.names.length > MAX_NAMES) this.fail("tooManyNames", this.at, end + 1 - this.at);
    this.at = end + 1;
    this.skip();
    return { operation: "name", index };
  }

  number() {
    let end = this.at;
    while (end < this.words.length && (isDigit(this.words[end]) || this.words[end] === ".")) end += 1;
    const value = numberFrom(this.words.slice(this.at, end));
    const comma = !this.functions && this.words[end] === ",";
    if (!value || comma) this.fail("badNumber", this.at, end - this.at + (comma ? 1 : 0));
    this.at = end;
    this.skip();
    return { operation: "value", value };
  }

  quoted() {
    const found = /^"(?:[^"]|"")*"(?!")/.exec(this.words.slice(this.at));
    if (!found) this.fail("unclosedText", this.at, 1);
    this.take(found[0]);
    return { operation: "value", value: found[0].slice(1, -1).replaceAll('""', '"') };
  }

  call(depth) {
    const operation = this.word().toLowerCase();
    const start = this.at;
    if (!FUNCTIONS[operation]) this.fail("unknownFunction", start, operation.length);
    this.at += operation.length;
    this.skip();
    const opened = this.at;
    if (!this.take("(")) this.failHere("unexpected");
    this.functions += 1;
    const parts = [];
    do parts.push(this.comparison(depth + 1)); while (this.take(",") || this.take(";"));
    this.functions -= 1;
    this.close(opened);
    const [least, most] = FUNCTIONS[operation];
    if (parts.length < least || parts.length > most) this.fail("badArguments", start, operation.length);
    if (["if", "and", "or", "not"].includes(operation)) this.asks = true;
    return { operation, parts };
  }
}

/** `{tree, names, asks}`, or `{fault, at, length}` when the text is no formula. */
export function parse(words) {
  try {
    return new Parser(words).run();
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { fault: error.kind, at: error.at, length: error.length };
  }
}

// ---- values: null = empty, a text, a number {c, e} (with the text that its tag shows), or a date {day, form}

class Problem extends Error {}
const fail = (problem) => { throw new Problem(problem); };

const isEmpty = (value) => value === null || (isText(value) ? isBlankText(value) : Number.isNaN(value.day));
const isDate = (value) => value?.day !== undefined;
const flag = (is) => decimal(is ? 1n : 0n, 0);

function numberOf(value) {
  if (isEmpty(value)) return null;
  const { c, e } = decimalIn(value) ?? {};
  return c === undefined ? fail("noNumber") : { c, e };
}

function dateOf(value) {
  if (isEmpty(value)) return { day: NaN };
  const date = isText(value) ? { day: dayOf(value) } : value;
  return !isDate(date) || isEmpty(date) ? fail("noDate") : date;
}

const fitting = (value) => (value?.c !== undefined && magnitudeOf(absolute(value.c)) + value.e > PRECISION ? fail("tooLarge") : value);

function wordsOf(value) {
  if (isText(value)) return value;
  if (isEmpty(value)) return "";
  return isDate(value) ? writeDate(value.day, value.form) : value.text || textOf(fitting(value));
}

/** The same of two values of any type. */
function rankOf(a, b) {
  if (isEmpty(a) || isEmpty(b)) return isEmpty(a) && isEmpty(b) ? 0 : NaN;
  if (isText(a) && isText(b) && isSameText(a, b)) return 0;
  if (!isDate(a) && !isDate(b)) return numberOrder(a, b);
  const day = (value, { form }) => (isText(value) ? dayOf(value, form) : value.day ?? NaN);
  return day(a, b) - day(b, a);
}

/** A date a number of days later or earlier. */
function moved({ day, form }, days, sign) {
  const number = numberOf(days);
  if (!number) return { day, form };
  if (number.e < 0) fail("badDays");
  if (magnitudeOf(absolute(number.c)) + number.e > 7) fail("tooLarge");
  const other = day + sign * Number(number.c) * 10 ** number.e;
  return other < FIRST_DAY || other > LAST_DAY ? fail("tooLarge") : { day: other, form };
}

function daysBetween(end, start) {
  const days = end.day - start.day;
  return Number.isNaN(days) ? null : decimal(BigInt(days), 0);
}

function resultOf({ operation, parts, value, index }, named) {
  if (operation === "value") return value;
  if (operation === "name") return named[index]?.problem ? fail(named[index].problem) : named[index];
  const part = (which) => resultOf(which, named);
  const isTrue = (which) => { const number = numberOf(part(which)); return Boolean(number && number.c); };
  switch (operation) {
    case "if": {
      const next = parts[isTrue(parts[0]) ? 1 : 2];
      return next ? part(next) : null;
    }
    case "and": return flag(parts.every(isTrue));
    case "or": return flag(parts.some(isTrue));
    case "not": return flag(!isTrue(parts[0]));
    default:
  }
  let values = parts.map(part);
  const [first, second] = values;
  if (COMPARISONS.includes(operation)) return flag(isRank(operation, rankOf(first, second)));
  switch (operation) {
    case "&": {
      const joined = values.map(wordsOf).join("");
      return joined.length > MAX_TEXT ? fail("tooLarge") : joined;
    }
    case "days": {
      const [end, start] = values.map(dateOf);
      return daysBetween(end, start);
    }
    case "+":
    case "-":
      if (isDate(first) && isDate(second) && operation === "-") return daysBetween(first, second);
      if (isDate(first) && !isDate(second)) return moved(first, second, operation === "+" ? 1 : -1);
      if (isDate(second) && !isDate(first) && operation === "+") return moved(second, first, 1);
      break;
    default:
  }
  values = values.map(numberOf);
  if (["sum", "min", "max"].includes(operation)) values = values.filter((each) => each !== null);
  if (values.every((each) => each === null)) return null;
  const [a, b] = [values[0] ?? zero, values[1] ?? zero];
  switch (operation) {
    case "negate": return minus(a);
    case "+": return plus(a, b);
    case "-": return plus(a, minus(b));
    case "*": return times(a, b);
    case "/": return b.c === 0n ? fail("divisionByZero") : divided(a, b);
    case "sum": return values.reduce(plus);
    case "min": return values.reduce((least, each) => (compare(each, least) < 0 ? each : least));
    case "max": return values.reduce((most, each) => (compare(each, most) > 0 ? each : most));
    default: {
      if (values[0] === null) return null;
      const places = textOf(b);
      return !/^\d{1,2}$/.test(places) || Number(places) > 20 ? fail("badPlaces") : rounded(a, Number(places));
    }
  }
}

// ---- of tags

/** The value of a name; `{problem}` when there is none. */
function valueOf(evaluation, name) {
  const one = evaluation.byName.get(key(name));
  if (!one) {
    const group = evaluation.groups.get(key(name));
    if (!group) return { problem: "missing" };
    const chosen = group.find((button) => isChecked(button) && evaluation.isShown(button));
    return chosen ? chosen.style.options?.[0] ?? chosen.name : null;
  }
  const shown = evaluation.isShown(one);
  if (isToggle(one)) return shown ? flag(isChecked(one)) : null;
  if (shown && evaluation.problem(one)) return { problem: evaluation.problem(one) };
  const text = shown ? evaluation.textOf(one) ?? "" : "";
  if (one.type === DATE) {
    const [day, form] = [dayOf(text, one.style.dateFormat), one.style.dateFormat];
    return Number.isNaN(day) && !isBlankText(text) ? { problem: "noDate" } : { day, form };
  }
  if (one.type !== MASKED && !NUMBERS.includes(one.type)) return text;
  if (isBlankText(text)) return null;
  const number = decimalIn(text);
  return number ? { ...number, text } : { problem: "noNumber" };
}

/** `{text, problem}` of a computed tag. */
function compute(evaluation, tag, { tree, names, asks }) {
  const places = Number.isInteger(tag.style.decimals) ? Math.min(20, Math.max(0, tag.style.decimals)) : null;
  const result = { text: "", problem: "" };
  try {
    const named = names.map((name) => valueOf(evaluation, name));
    const value = !asks && named.length && named.every(isEmpty) ? null : fitting(resultOf(tree, named));
    if (places !== null || NUMBERS.includes(tag.type)) {
      const number = numberOf(value);
      result.text = number ? textOf(number, places) : "";
    } else result.text = wordsOf(tag.type === DATE ? { day: dateOf(value).day } : value);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    result.problem = error.message;
  }
  return result;
}

Evaluation.formulas = { parse, compute };
