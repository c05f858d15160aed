// The handwriting styles that a name can be typed in: fetched when somebody types a signature, offered where they have every letter of the name.
const folder = new URL(`${document.documentElement.dataset.root}signingpage/handwriting/`, location.href);
const storageKey = "inkstone-handwriting";
const faces = new Map(); // fonts by style, each a promise of whether it is there
let listed = null;

export const fontOf = (style) => `"Inkstone ${style.id}"`;

/** All styles: { id, size, letters }; none while the service can't be reached. */
function styles() {
  listed ??= fetch(new URL("styles.json", folder), { credentials: "same-origin" })
    .then((response) => (response.ok ? response.json() : Promise.reject(response)))
    .then((list) => list.styles.map((row) => ({ ...row, letters: new Set(row.letters) })))
    .catch(() => { listed = null; return []; });
  return listed;
}

/** Returns whether there are styles at all. */
export const hasStyles = async () => (await styles()).length > 0;

export async function stylesFor(name) {
  const letters = [...name.normalize("NFC")];
  return (await styles()).filter((style) => letters.every((letter) => style.letters.has(letter)));
}

/** Loads the font of a style; false when it can't be had. */
export function loadStyle(style) {
  if (!faces.has(style.id)) {
    const face = new FontFace(`Inkstone ${style.id}`, `url("${new URL(`${style.id}.woff2`, folder)}")`);
    faces.set(style.id, face.load().then(() => { document.fonts.add(face); return true; }, () => { faces.delete(style.id); return false; }));
  }
  return faces.get(style.id);
}

/** The style that was chosen on this device before. */
export function rememberedStyle() {
  try { return localStorage.getItem(storageKey) ?? ""; } catch { return ""; }
}

export function rememberStyle(id) {
  try { localStorage.setItem(storageKey, id); } catch { /* switched off: it counts for this page */ }
}
