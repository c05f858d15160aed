// The signing page: loads the signer's view, shows pages and fields, saves, finishes, declines.
import { base, guid, languageHeaders, languageKeyOf, languages, rememberedLanguage, requestOptions, unopened } from "./link.js";
import { isRightToLeft, isolated, languageName, languageOf, nameOfLanguage, setLanguage, text, translatePage } from "./texts.js";
import { Type, describe, faultOf, hasValue, isAttachment, isControl, isRequired, isSameChoice, isSameGroup, isSignature, makeField, nameOf, setSignDate, titleOf } from "./fields.js";
import { more } from "./rules.js";
import { closeSheet, goOnInSheet, isCompact, openField, openSheet, openTouched, setUpFieldSheet, steps, updateSheet } from "./fieldsheet.js";
import { isSameText, nameKey } from "./characters.js";
import { follow, merge, noteStored } from "./follow.js";
import { Evaluation, completed } from "./evaluation.js";
import { setUpLooks, showLooks } from "./looks.js";
import { placeMark, placedMarks, setUpMarks, showMarks } from "./marks.js";
import { inTabOrder } from "./order.js";
import { fetchInTime } from "./timelimit.js";
import { keepUnsaved, takeUnsaved } from "./unsaved.js";

const $ = (id) => document.getElementById(id);
const isByPhone = location.hash === "#phone"; // a computer in the same room has opened the page to its network
const Status = { draft: 51, inProgress: 52, completed: 53, rejected: 54, expired: 55, cancelled: 56 };
const Mine = { notSent: 60, waitToOpen: 61, expired: 62, inProgress: 63, viewed: 64, rejected: 65, finished: 67, cancelled: 68 };
const reviewer = 17;
const editor = 23;
const signers = [15, 18, 21];

let language = rememberedLanguage(); // that the signer has chosen; empty = what the invitation says
let view = null;
let fields = [];
let formulas = null;      // their script, once a tag needs it
let evaluation = null;    // what is shown and computed with the values as they are
let areMarksDirty = false; // signatures that were placed freely are not saved yet
let areMarksOnTheirWay = false; // … but the request that saves them has begun
let zoom = 1;
let started = false;
const dirty = new Set();
const entered = new Set();   // tags whose value comes from this page
const overruled = new Map(); // tags that were changed elsewhere: what was entered here
const refused = new Map();   // tags whose value the service does not take, with its reason
const adopted = { signature: null, initials: null };
let saveTimer = 0;
let saving = null;
let retryDelay = 0;
let pollTimer = 0;
let turn = 0;           // of saving: what was asked for before is older than what the page has
let agreed = null;      // what is painted while somebody confirms it: that is signed, whatever arrives later
let isComparing = false; // what was seen is being compared with what the service has
const corrected = new Set(); // tags that the sender has changed, until somebody looks at them
let review = null; // the script for a stack of documents that this one is part of

const isFramed = parent !== window; // the service allows only websites of the sender
const frame = isFramed ? import("./frame.js").catch(() => null) : null;
/** Notifies the website that embeds this page after the service has recorded what the person did. */
function notifyParent(status = view.status) {
  const done = { [Mine.finished]: "finished", [Mine.rejected]: "declined" }[status];
  if (done || status === Mine.viewed || status === Mine.inProgress) frame?.then((script) => script?.notifyParent(done ?? "opened"));
}

/** Why nothing can be fetched: on a phone next to a computer, the computer may have closed the page. */
const unreachable = () => text(isByPhone ? "computerAway" : "offline");

class Refused extends Error {
  constructor(status, body) {
    super(body?.message || text("serverError"));
    this.status = status;
    this.details = body?.details ?? [];
    this.reason = body?.reason ?? "";
    this.differences = body?.reason === "shown_differs" ? body.args?.differences ?? [] : null;
    this.phone = body?.args?.phone ?? ""; // masked, where a code goes
    this.about = body?.args ?? {};        // what a code is asked for
  }
}

/** The body, or null when it is no JSON; it fails when the connection dies. */
async function jsonOf(response) {
  const words = await response.text();
  try { return JSON.parse(words); } catch { return null; }
}

async function call(path, method = "GET", body = undefined, keepalive = false) {
  let response;
  let answer;
  try {
    await fetchInTime(base + path, { ...requestOptions, method, keepalive,
      headers: { ...languageHeader(), ...(body === undefined ? {} : { "Content-Type": "application/json" }) }, body: JSON.stringify(body) },
    async (given) => {
      response = given;
      answer = await jsonOf(given);
    });
  } catch {
    throw new Refused(0, { message: unreachable() });
  }
  if (answer?.reason === "code_needed" && (await setLanguage(language || answer.args.language))) labels();
  if (!response.ok) throw new Refused(response.status, response.status >= 500 ? null : answer);
  return answer;
}

function showBanner(message, label, action) {
  told = 0;
  isCorrection = false;
  $("banner-text").textContent = message;
  $("banner-action").textContent = label;
  $("banner-action").onclick = () => { hideBanner(); action(); };
  $("banner").hidden = false;
}
const hideBanner = () => { $("banner").hidden = true; };
let isCorrection = false; // the banner tells what the sender has changed
let told = 0; // how many empty fields the banner speaks of; 0 = it speaks of something else

/** Says something once to whoever does not see it. */
function announce(words) {
  $("announce").textContent = "";
  $("announce").textContent = words;
}

function setSaved(kind) {
  const before = $("saved").dataset.kind;
  $("saved").dataset.kind = kind;
  $("saved").textContent = kind ? text({ saving: "saving", saved: "saved", error: refused.size ? "notTaken" : "notSaved" }[kind]) : "";
  // Once a save, and not at each key.
  if (kind !== before && (kind === "error" || (kind === "saved" && before === "saving"))) announce($("saved").textContent);
}

let restate = load; // shows the state that is seen again, in another language

// ---- states in which there is nothing to fill

function showState({ icon, kind, title, body, detail = "", actions = [] }) {
  closeSheet();
  hideBanner();
  restate = load;
  gateError = null;
  $("gate").hidden = $("document").hidden = $("bar").hidden = true;
  setSaved("");
  if (!view) $("sender").textContent = ""; // nothing is being loaded any more
  $("state-icon").textContent = icon;
  $("state-icon").dataset.kind = kind;
  $("state-title").textContent = title;
  $("state-text").textContent = body;
  $("state-detail").textContent = detail;
  $("state-thanks").hidden = true;
  $("state-more").replaceChildren();
  $("state-actions").replaceChildren(...actions.map(({ label, href, run, primary }) => {
    const element = document.createElement(href ? "a" : "button");
    element.className = primary ? "button primary" : "button";
    element.textContent = label;
    if (href) element.href = href; else { element.type = "button"; element.addEventListener("click", run); }
    return element;
  }));
  const appeared = $("state").hidden;
  $("state").hidden = false;
  if (appeared) $("state-title").focus({ preventScroll: true });
  review?.update();
}

function downloads() {
  return [{ label: text("downloadSigned"), href: `${base}/download?content=esign`, primary: true },
    ...(view.hasCertificate ? [{ label: text("downloadCertificate"), href: `${base}/download?content=audit` }] : [])];
}

/** Shows the state of the document; false when the signer can fill it in. */
function showFinalState() {
  const contact = view.senderEmail ? text("contact", view.senderName ? `${view.senderName} <${view.senderEmail}>` : view.senderEmail) : "";
  const again = { label: text("checkAgain"), run: load };
  clearTimeout(pollTimer);
  if (view.signingStatus === Status.completed) {
    showState({ icon: "✓", kind: "good", title: text("completedTitle"), body: text("completed", view.title), actions: downloads() });
    showAfter();
  } else if (view.signingStatus === Status.rejected || view.status === Mine.rejected)
    showState({ icon: "✕", kind: "bad", title: text("rejectedTitle"), body: text(view.status === Mine.rejected ? "rejectedByMe" : "rejected", view.title), detail: contact });
  else if (view.signingStatus === Status.expired)
    showState({ icon: "⏱", kind: "warn", title: text("expiredTitle"), body: text("expired", view.title), detail: contact });
  else if (view.signingStatus === Status.cancelled)
    showState({ icon: "⊘", kind: "warn", title: text("cancelledTitle"), body: text("cancelled", view.title), detail: [view.reason && text("reason", view.reason), contact].filter(Boolean).join(" · ") });
  else if (view.signingStatus === Status.draft)
    showState({ icon: "✎", kind: "busy", title: text("draftTitle"), body: text("draft"), detail: contact, actions: [again] });
  else if (view.status === Mine.finished) {
    showState({ icon: "✓", kind: "good", title: text("waitingTitle"), body: text("waiting", view.title), detail: contact, actions: [again] });
    showAfter();
    poll();
  } else if (view.status === Mine.notSent)
    showState({ icon: "◔", kind: "busy", title: text("notYetTitle"), body: text("notYet", view.title), detail: contact, actions: [again] });
  else return false;
  return true;
}

/** The sender's words for whoever has finished, and the way to the sender's page. */
let hasJustFinished = false;
function showAfter() {
  $("state-thanks").textContent = view.thanks ?? "";
  $("state-thanks").hidden = !view.thanks;
  import("./after.js").then(({ showAfterwards }) => { if (!$("state").hidden) showAfterwards({ view, base, leaves: hasJustFinished && !isFramed, isFramed, showDocument, goBack: load }); }).catch(() => {});
}

let polls = 0;
function poll() {
  const delay = polls++ < 20 ? 1500 : 15000;
  pollTimer = setTimeout(async () => {
    if (document.hidden) return poll();
    const before = JSON.stringify(view);
    try { view = await call("/values"); } catch (error) { return hasEnded(error) ? void load() : poll(); }
    if (JSON.stringify(view) === before) return poll(); // whoever is at a button stays there
    showFinalState();
  }, delay);
}

// ---- the document

const tagsInOrder = () => fields.map((field) => field.tag);
const mayAct = () => view.canFinish;
const isShown = (tag) => evaluation.isShown(tag);
const required = () => {
  const tags = view.tags;
  const seen = new Set();
  return fields.filter((field) => {
    const tag = field.tag;
    if (!field.control || !isShown(tag)) return false;
    const boxes = more.formats?.isGroupNeeded(tag, tags) && more.formats.groupKey(tag, tags);
    if (boxes) return !seen.has(boxes) && Boolean(seen.add(boxes));
    if (tag.type !== Type.radio || !tag.groupName) return isRequired(tag);
    const group = nameKey(tag.groupName);
    if (seen.has(group) || !tags.some((each) => each.type === Type.radio && isSameText(each.groupName, group) && isRequired(each))) return false;
    seen.add(group);
    return true;
  });
};
/** Returns whether a field has a value, or another one of its group. */
const isAnswered = (tag) => hasValue(tag) || view.tags.some((each) => isSameChoice(each, tag, view.tags) && hasValue(each));
/** Returns the fault of a value: the page's, else the service's; "" if valid. */
const reasonOf = (tag) => faultOf(tag, view.tags) || (refused.get(tag.id) ?? "");
const missing = () => required().filter((field) => faultOf(field.tag, view.tags));
/** Formats, limits and help come with a script of their own, before the fields are made; patterns, too. */
async function loadFormats() {
  const has = ({ style: s }) => s && (s.format || s.help || s.earliest || s.latest || s.fill || s.multiline || s.comb || s.minChosen || s.maxChosen);
  if (!more.formats && view.tags?.some(has)) more.formats = await import("./formats.js").catch(() => null);
  if (!more.pattern && (more.formats || view.tags?.some((tag) => tag.style?.pattern))) more.pattern = await import("./pattern.js").catch(() => null);
}
more.isShown = (tag) => isShown(tag);
/** The fields that prevent finishing; a radio group once. */
const wrong = () => {
  const groups = new Set();
  return fields.filter(({ control, tag }) => {
    if (!control || !isShown(tag) || (!refused.has(tag.id) && !faultOf(tag, view.tags))) return false;
    const boxes = more.formats?.groupKey(tag, view.tags);
    if (!boxes && (tag.type !== Type.radio || !tag.groupName)) return true;
    const group = boxes || nameKey(tag.groupName);
    return !groups.has(group) && Boolean(groups.add(group));
  });
};
/** Returns whether a signature still has to be placed by hand, where no field asks for one. */
const needsPlacing = () => !$("place").hidden && !placedMarks().length && signers.includes(view.actionType);

function setPageSizes() {
  const room = $("document").clientWidth - 4;
  for (const figure of document.querySelectorAll(".page")) {
    const points = Number(figure.dataset.width);
    // A page fits the window if fields are filled in in the sheet; otherwise it stays large enough to touch them.
    const width = Math.max(Math.min(room, points * 1.4), isCompact() ? 0 : Math.min(560, points)) * zoom;
    figure.style.setProperty("--page-width", `${Math.round(width)}px`);
    figure.style.setProperty("--pt", String(width / points));
    const image = figure.querySelector("img");
    const wanted = Math.min(2000, Math.ceil(width * pixelsFor(figure) / 400) * 400);
    if (Number(image.dataset.wanted || 0) < wanted) {
      image.dataset.wanted = String(wanted);
      if (image.dataset.seen) setPicture(image, pictureOf(figure));
    }
  }
  showLooks(fields);
  $("zoom-value").textContent = `${Math.round(zoom * 100)} %`;
}

/** The address of a page's picture ("png"), text ("txt") or lines ("json"): of this version of the file only. */
const pageAddress = (page, ending) => `${base}/pages/${page}.${ending}?of=${(fileAt(Number(page))?.fingerprint ?? "").slice(0, 16)}`;
const pictureOf = (figure) => `${pageAddress(figure.dataset.page, "png")}&width=${figure.querySelector("img").dataset.wanted}`;

/** Pixels of the screen for a CSS pixel of a page: more for one that two fingers have made larger. */
function pixelsFor(figure) {
  const pixels = Math.min(3, devicePixelRatio || 1);
  const pinched = visualViewport?.scale ?? 1;
  if (pinched <= 1.05) return pixels;
  const box = figure.getBoundingClientRect();
  const isSeen = box.bottom > visualViewport.offsetTop && box.top < visualViewport.offsetTop + visualViewport.height;
  return isSeen ? pixels * pinched : pixels;
}

/** Pixels a point of a field's page; 0 while nobody looks at it. */
function lookScale(field) {
  const figure = field.element.closest(".page");
  return figure?.querySelector("img").dataset.seen ? Number(figure.style.getPropertyValue("--pt")) * pixelsFor(figure) : 0;
}

const maxHeld = 24;     // pictures of pages: a phone has no memory for hundreds
const held = new Set(); // figures whose picture is there or on its way; the last one seen at the end
const near = new Set(); // figures near the viewport, and those in it
const seen = new Set(); // figures in the viewport; fetched first
const fetching = new Set(); // figures whose picture is on its way for the first time

// Index(showPicture): Signing page: order in which pictures of pages are fetched
function showPicture(figure) {
  const image = figure.querySelector("img");
  if (!seen.has(figure) && !held.has(figure) && [...fetching].some((each) => seen.has(each))) return; // its turn comes
  held.delete(figure);
  held.add(figure);
  if (image.dataset.seen) return;
  image.dataset.seen = "1";
  fetching.add(figure);
  setPicture(image, pictureOf(figure));
  if (!figure.dataset.read) loadText(figure);
  showLooks(fields.filter((field) => String(field.tag.pageIndex) === figure.dataset.page));
  for (const other of held) {
    if (held.size <= maxHeld) break;
    if (!near.has(other)) dropPicture(other);
  }
}

/** Fetches the pictures near the viewport once one has arrived or failed. */
function leaveLine(figure) {
  if (fetching.delete(figure)) near.forEach(showPicture);
}

function dropPicture(figure) {
  const image = figure.querySelector("img");
  held.delete(figure);
  fetching.delete(figure);
  delete image.dataset.seen;
  delete image.dataset.address;
  image.removeAttribute("src");
  delete figure.dataset.read;
  textLayer?.then(({ foldLines }) => { if (!held.has(figure)) foldLines(figure.querySelector(".page-text")); }, () => {});
}

/** A page that has gone by before its picture arrived doesn't keep the line from those that are looked at. */
function leavePicture(figure) {
  near.delete(figure);
  if (held.has(figure) && !figure.querySelector("img").complete) dropPicture(figure);
}

/** Updates the figures in the viewport and near it, then fetches their pictures in this order. */
function notice(inView, around) {
  for (const { target, isIntersecting } of inView) if (isIntersecting) seen.add(target); else seen.delete(target);
  for (const { target, isIntersecting } of around) if (isIntersecting) near.add(target); else leavePicture(target);
  [...seen, ...near].forEach(showPicture);
}

// Browsers call them in any order: each takes the records of the other, too.
const viewWatcher = new IntersectionObserver((entries) => notice(entries, watcher.takeRecords()));
const watcher = new IntersectionObserver((entries) => notice(viewWatcher.takeRecords(), entries), { rootMargin: "1200px 0px" });

const maxTries = 30; // while the service is busy

/** The pause that a busy service requests, in milliseconds; 0 = it isn't busy. */
function busyFor(response) {
  if (response?.status !== 429 && response?.status !== 503) return 0;
  return 1000 * Math.min(10, Number(response.headers.get("Retry-After")) || 2);
}

let textLayer = null; // its script, once a page has text

/** Shows a picture; with a pass in the page, its address alone leads to none. */
async function setPicture(image, address) {
  image.dataset.address = address;
  if (!pass) { image.src = address; return; }
  const response = await fetch(address, { credentials: "same-origin", headers: languageHeader() }).catch(() => null);
  const bytes = response?.ok ? await response.blob().catch(() => null) : null;
  if (image.dataset.address !== address) return;
  if (!bytes) return void image.dispatchEvent(new Event("error"));
  if (image.src.startsWith("blob:")) URL.revokeObjectURL(image.src);
  image.src = URL.createObjectURL(bytes);
}

async function loadText(figure, tries = 0) {
  const response = await fetch(pageAddress(figure.dataset.page, "json"), { credentials: "same-origin", headers: languageHeader() }).catch(() => null);
  if (busyFor(response) && tries < maxTries) return setTimeout(loadText, busyFor(response), figure, tries + 1);
  if (!response?.ok) return;
  const [lines, layer] = await Promise.all([response.json(), textLayer ??= import("./textlayer.js")]).catch(() => { textLayer = null; return []; });
  if (!lines || !held.has(figure)) return;
  figure.dataset.read = "1";
  layer.showLines(figure.querySelector(".page-text"), lines, view.pages[figure.dataset.page - 1]);
}

/** An <img> does not tell why there is no picture: the same address does. */
async function pictureFailed(figure, image) {
  const again = () => { if (image.dataset.seen) setPicture(image, pictureOf(figure)); };
  const response = await fetch(pictureOf(figure), { credentials: "same-origin", headers: languageHeader() }).catch(() => null);
  const tries = Number(image.dataset.tries || 0) + 1;
  image.dataset.tries = String(tries);
  if ((response?.ok || busyFor(response)) && tries <= maxTries) return setTimeout(again, busyFor(response));
  if (response?.status === 409) return void look(); // the sender has changed the pages
  if (response?.status !== 422) return showBanner(response ? text("serverError") : unreachable(), text("retry"), again);
  if (figure.querySelector(".page-missing")) return;
  const note = document.createElement("div");
  note.className = "page-missing";
  note.setAttribute("role", "note");
  const link = document.createElement("a");
  link.href = `${base}/download?content=original`;
  note.append(document.createElement("p"), link);
  labelMissing(note, figure.dataset.page);
  figure.append(note);
}

function labelMissing(note, page) {
  note.dir = isRightToLeft() ? "rtl" : "ltr";
  note.querySelector("p").textContent = text("pageMissing", page);
  note.querySelector("a").textContent = text("downloadOriginal");
}

function makePage(page) {
  const figure = document.createElement("figure");
  figure.className = "page";
  figure.style.margin = "0 auto";
  figure.style.aspectRatio = `${page.width} / ${page.height}`;
  figure.dataset.page = page.pageIndex;
  figure.dataset.width = page.width;
  figure.style.setProperty("--across", page.width); // on paper
  figure.style.setProperty("--down", page.height);
  const image = document.createElement("img");
  image.alt = text("page", page.pageIndex, view.pages.length);
  image.decoding = "async";
  image.addEventListener("error", () => { leaveLine(figure); if (image.dataset.seen) pictureFailed(figure, image); });
  image.addEventListener("load", () => { leaveLine(figure); if (mayAct()) { loadSignatureDialog().catch(() => {}); loadShown().catch(() => {}); loadOverview().catch(() => {}); loadPurposes(); } delete image.dataset.tries; figure.querySelector(".page-missing")?.remove(); });
  const words = document.createElement("div");
  words.className = "visually-hidden page-text";
  words.dir = "auto";
  words.id = `page-text-${page.pageIndex}`;
  words.setAttribute("role", "region");
  words.setAttribute("aria-label", text("pageText", page.pageIndex));
  const caption = document.createElement("figcaption");
  caption.textContent = `${page.pageIndex} / ${view.pages.length}`;
  caption.setAttribute("aria-hidden", "true");
  figure.append(image, words, caption);
  const sheet = document.createElement("div");
  sheet.className = "sheet";
  sheet.append(figure);
  viewWatcher.observe(figure);
  watcher.observe(figure);
  return sheet;
}

/** Shows the parts around the pages. */
function showHead() {
  setSignDate(view.signDate);
  $("title").textContent = isolated(view.title);
  document.title = `${isolated(view.title)} · Inkstone`;
  showSender();
  for (const [id, key, name] of [["behalf", "onBehalf", view.onBehalfOf], ["witness", "witness", view.witnessOf]]) {
    $(id).textContent = name ? text(key, name) : "";
    $(id).hidden = !name;
  }
  $("message").textContent = view.message ?? "";
  $("message").hidden = !$("message").textContent;
  $("private-message-text").textContent = view.privateMessage ?? "";
  $("private-message").hidden = !view.privateMessage;
  showHosted();
}

const showSender = () => { $("sender").textContent = view.senderName || view.senderEmail ? text("from", view.senderName || view.senderEmail) : ""; };

function makePages() {
  for (const each of [viewWatcher, watcher]) each.disconnect();
  for (const each of [held, near, seen, fetching]) each.clear();
  $("pages").replaceChildren(...view.pages.flatMap((page) => [...fileHeading(page), makePage(page)]));
}

function showDocument() {
  showDocumentAgain();
  showHead();
  makePages();
  for (const tag of view.tags) { tag.style ??= {}; tag.text ??= ""; tag.editable = tag.editable && mayAct(); tag.isOthers = tag.invitationIndex !== view.invitationIndex; }
  const marks = mayAct() ? view.tags.filter(isMark) : [];
  view.tags = view.tags.filter((tag) => !marks.includes(tag));
  noteStored(view.tags);
  for (const map of [entered, overruled, refused, corrected]) map.clear();
  areMarksDirty = areMarksOnTheirWay = false;
  takeInputs(view);
  fields = [];
  inTabOrder(view.tags).forEach(addField);
  showMarks(marks, view.pages);
  $("place").hidden = !(view.canSignTags && mayAct() && !view.tags.some((tag) => tag.editable && isSignature(tag)));
  $("reject").hidden = !mayAct();
  setMode();
  refresh();
  showTask();
  if (view.questions?.length) import("./questions.js").then(({ showPins }) => showPins({ call, view: () => view, goToPage, announce }), () => {});
}

function showHosted() {
  if (view.hostedIndex < view.hostedCount) handover ??= import("./handover.js").catch(() => { handover = null; });
  $("hosted").hidden = !view.hostedIndex;
  $("hosted").textContent = view.hostedIndex
    ? text(view.hostedIndex < view.hostedCount ? "hosted" : "hostedLast", view.hostedSigner, view.hostedIndex, view.hostedCount) : "";
}

const fileAt = (pageIndex) => view.files?.findLast((each) => each.firstPage <= pageIndex);
/** The file of a page; null when there is only one. */
const fileOf = (pageIndex) => ((view.files ?? []).length > 1 && fileAt(pageIndex)) || null;

/** The first page of each file, when there are several. */
function fileHeading(page) {
  const file = fileOf(page.pageIndex);
  if (file?.firstPage !== page.pageIndex) return [];
  const heading = document.createElement("h2");
  heading.className = "file-name";
  heading.dir = "auto";
  heading.textContent = file.name;
  return [heading];
}

/** The instruction for the reader. */
function showTask() {
  const tasks = { 16: "viewer", [reviewer]: "taskReviewer", 18: "taskHost", [editor]: "taskEditor" };
  $("task").textContent = mayAct() ? text(view.signingCertificate ? "taskCertificate" : tasks[view.actionType] ?? (steps().length || view.canSignTags ? "taskSigner" : "taskNothing"), view.senderName || view.senderEmail || text("theSender"))
    : view.blockedReason || text("viewer");
  $("due").textContent = view.deadline ? text("due", timeText(view.deadline)) : "";
  $("due").classList.toggle("soon", view.deadline - Date.now() < 2 * 864e5);
}

/** A point in time in the reader's zone, as their region writes it when the page speaks its language. */
function timeText(milliseconds) {
  const { lang } = document.documentElement;
  const own = navigator.languages.find((each) => each.split("-")[0].toLowerCase() === lang) ?? lang;
  return new Intl.DateTimeFormat(own, { numberingSystem: "latn", weekday: "long", day: "numeric", month: "long", year: "numeric", hour: "numeric", minute: "2-digit", timeZoneName: "short" }).format(milliseconds);
}

/** Fields are filled where they lie, or on a small screen in the sheet. */
function setMode() {
  document.body.classList.toggle("compact", isCompact());
  for (const field of fields) field.setCompact(isCompact());
  setPageSizes();
}

function addField(tag) {
  const page = view.pages[tag.pageIndex - 1];
  if (!page) return;
  const field = makeField(tag, page, changed, sign, openTouched);
  field.setCompact(isCompact());
  fields.push(field);
  field.element.addEventListener("focusin", () => corrected.delete(tag.id));
  field.element.addEventListener("focusout", () => {
    field.touched = !isCompact() || openField() !== field;
    refresh();
    announceComputed();
  });
  $("pages").querySelector(`[data-page="${tag.pageIndex}"]`).append(field.element);
}

function removeField(tag) {
  view.tags = view.tags.filter((each) => each !== tag);
  fields.find((each) => each.tag === tag)?.element.remove();
  fields = fields.filter((each) => each.tag !== tag);
}

/** Takes the values of others' tags that conditions and formulas depend on, including tags that have become visible. */
function takeInputs(answer) {
  const known = new Set(view.tags.map((tag) => tag.id));
  const all = [...(answer.inputs ?? []), ...(answer.tags ?? [])];
  view.inputs = all.filter((tag) => !known.has(tag.id)).map(completed);
}

/** Computed tags are computed here while somebody types; what counts is what the service makes of the values. */
function compute() {
  const all = [...view.inputs, ...view.tags];
  if (all.some((tag) => tag.style.formula)) formulas ??= import("./formula.js").then(() => { if (view) refresh(); }, () => { formulas = null; });
  evaluation = new Evaluation(all, view);
  for (const tag of view.tags) if (tag.style.formula) Object.assign(tag, evaluation.computed(tag, tag.stored?.text));
}

function refresh() {
  if (agreed) return; // nothing changes behind the dialog
  compute();
  const tags = view.tags;
  for (const field of fields) {
    field.element.hidden = !isShown(field.tag);
    field.update();
    const fault = field.control ? reasonOf(field.tag) : "";
    const other = overruled.get(field.tag.id);
    field.showElsewhere(other ? elsewhereText(field.tag, other) : corrected.has(field.tag.id) ? text("correctedField") : "");
    if (field.tag.type === Type.radio && field.control) field.element.classList.toggle("required", Boolean(fault));
    if (!fault) field.told = false;
    field.fault = fault && (field.told || (field.touched && !isAtHand(field))) ? fault : "";
    field.showFault(field.fault);
    more.formats?.describe(field, tags);
  }
  updateSheet();
  showLooks(fields);
  const all = required();
  const open = missing();
  const filled = all.length - open.length;
  $("progress").max = Math.max(1, all.length);
  $("progress").value = all.length ? filled : 1;
  const words = needsPlacing() && !open.length ? text("needPlacing") : !all.length ? text(placedMarks().length ? "allDone" : "nothingNeeded") : open.length ? text("progress", filled, all.length) : text("allDone");
  if ($("progress-text").textContent !== words) {
    if ($("progress-text").textContent && $("announce").textContent !== words) announce(words);
    $("progress-text").textContent = words;
  }
  $("progress").hidden = !all.length;
  if (told && !wrong().length) hideBanner();
  else if (told && !$("banner").hidden && told !== wrong().length) tellMissing(wrong());
  $("next").hidden = !open.length || !mayAct();
  $("next").textContent = text(started || filled ? "next" : "start");
  $("finish").hidden = !mayAct();
  $("finish").classList.toggle("primary", !open.length && !needsPlacing());
  $("place").classList.toggle("primary", !open.length && needsPlacing());
  $("finish").textContent = text(view.actionType === reviewer ? "approve" : "finish");
  review?.update();
}

/** The note beside a field that was changed elsewhere. */
function elsewhereText(tag, mine) {
  const isMine = mine.text === tag.text && (mine.image ?? "") === (tag.image ?? "");
  if (isSignature(tag) || tag.type === Type.checkbox || tag.type === Type.radio) return text("elsewhere");
  return isMine ? text("elsewhereStored", tag.stored.text) : text("elsewhereAdopted", mine.text);
}

/** Returns whether somebody is at a field, on its page or in the sheet. */
const isAtHand = (field) => document.activeElement === field.control || openField() === field;

/** Announces the computed values that have changed, once a field is left. */
function announceComputed() {
  const said = fields.filter(({ tag }) => tag.style.formula && isShown(tag) && tag.said !== tag.text);
  const isFirst = said.every(({ tag }) => tag.said === undefined);
  for (const { tag } of said) tag.said = tag.text;
  if (said.length && !isFirst) announce(said.map(({ tag }) => `${titleOf(tag)}: ${tag.text || "—"}`).join(", "));
}

/** Leads to a field; `tell` says at once what is wrong with it, also while it is being written. */
function goTo(field, tell) {
  field.touched = false;
  field.told = tell || hasValue(field.tag);
  if (isCompact() && field.control) return openSheet(field);
  const target = field.control ?? field.element;
  target.focus({ preventScroll: true });
  bringIntoView(field);
}

function bringIntoView(field) {
  const isFar = Math.abs(field.element.getBoundingClientRect().top) > 3 * innerHeight; // what lies between isn't asked for
  const isStill = isFar || matchMedia("(prefers-reduced-motion: reduce)").matches;
  field.element.scrollIntoView({ block: "center", inline: "center", behavior: isStill ? "auto" : "smooth" });
}

function goToNext() {
  const isFirst = !started;
  started = true;
  const open = missing();
  if (!open.length) return refresh();
  // If only a signature is missing, there are no other fields to go through.
  if (isFirst && open.length === 1 && isSignature(open[0].tag)) {
    bringIntoView(open[0]);
    return sign(open[0].tag);
  }
  const order = tagsInOrder();
  const here = order.findIndex((tag) => document.activeElement?.dataset.tag === String(tag.id));
  goTo(open.find((field) => order.indexOf(field.tag) > here) ?? open[0], false);
  refresh();
}

/** Enter in a field leads to the next one, and behind the last to what is missing or to the end. */
function goOn(event) {
  if (event.key !== "Enter" || event.isComposing || !(event.target instanceof HTMLInputElement)) return;
  const shown = fields.filter((field) => field.control && isShown(field.tag));
  const here = shown.findIndex((field) => field.control === event.target);
  if (here < 0) return;
  event.preventDefault();
  if (event.target.type === "text") event.target.dispatchEvent(new Event("change"));
  started = true;
  const field = shown[here];
  if (field.tag.type !== Type.checkbox && hasValue(field.tag) && faultOf(field.tag, view.tags)) {
    field.told = true;
    return refresh();
  }
  // Of a radio group one button is enough.
  const next = shown.slice(here + 1).find((each) => !isSameGroup(each.tag, field.tag));
  if (next) return goTo(next, false);
  if (missing().length) return goToNext();
  $("finish").focus();
  refresh();
}

// ---- values

function changed(tag, value) {
  tag.text = value;
  noteEntered(tag);
  if (tag.type === Type.radio && value === "true")
    for (const other of view.tags)
      if (other !== tag && isSameGroup(other, tag) && other.editable) {
        other.text = "false";
        noteEntered(other);
      }
  if (tag.type === Type.checkbox || tag.type === Type.radio) fields.find((field) => field.tag === tag).touched = true;
  refresh();
  scheduleSave();
}

function noteEntered(tag) {
  dirty.add(tag.id);
  entered.add(tag.id);
  overruled.delete(tag.id);
  refused.delete(tag.id);
}

/** The signature dialog is loaded once a page is seen, or when somebody wants to sign before. */
let signatureDialog = null;
function loadSignatureDialog() {
  signatureDialog ??= import("./signature.js").catch((error) => { signatureDialog = null; throw error; });
  return signatureDialog;
}

/** So are the purposes of fields. */
let purposes = null;
function loadPurposes() {
  purposes ??= import("./purposes.js").then(({ setPurpose }) => {
    more.setPurpose = setPurpose;
    for (const { control, tag } of fields) if (control) setPurpose(control, tag);
  }, () => { purposes = null; });
}

async function askForSignature(wanted) {
  let dialog = null;
  try {
    dialog = await loadSignatureDialog();
  } catch {
    showBanner(unreachable(), text("reload"), () => location.reload());
    return null;
  }
  return dialog.askForSignature(wanted);
}

async function attach(tag, file) {
  const others = view.tags.filter((each) => each !== tag && isAttachment(each) && each.editable);
  const how = { base, headers: languageHeader, refusal: (status, answer) => (status ? new Refused(status, answer) : new Refused(0, { message: unreachable() })),
    remove: (each) => call(`/attachments/${each.id}`, "DELETE"), accepted: fileChanged };
  try {
    (await import("./attachments.js")).askForFile(how, tag, describe(tag), others.reduce((sum, each) => sum + (each.fileSize ?? 0), 0), file);
  } catch { showBanner(unreachable(), text("retry"), () => attach(tag, file)); }
}

const kindOfSignature = (tag) => (tag.type === Type.initial ? "initials" : "signature");

/** The signature or initials that were adopted for this document: also before a reload, with a phone, or for a place of their own. */
function adoptedImage(kind) {
  if (adopted[kind] || view.hostedCount > 0) return adopted[kind]; // of several people on one device nobody takes another's
  const type = kind === "initials" ? Type.initial : Type.signature;
  const signed = view.tags.filter((tag) => tag.type === type && tag.editable && !tag.isOthers && tag.image).at(-1);
  return signed?.image ?? (kind === "signature" && placedMarks().at(-1)?.image) ?? null;
}

async function sign(tag, file = null) {
  if (isAttachment(tag)) return attach(tag, file);
  const kind = kindOfSignature(tag);
  const known = adoptedImage(kind);
  if (known && !tag.image) return setImage(tag, known);
  const image = await askForSignature({ initials: kind === "initials", name: view.hostedSigner || view.recipientName, removable: Boolean(tag.image), shared: view.hostedCount > 0, phone: phoneFor(tag) });
  if (image === null) return;
  if (image) adopted[kind] = image;
  setImage(tag, image);
}

// Index(phoneFor): Signature drawn on a phone: when it is offered
/** Signing with a phone, where one can reach this address and this is none: the same link, opened at this tag, or to place a signature. */
function phoneFor(tag) {
  if (isByPhone || /^(localhost|127\.|\[::1\])/.test(location.hostname) || matchMedia("(pointer: coarse)").matches || isCompact()) return null;
  const before = tag ? tag.stored?.image ?? "" : placedMarks().length;
  const arrived = async () => {
    let fresh;
    try {
      fresh = await call("/values");
    } catch (error) {
      if (!hasEnded(error)) throw error;
      setTimeout(showEnd, 0, error);
      return true;
    }
    const now = tag ? fresh.tags.find((each) => each.id === tag.id)?.image ?? "" : fresh.tags.filter(isMark).length;
    if (now === before && !isMoved(fresh)) return false;
    setTimeout(takeFresh, 0, fresh); // once the dialog is closed
    return true;
  };
  return { showCode: (image) => setPicture(image, `${base}/qr.svg?tag=${tag?.id ?? 0}`), arrived };
}

/** On a phone that has scanned the code: where the signature is wanted. */
let isAtWantedTag = false;
function goToWantedTag() {
  const wanted = /^#tag=(\d+)$/.exec(location.hash)?.[1];
  if (!wanted || isAtWantedTag) return;
  isAtWantedTag = true;
  const field = fields.find((each) => String(each.tag.id) === wanted);
  if (field?.control && isShown(field.tag)) goTo(field, false);
  else if (wanted === "0" && !$("place").hidden) $("place").focus();
}

function setImage(tag, image) {
  tag.image = image;
  noteEntered(tag);
  refresh();
  scheduleSave();
  if (openField()) return image ? goOnInSheet(tag) : updateSheet();
  const field = fields.find((each) => each.tag === tag);
  // With a signature at hand, each further place takes one click or key.
  const open = new Set(missing());
  const next = image && !isCompact() && fields.slice(fields.indexOf(field) + 1).find((each) => open.has(each));
  if (next && isSignature(next.tag) && adoptedImage(kindOfSignature(next.tag))) return goTo(next, false);
  (isCompact() ? field?.opener : field?.control)?.focus({ preventScroll: true });
}

/** Handles the service's answer about a file; returns true for an error that the page reports itself. */
function fileChanged(tag, answer, error = null) {
  if (error?.status === -1) { // stopped here, but the whole file may have arrived
    call("/values").then((now) => { if (!agreed) fileChanged(tag, now); }).catch(() => {});
    return false;
  }
  if (error) return showGate(error);
  const fresh = (answer.tags ?? []).find((each) => each.id === tag.id);
  tag.text = fresh?.text ?? "";
  tag.fileSize = fresh?.fileSize ?? 0;
  tag.fileSha256 = fresh?.fileSha256;
  tag.stored = { text: tag.text, image: tag.image };
  refresh();
  if (!dirty.size) setSaved("saved");
  if (tag.text) setTimeout(goOnInSheet, 0, tag); // once the dialog is closed
  return true;
}

const valueOf = (tag) => (isSignature(tag) ? { id: tag.id, text: "", image: tag.image ?? "" } : { id: tag.id, text: tag.text });
const pending = () => view.tags.filter((tag) => dirty.has(tag.id) && isControl(tag));
const pendingValues = (tags) => ({ values: tags.map(valueOf), ...(areMarksDirty || areMarksOnTheirWay ? { signatures: placedMarks() } : {}) });
/** Returns whether the service doesn't have everything yet. */
const isUnsaved = () => dirty.size > 0 || areMarksDirty || areMarksOnTheirWay;

/** Keeps on this device what the service does not have yet; nothing where several people sign on one device. */
let isKept = true;
async function keepPending() {
  const tags = pending();
  isKept = false;
  if (view.hostedIndex || (!tags.length && !areMarksDirty && !areMarksOnTheirWay)) return void keepUnsaved(guid, null);
  const turn = ++keeping;
  const done = await keepUnsaved(guid, { ...pendingValues(tags), base: tags.map((tag) => [tag.id, tag.stored]), hostedIndex: view.hostedIndex });
  if (turn === keeping) isKept = done;
}
let keeping = 0;

/** Puts back what was entered before a reload and never reached the service. */
async function takeBackUnsaved() {
  const kept = mayAct() ? await takeUnsaved(guid) : null;
  if (!kept || (kept.hostedIndex ?? 0) !== view.hostedIndex) return keepUnsaved(guid, null);
  const bases = new Map(kept.base ?? []);
  for (const value of kept.values ?? []) {
    const tag = view.tags.find((each) => each.id === value.id);
    if (!tag || !isControl(tag) || isAttachment(tag) || dirty.has(tag.id)) continue;
    const base = bases.get(tag.id);
    const mine = { text: value.text ?? "", image: value.image || undefined };
    if (mine.text === tag.text && (mine.image ?? "") === (tag.image ?? "")) continue;
    entered.add(tag.id);
    if (base && base.text === tag.stored.text && (base.image ?? "") === (tag.stored.image ?? "")) {
      Object.assign(tag, mine);
      dirty.add(tag.id);
    } else {
      overruled.set(tag.id, mine); // saved elsewhere since then: finishing asks which one holds
    }
  }
  if (kept.signatures && view.canSignTags) {
    showMarks(kept.signatures, view.pages);
    areMarksDirty = true;
  }
  if (dirty.size || areMarksDirty) scheduleSave(0);
  refresh();
}

function scheduleSave(delay = 700) {
  clearTimeout(saveTimer);
  setSaved("saving");
  keepPending();
  saveTimer = setTimeout(() => save(), delay);
}

/** Saves once at a time; later changes are part of the next save. `asksAgain`: also what the service has refused. */
async function save(asksAgain = false) {
  clearTimeout(saveTimer);
  if (saving) { await saving.catch(() => {}); if (!dirty.size && !areMarksDirty) return; }
  const tags = pending().filter((tag) => asksAgain || !refused.has(tag.id));
  if (!tags.length && !areMarksDirty) return setSaved(refused.size ? "error" : dirty.size ? "" : "saved");
  const sent = tags.map((tag) => [tag, tag.text, tag.image]);
  const hadMarks = areMarksDirty;
  setSaved("saving");
  const body = pendingValues(tags);
  areMarksOnTheirWay = areMarksDirty;
  areMarksDirty = false;
  turn += 1;
  saving = call("/values", "PUT", body);
  try {
    const answer = await saving;
    saving = null;
    turn += 1;
    areMarksOnTheirWay = false;
    for (const [tag, words, image] of sent) {
      if (tag.text === words && tag.image === image) {
        dirty.delete(tag.id);
        refused.delete(tag.id);
      }
      tag.stored = { text: words, image };
    }
    retryDelay = 0;
    if (!told && !isCorrection) hideBanner();
    if (!isHeld()) takeView(answer); // else what others have saved comes with the next look
    keepPending();
    const isOpen = pending().some((tag) => !refused.has(tag.id)) || areMarksDirty;
    setSaved(isOpen ? "saving" : refused.size ? "error" : "saved");
    if (isOpen) scheduleSave();
  } catch (error) {
    saving = null;
    turn += 1;
    areMarksDirty ||= hadMarks;
    areMarksOnTheirWay = false;
    keepPending();
    if (error.status === 400 && noteRefused(error, sent)) return scheduleSave(0);
    setSaved("error");
    onSaveError(error);
  }
}

/** One value that the service does not take must not keep the others from being saved; false when none is named. What was entered meanwhile is another value. */
function noteRefused(error, sent) {
  let isAny = false;
  for (const { field, message } of error.details) {
    const [tag, words, image] = sent[Number(/^values\[(\d+)\]/.exec(field)?.[1] ?? NaN)] ?? [];
    if (!tag) continue;
    isAny = true;
    if (tag.text !== words || tag.image !== image) continue;
    refused.set(tag.id, message);
    fields.find((each) => each.tag === tag).told = true;
  }
  if (isAny) refresh();
  return isAny;
}

function onSaveError(error) {
  if (showGate(error)) return;
  if (error.status === 410 || error.status === 404) return load(); // says what became of the link
  if (error.status === 409 || error.status === 403)
    return showBanner(error.message, text("reload"), load);
  if (error.status >= 400 && error.status < 500 && error.status !== 429) return showBanner(error.message, text("retry"), () => save());
  retryDelay = Math.min(30000, (retryDelay || 1000) * 2);
  showBanner(error.message, text("retry"), () => save());
  saveTimer = setTimeout(() => save(), retryDelay);
}

// ---- signatures where there is no tag

const askForMark = () => askForSignature({ initials: false, name: view.hostedSigner || view.recipientName, removable: false, shared: view.hostedCount > 0, phone: phoneFor(null) });

async function placeSignature() {
  const image = adoptedImage("signature") || (await askForMark());
  if (image) adopted.signature = image;
  if (image) placeMark(image, view.pages);
}

function marksChanged() {
  areMarksDirty = true;
  refresh();
  scheduleSave();
}

/** Returns whether this is a signature that the signer whose turn it is has placed. */
const isMark = (tag) => tag.free && tag.invitationIndex === view.invitationIndex && (tag.hostedSigner ?? 0) === view.hostedIndex;

// ---- what is saved elsewhere

/** Returns whether somebody is changing this field here and now. */
const isBusy = (tag) => dirty.has(tag.id) || (document.activeElement?.dataset.tag === String(tag.id) && !isSignature(tag) && !isAttachment(tag));

/** Takes the texts in the signer's language, and what the signer may do besides signing. */
function takeWords(fresh) {
  for (const each of ["message", "privateMessage", "canDelegate", "canAsk", "questions", "consentText", "consentLanguage", "disclosure", "blockedReason"]) view[each] = fresh[each];
}

/** Returns whether the document, or this person's part of it, is in another state than what is shown. */
const isMoved = (fresh) => ["signingStatus", "canFinish", "hostedIndex"].some((each) => fresh[each] !== view[each]) || (fresh.status !== view.status && fresh.status > Mine.viewed);

/** Returns whether this link doesn't lead to the document any more, or asks for a code again. */
const hasEnded = ({ status }) => status === 403 || status === 404 || status === 410;

/** Says what has become of the link. While somebody draws or reads in a dialog it waits. */
function showEnd(error) {
  if (!hasEnded(error) || document.querySelector("dialog[open]") || showGate(error)) return;
  if (error.status !== 403 || $("banner").hidden) load();
}

// Index(agreed): Signing page: what is signed, and what waits while somebody confirms
/** Returns whether somebody reads a dialog or confirms something: until then nothing changes on the page. */
const isHeld = () => Boolean(agreed || isComparing || document.querySelector("dialog[open]"));

/** Takes a view that another window, device or person has changed; false when it must wait, or when it is older than what the page has. */
function takeFresh(fresh, asked = turn) {
  if (!view || $("document").hidden || saving || asked !== turn || isHeld()) return false;
  if (isMoved(fresh)) {
    const before = view;
    view = fresh;
    notifyParent();
    dirty.clear();
    keepUnsaved(guid, null);
    if (!showFinalState()) showDocument();
    passDevice(before);
    return true;
  }
  const isAnswered = answers(fresh) > answers(view);
  takeView(fresh);
  if (isAnswered) showBanner(text("askAnswered"), text("askRead"), ask);
  return true;
}

const answers = ({ questions = [] }) => questions.reduce((sum, each) => sum + each.answers.length, 0);

const placeOf = ({ pageIndex, left, top, width, height, image }) => [pageIndex, left, top, width, height, image];

/** Applies a response: values, and what the sender has changed meanwhile. */
function takeView(answer) {
  const isOther = answer.fingerprint !== view.fingerprint;
  const pages = JSON.stringify([view.pages, view.files]);
  const hasOtherDeadline = answer.deadline !== view.deadline;
  view.deadline = answer.deadline;
  takeWords(answer);
  if (isOther) {
    const { tags, inputs, ...around } = answer;
    Object.assign(view, around);
    showHead();
  }
  if (isOther || hasOtherDeadline) showTask();
  const areOther = isOther && pages !== JSON.stringify([view.pages, view.files]);
  const names = takeTags(answer, areOther);
  if (isOther || names.length) tellCorrected(names);
}

/** Says what the sender has changed; nothing is signed before it was seen. */
function tellCorrected(names) {
  const words = names.length ? text("corrected", new Intl.ListFormat(document.documentElement.lang).format(names.map(isolated))) : text("correctedAll");
  const first = fields.find(({ tag }) => corrected.has(tag.id));
  showBanner(words, text(first ? "correctedShow" : "close"), () => { if (first) (first.control && !isCompact() ? goTo(first, false) : bringIntoView(first)); });
  isCorrection = true;
}

/** Applies the tags of a response; returns the names of those that the sender has changed. `anew`: with other pages, all are made anew. */
function takeTags(answer, anew) {
  view.signDate = answer.signDate;
  setSignDate(view.signDate);
  const marks = (answer.tags ?? []).filter(isMark);
  const tags = (answer.tags ?? []).filter((tag) => !isMark(tag));
  for (const tag of tags) { tag.style ??= {}; tag.editable = tag.editable && mayAct(); tag.isOthers = tag.invitationIndex !== view.invitationIndex; }
  const merged = merge(view.tags, tags, isBusy);
  const at = document.activeElement;
  const [here, open] = [at?.dataset.tag, openField()?.tag];
  const isOpenRemade = open && (anew || merged.remade.includes(open) || merged.removed.includes(open));
  const range = here && at.selectionStart;
  if (isOpenRemade) closeSheet();
  for (const { tag, before } of merged.adopted) {
    if (!entered.has(tag.id)) continue;
    if (before.text !== tag.text || (before.image ?? "") !== (tag.image ?? "")) overruled.set(tag.id, before);
  }
  for (const tag of merged.conflicts) overruled.set(tag.id, { text: tag.text, image: tag.image });
  for (const tag of view.tags) {
    const mine = overruled.get(tag.id);
    if (mine && mine.text === tag.stored.text && (mine.image ?? "") === (tag.stored.image ?? "")) overruled.delete(tag.id);
  }
  for (const tag of merged.removed) removeField(tag);
  for (const tag of [...merged.removed, ...merged.remade.filter((each) => !isControl(each))])
    for (const known of [dirty, entered, overruled, refused]) known.delete(tag.id);
  for (const tag of merged.added) {
    view.tags.push(tag);
    noteStored([tag]);
  }
  if (anew) makePages();
  const remade = anew ? view.tags : [...merged.remade, ...merged.added];
  for (const tag of remade) {
    const field = fields.find((each) => each.tag === tag);
    field?.element.remove();
    fields = fields.filter((each) => each !== field);
    addField(tag);
  }
  const places = new Map(tags.map((tag, index) => [tag.id, index])); // of several tags with one name the first counts
  view.tags.sort((a, b) => places.get(a.id) - places.get(b.id));
  if (remade.length) fields.sort((a, b) => inTabOrder(view.tags).indexOf(a.tag) - inTabOrder(view.tags).indexOf(b.tag));
  const isSame = JSON.stringify(marks.map(placeOf)) === JSON.stringify(placedMarks().map(placeOf));
  if (anew) showMarks(areMarksDirty ? placedMarks() : marks, view.pages);
  else if (!areMarksDirty && !isSame && !document.activeElement?.closest(".free, #mark-dialog")) showMarks(marks, view.pages);
  takeInputs({ ...answer, tags });
  if (remade.length) setMode();
  // The values of somebody who has finished meanwhile are no correction.
  const isForMe = (tag) => tag.editable || !tag.isOthers || tag.type === Type.note;
  const shown = [...merged.changed, ...merged.added.filter(isForMe)];
  for (const tag of shown) corrected.add(tag.id);
  refresh();
  const field = here && fields.find((each) => String(each.tag.id) === here);
  if (field?.control && !isCompact() && document.activeElement !== field.control && remade.includes(field.tag)) {
    field.control.focus({ preventScroll: true });
    corrected.add(field.tag.id);
    if (typeof range === "number" && field.control.setSelectionRange) field.control.setSelectionRange(range, range);
  }
  const again = isOpenRemade && fields.find((each) => each.tag === open && each.control);
  if (again) openSheet(again);
  return [...shown, ...merged.removed].map(titleOf);
}

/** The fields whose value here is not the stored one, or not the one that was entered here. */
function differences() {
  return [...overruled].map(([id, mine]) => {
    const tag = view.tags.find((each) => each.id === id);
    return tag && isShown(tag) && { tag, name: nameOf(tag), editable: true, shown: mine, stored: tag.stored };
  }).filter((row) => row && (row.shown.text !== row.stored.text || (row.shown.image ?? "") !== (row.stored.image ?? "")));
}

/** Lets the signer choose between what they see and what was saved meanwhile; then finishing asks again. `fresh`: what was compared with. */
async function settle(rows, script, fresh = null) {
  isComparing = true; // until the answer has arrived: a dialog reports a moment later that it has closed
  let chosen;
  try {
    const { askWhichHolds } = script ?? (await import("./difference.js"));
    chosen = rows.length ? await askWhichHolds(rows, pictureAt) : [];
  } finally { isComparing = false; }
  if (!chosen) return look();
  rows.forEach((row, index) => {
    const tag = view.tags.find((each) => each.id === row.tag.id);
    if (!tag || row.isSame) return;
    const { text: words, image } = chosen[index] === "stored" ? row.stored : row.shown;
    tag.stored = { text: row.stored.text ?? "", image: row.stored.image };
    Object.assign(tag, { text: words ?? "", image });
    overruled.delete(tag.id);
    if (chosen[index] === "shown") dirty.add(tag.id);
    else dirty.delete(tag.id);
    entered.delete(tag.id);
  });
  if (fresh && !takeFresh(fresh)) return;
  refresh();
  await save();
  try {
    if (!fresh && !takeFresh(await call("/values"))) return;
  } catch (error) {
    return onSaveError(error);
  }
  if (rows.some((row) => row.isUnseen)) return; // the pages have to be looked at first
  if (!$("document").hidden && !isHeld()) askToFinish();
}

// ---- finish and decline

let nextPeople; // the script for naming who comes next, when this signer has to

/** Says how many fields keep the document from being finished, and leads to them. */
function tellMissing(open) {
  const count = open.length;
  const word = open.every(({ tag }) => !isAnswered(tag)) ? "missing" : "attention";
  showBanner(text(count === 1 ? `${word}One` : word, count), text("next"), () => { goTo(wrong()[0] ?? fields[0], true); refresh(); });
  told = count;
}

async function askToFinish() {
  if (isComparing) return;
  const differing = differences();
  if (differing.length) return settle(differing);
  const open = wrong();
  if (open.length) {
    for (const field of open) field.touched = true;
    refresh();
    goTo(open[0], true);
    refresh();
    tellMissing(open);
    return;
  }
  if (needsPlacing()) {
    showBanner(text("needPlacing"), text("place"), placeSignature);
    return $("place").focus();
  }
  hideBanner();
  closeSheet();
  if (view.signingCertificate) return handToProgram();
  const act = { [reviewer]: "approve", [editor]: "complete" }[view.actionType] ?? "finish";
  $("finish-title").textContent = text(`${act}Title`);
  $("finish-text").textContent = text(`${act}Text`, view.title);
  showConsent();
  try {
    if (view.nextPeople || nextPeople) (nextPeople ??= await import("./nextpeople.js")).showNextPeople(view.nextPeople ?? []);
  } catch { return showBanner(unreachable(), text("retry"), askToFinish); }
  $("finish-confirm").textContent = text(`${act}Confirm`);
  $("finish-error").textContent = "";
  let script;
  try { script = await loadShown(); } catch { return showBanner(unreachable(), text("retry"), askToFinish); }
  if (isHeld() || $("document").hidden) return; // another dialog was opened meanwhile
  refresh();
  agreed = script.shownValues(view, evaluation, placedMarks());
  $("finish-dialog").showModal();
  $(view.disclosure ? "disclosure-text" : "consent-text").focus({ preventScroll: true }); // nothing is agreed to by a key that was pressed too long
  toTitle($("finish-dialog"));
}

/** A key on a card is out of a browser's reach: the program signs with it, and this page follows. */
async function handToProgram() {
  const { level, issuers, person } = view.signingCertificate;
  if (isUnsaved()) await save();
  if (isUnsaved()) return; // the program shows what the service has
  const kinds = [level === "qualified" && text("certificateQualified"), issuers.length && text("certificateIssuers", issuers.join(", ")), person && text("certificatePerson", person)];
  showBanner([text("certificateNeeded"), ...kinds.filter(Boolean)].join(" "), text("openProgram"), () => { location.href = `inkstone:sign?link=${encodeURIComponent(location.href.split("#")[0])}`; });
  $("banner-action").focus();
}

/** What describes the painted document comes once a page is seen. */
let shown = null;
const loadShown = () => (shown ??= import("./shown.js").catch((error) => { shown = null; throw error; }));

/** A dialog begins at its title: showing it scrolls to what has the focus. */
function toTitle(dialog) {
  dialog.scrollTop = dialog.querySelector(".body").scrollTop = 0;
}

/** The full text of the consent. */
function showConsent() {
  $("consent-text").textContent = view.consentText;
  $("disclosure-text").textContent = view.disclosure ?? "";
  for (const element of [$("consent-text"), $("disclosure-text")]) {
    element.lang = view.consentLanguage;
    element.dir = languageOf(view.consentLanguage) === "ar" ? "rtl" : "ltr";
  }
  const isForeign = languageOf(view.consentLanguage) !== document.documentElement.lang;
  $("consent-language").hidden = !isForeign;
  $("consent-language").textContent = isForeign ? text("consentForeign", nameOfLanguage(view.consentLanguage)) : "";
  $("consent-text").tabIndex = view.disclosure ? -1 : 0; // what scrolls has something that keys can reach
  $("disclosure").hidden = !view.disclosure;
  $("disclosure-text").scrollTop = 0;
}

/** Another person's turn on this device. */
let handover = null; // its script is here before it is needed: nothing is seen meanwhile
function passDevice(before) {
  if (!view.hostedIndex || !before.hostedIndex || view.hostedIndex === before.hostedIndex) return;
  const next = view;
  (handover ?? import("./handover.js")).then((script) => { if (view.hostedIndex === next.hostedIndex) script?.handOver(before.hostedSigner, next); }, () => {});
}

async function submit(dialog, button, errorElement, work) {
  if (button.getAttribute("aria-disabled") === "true") return;
  const label = button.textContent;
  button.setAttribute("aria-disabled", "true");
  button.textContent = text("working");
  const before = view;
  try {
    const answer = await work();
    if (!answer) return;
    view = answer;
    notifyParent();
    agreed = null;
    dialog.close();
    dirty.clear();
    keepUnsaved(guid, null);
    hasJustFinished = view.status === Mine.finished;
    adopted.signature = adopted.initials = null; // the next person at this screen may be another one
    started = false;
    clearTimeout(saveTimer);
    hideBanner();
    polls = 0;
    if (!showFinalState()) showDocument();
    passDevice(before);
    scrollTo(0, 0);
  } catch (error) {
    if (error.status === 403 && showGate(error)) return dialog.close();
    if (error.differences) return await compareWithStored(error.differences, dialog, errorElement);
    if (error.reason === "consent_text_changed") {
      await call("/values").then(takeWords, () => {});
      showConsent();
    }
    errorElement.textContent = [...new Set([error.message, ...(error.details ?? []).map((each) => each.message)])].join(" ");
  } finally {
    button.removeAttribute("aria-disabled");
    button.textContent = label;
  }
}

/** The service has something else than what was painted: both are shown side by side, in place of the confirmation. */
async function compareWithStored(differences, dialog, errorElement) {
  isComparing = true;
  let script, fresh, rows;
  try {
    [script, fresh] = await Promise.all([import("./difference.js"), call("/values")]);
    rows = script.rowsOf(differences, view, fresh, nameOf);
  } catch (error) {
    isComparing = false;
    if (!hasEnded(error)) { errorElement.textContent = error.message; return; }
    dialog.close();
    agreed = null;
    return showEnd(error);
  }
  dialog.close();
  agreed = null;
  await settle(rows, script, fresh);
}

/** A page's picture as it is painted. */
const pictureAt = (pageIndex) => document.querySelector(`.page[data-page="${pageIndex}"] > img`);

function setUpDialogs() {
  $("finish-dialog").addEventListener("close", () => { if (!$("finish-dialog").open) { agreed = null; if (view && !$("document").hidden) refresh(); } });
  // Shows updates that arrived while the dialog was open.
  document.addEventListener("close", () => setTimeout(look, 0), true);
  for (const name of ["finish", "reject", "difference"]) $(`${name}-cancel`).addEventListener("click", () => $(`${name}-dialog`).close());
  $("finish-dialog").querySelector("form").addEventListener("submit", (event) => {
    event.preventDefault();
    const named = nextPeople ? nextPeople.namedPeople() : [];
    if (!named) return;
    // All of it as it is at the click: what arrives with the answer of a save under way changes nothing.
    const painted = agreed;
    const request = { consent: true, consentText: $("consent-text").textContent, consentLanguage: $("consent-text").lang, disclosure: $("disclosure-text").textContent,
      values: pending().map(valueOf), signatures: placedMarks(), shown: painted, ...(view.hostedIndex ? { hostedSigner: view.hostedIndex } : {}),
      ...(named.length ? { nextPeople: named } : {}) };
    submit($("finish-dialog"), $("finish-confirm"), $("finish-error"), async () => {
      clearTimeout(saveTimer);
      await saving?.catch(() => {});
      return agreed === painted ? call("/finish", "POST", request) : null; // cancelled meanwhile
    });
  });
  for (const name of ["reject", "overview-reject"]) $(name).addEventListener("click", askToReject);
  $("overview-delegate").addEventListener("click", askWhomToDelegate);
  $("overview-ask").addEventListener("click", ask);
  $("overview-open").addEventListener("click", showOverview);
  $("overview-close").addEventListener("click", () => $("overview-dialog").close());
  $("overview-dialog").addEventListener("close", () => $("overview-pages").replaceChildren()); // hundreds of pictures
  $("reject-dialog").querySelector("form").addEventListener("submit", (event) => {
    event.preventDefault();
    const reason = $("reject-reason").value.trim();
    if (!reason) {
      $("reject-error").textContent = text("needReason");
      $("reject-reason").focus();
      return;
    }
    submit($("reject-dialog"), $("reject-confirm"), $("reject-error"), () => call("/reject", "POST", { reason }));
  });
}

// ---- all fields, and what else can be done

async function showOverview() {
  closeSheet();
  try {
    (await loadOverview()).showOverview({ view, base, pageAddress, refused, required, isAnswered, mayAct, fileOf, goToPage, setPicture, headers: languageHeader,
      offersOthers: !review && !view.hostedCount && !isByPhone && !isFramed, own: view.canFinish ? { guid, view } : null,
      open: (field, tell) => { goTo(field, tell); refresh(); },
      isUnsaved, save, reasonOf, showBanner, showState, goOn: () => { showDocumentAgain(); refresh(); },
      refusedField: () => fields.find((each) => refused.has(each.tag.id)), setRestate: (show) => { restate = show; } });
  } catch { showBanner(unreachable(), text("retry"), showOverview); }
}

/** The overview comes once a page is seen. */
let overview = null;
const loadOverview = () => (overview ??= import("./overview.js").catch((error) => { overview = null; throw error; }));

function showDocumentAgain() {
  $("gate").hidden = $("state").hidden = true;
  $("document").hidden = $("bar").hidden = false;
}

function goToPage(page) {
  $("overview-dialog").close();
  const figure = document.querySelector(`.page[data-page="${page}"]`);
  figure.tabIndex = -1;
  figure.focus({ preventScroll: true });
  figure.scrollIntoView({ block: "start" });
}

async function askWhomToDelegate() {
  $("overview-dialog").close();
  try {
    (await import("./delegate.js")).askWhom({ call, delegated });
  } catch { showBanner(unreachable(), text("retry"), askWhomToDelegate); }
}

/** Questions to the sender: their script comes with the first one. */
async function ask() {
  $("overview-dialog").close();
  try {
    (await import("./questions.js")).openQuestions({ call, view: () => view, goToPage, announce });
  } catch { showBanner(unreachable(), text("retry"), ask); }
}

/** This link has ended: somebody else has one now. */
function delegated({ recipientName, recipientEmail }) {
  clearTimeout(saveTimer);
  clearTimeout(pollTimer);
  dirty.clear();
  areMarksDirty = areMarksOnTheirWay = false;
  keepUnsaved(guid, null);
  hideBanner();
  const showDelegated = () => showState({ icon: "✓", kind: "good", title: text("delegatedTitle"), body: text("delegated", view.title, `${recipientName} <${recipientEmail}>`) });
  showDelegated();
  restate = showDelegated;
}

function askToReject() {
  $("overview-dialog").close();
  $("reject-error").textContent = "";
  $("reject-title").textContent = text([reviewer, editor].includes(view.actionType) ? "rejectConfirm" : "rejectTitle");
  $("reject-dialog").showModal();
  $("reject-reason").focus();
}

// ---- the code that stands before the document

let gateError = null; // what was refused without a code; null = no code is asked for
let gateShown = null; // a promise

/** Asks for the code that the answer names; false when it names none. Values stay on the page. */
function showGate(error) {
  const asked = error.status === 403 && error.details?.find(({ field }) => ["code", "emailCode", "smsCode"].includes(field))?.field;
  if (!asked) return false;
  hideBanner();
  setSaved("");
  $("state").hidden = $("document").hidden = $("bar").hidden = true;
  gateError = error;
  gateShown = import("./gate.js").then((script) => { if (gateError === error) script.showGate({ error, asked, call, hasCookies, usePass, opened }); },
    () => { if (gateError === error) showBanner(unreachable(), text("retry"), () => showGate(error)); });
  return true;
}

/** Goes on after a code was right. */
async function opened() {
  if (!isUnsaved()) {
    await load();
    return void await gateShown;
  }
  // The session ended while something was being entered: it is still on the page.
  gateError = null;
  showDocumentAgain();
  showSender();
  save();
}

// ---- beginning

/** The document counts as opened once somebody does something, or has it before them for a while: programs that check links do neither. */
let isOpened = false;
const gestures = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"];
// Index(markOpened): Signing page: when a document counts as opened
function markOpened(event) {
  if (isOpened || (event && !event.isTrusted)) return;
  isOpened = true;
  if (view?.status === Mine.waitToOpen) call("/opened", "POST").then((opened) => { notifyParent(opened.status); look(); }, () => setTimeout(() => { isOpened = false; }, 5000));
}
for (const each of gestures) addEventListener(each, markOpened, { capture: true, passive: true });
let focused = 0; // seconds
const focusTimer = setInterval(() => {
  if (!document.hidden && document.hasFocus() && (focused += 1) >= 15) markOpened();
  if (view && view.status !== Mine.waitToOpen) clearInterval(focusTimer);
}, 1000);

async function load() {
  clearTimeout(pollTimer);
  try {
    view = await call("/values");
    if (isOpened && view.status === Mine.waitToOpen) view = await call("/opened", "POST");
  } catch (error) {
    if (error.status === 404 || error.status === 410) keepUnsaved(guid, null);
    if (error.status === 404) return showState({ icon: "?", kind: "warn", title: text("linkUnknownTitle"), body: text("linkUnknown") });
    if (error.status === 410 && error.reason === "link_replaced") return showState({ icon: "⊘", kind: "warn", title: text("replacedTitle"), body: text("replaced") });
    if (error.status === 410) return showState({ icon: "⊘", kind: "warn", title: text("goneTitle"), body: text("gone") });
    if (showGate(error)) return;
    return showBanner(error.message, text("retry"), load);
  }
  hideBanner();
  gateError = null;
  $("gate").hidden = true;
  await loadFormats();
  if (view.language) await setLanguage(language || view.language);
  labels();
  showHead();
  if (view.templateLink) return showLink();
  notifyParent();
  if (showFinalState()) return keepUnsaved(guid, null);
  showDocument();
  takeBackUnsaved();
  goToWantedTag();
}

/** Only template links need the form. */
let startScript = null;
function startForm() {
  startScript ??= import("./start.js").then((form) => {
    form.setUpStart(call, () => { $("start").hidden = true; load(); });
    return form;
  }).catch(() => {
    startScript = null;
    showBanner(unreachable(), text("reload"), () => location.reload());
  });
  return startScript;
}

/** A template link is no document: it makes one for each visitor while it is open. */
function showLink() {
  if (view.signingStatus === Status.inProgress) {
    $("state").hidden = true;
    return void startForm().then((form) => form?.showStart(view));
  }
  $("start").hidden = true;
  const contact = view.senderEmail ? text("contact", view.senderName ? `${view.senderName} <${view.senderEmail}>` : view.senderEmail) : "";
  showState({ icon: "⊘", kind: "warn", title: text("closedTitle"), body: text("closed", view.title), detail: contact });
}

// ---- the language that the signer chooses

/** The pass from a one-time code, for browsers that block cookies. */
let pass = "";
function usePass(token) {
  pass = token;
  import("./pass.js").then(({ setUpDownloads }) => setUpDownloads(base, languageHeader), () => {});
}
function hasCookies() {
  if (isFramed) return false; // browsers keep them from the service there, though the page may see them
  try {
    document.cookie = "inkstone=1; SameSite=Strict; Max-Age=60";
    return /(^|; )inkstone=1/.test(document.cookie);
  } catch { return false; }
}

const languageHeader = () => ({ ...(isOpened ? {} : unopened), ...(pass ? { "X-Inkstone-Pass": pass } : {}), ...languageHeaders(language) });

function setUpLanguages() {
  const menu = $("language");
  for (const each of languages) {
    const option = new Option(languageName(each), each);
    option.lang = each;
    menu.add(option);
  }
  menu.addEventListener("change", () => chooseLanguage(menu.value));
}

/** Turns the page at once; nothing that was entered is lost. */
async function chooseLanguage(wanted) {
  if (!(await setLanguage(wanted))) {
    showBanner(unreachable(), text("retry"), () => chooseLanguage(wanted));
    return showLanguage();
  }
  language = wanted;
  try { localStorage.setItem(languageKeyOf(guid), wanted); } catch { /* switched off: it counts for this page */ }
  hideBanner();
  labels();
  if (!view) return gateError ? void showGate(gateError) : load();
  setSaved($("saved").dataset.kind);
  showSender();
  if (gateError) return void showGate(gateError);
  if (!$("start").hidden) return void showLink();
  if ($("document").hidden) return restate();
  relabelDocument();
  if (refused.size) save(true); // its reasons are the service's, too
  // The words that are agreed to are the service's.
  try { takeWords(await call("/values")); showTask(); } catch { /* the next look asks again */ }
}

/** The document in the words of another language: the fields are made anew around their values. */
function relabelDocument() {
  closeSheet();
  for (const figure of document.querySelectorAll(".page")) {
    figure.querySelector("img").alt = text("page", figure.dataset.page, view.pages.length);
    figure.querySelector(".page-text").setAttribute("aria-label", text("pageText", figure.dataset.page));
    const note = figure.querySelector(".page-missing");
    if (note) labelMissing(note, figure.dataset.page);
  }
  const before = new Map(fields.map((field) => [field.tag.id, field]));
  for (const field of fields) field.element.remove();
  fields = [];
  for (const tag of inTabOrder(view.tags)) addField(tag);
  for (const field of fields) Object.assign(field, { touched: before.get(field.tag.id)?.touched, told: before.get(field.tag.id)?.told });
  showMarks(placedMarks(), view.pages);
  showHosted();
  showTask();
  refresh();
}

function showLanguage() {
  $("language").value = document.documentElement.lang;
  $("language").setAttribute("aria-label", text("language"));
  $("language-code").textContent = document.documentElement.lang.toUpperCase();
}

function labels() {
  translatePage();
  showLanguage();
  $("reject").textContent = text("decline");
  $("place").textContent = text("place");
  $("zoom").setAttribute("aria-label", text("zoomGroup"));
  $("zoom-in").setAttribute("aria-label", text("zoomIn"));
  $("zoom-out").setAttribute("aria-label", text("zoomOut"));
  $("sheet-close").setAttribute("aria-label", text("close"));
}

function changeZoom(step) {
  zoom = Math.min(3, Math.max(0.5, Math.round((zoom + step) * 4) / 4));
  setPageSizes();
}

// Without its words the page has nothing to say, not even that the service can't be reached.
for (let pause = 500; !(await setLanguage(language || document.documentElement.lang)); pause = Math.min(10000, 2 * pause))
  await new Promise((resolve) => { setTimeout(resolve, pause); });
$("stuck").remove();
setUpLanguages();
labels();
setUpDialogs();
setUpLooks({ ask: (body) => call("/looks", "POST", body), scaleOf: lookScale });
setUpFieldSheet({ fields: () => fields, tags: () => view.tags, isShown, changed, sign, refresh,
  isWrong: (field) => refused.has(field.tag.id) || (isAnswered(field.tag) && Boolean(faultOf(field.tag, view.tags))),
  moved: (field) => { started = true; bringIntoView(field); refresh(); },
  left: () => { refresh(); announceComputed(); },
  finish: () => (missing().length ? goToNext() : needsPlacing() ? $("place").focus() : askToFinish()),
  lastLabel: () => (missing().some((field) => field !== openField()) || needsPlacing() ? "next" : view.actionType === reviewer ? "approve" : "finish"),
  modeChanged: () => { if (view && !$("document").hidden) { setMode(); refresh(); } } });
// Sharper pictures of what two fingers have made larger, once they rest.
let pinchTimer = 0;
for (const event of ["resize", "scroll"])
  visualViewport?.addEventListener(event, () => {
    clearTimeout(pinchTimer);
    pinchTimer = setTimeout(() => { if (visualViewport.scale > 1.05 && view && !$("document").hidden) setPageSizes(); }, 200);
  });
$("sender").textContent = text("loading");
$("next").addEventListener("click", goToNext);
$("pages").addEventListener("keydown", goOn);
$("finish").addEventListener("click", askToFinish);
$("place").addEventListener("click", placeSignature);
$("zoom-in").addEventListener("click", () => changeZoom(0.25));
$("zoom-out").addEventListener("click", () => changeZoom(-0.25));
new ResizeObserver(() => { if (view && !$("document").hidden) setPageSizes(); }).observe($("main"));
setUpMarks({ changed: marksChanged, announce, ask: askForMark, unreachable: () => showBanner(unreachable(), text("reload"), () => location.reload()) });
const look = follow({ turn: () => turn, address: `${base}/values`, take: takeFresh, headers: languageHeader, refused: (status, answer) => showEnd(new Refused(status, answer)),
  isWanted: () => view && !document.hidden && !$("document").hidden && !saving && !isHeld() });
addEventListener("online", () => { if (isUnsaved()) save(); });
addEventListener("pagehide", () => {
  if (!view || !isUnsaved()) return;
  keepPending();
  const body = pendingValues(pending().filter((tag) => !refused.has(tag.id)));
  call("/values", "PUT", body, JSON.stringify(body).length < 60000).catch(() => {});
});
// Closing the tab would lose what neither the service nor the device has: the browser asks first.
addEventListener("beforeunload", (event) => {
  if ((view && isUnsaved() && !isKept) || !$("attachment-progress").hidden) event.preventDefault();
});
load();

/** Loads what reviews a stack, when this document is part of one. */
function setUpStack() {
  if (isFramed) return; // other senders' documents aren't shown there
  try { if (!sessionStorage.getItem("inkstone-review")?.includes(`"${guid}"`)) return; } catch { return; }
  import("./review.js").then((script) => {
    review = script;
    script.setUpReview({ guid, call, save, goToNext, takeFresh, announce, refresh, missing, isWrong: () => wrong().some(({ tag }) => !isSignature(tag)), view: () => view,
      isSaved: () => !dirty.size && !areMarksDirty && !saving && !overruled.size, fieldOf: (tag) => fields.find((each) => each.tag === tag) });
  }).catch(() => showBanner(unreachable(), text("reload"), () => location.reload()));
}
setUpStack();
if (isByPhone) import("./byphone.js").then(({ showConnection }) => showConnection(base)).catch(() => {});
