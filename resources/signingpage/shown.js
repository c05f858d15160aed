// What the signer sees, as one digest: finishing signs exactly that. The same as app/domain/document/shownvalues.h and
// app/wire/showncodec.h (form 2); tests/golden/shown.json holds examples for both.
import { isChecked } from "./evaluation.js";

const signatures = [250, 251];
const toggles = [253, 254];
const attachment = 256;
const signDate = 270;

const words = new Uint32Array(64);
const constants = new Uint32Array(64);
const start = new Uint32Array(8);
{ // The first bits of the fractional parts of cube and square roots of the first primes (FIPS 180-4).
  let count = 0;
  for (let number = 2; count < 64; number++) {
    let isPrime = true;
    for (let factor = 2; factor * factor <= number; factor++) if (number % factor === 0) isPrime = false;
    if (!isPrime) continue;
    const fraction = (root) => Math.floor((root - Math.floor(root)) * 2 ** 32);
    if (count < 8) start[count] = fraction(Math.sqrt(number));
    constants[count++] = fraction(Math.cbrt(number));
  }
}

/** SHA-256 as lower-case hex. Of our own, because crypto.subtle exists only on https and localhost. */
export function sha256(bytes) {
  const length = bytes.length;
  const padded = new Uint8Array(((length + 8 >> 6) + 1) * 64);
  padded.set(bytes);
  padded[length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(length / 2 ** 29));
  view.setUint32(padded.length - 4, length << 3);
  const state = Uint32Array.from(start);
  const turn = (word, by) => word >>> by | word << 32 - by;
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 16; i++) words[i] = view.getUint32(at + 4 * i);
    for (let i = 16; i < 64; i++) {
      const a = words[i - 15], b = words[i - 2];
      words[i] = words[i - 16] + (turn(a, 7) ^ turn(a, 18) ^ a >>> 3) + words[i - 7] + (turn(b, 17) ^ turn(b, 19) ^ b >>> 10);
    }
    let [a, b, c, d, e, f, g, h] = state;
    for (let i = 0; i < 64; i++) {
      const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + (e & f ^ ~e & g) + constants[i] + words[i] | 0;
      const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + (a & b ^ a & c ^ b & c) | 0;
      h = g; g = f; f = e; e = d + one | 0; d = c; c = b; b = a; a = one + two | 0;
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => { state[i] += word; });
  }
  return [...state].map((word) => word.toString(16).padStart(8, "0")).join("");
}

const pictures = new Map(); // base64 → digest: a picture is hashed once
function pictureDigest(base64) {
  if (!pictures.has(base64)) pictures.set(base64, sha256(Uint8Array.from(atob(base64), (each) => each.charCodeAt(0))));
  return pictures.get(base64);
}

/** A tag as it is painted, or null when it isn't: its value, and the fingerprint of its place and appearance. */
export function shownValue(tag, evaluation) {
  if (!evaluation.isShown(tag)) return null;
  if (tag.free) {
    const { pageIndex, left, top, width, height, image } = tag;
    return image ? { pageIndex, left, top, width, height, content: pictureDigest(image) } : null;
  }
  const shown = { id: Number(tag.id), fingerprint: tag.fingerprint, text: (tag.type === signDate ? evaluation.textOf(tag) : tag.text) ?? "" };
  if (signatures.includes(tag.type)) shown.text = "";
  if (toggles.includes(tag.type)) shown.text = isChecked(tag) ? "true" : "";
  if (tag.type === attachment && tag.fileSha256) shown.content = tag.fileSha256;
  else if ((tag.type === attachment || signatures.includes(tag.type)) && tag.image) shown.content = pictureDigest(tag.image);
  return shown;
}

const freeLine = (value) => `* ${value.pageIndex} ${value.left} ${value.top} ${value.width} ${value.height} ${value.content}\n`;

/** The digest of such values and of what is painted around them, by its fingerprint. */
export function digestOf(values, fingerprint) {
  const encoder = new TextEncoder();
  const lines = values.filter((value) => value.id).sort((a, b) => a.id - b.id)
    .map((value) => `${value.id} ${value.fingerprint} ${encoder.encode(value.text).length} ${value.text} ${value.content || "-"}\n`);
  const free = values.filter((value) => !value.id).map(freeLine).sort();
  return sha256(encoder.encode(`inkstone-shown-2\n${fingerprint}\n${lines.join("")}${free.join("")}`));
}

/** What `finish` carries: all that is painted of a view, computed values and others' included, with its digest. */
export function shownValues({ tags, fingerprint }, evaluation, free = []) {
  const values = [...tags.map((tag) => shownValue(tag, evaluation)),
    ...free.map((mark) => shownValue({ ...mark, type: 250, free: true }, { isShown: () => true }))].filter(Boolean);
  return { digest: digestOf(values, fingerprint), fingerprint, values };
}
