// Regular expressions for whole values, in the dialect of the service (app/domain/text/pattern.h describes it). Read and matched
// step by step as there, so that a text costs the same number of steps: both give up at the same place. No state is visited
// twice, so that no pattern can keep the page busy.
import { caseVariants, codePoints, isIn, isWhiteSpace, isWordCharacter } from "./characters.js";

const MAX_LENGTH = 512;
const MAX_STEPS = 2000;
const MAX_DEPTH = 30;
const MAX_COUNT = 99999;
const MAX_MATCH_STEPS = 3000000;
const ENDLESSLY = -1;

const code = (sign) => sign.codePointAt(0);
const isLetter = (c) => (c >= 97 && c <= 122) || (c >= 65 && c <= 90);
const isDigit = (c) => c >= 48 && c <= 57;
const hexOf = (c) => (isDigit(c) ? c - 48 : c >= 97 && c <= 102 ? c - 87 : c >= 65 && c <= 70 ? c - 55 : -1);

const classes = {
  letter: (c) => isIn("letter", c), upperCase: (c) => isIn("upperCase", c), lowerCase: (c) => isIn("lowerCase", c),
  mark: (c) => isIn("mark", c), number: (c) => isIn("number", c), digit: (c) => isIn("digit", c),
  word: isWordCharacter, space: isWhiteSpace,
};
const properties = { L: "letter", Letter: "letter", Lu: "upperCase", Uppercase_Letter: "upperCase", Ll: "lowerCase",
  Lowercase_Letter: "lowerCase", M: "mark", Mark: "mark", N: "number", Number: "number", Nd: "digit", Decimal_Number: "digit" };
const named = [
  [":alpha:]", { classes: ["letter"] }], [":upper:]", { classes: ["upperCase"] }], [":lower:]", { classes: ["lowerCase"] }],
  [":space:]", { classes: ["space"] }], [":word:]", { classes: ["word"] }], [":digit:]", { members: [[48, 57]] }],
  [":alnum:]", { classes: ["letter", "number"] }], [":xdigit:]", { members: [[48, 57], [97, 102], [65, 70]] }],
  [":punct:]", { members: [[33, 47], [58, 64], [91, 96], [123, 126]] }],
];

const newSet = (members = []) => ({ members, classes: [], negated: false, anyCase: false });
const has = (set, c) => set.members.some(([first, last]) => first <= c && c <= last)
  || set.classes.some(({ kind, negated }) => classes[kind](c) !== negated);
const takes = (set, c) => (has(set, c) || (set.anyCase && caseVariants(c).some((other) => has(set, other)))) !== set.negated;

class Fault extends Error {
  constructor(kind, at, part) {
    super(kind);
    Object.assign(this, { kind, at, part });
  }
}

class Compiler {
  constructor(words) {
    this.text = codePoints(words);
    this.at = 0;
    this.anyCase = false;
    this.sets = [];
    this.steps = [];
  }

  run() {
    if (this.text.length > MAX_LENGTH) this.fail("tooLong", MAX_LENGTH, 0);
    const tree = this.choice(0);
    if (this.at < this.text.length) this.fail("unmatched", this.at, 1);
    this.emitNode(tree, false);
    this.emit({ operation: "done" });
    return { sets: this.sets, steps: this.steps };
  }

  fail(kind, at, length) {
    throw new Fault(kind, at, String.fromCodePoint(...this.text.slice(at, at + Math.max(0, length))));
  }

  atEnd() { return this.at >= this.text.length; }
  peek(ahead = 0) { return this.text[this.at + ahead] ?? 0; }
  isAt(sign, ahead = 0) { return this.text[this.at + ahead] === code(sign); }
  isNext(words) { return codePoints(words).every((each, i) => this.text[this.at + i] === each); }
  take(sign) {
    if (!this.isAt(sign)) return false;
    this.at += 1;
    return true;
  }

  // ---- reading

  choice(depth) {
    const parts = [];
    const before = this.anyCase;
    do parts.push(this.sequence(depth)); while (this.take("|"));
    this.anyCase = before; // an option holds to the end of its group
    return { kind: "choice", parts };
  }

  sequence(depth) {
    const parts = [];
    while (!this.atEnd() && !this.isAt("|") && !this.isAt(")")) {
      const start = this.at;
      parts.push(this.quantified(this.atom(depth), start));
    }
    return { kind: "sequence", parts };
  }

  atom(depth) {
    const start = this.at;
    const c = this.text[this.at++];
    switch (String.fromCodePoint(c)) {
      case "^": return { kind: "start" };
      case "$": return { kind: "end" };
      case "(": return this.group(start, depth);
      case "[": return this.one(this.set(start));
      case "\\": return this.escape(start);
      case ".": return this.one({ ...newSet([[10, 10], [13, 13], [0x2028, 0x2029]]), negated: true });
      case "*": case "+": case "?": return this.fail("nothingToRepeat", start, 1);
      case "{":
        if (isDigit(this.peek())) this.fail("nothingToRepeat", start, 1);
        if (this.isAt(",")) this.fail("badCount", start, this.braceLength(start));
        break;
      default:
    }
    return this.one(newSet([[c, c]]));
  }

  one(set) {
    set.anyCase = this.anyCase;
    this.sets.push(set);
    return { kind: "one", set: this.sets.length - 1 };
  }

  braceLength(start) {
    const end = this.text.indexOf(code("}"), start);
    return end < 0 ? this.text.length - start : end + 1 - start;
  }

  group(start, depth) {
    if (depth >= MAX_DEPTH) this.fail("tooLarge", start, 1);
    let kind = "";
    let negated = false;
    const before = this.anyCase;
    if (this.isNext("?i)")) {
      this.at += 3;
      this.anyCase = true; // from here on
      return { kind: "empty" };
    }
    if (this.isNext("?:")) {
      this.at += 2;
    } else if (this.isNext("?i:")) {
      this.at += 3;
      this.anyCase = true;
    } else if (this.isNext("?=") || this.isNext("?!")) {
      kind = "lookAhead";
      negated = this.isAt("!", 1);
      this.at += 2;
    } else if (this.isNext("?<=") || this.isNext("?<!")) {
      kind = "lookBehind";
      negated = this.isAt("!", 2);
      this.at += 3;
    } else if (this.isNext("?<") || this.isNext("?P<")) {
      this.at += this.isAt("P", 1) ? 3 : 2;
      const name = this.at;
      while (isLetter(this.peek()) || this.isAt("_") || (this.at > name && isDigit(this.peek()))) this.at += 1;
      if (this.at === name || !this.take(">")) this.fail("unsupported", start, this.at + 1 - start);
    } else if (this.isAt("?") || this.isAt("*")) {
      this.fail("unsupported", start, 3);
    }
    const inner = this.choice(depth + 1);
    this.anyCase = before;
    if (!this.take(")")) this.fail("unclosed", start, 1);
    return kind ? { kind, negated, parts: [inner] } : inner;
  }

  quantified(part, start) {
    const { at } = this;
    let [least, most] = [0, 0];
    if (this.take("*")) most = ENDLESSLY;
    else if (this.take("+")) [least, most] = [1, ENDLESSLY];
    else if (this.take("?")) most = 1;
    else if (this.isAt("{") && (isDigit(this.peek(1)) || this.isAt(",", 1))) {
      this.at += 1;
      const counts = this.count();
      if (!counts) this.fail("badCount", at, this.braceLength(at));
      [least, most] = counts;
    } else return part;
    if (part.kind !== "one" && part.kind !== "choice") this.fail("nothingToRepeat", start, this.at - start);
    if (!this.take("?") && this.isAt("+")) this.fail("unsupported", at, this.at + 1 - at);
    if (this.isAt("*") || this.isAt("+") || this.isAt("?")) this.fail("nothingToRepeat", this.at, 1);
    return { kind: "repeat", least, most, parts: [part] };
  }

  /** Behind the opening brace: [least, most], or null. */
  count() {
    const least = this.number();
    if (least === null) return null;
    let most = least;
    if (this.take(",")) {
      most = ENDLESSLY;
      if (!this.isAt("}")) most = this.number();
      if (most === null) return null;
    }
    return this.take("}") && (most === ENDLESSLY || most >= least) ? [least, most] : null;
  }

  number() {
    let value = 0;
    const start = this.at;
    while (isDigit(this.peek())) {
      value = value * 10 + (this.peek() - 48);
      if (value > MAX_COUNT) return null;
      this.at += 1;
    }
    return this.at > start ? value : null;
  }

  escape(start) {
    if (this.isAt("b") || this.isAt("B")) {
      const negated = this.isAt("B");
      this.at += 1;
      return { kind: "boundary", negated };
    }
    const set = newSet();
    if (this.classEscape(set, start)) return this.one(set);
    const c = this.codeEscape(start);
    return this.one(newSet([[c, c]]));
  }

  /** Reads `\w` and the like behind the backslash, if that is what stands there. */
  classEscape(set, start) {
    const sign = this.atEnd() ? "" : String.fromCodePoint(this.peek());
    switch (sign) {
      case "d": set.members.push([48, 57]); break;
      case "D": set.members.push([0, 47], [58, 0x10FFFF]); break;
      case "w": case "W": set.classes.push({ kind: "word", negated: sign === "W" }); break;
      case "s": case "S": set.classes.push({ kind: "space", negated: sign === "S" }); break;
      case "p": case "P": this.property(set, start); return true;
      default: return false;
    }
    this.at += 1;
    return true;
  }

  property(set, start) {
    const negated = this.isAt("P");
    this.at += 1;
    let name = "";
    if (this.take("{")) {
      while (!this.atEnd() && this.peek() < 0x80 && !this.isAt("}")) name += String.fromCharCode(this.text[this.at++]);
      if (!this.take("}")) this.fail("unclosed", start, 3);
    } else if (isLetter(this.peek())) name = String.fromCharCode(this.text[this.at++]);
    if (!Object.hasOwn(properties, name)) this.fail("unsupported", start, this.at - start);
    set.classes.push({ kind: properties[name], negated });
  }

  /** The character that is meant, behind the backslash. */
  codeEscape(start) {
    if (this.atEnd()) this.fail("badEscape", start, 1);
    const c = this.text[this.at++];
    switch (String.fromCodePoint(c)) {
      case "t": return 9;
      case "n": return 10;
      case "r": return 13;
      case "f": return 12;
      case "v": return 11;
      case "0":
        if (!isDigit(this.peek())) return 0;
        break;
      case "c":
        if (isLetter(this.peek())) return this.text[this.at++] % 32;
        break;
      case "x": return this.isAt("{") ? this.braced(start) : this.digits(2, start);
      case "u": {
        if (this.isAt("{")) return this.braced(start);
        const high = this.digits(4, start);
        const pair = high >= 0xD800 && high < 0xDC00 && this.isAt("\\") && this.isAt("u", 1)
          && hexOf(this.peek(2)) === 13 && hexOf(this.peek(3)) >= 12;
        if (!pair) return high;
        this.at += 2;
        return 0x10000 + ((high - 0xD800) << 10) + (this.digits(4, start) - 0xDC00);
      }
      default:
        if (!isLetter(c) && !isDigit(c)) return c;
    }
    return this.fail(isDigit(c) && c !== 48 ? "unsupported" : "badEscape", start, 2);
  }

  digits(wanted, start) {
    let value = 0;
    for (let i = 0; i < wanted; i += 1) {
      const digit = hexOf(this.peek());
      if (digit < 0) this.fail("badEscape", start, this.at - start);
      value = value * 16 + digit;
      this.at += 1;
    }
    return value;
  }

  braced(start) {
    this.at += 1;
    const first = this.at;
    let value = 0;
    while (hexOf(this.peek()) >= 0 && value <= 0x10FFFF) value = value * 16 + hexOf(this.text[this.at++]);
    if (this.at === first || value > 0x10FFFF || !this.take("}")) this.fail("badEscape", start, this.at - start);
    return value;
  }

  /** Behind the opening bracket. */
  set(start) {
    const made = newSet();
    made.negated = this.take("^");
    for (let any = false; ; any = true) {
      if (this.atEnd()) this.fail("unclosed", start, 1);
      if (this.isAt("]")) {
        if (!any) this.fail("unsupported", start, this.at + 1 - start);
        this.at += 1;
        return made;
      }
      const item = this.at;
      const first = this.setCharacter(made);
      if (first === null) continue;
      // A hyphen at the end or beside a class stands for itself.
      const range = this.isAt("-") && this.at + 1 < this.text.length && !this.isAt("]", 1) && !this.isClassAt(this.at + 1);
      if (!range) {
        made.members.push([first, first]);
        continue;
      }
      this.at += 1;
      const last = this.setCharacter(made);
      if (last < first) this.fail("badRange", item, this.at - item);
      made.members.push([first, last]);
    }
  }

  isClassAt(at) {
    const next = this.text[at + 1] ?? 0;
    if (this.text[at] === code("[")) return next === code(":");
    return this.text[at] === code("\\") && next !== 0 && "dDwWsSpP".includes(String.fromCodePoint(next));
  }

  /** Reads a character, or a class right into the set: null then. */
  setCharacter(into) {
    const start = this.at;
    const c = this.text[this.at++];
    if (c === code("[") && this.isAt(":")) {
      this.namedClass(into, start);
      return null;
    }
    if (c !== code("\\")) return c;
    if (this.classEscape(into, start)) return null;
    if (this.take("b")) return 8;
    return this.codeEscape(start);
  }

  /** `[:alpha:]` in a set. */
  namedClass(into, start) {
    const known = named.find(([words]) => this.isNext(words));
    if (!known) {
      const end = this.text.indexOf(code("]"), this.at);
      this.fail("unsupported", start, (end < 0 ? this.text.length : end + 1) - start);
    }
    this.at += known[0].length;
    into.members.push(...(known[1].members ?? []));
    into.classes.push(...(known[1].classes ?? []).map((kind) => ({ kind, negated: false })));
  }

  // ---- laying out

  emit(step) {
    if (this.steps.length >= MAX_STEPS) this.fail("tooLarge", 0, 0);
    this.steps.push(step);
    return step;
  }

  emitNode(node, backward) {
    const { parts } = node;
    switch (node.kind) {
      case "empty": return;
      case "one": this.emit({ operation: "take", set: node.set, backward }); return;
      case "sequence":
        for (const part of backward ? [...parts].reverse() : parts) this.emitNode(part, backward);
        return;
      case "choice": this.emitChoice(parts, backward); return;
      case "repeat": this.emitRepeat(node, backward); return;
      case "lookAhead": case "lookBehind": {
        const look = this.emit({ operation: "look", negated: node.negated, behind: 0 });
        this.emitNode(parts[0], node.kind === "lookBehind");
        this.emit({ operation: "done" });
        look.behind = this.steps.length;
        return;
      }
      default: this.emit({ operation: node.kind, negated: node.negated });
    }
  }

  emitChoice(parts, backward) {
    const [first, ...others] = parts;
    if (!others.length) return this.emitNode(first, backward);
    const split = this.emit({ operation: "split", first: this.steps.length + 1, second: 0 });
    this.emitNode(first, backward);
    const jump = this.emit({ operation: "jump", to: 0 });
    split.second = this.steps.length;
    this.emitChoice(others, backward);
    jump.to = this.steps.length;
  }

  emitRepeat({ least, most, parts: [part] }, backward) {
    const newSplit = () => this.emit({ operation: "split", first: this.steps.length + 1, second: 0 });
    if (part.kind === "one") {
      const bounded = most === ENDLESSLY ? least : most;
      if (bounded > 0) this.emit({ operation: "repeat", set: part.set, least, most: bounded, backward });
    } else {
      const before = this.steps.length;
      for (let i = 0; i < least; i += 1) {
        this.emitNode(part, backward);
        if (this.steps.length === before) break; // nothing at all, so often it may come
      }
      const splits = [];
      for (let i = least; i < most; i += 1) {
        splits.push(newSplit());
        this.emitNode(part, backward);
      }
      for (const split of splits) split.second = this.steps.length;
    }
    if (most !== ENDLESSLY) return;
    const split = newSplit();
    this.emitNode(part, backward);
    this.emit({ operation: "jump", to: split.first - 1 });
    split.second = this.steps.length;
  }
}

// ---- matching

class TooHard extends Error {}

class Run {
  constructor({ sets, steps }, words) {
    Object.assign(this, { sets, steps, text: codePoints(words), left: MAX_MATCH_STEPS });
  }

  spend(count) {
    this.left -= count;
    if (this.left < 0) throw new TooHard();
  }

  /** Returns whether "done" can be reached from there, at the end of the text if that is wanted. */
  reaches(first, from, wantsEnd) {
    const width = this.text.length + 1;
    const states = this.steps.length * width;
    this.spend(Math.floor(states / 64));
    const seen = new Uint8Array(states);
    const open = [first, from];
    while (open.length) {
      const at = open.pop();
      const place = open.pop();
      const state = place * width + at;
      if (seen[state]) continue;
      seen[state] = 1;
      this.spend(1);
      const step = this.steps[place];
      switch (step.operation) {
        case "take":
          if (this.takes(step, at)) open.push(place + 1, at + (step.backward ? -1 : 1));
          break;
        case "repeat": this.repeat(step, place, at, open); break;
        case "split": open.push(step.second, at, step.first, at); break;
        case "jump": open.push(step.to, at); break;
        case "start": if (at === 0) open.push(place + 1, at); break;
        case "end": if (at === this.text.length) open.push(place + 1, at); break;
        case "boundary":
          if ((this.isWord(at - 1) !== this.isWord(at)) !== step.negated) open.push(place + 1, at);
          break;
        case "look":
          if (this.reaches(place + 1, at, false) !== step.negated) open.push(step.behind, at);
          break;
        default: // done
          if (!wantsEnd || at === this.text.length) return true;
      }
    }
    return false;
  }

  takes(step, at) {
    const looked = step.backward ? at - 1 : at;
    return looked >= 0 && looked < this.text.length && takes(this.sets[step.set], this.text[looked]);
  }

  repeat(step, place, from, open) {
    let at = from;
    for (let count = 0; ; count += 1) {
      if (count >= step.least) open.push(place + 1, at);
      if (count === step.most || !this.takes(step, at)) return;
      this.spend(1);
      at += step.backward ? -1 : 1;
    }
  }

  isWord(at) { return at >= 0 && at < this.text.length && isWordCharacter(this.text[at]); }
}

const compiled = new Map();

/** `{sets, steps}`, or `{fault, at, part}` when the text is no pattern. */
export function parsePattern(words) {
  if (!compiled.has(words)) {
    try {
      compiled.set(words, new Compiler(words).run());
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      compiled.set(words, { fault: error.kind, at: error.at, part: error.part });
    }
  }
  return compiled.get(words);
}

/** "matches", "differs", or "tooHard" when matching takes too many steps. */
export function matchPattern(pattern, words) {
  try {
    return new Run(pattern, words).reaches(0, 0, true) ? "matches" : "differs";
  } catch (error) {
    if (!(error instanceof TooHard)) throw error;
    return "tooHard";
  }
}
