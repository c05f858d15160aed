// The signing link that the page was opened with. The first requests need no other script: they are under way while the others load.
const root = document.documentElement;
const parameters = new URLSearchParams([...new URLSearchParams(location.search)].map(([name, value]) => [name.toLowerCase(), value]));

/** The GUID of the invitation. */
export const guid = parameters.get("iid") ?? location.pathname.split("/").filter(Boolean).pop();
/** The address of a file of this service, whose folder may lie anywhere. */
const addressOf = (path) => new URL(`${root.dataset.root}${path}`, location.href).href;
/** The address of the document page behind an invitation. */
export const linkAddress = (invitation) => addressOf(`sign/${encodeURIComponent(invitation)}`);
export const base = linkAddress(guid);
export const languages = root.dataset.languages.split(" ");
export const languageKeyOf = (invitation) => `inkstone-language-${invitation}`;

/** The language that the signer has chosen; empty = what the invitation says. */
export function rememberedLanguage(invitation = guid) {
  try { return languages.find((each) => each === localStorage.getItem(languageKeyOf(invitation))) ?? ""; } catch { return ""; }
}

/** The address of the page's words in a language. */
export const wordsAddress = (language, part = "") => addressOf(`signingpage/texts/${language}${part}`);

/** The options of requests about a document: neither cached nor made known to other websites. */
export const requestOptions = { cache: "no-store", credentials: "same-origin", referrerPolicy: "no-referrer" };

/** The headers with the language that is shown, and with the chosen one unless it is empty. */
export const languageHeaders = (chosen) => ({ "X-Inkstone-Shown-Language": root.lang, ...(chosen && { "X-Inkstone-Language": chosen }) });

const early = new Map(); // requests under way, by address

function begin(address, options) {
  const stop = new AbortController();
  const response = fetch(address, { ...options, signal: stop.signal });
  response.catch(() => {}); // Prevents an unhandled rejection; fetchInTime reports the error.
  early.set(address, { response, stop });
}

/** The request for an address that is under way: { response, stop }, once; undefined when there is none. */
export function takeEarly(address) {
  const request = early.get(address);
  early.delete(address);
  return request;
}

/** The header of requests before the first user action; see markOpened. */
export const unopened = { "X-Inkstone-Opened": "no" };

// Index(wordsAddress): Signing page: requests that don't wait for its scripts
const chosen = rememberedLanguage();
begin(wordsAddress(chosen || root.lang), { credentials: "same-origin" });
begin(`${base}/values`, { ...requestOptions, headers: { ...unopened, ...languageHeaders(chosen) } });
