// What conditions and formulas make of values, while the signer types. The service decides by the same rules (its
// app/domain/formula and evaluation), and both are held to the same examples: tests/golden/formulas.json.

import { isBlankText, isSameText, isWhiteSpace, nameKey, withoutBlanks } from "./characters.js";
import { plainNumber, readDate } from "./rules.js";

const PRECISION = 34; // significant digits, rounded half away from zero
const MAX_LENGTH = 1000;
const MAX_DEPTH = 32;
const MAX_NAMES = 100;
const MAX_PLACES = 10; // after the point when nobody says how many

// ---- decimal numbers: c × 10^e

const magnitudeOf = (digits) => digits.toString().length;
const absolute = (value) => (value < 0n ? -value : value);

/** c divided by 10^n, half away from zero. */
function shortened(c, n) {
  const unit = 10n ** BigInt(n);
  const half = (absolute(c) + unit / 2n) / unit;
  return c < 0n ? -half : half;
}

function decimal(c, e) {
  const over = magnitudeOf(absolute(c)) - PRECISION;
  if (over > 0) { c = shortened(c, over); e += over; }
  if (c === 0n) return { c, e: 0 };
  while (c % 10n === 0n) { c /= 10n; e += 1; }
  return { c, e };
}

const zero = decimal(0n, 0);

/** The number in a text such as -12.50, or null. */
export function numberFrom(words) {
  if (words.length > 64 || !/^-?\d+(\.\d+)?$/.test(words)) return null;
  const [whole, part = ""] = words.split(".");
  return decimal(BigInt(whole + part), -part.length);
}

function plus(a, b) {
  const e = Math.min(a.e, b.e);
  return decimal(a.c * 10n ** BigInt(a.e - e) + b.c * 10n ** BigInt(b.e - e), e);
}

const minus = (a) => ({ c: -a.c, e: a.e });
const times = (a, b) => decimal(a.c * b.c, a.e + b.e);

function divided(a, b) {
  const more = PRECISION + 2 + magnitudeOf(absolute(b.c));
  const top = absolute(a.c) * 10n ** BigInt(more);
  const bottom = absolute(b.c);
  // A rest leaves a digit behind the others, so that nothing is taken for an exact half that is none.
  const quotient = (top / bottom) * 10n + (top % bottom === 0n ? 0n : 1n);
  return decimal((a.c < 0n) !== (b.c < 0n) ? -quotient : quotient, a.e - b.e - more - 1);
}

const compare = (a, b) => { const { c } = plus(a, minus(b)); return c < 0n ? -1 : c > 0n ? 1 : 0; };
const rounded = (a, places) => (a.e >= -places ? a : decimal(shortened(a.c, -places - a.e), -places));

/** Without an exponent: with exactly so many places, else with at most ten and no zeros at the end. */
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
const key = nameKey;

class Fault extends Error {
  constructor(kind, at, length) {
    super(kind);
    Object.assign(this, { kind, at, length });
  }
}

class Parser {
  constructor(words) {
    this.words = words;
    this.at = 0;
    this.functions = 0;
    this.names = [];
  }

  run() {
    if (this.words.length > MAX_LENGTH) this.fail("tooLong", MAX_LENGTH, this.words.length - MAX_LENGTH);
    this.skip();
    if (this.atEnd()) this.fail("empty", this.at, 0);
    const tree = this.sum(0);
    if (!this.atEnd()) this.failHere(this.words[this.at] === ")" ? "unclosed" : "unexpected");
    return { tree, names: this.names };
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
    if (this.words[this.at] !== wanted) return false;
    this.at += 1;
    this.skip();
    return true;
  }

  sum(depth) {
    let left = this.product(depth);
    for (;;) {
      const operation = this.take("+") ? "+" : this.take("-") ? "-" : null;
      if (!operation) return left;
      left = { operation, parts: [left, this.product(depth)] };
    }
  }

  product(depth) {
    let left = this.factor(depth);
    for (;;) {
      const operation = this.take("*") ? "*" : this.take("/") ? "/" : null;
      if (!operation) return left;
      left = { operation, parts: [left, this.factor(depth)] };
    }
  }

  factor(depth) {
    if (depth >= MAX_DEPTH) this.failHere("tooDeep");
    if (this.atEnd()) this.failHere("valueExpected");
    const start = this.at;
    const c = this.words[this.at];
    if (this.take("-")) return { operation: "negate", parts: [this.factor(depth + 1)] };
    if (this.take("(")) {
      const inner = this.sum(depth + 1);
      this.close(start);
      return inner;
    }
    if (c === "{") return this.name();
    if (isDigit(c)) return this.number();
    if (isLetter(c)) return this.call(depth);
    return this.failHere("+*/),".includes(c) ? "valueExpected" : "unexpected");
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
    return { operation: "number", value };
  }

  call(depth) {
    const operation = this.word().toLowerCase();
    const start = this.at;
    if (!["sum", "min", "max", "round"].includes(operation)) this.fail("unknownFunction", start, operation.length);
    this.at += operation.length;
    this.skip();
    const opened = this.at;
    if (!this.take("(")) this.failHere("unexpected");
    this.functions += 1;
    const parts = [];
    do parts.push(this.sum(depth + 1)); while (this.take(","));
    this.functions -= 1;
    this.close(opened);
    if (operation === "round" && parts.length > 2) this.fail("badArguments", start, operation.length);
    return { operation, parts };
  }
}

/** `{tree, names}`, or `{fault, at, length}` when the text is no formula. */
export function parse(words) {
  try {
    return new Parser(words).run();
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { fault: error.kind, at: error.at, length: error.length };
  }
}

// ---- reckoning; null stands for an empty value

class Problem extends Error {}

function resultOf({ operation, parts, value, index }, named) {
  if (operation === "number") return value;
  if (operation === "name") return named[index];
  let values = parts.map((part) => resultOf(part, named));
  if (["sum", "min", "max"].includes(operation)) values = values.filter((each) => each !== null);
  if (values.every((each) => each === null)) return null;
  const [a, b] = [values[0] ?? zero, values[1] ?? zero];
  switch (operation) {
    case "negate": return minus(a);
    case "+": return plus(a, b);
    case "-": return plus(a, minus(b));
    case "*": return times(a, b);
    case "/":
      if (b.c === 0n) throw new Problem("divisionByZero");
      return divided(a, b);
    case "sum": return values.reduce(plus);
    case "min": return values.reduce((least, each) => (compare(each, least) < 0 ? each : least));
    case "max": return values.reduce((most, each) => (compare(each, most) > 0 ? each : most));
    default: {
      if (values[0] === null) return null;
      const places = textOf(b);
      if (!/^\d{1,2}$/.test(places) || Number(places) > 20) throw new Problem("badPlaces");
      return rounded(a, Number(places));
    }
  }
}

/** `{number}` (null = empty) or `{problem}`; `valueOf(name)` answers the same. */
export function evaluate({ tree, names }, valueOf) {
  const named = [];
  for (const name of names) {
    const { number, problem } = valueOf(name);
    if (problem) return { problem };
    named.push(number);
  }
  if (named.length && named.every((each) => each === null)) return { number: null };
  try {
    const number = resultOf(tree, named);
    if (number && magnitudeOf(absolute(number.c)) + number.e > PRECISION) return { problem: "tooLarge" };
    return { number };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { problem: error.message };
  }
}

// ---- a document's tags

const CHECKBOX = 253;
const RADIO = 254;
const MASKED = 266;
const NUMBERS = [268, 269];
const isToggle = (tag) => tag.type === CHECKBOX || tag.type === RADIO;
const same = isSameText;

/** The number that a value says, however it is written; or null. */
function decimalIn(words) {
  const plain = plainNumber(words);
  return plain === null ? null : numberFrom(plain);
}

/** The terms of a condition: lists of which every term of one must be true. */
const alternatives = (condition) => (condition.any ?? [condition]).map((each) => each.all ?? [each]);

/** Below 0, 0, above it; NaN when the two are no numbers. */
function numberOrder(words, other) {
  const [one, two] = [decimalIn(words), decimalIn(other)];
  return one && two ? compare(one, two) : NaN;
}

/** The same of two numbers or two days. */
function order(words, other, form) {
  const rank = numberOrder(words, other);
  if (!Number.isNaN(rank)) return rank;
  const day = (text) => { const date = readDate(text, form); return date ? date.year * 400 + date.month * 32 + date.day : NaN; };
  return day(words) - day(other);
}

/** What a term asks of the words of `on`. */
function isTrueOf({ is, value, equals }, words, on) {
  const wanted = value ?? equals ?? "";
  const isEqual = () => same(words, wanted) || Boolean((on.style.formula || NUMBERS.includes(on.type)) && numberOrder(words, wanted) === 0);
  if (is === "differs") return !isEqual();
  if (is === "empty" || is === "filled") return (isToggle(on) ? !same(words, "true") : isBlankText(words)) === (is === "empty");
  if (!is || is === "equals") return isEqual();
  if (on.type === MASKED) return false;
  if (is === "contains") return key(words).includes(key(wanted));
  const rank = order(words, wanted, on.style.dateFormat);
  return { less: rank < 0, atMost: rank <= 0, greater: rank > 0, atLeast: rank >= 0 }[is] ?? false;
}

export function isChecked(tag) {
  return tag.text ? tag.text.toLowerCase() === "true" : Boolean(tag.style.checked);
}

/**
 * What is shown and what is computed among `tags` (as the service tells them, with `style`): `isShown(tag)`, `textOf(tag)` of a
 * computed tag, and `problem(tag)` when that has no result.
 */
export class Evaluation {
  constructor(tags) {
    this.byName = new Map();
    this.groups = new Map();
    this.shown = new Map();
    this.results = new Map(); // of computed tags: {text} or {problem}
    const formulas = new Map();
    for (const tag of tags) {
      const name = key(tag.name ?? "");
      if (name && !this.byName.has(name)) this.byName.set(name, tag);
      if (tag.type === RADIO && tag.groupName) {
        const group = key(tag.groupName);
        if (!this.groups.has(group)) this.groups.set(group, []);
        this.groups.get(group).push(tag);
      }
      if (!tag.style.formula) continue;
      const formula = parse(tag.style.formula);
      this.results.set(tag, { text: "", problem: formula.fault ? "unreadable" : "" });
      if (!formula.fault) formulas.set(tag, formula);
    }
    for (const node of this.order(tags, formulas)) {
      if (node.formula) this.compute(node.tag, node.formula);
      else this.shown.set(node.tag, alternatives(node.tag.style.condition).some((all) => all.every((term) => this.isTrue(term))));
    }
  }

  isShown(tag) { return this.shown.get(tag) ?? true; }
  textOf(tag) { return this.results.get(tag)?.text ?? tag.text; }
  problem(tag) { return this.results.get(tag)?.problem ?? ""; }

  /** The tags that a name stands for. */
  named(name) {
    const one = this.byName.get(key(name));
    return one ? [one] : this.groups.get(key(name)) ?? [];
  }

  /** What is to be evaluated, each after what it needs; circles are never shown and have no result. */
  order(tags, formulas) {
    const nodes = [];
    const conditionOf = new Map();
    const formulaOf = new Map();
    const add = (node, map) => { nodes.push(node); map.set(node.tag, node); };
    for (const tag of tags) {
      if (tag.style.condition) add({ tag, names: alternatives(tag.style.condition).flat().map((term) => term.tag), readers: [], open: 0 }, conditionOf);
      if (formulas.has(tag)) add({ tag, formula: formulas.get(tag), names: formulas.get(tag).names, readers: [], open: 0 }, formulaOf);
    }
    for (const node of nodes)
      for (const needed of node.names.flatMap((name) => this.named(name)).flatMap((tag) => [conditionOf.get(tag), formulaOf.get(tag)]))
        if (needed) { needed.readers.push(node); node.open += 1; }
    const ordered = nodes.filter((node) => node.open === 0);
    for (const node of ordered) // grows meanwhile
      for (const reader of node.readers) if (--reader.open === 0) ordered.push(reader);
    for (const node of nodes)
      if (node.open > 0) {
        if (node.formula) this.results.set(node.tag, { text: "", problem: "cycle" });
        else this.shown.set(node.tag, false);
      }
    return ordered;
  }

  isTrue(term) {
    const on = this.byName.get(key(term.tag));
    if (on) return this.isShown(on) && isTrueOf(term, isToggle(on) ? String(isChecked(on)) : this.textOf(on) ?? "", on);
    const group = this.groups.get(key(term.tag));
    if (!group) return true; // a condition on nothing hides nothing
    const shown = group.filter((button) => this.isShown(button));
    const chosen = shown.filter(isChecked);
    if (!shown.length || term.is === "empty") return Boolean(shown.length && !chosen.length);
    if (term.is === "filled") return chosen.length > 0;
    const any = (asked) => chosen.some((button) => isTrueOf(asked, button.name, { style: {} }));
    return term.is === "differs" ? !any({ ...term, is: "" }) : any(term);
  }

  valueOf(name) {
    const numberIn = (words) => {
      if (isBlankText(words)) return { number: null };
      const number = decimalIn(words);
      return number ? { number } : { problem: "noNumber" };
    };
    const one = this.byName.get(key(name));
    if (one) {
      if (!this.isShown(one)) return { number: null };
      if (isToggle(one)) return { number: decimal(isChecked(one) ? 1n : 0n, 0) };
      if (this.problem(one)) return { problem: this.problem(one) };
      return numberIn(this.textOf(one));
    }
    const group = this.groups.get(key(name));
    if (!group) return { problem: "missing" };
    const chosen = group.find((button) => isChecked(button) && this.isShown(button));
    return chosen ? numberIn(chosen.style.options?.[0] ?? chosen.name) : { number: null };
  }

  compute(tag, formula) {
    const { number, problem } = evaluate(formula, (name) => this.valueOf(name));
    const places = Number.isInteger(tag.style.decimals) ? Math.min(20, Math.max(0, tag.style.decimals)) : null;
    this.results.set(tag, { text: number ? textOf(number, places) : "", problem: problem ?? "" });
  }
}
