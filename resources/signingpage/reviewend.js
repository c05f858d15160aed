// The end of a review: what was decided, the consent, one signature for all, and a result for each document.
import { addStyle, element } from "./elements.js";
import { Evaluation, completed } from "./evaluation.js";
import { Type, pictureAddress } from "./fields.js";
import { placedMark } from "./marks.js";
import { linkAddress } from "./link.js";
import { Failed, callAbout, digestOfView, isOwnSignature, isToSign, keepStack, listOf, stateOf, wordsOf } from "./reviewstack.js";
import { shownValues } from "./shown.js";
import { languageOf, nameOfLanguage, text } from "./texts.js";

const $ = (id) => document.getElementById(id);
const atOnce = 4; // documents that are fetched at the same time

const style = `
  .review-ending :is(main, .foot) > :not(#review-summary), .review-ending :is(.banner, .skip) { display: none !important; }
  #review-summary { width: min(100%, 720px); }
  #review-summary h2:focus { outline: none; }
  #review-summary h3 { margin: 24px 0 8px; font-size: 1rem; }
  #review-summary .overview { max-height: none; }
  #review-results li { display: flex; flex-wrap: wrap; align-items: center; gap: 0 8px; }
  #review-results li > button { flex: 1 1 60%; }
  #review-results li > a { margin-inline-start: 40px; }
  #review-summary .consent-group { margin-bottom: 16px; }
  #review-summary .consent-group p { overflow-wrap: anywhere; white-space: pre-wrap; }
  #review-summary .consent { margin-top: 4px; }
  #review-summary .signatures { display: flex; flex-wrap: wrap; gap: 12px; }
  #review-summary .signatures > div { flex: 1 1 220px; display: grid; gap: 8px; align-content: start; justify-items: start; }
  #review-summary .signatures img { max-width: 100%; height: 88px; object-fit: contain; background: #ffffff; border: 1px solid var(--line); border-radius: 6px; padding: 8px; }
  #review-summary > .actions { margin-top: 24px; flex-wrap: wrap; justify-content: flex-end; }
  #review-summary progress { width: 100%; margin-top: 16px; }
`;

let how = null;    // { stack, page, here, open, leave }
let views = null;  // by GUID: what is about to be signed
const adopted = { signature: "", initials: "" };
let isSigning = false;
let isDone = false;
let fault = "";
let language = "";

const toSign = () => how.stack.items.filter(isToSign);
const keep = () => keepStack(how.stack);

function markChanged(item) {
  Object.assign(item, { decision: "", digest: "", state: "changed" });
  keep();
}

/** Fetches what is to be signed; one that is another document now is not signed, one that was signed meanwhile not again. */
async function loadViews() {
  const waiting = toSign();
  const found = new Map();
  const take = async () => {
    for (let item = waiting.shift(); item; item = waiting.shift()) {
      try {
        const view = await callAbout(item.guid, "/values");
        if (stateOf(view)) Object.assign(item, { state: stateOf(view), reason: "" });
        else if (digestOfView(view) !== item.digest) markChanged(item);
        else found.set(item.guid, view);
      } catch (error) {
        if (!error.status || error.status >= 500) throw error;
        Object.assign(item, { state: "failed", decision: "", reason: error.message });
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, take));
  keep();
  views = found;
}

/** The person's own signature fields, by what they need. */
function needs(kind) {
  return toSign().some(({ guid }) => views.get(guid)?.tags.some((tag) => tag.editable && !tag.free && !tag.image && tag.type === (kind === "initials" ? Type.initial : Type.signature)));
}

/** The documents by their consent: the same words are agreed to once. */
function consents() {
  const groups = new Map();
  for (const item of toSign()) {
    const { consentText, disclosure = "", consentLanguage } = views.get(item.guid) ?? {};
    if (consentText === undefined) continue;
    const key = JSON.stringify([consentText, disclosure, consentLanguage]);
    if (!groups.has(key)) groups.set(key, { consentText, disclosure, consentLanguage, titles: [] });
    groups.get(key).titles.push(item.title);
  }
  return [...groups.values()];
}

async function adopt(kind) {
  let script;
  try { script = await import("./signature.js"); } catch { fault = text("offline"); return show(); }
  const name = [...views.values()][0]?.recipientName ?? "";
  const image = await script.askForSignature({ initials: kind === "initials", name, removable: false });
  if (image) adopted[kind] = image;
  fault = "";
  show();
  $(`review-adopt-${kind}`)?.focus();
}

function signaturePart(kind, index, { length }) {
  const isOnly = length === 1;
  const words = text(kind === "initials" ? "reviewInitials" : "reviewSignature");
  const button = element("button", { type: "button", id: `review-adopt-${kind}`, className: adopted[kind] ? "quiet" : "button", textContent: text(adopted[kind] ? "reviewChange" : kind === "initials" ? "initialTitle" : "signTitle") });
  button.addEventListener("click", () => adopt(kind));
  const image = adopted[kind] ? [element("img", { src: pictureAddress(adopted[kind]), alt: words })] : [];
  return element("div", {}, ...(isOnly ? [] : [element("p", { className: "quiet-text", textContent: words })]), ...image, button);
}

function consentPart({ consentText, disclosure, consentLanguage, titles }, index, all) {
  const words = (properties) => element("p", { ...properties, lang: consentLanguage, dir: languageOf(consentLanguage) === "ar" ? "rtl" : "ltr" });
  const parts = [];
  if (all.length > 1) parts.push(element("p", { className: "quiet-text", dir: "auto", textContent: text("reviewConsentFor", titles.join(", ")) }));
  if (languageOf(consentLanguage) !== document.documentElement.lang) parts.push(element("p", { className: "quiet-text", textContent: text("consentForeign", nameOfLanguage(consentLanguage)) }));
  if (disclosure) {
    const region = words({ className: "disclosure", textContent: disclosure, tabIndex: 0 });
    region.setAttribute("role", "region");
    region.setAttribute("aria-label", text("disclosure"));
    parts.push(region);
  }
  parts.push(words({ className: "consent", textContent: consentText }));
  return element("div", { className: "consent-group" }, ...parts);
}

function heading() {
  if (!isDone) return text("reviewEndTitle");
  const { items } = how.stack;
  const signed = items.filter((item) => item.state === "signed").length;
  return text("reviewDone", signed, items.length);
}

/** Shows the summary as it is now. */
function show() {
  const section = $("review-summary");
  if (!section) return;
  language = document.documentElement.lang;
  const count = toSign().length;
  const rows = listOf(how.stack, -1);
  rows.forEach((row, index) => {
    const button = row.querySelector("button");
    button.setAttribute("aria-disabled", String(isSigning));
    button.addEventListener("click", () => { if (!isSigning) how.open(index); });
    const { guid, state, title } = how.stack.items[index];
    if (!isDone || isSigning || state !== "signed") return;
    const copy = element("a", { className: "button", href: `${linkAddress(guid)}/download?content=copy`, textContent: text("downloadCopy") });
    copy.setAttribute("aria-label", `${text("downloadCopy")}: ${title}`);
    row.append(copy);
  });
  const parts = [element("h2", { id: "review-summary-title", tabIndex: -1, textContent: heading() }), element("ol", { className: "overview review-list", id: "review-results" }, ...rows)];
  if (!views && !fault) parts.push(element("p", { className: "quiet-text", textContent: text("loading") }));
  if (views && count && !isSigning) {
    const kinds = ["signature", "initials"].filter(needs);
    if (kinds.length) parts.push(element("h3", { textContent: text("reviewSignature") }), element("div", { className: "signatures" }, ...kinds.map(signaturePart)));
    parts.push(element("h3", { textContent: text("reviewConsent") }), ...consents().map(consentPart));
  }
  if (views && !count && !isDone) parts.push(element("p", { textContent: text("reviewNothing") }));
  if (isDone && !count) parts.push(element("p", { className: "quiet-text", textContent: text("reviewKeep") }));
  const progress = element("p", { id: "review-progress", className: "quiet-text" });
  progress.setAttribute("role", "status");
  const error = element("p", { id: "review-error", className: "error", textContent: fault });
  error.setAttribute("role", "alert");
  parts.push(progress, error);
  const actions = element("div", { className: "actions end" });
  const add = (id, words, className, run) => {
    const button = element("button", { type: "button", id, className, textContent: words });
    button.addEventListener("click", () => { if (!isSigning) run(); });
    if (isSigning) button.setAttribute("aria-disabled", "true");
    actions.append(button);
  };
  if (isDone && !count) add("review-finish", text("reviewClose"), "primary", how.leave);
  else {
    add("review-return", text("reviewReturn"), "quiet", () => how.open(how.here));
    if (!views && fault) add("review-retry", text("retry"), "primary", begin);
    if (views && count) add("review-confirm", isDone ? text("retry") : count === 1 ? text("reviewConfirmOne") : text("reviewConfirm", count), "primary", signAll);
  }
  parts.push(actions);
  const had = document.activeElement?.id;
  section.replaceChildren(...parts);
  if (had && section.querySelector(`#${CSS.escape(had)}`)) $(had).focus({ preventScroll: true });
}

/** The request that signs what the view shows, with the adopted images in the person's own fields. */
async function requestFor(view) {
  const tags = view.tags.map(completed);
  const known = new Set(tags.map((tag) => tag.id));
  const inputs = (view.inputs ?? []).filter((tag) => !known.has(tag.id)).map(completed);
  const all = [...inputs, ...tags];
  if (all.some((tag) => tag.style.formula)) await import("./formula.js").catch(() => { throw new Failed(0); });
  let evaluation = new Evaluation(all, { ...view, tags });
  const values = [];
  for (const tag of tags) {
    if (!tag.editable || tag.free || !isOwnSignature(tag, view) || !evaluation.isShown(tag)) continue;
    tag.image ||= adopted[tag.type === Type.initial ? "initials" : "signature"];
    if (tag.image) values.push({ id: tag.id, text: "", image: tag.image });
  }
  evaluation = new Evaluation(all, { ...view, tags });
  for (const tag of tags) if (tag.style.formula) tag.text = evaluation.computed(tag, tag.text).text;
  return { consent: true, consentText: view.consentText, consentLanguage: view.consentLanguage, disclosure: view.disclosure ?? "", values, signatures: tags.filter((tag) => tag.free && isOwnSignature(tag, view)).map(placedMark),
    shown: shownValues({ ...view, tags }, evaluation) };
}

/** Signs one document; throws when the service can't be reached. What may have been signed already is looked at first. */
async function signOne(item) {
  if (item.state === "signing") {
    const view = await callAbout(item.guid, "/values");
    if (stateOf(view)) return void Object.assign(item, { state: stateOf(view), reason: "" });
    if (digestOfView(view) !== item.digest) return markChanged(item);
  }
  const view = views.get(item.guid);
  const body = await requestFor(view);
  item.state = "signing";
  keep();
  try {
    await callAbout(item.guid, "/finish", body);
    item.state = "signed";
  } catch (error) {
    if (!error.status || error.status >= 500) throw error;
    // The answer of an earlier attempt may have been lost.
    const now = await callAbout(item.guid, "/values").catch((again) => { if (!again.status || again.status >= 500) throw again; return null; });
    if (now && stateOf(now)) Object.assign(item, { state: stateOf(now), reason: "" });
    else if (["shown_differs", "consent_text_changed"].includes(error.reason) || (now && digestOfView(now) !== item.digest)) markChanged(item);
    else Object.assign(item, { state: "failed", decision: "", digest: "", reason: error.message });
  }
}

async function signAll() {
  const missing = ["signature", "initials"].find((kind) => needs(kind) && !adopted[kind]);
  if (missing) {
    fault = text("reviewNeedSignature");
    show();
    return $(`review-adopt-${missing}`).focus();
  }
  isSigning = true;
  fault = "";
  const waiting = toSign();
  show();
  $("review-summary-title").focus({ preventScroll: true });
  try {
    for (const [index, item] of waiting.entries()) {
      $("review-progress").textContent = text("reviewProgress", index + 1, waiting.length);
      await signOne(item);
      keep();
      $("review-results").replaceChildren(...listOf(how.stack, -1));
    }
  } catch { fault = text("reviewOffline"); }
  keep();
  isSigning = false;
  isDone = true;
  show();
  how.page.announce(fault ? "" : heading());
  if (fault) return $("review-confirm").focus();
  $("review-summary-title").focus();
  scrollTo(0, 0);
}

async function begin() {
  fault = "";
  views = null;
  show();
  try { await loadViews(); } catch (error) { fault = error.message; }
  show();
}

export function showSummary(given) {
  how = given;
  if (!$("review-summary")) {
    addStyle(style);
    const section = element("section", { id: "review-summary", className: "card" });
    section.setAttribute("aria-labelledby", "review-summary-title");
    $("main").append(section);
    new MutationObserver(() => { if (language !== document.documentElement.lang && !isSigning) begin(); }).observe(document.documentElement, { attributeFilter: ["lang"] });
  }
  document.body.classList.add("review-ending");
  isDone = how.stack.items.some((item) => item.state === "signing"); // a cut connection, then a reload
  begin();
  $("review-summary-title").focus();
  scrollTo(0, 0);
}
