// What the website that shows this page in a frame is told: that something has happened, and nothing about the document or the person.
const { frames = "" } = document.documentElement.dataset;
const allowed = frames.split(" ").filter(Boolean);
const told = new Set();

// Index(tellFrame): Embedding: what the website around the signing page is told
/** Tells the website around the page once that the person has "opened", "finished" or "declined". The browser delivers it to an allowed website only. */
export function tellFrame(event) {
  if (told.has(event)) return;
  told.add(event);
  const around = location.ancestorOrigins?.[0];
  for (const origin of allowed.includes(around) ? [around] : allowed) parent.postMessage({ source: "inkstone", event }, origin);
}
