// Messages to the website that embeds this page. They name an event and contain no data of the document or the person.
const { frames = "" } = document.documentElement.dataset;
const allowed = frames.split(" ").filter(Boolean);
const posted = new Set();

// Index(notifyParent): Embedding: messages to the website that embeds the signing page
/** Posts the event "opened", "finished" or "declined" once. The browser delivers it to allowed websites only. */
export function notifyParent(event) {
  if (posted.has(event)) return;
  posted.add(event);
  const around = location.ancestorOrigins?.[0];
  for (const origin of allowed.includes(around) ? [around] : allowed) parent.postMessage({ source: "inkstone", event }, origin);
}
