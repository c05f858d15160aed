// Questions to the sender, about the document or a place on a page: loaded when the signer asks, or has asked.
import { addStyle } from "./elements.js";
import { text, translatePage } from "./texts.js";

const $ = (id) => document.getElementById(id);

const form = `
  <form method="dialog" novalidate>
    <div class="body">
      <h2 id="ask-title"></h2>
      <p class="quiet-text" data-text="askText"></p>
      <ol id="ask-list"></ol>
      <div id="ask-new">
        <label for="ask-question" data-text="askLabel"></label>
        <textarea id="ask-question" dir="auto" rows="4" maxlength="2000" aria-describedby="ask-error"></textarea>
        <div class="ask-place">
          <button type="button" class="quiet" id="ask-mark"></button>
          <button type="button" class="quiet" id="ask-unmark" data-text="askUnmark" hidden></button>
        </div>
      </div>
    </div>
    <p id="ask-error" class="error" role="alert"></p>
    <div class="actions end">
      <button type="button" class="quiet" id="ask-close" data-text="close"></button>
      <button type="submit" class="primary" id="ask-send" data-text="askSend"></button>
    </div>
  </form>
`;

const hint = `
  <span id="ask-mark-hint" data-text="askHint"></span>
  <button type="button" class="quiet" id="ask-mark-cancel" data-text="back"></button>
  <button type="button" class="primary" id="ask-mark-done" data-text="askDone"></button>
`;

const style = `
  #ask-list { list-style: none; margin: 12px 0 0; padding: 0; }
  #ask-list li { margin: 0 0 12px; padding: 12px 16px; border: 1px solid var(--line); border-radius: 6px; overflow-wrap: anywhere; }
  #ask-list p { margin: 0; white-space: pre-wrap; }
  #ask-list button { min-height: 44px; padding-inline: 0; text-decoration: underline; background: none; border: 0; color: var(--accent); }
  #ask-list blockquote { margin: 8px 0 0; padding-inline-start: 12px; border-inline-start: 3px solid var(--accent); }
  .ask-place { display: flex; flex-wrap: wrap; gap: 8px; margin: 8px 0; }
  .ask-hint { position: fixed; inset: auto 0 0; z-index: 30; display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: 8px 12px; padding: 12px 16px; background: var(--surface); border-top: 1px solid var(--line); box-shadow: var(--shadow); }
  .ask-pin { position: absolute; z-index: 2; width: 32px; height: 32px; min-height: 32px; margin: -32px 0 0 -16px; padding: 0; border: 2px solid #ffffff; border-radius: 50% 50% 50% 0; background: #3451c6; color: #ffffff; font-weight: 700; transform: rotate(-45deg); }
  .ask-pin > span { transform: rotate(45deg); }
  .ask-pin.moving { background: #c53030; touch-action: none; }
  .ask-marking .page { cursor: crosshair; }
`;

let page = null;  // what the page gave: call, view, goToPage, announce
let place = null; // { pageIndex, left, top } of the question that is being written

const ownPage = (pageIndex) => page.view().pages[pageIndex - 1];
const figureOf = (pageIndex) => document.querySelector(`.page[data-page="${pageIndex}"]`);

function setUp(given) {
  page = given;
  if ($("ask-dialog")) return;
  addStyle(style);
  const dialog = document.createElement("dialog");
  dialog.id = "ask-dialog";
  dialog.setAttribute("aria-labelledby", "ask-title");
  dialog.innerHTML = form;
  document.body.append(dialog);
  $("ask-close").addEventListener("click", () => dialog.close());
  $("ask-question").addEventListener("input", () => { $("ask-question").removeAttribute("aria-invalid"); $("ask-error").textContent = ""; });
  $("ask-mark").addEventListener("click", mark);
  $("ask-unmark").addEventListener("click", () => { place = null; showPlace(); $("ask-mark").focus(); });
  dialog.querySelector("form").addEventListener("submit", (event) => { event.preventDefault(); send(); });
}

async function send() {
  const button = $("ask-send");
  if (button.getAttribute("aria-disabled") === "true") return;
  const question = $("ask-question").value.trim();
  if (!question) {
    $("ask-question").setAttribute("aria-invalid", "true");
    $("ask-error").textContent = text("askNeeded");
    return $("ask-question").focus();
  }
  button.setAttribute("aria-disabled", "true");
  button.textContent = text("working");
  try {
    const answer = await page.call("/questions", "POST", { text: question, ...place });
    page.view().questions = answer.questions;
    $("ask-question").value = "";
    place = null;
    show();
    $("ask-list").lastElementChild?.scrollIntoView({ block: "nearest" });
    page.announce(text("askSent"));
    $("ask-close").focus();
  } catch (error) {
    $("ask-error").textContent = error.message;
  } finally {
    button.removeAttribute("aria-disabled");
    button.textContent = text("askSend");
  }
}

function paragraph(words, kind = "") {
  const element = document.createElement("p");
  element.className = kind;
  element.dir = "auto";
  element.textContent = words;
  return element;
}

/** A question with its answers. */
function rowOf(question) {
  const row = document.createElement("li");
  row.append(paragraph(question.text));
  if (question.pageIndex) {
    const link = document.createElement("button");
    link.type = "button";
    link.textContent = text("askPage", question.pageIndex);
    link.addEventListener("click", () => { $("ask-dialog").close(); page.goToPage(question.pageIndex); pinOf(question.number)?.scrollIntoView({ block: "center" }); pinOf(question.number)?.focus({ preventScroll: true }); });
    row.append(link);
  }
  if (!question.answers.length) row.append(paragraph(text("askOpen"), "quiet-text"));
  for (const answer of question.answers) {
    const quote = document.createElement("blockquote");
    quote.append(paragraph(text("askAnswer", page.view().senderName || page.view().senderEmail || text("theSender")), "quiet-text"), paragraph(answer.text));
    row.append(quote);
  }
  return row;
}

function showPlace() {
  $("ask-mark").textContent = place ? text("askPage", place.pageIndex) : text("askMark");
  $("ask-unmark").hidden = !place;
}

function show() {
  const view = page.view();
  translatePage();
  $("ask-title").textContent = view.senderName || view.senderEmail ? text("askTitle", view.senderName || view.senderEmail) : text("ask");
  $("ask-list").replaceChildren(...(view.questions ?? []).map(rowOf));
  $("ask-new").hidden = $("ask-send").hidden = !view.canAsk;
  showPlace();
  pin();
}

// ---- pins on the pages

const pinOf = (number) => document.querySelector(`.ask-pin[data-question="${number}"]`);

function put(element, at) {
  const size = ownPage(at.pageIndex);
  element.style.left = `${100 * at.left / size.width}%`;
  element.style.top = `${100 * at.top / size.height}%`;
  if (element.parentElement !== figureOf(at.pageIndex)) figureOf(at.pageIndex).append(element);
}

function makePin(words) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "ask-pin";
  const sign = document.createElement("span");
  sign.textContent = "?";
  button.append(sign);
  button.setAttribute("aria-label", words);
  return button;
}

function pin() {
  for (const each of document.querySelectorAll(".ask-pin")) each.remove();
  for (const [index, question] of (page.view().questions ?? []).entries()) {
    if (!question.pageIndex || !figureOf(question.pageIndex)) continue;
    const button = makePin(`${text("askPin", index + 1)}: ${question.text}`);
    button.dataset.question = question.number;
    button.addEventListener("click", () => openQuestions(page));
    put(button, question);
  }
}

// ---- marking a place

/** The place on a page that is in the middle of the window. */
function middle() {
  const figures = [...document.querySelectorAll(".page")];
  const figure = figures.find((each) => each.getBoundingClientRect().bottom > innerHeight / 2) ?? figures.at(-1);
  const box = figure.getBoundingClientRect();
  return within({ pageIndex: Number(figure.dataset.page), left: ownPage(figure.dataset.page).width / 2,
    top: (innerHeight / 2 - box.top) * ownPage(figure.dataset.page).height / box.height });
}

function within({ pageIndex, left, top }) {
  const size = ownPage(pageIndex);
  return { pageIndex, left: Math.round(Math.max(0, Math.min(size.width, left))), top: Math.round(Math.max(0, Math.min(size.height, top))) };
}

function mark() {
  $("ask-dialog").close();
  let at = place ?? middle();
  const bar = document.createElement("div");
  bar.className = "ask-hint";
  bar.setAttribute("role", "region");
  bar.setAttribute("aria-labelledby", "ask-mark-hint");
  bar.innerHTML = hint;
  document.body.append(bar);
  document.body.classList.add("ask-marking");
  translatePage();
  const button = makePin(text("askHint"));
  button.classList.add("moving");
  put(button, at);
  const end = new AbortController();
  const finish = (chosen) => {
    end.abort();
    bar.remove();
    button.remove();
    document.body.classList.remove("ask-marking");
    if (chosen) place = chosen;
    open();
    $("ask-question").focus();
  };
  const options = { signal: end.signal, capture: true };
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") finish(null);
    else if (event.target === button && event.key === "Enter") finish(at);
    else {
      const far = event.shiftKey ? 50 : 10;
      const step = { ArrowLeft: [-far, 0], ArrowRight: [far, 0], ArrowUp: [0, -far], ArrowDown: [0, far] }[event.key];
      if (!step || event.target !== button) return;
      at = within({ pageIndex: at.pageIndex, left: at.left + step[0], top: at.top + step[1] });
      put(button, at);
      button.scrollIntoView({ block: "nearest" });
    }
    event.preventDefault();
    event.stopPropagation();
  }, options);
  // A field under the pointer must not open.
  for (const name of ["pointerdown", "mousedown", "click"]) document.addEventListener(name, (event) => {
    const figure = event.target.closest?.(".page");
    if (!figure) return;
    event.preventDefault();
    event.stopPropagation();
    if (name !== "click" || event.detail === 0) return;
    const box = figure.getBoundingClientRect();
    const size = ownPage(figure.dataset.page);
    at = within({ pageIndex: Number(figure.dataset.page), left: (event.clientX - box.left) * size.width / box.width, top: (event.clientY - box.top) * size.height / box.height });
    put(button, at);
    button.focus({ preventScroll: true });
  }, options);
  $("ask-mark-cancel").addEventListener("click", () => finish(null), { signal: end.signal });
  $("ask-mark-done").addEventListener("click", () => finish(at), { signal: end.signal });
  button.scrollIntoView({ block: "center" });
  button.focus({ preventScroll: true });
}

function open() {
  show();
  $("ask-error").textContent = "";
  $("ask-dialog").showModal();
}

/** `view` answers what the service said last; `call` asks the service. */
export function openQuestions(given) {
  setUp(given);
  open();
  (page.view().canAsk ? $("ask-question") : $("ask-close")).focus();
}

/** Puts a pin at the place of each question. */
export function showPins(given) {
  setUp(given);
  pin();
}
