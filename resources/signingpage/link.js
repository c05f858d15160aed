// The signing link that the page was opened with. The first requests need no other script: they are under way while the others load.
const root = document.documentElement;
const parameters = new URLSearchParams([...new URLSearchParams(location.search)].map(([name, value]) => [name.toLowerCase(), value]));

/** The GUID of the invitation. */
export const guid = parameters.get("iid") ?? location.pathname.split("/").filter(Boolean).pop();
/** The address of a file of this service, whose folder may lie anywhere. */
export const addressOf = (path) => new URL(`${root.dataset.root}${path}`, location.href).href;
export const base = addressOf(`sign/${encodeURIComponent(guid)}`);
export const languages = root.dataset.languages.split(" ");
export const languageKey = `inkstone-language-${guid}`;

/** The language that the signer has chosen; empty = what the invitation says. */
export function rememberedLanguage() {
  try { return languages.find((each) => each === localStorage.getItem(languageKey)) ?? ""; } catch { return ""; }
}

/** The address of the page's words in a language. */
export const wordsAddress = (language, part = "") => addressOf(`signingpage/texts/${language}${part}`);

const early = new Map(); // requests under way, by address

function begin(address, options) {
  const stop = new AbortController();
  const response = fetch(address, { ...options, credentials: "same-origin", signal: stop.signal });
  response.catch(() => {}); // whoever takes it says so
  early.set(address, { response, stop });
}

/** The request for an address that is under way: { response, stop }, once; undefined when there is none. */
export function takeEarly(address) {
  const request = early.get(address);
  early.delete(address);
  return request;
}

/** How the view is asked for as long as nobody has done anything; see markOpened. */
export const unopened = { "X-Inkstone-Opened": "no" };

// Index(wordsAddress): Signing page: requests that don't wait for its scripts
const chosen = rememberedLanguage();
begin(wordsAddress(chosen || root.lang), {});
begin(`${base}/values`, { cache: "no-store", referrerPolicy: "no-referrer",
  headers: { ...unopened, "X-Inkstone-Shown-Language": root.lang, ...(chosen ? { "X-Inkstone-Language": chosen } : {}) } });
