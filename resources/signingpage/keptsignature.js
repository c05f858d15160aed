// A signature that its owner keeps on this device, for other documents: never sent anywhere, and offered to somebody of the same name only.
const maxLength = 400_000; // of the picture as base64
const keyOf = (kind) => `inkstone-kept-${kind}`;
const nameOf = (name) => name.normalize("NFC").trim().toLocaleLowerCase();

/** The kept picture, a PNG as base64; empty when there is none for this person. `kind`: signature or initials. */
export function keptSignature(kind, name) {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(kind)) ?? "null");
    const isTheirs = kept?.name === nameOf(name) && /^[A-Za-z0-9+/]+=*$/.test(kept.image ?? "");
    return isTheirs && kept.image.length <= maxLength ? kept.image : "";
  } catch { return ""; }
}

/** Keeps a picture instead of the one before; false when the device doesn't. */
export function keepSignature(kind, name, image) {
  if (image.length > maxLength || !nameOf(name)) return false;
  try {
    localStorage.setItem(keyOf(kind), JSON.stringify({ name: nameOf(name), image }));
    return true;
  } catch { return false; }
}

export function forgetSignature(kind) {
  try { localStorage.removeItem(keyOf(kind)); } catch { /* nothing is kept */ }
}
