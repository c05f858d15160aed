// Reviewing a stack: under each document a bar with its place in the stack and the decision. Loaded when this document is part of one.
import { isAllShown, leadToUnseen, measureSoon, shownCount, watchPages } from "./coverage.js";
import { addStyle } from "./elements.js";
import { Type, isSignature, titleOf } from "./fields.js";
import { linkAddress } from "./link.js";
import { callAbout, digestOfView, isOpen, isSingle, isToSign, keepStack, listOf, loadStack, nextOpen, reviewer, stateOf, wordsOf } from "./reviewstack.js";
import { addWords, isRightToLeft, isolated, text, translatePage } from "./texts.js";

await addWords(".review");

const $ = (id) => document.getElementById(id);

const bar = `
  <div class="review-head">
    <button type="button" id="review-count" class="quiet" aria-haspopup="dialog"></button>
    <p id="review-state" class="quiet-text" role="status"></p>
    <button type="button" id="review-leave" class="quiet" data-text="reviewLeave"></button>
  </div>
  <div class="review-actions">
    <button type="button" id="review-back" class="quiet icon"><span aria-hidden="true"></span></button>
    <button type="button" id="review-skip" class="quiet"></button>
    <button type="button" id="review-sign" class="primary"></button>
    <button type="button" id="review-next" class="quiet icon"><span aria-hidden="true"></span></button>
  </div>
`;

const list = `
  <div class="body">
    <h2 id="review-title" data-text="reviewTitle"></h2>
    <ol id="review-list" class="overview review-list"></ol>
    <label for="review-keys" id="review-keys-label" class="keep"><input id="review-keys" type="checkbox"> <span data-text="reviewKeys"></span></label>
  </div>
  <div class="actions end">
    <button type="button" id="review-quit" class="quiet" data-text="reviewLeave"></button>
    <button type="button" id="review-close" class="quiet" data-text="close"></button>
    <button type="button" id="review-end" class="primary" data-text="reviewSummary"></button>
  </div>
`;

const style = `
  .reviewing #bar > .actions, .compact .foot.open > #review { display: none; }
  .reviewing.review-single #bar > .actions { display: flex; }
  .reviewing #bar { padding-block: 4px 0; border-top: 0; box-shadow: none; }
  #review { display: grid; gap: 4px; padding: 8px 16px max(8px, env(safe-area-inset-bottom)); background: var(--surface); border-top: 1px solid var(--line); }
  #review button[aria-disabled="true"] { opacity: 0.45; cursor: default; }
  .review-head, .review-actions { display: flex; align-items: center; gap: 8px; width: min(100%, 860px); margin: 0 auto; }
  .review-head { min-height: 44px; }
  #review-count { flex: none; font-weight: 600; padding: 4px 8px; font-variant-numeric: tabular-nums; }
  #review-count { gap: 6px; } #review-count::after { content: "▾"; content: "▾" / ""; color: var(--quiet); }
  #review-state { flex: 1; min-width: 0; overflow-wrap: anywhere; }
  #review-state[data-kind="good"] { color: var(--good); } #review-state[data-kind="bad"] { color: var(--bad); }
  #review-leave { flex: none; border-color: transparent; padding: 4px 8px; }
  .review-actions > :is(#review-skip, #review-sign) { flex: 1 1 0; min-height: 48px; }
  .review-actions > #review-sign { flex-grow: 2; }
  .review-actions > .icon { flex: none; min-width: 48px; min-height: 48px; font-size: 1.5rem; }
  #review-back > span::before { content: "‹"; } #review-next > span::before { content: "›"; }
  [dir="rtl"] #review-back > span::before { content: "›"; } [dir="rtl"] #review-next > span::before { content: "‹"; }
  #review kbd { margin-inline-start: 8px; padding: 0 6px; border: 1px solid currentcolor; border-radius: 4px; font: inherit; font-size: 0.75rem; opacity: 0.8; }
  @media (pointer: coarse) { #review kbd, #review-keys-label { display: none; } }
  @media (max-width: 560px) { #review { padding-inline: 8px; gap: 0; } .review-head { min-height: 40px; } }
  @media (max-width: 430px) {
    #review { grid-template-columns: 48px minmax(0, 1fr) minmax(0, 1fr) 48px; gap: 4px 8px; }
    .review-head, .review-actions { display: contents; }
    #review-back { grid-area: 1 / 1; } #review-count { grid-area: 1 / 2 / 2 / 4; justify-self: center; } #review-next { grid-area: 1 / 4; }
    #review-state { grid-area: 2 / 1 / 3 / 5; text-align: center; }
    #review-skip { grid-area: 3 / 1 / 4 / 3; } #review-sign { grid-area: 3 / 3 / 4 / 5; } #review-skip[hidden] ~ #review-sign { grid-column-start: 1; }
    .review-actions > :is(#review-skip, #review-sign) { padding-inline: 8px; overflow-wrap: anywhere; }
    #review-leave { display: none; }
  }
  @media (max-height: 520px) { .reviewing:not(.review-single) #bar { display: none; } }
  @media (max-height: 420px) { #review { grid-template-columns: 1fr 1fr; padding-block: 4px; } .review-head #review-leave { display: none; } }
  .overview.review-list button { flex-wrap: wrap; justify-content: flex-start; gap: 0 8px; }
  .overview.review-list button > :first-child { flex: 1 1 60%; font-weight: 600; }
  .overview.review-list button > :last-child { flex: 1 1 100%; max-width: 100%; padding-inline-start: calc(1.25em + 8px); overflow-wrap: anywhere; }
  .overview.review-list button[aria-current] { background: var(--window); border-color: var(--line); }
  .overview.review-list button:is([data-state="sign"], [data-state="signed"])::before { content: "✓"; content: "✓" / ""; color: var(--good); }
  .overview.review-list button:is([data-state="changed"], [data-state="failed"], [data-state="signing"])::before { content: "!"; content: "!" / ""; font-weight: 700; color: var(--bad); }
  .overview.review-list button:is([data-state="skip"], [data-state="ended"], [data-state="declined"])::before { content: "–"; content: "–" / ""; }
  #review-differences { width: min(100%, 860px); margin: 0 auto 16px; padding: 12px 16px; }
  #review-differences h2 { font-size: 1rem; }
  #review-differences ul { margin: 8px 0 0; padding: 0; list-style: none; }
  #review-differences li { padding: 4px 0; overflow-wrap: anywhere; }
  #review-differences del { color: var(--quiet); }
  #review-differences ins { font-weight: 600; text-decoration: none; background: rgb(246 198 103 / 35%); }
  .field.review-differs > :not(.opener) { background-color: rgb(246 198 103 / 45%); outline: 2px solid #8a5a10; outline-offset: 0; }
  @media (forced-colors: active) { .field.review-differs > :not(.opener) { outline: 3px dashed #8a1c1c; } }
`;

let page = null;   // what the page gave: guid, call, view, missing, isWrong, goToNext, save, isSaved, announce, refresh
let stack = null;
let here = -1;
let isBusy = false;
let fault = "";    // what has gone wrong here, until the next key
let before = null; // the view of the document of the same series before this one
let compared = "";
let doubted = false; // the document was marked, and is another one now

const item = () => stack.items[here];
const isShown = () => !$("document").hidden;
const keep = () => keepStack(stack);

function make(name, properties, html) {
  const made = Object.assign(document.createElement(name), properties);
  made.innerHTML = html;
  return made;
}

function label(id, words, letter) {
  const shown = `${words}${letter}`;
  if ($(id).dataset.words === shown) return;
  $(id).dataset.words = shown;
  $(id).replaceChildren(words);
  if (!letter) return $(id).removeAttribute("aria-keyshortcuts");
  const mark = document.createElement("kbd");
  mark.textContent = letter;
  mark.setAttribute("aria-hidden", "true");
  $(id).append(mark);
  $(id).setAttribute("aria-keyshortcuts", letter);
}

/** The reason why the document can't be marked: "single", "read" or "fill"; "" = none. */
function hindrance() {
  const view = page.view();
  if (isSingle(view)) return "single";
  const open = page.missing().filter(({ tag }) => !isSignature(tag));
  if (open.length || page.isWrong()) return "fill";
  return isAllShown() || item().decision === "sign" ? "" : "read";
}

function setState(words, kind) {
  const state = $("review-state");
  state.dataset.kind = kind;
  if (state.textContent !== words) state.textContent = words;
}

/** Shows the stack's part of the page as it is now. */
export function update() {
  if (!stack) return;
  const view = page.view();
  const count = stack.items.length;
  $("review").setAttribute("aria-label", text("reviewTitle"));
  $("review-count").textContent = text("reviewCount", here + 1, count);
  $("review-leave").textContent = text("reviewLeave");
  for (const [id, key, to] of [["review-back", "reviewBack", here - 1], ["review-next", "reviewNext", here + 1]]) {
    $(id).setAttribute("aria-label", text(key));
    $(id).setAttribute("aria-disabled", String(to < 0 || to >= count));
  }
  if (!isShown() || !view) { // a code is asked for, or there is nothing to fill
    document.body.classList.add("review-single");
    $("review-sign").hidden = $("review-skip").hidden = Boolean(view && stateOf(view));
    if (view && stateOf(view) && item().state !== stateOf(view)) { item().state = stateOf(view); keep(); }
    label("review-skip", text("reviewSkip"), letterOf("K"));
    $("review-sign").hidden = true;
    setState(view && stateOf(view) ? wordsOf(item()) : "", "");
    if (view && stateOf(view)) showEndHere();
    return;
  }
  if (item().decision === "sign" && page.isSaved() && item().digest !== digestOfView(view)) {
    Object.assign(item(), { decision: "", digest: "", state: "changed" });
    doubted = true;
    keep();
  }
  const why = hindrance();
  const isApproval = view.actionType === reviewer;
  document.body.classList.toggle("review-single", why === "single");
  $("review-sign").hidden = why === "single";
  $("review-skip").hidden = false;
  const words = why === "read" ? text("reviewRead") : why === "fill" ? text("reviewNextField") : text(isApproval ? "reviewApprove" : "reviewSign");
  label("review-sign", words, letterOf("S"));
  label("review-skip", text("reviewSkip"), letterOf("K"));
  const shown = text("reviewShown", shownCount(), view.pages.length);
  if (fault) setState(fault, "bad");
  else if (doubted) setState(text("reviewChanged"), "bad");
  else if (why === "single") setState(view.canFinish ? text("reviewSingle") : view.blockedReason || text("reviewEnded"), "");
  else if (item().decision === "sign") setState(wordsOf(item()), "good");
  else if (why === "fill") setState(text("reviewFill"), "");
  else setState(item().decision === "skip" ? `${wordsOf(item())} · ${shown}` : shown, "");
  compare();
  measureSoon();
}

/** A document that was finished by itself: what comes next is one step away. */
function showEndHere() {
  const next = nextOpen(stack, here);
  $("review-sign").hidden = false;
  label("review-sign", text(next < 0 ? "reviewSummary" : "reviewNext"), letterOf("S"));
}

const letterOf = (letter) => (stack.keys ? letter : "");

function open(index) {
  if (index < 0 || index >= stack.items.length || index === here) return;
  keep();
  location.assign(linkAddress(stack.items[index].guid));
}

/** The next document without a decision, else the end. */
function goOn() {
  const next = nextOpen(stack, here + 1 < stack.items.length ? here + 1 : 0);
  if (next >= 0 && next !== here) return open(next);
  if (next < 0) return showSummary();
  update();
}

async function sign() {
  if (isBusy) return;
  fault = "";
  if (!isShown()) return page.view() && stateOf(page.view()) ? goOn() : undefined;
  const why = hindrance();
  if (why === "single") return;
  if (why === "fill") return page.goToNext();
  if (why === "read") {
    const figure = leadToUnseen();
    if (figure) page.announce(text("page", figure.dataset.page, page.view().pages.length));
    return;
  }
  isBusy = true;
  try {
    if (!page.isSaved()) await page.save();
    if (!page.isSaved()) return; // the banner says why
    const fresh = await page.call("/values");
    const digest = digestOfView(page.view());
    if (digestOfView(fresh) !== digest) {
      page.takeFresh(fresh);
      doubted = true;
      return update();
    }
    doubted = false;
    Object.assign(item(), { decision: "sign", state: "", reason: "", digest, role: page.view().actionType });
    keep();
  } catch (error) {
    fault = error.message;
    return update();
  } finally { isBusy = false; }
  page.announce(wordsOf(item()));
  goOn();
}

function skip() {
  if (isBusy || !isOpen(item())) return;
  fault = "";
  Object.assign(item(), { decision: "skip", state: "", reason: "", digest: "" });
  keep();
  goOn();
}

function leave() {
  keepStack(null);
  stack = null;
  document.body.classList.remove("reviewing", "review-single", "review-ending");
  for (const id of ["review", "review-dialog", "review-differences", "review-summary"]) $(id)?.remove();
  for (const field of document.querySelectorAll(".review-differs")) field.classList.remove("review-differs");
  page.refresh();
  $("title").tabIndex = -1;
  $("title").focus({ preventScroll: true });
}

async function showSummary() {
  $("review-dialog").close();
  stack.isAtEnd = true;
  keep();
  try {
    (await import("./reviewend.js")).showSummary({ stack, page, here, leave,
      open: (index) => {
        stack.isAtEnd = false;
        if (index !== here) return open(index);
        keep();
        location.reload();
      } });
  } catch {
    fault = text("offline");
    update();
  }
}

function showList() {
  translatePage();
  $("review-list").replaceChildren(...listOf(stack, here));
  [...$("review-list").querySelectorAll("button")].forEach((button, index) => button.addEventListener("click", () => { $("review-dialog").close(); open(index); }));
  $("review-keys").checked = stack.keys;
  $("review-end").disabled = !stack.items.some(isToSign);
  $("review-dialog").showModal();
  $("review-list").querySelector("[aria-current]").focus();
}

// ---- what differs from the document of the same series that was shown before

const shownText = (tag) => ([Type.checkbox, Type.radio].includes(tag.type) ? text(tag.text === "true" ? "reviewOn" : "reviewOff") : tag.text ?? "");
const placeOf = (tag) => `${tag.pageIndex} ${tag.type} ${tag.left} ${tag.top}`;

async function compare() {
  const turn = `${document.documentElement.lang} ${digestOfView(page.view())}`;
  if (compared === turn) return;
  compared = turn;
  const previous = stack.items.slice(0, here).findLast((each) => item().group && each.group === item().group);
  if (!previous) return;
  try {
    before ??= await callAbout(previous.guid, "/values");
  } catch { return; } // it can't be read any more: nothing is compared
  if (!stack || compared !== turn) return;
  const view = page.view();
  const known = new Map(before.tags.map((tag) => [placeOf(tag), tag]));
  const rows = view.tags.filter((tag) => !isSignature(tag) && known.has(placeOf(tag)) && shownText(tag) !== shownText(known.get(placeOf(tag))))
    .map((tag) => ({ tag, name: titleOf(tag), was: shownText(known.get(placeOf(tag))), now: shownText(tag) }));
  if ((before.message ?? "") !== (view.message ?? "")) rows.push({ name: text("reviewMessage"), was: before.message ?? "", now: view.message ?? "" });
  $("review-differences")?.remove();
  const section = make("section", { id: "review-differences", className: "card" }, "<h2></h2><ul></ul>");
  section.setAttribute("aria-labelledby", "review-differences-title");
  section.firstChild.id = "review-differences-title";
  section.firstChild.textContent = text(rows.length ? "reviewDiffers" : "reviewSame", previous.title);
  for (const { tag, name, was, now } of rows) {
    const row = document.createElement("li");
    const [old, fresh] = [["del", was], ["ins", now]].map(([kind, words]) => Object.assign(document.createElement(kind), { dir: "auto", textContent: words || "—" }));
    row.append(`${isolated(name)}: `, old, ` ${isRightToLeft() ? "←" : "→"} `, fresh);
    section.lastChild.append(row);
  }
  for (const { tag } of rows) if (tag) page.fieldOf(tag)?.element.classList.add("review-differs");
  $("zoom").before(section);
}

// ---- beginning

function onKey(event) {
  if (!stack?.keys || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat) return;
  if (document.querySelector("dialog[open]") || document.body.classList.contains("review-ending")) return;
  if (event.target.closest?.("input, select, textarea, [contenteditable]")) return;
  const step = (isRightToLeft() ? -1 : 1) * ({ ArrowRight: 1, ArrowLeft: -1 }[event.key] ?? 0);
  const run = step ? () => open(here + step) : { KeyS: sign, KeyK: skip }[event.code] ?? { s: sign, k: skip }[event.key.toLowerCase()];
  if (!run || (event.shiftKey && step)) return;
  event.preventDefault();
  run();
}

function click(id, run) {
  $(id).addEventListener("click", () => { if ($(id).getAttribute("aria-disabled") !== "true") run(); });
}

/** Sets the review up for this document when it is part of a stack. */
export function setUpReview(given) {
  page = given;
  stack = loadStack();
  here = stack?.items?.findIndex((each) => each.guid === page.guid) ?? -1;
  if (here < 0) { stack = null; return; }
  addStyle(style);
  document.body.classList.add("reviewing");
  $("foot").append(make("section", { id: "review" }, bar));
  const dialog = make("dialog", { id: "review-dialog" }, list);
  dialog.setAttribute("aria-labelledby", "review-title");
  document.body.append(dialog);
  click("review-count", showList);
  click("review-close", () => dialog.close());
  click("review-end", showSummary);
  click("review-leave", leave);
  click("review-quit", leave);
  click("review-back", () => open(here - 1));
  click("review-next", () => open(here + 1));
  click("review-skip", skip);
  click("review-sign", sign);
  $("review-keys").addEventListener("change", () => { stack.keys = $("review-keys").checked; keep(); update(); });
  document.addEventListener("keydown", onKey);
  addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); }); // decided since then
  watchPages(update);
  update();
  if (stack.isAtEnd) showSummary();
}
