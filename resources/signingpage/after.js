// What whoever has finished is offered: the document to read and to keep, and the way to the sender's own page.
import { addStyle } from "./elements.js";
import { isolated, text } from "./texts.js";

addStyle(`
  .results { margin: 0 0 16px; padding: 0; list-style: none; text-align: start; }
  .results li { display: grid; gap: 2px; padding: 8px 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
`);

const pause = 10000; // long enough to read, and to stay
let leaving = 0;

/** An address that the page may lead to; the service allows no other, and this is no open door either. */
function returnUrl(address) {
  try {
    const url = new URL(address);
    return url.protocol === "https:" && !url.username && !url.password ? url : null;
  } catch { return null; }
}

function button(id, label, run) {
  const made = document.createElement("button");
  made.type = "button";
  made.id = id;
  made.textContent = label;
  made.addEventListener("click", run);
  return made;
}

/** The pages as they are now, to be read, with one button that leads back. */
function readDocument({ view, showDocument, goBack }) {
  if (view.signingStatus === 53) view.tags = []; // its pages show the values
  showDocument();
  const bar = document.querySelector("#bar .actions");
  const overview = document.getElementById("overview-open"); // there is nothing to fill
  const close = button("read-close", text("close"), () => {
    close.remove();
    overview.hidden = false;
    goBack();
  });
  close.className = "primary";
  document.getElementById("read-close")?.remove();
  bar.append(close);
  overview.hidden = true;
  document.getElementById("pages").focus({ preventScroll: true });
  scrollTo(0, 0);
}

function offerDocument(what) {
  const { view, base } = what;
  const actions = document.getElementById("state-actions");
  if (!view.pages.length || document.getElementById("read-document")) return;
  const read = button("read-document", text("readDocument"), () => readDocument(what));
  read.className = "button";
  actions.prepend(read);
  if (view.signingStatus === 53) return;
  const copy = document.createElement("a");
  copy.id = "download-copy";
  copy.className = "button";
  copy.href = `${base}/download?content=copy`;
  copy.textContent = text("downloadCopy");
  read.after(copy);
}

/** What became of each file: its name, who has signed it, and whether it is sealed. */
function resultsOf({ results = [] }) {
  const list = document.createElement("ul");
  list.id = "results";
  list.className = "results";
  list.setAttribute("aria-label", text("results"));
  for (const { name, status, signers } of results) {
    const row = document.createElement("li");
    const title = document.createElement("strong");
    title.textContent = isolated(name);
    const words = document.createElement("span");
    words.className = "quiet-text";
    const names = signers.map((each) => isolated(each.name)).join(", ");
    words.textContent = [names ? text("signedBy", names) : text("unsigned"), text(`result_${status}`)].join(" · ");
    row.append(title, words);
    list.append(row);
  }
  return list;
}

/** Fills #state-more; with `leaves` the page goes to the sender's page by itself, unless somebody stays. */
export function showAfterwards(what) {
  const { view, base, leaves, isFramed } = what;
  offerDocument(what);
  const more = document.getElementById("state-more");
  const url = view.returnAddress ? returnUrl(view.returnAddress) : null;
  more.replaceChildren(...(view.results?.length ? [resultsOf(view)] : []));
  // Documents of other senders aren't offered within a website of this one.
  if (!isFramed) import("./others.js").then(({ offerOthers }) => offerOthers(more, base)).catch(() => {});
  if (!url) return;
  const words = document.createElement("p");
  words.className = "quiet-text";
  words.setAttribute("role", "status");
  const actions = document.createElement("div");
  actions.className = "actions";
  const link = document.createElement("a");
  link.className = "button primary";
  link.id = "return-link";
  link.rel = "noreferrer";
  link.href = url.href;
  if (isFramed) link.target = "_top";
  link.textContent = text("returnTo", url.host);
  actions.append(link);
  more.append(words, actions);
  if (!leaves || leaving < 0) return;
  words.textContent = text("returnSoon", url.host);
  const stay = button("return-stay", text("returnStay"), () => { stays(); link.focus(); });
  stay.className = "quiet";
  actions.append(stay);
  const stays = () => {
    clearTimeout(leaving);
    leaving = -1;
    words.textContent = "";
    stay.remove();
  };
  // Whoever downloads or looks at something has not left yet.
  document.getElementById("state").addEventListener("click", (event) => { if (event.target !== link) stays(); }, { once: true });
  clearTimeout(leaving);
  leaving = setTimeout(() => location.assign(url.href), pause);
}
