// A stack of documents that wait for one person: which there are, what was decided about each, and what became of it. It is kept in this tab.
import { isSignature } from "./fields.js";
import { languageHeaders, languageKeyOf, linkAddress, rememberedLanguage, requestOptions } from "./link.js";
import { sha256 } from "./shown.js";
import { text } from "./texts.js";
import { fetchInTime } from "./timelimit.js";

const key = "inkstone-review";
const maxBusy = 5; // attempts while the service is busy
export const Mine = { rejected: 65, finished: 67 };
export const Status = { inProgress: 52 };
export const reviewer = 17;
export const editor = 23;

export function loadStack() {
  try { return JSON.parse(sessionStorage.getItem(key)); } catch { return null; }
}

export function keepStack(stack) {
  try {
    if (stack) sessionStorage.setItem(key, JSON.stringify(stack));
    else sessionStorage.removeItem(key);
  } catch { /* switched off: it ends with this page */ }
}

/** Begins a review with { guid, title, sender, group } of each document; the language that was chosen here holds for all. */
export function startReview(documents, guid) {
  const language = rememberedLanguage(guid);
  for (const each of documents) try { if (language) localStorage.setItem(languageKeyOf(each.guid), language); } catch { /* theirs, then */ }
  keepStack({ items: documents.map((each) => ({ ...each, decision: "", state: "", reason: "", digest: "", role: 0 })), keys: true });
  location.assign(linkAddress(documents[0].guid));
}

export const isOpen = (item) => !["signed", "declined", "ended"].includes(item.state);
export const isToSign = (item) => isOpen(item) && item.decision === "sign";

/** The place of the first document without a decision from `from` on, and then from the beginning; -1 = none. */
export function nextOpen({ items }, from) {
  const order = [...items.keys()];
  return [...order.slice(from), ...order.slice(0, from)].find((at) => isOpen(items[at]) && !items[at].decision) ?? -1;
}

export class Failed extends Error {
  constructor(status, body) {
    super((status && status < 500 && [body?.message, ...(body?.details ?? []).map((each) => each.message)].filter(Boolean).join(" ")) || text(status ? "serverError" : "offline"));
    this.status = status;
    this.reason = body?.reason ?? "";
  }
}

/** A request to the service about one of the documents. */
export async function callAbout(guid, path, body) {
  const language = rememberedLanguage(guid);
  for (let attempt = 1; ; attempt++) {
    let response;
    let answer = null;
    try {
      await fetchInTime(linkAddress(guid) + path, { ...requestOptions, method: body ? "POST" : "GET",
        headers: { ...languageHeaders(language), ...(body ? { "Content-Type": "application/json" } : {}) },
        body: body && JSON.stringify(body) },
      async (given) => {
        response = given;
        answer = await given.json().catch(() => null);
      });
    } catch { throw new Failed(0); }
    if (response.ok && answer) return answer;
    if (response.ok) throw new Failed(0); // the answer broke off
    if (![429, 503].includes(response.status) || attempt === maxBusy) throw new Failed(response.status, answer);
    const pause = Math.min(10, Number(response.headers.get("Retry-After")) || 1);
    await new Promise((resolve) => { setTimeout(resolve, 1000 * pause); });
  }
}

export const isOwnSignature = (tag, view) => isSignature(tag) && tag.invitationIndex === view.invitationIndex;

// Index(digestOfView): Signing page: review of several documents, what may be marked and what became of it
/** A digest of what a person sees of a document, but for their own signature; and of what its conditions and formulas depend on. */
export function digestOfView(view) {
  const toggles = [253, 254];
  const valueOf = (tag) => {
    if (isOwnSignature(tag, view)) return [];
    return [toggles.includes(tag.type) && tag.text === "false" ? "" : tag.text ?? "", tag.image ?? "", tag.fileSha256 ?? ""];
  };
  const inOrder = (tags) => tags.sort((a, b) => (a[0] < b[0] ? -1 : 1));
  const tags = inOrder(view.tags.filter((tag) => !(tag.free && isOwnSignature(tag, view))).map((tag) => [String(tag.id), tag.fingerprint, ...valueOf(tag)]));
  const known = new Set(view.tags.map((tag) => tag.id));
  const inputs = inOrder((view.inputs ?? []).filter((tag) => !known.has(tag.id)).map((tag) => [String(tag.id), tag.text ?? ""]));
  return sha256(new TextEncoder().encode(JSON.stringify([view.fingerprint, tags, inputs])));
}

/** Returns whether a document has to be finished by itself: with more than values and a signature. */
export function isSingle(view) {
  return !view.canFinish || view.hostedCount > 0 || view.actionType === editor || Boolean(view.nextPeople?.length) || Boolean(view.templateLink) ||
    (view.canSignTags && !view.tags.some((tag) => tag.editable && isSignature(tag)));
}

/** The outcome of a document; "" = pending. */
export function stateOf(view) {
  if (view.status === Mine.finished) return "signed";
  if (view.status === Mine.rejected) return "declined";
  return view.signingStatus === Status.inProgress ? "" : "ended";
}

/** The text for a document in a list. */
export function wordsOf(item) {
  const isApproved = item.role === reviewer;
  if (item.state === "signed") return text(isApproved ? "reviewApproved" : "reviewSigned");
  if (item.state === "declined") return text("reviewDeclined");
  if (item.state === "ended") return text("reviewEnded");
  if (item.state === "changed") return text("reviewChanged");
  if (item.state === "failed") return `${text("reviewFailed")} ${item.reason}`;
  if (item.state === "signing") return text("reviewUnconfirmed");
  return text({ sign: isApproved ? "reviewToApprove" : "reviewToSign", skip: "reviewSkipped" }[item.decision] ?? "reviewUndecided");
}

/** All documents with their states, each a button that opens it; `isHere` names the open one. */
export function listOf({ items }, here) {
  return items.map((item, index) => {
    const row = document.createElement("li");
    const link = document.createElement("button");
    link.type = "button";
    link.className = "quiet";
    link.dataset.state = item.state || item.decision;
    if (index === here) link.setAttribute("aria-current", "true");
    const title = document.createElement("span");
    title.dir = "auto";
    title.textContent = item.title;
    const words = document.createElement("span");
    words.className = "quiet-text";
    words.textContent = [item.sender && text("from", item.sender), wordsOf(item)].filter(Boolean).join(" · ");
    link.append(title, words);
    row.append(link);
    return row;
  });
}
