// What conditions and formulas make of values, while the signer types. The service decides by the same rules (its
// app/domain/logic/evaluation), and both are held to the same examples: tests/golden/formulas.json. Formulas come with formula.js,
// which sets `Evaluation.formulas`; until then a computed tag shows the value that the service computed.

import { isBlankText, isSameText, nameKey as key } from "./characters.js";
import { dayOf, plainNumber } from "./rules.js";

export const PRECISION = 34; // significant digits, rounded half away from zero

// ---- decimal numbers: c × 10^e

export const magnitudeOf = (digits) => digits.toString().length;
export const absolute = (value) => (value < 0n ? -value : value);

/** c divided by 10^n, half away from zero. */
export function shortened(c, n) {
  const unit = 10n ** BigInt(n);
  const half = (absolute(c) + unit / 2n) / unit;
  return c < 0n ? -half : half;
}

export function decimal(c, e) {
  const over = magnitudeOf(absolute(c)) - PRECISION;
  if (over > 0) { c = shortened(c, over); e += over; }
  if (c === 0n) return { c, e: 0 };
  while (c % 10n === 0n) { c /= 10n; e += 1; }
  return { c, e };
}

/** The number in a text such as -12.50, or null. */
export function numberFrom(words) {
  if (words.length > 64 || !/^-?\d+(\.\d+)?$/.test(words)) return null;
  const [whole, part = ""] = words.split(".");
  return decimal(BigInt(whole + part), -part.length);
}

export function plus(a, b) {
  const e = Math.min(a.e, b.e);
  return decimal(a.c * 10n ** BigInt(a.e - e) + b.c * 10n ** BigInt(b.e - e), e);
}

export const minus = (a) => ({ c: -a.c, e: a.e });
export const compare = (a, b) => { const { c } = plus(a, minus(b)); return c < 0n ? -1 : c > 0n ? 1 : 0; };

export const isText = (value) => typeof value === "string";
/** The number that a value says, however it is written; or null. */
export function decimalIn(value) {
  if (!isText(value)) return value;
  const plain = plainNumber(value);
  return plain === null ? null : numberFrom(plain);
}

/** Below 0, 0, above it; NaN when the two are no numbers. */
export function numberOrder(words, other) {
  const [one, two] = [decimalIn(words), decimalIn(other)];
  return one && two ? compare(one, two) : NaN;
}

export const isRank = (is, rank) => ({ "=": rank === 0, "<>": rank !== 0, "<": rank < 0, "<=": rank <= 0, ">": rank > 0, ">=": rank >= 0 })[is];

// ---- a document's tags

const CHECKBOX = 253;
const RADIO = 254;
const SIGN_DATE = 270;
export const MASKED = 266;
export const NUMBERS = [268, 269];
export const isToggle = (tag) => tag.type === CHECKBOX || tag.type === RADIO;
const same = isSameText;

/** The terms of a condition: lists of which every term of one must be true. */
const alternatives = (condition) => (condition.any ?? [condition]).map((each) => each.all ?? [each]);

/** Below 0, 0, above it, of two numbers or two days; NaN when they are neither. */
function order(words, other, form) {
  const rank = numberOrder(words, other);
  return Number.isNaN(rank) ? dayOf(words, form) - dayOf(other, form) : rank;
}

/** Evaluates a term on the text of `on`. */
function isTrueOf({ is, value, equals }, words, on) {
  const wanted = value ?? equals ?? "";
  const isEqual = () => same(words, wanted) || Boolean((on.style.formula || NUMBERS.includes(on.type)) && numberOrder(words, wanted) === 0);
  if (is === "differs") return !isEqual();
  if (is === "empty" || is === "filled") return (isToggle(on) ? !same(words, "true") : isBlankText(words)) === (is === "empty");
  if (!is || is === "equals") return isEqual();
  if (on.type === MASKED) return false;
  if (is === "contains") return key(words).includes(key(wanted));
  const rank = order(words, wanted, on.style.dateFormat);
  return isRank({ less: "<", atMost: "<=", greater: ">", atLeast: ">=" }[is], rank) ?? false;
}

export function isChecked(tag) {
  return tag.text ? tag.text.toLowerCase() === "true" : Boolean(tag.style.checked);
}

/** A tag as the service tells it, with what it may leave out. */
export const completed = (tag) => ({ ...tag, style: tag.style ?? {}, text: tag.text ?? "" });

/**
 * What is shown and what is computed among `tags` (as the service tells them, with `style`): `isShown(tag)`, `textOf(tag)` of a
 * computed tag, and `problem(tag)` when that has no result.
 */
export class Evaluation {
  static formulas = null;

  /** `signDate`: the day that finishing stamps into those of the view's `tags` that are sign dates of the signer, who has `invitationIndex`. */
  constructor(tags, { signDate = "", invitationIndex = 0, tags: told = [] } = {}) {
    this.signDate = signDate;
    this.toStamp = new Set(told.filter((tag) => tag.type === SIGN_DATE && tag.invitationIndex === invitationIndex));
    this.byName = new Map();
    this.groups = new Map();
    this.shown = new Map();
    this.results = new Map(); // of computed tags: {text} or {problem}
    this.isMasked = tags.some((tag) => tag.type === MASKED && !tag.editable && tag.text === "•••");
    const formulas = new Map();
    for (const tag of tags) {
      const name = key(tag.name ?? "");
      if (name && !this.byName.has(name)) this.byName.set(name, tag);
      if (tag.type === RADIO && tag.groupName) {
        const group = key(tag.groupName);
        if (!this.groups.has(group)) this.groups.set(group, []);
        this.groups.get(group).push(tag);
      }
      if (!tag.style.formula || !Evaluation.formulas) continue;
      const formula = Evaluation.formulas.parse(tag.style.formula);
      this.results.set(tag, { text: "", problem: formula.fault ? "unreadable" : "" });
      if (!formula.fault) formulas.set(tag, formula);
    }
    for (const node of this.order(tags, formulas)) {
      if (node.formula) this.results.set(node.tag, Evaluation.formulas.compute(this, node.tag, node.formula));
      else this.shown.set(node.tag, alternatives(node.tag.style.condition).some((all) => all.every((term) => this.isTrue(term))));
    }
  }

  isShown(tag) { return this.shown.get(tag) ?? true; }
  textOf(tag) {
    return this.results.get(tag)?.text ?? (tag.text || (this.toStamp.has(tag) ? this.signDate : tag.text));
  }
  problem(tag) { return this.results.get(tag)?.problem ?? ""; }

  /** Text and problem of a computed tag; of what depends on another person's masked value, the service's own text, `stored`. */
  computed(tag, stored) {
    const problem = this.problem(tag);
    return this.isMasked && problem === "noNumber" && stored ? { text: stored, problem: "" } : { text: this.textOf(tag), problem };
  }

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
}
